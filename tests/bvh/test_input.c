/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What can go into a host build: vertex, index and material formats, strides, transforms, several
 * parts, boxes, instances. What comes out is compared with values written here, not with the code
 * that the builders read their input with.
 */
#include <math.h>
#include <string.h>

#include "tests/bvh/check.h"
#include "tests/harness.h"

static const void *at_unit(const struct rw_tree *tree, uint32_t unit)
{
    return (const char *)(uintptr_t)tree->base + (size_t)unit * 16;
}

/* Entry of a primitive of a geometry in a tree whose root has nothing but leaves; NULL: none. */
static const void *find_entry(const struct rw_build_input *input, const struct rw_tree *tree,
                              uint32_t geometry, uint32_t primitive)
{
    struct rw_check check = {.input = input,
                             .layout = RW_LAYOUT_COMPRESSED,
                             .tree = tree,
                             .block = (const void *)(uintptr_t)tree->base};
    struct rw_check_node node;
    bool triangles = input->kind == RW_LEAF_TRIANGLES;
    rw_check_decode(&check, tree->root, &node);
    for (int s = 0; s < 8; s++) {
        for (int i = 0; i < node.slot[s].count; i++) {
            uint32_t unit = node.slot[s].unit + (uint32_t)i * (triangles ? RW_TRIANGLE_UNITS : 1);
            const struct rw_triangle *t = at_unit(tree, unit);
            const struct rw_primitive_ref *p = at_unit(tree, unit);
            if (triangles ? t->geometry == geometry && t->primitive == primitive
                          : p->geometry == geometry && p->primitive == primitive)
                return t;
        }
    }
    return NULL;
}

static bool build(const struct rw_build_input *input, struct rw_tree *tree)
{
    if (rw_build_host(input, RW_LAYOUT_COMPRESSED, tree) != RT_SUCCESS) return false;
    struct rw_check check = {.input = input,
                             .layout = RW_LAYOUT_COMPRESSED,
                             .tree = tree,
                             .block = (const void *)(uintptr_t)tree->base};
    bool ok = rw_check_structure(&check) && rw_check_rays(&check, 50, 3);
    if (!ok) fprintf(stderr, "%s\n", check.message);
    return ok;
}

static bool is_triangle(const struct rw_triangle *t, const float expected[9])
{
    return t && memcmp(t->v0, expected, 12) == 0 && memcmp(t->v1, expected + 3, 12) == 0 &&
           memcmp(t->v2, expected + 6, 12) == 0;
}

TEST(vertex_formats)
{
    static const float full[9] = {1, 2, 3, 0.5f, -4, 1.25f, 6, 0, -2};
    static const float flat[9] = {1, 2, 0, 3, 0.5f, 0, -4, 1.25f, 0};
    /* The same numbers in half precision. */
    static const uint16_t half[9] = {0x3c00, 0x4000, 0x4200, 0x3800, 0xc400,
                                     0x3d00, 0x4600, 0x0000, 0xc000};
    static const struct {
        RTformat format;
        const void *data;
        size_t stride;
        const float *expected;
    } formats[] = {
        {RT_FORMAT_FLOAT3, full, 12, full},
        {RT_FORMAT_FLOAT2, full, 8, flat},
        {RT_FORMAT_HALF3, half, 6, full},
        {RT_FORMAT_HALF2, half, 4, flat},
    };
    for (size_t i = 0; i < sizeof formats / sizeof formats[0]; i++) {
        struct rw_build_part part = {.count = 1,
                                     .vertices = (uint64_t)(uintptr_t)formats[i].data,
                                     .vertex_stride = formats[i].stride,
                                     .vertex_format = formats[i].format,
                                     .vertex_count = 3};
        struct rw_build_input input = {.parts = &part, .part_count = 1, .builder = RW_BUILDER_BVH};
        struct rw_tree tree;
        CHECK(build(&input, &tree));
        CHECK(is_triangle(find_entry(&input, &tree, 0, 0), formats[i].expected));
        rw_build_host_free(&tree);
    }
}

TEST(special_halves)
{
    /* Smallest denormal, largest, infinity in one triangle; a NaN in the other. */
    static const uint16_t half[18] = {0x0001, 0x7bff, 0x7c00, 0x8001, 0xfbff, 0, 0, 0, 0,
                                      0x7e00, 0,      0,      0,      0,      0, 0, 0, 0};
    struct rw_build_part part = {.count = 2,
                                 .vertices = (uint64_t)(uintptr_t)half,
                                 .vertex_stride = 6,
                                 .vertex_format = RT_FORMAT_HALF3,
                                 .vertex_count = 6};
    struct rw_build_input input = {.parts = &part, .part_count = 1};
    struct rw_tree tree;
    CHECK_EQ(rw_build_host(&input, RW_LAYOUT_COMPRESSED, &tree), RT_SUCCESS);
    CHECK_EQ(tree.entry_count, 1);
    const struct rw_triangle *t = find_entry(&input, &tree, 0, 0);
    CHECK(t && t->v0[0] == ldexpf(1, -24) && t->v0[1] == 65504 && t->v0[2] == INFINITY);
    CHECK(t->v1[0] == -ldexpf(1, -24) && t->v1[1] == -65504);
    rw_build_host_free(&tree);
}

TEST(indices_materials_strides)
{
    static const float vertices[4][5] = {{0, 0, 0, 9, 9}, {1, 0, 0, 9, 9}, {0, 1, 0}, {0, 0, 1}};
    static const uint32_t wide[2][4] = {{0, 1, 2, 9}, {3, 2, 1, 9}};
    static const uint16_t narrow[3][3] = {{0, 1, 2}, {3, 2, 1}, {0, 1, 4}}; /* the last: outside */
    static const uint8_t material8[2] = {1, 255};
    static const uint16_t material16[2] = {1, 300};
    static const uint32_t material32[2] = {1, 70000};
    static const float expected[9] = {0, 0, 1, 0, 1, 0, 1, 0, 0};
    static const struct {
        RTformat format;
        const void *data;
        size_t stride;
        uint32_t expected;
    } materials[] = {
        {RT_FORMAT_UNSIGNED_BYTE, material8, 1, 255},
        {RT_FORMAT_UNSIGNED_SHORT, material16, 2, 300},
        {RT_FORMAT_UNSIGNED_INT, material32, 4, 70000},
        {RT_FORMAT_UNSIGNED_INT, NULL, 0, 0},
    };
    for (int i = 0; i < 8; i++) {
        bool small = i & 1;
        struct rw_build_part part = {
            .geometry = 4,
            .first_primitive = 100,
            .count = small ? 3 : 2,
            .vertices = (uint64_t)(uintptr_t)vertices,
            .vertex_stride = sizeof vertices[0],
            .vertex_format = RT_FORMAT_FLOAT3,
            .vertex_count = 4,
            .indices = small ? (uint64_t)(uintptr_t)narrow : (uint64_t)(uintptr_t)wide,
            .index_stride = small ? 6 : 16,
            .index_format = small ? RT_FORMAT_UNSIGNED_SHORT3 : RT_FORMAT_UNSIGNED_INT3,
            .materials = (uint64_t)(uintptr_t)materials[i / 2].data,
            .material_stride = materials[i / 2].stride,
            .material_format = materials[i / 2].format};
        if (small && part.materials) part.count = 2; /* as many as there are materials */
        struct rw_build_input input = {.parts = &part, .part_count = 1, .builder = i % RW_BUILDERS};
        struct rw_tree tree;
        CHECK(build(&input, &tree));
        CHECK_EQ(tree.entry_count, 2);
        const struct rw_triangle *t = find_entry(&input, &tree, 4, 101);
        CHECK(is_triangle(t, expected));
        CHECK_EQ(t->material, materials[i / 2].expected);
        rw_build_host_free(&tree);
    }
}

/* Each primitive with a geometry of its own, which replaces that of the part. */
TEST(geometries)
{
    static const float boxes[2][6] = {{0, 0, 0, 1, 1, 1}, {2, 0, 0, 3, 1, 1}};
    static const float vertices[6][3] = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0},
                                         {2, 0, 0}, {3, 0, 0}, {2, 1, 0}};
    static const uint32_t geometries[2] = {0x20000005u, 9};
    for (int triangles = 0; triangles < 2; triangles++) {
        struct rw_build_part part = {.geometry = 4,
                                     .geometries = (uint64_t)(uintptr_t)geometries,
                                     .count = 2,
                                     .boxes = (uint64_t)(uintptr_t)boxes,
                                     .vertices = (uint64_t)(uintptr_t)vertices,
                                     .vertex_stride = sizeof vertices[0],
                                     .vertex_format = RT_FORMAT_FLOAT3,
                                     .vertex_count = 6};
        struct rw_build_input input = {.kind = triangles ? RW_LEAF_TRIANGLES : RW_LEAF_PRIMITIVES,
                                       .parts = &part,
                                       .part_count = 1};
        struct rw_tree tree;
        CHECK_EQ(rw_build_host(&input, RW_LAYOUT_COMPRESSED, &tree), RT_SUCCESS);
        CHECK(find_entry(&input, &tree, geometries[0], 0));
        CHECK(find_entry(&input, &tree, geometries[1], 1));
        CHECK(!find_entry(&input, &tree, 4, 0));
        rw_build_host_free(&tree);
    }
}

TEST(transform_and_parts)
{
    static const float corners[9] = {0, 0, 0, 1, 0, 0, 0, 1, 0};
    static const float moved[9] = {10, 20, 30, 10, 22, 30, 7, 20, 30};
    struct rw_build_part parts[3] = {
        {.geometry = 7,
         .count = 1,
         .vertices = (uint64_t)(uintptr_t)corners,
         .vertex_stride = 12,
         .vertex_format = RT_FORMAT_FLOAT3,
         .vertex_count = 3},
    };
    parts[2] = parts[0];
    parts[2].geometry = 2;
    parts[2].first_primitive = 50;
    parts[2].transformed = true;
    static const float transform[12] = {0, -3, 0, 10, 2, 0, 0, 20, 0, 0, 1, 30};
    memcpy(parts[2].transform, transform, sizeof transform);
    struct rw_build_input input = {.parts = parts, .part_count = 3}; /* the second is empty */
    struct rw_tree tree;
    CHECK(build(&input, &tree));
    CHECK(is_triangle(find_entry(&input, &tree, 7, 0), corners));
    CHECK(is_triangle(find_entry(&input, &tree, 2, 50), moved));
    CHECK(tree.lower[0] == 0 && tree.upper[0] == 10 && tree.upper[1] == 22 && tree.upper[2] == 30);
    rw_build_host_free(&tree);
}

enum { BOXES = 500 };

static void fill_boxes(float boxes[BOXES][6])
{
    for (int i = 0; i < BOXES; i++) {
        for (int a = 0; a < 3; a++) {
            boxes[i][a] = (float)(i * (37 + 11 * a) % 1000);
            boxes[i][3 + a] = boxes[i][a] + (float)(i % 7);
        }
    }
    boxes[3][1] = NAN;
    boxes[4][0] = boxes[4][3] + 1; /* inverted */
    boxes[5][2] = -INFINITY;
}

TEST(boxes_and_instances)
{
    static float boxes[BOXES][6];
    static uint32_t masks[BOXES];
    fill_boxes(boxes);
    for (uint32_t i = 0; i < BOXES; i++) masks[i] = i;
    for (int kind = RW_LEAF_PRIMITIVES; kind <= RW_LEAF_INSTANCES; kind++) {
        struct rw_build_part part = {.geometry = 1,
                                     .first_primitive = 20,
                                     .count = BOXES,
                                     .boxes = (uint64_t)(uintptr_t)boxes};
        if (kind == RW_LEAF_INSTANCES) part.masks = (uint64_t)(uintptr_t)masks;
        for (int builder = 0; builder < RW_BUILDERS; builder++) {
            struct rw_build_input input = {.kind = kind,
                                           .builder = builder,
                                           .parts = &part,
                                           .part_count = 1,
                                           .split_budget = 1}; /* boxes are never split */
            struct rw_tree tree;
            CHECK(build(&input, &tree));
            CHECK_EQ(tree.entry_count, BOXES - 2);
            rw_build_host_free(&tree);
        }
    }
}

/* Entering an instance is dear: each has a box of its own. */
TEST(one_instance_a_leaf)
{
    static float boxes[BOXES][6];
    fill_boxes(boxes);
    struct rw_build_part part = {.count = BOXES, .boxes = (uint64_t)(uintptr_t)boxes};
    struct rw_build_input input = {.kind = RW_LEAF_INSTANCES, .parts = &part, .part_count = 1};
    struct rw_tree tree;
    CHECK_EQ(rw_build_host(&input, RW_LAYOUT_COMPRESSED, &tree), RT_SUCCESS);
    for (uint32_t i = 0; i < tree.node_count; i++) {
        const struct rw_bvh_node *node = at_unit(&tree, i * RW_NODE_UNITS);
        CHECK_EQ(node->mask & 0x00db6db6u, 0); /* second and third bits of all slots */
    }
    const struct rw_instance_ref *ref = at_unit(&tree, (uint32_t)(tree.size / 16) - 1);
    CHECK_EQ(ref->mask, ~0u); /* no masks given: visible to all */
    rw_build_host_free(&tree);
}

/* Two boxes far apart: whichever way a ray comes, the nearer is visited first. */
TEST(front_to_back)
{
    for (int axis = 0; axis < 3; axis++) {
        float boxes[2][6] = {{0, 0, 0, 1, 1, 1}, {0, 0, 0, 1, 1, 1}};
        boxes[0][axis] += 100;
        boxes[0][3 + axis] += 100;
        struct rw_build_part part = {.count = 2, .boxes = (uint64_t)(uintptr_t)boxes};
        struct rw_build_input input = {.kind = RW_LEAF_INSTANCES, .parts = &part, .part_count = 1};
        struct rw_tree tree;
        CHECK(build(&input, &tree));
        const struct rw_bvh_node *node = at_unit(&tree, tree.root);
        for (int signs = 0; signs < 8; signs++) {
            int slots[2], seen = 0;
            for (int order = 0; order < 8; order++)
                if (node->mask >> (3 * (order ^ signs)) & 1) slots[seen++] = order ^ signs;
            CHECK_EQ(seen, 2);
            bool near_is_low = node->lower[axis][slots[0]] < node->lower[axis][slots[1]];
            CHECK_EQ(near_is_low, !(signs >> axis & 1));
        }
        rw_build_host_free(&tree);
    }
}

static const struct rw_test tests[] = {
    {"vertex-formats", test_vertex_formats},
    {"special-halves", test_special_halves},
    {"indices-materials-strides", test_indices_materials_strides},
    {"geometries", test_geometries},
    {"transform-and-parts", test_transform_and_parts},
    {"boxes-and-instances", test_boxes_and_instances},
    {"one-instance-a-leaf", test_one_instance_a_leaf},
    {"front-to-back", test_front_to_back},
};

int main(void)
{
    return RUN_TABLE(tests);
}
