/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Runs lifted PTX on this processor: a function f of the address of 64-bit words. Single
 * instructions are the business of tests/ptx.
 */
#ifndef RW_TEST_LIFT_FIXTURE_H
#define RW_TEST_LIFT_FIXTURE_H

#include <math.h>
#include <stdbool.h>
#include <stdint.h>

#include <llvm-c/Analysis.h>
#include <llvm-c/Error.h>
#include <llvm-c/ExecutionEngine.h>
#include <llvm-c/Target.h>
#include <llvm-c/TargetMachine.h>
#include <llvm-c/Transforms/PassBuilder.h>

#include "compiler/lift/lift.h"
#include "tests/harness.h"

static inline LLVMModuleRef lift_text(LLVMContextRef context, const char *ptx, const char *entry,
                                      struct rwc_diag *diag)
{
    struct rwc_ptx_module *ast = rwc_ptx_parse(ptx, strlen(ptx), "test", diag);
    LLVMModuleRef module = NULL;
    if (ast && rwc_ptx_check(ast, "test", diag))
        module = rwc_lift(context, ast, entry, "p.", "test", diag);
    rwc_ptx_free(ast);
    return module;
}

typedef void lift_function(uint64_t *const *io);

struct lift_code {
    LLVMContextRef context;
    LLVMExecutionEngineRef engine;
    lift_function *run;
};

static inline bool lift_optimise(LLVMModuleRef module)
{
    LLVMPassBuilderOptionsRef options = LLVMCreatePassBuilderOptions();
    LLVMErrorRef error = LLVMRunPasses(
        module, "function(instcombine<no-verify-fixpoint>,simplifycfg)", NULL, options);
    LLVMDisposePassBuilderOptions(options);
    if (error) LLVMConsumeError(error);
    return !error;
}

/* Lifts and compiles for this processor, with or without LLVM's simplifications before. */
static inline bool lift_compile(const char *ptx, bool optimise, struct lift_code *out)
{
    struct rwc_diag diag = {0};
    char *message = NULL;
    *out = (struct lift_code){.context = LLVMContextCreate()};
    LLVMLinkInMCJIT();
    LLVMInitializeNativeTarget();
    LLVMInitializeNativeAsmPrinter();
    LLVMModuleRef module = lift_text(out->context, ptx, "f", &diag);
    if (!module) {
        fprintf(stderr, "%s", diag.text ? diag.text : "lifting failed without a message\n");
        rwc_diag_free(&diag);
        return false;
    }
    rwc_diag_free(&diag);
    if (optimise && !lift_optimise(module)) return false;
    char *triple = LLVMGetDefaultTargetTriple();
    LLVMSetTarget(module, triple);
    LLVMSetDataLayout(module, "");
    LLVMDisposeMessage(triple);
    struct LLVMMCJITCompilerOptions options;
    LLVMInitializeMCJITCompilerOptions(&options, sizeof(options));
    if (LLVMCreateMCJITCompilerForModule(&out->engine, module, &options, sizeof(options),
                                         &message)) {
        fprintf(stderr, "%s\n", message);
        LLVMDisposeMessage(message);
        return false;
    }
    uint64_t address = LLVMGetFunctionAddress(out->engine, "p.f");
    memcpy(&out->run, &address, sizeof(out->run));
    return address != 0;
}

static inline void lift_dispose(struct lift_code *code)
{
    if (code->engine) LLVMDisposeExecutionEngine(code->engine);
    LLVMContextDispose(code->context);
}

#endif
