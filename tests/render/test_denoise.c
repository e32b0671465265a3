/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The denoiser on pictures: Cornell with few samples comes much closer to one with many, albedos
 * keep a pattern that noise hides, what is not finite stays where it is, and tiles, blending and
 * buffers in place do what they say. Skipped where Open Image Denoise is missing.
 *   test_denoise [cuda | reference]     reference: with as many samples as a picture may want
 */
#include "samples/cornell/scene.h"
#include "tests/api/captured.h"
#include "tests/render/support.h"

#define PROGRAMS RW_SOURCE_DIR "/samples/cornell/programs.cu"

static const char *device = "cpu";
static unsigned reference_samples = 512;

/* ---- pictures of floats, four a pixel ---- */

struct picture {
    size_t width, height;
    float *pixels;
};

static struct picture new_picture(size_t width, size_t height)
{
    struct picture p = {width, height, calloc(width * height, 4 * sizeof(float))};
    if (!p.pixels) exit(1);
    return p;
}

/* As a viewer sees it, of values that are cut off at 1. */
static double psnr(const struct picture *a, const struct picture *b)
{
    double sum = 0;
    for (size_t i = 0; i < a->width * a->height * 4; i++) {
        double d = render_clamp(a->pixels[i]) - render_clamp(b->pixels[i]);
        if (i % 4 < 3) sum += d * d;
    }
    return -10 * log10(sum / (3.0 * (double)(a->width * a->height)));
}

static RTbuffer put(RTcontext context, const struct picture *p)
{
    RTbuffer buffer;
    void *data;
    RENDER_CHECK(context, rtBufferCreate(context, RT_BUFFER_INPUT_OUTPUT, &buffer));
    RENDER_CHECK(context, rtBufferSetFormat(buffer, RT_FORMAT_FLOAT4));
    RENDER_CHECK(context, rtBufferSetSize2D(buffer, p->width, p->height));
    RENDER_CHECK(context, rtBufferMap(buffer, &data));
    memcpy(data, p->pixels, p->width * p->height * 4 * sizeof(float));
    RENDER_CHECK(context, rtBufferUnmap(buffer));
    return buffer;
}

/* ---- the stage ---- */

struct options {
    const char *stage;
    const struct picture *albedo, *normal; /* NULL: none */
    float blend, maxmem;                   /* maxmem 0: no limit */
    unsigned hdr;
    bool in_place;
};

static RTvariable declare(RTcontext context, RTpostprocessingstage stage, const char *name)
{
    RTvariable v;
    RENDER_CHECK(context, rtPostProcessingStageDeclareVariable(stage, name, &v));
    return v;
}

static void set_buffer(RTcontext context, RTpostprocessingstage stage, const char *name,
                       RTbuffer buffer)
{
    RENDER_CHECK(context, rtVariableSetObject(declare(context, stage, name), buffer));
}

static RTpostprocessingstage make_stage(RTcontext context, const char *name)
{
    RTpostprocessingstage stage;
    RTresult result = rtPostProcessingStageCreateBuiltin(context, name, &stage);
    const char *text = "";
    rtContextGetErrorString(context, result, &text);
    if (result == RT_ERROR_DENOISER_NOT_LOADED) SKIP(text);
    RENDER_CHECK(context, result);
    return stage;
}

static void set_options(RTcontext context, RTpostprocessingstage stage, const struct options *o)
{
    if (o->albedo) set_buffer(context, stage, "input_albedo_buffer", put(context, o->albedo));
    if (o->normal) set_buffer(context, stage, "input_normal_buffer", put(context, o->normal));
    if (!o->normal) declare(context, stage, "input_normal_buffer"); /* without a value: none */
    if (o->hdr) RENDER_CHECK(context, rtVariableSet1ui(declare(context, stage, "hdr"), o->hdr));
    if (o->maxmem > 0)
        RENDER_CHECK(context, rtVariableSet1f(declare(context, stage, "maxmem"), o->maxmem));
    RENDER_CHECK(context, rtVariableSet1f(declare(context, stage, "blend"), o->blend));
}

/* Runs the stage twice, the second time as it was kept; both give the same. */
static struct picture denoise(const struct picture *noisy, const struct options *o)
{
    const size_t bytes = noisy->width * noisy->height * 4 * sizeof(float);
    RTcontext context = render_context(device);
    RTpostprocessingstage stage = make_stage(context, o->stage);
    RTcommandlist list;
    RTbuffer in = put(context, noisy), out = o->in_place ? in : put(context, noisy);
    struct picture clean = {noisy->width, noisy->height, NULL};
    set_buffer(context, stage, "input_buffer", in);
    set_buffer(context, stage, "output_buffer", out);
    set_options(context, stage, o);
    RENDER_CHECK(context, rtCommandListCreate(context, &list));
    RENDER_CHECK(context,
                 rtCommandListAppendPostprocessingStage(list, stage, noisy->width, noisy->height));
    RENDER_CHECK(context, rtCommandListFinalize(list));
    RENDER_CHECK(context, rtCommandListExecute(list));
    clean.pixels = render_read(context, out, bytes);
    if (!o->in_place) {
        RENDER_CHECK(context, rtCommandListExecute(list));
        float *again = render_read(context, out, bytes);
        if (memcmp(again, clean.pixels, bytes) && !strcmp(device, "cpu")) {
            fprintf(stderr, "the stage gives another picture the second time\n");
            exit(1);
        }
        free(again);
    }
    RENDER_CHECK(context, rtContextDestroy(context));
    return clean;
}

/* ---- tests ---- */

static struct picture cornell(unsigned size, unsigned samples)
{
    struct cornell scene;
    RTcontext context = render_context(device);
    RENDER_CHECK(context, cornell_create(context, PROGRAMS, size, size, samples, true, &scene));
    RENDER_CHECK(context, rtContextLaunch2D(context, 0, size, size));
    struct picture p = {size, size,
                        render_read(context, scene.image, (size_t)size * size * 4 * sizeof(float))};
    RENDER_CHECK(context, rtContextDestroy(context));
    return p;
}

TEST(closer_to_the_reference)
{
    enum { SIZE = 128, SAMPLES = 4 };
    const struct options options = {.stage = "DLDenoiserHDR"};
    struct picture noisy = cornell(SIZE, SAMPLES);
    struct picture clean = denoise(&noisy, &options);
    struct picture truth = cornell(SIZE, reference_samples);
    double before = psnr(&noisy, &truth), after = psnr(&clean, &truth);
    printf("     %d samples to %u: %.2f dB, denoised %.2f dB\n", SAMPLES, reference_samples, before,
           after);
    CHECK(after >= before + 8);
    free(noisy.pixels);
    free(clean.pixels);
    free(truth.pixels);
}

/* Uniform in [0, 1). */
static float random_number(void)
{
    static unsigned seed = 1;
    seed = seed * 1664525u + 1013904223u;
    return (float)(seed >> 8) / 16777216.0f;
}

/* Squares of two colours with noise of the size of their difference. */
static void draw_squares(struct picture *truth, struct picture *noisy)
{
    for (size_t i = 0; i < truth->width * truth->height; i++) {
        size_t x = i % truth->width / 3, y = i / truth->width / 3;
        float value = (x + y) % 2 ? 0.6f : 0.3f;
        for (int k = 0; k < 4; k++) {
            truth->pixels[4 * i + k] = k < 3 ? value : 0.25f;
            noisy->pixels[4 * i + k] = k < 3 ? value * 2 * random_number() : 0.25f;
        }
    }
}

TEST(albedos_and_normals)
{
    struct picture truth = new_picture(96, 64), noisy = new_picture(96, 64);
    struct picture flat = new_picture(96, 64);
    draw_squares(&truth, &noisy);
    for (size_t i = 0; i < 96 * 64; i++) flat.pixels[4 * i + 2] = 1;
    const struct options plain = {.stage = "DLDenoiser", .hdr = 1};
    const struct options with_albedo = {.stage = "DLDenoiser", .hdr = 1, .albedo = &truth};
    const struct options with_both = {
        .stage = "DLDenoiser", .hdr = 1, .albedo = &truth, .normal = &flat};
    struct picture clean = denoise(&noisy, &plain), better = denoise(&noisy, &with_albedo);
    struct picture best = denoise(&noisy, &with_both);
    double none = psnr(&clean, &truth), albedo = psnr(&better, &truth), both = psnr(&best, &truth);
    printf("     noisy %.2f dB, colour alone %.2f, albedo too %.2f, normals too %.2f\n",
           psnr(&noisy, &truth), none, albedo, both);
    CHECK(albedo > none + 3 && both > none + 3);
    CHECK(clean.pixels[3] == 0.25f && better.pixels[4 * 96 * 64 - 1] == 0.25f);
    free(truth.pixels);
    free(noisy.pixels);
    free(flat.pixels);
    free(clean.pixels);
    free(better.pixels);
    free(best.pixels);
}

/* With what the library says of it, which is how many tiles there are. */
static struct picture denoise_aloud(const struct picture *noisy, const struct options *o,
                                    char *said, size_t size)
{
    struct captured captured;
    setenv("OIDN_VERBOSE", "2", 1);
    if (!captured_begin(&captured)) exit(1);
    struct picture clean = denoise(noisy, o);
    captured_end(&captured, said, size);
    unsetenv("OIDN_VERBOSE");
    return clean;
}

/* ---- what is not finite ---- */

/* A block of them, and a square every second pixel of which is one. */
enum { SQUARE = 40, SQUARE_END = 56 };

static void spoil(struct picture *p)
{
    static const float bad[4] = {NAN, INFINITY, -INFINITY, NAN};
    for (size_t y = 10; y < SQUARE_END; y++)
        for (size_t x = 20; x < SQUARE_END; x++) {
            const bool block = x < 26 && y < 14;
            const bool spot = x >= SQUARE && y >= SQUARE && (x + y) % 2;
            for (size_t k = 0; k < 3 && (block || spot); k++)
                p->pixels[4 * (y * p->width + x) + k] = bad[(x / 2 + k) % 4];
        }
}

/* How bright the square is. */
static double brightness(const struct picture *p)
{
    double sum = 0;
    for (size_t y = SQUARE; y < SQUARE_END; y++)
        for (size_t x = SQUARE; x < SQUARE_END; x++)
            for (size_t k = 0; k < 3; k++) sum += (double)p->pixels[4 * (y * p->width + x) + k];
    return sum / (3.0 * (SQUARE_END - SQUARE) * (SQUARE_END - SQUARE));
}

struct spoilt {
    size_t width, height, far;
    float maxmem;
    bool tiled, guided; /* guided: by albedos and normals */
    bool colours, albedos, normals;
};

/* Far from what is not finite the picture is as without that, to the bit; near it it is finite, and
 * as good as it was. */
static void check_spoilt(int *rw_failed, const struct spoilt *s)
{
    struct picture truth = new_picture(s->width, s->height),
                   noisy = new_picture(s->width, s->height);
    struct picture albedo = new_picture(s->width, s->height),
                   flat = new_picture(s->width, s->height);
    struct options options = {.stage = "DLDenoiser", .maxmem = s->maxmem};
    char said[16384];
    draw_squares(&truth, &noisy);
    memcpy(albedo.pixels, truth.pixels, s->width * s->height * 4 * sizeof(float));
    for (size_t i = 0; i < s->width * s->height; i++) flat.pixels[4 * i + 2] = 1;
    if (s->guided) options.albedo = &albedo, options.normal = &flat;
    struct picture before = denoise_aloud(&noisy, &options, said, sizeof(said));
    CHECK_CONTAINS(said, "Tile count: ");
    CHECK_EQ(!strstr(said, "Tile count: 1x1"), s->tiled);
    if (s->colours) spoil(&noisy);
    if (s->albedos) spoil(&albedo);
    if (s->normals) spoil(&flat);
    struct picture after = denoise(&noisy, &options);
    size_t different = 0;
    for (size_t i = 0; i < s->width * s->height; i++)
        for (size_t k = 0; k < 3; k++) {
            float value = after.pixels[4 * i + k];
            CHECK(isfinite(value) && value >= 0 && value <= 1);
            if (i % s->width >= s->far) CHECK(value == before.pixels[4 * i + k]);
            different += value != before.pixels[4 * i + k];
        }
    CHECK(different);
    CHECK(psnr(&after, &truth) > psnr(&before, &truth) - 1);
    /* Of neighbours, and not of zeros, which is what the library itself makes of them. */
    if (s->guided) CHECK(fabs(brightness(&after) - brightness(&before)) < 0.025);
    free(truth.pixels);
    free(noisy.pixels);
    free(albedo.pixels);
    free(flat.pixels);
    free(before.pixels);
    free(after.pixels);
}

TEST(not_finite)
{
    const struct spoilt s = {.width = 768, .height = 64, .far = 512, .colours = true};
    check_spoilt(rw_failed, &s);
}

/* With albedos and normals, in each of the three and in all. */
TEST(not_finite_guides)
{
    for (int k = 1; k < 8; k++) {
        const struct spoilt s = {.width = 768,
                                 .height = 64,
                                 .far = 512,
                                 .guided = true,
                                 .colours = k & 1,
                                 .albedos = k & 2,
                                 .normals = k & 4};
        check_spoilt(rw_failed, &s);
    }
}

/* In tiles, which are half of the picture: no further than into the other one's margin. */
TEST(not_finite_in_tiles)
{
    const struct spoilt s = {
        .width = 1024, .height = 512, .far = 640, .maxmem = 100, .tiled = true, .colours = true};
    check_spoilt(rw_failed, &s);
}

TEST(not_finite_guides_in_tiles)
{
    const struct spoilt s = {.width = 1024,
                             .height = 512,
                             .far = 640,
                             .maxmem = 100,
                             .tiled = true,
                             .guided = true,
                             .colours = true,
                             .albedos = true,
                             .normals = true};
    check_spoilt(rw_failed, &s);
}

/* All of a picture that is not finite: nothing to take colours from. */
TEST(nothing_finite)
{
    const struct options options = {.stage = "DLDenoiserHDR", .blend = 0.5f};
    struct picture noisy = new_picture(40, 24);
    for (size_t i = 0; i < 40 * 24 * 4; i++) noisy.pixels[i] = NAN;
    struct picture clean = denoise(&noisy, &options);
    for (size_t i = 0; i < 40 * 24 * 4; i++) CHECK(i % 4 == 3 || fabsf(clean.pixels[i]) < 1e-3f);
    free(noisy.pixels);
    free(clean.pixels);
}

TEST(blend)
{
    struct picture truth = new_picture(64, 48), noisy = new_picture(64, 48);
    draw_squares(&truth, &noisy);
    struct options options = {.stage = "DLDenoiserHDR"};
    struct picture clean = denoise(&noisy, &options);
    options.blend = 0.25f;
    struct picture mixed = denoise(&noisy, &options);
    options.in_place = true;
    struct picture same = denoise(&noisy, &options);
    options.blend = 1;
    struct picture all = denoise(&noisy, &options);
    for (size_t i = 0; i < 64 * 48 * 4; i++) {
        float wanted = 0.75f * clean.pixels[i] + 0.25f * noisy.pixels[i];
        CHECK(fabsf(mixed.pixels[i] - wanted) < 1e-5f);
        CHECK(fabsf(same.pixels[i] - wanted) < 1e-5f);
        CHECK(fabsf(all.pixels[i] - noisy.pixels[i]) < 1e-5f);
    }
    free(truth.pixels);
    free(noisy.pixels);
    free(clean.pixels);
    free(mixed.pixels);
    free(same.pixels);
    free(all.pixels);
}

/* With little memory the picture is worked on in tiles, which overlap: it stays the same. */
TEST(tiles)
{
    struct picture truth = new_picture(1024, 512), noisy = new_picture(1024, 512);
    char said[16384];
    draw_squares(&truth, &noisy);
    struct options options = {.stage = "DLDenoiser"};
    struct picture whole = denoise_aloud(&noisy, &options, said, sizeof(said));
    CHECK_CONTAINS(said, "Tile count: 1x1");
    options.maxmem = 100;
    struct picture tiled = denoise_aloud(&noisy, &options, said, sizeof(said));
    CHECK_CONTAINS(said, "Tile count: 2x1");
    CHECK(!render_differences(whole.pixels, tiled.pixels, 1024 * 512, 0.1f));
    free(truth.pixels);
    free(noisy.pixels);
    free(whole.pixels);
    free(tiled.pixels);
}

/* What the stage refuses, by name. */
TEST(refused)
{
    RTcontext context = render_context(device);
    RTpostprocessingstage stage = make_stage(context, "DLDenoiser");
    RTcommandlist list;
    struct picture p = new_picture(8, 8);
    RTbuffer buffer = put(context, &p);
    const char *text;
    set_buffer(context, stage, "input_buffer", buffer);
    set_buffer(context, stage, "output_buffer", buffer);
    set_buffer(context, stage, "input_normal_buffer", buffer);
    RTvariable blend = declare(context, stage, "blend");
    RENDER_CHECK(context, rtCommandListCreate(context, &list));
    RENDER_CHECK(context, rtCommandListAppendPostprocessingStage(list, stage, 8, 8));
    RENDER_CHECK(context, rtCommandListFinalize(list));
    CHECK_EQ(rtCommandListExecute(list), RT_ERROR_INVALID_VALUE);
    rtContextGetErrorString(context, RT_ERROR_INVALID_VALUE, &text);
    CHECK_CONTAINS(text, "has an input_normal_buffer and no input_albedo_buffer");
    RENDER_CHECK(context, rtVariableSet1f(blend, 1.5f));
    CHECK_EQ(rtCommandListExecute(list), RT_ERROR_INVALID_VALUE);
    rtContextGetErrorString(context, RT_ERROR_INVALID_VALUE, &text);
    CHECK_CONTAINS(text, "variable 'blend' of stage DLDenoiser is 1.5; 0 to 1 are possible");
    free(p.pixels);
    RENDER_CHECK(context, rtContextDestroy(context));
}

int main(int argc, char **argv)
{
    static const struct rw_test tests[] = {
        {"closer to the reference", test_closer_to_the_reference},
        {"albedos and normals", test_albedos_and_normals},
        {"not finite", test_not_finite},
        {"not finite guides", test_not_finite_guides},
        {"not finite in tiles", test_not_finite_in_tiles},
        {"not finite guides in tiles", test_not_finite_guides_in_tiles},
        {"nothing finite", test_nothing_finite},
        {"blend", test_blend},
        {"tiles", test_tiles},
        {"refused", test_refused},
    };
    if (argc > 1 && !strcmp(argv[1], "cuda")) device = argv[1];
    if (argc > 1) reference_samples = 4096;
    RTcontext context = render_context(device);
    if (!context) SKIP("there is no GPU");
    make_stage(context, "DLDenoiser");
    rtContextDestroy(context);
    return RUN_TABLE(tests);
}
