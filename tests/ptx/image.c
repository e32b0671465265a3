/* SPDX-License-Identifier: Apache-2.0 */
/* Images of the forms that access surfaces and textures: what lies in the 64 bytes of a case. */
#include <string.h>

#include "programs/texture.h"
#include "raywright_surface.h"
#include "tests/ptx/suite.h"

static const struct {
    const char *name;
    unsigned shape, rows, layers; /* of what lies in memory; cubes have six faces of one texel */
    bool layered;
} shapes[] = {
    {"1d", RW_SHAPE_1D, 1, 1, false},
    {"2d", RW_SHAPE_2D, 4, 1, false},
    {"3d", RW_SHAPE_3D, 2, 2, false},
    {"a1d", RW_SHAPE_1D_LAYERED, 1, 4, true},
    {"a2d", RW_SHAPE_2D_LAYERED, 2, 2, true},
    {"cube", RW_SHAPE_CUBE, 1, 6, false},
    {"acube", RW_SHAPE_CUBE_LAYERED, 1, 12, true},
};

static unsigned access_size(const struct form *form)
{
    if (form->params[0] != SURFACE || has(form, "p")) return 0;
    unsigned count = has(form, "v4") ? 4 : has(form, "v2") ? 2 : 1;
    return count * class_bits(form->types[0]) / 8;
}

bool image_of(const struct form *form, struct image *out)
{
    unsigned i = 0;
    if (!form->image.kind) return false;
    while (i + 1 < sizeof(shapes) / sizeof(shapes[0]) && !has(form, shapes[i].name)) i++;
    *out = (struct image){.shape = shapes[i].shape,
                          .size = {1, shapes[i].rows, shapes[i].layers},
                          .texel = form->image.bits * form->image.components / 8,
                          .access = access_size(form),
                          .layered = shapes[i].layered};
    out->size[0] = MEMORY_WORDS * 8 / (out->texel * out->size[1] * out->size[2]);
    if (out->shape >= RW_SHAPE_CUBE) out->size[0] = 1;
    return true;
}

unsigned image_axis(const struct image *image, unsigned k)
{
    if (image->layered) return k ? k - 1 : 2;
    return k;
}

unsigned image_extent(const struct image *image, unsigned axis, unsigned *step)
{
    *step = axis || !image->access ? 1 : image->access;
    return image->size[axis] * (axis || !image->access ? 1 : image->texel);
}

static uint64_t surface_object(const struct form *form, const struct image *image, void *memory)
{
    static RWsurface surface;
    surface = (RWsurface){.struct_size = sizeof(surface),
                          .kind = form->image.kind == 's'   ? RW_SURFACE_SIGNED
                                  : form->image.kind == 'u' ? RW_SURFACE_UNSIGNED
                                                            : RW_SURFACE_FLOAT,
                          .components = form->image.components,
                          .component_bytes = form->image.bits / 8,
                          .width = image->size[0],
                          .height = image->size[1],
                          .depth = image->size[2],
                          .data = memory};
    return (uint64_t)(uintptr_t)&surface;
}

static uint32_t texel_type(const struct form *form)
{
    static const uint32_t types[][3] = {{RW_TEXEL_U8, RW_TEXEL_U16, RW_TEXEL_U32},
                                        {RW_TEXEL_S8, RW_TEXEL_S16, RW_TEXEL_S32},
                                        {RW_TEXEL_F16, RW_TEXEL_F16, RW_TEXEL_F32}};
    unsigned row = form->image.kind == 'u' ? 0 : form->image.kind == 's' ? 1 : 2;
    return types[row][form->image.bits / 16];
}

static uint64_t texture_object(const struct form *form, const struct image *image, void *memory)
{
    static struct rw_texture_image texture;
    texture = (struct rw_texture_image){
        .shape = image->shape,
        .texel = texel_type(form),
        .components = form->image.components,
        .normalized = image->shape >= RW_SHAPE_CUBE,
        .wrap = {RW_WRAP_CLAMP, RW_WRAP_CLAMP, RW_WRAP_CLAMP},
        .max_anisotropy = 1,
        .level_count = 1,
        .levels = {
            {(uint64_t)(uintptr_t)memory, {image->size[0], image->size[1], image->size[2]}, 0}}};
    return (uint64_t)(uintptr_t)&texture;
}

uint64_t image_object(const struct form *form, void *memory)
{
    struct image image;
    if (!image_of(form, &image)) return 0;
    return form->params[0] == SURFACE ? surface_object(form, &image, memory)
                                      : texture_object(form, &image, memory);
}
