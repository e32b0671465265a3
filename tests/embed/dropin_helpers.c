/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The two drop-in libraries together: a context of liboptix in calls of liboptixu, whose messages
 * the first gives out.
 */
#include "raywright.h"
#include "tests/harness.h"

static const float corners[9] = {0, 0, 1, 1, 0, 1, 0, 1, 1};
static const unsigned indices[3] = {0, 1, 2}, material[1] = {0};

TEST(mesh)
{
    RTcontext context;
    RTgeometry mesh = NULL;
    const char *text = "";
    unsigned count = 0;
    CHECK_EQ(rtContextCreate(&context), RT_SUCCESS);
    CHECK_EQ(rtuCreateClusteredMesh(context, 0, &mesh, 3, corners, 1, indices, material),
             RT_SUCCESS);
    CHECK_EQ(rtGeometryGetPrimitiveCount(mesh, &count), RT_SUCCESS);
    CHECK_EQ(count, 1);
    CHECK_EQ(rtuCreateClusteredMesh(context, 0, &mesh, 2, corners, 1, indices, material),
             RT_ERROR_INVALID_VALUE);
    rtContextGetErrorString(context, RT_ERROR_INVALID_VALUE, &text);
    CHECK_CONTAINS(text, "triangle 0 has vertex 2, but there are 2");
    CHECK_EQ(rtContextDestroy(context), RT_SUCCESS);
    CHECK_EQ(rtuCreateClusteredMesh(context, 0, &mesh, 3, corners, 1, indices, material),
             RT_ERROR_INVALID_CONTEXT);
}

TEST(traversal)
{
    RTcontext context;
    RTUtraversal t;
    RTUtraversalresult *results;
    float *rays;
    CHECK_EQ(rtContextCreate(&context), RT_SUCCESS);
    CHECK_EQ(rtuTraversalCreate(&t, RTU_QUERY_TYPE_CLOSEST_HIT,
                                RTU_RAYFORMAT_ORIGIN_DIRECTION_INTERLEAVED,
                                RTU_TRIFORMAT_TRIANGLE_SOUP, 0, 0, context),
             RT_SUCCESS);
    CHECK_EQ(rtuTraversalSetTriangles(t, 1, corners), RT_SUCCESS);
    CHECK_EQ(rtuTraversalMapRays(t, 1, &rays), RT_SUCCESS);
    memcpy(rays, (float[]){0.25f, 0.25f, 0, 0, 0, 1}, 6 * sizeof *rays);
    CHECK_EQ(rtuTraversalUnmapRays(t), RT_SUCCESS);
    RTresult result = rtuTraversalTraverse(t);
    if (result == RT_ERROR_NO_DEVICE) SKIP("there is no such device");
    CHECK_EQ(result, RT_SUCCESS);
    CHECK_EQ(rtuTraversalMapResults(t, &results), RT_SUCCESS);
    CHECK(results->prim_id == 0 && results->t == 1);
    CHECK_EQ(rtuTraversalDestroy(t), RT_SUCCESS);
    CHECK_EQ(rtContextDestroy(context), RT_SUCCESS);
}

int main(void)
{
    static const struct rw_test tests[] = {{"mesh", test_mesh}, {"traversal", test_traversal}};
    return RUN_TABLE(tests);
}
