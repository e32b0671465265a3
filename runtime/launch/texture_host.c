/* SPDX-License-Identifier: Apache-2.0 */
/* See texture_host.h. */
#include "runtime/launch/texture_host.h"

#include <string.h>

#include "runtime/blocks/blocks.h"
#include "runtime/device/device.h"
#include "runtime/launch/texture.h"

/* ---- which can be there ---- */

static size_t row_bytes(const struct RTtexturesampler_api *s, const struct rw_texture_image *image)
{
    return s->buffer->element_size * image->levels[0].size[0];
}

static size_t rounded_up(size_t bytes, size_t alignment)
{
    return (bytes + alignment - 1) / alignment * alignment;
}

static bool has_blocks(const struct RTtexturesampler_api *s, const struct rw_texture_image *image)
{
    (void)image;
    return rw_buffer_has_blocks(s->buffer);
}

static bool has_levels(const struct RTtexturesampler_api *s, const struct rw_texture_image *image)
{
    (void)s;
    return image->level_count > 1;
}

static bool is_no_plane(const struct RTtexturesampler_api *s, const struct rw_texture_image *image)
{
    (void)s;
    return image->shape != RW_SHAPE_2D;
}

static bool is_anisotropic(const struct RTtexturesampler_api *s,
                           const struct rw_texture_image *image)
{
    (void)s;
    return image->max_anisotropy > 1;
}

static bool is_unpageable(const struct RTtexturesampler_api *s,
                          const struct rw_texture_image *image)
{
    (void)image;
    return s->buffer->paging == RW_PAGED_NEVER || !rw_buffer_is_pageable(s->buffer);
}

static bool is_too_large(const struct RTtexturesampler_api *s, const struct rw_texture_image *image)
{
    const RTcontext c = s->base.context;
    const uint32_t *size = image->levels[0].size;
    for (unsigned k = 0; k < c->device_count; k++) {
        const struct rw_row_limits *rows = &c->devices[k]->rows;
        if (size[0] > rows->width || size[1] > rows->height ||
            rounded_up(row_bytes(s, image), rows->pitch_alignment) > rows->pitch)
            return true;
    }
    return false;
}

static const struct {
    bool (*is)(const struct RTtexturesampler_api *s, const struct rw_texture_image *image);
    const char *what;
} kinds_that_stay[] = {
    {has_blocks, "of block-compressed formats"},
    {is_no_plane, "of one or three dimensions, with layers or with faces"},
    {has_levels, "with mip levels"},
    {is_anisotropic, "with anisotropy"},
    {is_unpageable, "of buffers that are not of type RT_BUFFER_INPUT, or not to be paged,"},
    {is_too_large, "larger than the device allows for linear memory"},
};

const char *rw_texture_stays(const struct RTtexturesampler_api *sampler)
{
    struct rw_texture_image image;
    rw_texture_describe(sampler, 0, &image);
    for (size_t k = 0; k < sizeof(kinds_that_stay) / sizeof(kinds_that_stay[0]); k++)
        if (kinds_that_stay[k].is(sampler, &image)) return kinds_that_stay[k].what;
    return NULL;
}

/* ---- which are there ---- */

bool rw_texture_is_on_host(const struct RTtexturesampler_api *sampler)
{
    return sampler->on_host && sampler->buffer->paged && !rw_texture_stays(sampler);
}

void rw_texture_choose_host(RTtexturesampler sampler, bool on_host)
{
    if (sampler->on_host == on_host) return;
    sampler->on_host = on_host;
    sampler->changed = true;
    rw_changed_value(sampler->base.context);
}

/* The buffer need not be complete. */
uint64_t rw_texture_device_bytes(const struct RTtexturesampler_api *sampler)
{
    const struct RTbuffer_api *buffer = rw_live(sampler->buffer);
    if (!buffer) return 0;
    const struct rw_block_format *blocks = rw_block_format_find(buffer->format);
    const bool copied = sampler->base.context->device->ops->copies_texels;
    const unsigned levels = sampler->mipmapping == RT_FILTER_NONE ? 1 : buffer->levels;
    const size_t texel = blocks ? blocks->texel_size : buffer->element_size;
    uint64_t bytes = 0;
    if ((!copied && !blocks) || rw_texture_is_on_host(sampler)) return 0;
    for (unsigned level = 0; level < levels; level++) {
        size_t size[3];
        rw_buffer_level_texels(buffer, level, size);
        bytes += texel * size[0] * size[1] * size[2];
    }
    return bytes;
}

/* ---- rows ---- */

/* That suits all devices. */
static size_t pitch_of(const struct RTtexturesampler_api *s, const struct rw_texture_image *image)
{
    const RTcontext c = s->base.context;
    size_t pitch = row_bytes(s, image);
    for (unsigned k = 0; k < c->device_count; k++)
        pitch = rounded_up(pitch, c->devices[k]->rows.pitch_alignment);
    return pitch;
}

static bool begins_well(RTcontext c, uint64_t address)
{
    bool well = true;
    for (unsigned k = 0; k < c->device_count; k++)
        well &= address % c->devices[k]->rows.base_alignment == 0;
    return well;
}

/* Pinned memory begins at a page, so that it suits all devices. */
static RTresult copy_rows(RTtexturesampler s, size_t row, size_t height, size_t pitch)
{
    RTcontext c = s->base.context;
    s->rows_size = pitch * height;
    RW_CHECK(rw_take_host(c, RW_MEMORY_HOST_BUFFERS, s->rows_size));
    RTresult result = c->device->ops->alloc_common(c->device, s->rows_size, &s->rows);
    if (result) {
        s->rows = 0;
        rw_ledger_give(&c->ledger, RW_MEMORY_HOST_BUFFERS, s->rows_size);
        return rw_device_error(c, c->device, result, "making the texture of sampler %u", s->id);
    }
    const char *from = s->buffer->host;
    char *to = (char *)(uintptr_t)s->rows;
    for (size_t y = 0; y < height; y++) memcpy(to + y * pitch, from + y * row, row);
    return RT_SUCCESS;
}

RTresult rw_texture_place_rows(RTtexturesampler sampler, struct rw_texture_image *image)
{
    struct rw_texture_level *level = &image->levels[0];
    const size_t row = row_bytes(sampler, image), pitch = pitch_of(sampler, image);
    const bool suits = row == pitch && begins_well(sampler->base.context, level->data);
    if (!suits) RW_CHECK(copy_rows(sampler, row, level->size[1], pitch));
    if (!suits) level->data = sampler->rows;
    level->pitch = (uint32_t)pitch;
    return RT_SUCCESS;
}

void rw_texture_drop_rows(RTtexturesampler sampler)
{
    RTcontext c = sampler->base.context;
    if (!sampler->rows) return;
    c->device->ops->free_common(c->device, sampler->rows);
    rw_ledger_give(&c->ledger, RW_MEMORY_HOST_BUFFERS, sampler->rows_size);
    sampler->rows = 0;
}
