/* SPDX-License-Identifier: Apache-2.0 */
/* What the files of the outline pass share. */
#ifndef RWC_OUTLINE_H
#define RWC_OUTLINE_H

#include "compiler/unit.h"

/* A bit for each RWC_LANE_STEP bytes of a struct rw_lane: no field lies across two of these. */
enum { RWC_LANE_STEP = 8 };
struct rwc_lane_use {
    uint64_t read, written;
};

/* What the function that `pointer` is a value of does to the lane there. Whatever cannot be
 * followed does everything. */
struct rwc_lane_use rwc_lane_use(struct rwc_unit *unit, LLVMValueRef pointer);
/* The same with functions that it calls, and those call, but for `without`, which may be NULL. */
struct rwc_lane_use rwc_lane_use_below(struct rwc_unit *unit, LLVMValueRef pointer,
                                       LLVMValueRef without);

/* Gives a function registers for the fields of a lane that it uses itself; those that it calls find
 * the lane in memory. The lane is the function's first parameter, or a variable of its own. */
void rwc_lane_to_registers(struct rwc_unit *unit, LLVMValueRef function, LLVMValueRef lane);

#endif
