/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Builds the scene: two entry points, three ray types, and one geometry whose primitives are read
 * from a buffer.
 */
#include "loop/scene.h"

#include "common/scene.h"

enum { SHADE_RAY, SHADOW_RAY, LAYER_RAY, RAY_TYPES };

const struct loop_ball loop_balls[LOOP_BALLS] = {
    {{0.0f, -12.0f, 0.0f}, 12.0f, {0.78f, 0.76f, 0.70f}},
    {{0.0f, 1.05f, 0.0f}, 1.0f, {0.85f, 0.30f, 0.20f}},
    {{-2.1f, 0.55f, 0.9f}, 0.7f, {0.25f, 0.55f, 0.80f}},
    {{2.0f, 0.5f, 1.1f}, 0.65f, {0.90f, 0.70f, 0.20f}},
    {{-1.0f, 0.35f, 2.3f}, 0.42f, {0.45f, 0.70f, 0.35f}},
    {{0.9f, 0.3f, 2.6f}, 0.40f, {0.60f, 0.40f, 0.70f}},
    {{-1.6f, 0.75f, -2.2f}, 0.9f, {0.90f, 0.88f, 0.85f}},
    {{1.7f, 0.85f, -1.8f}, 0.9f, {0.35f, 0.35f, 0.40f}},
    {{0.1f, 2.55f, 0.3f}, 0.45f, {0.95f, 0.85f, 0.70f}},
};

struct builder {
    RTcontext context;
    const char *programs;
};

static RTresult set_programs(const struct builder *b)
{
    static const char *const entries[] = {
        [LOOP_SHADE] = "shade_pixel", [LOOP_LAYERS] = "count_layers"};
    RTprogram program;
    TRY(rtContextSetEntryPointCount(b->context, LOOP_ENTRY_POINTS));
    for (unsigned i = 0; i < LOOP_ENTRY_POINTS; i++) {
        TRY(sample_make_program(b->context, b->programs, entries[i], &program));
        TRY(rtContextSetRayGenerationProgram(b->context, i, program));
    }
    TRY(rtContextSetRayTypeCount(b->context, RAY_TYPES));
    TRY(sample_make_program(b->context, b->programs, "sky", &program));
    TRY(rtContextSetMissProgram(b->context, SHADE_RAY, program));
    return rtContextSetMaxTraceDepth(b->context, 2); /* a shadow ray, traced at a hit */
}

static RTresult set_values(RTcontext context, unsigned samples, unsigned grid)
{
    SET(Context, context, "epsilon", 1f, LOOP_EPSILON);
    SET(Context, context, "samples", 1ui, samples);
    SET(Context, context, "shadow_samples", 1ui, LOOP_SHADOW_SAMPLES);
    SET(Context, context, "grid", 1ui, grid);
    SET(Context, context, "max_layers", 1ui, LOOP_MAX_LAYERS);
    SET(Context, context, "light_corner", 3f, -5.0f, 7.0f, 2.0f);
    SET(Context, context, "light_edge1", 3f, 3.0f, 0.0f, 0.0f);
    SET(Context, context, "light_edge2", 3f, 0.0f, 0.0f, 3.0f);
    return RT_SUCCESS;
}

static RTresult make_material(const struct builder *b, RTmaterial *out)
{
    RTprogram program;
    TRY(rtMaterialCreate(b->context, out));
    TRY(sample_make_program(b->context, b->programs, "soft_shadow", &program));
    TRY(rtMaterialSetClosestHitProgram(*out, SHADE_RAY, program));
    TRY(sample_make_program(b->context, b->programs, "block", &program));
    TRY(rtMaterialSetAnyHitProgram(*out, SHADOW_RAY, program));
    TRY(sample_make_program(b->context, b->programs, "note_layer", &program));
    return rtMaterialSetClosestHitProgram(*out, LAYER_RAY, program);
}

static RTresult make_graph(const struct builder *b)
{
    RTgeometry geometry;
    RTmaterial material;
    RTgeometryinstance instance;
    TRY(sample_make_geometry(b->context, b->programs, "ball_intersect", "ball_bounds", LOOP_BALLS,
                             &geometry));
    TRY(make_material(b, &material));
    TRY(rtGeometryInstanceCreate(b->context, &instance));
    TRY(rtGeometryInstanceSetGeometry(instance, geometry));
    return sample_set_scene(b->context, instance, material, NULL);
}

RTresult loop_create(RTcontext context, const char *programs, unsigned width, unsigned height,
                     unsigned samples, unsigned grid, struct loop *out)
{
    const struct builder b = {.context = context, .programs = programs};
    TRY(set_programs(&b));
    TRY(set_values(context, samples, grid));
    TRY(sample_set_camera(context, (float[3])LOOP_EYE, (float[3])LOOP_TARGET, LOOP_TAN_HALF_FOV,
                          (float)width / (float)height));
    TRY(sample_make_output(context, "image", RT_FORMAT_FLOAT4, width, height, &out->image));
    TRY(sample_make_output(context, "traces", RT_FORMAT_UNSIGNED_INT, width, height, &out->traces));
    TRY(sample_make_input(context, "balls", loop_balls, sizeof(loop_balls[0]), LOOP_BALLS));
    return make_graph(&b);
}
