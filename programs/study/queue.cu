/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Work queues (section 5.2 of 2009): a warp has 64 rays, 32 of them in its lanes and 32 in shared
 * memory. Each round counts which operation more of them want, exchanges rays so that lanes have
 * those, and does it. Stacks are in memory, `scratch`; a ray keeps its own, whatever lane it is in.
 *
 *   STUDY_EVERY   rays that ended are replaced every so many rounds
 *   STUDY_LIMIT   steps of the operation in a round
 */
#define STUDY_STRIDE 64 /* the stacks of a warp lie side by side */
#include "programs/study/args.h"
#include "programs/study/common.cuh"
#include "programs/study/pool.cuh"

enum { STUDY_WORDS = 12, STUDY_NODE_WORD = 8 };

typedef struct study_queue {
    int words[STUDY_WORDS][32];
    int places[32]; /* which of the stored rays want the operation */
} study_queue;

/* A ray as words, and back: what is not there is computed anew. */
STUDY_FUNCTION void study_pack(const study_state *s, int slot, int out[STUDY_WORDS])
{
    out[0] = __float_as_int(s->ox), out[1] = __float_as_int(s->oy), out[2] = __float_as_int(s->oz);
    out[3] = __float_as_int(s->dx), out[4] = __float_as_int(s->dy), out[5] = __float_as_int(s->dz);
    out[6] = __float_as_int(s->tmin), out[7] = __float_as_int(s->tmax);
    out[STUDY_NODE_WORD] = s->node, out[9] = s->top, out[10] = (int)s->ray, out[11] = slot;
}

STUDY_FUNCTION void study_unpack(const int in[STUDY_WORDS], study_state *s, int *slot)
{
    s->ox = __int_as_float(in[0]), s->oy = __int_as_float(in[1]), s->oz = __int_as_float(in[2]);
    s->dx = __int_as_float(in[3]), s->dy = __int_as_float(in[4]), s->dz = __int_as_float(in[5]);
    s->tmin = __int_as_float(in[6]), s->tmax = __int_as_float(in[7]);
    s->node = in[STUDY_NODE_WORD], s->top = in[9], s->ray = (unsigned)in[10], *slot = in[11];
    s->triangle = -1;
    study_set_inverse(s);
}

/* The lane's ray and the stored one at `place` change places. */
STUDY_FUNCTION void study_exchange(study_queue *q, study_state *s, int *slot, int place)
{
    int mine[STUDY_WORDS], other[STUDY_WORDS];
    study_pack(s, *slot, mine);
    STUDY_UNROLL
    for (int k = 0; k < STUDY_WORDS; k++)
        other[k] = q->words[k][place], q->words[k][place] = mine[k];
    study_unpack(other, s, slot);
}

STUDY_FUNCTION bool study_wants(int node, bool nodes)
{
    return nodes ? study_is_inner(node) : node < 0;
}

/* New rays for those that ended, in lanes and stored; false: there are no more. */
STUDY_FUNCTION bool study_refill(const struct study_args *a, study_queue *q, study_state *s)
{
    unsigned lane = STUDY_LANE(), below = (1u << lane) - 1;
    unsigned mine = STUDY_BALLOT(s->node == STUDY_DONE);
    unsigned stored = STUDY_BALLOT(q->words[STUDY_NODE_WORD][lane] == STUDY_DONE);
    unsigned count = (unsigned)(__popc(mine) + __popc(stored));
    if (!count) return true;
    unsigned first = study_take_rays(a, count);
    unsigned ray = first + (unsigned)__popc(mine & below);
    unsigned other = first + (unsigned)(__popc(mine) + __popc(stored & below));
    if (mine >> lane & 1 && ray < a->count) {
        study_begin(a, s, ray);
        study_end(a, s);
    }
    if (stored >> lane & 1 && other < a->count) {
        study_state fresh = *s;
        int words[STUDY_WORDS];
        study_begin(a, &fresh, other);
        study_end(a, &fresh);
        study_pack(&fresh, q->words[STUDY_WORDS - 1][lane], words);
        STUDY_UNROLL
        for (int k = 0; k < STUDY_WORDS; k++) q->words[k][lane] = words[k];
    }
    STUDY_SYNC();
    return first + count < a->count;
}

/* What lanes should do, and rays into them that want it. */
STUDY_FUNCTION bool study_choose(study_queue *q, study_state *s, int *slot)
{
    unsigned lane = STUDY_LANE(), below = (1u << lane) - 1;
    int stored = q->words[STUDY_NODE_WORD][lane];
    unsigned inner = STUDY_BALLOT(study_is_inner(s->node)), leaf = STUDY_BALLOT(s->node < 0);
    unsigned inners = STUDY_BALLOT(study_is_inner(stored)), leaves = STUDY_BALLOT(stored < 0);
    bool nodes = __popc(inner) + __popc(inners) >= __popc(leaf) + __popc(leaves);
    unsigned have = nodes ? inner : leaf, want = nodes ? inners : leaves;
    if (want >> lane & 1) q->places[__popc(want & below)] = (int)lane;
    STUDY_SYNC();
    int rank = __popc(~have & below);
    if (!(have >> lane & 1) && rank < __popc(want)) study_exchange(q, s, slot, q->places[rank]);
    STUDY_SYNC();
    return nodes;
}

/* A triangle of the leaf that the node is; the rest of the leaf is the node then. */
STUDY_FUNCTION void study_test_next(const struct study_args *a, study_state *s, const int *stack)
{
    int first = study_leaf_first(s->node), count = study_leaf_count(s->node);
    study_test_triangle(a, s, first);
    if (s->triangle >= 0) study_end(a, s);
    if (study_has_ended(s))
        s->node = STUDY_DONE;
    else if (count > 1)
        s->node = ~((first + 1) << STUDY_LEAF_BITS | (count - 1));
    else
        STUDY_POP(s, stack);
    s->triangle = -1;
}

STUDY_KERNEL(study_trace_kernel)(struct study_args args)
{
    STUDY_SHARED study_queue queues[STUDY_WARPS];
    study_queue *q = &queues[STUDY_WARP()];
    unsigned lane = STUDY_LANE();
    int *stacks = (int *)args.scratch + (size_t)(STUDY_THREAD() / 32) * STUDY_STRIDE * STUDY_STACK;
    int slot = (int)lane;
    study_state s = {0};
    bool more = true;
    study_clear_counts(&s);
    s.node = STUDY_DONE;
    q->words[STUDY_NODE_WORD][lane] = STUDY_DONE;
    q->words[STUDY_WORDS - 1][lane] = 32 + (int)lane;
    STUDY_SYNC();
    for (unsigned round = 0;; round++) {
        bool busy = s.node != STUDY_DONE || q->words[STUDY_NODE_WORD][lane] != STUDY_DONE;
        bool any = STUDY_ANY_OF_WARP(busy);
        if (more && (!any || round % STUDY_EVERY == 0))
            more = study_refill(&args, q, &s);
        else if (!any)
            break;
        bool nodes = study_choose(q, &s, &slot);
        for (int k = 0; k < STUDY_LIMIT && study_wants(s.node, nodes); k++) {
            if (nodes)
                study_step(&args, &s, stacks + slot);
            else
                study_test_next(&args, &s, stacks + slot);
        }
        STUDY_SYNC();
    }
    study_add_counts(&args, &s);
}
