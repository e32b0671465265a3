/* SPDX-License-Identifier: Apache-2.0 */
/* See surfaces.h. */
#include "path_tracer/surfaces.h"

#include <stdlib.h>
#include <string.h>

#include "common/scene.h"

struct surface { /* struct Surface of common/surfaces.cuh */
    float colour[3];
    int texture;
};

/* The id of a sampler. The picture's rows go down, texture coordinates up. */
static RTresult make_texture(RTcontext context, const struct texture *texture, int *out)
{
    RTbuffer buffer;
    RTtexturesampler sampler;
    void *memory;
    const size_t row = (size_t)texture->width * 4;
    TRY(rtBufferCreate(context, RT_BUFFER_INPUT, &buffer));
    TRY(rtBufferSetFormat(buffer, RT_FORMAT_UNSIGNED_BYTE4));
    TRY(rtBufferSetSize2D(buffer, texture->width, texture->height));
    TRY(rtBufferMap(buffer, &memory));
    for (size_t y = 0; y < texture->height; y++)
        memcpy((char *)memory + y * row, texture->texels + (texture->height - 1 - y) * row, row);
    TRY(rtBufferUnmap(buffer));
    TRY(rtTextureSamplerCreate(context, &sampler));
    TRY(rtTextureSamplerSetReadMode(sampler, RT_TEXTURE_READ_NORMALIZED_FLOAT_SRGB));
    TRY(rtTextureSamplerSetFilteringModes(sampler, RT_FILTER_LINEAR, RT_FILTER_LINEAR,
                                          RT_FILTER_NONE));
    TRY(rtTextureSamplerSetBuffer(sampler, 0, 0, buffer));
    return rtTextureSamplerGetId(sampler, out);
}

static RTresult fill(RTcontext context, const struct mesh *mesh, const struct texture *textures,
                     struct surface *out)
{
    for (uint32_t i = 0; i < mesh->surface_count; i++) {
        memcpy(out[i].colour, mesh->surfaces[i].colour, sizeof(out[i].colour));
        if (textures && textures[i].width && mesh->coordinates)
            TRY(make_texture(context, &textures[i], &out[i].texture));
    }
    return RT_SUCCESS;
}

RTresult surfaces_make(RTcontext context, const struct mesh *m, const struct texture *textures)
{
    static const float nowhere[2];
    struct surface *surfaces = calloc(m->surface_count, sizeof(*surfaces));
    if (!surfaces) return RT_ERROR_MEMORY_ALLOCATION_FAILED;
    RTresult result = fill(context, m, textures, surfaces);
    if (result == RT_SUCCESS)
        result =
            sample_make_input(context, "surfaces", surfaces, sizeof(*surfaces), m->surface_count);
    free(surfaces);
    TRY(result);
    TRY(sample_make_input(context, "surface_of", m->surface_of, 4, m->triangle_count));
    return sample_make_input(context, "coordinates", m->coordinates ? m->coordinates : nowhere, 8,
                             m->coordinates ? m->vertex_count : 1);
}
