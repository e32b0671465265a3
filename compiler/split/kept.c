/* SPDX-License-Identifier: Apache-2.0 */
/*
 * split: after a trace the lane still has the ray, unless a program that ran after the ray has
 * traced another. What the trace was given is then read from the lane, and takes no place in the
 * frame: paths go on from where their ray came from.
 */
#include <stddef.h>
#include <stdlib.h>

#include "base/bits.h"
#include "compiler/ir/marker.h"
#include "compiler/ir/trace_op.h"
#include "compiler/pipeline.h"
#include "compiler/split/remat.h"
#include "compiler/split/split.h"

static const struct {
    enum rwc_trace_operand operand;
    size_t field; /* of struct rw_lane */
} kept[] = {
    {RWC_TRACE_ORIGIN_X, offsetof(struct rw_lane, origin[0])},
    {RWC_TRACE_ORIGIN_Y, offsetof(struct rw_lane, origin[1])},
    {RWC_TRACE_ORIGIN_Z, offsetof(struct rw_lane, origin[2])},
    {RWC_TRACE_DIRECTION_X, offsetof(struct rw_lane, direction[0])},
    {RWC_TRACE_DIRECTION_Y, offsetof(struct rw_lane, direction[1])},
    {RWC_TRACE_DIRECTION_Z, offsetof(struct rw_lane, direction[2])},
    {RWC_TRACE_MIN_DISTANCE, offsetof(struct rw_lane, tmin)},
    {RWC_TRACE_MAX_DISTANCE, offsetof(struct rw_lane, tmax)},
    {RWC_TRACE_TIME, offsetof(struct rw_lane, time)},
};
enum { KEPT = sizeof(kept) / sizeof(kept[0]) };

bool rwc_split_find_suspending(struct rwc_unit *unit)
{
    for (size_t k = 0; k < unit->program_count; k++) {
        LLVMValueRef *calls;
        size_t count;
        if (!rwc_ir_calls(unit, unit->programs[k].function, &calls, &count)) return false;
        for (size_t c = 0; c < count; c++) {
            enum rwc_marker marker = rwc_marker_of(calls[c]);
            unit->programs[k].suspends |= marker == RWC_MARKER_TRACE || marker == RWC_MARKER_CALL;
        }
        free(calls);
    }
    return true;
}

/* Does no program that runs when the ray has ended suspend? */
static bool ray_stays(const struct rwc_unit *unit, LLVMValueRef trace)
{
    uint32_t types = rwc_trace_types(trace);
    for (size_t k = 0; k < unit->program_count; k++) {
        const struct rwc_unit_program *p = &unit->programs[k];
        bool follows = rwc_kinds[p->desc->kind].ends_ray && (p->desc->ray_types & types) != 0;
        if (follows && p->suspends) return false;
    }
    return true;
}

void rwc_split_keep_ray(struct rwc_split *s, size_t k)
{
    LLVMValueRef call = s->calls[k].call;
    if (rwc_is_skipped(s->unit->desc, "keep")) return;
    if (rwc_marker_of(call) != RWC_MARKER_TRACE || !ray_stays(s->unit, call)) return;
    for (size_t o = 0; o < KEPT; o++) {
        LLVMValueRef value = rwc_trace_operand(call, kept[o].operand);
        uint32_t number = rwc_value_map_index(&s->live.value_index, value);
        if (number == ~0u || LLVMGetInstructionParent(value) == s->dispatch) continue;
        if (rw_bit_get(rwc_live_at_start(&s->live, s->calls[k].resume), number))
            s->calls[k].choice[number] = RWC_KEPT;
    }
}

void rwc_split_read_ray(struct rwc_split *s, size_t k, struct rwc_value_map *available)
{
    if (rwc_marker_of(s->calls[k].call) != RWC_MARKER_TRACE) return;
    for (size_t o = 0; o < KEPT; o++) {
        LLVMValueRef value = rwc_trace_operand(s->calls[k].call, kept[o].operand);
        uint32_t number = rwc_value_map_index(&s->live.value_index, value);
        if (number == ~0u || s->calls[k].choice[number] != RWC_KEPT) continue;
        rwc_value_map_set(available, value,
                          rwc_ir_load(s->builder, s->types.f32, s->lane, kept[o].field, 4));
    }
}
