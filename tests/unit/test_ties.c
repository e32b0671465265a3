/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Of hits at the same distance the one in the lower unit counts, whoever finds it first. Boxes of
 * triangles that lie in an axis's plane have no depth, and a ray enters them where it hits what is
 * in them: rounding must not make that farther than a hit there. Narrow nodes did so.
 */
#include "tests/harness.h"
#include "tests/unit/host_scene.h"

enum { PILES = 12, COPIES = 24, RAYS = 400 };

static float vertices[PILES][COPIES][3][3];
static struct scene scene;

static void make_piles(int axis)
{
    random_seed(7);
    for (int p = 0; p < PILES; p++) {
        const float depth = random_float(1, 100);
        for (int c = 0; c < COPIES; c++)
            for (int v = 0; v < 3; v++) {
                float *to = vertices[p][c][v];
                to[axis] = depth;
                to[(axis + 1) % 3] = v == 1 ? 3000 : -1000;
                to[(axis + 2) % 3] = v == 2 ? 3000 : -1000;
            }
    }
}

static bool open_pile(int pile, struct rw_tree *tree)
{
    struct rw_build_part part = {.count = COPIES,
                                 .vertices = (uint64_t)(uintptr_t)vertices[pile],
                                 .vertex_stride = 12,
                                 .vertex_format = RT_FORMAT_FLOAT3,
                                 .vertex_count = 3 * COPIES};
    struct rw_build_input input = {.kind = RW_LEAF_TRIANGLES,
                                   .builder = RW_BUILDER_TRBVH,
                                   .parts = &part,
                                   .part_count = 1,
                                   .keys = 1,
                                   .split_budget = 0,
                                   .threads = 1};
    if (!scene_make(&scene, 1, true)) return false;
    if (rw_build_host(&input, host.layout, tree) != RT_SUCCESS) return false;
    scene.roots[ROOT_FIRST_INSTANCE] = (struct rw_root){tree->base, tree->root, 0};
    scene.instances[0].flags |= RW_INSTANCE_TRIANGLES;
    host.features = RW_FEATURE_TRIANGLES;
    if (host.layout == RW_LAYOUT_NARROW) host.features |= RW_FEATURE_NARROW_NODES;
    return true;
}

/* The unit of what a ray of the axis hits; from the plane at 0 or from elsewhere. */
static rw_u32 hit_unit(int axis, bool from_zero)
{
    struct ray ray = {.tmin = 0, .tmax = 1e27f};
    struct host_lane lane;
    for (int a = 0; a < 3; a++) {
        ray.origin[a] = random_float(-1, 1);
        ray.direction[a] = random_float(-0.5f, 0.5f);
    }
    if (from_zero) ray.origin[axis] = 0;
    ray.direction[axis] = random_float(0.1f, 3);
    host_lane_init(&lane, &scene.launch);
    host_trace(&lane, ROOT_FIRST_INSTANCE, &ray, ~0u, 0);
    host_run(&lane);
    return lane.lane.hit_leaf;
}

static void compare(int *rw_failed, int axis)
{
    int wrong = 0;
    make_piles(axis);
    for (int p = 0; p < PILES; p++) {
        struct rw_tree tree;
        rw_u32 units[RAYS], least = RW_ROOT_MOVES;
        CHECK(open_pile(p, &tree));
        for (int i = 0; i < RAYS; i++) {
            units[i] = hit_unit(axis, i % 2 == 0);
            if (units[i] < least) least = units[i];
        }
        for (int i = 0; i < RAYS; i++) wrong += units[i] != least;
        rw_build_host_free(&tree);
        scene_free(&scene);
    }
    CHECK_EQ(wrong, 0);
}

TEST(x)
{
    compare(rw_failed, 0);
}

TEST(y)
{
    compare(rw_failed, 1);
}

TEST(z)
{
    compare(rw_failed, 2);
}

static const struct rw_test tests[] = {{"x", test_x}, {"y", test_y}, {"z", test_z}};

int main(void)
{
    return host_run_tests(tests, sizeof(tests) / sizeof(tests[0]));
}
