/* SPDX-License-Identifier: Apache-2.0 */
/* What the files of the split pass share. */
#ifndef RWC_SPLIT_H
#define RWC_SPLIT_H

#include "compiler/ir/ir.h"
#include "compiler/split/liveness.h"

struct rwc_split_slot { /* a value that gets a new definition after some suspension */
    LLVMValueRef value;
    LLVMValueRef variable; /* alloca that stands for it until mem2reg */
    uint32_t frame_offset; /* where it is saved; ~0u: only rematerialised */
    /* Bit sets over the suspensions: lies in the frame, is live; is written to the frame before,
     * has a definition after. */
    uint64_t *saved_at, *live_at, *stored_at, *loaded_at;
};

/* What a call that suspends becomes: reserves the frame, begins what the program then waits for. */
struct rwc_suspension {
    const char *push, *begin;
};
const struct rwc_suspension *rwc_suspension_of(LLVMValueRef call); /* NULL: it does not suspend */

struct rwc_split_call {
    LLVMValueRef call;       /* rwc.trace, rwc.call.<n>.lane or rwc.fault */
    LLVMBasicBlockRef block; /* ends in the call and a branch to resume */
    LLVMBasicBlockRef resume;
    uint8_t *choice; /* enum rwc_remat_choice by value number */
};

struct rwc_split {
    struct rwc_unit *unit;
    struct rwc_unit_program *program;
    LLVMValueRef function, lane;
    LLVMBuilderRef builder;
    struct rwc_types types;
    LLVMTargetDataRef layout;
    LLVMBasicBlockRef dispatch, start;
    LLVMValueRef state, sp, frame; /* defined in dispatch */
    struct rwc_split_call *calls;
    size_t call_count, call_words; /* words of a bit set over calls */
    struct rwc_liveness live;
    uint64_t *across; /* bit set: values that are live across some suspension */
    struct rwc_split_slot *slots;
    size_t slot_count;
    LLVMValueRef *allocas; /* those that move into the frame */
    uint32_t *alloca_offsets;
    size_t alloca_count;
};

/* Finds the allocas whose memory must outlive a suspension. False: out of memory. */
bool rwc_split_find_allocas(struct rwc_split *s);
/* In kept.c. Notes which programs suspend; to be called before the first is split. False: out of
 * memory. */
bool rwc_split_find_suspending(struct rwc_unit *unit);
/* Chooses RWC_KEPT for what the lane still has after suspension k, and reads it where that is
 * resumed, into `available` as rwc_remat_emit wants it. */
void rwc_split_keep_ray(struct rwc_split *s, size_t k);
void rwc_split_read_ray(struct rwc_split *s, size_t k, struct rwc_value_map *available);
/* Chooses save or rematerialise for every value live across a call and lays the frame out; sets
 * program->frame_size and the statistics. */
bool rwc_split_plan(struct rwc_split *s);
/* In traffic.c: sets stored_at and loaded_at of the slots. False: out of memory. */
bool rwc_split_find_traffic(struct rwc_split *s);
/* Tells unit->lines, if it is there, what is kept across suspensions: to be called when the plan is
 * made and the values still stand. */
void rwc_split_describe(const struct rwc_split *s);
/* In again.c: sets the program's traces_again. False: out of memory. */
bool rwc_split_find_repetition(struct rwc_split *s);
/* Rewrites the function by the plan. */
bool rwc_split_rewrite(struct rwc_split *s);

#endif
