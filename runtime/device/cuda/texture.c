/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Textures of the CUDA device: texels in linear memory are copied into an array, or with several
 * levels into a mipmapped one, and a texture object is made over it; or over rows of texels where
 * they are, which gives the same results.
 */
#include <stdio.h>

#include "programs/texture.h"
#include "runtime/device/cuda/device.h"
#include "runtime/base/memory.h"
#include "runtime/device/held.h"

struct texture {
    struct rw_device_texture base;
    rw_cu_array array; /* has the texels, or mipmap; both NULL: they are not the texture's */
    rw_cu_mipmap mipmap;
    size_t size; /* bytes of its own texels */
};

static const struct {
    int format; /* CUarray_format */
    size_t size;
} texels[] = {
    [RW_TEXEL_U8] = {0x01, 1},  [RW_TEXEL_S8] = {0x08, 1},  [RW_TEXEL_U16] = {0x02, 2},
    [RW_TEXEL_S16] = {0x09, 2}, [RW_TEXEL_U32] = {0x03, 4}, [RW_TEXEL_S32] = {0x0a, 4},
    [RW_TEXEL_F16] = {0x10, 2}, [RW_TEXEL_F32] = {0x20, 4},
};

/* The size of an array, as its shape has it: dimensions that the shape lacks are 0. */
static struct rw_cu_array_desc array_desc(const struct rw_texture_image *image)
{
    enum { GATHER_LIMIT = 32768 }; /* of both sizes, on all GPUs */
    const uint32_t *size = image->levels[0].size;
    struct rw_cu_array_desc desc = {
        .width = size[0], .format = texels[image->texel].format, .channels = image->components};
    bool one_row = image->shape == RW_SHAPE_1D || image->shape == RW_SHAPE_1D_LAYERED;
    bool flat = image->shape == RW_SHAPE_1D || image->shape == RW_SHAPE_2D;
    desc.height = one_row ? 0 : size[1];
    desc.depth = flat ? 0 : size[2];
    if (image->shape == RW_SHAPE_1D_LAYERED || image->shape == RW_SHAPE_2D_LAYERED ||
        image->shape == RW_SHAPE_CUBE_LAYERED)
        desc.flags |= RW_CU_ARRAY_LAYERED;
    if (image->shape >= RW_SHAPE_CUBE) desc.flags |= RW_CU_ARRAY_CUBEMAP;
    if (image->shape == RW_SHAPE_2D && image->level_count == 1 && size[0] <= GATHER_LIMIT &&
        size[1] <= GATHER_LIMIT)
        desc.flags |= RW_CU_ARRAY_GATHER;
    return desc;
}

static size_t row_size(const struct rw_texture_image *image, const struct rw_texture_level *level)
{
    return (size_t)level->size[0] * image->components * texels[image->texel].size;
}

/* As if each level were packed; an array may take more. */
static size_t size_of(const struct rw_texture_image *image)
{
    size_t size = 0;
    for (unsigned i = 0; i < image->level_count; i++) {
        const struct rw_texture_level *level = &image->levels[i];
        size += row_size(image, level) * level->size[1] * level->size[2];
    }
    return size;
}

static rw_cu_result fill(const struct rw_cuda_api *cuda, const struct rw_texture_image *image,
                         unsigned number, rw_cu_array array)
{
    const struct rw_texture_level *level = &image->levels[number];
    size_t row = row_size(image, level);
    struct rw_cu_copy copy = {
        .from = {.memory = RW_CU_MEMORY_DEVICE,
                 .device = level->data,
                 .pitch = row,
                 .height = level->size[1]},
        .to = {.memory = RW_CU_MEMORY_ARRAY, .array = array},
        .width = row,
        .height = level->size[1],
        .depth = level->size[2],
    };
    return cuda->copy_3d(&copy);
}

static rw_cu_result make_texels(const struct rw_cuda_api *cuda,
                                const struct rw_texture_image *image, struct texture *t)
{
    struct rw_cu_array_desc desc = array_desc(image);
    rw_cu_result result;
    if (image->level_count == 1) {
        result = cuda->array_create(&t->array, &desc);
        return result ? result : fill(cuda, image, 0, t->array);
    }
    result = cuda->mipmap_create(&t->mipmap, &desc, image->level_count);
    for (unsigned i = 0; !result && i < image->level_count; i++) {
        rw_cu_array level;
        result = cuda->mipmap_level(&level, t->mipmap, i);
        if (!result) result = fill(cuda, image, i, level);
    }
    return result;
}

static bool are_in_place(const struct rw_texture_image *image)
{
    return image->levels[0].pitch != 0;
}

static struct rw_cu_resource resource_of(const struct rw_texture_image *image,
                                         const struct texture *t)
{
    const struct rw_texture_level *level = &image->levels[0];
    if (t->mipmap)
        return (struct rw_cu_resource){.type = RW_CU_RESOURCE_MIPMAP, .of.mipmap = t->mipmap};
    if (t->array)
        return (struct rw_cu_resource){.type = RW_CU_RESOURCE_ARRAY, .of.array = t->array};
    return (struct rw_cu_resource){.type = RW_CU_RESOURCE_ROWS,
                                   .of.rows = {.address = level->data,
                                               .format = texels[image->texel].format,
                                               .channels = image->components,
                                               .width = level->size[0],
                                               .height = level->size[1],
                                               .pitch = level->pitch}};
}

static rw_cu_result make_object(const struct rw_cuda_api *cuda,
                                const struct rw_texture_image *image, struct texture *t)
{
    const struct rw_cu_resource resource = resource_of(image, t);
    struct rw_cu_sampling sampling = {
        .filter = image->linear != 0,
        .flags = RW_CU_TEXTURE_FULL_TRILINEAR,
        .max_anisotropy = (unsigned)image->max_anisotropy,
        .mip_filter = image->linear_mips != 0,
        .level_bias = image->level_bias,
        .min_level = image->min_level,
        .max_level = image->max_level,
    };
    for (int i = 0; i < 3; i++) sampling.address[i] = (int)image->wrap[i]; /* the same numbers */
    if (image->texel < RW_TEXEL_F16 && !image->as_float) sampling.flags |= RW_CU_TEXTURE_INTEGERS;
    if (image->normalized) sampling.flags |= RW_CU_TEXTURE_NORMALIZED;
    if (image->srgb) sampling.flags |= RW_CU_TEXTURE_SRGB;
    return cuda->texture_create(&t->base.object, &resource, &sampling, NULL);
}

static void release(const struct rw_cuda_api *cuda, struct texture *t)
{
    if (t->base.object) cuda->texture_destroy(t->base.object);
    if (t->array) cuda->array_destroy(t->array);
    if (t->mipmap) cuda->mipmap_destroy(t->mipmap);
}

static RTresult fail(struct rw_device_cuda *c, const struct rw_texture_image *image,
                     rw_cu_result result)
{
    const struct rw_texture_level *level = &image->levels[0];
    size_t available = 0, total = 0;
    if (are_in_place(image))
        return rw_cuda_fail(c, RT_ERROR_UNKNOWN, result,
                            "a texture of %u x %u in the host's memory, rows of %u bytes: "
                            "cuTexObjectCreate",
                            level->size[0], level->size[1], level->pitch);
    c->cuda->memory_info(&available, &total);
    return rw_cuda_fail(c, RT_ERROR_UNKNOWN, result,
                        "a texture of %u x %u x %u with %u levels, %zu bytes, %zu MiB of %zu MiB "
                        "free: cuArray3DCreate, cuMemcpy3D or cuTexObjectCreate",
                        level->size[0], level->size[1], level->size[2], image->level_count,
                        size_of(image), available >> 20, total >> 20);
}

static RTresult create(struct rw_device_cuda *c, const struct rw_texture_image *image,
                       struct texture *t)
{
    RTresult code = RT_SUCCESS;
    rw_cu_result result = 0;
    if (!rw_cuda_enter(c)) return RT_ERROR_UNKNOWN;
    if (!are_in_place(image)) {
        c->uploaded = true;
        result = make_texels(c->cuda, image, t);
    }
    if (!result) result = make_object(c->cuda, image, t);
    if (result) {
        release(c->cuda, t);
        code = fail(c, image, result);
    }
    rw_cuda_leave(c);
    return code;
}

RTresult rw_cuda_texture_create(struct rw_device *d, const struct rw_texture_image *image,
                                struct rw_device_texture **out)
{
    struct texture *t = rw_calloc(1, sizeof(*t));
    if (!t) {
        snprintf(d->error, sizeof(d->error), "out of memory");
        return RT_ERROR_MEMORY_ALLOCATION_FAILED;
    }
    t->size = are_in_place(image) ? 0 : size_of(image);
    RTresult result = rw_device_take(d, RW_MEMORY_DEVICE_TEXTURES, t->size);
    if (!result) {
        result = create((struct rw_device_cuda *)d, image, t);
        if (result) rw_device_give(d, RW_MEMORY_DEVICE_TEXTURES, t->size);
    }
    if (result)
        rw_free(t);
    else
        *out = &t->base;
    return result;
}

void rw_cuda_texture_free(struct rw_device *d, struct rw_device_texture *texture)
{
    struct rw_device_cuda *c = (struct rw_device_cuda *)d;
    struct texture *t = (struct texture *)texture;
    if (!c->lost && rw_cuda_enter(c)) {
        release(c->cuda, t);
        rw_cuda_leave(c);
    }
    rw_device_give(d, RW_MEMORY_DEVICE_TEXTURES, t->size);
    rw_free(t);
}
