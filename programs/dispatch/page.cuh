/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Paged buffers (programs/page.h): addresses are looked up in the page table. A launch index whose
 * page is not in the cache waits for the next round, or reads in the host's memory.
 *
 * The host changes the table while no kernel runs. So what was found holds until the program is
 * suspended, or, where nothing is suspended, until the launch is over.
 */
#ifndef RW_PAGE_CUH
#define RW_PAGE_CUH

#include "programs/batch.h"
#include "programs/builtins.h"
#include "programs/page_table.cuh"

RW_INLINE bool rw_page_goes_on(const struct rw_launch *launch)
{
    return rw_page_head(launch)->goes_on != 0;
}

RW_INLINE void rw_page_leave(const struct rw_launch *launch, rw_u32 waiting)
{
    rw_atomic_add32(&rw_page_head(launch)->waiting, waiting);
}

RW_BUILTIN rw_u64 rw_page_find(const struct rw_lane *lane, rw_u64 address)
{
    RW_GLOBAL rw_u64 *entry = rw_page_entry(lane->launch, address);
    rw_u64 at = *entry;
    if (at & RW_PAGE_ABSENT) return 0;
    if (at & RW_PAGE_UNUSED) *entry = at - RW_PAGE_UNUSED;
    return rw_page_place(lane->launch, at, address);
}

RW_BUILTIN rw_u32 rw_push_fault(struct rw_lane *lane, rw_u32 frame_size, rw_u32 resume_state)
{
    lane->sp += frame_size;
    lane->state = resume_state | RW_BATCH_WAITING;
    return 1;
}

RW_BUILTIN void rw_fault(struct rw_lane *lane, rw_u64 address)
{
    rw_page_ask(rw_page_entry(lane->launch, address), RW_PAGE_NEEDED);
}

RW_BUILTIN rw_u64 rw_page_source(const struct rw_lane *lane, rw_u64 address)
{
    if ((address & RW_PAGED) == 0) return address;
    const RW_GLOBAL rw_u64 *sources = (const RW_GLOBAL rw_u64 *)rw_page_head(lane->launch)->sources;
    return rw_page_place(lane->launch, sources[rw_page_number(lane->launch, address)], address);
}

RW_BUILTIN rw_u64 rw_page_look(const struct rw_lane *lane, rw_u64 address)
{
    return *rw_page_entry(lane->launch, address);
}

RW_BUILTIN rw_u64 rw_page_reach(const struct rw_lane *lane, rw_u64 entry, rw_u64 address)
{
    return rw_page_place(lane->launch, entry, address);
}

RW_BUILTIN void rw_page_note(const struct rw_lane *lane, rw_u64 entry, rw_u64 address)
{
    rw_page_see_to(lane->launch, entry, address);
}

#endif
