/* SPDX-License-Identifier: Apache-2.0 */
/*
 * See tune_scenes.h. A mesh is looked at as the first camera in cameras.json beside it does, as for
 * scripts/compare-programs; else from outside.
 */
#include "tests/bench/tune_scenes.h"

#include <jansson.h>
#include <stdio.h>
#include <string.h>

#include "cornell/scene.h"
#include "loop/scene.h"
#include "one_weekend/scene.h"
#include "path_tracer/demo.h"
#include "path_tracer/scene.h"
#include "whitted/scene.h"

#define PROGRAMS(sample) RW_SOURCE_DIR "/samples/" sample "/programs.cu"

static RTresult create_whitted(RTcontext context, const struct bench_scene *s, RTbuffer *image)
{
    struct whitted out;
    RTresult result = whitted_create(context, PROGRAMS("whitted"), s->width, s->height, 4, &out);
    *image = out.image;
    return result;
}

static RTresult create_cornell(RTcontext context, const struct bench_scene *s, RTbuffer *image)
{
    struct cornell out;
    RTresult result =
        cornell_create(context, PROGRAMS("cornell"), s->width, s->height, 16, true, &out);
    *image = out.image;
    return result;
}

static RTresult create_loop(RTcontext context, const struct bench_scene *s, RTbuffer *image)
{
    struct loop out;
    RTresult result = loop_create(context, PROGRAMS("loop"), s->width, s->height, 4, 4, &out);
    *image = out.image;
    return result;
}

static RTresult create_one_weekend(RTcontext context, const struct bench_scene *s, RTbuffer *image)
{
    struct one_weekend out;
    const struct one_weekend_options options = {
        .programs = PROGRAMS("one_weekend"), .width = s->width, .height = s->height, .samples = 10};
    RTresult result = one_weekend_create(context, &options, &out);
    *image = out.image;
    return result;
}

/* ---- the path tracer ---- */

static void read_vector(const json_t *camera, const char *key, float out[3])
{
    for (size_t k = 0; k < 3; k++)
        out[k] = (float)json_number_value(json_array_get(json_object_get(camera, key), k));
}

static void set_camera(const char *file, const struct mesh *mesh, struct camera *c)
{
    char path[512], name[128];
    const char *slash = strrchr(file, '/'), *base = slash ? slash + 1 : file;
    path_tracer_frame(mesh, c);
    snprintf(path, sizeof(path), "%.*scameras.json", (int)(base - file), file);
    snprintf(name, sizeof(name), "%.*s", (int)strcspn(base, "."), base);
    json_t *all = json_load_file(path, 0, NULL);
    const json_t *of = json_object_get(json_object_get(all, name), "cameras");
    const json_t *camera = json_array_get(of, 0);
    if (camera) {
        read_vector(camera, "eye", c->eye);
        read_vector(camera, "look_at", c->look_at);
        read_vector(camera, "up", c->up);
        c->fov = (float)json_number_value(json_object_get(camera, "vfov_deg"));
    }
    json_decref(all);
}

static RTresult create_mesh(RTcontext context, const struct bench_scene *s, RTbuffer *image)
{
    char why[MESH_WHY] = "no memory";
    struct mesh mesh;
    struct path_tracer out;
    struct path_tracer_options options = {
        .programs = PROGRAMS("path_tracer"), .grey = true, .width = s->width, .height = s->height};
    bool is_demo = !strcmp(s->name, "stair");
    if (is_demo ? !path_tracer_demo(&mesh) : !mesh_read(s->name, &mesh, why)) {
        fprintf(stderr, "bench.tune: %s: %s\n", s->name, why);
        return RT_ERROR_FILE_NOT_FOUND;
    }
    if (is_demo)
        path_tracer_frame(&mesh, &options.camera);
    else
        set_camera(s->name, &mesh, &options.camera);
    RTresult result = path_tracer_create(context, &options, &mesh, NULL, &out);
    if (!result) result = path_tracer_set_samples(context, 0, 4);
    mesh_free(&mesh);
    *image = out.image;
    return result;
}

RTresult bench_scene_create(RTcontext context, const struct bench_scene *scene, RTbuffer *image)
{
    static const struct {
        const char *name;
        RTresult (*create)(RTcontext, const struct bench_scene *, RTbuffer *);
    } samples[] = {{"whitted", create_whitted},
                   {"cornell", create_cornell},
                   {"loop", create_loop},
                   {"one_weekend", create_one_weekend}};
    for (size_t k = 0; k < sizeof(samples) / sizeof(samples[0]); k++)
        if (!strcmp(samples[k].name, scene->name)) return samples[k].create(context, scene, image);
    return create_mesh(context, scene, image);
}
