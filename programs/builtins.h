/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Built-in device functions that the compiler calls by name (passes intrinsics, split and merge),
 * and the two kernels. Everything but the kernels is inlined; rw_trace_direct is not where programs
 * recurse.
 */
#ifndef RW_BUILTINS_H
#define RW_BUILTINS_H

#include "raywright_abi.h"

#ifndef __device__ /* a host compiler reads this, for tests */
#define __device__
#define __global__
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ---- kernels: RWC_ENTRY_LAUNCH and RWC_ENTRY_BOUNDS ---- */

__global__ void rw_megakernel(struct rw_launch launch);
/* Bounding boxes of primitives [first, first + count) of a geometry record, 6 floats each. */
__global__ void rw_bounds(struct rw_launch launch, rw_u32 program, rw_u32 geometry, rw_u32 first,
                          rw_u32 count, float *out);

/* ---- rtTrace, and the ends of programs ---- */

/* Reserves the caller's frame and writes the resume state into its last 4 bytes. 0, with
 * lane->exception set, when the stack or the trace depth does not allow it. */
__device__ rw_u32 rw_push(struct rw_lane *lane, rw_u32 frame_size, rw_u32 resume_state);
/* Starts a ray; state becomes RW_STATE_TRAVERSE. May set lane->exception. */
__device__ void rw_trace(struct rw_lane *lane, rw_u32 root, float ox, float oy, float oz, float dx,
                         float dy, float dz, rw_u32 ray_type, float tmin, float tmax, rw_u32 mask,
                         rw_u32 flags, unsigned char *payload, rw_u32 payload_size, float time);
/* The caller's resume point, whose frame is on top of the stack, becomes lane->resume: where a
 * closest-hit or miss program begins or is resumed, long before it is needed. */
__device__ void rw_find_resume(struct rw_lane *lane);
/* End of closest-hit and miss: on to the resume point of the caller, whose frame stays. */
__device__ void rw_return(struct rw_lane *lane);
/* End of ray generation and exception programs. */
__device__ void rw_finish(struct rw_lane *lane);
/* The same for calls of callable programs that suspend: reserves the caller's frame; begins the
 * program of that state on a block of arguments; ends it, on to the caller's resume point. */
__device__ rw_u32 rw_push_call(struct rw_lane *lane, rw_u32 frame_size, rw_u32 resume_state);
__device__ void rw_call(struct rw_lane *lane, rw_u32 state, unsigned char *arguments);
__device__ void rw_return_call(struct rw_lane *lane);
/* Calls a callable program that recurses (strategy DIRECT); to be followed as rw_trace_direct. */
__device__ void rw_call_direct(struct rw_lane *lane, rw_u32 state, unsigned char *arguments);
/* Traces to the end and runs closest-hit or miss before it returns (strategy DIRECT). The caller
 * must leave its program when lane->exception is set afterwards. */
__device__ void rw_trace_direct(struct rw_lane *lane, rw_u32 root, float ox, float oy, float oz,
                                float dx, float dy, float dz, rw_u32 ray_type, float tmin,
                                float tmax, rw_u32 mask, rw_u32 flags, unsigned char *payload,
                                rw_u32 payload_size, float time);

/* ---- paged buffers: programs/page.h ---- */

/* Where the bytes of a paged buffer at this address are in the cache; 0: in no page there. */
__device__ rw_u64 rw_page_find(const struct rw_lane *lane, rw_u64 address);
/* Suspends the program until a later launch of the kernel: reserves its frame, then asks for the
 * page of the address. */
__device__ rw_u32 rw_push_fault(struct rw_lane *lane, rw_u32 frame_size, rw_u32 resume_state);
__device__ void rw_fault(struct rw_lane *lane, rw_u64 address);
/* For what is not suspended: the entry of the page table; by it, where the bytes are, in the cache
 * or in the host's copy; and notes of what there is to note of the page. */
__device__ rw_u64 rw_page_look(const struct rw_lane *lane, rw_u64 address);
__device__ rw_u64 rw_page_reach(const struct rw_lane *lane, rw_u64 entry, rw_u64 address);
__device__ void rw_page_note(const struct rw_lane *lane, rw_u64 entry, rw_u64 address);
/* Any address: that of a paged buffer becomes the one that the host's copy has. */
__device__ rw_u64 rw_page_source(const struct rw_lane *lane, rw_u64 address);

/* RW_DEBUG=loops: whether to leave. */
__device__ rw_u32 rw_cancelled(const struct rw_lane *lane);

/* ---- traversal ---- */

/* One inner node or one primitive (or the way into one instance) of the ray under way. Can be left
 * and come back to after any step. The ray has ended when rw_traverse_done says so or
 * lane->exception is set. */
__device__ void rw_traverse_step(struct rw_lane *lane);
__device__ rw_u32 rw_traverse_done(const struct rw_lane *lane);
/* After the end: the closest-hit or miss program to run, 0 when there is none. */
__device__ rw_u32 rw_traverse_program(const struct rw_lane *lane);
/* Makes the closest hit, or none, the one that programs see. Called before every program. */
__device__ void rw_traverse_show_hit(struct rw_lane *lane);

/* rtPotentialIntersection; rtReportIntersection, whose result is an enum rw_status: CONTINUE
 * (accepted), IGNORE (rejected), TERMINATE (accepted, leave the program), THROW (leave it). */
__device__ rw_u32 rw_potential_intersection(struct rw_lane *lane, float t);
__device__ rw_u32 rw_report_intersection(struct rw_lane *lane, rw_u32 material);

/* rtIntersectChild: CONTINUE or THROW. */
__device__ rw_u32 rw_intersect_child(struct rw_lane *lane, rw_u32 child);

/* ---- what programs ask for ---- */

/* kind: RTtransformkind, with 0x1000 its inverse transpose. By lane->instance: where a program is
 * resumed after a trace, its caller has put back the instance that the program had. */
__device__ void rw_transform(struct rw_lane *lane, rw_u32 kind, float x, float y, float z, float w,
                             float *out4);
__device__ void rw_get_transform(struct rw_lane *lane, rw_u32 kind, float *out16); /* row-major */
/* RW_DEBUG=verify: remembers an access outside a buffer, where `outside` is not 0. */
__device__ void rw_note_outside(struct rw_lane *lane, rw_u32 outside, rw_u32 program,
                                const struct rw_buffer *buffer, rw_u32 id, rw_u32 dimensions,
                                rw_u64 x, rw_u64 y, rw_u64 z);
__device__ rw_u32 rw_print_active(struct rw_lane *lane);
__device__ void rw_print(struct rw_lane *lane, rw_u32 format, const rw_u32 *words, rw_u32 count);

#ifdef __cplusplus
}
#endif

#endif
