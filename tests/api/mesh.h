/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The world of tests of geometry triangles. Triangle k lies at height k + 1; the ray meets it at
 * the weights 1/4 and 1/2 of its second and third vertex, and sees the back of even ones. Needs
 * NVRTC.
 */
#ifndef RW_TEST_MESH_H
#define RW_TEST_MESH_H

#include "tests/api/launch.h"

enum { WORDS = 16, TRIANGLES = 3, MISSED = 1000, THROWN = 2000 };

static const char source[] =
    "#include <raywright_device.h>\n"
    "rtDeclareVariable(optix::Ray, ray, rtCurrentRay, );\n"
    "rtDeclareVariable(unsigned int, payload, rtPayload, );\n"
    "rtDeclareVariable(float, distance, rtIntersectionDistance, );\n"
    "rtDeclareVariable(float2, weights, attribute rtTriangleBarycentrics, );\n"
    "rtDeclareVariable(unsigned int, label, attribute label, );\n"
    "rtDeclareVariable(rtObject, scene, , );\n"
    "rtDeclareVariable(unsigned int, x, , );\n"
    "rtDeclareVariable(unsigned int, flags, , );\n"
    "rtDeclareVariable(unsigned int, ignored, , );\n" /* bit set of primitives */
    "rtBuffer<unsigned int> out;\n"
    "RT_PROGRAM void run() {\n"
    "    unsigned int p = 0;\n"
    "    rtTrace(scene, optix::make_Ray(make_float3(0.25f, 0.5f, 0), make_float3(0, 0, 1), 0, 0,\n"
    "            100), p, RT_VISIBILITY_ALL, (RTrayflags)flags);\n"
    "    out[0] = p;\n"
    "}\n"
    "RT_PROGRAM void miss() { payload = 1000; }\n"
    "RT_PROGRAM void hit() {\n"
    "    payload = rtGetPrimitiveIndex(); out[1] = (unsigned)(distance * 4);\n"
    "    out[2] = (unsigned)(weights.x * 100); out[3] = (unsigned)(weights.y * 100);\n"
    "    out[4] = rtIsTriangleHit() + 2 * rtIsTriangleHitFrontFace()\n"
    "             + 4 * rtIsTriangleHitBackFace();\n"
    "    out[5] = x;\n"
    "}\n"
    "RT_PROGRAM void hit_label() { payload = label; out[1] = (unsigned)(distance * 4); }\n"
    "RT_PROGRAM void any() {\n"
    "    out[6] += 1; out[7] = label; out[8] = rtIsTriangleHitBackFace();\n"
    "    out[9] = (unsigned)(distance * 4);\n"
    "    if (ignored >> rtGetPrimitiveIndex() & 1) rtIgnoreIntersection();\n"
    "}\n"
    "RT_PROGRAM void attributes() {\n"
    "    float2 w = rtGetTriangleBarycentrics();\n"
    "    label = 100 * rtGetPrimitiveIndex() + (unsigned)(w.x * 40) + (unsigned)(w.y * 2);\n"
    "}\n"
    "RT_PROGRAM void throwing() { rtThrow(RT_EXCEPTION_USER + 1); }\n"
    "RT_PROGRAM void caught() { out[0] = 2000; }\n"
    "RT_PROGRAM void intersect(int primitive) {\n" /* a wall at half a unit below triangle 2 */
    "    if (!rtPotentialIntersection((2.5f - ray.origin.z) / ray.direction.z)) return;\n"
    "    label = 7;\n"
    "    rtReportIntersection(0);\n"
    "}\n"
    "RT_PROGRAM void bounds(int, float box[6]) {\n"
    "    box[0] = box[1] = -10; box[3] = box[4] = 10; box[2] = 2.4f; box[5] = 2.6f;\n"
    "}\n";

struct world {
    struct launch l; /* only its context is used */
    RTcontext context;
    RTmaterial materials[2]; /* the variable x is 50 in the first and 51 in the second */
    RTgeometrytriangles triangles;
    RTgeometryinstance instance;
    RTgeometrygroup group;
    RTacceleration acceleration;
    RTvariable scene;
    RTbuffer vertices, indices, out;
    unsigned int words[WORDS];
};

static inline RTresult program(struct world *w, const char *name, RTprogram *out)
{
    return launch_program(&w->l, source, name, out);
}

static inline RTresult set_context(struct world *w, const char *name, unsigned value)
{
    RTvariable v;
    LAUNCH(rtContextQueryVariable(w->context, name, &v));
    if (!v) LAUNCH(rtContextDeclareVariable(w->context, name, &v));
    return rtVariableSet1ui(v, value);
}

static inline RTresult fill(struct world *w, RTbuffer *buffer, RTformat format, RTsize count,
                            const void *data, size_t size)
{
    void *to;
    LAUNCH(rtBufferCreate(w->context, RT_BUFFER_INPUT, buffer));
    LAUNCH(rtBufferSetFormat(*buffer, format));
    LAUNCH(rtBufferSetSize1D(*buffer, count));
    LAUNCH(rtBufferMap(*buffer, &to));
    memcpy(to, data, size);
    return rtBufferUnmap(*buffer);
}

/* Four corners at each height; the triangles use three of them, odd ones turned around. */
static inline RTresult make_mesh(struct world *w)
{
    float vertices[3 * TRIANGLES][3];
    unsigned indices[TRIANGLES][3];
    for (unsigned k = 0; k < TRIANGLES; k++) {
        const float corners[3][3] = {{0, 0, k + 1.0f}, {1, 0, k + 1.0f}, {0, 1, k + 1.0f}};
        memcpy(vertices[3 * k], corners, sizeof corners);
        for (unsigned i = 0; i < 3; i++) indices[k][i] = 3 * k + (k % 2 ? (3 - i) % 3 : i);
    }
    LAUNCH(fill(w, &w->vertices, RT_FORMAT_FLOAT3, 3 * TRIANGLES, vertices, sizeof vertices));
    LAUNCH(fill(w, &w->indices, RT_FORMAT_UNSIGNED_INT3, TRIANGLES, indices, sizeof indices));
    LAUNCH(rtGeometryTrianglesCreate(w->context, &w->triangles));
    LAUNCH(rtGeometryTrianglesSetPrimitiveCount(w->triangles, TRIANGLES));
    LAUNCH(rtGeometryTrianglesSetVertices(w->triangles, 3 * TRIANGLES, w->vertices, 0, 12,
                                          RT_FORMAT_FLOAT3));
    return rtGeometryTrianglesSetTriangleIndices(w->triangles, w->indices, 0, 12,
                                                 RT_FORMAT_UNSIGNED_INT3);
}

static inline RTresult make_materials(struct world *w, const char *name)
{
    RTprogram hit;
    RTvariable x;
    LAUNCH(program(w, name, &hit));
    for (unsigned m = 0; m < 2; m++) {
        LAUNCH(rtMaterialCreate(w->context, &w->materials[m]));
        LAUNCH(rtMaterialSetClosestHitProgram(w->materials[m], 0, hit));
        LAUNCH(rtMaterialDeclareVariable(w->materials[m], "x", &x));
        LAUNCH(rtVariableSet1ui(x, 50 + m));
    }
    return RT_SUCCESS;
}

static inline RTresult make_graph(struct world *w)
{
    RTcontext c = w->context;
    LAUNCH(rtGeometryInstanceCreate(c, &w->instance));
    LAUNCH(rtGeometryInstanceSetGeometryTriangles(w->instance, w->triangles));
    LAUNCH(rtGeometryInstanceSetMaterialCount(w->instance, 1));
    LAUNCH(rtGeometryInstanceSetMaterial(w->instance, 0, w->materials[0]));
    LAUNCH(rtAccelerationCreate(c, &w->acceleration));
    LAUNCH(rtGeometryGroupCreate(c, &w->group));
    LAUNCH(rtGeometryGroupSetAcceleration(w->group, w->acceleration));
    LAUNCH(rtGeometryGroupSetChildCount(w->group, 1));
    LAUNCH(rtGeometryGroupSetChild(w->group, 0, w->instance));
    LAUNCH(rtContextDeclareVariable(c, "scene", &w->scene));
    return rtVariableSetObject(w->scene, w->group);
}

static inline RTresult make(struct world *w, const char *hit)
{
    RTprogram run, miss;
    RTvariable v;
    LAUNCH(rtContextCreate(&w->context));
    w->l.context = w->context;
    LAUNCH(program(w, "run", &run));
    LAUNCH(program(w, "miss", &miss));
    LAUNCH(rtContextSetRayTypeCount(w->context, 1));
    LAUNCH(rtContextSetEntryPointCount(w->context, 1));
    LAUNCH(rtContextSetRayGenerationProgram(w->context, 0, run));
    LAUNCH(rtContextSetMissProgram(w->context, 0, miss));
    LAUNCH(make_mesh(w));
    LAUNCH(make_materials(w, hit));
    LAUNCH(make_graph(w));
    LAUNCH(rtBufferCreate(w->context, RT_BUFFER_INPUT_OUTPUT, &w->out));
    LAUNCH(rtBufferSetFormat(w->out, RT_FORMAT_UNSIGNED_INT));
    LAUNCH(rtBufferSetSize1D(w->out, WORDS));
    LAUNCH(rtContextDeclareVariable(w->context, "out", &v));
    LAUNCH(rtVariableSetObject(v, w->out));
    LAUNCH(set_context(w, "ignored", 0));
    return set_context(w, "flags", 0);
}

/* Launches one index with `out` cleared, and reads it. */
static inline RTresult run(struct world *w)
{
    void *data;
    LAUNCH(rtBufferMap(w->out, &data));
    memset(data, 0, sizeof w->words);
    LAUNCH(rtBufferUnmap(w->out));
    LAUNCH(rtContextLaunch1D(w->context, 0, 1));
    LAUNCH(rtBufferMap(w->out, &data));
    memcpy(w->words, data, sizeof w->words);
    return rtBufferUnmap(w->out);
}

#define BEGIN(hit)                                                                                 \
    struct world w = {0};                                                                          \
    RTresult made = make(&w, hit);                                                                 \
    RTcontext context = w.context;                                                                 \
    OK(made)
#define END OK(rtContextDestroy(context))

static inline RTresult set_any_hit(struct world *w)
{
    RTprogram any;
    LAUNCH(program(w, "any", &any));
    LAUNCH(rtMaterialSetAnyHitProgram(w->materials[0], 0, any));
    return rtMaterialSetAnyHitProgram(w->materials[1], 0, any);
}

#endif
