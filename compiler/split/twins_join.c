/* SPDX-License-Identifier: Apache-2.0 */
/* twins, second part: makes one block of what has been found to be the same. */
#include "compiler/split/twins.h"

static void build_phis(LLVMBuilderRef builder, struct rwc_twins *t)
{
    for (size_t k = 0; k < t->phi_count; k++) {
        struct rwc_twin_pair *pair = &t->phis[k];
        pair->phi = LLVMBuildPhi(builder, LLVMTypeOf(pair->value[0]), "");
        LLVMAddIncoming(pair->phi, pair->value, t->block, 2);
    }
}

/* The first block's instructions, with its terminator, reading what stands for both. */
static void move_steps(LLVMBuilderRef builder, struct rwc_twins *t)
{
    for (size_t k = 0; k < t->step_count; k++) {
        LLVMValueRef step = t->steps[k].value[0], other = t->steps[k].value[1];
        for (unsigned o = 0; o < (unsigned)LLVMGetNumOperands(step); o++) {
            LLVMValueRef a = LLVMGetOperand(step, o), b = LLVMGetOperand(other, o);
            LLVMSetOperand(step, o, rwc_twins_value(t, a, b));
        }
        LLVMInstructionRemoveFromParent(step);
        LLVMInsertIntoBuilder(builder, step);
    }
    if (LLVMIsConditional(t->end[0])) {
        LLVMValueRef a = LLVMGetCondition(t->end[0]), b = LLVMGetCondition(t->end[1]);
        LLVMSetCondition(t->end[0], rwc_twins_value(t, a, b));
    }
    LLVMInstructionRemoveFromParent(t->end[0]);
    LLVMInsertIntoBuilder(builder, t->end[0]);
}

static void build_phi(LLVMBuilderRef builder, const struct rwc_twins *t, LLVMBasicBlockRef both,
                      LLVMValueRef old)
{
    LLVMValueRef from[2] = {NULL, NULL};
    LLVMPositionBuilderBefore(builder, old);
    LLVMValueRef phi = LLVMBuildPhi(builder, LLVMTypeOf(old), "");
    for (unsigned k = 0; k < LLVMCountIncoming(old); k++) {
        LLVMValueRef value = LLVMGetIncomingValue(old, k);
        LLVMBasicBlockRef block = LLVMGetIncomingBlock(old, k);
        if (block == t->block[0] || block == t->block[1])
            from[block == t->block[1]] = value;
        else
            LLVMAddIncoming(phi, &value, &block, 1);
    }
    LLVMValueRef value = rwc_twins_value(t, from[0], from[1]);
    LLVMAddIncoming(phi, &value, &both, 1);
}

/* Phis cannot lose an incoming block: before each a new one is built. The old ones go after that,
 * for some stand in steps and phis. */
static void join_phis(LLVMBuilderRef builder, const struct rwc_twins *t, LLVMBasicBlockRef both)
{
    unsigned count = LLVMGetNumSuccessors(t->end[0]);
    for (unsigned s = 0; s < count; s++)
        for (LLVMValueRef i = LLVMGetFirstInstruction(LLVMGetSuccessor(t->end[0], s));
             LLVMIsAPHINode(i); i = LLVMGetNextInstruction(i))
            build_phi(builder, t, both, i);
    for (unsigned s = 0; s < count; s++) {
        LLVMValueRef built = LLVMGetFirstInstruction(LLVMGetSuccessor(t->end[0], s));
        while (LLVMIsAPHINode(built)) {
            LLVMValueRef old = LLVMGetNextInstruction(built);
            built = LLVMGetNextInstruction(old);
            rwc_ir_replace(old, LLVMGetPreviousInstruction(old));
        }
    }
}

static void drop_second(struct rwc_twins *t)
{
    LLVMInstructionEraseFromParent(t->end[1]);
    for (size_t k = t->step_count; k-- > 0;) LLVMInstructionEraseFromParent(t->steps[k].value[1]);
}

void rwc_twins_join(struct rwc_unit *unit, struct rwc_twins *t)
{
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(unit->context);
    LLVMBasicBlockRef both = LLVMInsertBasicBlockInContext(unit->context, t->block[1], "both");
    LLVMPositionBuilderAtEnd(builder, both);
    build_phis(builder, t);
    move_steps(builder, t);
    join_phis(builder, t, both);
    drop_second(t);
    for (unsigned side = 0; side < 2; side++) {
        LLVMPositionBuilderAtEnd(builder, t->block[side]);
        LLVMBuildBr(builder, both);
    }
    LLVMDisposeBuilder(builder);
}
