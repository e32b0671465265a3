/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Refitting on the host: after random motion the tree passes the checker for the new input, in its
 * old block; where the set of usable primitives changes, it is built anew.
 */
#include <math.h>
#include <stdlib.h>

#include "tests/bvh/check.h"
#include "tests/bvh/shapes.h"
#include "tests/harness.h"

enum { N = 3000 };

static float corners[9 * N];

static struct rw_build_part triangles(void)
{
    return (struct rw_build_part){.geometry = 2,
                                  .first_primitive = 5,
                                  .count = N,
                                  .vertices = (uint64_t)(uintptr_t)corners,
                                  .vertex_stride = 12,
                                  .vertex_format = RT_FORMAT_FLOAT3,
                                  .vertex_count = 3 * N};
}

static bool passes(const struct rw_build_input *input, int layout, const struct rw_tree *tree)
{
    struct rw_check check = {.input = input,
                             .layout = layout,
                             .tree = tree,
                             .block = (const void *)(uintptr_t)tree->base,
                             .splits_allowed = true};
    bool ok = rw_check_structure(&check) && rw_check_rays(&check, 40, 1);
    if (!ok) fprintf(stderr, "builder %d, layout %d: %s\n", input->builder, layout, check.message);
    return ok;
}

static void move(float by)
{
    for (int i = 0; i < N; i++) {
        float shift[3];
        for (int a = 0; a < 3; a++) shift[a] = by * ((float)rand() / (float)RAND_MAX - 0.5f);
        for (int k = 0; k < 9; k++) corners[9 * i + k] += shift[k % 3];
    }
}

TEST(after_motion)
{
    for (int builder = 0; builder < RW_BUILDERS; builder++) {
        for (int layout = 0; layout < 3; layout++) {
            rw_shape_fill(&rw_shapes[1], N, 8, corners);
            struct rw_build_part part = triangles();
            struct rw_build_input input = {.builder = builder,
                                           .parts = &part,
                                           .part_count = 1,
                                           .split_budget = 0.3f,
                                           .refittable = true,
                                           .threads = 2};
            struct rw_tree tree;
            CHECK_EQ(rw_build_host(&input, layout, &tree), RT_SUCCESS);
            double before = tree.sah;
            uint64_t base = tree.base;
            for (int round = 0; round < 3; round++) {
                move(round == 2 ? 1e4f : 1.0f);
                CHECK_EQ(rw_refit_host(&input, layout, &tree), RT_SUCCESS);
                CHECK_EQ(tree.base, base);
                CHECK(passes(&input, layout, &tree));
            }
            CHECK(tree.sah > 2 * before); /* scattered triangles in an old tree */
            rw_build_host_free(&tree);
        }
    }
}

/* Refits are refined: the tree does not grow old. */
TEST(refined)
{
    for (int builder = 0; builder < RW_BUILDERS; builder++) {
        rw_shape_fill(&rw_shapes[1], N, 8, corners);
        struct rw_build_part part = triangles();
        struct rw_build_input input = {.builder = builder,
                                       .parts = &part,
                                       .part_count = 1,
                                       .split_budget = 0.3f,
                                       .refittable = true,
                                       .refine = 20};
        struct rw_build_input plain = input;
        struct rw_tree tree, old;
        plain.refine = 0;
        CHECK_EQ(rw_build_host(&plain, RW_LAYOUT_COMPRESSED, &old), RT_SUCCESS);
        CHECK_EQ(rw_build_host(&input, RW_LAYOUT_COMPRESSED, &tree), RT_SUCCESS);
        CHECK(passes(&input, RW_LAYOUT_COMPRESSED, &tree));
        move(1e4f);
        CHECK_EQ(rw_refit_host(&plain, RW_LAYOUT_COMPRESSED, &old), RT_SUCCESS);
        for (int round = 0; round < 3; round++) {
            CHECK_EQ(rw_refit_host(&input, RW_LAYOUT_COMPRESSED, &tree), RT_SUCCESS);
            CHECK(passes(&input, RW_LAYOUT_COMPRESSED, &tree));
        }
        CHECK(tree.sah < 0.75 * old.sah);
        rw_build_host_free(&tree);
        rw_build_host_free(&old);
    }
}

/* A refit of what has not moved changes nothing, but for boxes of halves. */
TEST(at_rest)
{
    rw_shape_fill(&rw_shapes[0], N, 8, corners);
    struct rw_build_part part = triangles();
    struct rw_build_input input = {
        .builder = RW_BUILDER_BVH, .parts = &part, .part_count = 1, .refittable = true};
    for (int layout = 0; layout < 3; layout++) {
        struct rw_tree tree;
        CHECK_EQ(rw_build_host(&input, layout, &tree), RT_SUCCESS);
        void *copy = malloc(tree.size);
        memcpy(copy, (void *)(uintptr_t)tree.base, tree.size);
        double before = tree.sah;
        CHECK_EQ(rw_refit_host(&input, layout, &tree), RT_SUCCESS);
        CHECK(memcmp(copy, (void *)(uintptr_t)tree.base, tree.size) == 0);
        CHECK(fabs(tree.sah - before) < 1e-6 * before);
        free(copy);
        rw_build_host_free(&tree);
    }
}

TEST(primitives_come_and_go)
{
    rw_shape_fill(&rw_shapes[0], N, 8, corners);
    struct rw_build_part part = triangles();
    struct rw_build_input input = {.parts = &part, .part_count = 1, .refittable = true};
    struct rw_tree tree;
    float kept = corners[90];
    corners[90] = NAN;
    CHECK_EQ(rw_build_host(&input, RW_LAYOUT_COMPRESSED, &tree), RT_SUCCESS);
    CHECK_EQ(tree.entry_count, N - 1);
    corners[90] = kept;
    CHECK_EQ(rw_refit_host(&input, RW_LAYOUT_COMPRESSED, &tree), RT_SUCCESS);
    CHECK_EQ(tree.entry_count, N);
    CHECK(passes(&input, RW_LAYOUT_COMPRESSED, &tree));
    corners[180] = NAN;
    CHECK_EQ(rw_refit_host(&input, RW_LAYOUT_COMPRESSED, &tree), RT_SUCCESS);
    CHECK_EQ(tree.entry_count, N - 1);
    CHECK(passes(&input, RW_LAYOUT_COMPRESSED, &tree));
    rw_build_host_free(&tree);
}

/* The block stays: a triangle that has gone is there again when it comes back, and others beside it
 * are hit all the while. */
TEST(in_place)
{
    rw_shape_fill(&rw_shapes[0], N, 8, corners);
    struct rw_build_part part = triangles();
    struct rw_build_input input = {
        .parts = &part, .part_count = 1, .refittable = true, .in_place = true};
    for (int layout = 0; layout < 3; layout++) {
        struct rw_tree tree;
        float kept = corners[90];
        CHECK_EQ(rw_build_host(&input, layout, &tree), RT_SUCCESS);
        const uint64_t base = tree.base;
        corners[90] = NAN;
        CHECK_EQ(rw_refit_host(&input, layout, &tree), RT_SUCCESS);
        CHECK_EQ(tree.base, base);
        CHECK_EQ(tree.entry_count, N);
        corners[90] = kept;
        CHECK_EQ(rw_refit_host(&input, layout, &tree), RT_SUCCESS);
        CHECK_EQ(tree.base, base);
        CHECK(passes(&input, layout, &tree));
        rw_build_host_free(&tree);
    }
}

/* Primitives with numbers of their own, and flags above these, are found in their part. */
TEST(numbers_of_primitives)
{
    static uint32_t numbers[2][N / 2];
    rw_shape_fill(&rw_shapes[1], N, 8, corners);
    struct rw_build_part parts[2] = {triangles(), triangles()};
    for (uint32_t k = 0; k < 2; k++) {
        for (uint32_t i = 0; i < N / 2; i++)
            numbers[k][i] = (10 * k + i % 7) | (i % 5) << RW_ACCEL_FLAG_SHIFT;
        parts[k].geometry = 10 * k | 3u << RW_ACCEL_FLAG_SHIFT;
        parts[k].geometries = (uint64_t)(uintptr_t)numbers[k];
        parts[k].count = N / 2;
        parts[k].vertex_count = 3 * (N / 2);
    }
    parts[1].vertices += 36 * (N / 2);
    struct rw_build_input input = {.parts = parts, .part_count = 2, .refittable = true};
    struct rw_tree tree;
    CHECK_EQ(rw_build_host(&input, RW_LAYOUT_FULL, &tree), RT_SUCCESS);
    move(10);
    const uint64_t base = tree.base;
    CHECK_EQ(rw_refit_host(&input, RW_LAYOUT_FULL, &tree), RT_SUCCESS);
    CHECK_EQ(tree.base, base); /* was not built anew */
    const struct rw_cpu_node *root = (const void *)(uintptr_t)(tree.base + 16ull * tree.root);
    float lower = root->lower[0][0];
    for (int s = 1; s < 8; s++) lower = fminf(lower, root->lower[0][s]);
    CHECK(lower == tree.lower[0]);
    rw_build_host_free(&tree);
}

TEST(boxes)
{
    static float boxes[N][6];
    struct rw_build_part parts[2] = {
        {.geometry = 9, .count = N / 2, .boxes = (uint64_t)(uintptr_t)boxes},
        {.geometry = 4, .count = N / 2, .boxes = (uint64_t)(uintptr_t)boxes[N / 2]},
    };
    for (int kind = RW_LEAF_PRIMITIVES; kind <= RW_LEAF_INSTANCES; kind++) {
        struct rw_build_input input = {
            .kind = kind, .parts = parts, .part_count = 2, .refittable = true};
        struct rw_tree tree;
        parts[1].first_primitive = kind == RW_LEAF_INSTANCES ? N / 2 : 77;
        for (int round = 0; round < 3; round++) {
            for (int i = 0; i < N; i++)
                for (int a = 0; a < 6; a++)
                    boxes[i][a] = a < 3 ? (float)(rand() % 1000) : boxes[i][a - 3] + 5;
            CHECK_EQ(round ? rw_refit_host(&input, RW_LAYOUT_FULL, &tree)
                           : rw_build_host(&input, RW_LAYOUT_FULL, &tree),
                     RT_SUCCESS);
            CHECK(passes(&input, RW_LAYOUT_FULL, &tree));
        }
        rw_build_host_free(&tree);
    }
}

TEST(misuse)
{
    struct rw_build_part part = triangles();
    struct rw_build_input input = {.parts = &part, .part_count = 1};
    struct rw_tree tree;
    rw_shape_fill(&rw_shapes[0], N, 8, corners);
    CHECK_EQ(rw_build_host(&input, RW_LAYOUT_COMPRESSED, &tree), RT_SUCCESS);
    CHECK(!tree.refit);
    CHECK_EQ(rw_refit_host(&input, RW_LAYOUT_COMPRESSED, &tree), RT_ERROR_INVALID_VALUE);
    rw_build_host_free(&tree);
    input.refittable = true;
    CHECK_EQ(rw_build_host(&input, RW_LAYOUT_COMPRESSED, &tree), RT_SUCCESS);
    part.count--;
    CHECK_EQ(rw_refit_host(&input, RW_LAYOUT_COMPRESSED, &tree), RT_ERROR_INVALID_VALUE);
    rw_build_host_free(&tree);
}

static const struct rw_test tests[] = {
    {"after-motion", test_after_motion},
    {"refined", test_refined},
    {"at-rest", test_at_rest},
    {"primitives-come-and-go", test_primitives_come_and_go},
    {"in-place", test_in_place},
    {"numbers-of-primitives", test_numbers_of_primitives},
    {"boxes", test_boxes},
    {"misuse", test_misuse},
};

int main(void)
{
    return RUN_TABLE(tests);
}
