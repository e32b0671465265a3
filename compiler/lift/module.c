/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Lifts one function and all it reaches. Functions and variables are made when they are first
 * named; a function that was named waits in a list until its body is lifted.
 */
#include "compiler/lift/lift.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <llvm-c/Analysis.h>
#include <llvm-c/Error.h>
#include <llvm-c/Transforms/PassBuilder.h>

#include "compiler/lift/internal.h"

const char *rwc_lift_text(struct rwc_lift *l, const char *format, ...)
{
    va_list args, again;
    va_start(args, format);
    va_copy(again, args);
    int length = vsnprintf(NULL, 0, format, args);
    char *text = rwc_lift_alloc(l, (size_t)length + 1);
    if (text) vsnprintf(text, (size_t)length + 1, format, again);
    va_end(again);
    va_end(args);
    return text;
}

static bool declare_module(struct rwc_lift *l)
{
    l->globals = rwc_lift_alloc(l, sizeof(*l->globals));
    if (!l->globals) return false;
    l->scope = l->globals;
    for (size_t i = 0; i < l->ast->var_count; i++) {
        struct rwc_symbol *symbol = rwc_lookup(l, l->ast->vars[i].name);
        if (symbol && l->ast->vars[i].external) continue; /* the definition is there already */
        if (!symbol) symbol = rwc_declare(l, l->globals, l->ast->vars[i].name, RWC_SYMBOL_MEMORY);
        if (!symbol) return false;
        symbol->var = &l->ast->vars[i];
    }
    for (size_t i = 0; i < l->ast->function_count; i++) {
        const struct rwc_ptx_function *function = &l->ast->functions[i];
        struct rwc_symbol *symbol = rwc_lookup(l, function->name);
        if (!symbol) symbol = rwc_declare(l, l->globals, function->name, RWC_SYMBOL_FUNCTION);
        if (!symbol) return false;
        if (!symbol->function || function->has_body) symbol->function = function;
    }
    return true;
}

static void lift_all(struct rwc_lift *l, const char *entry)
{
    struct rwc_symbol *symbol = rwc_lookup(l, entry);
    if (!symbol || symbol->kind != RWC_SYMBOL_FUNCTION || !symbol->function->has_body) {
        rwc_lift_error(l, "the PTX defines no function '%s'", entry);
        return;
    }
    l->entry = symbol;
    rwc_lift_declare_function(l, symbol);
    for (; l->pending; l->pending = l->pending->next) rwc_lift_function(l, l->pending->symbol);
}

static bool verify(struct rwc_lift *l)
{
    char *message = NULL;
    l->line = 0;
    if (LLVMVerifyModule(l->module, LLVMReturnStatusAction, &message))
        rwc_lift_error(l, "internal error: lifting made invalid code: %s", message);
    LLVMDisposeMessage(message);
    return !l->failed;
}

static bool registers_to_values(struct rwc_lift *l)
{
    LLVMPassBuilderOptionsRef options = LLVMCreatePassBuilderOptions();
    /* mem2reg is much faster than sroa on registers, and leaves it only what needs taking apart. */
    LLVMErrorRef error = LLVMRunPasses(l->module, "function(mem2reg,sroa)", NULL, options);
    LLVMDisposePassBuilderOptions(options);
    if (!error) return true;
    char *message = LLVMGetErrorMessage(error);
    rwc_lift_error(l, "internal error: mem2reg,sroa after lifting: %s", message);
    LLVMDisposeErrorMessage(message);
    return false;
}

static LLVMModuleRef lift(LLVMContextRef context, const struct rwc_ptx_module *ast,
                          const char *entry, const char *prefix, const char *where, bool lines,
                          struct rwc_diag *diag)
{
    struct rwc_line_builder line_builder;
    struct rwc_lift l = {
        .context = context, .ast = ast, .prefix = prefix, .where = where, .diag = diag};
    l.flushes = rwc_target_flushes(ast->target);
    l.pending_end = &l.pending;
    l.line_kind = LLVMGetMDKindIDInContext(context, "rw.line", 7);
    l.module = LLVMModuleCreateWithNameInContext(where ? where : entry, context);
    LLVMSetTarget(l.module, RWC_LIFT_TRIPLE);
    LLVMSetDataLayout(l.module, RWC_LIFT_LAYOUT);
    l.builder = LLVMCreateBuilderInContext(context);
    l.allocas = LLVMCreateBuilderInContext(context);
    if (lines) rwc_line_builder_open(l.lines = &line_builder, l.module);
    if (declare_module(&l)) lift_all(&l, entry);
    if (lines) rwc_line_builder_close(&line_builder);
    if (!l.failed && verify(&l) && registers_to_values(&l)) rwc_lift_tidy(&l);
    LLVMDisposeBuilder(l.builder);
    LLVMDisposeBuilder(l.allocas);
    rwc_lift_free_memory(&l);
    if (!l.failed) return l.module;
    LLVMDisposeModule(l.module);
    return NULL;
}

LLVMModuleRef rwc_lift(LLVMContextRef context, const struct rwc_ptx_module *ast, const char *entry,
                       const char *prefix, const char *where, struct rwc_diag *diag)
{
    return lift(context, ast, entry, prefix, where, false, diag);
}

LLVMModuleRef rwc_lift_with_lines(LLVMContextRef context, const struct rwc_ptx_module *ast,
                                  const char *entry, const char *prefix, const char *where,
                                  struct rwc_diag *diag)
{
    return lift(context, ast, entry, prefix, where, true, diag);
}

size_t rwc_lift_signature(char *out, size_t size, const struct rwc_ptx_var *rets, size_t ret_count,
                          const struct rwc_ptx_var *params, size_t param_count)
{
    size_t length = 0;
    const struct {
        const struct rwc_ptx_var *vars;
        size_t count;
        const char *lead, *empty;
    } lists[] = {{rets, ret_count, "r", "r_"}, {params, param_count, "p", "p"}};
    for (unsigned list = 0; list < 2; list++) {
        for (size_t i = 0; i < lists[list].count; i++) {
            bool last = list == 1 && i + 1 == lists[list].count;
            length +=
                (size_t)snprintf(length < size ? out + length : NULL,
                                 length < size ? size - length : 0, "%s%llu.%u%s", lists[list].lead,
                                 (unsigned long long)rwc_ptx_var_size(&lists[list].vars[i]),
                                 rwc_ptx_var_align(&lists[list].vars[i]), last ? "" : "_");
        }
        if (!lists[list].count)
            length += (size_t)snprintf(length < size ? out + length : NULL,
                                       length < size ? size - length : 0, "%s", lists[list].empty);
    }
    return length;
}
