/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Lookups in textures that texture.h has no form for (see lookup_request.h): with an offset in
 * texels, as half floats, gathered from layers and cube maps.
 */
#ifndef RW_CPU_LOOKUP_H
#define RW_CPU_LOOKUP_H

#include "programs/cpu/texture.h"
#include "programs/cpu/lookup_request.h"

/* On a GPU an offset has four bits, of a gather six. */
static inline int32_t rw_signed_bits(uint32_t value, uint32_t bits)
{
    return (int32_t)(value << (32 - bits)) >> (32 - bits);
}

static inline void rw_sample_request(uint64_t object, const struct rw_lookup_request *r,
                                     uint32_t out[4])
{
    struct rw_lookup lookup = {.shape = r->shape,
                               .layer = r->layer,
                               .level = rw_bits_float(r->level),
                               .has_level = r->kind == RW_LOOKUP_LEVEL,
                               .has_gradient = r->kind == RW_LOOKUP_GRADIENT};
    for (uint32_t a = 0; a < 3; a++) {
        lookup.at[a] = rw_bits_float(r->at[a]);
        lookup.ddx[a] = rw_bits_float(r->ddx[a]);
        lookup.ddy[a] = rw_bits_float(r->ddy[a]);
        lookup.shift[a] = rw_signed_bits(r->offset[a], 4) * RW_WHOLE;
    }
    rw_texture_sample(object, &lookup, out);
}

static inline void rw_fetch_request(uint64_t object, const struct rw_lookup_request *r,
                                    uint32_t out[4])
{
    uint32_t at[3];
    for (uint32_t a = 0; a < 3; a++) at[a] = r->at[a] + (uint32_t)rw_signed_bits(r->offset[a], 4);
    if (r->kind == RW_LOOKUP_FETCH_LEVEL)
        rw_texture_fetch_level(object, r->shape, r->layer, (int32_t)at[0], (int32_t)at[1],
                               (int32_t)at[2], r->level, out);
    else
        rw_texture_fetch(object, r->shape, r->layer, (int32_t)at[0], (int32_t)at[1], (int32_t)at[2],
                         0, out);
}

/* As rw_texture_gather, with an offset, in a layer or on the face of a cube. */
static inline void rw_gather_request(const struct rw_texture_image *t,
                                     const struct rw_lookup_request *r, uint32_t out[4])
{
    static const uint8_t right[] = {0, 1, 1, 0}, lower[] = {1, 1, 0, 0};
    const struct rw_texture_level *level = &t->levels[0];
    bool cube = r->shape >= RW_SHAPE_CUBE;
    float at[3] = {rw_bits_float(r->at[0]), rw_bits_float(r->at[1]), rw_bits_float(r->at[2])};
    uint32_t face = cube ? rw_cube_face(at) : 0, layer = rw_is_layered(r->shape) ? r->layer : 0;
    int32_t z = rw_layer_index(level, layer, cube ? 6 : 1, face), shift[2];
    for (uint32_t a = 0; a < 2; a++) shift[a] = rw_signed_bits(r->offset[a], 6) * RW_WHOLE;
    struct rw_axis u = rw_place_on_axis(t, t->wrap[0], at[0], shift[0], level->size[0], true);
    struct rw_axis v = rw_place_on_axis(t, t->wrap[1], at[1], shift[1], level->size[1], true);
    for (uint32_t i = 0; i < 4; i++) {
        uint32_t texel[4];
        rw_texel(t, level, right[i] ? u.second : u.first, lower[i] ? v.second : v.first, z, texel);
        out[i] = texel[r->component];
    }
    rw_round_out(t, out);
}

/* The value to compare with changes nothing: only depth textures compare, which CUDA has none of,
 * and on a GPU of sm_90 lookups in other textures gave what they give without it. */
void rw_cpu_texture_lookup(uint64_t object, const struct rw_lookup_request *r, uint32_t out[4])
{
    const struct rw_texture_image *t = rw_texture_image_of(object);
    out[0] = out[1] = out[2] = out[3] = 0;
    if (!t) return;
    if (r->kind == RW_LOOKUP_FETCH || r->kind == RW_LOOKUP_FETCH_LEVEL)
        rw_fetch_request(object, r, out);
    else if (r->kind == RW_LOOKUP_GATHER)
        rw_gather_request(t, r, out);
    else
        rw_sample_request(object, r, out);
    if (!(r->flags & RW_LOOKUP_HALF)) return;
    for (uint32_t c = 0; c < 4; c++) out[c] = TO_f16((double)rw_bits_float(out[c]), rn);
    if (!(r->flags & RW_LOOKUP_PAIRS)) return;
    out[0] |= out[1] << 16;
    out[1] = out[2] | out[3] << 16;
}

#endif
