/* SPDX-License-Identifier: Apache-2.0 */
/* Which lane renders what, and when: a pixel a lane with its samples one after the other; or path
 * regeneration, where a lane whose path ends begins the next one while the others go on. */
#ifndef RW_LADDER_PATHS_CUH
#define RW_LADDER_PATHS_CUH

#include "shade.cuh"

#include <type_traits>

template <uint32_t F>
using random_of =
    typename std::conditional<(F & CHEAP_RANDOM) != 0, cheap_random, costly_random>::type;

/* Pixels in tiles of 8 x 4, so that a warp's rays begin close to each other. */
HD unsigned pixel_count(const frame &f)
{
    return (unsigned)((f.width + 7) / 8 * ((f.height + 3) / 4)) * 32;
}

struct place {
    int x, y;
    bool inside;
};

template <uint32_t F> HD place place_of(const frame &f, unsigned index)
{
    unsigned across = (f.width + 7) / 8, tile = index / 32;
    int x = tile % across * 8 + index % 8, y = tile / across * 4 + index / 8 % 4;
    if (F & BOTTOM_UP) y = (f.height + 3) / 4 * 4 - 1 - y; /* below 0: after the last */
    return {x, y, x < f.width && (unsigned)y < (unsigned)f.height};
}

HD void write_pixel(const frame &f, place at, vec3 sum)
{
    float4 colour = make_float4(sqrtf(sum.x / f.samples), sqrtf(sum.y / f.samples),
                                sqrtf(sum.z / f.samples), 1);
    f.image[at.y * f.width + at.x] = colour;
}

template <class random> HD void seed_pixel(const frame &f, path<random> *p, place at)
{
    seed(&p->numbers, 1984u + at.y * f.width + at.x);
}

/* Sample after sample: a warp begins the next one when its longest path has ended. */
template <uint32_t F> HD void render_samples(const frame &f, unsigned index)
{
    place at = place_of<F>(f, index);
    if (!at.inside) return;
    path<random_of<F>> p;
    traversal<F> tree;
    waiting stack;
    vec3 sum = {0, 0, 0}, light;
    seed_pixel(f, &p, at);
    for (int i = 0; i < f.samples; i++) {
        begin_path<(F & INTRINSICS) != 0>(f, &p, at.x, at.y);
        do {
            tree.start(p.at);
            tree.template run<0>(f, p.at, &stack);
        } while (bounce<F>(f, &p, tree.sphere, tree.t, &light));
        sum = sum + light;
    }
    write_pixel(f, at, sum);
}

/* What a lane works on. */
struct work_item {
    place at;
    int left; /* samples not begun */
    vec3 sum;
};

HD bool take_index(const frame &f, unsigned *index)
{
#ifdef __CUDA_ARCH__
    *index = atomicAdd(f.next_pixel, 1);
#else
    *index = (*f.next_pixel)++;
#endif
    return *index < pixel_count(f);
}

/* Begins a pixel; false when there is none left for this lane. */
template <uint32_t F, class random>
HD bool take_pixel(const frame &f, work_item *item, path<random> *p, unsigned index)
{
    do {
        if ((F & PERSISTENT) && !take_index(f, &index)) return false;
        item->at = place_of<F>(f, index);
        if (!(F & PERSISTENT) && !item->at.inside) return false;
    } while (!item->at.inside);
    item->left = f.samples;
    item->sum = {0, 0, 0};
    seed_pixel(f, p, item->at);
    return true;
}

HD bool any_lane(bool here)
{
#ifdef __CUDA_ARCH__
    return __any_sync(~0u, here);
#else
    return here;
#endif
}

/* Whether paths begin now: when `wait` lanes have none, or when no lane has one. */
template <int wait> HD bool time_to_begin(bool without, bool with)
{
#ifdef __CUDA_ARCH__
    if (wait > 1) return __popc(__ballot_sync(~0u, without)) >= wait || !__any_sync(~0u, with);
#endif
    return true;
}

/* Path regeneration. `wait`: how many lanes wait until their next paths begin together, so that
 * these are coherent; `leave`: when fewer lanes are still in the tree, those that have left it are
 * shaded first, and all go on together. */
template <uint32_t F, int wait, int leave> HD void regenerate(const frame &f, unsigned index)
{
    path<random_of<F>> p;
    traversal<F> tree;
    waiting stack;
    work_item item;
    vec3 light;
    bool more = take_pixel<F>(f, &item, &p, index), waits = true;
    while (any_lane(more)) {
        if (time_to_begin<wait>(more && waits, more && !waits) && more && waits) {
            begin_path<(F & INTRINSICS) != 0>(f, &p, item.at.x, item.at.y);
            item.left--;
            tree.start(p.at);
            waits = false;
        }
        if (!more || waits || !tree.template run<leave>(f, p.at, &stack)) continue;
        if (bounce<F>(f, &p, tree.sphere, tree.t, &light)) {
            tree.start(p.at);
            continue;
        }
        item.sum = item.sum + light;
        waits = true;
        if (item.left) continue;
        write_pixel(f, item.at, item.sum);
        more = (F & PERSISTENT) && take_pixel<F>(f, &item, &p, 0);
    }
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
template <uint32_t F, int pixels, class random>
HD bool begin_numbered(const frame &f, path<random> *p, unsigned tile, unsigned number)
{
    place at = place_of<F>(f, tile * pixels + number % pixels);
    if (!at.inside) return false;
    seed(&p->numbers, hash(1984u + at.y * f.width + at.x) + number / pixels);
    begin_path<(F & INTRINSICS) != 0>(f, p, at.x, at.y);
    return true;
}

template <uint32_t F, int pixels>
HD void write_tile(const frame &f, unsigned tile, const float (*sums)[pixels])
{
    for (unsigned i = lane_of(); i < pixels; i += LANES) {
        place at = place_of<F>(f, tile * pixels + i);
        if (at.inside) write_pixel(f, at, {sums[0][i], sums[1][i], sums[2][i]});
    }
}

/* Path regeneration in a tile of a warp: its lanes share all paths of the tile, so that none has
 * nothing to do while others have much, and all are close to each other. A sample has random
 * numbers of its own, for it does not matter who takes it. */
template <uint32_t F, int pixels, int wait, int leave>
HD void render_tile(const frame &f, unsigned tile, float (*sums)[pixels])
{
    path<random_of<F>> p = {};
    traversal<F> tree = {};
    waiting stack;
    vec3 light;
    unsigned next = 0, total = pixels * f.samples, number = 0;
    bool waits = true;
    for (unsigned i = lane_of(); i < pixels; i += LANES) sums[0][i] = sums[1][i] = sums[2][i] = 0;
    sync_lanes();
    while (any_lane(!waits || next < total)) {
        if (next < total && time_to_begin<wait>(waits, !waits)) {
            rank r = rank_of(waits);
            if (waits) number = next + r.mine;
            next += r.count;
            if (waits && number < total && begin_numbered<F, pixels>(f, &p, tile, number)) {
                tree.start(p.at);
                waits = false;
            }
        }
        if (waits || !tree.template run<leave>(f, p.at, &stack)) continue;
        if (bounce<F>(f, &p, tree.sphere, tree.t, &light)) {
            tree.start(p.at);
            continue;
        }
        waits = true;
        add_to(&sums[0][number % pixels], light.x);
        add_to(&sums[1][number % pixels], light.y);
        add_to(&sums[2][number % pixels], light.z);
    }
    sync_lanes();
    write_tile<F, pixels>(f, tile, sums);
}

#endif
