/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What applications of the classic model are wont to do, with known answers: ids of buffers and
 * programs in buffers and in structs, buffers without elements, of three dimensions and filled by
 * callbacks, contents that stay on the device, several materials a geometry, one acceleration for
 * two groups, programs in namespaces, callable programs that trace from any place that may.
 *   api.idioms [cpu|cuda]
 */
#include "tests/api/launch.h"
#include "tests/device.h"

enum { WORDS = 32 };

/* Walls at heights 1 and 2, and one ray upwards; out is what a test looks at. */
static const char source[] =
    "#include <raywright_device.h>\n"
    "rtDeclareVariable(unsigned int, index, rtLaunchIndex, );\n"
    "rtDeclareVariable(optix::Ray, ray, rtCurrentRay, );\n"
    "rtDeclareVariable(unsigned int, payload, rtPayload, );\n"
    "rtDeclareVariable(rtObject, scene, , );\n"
    "rtDeclareVariable(rtObject, other_scene, , );\n"
    "rtDeclareVariable(unsigned int, colour, , );\n"
    "rtBuffer<unsigned int> out;\n"
    "rtBuffer<rtBufferId<unsigned int>> tables;\n"
    "rtBuffer<rtBufferId<rtBufferId<unsigned int>>> forest;\n"
    "rtDeclareVariable(rtBufferId<unsigned int>, table, , );\n"
    "typedef rtCallableProgramId<unsigned int(unsigned int)> Function;\n"
    "rtBuffer<Function> functions;\n"
    "struct Light { float3 place; Function shade; rtBufferId<unsigned int> table; };\n"
    "rtDeclareVariable(Light, light, , );\n"
    "rtBuffer<Light> lights;\n"
    "rtBuffer<unsigned short, 3> volume;\n"
    "rtBuffer<float3> empty;\n"
    "rtDemandLoadBuffer<unsigned int> paged;\n"
    "rtBuffer<unsigned int> scratch;\n"
    "RT_CALLABLE_PROGRAM unsigned int twice(unsigned int n) { return 2 * n; }\n"
    "RT_CALLABLE_PROGRAM unsigned int add_one(unsigned int n) { return n + 1; }\n"
    "RT_PROGRAM void ids() {\n"
    "    out[0] = tables[0][2]; out[1] = tables[1][0]; out[2] = (unsigned)tables[1].size();\n"
    "    out[3] = table[1]; out[4] = forest[0][1][0]; out[5] = (bool)table; \n"
    "    out[6] = functions[0](21); out[7] = functions[1](functions[0](4));\n"
    "    out[8] = light.shade(5) + light.table[1]; out[9] = lights[1].shade(5);\n"
    "    out[10] = lights[1].table[0] + (unsigned)lights[1].place.y;\n"
    "}\n"
    "RT_PROGRAM void shapes() {\n"
    "    const optix::size_t3 n = volume.size();\n"
    "    out[0] = (unsigned)(n.x + 10 * n.y + 100 * n.z);\n"
    "    out[1] = volume[make_uint3(1, 2, 3)]; out[2] = volume[make_uint3(0, 0, 0)];\n"
    "    out[3] = (unsigned)empty.size() + 7;\n"
    "    unsigned int page = 0;\n"
    "    out[4] = paged.loadOrRequest(3, page); out[5] = page; out[6] = (unsigned)paged.size();\n"
    "}\n"
    "RT_PROGRAM void count() { scratch[index] += index + 1; out[index] = scratch[index]; }\n"
    "static __device__ unsigned int shoot(rtObject top) {\n"
    "    unsigned int p = 0;\n"
    "    rtTrace(top, optix::make_Ray(make_float3(0.25f, 0.5f, 0), make_float3(0, 0, 1), 0, 0,\n"
    "            100), p);\n"
    "    return p;\n"
    "}\n"
    "RT_PROGRAM void both() { out[0] = shoot(scene); out[1] = shoot(other_scene); }\n"
    "RT_PROGRAM void hit() { payload = colour; }\n"
    "RT_PROGRAM void miss() { payload = 1000; }\n"
    "RT_PROGRAM void ignore() { rtIgnoreIntersection(); }\n"
    "RT_PROGRAM void intersect(int primitive) {\n"
    "    float t = (primitive + 1 - ray.origin.z) / ray.direction.z;\n"
    "    if (!rtPotentialIntersection(t)) { out[8 + primitive] = 1; return; }\n"
    "    out[8 + primitive] = 2 + rtReportIntersection(primitive);\n"
    "}\n"
    "RT_PROGRAM void bounds(int primitive, float box[6]) {\n"
    "    box[0] = box[1] = -10; box[3] = box[4] = 10; box[2] = primitive + 0.9f;\n"
    "    box[5] = primitive + 1.1f;\n"
    "}\n"
    "RT_CALLABLE_PROGRAM unsigned int look(unsigned int n) { return n + shoot(other_scene); }\n"
    "RT_PROGRAM void run() { out[0] = shoot(scene); }\n"
    "RT_PROGRAM void looking_hit() { payload = 5 + functions[0](100); }\n"
    "RT_PROGRAM void looking_miss() { payload = 7 + functions[0](200); }\n"
    "RT_PROGRAM void identity() {\n"
    "    float m[16]; rtGetTransform(RT_WORLD_TO_OBJECT, m);\n"
    "    const float3 p = rtTransformPoint(RT_OBJECT_TO_WORLD, make_float3(1, 2, 3));\n"
    "    const float3 n = rtTransformNormal(RT_WORLD_TO_OBJECT, make_float3(4, 5, 6));\n"
    "    out[0] = (unsigned)(p.x + 10 * p.y + 100 * p.z + 1000 * n.x + 10000 * n.y);\n"
    "    out[1] = (unsigned)(m[0] + m[5] + m[10] + m[15] + 10 * (m[1] + m[3] + m[12])); }\n"
    "namespace one { namespace two {\n"
    "rtDeclareVariable(unsigned int, depth, , ) = 3;\n"
    "rtBuffer<unsigned int> inner;\n"
    "RT_PROGRAM void nested() { inner[0] = depth; }\n"
    "} }\n";

struct world {
    struct launch l; /* only its context is used */
    RTcontext context;
    RTbuffer out;
    RTprogram run;
    unsigned int words[WORDS];
};

static RTresult program(struct world *w, const char *name, RTprogram *out)
{
    return launch_program(&w->l, source, name, out);
}

static RTresult set_object(struct world *w, const char *name, RTobject object)
{
    RTvariable v;
    TRY(rtContextQueryVariable(w->context, name, &v));
    if (!v) TRY(rtContextDeclareVariable(w->context, name, &v));
    return rtVariableSetObject(v, object);
}

static RTresult make_buffer(struct world *w, RTformat format, RTsize count, const void *data,
                            size_t size, RTbuffer *out)
{
    void *to;
    TRY(rtBufferCreate(w->context, RT_BUFFER_INPUT, out));
    TRY(rtBufferSetFormat(*out, format));
    if (format == RT_FORMAT_USER) TRY(rtBufferSetElementSize(*out, size / count));
    TRY(rtBufferSetSize1D(*out, count));
    TRY(rtBufferMap(*out, &to));
    if (size) memcpy(to, data, size);
    return rtBufferUnmap(*out);
}

static RTresult buffer_id(struct world *w, RTformat format, RTsize count, const void *data, int *id)
{
    RTbuffer buffer;
    TRY(make_buffer(w, format, count, data, 4 * count, &buffer));
    return rtBufferGetId(buffer, id);
}

static RTresult program_id(struct world *w, const char *name, int *id)
{
    RTprogram p;
    TRY(program(w, name, &p));
    return rtProgramGetId(p, id);
}

static RTresult make(struct world *w, const char *raygen)
{
    TRY(rtContextCreate(&w->context));
    w->l.context = w->context;
    TRY(program(w, raygen, &w->run));
    TRY(rtContextSetEntryPointCount(w->context, 1));
    TRY(rtContextSetRayTypeCount(w->context, 1));
    TRY(rtContextSetRayGenerationProgram(w->context, 0, w->run));
    TRY(rtBufferCreate(w->context, RT_BUFFER_INPUT_OUTPUT, &w->out));
    TRY(rtBufferSetFormat(w->out, RT_FORMAT_UNSIGNED_INT));
    TRY(rtBufferSetSize1D(w->out, WORDS));
    return set_object(w, "out", w->out);
}

static RTresult run(struct world *w, unsigned count)
{
    void *data;
    TRY(rtBufferMap(w->out, &data));
    memset(data, 0, sizeof w->words);
    TRY(rtBufferUnmap(w->out));
    TRY(rtContextLaunch1D(w->context, 0, count));
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

/* ---- buffers ---- */

TEST(ids)
{
    struct light {
        float place[3];
        int shade, table;
    } lights[2] = {{{0}, 0, 0}, {{1, 2, 3}, 0, 0}};
    const unsigned values[] = {10, 11, 12};
    int tables[2], functions[2], trees[1];
    RTbuffer buffer;
    RTvariable v;
    BEGIN("ids");
    OK(buffer_id(&w, RT_FORMAT_UNSIGNED_INT, 3, values, &tables[0]));
    OK(buffer_id(&w, RT_FORMAT_UNSIGNED_INT, 2, values + 1, &tables[1]));
    OK(buffer_id(&w, RT_FORMAT_BUFFER_ID, 2, tables, &trees[0]));
    OK(make_buffer(&w, RT_FORMAT_BUFFER_ID, 2, tables, sizeof tables, &buffer));
    OK(set_object(&w, "tables", buffer));
    OK(make_buffer(&w, RT_FORMAT_BUFFER_ID, 1, trees, sizeof trees, &buffer));
    OK(set_object(&w, "forest", buffer));
    OK(rtContextDeclareVariable(context, "table", &v));
    OK(rtVariableSet1i(v, tables[0]));
    OK(program_id(&w, "twice", &functions[0]));
    OK(program_id(&w, "add_one", &functions[1]));
    OK(make_buffer(&w, RT_FORMAT_PROGRAM_ID, 2, functions, sizeof functions, &buffer));
    OK(set_object(&w, "functions", buffer));
    for (int i = 0; i < 2; i++) lights[i].shade = functions[i], lights[i].table = tables[i];
    OK(rtContextDeclareVariable(context, "light", &v));
    OK(rtVariableSetUserData(v, sizeof lights[0], &lights[0]));
    OK(make_buffer(&w, RT_FORMAT_USER, 2, lights, sizeof lights, &buffer));
    OK(set_object(&w, "lights", buffer));
    OK(run(&w, 1));
    const unsigned expected[] = {12, 11, 2, 11, 11, 1, 42, 9, 21, 6, 13};
    for (unsigned i = 0; i < sizeof expected / sizeof *expected; i++)
        CHECK_EQ(w.words[i], expected[i]);
    END;
}

/* Asked with the size of what it is to fill; the element after the fourth says so. */
static int fill_pages(void *user, RTbuffer buffer, RTmemoryblock *block)
{
    unsigned *to = block->baseAddress;
    (void)buffer;
    for (unsigned x = 0; x < block->width; x++) to[x] = 100 + block->x + x;
    return ++*(int *)user == 0;
}

TEST(shapes)
{
    unsigned short volume[4 * 3 * 5];
    RTbuffer buffer;
    void *to;
    int calls = 0;
    BEGIN("shapes");
    for (unsigned short i = 0; i < 60; i++) volume[i] = i;
    OK(rtBufferCreate(context, RT_BUFFER_INPUT, &buffer));
    OK(rtBufferSetFormat(buffer, RT_FORMAT_UNSIGNED_SHORT));
    OK(rtBufferSetSize3D(buffer, 4, 3, 5));
    OK(rtBufferMap(buffer, &to));
    memcpy(to, volume, sizeof volume);
    OK(rtBufferUnmap(buffer));
    OK(set_object(&w, "volume", buffer));
    OK(make_buffer(&w, RT_FORMAT_FLOAT3, 0, NULL, 0, &buffer)); /* mapped and all */
    OK(set_object(&w, "empty", buffer));
    OK(rtBufferCreateFromCallback(context, RT_BUFFER_INPUT, fill_pages, &calls, &buffer));
    OK(rtBufferSetFormat(buffer, RT_FORMAT_UNSIGNED_INT));
    OK(rtBufferSetSize1D(buffer, 9));
    OK(set_object(&w, "paged", buffer));
    OK(run(&w, 1));
    CHECK_EQ(w.words[0], 4 + 10 * 3 + 100 * 5);
    CHECK_EQ(w.words[1], 1 + 4 * (2 + 3 * 3));
    CHECK_EQ(w.words[2], 0);
    CHECK_EQ(w.words[3], 7);
    CHECK(w.words[4] == 1 && w.words[5] == 103 && w.words[6] == 9 && calls == 1);
    END;
}

/* What a launch leaves in a buffer of the device the next one finds. */
TEST(gpu_local)
{
    RTbuffer scratch;
    BEGIN("count");
    OK(rtBufferCreate(context, RT_BUFFER_INPUT_OUTPUT | RT_BUFFER_GPU_LOCAL, &scratch));
    OK(rtBufferSetFormat(scratch, RT_FORMAT_UNSIGNED_INT));
    OK(rtBufferSetSize1D(scratch, 4));
    OK(set_object(&w, "scratch", scratch));
    OK(run(&w, 4));
    const unsigned first[4] = {w.words[0], w.words[1], w.words[2], w.words[3]};
    OK(run(&w, 4));
    OK(run(&w, 4));
    for (unsigned i = 0; i < 4; i++) CHECK_EQ(w.words[i] - first[i], 2 * (i + 1));
    END;
}

TEST(namespaces)
{
    RTvariable v;
    BEGIN("one::two::nested");
    OK(set_object(&w, "one::two::inner", w.out));
    OK(run(&w, 1));
    CHECK_EQ(w.words[0], 3);
    OK(rtProgramDeclareVariable(w.run, "one::two::depth", &v));
    OK(rtVariableSet1ui(v, 8));
    OK(run(&w, 1));
    CHECK_EQ(w.words[0], 8);
    END;
}

TEST(transforms_of_no_hit)
{
    BEGIN("identity");
    OK(run(&w, 1));
    CHECK(w.words[0] == 54321 && w.words[1] == 4);
    END;
}

/* ---- graphs ---- */

static RTresult make_material(struct world *w, unsigned colour, const char *any, RTmaterial *out)
{
    RTprogram hit;
    RTvariable v;
    TRY(program(w, "hit", &hit));
    TRY(rtMaterialCreate(w->context, out));
    TRY(rtMaterialSetClosestHitProgram(*out, 0, hit));
    if (any) {
        TRY(program(w, any, &hit));
        TRY(rtMaterialSetAnyHitProgram(*out, 0, hit));
    }
    TRY(rtMaterialDeclareVariable(*out, "colour", &v));
    return rtVariableSet1ui(v, colour);
}

static RTresult make_geometry(struct world *w, RTgeometry *out)
{
    RTprogram intersect, bounds;
    TRY(program(w, "intersect", &intersect));
    TRY(program(w, "bounds", &bounds));
    TRY(rtGeometryCreate(w->context, out));
    TRY(rtGeometrySetPrimitiveCount(*out, 2));
    TRY(rtGeometrySetIntersectionProgram(*out, intersect));
    return rtGeometrySetBoundingBoxProgram(*out, bounds);
}

static RTresult make_group(struct world *w, RTgeometry geometry, const RTmaterial materials[2],
                           RTacceleration acceleration, RTgeometrygroup *out)
{
    RTgeometryinstance instance;
    TRY(rtGeometryInstanceCreate(w->context, &instance));
    TRY(rtGeometryInstanceSetGeometry(instance, geometry));
    TRY(rtGeometryInstanceSetMaterialCount(instance, 2));
    for (unsigned i = 0; i < 2; i++) TRY(rtGeometryInstanceSetMaterial(instance, i, materials[i]));
    TRY(rtGeometryGroupCreate(w->context, out));
    TRY(rtGeometryGroupSetChildCount(*out, 1));
    TRY(rtGeometryGroupSetChild(*out, 0, instance));
    return rtGeometryGroupSetAcceleration(*out, acceleration);
}

/* `scene` has materials 1 and 2, `other_scene` the same geometry and the same tree with 3 and 4;
 * material 1 is ignored. */
static RTresult make_two_groups(struct world *w)
{
    RTmaterial materials[4];
    RTgeometry geometry;
    RTacceleration acceleration;
    RTgeometrygroup groups[2];
    RTprogram miss;
    TRY(program(w, "miss", &miss));
    TRY(rtContextSetMissProgram(w->context, 0, miss));
    for (unsigned i = 0; i < 4; i++)
        TRY(make_material(w, i + 1, i ? NULL : "ignore", &materials[i]));
    TRY(make_geometry(w, &geometry));
    TRY(rtAccelerationCreate(w->context, &acceleration));
    for (unsigned i = 0; i < 2; i++)
        TRY(make_group(w, geometry, &materials[2 * i], acceleration, &groups[i]));
    TRY(set_object(w, "scene", groups[0]));
    return set_object(w, "other_scene", groups[1]);
}

TEST(shared_acceleration)
{
    BEGIN("both");
    OK(make_two_groups(&w));
    OK(run(&w, 1));
    CHECK(w.words[0] == 2 && w.words[1] == 3);
    END;
}

/* Each primitive has its material, and rtReportIntersection says whether the hit was taken. */
TEST(reported)
{
    BEGIN("run");
    OK(make_two_groups(&w));
    OK(run(&w, 1));
    CHECK_EQ(w.words[0], 2);
    CHECK(w.words[8] == 2 && w.words[9] == 3); /* ignored, taken */
    END;
}

/* A callable program that traces, called by closest-hit and miss programs of another ray. */
TEST(callable_that_traces)
{
    RTprogram hit, miss, ignore;
    RTmaterial material;
    RTgeometryinstance instance;
    RTvariable v;
    RTobject group;
    RTbuffer buffer;
    int id;
    BEGIN("run");
    OK(make_two_groups(&w));
    OK(program_id(&w, "look", &id));
    OK(make_buffer(&w, RT_FORMAT_PROGRAM_ID, 1, &id, sizeof id, &buffer));
    OK(set_object(&w, "functions", buffer));
    OK(rtContextQueryVariable(context, "scene", &v));
    OK(rtVariableGetObject(v, &group));
    OK(rtGeometryGroupGetChild(group, 0, &instance));
    OK(rtGeometryInstanceGetMaterial(instance, 1, &material));
    OK(program(&w, "looking_hit", &hit));
    OK(rtMaterialSetClosestHitProgram(material, 0, hit));
    OK(run(&w, 1));
    CHECK_EQ(w.words[0], 5 + 100 + 3);
    OK(program(&w, "looking_miss", &miss));
    OK(rtContextSetMissProgram(context, 0, miss));
    OK(program(&w, "ignore", &ignore));
    OK(rtMaterialSetAnyHitProgram(material, 0, ignore));
    OK(run(&w, 1));
    CHECK_EQ(w.words[0], 7 + 200 + 3);
    END;
}

int main(int argc, char **argv)
{
    static const struct rw_test tests[] = {
        {"ids", test_ids},
        {"shapes", test_shapes},
        {"gpu-local", test_gpu_local},
        {"namespaces", test_namespaces},
        {"transforms-of-no-hit", test_transforms_of_no_hit},
        {"shared-acceleration", test_shared_acceleration},
        {"reported", test_reported},
        {"callable-that-traces", test_callable_that_traces},
    };
    use_device(argc, argv);
    return RUN_TABLE(tests);
}
