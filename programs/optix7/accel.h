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

#include "programs/affine.h"
#include "programs/build/head.h"
#include "programs/optix7/basis.h"
#include "raywright_abi.h"

#if defined(__CUDA__)
#define RW_JOB static inline __attribute__((device, always_inline))
#else
#define RW_JOB static inline
#endif

enum rw_accel_job {
    RW_ACCEL_RECORDS,   /* of each primitive: number and flags of its record */
    RW_ACCEL_VERTICES,  /* normalised integers to floats */
    RW_ACCEL_SHAPES,    /* of curves and spheres: control points, boxes */
    RW_ACCEL_CORNERS,   /* of triangles, where applications ask for them */
    RW_ACCEL_INSTANCES, /* placed: struct rw_instance, boxes, masks */
    RW_ACCEL_CHECK,     /* before an update: is the structure one of these inputs? */
    RW_ACCEL_EMIT,      /* a size or a box */
    RW_ACCEL_COPY,      /* compacted */
    RW_ACCEL_MOVE,      /* a copy by the application: its own addresses */
    RW_ACCEL_AIM,       /* of such: the trees of instances */
    RW_ACCEL_JOBS
};

/* What is found to be wrong, as a word; 0: nothing. */
enum rw_accel_problem {
    RW_PROBLEM_NONE,
    RW_PROBLEM_CHILD,  /* an instance of what is no structure */
    RW_PROBLEM_NESTED, /* an instance of instances */
    RW_PROBLEM_UPDATE,
    RW_PROBLEM_HANDLE,
    RW_PROBLEM_ROOM,
    RW_PROBLEM_COPY,
    RW_PROBLEMS
};

#define RW_ACCEL_THREADS 256 /* of a block */

/* Words from the host: what the arguments of a kernel may hold, so that nobody waits for a copy. */
struct rw_accel_words {
    rw_u64 to;
    rw_u32 count, none;
    rw_u32 words[1008];
};

struct rw_accel_array {
    rw_u64 at, stride;
};

/* Formats of CORNERS. */
#define RW_CORNERS_HALF 1u
#define RW_CORNERS_FLAT 2u
#define RW_CORNERS_SHORT_INDICES 4u

struct rw_accel_work {
    rw_u32 job;     /* enum rw_accel_job */
    rw_u32 count;   /* items */
    rw_u64 gate;    /* rw_u32; if it is 0, there is nothing to do. 0: there is no gate */
    rw_u64 problem; /* rw_u32 that the host can read */
    rw_u64 head;    /* struct rw_accel that it is about */

    /* RECORDS: offsets. VERTICES: integers. SHAPES: vertices, radii, indices (spheres: 0). CORNERS:
     * vertices, none, indices (0: three after the other). INSTANCES: these, or their addresses.
     * AIM: handles. */
    struct rw_accel_array from[3];
    /* Of an offset; integers of a vertex; points of a primitive. */
    rw_u32 size;
    /* Records; vertices; of an update primitives; MOVE, AIM: instances. */
    rw_u32 limit;
    /* Record; primitive of the structure; of an update inputs. */
    rw_u32 first;
    /* SHAPES: enum rw_shape_type. CORNERS: RW_CORNERS_*. INSTANCES: 1 for addresses. CHECK, MOVE,
     * AIM: enum rw_leaf_kind. EMIT: 1 for the box, else the size. */
    rw_u32 kind;
    /* RECORDS: rw_u32 each. CORNERS: a transform, or 0. CHECK: bytes of a primitive's data. */
    rw_u64 table;
    rw_u64 out, boxes, masks;
    /* Bytes at `out`; CHECK: where the structure is. MOVE, AIM: of the structure. */
    rw_u64 room;
};

/* An instance as applications write it, the same as OptixInstance. */
struct rw_placed {
    float transform[12]; /* object to world, 3 rows of 4 */
    rw_u32 id, record_offset, mask, flags;
    rw_u64 child;
    rw_u32 pad[2];
};

RW_JOB rw_u64 rw_item_at(const struct rw_accel_array *array, rw_u32 i)
{
    return array->at + i * array->stride;
}

RW_JOB void rw_note_problem(const struct rw_accel_work *w, rw_u32 problem)
{
    *(volatile rw_u32 *)w->problem = problem;
}

/* Inverted: nothing to hit. */
RW_JOB void rw_make_empty(float box[6])
{
    for (int i = 0; i < 6; i++) box[i] = i < 3 ? 1.0f : -1.0f;
}

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

/* A little larger, for what rounding does here and in the programs. */
RW_JOB void rw_widen(float box[6])
{
    for (int axis = 0; axis < 3; axis++) {
        float margin =
            1e-6f * __builtin_fmaxf(__builtin_fabsf(box[axis]), __builtin_fabsf(box[3 + axis]));
        box[axis] -= margin;
        box[3 + axis] += margin;
    }
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

RW_JOB void rw_collect_shape(const struct rw_accel_work *w, rw_u32 i)
{
    float points[4][4] = {{0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}};
    float *box = (float *)w->boxes + 6 * (rw_u64)i, *kept = rw_kept_points(w, i);
    rw_u32 first = w->from[2].at ? *(const rw_u32 *)rw_item_at(&w->from[2], i) : i;
    rw_make_empty(box);
    if ((rw_u64)first + w->size <= w->limit) {
        for (rw_u32 k = 0; k < w->size; k++) {
            const float *v = (const float *)rw_item_at(&w->from[0], first + k);
            for (int a = 0; a < 3; a++) points[k][a] = v[a];
            points[k][3] = *(const float *)rw_item_at(&w->from[1], first + k);
        }
        rw_shape_box(w->kind, points, box);
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

RW_JOB void rw_read_corner(const struct rw_accel_work *w, rw_u32 index, float out[4])
{
    const rw_u64 at = rw_item_at(&w->from[0], index);
    const float *m = (const float *)w->table;
    const rw_u32 count = w->kind & RW_CORNERS_FLAT ? 2 : 3;
    float v[3] = {0, 0, 0};
    for (rw_u32 a = 0; a < count; a++)
        v[a] = w->kind & RW_CORNERS_HALF ? rw_from_half(((const unsigned short *)at)[a])
                                         : ((const float *)at)[a];
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

/* ---- instances ---- */

RW_JOB bool rw_is_structure(rw_u64 handle)
{
    return handle && handle % 128 == 0 && ((const struct rw_accel *)handle)->mark == RW_ACCEL_MARK;
}

/* What an instance places; 0: nothing that a ray could hit. */
RW_JOB const struct rw_accel *rw_child_of(const struct rw_accel_work *w, rw_u64 handle)
{
    const struct rw_accel *child = (const struct rw_accel *)handle;
    if (!handle) return 0;
    if (!rw_is_structure(handle)) {
        rw_note_problem(w, RW_PROBLEM_CHILD);
        return 0;
    }
    if (child->kind == RW_LEAF_INSTANCES) {
        rw_note_problem(w, RW_PROBLEM_NESTED);
        return 0;
    }
    return child;
}

RW_JOB bool rw_is_identity(const float m[12])
{
    bool same = true;
    for (int i = 0; i < 12; i++) same &= m[i] == (i % 5 ? 0.0f : 1.0f);
    return same;
}

/* False: rays cannot pass its transform, or there is nothing. */
RW_JOB bool rw_set_instance(const struct rw_accel *child, const struct rw_placed *in,
                            struct rw_instance *out)
{
    const struct rw_instance *own = (const struct rw_instance *)(child + 1);
    for (int i = 0; i < 12; i++) out->object_to_world[i] = in->transform[i];
    out->tree = child->root.tree;
    out->root = child->root.root;
    out->mask = in->mask | 0xffffff00u;
    out->flags = (in->flags & 0xfu) | own->flags;
    if (!rw_is_identity(in->transform)) out->flags &= ~RW_INSTANCE_IDENTITY;
    return out->tree != 0 && rw_invert(in->transform, out->world_to_object) &&
           rw_is_passable(in->transform, out->world_to_object);
}

/* An instance with nothing to hit has an inverted box, and so is left out of the tree; where it was
 * in the tree before an update, no ray has a bit in common with its mask. */
RW_JOB void rw_collect_instance(const struct rw_accel_work *w, rw_u32 i)
{
    rw_u64 at = rw_item_at(&w->from[0], i);
    if (w->kind) at = *(const rw_u64 *)at;
    const struct rw_placed in = *(const struct rw_placed *)at;
    struct rw_instance out;
    float *box = (float *)w->boxes + 6 * (rw_u64)i;
    const struct rw_accel *child = rw_child_of(w, in.child);
    __builtin_memset(&out, 0, sizeof(out));
    rw_make_empty(box);
    out.child_index = in.id;
    out.first_child = in.record_offset;
    out.mask = 0xffffff00u;
    if (child && rw_set_instance(child, &in, &out)) {
        rw_transform_box(in.transform, child->lower, child->upper, box);
    } else {
        out.tree = 0;
        out.mask = 0xffffff00u;
    }
    ((struct rw_instance *)w->out)[i] = out;
    ((rw_u32 *)w->masks)[i] = out.mask;
}

/* ---- of what was built ---- */

RW_JOB void rw_check_update(const struct rw_accel_work *w)
{
    const struct rw_accel *head = (const struct rw_accel *)w->head;
    const bool fits = head->mark == RW_ACCEL_MARK && head->updatable && head->kind == w->kind &&
                      head->primitive_count == w->limit && head->input_count == w->first &&
                      head->shape_stride == w->table && head->extent <= w->room;
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
    if (out.shapes) {
        out.shapes -= moved;
        out.shape_bases -= moved;
    }
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
    const struct rw_accel *child = rw_child_of(w, *(const rw_u64 *)rw_item_at(&w->from[0], i));
    if (!child || !instance->tree || !child->root.tree) return;
    instance->tree = child->root.tree;
    instance->root = child->root.root;
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
    case RW_ACCEL_INSTANCES:
        rw_collect_instance(w, i);
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
