/* SPDX-License-Identifier: Apache-2.0 */
/* See inputs.h. Arrays that overlap, as those of parts of one mesh do, become one range. */
#include "runtime/isolate/inputs.h"

#include <stdlib.h>
#include <string.h>

#include "runtime/base/memory.h"

enum { ALIGNMENT = 16 };

struct range {
    uint64_t begin, end;
    uint64_t copy; /* offset */
};

struct copy {
    uint64_t begin, end; /* of what is copied */
    struct range *ranges;
    size_t count;
};

static bool is_copied(const struct copy *c, const struct rw_part_array *a)
{
    const uint64_t at = *a->address;
    return a->bytes && at >= c->begin && at < c->end && a->bytes <= c->end - at;
}

static int by_begin(const void *a, const void *b)
{
    const struct range *x = a, *y = b;
    return (x->begin > y->begin) - (x->begin < y->begin);
}

static size_t part_count(const struct rw_build_input *input)
{
    return input->part_count * (input->keys > 1 ? input->keys : 1);
}

static void find_ranges(struct copy *c, struct rw_build_part *parts, size_t count)
{
    for (size_t k = 0; k < count; k++) {
        struct rw_part_array arrays[RW_PART_ARRAYS];
        rw_build_part_arrays(&parts[k], arrays);
        for (int i = 0; i < RW_PART_ARRAYS; i++)
            if (is_copied(c, &arrays[i]))
                c->ranges[c->count++] =
                    (struct range){*arrays[i].address, *arrays[i].address + arrays[i].bytes, 0};
    }
}

/* Disjoint and in order, with their places; returns the bytes of all copies. An address keeps what
 * it is beyond a multiple of ALIGNMENT. */
static uint64_t merge(struct copy *c)
{
    size_t merged = 0;
    uint64_t bytes = 0;
    qsort(c->ranges, c->count, sizeof(*c->ranges), by_begin);
    for (size_t k = 0; k < c->count; k++) {
        struct range *last = merged ? &c->ranges[merged - 1] : NULL;
        if (!last || c->ranges[k].begin > last->end)
            c->ranges[merged++] = c->ranges[k];
        else if (c->ranges[k].end > last->end)
            last->end = c->ranges[k].end;
    }
    c->count = merged;
    for (size_t k = 0; k < merged; k++) {
        struct range *r = &c->ranges[k];
        r->copy = (bytes + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT + r->begin % ALIGNMENT;
        bytes = r->copy + (r->end - r->begin);
    }
    return bytes;
}

static const struct range *range_of(const struct copy *c, uint64_t address)
{
    size_t low = 0, high = c->count;
    while (high - low > 1) {
        const size_t middle = (low + high) / 2;
        *(c->ranges[middle].begin <= address ? &low : &high) = middle;
    }
    return &c->ranges[low];
}

static void name_copies(const struct copy *c, struct rw_build_part *parts, size_t count,
                        const unsigned char *bytes)
{
    for (size_t k = 0; k < count; k++) {
        struct rw_part_array arrays[RW_PART_ARRAYS];
        rw_build_part_arrays(&parts[k], arrays);
        for (int i = 0; i < RW_PART_ARRAYS; i++) {
            if (!is_copied(c, &arrays[i])) continue;
            const struct range *r = range_of(c, *arrays[i].address);
            *arrays[i].address =
                (uint64_t)(uintptr_t)bytes + r->copy + (*arrays[i].address - r->begin);
        }
    }
}

bool rw_own_input_make(const struct rw_build_input *input, uint64_t begin, uint64_t end,
                       struct rw_own_input *out)
{
    const size_t count = part_count(input);
    struct copy c = {.begin = begin, .end = end};
    *out = (struct rw_own_input){.input = *input};
    out->parts = rw_malloc(count * sizeof(*out->parts));
    c.ranges = rw_malloc(count * RW_PART_ARRAYS * sizeof(*c.ranges));
    if (out->parts && c.ranges) {
        if (count) memcpy(out->parts, input->parts, count * sizeof(*out->parts));
        find_ranges(&c, out->parts, count);
        out->bytes = rw_malloc(merge(&c));
    }
    for (size_t k = 0; out->bytes && k < c.count; k++)
        memcpy(out->bytes + c.ranges[k].copy, (const void *)(uintptr_t)c.ranges[k].begin,
               c.ranges[k].end - c.ranges[k].begin);
    if (out->bytes) name_copies(&c, out->parts, count, out->bytes);
    rw_free(c.ranges);
    out->input.parts = out->parts;
    const bool made = out->bytes != NULL;
    if (!made) rw_own_input_free(out);
    return made;
}

void rw_own_input_free(struct rw_own_input *own)
{
    rw_free(own->bytes);
    rw_free(own->parts);
    *own = (struct rw_own_input){0};
}
