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

static bool overlap(const struct rwc_frame_slot *a, const struct rwc_frame_slot *b)
{
    return a->offset < b->offset + b->size && b->offset < a->offset + a->size;
}

static uint32_t align_up(uint32_t value, uint32_t align)
{
    return (value + align - 1) / align * align;
}

/* Lowest offset at which `slot` meets none of the slots placed before it. */
static void place(struct rwc_frame_slot *slot, struct rwc_frame_slot *const *placed, size_t count,
                  size_t words)
{
    slot->offset = 0;
    for (size_t k = 0; k < count;) {
        if (in_use_together(slot, placed[k], words) && overlap(slot, placed[k])) {
            slot->offset = align_up(placed[k]->offset + placed[k]->size, slot->align);
            k = 0; /* the new place may meet an earlier slot */
        } else {
            k++;
        }
    }
}

uint32_t rwc_frame_layout(struct rwc_frame_slot *slots, size_t count, size_t call_words, bool *ok)
{
    struct rwc_frame_slot **order = malloc((count + 1) * sizeof(*order));
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
    uint32_t end = 0;
    for (size_t k = 0; k < count; k++) {
        place(order[k], order, k, call_words);
        if (order[k]->offset + order[k]->size > end) end = order[k]->offset + order[k]->size;
    }
    free(order);
    return align_up(end + 4, 16);
}
