/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intrinsics: lowers the device API. Every call of a stub becomes lane accesses, a call of a
 * built-in function, or the end of the program:
 *
 *   call void @_rt_trace_mask_flags_64(...)  ->  call void @rwc.trace(ptr %lane, ...), which split
 *                                                cuts at; with strategy DIRECT @rw_trace_direct
 *   call i32 @_rt_report_intersection(i32 0) ->  %s = call i32 @rw_report_intersection(lane, 0)
 *                                                ret %s if %s >= TERMINATE; result %s == CONTINUE
 *   call void @_rt_ignore_intersection()     ->  ret i32 RW_STATUS_IGNORE
 *
 * requires: bind; leaves: no stub and no rwc.* marker but rwc.trace, rwc.call.<n>.lane and
 * rwc.ptx.*. Each call is checked against the kinds of programs that may make it.
 */
#include "compiler/device_api/intrinsics.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compiler/base/trace_op.h"
#include "compiler/load/callables.h"
#include "raywright.h"

/* ---- leaving a program ---- */

bool rwc_has_feature(const struct rwc_lowering *l, enum rw_feature feature)
{
    return (l->unit->desc->features & feature) != 0;
}

static void build_return(struct rwc_lowering *l, LLVMValueRef status)
{
    LLVMTypeRef result = LLVMGetReturnType(LLVMGlobalGetValueType(l->function));
    if (result == l->t.none)
        LLVMBuildRetVoid(l->builder);
    else
        LLVMBuildRet(l->builder, status);
}

bool rwc_erase_call(struct rwc_lowering *l)
{
    LLVMTypeRef type = LLVMTypeOf(l->call);
    rwc_ir_replace(l->call, type == l->t.none ? NULL : LLVMGetPoison(type));
    return true;
}

bool rwc_leave(struct rwc_lowering *l, LLVMValueRef status)
{
    LLVMPositionBuilderAtEnd(l->builder, rwc_ir_split_before(l->call, ""));
    build_return(l, status);
    return rwc_erase_call(l);
}

void rwc_begin_leaving(struct rwc_lowering *l, LLVMValueRef condition, const char *name)
{
    LLVMBasicBlockRef head = rwc_ir_split_before(l->call, "");
    LLVMBasicBlockRef tail = LLVMGetInstructionParent(l->call);
    LLVMBasicBlockRef out = LLVMAppendBasicBlockInContext(l->unit->context, l->function, name);
    LLVMPositionBuilderAtEnd(l->builder, head);
    LLVMBuildCondBr(l->builder, condition, out, tail);
    LLVMPositionBuilderAtEnd(l->builder, out);
}

void rwc_end_leaving(struct rwc_lowering *l, LLVMValueRef status)
{
    build_return(l, status);
    LLVMPositionBuilderBefore(l->builder, l->call);
}

void rwc_leave_if(struct rwc_lowering *l, LLVMValueRef condition, LLVMValueRef status)
{
    rwc_begin_leaving(l, condition, "leave");
    rwc_end_leaving(l, status);
}

/* After something that may have thrown: leave as well. */
static void leave_on_exception(struct rwc_lowering *l)
{
    LLVMValueRef code =
        rwc_ir_load(l->builder, l->t.i32, l->lane, offsetof(struct rw_lane, exception), 4);
    LLVMValueRef thrown = LLVMBuildICmp(l->builder, LLVMIntNE, code, rwc_u32(l, 0), "");
    rwc_leave_if(l, thrown, rwc_u32(l, RW_STATUS_THROW));
}

/* ---- rtTrace ---- */

static bool lower_trace(struct rwc_lowering *l)
{
    enum { RAY_ARGUMENTS = RWC_TRACE_MASK - RWC_TRACE_ROOT }; /* the stubs begin with them */
    bool timed = !strcmp(l->stub->name, "_rt_trace_time_mask_flags");
    bool masked = timed || !strcmp(l->stub->name, "_rt_trace_mask_flags");
    unsigned next = RAY_ARGUMENTS + timed;
    LLVMValueRef operands[RWC_TRACE_OPERANDS] = {[RWC_TRACE_LANE] = l->lane};
    for (unsigned i = 0; i < RAY_ARGUMENTS; i++) operands[RWC_TRACE_ROOT + i] = rwc_argument(l, i);
    operands[RWC_TRACE_MASK] = masked ? rwc_argument(l, next++) : rwc_u32(l, RT_VISIBILITY_ALL);
    operands[RWC_TRACE_FLAGS] = masked ? rwc_argument(l, next++) : rwc_u32(l, RT_RAY_FLAG_NONE);
    operands[RWC_TRACE_PAYLOAD] = rwc_ir_generic_pointer(l->builder, rwc_argument(l, next));
    rwc_ir_store(l->builder, timed ? rwc_argument(l, RAY_ARGUMENTS) : LLVMConstNull(l->t.f32),
                 l->lane, offsetof(struct rw_lane, time), 4);
    if (rwc_has_feature(l, RW_FEATURE_PAYLOAD_CHECK))
        rwc_ir_store(l->builder, rwc_argument(l, next + 1), l->lane,
                     offsetof(struct rw_lane, payload_size), 4);
    bool direct = l->unit->desc->strategy == RWC_STRATEGY_DIRECT;
    LLVMValueRef trace =
        rwc_ir_call(l->unit, l->builder, direct ? RWC_TRACE_DIRECT : RWC_TRACE_MARKER, l->t.none,
                    operands, RWC_TRACE_OPERANDS);
    rwc_ir_copy_line(trace, l->call);
    if (direct) {
        leave_on_exception(l);
    } else {
        rwc_ir_set_attribute(LLVMGetCalledValue(trace), "noduplicate", true);
    }
    return rwc_erase_call(l);
}

/* ---- callable programs with frames ---- */

/* Where nothing can suspend such a program cannot run: its id is as good as none. */
static bool lower_callable(struct rwc_lowering *l)
{
    if (!rwc_kinds[l->desc->kind].may_trace)
        return rwc_can_throw(l) ? rwc_throw(l, rwc_u32(l, RT_EXCEPTION_PROGRAM_ID_INVALID), NULL, 0)
                                : rwc_erase_call(l);
    bool direct = l->unit->desc->strategy == RWC_STRATEGY_DIRECT;
    LLVMValueRef operands[3] = {l->lane, rwc_argument(l, 0), rwc_argument(l, 1)};
    if (direct) {
        rwc_ir_call(l->unit, l->builder, "rw_call_direct", l->t.none, operands, 3);
        leave_on_exception(l);
        return rwc_erase_call(l);
    }
    char name[32];
    snprintf(name, sizeof(name), "%s.lane", rwc_ir_callee(l->call));
    LLVMValueRef call = rwc_ir_call(l->unit, l->builder, name, l->t.none, operands, 3);
    rwc_ir_set_attribute(LLVMGetCalledValue(call), "noduplicate", true);
    return rwc_erase_call(l);
}

static bool lower_arguments(struct rwc_lowering *l)
{
    LLVMValueRef block = rwc_lane_at_entry(l, l->t.ptr, offsetof(struct rw_lane, arguments));
    rwc_ir_replace(l->call, block);
    return true;
}

/* ---- intersection and any-hit ---- */

static bool lower_potential(struct rwc_lowering *l)
{
    LLVMValueRef arguments[] = {l->lane, rwc_argument(l, 0)};
    LLVMValueRef result =
        rwc_ir_call(l->unit, l->builder, "rw_potential_intersection", l->t.i32, arguments, 2);
    return rwc_finish_call(l, &result, 1);
}

static bool lower_report(struct rwc_lowering *l)
{
    LLVMValueRef arguments[] = {l->lane, rwc_argument(l, 0)};
    LLVMValueRef status =
        rwc_ir_call(l->unit, l->builder, "rw_report_intersection", l->t.i32, arguments, 2);
    LLVMValueRef ends =
        LLVMBuildICmp(l->builder, LLVMIntUGE, status, rwc_u32(l, RW_STATUS_TERMINATE), "");
    rwc_leave_if(l, ends, status);
    LLVMValueRef accepted =
        LLVMBuildICmp(l->builder, LLVMIntEQ, status, rwc_u32(l, RW_STATUS_CONTINUE), "");
    LLVMValueRef result = LLVMBuildZExt(l->builder, accepted, l->t.i32, "");
    return rwc_finish_call(l, &result, 1);
}

static bool lower_intersect_child(struct rwc_lowering *l)
{
    LLVMValueRef arguments[] = {l->lane, rwc_argument(l, 0)};
    LLVMValueRef status =
        rwc_ir_call(l->unit, l->builder, "rw_intersect_child", l->t.i32, arguments, 2);
    LLVMValueRef thrown =
        LLVMBuildICmp(l->builder, LLVMIntEQ, status, rwc_u32(l, RW_STATUS_THROW), "");
    rwc_leave_if(l, thrown, status);
    return rwc_erase_call(l);
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

typedef bool lower_fn(struct rwc_lowering *l);

static const struct lowering_entry {
    const char *name; /* rwc_stub.name, or a marker's */
    lower_fn *lower;
} entries[] = {
    {"_rt_trace", lower_trace},
    {"_rt_trace_mask_flags", lower_trace},
    {"_rt_trace_time_mask_flags", lower_trace},
    {"_rt_potential_intersection", lower_potential},
    {"_rt_report_intersection", lower_report},
    {"_rt_ignore_intersection", lower_ignore},
    {"_rt_terminate_ray", lower_terminate},
    {"_rt_intersect_child", lower_intersect_child},
    {"_rt_throw", rwc_lower_throw},
    {"_rt_transform_tuple", rwc_lower_transform},
    {"_rt_get_transform", rwc_lower_get_transform},
    {"_rt_get_exception_code", rwc_lower_query},
    {"_rt_get_primitive_index", rwc_lower_query},
    {"_rt_get_ray_flags", rwc_lower_query},
    {"_rt_get_ray_mask", rwc_lower_query},
    {"_rt_get_entry_point_index", rwc_lower_query},
    {"_rt_get_lowest_group_child_index", rwc_lower_child_index},
    {"_rt_is_triangle_hit", rwc_lower_triangle_hit},
    {"_rt_is_triangle_hit_front_face", rwc_lower_triangle_hit},
    {"_rt_is_triangle_hit_back_face", rwc_lower_triangle_hit},
    {"_rt_get_triangle_barycentrics", rwc_lower_barycentrics},
    {"_rt_buffer_get", rwc_lower_buffer_get},
    {"_rt_buffer_get_id", rwc_lower_buffer_get_id},
    {"_rt_buffer_get_size", rwc_lower_buffer_size},
    {"_rt_buffer_get_id_size", rwc_lower_buffer_size_id},
    {"_rt_texture_get_f_id", rwc_lower_texture},
    {"_rt_texture_get_i_id", rwc_lower_texture},
    {"_rt_texture_get_u_id", rwc_lower_texture},
    {"_rt_texture_get_fetch_id", rwc_lower_texture},
    {"_rt_texture_get_base_id", rwc_lower_texture},
    {"_rt_texture_get_level_id", rwc_lower_texture},
    {"_rt_texture_get_grad_id", rwc_lower_texture},
    {"_rt_texture_load_or_request_f_id", rwc_lower_texture},
    {"_rt_texture_load_or_request_i_id", rwc_lower_texture},
    {"_rt_texture_load_or_request_u_id", rwc_lower_texture},
    {"_rt_texture_lod_load_or_request_f_id", rwc_lower_texture},
    {"_rt_texture_lod_load_or_request_i_id", rwc_lower_texture},
    {"_rt_texture_lod_load_or_request_u_id", rwc_lower_texture},
    {"_rt_texture_grad_load_or_request_f_id", rwc_lower_texture},
    {"_rt_texture_get_gather_id", rwc_lower_texture_gather},
    {"_rt_texture_get_size_id", rwc_lower_texture_size},
    {"_rt_load_or_request", rwc_lower_load_or_request},
    {"_rt_print_active", rwc_lower_print_active},
    {"_rt_print_start", rwc_lower_print_old},
    {"_rt_print_write32", rwc_lower_print_old},
    {"_rt_pickle_pointer", rwc_lower_print_old},
    {"_rt_unpickle_pointer", rwc_lower_print_old},
    {"vprintf", rwc_lower_vprintf},
    {"rwc.raise", rwc_lower_raise},
    {"rwc.trap", rwc_lower_trap},
    {"rwc.exit", rwc_lower_exit},
    {"rwc.arguments", lower_arguments},
};

static lower_fn *find_lowering(const char *name)
{
    if (!strncmp(name, RWC_CALL, sizeof(RWC_CALL) - 1)) return lower_callable;
    for (size_t i = 0; i < sizeof(entries) / sizeof(entries[0]); i++)
        if (!strcmp(entries[i].name, name)) return entries[i].lower;
    return NULL;
}

static bool check_stub(const struct rwc_lowering *l)
{
    const struct rwc_stub *stub = l->stub;
    if (!stub) return true;
    if (stub->kinds && !(stub->kinds >> l->desc->kind & 1))
        return rwc_ir_error(l->unit, l->call, "%s is not allowed in %s program '%s'",
                            stub->device_name, rwc_kinds[l->desc->kind].name,
                            l->desc->program->name);
    if (!find_lowering(stub->name))
        return rwc_ir_error(l->unit, l->call, "%s, used by program '%s', is not supported",
                            stub->device_name, l->desc->program->name);
    if (LLVMGetNumArgOperands(l->call) != strlen(stub->arguments))
        return rwc_ir_error(l->unit, l->call, "%s is called with %u arguments; it has %zu",
                            stub->name, LLVMGetNumArgOperands(l->call), strlen(stub->arguments));
    return true;
}

static bool lower_call(struct rwc_lowering *l)
{
    const char *callee = rwc_ir_callee(l->call);
    l->stub = rwc_stub_find(callee);
    lower_fn *lower = find_lowering(l->stub ? l->stub->name : callee);
    if (!l->stub && !lower) return true; /* a function or an LLVM intrinsic */
    LLVMPositionBuilderBefore(l->builder, l->call);
    return check_stub(l) && lower(l);
}

static bool lower_program(struct rwc_unit *unit, const struct rwc_unit_program *program)
{
    LLVMValueRef *calls;
    size_t count;
    if (!rwc_ir_calls(unit, program->function, &calls, &count)) return false;
    struct rwc_lowering l = {.unit = unit,
                             .desc = program->desc,
                             .function = program->function,
                             .lane = LLVMGetParam(program->function, 0),
                             .builder = LLVMCreateBuilderInContext(unit->context),
                             .t = rwc_ir_types(unit->context)};
    bool ok = true;
    for (size_t i = 0; i < count; i++) {
        l.call = calls[i];
        ok = lower_call(&l) && ok;
    }
    LLVMDisposeBuilder(l.builder);
    free(calls);
    return ok;
}

/* Built-in functions with results in memory are inlined here, with the helpers they call: else that
 * memory would have to outlive suspensions. */
static bool is_wanted(LLVMValueRef function)
{
    size_t length;
    const char *name = LLVMGetValueName2(function, &length);
    return !strcmp(name, "rw_transform") || !strcmp(name, "rw_get_transform") ||
           LLVMGetLinkage(function) == LLVMInternalLinkage;
}

bool rwc_pass_intrinsics(struct rwc_unit *unit)
{
    bool ok = true;
    for (size_t i = 0; i < unit->program_count; i++)
        ok = lower_program(unit, &unit->programs[i]) && ok;
    if (!ok || !rwc_ir_inline(unit, is_wanted) ||
        !rwc_llvm_passes(unit, "function(early-cse,simplifycfg,sroa,early-cse)"))
        return false;
    for (size_t i = 0; i < unit->program_count; i++)
        rwc_mark_invariants(unit->programs[i].function);
    return true;
}
