/* SPDX-License-Identifier: Apache-2.0 */
/* Draws a tree whose leaves are squares with pictures on them. The scene is in scene.c. */
#include <stdio.h>
#include <stdlib.h>

#include "common/sample.h"
#include "foliage/scene.h"

int main(int argc, char **argv)
{
    struct sample_options options = {
        .width = 800, .height = 600, .samples = 16, .frames = 1, .output = "foliage.png"};
    struct foliage foliage;
    struct plant plant;
    sample_parse(argc, argv, "Raywright sample: leaves of textured triangles with holes", &options);
    const struct foliage_options scene = {.programs = sample_find_programs(SAMPLE_PROGRAMS),
                                          .width = options.width,
                                          .height = options.height,
                                          .samples = options.samples};
    if (!plant_grow(&plant)) {
        fprintf(stderr, "error: no memory for the tree\n");
        exit(1);
    }

    RTcontext context = sample_open(&options);
    SAMPLE_CHECK(context, foliage_create(context, &scene, &plant, &foliage));

    double milliseconds = sample_launch(context, 0, &options);
    printf("plant    %u triangles\n", plant.triangle_count);
    sample_print_kernel(context);
    sample_print_speed("paths", milliseconds, sample_sum(context, foliage.ray_counts));
    sample_print_mean(context, foliage.image);
    sample_write_picture(context, foliage.image, options.output, 2.2);
    SAMPLE_CHECK(context, rtContextDestroy(context));
    plant_free(&plant);
    return 0;
}
