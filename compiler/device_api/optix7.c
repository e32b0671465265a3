/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intrinsics, the device functions of OptiX 7 (module/optix7.def). Most are a call of a built-in
 * function on the lane, rw_optix7_<name> (programs/optix7/). What the program's own ray
 * and hit are is asked at its entry where it may trace another ray, which reuses the lane. The
 * rest:
 *
 *   trace, traverse     the payload's words in memory around the marker rwc.trace; after a
 *                       traversal what was found becomes the hit object
 *   payload             words behind lane->payload
 *   report              attributes to the room for candidates, then as rtReportIntersection
 *   vertices            optix7_shapes.c
 *   data of a record    whose record that is follows from the kind of the program
 */
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "compiler/device_api/intrinsics.h"
#include "compiler/ir/trace_op.h"

#define LANE(field) offsetof(struct rw_lane, field)
#define PREFIX "_optix_"

enum { PAYLOAD_WORDS = 32, RAY_FLAGS = 0xffff };

/* ---- calls of built-in functions ---- */

static LLVMTypeRef type_of(const struct rwc_lowering *l, const char *results)
{
    return *results == 'i'   ? l->t.i32
           : *results == 'l' ? l->t.i64
           : *results        ? l->t.f32
                             : l->t.none;
}

LLVMValueRef rwc_call_optix7(struct rwc_lowering *l, LLVMBuilderRef builder, const char *name,
                             const char *suffix, LLVMTypeRef result, LLVMValueRef *arguments,
                             unsigned count)
{
    char full[96];
    LLVMValueRef all[16] = {l->lane};
    for (unsigned i = 0; i < count; i++) all[1 + i] = arguments[i];
    snprintf(full, sizeof(full), RWC_OPTIX7_BUILT_IN "%s%s", name, suffix);
    return rwc_ir_call(l->unit, builder, full, result, all, 1 + count);
}

/* Is it about the ray that the program runs for, and may the program trace another? */
static bool is_asked_at_entry(const struct rwc_lowering *l)
{
    return !*l->stub->arguments && !(l->stub->kinds >> RWC_RAY_GENERATION & 1) &&
           rwc_kinds[l->desc->kind].may_trace;
}

static bool ask(struct rwc_lowering *l, const char *name)
{
    static const char *const suffixes[] = {"_0", "_1"};
    size_t results = strlen(l->stub->results);
    unsigned count = (unsigned)strlen(l->stub->arguments);
    LLVMValueRef arguments[16], values[2];
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(l->unit->context);
    LLVMPositionBuilderBefore(builder,
                              is_asked_at_entry(l) ? rwc_ir_after_allocas(l->function) : l->call);
    for (unsigned i = 0; i < count; i++) arguments[i] = rwc_argument(l, i);
    for (size_t i = 0; i < results || i < 1; i++)
        values[i] = rwc_call_optix7(l, builder, name, results > 1 ? suffixes[i] : "",
                                    type_of(l, l->stub->results + i), arguments, count);
    LLVMDisposeBuilder(builder);
    return results ? rwc_finish_call(l, values, (unsigned)results) : rwc_erase_call(l);
}

static bool lower_built_in(struct rwc_lowering *l)
{
    return ask(l, l->stub->name + strlen(PREFIX));
}

/* ---- what depends on the kind of the program ---- */

static bool lower_data(struct rwc_lowering *l)
{
    static const char *const names[RWC_PROGRAM_KINDS] = {
        [RWC_RAY_GENERATION] = "data_of_ray_generation",
        [RWC_MISS] = "data_of_miss",
        [RWC_CLOSEST_HIT] = "data_of_hit",
        [RWC_ANY_HIT] = "data_of_hit",
        [RWC_INTERSECTION] = "data_of_intersection",
        [RWC_EXCEPTION] = "data_of_exception",
        [RWC_CALLABLE] = "get_callable_data_ptr",
    };
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(l->unit->context);
    LLVMPositionBuilderBefore(builder, rwc_ir_after_allocas(l->function));
    LLVMValueRef data = rwc_call_optix7(l, builder, names[l->desc->kind], "", l->t.i64, NULL, 0);
    LLVMDisposeBuilder(builder);
    return rwc_finish_call(l, &data, 1);
}

static bool lower_hit_kind(struct rwc_lowering *l)
{
    return ask(l, l->desc->kind == RWC_CLOSEST_HIT ? "closest_kind" : "candidate_kind");
}

static LLVMValueRef attribute_at_entry(struct rwc_lowering *l, uint32_t number)
{
    bool closest = l->desc->kind == RWC_CLOSEST_HIT;
    LLVMValueRef index = rwc_u32(l, number);
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(l->unit->context);
    LLVMPositionBuilderBefore(builder, rwc_ir_after_allocas(l->function));
    LLVMValueRef value = rwc_call_optix7(
        l, builder, closest ? "closest_attribute" : "candidate_attribute", "", l->t.i32, &index, 1);
    LLVMDisposeBuilder(builder);
    return value;
}

/* The last character of the name is which. */
static bool lower_attribute(struct rwc_lowering *l)
{
    const char *last = l->stub->name + strlen(l->stub->name) - 1;
    LLVMValueRef value = attribute_at_entry(l, (uint32_t)(*last - '0'));
    return rwc_finish_call(l, &value, 1);
}

/* Where on a curve or a ribbon: the first attributes of built-in intersection programs. */
static bool lower_parameters(struct rwc_lowering *l)
{
    LLVMValueRef values[2];
    const uint32_t count = (uint32_t)strlen(l->stub->results);
    for (uint32_t k = 0; k < count; k++)
        values[k] = LLVMBuildBitCast(l->builder, attribute_at_entry(l, k), l->t.f32, "parameter");
    return rwc_finish_call(l, values, count);
}

/* RW_FEATURE_GRAPH: a copy of the list, made at the program's entry, of which each request reads
 * its entry. */
static bool lower_kept_list_handle(struct rwc_lowering *l)
{
    LLVMValueRef list = rwc_ir_entry_alloca(l->function, 8 * RW_GRAPH_LEVELS, 16, "list");
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(l->unit->context);
    LLVMPositionBuilderBefore(builder, rwc_ir_after_allocas(l->function));
    rwc_call_optix7(l, builder, "keep_transform_list", "", l->t.none, &list, 1);
    LLVMDisposeBuilder(builder);
    LLVMValueRef index =
        LLVMBuildAnd(l->builder, rwc_argument(l, 0), rwc_u32(l, RW_GRAPH_LEVELS - 1), "");
    LLVMValueRef at = LLVMBuildGEP2(l->builder, l->t.i64, list, &index, 1, "");
    LLVMValueRef handle = LLVMBuildLoad2(l->builder, l->t.i64, at, "");
    return rwc_finish_call(l, &handle, 1);
}

/* The list of the program's own hit, which is gone from the lane once the program traces. Without
 * RW_FEATURE_GRAPH it has one entry, the instance. */
static bool lower_list_handle(struct rwc_lowering *l)
{
    if (rwc_kinds[l->desc->kind].may_trace && l->unit->desc->features & RW_FEATURE_GRAPH)
        return lower_kept_list_handle(l);
    const bool early = rwc_kinds[l->desc->kind].may_trace;
    LLVMValueRef index = early ? rwc_u32(l, 0) : rwc_argument(l, 0);
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(l->unit->context);
    LLVMPositionBuilderBefore(builder, early ? rwc_ir_after_allocas(l->function) : l->call);
    LLVMValueRef handle =
        rwc_call_optix7(l, builder, "get_transform_list_handle", "", l->t.i64, &index, 1);
    LLVMDisposeBuilder(builder);
    return rwc_finish_call(l, &handle, 1);
}

/* ---- the payload ---- */

static LLVMValueRef payload_word(struct rwc_lowering *l)
{
    LLVMValueRef payload = rwc_lane_at_entry(l, l->t.ptr, LANE(payload));
    LLVMValueRef index = rwc_argument(l, 0);
    return LLVMBuildGEP2(l->builder, l->t.i32, payload, &index, 1, "");
}

static bool lower_get_payload(struct rwc_lowering *l)
{
    LLVMValueRef value = LLVMBuildLoad2(l->builder, l->t.i32, payload_word(l), "");
    return rwc_finish_call(l, &value, 1);
}

static bool lower_set_payload(struct rwc_lowering *l)
{
    LLVMBuildStore(l->builder, rwc_argument(l, 1), payload_word(l));
    return rwc_erase_call(l);
}

/* Nothing is made of it: payloads are memory, whoever reads and writes them. */
static bool lower_nothing(struct rwc_lowering *l)
{
    return rwc_erase_call(l);
}

/* ---- tracing ---- */

/* The stub's arguments in order. */
enum {
    HANDLE = 1,
    ORIGIN,
    DIRECTION = 5,
    TMIN = 8,
    TMAX,
    TIME,
    MASK,
    FLAGS,
    RECORD_OFFSET,
    RECORD_STEP,
    MISS_INDEX,
    COUNT,
    WORDS
};

/* How many words the payload has: a constant, as all compilers write it. */
static unsigned payload_words(const struct rwc_lowering *l, unsigned argument)
{
    LLVMValueRef count = rwc_argument(l, argument);
    unsigned long long words =
        LLVMIsAConstantInt(count) ? LLVMConstIntGetZExtValue(count) : PAYLOAD_WORDS;
    return words < PAYLOAD_WORDS ? (unsigned)words : PAYLOAD_WORDS;
}

/* Into memory: the arguments from `first` on. */
static LLVMValueRef store_payload(struct rwc_lowering *l, unsigned first, unsigned words)
{
    if (!words) return LLVMConstNull(l->t.ptr);
    LLVMValueRef payload = rwc_ir_entry_alloca(l->function, 4 * words, 16, "payload");
    for (unsigned i = 0; i < words; i++)
        rwc_ir_store(l->builder, rwc_argument(l, first + i), payload, 4 * i, 4);
    return payload;
}

static bool finish_with_payload(struct rwc_lowering *l, LLVMValueRef payload, unsigned words)
{
    LLVMValueRef results[PAYLOAD_WORDS];
    for (unsigned i = 0; i < PAYLOAD_WORDS; i++)
        results[i] = i < words ? rwc_ir_load(l->builder, l->t.i32, payload, 4 * i, 4)
                               : LLVMConstNull(l->t.i32);
    return rwc_finish_call(l, results, PAYLOAD_WORDS);
}

/* For messages of faults: the program that traces or calls here. */
static void note_program(struct rwc_lowering *l)
{
    if (rwc_has_feature(l, RW_FEATURE_VERIFY))
        rwc_ir_store(l->builder, rwc_u32(l, l->desc->id), l->lane, LANE(tracer), 4);
}

static void build_trace(struct rwc_lowering *l, LLVMValueRef payload, unsigned words,
                        uint32_t extra_flags)
{
    LLVMValueRef aim[] = {rwc_argument(l, HANDLE), rwc_argument(l, RECORD_STEP),
                          rwc_argument(l, MISS_INDEX)};
    rwc_call_optix7(l, l->builder, "aim", "", l->t.none, aim, 3);
    note_program(l);
    LLVMValueRef own_flags =
        LLVMBuildAnd(l->builder, rwc_argument(l, FLAGS), rwc_u32(l, RAY_FLAGS), "");
    LLVMValueRef operands[RWC_TRACE_OPERANDS] = {
        [RWC_TRACE_LANE] = l->lane,
        [RWC_TRACE_ROOT] = rwc_u32(l, 0),
        [RWC_TRACE_RAY_TYPE] = rwc_argument(l, RECORD_OFFSET),
        [RWC_TRACE_MIN_DISTANCE] = rwc_argument(l, TMIN),
        [RWC_TRACE_MAX_DISTANCE] = rwc_argument(l, TMAX),
        [RWC_TRACE_MASK] = rwc_argument(l, MASK),
        [RWC_TRACE_FLAGS] = LLVMBuildOr(l->builder, own_flags, rwc_u32(l, extra_flags), ""),
        [RWC_TRACE_PAYLOAD] = payload,
        [RWC_TRACE_PAYLOAD_SIZE] = rwc_u32(l, 4 * words),
        [RWC_TRACE_TIME] = rwc_argument(l, TIME),
    };
    for (unsigned i = 0; i < 3; i++) {
        operands[RWC_TRACE_ORIGIN_X + i] = rwc_argument(l, ORIGIN + i);
        operands[RWC_TRACE_DIRECTION_X + i] = rwc_argument(l, DIRECTION + i);
    }
    rwc_build_trace(l, operands);
}

static bool lower_trace(struct rwc_lowering *l)
{
    bool traverses = l->stub->number == RWC_STUB_O7_TRAVERSE;
    unsigned words = payload_words(l, COUNT);
    LLVMValueRef payload = store_payload(l, WORDS, words);
    build_trace(l, payload, words, traverses ? RW_RAY_FLAG_TRAVERSE : 0);
    if (traverses && !rwc_traces_directly(l))
        rwc_call_optix7(l, l->builder, "keep_hit", "", l->t.none, NULL, 0);
    return finish_with_payload(l, payload, words);
}

/* A trace of nothing: the ray and the hit are those of the hit object. */
static bool lower_invoke(struct rwc_lowering *l)
{
    enum { INVOKED_COUNT = 1, INVOKED_WORDS };
    unsigned words = payload_words(l, INVOKED_COUNT);
    LLVMValueRef payload = store_payload(l, INVOKED_WORDS, words);
    LLVMValueRef operands[RWC_TRACE_OPERANDS] = {
        [RWC_TRACE_LANE] = l->lane,
        [RWC_TRACE_FLAGS] = rwc_u32(l, RW_RAY_FLAG_INVOKE),
        [RWC_TRACE_PAYLOAD] = payload,
        [RWC_TRACE_PAYLOAD_SIZE] = rwc_u32(l, 4 * words),
    };
    note_program(l);
    rwc_build_trace(l, operands);
    return finish_with_payload(l, payload, words);
}

/* ---- hit objects as words ---- */

enum { DATA_WORDS = 20 };

static bool lower_traverse_data(struct rwc_lowering *l)
{
    LLVMValueRef words[DATA_WORDS];
    for (unsigned i = 0; i < DATA_WORDS; i++) {
        LLVMValueRef index = rwc_u32(l, i);
        words[i] = rwc_call_optix7(l, l->builder, "hitobject_get_word", "", l->t.i32, &index, 1);
    }
    return rwc_finish_call(l, words, DATA_WORDS);
}

static bool lower_make_from_data(struct rwc_lowering *l)
{
    enum { GEOMETRY, RAY, RAY_VALUES = 9, DATA = RAY + RAY_VALUES, WAY = DATA + DATA_WORDS, COUNT };
    LLVMValueRef ray[RAY_VALUES];
    for (unsigned i = 0; i < RAY_VALUES; i++) ray[i] = rwc_argument(l, RAY + i);
    for (unsigned i = 0; i < DATA_WORDS; i++) {
        LLVMValueRef word[] = {rwc_u32(l, i), rwc_argument(l, DATA + i)};
        rwc_call_optix7(l, l->builder, "hitobject_set_word", "", l->t.none, word, 2);
    }
    rwc_call_optix7(l, l->builder, "hitobject_set_ray", "", l->t.none, ray, RAY_VALUES);
    LLVMValueRef way[] = {rwc_argument(l, GEOMETRY), rwc_argument(l, WAY), rwc_argument(l, COUNT)};
    rwc_call_optix7(l, l->builder, "hitobject_set_way", "", l->t.none, way, 3);
    return rwc_erase_call(l);
}

/* ---- callables ---- */

static bool lower_callable(struct rwc_lowering *l)
{
    const bool direct = l->stub->number == RWC_STUB_O7_DIRECT_CALLABLE;
    LLVMValueRef checked[] = {rwc_argument(l, 0),
                              rwc_u32(l, direct ? RW_FAULT_NO_DIRECT : RW_FAULT_NO_CONTINUATION)};
    if (!rwc_has_feature(l, RW_FEATURE_VERIFY) || !rwc_can_throw(l)) return lower_built_in(l);
    note_program(l);
    rwc_call_optix7(l, l->builder, "verify_callable", "", l->t.none, checked, 2);
    rwc_leave_on_exception(l);
    return lower_built_in(l);
}

/* ---- intersection and any-hit ---- */

static bool lower_report(struct rwc_lowering *l)
{
    enum { DISTANCE, KIND, ATTRIBUTES };
    LLVMValueRef room = rwc_ir_load(l->builder, l->t.ptr, l->lane, LANE(candidate_attributes), 8);
    unsigned given = (unsigned)strlen(l->stub->arguments) - ATTRIBUTES;
    for (unsigned i = 0; i < given && i < l->unit->desc->attribute_words; i++)
        rwc_ir_store(l->builder, rwc_argument(l, ATTRIBUTES + i), room, 4 * i, 4);
    LLVMValueRef candidate[] = {rwc_argument(l, DISTANCE), rwc_argument(l, KIND)};
    return rwc_finish_report(l,
                             rwc_call_optix7(l, l->builder, "report", "", l->t.i32, candidate, 2));
}

static bool lower_ignore(struct rwc_lowering *l)
{
    return rwc_leave(l, rwc_u32(l, RW_STATUS_IGNORE));
}

static bool lower_terminate(struct rwc_lowering *l)
{
    return rwc_leave(l, rwc_u32(l, RW_STATUS_TERMINATE));
}

/* ---- driver ---- */

/* Of the hit, of a structure's primitive, of the hit object. */
#define OF_SHAPE(name, lower)                                                                      \
    [RWC_STUB_O7_##name] = (lower), [RWC_STUB_O7_##name##_FROM] = (lower),                         \
    [RWC_STUB_O7_H_##name] = (lower)
/* From 0 to 7. */
#define BY_NUMBER(name, lower)                                                                     \
    [RWC_STUB_O7_##name##_0] = (lower), [RWC_STUB_O7_##name##_1] = (lower),                        \
    [RWC_STUB_O7_##name##_2] = (lower), [RWC_STUB_O7_##name##_3] = (lower),                        \
    [RWC_STUB_O7_##name##_4] = (lower), [RWC_STUB_O7_##name##_5] = (lower),                        \
    [RWC_STUB_O7_##name##_6] = (lower), [RWC_STUB_O7_##name##_7] = (lower)

static bool (*const of_stubs[RWC_STUBS])(struct rwc_lowering *) = {
    [RWC_STUB_O7_TRAVERSE] = lower_trace,
    [RWC_STUB_O7_TRACE] = lower_trace,
    [RWC_STUB_O7_INVOKE] = lower_invoke,
    [RWC_STUB_O7_TRAVERSE_DATA] = lower_traverse_data,
    [RWC_STUB_O7_MAKE_FROM_DATA] = lower_make_from_data,
    [RWC_STUB_O7_DIRECT_CALLABLE] = lower_callable,
    [RWC_STUB_O7_CONTINUATION_CALLABLE] = lower_callable,
    [RWC_STUB_O7_GET_PAYLOAD] = lower_get_payload,
    [RWC_STUB_O7_SET_PAYLOAD] = lower_set_payload,
    [RWC_STUB_O7_SET_PAYLOAD_TYPES] = lower_nothing,
    [RWC_STUB_O7_UNDEF] = rwc_lower_zero,
    [RWC_STUB_O7_LINE_INFO] = rwc_lower_zero,
    BY_NUMBER(THROW, rwc_lower_optix7_throw),
    [RWC_STUB_O7_THROW_8] = rwc_lower_optix7_throw,
    BY_NUMBER(DETAIL, rwc_lower_optix7_detail),
    [RWC_STUB_O7_SBT_DATA] = lower_data,
    [RWC_STUB_O7_HIT_KIND] = lower_hit_kind,
    [RWC_STUB_O7_LIST_HANDLE] = lower_list_handle,
    OF_SHAPE(TRIANGLE, rwc_lower_optix7_vertices),
    OF_SHAPE(SPHERE, rwc_lower_optix7_vertices),
    OF_SHAPE(LINEAR, rwc_lower_optix7_vertices),
    OF_SHAPE(QUADRATIC, rwc_lower_optix7_vertices),
    OF_SHAPE(CUBIC, rwc_lower_optix7_vertices),
    OF_SHAPE(CATMULLROM, rwc_lower_optix7_vertices),
    OF_SHAPE(BEZIER, rwc_lower_optix7_vertices),
    OF_SHAPE(RIBBON, rwc_lower_optix7_vertices),
    OF_SHAPE(QUADRATIC_ROCAPS, rwc_lower_optix7_vertices),
    OF_SHAPE(CUBIC_ROCAPS, rwc_lower_optix7_vertices),
    OF_SHAPE(CATMULLROM_ROCAPS, rwc_lower_optix7_vertices),
    OF_SHAPE(BEZIER_ROCAPS, rwc_lower_optix7_vertices),
    OF_SHAPE(RIBBON_NORMAL, rwc_lower_optix7_ribbon_normal),
    [RWC_STUB_O7_CURVE_PARAMETER] = lower_parameters,
    [RWC_STUB_O7_RIBBON_PARAMETERS] = lower_parameters,
    BY_NUMBER(ATTRIBUTE, lower_attribute),
    BY_NUMBER(REPORT, lower_report),
    [RWC_STUB_O7_REPORT_8] = lower_report,
    [RWC_STUB_O7_IGNORE] = lower_ignore,
    [RWC_STUB_O7_TERMINATE] = lower_terminate,
};

bool rwc_lower_optix7(struct rwc_lowering *l)
{
    if (!rwc_has_feature(l, RW_FEATURE_SBT))
        return rwc_ir_error(l->unit, l->call, "%s is for applications of OptiX 7 and later",
                            l->stub->device_name);
    bool (*lower)(struct rwc_lowering *) = of_stubs[l->stub->number];
    return lower ? lower(l) : lower_built_in(l);
}
