/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Programs that do harm, run by a helper process: the host lives, its memory stays as it is, and
 * after each of them the next picture is right.
 *   isolate.run [TRIES]
 */
#include <dirent.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/clock.h"
#include "tests/api/launch.h"
#include "tests/isolate/child.h"
#include "tests/isolate/hostile.h"

static unsigned tries = 4;
static unsigned volatile host_word = 12345;

struct bad {
    struct launch l;
    RTvariable zero, wild;
};

static RTresult bad_make(struct bad *b, bool exceptions)
{
    RTprogram exception;
    b->l = (struct launch){0};
    TRY(rtContextCreate(&b->l.context));
    TRY(rwContextSetDevice(b->l.context, "cpu"));
    TRY(rwContextSetIsolation(b->l.context, 1, 0));
    TRY(launch_fill(&b->l));
    TRY(rtContextDeclareVariable(b->l.context, "zero", &b->zero));
    TRY(rtVariableSet1i(b->zero, 0));
    TRY(rtContextDeclareVariable(b->l.context, "wild", &b->wild));
    TRY(rtVariableSetUserData(b->wild, 8, &(void *){(void *)(uintptr_t)&host_word}));
    if (!exceptions) return RT_SUCCESS;
    TRY(rtContextSetExceptionEnabled(b->l.context, RT_EXCEPTION_ALL, 1));
    TRY(launch_program(&b->l, NULL, "exception", &exception));
    return rtContextSetExceptionProgram(b->l.context, 0, exception);
}

/* Its result; the message is shown if it is another than may be. */
static bool does_what_it_may(struct bad *b, const struct hostile_program *p)
{
    RTcontext context = b->l.context;
    RTprogram program;
    const char *text = "";
    RTresult result = launch_program(&b->l, NULL, p->name, &program);
    if (!result) result = rtContextSetRayGenerationProgram(context, 0, program);
    if (!result) result = launch_run(&b->l);
    /* On a busy machine time may be up before the program has come to its end. */
    const bool may =
        result == RT_TIMEOUT_CALLBACK || result == p->expected ||
        (p->expected == RT_ERROR_UNKNOWN &&
         (!result || result == RT_ERROR_LAUNCH_FAILED || result == RT_ERROR_INVALID_SOURCE));
    if (may) return true;
    rtContextGetErrorString(context, result, &text);
    fprintf(stderr, "%s gave 0x%x: %s\n", p->name, (unsigned)result, text);
    return false;
}

/* ---- what the host holds ---- */

static long resident_kib(void)
{
    long pages = 0, resident = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (!file || fscanf(file, "%ld %ld", &pages, &resident) != 2) resident = 0;
    if (file) fclose(file);
    return resident * (sysconf(_SC_PAGESIZE) / 1024);
}

static unsigned open_files(void)
{
    unsigned count = 0;
    DIR *folder = opendir("/proc/self/fd");
    while (folder && readdir(folder)) count++;
    if (folder) closedir(folder);
    return count;
}

static void harm(int *rw_failed, bool exceptions)
{
    enum { GROWTH_KIB = 4096 };
    struct bad b;
    RTresult made = bad_make(&b, exceptions);
    RTcontext context = b.l.context;
    long warm = 0;
    unsigned files = 0;
    OK(made);
    CHECK(launch_is_good(&b.l));
    for (unsigned k = 0; k < tries; k++) {
        for (unsigned i = 0; i < HOSTILE_PROGRAMS; i++) {
            CHECK(does_what_it_may(&b, &hostile_programs[i]));
            CHECK(launch_is_good(&b.l));
            CHECK_EQ(host_word, 12345);
        }
        if (k == tries / 2) files = open_files();
        if (k == tries / 2) warm = resident_kib();
        if (tries > 50 && k % 50 == 49) printf("     %u tries, %ld KiB\n", k + 1, resident_kib());
    }
    CHECK_EQ(open_files(), files);
    printf("     grew by %ld KiB\n", resident_kib() - warm);
    CHECK(resident_kib() - warm < GROWTH_KIB);
    OK(rtContextDestroy(context));
    CHECK_EQ(waitpid(-1, NULL, WNOHANG), -1); /* no process is left */
}

TEST(without_exceptions)
{
    harm(rw_failed, false);
}

TEST(with_exceptions)
{
    harm(rw_failed, true);
}

/* ---- what else can be seen ---- */

static void *cancel_soon(void *context)
{
    usleep(100000);
    rwContextCancel(context);
    return NULL;
}

/* A loop that comes to no place where it could be left. */
TEST(cancelled_by_another_thread)
{
    struct bad b;
    pthread_t thread;
    const struct hostile_program loop = {"loop", RT_TIMEOUT_CALLBACK};
    RTresult made = bad_make(&b, false);
    RTcontext context = b.l.context;
    OK(made);
    CHECK(launch_is_good(&b.l));
    CHECK(!pthread_create(&thread, NULL, cancel_soon, context));
    const double begin = rw_clock_ms();
    CHECK(does_what_it_may(&b, &loop));
    CHECK(rw_clock_ms() - begin < 5000);
    pthread_join(thread, NULL);
    CHECK(launch_is_good(&b.l));
    OK(rtContextDestroy(context));
}

/* A program that nothing has compiled yet, with as much memory for helpers as is told. */
static RTresult draw_with(RTsize memory, struct launch *l)
{
    *l = (struct launch){0};
    TRY(rtContextCreate(&l->context));
    TRY(rwContextSetDevice(l->context, "cpu"));
    TRY(rwContextSetIsolation(l->context, 1, memory));
    TRY(launch_fill(l));
    return launch_run(l);
}

/* The compiler's helper has too little; the next context's has enough. */
TEST(little_memory)
{
#ifdef RW_SANITIZED /* whose memory has no limit */
    return;
#endif
    struct launch l;
    setenv("RW_CACHE_DIR", "off", 1);
    const RTresult result = draw_with(1 << 20, &l);
    RTcontext context = l.context;
    FAILS(result, RT_ERROR_MEMORY_ALLOCATION_FAILED, "out of memory");
    OK(rtContextDestroy(context));
    CHECK_EQ(draw_with(0, &l), RT_SUCCESS);
    context = l.context;
    OK(rtContextDestroy(context));
}

/* A program may leave a helper that hangs before the next launch has begun; so does one that is
 * stopped. */
TEST(helpers_that_hang)
{
    struct bad b;
    RTresult made = bad_make(&b, false);
    RTcontext context = b.l.context;
    OK(made);
    CHECK(launch_is_good(&b.l));
    CHECK(first_child() > 0 && !kill(first_child(), SIGSTOP));
    FAILS(launch_run(&b.l), RT_ERROR_LAUNCH_FAILED, "was ended, because it did not answer");
    CHECK(launch_is_good(&b.l));
    CHECK(first_child() > 0 && !kill(first_child(), SIGSTOP));
    const double begin = rw_clock_ms();
    OK(rtContextDestroy(context));
    CHECK(rw_clock_ms() - begin < 10000);
    CHECK_EQ(first_child(), 0);
}

TEST(what_is_not_there)
{
    RTcontext context = NULL;
    RTbuffer buffer;
    char name[128];
    int memory[16];
    OK(rtContextCreate(&context));
    OK(rwContextSetDevice(context, "cpu"));
    OK(rwContextSetIsolation(context, 1, 0));
    OK(rwContextGetDeviceName(context, name, sizeof(name)));
    CHECK_CONTAINS(name, ", isolated");
    FAILS(rwContextSetIsolation(context, 0, 0), RT_ERROR_INVALID_VALUE, "runs on CPU");
    OK(rtBufferCreate(context, RT_BUFFER_INPUT, &buffer));
    OK(rtBufferSetFormat(buffer, RT_FORMAT_INT));
    OK(rtBufferSetSize1D(buffer, 16));
    FAILS(rtBufferSetDevicePointer(buffer, 0, memory), RT_ERROR_NOT_SUPPORTED,
          "with isolation kernels do not reach memory of the application");
    OK(rtContextDestroy(context));
    OK(rtContextCreate(&context));
    OK(rwContextSetDevice(context, "cpu,cpu"));
    OK(rwContextSetIsolation(context, 1, 0));
    FAILS(rwContextGetDeviceName(context, name, sizeof(name)), RT_ERROR_NOT_SUPPORTED,
          "with isolation there can be one, and 2 were chosen");
    OK(rtContextDestroy(context));
}

static const struct rw_test tests[] = {
    {"without-exceptions", test_without_exceptions},
    {"with-exceptions", test_with_exceptions},
    {"cancelled-by-another-thread", test_cancelled_by_another_thread},
    {"little-memory", test_little_memory},
    {"helpers-that-hang", test_helpers_that_hang},
    {"what-is-not-there", test_what_is_not_there},
};

int main(int argc, char **argv)
{
    if (argc > 1) tries = (unsigned)atoi(argv[1]);
    setenv("RW_TIME_LIMIT", "0.25", 1);
    if (launch_compile(hostile_source)) return 1;
    return RUN_TABLE(tests);
}
