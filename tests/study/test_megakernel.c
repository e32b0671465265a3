/* SPDX-License-Identifier: Apache-2.0 */
/* The simulator of the library's kernel against answers found with pencil and paper. One warp draws
 * 33 rays: what it did when the last of them is drawn counts. */
#include <stdlib.h>

#include "tests/harness.h"
#include "tools/simulator/megakernel.h"

enum { RAYS = 33, WIDTH = 8, NOBODY = 0x76543210 };

static const struct megakernel_costs costs = {.round = 1000,
                                              .node = 100,
                                              .vote = 1,
                                              .triangles = 10,
                                              .pop = 3,
                                              .pop_leaves = 4,
                                              .end = 5,
                                              .programs = 10000,
                                              .finish = 20,
                                              .hit = 30,
                                              .miss = 40,
                                              .begin = 60};
static const struct megakernel_rules rules = {.leave = 20, .refill = 8, .share = 4};

/* The plane z = 0, where u is x and v is y; rays come along z, `at_zero` of them at x = 0.25 and
 * the others at x = 2.25. */
static float triangles[3 * 12];
static float rays[RAYS * 8];

static void fill(unsigned at_zero)
{
    static const float triangle[12] = {0, 0, 1, 0, 1, 0, 0, 0, 0, 1, 0, 0};
    for (unsigned k = 0; k < 3; k++) memcpy(triangles + 12 * k, triangle, sizeof(triangle));
    for (unsigned k = 0; k < RAYS; k++) {
        const float ray[8] = {k < at_zero ? 0.25f : 2.25f, 0.25f, -1, 0, 0, 0, 1, 10};
        memcpy(rays + 8 * k, ray, sizeof(ray));
    }
}

static struct study_simulated run(const struct study_tree *tree)
{
    struct study_simulated sum = {0};
    if (!study_simulate_megakernel(tree, rays, RAYS, false, 1, &rules, &costs, &sum)) abort();
    return sum;
}

TEST(leaf)
{
    /* Three triangles are two tests and one. Then 32 rays end, 20 of them hit, and one begins. */
    struct study_tree tree = {.triangles = triangles, .width = WIDTH, .root = ~3};
    fill(20);
    struct study_simulated m = run(&tree);
    CHECK_EQ(m.instructions, 2 * 10000 + 2 * 60 + 1000 + 2 * (1 + 10) + 5 + 20 + 30 + 40);
    CHECK_EQ(m.lane_instructions,
             32 * (2 * 10000 + 60 + 1000 + 2 * (1 + 10) + 5 + 20) + 60 + 20 * 30 + 12 * 40);
    CHECK_EQ(m.triangles, 32 * 3);
    CHECK_EQ(m.rays, 32.5); /* that which has just begun counts half */
}

/* A child that is hit at an x from `from` to `to`. */
static void set_child(float *out, float from, float to, int number)
{
    const float box[8] = {from, 0, -1, 0, to, 1, 1, 0};
    memcpy(out, box, sizeof(box));
    memcpy(out + 3, &number, sizeof(number));
}

TEST(postponed_leaves)
{
    /* All go on to the second node, where nothing is. Of the leaf only seven have to do with, too
     * few for a test; they keep it and take it again, when the 25 others have ended. */
    static float nodes[2 * WIDTH * 8];
    struct study_tree tree = {.nodes = nodes, .triangles = triangles, .width = WIDTH, .root = 0};
    for (unsigned k = 0; k < 2 * WIDTH; k++) set_child(nodes + 8 * k, 1e30f, 1e30f, NOBODY);
    set_child(nodes, 0, 1, ~1);
    set_child(nodes + 8, 0, 3, 1);
    fill(7);
    struct study_simulated m = run(&tree);
    CHECK_EQ(m.instructions, 2 * 10000 + 2 * 60 + 2 * (1000 + 100) + 3 + 4 + 5 + 20 + 40);
    CHECK_EQ(m.lane_instructions,
             32 * (2 * 10000 + 60 + 2 * (1000 + 100)) + 60 + 7 * (3 + 4) + 25 * (5 + 20 + 40));
    CHECK_EQ(m.nodes, 64);
    CHECK_EQ(m.triangles, 0);
    CHECK_EQ(m.rays, 25 + (7 + 1) / 2.0);
    fill(8); /* one more, and they are enough */
    m = run(&tree);
    CHECK_EQ(m.triangles, 8);
}

static const struct rw_test tests[] = {{"leaf", test_leaf},
                                       {"postponed-leaves", test_postponed_leaves}};

int main(void)
{
    return RUN_TABLE(tests);
}
