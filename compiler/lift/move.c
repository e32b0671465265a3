/* SPDX-License-Identifier: Apache-2.0 */
/*
 * mov, with packing and unpacking of vectors, and the conversions between address spaces. Only
 * .const addresses differ from generic ones; .global, .local and .param addresses are generic
 * addresses already (compiler/lift/lift.h).
 */
#include <string.h>

#include "compiler/lift/internal.h"

/* mov.b64 d, {a, b}: the first element takes the lowest bits. */
static LLVMValueRef pack(struct rwc_lift *l, const struct rwc_ptx_operand *vector, unsigned bits)
{
    unsigned width = bits / (unsigned)vector->element_count;
    LLVMValueRef value = LLVMConstNull(rwc_int(l, bits));
    for (size_t i = 0; i < vector->element_count; i++) {
        LLVMValueRef element = rwc_read(l, &vector->elements[i], rwc_int(l, width));
        if (!element) return NULL;
        element = rwc_sext(l, element, bits, false);
        element = rwc_bin(l, LLVMShl, element, rwc_const(element, i * width));
        value = rwc_bin(l, LLVMOr, value, element);
    }
    return value;
}

static void unpack(struct rwc_lift *l, const struct rwc_ptx_operand *vector, LLVMValueRef value)
{
    unsigned width = rwc_bits(LLVMTypeOf(value)) / (unsigned)vector->element_count;
    for (size_t i = 0; i < vector->element_count; i++) {
        LLVMValueRef part = rwc_bin(l, LLVMLShr, value, rwc_const(value, i * width));
        rwc_write(l, &vector->elements[i], rwc_trunc(l, part, width), false);
    }
}

static bool can_split(const struct rwc_ptx_operand *operand, unsigned bits)
{
    return operand->element_count && bits >= 16 && bits % (operand->element_count * 8) == 0;
}

LLVMValueRef rwc_rule_mov(struct rwc_lift *l, struct rwc_op *op)
{
    const struct rwc_ptx_operand *to = &op->instr->operands[0], *from = &op->instr->operands[1];
    bool packs = from->kind == RWC_PTX_OPERAND_VECTOR, unpacks = to->kind == RWC_PTX_OPERAND_VECTOR;
    LLVMTypeRef type = rwc_llvm_type(l, op->types[0]);
    unsigned bits = rwc_bits(type);
    if ((packs && !can_split(from, bits)) || (unpacks && !can_split(to, bits)))
        return rwc_lift_error(l, "the elements do not add up to %u bits", bits);
    if (unpacks) type = rwc_int(l, bits);
    LLVMValueRef value = packs ? pack(l, from, bits) : rwc_read(l, from, type);
    if (!value) return NULL;
    if (unpacks)
        unpack(l, to, value);
    else
        rwc_write(l, to, value, false);
    return NULL;
}

static LLVMValueRef respace(struct rwc_lift *l, LLVMValueRef address, unsigned from, unsigned to)
{
    LLVMTypeRef word = LLVMTypeOf(address);
    address = rwc_coerce(l, address, rwc_int(l, 64), false);
    LLVMValueRef pointer =
        LLVMBuildIntToPtr(l->builder, address, LLVMPointerTypeInContext(l->context, from), "");
    pointer =
        LLVMBuildAddrSpaceCast(l->builder, pointer, LLVMPointerTypeInContext(l->context, to), "");
    address = LLVMBuildPtrToInt(l->builder, pointer, rwc_int(l, 64), "");
    return rwc_coerce(l, address, word, false);
}

LLVMValueRef rwc_rule_cvta(struct rwc_lift *l, struct rwc_op *op)
{
    if (!rwc_has(op, "const")) return op->src[0];
    return rwc_has(op, "to") ? respace(l, op->src[0], 0, 4) : respace(l, op->src[0], 4, 0);
}

/* Parameters lie in local memory. */
LLVMValueRef rwc_rule_isspacep(struct rwc_lift *l, struct rwc_op *op)
{
    LLVMValueRef pointer =
        LLVMBuildIntToPtr(l->builder, op->src[0], LLVMPointerTypeInContext(l->context, 0), "");
    if (!rwc_pick(op, "const|global|local|param|param::entry"))
        return LLVMConstInt(rwc_int(l, 1), 0, false); /* no pointer here is to shared memory */
    if (rwc_has(op, "const")) return rwc_unary(l, "llvm.nvvm.isspacep.const", pointer);
    if (rwc_has(op, "global")) return rwc_unary(l, "llvm.nvvm.isspacep.global", pointer);
    return rwc_unary(l, "llvm.nvvm.isspacep.local", pointer);
}
