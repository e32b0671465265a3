/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Ten million times the same triangle, or as many as the argument says, by every host builder:
 * nothing tells them apart, and still the tree is shallow and has each of them once.
 */
#include <stdlib.h>

#include "tests/bvh/check.h"
#include "tests/harness.h"

static uint32_t count = 10000000;

TEST(duplicates)
{
    static const float corners[9] = {0, 0, 0, 1, 0, 0, 0, 1, 0};
    uint32_t *indices = malloc(12 * (size_t)count);
    CHECK(indices);
    for (uint32_t i = 0; i < 3 * count; i++) indices[i] = i % 3;
    struct rw_build_part part = {.count = count,
                                 .vertices = (uint64_t)(uintptr_t)corners,
                                 .vertex_stride = 12,
                                 .vertex_format = RT_FORMAT_FLOAT3,
                                 .vertex_count = 3,
                                 .indices = (uint64_t)(uintptr_t)indices,
                                 .index_stride = 12,
                                 .index_format = RT_FORMAT_UNSIGNED_INT3};
    for (int builder = 0; builder < RW_BUILDERS; builder++) {
        struct rw_build_input input = {
            .builder = builder, .parts = &part, .part_count = 1, .split_budget = -1};
        struct rw_tree tree;
        CHECK_EQ(rw_build_host(&input, RW_LAYOUT_COMPRESSED, &tree), RT_SUCCESS);
        struct rw_check check = {
            .input = &input, .tree = &tree, .block = (const void *)(uintptr_t)tree.base};
        bool ok = rw_check_structure(&check);
        printf("builder %d: %.0f ms, depth %u, %s\n", builder, tree.build_ms, check.depth,
               ok ? "passes" : check.message);
        CHECK(ok);
        rw_build_host_free(&tree);
    }
    free(indices);
}

static const struct rw_test tests[] = {{"duplicates", test_duplicates}};

int main(int argc, char **argv)
{
    if (argc > 1) count = (uint32_t)strtoul(argv[1], NULL, 10);
    return RUN_TABLE(tests);
}
