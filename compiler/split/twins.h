/* SPDX-License-Identifier: Apache-2.0 */
/* What the files of the pass twins share. */
#ifndef RWC_TWINS_H
#define RWC_TWINS_H

#include "compiler/ir/ir.h"

/* More than compilers copy with a trace. */
enum { RWC_TWIN_INSTRUCTIONS = 64, RWC_TWIN_PHIS = 64 };

struct rwc_twin_pair { /* what stands at one place, in the first block and in the second */
    LLVMValueRef value[2];
    LLVMValueRef phi; /* of two values from before the traces */
};

struct rwc_twins {
    LLVMBasicBlockRef block[2];
    LLVMValueRef trace[2], end[2]; /* end: the terminator */
    bool swapped;                  /* the successors are the same in another order */
    struct rwc_twin_pair steps[RWC_TWIN_INSTRUCTIONS]; /* the traces, and what follows them */
    size_t step_count;
    struct rwc_twin_pair phis[RWC_TWIN_PHIS];
    size_t phi_count;
};

/* False: the traces are in blocks that end differently. */
bool rwc_twins_open(struct rwc_twins *twins, LLVMValueRef first, LLVMValueRef second);
/* Moves addresses of what is there from the program's start on out of the way: to the entry. True:
 * there were some. */
bool rwc_twins_free_addresses(struct rwc_twins *twins);
/* Are the traces and what follows them the same? Fills in steps and phis, changes nothing. */
bool rwc_twins_match(struct rwc_twins *twins);
/* One block for both. Requires a match. */
void rwc_twins_join(struct rwc_unit *unit, struct rwc_twins *twins);

/* What stands for the two values, which rwc_twins_match has compared, in the block for both. */
LLVMValueRef rwc_twins_value(const struct rwc_twins *twins, LLVMValueRef first,
                             LLVMValueRef second);

#endif
