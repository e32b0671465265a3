/* SPDX-License-Identifier: Apache-2.0 */
/* Sets of small numbers, as arrays of words with a bit for each number. */
#ifndef RW_BITS_H
#define RW_BITS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Words of a set of the numbers below `count`; there is always one. */
static inline size_t rw_bit_words(size_t count)
{
    return count / 64 + 1;
}

static inline void rw_bit_set(uint64_t *set, size_t bit)
{
    set[bit / 64] |= 1ull << (bit % 64);
}

static inline bool rw_bit_get(const uint64_t *set, size_t bit)
{
    return set[bit / 64] >> (bit % 64) & 1;
}

#endif
