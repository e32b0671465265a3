/* SPDX-License-Identifier: Apache-2.0 */
/*
 * From texture samplers to textures of the device. A sampler without a buffer, or with one that was
 * destroyed, has none; lookups in it read zeros.
 */
#ifndef RW_RUNTIME_TEXTURE_H
#define RW_RUNTIME_TEXTURE_H

#include "programs/texture.h"
#include "runtime/object/object.h"

/* Describes the texture; the buffer has been validated, and is on the device of that number. */
void rw_texture_describe(const struct RTtexturesampler_api *sampler, unsigned device,
                         struct rw_texture_image *out);

/* Makes the devices' textures current; *moved is set when some object is another one now. Buffers
 * have to be current. */
RTresult rw_textures_update(RTcontext context, bool *moved);

/* The id table as code of a device sees it, texture_ids.count + 1 entries; NULL: out of memory.
 * `null` is what stands for no texture. */
struct rw_texture *rw_textures_table(RTcontext context, unsigned device, uint64_t null);

void rw_texture_drop_device(RTtexturesampler sampler);

/* The texture of one texel of zeros that stands for no texture. */
RTresult rw_texture_make_null(RTcontext context, struct rw_device *device,
                              struct rw_device_texture **out, uint64_t *storage);
void rw_texture_free_null(struct rw_device *device, struct rw_device_texture *texture,
                          uint64_t storage);

#endif
