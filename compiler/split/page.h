/* SPDX-License-Identifier: Apache-2.0 */
/* What the two files of the page pass share: one program, and what it reads of paged buffers. */
#ifndef RWC_PAGE_H
#define RWC_PAGE_H

#include "compiler/ir/ir.h"
#include "compiler/ir/value_map.h"

/* An operand that is an address, of an instruction that does more with it than read there. */
struct rwc_page_escape {
    LLVMValueRef user;
    unsigned operand;
};

struct rwc_page {
    struct rwc_unit *unit;
    LLVMValueRef function, lane;
    bool waits; /* the program, for a page that is not there */
    LLVMBuilderRef builder;
    struct rwc_types t;
    LLVMTargetDataRef layout;
    RW_LIST(LLVMValueRef) derived; /* addresses that may be those of paged buffers */
    struct rwc_value_map seen;     /* the same; 1: nothing but elements, 0: by phi or select */
    struct rwc_value_map loads;    /* those that read there */
    RW_LIST(struct rwc_page_escape) escapes;
    bool failed; /* out of memory */
};

/* In page_loads.c: has the addresses of all p->loads looked up. */
void rwc_page_rewrite_loads(struct rwc_page *p);

#endif
