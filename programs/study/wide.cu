/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Trees with STUDY_WIDTH children a node, and as many adjacent threads for a ray (section 5.3 of
 * 2009): each tests one child, or one triangle. All of them have the same ray. Stacks are in
 * memory, `scratch`, one a ray.
 */
#include "programs/study/args.h"
#include "programs/study/common.cuh"
#include "programs/study/pool.cuh"

#define STUDY_GROUPS (32 / STUDY_WIDTH)

#line 1 "study_node"
/* The least of the group's values, in all of its lanes; all lanes of the warp take part. */
STUDY_FUNCTION int study_least(int value)
{
    for (unsigned k = 1; k < STUDY_WIDTH; k *= 2) {
        int other = STUDY_SHUFFLE(value, STUDY_LANE() ^ k);
        value = other < value ? other : value;
    }
    return value;
}

/* Which lanes of the group say so: bit 0 is its first lane. */
STUDY_FUNCTION unsigned study_group_ballot(bool value)
{
    unsigned all = STUDY_BALLOT(value), first = STUDY_LANE() / STUDY_WIDTH * STUDY_WIDTH;
    return STUDY_WIDTH == 32 ? all : all >> first & ((1u << (STUDY_WIDTH & 31)) - 1);
}

/* The child of this lane; false: the ray misses it. */
STUDY_FUNCTION bool study_test_child(const struct study_args *a, const study_state *s,
                                     unsigned lane, float *enter, int *child)
{
    int index = 2 * (s->node * STUDY_WIDTH + (int)lane);
    float4 p = study_fetch_node(a, index), q = study_fetch_node(a, index + 1);
    float x0 = p.x * s->ix - s->px, x1 = q.x * s->ix - s->px;
    float y0 = p.y * s->iy - s->py, y1 = q.y * s->iy - s->py;
    float z0 = p.z * s->iz - s->pz, z1 = q.z * s->iz - s->pz;
    *enter = study_enter(x0, x1, y0, y1, z0, z1, s->tmin);
    *child = __float_as_int(p.w);
    return *enter <= study_leave(x0, x1, y0, y1, z0, z1, s->tmax);
}

/* The nearest child next, the others onto the stack. */
STUDY_FUNCTION void study_step_wide(const struct study_args *a, study_state *s, int *stack)
{
    unsigned lane = STUDY_LANE() % STUDY_WIDTH, first = STUDY_LANE() - lane;
    bool inner = study_is_inner(s->node), hit = false;
    int child = STUDY_DONE, key = 0x7fffffff;
    float enter = 0.0f;
    if (inner) {
        study_count(s, STUDY_NODES, STUDY_NODE_STEPS);
        hit = study_test_child(a, s, lane, &enter, &child);
    }
    /* Bits of floats from 0 on are in order; the last five make room for the lane. */
    if (hit) key = (__float_as_int(enter) & ~31) | (int)lane;
    unsigned hits = study_group_ballot(hit);
    unsigned nearest = (unsigned)study_least(key) & 31;
    int next = STUDY_SHUFFLE(child, first + (nearest % STUDY_WIDTH));
#line 1 "study_push"
    if (!inner) return;
    if (hits) {
        unsigned others = hits & ~(1u << nearest);
        if (others >> lane & 1) stack[s->top + __popc(others & ((1u << lane) - 1))] = child;
        s->top += __popc(others);
        s->node = next;
    } else {
        s->node = -1; /* no leaf is ~0: it would have no triangle */
    }
}

#line 1 "study_triangle"
/* A triangle a lane; the nearest hit goes to all lanes of the group. */
STUDY_FUNCTION void study_test_wide(const struct study_args *a, study_state *s, int triangle,
                                    bool here)
{
    unsigned first = STUDY_LANE() / STUDY_WIDTH * STUDY_WIDTH;
    int key = 0x7fffffff, before = s->triangle;
    s->triangle = -1;
    if (here) study_test_triangle(a, s, triangle);
    if (s->triangle >= 0) key = __float_as_int(s->tmax);
    int least = study_least(key);
    unsigned winners = study_group_ballot(s->triangle >= 0 && key == least);
    unsigned winner = first + (unsigned)(winners ? __ffs((int)winners) - 1 : 0);
    int found = STUDY_SHUFFLE(s->triangle, winner);
    float t = __int_as_float(STUDY_SHUFFLE(__float_as_int(s->tmax), winner));
    float u = __int_as_float(STUDY_SHUFFLE(__float_as_int(s->u), winner));
    float v = __int_as_float(STUDY_SHUFFLE(__float_as_int(s->v), winner));
    if (winners) s->tmax = t, s->u = u, s->v = v;
    s->triangle = winners ? found : before;
}

#line 1 "study_rest"
STUDY_FUNCTION bool study_is_leaf(int node)
{
    return node < -1;
}

STUDY_FUNCTION void study_trace_wide(const struct study_args *a, study_state *s, int *stack,
                                     unsigned ray)
{
    unsigned lane = STUDY_LANE() % STUDY_WIDTH;
    s->node = STUDY_DONE;
    if (ray < a->count) study_begin(a, s, ray);
    while (STUDY_ANY_OF_WARP(s->node != STUDY_DONE)) {
        while (STUDY_ANY_OF_WARP(study_is_inner(s->node))) {
            study_step_wide(a, s, stack);
            STUDY_SYNC();
            if (s->node == -1) STUDY_POP(s, stack);
        }
        bool leaf = study_is_leaf(s->node);
        int next = leaf ? study_leaf_first(s->node) : 0;
        int end = leaf ? next + study_leaf_count(s->node) : 0;
        STUDY_NO_UNROLL
        for (; STUDY_ANY_OF_WARP(next < end); next += STUDY_WIDTH)
            study_test_wide(a, s, next + (int)lane, next + (int)lane < end);
        if (leaf) STUDY_POP(s, stack);
        if (study_has_ended(s)) s->node = STUDY_DONE;
        STUDY_SYNC();
    }
    if (ray < a->count && lane == 0) study_end(a, s);
    STUDY_SYNC();
}

STUDY_KERNEL(study_trace_kernel)(struct study_args args)
{
    unsigned group = STUDY_THREAD() / STUDY_WIDTH, mine = STUDY_LANE() / STUDY_WIDTH;
    int *stack = (int *)args.scratch + (size_t)group * STUDY_WIDE_STACK;
    unsigned pool = 0, left = 0, first;
    study_state s = {0};
    study_clear_counts(&s);
    while ((first = study_next_rays(&args, &pool, &left)) < args.count)
        for (unsigned k = 0; k < 32; k += STUDY_GROUPS)
            study_trace_wide(&args, &s, stack, first + k + mine);
    study_add_counts(&args, &s);
}
