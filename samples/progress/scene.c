/* SPDX-License-Identifier: Apache-2.0 */
/* One primitive with an intersection program that does all the work. */
#include "progress/scene.h"

#include "common/scene.h"

enum { VIEW_RAY, SHADOW_RAY, RAY_TYPES };

static RTresult set_programs(RTcontext context, const char *programs)
{
    RTprogram camera, coarse, sky;
    TRY(sample_make_program(context, programs, "camera", &camera));
    TRY(sample_make_program(context, programs, "coarse_camera", &coarse));
    TRY(sample_make_program(context, programs, "sky", &sky));
    TRY(rtContextSetEntryPointCount(context, PROGRESS_ENTRIES));
    TRY(rtContextSetRayGenerationProgram(context, PROGRESS_PICTURE, camera));
    TRY(rtContextSetRayGenerationProgram(context, PROGRESS_PREVIEW, coarse));
    TRY(rtContextSetRayTypeCount(context, RAY_TYPES));
    return rtContextSetMissProgram(context, VIEW_RAY, sky);
}

static RTresult set_scene(RTcontext context, const char *programs)
{
    RTgeometry geometry;
    RTmaterial material;
    RTgeometryinstance instance;
    RTprogram lit, block;
    TRY(sample_make_geometry(context, programs, "julia_intersect", "julia_bounds", 1, &geometry));
    TRY(sample_make_program(context, programs, "lit", &lit));
    TRY(sample_make_program(context, programs, "block", &block));
    TRY(rtMaterialCreate(context, &material));
    TRY(rtMaterialSetClosestHitProgram(material, VIEW_RAY, lit));
    TRY(rtMaterialSetAnyHitProgram(material, SHADOW_RAY, block));
    TRY(rtGeometryInstanceCreate(context, &instance));
    TRY(rtGeometryInstanceSetGeometry(instance, geometry));
    return sample_set_scene(context, instance, material, NULL);
}

static RTresult set_values(RTcontext context, unsigned width, unsigned height, unsigned samples)
{
    static const float eye[3] = {1.3f, 0.9f, 1.9f}, target[3] = {0.0f, 0.0f, 0.0f};
    static const float to_light[3] = {0.48f, 0.8f, 0.36f};
    TRY(sample_set_camera(context, eye, target, 0.48f, (float)width / (float)height));
    SET(Context, context, "julia", 4f, -0.213f, -0.041f, -0.563f, -0.56f);
    SET(Context, context, "to_light", 3fv, to_light);
    SET(Context, context, "epsilon", 1f, 5e-4f);
    SET(Context, context, "samples", 1ui, samples);
    return RT_SUCCESS;
}

RTresult progress_create(RTcontext context, const char *programs, unsigned width, unsigned height,
                         unsigned samples, struct progress_scene *out)
{
    out->width = width;
    out->height = height;
    out->preview_width = (width + PROGRESS_COARSE - 1) / PROGRESS_COARSE;
    out->preview_height = (height + PROGRESS_COARSE - 1) / PROGRESS_COARSE;
    TRY(set_programs(context, programs));
    TRY(set_scene(context, programs));
    TRY(set_values(context, width, height, samples));
    TRY(sample_make_output(context, "image", RT_FORMAT_FLOAT4, width, height, &out->image));
    return sample_make_output(context, "preview", RT_FORMAT_FLOAT4, out->preview_width,
                              out->preview_height, &out->preview);
}
