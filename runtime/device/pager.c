/* SPDX-License-Identifier: Apache-2.0 */
/* See pager.h. */
#include "runtime/device/pager.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "programs/config.h"
#include "runtime/base/memory.h"
#include "runtime/device/held.h"

/* ---- the table and the cache ---- */

static uint64_t page_size(const struct rw_pager *p)
{
    return 1ull << p->shift;
}

/* On the host and on the device: the head, the table behind it, and on the device the sources. */
static size_t table_bytes(const struct rw_pager *p)
{
    return sizeof(struct rw_page_head) + p->page_count * sizeof(*p->entries);
}

static size_t memory_bytes(const struct rw_pager *p)
{
    return table_bytes(p) + p->page_count * sizeof(*p->entries);
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
    const uint64_t fit = budget / (page_size(p) + RW_PAGE_OVERLAP);
    if (!budget || budget >> p->shift >= p->page_count) return most;
    return fit < fewest ? fewest : fit < most ? (size_t)fit : most;
}

static void set_frames(struct rw_pager *p, size_t count)
{
    p->frame_count = count;
    p->is_whole = count == p->page_count;
    p->stride = (uint32_t)page_size(p) + (p->is_whole ? 0 : RW_PAGE_OVERLAP);
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

static RTresult upload_table(struct rw_pager *p)
{
    RTresult result = p->device->ops->upload(p->device, p->memory, p->head, table_bytes(p));
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
        for (uint64_t at = 0; at < range->bytes; at += page_size(p)) {
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
static RTresult fill(struct rw_pager *p)
{
    fill_table(p);
    p->is_stale = true;
    RTresult result = p->is_whole ? copy_all(p) : RT_SUCCESS;
    return result ? result : upload_table(p);
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
    result = fill(p);
    return result ? result : upload_sources(p);
}

static RTresult open_pager(struct rw_pager *p, const struct rw_page_range *ranges, uint64_t budget)
{
    uint64_t head = 0;
    p->ranges = rw_calloc(p->range_count + 1, sizeof(*p->ranges));
    p->states = rw_calloc(p->page_count, sizeof(*p->states));
    p->requests = rw_calloc(p->page_count, sizeof(*p->requests));
    if (!p->ranges || !p->states || !p->requests) return out_of_memory(p->device);
    RTresult result = p->device->ops->alloc_common(p->device, table_bytes(p), &head);
    if (result) return result;
    p->head = (struct rw_page_head *)(uintptr_t)head; /* copied there and back again and again */
    memset(p->head, 0, table_bytes(p));
    p->entries = (rw_u64 *)(p->head + 1);
    if (p->range_count) memcpy(p->ranges, ranges, p->range_count * sizeof(*ranges));
    result = rw_device_alloc(p->device, RW_MEMORY_DEVICE_TABLES, memory_bytes(p), &p->memory);
    if (result) return result;
    p->table = p->memory + sizeof(*p->head);
    p->head->sources = p->memory + table_bytes(p);
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

/* ---- requests ---- */

/* What kernels have noted since the last look, and that nothing has been from now on: pages that
 * were looked up, pages that somebody waits for, at the front of p->requests, and at its end pages
 * that were wished for. */
static void take_notes(struct rw_pager *p, size_t *needed, size_t *wished)
{
    *needed = *wished = 0;
    p->looks++;
    for (size_t k = 0; k < p->page_count; k++) {
        const rw_u64 entry = p->entries[k];
        if (entry & RW_PAGE_NEEDED)
            p->requests[(*needed)++] = k;
        else if (entry & RW_PAGE_WISHED)
            p->requests[p->page_count - ++*wished] = k;
        p->entries[k] = entry & ~(rw_u64)(RW_PAGE_NEEDED | RW_PAGE_WISHED);
        if (p->states[k].frame == RW_NO_FRAME) continue;
        if (!(entry & RW_PAGE_UNUSED)) p->states[k].used = p->looks;
        p->entries[k] |= RW_PAGE_UNUSED;
    }
}

/* In looks at the table; from 255 on all are alike. */
enum { AGES = 256 };
static unsigned age_of(const struct rw_pager *p, size_t page)
{
    const uint32_t age = p->looks - p->states[page].used;
    return age < AGES ? (unsigned)age : AGES - 1;
}

/* So many pages of the cache, or all, that have not been used for longest; in no order. */
static void choose_victims(struct rw_pager *p, size_t count)
{
    size_t of_age[AGES] = {0}, older = 0, found = 0;
    unsigned oldest = AGES - 1;
    for (size_t k = 0; k < p->page_count; k++)
        if (p->states[k].frame != RW_NO_FRAME) of_age[age_of(p, k)]++;
    for (; oldest && older + of_age[oldest] < count; oldest--) older += of_age[oldest];
    size_t left = count - older; /* of the age that not all go of */
    for (size_t k = 0; k < p->page_count; k++) {
        if (p->states[k].frame == RW_NO_FRAME || age_of(p, k) < oldest) continue;
        if (age_of(p, k) > oldest)
            p->victims[found++] = k;
        else if (left && left--)
            p->victims[found++] = k;
    }
    p->victim_count = found;
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

static void put_page(struct rw_pager *p, size_t page, uint32_t frame, rw_u64 at)
{
    p->states[page] = (struct rw_page_state){.frame = frame, .used = p->looks};
    p->entries[page] = at;
}

static uint64_t address_of(const struct rw_pager *p, uint32_t frame)
{
    return p->frames + frame * (uint64_t)p->stride;
}

static RTresult copy_to_frame(struct rw_pager *p, size_t page, uint32_t frame)
{
    const struct rw_page_range *range = range_of(p, page);
    const uint64_t from = (page - range->first) << p->shift, left = range->bytes - from;
    return copy(p, address_of(p, frame), range->source + from, left < p->stride ? left : p->stride);
}

static RTresult copy_page(struct rw_pager *p, size_t page, uint32_t frame)
{
    RTresult result = copy_to_frame(p, page, frame);
    if (!result) put_page(p, page, frame, address_of(p, frame) | RW_PAGE_UNUSED);
    return result;
}

/* A free one, or that of a victim, which is absent from now on. */
static uint32_t take_frame(struct rw_pager *p)
{
    if (p->used_frames < p->frame_count) return (uint32_t)p->used_frames++;
    const size_t page = p->victims[--p->victim_count];
    const struct rw_page_range *range = range_of(p, page);
    const uint32_t frame = p->states[page].frame;
    put_page(p, page, RW_NO_FRAME,
             (range->source + ((page - range->first) << p->shift)) | RW_PAGE_ABSENT);
    return frame;
}

/* Bytes that look-ups of absent pages have moved since the last look at the table. */
static uint64_t read_bytes(const struct rw_pager *p)
{
    return p->head->reads * RW_PAGE_READ_BYTES;
}

static size_t least(size_t a, uint64_t b)
{
    return a < b ? a : (size_t)b;
}

/* Needed pages are first, then of those that were wished for as many as move no more bytes than
 * were moved by reading; at most as many as there are frames: a page that was copied now is no
 * victim. Requests that are left are made again where they matter. */
static RTresult serve(struct rw_pager *p)
{
    size_t needed, wished;
    take_notes(p, &needed, &wished);
    const size_t some = least(wished, read_bytes(p) >> p->shift);
    const size_t count = least(needed + some, p->frame_count);
    const size_t free_frames = p->frame_count - p->used_frames;
    RTresult result = RT_SUCCESS;
    if (count > free_frames) choose_victims(p, count - free_frames);
    p->is_stale = true;
    for (size_t k = 0; !result && k < count; k++) {
        const size_t at = k < needed ? k : p->page_count - 1 - (k - needed);
        result = copy_page(p, p->requests[at], take_frame(p));
    }
    p->head->reads = p->head->wished = 0;
    return result ? result : upload_table(p);
}

/* ---- other contents ---- */

/* The pages of the range that are in the cache; the table stays as it is. */
static RTresult copy_anew(struct rw_pager *p, const struct rw_page_range *range)
{
    const size_t end = (size_t)(range->first + ((range->bytes + page_size(p) - 1) >> p->shift));
    RTresult result = RT_SUCCESS;
    if (p->is_whole) return copy_range(p, range);
    for (size_t k = (size_t)range->first; !result && k < end; k++)
        if (p->states[k].frame != RW_NO_FRAME) result = copy_to_frame(p, k, p->states[k].frame);
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

/* ---- rounds ---- */

/* What the kernel has noted in the table, and the pages that it asks for; all is as at first where
 * a copy has failed on the way. */
static RTresult look(struct rw_pager *p, bool goes_on)
{
    struct rw_device *d = p->device;
    const bool is_known = p->is_whole || p->is_stale;
    RTresult result =
        is_known ? RT_SUCCESS : d->ops->download(d, p->head, p->memory, table_bytes(p));
    if (result) return result;
    p->head->goes_on = goes_on;
    p->head->waiting = 0;
    if (p->is_stale) return fill(p);
    if (p->is_whole) return d->ops->upload(d, p->memory, p->head, sizeof(*p->head));
    return serve(p);
}

bool rw_pager_attends(const struct rw_pager *p, bool waits)
{
    return waits || !p->is_whole || p->is_stale;
}

/* A look copies the table twice, and walks it. */
static bool is_worth_a_look(const struct rw_pager *p)
{
    return read_bytes(p) >= page_size(p) && read_bytes(p) >= RW_PAGE_LOOK * table_bytes(p);
}

RTresult rw_pager_begin(struct rw_pager *p, bool waits)
{
    p->waits = waits;
    p->asked = p->asked_reads = 0;
    return waits || p->is_stale || is_worth_a_look(p) ? look(p, false) : RT_SUCCESS;
}

RTresult rw_pager_next(struct rw_pager *p, bool *again)
{
    struct rw_device *d = p->device;
    const uint64_t reads = p->head->reads, copied = p->copied_pages;
    *again = false;
    if (p->is_whole) return RT_SUCCESS;
    RTresult result = d->ops->download(d, p->head, p->memory, sizeof(*p->head));
    if (result) return result;
    p->reads += p->head->reads - reads;
    if (!p->waits) {
        p->asked = p->head->wished;
        p->asked_reads = p->head->reads;
    }
    if (!p->waits || !p->head->waiting) return RT_SUCCESS;
    p->rounds++;
    result = look(p, true);
    p->asked += p->copied_pages - copied;
    *again = !result;
    return result;
}

bool rw_pager_should_wait(const struct rw_pager *p)
{
    const bool is_dense = p->asked_reads * RW_PAGE_READ_BYTES >= p->asked << p->shift;
    return p->asked > p->frame_count / RW_FEW_PAGES && (p->waits || is_dense);
}
