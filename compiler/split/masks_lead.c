/* SPDX-License-Identifier: Apache-2.0 */
/*
 * masks: the atomic that a leader makes for others, without a branch. The lanes that wait for its
 * answer then stay with it; what they do goes to memory that nobody reads:
 *
 *   br %leads, %one, %all          ->      %n = ctpop %peers
 * one:                                     %q = select %leads, %p, of this lane and multiprocessor
 *   %n = ctpop %peers                      %o = atomicrmw add %q, %n
 *   %o = atomicrmw add %p, %n              br %leads, %one, %all
 *   br %all                              one:
 *                                          br %all
 *
 * of which LLVM makes a selection. An atomic with a predicate would not do: ptxas makes a branch of
 * that. Only where the counter is the same for a whole launch index: where each lane has its own,
 * as in hash tables, going together costs more than it saves (docs/lab/optix7.md).
 */
#include <string.h>

#include "compiler/ir/ir.h"
#include "compiler/split/masks.h"

enum { MOST = 8 }; /* instructions that are looked at; what is more is left as it is */

/* ---- which ---- */

/* Does a value depend on its first operand alone? */
static bool is_step(LLVMValueRef value)
{
    if (LLVMIsACastInst(value)) return true;
    if (!LLVMIsAGetElementPtrInst(value) && !LLVMIsABinaryOperator(value)) return false;
    for (int k = 1; k < LLVMGetNumOperands(value); k++)
        if (!LLVMIsAConstant(LLVMGetOperand(value, (unsigned)k))) return false;
    return true;
}

/* A pointer that is the same for all of a launch index? */
static bool is_fixed(LLVMValueRef pointer)
{
    for (unsigned k = 0; k < MOST && is_step(pointer); k++) pointer = LLVMGetOperand(pointer, 0);
    return LLVMIsAConstant(pointer) || rwc_ir_is_marked(pointer, RWC_MD_INVARIANT);
}

static bool is_plain(LLVMValueRef atomic)
{
    LLVMTypeRef type = LLVMTypeOf(atomic);
    LLVMValueRef pointer = LLVMGetOperand(atomic, 0);
    unsigned bits = LLVMGetTypeKind(type) == LLVMIntegerTypeKind ? LLVMGetIntTypeWidth(type) : 0;
    return (bits == 32 || bits == 64) && LLVMGetPointerAddressSpace(LLVMTypeOf(pointer)) <= 1 &&
           !LLVMGetVolatile(atomic) && LLVMGetOrdering(atomic) == LLVMAtomicOrderingMonotonic &&
           is_fixed(pointer);
}

/* Does nothing but give a value, whatever its operands are? */
static bool is_harmless(LLVMValueRef i)
{
    const char *callee = LLVMIsACallInst(i) ? rwc_ir_callee(i) : NULL;
    const LLVMOpcode code = LLVMGetInstructionOpcode(i);
    bool divides = code == LLVMUDiv || code == LLVMSDiv || code == LLVMURem || code == LLVMSRem;
    return (LLVMIsABinaryOperator(i) && !divides) || LLVMIsACastInst(i) || LLVMIsAICmpInst(i) ||
           LLVMIsASelectInst(i) || LLVMIsAGetElementPtrInst(i) ||
           (callee && !strncmp(callee, "llvm.ct", strlen("llvm.ct")));
}

/* Is there an atomic in the block and else nothing that counts, or nothing at all? */
static bool has_atomic_alone(LLVMBasicBlockRef block, LLVMValueRef *atomic)
{
    unsigned count = 0;
    *atomic = NULL;
    for (LLVMValueRef i = LLVMGetFirstInstruction(block); i; i = LLVMGetNextInstruction(i)) {
        if (LLVMIsATerminatorInst(i)) continue;
        bool is_atomic = LLVMIsAAtomicRMWInst(i) != NULL;
        if (is_atomic ? *atomic || !is_plain(i) : !is_harmless(i)) return false;
        if (is_atomic) *atomic = i;
        count++;
    }
    return *atomic ? count <= MOST : !count;
}

static bool is_only_after(LLVMBasicBlockRef block, LLVMValueRef branch)
{
    LLVMUseRef use = LLVMGetFirstUse(LLVMBasicBlockAsValue(block));
    return use && LLVMGetUser(use) == branch && !LLVMGetNextUse(use);
}

/* The leader's side of a branch whose other side is where both go on; NULL: it has none. */
static LLVMBasicBlockRef side_of(LLVMValueRef branch, unsigned side)
{
    LLVMBasicBlockRef block = LLVMGetSuccessor(branch, side);
    LLVMValueRef end = LLVMGetBasicBlockTerminator(block);
    bool joins = LLVMIsABranchInst(end) && LLVMGetNumSuccessors(end) == 1 &&
                 LLVMGetSuccessor(end, 0) == LLVMGetSuccessor(branch, !side);
    return joins && is_only_after(block, branch) ? block : NULL;
}

static bool find_atomic(LLVMValueRef branch, unsigned *side, LLVMValueRef *atomic)
{
    if (!LLVMIsABranchInst(branch) || LLVMGetNumSuccessors(branch) != 2) return false;
    for (*side = 0; *side < 2; ++*side) {
        LLVMBasicBlockRef block = side_of(branch, *side);
        if (block && has_atomic_alone(block, atomic)) return true;
    }
    return false;
}

bool rwc_leads(LLVMValueRef branch)
{
    unsigned side;
    LLVMValueRef atomic;
    return find_atomic(branch, &side, &atomic);
}

/* ---- without the branch ---- */

static LLVMValueRef build_memory(LLVMModuleRef module, LLVMTypeRef row, unsigned rows)
{
    static const char name[] = "rw_nobodys";
    LLVMValueRef memory = LLVMGetNamedGlobal(module, name);
    if (memory) return memory;
    LLVMTypeRef type = LLVMArrayType2(row, rows);
    memory = LLVMAddGlobalInAddressSpace(module, type, name, 1);
    LLVMSetInitializer(memory, LLVMConstNull(type));
    LLVMSetAlignment(memory, 256);
    LLVMSetLinkage(memory, LLVMInternalLinkage);
    return memory;
}

/* Eight bytes of this lane's. Multiprocessors with the same bits share them. */
static LLVMValueRef build_place(struct rwc_unit *unit, LLVMBuilderRef builder)
{
    enum { LANES = 32, ROWS = 128 };
    struct rwc_types t = rwc_ir_types(unit->context);
    LLVMTypeRef row = LLVMArrayType2(t.i64, LANES);
    LLVMValueRef processor =
        rwc_ir_call(unit, builder, "llvm.nvvm.read.ptx.sreg.smid", t.i32, NULL, 0);
    LLVMValueRef indices[] = {
        LLVMBuildAnd(builder, processor, LLVMConstInt(t.i32, ROWS - 1, 0), ""),
        rwc_ir_call(unit, builder, "llvm.nvvm.read.ptx.sreg.laneid", t.i32, NULL, 0)};
    LLVMValueRef memory = build_memory(unit->module, row, ROWS);
    return LLVMBuildGEP2(builder, row, memory, indices, 2, "");
}

static void turn_aside(struct rwc_unit *unit, LLVMBuilderRef builder, LLVMValueRef atomic,
                       LLVMValueRef leads)
{
    LLVMValueRef pointer = LLVMGetOperand(atomic, 0), place = build_place(unit, builder);
    LLVMTypeRef type = LLVMTypeOf(pointer);
    if (LLVMTypeOf(place) != type) place = LLVMBuildAddrSpaceCast(builder, place, type, "");
    LLVMSetOperand(atomic, 0, LLVMBuildSelect(builder, leads, pointer, place, ""));
}

void rwc_lead_without_branch(struct rwc_unit *unit, LLVMBuilderRef builder, LLVMValueRef branch)
{
    unsigned side;
    LLVMValueRef atomic;
    if (!find_atomic(branch, &side, &atomic) || !atomic) return; /* done before */
    LLVMBasicBlockRef block = LLVMGetInstructionParent(atomic);
    LLVMPositionBuilderBefore(builder, branch);
    LLVMValueRef leads = LLVMGetCondition(branch);
    if (side) leads = LLVMBuildNot(builder, leads, "");
    for (LLVMValueRef i = LLVMGetFirstInstruction(block), next; i; i = next) {
        next = LLVMGetNextInstruction(i);
        if (LLVMIsATerminatorInst(i)) continue;
        LLVMInstructionRemoveFromParent(i);
        if (i == atomic) turn_aside(unit, builder, i, leads);
        LLVMInsertIntoBuilder(builder, i);
    }
}
