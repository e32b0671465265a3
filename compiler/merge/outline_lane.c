/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A lane whose address is handed to functions lies in memory. The loops of traversal need it in
 * registers, so they get a copy of what they use:
 *
 *     before                            after
 *       entry:                            copy %near from %lane: what it reads and others write
 *       ... %lane ...                     ... %near ...
 *       call @rw_hook_intersect(%lane)    copy %lane from %near: what it writes and the callee sees
 *                                         call @rw_hook_intersect(%lane)
 *                                         copy %near from %lane: what the callee writes
 *       ret                               copy %lane from %near: what it writes and others read
 *
 * LLVM's SROA takes %near and the copies apart into a value for each field.
 *
 * What nobody else writes has no value at the entry: a lane that is alone in its warp traverses
 * each ray to its end, so what it keeps of one call is nothing to the next.
 */
#include <stdlib.h>

#include "compiler/ir/ir.h"
#include "compiler/merge/outline.h"

struct near {
    struct rwc_unit *unit;
    LLVMBuilderRef builder;
    LLVMValueRef lane, copy;
    struct rwc_lane_use own;
};

/* The parts of a lane that `mask` has, before an instruction. */
static void copy_parts(const struct near *n, LLVMValueRef before, LLVMValueRef to,
                       LLVMValueRef from, uint64_t mask)
{
    struct rwc_types t = rwc_ir_types(n->unit->context);
    LLVMPositionBuilderBefore(n->builder, before);
    for (uint64_t at = 0; at < sizeof(struct rw_lane); at += RWC_LANE_STEP) {
        uint64_t left = sizeof(struct rw_lane) - at;
        if (!(mask >> (at / RWC_LANE_STEP) & 1)) continue;
        LLVMValueRef size = LLVMConstInt(t.i64, left < RWC_LANE_STEP ? left : RWC_LANE_STEP, false);
        LLVMBuildMemCpy(n->builder, rwc_ir_at(n->builder, to, at), RWC_LANE_STEP,
                        rwc_ir_at(n->builder, from, at), RWC_LANE_STEP, size);
    }
}

/* A call that gets the lane. */
static void lend(const struct near *n, LLVMValueRef call)
{
    LLVMValueRef parameter = LLVMGetParam(LLVMGetCalledValue(call), 0);
    struct rwc_lane_use seen = rwc_lane_use_below(n->unit, parameter, NULL);
    uint64_t near = n->own.read | n->own.written;
    copy_parts(n, call, n->lane, n->copy, n->own.written & (seen.read | seen.written));
    copy_parts(n, LLVMGetNextInstruction(call), n->copy, n->lane, near & seen.written);
}

static void lend_in(const struct near *n, LLVMValueRef function)
{
    LLVMValueRef *calls;
    size_t count;
    if (!rwc_ir_calls(n->unit, function, &calls, &count)) return;
    for (size_t k = 0; k < count; k++) {
        if (LLVMIsDeclaration(LLVMGetCalledValue(calls[k])) ||
            LLVMGetOperand(calls[k], 0) != n->copy)
            continue;
        LLVMSetOperand(calls[k], 0, n->lane);
        lend(n, calls[k]);
    }
    free(calls);
}

/* What the callers of a function do to the lane that they give it, and all others that they give it
 * to. */
static struct rwc_lane_use use_elsewhere(struct rwc_unit *unit, LLVMValueRef function)
{
    struct rwc_lane_use all = {0, 0};
    for (LLVMUseRef use = LLVMGetFirstUse(function); use; use = LLVMGetNextUse(use)) {
        LLVMValueRef lane = LLVMGetOperand(LLVMGetUser(use), 0);
        struct rwc_lane_use caller = rwc_lane_use_below(unit, lane, function);
        all.read |= caller.read;
        all.written |= caller.written;
    }
    return all;
}

/* The lane is a parameter: it comes and goes. */
static void copy_at_ends(const struct near *n, LLVMValueRef function)
{
    struct rwc_lane_use others = use_elsewhere(n->unit, function);
    uint64_t in = (n->own.read | n->own.written) & others.written;
    copy_parts(n, rwc_ir_after_allocas(function), n->copy, n->lane, in);
    for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(function); b; b = LLVMGetNextBasicBlock(b)) {
        LLVMValueRef end = LLVMGetBasicBlockTerminator(b);
        if (LLVMGetInstructionOpcode(end) == LLVMRet)
            copy_parts(n, end, n->lane, n->copy, n->own.written & others.read);
    }
}

void rwc_lane_to_registers(struct rwc_unit *unit, LLVMValueRef function, LLVMValueRef lane)
{
    struct near n = {unit, LLVMCreateBuilderInContext(unit->context), lane, NULL,
                     rwc_lane_use(unit, lane)};
    n.copy = rwc_ir_entry_alloca(function, sizeof(struct rw_lane), 16, "near");
    LLVMReplaceAllUsesWith(lane, n.copy);
    lend_in(&n, function);
    if (LLVMIsAArgument(lane)) copy_at_ends(&n, function);
    LLVMDisposeBuilder(n.builder);
}
