/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A scene that can be launched, for tests of what goes wrong: a wall at height 1 over the left half
 * of a 4 x 4 grid, one ray upwards for each index. With the right programs the output is value + 1
 * where a ray hits and value + 100 where it misses. Needs NVRTC.
 */
#ifndef RW_TEST_LAUNCH_H
#define RW_TEST_LAUNCH_H

#include "tests/api/support.h"

enum { SIDE = 4 };

/* What every source of these tests begins with: 10 lines. */
#define PREAMBLE                                                                                   \
    "#include <raywright_device.h>\n"                                                              \
    "rtDeclareVariable(uint2, index, rtLaunchIndex, );\n"                                          \
    "rtDeclareVariable(optix::Ray, ray, rtCurrentRay, );\n"                                        \
    "rtDeclareVariable(unsigned int, payload, rtPayload, );\n"                                     \
    "rtDeclareVariable(rtObject, scene, , );\n"                                                    \
    "rtDeclareVariable(unsigned int, value, , );\n"                                                \
    "rtBuffer<unsigned int, 2> output;\n"                                                          \
    "static __device__ void shoot(unsigned int &p) {\n"                                            \
    "    float3 from = make_float3(index.x + 0.5f, index.y + 0.5f, 0), up = make_float3(0, 0, 1);" \
    "    rtTrace(scene, optix::make_Ray(from, up, 0, 0.0f, 10.0f), p);\n"                          \
    "}\n"

static const char good_source[] =
    PREAMBLE "RT_PROGRAM void good() { unsigned int p = value; shoot(p); output[index] = p; }\n"
             "RT_PROGRAM void hit() { payload += 1; }\n"
             "RT_PROGRAM void miss() { payload += 100; }\n"
             "RT_PROGRAM void intersect(int) {\n"
             "    float t = (1 - ray.origin.z) / ray.direction.z;\n"
             "    if (ray.origin.x < 2 && rtPotentialIntersection(t)) rtReportIntersection(0);\n"
             "}\n"
             "RT_PROGRAM void bounds(int, float box[6]) {\n"
             "    box[0] = box[1] = 0; box[2] = box[5] = 1; box[3] = 2; box[4] = 4;\n"
             "}\n";

struct launch {
    RTcontext context;
    RTmaterial material;
    RTbuffer output;
    RTvariable value;
    RTprogram good; /* ray generation */
    unsigned int pixels[SIDE][SIDE];
};

/* PTX of good_source, where a test has compiled it itself. */
static const char *launch_ptx;

/* good_source and more becomes launch_ptx: where a test makes many contexts. */
static inline RTresult launch_compile(const char *more)
{
    char source[16384];
    const char *options[] = {"-I" RW_SOURCE_DIR "/include", "-rdc=true"};
    RTsize size = 0, error_size = 0;
    snprintf(source, sizeof source, "%s%s", good_source, more);
    RTresult result = rtuCUDACompileString(source, options, 2, &size, &error_size);
    if (result == RT_ERROR_NOT_SUPPORTED) SKIP("there is no NVRTC");
    char *ptx = malloc(size + 1), *error = malloc(error_size + 1);
    if (!ptx || !error) return RT_ERROR_MEMORY_ALLOCATION_FAILED;
    rtuCUDAGetCompileResult(ptx, error);
    if (result) fprintf(stderr, "%s\n", error);
    free(error);
    launch_ptx = ptx;
    return result;
}

/* A program of a source that is called test.cu; the test is skipped where NVRTC is missing. */
static inline RTresult launch_program(struct launch *l, const char *source, const char *name,
                                      RTprogram *out)
{
    if (launch_ptx) return rtProgramCreateFromPTXString(l->context, launch_ptx, name, out);
    RTresult result =
        rwProgramCreateFromSourceString(l->context, source, "test.cu", 0, NULL, name, out);
    if (result == RT_ERROR_NOT_SUPPORTED) SKIP("there is no NVRTC");
    return result;
}

static inline RTresult launch_geometry(struct launch *l, RTgeometry *out)
{
    RTprogram intersect, bounds;
    TRY(launch_program(l, good_source, "intersect", &intersect));
    TRY(launch_program(l, good_source, "bounds", &bounds));
    TRY(rtGeometryCreate(l->context, out));
    TRY(rtGeometrySetPrimitiveCount(*out, 1));
    TRY(rtGeometrySetIntersectionProgram(*out, intersect));
    return rtGeometrySetBoundingBoxProgram(*out, bounds);
}

static inline RTresult launch_graph(struct launch *l)
{
    RTcontext c = l->context;
    RTgeometry geometry;
    RTgeometryinstance instance;
    RTgeometrygroup group;
    RTacceleration acceleration;
    RTvariable scene;
    TRY(launch_geometry(l, &geometry));
    TRY(rtMaterialCreate(c, &l->material));
    TRY(rtGeometryInstanceCreate(c, &instance));
    TRY(rtGeometryInstanceSetGeometry(instance, geometry));
    TRY(rtGeometryInstanceSetMaterialCount(instance, 1));
    TRY(rtGeometryInstanceSetMaterial(instance, 0, l->material));
    TRY(rtAccelerationCreate(c, &acceleration));
    /* Built on the host: a tree builder for the GPU would have an entry of its own in the cache. */
    TRY(rtAccelerationSetBuilder(acceleration, "Bvh"));
    TRY(rtGeometryGroupCreate(c, &group));
    TRY(rtGeometryGroupSetAcceleration(group, acceleration));
    TRY(rtGeometryGroupSetChildCount(group, 1));
    TRY(rtGeometryGroupSetChild(group, 0, instance));
    TRY(rtContextDeclareVariable(c, "scene", &scene));
    return rtVariableSetObject(scene, group);
}

static inline RTresult launch_output(struct launch *l)
{
    RTvariable v;
    TRY(rtBufferCreate(l->context, RT_BUFFER_INPUT_OUTPUT, &l->output));
    TRY(rtBufferSetFormat(l->output, RT_FORMAT_UNSIGNED_INT));
    TRY(rtBufferSetSize2D(l->output, SIDE, SIDE));
    TRY(rtContextDeclareVariable(l->context, "output", &v));
    TRY(rtVariableSetObject(v, l->output));
    TRY(rtContextDeclareVariable(l->context, "value", &l->value));
    return rtVariableSet1ui(l->value, 0);
}

/* Everything but the context, and closest-hit and miss programs. */
static inline RTresult launch_fill_without(struct launch *l)
{
    TRY(launch_graph(l));
    TRY(launch_output(l));
    TRY(launch_program(l, good_source, "good", &l->good));
    TRY(rtContextSetRayTypeCount(l->context, 1));
    TRY(rtContextSetEntryPointCount(l->context, 1));
    return rtContextSetRayGenerationProgram(l->context, 0, l->good);
}

/* Everything but closest-hit and miss programs. The context stays to be destroyed, also after a
 * failure. */
static inline RTresult launch_make_without(struct launch *l)
{
    *l = (struct launch){0};
    TRY(rtContextCreate(&l->context));
    return launch_fill_without(l);
}

/* Everything but the context. */
static inline RTresult launch_fill(struct launch *l)
{
    RTprogram hit, miss;
    TRY(launch_fill_without(l));
    TRY(launch_program(l, good_source, "hit", &hit));
    TRY(launch_program(l, good_source, "miss", &miss));
    TRY(rtMaterialSetClosestHitProgram(l->material, 0, hit));
    return rtContextSetMissProgram(l->context, 0, miss);
}

static inline RTresult launch_make(struct launch *l)
{
    *l = (struct launch){0};
    TRY(rtContextCreate(&l->context));
    return launch_fill(l);
}

/* Clears the output, launches entry point 0 and reads the output into l->pixels. */
static inline RTresult launch_run(struct launch *l)
{
    void *data;
    TRY(rtBufferMap(l->output, &data));
    memset(data, 0xee, sizeof(l->pixels));
    TRY(rtBufferUnmap(l->output));
    TRY(rtContextLaunch2D(l->context, 0, SIDE, SIDE));
    TRY(rtBufferMap(l->output, &data));
    memcpy(l->pixels, data, sizeof(l->pixels));
    return rtBufferUnmap(l->output);
}

/* The right program gives the right output: whatever was done before, the context is usable. */
static inline int launch_is_good(struct launch *l)
{
    static unsigned int number;
    const unsigned int value = ++number * 1000;
    const char *text = "";
    RTresult result = rtContextSetRayGenerationProgram(l->context, 0, l->good);
    if (!result) result = rtVariableSet1ui(l->value, value);
    if (!result) result = launch_run(l);
    rtContextGetErrorString(l->context, result, &text);
    if (result) fprintf(stderr, "a good launch failed: %s\n", text);
    for (unsigned int y = 0; !result && y < SIDE; y++)
        for (unsigned int x = 0; x < SIDE; x++) {
            if (l->pixels[y][x] == value + (x < 2 ? 1 : 100)) continue;
            fprintf(stderr, "a good launch gave %u at (%u, %u), value is %u\n", l->pixels[y][x], x,
                    y, value);
            return 0;
        }
    return !result;
}

/* The ray generation program `name` of PREAMBLE and `source` takes the place of the good one. */
static inline RTresult launch_replace(struct launch *l, const char *source, const char *name)
{
    RTprogram program;
    TRY(launch_program(l, source, name, &program));
    return rtContextSetRayGenerationProgram(l->context, 0, program);
}

#endif
