/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Divides a set into its two sides, which then lie one after the other where the set was. By one
 * thread in place; by all threads in slices by way of scratch memory: each slice is counted, the
 * counts are summed, then each slice writes to its own place.
 */
#include "runtime/bvh/split.h"

#include <string.h>

static struct rw_set empty_set(uint32_t begin)
{
    return (struct rw_set){
        .begin = begin, .end = begin, .bounds = rw_box_empty(), .centres = rw_box_empty()};
}

/* ---- by all threads -------------------------------------------------------------------------- */

struct slice {
    struct rw_set side[2]; /* begin, end: in scratch memory */
};

struct scatter {
    struct rw_topdown *t;
    const struct rw_set *set;
    rw_divide_cb divide;
    const void *user;
    uint32_t total; /* references on both sides */
    struct slice slices[RW_SLICES];
};

static void count_slice(void *user, uint32_t index)
{
    struct scatter *s = user;
    struct slice *slice = &s->slices[index];
    uint32_t end = rw_slice_begin(s->set, index + 1);
    struct rw_ref halves[2];
    slice->side[0] = slice->side[1] = empty_set(0);
    for (uint32_t i = rw_slice_begin(s->set, index); i < end; i++) {
        unsigned sides = s->divide(s->user, &s->t->b->refs[i], halves);
        for (int k = 0; k < 2; k++) {
            if (!(sides >> k & 1)) continue;
            rw_set_add(&slice->side[k], rw_ref_box(&halves[k]));
            slice->side[k].end++;
        }
    }
}

static void write_slice(void *user, uint32_t index)
{
    struct scatter *s = user;
    uint32_t end = rw_slice_begin(s->set, index + 1);
    uint32_t to[2] = {s->slices[index].side[0].begin, s->slices[index].side[1].begin};
    struct rw_ref halves[2];
    for (uint32_t i = rw_slice_begin(s->set, index); i < end; i++) {
        unsigned sides = s->divide(s->user, &s->t->b->refs[i], halves);
        for (int k = 0; k < 2; k++)
            if (sides >> k & 1) s->t->scratch[to[k]++] = halves[k];
    }
}

static void copy_slice(void *user, uint32_t index)
{
    struct scatter *s = user;
    uint32_t begin = s->set->begin + (uint32_t)((uint64_t)s->total * index / RW_SLICES);
    uint32_t end = s->set->begin + (uint32_t)((uint64_t)s->total * (index + 1) / RW_SLICES);
    memcpy(&s->t->b->refs[begin], &s->t->scratch[begin], (end - begin) * sizeof *s->t->scratch);
}

void rw_divide_parallel(struct rw_topdown *t, const struct rw_set *set, rw_divide_cb divide,
                        const void *user, struct rw_set side[2])
{
    struct scatter s = {.t = t, .set = set, .divide = divide, .user = user};
    rw_pool_for(t->pool, RW_SLICES, count_slice, &s);
    uint32_t next = set->begin;
    for (int k = 0; k < 2; k++) {
        side[k] = empty_set(next);
        for (uint32_t i = 0; i < RW_SLICES; i++) {
            struct rw_set *from = &s.slices[i].side[k];
            uint32_t count = rw_set_count(from);
            from->begin = next;
            next += count;
            rw_box_grow(&side[k].bounds, from->bounds);
            rw_box_grow(&side[k].centres, from->centres);
        }
        side[k].end = next;
    }
    s.total = next - set->begin;
    rw_pool_for(t->pool, RW_SLICES, write_slice, &s);
    rw_pool_for(t->pool, RW_SLICES, copy_slice, &s);
}

/* ---- by object splits ------------------------------------------------------------------------ */

static unsigned divide_object(const void *user, const struct rw_ref *ref, struct rw_ref out[2])
{
    const struct rw_object_split *split = user;
    unsigned side = rw_bin_of(&split->binning, rw_ref_box(ref))[split->axis] >= split->bin;
    out[side] = *ref;
    return 1u << side;
}

static bool goes_left(const struct rw_object_split *split, struct rw_box box)
{
    return rw_bin_of(&split->binning, box)[split->axis] < split->bin;
}

static void divide_in_place(struct rw_ref *refs, const struct rw_set *set,
                            const struct rw_object_split *split, struct rw_set side[2])
{
    struct rw_set left = empty_set(set->begin), right = empty_set(set->end);
    while (left.end < right.begin) {
        struct rw_ref *first = &refs[left.end];
        struct rw_box box = rw_ref_box(first);
        if (goes_left(split, box)) {
            rw_set_add(&left, box);
            left.end++;
            continue;
        }
        rw_set_add(&right, box);
        struct rw_ref swap = refs[--right.begin];
        refs[right.begin] = *first;
        *first = swap;
    }
    side[0] = left;
    side[1] = right;
}

void rw_divide_objects(struct rw_topdown *t, const struct rw_set *set,
                       const struct rw_object_split *split, struct rw_set side[2])
{
    if (t->pool)
        rw_divide_parallel(t, set, divide_object, split, side);
    else
        divide_in_place(t->b->refs, set, split, side);
}

void rw_split_binned(struct rw_topdown *t, const struct rw_set *set, struct rw_set side[2])
{
    struct rw_object_split split = {.axis = -1};
    if (rw_set_count(set) > 2) split = rw_find_object_split(t, set);
    if (split.axis < 0)
        rw_split_median(t, set, side);
    else
        rw_divide_objects(t, set, &split, side);
}
