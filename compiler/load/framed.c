/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Programs with frames of their own, which other programs call: callable programs that suspend, and
 * functions that call themselves and suspend. Arguments and results are in a block of the caller's:
 *
 *   copy %a into a block                                 void @program.9(ptr %lane)
 *   call void @rwc.call.0(i32 <state of 9>, ptr block)     %block = call ptr @rwc.arguments()
 *   copy %r out of the block                               call void @p9.brighten(...)
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compiler/load/callables.h"

static void copy(LLVMBuilderRef builder, struct rwc_types t, LLVMValueRef to, LLVMValueRef from,
                 uint32_t bytes)
{
    LLVMBuildMemCpy(builder, to, 1, from, 1, LLVMConstInt(t.i64, bytes, 0));
}

void rwc_build_framed_call(struct rwc_unit *unit, LLVMBuilderRef builder,
                           const struct rwc_framed_call *call)
{
    struct rwc_types t = rwc_ir_types(unit->context);
    const struct rwc_arguments *a = call->layout;
    char name[32];
    snprintf(name, sizeof(name), RWC_CALL "%u", call->set);
    LLVMValueRef block =
        rwc_ir_entry_alloca(call->function, a->size ? a->size : 1, a->align, "arguments");
    for (unsigned i = a->results; i < a->count; i++)
        copy(builder, t, rwc_ir_at(builder, block, a->offset[i]),
             LLVMGetParam(call->function, call->first + i), a->bytes[i]);
    LLVMValueRef operands[2] = {call->state, block};
    rwc_ir_call(unit, builder, name, t.none, operands, 2);
    for (unsigned i = 0; i < a->results; i++)
        copy(builder, t, LLVMGetParam(call->function, call->first + i),
             rwc_ir_at(builder, block, a->offset[i]), a->bytes[i]);
    LLVMBuildRetVoid(builder);
}

bool rwc_framed_layout(struct rwc_unit *unit, const struct rwc_unit_program *program,
                       struct rwc_arguments *out)
{
    unsigned length;
    const char *text = rwc_signature(program->callee, &length);
    char *signature = text ? strndup(text, length) : NULL;
    if (!signature) return rwc_out_of_memory(unit->diag, NULL, "for a signature");
    bool ok = rwc_signature_layout(signature, out);
    free(signature);
    return (ok && out->count == LLVMCountParams(program->callee)) ||
           rwc_error(unit->diag, rwc_module_name(program->desc->module), 0,
                     "callable program '%s' has more than %d parameters and results",
                     program->desc->program->name, RWC_MAX_VALUES);
}

bool rwc_build_framed_program(struct rwc_unit *unit, struct rwc_unit_program *program)
{
    struct rwc_types t = rwc_ir_types(unit->context);
    LLVMValueRef callee = program->callee, memories[RWC_MAX_VALUES];
    struct rwc_arguments layout;
    if (!rwc_framed_layout(unit, program, &layout)) return false;
    LLVMTypeRef type = LLVMFunctionType(t.none, &t.ptr, 1, 0);
    program->function = LLVMAddFunction(unit->module, program->name, type);
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(unit->context);
    LLVMPositionBuilderAtEnd(
        builder, LLVMAppendBasicBlockInContext(unit->context, program->function, "entry"));
    LLVMValueRef block = rwc_ir_call(unit, builder, RWC_ARGUMENTS, t.ptr, NULL, 0);
    for (unsigned i = 0; i < layout.count; i++)
        memories[i] = rwc_ir_at(builder, block, layout.offset[i]);
    LLVMBuildCall2(builder, LLVMGlobalGetValueType(callee), callee, memories, layout.count, "");
    LLVMBuildRetVoid(builder);
    LLVMDisposeBuilder(builder);
    return true;
}
