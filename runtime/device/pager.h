/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The pages of paged buffers (programs/page.h) that a device has: a page table, a cache of frames,
 * and what happens between the rounds of a launch. docs/paging.md has the whole, and the proof that
 * every launch ends.
 */
#ifndef RW_DEVICE_PAGER_H
#define RW_DEVICE_PAGER_H

#include "programs/page.h"
#include "runtime/device/device.h"

/* A buffer: pages from number `first` on have its bytes. Ranges are in the order of their pages,
 * which follow one another. */
struct rw_page_range {
    uint64_t source; /* its contents, where host and device reach them */
    uint64_t bytes;
    uint64_t version; /* of the contents */
    uint64_t first;
};

struct rw_pager {
    struct rw_device *device;
    struct rw_page_range *ranges;
    size_t range_count;
    size_t page_count, frame_count;
    size_t most_frames;       /* that the device has memory for, as far as is known */
    struct rw_page_head head; /* as the device has it but for `waiting` */
    uint64_t head_address;
    uint64_t link;         /* struct rw_batch_head without slots, for kernels that have no other */
    struct rw_page *pages; /* the table, as read last */
    size_t *page_of;       /* frame -> page */
    size_t used_frames;    /* the others are free */
    size_t *order;         /* room to sort frames and requests in */
    bool is_stale;         /* a copy has failed: the device's table tells of pages that are gone */
    /* Since it was made: rounds after the first of a launch, pages copied. */
    uint64_t rounds, copied_pages, copied_bytes;
};

/* Pages of so many bytes, a power of two, for these ranges, which are copied; there may be none.
 * The cache has as many frames as fit into `budget` bytes, 0: any number, but RW_FEWEST_FRAMES at
 * least, and no more than there are pages; fewer where the device has not so much memory. */
RTresult rw_pager_create(struct rw_device *d, uint32_t page_size,
                         const struct rw_page_range *ranges, size_t count, uint64_t budget,
                         struct rw_pager **out);
void rw_pager_free(struct rw_pager *pager);
/* Between launches: has the cache be as large as the budget says now, if that is smaller, or larger
 * by so much that it is worth copying pages anew. What fails leaves a pager that can only be freed.
 */
RTresult rw_pager_resize(struct rw_pager *pager, uint64_t budget);
/* The device has no memory for something else: from the next resizing on, which is to follow, the
 * cache has half of its frames at most. False: it has as few as can be. */
bool rw_pager_give_way(struct rw_pager *pager);

/* Before the first round of a launch: pages that were wished for are there. */
RTresult rw_pager_begin(struct rw_pager *pager);
/* After a round. *again: some launch indices wait; at least one of them has its page now, and the
 * kernel is to be started again. */
RTresult rw_pager_next(struct rw_pager *pager, bool *again);

#endif
