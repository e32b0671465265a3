/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Graphs of few nodes with ways without number, because nodes have two parents, or one twice: they
 * are flattened in time that fits what is below them, or refused. The walk over a graph is as deep
 * as is promised, whatever the order in which it meets nodes.
 */
#include <stdbool.h>

#include "base/clock.h"
#include "tests/hostile/camera.h"

enum { SHARED = 40, CHAIN = 60000 };

static RTresult make_group(RTcontext context, unsigned children, RTgroup *out)
{
    RTacceleration acceleration;
    TRY(rtGroupCreate(context, out));
    TRY(rtAccelerationCreate(context, &acceleration));
    TRY(rtGroupSetAcceleration(*out, acceleration));
    return rtGroupSetChildCount(*out, children);
}

/* Groups one above another, each of which has the one below twice. */
static RTresult make_tower(RTcontext context, RTobject foot, unsigned height)
{
    for (unsigned k = 0; k < height; k++) {
        RTgroup group;
        TRY(make_group(context, 2, &group));
        TRY(rtGroupSetChild(group, 0, foot));
        TRY(rtGroupSetChild(group, 1, foot));
        foot = group;
    }
    return camera_set_root(context, foot);
}

/* A leaf of one triangle, so that each way to it is an instance. */
static RTresult make_triangle(RTcontext context, RTgeometrygroup *out)
{
    static const float corners[9] = {0, 0, 1, 1, 0, 1, 0, 1, 1};
    RTgeometrytriangles mesh;
    RTgeometryinstance instance;
    RTmaterial material;
    RTbuffer buffer;
    void *bytes;
    TRY(rtBufferCreate(context, RT_BUFFER_INPUT, &buffer));
    TRY(rtBufferSetFormat(buffer, RT_FORMAT_FLOAT3));
    TRY(rtBufferSetSize1D(buffer, 3));
    TRY(rtBufferMap(buffer, &bytes));
    memcpy(bytes, corners, sizeof(corners));
    TRY(rtBufferUnmap(buffer));
    TRY(rtGeometryTrianglesCreate(context, &mesh));
    TRY(rtGeometryTrianglesSetPrimitiveCount(mesh, 1));
    TRY(rtGeometryTrianglesSetVertices(mesh, 3, buffer, 0, 12, RT_FORMAT_FLOAT3));
    TRY(rtMaterialCreate(context, &material));
    TRY(rtGeometryInstanceCreate(context, &instance));
    TRY(rtGeometryInstanceSetGeometryTriangles(instance, mesh));
    TRY(rtGeometryInstanceSetMaterialCount(instance, 1));
    TRY(rtGeometryInstanceSetMaterial(instance, 0, material));
    TRY(camera_make_leaf(context, out));
    TRY(rtGeometryGroupSetChildCount(*out, 1));
    return rtGeometryGroupSetChild(*out, 0, instance);
}

static RTresult make_tower_of_triangle(RTcontext *out, unsigned height)
{
    RTgeometrygroup leaf;
    TRY(camera_make(out, ""));
    TRY(make_triangle(*out, &leaf));
    return make_tower(*out, leaf, height);
}

/* As many instances as a large scene has. */
TEST(tower_of_a_million)
{
    RTcontext context;
    CHECK_EQ(make_tower_of_triangle(&context, 20), RT_SUCCESS);
    double begin = rw_clock_ms();
    OK(rtContextLaunch1D(context, 0, 1));
    printf("     %.0f ms\n", rw_clock_ms() - begin);
    CHECK(rw_clock_ms() - begin < 60e3);
    OK(rtContextDestroy(context));
}

/* Which took a minute and 5 GB. */
TEST(tower_of_16_million)
{
    RTcontext context;
    CHECK_EQ(make_tower_of_triangle(&context, 24), RT_SUCCESS);
    double begin = rw_clock_ms();
    FAILS(rtContextLaunch1D(context, 0, 1), RT_ERROR_INVALID_VALUE,
          "flattening the scene: 16777216 ways lead from one root to geometry groups");
    printf("     %.0f ms\n", rw_clock_ms() - begin);
    CHECK(rw_clock_ms() - begin < 10e3);
    OK(rtContextDestroy(context));
}

static unsigned asked, ends_at;

static int on_timeout(void)
{
    return ++asked >= ends_at;
}

/* A second, in which the application is asked whether to go on. The kernel is there already. */
TEST(timeout_while_flattening)
{
    RTcontext context;
    RTvariable scene;
    RTobject top;
    RTacceleration acceleration;
    CHECK_EQ(make_tower_of_triangle(&context, 20), RT_SUCCESS);
    OK(rtContextSetTimeoutCallback(context, on_timeout, 0.002));
    ends_at = ~0u;
    OK(rtContextLaunch1D(context, 0, 1));
    OK(rtContextQueryVariable(context, "scene", &scene));
    OK(rtVariableGetObject(scene, &top));
    OK(rtGroupGetAcceleration(top, &acceleration));
    OK(rtAccelerationMarkDirty(acceleration));
    asked = 0;
    ends_at = 20;
    FAILS(rtContextLaunch1D(context, 0, 1), RT_TIMEOUT_CALLBACK,
          "the timeout callback ended the launch, which was flattening its scene");
    CHECK_EQ(asked, 20);
    ends_at = ~0u;
    OK(rtContextLaunch1D(context, 0, 1));
    OK(rtContextDestroy(context));
}

TEST(too_many_ways)
{
    RTcontext context;
    RTgeometrygroup leaf;
    double begin = rw_clock_ms();
    OK(camera_make(&context, ""));
    OK(camera_make_leaf(context, &leaf));
    OK(make_tower(context, leaf, SHARED));
    FAILS(rtContextLaunch1D(context, 0, 1), RT_ERROR_INVALID_VALUE,
          "more than 16777216 ways lead from one root to geometry groups, and each is an "
          "instance; with 80 links from parents to children there may be 4214784");
    OK(camera_set_root(context, leaf)); /* and the context can be used */
    OK(rtContextLaunch1D(context, 0, 1));
    OK(rtContextDestroy(context));
    CHECK(rw_clock_ms() - begin < 20e3);
}

TEST(ways_to_nothing)
{
    RTcontext context;
    RTgroup empty;
    RTacceleration acceleration;
    int dirty = 1;
    double begin = rw_clock_ms();
    OK(camera_make(&context, ""));
    OK(make_group(context, 0, &empty));
    OK(make_tower(context, empty, SHARED));
    OK(rtContextLaunch1D(context, 0, 1));
    OK(rtGroupGetAcceleration(empty, &acceleration));
    OK(rtAccelerationIsDirty(acceleration, &dirty));
    CHECK_EQ(dirty, 0);
    OK(rtContextDestroy(context));
    CHECK(rw_clock_ms() - begin < 20e3);
}

/* The root has all groups of a chain as its children, the last of the chain first: each is met when
 * what is below it has been walked, and the longest way is never taken. */
TEST(deep_where_nobody_looks)
{
    RTcontext context;
    RTgroup root, group;
    RTobject below = NULL;
    OK(camera_make(&context, ""));
    OK(make_group(context, CHAIN, &root));
    for (unsigned k = 0; k < CHAIN; k++) {
        OK(make_group(context, below != NULL, &group));
        if (below) OK(rtGroupSetChild(group, 0, below));
        OK(rtGroupSetChild(root, k, group));
        below = group;
    }
    OK(camera_set_root(context, root));
    FAILS(rtContextLaunch1D(context, 0, 1), RT_ERROR_INVALID_VALUE, "more than 256 nodes deep");
    OK(rtContextDestroy(context));
}

static const struct rw_test tests[] = {
    {"tower-of-a-million", test_tower_of_a_million},
    {"tower-of-16-million", test_tower_of_16_million},
    {"timeout-while-flattening", test_timeout_while_flattening},
    {"too-many-ways", test_too_many_ways},
    {"ways-to-nothing", test_ways_to_nothing},
    {"deep-where-nobody-looks", test_deep_where_nobody_looks},
};

int main(void)
{
    setenv("RW_DEVICE", "cpu", 1);
    return RUN_TABLE(tests);
}
