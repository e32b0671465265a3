/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Binned surface area heuristic builder, top down (Wald, On fast Construction of SAH-based
 * Bounding Volume Hierarchies, 2007), over a work list instead of recursion.
 *
 * Where the heuristic has nothing to say (all centroids equal, no area) or would make the tree
 * deeper than RW_BVH_MAX_DEPTH, a range is cut at its median; needed_depth() of a range is at most
 * the depth left at every moment, and a median cut lowers both by one, so the limit always holds.
 * Areas are computed in double: the product of two extents of the largest float overflows float.
 */
#include "runtime/bvh.h"

#include <float.h>
#include <math.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "programs/config.h"
#include "runtime/memory.h"

#define MAX_ENTRIES (1u << 28) /* leaf code: ~(first << 3 | count) in 31 bits */

struct box {
    float lower[3], upper[3];
};

struct item {
    struct box box;
    uint32_t index;
};

struct range {
    uint32_t begin, end;
};

struct task { /* make an inner node for a range and store its number in its parent */
    struct range range;
    uint32_t parent, side;
    uint32_t depth; /* inner nodes above */
};

struct bin {
    struct box box;
    uint32_t count;
};

struct split {
    int axis; /* -1: none found */
    int bin;  /* bins below it go left */
    double cost;
    double origin, scale; /* of the binning */
};

struct builder {
    struct item *items;
    struct rw_bvh *out;
    unsigned leaf_size;
    struct task tasks[RW_BVH_MAX_DEPTH + 2]; /* depth first: one open sibling a level */
    uint32_t task_count;
};

static const struct box empty_box = {{FLT_MAX, FLT_MAX, FLT_MAX}, {-FLT_MAX, -FLT_MAX, -FLT_MAX}};

static void box_grow(struct box *box, const struct box *other)
{
    for (int a = 0; a < 3; a++) {
        if (other->lower[a] < box->lower[a]) box->lower[a] = other->lower[a];
        if (other->upper[a] > box->upper[a]) box->upper[a] = other->upper[a];
    }
}

static double box_area(const struct box *box)
{
    double x = (double)box->upper[0] - box->lower[0];
    double y = (double)box->upper[1] - box->lower[1];
    double z = (double)box->upper[2] - box->lower[2];
    return x < 0 || y < 0 || z < 0 ? 0 : x * y + y * z + z * x;
}

static double centroid(const struct item *item, int axis)
{
    return 0.5 * item->box.lower[axis] + 0.5 * item->box.upper[axis];
}

static float clamp_plane(float x)
{
    return x > FLT_MAX ? FLT_MAX : x < -FLT_MAX ? -FLT_MAX : x;
}

/* False for a box that nothing can hit: NaN compares false. */
static bool read_box(const float *values, struct box *out)
{
    for (int a = 0; a < 3; a++) {
        if (!(values[a] <= values[3 + a])) return false;
        out->lower[a] = clamp_plane(values[a]);
        out->upper[a] = clamp_plane(values[3 + a]);
    }
    return true;
}

static struct box range_bounds(const struct item *items, struct range range)
{
    struct box box = empty_box;
    for (uint32_t i = range.begin; i < range.end; i++) box_grow(&box, &items[i].box);
    return box;
}

/* Levels of inner nodes that halving needs until every leaf fits. */
static uint32_t needed_depth(uint32_t count, unsigned leaf_size)
{
    uint32_t levels = 0;
    for (; count > leaf_size; count = (count + 1) / 2) levels++;
    return levels;
}

static int bin_of(const struct item *item, const struct split *split)
{
    int bin = (int)((centroid(item, split->axis) - split->origin) * split->scale);
    return bin < 0 ? 0 : bin >= RW_BVH_BINS ? RW_BVH_BINS - 1 : bin;
}

static void fill_bins(const struct item *items, struct range range, const struct split *split,
                      struct bin bins[RW_BVH_BINS])
{
    for (int b = 0; b < RW_BVH_BINS; b++) bins[b] = (struct bin){empty_box, 0};
    for (uint32_t i = range.begin; i < range.end; i++) {
        struct bin *bin = &bins[bin_of(&items[i], split)];
        box_grow(&bin->box, &items[i].box);
        bin->count++;
    }
}

/* Tries every plane between bins; keeps the cheapest in `best`. Cost: area times count, summed. */
static void sweep_bins(const struct bin bins[RW_BVH_BINS], const struct split *axis_split,
                       struct split *best)
{
    double right_cost[RW_BVH_BINS];
    struct box box = empty_box;
    uint32_t count = 0;
    for (int b = RW_BVH_BINS - 1; b > 0; b--) {
        box_grow(&box, &bins[b].box);
        count += bins[b].count;
        right_cost[b] = count ? box_area(&box) * count : INFINITY;
    }
    box = empty_box;
    count = 0;
    for (int b = 1; b < RW_BVH_BINS; b++) {
        box_grow(&box, &bins[b - 1].box);
        count += bins[b - 1].count;
        double cost = box_area(&box) * count + right_cost[b];
        if (count == 0 || !(cost < best->cost)) continue;
        *best = *axis_split;
        best->bin = b;
        best->cost = cost;
    }
}

static struct split find_split(const struct item *items, struct range range)
{
    struct split best = {.axis = -1, .cost = INFINITY};
    for (int axis = 0; axis < 3; axis++) {
        double low = INFINITY, high = -INFINITY;
        for (uint32_t i = range.begin; i < range.end; i++) {
            double c = centroid(&items[i], axis);
            if (c < low) low = c;
            if (c > high) high = c;
        }
        if (!(high > low)) continue;
        struct split split = {.axis = axis, .origin = low, .scale = RW_BVH_BINS / (high - low)};
        if (!isfinite(split.scale)) continue;
        struct bin bins[RW_BVH_BINS];
        fill_bins(items, range, &split, bins);
        sweep_bins(bins, &split, &best);
    }
    return best;
}

/* Returns the first item of the right side. */
static uint32_t partition(struct item *items, struct range range, const struct split *split)
{
    uint32_t left = range.begin, right = range.end;
    while (left < right) {
        if (bin_of(&items[left], split) < split->bin) {
            left++;
            continue;
        }
        right--;
        struct item swap = items[left];
        items[left] = items[right];
        items[right] = swap;
    }
    return left;
}

static int compare_axis(const void *a, const void *b, int axis)
{
    double ca = centroid(a, axis), cb = centroid(b, axis);
    return (ca > cb) - (ca < cb);
}
static int compare_x(const void *a, const void *b)
{
    return compare_axis(a, b, 0);
}
static int compare_y(const void *a, const void *b)
{
    return compare_axis(a, b, 1);
}
static int compare_z(const void *a, const void *b)
{
    return compare_axis(a, b, 2);
}

static uint32_t split_at_median(struct item *items, struct range range, const struct box *bounds)
{
    static int (*const compare[3])(const void *, const void *) = {compare_x, compare_y, compare_z};
    int axis = 0;
    double longest = -1;
    for (int a = 0; a < 3; a++) {
        double extent = (double)bounds->upper[a] - bounds->lower[a];
        if (extent > longest) longest = extent, axis = a;
    }
    uint32_t count = range.end - range.begin;
    qsort(items + range.begin, count, sizeof *items, compare[axis]);
    return range.begin + count / 2;
}

/* Cuts a range in two; 0 when a leaf is cheaper. `depth_left`: inner levels allowed below. */
static uint32_t cut(struct builder *b, struct range range, uint32_t depth_left)
{
    uint32_t count = range.end - range.begin;
    struct box bounds = range_bounds(b->items, range);
    double area = box_area(&bounds);
    struct split split = find_split(b->items, range);
    bool fits = count <= b->leaf_size;
    if (split.axis < 0 || area == 0) return fits ? 0 : split_at_median(b->items, range, &bounds);

    double cost = RW_BVH_COST_NODE + RW_BVH_COST_PRIMITIVE * split.cost / area;
    if (fits && cost >= RW_BVH_COST_PRIMITIVE * count) return 0;
    uint32_t middle = partition(b->items, range, &split);
    uint32_t left = middle - range.begin, right = range.end - middle;
    if (needed_depth(left > right ? left : right, b->leaf_size) > depth_left)
        return split_at_median(b->items, range, &bounds);
    return middle;
}

static int leaf_code(struct range range)
{
    return (int)~(range.begin << 3 | (range.end - range.begin));
}

static void set_child(struct rw_bvh_node *node, int side, const struct box *box, int child)
{
    memcpy(node->lower[side], box->lower, sizeof box->lower);
    memcpy(node->upper[side], box->upper, sizeof box->upper);
    node->child[side] = child;
}

/* Decides what a child range becomes: a leaf now, or an inner node later. The cut is made when the
 * node is; here only the certain leaves are told apart. */
static void add_child(struct builder *b, uint32_t node, int side, struct range range,
                      uint32_t depth)
{
    struct box box = range_bounds(b->items, range);
    set_child(&b->out->nodes[node], side, &box, leaf_code(range));
    if (range.end - range.begin > 1 && depth < RW_BVH_MAX_DEPTH)
        b->tasks[b->task_count++] = (struct task){range, node, (uint32_t)side, depth};
}

/* Turns a range into an inner node, or leaves its parent with the leaf code it has. */
static void run_task(struct builder *b, const struct task *task)
{
    uint32_t depth = task->depth + 1;
    uint32_t middle = cut(b, task->range, RW_BVH_MAX_DEPTH - depth);
    if (middle == 0) return;
    uint32_t node = b->out->node_count++;
    if (depth > b->out->depth) b->out->depth = depth;
    b->out->nodes[task->parent].child[task->side] = (int)node;
    add_child(b, node, 1, (struct range){middle, task->range.end}, depth);
    add_child(b, node, 0, (struct range){task->range.begin, middle}, depth);
}

/* The root is an inner node always: one leaf becomes its left child, the right one is absent. */
static void build_tree(struct builder *b)
{
    struct rw_bvh *out = b->out;
    struct range all = {0, out->entry_count};
    uint32_t middle = cut(b, all, RW_BVH_MAX_DEPTH - 1);
    out->node_count = out->depth = 1;
    memset(&out->nodes[0], 0, sizeof out->nodes[0]);
    if (middle) {
        add_child(b, 0, 1, (struct range){middle, all.end}, 1);
        add_child(b, 0, 0, (struct range){0, middle}, 1);
    } else {
        struct box box = range_bounds(b->items, all);
        set_child(&out->nodes[0], 0, &box, leaf_code(all));
        set_child(&out->nodes[0], 1, &empty_box, 0);
    }
    while (b->task_count) {
        struct task task = b->tasks[--b->task_count];
        run_task(b, &task);
    }
}

static uint32_t collect(const float *boxes, size_t count, struct item *items, struct rw_bvh *out)
{
    struct box bounds = empty_box;
    uint32_t used = 0;
    for (size_t i = 0; i < count; i++) {
        if (!read_box(boxes + 6 * i, &items[used].box)) continue;
        box_grow(&bounds, &items[used].box);
        items[used++].index = (uint32_t)i;
    }
    memcpy(out->lower, bounds.lower, sizeof out->lower);
    memcpy(out->upper, bounds.upper, sizeof out->upper);
    return used;
}

RTresult rw_bvh_build(const float *boxes, size_t count, unsigned leaf_size, struct rw_bvh *out)
{
    *out = (struct rw_bvh){0};
    if (count >= MAX_ENTRIES || leaf_size < 1 || leaf_size > 7) return RT_ERROR_INVALID_VALUE;

    struct builder *b = rw_calloc(1, sizeof *b);
    struct item *items = rw_calloc(count ? count : 1, sizeof *items);
    if (!b || !items) goto fail;
    *b = (struct builder){.items = items, .out = out, .leaf_size = leaf_size};
    out->entry_count = collect(boxes, count, items, out);
    if (out->entry_count) {
        /* Every inner node but the root of a one-leaf tree has two children. */
        out->nodes = rw_calloc(out->entry_count, sizeof *out->nodes);
        out->entries = rw_malloc(out->entry_count * sizeof *out->entries);
        if (!out->nodes || !out->entries) goto fail;
        build_tree(b);
        for (uint32_t i = 0; i < out->entry_count; i++) out->entries[i] = items[i].index;
    }
    rw_free(items);
    rw_free(b);
    return RT_SUCCESS;

fail:
    rw_free(items);
    rw_free(b);
    rw_bvh_free(out);
    return RT_ERROR_MEMORY_ALLOCATION_FAILED;
}

void rw_bvh_free(struct rw_bvh *bvh)
{
    if (!bvh) return;
    rw_free(bvh->nodes);
    rw_free(bvh->entries);
    *bvh = (struct rw_bvh){0};
}

static bool child_absent(const struct rw_bvh_node *node, int side)
{
    return node->lower[side][0] > node->upper[side][0];
}

void rw_bvh_relocate(struct rw_bvh_node *nodes, uint32_t count, uint32_t first_node,
                     uint32_t first_entry)
{
    for (uint32_t i = 0; i < count; i++) {
        for (int side = 0; side < 2; side++) {
            int child = nodes[i].child[side];
            if (child < 0)
                nodes[i].child[side] = (int)~(~(uint32_t)child + (first_entry << 3));
            else if (!child_absent(&nodes[i], side))
                nodes[i].child[side] = (int)((uint32_t)child + first_node);
        }
    }
}

double rw_bvh_cost(const struct rw_bvh *bvh)
{
    struct box bounds;
    memcpy(bounds.lower, bvh->lower, sizeof bounds.lower);
    memcpy(bounds.upper, bvh->upper, sizeof bounds.upper);
    double area = box_area(&bounds), sum = 0;
    if (bvh->node_count == 0 || area == 0) return 0;
    for (uint32_t i = 0; i < bvh->node_count; i++) {
        for (int side = 0; side < 2; side++) {
            const struct rw_bvh_node *node = &bvh->nodes[i];
            struct box box;
            memcpy(box.lower, node->lower[side], sizeof box.lower);
            memcpy(box.upper, node->upper[side], sizeof box.upper);
            int child = node->child[side];
            double work = child < 0 ? RW_BVH_COST_PRIMITIVE * (~child & 7) : RW_BVH_COST_NODE;
            sum += box_area(&box) / area * work;
        }
    }
    return RW_BVH_COST_NODE + sum;
}
