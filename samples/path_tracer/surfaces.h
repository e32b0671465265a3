/* SPDX-License-Identifier: Apache-2.0 */
/* Colours and textures of a mesh's surfaces, as ray programs read them. */
#ifndef PATH_TRACER_SURFACES_H
#define PATH_TRACER_SURFACES_H

#include "raywright.h"
#include "tools/mesh/mesh.h"

/* A picture for a surface: four bytes a texel, red first, in sRGB, the first row at the top. */
struct texture {
    unsigned width, height; /* 0: none, the surface has its colour */
    const unsigned char *texels;
};

/* One for each surface, those without a picture empty; NULL: the mesh has no textures. Prints which
 * pictures cannot be read. */
struct texture *surfaces_read(const struct mesh *mesh);
void surfaces_free(struct texture *textures, const struct mesh *mesh);

/* The context's variables `surfaces`, `surface_of` and `coordinates`; `textures` may be NULL. */
RTresult surfaces_make(RTcontext context, const struct mesh *mesh, const struct texture *textures);

#endif
