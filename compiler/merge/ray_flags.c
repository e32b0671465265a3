/* SPDX-License-Identifier: Apache-2.0 */
/* See ray_flags.h. */
#include "compiler/merge/ray_flags.h"

#include "compiler/ir/trace_op.h"
#include "raywright.h"

/* It traces nothing; whether its program runs depends on what was traced before. */
static void add_invocation(struct rwc_ray_flags *flags)
{
    flags->possible |= RW_RAY_FLAG_INVOKE;
    flags->common &= ~(RW_RAY_FLAG_TRAVERSE | RT_RAY_FLAG_DISABLE_CLOSESTHIT);
}

static void add_call(struct rwc_ray_flags *flags, LLVMValueRef call)
{
    struct rwc_trace_flags of_call = rwc_trace_flags(call);
    if (of_call.certain & RW_RAY_FLAG_INVOKE) {
        add_invocation(flags);
        return;
    }
    flags->possible |= of_call.possible;
    flags->common &= of_call.certain;
    flags->traces++;
}

/* Strategy DIRECT: the one call inside the function that traces hands on what it was given. */
struct rwc_ray_flags rwc_find_ray_flags(const struct rwc_unit *unit)
{
    static const char *const names[] = {RWC_TRACE_SUSPENDED, RWC_TRACE_DIRECT};
    struct rwc_ray_flags flags = {0, UINT32_MAX, 0};
    LLVMValueRef direct = LLVMGetNamedFunction(unit->module, RWC_TRACE_DIRECT);
    for (size_t k = 0; k < 2; k++) {
        LLVMValueRef trace = LLVMGetNamedFunction(unit->module, names[k]);
        LLVMUseRef use = trace ? LLVMGetFirstUse(trace) : NULL;
        for (; use; use = LLVMGetNextUse(use)) {
            LLVMValueRef call = LLVMGetUser(use);
            if (LLVMGetBasicBlockParent(LLVMGetInstructionParent(call)) != direct)
                add_call(&flags, call);
        }
    }
    flags.common &= flags.possible; /* where nothing is traced */
    return flags;
}
