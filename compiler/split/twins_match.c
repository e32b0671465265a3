/* SPDX-License-Identifier: Apache-2.0 */
/* twins, first part: are two traces, and all to the ends of their blocks, the same? */
#include <string.h>

#include "compiler/ir/marker.h"
#include "compiler/ir/trace_op.h"
#include "compiler/split/twins.h"

/* ---- blocks ---- */

static bool same_successors(struct rwc_twins *t)
{
    unsigned count = LLVMGetNumSuccessors(t->end[0]);
    if (count != LLVMGetNumSuccessors(t->end[1])) return false;
    LLVMBasicBlockRef next[2][2];
    for (unsigned side = 0; side < 2; side++)
        for (unsigned k = 0; k < count; k++) next[side][k] = LLVMGetSuccessor(t->end[side], k);
    if (count == 1) return next[0][0] == next[1][0];
    t->swapped = next[0][0] == next[1][1];
    return next[0][0] != next[0][1] && next[0][0] == next[1][t->swapped] &&
           next[0][1] == next[1][!t->swapped];
}

bool rwc_twins_open(struct rwc_twins *t, LLVMValueRef first, LLVMValueRef second)
{
    t->trace[0] = first;
    t->trace[1] = second;
    t->step_count = t->phi_count = 0; /* the arrays are large, and most pairs are refused here */
    t->swapped = false;
    for (unsigned side = 0; side < 2; side++) {
        t->block[side] = LLVMGetInstructionParent(t->trace[side]);
        t->end[side] = LLVMGetBasicBlockTerminator(t->block[side]);
        if (LLVMGetInstructionOpcode(t->end[side]) != LLVMBr) return false;
    }
    return t->block[0] != t->block[1] && same_successors(t);
}

/* ---- addresses ---- */

static bool precedes(LLVMValueRef instruction, LLVMValueRef place)
{
    while (instruction && instruction != place) instruction = LLVMGetNextInstruction(instruction);
    return instruction != NULL;
}

static bool is_there(LLVMValueRef value, LLVMValueRef place)
{
    if (!LLVMIsAInstruction(value)) return true;
    return LLVMGetInstructionParent(value) == LLVMGetInstructionParent(place) &&
           precedes(value, place);
}

static bool is_address(LLVMValueRef instruction, LLVMValueRef place)
{
    LLVMOpcode opcode = LLVMGetInstructionOpcode(instruction);
    if (opcode != LLVMGetElementPtr && opcode != LLVMAddrSpaceCast) return false;
    for (int k = 0; k < LLVMGetNumOperands(instruction); k++)
        if (!is_there(LLVMGetOperand(instruction, (unsigned)k), place)) return false;
    return true;
}

static LLVMValueRef first_marker(LLVMBasicBlockRef block)
{
    LLVMValueRef i = LLVMGetFirstInstruction(block);
    while (i && rwc_marker_of(i) == RWC_MARKER_NONE) i = LLVMGetNextInstruction(i);
    return i;
}

static bool is_same_address(LLVMValueRef a, LLVMValueRef b)
{
    int count = LLVMGetNumOperands(a);
    bool same = LLVMGetInstructionOpcode(a) == LLVMGetInstructionOpcode(b) &&
                LLVMTypeOf(a) == LLVMTypeOf(b) && count == LLVMGetNumOperands(b);
    if (same && LLVMIsAGetElementPtrInst(a))
        same = LLVMGetGEPSourceElementType(a) == LLVMGetGEPSourceElementType(b);
    for (unsigned k = 0; same && k < (unsigned)count; k++)
        same = LLVMGetOperand(a, k) == LLVMGetOperand(b, k);
    return same;
}

/* An address that precedes the place already, or NULL. */
static LLVMValueRef find_address(LLVMValueRef wanted, LLVMValueRef place)
{
    LLVMValueRef i = LLVMGetFirstInstruction(LLVMGetInstructionParent(place));
    while (i != place && !is_same_address(i, wanted)) i = LLVMGetNextInstruction(i);
    return i == place ? NULL : i;
}

static bool move_addresses(LLVMBuilderRef builder, LLVMValueRef from, LLVMValueRef place)
{
    bool any = false;
    for (LLVMValueRef i = from, next; i; i = next) {
        next = LLVMGetNextInstruction(i);
        if (!is_address(i, place)) continue;
        any = true;
        LLVMValueRef same = find_address(i, place);
        if (same) {
            rwc_ir_replace(i, same);
            continue;
        }
        LLVMInstructionRemoveFromParent(i);
        LLVMInsertIntoBuilder(builder, i);
    }
    return any;
}

bool rwc_twins_free_addresses(struct rwc_twins *t)
{
    bool any = false;
    LLVMBasicBlockRef entry = LLVMGetEntryBasicBlock(LLVMGetBasicBlockParent(t->block[0]));
    LLVMValueRef place = first_marker(entry);
    if (!place) place = LLVMGetBasicBlockTerminator(entry);
    LLVMBuilderRef builder =
        LLVMCreateBuilderInContext(LLVMGetTypeContext(LLVMTypeOf(t->trace[0])));
    LLVMPositionBuilderBefore(builder, place);
    for (unsigned side = 0; side < 2; side++) any |= move_addresses(builder, t->trace[side], place);
    LLVMDisposeBuilder(builder);
    return any;
}

/* ---- values ---- */

/* The step that the value, of this side, is the result of; NULL: it comes from before the trace. */
static const struct rwc_twin_pair *step_of(const struct rwc_twins *t, unsigned side,
                                           LLVMValueRef value)
{
    for (size_t k = 0; k < t->step_count; k++)
        if (t->steps[k].value[side] == value) return &t->steps[k];
    return NULL;
}

static const struct rwc_twin_pair *phi_of(const struct rwc_twins *t, LLVMValueRef first,
                                          LLVMValueRef second)
{
    for (size_t k = 0; k < t->phi_count; k++)
        if (t->phis[k].value[0] == first && t->phis[k].value[1] == second) return &t->phis[k];
    return NULL;
}

/* Can one value stand for both? Pointers have to be the same, for passes ask what they point to. */
static bool can_join(struct rwc_twins *t, LLVMValueRef first, LLVMValueRef second)
{
    const struct rwc_twin_pair *step = step_of(t, 0, first);
    if (step || step_of(t, 1, second)) return step && step->value[1] == second;
    if (first == second || phi_of(t, first, second)) return true;
    if (LLVMTypeOf(first) != LLVMTypeOf(second)) return false;
    LLVMTypeKind kind = LLVMGetTypeKind(LLVMTypeOf(first));
    bool fits =
        kind == LLVMFloatTypeKind || kind == LLVMDoubleTypeKind || kind == LLVMIntegerTypeKind;
    if (!fits || t->phi_count == RWC_TWIN_PHIS) return false;
    t->phis[t->phi_count++] = (struct rwc_twin_pair){.value = {first, second}};
    return true;
}

LLVMValueRef rwc_twins_value(const struct rwc_twins *t, LLVMValueRef first, LLVMValueRef second)
{
    if (step_of(t, 0, first) || first == second) return first;
    return phi_of(t, first, second)->phi;
}

/* ---- instructions ---- */

static bool same_trace(struct rwc_twins *t, LLVMValueRef first, LLVMValueRef second)
{
    for (unsigned k = 0; k < RWC_TRACE_OPERANDS; k++) {
        LLVMValueRef a = LLVMGetOperand(first, k), b = LLVMGetOperand(second, k);
        bool is_number = LLVMGetTypeKind(LLVMTypeOf(a)) == LLVMFloatTypeKind;
        if (a != b && !(is_number && can_join(t, a, b))) return false;
    }
    return true;
}

static bool is_plain_load(LLVMValueRef load)
{
    return !LLVMGetVolatile(load) && LLVMGetOrdering(load) == LLVMAtomicOrderingNotAtomic;
}

static bool is_fma(LLVMValueRef call)
{
    LLVMValueRef callee = LLVMGetCalledValue(call);
    return LLVMIsAFunction(callee) &&
           LLVMGetIntrinsicID(callee) == LLVMLookupIntrinsicID("llvm.fma", strlen("llvm.fma"));
}

/* What besides operands and type makes an instruction what it is; only of those kinds that
 * compilers put between a trace and a branch. */
static bool same_kind(LLVMValueRef a, LLVMValueRef b)
{
    LLVMOpcode opcode = LLVMGetInstructionOpcode(a);
    if (LLVMCanValueUseFastMathFlags(a) && LLVMGetFastMathFlags(a) != LLVMGetFastMathFlags(b))
        return false;
    switch (opcode) {
    case LLVMLoad:
        return is_plain_load(a) && is_plain_load(b) && LLVMGetAlignment(a) == LLVMGetAlignment(b);
    case LLVMCall:
        return LLVMGetCalledValue(a) == LLVMGetCalledValue(b) && is_fma(a);
    case LLVMFAdd:
    case LLVMFSub:
    case LLVMFMul:
    case LLVMFDiv:
    case LLVMFNeg:
    case LLVMFCmp:
    case LLVMICmp:
    case LLVMSelect:
    case LLVMBitCast:
    case LLVMAnd:
    case LLVMXor:
        return true;
    default:
        return false;
    }
}

static unsigned inverse_predicate(LLVMValueRef comparison, unsigned predicate)
{
    if (LLVMGetInstructionOpcode(comparison) == LLVMFCmp) return LLVMRealPredicateTrue - predicate;
    if (predicate <= LLVMIntNE) return LLVMIntEQ + LLVMIntNE - predicate;
    if (predicate <= LLVMIntULE) return LLVMIntUGT + LLVMIntULE - predicate;
    return LLVMIntSGT + LLVMIntSLE - predicate;
}

static unsigned predicate_of(LLVMValueRef comparison)
{
    if (LLVMGetInstructionOpcode(comparison) == LLVMFCmp) return LLVMGetFCmpPredicate(comparison);
    return LLVMGetICmpPredicate(comparison);
}

static bool is_comparison(LLVMValueRef value)
{
    return LLVMIsAICmpInst(value) || LLVMIsAFCmpInst(value);
}

/* Is it what the branch at the end of its block asks, and nothing else? */
static bool decides_alone(const struct rwc_twins *t, unsigned side, LLVMValueRef value)
{
    LLVMUseRef use = LLVMGetFirstUse(value);
    return use && !LLVMGetNextUse(use) && LLVMGetUser(use) == t->end[side];
}

static bool same_comparison(const struct rwc_twins *t, LLVMValueRef a, LLVMValueRef b)
{
    unsigned predicate = predicate_of(a);
    if (t->swapped && decides_alone(t, 0, a) && decides_alone(t, 1, b))
        predicate = inverse_predicate(a, predicate);
    return predicate == predicate_of(b);
}

static bool same_step(struct rwc_twins *t, LLVMValueRef a, LLVMValueRef b)
{
    if (LLVMGetInstructionOpcode(a) != LLVMGetInstructionOpcode(b)) return false;
    int count = LLVMGetNumOperands(a);
    if (LLVMTypeOf(a) != LLVMTypeOf(b) || count != LLVMGetNumOperands(b)) return false;
    if (!same_kind(a, b) || (is_comparison(a) && !same_comparison(t, a, b))) return false;
    for (unsigned k = 0; k < (unsigned)count; k++)
        if (!can_join(t, LLVMGetOperand(a, k), LLVMGetOperand(b, k))) return false;
    return true;
}

/* ---- uses ---- */

/* Every time that this phi names the value, on the way from the block? */
static bool comes_from(LLVMValueRef phi, LLVMValueRef value, LLVMBasicBlockRef block)
{
    for (unsigned k = 0; k < LLVMCountIncoming(phi); k++)
        if (LLVMGetIncomingValue(phi, k) == value && LLVMGetIncomingBlock(phi, k) != block)
            return false;
    return true;
}

static bool is_used_here(const struct rwc_twins *t, unsigned side, LLVMValueRef value)
{
    for (LLVMUseRef use = LLVMGetFirstUse(value); use; use = LLVMGetNextUse(use)) {
        LLVMValueRef user = LLVMGetUser(use);
        if (user == t->end[side] || step_of(t, side, user)) continue;
        if (!LLVMIsAPHINode(user) || !comes_from(user, value, t->block[side])) return false;
    }
    return true;
}

static LLVMValueRef incoming_from(LLVMValueRef phi, LLVMBasicBlockRef block)
{
    unsigned k = 0;
    while (LLVMGetIncomingBlock(phi, k) != block) k++;
    return LLVMGetIncomingValue(phi, k);
}

static bool can_join_phis(struct rwc_twins *t, LLVMBasicBlockRef successor)
{
    for (LLVMValueRef i = LLVMGetFirstInstruction(successor); LLVMIsAPHINode(i);
         i = LLVMGetNextInstruction(i))
        if (!can_join(t, incoming_from(i, t->block[0]), incoming_from(i, t->block[1])))
            return false;
    return true;
}

static bool match_steps(struct rwc_twins *t)
{
    LLVMValueRef a = t->trace[0], b = t->trace[1];
    for (; a != t->end[0] && b != t->end[1];
         a = LLVMGetNextInstruction(a), b = LLVMGetNextInstruction(b)) {
        bool same = a == t->trace[0] ? same_trace(t, a, b) : same_step(t, a, b);
        if (!same || t->step_count == RWC_TWIN_INSTRUCTIONS) return false;
        t->steps[t->step_count++] = (struct rwc_twin_pair){.value = {a, b}};
    }
    return a == t->end[0] && b == t->end[1];
}

static bool match_ends(struct rwc_twins *t)
{
    if (!LLVMIsConditional(t->end[0])) return true;
    LLVMValueRef a = LLVMGetCondition(t->end[0]), b = LLVMGetCondition(t->end[1]);
    if (!t->swapped) return can_join(t, a, b);
    const struct rwc_twin_pair *step = step_of(t, 0, a);
    return step && step->value[1] == b && is_comparison(a) && decides_alone(t, 0, a) &&
           decides_alone(t, 1, b);
}

bool rwc_twins_match(struct rwc_twins *t)
{
    if (!match_steps(t) || !match_ends(t)) return false;
    for (size_t k = 0; k < t->step_count; k++)
        for (unsigned side = 0; side < 2; side++)
            if (!is_used_here(t, side, t->steps[k].value[side])) return false;
    for (unsigned k = 0; k < LLVMGetNumSuccessors(t->end[0]); k++)
        if (!can_join_phis(t, LLVMGetSuccessor(t->end[0], k))) return false;
    return true;
}
