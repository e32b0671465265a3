/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Codes of 21 bits an axis, and a stable radix sort of 8 passes of 8 bits. The sort works in
 * slices: each counts its digits, the counts are summed over slices, each slice writes to its
 * places. Passes in which all digits are equal are left out.
 */
#include "runtime/bvh/morton.h"

#include <string.h>

#include "runtime/base/memory.h"

#define SLICES 64
#define AXIS_BITS 21
#define DIGITS 256

struct item {
    uint64_t code;
    uint32_t ref;
};

struct sort {
    struct rw_bvh_build *b;
    struct item *from, *to;
    struct rw_ref *sorted;
    uint64_t *codes;
    struct rw_box centres;
    double scale[3];
    unsigned shift;
    uint32_t places[SLICES][DIGITS];
    struct rw_box slice_centres[SLICES];
};

static uint32_t slice_begin(const struct sort *s, uint32_t slice)
{
    return (uint32_t)((uint64_t)s->b->ref_count * slice / SLICES);
}

/* Two zeros between any two bits. */
static uint64_t spread(uint32_t x)
{
    uint64_t v = x;
    v = (v | v << 32) & 0x001f00000000ffffu;
    v = (v | v << 16) & 0x001f0000ff0000ffu;
    v = (v | v << 8) & 0x100f00f00f00f00fu;
    v = (v | v << 4) & 0x10c30c30c30c30c3u;
    return (v | v << 2) & 0x1249249249249249u;
}

static void bound_slice(void *user, uint32_t index)
{
    struct sort *s = user;
    struct rw_box box = rw_box_empty();
    for (uint32_t i = slice_begin(s, index); i < slice_begin(s, index + 1); i++) {
        rw_v4 centre = rw_box_centre(rw_ref_box(&s->b->refs[i]));
        rw_box_grow(&box, (struct rw_box){centre, centre});
    }
    s->slice_centres[index] = box;
}

static void code_slice(void *user, uint32_t index)
{
    struct sort *s = user;
    for (uint32_t i = slice_begin(s, index); i < slice_begin(s, index + 1); i++) {
        rw_v4 centre = rw_box_centre(rw_ref_box(&s->b->refs[i]));
        uint64_t code = 0;
        for (int a = 0; a < 3; a++) {
            double place = ((double)centre[a] - s->centres.lower[a]) * s->scale[a];
            code |= spread((uint32_t)place) << (2 - a);
        }
        s->from[i] = (struct item){code, i};
    }
}

static void count_slice(void *user, uint32_t index)
{
    struct sort *s = user;
    uint32_t *count = s->places[index];
    memset(count, 0, sizeof s->places[index]);
    for (uint32_t i = slice_begin(s, index); i < slice_begin(s, index + 1); i++)
        count[s->from[i].code >> s->shift & (DIGITS - 1)]++;
}

static void move_slice(void *user, uint32_t index)
{
    struct sort *s = user;
    uint32_t *place = s->places[index];
    for (uint32_t i = slice_begin(s, index); i < slice_begin(s, index + 1); i++)
        s->to[place[s->from[i].code >> s->shift & (DIGITS - 1)]++] = s->from[i];
}

/* From counts to places; false when all have the same digit. */
static bool find_places(struct sort *s)
{
    uint32_t next = 0;
    for (int d = 0; d < DIGITS; d++) {
        uint32_t before = next;
        for (int i = 0; i < SLICES; i++) {
            uint32_t count = s->places[i][d];
            s->places[i][d] = next;
            next += count;
        }
        if (next - before == s->b->ref_count) return false;
    }
    return true;
}

static void copy_slice(void *user, uint32_t index)
{
    struct sort *s = user;
    for (uint32_t i = slice_begin(s, index); i < slice_begin(s, index + 1); i++) {
        s->sorted[i] = s->b->refs[s->from[i].ref];
        s->codes[i] = s->from[i].code;
    }
}

static void sort_items(struct sort *s)
{
    struct rw_build_threads *pool = &s->b->pool;
    s->centres = rw_box_empty();
    rw_build_threads_for(pool, SLICES, bound_slice, s);
    for (int i = 0; i < SLICES; i++) rw_box_grow(&s->centres, s->slice_centres[i]);
    for (int a = 0; a < 3; a++) {
        double extent = (double)s->centres.upper[a] - s->centres.lower[a];
        s->scale[a] = extent > 0 ? ((1 << AXIS_BITS) - 1) / extent : 0;
    }
    rw_build_threads_for(pool, SLICES, code_slice, s);
    for (s->shift = 0; s->shift < 3 * AXIS_BITS; s->shift += 8) {
        rw_build_threads_for(pool, SLICES, count_slice, s);
        if (!find_places(s)) continue;
        rw_build_threads_for(pool, SLICES, move_slice, s);
        struct item *swap = s->from;
        s->from = s->to;
        s->to = swap;
    }
    rw_build_threads_for(pool, SLICES, copy_slice, s);
}

RTresult rw_morton_sort(struct rw_bvh_build *b, uint64_t **codes)
{
    struct sort *s = rw_malloc(sizeof *s);
    struct item *items = rw_malloc_large((size_t)b->ref_count * 2 * sizeof *items);
    struct rw_ref *sorted = rw_malloc_large((size_t)b->ref_capacity * sizeof *sorted);
    *codes = rw_malloc_large((size_t)b->ref_count * sizeof **codes);
    bool fits = s && items && sorted && *codes;
    if (fits) {
        s->b = b;
        s->from = items;
        s->to = items + b->ref_count;
        s->sorted = sorted;
        s->codes = *codes;
        sort_items(s);
        rw_free(b->refs);
        b->refs = sorted;
    } else {
        rw_free(sorted);
        rw_free(*codes);
        *codes = NULL;
    }
    rw_free(items);
    rw_free(s);
    return fits ? RT_SUCCESS : RT_ERROR_MEMORY_ALLOCATION_FAILED;
}

uint32_t rw_morton_split(const uint64_t *codes, uint32_t begin, uint32_t end)
{
    uint64_t differ = codes[begin] ^ codes[end - 1];
    if (differ == 0) return begin + (end - begin) / 2;
    uint64_t bit = (uint64_t)1 << (63 - __builtin_clzll(differ));
    uint32_t low = begin, high = end - 1; /* the bit is clear at low, set at high */
    while (high - low > 1) {
        uint32_t middle = low + (high - low) / 2;
        if (codes[middle] & bit)
            high = middle;
        else
            low = middle;
    }
    return high;
}

void rw_morton_ranges(const uint64_t *codes, uint32_t count, struct rw_morton_ranges *out)
{
    out->range[0] = (struct rw_morton_range){0, count};
    out->first = 0;
    out->count = 1;
    while (out->first < out->count && out->count - out->first < RW_MORTON_PIECES &&
           out->count + 2 <= 4 * RW_MORTON_PIECES) {
        struct rw_morton_range range = out->range[out->first++];
        if (range.end - range.begin < 2) continue;
        uint32_t middle = rw_morton_split(codes, range.begin, range.end);
        out->range[out->count++] = (struct rw_morton_range){range.begin, middle};
        out->range[out->count++] = (struct rw_morton_range){middle, range.end};
    }
}
