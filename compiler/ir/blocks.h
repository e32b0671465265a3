/* SPDX-License-Identifier: Apache-2.0 */
/* Sets of basic blocks, each once and in the order in which it came, that grow along edges. */
#ifndef RWC_BLOCKS_H
#define RWC_BLOCKS_H

#include <llvm-c/Core.h>
#include <stdbool.h>
#include <stddef.h>

#include "base/list.h"
#include "compiler/ir/value_map.h"

struct rwc_blocks {
    RW_LIST(LLVMBasicBlockRef) list;
    struct rwc_value_map in;
};

bool rwc_blocks_has(const struct rwc_blocks *blocks, LLVMBasicBlockRef block);
void rwc_blocks_drop(struct rwc_blocks *blocks);

/* False, here and below: out of memory. */
bool rwc_blocks_add(struct rwc_blocks *blocks, LLVMBasicBlockRef block);
bool rwc_blocks_add_predecessors(struct rwc_blocks *blocks, LLVMBasicBlockRef block);
bool rwc_blocks_add_successors(struct rwc_blocks *blocks, LLVMBasicBlockRef block);
/* Adds all that leads to the blocks from the one at `from` on, or that these lead to. Those before
 * it bound the flood. */
bool rwc_blocks_flood_back(struct rwc_blocks *blocks, size_t from);
bool rwc_blocks_flood_on(struct rwc_blocks *blocks, size_t from);

#endif
