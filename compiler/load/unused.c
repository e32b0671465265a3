/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Built-in code that no program of a kernel leads to goes before the passes work on it: it is most
 * of a small kernel, and most of the time that its compilation takes.
 *
 *   strategy is not DIRECT       @rw_trace_direct, and the traversal that it alone steps
 *   it is                        call i1 @rw_traverse_warp(...)   ->   false; @rw_end_ray
 *   no program traces a ray      call i1 @rw_traverse_warp(...)   ->   false; and so on
 *   ... nor calls a stub         the function that the stub would become a call of
 *
 * The first changes nothing of what is emitted. The others make kernels smaller: what traverses
 * keeps a stack for each lane, and the ray under way in registers while programs run; and nobody
 * else can know that no lane ever comes there, for a lane's first state is read from memory.
 * requires: the programs are linked; leaves: all functions that a later pass makes calls of.
 */
#include "compiler/ir/ir.h"
#include "compiler/ir/trace_op.h"
#include "compiler/load/unused.h"
#include "compiler/module/stubs.h"
#include "compiler/target/backend.h"

/* What calls of stubs become, by the stub. */
static const struct {
    enum rwc_stub_number stub;
    const char *name;
} of_stubs[] = {
    {RWC_STUB_POTENTIAL_INTERSECTION, "rw_potential_intersection"},
    {RWC_STUB_REPORT_INTERSECTION, "rw_report_intersection"},
    {RWC_STUB_TRANSFORM_TUPLE, "rw_transform"},
    {RWC_STUB_GET_TRANSFORM, "rw_get_transform"},
};

/* What only lanes with a ray call, and what only traces become calls of. */
static const char *const of_rays[] = {RWC_TRAVERSE, "rw_traverse_show_hit", "rw_traverse_program"};
static const char *const of_traces[] = {RWC_TRACE_SUSPENDED, "rw_push", "rw_traverse_done"};

/* Of strategy DIRECT, each called by those before it. */
static const char *const of_direct[] = {RWC_TRACE_DIRECT, "rw_traverse_apart", "rw_find_hit",
                                        "rw_traverse_step"};

static void drop(const struct rwc_unit *unit, const char *name)
{
    LLVMValueRef function = LLVMGetNamedFunction(unit->module, name);
    if (function && !LLVMGetFirstUse(function)) LLVMDeleteFunction(function);
}

/* Strategy DIRECT: no lane comes back to dispatch with a ray. Traversal stays on the CPU, where
 * pass outline tells large kernels by it. */
static void drop_suspended_rays(const struct rwc_unit *unit)
{
    rwc_ir_answer(unit, "rw_end_ray", 0);
    if (rwc_has_warps(unit->desc)) rwc_ir_answer(unit, RWC_TRAVERSE, 0);
}

struct used {
    bool traces;
    bool stubs[RWC_STUBS];
};

static struct used find_used(const struct rwc_unit *unit)
{
    struct used used = {0};
    for (LLVMValueRef f = LLVMGetFirstFunction(unit->module); f; f = LLVMGetNextFunction(f)) {
        if (!LLVMIsDeclaration(f) || !LLVMGetFirstUse(f)) continue;
        const struct rwc_stub *stub = rwc_stub_find(LLVMGetValueName(f));
        if (stub) used.stubs[stub->number] = true;
        used.traces = used.traces || rwc_stub_traces(stub);
    }
    return used;
}

/* Pipelines of OptiX 7 have stubs and states of their own. */
void rwc_drop_unused(struct rwc_unit *unit)
{
    const struct used used = find_used(unit);
    const bool direct = unit->desc->strategy == RWC_STRATEGY_DIRECT;
    for (size_t k = 0; k < sizeof(of_direct) / sizeof(of_direct[0]) && !direct; k++)
        drop(unit, of_direct[k]);
    if (direct) drop_suspended_rays(unit);
    if (used.traces || direct || unit->desc->features & RW_FEATURE_SBT) return;
    for (size_t k = 0; k < sizeof(of_rays) / sizeof(of_rays[0]); k++)
        rwc_ir_answer(unit, of_rays[k], 0);
    for (size_t k = 0; k < sizeof(of_traces) / sizeof(of_traces[0]); k++) drop(unit, of_traces[k]);
    for (size_t k = 0; k < sizeof(of_stubs) / sizeof(of_stubs[0]); k++)
        if (!used.stubs[of_stubs[k].stub]) drop(unit, of_stubs[k].name);
}
