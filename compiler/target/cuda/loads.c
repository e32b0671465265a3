/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Loads of a large kernel stay where they are. LLVM's back end moves a load that is used after two
 * ways met again to there, if nothing between stores. To know that it walks through all that can be
 * reached (MachineSinking::hasStoreBetween), and that is every program, for the dispatch is a loop.
 * A use that is no instruction keeps the load from being looked at; ptxas does not see it:
 *
 *   entry:   %x = load float, ptr %p
 *            br i1 %c, label %then, label %join
 * becomes
 *   entry:   %x = load float, ptr %p
 *            call void asm sideeffect "", "f"(float %x)
 *            br i1 %c, label %then, label %join
 *
 * requires: all passes ran; leaves: kernels of less than LARGE instructions as they were, and loads
 * that are used in one of two branches alone, into which they are moved without a search.
 */
#include "compiler/ir/ir.h"
#include "compiler/target/cuda/cuda.h"

enum { LARGE = 30000 }; /* instructions; with 106,000 a seventh of the emission, n^2.8 */

/* The block that the only way to this one comes from; NULL: there are several, or none. */
static LLVMBasicBlockRef only_predecessor(LLVMBasicBlockRef block)
{
    LLVMUseRef use = LLVMGetFirstUse(LLVMBasicBlockAsValue(block));
    if (!use || LLVMGetNextUse(use)) return NULL;
    return LLVMGetInstructionParent(LLVMGetUser(use));
}

/* Can the value be moved to its use without a search: into one of the branches? */
static bool is_in_branch(LLVMBasicBlockRef from, LLVMBasicBlockRef use)
{
    enum { MOST_STEPS = 64 };
    for (unsigned k = 0; use && k < MOST_STEPS; k++) {
        use = only_predecessor(use);
        if (use == from) return true;
    }
    return false;
}

static bool is_used_near(LLVMBasicBlockRef block, LLVMBasicBlockRef use)
{
    return use == block || is_in_branch(block, use);
}

/* A phi uses its value at the end of the way that it comes by. */
static bool is_phi_near(LLVMBasicBlockRef block, LLVMValueRef phi, LLVMValueRef value)
{
    for (unsigned k = 0; k < LLVMCountIncoming(phi); k++)
        if (LLVMGetIncomingValue(phi, k) == value &&
            is_used_near(block, LLVMGetIncomingBlock(phi, k)))
            return true;
    return false;
}

static bool is_searched_for(LLVMValueRef load)
{
    LLVMBasicBlockRef block = LLVMGetInstructionParent(load);
    for (LLVMUseRef use = LLVMGetFirstUse(load); use; use = LLVMGetNextUse(use)) {
        LLVMValueRef user = LLVMGetUser(use);
        if (LLVMIsAPHINode(user) ? is_phi_near(block, user, load)
                                 : is_used_near(block, LLVMGetInstructionParent(user)))
            return false;
    }
    return true;
}

static void use(LLVMBuilderRef builder, LLVMValueRef load)
{
    const char *class = rwc_cuda_register_class(LLVMTypeOf(load));
    if (!class) return;
    LLVMPositionBuilderBefore(builder, LLVMGetNextInstruction(load));
    rwc_ir_empty_assembly(builder, load, class);
}

static void hold_loads(LLVMBuilderRef builder, LLVMValueRef function)
{
    for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(function); b; b = LLVMGetNextBasicBlock(b))
        for (LLVMValueRef i = LLVMGetFirstInstruction(b); i; i = LLVMGetNextInstruction(i))
            if (LLVMIsALoadInst(i) && is_searched_for(i)) use(builder, i);
}

void rwc_cuda_hold_loads(struct rwc_unit *unit)
{
    LLVMValueRef kernel = LLVMGetNamedFunction(unit->module, RWC_ENTRY_LAUNCH);
    if (!kernel || rwc_ir_count(kernel) < LARGE) return;
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(unit->context);
    hold_loads(builder, kernel);
    LLVMDisposeBuilder(builder);
}
