/* SPDX-License-Identifier: Apache-2.0 */
/*
 * mov, with packing and unpacking of vectors, mov of whole vectors, and the conversions between
 * address spaces. Only .const addresses differ from generic ones; .global, .local and .param
 * addresses are generic addresses already (compiler/lift/lift.h).
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

/* Elements that are no registers, as constants and %tid.x, have the width that is wanted. */
static bool has_width(struct rwc_lift *l, const struct rwc_ptx_operand *element, unsigned width)
{
    bool is_name = element->kind == RWC_PTX_OPERAND_REG || element->kind == RWC_PTX_OPERAND_SYMBOL;
    const struct rwc_symbol *symbol = is_name ? rwc_lookup(l, element->name) : NULL;
    if (!symbol || symbol->kind != RWC_SYMBOL_REGISTER || rwc_bits(symbol->type) == width)
        return true;
    rwc_lift_error(l, "register '%s' has %u bits where an element has %u", element->name,
                   rwc_bits(symbol->type), width);
    return false;
}

static bool have_width(struct rwc_lift *l, const struct rwc_ptx_operand *vector, unsigned width)
{
    for (size_t i = 0; i < vector->element_count; i++)
        if (!has_width(l, &vector->elements[i], width)) return false;
    return true;
}

/* Reports why a value of the type does not consist of these elements. */
static bool can_split(struct rwc_lift *l, const struct rwc_ptx_operand *vector,
                      enum rwc_ptx_type type)
{
    size_t count = vector->element_count;
    unsigned bits = rwc_ptx_type_size(type) * 8;
    if (type < RWC_PTX_B16 || type > RWC_PTX_B128)
        rwc_lift_error(l, "a vector in braces makes up a .b16, .b32, .b64 or .b128; mov.v2 and "
                          "mov.v4 move vectors");
    else if ((count != 1 && count != 2 && count != 4) || bits / count < 8)
        rwc_lift_error(l, "%zu elements do not make up %u bits", count, bits);
    else
        return have_width(l, vector, bits / (unsigned)count);
    return false;
}

LLVMValueRef rwc_rule_mov(struct rwc_lift *l, struct rwc_op *op)
{
    const struct rwc_ptx_operand *to = &op->instr->operands[0], *from = &op->instr->operands[1];
    bool packs = from->kind == RWC_PTX_OPERAND_VECTOR, unpacks = to->kind == RWC_PTX_OPERAND_VECTOR;
    LLVMTypeRef type = rwc_llvm_type(l, op->types[0]);
    unsigned bits = rwc_bits(type);
    if (packs && unpacks)
        return rwc_lift_error(l,
                              "both operands are vectors; write mov.v%zu and the type of the "
                              "elements",
                              from->element_count);
    if ((packs && !can_split(l, from, op->types[0])) ||
        (unpacks && !can_split(l, to, op->types[0])))
        return NULL;
    if (unpacks) type = rwc_int(l, bits);
    LLVMValueRef value = packs ? pack(l, from, bits) : rwc_read(l, from, type);
    if (!value) return NULL;
    if (unpacks)
        unpack(l, to, value);
    else
        rwc_write(l, to, value, false);
    return NULL;
}

static bool is_vector(const struct rwc_ptx_operand *operand, unsigned count)
{
    return operand->kind == RWC_PTX_OPERAND_VECTOR && operand->element_count == count;
}

/* The element of a vector in braces, or of %tid and the like as a whole. */
static LLVMValueRef read_element(struct rwc_lift *l, const struct rwc_ptx_operand *from, unsigned i,
                                 LLVMTypeRef type)
{
    if (from->kind == RWC_PTX_OPERAND_VECTOR) return rwc_read(l, &from->elements[i], type);
    struct rwc_ptx_operand element = *from;
    element.component = "xyzw"[i];
    return rwc_read(l, &element, type);
}

/* NVIDIA's assembler takes a scalar too, and cuts it into elements in a way that nothing documents
 * (1.0 becomes 0, 0, 0, 16368): that is refused. All elements are read before one is written. */
LLVMValueRef rwc_rule_mov_vector(struct rwc_lift *l, struct rwc_op *op)
{
    const struct rwc_ptx_operand *to = &op->instr->operands[0], *from = &op->instr->operands[1];
    unsigned count = rwc_has(op, "v4") ? 4 : 2;
    LLVMTypeRef type = rwc_llvm_type(l, op->types[0]);
    LLVMValueRef values[4];
    bool is_special = count == 4 && from->kind == RWC_PTX_OPERAND_REG && !from->component &&
                      rwc_is_special_vector(from->name) && !rwc_lookup(l, from->name);
    if (!is_vector(to, count) || (!is_special && !is_vector(from, count)))
        return rwc_lift_error(
            l, "both operands must be vectors of %u elements; write them in braces", count);
    unsigned bits = rwc_bits(type);
    if (!have_width(l, to, bits) || (!is_special && !have_width(l, from, bits))) return NULL;
    for (unsigned i = 0; i < count; i++)
        if (!(values[i] = read_element(l, from, i, type))) return NULL;
    for (unsigned i = 0; i < count; i++) rwc_write(l, &to->elements[i], values[i], false);
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
