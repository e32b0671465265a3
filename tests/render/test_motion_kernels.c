/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Where nothing moves the kernel is, to the byte, what it is in a context in which nothing ever
 * did; and none of the code for what moves is in it, which is smaller for that.
 *     render.motion_kernels [cuda | cpu]     or RW_DEVICE
 */
#include <glob.h>

#include "tests/folder.h"
#include "tests/render/motion_graph.h"

static const char *device = "cpu";
static char folder[] = "/tmp/rw-kernels-XXXXXX";

static struct motion_scene scene;
static struct motion_ray rays[MOTION_RAYS];

static const struct moving still = {1, 0, 1, false, false};
static const struct moving three = {3, 0, 1, false, false};

/* The kernel of the last launch as it went to the back end; to be freed. */
static char *read_kernel(void)
{
    char path[128];
    glob_t found;
    long size;
    snprintf(path, sizeof path, "%s/*-optimise.ll", folder);
    if (glob(path, 0, NULL, &found) || found.gl_pathc != 1) exit(1);
    snprintf(path, sizeof path, "%s", found.gl_pathv[0]);
    globfree(&found);
    FILE *file = fopen(path, "rb");
    if (!file || fseek(file, 0, SEEK_END) || (size = ftell(file)) <= 0) exit(1);
    char *text = calloc((size_t)size + 1, 1);
    rewind(file);
    if (!text || fread(text, 1, (size_t)size, file) != (size_t)size) exit(1);
    fclose(file);
    remove(path);
    return text;
}

/* With one number of steps and then with another. */
static void launch(struct moving first, struct moving second, char **kernel, char **later)
{
    struct motion_graph g;
    motion_make_shapes(&scene, true, false, first);
    motion_make_rays(rays);
    motion_open(&g, &scene, device);
    free(motion_run(&g, rays));
    *kernel = read_kernel();
    scene.moving = second;
    RENDER_CHECK(g.context, rtGeometryTrianglesSetMotionSteps(g.triangles, second.keys));
    motion_place_vertices(&g, &scene);
    RENDER_CHECK(g.context, rtAccelerationMarkDirty(g.acceleration));
    free(motion_run(&g, rays));
    *later = read_kernel();
    rtContextDestroy(g.context);
}

TEST(same_where_nothing_moves)
{
    char *stands, *begins, *moves, *stops;
    launch(still, three, &stands, &begins);
    launch(three, still, &moves, &stops);
    CHECK(!strcmp(stands, stops));
    CHECK(!strcmp(moves, begins));
    CHECK(strlen(moves) > strlen(stands) + 1000);
    free(stands);
    free(begins);
    free(moves);
    free(stops);
}

int main(int argc, char **argv)
{
    static const struct rw_test tests[] = {
        {"same where nothing moves", test_same_where_nothing_moves}};
    const char *wanted = getenv("RW_DEVICE");
    if (wanted && *wanted) device = wanted;
    if (argc > 1) device = argv[1];
    if (!mkdtemp(folder)) return 1;
    setenv("RW_DUMP_DIR", folder, 1);
    setenv("RW_CACHE_DIR", "off", 1);
    const int result = RUN_TABLE(tests);
    return rw_remove_folder(folder) ? result : 1;
}
