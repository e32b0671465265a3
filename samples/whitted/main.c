/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Recursive ray tracing as in Whitted's picture of 1980: sets up a context, launches, reads the
 * picture and the number of rays back, and tells what the kernel is like. The scene is in scene.c.
 */
#include "common/sample.h"
#include "whitted/scene.h"

int main(int argc, char **argv)
{
    struct sample_options options = {
        .width = 800, .height = 600, .samples = 4, .frames = 1, .output = "whitted.png"};
    struct whitted whitted;
    sample_parse(argc, argv, "Raywright sample: recursive mirrors, glass and coloured shadows",
                 &options);

    RTcontext context = sample_open(&options);
    SAMPLE_CHECK(context, whitted_create(context, sample_find_programs(SAMPLE_PROGRAMS),
                                         options.width, options.height, options.samples, &whitted));

    double milliseconds = sample_launch(context, 0, &options);
    sample_print_kernel(context);
    sample_print_speed("camera", milliseconds, sample_sum(context, whitted.ray_counts));
    sample_write_picture(context, whitted.image, options.output, 1.0);
    SAMPLE_CHECK(context, rtContextDestroy(context));
    return 0;
}
