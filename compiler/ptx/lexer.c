/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The scanner. One table of character classes drives it; each call looks at every character once,
 * so the whole text costs linear time whatever it contains.
 */
#include "compiler/ptx/lexer.h"

#include <string.h>

enum { SPACE = 1, START = 2, DIGIT = 4, EXTRA = 8 };

#define LETTERS(base)                                                                              \
    [base] = START, [base + 1] = START, [base + 2] = START, [base + 3] = START,                    \
    [base + 4] = START, [base + 5] = START, [base + 6] = START, [base + 7] = START,                \
    [base + 8] = START, [base + 9] = START, [base + 10] = START, [base + 11] = START,              \
    [base + 12] = START, [base + 13] = START, [base + 14] = START, [base + 15] = START,            \
    [base + 16] = START, [base + 17] = START, [base + 18] = START, [base + 19] = START,            \
    [base + 20] = START, [base + 21] = START, [base + 22] = START, [base + 23] = START,            \
    [base + 24] = START, [base + 25] = START

static const unsigned char classes[256] = {
    [' '] = SPACE, ['\t'] = SPACE, ['\r'] = SPACE, ['\f'] = SPACE, ['\v'] = SPACE,
    ['0'] = DIGIT, ['1'] = DIGIT,  ['2'] = DIGIT,  ['3'] = DIGIT,  ['4'] = DIGIT,
    ['5'] = DIGIT, ['6'] = DIGIT,  ['7'] = DIGIT,  ['8'] = DIGIT,  ['9'] = DIGIT,
    ['_'] = START, ['$'] = START,  LETTERS('a'),   LETTERS('A'),
};

static bool is(char c, int which)
{
    return (classes[(unsigned char)c] & which) != 0;
}

static const char *skip_word(const char *at)
{
    while (is(*at, START | DIGIT)) at++;
    return at;
}

/* Returns false at a comment that is never closed. */
static bool skip_comment(struct rwc_ptx_lexer *lexer)
{
    const char *at = lexer->at + 2;
    for (; at < lexer->end; at++) {
        if (at[0] == '*' && at[1] == '/') {
            lexer->at = at + 2;
            return true;
        }
        if (*at == '\n') {
            lexer->line++;
            lexer->fresh_line = true;
        }
    }
    lexer->at = lexer->end;
    return false;
}

static void skip_line(struct rwc_ptx_lexer *lexer)
{
    const char *newline = memchr(lexer->at, '\n', (size_t)(lexer->end - lexer->at));
    lexer->at = newline ? newline : lexer->end;
}

static bool skip_blank(struct rwc_ptx_lexer *lexer)
{
    for (;;) {
        char c = *lexer->at;
        if (is(c, SPACE)) {
            lexer->at++;
        } else if (c == '\n') {
            lexer->at++;
            lexer->line++;
            lexer->fresh_line = true;
        } else if (c == '/' && lexer->at[1] == '/') {
            skip_line(lexer);
        } else if (c == '/' && lexer->at[1] == '*') {
            if (!skip_comment(lexer)) return false;
        } else if (lexer->fresh_line && (c == '#' || (c == '@' && lexer->at[1] == '@'))) {
            skip_line(lexer); /* "@@DWARF ..." is how debug data was written before .section */
        } else {
            return true;
        }
    }
}

/* After the dot: letters, digits and "::" ("L2::evict_last", "shared::cta"). */
static const char *skip_dotted(const char *at)
{
    for (;;) {
        at = skip_word(at);
        if (at[0] != ':' || at[1] != ':' || !is(at[2], START | DIGIT)) return at;
        at += 2;
    }
}

/* "e5", "e+5", "e-5" */
static bool is_exponent(const char *at)
{
    if (*at != 'e' && *at != 'E') return false;
    at++;
    if (*at == '+' || *at == '-') at++;
    return is(*at, DIGIT);
}

static const char *skip_digits(const char *at)
{
    while (is(*at, DIGIT)) at++;
    return at;
}

/* An exponent with its sign, and whatever else is written on to the number. */
static const char *skip_exponent(const char *at)
{
    if (is_exponent(at)) at += 2;
    return skip_word(at);
}

static const char *skip_number(const char *at)
{
    bool prefixed = at[0] == '0' && at[1] && strchr("xXbBfFdD", at[1]);
    if (prefixed) return skip_word(at);
    at = skip_digits(at);
    if (*at == '.' && (!is(at[1], START) || is_exponent(at + 1))) at = skip_digits(at + 1);
    return skip_exponent(at);
}

/* After the dot: a word, or the digits of ".5e-3". */
static const char *skip_dotted_or_fraction(const char *at)
{
    const char *after = skip_digits(at);
    return after > at && is_exponent(after) ? skip_exponent(after) : skip_dotted(at);
}

static const char *skip_string(const char *at, bool *closed)
{
    while (*at && *at != '"' && *at != '\n') at += at[0] == '\\' && at[1] && at[1] != '\n' ? 2 : 1;
    *closed = *at == '"';
    return at;
}

static int pair_kind(char a, char b)
{
    static const struct {
        char text[3];
        int kind;
    } pairs[] = {
        {"<<", RWC_PTX_TOKEN_SHIFT_LEFT}, {">>", RWC_PTX_TOKEN_SHIFT_RIGHT},
        {"&&", RWC_PTX_TOKEN_AND_AND},    {"||", RWC_PTX_TOKEN_OR_OR},
        {"==", RWC_PTX_TOKEN_EQUAL},      {"!=", RWC_PTX_TOKEN_NOT_EQUAL},
        {"<=", RWC_PTX_TOKEN_LESS_EQUAL}, {">=", RWC_PTX_TOKEN_GREATER_EQUAL},
    };
    for (size_t i = 0; i < sizeof(pairs) / sizeof(pairs[0]); i++)
        if (pairs[i].text[0] == a && pairs[i].text[1] == b) return pairs[i].kind;
    return 0;
}

static void scan_punctuation(struct rwc_ptx_lexer *lexer, struct rwc_ptx_token *token)
{
    const char *at = lexer->at;
    token->length = 1;
    token->kind = (unsigned char)*at;
    if (strchr("<>&|=!", *at)) {
        int pair = pair_kind(at[0], at[1]);
        if (pair) {
            token->kind = pair;
            token->length = 2;
        }
    } else if (!strchr("()[]{},;:+-*/%~^?@", *at)) {
        token->kind = RWC_PTX_TOKEN_BAD;
    }
    lexer->at = at + token->length;
}

static void scan_string(struct rwc_ptx_lexer *lexer, struct rwc_ptx_token *token)
{
    bool closed;
    token->text = lexer->at + 1;
    lexer->at = skip_string(token->text, &closed);
    token->length = (size_t)(lexer->at - token->text);
    token->kind = closed ? RWC_PTX_TOKEN_STRING : RWC_PTX_TOKEN_OPEN_STRING;
    if (closed) lexer->at++;
}

static void scan_end(struct rwc_ptx_lexer *lexer, struct rwc_ptx_token *token)
{
    if (lexer->at < lexer->end) { /* a NUL inside the text */
        token->kind = RWC_PTX_TOKEN_BAD;
        token->length = 1;
        lexer->at++;
    } else {
        token->kind = RWC_PTX_TOKEN_END;
    }
}

struct rwc_ptx_token rwc_ptx_next_token(struct rwc_ptx_lexer *lexer)
{
    bool open_comment = !skip_blank(lexer);
    const char *at = lexer->at;
    struct rwc_ptx_token token = {0, at, 0, lexer->line, lexer->fresh_line};
    lexer->fresh_line = false;
    if (open_comment) {
        token.kind = RWC_PTX_TOKEN_OPEN_COMMENT;
    } else if (is(*at, START) || (*at == '%' && is(at[1], START | DIGIT))) {
        token.kind = RWC_PTX_TOKEN_WORD;
        lexer->at = skip_word(at + 1);
        token.length = (size_t)(lexer->at - at);
    } else if (*at == '.' && is(at[1], START | DIGIT)) {
        token.kind = RWC_PTX_TOKEN_DOTTED;
        token.text = at + 1;
        lexer->at = skip_dotted_or_fraction(at + 1);
        token.length = (size_t)(lexer->at - at - 1);
    } else if (is(*at, DIGIT)) {
        token.kind = RWC_PTX_TOKEN_NUMBER;
        lexer->at = skip_number(at);
        token.length = (size_t)(lexer->at - at);
    } else if (*at == '"') {
        scan_string(lexer, &token);
    } else if (*at == '\0') {
        scan_end(lexer, &token);
    } else {
        scan_punctuation(lexer, &token);
    }
    return token;
}
