/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The graph edited between launches: right results each time, and only what the edit concerns done
 * again, as the statistics say. A row of unit boxes on the x axis, one ray down at each x + 0.5;
 * the output is the colour of the box that it meets, or the miss colour.
 */
#include <unistd.h>

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

static RTresult make_programs(struct world *w)
{
    struct launch l = {.context = w->context};
    RTprogram shoot, intersect, bounds;
    LAUNCH(launch_program(&l, source, "shoot", &shoot));
    LAUNCH(launch_program(&l, source, "hit", &w->hit));
    LAUNCH(launch_program(&l, source, "hit_twice", &w->hit_twice));
    LAUNCH(launch_program(&l, source, "miss", &w->miss));
    LAUNCH(launch_program(&l, source, "intersect", &intersect));
    LAUNCH(launch_program(&l, source, "bounds", &bounds));
    LAUNCH(rtContextSetRayTypeCount(w->context, 1));
    LAUNCH(rtContextSetEntryPointCount(w->context, 1));
    LAUNCH(rtContextSetRayGenerationProgram(w->context, 0, shoot));
    LAUNCH(rtContextSetMissProgram(w->context, 0, w->miss));
    LAUNCH(rtGeometryCreate(w->context, &w->geometry));
    LAUNCH(rtGeometrySetPrimitiveCount(w->geometry, 1));
    LAUNCH(rtGeometrySetIntersectionProgram(w->geometry, intersect));
    return rtGeometrySetBoundingBoxProgram(w->geometry, bounds);
}

static RTresult make_material(struct world *w, unsigned colour, RTmaterial *out)
{
    RTvariable v;
    LAUNCH(rtMaterialCreate(w->context, out));
    LAUNCH(rtMaterialSetClosestHitProgram(*out, 0, w->hit));
    LAUNCH(rtMaterialDeclareVariable(*out, "colour", &v));
    return rtVariableSet1ui(v, colour);
}

static RTresult make_group(struct world *w, RTmaterial material, RTgeometryinstance *instance,
                           RTgeometrygroup *group, RTacceleration *acceleration)
{
    LAUNCH(rtGeometryInstanceCreate(w->context, instance));
    LAUNCH(rtGeometryInstanceSetGeometry(*instance, w->geometry));
    LAUNCH(rtGeometryInstanceSetMaterialCount(*instance, 1));
    LAUNCH(rtGeometryInstanceSetMaterial(*instance, 0, material));
    LAUNCH(rtAccelerationCreate(w->context, acceleration));
    LAUNCH(rtGeometryGroupCreate(w->context, group));
    LAUNCH(rtGeometryGroupSetAcceleration(*group, *acceleration));
    LAUNCH(rtGeometryGroupSetChildCount(*group, 1));
    return rtGeometryGroupSetChild(*group, 0, *instance);
}

static RTresult move_to(RTtransform transform, float x)
{
    const float m[16] = {1, 0, 0, x, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
    return rtTransformSetMatrix(transform, 0, m, NULL);
}

static RTresult make_graph(struct world *w)
{
    RTvariable v;
    LAUNCH(make_material(w, 1, &w->red));
    LAUNCH(make_material(w, 2, &w->blue));
    LAUNCH(make_group(w, w->red, &w->instance, &w->box, &w->bottom));
    LAUNCH(rtAccelerationCreate(w->context, &w->top));
    LAUNCH(rtGroupCreate(w->context, &w->group));
    LAUNCH(rtGroupSetAcceleration(w->group, w->top));
    LAUNCH(rtGroupSetChildCount(w->group, 2));
    for (unsigned i = 0; i < 2; i++) {
        LAUNCH(rtTransformCreate(w->context, &w->places[i]));
        LAUNCH(move_to(w->places[i], (float)(2 * i + 1)));
        LAUNCH(rtTransformSetChild(w->places[i], w->box));
        LAUNCH(rtGroupSetChild(w->group, i, w->places[i]));
    }
    LAUNCH(rtContextDeclareVariable(w->context, "scene", &v));
    return rtVariableSetObject(v, w->group);
}

static RTresult make_output(struct world *w, RTbuffer *out)
{
    LAUNCH(rtBufferCreate(w->context, RT_BUFFER_OUTPUT, out));
    LAUNCH(rtBufferSetFormat(*out, RT_FORMAT_UNSIGNED_INT));
    return rtBufferSetSize1D(*out, WIDTH);
}

static RTresult make(struct world *w)
{
    RTvariable v;
    const int off = 0;
    LAUNCH(rtContextCreate(&w->context));
    /* So that what is compiled is counted as that. */
    LAUNCH(rtContextSetAttribute(w->context, RT_CONTEXT_ATTRIBUTE_DISK_CACHE_ENABLED, sizeof off,
                                 &off));
    LAUNCH(make_programs(w));
    LAUNCH(make_graph(w));
    LAUNCH(make_output(w, &w->output));
    LAUNCH(rtContextDeclareVariable(w->context, "output", &v));
    LAUNCH(rtVariableSetObject(v, w->output));
    LAUNCH(rtContextDeclareVariable(w->context, "background", &w->background));
    return rtVariableSet1ui(w->background, MISS);
}

static RTresult launch(struct world *w)
{
    void *data;
    LAUNCH(rwContextGetStatistics(w->context, sizeof w->before, &w->before));
    LAUNCH(rtContextLaunch1D(w->context, 0, WIDTH));
    LAUNCH(rwContextGetStatistics(w->context, sizeof w->after, &w->after));
    LAUNCH(rtBufferMap(w->output, &data));
    memcpy(w->pixels, data, sizeof w->pixels);
    return rtBufferUnmap(w->output);
}

/* What a launch may do again. */
enum { COMPILES = 1, PLANS = 2, BUILDS = 4, FLATTENS = 8, FILLS = 16, VALIDATES = 32 };

static unsigned done(const struct world *w)
{
    const RWstatistics *a = &w->before, *b = &w->after;
    return (b->kernelsCompiled != a->kernelsCompiled ? COMPILES : 0) |
           (b->plansMade != a->plansMade ? PLANS : 0) |
           (b->treesBuilt != a->treesBuilt ? BUILDS : 0) |
           (b->scenesFlattened != a->scenesFlattened ? FLATTENS : 0) |
           (b->tablesFilled != a->tablesFilled ? FILLS : 0) |
           (b->validations != a->validations ? VALIDATES : 0);
}

/* The row of pixels, "." for the miss colour. */
static const char *row(const struct world *w)
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

TEST(values)
{
    BEGIN;
    RTvariable v;
    OK(rtMaterialQueryVariable(w.red, "colour", &v));
    OK(rtVariableSet1ui(v, 7));
    EXPECT(".7.7....", FILLS, 0);
    OK(rtVariableSet1ui(w.background, 9));
    EXPECT("97979999", FILLS, 0);
    OK(rtContextDestroy(context));
}

TEST(transforms)
{
    BEGIN;
    OK(move_to(w.places[0], 5));
    EXPECT("...1.1..", FLATTENS, BUILDS);
    OK(move_to(w.places[0], 5));
    EXPECT("...1.1..", 0, 0);
    OK(rtContextDestroy(context));
}

/* Another kernel only for the first instance without a transform, and the old one comes back. */
TEST(identity)
{
    BEGIN;
    OK(move_to(w.places[0], 0));
    EXPECT("1..1....", PLANS | FLATTENS, FILLS | VALIDATES | BUILDS);
    OK(move_to(w.places[1], 0));
    EXPECT("1.......", PLANS | FLATTENS | COMPILES, FILLS | VALIDATES | BUILDS);
    OK(move_to(w.places[1], 2));
    EXPECT("1.1.....", PLANS | FLATTENS, FILLS | VALIDATES | BUILDS);
    OK(rtContextDestroy(context));
}

TEST(materials)
{
    BEGIN;
    OK(rtGeometryInstanceSetMaterial(w.instance, 0, w.blue));
    EXPECT(".2.2....", PLANS, FILLS | FLATTENS | VALIDATES);
    OK(rtGeometryInstanceSetMaterial(w.instance, 0, w.blue));
    EXPECT(".2.2....", 0, 0);
    OK(rtContextDestroy(context));
}

/* A second instance with a material of its own: the same programs, so the same kernel. */
TEST(children)
{
    BEGIN;
    RTgeometryinstance instance;
    RTgeometrygroup group;
    RTacceleration acceleration;
    RTtransform place;
    OK(make_group(&w, w.blue, &instance, &group, &acceleration));
    OK(rtTransformCreate(context, &place));
    OK(move_to(place, 6));
    OK(rtTransformSetChild(place, group));
    OK(rtGroupSetChildCount(w.group, 3));
    OK(rtGroupSetChild(w.group, 2, place));
    EXPECT(".1.1..2.", PLANS | BUILDS | FLATTENS | FILLS, VALIDATES);
    OK(rtGroupSetChild(w.group, 0, place));
    OK(rtGroupSetChildCount(w.group, 1));
    EXPECT("......2.", PLANS | FLATTENS, FILLS | VALIDATES | BUILDS);
    OK(rtContextDestroy(context));
}

TEST(programs)
{
    BEGIN;
    OK(rtMaterialSetClosestHitProgram(w.red, 0, w.hit_twice));
    EXPECT(".2.2....", COMPILES | PLANS, FILLS | FLATTENS | VALIDATES);
    OK(rtMaterialSetClosestHitProgram(w.red, 0, w.hit));
    EXPECT(".1.1....", PLANS, FILLS | FLATTENS | VALIDATES); /* the old kernel is still there */
    OK(rtContextDestroy(context));
}

/* A second program of the same function lives elsewhere, so it is another kernel; variables of the
 * program hide the material's. */
TEST(clones)
{
    BEGIN;
    RTprogram clone;
    RTvariable v;
    OK(rtProgramDeclareVariable(w.hit, "colour", &v));
    OK(rtVariableSet1ui(v, 5));
    OK(rtProgramCreateFromProgram(context, w.hit, &clone));
    EXPECT(".5.5....", PLANS | FILLS, COMPILES | FLATTENS | VALIDATES);
    OK(rtMaterialSetClosestHitProgram(w.red, 0, clone)); /* without the variable of the original */
    EXPECT(".1.1....", PLANS | FILLS, COMPILES | FLATTENS | VALIDATES);
    OK(rtContextDestroy(context));
}

TEST(buffers)
{
    BEGIN;
    RTbuffer other;
    RTvariable v;
    OK(rtBufferSetSize1D(w.output, 2 * WIDTH));
    EXPECT(".1.1....", FILLS, 0);
    OK(make_output(&w, &other));
    OK(rtContextQueryVariable(context, "output", &v));
    OK(rtVariableSetObject(v, other));
    OK(rtBufferDestroy(w.output));
    w.output = other;
    EXPECT(".1.1....", FILLS, PLANS | VALIDATES | FLATTENS);
    OK(rtContextDestroy(context));
}

TEST(buffers_in_turn)
{
    BEGIN;
    RTbuffer two[2] = {w.output, NULL};
    RTvariable v;
    OK(make_output(&w, &two[1]));
    OK(rtContextQueryVariable(context, "output", &v));
    for (int i = 1; i < 6; i++) {
        w.output = two[i % 2];
        OK(rtVariableSetObject(v, w.output));
        EXPECT(".1.1....", FILLS, VALIDATES);
    }
    OK(rtContextDestroy(context));
}

TEST(primitives)
{
    BEGIN;
    OK(rtGeometrySetPrimitiveCount(w.geometry, 0));
    EXPECT("........", FLATTENS, BUILDS);
    OK(rtGeometrySetPrimitiveCount(w.geometry, 1));
    OK(rtAccelerationMarkDirty(w.bottom));
    EXPECT(".1.1....", FLATTENS | BUILDS, 0);
    OK(rtContextDestroy(context));
}

TEST(masks)
{
    BEGIN;
    OK(rtGeometryGroupSetVisibilityMask(w.box, 2)); /* rays have all bits set */
    EXPECT(".1.1....", PLANS | FLATTENS | COMPILES, FILLS | VALIDATES | BUILDS);
    OK(rtGeometryGroupSetVisibilityMask(w.box, 0));
    EXPECT("........", FLATTENS, BUILDS);
    OK(rtContextDestroy(context));
}

/* What fails leaves a context that goes on when the fault is mended. */
TEST(faults)
{
    BEGIN;
    RTvariable v;
    OK(rtGroupSetChildCount(w.group, 3));
    CHECK_EQ(launch(&w), RT_ERROR_INVALID_VALUE);
    OK(rtGroupSetChildCount(w.group, 2));
    EXPECT(".1.1....", PLANS, FILLS | FLATTENS | VALIDATES | BUILDS);
    OK(rtMaterialQueryVariable(w.red, "colour", &v));
    OK(rtMaterialRemoveVariable(w.red, v));
    CHECK_EQ(launch(&w), RT_ERROR_VARIABLE_NOT_FOUND);
    OK(rtGeometryInstanceDeclareVariable(w.instance, "colour", &v));
    OK(rtVariableSet1ui(v, 4));
    EXPECT(".4.4....", PLANS | FILLS, COMPILES | FLATTENS | VALIDATES);
    OK(rtMaterialDestroy(w.red));
    CHECK_EQ(launch(&w), RT_ERROR_INVALID_VALUE);
    OK(rtGeometryInstanceSetMaterial(w.instance, 0, w.blue));
    EXPECT(".4.4....", PLANS | FILLS, FLATTENS | VALIDATES);
    OK(rtContextDestroy(context));
}

/* Many launches without an edit do nothing again and keep the memory as it is. */
TEST(many_launches)
{
    BEGIN;
    RWstatistics first, last;
    long pages[2] = {0};
    for (int round = 0; round < 2; round++) {
        for (int i = 0; i < 2000; i++) OK(rtContextLaunch1D(context, 0, 1));
        FILE *file = fopen("/proc/self/statm", "r");
        CHECK(file && fscanf(file, "%*d %ld", &pages[round]) == 1);
        fclose(file);
        OK(rwContextGetStatistics(context, sizeof first, round ? &last : &first));
    }
    CHECK_EQ(last.launches - first.launches, 2000);
    first.launches = last.launches;
    CHECK(!memcmp(&first, &last, sizeof first));
    CHECK((pages[1] - pages[0]) * sysconf(_SC_PAGESIZE) < 1 << 20);
    OK(rtContextDestroy(context));
}

int main(void)
{
    static const struct rw_test tests[] = {
        {"values", test_values},
        {"transforms", test_transforms},
        {"identity", test_identity},
        {"materials", test_materials},
        {"children", test_children},
        {"programs", test_programs},
        {"clones", test_clones},
        {"buffers", test_buffers},
        {"buffers-in-turn", test_buffers_in_turn},
        {"primitives", test_primitives},
        {"masks", test_masks},
        {"faults", test_faults},
        {"many-launches", test_many_launches},
    };
    return RUN_TABLE(tests);
}
