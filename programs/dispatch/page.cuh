/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Paged buffers (programs/page.h): addresses are looked up in the page table, and a launch index
 * whose page is not in the cache waits for the next round.
 *
 * The host changes the table between rounds only. So what was found holds until the program is
 * suspended, and kernels may write what they ask for without order: whoever comes first, the page
 * is asked for, and a page that somebody waits for counts as needed, not as wished, or is found to
 * be so in the next round, where nobody but those who wait has anything to do.
 */
#ifndef RW_PAGE_CUH
#define RW_PAGE_CUH

#include "programs/batch.h"
#include "programs/builtins.h"
#include "programs/page.h"
#include "programs/scene.cuh"

RW_INLINE RW_GLOBAL struct rw_page_head *rw_page_head(const struct rw_launch *launch)
{
    const RW_GLOBAL struct rw_batch_head *head =
        (const RW_GLOBAL struct rw_batch_head *)launch->batch;
    return (RW_GLOBAL struct rw_page_head *)head->pages;
}

RW_INLINE bool rw_page_goes_on(const struct rw_launch *launch)
{
    return rw_page_head(launch)->goes_on != 0;
}

RW_INLINE void rw_page_leave(const struct rw_launch *launch, rw_u32 waiting)
{
    rw_atomic_add32(&rw_page_head(launch)->waiting, waiting);
}

RW_INLINE RW_GLOBAL struct rw_page *rw_page_of(const RW_GLOBAL struct rw_page_head *head,
                                               rw_u64 address)
{
    return (RW_GLOBAL struct rw_page *)head->table + ((address & ~RW_PAGED) >> head->shift);
}

RW_INLINE rw_u64 rw_page_offset(const RW_GLOBAL struct rw_page_head *head, rw_u64 address)
{
    return address & ((1ull << head->shift) - 1);
}

RW_BUILTIN rw_u64 rw_page_find(const struct rw_lane *lane, rw_u64 address)
{
    const RW_GLOBAL struct rw_page_head *head = rw_page_head(lane->launch);
    RW_GLOBAL struct rw_page *page = rw_page_of(head, address);
    rw_u32 frame = page->frame;
    if (frame >= RW_PAGE_FRAMES) return 0;
    if (page->used != head->round) page->used = head->round;
    return head->frames + (rw_u64)frame * head->stride + rw_page_offset(head, address);
}

RW_BUILTIN rw_u32 rw_push_fault(struct rw_lane *lane, rw_u32 frame_size, rw_u32 resume_state)
{
    lane->sp += frame_size;
    lane->state = resume_state | RW_BATCH_WAITING;
    return 1;
}

RW_BUILTIN void rw_fault(struct rw_lane *lane, rw_u64 address)
{
    rw_page_of(rw_page_head(lane->launch), address)->frame = RW_PAGE_NEEDED;
}

RW_BUILTIN rw_u64 rw_page_source(const struct rw_lane *lane, rw_u64 address)
{
    if ((address & RW_PAGED) == 0) return address;
    const RW_GLOBAL struct rw_page_head *head = rw_page_head(lane->launch);
    return rw_page_of(head, address)->source + rw_page_offset(head, address);
}

RW_BUILTIN rw_u64 rw_page_near(const struct rw_lane *lane, rw_u64 address)
{
    rw_u64 found = rw_page_find(lane, address);
    if (found != 0) return found;
    RW_GLOBAL struct rw_page *page = rw_page_of(rw_page_head(lane->launch), address);
    if (page->frame == RW_PAGE_ABSENT) page->frame = RW_PAGE_WISHED;
    return rw_page_source(lane, address);
}

#endif
