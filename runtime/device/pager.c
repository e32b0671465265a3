/* SPDX-License-Identifier: Apache-2.0 */
/* See pager.h. */
#include "runtime/device/pager.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "programs/config.h"
#include "runtime/base/memory.h"
#include "runtime/device/held.h"
#include "runtime/device/pager_cache.h"

/* ---- the table and the cache ---- */

static size_t memory_bytes(const struct rw_pager *p)
{
    return rw_pager_table_bytes(p) + p->page_count * sizeof(*p->entries);
}

uint64_t rw_pager_bytes(const struct rw_pager *p)
{
    return p->frame_count * (uint64_t)p->stride;
}

static RTresult out_of_memory(struct rw_device *d)
{
    snprintf(d->error, sizeof(d->error), "paging buffers: out of memory on the host");
    return RT_ERROR_MEMORY_ALLOCATION_FAILED;
}

static size_t fewest_frames(const struct rw_pager *p)
{
    return p->page_count < RW_FEWEST_FRAMES ? p->page_count : RW_FEWEST_FRAMES;
}

static size_t frames_within(const struct rw_pager *p, uint64_t budget)
{
    const size_t fewest = fewest_frames(p);
    const size_t most = p->page_count < p->most_frames ? p->page_count : p->most_frames;
    const uint64_t fit = budget / (rw_pager_page_size(p) + RW_PAGE_OVERLAP);
    if (!budget || budget >> p->shift >= p->page_count) return most;
    return fit < fewest ? fewest : fit < most ? (size_t)fit : most;
}

static void set_frames(struct rw_pager *p, size_t count)
{
    p->frame_count = count;
    p->is_whole = count == p->page_count;
    p->stride = (uint32_t)rw_pager_page_size(p) + (p->is_whole ? 0 : RW_PAGE_OVERLAP);
}

/* The device says by a failure that it has less. */
static RTresult alloc_cache(struct rw_pager *p, uint64_t budget)
{
    const size_t fewest = fewest_frames(p);
    set_frames(p, frames_within(p, budget));
    for (;;) {
        RTresult result =
            rw_device_alloc(p->device, RW_MEMORY_DEVICE_BUFFERS, rw_pager_bytes(p), &p->frames);
        if (!result || p->frame_count == fewest) return result;
        const size_t less = p->frame_count - p->frame_count / 4 - 1;
        set_frames(p, less < fewest ? fewest : less);
        p->most_frames = p->frame_count;
    }
}

static void free_cache(struct rw_pager *p)
{
    rw_device_free(p->device, RW_MEMORY_DEVICE_BUFFERS, rw_pager_bytes(p), p->frames);
    rw_free(p->victims);
    p->frames = 0;
    p->victims = NULL;
}

/* ---- what is in the cache ---- */

RTresult rw_pager_upload_table(struct rw_pager *p)
{
    RTresult result =
        p->device->ops->upload(p->device, p->memory, p->head, rw_pager_table_bytes(p));
    p->is_stale = result != RT_SUCCESS;
    return result;
}

/* Where a page is when it is in no frame that may become another page's. */
static rw_u64 place_of(const struct rw_pager *p, const struct rw_page_range *range, uint64_t at)
{
    return p->is_whole ? p->frames + (range->first << p->shift) + at : range->source + at;
}

static void fill_table(struct rw_pager *p)
{
    p->used_frames = p->is_whole ? p->frame_count : 0;
    p->head->reads = p->head->wished = 0;
    for (size_t r = 0; r < p->range_count; r++) {
        const struct rw_page_range *range = &p->ranges[r];
        for (uint64_t at = 0; at < range->bytes; at += rw_pager_page_size(p)) {
            const size_t page = (size_t)(range->first + (at >> p->shift));
            p->entries[page] = place_of(p, range, at) | (p->is_whole ? 0 : RW_PAGE_ABSENT);
            p->states[page].frame = p->is_whole ? (uint32_t)page : RW_NO_FRAME;
        }
    }
}

/* Nobody waits for it: the table and the next round come after it. */
static RTresult copy(struct rw_pager *p, uint64_t to, uint64_t from, uint64_t bytes)
{
    struct rw_device *d = p->device;
    RTresult result = d->ops->copy_soon(d, NULL, to, from, (size_t)bytes);
    if (result) return result;
    p->copied_pages += (bytes + p->stride - 1) / p->stride;
    p->copied_bytes += bytes;
    return RT_SUCCESS;
}

/* Where each page has a frame these are in one piece, so that a buffer is copied as a whole. */
static RTresult copy_range(struct rw_pager *p, const struct rw_page_range *range)
{
    return copy(p, place_of(p, range, 0), range->source, range->bytes);
}

static RTresult copy_all(struct rw_pager *p)
{
    RTresult result = RT_SUCCESS;
    for (size_t r = 0; !result && r < p->range_count; r++) result = copy_range(p, &p->ranges[r]);
    return result;
}

/* All of it, where that has room; else nothing. */
RTresult rw_pager_fill(struct rw_pager *p)
{
    fill_table(p);
    p->is_stale = true;
    RTresult result = p->is_whole ? copy_all(p) : RT_SUCCESS;
    return result ? result : rw_pager_upload_table(p);
}

/* Made of the table that has just been filled. */
static RTresult upload_sources(struct rw_pager *p)
{
    struct rw_device *d = p->device;
    rw_u64 *sources = rw_calloc(p->page_count, sizeof(*sources));
    if (!sources) return out_of_memory(d);
    for (size_t k = 0; k < p->page_count; k++) sources[k] = p->entries[k] & ~(rw_u64)RW_PAGE_BITS;
    RTresult result =
        d->ops->upload(d, p->head->sources, sources, p->page_count * sizeof(*sources));
    rw_free(sources);
    return result;
}

static RTresult open_cache(struct rw_pager *p, uint64_t budget)
{
    RTresult result = alloc_cache(p, budget);
    if (result) return result;
    p->opened = ++p->device->caches_opened;
    p->victims = rw_calloc(p->frame_count, sizeof(*p->victims));
    if (!p->victims) return out_of_memory(p->device);
    result = rw_pager_fill(p);
    return result ? result : upload_sources(p);
}

static RTresult open_pager(struct rw_pager *p, const struct rw_page_range *ranges, uint64_t budget)
{
    uint64_t head = 0;
    p->ranges = rw_calloc(p->range_count + 1, sizeof(*p->ranges));
    p->states = rw_calloc(p->page_count, sizeof(*p->states));
    p->requests = rw_calloc(p->page_count, sizeof(*p->requests));
    if (!p->ranges || !p->states || !p->requests) return out_of_memory(p->device);
    RTresult result = p->device->ops->alloc_common(p->device, rw_pager_table_bytes(p), &head);
    if (result) return result;
    p->head = (struct rw_page_head *)(uintptr_t)head; /* copied there and back again and again */
    memset(p->head, 0, rw_pager_table_bytes(p));
    p->entries = (rw_u64 *)(p->head + 1);
    if (p->range_count) memcpy(p->ranges, ranges, p->range_count * sizeof(*ranges));
    result = rw_device_alloc(p->device, RW_MEMORY_DEVICE_TABLES, memory_bytes(p), &p->memory);
    if (result) return result;
    p->table = p->memory + sizeof(*p->head);
    p->head->sources = p->memory + rw_pager_table_bytes(p);
    return open_cache(p, budget);
}

RTresult rw_pager_create(struct rw_device *d, uint32_t bytes, const struct rw_page_range *ranges,
                         size_t count, uint64_t budget, struct rw_pager **out)
{
    const struct rw_page_range *last = count ? &ranges[count - 1] : NULL;
    struct rw_pager *p = *out = rw_calloc(1, sizeof(*p));
    if (!p) return out_of_memory(d);
    p->device = d;
    p->most_frames = RW_NO_FRAME;
    p->range_count = count;
    p->shift = (uint32_t)__builtin_ctz(bytes);
    p->page_count = last ? (size_t)(last->first + (last->bytes + bytes - 1) / bytes) : 1;
    RTresult result = open_pager(p, ranges, budget);
    if (!result) return RT_SUCCESS;
    rw_pager_free(p);
    *out = NULL;
    return result;
}

void rw_pager_free(struct rw_pager *p)
{
    if (!p) return;
    struct rw_device *d = p->device;
    free_cache(p);
    rw_device_free(d, RW_MEMORY_DEVICE_TABLES, memory_bytes(p), p->memory);
    if (p->head) d->ops->free_common(d, (uint64_t)(uintptr_t)p->head);
    rw_free(p->ranges);
    rw_free(p->states);
    rw_free(p->requests);
    rw_free(p);
}

bool rw_pager_fits(const struct rw_pager *p, uint64_t budget)
{
    const size_t wanted = frames_within(p, budget);
    const bool is_near = wanted >= p->frame_count && wanted - p->frame_count <= wanted / 8;
    return wanted == p->frame_count || (is_near && wanted < p->page_count);
}

RTresult rw_pager_resize(struct rw_pager *p, uint64_t budget)
{
    if (rw_pager_fits(p, budget)) return RT_SUCCESS;
    free_cache(p);
    return open_cache(p, budget);
}

bool rw_pager_give_way(struct rw_pager *p)
{
    const size_t fewest = fewest_frames(p);
    if (p->frame_count == fewest) return false;
    p->most_frames = p->frame_count / 2 < fewest ? fewest : p->frame_count / 2;
    return true;
}

/* ---- pages of it ---- */

const struct rw_page_range *rw_pager_range_of(const struct rw_pager *p, size_t page)
{
    size_t low = 0, high = p->range_count;
    while (high - low > 1) {
        size_t middle = (low + high) / 2;
        if (p->ranges[middle].first <= page)
            low = middle;
        else
            high = middle;
    }
    return &p->ranges[low];
}

uint64_t rw_pager_frame_address(const struct rw_pager *p, uint32_t frame)
{
    return p->frames + frame * (uint64_t)p->stride;
}

RTresult rw_pager_copy_page(struct rw_pager *p, size_t page, uint32_t frame)
{
    const struct rw_page_range *range = rw_pager_range_of(p, page);
    const uint64_t from = (page - range->first) << p->shift, left = range->bytes - from;
    return copy(p, rw_pager_frame_address(p, frame), range->source + from,
                left < p->stride ? left : p->stride);
}

/* ---- other contents ---- */

/* The pages of the range that are in the cache; the table stays as it is. */
static RTresult copy_anew(struct rw_pager *p, const struct rw_page_range *range)
{
    const size_t end =
        (size_t)(range->first + ((range->bytes + rw_pager_page_size(p) - 1) >> p->shift));
    RTresult result = RT_SUCCESS;
    if (p->is_whole) return copy_range(p, range);
    for (size_t k = (size_t)range->first; !result && k < end; k++)
        if (p->states[k].frame != RW_NO_FRAME)
            result = rw_pager_copy_page(p, k, p->states[k].frame);
    return result;
}

bool rw_pager_has_places(const struct rw_pager *p, const struct rw_page_range *ranges, size_t count)
{
    bool same = p->range_count == count;
    for (size_t r = 0; same && r < count; r++)
        same = p->ranges[r].source == ranges[r].source && p->ranges[r].bytes == ranges[r].bytes &&
               p->ranges[r].first == ranges[r].first;
    return same;
}

RTresult rw_pager_renew(struct rw_pager *p, const struct rw_page_range *ranges)
{
    RTresult result = RT_SUCCESS;
    for (size_t r = 0; !result && r < p->range_count; r++) {
        if (p->ranges[r].version == ranges[r].version) continue;
        p->ranges[r].version = ranges[r].version;
        result = copy_anew(p, &p->ranges[r]);
    }
    return result;
}
