/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Which SSA values are live where, for one function: bit sets over values, a backward data-flow
 * iteration over blocks (Appel, Modern Compiler Implementation, 10.1; operands of a phi are live at
 * the end of the incoming block, the phi itself is defined at the start of its block).
 * Values are numbered in program order, so that a definition outside a phi comes after its
 * operands' definitions whenever blocks stand in an order that respects dominance.
 */
#ifndef RWC_LIVENESS_H
#define RWC_LIVENESS_H

#include <llvm-c/Core.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "compiler/ir/value_map.h"

struct rwc_liveness {
    LLVMValueRef *values; /* instructions with a result, numbered in program order */
    size_t value_count;
    size_t block_count;
    size_t words;                     /* 64-bit words of one set */
    uint64_t *live_in;                /* block_count sets */
    struct rwc_value_map value_index; /* value -> number */
    struct rwc_value_map block_index; /* block -> number */
};

/* False: out of memory (nothing to free). */
bool rwc_liveness_compute(struct rwc_liveness *live, LLVMValueRef function);
void rwc_liveness_free(struct rwc_liveness *live);

/* Bit set over values: those that are live at the start of the block. */
const uint64_t *rwc_live_at_start(const struct rwc_liveness *live, LLVMBasicBlockRef block);

#endif
