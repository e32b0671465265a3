/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Links PTX texts: the symbols of all, printed as one text. A symbol that is neither .visible,
 * .extern, .weak nor .common belongs to its text; where another text has one of its name, it gets a
 * new name ("helper$2": of the second text). The others are meant by all texts that name them,
 * once: definitions take the place of declarations (.extern), strong ones (.visible) that of weak
 * and common ones, and the largest common one wins. Two strong definitions are an error.
 *
 * Exceptions: programs are asked for by name, so entry functions are never renamed. Variables of
 * the object model (rtDeclareVariable with its metadata, buffers, textures) are known to the host
 * by name and come from headers, so they are one for all texts, however declared: the first with an
 * initialiser stays, if the sizes agree.
 *
 * Source positions (.loc, .file) are dropped: messages about the result give its own lines.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define HASH_NONFATAL_OOM 1 /* or uthash ends the process */
#include <uthash.h>

#include "compiler/compiler.h"
#include "compiler/module/interface.h"
#include "compiler/ptx/arena.h"
#include "compiler/ptx/rename.h"

struct input {
    const char *where; /* for messages */
    struct rwc_ptx_module *module;
    bool *objects;  /* per variable: of the object model */
    bool has_names; /* some of its symbols got new ones */
};

struct symbol {
    const char *name;
    bool object;               /* of the object model, in some text */
    const struct input *owner; /* the text it belongs to, NULL: it is shared */
    enum { DECLARED, FUNCTION, VARIABLE } kind;
    size_t index;             /* in the linked functions or variables */
    const struct input *from; /* where that one stands */
    UT_hash_handle hh;
};

struct linker {
    struct rwc_diag *diag;
    struct rwc_ptx_module out; /* its arrays are ours, what they point to belongs to the inputs */
    struct symbol *symbols;
    struct input *inputs;
    size_t input_count;
    const struct input *at; /* the input under way */
};

static bool no_memory(struct linker *l)
{
    return rwc_out_of_memory(l->diag, l->at ? l->at->where : NULL, "while linking PTX");
}

/* The entry of a name. NULL: out of memory, reported. */
static struct symbol *enter(struct linker *l, const char *name)
{
    struct symbol *symbol;
    HASH_FIND_STR(l->symbols, name, symbol);
    if (symbol) return symbol;
    symbol = calloc(1, sizeof(*symbol));
    if (symbol) {
        symbol->name = name;
        HASH_ADD_KEYPTR(hh, l->symbols, name, strlen(name), symbol);
        if (symbol->hh.tbl) return symbol;
    }
    free(symbol);
    no_memory(l);
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

/* ---- whose a symbol is ---- */

/* One declaration that says so is enough. A function without a body comes from another text. */
static bool is_shared_function(const struct rwc_ptx_function *function)
{
    return function->is_entry || function->visible || function->external || function->weak ||
           !rwc_ptx_name_of(function->name)->function->has_body;
}

static bool is_shared_var(const struct input *input, size_t index)
{
    const struct rwc_ptx_var *var = &input->module->vars[index];
    return var->visible || var->external || var->weak || var->common || input->objects[index];
}

static bool share(struct linker *l, const char *name, bool object)
{
    struct symbol *symbol = enter(l, name);
    if (!symbol) return false;
    symbol->object |= object;
    rwc_ptx_name_of(name)->shared = true;
    return true;
}

static bool enter_shared(struct linker *l, struct input *input)
{
    const struct rwc_ptx_module *module = input->module;
    for (size_t i = 0; i < module->var_count; i++)
        if (is_shared_var(input, i) && !share(l, module->vars[i].name, input->objects[i]))
            return false;
    for (size_t i = 0; i < module->function_count; i++)
        if (is_shared_function(&module->functions[i]) &&
            !share(l, module->functions[i].name, false))
            return false;
    return true;
}

static bool is_used(const struct linker *l, const char *name, size_t length)
{
    for (size_t i = 0; i < l->input_count; i++)
        if (rwc_ptx_lookup(l->inputs[i].module->arena, name, length)) return true;
    return false;
}

/* "s$2", with as many '$' as make it new to all texts. Without the number it must be new too, or it
 * might name a range of registers. NULL: out of memory. */
static const char *new_name(const struct linker *l, const struct input *input, const char *name)
{
    unsigned number = (unsigned)(input - l->inputs) + 1;
    size_t prefix = strlen(name), length;
    char *text = strdup(name), *grown;
    do {
        grown = text ? realloc(text, ++prefix + 16) : NULL;
        if (!grown) {
            free(text);
            return NULL;
        }
        text = grown;
        text[prefix - 1] = '$';
        length = prefix + (size_t)snprintf(text + prefix, 16, "%u", number);
    } while (is_used(l, text, prefix) || is_used(l, text, length));
    const struct rwc_ptx_name *interned = rwc_ptx_intern(input->module->arena, text, length);
    free(text);
    return interned ? interned->text : NULL;
}

static bool rename_symbol(struct linker *l, struct input *input, struct rwc_ptx_name *name)
{
    name->renamed = new_name(l, input, name->text);
    if (!name->renamed) return no_memory(l);
    struct rwc_ptx_name *renamed = rwc_ptx_name_of(name->renamed);
    renamed->function = name->function;
    renamed->var = name->var;
    input->has_names = true;
    return true;
}

/* A symbol of this text alone keeps its name if that is still free. */
static bool enter_own(struct linker *l, struct input *input, const char *text, bool is_var)
{
    struct rwc_ptx_name *name = rwc_ptx_name_of(text);
    struct symbol *symbol;
    if (name->shared || name->renamed) return true;
    HASH_FIND_STR(l->symbols, text, symbol);
    if (symbol && symbol->object && is_var) return true;
    if (symbol) return symbol->owner == input || rename_symbol(l, input, name);
    symbol = enter(l, text);
    if (symbol) symbol->owner = input;
    return symbol;
}

static bool enter_owned(struct linker *l, struct input *input)
{
    const struct rwc_ptx_module *module = input->module;
    for (size_t i = 0; i < module->var_count; i++)
        if (!enter_own(l, input, module->vars[i].name, true)) return false;
    for (size_t i = 0; i < module->function_count; i++)
        if (!enter_own(l, input, module->functions[i].name, false)) return false;
    if (input->has_names) rwc_ptx_rename(input->module);
    return true;
}

/* ---- the linked module ---- */

/* Of a copy: an alias has the same body. */
static bool drop_positions(struct linker *l, struct rwc_ptx_function *function)
{
    struct rwc_ptx_stmt *body = function->body;
    size_t kept = 0, count = function->body_count;
    if (!count) return true;
    function->body = rwc_ptx_alloc(l->at->module->arena, count * sizeof(*body));
    if (!function->body) return no_memory(l);
    for (size_t i = 0; i < count; i++)
        if (body[i].kind != RWC_PTX_STMT_LOC) function->body[kept++] = body[i];
    function->body_count = kept;
    return true;
}

/* The first of its name takes the next index of its kind. */
static bool is_first(struct linker *l, struct symbol *symbol, int kind, size_t next)
{
    if (symbol->kind != DECLARED) return false;
    symbol->kind = kind;
    symbol->index = next;
    symbol->from = l->at;
    return true;
}

static bool check_kind(struct linker *l, const struct symbol *symbol, int kind, unsigned line)
{
    if (symbol->kind == (unsigned)kind) return true;
    return rwc_error(l->diag, l->at->where, line, "'%s' is a %s here and a %s in %s", symbol->name,
                     kind == FUNCTION ? "function" : "variable",
                     kind == FUNCTION ? "variable" : "function", symbol->from->where);
}

static bool defined_twice(struct linker *l, const struct symbol *symbol, unsigned line,
                          unsigned first)
{
    return rwc_error(l->diag, l->at->where, line,
                     "%s '%s' is defined again; its first definition is on line %u of %s",
                     symbol->kind == FUNCTION ? "function" : "variable", symbol->name, first,
                     symbol->from->where);
}

static bool add_function(struct linker *l, const struct rwc_ptx_function *function)
{
    struct rwc_ptx_module *out = &l->out;
    struct symbol *symbol = enter(l, function->name);
    if (!symbol) return false;
    bool first = is_first(l, symbol, FUNCTION, out->function_count);
    if (!check_kind(l, symbol, FUNCTION, function->line)) return false;
    struct rwc_ptx_function *held = &out->functions[symbol->index];
    if (first) {
        *held = *function;
        out->function_count++;
        return drop_positions(l, held);
    }
    if (!function->has_body || (held->has_body && function->weak)) return true;
    if (held->has_body && !held->weak) return defined_twice(l, symbol, function->line, held->line);
    *held = *function;
    symbol->from = l->at;
    return drop_positions(l, held);
}

static bool other_size(struct linker *l, const struct symbol *symbol, const struct rwc_ptx_var *var,
                       const struct rwc_ptx_var *held)
{
    return rwc_error(l->diag, l->at->where, var->line,
                     "variable '%s' has %llu bytes here and %llu on line %u of %s", var->name,
                     (unsigned long long)rwc_ptx_var_size(var),
                     (unsigned long long)rwc_ptx_var_size(held), held->line, symbol->from->where);
}

/* Which of two definitions stays, the higher one. */
static int strength(const struct rwc_ptx_var *var)
{
    if (var->external) return 0;
    return var->weak ? 1 : var->common ? 2 : 3;
}

/* Only common variables may be smaller than the definition that stays. */
static bool sizes_fit(const struct rwc_ptx_var *a, const struct rwc_ptx_var *b)
{
    uint64_t size = rwc_ptx_var_size(a), other = rwc_ptx_var_size(b);
    if (a->external || b->external || size == other) return true;
    const struct rwc_ptx_var *smaller = size < other ? a : b;
    return smaller->common && !smaller->init_count && strength(a) > 1 && strength(b) > 1;
}

/* `var` in the place of `held`? Of two common ones the larger, or the one with a value. */
static bool takes_place(const struct rwc_ptx_var *var, const struct rwc_ptx_var *held)
{
    if (strength(var) != strength(held)) return strength(var) > strength(held);
    if (!var->common) return false;
    return rwc_ptx_var_size(var) > rwc_ptx_var_size(held) || (var->init_count && !held->init_count);
}

/* There can be one such definition. */
static bool is_only(const struct rwc_ptx_var *var)
{
    return strength(var) == 3 || (strength(var) == 2 && var->init_count);
}

static bool merge_var(struct linker *l, struct symbol *symbol, const struct rwc_ptx_var *var)
{
    struct rwc_ptx_var *held = &l->out.vars[symbol->index];
    if (var->space != held->space)
        return rwc_error(l->diag, l->at->where, var->line,
                         "variable '%s' lies in another memory here than on line %u of %s",
                         var->name, held->line, symbol->from->where);
    if (is_only(var) && is_only(held)) return defined_twice(l, symbol, var->line, held->line);
    if (!sizes_fit(var, held)) return other_size(l, symbol, var, held);
    unsigned align = rwc_ptx_var_align(var) > rwc_ptx_var_align(held) ? rwc_ptx_var_align(var)
                                                                      : rwc_ptx_var_align(held);
    bool common = var->common && held->common;
    if (takes_place(var, held)) {
        *held = *var;
        symbol->from = l->at;
    }
    if (common && align > rwc_ptx_var_align(held))
        held->align = align; /* each text relies on its own */
    return true;
}

/* Variables of the object model. */
static bool merge_object(struct linker *l, struct symbol *symbol, const struct rwc_ptx_var *var)
{
    struct rwc_ptx_var *held = &l->out.vars[symbol->index];
    if (!var->external && !held->external && rwc_ptx_var_size(var) != rwc_ptx_var_size(held))
        return other_size(l, symbol, var, held);
    if (!held->external && (held->init_count || !var->init_count)) return true;
    *held = *var;
    symbol->from = l->at;
    return true;
}

static bool add_var(struct linker *l, const struct rwc_ptx_var *var)
{
    struct symbol *symbol = enter(l, var->name);
    if (!symbol) return false;
    if (is_first(l, symbol, VARIABLE, l->out.var_count)) {
        l->out.vars[l->out.var_count++] = *var;
        return true;
    }
    if (!check_kind(l, symbol, VARIABLE, var->line)) return false;
    return symbol->object ? merge_object(l, symbol, var) : merge_var(l, symbol, var);
}

static bool add_module(struct linker *l, const struct rwc_ptx_module *module)
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

/* ---- the whole ---- */

static bool read_input(struct linker *l, struct input *input, const struct rwc_ptx_text *text)
{
    input->where = text->name;
    input->module = rwc_ptx_parse(text->text, text->length, text->name, l->diag);
    if (!input->module) return false;
    input->objects = calloc(input->module->var_count + 1, sizeof(*input->objects));
    return (input->objects && rwc_interface_objects(input->module, input->objects)) || no_memory(l);
}

/* What is shared has to be known of all texts before the first name is given. */
static bool link_inputs(struct linker *l, const struct rwc_ptx_text *texts)
{
    bool ok = true;
    for (size_t i = 0; i < l->input_count && ok; i++) {
        l->at = &l->inputs[i];
        ok = read_input(l, &l->inputs[i], &texts[i]);
    }
    for (size_t i = 0; i < l->input_count && ok; i++) ok = enter_shared(l, &l->inputs[i]);
    for (size_t i = 0; i < l->input_count && ok; i++) ok = enter_owned(l, &l->inputs[i]);
    for (size_t i = 0; i < l->input_count && ok; i++) {
        l->at = &l->inputs[i];
        ok = add_module(l, l->inputs[i].module);
    }
    return ok;
}

char *rwc_ptx_link(const struct rwc_ptx_text *texts, size_t count, struct rwc_diag *diag)
{
    struct linker l = {.diag = diag, .input_count = count};
    l.inputs = calloc(count + 1, sizeof(*l.inputs));
    bool ok = l.inputs ? link_inputs(&l, texts) : no_memory(&l);
    char *linked = ok ? rwc_ptx_print(&l.out) : NULL;
    if (ok && !linked) no_memory(&l);
    clear(&l.symbols);
    for (size_t i = 0; l.inputs && i < count; i++) {
        rwc_ptx_free(l.inputs[i].module);
        free(l.inputs[i].objects);
    }
    free(l.inputs);
    free(l.out.functions);
    free(l.out.vars);
    return linked;
}
