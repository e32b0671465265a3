/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A child without primitives that moves and vanishes, beside one that stands still: nothing in
 * their tree moves, but it was built anew whenever the graph was flattened.
 */
#include "tests/api/support.h"
#include "tests/hostile/camera.h"

static RTresult make_child(RTcontext context, RTbuffer vertices, unsigned triangles, unsigned steps,
                           RTgeometryinstance *out)
{
    RTgeometrytriangles mesh;
    RTmaterial material;
    RTbuffer keys[2] = {vertices, vertices};
    TRY(rtGeometryTrianglesCreate(context, &mesh));
    TRY(rtGeometryTrianglesSetPrimitiveCount(mesh, triangles));
    TRY(rtGeometryTrianglesSetMotionSteps(mesh, steps));
    TRY(rtGeometryTrianglesSetMotionBorderMode(mesh, RT_MOTIONBORDERMODE_VANISH,
                                               RT_MOTIONBORDERMODE_VANISH));
    TRY(rtGeometryTrianglesSetMotionVerticesMultiBuffer(mesh, 3, keys, steps, 0, 12,
                                                        RT_FORMAT_FLOAT3));
    TRY(rtMaterialCreate(context, &material));
    TRY(rtGeometryInstanceCreate(context, out));
    TRY(rtGeometryInstanceSetGeometryTriangles(*out, mesh));
    TRY(rtGeometryInstanceSetMaterialCount(*out, 1));
    return rtGeometryInstanceSetMaterial(*out, 0, material);
}

static RTresult make_vertices(RTcontext context, RTbuffer *out)
{
    static const float corners[9] = {0, 0, 1, 1, 0, 1, 0, 1, 1};
    void *to;
    TRY(rtBufferCreate(context, RT_BUFFER_INPUT, out));
    TRY(rtBufferSetFormat(*out, RT_FORMAT_FLOAT3));
    TRY(rtBufferSetSize1D(*out, 3));
    TRY(rtBufferMap(*out, &to));
    memcpy(to, corners, sizeof(corners));
    return rtBufferUnmap(*out);
}

static RTresult make_scene(RTcontext context, RTgeometrygroup *leaf, RTtransform *place)
{
    RTbuffer vertices;
    RTgeometryinstance still, moving;
    TRY(make_vertices(context, &vertices));
    TRY(make_child(context, vertices, 1, 1, &still));
    TRY(make_child(context, vertices, 0, 2, &moving));
    TRY(camera_make_leaf(context, leaf));
    TRY(rtGeometryGroupSetChildCount(*leaf, 2));
    TRY(rtGeometryGroupSetChild(*leaf, 0, still));
    TRY(rtGeometryGroupSetChild(*leaf, 1, moving));
    TRY(rtTransformCreate(context, place));
    TRY(rtTransformSetChild(*place, *leaf));
    return camera_set_root(context, *place);
}

TEST(built_once)
{
    RTcontext context;
    RTgeometrygroup leaf;
    RTtransform place;
    RWstatistics first, s;
    OK(camera_make(&context, ""));
    OK(make_scene(context, &leaf, &place));
    OK(rtContextLaunch1D(context, 0, 1));
    OK(rwContextGetStatistics(context, sizeof(first), &first));
    for (int k = 1; k < 4; k++) {
        const float matrix[16] = {1, 0, 0, (float)k, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
        OK(rtTransformSetMatrix(place, 0, matrix, NULL));
        OK(rtContextLaunch1D(context, 0, 1));
    }
    OK(rwContextGetStatistics(context, sizeof(s), &s));
    CHECK(s.scenesFlattened > first.scenesFlattened);
    CHECK_EQ(s.treesBuilt, first.treesBuilt);
    OK(rtContextDestroy(context));
}

int main(void)
{
    static const struct rw_test tests[] = {{"built once", test_built_once}};
    setenv("RW_DEVICE", "cpu", 1);
    setenv("RW_CACHE_DIR", "off", 0);
    return RUN_TABLE(tests);
}
