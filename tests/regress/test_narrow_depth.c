/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Trees of nodes of four children were deeper than the stack of traversal is made for, where
 * primitives lie nearer and nearer to a point: the radix tree is as high as the Morton curve is
 * deep, and two levels of it fit into such a node, not three.
 */
#include <math.h>

#include "runtime/scene/tree_check.h"
#include "tests/harness.h"

enum { AXES = 3, HALVINGS = 200, COUNT = AXES * HALVINGS };

static float boxes[COUNT][6];

static void fill(void)
{
    for (int i = 0; i < COUNT; i++) {
        const float distance = ldexpf(1e37f, -(i / AXES));
        boxes[i][i % AXES] = 0.9f * distance;
        boxes[i][3 + i % AXES] = distance;
    }
}

TEST(depth)
{
    static struct rw_named_primitives named[2 * RW_LEAF_INSTANCES];
    struct rw_build_part part = {.count = COUNT, .boxes = (uint64_t)(uintptr_t)boxes};
    fill();
    for (int builder = 0; builder < RW_BUILDERS; builder++) {
        struct rw_build_input input = {.kind = RW_LEAF_PRIMITIVES,
                                       .builder = builder,
                                       .parts = &part,
                                       .part_count = 1,
                                       .threads = 1};
        struct rw_tree tree;
        CHECK_EQ(rw_build_host(&input, RW_LAYOUT_NARROW, &tree), RT_SUCCESS);
        CHECK_EQ(tree.entry_count, COUNT);
        CHECK(!rw_tree_fault(&tree, 1, named));
        rw_build_host_free(&tree);
    }
}

static const struct rw_test tests[] = {
    {"depth", test_depth},
};

int main(void)
{
    return RUN_TABLE(tests);
}
