/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bind, variables that are looked up through scopes: plain ones, buffers, textures. The host has
 * decided where each lives; the pointer is
 *
 *   constant block     lane->constants + offset
 *   hit record         lane->launch->records + lane->record * record_stride + offset
 *   geometry record    lane->launch->geometries + lane->geometry * geometry_stride + offset
 *
 * Only the record numbers change while a launch index is processed; all other loads are marked
 * rw.invariant.
 */
#include "compiler/bind/bind.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

LLVMValueRef rwc_bind_launch(struct rwc_binder *b)
{
    if (!b->launch)
        b->launch = rwc_ir_load_invariant(b->builder, b->t.ptr, b->lane,
                                          offsetof(struct rw_lane, launch), 8);
    return b->launch;
}

static LLVMValueRef constant_block(struct rwc_binder *b)
{
    if (!b->constants)
        b->constants = rwc_ir_load_invariant(b->builder, b->t.ptr, b->lane,
                                             offsetof(struct rw_lane, constants), 8);
    return b->constants;
}

/* Address of record number lane[number] in the table launch[table]. */
static LLVMValueRef record(struct rwc_binder *b, LLVMValueRef *cache, size_t table, size_t stride,
                           size_t number)
{
    if (*cache) return *cache;
    LLVMValueRef launch = rwc_bind_launch(b);
    LLVMValueRef base = rwc_ir_load_invariant(b->builder, b->t.i64, launch, table, 8);
    LLVMValueRef step = rwc_ir_load_invariant(b->builder, b->t.i32, launch, stride, 4);
    LLVMValueRef index = rwc_ir_load(b->builder, b->t.i32, b->lane, number, 4);
    step = LLVMBuildZExt(b->builder, step, b->t.i64, "");
    index = LLVMBuildZExt(b->builder, index, b->t.i64, "");
    LLVMValueRef offset = LLVMBuildMul(b->builder, index, step, "");
    *cache =
        LLVMBuildGEP2(b->builder, b->t.i8, rwc_ir_global_pointer(b->builder, base), &offset, 1, "");
    return *cache;
}

static LLVMValueRef storage(struct rwc_binder *b, enum rwc_storage where)
{
    switch (where) {
    case RWC_STORAGE_CONSTANT:
        return constant_block(b);
    case RWC_STORAGE_RECORD:
        return record(b, &b->record, offsetof(struct rw_launch, records),
                      offsetof(struct rw_launch, record_stride), offsetof(struct rw_lane, record));
    case RWC_STORAGE_GEOMETRY:
        return record(b, &b->geometry, offsetof(struct rw_launch, geometries),
                      offsetof(struct rw_launch, geometry_stride),
                      offsetof(struct rw_lane, geometry));
    }
    return NULL;
}

static bool readable(enum rwc_storage where, enum rwc_program_kind kind)
{
    return where == RWC_STORAGE_CONSTANT || where == rwc_kinds[kind].storage;
}

LLVMValueRef rwc_bind_scoped(struct rwc_binder *b, struct rwc_bound *bound)
{
    const struct rwc_program_desc *owner = bound->owner;
    const struct rwc_binding *found = rwc_ir_binding(owner, bound->variable->symbol);
    if (!found || !readable(found->storage, b->desc->kind)) {
        rwc_ir_error(b->unit, bound->use,
                     "variable '%s' of program '%s' has no place that %s program '%s' can read",
                     bound->variable->name, owner->program->name, rwc_kinds[b->desc->kind].name,
                     b->desc->program->name);
        return NULL;
    }
    snprintf(bound->message, sizeof(bound->message),
             "variable '%s' is read-only in ray programs; use a buffer for results",
             bound->variable->name);
    bound->rule = (struct rwc_rebase_rule){bound->message, true};
    LLVMValueRef base = storage(b, found->storage);
    LLVMValueRef place = rwc_ir_at(b->builder, base, found->offset);
    if (place != base && LLVMIsAInstruction(place)) /* for who reads dumps and reports */
        LLVMSetValueName2(place, bound->variable->name, strlen(bound->variable->name));
    return place;
}

/* They are the constant block of an application of OptiX 7. */
LLVMValueRef rwc_bind_launch_params(struct rwc_binder *b, struct rwc_bound *bound)
{
    bound->rule = (struct rwc_rebase_rule){"launch parameters are read-only in programs", true};
    return constant_block(b);
}
