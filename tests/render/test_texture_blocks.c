/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Textures of block-compressed buffers: every lookup gives, to the bit, what it gives in a plain
 * texture of the same texels, which tests/unit/test_blocks.c looks at. Random blocks, in all shapes
 * that have them, with levels, in all read modes.
 *   test_texture_blocks [cuda]
 */
#include "runtime/blocks/blocks.h"
#include "tests/render/support.h"
#include "tests/render/texture_check.h"
#include "tests/render/texture_scene.h"

enum { READS = 4, GATHER = 19 }; /* from there on modes see few places, or alpha alone */

/* Sizes in blocks. */
static const struct blocks_case {
    const char *name;
    unsigned shape;
    RTformat format, plain;
    unsigned size[3], levels;
    RTwrapmode wrap;
    RTfiltermode filter, mips;
} cases[] = {
/* clang-format off */
#define C(name, shape, format, plain, x, y, z, levels, wrap, filter, mips)                         \
    {name, RW_SHAPE_##shape, RT_FORMAT_##format, RT_FORMAT_##plain, {x, y, z}, levels,             \
     RT_WRAP_##wrap, RT_FILTER_##filter, RT_FILTER_##mips}
    C("BC1", 2D, UNSIGNED_BC1, UNSIGNED_BYTE4, 7, 5, 1, 1, REPEAT, LINEAR, NONE),
    C("BC2", 2D, UNSIGNED_BC2, UNSIGNED_BYTE4, 7, 5, 1, 1, MIRROR, LINEAR, NONE),
    C("BC3, nearest", 2D, UNSIGNED_BC3, UNSIGNED_BYTE4, 7, 5, 1, 1, CLAMP_TO_EDGE, NEAREST, NONE),
    C("BC4", 2D, UNSIGNED_BC4, UNSIGNED_SHORT, 7, 5, 1, 1, CLAMP_TO_BORDER, LINEAR, NONE),
    C("signed BC4", 2D, BC4, SHORT, 7, 5, 1, 1, REPEAT, LINEAR, NONE),
    C("BC5", 2D, UNSIGNED_BC5, UNSIGNED_SHORT2, 7, 5, 1, 1, REPEAT, LINEAR, NONE),
    C("signed BC5", 2D, BC5, SHORT2, 7, 5, 1, 1, REPEAT, LINEAR, NONE),
    C("BC6H", 2D, UNSIGNED_BC6H, HALF4, 7, 5, 1, 1, REPEAT, LINEAR, NONE),
    C("signed BC6H", 2D, BC6H, HALF4, 7, 5, 1, 1, REPEAT, NEAREST, NONE),
    C("BC7", 2D, UNSIGNED_BC7, UNSIGNED_BYTE4, 7, 5, 1, 1, REPEAT, LINEAR, NONE),
    C("levels down to one texel", 2D, UNSIGNED_BC7, UNSIGNED_BYTE4, 8, 4, 1, 6, REPEAT, LINEAR, LINEAR),
    C("levels of any size", 2D, UNSIGNED_BC3, UNSIGNED_BYTE4, 7, 5, 1, 5, MIRROR, LINEAR, LINEAR),
    C("three dimensions", 3D, UNSIGNED_BC1, UNSIGNED_BYTE4, 3, 2, 5, 1, REPEAT, LINEAR, NONE),
    C("three dimensions, levels", 3D, BC5, SHORT2, 3, 2, 5, 3, REPEAT, LINEAR, LINEAR),
    C("layers", 2D_LAYERED, UNSIGNED_BC7, UNSIGNED_BYTE4, 3, 2, 4, 3, REPEAT, LINEAR, LINEAR),
    C("layers a block high", 2D_LAYERED, UNSIGNED_BC4, UNSIGNED_SHORT, 3, 1, 4, 1, REPEAT, LINEAR, NONE),
    C("cube", CUBE, UNSIGNED_BC6H, HALF4, 4, 4, 6, 3, CLAMP_TO_EDGE, LINEAR, LINEAR),
    C("cubes", CUBE_LAYERED, UNSIGNED_BC1, UNSIGNED_BYTE4, 2, 2, 18, 2, CLAMP_TO_EDGE, LINEAR, LINEAR),
#undef C
    /* clang-format on */
};
enum {
    CASES = sizeof(cases) / sizeof(cases[0]),
    CASE_BC1 = 0,
    CASE_LEVELS = 10,
    CASE_LAYERS = 14,
    CASE_CUBE = 16,
    CASE_CUBES = 17
};

static float of_blocks[LOOKUPS][4], of_plain[LOOKUPS][4];

static struct texture_case sampler_case(const struct blocks_case *b, unsigned read)
{
    return (struct texture_case){.name = b->name,
                                 .shape = b->shape,
                                 .format = b->format,
                                 .size = {b->size[0], b->size[1], b->size[2]},
                                 .levels = b->levels,
                                 .read = (RTtexturereadmode)read,
                                 .wrap = b->wrap,
                                 .filter = b->filter,
                                 .mips = b->mips,
                                 .anisotropy = 1};
}

/* Blocks are read as floats in any mode: of bytes and words those are between 0 or -1 and 1. */
static struct texture_case plain_case(const struct blocks_case *b, unsigned read)
{
    struct texture_case c = sampler_case(b, read);
    bool srgb =
        read == RT_TEXTURE_READ_ELEMENT_TYPE_SRGB || read == RT_TEXTURE_READ_NORMALIZED_FLOAT_SRGB;
    c.format = b->plain;
    c.size[0] *= RW_BLOCK_SIDE;
    c.size[1] *= RW_BLOCK_SIDE;
    c.read = srgb ? RT_TEXTURE_READ_NORMALIZED_FLOAT_SRGB : RT_TEXTURE_READ_NORMALIZED_FLOAT;
    return c;
}

/* All levels of the first scene's blocks, as the second one's texels. */
static void decode(const struct texture_scene *from, const struct blocks_case *b,
                   struct texture_scene *to)
{
    const struct rw_block_format *f = rw_block_format_find(b->format);
    for (unsigned i = 0; i < b->levels; i++) {
        size_t size[3];
        rw_buffer_level_size(to->texels, i, size);
        const uint32_t texels[3] = {(uint32_t)size[0], (uint32_t)size[1], (uint32_t)size[2]};
        rw_blocks_decode(f, from->host_texels + rw_buffer_level_offset(from->texels, i), texels,
                         to->host_texels + rw_buffer_level_offset(to->texels, i));
    }
    texture_scene_fill(to, to->texels, b->levels, to->host_texels);
}

static void set(struct texture_scene *blocks, struct texture_scene *plain,
                const struct blocks_case *b, unsigned read, unsigned seed)
{
    const struct texture_case compressed = sampler_case(b, read), decoded = plain_case(b, read);
    texture_scene_set(blocks, &compressed, seed);
    texture_scene_set(plain, &decoded, seed);
    decode(blocks, b, plain);
    texture_scene_fill(plain, plain->places, 1, blocks->host_places);
}

static bool varies(float (*results)[4])
{
    unsigned different = 0;
    for (unsigned i = 1; i < LOOKUPS; i++) different += results[i][0] != results[0][0];
    return different > LOOKUPS / 32;
}

/* How many modes there are whose results are the same, and not all one. */
static unsigned compare(struct texture_scene *blocks, struct texture_scene *plain,
                        const struct texture_case *c)
{
    unsigned compared = 0;
    for (int mode = 0; mode < TEXTURE_MODES; mode++) {
        if (!texture_mode_suits(c, mode)) continue;
        texture_scene_run(blocks, mode, of_blocks);
        texture_scene_run(plain, mode, of_plain);
        if (!memcmp(of_blocks, of_plain, sizeof(of_blocks)) &&
            (mode >= GATHER || varies(of_blocks)))
            compared++;
        else
            fprintf(stderr, "%s, read mode %d, mode %d: not what plain texels give\n", c->name,
                    (int)c->read, mode);
    }
    return compared;
}

static void check_lookups(int *rw_failed, const char *device)
{
    struct texture_scene blocks, plain;
    texture_scene_open(&blocks, device, "lookup");
    texture_scene_open(&plain, device, "lookup");
    for (unsigned i = 0; i < CASES; i++)
        for (unsigned read = 0; read < READS; read++) {
            const struct texture_case c = plain_case(&cases[i], read);
            unsigned suit = 0;
            set(&blocks, &plain, &cases[i], read, i);
            for (int mode = 0; mode < TEXTURE_MODES; mode++) suit += texture_mode_suits(&c, mode);
            CHECK(suit > 0);
            CHECK_EQ(compare(&blocks, &plain, &c), suit);
        }
    texture_scene_close(&blocks);
    texture_scene_close(&plain);
}

TEST(lookups)
{
    check_lookups(rw_failed, "cpu");
}

/* Sizes are in texels. */
static void check_sizes(int *rw_failed, const char *device)
{
    struct texture_scene s;
    texture_scene_open(&s, device, "sizes");
    for (unsigned i = 0; i < CASES; i++) {
        const struct texture_case c = sampler_case(&cases[i], 1);
        texture_scene_set(&s, &c, i);
        texture_scene_run(&s, 0, of_blocks);
        CHECK(of_blocks[0][0] == 4 * (float)c.size[0] && of_blocks[0][1] == 4 * (float)c.size[1]);
        CHECK(of_blocks[0][2] == (float)c.size[2]);
    }
    texture_scene_close(&s);
}

TEST(sizes)
{
    check_sizes(rw_failed, "cpu");
}

/* ---- samplers that are variables ---- */

static void bind_sampler(struct texture_scene *s, const char *name, unsigned number)
{
    RTvariable v;
    RTbuffer buffer;
    unsigned char *blocks;
    const struct texture_case c = sampler_case(&cases[number], 1);
    RTtexturesampler sampler = texture_scene_sampler(s, &c, number, &buffer, &blocks);
    RENDER_CHECK(s->context, rtContextDeclareVariable(s->context, name, &v));
    RENDER_CHECK(s->context, rtVariableSetObject(v, sampler));
    free(blocks);
}

/* The same as by id. */
static void check_variables(int *rw_failed, const char *device)
{
    static const struct {
        const char *name;
        unsigned number;
        int mode; /* of textures.cu's `lookup` */
    } variables[] = {{"layers", CASE_LAYERS, 4}, {"cube", CASE_CUBE, 5}, {"cubes", CASE_CUBES, 6}};
    struct texture_scene by_id, s;
    texture_scene_open(&by_id, device, "lookup");
    texture_scene_open(&s, device, "faces_by_variable");
    for (int i = 0; i < 3; i++) bind_sampler(&s, variables[i].name, variables[i].number);
    for (int i = 0; i < 3; i++) {
        const struct texture_case c = sampler_case(&cases[variables[i].number], 1);
        texture_scene_set(&by_id, &c, variables[i].number);
        texture_scene_fill(&s, s.places, 1, by_id.host_places);
        texture_scene_run(&by_id, variables[i].mode, of_plain);
        texture_scene_run(&s, i, of_blocks);
        CHECK(varies(of_blocks));
        CHECK(!memcmp(of_blocks, of_plain, sizeof(of_blocks)));
    }
    texture_scene_close(&by_id);
    texture_scene_close(&s);
}

TEST(variables)
{
    check_variables(rw_failed, "cpu");
}

/* ---- changes between launches ---- */

static void set_filter(struct texture_scene *s, RTfiltermode filter, RTfiltermode mips)
{
    RENDER_CHECK(s->context, rtTextureSamplerSetFilteringModes(s->sampler, filter, filter, mips));
}

/* Of the contents; and of the sampler, where the device has the only copy of the blocks. */
static void check_changes(int *rw_failed, const char *device)
{
    struct texture_scene blocks, plain;
    const struct blocks_case *b = &cases[CASE_LEVELS];
    const struct texture_case c = plain_case(b, 1);
    texture_scene_open(&blocks, device, "lookup");
    texture_scene_open(&plain, device, "lookup");
    set(&blocks, &plain, b, 1, 0);
    CHECK(compare(&blocks, &plain, &c) > 0);
    for (size_t i = 0; i < rw_buffer_bytes(blocks.texels); i++)
        blocks.host_texels[i] = (unsigned char)(255 - blocks.host_texels[i]);
    texture_scene_fill(&blocks, blocks.texels, b->levels, blocks.host_texels);
    texture_scene_run(&blocks, 1, of_blocks);
    CHECK(memcmp(of_blocks, of_plain, sizeof(of_blocks)));
    decode(&blocks, b, &plain);
    CHECK(compare(&blocks, &plain, &c) > 0);

    RTbuffer lone;
    RENDER_CHECK(
        blocks.context,
        rtBufferCreate(blocks.context, RT_BUFFER_INPUT | RT_BUFFER_DISCARD_HOST_MEMORY, &lone));
    RENDER_CHECK(blocks.context, rtBufferSetFormat(lone, b->format));
    RENDER_CHECK(blocks.context, rtBufferSetSize2D(lone, b->size[0], b->size[1]));
    RENDER_CHECK(blocks.context, rtBufferSetMipLevelCount(lone, b->levels));
    texture_scene_fill(&blocks, lone, b->levels, blocks.host_texels);
    RENDER_CHECK(blocks.context, rtTextureSamplerSetBuffer(blocks.sampler, 0, 0, lone));
    CHECK(compare(&blocks, &plain, &c) > 0);
    CHECK(!lone->host);
    set_filter(&blocks, RT_FILTER_NEAREST, RT_FILTER_NEAREST);
    set_filter(&plain, RT_FILTER_NEAREST, RT_FILTER_NEAREST);
    CHECK(compare(&blocks, &plain, &c) > 0);
    CHECK(!lone->host);
    texture_scene_close(&blocks);
    texture_scene_close(&plain);
}

TEST(changes)
{
    check_changes(rw_failed, "cpu");
}

/* Blocks that are the application's, which writes them where the device has them. */
TEST(device_pointer)
{
    struct texture_scene blocks, plain;
    const struct blocks_case *b = &cases[CASE_BC1];
    const struct texture_case c = plain_case(b, 1);
    texture_scene_open(&blocks, "cpu", "lookup");
    texture_scene_open(&plain, "cpu", "lookup");
    set(&blocks, &plain, b, 1, 0);
    const size_t size = rw_buffer_bytes(blocks.texels);
    unsigned char *own = malloc(size);
    if (!own) exit(1);
    memcpy(own, blocks.host_texels, size);
    RENDER_CHECK(blocks.context, rtBufferSetDevicePointer(blocks.texels, 0, own));
    CHECK(compare(&blocks, &plain, &c) > 0);
    for (size_t i = 0; i < size; i++) blocks.host_texels[i] = own[i] = (unsigned char)(7 * i);
    texture_scene_run(&blocks, 1, of_blocks);
    decode(&blocks, b, &plain);
    texture_scene_run(&plain, 1, of_plain);
    CHECK(memcmp(own, blocks.host_texels, size) == 0);
    CHECK(memcmp(of_blocks, of_plain, sizeof(of_blocks)) == 0);
    texture_scene_close(&blocks);
    texture_scene_close(&plain);
    free(own);
}

/* ---- what is refused ---- */

#define REFUSED(code, message)                                                                     \
    do {                                                                                           \
        const char *text;                                                                          \
        RTresult result = rtContextLaunch1D(s.context, 0, LOOKUPS);                                \
        rtContextGetErrorString(s.context, result, &text);                                         \
        CHECK_EQ(result, code);                                                                    \
        CHECK_CONTAINS(text, message);                                                             \
    } while (0)

TEST(refused)
{
    struct texture_scene s;
    RTvariable places;
    int id;
    const struct texture_case c = sampler_case(&cases[CASE_BC1], 1);
    texture_scene_open(&s, "cpu", "lookup");
    texture_scene_set(&s, &c, 0);
    RENDER_CHECK(s.context, rtBufferSetSize1D(s.texels, 8));
    REFUSED(RT_ERROR_INVALID_VALUE, "UNSIGNED_BC1 and one dimension; blocks are 4 texels wide");
    texture_scene_set(&s, &c, 0);
    RENDER_CHECK(s.context, rtContextQueryVariable(s.context, "places", &places));
    RENDER_CHECK(s.context, rtVariableSetObject(places, s.texels));
    REFUSED(RT_ERROR_TYPE_MISMATCH, "UNSIGNED_BC1, which programs read through texture samplers");
    CHECK_EQ(rtBufferGetId(s.texels, &id), RT_ERROR_INVALID_VALUE);
    RENDER_CHECK(s.context, rtVariableSetObject(places, s.places));
    texture_scene_run(&s, 1, of_blocks);
    texture_scene_close(&s);
}

static const struct rw_test cpu_tests[] = {
    {"lookups", test_lookups},
    {"sizes", test_sizes},
    {"variables", test_variables},
    {"changes", test_changes},
    {"device pointer", test_device_pointer},
    {"refused", test_refused},
};

TEST(gpu)
{
    check_lookups(rw_failed, "cuda");
    check_sizes(rw_failed, "cuda");
    check_variables(rw_failed, "cuda");
    check_changes(rw_failed, "cuda");
}

static const struct rw_test gpu_tests[] = {{"GPU: lookups, sizes, variables, changes", test_gpu}};

RENDER_MAIN(cpu_tests, gpu_tests)
