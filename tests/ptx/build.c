/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Forms through the compiler: parsed, checked, lifted, many linked into one module, which goes
 * through the passes that every program goes through and comes out as an object file or as PTX.
 *
 *     rw_megakernel(record *records, i32 form, i32 count)
 *         CPU: runs `form` on the first record; GPU: on record blockIdx * blockDim + threadIdx.
 */
#include <llvm-c/Linker.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compiler/base/guard.h"
#include "compiler/lift/lift.h"
#include "compiler/pipeline.h"
#include "compiler/target/machine.h"
#include "tests/ptx/suite.h"

enum { PTX_KERNEL = 71 };

/* NULL and a message. */
static LLVMModuleRef lift(LLVMContextRef context, const struct form *form, const char *prefix)
{
    struct rwc_diag diag = {0};
    struct rwc_ptx_module *ast = rwc_ptx_parse(form->text, strlen(form->text), form->name, &diag);
    LLVMModuleRef module = NULL;
    if (ast && rwc_ptx_check(ast, form->name, &diag))
        module = rwc_lift(context, ast, "test", prefix, form->name, &diag);
    if (!module) fprintf(stderr, "%s", diag.text ? diag.text : "lifting failed, no message\n");
    rwc_ptx_free(ast);
    rwc_diag_free(&diag);
    return module;
}

char *build_golden(const struct form *form)
{
    LLVMContextRef context = LLVMContextCreate();
    LLVMModuleRef module = lift(context, form, "");
    char *text = NULL;
    if (module) {
        char *printed = LLVMPrintValueToString(LLVMGetNamedFunction(module, "test"));
        text = strdup(printed);
        LLVMDisposeMessage(printed);
        LLVMDisposeModule(module);
    }
    LLVMContextDispose(context);
    return text;
}

/* ---- the kernel around the forms ---- */

struct kernel {
    LLVMContextRef context;
    LLVMBuilderRef builder;
    LLVMValueRef function;
    LLVMTypeRef word, pointer;
};

static LLVMValueRef special(struct kernel *k, LLVMModuleRef module, const char *name)
{
    char text[80];
    snprintf(text, sizeof(text), "llvm.nvvm.read.ptx.sreg.%s.x", name);
    unsigned id = LLVMLookupIntrinsicID(text, strlen(text));
    LLVMValueRef function = LLVMGetIntrinsicDeclaration(module, id, NULL, 0);
    return LLVMBuildCall2(k->builder, LLVMGlobalGetValueType(function), function, NULL, 0, "");
}

/* The record of this thread; the block `none` when there is none. */
static LLVMValueRef own_record(struct kernel *k, LLVMModuleRef module, LLVMBasicBlockRef none)
{
    LLVMValueRef block = special(k, module, "ctaid"), size = special(k, module, "ntid");
    LLVMValueRef thread = LLVMBuildMul(k->builder, block, size, "");
    thread = LLVMBuildAdd(k->builder, thread, special(k, module, "tid"), "");
    LLVMValueRef inside =
        LLVMBuildICmp(k->builder, LLVMIntULT, thread, LLVMGetParam(k->function, 2), "");
    LLVMBasicBlockRef run = LLVMAppendBasicBlockInContext(k->context, k->function, "run");
    LLVMBuildCondBr(k->builder, inside, run, none);
    LLVMPositionBuilderAtEnd(k->builder, run);
    LLVMTypeRef record = LLVMArrayType2(k->word, sizeof(struct record) / 8);
    LLVMValueRef index = LLVMBuildZExt(k->builder, thread, k->word, "");
    return LLVMBuildGEP2(k->builder, record, LLVMGetParam(k->function, 0), &index, 1, "");
}

/* The lifted function takes the address of its results, one or an array, then of its parameters. */
static void call_form(struct kernel *k, LLVMValueRef test, const struct form *form,
                      LLVMValueRef record)
{
    LLVMValueRef args[1 + MAX_VALUES];
    unsigned count = 0;
    if (form->result_count) {
        LLVMValueRef index = LLVMConstInt(k->word, MAX_VALUES, false);
        args[count++] = LLVMBuildGEP2(k->builder, k->word, record, &index, 1, "");
    }
    for (unsigned i = 0; i < form->param_count; i++) {
        LLVMValueRef index = LLVMConstInt(k->word, i, false);
        args[count++] = LLVMBuildGEP2(k->builder, k->word, record, &index, 1, "");
    }
    LLVMBuildCall2(k->builder, LLVMGlobalGetValueType(test), test, args, count, "");
    LLVMBuildRetVoid(k->builder);
}

static void add_kernel(struct rwc_unit *unit, const struct form *forms, unsigned count)
{
    struct kernel k = {.context = unit->context,
                       .builder = LLVMCreateBuilderInContext(unit->context),
                       .word = LLVMInt64TypeInContext(unit->context),
                       .pointer = LLVMPointerTypeInContext(unit->context, 0)};
    LLVMTypeRef i32 = LLVMInt32TypeInContext(unit->context);
    LLVMTypeRef params[] = {k.pointer, i32, i32};
    LLVMTypeRef type = LLVMFunctionType(LLVMVoidTypeInContext(unit->context), params, 3, false);
    k.function = LLVMAddFunction(unit->module, RWC_ENTRY_LAUNCH, type);
    if (unit->desc->target == RWC_TARGET_CUDA) LLVMSetFunctionCallConv(k.function, PTX_KERNEL);
    LLVMBasicBlockRef entry = LLVMAppendBasicBlockInContext(k.context, k.function, "entry");
    LLVMBasicBlockRef none = LLVMAppendBasicBlockInContext(k.context, k.function, "none");
    LLVMPositionBuilderAtEnd(k.builder, none);
    LLVMBuildRetVoid(k.builder);
    LLVMPositionBuilderAtEnd(k.builder, entry);
    LLVMValueRef record = LLVMGetParam(k.function, 0);
    if (unit->desc->target == RWC_TARGET_CUDA) record = own_record(&k, unit->module, none);
    LLVMValueRef choice = LLVMBuildSwitch(k.builder, LLVMGetParam(k.function, 1), none, count);
    for (unsigned i = 0; i < count; i++) {
        char name[32];
        snprintf(name, sizeof(name), "p%u.test", i);
        LLVMBasicBlockRef block = LLVMAppendBasicBlockInContext(k.context, k.function, "form");
        LLVMAddCase(choice, LLVMConstInt(i32, i, false), block);
        LLVMPositionBuilderAtEnd(k.builder, block);
        call_form(&k, LLVMGetNamedFunction(unit->module, name), &forms[i], record);
    }
    LLVMDisposeBuilder(k.builder);
}

/* ---- one batch ---- */

struct job {
    const struct form *forms;
    unsigned count, sm;
    struct rwc_diag *diag;
    void *code;
    size_t size;
};

/* Ends the function that traps, which here has one form. */
static void define_trap(struct rwc_unit *unit)
{
    LLVMValueRef trap = LLVMGetNamedFunction(unit->module, "rwc.trap");
    if (!trap) return;
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(unit->context);
    LLVMPositionBuilderAtEnd(builder, LLVMAppendBasicBlockInContext(unit->context, trap, "entry"));
    LLVMBuildRetVoid(builder);
    LLVMDisposeBuilder(builder);
}

static bool link_forms(struct rwc_unit *unit, const struct job *job)
{
    unit->module = LLVMModuleCreateWithNameInContext("forms", unit->context);
    rwc_retarget(unit->module, unit->machine);
    for (unsigned i = 0; i < job->count; i++) {
        char prefix[32];
        snprintf(prefix, sizeof(prefix), "p%u.", i);
        LLVMModuleRef module = lift(unit->context, &job->forms[i], prefix);
        if (!module) return false;
        rwc_retarget(module, unit->machine);
        if (LLVMLinkModules2(unit->module, module)) return false;
    }
    define_trap(unit);
    add_kernel(unit, job->forms, job->count);
    return true;
}

/* The passes that work on any code; the others look for programs, of which there are none here. */
static bool run_passes(struct rwc_unit *unit)
{
    return rwc_run_passes(unit, "pointers", "pointers") &&
           rwc_run_passes(unit, "simplify", "pointers2") &&
           rwc_run_passes(unit, "masks", "masks") && rwc_run_passes(unit, "lower", NULL);
}

static bool build_guarded(void *user)
{
    struct job *job = user;
    struct rwc_kernel_desc desc = {.target = job->sm ? RWC_TARGET_CUDA : RWC_TARGET_CPU,
                                   .sm = job->sm};
    struct rwc_unit unit;
    bool good = rwc_unit_init(&unit, &desc, job->diag) && link_forms(&unit, job) &&
                run_passes(&unit) && rwc_emit(&unit, &job->code, &job->size);
    rwc_unit_destroy(&unit);
    return good;
}

bool build_forms(const struct form *forms, unsigned count, unsigned sm, void **code, size_t *size,
                 struct rwc_diag *diag)
{
    struct job job = {.forms = forms, .count = count, .sm = sm, .diag = diag};
    bool good = rwc_guarded(build_guarded, &job, "compiling test forms", diag);
    *code = job.code;
    *size = job.size;
    return good;
}

bool build_batch(const struct form *forms, unsigned count, unsigned sm, void **code, size_t *size)
{
    struct rwc_diag diag = {0};
    bool good = build_forms(forms, count, sm, code, size, &diag);
    if (!good)
        fprintf(stderr, "%s..%s: %s", forms[0].name, forms[count - 1].name,
                diag.text ? diag.text : "no message\n");
    rwc_diag_free(&diag);
    return good;
}
