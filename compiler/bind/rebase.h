/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Redirects a module-scope variable to another place, within one function. PTX addresses variables
 * in the global address space and does arithmetic on their addresses; their new place is constant
 * memory, a record or the stack. So every access that can be traced back to the variable, through
 * offsets, casts to integer and back, phis and selects, becomes an access by generic pointer; later
 * passes infer better address spaces from the new pointer.
 */
#ifndef RWC_REBASE_H
#define RWC_REBASE_H

#include "compiler/unit.h"

struct rwc_rebase_rule {
    const char *read_only; /* message when the variable is written; NULL: it may be written */
    bool invariant;        /* loads of it hold for a whole launch index */
};

/* Requires that no constant expression of the function names the global (rwc_ir_expand_constants).
 * `pointer` is generic and dominates all uses. False: an error was reported. */
bool rwc_rebase(struct rwc_unit *unit, LLVMValueRef function, LLVMValueRef global,
                LLVMValueRef pointer, const struct rwc_rebase_rule *rule);

#endif
