/* SPDX-License-Identifier: Apache-2.0 */
/*
 * stack: how large the continuation stack must be.
 *
 * A program that traces keeps its frame while closest-hit or miss programs of the ray types it
 * traces run, and one that calls a callable program with frames while that runs. The deepest chain
 * of frames is the size, with at most max_trace_depth open traces, and between two of them and
 * after the last at most max_call_depth open calls; without recursion the chain ends by itself
 * earlier. Computed level by level:
 *     need[p] = frame(p) + max over programs that p can reach of their need one level deeper
 * from programs that may not trace any more, which have a frame where they call.
 *
 * Where the chain ends by itself before that many traces are open, their number need not be
 * checked, and where calls end by themselves, the stack's size need not.
 *
 * requires: split; leaves: unit->stack_size, unit->depth_suffices, unit->stack_suffices.
 */
#include <stdlib.h>
#include <string.h>

#include "compiler/unit.h"

static bool is_traced(const struct rwc_unit_program *from, const struct rwc_unit_program *to)
{
    return rwc_kinds[to->desc->kind].ends_ray && (from->traced_types & to->desc->ray_types) != 0;
}

static bool is_called(const struct rwc_unit_program *from, const struct rwc_unit_program *to)
{
    unsigned signature = to->signature < 63 ? to->signature : 63;
    return to->framed && (from->called >> signature & 1);
}

/* What is needed above each frame: by traces one level deeper (NULL: no trace is allowed), by calls
 * one call deeper. True when some program needs more than `need` says. */
static bool deepen(const struct rwc_unit *unit, const uint64_t *traced, const uint64_t *called,
                   uint64_t *need)
{
    bool grew = false;
    for (size_t p = 0; p < unit->program_count; p++) {
        const struct rwc_unit_program *from = &unit->programs[p];
        bool suspends = traced && from->resume_count;
        uint64_t below = 0;
        for (size_t q = 0; q < unit->program_count; q++) {
            bool calls = is_called(from, &unit->programs[q]);
            suspends |= calls;
            if (calls && called[q] > below) below = called[q];
            if (!traced || !is_traced(from, &unit->programs[q])) continue;
            if (traced[q] > below) below = traced[q];
        }
        uint64_t wanted = suspends ? from->frame_size + below : 0;
        grew |= wanted > need[p];
        need[p] = wanted;
    }
    return grew;
}

/* One trace deeper, and within that as many calls as are allowed. The arrays hold one number a
 * program: `traced` what is needed above a trace (NULL: no trace is allowed), `need` the result.
 * False when nothing needs more than before. `calls_end`: nor would more calls need more. */
static bool deepen_trace(const struct rwc_unit *unit, const uint64_t *traced, uint64_t *called,
                         uint64_t *need, bool *calls_end)
{
    size_t bytes = unit->program_count * sizeof(*need);
    memset(called, 0, bytes);
    bool grew = deepen(unit, traced, called, need);
    *calls_end = false;
    for (uint32_t call = 0; !*calls_end; call++) {
        memcpy(called, need, bytes);
        *calls_end = !deepen(unit, traced, called, need);
        if (call == unit->desc->max_call_depth) break;
        grew |= !*calls_end;
    }
    memcpy(need, called, bytes);
    return grew && (!traced || memcmp(traced, need, bytes));
}

static uint64_t most(const uint64_t *need, size_t count)
{
    uint64_t size = 0;
    for (size_t p = 0; p < count; p++)
        if (need[p] > size) size = need[p];
    return size;
}

/* Whether chains end by themselves, before the limits do, is found with one trace more than are
 * allowed. */
static uint64_t deepest(struct rwc_unit *unit, uint64_t *traced, uint64_t *called, uint64_t *need)
{
    deepen_trace(unit, NULL, called, need, &unit->stack_suffices);
    uint64_t size = most(need, unit->program_count);
    memcpy(traced, need, unit->program_count * sizeof(*need));
    for (uint32_t depth = 0; depth <= unit->desc->max_trace_depth; depth++) {
        bool grew = deepen_trace(unit, traced, called, need, &unit->stack_suffices);
        unit->depth_suffices = !grew;
        if (!grew || depth == unit->desc->max_trace_depth) break;
        uint64_t deeper = most(need, unit->program_count);
        if (deeper > size) size = deeper;
        memcpy(traced, need, unit->program_count * sizeof(*need));
    }
    return size;
}

bool rwc_pass_stack(struct rwc_unit *unit)
{
    size_t count = unit->program_count;
    uint64_t *need = calloc(3 * count + 1, sizeof(*need));
    if (!need) {
        rwc_out_of_memory(unit->diag, NULL, "while sizing the continuation stack");
        return false;
    }
    uint64_t size = deepest(unit, need + count, need + 2 * count, need);
    free(need);
    /* Strategy DIRECT has no frames to tell by. */
    if (unit->desc->strategy == RWC_STRATEGY_DIRECT) unit->depth_suffices = false;
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
