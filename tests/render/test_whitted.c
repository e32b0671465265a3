/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The Whitted sample against a renderer of its own making, on the CPU and on the GPU if there is
 * one. What may differ are pixels on an edge, where float and double decide differently.
 */
#include "samples/whitted/scene.h"
#include "tests/render/support.h"
#include "tests/render/whitted_reference.h"

#define PROGRAMS RW_SOURCE_DIR "/samples/whitted/programs.cu"

struct picture {
    float *pixels;
    unsigned *rays;
};

static bool render(const char *device, unsigned width, unsigned height, struct picture *out)
{
    struct whitted whitted;
    RTcontext context = render_context(device);
    if (!context) return false;
    RENDER_CHECK(context, whitted_create(context, PROGRAMS, width, height, 1, &whitted));
    RENDER_CHECK(context, rtContextLaunch2D(context, 0, width, height));
    out->pixels = render_read(context, whitted.image, width * height * 4 * sizeof(float));
    out->rays = render_read(context, whitted.ray_counts, width * height * sizeof(unsigned));
    RENDER_CHECK(context, rtContextDestroy(context));
    return true;
}

static void release(struct picture *picture)
{
    free(picture->pixels);
    free(picture->rays);
}

static void make_reference(unsigned width, unsigned height, struct picture *out)
{
    out->pixels = malloc(width * height * 4 * sizeof(float));
    out->rays = malloc(width * height * sizeof(unsigned));
    if (!out->pixels || !out->rays) exit(1);
    whitted_reference(width, height, out->pixels, out->rays);
}

/* Pixels, of 100000, that differ by more than 2/255. */
static size_t share_of_differences(const struct picture *a, const struct picture *b, size_t pixels)
{
    size_t different = render_differences(a->pixels, b->pixels, pixels, 2.0f);
    printf("     %zu of %zu pixels differ\n", different, pixels);
    return different * 100000 / pixels;
}

static size_t rays_differ(const struct picture *a, const struct picture *b, size_t pixels)
{
    size_t different = 0;
    for (size_t i = 0; i < pixels; i++) different += a->rays[i] != b->rays[i];
    return different;
}

TEST(cpu_against_reference)
{
    enum { WIDTH = 320, HEIGHT = 240, PIXELS = WIDTH * HEIGHT };
    struct picture reference, cpu;
    make_reference(WIDTH, HEIGHT, &reference);
    CHECK(render("cpu", WIDTH, HEIGHT, &cpu));
    CHECK(share_of_differences(&cpu, &reference, PIXELS) < 100);
    CHECK(rays_differ(&cpu, &reference, PIXELS) < PIXELS / 100);
    release(&reference);
    release(&cpu);
}

TEST(wide_picture_against_reference)
{
    enum { WIDTH = 641, HEIGHT = 97, PIXELS = WIDTH * HEIGHT };
    struct picture reference, cpu;
    make_reference(WIDTH, HEIGHT, &reference);
    CHECK(render("cpu", WIDTH, HEIGHT, &cpu));
    CHECK(share_of_differences(&cpu, &reference, PIXELS) < 100);
    release(&reference);
    release(&cpu);
}

TEST(gpu_against_cpu)
{
    enum { WIDTH = 640, HEIGHT = 480, PIXELS = WIDTH * HEIGHT };
    struct picture cpu, gpu;
    CHECK(render("cuda", WIDTH, HEIGHT, &gpu));
    CHECK(render("cpu", WIDTH, HEIGHT, &cpu));
    CHECK(share_of_differences(&gpu, &cpu, PIXELS) < 100);
    CHECK(rays_differ(&gpu, &cpu, PIXELS) < PIXELS / 100);
    release(&cpu);
    release(&gpu);
}

static const struct rw_test tests[] = {
    {"cpu against reference", test_cpu_against_reference},
    {"wide picture against reference", test_wide_picture_against_reference},
};

static const struct rw_test gpu_tests[] = {{"gpu against cpu", test_gpu_against_cpu}};

RENDER_MAIN(tests, gpu_tests)
