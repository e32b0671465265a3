/* SPDX-License-Identifier: Apache-2.0 */
/* The samples as programs: what they do with right and with wrong options. */
#include <sys/wait.h>

#include "common/sample.h"
#include "tests/render/support.h"

#define PICTURE "samples-test.png"
#define PICTURE_LAYERS "samples-test-layers.png" /* the second of the loop sample */

/* Runs a sample through the shell; what it prints, errors included, is left in `out`. */
static int run(const char *sample, const char *options, char *out, size_t size)
{
    char command[1024];
    snprintf(command, sizeof(command), "%s/%s %s 2>&1", RW_SAMPLES_DIR, sample, options);
    FILE *pipe = popen(command, "r");
    if (!pipe) return -1;
    size_t length = fread(out, 1, size - 1, pipe);
    out[length] = 0;
    int status = pclose(pipe);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

/* The first ones tell how fast they were; the last needs a compiler of C++. */
static const char *const samples[] = {"whitted",     "loop",        "cornell",
                                      "one_weekend", "path_tracer", "foliage",
                                      "patterns",    "progress",    "embed",
#ifdef RW_HAVE_CLASSIC
                                      "classic"
#endif
};
enum { SAMPLES = sizeof(samples) / sizeof(samples[0]), TIMED = 7 };

TEST(wrong_options)
{
    static const struct {
        const char *options, *message;
    } wrong[] = {
        {"--size 640", "--size \"640\": not WxH"},
        {"--size 640x", "--size \"640x\": not WxH"},
        {"--size 0x4", "--size \"0x4\": not WxH"},
        {"--size 4x4x4", "--size \"4x4x4\": not WxH"},
        {"--size 99999x4", "--size \"99999x4\": not WxH"},
        {"--samples -3", "--samples \"-3\": not a number from 1"},
        {"--samples 3k", "--samples \"3k\": not a number from 1"},
        {"--frames 99999999999999999999", "not a number from 1"},
        {"--device gpu", "--device \"gpu\": not auto, cuda"},
        {"--colour", "\"--colour\": there is no such option"},
        {"-x", "\"-x\": there is no such option"},
        {"-o", "\"-o\": its value is missing"},
        {"--size", "\"--size\": its value is missing"},
    };
    char out[4096];
    for (size_t s = 0; s < SAMPLES; s++)
        for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++) {
            CHECK_EQ(run(samples[s], wrong[i].options, out, sizeof(out)), 2);
            CHECK_CONTAINS(out, wrong[i].message);
        }
}

/* Options and arguments that not all samples have. */
TEST(wrong_arguments)
{
    static const struct {
        const char *sample, *options, *message;
    } wrong[] = {
        {"whitted", "picture.png", "\"picture.png\": samples take only options"},
        {"whitted", "--fast-math", "\"--fast-math\": there is no such option"},
        {"one_weekend", "picture.png", "\"picture.png\": samples take only options"},
        {"one_weekend", "--builder", "\"--builder\": its value is missing"},
        {"path_tracer", "a.tri b.tri", "\"b.tri\": there is one file already"},
        {"path_tracer", "--eye 1,2", "--eye \"1,2\": not 3 numbers"},
        {"path_tracer", "--eye 1,2,3,4", "--eye \"1,2,3,4\": not 3 numbers"},
        {"path_tracer", "--up 1,,3", "--up \"1,,3\": not 3 numbers"},
        {"path_tracer", "--up 1,inf,3", "--up \"1,inf,3\": not 3 numbers"},
        {"path_tracer", "--fov wide", "--fov \"wide\": not a number"},
        {"patterns", "--pixel 1", "--pixel \"1\": not 2 numbers"},
        {"patterns", "--size 8x6 --pixel 8,0", "--pixel \"8,0\": outside the picture of 8x6"},
    };
    char out[4096];
    for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++) {
        CHECK_EQ(run(wrong[i].sample, wrong[i].options, out, sizeof(out)), 2);
        CHECK_CONTAINS(out, wrong[i].message);
    }
    CHECK_EQ(run("path_tracer", "no-such.tri", out, sizeof(out)), 1);
    CHECK_CONTAINS(out, "reading the mesh no-such.tri: it cannot be opened");
}

/* The bar ends at the last sample; without --progress a pipe gets none. */
TEST(progress)
{
    char out[16384];
    int status = run("path_tracer", "--device cpu --size 8x6 --samples 50 --progress -o " PICTURE,
                     out, sizeof(out));
    if (strstr(out, "NVRTC")) SKIP(out);
    CHECK_EQ(status, 0);
    CHECK_CONTAINS(out, "[....................");
    CHECK_CONTAINS(out, "100 %, 50 of 50 samples\n");
    CHECK_EQ(run("path_tracer", "--device cpu --size 8x6 -o " PICTURE, out, sizeof(out)), 0);
    CHECK(!strstr(out, "of 8 samples"));
    remove(PICTURE);
}

/* Is the file a PNG of this size? The header's numbers are big-endian. */
static bool is_png(const char *file, unsigned width, unsigned height)
{
    unsigned char head[24] = {0};
    FILE *f = fopen(file, "rb");
    if (!f) return false;
    size_t length = fread(head, 1, sizeof(head), f);
    fclose(f);
    return length == sizeof(head) && !memcmp(head, "\x89PNG", 4) &&
           head[18] * 256u + head[19] == width && head[22] * 256u + head[23] == height;
}

/* Ctrl-C ends the sample in time, and leaves a picture; other samples would end without. */
TEST(interrupted)
{
    char out[16384];
    const char *options = "--device cpu --size 640x480 --samples 4096 -o " PICTURE " 2>&1 & "
                          "for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do "
                          "sleep 0.5; test -s " PICTURE " && break; done; "
                          "sleep 0.3; kill -INT $!; wait $!";
    remove(PICTURE);
    int status = run("progress", options, out, sizeof(out));
    if (strstr(out, "NVRTC")) SKIP(out);
    CHECK_EQ(status, 130);
    CHECK_CONTAINS(out, "drawn");
    CHECK(!strstr(out, "100 %"));
    CHECK(is_png(PICTURE, 640, 480));
    remove(PICTURE);
}

TEST(help)
{
    char out[4096];
    for (size_t s = 0; s < SAMPLES; s++) {
        CHECK_EQ(run(samples[s], "--help", out, sizeof(out)), 0);
        CHECK_CONTAINS(out, "--frames N");
        CHECK_CONTAINS(out, samples[s]);
    }
}

/* Samples that are run in other ways elsewhere. Those of optix7 are compiled by clang always. */
static const struct {
    const char *name, *options;
} drawn_too[] = {{"viewer", "--headless"},
#ifdef RW_HAVE_MPI
                 {"mpi_cornell", ""}
#endif
};
enum { DRAWN = SAMPLES + sizeof(drawn_too) / sizeof(drawn_too[0]) };

/* A sample's picture by one compiler, as bytes, four a pixel; NULL, with a message: none. */
static unsigned char *draw(const char *sample, const char *more, const char *compiler)
{
    char options[256], out[4096];
    unsigned width, height;
    unsigned char *pixels = NULL;
    snprintf(options, sizeof(options), "--device cpu --size 40x30 --samples 2 -o %s %s", PICTURE,
             more);
    setenv("RW_CUDA_COMPILER", compiler, 1);
    int status = run(sample, options, out, sizeof(out));
    unsetenv("RW_CUDA_COMPILER");
    if (status == 0) pixels = sample_read_picture(PICTURE, &width, &height, out, sizeof(out));
    if (!pixels) fprintf(stderr, "%s, %s: %s\n", sample, compiler, out);
    remove(PICTURE);
    remove(PICTURE_LAYERS);
    return pixels;
}

/* Mathematics that rounds otherwise moves an edge here and there, or one path of many. */
TEST(clang_draws_what_nvrtc_draws)
{
    for (size_t s = 0; s < DRAWN; s++) {
        const char *name = s < SAMPLES ? samples[s] : drawn_too[s - SAMPLES].name;
        const char *options = s < SAMPLES ? "" : drawn_too[s - SAMPLES].options;
        unsigned char *nvrtc = draw(name, options, "nvrtc"), *clang = draw(name, options, "clang");
        size_t different = 0, bytes = (size_t)40 * 30 * 4;
        bool drawn = nvrtc && clang;
        for (size_t i = 0; drawn && i < bytes; i++) different += abs(nvrtc[i] - clang[i]) > 2;
        free(nvrtc);
        free(clang);
        if (!nvrtc && clang) continue; /* there is no NVRTC to compare with */
        CHECK(drawn);
        if (different) fprintf(stderr, "%s: %zu bytes differ\n", name, different);
        CHECK(different <= bytes / 200);
    }
}

TEST(pictures)
{
    char out[4096];
    for (size_t s = 0; s < SAMPLES; s++) {
        int status = run(samples[s], "--device cpu --size 40x30 --samples 2 --frames 3 -o " PICTURE,
                         out, sizeof(out));
        if (status == 1 && strstr(out, "NVRTC")) SKIP(out);
        if (status) fprintf(stderr, "%s: %s\n", samples[s], out);
        CHECK_EQ(status, 0);
        if (s < TIMED) CHECK_CONTAINS(out, " states");
        if (s < TIMED) CHECK_CONTAINS(out, "Mrays/s");
        CHECK(!strstr(out, "Launch index")); /* no exception was reported */
        CHECK(is_png(PICTURE, 40, 30));
        remove(PICTURE);
    }
    CHECK(is_png(PICTURE_LAYERS, 40, 30));
    remove(PICTURE_LAYERS);
}

TEST(unwritable_picture)
{
    char out[4096];
    int status =
        run("whitted", "--device cpu --size 4x4 -o no-such-folder/x.png", out, sizeof(out));
    if (strstr(out, "NVRTC")) SKIP(out);
    CHECK_EQ(status, 1);
    CHECK_CONTAINS(out, "writing the picture no-such-folder/x.png");
}

static const struct rw_test tests[] = {
    {"wrong options", test_wrong_options},
    {"wrong arguments", test_wrong_arguments},
    {"progress", test_progress},
    {"interrupted", test_interrupted},
    {"help", test_help},
    {"pictures", test_pictures},
    {"clang draws what NVRTC draws", test_clang_draws_what_nvrtc_draws},
    {"unwritable picture", test_unwritable_picture},
};

int main(void)
{
    return RUN_TABLE(tests);
}
