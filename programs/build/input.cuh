/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Reading the application's primitives: boxes, and triangles in every format of struct
 * rw_build_part, at any alignment their elements allow.
 */
#ifndef RW_BUILD_INPUT_CUH
#define RW_BUILD_INPUT_CUH

#include "programs/build/box.cuh"
#include "programs/config.h"

/* The part that primitive `index` is in. */
RW_INLINE const struct rw_build_device_part *part_of(const struct rw_build_args *args, rw_u32 index)
{
    const struct rw_build_device_part *parts = (const struct rw_build_device_part *)args->parts;
    rw_u32 low = 0, high = args->part_count;
    while (high - low > 1) {
        rw_u32 middle = (low + high) / 2;
        if (parts[middle].first <= index)
            low = middle;
        else
            high = middle;
    }
    return parts + low;
}

RW_INLINE void load_indices(const struct rw_build_device_part *part, rw_u32 k, rw_u32 out[3])
{
    if (!part->indices) {
        RW_UNROLL
        for (rw_u32 c = 0; c < 3; c++) out[c] = 3 * k + c;
    } else if (part->flags & RW_PART_SHORT_INDICES) {
        const unsigned short *at = (const unsigned short *)(part->indices + k * part->index_stride);
        RW_UNROLL
        for (int c = 0; c < 3; c++) out[c] = at[c];
    } else {
        const rw_u32 *at = (const rw_u32 *)(part->indices + k * part->index_stride);
        RW_UNROLL
        for (int c = 0; c < 3; c++) out[c] = at[c];
    }
}

RW_INLINE void load_vertex(const struct rw_build_device_part *part, rw_u32 index, float out[3])
{
    rw_u64 address = part->vertices + index * part->vertex_stride;
    float v[3] = {0, 0, 0};
    rw_u32 count = part->flags & RW_PART_TWO ? 2 : 3;
    RW_UNROLL
    for (rw_u32 a = 0; a < 3; a++) {
        if (a >= count) break;
        v[a] = part->flags & RW_PART_HALF ? (float)((const _Float16 *)address)[a]
                                          : ((const float *)address)[a];
    }
    RW_UNROLL
    for (int a = 0; a < 3; a++) {
        const float *row = part->transform + 4 * a;
        out[a] = v[a];
        if (part->flags & RW_PART_TRANSFORMED)
            out[a] = row[0] * v[0] + row[1] * v[1] + row[2] * v[2] + row[3];
    }
}

/* False: an index is out of range. */
RW_INLINE bool load_triangle(const struct rw_build_device_part *part, rw_u32 k, float out[3][3])
{
    rw_u32 index[3];
    load_indices(part, k, index);
    bool inside = true;
    RW_UNROLL
    for (int c = 0; c < 3; c++) inside &= index[c] < part->vertex_count;
    if (!inside) return false;
    RW_UNROLL
    for (int c = 0; c < 3; c++) load_vertex(part, index[c], out[c]);
    return true;
}

RW_INLINE bool is_number(float x)
{
    return x == x;
}

/* Box of primitive k of a part, planes brought in to RW_BOX_LIMIT. False: it cannot be hit. */
RW_INLINE bool load_box(const struct rw_build_args *args, const struct rw_build_device_part *part,
                        rw_u32 k, struct box *out)
{
    bool usable = true;
    if (args->kind == RW_LEAF_TRIANGLES) {
        float v[3][3];
        usable = load_triangle(part, k, v);
        RW_UNROLL
        for (int a = 0; a < 3 && usable; a++) {
            usable = is_number(v[0][a]) && is_number(v[1][a]) && is_number(v[2][a]);
            out->lower[a] = __builtin_fminf(v[0][a], __builtin_fminf(v[1][a], v[2][a]));
            out->upper[a] = __builtin_fmaxf(v[0][a], __builtin_fmaxf(v[1][a], v[2][a]));
        }
    } else {
        const float *at = (const float *)(part->boxes + k * part->box_stride);
        RW_UNROLL
        for (int a = 0; a < 3; a++) {
            out->lower[a] = at[a];
            out->upper[a] = at[3 + a];
            usable &= at[a] <= at[3 + a];
        }
    }
    RW_UNROLL
    for (int a = 0; a < 3; a++) {
        out->lower[a] =
            __builtin_fminf(__builtin_fmaxf(out->lower[a], -RW_BOX_LIMIT), RW_BOX_LIMIT);
        out->upper[a] =
            __builtin_fminf(__builtin_fmaxf(out->upper[a], -RW_BOX_LIMIT), RW_BOX_LIMIT);
    }
    return usable;
}

/* Units of one leaf entry. */
RW_INLINE rw_u32 entry_units(const struct rw_build_args *args)
{
    return args->kind == RW_LEAF_TRIANGLES ? RW_TRIANGLE_UNITS : 1;
}

RW_INLINE rw_u32 load_material(const struct rw_build_device_part *part, rw_u32 k)
{
    if (!part->materials) return 0;
    rw_u64 address = part->materials + k * part->material_stride;
    if (part->material_size == 1) return *(const unsigned char *)address;
    if (part->material_size == 2) return *(const unsigned short *)address;
    return *(const rw_u32 *)address;
}

RW_INLINE rw_u32 load_geometry(const struct rw_build_device_part *part, rw_u32 k)
{
    return part->geometries ? ((const rw_u32 *)part->geometries)[k] : part->geometry;
}

/* The same as the host's, runtime/bvh/gather.c. */
RW_INLINE void normal_of(const float v[3][3], float out[3])
{
    double a[3], b[3];
    RW_UNROLL
    for (int i = 0; i < 3; i++) {
        a[i] = v[2][i] - v[0][i];
        b[i] = v[1][i] - v[0][i];
    }
    out[0] = (float)(a[1] * b[2] - a[2] * b[1]);
    out[1] = (float)(a[2] * b[0] - a[0] * b[2]);
    out[2] = (float)(a[0] * b[1] - a[1] * b[0]);
}

/* Writes leaf entry number `entry` for a primitive. */
RW_INLINE void write_entry(const struct rw_build_args *args, rw_u32 entry, rw_u32 primitive)
{
    const struct rw_build_device_part *part = part_of(args, primitive);
    rw_u32 k = primitive - part->first, number = part->first_primitive + k;
    rw_uint4 *at = (rw_uint4 *)args->tree + (rw_u64)entry * entry_units(args);
    if (args->kind == RW_LEAF_TRIANGLES) {
        float v[3][3] = {}, normal[3];
        if (!load_triangle(part, k, v)) v[0][0] = __builtin_nanf("");
        normal_of(v, normal);
        RW_UNROLL
        for (int c = 0; c < 3; c++)
            at[c] =
                rw_uint4{rw_bits(v[c][0]), rw_bits(v[c][1]), rw_bits(v[c][2]), rw_bits(normal[c])};
        at[3] = rw_uint4{number, load_geometry(part, k), load_material(part, k), 0};
    } else if (args->kind == RW_LEAF_PRIMITIVES) {
        *at = rw_uint4{load_geometry(part, k), number, 0, 0};
    } else {
        rw_u32 mask = part->masks ? ((const rw_u32 *)part->masks)[k] : ~0u;
        *at = rw_uint4{number, mask, 0, 0};
    }
}

#endif
