/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A viewer for meshes: a window in which the picture grows finer while the camera turns and objects
 * are moved, or with --headless a picture in a file. The scene is in scene.c, the window in
 * window.c.
 */
#include <stdio.h>
#include <stdlib.h>

#include "path_tracer/demo.h"
#include "viewer/window.h"

static void headless(struct viewer *v, const struct sample_options *options)
{
    RTcontext context = sample_open(options);
    SAMPLE_CHECK(context, viewer_create(v, context));
    SAMPLE_CHECK(context, viewer_set_size(v, options->width, options->height));
    v->denoised = options->samples; /* at the end alone */
    while (v->samples < options->samples) SAMPLE_CHECK(context, viewer_draw(v));
    v->denoised = 0;
    SAMPLE_CHECK(context, viewer_clean(v));
    sample_print_kernel(context);
    printf("objects  %u\n", v->object_count);
    sample_print_mean(context, viewer_shown(v));
    sample_write_picture(context, viewer_shown(v), options->output, 2.2);
    SAMPLE_CHECK(context, rtContextDestroy(context));
}

static void run(struct viewer *v, const struct sample_options *options, bool window)
{
    if (!window) {
        headless(v, options);
        return;
    }
#ifdef VIEWER_WINDOW
    viewer_window(v, options);
#else
    fprintf(stderr, "this viewer was built without GLFW; --headless writes a picture\n");
    exit(1);
#endif
}

int main(int argc, char **argv)
{
    bool no_window = false, noisy = false;
    const struct sample_extra extras[] = {
        {"headless", NULL, "no window: write the picture", 0, &no_window},
        {"noisy", NULL, "begin without the denoiser", 0, &noisy},
        {0},
    };
    struct sample_options options = {.width = 1024,
                                     .height = 768,
                                     .samples = 256,
                                     .frames = 1,
                                     .output = "viewer.png",
                                     .extras = extras,
                                     .file_name = "MESH"};
    struct mesh mesh;
    sample_parse(argc, argv, "Raywright sample: a viewer for a mesh (.tri, .obj, .ply, ...)",
                 &options);
    path_tracer_read(options.file, &mesh);
    struct texture *textures = surfaces_read(&mesh);
    struct viewer viewer = {.programs = sample_find_programs(SAMPLE_PROGRAMS),
                            .mesh = &mesh,
                            .textures = textures,
                            .denoise = !noisy};
    if (!viewer_prepare(&viewer)) {
        fprintf(stderr, "error: no memory for the scene\n");
        return 1;
    }
    run(&viewer, &options, !no_window);
    viewer_free(&viewer);
    surfaces_free(textures, &mesh);
    mesh_free(&mesh);
    return 0;
}
