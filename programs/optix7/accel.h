/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Work on acceleration structures beside the building of their trees: collecting what the builders
 * read from the application's arrays, placing instances, asking, copying and moving what was built.
 * A job is a number of items that are independent of one another. A GPU does them in a kernel
 * (accel.cu) and nobody waits, the host in a loop.
 *
 * What is found to be wrong is noted in a word that the host looks at later; the structure is then
 * one that rays miss, or as it was before.
 */
#ifndef RW_OPTIX7_ACCEL_JOBS_H
#define RW_OPTIX7_ACCEL_JOBS_H

#include "programs/optix7/micromaps.h"
#include "programs/optix7/place.h"

/* ---- records, vertices ---- */

RW_JOB void rw_collect_record(const struct rw_accel_work *w, rw_u32 i)
{
    rw_u64 at = rw_item_at(&w->from[0], i);
    rw_u32 record = w->size == 1   ? *(const unsigned char *)at
                    : w->size == 2 ? *(const unsigned short *)at
                                   : *(const rw_u32 *)at;
    ((rw_u32 *)w->out)[i] =
        record < w->limit ? ((const rw_u32 *)w->table)[record] : w->first + record;
}

RW_JOB void rw_collect_vertex(const struct rw_accel_work *w, rw_u32 i)
{
    const short *v = (const short *)rw_item_at(&w->from[0], i);
    float *out = (float *)w->out + 3 * (rw_u64)i;
    for (rw_u32 k = 0; k < 3; k++)
        out[k] = k < w->size ? __builtin_fmaxf((float)v[k] / 32767, -1) : 0;
}

/* ---- curves and spheres ---- */

/* Where the points of a primitive are kept. */
RW_JOB float *rw_kept_points(const struct rw_accel_work *w, rw_u32 i)
{
    const struct rw_accel *head = (const struct rw_accel *)w->head;
    return (float *)(w->head + head->shapes + ((rw_u64)w->first + i) * head->shape_stride);
}

/* A polynomial's values lie between the control points of a Bezier curve that is the same. */
RW_JOB void rw_bezier_of(rw_u32 type, const float points[4][4], int axis, float out[4])
{
    float p[4], a[4];
    for (int i = 0; i < 4; i++) p[i] = points[i][axis];
    rw_shape_powers((int)type, p, a);
    out[0] = a[0];
    out[1] = a[0] + a[1] / 3;
    out[2] = a[0] + (2 * a[1] + a[2]) / 3;
    out[3] = a[0] + a[1] + a[2] + a[3];
}

RW_JOB void rw_shape_box(rw_u32 type, const float points[4][4], float box[6])
{
    const bool sphere = type == RW_SHAPE_SPHERE;
    float p[4], radius[4];
    if (!sphere) rw_bezier_of(type, points, 3, radius);
    for (int axis = 0; axis < 3; axis++) {
        if (!sphere) rw_bezier_of(type, points, axis, p);
        if (sphere) p[0] = points[0][axis], radius[0] = points[0][3];
        for (int i = 0; i < (sphere ? 1 : 4); i++) {
            float lower = p[i] - radius[i], upper = p[i] + radius[i];
            if (!i || !(lower >= box[axis])) box[axis] = lower; /* NaN stays */
            if (!i || !(upper <= box[3 + axis])) box[3 + axis] = upper;
        }
    }
    rw_widen(box);
}

/* Across a ribbon where it goes from one control point to the next: perpendicular to that and to
 * the normal; NULL: to that and to something. */
RW_JOB void rw_side_of(const float from[4], const float to[4], const float *normal, float out[4])
{
    float along[3], across[2][3], square = 0;
    for (int a = 0; a < 3; a++) along[a] = to[a] - from[a], square += along[a] * along[a];
    const float length = __builtin_sqrtf(square);
    for (int a = 0; a < 3; a++) along[a] = length > 0 ? along[a] / length : a == 2;
    rw_shape_across(along, across);
    square = 0;
    for (int a = 0; normal && a < 3; a++) {
        const int b = (a + 1) % 3, c = (a + 2) % 3;
        out[a] = normal[b] * along[c] - normal[c] * along[b];
        square += out[a] * out[a];
    }
    for (int a = 0; a < 3; a++)
        out[a] = square > 0 ? out[a] / __builtin_sqrtf(square) : across[1][a];
    out[3] = 0;
}

/* At the two ends of a ribbon's segment, whose normals are those of its first two points. */
RW_JOB void rw_collect_sides(const struct rw_accel_work *w, rw_u32 first, float points[5][4])
{
    for (rw_u32 k = 0; k < 2; k++) {
        const float *normal =
            w->from[3].at ? (const float *)rw_item_at(&w->from[3], first + k) : (const float *)0;
        rw_side_of(points[k], points[k + 1], normal, points[3 + k]);
    }
}

RW_JOB void rw_collect_shape(const struct rw_accel_work *w, rw_u32 i)
{
    float points[5][4] = {{0}, {0}, {0}, {0}, {0}};
    const bool is_flat = w->kind == RW_SHAPE_FLAT_QUADRATIC;
    const rw_u32 count = is_flat ? 3 : w->size;
    float *box = (float *)w->boxes + 6 * (rw_u64)i, *kept = rw_kept_points(w, i);
    rw_u32 first = w->from[2].at ? *(const rw_u32 *)rw_item_at(&w->from[2], i) : i;
    rw_make_empty(box);
    if ((rw_u64)first + count <= w->limit) {
        for (rw_u32 k = 0; k < count; k++) {
            const float *v = (const float *)rw_item_at(&w->from[0], first + k);
            for (int a = 0; a < 3; a++) points[k][a] = v[a];
            points[k][3] = *(const float *)rw_item_at(&w->from[1], first + k);
        }
        rw_shape_box(w->kind, points, box);
        if (is_flat) rw_collect_sides(w, first, points);
    }
    for (rw_u32 k = 0; k < w->size; k++)
        for (int a = 0; a < 4; a++) kept[4 * k + (rw_u32)a] = points[k][a];
}

/* ---- corners of triangles ---- */

RW_JOB float rw_from_half(unsigned short half)
{
    rw_u32 magnitude = half & 0x7fffu, sign = (rw_u32)(half & 0x8000u) << 16;
    float value = (float)magnitude * 5.9604645e-8f; /* as if it were denormal: steps of 2^-24 */
    rw_u32 bits;
    if (magnitude >= 0x400u) {
        bits = magnitude >= 0x7c00u ? 0x7f800000u | (magnitude & 0x3ffu) << 13
                                    : (magnitude << 13) + (112u << 23);
        __builtin_memcpy(&value, &bits, sizeof(value));
    }
    __builtin_memcpy(&bits, &value, sizeof(bits));
    bits |= sign;
    __builtin_memcpy(&value, &bits, sizeof(value));
    return value;
}

RW_JOB void rw_read_position(const struct rw_accel_work *w, rw_u64 at, float out[3])
{
    const rw_u32 count = w->kind & RW_CORNERS_FLAT ? 2 : 3;
    out[2] = 0;
    for (rw_u32 a = 0; a < count; a++)
        out[a] = w->kind & RW_CORNERS_HALF ? rw_from_half(((const unsigned short *)at)[a])
                                           : ((const float *)at)[a];
}

RW_JOB void rw_read_corner(const struct rw_accel_work *w, rw_u32 index, float out[4])
{
    const float *m = (const float *)w->table;
    float v[3];
    rw_read_position(w, rw_item_at(&w->from[0], index), v);
    for (int a = 0; a < 3; a++)
        out[a] =
            m ? m[4 * a] * v[0] + m[4 * a + 1] * v[1] + m[4 * a + 2] * v[2] + m[4 * a + 3] : v[a];
    out[3] = 0;
}

RW_JOB rw_u32 rw_read_index(const struct rw_accel_work *w, rw_u32 i, rw_u32 corner)
{
    const rw_u64 at = rw_item_at(&w->from[2], i);
    if (!w->from[2].at) return 3 * i + corner;
    if (w->kind & RW_CORNERS_SHORT_INDICES) return ((const unsigned short *)at)[corner];
    return ((const rw_u32 *)at)[corner];
}

RW_JOB void rw_collect_corners(const struct rw_accel_work *w, rw_u32 i)
{
    float *kept = rw_kept_points(w, i);
    for (rw_u32 corner = 0; corner < 3; corner++, kept += 4) {
        const rw_u32 index = rw_read_index(w, i, corner);
        for (int a = 0; a < 4; a++) kept[a] = 0;
        if (index < w->limit) rw_read_corner(w, index, kept);
    }
}

/* ---- what moves: runtime/optix7/accel_motion.c ---- */

/* What is no number at some key has no mean. */
RW_JOB void rw_mean_vertex(const struct rw_accel_work *w, rw_u32 i)
{
    float *out = (float *)w->out + 3 * (rw_u64)i, position[3];
    double sum[3] = {0, 0, 0};
    for (rw_u32 k = 0; k < w->limit; k++) {
        rw_read_position(w, ((const rw_u64 *)w->table)[k] + i * w->from[0].stride, position);
        for (int a = 0; a < 3; a++) sum[a] += (double)position[a];
    }
    for (int a = 0; a < 3; a++) out[a] = (float)(sum[a] / w->limit);
}

RW_JOB void rw_mean_box(const struct rw_accel_work *w, rw_u32 i)
{
    float *out = (float *)w->out + 6 * (rw_u64)i;
    double sum[6] = {0, 0, 0, 0, 0, 0};
    for (rw_u32 k = 0; k < w->limit; k++) {
        const float *box = (const float *)(((const rw_u64 *)w->table)[k] + i * w->from[0].stride);
        for (int a = 0; a < 3; a++)
            if (!(box[a] <= box[3 + a])) sum[a] = (double)__builtin_nanf("");
        for (int a = 0; a < 6; a++) sum[a] += (double)box[a];
    }
    for (int a = 0; a < 6; a++) out[a] = (float)(sum[a] / w->limit);
}

/* After a build the head is that of the tree over the means, and knows its root and the nodes. */
RW_JOB void rw_join_keys(const struct rw_accel_work *w)
{
    struct rw_accel *head = (struct rw_accel *)w->head;
    if (!head->node_count) return;
    for (rw_u32 k = 0; k < w->limit; k++) {
        const struct rw_accel *key = (const struct rw_accel *)rw_item_at(&w->from[0], k);
        for (int a = 0; a < 3; a++) {
            head->lower[a] = k ? __builtin_fminf(head->lower[a], key->lower[a]) : key->lower[a];
            head->upper[a] = k ? __builtin_fmaxf(head->upper[a], key->upper[a]) : key->upper[a];
        }
    }
    if (w->kind) return;
    const rw_u32 root = head->root.root;
    ((struct rw_motion_head *)w->out)->root = root;
    /* It was told of the bytes that one tree has: entries, and nodes behind them. */
    head->size += w->room - 16 * ((rw_u64)root + (rw_u64)head->node_count * RW_NODE_UNITS);
    rw_head_set_place(head, head->root.tree, RW_ROOT_MOVES | w->first);
}

/* ---- of what was built ---- */

RW_JOB void rw_check_update(const struct rw_accel_work *w)
{
    const struct rw_accel *head = (const struct rw_accel *)w->head;
    const bool fits = head->mark == RW_ACCEL_MARK && head->traits == w->size &&
                      head->kind == w->kind && head->primitive_count == w->limit &&
                      head->input_count == w->first && head->shape_stride == w->table &&
                      head->extent <= w->room;
    if (!fits) rw_note_problem(w, RW_PROBLEM_UPDATE);
    *(rw_u32 *)w->out = fits ? head->node_count : 0;
}

RW_JOB void rw_emit(const struct rw_accel_work *w)
{
    const struct rw_accel *head = (const struct rw_accel *)w->head;
    float *box = (float *)w->out;
    if (!rw_is_structure(w->head)) {
        rw_note_problem(w, RW_PROBLEM_HANDLE);
        return;
    }
    if (!w->kind) {
        *(rw_u64 *)w->out = head->size;
        return;
    }
    for (int a = 0; a < 3; a++) {
        box[a] = head->lower[a];
        box[3 + a] = head->upper[a];
    }
}

/* The head of a copy without room between tree and extras; `moved`: bytes that these move down. */
RW_JOB struct rw_accel rw_compacted(const struct rw_accel *head, rw_u64 address, rw_u64 moved)
{
    struct rw_accel out = *head;
    if (out.root.tree) out.root.tree += address - (rw_u64)head;
    out.extent = out.size;
    out.extras -= moved;
    if (out.shapes) out.shapes -= moved;
    if (out.shape_bases) out.shape_bases -= moved;
    if (out.primitives) out.primitives -= moved;
    return out;
}

/* What rays miss, where a structure cannot be. */
RW_JOB struct rw_accel rw_nothing(void)
{
    struct rw_accel out;
    __builtin_memset(&out, 0, sizeof(out));
    out.mark = RW_ACCEL_MARK;
    out.kind = RW_LEAF_INSTANCES;
    out.root.instance = ~0u;
    out.depth = 1;
    out.extent = out.extras = out.size = sizeof(out);
    return out;
}

/* Item 0 writes the head and, of geometry, the instance behind it; others 16 bytes each. */
RW_JOB void rw_copy_structure(const struct rw_accel_work *w, rw_u32 i)
{
    typedef struct {
        rw_u32 words[4];
    } unit;
    const struct rw_accel *from = (const struct rw_accel *)w->head;
    struct rw_accel *to = (struct rw_accel *)w->out;
    const bool known = rw_is_structure(w->head), fits = known && from->size <= w->room;
    if (!fits) {
        if (i) return;
        rw_note_problem(w, known ? RW_PROBLEM_ROOM : RW_PROBLEM_HANDLE);
        if (w->room >= sizeof(*to)) *to = rw_nothing();
        return;
    }
    const rw_u64 moved = from->extent - from->size, at = 16 * (rw_u64)i;
    const rw_u64 own = from->kind == RW_LEAF_INSTANCES ? 0 : sizeof(struct rw_instance);
    if (!i) {
        struct rw_accel head = rw_compacted(from, w->out, moved);
        if (own) {
            struct rw_instance instance = *(const struct rw_instance *)(from + 1);
            instance.tree = head.root.tree;
            *(struct rw_instance *)(to + 1) = instance;
        }
        *to = head;
    } else if (at >= sizeof(*to) + own && at < from->size) {
        const rw_u64 source = at < from->extras - moved ? at : at + moved;
        *(unit *)(w->out + at) = *(const unit *)(w->head + source);
    }
}

/* ---- relocation ---- */

RW_JOB bool rw_is_copy(const struct rw_accel_work *w)
{
    const struct rw_accel *head = (const struct rw_accel *)w->head;
    return head->mark == RW_ACCEL_MARK && head->extent == w->room && head->kind == w->kind &&
           head->instance_count == w->limit;
}

/* The tree lies behind the instances. */
RW_JOB void rw_move_structure(const struct rw_accel_work *w)
{
    struct rw_accel *head = (struct rw_accel *)w->head;
    const rw_u64 tree = sizeof(*head) + (rw_u64)w->limit * sizeof(struct rw_instance);
    if (!rw_is_copy(w))
        rw_note_problem(w, RW_PROBLEM_COPY);
    else if (head->root.tree)
        rw_head_set_place(head, w->head + tree, head->root.root);
}

/* An instance without a new handle stays as it is. */
RW_JOB void rw_aim_instance(const struct rw_accel_work *w, rw_u32 i)
{
    struct rw_instance *instance = (struct rw_instance *)(w->head + sizeof(struct rw_accel)) + i;
    if (!rw_is_copy(w)) return;
    rw_aim_at(w, *(const rw_u64 *)rw_item_at(&w->from[0], i), instance);
}

/* Where the array of micromaps was copied to that a record has. */
RW_JOB void rw_aim_copy_at_micromaps(const struct rw_accel_work *w, rw_u32 i)
{
    const struct rw_accel *head = (const struct rw_accel *)w->head;
    if (rw_is_copy(w) && head->traits & RW_ACCEL_MICROMAPS) rw_aim_micromaps(w, i);
}

RW_JOB void rw_accel_item(const struct rw_accel_work *w, rw_u32 i)
{
    switch (w->job) {
    case RW_ACCEL_RECORDS:
        rw_collect_record(w, i);
        break;
    case RW_ACCEL_VERTICES:
        rw_collect_vertex(w, i);
        break;
    case RW_ACCEL_SHAPES:
        rw_collect_shape(w, i);
        break;
    case RW_ACCEL_CORNERS:
        rw_collect_corners(w, i);
        break;
    case RW_ACCEL_MEAN_VERTICES:
        rw_mean_vertex(w, i);
        break;
    case RW_ACCEL_MEAN_BOXES:
        rw_mean_box(w, i);
        break;
    case RW_ACCEL_JOIN_KEYS:
        rw_join_keys(w);
        break;
    case RW_ACCEL_INSTANCES:
        rw_collect_instance(w, i);
        break;
    case RW_ACCEL_MICROMAPS_OF:
        rw_collect_micromap(w, i);
        break;
    case RW_ACCEL_PLACE_MICROMAP:
        rw_place_micromap(w, i);
        break;
    case RW_ACCEL_COPY_MICROMAP:
        rw_copy_micromap(w, i);
        break;
    case RW_ACCEL_MOVE_MICROMAPS:
        rw_move_micromaps(w);
        break;
    case RW_ACCEL_AIM_MICROMAPS:
        rw_aim_micromaps(w, i);
        break;
    case RW_ACCEL_AIM_COPY_AT_MICROMAPS:
        rw_aim_copy_at_micromaps(w, i);
        break;
    case RW_ACCEL_CHECK:
        rw_check_update(w);
        break;
    case RW_ACCEL_EMIT:
        rw_emit(w);
        break;
    case RW_ACCEL_COPY:
        rw_copy_structure(w, i);
        break;
    case RW_ACCEL_MOVE:
        rw_move_structure(w);
        break;
    case RW_ACCEL_AIM:
        rw_aim_instance(w, i);
        break;
    default:
        break;
    }
}

RW_JOB bool rw_accel_is_open(const struct rw_accel_work *w)
{
    return !w->gate || *(const rw_u32 *)w->gate;
}

#endif
