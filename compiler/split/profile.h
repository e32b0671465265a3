/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Calls of the counters (programs/profile.cuh) in a profiled kernel. split and merge say where
 * states begin and end; all of these do nothing when the kernel is not profiled.
 */
#ifndef RWC_PROFILE_H
#define RWC_PROFILE_H

#include "compiler/unit.h"

bool rwc_is_profiled(const struct rwc_unit *unit);
/* The state of a warp that is in no other: the number after the last; valid after split. */
uint32_t rwc_profile_dispatch(const struct rwc_unit *unit);

/* split: at the start of `block` the state begins; the program goes to sleep, to be resumed
 * there. */
void rwc_profile_enter(struct rwc_unit *unit, LLVMBuilderRef builder, LLVMValueRef lane,
                       LLVMBasicBlockRef block, uint32_t state);
void rwc_profile_suspend(struct rwc_unit *unit, LLVMBuilderRef builder, LLVMValueRef lane,
                         uint32_t state);

/* merge: around the call of a program. The result of the first goes into the second. */
LLVMValueRef rwc_profile_begin(struct rwc_unit *unit, LLVMBuilderRef builder,
                               const struct rwc_unit_program *program, LLVMValueRef lane);
void rwc_profile_end(struct rwc_unit *unit, LLVMBuilderRef builder,
                     const struct rwc_unit_program *program, LLVMValueRef lane,
                     LLVMValueRef before);
/* GPU: address of this warp's struct rw_profile_warp in shared memory. */
LLVMValueRef rwc_profile_warp(struct rwc_unit *unit, LLVMBuilderRef builder);

#endif
