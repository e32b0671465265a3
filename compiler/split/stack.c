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
 * from programs that may not trace any more, which have a frame where they call or wait for a page.
 *
 * Where the chain ends by itself before that many traces are open, their number need not be
 * checked, and where calls end by themselves, theirs need not.
 *
 * requires: split; leaves: unit->stack_size, unit->depth_suffices, unit->calls_suffice.
 */
#include <stdlib.h>
#include <string.h>

#include "compiler/unit.h"

enum { RAY_TYPES = 32 };

/* What is needed above the frame of whoever traces or calls. */
struct above {
    uint64_t trace[RAY_TYPES]; /* by ray type */
    uint64_t *call;            /* by call set */
};

/* One number a program each. */
struct needs {
    const struct rwc_unit *unit;
    uint64_t *need, *traced, *called;
    uint32_t *place; /* index of a program by its id */
    struct above above;
};

static void raise(uint64_t *most, uint64_t value)
{
    if (value > *most) *most = value;
}

/* traced: by traces that are one level deeper; NULL: no trace is allowed. */
static void find_above(struct needs *n, const uint64_t *traced)
{
    const struct rwc_unit *unit = n->unit;
    memset(n->above.trace, 0, sizeof(n->above.trace));
    for (size_t p = 0; traced && p < unit->program_count; p++) {
        const struct rwc_program_desc *desc = unit->programs[p].desc;
        const uint32_t types = rwc_kinds[desc->kind].ends_ray ? desc->ray_types : 0;
        for (unsigned t = 0; t < RAY_TYPES; t++)
            if (types >> t & 1) raise(&n->above.trace[t], traced[p]);
    }
    for (size_t s = 0; s < unit->call_sets.count; s++) {
        const struct rwc_call_set *set = &unit->call_sets.items[s];
        n->above.call[s] = 0;
        for (size_t k = 0; k < set->count; k++)
            raise(&n->above.call[s], n->called[n->place[set->ids[k]]]);
    }
}

static uint64_t above(const struct needs *n, const struct rwc_unit_program *from)
{
    uint64_t most = 0;
    for (unsigned t = 0; t < RAY_TYPES; t++)
        if (from->traced_types >> t & 1) raise(&most, n->above.trace[t]);
    for (size_t k = 0; k < from->called.count; k++)
        raise(&most, n->above.call[from->called.items[k]]);
    return most;
}

static bool calls(const struct rwc_unit *unit, const struct rwc_unit_program *from)
{
    for (size_t k = 0; k < from->called.count; k++)
        if (unit->call_sets.items[from->called.items[k]].count) return true;
    return false;
}

/* One call deeper, from what is needed above each frame. True when some program needs more than
 * before. */
static bool deepen(struct needs *n, const uint64_t *traced)
{
    bool grew = false;
    find_above(n, traced);
    for (size_t p = 0; p < n->unit->program_count; p++) {
        const struct rwc_unit_program *from = &n->unit->programs[p];
        bool suspends = (traced && from->resume_count) || from->faults || calls(n->unit, from);
        uint64_t wanted = suspends ? from->frame_size + above(n, from) : 0;
        grew |= wanted > n->need[p];
        n->need[p] = wanted;
    }
    return grew;
}

/* One trace deeper, and within that as many calls as are allowed. False when nothing needs more
 * than before. `calls_end`: nor would more calls need more. */
static bool deepen_trace(struct needs *n, const uint64_t *traced, bool *calls_end)
{
    size_t bytes = n->unit->program_count * sizeof(*n->need);
    memset(n->called, 0, bytes);
    bool grew = deepen(n, traced);
    *calls_end = false;
    for (uint32_t call = 0; !*calls_end; call++) {
        memcpy(n->called, n->need, bytes);
        *calls_end = !deepen(n, traced);
        if (call == n->unit->desc->max_call_depth) break;
        grew |= !*calls_end;
    }
    memcpy(n->need, n->called, bytes);
    return grew && (!traced || memcmp(traced, n->need, bytes));
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
static uint64_t deepest(struct rwc_unit *unit, struct needs *n)
{
    const size_t count = unit->program_count;
    deepen_trace(n, NULL, &unit->calls_suffice);
    uint64_t size = most(n->need, count);
    memcpy(n->traced, n->need, count * sizeof(*n->need));
    for (uint32_t depth = 0; depth <= unit->desc->max_trace_depth; depth++) {
        bool grew = deepen_trace(n, n->traced, &unit->calls_suffice);
        unit->depth_suffices = !grew;
        if (!grew || depth == unit->desc->max_trace_depth) break;
        raise(&size, most(n->need, count));
        memcpy(n->traced, n->need, count * sizeof(*n->need));
    }
    return size;
}

static uint32_t largest_id(const struct rwc_unit *unit)
{
    uint32_t largest = 0;
    for (size_t p = 0; p < unit->program_count; p++)
        if (unit->programs[p].desc->id > largest) largest = unit->programs[p].desc->id;
    return largest;
}

/* False: out of memory. */
static bool find_size(struct rwc_unit *unit, uint64_t *size)
{
    const size_t count = unit->program_count;
    struct needs n = {.unit = unit};
    uint64_t *storage = calloc(3 * count + unit->call_sets.count + 1, sizeof(*storage));
    n.place = calloc(largest_id(unit) + 1, sizeof(*n.place));
    bool ok = storage && n.place;
    if (ok) {
        n.need = storage;
        n.traced = n.need + count;
        n.called = n.traced + count;
        n.above.call = n.called + count;
        for (size_t p = 0; p < count; p++) n.place[unit->programs[p].desc->id] = (uint32_t)p;
        *size = deepest(unit, &n);
    }
    free(storage);
    free(n.place);
    return ok;
}

/* Frames keep states and counts in one word. */
static bool check_states(struct rwc_unit *unit)
{
    if (unit->state_count < RW_RESUME_CALL) return true;
    return rwc_error(unit->diag, NULL, 0,
                     "the programs have %u states, of which there can be %u: less of them must "
                     "trace, or in fewer places",
                     unit->state_count, RW_RESUME_CALL);
}

bool rwc_pass_stack(struct rwc_unit *unit)
{
    if (!check_states(unit)) return false;
    uint64_t size = 0;
    if (!find_size(unit, &size)) {
        rwc_out_of_memory(unit->diag, NULL, "while sizing the continuation stack");
        return false;
    }
    /* Strategy DIRECT has no frames to tell by. */
    if (unit->desc->strategy == RWC_STRATEGY_DIRECT) unit->depth_suffices = false;
    if (size < unit->desc->min_stack_size) size = unit->desc->min_stack_size;
    if (size > RWC_MOST_STACK) {
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
