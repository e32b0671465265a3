/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The samples in the style of OptiX 7, as programs: each picture is the stored one, in pictures/,
 * which was looked at. With the argument "cuda" on a GPU; with "write" pictures are stored.
 */
#include <dlfcn.h>
#include <math.h>
#include <stdbool.h>
#include <sys/wait.h>
#include <unistd.h>

#include "samples/common/sample.h"
#include "tests/device.h"

#define PICTURES RW_SOURCE_DIR "/tests/optix7/pictures/"
#define OPTIONS "--size 96x72 --samples 16"

/* The largest mean difference of a channel, of 255: paths go other ways where a GPU rounds
 * differently. */
static const struct {
    const char *name;
    double most;
} samples[] = {{"triangle", 0.05}, {"path_tracer", 2}, {"spheres", 0.3}, {"callables", 0.3}};
enum { SAMPLES = sizeof(samples) / sizeof(samples[0]) };

static const char *device = "cpu";

/* Runs through the shell; what is printed, errors included, is left in `out`. */
static int run(const char *environment, const char *name, const char *options, char *out,
               size_t size)
{
    char command[2048];
    snprintf(command, sizeof(command), "%s %s/optix7_%s %s 2>&1", environment, RW_SAMPLES_DIR, name,
             options);
    FILE *pipe = popen(command, "r");
    if (!pipe) return -1;
    size_t length = fread(out, 1, size - 1, pipe);
    out[length] = 0;
    int status = pclose(pipe);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static const char with_library[] =
    "LD_LIBRARY_PATH=" RW_OPTIX7_DIR ":$LD_LIBRARY_PATH RW_CACHE_DIR=off";

static double difference(const unsigned char *a, const unsigned char *b, size_t count)
{
    double sum = 0;
    for (size_t i = 0; i < count; i++) sum += fabs((double)a[i] - b[i]);
    return sum / (double)count;
}

/* -1: there is a picture missing, or of another size. */
static double compare(const char *file, const char *name)
{
    unsigned width, height, stored_width, stored_height;
    char stored[512], why[256] = "";
    double result = -1;
    snprintf(stored, sizeof(stored), PICTURES "%s.png", name);
    unsigned char *a = sample_read_picture(file, &width, &height, why, sizeof(why));
    unsigned char *b = sample_read_picture(stored, &stored_width, &stored_height, why, sizeof(why));
    if (a && b && width == stored_width && height == stored_height)
        result = difference(a, b, 4 * (size_t)width * height);
    free(a);
    free(b);
    return result;
}

/* One sample, whose picture differs from the stored one by so much; -1: it failed. */
static double render(const char *environment, const char *on, const char *name)
{
    char options[512], out[8192], file[64];
    snprintf(file, sizeof(file), "optix7-%s.%ld.png", name, (long)getpid());
    snprintf(options, sizeof(options), "--device %s " OPTIONS " -o %s", on, file);
    int status = run(environment, name, options, out, sizeof(out));
    if (status) fprintf(stderr, "%s: %s\n", name, out);
    double found = status ? -1 : compare(file, name);
    remove(file);
    return found;
}

TEST(pictures)
{
    for (size_t i = 0; i < SAMPLES; i++) {
        double found = render(with_library, device, samples[i].name);
        if (found < 0 || found > samples[i].most)
            fprintf(stderr, "%s: mean difference %g of 255\n", samples[i].name, found);
        CHECK(found >= 0);
        CHECK(found <= samples[i].most);
    }
}

/* A stand-in takes the place of CUDA's driver; the library runs on the CPU. */
static const char with_driver[] =
    "LD_LIBRARY_PATH=" RW_STANDIN_DIR ":" RW_OPTIX7_DIR " RW_DEVICE=cpu RW_CACHE_DIR=off";

/* Memory from the driver. */
TEST(driver)
{
    if (strcmp(device, "cpu")) return;
    double found = render(with_driver, "cuda", "triangle");
    CHECK(found >= 0 && found <= samples[0].most);
}

/* Is the driver loaded? The loader of programs tells. */
static bool loads_driver(const char *on)
{
    char environment[1024], options[512], out[256];
    snprintf(environment, sizeof(environment), "LD_DEBUG=files %s", with_driver);
    snprintf(options, sizeof(options),
             "--device %s --size 8x8 -o /dev/null 2>&1 | grep -q libcuda.so", on);
    return !run(environment, "triangle", options, out, sizeof(out));
}

/* Where the library is told to run on the CPU, and the sample is not told where, memory is the
 * process's although there is a GPU. */
TEST(library_on_cpu)
{
    if (strcmp(device, "cpu")) return;
    double found = render(with_driver, "auto", "triangle");
    CHECK(found >= 0 && found <= samples[0].most);
    CHECK(loads_driver("cuda"));
    CHECK(!loads_driver("auto"));
}

TEST(several_devices)
{
    static const char *const several[] = {"cpu,cpu", "cuda:0,cuda:1"};
    char options[128], out[8192];
    for (int i = 0; i < 2; i++) {
        snprintf(options, sizeof(options), "--device %s", several[i]);
        CHECK_EQ(run(with_library, "triangle", options, out, sizeof(out)), 1);
        CHECK_CONTAINS(out, several[i]);
        CHECK_CONTAINS(out, "runs on one device");
    }
}

/* Where the vendor's is not installed. */
TEST(no_library)
{
    char out[8192];
    if (dlopen("libnvoptix.so.1", RTLD_LAZY)) return;
    CHECK_EQ(run("LD_LIBRARY_PATH=/nonexistent", "triangle", "--device cpu", out, sizeof(out)), 1);
    CHECK_CONTAINS(out, "name its folder in LD_LIBRARY_PATH");
}

static int write_pictures(void)
{
    for (size_t i = 0; i < SAMPLES; i++) {
        char options[512], out[8192];
        snprintf(options, sizeof(options), "--device cpu " OPTIONS " -o " PICTURES "%s.png",
                 samples[i].name);
        if (run(with_library, samples[i].name, options, out, sizeof(out))) return 1;
    }
    return 0;
}

static const struct rw_test tests[] = {
    {"pictures", test_pictures},
    {"driver", test_driver},
    {"library on the CPU", test_library_on_cpu},
    {"several devices", test_several_devices},
    {"no library", test_no_library},
};

int main(int count, char **arguments)
{
    if (count > 1 && !strcmp(arguments[1], "write")) return write_pictures();
    if (count > 1) device = arguments[1];
    need_device(device);
    return RUN_TABLE(tests);
}
