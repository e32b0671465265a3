/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intrinsics: what primitives consist of, in applications of OptiX 7. Vertices are words behind the
 * address of the primitive's data, where there is one; where something moves, a copy at the time.
 * The normal of a ribbon is made of such a copy. Those of the program's own hit are asked at its
 * entry where it may trace another ray.
 */
#include <stdio.h>
#include <string.h>

#include "compiler/device_api/intrinsics.h"

/* Calls the built-in function for them that suits the stub: of the hit, of the hit object, of a
 * structure. `room`: where they go, NULL: what comes back is where they are. */
static LLVMValueRef find_vertices(struct rwc_lowering *l, LLVMValueRef room)
{
    enum { HANDLE, PRIMITIVE, RECORD, TIME, KEYS };
    bool by_handle = *l->stub->arguments == 'l',
         of_object = strstr(l->stub->name, "hitobject") != NULL;
    LLVMValueRef keys[KEYS + 1] = {0};
    unsigned count = !by_handle ? 0 : room ? (unsigned)KEYS : (unsigned)TIME;
    for (unsigned i = 0; i < count; i++) keys[i] = rwc_argument(l, i);
    if (room) keys[count++] = room;
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(l->unit->context);
    const bool early = !by_handle && !of_object && rwc_kinds[l->desc->kind].may_trace;
    LLVMPositionBuilderBefore(builder, early ? rwc_ir_after_allocas(l->function) : l->call);
    char name[32];
    snprintf(name, sizeof(name), "%s_of_%s", room ? "points" : "shape",
             by_handle   ? "handle"
             : of_object ? "object"
                         : "hit");
    LLVMValueRef found =
        rwc_call_optix7(l, builder, name, "", room ? l->t.none : l->t.i64, keys, count);
    LLVMDisposeBuilder(builder);
    return found;
}

/* Points have four words; of triangles', which have no radius, the fourth is left out. Where
 * something may move they are interpolated into a room of the program's. */
bool rwc_lower_optix7_vertices(struct rwc_lowering *l)
{
    enum { OF_TRIANGLE = 9 };
    const bool moves = l->unit->desc->features & (RW_FEATURE_MOTION | RW_FEATURE_GRAPH);
    unsigned count = (unsigned)strlen(l->stub->results);
    LLVMValueRef room = NULL, values[RW_SHAPE_WORDS];
    if (moves) room = rwc_ir_entry_alloca(l->function, 4 * RW_SHAPE_WORDS, 16, "points");
    LLVMValueRef found = find_vertices(l, room);
    for (unsigned i = 0; i < count; i++) {
        unsigned number = count == OF_TRIANGLE ? i + i / 3 : i;
        LLVMValueRef word[] = {found, rwc_u32(l, number)};
        values[i] = moves ? rwc_ir_load(l->builder, l->t.f32, room, 4 * number, 4)
                          : rwc_call_optix7(l, l->builder, "shape_word", "", l->t.f32, word, 2);
    }
    return rwc_finish_call(l, values, count);
}

bool rwc_lower_optix7_ribbon_normal(struct rwc_lowering *l)
{
    const unsigned last = (unsigned)strlen(l->stub->arguments);
    LLVMValueRef room = rwc_ir_entry_alloca(l->function, 4 * RW_SHAPE_WORDS, 16, "points");
    LLVMValueRef normal = rwc_ir_entry_alloca(l->function, 4 * 3, 16, "normal"), values[3];
    LLVMValueRef at[] = {room, rwc_argument(l, last - 2), rwc_argument(l, last - 1), normal};
    find_vertices(l, room);
    rwc_call_optix7(l, l->builder, "ribbon_normal", "", l->t.none, at, 4);
    for (unsigned axis = 0; axis < 3; axis++)
        values[axis] = rwc_ir_load(l->builder, l->t.f32, normal, 4 * axis, 4);
    return rwc_finish_call(l, values, 3);
}
