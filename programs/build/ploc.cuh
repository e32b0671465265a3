/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The binary tree over the sorted references, in one launch.
 *
 * rw_build_ploc follows Benthin, Meister, Barczak, Mehalwal, Tsakok and Kensler, H-PLOC, 2024: each
 * thread climbs the implicit radix tree from its leaf; the second to arrive at a node goes on with
 * the joined range. Ranges of more than half a warp are merged by the whole warp: up to 16 clusters
 * of either side, nearest neighbours along the curve joining until 16 are left.
 *
 * Every cluster owns the number of one node to come: a leaf that of its position; of two clusters
 * that join, one number is used and the other stays with the new cluster. So numbers need no
 * counter, the tree is the same in every run, and nodes lie near what is below them.
 *
 * rw_build_lbvh takes the radix tree as it is (Apetrei, Fast and Simple Agglomerative LBVH
 * Construction, 2014); the node between positions g and g + 1 has the number g.
 */
#ifndef RW_BUILD_PLOC_CUH
#define RW_BUILD_PLOC_CUH

#include "programs/build/cut.cuh"

#define RW_PLOC_CLUSTERS 16 /* of one range at most: half a warp */
#define RW_PLOC_RADIUS 8    /* neighbours looked at on either side */
#define RW_PLOC_WARPS (RW_PLOC_THREADS / 32)
#define RW_CLUSTER_NONE (~(rw_u64)0)

struct climb {
    rw_u32 left, right, split; /* positions; split: first of the right half */
    bool active;
};

/* Position of the first word after the range, or ~0: the right end of a left half is there. */
RW_INLINE bool joins_right(const rw_u64 *words, rw_u32 count, rw_u32 left, rw_u32 right)
{
    if (!left) return true;
    if (right == count - 1) return false;
    return (words[right] ^ words[right + 1]) < (words[left - 1] ^ words[left]);
}

/* Goes to the parent. Ends at the first arrival there. */
RW_INLINE void climb_up(const rw_u64 *words, rw_u32 count, rw_u32 *owners, struct climb *c)
{
    bool to_right = joins_right(words, count, c->left, c->right);
    rw_fence();
    rw_u32 other = to_right ? rw_exchange32(owners + c->right, c->left)
                            : rw_exchange32(owners + c->left - 1, c->right);
    rw_fence();
    if (other == RW_REF_NONE) {
        c->active = false;
    } else if (to_right) {
        c->split = c->right + 1;
        c->right = other;
    } else {
        c->split = c->left;
        c->left = other;
    }
}

/* Clusters of a warp in shared memory: box, ref and number as in struct record, and the cut. */
struct cluster_room {
    rw_float4 a[32], b[32];
    struct cut_words cuts[32];
};

RW_INLINE void room_put(struct cluster_room *room, rw_u32 at, const struct record *cluster,
                        const struct cut_words *cut)
{
    const float *l = cluster->box.lower, *u = cluster->box.upper;
    room->a[at] = rw_float4{l[0], l[1], l[2], rw_float(cluster->left)};
    room->b[at] = rw_float4{u[0], u[1], u[2], rw_float(cluster->right)};
    room->cuts[at] = *cut;
}

/* Cluster at a position: RW_CLUSTER_NONE past the last. Ranges up to half a warp are as sorted. */
RW_INLINE rw_u64 cluster_at(const struct rw_build_args *args, rw_u32 position, bool merged)
{
    if (merged) return rw_load_fresh64((const rw_u64 *)args->clusters + position);
    rw_u64 word = ((const rw_u64 *)args->words[0])[position];
    return (rw_u64)position << 32 | (rw_u32)(word & ((1u << RW_SORT_INDEX_BITS) - 1));
}

/* Puts the clusters of both halves into the room, one after the other; returns their number. */
RW_INLINE rw_u32 gather(const struct rw_build_args *args, const struct climb *c,
                        struct cluster_room *room, float scale)
{
    rw_u32 lane = rw_warp_lane(), k = lane % RW_PLOC_CLUSTERS;
    rw_u32 first = lane < RW_PLOC_CLUSTERS ? c->left : c->split;
    rw_u32 size = lane < RW_PLOC_CLUSTERS ? c->split - c->left : c->right + 1 - c->split;
    rw_u64 cluster = RW_CLUSTER_NONE;
    if (k < size) cluster = cluster_at(args, first + k, size > RW_PLOC_CLUSTERS);
    rw_u32 filled = rw_warp_ballot(cluster != RW_CLUSTER_NONE);
    if (cluster != RW_CLUSTER_NONE) {
        struct cut_words cut;
        struct record record = record_and_cut(args, (rw_u32)cluster, scale, &cut);
        record.left = (rw_u32)cluster;
        record.right = (rw_u32)(cluster >> 32);
        room_put(room, rw_popcount(filled & ((1u << lane) - 1)), &record, &cut);
    }
    rw_warp_sync();
    return rw_popcount(filled);
}

/* The nearest of the neighbours: area of the union above, lane ^ neighbour below. The order of
 * pairs is then the same from both sides and strict, so some pair always finds itself. */
RW_INLINE rw_u32 nearest(const struct cluster_room *room, const struct record *own, rw_u32 count,
                         float scale)
{
    rw_u32 lane = rw_warp_lane(), best = ~0u;
    for (rw_u32 r = 1; r <= RW_PLOC_RADIUS; r++) {
        rw_u32 neighbour = lane + r, key = ~0u;
        if (neighbour < count) {
            struct record other = record_unpack(room->a[neighbour], room->b[neighbour]);
            box_add(&other.box, &own->box);
            key = (rw_bits(box_area(&other.box, scale)) & ~31u) | (lane ^ neighbour);
            best = rw_min(best, key);
        }
        key = rw_warp_shuffle32(key, (lane - r) & 31);
        if (lane >= r) best = rw_min(best, key);
    }
    return best;
}

/* Joins all pairs that are each other's nearest; returns how many clusters are left. */
RW_INLINE rw_u32 join_pairs(const struct rw_build_args *args, struct cluster_room *room,
                            rw_u32 count, float scale)
{
    rw_u32 lane = rw_warp_lane();
    struct record own = record_unpack(room->a[lane], room->b[lane]);
    rw_u32 best = nearest(room, &own, count, scale), partner = (lane ^ best) & 31;
    bool pair = rw_warp_shuffle32(best, partner) == best && best != ~0u && lane < count;
    bool keep = lane < count && !(pair && partner < lane);
    struct cut_words cut = room->cuts[lane];
    if (pair && keep) {
        struct record other = record_unpack(room->a[partner], room->b[partner]);
        box_add(&own.box, &other.box);
        record_store(record_at(args->nodes, own.right), &own.box, own.left, other.left);
        own.left = ref_join(own.left, other.left, own.right);
        own.right = other.right;
        cut = cut_join(args, own.left, box_area(&own.box, scale), &cut, room->cuts + partner);
        cut_store(args, own.left, &cut);
    }
    rw_u32 kept = rw_warp_ballot(keep);
    rw_warp_sync(); /* all have read */
    if (keep) room_put(room, rw_popcount(kept & ((1u << lane) - 1)), &own, &cut);
    rw_warp_sync();
    return rw_popcount(kept);
}

/* The whole warp merges one lane's range. */
RW_INLINE void merge(const struct rw_build_args *args, const struct climb *c, bool whole,
                     struct cluster_room *room, float scale)
{
    rw_u32 lane = rw_warp_lane(), wanted = whole ? 1 : RW_PLOC_CLUSTERS;
    rw_u32 count = gather(args, c, room, scale);
    while (count > wanted) count = join_pairs(args, room, count, scale);
    rw_u32 ref = rw_bits(room->a[lane].w), number = rw_bits(room->b[lane].w);
    if (whole && !lane) control_of(args)->root = ref;
    if (!whole && lane < RW_PLOC_CLUSTERS)
        ((rw_u64 *)args->clusters)[c->left + lane] =
            lane < count ? (rw_u64)number << 32 | ref : RW_CLUSTER_NONE;
    rw_fence();
    rw_warp_sync();
}

RW_INLINE void single_reference(const struct rw_build_args *args)
{
    control_of(args)->root =
        (rw_u32)(((const rw_u64 *)args->words[0])[0] & ((1u << RW_SORT_INDEX_BITS) - 1));
}

RW_KERNEL(RW_PLOC_THREADS) rw_build_ploc(struct rw_build_args args)
{
    RW_SHARED struct cluster_room rooms[RW_PLOC_WARPS];
    struct cluster_room *room = rooms + rw_block_thread() / 32;
    rw_u32 i = rw_block_index() * RW_PLOC_THREADS + rw_block_thread();
    rw_u32 count = control_of(&args)->valid;
    float scale = scene_scale(control_of(&args));
    struct climb own = {i, i, 0, i < count && count > 1};
    if (!i && count == 1) single_reference(&args);
    while (rw_warp_ballot(own.active)) {
        if (own.active) climb_up((const rw_u64 *)args.words[0], count, (rw_u32 *)args.owners, &own);
        rw_u32 size = own.right + 1 - own.left;
        bool whole = size == count;
        rw_u32 waiting = rw_warp_ballot(own.active && (whole || size > RW_PLOC_CLUSTERS));
        while (waiting) {
            rw_u32 from = rw_lowest_bit(waiting);
            struct climb c = {rw_warp_shuffle32(own.left, from), rw_warp_shuffle32(own.right, from),
                              rw_warp_shuffle32(own.split, from), true};
            merge(&args, &c, rw_warp_shuffle32(whole, from), room, scale);
            waiting &= waiting - 1;
        }
        if (whole) own.active = false;
    }
}

RW_KERNEL(RW_BUILD_THREADS) rw_build_lbvh(struct rw_build_args args, rw_u32 pass)
{
    if (is_needless(&args, pass)) return;
    const rw_u64 *words = (const rw_u64 *)args.words[0];
    rw_u64 *slots = (rw_u64 *)args.clusters;
    rw_u32 i = rw_block_index() * RW_BUILD_THREADS + rw_block_thread();
    rw_u32 left = i, right = i, count = control_of(&args)->valid;
    if (!i && count == 1) single_reference(&args);
    if (i >= count || count == 1) return;
    rw_u32 ref = (rw_u32)(words[i] & ((1u << RW_SORT_INDEX_BITS) - 1));
    float scale = scene_scale(control_of(&args));
    struct cut_words cut, other_cut;
    struct box box = record_and_cut(&args, ref, scale, &cut).box;
    for (;;) {
        /* What the first to arrive leaves behind: its ref and its far end. */
        bool to_right = joins_right(words, count, left, right);
        rw_u32 gap = to_right ? right : left - 1;
        rw_fence();
        rw_u64 other = rw_exchange64(slots + gap, (rw_u64)ref << 32 | (to_right ? left : right));
        rw_fence();
        if (other == RW_CLUSTER_NONE) return;
        rw_u32 sibling = (rw_u32)(other >> 32);
        struct box joined = record_and_cut(&args, sibling, scale, &other_cut).box;
        box_add(&box, &joined);
        record_store(record_at(args.nodes, gap), &box, to_right ? ref : sibling,
                     to_right ? sibling : ref);
        rw_u32 node = ref_join(ref, sibling, gap);
        cut = to_right ? cut_join(&args, node, box_area(&box, scale), &cut, &other_cut)
                       : cut_join(&args, node, box_area(&box, scale), &other_cut, &cut);
        cut_store(&args, node, &cut);
        ref = node;
        if (to_right)
            right = (rw_u32)other;
        else
            left = (rw_u32)other;
        if (right + 1 - left == count) break;
    }
    control_of(&args)->root = ref;
}

#endif
