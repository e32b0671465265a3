/* SPDX-License-Identifier: Apache-2.0 */
/* See texture.h. */
#include "runtime/launch/texture.h"

#include "runtime/device/device.h"
#include "runtime/object/format.h"

#include <string.h>

/* ---- formats ---- */

static const struct texel_format {
    RTformat first; /* of one component; those of 2, 3 and 4 follow it */
    uint32_t texel; /* enum rw_texel_type */
} texel_formats[] = {
    {RT_FORMAT_FLOAT, RW_TEXEL_F32},          {RT_FORMAT_BYTE, RW_TEXEL_S8},
    {RT_FORMAT_UNSIGNED_BYTE, RW_TEXEL_U8},   {RT_FORMAT_SHORT, RW_TEXEL_S16},
    {RT_FORMAT_UNSIGNED_SHORT, RW_TEXEL_U16}, {RT_FORMAT_INT, RW_TEXEL_S32},
    {RT_FORMAT_UNSIGNED_INT, RW_TEXEL_U32},   {RT_FORMAT_HALF, RW_TEXEL_F16},
};

/* False: not a format of 1 to 4 numbers that textures have. */
static bool find_texel(RTformat format, uint32_t *texel, uint32_t *components)
{
    for (size_t i = 0; i < sizeof(texel_formats) / sizeof(texel_formats[0]); i++) {
        unsigned offset = (unsigned)format - (unsigned)texel_formats[i].first;
        if (offset >= 4) continue;
        *texel = texel_formats[i].texel;
        *components = offset + 1;
        return true;
    }
    return false;
}

static bool reads_floats(const struct RTtexturesampler_api *sampler, uint32_t texel)
{
    bool normalized = sampler->read_mode == RT_TEXTURE_READ_NORMALIZED_FLOAT ||
                      sampler->read_mode == RT_TEXTURE_READ_NORMALIZED_FLOAT_SRGB;
    return texel >= RW_TEXEL_F16 || (normalized && texel <= RW_TEXEL_S16);
}

/* ---- validation ---- */

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
    if (!find_texel(buffer->format, &texel, &components) || components == 3)
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "the buffer of %s has format %s; textures have 1, 2 or 4 components of 8, "
                        "16 or 32 bits",
                        name, rw_format_find(buffer->format)->name);
    bool linear = sampler->minification == RT_FILTER_LINEAR ||
                  sampler->magnification == RT_FILTER_LINEAR ||
                  sampler->mipmapping == RT_FILTER_LINEAR;
    if (linear && !reads_floats(sampler, texel))
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

/* ---- description ---- */

static uint32_t shape_of(const struct RTbuffer_api *buffer)
{
    bool layered = buffer->flags & RT_BUFFER_LAYERED;
    if (buffer->flags & RT_BUFFER_CUBEMAP) return layered ? RW_SHAPE_CUBE_LAYERED : RW_SHAPE_CUBE;
    if (!layered) return buffer->dimensionality;
    /* width x 1 x layers is how optixpp sizes layers of one dimension */
    return buffer->dimensionality == 2 || buffer->size[1] == 1 ? RW_SHAPE_1D_LAYERED
                                                               : RW_SHAPE_2D_LAYERED;
}

static void describe_level(const struct RTbuffer_api *buffer, uint32_t shape, unsigned number,
                           unsigned device, struct rw_texture_level *out)
{
    size_t size[3];
    rw_buffer_level_size(buffer, number, size);
    out->data = buffer->device_data[device] + rw_buffer_level_offset(buffer, number);
    for (unsigned i = 0; i < 3; i++) out->size[i] = (uint32_t)size[i];
    if (shape == RW_SHAPE_1D_LAYERED && buffer->dimensionality == 2) { /* layers: the third */
        out->size[2] = out->size[1];
        out->size[1] = 1;
    }
}

/* CUDA has one filter for both directions: that of magnification, which lookups without gradients
 * fall under. Dimensions that the texture lacks are clamped: a GPU blends a row of texels with the
 * border beside it. */
void rw_texture_describe(const struct RTtexturesampler_api *sampler, unsigned device,
                         struct rw_texture_image *out)
{
    const struct RTbuffer_api *buffer = sampler->buffer;
    memset(out, 0, sizeof(*out)); /* compared as bytes */
    find_texel(buffer->format, &out->texel, &out->components);
    out->shape = shape_of(buffer);
    bool cube = out->shape >= RW_SHAPE_CUBE;
    static const uint8_t coordinates[] = {0, 1, 2, 3, 1, 2, 0, 0}; /* of a cube the faces clamp */
    for (unsigned i = 0; i < 3; i++)
        out->wrap[i] = i < coordinates[out->shape] ? (uint32_t)sampler->wrap[i] : RW_WRAP_CLAMP;
    out->linear = sampler->magnification == RT_FILTER_LINEAR;
    out->linear_mips = sampler->mipmapping == RT_FILTER_LINEAR;
    out->normalized = cube || sampler->index_mode == RT_TEXTURE_INDEX_NORMALIZED_COORDINATES;
    out->as_float = reads_floats(sampler, out->texel) && out->texel <= RW_TEXEL_S16;
    out->srgb = out->as_float && out->texel == RW_TEXEL_U8 &&
                sampler->read_mode == RT_TEXTURE_READ_NORMALIZED_FLOAT_SRGB;
    out->min_level = sampler->min_level;
    out->max_level = sampler->max_level;
    out->level_bias = sampler->level_bias;
    out->max_anisotropy = sampler->max_anisotropy;
    out->level_count = sampler->mipmapping == RT_FILTER_NONE ? 1 : buffer->levels;
    for (unsigned i = 0; i < out->level_count; i++)
        describe_level(buffer, out->shape, i, device, &out->levels[i]);
}

/* ---- textures of the device ---- */

void rw_texture_drop_device(RTtexturesampler sampler)
{
    RTcontext context = sampler->base.context;
    for (unsigned k = 0; k < context->device_count; k++) {
        struct rw_device *device = context->devices[k];
        if (sampler->texture[k]) device->ops->texture_free(device, sampler->texture[k]);
        sampler->texture[k] = NULL;
    }
}

static bool has_texels(const struct RTbuffer_api *buffer)
{
    return buffer && buffer->base.alive && buffer->device_data[0];
}

/* Nothing to do for most samplers at most launches. */
static bool is_current(const struct RTtexturesampler_api *sampler)
{
    const struct RTbuffer_api *buffer = sampler->buffer;
    if (!has_texels(buffer)) return !sampler->texture[0];
    bool may_change = buffer->shared && !(buffer->flags & RT_BUFFER_COPY_ON_DIRTY);
    return sampler->texture[0] && !sampler->changed && !may_change &&
           sampler->seen_version == buffer->device_version;
}

static RTresult make(RTtexturesampler sampler)
{
    RTcontext context = sampler->base.context;
    for (unsigned k = 0; k < context->device_count; k++) {
        struct rw_device *device = context->devices[k];
        struct rw_texture_image image;
        rw_texture_describe(sampler, k, &image);
        RTresult result = device->ops->texture_create(device, &image, &sampler->texture[k]);
        if (result) return rw_device_error(context, device, result, "making a texture");
    }
    return RT_SUCCESS;
}

static RTresult update(RTtexturesampler sampler, bool *moved)
{
    if (is_current(sampler)) return RT_SUCCESS;
    rw_texture_drop_device(sampler);
    *moved = true;
    if (!has_texels(sampler->buffer)) return RT_SUCCESS;
    RTresult result = make(sampler);
    if (result) {
        rw_texture_drop_device(sampler); /* on all devices or on none */
        return result;
    }
    sampler->changed = false;
    sampler->seen_version = sampler->buffer->device_version;
    return RT_SUCCESS;
}

RTresult rw_textures_update(RTcontext context, bool *moved)
{
    RTresult result = RT_SUCCESS;
    struct rw_object *o = context->objects[RW_OBJECT_TEXTURE_SAMPLER];
    for (; !result && o; o = o->next) result = update((RTtexturesampler)o, moved);
    return result;
}

struct rw_texture *rw_textures_table(RTcontext context, unsigned device, uint64_t null)
{
    size_t count = context->texture_ids.count + 1;
    struct rw_texture *table = rw_calloc(count, sizeof(*table));
    if (!table) return NULL;
    for (size_t i = 0; i < count; i++) {
        table[i].object = null;
        RTtexturesampler sampler = i ? (RTtexturesampler)context->texture_ids.items[i - 1] : NULL;
        if (!sampler || !sampler->texture[device]) continue;
        struct rw_texture_level level;
        describe_level(sampler->buffer, shape_of(sampler->buffer), 0, device, &level);
        table[i].object = sampler->texture[device]->object;
        memcpy(table[i].size, level.size, sizeof(level.size));
    }
    return table;
}

RTresult rw_texture_make_null(RTcontext context, struct rw_device *device,
                              struct rw_device_texture **out, uint64_t *storage)
{
    enum { TEXEL = 16 };
    RTresult result = device->ops->alloc(device, TEXEL, storage);
    if (!result) result = device->ops->clear(device, *storage, TEXEL);
    struct rw_texture_image image = {.shape = RW_SHAPE_2D,
                                     .texel = RW_TEXEL_F32,
                                     .components = 4,
                                     .normalized = 1,
                                     .max_anisotropy = 1.0f,
                                     .level_count = 1,
                                     .levels = {{*storage, {1, 1, 1}, 0}}};
    if (!result) result = device->ops->texture_create(device, &image, out);
    return result ? rw_device_error(context, device, result, "making a texture") : RT_SUCCESS;
}
