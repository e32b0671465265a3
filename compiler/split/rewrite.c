/* SPDX-License-Identifier: Apache-2.0 */
/*
 * split, third part: carries the plan out. Order matters: resume blocks are written while the
 * original values still stand as operands, then uses go through the variables, then the calls
 * become save, push, trace, return.
 */
#include <llvm-c/DebugInfo.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "compiler/ir/marker.h"
#include "compiler/ir/trace_op.h"
#include "compiler/split/demote.h"
#include "compiler/split/profile.h"
#include "compiler/split/remat.h"
#include "compiler/split/split.h"

/* Frames start at multiples of 16 bytes; LLVM cannot know, so accesses say their alignment. */
static unsigned frame_align(uint32_t offset)
{
    unsigned align = 16;
    while (offset % align) align /= 2;
    return align;
}

static LLVMValueRef frame_address(struct rwc_split *s, uint32_t offset, const char *name)
{
    LLVMValueRef index = LLVMConstInt(s->types.i64, offset, false);
    return LLVMBuildGEP2(s->builder, s->types.i8, s->frame, &index, 1, name);
}

static void finish_dispatch(struct rwc_split *s)
{
    struct rwc_unit_program *p = s->program;
    LLVMPositionBuilderAtEnd(s->builder, s->dispatch);
    LLVMValueRef first = LLVMConstInt(s->types.i32, p->first_resume, false);
    LLVMValueRef resumed = LLVMBuildICmp(s->builder, LLVMIntUGE, s->state, first, "resumed");
    LLVMValueRef drop =
        LLVMBuildSelect(s->builder, resumed, LLVMConstInt(s->types.i32, p->frame_size, false),
                        LLVMConstInt(s->types.i32, 0, false), "");
    /* Nothing is ever open below ray generation and exception programs: their frames have a place
     * that is known, and the check that the stack has room for them folds away. */
    const struct rwc_kind_traits *kind = &rwc_kinds[p->desc->kind];
    if (kind->is_root)
        s->sp = LLVMConstInt(s->types.i32, 0, false);
    else
        s->sp = LLVMBuildSub(s->builder, s->sp, drop, "sp");
    rwc_ir_store(s->builder, s->sp, s->lane, offsetof(struct rw_lane, sp), 4);
    if (kind->is_root)
        rwc_ir_store(s->builder, LLVMConstInt(s->types.i32, 0, false), s->lane,
                     offsetof(struct rw_lane, resume), 4);
    else
        rwc_ir_call(s->unit, s->builder, "rw_find_resume", s->types.none, &s->lane, 1);
    LLVMValueRef stack = rwc_ir_load_invariant(s->builder, s->types.ptr, s->lane,
                                               offsetof(struct rw_lane, stack), 8);
    LLVMValueRef offset = LLVMBuildZExt(s->builder, s->sp, s->types.i64, "");
    s->frame = LLVMBuildGEP2(s->builder, s->types.i8, stack, &offset, 1, "frame");
}

/* The next multiple of `align`, which is the same as long as the frame lies where it does. */
static LLVMValueRef align_up(struct rwc_split *s, LLVMValueRef place, unsigned align,
                             const char *name)
{
    LLVMValueRef address = LLVMBuildPtrToInt(s->builder, place, s->types.i64, "");
    LLVMValueRef missing = LLVMBuildAnd(s->builder, LLVMBuildNeg(s->builder, address, ""),
                                        LLVMConstInt(s->types.i64, align - 1, false), "");
    return LLVMBuildGEP2(s->builder, s->types.i8, place, &missing, 1, name);
}

/* In frame memory, under the name of the alloca it replaces. */
static void move_allocas(struct rwc_split *s)
{
    for (size_t k = 0; k < s->alloca_count; k++) {
        size_t length;
        char name[96];
        const char *old = LLVMGetValueName2(s->allocas[k], &length);
        snprintf(name, sizeof(name), "f.%s", length ? old : "array");
        LLVMPositionBuilderAtEnd(s->builder, s->dispatch);
        LLVMValueRef place = frame_address(s, s->alloca_offsets[k], name);
        unsigned align = LLVMGetAlignment(s->allocas[k]);
        if (align > 16) place = align_up(s, place, align, name);
        LLVMReplaceAllUsesWith(s->allocas[k], place);
        LLVMInstructionEraseFromParent(s->allocas[k]);
    }
}

static void make_variables(struct rwc_split *s)
{
    LLVMPositionBuilderBefore(s->builder, LLVMGetFirstInstruction(s->dispatch));
    for (size_t k = 0; k < s->slot_count; k++)
        s->slots[k].variable = LLVMBuildAlloca(s->builder, LLVMTypeOf(s->slots[k].value), "");
}

static void link_dispatch(struct rwc_split *s)
{
    LLVMPositionBuilderAtEnd(s->builder, s->dispatch);
    LLVMValueRef choose = LLVMBuildSwitch(s->builder, s->state, s->start, (unsigned)s->call_count);
    for (size_t k = 0; k < s->call_count; k++)
        LLVMAddCase(choose, LLVMConstInt(s->types.i32, s->program->resumes[k].state, false),
                    s->calls[k].resume);
}

static LLVMValueRef reload(struct rwc_split *s, const struct rwc_split_slot *slot)
{
    LLVMValueRef place = frame_address(s, slot->frame_offset, "");
    LLVMTypeRef type = LLVMTypeOf(slot->value);
    bool predicate = type == s->types.i1;
    LLVMValueRef value = LLVMBuildLoad2(s->builder, predicate ? s->types.i8 : type, place, "");
    LLVMSetAlignment(value, frame_align(slot->frame_offset));
    return predicate ? LLVMBuildTrunc(s->builder, value, s->types.i1, "") : value;
}

static void save(struct rwc_split *s, const struct rwc_split_slot *slot)
{
    LLVMTypeRef type = LLVMTypeOf(slot->value);
    LLVMValueRef value = LLVMBuildLoad2(s->builder, type, slot->variable, "");
    if (type == s->types.i1) value = LLVMBuildZExt(s->builder, value, s->types.i8, "");
    LLVMValueRef place = frame_address(s, slot->frame_offset, "");
    LLVMSetAlignment(LLVMBuildStore(s->builder, value, place), frame_align(slot->frame_offset));
}

/* Start of a resume block: saved values come back, then the others are computed from them. */
static bool write_resume(struct rwc_split *s, size_t k)
{
    struct rwc_split_call *call = &s->calls[k];
    struct rwc_remat remat = {&s->live, s->dispatch, rwc_live_at_start(&s->live, call->resume),
                              true, call->choice};
    struct rwc_value_map available = {0};
    LLVMPositionBuilderBefore(s->builder, LLVMGetFirstInstruction(call->resume));
    LLVMSetCurrentDebugLocation2(s->builder, LLVMInstructionGetDebugLoc(call->call));
    for (size_t v = 0; v < s->slot_count; v++)
        if (rw_bit_get(s->slots[v].saved_at, k) && rw_bit_get(s->slots[v].loaded_at, k))
            rwc_value_map_set(&available, s->slots[v].value, reload(s, &s->slots[v]));
    rwc_split_read_ray(s, k, &available);
    for (size_t v = 0; v < s->slot_count; v++) {
        struct rwc_split_slot *slot = &s->slots[v];
        if (!rw_bit_get(slot->loaded_at, k)) continue;
        LLVMValueRef value = rwc_remat_emit(&remat, s->builder, slot->value, &available);
        LLVMBuildStore(s->builder, value, slot->variable);
    }
    bool ok = !available.failed;
    rwc_value_map_clear(&available);
    return ok;
}

/* save; if (!rw_push(lane, frame size, state)) return; rw_trace(...); return */
static void write_call(struct rwc_split *s, size_t k)
{
    struct rwc_split_call *call = &s->calls[k];
    LLVMPositionBuilderBefore(s->builder, call->call);
    for (size_t v = 0; v < s->slot_count; v++)
        if (rw_bit_get(s->slots[v].stored_at, k)) save(s, &s->slots[v]);
    LLVMValueRef push[3] = {s->lane, LLVMConstInt(s->types.i32, s->program->frame_size, false),
                            LLVMConstInt(s->types.i32, s->program->resumes[k].state, false)};
    LLVMValueRef pushed = rwc_ir_call(s->unit, s->builder, rwc_suspension_of(call->call)->push,
                                      s->types.i32, push, 3);
    LLVMBasicBlockRef trace = LLVMAppendBasicBlockInContext(s->unit->context, s->function, "trace");
    LLVMBasicBlockRef leave = LLVMAppendBasicBlockInContext(s->unit->context, s->function, "leave");
    LLVMInstructionEraseFromParent(LLVMGetBasicBlockTerminator(call->block));
    LLVMValueRef ok = LLVMBuildICmp(s->builder, LLVMIntNE, pushed,
                                    LLVMConstInt(s->types.i32, 0, false), "pushed");
    LLVMInstructionRemoveFromParent(call->call);
    LLVMPositionBuilderAtEnd(s->builder, call->block);
    LLVMBuildCondBr(s->builder, ok, trace, leave);
    LLVMPositionBuilderAtEnd(s->builder, trace);
    rwc_profile_suspend(s->unit, s->builder, s->lane, s->program->resumes[k].state);
    LLVMInsertIntoBuilder(s->builder, call->call);
    LLVMBuildBr(s->builder, leave);
    LLVMPositionBuilderAtEnd(s->builder, leave);
    LLVMBuildRetVoid(s->builder);
}

/* rwc.trace and rw_trace have the same parameters, and so have the others. */
static void name_traces(struct rwc_split *s)
{
    for (size_t k = 0; k < s->call_count; k++) {
        LLVMValueRef call = s->calls[k].call;
        LLVMValueRef arguments[RWC_TRACE_OPERANDS];
        unsigned count = LLVMGetNumArgOperands(call);
        for (unsigned a = 0; a < count; a++) arguments[a] = LLVMGetOperand(call, a);
        LLVMPositionBuilderBefore(s->builder, call);
        LLVMValueRef start = rwc_ir_call(s->unit, s->builder, rwc_suspension_of(call)->begin,
                                         s->types.none, arguments, count);
        rwc_ir_copy_line(start, call);
        LLVMInstructionEraseFromParent(call);
    }
}

bool rwc_split_rewrite(struct rwc_split *s)
{
    finish_dispatch(s);
    move_allocas(s);
    make_variables(s);
    struct rwc_users *users = calloc(s->slot_count + 1, sizeof(*users));
    bool ok = users != NULL;
    for (size_t k = 0; ok && k < s->slot_count; k++)
        ok = rwc_users_collect(&users[k], s->slots[k].value);
    for (size_t k = 0; ok && k < s->call_count; k++) ok = write_resume(s, k);
    for (size_t k = 0; ok && k < s->slot_count; k++)
        rwc_demote(s->builder, s->slots[k].value, s->slots[k].variable, &users[k]);
    for (size_t k = 0; users && k < s->slot_count; k++) rwc_users_free(&users[k]);
    free(users);
    if (!ok) return false;
    for (size_t k = 0; k < s->call_count; k++) write_call(s, k);
    link_dispatch(s);
    rwc_profile_enter(s->unit, s->builder, s->lane, s->start, s->program->desc->id);
    for (size_t k = 0; k < s->call_count; k++)
        rwc_profile_enter(s->unit, s->builder, s->lane, s->calls[k].resume,
                          s->program->resumes[k].state);
    name_traces(s);
    return true;
}
