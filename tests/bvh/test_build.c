/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Every host builder, in every layout, over every shape: the tree passes the checker, and is the
 * same for any number of threads.
 */
#include <stdlib.h>
#include <string.h>

#include "runtime/bvh/refit.h"
#include "runtime/base/memory.h"
#include "tests/bvh/check.h"
#include "tests/bvh/floors.h"
#include "tests/bvh/shapes.h"
#include "tests/harness.h"

enum { LAYOUTS = 3 };

static struct rw_build_part part_of(const float *corners, uint32_t n)
{
    return (struct rw_build_part){.geometry = 5,
                                  .first_primitive = 11,
                                  .count = n,
                                  .vertices = (uint64_t)(uintptr_t)corners,
                                  .vertex_stride = 12,
                                  .vertex_format = RT_FORMAT_FLOAT3,
                                  .vertex_count = 3 * n};
}

static bool splits(int builder)
{
    return builder == RW_BUILDER_SBVH || builder == RW_BUILDER_TRBVH;
}

static bool check(const struct rw_build_input *input, enum rw_tree_layout layout, unsigned rays,
                  const char *name)
{
    struct rw_tree tree;
    RTresult result = rw_build_host(input, layout, &tree);
    struct rw_check c = {.input = input,
                         .layout = layout,
                         .tree = &tree,
                         .block = (const void *)(uintptr_t)tree.base,
                         .splits_allowed = splits(input->builder)};
    bool ok = result == RT_SUCCESS && rw_check_structure(&c) && rw_check_rays(&c, rays, 9);
    if (!ok)
        fprintf(stderr, "%s, %u primitives, builder %d, layout %d: result %d, %s\n", name,
                input->parts[0].count, input->builder, layout, result, c.message);
    rw_build_host_free(&tree);
    return ok;
}

static bool check_all(const struct rw_shape *shape, uint32_t n, unsigned rays)
{
    float *corners = malloc((n + 1u) * 9 * sizeof(float));
    rw_shape_fill(shape, n, 77, corners);
    struct rw_build_part part = part_of(corners, n);
    bool ok = true;
    for (int builder = 0; builder < RW_BUILDERS; builder++) {
        for (int layout = 0; layout < LAYOUTS; layout++) {
            struct rw_build_input input = {.kind = RW_LEAF_TRIANGLES,
                                           .builder = builder,
                                           .parts = &part,
                                           .part_count = 1,
                                           .split_budget = splits(builder) ? 0.5f : -1,
                                           .refine = layout ? 2 : 0,
                                           .threads = 2};
            ok &= check(&input, layout, shape->no_rays ? 0 : rays, shape->name);
        }
    }
    free(corners);
    return ok;
}

TEST(few_primitives)
{
    for (int s = 0; s < rw_shape_count; s++)
        for (uint32_t n = 0; n < 12; n++) CHECK(check_all(&rw_shapes[s], n, 20));
}

TEST(shapes)
{
    for (int s = 0; s < rw_shape_count; s++) CHECK(check_all(&rw_shapes[s], 700, 60));
}

TEST(many)
{
    CHECK(check_all(&rw_shapes[0], 60000, 10));
    CHECK(check_all(&rw_shapes[1], 40000, 10));
}

TEST(small_on_large)
{
    static const enum rw_builder builders[] = {RW_BUILDER_TRBVH, RW_BUILDER_SBVH, RW_BUILDER_BVH};
    static float boxes[6 * FLOOR_PRIMITIVES];
    struct rw_build_part part = {.count = FLOOR_PRIMITIVES, .boxes = (uint64_t)(uintptr_t)boxes};
    for (int k = 0; k < 3 * floor_count; k++) {
        struct rw_build_input input = {.kind = RW_LEAF_PRIMITIVES,
                                       .builder = builders[k % 3],
                                       .parts = &part,
                                       .part_count = 1,
                                       .split_budget = -1};
        struct rw_tree tree;
        floor_fill(&floors[k / 3], boxes);
        CHECK_EQ(rw_build_host(&input, RW_LAYOUT_COMPRESSED, &tree), RT_SUCCESS);
        double nodes = floor_nodes(&input, &tree);
        rw_build_host_free(&tree);
        CHECK(nodes > 1 && nodes <= floors[k / 3].most);
    }
}

/* Large enough for the parallel part of every builder. */
TEST(same_for_any_threads)
{
    enum { N = 50000 };
    float *corners = malloc(N * 9 * sizeof(float));
    rw_shape_fill(&rw_shapes[1], N, 3, corners);
    struct rw_build_part part = part_of(corners, N);
    for (int builder = 0; builder < RW_BUILDERS; builder++) {
        struct rw_build_input input = {.kind = RW_LEAF_TRIANGLES,
                                       .builder = builder,
                                       .parts = &part,
                                       .part_count = 1,
                                       .split_budget = 0.3f,
                                       .refine = 2,
                                       .threads = 1};
        struct rw_tree one, five;
        CHECK_EQ(rw_build_host(&input, RW_LAYOUT_COMPRESSED, &one), RT_SUCCESS);
        input.threads = 5;
        CHECK_EQ(rw_build_host(&input, RW_LAYOUT_COMPRESSED, &five), RT_SUCCESS);
        CHECK_EQ(one.size, five.size);
        CHECK(memcmp((void *)(uintptr_t)one.base, (void *)(uintptr_t)five.base, one.size) == 0);
        rw_build_host_free(&one);
        rw_build_host_free(&five);
    }
    free(corners);
}

/* Also without the instructions that only some processors have. */
TEST(same_for_any_processor)
{
    enum { N = 30000 };
    float *corners = malloc(N * 9 * sizeof(float));
    rw_shape_fill(&rw_shapes[1], N, 3, corners);
    struct rw_build_part part = part_of(corners, N);
    for (int builder = 0; builder < RW_BUILDERS; builder++) {
        struct rw_build_input input = {.kind = RW_LEAF_TRIANGLES,
                                       .builder = builder,
                                       .parts = &part,
                                       .part_count = 1,
                                       .split_budget = 0.3f};
        struct rw_tree any, plain;
        CHECK_EQ(rw_build_host(&input, RW_LAYOUT_COMPRESSED, &any), RT_SUCCESS);
        rw_bvh_plain = true;
        CHECK_EQ(rw_build_host(&input, RW_LAYOUT_COMPRESSED, &plain), RT_SUCCESS);
        rw_bvh_plain = false;
        CHECK_EQ(any.size, plain.size);
        CHECK(memcmp((void *)(uintptr_t)any.base, (void *)(uintptr_t)plain.base, any.size) == 0);
        rw_build_host_free(&any);
        rw_build_host_free(&plain);
    }
    free(corners);
}

static double refined_cost(const float *corners, uint32_t n, unsigned rounds)
{
    struct rw_build_part part = part_of(corners, n);
    struct rw_build_input input = {.kind = RW_LEAF_TRIANGLES,
                                   .builder = RW_BUILDER_LBVH,
                                   .parts = &part,
                                   .part_count = 1,
                                   .refine = rounds};
    struct rw_tree tree;
    if (rw_build_host(&input, RW_LAYOUT_COMPRESSED, &tree) != RT_SUCCESS) return -1;
    double sah = tree.sah;
    rw_build_host_free(&tree);
    return sah;
}

static double cost_of(const float *corners, uint32_t n, enum rw_builder builder, float budget)
{
    struct rw_build_part part = part_of(corners, n);
    struct rw_build_input input = {.kind = RW_LEAF_TRIANGLES,
                                   .builder = builder,
                                   .parts = &part,
                                   .part_count = 1,
                                   .split_budget = budget};
    struct rw_tree tree;
    if (rw_build_host(&input, RW_LAYOUT_COMPRESSED, &tree) != RT_SUCCESS) return -1;
    double sah = tree.sah;
    rw_build_host_free(&tree);
    return sah;
}

/* What each builder is for: cheaper trees than those of the one below it. */
TEST(costs)
{
    enum { N = 20000 };
    float *corners = malloc(N * 9 * sizeof(float));
    rw_shape_fill(&rw_shapes[0], N, 5, corners);
    double binned = cost_of(corners, N, RW_BUILDER_BVH, 0);
    CHECK(binned > 0);
    CHECK(cost_of(corners, N, RW_BUILDER_MEDIAN, 0) > 1.01 * binned);
    CHECK(cost_of(corners, N, RW_BUILDER_LBVH, 0) > binned);
    CHECK(cost_of(corners, N, RW_BUILDER_TRBVH, 0) < 1.1 * binned);
    rw_shape_fill(&rw_shapes[1], N, 5, corners); /* a tenth are large */
    binned = cost_of(corners, N, RW_BUILDER_BVH, 0);
    CHECK(cost_of(corners, N, RW_BUILDER_SBVH, 1) < 0.9 * binned);
    CHECK(refined_cost(corners, N, 5) < 0.8 * cost_of(corners, N, RW_BUILDER_LBVH, 0));
    CHECK(cost_of(corners, N, RW_BUILDER_SBVH, 0) < 1.001 * binned);
    free(corners);
}

/* The cheapest cuts of this tree would be deeper than the limit: found out by lowering it. */
TEST(depth)
{
    enum { N = 740 };
    static float corners[9 * N];
    rw_shape_fill(&rw_shapes[rw_shape_count - 1], N, 5, corners);
    struct rw_build_part part = part_of(corners, N);
    for (int builder = 0; builder < RW_BUILDERS; builder++) {
        struct rw_build_input input = {.kind = RW_LEAF_TRIANGLES,
                                       .builder = builder,
                                       .parts = &part,
                                       .part_count = 1,
                                       .split_budget = -1};
        CHECK(check(&input, RW_LAYOUT_COMPRESSED, 0, "shrinking"));
    }
}

TEST(misuse)
{
    float corners[9] = {0};
    struct rw_build_part parts[2] = {part_of(corners, 1), part_of(corners, 1u << 28)};
    struct rw_build_input input = {.kind = RW_LEAF_TRIANGLES, .parts = parts, .part_count = 2};
    struct rw_tree tree;
    CHECK_EQ(rw_build_host(&input, RW_LAYOUT_COMPRESSED, &tree), RT_ERROR_INVALID_VALUE);
    CHECK_EQ(tree.size, 0);
    input.part_count = 1;
    input.builder = RW_BUILDERS;
    CHECK_EQ(rw_build_host(&input, RW_LAYOUT_COMPRESSED, &tree), RT_ERROR_INVALID_VALUE);
    input.builder = 0;
    input.part_count = 0;
    CHECK_EQ(rw_build_host(&input, RW_LAYOUT_COMPRESSED, &tree), RT_SUCCESS);
    CHECK_EQ(tree.size, 0);
    rw_build_host_free(&tree);
    rw_build_host_free(NULL);
}

static RTresult build_and_refit(const struct rw_build_input *input, struct rw_tree *tree)
{
    RTresult result = rw_build_host(input, RW_LAYOUT_FULL, tree);
    return result ? result : rw_refit_host(input, RW_LAYOUT_FULL, tree);
}

TEST(allocation_fails)
{
    enum { N = 20000 }; /* enough for the parallel part */
    float *corners = malloc(N * 9 * sizeof(float));
    rw_shape_fill(&rw_shapes[1], N, 3, corners);
    struct rw_build_part part = part_of(corners, N);
    for (int builder = 0; builder < RW_BUILDERS; builder++) {
        struct rw_build_input input = {.kind = RW_LEAF_TRIANGLES,
                                       .builder = builder,
                                       .parts = &part,
                                       .part_count = 1,
                                       .split_budget = 0.3f,
                                       .refine = 1,
                                       .refittable = true};
        unsigned long n = 1;
        for (;; n++) {
            struct rw_tree tree;
            rw_memory_fail_at(n);
            RTresult result = build_and_refit(&input, &tree);
            bool failed = rw_memory_failed();
            rw_memory_fail_at(0);
            CHECK_EQ(result, failed ? RT_ERROR_MEMORY_ALLOCATION_FAILED : RT_SUCCESS);
            rw_build_host_free(&tree);
            if (!failed) break;
        }
        CHECK(n > 8);
    }
    free(corners);
}

static const struct rw_test tests[] = {
    {"few-primitives", test_few_primitives},
    {"shapes", test_shapes},
    {"many", test_many},
    {"small-on-large", test_small_on_large},
    {"same-for-any-threads", test_same_for_any_threads},
    {"same-for-any-processor", test_same_for_any_processor},
    {"costs", test_costs},
    {"depth", test_depth},
    {"misuse", test_misuse},
    {"allocation-fails", test_allocation_fails},
};

int main(void)
{
    return RUN_TABLE(tests);
}
