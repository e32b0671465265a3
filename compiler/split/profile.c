/* SPDX-License-Identifier: Apache-2.0 */
/* See profile.h. */
#include "compiler/split/profile.h"

#include <string.h>

#include "compiler/ir/ir.h"

enum { MOST_WARPS = 32, WARP_BITS = 5, SHARED_SPACE = 3 };

bool rwc_is_profiled(const struct rwc_unit *unit)
{
    return (unit->desc->features & RW_FEATURE_PROFILE) != 0;
}

uint32_t rwc_profile_dispatch(const struct rwc_unit *unit)
{
    return unit->state_count;
}

static LLVMValueRef number(struct rwc_unit *unit, uint32_t value)
{
    return LLVMConstInt(LLVMInt32TypeInContext(unit->context), value, false);
}

static LLVMValueRef enter(struct rwc_unit *unit, LLVMBuilderRef builder, LLVMValueRef lane,
                          uint32_t state)
{
    LLVMValueRef arguments[] = {lane, number(unit, state)};
    return rwc_ir_call(unit, builder, "rw_profile_enter", LLVMInt32TypeInContext(unit->context),
                       arguments, 2);
}

void rwc_profile_enter(struct rwc_unit *unit, LLVMBuilderRef builder, LLVMValueRef lane,
                       LLVMBasicBlockRef block, uint32_t state)
{
    if (!rwc_is_profiled(unit)) return;
    LLVMPositionBuilderBefore(builder, LLVMGetFirstInstruction(block));
    enter(unit, builder, lane, state);
}

void rwc_profile_suspend(struct rwc_unit *unit, LLVMBuilderRef builder, LLVMValueRef lane,
                         uint32_t state)
{
    LLVMValueRef arguments[] = {lane, number(unit, state)};
    if (rwc_is_profiled(unit))
        rwc_ir_call(unit, builder, "rw_profile_suspend", LLVMVoidTypeInContext(unit->context),
                    arguments, 2);
}

static bool is_counted(const struct rwc_unit *unit, const struct rwc_unit_program *program)
{
    return rwc_is_profiled(unit) && rwc_kinds[program->desc->kind].in_launch;
}

/* Programs that split has cut say themselves where they go on. */
LLVMValueRef rwc_profile_begin(struct rwc_unit *unit, LLVMBuilderRef builder,
                               const struct rwc_unit_program *program, LLVMValueRef lane)
{
    if (!is_counted(unit, program) || program->resume_count) return NULL;
    return enter(unit, builder, lane, program->desc->id);
}

/* Programs inside traversal go back to whatever ran them, states to dispatch. */
void rwc_profile_end(struct rwc_unit *unit, LLVMBuilderRef builder,
                     const struct rwc_unit_program *program, LLVMValueRef lane, LLVMValueRef before)
{
    if (!is_counted(unit, program)) return;
    if (rwc_is_state(program) && unit->desc->strategy != RWC_STRATEGY_DIRECT)
        before = number(unit, rwc_profile_dispatch(unit));
    LLVMValueRef arguments[] = {lane, before};
    rwc_ir_call(unit, builder, "rw_profile_leave", LLVMVoidTypeInContext(unit->context), arguments,
                2);
}

LLVMValueRef rwc_profile_warp(struct rwc_unit *unit, LLVMBuilderRef builder)
{
    struct rwc_types t = rwc_ir_types(unit->context);
    LLVMTypeRef element = LLVMArrayType2(t.i64, sizeof(struct rw_profile_warp) / 8);
    LLVMValueRef warps = LLVMAddGlobalInAddressSpace(
        unit->module, LLVMArrayType2(element, MOST_WARPS), "rw_profile_warps", SHARED_SPACE);
    LLVMSetInitializer(warps, LLVMGetUndef(LLVMArrayType2(element, MOST_WARPS)));
    LLVMSetLinkage(warps, LLVMInternalLinkage);
    LLVMValueRef thread =
        rwc_ir_call(unit, builder, "llvm.nvvm.read.ptx.sreg.tid.x", t.i32, NULL, 0);
    LLVMValueRef warp = LLVMBuildLShr(builder, thread, number(unit, WARP_BITS), "");
    LLVMValueRef index = LLVMBuildZExt(builder, warp, t.i64, "");
    LLVMValueRef place = LLVMBuildGEP2(builder, element, warps, &index, 1, "");
    return LLVMBuildAddrSpaceCast(builder, place, t.ptr, "");
}
