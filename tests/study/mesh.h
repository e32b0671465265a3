/* SPDX-License-Identifier: Apache-2.0 */
/* A mesh of random triangles, some of them large, and random rays, for the tests of the study. */
#ifndef RW_STUDY_TEST_MESH_H
#define RW_STUDY_TEST_MESH_H

#include <math.h>
#include <stdlib.h>

#include "tools/simulator/simulator.h"

static inline float random_float(uint32_t *state)
{
    *state = *state * 1664525u + 1013904223u;
    return (float)(*state >> 8) * 0x1p-24f;
}

static inline struct mesh random_mesh(uint32_t triangles)
{
    struct mesh mesh = {.vertex_count = 3 * triangles, .triangle_count = triangles};
    uint32_t seed = 7;
    mesh.vertices = malloc(9 * sizeof(float) * triangles);
    mesh.triangles = malloc(3 * sizeof(uint32_t) * triangles);
    for (uint32_t k = 0; k < 3 * triangles; k++) mesh.triangles[k] = k;
    for (uint32_t k = 0; k < triangles; k++) {
        float size = k % 50 ? 0.05f : 0.8f, middle[3];
        for (int a = 0; a < 3; a++) middle[a] = random_float(&seed);
        for (int c = 0; c < 9; c++)
            mesh.vertices[9 * k + (uint32_t)c] =
                middle[c % 3] + size * (random_float(&seed) - 0.5f);
    }
    return mesh;
}

static inline void free_random_mesh(struct mesh *mesh)
{
    free(mesh->vertices);
    free(mesh->triangles);
}

/* Starts near the mesh; one in eight is parallel to an axis, one in sixteen cannot hit. */
static inline void random_ray(uint32_t *seed, uint32_t k, float ray[8])
{
    float length = 0;
    for (int a = 0; a < 3; a++) {
        ray[a] = 2 * random_float(seed) - 0.5f;
        ray[4 + a] = random_float(seed) - ray[a];
        if (k % 8 == 5 && a != 1) ray[4 + a] = 0;
        length += ray[4 + a] * ray[4 + a];
    }
    for (int a = 0; a < 3; a++) ray[4 + a] /= sqrtf(length);
    ray[3] = 0;
    ray[7] = k % 16 == 3 ? -1.0f : 3.0f;
}

/* The nearest hit by looking at all triangles, in double; -1: none. */
static inline double brute_hit(const struct mesh *m, const float ray[8])
{
    double best = -1;
    for (uint32_t k = 0; k < m->triangle_count; k++) {
        const float *v = m->vertices + 9 * (size_t)k;
        double e[3], f[3], p[3], q[3], s[3];
        const float *d = ray + 4;
        for (int a = 0; a < 3; a++) {
            e[a] = (double)v[3 + a] - v[a], f[a] = (double)v[6 + a] - v[a];
            s[a] = (double)ray[a] - v[a];
        }
        for (int a = 0; a < 3; a++) {
            int b = (a + 1) % 3, c = (a + 2) % 3;
            p[a] = d[b] * f[c] - d[c] * f[b];
            q[a] = s[b] * e[c] - s[c] * e[b];
        }
        double det = e[0] * p[0] + e[1] * p[1] + e[2] * p[2];
        double u = (s[0] * p[0] + s[1] * p[1] + s[2] * p[2]) / det;
        double w = (d[0] * q[0] + d[1] * q[1] + d[2] * q[2]) / det;
        double t = (f[0] * q[0] + f[1] * q[1] + f[2] * q[2]) / det;
        if (u < 0 || w < 0 || u + w > 1 || !(t > ray[3] && t < ray[7])) continue;
        if (best < 0 || t < best) best = t;
    }
    return best;
}

#endif
