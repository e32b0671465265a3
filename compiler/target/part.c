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

/* Gives the name of a definition to a declaration that takes its place. It is a new one: what LLVM
 * noted on the old one, such as that it is near enough to be reached directly, is not true of
 * it. */
static void take_place(LLVMValueRef declaration, LLVMValueRef old)
{
    size_t length;
    char *name = LLVMGetValueName2(old, &length) ? strdup(LLVMGetValueName2(old, &length)) : NULL;
    LLVMReplaceAllUsesWith(old, declaration);
    LLVMSetValueName2(old, "", 0);
    if (name) LLVMSetValueName2(declaration, name, length);
    free(name);
}

static void copy_attributes(LLVMValueRef to, LLVMValueRef from)
{
    enum { MOST = 64 };
    LLVMAttributeRef list[MOST];
    for (unsigned k = 0; k <= LLVMCountParams(from) + 1; k++) {
        LLVMAttributeIndex at = (LLVMAttributeIndex)(k - 1); /* the first is the function's */
        unsigned count = LLVMGetAttributeCountAtIndex(from, at);
        if (count > MOST) continue;
        LLVMGetAttributesAtIndex(from, at, list);
        for (unsigned i = 0; i < count; i++) LLVMAddAttributeAtIndex(to, at, list[i]);
    }
}

static void mark_elsewhere(LLVMValueRef function)
{
    LLVMContextRef context = LLVMGetTypeContext(LLVMTypeOf(function));
    LLVMAttributeRef mark =
        LLVMCreateStringAttribute(context, RWC_ELSEWHERE, sizeof(RWC_ELSEWHERE) - 1, "", 0);
    LLVMAddAttributeAtIndex(function, (LLVMAttributeIndex)LLVMAttributeFunctionIndex, mark);
}

static void declare_function(LLVMModuleRef module, LLVMValueRef function)
{
    if (LLVMGetFirstUse(function)) {
        LLVMValueRef other = LLVMAddFunction(module, "", LLVMGlobalGetValueType(function));
        LLVMSetFunctionCallConv(other, LLVMGetFunctionCallConv(function));
        copy_attributes(other, function);
        mark_elsewhere(other);
        take_place(other, function);
    }
    LLVMDeleteFunction(function);
}

static void declare_variable(LLVMModuleRef module, LLVMValueRef variable)
{
    if (LLVMGetFirstUse(variable)) {
        LLVMTypeRef type = LLVMGlobalGetValueType(variable);
        unsigned space = LLVMGetPointerAddressSpace(LLVMTypeOf(variable));
        LLVMValueRef other = LLVMAddGlobalInAddressSpace(module, type, "", space);
        LLVMSetAlignment(other, LLVMGetAlignment(variable));
        LLVMSetGlobalConstant(other, LLVMIsGlobalConstant(variable));
        take_place(other, variable);
    }
    LLVMDeleteGlobal(variable);
}

/* Functions are deleted before variables: bodies that were never read use none. */
static void read_own(struct reader *r)
{
    size_t number = 0;
    LLVMValueRef next;
    for (LLVMValueRef f = LLVMGetFirstFunction(r->module); f; f = LLVMGetNextFunction(f))
        if (!LLVMIsDeclaration(f) && r->parts[number++] == r->part)
            LLVMRunFunctionPassManager(r->passes, f);
    number = 0;
    for (LLVMValueRef f = LLVMGetFirstFunction(r->module); f; f = next) {
        next = LLVMGetNextFunction(f);
        if (!LLVMIsDeclaration(f) && r->parts[number++] != r->part) declare_function(r->module, f);
    }
    if (r->part == 0) return;
    for (LLVMValueRef g = LLVMGetFirstGlobal(r->module); g; g = next) {
        next = LLVMGetNextGlobal(g);
        if (!LLVMIsDeclaration(g)) declare_variable(r->module, g);
    }
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
        read_own(&r);
        object = emit_read(whole, &r, diag);
        LLVMDisposePassManager(r.passes);
        LLVMDisposeModule(r.module);
    }
    LLVMContextDispose(r.context);
    return object;
}
