/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Small helpers over the LLVM C API that the passes share: typed loads and stores at byte offsets
 * (lane fields are named by offsetof), metadata, splitting blocks, reading calls and constants.
 * Nothing here knows the object model.
 */
#ifndef RWC_IR_H
#define RWC_IR_H

#include "compiler/unit.h"

/* Metadata kinds on instructions. */
#define RWC_MD_INVARIANT "rw.invariant" /* a load whose value holds for a whole launch index */
#define RWC_MD_LINE "rw.line"           /* {i32 line in the PTX[, i32 program id]} */

/* What the names of the built-in functions of OptiX 7's device interface begin with. */
#define RWC_OPTIX7_BUILT_IN "rw_optix7_"

struct rwc_types {
    LLVMTypeRef none, i1, i8, i32, i64, f32, ptr, global_ptr; /* global_ptr: ptr addrspace(1) */
};
struct rwc_types rwc_ir_types(LLVMContextRef context);

/* ---- memory at byte offsets ---- */

LLVMValueRef rwc_ir_at(LLVMBuilderRef builder, LLVMValueRef base, uint64_t offset);
LLVMValueRef rwc_ir_load(LLVMBuilderRef builder, LLVMTypeRef type, LLVMValueRef base,
                         uint64_t offset, unsigned align);
/* The same with RWC_MD_INVARIANT. */
LLVMValueRef rwc_ir_load_invariant(LLVMBuilderRef builder, LLVMTypeRef type, LLVMValueRef base,
                                   uint64_t offset, unsigned align);
void rwc_ir_store(LLVMBuilderRef builder, LLVMValueRef value, LLVMValueRef base, uint64_t offset,
                  unsigned align);
/* Copies size bytes, a multiple of 4 in words, the rest in bytes. */
void rwc_ir_copy(LLVMBuilderRef builder, LLVMValueRef to, LLVMValueRef from, uint64_t size,
                 bool invariant);
/* [size x i8] in the entry block of the function. */
LLVMValueRef rwc_ir_entry_alloca(LLVMValueRef function, uint64_t size, unsigned align,
                                 const char *name);
/* A call of no instructions, which LLVM keeps where it is. It uses the operand, NULL: none, as the
 * constraints of inline assembly say. */
LLVMValueRef rwc_ir_empty_assembly(LLVMBuilderRef builder, LLVMValueRef operand,
                                   const char *constraints);
/* Integer address of global memory as a generic pointer, so that address spaces can be inferred. */
LLVMValueRef rwc_ir_global_pointer(LLVMBuilderRef builder, LLVMValueRef address);
/* Pointer for an integer address: looks through ptrtoint, so that the object stays visible. */
LLVMValueRef rwc_ir_generic_pointer(LLVMBuilderRef builder, LLVMValueRef address);

/* ---- reading ---- */

/* Name of the function an instruction calls directly, NULL if it is no such call. */
const char *rwc_ir_callee(LLVMValueRef instruction);
/* Direct calls of the function in order, malloc'ed; false: out of memory (reported). */
bool rwc_ir_calls(struct rwc_unit *unit, LLVMValueRef function, LLVMValueRef **out, size_t *count);
/* The global a constant or cast chain stands for, and the byte offset in it; NULL if it is none. */
LLVMValueRef rwc_ir_global_of(LLVMValueRef value, int64_t *offset);
/* Instructions of a function, and of all functions of a module. */
unsigned rwc_ir_count(LLVMValueRef function);
unsigned rwc_ir_count_all(LLVMModuleRef module);
/* First instruction of the entry block that is no alloca. */
LLVMValueRef rwc_ir_after_allocas(LLVMValueRef function);
/* Adds what a getelementptr of constants adds to an offset; false: it has others. */
bool rwc_ir_add_offset(LLVMTargetDataRef layout, LLVMValueRef gep, uint64_t *offset);
/* Operand of an access that is its address; -1: no access of memory. */
int rwc_ir_address_operand(LLVMValueRef instruction);
/* A load of the field at this offset, not 0, of the program's struct rw_lane? */
bool rwc_ir_loads_lane(LLVMValueRef value, size_t field);

/* ---- programs ---- */

enum { RWC_PREFIX_BYTES = 16 };

/* Writes what the names of a program's functions and variables begin with, "p<id>.". Returns its
 * length. */
size_t rwc_ir_prefix(const struct rwc_program_desc *desc, char out[RWC_PREFIX_BYTES]);
/* What follows such a prefix, and its id; NULL: the name has none. */
const char *rwc_ir_symbol(const char *name, unsigned long *id);

/* What the names of variables that programs of one module share begin with; the number of the first
 * of these programs and a dot follow. */
#define RWC_SHARED_PREFIX "shared."
/* The name of a user's function or variable as its PTX has it; NULL: it is built-in code. */
const char *rwc_ir_user_name(LLVMValueRef value);
/* Entry of unit->desc->programs with the id; NULL: none. */
const struct rwc_program_desc *rwc_ir_program(const struct rwc_unit *unit, unsigned long id);
/* Entry of unit->desc->programs that a name "p<id>.<symbol>" belongs to; *rest is set to the
 * symbol. NULL: the name is not of that form. */
const struct rwc_program_desc *rwc_ir_owner(const struct rwc_unit *unit, const char *name,
                                            const char **rest);

/* Is it "program.<id>"? */
bool rwc_ir_is_program(LLVMValueRef function);
/* The lifted function of a program, "p<id>.<symbol>"; NULL: absent. */
LLVMValueRef rwc_ir_user_function(LLVMModuleRef module, const struct rwc_program_desc *desc);
/* Variable of the description that a global "p<id>.<symbol>" stands for; NULL: none. */
const struct rwc_variable *rwc_ir_variable(const struct rwc_program_desc *desc, const char *symbol);
/* Where the variable of that symbol lives; NULL: nowhere that the description tells. */
const struct rwc_binding *rwc_ir_binding(const struct rwc_program_desc *desc, const char *symbol);

/* Is it the variable that an application of OptiX 7 reads its launch parameters by? */
bool rwc_ir_is_launch_params(const struct rwc_unit *unit, const char *symbol);

/* ---- rewriting ---- */

void rwc_ir_mark(LLVMValueRef instruction, const char *kind);
/* Is it an instruction with that mark? */
bool rwc_ir_is_marked(LLVMValueRef value, const char *kind);
void rwc_ir_copy_line(LLVMValueRef to, LLVMValueRef from);
/* The line in the user's source or, if that was PTX, in the PTX; 0: unknown. */
unsigned rwc_ir_line(const struct rwc_unit *unit, LLVMValueRef instruction);
/* Replaces the uses of an instruction and erases it; value may be NULL for unused results. */
void rwc_ir_replace(LLVMValueRef instruction, LLVMValueRef value);
/* Moves what precedes the instruction to a new block and returns that block, without terminator;
 * it takes over the predecessors. The old block, phis of successors included, stays valid. */
LLVMBasicBlockRef rwc_ir_split_before(LLVMValueRef instruction, const char *name);
/* Turns constant expressions over globals into instructions, so that a use has one function. */
void rwc_ir_expand_constants(LLVMValueRef function);
/* Calls the function of that name, declared if absent, with arguments whose types make up its type.
 */
LLVMValueRef rwc_ir_call(struct rwc_unit *unit, LLVMBuilderRef builder, const char *name,
                         LLVMTypeRef result, LLVMValueRef *arguments, unsigned count);

/* Runs LLVM's always-inline pass for those functions alone that `wanted` accepts; the mark of the
 * others is kept for later. Lifetime markers are gone afterwards. */
bool rwc_ir_inline(struct rwc_unit *unit, bool (*wanted)(LLVMValueRef function));
/* Sets or removes an attribute without value ("noinline") of a function. */
void rwc_ir_set_attribute(LLVMValueRef function, const char *name, bool on);
bool rwc_ir_has_attribute(LLVMValueRef function, const char *name);
/* The processor that clang compiled for; the kernel's own target decides. */
void rwc_ir_drop_target(LLVMValueRef function);
/* Removes llvm.lifetime marks, which the inliner leaves: to the analysis of split each would be one
 * more call that sees the array, and an array that a hook returned outlives the hook. */
void rwc_ir_drop_lifetimes(struct rwc_unit *unit);

/* ---- hooks of built-in code, programs/hooks.h ---- */

/* Marks a function, a hook or a program, as one that is inlined wherever it is called. */
void rwc_ir_inline_always(LLVMValueRef function);
/* Begins the body of a hook and leaves the builder in it; NULL when nothing calls it, or when it
 * has one. */
LLVMValueRef rwc_ir_open_hook(struct rwc_unit *unit, LLVMBuilderRef builder, const char *name);
/* Puts the value, of functions without one nothing, in the place of each call, and the function
 * goes. Does nothing where it is not there. */
void rwc_ir_answer(const struct rwc_unit *unit, const char *name, uint64_t value);
/* Defines the hook, where it has no body and is called, as one that returns the value. */
void rwc_ir_constant_hook(struct rwc_unit *unit, const char *name, uint32_t value);

/* ---- functions that stay functions ---- */

/* Marks a function that is neither a program nor inlined into one. Its first parameter is a lane,
 * which it sees as the program `view` does; NULL: it has none, it only computes. */
void rwc_ir_mark_staying(LLVMValueRef function, const struct rwc_program_desc *view);
void rwc_ir_unmark_staying(LLVMValueRef function);
bool rwc_ir_stays(LLVMValueRef function);
const struct rwc_program_desc *rwc_ir_view(const struct rwc_unit *unit, LLVMValueRef function);
/* Gives the name, the attributes and the body of a function to another one of another type. The old
 * one is left empty, for the caller to replace its parameters and uses and to delete it. False: out
 * of memory, as below. */
bool rwc_ir_take_place(LLVMValueRef function, LLVMValueRef old);
/* Gives the name of a function or a variable to another one. */
bool rwc_ir_take_name(LLVMValueRef global, LLVMValueRef old);
/* Copies the attributes of a function, of its result or of a parameter, as the index says. */
bool rwc_ir_copy_attributes(LLVMValueRef to, LLVMValueRef from, LLVMAttributeIndex at);

/* Errors that LLVM reports in the context go to the diagnostics. Its own handler would print, and
 * end the process. */
void rwc_ir_take_errors(LLVMContextRef context, struct rwc_diag *diag);

/* Error at an instruction: "<module>:<PTX line>: text". Returns false. */
bool rwc_ir_error(struct rwc_unit *unit, LLVMValueRef instruction, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

#endif
