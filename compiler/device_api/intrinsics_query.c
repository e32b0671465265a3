/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intrinsics, what programs ask: indices, flags, transforms, buffers. A nested trace reuses the
 * lane, so fields of the current ray and hit are read at the program's entry.
 */
#include <stddef.h>
#include <string.h>

#include "compiler/device_api/intrinsics.h"
#include "raywright.h"

#define LANE(field) offsetof(struct rw_lane, field)
#define LAUNCH(field) offsetof(struct rw_launch, field)

LLVMValueRef rwc_lane_at_entry(struct rwc_lowering *l, LLVMTypeRef type, size_t field)
{
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(l->unit->context);
    LLVMPositionBuilderBefore(builder, rwc_ir_after_allocas(l->function));
    LLVMValueRef value = rwc_ir_load(builder, type, l->lane, field, 4);
    LLVMDisposeBuilder(builder);
    return value;
}

LLVMValueRef rwc_launch(struct rwc_lowering *l)
{
    return rwc_ir_load_invariant(l->builder, l->t.ptr, l->lane, LANE(launch), 8);
}

bool rwc_finish_call(struct rwc_lowering *l, const LLVMValueRef *results, unsigned count)
{
    LLVMValueRef value = results[0];
    if (count > 1) {
        value = LLVMGetPoison(LLVMTypeOf(l->call));
        for (unsigned i = 0; i < count; i++)
            value = LLVMBuildInsertValue(l->builder, value, results[i], i, "");
    }
    rwc_ir_replace(l->call, value);
    return true;
}

bool rwc_lower_zero(struct rwc_lowering *l)
{
    LLVMTypeRef type = LLVMTypeOf(l->call);
    rwc_ir_replace(l->call, type == l->t.none ? NULL : LLVMConstNull(type));
    return true;
}

/* ---- indices and flags ---- */

bool rwc_lower_query(struct rwc_lowering *l)
{
    static const struct {
        enum rwc_stub_number stub;
        size_t field;
    } fields[] = {
        {RWC_STUB_GET_PRIMITIVE_INDEX, LANE(primitive)},
        {RWC_STUB_GET_RAY_FLAGS, LANE(ray_flags)},
        {RWC_STUB_GET_RAY_MASK, LANE(ray_mask)},
        {RWC_STUB_GET_EXCEPTION_CODE, LANE(exception)},
    };
    LLVMValueRef value = NULL;
    for (size_t i = 0; i < sizeof(fields) / sizeof(fields[0]) && !value; i++)
        if (fields[i].stub == l->stub->number)
            value = rwc_lane_at_entry(l, l->t.i32, fields[i].field);
    if (!value)
        value = rwc_ir_load_invariant(l->builder, l->t.i32, rwc_launch(l), LAUNCH(entry_index), 4);
    return rwc_finish_call(l, &value, 1);
}

bool rwc_lower_triangle_hit(struct rwc_lowering *l)
{
    LLVMValueRef kind = rwc_lane_at_entry(l, l->t.i32, LANE(kind));
    static const struct {
        enum rwc_stub_number stub;
        LLVMIntPredicate relation;
        uint32_t kind;
    } questions[] = {
        {RWC_STUB_IS_TRIANGLE_HIT, LLVMIntNE, RW_HIT_PROGRAM},
        {RWC_STUB_IS_TRIANGLE_HIT_FRONT_FACE, LLVMIntEQ, RW_HIT_FRONT},
        {RWC_STUB_IS_TRIANGLE_HIT_BACK_FACE, LLVMIntEQ, RW_HIT_BACK},
    };
    size_t k = 0;
    while (questions[k].stub != l->stub->number) k++;
    LLVMValueRef answer =
        LLVMBuildICmp(l->builder, questions[k].relation, kind, rwc_u32(l, questions[k].kind), "");
    LLVMValueRef value = LLVMBuildZExt(l->builder, answer, l->t.i32, "");
    return rwc_finish_call(l, &value, 1);
}

bool rwc_lower_barycentrics(struct rwc_lowering *l)
{
    LLVMValueRef values[2];
    for (unsigned i = 0; i < 2; i++)
        values[i] = rwc_lane_at_entry(l, l->t.f32, LANE(barycentrics) + 4 * i);
    return rwc_finish_call(l, values, 2);
}

/* A hit always lies in some instance. */
bool rwc_lower_child_index(struct rwc_lowering *l)
{
    LLVMValueRef instance = rwc_lane_at_entry(l, l->t.i32, LANE(instance));
    LLVMValueRef table =
        rwc_ir_load_invariant(l->builder, l->t.i64, rwc_launch(l), LAUNCH(instances), 8);
    LLVMValueRef offset =
        LLVMBuildMul(l->builder, LLVMBuildZExt(l->builder, instance, l->t.i64, ""),
                     LLVMConstInt(l->t.i64, sizeof(struct rw_instance), 0), "");
    LLVMValueRef entry = LLVMBuildGEP2(l->builder, l->t.i8,
                                       rwc_ir_global_pointer(l->builder, table), &offset, 1, "");
    LLVMValueRef value = rwc_ir_load_invariant(l->builder, l->t.i32, entry,
                                               offsetof(struct rw_instance, child_index), 4);
    return rwc_finish_call(l, &value, 1);
}

/* ---- transforms ---- */

static bool is_identity(const struct rwc_lowering *l)
{
    return !rwc_kinds[l->desc->kind].in_instance || !rwc_has_feature(l, RW_FEATURE_TRANSFORMS);
}

/* What a built-in for transforms reads of a closest-hit program's hit, as it was at its entry. */
static void restore_place(struct rwc_lowering *l)
{
    rwc_ir_store(l->builder, rwc_lane_at_entry(l, l->t.i32, LANE(instance)), l->lane,
                 LANE(instance), 4);
    if (l->unit->desc->features & RW_FEATURE_MOTION)
        rwc_ir_store(l->builder, rwc_lane_at_entry(l, l->t.f32, LANE(time)), l->lane, LANE(time),
                     4);
}

/* Calls a built-in that reads lane->instance and writes floats; loads those. */
static bool call_transform(struct rwc_lowering *l, const char *name, LLVMValueRef *arguments,
                           unsigned count, unsigned results)
{
    LLVMValueRef values[16];
    if (l->desc->kind == RWC_CLOSEST_HIT) restore_place(l);
    LLVMValueRef out = rwc_ir_entry_alloca(l->function, 4 * results, 16, "transformed");
    arguments[count] = out;
    LLVMValueRef call = rwc_ir_call(l->unit, l->builder, name, l->t.none, arguments, count + 1);
    rwc_ir_set_attribute(LLVMGetCalledValue(call), "alwaysinline", true);
    for (unsigned i = 0; i < results; i++)
        values[i] = rwc_ir_load(l->builder, l->t.f32, out, 4 * i, 4);
    return rwc_finish_call(l, values, results);
}

bool rwc_lower_transform(struct rwc_lowering *l)
{
    LLVMValueRef arguments[7] = {l->lane};
    for (unsigned i = 0; i < 5; i++) arguments[1 + i] = rwc_argument(l, i);
    if (is_identity(l)) return rwc_finish_call(l, arguments + 2, 4);
    return call_transform(l, "rw_transform", arguments, 6, 4);
}

bool rwc_lower_get_transform(struct rwc_lowering *l)
{
    if (is_identity(l)) {
        LLVMValueRef matrix[16];
        for (unsigned i = 0; i < 16; i++)
            matrix[i] = LLVMConstReal(l->t.f32, i % 5 == 0 ? 1.0 : 0.0);
        return rwc_finish_call(l, matrix, 16);
    }
    LLVMValueRef arguments[3] = {l->lane, rwc_argument(l, 0)};
    return call_transform(l, "rw_get_transform", arguments, 2, 16);
}
