/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Divides a set into its two sides, which then lie one after the other where the set was, followed
 * by what spatial splits added to the right side. All threads together: each slice is divided in
 * place; what then lies on the wrong side of the middle is swapped, the k-th on the left of it
 * with the k-th on the right.
 */
#include "runtime/bvh/split.h"

#include <math.h>
#include <string.h>

static struct rw_set empty_set(uint32_t begin)
{
    return (struct rw_set){.begin = begin, .end = begin, .bounds = rw_box_empty()};
}

/* ---- in slices ---- */

/* References that lie on the wrong side of the middle: of slice i, those from begin[i], and
 * `before` of them in earlier slices. */
struct misplaced {
    uint32_t begin[RW_SLICES];
    uint32_t before[RW_SLICES + 1];
};

struct slices {
    struct rw_topdown *t;
    uint32_t begin, count;
    rw_divide_cb divide;
    const void *user;
    struct rw_set side[RW_SLICES][2];
    uint32_t extra[RW_SLICES + 1]; /* of each slice; then before each slice */
    struct misplaced left, right;  /* of the middle */
};

/* What is added waits in scratch memory, where the slice is in the set. */
static void divide_slice(void *user, uint32_t index)
{
    struct slices *s = user;
    struct rw_set *side = s->side[index];
    uint32_t begin = rw_slice_begin(s->begin, s->count, index);
    side[0] = empty_set(begin);
    side[1] = empty_set(rw_slice_begin(s->begin, s->count, index + 1));
    s->extra[index] = s->divide(s->user, s->t->b->refs, side, s->t->scratch + begin);
}

/* The part of begin .. end - 1 that lies in low .. high - 1 is misplaced. */
static void add_misplaced(struct misplaced *m, uint32_t slice, uint32_t begin, uint32_t end,
                          uint32_t low, uint32_t high)
{
    if (begin < low) begin = low;
    if (end > high) end = high;
    m->begin[slice] = begin;
    m->before[slice + 1] = m->before[slice] + (begin < end ? end - begin : 0);
}

static uint32_t find_misplaced(struct slices *s)
{
    uint32_t middle = s->begin, end = s->begin + s->count;
    for (int i = 0; i < RW_SLICES; i++) middle += rw_set_count(&s->side[i][0]);
    s->left.before[0] = s->right.before[0] = 0;
    for (uint32_t i = 0; i < RW_SLICES; i++) {
        const struct rw_set *side = s->side[i];
        add_misplaced(&s->left, i, side[1].begin, side[1].end, s->begin, middle);
        add_misplaced(&s->right, i, side[0].begin, side[0].end, middle, end);
    }
    return middle;
}

/* Slice of the k-th misplaced reference. */
static uint32_t slice_of(const struct misplaced *m, uint32_t k)
{
    uint32_t slice = 0;
    while (m->before[slice + 1] <= k) slice++;
    return slice;
}

static void swap_slice(void *user, uint32_t index)
{
    struct slices *s = user;
    uint32_t total = s->left.before[RW_SLICES];
    uint32_t k = rw_slice_begin(0, total, index), end = rw_slice_begin(0, total, index + 1);
    if (k == end) return;
    uint32_t l = slice_of(&s->left, k), r = slice_of(&s->right, k);
    for (; k < end; k++) {
        while (s->left.before[l + 1] <= k) l++;
        while (s->right.before[r + 1] <= k) r++;
        struct rw_ref *a = &s->t->b->refs[s->left.begin[l] + (k - s->left.before[l])];
        struct rw_ref *b = &s->t->b->refs[s->right.begin[r] + (k - s->right.before[r])];
        rw_ref_bits swap = rw_take_ref(a);
        rw_put_ref(a, rw_take_ref(b));
        rw_put_ref(b, swap);
    }
}

static void append_extra(struct slices *s, struct rw_set *right)
{
    for (uint32_t i = 0; i < RW_SLICES; i++) {
        uint32_t from = rw_slice_begin(s->begin, s->count, i);
        memcpy(&s->t->b->refs[right->end], &s->t->scratch[from],
               s->extra[i] * sizeof *s->t->scratch);
        right->end += s->extra[i];
    }
}

static void divide_slices(struct rw_topdown *t, const struct rw_set *set, rw_divide_cb divide,
                          const void *user, struct rw_set side[2])
{
    struct slices s = {
        .t = t, .begin = set->begin, .count = rw_set_count(set), .divide = divide, .user = user};
    rw_build_threads_for(t->pool, RW_SLICES, divide_slice, &s);
    uint32_t middle = find_misplaced(&s);
    rw_build_threads_for(t->pool, RW_SLICES, swap_slice, &s);
    side[0] = empty_set(set->begin);
    side[1] = empty_set(middle);
    for (int i = 0; i < RW_SLICES; i++) {
        rw_box_grow(&side[0].bounds, s.side[i][0].bounds);
        rw_box_grow(&side[1].bounds, s.side[i][1].bounds);
    }
    side[0].end = middle;
    side[1].end = set->end;
    append_extra(&s, &side[1]);
}

void rw_divide(struct rw_topdown *t, const struct rw_set *set, rw_divide_cb divide,
               const void *user, struct rw_set side[2])
{
    if (t->pool) {
        divide_slices(t, set, divide, user, side);
        return;
    }
    side[0] = empty_set(set->begin);
    side[1] = empty_set(set->end);
    uint32_t extra = divide(user, t->b->refs, side, &t->b->refs[set->end]);
    side[1].end += extra;
}

/* ---- by object splits ---- */

static uint32_t divide_objects(const void *user, struct rw_ref *refs, struct rw_set side[2],
                               struct rw_ref *extra)
{
    const struct rw_object_split *split = user;
    uint32_t next = side[0].begin, end = side[1].begin;
    const int axis = split->plane.axis;
    const float origin = split->binning.origin[axis], scale = split->binning.scale[axis];
    const float plane = (float)split->plane.bin;
    (void)extra;
    for (uint32_t i = next; i < end; i++) {
        bool goes_left = (refs[i].lower[axis] + refs[i].upper[axis] - origin) * scale < plane;
        rw_ref_bits ref = rw_take_ref(&refs[i]);
        rw_put_ref(&refs[i], rw_take_ref(&refs[next]));
        rw_put_ref(&refs[next], ref);
        next += goes_left;
    }
    side[0].end = side[1].begin = next;
    return 0;
}

void rw_divide_objects(struct rw_topdown *t, const struct rw_set *set,
                       const struct rw_object_split *split, struct rw_set side[2])
{
    rw_divide(t, set, divide_objects, split, side);
    side[0].bounds = split->bounds[0];
    side[1].bounds = split->bounds[1];
}

void rw_split_binned(struct rw_topdown *t, const struct rw_set *set, struct rw_set side[2])
{
    struct rw_object_split split;
    rw_find_object_split(t, set, &split);
    if (split.plane.cost < INFINITY)
        rw_divide_objects(t, set, &split, side);
    else
        rw_split_median(t, set, side);
}
