/* SPDX-License-Identifier: Apache-2.0 */
/* See pager.h. */
#include "runtime/device/pager.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "programs/batch.h"
#include "programs/config.h"
#include "runtime/base/memory.h"
#include "runtime/device/held.h"

/* ---- the table and the cache ---- */

static uint64_t page_size(const struct rw_pager *p)
{
    return 1ull << p->head.shift;
}

static size_t table_bytes(const struct rw_pager *p)
{
    return p->page_count * sizeof(*p->pages);
}

static size_t cache_bytes(const struct rw_pager *p)
{
    return p->frame_count * (size_t)p->head.stride;
}

/* Nothing is in the cache. */
static void fill_table(struct rw_pager *p)
{
    p->used_frames = 0;
    for (size_t r = 0; r < p->range_count; r++) {
        const struct rw_page_range *range = &p->ranges[r];
        for (uint64_t at = 0; at < range->bytes; at += page_size(p))
            p->pages[range->first + (at >> p->head.shift)] =
                (struct rw_page){.source = range->source + at, .frame = RW_PAGE_ABSENT};
    }
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
    const uint64_t fit = budget ? budget / p->head.stride : most;
    return fit < fewest ? fewest : fit < most ? (size_t)fit : most;
}

/* The device says by a failure that it has less. */
static RTresult alloc_cache(struct rw_pager *p, uint64_t budget)
{
    const size_t fewest = fewest_frames(p);
    p->frame_count = frames_within(p, budget);
    for (;;) {
        RTresult result =
            rw_device_alloc(p->device, RW_MEMORY_DEVICE_BUFFERS, cache_bytes(p), &p->head.frames);
        if (!result || p->frame_count == fewest) return result;
        p->frame_count -= p->frame_count / 4 + 1;
        if (p->frame_count < fewest) p->frame_count = fewest;
        p->most_frames = p->frame_count;
    }
}

static void free_cache(struct rw_pager *p)
{
    rw_device_free(p->device, RW_MEMORY_DEVICE_BUFFERS, cache_bytes(p), p->head.frames);
    rw_free(p->page_of);
    rw_free(p->order);
    p->head.frames = 0;
    p->page_of = p->order = NULL;
}

static RTresult alloc_tables(struct rw_pager *p)
{
    struct rw_device *d = p->device;
    RTresult result = rw_device_alloc(d, RW_MEMORY_DEVICE_TABLES, table_bytes(p), &p->head.table);
    if (!result)
        result = rw_device_alloc(d, RW_MEMORY_DEVICE_TABLES, sizeof(p->head), &p->head_address);
    if (!result)
        result =
            rw_device_alloc(d, RW_MEMORY_DEVICE_TABLES, sizeof(struct rw_batch_head), &p->link);
    return result;
}

static RTresult upload_all(struct rw_pager *p)
{
    const struct rw_batch_head link = {.pages = p->head_address};
    const struct rw_device_ops *ops = p->device->ops;
    RTresult result = ops->upload(p->device, p->head.table, p->pages, table_bytes(p));
    if (!result) result = ops->upload(p->device, p->head_address, &p->head, sizeof(p->head));
    return result ? result : ops->upload(p->device, p->link, &link, sizeof(link));
}

static RTresult open_cache(struct rw_pager *p, uint64_t budget)
{
    fill_table(p);
    RTresult result = alloc_cache(p, budget);
    if (result) return result;
    p->page_of = rw_calloc(p->frame_count, sizeof(*p->page_of));
    p->order = rw_calloc(p->frame_count + p->page_count, sizeof(*p->order));
    return p->page_of && p->order ? upload_all(p) : out_of_memory(p->device);
}

static RTresult open_pager(struct rw_pager *p, const struct rw_page_range *ranges, uint64_t budget)
{
    uint64_t pages = 0;
    p->ranges = rw_calloc(p->range_count + 1, sizeof(*p->ranges));
    if (!p->ranges) return out_of_memory(p->device);
    RTresult result = p->device->ops->alloc_common(p->device, table_bytes(p), &pages);
    if (result) return result;
    p->pages = (struct rw_page *)(uintptr_t)pages; /* copied there and back in each round */
    memset(p->pages, 0, table_bytes(p));
    memcpy(p->ranges, ranges, p->range_count * sizeof(*ranges));
    result = alloc_tables(p);
    return result ? result : open_cache(p, budget);
}

RTresult rw_pager_create(struct rw_device *d, uint32_t bytes, const struct rw_page_range *ranges,
                         size_t count, uint64_t budget, struct rw_pager **out)
{
    const struct rw_page_range *last = count ? &ranges[count - 1] : NULL;
    struct rw_pager *p = *out = rw_calloc(1, sizeof(*p));
    if (!p) return out_of_memory(d);
    p->device = d;
    p->most_frames = RW_PAGE_FRAMES - 1;
    p->range_count = count;
    p->head.shift = (rw_u32)__builtin_ctz(bytes);
    p->head.stride = bytes + RW_PAGE_OVERLAP;
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
    rw_device_free(d, RW_MEMORY_DEVICE_TABLES, table_bytes(p), p->head.table);
    rw_device_free(d, RW_MEMORY_DEVICE_TABLES, sizeof(p->head), p->head_address);
    rw_device_free(d, RW_MEMORY_DEVICE_TABLES, sizeof(struct rw_batch_head), p->link);
    if (p->pages) d->ops->free_common(d, (uint64_t)(uintptr_t)p->pages);
    rw_free(p->ranges);
    rw_free(p);
}

RTresult rw_pager_resize(struct rw_pager *p, uint64_t budget)
{
    const size_t wanted = frames_within(p, budget);
    const bool is_near = wanted >= p->frame_count && wanted - p->frame_count <= wanted / 8;
    if (wanted == p->frame_count || (is_near && wanted < p->page_count)) return RT_SUCCESS;
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

/* ---- requests ---- */

/* Appends the pages with this mark; how many there are then. */
static size_t add_requests(const struct rw_pager *p, rw_u32 mark, size_t *requests, size_t count)
{
    for (size_t k = 0; k < p->page_count; k++)
        if (p->pages[k].frame == mark) requests[count++] = k;
    return count;
}

static uint32_t last_use(const struct rw_pager *p, size_t frame)
{
    return p->pages[p->page_of[frame]].used;
}

/* The frames in use become a heap whose first has not been used for longest. */
static void sift(const struct rw_pager *p, size_t *heap, size_t count, size_t at)
{
    const size_t frame = heap[at];
    for (size_t child; (child = 2 * at + 1) < count; at = child) {
        if (child + 1 < count && last_use(p, heap[child + 1]) < last_use(p, heap[child])) child++;
        if (last_use(p, heap[child]) >= last_use(p, frame)) break;
        heap[at] = heap[child];
    }
    heap[at] = frame;
}

static void make_heap(const struct rw_pager *p, size_t *heap)
{
    for (size_t k = 0; k < p->used_frames; k++) heap[k] = k;
    for (size_t k = p->used_frames / 2; k-- > 0;) sift(p, heap, p->used_frames, k);
}

static const struct rw_page_range *range_of(const struct rw_pager *p, size_t page)
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

/* What the frame had is absent from now on. Nobody waits for the copy: the table and the next round
 * come after it. */
static RTresult copy_page(struct rw_pager *p, size_t page, size_t frame)
{
    struct rw_device *d = p->device;
    const struct rw_page_range *range = range_of(p, page);
    const uint64_t from = (page - range->first) << p->head.shift, left = range->bytes - from;
    const size_t size = left < p->head.stride ? (size_t)left : p->head.stride;
    const uint64_t to = p->head.frames + frame * (uint64_t)p->head.stride;
    RTresult result = d->ops->copy_soon(d, NULL, to, range->source + from, size);
    if (result) return result;
    p->page_of[frame] = page;
    p->pages[page].frame = (rw_u32)frame;
    p->pages[page].used = p->head.round;
    p->copied_pages++;
    p->copied_bytes += size;
    return RT_SUCCESS;
}

/* From the heap or from the free frames. */
static size_t take_frame(struct rw_pager *p, size_t *heap, size_t *victims)
{
    if (p->used_frames < p->frame_count) return p->used_frames++;
    const size_t frame = heap[0];
    p->pages[p->page_of[frame]].frame = RW_PAGE_ABSENT;
    heap[0] = heap[--*victims];
    if (*victims) sift(p, heap, *victims, 0);
    return frame;
}

/* Needed pages are first, then those that were wished for, as many as there are frames: a page
 * that was copied now is no victim. Requests that are left are made again where they matter. */
static RTresult serve(struct rw_pager *p)
{
    size_t *heap = p->order, *requests = p->order + p->frame_count, victims = p->used_frames;
    size_t needed = add_requests(p, RW_PAGE_NEEDED, requests, 0);
    size_t count = add_requests(p, RW_PAGE_WISHED, requests, needed);
    RTresult result = RT_SUCCESS;
    if (!count) return RT_SUCCESS;
    make_heap(p, heap);
    p->is_stale = true;
    for (size_t k = 0; k < count; k++) p->pages[requests[k]].frame = RW_PAGE_ABSENT;
    for (size_t k = 0; !result && k < count && k < p->frame_count; k++)
        result = copy_page(p, requests[k], take_frame(p, heap, &victims));
    if (!result)
        result = p->device->ops->upload(p->device, p->head.table, p->pages, table_bytes(p));
    p->is_stale = result != RT_SUCCESS;
    return result;
}

/* ---- rounds ---- */

/* What the kernel has noted in the table; all is absent where a copy has failed on the way. */
static RTresult read_table(struct rw_pager *p)
{
    struct rw_device *d = p->device;
    if (!p->is_stale) return d->ops->download(d, p->pages, p->head.table, table_bytes(p));
    fill_table(p);
    RTresult result = d->ops->upload(d, p->head.table, p->pages, table_bytes(p));
    p->is_stale = result != RT_SUCCESS;
    return result;
}

static RTresult next_round(struct rw_pager *p, bool goes_on)
{
    RTresult result = read_table(p);
    if (!result) result = serve(p);
    if (result) return result;
    p->head.round++;
    p->head.goes_on = goes_on;
    return p->device->ops->upload(p->device, p->head_address, &p->head, sizeof(p->head));
}

RTresult rw_pager_begin(struct rw_pager *p)
{
    return next_round(p, false);
}

RTresult rw_pager_next(struct rw_pager *p, bool *again)
{
    struct rw_device *d = p->device;
    struct rw_page_head head = {0};
    RTresult result = d->ops->download(d, &head, p->head_address, sizeof(head));
    *again = !result && head.waiting;
    if (!*again) return result;
    p->rounds++;
    result = next_round(p, true);
    *again = !result;
    return result;
}
