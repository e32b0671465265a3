/* SPDX-License-Identifier: Apache-2.0 */
/* See shapes.h. */
#include "tests/bvh/shapes.h"

#include <float.h>
#include <math.h>
#include <stddef.h>

static uint32_t state;
static float centre[3];

static float random_unit(void)
{
    state = state * 1664525u + 1013904223u;
    return (float)(state >> 8) / 16777216.0f;
}

/* A new centre for each triangle; corners around it. */
static void around(int k, float (*random)(void), float spread, float size, float out[3])
{
    for (int a = 0; k == 0 && a < 3; a++) centre[a] = spread * (2 * random() - 1);
    for (int a = 0; a < 3; a++) out[a] = centre[a] + size * (2 * random() - 1);
}

static void small(uint32_t i, uint32_t n, int k, float (*random)(void), float out[3])
{
    (void)i, (void)n;
    around(k, random, 100, 2, out);
}
static void mixed_sizes(uint32_t i, uint32_t n, int k, float (*random)(void), float out[3])
{
    (void)n;
    around(k, random, 100, i % 10 ? 1 : 80, out);
}
static void clusters(uint32_t i, uint32_t n, int k, float (*random)(void), float out[3])
{
    (void)n;
    around(k, random, 1, 0.1f, out);
    out[0] += i % 10 ? 0 : 1e6f;
}
static void identical(uint32_t i, uint32_t n, int k, float (*random)(void), float out[3])
{
    (void)i, (void)n, (void)random;
    for (int a = 0; a < 3; a++) out[a] = a == k;
}
static void collinear(uint32_t i, uint32_t n, int k, float (*random)(void), float out[3])
{
    (void)n, (void)k, (void)i;
    float t = random();
    for (int a = 0; a < 3; a++) out[a] = t * (float)(a + 1);
}
static void points(uint32_t i, uint32_t n, int k, float (*random)(void), float out[3])
{
    (void)i, (void)n;
    around(k, random, 10, 0, out);
}
static void one_plane(uint32_t i, uint32_t n, int k, float (*random)(void), float out[3])
{
    (void)i, (void)n;
    around(k, random, 100, 5, out);
    out[1] = 7;
}
static void slivers(uint32_t i, uint32_t n, int k, float (*random)(void), float out[3])
{
    (void)i, (void)n;
    around(k, random, 10, 0, out);
    for (int a = 0; a < 3; a++) out[a] += k == 1 ? 50 * (random() - 0.5f) : 1e-4f * random();
}
static void long_diagonals(uint32_t i, uint32_t n, int k, float (*random)(void), float out[3])
{
    float along = k == 1 ? 1 : 0;
    for (int a = 0; a < 3; a++) out[a] = 100 * along + (float)i / (float)n + 0.01f * random();
}
/* All corners lie on the planes where spatial splits are tried. */
static void grid(uint32_t i, uint32_t n, int k, float (*random)(void), float out[3])
{
    (void)n;
    for (int a = 0; a < 3; a++) out[a] = floorf(17 * random());
    if (k == 2) out[i % 3] += 1;
}
static void not_numbers(uint32_t i, uint32_t n, int k, float (*random)(void), float out[3])
{
    small(i, n, k, random, out);
    if (i % 3 == 1 && k == (int)(i % 7 % 3)) out[i % 3] = NAN;
}
static void all_not_numbers(uint32_t i, uint32_t n, int k, float (*random)(void), float out[3])
{
    small(i, n, k, random, out);
    out[2] = NAN;
}
static void infinite(uint32_t i, uint32_t n, int k, float (*random)(void), float out[3])
{
    small(i, n, k, random, out);
    if (i % 5 == 0) out[i % 3] = i % 2 ? INFINITY : -INFINITY;
}
static void huge(uint32_t i, uint32_t n, int k, float (*random)(void), float out[3])
{
    (void)i, (void)n;
    around(k, random, 1e30f, 1e29f, out);
}
static void huge_and_small(uint32_t i, uint32_t n, int k, float (*random)(void), float out[3])
{
    (void)n;
    around(k, random, 1, 0.1f, out);
    for (int a = 0; a < 3 && i % 20 == 0; a++) out[a] *= 1e30f;
}
static void largest(uint32_t i, uint32_t n, int k, float (*random)(void), float out[3])
{
    (void)i, (void)n, (void)k;
    for (int a = 0; a < 3; a++) out[a] = random() < 0.5f ? -FLT_MAX : FLT_MAX;
}
static void tiny(uint32_t i, uint32_t n, int k, float (*random)(void), float out[3])
{
    (void)i, (void)n, (void)k;
    for (int a = 0; a < 3; a++) out[a] = floorf(100 * random()) * FLT_TRUE_MIN;
}
/* Each far nearer to 0 than the last: a greedy tree takes one off a level. */
static void shrinking(uint32_t i, uint32_t n, int k, float (*random)(void), float out[3])
{
    (void)n, (void)random;
    for (int a = 0; a < 3; a++) out[a] = 0;
    out[i % 3] = powf(0.5f, (float)(i / 3 % 250)) * 1e37f * (k ? 1 : 0.9f);
}

const struct rw_shape rw_shapes[] = {
    {"small", small, false},
    {"mixed-sizes", mixed_sizes, false},
    {"clusters", clusters, false},
    {"identical", identical, false},
    {"collinear", collinear, false},
    {"points", points, false},
    {"one-plane", one_plane, false},
    {"slivers", slivers, false},
    {"long-diagonals", long_diagonals, false},
    {"grid", grid, false},
    {"not-numbers", not_numbers, false},
    {"all-not-numbers", all_not_numbers, false},
    {"infinite", infinite, true},
    {"huge", huge, false},
    {"huge-and-small", huge_and_small, false},
    {"largest", largest, true},
    {"tiny", tiny, true},
    {"shrinking", shrinking, true},
};
const int rw_shape_count = sizeof rw_shapes / sizeof rw_shapes[0];

void rw_shape_fill(const struct rw_shape *shape, uint32_t n, uint32_t seed, float *out)
{
    state = seed;
    for (uint32_t i = 0; i < n; i++)
        for (int k = 0; k < 3; k++)
            shape->corner(i, n, k, random_unit, out + 9 * (size_t)i + 3 * k);
}
