/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How likely branches of a large kernel are. Where nothing says so LLVM's back end asks, at each
 * branch on a value that several ways lead to, whether one of them decides it
 * (BranchProbabilityInfo::computeUnlikelySuccessors). Each program of a kernel ends at the dispatch
 * loop, so its values have as many ways as there are programs, and each program has such branches:
 * a third of the emission of 600. In kernels of so many such branches are told to be even.
 */
#include "compiler/ir/ir.h"
#include "compiler/target/cuda/cuda.h"

enum {
    MANY = 128, /* ways that lead to one value */
    LEVELS = 4, /* of values that are such a value of others */
};

/* Does the back end follow the value to one that many ways lead to? */
static bool has_many_ways(LLVMValueRef phi, unsigned level)
{
    unsigned count = LLVMCountIncoming(phi);
    if (count >= MANY) return true;
    for (unsigned k = 0; k < count && level < LEVELS; k++) {
        LLVMValueRef from = LLVMIsAPHINode(LLVMGetIncomingValue(phi, k));
        if (from && has_many_ways(from, level + 1)) return true;
    }
    return false;
}

static bool is_costly(LLVMValueRef branch)
{
    if (LLVMGetInstructionOpcode(branch) != LLVMBr || !LLVMIsConditional(branch)) return false;
    LLVMValueRef condition = LLVMGetCondition(branch);
    if (!LLVMIsAICmpInst(condition)) return false;
    LLVMValueRef phi = LLVMIsAPHINode(LLVMGetOperand(condition, 0));
    return phi && has_many_ways(phi, 0);
}

static LLVMMetadataRef even_weights(LLVMContextRef context)
{
    static const char name[] = "branch_weights";
    LLVMMetadataRef one =
        LLVMValueAsMetadata(LLVMConstInt(LLVMInt32TypeInContext(context), 1, false));
    LLVMMetadataRef parts[] = {LLVMMDStringInContext2(context, name, sizeof(name) - 1), one, one};
    return LLVMMDNodeInContext2(context, parts, 3);
}

void rwc_cuda_even_branches(struct rwc_unit *unit)
{
    LLVMValueRef weights = LLVMMetadataAsValue(unit->context, even_weights(unit->context));
    unsigned kind = LLVMGetMDKindIDInContext(unit->context, "prof", 4);
    for (LLVMValueRef f = LLVMGetFirstFunction(unit->module); f; f = LLVMGetNextFunction(f)) {
        for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(f); b; b = LLVMGetNextBasicBlock(b)) {
            LLVMValueRef branch = LLVMGetBasicBlockTerminator(b);
            if (is_costly(branch)) LLVMSetMetadata(branch, kind, weights);
        }
    }
}
