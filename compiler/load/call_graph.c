/* SPDX-License-Identifier: Apache-2.0 */
/*
 * See call_graph.h. What a function does by itself is found in its instructions; then what it calls
 * counts as its own, and programs reach what they call.
 */
#include "compiler/load/call_graph.h"

#include <stdlib.h>
#include <string.h>

#include "compiler/bind/bind.h"
#include "compiler/ir/ir.h"
#include "compiler/ir/marker.h"
#include "compiler/load/callables.h"
#include "compiler/module/stubs.h"

bool rwc_is_user_code(LLVMValueRef function)
{
    size_t length;
    unsigned long id;
    const char *name = LLVMGetValueName2(function, &length);
    return !LLVMIsDeclaration(function) &&
           (rwc_ir_symbol(name, &id) || rwc_ir_is_program(function) ||
            rwc_marker_of(function) == RWC_MARKER_INDIRECT);
}

/* ---- what a function does ---- */

static bool is_payload(const struct rwc_variable *v)
{
    return v->cls == RWC_VARIABLE_SEMANTIC &&
           (!strcmp(v->semantic, "rtPayload") || !strcmp(v->semantic, "rtRayPayload"));
}

static void note_place(struct rwc_call_graph *g, struct rwc_call_node *node, LLVMValueRef global,
                       const struct rwc_program_desc *owner, const char *symbol)
{
    for (size_t k = 0; k < node->places.count; k++)
        if (node->places.items[k].global == global) return;
    const struct rwc_binding *binding = rwc_ir_binding(owner, symbol);
    if (binding)
        g->failed |= !rw_list_add(&node->places, (struct rwc_call_place){global, symbol, binding});
}

static void meet_global(struct rwc_call_graph *g, struct rwc_call_node *node, LLVMValueRef global)
{
    size_t length;
    const char *symbol, *name = LLVMGetValueName2(global, &length);
    const struct rwc_program_desc *owner = rwc_ir_owner(g->unit, name, &symbol);
    const struct rwc_variable *v = owner ? rwc_ir_variable(owner, symbol) : NULL;
    if (owner) note_place(g, node, global, owner, symbol);
    bool params = owner && rwc_ir_is_launch_params(g->unit, symbol);
    if (!v && !params && !(owner && rwc_is_register(symbol))) return;
    node->touches = true;
    node->looks |= v ? rwc_variable_looks_at_hit(owner, v) : !params;
    node->payload |= v && is_payload(v);
}

static void meet_operand(struct rwc_call_graph *g, struct rwc_call_node *node, LLVMValueRef value)
{
    if (LLVMIsAGlobalVariable(value)) meet_global(g, node, value);
    if (!LLVMIsAConstantExpr(value)) return;
    for (int k = 0; k < LLVMGetNumOperands(value); k++)
        meet_operand(g, node, LLVMGetOperand(value, (unsigned)k));
}

static bool ends_programs(const struct rwc_stub *stub)
{
    if (stub->number >= RWC_STUB_O7_REPORT_0 && stub->number <= RWC_STUB_O7_TERMINATE) return true;
    switch (stub->number) {
    case RWC_STUB_POTENTIAL_INTERSECTION:
    case RWC_STUB_REPORT_INTERSECTION:
    case RWC_STUB_IGNORE_INTERSECTION:
    case RWC_STUB_TERMINATE_RAY:
    case RWC_STUB_INTERSECT_CHILD:
        return true;
    default:
        return false;
    }
}

/* Device API stubs and markers; PTX forms and LLVM intrinsics only compute. */
static void meet_stub(struct rwc_call_graph *g, struct rwc_call_node *node, LLVMValueRef callee)
{
    enum rwc_marker marker = rwc_marker_of(callee);
    if (!LLVMIsDeclaration(callee) || LLVMGetIntrinsicID(callee) || marker == RWC_MARKER_PTX)
        return;
    size_t length;
    const struct rwc_stub *stub = rwc_stub_find(LLVMGetValueName2(callee, &length));
    node->touches = true;
    node->suspends |= rwc_stub_traces(stub) || marker == RWC_MARKER_CALL;
    node->looks |= stub && rwc_stub_looks_at_hit(g->unit, stub);
    node->ends |= stub && ends_programs(stub);
}

static void inspect(struct rwc_call_graph *g, struct rwc_call_node *node, LLVMValueRef instruction)
{
    node->size++;
    for (int k = 0; k < LLVMGetNumOperands(instruction); k++)
        meet_operand(g, node, LLVMGetOperand(instruction, (unsigned)k));
    if (!LLVMIsACallInst(instruction)) return;
    LLVMValueRef callee = LLVMGetCalledValue(instruction);
    if (!LLVMIsAFunction(callee)) return;
    uint32_t index = rwc_value_map_index(&g->index, callee);
    if (index == ~0u) {
        meet_stub(g, node, callee);
        return;
    }
    g->failed |= !rw_list_add(&node->calls, (struct rwc_call_edge){instruction, index});
    g->nodes[index].callers++;
}

/* ---- what functions do together ---- */

static bool inherit(struct rwc_call_node *node, const struct rwc_call_node *callee)
{
    struct rwc_call_node old = *node;
    node->touches |= callee->touches;
    node->suspends |= callee->suspends;
    node->ends |= callee->ends;
    node->looks |= callee->looks;
    node->payload |= callee->payload;
    return node->touches != old.touches || node->suspends != old.suspends ||
           node->ends != old.ends || node->looks != old.looks || node->payload != old.payload;
}

/* Callees come first, so one round is enough but for recursion. */
static void spread_up(struct rwc_call_graph *g)
{
    for (bool changed = true; changed;) {
        changed = false;
        for (uint32_t k = 0; k < g->count; k++) {
            struct rwc_call_node *node = &g->nodes[g->order[k]];
            for (size_t c = 0; c < node->calls.count; c++)
                changed |= inherit(node, &g->nodes[node->calls.items[c].callee]);
        }
    }
}

static void spread_down(struct rwc_call_graph *g)
{
    for (bool changed = true; changed;) {
        changed = false;
        for (uint32_t k = g->count; k-- > 0;) {
            const struct rwc_call_node *node = &g->nodes[g->order[k]];
            for (size_t c = 0; c < node->calls.count; c++) {
                struct rwc_call_node *callee = &g->nodes[node->calls.items[c].callee];
                changed |= (node->kinds & ~callee->kinds) != 0;
                callee->kinds |= node->kinds;
                if (!callee->view) callee->view = node->view;
            }
        }
    }
}

static void search(struct rwc_call_graph *g, uint32_t n)
{
    struct rwc_call_node *node = &g->nodes[n];
    node->state = RWC_OPEN;
    for (size_t c = 0; c < node->calls.count; c++) {
        struct rwc_call_node *callee = &g->nodes[node->calls.items[c].callee];
        if (callee->state == RWC_UNSEEN) search(g, node->calls.items[c].callee);
        if (callee->state == RWC_OPEN) callee->recursive = true;
    }
    node->state = RWC_DONE;
    g->order[g->ordered++] = n;
}

/* ---- the whole ---- */

static void add_node(struct rwc_call_graph *g, LLVMValueRef function)
{
    size_t length;
    const char *symbol;
    struct rwc_call_node *node = &g->nodes[g->count];
    rwc_value_map_set_index(&g->index, function, g->count);
    node->function = function;
    node->owner = rwc_ir_owner(g->unit, LLVMGetValueName2(function, &length), &symbol);
    node->same = g->count++;
}

/* A program reaches what it calls. One that was a function sees the lane as another. */
static void note_programs(struct rwc_call_graph *g)
{
    for (size_t i = 0; i < g->unit->program_count; i++) {
        const struct rwc_unit_program *program = &g->unit->programs[i];
        uint32_t n = program->function ? rwc_value_map_index(&g->index, program->function) : ~0u;
        if (n == ~0u) continue;
        g->nodes[n].is_program = true;
        g->nodes[n].view = rwc_program_view(program);
        g->nodes[n].kinds = 1u << g->nodes[n].view->kind;
    }
}

/* RW_DEBUG=loops: what loops asks the lane whether the launch is cancelled, so it needs one if it
 * stays. Where that does not mean the same for all that call it, it stays without. */
static void note_loops(struct rwc_call_graph *g)
{
    for (uint32_t n = 0; n < g->count; n++) {
        struct rwc_call_node *node = &g->nodes[n];
        node->touches |= rwc_has_one_meaning(node) && rwc_has_loop(node->function);
    }
}

static void inspect_all(struct rwc_call_graph *g)
{
    for (uint32_t n = 0; n < g->count; n++) {
        LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(g->nodes[n].function);
        for (; b; b = LLVMGetNextBasicBlock(b))
            for (LLVMValueRef i = LLVMGetFirstInstruction(b); i; i = LLVMGetNextInstruction(i))
                inspect(g, &g->nodes[n], i);
    }
}

static bool make_nodes(struct rwc_call_graph *g)
{
    size_t count = 1;
    LLVMValueRef f, first = LLVMGetFirstFunction(g->unit->module);
    for (f = first; f; f = LLVMGetNextFunction(f)) count += rwc_is_user_code(f);
    g->nodes = calloc(count, sizeof(*g->nodes));
    g->order = calloc(count, sizeof(*g->order));
    if (!g->nodes || !g->order) return false;
    for (f = first; f; f = LLVMGetNextFunction(f))
        if (rwc_is_user_code(f)) add_node(g, f);
    inspect_all(g);
    return !g->failed && !g->index.failed;
}

struct rwc_call_graph *rwc_call_graph_build(struct rwc_unit *unit)
{
    struct rwc_call_graph *g = calloc(1, sizeof(*g));
    if (!g) return NULL;
    g->unit = unit;
    if (!make_nodes(g)) {
        rwc_call_graph_free(g);
        return NULL;
    }
    for (uint32_t n = 0; n < g->count; n++)
        if (g->nodes[n].state == RWC_UNSEEN) search(g, n);
    note_programs(g);
    spread_down(g);
    if (unit->desc->checks_loops) note_loops(g);
    spread_up(g);
    return g;
}

void rwc_call_graph_free(struct rwc_call_graph *g)
{
    if (!g) return;
    for (uint32_t n = 0; g->nodes && n < g->count; n++) {
        free(g->nodes[n].calls.items);
        free(g->nodes[n].places.items);
    }
    free(g->nodes);
    free(g->order);
    rwc_value_map_clear(&g->index);
    free(g);
}
