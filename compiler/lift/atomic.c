/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Atomics. What LLVM has for NVPTX is an atomicrmw or cmpxchg, which works at GPU scope; system
 * scope, pairs of 16-bit floats, bf16 and 128 bits are calls of rwc.ptx.atom.<form>(generic
 * pointer, values). Vectors are element by element: PTX promises no more. Orders become fences
 * before and after. min and max of 16-bit floats, which exist as vectors alone, are one call.
 */
#include <stdio.h>
#include <string.h>

#include "compiler/lift/internal.h"

static const struct {
    const char *name;
    LLVMAtomicRMWBinOp of_signed, of_unsigned, of_float;
} operations[] = {
    {"add", LLVMAtomicRMWBinOpAdd, LLVMAtomicRMWBinOpAdd, LLVMAtomicRMWBinOpFAdd},
    {"min", LLVMAtomicRMWBinOpMin, LLVMAtomicRMWBinOpUMin, LLVMAtomicRMWBinOpFMin},
    {"max", LLVMAtomicRMWBinOpMax, LLVMAtomicRMWBinOpUMax, LLVMAtomicRMWBinOpFMax},
    {"and", LLVMAtomicRMWBinOpAnd, LLVMAtomicRMWBinOpAnd, LLVMAtomicRMWBinOpAnd},
    {"or", LLVMAtomicRMWBinOpOr, LLVMAtomicRMWBinOpOr, LLVMAtomicRMWBinOpOr},
    {"xor", LLVMAtomicRMWBinOpXor, LLVMAtomicRMWBinOpXor, LLVMAtomicRMWBinOpXor},
    {"exch", LLVMAtomicRMWBinOpXchg, LLVMAtomicRMWBinOpXchg, LLVMAtomicRMWBinOpXchg},
    {"inc", LLVMAtomicRMWBinOpUIncWrap, LLVMAtomicRMWBinOpUIncWrap, LLVMAtomicRMWBinOpUIncWrap},
    {"dec", LLVMAtomicRMWBinOpUDecWrap, LLVMAtomicRMWBinOpUDecWrap, LLVMAtomicRMWBinOpUDecWrap},
};

#define OPERATIONS "add|min|max|and|or|xor|exch|inc|dec|cas"

static LLVMAtomicRMWBinOp operation_of(const struct rwc_op *op)
{
    size_t i = 0;
    while (!rwc_has(op, operations[i].name)) i++; /* the table of forms lets no other through */
    if (rwc_is_float(op->types[0])) return operations[i].of_float;
    return rwc_is_signed(op->types[0]) ? operations[i].of_signed : operations[i].of_unsigned;
}

static bool is_call(const struct rwc_op *op)
{
    enum rwc_ptx_type type = op->types[0];
    return rwc_has(op, "sys") || type == RWC_PTX_B128 || type == RWC_PTX_F16X2 ||
           type == RWC_PTX_BF16 || type == RWC_PTX_BF16X2;
}

static const char *type_word(const struct rwc_op *op)
{
    size_t i = 0;
    while (rwc_type_named(op->instr->modifiers[i]) == RWC_PTX_NONE) i++;
    return op->instr->modifiers[i];
}

static LLVMValueRef call(struct rwc_lift *l, struct rwc_op *op, LLVMValueRef pointer,
                         LLVMValueRef *values, unsigned count)
{
    char name[96];
    LLVMTypeRef type = LLVMTypeOf(values[0]);
    LLVMTypeKind kind = LLVMGetTypeKind(type);
    if (kind == LLVMVectorTypeKind || kind == LLVMHalfTypeKind) type = rwc_int(l, rwc_bits(type));
    snprintf(name, sizeof(name), RWC_PTX "atom.%s%s%s.%s", rwc_has(op, "sys") ? "relaxed.sys." : "",
             rwc_pick(op, OPERATIONS), rwc_has(op, "noftz") ? ".noftz" : "", type_word(op));
    LLVMTypeRef generic = LLVMPointerTypeInContext(l->context, 0);
    LLVMValueRef args[3] = {LLVMBuildAddrSpaceCast(l->builder, pointer, generic, "")};
    for (unsigned i = 0; i < count; i++) args[1 + i] = rwc_coerce(l, values[i], type, false);
    return rwc_extern(l, name, type, args, 1 + count, false);
}

static LLVMValueRef once(struct rwc_lift *l, struct rwc_op *op, LLVMValueRef pointer,
                         LLVMValueRef value)
{
    if (is_call(op)) return call(l, op, pointer, &value, 1);
    return rwc_lift_mark(l, LLVMBuildAtomicRMW(l->builder, operation_of(op), pointer, value,
                                               LLVMAtomicOrderingMonotonic, false));
}

/* atom: destination, address, operand; red: address, operand. */
LLVMValueRef rwc_rule_atomic(struct rwc_lift *l, struct rwc_op *op)
{
    bool returns = !strcmp(op->instr->opcode, "atom");
    LLVMValueRef pointer = rwc_written_address(l, op, &op->instr->operands[returns ? 1 : 0]);
    if (!pointer) return NULL;
    if (rwc_releases(op)) rwc_fence(l, op);
    LLVMValueRef old = once(l, op, pointer, op->src[1]);
    if (rwc_acquires(op)) rwc_fence(l, op);
    return returns ? old : NULL;
}

static unsigned vector_length(const struct rwc_op *op)
{
    return rwc_has(op, "v8") ? 8 : rwc_has(op, "v4") ? 4 : 2;
}

static bool check_vector(struct rwc_lift *l, const struct rwc_op *op,
                         const struct rwc_ptx_operand *to, const struct rwc_ptx_operand *from)
{
    unsigned count = vector_length(op);
    if (from->element_count == count &&
        (!to || to->kind != RWC_PTX_OPERAND_VECTOR || to->element_count == count))
        return true;
    return rwc_lift_error(l, "a vector of %u needs as many registers in braces", count);
}

LLVMValueRef rwc_rule_atomic_vector(struct rwc_lift *l, struct rwc_op *op)
{
    bool returns = !strcmp(op->instr->opcode, "atom");
    const struct rwc_ptx_operand *to = returns ? &op->instr->operands[0] : NULL;
    const struct rwc_ptx_operand *from = &op->instr->operands[returns ? 2 : 1];
    unsigned count = vector_length(op);
    LLVMValueRef pointer = rwc_written_address(l, op, &op->instr->operands[returns ? 1 : 0]);
    if (!pointer || !check_vector(l, op, to, from)) return NULL;
    LLVMTypeRef type = rwc_llvm_type(l, op->types[0]);
    if (rwc_releases(op)) rwc_fence(l, op);
    for (unsigned i = 0; i < count; i++) {
        LLVMValueRef index = rwc_i32(l, i), value = rwc_read(l, &from->elements[i], type);
        if (!value) return NULL;
        LLVMValueRef at = LLVMBuildGEP2(l->builder, type, pointer, &index, 1, "");
        LLVMValueRef old = once(l, op, at, value);
        if (to && to->element_count) rwc_write(l, &to->elements[i], old, false);
    }
    if (rwc_acquires(op)) rwc_fence(l, op);
    return NULL;
}

/* min and max of 16-bit floats exist on vectors only, which are one call:
 * {i16, i16} @rwc.ptx.atom.min.noftz.v2.f16(ptr, i16, i16) */
LLVMValueRef rwc_rule_atomic_whole(struct rwc_lift *l, struct rwc_op *op)
{
    bool returns = !strcmp(op->instr->opcode, "atom");
    const struct rwc_ptx_operand *to = returns ? &op->instr->operands[0] : NULL;
    const struct rwc_ptx_operand *from = &op->instr->operands[returns ? 2 : 1];
    unsigned count = vector_length(op), bits = rwc_ptx_type_size(op->types[0]) * 8;
    LLVMValueRef pointer = rwc_written_address(l, op, &op->instr->operands[returns ? 1 : 0]);
    if (!pointer || !check_vector(l, op, to, from)) return NULL;
    char name[96];
    snprintf(name, sizeof(name), RWC_PTX "atom.%s%s.noftz.v%u.%s",
             rwc_has(op, "sys") ? "relaxed.sys." : "", rwc_pick(op, "min|max"), count,
             type_word(op));
    LLVMTypeRef generic = LLVMPointerTypeInContext(l->context, 0), type = rwc_int(l, bits);
    LLVMTypeRef types[] = {type, type, type, type, type, type, type, type};
    LLVMValueRef args[9] = {LLVMBuildAddrSpaceCast(l->builder, pointer, generic, "")};
    for (unsigned i = 0; i < count; i++)
        if (!(args[1 + i] = rwc_read(l, &from->elements[i], type))) return NULL;
    if (rwc_releases(op)) rwc_fence(l, op);
    LLVMValueRef old = rwc_extern(l, name, LLVMStructTypeInContext(l->context, types, count, false),
                                  args, 1 + count, false);
    if (rwc_acquires(op)) rwc_fence(l, op);
    for (unsigned i = 0; i < count && old && to && to->element_count; i++)
        rwc_write(l, &to->elements[i], LLVMBuildExtractValue(l->builder, old, i, ""), false);
    return NULL;
}

LLVMValueRef rwc_rule_cas(struct rwc_lift *l, struct rwc_op *op)
{
    LLVMValueRef pointer = rwc_written_address(l, op, &op->instr->operands[1]), old;
    if (!pointer) return NULL;
    if (rwc_releases(op)) rwc_fence(l, op);
    if (is_call(op)) {
        old = call(l, op, pointer, &op->src[1], 2);
    } else {
        LLVMValueRef result =
            LLVMBuildAtomicCmpXchg(l->builder, pointer, op->src[1], op->src[2],
                                   LLVMAtomicOrderingMonotonic, LLVMAtomicOrderingMonotonic, false);
        rwc_lift_mark(l, result);
        old = LLVMBuildExtractValue(l->builder, result, 0, "");
    }
    if (rwc_acquires(op)) rwc_fence(l, op);
    return old;
}
