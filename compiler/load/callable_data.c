/* SPDX-License-Identifier: Apache-2.0 */
/*
 * load, OptiX 7: a callable that asks for its record's data means its own record, not that of the
 * program it will be inlined into. In its own function it asks once, at the beginning, because
 * callables that it calls have other records:
 *
 *   call i64 @_optix_get_sbt_data_ptr_64()  ->  call i64 @_optix_get_callable_data_ptr()
 */
#include "compiler/ir/ir.h"
#include "compiler/load/callables.h"

#define ASKS_FOR_OWN "_optix_get_sbt_data_ptr_64"
#define ASKS_AS_CALLABLE "_optix_get_callable_data_ptr"

static LLVMValueRef ask_first(LLVMValueRef stub, LLVMValueRef function)
{
    LLVMBuilderRef builder =
        LLVMCreateBuilderInContext(LLVMGetModuleContext(LLVMGetGlobalParent(stub)));
    LLVMPositionBuilderBefore(builder, rwc_ir_after_allocas(function));
    LLVMValueRef call = LLVMBuildCall2(builder, LLVMGlobalGetValueType(stub), stub, NULL, 0, "");
    LLVMDisposeBuilder(builder);
    return call;
}

void rwc_name_callable_data(LLVMModuleRef lifted, LLVMValueRef function)
{
    LLVMValueRef stub = LLVMGetNamedFunction(lifted, ASKS_FOR_OWN);
    if (!stub) return;
    LLVMSetValueName2(stub, ASKS_AS_CALLABLE, sizeof(ASKS_AS_CALLABLE) - 1);
    LLVMValueRef first = ask_first(stub, function);
    for (LLVMUseRef use = LLVMGetFirstUse(stub), next; use; use = next) {
        LLVMValueRef call = LLVMGetUser(use);
        next = LLVMGetNextUse(use);
        if (call != first && LLVMGetBasicBlockParent(LLVMGetInstructionParent(call)) == function)
            rwc_ir_replace(call, first);
    }
}
