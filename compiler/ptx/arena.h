/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Memory of one PTX module: a bump allocator whose blocks are freed together, and the table of
 * interned names. Running out of memory sets `failed` once and for all; the parser looks at it at
 * the end, so that code in between needs no checks beyond not reading through a NULL.
 */
#ifndef RWC_PTX_ARENA_H
#define RWC_PTX_ARENA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct rwc_ptx_function;
struct rwc_ptx_var;

/* What a name declared inside a function means while its scope is open (parser only). */
enum rwc_ptx_declared {
    RWC_PTX_DECLARED_NOT,
    RWC_PTX_DECLARED_OTHER,
    RWC_PTX_DECLARED_REGISTER,
};

struct rwc_ptx_name {
    struct rwc_ptx_name *next; /* in its bucket */
    uint32_t hash, length;
    const struct rwc_ptx_function *function; /* module symbol: the definition, else a declaration */
    const struct rwc_ptx_var *var;           /* module symbol */
    const char *debug_string;                /* label of .debug_str: the text it stands for */
    enum rwc_ptx_declared declared;
    uint32_t range;             /* members of the register range whose prefix this is too, or 0 */
    unsigned char vector;       /* of a register: its elements, 1 for a scalar */
    unsigned char range_vector; /* of each register of the range */
    unsigned char element;      /* of a variable: bytes that an index counts, 0: unknown */
    bool shared;                /* linker: other texts mean the same symbol by this name */
    uint16_t depth;             /* of the scope that declares it */
    uint16_t range_depth;       /* and that of the range */
    const char *renamed; /* linker: takes the place of this name; interned too. NULL: it stays */
    char text[];
};

struct rwc_ptx_arena {
    struct rwc_ptx_block *blocks;
    char *next, *end;
    struct rwc_ptx_name **buckets;
    size_t bucket_count, name_count;
    bool failed;
};

struct rwc_ptx_arena *rwc_ptx_arena_create(void); /* NULL: out of memory */
void rwc_ptx_arena_free(struct rwc_ptx_arena *arena);

/* Zeroed, aligned for pointers and 64-bit numbers; NULL when out of memory. */
void *rwc_ptx_alloc(struct rwc_ptx_arena *arena, size_t size);
void *rwc_ptx_copy(struct rwc_ptx_arena *arena, const void *data, size_t size);

/* Equal text, equal pointer. NULL when out of memory. */
struct rwc_ptx_name *rwc_ptx_intern(struct rwc_ptx_arena *arena, const char *text, size_t length);
/* The interned name, or NULL if the text never was interned. */
struct rwc_ptx_name *rwc_ptx_lookup(const struct rwc_ptx_arena *arena, const char *text,
                                    size_t length);
/* The entry of an interned string, which must come from an AST. */
struct rwc_ptx_name *rwc_ptx_name_of(const char *interned);

#endif
