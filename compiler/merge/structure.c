/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Restores structured control flow (strategy STRUCTURED): a resume switch jumps into the middle of
 * loops, which makes them irreducible; afterwards every loop has one entry, with a guard variable
 * that says where to go on:
 *
 *     before                           after
 *       switch state [1: middle]         guard = state == 1
 *     loop:                            loop:
 *       ...                              if (guard) { guard = false; goto middle }
 *     middle:                            ...
 *       ...                            middle:
 *       goto loop                        ...
 *                                        goto loop
 *
 * Requires: nothing. Leaves: no switch, no irreducible loop.
 *
 * LLVM 19's fix-irreducible rewrites two-way branches only. Given a switch it crashes, or drops the
 * switch without a word and the state is ignored; lower-switch before it is not optional, and this
 * is the only place that names either (tests/regress/test_resume_switch.c). Nor does it expect a
 * loop of one block among the entries of an irreducible one: the block's phis keep a value for the
 * edge to itself, which goes to the guard. Such blocks become two first.
 */
#include "compiler/ir/ir.h"

static bool follows_itself(LLVMBasicBlockRef block)
{
    LLVMValueRef end = LLVMGetBasicBlockTerminator(block);
    for (unsigned k = 0; k < LLVMGetNumSuccessors(end); k++)
        if (LLVMGetSuccessor(end, k) == block) return true;
    return false;
}

static void part_loops_of_one_block(LLVMBuilderRef builder, LLVMValueRef function)
{
    for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(function); b; b = LLVMGetNextBasicBlock(b)) {
        if (!follows_itself(b)) continue;
        LLVMBasicBlockRef head = rwc_ir_split_before(LLVMGetBasicBlockTerminator(b), "");
        LLVMPositionBuilderAtEnd(builder, head);
        LLVMBuildBr(builder, b);
    }
}

bool rwc_pass_structure(struct rwc_unit *unit)
{
    if (!rwc_llvm_passes(unit, "function(lower-switch)")) return false;
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(unit->context);
    for (LLVMValueRef f = LLVMGetFirstFunction(unit->module); f; f = LLVMGetNextFunction(f))
        part_loops_of_one_block(builder, f);
    LLVMDisposeBuilder(builder);
    return rwc_llvm_passes(unit, "function(fix-irreducible)");
}
