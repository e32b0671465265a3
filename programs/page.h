/* SPDX-License-Identifier: Apache-2.0 */
/*
 * RW_FEATURE_PAGING: buffers whose elements are in the host's memory, of which a device has pages
 * in a cache. Shared by host, compiler and built-in device code; docs/paging.md tells how it works.
 *
 * Programs know elements of such a buffer by addresses of their own: RW_PAGED, and the place among
 * all paged buffers of the context, each of which begins with a page. The compiler's pass `page`
 * has them looked up before every load.
 *
 * A page lies in the cache with the first RW_PAGE_OVERLAP bytes of the next one behind it, so that
 * what begins in it and is no larger is there as a whole.
 */
#ifndef RW_PAGE_H
#define RW_PAGE_H

#include "raywright_abi.h"

#define RW_PAGED (1ull << 63) /* no address of a device or of a process has this bit */
#define RW_PAGE_OVERLAP 256u

/* An entry of the page table is where the page is read: in the cache, or in the host's memory,
 * which the device reaches too. Both are multiples of 16; the lowest bits say: */
#define RW_PAGE_UNUSED 1u /* in the cache, and not looked up since the host has seen to the table */
#define RW_PAGE_ABSENT 2u /* not in the cache */
#define RW_PAGE_WISHED 4u /* absent, and something was read there meanwhile */
#define RW_PAGE_NEEDED 8u /* absent, and some launch index waits for it */
#define RW_PAGE_BITS 15u

/* Before the table, of which launches know the address. A launch whose indices wait for pages is a
 * row of rounds: the kernel runs until whatever is left waits. */
struct rw_page_head {
    rw_u64 sources; /* rw_u64[]: where each page is outside of the cache */
    rw_u64 reads;   /* look-ups of absent pages that read in the host's memory */
    rw_u32 wished;  /* pages that they were for. Both since the host has seen to the table */
    rw_u32 waiting; /* launch indices that wait, when the round is over */
    rw_u32 goes_on; /* not the launch's first round */
    rw_u32 pad;
};

#endif
