/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Benchmark: the first launch of large programs, as curves. For each size of each row (rows.c)
 * prints seconds of wall and of processor time, the peak of resident memory, the instructions of
 * the kernel, and by which power of the size the processor time grew since the size before.
 *
 *     bench.large [--device D] [--picture SIZE] [--stages] [--sm N [--ptx FOLDER]] [ROW [SIZE ...]]
 *
 * With --sm the kernel is compiled for that GPU instead, which need not be there, and not run;
 * FOLDER gets its text. SIZE of --picture is the side of the image, and a second launch is timed
 * when it is more than one pixel. Run with RW_CACHE_DIR=off; RW_THREADS and RW_STRATEGY count.
 */
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <jansson.h>

#include "base/clock.h"
#include "runtime/object/object_types.h"
#include "runtime/plan/plan.h"
#include "tests/bench/large/rows.h"

static const char *device = "cpu", *folder;
static unsigned picture = 1, sm;
static bool stages;

static void check(RTcontext context, RTresult result, const char *doing)
{
    const char *text;
    if (result == RT_SUCCESS) return;
    rtContextGetErrorString(context, result, &text);
    fprintf(stderr, "bench.large: %s: %s\n", doing, text);
    _exit(1);
}
#define CHECK(call) check(context, call, #call)

static double number(const json_t *object, const char *name)
{
    return json_number_value(json_object_get(object, name));
}

static void print_stages(const json_t *report)
{
    size_t i;
    json_t *pass;
    json_array_foreach (json_object_get(report, "passes"), i, pass)
        if (number(pass, "ms") >= 1.0)
            printf("    %-16s %8.0f ms %9.0f instructions\n",
                   json_string_value(json_object_get(pass, "name")), number(pass, "ms"),
                   number(pass, "instructions_after"));
    printf("    %-16s %8.0f ms %9.0f bytes\n", "emit", number(report, "emit_ms"),
           number(report, "code_bytes"));
    printf("    %-16s %8.0f ms\n", "total", number(report, "total_ms"));
}

/* ---- memory ---- */

/* What was needed to make the scene is not to count: NVRTC takes more than most kernels. */
static void forget_peak(void)
{
    FILE *file = fopen("/proc/self/clear_refs", "w");
    if (!file) return;
    fputs("5", file);
    fclose(file);
}

/* "VmHWM:" is the peak, "VmRSS:" what is resident now. */
static double megabytes_of(const char *name)
{
    char line[128];
    long kilobytes = 0;
    FILE *file = fopen("/proc/self/status", "r");
    while (file && fgets(line, sizeof(line), file))
        if (!strncmp(line, name, strlen(name))) kilobytes = strtol(line + strlen(name), NULL, 10);
    if (file) fclose(file);
    return (double)kilobytes / 1024.0;
}

/* ---- one size ---- */

struct figures {
    double wall, processor, megabytes, instructions; /* the first two in seconds */
};

static void write_ptx(const struct large_row *row, unsigned n, const struct rwc_kernel *kernel)
{
    char path[512];
    snprintf(path, sizeof(path), "%s/%s.%u.sm_%u.ptx", folder, row->name, n, sm);
    FILE *file = fopen(path, "w");
    if (file) fputs(kernel->code, file);
    if (!file || fclose(file)) fprintf(stderr, "bench.large: %s cannot be written\n", path);
}

/* The report of a compilation for a GPU. */
static json_t *compile(RTcontext context, const struct large_row *row, unsigned n)
{
    struct rw_plan plan;
    struct rwc_diag diag = {0};
    CHECK(rw_plan_make(context, &plan));
    const struct rwc_kernel_desc desc = {.target = RWC_TARGET_CUDA,
                                         .sm = sm,
                                         .strategy = rw_options_strategy(&context->options),
                                         .programs = plan.descs,
                                         .program_count = plan.program_count,
                                         .ray_type_count = context->ray_type_count,
                                         .features = plan.features,
                                         .constant_size = plan.constant_size,
                                         .max_call_depth = context->max_callable_depth,
                                         .max_trace_depth = 31,
                                         .dump_dir = context->options.dump_dir,
                                         .skip_passes = context->options.skip_pass,
                                         .threads = 1};
    struct rwc_kernel *kernel = rwc_compile(&desc, &diag);
    if (stages) printf("    %.0f MB when the driver would compile\n", megabytes_of("VmRSS:"));
    if (!kernel) {
        fprintf(stderr, "bench.large: %s\n", diag.text ? diag.text : "out of memory");
        _exit(1);
    }
    if (folder) write_ptx(row, n, kernel);
    json_t *report = json_loads(kernel->report, 0, NULL);
    rwc_kernel_free(kernel);
    rw_plan_free(&plan);
    return report;
}

static json_t *launch(RTcontext context)
{
    const char *text;
    CHECK(rtContextLaunch2D(context, 0, picture, picture));
    CHECK(rwContextGetReport(context, &text));
    return json_loads(text, 0, NULL);
}

static void look_at_picture(RTcontext context, RTbuffer image)
{
    float *pixels;
    double sum = 0.0, kernel = 0.0, start = rw_clock_ms();
    CHECK(rtContextLaunch2D(context, 0, picture, picture));
    double took = rw_clock_ms() - start;
    CHECK(rwContextGetKernelTime(context, &kernel));
    CHECK(rtBufferMap(image, (void **)&pixels));
    for (size_t i = 0; i < (size_t)4 * picture * picture; i++) sum += pixels[i];
    CHECK(rtBufferUnmap(image));
    printf("    second launch %.1f ms, kernel %.3f ms, sum of the picture %.6g\n", took, kernel,
           sum);
}

static struct figures measure(const struct large_row *row, unsigned n)
{
    RTcontext context = NULL;
    RTbuffer image;
    struct figures f;
    CHECK(rtContextCreate(&context));
    CHECK(rwContextSetDevice(context, device));
    CHECK(row->make(context, n, picture, &image));
    forget_peak();
    f.wall = rw_clock_ms(), f.processor = rw_clock_cpu_ms();
    json_t *report = sm ? compile(context, row, n) : launch(context);
    f.wall = (rw_clock_ms() - f.wall) * 1e-3,
    f.processor = (rw_clock_cpu_ms() - f.processor) * 1e-3;
    f.megabytes = megabytes_of("VmHWM:");
    const json_t *passes = json_object_get(report, "passes");
    f.instructions =
        number(json_array_get(passes, json_array_size(passes) - 1), "instructions_after");
    if (stages) print_stages(report);
    json_decref(report);
    if (picture > 1 && !sm) look_at_picture(context, image);
    CHECK(rtContextDestroy(context));
    return f;
}

/* In a process of its own, so that the memory is its own, and one failure is one row's. */
static bool measure_apart(const struct large_row *row, unsigned n, struct figures *out)
{
    int ends[2], status;
    fflush(stdout);
    if (pipe(ends)) return false;
    pid_t child = fork();
    if (!child) {
        struct figures f = measure(row, n);
        fflush(stdout);
        _exit(write(ends[1], &f, sizeof(f)) != sizeof(f));
    }
    close(ends[1]);
    bool ok = child > 0 && read(ends[0], out, sizeof(*out)) == sizeof(*out);
    close(ends[0]);
    return child > 0 && waitpid(child, &status, 0) == child && ok;
}

/* ---- rows ---- */

static void print_row(const struct large_row *row, const unsigned *sizes, unsigned count)
{
    double before = 0.0;
    unsigned size_before = 0;
    printf("%s: %s\n", row->name, row->what);
    for (unsigned k = 0; k < count && sizes[k]; k++) {
        struct figures f;
        if (!measure_apart(row, sizes[k], &f)) continue;
        printf("  %6u %8.2f s wall %8.2f s processor %7.0f MB %9.0f instructions", sizes[k], f.wall,
               f.processor, f.megabytes, f.instructions);
        if (size_before)
            printf("  n^%.2f", log(f.processor / before) / log((double)sizes[k] / size_before));
        printf("\n");
        before = f.processor, size_before = sizes[k];
    }
}

static const struct large_row *find_row(const char *name)
{
    const struct large_row *row;
    for (unsigned k = 0; (row = large_row(k)); k++)
        if (!strcmp(row->name, name)) return row;
    fprintf(stderr, "bench.large: there is no row '%s'; there are", name);
    for (unsigned k = 0; (row = large_row(k)); k++) fprintf(stderr, " %s", row->name);
    fprintf(stderr, "\n");
    exit(2);
}

/* A row, and the sizes after its name. Returns the arguments taken. */
static int take_row(int count, char **arguments)
{
    enum { MOST = 16 };
    const struct large_row *row = find_row(arguments[0]);
    unsigned sizes[MOST], named = 0;
    int taken = 1;
    for (; taken < count && named < MOST && atoi(arguments[taken]) > 0; taken++)
        sizes[named++] = (unsigned)atoi(arguments[taken]);
    print_row(row, named ? sizes : row->sizes, named ? named : LARGE_SIZES);
    return taken;
}

int main(int argc, char **argv)
{
    const struct large_row *row;
    bool named = false;
    for (int i = 1; i < argc; i++) {
        if (!strcmp(argv[i], "--stages"))
            stages = true;
        else if (!strcmp(argv[i], "--device") && i + 1 < argc)
            device = argv[++i];
        else if (!strcmp(argv[i], "--picture") && i + 1 < argc)
            picture = (unsigned)atoi(argv[++i]);
        else if (!strcmp(argv[i], "--sm") && i + 1 < argc)
            sm = (unsigned)atoi(argv[++i]);
        else if (!strcmp(argv[i], "--ptx") && i + 1 < argc)
            folder = argv[++i];
        else
            named = true, i += take_row(argc - i, argv + i) - 1;
    }
    for (unsigned k = 0; !named && (row = large_row(k)); k++)
        print_row(row, row->sizes, LARGE_SIZES);
    return 0;
}
