/* SPDX-License-Identifier: Apache-2.0 */
/*
 * masks: operations of a warp wait for all lanes of their mask, some of which may be in other
 * states and never come. So masks are narrowed to the lanes that are here:
 *
 *   %c = rwc.mask(%m)        ->    %h = activemask
 *   shfl(%c, ...)                  %c = and %m, %h
 *                                  shfl(%c, ...)
 *
 * Lanes that have gone different ways need not be together again where those ways meet, and one
 * that is missing must not be asked for anything. So lanes that count who is here, and part before
 * the last operation with the answer, are told that each is alone, as on the CPU, where a warp has
 * one lane:
 *
 *   %m = activemask          ->    %m = this lane
 *   br %leader, ...                br %leader, ...
 *   %r = shfl(%m, %x, ...)         %r = %x
 *
 * Where all that the leader does alone is an atomic on one and the same counter, it is made without
 * the branch, and they stay together (masks_lead.c).
 *
 * To wait for the missing ones instead is what such masks mean, but code of ptxas 13.0 that does so
 * may wait for ever: docs/lab/optix7.md.
 *
 * Registers that differ between lanes are read where the program reads them, until here:
 *
 *   rwc.lane.laneid()        ->    read.ptx.sreg.laneid()
 *
 * requires: intrinsics, and page where that runs; leaves: no rwc.mask and no rwc.lane.
 */
#include <stdio.h>
#include <string.h>

#include "compiler/ir/ir.h"
#include "compiler/ir/marker.h"
#include "compiler/split/masks.h"
#include "compiler/target/backend.h"

/* What operations give a lane that is alone, and with it, where they give two values, "yes". */
enum answer { NOTHING, YES, MASK, BALLOT, FIRST, SECOND }; /* the last two: that operand */

static const struct {
    const char *name; /* what it begins with, after "llvm.nvvm." */
    enum answer answer;
} answers[] = {
    {"shfl.", SECOND},  {"match.", MASK},         {"vote.all.", SECOND}, {"vote.any.", SECOND},
    {"vote.uni.", YES}, {"vote.ballot.", BALLOT}, {"redux.", FIRST},     {"bar.warp.", NOTHING},
};
#define ANSWER_COUNT (sizeof(answers) / sizeof(answers[0]))

static LLVMValueRef build_answer(LLVMBuilderRef builder, LLVMValueRef call, LLVMValueRef lane,
                                 enum answer answer)
{
    LLVMValueRef zero = LLVMConstNull(LLVMTypeOf(lane));
    switch (answer) {
    case NOTHING:
        return NULL;
    case YES:
        return LLVMConstAllOnes(LLVMTypeOf(call));
    case MASK:
        return lane;
    case BALLOT:
        return LLVMBuildSelect(builder, LLVMGetOperand(call, 1), lane, zero, "");
    case FIRST:
        return LLVMGetOperand(call, 0);
    case SECOND:
        return LLVMGetOperand(call, 1);
    }
    return NULL;
}

/* Replaces an operation whose mask is this lane. False: it is none of the table, and stays. */
static bool answer_alone(LLVMBuilderRef builder, LLVMValueRef call, LLVMValueRef lane)
{
    static const char family[] = "llvm.nvvm.";
    const char *name = LLVMIsACallInst(call) ? rwc_ir_callee(call) : NULL;
    if (!name || strncmp(name, family, strlen(family)) != 0) return false;
    size_t k = 0;
    while (k < ANSWER_COUNT &&
           strncmp(name + strlen(family), answers[k].name, strlen(answers[k].name)) != 0)
        k++;
    if (k == ANSWER_COUNT) return false;
    LLVMPositionBuilderBefore(builder, call);
    LLVMValueRef value = build_answer(builder, call, lane, answers[k].answer);
    LLVMTypeRef type = LLVMTypeOf(call);
    if (LLVMGetTypeKind(type) == LLVMStructTypeKind) {
        LLVMValueRef yes = LLVMConstAllOnes(LLVMStructGetTypeAtIndex(type, 1));
        LLVMValueRef both = LLVMBuildInsertValue(builder, LLVMGetPoison(type), yes, 1, "");
        value = LLVMBuildInsertValue(builder, both, value, 0, "");
    }
    rwc_ir_replace(call, value);
    return true;
}

/* A use of the value as the operand of a marker; NULL: there is none. */
static LLVMValueRef marker_of(LLVMValueRef value)
{
    LLVMUseRef use = LLVMGetFirstUse(value);
    while (use && rwc_marker_of(LLVMGetUser(use)) != RWC_MARKER_MASK) use = LLVMGetNextUse(use);
    return use ? LLVMGetUser(use) : NULL;
}

/* The lane as those below it and itself, without those below it: so LLVM knows that none of them is
 * in the mask. */
static LLVMValueRef build_lane(struct rwc_unit *unit, LLVMBuilderRef builder, LLVMTypeRef type)
{
    LLVMValueRef below =
        rwc_ir_call(unit, builder, "llvm.nvvm.read.ptx.sreg.lanemask.lt", type, NULL, 0);
    LLVMValueRef upto =
        rwc_ir_call(unit, builder, "llvm.nvvm.read.ptx.sreg.lanemask.le", type, NULL, 0);
    return LLVMBuildAnd(builder, LLVMBuildNot(builder, below, ""), upto, "");
}

static void set_apart(struct rwc_unit *unit, LLVMBuilderRef builder, LLVMValueRef counted)
{
    LLVMPositionBuilderBefore(builder, counted);
    LLVMValueRef lane = build_lane(unit, builder, LLVMTypeOf(counted));
    rwc_ir_replace(counted, lane);
    for (LLVMValueRef marker; (marker = marker_of(lane));) {
        for (LLVMUseRef use = LLVMGetFirstUse(marker); use;) {
            bool gone = answer_alone(builder, LLVMGetUser(use), lane);
            use = gone ? LLVMGetFirstUse(marker) : LLVMGetNextUse(use);
        }
        rwc_ir_replace(marker, lane);
    }
}

/* Where they can be, else not. */
static bool keep_together(struct rwc_unit *unit, LLVMBuilderRef builder, LLVMValueRef counted)
{
    bool ok;
    struct rwc_branches leading = {0};
    bool part = rwc_lanes_part(counted, &leading, &ok);
    for (size_t k = 0; ok && !part && k < leading.list.count; k++)
        rwc_lead_without_branch(unit, builder, leading.list.items[k]);
    if (ok && part) set_apart(unit, builder, counted);
    free(leading.list.items);
    return ok || rwc_out_of_memory(unit->diag, NULL, "while looking for lanes that part");
}

static bool set_all_apart(struct rwc_unit *unit, LLVMBuilderRef builder)
{
    LLVMValueRef active = LLVMGetNamedFunction(unit->module, RWC_ACTIVE_LANES);
    LLVMUseRef use = active ? LLVMGetFirstUse(active) : NULL;
    while (use) {
        LLVMValueRef counted = LLVMGetUser(use);
        use = LLVMGetNextUse(use);
        if (!keep_together(unit, builder, counted)) return false;
    }
    return true;
}

static void narrow(struct rwc_unit *unit, LLVMBuilderRef builder, LLVMValueRef marker)
{
    LLVMValueRef mask = LLVMGetOperand(marker, 0);
    LLVMPositionBuilderBefore(builder, marker);
    LLVMValueRef here = rwc_ir_call(unit, builder, RWC_ACTIVE_LANES, LLVMTypeOf(mask), NULL, 0);
    rwc_ir_copy_line(here, marker);
    rwc_ir_replace(marker, LLVMBuildAnd(builder, mask, here, ""));
}

static void read_register(struct rwc_unit *unit, LLVMBuilderRef builder, LLVMValueRef marker)
{
    char name[80];
    const char *lane = rwc_marker_detail(marker, RWC_MARKER_LANE);
    snprintf(name, sizeof(name), "llvm.nvvm.read.ptx.sreg.%s", lane);
    LLVMPositionBuilderBefore(builder, marker);
    rwc_ir_replace(marker, rwc_ir_call(unit, builder, name, LLVMTypeOf(marker), NULL, 0));
}

static void read_registers(struct rwc_unit *unit, LLVMBuilderRef builder)
{
    for (LLVMValueRef f = LLVMGetFirstFunction(unit->module), next; f; f = next) {
        next = LLVMGetNextFunction(f);
        if (rwc_marker_of(f) != RWC_MARKER_LANE) continue;
        for (LLVMUseRef use; (use = LLVMGetFirstUse(f));)
            read_register(unit, builder, LLVMGetUser(use));
        LLVMDeleteFunction(f);
    }
}

static void take_masks(struct rwc_unit *unit, LLVMBuilderRef builder, LLVMValueRef function)
{
    bool warps = rwc_has_warps(unit->desc);
    for (LLVMUseRef use; (use = LLVMGetFirstUse(function));) {
        LLVMValueRef marker = LLVMGetUser(use);
        if (warps)
            narrow(unit, builder, marker);
        else
            rwc_ir_replace(marker, LLVMGetOperand(marker, 0));
    }
    LLVMDeleteFunction(function);
}

bool rwc_pass_masks(struct rwc_unit *unit)
{
    LLVMValueRef function = LLVMGetNamedFunction(unit->module, RWC_MASK);
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(unit->context);
    read_registers(unit, builder);
    bool ok = !function || !rwc_has_warps(unit->desc) || set_all_apart(unit, builder);
    if (ok && function) take_masks(unit, builder, function);
    LLVMDisposeBuilder(builder);
    return ok;
}
