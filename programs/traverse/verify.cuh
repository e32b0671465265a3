/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Validation mode: whether handles are such of traversables, whether indices of records are those
 * of records, whether the headers of these are of groups of the right kind. What is not so is an
 * exception of the launch index, and where no program handles it, the launch's first is noted for
 * the host (runtime/optix7/validation.c). A record is looked at when a program of it is about to be
 * looked up, not before: applications leave alone what no ray uses.
 *
 * Kernels without RW_FEATURE_VERIFY have nothing of this.
 */
#ifndef RW_VERIFY_CUH
#define RW_VERIFY_CUH

#include "programs/builtins.h"
#include "programs/scene.cuh"
#include "programs/traverse/graph.cuh"

RW_INLINE bool rw_verifies(void)
{
    return rw_has(RW_FEATURE_SBT) && rw_has(RW_FEATURE_VERIFY);
}

/* ---- what is found ---- */

/* Values, for a lane whose address goes to a function is in memory. */
RW_COLD void rw_write_fault(RW_GLOBAL struct rw_findings *findings, rw_u32 exception,
                            struct rw_fault fault)
{
    if (rw_atomic_add32(&findings->outside_count, 1) != 0) return;
    findings->limit = exception;
    *(struct rw_fault *)&findings->fault = fault;
}

RW_INLINE void rw_note_fault(const struct rw_lane *lane, rw_u32 exception, struct rw_fault fault)
{
    RW_GLOBAL struct rw_findings *findings = (RW_GLOBAL struct rw_findings *)lane->launch->findings;
    if (!findings || rw_scene_exception(lane->launch) != 0) return;
    fault.launch_index[0] = lane->launch_index[0];
    fault.launch_index[1] = lane->launch_index[1];
    fault.launch_index[2] = lane->launch_index[2];
    fault.program = lane->tracer;
    rw_write_fault(findings, exception, fault);
}

RW_INLINE bool rw_fail(struct rw_lane *lane, rw_u32 exception, struct rw_fault fault)
{
    lane->exception = exception;
    rw_note_fault(lane, exception, fault);
    return false;
}

/* ---- handles ---- */

RW_INLINE bool rw_is_known(rw_u64 table, rw_u64 handle)
{
    const RW_GLOBAL struct rw_known_handles *known =
        (const RW_GLOBAL struct rw_known_handles *)table;
    if (!known) return true;
    rw_u64 low = 0, high = known->count;
    while (low < high) {
        rw_u64 middle = (low + high) / 2;
        if (known->handles[middle] < handle)
            low = middle + 1;
        else
            high = middle;
    }
    return low < known->count && known->handles[low] == handle;
}

/* What is known to be a handle can be read. */
RW_INLINE bool rw_has_mark(rw_u64 handle)
{
    return (handle & RW_HANDLE_BITS) == 0 && rw_structure_head(handle)->mark == RW_ACCEL_MARK;
}

/* Of the lane's ray; that of nothing is one. */
RW_INLINE bool rw_verify_handle(struct rw_lane *lane)
{
    if (!rw_verifies() || lane->handle == 0) return true;
    struct rw_fault fault = {};
    fault.handle = lane->handle;
    bool transform = (lane->handle & RW_HANDLE_TRANSFORM) != 0;
    if (!rw_is_known(lane->launch->handles, lane->handle) ||
        !(transform || rw_has_mark(lane->handle)))
        return rw_fail(lane, RW_FAULT_TRAVERSABLE, fault);
    bool fits =
        RW_GRAPH || !(transform || (!rw_has(RW_FEATURE_INSTANCES) &&
                                    rw_structure_head(lane->handle)->kind == RW_LEAF_INSTANCES));
    return fits || rw_fail(lane, RW_FAULT_LEVELS, fault);
}

/* ---- records ---- */

/* Is the header of record `index`, of `count` at `address`, of a group of that kind, or of one
 * without programs, whose kind does not matter? */
RW_INLINE bool rw_verify_record(struct rw_lane *lane, rw_u32 index, rw_u32 count, rw_u64 address,
                                rw_u32 kind, rw_u32 exception)
{
    struct rw_fault fault = {};
    fault.record = index;
    fault.count = count;
    if (index >= count) return rw_fail(lane, exception, fault);
    fault.group = *(const RW_GLOBAL rw_u32 *)address;
    const RW_GLOBAL struct rw_group *group = rw_scene_group(lane->launch, address);
    bool empty = (group->program | group->any_hit | group->intersection) == 0;
    bool right = group->kind == kind || (group->kind != 0 && empty);
    return right || rw_fail(lane, exception, fault);
}

RW_INLINE bool rw_verify_miss(struct rw_lane *lane)
{
    return !rw_verifies() ||
           rw_verify_record(lane, lane->miss_index, lane->launch->miss_count,
                            rw_scene_miss_record(lane), RW_GROUP_MISS, RW_FAULT_MISS);
}

RW_INLINE bool rw_verify_hit(struct rw_lane *lane, rw_u32 record)
{
    return !rw_verifies() ||
           rw_verify_record(lane, record, lane->launch->record_count,
                            rw_scene_record_address(lane, record), RW_GROUP_HIT, RW_FAULT_HIT);
}

/* Of a custom primitive, before its intersection program is looked up. */
RW_INLINE bool rw_verify_primitive(struct rw_lane *lane)
{
    return !rw_verifies() || rw_verify_hit(lane, rw_scene_hit_record(lane, lane->geometry, 0));
}

RW_INLINE rw_u64 rw_callable_record(const struct rw_lane *lane, rw_u32 index)
{
    return lane->launch->callables + (rw_u64)index * lane->launch->callable_stride;
}

/* Before a callable of `program` is looked up; `exception` where the record has none. */
RW_BUILTIN void rw_optix7_verify_callable(struct rw_lane *lane, rw_u32 index, rw_u32 exception)
{
    rw_u64 record = rw_callable_record(lane, index);
    rw_u32 count = lane->launch->callable_count;
    if (!rw_verify_record(lane, index, count, record, RW_GROUP_CALLABLES, RW_FAULT_CALLABLE))
        return;
    const RW_GLOBAL struct rw_group *group = rw_scene_group(lane->launch, record);
    struct rw_fault fault = {};
    fault.record = index;
    fault.count = count;
    bool direct = exception == RW_FAULT_NO_DIRECT;
    if ((direct ? group->program : group->any_hit) == 0) rw_fail(lane, exception, fault);
}

#endif
