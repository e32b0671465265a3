/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A complete small scene for tests: one entry point, one ray type with a miss program, one geometry
 * with a material under group → transform → geometry group, and a variable in each scope. Every
 * call is checked; the first failure ends the making and is returned.
 */
#ifndef RW_TEST_SCENE_H
#define RW_TEST_SCENE_H

#include "raywright.h"
#include "tests/api/ptx_build.h"

struct scene {
    RTcontext context;
    RTprogram raygen, miss, closest_hit, any_hit, intersect, bounds, exception, callable;
    RTgeometry geometry;
    RTmaterial material;
    RTgeometryinstance instance;
    RTgeometrygroup geometry_group;
    RTtransform transform;
    RTgroup group;
    RTacceleration bottom, top;
    RTbuffer output;
    RTvariable top_object, colour, radius, output_buffer, bound, tag;
};

static inline void scene_ptx(struct ptx *ptx)
{
    static const char *const traced[] = {"top_object", "output_buffer"};
    static const char *const shaded[] = {"colour", "top_object", "shade", "limit"};
    static const char *const sized[] = {"radius", "limit"};
    static const char *const tagged[] = {"tag"};
    ptx_begin(ptx);
    ptx_plain(ptx, "top_object", "rtObject", 4);
    ptx_plain(ptx, "colour", "float3", 12);
    ptx_plain(ptx, "radius", "float", 4);
    ptx_plain(ptx, "tag", "struct tag", 8);
    ptx_variable(ptx, "limit", "int", 4, 4919, "", "", " = {1, 0, 0, 0}");
    ptx_variable(ptx, "shade", "rtCallableProgramX<void()>", 4, 4921, "", "", "");
    ptx_variable(ptx, "index", "uint2", 8, 4919, "rtLaunchIndex", "", "");
    ptx_buffer(ptx, "output_buffer");
    ptx_program(ptx, "raygen", traced, 1);
    ptx_buffer_program(ptx, "write", "output_buffer", 2, 16);
    ptx_program(ptx, "miss", NULL, 0);
    ptx_program(ptx, "closest_hit", shaded, 4);
    ptx_program(ptx, "any_hit", shaded, 1);
    ptx_program(ptx, "intersect", sized, 2);
    ptx_program(ptx, "bounds", sized, 1);
    ptx_callable(ptx, "callable", tagged, 1);
}

#define SCENE(call)                                                                                \
    do {                                                                                           \
        RTresult rw_result = (call);                                                               \
        if (rw_result != RT_SUCCESS) return rw_result;                                             \
    } while (0)

static inline RTresult scene_programs(struct scene *s)
{
    struct ptx ptx;
    scene_ptx(&ptx);
    RTcontext c = s->context;
    SCENE(rtProgramCreateFromPTXString(c, ptx.text, "raygen", &s->raygen));
    SCENE(rtProgramCreateFromPTXString(c, ptx.text, "write", &s->exception));
    SCENE(rtProgramCreateFromPTXString(c, ptx.text, "miss", &s->miss));
    SCENE(rtProgramCreateFromPTXString(c, ptx.text, "closest_hit", &s->closest_hit));
    SCENE(rtProgramCreateFromPTXString(c, ptx.text, "any_hit", &s->any_hit));
    SCENE(rtProgramCreateFromPTXString(c, ptx.text, "intersect", &s->intersect));
    SCENE(rtProgramCreateFromPTXString(c, ptx.text, "bounds", &s->bounds));
    SCENE(rtProgramCreateFromPTXString(c, ptx.text, "callable", &s->callable));
    SCENE(rtContextSetRayTypeCount(c, 1));
    SCENE(rtContextSetEntryPointCount(c, 1));
    SCENE(rtContextSetRayGenerationProgram(c, 0, s->raygen));
    SCENE(rtContextSetExceptionProgram(c, 0, s->exception));
    return rtContextSetMissProgram(c, 0, s->miss);
}

static inline RTresult scene_graph(struct scene *s)
{
    RTcontext c = s->context;
    const float move[16] = {1, 0, 0, 5, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
    SCENE(rtGeometryCreate(c, &s->geometry));
    SCENE(rtGeometrySetPrimitiveCount(s->geometry, 1));
    SCENE(rtGeometrySetIntersectionProgram(s->geometry, s->intersect));
    SCENE(rtGeometrySetBoundingBoxProgram(s->geometry, s->bounds));
    SCENE(rtMaterialCreate(c, &s->material));
    SCENE(rtMaterialSetClosestHitProgram(s->material, 0, s->closest_hit));
    SCENE(rtMaterialSetAnyHitProgram(s->material, 0, s->any_hit));
    SCENE(rtGeometryInstanceCreate(c, &s->instance));
    SCENE(rtGeometryInstanceSetGeometry(s->instance, s->geometry));
    SCENE(rtGeometryInstanceSetMaterialCount(s->instance, 1));
    SCENE(rtGeometryInstanceSetMaterial(s->instance, 0, s->material));
    SCENE(rtAccelerationCreate(c, &s->bottom));
    SCENE(rtAccelerationCreate(c, &s->top));
    SCENE(rtAccelerationSetProperty(s->top, "refit", "1"));
    SCENE(rtGeometryGroupCreate(c, &s->geometry_group));
    SCENE(rtGeometryGroupSetAcceleration(s->geometry_group, s->bottom));
    SCENE(rtGeometryGroupSetChildCount(s->geometry_group, 1));
    SCENE(rtGeometryGroupSetChild(s->geometry_group, 0, s->instance));
    SCENE(rtTransformCreate(c, &s->transform));
    SCENE(rtTransformSetMatrix(s->transform, 0, move, NULL));
    SCENE(rtTransformSetChild(s->transform, s->geometry_group));
    SCENE(rtGroupCreate(c, &s->group));
    SCENE(rtGroupSetAcceleration(s->group, s->top));
    SCENE(rtGroupSetChildCount(s->group, 1));
    return rtGroupSetChild(s->group, 0, s->transform);
}

static inline RTresult scene_variables(struct scene *s)
{
    RTcontext c = s->context;
    SCENE(rtBufferCreate(c, RT_BUFFER_OUTPUT, &s->output));
    SCENE(rtBufferSetFormat(s->output, RT_FORMAT_FLOAT4));
    SCENE(rtBufferSetSize2D(s->output, 4, 4));
    SCENE(rtContextDeclareVariable(c, "output_buffer", &s->output_buffer));
    SCENE(rtVariableSetObject(s->output_buffer, s->output));
    SCENE(rtContextDeclareVariable(c, "top_object", &s->top_object));
    SCENE(rtVariableSetObject(s->top_object, s->group));
    SCENE(rtMaterialDeclareVariable(s->material, "colour", &s->colour));
    SCENE(rtVariableSet3f(s->colour, 1, 0, 0));
    SCENE(rtGeometryDeclareVariable(s->geometry, "radius", &s->radius));
    SCENE(rtVariableSet1f(s->radius, 1));
    SCENE(rtProgramDeclareVariable(s->closest_hit, "shade", &s->bound));
    SCENE(rtVariableSetObject(s->bound, s->callable));
    SCENE(rtGeometryInstanceDeclareVariable(s->instance, "tag", &s->tag));
    return rtVariableSetUserData(s->tag, 8, "abcdefg");
}

/* The context stays to be destroyed, also after a failure. */
static inline RTresult scene_make(struct scene *s)
{
    *s = (struct scene){0};
    SCENE(rtContextCreate(&s->context));
    SCENE(scene_programs(s));
    SCENE(scene_graph(s));
    return scene_variables(s);
}

#endif
