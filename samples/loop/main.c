/* SPDX-License-Identifier: Apache-2.0 */
/*
 * rtTrace in loops: launches two entry points of one context, soft shadows and depth complexity,
 * writes a picture of each, and tells how many rays they traced. The scene is in scene.c.
 */
#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "common/sample.h"
#include "loop/scene.h"

/* "dir/loop.png" becomes "dir/loop-layers.png". */
static void name_second(const char *first, char *out, size_t size)
{
    const char *slash = strrchr(first, '/'), *dot = strrchr(first, '.');
    size_t stem = dot && (!slash || dot > slash) ? (size_t)(dot - first) : strlen(first);
    snprintf(out, size, "%.*s-layers%s", (int)stem, first, first + stem);
}

static void run(RTcontext context, unsigned entry, const char *what, const struct loop *loop,
                const struct sample_options *options, const char *output)
{
    double milliseconds = sample_launch(context, entry, options);
    sample_print_kernel(context);
    sample_print_speed(what, milliseconds, sample_sum(context, loop->traces));
    sample_write_picture(context, loop->image, output, 1.0);
}

int main(int argc, char **argv)
{
    struct sample_options options = {
        .width = 800, .height = 600, .samples = 9, .frames = 1, .output = "loop.png"};
    struct loop loop;
    char second[PATH_MAX];
    unsigned grid = 1;
    sample_parse(argc, argv,
                 "Raywright sample: rtTrace in loops, soft shadows and depth complexity", &options);
    while (grid * grid < options.samples) grid++;
    name_second(options.output, second, sizeof(second));

    RTcontext context = sample_open(&options);
    SAMPLE_CHECK(context, loop_create(context, sample_find_programs(SAMPLE_PROGRAMS), options.width,
                                      options.height, options.samples, grid, &loop));
    run(context, LOOP_SHADE, "shade", &loop, &options, options.output);
    run(context, LOOP_LAYERS, "layers", &loop, &options, second);
    SAMPLE_CHECK(context, rtContextDestroy(context));
    return 0;
}
