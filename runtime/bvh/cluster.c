/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Trees of few references, from the leaves up: any two clusters that are each other's nearest
 * become one, until one is left (Walter et al., Fast Agglomerative Clustering for Rendering, 2008).
 * At the bottom of a tree this is several times as fast as splitting.
 *
 * The distance is the area of the box around both times their references and two: by the area
 * alone, trees are up to 1 % dearer and a third deeper. A cluster that grows comes no nearer to
 * another one, so it does not matter which pairs are joined first, and who is nearest has to be
 * found anew only where the one that was has been joined.
 *
 * Every reference or cluster has a lane. Distances are computed with all lanes at once, from boxes
 * that are relative to those of the set; what is in the nodes is exact.
 */
#include "runtime/bvh/hull.h"
#include "runtime/bvh/topdown.h"

#ifdef __AVX__
#define LANES 8
typedef float lanes __attribute__((vector_size(32)));
typedef int32_t lanes_i __attribute__((vector_size(32)));
#define MIN(a, b) ((lanes)_mm256_min_ps((__m256)(a), (__m256)(b)))
#define MAX(a, b) ((lanes)_mm256_max_ps((__m256)(a), (__m256)(b)))
#else
#define LANES 4
typedef rw_v4 lanes;
typedef rw_v4i lanes_i;
#define MIN(a, b) rw_v4_min(a, b)
#define MAX(a, b) rw_v4_max(a, b)
#endif

#define TINY 1e-20f /* area: references without one are joined two by two, not in a chain */
#define VECTORS (RW_FEW_REFS / LANES)
#define FAR 4.0f /* a box from -FAR to FAR is larger than all that are in use: they are in 0..1 */

/* The last bits of a distance hold the lane, so that the least one says whose it is. */
#define LANE_BITS (RW_FEW_REFS - 1)

struct clusters {
    union {
        lanes v[6][VECTORS]; /* lower, then upper */
        float f[6][RW_FEW_REFS];
    } box;
    union {
        lanes v[VECTORS];
        float f[RW_FEW_REFS];
    } size; /* references */
    struct rw_box exact[RW_FEW_REFS];
    uint32_t code[RW_FEW_REFS];
    unsigned nearest[RW_FEW_REFS];
    uint32_t live;
};

static void set_lane(struct clusters *c, unsigned lane, rw_v4 lower, rw_v4 upper)
{
    for (int a = 0; a < 3; a++) {
        c->box.f[a][lane] = lower[a];
        c->box.f[3 + a][lane] = upper[a];
    }
}

static void fill_lanes(struct clusters *c, const struct rw_ref *refs, const struct rw_set *set)
{
    rw_v4 origin = rw_v4_xyz(set->bounds.lower), extent = rw_v4_xyz(set->bounds.upper) - origin;
    const rw_v4 far = {FAR, FAR, FAR, FAR};
    float most = 1e-37f; /* neither this nor its inverse is denormal */
    for (int a = 0; a < 3; a++) most = extent[a] > most ? extent[a] : most;
    float scale = 1 / most;
    unsigned count = rw_set_count(set);
    for (unsigned i = 0; i < count; i++) {
        struct rw_box box = rw_ref_box(&refs[set->begin + i]);
        c->exact[i] = box;
        c->size.f[i] = 1;
        c->code[i] = RW_REF | (set->begin + i);
        set_lane(c, i, (rw_v4_xyz(box.lower) - origin) * scale,
                 (rw_v4_xyz(box.upper) - origin) * scale);
    }
    for (unsigned i = count; i < RW_FEW_REFS; i++) set_lane(c, i, -far, far), c->size.f[i] = 1;
    c->live = (uint32_t)(((uint64_t)1 << count) - 1);
}

/* Distances are positive, and so in the same order as numbers of their bits. */
static unsigned find_nearest(const struct clusters *c, unsigned lane)
{
    union {
        lanes v;
        float f[LANES];
        uint32_t u[LANES];
    } best = {.v = (lanes){0} + FLT_MAX};
    for (unsigned k = 0; k < VECTORS; k++) {
        lanes e[3];
        for (int a = 0; a < 3; a++) {
            lanes lower = (lanes){0} + c->box.f[a][lane],
                  upper = (lanes){0} + c->box.f[3 + a][lane];
            e[a] = MAX(upper, c->box.v[3 + a][k]) - MIN(lower, c->box.v[a][k]);
        }
        lanes area =
            (e[0] * (e[1] + e[2]) + e[1] * e[2] + TINY) * (c->size.v[k] + (c->size.f[lane] + 2));
        lanes_i number;
        for (int i = 0; i < LANES; i++) number[i] = (int32_t)(k * LANES) + i;
        lanes_i itself = number == (int32_t)lane;
        lanes key = (lanes)(((lanes_i)area & ~LANE_BITS) | number);
        key = (lanes)((lanes_i)key | (itself & 0x60000000));
        best.v = MIN(key, best.v);
    }
    for (int i = 1; i < LANES; i++)
        if (best.u[i] < best.u[0]) best.u[0] = best.u[i];
    return best.u[0] & LANE_BITS;
}

/* Lane j goes into lane i. */
static void join_lanes(struct clusters *c, struct rw_binary_node *nodes, uint32_t number,
                       unsigned i, unsigned j)
{
    rw_box_grow(&c->exact[i], c->exact[j]);
    struct rw_binary_node *node = &nodes[number];
    node->left = c->code[i];
    node->right = c->code[j];
    rw_set_node_box(node, c->exact[i]);
    c->code[i] = number;
    c->size.f[i] += c->size.f[j];
    c->live &= ~(1u << j);
    for (int a = 0; a < 3; a++) {
        float *lower = c->box.f[a], *upper = c->box.f[3 + a];
        if (lower[j] < lower[i]) lower[i] = lower[j];
        if (upper[j] > upper[i]) upper[i] = upper[j];
        lower[j] = -FAR;
        upper[j] = FAR;
    }
}

uint32_t rw_cluster_few(struct rw_bvh_build *b, const struct rw_set *set)
{
    struct clusters c;
    uint32_t number = set->begin;
    fill_lanes(&c, b->refs, set);
    uint32_t stale = c.live;
    while (c.live & (c.live - 1)) {
        uint32_t joined = 0;
        for (uint32_t m = stale; m; m &= m - 1) {
            unsigned i = (unsigned)__builtin_ctz(m);
            c.nearest[i] = find_nearest(&c, i);
        }
        for (uint32_t m = c.live; m; m &= m - 1) {
            unsigned i = (unsigned)__builtin_ctz(m), j = c.nearest[i];
            if (i > j || c.nearest[j] != i) continue;
            join_lanes(&c, b->nodes, ++number, i, j);
            joined |= 1u << i | 1u << j;
        }
        stale = joined & c.live;
        for (uint32_t m = c.live & ~joined; m; m &= m - 1) {
            unsigned i = (unsigned)__builtin_ctz(m);
            stale |= (joined >> c.nearest[i] & 1) << i;
        }
    }
    return c.code[0];
}
