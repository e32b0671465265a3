/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Triangle tests spread over the warp. After a node some lanes have several triangles to test and
 * most have none; one test at a time, a third of the lanes would work. So lanes hand in requests,
 * and request number n is done by lane n, with the ray of the lane that asked:
 *
 *     lane             0   1   2   3   4          lane   0      1      2      3      4
 *     triangles        2   0   0   1   2    ->    tests  0.a    0.b    3.a    4.a    4.b
 *
 * Who asks from request n on, and what came out of request n, goes through shared memory.
 */
#ifndef RW_PACKED_CUH
#define RW_PACKED_CUH

#include "programs/traverse.cuh"

enum {
    RW_MOST_REQUESTS = 7, /* of one lane at a time */
    RW_MOST_WARPS = RW_BLOCK_THREADS / 32,
};

struct rw_exchange {
    rw_u32 asks[32];    /* lane whose first request has this number; RW_NONE: no lane's */
    rw_uint2 found[32]; /* distance, negative for the back, 0 for a miss; unit of the triangle */
};
RW_SHARED struct rw_exchange rw_exchanges[RW_MOST_WARPS];

/* What the warp asks for. */
struct rw_requests {
    rw_u32 count; /* of this lane */
    rw_u32 first; /* number of its first one */
    rw_u32 total; /* of all lanes; only the first 32 are done */
};

/* Adds bit `bit` of all counts. */
RW_INLINE void rw_add_requests(struct rw_requests *requests, rw_u32 bit)
{
    rw_u32 lanes = rw_warp_ballot(requests->count >> bit & 1u);
    requests->first += rw_popcount(lanes & ((1u << rw_warp_lane()) - 1u)) << bit;
    requests->total += rw_popcount(lanes) << bit;
}

RW_INLINE struct rw_requests rw_count_requests(const struct rw_lane *lane)
{
    struct rw_requests requests = {rw_min(rw_popcount(lane->leaf_hits), RW_MOST_REQUESTS), 0, 0};
    rw_add_requests(&requests, 0);
    rw_add_requests(&requests, 1);
    rw_add_requests(&requests, 2);
    return requests;
}

/* Without its `count` lowest bits. */
RW_INLINE rw_u32 rw_drop_bits(rw_u32 bits, rw_u32 count)
{
    for (; count > 0; count--) bits &= bits - 1u;
    return bits;
}

/* Number of the first request of the lane that asked for this lane's; that lane in *from. */
RW_INLINE rw_u32 rw_find_asker(struct rw_exchange *exchange, struct rw_requests requests,
                               rw_u32 *from)
{
    rw_u32 self = rw_warp_lane();
    exchange->asks[self] = RW_NONE;
    rw_warp_sync();
    if (requests.count > 0) exchange->asks[requests.first] = self;
    rw_warp_sync();
    rw_u32 asks = exchange->asks[self];
    rw_u32 starts = rw_warp_ballot(asks != RW_NONE);
    rw_u32 start = rw_highest_bit(starts & ((2u << self) - 1u));
    *from = rw_warp_shuffle32(asks, start);
    return start;
}

/* The test of triangle `which` of lane `from`: what struct rw_exchange calls found. */
RW_INLINE rw_uint2 rw_serve(const struct rw_lane *lane, rw_u32 from, rw_u32 which, bool serves)
{
    rw_u32 hits = rw_warp_shuffle32(lane->leaf_hits, from);
    rw_u32 mask = rw_warp_shuffle32(lane->leaf_mask, from);
    rw_u32 base = rw_warp_shuffle32(lane->leaf_base, from);
    rw_u64 tree = lane->tree;
    if (rw_has(RW_FEATURE_INSTANCES)) tree = rw_warp_shuffle64(tree, from);
    struct rw_ray ray = {{rw_warp_shuffle_float(lane->object_origin[0], from),
                          rw_warp_shuffle_float(lane->object_origin[1], from),
                          rw_warp_shuffle_float(lane->object_origin[2], from)},
                         {rw_warp_shuffle_float(lane->object_direction[0], from),
                          rw_warp_shuffle_float(lane->object_direction[1], from),
                          rw_warp_shuffle_float(lane->object_direction[2], from)}};
    rw_uint2 result = {0, 0};
    if (!serves) return result;
    hits = rw_drop_bits(hits, which);
    result.y = base + RW_TRIANGLE_UNITS * rw_popcount(mask & ((hits & (0u - hits)) - 1u));
    const RW_GLOBAL rw_float4 *corners =
        (const RW_GLOBAL rw_float4 *)(tree + 16 * (rw_u64)result.y);
    struct rw_crossing crossing = rw_cross_triangle(ray, corners[0], corners[1], corners[2]);
    if (!rw_is_inside(crossing)) return result;
    result.x = rw_as_u32(crossing.t / crossing.determinant);
    return result;
}

/* What came out of this lane's requests; `hits` has a bit for each that met its triangle. */
RW_INLINE void rw_receive(struct rw_lane *lane, const struct rw_exchange *exchange, rw_u32 first,
                          rw_u32 hits)
{
    for (; hits != 0; hits &= hits - 1u) {
        rw_uint2 found = exchange->found[first + rw_lowest_bit(hits)];
        float t = rw_as_float(found.x & 0x7fffffffu);
        if (!(t > lane->tmin && t < lane->hit_distance)) continue;
        rw_u32 status = rw_report_triangle(lane, found.y, t, (found.x >> 31) == 0);
        if (status == RW_STATUS_TERMINATE) rw_end_traversal(lane);
        if (status == RW_STATUS_TERMINATE || status == RW_STATUS_THROW) return;
    }
}

/* Does up to 32 of the requests; the warp comes here together. */
RW_INLINE void rw_do_requests(struct rw_lane *lane, struct rw_requests requests)
{
    struct rw_exchange *exchange = &rw_exchanges[rw_warp_in_block()];
    rw_u32 self = rw_warp_lane(), from;
    if (requests.first >= 32) requests.count = 0;
    requests.count = rw_min(requests.count, 32 - requests.first);
    rw_u32 start = rw_find_asker(exchange, requests, &from);
    rw_show_object_ray(lane);
    rw_uint2 result = rw_serve(lane, from, self - start, self < requests.total);
    exchange->found[self] = result;
    rw_u32 found = rw_warp_ballot(result.x != 0);
    rw_warp_sync();
    lane->leaf_hits = rw_drop_bits(lane->leaf_hits, requests.count);
    if (requests.count == 0) return;
    rw_receive(lane, exchange, requests.first,
               found >> requests.first & ((1u << requests.count) - 1u));
}

#endif
