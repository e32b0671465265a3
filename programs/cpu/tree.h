/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A whole tree of triangles at once, for kernels in which no program can want a say before its end:
 * programs/traverse/traverse_cpu.cuh calls it as rwc.ptx.cpu.tree. The order is that of the single
 * steps of traverse.h: the nearest child first, what waits on the stack with its distance.
 *
 * It is a function of its own, not inlined, so that what stays the same for the ray is in registers
 * and nothing else is.
 */
#include "raywright_abi.h"
#include "programs/config.h"

/*
 * A ray against boxes: plane * slope + offset is the distance to a plane, times RW_DISTANCE_SCALE.
 * The near end is moved nearer and the far end farther, by the roundings of the offset (relative to
 * the distance of the origin from 0) and of the slope (RW_BOX_WIDEN): a box that the ray meets is
 * always met. `reach`: boxes grow by this much, for watertight triangles. `near` and `far`: which
 * planes of a node those are, in floats.
 */
struct rw_box_ray {
    rw_f8 near_slope[3], near_offset[3], far_slope[3], far_offset[3];
    uint32_t near[3], far[3];
};

#define UNIT_MASK ((1u << RW_CPU_COUNT_SHIFT) - 1)

/* With a slope of 0, absent children would be met. */
#define SMALLEST_SLOPE 1.17549435e-38f
#define OFFSET_ROUNDING 2.38418579e-7f /* 4 of 2^-24 */

/* Both ends of boxes along an axis. */
struct rw_box_lines {
    rw_f4 near_slope, near_offset, far_slope, far_offset; /* by axis */
    rw_i4 sign;
};

static inline void set_axis(struct rw_box_ray *ray, uint32_t axis, struct rw_box_lines lines)
{
    uint32_t upper = lines.sign[axis] ? 24 : 0;
    ray->near_slope[axis] = (rw_f8)lines.near_slope[axis];
    ray->near_offset[axis] = (rw_f8)lines.near_offset[axis];
    ray->far_slope[axis] = (rw_f8)lines.far_slope[axis];
    ray->far_offset[axis] = (rw_f8)lines.far_offset[axis];
    ray->near[axis] = 8 * axis + upper;
    ray->far[axis] = 8 * axis + 24 - upper;
}

/* All axes of a ray at once. The result is not finite where distances to planes are not. No loop:
 * an index that is not a constant would keep the ray in memory. */
static inline float set_axes(struct rw_box_ray *ray, rw_f4 origin, rw_f4 slope, float reach)
{
    rw_i4 sign = sign4(slope);
    rw_f4 size = __builtin_elementwise_abs(slope);
    size = size >= SMALLEST_SLOPE ? size : (rw_f4)SMALLEST_SLOPE;
    slope = flip4(size, sign);
    rw_f4 offset = -origin * slope, distance = __builtin_elementwise_abs(offset);
    rw_f4 margin = distance * OFFSET_ROUNDING + reach * size;
    struct rw_box_lines lines = {slope, offset - margin, slope * RW_BOX_WIDEN,
                                 offset * RW_BOX_WIDEN + margin, sign};
    set_axis(ray, 0, lines);
    set_axis(ray, 1, lines);
    set_axis(ray, 2, lines);
    rw_f4 most = (distance + margin) * RW_BOX_WIDEN;
    return most[0] + most[1] + most[2];
}

static inline rw_f8 plane_distance(const float *planes, rw_f8 slope, rw_f8 offset)
{
    return __builtin_elementwise_fma(load8(planes), slope, offset);
}

/* Distances at which the ray enters the children; *met: those that it meets, as bits. */
static inline rw_f8 meet_children(const struct rw_box_ray *r, const float *planes, rw_f8 tmin,
                                  rw_f8 tmax, uint32_t *met)
{
    rw_f8 near_x = plane_distance(planes + r->near[0], r->near_slope[0], r->near_offset[0]);
    rw_f8 near_y = plane_distance(planes + r->near[1], r->near_slope[1], r->near_offset[1]);
    rw_f8 near_z = plane_distance(planes + r->near[2], r->near_slope[2], r->near_offset[2]);
    rw_f8 far_x = plane_distance(planes + r->far[0], r->far_slope[0], r->far_offset[0]);
    rw_f8 far_y = plane_distance(planes + r->far[1], r->far_slope[1], r->far_offset[1]);
    rw_f8 far_z = plane_distance(planes + r->far[2], r->far_slope[2], r->far_offset[2]);
    rw_f8 enter = max8(max8(near_x, near_y), max8(near_z, tmin));
    rw_f8 leave = min8(min8(far_x, far_y), min8(far_z, tmax));
    rw_b8 bits = __builtin_convertvector(enter <= leave, rw_b8);
    uint8_t byte;
    __builtin_memcpy(&byte, &bits, sizeof byte);
    *met = byte;
    return enter;
}

/* The next of the children in *met, with its distance. */
static inline uint64_t take_child(uint64_t tree, const float *distance, const uint32_t *child,
                                  uint32_t *met)
{
    uint32_t slot = (uint32_t)__builtin_ctz(*met);
    *met &= *met - 1;
    __builtin_prefetch((const void *)(tree + 16 * (uint64_t)(child[slot] & UNIT_MASK)));
    return (uint64_t)float_bits(distance[slot]) << 32 | child[slot];
}

/* Pushes all children in `met` (at least two) but the nearest, the farthest first; returns the
 * nearest's code. */
static inline uint32_t push_children(uint64_t tree, const struct rw_cpu_node *node, rw_f8 enter,
                                     uint32_t met, uint64_t **stack)
{
    _Alignas(32) float distance[8]; /* within one line of the cache: it is read back at once */
    uint64_t *top = *stack;
    __builtin_memcpy(distance, &enter, sizeof distance);
    uint64_t a = take_child(tree, distance, node->child, &met);
    uint64_t b = take_child(tree, distance, node->child, &met);
    uint64_t nearer = a < b ? a : b, farther = a < b ? b : a;
    if (met == 0) { /* the usual case */
        *top = farther;
        *stack = top + 1;
        return (uint32_t)nearer;
    }
    uint64_t c = take_child(tree, distance, node->child, &met);
    uint64_t middle = farther < c ? farther : c;
    top[0] = farther < c ? c : farther;
    top[1] = nearer < middle ? middle : nearer;
    top[2] = nearer < middle ? nearer : middle;
    top += 2;
    while (met) {
        uint64_t entry = take_child(tree, distance, node->child, &met), *at = ++top;
        for (; at > *stack && at[-1] < entry; at--) *at = at[-1];
        *at = entry;
    }
    *stack = top;
    return (uint32_t)*top;
}

/* The same where any hit will do: in the order of the node, which has the largest child first, and
 * without distances, for no entry becomes too far. */
static inline uint32_t push_any(uint64_t tree, const struct rw_cpu_node *node, uint32_t met,
                                uint64_t **stack)
{
    const uint32_t first = node->child[__builtin_ctz(met)];
    for (met &= met - 1; met; met &= met - 1) {
        const uint32_t code = node->child[__builtin_ctz(met)];
        __builtin_prefetch((const void *)(tree + 16 * (uint64_t)(code & UNIT_MASK)));
        *(*stack)++ = code;
    }
    return first;
}

/* How far from the origin, along an axis, the tree's boxes end at most. */
static inline float find_reach(uint64_t tree, uint32_t root, float ox, float oy, float oz)
{
    const struct rw_cpu_node *node = (const void *)(tree + 16 * (uint64_t)root);
    rw_f8 x = reach8(load8(node->lower[0]) - ox, load8(node->upper[0]) - ox);
    rw_f8 y = reach8(load8(node->lower[1]) - oy, load8(node->upper[1]) - oy);
    rw_f8 z = reach8(load8(node->lower[2]) - oz, load8(node->upper[2]) - oz), all;
    rw_i8 children;
    __builtin_memcpy(&children, node->child, sizeof children);
    all = children != 0 ? max8(max8(x, y), z) : (rw_f8)0;
    float most = 0;
    for (int slot = 0; slot < RW_NODE_CHILDREN; slot++) most = __builtin_fmaxf(most, all[slot]);
    return most;
}

static inline __attribute__((always_inline)) uint64_t
traverse_tree(uint64_t tree, uint32_t root, float ox, float oy, float oz, float dx, float dy,
              float dz, float ix, float iy, float iz, float tmin, float tmax, uint64_t stack,
              uint32_t flags, bool watertight, bool any)
{
    uint64_t *const first = (uint64_t *)stack, *top = first, best = ~(uint64_t)0;
    struct rw_box_ray ray;
    float reach = watertight ? find_reach(tree, root, ox, oy, oz) * RW_VERTEX_MARGIN : 0;
    float offsets = set_axes(&ray, (rw_f4){ox, oy, oz, 0}, (rw_f4){ix, iy, iz, 1}, reach);
    /* Absent children would be met. Only an origin that is no number, or so far from all boxes that
     * no distance to one of them is a float, has such offsets. */
    if (!(offsets < __builtin_inff())) return best;
    const rw_f8 from = (rw_f8)((tmin > 0 ? tmin : 0) * RW_DISTANCE_SCALE);
    float limit = tmax * RW_DISTANCE_SCALE;
    for (uint32_t code = root;;) {
        uint32_t met = 1;
        while (code >> RW_CPU_COUNT_SHIFT == 0) {
            const struct rw_cpu_node *node = (const void *)(tree + 16 * (uint64_t)code);
            rw_f8 enter = meet_children(&ray, node->lower[0], from, (rw_f8)limit, &met);
            if (met == 0) break;
            if (met & (met - 1))
                code = any ? push_any(tree, node, met, &top)
                           : push_children(tree, node, enter, met, &top);
            else
                code = node->child[__builtin_ctz(met)];
        }
        if (met) {
            uint32_t unit = code & UNIT_MASK;
            uint64_t hit = (watertight ? meet_watertight : meet_triangles)(
                tree + 16 * (uint64_t)unit, code >> RW_CPU_COUNT_SHIFT, ox, oy, oz, dx, dy, dz,
                tmin, tmax, flags & 3);
            if (hit != ~(uint64_t)0) {
                uint32_t number = (uint32_t)hit >> 1;
                best = hit >> 32 << 32 | (unit + RW_TRIANGLE_UNITS * number);
                if (any || flags & 4) return best;
                uint32_t bits = (uint32_t)(hit >> 32);
                __builtin_memcpy(&tmax, &bits, sizeof tmax);
                limit = tmax * RW_DISTANCE_SCALE;
            }
        }
        do {
            if (top == first) return best;
            top--;
        } while (!any && *top >> 32 > float_bits(limit));
        code = (uint32_t)*top;
    }
}

/*
 * The nearest triangle of the tree between tmin and tmax: distance << 32 | unit, or ~0 for none.
 * flags: bits 0 and 1 as in cpu_triangles, bit 2: any hit will do. `stack` has RW_CPU_STACK
 * entries.
 */
uint64_t PTX(cpu_tree)(uint64_t tree, uint32_t root, float ox, float oy, float oz, float dx,
                       float dy, float dz, float ix, float iy, float iz, float tmin, float tmax,
                       uint64_t stack, uint32_t flags);
__attribute__((noinline)) uint64_t PTX(cpu_tree)(uint64_t tree, uint32_t root, float ox, float oy,
                                                 float oz, float dx, float dy, float dz, float ix,
                                                 float iy, float iz, float tmin, float tmax,
                                                 uint64_t stack, uint32_t flags)
{
    return traverse_tree(tree, root, ox, oy, oz, dx, dy, dz, ix, iy, iz, tmin, tmax, stack, flags,
                         false, false);
}

uint64_t PTX(cpu_tree_watertight)(uint64_t tree, uint32_t root, float ox, float oy, float oz,
                                  float dx, float dy, float dz, float ix, float iy, float iz,
                                  float tmin, float tmax, uint64_t stack, uint32_t flags);
__attribute__((noinline)) uint64_t PTX(cpu_tree_watertight)(uint64_t tree, uint32_t root, float ox,
                                                            float oy, float oz, float dx, float dy,
                                                            float dz, float ix, float iy, float iz,
                                                            float tmin, float tmax, uint64_t stack,
                                                            uint32_t flags)
{
    return traverse_tree(tree, root, ox, oy, oz, dx, dy, dz, ix, iy, iz, tmin, tmax, stack, flags,
                         true, false);
}
