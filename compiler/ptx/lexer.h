/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Cuts PTX text into tokens. Comments and preprocessor lines are skipped. Words may start with '%',
 * '_' or '$'; a dotted word (".global", ".v4", ".L2::128B") is one token, so an opcode is a word
 * followed by dotted words. Numbers are kept as text; rwc_ptx_number gives their value.
 */
#ifndef RWC_PTX_LEXER_H
#define RWC_PTX_LEXER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Punctuation is its own character code; these are the other kinds. */
enum rwc_ptx_token_kind {
    RWC_PTX_TOKEN_END = 0,
    RWC_PTX_TOKEN_WORD = 256,
    RWC_PTX_TOKEN_DOTTED, /* text without the dot */
    RWC_PTX_TOKEN_NUMBER,
    RWC_PTX_TOKEN_STRING, /* text without the quotes */
    RWC_PTX_TOKEN_SHIFT_LEFT,
    RWC_PTX_TOKEN_SHIFT_RIGHT,
    RWC_PTX_TOKEN_AND_AND,
    RWC_PTX_TOKEN_OR_OR,
    RWC_PTX_TOKEN_EQUAL,
    RWC_PTX_TOKEN_NOT_EQUAL,
    RWC_PTX_TOKEN_LESS_EQUAL,
    RWC_PTX_TOKEN_GREATER_EQUAL,
    RWC_PTX_TOKEN_OPEN_STRING,  /* a string that its line does not close */
    RWC_PTX_TOKEN_OPEN_COMMENT, /* a comment that is never closed; the text ends with it */
    RWC_PTX_TOKEN_BAD,          /* a character that PTX does not use */
};

struct rwc_ptx_token {
    int kind;
    const char *text;
    size_t length;
    unsigned line;
    bool first_on_line;
};

struct rwc_ptx_lexer {
    const char *at, *end; /* *end is '\0' */
    unsigned line;
    bool fresh_line; /* no token yet on this line */
};

struct rwc_ptx_token rwc_ptx_next_token(struct rwc_ptx_lexer *lexer);

struct rwc_ptx_number {
    bool is_float, is_f32; /* is_f32: written as 0f..., bits are those of a float */
    bool is_unsigned;      /* integer with suffix U, or above the largest signed one */
    uint64_t bits;
};

/* The value of a number token, whose text must go on to a NUL; NULL when it is well-formed, else
 * what is wrong with it. */
const char *rwc_ptx_number(const struct rwc_ptx_token *token, struct rwc_ptx_number *out);

#endif
