/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The world of tests that edit it between launches: a row of unit boxes on the x axis, one ray down
 * at each x + 0.5; the output is the colour of the box that it meets, or the miss colour. EXPECT
 * launches, looks at the picture, and at what the launch did again. Needs NVRTC.
 */
#ifndef RW_TEST_EDITS_H
#define RW_TEST_EDITS_H

#include "tests/api/launch.h"

enum { WIDTH = 8, MISS = 1000 };

static const char source[] =
    "#include <raywright_device.h>\n"
    "rtDeclareVariable(unsigned int, index, rtLaunchIndex, );\n"
    "rtDeclareVariable(optix::Ray, ray, rtCurrentRay, );\n"
    "rtDeclareVariable(unsigned int, payload, rtPayload, );\n"
    "rtDeclareVariable(rtObject, scene, , );\n"
    "rtDeclareVariable(unsigned int, colour, , );\n"
    "rtDeclareVariable(unsigned int, background, , );\n"
    "rtBuffer<unsigned int> output;\n"
    "RT_PROGRAM void shoot() {\n"
    "    float3 from = make_float3(index + 0.5f, 0.5f, 5), down = make_float3(0, 0, -1);\n"
    "    unsigned int p = 0;\n"
    "    rtTrace(scene, optix::make_Ray(from, down, 0, 0.0f, 10.0f), p);\n"
    "    output[index] = p;\n"
    "}\n"
    "RT_PROGRAM void hit() { payload = colour; }\n"
    "RT_PROGRAM void hit_twice() { payload = 2 * colour; }\n"
    "RT_PROGRAM void miss() { payload = background; }\n"
    "RT_PROGRAM void intersect(int) {\n"
    "    float t = (1 - ray.origin.z) / ray.direction.z;\n"
    "    float3 p = ray.origin + t * ray.direction;\n"
    "    if (p.x < 0 || p.x > 1 || p.y < 0 || p.y > 1) return;\n"
    "    if (rtPotentialIntersection(t)) rtReportIntersection(0);\n"
    "}\n"
    "RT_PROGRAM void bounds(int, float box[6]) {\n"
    "    box[0] = box[1] = box[2] = 0; box[3] = box[4] = box[5] = 1;\n"
    "}\n";

struct world {
    RTcontext context;
    RTprogram hit, hit_twice, miss;
    RTgeometry geometry;
    RTacceleration top, bottom;
    RTgroup group;
    RTgeometrygroup box;
    RTgeometryinstance instance;
    RTmaterial red, blue; /* colours 1 and 2 */
    RTtransform places[2];
    RTbuffer output;
    RTvariable background;
    unsigned int pixels[WIDTH];
    RWstatistics before, after;
};

static inline RTresult make_programs(struct world *w)
{
    struct launch l = {.context = w->context};
    RTprogram shoot, intersect, bounds;
    TRY(launch_program(&l, source, "shoot", &shoot));
    TRY(launch_program(&l, source, "hit", &w->hit));
    TRY(launch_program(&l, source, "hit_twice", &w->hit_twice));
    TRY(launch_program(&l, source, "miss", &w->miss));
    TRY(launch_program(&l, source, "intersect", &intersect));
    TRY(launch_program(&l, source, "bounds", &bounds));
    TRY(rtContextSetRayTypeCount(w->context, 1));
    TRY(rtContextSetEntryPointCount(w->context, 1));
    TRY(rtContextSetRayGenerationProgram(w->context, 0, shoot));
    TRY(rtContextSetMissProgram(w->context, 0, w->miss));
    TRY(rtGeometryCreate(w->context, &w->geometry));
    TRY(rtGeometrySetPrimitiveCount(w->geometry, 1));
    TRY(rtGeometrySetIntersectionProgram(w->geometry, intersect));
    return rtGeometrySetBoundingBoxProgram(w->geometry, bounds);
}

static inline RTresult make_material(struct world *w, unsigned colour, RTmaterial *out)
{
    RTvariable v;
    TRY(rtMaterialCreate(w->context, out));
    TRY(rtMaterialSetClosestHitProgram(*out, 0, w->hit));
    TRY(rtMaterialDeclareVariable(*out, "colour", &v));
    return rtVariableSet1ui(v, colour);
}

static inline RTresult make_group(struct world *w, RTmaterial material,
                                  RTgeometryinstance *instance, RTgeometrygroup *group,
                                  RTacceleration *acceleration)
{
    TRY(rtGeometryInstanceCreate(w->context, instance));
    TRY(rtGeometryInstanceSetGeometry(*instance, w->geometry));
    TRY(rtGeometryInstanceSetMaterialCount(*instance, 1));
    TRY(rtGeometryInstanceSetMaterial(*instance, 0, material));
    TRY(rtAccelerationCreate(w->context, acceleration));
    TRY(rtGeometryGroupCreate(w->context, group));
    TRY(rtGeometryGroupSetAcceleration(*group, *acceleration));
    TRY(rtGeometryGroupSetChildCount(*group, 1));
    return rtGeometryGroupSetChild(*group, 0, *instance);
}

static inline RTresult move_to(RTtransform transform, float x)
{
    const float m[16] = {1, 0, 0, x, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
    return rtTransformSetMatrix(transform, 0, m, NULL);
}

static inline RTresult make_graph(struct world *w)
{
    RTvariable v;
    TRY(make_material(w, 1, &w->red));
    TRY(make_material(w, 2, &w->blue));
    TRY(make_group(w, w->red, &w->instance, &w->box, &w->bottom));
    TRY(rtAccelerationCreate(w->context, &w->top));
    TRY(rtGroupCreate(w->context, &w->group));
    TRY(rtGroupSetAcceleration(w->group, w->top));
    TRY(rtGroupSetChildCount(w->group, 2));
    for (unsigned i = 0; i < 2; i++) {
        TRY(rtTransformCreate(w->context, &w->places[i]));
        TRY(move_to(w->places[i], (float)(2 * i + 1)));
        TRY(rtTransformSetChild(w->places[i], w->box));
        TRY(rtGroupSetChild(w->group, i, w->places[i]));
    }
    TRY(rtContextDeclareVariable(w->context, "scene", &v));
    return rtVariableSetObject(v, w->group);
}

static inline RTresult make_output(struct world *w, RTbuffer *out)
{
    TRY(rtBufferCreate(w->context, RT_BUFFER_OUTPUT, out));
    TRY(rtBufferSetFormat(*out, RT_FORMAT_UNSIGNED_INT));
    return rtBufferSetSize1D(*out, WIDTH);
}

static inline RTresult make(struct world *w)
{
    RTvariable v;
    const int off = 0;
    TRY(rtContextCreate(&w->context));
    /* So that what is compiled is counted as that. */
    TRY(rtContextSetAttribute(w->context, RT_CONTEXT_ATTRIBUTE_DISK_CACHE_ENABLED, sizeof off,
                              &off));
    TRY(make_programs(w));
    TRY(make_graph(w));
    TRY(make_output(w, &w->output));
    TRY(rtContextDeclareVariable(w->context, "output", &v));
    TRY(rtVariableSetObject(v, w->output));
    TRY(rtContextDeclareVariable(w->context, "background", &w->background));
    return rtVariableSet1ui(w->background, MISS);
}

static inline RTresult launch(struct world *w)
{
    void *data;
    TRY(rwContextGetStatistics(w->context, sizeof w->before, &w->before));
    TRY(rtContextLaunch1D(w->context, 0, WIDTH));
    TRY(rwContextGetStatistics(w->context, sizeof w->after, &w->after));
    TRY(rtBufferMap(w->output, &data));
    memcpy(w->pixels, data, sizeof w->pixels);
    return rtBufferUnmap(w->output);
}

/* What a launch may do again. */
enum {
    COMPILES = 1,
    PLANS = 2,
    BUILDS = 4,
    FLATTENS = 8,
    FILL_CONSTANTS = 16,
    FILL_RECORDS = 32,
    FILLS = FILL_CONSTANTS | FILL_RECORDS,
    VALIDATES = 64
};

static inline unsigned done(const struct world *w)
{
    const RWstatistics *a = &w->before, *b = &w->after;
    return (b->kernelsCompiled != a->kernelsCompiled ? COMPILES : 0) |
           (b->plansMade != a->plansMade ? PLANS : 0) |
           (b->treesBuilt != a->treesBuilt ? BUILDS : 0) |
           (b->scenesFlattened != a->scenesFlattened ? FLATTENS : 0) |
           (b->tablesFilled != a->tablesFilled ? FILL_CONSTANTS : 0) |
           (b->recordsFilled != a->recordsFilled ? FILL_RECORDS : 0) |
           (b->validations != a->validations ? VALIDATES : 0);
}

/* The row of pixels, "." for the miss colour. */
static inline const char *row(const struct world *w)
{
    static char text[WIDTH + 1];
    for (int i = 0; i < WIDTH; i++)
        text[i] = w->pixels[i] == MISS ? '.' : w->pixels[i] < 10 ? (char)('0' + w->pixels[i]) : '?';
    return text;
}

/* A launch that gives these pixels and does at most `allowed` again, and all of `wanted`. */
#define EXPECT(pixels, wanted, allowed)                                                            \
    do {                                                                                           \
        OK(launch(&w));                                                                            \
        CHECK_STR(row(&w), pixels);                                                                \
        CHECK_EQ(done(&w) & (wanted), wanted);                                                     \
        CHECK_EQ(done(&w) & ~(unsigned)((wanted) | (allowed)), 0);                                 \
    } while (0)

#define BEGIN                                                                                      \
    struct world w = {0};                                                                          \
    RTresult made = make(&w);                                                                      \
    RTcontext context = w.context;                                                                 \
    OK(made);                                                                                      \
    EXPECT(".1.1....", COMPILES | PLANS | BUILDS | FLATTENS | FILLS | VALIDATES, 0);               \
    EXPECT(".1.1....", 0, 0)

#endif
