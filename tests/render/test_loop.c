/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The loop sample's numbers of rays against a count made here from the scene alone, pixel by pixel.
 * A line that only just touches a ball may count either way; such pixels are left out, and there
 * must be few of them.
 */
#include "samples/loop/scene.h"
#include "tests/render/support.h"

#define PROGRAMS RW_SOURCE_DIR "/samples/loop/programs.cu"

enum { WIDTH = 160, HEIGHT = 121, PIXELS = WIDTH * HEIGHT };

struct camera {
    double x[3], y[3], z[3];
};

struct shape {
    unsigned samples, grid;
};

struct launch {
    unsigned *traces;
    float *image;
};

static bool render(const char *device, enum loop_entry entry, struct shape shape,
                   struct launch *out)
{
    struct loop loop;
    RTcontext context = render_context(device);
    if (!context) return false;
    RENDER_CHECK(context,
                 loop_create(context, PROGRAMS, WIDTH, HEIGHT, shape.samples, shape.grid, &loop));
    RENDER_CHECK(context, rtContextLaunch2D(context, entry, WIDTH, HEIGHT));
    out->traces = render_read(context, loop.traces, PIXELS * sizeof(unsigned));
    out->image = render_read(context, loop.image, PIXELS * 4 * sizeof(float));
    RENDER_CHECK(context, rtContextDestroy(context));
    return true;
}

static void release(struct launch *launch)
{
    free(launch->traces);
    free(launch->image);
}

/* ---- The count ---- */

static void set_length(double v[3], double length)
{
    double scale = length / sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
    for (int i = 0; i < 3; i++) v[i] *= scale;
}

/* The camera looks down at an angle, level with the x axis. */
static struct camera make_camera(void)
{
    static const float eye[3] = LOOP_EYE, target[3] = LOOP_TARGET;
    struct camera c = {.x = {1, 0, 0}};
    for (int i = 0; i < 3; i++) c.z[i] = (double)target[i] - eye[i];
    set_length(c.z, 1);
    c.y[1] = -c.z[2];
    c.y[2] = c.z[1];
    set_length(c.x, LOOP_TAN_HALF_FOV * (double)WIDTH / HEIGHT);
    set_length(c.y, LOOP_TAN_HALF_FOV);
    return c;
}

/* Balls that the ray at (px, py), in pixels, passes through; -1 if that is uncertain in float. */
static int count_balls(const struct camera *camera, double px, double py)
{
    static const float eye[3] = LOOP_EYE;
    double x = px / WIDTH * 2 - 1, y = py / HEIGHT * 2 - 1, d[3];
    int count = 0;
    for (int i = 0; i < 3; i++) d[i] = x * camera->x[i] + y * camera->y[i] + camera->z[i];
    set_length(d, 1);
    for (int k = 0; k < LOOP_BALLS; k++) {
        double to_centre[3], along = 0, square = 0, r = loop_balls[k].radius;
        for (int i = 0; i < 3; i++) to_centre[i] = (double)loop_balls[k].centre[i] - eye[i];
        for (int i = 0; i < 3; i++) along += to_centre[i] * d[i];
        for (int i = 0; i < 3; i++) square += pow(to_centre[i] - along * d[i], 2);
        if (fabs(square / (r * r) - 1) < 1e-4) return -1;
        count += square < r * r;
    }
    return count;
}

/* All rays that the entry point should trace for a pixel; -1: uncertain. */
typedef long (*count_cb)(const struct camera *camera, unsigned x, unsigned y, struct shape shape);

static double spread(unsigned i, float step)
{
    double p = 0.5 + (double)i * step;
    return p - floor(p);
}

static long count_shade(const struct camera *camera, unsigned x, unsigned y, struct shape shape)
{
    long rays = 0;
    for (unsigned i = 0; i < shape.samples; i++) {
        int balls = count_balls(camera, x + spread(i, 0.7548776662f), y + spread(i, 0.5698402910f));
        if (balls < 0) return -1;
        rays += 1 + (balls > 0 ? LOOP_SHADOW_SAMPLES : 0);
    }
    return rays;
}

static long count_layers(const struct camera *camera, unsigned x, unsigned y, struct shape shape)
{
    long rays = 0;
    int n = (int)shape.grid;
    for (int j = 0; j < n; j++) {
        for (int i = 0; i < n; i++) {
            int dx = 2 * i + 1 - n, dy = 2 * j + 1 - n;
            if (dx * dx + dy * dy > n * n) continue;
            int balls = count_balls(camera, x + (i + 0.5) / n, y + (j + 0.5) / n);
            if (balls < 0) return -1;
            rays += 2 * balls < LOOP_MAX_LAYERS ? 2 * balls + 1 : LOOP_MAX_LAYERS;
        }
    }
    return rays;
}

static size_t count_wrong(const struct launch *launch, count_cb count, struct shape shape,
                          size_t *uncertain)
{
    struct camera camera = make_camera();
    size_t wrong = 0;
    *uncertain = 0;
    for (unsigned i = 0; i < PIXELS; i++) {
        long expected = count(&camera, i % WIDTH, i / WIDTH, shape);
        *uncertain += expected < 0;
        wrong += expected >= 0 && launch->traces[i] != (unsigned long)expected;
    }
    return wrong;
}

/* ---- Tests ---- */

static const struct shape shapes[] = {{1, 1}, {7, 2}, {16, 5}};
enum { SHAPES = sizeof(shapes) / sizeof(shapes[0]) };

static bool counts_agree(const char *device, enum loop_entry entry, count_cb count, size_t *wrong,
                         size_t *uncertain)
{
    *wrong = *uncertain = 0;
    for (size_t i = 0; i < SHAPES; i++) {
        struct launch launch;
        size_t unsure;
        if (!render(device, entry, shapes[i], &launch)) return false;
        *wrong += count_wrong(&launch, count, shapes[i], &unsure);
        *uncertain += unsure;
        release(&launch);
    }
    return true;
}

TEST(counted_loop)
{
    size_t wrong, uncertain;
    CHECK(counts_agree("cpu", LOOP_SHADE, count_shade, &wrong, &uncertain));
    CHECK_EQ(wrong, 0);
    CHECK(uncertain < SHAPES * PIXELS / 50);
}

TEST(nested_loops)
{
    size_t wrong, uncertain;
    CHECK(counts_agree("cpu", LOOP_LAYERS, count_layers, &wrong, &uncertain));
    CHECK_EQ(wrong, 0);
    CHECK(uncertain < SHAPES * PIXELS / 50);
}

/* No trip at all: nothing is traced, and the division by zero makes no picture. */
TEST(no_trips)
{
    struct launch launch;
    size_t traced = 0;
    CHECK(render("cpu", LOOP_SHADE, (struct shape){0, 0}, &launch));
    for (size_t i = 0; i < PIXELS; i++) traced += launch.traces[i];
    CHECK_EQ(traced, 0);
    release(&launch);
}

/* The sum of the loop is what the trips add: all colours are between black and white, the sky's are
 * known, and more trips change a pixel without an edge by little. */
TEST(colours)
{
    struct launch one, many;
    CHECK(render("cpu", LOOP_SHADE, (struct shape){1, 1}, &one));
    CHECK(render("cpu", LOOP_SHADE, (struct shape){16, 1}, &many));
    for (size_t i = 0; i < PIXELS * 4; i++) CHECK(many.image[i] >= 0.05f && many.image[i] <= 1.0f);
    size_t corner = (size_t)(HEIGHT - 1) * WIDTH * 4; /* sky */
    CHECK(many.image[corner] > 0.4f && many.image[corner + 2] > 0.8f);
    CHECK(render_differences(one.image, many.image, PIXELS, 16.0f) < PIXELS / 4);
    release(&one);
    release(&many);
}

TEST(gpu_counts)
{
    size_t wrong, uncertain;
    CHECK(counts_agree("cuda", LOOP_SHADE, count_shade, &wrong, &uncertain));
    CHECK_EQ(wrong, 0);
    CHECK(counts_agree("cuda", LOOP_LAYERS, count_layers, &wrong, &uncertain));
    CHECK_EQ(wrong, 0);
}

TEST(gpu_against_cpu)
{
    struct launch cpu, gpu;
    CHECK(render("cpu", LOOP_SHADE, shapes[SHAPES - 1], &cpu));
    CHECK(render("cuda", LOOP_SHADE, shapes[SHAPES - 1], &gpu));
    CHECK(render_differences(cpu.image, gpu.image, PIXELS, 2.0f) < PIXELS / 200);
    release(&cpu);
    release(&gpu);
}

static const struct rw_test tests[] = {
    {"counted loop", test_counted_loop},
    {"nested loops", test_nested_loops},
    {"no trips", test_no_trips},
    {"colours", test_colours},
};

static const struct rw_test gpu_tests[] = {
    {"gpu counts", test_gpu_counts},
    {"gpu against cpu", test_gpu_against_cpu},
};

RENDER_MAIN(tests, gpu_tests)
