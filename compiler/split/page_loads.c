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
 * Programs that cannot be suspended read what is absent from the host's copy (rw_page_near).
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

/* May it write, suspend, or want the order of accesses kept? */
static bool is_barrier(LLVMValueRef i)
{
    switch (LLVMGetInstructionOpcode(i)) {
    case LLVMStore:
    case LLVMAtomicRMW:
    case LLVMAtomicCmpXchg:
    case LLVMFence:
        return true;
    case LLVMLoad:
        return LLVMGetVolatile(i) || LLVMGetOrdering(i) != LLVMAtomicOrderingNotAtomic;
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

static void find_in_block(struct groups *groups, LLVMBasicBlockRef block)
{
    groups->open = groups->all.count;
    for (LLVMValueRef i = LLVMGetFirstInstruction(block); i; i = LLVMGetNextInstruction(i)) {
        bool barrier = is_barrier(i);
        if (barrier) groups->open = groups->all.count;
        if (rwc_value_map_index(&groups->page->loads, i) != ~0u) add_load(groups, i);
        if (barrier) groups->open = groups->all.count;
    }
}

/* ---- rewriting ---- */

/* In a block of its own, that of a paged address; the builder is left there. */
static LLVMValueRef look_up(struct rwc_page *p, LLVMValueRef address, LLVMBasicBlockRef find,
                            LLVMBasicBlockRef tail, LLVMValueRef load)
{
    LLVMValueRef arguments[] = {p->lane, address};
    LLVMPositionBuilderAtEnd(p->builder, find);
    LLVMValueRef found = rwc_ir_call(
        p->unit, p->builder, p->suspends ? "rw_page_find" : "rw_page_near", p->t.i64, arguments, 2);
    if (!p->suspends) {
        LLVMBuildBr(p->builder, tail);
        return found;
    }
    LLVMBasicBlockRef fault = LLVMAppendBasicBlockInContext(p->unit->context, p->function, "fault");
    LLVMValueRef there =
        LLVMBuildICmp(p->builder, LLVMIntNE, found, LLVMConstNull(p->t.i64), "there");
    LLVMBuildCondBr(p->builder, there, tail, fault);
    LLVMPositionBuilderAtEnd(p->builder, fault);
    LLVMValueRef call = rwc_ir_call(p->unit, p->builder, RWC_FAULT, p->t.none, arguments, 2);
    rwc_ir_set_attribute(LLVMGetCalledValue(call), "noduplicate", true);
    rwc_ir_copy_line(call, load);
    LLVMBuildBr(p->builder, find);
    return found;
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

static void rewrite(struct rwc_page *p, const struct group *g)
{
    LLVMValueRef first = g->loads.items[0];
    LLVMPositionBuilderBefore(p->builder, first);
    LLVMValueRef address = LLVMTypeOf(g->base) == p->t.i64
                               ? g->base
                               : LLVMBuildPtrToInt(p->builder, g->base, p->t.i64, "");
    address = LLVMBuildAdd(p->builder, address,
                           LLVMConstInt(p->t.i64, (unsigned long long)g->begin, true), "");
    LLVMValueRef paged =
        LLVMBuildICmp(p->builder, LLVMIntSLT, address, LLVMConstNull(p->t.i64), "paged");
    LLVMBasicBlockRef head = rwc_ir_split_before(first, "");
    LLVMBasicBlockRef tail = LLVMGetInstructionParent(first);
    LLVMBasicBlockRef find = LLVMAppendBasicBlockInContext(p->unit->context, p->function, "find");
    LLVMPositionBuilderAtEnd(p->builder, head);
    LLVMBuildCondBr(p->builder, paged, find, tail);
    LLVMValueRef found = look_up(p, address, find, tail, first);
    LLVMPositionBuilderBefore(p->builder, first);
    LLVMValueRef at = LLVMBuildPhi(p->builder, p->t.i64, "at");
    LLVMAddIncoming(at, (LLVMValueRef[]){address, found}, (LLVMBasicBlockRef[]){head, find}, 2);
    for (size_t k = 0; k < g->loads.count; k++) {
        LLVMValueRef load = g->loads.items[k];
        int64_t offset;
        base_of(p, LLVMGetOperand(load, 0), &offset);
        LLVMSetOperand(load, 0, pointer_to(p, load, at, offset - g->begin));
        if (k) move_load(p, load);
    }
}

void rwc_page_rewrite_loads(struct rwc_page *p)
{
    struct groups groups = {.page = p};
    for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(p->function); b; b = LLVMGetNextBasicBlock(b))
        find_in_block(&groups, b);
    for (size_t k = 0; k < groups.all.count; k++) {
        if (!p->failed) rewrite(p, &groups.all.items[k]);
        free(groups.all.items[k].loads.items);
    }
    free(groups.all.items);
}
