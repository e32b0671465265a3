/* SPDX-License-Identifier: Apache-2.0 */
/* Rounds of launches: what kernels ask a pager for, and what makes room. See pager.h. */
#include "programs/config.h"
#include "runtime/device/pager_cache.h"

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

static void put_page(struct rw_pager *p, size_t page, uint32_t frame, rw_u64 at)
{
    p->states[page] = (struct rw_page_state){.frame = frame, .used = p->looks};
    p->entries[page] = at;
}

static RTresult bring_page(struct rw_pager *p, size_t page, uint32_t frame)
{
    RTresult result = rw_pager_copy_page(p, page, frame);
    if (!result) put_page(p, page, frame, rw_pager_frame_address(p, frame) | RW_PAGE_UNUSED);
    return result;
}

/* A free one, or that of a victim, which is absent from now on. */
static uint32_t take_frame(struct rw_pager *p)
{
    if (p->used_frames < p->frame_count) return (uint32_t)p->used_frames++;
    const size_t page = p->victims[--p->victim_count];
    const struct rw_page_range *range = rw_pager_range_of(p, page);
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
        result = bring_page(p, p->requests[at], take_frame(p));
    }
    p->head->reads = p->head->wished = 0;
    return result ? result : rw_pager_upload_table(p);
}

/* ---- rounds ---- */

/* What the kernel has noted in the table, and the pages that it asks for; all is as at first where
 * a copy has failed on the way. */
static RTresult look(struct rw_pager *p, bool goes_on)
{
    struct rw_device *d = p->device;
    const bool is_known = p->is_whole || p->is_stale;
    RTresult result =
        is_known ? RT_SUCCESS : d->ops->download(d, p->head, p->memory, rw_pager_table_bytes(p));
    if (result) return result;
    p->head->goes_on = goes_on;
    p->head->waiting = 0;
    if (p->is_stale) return rw_pager_fill(p);
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
    return read_bytes(p) >= rw_pager_page_size(p) &&
           read_bytes(p) >= RW_PAGE_LOOK * rw_pager_table_bytes(p);
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
