/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Which chunks of a launch a device has, for the host and for kernels: see struct rw_launch. Rounds
 * begin with another device each, as a hash of their number says. In a fixed order a device would
 * have the same columns from the top of a picture to its bottom, and all that is costly in them.
 */
#ifndef RW_PROGRAMS_SHARE_H
#define RW_PROGRAMS_SHARE_H

#include "programs/config.h"
#include "raywright_abi.h"

#if defined(__CUDA__)
#define RW_SHARE static inline __attribute__((device, always_inline))
#else
#define RW_SHARE static inline
#endif

/* The places in a round that are the device's: 0 to `wrapped`, and `first` to `end`. */
struct rw_share_places {
    rw_u64 wrapped, first, end;
};

/* In round 0 `first` is share_first. */
RW_SHARE struct rw_share_places rw_share_places(const struct rw_launch *launch, rw_u64 round)
{
    const rw_u64 period = launch->share_period;
    const rw_u64 turn = ((rw_u32)round * 0x9e3779b1u >> 16) * period >> 16; /* below the period */
    const rw_u64 first = launch->share_first + turn;
    struct rw_share_places p = {0, first < period ? first : first - period, period};
    rw_u64 end = p.first + launch->share_count;
    if (end > period)
        p.wrapped = end - period;
    else
        p.end = end;
    return p;
}

/* The place of the device's chunk `k` in the round; rises with k. */
RW_SHARE rw_u64 rw_share_place(const struct rw_share_places *p, rw_u32 k)
{
    return k < p->wrapped ? k : p->first + (k - p->wrapped);
}

#endif
