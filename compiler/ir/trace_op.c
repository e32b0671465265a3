/* SPDX-License-Identifier: Apache-2.0 */
/* See trace_op.h. */
#include "compiler/ir/trace_op.h"

#include <stdbool.h>

#include "raywright_abi.h"

/* How deep in an expression of flags is looked. */
enum { MOST_LEVELS = 8 };

static const struct rwc_trace_flags unknown = {0, ~0u};

/* Of an operation on two values, or of the choice between them. */
static struct rwc_trace_flags join(LLVMOpcode opcode, struct rwc_trace_flags a,
                                   struct rwc_trace_flags b)
{
    bool either = opcode == LLVMOr, both = opcode == LLVMAnd;
    return (struct rwc_trace_flags){either ? a.certain | b.certain : a.certain & b.certain,
                                    both ? a.possible & b.possible : a.possible | b.possible};
}

/* What a trace was given has RW_RAY_FLAG_* set and all else cleared by constants
 * (device_api/optix7.c), which instcombine moves into the arms of a choice of flags. Flags of which
 * nothing is known may be any, marks included. */
static struct rwc_trace_flags known_bits(LLVMValueRef value, unsigned levels)
{
    if (LLVMIsAConstantInt(value)) {
        uint32_t bits = (uint32_t)LLVMConstIntGetZExtValue(value);
        return (struct rwc_trace_flags){bits, bits};
    }
    if (!LLVMIsAInstruction(value) || levels == 0) return unknown;
    LLVMOpcode opcode = LLVMGetInstructionOpcode(value);
    bool chooses = opcode == LLVMSelect;
    if (!chooses && opcode != LLVMOr && opcode != LLVMAnd) return unknown;
    return join(opcode, known_bits(LLVMGetOperand(value, chooses), levels - 1),
                known_bits(LLVMGetOperand(value, chooses + 1u), levels - 1));
}

struct rwc_trace_flags rwc_trace_flags(LLVMValueRef call)
{
    return known_bits(rwc_trace_operand(call, RWC_TRACE_FLAGS), MOST_LEVELS);
}

uint32_t rwc_trace_types(LLVMValueRef call)
{
    if (rwc_trace_flags(call).certain & RW_RAY_FLAG_TRAVERSE) return 0;
    LLVMValueRef type = rwc_trace_operand(call, RWC_TRACE_RAY_TYPE);
    unsigned long long number = LLVMIsAConstantInt(type) ? LLVMConstIntGetZExtValue(type) : 32;
    return number < 32 ? 1u << number : ~0u;
}
