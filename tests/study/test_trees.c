/* SPDX-License-Identifier: Apache-2.0 */
/* Trees of the study: hits are those of all triangles looked at one by one, whatever the leaves,
 * the width or the order of nodes; sequences of operations are what they should be. */
#include "tests/harness.h"
#include "tests/study/mesh.h"

enum { TRIANGLES = 2000, RAYS = 400 };

/* Rays whose hit is another than the right one. */
static unsigned wrong_hits(const struct mesh *mesh, const struct study_tree *tree)
{
    uint32_t seed = 3;
    unsigned wrong = 0;
    struct study_dump dump;
    if (!study_open_dump(&dump, 2 * RAYS)) return RAYS;
    for (uint32_t k = 0; k < RAYS; k++) {
        float ray[8], hit[4], any[4];
        random_ray(&seed, k, ray);
        double expected = brute_hit(mesh, ray);
        if (!study_dump_ray(&dump, tree, ray, false, hit) ||
            !study_dump_ray(&dump, tree, ray, true, any))
            return RAYS;
        bool right = expected < 0 ? hit[0] < 0 : fabs(hit[0] - expected) < 1e-4;
        wrong += !right || (any[0] < 0) != (hit[0] < 0);
    }
    study_free_dump(&dump);
    return wrong;
}

TEST(leaves)
{
    struct mesh mesh = random_mesh(TRIANGLES);
    for (unsigned leaf = 4; leaf <= 8; leaf += 4) {
        struct study_tree tree;
        CHECK(study_build_tree(&mesh, leaf, &tree));
        CHECK(tree.triangle_count >= TRIANGLES);
        CHECK_EQ(wrong_hits(&mesh, &tree), 0);
        study_free_tree(&tree);
    }
    free_random_mesh(&mesh);
}

TEST(wide)
{
    struct mesh mesh = random_mesh(TRIANGLES);
    struct study_tree binary, wide;
    CHECK(study_build_tree(&mesh, 8, &binary));
    for (unsigned width = 4; width <= 32; width *= 2) {
        CHECK(study_widen_tree(&binary, width, &wide));
        CHECK(wide.node_count * (width - 1) >= binary.node_count);
        CHECK(wide.node_count < binary.node_count);
        CHECK_EQ(wrong_hits(&mesh, &wide), 0);
        study_free_tree(&wide);
    }
    study_free_tree(&binary);
    free_random_mesh(&mesh);
}

TEST(library)
{
    struct mesh mesh = random_mesh(TRIANGLES);
    struct study_tree tree;
    CHECK(study_build_library_tree(&mesh, RW_BUILDER_SBVH, &tree));
    CHECK(tree.triangle_count >= TRIANGLES);
    CHECK_EQ(tree.width, 8);
    CHECK_EQ(wrong_hits(&mesh, &tree), 0);
    study_free_tree(&tree);
    free_random_mesh(&mesh);
}

/* How far apart in memory a node and its children are, in all. */
static double distances(const struct study_tree *tree)
{
    double sum = 0;
    for (uint32_t k = 0; k < tree->node_count; k++)
        for (unsigned c = 0; c < 2; c++) {
            int32_t child;
            memcpy(&child, tree->nodes + 16 * (size_t)k + 12 + c, sizeof(child));
            if (child >= 0) sum += fabs((double)child - k);
        }
    return sum;
}

TEST(orders)
{
    struct mesh mesh = random_mesh(TRIANGLES);
    double before = 0;
    for (int order = STUDY_DEPTH_FIRST; order <= STUDY_TREELETS; order++) {
        struct study_tree tree;
        CHECK(study_build_tree(&mesh, 8, &tree));
        uint32_t nodes = tree.node_count;
        CHECK(study_order_tree(&tree, (enum study_order)order));
        CHECK_EQ(tree.node_count, nodes);
        CHECK_EQ(tree.root, 0);
        CHECK(distances(&tree) != before);
        before = distances(&tree);
        CHECK_EQ(wrong_hits(&mesh, &tree), 0);
        study_free_tree(&tree);
    }
    free_random_mesh(&mesh);
}

/* One triangle in the plane z = 0: the root is a leaf. */
TEST(operations)
{
    float vertices[9] = {0, 0, 0, 1, 0, 0, 0, 1, 0}, hit[4];
    uint32_t corners[3] = {0, 1, 2};
    struct mesh mesh = {3, 1, vertices, corners, 0, NULL, NULL, NULL};
    const float through[8] = {0.25f, 0.5f, 1, 0, 0, 0, -1, 5},
                short_one[8] = {0.25f, 0.5f, 1, 0, 0, 0, -1, 0};
    struct study_tree tree;
    struct study_dump dump;
    CHECK(study_build_tree(&mesh, 8, &tree));
    CHECK(study_open_dump(&dump, 2));
    CHECK(study_dump_ray(&dump, &tree, through, false, hit));
    CHECK(hit[0] == 1 && hit[2] == 0.25f && hit[3] == 0.5f);
    CHECK(study_dump_ray(&dump, &tree, short_one, false, hit));
    CHECK(hit[0] == -1);
    CHECK_EQ(dump.op_count, 2);
    CHECK_EQ(study_op_what(dump.ops[0]), STUDY_OP(STUDY_OP_LEAF, 0));
    CHECK_EQ(study_op_what(dump.ops[1]), STUDY_OP(STUDY_OP_TRIANGLE, 0));
    CHECK_EQ(study_op_way(dump.ops[1]), STUDY_WAY_SECOND_EDGE);
    CHECK_EQ(dump.first[1], 2);
    CHECK_EQ(dump.first[2], 2);
    study_free_dump(&dump);
    study_free_tree(&tree);
}

static const struct rw_test tests[] = {
    {"leaves", test_leaves},         {"wide", test_wide},
    {"library", test_library},       {"orders", test_orders},
    {"operations", test_operations},
};

int main(void)
{
    return RUN_TABLE(tests);
}
