/* SPDX-License-Identifier: Apache-2.0 */
/*
 * One part of a module: reads the functions that belong to it and declares the others, so that what
 * a part takes depends on its own size and not on the whole.
 *
 * Requires: every function and variable of the module has a name, and those that are defined are
 * visible from outside.
 */
#include <llvm-c/BitReader.h>
#include <stdlib.h>
#include <string.h>

#include "compiler/ir/ir.h"
#include "compiler/target/backend.h"
#include "compiler/target/machine.h"
#include "compiler/target/parts.h"

struct reader {
    LLVMContextRef context;
    LLVMModuleRef module;
    LLVMPassManagerRef passes; /* none: running them on a function reads its body */
    const unsigned *parts;
    unsigned part;
};

/* A declaration takes the place of a definition. It is a new one: what LLVM noted on the old one,
 * such as that it is near enough to be reached directly, is not true of it. */
static bool take_place(LLVMValueRef declaration, LLVMValueRef old)
{
    LLVMReplaceAllUsesWith(old, declaration);
    return rwc_ir_take_name(declaration, old);
}

/* Of the function, of its result and of its parameters. */
static bool copy_attributes(LLVMValueRef to, LLVMValueRef from)
{
    bool ok = true;
    for (unsigned k = 0; ok && k <= LLVMCountParams(from) + 1; k++)
        ok = rwc_ir_copy_attributes(to, from, (LLVMAttributeIndex)(k - 1)); /* from ~0 on */
    return ok;
}

static void mark_elsewhere(LLVMValueRef function)
{
    LLVMContextRef context = LLVMGetTypeContext(LLVMTypeOf(function));
    LLVMAttributeRef mark =
        LLVMCreateStringAttribute(context, RWC_ELSEWHERE, sizeof(RWC_ELSEWHERE) - 1, "", 0);
    LLVMAddAttributeAtIndex(function, (LLVMAttributeIndex)LLVMAttributeFunctionIndex, mark);
}

static bool declare_function(LLVMModuleRef module, LLVMValueRef function)
{
    bool ok = true;
    if (LLVMGetFirstUse(function)) {
        LLVMValueRef other = LLVMAddFunction(module, "", LLVMGlobalGetValueType(function));
        LLVMSetFunctionCallConv(other, LLVMGetFunctionCallConv(function));
        ok = copy_attributes(other, function) && take_place(other, function);
        mark_elsewhere(other);
    }
    LLVMDeleteFunction(function);
    return ok;
}

static bool declare_variable(LLVMModuleRef module, LLVMValueRef variable)
{
    bool ok = true;
    if (LLVMGetFirstUse(variable)) {
        LLVMTypeRef type = LLVMGlobalGetValueType(variable);
        unsigned space = LLVMGetPointerAddressSpace(LLVMTypeOf(variable));
        LLVMValueRef other = LLVMAddGlobalInAddressSpace(module, type, "", space);
        LLVMSetAlignment(other, LLVMGetAlignment(variable));
        LLVMSetGlobalConstant(other, LLVMIsGlobalConstant(variable));
        ok = take_place(other, variable);
    }
    LLVMDeleteGlobal(variable);
    return ok;
}

/* Functions are deleted before variables: bodies that were never read use none. False: out of
 * memory. */
static bool read_own(struct reader *r)
{
    bool ok = true;
    size_t number = 0;
    LLVMValueRef next;
    for (LLVMValueRef f = LLVMGetFirstFunction(r->module); f; f = LLVMGetNextFunction(f))
        if (!LLVMIsDeclaration(f) && r->parts[number++] == r->part)
            LLVMRunFunctionPassManager(r->passes, f);
    number = 0;
    for (LLVMValueRef f = LLVMGetFirstFunction(r->module); ok && f; f = next) {
        next = LLVMGetNextFunction(f);
        if (!LLVMIsDeclaration(f) && r->parts[number++] != r->part)
            ok = declare_function(r->module, f);
    }
    if (r->part == 0) return ok;
    for (LLVMValueRef g = LLVMGetFirstGlobal(r->module); ok && g; g = next) {
        next = LLVMGetNextGlobal(g);
        if (!LLVMIsDeclaration(g)) ok = declare_variable(r->module, g);
    }
    return ok;
}

static LLVMMemoryBufferRef emit(struct rwc_unit *own, unsigned part)
{
    LLVMMemoryBufferRef object = NULL;
    char *message = NULL;
    if (own->parts_clean_up && !(rwc_clean_up(own) && rwc_lint_functions(own))) return NULL;
    if (rwc_backend(own->desc)->prepare) rwc_backend(own->desc)->prepare(own);
    if (LLVMTargetMachineEmitToMemoryBuffer(own->machine, own->module, LLVMObjectFile, &message,
                                            &object)) {
        rwc_error(own->diag, NULL, 0, "emitting part %u of a kernel: %s", part, message);
        LLVMDisposeMessage(message);
    }
    if (!object || !own->diag->errors) return object;
    LLVMDisposeMemoryBuffer(object); /* LLVM went on after an error */
    return NULL;
}

/* What the part shares with the whole is only looked at. */
static LLVMMemoryBufferRef emit_read(const struct rwc_unit *whole, const struct reader *r,
                                     struct rwc_diag *diag)
{
    struct rwc_unit own = *whole;
    LLVMMemoryBufferRef object = NULL;
    own.context = r->context;
    own.module = r->module;
    own.diag = diag;
    diag->locate_cb = whole->diag->locate_cb;
    diag->locate_user = whole->diag->locate_user;
    own.machine = rwc_machine_copy(whole->machine, diag);
    if (own.machine) object = emit(&own, r->part);
    if (own.machine) LLVMDisposeTargetMachine(own.machine);
    return object;
}

LLVMMemoryBufferRef rwc_emit_part(const struct rwc_unit *whole, LLVMMemoryBufferRef bitcode,
                                  const unsigned *parts, unsigned part, struct rwc_diag *diag)
{
    struct reader r = {.context = LLVMContextCreate(), .parts = parts, .part = part};
    rwc_ir_take_errors(r.context, diag);
    LLVMMemoryBufferRef object = NULL;
    LLVMMemoryBufferRef view = LLVMCreateMemoryBufferWithMemoryRange(
        LLVMGetBufferStart(bitcode), LLVMGetBufferSize(bitcode), "kernel", false);
    if (LLVMGetBitcodeModuleInContext2(r.context, view, &r.module)) { /* owns the view */
        rwc_error(diag, NULL, 0, "internal error: part %u of a kernel cannot be read", part);
    } else {
        r.passes = LLVMCreateFunctionPassManagerForModule(r.module);
        if (read_own(&r))
            object = emit_read(whole, &r, diag);
        else
            rwc_out_of_memory(diag, NULL, "for a part of a kernel");
        LLVMDisposePassManager(r.passes);
        LLVMDisposeModule(r.module);
    }
    LLVMContextDispose(r.context);
    return object;
}
