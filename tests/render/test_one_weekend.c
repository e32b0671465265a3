/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The One Weekend sample: the same picture each time and by every strategy, as bright as other
 * renderers make it, and the same on the GPU if there is one; with spheres that rise, the mean of
 * pictures in which they stand still.
 */
#include "samples/one_weekend/scene.h"
#include "tests/render/support.h"

#define PROGRAMS RW_SOURCE_DIR "/samples/one_weekend/programs.cu"

enum { WIDTH = 96, HEIGHT = 54, PIXELS = WIDTH * HEIGHT };

/* Spheres that stand still, where those that rise are at a time. */
static void raise_spheres(RTcontext context, float time)
{
    struct one_weekend_spheres spheres = {0};
    RTvariable v;
    RTobject buffer;
    float(*places)[4];
    one_weekend_place(&spheres);
    RENDER_CHECK(context, rtContextQueryVariable(context, "spheres", &v));
    RENDER_CHECK(context, rtVariableGetObject(v, &buffer));
    RENDER_CHECK(context, rtBufferMap(buffer, (void **)&places));
    for (unsigned k = 0; k < spheres.count; k++) places[k][1] += time * spheres.rises[k];
    RENDER_CHECK(context, rtBufferUnmap(buffer));
}

/* To be freed. */
static float *render_with(const char *device, const struct one_weekend_options *options, float time)
{
    struct one_weekend one_weekend;
    RTcontext context = render_context(device);
    if (!context) return NULL;
    RENDER_CHECK(context, one_weekend_create(context, options, &one_weekend));
    raise_spheres(context, time);
    RENDER_CHECK(context, rtContextLaunch2D(context, 0, options->width, options->height));
    const size_t bytes = (size_t)options->width * options->height * 4 * sizeof(float);
    float *picture = render_read(context, one_weekend.image, bytes);
    RENDER_CHECK(context, rtContextDestroy(context));
    return picture;
}

/* A picture of `width` by `height` pixels, to be freed. */
static float *render_sized(const char *device, unsigned width, unsigned height, unsigned samples,
                           bool fast_math)
{
    const struct one_weekend_options options = {.programs = PROGRAMS,
                                                .fast_math = fast_math,
                                                .width = width,
                                                .height = height,
                                                .samples = samples};
    return render_with(device, &options, 0);
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

static void check_strategies(int *rw_failed, bool motion)
{
    static const char *const others[] = {"structured", "direct", "batch"};
    const struct one_weekend_options options = {
        .programs = PROGRAMS, .width = WIDTH, .height = HEIGHT, .samples = 8, .motion = motion};
    float *states = render_with("cpu", &options, 0);
    CHECK(states);
    for (size_t i = 0; i < PIXELS * 4; i++) CHECK(isfinite(states[i]) && states[i] >= 0.0f);
    for (size_t i = 0; i < sizeof(others) / sizeof(others[0]); i++) {
        setenv("RW_STRATEGY", others[i], 1);
        float *picture = render_with("cpu", &options, 0);
        unsetenv("RW_STRATEGY");
        CHECK(picture && !memcmp(picture, states, PIXELS * 4 * sizeof(float)));
        free(picture);
    }
    free(states);
}

TEST(strategies)
{
    check_strategies(rw_failed, false);
}

TEST(strategies_with_motion)
{
    check_strategies(rw_failed, true);
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

/* ---- spheres that rise ---- */

enum { TIMES = 16, BLOCK = 6, BLOCKS = (WIDTH / BLOCK) * (HEIGHT / BLOCK) };

/* Adds the means of blocks of pixels, without the gamma that pictures have. */
static void add_blocks(const float *picture, float weight, double out[BLOCKS])
{
    for (size_t i = 0; i < PIXELS; i++) {
        const size_t block = i / WIDTH / BLOCK * (WIDTH / BLOCK) + i % WIDTH / BLOCK;
        for (size_t c = 0; c < 3; c++) {
            const double value = picture[i * 4 + c];
            out[block] += (double)weight * value * value / (3.0 * BLOCK * BLOCK);
        }
    }
}

static double distance(const double a[BLOCKS], const double b[BLOCKS])
{
    double sum = 0;
    for (size_t i = 0; i < BLOCKS; i++) sum += (a[i] - b[i]) * (a[i] - b[i]);
    return sqrt(sum / BLOCKS);
}

/* The picture with motion is the mean of pictures of spheres that stand still, at times evenly over
 * the exposure; that at its beginning, the one without motion, is further off than noise. */
static void check_rising(int *rw_failed, const char *device)
{
    double mean_of_times[BLOCKS] = {0}, with_motion[BLOCKS] = {0}, without[BLOCKS] = {0};
    struct one_weekend_options options = {
        .programs = PROGRAMS, .width = WIDTH, .height = HEIGHT, .samples = 8};
    for (int k = 0; k < TIMES; k++) {
        float *picture = render_with(device, &options, ((float)k + 0.5f) / TIMES);
        CHECK(picture);
        add_blocks(picture, 1.0f / TIMES, mean_of_times);
        free(picture);
    }
    options.samples = 8 * TIMES;
    float *still = render_with(device, &options, 0);
    options.motion = true;
    float *moving = render_with(device, &options, 0);
    CHECK(still && moving);
    add_blocks(still, 1, without);
    add_blocks(moving, 1, with_motion);
    const double off = distance(with_motion, mean_of_times),
                 still_off = distance(without, mean_of_times);
    printf("     with motion off by %.4f, without by %.4f\n", off, still_off);
    CHECK(off < still_off / 3);
    free(still);
    free(moving);
}

TEST(rising)
{
    check_rising(rw_failed, "cpu");
}

TEST(rising_on_a_gpu)
{
    check_rising(rw_failed, "cuda");
}

/* ---- on a GPU ---- */

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
    {"strategies", test_strategies}, {"strategies with motion", test_strategies_with_motion},
    {"brightness", test_brightness}, {"places", test_places},
    {"rising", test_rising},
};

static const struct rw_test gpu_tests[] = {
    {"gpu against cpu", test_gpu_against_cpu},
    {"full size", test_full_size},
    {"rising", test_rising_on_a_gpu},
};

RENDER_MAIN(tests, gpu_tests)
