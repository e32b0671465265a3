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

#include "compiler/ir/trace_op.h"
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

/* Leaves where the condition holds; otherwise goes on before the call. */
static void leave_if(struct rwc_lowering *l, LLVMValueRef condition, LLVMValueRef status)
{
    rwc_begin_leaving(l, condition, "leave");
    rwc_end_leaving(l, status);
}

void rwc_leave_on_exception(struct rwc_lowering *l)
{
    LLVMValueRef code =
        rwc_ir_load(l->builder, l->t.i32, l->lane, offsetof(struct rw_lane, exception), 4);
    LLVMValueRef thrown = LLVMBuildICmp(l->builder, LLVMIntNE, code, rwc_u32(l, 0), "");
    leave_if(l, thrown, rwc_u32(l, RW_STATUS_THROW));
}

/* ---- rtTrace ---- */

bool rwc_traces_directly(const struct rwc_lowering *l)
{
    return l->unit->desc->strategy == RWC_STRATEGY_DIRECT;
}

/* Those that are not given are nothing, of the types that the built-in function has. */
static void fill_operands(const struct rwc_lowering *l, LLVMValueRef operands[], const char *name)
{
    LLVMValueRef built_in = LLVMGetNamedFunction(l->unit->module, name);
    for (unsigned i = 0; i < RWC_TRACE_OPERANDS; i++)
        if (!operands[i]) operands[i] = LLVMGetUndef(LLVMTypeOf(LLVMGetParam(built_in, i)));
}

void rwc_build_trace(struct rwc_lowering *l, LLVMValueRef operands[])
{
    bool direct = rwc_traces_directly(l);
    fill_operands(l, operands, direct ? RWC_TRACE_DIRECT : RWC_TRACE_SUSPENDED);
    LLVMValueRef trace = rwc_ir_call(l->unit, l->builder, direct ? RWC_TRACE_DIRECT : RWC_TRACE,
                                     l->t.none, operands, RWC_TRACE_OPERANDS);
    rwc_ir_copy_line(trace, l->call);
    if (direct)
        rwc_leave_on_exception(l);
    else
        rwc_ir_set_attribute(LLVMGetCalledValue(trace), "noduplicate", true);
}

static bool lower_trace(struct rwc_lowering *l)
{
    enum { RAY_ARGUMENTS = RWC_TRACE_MASK - RWC_TRACE_ROOT }; /* the stubs begin with them */
    const unsigned number = l->stub->number;
    bool timed = number == RWC_STUB_TRACE_TIME || number == RWC_STUB_TRACE_TIME_MASK_FLAGS;
    bool masked = number == RWC_STUB_TRACE_MASK_FLAGS || number == RWC_STUB_TRACE_TIME_MASK_FLAGS;
    unsigned next = RAY_ARGUMENTS + timed;
    LLVMValueRef operands[RWC_TRACE_OPERANDS] = {[RWC_TRACE_LANE] = l->lane};
    for (unsigned i = 0; i < RAY_ARGUMENTS; i++) operands[RWC_TRACE_ROOT + i] = rwc_argument(l, i);
    operands[RWC_TRACE_MASK] = masked ? rwc_argument(l, next++) : rwc_u32(l, RT_VISIBILITY_ALL);
    operands[RWC_TRACE_FLAGS] = masked ? rwc_argument(l, next++) : rwc_u32(l, RT_RAY_FLAG_NONE);
    operands[RWC_TRACE_PAYLOAD] = rwc_ir_generic_pointer(l->builder, rwc_argument(l, next));
    operands[RWC_TRACE_PAYLOAD_SIZE] = rwc_argument(l, next + 1);
    operands[RWC_TRACE_TIME] = timed ? rwc_argument(l, RAY_ARGUMENTS) : LLVMConstNull(l->t.f32);
    rwc_build_trace(l, operands);
    return rwc_erase_call(l);
}

/* ---- callable programs with frames ---- */

/* Where nothing can suspend such a program cannot run: its id is as good as none. */
static bool lower_callable(struct rwc_lowering *l)
{
    if (!rwc_kinds[l->desc->kind].may_trace)
        return rwc_can_throw(l) ? rwc_throw(l, rwc_u32(l, RT_EXCEPTION_PROGRAM_ID_INVALID), NULL, 0)
                                : rwc_erase_call(l);
    LLVMValueRef operands[3] = {l->lane, rwc_argument(l, 0), rwc_argument(l, 1)};
    if (rwc_traces_directly(l)) {
        rwc_ir_call(l->unit, l->builder, "rw_call_direct", l->t.none, operands, 3);
        rwc_leave_on_exception(l);
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

/* Calls a built-in function of the lane and the stub's argument. */
static LLVMValueRef call_built_in(struct rwc_lowering *l, const char *name)
{
    LLVMValueRef arguments[] = {l->lane, rwc_argument(l, 0)};
    return rwc_ir_call(l->unit, l->builder, name, l->t.i32, arguments, 2);
}

static bool lower_potential(struct rwc_lowering *l)
{
    LLVMValueRef result = call_built_in(l, "rw_potential_intersection");
    return rwc_finish_call(l, &result, 1);
}

bool rwc_finish_report(struct rwc_lowering *l, LLVMValueRef status)
{
    LLVMValueRef ends =
        LLVMBuildICmp(l->builder, LLVMIntUGE, status, rwc_u32(l, RW_STATUS_TERMINATE), "");
    leave_if(l, ends, status);
    LLVMValueRef accepted =
        LLVMBuildICmp(l->builder, LLVMIntEQ, status, rwc_u32(l, RW_STATUS_CONTINUE), "");
    LLVMValueRef result = LLVMBuildZExt(l->builder, accepted, l->t.i32, "");
    return rwc_finish_call(l, &result, 1);
}

static bool lower_report(struct rwc_lowering *l)
{
    return rwc_finish_report(l, call_built_in(l, "rw_report_intersection"));
}

static bool lower_intersect_child(struct rwc_lowering *l)
{
    LLVMValueRef status = call_built_in(l, "rw_intersect_child");
    LLVMValueRef thrown =
        LLVMBuildICmp(l->builder, LLVMIntEQ, status, rwc_u32(l, RW_STATUS_THROW), "");
    leave_if(l, thrown, status);
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

static lower_fn *const of_stubs[RWC_STUBS] = {
    [RWC_STUB_TRACE] = lower_trace,
    [RWC_STUB_TRACE_TIME] = lower_trace,
    [RWC_STUB_TRACE_MASK_FLAGS] = lower_trace,
    [RWC_STUB_TRACE_TIME_MASK_FLAGS] = lower_trace,
    [RWC_STUB_POTENTIAL_INTERSECTION] = lower_potential,
    [RWC_STUB_REPORT_INTERSECTION] = lower_report,
    [RWC_STUB_IGNORE_INTERSECTION] = lower_ignore,
    [RWC_STUB_TERMINATE_RAY] = lower_terminate,
    [RWC_STUB_INTERSECT_CHILD] = lower_intersect_child,
    [RWC_STUB_THROW] = rwc_lower_throw,
    [RWC_STUB_TRANSFORM_TUPLE] = rwc_lower_transform,
    [RWC_STUB_GET_TRANSFORM] = rwc_lower_get_transform,
    [RWC_STUB_GET_EXCEPTION_CODE] = rwc_lower_query,
    [RWC_STUB_GET_PRIMITIVE_INDEX] = rwc_lower_query,
    [RWC_STUB_GET_RAY_FLAGS] = rwc_lower_query,
    [RWC_STUB_GET_RAY_MASK] = rwc_lower_query,
    [RWC_STUB_GET_ENTRY_POINT_INDEX] = rwc_lower_query,
    [RWC_STUB_GET_LOWEST_GROUP_CHILD_INDEX] = rwc_lower_child_index,
    [RWC_STUB_IS_TRIANGLE_HIT] = rwc_lower_triangle_hit,
    [RWC_STUB_IS_TRIANGLE_HIT_FRONT_FACE] = rwc_lower_triangle_hit,
    [RWC_STUB_IS_TRIANGLE_HIT_BACK_FACE] = rwc_lower_triangle_hit,
    [RWC_STUB_GET_TRIANGLE_BARYCENTRICS] = rwc_lower_barycentrics,
    [RWC_STUB_BUFFER_GET] = rwc_lower_buffer_get,
    [RWC_STUB_BUFFER_GET_ID] = rwc_lower_buffer_get_id,
    [RWC_STUB_BUFFER_GET_SIZE] = rwc_lower_buffer_size,
    [RWC_STUB_BUFFER_GET_ID_SIZE] = rwc_lower_buffer_size_id,
    [RWC_STUB_TEXTURE_GET_F_ID] = rwc_lower_texture,
    [RWC_STUB_TEXTURE_GET_I_ID] = rwc_lower_texture,
    [RWC_STUB_TEXTURE_GET_U_ID] = rwc_lower_texture,
    [RWC_STUB_TEXTURE_GET_FETCH_ID] = rwc_lower_texture,
    [RWC_STUB_TEXTURE_GET_BASE_ID] = rwc_lower_texture,
    [RWC_STUB_TEXTURE_GET_LEVEL_ID] = rwc_lower_texture,
    [RWC_STUB_TEXTURE_GET_GRAD_ID] = rwc_lower_texture,
    [RWC_STUB_TEXTURE_LOAD_OR_REQUEST_F_ID] = rwc_lower_texture,
    [RWC_STUB_TEXTURE_LOAD_OR_REQUEST_I_ID] = rwc_lower_texture,
    [RWC_STUB_TEXTURE_LOAD_OR_REQUEST_U_ID] = rwc_lower_texture,
    [RWC_STUB_TEXTURE_LOD_LOAD_OR_REQUEST_F_ID] = rwc_lower_texture,
    [RWC_STUB_TEXTURE_LOD_LOAD_OR_REQUEST_I_ID] = rwc_lower_texture,
    [RWC_STUB_TEXTURE_LOD_LOAD_OR_REQUEST_U_ID] = rwc_lower_texture,
    [RWC_STUB_TEXTURE_GRAD_LOAD_OR_REQUEST_F_ID] = rwc_lower_texture,
    [RWC_STUB_TEXTURE_GET_GATHER_ID] = rwc_lower_texture_gather,
    [RWC_STUB_TEXTURE_GET_SIZE_ID] = rwc_lower_texture_size,
    [RWC_STUB_LOAD_OR_REQUEST] = rwc_lower_load_or_request,
    [RWC_STUB_PRINT_ACTIVE] = rwc_lower_print_active,
    [RWC_STUB_PRINT_START] = rwc_lower_print_old,
    [RWC_STUB_PRINT_WRITE32] = rwc_lower_print_old,
    [RWC_STUB_PICKLE_POINTER] = rwc_lower_print_old,
    [RWC_STUB_UNPICKLE_POINTER] = rwc_lower_print_old,
    [RWC_STUB_VPRINTF] = rwc_lower_vprintf,
};

static lower_fn *const of_markers[RWC_MARKERS] = {
    [RWC_MARKER_CALL] = lower_callable, [RWC_MARKER_RAISE] = rwc_lower_raise,
    [RWC_MARKER_TRAP] = rwc_lower_trap, [RWC_MARKER_EXIT] = rwc_lower_exit,
    [RWC_MARKER_LOOP] = rwc_lower_loop, [RWC_MARKER_ARGUMENTS] = lower_arguments,
};

static lower_fn *lower_of(const struct rwc_stub *stub)
{
    return rwc_stub_is_optix7(stub) ? rwc_lower_optix7 : of_stubs[stub->number];
}

static bool check_stub(const struct rwc_lowering *l)
{
    const struct rwc_stub *stub = l->stub;
    if (!stub) return true;
    if (stub->kinds && !(stub->kinds >> l->desc->kind & 1))
        return rwc_ir_error(l->unit, l->call, "%s is not allowed in %s program '%s'",
                            stub->device_name, rwc_kinds[l->desc->kind].name,
                            l->desc->program->name);
    if (!lower_of(stub))
        return rwc_ir_error(l->unit, l->call, "%s, used by program '%s', is not supported",
                            stub->device_name, l->desc->program->name);
    if (LLVMGetNumArgOperands(l->call) != strlen(stub->arguments))
        return rwc_ir_error(l->unit, l->call, "%s is called with %u arguments; it has %zu",
                            stub->name, LLVMGetNumArgOperands(l->call), strlen(stub->arguments));
    return true;
}

static bool lower_call(struct rwc_lowering *l)
{
    l->stub = rwc_stub_find(rwc_ir_callee(l->call));
    lower_fn *lower = l->stub ? lower_of(l->stub) : of_markers[rwc_marker_of(l->call)];
    if (!l->stub && !lower) return true; /* a function or an LLVM intrinsic */
    LLVMPositionBuilderBefore(l->builder, l->call);
    return check_stub(l) && lower(l);
}

static bool lower_function(struct rwc_unit *unit, const struct rwc_program_desc *desc,
                           LLVMValueRef function)
{
    LLVMValueRef *calls;
    size_t count;
    if (!rwc_ir_calls(unit, function, &calls, &count)) return false;
    struct rwc_lowering l = {.unit = unit,
                             .desc = desc,
                             .function = function,
                             .lane = LLVMGetParam(function, 0),
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

/* Where rays nest in functions, a lane that goes to one of these is in memory. */
static bool nests(LLVMValueRef function)
{
    const char *name = LLVMGetValueName(function);
    return !strcmp(name, RWC_TRACE_DIRECT) || !strcmp(name, "rw_call_direct");
}

/* Of what stays, the lane is taken apart later: no function may have it but those that stay. */
static bool open_built_ins(struct rwc_unit *unit, LLVMValueRef function)
{
    static const char name[] = "alwaysinline";
    unsigned kind = LLVMGetEnumAttributeKindForName(name, sizeof(name) - 1);
    LLVMAttributeRef attribute = LLVMCreateEnumAttribute(unit->context, kind, 0);
    LLVMValueRef *calls;
    size_t count;
    if (!rwc_ir_calls(unit, function, &calls, &count)) return false;
    for (size_t k = 0; k < count; k++) {
        LLVMValueRef callee = LLVMGetCalledValue(calls[k]);
        bool has_lane = LLVMGetNumArgOperands(calls[k]) &&
                        LLVMGetOperand(calls[k], 0) == LLVMGetParam(function, 0);
        if (has_lane && LLVMIsAFunction(callee) && !rwc_ir_stays(callee) && !nests(callee))
            LLVMAddCallSiteAttribute(calls[k], (LLVMAttributeIndex)LLVMAttributeFunctionIndex,
                                     attribute);
    }
    free(calls);
    return true;
}

static bool lower_functions(struct rwc_unit *unit)
{
    bool ok = true;
    for (LLVMValueRef f = LLVMGetFirstFunction(unit->module); f; f = LLVMGetNextFunction(f)) {
        const struct rwc_program_desc *view = rwc_ir_view(unit, f);
        if (view) ok = lower_function(unit, view, f) && open_built_ins(unit, f) && ok;
    }
    return ok;
}

/* Built-in functions with results in memory are inlined here, with the helpers they call: else that
 * memory would have to outlive suspensions. What a traversal found is all written to the lane, by
 * much code, and can wait. */
static bool is_wanted(LLVMValueRef function)
{
    size_t length;
    const char *name = LLVMGetValueName2(function, &length);
    if (!strcmp(name, RWC_OPTIX7_BUILT_IN "keep_hit")) return false;
    return !strcmp(name, "rw_transform") || !strcmp(name, "rw_get_transform") ||
           !strncmp(name, RWC_OPTIX7_BUILT_IN, strlen(RWC_OPTIX7_BUILT_IN)) ||
           LLVMGetLinkage(function) == LLVMInternalLinkage;
}

bool rwc_pass_intrinsics(struct rwc_unit *unit)
{
    bool ok = true;
    rwc_find_optix7_details(unit);
    for (size_t i = 0; i < unit->program_count; i++)
        ok = lower_function(unit, rwc_program_view(&unit->programs[i]),
                            unit->programs[i].function) &&
             ok;
    ok = lower_functions(unit) && ok;
    rwc_keep_traversal(unit);
    if (!ok || !rwc_ir_inline(unit, is_wanted) ||
        !rwc_llvm_passes(unit, "function(early-cse,simplifycfg,sroa,early-cse)"))
        return false;
    return rwc_pass_invariants(unit);
}
