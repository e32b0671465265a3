/* SPDX-License-Identifier: Apache-2.0 */
/*
 * load, OptiX 7: a callable that asks for its record's data means its own record, not that of the
 * program it will be inlined into. The lane knows the callable that was called last, which is
 * another once the callable has called one itself or has traced. So each function of a callable
 * asks once, at its beginning; and one that calls functions which ask keeps what was called when it
 * began, and says so again before those calls:
 *
 *   callable:                                          callable:
 *                                                        %own = call i32 @_optix_get_called()
 *                                                        %d = ask as a callable
 *     %1 = call i64 @_optix_get_sbt_data_ptr_64()
 *     call void @p5.asks(ptr %r)                         call void @_optix_set_called(i32 %own)
 *                                                        call void @p5.asks(ptr %r)
 */
#include <stdlib.h>

#include "base/list.h"
#include "compiler/ir/ir.h"
#include "compiler/ir/value_map.h"
#include "compiler/load/callables.h"

#define ASKS_FOR_OWN "_optix_get_sbt_data_ptr_64"
#define ASKS_AS_CALLABLE "_optix_get_callable_data_ptr"
#define GETS_CALLED "_optix_get_called"
#define SETS_CALLED "_optix_set_called"

struct askers { /* functions that ask, and those that call them */
    struct rwc_unit *unit;
    LLVMModuleRef module;
    LLVMValueRef stub;
    RW_LIST(LLVMValueRef) functions;
    struct rwc_value_map index; /* function -> number */
    LLVMBuilderRef builder;
    bool failed; /* out of memory */
};

static LLVMValueRef function_of(LLVMValueRef instruction)
{
    return LLVMGetBasicBlockParent(LLVMGetInstructionParent(instruction));
}

static void add_callers(struct askers *a, LLVMValueRef callee)
{
    for (LLVMUseRef use = LLVMGetFirstUse(callee); use; use = LLVMGetNextUse(use)) {
        if (!LLVMIsACallInst(LLVMGetUser(use))) continue;
        LLVMValueRef caller = function_of(LLVMGetUser(use));
        if (rwc_value_map_index(&a->index, caller) != ~0u) continue;
        rwc_value_map_set_index(&a->index, caller, (uint32_t)a->functions.count);
        a->failed |= a->index.failed || !rw_list_add(&a->functions, caller);
        if (a->failed) return;
    }
}

static void find_askers(struct askers *a)
{
    add_callers(a, a->stub);
    for (size_t k = 0; k < a->functions.count && !a->failed; k++)
        add_callers(a, a->functions.items[k]);
}

static void ask_first(struct askers *a, LLVMValueRef function)
{
    LLVMValueRef first = NULL;
    for (LLVMUseRef use = LLVMGetFirstUse(a->stub), next; use; use = next) {
        LLVMValueRef call = LLVMGetUser(use);
        next = LLVMGetNextUse(use);
        if (call == first || function_of(call) != function) continue;
        LLVMPositionBuilderBefore(a->builder, rwc_ir_after_allocas(function));
        if (!first)
            first =
                LLVMBuildCall2(a->builder, LLVMGlobalGetValueType(a->stub), a->stub, NULL, 0, "");
        rwc_ir_replace(call, first);
    }
}

/* A call of a stub of the module, which has it from here on. */
static LLVMValueRef call_stub(struct askers *a, const char *name, LLVMTypeRef result,
                              LLVMValueRef *argument)
{
    struct rwc_types t = rwc_ir_types(a->unit->context);
    LLVMTypeRef type = LLVMFunctionType(result, &t.i32, argument != NULL, false);
    LLVMValueRef stub = LLVMGetNamedFunction(a->module, name);
    if (!stub) stub = LLVMAddFunction(a->module, name, type);
    return LLVMBuildCall2(a->builder, type, stub, argument, argument != NULL, "");
}

static void set_again(struct askers *a, LLVMValueRef function)
{
    struct rwc_types t = rwc_ir_types(a->unit->context);
    LLVMValueRef own = NULL;
    for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(function); b; b = LLVMGetNextBasicBlock(b)) {
        for (LLVMValueRef i = LLVMGetFirstInstruction(b); i; i = LLVMGetNextInstruction(i)) {
            if (!LLVMIsACallInst(i) || rwc_value_map_index(&a->index, LLVMGetCalledValue(i)) == ~0u)
                continue;
            LLVMPositionBuilderBefore(a->builder, rwc_ir_after_allocas(function));
            if (!own) own = call_stub(a, GETS_CALLED, t.i32, NULL);
            LLVMPositionBuilderBefore(a->builder, i);
            call_stub(a, SETS_CALLED, t.none, &own);
        }
    }
}

bool rwc_name_callable_data(struct rwc_unit *unit, LLVMModuleRef lifted)
{
    struct askers a = {
        .unit = unit, .module = lifted, .stub = LLVMGetNamedFunction(lifted, ASKS_FOR_OWN)};
    if (!a.stub) return true;
    LLVMSetValueName2(a.stub, ASKS_AS_CALLABLE, sizeof(ASKS_AS_CALLABLE) - 1);
    a.builder = LLVMCreateBuilderInContext(unit->context);
    find_askers(&a);
    for (size_t k = 0; k < a.functions.count && !a.failed; k++) {
        ask_first(&a, a.functions.items[k]);
        set_again(&a, a.functions.items[k]);
    }
    LLVMDisposeBuilder(a.builder);
    free(a.functions.items);
    rwc_value_map_clear(&a.index);
    return !a.failed || rwc_out_of_memory(unit->diag, NULL, "while looking for data of callables");
}
