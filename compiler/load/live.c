/* SPDX-License-Identifier: Apache-2.0 */
/*
 * See live.h. Built-in code asks for features by branches on constants, since these are answered
 * (features.c), and on calls of small functions that come to a constant:
 *
 *     br i1 false, label %a, label %b                  ->  b
 *     %1 = call i1 @rw_is_between_keys(ptr %lane)      ->  b, where nothing moves
 *     br i1 %1, label %a, label %b
 *
 * requires: features are answered; changes nothing.
 */
#include "compiler/load/live.h"

#include "compiler/ir/ir.h"

struct search {
    struct rwc_blocks *live;
    struct rwc_value_map answers; /* of functions: a constant, or the function if it has none */
};

static LLVMValueRef answer_of(struct search *s, LLVMValueRef function);

/* NULL: no constant. */
static LLVMValueRef constant_of(struct search *s, LLVMValueRef value)
{
    if (LLVMIsACallInst(value)) return answer_of(s, LLVMGetCalledValue(value));
    return LLVMIsAConstantInt(value);
}

static bool add_successors(struct search *s, struct rwc_blocks *blocks, LLVMBasicBlockRef block)
{
    LLVMValueRef end = LLVMGetBasicBlockTerminator(block), known = NULL;
    if (LLVMIsABranchInst(end) && LLVMIsConditional(end))
        known = constant_of(s, LLVMGetCondition(end));
    if (!known) return rwc_blocks_add_successors(blocks, block);
    return rwc_blocks_add(blocks, LLVMGetSuccessor(end, LLVMConstIntGetZExtValue(known) ? 0 : 1));
}

/* ---- what small functions return ---- */

/* Of what comes from the blocks, the one constant. */
static LLVMValueRef merged_constant(struct search *s, const struct rwc_blocks *blocks,
                                    LLVMValueRef phi)
{
    LLVMValueRef all = NULL;
    for (unsigned k = 0; k < LLVMCountIncoming(phi); k++) {
        if (!rwc_blocks_has(blocks, LLVMGetIncomingBlock(phi, k))) continue;
        LLVMValueRef one = constant_of(s, LLVMGetIncomingValue(phi, k));
        if (!one || (all && all != one)) return NULL;
        all = one;
    }
    return all;
}

static LLVMValueRef returned_constant(struct search *s, const struct rwc_blocks *blocks)
{
    LLVMValueRef all = NULL;
    for (size_t k = 0; k < blocks->list.count; k++) {
        LLVMValueRef end = LLVMGetBasicBlockTerminator(blocks->list.items[k]);
        if (!LLVMIsAReturnInst(end)) continue;
        LLVMValueRef value = LLVMGetOperand(end, 0);
        LLVMValueRef one =
            LLVMIsAPHINode(value) ? merged_constant(s, blocks, value) : constant_of(s, value);
        if (!one || (all && all != one)) return NULL;
        all = one;
    }
    return all;
}

static LLVMValueRef find_answer(struct search *s, LLVMValueRef function)
{
    struct rwc_blocks blocks = {0};
    bool ok = rwc_blocks_add(&blocks, LLVMGetEntryBasicBlock(function));
    for (size_t k = 0; ok && k < blocks.list.count; k++)
        ok = add_successors(s, &blocks, blocks.list.items[k]);
    LLVMValueRef answer = ok ? returned_constant(s, &blocks) : NULL;
    rwc_blocks_drop(&blocks);
    return answer;
}

/* None while it is looked for, in functions that call themselves. */
static LLVMValueRef answer_of(struct search *s, LLVMValueRef function)
{
    enum { MOST_BLOCKS = 8 };
    if (!LLVMIsAFunction(function) || LLVMIsDeclaration(function)) return NULL;
    LLVMValueRef answer = rwc_value_map_get(&s->answers, function);
    if (!answer && LLVMCountBasicBlocks(function) <= MOST_BLOCKS) {
        rwc_value_map_set(&s->answers, function, function);
        answer = find_answer(s, function);
        if (answer) rwc_value_map_set(&s->answers, function, answer);
    }
    return answer == function ? NULL : answer;
}

/* ---- all ---- */

static bool is_called_alone(LLVMValueRef function)
{
    for (LLVMUseRef use = LLVMGetFirstUse(function); use; use = LLVMGetNextUse(use)) {
        LLVMValueRef user = LLVMGetUser(use);
        if (!LLVMIsACallInst(user) || LLVMGetCalledValue(user) != function) return false;
    }
    return true;
}

/* Not if the calls that are there are all that there will be: of built-in code, to what C++ calls
 * static. */
static bool is_root(LLVMValueRef function)
{
    return LLVMGetLinkage(function) != LLVMInternalLinkage || rwc_ir_user_name(function) ||
           !is_called_alone(function);
}

static bool add_callees(struct search *s, LLVMBasicBlockRef block)
{
    bool ok = true;
    for (LLVMValueRef i = LLVMGetFirstInstruction(block); ok && i; i = LLVMGetNextInstruction(i)) {
        LLVMValueRef callee = LLVMIsACallInst(i) ? LLVMIsAFunction(LLVMGetCalledValue(i)) : NULL;
        if (callee && !LLVMIsDeclaration(callee))
            ok = rwc_blocks_add(s->live, LLVMGetEntryBasicBlock(callee));
    }
    return ok;
}

bool rwc_find_live(const struct rwc_unit *unit, struct rwc_blocks *live)
{
    struct search s = {.live = live};
    bool ok = true;
    for (LLVMValueRef f = LLVMGetFirstFunction(unit->module); ok && f; f = LLVMGetNextFunction(f))
        if (!LLVMIsDeclaration(f) && is_root(f))
            ok = rwc_blocks_add(live, LLVMGetEntryBasicBlock(f));
    for (size_t k = 0; ok && k < live->list.count; k++)
        ok = add_callees(&s, live->list.items[k]) && add_successors(&s, live, live->list.items[k]);
    ok = ok && !s.answers.failed;
    rwc_value_map_clear(&s.answers);
    return ok;
}
