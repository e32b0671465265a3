/* SPDX-License-Identifier: Apache-2.0 */
/*
 * First steps of every build: references with their boxes, the bounds of all of them, and sort
 * words that put them along a Morton curve.
 *
 * The curve's cells are halved along their longest side, so a flat or long scene spends its bits
 * where they separate something (Vinkler, Bittner and Havran, Extended Morton Codes, 2017). The
 * reference's number under the code makes all words different: duplicates need no care later.
 */
#ifndef RW_BUILD_BOUNDS_CUH
#define RW_BUILD_BOUNDS_CUH

#include "programs/build/input.cuh"

/* Maxima over the block of `values`, put into global memory. Shared room is zero before. */
RW_INLINE void block_max(rw_u32 values[12], rw_u32 *shared, rw_u32 *global)
{
    rw_u32 lane = rw_warp_lane();
    RW_UNROLL
    for (rw_u32 i = 0; i < 12; i++) {
        for (rw_u32 step = 16; step; step /= 2) {
            rw_u32 other = rw_warp_shuffle32(values[i], lane ^ step);
            values[i] = other > values[i] ? other : values[i];
        }
        if (!lane) rw_max32(shared + i, values[i]);
    }
    rw_block_sync();
    if (rw_block_thread() < 12) rw_max32(global + rw_block_thread(), shared[rw_block_thread()]);
}

RW_INLINE void bounds_add(rw_u32 bounds[12], const struct box *box)
{
    RW_UNROLL
    for (int a = 0; a < 3; a++) {
        float center = (box->lower[a] + box->upper[a]) * 0.5f;
        rw_u32 lower = ~rw_ordered(box->lower[a]), upper = rw_ordered(box->upper[a]);
        rw_u32 middle = rw_ordered(center);
        bounds[a] = lower > bounds[a] ? lower : bounds[a];
        bounds[3 + a] = upper > bounds[3 + a] ? upper : bounds[3 + a];
        bounds[6 + a] = ~middle > bounds[6 + a] ? ~middle : bounds[6 + a];
        bounds[9 + a] = middle > bounds[9 + a] ? middle : bounds[9 + a];
    }
}

RW_KERNEL(RW_BUILD_THREADS) rw_build_bounds(struct rw_build_args args)
{
    RW_SHARED rw_u32 shared[12], shared_valid;
    rw_u32 thread = rw_block_thread(), valid = 0, bounds[12];
    if (thread < 12) shared[thread] = 0;
    if (!thread) shared_valid = 0;
    RW_UNROLL
    for (int i = 0; i < 12; i++) bounds[i] = 0;
    rw_block_sync();
    for (rw_u32 i = rw_block_index() * RW_BUILD_THREADS + thread; i < args.count;
         i += rw_block_count() * RW_BUILD_THREADS) {
        const struct rw_build_device_part *part = part_of(&args, i);
        struct box box;
        if (load_box(&args, part, i - part->first, &box)) {
            bounds_add(bounds, &box);
            valid++;
        } else {
            box = box_empty();
        }
        record_store(record_at(args.references, i), &box, i, 0);
    }
    rw_add32(&shared_valid, valid);
    block_max(bounds, shared, control_of(&args)->bounds);
    if (!thread) rw_add32(&control_of(&args)->valid, shared_valid);
}

/* Which axis each bit of the code halves, from the top bit on; and the grid of the centers. */
struct morton_grid {
    float lower[3], scale[3];
    unsigned char axis[RW_MORTON_BITS];
};

RW_INLINE void make_grid(const struct rw_build_control *control, struct morton_grid *grid)
{
    float side[3];
    RW_UNROLL
    for (int a = 0; a < 3; a++) {
        float upper = rw_unordered(control->centers[3 + a]);
        grid->lower[a] = rw_unordered(~control->centers[a]);
        side[a] = upper - grid->lower[a];
        /* Positions become 24-bit numbers. */
        grid->scale[a] = side[a] > 1e-30f ? 16777215.0f / side[a] : 0;
    }
    for (int bit = 0; bit < RW_MORTON_BITS; bit++) {
        int longest = side[1] > side[0];
        if (side[2] > side[longest]) longest = 2;
        side[longest] *= 0.5f;
        grid->axis[bit] = (unsigned char)longest;
    }
}

RW_INLINE rw_u64 morton_code(const struct morton_grid *grid, const struct box *box)
{
    rw_u32 position[3];
    RW_UNROLL
    for (int a = 0; a < 3; a++) {
        float center = (box->lower[a] + box->upper[a]) * 0.5f;
        float offset = (center - grid->lower[a]) * grid->scale[a];
        position[a] = (rw_u32)__builtin_fminf(__builtin_fmaxf(offset, 0), 16777215.0f) << 8;
    }
    rw_u64 code = 0;
    for (int bit = 0; bit < RW_MORTON_BITS; bit++) {
        rw_u32 axis = grid->axis[bit];
        rw_u32 from = axis == 0 ? position[0] : axis == 1 ? position[1] : position[2];
        code = code << 1 | from >> 31;
        position[0] <<= axis == 0;
        position[1] <<= axis == 1;
        position[2] <<= axis == 2;
    }
    return code;
}

RW_INLINE void clear_for_tree(const struct rw_build_args *args, rw_u32 i)
{
    if (args->lbvh)
        ((rw_u64 *)args->clusters)[i] = ~(rw_u64)0;
    else
        ((rw_u32 *)args->owners)[i] = RW_REF_NONE;
    if (i < args->node_capacity) ((rw_u64 *)args->tasks)[i] = 0;
}

RW_KERNEL(RW_MORTON_THREADS) rw_build_morton(struct rw_build_args args)
{
    RW_SHARED rw_u32 histogram[RW_SORT_PASSES * RW_SORT_BINS];
    RW_SHARED struct morton_grid grid;
    rw_u32 thread = rw_block_thread();
    struct rw_build_control *control = control_of(&args);
    for (rw_u32 i = thread; i < RW_SORT_PASSES * RW_SORT_BINS; i += RW_MORTON_THREADS)
        histogram[i] = 0;
    if (!thread) make_grid(control, &grid);
    rw_block_sync();
    for (rw_u32 i = rw_block_index() * RW_MORTON_THREADS + thread; i < args.capacity;
         i += rw_block_count() * RW_MORTON_THREADS) {
        const rw_float4 *at = record_at(args.references, i);
        struct record record = record_unpack(at[0], at[1]);
        rw_u64 code = ((rw_u64)1 << RW_MORTON_BITS) - 1; /* unusable ones go last */
        if (record.box.lower[0] <= record.box.upper[0]) {
            code = morton_code(&grid, &record.box);
            if (code == ((rw_u64)1 << RW_MORTON_BITS) - 1) code--;
        }
        for (rw_u32 pass = 0; pass < RW_SORT_PASSES; pass++) {
            rw_u32 digit = (rw_u32)(code >> pass * RW_SORT_BITS) % RW_SORT_BINS;
            rw_add32(histogram + pass * RW_SORT_BINS + digit, 1);
        }
        ((rw_u64 *)args.words[0])[i] = code << RW_SORT_INDEX_BITS | i;
        clear_for_tree(&args, i);
    }
    rw_block_sync();
    for (rw_u32 i = thread; i < RW_SORT_PASSES * RW_SORT_BINS; i += RW_MORTON_THREADS)
        if (histogram[i]) rw_add32(&control->histogram[0][0] + i, histogram[i]);
}

#endif
