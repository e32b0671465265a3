/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/bvh/floors.h"

#include <stdio.h>

enum { RAYS = 1000 };

const struct test_floor floors[] = {
    {"a sphere as large as the sky", {1000, 1000, 1000}, 3.4},
    {"a square to the horizon", {1000, 0, 1000}, 3.5},
    {"a field", {100, 0.1f, 100}, 2.7},
    {"a table", {11, 0.1f, 11}, 2.6},
};
const int floor_count = sizeof floors / sizeof *floors;

static uint32_t seed;

static float random_unit(void)
{
    seed = seed * 1664525u + 1013904223u;
    return (float)(seed >> 8) / 16777216.0f;
}

static void set_box(float *box, float x, float y, float z, const float half[3])
{
    const float centre[3] = {x, y, z};
    for (int a = 0; a < 3; a++) {
        box[a] = centre[a] - half[a];
        box[3 + a] = centre[a] + half[a];
    }
}

void floor_fill(const struct test_floor *floor, float boxes[6 * FLOOR_PRIMITIVES])
{
    const float half[3] = {0.2f, 0.2f, 0.2f};
    seed = 7;
    for (int i = 0; i < FLOOR_SIDE * FLOOR_SIDE; i++, boxes += 6) {
        float x = (float)(i % FLOOR_SIDE - FLOOR_SIDE / 2) + random_unit();
        float z = (float)(i / FLOOR_SIDE - FLOOR_SIDE / 2) + random_unit();
        set_box(boxes, x, half[1], z, half);
    }
    set_box(boxes, 0, -floor->half[1], 0, floor->half);
}

double floor_nodes(const struct rw_build_input *input, const struct rw_tree *tree)
{
    struct rw_check check = {.input = input,
                             .layout = RW_LAYOUT_COMPRESSED,
                             .tree = tree,
                             .scattered = true,
                             .block = (const void *)(uintptr_t)tree->base};
    if (rw_check_structure(&check) && rw_check_rays(&check, RAYS, 5))
        return (double)check.nodes / RAYS;
    fprintf(stderr, "builder %d: %s\n", (int)input->builder, check.message);
    return 0;
}
