/* SPDX-License-Identifier: Apache-2.0 */
/*
 * PTX as a syntax tree: what the parser leaves, what the printer, the interface extraction and the
 * lifter read. Names follow the PTX ISA. Everything of a module lives in one arena and is freed
 * with it; strings are NUL-terminated and interned per module (equal text, equal pointer).
 */
#ifndef RWC_PTX_AST_H
#define RWC_PTX_AST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "compiler/base/diag.h"

enum rwc_ptx_type {
    RWC_PTX_NONE,
    RWC_PTX_B8,
    RWC_PTX_B16,
    RWC_PTX_B32,
    RWC_PTX_B64,
    RWC_PTX_B128,
    RWC_PTX_U8,
    RWC_PTX_U16,
    RWC_PTX_U32,
    RWC_PTX_U64,
    RWC_PTX_S8,
    RWC_PTX_S16,
    RWC_PTX_S32,
    RWC_PTX_S64,
    RWC_PTX_F16,
    RWC_PTX_F16X2,
    RWC_PTX_BF16,
    RWC_PTX_BF16X2,
    RWC_PTX_F32,
    RWC_PTX_F64,
    RWC_PTX_PRED,
    RWC_PTX_TEXREF,
    RWC_PTX_SAMPLERREF,
    RWC_PTX_SURFREF,
};

enum rwc_ptx_space {
    RWC_PTX_SPACE_NONE,
    RWC_PTX_SPACE_REG,
    RWC_PTX_SPACE_CONST,
    RWC_PTX_SPACE_GLOBAL,
    RWC_PTX_SPACE_LOCAL,
    RWC_PTX_SPACE_PARAM,
    RWC_PTX_SPACE_SHARED,
    RWC_PTX_SPACE_TEX, /* .tex, the old form of .global .texref */
};

/* One element of an initialiser list, flattened. */
struct rwc_ptx_init {
    enum { RWC_PTX_INIT_BITS, RWC_PTX_INIT_ADDRESS } kind;
    uint64_t bits; /* integer value, or the bits of an f32/f64; ADDRESS: byte mask (0xFF...) or 0 */
    const char *symbol; /* ADDRESS */
    int64_t offset;     /* ADDRESS: added to the symbol */
    bool generic;       /* ADDRESS: generic(symbol) */
};

struct rwc_ptx_var {
    const char *name;
    enum rwc_ptx_space space;
    enum rwc_ptx_type type;
    unsigned vector; /* 1, 2, 4 (.v2, .v4) */
    unsigned align;  /* bytes; 0: natural */
    bool is_array;
    uint64_t count; /* array elements, all dimensions multiplied; 1 for a scalar; 0: unsized [] */
    unsigned range; /* %r<8> declares 8 registers %r0..%r7: range 8 and name "%r"; else 0 */
    bool visible, external, weak, common;
    struct rwc_ptx_init *init; /* init_count elements; missing ones are zero */
    size_t init_count;
    unsigned line;
};

enum rwc_ptx_operand_kind {
    RWC_PTX_OPERAND_REG,     /* name; also special registers (%tid.x: name "%tid", component 'x') */
    RWC_PTX_OPERAND_INT,     /* bits: two's complement */
    RWC_PTX_OPERAND_FLOAT,   /* bits: f64 bits, or f32 bits when is_f32 (0f... literal) */
    RWC_PTX_OPERAND_SYMBOL,  /* name: variable, function, label, param or prototype; + offset.
                              * Also where an address belongs: "x[2]". "x[%r+2]": elements[0]
                              * is the register, which counts `bits` bytes; offset is in bytes */
    RWC_PTX_OPERAND_ADDRESS, /* [name+offset]: name is a register or symbol, NULL: absolute */
    RWC_PTX_OPERAND_VECTOR,  /* {elements}; also the coordinate list inside [tex, {..}] */
    RWC_PTX_OPERAND_SINK,    /* _ */
    RWC_PTX_OPERAND_TEXTURE, /* [tex, {coords}] or [tex, sampler, {coords}]: elements in order */
};

struct rwc_ptx_operand {
    const char *name;
    enum rwc_ptx_operand_kind kind;
    char component; /* 'x','y','z','w' (or 'r','g','b','a' as written) of name, else 0 */
    bool negated;   /* !%p */
    bool minus;     /* -%r, in video instructions only */
    bool is_f32;
    const char *selector;      /* "b0", "h10": bytes or halves of a video instruction, else NULL */
    const char *predicate_out; /* second destination of "%p|%q", else NULL */
    uint64_t bits;
    int64_t offset;
    struct rwc_ptx_operand *elements;
    size_t element_count;
};

/* call (rets), target, (args) [, prototype or target list]; */
struct rwc_ptx_call {
    bool uniform;
    bool indirect; /* target is a register */
    struct rwc_ptx_operand *rets, *args;
    size_t ret_count, arg_count;
    const char *prototype; /* label of a .callprototype or .calltargets, or NULL */
};

struct rwc_ptx_instr {
    const char *guard; /* @%p: predicate register name, else NULL */
    bool guard_negated;
    const char *opcode;     /* first part: "ld", "setp", "cp" ... */
    const char **modifiers; /* dotted parts without the dot: "global", "v4", "f32", "sys" */
    size_t modifier_count;
    struct rwc_ptx_operand
        *operands; /* in order of the text; for call: operands[0] is the target */
    size_t operand_count;
    struct rwc_ptx_call *call; /* opcode "call" only */
    unsigned line;             /* in the PTX text */
};

enum rwc_ptx_stmt_kind {
    RWC_PTX_STMT_INSTR,
    RWC_PTX_STMT_LABEL,
    RWC_PTX_STMT_VAR,         /* register, local, param (call argument) or function-scope global */
    RWC_PTX_STMT_SCOPE_BEGIN, /* { */
    RWC_PTX_STMT_SCOPE_END,
    RWC_PTX_STMT_LOC,       /* .loc: source position of what follows */
    RWC_PTX_STMT_PROTOTYPE, /* label: .callprototype (rets) _ (params); */
    RWC_PTX_STMT_TARGETS,   /* label: .branchtargets / .calltargets list */
    RWC_PTX_STMT_PRAGMA,
};

struct rwc_ptx_loc {
    unsigned file, line, column;
    /* , function_name LABEL {+ offset}, inlined_at FILE LINE COLUMN; zero and NULL if absent */
    const char *function_name; /* a label: rwc_ptx_find_debug_string gives the (mangled) name */
    unsigned function_offset;
    unsigned inlined_file, inlined_line, inlined_column;
};

struct rwc_ptx_stmt {
    enum rwc_ptx_stmt_kind kind;
    unsigned line;
    const char *label;           /* LABEL, PROTOTYPE, TARGETS */
    struct rwc_ptx_instr *instr; /* INSTR, else NULL */
    union {                      /* most of a module is statements, so each is kept small */
        struct rwc_ptx_var *var; /* VAR */
        struct rwc_ptx_loc loc;  /* LOC */
        const char *text;        /* PRAGMA */
        struct {                 /* PROTOTYPE */
            struct rwc_ptx_var *rets, *params;
            size_t ret_count, param_count;
        };
        struct { /* TARGETS */
            const char **targets;
            size_t target_count;
        };
    };
};

struct rwc_ptx_function {
    const char *name;
    bool is_entry; /* .entry, else .func */
    bool visible, external, weak, noreturn;
    bool has_body;
    bool addressed;            /* something takes its address; of the definition alone */
    bool addressed_in_32_bits; /* some of it does so in 32 bits, as in the examples of the ISA */
    struct rwc_ptx_var *rets, *params;
    size_t ret_count, param_count;
    struct rwc_ptx_stmt *body;
    size_t body_count;
    unsigned line;
    /* Performance directives (.maxntid, .minnctapersm, ...) are accepted and dropped. */
};

struct rwc_ptx_file {
    unsigned index;
    const char *path;
};

struct rwc_ptx_debug_string { /* of .section .debug_str */
    const char *label, *text;
};

struct rwc_ptx_module {
    unsigned version_major, version_minor;
    const char *target; /* "sm_75", texture modes and debug dropped */
    unsigned address_size;
    struct rwc_ptx_var *vars; /* module scope, in order */
    size_t var_count;
    struct rwc_ptx_function *functions; /* declarations and definitions, in order */
    size_t function_count;
    struct rwc_ptx_file *files;
    size_t file_count;
    struct rwc_ptx_debug_string *debug_strings;
    size_t debug_string_count;
    uint32_t identity; /* in the addresses of its functions; whoever reads the text sets it */
    void *arena;
};

/* Parses a whole module; `name` is what messages call it. All errors are collected in diag with
 * their lines; NULL when there was one. */
struct rwc_ptx_module *rwc_ptx_parse(const char *text, size_t length, const char *name,
                                     struct rwc_diag *diag);
/* The same, but what has errors is left out of the module. NULL: out of memory. */
struct rwc_ptx_module *rwc_ptx_read(const char *text, size_t length, const char *name,
                                    struct rwc_diag *diag);
void rwc_ptx_free(struct rwc_ptx_module *module);

/* Prints the module as PTX text that parses to an equal tree. malloc'ed, NULL: out of memory. */
char *rwc_ptx_print(const struct rwc_ptx_module *module);

/* Checks what can be refused without lifting: unknown opcodes and forms, barriers, shared memory
 * and the like, each with line and reason. Uses the instruction table of compiler/lift. */
bool rwc_ptx_check(const struct rwc_ptx_module *module, const char *name, struct rwc_diag *diag);

/* Function definition by exact (mangled) name, or NULL. */
const struct rwc_ptx_function *rwc_ptx_find_function(const struct rwc_ptx_module *module,
                                                     const char *name);
const struct rwc_ptx_var *rwc_ptx_find_var(const struct rwc_ptx_module *module, const char *name);
/* The mangled name that a rwc_ptx_loc.function_name label stands for, or NULL. */
const char *rwc_ptx_find_debug_string(const char *label);

unsigned rwc_ptx_type_size(enum rwc_ptx_type type); /* bytes; predicates and opaque types: 0 */
uint64_t rwc_ptx_var_size(const struct rwc_ptx_var *var); /* bytes in all */
/* As declared, or else that of an element; at least 1. */
unsigned rwc_ptx_var_align(const struct rwc_ptx_var *var);
/* The function can be called as the .callprototype says: not by types, by sizes and alignments. */
bool rwc_ptx_fits_prototype(const struct rwc_ptx_function *function,
                            const struct rwc_ptx_stmt *prototype);

#endif
