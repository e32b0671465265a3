/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Copies: every program has its own copy of the functions that it calls, whose variables are bound
 * apart. Copies of one PTX function are the same code after all where every variable that they name
 * has the same place, and what they call is the same as well:
 *
 *   p3.noise and p4.noise, both of one module, "gain" at constant 16 in both      one function
 *   p3.shade and p4.shade, "colour" at 0 of the hit record in one and at 16 in the other      two
 *
 * Who looks at the ray, the hit or the record sees another one in every kind of program, and an
 * exception is something else in those that can have one: kinds have to agree then. What stands
 * for several functions is of the kinds of all.
 */
#include <stdlib.h>
#include <string.h>

#include "compiler/ir/ir.h"
#include "compiler/load/call_graph.h"

static const char *symbol_of(const struct rwc_call_node *node)
{
    size_t length;
    unsigned long id;
    const char *symbol = rwc_ir_symbol(LLVMGetValueName2(node->function, &length), &id);
    return symbol ? symbol : "";
}

/* Variables without a place are the same in both. */
static bool same_places(const struct rwc_call_node *a, const struct rwc_call_node *b)
{
    if (a->places.count != b->places.count) return false;
    for (size_t k = 0; k < a->places.count; k++) {
        const struct rwc_call_place *first = &a->places.items[k], *second = &b->places.items[k];
        if (first->binding->storage != second->binding->storage ||
            first->binding->offset != second->binding->offset ||
            strcmp(first->symbol, second->symbol))
            return false;
    }
    return true;
}

static bool same_callees(const struct rwc_call_graph *g, const struct rwc_call_node *a,
                         const struct rwc_call_node *b)
{
    if (a->calls.count != b->calls.count) return false;
    for (size_t c = 0; c < a->calls.count; c++)
        if (g->nodes[a->calls.items[c].callee].same != g->nodes[b->calls.items[c].callee].same)
            return false;
    return true;
}

/* Does the code of both mean the same in all programs that reach either? */
static bool have_one_meaning(const struct rwc_call_node *a, const struct rwc_call_node *b)
{
    struct rwc_call_node both = *a;
    both.kinds |= b->kinds;
    return !a->touches || a->kinds == b->kinds || rwc_has_one_meaning(&both);
}

static bool are_copies(const struct rwc_call_graph *g, const struct rwc_call_node *a,
                       const struct rwc_call_node *b)
{
    if (a->owner->module != b->owner->module || strcmp(symbol_of(a), symbol_of(b))) return false;
    return a->size == b->size && have_one_meaning(a, b) && same_callees(g, a, b) &&
           same_places(a, b);
}

static uint64_t add(uint64_t hash, uint64_t number)
{
    return (hash ^ number) * 0x100000001b3;
}

/* By all that copies have in common, or programs of one module would be compared with each other.
 * Functions that call themselves stay apart. */
static unsigned bucket_of(const struct rwc_call_graph *g, const struct rwc_call_node *node)
{
    uint64_t hash = (uint64_t)(uintptr_t)node->owner->module;
    for (const char *c = symbol_of(node); *c; c++) hash = add(hash, (unsigned char)*c);
    for (size_t c = 0; c < node->calls.count; c++)
        hash = add(hash, g->nodes[node->calls.items[c].callee].same);
    for (size_t k = 0; k < node->places.count; k++) {
        const struct rwc_binding *binding = node->places.items[k].binding;
        hash = add(add(hash, binding->storage), binding->offset);
    }
    return (unsigned)((hash ^ hash >> 32) % g->count);
}

static bool can_have_copies(const struct rwc_call_node *node)
{
    return node->owner && node->owner->module && !node->is_program && !node->recursive &&
           *symbol_of(node);
}

bool rwc_find_copies(struct rwc_call_graph *g)
{
    uint32_t *first = malloc((g->count + 1) * sizeof(*first));
    uint32_t *next = malloc((g->count + 1) * sizeof(*next));
    bool ok = first && next;
    for (uint32_t b = 0; ok && b < g->count; b++) first[b] = ~0u;
    for (uint32_t k = 0; ok && k < g->count; k++) {
        uint32_t n = g->order[k];
        if (!can_have_copies(&g->nodes[n])) continue;
        uint32_t *chain = &first[bucket_of(g, &g->nodes[n])], at = *chain;
        while (at != ~0u && !are_copies(g, &g->nodes[at], &g->nodes[n])) at = next[at];
        if (at != ~0u) {
            g->nodes[n].same = at;
            g->nodes[at].kinds |= g->nodes[n].kinds;
            continue;
        }
        next[n] = *chain;
        *chain = n;
    }
    free(first);
    free(next);
    return ok;
}
