/* SPDX-License-Identifier: Apache-2.0 */
/* For tests of paged buffers and trees: a row of triangles, each of which is hit by a ray. */
#ifndef RW_TEST_PAGING_SCENE_H
#define RW_TEST_PAGING_SCENE_H

#include "tests/api/paging.h"

enum { TRIANGLES = 20000 };

/* A layer is a row of TRIANGLES triangles or boxes, ten higher than the one before. */
static const char shooting[] =
    "#include <raywright_device.h>\n"
    "rtDeclareVariable(unsigned int, index, rtLaunchIndex, );\n"
    "rtDeclareVariable(unsigned int, found, rtPayload, );\n"
    "rtDeclareVariable(optix::Ray, ray, rtCurrentRay, );\n"
    "rtDeclareVariable(rtObject, scene, , );\n"
    "rtDeclareVariable(unsigned int, layers, , );\n"
    "rtBuffer<float3> points;\n"
    "rtBuffer<unsigned int> sums;\n"
    "RT_PROGRAM void shoot() {\n"
    "    unsigned int p = 7;\n"
    "    const float x = 2.0f * (index * 37u % 20000u) + 0.25f, y = 10.0f * (index % layers);\n"
    "    rtTrace(scene, optix::make_Ray(make_float3(x, y + 0.25f, 0), make_float3(0, 0, 1), 0, 0,\n"
    "            100), p);\n"
    "    sums[index] = p;\n"
    "}\n"
    "RT_PROGRAM void hit() {\n"
    "    const unsigned int k = rtGetPrimitiveIndex();\n"
    "    found = k * 1000 + (unsigned int)points[k % 7001u].x;\n"
    "}\n"
    "RT_PROGRAM void see_through() {\n"
    "    if (rtGetPrimitiveIndex() % 5 == 0) rtIgnoreIntersection();\n"
    "}\n"
    "RT_PROGRAM void intersect(int k) {\n"
    "    const float x = ray.origin.x - 2.0f * k;\n"
    "    if (x < 0 || x > 1 || !rtPotentialIntersection(1)) return;\n"
    "    rtReportIntersection(0);\n"
    "}\n"
    "RT_PROGRAM void bounds(int k, float b[6]) {\n"
    "    b[0] = 2.0f * k; b[1] = 0; b[2] = 1;\n"
    "    b[3] = 2.0f * k + 1; b[4] = 1; b[5] = 1.5f;\n"
    "}\n";

static inline unsigned int shot(const struct paging *p, unsigned int index)
{
    const unsigned int k = index * 37u % TRIANGLES;
    return k * 1000 + k % COUNT * p->factor % 1000;
}

static inline RTresult make_row_of_triangles(struct paging *p, RTgeometrytriangles *out)
{
    RTbuffer vertices;
    void *data;
    TRY(rtBufferCreate(p->context, RT_BUFFER_INPUT, &vertices));
    TRY(rtBufferSetFormat(vertices, RT_FORMAT_FLOAT3));
    TRY(rtBufferSetSize1D(vertices, 3 * TRIANGLES));
    TRY(rtBufferMap(vertices, &data));
    for (unsigned int k = 0; k < 3 * TRIANGLES; k++) {
        float *v = (float *)data + 3 * k;
        v[0] = (float)(2 * (k / 3) + (k % 3 == 1));
        v[1] = k % 3 == 2;
        v[2] = 1;
    }
    TRY(rtBufferUnmap(vertices));
    TRY(rtGeometryTrianglesCreate(p->context, out));
    TRY(rtGeometryTrianglesSetPrimitiveCount(*out, TRIANGLES));
    return rtGeometryTrianglesSetVertices(*out, 3 * TRIANGLES, vertices, 0, 12, RT_FORMAT_FLOAT3);
}

static inline RTresult make_program_of_scene(struct paging *p, const char *name, RTprogram *out)
{
    return rwProgramCreateFromSourceString(p->context, shooting, "s.cu", 0, NULL, name, out);
}

/* A group of its own, with a tree by that builder, whose material has closest hits. */
static inline RTresult make_group(struct paging *p, RTgeometryinstance instance,
                                  const char *builder, RTmaterial *material, RTgeometrygroup *out)
{
    RTacceleration acceleration;
    RTprogram hit;
    TRY(make_program_of_scene(p, "hit", &hit));
    TRY(rtMaterialCreate(p->context, material));
    TRY(rtMaterialSetClosestHitProgram(*material, 0, hit));
    TRY(rtGeometryInstanceSetMaterialCount(instance, 1));
    TRY(rtGeometryInstanceSetMaterial(instance, 0, *material));
    TRY(rtAccelerationCreate(p->context, &acceleration));
    TRY(rtAccelerationSetBuilder(acceleration, builder));
    TRY(rtGeometryGroupCreate(p->context, out));
    TRY(rtGeometryGroupSetChildCount(*out, 1));
    TRY(rtGeometryGroupSetChild(*out, 0, instance));
    return rtGeometryGroupSetAcceleration(*out, acceleration);
}

/* Entry point 3 shoots at this root. */
static inline RTresult set_scene(struct paging *p, RTobject root, unsigned layers)
{
    RTprogram shoot;
    RTvariable v;
    TRY(rtContextSetEntryPointCount(p->context, 4));
    TRY(make_program_of_scene(p, "shoot", &shoot));
    TRY(rtContextSetRayGenerationProgram(p->context, 3, shoot));
    TRY(rtContextDeclareVariable(p->context, "layers", &v));
    TRY(rtVariableSet1ui(v, layers));
    TRY(rtContextDeclareVariable(p->context, "scene", &v));
    return rtVariableSetObject(v, root);
}

/* A layer of triangles. */
static inline RTresult add_scene(struct paging *p)
{
    RTgeometrytriangles triangles;
    RTgeometryinstance instance;
    RTgeometrygroup group;
    RTmaterial material;
    TRY(make_row_of_triangles(p, &triangles));
    TRY(rtGeometryInstanceCreate(p->context, &instance));
    TRY(rtGeometryInstanceSetGeometryTriangles(instance, triangles));
    TRY(make_group(p, instance, "Trbvh", &material, &group));
    return set_scene(p, group, 1);
}

#endif
