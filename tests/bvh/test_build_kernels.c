/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The GPU's tree-building kernels, run on an emulated GPU over ordinary and hostile inputs; every
 * tree is checked against its primitives, once built and once refitted.
 */
#include <float.h>
#include <math.h>
#include <stdlib.h>

#include "programs/config.h"
#include "tests/bvh/check.h"
#include "tests/bvh/emulator.h"
#include "tests/bvh/floors.h"
#include "tests/bvh/inputs.h"
#include "tests/harness.h"

/* Bytes a triangle that a tree may take; small ones have a node or two to spare. */
enum { MOST_BYTES = 100, SPARE_BYTES = 240 + 16 * RW_NODE_UNITS * RW_BUILD_SPARE_NODES };

static bool check(const struct test_input *in, const struct rw_tree *tree, const char *what)
{
    struct rw_check check = {.input = &in->input,
                             .layout = RW_LAYOUT_COMPRESSED,
                             .tree = tree,
                             .block = (const void *)(uintptr_t)tree->base,
                             .splits_allowed = true,
                             .tolerance = in->tolerance};
    if (rw_check_structure(&check)) return true;
    fprintf(stderr, "%s, builder %d, %s: %s\n", in->name, (int)in->input.builder, what,
            check.message);
    return false;
}

static uint64_t primitive_count(const struct test_input *in)
{
    uint64_t count = 0;
    for (size_t i = 0; i < in->input.part_count; i++) count += in->parts[i].count;
    return count;
}

static bool build_and_refit(size_t index, enum rw_builder builder)
{
    struct test_input in;
    struct rw_tree tree;
    test_input_make(index, builder, &in);
    bool ok = emulated_build(&in.input, &tree) == RT_SUCCESS && check(&in, &tree, "built") &&
              tree.size <= MOST_BYTES * primitive_count(&in) + SPARE_BYTES;
    if (ok && tree.size) {
        ok = emulated_refit(&in.input, &tree) == RT_SUCCESS && check(&in, &tree, "refitted");
        test_input_shake(&in, 0.25f);
        ok = ok && emulated_refit(&in.input, &tree) == RT_SUCCESS &&
             check(&in, &tree, "refitted after motion");
    }
    emulated_free(&tree);
    test_input_free(&in);
    return ok;
}

TEST(trbvh)
{
    for (size_t i = 0; i < test_input_count(); i++) CHECK(build_and_refit(i, RW_BUILDER_TRBVH));
}

TEST(lbvh)
{
    for (size_t i = 0; i < test_input_count(); i++) CHECK(build_and_refit(i, RW_BUILDER_LBVH));
}

/* A structure of an application's: head, the one instance that geometry has, the tree. */
struct structure {
    struct rw_accel head;
    struct rw_instance own;
};

static struct rw_tree tree_of(const struct structure *s, const void *scratch, struct rw_tree before)
{
    struct rw_tree tree = {.base = s->head.root.tree,
                           .size = s->head.size - sizeof(*s),
                           .root = s->head.root.root,
                           .node_count = s->head.node_count,
                           .entry_count = ((const struct rw_build_control *)scratch)->valid,
                           .kind = (enum rw_leaf_kind)s->head.kind};
    if (before.entry_count) tree.entry_count = before.entry_count;
    memcpy(tree.lower, s->head.lower, sizeof(tree.lower));
    memcpy(tree.upper, s->head.upper, sizeof(tree.upper));
    return tree;
}

static void *room(uint64_t size)
{
    void *memory = aligned_alloc(256, (size + 511) / 256 * 256);
    if (!memory) abort();
    return memset(memory, 0xa5, size);
}

static bool build_soon(struct test_input *in, bool too_deep)
{
    struct rw_tree_needs needs;
    struct structure s = {.head = {.size = sizeof(s),
                                   .kind = in->input.kind,
                                   .lower = {FLT_MAX, FLT_MAX, FLT_MAX},
                                   .upper = {-FLT_MAX, -FLT_MAX, -FLT_MAX}}};
    rw_build_plan_needs(&in->input, &needs);
    void *tree = room(needs.tree), *scratch = room(needs.scratch),
         *again = room(needs.refit_scratch);
    void *primitives = room(needs.primitives);
    s.head.primitives = (uint64_t)(uintptr_t)primitives - (uint64_t)(uintptr_t)&s;
    struct rw_tree_place place = {.head = (uint64_t)(uintptr_t)&s,
                                  .tree = (uint64_t)(uintptr_t)tree,
                                  .primitives = (uint64_t)(uintptr_t)primitives,
                                  .scratch = (uint64_t)(uintptr_t)scratch};
    bool ok = emulated_soon(&in->input, &place, too_deep) == RT_SUCCESS;
    struct rw_tree built = {.entry_count = 0};
    if (s.head.node_count)
        built = tree_of(&s, scratch, built);
    else
        memcpy(built.lower, s.head.lower, 2 * sizeof(built.lower));
    ok = ok && check(in, &built, "built soon");
    if (built.node_count >= RW_BVH_MAX_DEPTH)
        ok = ok && ((struct rw_build_control *)scratch)->again == too_deep;
    if (ok && built.size) {
        test_input_shake(in, 0.25f);
        place.primitives = 0;
        place.scratch = (uint64_t)(uintptr_t)again;
        place.gate = (uint64_t)(uintptr_t)&s.head.node_count;
        ok = emulated_soon(&in->input, &place, false) == RT_SUCCESS;
        built = tree_of(&s, again, built);
        ok = ok && check(in, &built, "refitted soon");
        ok = ok && (s.head.kind == RW_LEAF_INSTANCES || s.own.tree == s.head.root.tree);
    }
    free(tree);
    free(scratch);
    free(again);
    free(primitives);
    return ok;
}

/* By work that nobody waits for; and where the first tree was too deep, by the second. */
TEST(soon)
{
    for (size_t i = 0; i < 2 * test_input_count(); i++) {
        struct test_input in;
        const bool too_deep = i % 2;
        test_input_make(i / 2, RW_BUILDER_TRBVH, &in);
        const bool ok = build_soon(&in, too_deep);
        test_input_free(&in);
        CHECK(ok);
    }
}

static struct rw_tree build_named(const char *name, enum rw_builder builder, struct test_input *in)
{
    struct rw_tree tree = {0};
    for (size_t i = 0; i < test_input_count(); i++) {
        test_input_make(i, builder, in);
        if (!strcmp(in->name, name)) break;
        test_input_free(in);
    }
    emulated_build(&in->input, &tree);
    return tree;
}

/* Agglomeration must pay: over the Morton curve alone by a tenth and more. */
TEST(trbvh_costs_less)
{
    struct test_input in;
    struct rw_tree fast = build_named("large-and-small", RW_BUILDER_LBVH, &in);
    test_input_free(&in);
    struct rw_tree good = build_named("large-and-small", RW_BUILDER_TRBVH, &in);
    test_input_free(&in);
    double fast_cost = fast.sah, good_cost = good.sah;
    emulated_free(&fast);
    emulated_free(&good);
    CHECK(good_cost > 1 && good_cost < 0.9 * fast_cost);
}

TEST(small_on_large)
{
    static float boxes[6 * FLOOR_PRIMITIVES];
    struct rw_build_part part = {.count = FLOOR_PRIMITIVES, .boxes = (uint64_t)(uintptr_t)boxes};
    struct rw_build_input input = {
        .kind = RW_LEAF_PRIMITIVES, .builder = RW_BUILDER_TRBVH, .parts = &part, .part_count = 1};
    for (int f = 0; f < floor_count; f++) {
        struct rw_tree tree;
        floor_fill(&floors[f], boxes);
        CHECK_EQ(emulated_build(&input, &tree), RT_SUCCESS);
        double nodes = floor_nodes(&input, &tree);
        emulated_free(&tree);
        CHECK(nodes > 1 && nodes <= floors[f].most);
    }
}

/* Floors on floors, each a thirtieth of the one below, with small boxes: more trees are small on
 * their node's grid than there are nodes to spare. */
TEST(small_on_large_again_and_again)
{
    enum { FLOORS = 24, EACH = 7, COUNT = FLOORS * EACH };
    static float boxes[6 * COUNT];
    float size = 1e18f;
    for (int i = 0; i < COUNT; i++) {
        if (i % EACH == 0) size /= 30;
        float half = i % EACH == 0 ? size : size / 40, *box = &boxes[6 * i];
        for (int a = 0; a < 3; a++) {
            float centre = i % EACH == 0 ? 0 : size * (float)((i * (a + 3)) % 11 - 5) / 12;
            box[a] = centre - half;
            box[3 + a] = centre + half;
        }
    }
    struct rw_build_part part = {.count = COUNT, .boxes = (uint64_t)(uintptr_t)boxes};
    struct test_input in = {.name = "floors on floors", .parts = {part}};
    in.input = (struct rw_build_input){.kind = RW_LEAF_PRIMITIVES,
                                       .builder = RW_BUILDER_TRBVH,
                                       .parts = in.parts,
                                       .part_count = 1};
    struct rw_tree tree;
    CHECK_EQ(emulated_build(&in.input, &tree), RT_SUCCESS);
    CHECK(check(&in, &tree, "built"));
    emulated_free(&tree);
}

/* Wide nodes follow the best cut of the binary tree: they cost what it promised, and less than
 * `most` (about half way to what opening the largest child first gives). "nested" is deep: from
 * some level on its nodes follow a rule of their own, at a small cost. */
TEST(best_cut)
{
    static const struct {
        const char *name;
        enum rw_builder builder;
        double most;
    } cases[] = {
        {"large-and-small", RW_BUILDER_TRBVH, 19.6}, {"large-and-small", RW_BUILDER_LBVH, 29},
        {"slivers", RW_BUILDER_TRBVH, 9.2},          {"slivers", RW_BUILDER_LBVH, 20.3},
        {"nested", RW_BUILDER_TRBVH, 1.2},           {"nested", RW_BUILDER_LBVH, 1.2},
    };
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct test_input in;
        struct rw_tree tree = build_named(cases[i].name, cases[i].builder, &in);
        double cost = tree.sah, promised = emulated_cut_cost();
        test_input_free(&in);
        emulated_free(&tree);
        CHECK(cost > 0.99999 * promised && cost < 1.0001 * promised);
        CHECK(cost < cases[i].most);
    }
}

/* The binary tree needs no counter, so its cost is the same in every run. */
TEST(same_tree_twice)
{
    struct test_input in;
    struct rw_tree a = build_named("random", RW_BUILDER_TRBVH, &in), b;
    emulated_build(&in.input, &b);
    bool same = a.node_count == b.node_count && a.sah == b.sah;
    test_input_free(&in);
    emulated_free(&a);
    emulated_free(&b);
    CHECK(same);
}

TEST(refit_of_other_primitives)
{
    struct test_input in;
    struct rw_tree tree = build_named("four-parts", RW_BUILDER_TRBVH, &in);
    in.parts[2].count--;
    RTresult fewer = emulated_refit(&in.input, &tree);
    in.parts[2].count++;
    in.input.part_count--;
    in.parts[2].count += in.parts[3].count;
    RTresult parts = emulated_refit(&in.input, &tree);
    test_input_free(&in);
    emulated_free(&tree);
    CHECK_EQ(fewer, RT_ERROR_INVALID_VALUE);
    CHECK_EQ(parts, RT_ERROR_INVALID_VALUE);
}

TEST(too_many)
{
    struct rw_build_part parts[2] = {{.count = 1u << 28}, {.count = 1}};
    struct rw_build_input input = {.parts = parts, .part_count = 2};
    struct rw_build_resident resident = {{0}};
    struct rw_build_plan plan;
    CHECK(!rw_build_plan_make(&input, &resident, &plan));
    input.part_count = 1;
    CHECK(rw_build_plan_make(&input, &resident, &plan));
    CHECK(plan.tree_size <= 100ull << 28);
}

int main(void)
{
    static const struct rw_test tests[] = {
        {"trbvh", test_trbvh},
        {"lbvh", test_lbvh},
        {"soon", test_soon},
        {"trbvh-costs-less", test_trbvh_costs_less},
        {"best-cut", test_best_cut},
        {"small-on-large", test_small_on_large},
        {"small-on-large-again-and-again", test_small_on_large_again_and_again},
        {"same-tree-twice", test_same_tree_twice},
        {"refit-of-other-primitives", test_refit_of_other_primitives},
        {"too-many", test_too_many},
    };
    return RUN_TABLE(tests);
}
