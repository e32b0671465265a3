/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Variables that hold objects, another one in each scope, as materials with their textures and
 * geometries with their vertices have them: one program, and for each of two boxes the object of
 * its own. Also what else differs from box to box. The boxes are 10 apart along x; one ray down
 * into each.
 */
#include "tests/api/launch.h"

enum { BOXES = 2 };

static const char source[] =
    "#include <raywright_device.h>\n"
    "rtDeclareVariable(unsigned int, index, rtLaunchIndex, );\n"
    "rtDeclareVariable(optix::Ray, ray, rtCurrentRay, );\n"
    "rtDeclareVariable(float, distance, rtIntersectionDistance, );\n"
    "struct Result { unsigned int words[9]; unsigned char depth; double value; };\n"
    "rtDeclareVariable(Result, payload, rtPayload, );\n"
    "struct Shape { float3 normal; unsigned int many[24]; short last; };\n"
    "rtDeclareVariable(Shape, shape, attribute shape, );\n"
    "rtDeclareVariable(rtObject, scene, , );\n"
    "rtDeclareVariable(rtObject, other, , );\n"
    "rtTextureSampler<float, 2> map;\n"
    "rtDeclareVariable(int, map_id, , );\n"
    "rtDeclareVariable(rtCallableProgramX<unsigned int(unsigned int)>, shade, , );\n"
    "rtBuffer<float3> place;\n"
    "rtBuffer<unsigned int> table;\n"
    "rtBuffer<unsigned int> out;\n"
    "static __device__ Result shoot(rtObject top, float x, float z) {\n"
    "    Result r;\n"
    "    for (int i = 0; i < 9; i++) r.words[i] = 0;\n"
    "    r.depth = 7; r.value = 0.5;\n"
    "    rtTrace(top, optix::make_Ray(make_float3(x, 0.5f, z), make_float3(0, 0, -1), 0, 0, 100), "
    "r);\n"
    "    return r;\n"
    "}\n"
    "RT_PROGRAM void run() {\n"
    "    const Result r = shoot(scene, 10.0f * index + 0.5f, 5);\n"
    "    for (int i = 0; i < 8; i++) out[8 * index + i] = r.words[i];\n"
    "    out[16 + index] = r.depth + 100 * (unsigned)(2 * r.value);\n"
    "}\n"
    "RT_PROGRAM void hit() {\n"
    "    payload.words[0] = (unsigned)tex2D(map, 0.5f, 0.5f);\n"
    "    payload.words[1] = (unsigned)rtTex2D<float>(map_id, 0.5f, 0.5f);\n"
    "    payload.words[2] = shade(10);\n"
    "    payload.words[3] = table[1];\n"
    "    payload.words[4] = (unsigned)(10 * shape.normal.z) + shape.many[payload.depth] +\n"
    "                       (unsigned)shape.last;\n"
    "    payload.words[5] = (unsigned)distance;\n"
    "}\n"
    "RT_PROGRAM void hit_other() {\n"
    "    payload.words[6] = shoot(other, 0.5f, 5).words[3] + table[1];\n"
    "}\n"
    "RT_PROGRAM void touch() { payload.words[7] += table[1]; payload.value += 1; }\n"
    "rtDeclareVariable(unsigned int, factor, , );\n"
    "RT_CALLABLE_PROGRAM unsigned int times(unsigned int n) { return n * factor; }\n"
    "RT_CALLABLE_PROGRAM unsigned int plus(unsigned int n) { return n + factor; }\n"
    "RT_PROGRAM void intersect(int) {\n"
    "    const float3 p = place[0];\n"
    "    const float t = ray.origin.z - p.z;\n"
    "    if (ray.origin.x < p.x || ray.origin.x > p.x + 1 || !rtPotentialIntersection(t)) return;\n"
    "    shape.normal = make_float3(0, 0, p.z);\n"
    "    for (int i = 0; i < 24; i++) shape.many[i] = 100 * i;\n"
    "    shape.last = -3;\n"
    "    rtReportIntersection(0);\n"
    "}\n"
    "RT_PROGRAM void bounds(int, float box[6]) {\n"
    "    const float3 p = place[0];\n"
    "    box[0] = p.x; box[3] = p.x + 1; box[1] = 0; box[4] = 1; box[2] = box[5] = p.z;\n"
    "}\n";

struct world {
    struct launch l; /* only its context is used */
    RTcontext context;
    RTprogram hit, intersect, bounds;
    RTmaterial materials[BOXES];
    RTgeometry geometries[BOXES];
    RTgeometryinstance instances[BOXES];
    RTgeometrygroup group;
    RTbuffer out;
    unsigned words[18];
};

static RTresult program(struct world *w, const char *name, RTprogram *out)
{
    return launch_program(&w->l, source, name, out);
}

static RTresult make_buffer(RTcontext c, RTformat format, RTsize width, const void *data,
                            size_t size, RTbuffer *out)
{
    void *to;
    TRY(rtBufferCreate(c, RT_BUFFER_INPUT, out));
    TRY(rtBufferSetFormat(*out, format));
    TRY(format == RT_FORMAT_FLOAT ? rtBufferSetSize2D(*out, width, 1)
                                  : rtBufferSetSize1D(*out, width));
    TRY(rtBufferMap(*out, &to));
    memcpy(to, data, size);
    return rtBufferUnmap(*out);
}

static RTresult set_in_material(RTmaterial m, const char *name, RTobject object)
{
    RTvariable v;
    TRY(rtMaterialDeclareVariable(m, name, &v));
    return rtVariableSetObject(v, object);
}

/* Texture, callable program and table of material k. */
static RTresult make_material(struct world *w, unsigned k)
{
    static const char *const callables[] = {"times", "plus"};
    RTcontext c = w->context;
    RTmaterial m;
    RTbuffer buffer;
    RTtexturesampler sampler;
    RTprogram callable;
    RTvariable v;
    const float texel = 20.0f + k;
    const unsigned table[2] = {0, 40 + k};
    int id;
    TRY(rtMaterialCreate(c, &m));
    w->materials[k] = m;
    TRY(rtMaterialSetClosestHitProgram(m, 0, w->hit));
    TRY(make_buffer(c, RT_FORMAT_FLOAT, 1, &texel, sizeof texel, &buffer));
    TRY(rtTextureSamplerCreate(c, &sampler));
    TRY(rtTextureSamplerSetBuffer(sampler, 0, 0, buffer));
    TRY(set_in_material(m, "map", sampler));
    TRY(rtTextureSamplerGetId(sampler, &id));
    TRY(rtMaterialDeclareVariable(m, "map_id", &v));
    TRY(rtVariableSet1i(v, id));
    TRY(program(w, callables[k], &callable));
    TRY(set_in_material(m, "shade", callable));
    TRY(rtMaterialDeclareVariable(m, "factor", &v)); /* the callable sees its caller's */
    TRY(rtVariableSet1ui(v, 3 + k));
    TRY(make_buffer(c, RT_FORMAT_UNSIGNED_INT, 2, table, sizeof table, &buffer));
    return set_in_material(m, "table", buffer);
}

static RTresult make_box(struct world *w, unsigned k)
{
    RTcontext c = w->context;
    RTbuffer buffer;
    RTvariable v;
    const float place[3] = {10.0f * k, 0, 1.0f + k};
    TRY(rtGeometryCreate(c, &w->geometries[k]));
    TRY(rtGeometrySetPrimitiveCount(w->geometries[k], 1));
    TRY(rtGeometrySetIntersectionProgram(w->geometries[k], w->intersect));
    TRY(rtGeometrySetBoundingBoxProgram(w->geometries[k], w->bounds));
    TRY(make_buffer(c, RT_FORMAT_FLOAT3, 1, place, sizeof place, &buffer));
    TRY(rtGeometryDeclareVariable(w->geometries[k], "place", &v));
    TRY(rtVariableSetObject(v, buffer));
    TRY(make_material(w, k));
    TRY(rtGeometryInstanceCreate(c, &w->instances[k]));
    TRY(rtGeometryInstanceSetGeometry(w->instances[k], w->geometries[k]));
    TRY(rtGeometryInstanceSetMaterialCount(w->instances[k], 1));
    return rtGeometryInstanceSetMaterial(w->instances[k], 0, w->materials[k]);
}

static RTresult make_group(struct world *w, unsigned first, unsigned count, RTgeometrygroup *out)
{
    RTacceleration acceleration;
    TRY(rtAccelerationCreate(w->context, &acceleration));
    TRY(rtGeometryGroupCreate(w->context, out));
    TRY(rtGeometryGroupSetAcceleration(*out, acceleration));
    TRY(rtGeometryGroupSetChildCount(*out, count));
    for (unsigned k = 0; k < count; k++)
        TRY(rtGeometryGroupSetChild(*out, k, w->instances[first + k]));
    return RT_SUCCESS;
}

static RTresult make(struct world *w)
{
    RTprogram run;
    RTvariable v;
    TRY(rtContextCreate(&w->context));
    RTcontext c = w->l.context = w->context;
    TRY(program(w, "run", &run));
    TRY(program(w, "hit", &w->hit));
    TRY(program(w, "intersect", &w->intersect));
    TRY(program(w, "bounds", &w->bounds));
    TRY(rtContextSetRayTypeCount(c, 1));
    TRY(rtContextSetEntryPointCount(c, 1));
    TRY(rtContextSetRayGenerationProgram(c, 0, run));
    for (unsigned k = 0; k < BOXES; k++) TRY(make_box(w, k));
    TRY(make_group(w, 0, BOXES, &w->group));
    TRY(rtContextDeclareVariable(c, "scene", &v));
    TRY(rtVariableSetObject(v, w->group));
    TRY(rtBufferCreate(c, RT_BUFFER_OUTPUT, &w->out));
    TRY(rtBufferSetFormat(w->out, RT_FORMAT_UNSIGNED_INT));
    TRY(rtBufferSetSize1D(w->out, 18));
    TRY(rtContextDeclareVariable(c, "out", &v));
    return rtVariableSetObject(v, w->out);
}

static RTresult run(struct world *w)
{
    void *data;
    TRY(rtContextLaunch1D(w->context, 0, BOXES));
    TRY(rtBufferMap(w->out, &data));
    memcpy(w->words, data, sizeof w->words);
    return rtBufferUnmap(w->out);
}

#define BEGIN                                                                                      \
    struct world w = {0};                                                                          \
    RTresult made = make(&w);                                                                      \
    RTcontext context = w.context;                                                                 \
    OK(made)
#define END OK(rtContextDestroy(context))

TEST(each_its_own)
{
    BEGIN;
    OK(run(&w));
    for (unsigned k = 0; k < BOXES; k++) {
        const unsigned *o = &w.words[8 * k];
        CHECK(o[0] == 20 + k && o[1] == 20 + k); /* textures */
        CHECK_EQ(o[2], k ? 10 + 4 : 10 * 3);     /* callable programs */
        CHECK_EQ(o[3], 40 + k);                  /* buffers */
        CHECK_EQ(o[4], 10 * (1 + k) + 700 - 3);  /* a large attribute */
        CHECK_EQ(o[5], 4 - k);                   /* buffers of geometries */
        CHECK_EQ(w.words[16 + k], 7 + 100);      /* what no program wrote of the payload */
    }
    END;
}

/* The object of the instance hides the material's; taken away, that is seen again. */
TEST(hidden)
{
    BEGIN;
    const unsigned table[2] = {0, 77};
    RTbuffer buffer;
    RTvariable v;
    OK(make_buffer(context, RT_FORMAT_UNSIGNED_INT, 2, table, sizeof table, &buffer));
    OK(rtGeometryInstanceDeclareVariable(w.instances[1], "table", &v));
    OK(rtVariableSetObject(v, buffer));
    OK(run(&w));
    CHECK(w.words[3] == 40 && w.words[11] == 77);
    OK(rtGeometryInstanceRemoveVariable(w.instances[1], v));
    OK(run(&w));
    CHECK(w.words[3] == 40 && w.words[11] == 41);
    END;
}

/* One of the materials traces into a scene of its own. */
TEST(scenes)
{
    BEGIN;
    RTprogram hit_other;
    RTgeometrygroup first;
    OK(program(&w, "hit_other", &hit_other));
    OK(make_group(&w, 0, 1, &first));
    OK(rtMaterialSetClosestHitProgram(w.materials[1], 0, hit_other));
    OK(set_in_material(w.materials[1], "other", first));
    OK(run(&w));
    CHECK_EQ(w.words[3], 40);
    CHECK_EQ(w.words[14], 40 + 41);
    END;
}

/* One program object as any-hit and as closest-hit program. */
TEST(two_kinds_at_once)
{
    BEGIN;
    RTprogram touch;
    OK(program(&w, "touch", &touch));
    for (unsigned k = 0; k < BOXES; k++) {
        OK(rtMaterialSetAnyHitProgram(w.materials[k], 0, touch));
        OK(rtMaterialSetClosestHitProgram(w.materials[k], 0, touch));
    }
    OK(run(&w));
    for (unsigned k = 0; k < BOXES; k++) {
        CHECK_EQ(w.words[8 * k + 7], 2 * (40 + k));
        CHECK_EQ(w.words[16 + k], 7 + 100 * 5);
    }
    END;
}

int main(void)
{
    static const struct rw_test tests[] = {
        {"each its own", test_each_its_own},
        {"hidden", test_hidden},
        {"scenes", test_scenes},
        {"two kinds at once", test_two_kinds_at_once},
    };
    return RUN_TABLE(tests);
}
