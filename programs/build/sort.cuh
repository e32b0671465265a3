/* SPDX-License-Identifier: Apache-2.0 */
/*
 * One pass of a radix sort, one kernel launch: each block ranks a tile of words and finds where its
 * words go by looking back at the blocks before it (Adinets and Merrill, Onesweep, 2022). The
 * histograms over all words are there already.
 *
 * State of a tile and bin: 2 bits of what is known and 30 bits of count.
 */
#ifndef RW_BUILD_SORT_CUH
#define RW_BUILD_SORT_CUH

#include "programs/build/args.h"
#include "programs/build/device.h"

#define RW_SORT_WARPS (RW_SORT_THREADS / 32)
#define RW_SORT_LOCAL (1u << 30)     /* count of this tile alone */
#define RW_SORT_INCLUSIVE (2u << 30) /* count of this tile and all before it */
#define RW_SORT_COUNT (RW_SORT_LOCAL - 1)

union sort_room {
    rw_u32 counts[RW_SORT_WARPS][RW_SORT_BINS];
    rw_u64 words[RW_SORT_TILE];
};

/* Lanes whose digit is the same. */
RW_INLINE rw_u32 same_digit(rw_u32 digit)
{
    rw_u32 same = RW_WHOLE_WARP;
    for (int bit = 0; bit < RW_SORT_BITS; bit++) {
        rw_u32 set = rw_warp_ballot(digit >> bit & 1);
        same &= digit >> bit & 1 ? set : ~set;
    }
    return same;
}

/* Sum over the threads before this one; shared has room for a number per warp. */
RW_INLINE rw_u64 block_scan(rw_u64 value, rw_u64 *shared)
{
    rw_u32 lane = rw_warp_lane(), warp = rw_block_thread() / 32;
    rw_u64 sum = value;
    for (rw_u32 step = 1; step < 32; step *= 2) {
        rw_u64 other = rw_warp_shuffle64(sum, lane - step & 31);
        if (lane >= step) sum += other;
    }
    if (lane == 31) shared[warp] = sum;
    rw_block_sync();
    rw_u64 before = 0;
    for (rw_u32 i = 0; i < RW_SORT_WARPS; i++) before += i < warp ? shared[i] : 0;
    return before + sum - value;
}

/* How many words of this bin the tiles before have. */
RW_INLINE rw_u32 look_back(rw_u32 *states, rw_u32 tile, rw_u32 bin, rw_u32 count)
{
    rw_u32 *own = states + tile * RW_SORT_BINS + bin, before = 0;
    rw_store_fresh32(own, (tile ? RW_SORT_LOCAL : RW_SORT_INCLUSIVE) | count);
    if (!tile) return 0;
    for (const rw_u32 *at = own - RW_SORT_BINS;; at -= RW_SORT_BINS) {
        rw_u32 state;
        do {
            state = rw_load_fresh32(at);
        } while (!(state & ~RW_SORT_COUNT));
        before += state & RW_SORT_COUNT;
        if (state & RW_SORT_INCLUSIVE) break;
    }
    rw_store_fresh32(own, RW_SORT_INCLUSIVE | (before + count));
    return before;
}

/* Ranks among the warp's words of the same digit, and counts them. */
RW_INLINE void rank_words(const rw_u64 words[], rw_u32 shift, rw_u32 *counts, rw_u32 ranks[])
{
    rw_u32 before = (1u << rw_warp_lane()) - 1;
    RW_UNROLL
    for (int k = 0; k < RW_SORT_ITEMS; k++) {
        rw_u32 digit = (rw_u32)(words[k] >> shift) % RW_SORT_BINS;
        rw_u32 same = same_digit(digit), old = counts[digit];
        rw_warp_sync();
        if (!(same & before)) counts[digit] = old + rw_popcount(same);
        rw_warp_sync();
        ranks[k] = old + rw_popcount(same & before);
    }
}

RW_KERNEL(RW_SORT_THREADS) rw_build_sort(struct rw_build_args args, rw_u32 pass)
{
    RW_SHARED union sort_room room;
    RW_SHARED rw_u64 scan[RW_SORT_WARPS];
    RW_SHARED rw_u32 starts[RW_SORT_BINS], targets[RW_SORT_BINS], shared_tile;
    rw_u32 thread = rw_block_thread(), warp = thread / 32, lane = rw_warp_lane();
    struct rw_build_control *control = (struct rw_build_control *)args.control;
    const rw_u64 *in = (const rw_u64 *)args.words[pass & 1];
    rw_u64 *out = (rw_u64 *)args.words[~pass & 1];
    rw_u32 shift = RW_SORT_INDEX_BITS + pass * RW_SORT_BITS;

    /* Tiles in the order in which blocks start, so that no block waits for one that has not. */
    if (!thread) shared_tile = rw_add32(&control->tiles[pass], 1);
    for (rw_u32 i = 0; i < RW_SORT_WARPS; i++) room.counts[i][thread] = 0;
    rw_block_sync();
    rw_u32 tile = shared_tile, base = tile * RW_SORT_TILE;
    rw_u64 words[RW_SORT_ITEMS];
    rw_u32 ranks[RW_SORT_ITEMS];
    RW_UNROLL
    for (rw_u32 k = 0; k < RW_SORT_ITEMS; k++) {
        rw_u32 i = base + warp * 32 * RW_SORT_ITEMS + 32 * k + lane;
        words[k] = i < args.capacity ? in[i] : ~(rw_u64)0;
    }
    rank_words(words, shift, room.counts[warp], ranks);
    rw_block_sync();

    rw_u32 count = 0;
    for (rw_u32 i = 0; i < RW_SORT_WARPS; i++) {
        rw_u32 more = room.counts[i][thread];
        room.counts[i][thread] = count;
        count += more;
    }
    rw_u64 both = (rw_u64)control->histogram[pass][thread] << 32 | count;
    both = block_scan(both, scan);
    starts[thread] = (rw_u32)both;
    rw_u32 tiles = (args.capacity + RW_SORT_TILE - 1) / RW_SORT_TILE;
    rw_u32 *states = (rw_u32 *)args.tiles + (rw_u64)pass * tiles * RW_SORT_BINS;
    targets[thread] = (rw_u32)(both >> 32) + look_back(states, tile, thread, count) - (rw_u32)both;
    rw_block_sync();

    RW_UNROLL
    for (int k = 0; k < RW_SORT_ITEMS; k++) {
        rw_u32 digit = (rw_u32)(words[k] >> shift) % RW_SORT_BINS;
        ranks[k] += starts[digit] + room.counts[warp][digit];
    }
    rw_block_sync();
    RW_UNROLL
    for (int k = 0; k < RW_SORT_ITEMS; k++) room.words[ranks[k]] = words[k];
    rw_block_sync();
    for (rw_u32 i = thread; i < RW_SORT_TILE && base + i < args.capacity; i += RW_SORT_THREADS) {
        rw_u64 word = room.words[i];
        out[targets[(rw_u32)(word >> shift) % RW_SORT_BINS] + i] = word;
    }
}

#endif
