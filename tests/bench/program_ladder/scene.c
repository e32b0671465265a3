/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The scene of samples/one_weekend as a rung has it: its spheres as geometries of their own or as
 * arrays, one to three hit programs, constants in a variable or a buffer.
 */
#include "scene.h"

#include <stdio.h>
#include <string.h>

#include "common/scene.h"
#include "features.h"
#include "one_weekend/scene.h"

#define PROGRAMS RW_SOURCE_DIR "/tests/bench/program_ladder/programs.cu"
#define SAMPLE_PROGRAMS RW_SOURCE_DIR "/samples/one_weekend/programs.cu"

enum { MAX_DEPTH = 50 };
enum { DIFFUSE, METAL, GLASS, KINDS };
enum { CAMERA, FINISH }; /* entry points */

/* The same in programs.cu. */
struct view {
    struct one_weekend_view at;
    unsigned width, height, samples, depth;
};

struct sphere {
    float place[4], matter[4]; /* centre, radius; colour, code (scatter.cuh) */
    int kind;
};

struct builder {
    RTcontext context;
    const struct rung *rung;
    unsigned count;
    struct sphere spheres[ONE_WEEKEND_MOST];
    RTprogram intersect, bounds;
    RTmaterial materials[KINDS]; /* of arrays: all but the first may be missing */
};

static bool has(const struct builder *b, unsigned feature)
{
    return b->rung->features & feature;
}

/* ---- programs ---- */

static RTresult make_program(const struct builder *b, const char *name, RTprogram *out)
{
    char features[32];
    const char *options[] = {features, "--use_fast_math"};
    snprintf(features, sizeof(features), "-DFEATURES=0x%x", b->rung->features);
    return rwProgramCreateFromSourceFile(b->context, PROGRAMS, has(b, INTRINSICS) ? 2 : 1, options,
                                         name, out);
}

static RTresult set_programs(const struct builder *b, const struct picture_size *size)
{
    RTprogram program;
    TRY(rtContextSetEntryPointCount(b->context, has(b, INDEX) ? 2 : 1));
    TRY(make_program(b, "camera", &program));
    TRY(rtContextSetRayGenerationProgram(b->context, CAMERA, program));
    if (has(b, INDEX)) {
        RTbuffer sums;
        TRY(make_program(b, "finish", &program));
        TRY(rtContextSetRayGenerationProgram(b->context, FINISH, program));
        TRY(sample_make_output(b->context, "sums", RT_FORMAT_FLOAT4, size->width, size->height,
                               &sums));
    }
    TRY(rtContextSetRayTypeCount(b->context, 1));
    TRY(make_program(b, "sky", &program));
    TRY(rtContextSetMissProgram(b->context, 0, program));
    if (has(b, LOOP)) return rtContextSetMaxTraceDepth(b->context, 1);
    return rtContextSetMaxTraceDepth(b->context, MAX_DEPTH);
}

static RTresult set_view(const struct builder *b, const struct picture_size *size)
{
    struct view view = {
        .width = size->width, .height = size->height, .samples = size->samples, .depth = MAX_DEPTH};
    one_weekend_look((float)size->width / (float)size->height, &view.at);
    if (!has(b, VARIABLES)) return sample_make_input(b->context, "views", &view, sizeof(view), 1);
    SET(Context, b->context, "view", UserData, sizeof(view), &view);
    return RT_SUCCESS;
}

/* ---- spheres ---- */

static void place_spheres(struct builder *b)
{
    struct one_weekend_spheres from = {0};
    one_weekend_place(&from);
    b->count = from.count;
    for (unsigned k = 0; k < from.count; k++) {
        struct sphere *s = &b->spheres[k];
        for (s->kind = DIFFUSE; from.kinds[k][s->kind] == 0.0f;) s->kind++;
        const float codes[KINDS] = {-1.0f, from.kinds[k][3], from.colours[k][3]};
        memcpy(s->place, from.places[k], sizeof(s->place));
        memcpy(s->matter, from.colours[k], sizeof(s->matter));
        s->matter[3] = codes[s->kind];
    }
}

static RTresult make_material(const struct builder *b, int kind, RTmaterial *out)
{
    static const char *const names[KINDS] = {"diffuse_hit", "metal_hit", "glass_hit"};
    const char *one = has(b, TOLD) ? "note_hit" : "any_material_hit";
    RTprogram program;
    TRY(make_program(b, has(b, ONE_PROGRAM) ? one : names[kind], &program));
    TRY(rtMaterialCreate(b->context, out));
    return rtMaterialSetClosestHitProgram(*out, 0, program);
}

static RTresult make_geometry(const struct builder *b, unsigned spheres, RTgeometryinstance *out)
{
    RTgeometry geometry;
    TRY(rtGeometryCreate(b->context, &geometry));
    TRY(rtGeometrySetPrimitiveCount(geometry, spheres));
    TRY(rtGeometrySetIntersectionProgram(geometry, b->intersect));
    TRY(rtGeometrySetBoundingBoxProgram(geometry, b->bounds));
    TRY(rtGeometryInstanceCreate(b->context, out));
    return rtGeometryInstanceSetGeometry(*out, geometry);
}

/* A geometry and a material a sphere. */
static RTresult add_objects(const struct builder *b, RTgeometrygroup group)
{
    TRY(rtGeometryGroupSetChildCount(group, b->count));
    for (unsigned k = 0; k < b->count; k++) {
        const struct sphere *s = &b->spheres[k];
        RTgeometryinstance instance;
        RTmaterial material;
        TRY(make_geometry(b, 1, &instance));
        TRY(make_material(b, s->kind, &material));
        SET(GeometryInstance, instance, "place", 4fv, s->place);
        SET(Material, material, "matter", 4fv, s->matter);
        TRY(rtGeometryInstanceSetMaterialCount(instance, 1));
        TRY(rtGeometryInstanceSetMaterial(instance, 0, material));
        TRY(rtGeometryGroupSetChild(group, k, instance));
    }
    return RT_SUCCESS;
}

/* One of the eight numbers of all spheres. */
static RTresult make_column(const struct builder *b, unsigned column, const char *name)
{
    float values[ONE_WEEKEND_MOST];
    for (unsigned k = 0; k < b->count; k++) {
        const struct sphere *s = &b->spheres[k];
        values[k] = column < 4 ? s->place[column] : s->matter[column - 4];
    }
    return sample_make_input(b->context, name, values, sizeof(values[0]), b->count);
}

static RTresult make_columns(const struct builder *b)
{
    static const char *const names[] = {"centre_x", "centre_y", "centre_z", "radius",
                                        "red",      "green",    "blue",     "code"};
    for (unsigned k = 0; k < 8; k++) TRY(make_column(b, k, names[k]));
    return RT_SUCCESS;
}

static RTresult make_rows(const struct builder *b)
{
    float places[ONE_WEEKEND_MOST][4], matters[ONE_WEEKEND_MOST][4];
    for (unsigned k = 0; k < b->count; k++) {
        memcpy(places[k], b->spheres[k].place, sizeof(places[k]));
        memcpy(matters[k], b->spheres[k].matter, sizeof(matters[k]));
    }
    TRY(sample_make_input(b->context, "places", places, sizeof(places[0]), b->count));
    return sample_make_input(b->context, "matters", matters, sizeof(matters[0]), b->count);
}

/* One geometry, which has a material for each hit program. */
static RTresult add_arrays(const struct builder *b, RTgeometrygroup group)
{
    const unsigned materials = has(b, ONE_PROGRAM) ? 1 : KINDS;
    RTgeometryinstance instance;
    TRY(has(b, ALIGNED) ? make_rows(b) : make_columns(b));
    TRY(make_geometry(b, b->count, &instance));
    TRY(rtGeometryInstanceSetMaterialCount(instance, materials));
    for (unsigned k = 0; k < materials; k++) {
        RTmaterial material;
        TRY(make_material(b, (int)k, &material));
        TRY(rtGeometryInstanceSetMaterial(instance, k, material));
    }
    TRY(rtGeometryGroupSetChildCount(group, 1));
    return rtGeometryGroupSetChild(group, 0, instance);
}

static RTresult set_scene(struct builder *b)
{
    RTgeometrygroup group;
    RTacceleration acceleration;
    place_spheres(b);
    TRY(make_program(b, "sphere_intersect", &b->intersect));
    TRY(make_program(b, "sphere_bounds", &b->bounds));
    TRY(rtGeometryGroupCreate(b->context, &group));
    TRY(has(b, ARRAYS) ? add_arrays(b, group) : add_objects(b, group));
    TRY(rtAccelerationCreate(b->context, &acceleration));
    TRY(rtAccelerationSetBuilder(acceleration, b->rung->builder));
    TRY(rtGeometryGroupSetAcceleration(group, acceleration));
    SET(Context, b->context, "scene", Object, group);
    return RT_SUCCESS;
}

/* ---- rungs ---- */

static RTresult create_sample(RTcontext context, const struct picture_size *size, RTbuffer *image)
{
    struct one_weekend out;
    const struct one_weekend_options options = {.programs = SAMPLE_PROGRAMS,
                                                .fast_math = true,
                                                .width = size->width,
                                                .height = size->height,
                                                .samples = size->samples};
    TRY(one_weekend_create(context, &options, &out));
    *image = out.image;
    return RT_SUCCESS;
}

RTresult rung_create(RTcontext context, const struct rung *rung, const struct picture_size *size,
                     RTbuffer *image)
{
    struct builder b = {.context = context, .rung = rung};
    if (rung->features & SAMPLE) return create_sample(context, size, image);
    TRY(set_programs(&b, size));
    TRY(set_view(&b, size));
    TRY(sample_make_output(context, "image", RT_FORMAT_FLOAT4, size->width, size->height, image));
    return set_scene(&b);
}

RTresult rung_draw(RTcontext context, const struct rung *rung, const struct picture_size *size,
                   double *milliseconds)
{
    double more;
    if (!(rung->features & INDEX)) {
        TRY(rtContextLaunch2D(context, CAMERA, size->width, size->height));
        return rwContextGetKernelTime(context, milliseconds);
    }
    TRY(rtContextLaunch3D(context, CAMERA, size->width, size->height, size->samples));
    TRY(rwContextGetKernelTime(context, milliseconds));
    TRY(rtContextLaunch2D(context, FINISH, size->width, size->height));
    TRY(rwContextGetKernelTime(context, &more));
    *milliseconds += more;
    return RT_SUCCESS;
}
