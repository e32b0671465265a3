/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Links PTX texts: the symbols of all, each once, printed as one text. Definitions take the place
 * of declarations (.extern) and win over weak ones; of a variable that several texts define, as the
 * metadata of rtDeclareVariable and the variables themselves, the first with an initialiser stays,
 * if the sizes agree. A function that two texts define is an error, unless one is weak.
 *
 * Source positions (.loc, .file) are dropped: messages about the result give its own lines.
 */
#include <stdlib.h>
#include <string.h>
#define HASH_NONFATAL_OOM 1 /* or uthash ends the process */
#include <uthash.h>

#include "compiler/compiler.h"
#include "compiler/ptx/ast.h"

struct symbol {
    const char *name;
    size_t index; /* in the linked functions or variables */
    UT_hash_handle hh;
};

struct linker {
    struct rwc_diag *diag;
    struct rwc_ptx_module out; /* its arrays are ours, what they point to belongs to the inputs */
    struct symbol *functions, *vars;
    const char *where; /* the input under way */
};

static bool no_memory(struct linker *l)
{
    return rwc_out_of_memory(l->diag, l->where, "while linking PTX");
}

/* The entry of a name in a table; a new one has index `next`. NULL: out of memory. */
static struct symbol *enter(struct symbol **table, const char *name, size_t next)
{
    struct symbol *symbol;
    HASH_FIND_STR(*table, name, symbol);
    if (symbol) return symbol;
    symbol = calloc(1, sizeof(*symbol));
    if (!symbol) return NULL;
    symbol->name = name;
    symbol->index = next;
    HASH_ADD_KEYPTR(hh, *table, name, strlen(name), symbol);
    if (symbol->hh.tbl) return symbol;
    free(symbol);
    return NULL;
}

static void clear(struct symbol **table)
{
    struct symbol *symbol, *next;
    HASH_ITER(hh, *table, symbol, next)
    {
        HASH_DEL(*table, symbol);
        free(symbol);
    }
}

static void drop_positions(struct rwc_ptx_function *function)
{
    size_t kept = 0;
    for (size_t i = 0; i < function->body_count; i++)
        if (function->body[i].kind != RWC_PTX_STMT_LOC) function->body[kept++] = function->body[i];
    function->body_count = kept;
}

static bool add_function(struct linker *l, struct rwc_ptx_function *function)
{
    struct rwc_ptx_module *out = &l->out;
    struct symbol *symbol = enter(&l->functions, function->name, out->function_count);
    if (!symbol) return no_memory(l);
    struct rwc_ptx_function *held = &out->functions[symbol->index];
    drop_positions(function);
    if (symbol->index == out->function_count) {
        out->functions[out->function_count++] = *function;
        return true;
    }
    if (!function->has_body || (held->has_body && function->weak)) return true;
    if (held->has_body && !held->weak)
        return rwc_error(l->diag, l->where, function->line,
                         "function '%s' is defined in two of the PTX texts to be linked",
                         function->name);
    *held = *function;
    return true;
}

static bool add_var(struct linker *l, const struct rwc_ptx_var *var)
{
    struct rwc_ptx_module *out = &l->out;
    struct symbol *symbol = enter(&l->vars, var->name, out->var_count);
    if (!symbol) return no_memory(l);
    struct rwc_ptx_var *held = &out->vars[symbol->index];
    if (symbol->index == out->var_count) {
        out->vars[out->var_count++] = *var;
        return true;
    }
    if (!var->external && !held->external && rwc_ptx_var_size(var) != rwc_ptx_var_size(held))
        return rwc_error(l->diag, l->where, var->line,
                         "variable '%s' has %llu bytes here and %llu in another of the PTX texts "
                         "to be linked",
                         var->name, (unsigned long long)rwc_ptx_var_size(var),
                         (unsigned long long)rwc_ptx_var_size(held));
    if (held->external || (!held->init_count && var->init_count)) *held = *var;
    return true;
}

static bool add_module(struct linker *l, struct rwc_ptx_module *module)
{
    struct rwc_ptx_module *out = &l->out;
    size_t functions = out->function_count + module->function_count;
    size_t vars = out->var_count + module->var_count;
    void *more_functions = realloc(out->functions, (functions + 1) * sizeof(*out->functions));
    if (more_functions) out->functions = more_functions;
    void *more_vars = realloc(out->vars, (vars + 1) * sizeof(*out->vars));
    if (more_vars) out->vars = more_vars;
    if (!more_functions || !more_vars) return no_memory(l);
    if (module->version_major > out->version_major ||
        (module->version_major == out->version_major &&
         module->version_minor > out->version_minor)) {
        out->version_major = module->version_major;
        out->version_minor = module->version_minor;
        out->target = module->target;
    }
    out->address_size = module->address_size;
    bool ok = true;
    for (size_t i = 0; i < module->var_count; i++) ok = add_var(l, &module->vars[i]) && ok;
    for (size_t i = 0; i < module->function_count; i++)
        ok = add_function(l, &module->functions[i]) && ok;
    return ok;
}

char *rwc_ptx_link(const struct rwc_ptx_text *texts, size_t count, struct rwc_diag *diag)
{
    struct linker l = {.diag = diag};
    struct rwc_ptx_module **modules = calloc(count + 1, sizeof(*modules));
    bool ok = modules || no_memory(&l);
    for (size_t i = 0; i < count && ok; i++) {
        l.where = texts[i].name;
        modules[i] = rwc_ptx_parse(texts[i].text, texts[i].length, texts[i].name, diag);
        ok = modules[i] && add_module(&l, modules[i]);
    }
    char *linked = ok ? rwc_ptx_print(&l.out) : NULL;
    if (ok && !linked) no_memory(&l);
    for (size_t i = 0; modules && i < count; i++) rwc_ptx_free(modules[i]);
    free(modules);
    clear(&l.functions);
    clear(&l.vars);
    free(l.out.functions);
    free(l.out.vars);
    return linked;
}
