/* SPDX-License-Identifier: Apache-2.0 */
/* What the files of the generator share: text, random numbers, and the variables in scope. */
#ifndef RW_TEST_RAYS_WRITER_H
#define RW_TEST_RAYS_WRITER_H

#include <stdint.h>

#include "tests/corpus/rays/generate.h"

/* What code may do depends on where it stands. */
enum place { START, CLOSEST, MISS, FUNCTION, DEEP, PURE, CANDIDATE };

enum kind { WORD, LONG, BYTE, INT, FLOAT, VECTOR, ARRAY, POINTER, READ /* a word, not written */ };

struct variable {
    char name[40];
    enum kind kind;
    unsigned int size; /* ARRAY: elements, a power of two */
    bool local;        /* its address may be taken */
};

enum { MAX_VARIABLES = 96, MAX_FUNCTIONS = 3 };

struct writer {
    FILE *out;
    struct rays_shape shape;
    uint64_t random;
    struct variable variables[MAX_VARIABLES];
    unsigned int variable_count, next_name;
    enum place place;
    const char *leave; /* opens and ends a statement that leaves, with a word between them */
    const char *leave_end;
    const char *depth; /* an expression: rays and calls above */
    unsigned int indent;
    unsigned int loops;     /* around this */
    unsigned int nesting;   /* of blocks */
    unsigned int budget;    /* statements that may still be written */
    unsigned int times;     /* how often this place runs, at most */
    unsigned int traces;    /* that a run of this body may still make */
    unsigned int members;   /* of the payload: bits */
    unsigned int functions; /* that trace and may be called */
    unsigned int costs[MAX_FUNCTIONS];
};

unsigned int pick(struct writer *w, unsigned int count); /* 0 to count - 1 */
bool chance(struct writer *w, unsigned int percent);

/* Text; and a line of it. */
void say(struct writer *w, const char *format, ...) __attribute__((format(printf, 2, 3)));
void line(struct writer *w, const char *format, ...) __attribute__((format(printf, 2, 3)));
void begin_line(struct writer *w);

/* Adds a variable to the scope. NULL: there is no more room. */
struct variable *add(struct writer *w, enum kind kind, unsigned int size, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
/* One of these kinds (bits) among the first `below` variables; NULL: there is none. */
const struct variable *find(struct writer *w, unsigned int kinds, unsigned int below);

/* An expression of type unsigned int without side effects, of about this depth. */
void expression(struct writer *w, unsigned int depth);
void constant(struct writer *w);

/* Local variables, statements up to the budget. */
void declare_locals(struct writer *w, unsigned int count);
void statements(struct writer *w, unsigned int count);
/* All variables in scope in one expression. */
void digest(struct writer *w);

/* The statements that trace and call; false: not here. */
bool trace(struct writer *w);
bool trace_in_condition(struct writer *w);
bool call_deep(struct writer *w);
bool call_function(struct writer *w);
/* The payload of ray type 0: its type with a constructor, and its members as variables. */
void declare_payload(struct writer *w);
void add_payload(struct writer *w, bool written, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* The address of something that lives as long as what is declared next. */
void some_address(struct writer *w, unsigned int below);
/* A block that runs at most so many times as what is around it. */
void block(struct writer *w, unsigned int times);

#endif
