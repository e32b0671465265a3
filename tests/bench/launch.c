/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a launch of one index costs when nothing has to be done but to launch, and whether memory
 * grows over many:
 *   bench.launch DEVICE LAUNCHES
 * On a GPU the launches are compared with an empty kernel through the driver alone, launched and
 * waited for in the same context. Fails when the trivial launch costs more than 20 us beyond that,
 * or when memory grows. Returns 77 without such a device or without NVRTC.
 */
#include <malloc.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/median.h"
#include "runtime/device/cuda/api.h"
#include "tests/bench/check.h"
#include "whitted/scene.h"

#define PROGRAMS RW_SOURCE_DIR "/samples/whitted/programs.cu"

enum { WARM_UP = 200, MOST_US = 20, MOST_RSS = 1 << 20, MOST_HEAP = 1 << 12 };

static const char trivial[] = "#include <raywright_device.h>\n"
                              "rtDeclareVariable(unsigned int, value, , );\n"
                              "rtBuffer<unsigned int> out;\n"
                              "RT_PROGRAM void run() { out[0] = value; }\n";

static const char empty[] = ".version 6.4\n.target sm_50\n.address_size 64\n"
                            ".visible .entry empty() { ret; }\n";

static RTcontext context; /* the one under way */

/* ---- measuring ---- */

/* Runs `once` so many times; the median in microseconds. */
static double measure(const char *what, unsigned count, void (*once)(void *), void *user)
{
    double *times = malloc(count * sizeof(*times));
    if (!times) exit(1);
    for (unsigned i = 0; i < WARM_UP; i++) once(user);
    for (unsigned i = 0; i < count; i++) {
        double begin = 1e3 * rw_clock_ms();
        once(user);
        times[i] = 1e3 * rw_clock_ms() - begin;
    }
    double median = rw_median(times, count);
    printf("%-30s %9.2f us  (5 %% %.2f, 95 %% %.2f)\n", what, median, times[count / 20],
           times[count - 1 - count / 20]);
    free(times);
    return median;
}

struct memory {
    long rss, heap, device; /* bytes in use; of the device, those that are not free */
};

static struct memory look_at_memory(const struct rw_cuda_api *cuda)
{
    struct memory m = {0};
    long pages = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (!file || fscanf(file, "%*d %ld", &pages) != 1) pages = 0;
    if (file) fclose(file);
    m.rss = pages * sysconf(_SC_PAGESIZE);
    m.heap = (long)mallinfo2().uordblks;
    size_t available = 0, total = 0;
    if (cuda && !cuda->memory_info(&available, &total)) m.device = (long)(total - available);
    return m;
}

/* Does memory stay as it is over so many launches? */
static int is_steady(const char *what, unsigned count, void (*once)(void *), void *user,
                     const struct rw_cuda_api *cuda)
{
    for (unsigned i = 0; i < WARM_UP; i++) once(user);
    struct memory before = look_at_memory(cuda);
    for (unsigned i = 0; i < count; i++) once(user);
    struct memory after = look_at_memory(cuda);
    long rss = after.rss - before.rss, heap = after.heap - before.heap;
    long device = after.device - before.device;
    printf("%u %s: host %+ld bytes resident, %+ld in the heap, device %+ld\n", count, what, rss,
           heap, device);
    return rss <= MOST_RSS && heap <= MOST_HEAP && device <= 0;
}

/* ---- an empty kernel ---- */

struct driver {
    const struct rw_cuda_api *cuda;
    rw_cu_function function;
};

static void launch_empty(void *user)
{
    const struct driver *d = user;
    rw_cu_result result =
        d->cuda->launch_kernel(d->function, 1, 1, 1, 128, 1, 1, 0, NULL, NULL, NULL);
    if (!result) result = d->cuda->stream_synchronize(NULL);
    if (!result) return;
    fprintf(stderr, "bench.launch: the empty kernel fails with %d\n", result);
    exit(1);
}

/* The device's primary context stays current, so that Raywright works in it. */
static void open_driver(struct driver *d)
{
    char why[256];
    rw_cu_device device;
    rw_cu_context primary;
    rw_cu_module module;
    d->cuda = rw_cuda_api(why, sizeof(why));
    if (!d->cuda) {
        printf("skipped: %s\n", why);
        exit(SKIPPED);
    }
    if (d->cuda->device_get(&device, 0) || d->cuda->primary_retain(&primary, device) ||
        d->cuda->context_push(primary)) {
        printf("skipped: there is no CUDA device\n");
        exit(SKIPPED);
    }
    if (d->cuda->module_load(&module, empty, 0, NULL, NULL) ||
        d->cuda->module_function(&d->function, module, "empty")) {
        fprintf(stderr, "bench.launch: the empty kernel cannot be loaded\n");
        exit(1);
    }
}

/* ---- launches ---- */

struct launches {
    RTcontext context;
    RTvariable value; /* one that can change; unsigned or float */
    unsigned number;
};

static void launch(void *user)
{
    const struct launches *l = user;
    CHECK(rtContextLaunch2D(l->context, 0, 1, 1));
}

static void launch_changed(void *user)
{
    struct launches *l = user;
    CHECK(rtVariableSet1ui(l->value, ++l->number));
    CHECK(rtContextLaunch2D(l->context, 0, 1, 1));
}

static void create(const char *device)
{
    CHECK(rtContextCreate(&context));
    CHECK(rwContextSetDevice(context, device));
}

static void make_trivial(struct launches *l)
{
    RTprogram program;
    RTbuffer out;
    RTvariable v;
    l->context = context;
    CHECK(
        rwProgramCreateFromSourceString(context, trivial, "trivial.cu", 0, NULL, "run", &program));
    CHECK(rtContextSetEntryPointCount(context, 1));
    CHECK(rtContextSetRayGenerationProgram(context, 0, program));
    CHECK(rtBufferCreate(context, RT_BUFFER_OUTPUT, &out));
    CHECK(rtBufferSetFormat(out, RT_FORMAT_UNSIGNED_INT));
    CHECK(rtBufferSetSize1D(out, 1));
    CHECK(rtContextDeclareVariable(context, "out", &v));
    CHECK(rtVariableSetObject(v, out));
    CHECK(rtContextDeclareVariable(context, "value", &l->value));
    CHECK(rtVariableSet1ui(l->value, 0));
}

int main(int argc, char **argv)
{
    if (argc != 3) {
        fprintf(stderr, "usage: bench.launch DEVICE LAUNCHES\n");
        return 2;
    }
    const char *device = argv[1];
    unsigned count = (unsigned)strtoul(argv[2], NULL, 10), some = count / 10;
    struct driver driver = {0};
    struct launches plain = {0}, whitted = {0};
    struct whitted scene;
    double base = 0;
    bool good = true;
    if (strcmp(device, "cpu")) {
        open_driver(&driver);
        base = measure("empty kernel, driver alone", some, launch_empty, &driver);
    }
    create(device);
    make_trivial(&plain);
    double median = measure("trivial ray generation", some, launch, &plain);
    measure("the same, a variable changed", some, launch_changed, &plain);
    create(device);
    CHECK(whitted_create(context, PROGRAMS, 1, 1, 1, &scene));
    whitted.context = context;
    measure("whitted", some, launch, &whitted);
    if (driver.cuda) {
        printf("beyond the empty kernel        %9.2f us\n", median - base);
        good = median - base <= MOST_US;
    }
    good = is_steady("trivial launches", count, launch, &plain, driver.cuda) && good;
    good = is_steady("with a variable changed", some, launch_changed, &plain, driver.cuda) && good;
    good = is_steady("launches of whitted", count, launch, &whitted, driver.cuda) && good;
    CHECK(rtContextDestroy(whitted.context));
    context = plain.context;
    CHECK(rtContextDestroy(context));
    if (!good) fprintf(stderr, "bench.launch: too slow, or memory grows\n");
    return !good;
}
