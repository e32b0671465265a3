/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Jobs: instances are placed. What an instance places may be a structure of geometry, or lie deeper
 * (struct rw_graph_way): its box is then that of all times, for transforms in between may move.
 */
#ifndef RW_OPTIX7_PLACE_H
#define RW_OPTIX7_PLACE_H

#include "programs/optix7/motion_box.h"

RW_JOB bool rw_is_structure(rw_u64 handle)
{
    return handle && handle % 128 == 0 && ((const struct rw_accel *)handle)->mark == RW_ACCEL_MARK;
}

/* ---- what is below an instance ---- */

/* Transforms from above to below, and the structure that they lead to. */
struct rw_descent {
    rw_u64 nodes[RW_GRAPH_LEVELS];
    rw_u32 count;
    rw_u32 depth; /* of all that is below the instance */
    const struct rw_accel *end;
};

/* False: nothing that a ray could hit. */
RW_JOB bool rw_descend(const struct rw_accel_work *w, rw_u64 handle, struct rw_descent *out)
{
    out->count = 0;
    for (; handle & RW_HANDLE_TRANSFORM; out->count++) {
        if (out->count + 2 >= RW_GRAPH_LEVELS) {
            rw_note_problem(w, RW_PROBLEM_DEEP);
            return false;
        }
        out->nodes[out->count] = handle;
        handle = *(const rw_u64 *)(handle & ~(rw_u64)RW_HANDLE_BITS);
    }
    out->end = (const struct rw_accel *)handle;
    if (!handle) return false;
    if (!rw_is_structure(handle)) {
        rw_note_problem(w, RW_PROBLEM_CHILD);
        return false;
    }
    out->depth = out->count + (out->end->kind == RW_LEAF_INSTANCES ? out->end->depth : 1);
    if (out->depth < RW_GRAPH_LEVELS) return out->end->root.tree != 0;
    rw_note_problem(w, RW_PROBLEM_DEEP);
    return false;
}

RW_JOB bool rw_is_nested(const struct rw_descent *d)
{
    return d->count || d->end->kind == RW_LEAF_INSTANCES;
}

RW_JOB void rw_descent_box(const struct rw_descent *d, float lower[3], float upper[3])
{
    for (int a = 0; a < 3; a++) {
        lower[a] = d->end->lower[a];
        upper[a] = d->end->upper[a];
    }
    for (rw_u32 k = d->count; k > 0; k--) rw_move_box(d->nodes[k - 1], lower, upper);
}

/* ---- instances ---- */

RW_JOB bool rw_is_identity(const float m[12])
{
    bool same = true;
    for (int i = 0; i < 12; i++) same &= m[i] == (i % 5 ? 0.0f : 1.0f);
    return same;
}

/* What only kernels for graphs look at (raywright_abi.h). */
RW_JOB void rw_set_nested(const struct rw_descent *d, rw_u64 child, struct rw_instance *out)
{
    out->tree = child;
    out->root = 0;
    out->flags |= RW_INSTANCE_NESTED;
    out->mask &= 0x00ffffffu;
    if (d->end->kind == RW_LEAF_INSTANCES) return;
    out->flags |= ((const struct rw_instance *)(d->end + 1))->flags & ~RW_INSTANCE_IDENTITY;
}

/* False: rays cannot pass its transform. */
RW_JOB bool rw_place(const struct rw_descent *d, const struct rw_placed *in,
                     struct rw_instance *out)
{
    for (int i = 0; i < 12; i++) out->object_to_world[i] = in->transform[i];
    out->mask = in->mask | 0xffffff00u;
    out->flags = in->flags & 0x3fu;
    if (rw_is_nested(d)) {
        rw_set_nested(d, in->child, out);
    } else {
        out->tree = d->end->root.tree;
        out->root = d->end->root.root;
        out->flags |= ((const struct rw_instance *)(d->end + 1))->flags;
    }
    out->flags &= ~RW_INSTANCE_IDENTITY;
    if (rw_is_identity(in->transform)) out->flags |= RW_INSTANCE_IDENTITY;
    return rw_invert(in->transform, out->world_to_object) &&
           rw_is_passable(in->transform, out->world_to_object);
}

/* The same of a structure of geometry. */
RW_JOB bool rw_set_instance(const struct rw_accel *child, const struct rw_placed *in,
                            struct rw_instance *out)
{
    struct rw_descent d;
    d.count = 0;
    d.depth = 1;
    d.end = child;
    return rw_place(&d, in, out);
}

/* The structure's depth is that of its deepest instance. */
RW_JOB void rw_raise_depth(const struct rw_accel_work *w, rw_u32 depth)
{
    rw_u32 *at = &((struct rw_accel *)w->head)->depth;
    rw_u32 before = __atomic_load_n(at, __ATOMIC_RELAXED);
    while (before < depth && !__atomic_compare_exchange_n(at, &before, depth, true,
                                                          __ATOMIC_RELAXED, __ATOMIC_RELAXED))
        continue;
}

/* An instance with nothing to hit has an inverted box, and so is left out of the tree; where it was
 * in the tree before an update, no ray has a bit in common with its mask. */
RW_JOB void rw_collect_instance(const struct rw_accel_work *w, rw_u32 i)
{
    rw_u64 at = rw_item_at(&w->from[0], i);
    if (w->kind) at = *(const rw_u64 *)at;
    const struct rw_placed in = *(const struct rw_placed *)at;
    struct rw_instance out;
    struct rw_descent below;
    float *box = (float *)w->boxes + 6 * (rw_u64)i, lower[3], upper[3];
    __builtin_memset(&out, 0, sizeof(out));
    rw_make_empty(box);
    out.child_index = in.id;
    out.first_child = in.record_offset;
    if (rw_descend(w, in.child, &below) && rw_place(&below, &in, &out)) {
        rw_descent_box(&below, lower, upper);
        rw_transform_box(in.transform, lower, upper, box);
        rw_raise_depth(w, below.depth + 1);
    } else {
        out.tree = 0;
        out.flags &= ~RW_INSTANCE_NESTED;
        out.mask = 0xffffff00u;
    }
    ((struct rw_instance *)w->out)[i] = out;
    ((rw_u32 *)w->masks)[i] = out.mask;
}

/* Of a copy: another structure of the same kind, elsewhere. */
RW_JOB void rw_aim_at(const struct rw_accel_work *w, rw_u64 handle, struct rw_instance *instance)
{
    struct rw_descent below;
    if (!rw_descend(w, handle, &below) || !instance->tree) return;
    if (rw_is_nested(&below) != ((instance->flags & RW_INSTANCE_NESTED) != 0)) return;
    instance->tree = rw_is_nested(&below) ? handle : below.end->root.tree;
    instance->root = rw_is_nested(&below) ? 0 : below.end->root.root;
}

#endif
