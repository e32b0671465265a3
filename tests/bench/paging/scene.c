/* SPDX-License-Identifier: Apache-2.0 */
/* See scene.h. */
#include "tests/bench/paging/scene.h"

#include <math.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>
#include <unistd.h>

#include "common/scene.h"

enum {
    RINGS = 64,
    SECTORS = 2 * RINGS,
    VERTICES = (RINGS + 1) * (SECTORS + 1),
    TRIANGLES = 2 * RINGS * SECTORS,
    TILE_TEXELS = 128 * 128,
    TEXEL = 4,
    MOST_THREADS = 64,
};

struct surface {
    float place[2], normal[3];
    uint32_t paint[3];
};

/* ---- noise ---- */

static uint64_t noise(uint64_t seed, uint64_t index)
{
    uint64_t z = seed + (index + 1) * 0x9e3779b97f4a7c15ull; /* splitmix64 */
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
    return z ^ (z >> 31);
}

static float unit(uint64_t bits)
{
    return (float)(bits >> 40) * (1.0f / 16777216.0f);
}

/* Number k of the vertices of a ball: longitude and latitude as parts of the whole, direction. */
static void vertex_of(unsigned k, float place[2], float direction[3])
{
    const float pi = 3.14159265f;
    place[0] = (float)(k % (SECTORS + 1)) / SECTORS;
    place[1] = (float)(k / (SECTORS + 1)) / RINGS;
    const float phi = 2 * pi * place[0], theta = pi * place[1];
    direction[0] = sinf(theta) * cosf(phi);
    direction[1] = cosf(theta);
    direction[2] = sinf(theta) * sinf(phi);
}

/* ---- the large buffers ---- */

struct filling {
    const struct field *field;
    uint64_t seed;
    struct surface *surfaces;
    uint64_t *texels; /* two in each */
    unsigned first, step;
};

static void fill_copy(const struct filling *f, unsigned copy)
{
    const uint64_t pairs = (uint64_t)f->field->tiles * f->field->tiles * TILE_TEXELS * TEXEL / 8;
    struct surface *s = f->surfaces + (uint64_t)copy * VERTICES;
    uint64_t *texels = f->texels + copy * pairs;
    for (unsigned k = 0; k < VERTICES; k++) {
        const uint64_t bits = noise(f->seed + 1, (uint64_t)copy * VERTICES + k);
        vertex_of(k, s[k].place, s[k].normal);
        for (unsigned i = 0; i < 3; i++) {
            s[k].normal[i] += 0.2f * (unit(bits << 16 * i) - 0.5f);
            s[k].paint[i] = (uint32_t)(bits >> 8 * i);
        }
    }
    for (uint64_t k = 0; k < pairs; k++) texels[k] = noise(f->seed, copy * pairs + k);
}

static void *fill_some(void *user)
{
    const struct filling *f = user;
    for (unsigned copy = f->first; copy < f->field->copies; copy += f->step) fill_copy(f, copy);
    return NULL;
}

static void fill_all(struct filling *f)
{
    pthread_t threads[MOST_THREADS];
    struct filling parts[MOST_THREADS];
    const long processors = sysconf(_SC_NPROCESSORS_ONLN);
    unsigned count = processors < MOST_THREADS ? (unsigned)processors : MOST_THREADS, begun = 1;
    for (unsigned k = 0; k < count; k++) {
        parts[k] = *f;
        parts[k].first = k;
        parts[k].step = count;
    }
    while (begun < count && !pthread_create(&threads[begun], NULL, fill_some, &parts[begun]))
        begun++;
    fill_some(&parts[0]);
    for (unsigned k = begun; k < count; k++) fill_some(&parts[k]);
    for (unsigned k = 1; k < begun; k++) pthread_join(threads[k], NULL);
}

static RTresult make_large(RTcontext c, const char *name, size_t element, uint64_t width,
                           unsigned height, RTbuffer *out)
{
    TRY(rtBufferCreate(c, RT_BUFFER_INPUT, out));
    TRY(rtBufferSetFormat(*out, RT_FORMAT_USER));
    TRY(rtBufferSetElementSize(*out, element));
    TRY(rtBufferSetSize2D(*out, width, height));
    TRY(rwBufferSetPaged(*out, 1));
    SET(Context, c, name, Object, *out);
    return RT_SUCCESS;
}

static RTresult make_contents(RTcontext c, uint64_t seed, struct field *f)
{
    struct filling filling = {.field = f, .seed = seed};
    void *surfaces, *texels;
    const uint64_t texture = (uint64_t)f->tiles * f->tiles * TILE_TEXELS;
    TRY(make_large(c, "surfaces", sizeof(struct surface), VERTICES, f->copies, &f->surfaces));
    TRY(make_large(c, "texels", TEXEL, texture, f->copies, &f->texels));
    TRY(rtBufferMap(f->surfaces, &surfaces));
    TRY(rtBufferMap(f->texels, &texels));
    filling.surfaces = surfaces;
    filling.texels = texels;
    fill_all(&filling);
    TRY(rtBufferUnmap(f->surfaces));
    TRY(rtBufferUnmap(f->texels));
    f->bytes = f->copies * (VERTICES * sizeof(struct surface) + texture * TEXEL);
    SET(Context, c, "tiles", 1ui, f->tiles);
    return RT_SUCCESS;
}

/* ---- balls ---- */

static RTresult make_indices(RTcontext c, RTbuffer *out)
{
    void *memory;
    TRY(rtBufferCreate(c, RT_BUFFER_INPUT, out));
    TRY(rtBufferSetFormat(*out, RT_FORMAT_UNSIGNED_INT3));
    TRY(rtBufferSetSize1D(*out, TRIANGLES));
    TRY(rtBufferMap(*out, &memory));
    for (unsigned k = 0; k < TRIANGLES; k++) {
        const unsigned quad = k / 2, first = quad / SECTORS * (SECTORS + 1) + quad % SECTORS;
        const unsigned second = first + SECTORS + 1;
        unsigned *v = (unsigned *)memory + 3 * k;
        v[0] = k % 2 ? first + 1 : first;
        v[1] = second + k % 2;
        v[2] = k % 2 ? second : first + 1;
    }
    SET(Context, c, "triangles", Object, *out);
    return rtBufferUnmap(*out);
}

/* In rows on a plane, each with a size and bumps of its own. */
static RTresult make_vertices(RTcontext c, uint64_t seed, const struct field *f, RTbuffer *out)
{
    void *memory;
    const unsigned edge = (unsigned)ceil(sqrt(f->copies));
    TRY(rtBufferCreate(c, RT_BUFFER_INPUT, out));
    TRY(rtBufferSetFormat(*out, RT_FORMAT_FLOAT3));
    TRY(rtBufferSetSize1D(*out, (RTsize)f->copies * VERTICES));
    TRY(rtBufferMap(*out, &memory));
    for (unsigned copy = 0; copy < f->copies; copy++) {
        const float radius = 0.8f + 0.2f * unit(noise(seed + 2, copy));
        const float at[3] = {2.2f * (float)(copy % edge), 0, 2.2f * (float)(copy / edge)};
        for (unsigned k = 0; k < VERTICES; k++) {
            float place[2], *v = (float *)memory + 3 * ((size_t)copy * VERTICES + k);
            vertex_of(k, place, v);
            const float bump = 1 + 0.05f * sinf(40 * place[0] * 3.14159265f) * v[0] * v[2];
            for (unsigned i = 0; i < 3; i++) v[i] = at[i] + radius * bump * v[i];
        }
    }
    return rtBufferUnmap(*out);
}

static RTresult make_ball(RTcontext c, unsigned copy, RTbuffer vertices, RTbuffer indices,
                          RTmaterial material, RTgeometrygroup *out)
{
    RTgeometrytriangles triangles;
    RTgeometryinstance instance;
    RTacceleration acceleration;
    TRY(rtGeometryTrianglesCreate(c, &triangles));
    TRY(rtGeometryTrianglesSetPrimitiveCount(triangles, TRIANGLES));
    TRY(rtGeometryTrianglesSetTriangleIndices(triangles, indices, 0, 12, RT_FORMAT_UNSIGNED_INT3));
    TRY(rtGeometryTrianglesSetVertices(triangles, VERTICES, vertices, (RTsize)copy * VERTICES * 12,
                                       12, RT_FORMAT_FLOAT3));
    TRY(rtGeometryInstanceCreate(c, &instance));
    TRY(rtGeometryInstanceSetGeometryTriangles(instance, triangles));
    TRY(rtGeometryInstanceSetMaterialCount(instance, 1));
    TRY(rtGeometryInstanceSetMaterial(instance, 0, material));
    SET(GeometryInstance, instance, "copy", 1ui, copy);
    TRY(rtAccelerationCreate(c, &acceleration));
    TRY(rtAccelerationSetBuilder(acceleration, "Trbvh"));
    TRY(rtGeometryGroupCreate(c, out));
    TRY(rtGeometryGroupSetChildCount(*out, 1));
    TRY(rtGeometryGroupSetChild(*out, 0, instance));
    return rtGeometryGroupSetAcceleration(*out, acceleration);
}

static RTresult make_material(RTcontext c, const char *programs, RTmaterial *out)
{
    RTprogram closest, any;
    TRY(sample_make_program(c, programs, "closest_hit", &closest));
    TRY(sample_make_program(c, programs, "any_hit", &any));
    TRY(rtMaterialCreate(c, out));
    TRY(rtMaterialSetClosestHitProgram(*out, 0, closest));
    return rtMaterialSetAnyHitProgram(*out, 1, any);
}

static RTresult make_balls(RTcontext c, const char *programs, uint64_t seed, const struct field *f)
{
    RTgroup root;
    RTacceleration acceleration;
    RTbuffer indices, vertices;
    RTmaterial material;
    TRY(make_material(c, programs, &material));
    TRY(make_indices(c, &indices));
    TRY(make_vertices(c, seed, f, &vertices));
    TRY(rtGroupCreate(c, &root));
    TRY(rtGroupSetChildCount(root, f->copies));
    for (unsigned copy = 0; copy < f->copies; copy++) {
        RTgeometrygroup ball;
        TRY(make_ball(c, copy, vertices, indices, material, &ball));
        TRY(rtGroupSetChild(root, copy, ball));
    }
    TRY(rtAccelerationCreate(c, &acceleration));
    TRY(rtAccelerationSetBuilder(acceleration, "Trbvh"));
    TRY(rtGroupSetAcceleration(root, acceleration));
    SET(Context, c, "scene", Object, root);
    return RT_SUCCESS;
}

/* ---- the whole ---- */

static RTresult make_entries(RTcontext c, const char *programs)
{
    static const char *const names[FIELD_ENTRIES] = {"primary", "ambient", "paths"};
    RTprogram program;
    TRY(rtContextSetRayTypeCount(c, 2));
    TRY(rtContextSetEntryPointCount(c, FIELD_ENTRIES));
    for (unsigned k = 0; k < FIELD_ENTRIES; k++) {
        TRY(sample_make_program(c, programs, names[k], &program));
        TRY(rtContextSetRayGenerationProgram(c, k, program));
    }
    TRY(sample_make_program(c, programs, "miss", &program));
    return rtContextSetMissProgram(c, 1, program);
}

RTresult field_make(RTcontext c, const char *programs, uint64_t bytes, unsigned picture,
                    uint64_t seed, struct field *out)
{
    char name[256];
    const uint64_t few = 1ull << 30;
    const unsigned copies = bytes < few ? 16 : 256;
    const double rest = (double)bytes / copies - VERTICES * (double)sizeof(struct surface);
    const double tiles = sqrt((rest > 0 ? rest : 0) / (TILE_TEXELS * TEXEL));
    const float edge = 2.2f * (sqrtf((float)copies) - 1);
    const float eye[3] = {edge / 2, 0.5f * edge + 1, -0.35f * edge - 1};
    const float target[3] = {edge / 2, 0, 0.45f * edge};
    *out = (struct field){.copies = copies, .tiles = tiles < 1 ? 1 : (unsigned)tiles};
    TRY(make_entries(c, programs));
    TRY(rwContextGetDeviceName(c, name, sizeof(name)));
    TRY(make_contents(c, seed, out));
    TRY(make_balls(c, programs, seed, out));
    TRY(sample_set_camera(c, eye, target, 0.5f, 1));
    return sample_make_output(c, "output", RT_FORMAT_FLOAT4, picture, picture, &out->output);
}
