/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Surface instructions, as calls that a GPU's back end writes as the instruction and the CPU's
 * turns into calls of programs/cpu/surface.h:
 *
 *   suld.b.2d.v2.b16.clamp {%a, %b}, [%surface, {%x, %y}];
 *     =>  {i16, i16} @rwc.ptx.suld.b.2d.v2.b16.clamp(i64 %surface, i32 %x, i32 %y)
 *   sust.b.a2d.b32.zero [%surface, {%layer, %x, %y, %y}], %a;
 *     =>  void @rwc.ptx.sust.b.a2d.b32.zero(i64 %surface, i32 %layer, i32 %x, i32 %y, i32 %a)
 *   sured.b.add.1d.u32.clamp [%surface, {%x}], %a;
 *     =>  void @rwc.ptx.sured.b.add.1d.u32.clamp(i64 %surface, i32 %x, i32 %a)
 *
 * Bytes travel as 16 bits. Cache operators are hints and dropped. An access with .trap asks first
 * whether it is out of range, and ends the launch index then, as the instruction trap does. Only
 * the CPU answers that question; a GPU traps by itself, which ends its context.
 *
 *   istypep.surfref %p, %d;   =>  i1 @rwc.ptx.istypep.surfref(i64 %d)
 */
#include <stdio.h>
#include <string.h>

#include "compiler/lift/image.h"

/* Bytes of the whole access; 0: a texel, whatever its size. */
static unsigned access_size(const struct rwc_op *op)
{
    if (rwc_has(op, "p")) return 0;
    unsigned count = rwc_has(op, "v4") ? 4 : rwc_has(op, "v2") ? 2 : 1;
    return count * rwc_ptx_type_size(op->types[0]);
}

static LLVMTypeRef element_type(struct rwc_lift *l, const struct rwc_op *op)
{
    unsigned bits = rwc_ptx_type_size(op->types[0]) * 8;
    return rwc_int(l, bits < 16 ? 16 : bits);
}

static void form_name(const struct rwc_op *op, char *out, size_t size)
{
    size_t length = (size_t)snprintf(out, size, RWC_PTX "%s", op->instr->opcode);
    const char *cache = rwc_pick(op, "CACHE");
    for (size_t i = 0; i < op->instr->modifier_count && length < size; i++)
        if (op->instr->modifiers[i] != cache)
            length += (size_t)snprintf(out + length, size - length, ".%s", op->instr->modifiers[i]);
}

/* Of an access with .trap: continues where the coordinates are inside. */
static bool check_range(struct rwc_lift *l, const struct rwc_op *op,
                        const struct rwc_arguments *args)
{
    char name[64];
    if (!rwc_has(op, "trap")) return true;
    snprintf(name, sizeof(name), RWC_PTX "outside.%s.%u", rwc_image_shape_of(op)->name,
             access_size(op));
    LLVMValueRef arguments[RWC_IMAGE_ARGUMENTS];
    memcpy(arguments, args->values, sizeof(arguments));
    LLVMValueRef outside = rwc_extern(l, name, rwc_int(l, 1), arguments, args->count, true);
    if (!outside) return false;
    LLVMBasicBlockRef trap = rwc_new_block(l, "outside"), inside = rwc_new_block(l, "inside");
    LLVMBuildCondBr(l->builder, outside, trap, inside);
    LLVMPositionBuilderAtEnd(l->builder, trap);
    rwc_extern(l, RWC_TRAP, LLVMVoidTypeInContext(l->context), NULL, 0, false);
    LLVMBuildRetVoid(l->builder);
    LLVMPositionBuilderAtEnd(l->builder, inside);
    return true;
}

/* Surface and coordinates, checked where the form wants that. */
static bool add_place(struct rwc_lift *l, struct rwc_op *op, const struct rwc_ptx_operand *place,
                      struct rwc_arguments *out)
{
    if (access_size(op) > 16)
        return rwc_lift_error(l, "an access to a surface has at most 16 bytes");
    return rwc_image_place(l, op, place, RWC_PTX_S32, out) && check_range(l, op, out);
}

static bool check_vector(struct rwc_lift *l, const struct rwc_op *op,
                         const struct rwc_ptx_operand *operand, unsigned *count)
{
    *count = rwc_has(op, "v4") ? 4 : rwc_has(op, "v2") ? 2 : 1;
    bool is_vector = operand->kind == RWC_PTX_OPERAND_VECTOR;
    if (is_vector ? operand->element_count == *count : *count == 1) return true;
    return rwc_lift_error(l, "a vector of %u needs as many registers in braces", *count);
}

LLVMValueRef rwc_rule_suld(struct rwc_lift *l, struct rwc_op *op)
{
    const struct rwc_ptx_operand *out = &op->instr->operands[0];
    struct rwc_arguments args = {.count = 0};
    char name[96];
    unsigned count;
    if (!check_vector(l, op, out, &count) || !add_place(l, op, &op->instr->operands[1], &args))
        return NULL;
    form_name(op, name, sizeof(name));
    LLVMTypeRef type = element_type(l, op), types[] = {type, type, type, type};
    LLVMTypeRef result = LLVMStructTypeInContext(l->context, types, count, false);
    LLVMValueRef value = rwc_extern(l, name, result, args.values, args.count, false);
    for (unsigned i = 0; i < count && value; i++)
        rwc_write(l, out->kind == RWC_PTX_OPERAND_VECTOR ? &out->elements[i] : out,
                  LLVMBuildExtractValue(l->builder, value, i, ""), false);
    return NULL;
}

/* Of .u32 and the like, which sured has, as of .b32: only the size matters. */
static enum rwc_ptx_type data_type(const struct rwc_op *op)
{
    static const enum rwc_ptx_type by_size[] = {
        [1] = RWC_PTX_B8, [2] = RWC_PTX_B16, [4] = RWC_PTX_B32, [8] = RWC_PTX_B64};
    return by_size[rwc_ptx_type_size(op->types[0])];
}

/* sust and sured */
LLVMValueRef rwc_rule_sust(struct rwc_lift *l, struct rwc_op *op)
{
    const struct rwc_ptx_operand *in = &op->instr->operands[1];
    struct rwc_arguments args = {.count = 0};
    char name[96];
    unsigned count;
    if (!check_vector(l, op, in, &count) || !add_place(l, op, &op->instr->operands[0], &args) ||
        !rwc_image_vector(l, &args, in, 0, count, data_type(op)))
        return NULL;
    form_name(op, name, sizeof(name));
    rwc_extern(l, name, LLVMVoidTypeInContext(l->context), args.values, args.count, false);
    return NULL;
}

LLVMValueRef rwc_rule_istypep(struct rwc_lift *l, struct rwc_op *op)
{
    char name[64] = RWC_PTX;
    rwc_form_name(op->instr, name + strlen(name), sizeof(name) - strlen(name));
    return rwc_extern(l, name, rwc_int(l, 1), op->src, 1, true);
}
