/* SPDX-License-Identifier: Apache-2.0 */
/* The simulator of the library's kernel against answers found with pencil and paper. One warp draws
 * 32 rays, and the last when enough of them have ended. */
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
static const struct megakernel_rules rules = {.leave = 20, .refill = 8, .share = 4, .shares = 1};

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

static struct study_simulated run(const struct study_tree *tree, unsigned shares, bool any_hit)
{
    struct study_simulated sum = {0};
    struct megakernel_rules shared = rules;
    shared.shares = shares;
    if (!study_simulate_megakernel(tree, rays, RAYS, any_hit, 1, &shared, &costs, &sum)) abort();
    return sum;
}

TEST(leaf)
{
    /* Three triangles are two tests and one. 32 rays do so together, 20 of them hit; then one. */
    struct study_tree tree = {.triangles = triangles, .width = WIDTH, .root = ~3};
    fill(20);
    struct study_simulated m = run(&tree, 1, false);
    CHECK_EQ(m.instructions, 3 * 10000 + 2 * (60 + 1000 + 2 * (1 + 10) + 5 + 20) + 30 + 2 * 40);
    CHECK_EQ(m.lane_instructions, 32 * (3 * 10000 + 2 * (1000 + 2 * 1)) +
                                      33 * (60 + 2 * 10 + 5 + 20) + 20 * 30 + 13 * 40);
    CHECK_EQ(m.triangles, 33 * 3);
    CHECK_EQ(m.rays, 33);
    m = run(&tree, 2, false); /* the last ray is another machine's */
    CHECK_EQ(m.rays, 32);
    CHECK_EQ(m.instructions, 2 * 10000 + 60 + 1000 + 2 * (1 + 10) + 5 + 20 + 30 + 40);
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
     * few for a test; they keep it and take it again, when the 25 others have ended. Then the last
     * ray is at the first node, and they are enough. */
    static float nodes[2 * WIDTH * 8];
    struct study_tree tree = {.nodes = nodes, .triangles = triangles, .width = WIDTH, .root = 0};
    for (unsigned k = 0; k < 2 * WIDTH; k++) set_child(nodes + 8 * k, 1e30f, 1e30f, NOBODY);
    set_child(nodes, 0, 1, ~1);
    set_child(nodes + 8, 0, 3, 1);
    fill(7);
    struct study_simulated m = run(&tree, 1, false);
    CHECK_EQ(m.instructions,
             4 * 10000 + 2 * 60 + 4 * (1000 + 100) + 3 + 4 + 1 + 10 + 3 * (5 + 20) + 30 + 2 * 40);
    CHECK_EQ(m.lane_instructions, 32 * (4 * 10000 + 4 * 1000 + 2 * 100 + 1) + 2 * 100 +
                                      33 * (60 + 5 + 20) + 7 * (3 + 4 + 10 + 30) + 26 * 40);
    CHECK_EQ(m.nodes, 66);
    CHECK_EQ(m.triangles, 7);
    CHECK_EQ(m.rays, 33);
    fill(8); /* one more, and they are enough at once */
    m = run(&tree, 1, false);
    CHECK_EQ(m.instructions,
             3 * 10000 + 2 * 60 + 4 * (1000 + 100) + 1 + 10 + 2 * (5 + 20) + 30 + 2 * 40);
    CHECK_EQ(m.triangles, 8);
}

TEST(order_of_slots)
{
    /* Two nodes are as near. Of the library's trees that in the lower slot is next, where any hit
     * ends the ray; else the other, which has nothing. */
    static float nodes[3 * WIDTH * 8];
    struct study_tree tree = {
        .nodes = nodes, .triangles = triangles, .width = WIDTH, .root = 0, .in_slots = true};
    for (unsigned k = 0; k < 3 * WIDTH; k++) set_child(nodes + 8 * k, 1e30f, 1e30f, NOBODY);
    set_child(nodes + 8 * 2, 0, 1, 1);
    set_child(nodes + 8 * 5, 0, 1, 2);
    set_child(nodes + 8 * WIDTH, 0, 1, ~1);
    fill(RAYS);
    CHECK_EQ(run(&tree, 1, true).nodes, 2 * RAYS);
    tree.in_slots = false;
    CHECK_EQ(run(&tree, 1, true).nodes, 3 * RAYS);
}

static const struct rw_test tests[] = {{"leaf", test_leaf},
                                       {"postponed-leaves", test_postponed_leaves},
                                       {"order-of-slots", test_order_of_slots}};

int main(void)
{
    return RUN_TABLE(tests);
}
