/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Bodies for hooks, the functions that built-in code calls and the compiler defines
 * (programs/hooks.h). All are inlined.
 */
#include "compiler/ir/ir.h"

void rwc_ir_inline_always(LLVMValueRef function)
{
    rwc_ir_set_attribute(function, "noinline", false);
    rwc_ir_set_attribute(function, "optnone", false);
    rwc_ir_set_attribute(function, "alwaysinline", true);
    LLVMSetLinkage(function, LLVMInternalLinkage);
}

LLVMValueRef rwc_ir_open_hook(struct rwc_unit *unit, LLVMBuilderRef builder, const char *name)
{
    LLVMValueRef hook = LLVMGetNamedFunction(unit->module, name);
    if (!hook || LLVMCountBasicBlocks(hook) > 0) return NULL;
    rwc_ir_inline_always(hook);
    LLVMPositionBuilderAtEnd(builder, LLVMAppendBasicBlockInContext(unit->context, hook, "entry"));
    return hook;
}

void rwc_ir_answer(const struct rwc_unit *unit, const char *name, uint64_t value)
{
    LLVMValueRef function = LLVMGetNamedFunction(unit->module, name);
    if (!function) return;
    LLVMTypeRef type = LLVMGetReturnType(LLVMGlobalGetValueType(function));
    const bool none = LLVMGetTypeKind(type) == LLVMVoidTypeKind;
    LLVMValueRef answer = none ? NULL : LLVMConstInt(type, value, false);
    for (LLVMUseRef use; (use = LLVMGetFirstUse(function));)
        rwc_ir_replace(LLVMGetUser(use), answer);
    LLVMDeleteFunction(function);
}

void rwc_ir_constant_hook(struct rwc_unit *unit, const char *name, uint32_t value)
{
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(unit->context);
    LLVMTypeRef type = LLVMInt32TypeInContext(unit->context);
    if (rwc_ir_open_hook(unit, builder, name))
        LLVMBuildRet(builder, LLVMConstInt(type, value, false));
    LLVMDisposeBuilder(builder);
}
