/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intrinsics, buffers: element address and size, of a bound buffer (the variable is a struct
 * rw_buffer) or by id (an entry of the launch's table).
 *
 *   address = data + ((z * height + y) * width + x) * element_size
 *
 * What lies outside reads as zero and takes no writes (guard.c). Which accesses are looked at
 * differs: on a CPU, where a stray one would end the process, all; on a GPU those by an id that is
 * nobody's, and for RW_DEBUG=verify, which lists them, all.
 *
 * The descriptor is constant during a launch, so all its loads are marked rw.invariant, and the
 * address is made from a pointer to global memory, so that accesses become ld.global.
 */
#include <stddef.h>
#include <string.h>

#include "compiler/device_api/guard.h"
#include "compiler/target/backend.h"
#include "raywright.h"

#define BUFFER(field) offsetof(struct rw_buffer, field)
#define LAUNCH(field) offsetof(struct rw_launch, field)

struct extents {
    LLVMValueRef width, height, depth; /* i64 */
};

/* An element that is asked for. */
struct element {
    LLVMValueRef buffer; /* pointer to its struct rw_buffer */
    LLVMValueRef id;     /* NULL: the buffer is a variable's */
    struct extents size;
    LLVMValueRef index[3]; /* i64 */
    unsigned dim;
    LLVMValueRef number; /* of the element, from the indices */
    LLVMValueRef data;   /* i64 */
    LLVMValueRef pointer;
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

static LLVMValueRef any_index_outside(struct rwc_lowering *l, const struct element *e)
{
    const LLVMValueRef limits[] = {e->size.width, e->size.height, e->size.depth};
    LLVMValueRef bad = LLVMConstNull(l->t.i1);
    for (unsigned i = 0; i < e->dim; i++) {
        LLVMValueRef outside = LLVMBuildICmp(l->builder, LLVMIntUGE, e->index[i], limits[i], "");
        bad = LLVMBuildOr(l->builder, bad, outside, "");
    }
    return bad;
}

static void check_index(struct rwc_lowering *l, const struct element *e)
{
    const LLVMValueRef limits[] = {e->size.width, e->size.height, e->size.depth};
    LLVMValueRef id = rwc_ir_load_invariant(l->builder, l->t.i32, e->buffer, BUFFER(id), 4);
    struct rwc_detail details[9] = {
        {0, false, rwc_u32(l, e->dim)}, {1, false, rwc_argument(l, 2)}, {2, false, id}};
    for (unsigned i = 0; i < 3; i++) {
        details[3 + i] = (struct rwc_detail){1 + i, true, limits[i]};
        details[6 + i] = (struct rwc_detail){4 + i, true, e->index[i]};
    }
    rwc_throw_if(l, any_index_outside(l, e), RT_EXCEPTION_BUFFER_INDEX_OUT_OF_BOUNDS, details, 9);
}

static bool checks_indices(const struct rwc_lowering *l)
{
    return rwc_has_feature(l, RW_FEATURE_BUFFER_CHECK) && rwc_can_throw(l);
}

/* Fills what `buffer` and `id` do not say. */
static bool find_element(struct rwc_lowering *l, struct element *e)
{
    LLVMValueRef dim = rwc_argument(l, 1);
    e->dim = LLVMIsAConstantInt(dim) ? (unsigned)LLVMConstIntGetZExtValue(dim) : 0;
    if (e->dim < 1 || e->dim > 3)
        return rwc_ir_error(l->unit, l->call, "a buffer of program '%s' has no dimension of 1 to 3",
                            l->desc->program->name);
    for (unsigned i = 0; i < 3; i++)
        e->index[i] = i < e->dim ? rwc_argument(l, 3 + i) : LLVMConstNull(l->t.i64);
    e->size = load_extents(l, e->buffer);
    if (checks_indices(l)) check_index(l, e);
    LLVMBuilderRef b = l->builder;
    const struct extents *size = &e->size;
    LLVMValueRef number = e->index[e->dim - 1];
    if (e->dim == 3)
        number = LLVMBuildAdd(b, LLVMBuildMul(b, number, size->height, ""), e->index[1], "");
    if (e->dim >= 2)
        number = LLVMBuildAdd(b, LLVMBuildMul(b, number, size->width, ""), e->index[0], "");
    LLVMValueRef step = LLVMBuildZExt(b, rwc_argument(l, 2), l->t.i64, "");
    LLVMValueRef offset = LLVMBuildMul(b, number, step, "");
    e->number = number;
    e->data = rwc_ir_load_invariant(b, l->t.i64, e->buffer, BUFFER(data), 8);
    e->pointer = LLVMBuildGEP2(b, l->t.i8, rwc_ir_global_pointer(b, e->data), &offset, 1, "");
    return true;
}

/* Elements that the memory of the buffer has, of the size that the program takes them for; of
 * buffers in variables that size is the buffer's. */
static LLVMValueRef elements_in(struct rwc_lowering *l, const struct element *e)
{
    LLVMBuilderRef b = l->builder;
    LLVMValueRef layers = LLVMBuildMul(b, e->size.height, e->size.depth, "");
    LLVMValueRef count = LLVMBuildMul(b, e->size.width, layers, "");
    LLVMValueRef step = rwc_argument(l, 2);
    if (!e->id || !LLVMIsAConstantInt(step) || !LLVMConstIntGetZExtValue(step)) return count;
    LLVMValueRef own = rwc_ir_load_invariant(b, l->t.i32, e->buffer, BUFFER(element_size), 4);
    LLVMValueRef bytes = LLVMBuildMul(b, count, LLVMBuildZExt(b, own, l->t.i64, ""), "");
    return LLVMBuildUDiv(b, bytes, LLVMBuildZExt(b, step, l->t.i64, ""), "");
}

/* Tells the host of an access outside. */
static void note_outside(struct rwc_lowering *l, const struct element *e, LLVMValueRef outside)
{
    LLVMValueRef arguments[] = {
        l->lane,
        LLVMBuildZExt(l->builder, outside, l->t.i32, ""),
        rwc_u32(l, l->desc->id),
        e->buffer,
        e->id ? e->id : rwc_u32(l, 0),
        rwc_u32(l, e->dim),
        e->index[0],
        e->index[1],
        e->index[2],
    };
    rwc_ir_call(l->unit, l->builder, "rw_note_outside", l->t.none, arguments, 9);
}

static LLVMValueRef is_beyond(struct rwc_lowering *l, const struct element *e)
{
    return LLVMBuildICmp(l->builder, LLVMIntUGE, e->number, elements_in(l, e), "");
}

/* Not by its indices in the buffer, or not known by them, as elements of another size are not. */
static LLVMValueRef is_suspicious(struct rwc_lowering *l, const struct element *e)
{
    LLVMValueRef suspicious = any_index_outside(l, e);
    if (!e->id) return suspicious;
    LLVMValueRef own =
        rwc_ir_load_invariant(l->builder, l->t.i32, e->buffer, BUFFER(element_size), 4);
    LLVMValueRef other = LLVMBuildICmp(l->builder, LLVMIntNE, own, rwc_argument(l, 2), "");
    return LLVMBuildOr(l->builder, suspicious, other, "");
}

static struct rwc_guarded guard_element(struct rwc_lowering *l, const struct element *e)
{
    LLVMValueRef outside, step = rwc_argument(l, 2);
    bool always = rwc_backend(l->unit->desc)->guards_buffers;
    if (rwc_has_feature(l, RW_FEATURE_VERIFY)) {
        outside = LLVMBuildOr(l->builder, any_index_outside(l, e), is_beyond(l, e), "");
        note_outside(l, e, outside);
        return rwc_guard(l, outside, e->pointer, step);
    }
    if (!e->id && (checks_indices(l) || !always))
        return (struct rwc_guarded){e->pointer, e->pointer};
    if (!always) {
        outside = LLVMBuildICmp(l->builder, LLVMIntEQ, e->data, LLVMConstNull(l->t.i64), "");
        return rwc_guard(l, outside, e->pointer, step);
    }
    rwc_guard_begin(l, is_suspicious(l, e));
    return rwc_guard_end(l, rwc_guard(l, is_beyond(l, e), e->pointer, step), e->pointer);
}

static bool element_address(struct rwc_lowering *l, struct element e)
{
    if (!find_element(l, &e)) return false;
    return rwc_guard_finish(l, guard_element(l, &e));
}

static bool buffer_size(struct rwc_lowering *l, LLVMValueRef buffer)
{
    struct extents size = load_extents(l, buffer);
    LLVMValueRef results[] = {size.width, size.height, size.depth, LLVMConstInt(l->t.i64, 1, 0)};
    return rwc_finish_call(l, results, 4);
}

bool rwc_lower_buffer_get(struct rwc_lowering *l)
{
    LLVMValueRef buffer = rwc_ir_generic_pointer(l->builder, rwc_argument(l, 0));
    return element_address(l, (struct element){.buffer = buffer});
}

bool rwc_lower_buffer_get_id(struct rwc_lowering *l)
{
    LLVMValueRef id = rwc_argument(l, 0);
    return element_address(l, (struct element){.buffer = buffer_of_id(l, id), .id = id});
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
    struct element e = {.buffer = rwc_ir_generic_pointer(l->builder, rwc_argument(l, 0))};
    if (!find_element(l, &e)) return false;
    LLVMValueRef from = rwc_guard_page(l, guard_element(l, &e).readable);
    LLVMBuildMemCpy(l->builder, to, 1, from, 1, rwc_argument(l, 2));
    LLVMValueRef present = rwc_u32(l, 1);
    return rwc_finish_call(l, &present, 1);
}
