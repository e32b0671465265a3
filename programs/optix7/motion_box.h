/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Jobs: the box of what is below a transform, at all times. Between keys a matrix takes a point
 * along a line, so the boxes at the keys have all of it. A rotation between two keys goes along an
 * arc, which is looked at in pieces: within one a point is off the middle rotation by no more than
 * its distance from the axis times the angle.
 */
#ifndef RW_OPTIX7_MOTION_BOX_H
#define RW_OPTIX7_MOTION_BOX_H

#include "programs/optix7/jobs.h"

struct rw_hull {
    float lower[3], upper[3];
};

RW_JOB struct rw_hull rw_empty_hull(void)
{
    const float most = 3.40282347e38f;
    const struct rw_hull hull = {{most, most, most}, {-most, -most, -most}};
    return hull;
}

/* NaN is less than all. */
RW_JOB float rw_lesser(float a, float b)
{
    return a < b || a != a ? a : b;
}

RW_JOB void rw_hull_add(struct rw_hull *hull, const float box[6], float margin)
{
    for (int a = 0; a < 3; a++) {
        hull->lower[a] = rw_lesser(hull->lower[a], box[a] - margin);
        hull->upper[a] = -rw_lesser(-hull->upper[a], -(box[3 + a] + margin));
    }
}

/* ---- scale, rotation, translation ---- */

/* Numbers of an OptixSRTData: scale, shear and pivot; the quaternion; the translation. */
enum { RW_SRT_NUMBERS = 16, RW_SRT_QUATERNION = 9, RW_SRT_TRANSLATION = 13, RW_ARC_PIECES = 32 };

/* Before the rotation. */
RW_JOB void rw_scale_matrix(const float *n, float out[12])
{
    const float m[12] = {n[0], n[1], n[2], n[3], 0, n[4], n[5], n[6], 0, 0, n[7], n[8]};
    for (int i = 0; i < 12; i++) out[i] = m[i];
}

/* Normalised. */
RW_JOB void rw_quaternion_between(const float *a, const float *b, float weight, float out[4])
{
    float square = 0;
    for (int i = 0; i < 4; i++) {
        out[i] = (1 - weight) * a[i] + weight * b[i];
        square += out[i] * out[i];
    }
    const float scale = 1 / __builtin_sqrtf(square);
    for (int i = 0; i < 4; i++) out[i] *= scale;
}

RW_JOB void rw_rotation_matrix(const float q[4], float out[12])
{
    const float x = q[0], y = q[1], z = q[2], w = q[3];
    const float m[12] = {
        1 - 2 * (y * y + z * z), 2 * (x * y - z * w),     2 * (x * z + y * w),     0,
        2 * (x * y + z * w),     1 - 2 * (x * x + z * z), 2 * (y * z - x * w),     0,
        2 * (x * z - y * w),     2 * (y * z + x * w),     1 - 2 * (x * x + y * y), 0};
    for (int i = 0; i < 12; i++) out[i] = m[i];
}

RW_JOB float rw_quaternion_gap(const float a[4], const float b[4])
{
    float square = 0;
    for (int i = 0; i < 4; i++) square += (a[i] - b[i]) * (a[i] - b[i]);
    return __builtin_sqrtf(square);
}

/* Largest distance from the origin, about which rotations turn. */
RW_JOB float rw_box_reach(const struct rw_hull *box)
{
    float square = 0;
    for (int a = 0; a < 3; a++) {
        const float far =
            __builtin_fmaxf(__builtin_fabsf(box->lower[a]), __builtin_fabsf(box->upper[a]));
        square += far * far;
    }
    return __builtin_sqrtf(square);
}

/* The rotations between two keys, of a box that has been scaled. A point is moved by at most twice
 * its distance times the difference of the quaternions. */
RW_JOB void rw_add_arc(const float *from, const float *to, const struct rw_hull *scaled,
                       struct rw_hull *out)
{
    const float *a = from + RW_SRT_QUATERNION, *b = to + RW_SRT_QUATERNION;
    const float reach = rw_box_reach(scaled);
    for (int k = 0; k < RW_ARC_PIECES; k++) {
        float first[4], middle[4], last[4], matrix[12], box[6];
        rw_quaternion_between(a, b, (float)k / RW_ARC_PIECES, first);
        rw_quaternion_between(a, b, ((float)k + 0.5f) / RW_ARC_PIECES, middle);
        rw_quaternion_between(a, b, (float)(k + 1) / RW_ARC_PIECES, last);
        rw_rotation_matrix(middle, matrix);
        rw_transform_box(matrix, scaled->lower, scaled->upper, box);
        rw_hull_add(
            out, box,
            2 * reach *
                __builtin_fmaxf(rw_quaternion_gap(first, middle), rw_quaternion_gap(middle, last)));
    }
}

/* Translations between two keys lie between theirs. */
RW_JOB void rw_translate(const float *from, const float *to, struct rw_hull *box)
{
    for (int a = 0; a < 3; a++) {
        const float first = from[RW_SRT_TRANSLATION + a], last = to[RW_SRT_TRANSLATION + a];
        box->lower[a] += first < last ? first : last;
        box->upper[a] += first < last ? last : first;
    }
}

RW_JOB void rw_add_srt(const float *from, const float *to, const float lower[3],
                       const float upper[3], struct rw_hull *out)
{
    struct rw_hull scaled = rw_empty_hull(), turned = rw_empty_hull();
    float matrix[12], box[6];
    for (int k = 0; k < 2; k++) {
        rw_scale_matrix(k ? to : from, matrix);
        rw_transform_box(matrix, lower, upper, box);
        rw_hull_add(&scaled, box, 0);
    }
    rw_add_arc(from, to, &scaled, &turned);
    rw_translate(from, to, &turned);
    for (int a = 0; a < 3; a++) box[a] = turned.lower[a], box[3 + a] = turned.upper[a];
    rw_hull_add(out, box, 0);
}

/* ---- transforms ---- */

RW_JOB void rw_move_box(rw_u64 handle, float lower[3], float upper[3])
{
    const rw_u64 at = handle & ~(rw_u64)RW_HANDLE_BITS;
    const rw_u32 type = handle & RW_HANDLE_BITS;
    const struct rw_motion_node *node = (const struct rw_motion_node *)at;
    const float *numbers = (const float *)(node + 1);
    const rw_u32 keys = type == RW_HANDLE_STATIC || node->keys < 2 ? 1 : node->keys;
    struct rw_hull hull = rw_empty_hull();
    float box[6];
    if (type == RW_HANDLE_STATIC) numbers = ((const struct rw_static_node *)at)->matrix;
    for (rw_u32 k = 0; k < keys; k++) {
        if (type == RW_HANDLE_SRT) {
            const float *from = numbers + RW_SRT_NUMBERS * k;
            rw_add_srt(from, k + 1 < keys ? from + RW_SRT_NUMBERS : from, lower, upper, &hull);
        } else {
            rw_transform_box(numbers + 12 * k, lower, upper, box);
            rw_hull_add(&hull, box, 0);
        }
    }
    for (int a = 0; a < 3; a++) box[a] = hull.lower[a], box[3 + a] = hull.upper[a];
    rw_widen(box);
    for (int a = 0; a < 3; a++) lower[a] = box[a], upper[a] = box[3 + a];
}

#endif
