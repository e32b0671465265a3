/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Trees that are paged because nothing else is left to page: of triangles and primitives, with
 * any-hit programs, below a tree over instances. Rays find the same as where all fits.
 *
 *     api.paging_trees [cuda]
 */
#include "runtime/object/object.h"
#include "tests/api/paging_scene.h"

enum { LAYERS = 3 };

/* Ten higher. */
static RTresult raise(struct paging *p, RTobject child, float by, RTtransform *out)
{
    const float matrix[16] = {1, 0, 0, 0, 0, 1, 0, by, 0, 0, 1, 0, 0, 0, 0, 1};
    TRY(rtTransformCreate(p->context, out));
    TRY(rtTransformSetMatrix(*out, 0, matrix, NULL));
    return rtTransformSetChild(*out, child);
}

static RTresult make_row_of_boxes(struct paging *p, RTgeometryinstance *out)
{
    RTgeometry geometry;
    RTprogram bounds, intersect;
    TRY(make_program_of_scene(p, "bounds", &bounds));
    TRY(make_program_of_scene(p, "intersect", &intersect));
    TRY(rtGeometryCreate(p->context, &geometry));
    TRY(rtGeometrySetPrimitiveCount(geometry, TRIANGLES));
    TRY(rtGeometrySetBoundingBoxProgram(geometry, bounds));
    TRY(rtGeometrySetIntersectionProgram(geometry, intersect));
    TRY(rtGeometryInstanceCreate(p->context, out));
    return rtGeometryInstanceSetGeometry(*out, geometry);
}

static RTacceleration first_tree; /* of the first layer */

/* Triangles, the same with any-hit programs, boxes. */
static RTresult add_layers(struct paging *p)
{
    RTgeometrytriangles triangles;
    RTgeometryinstance instances[LAYERS];
    RTmaterial materials[LAYERS];
    RTgeometrygroup groups[LAYERS];
    RTacceleration acceleration;
    RTprogram see_through;
    RTtransform t;
    RTgroup root;
    TRY(make_row_of_triangles(p, &triangles));
    TRY(rtGroupCreate(p->context, &root));
    TRY(rtAccelerationCreate(p->context, &acceleration));
    TRY(rtAccelerationSetBuilder(acceleration, "Trbvh"));
    TRY(rtGroupSetAcceleration(root, acceleration));
    TRY(rtGroupSetChildCount(root, LAYERS));
    for (unsigned k = 0; k < LAYERS; k++) {
        if (k == 2) {
            TRY(make_row_of_boxes(p, &instances[k]));
        } else {
            TRY(rtGeometryInstanceCreate(p->context, &instances[k]));
            TRY(rtGeometryInstanceSetGeometryTriangles(instances[k], triangles));
        }
        TRY(make_group(p, instances[k], k ? "Lbvh" : "Trbvh", &materials[k], &groups[k]));
        TRY(raise(p, groups[k], 10.0f * (float)k, &t));
        TRY(rtGroupSetChild(root, k, t));
    }
    TRY(make_program_of_scene(p, "see_through", &see_through));
    TRY(rtMaterialSetAnyHitProgram(materials[1], 0, see_through));
    TRY(rtGeometryGroupGetAcceleration(groups[0], &first_tree));
    return set_scene(p, root, LAYERS);
}

static unsigned int shot_layers(const struct paging *p, unsigned int index)
{
    const bool is_seen_through = index % LAYERS == 1 && index * 37u % TRIANGLES % 5 == 0;
    return is_seen_through ? 7 : shot(p, index);
}

static RWmemory memory_of(const struct paging *p)
{
    RWmemory m = {0};
    rwContextGetMemory(p->context, sizeof(m), &m);
    return m;
}

TEST(by_need)
{
    struct paging p;
    CHECK_EQ(open_with(&p, false), RT_SUCCESS);
    RTcontext context = p.context;
    OK(add_layers(&p));
    CHECK(runs(&p, 3, shot_layers));
    const RWmemory whole = memory_of(&p);
    CHECK(!context->pages_trees && whole.deviceTrees > 3u * TRIANGLES * 40);
    OK(rwContextSetDeviceMemory(context, 1 << 20));
    CHECK(runs(&p, 3, shot_layers));
    CHECK(context->pages_trees && context->paged_trees == LAYERS);
    RWmemory paged = memory_of(&p);
    CHECK(paged.deviceTrees < whole.deviceTrees / 10); /* that over the instances */
    CHECK(paged.hostBuffers >= whole.hostBuffers + context->paged_tree_bytes);
    CHECK(statistics_of(&p).absentReads > 0);
    for (int k = 0; k < 3; k++) CHECK(runs(&p, 3, shot_layers));
    CHECK(statistics_of(&p).pagesCopied > 3);
    CHECK(runs(&p, 0, walked));
    OK(rtAccelerationMarkDirty(first_tree)); /* built anew, and moved again */
    CHECK(runs(&p, 3, shot_layers));
    CHECK_EQ(context->paged_trees, LAYERS);
    OK(fill(&p, 11));
    CHECK(runs(&p, 3, shot_layers));
    OK(rwContextSetDeviceMemory(context, 0)); /* back to the device */
    CHECK(runs(&p, 3, shot_layers));
    CHECK_EQ(context->paged_trees, 0);
    CHECK_EQ(context->paged_tree_bytes, 0);
    CHECK_EQ(memory_of(&p).deviceTrees, whole.deviceTrees);
    CHECK_EQ(memory_of(&p).hostBuffers, whole.hostBuffers);
    OK(rtContextDestroy(context));
}

/* Pages come, until rays find all in the cache. */
TEST(becomes_resident)
{
    struct paging p;
    CHECK_EQ(open_with(&p, false), RT_SUCCESS);
    RTcontext context = p.context;
    OK(add_layers(&p));
    CHECK(runs(&p, 3, shot_layers));
    const RWmemory m = memory_of(&p);
    const RTsize all =
        m.deviceBuffers + m.deviceTrees + m.deviceTables + m.deviceTextures + m.deviceBuilds;
    OK(rwContextSetDeviceMemory(context, all - m.deviceTrees / 8));
    RTsize before = 0, reads = 1;
    unsigned launches = 0;
    for (; reads && launches < 1000; launches++) {
        CHECK(runs(&p, 3, shot_layers));
        reads = statistics_of(&p).absentReads - before;
        before += reads;
        if (!launches) CHECK(context->pages_trees && reads > 1000);
    }
    CHECK(launches > 2 && launches < 1000);
    CHECK_EQ(statistics_of(&p).pagingRounds, 0);
    OK(rtContextDestroy(context));
}

/* What the application saves is the tree, wherever it is. */
TEST(saved)
{
    struct paging p;
    RTsize size = 0, again = 0;
    CHECK_EQ(open_with(&p, false), RT_SUCCESS);
    RTcontext context = p.context;
    OK(add_layers(&p));
    CHECK(runs(&p, 3, shot_layers));
    OK(rtAccelerationGetDataSize(first_tree, &size));
    void *data = malloc(size), *data_again = malloc(size);
    OK(rtAccelerationGetData(first_tree, data));
    OK(rwContextSetDeviceMemory(context, 1));
    CHECK(runs(&p, 3, shot_layers));
    CHECK_EQ(context->paged_trees, LAYERS);
    OK(rtAccelerationGetDataSize(first_tree, &again));
    CHECK_EQ(again, size);
    OK(rtAccelerationGetData(first_tree, data_again));
    CHECK_EQ(memcmp(data, data_again, size), 0);
    OK(rtAccelerationSetData(first_tree, data, size));
    CHECK(runs(&p, 3, shot_layers));
    CHECK_EQ(context->paged_trees, LAYERS);
    free(data);
    free(data_again);
    OK(rtContextDestroy(context));
}

/* Of kernels of any strategy, with buffers that are paged too, and where paging is off, trees stay
 * where they are. */
TEST(strategies)
{
    static const char *const names[] = {"auto", "direct", "batch"};
    int off = 1;
    for (int k = 0; k < 3; k++) {
        struct paging p;
        setenv("RW_STRATEGY", names[k], 1);
        setenv("RW_DEVICE_MEMORY", "1", 1);
        CHECK_EQ(open_with(&p, true), RT_SUCCESS);
        setenv("RW_DEVICE_MEMORY", "0", 1);
        setenv("RW_STRATEGY", "auto", 1);
        RTcontext context = p.context;
        OK(add_layers(&p));
        for (int i = 0; i < 3; i++) CHECK(runs(&p, 3, shot_layers) && runs(&p, 0, walked));
        CHECK_EQ(context->paged_trees, LAYERS);
        OK(rtContextSetAttribute(context, RT_CONTEXT_ATTRIBUTE_GPU_PAGING_FORCED_OFF, sizeof off,
                                 &off));
        CHECK(runs(&p, 3, shot_layers));
        OK(rtContextDestroy(context));
    }
}

static const struct rw_test tests[] = {
    {"by need", test_by_need},
    {"becomes resident", test_becomes_resident},
    {"saved", test_saved},
    {"strategies", test_strategies},
};

int main(int argc, char **argv)
{
    use_device(argc, argv);
    setenv("RW_PAGE_SIZE", "4K", 1);
    setenv("RW_NODES", "compressed", 1); /* those of small scenes stay on a GPU */
    return RUN_TABLE(tests);
}
