/* SPDX-License-Identifier: Apache-2.0 */
/* Buffer elements that may lie outside their buffer; see guard.c. */
#ifndef RWC_GUARD_H
#define RWC_GUARD_H

#include "compiler/device_api/intrinsics.h"

/* The pointers to read an element from, and to write it to. */
struct rwc_guarded {
    LLVMValueRef readable, writable;
};

/* Those of an element of `step` bytes that is outside where the condition holds. */
struct rwc_guarded rwc_guard(struct rwc_lowering *l, LLVMValueRef outside, LLVMValueRef element,
                             LLVMValueRef step);
/* The same in two steps, the second of which seldom runs: what is between goes into a block for
 * where the element looks suspicious, and `far` is what was found there. */
void rwc_guard_begin(struct rwc_lowering *l, LLVMValueRef suspicious);
struct rwc_guarded rwc_guard_end(struct rwc_lowering *l, struct rwc_guarded far,
                                 LLVMValueRef element);
/* RW_FEATURE_PAGING: marks the address of an element, for pass page. */
LLVMValueRef rwc_guard_page(struct rwc_lowering *l, LLVMValueRef pointer);
/* Gives the call the element's address as its result. */
bool rwc_guard_finish(struct rwc_lowering *l, struct rwc_guarded element);

#endif
