/* SPDX-License-Identifier: Apache-2.0 */
/*
 * See ray_flags.h. Flags that are no constant may be any, but for those that they are joined with,
 * as the mark of a traversal is (device_api/optix7.c).
 */
#include "compiler/merge/ray_flags.h"

#include "compiler/ir/trace_op.h"

static uint32_t certain_flags(LLVMValueRef value)
{
    if (LLVMIsAConstantInt(value)) return (uint32_t)LLVMConstIntGetZExtValue(value);
    if (!LLVMIsAInstruction(value) || LLVMGetInstructionOpcode(value) != LLVMOr) return 0;
    return certain_flags(LLVMGetOperand(value, 0)) | certain_flags(LLVMGetOperand(value, 1));
}

static void add_call(struct rwc_ray_flags *flags, LLVMValueRef call)
{
    LLVMValueRef value = rwc_trace_operand(call, RWC_TRACE_FLAGS);
    uint32_t certain = certain_flags(value);
    flags->possible |= LLVMIsAConstantInt(value) ? certain : UINT32_MAX;
    flags->common &= certain;
}

/* Strategy DIRECT: the one call inside the function that traces hands on what it was given. */
struct rwc_ray_flags rwc_find_ray_flags(const struct rwc_unit *unit)
{
    static const char *const names[] = {RWC_TRACE_SUSPENDED, RWC_TRACE_DIRECT};
    struct rwc_ray_flags flags = {0, UINT32_MAX};
    LLVMValueRef direct = LLVMGetNamedFunction(unit->module, RWC_TRACE_DIRECT);
    for (size_t k = 0; k < 2; k++) {
        LLVMValueRef trace = LLVMGetNamedFunction(unit->module, names[k]);
        LLVMUseRef use = trace ? LLVMGetFirstUse(trace) : NULL;
        for (; use; use = LLVMGetNextUse(use)) {
            LLVMValueRef call = LLVMGetUser(use);
            if (LLVMGetBasicBlockParent(LLVMGetInstructionParent(call)) != direct)
                add_call(&flags, call);
        }
    }
    flags.common &= flags.possible; /* where nothing is traced */
    return flags;
}
