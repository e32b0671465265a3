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
    TRY(rtContextQueryVariable(w->context, name, &v));
    if (!v) TRY(rtContextDeclareVariable(w->context, name, &v));
    return rtVariableSet1ui(v, value);
}

static inline RTresult fill(struct world *w, RTbuffer *buffer, RTformat format, RTsize count,
                            const void *data, size_t size)
{
    void *to;
    TRY(rtBufferCreate(w->context, RT_BUFFER_INPUT, buffer));
    TRY(rtBufferSetFormat(*buffer, format));
    TRY(rtBufferSetSize1D(*buffer, count));
    TRY(rtBufferMap(*buffer, &to));
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
    TRY(fill(w, &w->vertices, RT_FORMAT_FLOAT3, 3 * TRIANGLES, vertices, sizeof vertices));
    TRY(fill(w, &w->indices, RT_FORMAT_UNSIGNED_INT3, TRIANGLES, indices, sizeof indices));
    TRY(rtGeometryTrianglesCreate(w->context, &w->triangles));
    TRY(rtGeometryTrianglesSetPrimitiveCount(w->triangles, TRIANGLES));
    TRY(rtGeometryTrianglesSetVertices(w->triangles, 3 * TRIANGLES, w->vertices, 0, 12,
                                       RT_FORMAT_FLOAT3));
    return rtGeometryTrianglesSetTriangleIndices(w->triangles, w->indices, 0, 12,
                                                 RT_FORMAT_UNSIGNED_INT3);
}

static inline RTresult make_materials(struct world *w, const char *name)
{
    RTprogram hit;
    RTvariable x;
    TRY(program(w, name, &hit));
    for (unsigned m = 0; m < 2; m++) {
        TRY(rtMaterialCreate(w->context, &w->materials[m]));
        TRY(rtMaterialSetClosestHitProgram(w->materials[m], 0, hit));
        TRY(rtMaterialDeclareVariable(w->materials[m], "x", &x));
        TRY(rtVariableSet1ui(x, 50 + m));
    }
    return RT_SUCCESS;
}

static inline RTresult make_graph(struct world *w)
{
    RTcontext c = w->context;
    TRY(rtGeometryInstanceCreate(c, &w->instance));
    TRY(rtGeometryInstanceSetGeometryTriangles(w->instance, w->triangles));
    TRY(rtGeometryInstanceSetMaterialCount(w->instance, 1));
    TRY(rtGeometryInstanceSetMaterial(w->instance, 0, w->materials[0]));
    TRY(rtAccelerationCreate(c, &w->acceleration));
    TRY(rtGeometryGroupCreate(c, &w->group));
    TRY(rtGeometryGroupSetAcceleration(w->group, w->acceleration));
    TRY(rtGeometryGroupSetChildCount(w->group, 1));
    TRY(rtGeometryGroupSetChild(w->group, 0, w->instance));
    TRY(rtContextDeclareVariable(c, "scene", &w->scene));
    return rtVariableSetObject(w->scene, w->group);
}

static inline RTresult make(struct world *w, const char *hit)
{
    RTprogram run, miss;
    RTvariable v;
    TRY(rtContextCreate(&w->context));
    w->l.context = w->context;
    TRY(program(w, "run", &run));
    TRY(program(w, "miss", &miss));
    TRY(rtContextSetRayTypeCount(w->context, 1));
    TRY(rtContextSetEntryPointCount(w->context, 1));
    TRY(rtContextSetRayGenerationProgram(w->context, 0, run));
    TRY(rtContextSetMissProgram(w->context, 0, miss));
    TRY(make_mesh(w));
    TRY(make_materials(w, hit));
    TRY(make_graph(w));
    TRY(rtBufferCreate(w->context, RT_BUFFER_INPUT_OUTPUT, &w->out));
    TRY(rtBufferSetFormat(w->out, RT_FORMAT_UNSIGNED_INT));
    TRY(rtBufferSetSize1D(w->out, WORDS));
    TRY(rtContextDeclareVariable(w->context, "out", &v));
    TRY(rtVariableSetObject(v, w->out));
    TRY(set_context(w, "ignored", 0));
    return set_context(w, "flags", 0);
}

/* Launches one index with `out` cleared, and reads it. */
static inline RTresult run(struct world *w)
{
    void *data;
    TRY(rtBufferMap(w->out, &data));
    memset(data, 0, sizeof w->words);
    TRY(rtBufferUnmap(w->out));
    TRY(rtContextLaunch1D(w->context, 0, 1));
    TRY(rtBufferMap(w->out, &data));
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
    TRY(program(w, "any", &any));
    TRY(rtMaterialSetAnyHitProgram(w->materials[0], 0, any));
    return rtMaterialSetAnyHitProgram(w->materials[1], 0, any);
}

#endif
