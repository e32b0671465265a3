/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the check of a parsed module consists of besides its forms: the names of a module and of
 * one function at a time, and the types of operands. None of it needs an LLVM context.
 */
#ifndef RWC_LIFT_CHECK_H
#define RWC_LIFT_CHECK_H

#include "compiler/lift/internal.h"

struct rwc_name;

struct rwc_names {
    struct rwc_name *module, *function;
    const char *where;
    const struct rwc_ptx_instr *instr; /* under way */
    struct rwc_diag *diag;
};

/* Enters the names of a module. False: out of memory, reported. Close it in either case. */
bool rwc_names_open(struct rwc_names *names, const struct rwc_ptx_module *module);
void rwc_names_close(struct rwc_names *names);
/* Enters those of a function in place of those of the one before. False: out of memory,
 * reported. */
bool rwc_names_enter(struct rwc_names *names, const struct rwc_ptx_function *function);
/* Reports names that a statement or a variable's initialiser uses and nobody declares. */
void rwc_names_check(struct rwc_names *names, const struct rwc_ptx_stmt *stmt);
void rwc_names_check_variable(struct rwc_names *names, const struct rwc_ptx_var *var);
/* Of a register; RWC_PTX_NONE: no register, or scopes give the name several meanings. */
enum rwc_ptx_type rwc_names_type(const struct rwc_names *names, const char *name);

/* Reports operands of another type than the instruction's row asks for, and a guard that is no
 * predicate. */
void rwc_check_operands(const struct rwc_names *names, const struct rwc_op *op);

#endif
