/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intrinsics, buffers: element address and size, of a bound buffer (the variable is a struct
 * rw_buffer) or by id (an entry of the launch's table).
 *
 *   address = data + ((z * height + y) * width + x) * element_size
 *
 * The descriptor is constant during a launch, so all its loads are marked rw.invariant, and the
 * address is made from a pointer to global memory, so that accesses become ld.global.
 */
#include <stddef.h>
#include <string.h>

#include "compiler/device_api/intrinsics.h"
#include "raywright.h"

#define BUFFER(field) offsetof(struct rw_buffer, field)
#define LAUNCH(field) offsetof(struct rw_launch, field)

struct extents {
    LLVMValueRef width, height, depth; /* i64 */
};

static struct extents load_extents(struct rwc_lowering *l, LLVMValueRef buffer)
{
    LLVMValueRef width = rwc_ir_load_invariant(l->builder, l->t.i64, buffer, BUFFER(width), 8);
    LLVMValueRef height = rwc_ir_load_invariant(l->builder, l->t.i32, buffer, BUFFER(height), 4);
    LLVMValueRef depth = rwc_ir_load_invariant(l->builder, l->t.i32, buffer, BUFFER(depth), 4);
    height = LLVMBuildZExt(l->builder, height, l->t.i64, "");
    depth = LLVMBuildZExt(l->builder, depth, l->t.i64, "");
    return (struct extents){width, height, depth};
}

/* The entry of an id that is nobody's is zero. */
static void check_id(struct rwc_lowering *l, LLVMValueRef id, LLVMValueRef in_table,
                     LLVMValueRef buffer)
{
    LLVMValueRef found = rwc_ir_load_invariant(l->builder, l->t.i32, buffer, BUFFER(id), 4);
    LLVMValueRef null = LLVMBuildICmp(l->builder, LLVMIntEQ, found, rwc_u32(l, 0), "");
    const struct rwc_detail details[] = {
        {0, false, id}, {1, false, rwc_bad_id_reason(l, id, in_table, RWC_ID_DELETED)}};
    rwc_throw_if(l, null, RT_EXCEPTION_BUFFER_ID_INVALID, details, 2);
}

/* A bad id stands for entry 0, the null buffer; with its exception enabled it does not get here. */
static LLVMValueRef buffer_of_id(struct rwc_lowering *l, LLVMValueRef id)
{
    LLVMValueRef count =
        rwc_ir_load_invariant(l->builder, l->t.i32, rwc_launch(l), LAUNCH(buffer_count), 4);
    LLVMValueRef known = LLVMBuildICmp(l->builder, LLVMIntULT, id, count, "");
    LLVMValueRef entry = LLVMBuildSelect(l->builder, known, id, rwc_u32(l, 0), "");
    LLVMValueRef table =
        rwc_ir_load_invariant(l->builder, l->t.i64, rwc_launch(l), LAUNCH(buffers), 8);
    LLVMValueRef offset = LLVMBuildMul(l->builder, LLVMBuildZExt(l->builder, entry, l->t.i64, ""),
                                       LLVMConstInt(l->t.i64, sizeof(struct rw_buffer), 0), "");
    LLVMValueRef buffer = LLVMBuildGEP2(l->builder, l->t.i8,
                                        rwc_ir_global_pointer(l->builder, table), &offset, 1, "");
    if (rwc_has_feature(l, RW_FEATURE_BUFFER_ID_CHECK) && rwc_can_throw(l))
        check_id(l, id, known, buffer);
    return buffer;
}

static void check_index(struct rwc_lowering *l, const struct extents *size,
                        const LLVMValueRef *index, unsigned dim, LLVMValueRef buffer)
{
    const LLVMValueRef limits[] = {size->width, size->height, size->depth};
    LLVMValueRef bad = LLVMConstNull(l->t.i1);
    LLVMValueRef id = rwc_ir_load_invariant(l->builder, l->t.i32, buffer, BUFFER(id), 4);
    struct rwc_detail details[9] = {
        {0, false, rwc_u32(l, dim)}, {1, false, rwc_argument(l, 2)}, {2, false, id}};
    for (unsigned i = 0; i < 3; i++) {
        details[3 + i] = (struct rwc_detail){1 + i, true, limits[i]};
        details[6 + i] =
            (struct rwc_detail){4 + i, true, i < dim ? index[i] : LLVMConstNull(l->t.i64)};
    }
    for (unsigned i = 0; i < dim; i++) {
        LLVMValueRef outside = LLVMBuildICmp(l->builder, LLVMIntUGE, index[i], limits[i], "");
        bad = LLVMBuildOr(l->builder, bad, outside, "");
    }
    rwc_throw_if(l, bad, RT_EXCEPTION_BUFFER_INDEX_OUT_OF_BOUNDS, details, 9);
}

/* NULL after an error. */
static LLVMValueRef element_pointer(struct rwc_lowering *l, LLVMValueRef buffer)
{
    LLVMValueRef dim_value = rwc_argument(l, 1), index[3];
    unsigned dim =
        LLVMIsAConstantInt(dim_value) ? (unsigned)LLVMConstIntGetZExtValue(dim_value) : 0;
    if (dim < 1 || dim > 3) {
        rwc_ir_error(l->unit, l->call, "a buffer of program '%s' has no dimension of 1 to 3",
                     l->desc->program->name);
        return NULL;
    }
    for (unsigned i = 0; i < dim; i++) index[i] = rwc_argument(l, 3 + i);
    struct extents size = load_extents(l, buffer);
    if (rwc_has_feature(l, RW_FEATURE_BUFFER_CHECK) && rwc_can_throw(l))
        check_index(l, &size, index, dim, buffer);
    LLVMBuilderRef b = l->builder;
    LLVMValueRef number = index[dim - 1];
    if (dim == 3) number = LLVMBuildAdd(b, LLVMBuildMul(b, number, size.height, ""), index[1], "");
    if (dim >= 2) number = LLVMBuildAdd(b, LLVMBuildMul(b, number, size.width, ""), index[0], "");
    LLVMValueRef step = LLVMBuildZExt(b, rwc_argument(l, 2), l->t.i64, "");
    LLVMValueRef offset = LLVMBuildMul(b, number, step, "");
    LLVMValueRef data = rwc_ir_load_invariant(b, l->t.i64, buffer, BUFFER(data), 8);
    return LLVMBuildGEP2(b, l->t.i8, rwc_ir_global_pointer(b, data), &offset, 1, "");
}

static bool element_address(struct rwc_lowering *l, LLVMValueRef buffer)
{
    LLVMValueRef element = element_pointer(l, buffer);
    if (!element) return false;
    LLVMValueRef address = LLVMBuildPtrToInt(l->builder, element, l->t.i64, "");
    return rwc_finish_call(l, &address, 1);
}

static bool buffer_size(struct rwc_lowering *l, LLVMValueRef buffer)
{
    struct extents size = load_extents(l, buffer);
    LLVMValueRef results[] = {size.width, size.height, size.depth, LLVMConstInt(l->t.i64, 1, 0)};
    return rwc_finish_call(l, results, 4);
}

bool rwc_lower_buffer_get(struct rwc_lowering *l)
{
    return element_address(l, rwc_ir_generic_pointer(l->builder, rwc_argument(l, 0)));
}

bool rwc_lower_buffer_get_id(struct rwc_lowering *l)
{
    return element_address(l, buffer_of_id(l, rwc_argument(l, 0)));
}

bool rwc_lower_buffer_size(struct rwc_lowering *l)
{
    return buffer_size(l, rwc_ir_generic_pointer(l->builder, rwc_argument(l, 0)));
}

bool rwc_lower_buffer_size_id(struct rwc_lowering *l)
{
    return buffer_size(l, buffer_of_id(l, rwc_argument(l, 0)));
}

/* Demand loading (6.1): all elements are there, so the request is a copy. */
bool rwc_lower_load_or_request(struct rwc_lowering *l)
{
    LLVMValueRef to = rwc_ir_generic_pointer(l->builder, rwc_argument(l, 7));
    LLVMValueRef from = element_pointer(l, rwc_ir_generic_pointer(l->builder, rwc_argument(l, 0)));
    if (!from) return false;
    LLVMBuildMemCpy(l->builder, to, 1, from, 1, rwc_argument(l, 2));
    LLVMValueRef present = rwc_u32(l, 1);
    return rwc_finish_call(l, &present, 1);
}
