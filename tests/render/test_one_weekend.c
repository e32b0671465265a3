/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The One Weekend sample: the same picture each time and by every strategy, as bright as other
 * renderers make it, and the same on the GPU if there is one.
 */
#include "samples/one_weekend/scene.h"
#include "tests/render/support.h"

#define PROGRAMS RW_SOURCE_DIR "/samples/one_weekend/programs.cu"

enum { WIDTH = 96, HEIGHT = 54, PIXELS = WIDTH * HEIGHT };

/* A picture of `width` by `height` pixels, to be freed. */
static float *render_sized(const char *device, unsigned width, unsigned height, unsigned samples,
                           bool fast_math)
{
    const struct one_weekend_options options = {.programs = PROGRAMS,
                                                .fast_math = fast_math,
                                                .width = width,
                                                .height = height,
                                                .samples = samples};
    struct one_weekend one_weekend;
    RTcontext context = render_context(device);
    if (!context) return NULL;
    RENDER_CHECK(context, one_weekend_create(context, &options, &one_weekend));
    RENDER_CHECK(context, rtContextLaunch2D(context, 0, width, height));
    const size_t bytes = (size_t)width * height * 4 * sizeof(float);
    float *picture = render_read(context, one_weekend.image, bytes);
    RENDER_CHECK(context, rtContextDestroy(context));
    return picture;
}

static float *render(const char *device, bool fast_math)
{
    return render_sized(device, WIDTH, HEIGHT, 8, fast_math);
}

/* Of all three channels, 0 to 255. */
static double mean(const float *picture, size_t pixels)
{
    double sum = 0;
    for (size_t i = 0; i < pixels; i++)
        for (size_t c = 0; c < 3; c++) sum += render_clamp(picture[i * 4 + c]);
    return 255.0 * sum / (3.0 * (double)pixels);
}

static bool near(double found, double wanted, double tolerance)
{
    printf("     mean %.3f, should be %.3f\n", found, wanted);
    return fabs(found - wanted) <= tolerance;
}

TEST(strategies)
{
    static const char *const others[] = {"structured", "direct", "batch"};
    float *states = render("cpu", false);
    CHECK(states);
    for (size_t i = 0; i < PIXELS * 4; i++) CHECK(isfinite(states[i]) && states[i] >= 0.0f);
    for (size_t i = 0; i < sizeof(others) / sizeof(others[0]); i++) {
        setenv("RW_STRATEGY", others[i], 1);
        float *picture = render("cpu", false);
        unsetenv("RW_STRATEGY");
        CHECK(picture && !memcmp(picture, states, PIXELS * 4 * sizeof(float)));
        free(picture);
    }
    free(states);
}

TEST(brightness)
{
    const double wanted = 150.553; /* what the program found that has 149.35 at full size */
    float *exact = render("cpu", false), *fast = render("cpu", true);
    CHECK(exact && near(mean(exact, PIXELS), wanted, 0.02));
    CHECK(fast && near(mean(fast, PIXELS), wanted, 0.3));
    free(exact);
    free(fast);
}

/* Sky above, and below the middle a blue sphere: random numbers are those of the renderers that
 * this one is compared with. */
TEST(places)
{
    float *picture = render("cpu", false);
    const float *sky = picture + ((HEIGHT - 1) * WIDTH + WIDTH / 2) * 4;
    const float *blue = picture + (19 * WIDTH + 47) * 4;
    CHECK(sky[0] > 0.8f && sky[2] > 0.95f);
    CHECK(blue[2] > 3 * blue[0] && blue[2] > 3 * blue[1]);
    free(picture);
}

TEST(gpu_against_cpu)
{
    float *gpu = render("cuda", false), *cpu = render("cpu", false), *fast = render("cuda", true);
    CHECK(gpu && cpu && fast);
    CHECK(near(mean(gpu, PIXELS), mean(cpu, PIXELS), 0.3));
    CHECK(near(mean(fast, PIXELS), mean(cpu, PIXELS), 0.3));
    /* One bit of difference can send a path elsewhere, most pixels have none that matters. */
    CHECK(render_differences(gpu, cpu, PIXELS, 2.0f) < PIXELS / 5);
    free(gpu);
    free(cpu);
    free(fast);
}

/* What the renderers print that this one is compared with. */
TEST(full_size)
{
    for (int fast = 0; fast < 2; fast++) {
        float *picture = render_sized("cuda", 1280, 720, 30, fast);
        CHECK(picture && near(mean(picture, 1280 * 720), 149.35, 0.1));
        free(picture);
    }
}

static const struct rw_test tests[] = {
    {"strategies", test_strategies},
    {"brightness", test_brightness},
    {"places", test_places},
};

static const struct rw_test gpu_tests[] = {
    {"gpu against cpu", test_gpu_against_cpu},
    {"full size", test_full_size},
};

RENDER_MAIN(tests, gpu_tests)
