/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A path tracer for any mesh. The picture is made in several launches, with a bar that tells how
 * far it is; or, with --frames, all at once and as often as asked, which is how renderers are
 * compared. The scene is in scene.c, the mesh without a file in demo.c.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "common/sample.h"
#include "path_tracer/demo.h"
#include "path_tracer/scene.h"
#include "path_tracer/surfaces.h"

enum { MOST_PASSES = 40 };

/* What the command line says of the camera; NaN where it says nothing. */
struct request {
    struct camera camera;
    bool progress;
};

static void set_camera(const struct mesh *mesh, const struct camera *asked, struct camera *out)
{
    path_tracer_frame(mesh, out);
    if (!isnan(asked->eye[0])) memcpy(out->eye, asked->eye, sizeof(out->eye));
    if (!isnan(asked->look_at[0])) memcpy(out->look_at, asked->look_at, sizeof(out->look_at));
    if (!isnan(asked->up[0])) memcpy(out->up, asked->up, sizeof(out->up));
    if (!isnan(asked->fov)) out->fov = asked->fov;
}

static void show_progress(unsigned done, unsigned all)
{
    enum { WIDTH = 40 };
    char bar[WIDTH + 1];
    const unsigned filled = (unsigned)((unsigned long long)done * WIDTH / all);
    memset(bar, '.', WIDTH);
    memset(bar, '#', filled);
    bar[WIDTH] = '\0';
    fprintf(stderr, "\r[%s] %3llu %%, %u of %u samples%s", bar, 100ull * done / all, done, all,
            done == all ? "\n" : "");
}

/* Launches until all samples are taken; gives the sum of the kernel times, in ms. */
static double take_samples(RTcontext context, const struct sample_options *options, bool progress)
{
    const unsigned pass = (options->samples + MOST_PASSES - 1) / MOST_PASSES;
    double sum = 0.0, milliseconds;
    for (unsigned first = 0; first < options->samples; first += pass) {
        const unsigned left = options->samples - first, count = left < pass ? left : pass;
        if (progress) show_progress(first, options->samples);
        SAMPLE_CHECK(context, path_tracer_set_samples(context, first, count));
        SAMPLE_CHECK(context, rtContextLaunch2D(context, 0, options->width, options->height));
        SAMPLE_CHECK(context, rwContextGetKernelTime(context, &milliseconds));
        sum += milliseconds;
    }
    if (progress) show_progress(options->samples, options->samples);
    return sum;
}

static double render(RTcontext context, const struct sample_options *options, bool progress)
{
    if (options->frames == 0) return take_samples(context, options, progress);
    SAMPLE_CHECK(context, path_tracer_set_samples(context, 0, options->samples));
    return sample_launch(context, 0, options);
}

static void run(const struct sample_options *options, const struct path_tracer_options *scene,
                const struct mesh *mesh, bool progress)
{
    struct path_tracer path_tracer;
    struct texture *textures = surfaces_read(mesh);
    RTcontext context = sample_open(options);
    SAMPLE_CHECK(context, path_tracer_create(context, scene, mesh, textures, &path_tracer));
    surfaces_free(textures, mesh);

    double milliseconds = render(context, options, progress);
    printf("mesh     %u triangles, %u surfaces\n", mesh->triangle_count, mesh->surface_count);
    sample_print_kernel(context);
    sample_print_speed("paths", milliseconds, sample_sum(context, path_tracer.ray_counts));
    sample_print_mean(context, path_tracer.image);
    sample_write_picture(context, path_tracer.image, options->output, 2.2);
    SAMPLE_CHECK(context, rtContextDestroy(context));
}

int main(int argc, char **argv)
{
    struct request asked = {.camera = {{NAN}, {NAN}, {NAN}, NAN}, .progress = isatty(2)};
    struct path_tracer_options scene = {.fast_math = false};
    const struct sample_extra extras[] = {
        {"eye", "X,Y,Z", "where the camera is", 3, asked.camera.eye},
        {"look-at", "X,Y,Z", "what is in the middle of the picture", 3, asked.camera.look_at},
        {"up", "X,Y,Z", "what is up; now 0,1,0", 3, asked.camera.up},
        {"fov", "D", "vertical field of view in degrees; now 40", 1, &asked.camera.fov},
        {"grey", NULL, "leave out colours and textures of the mesh", 0, &scene.grey},
        {"fast-math", NULL, "compile the programs with --use_fast_math", 0, &scene.fast_math},
        {"builder", "NAME", "builder of the tree: Trbvh, Sbvh, ...", 0, &scene.builder},
        {"progress", NULL, "show the bar, which terminals get anyway", 0, &asked.progress},
        {0},
    };
    struct sample_options options = {.width = 1024,
                                     .height = 768,
                                     .samples = 8,
                                     .frames = 0,
                                     .output = "path_tracer.png",
                                     .extras = extras,
                                     .file_name = "MESH"};
    struct mesh mesh;
    sample_parse(argc, argv, "Raywright sample: a path tracer for a mesh (.tri, .obj, .ply, ...)",
                 &options);
    path_tracer_read(options.file, &mesh);
    scene.programs = sample_find_programs(SAMPLE_PROGRAMS);
    scene.width = options.width;
    scene.height = options.height;
    set_camera(&mesh, &asked.camera, &scene.camera);
    run(&options, &scene, &mesh, asked.progress);
    mesh_free(&mesh);
    return 0;
}
