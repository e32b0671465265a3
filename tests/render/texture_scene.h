/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Samplers and lookups for tests/render/test_textures.c: a table of textures, each with random
 * texels in a buffer, and the launch of textures.cu over random places.
 */
#ifndef RW_TEST_TEXTURE_SCENE_H
#define RW_TEST_TEXTURE_SCENE_H

#include "raywright.h"
#include "runtime/launch/texture.h"

enum { LOOKUPS = 512 };

struct place { /* struct Place of textures.cu */
    float at[4], ddx[4], ddy[4];
    int layer[4];
};

struct texture_case {
    const char *name;
    unsigned shape; /* enum rw_shape */
    RTformat format;
    unsigned size[3], levels;
    RTtexturereadmode read;
    RTtextureindexmode index;
    RTwrapmode wrap;
    RTfiltermode filter, mips;
    float bias, min_level, max_level, anisotropy;
};

struct texture_scene {
    RTcontext context;
    RTbuffer places, output, texels;
    RTtexturesampler sampler;
    RTvariable mode, texture;
    struct place *host_places;
    unsigned char *host_texels; /* what the buffer was filled with */
};

/* A context on the device with the program `program` of textures.cu; the test ends when it
 * fails. */
void texture_scene_open(struct texture_scene *s, const char *device, const char *program);
void texture_scene_close(struct texture_scene *s);
/* A sampler over a new buffer of random texels; the case of the same number has the same texels in
 * every scene. */
RTtexturesampler texture_scene_sampler(struct texture_scene *s, const struct texture_case *c,
                                       unsigned seed, RTbuffer *buffer, unsigned char **texels);
/* Copies the contents of all levels to a buffer. */
void texture_scene_fill(struct texture_scene *s, RTbuffer buffer, unsigned levels,
                        const void *bytes);
/* Makes that the scene's texture, with places that suit it. */
void texture_scene_set(struct texture_scene *s, const struct texture_case *c, unsigned seed);
/* Launches; LOOKUPS results of four words. */
void texture_scene_run(struct texture_scene *s, int mode, float (*results)[4]);

#endif
