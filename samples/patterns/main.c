/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Balls whose colours are callable programs, two of which raise exceptions; with --pixel the ray
 * programs print what they do there. The scene is in scene.c.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "common/sample.h"
#include "patterns/scene.h"

static void print_troubles(RTcontext context, RTbuffer buffer)
{
    void *memory;
    SAMPLE_CHECK(context, rtBufferMap(buffer, &memory));
    const unsigned *counts = memory;
    printf("caught   %u pixels outside the palette, %u worn through, %u others\n",
           counts[PATTERNS_OUTSIDE], counts[PATTERNS_WORN], counts[PATTERNS_OTHER]);
    SAMPLE_CHECK(context, rtBufferUnmap(buffer));
}

/* The pixel that --pixel names, whole and within the picture; its rows go down as in the file. */
static void set_pixel(const float pixel[2], struct patterns_options *scene)
{
    scene->print_x = scene->print_y = -1;
    if (isnan(pixel[0])) return;
    const bool inside = pixel[0] >= 0 && pixel[0] < (float)scene->width && pixel[1] >= 0 &&
                        pixel[1] < (float)scene->height;
    if (!inside) {
        fprintf(stderr, "--pixel \"%g,%g\": outside the picture of %ux%u\n", pixel[0], pixel[1],
                scene->width, scene->height);
        exit(2);
    }
    scene->print_x = (int)pixel[0];
    scene->print_y = (int)scene->height - 1 - (int)pixel[1];
}

int main(int argc, char **argv)
{
    struct patterns_options scene = {.unchecked = false};
    float pixel[2] = {NAN, NAN};
    const struct sample_extra extras[] = {
        {"pixel", "X,Y", "print what happens there, 0,0 at the top left", 2, pixel},
        {"unchecked", NULL, "switch exceptions off", 0, &scene.unchecked},
        {0},
    };
    struct sample_options options = {.width = 800,
                                     .height = 450,
                                     .samples = 4,
                                     .frames = 1,
                                     .output = "patterns.png",
                                     .extras = extras};
    struct patterns patterns;
    sample_parse(argc, argv, "Raywright sample: callable programs, exceptions, rtPrintf", &options);
    scene.programs = sample_find_programs(SAMPLE_PROGRAMS);
    scene.width = options.width;
    scene.height = options.height;
    scene.samples = options.samples;
    set_pixel(pixel, &scene);

    RTcontext context = sample_open(&options);
    SAMPLE_CHECK(context, patterns_create(context, &scene, &patterns));

    double milliseconds = sample_launch(context, 0, &options);
    sample_print_kernel(context);
    sample_print_speed("rays", milliseconds, sample_sum(context, patterns.ray_counts));
    print_troubles(context, patterns.troubles);
    sample_print_mean(context, patterns.image);
    sample_write_picture(context, patterns.image, options.output, 2.2);
    SAMPLE_CHECK(context, rtContextDestroy(context));
    return 0;
}
