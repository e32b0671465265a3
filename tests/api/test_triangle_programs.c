/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What ray programs see of geometry triangles, with known answers: indices, barycentrics, sides,
 * materials, attribute and any-hit programs, culling, formats, matrices, groups with other
 * geometry beside the triangles, new vertices.
 *
 * Triangle k lies at height k + 1; the ray meets it at the weights 1/4 and 1/2 of its second and
 * third vertex, and sees the back of even ones.
 */
#include "tests/api/launch.h"
#include "tests/api/support.h"

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

static RTresult program(struct world *w, const char *name, RTprogram *out)
{
    return launch_program(&w->l, source, name, out);
}

static RTresult set_context(struct world *w, const char *name, unsigned value)
{
    RTvariable v;
    LAUNCH(rtContextQueryVariable(w->context, name, &v));
    if (!v) LAUNCH(rtContextDeclareVariable(w->context, name, &v));
    return rtVariableSet1ui(v, value);
}

static RTresult fill(struct world *w, RTbuffer *buffer, RTformat format, RTsize count,
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
static RTresult make_mesh(struct world *w)
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

static RTresult make_materials(struct world *w, const char *name)
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

static RTresult make_graph(struct world *w)
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

static RTresult make(struct world *w, const char *hit)
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
static RTresult run(struct world *w)
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

static RTresult set_any_hit(struct world *w)
{
    RTprogram any;
    LAUNCH(program(w, "any", &any));
    LAUNCH(rtMaterialSetAnyHitProgram(w->materials[0], 0, any));
    return rtMaterialSetAnyHitProgram(w->materials[1], 0, any);
}

/* ---- what a hit program sees ----------------------------------------------------------------- */

TEST(closest_hit)
{
    BEGIN("hit");
    OK(run(&w));
    CHECK(w.words[0] == 0 && w.words[1] == 4 && w.words[2] == 25 && w.words[3] == 50);
    CHECK_EQ(w.words[4], 1 + 4);
    CHECK_EQ(w.words[5], 50);
    OK(rtGeometryTrianglesSetPrimitiveIndexOffset(w.triangles, 40));
    OK(rtAccelerationMarkDirty(w.acceleration));
    OK(run(&w));
    CHECK_EQ(w.words[0], 40);
    END;
}

TEST(culling)
{
    static const struct {
        unsigned flags, result, sides;
    } cases[] = {
        {RT_RAY_FLAG_CULL_BACK_FACING_TRIANGLES, 1, 1 + 2},
        {RT_RAY_FLAG_CULL_FRONT_FACING_TRIANGLES, 0, 1 + 4},
        {RT_RAY_FLAG_CULL_BACK_FACING_TRIANGLES | RT_RAY_FLAG_CULL_FRONT_FACING_TRIANGLES, MISSED,
         0},
        {RT_RAY_FLAG_DISABLE_CLOSESTHIT, 0, 0},
    };
    BEGIN("hit");
    for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++) {
        OK(set_context(&w, "flags", cases[i].flags));
        OK(run(&w));
        CHECK_EQ(w.words[0], cases[i].result);
        CHECK_EQ(w.words[4], cases[i].sides);
    }
    END;
}

/* A slot for each triangle, in all formats; the second triangle is seen from its front alone. */
TEST(materials)
{
    static const unsigned char bytes[] = {9, 1, 0, 1};
    static const unsigned short shorts[] = {1, 0, 1};
    static const unsigned words[] = {1, 0, 1};
    static const struct {
        const void *data;
        size_t size, offset;
        RTformat format;
    } cases[] = {{bytes, sizeof bytes, 1, RT_FORMAT_UNSIGNED_BYTE},
                 {shorts, sizeof shorts, 0, RT_FORMAT_UNSIGNED_SHORT},
                 {words, sizeof words, 0, RT_FORMAT_UNSIGNED_INT}};
    BEGIN("hit");
    OK(rtGeometryTrianglesSetMaterialCount(w.triangles, 2));
    OK(rtGeometryInstanceSetMaterialCount(w.instance, 2));
    OK(rtGeometryInstanceSetMaterial(w.instance, 1, w.materials[1]));
    for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++) {
        RTbuffer buffer;
        OK(fill(&w, &buffer, RT_FORMAT_BYTE, cases[i].size, cases[i].data, cases[i].size));
        OK(rtGeometryTrianglesSetMaterialIndices(w.triangles, buffer, cases[i].offset, 0,
                                                 cases[i].format));
        OK(rtAccelerationMarkDirty(w.acceleration));
        OK(set_context(&w, "flags", 0));
        OK(run(&w));
        CHECK(w.words[0] == 0 && w.words[5] == 51);
        OK(set_context(&w, "flags", RT_RAY_FLAG_CULL_BACK_FACING_TRIANGLES));
        OK(run(&w));
        CHECK(w.words[0] == 1 && w.words[5] == 50);
    }
    END;
}

/* ---- programs that run during traversal ------------------------------------------------------ */

TEST(any_hit)
{
    BEGIN("hit");
    OK(set_any_hit(&w));
    OK(set_context(&w, "ignored", 1 | 2));
    OK(run(&w));
    CHECK(w.words[0] == 2 && w.words[1] == 12 && w.words[6] >= 1);
    OK(set_context(&w, "ignored", 7));
    OK(run(&w));
    CHECK(w.words[0] == MISSED && w.words[6] == 3);
    OK(rtGeometryTrianglesSetFlagsPerMaterial(w.triangles, 0, RT_GEOMETRY_FLAG_DISABLE_ANYHIT));
    OK(run(&w));
    CHECK(w.words[0] == 0 && w.words[6] == 0);
    OK(set_context(&w, "flags", RT_RAY_FLAG_FORCE_ANYHIT));
    OK(run(&w));
    CHECK(w.words[0] == MISSED && w.words[6] == 3);
    END;
}

/* label = 100 * primitive + 10 + 1, in any-hit of the candidate, in closest-hit of the closest. */
TEST(attribute_program)
{
    BEGIN("hit_label");
    RTprogram attributes;
    OK(program(&w, "attributes", &attributes));
    OK(rtGeometryTrianglesSetAttributeProgram(w.triangles, attributes));
    OK(run(&w));
    CHECK_EQ(w.words[0], 11);
    OK(set_any_hit(&w));
    OK(set_context(&w, "ignored", 1 | 4));
    OK(run(&w));
    CHECK_EQ(w.words[0],
             100 + 30); /* turned around: the weights are 1/4 at the first, 1/2 at the second */
    CHECK_EQ(w.words[7] % 100, w.words[7] / 100 == 1 ? 30 : 11);
    END;
}

TEST(attribute_program_throws)
{
    BEGIN("hit");
    RTprogram throwing, caught;
    OK(program(&w, "throwing", &throwing));
    OK(program(&w, "caught", &caught));
    OK(rtGeometryTrianglesSetAttributeProgram(w.triangles, throwing));
    OK(rtContextSetExceptionProgram(context, 0, caught));
    OK(rtContextSetExceptionEnabled(context, RT_EXCEPTION_USER, 1));
    OK(run(&w));
    CHECK_EQ(w.words[0], THROWN);
    CHECK_EQ(w.words[5], 0); /* closest-hit did not run */
    END;
}

/* ---- where triangles come from --------------------------------------------------------------- */

TEST(formats)
{
    static const float flat[] = {9, 0, 0, 1, 0, 0, 1}; /* one in front, then pairs */
    static const unsigned short halves[] = {0, 0, 0x4000, 0x3c00, 0, 0x4000, 0, 0x3c00, 0x4000};
    static const unsigned short indices[] = {0, 1, 2};
    BEGIN("hit");
    RTbuffer buffer, short_indices;
    OK(rtGeometryTrianglesSetPrimitiveCount(w.triangles, 1));
    OK(rtGeometryTrianglesSetTriangleIndices(w.triangles, NULL, 0, 0, RT_FORMAT_UNKNOWN));
    OK(fill(&w, &buffer, RT_FORMAT_SHORT, 9, halves, sizeof halves));
    OK(rtGeometryTrianglesSetVertices(w.triangles, 3, buffer, 0, 0, RT_FORMAT_HALF3));
    OK(run(&w));
    CHECK(w.words[0] == 0 && w.words[1] == 8 && w.words[2] == 25 && w.words[3] == 50);
    OK(fill(&w, &buffer, RT_FORMAT_FLOAT, 7, flat, sizeof flat));
    OK(rtGeometryTrianglesSetVertices(w.triangles, 3, buffer, 4, 8, RT_FORMAT_FLOAT2));
    OK(fill(&w, &short_indices, RT_FORMAT_SHORT, 3, indices, sizeof indices));
    OK(rtGeometryTrianglesSetTriangleIndices(w.triangles, short_indices, 0, 0,
                                             RT_FORMAT_UNSIGNED_SHORT3));
    const float up[12] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 5};
    OK(rtGeometryTrianglesSetPreTransformMatrix(w.triangles, 0, up));
    OK(run(&w));
    CHECK(w.words[0] == 0 && w.words[1] == 20 && w.words[2] == 25 && w.words[3] == 50);
    END;
}

/* Heights doubled and moved by one: in the world triangle 0 is at 3. */
TEST(transform)
{
    static const float matrix[16] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2, 1, 0, 0, 0, 1};
    BEGIN("hit");
    RTtransform transform;
    OK(rtTransformCreate(context, &transform));
    OK(rtTransformSetMatrix(transform, 0, matrix, NULL));
    OK(rtTransformSetChild(transform, w.group));
    OK(rtVariableSetObject(w.scene, transform));
    OK(run(&w));
    CHECK(w.words[0] == 0 && w.words[1] == 12 && w.words[2] == 25 && w.words[3] == 50);
    END;
}

/* A wall at 2.5 between triangles 1 and 2, in the same geometry group. */
TEST(beside_other_geometry)
{
    BEGIN("hit");
    RTprogram intersect, bounds;
    RTgeometry wall;
    RTgeometryinstance instance;
    OK(program(&w, "intersect", &intersect));
    OK(program(&w, "bounds", &bounds));
    OK(rtGeometryCreate(context, &wall));
    OK(rtGeometrySetPrimitiveCount(wall, 1));
    OK(rtGeometrySetPrimitiveIndexOffset(wall, 30));
    OK(rtGeometrySetIntersectionProgram(wall, intersect));
    OK(rtGeometrySetBoundingBoxProgram(wall, bounds));
    OK(rtGeometryInstanceCreate(context, &instance));
    OK(rtGeometryInstanceSetGeometry(instance, wall));
    OK(rtGeometryInstanceSetMaterialCount(instance, 1));
    OK(rtGeometryInstanceSetMaterial(instance, 0, w.materials[1]));
    OK(rtGeometryGroupSetChildCount(w.group, 2));
    OK(rtGeometryGroupSetChild(w.group, 1, instance));
    OK(run(&w));
    CHECK(w.words[0] == 0 && w.words[5] == 50 && w.words[4] == 5);
    OK(set_any_hit(&w));
    OK(set_context(&w, "ignored", 1 | 2));
    OK(run(&w));
    CHECK(w.words[0] == 30 && w.words[5] == 51 && w.words[4] == 0 && w.words[1] == 10);
    END;
}

/* New heights for the same triangles, with a tree that is refitted and one that is built anew. */
TEST(moved_vertices)
{
    for (int refit = 0; refit < 2; refit++) {
        BEGIN("hit");
        float *vertices;
        OK(rtAccelerationSetProperty(w.acceleration, "refit", refit ? "1" : "0"));
        OK(run(&w));
        CHECK_EQ(w.words[1], 4);
        OK(rtBufferMap(w.vertices, (void **)&vertices));
        for (unsigned i = 0; i < 9; i++) vertices[3 * i + 2] = 10 - vertices[3 * i + 2];
        OK(rtBufferUnmap(w.vertices));
        OK(rtAccelerationMarkDirty(w.acceleration));
        OK(run(&w));
        CHECK(w.words[0] == 2 && w.words[1] == 28);
        END;
    }
}

int main(void)
{
    static const struct rw_test tests[] = {
        {"closest-hit", test_closest_hit},
        {"culling", test_culling},
        {"materials", test_materials},
        {"any-hit", test_any_hit},
        {"attribute-program", test_attribute_program},
        {"attribute-program-throws", test_attribute_program_throws},
        {"formats", test_formats},
        {"transform", test_transform},
        {"beside-other-geometry", test_beside_other_geometry},
        {"moved-vertices", test_moved_vertices},
    };
    return RUN_TABLE(tests);
}
