/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Builds the scene: one geometry with 488 primitives, which reads its spheres from a buffer, and
 * one material; what spheres are made of lies in two more buffers.
 */
#include "one_weekend/scene.h"

#include <math.h>
#include <stdint.h>

#include "common/scene.h"

enum { MAX_DEPTH = 50 };
enum kind { DIFFUSE, METAL, GLASS };

struct material {
    enum kind kind;
    float colour[3];
    float fuzz;  /* of metal */
    float index; /* of refraction */
};

/* ---- Random numbers ---- */

/* One step of a permuted congruential generator (O'Neill 2014) as a hash. */
static uint32_t hash(uint32_t value)
{
    const uint32_t state = value * 747796405u + 2891336453u;
    const uint32_t word = ((state >> ((state >> 28) + 4)) ^ state) * 277803737u;
    return (word >> 22) ^ word;
}

/* In [0, 1). */
static float draw(uint32_t *seed)
{
    *seed = 1664525u * *seed + 1013904223u;
    return (float)(*seed & 0xFFFFFF) / (float)0x1000000;
}

/* ---- Spheres ---- */

static void add(struct one_weekend_spheres *s, float x, float y, float z, float radius,
                const struct material *of)
{
    float *place = s->places[s->count], *colour = s->colours[s->count];
    float *kinds = s->kinds[s->count++];
    place[0] = x, place[1] = y, place[2] = z, place[3] = radius;
    s->rises[s->count - 1] = 0;
    for (int c = 0; c < 3; c++) colour[c] = of->colour[c];
    colour[3] = of->index;
    for (int k = DIFFUSE; k <= GLASS; k++) kinds[k] = of->kind == (enum kind)k;
    kinds[3] = of->fuzz;
}

/* Four of five are diffuse, most others metal, some glass. */
static struct material draw_material(float choice, uint32_t *seed)
{
    struct material m = {.kind = GLASS, .colour = {1, 1, 1}, .index = 1.5f};
    if (choice >= 0.95f) return m;
    m.kind = choice < 0.8f ? DIFFUSE : METAL;
    m.index = 1.0f;
    for (int c = 0; c < 3; c++) {
        const float x = draw(seed);
        m.colour[c] = m.kind == DIFFUSE ? x * x : 0.5f * (1.0f + x);
    }
    if (m.kind == METAL) m.fuzz = 0.5f * draw(seed);
    return m;
}

void one_weekend_place(struct one_weekend_spheres *s)
{
    static const struct material ground = {DIFFUSE, {0.5f, 0.5f, 0.5f}, 0, 1},
                                 glass = {GLASS, {1, 1, 1}, 0, 1.5f},
                                 brown = {DIFFUSE, {0.4f, 0.2f, 0.1f}, 0, 1},
                                 bronze = {METAL, {0.7f, 0.6f, 0.5f}, 0, 1};
    uint32_t seed = hash(134537);
    s->count = 0;
    add(s, 0, -1000, -1, 1000, &ground);
    for (int x = -11; x < 11; x++)
        for (int z = -11; z < 11; z++) {
            const float choice = draw(&seed);
            const float right = draw(&seed), front = draw(&seed);
            const struct material small = draw_material(choice, &seed);
            add(s, (float)x + right, 0.2f, (float)z + front, 0.2f, &small);
        }
    /* As in "Ray Tracing: The Next Week". The numbers above stay what they are. */
    for (unsigned i = 1; i < s->count; i++)
        if (s->kinds[i][DIFFUSE] == 1) s->rises[i] = 0.5f * draw(&seed);
    add(s, 0, 1, 0, 1, &glass);
    add(s, -4, 1, 0, 1, &brown);
    add(s, 4, 1, 0, 1, &bronze);
}

/* ---- Context ---- */

/* Looks at the origin; the picture is 20 degrees high. */
void one_weekend_look(float aspect, struct one_weekend_view *v)
{
    const float eye[3] = {13, 2, 3};
    const float height = 2.0f * tanf(20.0f * 3.14159265f / 360.0f), width = height * aspect;
    const float away = sqrtf(13 * 13 + 2 * 2 + 3 * 3);
    const float back[3] = {eye[0] / away, eye[1] / away, eye[2] / away};
    const float level = sqrtf(back[2] * back[2] + back[0] * back[0]);
    const float right[3] = {back[2] / level, 0, -back[0] / level};
    const float up[3] = {back[1] * right[2] - back[2] * right[1],
                         back[2] * right[0] - back[0] * right[2],
                         back[0] * right[1] - back[1] * right[0]};
    for (int i = 0; i < 3; i++) {
        v->eye[i] = eye[i];
        v->across[i] = right[i] * width;
        v->along[i] = up[i] * height;
        v->corner[i] = eye[i] - v->across[i] / 2 - v->along[i] / 2 - back[i];
    }
}

static RTresult set_camera(RTcontext context, float aspect)
{
    struct one_weekend_view view;
    one_weekend_look(aspect, &view);
    SET(Context, context, "eye", 3fv, view.eye);
    SET(Context, context, "picture_corner", 3fv, view.corner);
    SET(Context, context, "picture_width", 3fv, view.across);
    SET(Context, context, "picture_height", 3fv, view.along);
    return RT_SUCCESS;
}

static RTresult make_program(RTcontext context, const struct one_weekend_options *options,
                             const char *name, RTprogram *out)
{
    return sample_make_fast_program(context, options->programs, options->fast_math, name, out);
}

static RTresult set_programs(RTcontext context, const struct one_weekend_options *options)
{
    RTprogram camera, sky;
    TRY(make_program(context, options, options->motion ? "moving_camera" : "camera", &camera));
    TRY(make_program(context, options, "sky", &sky));
    TRY(rtContextSetEntryPointCount(context, 1));
    TRY(rtContextSetRayGenerationProgram(context, 0, camera));
    TRY(rtContextSetRayTypeCount(context, 1));
    TRY(rtContextSetMissProgram(context, 0, sky));
    SET(Context, context, "samples", 1ui, options->samples);
    SET(Context, context, "max_depth", 1ui, MAX_DEPTH);
    return rtContextSetMaxTraceDepth(context, 1); /* only the camera traces */
}

static RTresult make_spheres(RTcontext context, const struct one_weekend_options *options,
                             RTgeometry *out)
{
    struct one_weekend_spheres spheres = {0};
    RTprogram intersect, bounds;
    one_weekend_place(&spheres);
    const size_t size = sizeof(spheres.places[0]);
    TRY(sample_make_input(context, "spheres", spheres.places, size, spheres.count));
    TRY(sample_make_input(context, "colours", spheres.colours, size, spheres.count));
    TRY(sample_make_input(context, "kinds", spheres.kinds, size, spheres.count));
    TRY(make_program(context, options,
                     options->motion ? "moving_sphere_intersect" : "sphere_intersect", &intersect));
    TRY(make_program(context, options, options->motion ? "moving_sphere_bounds" : "sphere_bounds",
                     &bounds));
    TRY(rtGeometryCreate(context, out));
    if (options->motion) {
        TRY(sample_make_input(context, "rises", spheres.rises, sizeof(spheres.rises[0]),
                              spheres.count));
        TRY(rtGeometrySetMotionSteps(*out, 2));
    }
    TRY(rtGeometrySetPrimitiveCount(*out, spheres.count));
    TRY(rtGeometrySetIntersectionProgram(*out, intersect));
    return rtGeometrySetBoundingBoxProgram(*out, bounds);
}

static RTresult make_graph(RTcontext context, const struct one_weekend_options *options)
{
    RTgeometry geometry;
    RTgeometryinstance instance;
    RTmaterial material;
    RTprogram hit;
    TRY(make_spheres(context, options, &geometry));
    TRY(make_program(context, options, options->motion ? "note_moving_hit" : "note_hit", &hit));
    TRY(rtMaterialCreate(context, &material));
    TRY(rtMaterialSetClosestHitProgram(material, 0, hit));
    TRY(rtGeometryInstanceCreate(context, &instance));
    TRY(rtGeometryInstanceSetGeometry(instance, geometry));
    return sample_set_scene(context, instance, material, options->builder);
}

RTresult one_weekend_create(RTcontext context, const struct one_weekend_options *options,
                            struct one_weekend *out)
{
    const unsigned width = options->width, height = options->height;
    TRY(set_programs(context, options));
    TRY(set_camera(context, (float)width / (float)height));
    TRY(sample_make_output(context, "image", RT_FORMAT_FLOAT4, width, height, &out->image));
    TRY(sample_make_output(context, "ray_counts", RT_FORMAT_UNSIGNED_INT, width, height,
                           &out->ray_counts));
    return make_graph(context, options);
}
