/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Builds the scene: two geometries, each with many primitives in a buffer and several materials in
 * its instance. The index that a primitive reports chooses the material.
 */
#include "cornell/scene.h"

#include "common/scene.h"

enum { PATH_RAY, SHADOW_RAY, RAY_TYPES };
enum quad_material { WHITE, RED, GREEN, LAMP, QUAD_MATERIALS };
enum sphere_material { MIRROR, GLASS, SPHERE_MATERIALS };
enum { MAX_BOUNCES = 16 };

struct quad { /* struct Quad of programs.cu; the normal is edge1 x edge2 */
    float corner[3], edge1[3], edge2[3];
    unsigned material;
};

struct sphere { /* struct Sphere of programs.cu */
    float centre[3], radius;
    unsigned material;
};

#define LAMP_CORNER {0.36f, 0.999f, 0.36f}
#define LAMP_EDGE1 {0.28f, 0.0f, 0.0f}
#define LAMP_EDGE2 {0.0f, 0.0f, 0.28f}

static const struct quad quads[] = {
    {{0, 0, 1}, {1, 0, 0}, {0, 0, -1}, WHITE}, /* floor */
    {{0, 1, 0}, {1, 0, 0}, {0, 0, 1}, WHITE},  /* ceiling */
    {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, WHITE},  /* back */
    {{0, 0, 0}, {0, 1, 0}, {0, 0, 1}, RED},
    {{1, 0, 0}, {0, 0, 1}, {0, 1, 0}, GREEN},
    {LAMP_CORNER, LAMP_EDGE1, LAMP_EDGE2, LAMP},
    /* The block, turned about y: top and four sides. */
    {{0.13f, 0.58f, 0.42f}, {0.29f, 0, 0.09f}, {0.09f, 0, -0.29f}, WHITE},
    {{0.13f, 0, 0.42f}, {0.29f, 0, 0.09f}, {0, 0.58f, 0}, WHITE},
    {{0.42f, 0, 0.51f}, {0.09f, 0, -0.29f}, {0, 0.58f, 0}, WHITE},
    {{0.51f, 0, 0.22f}, {-0.29f, 0, -0.09f}, {0, 0.58f, 0}, WHITE},
    {{0.22f, 0, 0.13f}, {-0.09f, 0, 0.29f}, {0, 0.58f, 0}, WHITE},
};

static const struct sphere spheres[] = {
    {{0.77f, 0.18f, 0.27f}, 0.18f, MIRROR},
    {{0.55f, 0.15f, 0.76f}, 0.15f, GLASS},
};

enum { QUADS = sizeof(quads) / sizeof(quads[0]), SPHERES = sizeof(spheres) / sizeof(spheres[0]) };

struct material {
    const char *program;
    float albedo[3];
};

static const struct material quad_materials[QUAD_MATERIALS] = {
    [WHITE] = {"diffuse", {0.73f, 0.73f, 0.73f}},
    [RED] = {"diffuse", {0.62f, 0.06f, 0.05f}},
    [GREEN] = {"diffuse", {0.12f, 0.44f, 0.09f}},
    [LAMP] = {"lamp", {0.0f, 0.0f, 0.0f}},
};

static const struct material sphere_materials[SPHERE_MATERIALS] = {
    [MIRROR] = {"mirror", {0.92f, 0.90f, 0.86f}},
    [GLASS] = {"glass", {0.97f, 0.99f, 0.98f}},
};

struct builder {
    RTcontext context;
    const char *programs;
};

static RTresult set_programs(const struct builder *b)
{
    RTprogram camera, outside;
    TRY(sample_make_program(b->context, b->programs, "camera", &camera));
    TRY(sample_make_program(b->context, b->programs, "outside", &outside));
    TRY(rtContextSetEntryPointCount(b->context, 1));
    TRY(rtContextSetRayGenerationProgram(b->context, 0, camera));
    TRY(rtContextSetRayTypeCount(b->context, RAY_TYPES));
    TRY(rtContextSetMissProgram(b->context, PATH_RAY, outside));
    return rtContextSetMaxTraceDepth(b->context, 2); /* a shadow ray, traced at a hit */
}

static RTresult set_values(RTcontext context, unsigned samples, bool direct_light)
{
    SET(Context, context, "epsilon", 1f, 1e-4f);
    SET(Context, context, "samples", 1ui, samples);
    SET(Context, context, "max_bounces", 1ui, MAX_BOUNCES);
    SET(Context, context, "direct_light", 1ui, direct_light);
    SET(Context, context, "emission", 3f, 17.0f, 13.5f, 9.0f);
    SET(Context, context, "light_corner", 3fv, (float[3])LAMP_CORNER);
    SET(Context, context, "light_edge1", 3fv, (float[3])LAMP_EDGE1);
    SET(Context, context, "light_edge2", 3fv, (float[3])LAMP_EDGE2);
    SET(Context, context, "refraction_index", 1f, 1.5f);
    return RT_SUCCESS;
}

static RTresult make_material(const struct builder *b, const struct material *from, RTmaterial *out)
{
    RTprogram program;
    TRY(rtMaterialCreate(b->context, out));
    TRY(sample_make_program(b->context, b->programs, from->program, &program));
    TRY(rtMaterialSetClosestHitProgram(*out, PATH_RAY, program));
    TRY(sample_make_program(b->context, b->programs, "block", &program));
    TRY(rtMaterialSetAnyHitProgram(*out, SHADOW_RAY, program));
    SET(Material, *out, "albedo", 3fv, from->albedo);
    return RT_SUCCESS;
}

static RTresult make_instance(const struct builder *b, RTgeometry geometry,
                              const struct material *materials, unsigned count,
                              RTgeometryinstance *out)
{
    TRY(rtGeometryInstanceCreate(b->context, out));
    TRY(rtGeometryInstanceSetGeometry(*out, geometry));
    TRY(rtGeometryInstanceSetMaterialCount(*out, count));
    for (unsigned i = 0; i < count; i++) {
        RTmaterial material;
        TRY(make_material(b, &materials[i], &material));
        TRY(rtGeometryInstanceSetMaterial(*out, i, material));
    }
    return RT_SUCCESS;
}

static RTresult make_graph(const struct builder *b)
{
    RTgeometry geometry;
    RTgeometryinstance instance;
    RTgeometrygroup group;
    RTacceleration acceleration;
    TRY(rtGeometryGroupCreate(b->context, &group));
    TRY(rtGeometryGroupSetChildCount(group, 2));
    TRY(sample_make_input(b->context, "quads", quads, sizeof(quads[0]), QUADS));
    TRY(sample_make_geometry(b->context, b->programs, "quad_intersect", "quad_bounds", QUADS,
                             &geometry));
    TRY(make_instance(b, geometry, quad_materials, QUAD_MATERIALS, &instance));
    TRY(rtGeometryGroupSetChild(group, 0, instance));
    TRY(sample_make_input(b->context, "spheres", spheres, sizeof(spheres[0]), SPHERES));
    TRY(sample_make_geometry(b->context, b->programs, "sphere_intersect", "sphere_bounds", SPHERES,
                             &geometry));
    TRY(make_instance(b, geometry, sphere_materials, SPHERE_MATERIALS, &instance));
    TRY(rtGeometryGroupSetChild(group, 1, instance));
    TRY(rtAccelerationCreate(b->context, &acceleration));
    TRY(rtGeometryGroupSetAcceleration(group, acceleration));
    SET(Context, b->context, "scene", Object, group);
    return RT_SUCCESS;
}

RTresult cornell_create(RTcontext context, const char *programs, unsigned width, unsigned height,
                        unsigned samples, bool direct_light, struct cornell *out)
{
    static const float eye[3] = {0.5f, 0.5f, 2.55f}, target[3] = {0.5f, 0.5f, 0.0f};
    const struct builder b = {.context = context, .programs = programs};
    TRY(set_programs(&b));
    TRY(set_values(context, samples, direct_light));
    TRY(sample_set_camera(context, eye, target, 0.322f, (float)width / (float)height));
    TRY(sample_make_output(context, "image", RT_FORMAT_FLOAT4, width, height, &out->image));
    TRY(sample_make_output(context, "ray_counts", RT_FORMAT_UNSIGNED_INT, width, height,
                           &out->ray_counts));
    return make_graph(&b);
}
