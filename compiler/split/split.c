/* SPDX-License-Identifier: Apache-2.0 */
/*
 * split: turns programs that suspend into continuations.
 *
 *     before                              after
 *       start:                              dispatch: ; lane->sp -= frame size when resumed
 *         %a = ...                            switch state [first+0: resume.0] default start
 *         call @rwc.trace(...)              start:
 *         use(%a)                             %a = ...
 *         ret                                 save %a; rw_push(resume state); rw_trace(...); ret
 *                                           resume.0:
 *                                             %a' = reload
 *                                             use(%a'); rw_return(); ret
 *
 * There is one body per program: the state selects the block to go on with, and nothing is cloned.
 * Values live across a call are saved in the frame or rematerialised (remat.h); allocas whose
 * address outlives the call lie in the frame for good. SSA is repaired by giving each such value a
 * variable and running mem2reg. Ends of programs become rw_finish or rw_return.
 *
 * requires: calls inlined, variables bound, one @program.<id> per program, suspending calls are
 * rwc.trace, for callable programs rwc.call.<n>.lane, and for pages rwc.fault; leaves: none of
 * these, resume points numbered from unit->state_count. Strategy DIRECT has no suspending calls;
 * only ray generation gets its end.
 */
#include "compiler/split/split.h"

#include "base/bits.h"
#include "compiler/ir/marker.h"
#include "compiler/ir/trace_op.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const struct rwc_suspension *rwc_suspension_of(LLVMValueRef call)
{
    static const struct rwc_suspension all[RWC_MARKERS] = {
        [RWC_MARKER_TRACE] = {"rw_push", RWC_TRACE_SUSPENDED},
        [RWC_MARKER_CALL] = {"rw_push_call", "rw_call"},
        [RWC_MARKER_FAULT] = {"rw_push_fault", "rw_fault"},
    };
    const struct rwc_suspension *found = &all[rwc_marker_of(call)];
    return found->push ? found : NULL;
}

/* With strategy DIRECT whoever ran the program goes on, but for what a launch index ends with. */
static const char *end_function(const struct rwc_unit *unit, enum rwc_program_kind kind)
{
    bool returns = unit->desc->strategy == RWC_STRATEGY_DIRECT && !rwc_kinds[kind].is_root;
    return returns ? NULL : rwc_kinds[kind].end;
}

/* Calls the end function before every return. */
static void mark_ends(struct rwc_split *s, const char *name)
{
    for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(s->function); b;
         b = LLVMGetNextBasicBlock(b)) {
        LLVMValueRef terminator = LLVMGetBasicBlockTerminator(b);
        if (LLVMGetInstructionOpcode(terminator) != LLVMRet) continue;
        LLVMPositionBuilderBefore(s->builder, terminator);
        rwc_ir_call(s->unit, s->builder, name, s->types.none, &s->lane, 1);
    }
}

static bool find_calls(struct rwc_split *s)
{
    LLVMValueRef *all;
    size_t count;
    if (!rwc_ir_calls(s->unit, s->function, &all, &count)) return false;
    s->calls = calloc(count + 1, sizeof(*s->calls));
    for (size_t k = 0; s->calls && k < count; k++) {
        if (rwc_suspension_of(all[k])) s->calls[s->call_count++].call = all[k];
    }
    free(all);
    s->call_words = rw_bit_words(s->call_count);
    return s->calls != NULL;
}

/* Gives each call a block that ends with it, and the code after it a block of its own. */
static void isolate_calls(struct rwc_split *s)
{
    for (size_t k = 0; k < s->call_count; k++) {
        struct rwc_split_call *call = &s->calls[k];
        char name[64];
        LLVMBasicBlockRef old = LLVMGetInstructionParent(call->call);
        bool first = old == LLVMGetEntryBasicBlock(s->function);
        snprintf(name, sizeof(name), "call.%s.%zu", s->program->name, k);
        call->block = rwc_ir_split_before(LLVMGetNextInstruction(call->call), name);
        call->resume = old;
        /* Two calls in one block: the code between them is what the first goes on with. */
        if (k > 0 && s->calls[k - 1].resume == old) s->calls[k - 1].resume = call->block;
        snprintf(name, sizeof(name), "resume.%s.%zu", s->program->name, k);
        LLVMSetValueName2(LLVMBasicBlockAsValue(old), name, strlen(name));
        LLVMPositionBuilderAtEnd(s->builder, call->block);
        LLVMBuildBr(s->builder, call->resume);
        if (first) LLVMMoveBasicBlockBefore(call->block, LLVMGetEntryBasicBlock(s->function));
    }
}

static bool note_called(struct rwc_unit_program *p, uint32_t set)
{
    for (size_t k = 0; k < p->called.count; k++)
        if (p->called.items[k] == set) return true;
    return rw_list_add(&p->called, set);
}

/* What runs while this call is open. */
static bool note_reached(struct rwc_unit_program *p, LLVMValueRef call)
{
    const char *set = rwc_marker_detail(call, RWC_MARKER_CALL);
    if (set) return note_called(p, (uint32_t)strtoul(set, NULL, 10));
    if (rwc_marker_of(call) == RWC_MARKER_FAULT)
        p->faults = true;
    else
        p->traced_types |= rwc_trace_types(call);
    return true;
}

static bool number_resumes(struct rwc_split *s)
{
    struct rwc_unit_program *p = s->program;
    p->resumes = calloc(s->call_count + 1, sizeof(*p->resumes));
    if (!p->resumes) return false;
    p->first_resume = s->unit->state_count;
    p->resume_count = (uint32_t)s->call_count;
    s->unit->state_count += p->resume_count;
    for (size_t k = 0; k < s->call_count; k++) {
        if (!note_reached(p, s->calls[k].call)) return false;
        p->resumes[k].state = p->first_resume + (uint32_t)k;
        p->resumes[k].line = rwc_ir_line(s->unit, s->calls[k].call);
    }
    return true;
}

/* The block that every entry and resumption goes through; its branch is added by rewrite. */
static void build_dispatch(struct rwc_split *s)
{
    s->start = LLVMGetEntryBasicBlock(s->function);
    s->dispatch = LLVMInsertBasicBlockInContext(s->unit->context, s->start, "dispatch");
    LLVMPositionBuilderAtEnd(s->builder, s->dispatch);
    for (LLVMBasicBlockRef b = s->start; b; b = LLVMGetNextBasicBlock(b)) {
        for (LLVMValueRef i = LLVMGetFirstInstruction(b), next; i; i = next) {
            next = LLVMGetNextInstruction(i);
            if (!LLVMIsAAllocaInst(i)) continue;
            LLVMInstructionRemoveFromParent(i);
            LLVMInsertIntoBuilder(s->builder, i);
        }
    }
    s->state = rwc_ir_load(s->builder, s->types.i32, s->lane, offsetof(struct rw_lane, state), 4);
    s->sp = rwc_ir_load(s->builder, s->types.i32, s->lane, offsetof(struct rw_lane, sp), 4);
}

static void split_free(struct rwc_split *s)
{
    for (size_t k = 0; s->calls && k < s->call_count; k++) free(s->calls[k].choice);
    for (size_t k = 0; k < s->slot_count; k++) free(s->slots[k].saved_at);
    free(s->calls);
    free(s->across);
    free(s->slots);
    free(s->allocas);
    free(s->alloca_offsets);
    rwc_liveness_free(&s->live);
    LLVMDisposeBuilder(s->builder);
}

static bool split_program(struct rwc_unit *unit, struct rwc_unit_program *program, const char *end)
{
    struct rwc_split s = {.unit = unit,
                          .program = program,
                          .function = program->function,
                          .lane = LLVMGetParam(program->function, 0),
                          .builder = LLVMCreateBuilderInContext(unit->context),
                          .types = rwc_ir_types(unit->context),
                          .layout = LLVMGetModuleDataLayout(unit->module)};
    mark_ends(&s, end);
    bool ok = find_calls(&s);
    if (ok && s.call_count > 0) {
        isolate_calls(&s);
        build_dispatch(&s);
        ok = number_resumes(&s) && rwc_liveness_compute(&s.live, s.function) &&
             rwc_split_find_allocas(&s) && rwc_split_plan(&s);
        ok = ok && rwc_split_find_repetition(&s);
        if (ok) rwc_split_describe(&s);
        ok = ok && rwc_split_rewrite(&s);
    }
    split_free(&s);
    if (!ok && !unit->diag->errors)
        rwc_out_of_memory(unit->diag, program->desc->program->name, "while splitting");
    return ok;
}

bool rwc_pass_split(struct rwc_unit *unit)
{
    if (!rwc_split_find_suspending(unit)) return true;
    for (size_t k = 0; k < unit->program_count; k++) {
        const char *end = end_function(unit, unit->programs[k].desc->kind);
        if (end && !split_program(unit, &unit->programs[k], end)) return true;
    }
    rwc_llvm_passes(unit,
                    "function(mem2reg,early-cse,instcombine<no-verify-fixpoint>,simplifycfg)");
    return true;
}
