/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Module level: the directives between functions, and the entry point of the parser.
 */
#include "compiler/ptx/parser.h"

#include <stdlib.h>
#include <string.h>

static bool parse_version(struct rwc_ptx_parser *p)
{
    rwc_ptx_advance(p);
    uint64_t part[2] = {0};
    size_t length = p->token.length;
    const char *text = p->token.text, *dot = memchr(text, '.', length);
    if (p->token.kind != RWC_PTX_TOKEN_NUMBER || !dot || length > 16)
        return rwc_ptx_expected(p, "a version such as 7.0");
    for (size_t i = 0, which = 0; i < length; i++) {
        if (text + i == dot)
            which = 1;
        else if (text[i] >= '0' && text[i] <= '9')
            part[which] = part[which] * 10 + (uint64_t)(text[i] - '0');
        else
            return rwc_ptx_expected(p, "a version such as 7.0");
    }
    if (part[0] < 1 || part[0] > 99 || part[1] > 99)
        return rwc_ptx_expected(p, "a version such as 7.0");
    p->module->version_major = (unsigned)part[0];
    p->module->version_minor = (unsigned)part[1];
    rwc_ptx_advance(p);
    return true;
}

static bool is_target_option(const struct rwc_ptx_token *token)
{
    static const char *const options[] = {"debug", "texmode_unified", "texmode_independent",
                                          "map_f64_to_f32"};
    for (size_t i = 0; i < sizeof(options) / sizeof(options[0]); i++)
        if (rwc_ptx_token_is(token, options[i])) return true;
    return token->length > 3 && !strncmp(token->text, "sm_", 3);
}

/* .target sm_75, texmode_independent, debug: only the architecture is kept, the first of several.
 * 64-bit floats stay such with map_f64_to_f32, which NVIDIA's compiler wrote for sm_10 to sm_12. */
static bool parse_target(struct rwc_ptx_parser *p)
{
    rwc_ptx_advance(p);
    if (!rwc_ptx_word(p, &p->module->target, "an architecture such as sm_75")) return false;
    while (rwc_ptx_accept(p, ',')) {
        if (!is_target_option(&p->token))
            return rwc_ptx_expected(p, "a target option such as debug or texmode_unified");
        rwc_ptx_advance(p);
    }
    return true;
}

static bool parse_address_size(struct rwc_ptx_parser *p)
{
    uint64_t size;
    unsigned line = p->token.line;
    rwc_ptx_advance(p);
    if (!rwc_ptx_unsigned(p, 64, &size, "32 or 64")) return false;
    if (size != 32 && size != 64)
        return rwc_ptx_problem(p, line, "found an address size of %u, expected 32 or 64",
                               (unsigned)size);
    p->module->address_size = (unsigned)size;
    return true;
}

static bool parse_pragma(struct rwc_ptx_parser *p)
{
    const char *text;
    do {
        rwc_ptx_advance(p);
        if (!rwc_ptx_string(p, &text)) return false;
    } while (p->token.kind == ',');
    return rwc_ptx_expect(p, ';');
}

static bool parse_file(struct rwc_ptx_parser *p)
{
    rwc_ptx_advance(p);
    return rwc_ptx_file_directive(p);
}

static bool parse_section(struct rwc_ptx_parser *p)
{
    rwc_ptx_advance(p);
    return rwc_ptx_section_directive(p);
}

static bool parse_linkage(struct rwc_ptx_parser *p, struct rwc_ptx_var *linkage)
{
    for (;; rwc_ptx_advance(p)) {
        if (rwc_ptx_dotted_is(p, "visible"))
            linkage->visible = true;
        else if (rwc_ptx_dotted_is(p, "extern"))
            linkage->external = true;
        else if (rwc_ptx_dotted_is(p, "weak"))
            linkage->weak = true;
        else if (rwc_ptx_dotted_is(p, "common"))
            linkage->common = true;
        else
            return linkage->visible || linkage->external || linkage->weak || linkage->common;
    }
}

/* Variables are declared too, for what is written x[3] in code. */
static bool parse_variable(struct rwc_ptx_parser *p, const struct rwc_ptx_var *linkage)
{
    size_t before = p->module_vars.used;
    if (!rwc_ptx_var_directive(p, linkage, &p->module_vars)) return false;
    for (size_t at = before; at < p->module_vars.used; at += sizeof(struct rwc_ptx_var))
        rwc_ptx_declare(p, (const void *)(p->module_vars.data + at));
    return true;
}

static bool parse_definition(struct rwc_ptx_parser *p)
{
    struct rwc_ptx_var linkage = {0};
    bool any = parse_linkage(p, &linkage);
    if (rwc_ptx_dotted_is(p, "entry") || rwc_ptx_dotted_is(p, "func"))
        return rwc_ptx_function_directive(p, &linkage);
    enum rwc_ptx_space space = rwc_ptx_space_of(&p->token);
    if (space == RWC_PTX_SPACE_REG || space == RWC_PTX_SPACE_PARAM || space == RWC_PTX_SPACE_LOCAL)
        return rwc_ptx_problem(p, p->token.line,
                               "registers, parameters and local memory belong inside a function");
    if (space != RWC_PTX_SPACE_NONE) return parse_variable(p, &linkage);
    return rwc_ptx_expected(p, any ? "a variable or a function" : "a directive");
}

static bool parse_directive(struct rwc_ptx_parser *p)
{
    static const struct {
        const char *name;
        bool (*parse)(struct rwc_ptx_parser *p);
    } directives[] = {
        {"version", parse_version},           {"target", parse_target},
        {"address_size", parse_address_size}, {"file", parse_file},
        {"section", parse_section},           {"pragma", parse_pragma},
        {"alias", rwc_ptx_alias_directive},
    };
    if (rwc_ptx_accept(p, ';')) return true;
    for (size_t i = 0; i < sizeof(directives) / sizeof(directives[0]); i++)
        if (rwc_ptx_dotted_is(p, directives[i].name)) return directives[i].parse(p);
    return parse_definition(p);
}

/* A name may be declared often but defined once; the definition is what look-ups find. */
static void index_symbols(struct rwc_ptx_parser *p)
{
    struct rwc_ptx_module *module = p->module;
    for (size_t i = 0; i < module->function_count; i++) {
        const struct rwc_ptx_function *function = &module->functions[i];
        struct rwc_ptx_name *name = rwc_ptx_name_of(function->name);
        bool defined = name->function && name->function->has_body;
        if (defined && function->has_body)
            rwc_ptx_problem(p, function->line,
                            "%s is defined again; its first definition is on "
                            "line %u",
                            function->name, name->function->line);
        if (!defined) name->function = function;
    }
    for (size_t i = 0; i < module->var_count; i++) {
        const struct rwc_ptx_var *var = &module->vars[i];
        struct rwc_ptx_name *name = rwc_ptx_name_of(var->name);
        bool defined = name->var && !name->var->external;
        if ((defined && !var->external) || name->function)
            rwc_ptx_problem(p, var->line, "%s is defined again; its first definition is on line %u",
                            var->name, name->function ? name->function->line : name->var->line);
        if (!defined) name->var = var;
    }
}

static void finish(struct rwc_ptx_parser *p)
{
    struct rwc_ptx_module *module = p->module;
    rwc_ptx_resolve_aliases(p);
    module->vars = rwc_ptx_take(p, &p->module_vars, 0, sizeof(*module->vars), &module->var_count);
    module->functions =
        rwc_ptx_take(p, &p->functions, 0, sizeof(*module->functions), &module->function_count);
    module->files = rwc_ptx_take(p, &p->files, 0, sizeof(*module->files), &module->file_count);
    module->debug_strings = rwc_ptx_take(p, &p->strings, 0, sizeof(*module->debug_strings),
                                         &module->debug_string_count);
    if (p->arena->failed) return;
    if (!module->version_major)
        rwc_ptx_problem(p, 1, "found no .version directive; this is not PTX text");
    else if (!module->target)
        rwc_ptx_problem(p, 1, "found no .target directive");
    index_symbols(p);
    rwc_ptx_find_addressed(module);
}

static void parse_module(struct rwc_ptx_parser *p)
{
    p->call =
        rwc_ptx_intern(p->arena, "call", 4) ? rwc_ptx_lookup(p->arena, "call", 4)->text : NULL;
    rwc_ptx_advance(p);
    while (p->token.kind != RWC_PTX_TOKEN_END) {
        const char *start = p->token.text;
        if (!parse_directive(p)) rwc_ptx_recover_module(p, start);
    }
    finish(p);
}

static void free_stacks(struct rwc_ptx_parser *p)
{
    struct rwc_ptx_stack *const stacks[] = {
        &p->stmts, &p->vars,    &p->operands, &p->inits,       &p->names, &p->functions,
        &p->files, &p->strings, &p->aliases,  &p->module_vars, &p->undo,  &p->scopes,
    };
    for (size_t i = 0; i < sizeof(stacks) / sizeof(stacks[0]); i++) rwc_ptx_stack_free(stacks[i]);
}

struct rwc_ptx_module *rwc_ptx_read(const char *text, size_t length, const char *name,
                                    struct rwc_diag *diag)
{
    struct rwc_ptx_module *module = NULL;
    struct rwc_ptx_arena *arena = rwc_ptx_arena_create();
    if (arena) module = rwc_ptx_alloc(arena, sizeof(*module));
    while (length && !text[length - 1]) length--;    /* NVRTC counts the final NUL */
    char *copy = module ? malloc(length + 1) : NULL; /* the scanner needs a NUL to stop at */
    if (!copy) {
        rwc_ptx_arena_free(arena);
        rwc_out_of_memory(diag, name, "while reading PTX");
        return NULL;
    }
    if (length) memcpy(copy, text, length);
    copy[length] = '\0';
    module->arena = arena;
    module->address_size = 32; /* what PTX says when the directive is absent */
    struct rwc_ptx_parser parser = {.arena = arena,
                                    .diag = diag,
                                    .where = name,
                                    .length = length,
                                    .lexer = {copy, copy + length, 1, true},
                                    .first_error = diag->errors,
                                    .module = module};
    parse_module(&parser);
    free_stacks(&parser);
    free(copy);
    if (!arena->failed) return module;
    rwc_out_of_memory(diag, name, "while reading PTX");
    rwc_ptx_free(module);
    return NULL;
}

struct rwc_ptx_module *rwc_ptx_parse(const char *text, size_t length, const char *name,
                                     struct rwc_diag *diag)
{
    unsigned before = diag->errors;
    struct rwc_ptx_module *module = rwc_ptx_read(text, length, name, diag);
    if (diag->errors == before) return module;
    rwc_ptx_free(module);
    return NULL;
}

void rwc_ptx_free(struct rwc_ptx_module *module)
{
    if (module) rwc_ptx_arena_free(module->arena);
}
