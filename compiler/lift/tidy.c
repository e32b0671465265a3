/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What is better done when registers have become values: rules choose a form that is right for any
 * operand, and here, where an operand turns out to be known, a simpler one takes its place.
 *   - flushes (rwc_flush) of values that cannot be subnormal are dropped;
 *   - llvm.nvvm.prmt with a constant selector, which compilers pass in a register, becomes shifts.
 */
#include <string.h>

#include "compiler/lift/internal.h"

static bool called_name_contains(LLVMValueRef value, const char *prefix, const char *piece)
{
    if (!LLVMIsACallInst(value)) return false;
    LLVMValueRef callee = LLVMGetCalledValue(value);
    size_t length;
    const char *name = LLVMGetValueName2(callee, &length);
    return name && !strncmp(name, prefix, strlen(prefix)) && strstr(name, piece);
}

/* Can the value not be subnormal? */
static bool is_flushed(LLVMValueRef value, unsigned depth)
{
    LLVMBool loses;
    if (LLVMIsAConstantFP(value)) {
        double number = LLVMConstRealGetDouble(value, &loses);
        return number == 0 || number >= 0x1p-126 || number <= -0x1p-126;
    }
    if (LLVMIsASIToFPInst(value) || LLVMIsAUIToFPInst(value)) return true;
    if (called_name_contains(value, "llvm.nvvm.", ".ftz.")) return true;
    if (!depth) return false;
    if (called_name_contains(value, "llvm.fabs.", "") ||
        (LLVMIsAInstruction(value) && LLVMGetInstructionOpcode(value) == LLVMFNeg))
        return is_flushed(LLVMGetOperand(value, 0), depth - 1);
    if (LLVMIsASelectInst(value))
        return is_flushed(LLVMGetOperand(value, 1), depth - 1) &&
               is_flushed(LLVMGetOperand(value, 2), depth - 1);
    return false;
}

static void drop_flush(LLVMValueRef instruction)
{
    LLVMBool loses;
    LLVMValueRef value = LLVMGetOperand(instruction, 0), factor = LLVMGetOperand(instruction, 1);
    if (!LLVMIsAConstantFP(factor) || LLVMConstRealGetDouble(factor, &loses) != 1.0) return;
    if (!is_flushed(value, 3)) return;
    LLVMReplaceAllUsesWith(instruction, value);
    LLVMInstructionEraseFromParent(instruction);
}

static void expand_prmt(struct rwc_lift *l, LLVMValueRef instruction)
{
    LLVMValueRef selectors = LLVMGetOperand(instruction, 2);
    if (!LLVMIsAConstantInt(selectors)) return;
    LLVMPositionBuilderBefore(l->builder, instruction);
    LLVMValueRef value =
        rwc_permute(l, LLVMGetOperand(instruction, 0), LLVMGetOperand(instruction, 1), selectors);
    LLVMReplaceAllUsesWith(instruction, value);
    LLVMInstructionEraseFromParent(instruction);
}

static void tidy(struct rwc_lift *l, LLVMValueRef instruction)
{
    if (called_name_contains(instruction, "llvm.nvvm.mul.rn.ftz.f", ""))
        drop_flush(instruction);
    else if (called_name_contains(instruction, "llvm.nvvm.prmt", ""))
        expand_prmt(l, instruction);
}

void rwc_lift_tidy(struct rwc_lift *l)
{
    for (LLVMValueRef f = LLVMGetFirstFunction(l->module); f; f = LLVMGetNextFunction(f))
        for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(f); b; b = LLVMGetNextBasicBlock(b))
            for (LLVMValueRef i = LLVMGetFirstInstruction(b), next; i; i = next) {
                next = LLVMGetNextInstruction(i);
                tidy(l, i);
            }
}
