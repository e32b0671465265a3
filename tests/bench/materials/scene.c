/* SPDX-License-Identifier: Apache-2.0 */
/* See scene.h. */
#include "tests/bench/materials/scene.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "samples/common/scene.h"

enum { RADIANCE_RAY, SHADOW_RAY, PROBE_RAY, OCCLUSION_RAY, RAY_TYPES };

/* ---- the text ---- */

struct materials_counts materials_counts(unsigned programs)
{
    struct materials_counts c = {
        .views = 1 + programs / 45,
        .failed = 1,
        .skies = 1 + (programs > 30),
        .shades = 1 + programs / 8,
        .meets = 1 + programs / 20,
        .bounds = 1 + programs / 20,
        .paints = 1 + programs / 8,
    };
    c.looks = programs - c.views - c.failed - c.skies - c.shades - c.meets - c.bounds - c.paints;
    return c;
}

struct kind {
    const char *name, *macro;
    unsigned count;
};
enum { KINDS = 8 };

static void list_kinds(const struct materials_counts *c, struct kind out[KINDS])
{
    const struct kind kinds[KINDS] = {
        {"view", "PROGRAM(view, ", c->views},    {"failed", "PROGRAM(failed, ", c->failed},
        {"sky", "PROGRAM(sky, ", c->skies},      {"look", "PROGRAM(look, ", c->looks},
        {"shade", "PROGRAM(shade, ", c->shades}, {"meet", "PROGRAM_MEET(", c->meets},
        {"bound", "PROGRAM_BOUND(", c->bounds},  {"paint", "PROGRAM_PAINT(", c->paints},
    };
    memcpy(out, kinds, sizeof(kinds));
}

static char *read_file(const char *path, size_t spare, size_t *size)
{
    FILE *file = fopen(path, "rb");
    if (!file) return NULL;
    fseek(file, 0, SEEK_END);
    *size = (size_t)ftell(file);
    rewind(file);
    char *text = malloc(*size + spare);
    if (text && fread(text, 1, *size, file) != *size) *size = 0;
    fclose(file);
    return text;
}

char *materials_source(const char *path, const struct materials_counts *counts)
{
    enum { LINE = 40 };
    struct kind kinds[KINDS];
    size_t size, lines = 0;
    list_kinds(counts, kinds);
    for (int k = 0; k < KINDS; k++) lines += kinds[k].count;
    char *text = read_file(path, lines * LINE + 1, &size);
    if (!text) return NULL;
    char *at = text + size;
    for (int k = 0; k < KINDS; k++)
        for (unsigned n = 0; n < kinds[k].count; n++)
            at += sprintf(at, "%s%u)\n", kinds[k].macro, n);
    *at = '\0';
    return text;
}

/* ---- the scene ---- */

struct builder {
    RTcontext context;
    const char *source;
    const struct materials_counts *counts;
    RTgeometrygroup group;
};

static RTresult make_program(const struct builder *b, const char *kind, unsigned n, RTprogram *out)
{
    char name[32];
    snprintf(name, sizeof(name), "%s_%u", kind, n);
    return rwProgramCreateFromSourceString(b->context, b->source, "materials.cu", 0, NULL, name,
                                           out);
}

static RTresult set_entries(const struct builder *b)
{
    RTprogram program;
    TRY(rtContextSetRayTypeCount(b->context, RAY_TYPES));
    TRY(rtContextSetEntryPointCount(b->context, b->counts->views));
    for (unsigned n = 0; n < b->counts->views; n++) {
        TRY(make_program(b, "view", n, &program));
        TRY(rtContextSetRayGenerationProgram(b->context, n, program));
        TRY(make_program(b, "failed", 0, &program));
        TRY(rtContextSetExceptionProgram(b->context, n, program));
    }
    for (unsigned n = 0; n < b->counts->skies; n++) {
        TRY(make_program(b, "sky", n, &program));
        TRY(rtContextSetMissProgram(b->context, n ? PROBE_RAY : RADIANCE_RAY, program));
    }
    return rtContextSetMaxTraceDepth(b->context, 6);
}

static RTresult set_patterns(const struct builder *b)
{
    int *ids = calloc(b->counts->paints, sizeof(*ids));
    RTresult result = ids ? RT_SUCCESS : RT_ERROR_MEMORY_ALLOCATION_FAILED;
    for (unsigned n = 0; !result && n < b->counts->paints; n++) {
        RTprogram program;
        result = make_program(b, "paint", n, &program);
        if (!result) result = rtProgramGetId(program, &ids[n]);
    }
    RTbuffer buffer;
    void *memory;
    if (!result) result = rtBufferCreate(b->context, RT_BUFFER_INPUT, &buffer);
    if (!result) result = rtBufferSetFormat(buffer, RT_FORMAT_PROGRAM_ID);
    if (!result) result = rtBufferSetSize1D(buffer, b->counts->paints);
    if (!result) result = rtBufferMap(buffer, &memory);
    if (!result) memcpy(memory, ids, b->counts->paints * sizeof(*ids));
    if (!result) result = rtBufferUnmap(buffer);
    free(ids);
    if (!result) SET(Context, b->context, "patterns", Object, buffer);
    return result;
}

/* Two closest-hit programs a material: one for what is seen, one for what only lights. */
static RTresult make_material(const struct builder *b, unsigned m, RTmaterial *out)
{
    RTprogram program;
    const unsigned looks = b->counts->looks, shades = b->counts->shades;
    TRY(rtMaterialCreate(b->context, out));
    TRY(make_program(b, "look", 2 * m, &program));
    TRY(rtMaterialSetClosestHitProgram(*out, RADIANCE_RAY, program));
    TRY(make_program(b, "look", (2 * m + 1) % looks, &program));
    TRY(rtMaterialSetClosestHitProgram(*out, PROBE_RAY, program));
    TRY(make_program(b, "shade", m % shades, &program));
    TRY(rtMaterialSetAnyHitProgram(*out, SHADOW_RAY, program));
    TRY(make_program(b, "shade", (m + 1) % shades, &program));
    TRY(rtMaterialSetAnyHitProgram(*out, OCCLUSION_RAY, program));
    SET(Material, *out, "base_colour", 3f, 0.3f + 0.1f * (float)(m % 7), 0.8f,
        0.9f - 0.1f * (float)(m % 5));
    SET(Material, *out, "roughness", 1f, 0.1f + 0.05f * (float)(m % 9));
    SET(Material, *out, "scale", 1f, 1.0f + (float)(m % 6));
    return RT_SUCCESS;
}

static RTresult add_ball(const struct builder *b, unsigned m, unsigned columns)
{
    RTgeometry geometry;
    RTgeometryinstance instance;
    RTmaterial material;
    RTprogram program;
    const float middle = 0.5f * (float)(columns - 1);
    TRY(rtGeometryCreate(b->context, &geometry));
    TRY(rtGeometrySetPrimitiveCount(geometry, 1));
    TRY(make_program(b, "meet", m % b->counts->meets, &program));
    TRY(rtGeometrySetIntersectionProgram(geometry, program));
    TRY(make_program(b, "bound", m % b->counts->bounds, &program));
    TRY(rtGeometrySetBoundingBoxProgram(geometry, program));
    SET(Geometry, geometry, "ball", 4f, (float)(m % columns) - middle,
        (float)(m / columns) - middle, -1.0f, 0.48f);
    TRY(make_material(b, m, &material));
    TRY(rtGeometryInstanceCreate(b->context, &instance));
    TRY(rtGeometryInstanceSetGeometry(instance, geometry));
    TRY(rtGeometryInstanceSetMaterialCount(instance, 1));
    TRY(rtGeometryInstanceSetMaterial(instance, 0, material));
    return rtGeometryGroupSetChild(b->group, m, instance);
}

static RTresult add_balls(struct builder *b)
{
    RTacceleration acceleration;
    const unsigned balls = (b->counts->looks + 1) / 2;
    unsigned columns = 1;
    while (columns * columns < balls) columns++;
    SET(Context, b->context, "eye", 3f, 0.0f, 0.0f, (float)columns - 1.0f);
    TRY(rtGeometryGroupCreate(b->context, &b->group));
    TRY(rtGeometryGroupSetChildCount(b->group, balls));
    TRY(rtAccelerationCreate(b->context, &acceleration));
    TRY(rtAccelerationSetBuilder(acceleration, "Trbvh"));
    TRY(rtGeometryGroupSetAcceleration(b->group, acceleration));
    for (unsigned m = 0; m < balls; m++) TRY(add_ball(b, m, columns));
    SET(Context, b->context, "scene", Object, b->group);
    return RT_SUCCESS;
}

RTresult materials_create(RTcontext context, const char *source,
                          const struct materials_counts *counts, unsigned width, unsigned height,
                          RTbuffer *image)
{
    static const float lights[2][6] = {{-6.0f, 8.0f, 6.0f, 1.5f, 1.4f, 1.2f},
                                       {7.0f, 2.0f, 5.0f, 0.5f, 0.7f, 1.0f}};
    struct builder b = {context, source, counts, NULL};
    SET(Context, context, "epsilon", 1f, 1e-3f);
    TRY(set_entries(&b));
    TRY(set_patterns(&b));
    TRY(sample_make_input(context, "lights", lights, sizeof(lights[0]), 2));
    TRY(sample_make_output(context, "image", RT_FORMAT_FLOAT4, width, height, image));
    return add_balls(&b);
}
