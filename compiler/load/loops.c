/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Programs that can be ended wherever they loop: RW_DEBUG=loops.
 *
 *   body:                           body:
 *     ...                    ->       ...
 *     br i1 %again, body, end         call void @rwc.loop()      (asked by the pass intrinsics)
 *                                     br i1 %again, body, end
 *
 * The marker goes to the end of each block from which an edge leads back to one that a walk in
 * depth came through, so that every cycle has one. Functions that call themselves are bounded by
 * their stack.
 *
 * Requires: inline; leaves: rwc.loop markers in programs and in functions that stay.
 */
#include "compiler/ir/ir.h"
#include "compiler/ir/marker.h"
#include "compiler/load/call_graph.h"

/* A block of the path from the entry to where the walk is. */
struct step {
    LLVMBasicBlockRef block;
    unsigned next; /* of its successors */
};

struct walk {
    RW_LIST(struct step) path;
    RW_LIST(LLVMBasicBlockRef) latches;
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
    if (state == ON_PATH && !rw_list_add(&w->latches, block)) w->failed = true;
    if (state != ON_PATH && state != DONE) enter(w, successor);
}

/* Fills w->latches. False: out of memory. */
static bool find_latches(struct walk *w, LLVMValueRef function)
{
    enter(w, LLVMGetEntryBasicBlock(function));
    while (w->path.count && !w->failed && !w->state.failed) follow(w);
    return !w->failed && !w->state.failed;
}

static void end_walk(struct walk *w)
{
    rwc_value_map_clear(&w->state);
    free(w->path.items);
    free(w->latches.items);
}

bool rwc_has_loop(LLVMValueRef function)
{
    struct walk w = {0};
    bool has = !find_latches(&w, function) || w.latches.count;
    end_walk(&w);
    return has;
}

static bool mark(struct rwc_unit *unit, LLVMBuilderRef builder, LLVMValueRef function)
{
    struct walk w = {0};
    if (LLVMIsDeclaration(function)) return true;
    bool ok = find_latches(&w, function);
    for (size_t k = 0; ok && k < w.latches.count; k++) {
        LLVMPositionBuilderBefore(builder, LLVMGetBasicBlockTerminator(w.latches.items[k]));
        rwc_ir_call(unit, builder, RWC_LOOP, LLVMVoidTypeInContext(unit->context), NULL, 0);
    }
    end_walk(&w);
    return ok || rwc_out_of_memory(unit->diag, NULL, "while marking loops");
}

bool rwc_pass_loops(struct rwc_unit *unit)
{
    bool ok = true;
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(unit->context);
    for (size_t i = 0; i < unit->program_count; i++)
        ok = ok && mark(unit, builder, unit->programs[i].function);
    for (LLVMValueRef f = LLVMGetFirstFunction(unit->module); f; f = LLVMGetNextFunction(f))
        if (rwc_ir_view(unit, f)) ok = ok && mark(unit, builder, f);
    LLVMDisposeBuilder(builder);
    return ok;
}
