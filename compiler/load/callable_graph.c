/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Which callable programs suspend: a graph whose nodes are the callable programs of the kernel,
 * with an edge to every program that has the signature of one of their indirect calls and that they
 * can know. All that a program reaches directly was lifted with it, under its own prefix. See
 * callables.h.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "base/list.h"
#include "compiler/load/callables.h"
#include "compiler/module/stubs.h"

struct node {
    struct rwc_unit_program *program;
    bool traces, looks_at_hit;
    uint64_t *calls;   /* bit set over signatures */
    uint64_t *reaches; /* bit set over nodes: transitive calls */
};

struct graph {
    struct rwc_unit *unit;
    struct node *nodes;
    size_t count;
    size_t call_words, reach_words; /* of a bit set over signatures, over nodes */
    RW_LIST(char *) signatures;
    struct node **of_program; /* by index of the program; NULL: no callable */
    uint64_t *storage;        /* of the bit sets */
};

/* ---- signatures ---- */

const char *rwc_signature(LLVMValueRef function, unsigned *length)
{
    static const char name[] = "rw-signature";
    LLVMAttributeRef attribute =
        function ? LLVMGetStringAttributeAtIndex(function,
                                                 (LLVMAttributeIndex)LLVMAttributeFunctionIndex,
                                                 name, sizeof(name) - 1)
                 : NULL;
    return attribute ? LLVMGetStringAttributeValue(attribute, length) : NULL;
}

/* "r<size>.<align>..._p<size>.<align>_p...": the result, if any, then each parameter. */
bool rwc_signature_layout(const char *signature, struct rwc_arguments *out)
{
    *out = (struct rwc_arguments){.align = 1};
    for (const char *at = signature; *at; at += strcspn(at, "_"), at += *at == '_') {
        unsigned bytes, align;
        if (sscanf(at + 1, "%u.%u", &bytes, &align) != 2) continue;
        if (out->count == RWC_MAX_VALUES) return false;
        align = align > 16 ? 16 : align ? align : 1;
        if (align > out->align) out->align = align;
        out->results += *at == 'r';
        out->offset[out->count] = (out->size + align - 1) / align * align;
        out->bytes[out->count] = bytes;
        out->size = out->offset[out->count++] + bytes;
    }
    return true;
}

/* Number of a signature, which need not be terminated; new ones are added. ~0u: out of memory. */
static uint32_t signature_number(struct graph *g, const char *text, size_t length)
{
    for (uint32_t i = 0; i < g->signatures.count; i++) {
        const char *known = g->signatures.items[i];
        if (strlen(known) == length && !memcmp(known, text, length)) return i;
    }
    char *copy = strndup(text, length);
    if (copy && rw_list_add(&g->signatures, copy)) return (uint32_t)g->signatures.count - 1;
    free(copy);
    return ~0u;
}

/* ---- what a callable does ---- */

/* Semantics that hold for the whole launch index. */
static bool is_of_launch(const struct rwc_variable *v)
{
    static const char *const names[] = {"rtLaunchIndex", "rtLaunchDim", "rtSubframeIndex"};
    for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++)
        if (!strcmp(v->semantic, names[i])) return true;
    return false;
}

bool rwc_variable_looks_at_hit(const struct rwc_program_desc *desc, const struct rwc_variable *v)
{
    if (!rwc_is_scoped(v)) return !is_of_launch(v);
    const struct rwc_binding *binding = rwc_ir_binding(desc, v->symbol);
    return binding && binding->storage != RWC_STORAGE_CONSTANT;
}

static bool variables_look_at_hit(const struct rwc_program_desc *desc)
{
    for (size_t i = 0; i < desc->program->variable_count; i++)
        if (rwc_variable_looks_at_hit(desc, desc->program->variables[i])) return true;
    return false;
}

bool rwc_stub_looks_at_hit(const struct rwc_unit *unit, const struct rwc_stub *stub)
{
    bool transforms =
        stub->number == RWC_STUB_TRANSFORM_TUPLE || stub->number == RWC_STUB_GET_TRANSFORM;
    return !(stub->kinds >> RWC_RAY_GENERATION & 1) || stub->number == RWC_STUB_O7_SBT_DATA ||
           (transforms && unit->desc->features & RW_FEATURE_TRANSFORMS);
}

static void inspect_call(struct graph *g, struct node *node, LLVMValueRef call)
{
    const char *callee = rwc_ir_callee(call);
    const struct rwc_stub *stub = callee ? rwc_stub_find(callee) : NULL;
    node->traces |= rwc_stub_traces(stub);
    node->looks_at_hit |= stub && rwc_stub_looks_at_hit(g->unit, stub);
    const char *signature = rwc_marker_detail(call, RWC_MARKER_INDIRECT);
    if (!signature) return;
    uint32_t number = signature_number(g, signature, strlen(signature));
    if (number < 64 * g->call_words) rw_bit_set(node->calls, number);
}

/* Node of the callable whose code the function is part of; NULL: of another program. */
static struct node *node_of(const struct graph *g, LLVMValueRef function, const char **symbol)
{
    const struct rwc_program_desc *owner =
        rwc_ir_owner(g->unit, LLVMGetValueName(function), symbol);
    return owner ? g->of_program[owner - g->unit->desc->programs] : NULL;
}

static void inspect(struct graph *g)
{
    const char *symbol;
    for (size_t n = 0; n < g->count; n++)
        g->nodes[n].looks_at_hit = variables_look_at_hit(g->nodes[n].program->desc);
    for (LLVMValueRef f = LLVMGetFirstFunction(g->unit->module); f; f = LLVMGetNextFunction(f)) {
        struct node *node = node_of(g, f, &symbol);
        if (!node) continue;
        for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(f); b; b = LLVMGetNextBasicBlock(b))
            for (LLVMValueRef i = LLVMGetFirstInstruction(b); i; i = LLVMGetNextInstruction(i))
                inspect_call(g, node, i);
    }
}

static void find_callees(struct graph *g)
{
    const char *symbol;
    for (LLVMValueRef f = LLVMGetFirstFunction(g->unit->module); f; f = LLVMGetNextFunction(f)) {
        struct node *node = node_of(g, f, &symbol);
        if (node && !strcmp(symbol, node->program->desc->program->symbol))
            node->program->callee = f;
    }
}

/* Every indirect call and every callable names a signature, so this is all there are. */
static bool number_signatures(struct graph *g)
{
    LLVMValueRef f = LLVMGetFirstFunction(g->unit->module);
    for (; f; f = LLVMGetNextFunction(f)) {
        const char *signature = rwc_marker_detail(f, RWC_MARKER_INDIRECT);
        if (signature && signature_number(g, signature, strlen(signature)) == ~0u) return false;
    }
    for (size_t n = 0; n < g->count; n++) {
        unsigned size = 0;
        struct rwc_unit_program *p = g->nodes[n].program;
        const char *text = rwc_signature(p->callee, &size);
        p->signature = text ? signature_number(g, text, size) : ~0u;
        if (text && p->signature == ~0u) return false;
    }
    return true;
}

/* ---- the graph ---- */

bool rwc_knows_callable(const struct rwc_unit *unit, const struct rwc_program_desc *from,
                        const struct rwc_program_desc *to)
{
    if (!to->caller || to->caller == from->id) return true;
    while (from != to && from->caller) from = rwc_ir_program(unit, from->caller);
    return from == to;
}

static bool calls(const struct graph *g, const struct node *from, const struct node *to)
{
    uint32_t signature = to->program->signature;
    return signature < 64 * g->call_words && rw_bit_get(from->calls, signature) &&
           rwc_knows_callable(g->unit, from->program->desc, to->program->desc);
}

static void close_reachability(struct graph *g)
{
    for (size_t i = 0; i < g->count; i++)
        for (size_t k = 0; k < g->count; k++)
            if (calls(g, &g->nodes[i], &g->nodes[k])) rw_bit_set(g->nodes[i].reaches, k);
    for (size_t via = 0; via < g->count; via++)
        for (size_t i = 0; i < g->count; i++)
            for (size_t w = 0; w < g->reach_words && rw_bit_get(g->nodes[i].reaches, via); w++)
                g->nodes[i].reaches[w] |= g->nodes[via].reaches[w];
}

/* What it calls and is not framed becomes part of it, so its looks are its own. With strategy
 * DIRECT rays nest in functions, and only recursion needs another way. */
static void decide(struct graph *g)
{
    bool direct = g->unit->desc->strategy == RWC_STRATEGY_DIRECT;
    for (size_t i = 0; i < g->count; i++) {
        const uint64_t *reached = g->nodes[i].reaches;
        bool suspends = rw_bit_get(reached, i), looks = g->nodes[i].looks_at_hit;
        for (size_t k = 0; k < g->count; k++)
            looks |= rw_bit_get(reached, k) && g->nodes[k].looks_at_hit;
        if (!direct) suspends |= g->nodes[i].traces;
        g->nodes[i].program->framed = suspends && !looks;
    }
}

static bool make_bit_sets(struct graph *g)
{
    g->call_words = rw_bit_words(g->signatures.count);
    g->reach_words = rw_bit_words(g->count);
    const size_t words = g->call_words + g->reach_words;
    g->storage = calloc(words * (g->count + 1), sizeof(*g->storage));
    for (size_t i = 0; g->storage && i < g->count; i++) {
        g->nodes[i].calls = g->storage + i * words;
        g->nodes[i].reaches = g->nodes[i].calls + g->call_words;
    }
    return g->storage;
}

static bool collect(struct graph *g)
{
    const size_t programs = g->unit->program_count;
    for (size_t i = 0; i < programs; i++)
        g->count += g->unit->programs[i].desc->kind == RWC_CALLABLE;
    g->nodes = calloc(g->count + 1, sizeof(*g->nodes));
    g->of_program = calloc(programs + 1, sizeof(*g->of_program));
    if (!g->nodes || !g->of_program) return false;
    for (size_t i = 0, next = 0; i < programs; i++) {
        if (g->unit->programs[i].desc->kind != RWC_CALLABLE) continue;
        g->of_program[i] = &g->nodes[next++];
        g->of_program[i]->program = &g->unit->programs[i];
    }
    find_callees(g);
    return number_signatures(g) && make_bit_sets(g);
}

bool rwc_find_framed_callables(struct rwc_unit *unit)
{
    struct graph g = {.unit = unit};
    bool ok = collect(&g);
    if (ok) {
        inspect(&g);
        close_reachability(&g);
        decide(&g);
    }
    for (size_t i = 0; i < g.signatures.count; i++) free(g.signatures.items[i]);
    free(g.signatures.items);
    free(g.storage);
    free(g.of_program);
    free(g.nodes);
    return ok || rwc_out_of_memory(unit->diag, NULL, "while ordering callable programs");
}
