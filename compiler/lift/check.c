/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Looks through a parsed module for what cannot be lifted, so that all of it is reported at once
 * when the module is made and not one by one when programs are compiled. Needs no LLVM context.
 */
#include <string.h>

#include "compiler/lift/internal.h"

struct check {
    const char *name;
    struct rwc_diag *diag;
};

static void check_variable(const struct check *c, const struct rwc_ptx_var *var)
{
    if (var->space == RWC_PTX_SPACE_SHARED)
        rwc_error(c->diag, c->name, var->line,
                  "variable '%s': shared memory is not available to ray programs; use local "
                  "variables or a buffer",
                  var->name);
}

static void check_call(const struct check *c, const struct rwc_ptx_instr *instr)
{
    const char *target = instr->call && !instr->call->indirect ? instr->operands[0].name : NULL;
    const char *why = target ? rwc_refused_function(target) : NULL;
    if (why) rwc_error(c->diag, c->name, instr->line, "call of '%s': %s", target, why);
}

static void check_instruction(const struct check *c, const struct rwc_ptx_instr *instr)
{
    struct rwc_op op;
    char why[256], form[160];
    if (!rwc_form_find(instr, &op, why, sizeof(why))) {
        rwc_form_name(instr, form, sizeof(form));
        rwc_error(c->diag, c->name, instr->line, "%s: %s", form, why);
        return;
    }
    if (!strcmp(instr->opcode, "call")) check_call(c, instr);
}

static void check_function(const struct check *c, const struct rwc_ptx_function *function)
{
    for (size_t i = 0; i < function->body_count; i++) {
        const struct rwc_ptx_stmt *stmt = &function->body[i];
        if (stmt->kind == RWC_PTX_STMT_INSTR) check_instruction(c, stmt->instr);
        if (stmt->kind == RWC_PTX_STMT_VAR) check_variable(c, stmt->var);
    }
}

bool rwc_ptx_check(const struct rwc_ptx_module *module, const char *name, struct rwc_diag *diag)
{
    struct check c = {name, diag};
    unsigned before = diag->errors;
    if (module->address_size && module->address_size != 64)
        rwc_error(diag, name, 0,
                  "addresses are %u bits wide; only 64-bit PTX is supported (nvcc -m64)",
                  module->address_size);
    for (size_t i = 0; i < module->var_count; i++) check_variable(&c, &module->vars[i]);
    for (size_t i = 0; i < module->function_count; i++) check_function(&c, &module->functions[i]);
    rwc_check_names(module, name, diag);
    return diag->errors == before;
}
