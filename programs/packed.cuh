/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Triangle tests spread over the warp. After a node some lanes have several triangles to test and
 * most have none; one test at a time, a third of the lanes would work. So lanes hand in requests,
 * up to three each, and the request number n is done by lane n, with the ray of the lane that
 * asked:
 *
 *     lane             0   1   2   3   4          lane   0      1      2      3      4
 *     triangles        2   0   0   1   2    ->    tests  0.a    0.b    3.a    4.a    4.b
 *
 * Who asked for request n, and what came out, goes through shared memory.
 */
#ifndef RW_PACKED_CUH
#define RW_PACKED_CUH

#include "programs/traverse.cuh"

enum { RW_MOST_REQUESTS = 3, RW_MOST_WARPS = RW_BLOCK_THREADS / 32 };

struct rw_exchange {
    rw_u32 asked[32];   /* lane that asked, and which of its triangles << 5 */
    rw_uint2 found[32]; /* distance, sign bit set for the back; unit of the triangle */
};
static __device__ RW_SHARED struct rw_exchange rw_exchanges[RW_MOST_WARPS];

/* What the warp asks for. */
struct rw_requests {
    rw_u32 count; /* of this lane */
    rw_u32 first; /* number of its first one */
    rw_u32 total; /* of all lanes; only the first 32 are done */
};

RW_INLINE struct rw_requests rw_count_requests(const struct rw_lane *lane, bool asks)
{
    rw_u32 count = rw_min(rw_popcount(lane->leaf_hits), RW_MOST_REQUESTS);
    if (!asks) count = 0;
    rw_u32 ones = rw_warp_ballot(count & 1), twos = rw_warp_ballot(count & 2);
    rw_u32 below = (1u << rw_warp_lane()) - 1u;
    return {count, rw_popcount(ones & below) + 2 * rw_popcount(twos & below),
            rw_popcount(ones) + 2 * rw_popcount(twos)};
}

/* Without its `count` lowest bits, at most RW_MOST_REQUESTS. */
RW_INLINE rw_u32 rw_drop_bits(rw_u32 bits, rw_u32 count)
{
    if (count > 0) bits &= bits - 1u;
    if (count > 1) bits &= bits - 1u;
    if (count > 2) bits &= bits - 1u;
    return bits;
}

/* The test that this lane does for another: distance and unit; a distance of 0 is a miss. */
RW_INLINE rw_uint2 rw_serve(const struct rw_lane *lane, rw_u32 asked, bool serves)
{
    rw_u32 from = asked & 31u;
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
    hits = rw_drop_bits(hits, asked >> 5);
    result.y = base + RW_TRIANGLE_UNITS * rw_popcount(mask & ((hits & (0u - hits)) - 1u));
    const RW_GLOBAL rw_float4 *corners =
        (const RW_GLOBAL rw_float4 *)(tree + 16 * (rw_u64)result.y);
    struct rw_crossing crossing = rw_cross_triangle(ray, corners[0], corners[1], corners[2]);
    if (!rw_is_inside(crossing)) return result;
    result.x = rw_as_u32(crossing.t / crossing.determinant);
    return result;
}

/* What came out of this lane's requests, nearest wins. */
RW_INLINE void rw_receive(struct rw_lane *lane, const struct rw_exchange *exchange,
                          struct rw_requests requests, rw_u32 hits)
{
    hits &= (1u << requests.count) - 1u;
    while (hits != 0) {
        rw_uint2 found = exchange->found[requests.first + rw_lowest_bit(hits)];
        hits &= hits - 1u;
        float t = rw_as_float(found.x & 0x7fffffffu);
        if (!(t > lane->tmin && t < lane->hit_distance)) continue;
        rw_u32 status = rw_report_triangle(lane, found.y, t, (found.x >> 31) == 0);
        if (status == RW_STATUS_TERMINATE) {
            rw_end_traversal(lane);
            return;
        }
        if (status == RW_STATUS_THROW) return;
    }
}

/* Does up to 32 of the requests; the warp comes here together. */
RW_INLINE void rw_do_requests(struct rw_lane *lane, struct rw_requests requests)
{
    struct rw_exchange *exchange = &rw_exchanges[rw_warp_in_block()];
    rw_u32 self = rw_warp_lane();
    if (requests.first >= 32) requests.count = 0;
    requests.count = rw_min(requests.count, 32 - requests.first);
    if (requests.count > 0) exchange->asked[requests.first] = self;
    if (requests.count > 1) exchange->asked[requests.first + 1] = self | 1u << 5;
    if (requests.count > 2) exchange->asked[requests.first + 2] = self | 2u << 5;
    rw_warp_sync();
    rw_show_object_ray(lane);
    rw_uint2 result = rw_serve(lane, exchange->asked[self], self < requests.total);
    exchange->found[self] = result;
    rw_u32 found = rw_warp_ballot(result.x != 0);
    rw_warp_sync();
    rw_u32 hits = 0;
    if (requests.count > 0) hits = found >> requests.first;
    lane->leaf_hits = rw_drop_bits(lane->leaf_hits, requests.count);
    rw_receive(lane, exchange, requests, hits);
}

#endif
