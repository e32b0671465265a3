/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the files of compiler/lift share: the state of one lifting, the symbol table, the
 * instruction table and the small vocabulary in which the lifting rules are written.
 */
#ifndef RWC_LIFT_INTERNAL_H
#define RWC_LIFT_INTERNAL_H

#include <llvm-c/Core.h>

#include "compiler/lift/lift.h"
#include "compiler/ir/line_builder.h"
#include "compiler/ir/marker.h"

/* ---- symbols ---- */

enum rwc_symbol_kind {
    RWC_SYMBOL_REGISTER,  /* value: alloca of `type`; of a vector: elements instead */
    RWC_SYMBOL_RANGE,     /* prefix of a register range; registers are made when first named */
    RWC_SYMBOL_MEMORY,    /* value: pointer; module variables get theirs when first named */
    RWC_SYMBOL_FUNCTION,  /* value: function, made when first named */
    RWC_SYMBOL_LABEL,     /* block */
    RWC_SYMBOL_PROTOTYPE, /* stmt: .callprototype, .calltargets or .branchtargets */
};

struct rwc_symbol {
    const char *name;
    enum rwc_symbol_kind kind;
    LLVMValueRef value;
    LLVMTypeRef type;
    LLVMBasicBlockRef block; /* LABEL; REGISTER: where `held` is the register's value */
    LLVMValueRef held;       /* REGISTER: last value read or written, and its store if written */
    LLVMValueRef store;
    struct rwc_symbol *elements; /* REGISTER: of a vector */
    const struct rwc_ptx_var *var;
    const struct rwc_ptx_function *function;
    const struct rwc_ptx_stmt *stmt;
    uint32_t hash;
    struct rwc_symbol *next; /* in its bucket */
};

struct rwc_scope {
    struct rwc_scope *parent;
    struct rwc_scope *next; /* in order of the text */
    bool has_ranges,
        has_numbered; /* is there a range; a variable of its own that ends in a digit */
    uint32_t bucket_count, symbol_count; /* a power of two; both 0 while there is no name */
    struct rwc_symbol **buckets;
};

struct rwc_lift;

/* NULL: declared already in this scope, or out of memory; reported. */
struct rwc_symbol *rwc_declare(struct rwc_lift *l, struct rwc_scope *scope, const char *name,
                               enum rwc_symbol_kind kind);
/* Is a member of the range, which was declared just now, declared on its own? Reported. */
void rwc_check_range(struct rwc_lift *l, const struct rwc_scope *scope,
                     const struct rwc_symbol *range);
/* Gives a register its memory; NULL: out of memory, reported. */
struct rwc_symbol *rwc_make_register(struct rwc_lift *l, struct rwc_symbol *symbol);
/* In the current scope and those around it; NULL when there is none. */
struct rwc_symbol *rwc_lookup(struct rwc_lift *l, const char *name);
/* The scope, of the current one and those around it, that has this very name; NULL: none. */
struct rwc_scope *rwc_scope_of(const struct rwc_lift *l, const char *name);

/* ---- one lifting ---- */

struct rwc_lift_pending { /* a function that was named and has to be lifted */
    struct rwc_symbol *symbol;
    struct rwc_lift_pending *next;
};

struct rwc_lift {
    LLVMContextRef context;
    LLVMModuleRef module;
    LLVMBuilderRef builder;
    LLVMBuilderRef allocas; /* stands in the entry block of the current function */
    const struct rwc_ptx_module *ast;
    const char *prefix, *where;
    bool flushes; /* f32 instructions flush subnormals, with .ftz or without */
    struct rwc_diag *diag;
    bool failed;
    unsigned line;                     /* in the PTX, of what is being lifted */
    const struct rwc_ptx_instr *instr; /* the instruction being lifted, for messages; or NULL */
    unsigned line_kind;
    struct rwc_line_builder *lines; /* NULL: instructions get no debug locations */
    LLVMMetadataRef subprogram;     /* of the current function */
    struct rwc_lift_block *memory;  /* all symbols and scopes; freed together */
    struct rwc_scope *globals;
    const struct rwc_symbol *entry; /* the function asked for */
    struct rwc_lift_pending *pending, **pending_end;
    /* The current function. */
    const struct rwc_ptx_function *function;
    LLVMValueRef value;
    struct rwc_scope *scope;
    LLVMValueRef carry; /* alloca of the carry flag, NULL until used */
    bool open;          /* false after a jump: what follows cannot be reached until a label */
};

enum { RWC_MAX_CALL = RWC_MAX_VALUES + 1 }; /* of a call, and what it calls */

/* Zeroed memory that lives as long as the lifting. NULL: out of memory, already reported. */
void *rwc_lift_alloc(struct rwc_lift *l, size_t size);
void rwc_lift_free_memory(struct rwc_lift *l);
/* Formatted text of any length, such memory too. */
const char *rwc_lift_text(struct rwc_lift *l, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* Reports the current line and instruction, marks the lifting failed. Always NULL, to be returned
 * by rules. */
LLVMValueRef rwc_lift_error(struct rwc_lift *l, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
LLVMValueRef rwc_lift_mark(struct rwc_lift *l, LLVMValueRef instruction); /* adds "rw.line" */

void rwc_lift_function(struct rwc_lift *l, struct rwc_symbol *symbol);
LLVMValueRef rwc_lift_declare_function(struct rwc_lift *l, struct rwc_symbol *symbol);
/* False, and reported, when the function cannot be called. */
bool rwc_lift_is_defined(struct rwc_lift *l, const struct rwc_ptx_function *function);
/* What PTX sees as the address of a function; NULL: reported. */
LLVMValueRef rwc_lift_function_id(struct rwc_lift *l, const struct rwc_symbol *symbol);
/* Name of what a call through a register calls with the id and `values` addresses: a function that
 * chooses among those that `list` allows (.callprototype, .calltargets or a call table), or where
 * there is none, `external`. NULL: reported. */
const char *rwc_lift_choice(struct rwc_lift *l, const struct rwc_symbol *list,
                            const char *signature, const char *external, unsigned values);
/* Pointer to a variable in the address space it has in IR; integer address as PTX sees it. */
LLVMValueRef rwc_lift_pointer(struct rwc_lift *l, struct rwc_symbol *symbol);
LLVMValueRef rwc_lift_symbol_address(struct rwc_lift *l, struct rwc_symbol *symbol, int64_t offset);
LLVMValueRef rwc_lift_element(struct rwc_lift *l, const struct rwc_ptx_var *var,
                              LLVMValueRef pointer, unsigned i);
LLVMValueRef rwc_lift_slot(struct rwc_lift *l, LLVMTypeRef type, unsigned align, const char *name);
/* A slot of the variable's size and alignment; one with a copy of the bytes at `from`. */
LLVMValueRef rwc_lift_var_slot(struct rwc_lift *l, const struct rwc_ptx_var *var, const char *name);
LLVMValueRef rwc_lift_copy(struct rwc_lift *l, LLVMValueRef from, const struct rwc_ptx_var *var);
/* Is it a texture or surface reference? It is then the variable of its handle. */
bool rwc_lift_is_reference(const struct rwc_ptx_var *var);

/* ---- the instruction table ---- */

#define RWC_OP_OPERANDS 7

struct rwc_op { /* one instruction and the row of the table that it matched */
    const struct rwc_ptx_instr *instr;
    const struct rwc_form *form;
    enum rwc_ptx_type types[4]; /* as written, in order */
    unsigned type_count;
    LLVMValueRef src[RWC_OP_OPERANDS]; /* operands that the row asks to be read */
    unsigned src_count;
};

/* A rule builds the instruction. Where the row has a typed destination, it returns the value. */
typedef LLVMValueRef rwc_rule(struct rwc_lift *l, struct rwc_op *op);

struct rwc_form {
    const char *opcode;
    const char *modifiers; /* see form.c */
    const char *operands;  /* see form.c */
    rwc_rule *rule;        /* NULL: refused, `text` says why */
    const char *text;      /* for the rule: an intrinsic's name */
    int code;              /* for the rule: an LLVMOpcode and the like */
};

extern const struct rwc_form rwc_forms[];
extern const size_t rwc_form_count;

/* The row that accepts the instruction, with op filled except src; NULL: none, and `out` says why
 * (a reason that goes after "instruction: "). */
const struct rwc_form *rwc_form_find(const struct rwc_ptx_instr *instr, struct rwc_op *op,
                                     char *out, size_t size);
/* old_targets.c: on a target that flushes, the form with .ftz if there is one, made in `copy` with
 * room for RWC_MODIFIERS + 1 modifiers; else the instruction as it stands. */
enum { RWC_MODIFIERS = 16 };
const struct rwc_ptx_instr *rwc_flushed_form(const struct rwc_lift *l,
                                             const struct rwc_ptx_instr *instr,
                                             struct rwc_ptx_instr *copy, const char **modifiers);
bool rwc_target_flushes(const char *target);
/* "add.rn.f32" */
void rwc_form_name(const struct rwc_ptx_instr *instr, char *out, size_t size);
/* Why a function of this name cannot be called, NULL when it is not on the list. */
const char *rwc_refused_function(const char *name);
/* "%tid" and the like, which ray programs can read. */
bool rwc_is_special_register(const char *name);
/* Those of four elements. */
bool rwc_is_special_vector(const char *name);
/* Why a register that is neither declared nor special cannot be read; goes after its name. */
const char *rwc_refused_register(const char *name);

bool rwc_has(const struct rwc_op *op, const char *modifier);
/* The first modifier of the instruction that is in the list "a|b|c"; NULL when none is. */
const char *rwc_pick(const struct rwc_op *op, const char *list);
enum rwc_ptx_type rwc_type_named(const char *name); /* RWC_PTX_NONE: not a type */
const char *rwc_type_name(enum rwc_ptx_type type);  /* without the dot */
/* What a letter of the row that `op` matched stands for; RWC_PTX_NONE: the rule's own affair. */
enum rwc_ptx_type rwc_type_of_letter(const struct rwc_op *op, char letter);
bool rwc_reads_itself(char letter); /* of a row's operands: does the rule read and write it? */
/* May a register of type `have` stand where `want` belongs? `wider`: a larger one may. */
bool rwc_types_agree(enum rwc_ptx_type want, enum rwc_ptx_type have, bool wider);
bool rwc_is_signed(enum rwc_ptx_type type);
bool rwc_is_float(enum rwc_ptx_type type); /* f32 and f64 and the 16-bit ones, packed or not */

/* ---- values ---- */

LLVMTypeRef rwc_llvm_type(struct rwc_lift *l, enum rwc_ptx_type type);
LLVMTypeRef rwc_int(struct rwc_lift *l, unsigned bits);
unsigned rwc_bits(LLVMTypeRef type);
LLVMValueRef rwc_read(struct rwc_lift *l, const struct rwc_ptx_operand *operand, LLVMTypeRef type);
void rwc_write(struct rwc_lift *l, const struct rwc_ptx_operand *operand, LLVMValueRef value,
               bool is_signed);
void rwc_write_name(struct rwc_lift *l, const char *name, LLVMValueRef value, bool is_signed);
/* Same bits in another type, cut or extended where the widths differ. */
LLVMValueRef rwc_coerce(struct rwc_lift *l, LLVMValueRef value, LLVMTypeRef type, bool is_signed);

LLVMValueRef rwc_const(LLVMValueRef like, uint64_t bits); /* of the type of `like` */
LLVMValueRef rwc_i32(struct rwc_lift *l, uint32_t value);
LLVMValueRef rwc_bin(struct rwc_lift *l, LLVMOpcode code, LLVMValueRef a, LLVMValueRef b);
LLVMValueRef rwc_cmp(struct rwc_lift *l, LLVMIntPredicate predicate, LLVMValueRef a,
                     LLVMValueRef b);
LLVMValueRef rwc_select(struct rwc_lift *l, LLVMValueRef condition, LLVMValueRef a, LLVMValueRef b);
LLVMValueRef rwc_sext(struct rwc_lift *l, LLVMValueRef value, unsigned bits, bool is_signed);
LLVMValueRef rwc_trunc(struct rwc_lift *l, LLVMValueRef value, unsigned bits);
LLVMValueRef rwc_half_of(struct rwc_lift *l, LLVMValueRef pair, unsigned index);   /* as i16 */
LLVMValueRef rwc_pair_of(struct rwc_lift *l, LLVMValueRef low, LLVMValueRef high); /* as i32 */
/* Intrinsic by name; overloaded ones by the types of their first `overloads` arguments. NULL and
 * no message when LLVM has none of that name. */
LLVMValueRef rwc_intrinsic(struct rwc_lift *l, const char *name, LLVMValueRef *args,
                           unsigned count);
LLVMValueRef rwc_intrinsic_typed(struct rwc_lift *l, const char *name, LLVMTypeRef *overloads,
                                 unsigned overload_count, LLVMValueRef *args, unsigned count);
LLVMValueRef rwc_unary(struct rwc_lift *l, const char *intrinsic, LLVMValueRef a);
LLVMValueRef rwc_binary(struct rwc_lift *l, const char *intrinsic, LLVMValueRef a, LLVMValueRef b);
/* Call of an external function by value, declared on first use. Pure: no memory, may be moved. */
LLVMValueRef rwc_extern(struct rwc_lift *l, const char *name, LLVMTypeRef result,
                        LLVMValueRef *args, unsigned count, bool pure);

/* The function called may run where the program would not call it: it works on any operands. */
LLVMValueRef rwc_speculatable(struct rwc_lift *l, LLVMValueRef call);
/* It stays in its place among others of its kind and among rays, but is in the way of no access to
 * a variable. */
LLVMValueRef rwc_in_order(struct rwc_lift *l, LLVMValueRef call);
/* RWC_LANE and the register's name. Where it is read decides: with strategy BATCH a launch index
 * may have another lane after a ray. */
LLVMValueRef rwc_lane_register(struct rwc_lift *l, const char *marker);

/* Address operand of the instruction under way as a pointer, for writing. */
LLVMValueRef rwc_written_address(struct rwc_lift *l, const struct rwc_op *op,
                                 const struct rwc_ptx_operand *operand);
/* The register of x[r+4], as 64 bits: what it adds to the address of x, the constant included. */
LLVMValueRef rwc_index(struct rwc_lift *l, const struct rwc_ptx_operand *operand);
/* Memory orders as fences around an access. */
void rwc_fence(struct rwc_lift *l, const struct rwc_op *op);
bool rwc_releases(const struct rwc_op *op);
bool rwc_acquires(const struct rwc_op *op);

/* Pieces used by several rule files. */
LLVMValueRef rwc_flush(struct rwc_lift *l, LLVMValueRef value); /* subnormals to zero */
LLVMValueRef rwc_saturate(struct rwc_lift *l, LLVMValueRef value, bool ftz); /* NaN and [0,1] */
LLVMValueRef rwc_bf16_to_float(struct rwc_lift *l, LLVMValueRef value);      /* from i16 */
LLVMValueRef rwc_permute(struct rwc_lift *l, LLVMValueRef low, LLVMValueRef high,
                         LLVMValueRef selectors);
void rwc_lift_tidy(struct rwc_lift *l);
void rwc_branch_to(struct rwc_lift *l, LLVMBasicBlockRef block);
LLVMBasicBlockRef rwc_new_block(struct rwc_lift *l, const char *name);

/* Pieces of video instructions, on i64: a byte or half of a word ('b', 'h'; 0: all of it), an
 * operation by its name without the v, a comparison as 0 or 1. */
LLVMValueRef rwc_video_part(struct rwc_lift *l, LLVMValueRef value, char kind, unsigned index,
                            bool is_signed);
LLVMValueRef rwc_video_clamp(struct rwc_lift *l, LLVMValueRef value, unsigned bits, bool is_signed);
LLVMValueRef rwc_video_operation(struct rwc_lift *l, const char *name, LLVMValueRef a,
                                 LLVMValueRef b);
LLVMValueRef rwc_video_compare(struct rwc_lift *l, const struct rwc_op *op, LLVMValueRef a,
                               LLVMValueRef b);
/* False, and reported, when a part of the operand is selected. */
bool rwc_video_is_whole(struct rwc_lift *l, const struct rwc_ptx_operand *operand);

/* ---- the rules ---- */

rwc_rule rwc_rule_binary, rwc_rule_intrinsic, rwc_rule_intrinsic_bool, rwc_rule_external,
    rwc_rule_packed16, rwc_rule_packed16_intrinsic, rwc_rule_nothing, rwc_rule_hint;
rwc_rule rwc_rule_carry, rwc_rule_mad_carry, rwc_rule_mul_hi, rwc_rule_mul_wide, rwc_rule_mad,
    rwc_rule_mad_hi, rwc_rule_mad_hi_sat, rwc_rule_mad_wide, rwc_rule_mul24, rwc_rule_mad24,
    rwc_rule_divide, rwc_rule_neg, rwc_rule_abs, rwc_rule_min_max, rwc_rule_relu, rwc_rule_sad;
rwc_rule rwc_rule_popc, rwc_rule_clz, rwc_rule_bfind, rwc_rule_bfe, rwc_rule_bfi, rwc_rule_szext,
    rwc_rule_bmsk, rwc_rule_not, rwc_rule_cnot, rwc_rule_lop3, rwc_rule_lop3_bool, rwc_rule_shift,
    rwc_rule_funnel, rwc_rule_prmt;
rwc_rule rwc_rule_float, rwc_rule_fma, rwc_rule_mixed, rwc_rule_pair, rwc_rule_approx, rwc_rule_rcp,
    rwc_rule_sqrt, rwc_rule_float_min_max, rwc_rule_float_abs, rwc_rule_float_neg,
    rwc_rule_copysign, rwc_rule_testp;
rwc_rule rwc_rule_set, rwc_rule_set_packed, rwc_rule_setp, rwc_rule_setp_packed, rwc_rule_selp,
    rwc_rule_slct;
rwc_rule rwc_rule_mov, rwc_rule_mov_vector, rwc_rule_cvta, rwc_rule_isspacep;
rwc_rule rwc_rule_cvt, rwc_rule_cvt_pack, rwc_rule_cvt_narrow;
rwc_rule rwc_rule_load, rwc_rule_store, rwc_rule_atomic, rwc_rule_atomic_vector,
    rwc_rule_atomic_whole, rwc_rule_cas, rwc_rule_fence, rwc_rule_policy;
rwc_rule rwc_rule_shfl, rwc_rule_vote, rwc_rule_match, rwc_rule_redux, rwc_rule_activemask,
    rwc_rule_elect, rwc_rule_warp_sync, rwc_rule_nanosleep;
rwc_rule rwc_rule_tex, rwc_rule_image_query, rwc_rule_suld, rwc_rule_sust, rwc_rule_istypep;
rwc_rule rwc_rule_video, rwc_rule_video_shift, rwc_rule_video_mad, rwc_rule_video_set,
    rwc_rule_simd;
rwc_rule rwc_rule_bra, rwc_rule_brx, rwc_rule_call, rwc_rule_ret, rwc_rule_exit, rwc_rule_trap;

#endif
