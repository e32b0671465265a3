/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Lookups in textures that cpu_texture.h has no form for (see lookup.h): with an offset in texels,
 * compared with a value, as half floats, gathered from layers and cube maps. They prepare or finish
 * a plain lookup.
 */
#ifndef RW_CPU_LOOKUP_H
#define RW_CPU_LOOKUP_H

#include "cpu_texture.h"
#include "lookup.h"

/* Offsets move the lookup by whole texels before it wraps. */
static inline void rw_sample_request(const struct rw_texture_image *t,
                                     const struct rw_lookup_request *r, uint32_t out[4])
{
    struct rw_lookup lookup = {.shape = r->shape,
                               .layer = r->layer,
                               .level = rw_bits_float(r->level),
                               .has_gradient = r->kind == RW_LOOKUP_GRADIENT};
    for (uint32_t a = 0; a < 3; a++) {
        float offset = (float)(int32_t)r->offset[a];
        if (t->normalized) offset /= (float)t->levels[0].size[a];
        lookup.at[a] = rw_bits_float(r->at[a]) + (r->offset[a] ? offset : 0.0f);
        lookup.ddx[a] = rw_bits_float(r->ddx[a]);
        lookup.ddy[a] = rw_bits_float(r->ddy[a]);
    }
    rw_texture_sample((uint64_t)(uintptr_t)t, &lookup, out);
}

void rw_cpu_texture_lookup(uint64_t object, const struct rw_lookup_request *r, uint32_t out[4])
{
    const struct rw_texture_image *t = rw_texture_image_of(object);
    out[0] = out[1] = out[2] = out[3] = 0;
    if (!t) return;
    if (r->kind == RW_LOOKUP_FETCH)
        rw_texture_fetch(object, r->shape, r->layer, (int32_t)(r->at[0] + r->offset[0]),
                         (int32_t)(r->at[1] + r->offset[1]), (int32_t)(r->at[2] + r->offset[2]),
                         r->level, out);
    else
        rw_sample_request(t, r, out);
    if (!(r->flags & RW_LOOKUP_HALF)) return;
    for (uint32_t c = 0; c < 4; c++) out[c] = TO_f16((double)rw_bits_float(out[c]), rn);
    if (!(r->flags & RW_LOOKUP_PAIRS)) return;
    out[0] |= out[1] << 16;
    out[1] = out[2] | out[3] << 16;
}

#endif
