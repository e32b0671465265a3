/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Batch tracing: traversal and intersection as kernels of their own, with queues in memory between
 * them. In each round rays collect leaves, STUDY_COLLECT at most, and go on next time from where
 * they are; the pairs of rays and leaves are put in order; all of them are tested.
 *
 *   begin -> active rays -> collect -> candidates -> [histogram, scan, scatter] -> intersect -> ...
 *              ^-----------------------------------------------------------------------'
 *
 *   STUDY_COLLECT   leaves that a ray collects in a round
 *   STUDY_LEAST     lanes of a warp that must have done so before others take their place: 32 all,
 *                   less is dynamic fetch
 */
#include "programs/study/args.h"
#include "programs/study/common.cuh"

#ifndef STUDY_COLLECT
#define STUDY_COLLECT 4
#endif
#ifndef STUDY_LEAST
#define STUDY_LEAST 32
#endif

typedef unsigned long long study_word;

/* The nearest hit of a ray as one word, less is nearer: t is not negative. */
STUDY_FUNCTION study_word study_as_word(float t, int triangle)
{
    return (study_word)(unsigned)__float_as_int(t) << 32 | (unsigned)triangle;
}

STUDY_FUNCTION void study_load_best(const struct study_batches *b, study_state *s)
{
    study_word best = ((const study_word *)b->best)[s->ray];
    s->tmax = __int_as_float((int)(best >> 32));
    s->triangle = (int)(unsigned)best;
}

/* A place in a queue for each lane that wants one; all lanes of the warp take part. */
STUDY_FUNCTION unsigned study_place(unsigned *count, bool wanted)
{
    unsigned lane = STUDY_LANE(), wants = STUDY_BALLOT(wanted), first = 0;
    if (wants && lane == (unsigned)__ffs((int)wants) - 1)
        first = atomicAdd(count, (unsigned)__popc(wants));
    first = (unsigned)STUDY_SHUFFLE(first, wants ? __ffs((int)wants) - 1 : 0);
    return first + (unsigned)__popc(wants & ((1u << lane) - 1));
}

STUDY_KERNEL(study_begin_kernel)(struct study_args args, struct study_batches b)
{
    unsigned ray = STUDY_THREAD();
    bool live = false;
    if (ray < args.count) {
        const float *r = (const float *)args.rays + 8 * (size_t)ray;
        live = r[7] > r[3];
        ((study_word *)b.best)[ray] = study_as_word(live ? r[7] : 0.0f, -1);
        ((int *)b.nodes)[ray] = args.root;
        ((int *)b.tops)[ray] = 0;
    }
    unsigned place = study_place((unsigned *)b.counts + STUDY_ACTIVE, live);
    if (live) ((unsigned *)b.active)[place] = ray;
}

/* ---- collecting ---- */

typedef struct study_collected {
    int leaves[STUDY_COLLECT];
    int count;
    bool busy; /* has a ray */
} study_collected;

STUDY_FUNCTION bool study_is_full(const study_state *s, const study_collected *c)
{
    return s->node == STUDY_DONE || c->count == STUDY_COLLECT;
}

STUDY_FUNCTION void study_load(const struct study_args *a, const struct study_batches *b,
                               study_state *s, study_collected *c, unsigned index)
{
    unsigned ray = ((const unsigned *)b->active)[index];
    study_begin(a, s, ray);
    study_load_best(b, s);
    s->node = ((const int *)b->nodes)[ray];
    s->top = ((const int *)b->tops)[ray];
    if (study_has_ended(s)) s->node = STUDY_DONE;
    c->count = 0;
    c->busy = true;
}

/* What lanes with `full` have found goes to the queues; all lanes of the warp take part. */
STUDY_FUNCTION void study_flush(const struct study_batches *b, study_state *s, study_collected *c,
                                bool full)
{
    unsigned *counts = (unsigned *)b->counts;
    full = full && c->busy;
    STUDY_UNROLL
    for (int k = 0; k < STUDY_COLLECT; k++) {
        bool there = full && k < c->count;
        unsigned place = study_place(counts + STUDY_CANDIDATES, there);
        if (there)
            ((study_word *)b->candidates)[place] =
                (study_word)s->ray << 32 | (unsigned)c->leaves[k];
    }
    bool more = full && s->node != STUDY_DONE;
    unsigned place = study_place(counts + STUDY_NEXT_ACTIVE, more);
    if (more) {
        ((unsigned *)b->next_active)[place] = s->ray;
        ((int *)b->nodes)[s->ray] = s->node;
        ((int *)b->tops)[s->ray] = s->top;
    }
    if (full) c->busy = false, c->count = 0, s->node = STUDY_DONE;
}

STUDY_FUNCTION void study_collect(const struct study_args *a, const struct study_batches *b,
                                  study_state *s, study_collected *c)
{
    int *stack = (int *)b->stacks + (size_t)s->ray * STUDY_STACK;
    for (int k = 0; k < 8 && !study_is_full(s, c); k++) {
        if (study_is_inner(s->node)) study_step(a, s, stack);
        if (s->node >= 0) continue;
        STUDY_UNROLL
        for (int i = 0; i < STUDY_COLLECT; i++)
            if (i == c->count) c->leaves[i] = s->node;
        c->count++;
        STUDY_POP(s, stack);
    }
}

STUDY_KERNEL(study_collect_kernel)(struct study_args args, struct study_batches b)
{
    study_state s = {0};
    study_collected c = {{0}, 0, false};
    unsigned active = ((const unsigned *)b.counts)[STUDY_ACTIVE];
    bool more = true;
    study_clear_counts(&s);
    s.node = STUDY_DONE;
    for (;;) {
        bool full = study_is_full(&s, &c);
        unsigned idle = STUDY_BALLOT(full);
        if (idle == 0xffffffffu || (more && __popc(idle) >= STUDY_LEAST)) {
            study_flush(&b, &s, &c, full);
            if (!more) break;
            unsigned place = study_place((unsigned *)b.counts + STUDY_FETCHED, full);
            if (full && place < active) study_load(&args, &b, &s, &c, place);
            more = !STUDY_ANY_OF_WARP(full && place >= active);
        }
        study_collect(&args, &b, &s, &c);
        STUDY_SYNC();
    }
    study_add_counts(&args, &s);
}

/* ---- candidates in the order of their leaves ---- */

STUDY_FUNCTION unsigned study_bucket(const struct study_batches *b, study_word candidate)
{
    return (unsigned)study_leaf_first((int)(unsigned)candidate) >> b->shift;
}

STUDY_KERNEL(study_histogram_kernel)(struct study_args args, struct study_batches b)
{
    unsigned count = ((const unsigned *)b.counts)[STUDY_CANDIDATES];
    for (unsigned k = STUDY_THREAD(); k < count; k += STUDY_THREADS())
        atomicAdd((unsigned *)b.buckets + study_bucket(&b, ((const study_word *)b.candidates)[k]),
                  1u);
    (void)args;
}

/* One warp: each lane adds up its part, then tells the next ones. */
STUDY_KERNEL(study_scan_kernel)(struct study_args args, struct study_batches b)
{
    unsigned *buckets = (unsigned *)b.buckets, part = STUDY_BUCKETS / 32, lane = STUDY_LANE();
    unsigned sum = 0, before = 0;
    (void)args;
    if (STUDY_THREAD() >= 32) return;
    for (unsigned k = 0; k < part; k++) sum += buckets[lane * part + k];
    for (unsigned k = 0; k < 32; k++) {
        unsigned other = (unsigned)STUDY_SHUFFLE(sum, k);
        if (k < lane) before += other;
    }
    for (unsigned k = 0; k < part; k++) {
        unsigned count = buckets[lane * part + k];
        buckets[lane * part + k] = before;
        before += count;
    }
}

STUDY_KERNEL(study_scatter_kernel)(struct study_args args, struct study_batches b)
{
    unsigned count = ((const unsigned *)b.counts)[STUDY_CANDIDATES];
    (void)args;
    for (unsigned k = STUDY_THREAD(); k < count; k += STUDY_THREADS()) {
        study_word candidate = ((const study_word *)b.candidates)[k];
        unsigned place = atomicAdd((unsigned *)b.buckets + study_bucket(&b, candidate), 1u);
        ((study_word *)b.sorted)[place] = candidate;
    }
}

/* ---- intersection ---- */

STUDY_KERNEL(study_intersect_kernel)(struct study_args args, struct study_batches b)
{
    unsigned count = ((const unsigned *)b.counts)[STUDY_CANDIDATES];
    const study_word *candidates = (const study_word *)(b.sorted ? b.sorted : b.candidates);
    study_state s = {0};
    study_clear_counts(&s);
    for (unsigned k = STUDY_THREAD(); k < count; k += STUDY_THREADS()) {
        study_begin(&args, &s, (unsigned)(candidates[k] >> 32));
        study_load_best(&b, &s);
        if (study_has_ended(&s)) continue;
        s.triangle = -1;
        study_test_leaf(&args, &s, (int)(unsigned)candidates[k]);
        if (s.triangle >= 0)
            atomicMin((study_word *)b.best + s.ray, study_as_word(s.tmax, s.triangle));
    }
    study_add_counts(&args, &s);
}

STUDY_KERNEL(study_finish_kernel)(struct study_args args, struct study_batches b)
{
    study_state s = {0};
    s.ray = STUDY_THREAD();
    if (s.ray >= args.count) return;
    study_load_best(&b, &s);
    study_end(&args, &s);
}
