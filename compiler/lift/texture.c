/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Texture instructions, as calls that one back end writes as the instruction and the other takes
 * from programs/cpu/texture.h and programs/cpu/lookup.h, which list them:
 *
 *   tex.2d.v4.f32.f32 {%r, %g, %b, %a}, [%object, {%x, %y}];
 *     =>  {float, float, float, float} @rwc.ptx.tex.2d.v4.f32.f32(i64 %object, float %x, float %y)
 *   tex.2d.v2.f16x2.f32 {%rg, %ba}|%p, [%object, {%x, %y}], {%i, %j}, %d;
 *     =>  {i32, i32, i1} @rwc.ptx.tex.2d.v2.f16x2.f32+offset+compare+resident(i64 %object,
 *                                      float %x, float %y, i32 %i, i32 %j, float %d)
 *
 * The object is a handle of 64 bits; of a .texref variable, the value of that variable, which bind
 * puts there. Coordinates are as many as the shape has, a layer first; level and gradients follow,
 * then the offset in texels and the value to compare with.
 */
#include <stdio.h>
#include <string.h>

#include "compiler/lift/image.h"

static const struct rwc_image_shape shapes[] = {
    {"1d", 1, false, 1, 1},   {"2d", 2, false, 2, 2}, {"3d", 3, false, 3, 3},
    {"a1d", 1, true, 1, 1},   {"a2d", 2, true, 2, 2}, {"cube", 3, false, 3, 0},
    {"acube", 3, true, 3, 0},
};

const struct rwc_image_shape *rwc_image_shape_of(const struct rwc_op *op)
{
    unsigned i = 0;
    while (!rwc_has(op, shapes[i].name)) i++; /* the table of forms has no others */
    return &shapes[i];
}

/* tex, tld4 and txq take textures, suld, sust, sured and suq surfaces, mov and istypep both. */
static bool is_reference_for(const struct rwc_ptx_instr *instr, const struct rwc_ptx_var *var)
{
    bool is_surface = var->type == RWC_PTX_SURFREF;
    return is_surface ? instr->opcode[0] != 't' : strncmp(instr->opcode, "su", 2) != 0;
}

LLVMValueRef rwc_image_object(struct rwc_lift *l, const char *name)
{
    if (!name)
        return rwc_lift_error(l, "a texture or surface is a register or a variable, not a number");
    struct rwc_symbol *symbol = rwc_lookup(l, name);
    if (symbol && symbol->kind == RWC_SYMBOL_MEMORY) {
        if (!rwc_lift_is_reference(symbol->var))
            return rwc_lift_error(l, "'%s' is no texture or surface reference", name);
        if (!is_reference_for(l->instr, symbol->var))
            return rwc_lift_error(l, "'%s' is a reference to a %s", name,
                                  symbol->var->type == RWC_PTX_SURFREF ? "surface" : "texture");
        LLVMValueRef pointer = rwc_lift_pointer(l, symbol);
        return pointer ? LLVMBuildLoad2(l->builder, rwc_int(l, 64), pointer, "") : NULL;
    }
    struct rwc_ptx_operand operand = {.kind = RWC_PTX_OPERAND_REG, .name = name};
    return rwc_read(l, &operand, rwc_int(l, 64));
}

static bool check_type(struct rwc_lift *l, const struct rwc_ptx_operand *operand,
                       enum rwc_ptx_type want)
{
    struct rwc_symbol *symbol = operand->name ? rwc_lookup(l, operand->name) : NULL;
    bool is_data = want <= RWC_PTX_B128,
         is_register = symbol && symbol->kind == RWC_SYMBOL_REGISTER;
    if (is_register && symbol->var && !rwc_types_agree(want, symbol->var->type, is_data))
        return rwc_lift_error(l, "'%s' is declared .%s where .%s belongs", operand->name,
                              rwc_type_name(symbol->var->type), rwc_type_name(want));
    bool is_integer = operand->kind == RWC_PTX_OPERAND_INT;
    if (is_integer ? want != RWC_PTX_F32
                   : operand->kind != RWC_PTX_OPERAND_FLOAT || want == RWC_PTX_F32)
        return true;
    return rwc_lift_error(l, "%s stands where .%s belongs", is_integer ? "an integer" : "a float",
                          rwc_type_name(want));
}

bool rwc_image_vector(struct rwc_lift *l, struct rwc_arguments *out,
                      const struct rwc_ptx_operand *operand, unsigned first, unsigned count,
                      enum rwc_ptx_type want)
{
    LLVMTypeRef type = want == RWC_PTX_B8 ? rwc_int(l, 16) : rwc_llvm_type(l, want);
    bool is_vector = operand->kind == RWC_PTX_OPERAND_VECTOR;
    const struct rwc_ptx_operand *elements = is_vector ? operand->elements : operand;
    size_t given = is_vector ? operand->element_count : 1;
    for (unsigned i = first; i < first + count; i++) {
        if (i >= given || out->count >= RWC_IMAGE_ARGUMENTS)
            return rwc_lift_error(l, "too few coordinates for this shape");
        LLVMValueRef value =
            check_type(l, &elements[i], want) ? rwc_read(l, &elements[i], type) : NULL;
        if (!value) return false;
        out->values[out->count++] = value;
    }
    return true;
}

bool rwc_image_place(struct rwc_lift *l, struct rwc_op *op, const struct rwc_ptx_operand *place,
                     enum rwc_ptx_type type, struct rwc_arguments *out)
{
    const struct rwc_image_shape *shape = rwc_image_shape_of(op);
    if (place->kind != RWC_PTX_OPERAND_TEXTURE || place->element_count != 2) {
        rwc_lift_error(l, place->element_count > 2
                              ? "samplers apart from their textures are not supported: CUDA's "
                                "texture objects hold their sampler"
                              : "an object and its coordinates in brackets belong here");
        return false;
    }
    if (!(out->values[out->count++] = rwc_image_object(l, place->elements[0].name))) return false;
    const struct rwc_ptx_operand *at = &place->elements[1];
    if (shape->layered && !rwc_image_vector(l, out, at, 0, 1, RWC_PTX_U32)) return false;
    return rwc_image_vector(l, out, at, shape->layered, shape->coordinates, type);
}

/* ---- tex and tld4 ---- */

/* Operands before the offset: destination, place, level or gradients. */
static unsigned fixed_operands(const struct rwc_op *op)
{
    if (rwc_has(op, "grad")) return 4;
    return rwc_has(op, "level") ? 3 : 2;
}

static bool add_detail(struct rwc_lift *l, struct rwc_op *op, struct rwc_arguments *out)
{
    unsigned end = fixed_operands(op), length = end == 4 ? rwc_image_shape_of(op)->gradient : 1;
    for (unsigned i = 2; i < end; i++)
        if (!rwc_image_vector(l, out, &op->instr->operands[i], 0, length, op->types[1]))
            return false;
    return true;
}

/* Of one operand after the others: is it the offset? In one dimension that needs no braces, and the
 * register's type decides. */
static bool is_offset(struct rwc_lift *l, const struct rwc_op *op,
                      const struct rwc_ptx_operand *operand)
{
    if (operand->kind == RWC_PTX_OPERAND_VECTOR) return true;
    if (rwc_image_shape_of(op)->offset != 1) return false;
    if (operand->kind != RWC_PTX_OPERAND_REG) return operand->kind == RWC_PTX_OPERAND_INT;
    struct rwc_symbol *symbol = rwc_lookup(l, operand->name);
    return !symbol || !symbol->var || symbol->var->type != RWC_PTX_F32;
}

/* The optional operands; their words are added to the name of the form. */
static bool add_options(struct rwc_lift *l, struct rwc_op *op, struct rwc_arguments *out,
                        char *name, size_t size)
{
    unsigned next = fixed_operands(op), count = (unsigned)op->instr->operand_count;
    const struct rwc_ptx_operand *operands = op->instr->operands;
    const struct rwc_image_shape *shape = rwc_image_shape_of(op);
    if (next < count && is_offset(l, op, &operands[next])) {
        if (!shape->offset) return rwc_lift_error(l, "cube maps take no offset");
        if (!rwc_image_vector(l, out, &operands[next++], 0, shape->offset, RWC_PTX_S32))
            return false;
        snprintf(name + strlen(name), size - strlen(name), "+offset");
    }
    if (next < count) {
        if (!strcmp(shape->name, "3d"))
            return rwc_lift_error(l, "three-dimensional textures have no depth to compare");
        if (op->types[1] != RWC_PTX_F32)
            return rwc_lift_error(l, "coordinates are floats where depth is compared");
        if (!rwc_image_vector(l, out, &operands[next++], 0, 1, RWC_PTX_F32)) return false;
        snprintf(name + strlen(name), size - strlen(name), "+compare");
    }
    if (next < count) return rwc_lift_error(l, "too many operands for a lookup");
    if (operands[0].predicate_out) snprintf(name + strlen(name), size - strlen(name), "+resident");
    return true;
}

/* Half floats travel as integers, which inline assembly has registers for. */
static LLVMTypeRef texel_type(struct rwc_lift *l, const struct rwc_op *op)
{
    if (op->types[0] == RWC_PTX_F16) return rwc_int(l, 16);
    return op->types[0] == RWC_PTX_F16X2 ? rwc_int(l, 32) : rwc_llvm_type(l, op->types[0]);
}

static LLVMValueRef write_texel(struct rwc_lift *l, struct rwc_op *op, const char *name,
                                struct rwc_arguments *args)
{
    const struct rwc_ptx_operand *out = &op->instr->operands[0];
    unsigned count = (unsigned)out->element_count;
    LLVMTypeRef types[5];
    for (unsigned i = 0; i < count; i++) types[i] = texel_type(l, op);
    types[count] = rwc_int(l, 1);
    LLVMTypeRef result =
        LLVMStructTypeInContext(l->context, types, count + (out->predicate_out != NULL), false);
    LLVMValueRef value = rwc_extern(l, name, result, args->values, args->count, true);
    for (unsigned i = 0; i < count && value; i++)
        rwc_write(l, &out->elements[i], LLVMBuildExtractValue(l->builder, value, i, ""), false);
    if (value && out->predicate_out)
        rwc_write_name(l, out->predicate_out, LLVMBuildExtractValue(l->builder, value, count, ""),
                       false);
    return NULL;
}

LLVMValueRef rwc_rule_tex(struct rwc_lift *l, struct rwc_op *op)
{
    struct rwc_arguments args = {.count = 0};
    char name[128] = RWC_PTX;
    const struct rwc_ptx_operand *out = &op->instr->operands[0];
    unsigned count = rwc_has(op, "v2") ? 2 : 4;
    if (out->kind != RWC_PTX_OPERAND_VECTOR || out->element_count != count)
        return rwc_lift_error(l, "%s registers in braces belong here", count == 2 ? "two" : "four");
    if (!rwc_image_shape_of(op)->offset && op->types[1] != RWC_PTX_F32)
        return rwc_lift_error(l, "cube maps are looked up by floats");
    rwc_form_name(op->instr, name + strlen(name), sizeof(name) - strlen(name));
    if (!rwc_image_place(l, op, &op->instr->operands[1], op->types[1], &args) ||
        !add_detail(l, op, &args) || !add_options(l, op, &args, name, sizeof(name)))
        return NULL;
    return write_texel(l, op, name, &args);
}

/* txq and suq: txq.query d, [object]; txq.level.query d, [object], level */
LLVMValueRef rwc_rule_image_query(struct rwc_lift *l, struct rwc_op *op)
{
    char name[96] = RWC_PTX;
    const struct rwc_ptx_operand *object = &op->instr->operands[1];
    if (object->kind != RWC_PTX_OPERAND_ADDRESS || object->offset)
        return rwc_lift_error(l, "a texture or surface in brackets belongs here");
    LLVMValueRef args[2] = {rwc_image_object(l, object->name), op->src[1]};
    if (!args[0]) return NULL;
    rwc_form_name(op->instr, name + strlen(name), sizeof(name) - strlen(name));
    return rwc_extern(l, name, rwc_int(l, 32), args, op->src_count, true);
}
