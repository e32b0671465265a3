/* SPDX-License-Identifier: Apache-2.0 */
/* Builds the scene: balls, the callable programs that colour them, exceptions, printing. */
#include "patterns/scene.h"

#include <math.h>
#include <string.h>

#include "common/scene.h"

enum { MOST_DEPTH = 4 };

/* A ball, or with radius 0 the floor. A material each, for each has callables of its own. */
struct ball {
    float centre[3], radius;
    const char *pattern; /* by id: float3 (float3) */
    const char *finish;  /* bound: float3 (float3, float3, float3) */
    float shine;
};

static const struct ball balls[] = {
    {{0, 0, 0}, 0, "tiles", "matt", 0},
    {{-3.3f, 1, 0}, 1, "stripes", "matt", 0},
    {{-1.1f, 1, 0}, 1, "marble", "polished", 0.25f},
    {{1.1f, 1, 0}, 1, "bricks", "matt", 0},
    {{3.3f, 1, 0}, 1, "wood", "polished", 0.08f},
    {{-2.5f, 0.7f, 2}, 0.7f, "dots", "polished", 0.15f},
    {{-0.85f, 0.7f, 2}, 0.7f, "ripples", "polished", 0.25f},
    {{0.85f, 0.7f, 2}, 0.7f, "short_palette", "matt", 0},
    {{2.5f, 0.7f, 2}, 0.7f, "worn", "matt", 0},
};
enum { BALLS = sizeof(balls) / sizeof(balls[0]) };

static const float palette[][3] = {
    {0.75f, 0.15f, 0.10f}, {0.90f, 0.55f, 0.10f}, {0.85f, 0.80f, 0.25f},
    {0.25f, 0.60f, 0.25f}, {0.15f, 0.40f, 0.70f},
};

struct builder {
    RTcontext context;
    const struct patterns_options *options;
};

static RTresult make_program(const struct builder *b, const char *name, RTprogram *out)
{
    return sample_make_program(b->context, b->options->programs, name, out);
}

/* ---- The context ---- */

static RTresult set_programs(const struct builder *b)
{
    RTprogram program;
    TRY(rtContextSetEntryPointCount(b->context, 1));
    TRY(rtContextSetRayTypeCount(b->context, 2));
    TRY(make_program(b, "camera", &program));
    TRY(rtContextSetRayGenerationProgram(b->context, 0, program));
    TRY(make_program(b, "sky", &program));
    TRY(rtContextSetMissProgram(b->context, 0, program));
    SET(Context, b->context, "grid", 1ui,
        (unsigned)lround(fmax(1, sqrt((double)b->options->samples))));
    SET(Context, b->context, "most_depth", 1ui, MOST_DEPTH);
    /* The last ball of a row of reflections may still ask for its shadow. */
    return rtContextSetMaxTraceDepth(b->context, MOST_DEPTH + 2);
}

/* Without exceptions enabled an index outside a buffer reads zeros, and rtThrow does nothing. */
static RTresult set_exceptions(const struct builder *b)
{
    RTprogram program;
    TRY(make_program(b, "caught", &program));
    TRY(rtContextSetExceptionProgram(b->context, 0, program));
    TRY(rtContextSetExceptionEnabled(b->context, RT_EXCEPTION_ALL, 0));
    if (b->options->unchecked) return RT_SUCCESS;
    TRY(rtContextSetExceptionEnabled(b->context, RT_EXCEPTION_BUFFER_INDEX_OUT_OF_BOUNDS, 1));
    return rtContextSetExceptionEnabled(b->context, RT_EXCEPTION_USER, 1);
}

static RTresult set_printing(const struct builder *b)
{
    if (b->options->print_x < 0) return RT_SUCCESS;
    TRY(rtContextSetPrintEnabled(b->context, 1));
    return rtContextSetPrintLaunchIndex(b->context, b->options->print_x, b->options->print_y, -1);
}

static RTresult set_buffers(const struct builder *b, struct patterns *out)
{
    const unsigned width = b->options->width, height = b->options->height;
    void *memory;
    TRY(sample_make_output(b->context, "image", RT_FORMAT_FLOAT4, width, height, &out->image));
    TRY(sample_make_output(b->context, "ray_counts", RT_FORMAT_UNSIGNED_INT, width, height,
                           &out->ray_counts));
    TRY(rtBufferCreate(b->context, RT_BUFFER_INPUT_OUTPUT, &out->troubles));
    TRY(rtBufferSetFormat(out->troubles, RT_FORMAT_UNSIGNED_INT));
    TRY(rtBufferSetSize1D(out->troubles, PATTERNS_TROUBLES));
    TRY(rtBufferMap(out->troubles, &memory));
    memset(memory, 0, PATTERNS_TROUBLES * sizeof(unsigned));
    TRY(rtBufferUnmap(out->troubles));
    SET(Context, b->context, "troubles", Object, out->troubles);
    return sample_make_input(b->context, "palette", palette, sizeof(palette[0]),
                             sizeof(palette) / sizeof(palette[0]));
}

/* ---- Balls ---- */

static RTresult make_geometry(const struct builder *b, unsigned i, RTgeometry *out)
{
    const struct ball *ball = &balls[i];
    TRY(sample_make_geometry(b->context, b->options->programs, "intersect", "bounds", 1, out));
    SET(Geometry, *out, "centre", 3fv, ball->centre);
    SET(Geometry, *out, "radius", 1f, ball->radius);
    return RT_SUCCESS;
}

/* The pattern is an id, which could as well lie in a buffer; the finish is bound to its variable
 * and sees the material's others, such as `shine`. */
static RTresult make_material(const struct builder *b, unsigned i, RTmaterial *out)
{
    RTprogram program;
    int id;
    TRY(rtMaterialCreate(b->context, out));
    TRY(make_program(b, "shade", &program));
    TRY(rtMaterialSetClosestHitProgram(*out, 0, program));
    TRY(make_program(b, "block", &program));
    TRY(rtMaterialSetAnyHitProgram(*out, 1, program));
    TRY(make_program(b, balls[i].pattern, &program));
    TRY(rtProgramGetId(program, &id));
    SET(Material, *out, "pattern", 1i, id);
    TRY(make_program(b, balls[i].finish, &program));
    SET(Material, *out, "finish", Object, program);
    SET(Material, *out, "shine", 1f, balls[i].shine);
    SET(Material, *out, "number", 1ui, i);
    return RT_SUCCESS;
}

static RTresult add_ball(const struct builder *b, unsigned i, RTgeometrygroup group)
{
    RTgeometry geometry;
    RTmaterial material;
    RTgeometryinstance instance;
    TRY(make_geometry(b, i, &geometry));
    TRY(make_material(b, i, &material));
    TRY(rtGeometryInstanceCreate(b->context, &instance));
    TRY(rtGeometryInstanceSetGeometry(instance, geometry));
    TRY(rtGeometryInstanceSetMaterialCount(instance, 1));
    TRY(rtGeometryInstanceSetMaterial(instance, 0, material));
    return rtGeometryGroupSetChild(group, i, instance);
}

static RTresult make_graph(const struct builder *b)
{
    RTgeometrygroup group;
    RTacceleration acceleration;
    TRY(rtGeometryGroupCreate(b->context, &group));
    TRY(rtGeometryGroupSetChildCount(group, BALLS));
    for (unsigned i = 0; i < BALLS; i++) TRY(add_ball(b, i, group));
    TRY(rtAccelerationCreate(b->context, &acceleration));
    TRY(rtGeometryGroupSetAcceleration(group, acceleration));
    SET(Context, b->context, "scene", Object, group);
    return RT_SUCCESS;
}

RTresult patterns_create(RTcontext context, const struct patterns_options *options,
                         struct patterns *out)
{
    static const float eye[3] = {0, 3.6f, 9}, target[3] = {0, 0.75f, 0.6f};
    const struct builder b = {.context = context, .options = options};
    TRY(set_programs(&b));
    TRY(set_exceptions(&b));
    TRY(set_printing(&b));
    TRY(set_buffers(&b, out));
    TRY(sample_set_camera(context, eye, target, 0.36f,
                          (float)options->width / (float)options->height));
    return make_graph(&b);
}
