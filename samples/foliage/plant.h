/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The mesh of the foliage sample and its pictures, both made by code: a tree, grass, the ground.
 * Twigs and tufts of grass are single squares; their shape is in the picture on them, where it is
 * opaque.
 */
#ifndef FOLIAGE_PLANT_H
#define FOLIAGE_PLANT_H

#include <stdbool.h>
#include <stdint.h>

/* What a triangle is of: the index of its material. */
enum plant_part { PLANT_GROUND, PLANT_BARK, PLANT_TWIG, PLANT_GRASS, PLANT_PARTS };

struct plant {
    unsigned vertex_count, triangle_count;
    float *vertices;     /* three each; y is up, the ground is at 0 */
    float *coordinates;  /* on the picture, two each */
    uint32_t *triangles; /* three vertices each */
    uint8_t *parts;      /* enum plant_part of each triangle */
};

/* False: no memory. To be freed by plant_free either way. The same plant each time. */
bool plant_grow(struct plant *out);
void plant_free(struct plant *plant);

enum { PLANT_PICTURE = 256 };

/* The picture of a part, PLANT_PICTURE squared, four bytes a texel: red, green, blue, opacity. */
void plant_paint(enum plant_part part, unsigned char *texels);

#endif
