/* SPDX-License-Identifier: Apache-2.0 */
/*
 * See features.h. Of the instructions that a module of one ray generation program had after
 * intrinsics, three quarters were built-in code for features that it lacked, and two thirds of the
 * time that a compilation took were spent on them.
 *
 *   call i1 @rw_has(i32 known)            ->  true or false
 *   call i1 @rw_has(i32 partly known)     ->  true, or as it is
 *   call i32 @rw_hook_has_micromaps(), .. ->  0 or 1
 */
#include "compiler/load/features.h"

#include "compiler/ir/ir.h"
#include "compiler/target/backend.h"

/* Whether any-hit programs run is known once the flags of all rays are, whether details of
 * exceptions are read once all stubs are found. */
#define KNOWN_LATER ((uint32_t)(RW_FEATURE_ANY_HIT | RW_FEATURE_DETAILS))

/* Hooks of their own, for there is no bit left among those that rw_has asks for. */
static const struct {
    const char *name;
    uint64_t feature;
} hooks[] = {
    {"rw_hook_has_pages", RW_FEATURE_PAGING},
    {"rw_hook_has_paged_trees", RW_FEATURE_PAGED_TREES},
    {"rw_hook_has_micromaps", RW_FEATURE_MICROMAPS},
    {"rw_hook_mixes_culling", RW_FEATURE_MIXED_CULLING},
};

uint64_t rwc_features(const struct rwc_unit *unit)
{
    uint64_t features = unit->desc->features;
    if (!rwc_has_warps(unit->desc)) features |= RW_FEATURE_ONE_LANE;
    if (rwc_backend(unit->desc)->info.trees == RW_LAYOUT_FULL) features |= RW_FEATURE_FULL_BOXES;
    if (unit->records_details) features |= RW_FEATURE_DETAILS;
    return features;
}

static void answer_has(const struct rwc_unit *unit)
{
    const uint32_t features = (uint32_t)rwc_features(unit);
    LLVMValueRef has = LLVMGetNamedFunction(unit->module, "rw_has");
    LLVMUseRef use = has ? LLVMGetFirstUse(has) : NULL;
    while (use) {
        LLVMValueRef call = LLVMGetUser(use), asked = LLVMGetOperand(call, 0);
        use = LLVMGetNextUse(use);
        if (!LLVMIsAConstantInt(asked)) continue;
        const uint32_t wanted = (uint32_t)LLVMConstIntGetZExtValue(asked);
        const bool any = wanted & features & ~KNOWN_LATER;
        if (any || !(wanted & KNOWN_LATER))
            rwc_ir_replace(call, LLVMConstInt(LLVMTypeOf(call), any, false));
    }
}

void rwc_answer_features(const struct rwc_unit *unit)
{
    answer_has(unit);
    for (size_t k = 0; k < sizeof(hooks) / sizeof(hooks[0]); k++)
        rwc_ir_answer(unit, hooks[k].name, (unit->desc->features & hooks[k].feature) != 0);
}
