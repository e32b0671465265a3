/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Triangle meshes from files: .tri (little-endian: u32 0x49525431, vertex count, triangle count; 3
 * f32 a vertex; 3 u32 a triangle), and with assimp everything it reads, .obj and .ply among it.
 * Only the latter have surfaces: colours, and textures with their coordinates.
 */
#ifndef RW_MESH_H
#define RW_MESH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

struct mesh_surface {
    float colour[3]; /* diffuse */
    char *texture;   /* file of a picture that takes the colour's place; NULL: none */
};

struct mesh {
    uint32_t vertex_count, triangle_count;
    float *vertices;     /* 3 each */
    uint32_t *triangles; /* 3 vertex numbers each */

    /* Without materials in the file: no surface, and both pointers are NULL. */
    uint32_t surface_count;
    struct mesh_surface *surfaces;
    uint32_t *surface_of; /* each triangle */
    float *coordinates;   /* 2 for each vertex, the second goes up; NULL: no texture is used */
};

enum { MESH_WHY = 512 };

/* There is at least one triangle. On failure `why` says what is wrong with the file, and `out` is
 * empty. */
bool mesh_read(const char *path, struct mesh *out, char why[MESH_WHY]);
/* From where the file stands to its end: whether it holds what it promises, before room is made. */
uint64_t mesh_bytes_left(FILE *f);
void mesh_free(struct mesh *mesh);
/* The box around all triangles. */
void mesh_bounds(const struct mesh *mesh, float low[3], float high[3]);

#endif
