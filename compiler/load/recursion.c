/* SPDX-License-Identifier: Apache-2.0 */
/*
 * recursion: functions that call themselves and suspend become programs with frames of their own,
 * as callable programs that do:
 *
 *   p3.bounce -> @_rt_trace_64, p3.bounce         program.11: p3.bounce -> @_rt_trace_64,
 *                                                             p3.call.bounce -> @rwc.call.0(11)
 *
 * Such a program sees the lane as the one that the function belongs to (rwc_unit_program.view): its
 * callers put back what they began with (device_api/restore.c). Its calls count as calls of
 * callable programs. With strategy DIRECT nothing suspends, and the function stays one.
 *
 * requires: callables; leaves: no function that suspends and calls itself, but those that cannot be
 * made programs, which the inline pass refuses.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compiler/base/demangle.h"
#include "compiler/load/call_graph.h"
#include "compiler/load/callables.h"

/* Nobody outside the unit knows these. */
static struct rwc_own_program *new_description(struct rwc_unit *unit,
                                               const struct rwc_call_node *node)
{
    char shown[200];
    unsigned long id;
    struct rwc_own_program *own = calloc(1, sizeof(*own));
    const char *symbol = rwc_ir_symbol(LLVMGetValueName(node->function), &id);
    char *name = strdup(rwc_demangle_text(symbol, shown, sizeof(shown)));
    if (!own || !name || !rw_list_add(&unit->own_programs, own)) {
        free(own);
        free(name);
        return NULL;
    }
    own->name = name;
    own->program = (struct rwc_program){.name = name, .symbol = name, .traces = true};
    own->desc = (struct rwc_program_desc){.module = node->view->module,
                                          .program = &own->program,
                                          .kind = RWC_CALLABLE,
                                          .id = unit->state_count++};
    return own;
}

static struct rwc_unit_program *new_program(struct rwc_unit *unit, const struct rwc_call_node *node)
{
    size_t count = unit->program_count;
    struct rwc_own_program *own = new_description(unit, node);
    struct rwc_unit_program *all = realloc(unit->programs, (count + 1) * sizeof(*all));
    if (all) unit->programs = all;
    if (!own || !all) return NULL;
    all[count] = (struct rwc_unit_program){.desc = &own->desc,
                                           .view = node->view,
                                           .callee = node->function,
                                           .signature = ~0u,
                                           .framed = true};
    snprintf(all[count].name, sizeof(all[count].name), "program.%u", own->desc.id);
    unit->program_count++;
    return &all[count];
}

static bool add_call_set(struct rwc_unit *unit, uint32_t id)
{
    struct rwc_call_set set = {malloc(sizeof(*set.ids)), 1};
    if (set.ids) *set.ids = id;
    if (set.ids && rw_list_add(&unit->call_sets, set)) return true;
    free(set.ids);
    return false;
}

/* What is called in its place: p3.call.bounce. */
static LLVMValueRef new_caller(struct rwc_unit *unit, const struct rwc_call_node *node)
{
    char name[256], prefix[RWC_PREFIX_BYTES];
    unsigned long id;
    const char *symbol = rwc_ir_symbol(LLVMGetValueName(node->function), &id);
    rwc_ir_prefix(node->owner, prefix);
    snprintf(name, sizeof(name), "%scall.%s", prefix, symbol);
    LLVMValueRef caller =
        LLVMAddFunction(unit->module, name, LLVMGlobalGetValueType(node->function));
    LLVMSetLinkage(caller, LLVMInternalLinkage);
    return caller;
}

static bool make_program(struct rwc_unit *unit, const struct rwc_call_node *node)
{
    struct rwc_arguments layout;
    struct rwc_unit_program *program = new_program(unit, node);
    if (!program || !add_call_set(unit, program->desc->id))
        return rwc_out_of_memory(unit->diag, NULL, "for a recursive function");
    if (!rwc_framed_layout(unit, program, &layout)) return false;
    struct rwc_types t = rwc_ir_types(unit->context);
    LLVMValueRef caller = new_caller(unit, node);
    LLVMReplaceAllUsesWith(node->function, caller);
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(unit->context);
    LLVMPositionBuilderAtEnd(builder,
                             LLVMAppendBasicBlockInContext(unit->context, caller, "entry"));
    const struct rwc_framed_call call = {caller, 0, (uint32_t)unit->call_sets.count - 1,
                                         LLVMConstInt(t.i32, program->desc->id, false), &layout};
    rwc_build_framed_call(unit, builder, &call);
    LLVMDisposeBuilder(builder);
    return rwc_build_framed_program(unit, program);
}

/* In programs that cannot trace the refusal is of the trace. */
static bool can_be_program(const struct rwc_call_node *node)
{
    unsigned length;
    return node->recursive && node->suspends && !node->ends && node->owner &&
           rwc_has_one_meaning(node) && rwc_kinds[node->view->kind].may_trace &&
           rwc_signature(node->function, &length);
}

/* Where nothing changes the graph goes on to the next pass. */
bool rwc_pass_recursion(struct rwc_unit *unit)
{
    bool changed = false, ok = true;
    if (unit->desc->strategy == RWC_STRATEGY_DIRECT) return false;
    struct rwc_call_graph *g = rwc_call_graph_build(unit);
    if (!g) rwc_out_of_memory(unit->diag, NULL, "while looking for recursion");
    for (uint32_t n = 0; g && ok && n < g->count; n++) {
        if (!can_be_program(&g->nodes[n])) continue;
        ok = make_program(unit, &g->nodes[n]);
        changed = true;
    }
    if (changed)
        rwc_call_graph_free(g);
    else
        unit->calls = g;
    return changed;
}
