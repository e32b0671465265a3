/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Names that a module uses and nobody declares, each reported once in every function. Scopes are
 * the lifter's: here a name counts as declared wherever in the function it is. Targets of direct
 * calls need no declaration, those of the device API's stubs have none.
 */
#include <stdlib.h>
#include <string.h>
#define HASH_NONFATAL_OOM 1 /* or uthash ends the process */
#include <uthash.h>

#include "compiler/lift/internal.h"
#include "compiler/ptx/visit.h"

struct name {
    const char *key;
    bool itself;    /* `key` is declared */
    unsigned range; /* and so are key0, key1, ... below this number */
    UT_hash_handle hh;
};

struct names {
    struct name *module, *function;
    const char *where;
    const struct rwc_ptx_instr *instr; /* under way */
    struct rwc_diag *diag;
};

static bool enter(struct names *n, struct name **table, const char *key, unsigned range)
{
    struct name *name;
    HASH_FIND_STR(*table, key, name);
    if (!name) {
        name = calloc(1, sizeof(*name));
        if (!name) return rwc_out_of_memory(n->diag, n->where, "while checking PTX");
        name->key = key;
        HASH_ADD_KEYPTR(hh, *table, key, strlen(key), name);
        if (!name->hh.tbl) {
            free(name);
            return rwc_out_of_memory(n->diag, n->where, "while checking PTX");
        }
    }
    name->itself |= range == 0;
    if (range > name->range) name->range = range;
    return true;
}

static void clear(struct name **table)
{
    struct name *name, *next;
    HASH_ITER(hh, *table, name, next)
    {
        HASH_DEL(*table, name);
        free(name);
    }
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* A prefix may itself end in digits (%r1<10> declares %r10 to %r19), so every split is tried. */
static bool is_in_range(struct name *table, const char *key)
{
    size_t length = strlen(key), split = length;
    while (split > 1 && is_digit(key[split - 1]) && length - split < 9) {
        struct name *name;
        split--;
        if (key[split] == '0' && key[split + 1]) continue;
        HASH_FIND(hh, table, key, split, name);
        if (name && strtoul(key + split, NULL, 10) < name->range) return true;
    }
    return false;
}

static bool is_declared(struct name *table, const char *key)
{
    struct name *name;
    HASH_FIND_STR(table, key, name);
    return (name && name->itself) || is_in_range(table, key);
}

static const char *problem_with(const struct names *n, const char *key)
{
    if (is_declared(n->function, key) || is_declared(n->module, key)) return NULL;
    if (rwc_is_special_register(key) || !strcmp(key, "WARP_SZ")) return NULL;
    if (key[0] == '%')
        return "is not declared and is no special register that ray programs can read";
    return "is not declared";
}

/* Once reported it counts as declared. */
static void use(struct names *n, const char *key, unsigned line)
{
    const char *problem = key ? problem_with(n, key) : NULL;
    if (!problem) return;
    rwc_error(n->diag, n->where, line, "%s'%s' %s", key[0] == '%' ? "register " : "", key, problem);
    enter(n, &n->function, key, 0);
}

static void use_operand(const struct rwc_ptx_operand *operand, void *user)
{
    struct names *n = user;
    bool is_target = n->instr->call && operand == &n->instr->operands[0];
    if (is_target && !n->instr->call->indirect) return;
    use(n, operand->name, n->instr->line);
    use(n, operand->predicate_out, n->instr->line);
}

static void use_in_variable(struct names *n, const struct rwc_ptx_var *var)
{
    for (size_t i = 0; i < var->init_count; i++)
        if (var->init[i].kind == RWC_PTX_INIT_ADDRESS) use(n, var->init[i].symbol, var->line);
}

static bool enter_variables(struct names *n, struct name **table, const struct rwc_ptx_var *vars,
                            size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (!enter(n, table, vars[i].name, vars[i].range)) return false;
    return true;
}

static bool enter_function(struct names *n, const struct rwc_ptx_function *function)
{
    if (!enter_variables(n, &n->function, function->rets, function->ret_count)) return false;
    if (!enter_variables(n, &n->function, function->params, function->param_count)) return false;
    for (size_t i = 0; i < function->body_count; i++) {
        const struct rwc_ptx_stmt *stmt = &function->body[i];
        if (stmt->label && !enter(n, &n->function, stmt->label, 0)) return false;
        if (stmt->kind != RWC_PTX_STMT_VAR) continue;
        if (!enter_variables(n, &n->function, stmt->var, 1)) return false;
    }
    return true;
}

static void use_in_statement(struct names *n, const struct rwc_ptx_stmt *stmt)
{
    if (stmt->kind == RWC_PTX_STMT_VAR) use_in_variable(n, stmt->var);
    if (stmt->kind == RWC_PTX_STMT_TARGETS)
        for (size_t i = 0; i < stmt->target_count; i++) use(n, stmt->targets[i], stmt->line);
    if (stmt->kind != RWC_PTX_STMT_INSTR) return;
    n->instr = stmt->instr;
    use(n, stmt->instr->guard, stmt->instr->line);
    rwc_ptx_visit_operands(stmt->instr, use_operand, n);
    if (stmt->instr->call) use(n, stmt->instr->call->prototype, stmt->instr->line);
}

static void check_function(struct names *n, const struct rwc_ptx_function *function)
{
    if (enter_function(n, function))
        for (size_t i = 0; i < function->body_count; i++) use_in_statement(n, &function->body[i]);
    clear(&n->function);
}

void rwc_check_names(const struct rwc_ptx_module *module, const char *where, struct rwc_diag *diag)
{
    struct names n = {.where = where, .diag = diag};
    bool entered = enter_variables(&n, &n.module, module->vars, module->var_count);
    for (size_t i = 0; i < module->function_count && entered; i++)
        entered = enter(&n, &n.module, module->functions[i].name, 0);
    for (size_t i = 0; i < module->var_count && entered; i++) use_in_variable(&n, &module->vars[i]);
    clear(&n.function);
    for (size_t i = 0; i < module->function_count && entered; i++)
        check_function(&n, &module->functions[i]);
    clear(&n.module);
}
