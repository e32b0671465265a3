/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Looks through a parsed module for what cannot be lifted, so that all of it is reported at once
 * when the module is made and not one by one when programs are compiled. Needs no LLVM context.
 */
#include <string.h>

#include "compiler/lift/check.h"

static void check_variable(const struct rwc_names *n, const struct rwc_ptx_var *var)
{
    if (var->space == RWC_PTX_SPACE_SHARED)
        rwc_error(n->diag, n->where, var->line,
                  "variable '%s': shared memory is not available to ray programs; use local "
                  "variables or a buffer",
                  var->name);
}

/* Bind knows references by their names in the module. */
static void check_local(const struct rwc_names *n, const struct rwc_ptx_var *var)
{
    if (rwc_lift_is_reference(var) || var->type == RWC_PTX_SAMPLERREF)
        rwc_error(n->diag, n->where, var->line,
                  "'%s': texture and surface references are .global variables of the module",
                  var->name);
    check_variable(n, var);
}

/* Values pass through memory, where predicates and opaque types have no size. Unsized arrays may
 * only be the last parameters. */
static void check_parameters(const struct rwc_names *n, const struct rwc_ptx_var *vars,
                             size_t count, bool results)
{
    for (size_t i = 0; i < count; i++) {
        bool is_open = !results && i + 1 == count && vars[i].is_array;
        if (rwc_ptx_var_size(&vars[i]) || is_open) continue;
        rwc_error(n->diag, n->where, vars[i].line, "%s '%s' has no size; predicates go as .b32",
                  results ? "result" : "parameter", vars[i].name ? vars[i].name : "_");
    }
}

static void check_call(const struct rwc_names *n, const struct rwc_ptx_instr *instr)
{
    const char *target = instr->call && !instr->call->indirect ? instr->operands[0].name : NULL;
    const char *why = target ? rwc_refused_function(target) : NULL;
    if (why) rwc_error(n->diag, n->where, instr->line, "call of '%s': %s", target, why);
}

static void check_instruction(const struct rwc_names *n, const struct rwc_ptx_instr *instr)
{
    struct rwc_op op;
    char why[256], form[160];
    if (!rwc_form_find(instr, &op, why, sizeof(why))) {
        rwc_form_name(instr, form, sizeof(form));
        rwc_error(n->diag, n->where, instr->line, "%s: %s", form, why);
        return;
    }
    rwc_check_operands(n, &op);
    if (!strcmp(instr->opcode, "call")) check_call(n, instr);
}

static bool check_function(struct rwc_names *n, const struct rwc_ptx_function *function)
{
    if (!rwc_names_enter(n, function)) return false;
    check_parameters(n, function->rets, function->ret_count, true);
    if (!function->is_entry) check_parameters(n, function->params, function->param_count, false);
    for (size_t i = 0; i < function->body_count; i++) {
        const struct rwc_ptx_stmt *stmt = &function->body[i];
        if (stmt->kind == RWC_PTX_STMT_INSTR) check_instruction(n, stmt->instr);
        if (stmt->kind == RWC_PTX_STMT_VAR) check_local(n, stmt->var);
        if (stmt->kind == RWC_PTX_STMT_PROTOTYPE) {
            check_parameters(n, stmt->rets, stmt->ret_count, true);
            check_parameters(n, stmt->params, stmt->param_count, false);
        }
        rwc_names_check(n, stmt);
    }
    return true;
}

static void check_variables(struct rwc_names *n, const struct rwc_ptx_module *module)
{
    for (size_t i = 0; i < module->var_count; i++) {
        check_variable(n, &module->vars[i]);
        rwc_names_check_variable(n, &module->vars[i]);
    }
}

bool rwc_ptx_check(const struct rwc_ptx_module *module, const char *name, struct rwc_diag *diag)
{
    struct rwc_names names = {.where = name, .diag = diag};
    unsigned before = diag->errors;
    if (module->address_size && module->address_size != 64)
        rwc_error(diag, name, 0,
                  "addresses are %u bits wide; only 64-bit PTX is supported (nvcc -m64)",
                  module->address_size);
    if (rwc_names_open(&names, module)) {
        check_variables(&names, module);
        for (size_t i = 0; i < module->function_count; i++)
            if (!check_function(&names, &module->functions[i])) break;
    }
    rwc_names_close(&names);
    return diag->errors == before;
}
