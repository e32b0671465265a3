/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The texture forms by name, made from one table of shapes: every form gathers its arguments into a
 * struct rw_lookup or calls the fetch and stores four results. See texture.h for the forms.
 */
#ifndef RW_CPU_TEXTURE_FORMS_H
#define RW_CPU_TEXTURE_FORMS_H

#define RW_UNPACK(...) __VA_ARGS__

#define RW_STORE_RESULTS                                                                           \
    *r0 = bits[0];                                                                                 \
    *r1 = bits[1];                                                                                 \
    *r2 = bits[2];                                                                                 \
    *r3 = bits[3];
#define RW_RESULTS uint32_t *r0, uint32_t *r1, uint32_t *r2, uint32_t *r3

/* Floating-point coordinates: plain, at level 0, at a level, with gradients. */
#define RW_SAMPLING_FORMS(name, number, parameters, layer_, x_, y_, z_, gradients, dx, dy, type)   \
    void PTX(tex_##name##_v4_##type##_f32)(RW_RESULTS, uint64_t object, RW_UNPACK parameters)      \
    {                                                                                              \
        struct rw_lookup lookup = {.shape = number, .layer = layer_, .at = {x_, y_, z_}};          \
        uint32_t bits[4];                                                                          \
        rw_texture_sample(object, &lookup, bits);                                                  \
        RW_STORE_RESULTS                                                                           \
    }                                                                                              \
    void PTX(tex_base_##name##_v4_##type##_f32)(RW_RESULTS, uint64_t object, RW_UNPACK parameters) \
    {                                                                                              \
        struct rw_lookup lookup = {.shape = number, .layer = layer_, .at = {x_, y_, z_}};          \
        uint32_t bits[4];                                                                          \
        rw_texture_sample(object, &lookup, bits);                                                  \
        RW_STORE_RESULTS                                                                           \
    }                                                                                              \
    void PTX(tex_level_##name##_v4_##type##_f32)(RW_RESULTS, uint64_t object,                      \
                                                 RW_UNPACK parameters, float level)                \
    {                                                                                              \
        struct rw_lookup lookup = {.shape = number,                                                \
                                   .layer = layer_,                                                \
                                   .at = {x_, y_, z_},                                             \
                                   .has_level = true,                                              \
                                   .level = level};                                                \
        uint32_t bits[4];                                                                          \
        rw_texture_sample(object, &lookup, bits);                                                  \
        RW_STORE_RESULTS                                                                           \
    }                                                                                              \
    void PTX(tex_grad_##name##_v4_##type##_f32)(RW_RESULTS, uint64_t object, RW_UNPACK parameters, \
                                                RW_UNPACK gradients)                               \
    {                                                                                              \
        struct rw_lookup lookup = {.shape = number,                                                \
                                   .layer = layer_,                                                \
                                   .at = {x_, y_, z_},                                             \
                                   .has_gradient = true,                                           \
                                   .ddx = {RW_UNPACK dx},                                          \
                                   .ddy = {RW_UNPACK dy}};                                         \
        uint32_t bits[4];                                                                          \
        rw_texture_sample(object, &lookup, bits);                                                  \
        RW_STORE_RESULTS                                                                           \
    }

#define RW_D1 (float a0, float b0), (a0), (b0)
#define RW_D2 (float a0, float a1, float b0, float b1), (a0, a1), (b0, b1)
#define RW_D3                                                                                      \
    (float a0, float a1, float a2, float b0, float b1, float b2), (a0, a1, a2), (b0, b1, b2)

/* The indirection expands RW_D* into its three arguments. */
#define RW_SAMPLING(...) RW_SAMPLING_FORMS(__VA_ARGS__)
#define RW_SAMPLING_SHAPES(type)                                                                   \
    RW_SAMPLING(1d, RW_SHAPE_1D, (float x), 0, x, 0, 0, RW_D1, type)                               \
    RW_SAMPLING(2d, RW_SHAPE_2D, (float x, float y), 0, x, y, 0, RW_D2, type)                      \
    RW_SAMPLING(3d, RW_SHAPE_3D, (float x, float y, float z), 0, x, y, z, RW_D3, type)             \
    RW_SAMPLING(a1d, RW_SHAPE_1D_LAYERED, (uint32_t layer, float x), layer, x, 0, 0, RW_D1, type)  \
    RW_SAMPLING(a2d, RW_SHAPE_2D_LAYERED, (uint32_t layer, float x, float y), layer, x, y, 0,      \
                RW_D2, type)                                                                       \
    RW_SAMPLING(cube, RW_SHAPE_CUBE, (float x, float y, float z), 0, x, y, z, RW_D3, type)         \
    RW_SAMPLING(acube, RW_SHAPE_CUBE_LAYERED, (uint32_t layer, float x, float y, float z), layer,  \
                x, y, z, RW_D3, type)

/* Integer coordinates. */
#define RW_FETCH_FORMS(name, number, parameters, layer_, x_, y_, z_, type)                         \
    void PTX(tex_##name##_v4_##type##_s32)(RW_RESULTS, uint64_t object, RW_UNPACK parameters)      \
    {                                                                                              \
        uint32_t bits[4];                                                                          \
        rw_texture_fetch(object, number, layer_, x_, y_, z_, 0, bits);                             \
        RW_STORE_RESULTS                                                                           \
    }                                                                                              \
    void PTX(tex_base_##name##_v4_##type##_s32)(RW_RESULTS, uint64_t object, RW_UNPACK parameters) \
    {                                                                                              \
        uint32_t bits[4];                                                                          \
        rw_texture_fetch(object, number, layer_, x_, y_, z_, 0, bits);                             \
        RW_STORE_RESULTS                                                                           \
    }                                                                                              \
    void PTX(tex_level_##name##_v4_##type##_s32)(RW_RESULTS, uint64_t object,                      \
                                                 RW_UNPACK parameters, uint32_t level)             \
    {                                                                                              \
        uint32_t bits[4];                                                                          \
        rw_texture_fetch_level(object, number, layer_, x_, y_, z_, level, bits);                   \
        RW_STORE_RESULTS                                                                           \
    }
#define RW_FETCH_SHAPES(type)                                                                      \
    RW_FETCH_FORMS(1d, RW_SHAPE_1D, (int32_t x), 0, x, 0, 0, type)                                 \
    RW_FETCH_FORMS(2d, RW_SHAPE_2D, (int32_t x, int32_t y), 0, x, y, 0, type)                      \
    RW_FETCH_FORMS(3d, RW_SHAPE_3D, (int32_t x, int32_t y, int32_t z), 0, x, y, z, type)           \
    RW_FETCH_FORMS(a1d, RW_SHAPE_1D_LAYERED, (uint32_t layer, int32_t x), layer, x, 0, 0, type)    \
    RW_FETCH_FORMS(a2d, RW_SHAPE_2D_LAYERED, (uint32_t layer, int32_t x, int32_t y), layer, x, y,  \
                   0, type)

#define RW_GATHER_FORM(letter, component, type)                                                    \
    void PTX(tld4_##letter##_2d_v4_##type##_f32)(RW_RESULTS, uint64_t object, float x, float y)    \
    {                                                                                              \
        uint32_t bits[4];                                                                          \
        rw_texture_gather(object, component, x, y, bits);                                          \
        RW_STORE_RESULTS                                                                           \
    }

#define RW_TEXTURE_FORMS(type)                                                                     \
    RW_SAMPLING_SHAPES(type)                                                                       \
    RW_FETCH_SHAPES(type)                                                                          \
    RW_GATHER_FORM(r, 0, type)                                                                     \
    RW_GATHER_FORM(g, 1, type)                                                                     \
    RW_GATHER_FORM(b, 2, type)                                                                     \
    RW_GATHER_FORM(a, 3, type)

RW_TEXTURE_FORMS(f32)
RW_TEXTURE_FORMS(s32)
RW_TEXTURE_FORMS(u32)

/* ---- queries ---- */

#define RW_QUERY_FORM(name, expression)                                                            \
    uint32_t PTX(txq_##name##_b32)(uint64_t object)                                                \
    {                                                                                              \
        const struct rw_texture_image *t = rw_texture_image_of(object);                            \
        return t ? (expression) : 0;                                                               \
    }
#define RW_SIZE_FORMS(name, axis)                                                                  \
    RW_QUERY_FORM(name, t->levels[0].size[axis])                                                   \
    uint32_t PTX(txq_level_##name##_b32)(uint64_t object, uint32_t level)                          \
    {                                                                                              \
        const struct rw_texture_image *t = rw_texture_image_of(object);                            \
        return t && level < t->level_count ? t->levels[level].size[axis] : 0;                      \
    }
RW_SIZE_FORMS(width, 0)
RW_SIZE_FORMS(height, 1)
RW_SIZE_FORMS(depth, 2)

#endif
