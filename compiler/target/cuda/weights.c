/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How likely branches of a large kernel are. Where nothing says so LLVM's back end asks, at each
 * branch on a value that several ways lead to, whether one of them decides it
 * (BranchProbabilityInfo::computeUnlikelySuccessors). Each program of a kernel ends at the dispatch
 * loop, so its values have as many ways as there are programs, and each program has such branches:
 * a third of the emission of 600. In kernels of so many such branches are told to be even.
 */
#include <stdlib.h>

#include "compiler/ir/ir.h"
#include "compiler/ir/value_map.h"
#include "compiler/target/cuda/cuda.h"

enum {
    MANY = 128, /* ways that lead to one value */
    LEVELS = 4, /* of values that are such a value of others */
};

/* Phis of one function from which the back end comes to one that many ways lead to. */
struct search {
    RW_LIST(LLVMValueRef) phis;
    struct rwc_value_map known;
    bool failed; /* out of memory */
};

static void add(struct search *s, LLVMValueRef phi)
{
    if (rwc_value_map_get(&s->known, phi)) return;
    rwc_value_map_set(&s->known, phi, phi);
    s->failed |= s->known.failed || !rw_list_add(&s->phis, phi);
}

static void add_users(struct search *s, LLVMValueRef phi)
{
    for (LLVMUseRef use = LLVMGetFirstUse(phi); use; use = LLVMGetNextUse(use))
        if (LLVMIsAPHINode(LLVMGetUser(use))) add(s, LLVMGetUser(use));
}

/* Each is met once: from those of many ways, a level at a time, to what has them as a way. */
static void find(struct search *s, LLVMValueRef function)
{
    for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(function); b; b = LLVMGetNextBasicBlock(b))
        for (LLVMValueRef i = LLVMGetFirstInstruction(b); i && LLVMIsAPHINode(i);
             i = LLVMGetNextInstruction(i))
            if (LLVMCountIncoming(i) >= MANY) add(s, i);
    for (size_t level = 0, k = 0; level < LEVELS; level++)
        for (size_t end = s->phis.count; k < end && !s->failed; k++) add_users(s, s->phis.items[k]);
}

static bool is_costly(const struct search *s, LLVMValueRef branch)
{
    if (LLVMGetInstructionOpcode(branch) != LLVMBr || !LLVMIsConditional(branch)) return false;
    LLVMValueRef condition = LLVMGetCondition(branch);
    return LLVMIsAICmpInst(condition) && rwc_value_map_get(&s->known, LLVMGetOperand(condition, 0));
}

static LLVMMetadataRef even_weights(LLVMContextRef context)
{
    static const char name[] = "branch_weights";
    LLVMMetadataRef one =
        LLVMValueAsMetadata(LLVMConstInt(LLVMInt32TypeInContext(context), 1, false));
    LLVMMetadataRef parts[] = {LLVMMDStringInContext2(context, name, sizeof(name) - 1), one, one};
    return LLVMMDNodeInContext2(context, parts, 3);
}

static void weigh(LLVMValueRef function, const struct search *s)
{
    LLVMContextRef context = LLVMGetTypeContext(LLVMTypeOf(function));
    LLVMValueRef weights = LLVMMetadataAsValue(context, even_weights(context));
    unsigned kind = LLVMGetMDKindIDInContext(context, "prof", 4);
    LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(function);
    for (; b; b = LLVMGetNextBasicBlock(b)) {
        LLVMValueRef branch = LLVMGetBasicBlockTerminator(b);
        if (is_costly(s, branch)) LLVMSetMetadata(branch, kind, weights);
    }
}

void rwc_cuda_even_branches(struct rwc_unit *unit)
{
    for (LLVMValueRef f = LLVMGetFirstFunction(unit->module); f; f = LLVMGetNextFunction(f)) {
        struct search s = {.failed = false};
        find(&s, f);
        if (s.failed)
            rwc_out_of_memory(unit->diag, NULL, "while weighing branches");
        else if (s.phis.count)
            weigh(f, &s);
        free(s.phis.items);
        rwc_value_map_clear(&s.known);
    }
}
