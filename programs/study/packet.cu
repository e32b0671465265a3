/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Packets: the 32 rays of a warp go the same way through the tree (Günther and others 2007). They
 * vote where to; the stack is one, in shared memory. STUDY_PERSISTENT is as in trace.cu.
 */
#include "programs/study/args.h"
#include "programs/study/common.cuh"
#include "programs/study/pool.cuh"

/* Where a packet is, the same in all lanes. */
typedef struct study_packet {
    int *stack;
    int node, top;
} study_packet;

STUDY_FUNCTION void study_pop_packet(study_packet *p)
{
    p->node = p->top ? p->stack[--p->top] : STUDY_DONE;
    STUDY_SYNC();
}

#line 1 "study_node"
/* To the child that more rays reach first; every ray tests, whether it hit the node or not. */
STUDY_FUNCTION void study_step_packet(const struct study_args *a, study_state *s, study_packet *p)
{
    study_spans spans;
    study_count(s, STUDY_NODES, STUDY_NODE_STEPS);
    study_test_node(a, s, p->node, &spans);
    bool first = spans.enter[0] <= spans.leave[0], second = spans.enter[1] <= spans.leave[1];
    bool later = first && (!second || spans.enter[0] <= spans.enter[1]);
    unsigned to_first = STUDY_BALLOT(first), to_second = STUDY_BALLOT(second);
    unsigned prefer = STUDY_BALLOT(later);
#line 1 "study_push"
    if (!to_first && !to_second) {
        study_pop_packet(p);
        return;
    }
    bool swap = !to_first || (to_second && 2 * __popc(prefer) < __popc(to_first | to_second));
    if (to_first && to_second) {
        if (STUDY_LANE() == 0) p->stack[p->top] = swap ? spans.child[0] : spans.child[1];
        p->top++;
        STUDY_SYNC();
    }
    p->node = swap ? spans.child[1] : spans.child[0];
}

#line 1 "study_rest"
STUDY_FUNCTION void study_trace_packet(const struct study_args *a, study_state *s, int *stack,
                                       unsigned ray)
{
    study_packet p = {stack, a->root, 0};
    if (ray < a->count) study_begin(a, s, ray);
    if (ray >= a->count) s->tmin = 1.0f, s->tmax = -1.0f, s->triangle = -1;
    while (p.node != STUDY_DONE) {
        if (study_is_inner(p.node)) {
            study_step_packet(a, s, &p);
            continue;
        }
        int first = study_leaf_first(p.node), end = first + study_leaf_count(p.node);
        STUDY_NO_UNROLL
        for (int k = first; k < end; k++)
            if (!study_has_ended(s)) study_test_triangle(a, s, k);
        if (study_has_ended(s)) s->tmin = 1e38f; /* it hits no box any more */
        STUDY_SYNC();
        study_pop_packet(&p);
        if (STUDY_ANY_HIT && !STUDY_ANY_OF_WARP(!study_has_ended(s) && ray < a->count)) break;
    }
    if (ray < a->count) study_end(a, s);
}

STUDY_KERNEL(study_trace_kernel)(struct study_args args)
{
    STUDY_SHARED int stacks[STUDY_WARPS][STUDY_STACK];
    study_state s = {0};
    study_clear_counts(&s);
#if STUDY_PERSISTENT
    unsigned pool = 0, left = 0, first;
    while ((first = study_next_rays(&args, &pool, &left)) < args.count)
        study_trace_packet(&args, &s, stacks[STUDY_WARP()], first + STUDY_LANE());
#else
    study_trace_packet(&args, &s, stacks[STUDY_WARP()], STUDY_THREAD());
#endif
    study_add_counts(&args, &s);
}
