/* SPDX-License-Identifier: Apache-2.0 */
/* What the cache of a pager (pager.c) lends to its rounds (pager_rounds.c). */
#ifndef RW_DEVICE_PAGER_CACHE_H
#define RW_DEVICE_PAGER_CACHE_H

#include "runtime/device/pager.h"

static inline uint64_t rw_pager_page_size(const struct rw_pager *p)
{
    return 1ull << p->shift;
}

/* On the host and on the device: the head, the table behind it, and on the device the sources. */
static inline size_t rw_pager_table_bytes(const struct rw_pager *p)
{
    return sizeof(struct rw_page_head) + p->page_count * sizeof(*p->entries);
}

/* What page `page` belongs to. */
const struct rw_page_range *rw_pager_range_of(const struct rw_pager *p, size_t page);
uint64_t rw_pager_frame_address(const struct rw_pager *p, uint32_t frame);
/* Nobody waits for the copy: the table and the next round come after it. */
RTresult rw_pager_copy_page(struct rw_pager *p, size_t page, uint32_t frame);
RTresult rw_pager_upload_table(struct rw_pager *p);
/* All pages are as at first: there, if each has a frame, else absent. */
RTresult rw_pager_fill(struct rw_pager *p);

#endif
