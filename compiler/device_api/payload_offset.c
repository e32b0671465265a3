/* SPDX-License-Identifier: Apache-2.0 */
/*
 * payload_offset: where every payload of the kernel lies on the continuation stack, programs find
 * theirs by its offset there:
 *
 *   %p = load ptr, lane->payload   ->   %o = load i32, lane->payload_offset
 *                                       %p = getelementptr lane->stack, %o
 *
 * The offset is half as large, in registers and in frames, and the address is known to be local
 * memory. A payload lies on the stack if it is a local variable of the program that traces, since
 * split moves those to the frame, or that program's own payload.
 *
 * Where ray generation programs alone trace, the pointer is better: their frames lie at one place,
 * and it becomes a constant.
 *
 * requires: traces are rwc.trace, payload accesses are checked; leaves: no load of lane->payload,
 * or all of them.
 */
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "compiler/ir/ir.h"
#include "compiler/ir/marker.h"
#include "compiler/ir/trace_op.h"
#include "compiler/ir/value_map.h"
#include "compiler/device_api/payload.h"

/* Is that where the pointer points, whatever way it came about? */
static bool is_on_stack(struct rwc_value_map *seen, LLVMValueRef pointer)
{
    if (rwc_value_map_get(seen, pointer)) return true;
    rwc_value_map_set(seen, pointer, pointer);
    if (LLVMIsAAllocaInst(pointer) || rwc_is_payload_load(pointer)) return true;
    if (LLVMIsUndef(pointer)) return true;
    if (!LLVMIsAInstruction(pointer)) return false;
    switch (LLVMGetInstructionOpcode(pointer)) {
    case LLVMGetElementPtr:
    case LLVMBitCast:
    case LLVMAddrSpaceCast:
        return is_on_stack(seen, LLVMGetOperand(pointer, 0));
    case LLVMSelect:
        return is_on_stack(seen, LLVMGetOperand(pointer, 1)) &&
               is_on_stack(seen, LLVMGetOperand(pointer, 2));
    case LLVMPHI:
        for (unsigned k = 0; k < LLVMCountIncoming(pointer); k++)
            if (!is_on_stack(seen, LLVMGetIncomingValue(pointer, k))) return false;
        return true;
    default:
        return false;
    }
}

/* *traces is set if there are any. */
static bool traces_from_stack(struct rwc_unit *unit, LLVMValueRef function, bool *traces)
{
    LLVMValueRef *calls;
    size_t count;
    if (!rwc_ir_calls(unit, function, &calls, &count)) return false;
    bool ok = true;
    for (size_t k = 0; k < count && ok; k++) {
        if (rwc_marker_of(calls[k]) != RWC_MARKER_TRACE) continue;
        struct rwc_value_map seen = {0};
        *traces = true;
        ok = is_on_stack(&seen, rwc_trace_operand(calls[k], RWC_TRACE_PAYLOAD)) && !seen.failed;
        rwc_value_map_clear(&seen);
    }
    free(calls);
    return ok;
}

static void replace_load(LLVMBuilderRef builder, const struct rwc_types *t, LLVMValueRef load)
{
    LLVMValueRef lane = LLVMGetOperand(LLVMGetOperand(load, 0), 0);
    LLVMPositionBuilderBefore(builder, load);
    LLVMValueRef offset =
        rwc_ir_load(builder, t->i32, lane, offsetof(struct rw_lane, payload_offset), 4);
    LLVMValueRef stack =
        rwc_ir_load_invariant(builder, t->ptr, lane, offsetof(struct rw_lane, stack), 8);
    LLVMValueRef wide = LLVMBuildZExt(builder, offset, t->i64, "");
    rwc_ir_replace(load, LLVMBuildGEP2(builder, t->i8, stack, &wide, 1, "payload"));
}

static void replace_loads(struct rwc_unit *unit, LLVMValueRef function)
{
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(unit->context);
    struct rwc_types types = rwc_ir_types(unit->context);
    for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(function); b; b = LLVMGetNextBasicBlock(b))
        for (LLVMValueRef i = LLVMGetFirstInstruction(b), next; i; i = next) {
            next = LLVMGetNextInstruction(i);
            if (rwc_is_payload_load(i)) replace_load(builder, &types, i);
        }
    LLVMDisposeBuilder(builder);
}

bool rwc_pass_payload_offset(struct rwc_unit *unit)
{
    if (unit->desc->strategy == RWC_STRATEGY_DIRECT) return false;
    bool nests = false;
    for (size_t k = 0; k < unit->program_count; k++) {
        bool traces = false;
        if (!traces_from_stack(unit, unit->programs[k].function, &traces)) return false;
        nests |= traces && unit->programs[k].desc->kind != RWC_RAY_GENERATION;
    }
    if (!nests) return false;
    for (size_t k = 0; k < unit->program_count; k++)
        replace_loads(unit, unit->programs[k].function);
    return true;
}
