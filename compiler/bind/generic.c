/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Generic accesses where PTX says global ones.
 *
 * nvcc takes ray programs for kernels, which have no local memory but their own: a pointer that it
 * finds in the payload, or behind any pointer found there, it follows with ld.global, st.global and
 * atom.global.
 *   %v = load i64, ptr %payload
 *   %p = inttoptr i64 %v to ptr addrspace(1)
 *   %s = load i32, ptr addrspace(1) %p
 * would read global memory at the address of a local variable of another program. What may come
 * from such a pointer is accessed through a generic twin of it,
 *   %t = inttoptr i64 %v to ptr
 *   %s = load i32, ptr %t
 * unless the address is known to be global (provenance.h): neither a cast to that space nor an
 * access in it is taken for a proof. Later passes still infer the space of what they know to be a
 * local variable, a record or a buffer.
 *
 * requires: variables have their places; leaves: no access to global memory but at addresses that
 * are known to be there. Pointers without a use are left to LLVM.
 */
#include "compiler/bind/bind.h"
#include "compiler/bind/provenance.h"
#include "compiler/ir/value_map.h"

struct generic {
    LLVMBuilderRef builder;
    LLVMTypeRef pointer;         /* generic */
    struct rwc_value_map twins;  /* pointer to global memory -> generic pointer */
    struct rwc_value_map proven; /* pointers to global memory that are just that */
    bool failed;                 /* out of memory */
};

static bool is_global_pointer(LLVMValueRef value)
{
    enum { GLOBAL_SPACE = 1 };
    LLVMTypeRef type = LLVMTypeOf(value);
    return LLVMGetTypeKind(type) == LLVMPointerTypeKind &&
           LLVMGetPointerAddressSpace(type) == GLOBAL_SPACE;
}

/* What the pointer steps from. */
static LLVMValueRef base_of(LLVMValueRef pointer)
{
    while (LLVMIsAGetElementPtrInst(pointer)) pointer = LLVMGetOperand(pointer, 0);
    return pointer;
}

static bool is_proven(struct generic *g, LLVMValueRef pointer)
{
    LLVMValueRef base = base_of(pointer);
    if (rwc_value_map_get(&g->proven, base)) return true;
    if (!rwc_is_global_address(base, &g->failed)) return false;
    rwc_value_map_set(&g->proven, base, base);
    return true;
}

static LLVMValueRef twin_of(struct generic *g, LLVMValueRef pointer);

/* Through an integer: LLVM takes a cast from one space to another for a proof. */
static LLVMValueRef twin_by_number(struct generic *g, LLVMValueRef pointer)
{
    LLVMTypeRef word = LLVMInt64TypeInContext(LLVMGetTypeContext(g->pointer));
    LLVMPositionBuilderBefore(g->builder, LLVMGetNextInstruction(pointer));
    LLVMValueRef number = LLVMBuildPtrToInt(g->builder, pointer, word, "");
    return LLVMBuildIntToPtr(g->builder, number, g->pointer, "");
}

static LLVMValueRef twin_of_element(struct generic *g, LLVMValueRef element)
{
    LLVMValueRef indices[8];
    unsigned count = LLVMGetNumIndices(element);
    if (count > 8) return twin_by_number(g, element);
    LLVMValueRef base = twin_of(g, LLVMGetOperand(element, 0));
    LLVMPositionBuilderBefore(g->builder, element);
    for (unsigned k = 0; k < count; k++) indices[k] = LLVMGetOperand(element, k + 1);
    return LLVMBuildGEP2(g->builder, LLVMGetGEPSourceElementType(element), base, indices, count,
                         "");
}

/* Goes into the map before its arms, which may lead back to it. */
static LLVMValueRef twin_of_phi(struct generic *g, LLVMValueRef phi)
{
    LLVMPositionBuilderBefore(g->builder, phi);
    LLVMValueRef twin = LLVMBuildPhi(g->builder, g->pointer, "");
    rwc_value_map_set(&g->twins, phi, twin);
    for (unsigned k = 0; !g->twins.failed && k < LLVMCountIncoming(phi); k++) {
        LLVMBasicBlockRef block = LLVMGetIncomingBlock(phi, k);
        LLVMValueRef value = twin_of(g, LLVMGetIncomingValue(phi, k));
        LLVMAddIncoming(twin, &value, &block, 1);
    }
    return twin;
}

static LLVMValueRef twin_of_select(struct generic *g, LLVMValueRef select)
{
    LLVMValueRef yes = twin_of(g, LLVMGetOperand(select, 1));
    LLVMValueRef no = twin_of(g, LLVMGetOperand(select, 2));
    LLVMPositionBuilderBefore(g->builder, select);
    return LLVMBuildSelect(g->builder, LLVMGetOperand(select, 0), yes, no, "");
}

static LLVMValueRef make_twin(struct generic *g, LLVMValueRef pointer)
{
    if (LLVMIsAConstant(pointer)) return LLVMConstAddrSpaceCast(pointer, g->pointer);
    LLVMValueRef first = LLVMGetOperand(pointer, 0);
    switch (LLVMGetInstructionOpcode(pointer)) {
    case LLVMGetElementPtr:
        return twin_of_element(g, pointer);
    case LLVMPHI:
        return twin_of_phi(g, pointer);
    case LLVMSelect:
        return twin_of_select(g, pointer);
    case LLVMAddrSpaceCast:
        return first; /* there are casts from the generic space alone */
    case LLVMIntToPtr:
        LLVMPositionBuilderBefore(g->builder, pointer);
        return LLVMBuildIntToPtr(g->builder, first, g->pointer, "");
    default:
        return twin_by_number(g, pointer);
    }
}

/* A generic pointer of the same address, made where the pointer is. */
static LLVMValueRef twin_of(struct generic *g, LLVMValueRef pointer)
{
    LLVMValueRef twin = rwc_value_map_get(&g->twins, pointer);
    if (twin) return twin;
    twin = make_twin(g, pointer);
    rwc_value_map_set(&g->twins, pointer, twin);
    return twin;
}

/* What the program took for read-only global memory may be written now. */
static void forget_invariance(LLVMValueRef access)
{
    static const char kind[] = "invariant.load";
    LLVMContextRef context = LLVMGetTypeContext(LLVMTypeOf(access));
    unsigned id = LLVMGetMDKindIDInContext(context, kind, sizeof(kind) - 1);
    if (LLVMIsALoadInst(access)) LLVMSetMetadata(access, id, NULL);
}

/* Accesses, and casts back to the generic space, from which LLVM would infer the global one. */
static void treat(struct generic *g, LLVMValueRef instruction)
{
    bool is_cast = LLVMIsAAddrSpaceCastInst(instruction);
    int operand = is_cast ? 0 : rwc_ir_address_operand(instruction);
    if (operand < 0) return;
    LLVMValueRef pointer = LLVMGetOperand(instruction, (unsigned)operand);
    if (!is_global_pointer(pointer) || is_proven(g, pointer)) return;
    LLVMValueRef twin = twin_of(g, pointer);
    if (is_cast && LLVMTypeOf(instruction) == g->pointer) {
        LLVMReplaceAllUsesWith(instruction, twin);
    } else if (!is_cast) {
        LLVMSetOperand(instruction, (unsigned)operand, twin);
        forget_invariance(instruction);
    }
}

bool rwc_bind_generic(struct rwc_unit *unit, LLVMValueRef function)
{
    struct generic g = {.builder = LLVMCreateBuilderInContext(unit->context),
                        .pointer = LLVMPointerTypeInContext(unit->context, 0)};
    for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(function); b; b = LLVMGetNextBasicBlock(b))
        for (LLVMValueRef i = LLVMGetFirstInstruction(b); i; i = LLVMGetNextInstruction(i))
            treat(&g, i);
    bool failed = g.failed || g.twins.failed || g.proven.failed;
    if (failed) rwc_out_of_memory(unit->diag, NULL, "while looking for local memory");
    rwc_value_map_clear(&g.twins);
    rwc_value_map_clear(&g.proven);
    LLVMDisposeBuilder(g.builder);
    return !failed;
}
