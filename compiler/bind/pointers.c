/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pointers: gives addresses back their pointers.
 *
 * PTX computes addresses as 64-bit integers, so lifted code reads
 *     %a = ptrtoint ptr %x to i64;  %b = add i64 %a, %off;  %p = inttoptr i64 %b to ptr
 * and LLVM can neither promote %x nor infer an address space. Where the integer expression has one
 * pointer at its root, through additions, subtractions of offsets, phis and selects, it becomes
 *     %p = getelementptr i8, ptr %x, i64 %off
 * Expressions without a root, or with two, stay as they are.
 *
 * requires: nothing; leaves: the same values, fewer inttoptr.
 */
#include "compiler/ir/ir.h"
#include "compiler/ir/value_map.h"

struct rebuild {
    LLVMBuilderRef builder;
    LLVMContextRef context;
    struct rwc_value_map pointers; /* integer value -> pointer that has this address */
    unsigned depth;
};

enum { MAX_DEPTH = 64 }; /* of one address expression; deeper ones stay integers */

static LLVMValueRef as_pointer(struct rebuild *r, LLVMValueRef address);

static void position_after(struct rebuild *r, LLVMValueRef instruction)
{
    LLVMValueRef next = LLVMGetNextInstruction(instruction);
    while (next && LLVMGetInstructionOpcode(next) == LLVMPHI) next = LLVMGetNextInstruction(next);
    LLVMPositionBuilderBefore(r->builder, next);
}

static LLVMTypeRef generic_pointer(struct rebuild *r)
{
    return LLVMPointerTypeInContext(r->context, 0);
}

static LLVMValueRef to_generic(struct rebuild *r, LLVMValueRef pointer)
{
    LLVMTypeRef type = LLVMTypeOf(pointer);
    if (LLVMGetPointerAddressSpace(type) == 0) return pointer;
    return LLVMBuildAddrSpaceCast(r->builder, pointer, generic_pointer(r), "");
}

/* True when a pointer stands at the root of the expression; phis under inspection count as none. */
static bool has_root(struct rebuild *r, struct rwc_value_map *seen, LLVMValueRef address,
                     unsigned depth)
{
    if (depth > MAX_DEPTH) return false;
    if (LLVMIsAPtrToIntInst(address)) return true;
    if (LLVMIsAConstantExpr(address)) return LLVMGetConstOpcode(address) == LLVMPtrToInt;
    if (!LLVMIsAInstruction(address) || rwc_value_map_get(seen, address)) return false;
    rwc_value_map_set(seen, address, address);
    switch (LLVMGetInstructionOpcode(address)) {
    case LLVMAdd:
        return has_root(r, seen, LLVMGetOperand(address, 0), depth + 1) !=
               has_root(r, seen, LLVMGetOperand(address, 1), depth + 1);
    case LLVMSub:
    case LLVMOr:
        return has_root(r, seen, LLVMGetOperand(address, 0), depth + 1);
    case LLVMSelect:
        return has_root(r, seen, LLVMGetOperand(address, 1), depth + 1) ||
               has_root(r, seen, LLVMGetOperand(address, 2), depth + 1);
    case LLVMPHI:
        for (unsigned k = 0; k < LLVMCountIncoming(address); k++)
            if (has_root(r, seen, LLVMGetIncomingValue(address, k), depth + 1)) return true;
        return false;
    default:
        return false;
    }
}

static LLVMValueRef offset_pointer(struct rebuild *r, LLVMValueRef at, LLVMValueRef base,
                                   LLVMValueRef offset, bool negative)
{
    position_after(r, at);
    if (negative) offset = LLVMBuildNeg(r->builder, offset, "");
    return LLVMBuildGEP2(r->builder, LLVMInt8TypeInContext(r->context), base, &offset, 1, "");
}

static LLVMValueRef pointer_of_sum(struct rebuild *r, LLVMValueRef add)
{
    for (int side = 0; side < 2; side++) {
        LLVMValueRef base = as_pointer(r, LLVMGetOperand(add, side));
        if (base) return offset_pointer(r, add, base, LLVMGetOperand(add, 1 - side), false);
    }
    return NULL;
}

/* A pointer for an arm of a phi or select, at the builder's position. */
static LLVMValueRef pointer_or_cast(struct rebuild *r, LLVMValueRef address, LLVMValueRef before)
{
    LLVMValueRef pointer = as_pointer(r, address);
    LLVMPositionBuilderBefore(r->builder, before);
    if (pointer) return to_generic(r, pointer);
    return LLVMBuildIntToPtr(r->builder, address, generic_pointer(r), "");
}

/* A block that branches here by two edges must bring one value. */
static LLVMValueRef known_arm(LLVMValueRef phi, LLVMBasicBlockRef block)
{
    for (unsigned k = 0; k < LLVMCountIncoming(phi); k++)
        if (LLVMGetIncomingBlock(phi, k) == block) return LLVMGetIncomingValue(phi, k);
    return NULL;
}

static LLVMValueRef pointer_of_phi(struct rebuild *r, LLVMValueRef phi)
{
    LLVMPositionBuilderBefore(r->builder, phi);
    LLVMValueRef result = LLVMBuildPhi(r->builder, generic_pointer(r), "");
    rwc_value_map_set(&r->pointers, phi, result);
    for (unsigned k = 0; k < LLVMCountIncoming(phi); k++) {
        LLVMBasicBlockRef block = LLVMGetIncomingBlock(phi, k);
        LLVMValueRef arm = known_arm(result, block);
        if (!arm)
            arm = pointer_or_cast(r, LLVMGetIncomingValue(phi, k),
                                  LLVMGetBasicBlockTerminator(block));
        LLVMAddIncoming(result, &arm, &block, 1);
    }
    return result;
}

static LLVMValueRef pointer_of_select(struct rebuild *r, LLVMValueRef select)
{
    LLVMValueRef yes = pointer_or_cast(r, LLVMGetOperand(select, 1), select);
    LLVMValueRef no = pointer_or_cast(r, LLVMGetOperand(select, 2), select);
    LLVMPositionBuilderBefore(r->builder, select);
    return LLVMBuildSelect(r->builder, LLVMGetOperand(select, 0), yes, no, "");
}

static LLVMValueRef build_pointer(struct rebuild *r, LLVMValueRef address)
{
    struct rwc_value_map seen = {0};
    bool rooted = has_root(r, &seen, address, 0) && !seen.failed;
    rwc_value_map_clear(&seen);
    if (!rooted) return NULL;
    LLVMValueRef base;
    switch (LLVMGetInstructionOpcode(address)) {
    case LLVMAdd:
        return pointer_of_sum(r, address);
    case LLVMOr:
        if (!LLVMGetIsDisjoint(address)) return NULL;
        return pointer_of_sum(r, address);
    case LLVMSub:
        base = as_pointer(r, LLVMGetOperand(address, 0));
        return base ? offset_pointer(r, address, base, LLVMGetOperand(address, 1), true) : NULL;
    case LLVMPHI:
        return pointer_of_phi(r, address);
    case LLVMSelect:
        return pointer_of_select(r, address);
    default:
        return NULL;
    }
}

static LLVMValueRef as_pointer(struct rebuild *r, LLVMValueRef address)
{
    /* Not remembered: the operand may be an inttoptr that is replaced later. */
    if (LLVMIsAPtrToIntInst(address)) return LLVMGetOperand(address, 0);
    if (LLVMIsAConstantExpr(address))
        return LLVMGetConstOpcode(address) == LLVMPtrToInt ? LLVMGetOperand(address, 0) : NULL;
    LLVMValueRef known = rwc_value_map_get(&r->pointers, address);
    if (known || r->depth > MAX_DEPTH) return known;
    r->depth++;
    LLVMValueRef pointer = build_pointer(r, address);
    r->depth--;
    if (pointer) rwc_value_map_set(&r->pointers, address, pointer);
    return pointer;
}

static bool replace_cast(struct rebuild *r, LLVMValueRef cast)
{
    LLVMValueRef pointer = as_pointer(r, LLVMGetOperand(cast, 0));
    if (!pointer) return false;
    LLVMPositionBuilderBefore(r->builder, cast);
    if (LLVMTypeOf(pointer) != LLVMTypeOf(cast)) {
        pointer = to_generic(r, pointer);
        if (LLVMTypeOf(pointer) != LLVMTypeOf(cast))
            pointer = LLVMBuildAddrSpaceCast(r->builder, pointer, LLVMTypeOf(cast), "");
    }
    LLVMReplaceAllUsesWith(cast, pointer);
    LLVMInstructionEraseFromParent(cast);
    return true;
}

static bool rebuild_function(struct rebuild *r, LLVMValueRef function)
{
    bool changed = false;
    for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(function); b; b = LLVMGetNextBasicBlock(b)) {
        for (LLVMValueRef i = LLVMGetFirstInstruction(b), next; i; i = next) {
            next = LLVMGetNextInstruction(i);
            if (LLVMIsAIntToPtrInst(i)) changed |= replace_cast(r, i);
        }
    }
    return changed;
}

bool rwc_pass_pointers(struct rwc_unit *unit)
{
    struct rebuild r = {LLVMCreateBuilderInContext(unit->context), unit->context, {0}, 0};
    bool changed = false;
    for (LLVMValueRef f = LLVMGetFirstFunction(unit->module); f; f = LLVMGetNextFunction(f)) {
        if (LLVMIsDeclaration(f) || !(rwc_ir_is_program(f) || rwc_ir_stays(f))) continue;
        changed |= rebuild_function(&r, f);
        rwc_value_map_clear(&r.pointers);
    }
    LLVMDisposeBuilder(r.builder);
    if (changed) changed |= rwc_llvm_passes(unit, "function(adce,sroa,early-cse)");
    return changed;
}
