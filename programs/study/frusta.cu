/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Breadth first (Garanzha and Loop 2010): 32 rays that follow one another are a group, bounded by
 * intervals of their origins and directions. Groups go through the tree level by level, as pairs of
 * a group and a node in a queue; the pairs of groups and leaves are then tested ray by ray. What
 * does not fit into the queues is counted all the same, and the host tries fewer groups.
 */
#include "programs/study/args.h"
#include "programs/study/common.cuh"

typedef unsigned long long study_word;

/* Least and most of what the rays of a group have: origin, 1 / direction, tmin and tmax. An axis
 * along which they go both ways bounds nothing. */
typedef struct study_frustum {
    float origin[2][3], inverse[2][3], tmin, tmax;
    int both[3];
} study_frustum;

STUDY_FUNCTION void study_add_ray(study_frustum *f, const float *ray)
{
    for (int a = 0; a < 3; a++) {
        float inverse = study_inverse(ray[4 + a]);
        if ((f->inverse[0][a] < 0.0f) != (inverse < 0.0f) && f->tmax > -1e38f) f->both[a] = 1;
        f->origin[0][a] = fminf(f->origin[0][a], ray[a]);
        f->origin[1][a] = fmaxf(f->origin[1][a], ray[a]);
        f->inverse[0][a] = f->tmax > -1e38f ? fminf(f->inverse[0][a], inverse) : inverse;
        f->inverse[1][a] = f->tmax > -1e38f ? fmaxf(f->inverse[1][a], inverse) : inverse;
    }
    f->tmin = fminf(f->tmin, ray[3]);
    f->tmax = fmaxf(f->tmax, ray[7]);
}

STUDY_KERNEL(study_group_kernel)(struct study_args args, struct study_frusta f)
{
    unsigned group = STUDY_THREAD();
    study_frustum bounds = {{{1e38f, 1e38f, 1e38f}, {-1e38f, -1e38f, -1e38f}},
                            {{0, 0, 0}, {0, 0, 0}},
                            1e38f,
                            -1e38f,
                            {0, 0, 0}};
    if (group >= f.groups) return;
    for (unsigned k = 0; k < 32; k++) {
        unsigned ray = (f.first + group) * 32 + k;
        const float *r = (const float *)args.rays + 8 * (size_t)ray;
        if (ray < args.count && r[7] > r[3]) study_add_ray(&bounds, r);
        if (ray < args.count)
            ((study_word *)f.best)[ray] =
                (study_word)(unsigned)__float_as_int(r[7] > r[3] ? r[7] : 0.0f) << 32 | 0xffffffffu;
    }
    ((study_frustum *)f.bounds)[group] = bounds;
    study_word pair = (study_word)group << 32 | (unsigned)args.root;
    if (args.root < 0)
        ((study_word *)f.leaves)[group] = pair;
    else
        ((study_word *)f.pairs)[group] = pair;
}

/* From where to where along an axis some ray of the group may be between two planes. */
STUDY_FUNCTION void study_clip(const study_frustum *f, int a, float lower, float upper,
                               float *enter, float *leave)
{
    float first = f->inverse[0][a] < 0.0f ? upper : lower;
    float last = f->inverse[0][a] < 0.0f ? lower : upper;
    float p = first - f->origin[0][a], q = first - f->origin[1][a];
    if (f->both[a]) return;
    *enter = fmaxf(*enter, fminf(fminf(p * f->inverse[0][a], p * f->inverse[1][a]),
                                 fminf(q * f->inverse[0][a], q * f->inverse[1][a])));
    p = last - f->origin[0][a], q = last - f->origin[1][a];
    *leave = fminf(*leave, fmaxf(fmaxf(p * f->inverse[0][a], p * f->inverse[1][a]),
                                 fmaxf(q * f->inverse[0][a], q * f->inverse[1][a])));
}

STUDY_FUNCTION bool study_reaches(const study_frustum *f, float4 xy, float low, float high)
{
    float enter = f->tmin, leave = f->tmax;
    study_clip(f, 0, xy.x, xy.y, &enter, &leave);
    study_clip(f, 1, xy.z, xy.w, &enter, &leave);
    study_clip(f, 2, low, high, &enter, &leave);
    return enter <= leave;
}

STUDY_FUNCTION void study_add_pair(const struct study_frusta *f, unsigned group, int child)
{
    bool leaf = child < 0;
    unsigned *count = (unsigned *)f->counts + (leaf ? STUDY_LEAF_PAIRS : STUDY_NEXT_PAIRS);
    unsigned place = atomicAdd(count, 1u);
    if (place < f->room)
        ((study_word *)(leaf ? f->leaves : f->next_pairs))[place] =
            (study_word)group << 32 | (unsigned)child;
}

/* One level: the children that the group reaches. */
STUDY_KERNEL(study_level_kernel)(struct study_args args, struct study_frusta f)
{
    unsigned count = ((const unsigned *)f.counts)[STUDY_PAIRS];
    study_state s = {0};
    study_clear_counts(&s);
    for (unsigned k = STUDY_THREAD(); k < count; k += STUDY_THREADS()) {
        study_word pair = ((const study_word *)f.pairs)[k];
        unsigned group = (unsigned)(pair >> 32);
        int node = (int)(unsigned)pair;
        const study_frustum bounds = ((const study_frustum *)f.bounds)[group];
        study_count(&s, STUDY_NODES, STUDY_NODE_STEPS);
        float4 p = study_fetch_node(&args, 4 * node), q = study_fetch_node(&args, 4 * node + 1);
        float4 z = study_fetch_node(&args, 4 * node + 2), c = study_fetch_node(&args, 4 * node + 3);
        if (study_reaches(&bounds, p, z.x, z.y)) study_add_pair(&f, group, __float_as_int(c.x));
        if (study_reaches(&bounds, q, z.z, z.w)) study_add_pair(&f, group, __float_as_int(c.y));
    }
    study_add_counts(&args, &s);
}

/* A warp for a group and a leaf, a lane for a ray. */
STUDY_KERNEL(study_leaf_kernel)(struct study_args args, struct study_frusta f)
{
    unsigned count = ((const unsigned *)f.counts)[STUDY_LEAF_PAIRS];
    study_state s = {0};
    study_clear_counts(&s);
    for (unsigned k = STUDY_THREAD() / 32; k < count; k += STUDY_THREADS() / 32) {
        study_word pair = ((const study_word *)f.leaves)[k];
        unsigned ray = (f.first + (unsigned)(pair >> 32)) * 32 + STUDY_LANE();
        if (ray >= args.count) continue;
        study_begin(&args, &s, ray);
        s.tmax = __int_as_float((int)(((const study_word *)f.best)[ray] >> 32));
        study_test_leaf(&args, &s, (int)(unsigned)pair);
        if (s.triangle >= 0)
            atomicMin((study_word *)f.best + ray,
                      (study_word)(unsigned)__float_as_int(s.tmax) << 32 | (unsigned)s.triangle);
    }
    study_add_counts(&args, &s);
}

STUDY_KERNEL(study_result_kernel)(struct study_args args, struct study_frusta f)
{
    study_state s = {0};
    unsigned k = STUDY_THREAD();
    s.ray = f.first * 32 + k;
    if (k >= f.groups * 32 || s.ray >= args.count) return;
    study_word best = ((const study_word *)f.best)[s.ray];
    s.tmax = __int_as_float((int)(best >> 32));
    s.triangle = (int)(unsigned)best;
    study_end(&args, &s);
}
