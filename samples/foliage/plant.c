/* SPDX-License-Identifier: Apache-2.0 */
/* A tree that branches by chance, squares for twigs and grass, and the ground under them. */
#include "foliage/plant.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { LEVELS = 5, SIDES = 7, SEGMENTS = 4, TUFTS = 9000 };
/* More than grow: what is counted is checked. */
enum { MOST_VERTICES = 120000, MOST_TRIANGLES = 120000 };

static const float pi = 3.14159265f;

struct growth {
    struct plant *plant;
    uint32_t seed;
};

/* ---- Numbers ---- */

static float draw(struct growth *g, float low, float high)
{
    g->seed = 1664525u * g->seed + 1013904223u;
    return low + (high - low) * (float)(g->seed >> 8) * (1.0f / 16777216.0f);
}

static void add_scaled(const float a[3], float scale, const float b[3], float out[3])
{
    for (int i = 0; i < 3; i++) out[i] = a[i] + scale * b[i];
}

static void normalise(float v[3])
{
    const float length = sqrtf(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
    for (int i = 0; i < 3; i++) v[i] /= length;
}

static void cross(const float a[3], const float b[3], float out[3])
{
    for (int i = 0; i < 3; i++)
        out[i] = a[(i + 1) % 3] * b[(i + 2) % 3] - a[(i + 2) % 3] * b[(i + 1) % 3];
}

/* Two directions that are perpendicular to `along` and to each other. */
static void make_basis(const float along[3], float x[3], float y[3])
{
    const float other[3] = {fabsf(along[0]) < 0.5f, fabsf(along[0]) >= 0.5f, 0};
    cross(other, along, x);
    normalise(x);
    cross(along, x, y);
}

static void any_direction(struct growth *g, float out[3])
{
    const float angle = draw(g, 0, 2 * pi), height = draw(g, -1, 1);
    const float radius = sqrtf(1 - height * height);
    out[0] = radius * cosf(angle);
    out[1] = height;
    out[2] = radius * sinf(angle);
}

/* ---- Triangles ---- */

static unsigned add_vertex(struct growth *g, const float at[3], float u, float v)
{
    struct plant *p = g->plant;
    if (p->vertex_count == MOST_VERTICES) return 0;
    memcpy(p->vertices + 3 * p->vertex_count, at, 3 * sizeof(float));
    p->coordinates[2 * p->vertex_count] = u;
    p->coordinates[2 * p->vertex_count + 1] = v;
    return p->vertex_count++;
}

static void add_triangle(struct growth *g, enum plant_part part, unsigned a, unsigned b, unsigned c)
{
    struct plant *p = g->plant;
    const uint32_t corners[3] = {a, b, c};
    if (p->triangle_count == MOST_TRIANGLES) return;
    memcpy(p->triangles + 3 * p->triangle_count, corners, sizeof(corners));
    p->parts[p->triangle_count++] = (uint8_t)part;
}

/* A parallelogram from `corner` along two edges, with `repeats` of the picture each way. */
static void add_square(struct growth *g, enum plant_part part, const float corner[3],
                       const float right[3], const float up[3], float repeats)
{
    unsigned numbers[4];
    for (int i = 0; i < 4; i++) {
        const float x = i == 1 || i == 2, y = i > 1;
        float at[3];
        add_scaled(corner, x, right, at);
        add_scaled(at, y, up, at);
        numbers[i] = add_vertex(g, at, x * repeats, y * repeats);
    }
    add_triangle(g, part, numbers[0], numbers[1], numbers[2]);
    add_triangle(g, part, numbers[0], numbers[2], numbers[3]);
}

/* ---- The tree ---- */

/* A square that stands on `foot`, its middle along `up`, turned about that by chance. */
static void add_card(struct growth *g, enum plant_part part, const float foot[3], const float up[3],
                     float width, float height)
{
    float x[3], y[3], right[3], edge[3], corner[3];
    const float angle = draw(g, 0, 2 * pi);
    make_basis(up, x, y);
    for (int i = 0; i < 3; i++) {
        right[i] = width * (cosf(angle) * x[i] + sinf(angle) * y[i]);
        edge[i] = height * up[i];
    }
    add_scaled(foot, -0.5f, right, corner);
    add_square(g, part, corner, right, edge, 1);
}

static unsigned add_ring(struct growth *g, const float at[3], const float along[3], float radius,
                         float v)
{
    float x[3], y[3], point[3];
    unsigned first = 0;
    make_basis(along, x, y);
    for (int i = 0; i <= SIDES; i++) {
        const float angle = 2 * pi * (float)i / SIDES;
        add_scaled(at, radius * cosf(angle), x, point);
        add_scaled(point, radius * sinf(angle), y, point);
        const unsigned number = add_vertex(g, point, (float)i / SIDES, v);
        if (i == 0) first = number;
    }
    return first;
}

static void join_rings(struct growth *g, unsigned low, unsigned high)
{
    for (unsigned i = 0; i < SIDES; i++) {
        add_triangle(g, PLANT_BARK, low + i, low + i + 1, high + i + 1);
        add_triangle(g, PLANT_BARK, low + i, high + i + 1, high + i);
    }
}

/* Twigs around a point of a branch. */
static void add_twigs(struct growth *g, const float at[3], const float along[3], int count)
{
    for (int i = 0; i < count; i++) {
        float up[3], by_chance[3];
        any_direction(g, by_chance);
        add_scaled(by_chance, 0.5f, along, up);
        up[1] += 0.25f;
        normalise(up);
        const float size = draw(g, 0.34f, 0.5f);
        add_card(g, PLANT_TWIG, at, up, size, size);
    }
}

/* Goes on from `at`, which moves to the branch's end, and turns `along` on the way. */
static void grow_segments(struct growth *g, int level, float at[3], float along[3], float length,
                          float radius)
{
    unsigned ring = add_ring(g, at, along, radius, 0);
    for (int i = 1; i <= SEGMENTS; i++) {
        float bend[3];
        any_direction(g, bend);
        add_scaled(along, 0.14f, bend, along);
        along[1] += level ? 0.05f : 0.1f;
        normalise(along);
        add_scaled(at, length / SEGMENTS, along, at);
        const unsigned next = add_ring(g, at, along, radius * (1 - 0.09f * (float)i), (float)i);
        join_rings(g, ring, next);
        ring = next;
        if (level >= LEVELS - 2) add_twigs(g, at, along, level == LEVELS - 1 ? 2 : 1);
    }
}

static void grow_branch(struct growth *g, int level, const float from[3], const float direction[3],
                        float length, float radius)
{
    float at[3], along[3];
    memcpy(at, from, sizeof(at));
    memcpy(along, direction, sizeof(along));
    grow_segments(g, level, at, along, length, radius);
    if (level + 1 == LEVELS) {
        add_twigs(g, at, along, 2);
        return;
    }
    const int children = level ? 4 : 5;
    float x[3], y[3];
    make_basis(along, x, y);
    const float start = draw(g, 0, 2 * pi);
    for (int i = 0; i < children; i++) {
        const float angle = start + 2 * pi * ((float)i + draw(g, -0.2f, 0.2f)) / (float)children;
        const float spread = draw(g, 0.55f, 1.0f);
        float child[3];
        add_scaled(along, spread * cosf(angle), x, child);
        add_scaled(child, spread * sinf(angle), y, child);
        normalise(child);
        grow_branch(g, level + 1, at, child, length * draw(g, 0.6f, 0.8f), radius * 0.52f);
    }
}

static void grow_grass(struct growth *g)
{
    for (int i = 0; i < TUFTS; i++) {
        const float angle = draw(g, 0, 2 * pi), distance = 9 * sqrtf(draw(g, 0, 1));
        const float foot[3] = {distance * cosf(angle), 0, distance * sinf(angle)};
        float up[3] = {draw(g, -0.3f, 0.3f), 1, draw(g, -0.3f, 0.3f)};
        normalise(up);
        add_card(g, PLANT_GRASS, foot, up, 0.3f, draw(g, 0.12f, 0.34f));
    }
}

bool plant_grow(struct plant *out)
{
    struct growth g = {out, 20260101};
    *out = (struct plant){.vertices = malloc(MOST_VERTICES * 3 * sizeof(float)),
                          .coordinates = malloc(MOST_VERTICES * 2 * sizeof(float)),
                          .triangles = malloc(MOST_TRIANGLES * 3 * sizeof(uint32_t)),
                          .parts = malloc(MOST_TRIANGLES)};
    if (!out->vertices || !out->coordinates || !out->triangles || !out->parts) return false;
    const float corner[3] = {-60, 0, 60}, right[3] = {120, 0, 0}, back[3] = {0, 0, -120};
    const float foot[3] = {0, -0.05f, 0}, up[3] = {0, 1, 0};
    add_square(&g, PLANT_GROUND, corner, right, back, 60);
    grow_branch(&g, 0, foot, up, 1.9f, 0.17f);
    grow_grass(&g);
    return out->vertex_count < MOST_VERTICES && out->triangle_count < MOST_TRIANGLES;
}

void plant_free(struct plant *plant)
{
    free(plant->vertices);
    free(plant->coordinates);
    free(plant->triangles);
    free(plant->parts);
    *plant = (struct plant){0};
}
