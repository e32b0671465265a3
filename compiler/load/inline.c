/* SPDX-License-Identifier: Apache-2.0 */
/*
 * inline: brings everything of a program into @program.<id>, but for functions that stay.
 *
 *   p3.shade -> p3.shadow_ray -> @_rt_trace_64        inlined: p3.shade, p3.shadow_ray
 *   p3.shade -> p3.noise (300 instructions, 4 calls)  stays a function
 *   p3.shade -> p3.tint (reads a variable, 40 calls)  stays, and gets the lane as a parameter
 *
 * What suspends cannot stay, nor what may end its program (cost.c decides). Twins that stay are one
 * function from here on. The switch over callable programs of one signature is a function like
 * others: where it stays it is called "call.<signature>".
 *
 * requires: callables; leaves: no call from a program to a function but those that stay (ir.h);
 * callable programs are gone from unit->programs. Recursion that cannot stay is refused.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compiler/base/demangle.h"
#include "compiler/ir/ir.h"
#include "compiler/ir/marker.h"
#include "compiler/load/call_graph.h"

enum { SHOWN_NAME = 200 /* characters of a function's name in a message */ };

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

struct cycle {
    const struct rwc_call_graph *graph;
    uint32_t start;
    uint32_t *path, depth; /* from it */
    bool *seen;
    LLVMValueRef last; /* the call that leads back */
};

static bool find_way_back(struct cycle *c, uint32_t n)
{
    const struct rwc_call_node *node = &c->graph->nodes[n];
    c->seen[n] = true;
    c->path[c->depth++] = n;
    for (size_t k = 0; k < node->calls.count; k++) {
        uint32_t callee = node->calls.items[k].callee;
        c->last = node->calls.items[k].instruction;
        if (callee == c->start || (!c->seen[callee] && find_way_back(c, callee))) return true;
    }
    c->depth--;
    return false;
}

static void refuse_cycle(struct cycle *c)
{
    char text[400], name[SHOWN_NAME];
    size_t used = 0;
    LLVMValueRef start = NULL;
    for (uint32_t i = 0; i < c->depth && used < sizeof(text); i++) {
        LLVMValueRef function = c->graph->nodes[c->path[i]].function;
        if (only_chooses(function)) continue;
        if (!start) start = function;
        used += (size_t)snprintf(text + used, sizeof(text) - used, "'%s' -> ",
                                 shown_name(function, name));
    }
    if (start && used < sizeof(text))
        snprintf(text + used, sizeof(text) - used, "'%s'", shown_name(start, name));
    rwc_ir_error(
        c->graph->unit, c->last,
        "recursion %s: functions that report or end a hit cannot call themselves, nor, with "
        "RW_STRATEGY=direct on a GPU, those that trace; make it a loop",
        text);
}

/* One message for each function that a call leads back to. */
static bool refuse_recursion(const struct rwc_call_graph *g)
{
    struct cycle c = {.graph = g};
    c.path = calloc(g->count + 1, sizeof(*c.path));
    c.seen = calloc(g->count + 1, sizeof(*c.seen));
    bool ok = c.path && c.seen;
    for (uint32_t n = 0; ok && n < g->count; n++) {
        if (!g->nodes[n].recursive || g->nodes[n].stays) continue;
        memset(c.seen, 0, g->count * sizeof(*c.seen));
        c.start = n;
        c.depth = 0;
        if (find_way_back(&c, n)) refuse_cycle(&c);
    }
    free(c.path);
    free(c.seen);
    return ok;
}

/* What traces or ends its program cannot stay a function: calls of such functions in such functions
 * multiply. */
static bool refuse_growth(const struct rwc_call_graph *g)
{
    char name[SHOWN_NAME];
    if (g->inlined <= RWC_MOST_INLINED) return true;
    return rwc_error(g->unit->diag, NULL, 0,
                     "with all calls inlined the programs have %llu instructions, of which there "
                     "can be %u: function '%s' is in them %llu times; call it, or what calls it, "
                     "in fewer places, or make it a callable program",
                     (unsigned long long)g->inlined, RWC_MOST_INLINED,
                     shown_name(g->nodes[g->heaviest].function, name),
                     (unsigned long long)g->heaviest_copies);
}

/* ---- marking ---- */

static void mark(const struct rwc_call_graph *g)
{
    for (uint32_t n = 0; n < g->count; n++) {
        const struct rwc_call_node *node = &g->nodes[n];
        const struct rwc_call_node *same = &g->nodes[node->same];
        rwc_ir_set_attribute(node->function, "optnone", false);
        rwc_ir_set_attribute(node->function, "noinline", node->stays);
        rwc_ir_set_attribute(node->function, "alwaysinline", node->callers && !node->stays);
        if (!node->stays) continue;
        if (node != same)
            LLVMReplaceAllUsesWith(node->function, same->function);
        else
            rwc_ir_mark_staying(node->function, node->touches ? node->view : NULL);
    }
}

/* ---- the lane ---- */

/* Its name is no longer a marker's. */
static void rename_switch(LLVMValueRef function)
{
    char name[256];
    const char *signature = rwc_marker_detail(function, RWC_MARKER_INDIRECT);
    if (!signature) return;
    int length = snprintf(name, sizeof(name), "call.%s", signature);
    size_t most = sizeof(name) - 1;
    LLVMSetValueName2(function, name, (size_t)length < most ? (size_t)length : most);
}

/* The same function with the lane before its parameters. False: out of memory. */
static bool add_parameter(LLVMValueRef function)
{
    LLVMTypeRef old = LLVMGlobalGetValueType(function);
    unsigned count = LLVMCountParamTypes(old);
    LLVMTypeRef *types = calloc(count + 1, sizeof(LLVMTypeRef));
    if (!types) return false;
    types[0] = LLVMPointerTypeInContext(LLVMGetTypeContext(old), 0);
    LLVMGetParamTypes(old, types + 1);
    LLVMTypeRef type = LLVMFunctionType(LLVMGetReturnType(old), types, count + 1, false);
    free(types);
    LLVMValueRef other = LLVMAddFunction(LLVMGetGlobalParent(function), "", type);
    if (!rwc_ir_take_place(other, function)) return false;
    LLVMSetValueName2(LLVMGetParam(other, 0), "lane", 4);
    for (unsigned k = 0; k < count; k++)
        LLVMReplaceAllUsesWith(LLVMGetParam(function, k), LLVMGetParam(other, k + 1));
    LLVMReplaceAllUsesWith(function, other);
    LLVMDeleteFunction(function);
    return true;
}

/* Whoever calls what has the lane has it as well. False: out of memory. */
static bool add_argument(LLVMBuilderRef builder, LLVMValueRef call)
{
    LLVMValueRef callee = LLVMGetCalledValue(call);
    unsigned count = LLVMGetNumArgOperands(call);
    LLVMValueRef *arguments = calloc(count + 1, sizeof(LLVMValueRef));
    if (!arguments) return false;
    arguments[0] = LLVMGetParam(LLVMGetBasicBlockParent(LLVMGetInstructionParent(call)), 0);
    for (unsigned k = 0; k < count; k++) arguments[k + 1] = LLVMGetOperand(call, k);
    LLVMPositionBuilderBefore(builder, call);
    LLVMValueRef other =
        LLVMBuildCall2(builder, LLVMGlobalGetValueType(callee), callee, arguments, count + 1, "");
    free(arguments);
    rwc_ir_copy_line(other, call);
    rwc_ir_replace(call, LLVMGetTypeKind(LLVMTypeOf(call)) == LLVMVoidTypeKind ? NULL : other);
    return true;
}

static bool add_arguments(struct rwc_unit *unit, LLVMValueRef function)
{
    LLVMValueRef *calls;
    size_t count;
    if (!rwc_ir_calls(unit, function, &calls, &count)) return false;
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(unit->context);
    bool ok = true;
    for (size_t k = 0; k < count && ok; k++)
        if (LLVMIsAFunction(LLVMGetCalledValue(calls[k])) &&
            rwc_ir_view(unit, LLVMGetCalledValue(calls[k])))
            ok = add_argument(builder, calls[k]);
    LLVMDisposeBuilder(builder);
    free(calls);
    return ok;
}

static bool add_lanes(struct rwc_unit *unit)
{
    bool ok = true, any = false;
    LLVMValueRef f, next, last = LLVMGetLastFunction(unit->module); /* new ones come behind it */
    for (f = LLVMGetFirstFunction(unit->module); ok && f; f = next) {
        next = f == last ? NULL : LLVMGetNextFunction(f);
        if (!rwc_ir_stays(f)) continue;
        rename_switch(f);
        if (!rwc_ir_view(unit, f)) continue;
        any = true;
        ok = add_parameter(f);
    }
    for (f = LLVMGetFirstFunction(unit->module); any && ok && f; f = LLVMGetNextFunction(f))
        if (rwc_ir_is_program(f) || rwc_ir_view(unit, f)) ok = add_arguments(unit, f);
    return ok || rwc_out_of_memory(unit->diag, NULL, "while inlining");
}

/* ---- pass ---- */

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
    unsigned errors = unit->diag->errors;
    struct rwc_call_graph *g = unit->calls ? unit->calls : rwc_call_graph_build(unit);
    unit->calls = NULL;
    bool ok = g && rwc_find_copies(g) && rwc_decide_calls(g) && refuse_recursion(g);
    bool small = ok && refuse_growth(g);
    if (ok) mark(g);
    rwc_call_graph_free(g);
    if (!ok) return rwc_out_of_memory(unit->diag, NULL, "while inlining");
    if (!small || unit->diag->errors > errors) return false;
    forget_callables(unit);
    return rwc_ir_inline(unit, rwc_is_user_code) &&
           rwc_llvm_passes(unit,
                           "globaldce,function(sroa,mem2reg,early-cse,simplifycfg),globaldce") &&
           add_lanes(unit);
}
