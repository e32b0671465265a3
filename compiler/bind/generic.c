/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Generic accesses where PTX says global ones.
 *
 * NVRTC reads variables with ld.global, also through addresses it computed before; but a payload
 * lies in local memory, and copies of semantic variables in registers. After such a variable got
 * its place,
 *   %g = addrspacecast ptr %p to ptr addrspace(1)
 *   %v = load float, ptr addrspace(1) %g
 * would read global memory at a local address. The access goes through %p instead; where %p is
 * known to point to global memory, LLVM's address space inference finds that out again.
 */
#include "compiler/ir/ir.h"

/* True when nothing but global memory can be meant: an address space was named on the way, or the
 * pointer is a number that the program itself calls a global address. */
static bool is_global(LLVMValueRef pointer)
{
    while (LLVMIsAGetElementPtrInst(pointer)) pointer = LLVMGetOperand(pointer, 0);
    return LLVMIsAAddrSpaceCastInst(pointer) || LLVMIsAIntToPtrInst(pointer) ||
           LLVMIsAConstant(pointer);
}

/* What the program took for read-only global memory may be written now. */
static void forget_invariance(LLVMValueRef access)
{
    static const char kind[] = "invariant.load";
    LLVMContextRef context = LLVMGetTypeContext(LLVMTypeOf(access));
    unsigned id = LLVMGetMDKindIDInContext(context, kind, sizeof(kind) - 1);
    if (LLVMIsALoadInst(access)) LLVMSetMetadata(access, id, NULL);
}

static void redirect(LLVMBuilderRef builder, LLVMValueRef pointer, LLVMValueRef generic);

/* The same element of the generic pointer, and then the accesses to it. */
static void redirect_element(LLVMBuilderRef builder, LLVMValueRef element, LLVMValueRef generic)
{
    LLVMValueRef indices[8];
    unsigned count = LLVMGetNumIndices(element);
    if (count > 8) return;
    for (unsigned k = 0; k < count; k++) indices[k] = LLVMGetOperand(element, k + 1);
    LLVMPositionBuilderBefore(builder, element);
    LLVMValueRef same =
        LLVMBuildGEP2(builder, LLVMGetGEPSourceElementType(element), generic, indices, count, "");
    redirect(builder, element, same);
}

/* Lets every access through `pointer` go through `generic`, which has the same address. */
static void redirect(LLVMBuilderRef builder, LLVMValueRef pointer, LLVMValueRef generic)
{
    for (LLVMUseRef use = LLVMGetFirstUse(pointer), next; use; use = next) {
        next = LLVMGetNextUse(use);
        LLVMValueRef user = LLVMGetUser(use);
        int operand = rwc_ir_address_operand(user);
        if (operand >= 0 && LLVMGetOperand(user, (unsigned)operand) == pointer) {
            LLVMSetOperand(user, (unsigned)operand, generic);
            forget_invariance(user);
        } else if (LLVMIsAGetElementPtrInst(user)) {
            redirect_element(builder, user, generic);
        }
    }
}

bool rwc_ir_access_generically(LLVMValueRef function)
{
    LLVMContextRef context = LLVMGetTypeContext(LLVMTypeOf(function));
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(context);
    bool changed = false;
    for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(function); b; b = LLVMGetNextBasicBlock(b)) {
        for (LLVMValueRef i = LLVMGetFirstInstruction(b); i; i = LLVMGetNextInstruction(i)) {
            if (!LLVMIsAAddrSpaceCastInst(i)) continue;
            LLVMValueRef generic = LLVMGetOperand(i, 0);
            if (LLVMGetPointerAddressSpace(LLVMTypeOf(generic)) != 0 || is_global(generic))
                continue;
            redirect(builder, i, generic);
            changed = true;
        }
    }
    LLVMDisposeBuilder(builder);
    return changed;
}
