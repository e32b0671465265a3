/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The last picture of "Ray Tracing in One Weekend", and how long it takes: sizes and samples are
 * those that renderers of this scene are compared with. The scene is in scene.c.
 */
#include "common/sample.h"
#include "one_weekend/scene.h"

int main(int argc, char **argv)
{
    struct one_weekend_options scene = {.fast_math = false};
    const struct sample_extra extras[] = {
        {"fast-math", NULL, "compile the programs with --use_fast_math", 0, &scene.fast_math},
        {"motion", NULL, "the small diffuse spheres rise", 0, &scene.motion},
        {"builder", "NAME", "builder of the tree: Trbvh, Sbvh, ...", 0, &scene.builder},
        {0},
    };
    struct sample_options options = {.width = 1280,
                                     .height = 720,
                                     .samples = 30,
                                     .frames = 1,
                                     .output = "one_weekend.png",
                                     .extras = extras};
    struct one_weekend one_weekend;
    sample_parse(argc, argv, "Raywright sample: the spheres of \"Ray Tracing in One Weekend\"",
                 &options);
    scene.programs = sample_find_programs(SAMPLE_PROGRAMS);
    scene.width = options.width;
    scene.height = options.height;
    scene.samples = options.samples;

    RTcontext context = sample_open(&options);
    SAMPLE_CHECK(context, one_weekend_create(context, &scene, &one_weekend));

    double milliseconds = sample_launch(context, 0, &options);
    sample_print_kernel(context);
    sample_print_speed("paths", milliseconds, sample_sum(context, one_weekend.ray_counts));
    sample_print_mean(context, one_weekend.image);
    sample_write_picture(context, one_weekend.image, options.output, 1.0);
    SAMPLE_CHECK(context, rtContextDestroy(context));
    return 0;
}
