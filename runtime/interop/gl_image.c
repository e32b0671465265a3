/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Textures over OpenGL's images. All levels are copied before each launch to a buffer that belongs
 * to the sampler, in the format that is nearest to the image's own; images of three components have
 * a fourth, which is 1.
 */
#include <string.h>

#include "runtime/interop/gl.h"
#include "runtime/object/texel.h"

enum { MOST_LEVELS = 15 };

struct gl_image {
    struct rw_lent base;
    unsigned name;
    const struct target *target;
};

/* ---- what there is ---- */

static const struct target {
    unsigned gl, binding; /* RW_GL_RENDERBUFFER: read in another way */
    unsigned dimensions, flags;
} targets[] = {
    [RT_TARGET_GL_TEXTURE_2D] = {0x0DE1, 0x8069, 2, 0},
    [RT_TARGET_GL_TEXTURE_RECTANGLE] = {0x84F5, 0x84F6, 2, 0},
    [RT_TARGET_GL_TEXTURE_3D] = {0x806F, 0x806A, 3, 0},
    [RT_TARGET_GL_RENDER_BUFFER] = {RW_GL_RENDERBUFFER, RW_GL_RENDERBUFFER_BINDING, 2, 0},
    [RT_TARGET_GL_TEXTURE_1D] = {0x0DE0, 0x8068, 1, 0},
    [RT_TARGET_GL_TEXTURE_1D_ARRAY] = {0x8C18, 0x8C1C, 2, RT_BUFFER_LAYERED},
    [RT_TARGET_GL_TEXTURE_2D_ARRAY] = {0x8C1A, 0x8C1D, 3, RT_BUFFER_LAYERED},
    [RT_TARGET_GL_TEXTURE_CUBE_MAP] = {0x8513, 0x8514, 3, RT_BUFFER_CUBEMAP},
    [RT_TARGET_GL_TEXTURE_CUBE_MAP_ARRAY] = {0x9009, 0x900A, 3,
                                             RT_BUFFER_CUBEMAP | RT_BUFFER_LAYERED},
};

enum { TARGETS = sizeof(targets) / sizeof(targets[0]) };

/* GL_RED, GL_RG, GL_RGBA, the same of integers, and the types of their components. */
enum { R = 0x1903, RG = 0x8227, RGBA = 0x1908, RI = 0x8D94, RGI = 0x8228, RGBAI = 0x8D99 };
enum { I8 = 0x1400, U8, I16, U16, I32, U32, F32, F16 = 0x140B };

static const struct format {
    unsigned internal, layout, type;
    RTformat format;
    size_t size; /* of a texel */
} formats[] = {
    {0x1908, RGBA, U8, RT_FORMAT_UNSIGNED_BYTE4, 4},    /* GL_RGBA */
    {0x8058, RGBA, U8, RT_FORMAT_UNSIGNED_BYTE4, 4},    /* GL_RGBA8 */
    {0x8C43, RGBA, U8, RT_FORMAT_UNSIGNED_BYTE4, 4},    /* GL_SRGB8_ALPHA8 */
    {0x1907, RGBA, U8, RT_FORMAT_UNSIGNED_BYTE4, 4},    /* GL_RGB */
    {0x8051, RGBA, U8, RT_FORMAT_UNSIGNED_BYTE4, 4},    /* GL_RGB8 */
    {0x8C41, RGBA, U8, RT_FORMAT_UNSIGNED_BYTE4, 4},    /* GL_SRGB8 */
    {0x8229, R, U8, RT_FORMAT_UNSIGNED_BYTE, 1},        /* GL_R8 */
    {0x822B, RG, U8, RT_FORMAT_UNSIGNED_BYTE2, 2},      /* GL_RG8 */
    {0x822A, R, U16, RT_FORMAT_UNSIGNED_SHORT, 2},      /* GL_R16 */
    {0x822C, RG, U16, RT_FORMAT_UNSIGNED_SHORT2, 4},    /* GL_RG16 */
    {0x805B, RGBA, U16, RT_FORMAT_UNSIGNED_SHORT4, 8},  /* GL_RGBA16 */
    {0x822D, R, F16, RT_FORMAT_HALF, 2},                /* GL_R16F */
    {0x822F, RG, F16, RT_FORMAT_HALF2, 4},              /* GL_RG16F */
    {0x881A, RGBA, F16, RT_FORMAT_HALF4, 8},            /* GL_RGBA16F */
    {0x881B, RGBA, F16, RT_FORMAT_HALF4, 8},            /* GL_RGB16F */
    {0x822E, R, F32, RT_FORMAT_FLOAT, 4},               /* GL_R32F */
    {0x8230, RG, F32, RT_FORMAT_FLOAT2, 8},             /* GL_RG32F */
    {0x8814, RGBA, F32, RT_FORMAT_FLOAT4, 16},          /* GL_RGBA32F */
    {0x8815, RGBA, F32, RT_FORMAT_FLOAT4, 16},          /* GL_RGB32F */
    {0x8231, RI, I8, RT_FORMAT_BYTE, 1},                /* GL_R8I */
    {0x8232, RI, U8, RT_FORMAT_UNSIGNED_BYTE, 1},       /* GL_R8UI */
    {0x8D8E, RGBAI, I8, RT_FORMAT_BYTE4, 4},            /* GL_RGBA8I */
    {0x8D7C, RGBAI, U8, RT_FORMAT_UNSIGNED_BYTE4, 4},   /* GL_RGBA8UI */
    {0x8D88, RGBAI, I16, RT_FORMAT_SHORT4, 8},          /* GL_RGBA16I */
    {0x8D76, RGBAI, U16, RT_FORMAT_UNSIGNED_SHORT4, 8}, /* GL_RGBA16UI */
    {0x8235, RI, I32, RT_FORMAT_INT, 4},                /* GL_R32I */
    {0x8236, RI, U32, RT_FORMAT_UNSIGNED_INT, 4},       /* GL_R32UI */
    {0x823B, RGI, I32, RT_FORMAT_INT2, 8},              /* GL_RG32I */
    {0x823C, RGI, U32, RT_FORMAT_UNSIGNED_INT2, 8},     /* GL_RG32UI */
    {0x8D82, RGBAI, I32, RT_FORMAT_INT4, 16},           /* GL_RGBA32I */
    {0x8D70, RGBAI, U32, RT_FORMAT_UNSIGNED_INT4, 16},  /* GL_RGBA32UI */
};

static const struct format *find_format(unsigned internal)
{
    for (size_t i = 0; i < sizeof(formats) / sizeof(formats[0]); i++)
        if (formats[i].internal == internal) return &formats[i];
    return NULL;
}

struct shape {
    const struct format *format; /* NULL: not one of the table */
    unsigned internal, levels;
    size_t size[3];
};

static struct gl_image *of(RTbuffer buffer)
{
    return (struct gl_image *)buffer->lent;
}

/* ---- state of OpenGL that is changed for a moment ---- */

static const unsigned packing[] = {0x0D00, 0x0D01, 0x0D02, 0x0D03, 0x0D04, 0x0D05, 0x806B, 0x806C};
enum { PACKING = sizeof(packing) / sizeof(packing[0]), ALIGNMENT = 0x0D05 };

struct state {
    int bound, pack_buffer, packing[PACKING];
};

static void bind(const struct rw_gl_api *gl, const struct target *t, unsigned name)
{
    if (t->gl == RW_GL_RENDERBUFFER)
        gl->bind_renderbuffer(t->gl, name);
    else
        gl->bind_texture(t->gl, name);
}

static void enter(const struct rw_gl_api *gl, const struct gl_image *g, struct state *s)
{
    gl->get_integers(g->target->binding, &s->bound);
    gl->get_integers(RW_GL_PACK_BUFFER_BINDING, &s->pack_buffer);
    gl->bind_buffer(RW_GL_PACK_BUFFER, 0);
    bind(gl, g->target, g->name);
    for (int i = 0; i < PACKING; i++) {
        gl->get_integers(packing[i], &s->packing[i]);
        gl->pixel_store(packing[i], packing[i] == ALIGNMENT);
    }
}

static void leave(const struct rw_gl_api *gl, const struct gl_image *g, const struct state *s)
{
    for (int i = 0; i < PACKING; i++) gl->pixel_store(packing[i], s->packing[i]);
    gl->bind_buffer(RW_GL_PACK_BUFFER, (unsigned)s->pack_buffer);
    bind(gl, g->target, (unsigned)s->bound);
}

/* ---- reading ---- */

static int parameter(const struct rw_gl_api *gl, const struct target *t, int level, unsigned what)
{
    int value = 0;
    if (t->gl == RW_GL_RENDERBUFFER)
        gl->renderbuffer_parameter(t->gl, what - RW_GL_TEXTURE_WIDTH + RW_GL_RENDERBUFFER_WIDTH,
                                   &value);
    else
        gl->level_parameter(t->flags == RT_BUFFER_CUBEMAP ? (unsigned)RW_GL_CUBE_FACE : t->gl,
                            level, what, &value);
    return value;
}

/* Of a renderbuffer the internal format stands where a texture has the one after its border. */
static unsigned internal_format(const struct rw_gl_api *gl, const struct target *t)
{
    bool plain = t->gl == RW_GL_RENDERBUFFER;
    return (unsigned)parameter(gl, t, 0, plain ? RW_GL_TEXTURE_WIDTH + 2 : RW_GL_TEXTURE_FORMAT);
}

static unsigned count_levels(const struct rw_gl_api *gl, const struct target *t)
{
    unsigned levels = 1;
    bool one = t->gl == RW_GL_RENDERBUFFER || t->gl == targets[RT_TARGET_GL_TEXTURE_RECTANGLE].gl;
    while (!one && levels < MOST_LEVELS && parameter(gl, t, (int)levels, RW_GL_TEXTURE_WIDTH) > 0)
        levels++;
    return levels;
}

static struct shape shape_of(const struct rw_gl_api *gl, const struct target *t)
{
    struct shape s = {.internal = internal_format(gl, t), .size = {1, 1, 1}};
    s.format = find_format(s.internal);
    for (unsigned k = 0; k < t->dimensions; k++) {
        const unsigned what = k < 2 ? RW_GL_TEXTURE_WIDTH + k : RW_GL_TEXTURE_DEPTH;
        s.size[k] = (size_t)parameter(gl, t, 0, what);
    }
    if (t->flags == RT_BUFFER_CUBEMAP) s.size[2] = 6;
    s.levels = count_levels(gl, t);
    return s;
}

/* The buffer gets the image's shape, and loses its contents where that is another. */
static RTresult take_shape(RTbuffer buffer, const struct shape *s)
{
    RTcontext context = buffer->base.context;
    if (!s->format)
        return rw_error(context, RT_ERROR_INVALID_IMAGE,
                        "OpenGL's image %u has the internal format 0x%x, which textures have not",
                        of(buffer)->name, s->internal);
    if (!s->size[0] || !s->size[1] || !s->size[2])
        return rw_error(context, RT_ERROR_INVALID_IMAGE, "OpenGL's image %u has no texels",
                        of(buffer)->name);
    if (buffer->format == s->format->format && buffer->levels == s->levels &&
        !memcmp(buffer->size, s->size, sizeof s->size))
        return RT_SUCCESS;
    rw_buffer_drop_storage(buffer);
    buffer->format = s->format->format;
    buffer->element_size = s->format->size;
    buffer->dimensionality = of(buffer)->target->dimensions;
    buffer->levels = s->levels;
    memcpy(buffer->size, s->size, sizeof s->size);
    rw_changed_types(context);
    return RT_SUCCESS;
}

static void read_renderbuffer(const struct rw_gl_api *gl, RTbuffer buffer, const struct format *f)
{
    unsigned framebuffer;
    int bound;
    gl->get_integers(RW_GL_FRAMEBUFFER_BINDING, &bound);
    gl->make_framebuffers(1, &framebuffer);
    gl->bind_framebuffer(RW_GL_FRAMEBUFFER, framebuffer);
    gl->attach_renderbuffer(RW_GL_FRAMEBUFFER, RW_GL_COLOUR_ATTACHMENT, RW_GL_RENDERBUFFER,
                            of(buffer)->name);
    gl->read_pixels(0, 0, (int)buffer->size[0], (int)buffer->size[1], f->layout, f->type,
                    buffer->host);
    gl->bind_framebuffer(RW_GL_FRAMEBUFFER, (unsigned)bound);
    gl->free_framebuffers(1, &framebuffer);
}

static void read_level(const struct rw_gl_api *gl, RTbuffer buffer, const struct format *f,
                       unsigned level)
{
    const struct target *t = of(buffer)->target;
    char *to = (char *)buffer->host + rw_buffer_level_offset(buffer, level);
    size_t size[3];
    rw_buffer_level_size(buffer, level, size);
    if (t->flags != RT_BUFFER_CUBEMAP) {
        gl->texture_read(t->gl, (int)level, f->layout, f->type, to);
        return;
    }
    for (unsigned face = 0; face < 6; face++, to += size[0] * size[1] * f->size)
        gl->texture_read(RW_GL_CUBE_FACE + face, (int)level, f->layout, f->type, to);
}

static RTresult copy(const struct rw_gl_api *gl, RTbuffer buffer)
{
    const struct target *t = of(buffer)->target;
    const struct shape s = shape_of(gl, t);
    RW_CHECK(take_shape(buffer, &s));
    RW_CHECK(rw_buffer_host(buffer));
    if (t->gl == RW_GL_RENDERBUFFER)
        read_renderbuffer(gl, buffer, s.format);
    else
        for (unsigned level = 0; level < s.levels; level++) read_level(gl, buffer, s.format, level);
    buffer->host_dirty = true;
    return RT_SUCCESS;
}

/* ---- as the contents of a buffer ---- */

static RTresult pull(RTbuffer buffer)
{
    struct gl_image *g = of(buffer);
    const struct rw_gl_api *gl;
    struct state state;
    bool begun = g->base.begun;
    RW_CHECK(rw_gl_find(buffer->base.context, &gl));
    enter(gl, g, &state);
    g->base.begun = true; /* the host's copy is what it is */
    RTresult result = copy(gl, buffer);
    g->base.begun = begun;
    leave(gl, g, &state);
    return result;
}

static RTresult begin(RTbuffer buffer)
{
    RW_CHECK(pull(buffer));
    buffer->lent->begun = true;
    return RT_SUCCESS;
}

static RTresult end(RTbuffer buffer)
{
    buffer->lent->begun = false;
    return RT_SUCCESS;
}

/* Images are read alone. */
static RTresult push(RTbuffer buffer)
{
    (void)buffer;
    return RT_SUCCESS;
}

static void drop(RTbuffer buffer)
{
    rw_free(buffer->lent);
}

static const struct rw_lent_ops ops = {begin, end, pull, push, drop};

static bool exists(const struct rw_gl_api *gl, RTgltarget target, unsigned name)
{
    return target == RT_TARGET_GL_RENDER_BUFFER ? gl->is_renderbuffer(name) : gl->is_texture(name);
}

RTresult rw_gl_image_attach(RTtexturesampler sampler, unsigned name, RTgltarget target)
{
    RTcontext context = sampler->base.context;
    const struct rw_gl_api *gl;
    RTbuffer buffer;
    if ((unsigned)target >= TARGETS)
        return rw_error(context, RT_ERROR_INVALID_VALUE, "%u is not one of RT_TARGET_GL_*",
                        (unsigned)target);
    RW_CHECK(rw_gl_find(context, &gl));
    if (!exists(gl, target, name))
        return rw_error(context, RT_ERROR_INVALID_IMAGE,
                        "%u is no texture or renderbuffer of OpenGL that was ever bound", name);
    RW_CHECK(rw_buffer_create(context, RT_BUFFER_INPUT | targets[target].flags, &buffer));
    struct gl_image *g = rw_calloc(1, sizeof *g);
    if (!g) {
        rw_object_destroy(&buffer->base);
        return rw_out_of_memory(context, "a texture of OpenGL");
    }
    *g = (struct gl_image){{.ops = &ops, .registered = true}, name, &targets[target]};
    buffer->lent = &g->base;
    context->lent_count++;
    RTresult result = pull(buffer); /* its shape, and whether it is one of the table */
    if (result)
        rw_object_destroy(&buffer->base);
    else
        rw_sampler_link(sampler, buffer);
    sampler->gl_name = result ? 0 : name;
    return result;
}
