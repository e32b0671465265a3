/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Inputs of targets whose files have checksums, lengths and structure: an input is a list of edits
 * of a file that is right, eight bytes each. Needs nothing but what it includes.
 */
#ifndef RW_FUZZ_EDITS_H
#define RW_FUZZ_EDITS_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct edit {
    uint8_t kind, fine;
    uint16_t coarse; /* with `fine` below it: where, of 2^24 */
    uint32_t value;
};

static inline size_t edit_place(const struct edit *e, size_t size)
{
    return (size_t)(((uint64_t)e->coarse << 8 | e->fine) * size >> 24);
}

static inline size_t edit_least(size_t a, size_t b)
{
    return a < b ? a : b;
}

/* One edit of `size` bytes, not 0, with room for `room`; returns how many they are then. */
static inline size_t edit_once(struct edit e, uint8_t *bytes, size_t size, size_t room)
{
    const size_t at = edit_place(&e, size), left = size - at, count = 1 + e.value % 16;
    const size_t other = e.value % size, fits = edit_least(count, left);
    switch (e.kind % 6) {
    case 0: /* a byte */
        bytes[at] = (uint8_t)e.value;
        return size;
    case 1: /* something from elsewhere */
        memmove(bytes + at, bytes + other, edit_least(fits, size - other));
        return size;
    case 2: /* less */
        memmove(bytes + at, bytes + at + fits, left - fits);
        return size - fits;
    case 3: /* more */
        if (size + count > room) return size;
        memmove(bytes + at + count, bytes + at, left);
        return size + count;
    case 4: /* a small number */
        e.value %= 64;
        break;
    }
    if (left >= 4) memcpy(bytes + at / 4 * 4, &e.value, 4);
    return size;
}

/* The bytes after the edits, at most `room` of them; returns how many. */
static inline size_t edit_all(const uint8_t *data, size_t size, const void *base, size_t base_size,
                              uint8_t *out, size_t room)
{
    struct edit e;
    memcpy(out, base, base_size);
    for (; size >= sizeof(e) && base_size; data += sizeof(e), size -= sizeof(e)) {
        memcpy(&e, data, sizeof(e));
        base_size = edit_once(e, out, base_size, room);
    }
    return base_size;
}

static inline void fuzz_stop(const char *what, const char *text)
{
    fprintf(stderr, "%s\n%s\n", what, text ? text : "");
    abort();
}

#endif
