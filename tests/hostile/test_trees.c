/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Saved trees that were made to do harm: with any of their words changed, and with the checksum of
 * what they then are. Each is refused and the tree built, or can be walked. The same of the layouts
 * that GPUs walk, by a walk of its own.
 */
#include <stdbool.h>
#include <stddef.h>

#include "programs/config.h"
#include "runtime/scene/tree_check.h"
#include "tests/hostile/tree_mesh.h"

enum { CHANGES = 4000 };

static unsigned state;

static unsigned draw(unsigned below)
{
    state = state * 1664525u + 1013904223u;
    return (unsigned)((uint64_t)state * below >> 32);
}

/* What somebody would write there: another word of the file, a small number, a bit, anything. */
static void change(uint32_t *words, size_t count)
{
    const size_t at = draw((unsigned)count);
    switch (draw(4)) {
    case 0:
        words[at] = words[draw((unsigned)count)];
        break;
    case 1:
        words[at] = draw(64);
        break;
    case 2:
        words[at] ^= 1u << draw(32);
        break;
    default:
        words[at] = draw(~0u);
    }
}

/* ---- through the interface ---- */

TEST(saved_trees)
{
    struct tree_mesh m;
    RTsize size;
    unsigned refused = 0, taken = 0;
    CHECK_EQ(tree_mesh_make(&m), RT_SUCCESS);
    RTcontext context = m.context;
    unsigned char *saved = tree_mesh_save(&m, &size), *changed = saved ? malloc(size) : NULL;
    CHECK(saved && changed);
    OK(rtAccelerationSetData(m.acceleration, saved, size));
    for (state = 1; taken + refused < CHANGES;) {
        memcpy(changed, saved, size);
        const unsigned count = 1 + draw(3);
        for (unsigned k = 0; k < count; k++)
            change((uint32_t *)(changed + 40), draw(2) ? size / 4 - 10 : 128 / 4);
        tree_mesh_sign(changed, size);
        RTresult result = rtAccelerationSetData(m.acceleration, changed, size);
        CHECK(result == RT_SUCCESS || result == RT_ERROR_VERSION_MISMATCH ||
              result == RT_ERROR_MEMORY_ALLOCATION_FAILED);
        taken += result == RT_SUCCESS;
        refused += result != RT_SUCCESS;
        if (result == RT_SUCCESS) OK(rtContextLaunch2D(context, 0, 4, 4));
    }
    printf("%u taken, %u refused\n", taken, refused);
    CHECK(taken > 100 && refused > 100);
    free(changed);
    free(saved);
    OK(rtContextDestroy(context));
}

/* Leaves that name primitives of a group that has fewer now. */
TEST(saved_trees_of_others)
{
    struct tree_mesh m;
    RTsize size;
    RWstatistics statistics = {0};
    CHECK_EQ(tree_mesh_make(&m), RT_SUCCESS);
    RTcontext context = m.context;
    unsigned char *saved = tree_mesh_save(&m, &size);
    CHECK(saved);
    OK(rtGeometryTrianglesSetPrimitiveIndexOffset(m.triangles, 7));
    OK(rtAccelerationSetData(m.acceleration, saved, size));
    OK(rwContextGetStatistics(context, sizeof statistics, &statistics));
    const unsigned long before = statistics.treesBuilt;
    OK(rtContextLaunch2D(context, 0, 4, 4));
    OK(rwContextGetStatistics(context, sizeof statistics, &statistics));
    CHECK_EQ(statistics.treesBuilt, before + 1);
    free(saved);
    OK(rtContextDestroy(context));
}

/* A table of 4 GiB for children that 20 KiB of tree say there are. */
TEST(saved_trees_of_many_children)
{
    enum { CHILD_COUNT = 48 }; /* in the header, runtime/scene/tree_saved.c */
    static const uint32_t counts[] = {1u << 28, 100000, 0xffffffffu};
    struct tree_mesh m;
    RTsize size;
    CHECK_EQ(tree_mesh_make(&m), RT_SUCCESS);
    RTcontext context = m.context;
    unsigned char *saved = tree_mesh_save(&m, &size);
    CHECK(saved);
    CHECK_EQ(saved[CHILD_COUNT], 1);
    for (size_t k = 0; k < sizeof counts / sizeof counts[0]; k++) {
        memcpy(saved + CHILD_COUNT, &counts[k], 4);
        tree_mesh_sign(saved, size);
        FAILS(rtAccelerationSetData(m.acceleration, saved, size), RT_ERROR_VERSION_MISMATCH,
              "it has too many children");
    }
    free(saved);
    OK(rtContextDestroy(context));
}

/* ---- all layouts ---- */

struct reader {
    const unsigned char *block;
    const struct rw_tree *tree;
    unsigned steps;
};

/* Everything below a code as kernels follow it; false: outside of the block, or without end. */
static bool follow(struct reader *r, uint32_t unit, unsigned depth);

static bool follow_leaf(const struct reader *r, uint32_t unit, unsigned count)
{
    return 16 * ((uint64_t)unit + RW_TRIANGLE_UNITS * count) <= r->tree->size;
}

static bool follow_compressed(struct reader *r, const struct rw_bvh_node *n, unsigned depth)
{
    unsigned inner = 0;
    for (unsigned s = 0; s < 8; s++)
        if (n->mask >> (24 + s) & 1 &&
            !follow(r, n->child_base + RW_NODE_UNITS * inner++, depth + 1))
            return false;
    return follow_leaf(r, n->leaf_base, (unsigned)__builtin_popcount(n->mask & 0xffffffu));
}

static bool follow_codes(struct reader *r, const uint32_t *codes, unsigned count, unsigned depth)
{
    for (unsigned s = 0; s < count; s++) {
        const uint32_t entries = codes[s] >> RW_CPU_COUNT_SHIFT;
        const uint32_t unit = codes[s] & (RW_NARROW_INNER - 1);
        if (!codes[s]) continue;
        if (entries ? !follow_leaf(r, unit, entries) : !follow(r, unit, depth + 1)) return false;
    }
    return true;
}

static bool follow(struct reader *r, uint32_t unit, unsigned depth)
{
    static const unsigned units[] = {[RW_LAYOUT_COMPRESSED] = RW_NODE_UNITS,
                                     [RW_LAYOUT_FULL] = RW_CPU_NODE_UNITS,
                                     [RW_LAYOUT_NARROW] = RW_NARROW_NODE_UNITS};
    const void *at = r->block + 16 * (uint64_t)unit;
    if (16 * ((uint64_t)unit + units[r->tree->layout]) > r->tree->size) return false;
    if (depth >= RW_BVH_MAX_DEPTH || ++r->steps > 100000) return false;
    if (r->tree->layout == RW_LAYOUT_COMPRESSED) return follow_compressed(r, at, depth);
    if (r->tree->layout == RW_LAYOUT_FULL)
        return follow_codes(r, ((const struct rw_cpu_node *)at)->child, 8, depth);
    return follow_codes(r, ((const struct rw_narrow_node *)at)->child, 4, depth);
}

/* Changes of one tree; how many were taken, ~0u: one that cannot be walked. */
static unsigned change_all(const struct rw_tree *tree)
{
    unsigned char *changed = malloc(tree->size);
    unsigned taken = 0;
    for (unsigned k = 0; changed && k < CHANGES; k++) {
        struct rw_named_primitives named[2] = {{~0u, 0}, {~0u, 0}};
        struct rw_tree t = *tree;
        memcpy(changed, (void *)(uintptr_t)tree->base, tree->size);
        t.base = (uintptr_t)changed;
        change((uint32_t *)changed, tree->size / 4);
        if (!draw(8)) change(&t.root, 1);
        struct reader reader = {changed, &t, 0};
        if (rw_tree_fault(&t, 1, named)) continue;
        taken++;
        if (!follow(&reader, t.root, 0)) taken = ~0u - CHANGES;
    }
    free(changed);
    return taken;
}

TEST(layouts)
{
    static float corners[3 * TRIANGLES][3];
    tree_mesh_corners(corners);
    const struct rw_build_part part = {.count = TRIANGLES,
                                       .vertices = (uintptr_t)corners,
                                       .vertex_stride = 12,
                                       .vertex_format = RT_FORMAT_FLOAT3,
                                       .vertex_count = 3 * TRIANGLES};
    const struct rw_build_input input = {
        .kind = RW_LEAF_TRIANGLES, .builder = RW_BUILDER_TRBVH, .parts = &part, .part_count = 1};
    state = 1;
    for (int layout = RW_LAYOUT_COMPRESSED; layout <= RW_LAYOUT_NARROW; layout++) {
        struct rw_tree tree = {0};
        struct rw_named_primitives named[2] = {{~0u, 0}, {~0u, 0}};
        CHECK_EQ(rw_build_host(&input, (enum rw_tree_layout)layout, &tree), RT_SUCCESS);
        tree.layout = (enum rw_tree_layout)layout;
        const char *fault = rw_tree_fault(&tree, 1, named);
        CHECK_STR(fault ? fault : "", "");
        CHECK(named[0].first == 0 && named[0].last == TRIANGLES - 1 && named[1].last == 0);
        CHECK(rw_tree_fault(&tree, 0, named) != NULL);
        const unsigned taken = change_all(&tree);
        CHECK(taken > CHANGES / 4 && taken < CHANGES);
        rw_build_host_free(&tree);
    }
}

static const struct rw_test tests[] = {
    {"saved-trees", test_saved_trees},
    {"saved-trees-of-others", test_saved_trees_of_others},
    {"saved-trees-of-many-children", test_saved_trees_of_many_children},
    {"layouts", test_layouts},
};

int main(void)
{
    setenv("RW_DEVICE", "cpu", 1);
    return RUN_TABLE(tests);
}
