/* SPDX-License-Identifier: Apache-2.0 */
/* What the files of the share pass share. */
#ifndef RWC_SHARE_H
#define RWC_SHARE_H

#include "compiler/ir/ir.h"

struct rwc_share_call {
    LLVMValueRef call;        /* of rw_report_intersection; the last of its block */
    LLVMBasicBlockRef resume; /* what follows */
};

struct rwc_share {
    struct rwc_unit *unit;
    LLVMValueRef hook;
    LLVMBuilderRef builder;
    struct rwc_types types;
    struct rwc_share_call *calls;
    size_t count;
    LLVMValueRef piece, material, status; /* variables */
    LLVMValueRef choose;                  /* the switch over programs, and later over pieces */
    LLVMBasicBlockRef entry, loop, join;
};

/* An alloca of the hook. */
LLVMValueRef rwc_share_variable(struct rwc_share *s, LLVMTypeRef type, const char *name);
/* Everything live across a call goes through slots. False: out of memory. */
bool rwc_share_values(struct rwc_share *s);

#endif
