/* SPDX-License-Identifier: Apache-2.0 */
/* See blocks.h. */
#include "compiler/ir/blocks.h"

#include <stdlib.h>

bool rwc_blocks_has(const struct rwc_blocks *blocks, LLVMBasicBlockRef block)
{
    return rwc_value_map_index(&blocks->in, block) != ~0u;
}

void rwc_blocks_drop(struct rwc_blocks *blocks)
{
    free(blocks->list.items);
    rwc_value_map_clear(&blocks->in);
    *blocks = (struct rwc_blocks){0};
}

bool rwc_blocks_add(struct rwc_blocks *blocks, LLVMBasicBlockRef block)
{
    if (rwc_blocks_has(blocks, block)) return true;
    rwc_value_map_set_index(&blocks->in, block, (uint32_t)blocks->list.count);
    return !blocks->in.failed && rw_list_add(&blocks->list, block);
}

bool rwc_blocks_add_predecessors(struct rwc_blocks *blocks, LLVMBasicBlockRef block)
{
    bool ok = true;
    LLVMUseRef use = LLVMGetFirstUse(LLVMBasicBlockAsValue(block));
    for (; ok && use; use = LLVMGetNextUse(use)) {
        LLVMValueRef user = LLVMGetUser(use);
        if (LLVMIsATerminatorInst(user))
            ok = rwc_blocks_add(blocks, LLVMGetInstructionParent(user));
    }
    return ok;
}

bool rwc_blocks_add_successors(struct rwc_blocks *blocks, LLVMBasicBlockRef block)
{
    bool ok = true;
    LLVMValueRef end = LLVMGetBasicBlockTerminator(block);
    for (unsigned k = 0; ok && k < LLVMGetNumSuccessors(end); k++)
        ok = rwc_blocks_add(blocks, LLVMGetSuccessor(end, k));
    return ok;
}

bool rwc_blocks_flood_back(struct rwc_blocks *blocks, size_t from)
{
    bool ok = true;
    for (size_t at = from; ok && at < blocks->list.count; at++)
        ok = rwc_blocks_add_predecessors(blocks, blocks->list.items[at]);
    return ok;
}

bool rwc_blocks_flood_on(struct rwc_blocks *blocks, size_t from)
{
    bool ok = true;
    for (size_t at = from; ok && at < blocks->list.count; at++)
        ok = rwc_blocks_add_successors(blocks, blocks->list.items[at]);
    return ok;
}
