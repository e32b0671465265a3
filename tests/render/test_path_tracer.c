/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The path tracer: grey meshes against plain C, the same picture in several launches as in one and
 * by every strategy, textures the right way up, meshes from files, the GPU against the CPU.
 */
#include "samples/path_tracer/demo.h"
#include "samples/path_tracer/scene.h"
#include "tests/render/path_tracer_reference.h"
#include "tests/render/support.h"

#define PROGRAMS RW_SOURCE_DIR "/samples/path_tracer/programs.cu"

enum { WIDTH = 40, HEIGHT = 30, PIXELS = WIDTH * HEIGHT, SAMPLES = 4 };

struct view {
    const char *device;
    const struct mesh *mesh;
    const struct texture *textures;
    bool grey, fast_math;
    unsigned pass; /* samples of a launch */
};

/* A picture of SAMPLES samples, to be freed; NULL: no such device. */
static float *render(const struct view *view)
{
    struct path_tracer_options options = {.programs = PROGRAMS,
                                          .fast_math = view->fast_math,
                                          .grey = view->grey,
                                          .width = WIDTH,
                                          .height = HEIGHT};
    struct path_tracer path_tracer;
    RTcontext context = render_context(view->device);
    if (!context) return NULL;
    path_tracer_frame(view->mesh, &options.camera);
    RENDER_CHECK(context,
                 path_tracer_create(context, &options, view->mesh, view->textures, &path_tracer));
    for (unsigned first = 0; first < SAMPLES; first += view->pass) {
        RENDER_CHECK(context, path_tracer_set_samples(context, first, view->pass));
        RENDER_CHECK(context, rtContextLaunch2D(context, 0, WIDTH, HEIGHT));
    }
    float *picture = render_read(context, path_tracer.image, PIXELS * 4 * sizeof(float));
    RENDER_CHECK(context, rtContextDestroy(context));
    return picture;
}

/* The grey demo on a device is that of plain C: one bit of difference can send a path elsewhere,
 * most pixels have none that matters. */
static bool is_reference(const char *device, bool fast_math)
{
    struct mesh mesh;
    struct camera camera;
    float wanted[PIXELS], all[PIXELS * 4];
    double mean[2] = {0};
    if (!path_tracer_demo(&mesh)) return false;
    const struct view view = {device, &mesh, NULL, true, fast_math, SAMPLES};
    float *found = render(&view);
    path_tracer_frame(&mesh, &camera);
    reference_paths(&mesh, &camera, WIDTH, HEIGHT, SAMPLES, wanted);
    for (size_t i = 0; i < PIXELS; i++) {
        for (size_t c = 0; c < 4; c++) all[i * 4 + c] = wanted[i];
        mean[0] += 255.0 / PIXELS * found[i * 4 + 1];
        mean[1] += 255.0 / PIXELS * wanted[i];
    }
    const size_t different = render_differences(found, all, PIXELS, 1.0f);
    printf("     %zu pixels differ, mean %.3f and %.3f\n", different, mean[0], mean[1]);
    free(found);
    mesh_free(&mesh);
    return different < PIXELS / 20 && fabs(mean[0] - mean[1]) < 0.3;
}

TEST(reference)
{
    CHECK(is_reference("cpu", false));
}

TEST(passes_and_strategies)
{
    struct mesh mesh;
    CHECK(path_tracer_demo(&mesh));
    struct view view = {"cpu", &mesh, NULL, false, false, SAMPLES};
    float *once = render(&view);
    static const char *const others[] = {"direct", "batch"};
    for (size_t i = 0; i < sizeof(others) / sizeof(others[0]); i++) {
        setenv("RW_STRATEGY", others[i], 1);
        float *other = render(&view);
        unsetenv("RW_STRATEGY");
        CHECK(!memcmp(once, other, PIXELS * 4 * sizeof(float)));
        free(other);
    }
    view.pass = 1;
    float *passes = render(&view);
    CHECK_EQ(render_differences(once, passes, PIXELS, 0.01f), 0);
    free(once);
    free(passes);
    mesh_free(&mesh);
}

/* ---- Textures ---- */

/* A square that looks towards the camera, with all of a picture on it: red and green above, blue
 * and black below. */
static float *render_square(const char *device)
{
    static float vertices[] = {-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, 1, 0};
    static float coordinates[] = {0, 0, 1, 0, 1, 1, 0, 1};
    static uint32_t triangles[] = {0, 1, 2, 0, 2, 3}, surface_of[] = {0, 0};
    static const unsigned char texels[] = {255, 0, 0,   255, 0, 255, 0, 255, /* upper row */
                                           0,   0, 255, 255, 0, 0,   0, 255};
    struct mesh_surface surface = {{1, 1, 1}, NULL};
    const struct mesh mesh = {4, 2, vertices, triangles, 1, &surface, surface_of, coordinates};
    const struct texture texture = {2, 2, texels};
    const struct view view = {device, &mesh, &texture, false, false, SAMPLES};
    return render(&view);
}

static bool textures_are_right(const char *device)
{
    float *picture = render_square(device);
    if (!picture) return false;
    const float *left = picture + (20 * WIDTH + 15) * 4, *right = left + 40;
    const float *low_left = picture + (10 * WIDTH + 15) * 4, *low_right = low_left + 40;
    bool good = left[0] > 0.2f && left[1] < left[0] / 2 && left[2] < left[0] / 2 &&
                right[1] > 0.2f && right[0] < right[1] / 2 && right[2] < right[1] / 2 &&
                low_left[2] > 0.2f && low_left[0] < low_left[2] / 2 &&
                low_left[1] < low_left[2] / 2 && low_right[0] < 0.2f && low_right[1] < 0.2f &&
                low_right[2] < 0.2f;
    free(picture);
    return good;
}

TEST(textures)
{
    CHECK(textures_are_right("cpu"));
}

/* ---- Files ---- */

static bool write_text(const char *file, const char *text)
{
    FILE *f = fopen(file, "w");
    return f && fputs(text, f) >= 0 && !fclose(f);
}

TEST(mesh_with_materials)
{
    struct mesh mesh;
    char why[MESH_WHY];
    CHECK(write_text("path-tracer-test.mtl",
                     "newmtl red\nKd 0.7 0.1 0.2\n"
                     "newmtl wood\nKd 0.5 0.5 0.5\nmap_Kd sub\\wood.png\n"));
    CHECK(write_text("path-tracer-test.obj", "mtllib path-tracer-test.mtl\n"
                                             "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\n"
                                             "vt 0.25 0\nvt 1 0\nvt 0 1\n"
                                             "usemtl red\nf 1/1 2/2 3/3\n"
                                             "usemtl wood\nf 1/1 2/2 4/3\n"));
    bool read = mesh_read("./path-tracer-test.obj", &mesh, why);
    remove("path-tracer-test.mtl");
    remove("path-tracer-test.obj");
    if (!read && strstr(why, "no assimp")) return;
    if (!read) puts(why);
    CHECK(read);
    CHECK_EQ(mesh.triangle_count, 2);
    CHECK(mesh.surfaces && mesh.surface_of && mesh.coordinates);
    const struct mesh_surface *first = &mesh.surfaces[mesh.surface_of[0]];
    const struct mesh_surface *second = &mesh.surfaces[mesh.surface_of[1]];
    CHECK(first->colour[0] == 0.7f && first->colour[2] == 0.2f && !first->texture);
    CHECK(second->texture && !strcmp(second->texture, "./sub/wood.png"));
    CHECK(mesh.coordinates[2 * mesh.triangles[3]] == 0.25f);
    mesh_free(&mesh);
}

TEST(mesh_without_materials)
{
    struct mesh mesh;
    char why[MESH_WHY];
    CHECK(write_text("path-tracer-test.obj", "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n"));
    bool read = mesh_read("path-tracer-test.obj", &mesh, why);
    remove("path-tracer-test.obj");
    if (!read && strstr(why, "no assimp")) return;
    CHECK(read && mesh.triangle_count == 1 && mesh.surface_count == 0 && !mesh.surface_of);
    mesh_free(&mesh);
    CHECK(!mesh_read("no-such.tri", &mesh, why));
    CHECK_CONTAINS(why, "reading the mesh no-such.tri: it cannot be opened");
}

/* ---- GPU ---- */

TEST(gpu_reference)
{
    CHECK(is_reference("cuda", false));
    CHECK(is_reference("cuda", true));
}

TEST(gpu_colours)
{
    struct mesh mesh;
    CHECK(path_tracer_demo(&mesh));
    struct view view = {"cuda", &mesh, NULL, false, false, 2};
    float *gpu = render(&view);
    view.device = "cpu";
    float *cpu = render(&view);
    CHECK(gpu && cpu && render_differences(gpu, cpu, PIXELS, 2.0f) < PIXELS / 10);
    CHECK(textures_are_right("cuda"));
    free(gpu);
    free(cpu);
    mesh_free(&mesh);
}

static const struct rw_test tests[] = {
    {"reference", test_reference},
    {"passes and strategies", test_passes_and_strategies},
    {"textures", test_textures},
    {"mesh with materials", test_mesh_with_materials},
    {"mesh without materials", test_mesh_without_materials},
};

static const struct rw_test gpu_tests[] = {
    {"gpu reference", test_gpu_reference},
    {"gpu colours", test_gpu_colours},
};

RENDER_MAIN(tests, gpu_tests)
