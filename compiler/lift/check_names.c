/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The names of a module: which are used and declared nowhere, each reported once in every function,
 * and of what types its registers are. Scopes are the lifter's: here a name counts as declared
 * wherever in the function it is. Targets of direct calls need no declaration, those of the device
 * API's stubs have none.
 */
#include <stdlib.h>
#include <string.h>
#define HASH_NONFATAL_OOM 1 /* or uthash ends the process */
#include <uthash.h>

#include "compiler/lift/check.h"
#include "compiler/ptx/visit.h"

struct rwc_name {
    const char *key;
    bool itself;    /* `key` is declared */
    unsigned range; /* and so are key0, key1, ... below this number */
    enum rwc_ptx_type type;
    UT_hash_handle hh;
};

/* A variable's name, or any other with `var` NULL. */
static bool enter(struct rwc_names *n, struct rwc_name **table, const char *key,
                  const struct rwc_ptx_var *var)
{
    struct rwc_name *name;
    bool is_register = var && var->space == RWC_PTX_SPACE_REG;
    enum rwc_ptx_type type = is_register ? var->type : RWC_PTX_NONE;
    HASH_FIND_STR(*table, key, name);
    if (!name) {
        name = calloc(1, sizeof(*name));
        if (!name) return rwc_out_of_memory(n->diag, n->where, "while checking PTX");
        name->key = key;
        name->type = type;
        HASH_ADD_KEYPTR(hh, *table, key, strlen(key), name);
        if (!name->hh.tbl) {
            free(name);
            return rwc_out_of_memory(n->diag, n->where, "while checking PTX");
        }
    }
    unsigned range = var ? var->range : 0;
    name->itself |= range == 0;
    if (range > name->range) name->range = range;
    if (name->type != type) name->type = RWC_PTX_NONE;
    return true;
}

static void clear(struct rwc_name **table)
{
    struct rwc_name *name, *next;
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
static struct rwc_name *find_in_range(struct rwc_name *table, const char *key)
{
    size_t length = strlen(key), split = length;
    while (split > 1 && is_digit(key[split - 1]) && length - split < 9) {
        struct rwc_name *name;
        split--;
        if (key[split] == '0' && key[split + 1]) continue;
        HASH_FIND(hh, table, key, split, name);
        if (name && strtoul(key + split, NULL, 10) < name->range) return name;
    }
    return NULL;
}

static struct rwc_name *find_in(struct rwc_name *table, const char *key)
{
    struct rwc_name *name;
    HASH_FIND_STR(table, key, name);
    return name && name->itself ? name : find_in_range(table, key);
}

static struct rwc_name *find(const struct rwc_names *n, const char *key)
{
    struct rwc_name *name = find_in(n->function, key);
    return name ? name : find_in(n->module, key);
}

enum rwc_ptx_type rwc_names_type(const struct rwc_names *n, const char *key)
{
    const struct rwc_name *own = find_in(n->function, key), *outer = find_in(n->module, key);
    return own && !outer ? own->type : RWC_PTX_NONE;
}

static const char *problem_with(const struct rwc_names *n, const char *key)
{
    if (find(n, key)) return NULL;
    if (rwc_is_special_register(key) || !strcmp(key, "WARP_SZ")) return NULL;
    if (key[0] == '%') return rwc_refused_register(key);
    return "is not declared";
}

/* Once reported it counts as declared. */
static void use(struct rwc_names *n, const char *key, unsigned line)
{
    const char *problem = key ? problem_with(n, key) : NULL;
    if (!problem) return;
    rwc_error(n->diag, n->where, line, "%s'%s' %s", key[0] == '%' ? "register " : "", key, problem);
    enter(n, &n->function, key, NULL);
}

static void use_operand(const struct rwc_ptx_operand *operand, void *user)
{
    struct rwc_names *n = user;
    bool is_target = n->instr->call && operand == &n->instr->operands[0];
    if (is_target && !n->instr->call->indirect) return;
    use(n, operand->name, n->instr->line);
    use(n, operand->predicate_out, n->instr->line);
}

void rwc_names_check_variable(struct rwc_names *n, const struct rwc_ptx_var *var)
{
    for (size_t i = 0; i < var->init_count; i++)
        if (var->init[i].kind == RWC_PTX_INIT_ADDRESS) use(n, var->init[i].symbol, var->line);
}

static bool enter_variables(struct rwc_names *n, struct rwc_name **table,
                            const struct rwc_ptx_var *vars, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (!enter(n, table, vars[i].name, &vars[i])) return false;
    return true;
}

bool rwc_names_enter(struct rwc_names *n, const struct rwc_ptx_function *function)
{
    clear(&n->function);
    if (!enter_variables(n, &n->function, function->rets, function->ret_count)) return false;
    if (!enter_variables(n, &n->function, function->params, function->param_count)) return false;
    for (size_t i = 0; i < function->body_count; i++) {
        const struct rwc_ptx_stmt *stmt = &function->body[i];
        if (stmt->label && !enter(n, &n->function, stmt->label, NULL)) return false;
        if (stmt->kind != RWC_PTX_STMT_VAR) continue;
        if (!enter_variables(n, &n->function, stmt->var, 1)) return false;
    }
    return true;
}

void rwc_names_check(struct rwc_names *n, const struct rwc_ptx_stmt *stmt)
{
    if (stmt->kind == RWC_PTX_STMT_VAR) rwc_names_check_variable(n, stmt->var);
    if (stmt->kind == RWC_PTX_STMT_TARGETS)
        for (size_t i = 0; i < stmt->target_count; i++) use(n, stmt->targets[i], stmt->line);
    if (stmt->kind != RWC_PTX_STMT_INSTR) return;
    n->instr = stmt->instr;
    use(n, stmt->instr->guard, stmt->instr->line);
    rwc_ptx_visit_operands(stmt->instr, use_operand, n);
    if (stmt->instr->call) use(n, stmt->instr->call->prototype, stmt->instr->line);
}

bool rwc_names_open(struct rwc_names *n, const struct rwc_ptx_module *module)
{
    if (!enter_variables(n, &n->module, module->vars, module->var_count)) return false;
    for (size_t i = 0; i < module->function_count; i++)
        if (!enter(n, &n->module, module->functions[i].name, NULL)) return false;
    return true;
}

void rwc_names_close(struct rwc_names *n)
{
    clear(&n->function);
    clear(&n->module);
}
