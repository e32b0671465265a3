/* SPDX-License-Identifier: Apache-2.0 */
/* See trace_op.h. */
#include "compiler/ir/trace_op.h"

#include "raywright_abi.h"

/* Flags that are no constant may be any, but for those that they are joined with, as the mark of a
 * traversal is (device_api/optix7.c). */
static uint32_t certain_bits(LLVMValueRef value)
{
    if (LLVMIsAConstantInt(value)) return (uint32_t)LLVMConstIntGetZExtValue(value);
    if (!LLVMIsAInstruction(value) || LLVMGetInstructionOpcode(value) != LLVMOr) return 0;
    return certain_bits(LLVMGetOperand(value, 0)) | certain_bits(LLVMGetOperand(value, 1));
}

uint32_t rwc_trace_certain_flags(LLVMValueRef call)
{
    return certain_bits(rwc_trace_operand(call, RWC_TRACE_FLAGS));
}

uint32_t rwc_trace_types(LLVMValueRef call)
{
    if (rwc_trace_certain_flags(call) & RW_RAY_FLAG_TRAVERSE) return 0;
    LLVMValueRef type = rwc_trace_operand(call, RWC_TRACE_RAY_TYPE);
    unsigned long long number = LLVMIsAConstantInt(type) ? LLVMConstIntGetZExtValue(type) : 32;
    return number < 32 ? 1u << number : ~0u;
}
