/* SPDX-License-Identifier: Apache-2.0 */
/* See texture.h. */
#include "runtime/launch/texture.h"

#include "runtime/blocks/blocks.h"
#include "runtime/device/held.h"
#include "runtime/launch/texture_host.h"
#include "runtime/object/texel.h"

#include <string.h>

/* ---- description ---- */

static uint32_t shape_of(const struct RTbuffer_api *buffer)
{
    bool layered = buffer->flags & RT_BUFFER_LAYERED;
    if (buffer->flags & RT_BUFFER_CUBEMAP) return layered ? RW_SHAPE_CUBE_LAYERED : RW_SHAPE_CUBE;
    if (!layered) return buffer->dimensionality;
    /* width x 1 x layers is how optixpp sizes layers of one dimension */
    bool row = buffer->size[1] == 1 && !rw_buffer_has_blocks(buffer);
    return buffer->dimensionality == 2 || row ? RW_SHAPE_1D_LAYERED : RW_SHAPE_2D_LAYERED;
}

static void describe_size(const struct RTbuffer_api *buffer, uint32_t shape, unsigned level,
                          uint32_t out[3])
{
    size_t size[3];
    rw_buffer_level_texels(buffer, level, size);
    for (unsigned i = 0; i < 3; i++) out[i] = (uint32_t)size[i];
    if (shape == RW_SHAPE_1D_LAYERED && buffer->dimensionality == 2) { /* layers: the third */
        out[2] = out[1];
        out[1] = 1;
    }
}

static size_t level_bytes(const struct rw_texture_level *level, size_t texel)
{
    return texel * level->size[0] * level->size[1] * level->size[2];
}

/* Texels lie as packed as the elements of a buffer, one level behind the other. */
static void describe_levels(const struct RTtexturesampler_api *sampler, unsigned device,
                            struct rw_texture_image *out)
{
    const struct RTbuffer_api *buffer = sampler->buffer;
    const struct rw_block_format *blocks = rw_block_format_find(buffer->format);
    const size_t texel = blocks ? blocks->texel_size : buffer->element_size;
    uint64_t at = blocks ? sampler->decoded[device] : buffer->device_data[device];
    for (unsigned i = 0; i < out->level_count; i++) {
        struct rw_texture_level *level = &out->levels[i];
        describe_size(buffer, out->shape, i, level->size);
        level->data = at;
        at += level_bytes(level, texel);
    }
}

/* Blocks are read as floats in every mode. */
static bool decodes_srgb(const struct RTtexturesampler_api *sampler)
{
    return sampler->read_mode == RT_TEXTURE_READ_NORMALIZED_FLOAT_SRGB ||
           (sampler->read_mode == RT_TEXTURE_READ_ELEMENT_TYPE_SRGB &&
            rw_buffer_has_blocks(sampler->buffer));
}

/* CUDA has one filter for both directions: that of magnification, which lookups without gradients
 * fall under. Dimensions that the texture lacks are clamped: a GPU blends a row of texels with the
 * border beside it. */
void rw_texture_describe(const struct RTtexturesampler_api *sampler, unsigned device,
                         struct rw_texture_image *out)
{
    const struct RTbuffer_api *buffer = sampler->buffer;
    memset(out, 0, sizeof(*out)); /* compared as bytes */
    rw_texel_find(buffer->format, &out->texel, &out->components);
    out->shape = shape_of(buffer);
    bool cube = out->shape >= RW_SHAPE_CUBE;
    static const uint8_t coordinates[] = {0, 1, 2, 3, 1, 2, 0, 0}; /* of a cube the faces clamp */
    for (unsigned i = 0; i < 3; i++)
        out->wrap[i] = i < coordinates[out->shape] ? (uint32_t)sampler->wrap[i] : RW_WRAP_CLAMP;
    out->linear = sampler->magnification == RT_FILTER_LINEAR;
    out->linear_mips = sampler->mipmapping == RT_FILTER_LINEAR;
    out->normalized = cube || sampler->index_mode == RT_TEXTURE_INDEX_NORMALIZED_COORDINATES;
    out->as_float = rw_texel_reads_floats(sampler, out->texel) && out->texel <= RW_TEXEL_S16;
    out->srgb = out->as_float && out->texel == RW_TEXEL_U8 && decodes_srgb(sampler);
    out->min_level = sampler->min_level;
    out->max_level = sampler->max_level;
    out->level_bias = sampler->level_bias;
    out->max_anisotropy = sampler->max_anisotropy;
    out->level_count = sampler->mipmapping == RT_FILTER_NONE ? 1 : buffer->levels;
    describe_levels(sampler, device, out);
}

/* ---- the texels of blocks ---- */

static void drop_decoded(RTtexturesampler sampler, unsigned device)
{
    rw_device_free(sampler->base.context->devices[device], RW_MEMORY_DEVICE_TEXTURES,
                   sampler->decoded_size, sampler->decoded[device]);
    sampler->decoded[device] = 0;
}

/* `image` has places that count from 0. Level by level, so that no more is needed at once than the
 * blocks of the largest. */
static RTresult decode_levels(RTtexturesampler sampler, const struct rw_texture_image *image,
                              unsigned char *blocks, unsigned char *texels)
{
    const struct RTbuffer_api *buffer = sampler->buffer;
    for (unsigned i = 0; i < image->level_count; i++) {
        const struct rw_texture_level *level = &image->levels[i];
        const size_t begin = rw_buffer_level_offset(buffer, i),
                     end = rw_buffer_level_offset(buffer, i + 1);
        RW_CHECK(rw_buffer_read(sampler->buffer, begin, end - begin, blocks));
        rw_blocks_decode(rw_block_format_find(buffer->format), blocks, level->size,
                         texels + level->data);
    }
    return RT_SUCCESS;
}

/* *out: all texels of the sampler, sampler->decoded_size bytes, to be freed. */
static RTresult decode(RTtexturesampler sampler, unsigned char **out)
{
    RTcontext context = sampler->base.context;
    struct rw_texture_image image;
    rw_texture_describe(sampler, 0, &image);
    const struct rw_texture_level *last = &image.levels[image.level_count - 1];
    sampler->decoded_size =
        last->data + level_bytes(last, rw_block_format_find(sampler->buffer->format)->texel_size);
    unsigned char *blocks = rw_malloc(rw_buffer_level_offset(sampler->buffer, 1));
    unsigned char *texels = rw_malloc(sampler->decoded_size);
    RTresult result = blocks && texels ? decode_levels(sampler, &image, blocks, texels)
                                       : rw_out_of_memory(context, "the texels of a texture");
    rw_free(blocks);
    if (result)
        rw_free(texels);
    else
        *out = texels;
    return result;
}

/* ---- textures of the device ---- */

void rw_texture_drop_device(RTtexturesampler sampler)
{
    RTcontext context = sampler->base.context;
    rw_flights_await(context);
    for (unsigned k = 0; k < context->device_count; k++) {
        struct rw_device *device = context->devices[k];
        if (sampler->texture[k]) device->ops->texture_free(device, sampler->texture[k]);
        sampler->texture[k] = NULL;
        drop_decoded(sampler, k);
    }
    rw_texture_drop_rows(sampler);
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

/* Where a device is full, why paging does not help. */
static RTresult texture_error(RTtexturesampler sampler, const struct rw_device *device,
                              RTresult result)
{
    RTcontext context = sampler->base.context;
    const bool is_full = result == RT_ERROR_MEMORY_ALLOCATION_FAILED && device->ops->copies_texels;
    const char *stays = is_full ? rw_texture_stays(sampler) : NULL;
    return rw_error(context, result, "making the texture of sampler %u failed on %s: %s%s%s%s",
                    sampler->id, device->name, device->error, stays ? "; textures " : "",
                    stays ? stays : "", stays ? " are not paged (docs/paging.md)" : "");
}

static RTresult create_on(RTtexturesampler sampler, unsigned number,
                          const struct rw_texture_image *image)
{
    struct rw_device *device = sampler->base.context->devices[number];
    RTresult result = device->ops->texture_create(device, image, &sampler->texture[number]);
    return result ? texture_error(sampler, device, result) : RT_SUCCESS;
}

/* `texels`: what blocks were decoded to; NULL: the buffer's elements are texels. */
static RTresult make_on(RTtexturesampler sampler, unsigned number, const unsigned char *texels)
{
    RTcontext context = sampler->base.context;
    struct rw_device *device = context->devices[number];
    struct rw_texture_image image;
    uint64_t *decoded = &sampler->decoded[number];
    const size_t size = sampler->decoded_size;
    RTresult result = RT_SUCCESS;
    if (texels) result = rw_device_alloc(device, RW_MEMORY_DEVICE_TEXTURES, size, decoded);
    if (texels && !result) result = device->ops->upload(device, *decoded, texels, size);
    if (result) return texture_error(sampler, device, result);
    rw_texture_describe(sampler, number, &image);
    RW_CHECK(create_on(sampler, number, &image));
    if (device->ops->copies_texels) drop_decoded(sampler, number);
    return RT_SUCCESS;
}

/* One memory for all devices. */
static RTresult make_on_host(RTtexturesampler sampler)
{
    RTcontext context = sampler->base.context;
    struct rw_texture_image image;
    rw_texture_describe(sampler, 0, &image);
    RW_CHECK(rw_texture_place_rows(sampler, &image));
    for (unsigned k = 0; k < context->device_count; k++) RW_CHECK(create_on(sampler, k, &image));
    context->statistics.hostTextures++;
    return RT_SUCCESS;
}

static RTresult make(RTtexturesampler sampler)
{
    RTcontext context = sampler->base.context;
    unsigned char *texels = NULL;
    RTresult result = RT_SUCCESS;
    if (rw_texture_is_on_host(sampler)) return make_on_host(sampler);
    if (rw_buffer_has_blocks(sampler->buffer)) result = decode(sampler, &texels);
    for (unsigned k = 0; !result && k < context->device_count; k++)
        result = make_on(sampler, k, texels);
    rw_free(texels);
    return result;
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
        describe_size(sampler->buffer, shape_of(sampler->buffer), 0, table[i].size);
        table[i].object = sampler->texture[device]->object;
    }
    return table;
}

enum { TEXEL = 16 };

void rw_texture_free_null(struct rw_device *device, struct rw_device_texture *texture,
                          uint64_t storage)
{
    device->ops->texture_free(device, texture);
    rw_device_free(device, RW_MEMORY_DEVICE_TEXTURES, TEXEL, storage);
}

RTresult rw_texture_make_null(RTcontext context, struct rw_device *device,
                              struct rw_device_texture **out, uint64_t *storage)
{
    RTresult result = rw_device_alloc(device, RW_MEMORY_DEVICE_TEXTURES, TEXEL, storage);
    if (!result) result = device->ops->clear(device, *storage, TEXEL);
    struct rw_texture_image image = {.shape = RW_SHAPE_2D,
                                     .texel = RW_TEXEL_F32,
                                     .components = 4,
                                     .normalized = 1,
                                     .max_anisotropy = 1.0f,
                                     .level_count = 1,
                                     .levels = {{*storage, {1, 1, 1}, 0}}};
    if (!result) result = device->ops->texture_create(device, &image, out);
    if (!result) return RT_SUCCESS;
    result = rw_device_error(context, device, result, "making a texture");
    rw_device_free(device, RW_MEMORY_DEVICE_TEXTURES, TEXEL, *storage);
    *storage = 0;
    return result;
}
