/* SPDX-License-Identifier: Apache-2.0 */
/* See back_edges.h. */
#include "compiler/ir/back_edges.h"

#include <stdint.h>

#include "compiler/ir/value_map.h"

/* A block of the path from the entry to where the walk is. */
struct step {
    LLVMBasicBlockRef block;
    unsigned next; /* of its successors */
};

struct walk {
    RW_LIST(struct step) path;
    struct rwc_back_edges *found;
    struct rwc_value_map state;
    bool failed;
};

enum { ON_PATH, DONE };

static void enter(struct walk *w, LLVMBasicBlockRef block)
{
    const struct step step = {block, 0};
    rwc_value_map_set_index(&w->state, block, ON_PATH);
    if (!rw_list_add(&w->path, step)) w->failed = true;
}

static void note(struct walk *w, LLVMBasicBlockRef latch, LLVMBasicBlockRef header)
{
    const struct rwc_back_edge edge = {latch, header};
    if (!rw_list_add(&w->found->edges, edge)) w->failed = true;
}

static void follow(struct walk *w)
{
    struct step *last = &w->path.items[w->path.count - 1];
    LLVMBasicBlockRef block = last->block;
    LLVMValueRef end = LLVMGetBasicBlockTerminator(block);
    if (last->next == LLVMGetNumSuccessors(end)) {
        rwc_value_map_set_index(&w->state, block, DONE);
        w->path.count--;
        return;
    }
    LLVMBasicBlockRef successor = LLVMGetSuccessor(end, last->next++);
    uint32_t state = rwc_value_map_index(&w->state, successor);
    if (state == ON_PATH) note(w, block, successor);
    if (state != ON_PATH && state != DONE) enter(w, successor);
}

bool rwc_back_edges_find(struct rwc_back_edges *out, LLVMValueRef function)
{
    struct walk w = {.found = out};
    *out = (struct rwc_back_edges){0};
    enter(&w, LLVMGetEntryBasicBlock(function));
    while (w.path.count && !w.failed && !w.state.failed) follow(&w);
    const bool ok = !w.failed && !w.state.failed;
    rwc_value_map_clear(&w.state);
    free(w.path.items);
    return ok;
}

void rwc_back_edges_free(struct rwc_back_edges *edges)
{
    free(edges->edges.items);
    *edges = (struct rwc_back_edges){0};
}
