/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The trees of GPUs as the CPU beside them has them: they pass the checker as those that were built
 * for the CPU do, and of one that moves each key does.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "runtime/base/memory.h"
#include "tests/bvh/check.h"
#include "tests/bvh/shapes.h"
#include "tests/harness.h"

enum { N = 1200, KEYS = 3 };

static const enum rw_tree_layout layouts[] = {RW_LAYOUT_COMPRESSED, RW_LAYOUT_NARROW};
enum { LAYOUTS = sizeof(layouts) / sizeof(layouts[0]) };

static float corners[KEYS][9 * N];

static struct rw_build_part triangles(unsigned key, uint32_t count)
{
    return (struct rw_build_part){.geometry = 3,
                                  .first_primitive = 8,
                                  .count = count,
                                  .vertices = (uint64_t)(uintptr_t)corners[key],
                                  .vertex_stride = 12,
                                  .vertex_format = RT_FORMAT_FLOAT3,
                                  .vertex_count = 3 * count};
}

static float uniform(float low, float high)
{
    return low + (high - low) * ((float)rand() / (float)RAND_MAX);
}

static bool passes(const struct rw_build_input *input, const struct rw_tree *tree, unsigned rays)
{
    struct rw_check check = {.input = input,
                             .layout = tree->layout,
                             .tree = tree,
                             .block = (const void *)(uintptr_t)tree->base,
                             .splits_allowed = input->split_budget > 0};
    const bool ok = rw_check_structure(&check) && rw_check_rays(&check, rays, 5);
    if (!ok) fprintf(stderr, "builder %d: %s\n", input->builder, check.message);
    return ok;
}

static bool build_full(const struct rw_build_input *input, enum rw_tree_layout layout,
                       struct rw_tree *full)
{
    struct rw_tree tree;
    *full = (struct rw_tree){0};
    RTresult result = rw_build_host(input, layout, &tree);
    if (!result) result = rw_build_full(&tree, full);
    rw_build_host_free(&tree);
    return !result && full->layout == RW_LAYOUT_FULL && full->kind == input->kind;
}

static bool is_good(const struct rw_build_input *input, unsigned rays)
{
    bool ok = true;
    for (int i = 0; i < LAYOUTS; i++) {
        struct rw_tree full;
        ok = build_full(input, layouts[i], &full) && passes(input, &full, rays) && ok;
        rw_build_host_free(&full);
    }
    return ok;
}

/* ---- at rest ---- */

static bool is_good_of_shape(const struct rw_shape *shape, uint32_t count, unsigned rays)
{
    bool ok = true;
    rw_shape_fill(shape, count, 31, corners[0]);
    for (int builder = 0; builder < RW_BUILDERS; builder++) {
        struct rw_build_part part = triangles(0, count);
        struct rw_build_input input = {.kind = RW_LEAF_TRIANGLES,
                                       .builder = builder,
                                       .parts = &part,
                                       .part_count = 1,
                                       .split_budget = builder % 2 ? 0 : 0.5f};
        ok = is_good(&input, shape->no_rays ? 0 : rays) && ok;
    }
    return ok;
}

TEST(shapes)
{
    for (int s = 0; s < rw_shape_count; s++) CHECK(is_good_of_shape(&rw_shapes[s], N / 2, 20));
}

TEST(few_primitives)
{
    for (uint32_t count = 1; count < 24; count++) CHECK(is_good_of_shape(&rw_shapes[0], count, 10));
}

TEST(boxes)
{
    static float boxes[N][6];
    for (int i = 0; i < N; i++)
        for (int a = 0; a < 3; a++) {
            boxes[i][a] = ldexpf(uniform(-1, 1), (int)uniform(-20, 20));
            boxes[i][a + 3] = boxes[i][a] + uniform(0, 5);
        }
    for (int kind = RW_LEAF_PRIMITIVES; kind <= RW_LEAF_INSTANCES; kind++) {
        struct rw_build_part part = {.count = N, .boxes = (uint64_t)(uintptr_t)boxes};
        struct rw_build_input input = {.kind = kind, .parts = &part, .part_count = 1};
        CHECK(is_good(&input, 0));
    }
}

/* ---- in motion ---- */

static void fill_keys(void)
{
    rw_shape_fill(&rw_shapes[0], N, 31, corners[0]);
    for (unsigned key = 1; key < KEYS; key++)
        for (unsigned i = 0; i < 9 * N; i++)
            corners[key][i] = corners[key - 1][i] + uniform(-0.3f, 0.3f);
}

/* A key as a tree at rest. */
static struct rw_tree tree_of_key(const struct rw_tree *moving, const struct rw_motion_head *head,
                                  unsigned key)
{
    struct rw_tree tree = *moving;
    tree.base += (uint64_t)head->units * key * 16;
    tree.size = (uint64_t)head->units * 16;
    tree.root = head->root;
    for (int a = 0; a < 3; a++) {
        tree.lower[a] = INFINITY;
        tree.upper[a] = -INFINITY;
        for (unsigned i = 0; i < 3 * N; i++) {
            tree.lower[a] = fminf(tree.lower[a], corners[key][3 * i + a]);
            tree.upper[a] = fmaxf(tree.upper[a], corners[key][3 * i + a]);
        }
    }
    return tree;
}

static struct rw_motion_head head_of(const struct rw_tree *tree)
{
    struct rw_motion_head head;
    const uint64_t unit = tree->root & ~RW_ROOT_MOVES;
    memcpy(&head, (const void *)(uintptr_t)(tree->base + 16 * unit), sizeof(head));
    return head;
}

/* Node after node: a ray between two keys reads the same child in both. */
static bool same_children(const struct rw_tree *a, const struct rw_tree *b)
{
    const struct rw_cpu_node *first = (const void *)(uintptr_t)a->base,
                             *second = (const void *)(uintptr_t)b->base;
    for (uint32_t k = 0; k < a->node_count; k++)
        if (memcmp(first[k].child, second[k].child, sizeof(first[k].child))) return false;
    return true;
}

TEST(moving)
{
    fill_keys();
    struct rw_build_part parts[KEYS];
    for (unsigned key = 0; key < KEYS; key++) parts[key] = triangles(key, N);
    struct rw_build_input input = {
        .kind = RW_LEAF_TRIANGLES,
        .builder = RW_BUILDER_TRBVH,
        .parts = parts,
        .part_count = 1,
        .keys = KEYS,
        .motion = {0.25f, 0.75f, RW_BORDER_END},
    };
    for (int i = 0; i < LAYOUTS; i++) {
        struct rw_tree moving;
        CHECK(build_full(&input, layouts[i], &moving));
        CHECK(moving.root & RW_ROOT_MOVES);
        const struct rw_motion_head head = head_of(&moving);
        CHECK_EQ(head.keys, KEYS);
        CHECK_EQ(head.border, RW_BORDER_END);
        CHECK(head.begin == 0.25f && head.end == 0.75f && head.rate == 4);
        const struct rw_tree first = tree_of_key(&moving, &head, 0);
        for (unsigned key = 0; key < KEYS; key++) {
            struct rw_build_input still = input;
            still.parts = &parts[key];
            still.keys = 0;
            const struct rw_tree tree = tree_of_key(&moving, &head, key);
            CHECK(passes(&still, &tree, 20));
            CHECK(same_children(&first, &tree));
        }
        rw_build_host_free(&moving);
    }
}

/* ---- what goes wrong ---- */

TEST(misuse)
{
    struct rw_build_part part = triangles(0, N);
    struct rw_build_input input = {.kind = RW_LEAF_TRIANGLES, .parts = &part, .part_count = 1};
    struct rw_tree tree, full;
    rw_shape_fill(&rw_shapes[0], N, 31, corners[0]);
    CHECK_EQ(rw_build_host(&input, RW_LAYOUT_COMPRESSED, &tree), RT_SUCCESS);
    tree.node_count--;
    CHECK_EQ(rw_build_full(&tree, &full), RT_ERROR_UNKNOWN);
    CHECK(!full.base && !full.size);
    tree.node_count++;
    rw_memory_fail_at(1);
    CHECK_EQ(rw_build_full(&tree, &full), RT_ERROR_MEMORY_ALLOCATION_FAILED);
    rw_memory_fail_at(0);
    CHECK(!full.base && !full.size);
    rw_build_host_free(&tree);
    part.count = 0;
    CHECK_EQ(rw_build_host(&input, RW_LAYOUT_NARROW, &tree), RT_SUCCESS);
    CHECK_EQ(rw_build_full(&tree, &full), RT_SUCCESS); /* nothing of nothing */
    CHECK(!full.base && !full.size);
    rw_build_host_free(&tree);
}

static const struct rw_test tests[] = {
    {"shapes", test_shapes}, {"few-primitives", test_few_primitives},
    {"boxes", test_boxes},   {"moving", test_moving},
    {"misuse", test_misuse},
};

int main(void)
{
    return RUN_TABLE(tests);
}
