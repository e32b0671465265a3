/* SPDX-License-Identifier: Apache-2.0 */
/* The edges of a function that lead back to a block which a walk in depth came through: every cycle
 * has one. */
#ifndef RWC_BACK_EDGES_H
#define RWC_BACK_EDGES_H

#include <llvm-c/Core.h>
#include <stdbool.h>

#include "base/list.h"

struct rwc_back_edge {
    LLVMBasicBlockRef latch, header;
};

struct rwc_back_edges {
    RW_LIST(struct rwc_back_edge) edges;
};

/* False: out of memory. rwc_back_edges_free is right either way. */
bool rwc_back_edges_find(struct rwc_back_edges *out, LLVMValueRef function);
void rwc_back_edges_free(struct rwc_back_edges *edges);

#endif
