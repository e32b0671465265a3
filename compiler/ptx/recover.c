/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Finding the next point to go on from after a syntax error. The aim is one message per mistake:
 * a missing ';' must not swallow the next line, and a mistake in a function's header must not hide
 * those in its body. Every function here consumes at least one token when the failed construct
 * consumed none, so parsing always ends.
 */
#include "compiler/ptx/parser.h"

#include <string.h>

static bool dotted_in(const struct rwc_ptx_parser *p, const char *const *list, size_t count)
{
    if (p->token.kind != RWC_PTX_TOKEN_DOTTED || !p->token.first_on_line) return false;
    for (size_t i = 0; i < count; i++)
        if (rwc_ptx_token_is(&p->token, list[i])) return true;
    return false;
}

/* An opcode with modifiers, a guard, a label or a directive at the start of a line. */
static bool begins_statement(const struct rwc_ptx_parser *p)
{
    static const char *const directives[] = {"reg", "loc", "local", "pragma"};
    if (!p->token.first_on_line) return false;
    if (p->token.kind == '@') return true;
    if (p->token.kind == RWC_PTX_TOKEN_WORD && *p->token.text != '%') {
        char after = p->token.text[p->token.length];
        return after == '.' || after == ':';
    }
    return dotted_in(p, directives, sizeof(directives) / sizeof(directives[0]));
}

static bool begins_directive(const struct rwc_ptx_parser *p)
{
    static const char *const directives[] = {
        "visible", "extern", "weak",    "common",  "entry",        "func", "global", "const",
        "shared",  "tex",    "version", "section", "address_size", "file", "target",
    };
    return dotted_in(p, directives, sizeof(directives) / sizeof(directives[0]));
}

void rwc_ptx_recover_statement(struct rwc_ptx_parser *p, const char *start)
{
    unsigned braces = p->open_braces;
    p->open_braces = 0;
    if (p->token.text == start) rwc_ptx_advance(p);
    for (; p->token.kind != RWC_PTX_TOKEN_END; rwc_ptx_advance(p)) {
        if (rwc_ptx_accept(p, ';') || begins_statement(p)) return;
        if (p->token.kind == '{') {
            if (!braces && p->token.first_on_line) return;
            braces++;
        } else if (p->token.kind == '}' && braces-- == 0) {
            return;
        }
    }
}

void rwc_ptx_recover_module(struct rwc_ptx_parser *p, const char *start)
{
    p->open_braces = 0;
    if (p->token.text == start) rwc_ptx_advance(p);
    while (p->token.kind != RWC_PTX_TOKEN_END && !begins_directive(p)) {
        if (p->token.kind == '{') {
            rwc_ptx_skip_braces(p);
        } else if (rwc_ptx_accept(p, ';')) {
            return;
        } else {
            rwc_ptx_advance(p);
        }
    }
}

void rwc_ptx_recover_header(struct rwc_ptx_parser *p)
{
    while (p->token.kind != RWC_PTX_TOKEN_END && p->token.kind != '{' && p->token.kind != ';' &&
           !begins_directive(p))
        rwc_ptx_advance(p);
}

bool rwc_ptx_skip_braces(struct rwc_ptx_parser *p)
{
    unsigned line = p->token.line;
    size_t depth = 0;
    do {
        if (p->token.kind == '{') depth++;
        if (p->token.kind == '}') depth--;
        if (p->token.kind == RWC_PTX_TOKEN_END)
            return rwc_ptx_problem(p, p->token.line,
                                   "found the end of the text, expected the '}' of line %u", line);
        rwc_ptx_advance(p);
    } while (depth);
    return true;
}
