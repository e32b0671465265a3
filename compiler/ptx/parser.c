/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The parser's basis: the token stream, messages, and the stacks on which lists are gathered.
 */
#include "compiler/ptx/parser.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_ERRORS = 100, SHOWN = 40 };

void rwc_ptx_advance(struct rwc_ptx_parser *p)
{
    if (p->arena->failed) p->stopped = true;
    if (p->stopped) {
        p->token.kind = RWC_PTX_TOKEN_END;
        return;
    }
    p->token = rwc_ptx_next_token(&p->lexer);
}

bool rwc_ptx_accept(struct rwc_ptx_parser *p, int kind)
{
    if (p->token.kind != kind) return false;
    rwc_ptx_advance(p);
    return true;
}

static bool report(struct rwc_ptx_parser *p, unsigned line, const char *message)
{
    if (p->stopped || p->arena->failed) return false;
    rwc_error(p->diag, p->where, line, "%s", message);
    if (p->diag->errors - p->first_error >= MAX_ERRORS) {
        rwc_error(p->diag, p->where, line, "too many errors; the rest of the text is not checked");
        p->stopped = true;
        p->token.kind = RWC_PTX_TOKEN_END;
    }
    return false;
}

bool rwc_ptx_problem(struct rwc_ptx_parser *p, unsigned line, const char *format, ...)
{
    char message[512];
    va_list args;
    va_start(args, format);
    vsnprintf(message, sizeof(message), format, args);
    va_end(args);
    return report(p, line, message);
}

/* Damaged text is quoted without its unprintable bytes. */
static void describe(const struct rwc_ptx_token *token, char *out, size_t size)
{
    const char *dot = token->kind == RWC_PTX_TOKEN_DOTTED ? "." : "";
    char text[SHOWN + 1];
    size_t length = token->length < SHOWN ? token->length : SHOWN;
    for (size_t i = 0; i < length; i++) {
        char c = token->text[i];
        text[i] = c;
        if (c < ' ' || c > '~') text[i] = '?';
    }
    text[length] = '\0';
    const char *rest = token->length > SHOWN ? "..." : "";
    switch (token->kind) {
    case RWC_PTX_TOKEN_END:
        snprintf(out, size, "the end of the text");
        break;
    case RWC_PTX_TOKEN_STRING:
        snprintf(out, size, "the string \"%s%s\"", text, rest);
        break;
    case RWC_PTX_TOKEN_OPEN_STRING:
        snprintf(out, size, "an unterminated string");
        break;
    case RWC_PTX_TOKEN_OPEN_COMMENT:
        snprintf(out, size, "an unterminated comment");
        break;
    case RWC_PTX_TOKEN_BAD:
        snprintf(out, size, "the character 0x%02x", (unsigned char)*token->text);
        break;
    default:
        snprintf(out, size, "'%s%s%s'", dot, text, rest);
    }
}

bool rwc_ptx_expected(struct rwc_ptx_parser *p, const char *what)
{
    char found[SHOWN + 64];
    describe(&p->token, found, sizeof(found));
    return rwc_ptx_problem(p, p->token.line, "found %s, expected %s", found, what);
}

bool rwc_ptx_expect(struct rwc_ptx_parser *p, int kind)
{
    if (rwc_ptx_accept(p, kind)) return true;
    const char what[] = {'\'', (char)kind, '\'', '\0'};
    return rwc_ptx_expected(p, what);
}

bool rwc_ptx_token_is(const struct rwc_ptx_token *token, const char *text)
{
    size_t length = strlen(text);
    return token->length == length && memcmp(token->text, text, length) == 0;
}

bool rwc_ptx_dotted_is(const struct rwc_ptx_parser *p, const char *text)
{
    return p->token.kind == RWC_PTX_TOKEN_DOTTED && rwc_ptx_token_is(&p->token, text);
}

const char *rwc_ptx_intern_token(struct rwc_ptx_parser *p, const struct rwc_ptx_token *token)
{
    struct rwc_ptx_name *name = rwc_ptx_intern(p->arena, token->text, token->length);
    return name ? name->text : NULL;
}

bool rwc_ptx_word(struct rwc_ptx_parser *p, const char **out, const char *what)
{
    if (p->token.kind != RWC_PTX_TOKEN_WORD) return rwc_ptx_expected(p, what);
    *out = rwc_ptx_intern_token(p, &p->token);
    rwc_ptx_advance(p);
    return *out != NULL;
}

bool rwc_ptx_string(struct rwc_ptx_parser *p, const char **out)
{
    if (p->token.kind != RWC_PTX_TOKEN_STRING) return rwc_ptx_expected(p, "a string");
    *out = rwc_ptx_intern_token(p, &p->token);
    rwc_ptx_advance(p);
    return *out != NULL;
}

bool rwc_ptx_unsigned(struct rwc_ptx_parser *p, uint64_t limit, uint64_t *out, const char *what)
{
    struct rwc_ptx_number number;
    if (p->token.kind != RWC_PTX_TOKEN_NUMBER) return rwc_ptx_expected(p, what);
    const char *problem = rwc_ptx_number(&p->token, &number);
    if (!problem && number.is_float) problem = "a float";
    if (problem) return rwc_ptx_problem(p, p->token.line, "found %s, expected %s", problem, what);
    if (number.bits > limit)
        return rwc_ptx_problem(p, p->token.line, "found %llu, expected %s of at most %llu",
                               (unsigned long long)number.bits, what, (unsigned long long)limit);
    *out = number.bits;
    rwc_ptx_advance(p);
    return true;
}

void rwc_ptx_push(struct rwc_ptx_parser *p, struct rwc_ptx_stack *stack, const void *element,
                  size_t size)
{
    if (stack->capacity - stack->used < size) {
        size_t capacity = stack->capacity ? stack->capacity * 2 : 64 * size;
        char *data = realloc(stack->data, capacity);
        if (!data) {
            p->arena->failed = true;
            return;
        }
        stack->data = data;
        stack->capacity = capacity;
    }
    memcpy(stack->data + stack->used, element, size);
    stack->used += size;
}

void *rwc_ptx_take(struct rwc_ptx_parser *p, struct rwc_ptx_stack *stack, size_t base, size_t size,
                   size_t *count)
{
    *count = 0;
    if (stack->used <= base) return NULL;
    void *copy = rwc_ptx_copy(p->arena, stack->data + base, stack->used - base);
    if (copy) *count = (stack->used - base) / size;
    stack->used = base;
    return copy;
}

void rwc_ptx_stack_free(struct rwc_ptx_stack *stack)
{
    free(stack->data);
    *stack = (struct rwc_ptx_stack){0};
}
