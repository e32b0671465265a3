/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The cost of calls: which functions stay functions, and which are inlined wherever they are
 * called.
 *
 * Inlined, a function is optimised for where it stands, its arguments stay in registers, and
 * nothing is saved around a call; but it is there once for every call, and so are those that it
 * calls. Time is paid for all of it, in LLVM and, on a GPU, in ptxas: on one core of a server of
 * 2023, 0.03 s and 0.3 s for 1,000 instructions as PTX was lifted, and more than that in kernels
 * above 100,000.
 *
 * What is wanted is counted as if all callers that do not stay had been inlined already:
 *
 *   growth = size of the function with all it calls x (copies - 1)
 *
 * and whoever grows by more than MOST_GROWTH stays. Kernels that would be large by that altogether
 * are stricter. Callers decide before those that they call: the switch over 50 callable programs
 * that 16 places call stays, once, and then each callable program has one caller, the switch.
 */
#include <stdlib.h>

#include "compiler/load/call_graph.h"
#include "compiler/target/backend.h"

enum {                         /* instructions, as they are lifted: 3 to 4 for a line of CUDA C */
       LARGE_FUNCTION = 200,   /* below it a call costs more than it saves */
       MOST_GROWTH = 6000,     /* 2 s of ptxas, for one function */
       LARGE_KERNEL = 40000,   /* growth of all functions together: 12 s of ptxas */
       GROWTH_IN_LARGE = 1500, /* then, for one function */
       MORE_INSIDE = 4,        /* times as much, inside traversal: see is_inside */
       MOST_COUNTED = 1 << 30,
};

struct cost {
    uint64_t size;   /* with all that it calls */
    uint64_t copies; /* of it, once its callers have been inlined where they do not stay */
};

static uint64_t most(uint64_t count)
{
    return count < MOST_COUNTED ? count : MOST_COUNTED;
}

static bool has_one_bit(uint32_t bits)
{
    return bits && !(bits & (bits - 1));
}

/* An exception ends programs that can have one, and is nothing to others. */
bool rwc_has_one_meaning(const struct rwc_call_node *node)
{
    if (has_one_bit(node->kinds)) return true;
    for (unsigned kind = 0; kind < RWC_PROGRAM_KINDS; kind++)
        if (node->kinds >> kind & 1 && !rwc_kinds[kind].may_throw) return false;
    return !node->looks;
}

/* Can it be given what it needs of the lane? Where rays nest in functions it can trace, and then
 * keeps the lane. */
bool rwc_may_stay(const struct rwc_call_graph *g, const struct rwc_call_node *node)
{
    if (!node->touches) return true;
    const struct rwc_kernel_desc *desc = g->unit->desc;
    bool checked = node->payload && desc->features & RW_FEATURE_PAYLOAD_CHECK;
    bool nests = desc->strategy == RWC_STRATEGY_DIRECT && rwc_backend(desc)->recursion;
    if (node->suspends && !(nests && node->recursive)) return false;
    return !node->ends && !checked && rwc_has_one_meaning(node);
}

static uint64_t growth_of(const struct cost *cost)
{
    return cost->size > LARGE_FUNCTION && cost->copies ? cost->size * (cost->copies - 1) : 0;
}

static void measure_sizes(const struct rwc_call_graph *g, struct cost *costs)
{
    for (uint32_t k = 0; k < g->count; k++) {
        const struct rwc_call_node *node = &g->nodes[g->order[k]];
        uint64_t size = node->size;
        for (size_t c = 0; c < node->calls.count; c++)
            size += costs[node->calls.items[c].callee].size;
        costs[g->order[k]].size = most(size);
    }
}

/* A call saves the registers that live there, and traversal has more of them than programs. */
static bool is_inside(const struct rwc_call_node *node)
{
    bool inside = false;
    for (unsigned kind = 0; kind < RWC_PROGRAM_KINDS; kind++)
        inside |= node->kinds >> kind & 1 && !rwc_kinds[kind].is_state;
    return inside;
}

static bool decide(const struct rwc_call_graph *g, const struct rwc_call_node *node,
                   const struct cost *cost, uint64_t most_growth)
{
    if (node->is_program || !rwc_may_stay(g, node)) return false;
    if (node->recursive) return true;
    if (!node->touches && node->size > LARGE_FUNCTION && node->callers > 1) return true;
    return growth_of(cost) > (is_inside(node) ? MORE_INSIDE * most_growth : most_growth);
}

/* Callers first. What copies call counts where the first does. Returns the growth of all. */
static uint64_t count_copies(struct rwc_call_graph *g, struct cost *costs, uint64_t most_growth)
{
    uint64_t growth = 0;
    for (uint32_t n = 0; n < g->count; n++) costs[n].copies = g->nodes[n].is_program;
    for (uint32_t k = g->count; k-- > 0;) {
        struct rwc_call_node *node = &g->nodes[g->order[k]];
        struct cost *cost = &costs[g->order[k]];
        if (node->same != g->order[k]) continue;
        node->stays = decide(g, node, cost, most_growth);
        growth += rwc_may_stay(g, node) ? growth_of(cost) : 0;
        uint64_t copies = node->stays ? 1 : cost->copies;
        for (size_t c = 0; c < node->calls.count; c++) {
            struct cost *callee = &costs[g->nodes[node->calls.items[c].callee].same];
            callee->copies = most(callee->copies + copies);
        }
    }
    return growth;
}

/* Counts are capped, so that no product of them leaves 64 bits, nor the sum. */
static void measure_result(struct rwc_call_graph *g, const struct cost *costs)
{
    uint64_t most_added = 0;
    g->inlined = 0;
    for (uint32_t n = 0; n < g->count; n++) {
        if (g->nodes[n].same != n) continue;
        const uint64_t copies = g->nodes[n].stays ? 1 : costs[n].copies;
        const uint64_t added = most(g->nodes[n].size * copies);
        g->inlined += added;
        if (added <= most_added) continue;
        most_added = added;
        g->heaviest = n;
        g->heaviest_copies = copies;
    }
}

bool rwc_decide_calls(struct rwc_call_graph *g)
{
    struct cost *costs = calloc(g->count + 1, sizeof(*costs));
    if (!costs) return false;
    measure_sizes(g, costs);
    uint64_t growth = count_copies(g, costs, MOST_COUNTED);
    uint64_t most_growth = growth > LARGE_KERNEL ? GROWTH_IN_LARGE : MOST_GROWTH;
    const struct rwc_kernel_desc *desc = g->unit->desc;
    bool all = desc->inlines_all || rwc_is_skipped(desc, "calls");
    count_copies(g, costs, all ? MOST_COUNTED : most_growth);
    measure_result(g, costs);
    for (uint32_t n = 0; n < g->count; n++) g->nodes[n].stays = g->nodes[g->nodes[n].same].stays;
    free(costs);
    return true;
}
