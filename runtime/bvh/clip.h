/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Cutting a triangle at a plane, as far as boxes need it. Clipping never loses a piece of the
 * triangle: where an edge meets the plane is taken with its rounding error to every side.
 */
#ifndef RW_BVH_CLIP_H
#define RW_BVH_CLIP_H

#include "runtime/bvh/bvh.h"

struct rw_corners {
    rw_v4 v[3];
};

struct rw_corners rw_clip_corners(const struct rw_bvh_build *b, const struct rw_ref *ref);

/* Boxes of the triangle on the lower and the upper side of the plane, as far as they lie in `box`.
 * Either may be empty. */
void rw_clip(const struct rw_corners *c, struct rw_box box, int axis, float plane,
             struct rw_box side[2]);

static inline bool rw_box_is_empty(struct rw_box box)
{
    rw_v4i empty = box.lower > box.upper;
    return empty[0] | empty[1] | empty[2];
}

static inline void rw_set_ref_box(struct rw_ref *ref, struct rw_box box)
{
    for (int a = 0; a < 3; a++) ref->lower[a] = box.lower[a], ref->upper[a] = box.upper[a];
}

#endif
