/* SPDX-License-Identifier: Apache-2.0 */
/* Path regeneration by warps: the lanes of a warp share all samples of a tile of pixels. */
#ifndef RW_LADDER_TILES_CUH
#define RW_LADDER_TILES_CUH

#include "paths.cuh"

#define TILE_PIXELS 64
#define TOGETHER 8 /* lanes that wait until their paths begin together: such paths are coherent */

/* Whether paths begin now: when TOGETHER lanes have none, or when no lane has one. */
HD bool time_to_begin(bool without, bool with)
{
#ifdef __CUDA_ARCH__
    return __popc(__ballot_sync(~0u, without)) >= TOGETHER || !__any_sync(~0u, with);
#else
    return true;
#endif
}

/* Which of the lanes that ask this one is, and how many they are. */
struct rank {
    unsigned mine, count;
};

HD rank rank_of(bool asks)
{
#ifdef __CUDA_ARCH__
    unsigned asking = __ballot_sync(~0u, asks), before;
    asm("mov.u32 %0, %%lanemask_lt;" : "=r"(before));
    return {(unsigned)__popc(asking & before), (unsigned)__popc(asking)};
#else
    return {0, asks};
#endif
}

HD unsigned lane_of()
{
#ifdef __CUDA_ARCH__
    return threadIdx.x % 32;
#else
    return 0;
#endif
}

#ifdef __CUDA_ARCH__
#define LANES 32
#else
#define LANES 1
#endif

HD void sync_lanes()
{
#ifdef __CUDA_ARCH__
    __syncwarp();
#endif
}

HD void add_to(float *sum, float value)
{
#ifdef __CUDA_ARCH__
    atomicAdd(sum, value);
#else
    *sum += value;
#endif
}

/* Begins one of the paths of a tile, whose number is that of its pixel in the tile, and of its
 * sample after that. False: it is outside of the picture. */
template <uint32_t F, class random>
HD bool begin_numbered(const frame &f, path<random> *p, unsigned tile, unsigned number)
{
    place at = place_of<F>(f, tile * TILE_PIXELS + number % TILE_PIXELS);
    if (!at.inside) return false;
    seed(&p->numbers, hash(1984u + at.y * f.width + at.x) + number / TILE_PIXELS);
    begin_path<(F & INTRINSICS) != 0>(f, p, at.x, at.y);
    return true;
}

template <uint32_t F>
HD void write_tile(const frame &f, unsigned tile, const float (*sums)[TILE_PIXELS])
{
    for (unsigned i = lane_of(); i < TILE_PIXELS; i += LANES) {
        place at = place_of<F>(f, tile * TILE_PIXELS + i);
        if (at.inside) write_pixel(f, at, {sums[0][i], sums[1][i], sums[2][i]});
    }
}

/* Path regeneration in a tile of a warp: its lanes share all paths of the tile, so that none has
 * nothing to do while others have much, and all are close to each other. A sample has random
 * numbers of its own, for it does not matter who takes it. */
template <uint32_t F> HD void render_tile(const frame &f, unsigned tile, float (*sums)[TILE_PIXELS])
{
    path<random_of<F>> p = {};
    traversal<F> tree = {};
    waiting stack;
    vec3 light;
    unsigned next = 0, total = TILE_PIXELS * f.samples, number = 0;
    bool waits = true;
    for (unsigned i = lane_of(); i < TILE_PIXELS; i += LANES)
        sums[0][i] = sums[1][i] = sums[2][i] = 0;
    sync_lanes();
    while (any_lane(!waits || next < total)) {
        if (next < total && time_to_begin(waits, !waits)) {
            rank r = rank_of(waits);
            if (waits) number = next + r.mine;
            next += r.count;
            if (waits && number < total && begin_numbered<F>(f, &p, tile, number)) {
                tree.start(p.at);
                waits = false;
            }
        }
        if (waits) continue;
        tree.run(f, p.at, &stack);
        if (bounce<F>(f, &p, tree.sphere, tree.t, &light)) {
            tree.start(p.at);
            continue;
        }
        waits = true;
        add_to(&sums[0][number % TILE_PIXELS], light.x);
        add_to(&sums[1][number % TILE_PIXELS], light.y);
        add_to(&sums[2][number % TILE_PIXELS], light.z);
    }
    sync_lanes();
    write_tile<F>(f, tile, sums);
}

#endif
