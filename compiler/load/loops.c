/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Programs that can be ended wherever they loop: RW_DEBUG=loops.
 *
 *   body:                           body:
 *     ...                    ->       ...
 *     br i1 %again, body, end         call void @rwc.loop()      (asked by the pass intrinsics)
 *                                     br i1 %again, body, end
 *
 * The marker goes to the end of each block that a back edge begins at, so that every cycle has one.
 * Functions that call themselves are bounded by their stack.
 *
 * Requires: inline; leaves: rwc.loop markers in programs and in functions that stay.
 */
#include "compiler/ir/back_edges.h"
#include "compiler/ir/ir.h"
#include "compiler/ir/marker.h"
#include "compiler/load/call_graph.h"

bool rwc_has_loop(LLVMValueRef function)
{
    struct rwc_back_edges found;
    bool has = !rwc_back_edges_find(&found, function) || found.edges.count;
    rwc_back_edges_free(&found);
    return has;
}

static bool mark(struct rwc_unit *unit, LLVMBuilderRef builder, LLVMValueRef function)
{
    struct rwc_back_edges found;
    if (LLVMIsDeclaration(function)) return true;
    bool ok = rwc_back_edges_find(&found, function);
    for (size_t k = 0; ok && k < found.edges.count; k++) {
        LLVMBasicBlockRef latch = found.edges.items[k].latch;
        LLVMPositionBuilderBefore(builder, LLVMGetBasicBlockTerminator(latch));
        rwc_ir_call(unit, builder, RWC_LOOP, LLVMVoidTypeInContext(unit->context), NULL, 0);
    }
    rwc_back_edges_free(&found);
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
