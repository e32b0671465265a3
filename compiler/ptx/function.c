/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Functions: ".func (rets) name (params) {directives}" or ".entry name (params) {directives}",
 * followed by ';' or a body. An alias becomes a second function with the body of the first.
 */
#include "compiler/ptx/parser.h"

#include <string.h>

struct alias {
    const char *name, *target;
    unsigned line;
};

static void push_brace(struct rwc_ptx_parser *p, enum rwc_ptx_stmt_kind kind)
{
    struct rwc_ptx_stmt stmt = {.kind = kind, .line = p->token.line};
    rwc_ptx_push(p, &p->stmts, &stmt, sizeof(stmt));
    if (kind == RWC_PTX_STMT_SCOPE_BEGIN)
        rwc_ptx_scope_open(p);
    else
        rwc_ptx_scope_close(p);
    rwc_ptx_advance(p);
}

/* The statements between '{', which is the current token, and its '}'. */
static void parse_body(struct rwc_ptx_parser *p, struct rwc_ptx_function *function)
{
    size_t base = p->stmts.used, depth = 1;
    rwc_ptx_scope_open(p);
    for (size_t i = 0; i < function->ret_count; i++) rwc_ptx_declare(p, &function->rets[i]);
    for (size_t i = 0; i < function->param_count; i++) rwc_ptx_declare(p, &function->params[i]);
    rwc_ptx_advance(p);
    while (depth) {
        const char *start = p->token.text;
        if (p->token.kind == '{') {
            depth++;
            push_brace(p, RWC_PTX_STMT_SCOPE_BEGIN);
        } else if (p->token.kind == '}') {
            if (--depth) push_brace(p, RWC_PTX_STMT_SCOPE_END);
        } else if (p->token.kind == RWC_PTX_TOKEN_END) {
            rwc_ptx_problem(p, p->token.line,
                            "found the end of the text, expected the '}' of %s, which begins on "
                            "line %u",
                            function->name ? function->name : "a function", function->line);
            break;
        } else if (!rwc_ptx_statement(p)) {
            rwc_ptx_recover_statement(p, start);
        }
    }
    while (p->scopes.used) rwc_ptx_scope_close(p);
    rwc_ptx_accept(p, '}');
    function->has_body = true;
    function->body =
        rwc_ptx_take(p, &p->stmts, base, sizeof(*function->body), &function->body_count);
}

static bool parse_header(struct rwc_ptx_parser *p, struct rwc_ptx_function *function)
{
    bool handled = true;
    if (rwc_ptx_dotted_is(p, "attribute"))
        if (!rwc_ptx_performance_directive(p, &handled, NULL)) return false;
    if (!function->is_entry && p->token.kind == '(')
        if (!rwc_ptx_param_list(p, &function->rets, &function->ret_count)) return false;
    if (!rwc_ptx_word(p, &function->name, "a function name")) return false;
    if (p->token.kind == '(')
        if (!rwc_ptx_param_list(p, &function->params, &function->param_count)) return false;
    for (handled = true; handled;)
        if (!rwc_ptx_performance_directive(p, &handled, &function->noreturn)) return false;
    if (p->token.kind == ';' || p->token.kind == '{') return true;
    return rwc_ptx_expected(p, "';' or '{'");
}

bool rwc_ptx_function_directive(struct rwc_ptx_parser *p, const struct rwc_ptx_var *linkage)
{
    struct rwc_ptx_function function = {.line = p->token.line};
    function.is_entry = rwc_ptx_dotted_is(p, "entry");
    function.visible = linkage->visible;
    function.external = linkage->external;
    function.weak = linkage->weak;
    rwc_ptx_advance(p);
    if (!parse_header(p, &function)) rwc_ptx_recover_header(p);
    rwc_ptx_declare_function(p, function.name);
    if (p->token.kind == '{')
        parse_body(p, &function);
    else
        rwc_ptx_accept(p, ';');
    /* Whatever was wrong is reported and left behind; what has no name, nobody can ask for. */
    if (function.name) rwc_ptx_push(p, &p->functions, &function, sizeof(function));
    return true;
}

/* .alias name, target; */
bool rwc_ptx_alias_directive(struct rwc_ptx_parser *p)
{
    struct alias alias = {.line = p->token.line};
    rwc_ptx_advance(p);
    if (!rwc_ptx_word(p, &alias.name, "a function name") || !rwc_ptx_expect(p, ',') ||
        !rwc_ptx_word(p, &alias.target, "a function name") || !rwc_ptx_expect(p, ';'))
        return false;
    rwc_ptx_push(p, &p->aliases, &alias, sizeof(alias));
    return true;
}

static const struct rwc_ptx_function *find(const struct rwc_ptx_parser *p, const char *name,
                                           bool defined)
{
    const struct rwc_ptx_function *functions = (const void *)p->functions.data;
    for (size_t i = 0; i < p->functions.used / sizeof(*functions); i++)
        if (functions[i].name == name && functions[i].has_body == defined) return &functions[i];
    return NULL;
}

void rwc_ptx_resolve_aliases(struct rwc_ptx_parser *p)
{
    const struct alias *aliases = (const void *)p->aliases.data;
    for (size_t i = 0; i < p->aliases.used / sizeof(*aliases); i++) {
        const struct rwc_ptx_function *target = find(p, aliases[i].target, true);
        const struct rwc_ptx_function *declaration = find(p, aliases[i].name, false);
        if (!target) {
            rwc_ptx_problem(p, aliases[i].line, "%s is an alias of %s, which is not defined",
                            aliases[i].name, aliases[i].target);
            continue;
        }
        struct rwc_ptx_function copy = *target; /* before the push moves the stack */
        copy.name = aliases[i].name;
        if (declaration) copy.visible = declaration->visible;
        if (declaration) copy.weak = declaration->weak;
        rwc_ptx_push(p, &p->functions, &copy, sizeof(copy));
    }
}
