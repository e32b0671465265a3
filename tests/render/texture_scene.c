/* SPDX-License-Identifier: Apache-2.0 */
/* See texture_scene.h. */
#include "tests/render/texture_scene.h"

#include <stdlib.h>
#include <string.h>

#include "tests/render/support.h"

static uint64_t state;

static uint32_t random_bits(void)
{
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return (uint32_t)(state >> 16);
}

static float random_in(double low, double high)
{
    return (float)(low + (high - low) * random_bits() / 4294967296.0);
}

static RTbuffer make_buffer(struct texture_scene *s, RTformat format, size_t element,
                            const char *variable)
{
    RTbuffer buffer;
    RTvariable v;
    RENDER_CHECK(s->context, rtBufferCreate(s->context, RT_BUFFER_INPUT_OUTPUT, &buffer));
    RENDER_CHECK(s->context, rtBufferSetFormat(buffer, format));
    if (element) RENDER_CHECK(s->context, rtBufferSetElementSize(buffer, element));
    RENDER_CHECK(s->context, rtBufferSetSize1D(buffer, LOOKUPS));
    RENDER_CHECK(s->context, rtContextDeclareVariable(s->context, variable, &v));
    RENDER_CHECK(s->context, rtVariableSetObject(v, buffer));
    return buffer;
}

static RTprogram make_program(RTcontext context, const char *name)
{
    RTprogram program;
    RENDER_CHECK(context,
                 rwProgramCreateFromSourceFile(context, RW_SOURCE_DIR "/tests/render/textures.cu",
                                               0, NULL, name, &program));
    return program;
}

void texture_scene_open(struct texture_scene *s, const char *device, const char *program)
{
    *s = (struct texture_scene){.context = render_context(device)};
    RTcontext c = s->context;
    if (!c) SKIP("there is no such device");
    s->places = make_buffer(s, RT_FORMAT_USER, sizeof(struct place), "places");
    s->output = make_buffer(s, RT_FORMAT_FLOAT4, 0, "output");
    RENDER_CHECK(c, rtContextDeclareVariable(c, "mode", &s->mode));
    RENDER_CHECK(c, rtContextDeclareVariable(c, "texture", &s->texture));
    RENDER_CHECK(c, rtVariableSet1i(s->mode, 0));
    RENDER_CHECK(c, rtVariableSet1i(s->texture, 0));
    RENDER_CHECK(c, rtContextSetEntryPointCount(c, 1));
    RENDER_CHECK(c, rtContextSetRayGenerationProgram(c, 0, make_program(c, program)));
    RENDER_CHECK(c, rtContextSetExceptionProgram(c, 0, make_program(c, "exception")));
    s->host_places = calloc(LOOKUPS, sizeof(*s->host_places));
    if (!s->host_places) exit(1);
}

void texture_scene_close(struct texture_scene *s)
{
    rtContextDestroy(s->context);
    free(s->host_places);
    free(s->host_texels);
}

/* Floats in [-1, 1], halves without infinities, else anything. */
static void fill(unsigned char *bytes, size_t size, RTformat format)
{
    for (size_t i = 0; i < size; i++) bytes[i] = (unsigned char)random_bits();
    if (format >= RT_FORMAT_FLOAT && format <= RT_FORMAT_FLOAT4)
        for (size_t i = 0; i < size / 4; i++) ((float *)(void *)bytes)[i] = random_in(-1, 1);
    if (format >= RT_FORMAT_HALF && format <= RT_FORMAT_HALF4)
        for (size_t i = 0; i < size / 2; i++) ((uint16_t *)(void *)bytes)[i] &= 0xbbff;
}

void texture_scene_fill(struct texture_scene *s, RTbuffer buffer, unsigned levels,
                        const void *bytes)
{
    for (unsigned l = 0; l < levels; l++) {
        void *to;
        RENDER_CHECK(s->context, rtBufferMapEx(buffer, RT_BUFFER_MAP_WRITE_DISCARD, l, NULL, &to));
        size_t begin = rw_buffer_level_offset(buffer, l),
               end = rw_buffer_level_offset(buffer, l + 1);
        memcpy(to, (const unsigned char *)bytes + begin, end - begin);
        RENDER_CHECK(s->context, rtBufferUnmapEx(buffer, l));
    }
}

RTtexturesampler texture_scene_sampler(struct texture_scene *s, const struct texture_case *c,
                                       unsigned seed, RTbuffer *buffer, unsigned char **texels)
{
    static const unsigned dimensions[] = {0, 1, 2, 3, 2, 3, 3, 3};
    RTtexturesampler sampler;
    unsigned flags = RT_BUFFER_INPUT;
    if (c->shape == RW_SHAPE_1D_LAYERED || c->shape == RW_SHAPE_2D_LAYERED ||
        c->shape == RW_SHAPE_CUBE_LAYERED)
        flags |= RT_BUFFER_LAYERED;
    if (c->shape >= RW_SHAPE_CUBE) flags |= RT_BUFFER_CUBEMAP;
    RTsize size[3] = {c->size[0], c->size[1], c->size[2]};
    state = 88172645463325252u + seed;
    RENDER_CHECK(s->context, rtBufferCreate(s->context, flags, buffer));
    RENDER_CHECK(s->context, rtBufferSetFormat(*buffer, c->format));
    RENDER_CHECK(s->context, rtBufferSetSizev(*buffer, dimensions[c->shape], size));
    RENDER_CHECK(s->context, rtBufferSetMipLevelCount(*buffer, c->levels));
    *texels = malloc(rw_buffer_bytes(*buffer));
    if (!*texels) exit(1);
    fill(*texels, rw_buffer_bytes(*buffer), c->format);
    texture_scene_fill(s, *buffer, c->levels, *texels);
    RENDER_CHECK(s->context, rtTextureSamplerCreate(s->context, &sampler));
    RENDER_CHECK(s->context, rtTextureSamplerSetBuffer(sampler, 0, 0, *buffer));
    for (unsigned i = 0; i < 3; i++)
        RENDER_CHECK(s->context, rtTextureSamplerSetWrapMode(sampler, i, c->wrap));
    RENDER_CHECK(s->context,
                 rtTextureSamplerSetFilteringModes(sampler, c->filter, c->filter, c->mips));
    RENDER_CHECK(s->context, rtTextureSamplerSetReadMode(sampler, c->read));
    RENDER_CHECK(s->context, rtTextureSamplerSetIndexingMode(sampler, c->index));
    RENDER_CHECK(s->context, rtTextureSamplerSetMipLevelBias(sampler, c->bias));
    if (c->max_level > 0)
        RENDER_CHECK(s->context,
                     rtTextureSamplerSetMipLevelClamp(sampler, c->min_level, c->max_level));
    RENDER_CHECK(s->context, rtTextureSamplerSetMaxAnisotropy(sampler, c->anisotropy));
    return sampler;
}

/* Beyond the texture on all sides; levels beyond both ends. */
static void make_places(struct texture_scene *s, const struct texture_case *c)
{
    bool cube = c->shape >= RW_SHAPE_CUBE;
    for (unsigned i = 0; i < LOOKUPS; i++) {
        struct place *p = &s->host_places[i];
        for (unsigned a = 0; a < 3; a++) {
            double n = c->index == RT_TEXTURE_INDEX_ARRAY_INDEX ? c->size[a] : 1;
            p->at[a] = cube ? random_in(-1, 1) : random_in(-1.3 * n, 2.3 * n);
            p->ddx[a] = random_in(-0.4, 0.4);
            p->ddy[a] = random_in(-0.4, 0.4);
        }
        p->at[3] = random_in(-1, c->levels + 1);
        p->layer[0] = (int)(random_bits() % (c->size[2] + 2));
    }
}

void texture_scene_set(struct texture_scene *s, const struct texture_case *c, unsigned seed)
{
    int id;
    void *to;
    if (s->sampler) {
        rtTextureSamplerDestroy(s->sampler);
        rtBufferDestroy(s->texels);
        free(s->host_texels);
    }
    s->sampler = texture_scene_sampler(s, c, seed, &s->texels, &s->host_texels);
    RENDER_CHECK(s->context, rtTextureSamplerGetId(s->sampler, &id));
    RENDER_CHECK(s->context, rtVariableSet1i(s->texture, id));
    make_places(s, c);
    RENDER_CHECK(s->context, rtBufferMap(s->places, &to));
    memcpy(to, s->host_places, LOOKUPS * sizeof(*s->host_places));
    RENDER_CHECK(s->context, rtBufferUnmap(s->places));
}

void texture_scene_run(struct texture_scene *s, int mode, float (*results)[4])
{
    RENDER_CHECK(s->context, rtVariableSet1i(s->mode, mode));
    RENDER_CHECK(s->context, rtContextLaunch1D(s->context, 0, LOOKUPS));
    void *copy = render_read(s->context, s->output, LOOKUPS * sizeof(*results));
    memcpy(results, copy, LOOKUPS * sizeof(*results));
    free(copy);
}
