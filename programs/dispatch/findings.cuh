/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a launch finds and tells the host: rw_launch.findings. Of each program and buffer the first
 * access outside is kept; two threads may come first.
 */
#ifndef RW_FINDINGS_CUH
#define RW_FINDINGS_CUH

#include "programs/builtins.h"
#include "programs/dispatch/trace.cuh"
#include "programs/scene.cuh"

RW_INLINE bool rw_is_limit(rw_u32 exception)
{
    bool at_limit = exception == RT_EXCEPTION_STACK_OVERFLOW || exception == rw_depth_exception();
    if (rw_has(RW_FEATURE_SBT)) at_limit |= exception == RT_EXCEPTION_INVALID_RAY;
    return at_limit;
}

RW_COLD void rw_write_limit(RW_GLOBAL struct rw_findings *findings, rw_u32 handler,
                            rw_u32 exception)
{
    if (rw_is_limit(exception) && findings && handler == 0) findings->limit = exception;
}

/* Where nobody handles exceptions an index ends at a limit in silence, so the host is told. */
RW_INLINE void rw_tell_limit(const struct rw_lane *lane)
{
    if (rw_verifies()) {
        rw_u32 exception = lane->exception;
        bool noted = exception >= RW_FAULT_TRAVERSABLE && exception <= RW_FAULT_LAST;
        if (!noted && rw_is_limit(exception)) rw_note_fault(lane, exception, {});
        return;
    }
    bool checks_rays = rw_has(RW_FEATURE_SBT) && rw_has(RW_FEATURE_RAY_CHECK);
    if (rw_hook_depth_suffices() && rw_hook_calls_suffice() && !checks_rays) return;
    const struct rw_launch *launch = lane->launch;
    rw_write_limit((RW_GLOBAL struct rw_findings *)launch->findings, rw_scene_exception(launch),
                   lane->exception);
}

RW_INLINE bool rw_is_noted(const RW_GLOBAL struct rw_findings *findings, rw_u32 program, rw_u32 id,
                           rw_u64 data)
{
    rw_u32 count = rw_min(findings->outside_count, RW_OUTSIDE_LIMIT);
    for (rw_u32 k = 0; k < count; k++) {
        const RW_GLOBAL struct rw_outside *o = &findings->outside[k];
        if (o->program == program && o->id == id && o->data == data) return true;
    }
    return false;
}

RW_BUILTIN void rw_note_outside(struct rw_lane *lane, rw_u32 outside, rw_u32 program,
                                const struct rw_buffer *buffer, rw_u32 id, rw_u32 dimensions,
                                rw_u64 x, rw_u64 y, rw_u64 z)
{
    RW_GLOBAL struct rw_findings *findings = (RW_GLOBAL struct rw_findings *)lane->launch->findings;
    if (!outside || !findings || rw_is_noted(findings, program, id, buffer->data)) return;
    rw_u32 at = rw_atomic_add32(&findings->outside_count, 1);
    if (at >= RW_OUTSIDE_LIMIT) return;
    RW_GLOBAL struct rw_outside *o = &findings->outside[at];
    o->id = id;
    o->own_id = buffer->id;
    o->dimensions = dimensions;
    o->data = buffer->data;
    o->index[0] = x;
    o->index[1] = y;
    o->index[2] = z;
    o->program = program;
}

#endif
