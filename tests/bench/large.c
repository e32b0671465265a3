/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Benchmark: the first launch of large programs. For kernels of 15, 30, 60 and 120 programs
 * (materials/) prints what the first launch takes, in wall and in processor time, and the stages of
 * the compiler as its report has them.
 *
 *     bench.large [--device D] [--picture SIZE] [--stages] [PROGRAMS ...]
 *
 * A picture of SIZE x SIZE pixels is rendered afterwards, for the speed of what was compiled. Run
 * with RW_CACHE_DIR=off; RW_THREADS and RW_STRATEGY count.
 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jansson.h>

#include "base/clock.h"
#include "tests/bench/materials/scene.h"

static const char *device = "cpu";
static unsigned size = 1;
static bool stages;

static void check(RTcontext context, RTresult result, const char *doing)
{
    const char *text;
    if (result == RT_SUCCESS) return;
    rtContextGetErrorString(context, result, &text);
    fprintf(stderr, "bench.large: %s: %s\n", doing, text);
    exit(1);
}
#define CHECK(call) check(context, call, #call)

static double number(const json_t *object, const char *name)
{
    return json_number_value(json_object_get(object, name));
}

static void print_stages(RTcontext context)
{
    const char *text;
    size_t i;
    json_t *pass;
    CHECK(rwContextGetReport(context, &text));
    json_t *report = json_loads(text, 0, NULL);
    json_array_foreach (json_object_get(report, "passes"), i, pass)
        if (number(pass, "ms") >= 1.0)
            printf("    %-16s %8.0f ms %9.0f instructions\n",
                   json_string_value(json_object_get(pass, "name")), number(pass, "ms"),
                   number(pass, "instructions_after"));
    printf("    %-16s %8.0f ms %9.0f bytes\n", "emit", number(report, "emit_ms"),
           number(report, "code_bytes"));
    printf("    %-16s %8.0f ms\n", "total", number(report, "total_ms"));
    json_decref(report);
}

static void launch(RTcontext context, const char *what)
{
    double wall = rw_clock_ms(), processor = rw_clock_cpu_ms();
    CHECK(rtContextLaunch2D(context, 0, size, size));
    printf("  %-14s %8.0f ms wall %8.0f ms processor\n", what, rw_clock_ms() - wall,
           rw_clock_cpu_ms() - processor);
}

static double sum_of(RTcontext context, RTbuffer image)
{
    float *pixels;
    double sum = 0.0;
    CHECK(rtBufferMap(image, (void **)&pixels));
    for (size_t i = 0; i < (size_t)4 * size * size; i++) sum += pixels[i];
    CHECK(rtBufferUnmap(image));
    return sum;
}

static void measure(unsigned programs)
{
    const struct materials_counts counts = materials_counts(programs);
    char *source = materials_source(RW_SOURCE_DIR "/tests/bench/materials/programs.cu", &counts);
    RTcontext context = NULL;
    RTbuffer image;
    CHECK(rtContextCreate(&context));
    CHECK(rwContextSetDevice(context, device));
    CHECK(materials_create(context, source, &counts, size, size, &image));
    printf("%u programs\n", programs);
    launch(context, "first launch");
    launch(context, "second launch");
    printf("  sum of the picture %.6f\n", sum_of(context, image));
    if (stages) print_stages(context);
    CHECK(rtContextDestroy(context));
    free(source);
}

int main(int argc, char **argv)
{
    static const unsigned sizes[] = {15, 30, 60, 120};
    bool named = false;
    for (int i = 1; i < argc; i++) {
        if (!strcmp(argv[i], "--stages"))
            stages = true;
        else if (!strcmp(argv[i], "--device") && i + 1 < argc)
            device = argv[++i];
        else if (!strcmp(argv[i], "--picture") && i + 1 < argc)
            size = (unsigned)atoi(argv[++i]);
        else
            named = true, measure((unsigned)atoi(argv[i]));
    }
    for (size_t i = 0; !named && i < sizeof(sizes) / sizeof(sizes[0]); i++) measure(sizes[i]);
    return 0;
}
