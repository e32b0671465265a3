/* SPDX-License-Identifier: Apache-2.0 */
/* See inputs.h. */
#include "tests/bvh/inputs.h"

#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ARENA = 1 << 20 };

/* ---- pieces ---- */

static float uniform(struct test_input *in)
{
    in->seed = in->seed * 1664525u + 1013904223u;
    return (float)(in->seed >> 8) / 16777216.0f;
}

static void *take(struct test_input *in, size_t size)
{
    void *at = in->arena + in->used;
    in->used += (size + 63) & ~(size_t)63;
    if (in->used <= in->size) return at;
    fprintf(stderr, "test input %s does not fit its arena\n", in->name);
    abort();
}

static void open_arena(struct test_input *in, size_t size)
{
    in->size = size;
    in->arena = calloc(1, size);
    if (in->arena) return;
    fprintf(stderr, "no memory for test input %s\n", in->name);
    abort();
}

static struct rw_build_part *add_part(struct test_input *in, uint32_t count)
{
    struct rw_build_part *part = &in->parts[in->input.part_count++];
    *part = (struct rw_build_part){.geometry = 10 * (uint32_t)in->input.part_count,
                                   .first_primitive = 1000 * (uint32_t)in->input.part_count,
                                   .count = count,
                                   .vertex_format = RT_FORMAT_FLOAT3,
                                   .vertex_stride = 12,
                                   .index_format = RT_FORMAT_UNSIGNED_INT3,
                                   .index_stride = 12,
                                   .material_format = RT_FORMAT_UNSIGNED_INT,
                                   .material_stride = 4};
    return part;
}

/* A part of `count` triangles without indices, its 9 * count coordinates to be filled in. */
static float *add_soup(struct test_input *in, uint32_t count)
{
    struct rw_build_part *part = add_part(in, count);
    float *v = take(in, 36 * (size_t)count);
    part->vertices = (uintptr_t)v;
    part->vertex_count = 3 * count;
    return v;
}

/* Small triangles in a cube of side `scale`. */
static float *add_random(struct test_input *in, uint32_t count, float scale, float size)
{
    float *v = add_soup(in, count);
    for (uint32_t k = 0; k < count; k++)
        for (int a = 0; a < 3; a++) {
            float middle = uniform(in);
            for (int c = 0; c < 3; c++)
                v[9 * k + 3 * (uint32_t)c + (uint32_t)a] =
                    scale * (middle + size * (uniform(in) - 0.5f));
        }
    return v;
}

static void fill_boxes(struct test_input *in, float *box, uint32_t count, float size)
{
    for (uint32_t k = 0; k < count; k++, box += 6)
        for (int a = 0; a < 3; a++) {
            box[a] = uniform(in);
            box[3 + a] = box[a] + size * uniform(in);
        }
}

static float *add_boxes(struct test_input *in, enum rw_leaf_kind kind, uint32_t count, float size)
{
    struct rw_build_part *part = add_part(in, count);
    float *boxes = take(in, 24 * (size_t)count);
    in->input.kind = kind;
    part->boxes = (uintptr_t)boxes;
    fill_boxes(in, boxes, count, size);
    return boxes;
}

/* ---- inputs ---- */

static void no_part(struct test_input *in)
{
    (void)in;
}
static void empty_part(struct test_input *in)
{
    add_soup(in, 0);
}
static void one(struct test_input *in)
{
    add_random(in, 1, 1, 0.5f);
}
static void two(struct test_input *in)
{
    add_random(in, 2, 1, 0.5f);
}
static void three(struct test_input *in)
{
    add_random(in, 3, 1, 0.5f);
}
static void four(struct test_input *in)
{
    add_random(in, 4, 1, 0.5f);
}
static void seventeen(struct test_input *in)
{
    add_random(in, 17, 1, 0.5f);
}
static void some(struct test_input *in)
{
    add_random(in, 5000, 1, 0.05f);
}
static void large_and_small(struct test_input *in)
{
    float *v = add_random(in, 2000, 1, 0.01f);
    for (int k = 0; k < 9 * 60; k++) v[k] = uniform(in);
}
static void identical(struct test_input *in)
{
    float *v = add_random(in, 700, 1, 0.5f);
    for (int k = 1; k < 700; k++) memcpy(v + 9 * k, v, 36);
}
static void two_places(struct test_input *in)
{
    float *v = add_random(in, 600, 1, 0.5f);
    for (int k = 2; k < 600; k++) memcpy(v + 9 * k, v + 9 * (k & 1), 36);
}
static void collinear(struct test_input *in)
{
    float *v = add_soup(in, 500);
    for (int k = 0; k < 1500; k++) v[3 * k] = uniform(in);
}
static void points(struct test_input *in)
{
    add_random(in, 500, 1, 0);
}
static void slivers(struct test_input *in)
{
    float *v = add_random(in, 800, 1, 0.001f);
    for (int k = 0; k < 800; k++) v[9 * k + 3 + k % 3] += 1;
}
static void flat(struct test_input *in)
{
    float *v = add_random(in, 1000, 1, 0.05f);
    for (int k = 0; k < 3000; k++) v[3 * k + 1] = 7;
}
static void nan_vertices(struct test_input *in)
{
    float *v = add_random(in, 900, 1, 0.05f);
    for (int k = 0; k < 9 * 900; k += 31) v[k] = NAN;
}
static void all_nan(struct test_input *in)
{
    float *v = add_random(in, 50, 1, 0.05f);
    for (int k = 0; k < 450; k += 3) v[k] = NAN;
}
static void infinite(struct test_input *in)
{
    float *v = add_random(in, 900, 1, 0.05f);
    for (int k = 0; k < 9 * 900; k += 101) v[k] = k & 1 ? INFINITY : -INFINITY;
}
static void large(struct test_input *in)
{
    add_random(in, 900, 1e30f, 0.05f);
}
static void largest(struct test_input *in)
{
    float *v = add_random(in, 900, 1, 0.5f);
    for (int k = 0; k < 9 * 900; k++) v[k] = (v[k] - 0.5f) * FLT_MAX;
}
static void tiny(struct test_input *in)
{
    add_random(in, 900, 1e-30f, 0.05f);
}
static void denormal(struct test_input *in)
{
    add_random(in, 300, 1e-40f, 0.5f);
}
static void far_away(struct test_input *in)
{
    float *v = add_random(in, 900, 1, 0.01f);
    for (int k = 0; k < 9 * 900; k++) v[k] += 100000;
}
/* Each triangle half the size of the one before and nearer to the origin: as deep as can be. */
static void nested(struct test_input *in)
{
    float *v = add_random(in, 400, 1, 0.05f);
    for (int k = 0; k < 9 * 400; k++) v[k] = ldexpf(v[k], -(k / 9) / 4);
}

static void short_halves(struct test_input *in)
{
    enum { SIDE = 40, STRIDE = 10 };
    struct rw_build_part *part = add_part(in, 2 * (SIDE - 1) * (SIDE - 1));
    unsigned char *v = take(in, SIDE * SIDE * STRIDE);
    uint16_t *index = take(in, part->count * 8ul);
    uint8_t *material = take(in, part->count * 3ul);
    part->vertices = (uintptr_t)v + 2;
    part->vertex_stride = STRIDE;
    part->vertex_format = RT_FORMAT_HALF3;
    part->vertex_count = SIDE * SIDE;
    part->indices = (uintptr_t)index;
    part->index_stride = 8;
    part->index_format = RT_FORMAT_UNSIGNED_SHORT3;
    part->materials = (uintptr_t)material;
    part->material_stride = 3;
    part->material_format = RT_FORMAT_UNSIGNED_BYTE;
    for (int k = 0; k < SIDE * SIDE; k++) {
        uint16_t half[3] = {(uint16_t)(0x3800 + 16 * (k % SIDE)), (uint16_t)(0xb800 + k / SIDE),
                            (uint16_t)(0x0001 * (k % 7))}; /* a small one: not normal */
        memcpy(v + 2 + STRIDE * k, half, 6);
    }
    for (uint32_t k = 0; k < part->count; k++) {
        uint32_t cell = k / 2, at = cell / (SIDE - 1) * SIDE + cell % (SIDE - 1);
        uint32_t corners[2][3] = {{at, at + 1, at + SIDE}, {at + SIDE, at + 1, at + SIDE + 1}};
        for (int c = 0; c < 3; c++) index[4 * k + (uint32_t)c] = (uint16_t)corners[k & 1][c];
        material[3 * k] = (uint8_t)k;
    }
}

static void flat_formats(struct test_input *in)
{
    uint16_t *material;
    add_random(in, 600, 1, 0.05f);
    in->parts[0].vertex_format = RT_FORMAT_FLOAT2;
    material = take(in, 1200);
    for (uint32_t k = 0; k < 600; k++) material[k] = (uint16_t)(7 * k);
    in->parts[0].materials = (uintptr_t)material;
    in->parts[0].material_stride = 2;
    in->parts[0].material_format = RT_FORMAT_UNSIGNED_SHORT;
    add_random(in, 300, 1, 0.05f);
    in->parts[1].vertex_format = RT_FORMAT_HALF2;
    in->parts[1].vertex_stride = 4;
    uint32_t *halves = (uint32_t *)(uintptr_t)in->parts[1].vertices;
    for (uint32_t k = 0; k < 900; k++) halves[k] = 0x3c003800 + 37 * k % 512;
}

static void transformed(struct test_input *in)
{
    static const float rows[12] = {0, -2, 0.5f, 10, 1, 0, 0, -3, 0.25f, 0, 4, 1};
    add_random(in, 1200, 1, 0.05f);
    add_random(in, 300, 1, 0.05f);
    in->parts[1].transformed = true;
    memcpy(in->parts[1].transform, rows, sizeof(rows));
    in->tolerance = 1e-5f;
}

static void four_parts(struct test_input *in)
{
    add_random(in, 1, 1, 0.5f);
    add_random(in, 0, 1, 0.5f);
    add_random(in, 700, 1, 0.05f);
    add_random(in, 333, 3, 0.05f);
}

static void bad_indices(struct test_input *in)
{
    add_random(in, 300, 1, 0.05f);
    uint32_t *index = take(in, 3600);
    for (uint32_t k = 0; k < 900; k++) index[k] = k % 50 == 3 ? 900 + k : k;
    in->parts[0].indices = (uintptr_t)index;
}

static void too_few_vertices(struct test_input *in)
{
    add_random(in, 300, 1, 0.05f);
    in->parts[0].vertex_count = 500;
}

static void boxes(struct test_input *in)
{
    float *box = add_boxes(in, RW_LEAF_PRIMITIVES, 1500, 0.05f);
    box[6 * 7] = 9; /* inverted */
    box[6 * 8 + 4] = NAN;
    box[6 * 9 + 5] = INFINITY;
    add_boxes(in, RW_LEAF_PRIMITIVES, 400, 0.01f);
}

static void one_box(struct test_input *in)
{
    add_boxes(in, RW_LEAF_PRIMITIVES, 1, 0.05f);
}

static void instances(struct test_input *in)
{
    add_boxes(in, RW_LEAF_INSTANCES, 1200, 0.2f);
    uint32_t *mask = take(in, 4800);
    for (uint32_t k = 0; k < 1200; k++) mask[k] = k % 256;
    in->parts[0].masks = (uintptr_t)mask;
}

static void two_instances(struct test_input *in)
{
    add_boxes(in, RW_LEAF_INSTANCES, 2, 0.2f);
}

static const struct {
    const char *name;
    void (*make)(struct test_input *in);
} makers[] = {
    {"no-part", no_part},
    {"empty-part", empty_part},
    {"one", one},
    {"two", two},
    {"three", three},
    {"four", four},
    {"seventeen", seventeen},
    {"random", some},
    {"large-and-small", large_and_small},
    {"identical", identical},
    {"two-places", two_places},
    {"collinear", collinear},
    {"points", points},
    {"slivers", slivers},
    {"flat", flat},
    {"nan", nan_vertices},
    {"all-nan", all_nan},
    {"infinite", infinite},
    {"1e30", large},
    {"largest", largest},
    {"1e-30", tiny},
    {"denormal", denormal},
    {"far-away", far_away},
    {"nested", nested},
    {"short-indices-half-vertices", short_halves},
    {"float2-half2", flat_formats},
    {"transformed", transformed},
    {"four-parts", four_parts},
    {"indices-out-of-range", bad_indices},
    {"too-few-vertices", too_few_vertices},
    {"boxes", boxes},
    {"one-box", one_box},
    {"instances", instances},
    {"two-instances", two_instances},
};

/* ---- interface ---- */

static void begin(const char *name, size_t size, enum rw_builder builder, struct test_input *out)
{
    *out = (struct test_input){.name = name, .seed = 12345};
    open_arena(out, size);
    out->input = (struct rw_build_input){.kind = RW_LEAF_TRIANGLES,
                                         .builder = builder,
                                         .parts = out->parts,
                                         .split_budget = -1,
                                         .refittable = true};
}

size_t test_input_count(void)
{
    return sizeof(makers) / sizeof(makers[0]);
}

void test_input_make(size_t index, enum rw_builder builder, struct test_input *out)
{
    begin(makers[index].name, ARENA, builder, out);
    makers[index].make(out);
}

void test_input_duplicates(uint32_t count, enum rw_builder builder, struct test_input *out)
{
    begin("duplicates", 36 * (size_t)count + 64, builder, out);
    float *v = add_random(out, count, 1, 0.5f);
    for (size_t k = 1; k < count; k++) memcpy(v + 9 * k, v, 36);
    out->input.refittable = false;
}

void test_input_instances(uint32_t count, enum rw_builder builder, struct test_input *out)
{
    begin("instances", 24 * (size_t)count + 64, builder, out);
    add_boxes(out, RW_LEAF_INSTANCES, count, 0.01f);
    out->input.refittable = false;
}

bool test_input_load(const char *path, enum rw_builder builder, struct test_input *out)
{
    uint32_t head[3];
    FILE *file = fopen(path, "rb");
    *out = (struct test_input){.name = path};
    if (!file) return false;
    bool ok = fread(head, sizeof(head), 1, file) == 1 && head[0] == 0x49525431;
    if (ok) {
        begin(path, 12 * ((size_t)head[1] + head[2]) + 128, builder, out);
        struct rw_build_part *part = add_part(out, head[2]);
        void *vertices = take(out, 12 * (size_t)head[1]),
             *indices = take(out, 12 * (size_t)head[2]);
        part->first_primitive = 0;
        part->vertices = (uintptr_t)vertices;
        part->vertex_count = head[1];
        part->indices = (uintptr_t)indices;
        ok = fread(vertices, 12, head[1], file) == head[1] &&
             fread(indices, 12, head[2], file) == head[2];
    }
    fclose(file);
    if (!ok) test_input_free(out);
    return ok;
}

void test_input_free(struct test_input *input)
{
    free(input->arena);
    input->arena = NULL;
}

void test_input_move(const struct test_input *from, uint64_t base, struct test_input *out)
{
    *out = *from;
    out->input.parts = out->parts;
    for (size_t i = 0; i < out->input.part_count; i++) {
        struct rw_build_part *part = &out->parts[i];
        uint64_t *const addresses[] = {&part->boxes, &part->masks, &part->vertices, &part->indices,
                                       &part->materials};
        for (size_t k = 0; k < sizeof(addresses) / sizeof(addresses[0]); k++)
            if (*addresses[k]) *addresses[k] += base - (uintptr_t)from->arena;
    }
}

void test_input_shake(struct test_input *input, float amount)
{
    for (size_t i = 0; i < input->input.part_count; i++) {
        struct rw_build_part *part = &input->parts[i];
        float *v = (float *)(uintptr_t)part->vertices, *box = (float *)(uintptr_t)part->boxes;
        if (box)
            for (uint32_t k = 0; k < 6 * part->count; k++)
                box[k] += amount * (float)(k % 6 / 3) * uniform(input);
        if (v && part->vertex_format == RT_FORMAT_FLOAT3)
            for (uint32_t k = 0; k < 3 * part->vertex_count; k++) v[k] += amount * uniform(input);
    }
}
