/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The operands of a trace, in order: of the marker rwc.trace, which the intrinsics pass makes, and
 * of the built-in functions that it becomes a call of (programs/builtins.h), rw_trace by split or,
 * with strategy DIRECT, rw_trace_direct at once. Whoever reads one asks for it by name; an operand
 * more is a line here, its value in lower_trace (device_api/intrinsics.c), a parameter there.
 */
#ifndef RWC_TRACE_OP_H
#define RWC_TRACE_OP_H

#include <llvm-c/Core.h>
#include <stdint.h>

#define RWC_TRACE_SUSPENDED "rw_trace"
#define RWC_TRACE_DIRECT "rw_trace_direct"
#define RWC_TRAVERSE "rw_traverse_warp" /* what follows the former: false where no lane has a ray */

enum rwc_trace_operand {
    RWC_TRACE_LANE,
    RWC_TRACE_ROOT, /* node to trace against */
    RWC_TRACE_ORIGIN_X,
    RWC_TRACE_ORIGIN_Y,
    RWC_TRACE_ORIGIN_Z,
    RWC_TRACE_DIRECTION_X,
    RWC_TRACE_DIRECTION_Y,
    RWC_TRACE_DIRECTION_Z,
    RWC_TRACE_RAY_TYPE,
    RWC_TRACE_MIN_DISTANCE,
    RWC_TRACE_MAX_DISTANCE,
    RWC_TRACE_MASK,
    RWC_TRACE_FLAGS, /* RTrayflags */
    RWC_TRACE_PAYLOAD,
    RWC_TRACE_PAYLOAD_SIZE, /* bytes */
    RWC_TRACE_TIME,         /* of the ray */
    RWC_TRACE_OPERANDS
};

static inline LLVMValueRef rwc_trace_operand(LLVMValueRef call, enum rwc_trace_operand operand)
{
    return LLVMGetOperand(call, operand);
}

/* RTrayflags and RW_RAY_FLAG_* that the ray has in any case, and that it may have. */
struct rwc_trace_flags {
    uint32_t certain, possible;
};
struct rwc_trace_flags rwc_trace_flags(LLVMValueRef call);

/* Bit set of the ray types whose closest-hit and miss programs may run; ~0u: any. */
uint32_t rwc_trace_types(LLVMValueRef call);

#endif
