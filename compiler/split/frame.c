/* SPDX-License-Identifier: Apache-2.0 */
/* See frame.h. First fit over the slots in order of falling size. */
#include "compiler/split/frame.h"

#include <stdlib.h>

static bool in_use_together(const struct rwc_frame_slot *a, const struct rwc_frame_slot *b,
                            size_t words)
{
    for (size_t w = 0; w < words; w++)
        if (a->calls[w] & b->calls[w]) return true;
    return false;
}

static uint64_t align_up(uint64_t value, uint64_t align)
{
    return (value + align - 1) / align * align;
}

/* Lowest offset at which `slot` meets none of those placed before it. They are sorted by offset:
 * one that begins behind the slot's end is followed by others that do. */
static void place(struct rwc_frame_slot *slot, struct rwc_frame_slot *const *placed, size_t count,
                  size_t words)
{
    slot->offset = 0;
    for (size_t k = 0; k < count && placed[k]->offset < slot->offset + slot->size; k++) {
        uint64_t end = placed[k]->offset + placed[k]->size;
        if (end > slot->offset && in_use_together(slot, placed[k], words))
            slot->offset = align_up(end, slot->align);
    }
}

static void insert(struct rwc_frame_slot **placed, size_t count, struct rwc_frame_slot *slot)
{
    size_t at = count;
    for (; at > 0 && placed[at - 1]->offset > slot->offset; at--) placed[at] = placed[at - 1];
    placed[at] = slot;
}

uint64_t rwc_frame_layout(struct rwc_frame_slot *slots, size_t count, size_t call_words, bool *ok)
{
    struct rwc_frame_slot **order = malloc(2 * (count + 1) * sizeof(*order));
    struct rwc_frame_slot **placed = order + count + 1;
    *ok = order != NULL;
    if (!order) return 0;
    for (size_t k = 0; k < count; k++) { /* insertion sort: stable, and frames are small */
        size_t at = k;
        while (at > 0 && order[at - 1]->size < slots[k].size) {
            order[at] = order[at - 1];
            at--;
        }
        order[at] = &slots[k];
    }
    uint64_t end = 0;
    for (size_t k = 0; k < count; k++) {
        place(order[k], placed, k, call_words);
        insert(placed, k, order[k]);
        if (order[k]->offset + order[k]->size > end) end = order[k]->offset + order[k]->size;
    }
    free(order);
    return align_up(end + 4, 16);
}
