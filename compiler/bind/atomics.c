/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Atomics on what may be local memory. GPUs have none for local memory, and end the launch; the CPU
 * has them everywhere.
 *   %o = atomicrmw add ptr %p, i32 %v
 * becomes, unless %p is known to be global (provenance.h),
 *   %l = call i1 @llvm.nvvm.isspacep.local(ptr %p)
 *   br i1 %l, label %local, label %global
 *   local:
 *     %a = load i32, ptr %p;  %n = add i32 %a, %v;  store i32 %n, ptr %p
 *   global:
 *     %b = atomicrmw add ptr addrspace(1) %q, i32 %v        %q: %p by way of an integer
 *   %o = phi i32 [ %a, %local ], [ %b, %global ]
 * Nobody but the thread itself sees its local memory, and a ray program has no shared memory.
 *
 * requires: accesses to global memory are proven (generic.c). Atomics that are calls of
 * rwc.ptx.atom.<form> stay as they are.
 */
#include <llvm-c/DebugInfo.h>
#include <stdlib.h>
#include <string.h>

#include "base/list.h"
#include "compiler/bind/bind.h"
#include "compiler/bind/provenance.h"

static bool is_atomic(LLVMValueRef i)
{
    return LLVMIsAAtomicRMWInst(i) || LLVMIsAAtomicCmpXchgInst(i);
}

static LLVMValueRef pick(LLVMBuilderRef b, LLVMIntPredicate relation, LLVMValueRef x,
                         LLVMValueRef y)
{
    return LLVMBuildSelect(b, LLVMBuildICmp(b, relation, x, y, ""), x, y, "");
}

/* minnum and maxnum are what atomicrmw is defined by. */
static LLVMValueRef pick_number(LLVMBuilderRef b, const char *name, LLVMValueRef x, LLVMValueRef y)
{
    LLVMModuleRef module = LLVMGetGlobalParent(LLVMGetBasicBlockParent(LLVMGetInsertBlock(b)));
    LLVMTypeRef type = LLVMTypeOf(x);
    unsigned id = LLVMLookupIntrinsicID(name, strlen(name));
    LLVMValueRef function = LLVMGetIntrinsicDeclaration(module, id, &type, 1);
    LLVMTypeRef form = LLVMIntrinsicGetType(LLVMGetModuleContext(module), id, &type, 1);
    return LLVMBuildCall2(b, form, function, (LLVMValueRef[]){x, y}, 2, "");
}

/* old >= v ? 0 : old + 1 */
static LLVMValueRef wrap_up(LLVMBuilderRef b, LLVMValueRef old, LLVMValueRef v)
{
    LLVMValueRef next = LLVMBuildAdd(b, old, LLVMConstInt(LLVMTypeOf(v), 1, false), "");
    LLVMValueRef wraps = LLVMBuildICmp(b, LLVMIntUGE, old, v, "");
    return LLVMBuildSelect(b, wraps, LLVMConstNull(LLVMTypeOf(v)), next, "");
}

/* old == 0 || old > v ? v : old - 1 */
static LLVMValueRef wrap_down(LLVMBuilderRef b, LLVMValueRef old, LLVMValueRef v)
{
    LLVMValueRef next = LLVMBuildSub(b, old, LLVMConstInt(LLVMTypeOf(v), 1, false), "");
    LLVMValueRef is_zero = LLVMBuildICmp(b, LLVMIntEQ, old, LLVMConstNull(LLVMTypeOf(v)), "");
    LLVMValueRef is_above = LLVMBuildICmp(b, LLVMIntUGT, old, v, "");
    return LLVMBuildSelect(b, LLVMBuildOr(b, is_zero, is_above, ""), v, next, "");
}

/* NULL: an operation that PTX does not have. */
static LLVMValueRef operate(LLVMBuilderRef b, LLVMAtomicRMWBinOp operation, LLVMValueRef old,
                            LLVMValueRef v)
{
    switch (operation) {
    case LLVMAtomicRMWBinOpXchg:
        return v;
    case LLVMAtomicRMWBinOpAdd:
        return LLVMBuildAdd(b, old, v, "");
    case LLVMAtomicRMWBinOpFAdd:
        return LLVMBuildFAdd(b, old, v, "");
    case LLVMAtomicRMWBinOpAnd:
        return LLVMBuildAnd(b, old, v, "");
    case LLVMAtomicRMWBinOpOr:
        return LLVMBuildOr(b, old, v, "");
    case LLVMAtomicRMWBinOpXor:
        return LLVMBuildXor(b, old, v, "");
    case LLVMAtomicRMWBinOpMin:
        return pick(b, LLVMIntSLT, old, v);
    case LLVMAtomicRMWBinOpMax:
        return pick(b, LLVMIntSGT, old, v);
    case LLVMAtomicRMWBinOpUMin:
        return pick(b, LLVMIntULT, old, v);
    case LLVMAtomicRMWBinOpUMax:
        return pick(b, LLVMIntUGT, old, v);
    case LLVMAtomicRMWBinOpFMin:
        return pick_number(b, "llvm.minnum", old, v);
    case LLVMAtomicRMWBinOpFMax:
        return pick_number(b, "llvm.maxnum", old, v);
    case LLVMAtomicRMWBinOpUIncWrap:
        return wrap_up(b, old, v);
    case LLVMAtomicRMWBinOpUDecWrap:
        return wrap_down(b, old, v);
    default:
        return NULL;
    }
}

/* The same without atomicity. Returns what the atomic returns: the old value or, of a cmpxchg, that
 * and whether it was the expected one. */
static LLVMValueRef write_plainly(LLVMBuilderRef b, LLVMValueRef atomic, LLVMValueRef pointer)
{
    LLVMValueRef operand = LLVMGetOperand(atomic, 1), result, new;
    LLVMValueRef old = LLVMBuildLoad2(b, LLVMTypeOf(operand), pointer, "");
    if (LLVMIsAAtomicRMWInst(atomic)) {
        result = old;
        new = operate(b, LLVMGetAtomicRMWBinOp(atomic), old, operand);
    } else {
        LLVMValueRef is_same = LLVMBuildICmp(b, LLVMIntEQ, old, operand, "");
        new = LLVMBuildSelect(b, is_same, LLVMGetOperand(atomic, 2), old, "");
        result = LLVMBuildInsertValue(b, LLVMGetUndef(LLVMTypeOf(atomic)), old, 0, "");
        result = LLVMBuildInsertValue(b, result, is_same, 1, "");
    }
    LLVMBuildStore(b, new, pointer);
    return result;
}

static LLVMValueRef is_local(LLVMBuilderRef b, LLVMModuleRef module, LLVMValueRef pointer)
{
    static const char name[] = "llvm.nvvm.isspacep.local";
    unsigned id = LLVMLookupIntrinsicID(name, sizeof(name) - 1);
    LLVMValueRef function = LLVMGetIntrinsicDeclaration(module, id, NULL, 0);
    LLVMTypeRef type = LLVMIntrinsicGetType(LLVMGetModuleContext(module), id, NULL, 0);
    return LLVMBuildCall2(b, type, function, &pointer, 1, "");
}

/* Lets the atomic itself, moved to the builder, work on global memory. Through an integer, for a
 * cast from the local space to this one does not exist, should the pointer turn out to be local. */
static void write_globally(LLVMBuilderRef b, struct rwc_types t, LLVMValueRef atomic,
                           LLVMValueRef pointer)
{
    LLVMValueRef number = LLVMBuildPtrToInt(b, pointer, t.i64, "");
    LLVMValueRef global = LLVMBuildIntToPtr(b, number, t.global_ptr, "");
    LLVMInstructionRemoveFromParent(atomic);
    LLVMInsertIntoBuilder(b, atomic);
    LLVMSetOperand(atomic, 0, global);
}

static void divide(struct rwc_unit *unit, LLVMBuilderRef b, LLVMValueRef atomic)
{
    struct rwc_types t = rwc_ir_types(unit->context);
    LLVMValueRef pointer = LLVMGetOperand(atomic, 0), next = LLVMGetNextInstruction(atomic);
    LLVMBasicBlockRef head = rwc_ir_split_before(atomic, "atomic");
    LLVMBasicBlockRef rest = LLVMGetInstructionParent(atomic);
    LLVMBasicBlockRef arms[2] = {LLVMInsertBasicBlockInContext(unit->context, rest, "local"),
                                 LLVMInsertBasicBlockInContext(unit->context, rest, "global")};
    LLVMPositionBuilderAtEnd(b, head);
    LLVMSetCurrentDebugLocation2(b, LLVMInstructionGetDebugLoc(atomic));
    LLVMBuildCondBr(b, is_local(b, unit->module, pointer), arms[0], arms[1]);
    LLVMPositionBuilderAtEnd(b, arms[0]);
    LLVMValueRef values[2] = {write_plainly(b, atomic, pointer), atomic};
    LLVMBuildBr(b, rest);
    LLVMPositionBuilderBefore(b, next);
    LLVMValueRef result = LLVMBuildPhi(b, LLVMTypeOf(atomic), "");
    LLVMReplaceAllUsesWith(atomic, result);
    LLVMAddIncoming(result, values, arms, 2);
    LLVMPositionBuilderAtEnd(b, arms[1]);
    write_globally(b, t, atomic, pointer);
    LLVMBuildBr(b, rest);
}

bool rwc_bind_atomics(struct rwc_unit *unit, LLVMValueRef function)
{
    RW_LIST(LLVMValueRef) atomics = {0};
    bool failed = false;
    for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(function); b; b = LLVMGetNextBasicBlock(b))
        for (LLVMValueRef i = LLVMGetFirstInstruction(b); i; i = LLVMGetNextInstruction(i))
            if (is_atomic(i) && !rwc_is_global_address(LLVMGetOperand(i, 0), &failed))
                failed |= !rw_list_add(&atomics, i);
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(unit->context);
    for (size_t k = 0; k < atomics.count; k++) divide(unit, builder, atomics.items[k]);
    LLVMDisposeBuilder(builder);
    free(atomics.items);
    return !failed || rwc_out_of_memory(unit->diag, NULL, "while looking for atomics");
}
