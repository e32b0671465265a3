/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Two weeks of a service in an hour: contexts that come and go, launches, and small random programs
 * that are compiled, run and destroyed, good ones and bad ones, in one process. Memory stays as
 * it is after a quarter of each.
 *     hostile.weeks CONTEXTS LAUNCHES COMPILATIONS [THREADS that compile]
 */
#include <malloc.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <unistd.h>

#include "base/clock.h"
#include "tests/hostile/camera.h"

static _Thread_local unsigned state = 1;

static unsigned draw(unsigned below)
{
    state = state * 1664525u + 1013904223u;
    return (unsigned)((uint64_t)state * below >> 32);
}

/* Bytes that the process has in memory and nobody else. */
static size_t memory_used(void)
{
    size_t all = 0, resident = 0, shared = 0;
    malloc_trim(0);
    FILE *file = fopen("/proc/self/statm", "r");
    if (file && fscanf(file, "%zu %zu %zu", &all, &resident, &shared) != 3) resident = shared = 0;
    if (file) fclose(file);
    return (resident - shared) * (size_t)sysconf(_SC_PAGESIZE);
}

/* ---- what is done again and again; false: something failed ---- */

static bool use_context(unsigned unused)
{
    RTcontext context;
    RTbuffer buffer;
    RTvariable variable;
    RTgeometrygroup leaf;
    void *bytes;
    (void)unused;
    return !camera_make(&context, "") && !camera_make_leaf(context, &leaf) &&
           !camera_set_root(context, leaf) && !rtContextValidate(context) &&
           !rtBufferCreate(context, RT_BUFFER_INPUT, &buffer) &&
           !rtBufferSetFormat(buffer, RT_FORMAT_FLOAT) &&
           !rtBufferSetSize1D(buffer, 1 + draw(1000)) && !rtBufferMap(buffer, &bytes) &&
           !rtBufferUnmap(buffer) && !rtContextDeclareVariable(context, "x", &variable) &&
           !rtVariableSetObject(variable, buffer) && !rtContextDestroy(context);
}

static RTcontext launched;

/* Now and then something else changes: a size, a value, the graph. */
static bool launch(unsigned number)
{
    RTgeometrygroup leaf;
    RTvariable scene;
    RTobject old;
    if (!launched && (camera_make(&launched, "") || camera_make_leaf(launched, &leaf) ||
                      camera_set_root(launched, leaf)))
        return false;
    if (number % 1000 == 999) {
        if (rtContextQueryVariable(launched, "scene", &scene) || rtVariableGetObject(scene, &old) ||
            camera_make_leaf(launched, &leaf) || camera_set_root(launched, leaf))
            return false;
        RTacceleration acceleration;
        if (rtGeometryGroupGetAcceleration(old, &acceleration) ||
            rtAccelerationDestroy(acceleration) || rtGeometryGroupDestroy(old))
            return false;
    }
    return !rtContextLaunch2D(launched, 0, 1 + draw(4), 1 + draw(4));
}

/* A program of a few instructions; one in eight is none, one in eight cannot be compiled. */
static void write_program(char *text, size_t size)
{
    static const char *const operations[] = {"add.u32", "sub.u32", "mul.lo.u32", "xor.b32",
                                             "and.b32", "min.s32", "max.u32",    "shl.b32"};
    char body[1024];
    size_t used = 0;
    const unsigned kind = draw(8), count = 1 + draw(12);
    for (unsigned k = 0; k < count; k++)
        used += (size_t)snprintf(body + used, sizeof(body) - used, "%s %%r%u, %%r%u, %u;\n",
                                 operations[draw(8)], draw(4), draw(4), draw(1u << 31));
    snprintf(text, size,
             ".version 7.0\n.target sm_75\n.address_size 64\n.global .align 4 .u32 sink;\n"
             ".visible .entry camera() {\n.reg .b32 %%r<4>; .local .align 8 .b8 big[%u];\n"
             "mov.u32 %%r0, 1; mov.u32 %%r1, 2; mov.u32 %%r2, 3; mov.u32 %%r3, 4;\n"
             "%s%s\nst.global.u32 [sink], %%r%u; ret; }\n",
             8, body,
             kind == 0   ? "oops.u32 %r1;"
             : kind == 1 ? "suld.b.1d.b32.trap %r1;"
                         : "",
             draw(4));
}

static _Thread_local RTcontext compiled;

static bool compile(unsigned number)
{
    char text[4096];
    RTprogram program;
    state = number * 2654435761u;
    if (!compiled && (rtContextCreate(&compiled) || rtContextSetEntryPointCount(compiled, 1)))
        return false;
    write_program(text, sizeof(text));
    RTresult result = rtProgramCreateFromPTXString(compiled, text, "camera", &program);
    if (result) return result == RT_ERROR_INVALID_SOURCE;
    if (rtContextSetRayGenerationProgram(compiled, 0, program)) return false;
    result = rtContextLaunch1D(compiled, 0, 4);
    return (!result || result == RT_ERROR_INVALID_SOURCE) && !rtProgramDestroy(program);
}

/* ---- and what memory does ---- */

/* Growth of less than this is noise: of the allocator, of LLVM's tables. Sanitizers keep what was
 * freed for a while. */
#ifdef RW_SANITIZED
enum { NOISE_BYTES = 1 << 30, NOISE_BYTES_OF_THREAD = 0 };
#else
enum { NOISE_BYTES = 24 << 20, NOISE_BYTES_OF_THREAD = 2 << 20 };
#endif

enum { SHOWN = 10 /* times that memory is looked at and printed */ };

struct work {
    const char *name;
    bool (*step)(unsigned number);
    unsigned count;
    atomic_uint next;
    atomic_bool failed;
    size_t warm; /* what is used after a quarter */
};

static void show(struct work *w, unsigned number)
{
    if (number == w->count / 4) w->warm = memory_used();
    if (w->count < 1000 || number % (w->count / SHOWN)) return;
    printf("     %s: %u, %.1f MB\n", w->name, number, (double)memory_used() / 1e6);
    fflush(stdout);
}

static void work_on(struct work *w)
{
    for (unsigned k; (k = atomic_fetch_add(&w->next, 1)) < w->count && !w->failed;) {
        show(w, k);
        if (w->step(k)) continue;
        fprintf(stderr, "%s: number %u failed\n", w->name, k);
        w->failed = true;
    }
}

/* Growth of less than `noise` is none. */
static bool stays(struct work *w, void (*run)(struct work *w), size_t noise)
{
    const double begin = rw_clock_ms();
    run(w);
    const size_t now = memory_used();
    printf("%s: %u in %.1f s, %.1f MB after a quarter, %.1f MB at the end\n", w->name, w->count,
           (rw_clock_ms() - begin) * 1e-3, (double)w->warm / 1e6, (double)now / 1e6);
    return !w->failed && now < w->warm + noise;
}

/* ---- threads that compile, each in a context of its own ---- */

static unsigned thread_count = 1;

static void *compile_some(void *user)
{
    struct work *w = user;
    work_on(w);
    if (compiled && rtContextDestroy(compiled)) w->failed = true;
    return NULL;
}

static void compile_in_threads(struct work *w)
{
    enum { MOST = 64 };
    pthread_t threads[MOST];
    unsigned started = 0;
    while (started < thread_count && started < MOST &&
           !pthread_create(&threads[started], NULL, compile_some, w))
        started++;
    if (!started) w->failed = true;
    while (started) pthread_join(threads[--started], NULL);
}

static unsigned counts[3] = {100, 100, 10};

TEST(contexts)
{
    struct work w = {.name = "contexts", .step = use_context, .count = counts[0]};
    CHECK(stays(&w, work_on, NOISE_BYTES));
}

TEST(launches)
{
    struct work w = {.name = "launches", .step = launch, .count = counts[1]};
    CHECK(stays(&w, work_on, NOISE_BYTES));
    CHECK_EQ(rtContextDestroy(launched), RT_SUCCESS);
}

TEST(compilations)
{
    struct work w = {.name = "compilations", .step = compile, .count = counts[2]};
    CHECK(stays(&w, compile_in_threads, NOISE_BYTES + thread_count * NOISE_BYTES_OF_THREAD));
}

static const struct rw_test tests[] = {
    {"contexts", test_contexts},
    {"launches", test_launches},
    {"compilations", test_compilations},
};

int main(int argc, char **argv)
{
    for (int k = 1; k < argc && k <= 3; k++) counts[k - 1] = (unsigned)strtoul(argv[k], NULL, 10);
    if (argc > 4) thread_count = (unsigned)strtoul(argv[4], NULL, 10);
    setenv("RW_DEVICE", "cpu", 1);
    setenv("RW_CACHE_DIR", "off", 1);
    return RUN_TABLE(tests);
}
