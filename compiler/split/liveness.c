/* SPDX-License-Identifier: Apache-2.0 */
/* See liveness.h. */
#include "compiler/split/liveness.h"

#include "base/bits.h"

#include <stdlib.h>
#include <string.h>

struct sets {
    uint64_t *use; /* used before defined in the block, phi operands left out */
    uint64_t *def;
    uint64_t *phi_out; /* operands of the successors' phis that come from this block */
};

static bool has_result(LLVMValueRef instruction)
{
    return LLVMGetTypeKind(LLVMTypeOf(instruction)) != LLVMVoidTypeKind;
}

static void number_values(struct rwc_liveness *live, LLVMValueRef function)
{
    size_t values = 0, blocks = 0;
    for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(function); b; b = LLVMGetNextBasicBlock(b)) {
        rwc_value_map_set_index(&live->block_index, b, (uint32_t)blocks++);
        for (LLVMValueRef i = LLVMGetFirstInstruction(b); i; i = LLVMGetNextInstruction(i)) {
            if (!has_result(i)) continue;
            if (live->values) live->values[values] = i;
            rwc_value_map_set_index(&live->value_index, i, (uint32_t)values++);
        }
    }
    live->value_count = values;
    live->block_count = blocks;
}

static void gather_phi(struct rwc_liveness *live, struct sets *sets, LLVMValueRef phi)
{
    unsigned incoming = LLVMCountIncoming(phi);
    for (unsigned k = 0; k < incoming; k++) {
        uint32_t value = rwc_value_map_index(&live->value_index, LLVMGetIncomingValue(phi, k));
        uint32_t block = rwc_value_map_index(&live->block_index, LLVMGetIncomingBlock(phi, k));
        if (value != ~0u) rw_bit_set(sets->phi_out + block * live->words, value);
    }
}

static void gather_block(struct rwc_liveness *live, struct sets *sets, LLVMBasicBlockRef block)
{
    size_t row = rwc_value_map_index(&live->block_index, block) * live->words;
    for (LLVMValueRef i = LLVMGetFirstInstruction(block); i; i = LLVMGetNextInstruction(i)) {
        if (LLVMGetInstructionOpcode(i) == LLVMPHI) {
            gather_phi(live, sets, i);
        } else {
            int operands = LLVMGetNumOperands(i);
            for (int k = 0; k < operands; k++) {
                uint32_t value = rwc_value_map_index(&live->value_index, LLVMGetOperand(i, k));
                if (value != ~0u && !rw_bit_get(sets->def + row, value))
                    rw_bit_set(sets->use + row, value);
            }
        }
        if (has_result(i)) rw_bit_set(sets->def + row, rwc_value_map_index(&live->value_index, i));
    }
}

/* One backward step for a block; true when its live-in set grew. */
static bool update_block(struct rwc_liveness *live, const struct sets *sets,
                         LLVMBasicBlockRef block)
{
    size_t row = rwc_value_map_index(&live->block_index, block) * live->words;
    LLVMValueRef terminator = LLVMGetBasicBlockTerminator(block);
    unsigned successors = terminator ? LLVMGetNumSuccessors(terminator) : 0;
    bool grew = false;
    for (size_t w = 0; w < live->words; w++) {
        uint64_t out = sets->phi_out[row + w];
        for (unsigned s = 0; s < successors; s++) {
            LLVMBasicBlockRef next = LLVMGetSuccessor(terminator, s);
            out |= live->live_in[rwc_value_map_index(&live->block_index, next) * live->words + w];
        }
        uint64_t in = sets->use[row + w] | (out & ~sets->def[row + w]);
        if (in & ~live->live_in[row + w]) grew = true;
        live->live_in[row + w] |= in;
    }
    return grew;
}

bool rwc_liveness_compute(struct rwc_liveness *live, LLVMValueRef function)
{
    memset(live, 0, sizeof(*live));
    number_values(live, function);
    live->values = calloc(live->value_count + 1, sizeof(*live->values));
    if (live->values) number_values(live, function);
    live->words = rw_bit_words(live->value_count);
    size_t set_words = live->words * live->block_count;
    live->live_in = calloc(set_words + 1, sizeof(uint64_t));
    uint64_t *storage = calloc(3 * set_words + 1, sizeof(uint64_t));
    if (!live->values || !live->live_in || !storage || live->value_index.failed ||
        live->block_index.failed) {
        free(storage);
        rwc_liveness_free(live);
        return false;
    }
    struct sets sets = {storage, storage + set_words, storage + 2 * set_words};
    for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(function); b; b = LLVMGetNextBasicBlock(b))
        gather_block(live, &sets, b);
    for (bool again = true; again;) {
        again = false;
        for (LLVMBasicBlockRef b = LLVMGetLastBasicBlock(function); b;
             b = LLVMGetPreviousBasicBlock(b))
            again |= update_block(live, &sets, b);
    }
    free(storage);
    return true;
}

void rwc_liveness_free(struct rwc_liveness *live)
{
    free(live->values);
    free(live->live_in);
    rwc_value_map_clear(&live->value_index);
    rwc_value_map_clear(&live->block_index);
    memset(live, 0, sizeof(*live));
}

const uint64_t *rwc_live_at_start(const struct rwc_liveness *live, LLVMBasicBlockRef block)
{
    return live->live_in + rwc_value_map_index(&live->block_index, block) * live->words;
}
