/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Textures in the host's memory: where the devices have no room for one, its texels stay in pinned
 * memory, and lookups read them there, row by row (docs/paging.md). The texture object is another
 * one, the kernel is the same. Which ones these are is chosen in paging.c.
 */
#ifndef RW_RUNTIME_TEXTURE_HOST_H
#define RW_RUNTIME_TEXTURE_HOST_H

#include "programs/texture.h"
#include "runtime/object/object.h"

/* What textures the sampler's texture is one of that are never in the host's memory, as "with mip
 * levels"; NULL: it may be there. The buffer has been validated, and the devices are open. */
const char *rw_texture_stays(const struct RTtexturesampler_api *sampler);
/* Chosen, and still possible with the sampler and the buffer as they are now. */
bool rw_texture_is_on_host(const struct RTtexturesampler_api *sampler);
/* From the next launch on. */
void rw_texture_choose_host(RTtexturesampler sampler, bool on_host);
/* Bytes that the texture takes of each device's memory, beside those of its buffer. */
uint64_t rw_texture_device_bytes(const struct RTtexturesampler_api *sampler);

/* Where the texels of a texture in the host's memory are: in the buffer itself where its rows are
 * as the devices want them, else in a copy. Sets place and pitch of the image's only level. The
 * buffer is current. */
RTresult rw_texture_place_rows(RTtexturesampler sampler, struct rw_texture_image *image);
/* No texture of it is left. */
void rw_texture_drop_rows(RTtexturesampler sampler);

#endif
