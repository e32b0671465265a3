/* SPDX-License-Identifier: Apache-2.0 */
/*
 * See instances_grid.h. Cells are visited in the ray's order (Amanatides and Woo, A Fast Voxel
 * Traversal Algorithm, 1987), so the first cube that is hit is the nearest.
 */
#include "tests/render/instances_grid.h"

#include <math.h>
#include <stdbool.h>
#include <stdlib.h>

/* Relative to a cube of side 1 in its own space. */
#define NEAR_EDGE 1e-4

static double random_unit(uint64_t *state)
{
    *state = *state * 6364136223846793005u + 1442695040888963407u;
    return (double)(*state >> 40) / 16777216.0;
}

/* Shoemake, Uniform Random Rotations, 1992. */
static void turn(uint64_t *state, double m[3][3])
{
    double s = random_unit(state), a = 6.283185307179586 * random_unit(state),
           b = 6.283185307179586 * random_unit(state);
    double x = sqrt(1 - s) * sin(a), y = sqrt(1 - s) * cos(a), z = sqrt(s) * sin(b),
           w = sqrt(s) * cos(b);
    double rows[3][3] = {{1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)},
                         {2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)},
                         {2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)}};
    for (int i = 0; i < 9; i++) m[i / 3][i % 3] = rows[i / 3][i % 3];
}

/* A cube of side up to 0.55 has its corners within 0.48 of its centre. */
static void place(uint64_t *state, const uint32_t cell[3], float out[12])
{
    double m[3][3], scale = 0.2 + 0.35 * random_unit(state);
    turn(state, m);
    for (int r = 0; r < 3; r++) {
        for (int c = 0; c < 3; c++) out[4 * r + c] = (float)(scale * m[r][c]);
        out[4 * r + 3] = (float)cell[r] + 0.5f;
    }
}

int grid_make(uint32_t side, uint64_t seed, struct grid *out)
{
    size_t count = (size_t)side * side * side, i = 0;
    *out = (struct grid){side, malloc(count * sizeof(*out->placed))};
    if (!out->placed) return 0;
    for (uint32_t z = 0; z < side; z++)
        for (uint32_t y = 0; y < side; y++)
            for (uint32_t x = 0; x < side; x++)
                place(&seed, (uint32_t[]){x, y, z}, out->placed[i++]);
    return 1;
}

void grid_free(struct grid *grid)
{
    free(grid->placed);
}

/* Of the ray and the box of side `size` around 0. */
static bool clip(const double o[3], const double d[3], double size, double *enter, double *leave)
{
    *enter = -INFINITY;
    *leave = INFINITY;
    for (int a = 0; a < 3; a++) {
        double x = (-0.5 * size - o[a]) / d[a], y = (0.5 * size - o[a]) / d[a];
        *enter = fmax(*enter, fmin(x, y));
        *leave = fmin(*leave, fmax(x, y));
    }
    return *enter <= *leave;
}

/* The ray in the space of the cube: the matrix is a rotation times a scale. */
static void to_cube(const float m[12], const float origin[3], const float direction[3], double o[3],
                    double d[3])
{
    double square = 0;
    for (int r = 0; r < 3; r++) square += (double)m[4 * r] * m[4 * r];
    for (int c = 0; c < 3; c++) {
        o[c] = d[c] = 0;
        for (int r = 0; r < 3; r++) {
            o[c] += m[4 * r + c] * ((double)origin[r] - m[4 * r + 3]) / square;
            d[c] += m[4 * r + c] * (double)direction[r] / square;
        }
    }
}

/* Adds the cell's cube to the hit; true if it is hit. */
static bool test_cell(const struct grid *grid, size_t cell, const float origin[3],
                      const float direction[3], struct grid_hit *hit)
{
    double o[3], d[3], enter, leave, unused;
    to_cube(grid->placed[cell], origin, direction, o, d);
    bool larger = clip(o, d, 1 + NEAR_EDGE, &enter, &leave);
    bool smaller = clip(o, d, 1 - NEAR_EDGE, &enter, &unused);
    if (larger != smaller) hit->near_edge = 1;
    if (!clip(o, d, 1, &enter, &leave)) return false;
    hit->distance = enter;
    hit->cell = (uint32_t)cell;
    return true;
}

struct walk {
    long at[3], step[3];
    double next[3], delta[3]; /* where the ray leaves the cell, by axis */
};

/* The first cell on the ray, which enters the grid at `enter`. */
static void begin(const struct grid *grid, const float origin[3], const float direction[3],
                  double enter, struct walk *w)
{
    for (int a = 0; a < 3; a++) {
        double at = floor(origin[a] + enter * direction[a]);
        w->at[a] = (long)fmin(fmax(at, 0), grid->side - 1.0);
        w->step[a] = direction[a] < 0 ? -1 : 1;
        w->delta[a] = fabs(1.0 / direction[a]);
        w->next[a] = ((double)w->at[a] + (w->step[a] > 0) - origin[a]) / direction[a];
    }
}

struct grid_hit grid_trace(const struct grid *grid, const float origin[3], const float direction[3])
{
    struct grid_hit hit = {-1, 0, 0};
    struct walk w;
    double o[3], d[3], enter, leave;
    for (int a = 0; a < 3; a++) {
        o[a] = origin[a] - 0.5 * grid->side;
        d[a] = direction[a];
    }
    if (!clip(o, d, grid->side, &enter, &leave) || leave < 0) return hit;
    begin(grid, origin, direction, enter, &w);
    for (;;) {
        size_t cell =
            ((size_t)w.at[2] * grid->side + (size_t)w.at[1]) * grid->side + (size_t)w.at[0];
        if (test_cell(grid, cell, origin, direction, &hit)) return hit;
        int a = w.next[0] < w.next[1] ? 0 : 1;
        if (w.next[2] < w.next[a]) a = 2;
        w.at[a] += w.step[a];
        w.next[a] += w.delta[a];
        if (w.at[a] < 0 || w.at[a] >= (long)grid->side) return hit;
    }
}
