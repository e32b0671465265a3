/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Layout of a program's frame on the continuation stack. Every slot has one offset in the whole
 * program, so a value saved at two resume points lies in one place; slots that are never in use
 * across the same suspension share bytes. Larger slots come first, so that vector accesses find
 * their alignment; the last four bytes hold the state to resume. Sizes come from the user's code,
 * where a variable may have 4 GiB: they are summed in 64 bits, and the caller refuses a frame that
 * is too large.
 */
#ifndef RWC_FRAME_H
#define RWC_FRAME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct rwc_frame_slot {
    uint64_t size;         /* bytes, up to 4 GiB each */
    uint32_t align;        /* a power of two, at most 16 */
    const uint64_t *calls; /* bit set of the suspensions across which the slot is in use */
    uint64_t offset;       /* out */
};

/* Sets the offsets and returns the frame's size, a multiple of 16 that includes the resume state.
 * `call_words` is the length of the bit sets. The order of equal slots is kept: layouts are
 * reproducible. False in *ok: out of memory. */
uint64_t rwc_frame_layout(struct rwc_frame_slot *slots, size_t count, size_t call_words, bool *ok);

#endif
