/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What BC6H and BC7 share: a block is a row of 128 bits, its texels are dealt among one to three
 * subsets with two ends each, and an index says how far between them a texel lies.
 */
#ifndef RW_BLOCKS_BPTC_H
#define RW_BLOCKS_BPTC_H

#include <stdbool.h>
#include <stdint.h>

struct rw_block_bits {
    uint64_t low, high; /* what was not taken yet */
};

struct rw_block_bits rw_block_bits(const unsigned char *block);

/* The next bits, the first being the lowest; at most 32. */
static inline unsigned rw_take_bits(struct rw_block_bits *bits, unsigned count)
{
    if (count == 0) return 0;
    const unsigned value = (unsigned)(bits->low & ((UINT64_C(1) << count) - 1));
    bits->low = bits->low >> count | bits->high << (64 - count);
    bits->high >>= count;
    return value;
}

/* Which of `subsets` a texel is in, of the partition of that number: below 64. */
unsigned rw_block_subset(unsigned subsets, unsigned partition, unsigned texel);

/* Whether the highest bit of the texel's index is 0, and left out: of one in each subset. */
bool rw_block_is_anchor(unsigned subsets, unsigned partition, unsigned texel);

/* What the second end counts, of 64, with an index of 2, 3 or 4 bits. */
unsigned rw_block_weight(unsigned bits, unsigned index);

#endif
