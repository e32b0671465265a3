/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Finds the functions whose address is taken: named by an operand that is not the target of a
 * direct call, or by an initial value. Where the address goes is not followed, it may pass through
 * a payload or a buffer to another program.
 */
#include "compiler/module/addressed.h"

#include <stdlib.h>
#include <string.h>

#include "compiler/ptx/arena.h"
#include "compiler/ptx/visit.h"

struct finder {
    const struct rwc_ptx_module *module;
    const struct rwc_ptx_instr *instr; /* under way */
    unsigned char *flags;
};

static void add(struct finder *f, const char *symbol, bool is_short)
{
    const struct rwc_ptx_function *function = rwc_ptx_name_of(symbol)->function;
    if (!function) return;
    f->flags[function - f->module->functions] |=
        RWC_ADDRESSED | (is_short ? RWC_ADDRESSED_IN_32_BITS : 0);
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

unsigned char *rwc_addressed_functions(const struct rwc_ptx_module *module)
{
    struct finder f = {.module = module, .flags = calloc(module->function_count + 1, 1)};
    if (!f.flags) return NULL;
    for (size_t i = 0; i < module->var_count; i++) visit_variable(&f, &module->vars[i]);
    for (size_t i = 0; i < module->function_count; i++) {
        const struct rwc_ptx_function *function = &module->functions[i];
        for (size_t k = 0; k < function->body_count; k++) {
            const struct rwc_ptx_stmt *stmt = &function->body[k];
            if (stmt->kind == RWC_PTX_STMT_VAR) visit_variable(&f, stmt->var);
            if (stmt->kind != RWC_PTX_STMT_INSTR) continue;
            f.instr = stmt->instr;
            rwc_ptx_visit_operands(stmt->instr, visit, &f);
        }
    }
    return f.flags;
}

/* ---- prototypes ---- */

static bool same_places(const struct rwc_ptx_var *a, size_t a_count, const struct rwc_ptx_var *b,
                        size_t b_count)
{
    if (a_count != b_count) return false;
    for (size_t i = 0; i < a_count; i++)
        if (rwc_ptx_var_size(&a[i]) != rwc_ptx_var_size(&b[i]) ||
            rwc_ptx_var_align(&a[i]) != rwc_ptx_var_align(&b[i]))
            return false;
    return true;
}

bool rwc_fits_prototype(const struct rwc_ptx_function *function,
                        const struct rwc_ptx_stmt *prototype)
{
    return same_places(function->rets, function->ret_count, prototype->rets,
                       prototype->ret_count) &&
           same_places(function->params, function->param_count, prototype->params,
                       prototype->param_count);
}
