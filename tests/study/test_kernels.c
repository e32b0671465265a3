/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The kernels of all variants, on the host: each finds what the steps of one ray find, for rays
 * that hit, miss and cannot hit; and lanes of a warp are together where they have to be.
 */
#include "tests/harness.h"
#include "tests/study/mesh.h"
#include "tests/study/warp.h"
#include "tools/study/variants.h"

enum { TRIANGLES = 1500, RAYS = 500, WARPS = (RAYS + 31) / 32, TREES = 7 };

static const struct {
    unsigned leaf, width;
    enum study_order order;
} kinds[TREES] = {
    {8, 2, 0}, {8, 4, 0}, {8, 8, 0}, {8, 16, 0}, {8, 32, 0}, {4, 2, 0}, {8, 2, STUDY_TREELETS}};

static struct {
    struct mesh mesh;
    struct study_tree trees[TREES];
    float rays[RAYS][8];
    float nearest[RAYS][4]; /* hits, by the first tree */
    float hits[RAYS][4];
    int *scratch;
} scene;

static bool make_scene(void)
{
    uint32_t seed = 11;
    struct study_dump dump;
    scene.mesh = random_mesh(TRIANGLES);
    scene.scratch = malloc((size_t)WARPS * 65536);
    for (unsigned k = 0; k < TREES; k++) {
        bool ok = kinds[k].width == 2
                      ? study_build_tree(&scene.mesh, kinds[k].leaf, &scene.trees[k]) &&
                            study_order_tree(&scene.trees[k], kinds[k].order)
                      : study_widen_tree(&scene.trees[0], kinds[k].width, &scene.trees[k]);
        if (!ok) return false;
    }
    if (!study_open_dump(&dump, RAYS)) return false;
    for (uint32_t k = 0; k < RAYS; k++) {
        random_ray(&seed, k, scene.rays[k]);
        if (!study_dump_ray(&dump, &scene.trees[0], scene.rays[k], false, scene.nearest[k]))
            return false;
    }
    study_free_dump(&dump);
    return scene.scratch;
}

static void free_scene(void)
{
    for (unsigned k = TREES; k-- > 0;) study_free_tree(&scene.trees[k]);
    free_random_mesh(&scene.mesh);
    free(scene.scratch);
}

static unsigned wrong_hits(bool any_hit)
{
    unsigned wrong = 0;
    for (unsigned k = 0; k < RAYS; k++) {
        float t = scene.hits[k][0], expected = scene.nearest[k][0];
        bool right = (t < 0) == (expected < 0) && t != 1e9f;
        if (!any_hit && expected >= 0) right &= fabsf(t - expected) < 1e-5f;
        wrong += !right;
    }
    return wrong;
}

static bool run_kernel(const struct compiled_kernel *kernel, const struct study_tree *tree)
{
    unsigned next[4] = {0};
    struct study_args args = {.nodes = (uintptr_t)tree->nodes,
                              .triangles = (uintptr_t)tree->triangles,
                              .rays = (uintptr_t)scene.rays,
                              .hits = (uintptr_t)scene.hits,
                              .next = (uintptr_t)next,
                              .scratch = (uintptr_t)scene.scratch,
                              .count = RAYS,
                              .root = tree->root};
    for (unsigned k = 0; k < RAYS; k++) scene.hits[k][0] = 1e9f;
    return run_warps(kernel->run, &args, WARPS);
}

/* Textures are plain loads here. */
static const struct compiled_kernel *find_kernel(const struct study_variant *v, bool any_hit)
{
    for (unsigned k = 0; k < compiled_kernel_count; k++)
        if (!strcmp(v->source, compiled_kernels[k].source) &&
            !strcmp(v->defines, compiled_kernels[k].defines) &&
            compiled_kernels[k].any_hit == any_hit)
            return &compiled_kernels[k];
    return NULL;
}

static const struct study_tree *find_tree(const struct study_variant *v)
{
    for (unsigned k = 0; k < TREES; k++)
        if (kinds[k].leaf == v->leaf && kinds[k].width == v->tree) return &scene.trees[k];
    return NULL;
}

/* How many variants are not as they should be; says which. */
static unsigned bad_variants(bool any_hit)
{
    unsigned bad = 0;
    for (unsigned k = 0; k < study_variant_count; k++) {
        const struct study_variant *v = &study_variants[k];
        const struct compiled_kernel *kernel = find_kernel(v, any_hit);
        const struct study_tree *tree = find_tree(v);
        const char *why = NULL;
        if (!kernel || !tree)
            why = "it is not in the list of tests/study/CMakeLists.txt";
        else if (!run_kernel(kernel, tree))
            why = "lanes of a warp are at different places";
        else if (wrong_hits(any_hit))
            why = "hits differ";
        if (why) fprintf(stderr, "%s: %s (%u)\n", v->name, why, wrong_hits(any_hit));
        bad += why != NULL;
    }
    return bad;
}

TEST(closest_hit)
{
    CHECK_EQ(bad_variants(false), 0);
}

TEST(any_hit)
{
    CHECK_EQ(bad_variants(true), 0);
}

TEST(other_order)
{
    CHECK(run_kernel(find_kernel(&study_variants[1], false), &scene.trees[TREES - 1]));
    CHECK_EQ(wrong_hits(false), 0);
}

static const struct rw_test tests[] = {
    {"closest-hit", test_closest_hit},
    {"any-hit", test_any_hit},
    {"other-order", test_other_order},
};

int main(void)
{
    if (!make_scene()) return 1;
    int failed = RUN_TABLE(tests);
    free_scene();
    return failed;
}
