/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Shared by the files of the intrinsics pass: one call of the device API under work, and the ways
 * to leave a program in the middle.
 */
#ifndef RWC_INTRINSICS_H
#define RWC_INTRINSICS_H

#include "compiler/ir/ir.h"
#include "compiler/ir/marker.h"
#include "compiler/module/stubs.h"

struct rwc_lowering {
    struct rwc_unit *unit;
    const struct rwc_program_desc *desc;
    LLVMValueRef function, lane;
    LLVMValueRef call;      /* the stub's call */
    LLVMBuilderRef builder; /* before the call */
    struct rwc_types t;
    const struct rwc_stub *stub;
};

static inline LLVMValueRef rwc_argument(const struct rwc_lowering *l, unsigned index)
{
    return LLVMGetOperand(l->call, index);
}

static inline LLVMValueRef rwc_u32(const struct rwc_lowering *l, uint32_t value)
{
    return LLVMConstInt(l->t.i32, value, 0);
}

bool rwc_has_feature(const struct rwc_lowering *l, enum rw_feature feature);

/* A lane field as it was when the program began; a trace may have changed it since. */
LLVMValueRef rwc_lane_at_entry(struct rwc_lowering *l, LLVMTypeRef type, size_t field);
LLVMValueRef rwc_launch(struct rwc_lowering *l); /* lane->launch */

/* Gives the call its result, from `count` values as the stub's struct, and erases it. */
bool rwc_finish_call(struct rwc_lowering *l, const LLVMValueRef *results, unsigned count);

/* Ends the program before the call, with a status where it returns one. What follows the call
 * becomes unreachable, and the call is erased. */
bool rwc_leave(struct rwc_lowering *l, LLVMValueRef status);
/* The two halves of leaving where the condition holds, with the builder in the block of those who
 * leave in between; the others go on before the call. */
void rwc_begin_leaving(struct rwc_lowering *l, LLVMValueRef condition, const char *name);
void rwc_end_leaving(struct rwc_lowering *l, LLVMValueRef status);
/* After something that may have thrown: leaves as well. */
void rwc_leave_on_exception(struct rwc_lowering *l);
bool rwc_erase_call(struct rwc_lowering *l);

/* ---- exceptions.c ---- */

/* One of the numbers that rtPrintExceptionDetails tells: struct rw_exception_details. */
struct rwc_detail {
    unsigned slot;
    bool wide;
    LLVMValueRef value;
};

/* Raises an exception: lane->exception = code, then leave with RW_STATUS_THROW. */
bool rwc_throw(struct rwc_lowering *l, LLVMValueRef code, const struct rwc_detail *details,
               size_t count);
void rwc_throw_if(struct rwc_lowering *l, LLVMValueRef condition, uint32_t code,
                  const struct rwc_detail *details, size_t count);
/* Exceptions exist where a launch index is processed, and not in the program that handles them. */
bool rwc_can_throw(const struct rwc_lowering *l);
/* Detail 1 of an id that is none: null, beyond the table, or of something destroyed, which has
 * another number for textures. */
#define RWC_ID_DELETED 3u
#define RWC_TEXTURE_DELETED ~0u
LLVMValueRef rwc_bad_id_reason(struct rwc_lowering *l, LLVMValueRef id, LLVMValueRef in_table,
                               uint32_t deleted);

/* One function a family of stubs; each erases the call. False: an error was reported. */
bool rwc_lower_zero(struct rwc_lowering *l); /* the result is 0 */
bool rwc_lower_throw(struct rwc_lowering *l);
bool rwc_lower_raise(struct rwc_lowering *l);
bool rwc_lower_trap(struct rwc_lowering *l);
bool rwc_lower_exit(struct rwc_lowering *l);
bool rwc_lower_loop(struct rwc_lowering *l);
bool rwc_lower_query(struct rwc_lowering *l);
bool rwc_lower_triangle_hit(struct rwc_lowering *l);
bool rwc_lower_barycentrics(struct rwc_lowering *l);
bool rwc_lower_child_index(struct rwc_lowering *l);
bool rwc_lower_transform(struct rwc_lowering *l);
bool rwc_lower_get_transform(struct rwc_lowering *l);
bool rwc_lower_buffer_get(struct rwc_lowering *l);
bool rwc_lower_buffer_get_id(struct rwc_lowering *l);
bool rwc_lower_buffer_size(struct rwc_lowering *l);
bool rwc_lower_buffer_size_id(struct rwc_lowering *l);
bool rwc_lower_load_or_request(struct rwc_lowering *l);
bool rwc_lower_texture(struct rwc_lowering *l);
bool rwc_lower_texture_gather(struct rwc_lowering *l);
bool rwc_lower_texture_size(struct rwc_lowering *l);
bool rwc_lower_print_active(struct rwc_lowering *l);
bool rwc_lower_print_old(struct rwc_lowering *l);
bool rwc_lower_vprintf(struct rwc_lowering *l);
bool rwc_lower_optix7(struct rwc_lowering *l);
bool rwc_lower_optix7_throw(struct rwc_lowering *l);
bool rwc_lower_optix7_detail(struct rwc_lowering *l);
bool rwc_lower_optix7_vertices(struct rwc_lowering *l);
bool rwc_lower_optix7_ribbon_normal(struct rwc_lowering *l);
/* Calls the built-in function of that name and suffix on the lane. */
LLVMValueRef rwc_call_optix7(struct rwc_lowering *l, LLVMBuilderRef builder, const char *name,
                             const char *suffix, LLVMTypeRef result, LLVMValueRef *arguments,
                             unsigned count);
/* Before any of these: sets unit->records_details if an exception program asks for one. */
void rwc_find_optix7_details(struct rwc_unit *unit);
/* Strategy DIRECT: the ray has been traced, and its programs have run, when the call is over. */
bool rwc_traces_directly(const struct rwc_lowering *l);
/* Traces: the marker rwc.trace or the call, before the stub's call, which stays. `operands` as in
 * ir/trace_op.h; those that nobody will read may be NULL. */
void rwc_build_trace(struct rwc_lowering *l, LLVMValueRef operands[]);
/* The end of a report: its status leaves the program, or says whether the hit was accepted. */
bool rwc_finish_report(struct rwc_lowering *l, LLVMValueRef status);

#endif
