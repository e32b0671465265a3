/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Large triangles are split before a build that cannot split them later (Karras and Aila, Fast
 * Parallel Construction of High-Quality Bounding Volume Hierarchies, 2013, section 4). The splits
 * that the budget allows are shared out by how much of a triangle's box is empty and how coarse
 * the grid planes are that it crosses; a triangle is cut at the coarsest of them first.
 */
#include <math.h>

#include "runtime/bvh/clip.h"
#include "runtime/bvh/morton.h"
#include "runtime/base/memory.h"

#define CHUNK 4096
#define MOST_SPLITS 64 /* of one triangle */
#define GRID_LEVELS 20 /* planes at multiples of 2^-20 of the bounds */

struct presplit {
    struct rw_bvh_build *b;
    float *priority;
    uint32_t *chunk_sum; /* splits of a chunk, then before it */
    double scale[3];     /* to the grid */
    double factor;       /* splits per priority */
    uint32_t ref_count;  /* before splitting */
};

/* The coarsest plane that a box crosses: level 0 halves the bounds. GRID_LEVELS: none. */
static int coarsest_plane(const struct presplit *s, struct rw_box box, int *axis, float *position)
{
    int best = GRID_LEVELS;
    double widest = 0;
    for (int a = 0; a < 3; a++) {
        double origin = s->b->bounds.lower[a];
        uint32_t low = (uint32_t)(((double)box.lower[a] - origin) * s->scale[a]);
        uint32_t high = (uint32_t)(((double)box.upper[a] - origin) * s->scale[a]);
        if (low == high) continue;
        int bit = 31 - __builtin_clz(low ^ high), level = GRID_LEVELS - 1 - bit;
        double extent = (double)box.upper[a] - box.lower[a];
        double plane = origin + (double)(high >> bit << bit) / s->scale[a];
        bool inside = (float)plane > box.lower[a] && (float)plane < box.upper[a];
        if (!inside || level > best || (level == best && extent <= widest)) continue;
        best = level, widest = extent, *axis = a, *position = (float)plane;
    }
    return best;
}

/* Half the area of the triangle's projections: the least a box around its pieces can have. */
static double ideal_area(const struct rw_corners *c)
{
    double e1[3], e2[3], sum = 0;
    for (int a = 0; a < 3; a++) {
        e1[a] = (double)c->v[1][a] - c->v[0][a];
        e2[a] = (double)c->v[2][a] - c->v[0][a];
    }
    for (int a = 0; a < 3; a++)
        sum += fabs(e1[(a + 1) % 3] * e2[(a + 2) % 3] - e1[(a + 2) % 3] * e2[(a + 1) % 3]);
    return 0.5 * sum;
}

static float priority_of(const struct presplit *s, const struct rw_ref *ref)
{
    int axis;
    float position;
    struct rw_box box = rw_ref_box(ref);
    int level = coarsest_plane(s, box, &axis, &position);
    if (level == GRID_LEVELS) return 0;
    struct rw_corners corners = rw_clip_corners(s->b, ref);
    double empty = rw_box_area(box) - ideal_area(&corners);
    double whole = rw_box_area(s->b->bounds);
    return empty > 0 && whole > 0 ? (float)cbrt(ldexp(empty / whole, -level)) : 0;
}

static uint32_t chunk_end(const struct presplit *s, uint32_t chunk)
{
    uint32_t end = (chunk + 1) * CHUNK;
    return end < s->ref_count ? end : s->ref_count;
}

static void find_priorities(void *user, uint32_t chunk)
{
    struct presplit *s = user;
    for (uint32_t i = chunk * CHUNK; i < chunk_end(s, chunk); i++)
        s->priority[i] = priority_of(s, &s->b->refs[i]);
}

static uint32_t splits_of(const struct presplit *s, uint32_t i)
{
    double splits = s->factor * s->priority[i];
    return splits < MOST_SPLITS ? (uint32_t)splits : MOST_SPLITS;
}

static void count_splits(void *user, uint32_t chunk)
{
    struct presplit *s = user;
    s->chunk_sum[chunk] = 0;
    for (uint32_t i = chunk * CHUNK; i < chunk_end(s, chunk); i++)
        s->chunk_sum[chunk] += splits_of(s, i);
}

static uint64_t total_splits(struct presplit *s, uint32_t chunk_count, double factor)
{
    uint64_t sum = 0;
    s->factor = factor;
    rw_build_threads_for(&s->b->pool, chunk_count, count_splits, s);
    for (uint32_t i = 0; i < chunk_count; i++) sum += s->chunk_sum[i];
    return sum;
}

/* The greatest factor, to 1 in 1000, with which all splits fit into the budget. */
static void find_factor(struct presplit *s, uint32_t chunk_count, uint64_t budget)
{
    double low = 0, high = 1;
    while (high < 1e12 && total_splits(s, chunk_count, high) <= budget) low = high, high *= 4;
    for (int i = 0; i < 12; i++) {
        double middle = 0.5 * (low + high);
        if (total_splits(s, chunk_count, middle) <= budget)
            low = middle;
        else
            high = middle;
    }
    total_splits(s, chunk_count, low);
}

/* ---- splitting ---- */

/* Cuts a reference `splits` times at most; pieces but the first go to `extra`. Returns their
 * number. The rest of the splits is shared out by extent. */
static uint32_t split_ref(const struct presplit *s, struct rw_ref *ref, uint32_t splits,
                          struct rw_ref *extra)
{
    int axis;
    float position;
    struct rw_box box = rw_ref_box(ref), half[2];
    if (splits == 0 || coarsest_plane(s, box, &axis, &position) == GRID_LEVELS) return 0;
    struct rw_corners corners = rw_clip_corners(s->b, ref);
    rw_clip(&corners, box, axis, position, half);
    if (rw_box_is_empty(half[0]) || rw_box_is_empty(half[1])) return 0;
    extra[0] = *ref;
    rw_set_ref_box(&extra[0], half[1]);
    rw_set_ref_box(ref, half[0]);
    double left = sqrt(rw_box_area(half[0])), right = sqrt(rw_box_area(half[1]));
    uint32_t rest = splits - 1, to_left = 0;
    if (left + right > 0) to_left = (uint32_t)(rest * (left / (left + right)) + 0.5);
    uint32_t added = 1;
    added += split_ref(s, ref, to_left, extra + added);
    added += split_ref(s, &extra[0], rest - to_left, extra + added);
    return added;
}

/* What a chunk does not use of its room is marked by an inverted box. */
static void split_chunk(void *user, uint32_t chunk)
{
    struct presplit *s = user;
    struct rw_ref *extra = &s->b->refs[s->ref_count + s->chunk_sum[chunk]];
    for (uint32_t i = chunk * CHUNK; i < chunk_end(s, chunk); i++) {
        uint32_t splits = splits_of(s, i);
        uint32_t added = split_ref(s, &s->b->refs[i], splits, extra);
        for (uint32_t k = added; k < splits; k++) rw_set_ref_box(&extra[k], rw_box_empty());
        extra += splits;
    }
}

static void split_all(struct presplit *s, uint32_t chunk_count)
{
    struct rw_bvh_build *b = s->b;
    uint32_t next = 0;
    for (uint32_t i = 0; i < chunk_count; i++) {
        uint32_t sum = s->chunk_sum[i];
        s->chunk_sum[i] = next;
        next += sum;
    }
    rw_build_threads_for(&b->pool, chunk_count, split_chunk, s);
    for (uint32_t i = s->ref_count; i < s->ref_count + next; i++)
        if (!rw_box_is_empty(rw_ref_box(&b->refs[i]))) b->refs[b->ref_count++] = b->refs[i];
}

RTresult rw_presplit(struct rw_bvh_build *b)
{
    struct presplit s = {.b = b, .ref_count = b->ref_count};
    uint32_t chunk_count = (b->ref_count + CHUNK - 1) / CHUNK;
    uint64_t budget = b->ref_capacity - b->primitive_count;
    if (budget == 0) return RT_SUCCESS;
    s.priority = rw_malloc(b->ref_count * sizeof *s.priority);
    s.chunk_sum = rw_malloc(chunk_count * sizeof *s.chunk_sum);
    bool fits = s.priority && s.chunk_sum;
    if (fits) {
        for (int a = 0; a < 3; a++) {
            double extent = (double)b->bounds.upper[a] - b->bounds.lower[a];
            s.scale[a] = extent > 0 ? ((1 << GRID_LEVELS) - 1) / extent : 0;
        }
        rw_build_threads_for(&b->pool, chunk_count, find_priorities, &s);
        find_factor(&s, chunk_count, budget);
        split_all(&s, chunk_count);
    }
    rw_free(s.chunk_sum);
    rw_free(s.priority);
    return fits ? RT_SUCCESS : RT_ERROR_MEMORY_ALLOCATION_FAILED;
}
