/* SPDX-License-Identifier: Apache-2.0 */
/*
 * callables: calls through the id of a callable program become switches over the programs that
 * have the signature of the call.
 *
 *   %f = call i64 @_rt_callable_program_from_id_v2_64(i32 %id, i64 0)      %f = zext i32 %id to i64
 *   call void @rwc.indirect.r4.4_p4.4(i64 %f, ptr %r, ptr %a)        ->    the same, defined as
 *     switch i64 %f, label %invalid [ i64 7, label %call.p7 ... ]
 *   call.p7:  call void @p7.brighten(ptr %r, ptr %a)   ret void
 *   invalid:  memset %r   call void @rwc.raise(i32 RT_EXCEPTION_PROGRAM_ID_INVALID, i64 %f)   ret
 * void
 *
 * requires: load; leaves: rwc.indirect.* have bodies, which `inline` puts where they are called.
 */
#include <stdio.h>
#include <string.h>

#include "compiler/ir.h"
#include "raywright.h"

#define INDIRECT_PREFIX "rwc.indirect."

enum { MAX_PARAMS = 64 };

/* Function of a callable program if it has the signature, else NULL. */
static LLVMValueRef candidate(struct rwc_unit *unit, const struct rwc_program_desc *desc,
                              const char *signature, unsigned params)
{
    static const char attribute_name[] = "rw-signature";
    if (desc->kind != RWC_CALLABLE || !desc->callable_id) return NULL;
    LLVMValueRef function = rwc_ir_user_function(unit, desc);
    if (!function) return NULL;
    LLVMAttributeRef attribute =
        LLVMGetStringAttributeAtIndex(function, (LLVMAttributeIndex)LLVMAttributeFunctionIndex,
                                      attribute_name, sizeof(attribute_name) - 1);
    if (!attribute) return NULL;
    unsigned length;
    const char *text = LLVMGetStringAttributeValue(attribute, &length);
    bool same = strlen(signature) == length && !memcmp(text, signature, length);
    return same && LLVMCountParams(function) == params ? function : NULL;
}

static void build_case(struct rwc_unit *unit, LLVMValueRef dispatch, LLVMValueRef choice,
                       LLVMValueRef callee, const struct rwc_program_desc *desc)
{
    char name[32];
    LLVMValueRef arguments[MAX_PARAMS];
    unsigned count = LLVMCountParams(callee);
    for (unsigned i = 0; i < count; i++) arguments[i] = LLVMGetParam(dispatch, i + 1);
    snprintf(name, sizeof(name), "call.p%u", desc->id);
    LLVMBasicBlockRef block = LLVMAppendBasicBlockInContext(unit->context, dispatch, name);
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(unit->context);
    LLVMPositionBuilderAtEnd(builder, block);
    LLVMBuildCall2(builder, LLVMGlobalGetValueType(callee), callee, arguments, count, "");
    LLVMBuildRetVoid(builder);
    LLVMDisposeBuilder(builder);
    LLVMAddCase(choice, LLVMConstInt(LLVMInt64TypeInContext(unit->context), desc->callable_id, 0),
                block);
}

/* The result is zero then: were it left alone, whatever the call before this one returned would
 * have to be kept across suspensions. A function has one result at most. */
static void build_invalid(struct rwc_unit *unit, LLVMBuilderRef builder, LLVMValueRef dispatch,
                          const char *signature)
{
    struct rwc_types t = rwc_ir_types(unit->context);
    unsigned size = 0;
    if (sscanf(signature, "r%u", &size) == 1)
        LLVMBuildMemSet(builder, LLVMGetParam(dispatch, 1), LLVMConstNull(t.i8),
                        LLVMConstInt(t.i64, size, 0), 1);
    LLVMValueRef raise[] = {LLVMConstInt(t.i32, RT_EXCEPTION_PROGRAM_ID_INVALID, 0),
                            LLVMGetParam(dispatch, 0)};
    if (unit->desc->features & RW_FEATURE_PROGRAM_ID_CHECK)
        rwc_ir_call(unit, builder, "rwc.raise", t.none, raise, 2);
    LLVMBuildRetVoid(builder);
}

static bool define_dispatch(struct rwc_unit *unit, LLVMValueRef dispatch, const char *signature)
{
    unsigned params = LLVMCountParams(dispatch) - 1;
    if (params > MAX_PARAMS)
        return rwc_error(unit->diag, NULL, 0,
                         "a call of a callable program has %u parameters; at most %d are supported",
                         params, MAX_PARAMS);
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(unit->context);
    LLVMBasicBlockRef entry = LLVMAppendBasicBlockInContext(unit->context, dispatch, "entry");
    LLVMBasicBlockRef invalid = LLVMAppendBasicBlockInContext(unit->context, dispatch, "invalid");
    LLVMPositionBuilderAtEnd(builder, invalid);
    build_invalid(unit, builder, dispatch, signature);
    LLVMPositionBuilderAtEnd(builder, entry);
    LLVMValueRef choice = LLVMBuildSwitch(builder, LLVMGetParam(dispatch, 0), invalid, 8);
    LLVMDisposeBuilder(builder);
    for (size_t i = 0; i < unit->desc->program_count; i++) {
        const struct rwc_program_desc *desc = &unit->desc->programs[i];
        LLVMValueRef callee = candidate(unit, desc, signature, params);
        if (callee) build_case(unit, dispatch, choice, callee, desc);
    }
    LLVMSetLinkage(dispatch, LLVMInternalLinkage);
    return true;
}

/* An id is its own function address. */
static bool lower_lookup(struct rwc_unit *unit, const char *name)
{
    LLVMValueRef stub = LLVMGetNamedFunction(unit->module, name);
    if (!stub) return false;
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(unit->context);
    LLVMTypeRef i64 = LLVMInt64TypeInContext(unit->context);
    for (LLVMUseRef use; (use = LLVMGetFirstUse(stub));) {
        LLVMValueRef call = LLVMGetUser(use);
        LLVMPositionBuilderBefore(builder, call);
        rwc_ir_replace(call, LLVMBuildZExt(builder, LLVMGetOperand(call, 0), i64, ""));
    }
    LLVMDisposeBuilder(builder);
    LLVMDeleteFunction(stub);
    return true;
}

bool rwc_pass_callables(struct rwc_unit *unit)
{
    static const char *const lookups[] = {
        "_rt_callable_program_from_id", "_rt_callable_program_from_id_64",
        "_rt_callable_program_from_id_v2", "_rt_callable_program_from_id_v2_64"};
    bool changed = false;
    for (size_t i = 0; i < sizeof(lookups) / sizeof(lookups[0]); i++)
        changed |= lower_lookup(unit, lookups[i]);
    LLVMValueRef f = LLVMGetFirstFunction(unit->module);
    for (; f; f = LLVMGetNextFunction(f)) {
        size_t length;
        const char *name = LLVMGetValueName2(f, &length);
        if (strncmp(name, INDIRECT_PREFIX, sizeof(INDIRECT_PREFIX) - 1)) continue;
        changed |= define_dispatch(unit, f, name + sizeof(INDIRECT_PREFIX) - 1);
    }
    return changed;
}
