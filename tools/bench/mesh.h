/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Triangle meshes from files: .tri (little-endian: u32 0x49525431, vertex count, triangle count; 3
 * f32 a vertex; 3 u32 a triangle), and with assimp everything it reads, .obj and .ply among it.
 */
#ifndef RW_BENCH_MESH_H
#define RW_BENCH_MESH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct mesh {
    uint32_t vertex_count, triangle_count;
    float *vertices;     /* 3 each */
    uint32_t *triangles; /* 3 vertex numbers each */
};

/* There is at least one triangle. On failure prints why and returns false; `out` is empty then. */
bool mesh_read(const char *path, struct mesh *out);
void mesh_free(struct mesh *mesh);
/* A sphere with the centre of the triangle and the radius of a disc of the triangle's area. */
void mesh_sphere(const struct mesh *mesh, size_t triangle, float sphere[4]);

#endif
