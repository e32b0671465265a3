/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Clipping of triangles, see clip.h. Corners and edges are gone through once: each corner belongs
 * to the side it lies on, each meeting of an edge with the plane to both.
 */
#include "runtime/bvh/clip.h"

#include "runtime/bvh/gather.h"

/* Infinite corners are moved to the largest float, as those of the boxes are. */
struct rw_corners rw_clip_corners(const struct rw_bvh_build *b, const struct rw_ref *ref)
{
    const rw_v4 most = {FLT_MAX, FLT_MAX, FLT_MAX, FLT_MAX};
    struct rw_corners out;
    rw_find_corners(b, ref->primitive, out.v);
    for (int i = 0; i < 3; i++) out.v[i] = rw_v4_min(rw_v4_max(out.v[i], -most), most);
    return out;
}

static rw_v4 absolute(rw_v4 v)
{
    return rw_v4_max(v, -v);
}

/* Where the edge meets the plane, with the error of computing that. */
static struct rw_box edge_at(rw_v4 from, rw_v4 to, int axis, float plane)
{
    float t = (float)(((double)plane - from[axis]) / ((double)to[axis] - from[axis]));
    rw_v4 point = from * (1 - t) + to * t;
    rw_v4 error = rw_v4_max(absolute(from), absolute(to)) * (6 * FLT_EPSILON) + FLT_MIN;
    return (struct rw_box){point - error, point + error};
}

void rw_clip(const struct rw_corners *c, struct rw_box box, int axis, float plane,
             struct rw_box side[2])
{
    side[0] = side[1] = rw_box_empty();
    for (int i = 0; i < 3; i++) {
        rw_v4 from = c->v[i], to = c->v[i == 2 ? 0 : i + 1];
        struct rw_box corner = {from, from};
        if (from[axis] <= plane) rw_box_grow(&side[0], corner);
        if (from[axis] >= plane) rw_box_grow(&side[1], corner);
        if ((from[axis] < plane) != (to[axis] < plane)) {
            struct rw_box meeting = edge_at(from, to, axis, plane);
            rw_box_grow(&side[0], meeting);
            rw_box_grow(&side[1], meeting);
        }
    }
    side[0] = rw_box_common(side[0], box);
    side[1] = rw_box_common(side[1], box);
    if (side[0].upper[axis] > plane) side[0].upper[axis] = plane;
    if (side[1].lower[axis] < plane) side[1].lower[axis] = plane;
}
