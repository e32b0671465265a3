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

/* An entry of the page table. */
struct rw_page {
    rw_u64 source; /* where the page is in the host's memory; the device reaches it there */
    rw_u32 frame;  /* of the cache, or RW_PAGE_* */
    rw_u32 used;   /* number of the round in which it was looked up last */
};
#define RW_PAGE_ABSENT 0xffffffffu
#define RW_PAGE_WISHED 0xfffffffeu /* absent, and read at its source meanwhile */
#define RW_PAGE_NEEDED 0xfffffffdu /* absent, and some launch index waits for it */
#define RW_PAGE_FRAMES 0x80000000u /* frames have lower numbers */

/* A launch is a row of rounds: the kernel runs until whatever is left waits for pages. */
struct rw_page_head {
    rw_u64 table;   /* struct rw_page[] */
    rw_u64 frames;  /* the cache */
    rw_u32 shift;   /* a page has 1 << shift bytes */
    rw_u32 stride;  /* bytes on from one frame to the next */
    rw_u32 round;   /* counts all rounds, from 1 on */
    rw_u32 goes_on; /* not the launch's first */
    rw_u32 waiting; /* launch indices that wait, when the round is over */
    rw_u32 pad;
};

#endif
