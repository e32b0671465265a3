/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Built-in code that no program of a kernel leads to goes before the passes work on it: it is most
 * of a small kernel, and most of the time that its compilation takes.
 *
 *   strategy is not DIRECT       @rw_trace_direct, and the traversal that it alone steps
 *   it is                        call i1 @rw_traverse_warp(...)   ->   false; @rw_end_ray
 *   no program traces a ray      call i1 @rw_traverse_warp(...)   ->   false; and so on
 *   no program calls a stub      the function that the stub would become a call of
 *   no feature needs it          functions that passes would make calls of for the feature
 *   nothing comes to a block     its calls of static functions, and those that have no others
 *
 * Where no ray is traced, or strategy is DIRECT, kernels become smaller: what traverses keeps a
 * stack for each lane, and the ray under way in registers while programs run; and nobody else can
 * know that no lane ever comes there, for a lane's first state is read from memory. The rest
 * changes nothing of what is emitted.
 * requires: the programs are linked, features answered; leaves: all functions that a later pass
 * makes calls of.
 */
#include "compiler/ir/ir.h"
#include "compiler/ir/trace_op.h"
#include "compiler/load/live.h"
#include "compiler/load/unused.h"
#include "compiler/module/stubs.h"
#include "compiler/target/backend.h"

/* What calls of stubs become, by the stub. */
struct of_stub {
    enum rwc_stub_number stub;
    const char *name;
};

static const struct of_stub of_stubs[] = {
    {RWC_STUB_TRANSFORM_TUPLE, "rw_transform"},
    {RWC_STUB_GET_TRANSFORM, "rw_get_transform"},
    {RWC_STUB_VPRINTF, "rw_print"},
    {RWC_STUB_PRINT_ACTIVE, "rw_print_active"},
};

/* Where a program traces they stay: outline.c counts what calls programs, also from here. */
static const struct of_stub of_reports[] = {
    {RWC_STUB_POTENTIAL_INTERSECTION, "rw_potential_intersection"},
    {RWC_STUB_REPORT_INTERSECTION, "rw_report_intersection"},
};

/* What passes make calls of in kernels with a feature. */
static const struct {
    uint64_t feature;
    const char *name;
} of_features[] = {
    {RW_FEATURE_PAGING, "rw_page_find"},      {RW_FEATURE_PAGING, "rw_page_source"},
    {RW_FEATURE_PAGING, "rw_page_look"},      {RW_FEATURE_PAGING, "rw_page_reach"},
    {RW_FEATURE_PAGING, "rw_page_note"},      {RW_FEATURE_PAGING, "rw_push_fault"},
    {RW_FEATURE_PAGING, "rw_fault"},          {RW_FEATURE_PROFILE, "rw_profile_enter"},
    {RW_FEATURE_PROFILE, "rw_profile_leave"}, {RW_FEATURE_PROFILE, "rw_profile_suspend"},
    {RW_FEATURE_VERIFY, "rw_note_outside"},
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

static void drop_of_stubs(const struct rwc_unit *unit, const struct used *used,
                          const struct of_stub *list, size_t count)
{
    for (size_t k = 0; k < count; k++)
        if (!used->stubs[list[k].stub]) drop(unit, list[k].name);
}

static void drop_of_features(const struct rwc_unit *unit)
{
    for (size_t k = 0; k < sizeof(of_features) / sizeof(of_features[0]); k++)
        if (!(unit->desc->features & of_features[k].feature)) drop(unit, of_features[k].name);
    if (!unit->desc->checks_loops) drop(unit, "rw_cancelled");
}

/* Pipelines of OptiX 7 have stubs and states of their own. */
static void drop_of_rays(const struct rwc_unit *unit, const struct used *used)
{
    const bool direct = unit->desc->strategy == RWC_STRATEGY_DIRECT;
    for (size_t k = 0; k < sizeof(of_direct) / sizeof(of_direct[0]) && !direct; k++)
        drop(unit, of_direct[k]);
    if (direct) drop_suspended_rays(unit);
    if (used->traces || direct || unit->desc->features & RW_FEATURE_SBT) return;
    for (size_t k = 0; k < sizeof(of_rays) / sizeof(of_rays[0]); k++)
        rwc_ir_answer(unit, of_rays[k], 0);
    for (size_t k = 0; k < sizeof(of_traces) / sizeof(of_traces[0]); k++) drop(unit, of_traces[k]);
    drop_of_stubs(unit, used, of_reports, sizeof(of_reports) / sizeof(of_reports[0]));
}

/* ---- what nothing leads to ---- */

/* Where it is called, nothing ever comes to. */
static void drop_with_calls(LLVMValueRef function)
{
    for (LLVMUseRef use; (use = LLVMGetFirstUse(function));) {
        LLVMTypeRef type = LLVMTypeOf(LLVMGetUser(use));
        const bool none = LLVMGetTypeKind(type) == LLVMVoidTypeKind;
        rwc_ir_replace(LLVMGetUser(use), none ? NULL : LLVMGetPoison(type));
    }
    LLVMDeleteFunction(function);
}

static void drop_unreached(struct rwc_unit *unit)
{
    struct rwc_blocks live = {0};
    const bool ok = rwc_find_live(unit, &live);
    for (LLVMValueRef f = LLVMGetFirstFunction(unit->module), next; ok && f; f = next) {
        next = LLVMGetNextFunction(f);
        if (!LLVMIsDeclaration(f) && !rwc_blocks_has(&live, LLVMGetEntryBasicBlock(f)))
            drop_with_calls(f);
    }
    rwc_blocks_drop(&live);
    if (!ok) rwc_out_of_memory(unit->diag, NULL, "while looking for unused code");
}

void rwc_drop_unused(struct rwc_unit *unit)
{
    const struct used used = find_used(unit);
    drop_of_rays(unit, &used);
    drop_of_stubs(unit, &used, of_stubs, sizeof(of_stubs) / sizeof(of_stubs[0]));
    drop_of_features(unit);
    drop_unreached(unit);
}
