/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Triangles that name materials that there are not: hit records far beyond the table were read for
 * them, and what was found there was run. They have the first material, for closest-hit and any-hit
 * programs, whatever the strategy.
 */
#include <stdbool.h>
#include <stdint.h>

#include "tests/api/support.h"

enum { TRIANGLES = 6, MATERIALS = 2 };

/* One that is meant, and others. */
static const uint32_t indices[TRIANGLES] = {1, MATERIALS, 255, 65535, 1u << 20, ~0u};

static const char source[] =
    "#include <raywright_device.h>\n"
    "rtDeclareVariable(uint2, index, rtLaunchIndex, );\n"
    "rtDeclareVariable(unsigned int, payload, rtPayload, );\n"
    "rtDeclareVariable(rtObject, scene, , );\n"
    "rtDeclareVariable(unsigned int, number, , );\n"
    "rtBuffer<unsigned int, 2> output;\n"
    "RT_PROGRAM void camera() {\n"
    "    unsigned int p = 0;\n"
    "    float3 from = make_float3(index.x + 0.25f, 0.25f, 0), up = make_float3(0, 0, 1);\n"
    "    rtTrace(scene, optix::make_Ray(from, up, 0, 0.0f, 10.0f), p);\n"
    "    output[index] = p;\n"
    "}\n"
    "RT_PROGRAM void hit() { payload += number; }\n"
    "RT_PROGRAM void any_hit() { payload += 100 * number; }\n";

struct world {
    RTcontext context;
    RTgeometrytriangles mesh;
    RTbuffer output;
};

static RTresult make_hit(RTcontext c, const char *name, RTprogram *out)
{
    return rwProgramCreateFromSourceString(c, source, "materials.cu", 0, NULL, name, out);
}

static RTresult make_buffer(RTcontext c, RTformat format, size_t count, const void *bytes,
                            size_t size, RTbuffer *out)
{
    void *to;
    TRY(rtBufferCreate(c, RT_BUFFER_INPUT, out));
    TRY(rtBufferSetFormat(*out, format));
    TRY(rtBufferSetSize1D(*out, count));
    TRY(rtBufferMap(*out, &to));
    memcpy(to, bytes, size);
    return rtBufferUnmap(*out);
}

/* Side by side at height 1. */
static RTresult make_mesh(struct world *w)
{
    float corners[TRIANGLES][3][3];
    RTbuffer buffer;
    for (unsigned k = 0; k < TRIANGLES; k++)
        for (unsigned i = 0; i < 3; i++) {
            corners[k][i][0] = (float)k + (i == 1);
            corners[k][i][1] = (float)(i == 2);
            corners[k][i][2] = 1;
        }
    TRY(make_buffer(w->context, RT_FORMAT_FLOAT3, 3 * TRIANGLES, corners, sizeof(corners),
                    &buffer));
    TRY(rtGeometryTrianglesCreate(w->context, &w->mesh));
    TRY(rtGeometryTrianglesSetPrimitiveCount(w->mesh, TRIANGLES));
    TRY(rtGeometryTrianglesSetVertices(w->mesh, 3 * TRIANGLES, buffer, 0, 12, RT_FORMAT_FLOAT3));
    return rtGeometryTrianglesSetMaterialCount(w->mesh, MATERIALS);
}

static RTresult set_indices(struct world *w, RTformat format, unsigned bytes)
{
    unsigned char packed[TRIANGLES * sizeof(uint32_t)];
    RTbuffer buffer;
    for (unsigned k = 0; k < TRIANGLES; k++) memcpy(packed + k * bytes, &indices[k], bytes);
    TRY(make_buffer(w->context, format, TRIANGLES, packed, TRIANGLES * bytes, &buffer));
    return rtGeometryTrianglesSetMaterialIndices(w->mesh, buffer, 0, bytes, format);
}

static RTresult make_materials(struct world *w, bool any_hit, RTgeometryinstance instance)
{
    RTprogram hit, any;
    TRY(make_hit(w->context, "hit", &hit));
    TRY(make_hit(w->context, "any_hit", &any));
    TRY(rtGeometryInstanceSetMaterialCount(instance, MATERIALS));
    for (unsigned k = 0; k < MATERIALS; k++) {
        RTmaterial material;
        RTvariable number;
        TRY(rtMaterialCreate(w->context, &material));
        TRY(rtMaterialSetClosestHitProgram(material, 0, hit));
        if (any_hit) TRY(rtMaterialSetAnyHitProgram(material, 0, any));
        TRY(rtMaterialDeclareVariable(material, "number", &number));
        TRY(rtVariableSet1ui(number, k + 1));
        TRY(rtGeometryInstanceSetMaterial(instance, k, material));
    }
    return RT_SUCCESS;
}

static RTresult make_graph(struct world *w, bool any_hit)
{
    RTcontext c = w->context;
    RTgeometryinstance instance;
    RTgeometrygroup group;
    RTacceleration acceleration;
    RTvariable scene;
    TRY(make_mesh(w));
    TRY(rtGeometryInstanceCreate(c, &instance));
    TRY(rtGeometryInstanceSetGeometryTriangles(instance, w->mesh));
    TRY(make_materials(w, any_hit, instance));
    TRY(rtGeometryGroupCreate(c, &group));
    TRY(rtAccelerationCreate(c, &acceleration));
    TRY(rtGeometryGroupSetAcceleration(group, acceleration));
    TRY(rtGeometryGroupSetChildCount(group, 1));
    TRY(rtGeometryGroupSetChild(group, 0, instance));
    TRY(rtContextDeclareVariable(c, "scene", &scene));
    return rtVariableSetObject(scene, group);
}

static RTresult make_world(struct world *w, bool any_hit)
{
    RTvariable output;
    TRY(rtContextCreate(&w->context));
    TRY(rtContextSetRayTypeCount(w->context, 1));
    TRY(rtContextSetEntryPointCount(w->context, 1));
    TRY(set_source(w->context, 0, source, "camera"));
    TRY(make_graph(w, any_hit));
    TRY(rtBufferCreate(w->context, RT_BUFFER_OUTPUT, &w->output));
    TRY(rtBufferSetFormat(w->output, RT_FORMAT_UNSIGNED_INT));
    TRY(rtBufferSetSize2D(w->output, TRIANGLES, 1));
    TRY(rtContextDeclareVariable(w->context, "output", &output));
    return rtVariableSetObject(output, w->output);
}

/* What a ray gets of the material that there is for an index. */
static unsigned expected(uint32_t index, bool any_hit)
{
    const unsigned number = index < MATERIALS ? index + 1 : 1;
    return any_hit ? 101 * number : number;
}

static unsigned count_wrong(struct world *w, unsigned bytes, bool any_hit)
{
    void *bytes_out;
    unsigned wrong = 0;
    if (rtContextLaunch2D(w->context, 0, TRIANGLES, 1) || rtBufferMap(w->output, &bytes_out))
        return TRIANGLES;
    for (unsigned k = 0; k < TRIANGLES; k++) {
        const uint32_t index = bytes == 4 ? indices[k] : indices[k] & ((1u << 8 * bytes) - 1);
        const unsigned found = ((const unsigned *)bytes_out)[k];
        wrong += found != expected(index, any_hit);
    }
    rtBufferUnmap(w->output);
    return wrong;
}

static void try_strategy(const char *strategy, bool any_hit, int *rw_failed)
{
    static const struct {
        RTformat format;
        unsigned bytes;
    } formats[] = {
        {RT_FORMAT_UNSIGNED_BYTE, 1}, {RT_FORMAT_UNSIGNED_SHORT, 2}, {RT_FORMAT_UNSIGNED_INT, 4}};
    struct world w;
    setenv("RW_STRATEGY", strategy, 1);
    CHECK_EQ(make_world(&w, any_hit), RT_SUCCESS);
    RTcontext context = w.context;
    for (size_t k = 0; k < sizeof(formats) / sizeof(formats[0]); k++) {
        OK(set_indices(&w, formats[k].format, formats[k].bytes));
        CHECK_EQ(count_wrong(&w, formats[k].bytes, any_hit), 0);
    }
    OK(rtContextDestroy(context));
}

static const char *const strategies[] = {"states", "direct", "structured", "batch"};
enum { STRATEGIES = sizeof(strategies) / sizeof(strategies[0]) };

TEST(closest_hit)
{
    for (int k = 0; k < STRATEGIES; k++) try_strategy(strategies[k], false, rw_failed);
}

TEST(any_hit)
{
    for (int k = 0; k < STRATEGIES; k++) try_strategy(strategies[k], true, rw_failed);
}

static const struct rw_test tests[] = {
    {"closest-hit", test_closest_hit},
    {"any-hit", test_any_hit},
};

int main(void)
{
    setenv("RW_DEVICE", "cpu", 1);
    return RUN_TABLE(tests);
}
