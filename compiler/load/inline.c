/* SPDX-License-Identifier: Apache-2.0 */
/*
 * inline: brings everything of a program into @program.<id>.
 *
 * A function that touches a variable or calls a stub, itself or through others, needs the lane and
 * may suspend, so it cannot stay a function. What only computes stays one when it is large and
 * called from several places, or recursive; the rest is inlined as well.
 *
 *   p3.shade -> p3.shadow_ray -> @_rt_trace_64      inlined: p3.shade, p3.shadow_ray
 *   p3.shade -> p3.noise (300 instructions, 4 calls)  stays a function
 *
 * requires: callables; leaves: no call from a program to a function that touches; callable programs
 * are gone from the module and from unit->programs. Recursion that touches is refused.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/list.h"
#include "compiler/bind/bind.h"
#include "compiler/ir/ir.h"
#include "compiler/ir/marker.h"
#include "compiler/base/demangle.h"
#include "compiler/ir/value_map.h"

enum {
    LARGE_FUNCTION = 200, /* instructions; below it a call costs more than it saves */
    SHOWN_NAME = 200,     /* characters of a function's name in a message */
};

struct call {
    LLVMValueRef instruction;
    uint32_t callee; /* index in nodes */
};

struct node {
    LLVMValueRef function;
    RW_LIST(struct call) calls;
    uint32_t callers; /* call sites */
    uint32_t size;    /* instructions */
    bool touches, recursive;
    enum { UNSEEN, OPEN, DONE } state; /* of the depth-first search */
};

struct graph {
    struct rwc_unit *unit;
    struct node *nodes;
    uint32_t count;
    struct rwc_value_map index; /* function -> number */
    uint32_t *path;             /* open nodes, outermost first */
    uint32_t depth;
    bool failed; /* out of memory */
};

/* ---- what a function does ---- */

static bool names_variable(const struct rwc_unit *unit, LLVMValueRef value)
{
    if (LLVMIsAGlobalVariable(value)) {
        size_t length;
        const char *symbol;
        const char *name = LLVMGetValueName2(value, &length);
        const struct rwc_program_desc *owner = rwc_ir_owner(unit, name, &symbol);
        return owner && (rwc_ir_variable(owner, symbol) || rwc_is_register(symbol));
    }
    if (!LLVMIsAConstantExpr(value)) return false;
    for (int k = 0; k < LLVMGetNumOperands(value); k++)
        if (names_variable(unit, LLVMGetOperand(value, (unsigned)k))) return true;
    return false;
}

/* Device API stubs and markers; PTX forms and LLVM intrinsics only compute. */
static bool is_stub(LLVMValueRef callee)
{
    return LLVMIsDeclaration(callee) && !LLVMGetIntrinsicID(callee) &&
           rwc_marker_of(callee) != RWC_MARKER_PTX;
}

static void add_call(struct graph *g, struct node *node, LLVMValueRef instruction, uint32_t callee)
{
    g->failed |= !rw_list_add(&node->calls, (struct call){instruction, callee});
    g->nodes[callee].callers++;
}

static void inspect(struct graph *g, struct node *node, LLVMValueRef instruction)
{
    node->size++;
    for (int k = 0; k < LLVMGetNumOperands(instruction) && !node->touches; k++)
        node->touches = names_variable(g->unit, LLVMGetOperand(instruction, (unsigned)k));
    if (!LLVMIsACallInst(instruction)) return;
    LLVMValueRef callee = LLVMGetCalledValue(instruction);
    if (!LLVMIsAFunction(callee)) return;
    uint32_t index = rwc_value_map_index(&g->index, callee);
    if (index != ~0u)
        add_call(g, node, instruction, index);
    else if (is_stub(callee))
        node->touches = true;
}

static bool is_user_code(LLVMValueRef function)
{
    size_t length;
    unsigned long id;
    const char *name = LLVMGetValueName2(function, &length);
    return !LLVMIsDeclaration(function) &&
           (rwc_ir_symbol(name, &id) || rwc_ir_is_program(function) ||
            rwc_marker_of(function) == RWC_MARKER_INDIRECT);
}

static bool build_graph(struct graph *g)
{
    LLVMValueRef f;
    for (f = LLVMGetFirstFunction(g->unit->module); f; f = LLVMGetNextFunction(f))
        g->count += is_user_code(f);
    g->nodes = calloc(g->count + 1, sizeof(*g->nodes));
    g->path = calloc(g->count + 1, sizeof(*g->path));
    if (!g->nodes || !g->path) return false;
    uint32_t next = 0;
    for (f = LLVMGetFirstFunction(g->unit->module); f; f = LLVMGetNextFunction(f)) {
        if (!is_user_code(f)) continue;
        rwc_value_map_set_index(&g->index, f, next);
        g->nodes[next++].function = f;
    }
    for (uint32_t n = 0; n < g->count; n++) {
        LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(g->nodes[n].function);
        for (; b; b = LLVMGetNextBasicBlock(b))
            for (LLVMValueRef i = LLVMGetFirstInstruction(b); i; i = LLVMGetNextInstruction(i))
                inspect(g, &g->nodes[n], i);
    }
    return !g->failed && !g->index.failed;
}

static void spread_touching(struct graph *g)
{
    for (bool changed = true; changed;) {
        changed = false;
        for (uint32_t n = 0; n < g->count; n++) {
            struct node *node = &g->nodes[n];
            for (size_t c = 0; c < node->calls.count && !node->touches; c++)
                if (g->nodes[node->calls.items[c].callee].touches) node->touches = changed = true;
        }
    }
}

/* ---- recursion ---- */

/* Source name of a function. */
static const char *shown_name(LLVMValueRef function, char out[SHOWN_NAME])
{
    size_t length;
    unsigned long id;
    const char *name = LLVMGetValueName2(function, &length), *symbol = rwc_ir_symbol(name, &id);
    return rwc_demangle_text(symbol ? symbol : name, out, SHOWN_NAME);
}

/* Of calls through an address or an id, not written by the user (compiler/lift/indirect.c,
 * callables.c). */
static bool only_chooses(LLVMValueRef function)
{
    size_t length;
    unsigned long id;
    const char *symbol = rwc_ir_symbol(LLVMGetValueName2(function, &length), &id);
    return rwc_marker_of(function) == RWC_MARKER_INDIRECT ||
           (symbol && (!strncmp(symbol, "indirect.", 9) || !strncmp(symbol, "targets.", 8)));
}

/* The innermost open node calls `again`, which is open as well. */
static void refuse_cycle(struct graph *g, uint32_t again, LLVMValueRef call)
{
    char text[400], name[SHOWN_NAME];
    size_t used = 0;
    uint32_t first = g->depth;
    LLVMValueRef start = NULL;
    while (g->path[--first] != again);
    for (uint32_t i = first; i < g->depth && used < sizeof(text); i++) {
        LLVMValueRef function = g->nodes[g->path[i]].function;
        if (only_chooses(function)) continue;
        if (!start) start = function;
        used += (size_t)snprintf(text + used, sizeof(text) - used, "'%s' -> ",
                                 shown_name(function, name));
    }
    if (start && used < sizeof(text))
        snprintf(text + used, sizeof(text) - used, "'%s'", shown_name(start, name));
    rwc_ir_error(g->unit, call,
                 "recursion %s: functions that use variables or the ray tracing API cannot call "
                 "themselves; make it a loop",
                 text);
}

static void search_cycles(struct graph *g, uint32_t n)
{
    struct node *node = &g->nodes[n];
    node->state = OPEN;
    g->path[g->depth++] = n;
    for (size_t c = 0; c < node->calls.count; c++) {
        struct node *callee = &g->nodes[node->calls.items[c].callee];
        if (callee->state == UNSEEN) search_cycles(g, node->calls.items[c].callee);
        if (callee->state != OPEN) continue;
        if (callee->touches && !callee->recursive) /* one message, however many calls */
            refuse_cycle(g, node->calls.items[c].callee, node->calls.items[c].instruction);
        callee->recursive = true;
    }
    g->depth--;
    node->state = DONE;
}

/* ---- marking and inlining ---- */

static void mark(struct graph *g)
{
    for (uint32_t n = 0; n < g->count; n++) {
        struct node *node = &g->nodes[n];
        bool keep = !node->touches &&
                    (node->recursive || (node->size > LARGE_FUNCTION && node->callers > 1));
        rwc_ir_set_attribute(node->function, "optnone", false);
        rwc_ir_set_attribute(node->function, "noinline", keep);
        rwc_ir_set_attribute(node->function, "alwaysinline", node->callers && !keep);
    }
}

/* Callables live on in the programs that call them, but for those with frames of their own. */
static void forget_callables(struct rwc_unit *unit)
{
    size_t kept = 0;
    for (size_t i = 0; i < unit->program_count; i++)
        if (unit->programs[i].desc->kind != RWC_CALLABLE || unit->programs[i].framed)
            unit->programs[kept++] = unit->programs[i];
    unit->program_count = kept;
}

bool rwc_pass_inline(struct rwc_unit *unit)
{
    struct graph g = {.unit = unit};
    unsigned errors = unit->diag->errors;
    if (build_graph(&g)) {
        spread_touching(&g);
        for (uint32_t n = 0; n < g.count; n++)
            if (g.nodes[n].state == UNSEEN) search_cycles(&g, n);
        mark(&g);
    } else {
        rwc_out_of_memory(unit->diag, NULL, "while inlining");
    }
    for (uint32_t n = 0; g.nodes && n < g.count; n++) free(g.nodes[n].calls.items);
    free(g.nodes);
    free(g.path);
    rwc_value_map_clear(&g.index);
    if (unit->diag->errors > errors) return false;
    forget_callables(unit);
    return rwc_ir_inline(unit, is_user_code) &&
           rwc_llvm_passes(unit, "globaldce,function(sroa,mem2reg,early-cse,simplifycfg)");
}
