/* SPDX-License-Identifier: Apache-2.0 */
/* See texel.h. */
#include "runtime/object/texel.h"

#include "programs/texture.h"
#include "runtime/blocks/blocks.h"

static const struct texel_format {
    RTformat first; /* of one component; those of 2, 3 and 4 follow it */
    uint32_t texel; /* enum rw_texel_type */
} texel_formats[] = {
    {RT_FORMAT_FLOAT, RW_TEXEL_F32},          {RT_FORMAT_BYTE, RW_TEXEL_S8},
    {RT_FORMAT_UNSIGNED_BYTE, RW_TEXEL_U8},   {RT_FORMAT_SHORT, RW_TEXEL_S16},
    {RT_FORMAT_UNSIGNED_SHORT, RW_TEXEL_U16}, {RT_FORMAT_INT, RW_TEXEL_S32},
    {RT_FORMAT_UNSIGNED_INT, RW_TEXEL_U32},   {RT_FORMAT_HALF, RW_TEXEL_F16},
};

bool rw_texel_find(RTformat format, uint32_t *texel, uint32_t *components)
{
    const struct rw_block_format *blocks = rw_block_format_find(format);
    if (blocks) {
        *texel = blocks->texel;
        *components = blocks->components;
        return true;
    }
    for (size_t i = 0; i < sizeof(texel_formats) / sizeof(texel_formats[0]); i++) {
        unsigned offset = (unsigned)format - (unsigned)texel_formats[i].first;
        if (offset >= 4) continue;
        *texel = texel_formats[i].texel;
        *components = offset + 1;
        return true;
    }
    return false;
}

bool rw_texel_reads_floats(const struct RTtexturesampler_api *sampler, uint32_t texel)
{
    if (rw_buffer_has_blocks(sampler->buffer)) return true;
    bool normalized = sampler->read_mode == RT_TEXTURE_READ_NORMALIZED_FLOAT ||
                      sampler->read_mode == RT_TEXTURE_READ_NORMALIZED_FLOAT_SRGB;
    return texel >= RW_TEXEL_F16 || (normalized && texel <= RW_TEXEL_S16);
}

void rw_sampler_link(RTtexturesampler sampler, RTbuffer buffer)
{
    if (buffer) buffer->samplers++;
    if (sampler->buffer) sampler->buffer->samplers--;
    rw_link(&sampler->buffer, buffer);
}
