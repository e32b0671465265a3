/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The page table (programs/page.h) as a kernel sees it. The host changes it while no kernel runs.
 */
#ifndef RW_PAGE_TABLE_CUH
#define RW_PAGE_TABLE_CUH

#include "programs/page.h"
#include "programs/scene.cuh"

RW_INLINE RW_GLOBAL struct rw_page_head *rw_page_head(const struct rw_launch *launch)
{
    return (RW_GLOBAL struct rw_page_head *)launch->pages - 1;
}

RW_INLINE rw_u64 rw_page_number(const struct rw_launch *launch, rw_u64 address)
{
    return (address & ~RW_PAGED) >> launch->page_shift;
}

RW_INLINE RW_GLOBAL rw_u64 *rw_page_entry(const struct rw_launch *launch, rw_u64 address)
{
    return (RW_GLOBAL rw_u64 *)launch->pages + rw_page_number(launch, address);
}

/* In the page at `at`. */
RW_INLINE rw_u64 rw_page_place(const struct rw_launch *launch, rw_u64 at, rw_u64 address)
{
    return (at & ~(rw_u64)RW_PAGE_BITS) + (address & ((1ull << launch->page_shift) - 1));
}

/* True: somebody did already. Of an absent page, nobody writes its entry but by this. */
RW_INLINE bool rw_page_ask(RW_GLOBAL rw_u64 *entry, rw_u32 mark)
{
    return (rw_atomic_or32((RW_GLOBAL rw_u32 *)entry, mark) & mark) != 0;
}

/* The page was not looked up before, or is absent. */
RW_INLINE void rw_page_see_to(const struct rw_launch *launch, rw_u64 entry, rw_u64 address)
{
    RW_GLOBAL struct rw_page_head *head = rw_page_head(launch);
    RW_GLOBAL rw_u64 *place = rw_page_entry(launch, address);
    if (entry & RW_PAGE_UNUSED) *place = entry - RW_PAGE_UNUSED;
    if (!(entry & RW_PAGE_ABSENT)) return;
    rw_atomic_add64(&head->reads, 1);
    if (!(entry & RW_PAGE_WISHED) && !rw_page_ask(place, RW_PAGE_WISHED))
        rw_atomic_add32(&head->wished, 1);
}

/* RW_FEATURE_PAGED_TREES: where a node or an entry of a leaf is read, of a tree that may be paged.
 * No larger than RW_PAGE_OVERLAP, each is in one piece. */
RW_INLINE rw_u64 rw_page_of_tree(const struct rw_lane *lane, rw_u64 address)
{
    if (!rw_hook_has_paged_trees() || (address & RW_PAGED) == 0) return address;
    rw_u64 entry = *rw_page_entry(lane->launch, address);
    if (__builtin_expect((entry & RW_PAGE_BITS) != 0, 0))
        rw_page_see_to(lane->launch, entry, address);
    return rw_page_place(lane->launch, entry, address);
}

#endif
