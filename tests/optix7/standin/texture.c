/* SPDX-License-Identifier: Apache-2.0 */
/*
 * CUDA's arrays and texture objects for the stand-in: what Dr.Jit asks of them. A texture object is
 * the address of a struct rw_texture_image, as for the CPU back end, which reads it.
 */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "programs/texture.h"

#pragma GCC diagnostic ignored "-Wmissing-prototypes"
#pragma GCC diagnostic ignored "-Wunused-parameter"

typedef int result;

enum { SUCCESS = 0, INVALID_VALUE = 1, OUT_OF_MEMORY = 2, MEMORY_OF_HOST = 1, MEMORY_ARRAY = 3 };

#define CUDA(name, ...) __attribute__((visibility("default"))) result name(__VA_ARGS__)

/* ---- the driver's structures ---- */

struct array_desc_2d {
    size_t width, height;
    int format;
    unsigned channels;
};

struct array_desc {
    size_t width, height, depth;
    int format;
    unsigned channels, flags;
};

struct copy_end_2d {
    size_t x, y;
    int memory;
    unsigned char *host, *device;
    struct array *array;
    size_t pitch;
};

struct copy_2d {
    struct copy_end_2d from, to;
    size_t width, height;
};

struct copy_end {
    size_t x, y, z, level;
    int memory;
    unsigned char *host, *device;
    struct array *array;
    void *reserved;
    size_t pitch, height;
};

struct copy_3d {
    struct copy_end from, to;
    size_t width, height, depth;
};

struct resource {
    int type;
    union {
        struct array *array;
        int reserved[32];
    } of;
    unsigned flags;
};

enum { READ_AS_INTEGERS = 1, NORMALIZED = 2 };

struct sampling {
    int address[3], filter;
    unsigned flags;
};

/* ---- arrays ---- */

struct array {
    struct array_desc desc;
    size_t texel; /* bytes */
    unsigned char *data;
};

static const struct {
    int format;
    size_t bytes;
    enum rw_texel_type type;
} formats[] = {
    {0x01, 1, RW_TEXEL_U8},  {0x02, 2, RW_TEXEL_U16}, {0x03, 4, RW_TEXEL_U32},
    {0x10, 2, RW_TEXEL_F16}, {0x20, 4, RW_TEXEL_F32},
};

/* Which of them, -1: none. */
static int format_of(int format)
{
    for (size_t i = 0; i < sizeof(formats) / sizeof(formats[0]); i++)
        if (formats[i].format == format) return (int)i;
    return -1;
}

static size_t at_least_one(size_t n)
{
    return n ? n : 1;
}

CUDA(cuArray3DCreate_v2, struct array **out, const struct array_desc *desc)
{
    int format = format_of(desc->format);
    if (format < 0) return INVALID_VALUE;
    struct array *array = calloc(1, sizeof(*array));
    if (!array) return OUT_OF_MEMORY;
    array->desc = *desc;
    array->texel = formats[format].bytes * desc->channels;
    array->data =
        calloc(desc->width * at_least_one(desc->height) * at_least_one(desc->depth), array->texel);
    *out = array;
    return array->data ? SUCCESS : OUT_OF_MEMORY;
}

CUDA(cuArrayCreate_v2, struct array **out, const struct array_desc_2d *desc)
{
    const struct array_desc flat = {.width = desc->width,
                                    .height = desc->height,
                                    .format = desc->format,
                                    .channels = desc->channels};
    return cuArray3DCreate_v2(out, &flat);
}

CUDA(cuArray3DGetDescriptor_v2, struct array_desc *out, const struct array *array)
{
    *out = array->desc;
    return SUCCESS;
}

CUDA(cuArrayDestroy, struct array *array)
{
    free(array->data);
    free(array);
    return SUCCESS;
}

/* ---- copies ---- */

/* The first byte of a row. */
static unsigned char *row_of(const struct copy_end *end, size_t y, size_t z)
{
    unsigned char *base = end->memory == MEMORY_OF_HOST ? end->host : end->device;
    size_t pitch = end->pitch, height = end->height;
    if (end->memory == MEMORY_ARRAY) {
        base = end->array->data;
        pitch = end->array->desc.width * end->array->texel;
        height = end->array->desc.height;
    }
    return base + ((end->z + z) * height + end->y + y) * pitch + end->x;
}

CUDA(cuMemcpy3DAsync_v2, const struct copy_3d *copy, void *stream)
{
    for (size_t z = 0; z < copy->depth; z++)
        for (size_t y = 0; y < copy->height; y++)
            memcpy(row_of(&copy->to, y, z), row_of(&copy->from, y, z), copy->width);
    return SUCCESS;
}

static struct copy_end in_space(const struct copy_end_2d *end)
{
    return (struct copy_end){.x = end->x,
                             .y = end->y,
                             .memory = end->memory,
                             .host = end->host,
                             .device = end->device,
                             .array = end->array,
                             .pitch = end->pitch};
}

CUDA(cuMemcpy2DAsync_v2, const struct copy_2d *copy, void *stream)
{
    const struct copy_3d flat = {in_space(&copy->from), in_space(&copy->to), copy->width,
                                 copy->height, 1};
    return cuMemcpy3DAsync_v2(&flat, stream);
}

/* ---- texture objects ---- */

struct texture {
    struct rw_texture_image image; /* its address is the object */
    struct resource resource;
};

CUDA(cuTexObjectCreate, uint64_t *out, const struct resource *resource,
     const struct sampling *sampling, const void *view)
{
    const struct array *array = resource->of.array;
    struct texture *texture = calloc(1, sizeof(*texture));
    if (!texture) return OUT_OF_MEMORY;
    struct rw_texture_image *image = &texture->image;
    texture->resource = *resource;
    image->shape = array->desc.depth ? RW_SHAPE_3D : array->desc.height ? RW_SHAPE_2D : RW_SHAPE_1D;
    image->texel = formats[format_of(array->desc.format)].type;
    image->components = array->desc.channels;
    image->linear = sampling->filter == 1;
    image->normalized = (sampling->flags & NORMALIZED) != 0;
    image->as_float = (sampling->flags & READ_AS_INTEGERS) == 0;
    image->level_count = 1;
    for (int i = 0; i < 3; i++) image->wrap[i] = (uint32_t)sampling->address[i]; /* as CUDA's */
    image->levels[0].data = (uintptr_t)array->data;
    image->levels[0].size[0] = (uint32_t)array->desc.width;
    image->levels[0].size[1] = (uint32_t)at_least_one(array->desc.height);
    image->levels[0].size[2] = (uint32_t)at_least_one(array->desc.depth);
    *out = (uintptr_t)image;
    return SUCCESS;
}

CUDA(cuTexObjectGetResourceDesc, struct resource *out, const struct texture *texture)
{
    *out = texture->resource;
    return SUCCESS;
}

CUDA(cuTexObjectDestroy, struct texture *texture)
{
    free(texture);
    return SUCCESS;
}
