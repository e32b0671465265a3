/* SPDX-License-Identifier: Apache-2.0 */
/*
 * rtPrintf: one record a call, appended to the print buffer with one atomic addition. Records that
 * do not fit are counted, so that the host can say how much is missing.
 */
#ifndef RW_PRINT_CUH
#define RW_PRINT_CUH

#include "programs/builtins.h"
#include "programs/config.h"
#include "programs/scene.cuh"

#define RW_PRINT_HEAD 5 /* words, format, index[3] */

RW_INLINE bool rw_print_selects(rw_u32 filter, rw_u32 index)
{
    return filter == RW_NONE || filter == index;
}

RW_BUILTIN rw_u32 rw_print_active(struct rw_lane *lane)
{
    if (!rw_has(RW_FEATURE_PRINT) || lane->launch->print == 0) return 0;
    const rw_u32 *filter = lane->launch->print_index;
    return rw_print_selects(filter[0], lane->launch_index[0]) &&
           rw_print_selects(filter[1], lane->launch_index[1]) &&
           rw_print_selects(filter[2], lane->launch_index[2]);
}

/* Place for a record of `size` bytes; null when there is none left. */
RW_INLINE RW_GLOBAL rw_u32 *rw_print_reserve(struct rw_lane *lane, rw_u32 size)
{
    RW_GLOBAL struct rw_print *print = (RW_GLOBAL struct rw_print *)lane->launch->print;
    if (__atomic_load_n(&print->used, __ATOMIC_RELAXED) >= RW_PRINT_LIMIT) return nullptr;
    rw_u32 at = rw_atomic_add32(&print->used, size);
    if (at >= print->capacity || size > print->capacity - at) return nullptr;
    return (RW_GLOBAL rw_u32 *)(print + 1) + at / sizeof(rw_u32);
}

RW_BUILTIN void rw_print(struct rw_lane *lane, rw_u32 format, const rw_u32 *words, rw_u32 count)
{
    if (!rw_print_active(lane)) return;
    RW_GLOBAL rw_u32 *record =
        rw_print_reserve(lane, (RW_PRINT_HEAD + count) * (rw_u32)sizeof(rw_u32));
    if (!record) return;
    record[0] = count;
    record[1] = format;
    record[2] = lane->launch_index[0];
    record[3] = lane->launch_index[1];
    record[4] = lane->launch_index[2];
    for (rw_u32 i = 0; i < count; i++) record[RW_PRINT_HEAD + i] = words[i];
}

#endif
