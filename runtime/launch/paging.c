/* SPDX-License-Identifier: Apache-2.0 */
/* See paging.h. */
#include "runtime/launch/paging.h"

#include <string.h>

#include "runtime/base/memory.h"
#include "runtime/launch/texture_host.h"
#include "runtime/scene/tree.h"
#include "runtime/scene/tree_paged.h"

static bool can_page(RTcontext c)
{
    return !c->choice.beside && !c->attributes.gpu_paging_forced_off && !c->isolation.on;
}

bool rw_is_paging(RTcontext c)
{
    if ((!c->paged_buffers && !c->pages_trees) || !can_page(c)) return false;
    return !rw_device_target(c->device)->is_host || c->options.device_memory;
}

/* ---- memory of devices ---- */

/* Bytes that the context may use of each device; 0: any number. Of a GPU's memory some goes to the
 * driver, and to launches. */
static uint64_t limit_of(RTcontext c)
{
    uint64_t least = c->device->memory;
    if (c->options.device_memory) return c->options.device_memory;
    for (unsigned k = 1; k < c->device_count; k++)
        if (c->devices[k]->memory < least) least = c->devices[k]->memory;
    return least - least / 16;
}

/* Bytes of a device that these purposes have now. */
static uint64_t held(RTcontext c, RWmemorypurpose first)
{
    uint64_t bytes = 0;
    for (RWmemorypurpose p = first; p <= RW_MEMORY_DEVICE_BUILDS; p++)
        bytes += c->ledger.held[p] / c->device_count;
    return bytes;
}

/* What may be the cache's, when all else is on the device; never 0 where there is a limit. */
static uint64_t budget_of(RTcontext c, const struct rw_pager *p)
{
    const uint64_t limit = limit_of(c),
                   used = held(c, RW_MEMORY_DEVICE_BUFFERS) - (p ? rw_pager_bytes(p) : 0);
    return !limit || used < limit ? limit - (limit ? used : 0) : 1;
}

/* ---- choice ---- */

/* There or still to be made. */
static uint64_t texture_bytes(RTcontext c)
{
    uint64_t bytes = 0;
    for (struct rw_object *o = c->objects[RW_OBJECT_TEXTURE_SAMPLER]; o; o = o->next)
        bytes += rw_texture_device_bytes((RTtexturesampler)o);
    return bytes;
}

/* Of all together, with so much at most for what is on the devices page by page. */
static uint64_t bytes_with(RTcontext c, uint64_t most_paged)
{
    uint64_t bytes = held(c, RW_MEMORY_DEVICE_TREES) + texture_bytes(c),
             paged = c->paged_tree_bytes;
    bytes -= c->ledger.held[RW_MEMORY_DEVICE_TEXTURES] / c->device_count;
    for (struct rw_object *o = c->objects[RW_OBJECT_BUFFER]; o; o = o->next) {
        bytes += rw_buffer_device_bytes((RTbuffer)o);
        if (((RTbuffer)o)->has_pages) paged += rw_buffer_bytes((RTbuffer)o);
    }
    return bytes + (paged < most_paged ? paged : most_paged);
}

/* A cache wants a fourth of the memory, or room for all that is paged. */
static uint64_t wanted_bytes(RTcontext c, uint64_t limit)
{
    return bytes_with(c, limit / 4);
}

bool rw_paging_all_fits(RTcontext c)
{
    return !limit_of(c) || bytes_with(c, UINT64_MAX) <= limit_of(c);
}

static bool may_choose(RTcontext c)
{
    return limit_of(c) && can_page(c);
}

static RTbuffer largest_buffer(RTcontext c, bool (*is_meant)(const struct RTbuffer_api *b))
{
    RTbuffer found = NULL;
    for (struct rw_object *o = c->objects[RW_OBJECT_BUFFER]; o; o = o->next) {
        RTbuffer b = (RTbuffer)o;
        if (b->paged || !is_meant(b) || !rw_buffer_is_pageable(b)) continue;
        if (rw_buffer_bytes(b) > (found ? rw_buffer_bytes(found) : 0)) found = b;
    }
    return found;
}

/* Of those whose buffers are paged already. */
static RTtexturesampler largest_texture(RTcontext c, bool (*is_meant)(const struct RTbuffer_api *b))
{
    RTtexturesampler found = NULL;
    uint64_t most = 0;
    for (struct rw_object *o = c->objects[RW_OBJECT_TEXTURE_SAMPLER]; o; o = o->next) {
        RTtexturesampler s = (RTtexturesampler)o;
        const uint64_t bytes = rw_texture_device_bytes(s);
        if (bytes <= most || !s->buffer->paged || !is_meant(s->buffer)) continue;
        if (rw_texture_stays(s)) continue;
        found = s;
        most = bytes;
    }
    return found;
}

static bool is_named(const struct RTbuffer_api *b)
{
    return b->paging == RW_PAGED_FIRST;
}

static bool is_by_need(const struct RTbuffer_api *b)
{
    return b->paging == RW_PAGED_BY_NEED;
}

static bool is_texels(const struct RTbuffer_api *b)
{
    return b->paging != RW_PAGED_NEVER && rw_buffer_is_texels(b);
}

/* In this order, of each the largest first. Texels that textures have been made of cost nothing.
 * Buffers have a cache, textures have none: each lookup goes to the host's memory. */
static const struct {
    bool (*is_meant)(const struct RTbuffer_api *b); /* the buffer, or that of the texture */
    bool textures;
} order[] = {
    {is_texels, false},  {is_named, false},  {is_named, true},
    {is_by_need, false}, {is_by_need, true},
};

static const struct rw_tree *pageable_tree(RTcontext c)
{
    for (struct rw_object *o = c->objects[RW_OBJECT_ACCELERATION]; o; o = o->next) {
        const struct rw_group_trees *built = ((RTacceleration)o)->built;
        for (; built; built = built->more)
            for (int k = 0; k < 2; k++)
                if (rw_tree_is_pageable(c, &built->trees[k])) return &built->trees[k];
    }
    return NULL;
}

/* All trees at once; they are moved when the scene is flattened anew. */
static void page_trees(RTcontext c, bool *chosen)
{
    if (c->pages_trees || !pageable_tree(c)) return;
    c->pages_trees = *chosen = true;
    rw_changed_structure(c); /* another kernel, with other addresses */
    rw_report(c, 2, "PAGING", "trees are paged, since not all fits into the memory");
}

static RTresult page_buffer(RTcontext c, RTbuffer b)
{
    RW_CHECK(rw_buffer_page(b, true));
    rw_report(c, 2, "PAGING", "a buffer of %zu bytes %s, since not all fits into the memory",
              rw_buffer_bytes(b),
              b->has_pages ? "is paged" : "that textures are made of is left to the host");
    return RT_SUCCESS;
}

static void page_texture(RTcontext c, RTtexturesampler s)
{
    const size_t bytes = (size_t)rw_texture_device_bytes(s);
    rw_texture_choose_host(s, true);
    rw_report(c, 2, "PAGING",
              "the texture of sampler %u, %zu bytes, is read in the host's memory, since not all "
              "fits into the device's",
              s->id, bytes);
}

/* Trees last: rays read nodes far more often than programs read elements and texels. */
static RTresult page_next(RTcontext c, bool *chosen)
{
    *chosen = true;
    for (size_t k = 0; k < sizeof(order) / sizeof(order[0]); k++) {
        RTbuffer b = order[k].textures ? NULL : largest_buffer(c, order[k].is_meant);
        RTtexturesampler s = order[k].textures ? largest_texture(c, order[k].is_meant) : NULL;
        if (b) return page_buffer(c, b);
        if (!s) continue;
        page_texture(c, s);
        return RT_SUCCESS;
    }
    *chosen = false;
    page_trees(c, chosen);
    return RT_SUCCESS;
}

static bool count_pages(RTcontext c)
{
    bool changed = false;
    for (struct rw_object *o = c->objects[RW_OBJECT_BUFFER]; o; o = o->next)
        changed |= rw_buffer_count_pages((RTbuffer)o);
    return changed;
}

RTresult rw_paging_choose(RTcontext c, bool *chosen)
{
    bool more = may_choose(c);
    const uint64_t limit = limit_of(c);
    *chosen = count_pages(c);
    while (more && wanted_bytes(c, limit) > limit) {
        RW_CHECK(page_next(c, &more));
        *chosen |= more;
    }
    return RT_SUCCESS;
}

bool rw_paging_give_way(RTcontext c, struct rw_resident *residents, unsigned count)
{
    bool was_full = false, gives = false;
    for (unsigned k = 0; k < count; k++) {
        struct rw_resident *r = &residents[k];
        was_full |= r->device->is_full;
        if (r->device->is_full && r->pager) gives |= rw_pager_give_way(r->pager);
        r->device->is_full = false;
    }
    if (gives) return !rw_paging_settle(c, residents, count);
    if (!was_full || !may_choose(c)) return false;
    return !page_next(c, &gives) && gives;
}

/* ---- addresses and pagers ---- */

struct layout {
    RTcontext context;
    struct rw_page_range *ranges;
    size_t count;
    uint64_t next; /* page */
};

/* Contents that nobody else has the version of; the address that programs know them by. 0 bytes:
 * that is another one. */
static uint64_t add_range(struct layout *l, uint64_t source, uint64_t bytes, uint64_t version)
{
    const uint32_t page = rw_options_page_size(&l->context->options);
    const uint64_t first = l->next;
    if (!bytes) return 0;
    l->ranges[l->count++] = (struct rw_page_range){
        .source = source, .bytes = bytes, .version = version, .first = first};
    l->next += (bytes + page - 1) / page;
    return RW_PAGED | first * page;
}

/* Buffers and trees one behind the other, each from a page on; of which kind some have other
 * addresses than before. Room for all of them is in `ranges`. */
static void lay_out_tree(struct layout *l, struct rw_tree *tree, struct rw_pages_moved *moved)
{
    const bool paged = tree->is_common && rw_is_paging(l->context);
    const uint64_t before = tree->paged_at;
    tree->paged_at = add_range(l, tree->base, paged ? tree->size : 0, tree->number);
    moved->trees |= tree->paged_at != before;
}

static size_t lay_out(RTcontext c, struct rw_page_range *ranges, struct rw_pages_moved *moved)
{
    struct layout l = {.context = c, .ranges = ranges};
    const bool paging = rw_is_paging(c);
    for (struct rw_object *o = c->objects[RW_OBJECT_BUFFER]; o; o = o->next) {
        RTbuffer b = (RTbuffer)o;
        const uint64_t before = b->paged_at,
                       bytes = b->has_pages && paging ? rw_buffer_bytes(b) : 0;
        b->paged_at = add_range(&l, b->device_data[0], bytes, b->device_version);
        moved->buffers |= b->paged_at != before;
    }
    for (struct rw_object *o = c->objects[RW_OBJECT_ACCELERATION]; o; o = o->next) {
        struct rw_group_trees *built = ((RTacceleration)o)->built;
        for (; built; built = built->more)
            for (int k = 0; k < 2; k++) lay_out_tree(&l, &built->trees[k], moved);
    }
    return l.count;
}

static void drop_pager(RTcontext c, struct rw_resident *r)
{
    if (!r->pager) return;
    rw_flights_await(c);
    rw_pager_free(r->pager);
    r->pager = r->device->pager = NULL;
    r->launch.pages = 0;
}

static RTresult check_pager(RTcontext c, struct rw_resident *r, RTresult result)
{
    if (!result) return RT_SUCCESS;
    result = rw_device_error(c, r->device, result, "preparing the pages of buffers");
    drop_pager(c, r);
    return result;
}

static RTresult make_pager(RTcontext c, struct rw_resident *r, const struct rw_page_range *ranges,
                           size_t count, bool waits)
{
    struct rw_device *d = r->device;
    drop_pager(c, r);
    RTresult result = rw_pager_create(d, rw_options_page_size(&c->options), ranges, count,
                                      waits ? 1 : budget_of(c, NULL), &r->pager);
    d->pager = r->pager;
    r->launch.pages = result ? 0 : r->pager->table;
    r->launch.page_shift = (rw_u32)__builtin_ctz(rw_options_page_size(&c->options));
    return check_pager(c, r, result);
}

/* A launch under way may read what is in the cache. */
static RTresult renew_pager(RTcontext c, struct rw_resident *r, const struct rw_page_range *ranges)
{
    if (!memcmp(r->pager->ranges, ranges, r->pager->range_count * sizeof(*ranges)))
        return RT_SUCCESS;
    rw_flights_await(c);
    return check_pager(c, r, rw_pager_renew(r->pager, ranges));
}

RTresult rw_paging_update(RTcontext c, struct rw_resident *residents, unsigned count, bool waits,
                          struct rw_pages_moved *moved)
{
    const bool paging = rw_is_paging(c);
    RTresult result = RT_SUCCESS;
    if (!paging && !c->pages_placed) return RT_SUCCESS;
    struct rw_page_range *ranges =
        rw_calloc(c->paged_buffers + c->paged_trees + 1, sizeof(*ranges));
    if (!ranges) return rw_out_of_memory(c, "the pages of buffers");
    size_t range_count = lay_out(c, ranges, moved);
    c->pages_placed = true;
    for (unsigned k = 0; !result && k < count; k++) {
        struct rw_resident *r = &residents[k];
        if (!paging)
            drop_pager(c, r);
        else if (r->pager && rw_pager_has_places(r->pager, ranges, range_count))
            result = renew_pager(c, r, ranges);
        else
            result = make_pager(c, r, ranges, range_count, waits);
    }
    c->pages_placed = paging;
    rw_free(ranges);
    return result;
}

RTresult rw_paging_settle(RTcontext c, struct rw_resident *residents, unsigned count)
{
    for (unsigned k = 0; k < count; k++) {
        struct rw_resident *r = &residents[k];
        if (!r->pager) continue;
        const uint64_t budget = budget_of(c, r->pager);
        if (rw_pager_fits(r->pager, budget)) continue;
        rw_flights_await(c);
        RW_CHECK(check_pager(c, r, rw_pager_resize(r->pager, budget)));
        rw_report(c, 3, "PAGING", "%zu pages of %u bytes, of which %zu fit on %s",
                  r->pager->page_count, rw_options_page_size(&c->options), r->pager->frame_count,
                  r->device->name);
    }
    return RT_SUCCESS;
}

/* ---- kernels ---- */

static bool are_whole(const struct rw_resident *residents, unsigned count)
{
    for (unsigned k = 0; k < count; k++)
        if (!residents[k].pager || !residents[k].pager->is_whole) return false;
    return true;
}

/* Not where programs are not states, and where the kernel counts what it does. Traversal never
 * does, so that nothing does by itself where trees are paged. */
static bool can_wait(RTcontext c)
{
    return rw_is_paging(c) && c->paged_buffers && c->options.paging != RW_PAGING_REACH &&
           !c->options.profile && rw_options_strategy(&c->options) != RWC_STRATEGY_DIRECT;
}

bool rw_paging_may_wait(RTcontext c, const struct rw_resident *residents, unsigned count)
{
    const uint64_t limit = limit_of(c);
    if (!can_wait(c)) return false;
    if (c->options.paging == RW_PAGING_WAIT) return true;
    return limit && !c->pages_trees && bytes_with(c, limit) > limit && !are_whole(residents, count);
}

/* Changes whenever one of the caches is empty. */
static uint64_t caches_of(const struct rw_resident *residents, unsigned count)
{
    uint64_t sum = 0;
    for (unsigned k = 0; k < count; k++)
        if (residents[k].pager) sum += residents[k].pager->opened;
    return sum;
}

bool rw_paging_waits(const struct rw_page_habits *habits, RTcontext c,
                     const struct rw_resident *residents, unsigned count, unsigned entry)
{
    const struct rw_page_habit *h = entry < habits->count ? &habits->items[entry] : NULL;
    if (!can_wait(c)) return false;
    if (c->options.paging == RW_PAGING_WAIT) return true;
    if (c->pages_trees || are_whole(residents, count)) return false;
    return !h || h->caches != caches_of(residents, count) || h->waits;
}

bool rw_paging_attends(RTcontext c, const struct rw_resident *residents, unsigned count)
{
    bool attends = false;
    for (unsigned k = 0; k < count; k++)
        attends |=
            residents[k].pager &&
            rw_pager_attends(residents[k].pager, rw_kernel_strategy(c) == RWC_STRATEGY_BATCH);
    return attends;
}

/* Of an entry point that nothing is known of, since there is no memory for that, launches wait. */
static void note_habit(RTcontext c, struct rw_page_habits *habits,
                       const struct rw_resident *residents, unsigned count, unsigned entry)
{
    bool waits = false;
    for (unsigned k = 0; k < count; k++)
        waits |= residents[k].pager && rw_pager_should_wait(residents[k].pager);
    if (entry >= habits->count) {
        struct rw_page_habit *items =
            rw_realloc(habits->items, c->entry_point_count * sizeof(*items));
        if (!items) return;
        habits->items = items;
        for (; habits->count < c->entry_point_count; habits->count++)
            items[habits->count] = (struct rw_page_habit){0};
    }
    struct rw_page_habit *h = &habits->items[entry];
    h->waits = waits && (h->waits || !c->waits_for_pages);
    h->caches = caches_of(residents, count);
}

void rw_paging_count(RTcontext c, struct rw_page_habits *habits, struct rw_resident *residents,
                     unsigned count, unsigned entry)
{
    bool is_paged = false;
    for (unsigned k = 0; k < count; k++) {
        struct rw_pager *p = residents[k].pager;
        if (!p) continue;
        is_paged = true;
        c->statistics.pagingRounds += p->rounds;
        c->statistics.pagesCopied += p->copied_pages;
        c->statistics.pagedBytes += p->copied_bytes;
        c->statistics.absentReads += p->reads;
        p->rounds = p->copied_pages = p->copied_bytes = p->reads = 0;
    }
    if (is_paged) note_habit(c, habits, residents, count, entry);
}
