/* SPDX-License-Identifier: Apache-2.0 */
/* The closest sphere along a ray, from flat arrays: with one box a node and leaves among the nodes,
 * with the boxes of two or of four children a node. */
#ifndef RW_LADDER_TRAVERSE_CUH
#define RW_LADDER_TRAVERSE_CUH

#include "counters.cuh"
#include "features.h"
#include "scene.h"

#include <string.h>

#define T_MIN 0.001f
#define T_MAX 1e30f
#define MISSED 0x7fffffff

#ifdef __CUDACC__
static __constant__ frame constant_frame;
#endif
#ifdef __CUDA_ARCH__
extern __shared__ float4 shared_parts[]; /* all nodes, then all spheres */
#endif

/* Before a loop of few turns, whose copies would only take registers. */
#ifdef __CUDA_ARCH__
#define ROLLED _Pragma("unroll 1")
#else
#define ROLLED
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
    const float *p = (const float *)from;
    return make_float4(p[0], p[1], p[2], p[3]);
#else
    return *from;
#endif
}

/* The part of a node that is `at` bytes after the first node. */
template <uint32_t F> HD float4 node_part(const frame &f, unsigned at)
{
#ifdef __CUDA_ARCH__
    if (F & SHARED_NODES) return *(const float4 *)((const char *)shared_parts + at);
#endif
    return load<F>((const float4 *)((const char *)f.nodes + at));
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
    vec3 inverse, shift;        /* shift: -origin / direction */
    int high_x, high_y, high_z; /* where near planes are, of four children */
    float squared, t;
    int sphere;        /* the closest so far, at t; -1 without one */
    int current, size; /* the node or leaf to look at, and what is on the stack */

    HD void start(const ray &r)
    {
        COUNT(rays);
        inverse = {reciprocal<fast>(r.direction.x), reciprocal<fast>(r.direction.y),
                   reciprocal<fast>(r.direction.z)};
        shift = -1.0f * (r.origin * inverse);
        high_x = r.direction.x < 0 ? 48 : 0;
        high_y = r.direction.y < 0 ? 48 : 0;
        high_z = r.direction.z < 0 ? 48 : 0;
        squared = dot(r.direction, r.direction);
        t = T_MAX;
        sphere = -1;
        current = 0;
        size = 0;
    }

    HD float along(float plane, float inverse, float shift) const
    {
        return fmaf(plane, inverse, shift);
    }

    HD void test(const ray &r, float4 s, int i)
    {
        COUNT(spheres);
        vec3 from = r.origin - xyz(s);
        float b = dot(from, r.direction), c = dot(from, from) - s.w * s.w;
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
    HD void visit_one(const frame &f, const ray &r, waiting *stack)
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
                test(r, sphere_of<F>(f, left), left);
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
        float4 z = node_part<F>(f, current + 32);
        slabs l = child(node_part<F>(f, current), z.x, z.y);
        slabs r = child(node_part<F>(f, current + 16), z.z, z.w);
        float4 references = node_part<F>(f, current + 48);
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

    /* One of four children: a key that is ordered as where its box is entered, the child in its
     * last two bits, so that no two are equal; MISSED if it is not. */
    HD int key(vec3 near, vec3 far, int child) const
    {
        slabs s = cut<F>({along(near.x, inverse.x, shift.x), along(near.y, inverse.y, shift.y),
                          along(near.z, inverse.z, shift.z)},
                         {along(far.x, inverse.x, shift.x), along(far.y, inverse.y, shift.y),
                          along(far.z, inverse.z, shift.z)},
                         t);
        return s.enter <= s.leave ? (as_int(s.enter) | 3) ^ (3 - child) : MISSED;
    }

    /* Near and far planes are found by the signs of the direction, not by comparing. */
    HD void visit_four(const frame &f, waiting *stack)
    {
        int x = current + high_x, y = current + high_y, z = current + high_z;
        float4 near_x = node_part<F>(f, x), far_x = node_part<F>(f, 2 * current + 48 - x);
        float4 near_y = node_part<F>(f, y + 16), far_y = node_part<F>(f, 2 * current + 64 - y);
        float4 near_z = node_part<F>(f, z + 32), far_z = node_part<F>(f, 2 * current + 80 - z);
        float4 references = node_part<F>(f, current + 96);
        int a = key({near_x.x, near_y.x, near_z.x}, {far_x.x, far_y.x, far_z.x}, 0);
        int b = key({near_x.y, near_y.y, near_z.y}, {far_x.y, far_y.y, far_z.y}, 1);
        int c = key({near_x.z, near_y.z, near_z.z}, {far_x.z, far_y.z, far_z.z}, 2);
        int d = key({near_x.w, near_y.w, near_z.w}, {far_x.w, far_y.w, far_z.w}, 3);
        int nearest = min(min(a, b), min(c, d));
        if (nearest == MISSED) {
            pop(stack);
            return;
        }
        push_further(stack, as_int(references.x), a, nearest);
        push_further(stack, as_int(references.y), b, nearest);
        push_further(stack, as_int(references.z), c, nearest);
        push_further(stack, as_int(references.w), d, nearest);
        current = as_int(a == nearest   ? references.x
                         : b == nearest ? references.y
                         : c == nearest ? references.z
                                        : references.w);
    }

    HD void push_further(waiting *stack, int reference, int key, int nearest)
    {
        if (key != MISSED && key != nearest) stack->at[size++] = make_int2(reference, key);
    }

    HD void visit(const frame &f, const ray &r, waiting *stack)
    {
        COUNT(nodes);
        if (F & FOUR_WIDE)
            visit_four(f, stack);
        else if (F & LAYOUT)
            visit_two(f, stack);
        else
            visit_one(f, r, stack);
    }

    HD void leaf(const frame &f, const ray &r, waiting *stack)
    {
        int first = LEAF_FIRST(current), count = LEAF_COUNT(current);
        ROLLED for (int i = first; i < first + count; i++) test(r, sphere_of<F>(f, i), i);
        pop(stack);
    }

    /* Goes on until the closest sphere is known. */
    HD void run(const frame &f, const ray &r, waiting *stack)
    {
        while (current != REFERENCE_NONE) {
            do {
                if (current >= 0) visit(f, r, stack);
            } while (current >= 0);
            if ((F & LAYOUT) && current != REFERENCE_NONE) leaf(f, r, stack);
        }
    }
};

#endif
