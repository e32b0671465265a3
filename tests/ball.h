/* SPDX-License-Identifier: Apache-2.0 */
/*
 * For tests of watertight triangles: a closed mesh, an icosphere with noise on its radii, and rays
 * from inside it through points on its edges and through its vertices. None may leave it.
 */
#ifndef RW_TESTS_BALL_H
#define RW_TESTS_BALL_H

#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_TRIANGLES = 20 * 1024, MAX_VERTICES = MAX_TRIANGLES / 2 + 2 };

struct test_ray {
    float origin[3], direction[3];
};

static struct mesh {
    float vertices[MAX_VERTICES][3];
    unsigned triangles[MAX_TRIANGLES][3];
    unsigned vertex_count, triangle_count;
} mesh;

static uint64_t state;

static float random_in(float low, float high)
{
    state = state * 6364136223846793005u + 1442695040888963407u;
    return low + (high - low) * (float)(state >> 40) / 16777216.0f;
}
static unsigned random_below(unsigned n)
{
    return (unsigned)random_in(0, (float)n) % n;
}

/* ---- the mesh ---- */

static void scale_to(float *v, float radius)
{
    float length = sqrtf(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
    for (int i = 0; i < 3; i++) v[i] *= radius / length;
}

static void make_icosahedron(void)
{
#define P 1.618034f /* the golden ratio */
    static const unsigned char faces[20][3] = {
        {0, 11, 5},  {0, 5, 1},  {0, 1, 7},  {0, 7, 10}, {0, 10, 11}, {1, 5, 9}, {5, 11, 4},
        {11, 10, 2}, {10, 7, 6}, {7, 1, 8},  {3, 9, 4},  {3, 4, 2},   {3, 2, 6}, {3, 6, 8},
        {3, 8, 9},   {4, 9, 5},  {2, 4, 11}, {6, 2, 10}, {8, 6, 7},   {9, 8, 1}};
    static const float corners[12][3] = {{-1, P, 0}, {1, P, 0}, {-1, -P, 0}, {1, -P, 0},
                                         {0, -1, P}, {0, 1, P}, {0, -1, -P}, {0, 1, -P},
                                         {P, 0, -1}, {P, 0, 1}, {-P, 0, -1}, {-P, 0, 1}};
    memcpy(mesh.vertices, corners, sizeof(corners));
#undef P
    for (int i = 0; i < 12; i++) scale_to(mesh.vertices[i], 1);
    for (int i = 0; i < 20; i++)
        for (int k = 0; k < 3; k++) mesh.triangles[i][k] = faces[i][k];
    mesh.vertex_count = 12;
    mesh.triangle_count = 20;
}

/* The vertex halfway between two, one for both triangles of an edge. */
static unsigned find_middle(unsigned (*edges)[3], size_t slots, unsigned a, unsigned b)
{
    unsigned low = a < b ? a : b, high = a < b ? b : a;
    size_t slot = (low * 2654435761u ^ high * 40503u) % slots;
    for (; edges[slot][2]; slot = (slot + 1) % slots)
        if (edges[slot][0] == low && edges[slot][1] == high) return edges[slot][2];
    unsigned middle = mesh.vertex_count++;
    for (int i = 0; i < 3; i++)
        mesh.vertices[middle][i] = mesh.vertices[a][i] + mesh.vertices[b][i];
    scale_to(mesh.vertices[middle], 1);
    edges[slot][0] = low, edges[slot][1] = high, edges[slot][2] = middle;
    return middle;
}

static void subdivide(void)
{
    unsigned count = mesh.triangle_count;
    size_t slots = 4 * (size_t)count;
    unsigned(*edges)[3] = calloc(slots, sizeof(*edges));
    if (!edges) exit(1);
    for (unsigned i = 0; i < count; i++) {
        unsigned *t = mesh.triangles[i], m[3];
        for (int k = 0; k < 3; k++) m[k] = find_middle(edges, slots, t[k], t[(k + 1) % 3]);
        unsigned parts[4][3] = {
            {t[0], m[0], m[2]}, {t[1], m[1], m[0]}, {t[2], m[2], m[1]}, {m[0], m[1], m[2]}};
        memcpy(mesh.triangles[i], parts[3], sizeof(parts[3]));
        memcpy(mesh.triangles[mesh.triangle_count], parts, 3 * sizeof(parts[0]));
        mesh.triangle_count += 3;
    }
    free(edges);
}

static void make_mesh(int levels, float noise)
{
    state = 1;
    make_icosahedron();
    for (int i = 0; i < levels; i++) subdivide();
    for (unsigned i = 0; i < mesh.vertex_count; i++)
        scale_to(mesh.vertices[i], 1 + random_in(-noise, noise));
}

/* ---- rays ---- */

/* Towards an edge's inner point, a vertex, or any point of a triangle; every fourth from the very
 * middle, so that a vertex is met exactly. */
static struct test_ray make_ray(bool at_edges)
{
    struct test_ray r;
    const unsigned *t = mesh.triangles[random_below(mesh.triangle_count)];
    float u = random_in(0, 1), v = at_edges ? 0 : random_in(0, 1 - u);
    if (at_edges && random_below(3) == 0) u = 0;
    bool middle = random_below(4) == 0;
    for (int i = 0; i < 3; i++) {
        const float a = mesh.vertices[t[0]][i];
        float at = a + u * (mesh.vertices[t[1]][i] - a) + v * (mesh.vertices[t[2]][i] - a);
        r.origin[i] = middle ? 0 : random_in(-0.3f, 0.3f);
        r.direction[i] = at - r.origin[i];
    }
    return r;
}

#endif
