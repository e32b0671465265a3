/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What buffers are to textures.
 */
#ifndef RW_TEXEL_H
#define RW_TEXEL_H

#include "runtime/object/object.h"

/* *texel: enum rw_texel_type; of a block-compressed format, what its blocks decode to. False: not a
 * format of 1 to 4 numbers that textures have. */
bool rw_texel_find(RTformat format, uint32_t *texel, uint32_t *components);
/* Whether lookups in texels of that type give floats, as in decoded blocks they always do. */
bool rw_texel_reads_floats(const struct RTtexturesampler_api *sampler, uint32_t texel);

/* Another buffer for a sampler; NULL: none. */
void rw_sampler_link(RTtexturesampler sampler, RTbuffer buffer);

#endif
