/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intrinsics, textures by id. A lookup takes the texture object from the launch's table and becomes
 * the PTX instruction of the texture's shape, which the back end spells or computes:
 *
 *   call {float x 4} @_rt_texture_get_f_id(i32 %id, i32 2, float %x, float %y, ...)
 *   %t = load i64, textures[%id].object, !rw.invariant
 *   call {float x 4} @rwc.ptx.tex.2d.v4.f32.f32(i64 %t, float %x, float %y)
 *
 * The shape has to be a constant, as it is after inlining whatever calls the stub. An id that names
 * no texture stands for entry 0, which reads zeros.
 */
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "compiler/device_api/intrinsics.h"
#include "programs/texture.h"
#include "raywright.h"

#define LAUNCH(field) offsetof(struct rw_launch, field)
#define TEXTURE(field) offsetof(struct rw_texture, field)

enum { MAX_OPERANDS = 12 };

static const struct shape {
    const char *name;
    unsigned coordinates;
    bool layered;
    unsigned gradient; /* components */
} shapes[] = {
    [RW_SHAPE_1D] = {"1d", 1, false, 1},
    [RW_SHAPE_2D] = {"2d", 2, false, 2},
    [RW_SHAPE_3D] = {"3d", 3, false, 3},
    [RW_SHAPE_1D_LAYERED] = {"a1d", 1, true, 1},
    [RW_SHAPE_2D_LAYERED] = {"a2d", 2, true, 2},
    [RW_SHAPE_CUBE] = {"cube", 3, false, 3},
    [RW_SHAPE_CUBE_LAYERED] = {"acube", 3, true, 3},
};

static LLVMValueRef entry_at(struct rwc_lowering *l, LLVMValueRef id)
{
    LLVMValueRef table =
        rwc_ir_load_invariant(l->builder, l->t.i64, rwc_launch(l), LAUNCH(textures), 8);
    LLVMValueRef offset = LLVMBuildMul(l->builder, LLVMBuildZExt(l->builder, id, l->t.i64, ""),
                                       LLVMConstInt(l->t.i64, sizeof(struct rw_texture), 0), "");
    return LLVMBuildGEP2(l->builder, l->t.i8, rwc_ir_global_pointer(l->builder, table), &offset, 1,
                         "");
}

/* Entry of the table for the id in argument 0. */
static LLVMValueRef texture_entry(struct rwc_lowering *l)
{
    LLVMValueRef id = rwc_argument(l, 0);
    LLVMValueRef count =
        rwc_ir_load_invariant(l->builder, l->t.i32, rwc_launch(l), LAUNCH(texture_count), 4);
    LLVMValueRef known = LLVMBuildICmp(l->builder, LLVMIntULT, id, count, "");
    LLVMValueRef entry = entry_at(l, LLVMBuildSelect(l->builder, known, id, rwc_u32(l, 0), ""));
    if (rwc_has_feature(l, RW_FEATURE_TEXTURE_ID_CHECK) && rwc_can_throw(l)) {
        LLVMValueRef width = rwc_ir_load_invariant(l->builder, l->t.i32, entry, TEXTURE(size), 4);
        LLVMValueRef none = LLVMBuildICmp(l->builder, LLVMIntEQ, width, rwc_u32(l, 0), "");
        const struct rwc_detail details[] = {
            {0, false, id}, {1, false, rwc_bad_id_reason(l, id, known, RWC_TEXTURE_DELETED)}};
        rwc_throw_if(l, none, RT_EXCEPTION_TEXTURE_ID_INVALID, details, 2);
    }
    return entry;
}

static LLVMValueRef texture_object(struct rwc_lowering *l)
{
    return rwc_ir_load_invariant(l->builder, l->t.i64, texture_entry(l), TEXTURE(object), 8);
}

/* The shape in argument 1; NULL after an error. */
static const struct shape *shape_of(struct rwc_lowering *l)
{
    LLVMValueRef number = rwc_argument(l, 1);
    unsigned long long n = LLVMIsAConstantInt(number) ? LLVMConstIntGetZExtValue(number) : 0;
    if (n >= RW_SHAPE_1D && n <= RW_SHAPE_CUBE_LAYERED) return &shapes[n];
    rwc_ir_error(l->unit, l->call,
                 "%s in program '%s': the shape of the texture has to be a constant from %d to %d",
                 l->stub->device_name, l->desc->program->name, RW_SHAPE_1D, RW_SHAPE_CUBE_LAYERED);
    return NULL;
}

/* The stub's own results are those of the form, by type. */
static const char *result_name(const struct rwc_lowering *l)
{
    if (strstr(l->stub->name, "_u_id")) return "u32";
    return strstr(l->stub->name, "_i_id") ? "s32" : "f32";
}

struct operands {
    LLVMValueRef items[MAX_OPERANDS];
    unsigned count;
};

static void push(struct operands *o, LLVMValueRef value)
{
    o->items[o->count++] = value;
}

/* Consecutive arguments of the stub. */
static void push_arguments(const struct rwc_lowering *l, struct operands *o, unsigned first,
                           unsigned count)
{
    for (unsigned i = 0; i < count; i++) push(o, rwc_argument(l, first + i));
}

static LLVMValueRef build_form(struct rwc_lowering *l, const char *opcode, const char *shape,
                               const char *coordinates, struct operands *o)
{
    char name[64];
    snprintf(name, sizeof(name), RWC_PTX "%s.%s.v4.%s.%s", opcode, shape, result_name(l),
             coordinates);
    return rwc_ir_call(l->unit, l->builder, name, LLVMTypeOf(l->call), o->items, o->count);
}

static bool finish(struct rwc_lowering *l, LLVMValueRef value)
{
    rwc_ir_replace(l->call, value);
    return true;
}

/* What the 6.1 demand-loading forms say in their last argument: the texture is there. */
static void store_resident(struct rwc_lowering *l)
{
    unsigned last = LLVMGetNumArgOperands(l->call) - 1;
    if (!strstr(l->stub->name, "load_or_request")) return;
    LLVMBuildStore(l->builder, LLVMConstInt(l->t.i8, 1, 0),
                   rwc_ir_generic_pointer(l->builder, rwc_argument(l, last)));
}

static const char *opcode_of(const char *stub)
{
    if (strstr(stub, "_level_") || strstr(stub, "_lod_")) return "tex.level";
    return strstr(stub, "_grad_") ? "tex.grad" : "tex";
}

/* On a GPU the fetch of one dimension knows linear memory alone; that of two reads the one row of
 * an array. */
static const struct shape *widen_fetch(struct rwc_lowering *l, struct operands *o)
{
    push(o, rwc_u32(l, 0));
    return &shapes[RW_SHAPE_2D];
}

/* All lookups but gather: shape, coordinates, layer or a fourth coordinate that no shape uses, then
 * the level or two gradients. */
bool rwc_lower_texture(struct rwc_lowering *l)
{
    enum { COORDINATES = 2, LAYER = 5, LEVEL = 6, GRADIENTS = 6 };
    const char *opcode = opcode_of(l->stub->name);
    const struct shape *shape = shape_of(l);
    if (!shape) return false;
    struct operands o = {.count = 0};
    push(&o, texture_object(l));
    if (shape->layered)
        push(&o, LLVMBuildBitCast(l->builder, rwc_argument(l, LAYER), l->t.i32, ""));
    push_arguments(l, &o, COORDINATES, shape->coordinates);
    bool fetch = strstr(l->stub->name, "_fetch_");
    if (fetch && shape == &shapes[RW_SHAPE_1D]) shape = widen_fetch(l, &o);
    if (!strcmp(opcode, "tex.level")) push(&o, rwc_argument(l, LEVEL));
    for (unsigned i = 0; !strcmp(opcode, "tex.grad") && i < 2; i++)
        push_arguments(l, &o, GRADIENTS + 3 * i, shape->gradient);
    LLVMValueRef value = build_form(l, opcode, shape->name, fetch ? "s32" : "f32", &o);
    store_resident(l);
    return finish(l, value);
}

/* The component is part of the instruction: with one that is computed, all four are read. */
bool rwc_lower_texture_gather(struct rwc_lowering *l)
{
    static const char *const opcodes[] = {"tld4.r", "tld4.g", "tld4.b", "tld4.a"};
    LLVMValueRef component = rwc_argument(l, 4), value = NULL;
    bool constant = LLVMIsAConstantInt(component);
    unsigned chosen = constant ? LLVMConstIntGetZExtValue(component) & 3 : 0;
    struct operands o = {.count = 0};
    push(&o, texture_object(l));
    push_arguments(l, &o, 2, 2);
    for (unsigned i = 0; i < 4; i++) {
        if (constant && i != chosen) continue;
        LLVMValueRef one = build_form(l, opcodes[i], "2d", "f32", &o);
        LLVMValueRef is = LLVMBuildICmp(l->builder, LLVMIntEQ, component, rwc_u32(l, i), "");
        value = value ? LLVMBuildSelect(l->builder, is, one, value, "") : one;
    }
    return finish(l, value);
}

bool rwc_lower_texture_size(struct rwc_lowering *l)
{
    LLVMValueRef entry = texture_entry(l), size[3];
    for (unsigned i = 0; i < 3; i++)
        size[i] = rwc_ir_load_invariant(l->builder, l->t.i32, entry, TEXTURE(size) + 4 * i, 4);
    return rwc_finish_call(l, size, 3);
}
