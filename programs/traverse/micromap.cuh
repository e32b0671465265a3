/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Opacity micromaps (RW_FEATURE_MICROMAPS): what is known of the place where a triangle is hit.
 *
 * A triangle (a, b, c) is divided into (a, ab, ac), (ac, bc, ab), (ab, b, bc) and (bc, ac, c), ab
 * being the middle of a side, and each of these likewise, as often as the level says; the smallest
 * are numbered in this order. That is the curve which the specification of Vulkan's
 * VK_EXT_opacity_micromap describes.
 */
#ifndef RW_TRAVERSE_MICROMAP_CUH
#define RW_TRAVERSE_MICROMAP_CUH

#include "programs/page_table.cuh"
#include "programs/traverse/graph.cuh"
#include "programs/traverse/triangle.cuh"

/* u, v: the weights of vertices 1 and 2. How many steps a place is from each side tells by its bits
 * in which of the four it is, from the largest down; in one that is turned by half a circle all of
 * the bits are inverted. In the fourth the first and the third change places. */
RW_INLINE rw_u32 rw_micro_triangle(float u, float v, rw_u32 level)
{
    const float side = (float)(1u << level);
    const rw_u32 last = (1u << level) - 1u;
    const float along_u = __builtin_fmaxf(u, 0.0f) * side,
                along_v = __builtin_fmaxf(v, 0.0f) * side;
    const rw_u32 step_v = rw_min((rw_u32)along_v, last);
    const rw_u32 step_u = rw_min((rw_u32)along_u, last - step_v);
    const float rest = along_u - (float)(rw_u32)along_u + (along_v - (float)(rw_u32)along_v);
    const bool turned = rest >= 1.0f && step_u + step_v < last;
    const rw_u32 step_w = last - step_u - step_v - turned;
    rw_u32 number = 0, swapped = 0;
    _Pragma("unroll 1") for (rw_u32 bit = level; bit-- > 0;)
    {
        const rw_u32 a = step_u >> bit & 1u, b = step_v >> bit & 1u, c = step_w >> bit & 1u;
        const rw_u32 at_two = (a == c) & (a != b);
        number = 4 * number + (a == c ? 1 + 2 * at_two : 2 * (a ^ swapped));
        swapped ^= at_two;
    }
    return number;
}

RW_INLINE rw_u32 rw_micromap_state(rw_u64 array, rw_u32 number, float u, float v)
{
    const RW_GLOBAL struct rw_micromap_array *head =
        (const RW_GLOBAL struct rw_micromap_array *)array;
    const RW_GLOBAL struct rw_micromap *map =
        (const RW_GLOBAL struct rw_micromap *)(head + 1) + number;
    if (map->format == 0) return RW_OPACITY_UNKNOWN_OPAQUE;
    const rw_u32 bit = map->format * rw_micro_triangle(u, v, map->level);
    const rw_u64 byte = array + head->states + map->offset + bit / 8;
    return *(const RW_GLOBAL unsigned char *)byte >> bit % 8 & (2u * map->format - 1u);
}

/* The structure of geometry that the lane is in. */
RW_INLINE const RW_GLOBAL struct rw_accel *rw_current_structure(const struct rw_lane *lane)
{
    if (RW_GRAPH) return rw_structure_head(rw_way_end(&lane->graph->way));
    return rw_structure_head(rw_placed_handle(rw_scene_instance(lane, lane->instance)));
}

/* Of a primitive there, by the word that its leaf entry has for its record. */
RW_INLINE rw_u32 rw_opacity_in(const RW_GLOBAL struct rw_accel *head, rw_u32 geometry,
                               rw_u32 primitive, float u, float v)
{
    const rw_u64 block = (rw_u64)head;
    const rw_u32 record = geometry & RW_ACCEL_RECORD_MASK;
    const RW_GLOBAL struct rw_micromap_table *table =
        (const RW_GLOBAL struct rw_micromap_table *)(block + head->extras);
    const RW_GLOBAL rw_u64 *arrays = (const RW_GLOBAL rw_u64 *)(table + 1);
    const RW_GLOBAL rw_u32 *words = (const RW_GLOBAL rw_u32 *)(arrays + table->record_count);
    const rw_u32 base = ((const RW_GLOBAL rw_u32 *)(block + head->shape_bases))[record];
    const rw_u32 word = words[primitive + base];
    if (word >= ~(rw_u32)RW_OPACITY_NONE) return ~word;
    return rw_micromap_state(arrays[record], word, u, v);
}

/* enum rw_opacity of a candidate triangle, where the lane's ray meets it. Requires the ray in its
 * space. */
RW_INLINE rw_u32 rw_opacity_of(struct rw_lane *lane, rw_u32 unit)
{
    if (!rw_hook_has_micromaps()) return RW_OPACITY_NONE;
    const RW_GLOBAL struct rw_accel *head = rw_current_structure(lane);
    const rw_u32 flags = rw_scene_instance(lane, lane->instance)->flags;
    if (!(head->traits & RW_ACCEL_MICROMAPS) || flags & RW_INSTANCE_NO_MICROMAPS)
        return RW_OPACITY_NONE;
    const RW_GLOBAL rw_float4 *entry =
        (const RW_GLOBAL rw_float4 *)rw_page_of_tree(lane, lane->tree + 16 * (rw_u64)unit);
    const struct rw_crossing crossing =
        rw_cross_triangle(rw_object_ray(lane), rw_load_corners(lane, entry));
    const float scale = rw_exact_inverse(crossing);
    const rw_uint4 names = ((const RW_GLOBAL rw_uint4 *)entry)[3];
    const rw_u32 opacity =
        rw_opacity_in(head, names.y, names.x, crossing.u * scale, crossing.v * scale);
    const bool two_states = (flags & RW_INSTANCE_OPACITY_2_STATES) != 0 ||
                            rw_ray_flags(lane, RW_RAY_FLAG_OPACITY_2_STATES) != 0;
    if (two_states && opacity == RW_OPACITY_UNKNOWN_TRANSPARENT) return RW_OPACITY_TRANSPARENT;
    if (two_states && opacity == RW_OPACITY_UNKNOWN_OPAQUE) return RW_OPACITY_OPAQUE;
    return opacity;
}

#endif
