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
    LAUNCH(rtGeometryCreate(c, &w->geometry));
    LAUNCH(rtGeometrySetPrimitiveCount(w->geometry, walls));
    LAUNCH(rtGeometrySetIntersectionProgram(w->geometry, w->intersect));
    LAUNCH(rtGeometrySetBoundingBoxProgram(w->geometry, w->bounds));
    LAUNCH(rtMaterialCreate(c, &w->material));
    LAUNCH(rtMaterialSetClosestHitProgram(w->material, 0, w->hit));
    LAUNCH(rtGeometryInstanceCreate(c, &w->instance));
    LAUNCH(rtGeometryInstanceSetGeometry(w->instance, w->geometry));
    LAUNCH(rtGeometryInstanceSetMaterialCount(w->instance, 1));
    LAUNCH(rtGeometryInstanceSetMaterial(w->instance, 0, w->material));
    LAUNCH(rtAccelerationCreate(c, &w->acceleration));
    LAUNCH(rtGeometryGroupCreate(c, &w->group));
    LAUNCH(rtGeometryGroupSetAcceleration(w->group, w->acceleration));
    LAUNCH(rtGeometryGroupSetChildCount(w->group, 1));
    LAUNCH(rtGeometryGroupSetChild(w->group, 0, w->instance));
    LAUNCH(rtContextDeclareVariable(c, "scene", &w->scene));
    return rtVariableSetObject(w->scene, w->group);
}

static inline RTresult set_context(struct world *w, const char *name, unsigned value)
{
    RTvariable v;
    LAUNCH(rtContextQueryVariable(w->context, name, &v));
    if (!v) LAUNCH(rtContextDeclareVariable(w->context, name, &v));
    return rtVariableSet1ui(v, value);
}

static inline RTresult make(struct world *w, const char *raygen, unsigned walls)
{
    RTvariable v;
    LAUNCH(rtContextCreate(&w->context));
    w->l.context = w->context;
    LAUNCH(program(w, raygen, &w->run));
    LAUNCH(program(w, "miss", &w->miss));
    LAUNCH(program(w, "hit", &w->hit));
    LAUNCH(program(w, "intersect", &w->intersect));
    LAUNCH(program(w, "bounds", &w->bounds));
    LAUNCH(rtContextSetRayTypeCount(w->context, 1));
    LAUNCH(rtContextSetEntryPointCount(w->context, 1));
    LAUNCH(rtContextSetRayGenerationProgram(w->context, 0, w->run));
    LAUNCH(rtContextSetMissProgram(w->context, 0, w->miss));
    LAUNCH(make_graph(w, walls));
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
    LAUNCH(rtAccelerationMarkDirty(w->acceleration)); /* so that the bounds program runs */
    LAUNCH(rtBufferMap(w->out, &data));
    memset(data, 0, sizeof w->words);
    LAUNCH(rtBufferUnmap(w->out));
    LAUNCH(rtContextLaunch1D(w->context, 0, 1));
    LAUNCH(rtBufferMap(w->out, &data));
    memcpy(w->words, data, sizeof w->words);
    return rtBufferUnmap(w->out);
}

/* A group around `child`, which becomes the scene. */
static inline RTresult surround(struct world *w, RTobject child, unsigned mask, RTgroup *out)
{
    RTacceleration acceleration;
    LAUNCH(rtGroupCreate(w->context, out));
    LAUNCH(rtAccelerationCreate(w->context, &acceleration));
    LAUNCH(rtGroupSetAcceleration(*out, acceleration));
    LAUNCH(rtGroupSetChildCount(*out, 1));
    LAUNCH(rtGroupSetChild(*out, 0, child));
    LAUNCH(rtGroupSetVisibilityMask(*out, mask));
    return rtVariableSetObject(w->scene, *out);
}

#define BEGIN(raygen, walls)                                                                       \
    struct world w = {0};                                                                          \
    RTresult made = make(&w, raygen, walls);                                                       \
    RTcontext context = w.context;                                                                 \
    OK(made)
#define END OK(rtContextDestroy(context))

#endif
