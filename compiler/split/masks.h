/* SPDX-License-Identifier: Apache-2.0 */
/* What the two files of the pass masks share. */
#ifndef RWC_MASKS_H
#define RWC_MASKS_H

#include <llvm-c/Core.h>
#include <stdbool.h>

#include "base/list.h"
#include "compiler/unit.h"

#define RWC_ACTIVE_LANES "llvm.nvvm.activemask"

struct rwc_branches {
    RW_LIST(LLVMValueRef) list;
};

/* Do lanes that were counted by this call of RWC_ACTIVE_LANES go different ways before the last
 * operation whose mask comes of it? Branches to an atomic of the leader's alone, which can go, do
 * not count; they are added to `leading`. False in *ok: out of memory. */
bool rwc_lanes_part(LLVMValueRef counted, struct rwc_branches *leading, bool *ok);

/* Does the branch lead to an atomic and back, and can that be had without it? Or to nothing? */
bool rwc_leads(LLVMValueRef branch);
/* Leaves of such a branch one around nothing. */
void rwc_lead_without_branch(struct rwc_unit *unit, LLVMBuilderRef builder, LLVMValueRef branch);

#endif
