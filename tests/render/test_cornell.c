/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The Cornell sample: finite, the same each time, as bright with light sampling as without (two
 * estimators of one integral), and the same on the GPU if there is one.
 */
#include "samples/cornell/scene.h"
#include "tests/render/support.h"

#define PROGRAMS RW_SOURCE_DIR "/samples/cornell/programs.cu"

enum { SIZE = 48, PIXELS = SIZE * SIZE };

/* Launches twice; the pictures, to be freed. */
static bool render(const char *device, unsigned samples, bool direct_light, float *pictures[2])
{
    struct cornell cornell;
    RTcontext context = render_context(device);
    if (!context) return false;
    RENDER_CHECK(context,
                 cornell_create(context, PROGRAMS, SIZE, SIZE, samples, direct_light, &cornell));
    for (int i = 0; i < 2; i++) {
        RENDER_CHECK(context, rtContextLaunch2D(context, 0, SIZE, SIZE));
        pictures[i] = render_read(context, cornell.image, PIXELS * 4 * sizeof(float));
    }
    RENDER_CHECK(context, rtContextDestroy(context));
    return true;
}

/* Mean of all three channels of the rows from `low` to `high` - 1. */
static double mean(const float *image, int low, int high)
{
    double sum = 0;
    for (int i = low * SIZE; i < high * SIZE; i++)
        for (int c = 0; c < 3; c++) sum += image[i * 4 + c];
    return sum / (3.0 * SIZE * (high - low));
}

static bool agree(double a, double b, double share)
{
    bool same = fabs(a - b) <= share * fabs(b);
    if (!same) printf("     %g is not near %g\n", a, b);
    return same;
}

TEST(finite_and_deterministic)
{
    float *first[2], *second[2];
    CHECK(render("cpu", 8, true, first));
    CHECK(render("cpu", 8, true, second));
    for (size_t i = 0; i < PIXELS * 4; i++) CHECK(isfinite(first[0][i]) && first[0][i] >= 0.0f);
    CHECK(!memcmp(first[0], first[1], PIXELS * 4 * sizeof(float)));
    CHECK(!memcmp(first[0], second[0], PIXELS * 4 * sizeof(float)));
    for (int i = 0; i < 2; i++) {
        free(first[i]);
        free(second[i]);
    }
}

/* The colours of the walls reach the pictures' sides. */
TEST(walls)
{
    float *picture[2];
    double left[3] = {0}, right[3] = {0};
    CHECK(render("cpu", 16, true, picture));
    for (int y = SIZE / 4; y < SIZE * 3 / 4; y++)
        for (int c = 0; c < 3; c++) {
            left[c] += picture[0][(y * SIZE + 2) * 4 + c];
            right[c] += picture[0][(y * SIZE + SIZE - 3) * 4 + c];
        }
    CHECK(left[0] > 3 * left[1] && left[0] > 3 * left[2]);
    CHECK(right[1] > 1.5 * right[0] && right[1] > 2 * right[2]);
    free(picture[0]);
    free(picture[1]);
}

/* The lamp itself, in the upper rows, is seen the same way by both. */
TEST(mean_brightness)
{
    enum { LOW = SIZE * 3 / 4 };
    float *direct[2], *by_chance[2];
    CHECK(render("cpu", 64, true, direct));
    CHECK(render("cpu", 512, false, by_chance));
    printf("     mean %.4f with light sampling, %.4f without\n", mean(direct[0], 0, LOW),
           mean(by_chance[0], 0, LOW));
    CHECK(agree(mean(direct[0], 0, LOW), mean(by_chance[0], 0, LOW), 0.02));
    CHECK(agree(mean(direct[0], 0, SIZE), 0.289, 0.01));
    for (int i = 0; i < 2; i++) {
        free(direct[i]);
        free(by_chance[i]);
    }
}

TEST(gpu_against_cpu)
{
    float *gpu[2], *cpu[2];
    CHECK(render("cuda", 16, true, gpu));
    CHECK(render("cpu", 16, true, cpu));
    CHECK(!memcmp(gpu[0], gpu[1], PIXELS * 4 * sizeof(float)));
    CHECK(agree(mean(gpu[0], 0, SIZE), mean(cpu[0], 0, SIZE), 0.02));
    /* One bit of difference can send a path elsewhere, most pixels have none that matters. */
    CHECK(render_differences(gpu[0], cpu[0], PIXELS, 2.0f) < PIXELS / 10);
    for (int i = 0; i < 2; i++) {
        free(gpu[i]);
        free(cpu[i]);
    }
}

static const struct rw_test tests[] = {
    {"finite and deterministic", test_finite_and_deterministic},
    {"walls", test_walls},
    {"mean brightness", test_mean_brightness},
};

static const struct rw_test gpu_tests[] = {{"gpu against cpu", test_gpu_against_cpu}};

RENDER_MAIN(tests, gpu_tests)
