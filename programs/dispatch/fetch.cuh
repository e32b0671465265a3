/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How lanes get launch indices. All lanes of a launch draw numbers from one counter; a warp draws
 * for its idle lanes together, with one atomic addition (Aila and Laine 2009; refill by rank as in
 * their 2012 kernel). A number becomes an index in an order that gives 32 numbers in a row to
 * neighbouring pixels.
 */
#ifndef RW_FETCH_CUH
#define RW_FETCH_CUH

#include "programs/config.h"
#include "programs/profile.cuh"
#include "programs/scene.cuh"
#include "programs/share.h"

/* What a warp knows about the launch's supply of indices; the same in all its lanes. */
struct rw_supply {
    rw_u64 total;
    rw_u64 next; /* CPU: next number of the batch in hand; a multiple of RW_CPU_DRAW: none */
    bool exhausted;
};

RW_INLINE void rw_open_supply(struct rw_supply *supply, const struct rw_launch *launch)
{
    supply->total = (rw_u64)launch->size[0] * launch->size[1] * launch->size[2];
    supply->next = 0;
    supply->exhausted = false;
}

/* 2D: strips of RW_TILE_HEIGHT rows, in them tiles of RW_TILE_WIDTH columns; the last strip may be
 * lower and the last tile of a strip narrower, so every number below width * height is a pixel. */
RW_INLINE void rw_place_in_tiles(struct rw_lane *lane, rw_u64 number, rw_u32 width, rw_u32 height)
{
    rw_u64 strip_size = (rw_u64)width * RW_TILE_HEIGHT;
    rw_u32 strip = (rw_u32)(number / strip_size);
    rw_u64 in_strip = number - strip * strip_size;
    rw_u32 rows = rw_min(RW_TILE_HEIGHT, height - strip * RW_TILE_HEIGHT);
    rw_u32 tile = (rw_u32)(in_strip / (RW_TILE_WIDTH * RW_TILE_HEIGHT));
    if (rows != RW_TILE_HEIGHT) tile = (rw_u32)(in_strip / RW_TILE_WIDTH) / rows;
    rw_u32 in_tile = (rw_u32)(in_strip - (rw_u64)tile * (RW_TILE_WIDTH * rows));
    rw_u32 columns = rw_min(RW_TILE_WIDTH, width - tile * RW_TILE_WIDTH);
    rw_u32 row = in_tile / RW_TILE_WIDTH;
    if (columns != RW_TILE_WIDTH) row = in_tile / columns;
    lane->launch_index[0] = tile * RW_TILE_WIDTH + in_tile - row * columns;
    lane->launch_index[1] = strip * RW_TILE_HEIGHT + row;
    lane->launch_index[2] = 0;
}

RW_INLINE void rw_place(struct rw_lane *lane, rw_u64 number)
{
    rw_u32 width = lane->launch->size[0], height = lane->launch->size[1];
    if (height > 1 && lane->launch->size[2] == 1) {
        rw_place_in_tiles(lane, number, width, height);
        return;
    }
    rw_u64 row = 0, layer = 0;
    if (number >= width) {
        row = number / width;
        layer = row / height;
    }
    lane->launch_index[0] = (rw_u32)(number - row * width);
    lane->launch_index[1] = (rw_u32)(row - layer * height);
    lane->launch_index[2] = (rw_u32)layer;
}

/* Each lane in `lanes` gets a number of its own: `base`, which one of them has drawn, and what
 * follows. */
RW_INLINE rw_u64 rw_deal_out(rw_u32 lanes, rw_u64 base)
{
    base = rw_warp_shuffle64(base, rw_lowest_bit(lanes));
    return base + rw_popcount(lanes & ((1u << rw_warp_lane()) - 1));
}

/* Numbers for the lanes in `idle`. Where a launch is one of a row, nothing may be left in hand when
 * it ends. */
RW_INLINE rw_u64 rw_draw(const struct rw_launch *launch, struct rw_supply *supply, rw_u32 idle)
{
    RW_GLOBAL rw_u64 *counter = &((RW_GLOBAL struct rw_counter *)launch->counter)->next;
    if (rw_warp_size() == 1) {
        if (RW_BATCH && rw_hook_has_pages()) return rw_atomic_add64(counter, 1);
        if (supply->next % RW_CPU_DRAW == 0) supply->next = rw_atomic_add64(counter, RW_CPU_DRAW);
        return supply->next++;
    }
    rw_u64 base = 0;
    if (rw_warp_lane() == rw_lowest_bit(idle)) base = rw_atomic_add64(counter, rw_popcount(idle));
    return rw_deal_out(idle, base);
}

/* Of several devices each counts its own indices; the one that it draws as number `drawn` has this
 * number in the launch. Always the same for the same sizes, and rising with `drawn`. */
RW_INLINE rw_u64 rw_dealt_number(const struct rw_launch *launch, rw_u64 drawn)
{
    rw_u64 chunk = drawn / RW_SHARE_CHUNK, round = chunk / launch->share_count;
    const struct rw_share_places places = rw_share_places(launch, round);
    rw_u32 of_round = (rw_u32)(chunk - round * launch->share_count);
    chunk = round * launch->share_period + rw_share_place(&places, of_round);
    return chunk * RW_SHARE_CHUNK + drawn % RW_SHARE_CHUNK;
}

/* Numbers in the launch of what is not dealt, for the lanes in `idle`. */
RW_INLINE rw_u64 rw_draw_pool(const struct rw_launch *launch, rw_u32 idle)
{
    RW_GLOBAL rw_u64 *pool = (RW_GLOBAL rw_u64 *)launch->pool;
    rw_u64 dealt = (rw_u64)launch->share_rounds * launch->share_period * RW_SHARE_CHUNK, base = 0;
    if (rw_warp_lane() == rw_lowest_bit(idle))
        base = rw_atomic_add64_system(pool, rw_popcount(idle));
    return dealt + rw_deal_out(idle, base);
}

/* The number in the launch of what a lane in `idle` has drawn as `drawn`: of a device's own
 * indices, and where these have run out, from the pool. */
RW_INLINE rw_u64 rw_shared_number(const struct rw_launch *launch, rw_u32 idle, rw_u64 drawn)
{
    rw_u64 own = (rw_u64)launch->share_rounds * launch->share_count * RW_SHARE_CHUNK;
    bool is_dealt = launch->pool == 0 || drawn < own;
    rw_u32 others = idle & rw_warp_ballot(!is_dealt);
    rw_u64 number = 0;
    if (others != 0) number = rw_draw_pool(launch, others);
    if (is_dealt) number = rw_dealt_number(launch, drawn);
    return number;
}

/* A lane begins with an index, as if it were new. */
RW_INLINE void rw_start_index(struct rw_lane *lane, rw_u64 number)
{
    rw_place(lane, number);
    lane->state = rw_scene_entry(lane->launch);
    if (rw_has(RW_FEATURE_SBT)) lane->object.state = RW_OBJECT_NOP;
    lane->sp = 0;
    lane->resume = 0;
    lane->exception = 0;
    lane->instance = RW_NONE;
}

/* Gives idle lanes new indices, when there are enough idle lanes to make it worth while or nothing
 * else is left to do; RW_STATE_DONE when there are none. True if some lane got one. */
RW_INLINE bool rw_refill(struct rw_lane *lane, struct rw_supply *supply)
{
    bool is_idle = lane->state == RW_STATE_FETCH;
    rw_u32 idle = rw_warp_ballot(is_idle);
    rw_profile_to(lane, RW_STATE_FETCH);
    if (idle == 0) return false;
    if (!supply->exhausted) {
        bool busy = rw_popcount(idle) < lane->launch->refill &&
                    rw_warp_ballot(lane->state == RW_STATE_TRAVERSE) != 0;
        if (busy) return false;
        rw_u64 number = rw_draw(lane->launch, supply, idle);
        if (rw_has(RW_FEATURE_DEVICES)) number = rw_shared_number(lane->launch, idle, number);
        rw_profile_lanes(lane, RW_STATE_FETCH, rw_popcount(idle));
        if (is_idle && number < supply->total) rw_start_index(lane, number);
        supply->exhausted = rw_warp_ballot(is_idle && number >= supply->total) != 0;
    }
    if (supply->exhausted && lane->state == RW_STATE_FETCH) lane->state = (rw_u32)RW_STATE_DONE;
    return rw_warp_ballot(lane->state == rw_scene_entry(lane->launch)) != 0;
}

#endif
