/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Which callable programs suspend: a graph whose nodes are the callable programs of the kernel,
 * with an edge to every program that has the signature of one of their indirect calls. All that a
 * program reaches directly was lifted with it, under its own prefix. See callables.h.
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
    uint64_t *calls; /* bit set over signatures */
};

struct graph {
    struct rwc_unit *unit;
    struct node *nodes;
    size_t count, words; /* words of a bit set over signatures */
    RW_LIST(char *) signatures;
    uint64_t *storage; /* of the bit sets */
    bool *reaches;     /* count x count: transitive calls */
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
        if (out->count == RWC_MAX_PARAMETERS) return false;
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
    for (size_t i = 0; i < desc->binding_count; i++)
        if (!strcmp(desc->bindings[i].symbol, v->symbol))
            return desc->bindings[i].storage != RWC_STORAGE_CONSTANT;
    return false;
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
    return !(stub->kinds >> RWC_RAY_GENERATION & 1) ||
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
    if (number < 64 * g->words) rw_bit_set(node->calls, number);
}

static void inspect(struct graph *g, struct node *node)
{
    char prefix[RWC_PREFIX_BYTES];
    size_t length;
    size_t prefix_length = rwc_ir_prefix(node->program->desc, prefix);
    node->looks_at_hit = variables_look_at_hit(node->program->desc);
    LLVMValueRef f = LLVMGetFirstFunction(g->unit->module);
    for (; f; f = LLVMGetNextFunction(f)) {
        if (strncmp(LLVMGetValueName2(f, &length), prefix, prefix_length)) continue;
        for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(f); b; b = LLVMGetNextBasicBlock(b))
            for (LLVMValueRef i = LLVMGetFirstInstruction(b); i; i = LLVMGetNextInstruction(i))
                inspect_call(g, node, i);
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
        const char *text = rwc_signature(rwc_ir_user_function(g->unit, p->desc), &size);
        p->signature = text ? signature_number(g, text, size) : ~0u;
        if (text && p->signature == ~0u) return false;
    }
    return true;
}

/* ---- the graph ---- */

static bool calls(const struct graph *g, size_t from, size_t to)
{
    uint32_t signature = g->nodes[to].program->signature;
    return signature < 64 * g->words && rw_bit_get(g->nodes[from].calls, signature);
}

static void close_reachability(struct graph *g)
{
    for (size_t i = 0; i < g->count; i++)
        for (size_t k = 0; k < g->count; k++) g->reaches[i * g->count + k] = calls(g, i, k);
    for (size_t via = 0; via < g->count; via++)
        for (size_t i = 0; i < g->count; i++)
            for (size_t k = 0; k < g->count && g->reaches[i * g->count + via]; k++)
                g->reaches[i * g->count + k] |= g->reaches[via * g->count + k];
}

/* What it calls and is not framed becomes part of it, so its looks are its own. With strategy
 * DIRECT rays nest in functions, and only recursion needs another way. */
static void decide(struct graph *g)
{
    bool direct = g->unit->desc->strategy == RWC_STRATEGY_DIRECT;
    for (size_t i = 0; i < g->count; i++) {
        const bool *reached = &g->reaches[i * g->count];
        bool suspends = reached[i], looks = g->nodes[i].looks_at_hit;
        for (size_t k = 0; k < g->count; k++) looks |= reached[k] && g->nodes[k].looks_at_hit;
        if (!direct) suspends |= g->nodes[i].traces;
        g->nodes[i].program->framed = suspends && !looks;
    }
}

static bool collect(struct graph *g)
{
    for (size_t i = 0; i < g->unit->program_count; i++)
        g->count += g->unit->programs[i].desc->kind == RWC_CALLABLE;
    g->nodes = calloc(g->count + 1, sizeof(*g->nodes));
    g->reaches = calloc(g->count * g->count + 1, sizeof(*g->reaches));
    if (!g->nodes || !g->reaches) return false;
    size_t next = 0;
    for (size_t i = 0; i < g->unit->program_count; i++)
        if (g->unit->programs[i].desc->kind == RWC_CALLABLE)
            g->nodes[next++].program = &g->unit->programs[i];
    if (!number_signatures(g)) return false;
    g->words = rw_bit_words(g->signatures.count);
    g->storage = calloc(g->words * (g->count + 1), sizeof(*g->storage));
    if (!g->storage) return false;
    for (size_t i = 0; i < g->count; i++) g->nodes[i].calls = g->storage + i * g->words;
    return true;
}

bool rwc_find_framed_callables(struct rwc_unit *unit)
{
    struct graph g = {.unit = unit};
    bool ok = collect(&g);
    if (ok) {
        for (size_t i = 0; i < g.count; i++) inspect(&g, &g.nodes[i]);
        close_reachability(&g);
        decide(&g);
    }
    for (size_t i = 0; i < g.signatures.count; i++) free(g.signatures.items[i]);
    free(g.signatures.items);
    free(g.storage);
    free(g.reaches);
    free(g.nodes);
    return ok || rwc_out_of_memory(unit->diag, NULL, "while ordering callable programs");
}
