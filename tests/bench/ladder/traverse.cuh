/* SPDX-License-Identifier: Apache-2.0 */
/* The closest sphere along a ray, from flat arrays: with one box a node and leaves among the nodes,
 * with the boxes of two or of four children a node. A traversal can be left and gone on with, for
 * kernels that give other work to lanes that are done before the others. */
#ifndef RW_LADDER_TRAVERSE_CUH
#define RW_LADDER_TRAVERSE_CUH

#include "counters.cuh"
#include "features.h"
#include "scene.h"

#include <string.h>

#define T_MIN 0.001f
#define T_MAX 1e30f
#define MOST_CONSTANT_PARTS 2048

#ifdef __CUDACC__
static __constant__ frame constant_frame;
static __constant__ float4 constant_nodes[MOST_CONSTANT_PARTS];
#endif
#ifdef __CUDA_ARCH__
extern __shared__ float4 shared_parts[]; /* all nodes, then all spheres */
#endif

struct ray {
    vec3 origin, direction;
};

HD int as_int(float f)
{
#ifdef __CUDA_ARCH__
    return __float_as_int(f);
#else
    int bits;
    memcpy(&bits, &f, sizeof(bits));
    return bits;
#endif
}

HD float as_float(int bits)
{
#ifdef __CUDA_ARCH__
    return __int_as_float(bits);
#else
    float f;
    memcpy(&f, &bits, sizeof(f));
    return f;
#endif
}

/* 16 bytes, as one load or as four. */
template <uint32_t F> HD float4 load(const float4 *from)
{
#ifdef __CUDA_ARCH__
    if (F & ALIGNED) return __ldg(from);
    const volatile float *p = &from->x;
    return make_float4(p[0], p[1], p[2], p[3]);
#else
    return *from;
#endif
}

template <uint32_t F> HD float4 node_part(const frame &f, int part)
{
#ifdef __CUDA_ARCH__
    if (F & SHARED_NODES) return shared_parts[part];
    if (F & CONSTANT_NODES) return constant_nodes[part];
#endif
    return load<F>(&f.nodes[part]);
}

template <uint32_t F> HD float4 sphere_of(const frame &f, int i)
{
#ifdef __CUDA_ARCH__
    if (F & SHARED_NODES) return shared_parts[f.node_parts + i];
#endif
    if (F & ALIGNED) return load<F>(&f.spheres[i]);
    return make_float4(f.x[i], f.y[i], f.z[i], f.radius[i]);
}

/* How far along the ray a box is entered; not before T_MIN, and beyond `far` if it is missed. */
struct slabs {
    float enter, leave;
};

template <uint32_t F> HD slabs cut(vec3 enter, vec3 leave, float far)
{
    constexpr bool fast = F & INTRINSICS;
    if (F & INTEGER_SLABS) {
        /* Floats that are not negative are in the order of their bits, and any negative one is
         * below them: below T_MIN it does not matter which. */
        int a = __vimax3_s32(as_int(enter.x), as_int(enter.y), as_int(enter.z));
        int b = __vimin3_s32(as_int(leave.x), as_int(leave.y), as_int(leave.z));
        return {as_float(max(a, as_int(T_MIN))), as_float(min(b, as_int(far)))};
    }
    return {most<fast>(largest<fast>(enter), T_MIN),
            least<fast>(least<fast>(leave.x, least<fast>(leave.y, leave.z)), far)};
}

/* Apart from the rest of a traversal: an array that is indexed at run time is in local memory, and
 * takes along the structure that it is part of. */
struct waiting {
    int2 at[STACK_SIZE]; /* reference, and where its box is entered: the bits of a float */
};

template <uint32_t F> struct traversal {
    static constexpr bool fast = F & INTRINSICS;
    vec3 origin, direction, inverse, shift; /* shift: -origin / direction */
    float squared, t;
    int sphere;        /* the closest so far, at t; -1 without one */
    int current, size; /* the node or leaf to look at, and what is on the stack */

    HD void start(const ray &r)
    {
        COUNT(rays);
        origin = r.origin;
        direction = r.direction;
        inverse = {reciprocal<fast>(direction.x), reciprocal<fast>(direction.y),
                   reciprocal<fast>(direction.z)};
        shift = -1.0f * (origin * inverse);
        squared = dot(direction, direction);
        t = T_MAX;
        sphere = -1;
        current = 0;
        size = 0;
    }

    HD float along(float plane, float inverse, float shift) const
    {
        return fmaf(plane, inverse, shift);
    }

    HD void test(float4 s, int i)
    {
        COUNT(spheres);
        vec3 from = origin - xyz(s);
        float b = dot(from, direction), c = dot(from, from) - s.w * s.w;
        float discriminant = b * b - squared * c;
        if (discriminant <= 0) return;
        float half = root<fast>(discriminant), per = reciprocal<fast>(squared);
        float near = (-b - half) * per, far = (half - b) * per;
        float hit = near > T_MIN ? near : far;
        if (hit > T_MIN && hit < t) {
            t = hit;
            sphere = i;
        }
    }

    HD void pop(waiting *stack)
    {
        int2 next;
        do {
            if (!size) {
                current = REFERENCE_NONE;
                return;
            }
            next = stack->at[--size];
        } while (as_float(next.y) >= t);
        current = next.x;
    }

    HD void push(waiting *stack, int reference, float enter)
    {
        stack->at[size++] = make_int2(reference, as_int(enter));
    }

    /* A node among whose children are leaves that have a box of their own. */
    HD void visit_one(const frame &f, waiting *stack)
    {
        aabb b = f.bounds[current];
        vec3 a = {along(b.low.x, inverse.x, shift.x), along(b.low.y, inverse.y, shift.y),
                  along(b.low.z, inverse.z, shift.z)};
        vec3 c = {along(b.high.x, inverse.x, shift.x), along(b.high.y, inverse.y, shift.y),
                  along(b.high.z, inverse.z, shift.z)};
        slabs s = between(a, c);
        int left = f.left[current], right = f.right[current];
        if (s.enter <= s.leave) {
            if (right < 0) {
                test(sphere_of<F>(f, left), left);
            } else {
                push(stack, right, 0);
                push(stack, left, 0);
            }
        }
        pop(stack);
    }

    HD slabs between(vec3 a, vec3 b) const
    {
        return cut<F>({least<fast>(a.x, b.x), least<fast>(a.y, b.y), least<fast>(a.z, b.z)},
                      {most<fast>(a.x, b.x), most<fast>(a.y, b.y), most<fast>(a.z, b.z)}, t);
    }

    HD slabs child(float4 xy, float low_z, float high_z) const
    {
        vec3 a = {along(xy.x, inverse.x, shift.x), along(xy.z, inverse.y, shift.y),
                  along(low_z, inverse.z, shift.z)};
        vec3 b = {along(xy.y, inverse.x, shift.x), along(xy.w, inverse.y, shift.y),
                  along(high_z, inverse.z, shift.z)};
        return between(a, b);
    }

    HD void visit_two(const frame &f, waiting *stack)
    {
        float4 z = node_part<F>(f, 4 * current + 2);
        slabs l = child(node_part<F>(f, 4 * current), z.x, z.y);
        slabs r = child(node_part<F>(f, 4 * current + 1), z.z, z.w);
        float4 references = node_part<F>(f, 4 * current + 3);
        int left = as_int(references.x), right = as_int(references.y);
        bool hit_left = l.enter <= l.leave, hit_right = r.enter <= r.leave;
        if (hit_left && hit_right) {
            bool swap = r.enter < l.enter;
            push(stack, swap ? left : right, swap ? l.enter : r.enter);
            current = swap ? right : left;
        } else if (hit_left || hit_right) {
            current = hit_left ? left : right;
        } else {
            pop(stack);
        }
    }

    /* Near and far planes are found by the signs of the direction, not by comparing. */
    HD void visit_four(const frame &f, waiting *stack)
    {
        int at = 8 * current;
        int x = direction.x < 0 ? 3 : 0, y = direction.y < 0 ? 3 : 0, z = direction.z < 0 ? 3 : 0;
        float4 near_x = node_part<F>(f, at + x), far_x = node_part<F>(f, at + 3 - x);
        float4 near_y = node_part<F>(f, at + 1 + y), far_y = node_part<F>(f, at + 4 - y);
        float4 near_z = node_part<F>(f, at + 2 + z), far_z = node_part<F>(f, at + 5 - z);
        float4 references = node_part<F>(f, at + 6);
        float enter[4];
#define LANE(i, c)                                                                                 \
    {                                                                                              \
        slabs s =                                                                                  \
            cut<F>({along(near_x.c, inverse.x, shift.x), along(near_y.c, inverse.y, shift.y),      \
                    along(near_z.c, inverse.z, shift.z)},                                          \
                   {along(far_x.c, inverse.x, shift.x), along(far_y.c, inverse.y, shift.y),        \
                    along(far_z.c, inverse.z, shift.z)},                                           \
                   t);                                                                             \
        enter[i] = s.enter <= s.leave ? s.enter : T_MAX;                                           \
    }
        LANE(0, x)
        LANE(1, y)
        LANE(2, z)
        LANE(3, w)
#undef LANE
        float nearest = fminf(fminf(enter[0], enter[1]), fminf(enter[2], enter[3]));
        if (nearest >= T_MAX) {
            pop(stack);
            return;
        }
        const float which[4] = {references.x, references.y, references.z, references.w};
        int next = REFERENCE_NONE;
        for (int i = 3; i >= 0; i--) {
            bool taken = enter[i] == nearest && next == REFERENCE_NONE;
            if (taken) next = as_int(which[i]);
            if (!taken && enter[i] < T_MAX) push(stack, as_int(which[i]), enter[i]);
        }
        current = next;
    }

    HD void visit(const frame &f, waiting *stack)
    {
        COUNT(nodes);
        if (F & FOUR_WIDE)
            visit_four(f, stack);
        else if (F & LAYOUT)
            visit_two(f, stack);
        else
            visit_one(f, stack);
    }

    HD void leaf(const frame &f, waiting *stack)
    {
        int first = LEAF_FIRST(current), count = LEAF_COUNT(current);
        for (int i = first; i < first + count; i++) test(sphere_of<F>(f, i), i);
        pop(stack);
    }

    HD void turn(const frame &f, waiting *stack)
    {
        if (F & ONE_STEP) {
            if (current >= 0)
                visit(f, stack);
            else
                leaf(f, stack);
            return;
        }
        while (current >= 0) visit(f, stack);
        if ((F & LAYOUT) && current != REFERENCE_NONE) leaf(f, stack);
    }

    /* Goes on until the closest sphere is known, and says so; or returns false where fewer than
     * `leave` lanes of the warp are still at it. */
    template <int leave> HD bool run(const frame &f, waiting *stack)
    {
        while (current != REFERENCE_NONE) {
            turn(f, stack);
#ifdef __CUDA_ARCH__
            if (leave && __popc(__activemask()) < leave) break;
#endif
        }
        return current == REFERENCE_NONE;
    }
};

#endif
