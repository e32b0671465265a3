/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Edits between launches of what programs use (buffers, textures, callable programs), of selectors,
 * trees and triangles, and of settings of the context: right results each time, and only what the
 * edit concerns done again.
 *   api.edits_of_resources [cpu|cuda]
 */
#include "tests/api/edits.h"
#include "tests/device.h"

/* Closest-hit programs that get the colour elsewhere. */
static const char more_source[] =
    "#include <raywright_device.h>\n"
    "rtDeclareVariable(unsigned int, payload, rtPayload, );\n"
    "rtDeclareVariable(unsigned int, colour, , );\n"
    "rtDeclareVariable(int, photo, , );\n"
    "rtDeclareVariable(int, function, , );\n"
    "rtDeclareVariable(unsigned int, choice, , );\n"
    "rtDeclareVariable(rtCallableProgramX<unsigned int(unsigned int)>, bound, , );\n"
    "rtBuffer<unsigned int> table;\n"
    "RT_PROGRAM void hit_table() { payload = table[table.size() - 1]; }\n"
    "RT_PROGRAM void hit_photo() { payload = (unsigned)rtTex2D<float>(photo, 0.75f, 0.5f); }\n"
    "RT_PROGRAM void hit_function() {\n"
    "    payload = rtCallableProgramId<unsigned int(unsigned int)>(function)(colour);\n"
    "}\n"
    "RT_PROGRAM void hit_bound() { payload = bound(colour); }\n"
    "RT_CALLABLE_PROGRAM unsigned int twice(unsigned int n) { return 2 * n; }\n"
    "RT_CALLABLE_PROGRAM unsigned int thrice(unsigned int n) { return 3 * n; }\n"
    "RT_PROGRAM void visit() { rtIntersectChild(choice); }\n"
    "RT_PROGRAM void visit_other() { rtIntersectChild(1 - choice); }\n"
    "RT_PROGRAM void throwing() { rtThrow(RT_EXCEPTION_USER); payload = 3; }\n"
    "RT_PROGRAM void printing() { if (colour == 77) rtPrintf(\"never\"); payload = 4; }\n";

static RTresult more_program(struct world *w, const char *name, RTprogram *out)
{
    struct launch l = {.context = w->context};
    return launch_program(&l, more_source, name, out);
}

/* This hit program for all boxes. */
static RTresult set_hit(struct world *w, const char *name)
{
    RTprogram program;
    TRY(more_program(w, name, &program));
    TRY(rtMaterialSetClosestHitProgram(w->red, 0, program));
    return rtMaterialSetClosestHitProgram(w->blue, 0, program);
}

static RTresult declare(struct world *w, const char *name, RTvariable *out)
{
    return rtContextDeclareVariable(w->context, name, out);
}

enum { EVERYTHING = COMPILES | PLANS | BUILDS | FLATTENS | FILLS | VALIDATES };

/* ---- buffers and textures ---- */

static RTresult fill(RTbuffer buffer, size_t count, unsigned value)
{
    unsigned *to;
    TRY(rtBufferMap(buffer, (void **)&to));
    for (size_t i = 0; i < count; i++) to[i] = value + (unsigned)i;
    return rtBufferUnmap(buffer);
}

static RTresult make_table(struct world *w, size_t count, unsigned value, RTbuffer *out)
{
    TRY(rtBufferCreate(w->context, RT_BUFFER_INPUT, out));
    TRY(rtBufferSetFormat(*out, RT_FORMAT_UNSIGNED_INT));
    TRY(rtBufferSetSize1D(*out, count));
    return fill(*out, count, value);
}

/* New contents cost nothing but their way to the device. */
TEST(contents)
{
    BEGIN;
    RTbuffer table, other;
    RTvariable v;
    OK(set_hit(&w, "hit_table"));
    OK(make_table(&w, 2, 4, &table));
    OK(declare(&w, "table", &v));
    OK(rtVariableSetObject(v, table));
    EXPECT(".5.5....", COMPILES | PLANS, EVERYTHING);
    OK(fill(table, 2, 7));
    EXPECT(".8.8....", 0, 0);
    OK(rtBufferSetSize1D(table, 3));
    OK(fill(table, 3, 1));
    EXPECT(".3.3....", FILLS, 0);
    OK(make_table(&w, 1, 9, &other));
    OK(rtVariableSetObject(v, other));
    EXPECT(".9.9....", FILLS, VALIDATES);
    OK(rtBufferDestroy(table)); /* no longer used */
    EXPECT(".9.9....", 0, EVERYTHING & ~COMPILES);
    OK(rtContextDestroy(context));
}

static RTresult make_photo(struct world *w, float left, float right, RTbuffer *out)
{
    float *to;
    TRY(rtBufferCreate(w->context, RT_BUFFER_INPUT, out));
    TRY(rtBufferSetFormat(*out, RT_FORMAT_FLOAT));
    TRY(rtBufferSetSize2D(*out, 2, 1));
    TRY(rtBufferMap(*out, (void **)&to));
    to[0] = left;
    to[1] = right;
    return rtBufferUnmap(*out);
}

static RTresult make_sampler(struct world *w, RTbuffer buffer, RTtexturesampler *out, int *id)
{
    TRY(rtTextureSamplerCreate(w->context, out));
    TRY(rtTextureSamplerSetBuffer(*out, 0, 0, buffer));
    TRY(rtTextureSamplerSetWrapMode(*out, 0, RT_WRAP_CLAMP_TO_EDGE));
    TRY(rtTextureSamplerSetFilteringModes(*out, RT_FILTER_NEAREST, RT_FILTER_NEAREST,
                                          RT_FILTER_NONE));
    return rtTextureSamplerGetId(*out, id);
}

TEST(textures)
{
    BEGIN;
    RTbuffer buffer, other;
    RTtexturesampler sampler, second;
    RTvariable v;
    float *to;
    int id, second_id;
    OK(set_hit(&w, "hit_photo"));
    OK(make_photo(&w, 2, 6, &buffer));
    OK(make_photo(&w, 1, 3, &other));
    OK(make_sampler(&w, buffer, &sampler, &id));
    OK(declare(&w, "photo", &v));
    OK(rtVariableSet1i(v, id));
    EXPECT(".6.6....", COMPILES | PLANS, EVERYTHING);
    OK(rtBufferMap(buffer, (void **)&to));
    to[1] = 8;
    OK(rtBufferUnmap(buffer));
    EXPECT(".8.8....", 0, FILLS);
    OK(rtTextureSamplerSetBuffer(sampler, 0, 0, other)); /* the id stays */
    EXPECT(".3.3....", FILLS, EVERYTHING & ~COMPILES);
    OK(rtTextureSamplerSetIndexingMode(sampler, RT_TEXTURE_INDEX_ARRAY_INDEX));
    EXPECT(".1.1....", FILLS, EVERYTHING & ~COMPILES);
    OK(make_sampler(&w, buffer, &second, &second_id));
    OK(rtVariableSet1i(v, second_id));
    EXPECT(".8.8....", FILLS, EVERYTHING & ~COMPILES);
    OK(rtTextureSamplerDestroy(sampler));
    EXPECT(".8.8....", 0, EVERYTHING & ~COMPILES);
    OK(rtContextDestroy(context));
}

/* ---- callable programs ---- */

/* All callables with ids are in the kernel, so the id is a value like any other. */
TEST(callables_by_id)
{
    BEGIN;
    RTprogram twice, thrice;
    RTvariable v;
    int ids[2];
    OK(set_hit(&w, "hit_function"));
    OK(more_program(&w, "twice", &twice));
    OK(rtProgramGetId(twice, &ids[0]));
    OK(declare(&w, "function", &v));
    OK(rtVariableSet1i(v, ids[0]));
    EXPECT(".2.2....", COMPILES | PLANS, EVERYTHING);
    OK(more_program(&w, "thrice", &thrice));
    OK(rtProgramGetId(thrice, &ids[1]));
    EXPECT(".2.2....", COMPILES | PLANS, EVERYTHING);
    OK(rtVariableSet1i(v, ids[1]));
    EXPECT(".3.3....", FILL_CONSTANTS, 0);
    OK(rtProgramDestroy(twice));
    EXPECT(".3.3....", PLANS, EVERYTHING);
    OK(rtContextDestroy(context));
}

TEST(callables_of_variables)
{
    BEGIN;
    RTprogram twice, thrice;
    RTvariable v;
    OK(set_hit(&w, "hit_bound"));
    OK(more_program(&w, "twice", &twice));
    OK(more_program(&w, "thrice", &thrice));
    OK(declare(&w, "bound", &v));
    OK(rtVariableSetObject(v, twice));
    EXPECT(".2.2....", COMPILES | PLANS, EVERYTHING);
    OK(rtVariableSetObject(v, thrice));
    EXPECT(".3.3....", PLANS, EVERYTHING);
    OK(rtVariableSetObject(v, twice));
    EXPECT(".2.2....", PLANS, EVERYTHING & ~COMPILES); /* that kernel is still there */
    OK(rtContextDestroy(context));
}

/* ---- the graph ---- */

TEST(selectors)
{
    BEGIN;
    RTprogram visit, visit_other;
    RTselector selector;
    RTvariable v;
    OK(more_program(&w, "visit", &visit));
    OK(more_program(&w, "visit_other", &visit_other));
    OK(rtSelectorCreate(context, &selector));
    OK(rtSelectorSetVisitProgram(selector, visit));
    OK(rtSelectorSetChildCount(selector, 2));
    for (unsigned i = 0; i < 2; i++) OK(rtSelectorSetChild(selector, i, w.places[i]));
    OK(rtSelectorDeclareVariable(selector, "choice", &v));
    OK(rtVariableSet1ui(v, 1));
    OK(rtGroupSetChildCount(w.group, 1));
    OK(rtGroupSetChild(w.group, 0, selector));
    EXPECT("...1....", COMPILES | PLANS, EVERYTHING);
    OK(rtVariableSet1ui(v, 0));
    EXPECT(".1......", FILL_CONSTANTS, FILLS);
    OK(rtSelectorSetChild(selector, 0, w.places[1]));
    EXPECT("...1....", PLANS | FLATTENS, EVERYTHING & ~COMPILES);
    OK(rtSelectorSetChild(selector, 0, w.places[0]));
    OK(rtSelectorSetVisitProgram(selector, visit_other));
    EXPECT("...1....", COMPILES | PLANS, EVERYTHING);
    OK(rtGroupSetChild(w.group, 0, w.places[0])); /* without it again */
    EXPECT(".1......", PLANS | FLATTENS, EVERYTHING & ~COMPILES);
    OK(rtContextDestroy(context));
}

/* A tree is built when its acceleration is dirty, by whatever builder, and only then. */
TEST(trees)
{
    static const char *const builders[] = {"Sbvh", "Bvh", "Lbvh", "NoAccel", "MedianBvh"};
    BEGIN;
    int dirty = 1;
    OK(rtAccelerationIsDirty(w.bottom, &dirty));
    CHECK_EQ(dirty, 0);
    for (size_t i = 0; i < sizeof builders / sizeof *builders; i++) {
        OK(rtAccelerationSetBuilder(w.bottom, builders[i]));
        EXPECT(".1.1....", BUILDS, FLATTENS);
    }
    OK(rtAccelerationSetBuilder(w.bottom, builders[0])); /* dirty, too */
    OK(rtAccelerationSetProperty(w.bottom, "refit", "1"));
    EXPECT(".1.1....", BUILDS, FLATTENS);
    OK(rtAccelerationMarkDirty(w.top));
    EXPECT(".1.1....", FLATTENS, BUILDS);
    OK(rtAccelerationSetProperty(w.bottom, "nobody_knows", "1"));
    EXPECT(".1.1....", 0, BUILDS | FLATTENS);
    OK(rtContextDestroy(context));
}

static const float corners[2][3][3] = {{{0, 0, 1}, {1, 0, 1}, {0, 2, 1}},
                                       {{2, 0, 1}, {3, 0, 1}, {2, 2, 1}}};

static RTresult move_corners(RTbuffer vertices, unsigned which)
{
    void *to;
    TRY(rtBufferMap(vertices, &to));
    memcpy(to, corners[which], sizeof corners[which]);
    return rtBufferUnmap(vertices);
}

/* Built-in triangles in the place of boxes; new vertices wait for the acceleration to be dirty. */
TEST(triangles)
{
    BEGIN;
    RTgeometrytriangles triangles;
    RTbuffer vertices;
    OK(rtBufferCreate(context, RT_BUFFER_INPUT, &vertices));
    OK(rtBufferSetFormat(vertices, RT_FORMAT_FLOAT3));
    OK(rtBufferSetSize1D(vertices, 3));
    OK(move_corners(vertices, 0));
    OK(rtGeometryTrianglesCreate(context, &triangles));
    OK(rtGeometryTrianglesSetPrimitiveCount(triangles, 1));
    OK(rtGeometryTrianglesSetVertices(triangles, 3, vertices, 0, 12, RT_FORMAT_FLOAT3));
    OK(rtGeometryInstanceSetGeometryTriangles(w.instance, triangles));
    EXPECT(".1.1....", COMPILES | PLANS | BUILDS, EVERYTHING);
    OK(move_corners(vertices, 1));
    EXPECT(".1.1....", 0, 0);
    OK(rtAccelerationMarkDirty(w.bottom));
    OK(rtAccelerationMarkDirty(w.top));
    EXPECT("...1.1..", BUILDS | FLATTENS, 0);
    OK(rtGeometryTrianglesSetPrimitiveCount(triangles, 0));
    OK(rtAccelerationMarkDirty(w.bottom));
    EXPECT("........", FLATTENS, BUILDS | VALIDATES);
    OK(rtGeometryInstanceSetGeometry(w.instance, w.geometry));
    EXPECT(".1.1....", PLANS | BUILDS, EVERYTHING & ~COMPILES);
    OK(rtContextDestroy(context));
}

/* Nodes put between others, and the same one twice. */
TEST(nodes)
{
    BEGIN;
    RTgroup inner;
    RTacceleration acceleration;
    RTtransform outer;
    OK(rtGroupCreate(context, &inner));
    OK(rtAccelerationCreate(context, &acceleration));
    OK(rtGroupSetAcceleration(inner, acceleration));
    OK(rtGroupSetChildCount(inner, 2));
    for (unsigned i = 0; i < 2; i++) OK(rtGroupSetChild(inner, i, w.places[i]));
    OK(rtTransformCreate(context, &outer));
    OK(move_to(outer, 4));
    OK(rtTransformSetChild(outer, inner));
    OK(rtGroupSetChildCount(w.group, 2));
    OK(rtGroupSetChild(w.group, 0, inner));
    OK(rtGroupSetChild(w.group, 1, outer));
    EXPECT(".1.1.1.1", PLANS | FLATTENS, EVERYTHING & ~COMPILES);
    OK(move_to(outer, 3));
    EXPECT(".1.11.1.", FLATTENS, BUILDS);
    OK(rtTransformSetChild(outer, w.places[0]));
    EXPECT(".1.11...", PLANS | FLATTENS, EVERYTHING & ~COMPILES);
    OK(rtTransformSetChild(w.places[0], inner)); /* below itself */
    CHECK_EQ(launch(&w), RT_ERROR_INVALID_VALUE);
    OK(rtTransformSetChild(w.places[0], w.box));
    EXPECT(".1.11...", PLANS, EVERYTHING & ~COMPILES);
    OK(rtContextDestroy(context));
}

/* ---- settings ---- */

/* What is checked or printed is other code, and so are the depth and size of the stack. */
TEST(settings)
{
    BEGIN;
    RTprogram handler;
    OK(rtContextSetStackSize(context, 1 << 16));
    OK(rtContextSetMaxTraceDepth(context, 7));
    EXPECT(".1.1....", 0, EVERYTHING);
    OK(set_hit(&w, "printing"));
    EXPECT(".4.4....", COMPILES | PLANS, EVERYTHING);
    OK(rtContextSetPrintEnabled(context, 1));
    EXPECT(".4.4....", COMPILES, PLANS | VALIDATES | FILLS | FLATTENS);
    OK(rtContextSetPrintLaunchIndex(context, 1, 0, 0));
    OK(rtContextSetPrintBufferSize(context, 1 << 16));
    EXPECT(".4.4....", 0, FILLS);
    OK(rtContextSetPrintEnabled(context, 0));
    EXPECT(".4.4....", 0, PLANS | VALIDATES | FILLS | FLATTENS);
    OK(set_hit(&w, "throwing"));
    EXPECT(".3.3....", COMPILES | PLANS, EVERYTHING);
    OK(rtContextSetExceptionEnabled(context, RT_EXCEPTION_USER, 1));
    EXPECT(".3.3....", COMPILES, EVERYTHING); /* not written: what was there stays */
    OK(rtContextSetExceptionEnabled(context, RT_EXCEPTION_USER, 0));
    EXPECT(".3.3....", 0, EVERYTHING & ~COMPILES);
    OK(more_program(&w, "printing", &handler));
    OK(rtContextSetEntryPointCount(context, 2));
    OK(rtContextSetRayTypeCount(context, 2));
    OK(rtMaterialSetClosestHitProgram(w.red, 1, handler));
    OK(rtContextSetRayTypeCount(context, 1));
    OK(rtContextSetEntryPointCount(context, 1));
    EXPECT(".3.3....", 0, EVERYTHING & ~COMPILES);
    OK(rtContextDestroy(context));
}

int main(int argc, char **argv)
{
    static const struct rw_test tests[] = {
        {"contents", test_contents},
        {"textures", test_textures},
        {"callables by id", test_callables_by_id},
        {"callables of variables", test_callables_of_variables},
        {"selectors", test_selectors},
        {"trees", test_trees},
        {"triangles", test_triangles},
        {"nodes", test_nodes},
        {"settings", test_settings},
    };
    use_device(argc, argv);
    setenv("RW_NODES", "compressed", 1); /* with those of small scenes a GPU has other kernels */
    return RUN_TABLE(tests);
}
