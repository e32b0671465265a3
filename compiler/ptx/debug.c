/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Directives that describe rather than compute: .loc, .file, debug sections (of which only the
 * function names of .debug_str are kept), and performance directives, which say how the original
 * kernel was to be launched and mean nothing for ours.
 */
#include "compiler/ptx/parser.h"

#include <limits.h>

static bool parse_uint(struct rwc_ptx_parser *p, unsigned *out, const char *what)
{
    uint64_t value = 0;
    if (!rwc_ptx_unsigned(p, UINT_MAX, &value, what)) return false;
    *out = (unsigned)value;
    return true;
}

static bool parse_position(struct rwc_ptx_parser *p, unsigned *file, unsigned *line,
                           unsigned *column)
{
    return parse_uint(p, file, "a file number") && parse_uint(p, line, "a line number") &&
           parse_uint(p, column, "a column number");
}

/* FILE LINE COLUMN {, function_name LABEL {+ offset}} {, inlined_at FILE LINE COLUMN} */
bool rwc_ptx_loc_directive(struct rwc_ptx_parser *p, struct rwc_ptx_loc *out)
{
    if (!parse_position(p, &out->file, &out->line, &out->column)) return false;
    while (rwc_ptx_accept(p, ',')) {
        if (p->token.kind != RWC_PTX_TOKEN_WORD)
            return rwc_ptx_expected(p, "function_name or inlined_at");
        bool inlined = rwc_ptx_token_is(&p->token, "inlined_at");
        if (!inlined && !rwc_ptx_token_is(&p->token, "function_name"))
            return rwc_ptx_expected(p, "function_name or inlined_at");
        rwc_ptx_advance(p);
        if (inlined) {
            if (!parse_position(p, &out->inlined_file, &out->inlined_line, &out->inlined_column))
                return false;
            continue;
        }
        if (!rwc_ptx_word(p, &out->function_name, "a label")) return false;
        if (rwc_ptx_accept(p, '+') && !parse_uint(p, &out->function_offset, "an offset"))
            return false;
    }
    return true;
}

/* NUMBER "path" {, timestamp, size} */
bool rwc_ptx_file_directive(struct rwc_ptx_parser *p)
{
    struct rwc_ptx_file file = {0};
    uint64_t ignored;
    if (!parse_uint(p, &file.index, "a file number") || !rwc_ptx_string(p, &file.path))
        return false;
    while (rwc_ptx_accept(p, ','))
        if (!rwc_ptx_unsigned(p, UINT64_MAX, &ignored, "a number")) return false;
    rwc_ptx_push(p, &p->files, &file, sizeof(file));
    return true;
}

/* "LABEL: .b8 102,111,0 ..." until '}': the bytes of one string, up to its 0. */
static void parse_debug_string(struct rwc_ptx_parser *p, const char *label)
{
    struct rwc_ptx_stack text = {0};
    struct rwc_ptx_number number;
    bool ended = false;
    while (p->token.kind == RWC_PTX_TOKEN_NUMBER || p->token.kind == ',' ||
           rwc_ptx_dotted_is(p, "b8")) {
        if (p->token.kind == RWC_PTX_TOKEN_NUMBER && !ended &&
            !rwc_ptx_number(&p->token, &number)) {
            char byte = (char)number.bits;
            ended = !byte;
            if (!ended) rwc_ptx_push(p, &text, &byte, 1);
        }
        rwc_ptx_advance(p);
    }
    struct rwc_ptx_name *name = rwc_ptx_intern(p->arena, text.data ? text.data : "", text.used);
    struct rwc_ptx_debug_string string = {label, name ? name->text : NULL};
    rwc_ptx_name_of(label)->debug_string = string.text;
    rwc_ptx_push(p, &p->strings, &string, sizeof(string));
    rwc_ptx_stack_free(&text);
}

static bool parse_debug_strings(struct rwc_ptx_parser *p)
{
    while (p->token.kind != '}') {
        const char *label;
        if (p->token.kind == RWC_PTX_TOKEN_END) return rwc_ptx_expected(p, "'}'");
        if (p->token.kind != RWC_PTX_TOKEN_WORD) {
            rwc_ptx_advance(p);
        } else if (rwc_ptx_word(p, &label, "a label") && rwc_ptx_accept(p, ':')) {
            parse_debug_string(p, label);
        }
    }
    rwc_ptx_advance(p);
    return true;
}

bool rwc_ptx_section_directive(struct rwc_ptx_parser *p)
{
    bool strings = rwc_ptx_dotted_is(p, "debug_str");
    if (p->token.kind != RWC_PTX_TOKEN_DOTTED && p->token.kind != RWC_PTX_TOKEN_WORD)
        return rwc_ptx_expected(p, "a section name");
    rwc_ptx_advance(p);
    if (p->token.kind != '{') return rwc_ptx_expected(p, "'{'");
    if (!strings) return rwc_ptx_skip_braces(p);
    rwc_ptx_advance(p);
    return parse_debug_strings(p);
}

/* ---- directives of a function ---- */

#define CLUSTER "thread block clusters are not available to ray programs"

static const struct {
    const char *name;
    const char *refused; /* why, NULL: it says how to launch or compile, and is dropped */
} performance[] = {
    {"maxntid", NULL},
    {"reqntid", NULL},
    {"minnctapersm", NULL},
    {"maxnctapersm", NULL},
    {"maxnreg", NULL},
    {"maxclusterrank", NULL},
    {"pragma", NULL},
    {"noreturn", NULL},
    {"abi_preserve", NULL},
    {"abi_preserve_control", NULL},
    {"attribute", NULL},
    {"explicitcluster", CLUSTER},
    {"reqnctapercluster", CLUSTER},
    {"blocksareclusters", CLUSTER},
};

/* Consumes one if there is one. Their arguments are numbers, strings, or names in brackets. */
bool rwc_ptx_performance_directive(struct rwc_ptx_parser *p, bool *handled, bool *noreturn)
{
    size_t count = sizeof(performance) / sizeof(performance[0]), i = 0;
    while (i < count && !rwc_ptx_dotted_is(p, performance[i].name)) i++;
    *handled = i < count;
    if (!*handled) return true;
    if (performance[i].refused)
        return rwc_ptx_problem(p, p->token.line, ".%s: %s", performance[i].name,
                               performance[i].refused);
    if (noreturn && rwc_ptx_dotted_is(p, "noreturn")) *noreturn = true;
    bool pragma = rwc_ptx_dotted_is(p, "pragma");
    rwc_ptx_advance(p);
    while (p->token.kind == RWC_PTX_TOKEN_NUMBER || p->token.kind == ',' || p->token.kind == '(' ||
           p->token.kind == ')' || (pragma && p->token.kind == RWC_PTX_TOKEN_STRING) ||
           rwc_ptx_dotted_is(p, "unified") || rwc_ptx_dotted_is(p, "managed"))
        rwc_ptx_advance(p);
    return pragma ? rwc_ptx_expect(p, ';') : true;
}
