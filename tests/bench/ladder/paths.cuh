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
            tree.run(f, p.at, &stack);
        } while (bounce<F>(f, &p, tree.sphere, tree.t, &light));
        sum = sum + light;
    }
    write_pixel(f, at, sum);
}

HD bool any_lane(bool here)
{
#ifdef __CUDA_ARCH__
    return __any_sync(~0u, here);
#else
    return here;
#endif
}

/* Path regeneration: a lane whose path ended begins the next sample while others go on. */
template <uint32_t F> HD void regenerate(const frame &f, unsigned index)
{
    place at = place_of<F>(f, index);
    path<random_of<F>> p;
    traversal<F> tree;
    waiting stack;
    vec3 sum = {0, 0, 0}, light;
    int left = f.samples;
    bool more = at.inside, begins = true;
    if (more) seed_pixel(f, &p, at);
    while (any_lane(more)) {
        if (more && begins) {
            begin_path<(F & INTRINSICS) != 0>(f, &p, at.x, at.y);
            left--;
            tree.start(p.at);
            begins = false;
        }
        if (!more) continue;
        tree.run(f, p.at, &stack);
        if (bounce<F>(f, &p, tree.sphere, tree.t, &light)) {
            tree.start(p.at);
            continue;
        }
        sum = sum + light;
        begins = true;
        if (left) continue;
        write_pixel(f, at, sum);
        more = false;
    }
}

#endif
