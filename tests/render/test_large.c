/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A kernel that is so large that its programs stay functions and are emitted in parts: the same
 * picture as from one function, the same code from any number of threads, and from the disk cache.
 * Argument "cuda": the picture of a GPU. Needs NVRTC.
 */
#include <dirent.h>
#include <stdlib.h>
#include <unistd.h>

#include <jansson.h>

#include "compiler/compiler.h"
#include "runtime/launch/cache.h"
#include "tests/bench/materials/scene.h"
#include "tests/render/support.h"

enum { PROGRAMS = 26, SIDE = 48, PIXELS = SIDE * SIDE };

struct made {
    float *pixels;
    RWstatistics statistics;
    int parts, threads;
};

static char folder[64];

static int number(const json_t *report, const char *name)
{
    return (int)json_integer_value(json_object_get(report, name));
}

static struct made render(const char *device)
{
    const struct materials_counts counts = materials_counts(PROGRAMS);
    struct made made = {0};
    RTbuffer image;
    const char *report;
    RTcontext context = render_context(device);
    char *source = materials_source(RW_SOURCE_DIR "/tests/bench/materials/programs.cu", &counts);
    RENDER_CHECK(context, materials_create(context, source, &counts, SIDE, SIDE, &image));
    RENDER_CHECK(context, rtContextLaunch2D(context, 0, SIDE, SIDE));
    made.pixels = render_read(context, image, PIXELS * 4 * sizeof(float));
    RENDER_CHECK(context, rwContextGetReport(context, &report));
    RENDER_CHECK(context,
                 rwContextGetStatistics(context, sizeof(made.statistics), &made.statistics));
    json_t *root = json_loads(report, 0, NULL);
    made.parts = number(root, "parts");
    made.threads = number(root, "threads");
    json_decref(root);
    rtContextDestroy(context);
    free(source);
    return made;
}

/* Of the only file in the folder; with `remove` there is none afterwards. */
static struct rwc_kernel *cached_kernel(bool remove)
{
    char path[512];
    struct rwc_kernel *kernel = NULL;
    DIR *dir = opendir(folder);
    for (struct dirent *d; dir && (d = readdir(dir));) {
        snprintf(path, sizeof(path), "%s/%s", folder, d->d_name);
        FILE *file = d->d_name[0] != '.' ? fopen(path, "rb") : NULL;
        if (!file) continue;
        static char bytes[4 << 20];
        size_t size = fread(bytes, 1, sizeof(bytes), file);
        fclose(file);
        rwc_kernel_free(kernel);
        const size_t key = sizeof(struct rw_cache_key);
        kernel = size < key ? NULL : rwc_kernel_read(bytes + key, size - key);
        if (remove) unlink(path);
    }
    if (dir) closedir(dir);
    return kernel;
}

static struct made render_with(const char *threads, const char *strategy, const char *skip)
{
    setenv("RW_THREADS", threads, 1);
    setenv("RW_STRATEGY", strategy, 1);
    setenv("RW_SKIP_PASS", skip, 1);
    return render("cpu");
}

TEST(parts_and_threads)
{
    struct made one = render_with("1", "states", "");
    struct rwc_kernel *first = cached_kernel(true);
    struct made two = render_with("2", "states", "");
    struct rwc_kernel *second = cached_kernel(false);
    CHECK(one.parts >= 2);
    CHECK_EQ(one.threads, 1);
    CHECK_EQ(two.parts, one.parts);
    CHECK_EQ(two.threads, 2);
    CHECK(first && second);
    CHECK_EQ(first->code_size, second->code_size);
    CHECK(!memcmp(first->code, second->code, first->code_size));
    CHECK(!memcmp(one.pixels, two.pixels, PIXELS * 4 * sizeof(float)));
    rwc_kernel_free(first);
    rwc_kernel_free(second);
    free(one.pixels);
    free(two.pixels);
}

/* What the test before left is loaded; nothing is compiled. */
TEST(second_process)
{
    struct made made = render_with("2", "states", "");
    CHECK_EQ(made.statistics.kernelsCompiled, 0);
    CHECK_EQ(made.statistics.kernelsLoaded, 1);
    free(made.pixels);
    rwc_kernel_free(cached_kernel(true));
}

TEST(same_picture_as_one_function)
{
    static const char *const strategies[] = {"states", "direct", "batch"};
    for (size_t k = 0; k < sizeof(strategies) / sizeof(strategies[0]); k++) {
        struct made parts = render_with("2", strategies[k], "");
        struct made whole = render_with("2", strategies[k], "outline");
        CHECK(parts.parts >= 2);
        CHECK_EQ(whole.statistics.kernelsCompiled, 1);
        CHECK_EQ(render_differences(parts.pixels, whole.pixels, PIXELS, 0.1f), 0);
        free(parts.pixels);
        free(whole.pixels);
        rwc_kernel_free(cached_kernel(true));
    }
}

TEST(same_picture_on_the_gpu)
{
    struct made cpu = render_with("0", "states", "");
    struct made gpu = render("cuda");
    CHECK(render_differences(cpu.pixels, gpu.pixels, PIXELS, 3.0f) <= PIXELS / 100);
    free(cpu.pixels);
    free(gpu.pixels);
    rwc_kernel_free(cached_kernel(true));
}

static const struct rw_test cpu_tests[] = {
    {"parts and threads", test_parts_and_threads},
    {"second process", test_second_process},
    {"same picture as one function", test_same_picture_as_one_function},
};

static const struct rw_test gpu_tests[] = {
    {"same picture on the GPU", test_same_picture_on_the_gpu},
};

static int run(int argc, char **argv)
{
    if (argc < 2 || strcmp(argv[1], "cuda")) return RUN_TABLE(cpu_tests);
    RTcontext context = render_context("cuda");
    if (!context) SKIP("there is no GPU");
    rtContextDestroy(context);
    return RUN_TABLE(gpu_tests);
}

int main(int argc, char **argv)
{
    strcpy(folder, "/tmp/rw_large_XXXXXX");
    if (!mkdtemp(folder)) return 1;
    setenv("RW_CACHE_DIR", folder, 1);
    int result = run(argc, argv);
    for (int k = 0; k < 4; k++) rwc_kernel_free(cached_kernel(true));
    rmdir(folder);
    return result;
}
