/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intrinsics, exceptions: how a program raises one, and what it leaves for the exception program.
 *
 *   rtThrow(code)  ->  lane.exception = code;  ret RW_STATUS_THROW
 *
 * Details (rw_exception_details) go to the start of the continuation stack: whatever lies there
 * belongs to programs that the exception ends. They are written only if some exception program of
 * the kernel reads them, and volatile, so that they do not become registers of the main loop.
 */
#include <stddef.h>

#include "compiler/bind/bind.h"
#include "compiler/device_api/intrinsics.h"
#include "raywright.h"

bool rwc_can_throw(const struct rwc_lowering *l)
{
    return rwc_kinds[l->desc->kind].may_throw;
}

static void store_exception(struct rwc_lowering *l, LLVMValueRef code)
{
    rwc_ir_store(l->builder, code, l->lane, offsetof(struct rw_lane, exception), 4);
}

static void store_details(struct rwc_lowering *l, const struct rwc_detail *details, size_t count)
{
    if (!l->unit->records_details || !count) return;
    LLVMValueRef stack =
        rwc_ir_load(l->builder, l->t.ptr, l->lane, offsetof(struct rw_lane, stack), 8);
    for (size_t i = 0; i < count; i++) {
        size_t offset = details[i].wide
                            ? offsetof(struct rw_exception_details, wide) + 8 * details[i].slot
                            : offsetof(struct rw_exception_details, word) + 4 * details[i].slot;
        LLVMValueRef place = rwc_ir_at(l->builder, stack, offset);
        LLVMSetVolatile(LLVMBuildStore(l->builder, details[i].value, place), true);
    }
}

bool rwc_throw(struct rwc_lowering *l, LLVMValueRef code, const struct rwc_detail *details,
               size_t count)
{
    store_details(l, details, count);
    store_exception(l, code);
    return rwc_leave(l, rwc_u32(l, RW_STATUS_THROW));
}

void rwc_throw_if(struct rwc_lowering *l, LLVMValueRef condition, uint32_t code,
                  const struct rwc_detail *details, size_t count)
{
    rwc_begin_leaving(l, condition, "throw");
    store_details(l, details, count);
    store_exception(l, rwc_u32(l, code));
    rwc_end_leaving(l, rwc_u32(l, RW_STATUS_THROW));
}

/* Why an id is none, as the classic headers number it. */
LLVMValueRef rwc_bad_id_reason(struct rwc_lowering *l, LLVMValueRef id, LLVMValueRef in_table,
                               uint32_t deleted)
{
    enum { IS_NULL = 1, OUT_OF_RANGE };
    LLVMValueRef null = LLVMBuildICmp(l->builder, LLVMIntEQ, id, rwc_u32(l, 0), "");
    LLVMValueRef other =
        LLVMBuildSelect(l->builder, in_table, rwc_u32(l, deleted), rwc_u32(l, OUT_OF_RANGE), "");
    return LLVMBuildSelect(l->builder, null, rwc_u32(l, IS_NULL), other, "");
}

static LLVMValueRef out_of_user_range(struct rwc_lowering *l, LLVMValueRef code)
{
    LLVMValueRef above = LLVMBuildSub(l->builder, code, rwc_u32(l, RT_EXCEPTION_USER), "");
    return LLVMBuildICmp(l->builder, LLVMIntUGT, above,
                         rwc_u32(l, RT_EXCEPTION_USER_MAX - RT_EXCEPTION_USER), "");
}

bool rwc_lower_throw(struct rwc_lowering *l)
{
    if (!rwc_can_throw(l)) return rwc_erase_call(l);
    LLVMValueRef code = rwc_argument(l, 0);
    if (rwc_has_feature(l, RW_FEATURE_THROW_CHECK)) {
        const struct rwc_detail detail = {0, false, code};
        rwc_throw_if(l, out_of_user_range(l, code), RT_EXCEPTION_USER_EXCEPTION_CODE_OUT_OF_BOUNDS,
                     &detail, 1);
    }
    if (!rwc_has_feature(l, RW_FEATURE_USER_EXCEPTION)) return rwc_erase_call(l);
    return rwc_throw(l, code, NULL, 0);
}

/* optixThrowException: codes are counted from 0, and the details follow. */
bool rwc_lower_optix7_throw(struct rwc_lowering *l)
{
    struct rwc_detail details[8];
    size_t count = strlen(l->stub->arguments) - 1;
    if (!rwc_can_throw(l) || !rwc_has_feature(l, RW_FEATURE_USER_EXCEPTION))
        return rwc_erase_call(l);
    for (unsigned i = 0; i < count; i++)
        details[i] = (struct rwc_detail){i, false, rwc_argument(l, 1 + i)};
    LLVMValueRef code =
        LLVMBuildAdd(l->builder, rwc_argument(l, 0), rwc_u32(l, RT_EXCEPTION_USER), "");
    return rwc_throw(l, code, details, count);
}

static bool is_detail(LLVMValueRef function)
{
    size_t length;
    if (!LLVMIsDeclaration(function) || !LLVMGetFirstUse(function)) return false;
    const struct rwc_stub *stub = rwc_stub_find(LLVMGetValueName2(function, &length));
    return stub && stub->number >= RWC_STUB_O7_DETAIL_0 && stub->number <= RWC_STUB_O7_DETAIL_7;
}

void rwc_find_optix7_details(struct rwc_unit *unit)
{
    LLVMValueRef f = LLVMGetFirstFunction(unit->module);
    for (; f && !unit->records_details; f = LLVMGetNextFunction(f))
        unit->records_details = is_detail(f);
}

/* The last character of the name is which. */
bool rwc_lower_optix7_detail(struct rwc_lowering *l)
{
    size_t slot = (size_t)(l->stub->name[strlen(l->stub->name) - 1] - '0');
    size_t offset = offsetof(struct rw_exception_details, word) + 4 * slot;
    LLVMValueRef value = rwc_load_detail(l->builder, l->t.i32, l->lane, offset);
    return rwc_finish_call(l, &value, 1);
}

/* The largest bindless id of a callable program in the kernel; those that are bound to variables
 * have numbers far above. */
static uint32_t largest_id(const struct rwc_kernel_desc *desc)
{
    enum { FIRST_BOUND = 0x40000000 };
    uint32_t largest = 0;
    for (size_t i = 0; i < desc->program_count; i++) {
        uint32_t id = desc->programs[i].callable_id;
        if (id < FIRST_BOUND && id > largest) largest = id;
    }
    return largest;
}

/* The call of a callable program that there is not; the feature was checked where the marker was
 * made. Argument 1 is the id. */
bool rwc_lower_raise(struct rwc_lowering *l)
{
    if (!rwc_can_throw(l)) return rwc_erase_call(l);
    LLVMValueRef id = LLVMBuildTrunc(l->builder, rwc_argument(l, 1), l->t.i32, "");
    LLVMValueRef known =
        LLVMBuildICmp(l->builder, LLVMIntULE, id, rwc_u32(l, largest_id(l->unit->desc)), "");
    const struct rwc_detail details[] = {
        {0, false, id}, {1, false, rwc_bad_id_reason(l, id, known, RWC_ID_DELETED)}};
    return rwc_throw(l, rwc_argument(l, 0), details, 2);
}

/* A hardware trap would end the context of the host. */
bool rwc_lower_trap(struct rwc_lowering *l)
{
    LLVMValueRef code = rwc_u32(l, RT_EXCEPTION_INTERNAL_ERROR);
    return rwc_can_throw(l) ? rwc_throw(l, code, NULL, 0)
                            : rwc_leave(l, rwc_u32(l, RW_STATUS_CONTINUE));
}

/* Ends the launch index, not only this program. */
bool rwc_lower_exit(struct rwc_lowering *l)
{
    LLVMValueRef code = rwc_u32(l, RW_EXCEPTION_EXIT);
    return rwc_can_throw(l) ? rwc_throw(l, code, NULL, 0)
                            : rwc_leave(l, rwc_u32(l, RW_STATUS_CONTINUE));
}

/* The end of the launch index as well, if the launch is cancelled. Programs that run outside of
 * launches go on. */
bool rwc_lower_loop(struct rwc_lowering *l)
{
    if (!rwc_kinds[l->desc->kind].in_launch) return rwc_erase_call(l);
    LLVMValueRef cancelled =
        rwc_ir_call(l->unit, l->builder, "rw_cancelled", l->t.i32, &l->lane, 1);
    LLVMValueRef leaves = LLVMBuildICmp(l->builder, LLVMIntNE, cancelled, rwc_u32(l, 0), "");
    rwc_begin_leaving(l, leaves, "cancelled");
    if (rwc_can_throw(l)) store_exception(l, rwc_u32(l, RW_EXCEPTION_EXIT));
    rwc_end_leaving(l, rwc_u32(l, rwc_can_throw(l) ? RW_STATUS_THROW : RW_STATUS_CONTINUE));
    return rwc_erase_call(l);
}
