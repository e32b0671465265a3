/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Graphs of few nodes with ways without number, because nodes have two parents, or one twice: they
 * are flattened in time that fits what is below them, or refused. The walk over a graph is as deep
 * as is promised, whatever the order in which it meets nodes.
 */
#include <stdbool.h>

#include "base/clock.h"
#include "tests/api/support.h"

enum { SHARED = 40, CHAIN = 60000 };

/* A context that traces against its variable `scene` once. */
static RTresult make_context(RTcontext *out)
{
    static const char ptx[] =
        ".version 7.0\n.target sm_75\n.address_size 64\n"
        ".global .align 4 .b8 scene[4];\n"
        ".global .align 4 .b8 _ZN21rti_internal_typeinfo5sceneE[8] = {82, 97, 121, 0, 4};\n"
        ".global .align 1 .b8 _ZN21rti_internal_typename5sceneE[9] =\n"
        "{114, 116, 79, 98, 106, 101, 99, 116, 0};\n"
        ".global .align 4 .u32 _ZN21rti_internal_typeenum5sceneE = 4919;\n"
        ".global .align 1 .b8 _ZN21rti_internal_semantic5sceneE[1];\n"
        ".global .align 1 .b8 _ZN23rti_internal_annotation5sceneE[1];\n"
        ".visible .entry camera() {\n"
        "  .reg .f32 %f<3>; .reg .b32 %r<4>; .reg .b64 %rd<2>; .local .align 4 .b8 payload[4];\n"
        "  mov.f32 %f0, 0f00000000; mov.f32 %f1, 0f3F800000; mov.f32 %f2, 0f42C80000;\n"
        "  mov.u32 %r0, 0; mov.u32 %r1, 4; mov.u64 %rd0, payload; cvta.local.u64 %rd0, %rd0;\n"
        "  ld.global.u32 %r2, [scene];\n"
        "  call _rt_trace_64, (%r2,%f0,%f0,%f0,%f0,%f0,%f1,%r0,%f0,%f2,%rd0,%r1);\n"
        "  ret;\n}\n";
    RTprogram camera;
    TRY(rtContextCreate(out));
    TRY(rtContextSetRayTypeCount(*out, 1));
    TRY(rtContextSetEntryPointCount(*out, 1));
    TRY(rtProgramCreateFromPTXString(*out, ptx, "camera", &camera));
    return rtContextSetRayGenerationProgram(*out, 0, camera);
}

static RTresult set_root(RTcontext context, RTobject root)
{
    RTvariable scene;
    TRY(rtContextQueryVariable(context, "scene", &scene));
    if (!scene) TRY(rtContextDeclareVariable(context, "scene", &scene));
    return rtVariableSetObject(scene, root);
}

static RTresult make_group(RTcontext context, unsigned children, RTgroup *out)
{
    RTacceleration acceleration;
    TRY(rtGroupCreate(context, out));
    TRY(rtAccelerationCreate(context, &acceleration));
    TRY(rtGroupSetAcceleration(*out, acceleration));
    return rtGroupSetChildCount(*out, children);
}

static RTresult make_leaf(RTcontext context, RTgeometrygroup *out)
{
    RTacceleration acceleration;
    TRY(rtGeometryGroupCreate(context, out));
    TRY(rtAccelerationCreate(context, &acceleration));
    return rtGeometryGroupSetAcceleration(*out, acceleration);
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
    return set_root(context, foot);
}

TEST(too_many_ways)
{
    RTcontext context;
    RTgeometrygroup leaf;
    double begin = rw_clock_ms();
    OK(make_context(&context));
    OK(make_leaf(context, &leaf));
    OK(make_tower(context, leaf, SHARED));
    FAILS(rtContextLaunch1D(context, 0, 1), RT_ERROR_INVALID_VALUE,
          "more than 16777216 ways lead from one root to geometry groups");
    OK(set_root(context, leaf)); /* and the context can be used */
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
    OK(make_context(&context));
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
    OK(make_context(&context));
    OK(make_group(context, CHAIN, &root));
    for (unsigned k = 0; k < CHAIN; k++) {
        OK(make_group(context, below != NULL, &group));
        if (below) OK(rtGroupSetChild(group, 0, below));
        OK(rtGroupSetChild(root, k, group));
        below = group;
    }
    OK(set_root(context, root));
    FAILS(rtContextLaunch1D(context, 0, 1), RT_ERROR_INVALID_VALUE, "more than 256 nodes deep");
    OK(rtContextDestroy(context));
}

static const struct rw_test tests[] = {
    {"too-many-ways", test_too_many_ways},
    {"ways-to-nothing", test_ways_to_nothing},
    {"deep-where-nobody-looks", test_deep_where_nobody_looks},
};

int main(void)
{
    setenv("RW_DEVICE", "cpu", 1);
    return RUN_TABLE(tests);
}
