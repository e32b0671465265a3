/* SPDX-License-Identifier: Apache-2.0 */
/*
 * stack: how large the continuation stack must be.
 *
 * A program that traces keeps its frame while closest-hit or miss programs of the ray types it
 * traces run. The deepest chain of frames with at most max_trace_depth open traces is the size;
 * without recursion the chain ends by itself earlier. Computed over depths, one round a depth:
 *     need[p] = frame(p) + max over programs q that p's rays can reach of need[q] one level deeper
 *
 * requires: split; leaves: unit->stack_size.
 */
#include <stdlib.h>

#include "compiler/unit.h"

static bool is_reached(const struct rwc_unit_program *from, const struct rwc_unit_program *to)
{
    bool after_ray = to->desc->kind == RWC_CLOSEST_HIT || to->desc->kind == RWC_MISS;
    return after_ray && (from->traced_types & to->desc->ray_types) != 0;
}

/* One more level of depth; true when some program needs more than before. */
static bool deepen(const struct rwc_unit *unit, const uint64_t *need, uint64_t *deeper)
{
    bool grew = false;
    for (size_t p = 0; p < unit->program_count; p++) {
        const struct rwc_unit_program *from = &unit->programs[p];
        uint64_t below = 0;
        for (size_t q = 0; q < unit->program_count; q++)
            if (is_reached(from, &unit->programs[q]) && need[q] > below) below = need[q];
        deeper[p] = from->resume_count ? from->frame_size + below : 0;
        grew |= deeper[p] > need[p];
    }
    return grew;
}

static uint64_t deepest(const struct rwc_unit *unit, uint64_t *need, uint64_t *deeper)
{
    for (uint32_t depth = 0; depth < unit->desc->max_trace_depth; depth++) {
        if (!deepen(unit, need, deeper)) break;
        uint64_t *swap = need;
        need = deeper;
        deeper = swap;
    }
    uint64_t size = 0;
    for (size_t p = 0; p < unit->program_count; p++)
        if (need[p] > size) size = need[p];
    return size;
}

bool rwc_pass_stack(struct rwc_unit *unit)
{
    uint64_t *need = calloc(2 * unit->program_count + 1, sizeof(*need));
    if (!need) {
        rwc_error(unit->diag, NULL, 0, "out of memory while sizing the continuation stack");
        return false;
    }
    uint64_t size = deepest(unit, need, need + unit->program_count);
    free(need);
    if (size < unit->desc->min_stack_size) size = unit->desc->min_stack_size;
    if (size > 1u << 30) {
        rwc_error(
            unit->diag, NULL, 0,
            "the continuation stack needs %llu bytes per ray at a trace depth of %u; lower the "
            "depth with rtContextSetMaxTraceDepth",
            (unsigned long long)size, unit->desc->max_trace_depth);
        return false;
    }
    unit->stack_size = ((uint32_t)size + 15u) & ~15u;
    if (unit->stack_size == 0) unit->stack_size = 16;
    const uint32_t details = (sizeof(struct rw_exception_details) + 15u) & ~15u;
    if (unit->records_details && unit->stack_size < details) unit->stack_size = details;
    return false;
}
