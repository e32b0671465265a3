/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Finds the functions whose address is taken: named by an operand that is not the target of a
 * direct call, or by an initial value. Where the address goes is not followed, it may pass through
 * a payload or a buffer to another program. Done once for a module, as every program of it asks.
 */
#include <string.h>

#include "compiler/ptx/parser.h"
#include "compiler/ptx/visit.h"

struct finder {
    struct rwc_ptx_module *module;
    const struct rwc_ptx_instr *instr; /* under way */
};

static void add(struct finder *f, const char *symbol, bool is_short)
{
    const struct rwc_ptx_function *named = rwc_ptx_name_of(symbol)->function;
    if (!named) return;
    struct rwc_ptx_function *function = &f->module->functions[named - f->module->functions];
    function->addressed = true;
    function->addressed_in_32_bits |= is_short;
}

static bool has_32_bits(const struct rwc_ptx_instr *instr)
{
    static const char *const types[] = {"u32", "b32", "s32"};
    for (size_t i = 0; i < instr->modifier_count; i++)
        for (size_t k = 0; k < sizeof(types) / sizeof(types[0]); k++)
            if (!strcmp(instr->modifiers[i], types[k])) return true;
    return false;
}

static void visit(const struct rwc_ptx_operand *operand, void *user)
{
    struct finder *f = user;
    bool is_target = f->instr->call && operand == &f->instr->operands[0];
    if (operand->kind == RWC_PTX_OPERAND_SYMBOL && operand->name && !is_target)
        add(f, operand->name, has_32_bits(f->instr));
}

static void visit_variable(struct finder *f, const struct rwc_ptx_var *var)
{
    for (size_t i = 0; i < var->init_count; i++)
        if (var->init[i].kind == RWC_PTX_INIT_ADDRESS)
            add(f, var->init[i].symbol, rwc_ptx_type_size(var->type) == 4);
}

static void visit_body(struct finder *f, const struct rwc_ptx_function *function)
{
    for (size_t k = 0; k < function->body_count; k++) {
        const struct rwc_ptx_stmt *stmt = &function->body[k];
        if (stmt->kind == RWC_PTX_STMT_VAR) visit_variable(f, stmt->var);
        if (stmt->kind != RWC_PTX_STMT_INSTR) continue;
        f->instr = stmt->instr;
        rwc_ptx_visit_operands(stmt->instr, visit, f);
    }
}

void rwc_ptx_find_addressed(struct rwc_ptx_module *module)
{
    struct finder f = {.module = module};
    for (size_t i = 0; i < module->var_count; i++) visit_variable(&f, &module->vars[i]);
    for (size_t i = 0; i < module->function_count; i++) visit_body(&f, &module->functions[i]);
}
