/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Checks texture samplers against their buffers.
 */
#include "runtime/plan/validate.h"

#include "runtime/base/format.h"
#include "runtime/object/texel.h"

static RTresult check_faces(RTtexturesampler sampler, const char *name)
{
    const struct RTbuffer_api *b = sampler->buffer;
    if (!(b->flags & RT_BUFFER_CUBEMAP)) return RT_SUCCESS;
    bool layered = b->flags & RT_BUFFER_LAYERED;
    if (b->dimensionality == 3 && b->size[0] == b->size[1] && b->size[2] % 6 == 0 &&
        (layered || b->size[2] == 6))
        return RT_SUCCESS;
    return rw_error(sampler->base.context, RT_ERROR_INVALID_VALUE,
                    "the buffer of %s is a cube map of %zu x %zu x %zu; faces have to be square, "
                    "and 6, or with RT_BUFFER_LAYERED a multiple of 6",
                    name, b->size[0], b->size[1], b->size[2]);
}

static RTresult check_texels(RTtexturesampler sampler, const char *name)
{
    RTcontext context = sampler->base.context;
    RTbuffer buffer = sampler->buffer;
    uint32_t texel, components;
    if (!rw_texel_find(buffer->format, &texel, &components) || components == 3)
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "the buffer of %s has format %s; textures have 1, 2 or 4 components of 8, "
                        "16 or 32 bits, or blocks",
                        name, rw_format_find(buffer->format)->name);
    if (rw_buffer_has_blocks(buffer) &&
        buffer->dimensionality - !!(buffer->flags & RT_BUFFER_LAYERED) < 2)
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "the buffer of %s has format %s and one dimension%s; blocks are 4 texels "
                        "wide and 4 high",
                        name, rw_format_find(buffer->format)->name,
                        buffer->flags & RT_BUFFER_LAYERED ? " beside its layers" : "");
    bool linear = sampler->minification == RT_FILTER_LINEAR ||
                  sampler->magnification == RT_FILTER_LINEAR ||
                  sampler->mipmapping == RT_FILTER_LINEAR;
    if (linear && !rw_texel_reads_floats(sampler, texel))
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "%s filters linearly, but reads %s as integers; use "
                        "RT_TEXTURE_READ_NORMALIZED_FLOAT (8 and 16 bits) or RT_FILTER_NEAREST",
                        name, rw_format_find(buffer->format)->name);
    return RT_SUCCESS;
}

RTresult rw_validate_texture(RTtexturesampler sampler, const char *name)
{
    RTcontext context = sampler->base.context;
    RTbuffer buffer = sampler->buffer;
    if (!buffer || !buffer->base.alive)
        return rw_error(context, RT_ERROR_INVALID_VALUE, "%s %s; call rtTextureSamplerSetBuffer",
                        name, buffer ? "has a buffer that was destroyed" : "has no buffer");
    RW_CHECK(rw_validate_buffer(buffer, name));
    RW_CHECK(check_texels(sampler, name));
    RW_CHECK(check_faces(sampler, name));
    if (buffer->flags & RT_BUFFER_LAYERED && buffer->dimensionality == 1)
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "the buffer of %s is layered and has one dimension; layers are the last "
                        "of two or three",
                        name);
    return RT_SUCCESS;
}
