/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What all kernels of the study share: fetching, the step to the next node, the triangle test. It
 * is C as well as CUDA C: on the host (STUDY_HOST) the same steps give the sequences of operations
 * for the simulator, and tests run whole kernels, a fiber for each lane (tests/study).
 *
 * What a variant is made of is set by macros, all of them numbers:
 *   STUDY_NODE_FETCH, STUDY_TRIANGLE_FETCH   0 plain loads, 1 the read-only path, 2 textures
 *   STUDY_SPAN      0 minima and maxima of floats, 1 of integers, 2 of three integers at once
 *   STUDY_EAGER     1: all of a triangle is fetched before any of it is needed
 *   STUDY_ANY_HIT   1: the first hit found ends a ray
 *   STUDY_COUNT     1: counts operations and how many lanes take part in each
 *
 * `#line` gives the operations names of their own, by which costs are counted from machine code:
 * study_node, study_triangle and study_leaf are executed each time, study_push, study_pop and
 * study_take (a leaf) after a node, and study_first_edge and study_second_edge of a triangle, only
 * where some lane goes there.
 */
#ifndef STUDY_COMMON_CUH
#define STUDY_COMMON_CUH

#ifndef STUDY_NODE_FETCH
#define STUDY_NODE_FETCH 0
#endif
#ifndef STUDY_TRIANGLE_FETCH
#define STUDY_TRIANGLE_FETCH 0
#endif
#ifndef STUDY_SPAN
#define STUDY_SPAN 0
#endif
#ifndef STUDY_EAGER
#define STUDY_EAGER 0
#endif
#ifndef STUDY_ANY_HIT
#define STUDY_ANY_HIT 0
#endif
#ifndef STUDY_COUNT
#define STUDY_COUNT 0
#endif

#ifdef STUDY_HOST
#include "programs/study/host.h"
#else
#define STUDY_FUNCTION static __device__ __forceinline__
#define STUDY_KERNEL(name) extern "C" __global__ void __launch_bounds__(128) name
#define STUDY_SHARED __shared__
#define STUDY_TEXTURE(texture, memory, index)                                                      \
    tex1Dfetch<float4>((cudaTextureObject_t)(texture), index)
#define STUDY_UNROLL _Pragma("unroll")
#define STUDY_NO_UNROLL _Pragma("unroll 1")
#define STUDY_HERE() __activemask()
#define STUDY_ANY(here, p) __any_sync(here, p) /* of lanes that stay together */
#define STUDY_BALLOT(p) __ballot_sync(0xffffffffu, p)
#define STUDY_ANY_OF_WARP(p) __any_sync(0xffffffffu, p)
#define STUDY_SHUFFLE(v, lane) __shfl_sync(0xffffffffu, v, lane)
#define STUDY_SYNC() __syncwarp()
#define STUDY_LANE() (threadIdx.x & 31)
#define STUDY_WARP() (threadIdx.x / 32)
#define STUDY_THREAD() (blockIdx.x * blockDim.x + threadIdx.x)
#define STUDY_THREADS() (gridDim.x * blockDim.x)
#endif
#ifndef STUDY_STRIDE
#define STUDY_STRIDE 1 /* from one entry of a stack to the next */
#endif
#define STUDY_WARPS 4 /* of a block */

typedef struct study_state {
    float ox, oy, oz, tmin, dx, dy, dz, tmax; /* tmax: of the nearest hit so far */
    float ix, iy, iz;                         /* 1 / direction */
    float px, py, pz;                         /* origin / direction */
    float u, v;
    int triangle; /* position in the array; -1: none */
    int node;
    int top; /* of the stack */
    unsigned ray;
#if STUDY_COUNT
    unsigned counts[STUDY_COUNTERS];
#endif
} study_state;

/* ---- memory ---- */

#line 1 "study_node"
STUDY_FUNCTION float4 study_fetch_node(const struct study_args *a, int index)
{
#if STUDY_NODE_FETCH == 2
    return STUDY_TEXTURE(a->node_texture, a->nodes, index);
#elif STUDY_NODE_FETCH == 1
    return __ldg((const float4 *)a->nodes + index);
#else
    return ((const float4 *)a->nodes)[index];
#endif
}

#line 1 "study_triangle"
STUDY_FUNCTION float4 study_fetch_triangle(const struct study_args *a, int index)
{
#if STUDY_TRIANGLE_FETCH == 2
    return STUDY_TEXTURE(a->triangle_texture, a->triangles, index);
#elif STUDY_TRIANGLE_FETCH == 1
    return __ldg((const float4 *)a->triangles + index);
#else
    return ((const float4 *)a->triangles)[index];
#endif
}

#line 1 "study_rest"
/* ---- counting ---- */

/* One of the lanes that are here together counts the step. */
#if STUDY_COUNT && !defined(STUDY_HOST)
STUDY_FUNCTION void study_count(study_state *s, int lanes, int steps)
{
    unsigned active = __activemask();
    s->counts[lanes]++;
    if (STUDY_LANE() == (unsigned)__ffs((int)active) - 1) s->counts[steps]++;
}
#elif STUDY_COUNT
STUDY_FUNCTION void study_count(study_state *s, int lanes, int steps)
{
    s->counts[lanes]++;
    s->counts[steps]++;
}
#else
#define study_count(s, lanes, steps) ((void)0)
#endif

STUDY_FUNCTION void study_clear_counts(study_state *s)
{
#if STUDY_COUNT
    for (int k = 0; k < STUDY_COUNTERS; k++) s->counts[k] = 0;
#else
    (void)s;
#endif
}

STUDY_FUNCTION void study_add_counts(const struct study_args *a, const study_state *s)
{
#if STUDY_COUNT
    for (int k = 0; k < STUDY_COUNTERS; k++)
        if (s->counts[k]) atomicAdd((unsigned long long *)a->counters + k, s->counts[k]);
#else
    (void)a, (void)s;
#endif
}

/* ---- rays ---- */

#line 1 "study_ray"
/* A direction of 0 is made so small that products with it stay finite. */
STUDY_FUNCTION float study_inverse(float d)
{
    const float least = 1e-20f;
    return 1.0f / (fabsf(d) > least ? d : (d < 0.0f ? -least : least));
}

STUDY_FUNCTION void study_set_inverse(study_state *s)
{
    s->ix = study_inverse(s->dx), s->iy = study_inverse(s->dy), s->iz = study_inverse(s->dz);
    s->px = s->ox * s->ix, s->py = s->oy * s->iy, s->pz = s->oz * s->iz;
}

STUDY_FUNCTION void study_begin(const struct study_args *a, study_state *s, unsigned ray)
{
    float4 o = ((const float4 *)a->rays)[2 * (size_t)ray];
    float4 d = ((const float4 *)a->rays)[2 * (size_t)ray + 1];
    s->ox = o.x, s->oy = o.y, s->oz = o.z, s->tmin = o.w;
    s->dx = d.x, s->dy = d.y, s->dz = d.z, s->tmax = d.w;
    study_set_inverse(s);
    s->u = s->v = 0.0f;
    s->triangle = -1;
    s->top = 0;
    s->ray = ray;
    s->node = d.w > o.w ? a->root : STUDY_DONE;
}

STUDY_FUNCTION void study_end(const struct study_args *a, const study_state *s)
{
    float4 hit = make_float4(-1.0f, 0.0f, 0.0f, 0.0f);
    if (s->triangle >= 0) hit = make_float4(s->tmax, __int_as_float(s->triangle), s->u, s->v);
    ((float4 *)a->hits)[s->ray] = hit;
}

STUDY_FUNCTION bool study_is_inner(int node)
{
    return (unsigned)node < (unsigned)STUDY_DONE;
}

STUDY_FUNCTION int study_leaf_first(int leaf)
{
    return ~leaf >> STUDY_LEAF_BITS;
}

STUDY_FUNCTION int study_leaf_count(int leaf)
{
    return ~leaf & ((1 << STUDY_LEAF_BITS) - 1);
}

/* No function, so that what it costs counts where it is used. */
#define STUDY_POP(s, stack) ((s)->node = (s)->top ? (stack)[STUDY_STRIDE * --(s)->top] : STUDY_DONE)

/* ---- the span test ---- */

#line 1 "study_node"
#if STUDY_SPAN == 0
STUDY_FUNCTION float study_enter(float a0, float a1, float b0, float b1, float c0, float c1,
                                 float least)
{
    return fmaxf(fmaxf(fminf(a0, a1), fminf(b0, b1)), fmaxf(fminf(c0, c1), least));
}
STUDY_FUNCTION float study_leave(float a0, float a1, float b0, float b1, float c0, float c1,
                                 float most)
{
    return fminf(fminf(fmaxf(a0, a1), fmaxf(b0, b1)), fminf(fmaxf(c0, c1), most));
}
#else
/* Bits of floats in the order of integers, which is wrong among negative numbers: a box has those
 * only behind the origin, and with tmin >= 0 such a box is missed whichever of them is taken. */
#if STUDY_SPAN == 1
#define STUDY_MAX3(a, b, c) max(max(a, b), c)
#define STUDY_MIN3(a, b, c) min(min(a, b), c)
#else
#define STUDY_MAX3(a, b, c) __vimax3_s32(a, b, c)
#define STUDY_MIN3(a, b, c) __vimin3_s32(a, b, c)
#endif
STUDY_FUNCTION float study_enter(float a0, float a1, float b0, float b1, float c0, float c1,
                                 float least)
{
    int x = min(__float_as_int(a0), __float_as_int(a1));
    int y = min(__float_as_int(b0), __float_as_int(b1));
    int z = min(__float_as_int(c0), __float_as_int(c1));
    return __int_as_float(max(STUDY_MAX3(x, y, z), __float_as_int(least)));
}
STUDY_FUNCTION float study_leave(float a0, float a1, float b0, float b1, float c0, float c1,
                                 float most)
{
    int x = max(__float_as_int(a0), __float_as_int(a1));
    int y = max(__float_as_int(b0), __float_as_int(b1));
    int z = max(__float_as_int(c0), __float_as_int(c1));
    return __int_as_float(min(STUDY_MIN3(x, y, z), __float_as_int(most)));
}
#endif

/* ---- operations ---- */

/* Where a ray is inside the two boxes of a node; it misses one where enter > leave. */
typedef struct study_spans {
    float enter[2], leave[2];
    int child[2];
} study_spans;

STUDY_FUNCTION void study_test_node(const struct study_args *a, const study_state *s, int node,
                                    study_spans *out)
{
    float4 p = study_fetch_node(a, 4 * node), q = study_fetch_node(a, 4 * node + 1);
    float4 z = study_fetch_node(a, 4 * node + 2), c = study_fetch_node(a, 4 * node + 3);
    float x0 = p.x * s->ix - s->px, x1 = p.y * s->ix - s->px;
    float y0 = p.z * s->iy - s->py, y1 = p.w * s->iy - s->py;
    float z0 = z.x * s->iz - s->pz, z1 = z.y * s->iz - s->pz;
    out->enter[0] = study_enter(x0, x1, y0, y1, z0, z1, s->tmin);
    out->leave[0] = study_leave(x0, x1, y0, y1, z0, z1, s->tmax);
    x0 = q.x * s->ix - s->px, x1 = q.y * s->ix - s->px;
    y0 = q.z * s->iy - s->py, y1 = q.w * s->iy - s->py;
    z0 = z.z * s->iz - s->pz, z1 = z.w * s->iz - s->pz;
    out->enter[1] = study_enter(x0, x1, y0, y1, z0, z1, s->tmin);
    out->leave[1] = study_leave(x0, x1, y0, y1, z0, z1, s->tmax);
    out->child[0] = __float_as_int(c.x), out->child[1] = __float_as_int(c.y);
}

/* On to the nearer child that is hit, the other one onto the stack; or to what lies there. */
STUDY_FUNCTION void study_step(const struct study_args *a, study_state *s, int *stack)
{
    study_spans spans;
    study_count(s, STUDY_NODES, STUDY_NODE_STEPS);
    study_test_node(a, s, s->node, &spans);
    bool first = spans.enter[0] <= spans.leave[0], second = spans.enter[1] <= spans.leave[1];
    if (!first && !second) {
#line 1 "study_pop"
        STUDY_POP(s, stack);
#line 1 "study_push"
    } else {
        bool swap = !first || (second && spans.enter[1] < spans.enter[0]);
        s->node = swap ? spans.child[1] : spans.child[0];
        if (first && second)
            stack[STUDY_STRIDE * s->top++] = swap ? spans.child[0] : spans.child[1];
    }
}

#line 1 "study_triangle"
/* The ray goes to where the triangle is (0,0), (1,0), (0,1) in the plane z = 0. */
STUDY_FUNCTION void study_test_triangle(const struct study_args *a, study_state *s, int triangle)
{
    float4 r = study_fetch_triangle(a, 3 * triangle);
#if STUDY_EAGER
    float4 x = study_fetch_triangle(a, 3 * triangle + 1);
    float4 y = study_fetch_triangle(a, 3 * triangle + 2);
#endif
    study_count(s, STUDY_TRIANGLES, STUDY_TRIANGLE_STEPS);
    float oz = r.w + s->ox * r.x + s->oy * r.y + s->oz * r.z;
    float dz = s->dx * r.x + s->dy * r.y + s->dz * r.z;
    float t = -oz / dz;
    if (!(t > s->tmin && t < s->tmax)) return;
#line 1 "study_first_edge"
    study_count(s, STUDY_FIRST_EDGES, STUDY_FIRST_EDGE_STEPS);
#if STUDY_EAGER
    r = x;
#else
    r = study_fetch_triangle(a, 3 * triangle + 1);
#endif
    float u = r.w + s->ox * r.x + s->oy * r.y + s->oz * r.z +
              t * (s->dx * r.x + s->dy * r.y + s->dz * r.z);
    if (!(u >= 0.0f)) return;
#line 1 "study_second_edge"
    study_count(s, STUDY_SECOND_EDGES, STUDY_SECOND_EDGE_STEPS);
#if STUDY_EAGER
    r = y;
#else
    r = study_fetch_triangle(a, 3 * triangle + 2);
#endif
    float v = r.w + s->ox * r.x + s->oy * r.y + s->oz * r.z +
              t * (s->dx * r.x + s->dy * r.y + s->dz * r.z);
    if (!(v >= 0.0f && u + v <= 1.0f)) return;
    s->tmax = t, s->u = u, s->v = v, s->triangle = triangle;
}

#line 1 "study_leaf"
/* True where a ray of this kind needs to look no further. */
STUDY_FUNCTION bool study_has_ended(const study_state *s)
{
    return STUDY_ANY_HIT && s->triangle >= 0;
}

STUDY_FUNCTION void study_test_leaf(const struct study_args *a, study_state *s, int leaf)
{
    int first = study_leaf_first(leaf), end = first + study_leaf_count(leaf);
    study_count(s, STUDY_LEAVES, STUDY_LEAF_STEPS);
    STUDY_NO_UNROLL
    for (int k = first; k < end; k++) {
        study_test_triangle(a, s, k);
        if (study_has_ended(s)) break;
    }
}

#line 1 "study_rest"
#endif
