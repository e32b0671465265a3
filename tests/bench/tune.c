/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What tuning reaches, against a grid of fixed settings:
 *   bench.tune DEVICE WIDTHxHEIGHT LAUNCHES [SCENE...]
 * SCENE is whitted, cornell, loop, one_weekend, stair (the path tracer's own mesh) or the file of a
 * mesh, .tri; without one, all five. For each the grid is measured first: all thresholds with all
 * refills, then at the best of these the other register caps and strategies. The best is measured
 * once more: of many times that scatter the least is less than it should be. Then, with an empty
 * cache, LAUNCHES launches are tuned, of which the first 200 and all are told apart.
 *
 *   at first, best fixed   milliseconds; and the best setting of the grid
 *   200, end               best fixed / tuned, after 200 launches and after all: 1 is the aim
 *   lost                   by tuning against never having tuned, of the first 200; negative: gained
 *   slow                   launches more than 1.2 times as long as the best until then
 *   wall                   the longest a call of a launch took beyond its kernel, in milliseconds
 *
 * Of a picture that differs from the first one it says with which setting, in how many pixels, and
 * where the first of these is. Fails then, or, on a GPU, when less than 0.97 is
 * reached in the end. Returns 77 without such a device or without NVRTC.
 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/median.h"
#include "runtime/tune/choices.h"
#include "tests/bench/check.h"
#include "tests/bench/tune_scenes.h"
#include "tests/folder.h"

enum { COLD = 200, LOOK_EVERY = 20, LEAST_LAUNCHES = 9, MOST_LAUNCHES = 1000 };
#define WARM_UP_MS 150 /* a GPU that was idle takes that long to reach its clock */
#define MEASURED_MS 100

static const char *device;
static struct bench_scene scene;
static RTcontext context;
static RTbuffer image;
static uint32_t *picture; /* the right one, 4 words a pixel */
static bool is_right;

/* ---- launches ---- */

/* Milliseconds of the kernel; *wall: of the call. */
static double launch(double *wall)
{
    double begin = rw_clock_ms(), milliseconds;
    CHECK(rtContextLaunch2D(context, 0, scene.width, scene.height));
    if (wall) *wall = rw_clock_ms() - begin;
    CHECK(rwContextGetKernelTime(context, &milliseconds));
    return milliseconds;
}

static size_t pixel_count(void)
{
    return (size_t)scene.width * scene.height;
}

static void keep_picture(void)
{
    void *pixels;
    free(picture);
    picture = malloc(pixel_count() * 16);
    if (!picture) exit(1);
    CHECK(rtBufferMap(image, &pixels));
    memcpy(picture, pixels, pixel_count() * 16);
    CHECK(rtBufferUnmap(image));
}

static void tell_difference(const uint32_t *pixels, const char *when)
{
    size_t different = 0, first = 0;
    for (size_t k = 0; k < pixel_count(); k++) {
        if (!memcmp(pixels + 4 * k, picture + 4 * k, 16)) continue;
        if (!different++) first = k;
    }
    if (!different) return;
    printf("%s: another picture, %s: %zu pixels, at first %zu, %zu\n", scene.name, when, different,
           first % scene.width, first / scene.width);
    is_right = false;
}

static void look(const char *when)
{
    void *pixels;
    CHECK(rtBufferMap(image, &pixels));
    tell_difference(pixels, when);
    CHECK(rtBufferUnmap(image));
}

static double measure(void)
{
    double times[MOST_LAUNCHES], begin = rw_clock_ms(), sum = 0;
    int count = 0;
    while (rw_clock_ms() - begin < WARM_UP_MS) launch(NULL);
    while (count < LEAST_LAUNCHES || (sum < MEASURED_MS && count < MOST_LAUNCHES))
        sum += times[count++] = launch(NULL);
    return rw_median(times, count);
}

static void open_scene(RWtune tuning)
{
    CHECK(rtContextCreate(&context));
    CHECK(rwContextSetDevice(context, device));
    CHECK(rwContextSetTuning(context, tuning));
    CHECK(bench_scene_create(context, &scene, &image));
}

static void close_scene(void)
{
    CHECK(rtContextDestroy(context));
    context = NULL;
}

/* ---- the grid ---- */

static void set_variables(const struct rw_setting *s)
{
    static const char *const names[RW_CHOICES] = {"RW_THRESHOLD", "RW_REFILL", "RW_STRATEGY",
                                                  "RW_MAX_REGISTERS"};
    char text[16];
    for (int k = 0; k < RW_CHOICES; k++) {
        snprintf(text, sizeof(text), "%u", s ? s->value[k] : 0);
        if (s && rw_choices[k].names)
            setenv(names[k], rw_choices[k].names[s->value[k]], 1);
        else if (s)
            setenv(names[k], text, 1);
        else
            unsetenv(names[k]);
    }
}

/* Of a setting that cannot be had, as plain calls where programs recurse, the time is infinite. */
static double measure_fixed(const struct rw_setting *s)
{
    double milliseconds = 1e30;
    char text[RW_SETTING_TEXT];
    rw_setting_write(s, text);
    set_variables(s);
    open_scene(RW_TUNE_OFF);
    if (rtContextLaunch2D(context, 0, scene.width, scene.height) == RT_SUCCESS) {
        milliseconds = measure();
        look(text);
    }
    close_scene();
    return milliseconds;
}

static void keep_better(const struct rw_setting *s, struct rw_setting *best, double *least)
{
    double milliseconds = measure_fixed(s);
    if (milliseconds >= *least) return;
    *least = milliseconds;
    *best = *s;
}

static double search_grid(struct rw_setting *best)
{
    double least = 1e30;
    struct rw_setting s = {{0}};
    const struct rw_choice *threshold = &rw_choices[RW_CHOICE_THRESHOLD];
    const struct rw_choice *refill = &rw_choices[RW_CHOICE_REFILL];
    bool has_warps = strcmp(device, "cpu") != 0;
    keep_better(&s, best, &least);
    for (unsigned a = 0; has_warps && a < threshold->count; a++)
        for (unsigned b = 0; b < refill->count; b++) {
            s.value[RW_CHOICE_THRESHOLD] = threshold->values[a];
            s.value[RW_CHOICE_REFILL] = refill->values[b];
            keep_better(&s, best, &least);
        }
    for (int k = 0; k < RW_CHOICES; k++) {
        const struct rw_setting numbers = *best;
        for (unsigned a = 0; rw_choices[k].needs_kernel && a < rw_choices[k].count; a++) {
            s = numbers;
            if (s.value[k] == rw_choices[k].values[a]) continue;
            s.value[k] = rw_choices[k].values[a];
            if (has_warps || k == RW_CHOICE_STRATEGY) keep_better(&s, best, &least);
        }
    }
    return measure_fixed(best);
}

/* ---- tuning ---- */

struct tuned {
    double sum, best, wall; /* of all launches; the least time; beyond the kernel */
    unsigned slow;
};

static void tune(unsigned count, struct tuned *t)
{
    for (unsigned k = 0; k < count; k++) {
        double wall, milliseconds = launch(&wall);
        t->sum += milliseconds;
        t->slow += t->best > 0 && milliseconds > 1.2 * t->best;
        if (t->best == 0 || milliseconds < t->best) t->best = milliseconds;
        if (wall - milliseconds > t->wall) t->wall = wall - milliseconds;
        if (k % LOOK_EVERY == 0) look("tuned");
    }
}

/* What launches have now, without trials between them. */
static double measure_now(void)
{
    CHECK(rwContextSetTuning(context, RW_TUNE_FOUND));
    double milliseconds = measure();
    CHECK(rwContextSetTuning(context, RW_TUNE_ON));
    return milliseconds;
}

static bool run_scene(const char *name, unsigned launches)
{
    char setting[RW_SETTING_TEXT];
    struct rw_setting best = {{0}};
    struct tuned t = {0};
    scene.name = name;
    is_right = true;
    set_variables(NULL);
    open_scene(RW_TUNE_OFF);
    double first = measure();
    keep_picture();
    close_scene();
    double fixed = search_grid(&best);
    set_variables(NULL);
    open_scene(RW_TUNE_ON);
    double wall;
    launch(&wall); /* compiles, builds */
    tune(COLD, &t);
    double lost = t.sum / (COLD * first) - 1, cold = measure_now();
    if (launches > COLD) tune(launches - COLD, &t);
    double end = measure_now();
    close_scene();
    rw_setting_write(&best, setting);
    const char *slash = strrchr(name, '/');
    printf("%-16.16s %8.3f %8.3f %7.3f %7.3f %6.1f %% %5u %7.2f  %s\n", slash ? slash + 1 : name,
           first, fixed, fixed / cold, fixed / end, 100 * lost, t.slow, t.wall, setting);
    fflush(stdout);
    return is_right && (!strcmp(device, "cpu") || fixed / end >= 0.97);
}

int main(int argc, char **argv)
{
    static char *const all[] = {"whitted", "cornell", "loop", "one_weekend", "stair"};
    char cache[] = "/tmp/rw-bench-tune-XXXXXX";
    unsigned launches = argc > 3 ? (unsigned)strtoul(argv[3], NULL, 10) : 0;
    bool good = true;
    if (argc < 4 || sscanf(argv[2], "%ux%u", &scene.width, &scene.height) != 2) {
        fprintf(stderr, "usage: bench.tune DEVICE WIDTHxHEIGHT LAUNCHES [SCENE...]\n");
        return 2;
    }
    device = argv[1];
    if (!mkdtemp(cache)) return 1;
    setenv("RW_CACHE_DIR", cache, 1);
    char *const *names = argc > 4 ? argv + 4 : all;
    int count = argc > 4 ? argc - 4 : (int)(sizeof(all) / sizeof(all[0]));
    printf("%-16s %8s %8s %7s %7s %8s %5s %7s  setting\n", "scene", "first", "fixed", "200", "end",
           "lost", "slow", "wall");
    for (int k = 0; k < count; k++) good = run_scene(names[k], launches) && good;
    free(picture);
    return !rw_remove_folder(cache) || !good;
}
