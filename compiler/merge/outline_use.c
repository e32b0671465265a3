/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What functions read and write of a lane: follows the pointer through offsets and calls. Where it
 * goes anywhere else, into memory, a choice or an integer, all of the lane counts.
 */
#include <stdlib.h>

#include "base/list.h"
#include "base/text.h"
#include "compiler/ir/ir.h"
#include "compiler/merge/outline.h"

_Static_assert(sizeof(struct rw_lane) <= 64 * RWC_LANE_STEP, "a bit for every part of a lane");

struct search {
    LLVMTargetDataRef layout;
    bool below; /* in callees as well, but for this: */
    LLVMValueRef without;
    struct rwc_lane_use use;
    RW_LIST(LLVMValueRef) lanes; /* those looked at and those to come */
};

/* The bits of a range; all of them where it leaves the lane. */
static uint64_t bits(uint64_t offset, uint64_t size)
{
    uint64_t mask = 0;
    if (offset > sizeof(struct rw_lane) || size > sizeof(struct rw_lane) - offset) return ~0ull;
    for (uint64_t at = offset / RWC_LANE_STEP; at * RWC_LANE_STEP < offset + size; at++)
        mask |= 1ull << at;
    return mask;
}

/* A copy or a filling of constant size. False: it is neither. */
static bool use_memory(struct search *s, LLVMValueRef call, unsigned operand, uint64_t offset)
{
    const char *callee = rwc_ir_callee(call);
    bool copies = callee && rw_starts_with(callee, "llvm.memcpy.");
    if (!copies && !(callee && rw_starts_with(callee, "llvm.memset."))) return false;
    LLVMValueRef size = LLVMGetOperand(call, 2);
    if (!LLVMIsAConstantInt(size)) return false;
    uint64_t mask = bits(offset, LLVMConstIntGetZExtValue(size));
    if (operand == 0) s->use.written |= mask;
    if (operand == 1) s->use.read |= mask;
    return true;
}

/* The whole lane, handed on to a function that can be looked into. */
static bool use_call(struct search *s, LLVMValueRef call, unsigned operand, uint64_t offset)
{
    LLVMValueRef callee = LLVMGetCalledValue(call);
    if (use_memory(s, call, operand, offset)) return true;
    if (offset || !LLVMIsAFunction(callee) || LLVMIsDeclaration(callee) ||
        operand >= LLVMCountParams(callee))
        return false;
    LLVMValueRef lane = LLVMGetParam(callee, operand);
    if (!s->below || callee == s->without) return true;
    for (size_t k = 0; k < s->lanes.count; k++)
        if (s->lanes.items[k] == lane) return true;
    return rw_list_add(&s->lanes, lane);
}

static bool use_pointer(struct search *s, LLVMValueRef pointer, uint64_t offset);

static bool use_operand(struct search *s, LLVMValueRef user, unsigned operand, uint64_t offset)
{
    LLVMTypeRef type = LLVMTypeOf(user);
    switch (LLVMGetInstructionOpcode(user)) {
    case LLVMLoad:
        s->use.read |= bits(offset, LLVMStoreSizeOfType(s->layout, type));
        return true;
    case LLVMStore:
        if (operand != 1) return false;
        type = LLVMTypeOf(LLVMGetOperand(user, 0));
        s->use.written |= bits(offset, LLVMStoreSizeOfType(s->layout, type));
        return true;
    case LLVMGetElementPtr:
        return rwc_ir_add_offset(s->layout, user, &offset) && use_pointer(s, user, offset);
    case LLVMCall:
        return use_call(s, user, operand, offset);
    default:
        return false;
    }
}

/* Which operand of `user` the value is; -1: more than one. */
static int operand_of(LLVMValueRef user, LLVMValueRef value)
{
    int found = -1, count = 0;
    for (int k = 0; k < LLVMGetNumOperands(user); k++) {
        if (LLVMGetOperand(user, (unsigned)k) != value) continue;
        found = k;
        count++;
    }
    return count == 1 ? found : -1;
}

static bool use_pointer(struct search *s, LLVMValueRef pointer, uint64_t offset)
{
    for (LLVMUseRef use = LLVMGetFirstUse(pointer); use; use = LLVMGetNextUse(use)) {
        LLVMValueRef user = LLVMGetUser(use);
        int operand = operand_of(user, pointer);
        if (operand < 0 || !use_operand(s, user, (unsigned)operand, offset)) return false;
    }
    return true;
}

static struct rwc_lane_use look(struct search *s, LLVMValueRef pointer)
{
    bool known = rw_list_add(&s->lanes, pointer);
    for (size_t k = 0; known && k < s->lanes.count; k++)
        known = use_pointer(s, s->lanes.items[k], 0);
    if (!known) s->use.read = s->use.written = ~0ull;
    free(s->lanes.items);
    return s->use;
}

struct rwc_lane_use rwc_lane_use(struct rwc_unit *unit, LLVMValueRef pointer)
{
    struct search s = {.layout = LLVMGetModuleDataLayout(unit->module)};
    return look(&s, pointer);
}

struct rwc_lane_use rwc_lane_use_below(struct rwc_unit *unit, LLVMValueRef pointer,
                                       LLVMValueRef without)
{
    struct search s = {
        .layout = LLVMGetModuleDataLayout(unit->module), .below = true, .without = without};
    return look(&s, pointer);
}
