/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The driver of the top-down builders. Large sets are split one after the other, each by all
 * threads; what is left then are many small sets, each built by one thread. Which is which depends
 * on sizes alone, never on the number of threads.
 *
 * A node's number is the place where its set was cut, which no other node has.
 *
 * Depth: halving needs ceil(log2 n) levels for n references; every set keeps that within the levels
 * it has left, so rw_binary_limit is never exceeded.
 */
#include "runtime/bvh/split.h"

#include <string.h>

#include "runtime/bvh/collapse.h"
#include "runtime/base/memory.h"

#define LARGE_SET 16384
#define STACK_SETS (RW_BINARY_HEIGHT + 2)

struct task {
    struct rw_set set;
    uint32_t *link; /* where the code of the set's tree goes */
};

struct queue {
    struct task *tasks;
    size_t count, capacity;
};

struct small_sets {
    struct rw_topdown *t;
    struct queue *queue;
};

/* Moves the right side up, so that both have room in proportion to their size. */
static void share_room(struct rw_bvh_build *b, const struct rw_set *set, struct rw_set side[2])
{
    uint32_t left = rw_set_count(&side[0]), right = rw_set_count(&side[1]);
    uint64_t room = set->capacity - side[1].end;
    uint32_t shift = (uint32_t)(room * left / (left + right));
    uint32_t moved = shift < right ? shift : right;
    struct rw_ref *from = &b->refs[side[1].begin];
    if (shift) memcpy(shift < right ? from + right : from + shift, from, moved * sizeof *from);
    side[1].begin += shift;
    side[1].end += shift;
    side[0].capacity = side[1].begin;
    side[1].capacity = set->capacity;
}

static void split(struct rw_topdown *t, const struct rw_set *set, struct rw_set side[2])
{
    t->split(t, set, side);
    uint32_t left = rw_set_count(&side[0]), right = rw_set_count(&side[1]);
    if (rw_halvings(left > right ? left : right) >= set->depth) {
        struct rw_set whole = *set;
        whole.end = side[1].end; /* spatial splits may have added some */
        rw_split_median(t, &whole, side);
    }
    share_room(t->b, set, side);
    side[0].depth = side[1].depth = set->depth - 1;
}

/* Makes the node of a set and the tasks for its sides. */
static void make_node(struct rw_topdown *t, const struct task *task, struct task side[2])
{
    struct rw_set sets[2];
    split(t, &task->set, sets);
    uint32_t number = sets[1].begin;
    struct rw_binary_node *node = &t->b->nodes[number];
    rw_set_node_box(node, task->set.bounds);
    *task->link = number;
    side[0] = (struct task){sets[0], &node->left};
    side[1] = (struct task){sets[1], &node->right};
}

/* Few references are done at once. */
static bool finish(struct rw_topdown *t, const struct task *task)
{
    uint32_t count = rw_set_count(&task->set);
    if (count > 1 && (count > t->few || task->set.depth < t->few)) return false;
    *task->link = count > 1 ? rw_cluster_few(t->b, &task->set) : RW_REF | task->set.begin;
    return true;
}

/* Depth first: one waiting side a level. */
static void build_small(void *user, uint32_t index)
{
    struct small_sets *small = user;
    struct rw_topdown t = *small->t;
    struct task stack[STACK_SETS];
    uint32_t count = 1;
    t.pool = NULL;
    stack[0] = small->queue->tasks[index];
    while (count) {
        struct task task = stack[--count], side[2];
        if (finish(&t, &task)) continue;
        make_node(&t, &task, side);
        stack[count++] = side[1];
        stack[count++] = side[0];
    }
}

static bool push(struct queue *queue, const struct task *task)
{
    void *tasks = queue->tasks;
    if (!rw_grow(&tasks, &queue->capacity, queue->count + 1, sizeof *task)) return false;
    queue->tasks = tasks;
    queue->tasks[queue->count++] = *task;
    return true;
}

/* Splits large sets until all that are left, in `small`, are small. */
static bool split_large(struct rw_topdown *t, const struct task *root, struct queue *small)
{
    struct queue large = {0};
    bool fits = push(rw_set_count(&root->set) < LARGE_SET ? small : &large, root);
    while (fits && large.count) {
        struct task task = large.tasks[--large.count], side[2];
        make_node(t, &task, side);
        for (int s = 1; s >= 0 && fits; s--)
            fits = push(rw_set_count(&side[s].set) < LARGE_SET ? small : &large, &side[s]);
    }
    rw_free(large.tasks);
    return fits;
}

static struct rw_set whole_set(const struct rw_bvh_build *b)
{
    return (struct rw_set){.begin = 0,
                           .end = b->ref_count,
                           .capacity = b->ref_capacity,
                           .depth = rw_binary_limit(b),
                           .bounds = b->bounds};
}

static RTresult build(struct rw_bvh_build *b, uint32_t few,
                      void (*split_set)(struct rw_topdown *t, const struct rw_set *set,
                                        struct rw_set side[2]))
{
    struct rw_topdown t = {.b = b, .split = split_set, .few = few, .pool = &b->pool};
    struct queue queue = {0};
    struct task root = {whole_set(b), &b->root};
    RTresult result = RT_ERROR_MEMORY_ALLOCATION_FAILED;
    t.min_overlap = RW_BVH_MIN_OVERLAP * rw_box_area(b->bounds);
    b->nodes = rw_malloc_large((size_t)b->ref_capacity * sizeof *b->nodes);
    if (!b->nodes) goto done;
    if (b->ref_count >= LARGE_SET) {
        t.scratch = rw_malloc((size_t)b->ref_capacity * sizeof *t.scratch);
        t.slice_bins = rw_malloc_large(RW_SLICES * sizeof *t.slice_bins);
        if (!t.scratch || !t.slice_bins) goto done;
    }
    if (!split_large(&t, &root, &queue)) goto done;
    struct small_sets small = {&t, &queue};
    rw_build_threads_for(&b->pool, (uint32_t)queue.count, build_small, &small);
    result = RT_SUCCESS;
done:
    rw_free(t.slice_bins);
    rw_free(t.scratch);
    rw_free(queue.tasks);
    return result;
}

RTresult rw_build_sbvh(struct rw_bvh_build *b)
{
    return build(b, RW_FEW_REFS, rw_split_spatial);
}

RTresult rw_build_binned(struct rw_bvh_build *b)
{
    return build(b, RW_FEW_REFS, rw_split_binned);
}

RTresult rw_build_median(struct rw_bvh_build *b)
{
    return build(b, 1, rw_split_median);
}
