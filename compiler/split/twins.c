/* SPDX-License-Identifier: Apache-2.0 */
/*
 * twins: two traces that go on alike become one. Compilers of CUDA C turn
 *
 *     for (;;) { trace(ray); if (missed) break; ... }
 *
 * into a loop that ends with its trace, and a copy of the trace before it. Lanes that wait at the
 * copy would run by themselves although all that follows is the same code; two branches that both
 * trace and meet again are another such case.
 *
 *     a:  ...           b:  ...                  a:  ...         b:  ...
 *         trace(x)          trace(y)                 br both         br both
 *         load, compare     load, compare        both: phi x, y
 *         br c, d           br c, d                  trace; load, compare; br c, d
 *
 * What stands between the two traces and the ends of their blocks has to be the same, up to
 * operands that come from before the traces; those that differ become phis.
 *
 * requires: markers rwc.trace, which `split` takes next; leaves: perhaps fewer of them.
 */
#include <stdlib.h>

#include "compiler/ir/marker.h"
#include "compiler/split/twins.h"

struct search {
    struct rwc_unit *unit;
    bool changed; /* the module, perhaps for nothing */
};

/* Traces in two blocks with the same successors. True if they are one now. */
static bool merge(struct search *s, LLVMValueRef first, LLVMValueRef second)
{
    struct rwc_twins twins;
    if (!rwc_twins_open(&twins, first, second)) return false;
    s->changed |= rwc_twins_free_addresses(&twins);
    if (!rwc_twins_match(&twins)) return false;
    rwc_twins_join(s->unit, &twins);
    s->changed = true;
    return true;
}

static bool is_trace(LLVMValueRef call)
{
    return rwc_marker_of(call) == RWC_MARKER_TRACE;
}

/* True if one of them is the trace's twin, and the trace is gone. */
static bool merge_with(struct search *s, LLVMValueRef *others, size_t count, LLVMValueRef trace)
{
    for (size_t k = 0; k < count; k++)
        if (merge(s, others[k], trace)) return true;
    return false;
}

/* True if some of the function's traces became one. */
static bool merge_some(struct search *s, LLVMValueRef function)
{
    LLVMValueRef *calls;
    size_t count, kept = 0, merged = 0;
    if (!rwc_ir_calls(s->unit, function, &calls, &count)) return false;
    for (size_t k = 0; k < count; k++) {
        if (!is_trace(calls[k])) continue;
        if (merge_with(s, calls, kept, calls[k]))
            merged++;
        else
            calls[kept++] = calls[k];
    }
    free(calls);
    return merged != 0;
}

bool rwc_pass_twins(struct rwc_unit *unit)
{
    struct search s = {.unit = unit};
    for (size_t k = 0; k < unit->program_count; k++)
        while (merge_some(&s, unit->programs[k].function)) continue;
    return s.changed;
}
