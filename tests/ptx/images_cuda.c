/* SPDX-License-Identifier: Apache-2.0 */
/* Images of the cases on a GPU: every case has a CUDA array of its own, and an object over it. */
#include <stdio.h>
#include <stdlib.h>

#include "programs/texture.h"
#include "tests/ptx/images_cuda.h"

/* CUarray_format by kind and size. */
static int array_format(const struct texel *texel)
{
    static const int formats[][3] = {{0x01, 0x02, 0x03}, {0x08, 0x09, 0x0a}, {0x10, 0x10, 0x20}};
    return formats[texel->kind == 'u' ? 0 : texel->kind == 's' ? 1 : 2][texel->bits / 16];
}

static struct rw_cu_array_desc describe(const struct form *form, const struct image *image)
{
    bool cube = image->shape >= RW_SHAPE_CUBE, row = image->size[1] == 1 && !cube;
    return (struct rw_cu_array_desc){.width = image->size[0],
                                     .height = row ? 0 : image->size[1],
                                     .depth = image->size[2] > 1 ? image->size[2] : 0,
                                     .format = array_format(&form->image),
                                     .channels = form->image.components,
                                     .flags =
                                         RW_CU_ARRAY_SURFACE | (cube ? RW_CU_ARRAY_CUBEMAP : 0) |
                                         (image->layered ? RW_CU_ARRAY_LAYERED : 0) |
                                         (image->shape == RW_SHAPE_2D ? RW_CU_ARRAY_GATHER : 0)};
}

static rw_cu_result make_object(const struct rw_cuda_api *api, const struct form *form,
                                const struct image *image, rw_cu_array array, uint64_t *out)
{
    struct rw_cu_resource resource = {.type = RW_CU_RESOURCE_ARRAY, .of.array = array};
    if (form->params[0] == SURFACE) return api->surface_create(out, &resource);
    struct rw_cu_sampling sampling = {.address = {RW_WRAP_CLAMP, RW_WRAP_CLAMP, RW_WRAP_CLAMP},
                                      .flags = form->image.kind == 'f' ? 0 : RW_CU_TEXTURE_INTEGERS,
                                      .max_anisotropy = 1};
    if (image->shape >= RW_SHAPE_CUBE) sampling.flags |= RW_CU_TEXTURE_NORMALIZED;
    return api->texture_create(out, &resource, &sampling, NULL);
}

bool images_open(struct images *images, const struct rw_cuda_api *api, const struct form *form,
                 unsigned count)
{
    *images = (struct images){
        .api = api, .form = form, .items = calloc(count, sizeof(struct image_cuda))};
    image_of(form, &images->image);
    struct rw_cu_array_desc desc = describe(form, &images->image);
    rw_cu_result result = images->items ? 0 : RW_CU_OUT_OF_MEMORY;
    for (unsigned i = 0; i < count && !result; i++, images->count++) {
        result = api->array_create(&images->items[i].array, &desc);
        if (!result)
            result = make_object(api, form, &images->image, images->items[i].array,
                                 &images->items[i].object);
    }
    if (result) fprintf(stderr, "%s: its images cannot be made, error %d\n", form->name, result);
    return !result;
}

void images_close(struct images *images)
{
    for (unsigned i = 0; i < images->count; i++) {
        struct image_cuda *item = &images->items[i];
        if (item->object && images->form->params[0] == SURFACE)
            images->api->surface_destroy(item->object);
        else if (item->object)
            images->api->texture_destroy(item->object);
        if (item->array) images->api->array_destroy(item->array);
    }
    free(images->items);
}

static struct rw_cu_copy copy_of(const struct images *images, unsigned i, void *memory, bool in)
{
    const struct image *image = &images->image;
    size_t row = (size_t)image->size[0] * image->texel;
    struct rw_cu_copy_end host = {.memory = RW_CU_MEMORY_HOST,
                                  .host = memory,
                                  .pitch = row,
                                  .height = image->size[1]},
                          array = {.memory = RW_CU_MEMORY_ARRAY, .array = images->items[i].array};
    return (struct rw_cu_copy){.from = in ? host : array,
                               .to = in ? array : host,
                               .width = row,
                               .height = image->size[1],
                               .depth = image->size[2]};
}

bool images_copy(const struct images *images, struct record *records, bool in)
{
    rw_cu_result result = 0;
    for (unsigned i = 0; i < images->count && !result; i++) {
        struct rw_cu_copy copy = copy_of(images, i, records[i].memory, in);
        result = images->api->copy_3d(&copy);
    }
    if (result) fprintf(stderr, "%s: cuMemcpy3D, error %d\n", images->form->name, result);
    return !result;
}
