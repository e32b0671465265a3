/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Renames: every occurrence of a name in a module, those inside functions that mean a register or a
 * label included. So no scope needs to be looked at: names that were equal stay equal, and as long
 * as the new ones are new to the module, different ones stay different. The exception is the prefix
 * of a register range, which is not a name: its registers are.
 */
#include "compiler/ptx/rename.h"

#include "compiler/ptx/arena.h"

static void rename_one(const char **name)
{
    if (!*name) return;
    const char *renamed = rwc_ptx_name_of(*name)->renamed;
    if (renamed) *name = renamed;
}

static void rename_vars(struct rwc_ptx_var *vars, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        if (!vars[i].range) rename_one(&vars[i].name);
        for (size_t k = 0; k < vars[i].init_count; k++) rename_one(&vars[i].init[k].symbol);
    }
}

static void rename_operands(struct rwc_ptx_operand *operands, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        rename_one(&operands[i].name);
        rename_one(&operands[i].predicate_out);
        rename_operands(operands[i].elements, operands[i].element_count);
    }
}

static void rename_instr(struct rwc_ptx_instr *instr)
{
    rename_one(&instr->guard);
    rename_operands(instr->operands, instr->operand_count);
    if (!instr->call) return;
    rename_operands(instr->call->rets, instr->call->ret_count);
    rename_operands(instr->call->args, instr->call->arg_count);
    rename_one(&instr->call->prototype);
}

static void rename_stmt(struct rwc_ptx_stmt *stmt)
{
    rename_one(&stmt->label);
    if (stmt->kind == RWC_PTX_STMT_INSTR) rename_instr(stmt->instr);
    if (stmt->kind == RWC_PTX_STMT_VAR) rename_vars(stmt->var, 1);
    if (stmt->kind == RWC_PTX_STMT_PROTOTYPE) {
        rename_vars(stmt->rets, stmt->ret_count);
        rename_vars(stmt->params, stmt->param_count);
    }
    if (stmt->kind == RWC_PTX_STMT_TARGETS)
        for (size_t i = 0; i < stmt->target_count; i++) rename_one(&stmt->targets[i]);
}

void rwc_ptx_rename(struct rwc_ptx_module *module)
{
    rename_vars(module->vars, module->var_count);
    for (size_t i = 0; i < module->function_count; i++) {
        struct rwc_ptx_function *function = &module->functions[i];
        rename_one(&function->name);
        rename_vars(function->rets, function->ret_count);
        rename_vars(function->params, function->param_count);
        for (size_t k = 0; k < function->body_count; k++) rename_stmt(&function->body[k]);
    }
}
