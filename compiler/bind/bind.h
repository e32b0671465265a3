/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Shared by the files of the bind pass: one program under work, and the makers of the pointers that
 * replace its variables. All code they emit stands at the program's entry, before any suspension.
 */
#ifndef RWC_BIND_H
#define RWC_BIND_H

#include "compiler/ir/ir.h"
#include "compiler/bind/rebase.h"

struct rwc_binder {
    struct rwc_unit *unit;
    const struct rwc_program_desc *desc; /* of the program under work */
    LLVMValueRef function, lane;
    LLVMBuilderRef builder; /* at the entry, behind allocas and earlier bindings */
    struct rwc_types t;
    /* Addresses already computed, or NULL. */
    LLVMValueRef constants, launch, record, geometry;
};

/* One variable of the program, or of a callable program inlined into it. */
struct rwc_bound {
    const struct rwc_program_desc *owner;
    const struct rwc_variable *variable; /* NULL: a register of the classic headers */
    LLVMValueRef global;
    LLVMValueRef use;  /* some instruction that uses it, for messages */
    char message[192]; /* room for rule.read_only */
    struct rwc_rebase_rule rule;
};

LLVMValueRef rwc_bind_launch(struct rwc_binder *b); /* lane->launch */

/* Each returns the generic pointer that replaces the variable and fills bound->rule; NULL after an
 * error. */
LLVMValueRef rwc_bind_scoped(struct rwc_binder *b, struct rwc_bound *bound); /* plain, buffer */
LLVMValueRef rwc_bind_launch_params(struct rwc_binder *b, struct rwc_bound *bound);
LLVMValueRef rwc_bind_semantic(struct rwc_binder *b, struct rwc_bound *bound); /* rtPayload, ... */
LLVMValueRef rwc_bind_attribute(struct rwc_binder *b, struct rwc_bound *bound);
LLVMValueRef rwc_bind_register(struct rwc_binder *b, struct rwc_bound *bound, const char *symbol);

/* Loads a detail of the exception, for an exception program: an i32 or i64 at this offset of struct
 * rw_exception_details. Volatile as its stores are (device_api/exceptions.c). */
LLVMValueRef rwc_load_detail(LLVMBuilderRef builder, LLVMTypeRef type, LLVMValueRef lane,
                             size_t offset);

/* True for the exception registers of the classic headers (rti_internal_register). */
bool rwc_is_register(const char *symbol);

/* What stands in for constant memory, records and local memory is read generically, also where PTX
 * says that it is global (generic.c); then, atomics (atomics.c). */
bool rwc_bind_generic(struct rwc_unit *unit, LLVMValueRef function);
bool rwc_bind_atomics(struct rwc_unit *unit, LLVMValueRef function);

/* Fills unit->attributes from the variables of all programs. */
bool rwc_bind_lay_out_attributes(struct rwc_unit *unit);

#endif
