/* SPDX-License-Identifier: Apache-2.0 */
/* Pictures of a mesh's surfaces, from files. */
#include <stdio.h>
#include <stdlib.h>

#include "common/sample.h"
#include "path_tracer/surfaces.h"

struct texture *surfaces_read(const struct mesh *mesh)
{
    char why[256];
    if (!mesh->coordinates) return NULL;
    struct texture *textures = calloc(mesh->surface_count, sizeof(*textures));
    for (uint32_t i = 0; textures && i < mesh->surface_count; i++) {
        const char *file = mesh->surfaces[i].texture;
        struct texture *t = &textures[i];
        if (!file) continue;
        t->texels = sample_read_picture(file, &t->width, &t->height, why, sizeof(why));
        if (!t->texels) fprintf(stderr, "texture %s: %s; a colour takes its place\n", file, why);
    }
    return textures;
}

void surfaces_free(struct texture *textures, const struct mesh *mesh)
{
    for (uint32_t i = 0; textures && i < mesh->surface_count; i++) free((void *)textures[i].texels);
    free(textures);
}
