/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The pages of paged buffers (programs/page.h) that a device has: a page table, a cache of frames,
 * and what happens between launches, and between the rounds of one that waits for pages.
 * docs/paging.md has the whole, and the proof that every launch ends.
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

/* What the host knows of a page. */
struct rw_page_state {
    uint32_t frame; /* RW_NO_FRAME: it is absent */
    uint32_t used;  /* number of the last look at the table before which it was looked up */
};
#define RW_NO_FRAME 0xffffffffu

struct rw_pager {
    struct rw_device *device;
    struct rw_page_range *ranges;
    size_t range_count;
    size_t page_count, frame_count;
    size_t most_frames;           /* that the device has memory for, as far as is known */
    uint32_t shift;               /* a page has 1 << shift bytes */
    uint32_t stride;              /* bytes on from one frame to the next */
    bool is_whole;                /* each page has a frame, in their order: all of them are there */
    uint64_t memory;              /* struct rw_page_head, the table, the sources */
    uint64_t table;               /* rw_launch.pages */
    uint64_t frames;              /* the cache */
    struct rw_page_head *head;    /* as the device had it last, and behind it */
    rw_u64 *entries;              /* the table */
    struct rw_page_state *states; /* of each page */
    size_t used_frames;           /* the others are free */
    size_t *requests;             /* room for all pages */
    size_t *victims;              /* pages whose frames are taken next; room for all frames */
    size_t victim_count;
    uint32_t looks;  /* at the table, counted */
    uint64_t opened; /* when the cache was, as a number that no other of the device has */
    bool is_stale;   /* a copy has failed: the device's table tells of pages that are gone */
    /* The launch under way, or the last: its kernel waits for pages; pages that it asked for and
     * were not there, and look-ups of them that read in the host's memory. */
    bool waits;
    uint64_t asked, asked_reads;
    /* Since it was made: rounds after the first of a launch, pages copied, look-ups of absent pages
     * that read in the host's memory. */
    uint64_t rounds, copied_pages, copied_bytes, reads;
};

/* Pages of so many bytes, a power of two, for these ranges, which are copied; there may be none.
 * Where all of them fit into `budget` bytes, 0: any number, they are copied into the cache at once.
 * Else it has as many frames as fit, RW_FEWEST_FRAMES at least, and no page yet; fewer where the
 * device has not so much memory. */
RTresult rw_pager_create(struct rw_device *d, uint32_t page_size,
                         const struct rw_page_range *ranges, size_t count, uint64_t budget,
                         struct rw_pager **out);
void rw_pager_free(struct rw_pager *pager);
/* Are these ranges its own, but perhaps for their versions? Between launches those of another
 * version are copied anew, as far as they are in the cache. What fails leaves a pager that can only
 * be freed. */
bool rw_pager_has_places(const struct rw_pager *pager, const struct rw_page_range *ranges,
                         size_t count);
RTresult rw_pager_renew(struct rw_pager *pager, const struct rw_page_range *ranges);
/* Bytes that it has of the cache. */
uint64_t rw_pager_bytes(const struct rw_pager *pager);
/* Is the cache as large as the budget says now, or smaller by so little that it is not worth
 * copying pages anew? */
bool rw_pager_fits(const struct rw_pager *pager, uint64_t budget);
/* Between launches: has it be as large. What fails leaves a pager that can only be freed. */
RTresult rw_pager_resize(struct rw_pager *pager, uint64_t budget);
/* The device has no memory for something else: from the next resizing on, which is to follow, the
 * cache has half of its frames at most. False: it has as few as can be. */
bool rw_pager_give_way(struct rw_pager *pager);

/* Has the host anything to do for launches whose kernel waits for pages, or does not? */
bool rw_pager_attends(const struct rw_pager *pager, bool waits);
/* Before the first round of a launch: some pages that were read in the host's memory are there. */
RTresult rw_pager_begin(struct rw_pager *pager, bool waits);
/* After a round, of which a launch has one where its kernel does not wait. *again: some launch
 * indices wait; at least one of them has its page now, and the kernel is to be started again. */
RTresult rw_pager_next(struct rw_pager *pager, bool *again);
/* Was the last launch one that would have moved fewer bytes by waiting for its pages: were they
 * many, and read so often that a copy is less than that? */
bool rw_pager_should_wait(const struct rw_pager *pager);

#endif
