/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Which values live across a suspension are computed again after it instead of being saved, and the
 * code that does so. A value is rematerialised when a chain of at most RWC_REMAT_LIMIT instructions
 * rebuilds it from constants, the lane, invariant loads (metadata rw.invariant), and values that
 * are available after the suspension anyway. The same policy, "rematerialise before you spill", as
 * Mesa's nir_lower_shader_calls.
 */
#ifndef RWC_REMAT_H
#define RWC_REMAT_H

#include "compiler/split/liveness.h"

enum { RWC_REMAT_LIMIT = 16 };

enum rwc_remat_choice {
    RWC_UNDECIDED,
    RWC_SAVE,
    RWC_REMATERIALISE,
    RWC_KEPT, /* the lane has it (kept.c) */
};

struct rwc_remat {
    const struct rwc_liveness *live;
    LLVMBasicBlockRef entry; /* what is defined here dominates every resume point */
    const uint64_t
        *resumed; /* bit set: values live at the start of the block after the suspension */
    bool enabled;
    uint8_t *choice; /* one enum rwc_remat_choice per value; only live ones are decided */
};

/* Decides for all values live at the start of `resume`. choice is zero before, or RWC_KEPT. */
void rwc_remat_decide(struct rwc_remat *remat);

/* Value `value` at the builder's position in the resume block, which lies before everything that
 * was there: cloned with its chain. `available` maps values to what already stands for them there
 * (reloaded and rematerialised ones) and grows. */
LLVMValueRef rwc_remat_emit(struct rwc_remat *remat, LLVMBuilderRef builder, LLVMValueRef value,
                            struct rwc_value_map *available);

#endif
