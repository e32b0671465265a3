/* SPDX-License-Identifier: Apache-2.0 */
/*
 * share: rtReportIntersection, with the any-hit programs it runs, once a kernel instead of once for
 * every call in every intersection program. The hook that runs these programs becomes a loop around
 * the one call that is left:
 *
 *     before                                after
 *       switch program [3: a, 4: b]           piece = program
 *     a: ...                                loop:
 *       %s = rw_report_intersection(lane, m)  switch piece [3: a, 4: b, 9: a.resume, 10: b.resume]
 *       use(%s)                             a: ...; material = m; piece = 9; goto join
 *       ret x                               a.resume: use(status); status = x; piece = 0; goto join
 *     b: ...                                join:
 *                                             if (piece == 0) return status
 *                                             status = rw_report_intersection(lane, material)
 *                                             goto loop
 *
 * Whatever programs the lanes of a warp are in, they meet at `join` and report together. All of
 * this is inlined into the kernel, so what is live across a report stays in a register
 * (share_slots.c).
 *
 * requires: merge, the hooks defined; leaves: in rw_hook_intersect at most one call of
 * rw_report_intersection.
 */
#include "compiler/merge/share.h"

#include <stdlib.h>
#include <string.h>

#define HOOK "rw_hook_intersect"
#define REPORT "rw_report_intersection"

enum {
    NO_PIECE = 0,   /* the number of no program */
    WORTH_IT = 800, /* instructions saved, before anything is optimised */
};

static bool is_called_by_hook(LLVMValueRef function)
{
    for (LLVMUseRef use = LLVMGetFirstUse(function); use; use = LLVMGetNextUse(use)) {
        LLVMValueRef user = LLVMGetUser(use);
        LLVMBasicBlockRef block = LLVMIsACallInst(user) ? LLVMGetInstructionParent(user) : NULL;
        if (block && !strcmp(LLVMGetValueName(LLVMGetBasicBlockParent(block)), HOOK)) return true;
    }
    return false;
}

static bool is_wanted(LLVMValueRef function)
{
    return rwc_ir_is_program(function) && is_called_by_hook(function);
}

static bool find_calls(struct rwc_share *s)
{
    LLVMValueRef *all;
    size_t count;
    if (!rwc_ir_calls(s->unit, s->hook, &all, &count)) return false;
    LLVMValueRef report = LLVMGetNamedFunction(s->unit->module, REPORT);
    s->calls = calloc(count + 1, sizeof(*s->calls));
    for (size_t k = 0; s->calls && k < count; k++) {
        if (LLVMGetCalledValue(all[k]) == report) s->calls[s->count++].call = all[k];
    }
    free(all);
    return s->calls != NULL;
}

/* Ends each call's block with the call; what follows is a block of its own, which has the result
 * from the variable that the shared call writes. */
static void isolate_calls(struct rwc_share *s)
{
    for (size_t k = 0; k < s->count; k++) {
        LLVMValueRef call = s->calls[k].call;
        LLVMBasicBlockRef rest = LLVMGetInstructionParent(call);
        LLVMBasicBlockRef head = rwc_ir_split_before(LLVMGetNextInstruction(call), "report");
        LLVMPositionBuilderAtEnd(s->builder, head);
        LLVMBuildBr(s->builder, rest);
        s->calls[k].resume = rest;
        for (size_t j = 0; j < k; j++) /* two calls in one block */
            if (s->calls[j].resume == rest) s->calls[j].resume = head;
    }
    for (size_t k = 0; k < s->count; k++) {
        LLVMPositionBuilderBefore(s->builder, LLVMGetFirstInstruction(s->calls[k].resume));
        LLVMValueRef status = LLVMBuildLoad2(s->builder, s->types.i32, s->status, "status");
        LLVMReplaceAllUsesWith(s->calls[k].call, status);
    }
}

/* Instead of the terminator: notes where to go on and goes to the join. */
static void go_to_join(struct rwc_share *s, LLVMValueRef terminator, uint32_t piece)
{
    LLVMPositionBuilderBefore(s->builder, terminator);
    LLVMBuildStore(s->builder, LLVMConstInt(s->types.i32, piece, false), s->piece);
    LLVMBuildBr(s->builder, s->join);
    LLVMInstructionEraseFromParent(terminator);
}

static void end_returns(struct rwc_share *s)
{
    for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(s->hook); b; b = LLVMGetNextBasicBlock(b)) {
        LLVMValueRef end = LLVMGetBasicBlockTerminator(b);
        if (b == s->join || LLVMGetInstructionOpcode(end) != LLVMRet) continue;
        LLVMPositionBuilderBefore(s->builder, end);
        LLVMBuildStore(s->builder, LLVMGetOperand(end, 0), s->status);
        go_to_join(s, end, NO_PIECE);
    }
}

/* Call k hands over its material instead. */
static void end_call(struct rwc_share *s, size_t k)
{
    LLVMValueRef call = s->calls[k].call;
    uint32_t piece = s->unit->state_count + (uint32_t)k;
    LLVMPositionBuilderBefore(s->builder, call);
    LLVMBuildStore(s->builder, LLVMGetOperand(call, 1), s->material);
    go_to_join(s, LLVMGetBasicBlockTerminator(LLVMGetInstructionParent(call)), piece);
    LLVMInstructionEraseFromParent(call);
    LLVMAddCase(s->choose, LLVMConstInt(s->types.i32, piece, false), s->calls[k].resume);
}

/* The entry block keeps the allocas; its switch becomes that of the loop. */
static void open_loop(struct rwc_share *s)
{
    s->choose = LLVMGetBasicBlockTerminator(LLVMGetEntryBasicBlock(s->hook));
    s->loop = LLVMGetInstructionParent(s->choose);
    s->entry = rwc_ir_split_before(s->choose, "entry");
    LLVMPositionBuilderAtEnd(s->builder, s->entry);
    LLVMValueRef end = LLVMBuildBr(s->builder, s->loop);
    s->piece = rwc_share_variable(s, s->types.i32, "piece");
    s->material = rwc_share_variable(s, s->types.i32, "material");
    s->status = rwc_share_variable(s, s->types.i32, "status");
    LLVMPositionBuilderBefore(s->builder, end);
    LLVMBuildStore(s->builder, LLVMGetOperand(s->choose, 0), s->piece);
    LLVMPositionBuilderBefore(s->builder, s->choose);
    LLVMSetOperand(s->choose, 0, LLVMBuildLoad2(s->builder, s->types.i32, s->piece, "piece"));
}

/* An instruction that is none, but that LLVM keeps at one place: else it would lead each way into
 * the join straight to its own way out, and the lanes would not meet. */
static void hold(struct rwc_share *s)
{
    LLVMValueRef call = rwc_ir_empty_assembly(s->builder, NULL, "");
    unsigned convergent = LLVMGetEnumAttributeKindForName("convergent", strlen("convergent"));
    LLVMAddCallSiteAttribute(call, (LLVMAttributeIndex)LLVMAttributeFunctionIndex,
                             LLVMCreateEnumAttribute(s->unit->context, convergent, 0));
}

static void close_loop(struct rwc_share *s)
{
    LLVMContextRef context = s->unit->context;
    LLVMBasicBlockRef leave = LLVMAppendBasicBlockInContext(context, s->hook, "leave");
    LLVMBasicBlockRef report = LLVMAppendBasicBlockInContext(context, s->hook, "report");
    LLVMPositionBuilderAtEnd(s->builder, s->join);
    hold(s);
    LLVMValueRef piece = LLVMBuildLoad2(s->builder, s->types.i32, s->piece, "");
    LLVMValueRef done = LLVMBuildICmp(s->builder, LLVMIntEQ, piece,
                                      LLVMConstInt(s->types.i32, NO_PIECE, false), "done");
    LLVMBuildCondBr(s->builder, done, leave, report);
    LLVMPositionBuilderAtEnd(s->builder, report);
    LLVMValueRef arguments[] = {LLVMGetParam(s->hook, 0),
                                LLVMBuildLoad2(s->builder, s->types.i32, s->material, "")};
    LLVMValueRef status = rwc_ir_call(s->unit, s->builder, REPORT, s->types.i32, arguments, 2);
    LLVMBuildStore(s->builder, status, s->status);
    LLVMBuildBr(s->builder, s->loop);
    LLVMPositionBuilderAtEnd(s->builder, leave);
    LLVMBuildRet(s->builder, LLVMBuildLoad2(s->builder, s->types.i32, s->status, ""));
}

/* Instructions of a function and of those that will be inlined into it. */
static size_t size_of(LLVMValueRef function)
{
    size_t size = 0;
    LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(function);
    for (; b; b = LLVMGetNextBasicBlock(b))
        for (LLVMValueRef i = LLVMGetFirstInstruction(b); i; i = LLVMGetNextInstruction(i)) {
            LLVMValueRef callee = rwc_ir_callee(i) ? LLVMGetCalledValue(i) : NULL;
            bool stays = callee && rwc_ir_has_attribute(callee, "noinline");
            size += callee && !stays ? 1 + size_of(callee) : 1;
        }
    return size;
}

/* The loop costs registers and moves, and pays where the copies are large: 5 % slower with two
 * copies of 120 instructions, 10 % faster with seven of 300 (H200). */
static bool is_worth_it(const struct rwc_share *s)
{
    LLVMValueRef report = LLVMGetNamedFunction(s->unit->module, REPORT);
    return s->count > 1 && report && (s->count - 1) * size_of(report) >= WORTH_IT;
}

static bool share_reports(struct rwc_share *s)
{
    open_loop(s);
    isolate_calls(s);
    if (!rwc_share_values(s)) return false;
    s->join = LLVMAppendBasicBlockInContext(s->unit->context, s->hook, "join");
    end_returns(s);
    for (size_t k = 0; k < s->count; k++) end_call(s, k);
    close_loop(s);
    return true;
}

bool rwc_pass_share(struct rwc_unit *unit)
{
    struct rwc_share s = {.unit = unit,
                          .hook = LLVMGetNamedFunction(unit->module, HOOK),
                          .types = rwc_ir_types(unit->context)};
    if (!s.hook || LLVMCountBasicBlocks(s.hook) == 0) return false;
    if (!rwc_ir_inline(unit, is_wanted)) return true;
    s.builder = LLVMCreateBuilderInContext(unit->context);
    if (!find_calls(&s) || (is_worth_it(&s) && !share_reports(&s)))
        rwc_out_of_memory(unit->diag, NULL, "while sharing reports of intersections");
    LLVMDisposeBuilder(s.builder);
    free(s.calls);
    return true;
}
