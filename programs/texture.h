/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A texture: texels in memory and how to read them. The host fills one (runtime/launch/texture.c).
 * For the CPU back end its address is the texture object that kernels hold, and
 * programs/cpu/texture.h reads it; for a GPU runtime/device/cuda/texture.c makes CUDA's arrays and
 * texture object after it.
 */
#ifndef RW_TEXTURE_H
#define RW_TEXTURE_H

#include <stdint.h>

/* What a lookup takes the texture for; the numbers are those of the classic texture stubs. */
enum rw_shape {
    RW_SHAPE_1D = 1,
    RW_SHAPE_2D = 2,
    RW_SHAPE_3D = 3,
    RW_SHAPE_1D_LAYERED = 4,
    RW_SHAPE_2D_LAYERED = 5,
    RW_SHAPE_CUBE = 6,
    RW_SHAPE_CUBE_LAYERED = 7,
};

enum rw_texel_type {
    RW_TEXEL_U8,
    RW_TEXEL_S8,
    RW_TEXEL_U16,
    RW_TEXEL_S16,
    RW_TEXEL_U32,
    RW_TEXEL_S32,
    RW_TEXEL_F16,
    RW_TEXEL_F32,
};

/* The values of RTwrapmode. */
enum rw_wrap { RW_WRAP_REPEAT, RW_WRAP_CLAMP, RW_WRAP_MIRROR, RW_WRAP_BORDER };

#define RW_TEXTURE_MAX_LEVELS 32

struct rw_texture_level {
    uint64_t data;    /* address of the first texel; x runs fastest, then y, then depth */
    uint32_t size[3]; /* width, height, and depth, layers, or faces; at least 1 */
    uint32_t pitch;   /* bytes from one row to the next, where a GPU reads texels where they are;
                       * 0: rows follow one another */
};

struct rw_texture_image {
    uint32_t shape;       /* enum rw_shape; what a GPU makes of it */
    uint32_t texel;       /* enum rw_texel_type */
    uint32_t components;  /* 1, 2 or 4 */
    uint32_t wrap[3];     /* enum rw_wrap, per coordinate */
    uint32_t linear;      /* filter within a level; texels are floats or read as floats */
    uint32_t linear_mips; /* filter between levels */
    uint32_t normalized;  /* coordinates run from 0 to 1 over the texture */
    uint32_t as_float;    /* 8- and 16-bit integers read as [0, 1] or [-1, 1] */
    uint32_t srgb;        /* 8-bit components but the fourth are decoded first */
    uint32_t level_count;
    float min_level, max_level, level_bias, max_anisotropy;
    struct rw_texture_level levels[RW_TEXTURE_MAX_LEVELS];
};

#endif
