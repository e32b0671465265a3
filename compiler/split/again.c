/* SPDX-License-Identifier: Apache-2.0 */
/*
 * split: may a launch index trace again after a ray? Programs after every ray are worth another
 * schedule than those of one ray an index (rwc_kernel.traces_again).
 */
#include <stdlib.h>

#include "compiler/ir/marker.h"
#include "compiler/split/split.h"

struct search {
    const struct rwc_split *split;
    LLVMBasicBlockRef *waiting;
    size_t count;
    bool *seen; /* by block number */
};

static void add(struct search *search, LLVMBasicBlockRef block)
{
    uint32_t number = rwc_value_map_index(&search->split->live.block_index, block);
    if (search->seen[number]) return;
    search->seen[number] = true;
    search->waiting[search->count++] = block;
}

static bool is_trace(const struct rwc_split_call *call)
{
    return rwc_marker_of(call->call) == RWC_MARKER_TRACE;
}

/* In the block, or with NULL anywhere. */
static bool has_trace(const struct rwc_split *s, LLVMBasicBlockRef block)
{
    for (size_t k = 0; k < s->call_count; k++)
        if ((!block || s->calls[k].block == block) && is_trace(&s->calls[k])) return true;
    return false;
}

static bool comes_to_trace(struct search *search)
{
    for (size_t k = 0; k < search->split->call_count; k++)
        if (rwc_marker_of(search->split->calls[k].call) != RWC_MARKER_FAULT)
            add(search, search->split->calls[k].resume);
    while (search->count) {
        LLVMBasicBlockRef block = search->waiting[--search->count];
        if (has_trace(search->split, block)) return true;
        LLVMValueRef end = LLVMGetBasicBlockTerminator(block);
        for (unsigned k = 0; k < LLVMGetNumSuccessors(end); k++)
            add(search, LLVMGetSuccessor(end, k));
    }
    return false;
}

bool rwc_split_find_repetition(struct rwc_split *s)
{
    size_t blocks = s->live.block_count + 1;
    struct search search = {.split = s,
                            .waiting = calloc(blocks, sizeof(LLVMBasicBlockRef)),
                            .seen = calloc(blocks, sizeof(bool))};
    bool ok = search.waiting && search.seen;
    /* A program that ends rays runs after one: its first trace is another. */
    bool follows = rwc_kinds[s->program->desc->kind].ends_ray && has_trace(s, NULL);
    if (ok) s->program->traces_again = follows || comes_to_trace(&search);
    free(search.waiting);
    free(search.seen);
    return ok;
}
