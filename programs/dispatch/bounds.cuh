/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The kernel that runs a bounding box program over a range of primitives: a thread for each on the
 * GPU, one thread for the whole range on the CPU.
 */
#ifndef RW_BOUNDS_CUH
#define RW_BOUNDS_CUH

#include "programs/builtins.h"
#include "programs/scene.cuh"

extern "C" __global__ void rw_bounds(struct rw_launch launch, rw_u32 program, rw_u32 geometry,
                                     rw_u32 first, rw_u32 count, float *out)
{
    struct rw_lane lane = {};
    lane.launch = &launch;
    lane.constants = rw_hook_constants(&launch);
    lane.geometry = geometry;
    lane.instance = RW_NONE;
    if (RW_MOTION) lane.motion_index = launch.entry_index;
    rw_u32 stride = rw_thread_count();
    for (rw_u64 i = rw_thread_index(); i < count; i += stride) {
        lane.primitive = first + (rw_u32)i;
        rw_hook_bounds(&lane, program, lane.primitive, out + 6 * i);
    }
}

#endif
