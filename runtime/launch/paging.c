/* SPDX-License-Identifier: Apache-2.0 */
/* See paging.h. */
#include "runtime/launch/paging.h"

#include <string.h>

#include "runtime/base/memory.h"

bool rw_is_paging(RTcontext c)
{
    if (!c->paged_buffers || c->attributes.gpu_paging_forced_off) return false;
    if (rw_options_strategy(&c->options) == RWC_STRATEGY_DIRECT || c->isolation.on) return false;
    return !rw_device_target(c->device)->is_host || c->options.device_memory;
}

/* The buffers one behind the other, each from a page on. Room for all of them is in `ranges`. */
static size_t lay_out(RTcontext c, struct rw_page_range *ranges, bool *moved)
{
    const uint32_t page = rw_options_page_size(&c->options);
    const bool paging = rw_is_paging(c);
    size_t count = 0;
    uint64_t first = 0;
    for (struct rw_object *o = c->objects[RW_OBJECT_BUFFER]; o; o = o->next) {
        RTbuffer b = (RTbuffer)o;
        const uint64_t bytes = b->paged && paging ? rw_buffer_bytes(b) : 0;
        const uint64_t before = b->paged_at;
        b->paged_at = bytes ? RW_PAGED | first * page : 0;
        *moved |= b->paged_at != before;
        if (!bytes) continue;
        ranges[count++] = (struct rw_page_range){.source = b->device_data[0],
                                                 .bytes = bytes,
                                                 .version = b->device_version,
                                                 .first = first};
        first += (bytes + page - 1) / page;
    }
    return count;
}

static bool is_current(const struct rw_pager *p, const struct rw_page_range *ranges, size_t count)
{
    return p && p->range_count == count && !memcmp(p->ranges, ranges, count * sizeof(*ranges));
}

/* What the context may still use of a device; 0: nobody says. */
static uint64_t budget_of(RTcontext c)
{
    const uint64_t limit = c->options.device_memory;
    uint64_t used = 0;
    for (RWmemorypurpose p = RW_MEMORY_DEVICE_BUFFERS; p <= RW_MEMORY_DEVICE_BUILDS; p++)
        used += c->ledger.held[p] / c->device_count;
    return !limit || used < limit ? limit - (limit ? used : 0) : 1;
}

static RTresult make_pager(RTcontext c, struct rw_resident *r, const struct rw_page_range *ranges,
                           size_t count)
{
    struct rw_device *d = r->device;
    rw_flights_await(c);
    rw_pager_free(r->pager);
    r->pager = d->pager = NULL;
    RTresult result = rw_pager_create(d, rw_options_page_size(&c->options), ranges, count,
                                      budget_of(c), &r->pager);
    if (result) return rw_device_error(c, d, result, "preparing the pages of buffers");
    d->pager = r->pager;
    rw_report(c, 3, "PAGING", "%zu pages of %u bytes, of which %zu fit on %s", r->pager->page_count,
              rw_options_page_size(&c->options), r->pager->frame_count, d->name);
    return RT_SUCCESS;
}

static void drop_pager(RTcontext c, struct rw_resident *r)
{
    if (!r->pager) return;
    rw_flights_await(c);
    rw_pager_free(r->pager);
    r->pager = r->device->pager = NULL;
}

RTresult rw_paging_update(RTcontext c, struct rw_resident *residents, unsigned count, bool *moved)
{
    RTresult result = RT_SUCCESS;
    if (!rw_is_paging(c) && !residents[0].pager) return RT_SUCCESS;
    struct rw_page_range *ranges = rw_calloc(c->paged_buffers + 1, sizeof(*ranges));
    if (!ranges) return rw_out_of_memory(c, "the pages of buffers");
    size_t range_count = lay_out(c, ranges, moved);
    for (unsigned k = 0; !result && k < count; k++) {
        struct rw_resident *r = &residents[k];
        if (!rw_is_paging(c))
            drop_pager(c, r);
        else if (!is_current(r->pager, ranges, range_count))
            result = make_pager(c, r, ranges, range_count);
    }
    rw_free(ranges);
    return result;
}

void rw_paging_count(RTcontext c, struct rw_resident *residents, unsigned count)
{
    for (unsigned k = 0; k < count; k++) {
        struct rw_pager *p = residents[k].pager;
        if (!p) continue;
        c->statistics.pagingRounds += p->rounds;
        c->statistics.pagesCopied += p->copied_pages;
        c->statistics.pagedBytes += p->copied_bytes;
        p->rounds = p->copied_pages = p->copied_bytes = 0;
    }
}
