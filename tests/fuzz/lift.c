/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Fuzz target: parser, check, lifter, LLVM's verifier and lint, on every function of the module
 * (the first MAX_FUNCTIONS). What the check lets through may still be refused by the lifter, with a
 * message; what the lifter makes must be valid LLVM IR.
 */
#include <llvm-c/Analysis.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compiler/lift/lift.h"
#include "compiler/unit.h"
#include "tests/fuzz/targets.h"

enum { MAX_FUNCTIONS = 8 };

static void stop(const char *what, const char *text)
{
    fprintf(stderr, "%s\n%s\n", what, text ? text : "");
    abort();
}

static void lint(LLVMContextRef context, LLVMModuleRef module, enum rwc_target target)
{
    struct rwc_diag diag = {0};
    const struct rwc_kernel_desc desc = {.target = target, .sm = 75};
    struct rwc_unit unit = {.desc = &desc, .diag = &diag, .context = context, .module = module};
    rwc_pass_lint(&unit);
    if (diag.text && strstr(diag.text, "internal error: the module is invalid"))
        stop("lint found an invalid module", diag.text);
    rwc_diag_free(&diag);
}

static void lift(const struct rwc_ptx_module *ast, const char *entry)
{
    struct rwc_diag diag = {0};
    LLVMContextRef context = LLVMContextCreate();
    LLVMModuleRef module = rwc_lift(context, ast, entry, "p.", "fuzz", &diag);
    if (!module && !diag.errors) stop("no module and no message", entry);
    if (diag.text && strstr(diag.text, "internal error")) stop("internal error", diag.text);
    if (module) {
        char *message = NULL;
        if (LLVMVerifyModule(module, LLVMReturnStatusAction, &message))
            stop("the lifted module is invalid", message);
        LLVMDisposeMessage(message);
        lint(context, module, RWC_TARGET_CPU);
        lint(context, module, RWC_TARGET_CUDA);
        LLVMDisposeModule(module);
    }
    LLVMContextDispose(context);
    rwc_diag_free(&diag);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct rwc_diag diag = {0};
    struct rwc_ptx_module *ast = rwc_ptx_parse((const char *)data, size, "fuzz", &diag);
    if (ast && rwc_ptx_check(ast, "fuzz", &diag)) {
        unsigned count = 0;
        for (size_t i = 0; i < ast->function_count && count < MAX_FUNCTIONS; i++) {
            if (!ast->functions[i].has_body) continue;
            lift(ast, ast->functions[i].name);
            count++;
        }
    }
    rwc_ptx_free(ast);
    rwc_diag_free(&diag);
    return 0;
}
