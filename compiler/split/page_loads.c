/* SPDX-License-Identifier: Apache-2.0 */
/*
 * page, second part: loads from addresses that may be those of paged buffers.
 *
 *     head:                                   head:
 *       %v = load float, ptr %a                 br i1 (%a < 0), label %find, label %tail
 *       %w = load float, ptr %a + 4           find:    ; also where a launch goes on
 *       store ...                         ->    %f = call i64 @rw_page_find(lane, %a)
 *                                               br i1 (%f != 0), label %tail, label %fault
 *                                             fault:
 *                                               call void @rwc.fault(lane, %a)
 *                                               br label %find
 *                                             tail:
 *                                               %p = phi [%a, %head], [%f, %find]
 *                                               %v = load float, ptr %p
 *                                               %w = load float, ptr %p + 4
 *                                               store ...
 *
 * Neighbouring loads of one base share what was found, where nothing between them can write or
 * suspend: pages may go whenever a program is suspended, so that what was found is used at once.
 *
 * What does not wait for pages reads what is absent where the host has it. There pages stay for the
 * whole launch, and loads where they are; they share what was found up to the next call, lest it be
 * saved in a frame. What else there is to know of the pages is seen to once for all look-ups of a
 * block, behind them, so that they do not wait for one another:
 *
 *     find:    %e = call i64 @rw_page_look(lane, %a)
 *     tail:    %n = phi i64 [0, %head], [%e, %find]
 *              %r = call i64 @rw_page_reach(lane, %n, %a)
 *              %p = select i1 (%a < 0), i64 %r, i64 %a
 *              %v = load float, ptr %p
 *              ...                       ; other look-ups, whose entries are %m
 *              br i1 (((%n | %m) & RW_PAGE_BITS) != 0), label %rare, label %on
 *     rare:    call void @rw_page_note(lane, %n, %a)
 *              ...
 */
#include <llvm-c/DebugInfo.h>
#include <stdlib.h>
#include <string.h>

#include "compiler/ir/marker.h"
#include "compiler/split/page.h"
#include "programs/page.h"

/* Loads at constant distances from a base. */
struct group {
    LLVMValueRef base;
    int64_t begin, end; /* bytes that they read, from the base on */
    RW_LIST(LLVMValueRef) loads;
    /* Of what does not wait: the next call, or the end of the block; what was looked up. */
    LLVMValueRef next, address, entry;
};

struct groups {
    struct rwc_page *page;
    RW_LIST(struct group) all;
    size_t open; /* those from here on can be joined */
};

/* What is left of an address without constant offsets and casts of pointers. */
static LLVMValueRef base_of(const struct rwc_page *p, LLVMValueRef address, int64_t *offset)
{
    *offset = 0;
    for (;;) {
        uint64_t more = 0;
        if (LLVMIsAGetElementPtrInst(address) && rwc_ir_add_offset(p->layout, address, &more))
            *offset += (int64_t)more;
        else if (!LLVMIsAAddrSpaceCastInst(address) && !LLVMIsABitCastInst(address))
            return address;
        address = LLVMGetOperand(address, 0);
    }
}

static bool is_pure_call(LLVMValueRef call)
{
    static const char name[] = "memory";
    LLVMValueRef callee = LLVMGetCalledValue(call);
    if (!LLVMIsAFunction(callee)) return false;
    unsigned kind = LLVMGetEnumAttributeKindForName(name, sizeof(name) - 1);
    LLVMAttributeRef memory =
        LLVMGetEnumAttributeAtIndex(callee, (LLVMAttributeIndex)LLVMAttributeFunctionIndex, kind);
    return memory && LLVMGetEnumAttributeValue(memory) == 0;
}

/* May it suspend, or, where loads are moved, write or want the order of accesses kept? */
static bool is_barrier(const struct rwc_page *p, LLVMValueRef i)
{
    switch (LLVMGetInstructionOpcode(i)) {
    case LLVMStore:
    case LLVMAtomicRMW:
    case LLVMAtomicCmpXchg:
    case LLVMFence:
        return p->waits;
    case LLVMLoad:
        return p->waits &&
               (LLVMGetVolatile(i) || LLVMGetOrdering(i) != LLVMAtomicOrderingNotAtomic);
    case LLVMCall:
        return !is_pure_call(i);
    default:
        return false;
    }
}

static bool join(struct group *g, LLVMValueRef load, LLVMValueRef base, int64_t begin, int64_t end)
{
    if (begin > g->begin) begin = g->begin;
    if (end < g->end) end = g->end;
    if (base != g->base || end - begin > RW_PAGE_OVERLAP) return false;
    g->begin = begin;
    g->end = end;
    return rw_list_add(&g->loads, load);
}

static void add_load(struct groups *groups, LLVMValueRef load)
{
    struct rwc_page *p = groups->page;
    int64_t begin;
    LLVMValueRef base = base_of(p, LLVMGetOperand(load, 0), &begin);
    int64_t end = begin + (int64_t)LLVMStoreSizeOfType(p->layout, LLVMTypeOf(load));
    for (size_t k = groups->open; k < groups->all.count; k++)
        if (join(&groups->all.items[k], load, base, begin, end)) return;
    struct group g = {.base = base, .begin = begin, .end = end};
    p->failed |= !rw_list_add(&g.loads, load);
    if (rw_list_add(&groups->all, g)) return;
    p->failed = true;
    free(g.loads.items);
}

static void close_groups(struct groups *groups, LLVMValueRef next)
{
    for (; groups->open < groups->all.count; groups->open++)
        groups->all.items[groups->open].next = next;
}

static void find_in_block(struct groups *groups, LLVMBasicBlockRef block)
{
    groups->open = groups->all.count;
    for (LLVMValueRef i = LLVMGetFirstInstruction(block); i; i = LLVMGetNextInstruction(i)) {
        bool barrier = is_barrier(groups->page, i);
        if (barrier || LLVMIsATerminatorInst(i)) close_groups(groups, i);
        if (rwc_value_map_index(&groups->page->loads, i) != ~0u) add_load(groups, i);
        if (barrier) close_groups(groups, i);
    }
}

/* ---- rewriting ---- */

/* In a block of its own, that of a paged address; the builder is left there. */
static LLVMValueRef find(struct rwc_page *p, LLVMValueRef address, LLVMBasicBlockRef block,
                         LLVMBasicBlockRef tail, LLVMValueRef load)
{
    LLVMValueRef arguments[] = {p->lane, address};
    LLVMPositionBuilderAtEnd(p->builder, block);
    LLVMValueRef found = rwc_ir_call(p->unit, p->builder, "rw_page_find", p->t.i64, arguments, 2);
    LLVMBasicBlockRef fault = LLVMAppendBasicBlockInContext(p->unit->context, p->function, "fault");
    LLVMValueRef there =
        LLVMBuildICmp(p->builder, LLVMIntNE, found, LLVMConstNull(p->t.i64), "there");
    LLVMBuildCondBr(p->builder, there, tail, fault);
    LLVMPositionBuilderAtEnd(p->builder, fault);
    LLVMValueRef call = rwc_ir_call(p->unit, p->builder, RWC_FAULT, p->t.none, arguments, 2);
    rwc_ir_set_attribute(LLVMGetCalledValue(call), "noduplicate", true);
    rwc_ir_copy_line(call, load);
    LLVMBuildBr(p->builder, block);
    return found;
}

static LLVMValueRef look(struct rwc_page *p, LLVMValueRef address, LLVMBasicBlockRef block,
                         LLVMBasicBlockRef tail)
{
    LLVMValueRef arguments[] = {p->lane, address};
    LLVMPositionBuilderAtEnd(p->builder, block);
    LLVMValueRef entry = rwc_ir_call(p->unit, p->builder, "rw_page_look", p->t.i64, arguments, 2);
    LLVMBuildBr(p->builder, tail);
    return entry;
}

/* What a load is to read from, of the type of its address. Elements are in global memory; what a
 * phi or a select has chosen may be anything. */
static LLVMValueRef pointer_to(struct rwc_page *p, LLVMValueRef load, LLVMValueRef found,
                               int64_t offset)
{
    LLVMTypeRef type = LLVMTypeOf(LLVMGetOperand(load, 0));
    bool is_element = rwc_value_map_index(&p->loads, load) != 0;
    LLVMValueRef base = type == p->t.ptr && is_element
                            ? rwc_ir_global_pointer(p->builder, found)
                            : LLVMBuildIntToPtr(p->builder, found, type, "");
    return rwc_ir_at(p->builder, base, (uint64_t)offset);
}

static void move_load(struct rwc_page *p, LLVMValueRef load)
{
    LLVMMetadataRef place = LLVMInstructionGetDebugLoc(load);
    LLVMInstructionRemoveFromParent(load);
    LLVMInsertIntoBuilder(p->builder, load);
    LLVMInstructionSetDebugLoc(load, place);
}

/* Before the first load; what all of them read from, at the beginning of the group. */
static LLVMValueRef look_up(struct rwc_page *p, struct group *g)
{
    LLVMValueRef first = g->loads.items[0], none = LLVMConstNull(p->t.i64);
    LLVMPositionBuilderBefore(p->builder, first);
    LLVMValueRef base = LLVMTypeOf(g->base) == p->t.i64
                            ? g->base
                            : LLVMBuildPtrToInt(p->builder, g->base, p->t.i64, "");
    g->address = LLVMBuildAdd(p->builder, base,
                              LLVMConstInt(p->t.i64, (unsigned long long)g->begin, true), "");
    LLVMValueRef paged = LLVMBuildICmp(p->builder, LLVMIntSLT, g->address, none, "paged");
    LLVMBasicBlockRef head = rwc_ir_split_before(first, "");
    LLVMBasicBlockRef tail = LLVMGetInstructionParent(first);
    LLVMBasicBlockRef block = LLVMAppendBasicBlockInContext(p->unit->context, p->function, "find");
    LLVMPositionBuilderAtEnd(p->builder, head);
    LLVMBuildCondBr(p->builder, paged, block, tail);
    LLVMValueRef found =
        p->waits ? find(p, g->address, block, tail, first) : look(p, g->address, block, tail);
    LLVMPositionBuilderBefore(p->builder, first);
    LLVMValueRef joined = LLVMBuildPhi(p->builder, p->t.i64, p->waits ? "at" : "entry");
    LLVMAddIncoming(joined, (LLVMValueRef[]){p->waits ? g->address : none, found},
                    (LLVMBasicBlockRef[]){head, block}, 2);
    if (p->waits) return joined;
    g->entry = joined;
    LLVMValueRef arguments[] = {p->lane, joined, g->address};
    LLVMValueRef at = rwc_ir_call(p->unit, p->builder, "rw_page_reach", p->t.i64, arguments, 3);
    return LLVMBuildSelect(p->builder, paged, at, g->address, "at");
}

static void rewrite(struct rwc_page *p, struct group *g)
{
    LLVMValueRef at = look_up(p, g);
    for (size_t k = 0; k < g->loads.count; k++) {
        LLVMValueRef load = g->loads.items[k];
        int64_t offset;
        base_of(p, LLVMGetOperand(load, 0), &offset);
        if (!p->waits) LLVMPositionBuilderBefore(p->builder, load);
        LLVMSetOperand(load, 0, pointer_to(p, load, at, offset - g->begin));
        if (k && p->waits) move_load(p, load);
    }
}

/* What there is to note of the pages of groups that have the same instruction behind them. */
static void write_notes(struct rwc_page *p, const struct group *groups, size_t count)
{
    LLVMValueRef next = groups[0].next, all = groups[0].entry;
    LLVMPositionBuilderBefore(p->builder, next);
    for (size_t k = 1; k < count; k++) all = LLVMBuildOr(p->builder, all, groups[k].entry, "");
    LLVMValueRef bits =
        LLVMBuildAnd(p->builder, all, LLVMConstInt(p->t.i64, RW_PAGE_BITS, false), "");
    LLVMValueRef is_rare =
        LLVMBuildICmp(p->builder, LLVMIntNE, bits, LLVMConstNull(p->t.i64), "is_rare");
    LLVMBasicBlockRef head = rwc_ir_split_before(next, "");
    LLVMBasicBlockRef rest = LLVMGetInstructionParent(next);
    LLVMBasicBlockRef rare = LLVMAppendBasicBlockInContext(p->unit->context, p->function, "rare");
    LLVMPositionBuilderAtEnd(p->builder, head);
    LLVMBuildCondBr(p->builder, is_rare, rare, rest);
    LLVMPositionBuilderAtEnd(p->builder, rare);
    for (size_t k = 0; k < count; k++) {
        LLVMValueRef arguments[] = {p->lane, groups[k].entry, groups[k].address};
        rwc_ir_call(p->unit, p->builder, "rw_page_note", p->t.none, arguments, 3);
    }
    LLVMBuildBr(p->builder, rest);
}

static void write_all_notes(struct rwc_page *p, const struct group *groups, size_t count)
{
    for (size_t first = 0, end; first < count; first = end) {
        for (end = first + 1; end < count && groups[end].next == groups[first].next;) end++;
        write_notes(p, groups + first, end - first);
    }
}

void rwc_page_rewrite_loads(struct rwc_page *p)
{
    struct groups groups = {.page = p};
    for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(p->function); b; b = LLVMGetNextBasicBlock(b))
        find_in_block(&groups, b);
    for (size_t k = 0; !p->failed && k < groups.all.count; k++) rewrite(p, &groups.all.items[k]);
    if (!p->failed && !p->waits) write_all_notes(p, groups.all.items, groups.all.count);
    for (size_t k = 0; k < groups.all.count; k++) free(groups.all.items[k].loads.items);
    free(groups.all.items);
}
