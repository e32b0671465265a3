/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The kernels for rays without programs, twice: for scenes of one level, and for instances
 * (RW_RAYS_DEEP), which the latter also places. And those that rw_rays_is_watertight names twice
 * again, watertight (RW_RAYS_WATERTIGHT).
 */
#include "programs/rays/trace.cuh"
#include "programs/rays/near.h"
#define RW_RAYS_PLACES (RW_RAYS_DEEP && !RW_RAYS_WATERTIGHT)
#if RW_RAYS_PLACES
#include "programs/rays/place.h"
#endif

#define RW_RAYS_KERNEL(name, JOB)                                                                  \
    RW_KERNEL(RW_RAYS_THREADS) name(struct rw_rays_work work, struct rw_launch launch)             \
    {                                                                                              \
        rw_rays_trace<JOB>(work, launch);                                                          \
    }

RW_RAYS_KERNEL(rw_rays_closest, RW_RAYS_CLOSEST)
RW_RAYS_KERNEL(rw_rays_any, RW_RAYS_ANY)
#if !RW_RAYS_WATERTIGHT
RW_RAYS_KERNEL(rw_rays_count, RW_RAYS_COUNT)
RW_RAYS_KERNEL(rw_rays_all, RW_RAYS_ALL)
#endif
RW_RAYS_KERNEL(rw_rays_first, RW_RAYS_FIRST)
RW_RAYS_KERNEL(rw_rays_masked_closest, RW_RAYS_MASKED_CLOSEST)
RW_RAYS_KERNEL(rw_rays_masked_first, RW_RAYS_MASKED_FIRST)

#if !RW_RAYS_WATERTIGHT
RW_INLINE rw_u64 rw_rays_first_item(void)
{
    return rw_block_index() * (rw_u64)RW_RAYS_ITEM_THREADS + rw_block_thread();
}
RW_INLINE rw_u64 rw_rays_step(void)
{
    return rw_block_count() * (rw_u64)RW_RAYS_ITEM_THREADS;
}

RW_KERNEL(RW_RAYS_ITEM_THREADS) rw_rays_nearest(struct rw_rays_work work, struct rw_launch launch)
{
    struct rw_near_entry stack[RW_CPU_STACK];
    (void)launch;
    for (rw_u64 i = rw_rays_first_item(); i < work.count; i += rw_rays_step())
        rw_near_item(&work, (rw_u32)i, stack);
}

RW_KERNEL(RW_RAYS_ITEM_THREADS) rw_rays_pack_all(struct rw_rays_work work, struct rw_launch launch)
{
    (void)launch;
    for (rw_u64 i = rw_rays_first_item(); i < work.count; i += rw_rays_step())
        rw_rays_pack(&work, (rw_u32)i);
}
#endif

#if RW_RAYS_PLACES
RW_KERNEL(RW_RAYS_ITEM_THREADS) rw_rays_place_all(struct rw_rays_work work, struct rw_launch launch)
{
    (void)launch;
    for (rw_u64 i = rw_rays_first_item(); i < work.count; i += rw_rays_step())
        rw_rays_place(&work, (rw_u32)i);
}

RW_KERNEL(RW_RAYS_ITEM_THREADS) rw_rays_worlds(struct rw_rays_work work, struct rw_launch launch)
{
    (void)launch;
    for (rw_u64 i = rw_rays_first_item(); i < work.count; i += rw_rays_step())
        rw_rays_world(&work, (rw_u32)i);
}
#endif
