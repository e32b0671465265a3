/* SPDX-License-Identifier: Apache-2.0 */
/*
 * For tests of single passes: a unit from IR text in lifted form, its printed form after a pass,
 * and running a program of it on this machine with a real struct rw_lane. Address spaces do not
 * matter on the CPU, so what runs here is what the pass made.
 *
 *   struct test_unit t;
 *   open_unit(&t, descs, count, ir_text);
 *   CHECK(run_pass(&t, rwc_pass_bind));
 *   void (*program)(struct rw_lane *) = compiled(&t, "program.2", symbols, symbol_count);
 *   close_unit(&t);
 */
#ifndef RW_TEST_PASSES_SUPPORT_H
#define RW_TEST_PASSES_SUPPORT_H

#include <llvm-c/Analysis.h>
#include <llvm-c/IRReader.h>
#include <llvm-c/LLJIT.h>
#include <llvm-c/Target.h>
#include <llvm/Config/llvm-config.h>

#include "compiler/unit.h"
#include "tests/harness.h"

struct test_unit {
    struct rwc_diag diag;
    struct rwc_kernel_desc desc;
    struct rwc_unit unit;
    char *text; /* printed by the last run_pass */
    LLVMOrcLLJITRef jit;
};

struct test_symbol {
    const char *name;
    void *address;
};

static inline bool open_unit(struct test_unit *t, const struct rwc_program_desc *programs,
                             size_t count, const char *ir)
{
    *t = (struct test_unit){.desc = {.programs = programs, .program_count = count}};
    struct rwc_unit *u = &t->unit;
    *u = (struct rwc_unit){.desc = &t->desc, .diag = &t->diag, .context = LLVMContextCreate()};
    char *message = NULL;
    LLVMMemoryBufferRef buffer = LLVMCreateMemoryBufferWithMemoryRangeCopy(ir, strlen(ir), "test");
    if (LLVMParseIRInContext(u->context, buffer, &u->module, &message)) {
        fprintf(stderr, "test IR: %s\n", message);
        return false;
    }
    LLVMSetDataLayout(u->module, "e-i64:64-i128:128-v16:16-v32:32-n16:32:64");
    u->program_count = count;
    u->programs = calloc(count ? count : 1, sizeof(*u->programs));
    for (size_t i = 0; i < count; i++) {
        u->programs[i].desc = &programs[i];
        snprintf(u->programs[i].name, sizeof(u->programs[i].name), "program.%u", programs[i].id);
        u->programs[i].function = LLVMGetNamedFunction(u->module, u->programs[i].name);
    }
    return true;
}

/* False after an error, or when the pass left an invalid module; t->text is the module. */
static inline bool run_pass(struct test_unit *t, bool (*pass)(struct rwc_unit *))
{
    char *message = NULL;
    pass(&t->unit);
    if (t->text) LLVMDisposeMessage(t->text);
    t->text = LLVMPrintModuleToString(t->unit.module);
    if (t->diag.errors) return false;
    bool broken = LLVMVerifyModule(t->unit.module, LLVMReturnStatusAction, &message);
    if (broken) fprintf(stderr, "invalid module: %s\n%s\n", message, t->text);
    LLVMDisposeMessage(message);
    return !broken;
}

static inline bool add_symbols(struct test_unit *t, const struct test_symbol *symbols, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        LLVMOrcCSymbolMapPair pair = {
            LLVMOrcLLJITMangleAndIntern(t->jit, symbols[i].name),
            {(LLVMOrcExecutorAddress)(uintptr_t)symbols[i].address,
             {LLVMJITSymbolGenericFlagsExported | LLVMJITSymbolGenericFlagsCallable, 0}}};
        if (LLVMOrcJITDylibDefine(LLVMOrcLLJITGetMainJITDylib(t->jit),
                                  LLVMOrcAbsoluteSymbols(&pair, 1)))
            return false;
    }
    return true;
}

/* LLVM 21 took away the way from the one context to the other, and gave the way back. */
static inline LLVMOrcThreadSafeContextRef make_jit_context(LLVMContextRef *plain)
{
#if LLVM_VERSION_MAJOR >= 21
    *plain = LLVMContextCreate();
    return LLVMOrcCreateNewThreadSafeContextFromLLVMContext(*plain);
#else
    LLVMOrcThreadSafeContextRef context = LLVMOrcCreateNewThreadSafeContext();
    *plain = LLVMOrcThreadSafeContextGetContext(context);
    return context;
#endif
}

/* Machine code of a function of the unit, which gives up its module; NULL on failure (printed). */
static inline void *compiled(struct test_unit *t, const char *name,
                             const struct test_symbol *symbols, size_t count)
{
    LLVMOrcExecutorAddress address = 0;
    LLVMInitializeNativeTarget();
    LLVMInitializeNativeAsmPrinter();
    LLVMErrorRef error = LLVMOrcCreateLLJIT(&t->jit, NULL);
    if (!error && !add_symbols(t, symbols, count)) return NULL;
    if (!error) {
        LLVMSetTarget(t->unit.module, LLVMOrcLLJITGetTripleString(t->jit));
        LLVMSetDataLayout(t->unit.module, LLVMOrcLLJITGetDataLayoutStr(t->jit));
        /* The module moves to a context of its own by way of its text. */
        LLVMContextRef plain;
        LLVMOrcThreadSafeContextRef context = make_jit_context(&plain);
        char *text = LLVMPrintModuleToString(t->unit.module), *message = NULL;
        LLVMModuleRef module = NULL;
        LLVMMemoryBufferRef buffer =
            LLVMCreateMemoryBufferWithMemoryRangeCopy(text, strlen(text), "jit");
        LLVMDisposeMessage(text);
        if (LLVMParseIRInContext(plain, buffer, &module, &message)) {
            fprintf(stderr, "%s\n", message);
            return NULL;
        }
        error = LLVMOrcLLJITAddLLVMIRModule(t->jit, LLVMOrcLLJITGetMainJITDylib(t->jit),
                                            LLVMOrcCreateNewThreadSafeModule(module, context));
        LLVMOrcDisposeThreadSafeContext(context);
    }
    if (!error) error = LLVMOrcLLJITLookup(t->jit, &address, name);
    if (error) {
        char *message = LLVMGetErrorMessage(error);
        fprintf(stderr, "%s: %s\n", name, message);
        LLVMDisposeErrorMessage(message);
        return NULL;
    }
    return (void *)(uintptr_t)address;
}

static inline void close_unit(struct test_unit *t)
{
    if (t->jit) LLVMConsumeError(LLVMOrcDisposeLLJIT(t->jit));
    if (t->text) LLVMDisposeMessage(t->text);
    for (size_t i = 0; i < t->unit.attribute_count; i++) free(t->unit.attributes[i].name);
    for (size_t i = 0; i < t->unit.format_count; i++) free(t->unit.formats[i]);
    for (size_t i = 0; i < t->unit.call_sets.count; i++) free(t->unit.call_sets.items[i].ids);
    free(t->unit.call_sets.items);
    free(t->unit.attributes);
    free(t->unit.formats);
    free(t->unit.programs);
    if (t->unit.module) LLVMDisposeModule(t->unit.module);
    LLVMContextDispose(t->unit.context);
    rwc_diag_free(&t->diag);
}

#endif
