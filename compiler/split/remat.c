/* SPDX-License-Identifier: Apache-2.0 */
/* See remat.h. */
#include "compiler/split/remat.h"

#include <llvm-c/DebugInfo.h>
#include <string.h>

#include "base/bits.h"
#include "compiler/ir/ir.h"
#include "compiler/ir/marker.h"

enum { IMPOSSIBLE = 1000 };

/* Calls that cost about one instruction and depend on nothing but their operands. */
static const char *const cheap_calls[] = {
    "llvm.fma.",    "llvm.fabs.",      "llvm.minnum.",      "llvm.maxnum.",    "llvm.copysign.",
    "llvm.smin.",   "llvm.smax.",      "llvm.umin.",        "llvm.umax.",      "llvm.abs.",
    "llvm.fshl.",   "llvm.fshr.",      "llvm.nvvm.fmin.",   "llvm.nvvm.fmax.", "llvm.nvvm.fma.",
    "llvm.ctpop",   "llvm.bitreverse", "llvm.nvvm.mul.",    "llvm.nvvm.add.",  "llvm.floor.",
    RWC_PTX "min.", RWC_PTX "max.",    RWC_PTX "copysign.",
};

static bool is_cheap_call(LLVMValueRef call)
{
    const char *name = rwc_ir_callee(call);
    for (size_t k = 0; name && k < sizeof(cheap_calls) / sizeof(cheap_calls[0]); k++)
        if (!strncmp(name, cheap_calls[k], strlen(cheap_calls[k]))) return true;
    return false;
}

/* Cost of one instruction in units of one arithmetic instruction; IMPOSSIBLE if repeating it could
 * give another value or trap. A freeze may choose another value each time. */
static unsigned own_cost(LLVMValueRef instruction)
{
    switch (LLVMGetInstructionOpcode(instruction)) {
    case LLVMAdd:
    case LLVMSub:
    case LLVMMul:
    case LLVMShl:
    case LLVMLShr:
    case LLVMAShr:
    case LLVMAnd:
    case LLVMOr:
    case LLVMXor:
    case LLVMFAdd:
    case LLVMFSub:
    case LLVMFMul:
    case LLVMFNeg:
    case LLVMICmp:
    case LLVMFCmp:
    case LLVMSelect:
    case LLVMGetElementPtr:
    case LLVMTrunc:
    case LLVMZExt:
    case LLVMSExt:
    case LLVMFPTrunc:
    case LLVMFPExt:
    case LLVMUIToFP:
    case LLVMSIToFP:
    case LLVMBitCast:
    case LLVMPtrToInt:
    case LLVMIntToPtr:
    case LLVMAddrSpaceCast:
    case LLVMExtractElement:
    case LLVMInsertElement:
    case LLVMExtractValue:
    case LLVMInsertValue:
    case LLVMShuffleVector:
        return 1;
    case LLVMFDiv:
        return 8;
    case LLVMLoad:
        return rwc_ir_is_marked(instruction, RWC_MD_INVARIANT) ? 1 : IMPOSSIBLE;
    case LLVMCall:
        return is_cheap_call(instruction) ? 1 : IMPOSSIBLE;
    default:
        return IMPOSSIBLE;
    }
}

static void decide(struct rwc_remat *remat, uint32_t value);

/* Cost of having `value` after the suspension; 0 when it is there anyway. */
static unsigned chain_cost(struct rwc_remat *remat, LLVMValueRef value, unsigned budget)
{
    uint32_t number = rwc_value_map_index(&remat->live->value_index, value);
    if (number == ~0u) return 0; /* constant, argument, global, or made by split in the entry */
    if (LLVMGetInstructionParent(value) == remat->entry) return 0;
    if (rw_bit_get(remat->resumed, number)) {
        decide(remat, number);
        return 0;
    }
    unsigned cost = own_cost(value);
    for (int k = 0; k < LLVMGetNumOperands(value) && cost <= budget; k++)
        cost += chain_cost(remat, LLVMGetOperand(value, k), budget - cost);
    return cost;
}

static void decide(struct rwc_remat *remat, uint32_t value)
{
    if (remat->choice[value] != RWC_UNDECIDED) return;
    LLVMValueRef v = remat->live->values[value];
    /* While the operands are decided this value counts as saved, which ends cycles through phis. */
    remat->choice[value] = RWC_SAVE;
    if (!remat->enabled) return;
    unsigned cost = own_cost(v);
    for (int k = 0; k < LLVMGetNumOperands(v) && cost <= RWC_REMAT_LIMIT; k++)
        cost += chain_cost(remat, LLVMGetOperand(v, k), RWC_REMAT_LIMIT - cost);
    if (cost <= RWC_REMAT_LIMIT) remat->choice[value] = RWC_REMATERIALISE;
}

void rwc_remat_decide(struct rwc_remat *remat)
{
    for (uint32_t v = 0; v < remat->live->value_count; v++) {
        if (!remat->resumed[v / 64]) v |= 63; /* to the end of the word */
        if (v >= remat->live->value_count || !rw_bit_get(remat->resumed, v)) continue;
        if (LLVMGetInstructionParent(remat->live->values[v]) != remat->entry) decide(remat, v);
    }
}

LLVMValueRef rwc_remat_emit(struct rwc_remat *remat, LLVMBuilderRef builder, LLVMValueRef value,
                            struct rwc_value_map *available)
{
    LLVMValueRef known = rwc_value_map_get(available, value);
    if (known) return known;
    uint32_t number = rwc_value_map_index(&remat->live->value_index, value);
    if (number == ~0u || LLVMGetInstructionParent(value) == remat->entry) return value;
    LLVMValueRef clone = LLVMInstructionClone(value);
    for (int k = 0; k < LLVMGetNumOperands(value); k++) {
        LLVMValueRef operand = LLVMGetOperand(value, k);
        if (LLVMIsAInstruction(operand))
            LLVMSetOperand(clone, (unsigned)k, rwc_remat_emit(remat, builder, operand, available));
    }
    LLVMInsertIntoBuilder(builder, clone);
    /* The builder gave it its own place. */
    LLVMInstructionSetDebugLoc(clone, LLVMInstructionGetDebugLoc(value));
    rwc_value_map_set(available, value, clone);
    return clone;
}
