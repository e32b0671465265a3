/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A CPU device that is to the runtime what a GPU is as far as textures go: it copies texels, unless
 * they are rows in the host's memory, has limits for these, and may be full. Lookups are the CPU's.
 */
#ifndef RW_TEST_PRETENDED_GPU_H
#define RW_TEST_PRETENDED_GPU_H

#include <stdio.h>
#include <stdlib.h>

#include "runtime/device/held.h"
#include "runtime/object/object.h"
#include "tests/render/texture_scene.h"

enum { BASE = 512, PITCH = 32, MOST_WIDTH = 300, MOST_HEIGHT = 200 };

static struct {
    const struct rw_device_ops *cpu;
    struct rw_device_ops ops;
    unsigned live, in_rows; /* textures, and those of them over rows */
    unsigned wrong_rows;    /* that a GPU would refuse */
    unsigned fail_in;       /* textures from now on: that one fails; 0: none */
    bool no_pinned;         /* the host has no memory either */
    uint64_t texels, room;  /* bytes of copied ones; and at most */
} gpu;

struct pretended_texture {
    struct rw_device_texture base;
    struct rw_device_texture *texture; /* the CPU's */
    unsigned char *texels;
    size_t size;
    bool in_rows;
};

static inline RTresult pretended_fail(struct rw_device *d, RTresult code, const char *why)
{
    snprintf(d->error, sizeof(d->error), "the test says: %s", why);
    return code;
}

static inline size_t pretended_row(const struct rw_texture_image *image, unsigned level)
{
    static const size_t sizes[] = {1, 1, 2, 2, 4, 4, 2, 4}; /* enum rw_texel_type */
    return sizes[image->texel] * image->components * image->levels[level].size[0];
}

/* Packs the texels of all levels. */
static inline void pretended_copy(struct pretended_texture *t, struct rw_texture_image *image)
{
    unsigned char *to = t->texels;
    for (unsigned l = 0; l < image->level_count; l++) {
        struct rw_texture_level *level = &image->levels[l];
        const size_t row = pretended_row(image, l), pitch = level->pitch ? level->pitch : row;
        const unsigned char *from = (const unsigned char *)(uintptr_t)level->data;
        level->data = (uintptr_t)to;
        level->pitch = 0;
        for (size_t y = 0; y < (size_t)level->size[1] * level->size[2]; y++, to += row)
            memcpy(to, from + y * pitch, row);
    }
}

static inline RTresult pretended_create(struct rw_device *d, const struct rw_texture_image *given,
                                        struct rw_device_texture **out)
{
    struct rw_texture_image image = *given;
    const struct rw_texture_level *first = &given->levels[0];
    struct pretended_texture *t = calloc(1, sizeof(*t));
    if (!t) exit(1);
    t->in_rows = first->pitch != 0;
    for (unsigned l = 0; l < image.level_count; l++)
        t->size += pretended_row(&image, l) * image.levels[l].size[1] * image.levels[l].size[2];
    RTresult result = RT_SUCCESS;
    if (gpu.fail_in && !--gpu.fail_in)
        result = pretended_fail(d, RT_ERROR_UNKNOWN, "no texture object");
    if (!result && !t->in_rows && gpu.texels + t->size > gpu.room) {
        d->is_full = true;
        result = pretended_fail(d, RT_ERROR_MEMORY_ALLOCATION_FAILED, "full");
    }
    if (result) {
        free(t);
        return result;
    }
    if (t->in_rows)
        gpu.wrong_rows += first->data % BASE || first->pitch % PITCH || image.level_count != 1;
    else
        rw_device_take(d, RW_MEMORY_DEVICE_TEXTURES, t->size);
    t->texels = malloc(t->size);
    if (!t->texels) exit(1);
    pretended_copy(t, &image);
    gpu.texels += t->in_rows ? 0 : t->size;
    gpu.live++;
    gpu.in_rows += t->in_rows;
    result = gpu.cpu->texture_create(d, &image, &t->texture);
    t->base.object = t->texture->object;
    *out = &t->base;
    return result;
}

static inline void pretended_free(struct rw_device *d, struct rw_device_texture *texture)
{
    struct pretended_texture *t = (struct pretended_texture *)texture;
    if (!t->in_rows) {
        rw_device_give(d, RW_MEMORY_DEVICE_TEXTURES, t->size);
        gpu.texels -= t->size;
    }
    gpu.live--;
    gpu.in_rows -= t->in_rows;
    gpu.cpu->texture_free(d, t->texture);
    free(t->texels);
    free(t);
}

static inline RTresult pretended_pin(struct rw_device *d, size_t size, uint64_t *out)
{
    void *memory = NULL;
    *out = 0;
    if (gpu.no_pinned || posix_memalign(&memory, 4096, size))
        return pretended_fail(d, RT_ERROR_MEMORY_ALLOCATION_FAILED, "no pinned memory");
    *out = (uint64_t)(uintptr_t)memory;
    return RT_SUCCESS;
}

static inline void pretended_unpin(struct rw_device *d, uint64_t address)
{
    (void)d;
    free((void *)(uintptr_t)address);
}

/* The device of a context that has none of its own textures and paged buffers yet. */
static inline void pretend(RTcontext context)
{
    struct rw_device *d = context->device;
    gpu.cpu = d->ops;
    gpu.ops = *d->ops;
    gpu.ops.copies_texels = true;
    gpu.ops.texture_create = pretended_create;
    gpu.ops.texture_free = pretended_free;
    gpu.ops.alloc_common = pretended_pin;
    gpu.ops.free_common = pretended_unpin;
    gpu.live = gpu.in_rows = gpu.wrong_rows = gpu.fail_in = 0;
    gpu.texels = 0;
    gpu.no_pinned = false;
    gpu.room = UINT64_MAX;
    d->ops = &gpu.ops;
    d->memory = (uint64_t)1 << 40;
    d->rows = (struct rw_row_limits){BASE, PITCH, MOST_WIDTH, MOST_HEIGHT, 16 * MOST_WIDTH};
}

#endif
