/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What programs can ask, with known answers: flags, mask and time of the ray, the child of the
 * group, matrices, index and size of launches of every dimension, entry points, marked calls.
 *
 * The scene: the same wall at height 1 below three transforms of a group, 10 apart along x.
 *   api.queries [cpu|cuda]
 */
#include "tests/api/launch.h"
#include "tests/device.h"

enum { WORDS = 64, CHILDREN = 3 };

static const char source[] =
    "#include <raywright_device.h>\n"
    "rtDeclareVariable(uint3, index, rtLaunchIndex, );\n"
    "rtDeclareVariable(uint3, size, rtLaunchDim, );\n"
    "rtDeclareVariable(int, index1, rtLaunchIndex, );\n"
    "rtDeclareVariable(unsigned int, size1, rtLaunchDim, );\n"
    "rtDeclareVariable(int2, index2, rtLaunchIndex, );\n"
    "rtDeclareVariable(uint2, size2, rtLaunchDim, );\n"
    "rtDeclareVariable(unsigned int, subframe, rtSubframeIndex, );\n"
    "rtDeclareVariable(optix::Ray, ray, rtCurrentRay, );\n"
    "rtDeclareVariable(float, time, rtCurrentTime, );\n"
    "rtDeclareVariable(unsigned int, payload, rtPayload, );\n"
    "rtDeclareVariable(rtObject, scene, , );\n"
    "rtDeclareVariable(int, callable_id, , );\n"
    "rtBuffer<unsigned int> out;\n"
    "static __device__ optix::Ray ray_at(float x) {\n"
    "    return optix::make_Ray(make_float3(x, 0.5f, 0), make_float3(0, 0, 1), 0, 0, 10);\n"
    "}\n"
    "RT_PROGRAM void ask() {\n"
    "    unsigned int p = 1;\n"
    "    rtTrace(scene, ray_at(10.0f * index.x + 0.5f), 0.25f * index.x, p, 16u + index.x,\n"
    "            RT_RAY_FLAG_FORCE_ANYHIT);\n"
    "    out[16 * index.x + 9] = rtGetEntryPointIndex();\n"
    "    out[16 * index.x + 10] = subframe + 7;\n"
    "}\n"
    "RT_PROGRAM void ask_miss() {\n"
    "    unsigned int p = 1;\n"
    "    rtTrace(scene, ray_at(5), p, 3, RT_RAY_FLAG_DISABLE_ANYHIT);\n"
    "}\n"
    "RT_PROGRAM void miss() { out[60] = rtGetRayFlags(); out[61] = rtGetRayMask();\n"
    "    out[62] = (unsigned int)(100 * time) + 5; }\n"
    "RT_PROGRAM void hit() {\n"
    "    unsigned int *o = &out[16 * index.x], p = 0;\n"
    "    o[0] = rtGetGroupChildIndex(); o[1] = rtGetRayFlags(); o[2] = rtGetRayMask();\n"
    "    if (payload == 0) return;\n"
    "    rtTrace(scene, ray_at(10.0f * index.x + 0.25f), 0.875f, p);\n"
    "    o[3] = (unsigned int)(100 * time); o[4] = rtGetGroupChildIndex();\n"
    "    float m[16];\n"
    "    rtGetTransform(RT_OBJECT_TO_WORLD, m);\n"
    "    o[5] = (unsigned int)(m[3] + 1000 * m[0] + 10000 * m[15] + 100000 * m[1]);\n"
    "    rtGetTransform(RT_WORLD_TO_OBJECT, m);\n"
    "    o[6] = (unsigned int)(100 - m[3]);\n"
    "}\n"
    "RT_PROGRAM void any() { if (payload) out[16 * index.x + 7] = rtGetRayFlags() + 256 *\n"
    "    rtGetRayMask() + 65536 * rtGetGroupChildIndex(); }\n"
    "RT_PROGRAM void intersect(int) {\n"
    "    float x = ray.origin.x;\n"
    "    if (x < 0 || x > 1 || !rtPotentialIntersection((1 - ray.origin.z) / ray.direction.z)) "
    "return;\n"
    "    if (time < 0.8f) out[16 * index.x + 8] = rtGetRayMask() + 256 * (unsigned)(100 * time);\n"
    "    rtReportIntersection(0);\n"
    "}\n"
    "RT_PROGRAM void bounds(int, float box[6]) {\n"
    "    box[0] = box[1] = 0; box[2] = 0.9f; box[3] = box[4] = 1; box[5] = 1.1f;\n"
    "}\n"
    "RT_PROGRAM void sizes() {\n"
    "    unsigned int at = index.x + size.x * (index.y + size.y * index.z);\n"
    "    bool same = index1 == index.x && index2.x == index.x && index2.y == index.y &&\n"
    "                size1 == size.x && size2.x == size.x && size2.y == size.y;\n"
    "    out[at] = same ? index.x + 10 * index.y + 100 * index.z +\n"
    "                     1000 * (size.x + 10 * size.y + 100 * size.z) : 1;\n"
    "}\n"
    "RT_PROGRAM void entry() { out[0] = rtGetEntryPointIndex(); rtThrow(RT_EXCEPTION_USER); }\n"
    "RT_PROGRAM void caught_0() { out[1] = 100 + rtGetEntryPointIndex(); }\n"
    "RT_PROGRAM void caught_1() { out[1] = 200 + rtGetEntryPointIndex(); }\n"
    "RT_CALLABLE_PROGRAM unsigned int triple(unsigned int a) { return 3 * a; }\n"
    "RT_PROGRAM void marked() {\n"
    "    rtMarkedCallableProgramId<unsigned int(unsigned int)> f(callable_id, \"site\");\n"
    "    out[0] = f(14);\n"
    "}\n";

struct world {
    struct launch l; /* only its context is used */
    RTcontext context;
    RTbuffer out;
    unsigned int words[WORDS];
};

static RTresult program(struct world *w, const char *name, RTprogram *out)
{
    return launch_program(&w->l, source, name, out);
}

static RTresult make_wall(struct world *w, RTgeometrygroup *out)
{
    RTcontext c = w->context;
    RTprogram hit, any, intersect, bounds;
    RTgeometry geometry;
    RTmaterial material;
    RTgeometryinstance instance;
    RTacceleration acceleration;
    TRY(program(w, "hit", &hit));
    TRY(program(w, "any", &any));
    TRY(program(w, "intersect", &intersect));
    TRY(program(w, "bounds", &bounds));
    TRY(rtGeometryCreate(c, &geometry));
    TRY(rtGeometrySetPrimitiveCount(geometry, 1));
    TRY(rtGeometrySetIntersectionProgram(geometry, intersect));
    TRY(rtGeometrySetBoundingBoxProgram(geometry, bounds));
    TRY(rtMaterialCreate(c, &material));
    TRY(rtMaterialSetClosestHitProgram(material, 0, hit));
    TRY(rtMaterialSetAnyHitProgram(material, 0, any));
    TRY(rtGeometryInstanceCreate(c, &instance));
    TRY(rtGeometryInstanceSetGeometry(instance, geometry));
    TRY(rtGeometryInstanceSetMaterialCount(instance, 1));
    TRY(rtGeometryInstanceSetMaterial(instance, 0, material));
    TRY(rtAccelerationCreate(c, &acceleration));
    TRY(rtGeometryGroupCreate(c, out));
    TRY(rtGeometryGroupSetAcceleration(*out, acceleration));
    TRY(rtGeometryGroupSetChildCount(*out, 1));
    return rtGeometryGroupSetChild(*out, 0, instance);
}

static RTresult make_graph(struct world *w)
{
    RTgeometrygroup wall;
    RTgroup group;
    RTacceleration acceleration;
    RTvariable scene;
    TRY(make_wall(w, &wall));
    TRY(rtGroupCreate(w->context, &group));
    TRY(rtAccelerationCreate(w->context, &acceleration));
    TRY(rtGroupSetAcceleration(group, acceleration));
    TRY(rtGroupSetChildCount(group, CHILDREN));
    for (unsigned k = 0; k < CHILDREN; k++) {
        const float matrix[16] = {1, 0, 0, 10.0f * k, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
        RTtransform transform;
        TRY(rtTransformCreate(w->context, &transform));
        TRY(rtTransformSetMatrix(transform, 0, matrix, NULL));
        TRY(rtTransformSetChild(transform, wall));
        TRY(rtGroupSetChild(group, k, transform));
    }
    TRY(rtContextDeclareVariable(w->context, "scene", &scene));
    return rtVariableSetObject(scene, group);
}

static RTresult make(struct world *w, const char *raygen)
{
    RTprogram run, miss;
    RTvariable v;
    TRY(rtContextCreate(&w->context));
    w->l.context = w->context;
    TRY(program(w, raygen, &run));
    TRY(program(w, "miss", &miss));
    TRY(rtContextSetRayTypeCount(w->context, 1));
    TRY(rtContextSetEntryPointCount(w->context, 2));
    TRY(rtContextSetRayGenerationProgram(w->context, 0, run));
    TRY(rtContextSetRayGenerationProgram(w->context, 1, run));
    TRY(rtContextSetMissProgram(w->context, 0, miss));
    TRY(make_graph(w));
    TRY(rtBufferCreate(w->context, RT_BUFFER_INPUT_OUTPUT, &w->out));
    TRY(rtBufferSetFormat(w->out, RT_FORMAT_UNSIGNED_INT));
    TRY(rtBufferSetSize1D(w->out, WORDS));
    TRY(rtContextDeclareVariable(w->context, "out", &v));
    return rtVariableSetObject(v, w->out);
}

static RTresult launch(struct world *w, unsigned entry, unsigned x, unsigned y, unsigned z)
{
    void *data;
    TRY(rtBufferMap(w->out, &data));
    memset(data, 0, sizeof w->words);
    TRY(rtBufferUnmap(w->out));
    if (z)
        TRY(rtContextLaunch3D(w->context, entry, x, y, z));
    else if (y)
        TRY(rtContextLaunch2D(w->context, entry, x, y));
    else
        TRY(rtContextLaunch1D(w->context, entry, x));
    TRY(rtBufferMap(w->out, &data));
    memcpy(w->words, data, sizeof w->words);
    return rtBufferUnmap(w->out);
}

#define BEGIN(raygen)                                                                              \
    struct world w = {0};                                                                          \
    RTresult made = make(&w, raygen);                                                              \
    RTcontext context = w.context;                                                                 \
    OK(made)
#define END OK(rtContextDestroy(context))

TEST(ray_and_place)
{
    BEGIN("ask");
    OK(launch(&w, 1, CHILDREN, 0, 0));
    for (unsigned k = 0; k < CHILDREN; k++) {
        const unsigned *o = &w.words[16 * k];
        CHECK_EQ(o[0], k);
        CHECK(o[1] == RT_RAY_FLAG_NONE && o[2] == RT_VISIBILITY_ALL); /* of the second ray */
        CHECK_EQ(o[3], 25 * k);                                       /* of the first again */
        CHECK_EQ(o[4], k);
        CHECK_EQ(o[5], 10 * k + 11000);
        CHECK_EQ(o[6], 100 + 10 * k);
        CHECK_EQ(o[7], RT_RAY_FLAG_FORCE_ANYHIT + 256 * (16 + k) + 65536 * k);
        CHECK_EQ(o[8], 16 + k + 256 * 25 * k);
        CHECK(o[9] == 1 && o[10] == 7);
    }
    END;
}

TEST(missing_ray)
{
    BEGIN("ask_miss");
    OK(launch(&w, 0, 1, 0, 0));
    CHECK(w.words[60] == RT_RAY_FLAG_DISABLE_ANYHIT && w.words[61] == 3 && w.words[62] == 5);
    END;
}

TEST(launch_sizes)
{
    static const unsigned sizes[][3] = {{5, 0, 0}, {3, 4, 0}, {2, 3, 4}, {1, 1, 9}, {7, 1, 1}};
    BEGIN("sizes");
    for (unsigned i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        unsigned nx = sizes[i][0], ny = sizes[i][1], nz = sizes[i][2];
        OK(launch(&w, 0, nx, ny, nz));
        ny += !ny;
        nz += !nz;
        for (unsigned k = 0; k < nx * ny * nz; k++) {
            unsigned x = k % nx, y = k / nx % ny, z = k / nx / ny;
            CHECK_EQ(w.words[k], x + 10 * y + 100 * z + 1000 * (nx + 10 * ny + 100 * nz));
        }
        CHECK_EQ(w.words[nx * ny * nz], 0);
    }
    END;
}

/* Each entry point has its own exception program. */
TEST(entry_points)
{
    BEGIN("entry");
    RTprogram caught[2];
    OK(program(&w, "caught_0", &caught[0]));
    OK(program(&w, "caught_1", &caught[1]));
    for (unsigned i = 0; i < 2; i++) OK(rtContextSetExceptionProgram(context, i, caught[i]));
    OK(rtContextSetExceptionEnabled(context, RT_EXCEPTION_USER, 1));
    for (unsigned i = 0; i < 2; i++) {
        OK(launch(&w, i, 1, 0, 0));
        CHECK_EQ(w.words[0], i);
        CHECK_EQ(w.words[1], 100 * (i + 1) + i);
    }
    FAILS(rtContextLaunch1D(context, 2, 1), RT_ERROR_INVALID_VALUE, "entryPointIndex");
    END;
}

TEST(marked_call)
{
    BEGIN("marked");
    RTprogram triple, run;
    RTvariable v;
    int id;
    OK(program(&w, "triple", &triple));
    OK(rtProgramGetId(triple, &id));
    OK(rtContextGetRayGenerationProgram(context, 0, &run));
    OK(rtProgramCallsiteSetPotentialCallees(run, "site", &id, 1));
    OK(rtContextDeclareVariable(context, "callable_id", &v));
    OK(rtVariableSet1i(v, id));
    OK(launch(&w, 0, 1, 0, 0));
    CHECK_EQ(w.words[0], 42);
    END;
}

int main(int argc, char **argv)
{
    static const struct rw_test tests[] = {
        {"ray-and-place", test_ray_and_place}, {"missing-ray", test_missing_ray},
        {"launch-sizes", test_launch_sizes},   {"entry-points", test_entry_points},
        {"marked-call", test_marked_call},
    };
    use_device(argc, argv);
    return RUN_TABLE(tests);
}
