/* SPDX-License-Identifier: Apache-2.0 */
/* The rounds of batch tracing and of breadth-first traversal: which kernel follows which, whatever
 * runs them. */
#ifndef RW_STUDY_BATCH_H
#define RW_STUDY_BATCH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "programs/study/args.h"

enum study_step {
    STUDY_STEP_BEGIN,
    STUDY_STEP_COLLECT,
    STUDY_STEP_HISTOGRAM,
    STUDY_STEP_SCAN,
    STUDY_STEP_SCATTER,
    STUDY_STEP_INTERSECT,
    STUDY_STEP_FINISH,
    STUDY_STEP_GROUP,
    STUDY_STEP_LEVEL,
    STUDY_STEP_LEAF,
    STUDY_STEP_RESULT,
    STUDY_STEPS
};

/* Names of the kernels, by step. */
extern const char *const study_step_names[STUDY_STEPS];

/* Each returns whether it went well, and has said why not. */
struct study_runner {
    void *user;
    /* threads: how many; 0: as many as run at once. more: the kernel's second argument. */
    bool (*launch)(void *user, enum study_step step, unsigned threads, struct study_args *args,
                   void *more);
    bool (*read)(void *user, uint64_t from, unsigned *to, unsigned count);
    bool (*write)(void *user, uint64_t to, const unsigned *from, unsigned count);
    bool (*clear)(void *user, uint64_t address, size_t bytes);
};

/* Traces args->count rays. *rounds: how often rays collected leaves. */
bool study_run_batch(const struct study_runner *r, struct study_args *args,
                     struct study_batches *batches, unsigned *rounds);
/* The same, breadth first; as many groups at once as the queues have room for. *pairs: of groups
 * and leaves. */
bool study_run_frusta(const struct study_runner *r, struct study_args *args,
                      struct study_frusta *frusta, double *pairs);

#endif
