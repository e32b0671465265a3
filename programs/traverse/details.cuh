/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Details of an exception that built-in code raises, for the exception program; see
 * compiler/device_api/exceptions.c for where they lie, and why the accesses are volatile.
 */
#ifndef RW_DETAILS_CUH
#define RW_DETAILS_CUH

#include "programs/scene.cuh"

RW_INLINE volatile struct rw_exception_details *rw_details(struct rw_lane *lane)
{
    return (volatile struct rw_exception_details *)lane->stack;
}

RW_INLINE rw_u32 rw_float_bits(float x)
{
    rw_u32 bits;
    __builtin_memcpy(&bits, &x, sizeof(bits));
    return bits;
}

RW_INLINE void rw_detail_index(struct rw_lane *lane, rw_u64 size, rw_u64 index)
{
    if (!rw_has(RW_FEATURE_DETAILS)) return;
    rw_details(lane)->wide[1] = size;
    rw_details(lane)->wide[2] = index;
}

RW_INLINE void rw_detail_ray(struct rw_lane *lane)
{
    if (!rw_has(RW_FEATURE_DETAILS)) return;
    volatile struct rw_exception_details *d = rw_details(lane);
    for (int axis = 0; axis < 3; axis++) {
        d->word[axis] = rw_float_bits(lane->origin[axis]);
        d->word[3 + axis] = rw_float_bits(lane->direction[axis]);
    }
    d->word[6] = lane->ray_type;
    d->word[7] = rw_float_bits(lane->tmin);
    d->word[8] = rw_float_bits(lane->tmax);
}

#endif
