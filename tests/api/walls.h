/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The world of tests that know what programs have to see: walls at heights 1, 2, 3, ... over all x
 * and y, and one ray upwards. `out` is what a test looks at. Needs NVRTC.
 */
#ifndef RW_TEST_WALLS_H
#define RW_TEST_WALLS_H

#include "tests/api/launch.h"

enum { WORDS = 32 };

static const char source[] =
    "#include <raywright_device.h>\n"
    "rtDeclareVariable(optix::Ray, ray, rtCurrentRay, );\n"
    "rtDeclareVariable(unsigned int, payload, rtPayload, );\n"
    "rtDeclareVariable(float, distance, rtIntersectionDistance, );\n"
    "rtDeclareVariable(unsigned int, label, attribute label, );\n"
    "rtDeclareVariable(rtObject, scene, , );\n"
    "rtDeclareVariable(unsigned int, x, , ) = 90;\n" /* the variable with many scopes */
    "rtDeclareVariable(unsigned int, mask, , ) = 255;\n"
    "rtDeclareVariable(unsigned int, flags, , );\n"
    "rtDeclareVariable(unsigned int, ignored, , );\n" /* bit set of labels */
    "rtDeclareVariable(rtCallableProgramX<unsigned int()>, bound, , );\n"
    "rtDeclareVariable(int, callable_id, , );\n"
    "rtBuffer<unsigned int> out;\n"
    "rtBuffer<int> ids;\n"
    "RT_CALLABLE_PROGRAM unsigned int get_x() { return x; }\n"
    "static __device__ unsigned int shoot() {\n"
    "    unsigned int p = 0;\n"
    "    rtTrace(scene, optix::make_Ray(make_float3(0.25f, 0.5f, 0), make_float3(0, 0, 1), 0, 0,\n"
    "            100), p, mask, (RTrayflags)flags);\n"
    "    return p;\n"
    "}\n"
    "RT_PROGRAM void run() { out[0] = shoot(); out[1] = x; }\n"
    "RT_PROGRAM void miss() { payload = 1000 + x; }\n"
    "RT_PROGRAM void hit() { payload = label; out[2] = x; out[3] = (unsigned)distance; }\n"
    "RT_PROGRAM void any() { out[4] = x; out[5] += 1; if (ignored >> label & 1)\n"
    "    rtIgnoreIntersection(); }\n"
    "RT_PROGRAM void terminate() { out[5] += 1; rtTerminateRay(); }\n"
    "RT_PROGRAM void intersect(int primitive) {\n"
    "    out[6] = x;\n"
    "    float t = (primitive + 1 - ray.origin.z) / ray.direction.z;\n"
    "    if (!rtPotentialIntersection(t)) return;\n"
    "    label = primitive;\n"
    "    rtReportIntersection(0);\n"
    "}\n"
    "RT_PROGRAM void bounds(int primitive, float box[6]) {\n"
    "    out[7] = x;\n"
    "    box[0] = box[1] = -10; box[3] = box[4] = 10; box[2] = primitive + 0.9f;\n"
    "    box[5] = primitive + 1.1f;\n"
    "}\n"
    "RT_PROGRAM void hit_bound() { payload = bound(); }\n"
    "RT_PROGRAM void run_id() { rtCallableProgramId<unsigned int()> f(callable_id);\n"
    "    out[0] = f(); out[1] = x; }\n"
    "RT_PROGRAM void run_ids() {\n"
    "    for (int i = 0; i < 3; i++) { rtBufferId<unsigned int> b(ids[i]); out[i] = b[i];\n"
    "        out[4 + i] = (unsigned)b.size(); }\n"
    "}\n"
    "RT_PROGRAM void hit_transforms() {\n"
    "    float3 p = make_float3(1, 2, 3);\n"
    "    float3 q[6] = {rtTransformPoint(RT_OBJECT_TO_WORLD, p),\n"
    "        rtTransformVector(RT_OBJECT_TO_WORLD, p), rtTransformNormal(RT_OBJECT_TO_WORLD, p),\n"
    "        rtTransformPoint(RT_WORLD_TO_OBJECT, p), rtTransformVector(RT_WORLD_TO_OBJECT, p),\n"
    "        rtTransformNormal(RT_WORLD_TO_OBJECT, p)};\n"
    "    for (int i = 0; i < 6; i++) { out[3 * i] = optix::float_as_int(q[i].x);\n"
    "        out[3 * i + 1] = optix::float_as_int(q[i].y);\n"
    "        out[3 * i + 2] = optix::float_as_int(q[i].z); }\n"
    "}\n"
    "RT_PROGRAM void trace_only() { shoot(); }\n";

struct world {
    struct launch l; /* only its context is used */
    RTcontext context;
    RTprogram run, miss, hit, intersect, bounds;
    RTgeometry geometry;
    RTmaterial material;
    RTgeometryinstance instance;
    RTgeometrygroup group;
    RTacceleration acceleration;
    RTvariable scene;
    RTbuffer out;
    unsigned int words[WORDS];
};

static inline RTresult program(struct world *w, const char *name, RTprogram *out)
{
    return launch_program(&w->l, source, name, out);
}

static inline RTresult make_graph(struct world *w, unsigned walls)
{
    RTcontext c = w->context;
    TRY(rtGeometryCreate(c, &w->geometry));
    TRY(rtGeometrySetPrimitiveCount(w->geometry, walls));
    TRY(rtGeometrySetIntersectionProgram(w->geometry, w->intersect));
    TRY(rtGeometrySetBoundingBoxProgram(w->geometry, w->bounds));
    TRY(rtMaterialCreate(c, &w->material));
    TRY(rtMaterialSetClosestHitProgram(w->material, 0, w->hit));
    TRY(rtGeometryInstanceCreate(c, &w->instance));
    TRY(rtGeometryInstanceSetGeometry(w->instance, w->geometry));
    TRY(rtGeometryInstanceSetMaterialCount(w->instance, 1));
    TRY(rtGeometryInstanceSetMaterial(w->instance, 0, w->material));
    TRY(rtAccelerationCreate(c, &w->acceleration));
    TRY(rtGeometryGroupCreate(c, &w->group));
    TRY(rtGeometryGroupSetAcceleration(w->group, w->acceleration));
    TRY(rtGeometryGroupSetChildCount(w->group, 1));
    TRY(rtGeometryGroupSetChild(w->group, 0, w->instance));
    TRY(rtContextDeclareVariable(c, "scene", &w->scene));
    return rtVariableSetObject(w->scene, w->group);
}

static inline RTresult set_context(struct world *w, const char *name, unsigned value)
{
    RTvariable v;
    TRY(rtContextQueryVariable(w->context, name, &v));
    if (!v) TRY(rtContextDeclareVariable(w->context, name, &v));
    return rtVariableSet1ui(v, value);
}

static inline RTresult make(struct world *w, const char *raygen, unsigned walls)
{
    RTvariable v;
    TRY(rtContextCreate(&w->context));
    w->l.context = w->context;
    TRY(program(w, raygen, &w->run));
    TRY(program(w, "miss", &w->miss));
    TRY(program(w, "hit", &w->hit));
    TRY(program(w, "intersect", &w->intersect));
    TRY(program(w, "bounds", &w->bounds));
    TRY(rtContextSetRayTypeCount(w->context, 1));
    TRY(rtContextSetEntryPointCount(w->context, 1));
    TRY(rtContextSetRayGenerationProgram(w->context, 0, w->run));
    TRY(rtContextSetMissProgram(w->context, 0, w->miss));
    TRY(make_graph(w, walls));
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
    TRY(rtAccelerationMarkDirty(w->acceleration)); /* so that the bounds program runs */
    TRY(rtBufferMap(w->out, &data));
    memset(data, 0, sizeof w->words);
    TRY(rtBufferUnmap(w->out));
    TRY(rtContextLaunch1D(w->context, 0, 1));
    TRY(rtBufferMap(w->out, &data));
    memcpy(w->words, data, sizeof w->words);
    return rtBufferUnmap(w->out);
}

/* A group around `child`, which becomes the scene. */
static inline RTresult surround(struct world *w, RTobject child, unsigned mask, RTgroup *out)
{
    RTacceleration acceleration;
    TRY(rtGroupCreate(w->context, out));
    TRY(rtAccelerationCreate(w->context, &acceleration));
    TRY(rtGroupSetAcceleration(*out, acceleration));
    TRY(rtGroupSetChildCount(*out, 1));
    TRY(rtGroupSetChild(*out, 0, child));
    TRY(rtGroupSetVisibilityMask(*out, mask));
    return rtVariableSetObject(w->scene, *out);
}

#define BEGIN(raygen, walls)                                                                       \
    struct world w = {0};                                                                          \
    RTresult made = make(&w, raygen, walls);                                                       \
    RTcontext context = w.context;                                                                 \
    OK(made)
#define END OK(rtContextDestroy(context))

#endif
