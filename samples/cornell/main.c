/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A path tracer: the room is lit by one lamp and by its own walls. Each launch draws the same
 * random numbers, so the picture is the same each time. The scene is in scene.c.
 */
#include "common/sample.h"
#include "cornell/scene.h"

int main(int argc, char **argv)
{
    struct sample_options options = {
        .width = 512, .height = 512, .samples = 64, .frames = 1, .output = "cornell.png"};
    struct cornell cornell;
    sample_parse(argc, argv, "Raywright sample: a path tracer in a loop", &options);

    RTcontext context = sample_open(&options);
    SAMPLE_CHECK(context,
                 cornell_create(context, sample_find_programs(SAMPLE_PROGRAMS), options.width,
                                options.height, options.samples, true, &cornell));

    double milliseconds = sample_launch(context, 0, &options);
    sample_print_kernel(context);
    sample_print_speed("paths", milliseconds, sample_sum(context, cornell.ray_counts));
    sample_write_picture(context, cornell.image, options.output, 2.2);
    SAMPLE_CHECK(context, rtContextDestroy(context));
    return 0;
}
