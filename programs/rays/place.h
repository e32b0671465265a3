/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Instances placed by arrays of transforms, and the trees of worlds. A world is a structure of a
 * few instances; there are thousands of them, so that each tree is built by one thread: the
 * instances are halved at the median of the longest axis until a node has eight children, or all
 * are leaves. The same code runs on a GPU and on the host; only the nodes differ.
 *
 *     struct rw_accel | struct rw_instance of each | nodes | entries
 */
#ifndef RW_RAYS_PLACE_H
#define RW_RAYS_PLACE_H

#include "programs/optix7/accel.h"
#include "programs/rays/rays.h"

#ifndef RW_RAYS_FULL
#define RW_WORLD_NODE_UNITS RW_NODE_UNITS
#define RW_WORLD_LEAF RW_LEAF_ENTRIES
#else
#define RW_WORLD_NODE_UNITS RW_CPU_NODE_UNITS
#define RW_WORLD_LEAF RW_CPU_LEAF_ENTRIES
#endif

/* ---- instances ---- */

/* What instance `i` of all worlds places; 0: nothing. */
RW_RAYS const struct rw_accel *rw_rays_child(const struct rw_rays_work *w, rw_u32 i)
{
    int number = 0;
    if (w->which.at) number = *(const int *)rw_rays_item(w->which, i % w->which_period);
    if (number < 0 || (rw_u32)number >= w->child_count) return 0;
    return (const struct rw_accel *)((const rw_u64 *)w->children)[number];
}

/* A transform of 12 or 16 floats; the last row of the latter is not looked at. */
RW_RAYS void rw_rays_place(const struct rw_rays_work *w, rw_u32 i)
{
    const rw_u32 world = i / w->per_world, number = i % w->per_world;
    const float *m = (const float *)rw_rays_item(w->transforms, i);
    const struct rw_accel *child = rw_rays_child(w, i);
    float *box = (float *)w->boxes + 6 * (rw_u64)i;
    struct rw_placed in;
    struct rw_instance out;
    __builtin_memset(&in, 0, sizeof(in));
    __builtin_memset(&out, 0, sizeof(out));
    for (int k = 0; k < 12; k++) in.transform[k] = m[k];
    in.mask = 0xff;
    rw_make_empty(box);
    if (child && child->root.tree && rw_set_instance(child, &in, &out))
        rw_transform_box(in.transform, child->lower, child->upper, box);
    else
        out.tree = 0;
    out.child_index = number;
    struct rw_instance *to =
        (struct rw_instance *)(w->structure + world * w->world_stride + sizeof(struct rw_accel));
    to[number] = out;
}

/* ---- the tree of a world ---- */

struct rw_world_box {
    float at[6];
};

struct rw_world_builder {
    const float *boxes; /* of this world */
    rw_u32 *order;      /* numbers of instances; ranges of it become children */
    rw_u64 tree;
    rw_u32 node_count, entry_base;
};

struct rw_world_child {
    rw_u32 begin, end;
    struct rw_world_box box;
};

RW_RAYS struct rw_world_box rw_world_bounds(const struct rw_world_builder *b, rw_u32 begin,
                                            rw_u32 end)
{
    struct rw_world_box all;
    for (int a = 0; a < 3; a++) all.at[a] = RW_BOX_LIMIT, all.at[3 + a] = -RW_BOX_LIMIT;
    for (rw_u32 i = begin; i < end; i++) {
        const float *box = b->boxes + 6 * (rw_u64)b->order[i];
        for (int a = 0; a < 3; a++) {
            all.at[a] = __builtin_fminf(all.at[a], __builtin_fmaxf(box[a], -RW_BOX_LIMIT));
            all.at[3 + a] =
                __builtin_fmaxf(all.at[3 + a], __builtin_fminf(box[3 + a], RW_BOX_LIMIT));
        }
    }
    return all;
}

RW_RAYS float rw_world_center(const struct rw_world_builder *b, rw_u32 i, int axis)
{
    const float *box = b->boxes + 6 * (rw_u64)b->order[i];
    return 0.5f * box[axis] + 0.5f * box[3 + axis];
}

/* Puts the lower half of a range along an axis first (Hoare's selection). */
RW_RAYS void rw_world_select(const struct rw_world_builder *b, rw_u32 begin, rw_u32 end, int axis)
{
    const rw_u32 middle = begin + (end - begin) / 2;
    rw_u32 low = begin, high = end - 1;
    while (low < high) {
        const float pivot = rw_world_center(b, low + (high - low) / 2, axis);
        rw_u32 i = low, k = high + 1; /* k: one more than what is looked at */
        while (i < k) {
            while (rw_world_center(b, i, axis) < pivot) i++;
            while (rw_world_center(b, k - 1, axis) > pivot) k--;
            if (i >= k) break;
            const rw_u32 swapped = b->order[i];
            b->order[i++] = b->order[--k];
            b->order[k] = swapped;
        }
        if (middle < k)
            high = k - 1;
        else if (middle >= i)
            low = i;
        else
            break;
    }
}

RW_RAYS int rw_world_longest(const struct rw_world_box *box)
{
    const float x = box->at[3] - box->at[0], y = box->at[4] - box->at[1],
                z = box->at[5] - box->at[2];
    return x >= y && x >= z ? 0 : y >= z ? 1 : 2;
}

/* Divides a range into up to eight; how many. */
RW_RAYS rw_u32 rw_world_divide(const struct rw_world_builder *b, rw_u32 begin, rw_u32 end,
                               struct rw_world_child *out)
{
    rw_u32 count = 1;
    out[0].begin = begin;
    out[0].end = end;
    out[0].box = rw_world_bounds(b, begin, end);
    while (count < RW_NODE_CHILDREN) {
        rw_u32 largest = 0;
        for (rw_u32 i = 1; i < count; i++)
            if (out[i].end - out[i].begin > out[largest].end - out[largest].begin) largest = i;
        struct rw_world_child *split = &out[largest], *half = &out[count];
        if (split->end - split->begin <= RW_WORLD_LEAF) break;
        rw_world_select(b, split->begin, split->end, rw_world_longest(&split->box));
        half->begin = split->begin + (split->end - split->begin) / 2;
        half->end = split->end;
        split->end = half->begin;
        split->box = rw_world_bounds(b, split->begin, split->end);
        half->box = rw_world_bounds(b, half->begin, half->end);
        count++;
    }
    return count;
}

#ifndef RW_RAYS_FULL
/* Exponent bits of a scale with which 255 steps span the side. */
RW_RAYS rw_u32 rw_world_exponent(float lower, float upper)
{
    const float side = (float)(((double)upper - lower) * 1.000001);
    const rw_u32 bits = __builtin_bit_cast(rw_u32, side), exponent = bits >> 23;
    if (exponent < 8) return 1;
    return exponent - 7 + ((bits & 0x7fffffu) > 0x7e0000u);
}

/* The planes of a child on a node's grid, outwards. */
RW_RAYS void rw_world_quantise(struct rw_bvh_node *node, int axis, rw_u32 slot,
                               const struct rw_world_box *box)
{
    const float step = __builtin_bit_cast(float, (rw_u32)node->exponent[axis] << 23);
    const double lower = ((double)box->at[axis] - node->origin[axis]) / step;
    const double upper = ((double)box->at[3 + axis] - node->origin[axis]) / step;
    node->lower[axis][slot] = (unsigned char)__builtin_fmax(__builtin_floor(lower), 0.0);
    node->upper[axis][slot] = (unsigned char)__builtin_fmin(__builtin_ceil(upper), 255.0);
}

/* `next`: number of the first inner child; the others follow it. */
RW_RAYS void rw_world_put(struct rw_world_builder *b, rw_u32 number, rw_u32 next,
                          const struct rw_world_child *children, rw_u32 count)
{
    struct rw_bvh_node node;
    struct rw_world_box all = children[0].box;
    rw_u32 first = ~0u;
    __builtin_memset(&node, 0, sizeof(node));
    for (rw_u32 i = 1; i < count; i++)
        for (int a = 0; a < 3; a++) {
            all.at[a] = __builtin_fminf(all.at[a], children[i].box.at[a]);
            all.at[3 + a] = __builtin_fmaxf(all.at[3 + a], children[i].box.at[3 + a]);
        }
    for (int a = 0; a < 3; a++) {
        node.origin[a] = all.at[a];
        node.exponent[a] = (unsigned char)rw_world_exponent(all.at[a], all.at[3 + a]);
        for (rw_u32 i = 0; i < RW_NODE_CHILDREN; i++) node.lower[a][i] = 255;
    }
    /* Leaves of a node come in the order of their ranges, so one base suffices. */
    for (rw_u32 i = 0; i < count; i++) {
        const rw_u32 entries = children[i].end - children[i].begin;
        const bool leaf = entries <= RW_WORLD_LEAF;
        for (int a = 0; a < 3; a++) rw_world_quantise(&node, a, i, &children[i].box);
        node.mask |= leaf ? ((1u << entries) - 1) << 3 * i : 1u << (24 + i);
        if (leaf && first == ~0u) first = b->entry_base;
        if (!leaf) continue;
        for (rw_u32 k = 0; k < entries; k++) {
            struct rw_instance_ref ref = {b->order[children[i].begin + k], ~0u, {0, 0}};
            ((struct rw_instance_ref *)b->tree)[b->entry_base++] = ref;
        }
    }
    node.leaf_base = first;
    node.child_base = next * RW_NODE_UNITS;
    node.parent = ~0u;
    *(struct rw_bvh_node *)(b->tree + 16 * RW_NODE_UNITS * (rw_u64)number) = node;
}
#else
RW_RAYS void rw_world_put(struct rw_world_builder *b, rw_u32 number, rw_u32 next,
                          const struct rw_world_child *children, rw_u32 count)
{
    struct rw_cpu_node *node =
        (struct rw_cpu_node *)(b->tree + 16 * RW_CPU_NODE_UNITS * (rw_u64)number);
    for (rw_u32 i = 0; i < RW_NODE_CHILDREN; i++) {
        const bool there = i < count;
        for (int a = 0; a < 3; a++) {
            node->lower[a][i] = there ? children[i].box.at[a] : 3.402823466e38f;
            node->upper[a][i] = there ? children[i].box.at[3 + a] : -3.402823466e38f;
        }
        node->child[i] = 0;
        if (!there) continue;
        const rw_u32 entries = children[i].end - children[i].begin;
        if (entries > RW_WORLD_LEAF) {
            node->child[i] = RW_CPU_NODE_UNITS * next++;
            continue;
        }
        node->child[i] = entries << RW_CPU_COUNT_SHIFT | b->entry_base;
        for (rw_u32 k = 0; k < entries; k++) {
            struct rw_instance_ref ref = {b->order[children[i].begin + k], ~0u, {0, 0}};
            ((struct rw_instance_ref *)b->tree)[b->entry_base++] = ref;
        }
    }
}
#endif

/* Ranges that wait are on a stack: with halves of halves it is never high. */
RW_RAYS void rw_world_build(struct rw_world_builder *b, rw_u32 count)
{
    enum { ROOM = 8 * 16 };
    rw_u32 begins[ROOM], ends[ROOM], numbers[ROOM], top = 1;
    begins[0] = 0;
    ends[0] = count;
    numbers[0] = 0;
    b->node_count = 1;
    while (top) {
        struct rw_world_child children[RW_NODE_CHILDREN];
        const rw_u32 number = numbers[--top], next = b->node_count;
        const rw_u32 found = rw_world_divide(b, begins[top], ends[top], children);
        for (rw_u32 i = 0; i < found; i++) {
            if (children[i].end - children[i].begin <= RW_WORLD_LEAF) continue;
            begins[top] = children[i].begin;
            ends[top] = children[i].end;
            numbers[top++] = b->node_count++;
        }
        rw_world_put(b, number, next, children, found);
    }
}

RW_RAYS void rw_rays_world(const struct rw_rays_work *w, rw_u32 world)
{
    const rw_u32 most = w->per_world;
    struct rw_accel *head = (struct rw_accel *)(w->structure + world * w->world_stride);
    struct rw_world_builder b;
    struct rw_accel out;
    rw_u32 count = 0;
    b.boxes = (const float *)w->boxes + 6 * (rw_u64)world * most;
    b.order = (rw_u32 *)w->order + (rw_u64)world * most;
    b.tree = (rw_u64)(head + 1) + most * sizeof(struct rw_instance);
    b.entry_base = RW_WORLD_NODE_UNITS * rw_rays_world_nodes(most);
    for (rw_u32 i = 0; i < most; i++) {
        const float *box = b.boxes + 6 * (rw_u64)i;
        const bool there = box[0] <= box[3] && box[1] <= box[4] && box[2] <= box[5];
        if (there) b.order[count++] = i;
    }
    __builtin_memset(&out, 0, sizeof(out));
    out.root.instance = ~0u;
    out.kind = RW_LEAF_INSTANCES;
    out.instance_count = most;
    out.mark = RW_ACCEL_MARK;
    out.size = out.extent = out.extras = w->world_stride;
    const struct rw_world_box all = rw_world_bounds(&b, 0, count);
    for (int a = 0; a < 3; a++) out.lower[a] = all.at[a], out.upper[a] = all.at[3 + a];
    if (count) {
        rw_world_build(&b, count);
        out.root.tree = b.tree;
        out.node_count = b.node_count;
    }
    *head = out;
}

#endif
