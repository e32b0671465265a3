/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Functions that built-in device code calls and the compiler defines when it merges the user's
 * programs in (compiler/merge/merge.c), or answers before (compiler/load/features.c). All are
 * inlined; none survives to the emitted kernel.
 */
#ifndef RW_HOOKS_H
#define RW_HOOKS_H

#include "raywright_abi.h"

#ifndef __device__ /* a host compiler reads this, for tests */
#define __device__
#endif

#ifdef __cplusplus
extern "C" {
#endif
/* The features of enum rw_feature this kernel was built for; a constant. */
__device__ rw_u32 rw_hook_features(void);
/* RTrayflags that rays of this kernel may have, and those that all of them have; constants. */
__device__ rw_u32 rw_hook_ray_flags(void);
__device__ rw_u32 rw_hook_common_ray_flags(void);
/* Continuation stack of this lane (16-byte aligned): all that runs within the limits below can
 * need. */
__device__ unsigned char *rw_hook_stack(void);
/* Strategy BATCH, where each launch index has its own: the bytes of that stack. Are there callable
 * programs that are states? Are there paged buffers? */
__device__ rw_u32 rw_hook_stack_size(void);
__device__ rw_u32 rw_hook_has_calls(void);
__device__ rw_u32 rw_hook_has_pages(void);       /* RW_FEATURE_PAGING */
__device__ rw_u32 rw_hook_has_paged_trees(void); /* RW_FEATURE_PAGED_TREES */
__device__ rw_u32 rw_hook_has_micromaps(void);   /* RW_FEATURE_MICROMAPS */
__device__ rw_u32 rw_hook_mixes_culling(void);   /* RW_FEATURE_MIXED_CULLING */
/* Strategy DIRECT: is traversal to be one function, and not a copy at each trace site? */
__device__ rw_u32 rw_hook_traverses_apart(void);
/* The same: states from this one on, 0: there are none, are rounds of loops, or what follows these,
 * which the bits tell. What a lane keeps while it waits there. */
__device__ rw_u32 rw_hook_first_round(void);
__device__ rw_u32 rw_hook_round_ends(void);
__device__ unsigned char *rw_hook_rounds(void);
/* rtTrace calls that may be open at once, below 256; no run can have more: nothing recurses. */
__device__ rw_u32 rw_hook_max_depth(void);
__device__ rw_u32 rw_hook_depth_suffices(void);
/* Calls of callable programs that may be open at once, one in another without a trace between. */
__device__ rw_u32 rw_hook_max_calls(void);
__device__ rw_u32 rw_hook_calls_suffice(void); /* no run can have more: none recurses */
/* Room for all attributes of one hit; every call gives room of its own. Size in bytes, a
 * multiple of 4. */
__device__ unsigned char *rw_hook_hit_attributes(void);
__device__ unsigned char *rw_hook_candidate_attributes(void);
__device__ rw_u32 rw_hook_attribute_size(void);
/* Profiled kernels: memory that the lanes of a warp share; the number of the state in which a warp
 * is when it is in no other. */
__device__ struct rw_profile_warp *rw_hook_profile_warp(void);
__device__ rw_u32 rw_hook_profile_dispatch(void);
/* The constant block. */
__device__ const unsigned char *rw_hook_constants(const struct rw_launch *launch);
/* Runs lane->state's piece of program; leaves the next state in lane->state. */
__device__ void rw_hook_step(struct rw_lane *lane);
/* The same for closest-hit and miss programs alone, from their entry: strategy DIRECT. */
__device__ void rw_hook_shade(struct rw_lane *lane);
/* The same for callable programs with frames. */
__device__ void rw_hook_call(struct rw_lane *lane, rw_u32 program);
/* Runs an intersection program on lane->primitive, an any-hit program on the candidate. */
__device__ rw_u32 rw_hook_intersect(struct rw_lane *lane, rw_u32 program);
__device__ rw_u32 rw_hook_any_hit(struct rw_lane *lane, rw_u32 program);
/* Runs an attribute program on the candidate triangle: kind, primitive, barycentrics, geometry and
 * instance are set; it writes into lane->attributes. CONTINUE or THROW. */
__device__ rw_u32 rw_hook_attribute_program(struct rw_lane *lane, rw_u32 program);
/* Runs the visit program of a selector. CONTINUE or THROW. */
__device__ rw_u32 rw_hook_visit(struct rw_lane *lane, rw_u32 program);
/* Runs a bounding box program; result: 6 floats in global memory. */
__device__ void rw_hook_bounds(struct rw_lane *lane, rw_u32 program, rw_u32 primitive,
                               float *result);

#if !defined(__CUDA__)
/* A build for the host, without the compiler: whoever makes it plays the warp. All lanes of a warp
 * meet in ballot and shuffle. */
rw_u32 rw_host_warp_size(void);
rw_u32 rw_host_warp_lane(void);
rw_u32 rw_host_warp_ballot(rw_u32 vote);
rw_u32 rw_host_warp_shuffle(rw_u32 value, rw_u32 from);
#endif
#ifdef __cplusplus
}
#endif

#endif
