/* SPDX-License-Identifier: Apache-2.0 */
/*
 * masks: do lanes that were counted go different ways before they exchange something?
 *
 *   %m = activemask                          from here
 *   %p = match.any(rwc.mask(%m), %x)
 *   br (%p == -1), ...                       all go one way: they have the same %p, or none has -1
 *   %a = vote.all(rwc.mask(%m), %y)
 *   br %a, ...                               all go one way
 *   br %x, ...                               here they part
 *   shfl(rwc.mask(%m), ...)                  to here
 *
 * A ray, and a call of a function that is still one, part them too. Branches that masks_lead.c can
 * take away do not.
 */
#include <stdlib.h>
#include <string.h>

#include "base/list.h"
#include "compiler/ir/blocks.h"
#include "compiler/ir/ir.h"
#include "compiler/ir/marker.h"
#include "compiler/ir/value_map.h"
#include "compiler/split/masks.h"

struct search {
    LLVMValueRef counted;
    RW_LIST(LLVMValueRef) values; /* what comes of it */
    struct rwc_value_map known, asked;
    struct rwc_blocks on, back; /* from it on; back from the marker that is looked at */
    struct rwc_branches *leading;
    LLVMBasicBlockRef end; /* that marker's */
    bool failed;           /* out of memory */
};

/* ---- conditions that all lanes share ---- */

static bool is_intrinsic(LLVMValueRef value, const char *prefix)
{
    const char *callee = LLVMIsACallInst(value) ? rwc_ir_callee(value) : NULL;
    return callee && !strncmp(callee, prefix, strlen(prefix));
}

static bool is_all_ones(LLVMValueRef value)
{
    return LLVMIsAConstantInt(value) && LLVMConstIntGetSExtValue(value) == -1;
}

/* In the block of the count, behind it? */
static bool follows(const struct search *s, LLVMValueRef value)
{
    LLVMValueRef i = s->counted;
    while (i && i != value) i = LLVMGetNextInstruction(i);
    return i != NULL;
}

/* Between the count and the marker? Then it is of the lanes that were counted. */
static bool is_on_way(const struct search *s, LLVMValueRef value)
{
    LLVMBasicBlockRef block = LLVMGetInstructionParent(value);
    if (block == LLVMGetInstructionParent(s->counted)) return follows(s, value);
    return rwc_blocks_has(&s->on, block) && (rwc_blocks_has(&s->back, block) || block == s->end);
}

/* Are the lanes that a match found all lanes there are? Then all of them found that. */
static bool is_whole(const struct search *s, LLVMValueRef comparison)
{
    LLVMValueRef found = LLVMGetOperand(comparison, 0);
    LLVMIntPredicate predicate = LLVMGetICmpPredicate(comparison);
    return (predicate == LLVMIntEQ || predicate == LLVMIntNE) &&
           is_intrinsic(found, "llvm.nvvm.match.any.sync.") && is_on_way(s, found) &&
           is_all_ones(LLVMGetOperand(comparison, 1));
}

/* Calls that give all lanes the same where the first operand is: of a vote, its mask. */
static bool is_even_call(LLVMValueRef value)
{
    return rwc_marker_of(value) == RWC_MARKER_MASK || is_intrinsic(value, "llvm.ct") ||
           is_intrinsic(value, "llvm.nvvm.vote.") || is_intrinsic(value, "llvm.nvvm.match.all.");
}

static bool is_even(LLVMValueRef value)
{
    return LLVMIsAPHINode(value) || LLVMIsABinaryOperator(value) || LLVMIsAICmpInst(value) ||
           LLVMIsACastInst(value) || LLVMIsASelectInst(value) || LLVMIsAExtractValueInst(value) ||
           is_even_call(value);
}

/* Has it one value in all lanes that were counted? What was asked before is taken to have: if it
 * has not, the whole answer is no. */
static bool is_shared(struct search *s, LLVMValueRef value)
{
    if (value == s->counted || LLVMIsAConstant(value)) return true;
    if (!LLVMIsAInstruction(value) || !is_on_way(s, value)) return false;
    if (is_intrinsic(value, RWC_ACTIVE_LANES) || (LLVMIsAICmpInst(value) && is_whole(s, value)))
        return true;
    if (!is_even(value)) return false;
    if (rwc_value_map_index(&s->asked, value) != ~0u) return true;
    rwc_value_map_set_index(&s->asked, value, 0);
    unsigned operands = LLVMIsACallInst(value) ? 1 : (unsigned)LLVMGetNumOperands(value);
    for (unsigned k = 0; k < operands; k++)
        if (!is_shared(s, LLVMGetOperand(value, k))) return false;
    return !s->asked.failed;
}

static bool branches_together(struct search *s, LLVMValueRef end)
{
    if (LLVMGetNumSuccessors(end) < 2) return true;
    bool shared = is_shared(s, LLVMGetOperand(end, 0));
    s->failed |= s->asked.failed;
    rwc_value_map_clear(&s->asked);
    if (shared || !rwc_leads(end)) return shared;
    s->failed |= !rw_list_add(&s->leading->list, end);
    return true;
}

/* ---- the way ---- */

/* No ray, and no other program between? */
static bool passes(LLVMValueRef call)
{
    enum rwc_marker marker = rwc_marker_of(call);
    return marker == RWC_MARKER_PTX || marker == RWC_MARKER_MASK || is_intrinsic(call, "llvm.");
}

/* Do they stay together from one instruction to another, NULL: to the next block? */
static bool stay(struct search *s, LLVMValueRef from, LLVMValueRef to)
{
    for (LLVMValueRef i = from; i && i != to; i = LLVMGetNextInstruction(i)) {
        if (LLVMIsACallInst(i) && !passes(i)) return false;
        if (LLVMIsATerminatorInst(i) && !branches_together(s, i)) return false;
    }
    return true;
}

static bool stay_until(struct search *s, LLVMValueRef marker)
{
    LLVMBasicBlockRef begin = LLVMGetInstructionParent(s->counted);
    s->end = LLVMGetInstructionParent(marker);
    if (begin == s->end && follows(s, marker)) return stay(s, s->counted, marker);
    s->failed |= !rwc_blocks_add(&s->back, begin) ||
                 !rwc_blocks_add_predecessors(&s->back, s->end) ||
                 !rwc_blocks_flood_back(&s->back, 1);
    bool together = stay(s, s->counted, NULL) && stay(s, LLVMGetFirstInstruction(s->end), marker);
    for (size_t k = 1; together && k < s->on.list.count; k++) {
        LLVMBasicBlockRef block = s->on.list.items[k];
        if (rwc_blocks_has(&s->back, block))
            together = stay(s, LLVMGetFirstInstruction(block), NULL);
    }
    rwc_blocks_drop(&s->back);
    return together;
}

/* ---- what comes of the count ---- */

/* Memory, and what other functions do with a mask, is not followed. */
static void add(struct search *s, LLVMValueRef value)
{
    bool ends = LLVMIsATerminatorInst(value) || LLVMIsAStoreInst(value) ||
                (LLVMIsACallInst(value) && !passes(value));
    if (ends || rwc_value_map_index(&s->known, value) != ~0u) return;
    rwc_value_map_set_index(&s->known, value, 0);
    s->failed |= s->known.failed || !rw_list_add(&s->values, value);
}

bool rwc_lanes_part(LLVMValueRef counted, struct rwc_branches *leading, bool *ok)
{
    struct search s = {.counted = counted, .leading = leading};
    LLVMBasicBlockRef begin = LLVMGetInstructionParent(counted);
    bool part = false;
    s.failed = !rwc_blocks_add(&s.on, begin) || !rwc_blocks_flood_on(&s.on, 0);
    add(&s, counted);
    for (size_t k = 0; !part && !s.failed && k < s.values.count; k++) {
        LLVMValueRef value = s.values.items[k];
        if (rwc_marker_of(value) == RWC_MARKER_MASK) part = !stay_until(&s, value);
        for (LLVMUseRef use = LLVMGetFirstUse(value); use; use = LLVMGetNextUse(use))
            add(&s, LLVMGetUser(use));
    }
    *ok = !s.failed;
    free(s.values.items);
    rwc_value_map_clear(&s.known);
    rwc_blocks_drop(&s.on);
    return part;
}
