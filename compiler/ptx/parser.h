/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the parser's files share. Recursive descent with one token of lookahead; each function
 * parses one construct and returns false after it has reported an error. The statement loops then
 * resynchronise (recover.c) and go on, so that one run reports every error.
 *
 * Lists are gathered on stacks and copied into the arena when they are complete. Out of memory
 * turns every following token into the end of the text.
 */
#ifndef RWC_PTX_PARSER_H
#define RWC_PTX_PARSER_H

#include "compiler/ptx/arena.h"
#include "compiler/ptx/ast.h"
#include "compiler/ptx/lexer.h"

struct rwc_ptx_stack {
    char *data;
    size_t used, capacity; /* bytes */
};

struct rwc_ptx_undo { /* what a name meant before the current scope declared it */
    struct rwc_ptx_name *name;
    enum rwc_ptx_declared declared;
    uint32_t range;
    unsigned char vector, range_vector, element;
    uint16_t depth, range_depth;
};

struct rwc_ptx_parser {
    struct rwc_ptx_arena *arena;
    struct rwc_diag *diag;
    const char *where;
    size_t length;  /* of the text */
    size_t members; /* of ranges in memory, so far */
    struct rwc_ptx_lexer lexer;
    struct rwc_ptx_token token;
    unsigned first_error; /* diag->errors before */
    bool stopped;         /* too many errors, or out of memory: only END follows */
    bool has_vectors;     /* a vector register was declared */
    bool video;           /* inside a video instruction, whose registers may have signs and parts */
    unsigned open_braces; /* vector braces open in the current statement */
    struct rwc_ptx_module *module;
    const char *call;   /* interned "call" */
    const char *opcode; /* of the current instruction */
    /* By element type. */
    struct rwc_ptx_stack stmts, vars, operands, inits, names, functions, files, strings, aliases;
    struct rwc_ptx_stack module_vars, undo, scopes;
};

/* ---- parser.c: tokens, errors, stacks ---- */
void rwc_ptx_advance(struct rwc_ptx_parser *p);
bool rwc_ptx_accept(struct rwc_ptx_parser *p, int kind);
bool rwc_ptx_expect(struct rwc_ptx_parser *p, int kind); /* punctuation */
/* Reports "found <token>, expected <what>". Returns false. */
bool rwc_ptx_expected(struct rwc_ptx_parser *p, const char *what);
/* Reports a whole sentence at a line. Returns false. */
bool rwc_ptx_problem(struct rwc_ptx_parser *p, unsigned line, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
bool rwc_ptx_token_is(const struct rwc_ptx_token *token, const char *text);
bool rwc_ptx_dotted_is(const struct rwc_ptx_parser *p, const char *text);
/* Interns a WORD and advances. */
bool rwc_ptx_word(struct rwc_ptx_parser *p, const char **out, const char *what);
bool rwc_ptx_string(struct rwc_ptx_parser *p, const char **out);
bool rwc_ptx_unsigned(struct rwc_ptx_parser *p, uint64_t limit, uint64_t *out, const char *what);
const char *rwc_ptx_intern_token(struct rwc_ptx_parser *p, const struct rwc_ptx_token *token);

void rwc_ptx_push(struct rwc_ptx_parser *p, struct rwc_ptx_stack *stack, const void *element,
                  size_t size);
/* Moves everything above `base` bytes into the arena; NULL when that is nothing. */
void *rwc_ptx_take(struct rwc_ptx_parser *p, struct rwc_ptx_stack *stack, size_t base, size_t size,
                   size_t *count);
void rwc_ptx_stack_free(struct rwc_ptx_stack *stack);

/* ---- scope.c ---- */
void rwc_ptx_scope_open(struct rwc_ptx_parser *p);
void rwc_ptx_scope_close(struct rwc_ptx_parser *p);
void rwc_ptx_declare(struct rwc_ptx_parser *p, const struct rwc_ptx_var *var);
/* A function, where its name could be taken for a register's. */
void rwc_ptx_declare_function(struct rwc_ptx_parser *p, const char *name);
bool rwc_ptx_is_register(struct rwc_ptx_parser *p, const char *name);
/* Elements of a register that was declared as a vector, else 1. */
unsigned rwc_ptx_register_elements(struct rwc_ptx_parser *p, const char *name);

/* ---- recover.c ---- */
/* In a function body: to the end of the broken statement that began at `start`. */
void rwc_ptx_recover_statement(struct rwc_ptx_parser *p, const char *start);
/* Between functions: to what looks like the next directive. */
void rwc_ptx_recover_module(struct rwc_ptx_parser *p, const char *start);
/* After a broken function header: to its '{' or ';', or to the next directive. */
void rwc_ptx_recover_header(struct rwc_ptx_parser *p);
/* Consumes '{', everything up to its '}', and that. */
bool rwc_ptx_skip_braces(struct rwc_ptx_parser *p);

/* ---- expr.c ---- */
struct rwc_ptx_value {
    enum { RWC_PTX_VALUE_INT, RWC_PTX_VALUE_FLOAT, RWC_PTX_VALUE_ADDRESS } kind;
    bool is_unsigned, is_f32, generic;
    uint64_t bits; /* INT, FLOAT; ADDRESS: mask or 0 */
    const char *symbol;
    int64_t offset;
};
bool rwc_ptx_expression(struct rwc_ptx_parser *p, struct rwc_ptx_value *out);
bool rwc_ptx_integer(struct rwc_ptx_parser *p, struct rwc_ptx_value *out, const char *what);

/* ---- var.c, init.c ---- */
enum { RWC_PTX_MAX_DIMS = 16 };
struct rwc_ptx_dims {
    uint64_t size[RWC_PTX_MAX_DIMS];
    unsigned count;
};
enum rwc_ptx_space rwc_ptx_space_of(const struct rwc_ptx_token *token);
/* "<n>" after a prefix, with '<' next. */
bool rwc_ptx_range(struct rwc_ptx_parser *p, const char *prefix, unsigned *out);
/* Where the members of a range take memory one by one: not too many of them in a module? */
bool rwc_ptx_count_members(struct rwc_ptx_parser *p, unsigned line, const char *prefix,
                           unsigned count);
/* The prefix followed by the number, interned; NULL: out of memory. */
const char *rwc_ptx_member(struct rwc_ptx_parser *p, const char *prefix, unsigned number);
/* The current token is the space; parses up to and with ';', pushing each variable on `stack`. */
bool rwc_ptx_var_directive(struct rwc_ptx_parser *p, const struct rwc_ptx_var *linkage,
                           struct rwc_ptx_stack *stack);
/* "(.param .b32 a, ...)" with the opening bracket next; `stack` is the parser's vars. */
bool rwc_ptx_param_list(struct rwc_ptx_parser *p, struct rwc_ptx_var **out, size_t *count);
bool rwc_ptx_initialiser(struct rwc_ptx_parser *p, struct rwc_ptx_var *var,
                         const struct rwc_ptx_dims *dims);

/* ---- operand.c, instr.c, debug.c ---- */
bool rwc_ptx_operand(struct rwc_ptx_parser *p, struct rwc_ptx_operand *out);
/* Operands up to `close`, which stays; nothing is fine. */
bool rwc_ptx_operand_list(struct rwc_ptx_parser *p, int close, struct rwc_ptx_operand **out,
                          size_t *count);
bool rwc_ptx_statement(struct rwc_ptx_parser *p);
bool rwc_ptx_loc_directive(struct rwc_ptx_parser *p, struct rwc_ptx_loc *out);
bool rwc_ptx_file_directive(struct rwc_ptx_parser *p);
bool rwc_ptx_section_directive(struct rwc_ptx_parser *p);
bool rwc_ptx_performance_directive(struct rwc_ptx_parser *p, bool *handled, bool *noreturn);

/* ---- function.c ---- */
bool rwc_ptx_function_directive(struct rwc_ptx_parser *p, const struct rwc_ptx_var *linkage);
bool rwc_ptx_alias_directive(struct rwc_ptx_parser *p);
void rwc_ptx_resolve_aliases(struct rwc_ptx_parser *p);

/* ---- addressed.c ---- */
void rwc_ptx_find_addressed(struct rwc_ptx_module *module); /* fills `addressed` */

#endif
