/* SPDX-License-Identifier: Apache-2.0 */
/*
 * rtuTraversal*: contexts of its own and shared ones, calls in the wrong order, messages. What each
 * call does with bad arguments is tried by test_misuse.c.
 *   api.traversal_calls [cuda]
 */
#include "tests/api/traversal.h"

/* Two in one context, in turns. */
TEST(shared_context)
{
    RTUtraversal t = NULL, other = NULL;
    RTcontext context;
    unsigned buffers = 1;
    CHECK_EQ(rtContextCreate(&context), RT_SUCCESS);
    OK(make(&t, CLOSEST, LONG, MESH, 0, context));
    OK(make(&other, CLOSEST, SHORT, SOUP, 0, context));
    for (int turn = 0; turn < 2; turn++) {
        OK(set_rays(t, LONG, layer_rays, RAYS));
        OK(set_rays(other, SHORT, layer_rays, RAYS));
        OK(rtuTraversalTraverse(t));
        OK(rtuTraversalTraverse(other));
        check_layers(t, LONG, rw_failed);
        check_layers(other, SHORT, rw_failed);
    }
    OK(rtuTraversalDestroy(other));
    OK(rtuTraversalTraverse(t));
    check_layers(t, LONG, rw_failed);
    OK(rtuTraversalDestroy(t));
    CHECK_EQ(rtContextGetEntryPointCount(context, &buffers), RT_SUCCESS); /* it is alive */
    CHECK_EQ(rtContextDestroy(context), RT_SUCCESS);
}

TEST(order)
{
    RTUtraversal t = NULL;
    RTUtraversalresult *results;
    const unsigned beyond[3] = {0, 1, 9};
    float *rays;
    void *output;
    RTsize size;
    OK(rtuTraversalCreate(&t, CLOSEST, SHORT, MESH, RTU_OUTPUT_NORMAL, on_device, NULL));
    FAILS(rtuTraversalPreprocess(t), RT_ERROR_INVALID_VALUE, "call rtuTraversalSetMesh first");
    FAILS(rtuTraversalGetAccelDataSize(t, &size), RT_ERROR_INVALID_VALUE, "no triangles");
    FAILS(rtuTraversalSetAccelData(t, "abc", 3), RT_ERROR_INVALID_VALUE, "no triangles");
    FAILS(rtuTraversalTraverse(t), RT_ERROR_INVALID_VALUE, "no rays");
    FAILS(rtuTraversalUnmapRays(t), RT_ERROR_INVALID_VALUE, "not mapped");
    FAILS(rtuTraversalMapResults(t, &results), RT_ERROR_INVALID_VALUE, "no results");
    FAILS(rtuTraversalSetTriangles(t, 1, *layer_rays), RT_ERROR_INVALID_VALUE, "for a mesh");
    FAILS(rtuTraversalSetMesh(t, 3, *layer_rays, 1, beyond), RT_ERROR_INVALID_VALUE,
          "triangle 0 has vertex 9, but there are 3");
    OK(set_layers(t, MESH));
    OK(rtuTraversalMapRays(t, 1, &rays));
    memcpy(rays, layer_rays[0], 6 * sizeof *rays);
    FAILS(rtuTraversalMapRays(t, 1, &rays), RT_ERROR_ALREADY_MAPPED, "mapped");
    FAILS(rtuTraversalTraverse(t), RT_ERROR_ALREADY_MAPPED, "mapped");
    OK(rtuTraversalUnmapRays(t));
    OK(rtuTraversalTraverse(t));
    FAILS(rtuTraversalUnmapResults(t), RT_ERROR_INVALID_VALUE, "not mapped");
    FAILS(rtuTraversalMapOutput(t, RTU_OUTPUT_BACKFACING, &output), RT_ERROR_INVALID_VALUE,
          "0x4 is not one of the outputs 0x1");
    OK(rtuTraversalMapResults(t, &results));
    CHECK_EQ(results->prim_id, 0);
    FAILS(rtuTraversalMapResults(t, &results), RT_ERROR_ALREADY_MAPPED, "mapped");
    FAILS(rtuTraversalTraverse(t), RT_ERROR_ALREADY_MAPPED, "mapped");
    FAILS(rtuTraversalMapResults(t, &results), RT_ERROR_INVALID_VALUE, "no results");
    OK(rtuTraversalUnmapResults(t));
    OK(rtuTraversalTraverse(t));
    OK(rtuTraversalDestroy(t));
    CHECK_EQ(rtuTraversalTraverse(t), RT_ERROR_INVALID_VALUE);
    CHECK_EQ(rtuTraversalDestroy(t), RT_ERROR_INVALID_VALUE);
}

/* Failures of Create, whose traversal there is not. */
TEST(creation)
{
    RTUtraversal t = NULL, none = NULL;
    RTcontext context;
    const unsigned other = on_device ^ (RTU_INITOPTION_CPU_ONLY | RTU_INITOPTION_GPU_ONLY);
    FAILS(rtuTraversalCreate(&t, (RTUquerytype)2, SHORT, MESH, 0, 0, NULL), RT_ERROR_INVALID_VALUE,
          "query_type is 2; 0 to 1 are possible");
    FAILS(rtuTraversalCreate(&t, ANY, SHORT, MESH, 8, 0, NULL), RT_ERROR_INVALID_VALUE, "outputs");
    FAILS(rtuTraversalCreate(&t, ANY, SHORT, MESH, 0, 3, NULL), RT_ERROR_INVALID_VALUE, "options");
    CHECK(t == NULL);
    CHECK_EQ(rtContextCreate(&context), RT_SUCCESS);
    OK(make(&t, CLOSEST, SHORT, MESH, 0, context));
    OK(rtuTraversalPreprocess(t)); /* opens the device */
    CHECK_EQ(rtuTraversalCreate(&none, ANY, SHORT, MESH, 0, other, context),
             RT_ERROR_INVALID_VALUE);
    const char *text = "";
    CHECK_EQ(rtuTraversalGetErrorString(NULL, RT_ERROR_INVALID_VALUE, &text), RT_SUCCESS);
    CHECK_CONTAINS(text, "already; options ask for a");
    CHECK_EQ(rtContextDestroy(context), RT_SUCCESS);
    FAILS(rtuTraversalTraverse(t), RT_ERROR_INVALID_CONTEXT, "the context was destroyed");
    OK(rtuTraversalDestroy(t));
}

int main(int argc, char **argv)
{
    static const struct rw_test tests[] = {
        {"shared-context", test_shared_context},
        {"order", test_order},
        {"creation", test_creation},
    };
    choose_device(argc, argv);
    return RUN_TABLE(tests);
}
