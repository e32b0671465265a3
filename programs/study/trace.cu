/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Tracing with a ray a lane. The macros that say which loop:
 *   STUDY_LOOP        0 while-while, 1 if-if
 *   STUDY_POSTPONE    leaves that a ray may keep while it goes on (speculative traversal); 0: none
 *   STUDY_PERSISTENT  1: as many threads as fit, which fetch rays, a pool of 3 * 32 a warp
 *   STUDY_EVERY       over 0: rays that ended are replaced every so many rounds of the loop ...
 *   STUDY_LEAST       ... when at least so many of the warp have,
 *   STUDY_LIMIT       and each inner loop goes round at most so often; 0: without limit
 */
#include "programs/study/args.h"
#include "programs/study/common.cuh"
#include "programs/study/pool.cuh"

#ifndef STUDY_LOOP
#define STUDY_LOOP 0
#endif
#ifndef STUDY_POSTPONE
#define STUDY_POSTPONE 0
#endif
#ifndef STUDY_EVERY
#define STUDY_EVERY 0
#endif
#ifndef STUDY_LEAST
#define STUDY_LEAST 1
#endif
#ifndef STUDY_LIMIT
#define STUDY_LIMIT 0
#endif
#define STUDY_ROOM (STUDY_POSTPONE + 1) /* leaves: the postponed ones, and that which stops a ray */

/* Leaves that were found and not tested. The node of a ray is never a leaf: it comes here at once,
 * and the node is what lies on the stack. */
typedef struct study_leaves {
    int leaf[STUDY_ROOM];
    int count;
    int triangle, end; /* if-if: of the leaf that is tested now */
} study_leaves;

#line 1 "study_take"
STUDY_FUNCTION void study_take_leaf(study_state *s, study_leaves *l, const int *stack)
{
    if (s->node >= 0 || l->count == STUDY_ROOM) return;
    STUDY_UNROLL
    for (int k = 0; k < STUDY_ROOM; k++) /* so that the leaves stay in registers */
        if (k == l->count) l->leaf[k] = s->node;
    l->count++;
    STUDY_POP(s, stack);
}

#line 1 "study_rest"
STUDY_FUNCTION bool study_can_step(const study_state *s, const study_leaves *l)
{
    return study_is_inner(s->node) && l->count <= STUDY_POSTPONE;
}

STUDY_FUNCTION void study_finish(study_state *s, study_leaves *l)
{
    s->node = STUDY_DONE;
    l->count = l->triangle = l->end = 0;
}

/* ---- while-while ---- */

STUDY_FUNCTION void study_step_and_take(const struct study_args *a, study_state *s, study_leaves *l,
                                        int *stack)
{
    study_step(a, s, stack);
    study_take_leaf(s, l, stack);
}

#if STUDY_POSTPONE
/* As long as some ray here has found no leaf; rays that have go on where they have room. The lanes
 * that come here leave together: where each could leave for itself, ptxas made one loop of this and
 * the loop around it, with leaves in between and what belongs before both in each round. */
STUDY_FUNCTION void study_traverse(const struct study_args *a, study_state *s, study_leaves *l,
                                   int *stack)
{
    unsigned here = STUDY_HERE();
    for (int k = 0; !STUDY_LIMIT || k < STUDY_LIMIT; k++) {
        if (!STUDY_ANY(here, l->count == 0 && study_is_inner(s->node))) break;
        if (study_can_step(s, l)) study_step_and_take(a, s, l, stack);
    }
}
#else
STUDY_FUNCTION void study_traverse(const struct study_args *a, study_state *s, study_leaves *l,
                                   int *stack)
{
    for (int k = 0; study_can_step(s, l) && (!STUDY_LIMIT || k < STUDY_LIMIT); k++)
        study_step_and_take(a, s, l, stack);
}
#endif

STUDY_FUNCTION void study_drop_leaf(study_leaves *l)
{
    STUDY_UNROLL
    for (int k = 1; k < STUDY_ROOM; k++) l->leaf[k - 1] = l->leaf[k];
    l->count--;
}

STUDY_FUNCTION void study_intersect(const struct study_args *a, study_state *s, study_leaves *l,
                                    int *stack)
{
    for (int k = 0; l->count && (!STUDY_LIMIT || k < STUDY_LIMIT); k++) {
        study_test_leaf(a, s, l->leaf[0]);
        study_drop_leaf(l);
        if (study_has_ended(s)) study_finish(s, l);
        study_take_leaf(s, l, stack);
    }
}

STUDY_FUNCTION void study_round(const struct study_args *a, study_state *s, study_leaves *l,
                                int *stack)
{
#if STUDY_LOOP == 0
    study_traverse(a, s, l, stack);
    study_intersect(a, s, l, stack);
#else
    if (study_can_step(s, l)) study_step_and_take(a, s, l, stack);
    if (l->triangle == l->end && l->count) {
        l->triangle = study_leaf_first(l->leaf[0]);
        l->end = l->triangle + study_leaf_count(l->leaf[0]);
        study_count(s, STUDY_LEAVES, STUDY_LEAF_STEPS);
    }
    if (l->triangle < l->end) {
        study_test_triangle(a, s, l->triangle++);
        if (study_has_ended(s)) {
            study_finish(s, l);
        } else if (l->triangle == l->end) {
            study_drop_leaf(l);
            study_take_leaf(s, l, stack);
        }
    }
#endif
}

STUDY_FUNCTION bool study_is_done(const study_state *s, const study_leaves *l)
{
    return s->node == STUDY_DONE && !l->count;
}

STUDY_FUNCTION void study_start(const struct study_args *a, study_state *s, study_leaves *l,
                                const int *stack, unsigned ray)
{
    study_begin(a, s, ray);
    l->count = l->triangle = l->end = 0;
    study_take_leaf(s, l, stack);
}

STUDY_FUNCTION void study_trace(const struct study_args *a, study_state *s, unsigned ray)
{
    int stack[STUDY_STACK];
    study_leaves leaves = {{0}, 0, 0, 0};
    study_start(a, s, &leaves, stack, ray);
    while (!study_is_done(s, &leaves)) study_round(a, s, &leaves, stack);
    study_end(a, s);
}

/* ---- which rays ---- */

#if STUDY_EVERY
/* Replaces the rays that have ended, of the lanes `idle`. busy: the lane has a ray whose hit is not
 * written yet. False: there are no more. */
STUDY_FUNCTION bool study_replace(const struct study_args *a, study_state *s, study_leaves *l,
                                  const int *stack, unsigned idle, bool *busy)
{
    unsigned lane = STUDY_LANE(), mine = 1u << lane;
    unsigned base = 0;
    if (lane == (unsigned)__ffs((int)idle) - 1)
        base = atomicAdd((unsigned *)a->next, (unsigned)__popc(idle));
    base = (unsigned)STUDY_SHUFFLE(base, __ffs((int)idle) - 1);
    if (idle & mine) {
        unsigned ray = base + (unsigned)__popc(idle & (mine - 1));
        *busy = ray < a->count;
        if (*busy) study_start(a, s, l, stack, ray);
    }
    return base + (unsigned)__popc(idle) < a->count;
}

STUDY_FUNCTION void study_trace_pool(const struct study_args *a, study_state *s)
{
    int stack[STUDY_STACK];
    study_leaves leaves = {{0}, 0, 0, 0};
    bool busy = false, more = true;
    unsigned round = 0;
    leaves.count = leaves.triangle = leaves.end = 0;
    s->node = STUDY_DONE;
    for (;;) {
        unsigned idle = STUDY_BALLOT(study_is_done(s, &leaves));
        if (more &&
            (idle == 0xffffffffu || (round % STUDY_EVERY == 0 && __popc(idle) >= STUDY_LEAST))) {
            if (busy && study_is_done(s, &leaves)) study_end(a, s);
            more = study_replace(a, s, &leaves, stack, idle, &busy);
        } else if (idle == 0xffffffffu) {
            break;
        }
        if (!study_is_done(s, &leaves)) study_round(a, s, &leaves, stack);
        STUDY_SYNC();
        round++;
    }
    if (busy) study_end(a, s);
}
#endif

STUDY_KERNEL(study_trace_kernel)(struct study_args args)
{
    study_state s = {0};
    study_clear_counts(&s);
#if STUDY_EVERY
    study_trace_pool(&args, &s);
#elif STUDY_PERSISTENT
    unsigned pool = 0, left = 0, first;
    while ((first = study_next_rays(&args, &pool, &left)) < args.count) {
        if (first + STUDY_LANE() < args.count) study_trace(&args, &s, first + STUDY_LANE());
        STUDY_SYNC();
    }
#else
    if (STUDY_THREAD() < args.count) study_trace(&args, &s, STUDY_THREAD());
#endif
    study_add_counts(&args, &s);
}
