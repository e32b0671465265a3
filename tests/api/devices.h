/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A scene for tests of several devices: spheres with an intersection program, mirrors of a texture,
 * above two built-in triangles. Two pictures are drawn by entry point 0, one of the launch and a
 * sum of all; entry point 1 shows what local buffers kept. The launch is large enough for each
 * device to get several parts of it. Needs NVRTC.
 */
#ifndef RW_TEST_DEVICES_H
#define RW_TEST_DEVICES_H

#include "runtime/device/device.h"
#include "runtime/object/object.h"
#include "tests/api/support.h"
#include "tests/several.h"

enum { WIDTH = 97, HEIGHT = 61, PIXELS = WIDTH * HEIGHT, SPHERES = 12, TEXELS = 8 };

static const char stage_source[] =
    "#include <raywright_device.h>\n"
    "struct Payload { float3 colour; int depth; };\n"
    "rtDeclareVariable(uint2, index, rtLaunchIndex, );\n"
    "rtDeclareVariable(uint2, size, rtLaunchDim, );\n"
    "rtDeclareVariable(optix::Ray, ray, rtCurrentRay, );\n"
    "rtDeclareVariable(float, distance, rtIntersectionDistance, );\n"
    "rtDeclareVariable(Payload, payload, rtPayload, );\n"
    "rtDeclareVariable(float3, normal, attribute normal, );\n"
    "rtDeclareVariable(rtObject, scene, , );\n"
    "rtDeclareVariable(float, shift, , );\n"
    "rtDeclareVariable(int, throwing, , );\n"
    "rtDeclareVariable(int, printing, , );\n"
    "rtBuffer<float4> spheres;\n"
    "rtBuffer<float4, 2> picture;\n"
    "rtBuffer<float4, 2> sum;\n"
    "rtBuffer<unsigned int, 2> scratch;\n"
    "rtBuffer<unsigned int> drawn;\n"
    "rtTextureSampler<float4, 2> paper;\n"
    "RT_PROGRAM void draw() {\n"
    "    scratch[index] = index.x * 1000 + index.y;\n"
    "    atomicAdd(&drawn[0], 1u);\n"
    "    if (throwing && (index.x + index.y) % throwing == 0) rtThrow(RT_EXCEPTION_USER + 1);\n"
    "    if (printing && index.x % 8 == 0 && index.y % 8 == 0)\n"
    "        rtPrintf(\"at %u, %u of %u\\n\", index.x, index.y, size.x);\n"
    "    Payload p;\n"
    "    p.colour = make_float3(0, 0, 0);\n"
    "    p.depth = 0;\n"
    "    float3 from = make_float3(4.0f * index.x / size.x - 2, 5, 4.0f * index.y / size.y - 2);\n"
    "    float3 down = optix::normalize(make_float3(shift, -1, 0.2f));\n"
    "    rtTrace(scene, optix::make_Ray(from, down, 0, 1e-3f, 100.0f), p);\n"
    "    float4 colour = make_float4(p.colour.x, p.colour.y, p.colour.z, 1);\n"
    "    picture[index] = colour;\n"
    "    float4 s = sum[index];\n"
    "    sum[index] = make_float4(s.x + colour.x, s.y + colour.y, s.z + colour.z, s.w + 1);\n"
    "}\n"
    "RT_PROGRAM void recall() {\n"
    "    picture[index] = make_float4(scratch[index], sum[index].w, 0, 0);\n"
    "}\n"
    "RT_PROGRAM void caught() { picture[index] = make_float4(rtGetExceptionCode(), 0, 0, 0); }\n"
    "RT_PROGRAM void sky() { payload.colour = make_float3(0.1f, 0.2f, 0.3f); }\n"
    "RT_PROGRAM void mirror() {\n"
    "    float4 ink = tex2D(paper, normal.x, normal.z);\n"
    "    float3 at = ray.origin + distance * ray.direction;\n"
    "    float3 n = optix::normalize(rtTransformNormal(RT_OBJECT_TO_WORLD, normal));\n"
    "    Payload p;\n"
    "    p.colour = make_float3(1, 0, 1);\n"
    "    p.depth = payload.depth + 1;\n"
    "    if (p.depth < 4)\n"
    "        rtTrace(scene, optix::make_Ray(at, optix::reflect(ray.direction, n), 0, 1e-3f, "
    "100.0f),\n"
    "                p);\n"
    "    payload.colour = 0.5f * p.colour + 0.5f * make_float3(ink.x, ink.y, ink.z);\n"
    "}\n"
    "RT_PROGRAM void ground() {\n"
    "    float3 at = ray.origin + distance * ray.direction;\n"
    "    payload.colour = make_float3(at.x - floorf(at.x), rtGetPrimitiveIndex(), at.z * at.z);\n"
    "}\n"
    "RT_PROGRAM void intersect(int k) {\n"
    "    float3 o = ray.origin - make_float3(spheres[k].x, spheres[k].y, spheres[k].z);\n"
    "    float a = optix::dot(ray.direction, ray.direction), b = optix::dot(o, ray.direction);\n"
    "    float c = optix::dot(o, o) - spheres[k].w * spheres[k].w, d = b * b - a * c;\n"
    "    if (d <= 0) return;\n"
    "    float t = (-b - sqrtf(d)) / a;\n"
    "    if (!rtPotentialIntersection(t)) return;\n"
    "    normal = (o + t * ray.direction) / spheres[k].w;\n"
    "    rtReportIntersection(0);\n"
    "}\n" SPHERE_BOUNDS;

struct stage {
    RTcontext context;
    RTbuffer spheres, vertices, paper, picture, sum, scratch, drawn;
    RTvariable shift, throwing, printing;
    RTacceleration sphere_tree, ground_tree, top_tree;
    RTtransform transform;
    RTgroup top;
};

static inline RTprogram stage_program(RTcontext c, const char *name)
{
    RTprogram program = NULL;
    RTresult result =
        rwProgramCreateFromSourceString(c, stage_source, "stage.cu", 0, NULL, name, &program);
    const char *text = "";
    rtContextGetErrorString(c, result, &text);
    if (result == RT_ERROR_NOT_SUPPORTED) SKIP("there is no NVRTC");
    if (result) fprintf(stderr, "%s\n", text);
    return program;
}

static inline RTresult stage_write(RTbuffer buffer, const void *bytes, size_t size)
{
    void *data;
    TRY(rtBufferMapEx(buffer, RT_BUFFER_MAP_WRITE_DISCARD, 0, NULL, &data));
    memcpy(data, bytes, size);
    return rtBufferUnmap(buffer);
}

static inline RTresult stage_read(RTbuffer buffer, void *bytes, size_t size)
{
    void *data;
    TRY(rtBufferMapEx(buffer, RT_BUFFER_MAP_READ, 0, NULL, &data));
    memcpy(bytes, data, size);
    return rtBufferUnmap(buffer);
}

/* Spheres in a ring of radius `ring`. */
static inline RTresult stage_set_spheres(struct stage *s, float ring)
{
    float values[SPHERES][4];
    for (int k = 0; k < SPHERES; k++) {
        float x = (float)(k % 4) - 1.5f, z = (float)(k / 4) - 1.0f;
        values[k][0] = ring * x;
        values[k][1] = 0.5f + 0.1f * (float)k;
        values[k][2] = ring * z;
        values[k][3] = 0.3f + 0.02f * (float)k;
    }
    return stage_write(s->spheres, values, sizeof(values));
}

static inline RTresult stage_set_ground(struct stage *s, float height)
{
    float vertices[6][3] = {{-2, height, -2}, {2, height, -2}, {2, height, 2},
                            {-2, height, -2}, {2, height, 2},  {-2, height + 0.5f, 2}};
    return stage_write(s->vertices, vertices, sizeof(vertices));
}

static inline RTresult stage_set_paper(struct stage *s, unsigned seed)
{
    float texels[TEXELS][TEXELS][4];
    for (int k = 0; k < TEXELS * TEXELS * 4; k++)
        ((float *)texels)[k] = (float)((seed = seed * 1664525u + 1013904223u) >> 16) / 65536.0f;
    return stage_write(s->paper, texels, sizeof(texels));
}

static inline RTresult stage_instance(struct stage *s, RTgeometry geometry,
                                      RTgeometrytriangles triangles, const char *closest_hit,
                                      const char *builder, RTacceleration *tree,
                                      RTgeometrygroup *out)
{
    RTcontext c = s->context;
    RTmaterial material;
    RTgeometryinstance instance;
    TRY(rtMaterialCreate(c, &material));
    TRY(rtMaterialSetClosestHitProgram(material, 0, stage_program(c, closest_hit)));
    TRY(rtGeometryInstanceCreate(c, &instance));
    TRY(geometry ? rtGeometryInstanceSetGeometry(instance, geometry)
                 : rtGeometryInstanceSetGeometryTriangles(instance, triangles));
    TRY(rtGeometryInstanceSetMaterialCount(instance, 1));
    TRY(rtGeometryInstanceSetMaterial(instance, 0, material));
    TRY(rtAccelerationCreate(c, tree));
    TRY(rtAccelerationSetBuilder(*tree, builder));
    TRY(rtGeometryGroupCreate(c, out));
    TRY(rtGeometryGroupSetAcceleration(*out, *tree));
    TRY(rtGeometryGroupSetChildCount(*out, 1));
    return rtGeometryGroupSetChild(*out, 0, instance);
}

static inline RTresult stage_graph(struct stage *s, const char *builder)
{
    static const float matrix[16] = {1, 0.2f, 0, 0, 0, 1, 0, 0.1f, 0, 0, 1.3f, 0, 0, 0, 0, 1};
    RTcontext c = s->context;
    RTgeometry spheres;
    RTgeometrytriangles ground;
    RTgeometrygroup groups[2];
    RTvariable scene;
    TRY(rtGeometryCreate(c, &spheres));
    TRY(rtGeometrySetPrimitiveCount(spheres, SPHERES));
    TRY(rtGeometrySetIntersectionProgram(spheres, stage_program(c, "intersect")));
    TRY(rtGeometrySetBoundingBoxProgram(spheres, stage_program(c, "bounds")));
    TRY(rtGeometryTrianglesCreate(c, &ground));
    TRY(rtGeometryTrianglesSetPrimitiveCount(ground, 2));
    TRY(rtGeometryTrianglesSetVertices(ground, 6, s->vertices, 0, 12, RT_FORMAT_FLOAT3));
    TRY(stage_instance(s, spheres, NULL, "mirror", builder, &s->sphere_tree, &groups[0]));
    TRY(stage_instance(s, NULL, ground, "ground", builder, &s->ground_tree, &groups[1]));
    TRY(rtTransformCreate(c, &s->transform));
    TRY(rtTransformSetMatrix(s->transform, 0, matrix, NULL));
    TRY(rtTransformSetChild(s->transform, groups[0]));
    TRY(rtAccelerationCreate(c, &s->top_tree));
    TRY(rtGroupCreate(c, &s->top));
    TRY(rtGroupSetAcceleration(s->top, s->top_tree));
    TRY(rtGroupSetChildCount(s->top, 2));
    TRY(rtGroupSetChild(s->top, 0, s->transform));
    TRY(rtGroupSetChild(s->top, 1, groups[1]));
    TRY(rtContextDeclareVariable(c, "scene", &scene));
    return rtVariableSetObject(scene, s->top);
}

static inline RTresult stage_buffers(struct stage *s)
{
    const unsigned local = RT_BUFFER_INPUT_OUTPUT | RT_BUFFER_GPU_LOCAL;
    const RTformat float4 = RT_FORMAT_FLOAT4, uint = RT_FORMAT_UNSIGNED_INT;
    RTcontext c = s->context;
    RTtexturesampler sampler;
    RTvariable v;
    TRY(named_buffer(c, RT_BUFFER_INPUT, float4, SPHERES, 0, "spheres", &s->spheres));
    TRY(named_buffer(c, RT_BUFFER_INPUT, RT_FORMAT_FLOAT3, 6, 0, NULL, &s->vertices));
    TRY(named_buffer(c, RT_BUFFER_INPUT, float4, TEXELS, TEXELS, NULL, &s->paper));
    TRY(named_buffer(c, RT_BUFFER_OUTPUT, float4, WIDTH, HEIGHT, "picture", &s->picture));
    TRY(named_buffer(c, RT_BUFFER_INPUT_OUTPUT, float4, WIDTH, HEIGHT, "sum", &s->sum));
    TRY(named_buffer(c, local, uint, WIDTH, HEIGHT, "scratch", &s->scratch));
    TRY(named_buffer(c, local, uint, 1, 0, "drawn", &s->drawn));
    TRY(rtTextureSamplerCreate(s->context, &sampler));
    TRY(rtTextureSamplerSetBuffer(sampler, 0, 0, s->paper));
    TRY(rtTextureSamplerSetReadMode(sampler, RT_TEXTURE_READ_ELEMENT_TYPE));
    TRY(rtTextureSamplerSetFilteringModes(sampler, RT_FILTER_NEAREST, RT_FILTER_NEAREST,
                                          RT_FILTER_NONE));
    TRY(rtContextDeclareVariable(s->context, "paper", &v));
    TRY(rtVariableSetObject(v, sampler));
    TRY(stage_set_spheres(s, 0.8f));
    TRY(stage_set_ground(s, 0));
    return stage_set_paper(s, 1);
}

/* The context stays to be destroyed, also after a failure. */
static inline RTresult stage_make(struct stage *s, const char *devices, const char *builder)
{
    *s = (struct stage){0};
    TRY(rtContextCreate(&s->context));
    RTcontext c = s->context;
    TRY(rwContextSetDevice(c, devices));
    TRY(rtContextSetEntryPointCount(c, 2));
    TRY(rtContextSetRayTypeCount(c, 1));
    TRY(rtContextSetRayGenerationProgram(c, 0, stage_program(c, "draw")));
    TRY(rtContextSetRayGenerationProgram(c, 1, stage_program(c, "recall")));
    TRY(rtContextSetExceptionProgram(c, 0, stage_program(c, "caught")));
    TRY(rtContextSetMissProgram(c, 0, stage_program(c, "sky")));
    TRY(rtContextDeclareVariable(c, "shift", &s->shift));
    TRY(rtContextDeclareVariable(c, "throwing", &s->throwing));
    TRY(rtContextDeclareVariable(c, "printing", &s->printing));
    TRY(rtVariableSet1f(s->shift, 0.1f));
    TRY(rtVariableSet1i(s->throwing, 0));
    TRY(rtVariableSet1i(s->printing, 0));
    TRY(stage_buffers(s));
    return stage_graph(s, builder);
}

static inline RTresult stage_draw(struct stage *s)
{
    return rtContextLaunch2D(s->context, 0, WIDTH, HEIGHT);
}

/* Launches and appends the picture to `out`. */
static inline RTresult stage_shoot(struct stage *s, unsigned entry, float **out)
{
    TRY(rtContextLaunch2D(s->context, entry, WIDTH, HEIGHT));
    TRY(stage_read(s->picture, *out, PIXELS * 4 * sizeof(float)));
    *out += PIXELS * 4;
    return RT_SUCCESS;
}

#endif
