/* SPDX-License-Identifier: Apache-2.0 */
/* Cameras, and the rays that the simulator looks at. */
#define STUDY_HOST
#include "programs/study/host.h"
#include "programs/study/rays.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>

#include "tools/command.h"
#include "tools/study/study.h"

const char *const study_ray_names[STUDY_RAY_KINDS] = {"primary", "ao", "diffuse"};

/* ---- views ---- */

static bool read_vector(const json_t *json, const char *name, float out[3])
{
    const json_t *array = json_object_get(json, name);
    if (json_array_size(array) != 3) return false;
    for (size_t k = 0; k < 3; k++) out[k] = (float)json_number_value(json_array_get(array, k));
    return true;
}

static bool read_view(const json_t *json, struct study_view *out)
{
    const char *name = json_string_value(json_object_get(json, "name"));
    snprintf(out->name, sizeof(out->name), "%s", name ? name : "view");
    out->vfov = (float)json_number_value(json_object_get(json, "vfov_deg"));
    return read_vector(json, "eye", out->eye) && read_vector(json, "look_at", out->look_at) &&
           read_vector(json, "up", out->up) && out->vfov > 0 && out->vfov < 180;
}

/* From a corner of the scene's box towards its middle. */
static void view_all(const struct mesh *mesh, struct study_view *out)
{
    float low[3], high[3];
    mesh_bounds(mesh, low, high);
    *out = (struct study_view){.name = "all", .up = {0, 1, 0}, .vfov = 60};
    for (int k = 0; k < 3; k++) {
        out->look_at[k] = (low[k] + high[k]) / 2;
        out->eye[k] = high[k] + (high[k] - low[k]) * 0.3f;
    }
}

unsigned study_find_views(const char *file, const char *scene, const struct mesh *mesh,
                          struct study_view *out, unsigned most)
{
    json_error_t error;
    json_t *all = file ? json_load_file(file, 0, &error) : NULL, *view;
    const json_t *views = json_object_get(json_object_get(all, scene), "cameras");
    unsigned count = 0;
    size_t k;
    if (file && !all) {
        rw_fail("study", "reading the views of %s: line %d: %s", file, error.line, error.text);
        return 0;
    }
    json_array_foreach (views, k, view) {
        if (count == most) break;
        if (!read_view(view, &out[count++])) {
            rw_fail("study",
                    "reading the views of %s: view %zu of %s lacks eye, look_at, up or vfov_deg",
                    file, k, scene);
            count = 0;
            break;
        }
    }
    bool none = !json_array_size(views);
    json_decref(all);
    if (none) view_all(mesh, &out[count++]);
    return count;
}

/* ---- cameras ---- */

static void cross(const float a[3], const float b[3], float out[3])
{
    for (int k = 0; k < 3; k++)
        out[k] = a[(k + 1) % 3] * b[(k + 2) % 3] - a[(k + 2) % 3] * b[(k + 1) % 3];
}

static void normalize(float v[3])
{
    float length = sqrtf(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
    for (int k = 0; k < 3; k++) v[k] /= length;
}

static float extent_of(const struct mesh *mesh)
{
    float low[3], high[3], most = 0;
    mesh_bounds(mesh, low, high);
    for (int k = 0; k < 3; k++) most = fmaxf(most, high[k] - low[k]);
    return most;
}

void study_set_camera(const struct study_view *view, const struct mesh *mesh, unsigned width,
                      unsigned height, struct study_camera *out)
{
    float forward[3], right[3], up[3], extent = extent_of(mesh);
    float half = tanf(view->vfov * 3.14159265f / 360.0f), aspect = (float)width / (float)height;
    for (int k = 0; k < 3; k++) forward[k] = view->look_at[k] - view->eye[k];
    normalize(forward);
    cross(forward, view->up, right);
    normalize(right);
    cross(right, forward, up);
    *out = (struct study_camera){
        .near = extent * 1e-5f, .far = extent * 10, .width = width, .height = height};
    for (int k = 0; k < 3; k++) {
        out->eye[k] = view->eye[k];
        out->across[k] = 2 * half * aspect * right[k];
        out->down[k] = -2 * half * up[k];
        out->corner[k] = forward[k] - (out->across[k] + out->down[k]) / 2;
    }
}

/* ---- sequences of operations ---- */

struct sampling {
    const struct study_tree *tree;
    const struct study_camera *camera;
    enum study_rays kind;
    struct study_dump *dump, *first; /* of the rays from the camera, when others are wanted */
};

static float length_of(const struct sampling *s)
{
    const struct study_camera *c = s->camera;
    return s->kind == STUDY_AO ? c->far / 10 * STUDY_AO_LENGTH : c->far;
}

/* False without memory. */
static bool add_bounces(const struct sampling *s, unsigned pixel, const float ray[8],
                        const float hit[4])
{
    float normal[3], bounce[8], ignored[4];
    uint32_t triangle;
    if (hit[0] < 0) return true;
    memcpy(&triangle, &hit[1], sizeof(triangle));
    memcpy(normal, s->tree->triangles + 12 * (size_t)triangle, sizeof(normal));
    for (unsigned k = 0; k < STUDY_SAMPLES; k++) {
        study_bounce_ray(ray, hit[0], normal, pixel, k, s->camera->near, length_of(s), bounce);
        if (!study_dump_ray(s->dump, s->tree, bounce, s->kind == STUDY_AO, ignored)) return false;
    }
    return true;
}

static bool add_pixel(const struct sampling *s, unsigned pixel)
{
    float ray[8], hit[4];
    if (!study_camera_ray(s->camera, pixel, ray)) return true;
    if (s->kind == STUDY_PRIMARY) return study_dump_ray(s->dump, s->tree, ray, false, hit);
    s->first->ray_count = 0;
    s->first->op_count = 0;
    return study_dump_ray(s->first, s->tree, ray, false, hit) && add_bounces(s, pixel, ray, hit);
}

static unsigned curve_length(const struct study_camera *c)
{
    unsigned side = 1;
    while (side < c->width || side < c->height) side *= 2;
    return side * side;
}

bool study_dump_view(const struct study_tree *tree, const struct study_camera *camera,
                     enum study_rays kind, uint32_t rays, struct study_dump *out)
{
    struct study_dump first;
    struct sampling s = {tree, camera, kind, out, &first};
    unsigned pixels = kind == STUDY_PRIMARY ? STUDY_CHUNK : STUDY_CHUNK / STUDY_SAMPLES;
    unsigned all = curve_length(camera), chunks = (rays + STUDY_CHUNK - 1) / STUDY_CHUNK;
    if (chunks > all / pixels) chunks = all / pixels ? all / pixels : 1;
    bool ok = study_open_dump(out, chunks * STUDY_CHUNK) && study_open_dump(&first, 1);
    for (unsigned k = 0; ok && k < chunks; k++) {
        unsigned begin = (unsigned)((uint64_t)k * (all / pixels) / chunks) * pixels;
        for (unsigned p = 0; ok && p < pixels; p++) ok = add_pixel(&s, begin + p);
    }
    study_free_dump(&first);
    if (!ok) study_free_dump(out);
    return ok;
}
