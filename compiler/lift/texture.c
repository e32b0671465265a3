/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Texture instructions, as calls that lower_cuda writes as the instruction and lower_cpu takes from
 * programs/cpu_texture.h, which lists them:
 *
 *   tex.2d.v4.f32.f32 {%r, %g, %b, %a}, [%object, {%x, %y}];
 *     =>  {float, float, float, float} @rwc.ptx.tex.2d.v4.f32.f32(i64 %object, float %x, float %y)
 *
 * The object is a handle of 64 bits; of a .texref variable, the value of that variable, which bind
 * puts there. Coordinates are as many as the shape has, a layer first; level and gradients follow.
 */
#include <stdio.h>
#include <string.h>

#include "compiler/lift/internal.h"

enum { MAX_ARGUMENTS = 16 };

static const struct shape {
    const char *name;
    unsigned coordinates; /* without the layer, and without padding */
    bool layered;
    unsigned gradient;
} shapes[] = {
    {"1d", 1, false, 1}, {"2d", 2, false, 2},   {"3d", 3, false, 3},   {"a1d", 1, true, 1},
    {"a2d", 2, true, 2}, {"cube", 3, false, 3}, {"acube", 3, true, 3},
};

struct arguments {
    LLVMValueRef values[MAX_ARGUMENTS];
    unsigned count;
};

static const struct shape *shape_of(const struct rwc_op *op)
{
    unsigned i = 0;
    while (!rwc_has(op, shapes[i].name)) i++; /* the table of forms has no others */
    return &shapes[i];
}

/* The handle in a register, or in a variable of type .texref. */
static LLVMValueRef object_of(struct rwc_lift *l, const char *name)
{
    struct rwc_symbol *symbol = name ? rwc_lookup(l, name) : NULL;
    if (symbol && symbol->kind == RWC_SYMBOL_MEMORY) {
        LLVMValueRef pointer = rwc_lift_pointer(l, symbol);
        return pointer ? LLVMBuildLoad2(l->builder, rwc_int(l, 64), pointer, "") : NULL;
    }
    struct rwc_ptx_operand operand = {.kind = RWC_PTX_OPERAND_REG, .name = name};
    return rwc_read(l, &operand, rwc_int(l, 64));
}

/* `count` elements of a vector operand, or the operand itself. Vectors of three are padded to four.
 */
static bool add_vector(struct rwc_lift *l, struct arguments *out,
                       const struct rwc_ptx_operand *operand, unsigned first, unsigned count,
                       LLVMTypeRef type)
{
    bool is_vector = operand->kind == RWC_PTX_OPERAND_VECTOR;
    const struct rwc_ptx_operand *elements = is_vector ? operand->elements : operand;
    size_t given = is_vector ? operand->element_count : 1;
    for (unsigned i = first; i < first + count; i++) {
        LLVMValueRef value = i < given && out->count < MAX_ARGUMENTS
                                 ? rwc_read(l, &elements[i], type)
                                 : rwc_lift_error(l, "too few coordinates for this texture");
        if (!value) return false;
        out->values[out->count++] = value;
    }
    return true;
}

static bool add_coordinates(struct rwc_lift *l, struct rwc_op *op, struct arguments *out)
{
    const struct rwc_ptx_operand *place = &op->instr->operands[1];
    const struct shape *shape = shape_of(op);
    if (place->kind != RWC_PTX_OPERAND_TEXTURE || place->element_count < 2) {
        rwc_lift_error(l, "a texture and its coordinates in brackets belong here");
        return false;
    }
    if (place->element_count > 2) {
        rwc_lift_error(l, "samplers apart from their textures are not supported");
        return false;
    }
    if (!(out->values[out->count++] = object_of(l, place->elements[0].name))) return false;
    const struct rwc_ptx_operand *at = &place->elements[1];
    if (shape->layered && !add_vector(l, out, at, 0, 1, rwc_int(l, 32))) return false;
    return add_vector(l, out, at, shape->layered, shape->coordinates,
                      rwc_llvm_type(l, op->types[1]));
}

static bool add_detail(struct rwc_lift *l, struct rwc_op *op, struct arguments *out)
{
    const struct rwc_ptx_operand *operands = op->instr->operands;
    unsigned vectors = rwc_has(op, "grad") ? 2 : rwc_has(op, "level") ? 1 : 0;
    unsigned length = vectors == 2 ? shape_of(op)->gradient : 1;
    for (unsigned i = 0; i < vectors; i++)
        if (!add_vector(l, out, &operands[2 + i], 0, length, rwc_llvm_type(l, op->types[1])))
            return false;
    return true;
}

/* tex and tld4 */
LLVMValueRef rwc_rule_tex(struct rwc_lift *l, struct rwc_op *op)
{
    struct arguments args = {.count = 0};
    char name[96] = "rwc.ptx.";
    const struct rwc_ptx_operand *out = &op->instr->operands[0];
    if (out->predicate_out) return rwc_lift_error(l, "sparse textures are not supported");
    if (out->kind != RWC_PTX_OPERAND_VECTOR || out->element_count != 4)
        return rwc_lift_error(l, "four registers in braces belong here");
    if (!add_coordinates(l, op, &args) || !add_detail(l, op, &args)) return NULL;
    rwc_form_name(op->instr, name + strlen(name), sizeof(name) - strlen(name));
    LLVMTypeRef type = rwc_llvm_type(l, op->types[0]), types[] = {type, type, type, type};
    LLVMTypeRef result = LLVMStructTypeInContext(l->context, types, 4, false);
    LLVMValueRef value = rwc_extern(l, name, result, args.values, args.count, true);
    for (unsigned i = 0; i < 4 && value; i++)
        rwc_write(l, &out->elements[i], LLVMBuildExtractValue(l->builder, value, i, ""), false);
    return NULL;
}

/* txq.query d, [object]; txq.level.query d, [object], level */
LLVMValueRef rwc_rule_txq(struct rwc_lift *l, struct rwc_op *op)
{
    char name[96] = "rwc.ptx.";
    LLVMValueRef args[2] = {object_of(l, op->instr->operands[1].name), op->src[1]};
    if (!args[0]) return NULL;
    rwc_form_name(op->instr, name + strlen(name), sizeof(name) - strlen(name));
    return rwc_extern(l, name, rwc_int(l, 32), args, op->src_count, true);
}
