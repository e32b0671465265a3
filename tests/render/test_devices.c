/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The Whitted sample on several devices against one, to the bit. With the argument "time" it says
 * how long launches take instead: the median of 21, on one device and on several.
 */
#include "runtime/device/device.h"
#include "runtime/object/object.h"
#include "samples/whitted/scene.h"
#include "tests/render/support.h"
#include "tests/several.h"

#define PROGRAMS RW_SOURCE_DIR "/samples/whitted/programs.cu"

struct picture {
    float *pixels;
    unsigned *rays;
};

static RTcontext make(const char *devices, unsigned width, unsigned height, unsigned samples,
                      struct whitted *out)
{
    RTcontext context;
    RENDER_CHECK(NULL, rtContextCreate(&context));
    RENDER_CHECK(context, rwContextSetDevice(context, devices));
    RENDER_CHECK(context, whitted_create(context, PROGRAMS, width, height, samples, out));
    return context;
}

static struct picture render(const char *devices, unsigned width, unsigned height)
{
    struct whitted whitted;
    RTcontext context = make(devices, width, height, 2, &whitted);
    RENDER_CHECK(context, rtContextLaunch2D(context, 0, width, height));
    struct picture out = {
        render_read(context, whitted.image, width * height * 4 * sizeof(float)),
        render_read(context, whitted.ray_counts, width * height * sizeof(unsigned)),
    };
    RENDER_CHECK(context, rtContextDestroy(context));
    return out;
}

/* Whole chunks and strips, and sizes that leave rests of both. */
TEST(whitted)
{
    static const unsigned sizes[][2] = {{320, 240}, {333, 97}, {7, 3}, {1, 1000}};
    for (size_t i = 0; i < sizeof(sizes) / sizeof(sizes[0]); i++) {
        size_t pixels = sizes[i][0] * sizes[i][1];
        struct picture one = render(one_device, sizes[i][0], sizes[i][1]);
        struct picture several = render(several_devices, sizes[i][0], sizes[i][1]);
        CHECK(!memcmp(one.pixels, several.pixels, pixels * 4 * sizeof(float)));
        CHECK(!memcmp(one.rays, several.rays, pixels * sizeof(unsigned)));
        free(one.pixels);
        free(one.rays);
        free(several.pixels);
        free(several.rays);
    }
}

static int ascending(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* The median, and of that launch the time of each device. */
static void measure(const char *devices, unsigned width, unsigned height, unsigned samples)
{
    enum { TIMES = 21 };
    double times[TIMES][1 + RW_DEVICE_LIMIT] = {{0}};
    struct whitted whitted;
    RTcontext context = make(devices, width, height, samples, &whitted);
    for (int i = -1; i < TIMES; i++) {
        RENDER_CHECK(context, rtContextLaunch2D(context, 0, width, height));
        if (i < 0) continue;
        RENDER_CHECK(context, rwContextGetKernelTime(context, &times[i][0]));
        for (unsigned k = 0; k < context->device_count; k++)
            times[i][1 + k] = context->devices[k]->timing.kernel_ms;
    }
    qsort(times, TIMES, sizeof(times[0]), ascending);
    printf("%-16s %u x %u, %2u samples a pixel: %.3f ms;", devices, width, height, samples,
           times[TIMES / 2][0]);
    for (unsigned k = 0; k < context->device_count; k++) printf(" %.3f", times[TIMES / 2][1 + k]);
    printf("\n");
    RENDER_CHECK(context, rtContextDestroy(context));
}

static const struct rw_test tests[] = {{"whitted", test_whitted}};

int main(int argc, char **argv)
{
    bool is_timed = argc > 1 && !strcmp(argv[1], "time");
    choose_devices(argc - is_timed, argv + is_timed);
    if (!is_timed) return RUN_TABLE(tests);
    static const unsigned cases[][3] = {
        {1920, 1080, 1}, {1920, 1080, 4}, {1920, 1080, 16}, {1920, 1080, 64}, {7680, 4320, 4}};
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        measure(one_device, cases[i][0], cases[i][1], cases[i][2]);
        measure(several_devices, cases[i][0], cases[i][1], cases[i][2]);
    }
    return 0;
}
