/* SPDX-License-Identifier: Apache-2.0 */
/*
 * rounds: with strategy DIRECT each round of a loop that traces is a turn of its own, so that the
 * lanes of a warp come together ahead of each; by themselves they may not, once they have gone
 * different ways in a round. What follows the loop is a turn as well, when all have come there.
 *
 *     before                            after
 *       start:                            dispatch: ; state: round -> body, end -> rest, or start
 *         %a = ...                        start:
 *         br loop                           %a = ...; store %a, memory of the lane
 *       loop:                               br wait
 *         %i = phi [0, start], [%j, loop] wait:
 *         trace; use(%a)                    %i = phi ...; store %i
 *         br %again, loop, end              lane->state = round; ret
 *       end:                              body:
 *         ...                               trace; use(load %a)
 *                                           br %again, wait, wait.end
 *                                         wait.end:
 *                                           lane->state = end; ret
 *                                         rest:
 *                                           ...
 *
 * What is live there lies in memory of the megakernel, rw_hook_rounds, which optimise turns into
 * registers: values one after the other, and the addresses of the program's arrays, which are
 * variables of the megakernel then. The loop is the smallest one around all traces that are in
 * loops. Where another loop is around that one, an index comes back to it, and goes on at once with
 * what lies between.
 *
 * requires: split; leaves: resume points in ray generation programs that have such a loop.
 */
#include "compiler/split/rounds.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "compiler/ir/back_edges.h"
#include "compiler/ir/blocks.h"
#include "compiler/ir/ir.h"
#include "compiler/ir/trace_op.h"
#include "compiler/split/demote.h"
#include "compiler/split/liveness.h"

enum { MOST_ENDS = 4 }; /* of a loop; where there are more, none is a turn */

struct point { /* where lanes wait for their turn */
    LLVMBasicBlockRef wait, body;
};

struct rounds {
    struct rwc_unit *unit;
    struct rwc_unit_program *program;
    LLVMValueRef function, lane;
    LLVMBuilderRef builder;
    struct rwc_types types;
    LLVMTargetDataRef layout;
    LLVMValueRef opened; /* the megakernel's call of the hook: its memory */
    LLVMBasicBlockRef dispatch;
    LLVMValueRef memory;                /* the same as the program sees it */
    struct point points[1 + MOST_ENDS]; /* the loop first */
    unsigned point_count;
};

/* ---- which loop ---- */

/* The natural loops of a header, which comes first: what leads to its latches without it. */
static bool find_body(struct rwc_blocks *body, const struct rwc_back_edges *all,
                      LLVMBasicBlockRef header)
{
    bool ok = rwc_blocks_add(body, header);
    for (size_t k = 0; ok && k < all->edges.count; k++)
        if (all->edges.items[k].header == header)
            ok = rwc_blocks_add(body, all->edges.items[k].latch);
    return ok && rwc_blocks_flood_back(body, 1);
}

static bool traces(LLVMBasicBlockRef block)
{
    for (LLVMValueRef i = LLVMGetFirstInstruction(block); i; i = LLVMGetNextInstruction(i)) {
        const char *callee = rwc_ir_callee(i);
        if (callee && !strcmp(callee, RWC_TRACE_DIRECT)) return true;
    }
    return false;
}

static size_t count_traces(const struct rwc_blocks *blocks)
{
    size_t count = 0;
    for (size_t k = 0; k < blocks->list.count; k++) count += traces(blocks->list.items[k]);
    return count;
}

/* The header of the smallest loop that has as many blocks that trace as any has; NULL: none has
 * one. Where traces are in loops beside one another it is one of these. */
static bool find_header(LLVMBasicBlockRef *header, const struct rwc_back_edges *all)
{
    size_t most = 0, least = 0;
    bool ok = true;
    for (size_t k = 0; ok && k < all->edges.count; k++) {
        struct rwc_blocks body = {0};
        ok = find_body(&body, all, all->edges.items[k].header);
        const size_t count = count_traces(&body), size = body.list.count;
        if (count > most || (count && count == most && size < least)) {
            *header = all->edges.items[k].header;
            most = count;
            least = size;
        }
        rwc_blocks_drop(&body);
    }
    return ok;
}

/* Is there nothing to be done but to end? */
static bool only_returns(LLVMBasicBlockRef block)
{
    LLVMValueRef end = LLVMGetBasicBlockTerminator(block);
    LLVMValueRef before = LLVMGetPreviousInstruction(end);
    return LLVMIsAReturnInst(end) && (!before || before == LLVMGetFirstInstruction(block));
}

/* Where the loop ends and the index does not come back to it. */
static bool find_ends(struct rwc_blocks *ends, const struct rwc_blocks *body)
{
    struct rwc_blocks back = {0}; /* whence it comes to the loop */
    bool ok = rwc_blocks_add(&back, body->list.items[0]) && rwc_blocks_flood_back(&back, 0);
    for (size_t at = 0; ok && at < body->list.count; at++) {
        LLVMValueRef end = LLVMGetBasicBlockTerminator(body->list.items[at]);
        for (unsigned k = 0; ok && k < LLVMGetNumSuccessors(end); k++) {
            LLVMBasicBlockRef next = LLVMGetSuccessor(end, k);
            if (!rwc_blocks_has(&back, next) && !only_returns(next))
                ok = rwc_blocks_add(ends, next);
        }
    }
    rwc_blocks_drop(&back);
    return ok;
}

static void add_point(struct rounds *r, LLVMBasicBlockRef block)
{
    r->points[r->point_count++].body = block;
}

/* None, where no loop traces. */
static bool find_points(struct rounds *r)
{
    struct rwc_back_edges all;
    struct rwc_blocks body = {0}, ends = {0};
    LLVMBasicBlockRef header = NULL;
    bool ok = rwc_back_edges_find(&all, r->function) && find_header(&header, &all);
    if (ok && header) {
        ok = find_body(&body, &all, header) && find_ends(&ends, &body);
        add_point(r, header);
        for (size_t k = 0; k < ends.list.count && ends.list.count <= MOST_ENDS; k++)
            add_point(r, ends.list.items[k]);
    }
    rwc_blocks_drop(&body);
    rwc_blocks_drop(&ends);
    rwc_back_edges_free(&all);
    return ok;
}

/* ---- the lane's memory ---- */

static uint64_t reserve(struct rounds *r, uint64_t size, uint64_t align)
{
    const uint64_t place = (r->unit->rounds_size + align - 1) / align * align;
    r->unit->rounds_size = place + size;
    return place;
}

/* A variable that the megakernel sets to 0. Of one that is not set on every way to where it is read
 * ptxas 13.0 forgets, where it spills it, that it lives on from turn to turn. */
static LLVMValueRef variable(struct rounds *r, LLVMTypeRef type)
{
    const unsigned align = LLVMABIAlignmentOfType(r->layout, type);
    const uint64_t place = reserve(r, LLVMABISizeOfType(r->layout, type), align);
    LLVMPositionBuilderBefore(r->builder, LLVMGetNextInstruction(r->opened));
    rwc_ir_store(r->builder, LLVMConstNull(type), r->opened, place, align);
    LLVMPositionBuilderBefore(r->builder, LLVMGetBasicBlockTerminator(r->dispatch));
    return rwc_ir_at(r->builder, r->memory, place);
}

/* An array of the program is one of the megakernel, whose address the lane has. */
static void move_array(struct rounds *r, LLVMValueRef array)
{
    const uint64_t size = LLVMABISizeOfType(r->layout, LLVMGetAllocatedType(array));
    LLVMValueRef kernel = LLVMGetBasicBlockParent(LLVMGetInstructionParent(r->opened));
    LLVMValueRef moved = rwc_ir_entry_alloca(kernel, size, LLVMGetAlignment(array), "round.array");
    const uint64_t place = reserve(r, sizeof(void *), sizeof(void *));
    LLVMPositionBuilderBefore(r->builder, LLVMGetNextInstruction(r->opened));
    rwc_ir_store(r->builder, moved, r->opened, place, sizeof(void *));
    LLVMPositionBuilderBefore(r->builder, LLVMGetBasicBlockTerminator(r->dispatch));
    rwc_ir_replace(array, rwc_ir_load(r->builder, r->types.ptr, r->memory, place, sizeof(void *)));
}

static void move_arrays(struct rounds *r)
{
    for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(r->function); b; b = LLVMGetNextBasicBlock(b))
        for (LLVMValueRef i = LLVMGetFirstInstruction(b), next; i; i = next) {
            next = LLVMGetNextInstruction(i);
            if (LLVMIsAAllocaInst(i)) move_array(r, i);
        }
}

/* A load of what the lane says of its launch index? */
static bool asks_lane(const struct rounds *r, LLVMValueRef value)
{
    if (!rwc_ir_is_marked(value, RWC_MD_INVARIANT)) return false;
    LLVMValueRef from = LLVMGetOperand(value, 0);
    return LLVMIsAGetElementPtrInst(from) && LLVMGetOperand(from, 0) == r->lane;
}

/* Is it the same whenever the program is entered for a launch index, and known there? */
static bool is_known(const struct rounds *r, LLVMValueRef value)
{
    if (!LLVMIsAGetElementPtrInst(value) && !asks_lane(r, value)) return false;
    for (int k = 0; k < LLVMGetNumOperands(value); k++) {
        LLVMValueRef operand = LLVMGetOperand(value, (unsigned)k);
        if (LLVMIsAInstruction(operand) && LLVMGetInstructionParent(operand) != r->dispatch)
            return false;
    }
    return true;
}

/* Addresses of fields and of what is in arrays would else be values to keep, and the lane itself
 * memory. */
static void move_addresses(struct rounds *r)
{
    for (LLVMBasicBlockRef b = LLVMGetNextBasicBlock(r->dispatch); b; b = LLVMGetNextBasicBlock(b))
        for (LLVMValueRef i = LLVMGetFirstInstruction(b), next; i; i = next) {
            next = LLVMGetNextInstruction(i);
            if (!is_known(r, i)) continue;
            LLVMInstructionRemoveFromParent(i);
            LLVMPositionBuilderBefore(r->builder, LLVMGetBasicBlockTerminator(r->dispatch));
            LLVMInsertIntoBuilder(r->builder, i);
        }
}

static bool move_value(struct rounds *r, LLVMValueRef value)
{
    struct rwc_users users;
    bool ok = rwc_users_collect(&users, value);
    if (ok) rwc_demote(r->builder, value, variable(r, LLVMTypeOf(value)), &users);
    rwc_users_free(&users);
    return ok;
}

static bool is_kept(const struct rounds *r, const struct rwc_liveness *live, size_t value)
{
    bool needed = false;
    for (unsigned k = 0; k < r->point_count; k++)
        needed |= rw_bit_get(rwc_live_at_start(live, r->points[k].body), value);
    return needed && LLVMGetInstructionParent(live->values[value]) != r->dispatch;
}

static bool move_values(struct rounds *r)
{
    struct rwc_liveness live;
    if (!rwc_liveness_compute(&live, r->function)) return false;
    bool ok = true;
    for (size_t v = 0; ok && v < live.value_count; v++)
        if (is_kept(r, &live, v)) ok = move_value(r, live.values[v]);
    rwc_liveness_free(&live);
    return ok;
}

/* ---- the program ---- */

/* The states of the points, the loop's first. */
static bool number_points(struct rounds *r)
{
    struct rwc_unit_program *p = r->program;
    p->resumes = calloc(r->point_count, sizeof(*p->resumes));
    if (!p->resumes) return false;
    p->first_resume = r->unit->state_count;
    p->resume_count = r->point_count;
    r->unit->state_count += r->point_count;
    for (unsigned k = 0; k < r->point_count; k++) {
        p->resumes[k].state = p->first_resume + k;
        p->resumes[k].line = rwc_ir_line(r->unit, LLVMGetFirstInstruction(r->points[k].body));
    }
    return true;
}

/* All ways to the point end in a block of their own, with the phis of the point. */
static void isolate_point(struct rounds *r, struct point *point)
{
    LLVMValueRef first = LLVMGetFirstInstruction(point->body);
    while (LLVMGetInstructionOpcode(first) == LLVMPHI) first = LLVMGetNextInstruction(first);
    point->wait = rwc_ir_split_before(first, "wait");
    LLVMPositionBuilderAtEnd(r->builder, point->wait);
    LLVMBuildBr(r->builder, point->body);
}

/* The block that the program begins in. */
static void build_dispatch(struct rounds *r)
{
    LLVMBasicBlockRef start = LLVMGetEntryBasicBlock(r->function);
    r->dispatch = LLVMInsertBasicBlockInContext(r->unit->context, start, "dispatch");
    LLVMPositionBuilderAtEnd(r->builder, r->dispatch);
    r->memory = rwc_ir_load_invariant(r->builder, r->types.ptr, r->lane,
                                      offsetof(struct rw_lane, rounds), sizeof(void *));
    LLVMValueRef state =
        rwc_ir_load(r->builder, r->types.i32, r->lane, offsetof(struct rw_lane, state), 4);
    LLVMValueRef choose = LLVMBuildSwitch(r->builder, state, start, r->point_count);
    for (unsigned k = 0; k < r->point_count; k++)
        LLVMAddCase(choose, LLVMConstInt(r->types.i32, r->program->resumes[k].state, false),
                    r->points[k].body);
}

/* Whoever comes to the point waits for the others. */
static void build_wait(struct rounds *r, unsigned k)
{
    LLVMInstructionEraseFromParent(LLVMGetBasicBlockTerminator(r->points[k].wait));
    LLVMPositionBuilderAtEnd(r->builder, r->points[k].wait);
    rwc_ir_store(r->builder, LLVMConstInt(r->types.i32, r->program->resumes[k].state, false),
                 r->lane, offsetof(struct rw_lane, state), 4);
    LLVMBuildRetVoid(r->builder);
}

static bool cut(struct rounds *r)
{
    if (!number_points(r)) return false;
    for (unsigned k = 0; k < r->point_count; k++) isolate_point(r, &r->points[k]);
    build_dispatch(r);
    move_arrays(r);
    move_addresses(r);
    if (!move_values(r)) return false;
    for (unsigned k = 0; k < r->point_count; k++) build_wait(r, k);
    return true;
}

static bool cut_program(struct rwc_unit *unit, struct rwc_unit_program *program,
                        LLVMValueRef opened)
{
    struct rounds r = {.unit = unit,
                       .program = program,
                       .function = program->function,
                       .lane = LLVMGetParam(program->function, 0),
                       .builder = LLVMCreateBuilderInContext(unit->context),
                       .types = rwc_ir_types(unit->context),
                       .layout = LLVMGetModuleDataLayout(unit->module),
                       .opened = opened};
    bool ok = find_points(&r);
    if (ok && r.point_count) ok = cut(&r);
    LLVMDisposeBuilder(r.builder);
    return ok || rwc_out_of_memory(unit->diag, program->desc->program->name, "while cutting loops");
}

struct rwc_rounds rwc_rounds_of(const struct rwc_unit *unit)
{
    struct rwc_rounds rounds = {0};
    for (size_t k = 0; k < unit->program_count; k++) {
        const struct rwc_unit_program *p = &unit->programs[k];
        if (p->resume_count && !rounds.first) rounds.first = p->first_resume;
        for (uint32_t r = 1; r < p->resume_count; r++)
            rounds.ends |= 1u << (p->first_resume + r - rounds.first);
    }
    return rounds;
}

bool rwc_pass_rounds(struct rwc_unit *unit)
{
    enum { MOST_STATES = 32 }; /* each has a bit in rwc_rounds.ends */
    const uint32_t first = unit->state_count;
    LLVMValueRef hook = LLVMGetNamedFunction(unit->module, "rw_hook_rounds");
    LLVMUseRef use = hook ? LLVMGetFirstUse(hook) : NULL;
    bool ok = use != NULL;
    for (size_t k = 0; ok && k < unit->program_count; k++) {
        const bool has_room = unit->state_count - first + 1 + MOST_ENDS <= MOST_STATES;
        if (unit->programs[k].desc->kind == RWC_RAY_GENERATION && has_room)
            ok = cut_program(unit, &unit->programs[k], LLVMGetUser(use));
    }
    return unit->state_count != first;
}
