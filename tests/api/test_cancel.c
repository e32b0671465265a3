/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Launches that are ended: by other threads, by callbacks, by the time limit; between their launch
 * indices and within one. What is left has to be usable, and the next picture right.
 *   api.cancel [cpu|cuda [TIMES]]
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <unistd.h>

#include "base/median.h"
#include "tests/api/slow.h"
#include "tests/device.h"

/* A cancelled launch returns within LATE_MS. Where others use the machine too, its scheduler may
 * keep a few of a thousand waiting for longer, and a single one for LOADED_MS. */
enum { LATE_MS = 50, MOST_LATE = 3, LOADED_MS = 500 };

static unsigned times = 1000;

/* ---- callbacks ---- */

static int asked, ends_at;
static double last_progress, ended_ms;

static int on_timeout(void)
{
    ended_ms = rw_clock_ms();
    return ++asked == ends_at;
}

static int on_progress(double progress, void *user)
{
    bool *falls = user;
    *falls |= !(progress >= last_progress && progress <= 1);
    last_progress = progress;
    return on_timeout();
}

TEST(timeout_callback_while_it_runs)
{
    struct slow s;
    CHECK_EQ(slow_make(&s), RT_SUCCESS);
    RTcontext context = s.l.context;
    OK(rtContextSetTimeoutCallback(context, on_timeout, 1000));
    unsigned rounds = slow_rounds_for(&s, WIDTH, HEIGHT, 300);
    OK(rtContextSetTimeoutCallback(context, on_timeout, 0.02));
    asked = ends_at = 0;
    OK(slow_set(&s, 5, rounds));
    OK(rtContextLaunch2D(context, 0, WIDTH, HEIGHT));
    CHECK(asked >= 3);
    CHECK_EQ(slow_wrong_in(s.l.output, 5, rounds), 0);
    asked = 0;
    ends_at = 2;
    FAILS(rtContextLaunch2D(context, 0, WIDTH, HEIGHT), RT_TIMEOUT_CALLBACK,
          "the timeout callback ended the launch");
    CHECK(rw_clock_ms() - ended_ms < LOADED_MS);
    CHECK_EQ(asked, 2);
    OK(rtContextSetTimeoutCallback(context, NULL, 0));
    CHECK(slow_is_good(&s));
    OK(rtContextDestroy(context));
}

TEST(progress_callback)
{
    struct slow s;
    bool falls = false;
    CHECK_EQ(slow_make(&s), RT_SUCCESS);
    RTcontext context = s.l.context;
    OK(rwContextSetProgressCallback(context, on_progress, &falls, 1000));
    unsigned rounds = slow_rounds_for(&s, WIDTH, HEIGHT, 300);
    OK(rwContextSetProgressCallback(context, on_progress, &falls, 0.01));
    OK(slow_set(&s, 7, rounds));
    asked = ends_at = 0;
    last_progress = 0;
    OK(rtContextLaunch2D(context, 0, WIDTH, HEIGHT));
    CHECK(!falls);
    CHECK(asked >= 5);
    CHECK(last_progress > 0.3);
    CHECK_EQ(slow_wrong_in(s.l.output, 7, rounds), 0);
    asked = 0;
    last_progress = 0;
    ends_at = 3;
    FAILS(rtContextLaunch2D(context, 0, WIDTH, HEIGHT), RT_TIMEOUT_CALLBACK,
          "the progress callback ended the launch");
    CHECK(rw_clock_ms() - ended_ms < LOADED_MS);
    CHECK(slow_wrong_in(s.l.output, 7, rounds) < WIDTH * HEIGHT); /* most are still right */
    OK(rwContextSetProgressCallback(context, NULL, NULL, 0));
    CHECK(slow_is_good(&s));
    OK(rtContextDestroy(context));
}

/* ---- other threads ---- */

struct shot {
    RTcontext context;
    unsigned entry;
    size_t width;
    unsigned delay_us;
    bool at_once; /* the delay is from the call on, not from when the launch is seen to run */
    atomic_bool over;
    double called_ms;
};

static void *cancel_later(void *user)
{
    struct shot *s = user;
    for (int running = s->at_once; !running && !atomic_load(&s->over);)
        rtContextGetRunningState(s->context, &running);
    usleep(s->delay_us);
    s->called_ms = rw_clock_ms();
    rwContextCancel(s->context);
    return NULL;
}

/* A launch, and a thread that cancels it. How long it took from then on, in milliseconds; negative:
 * it ended before. */
static double launch_and_cancel(struct shot shot, RTresult *result)
{
    pthread_t thread;
    if (pthread_create(&thread, NULL, cancel_later, &shot)) return 1e9;
    *result = rtContextLaunch2D(shot.context, shot.entry, shot.width, HEIGHT);
    double end_ms = rw_clock_ms();
    atomic_store(&shot.over, true);
    pthread_join(thread, NULL);
    return end_ms - shot.called_ms;
}

/* Prints what is to be known of `count` times, and returns how many are late. */
static unsigned tell_times(double *ms, unsigned count)
{
    unsigned late = 0;
    rw_sort(ms, count);
    for (unsigned i = 0; i < count; i++) late += ms[i] > LATE_MS;
    printf("     %u of %u cancelled; ms until they returned: median %.3f, 99 %% %.3f, worst %.3f; "
           "%u later than %d\n",
           count, times, ms[count / 2], ms[count - 1 - count / 100], ms[count - 1], late, LATE_MS);
    return late;
}

static RTsize held_in_all(RTcontext context)
{
    RTsize held[sizeof(RWmemory) / sizeof(RTsize)] = {0}, sum = 0;
    if (rwContextGetMemory(context, sizeof held, (RWmemory *)held)) return 0;
    for (size_t k = 0; k < sizeof held / sizeof *held; k++) sum += held[k];
    return sum;
}

/* Half of the launches are about as long as the time until they are cancelled, so that many end by
 * themselves at that moment; the other half would take a second. */
TEST(at_random_times)
{
    struct slow s;
    unsigned cancelled = 0, seed = 1;
    double *cancelled_ms = calloc(times, sizeof(*cancelled_ms)), span_us = 2000;
    CHECK(cancelled_ms);
    CHECK_EQ(slow_make(&s), RT_SUCCESS);
    RTcontext context = s.l.context;
    OK(rwContextCancel(context));
    const unsigned rounds = slow_rounds_for(&s, WIDTH, HEIGHT, 3), many = 333 * rounds;
    CHECK(slow_is_good(&s));
    const RTsize held = held_in_all(context);
    for (unsigned i = 0; i < times; i++) {
        RTresult result = RT_SUCCESS;
        seed = seed * 1103515245 + 12345;
        OK(slow_set(&s, i, i % 2 ? rounds : many));
        const struct shot shot = {
            .context = context, .width = WIDTH, .delay_us = (seed >> 8) % (unsigned)span_us};
        double ms = launch_and_cancel(shot, &result);
        CHECK(result == RT_TIMEOUT_CALLBACK || (i % 2 && result == RT_SUCCESS));
        if (result == RT_TIMEOUT_CALLBACK) cancelled_ms[cancelled++] = ms;
        if (i % 2) span_us *= result == RT_SUCCESS ? 0.95 : 1.05;
        if (span_us < 10) span_us = 10;
        if (result == RT_SUCCESS) CHECK_EQ(slow_wrong_in(s.l.output, i, rounds), 0);
        if (i % 20 == 0) CHECK(slow_is_good(&s));
    }
    CHECK(cancelled > times / 2 + times / 20);
    CHECK(tell_times(cancelled_ms, cancelled) <= MOST_LATE);
    free(cancelled_ms);
    CHECK(slow_is_good(&s));
    CHECK_EQ(held_in_all(context), held);
    OK(rtContextDestroy(context));
}

/* One index that would trace for ever. */
static void check_within_an_index(int *rw_failed)
{
    struct slow s;
    RTresult result = RT_SUCCESS;
    CHECK_EQ(slow_make(&s), RT_SUCCESS);
    RTcontext context = s.l.context;
    OK(rwContextCancel(context));
    CHECK(slow_is_good(&s));
    OK(slow_set(&s, 3, FOR_EVER));
    for (int i = 0; i < 5; i++) {
        const struct shot shot = {.context = context, .width = 1, .delay_us = 10000};
        double ms = launch_and_cancel(shot, &result);
        CHECK_EQ(result, RT_TIMEOUT_CALLBACK);
        CHECK(ms < LOADED_MS);
    }
    FAILS(result, RT_TIMEOUT_CALLBACK, "rwContextCancel ended the launch");
    CHECK(slow_is_good(&s));
    OK(rtContextDestroy(context));
}

TEST(within_an_index)
{
    check_within_an_index(rw_failed);
}

TEST(within_an_index_direct)
{
    if (strcmp(slow_device, "cpu")) return; /* recursion of plain calls is for the CPU */
    setenv("RW_STRATEGY", "direct", 1);
    check_within_an_index(rw_failed);
    unsetenv("RW_STRATEGY");
}

TEST(within_an_index_batch)
{
    setenv("RW_STRATEGY", "batch", 1);
    check_within_an_index(rw_failed);
    unsetenv("RW_STRATEGY");
}

/* The first launch compiles for longer than anybody waits. */
TEST(while_it_is_prepared)
{
    setenv("RW_CACHE_DIR", "off", 0);
    for (unsigned delay = 0; delay < 40000; delay += 8000) {
        struct slow s;
        RTresult result = RT_SUCCESS;
        CHECK_EQ(slow_make(&s), RT_SUCCESS);
        RTcontext context = s.l.context;
        const struct shot shot = {
            .context = context, .width = WIDTH, .delay_us = delay, .at_once = true};
        launch_and_cancel(shot, &result);
        CHECK(result == RT_SUCCESS || result == RT_TIMEOUT_CALLBACK);
        if (result) FAILS(result, result, "rwContextCancel ended the launch");
        CHECK(slow_is_good(&s));
        OK(rtContextDestroy(context));
    }
    setenv("RW_CACHE_DIR", slow_cache, 1);
}

TEST(without_a_launch)
{
    struct slow s;
    CHECK_EQ(rwContextCancel(NULL), RT_ERROR_INVALID_CONTEXT);
    CHECK_EQ(slow_make(&s), RT_SUCCESS);
    RTcontext context = s.l.context;
    CHECK(slow_is_good(&s));
    OK(rwContextCancel(context));
    CHECK(slow_is_good(&s));
    OK(rtContextDestroy(context));
    CHECK_EQ(rwContextCancel(context), RT_ERROR_INVALID_CONTEXT);
}

/* ---- loops without traces: RW_DEBUG=loops ---- */

/* In the program itself, in a function that stays one as it calls itself, in a program that
 * traversal runs, and in a function that stays one as it is large, and only computes. `value` is
 * never 7, which the compiler cannot know. */
static const char looping_source[] =
    PREAMBLE "#define STEP x ^= x << 13; x ^= x >> 17; x ^= x << 5;\n"
             "#define STEPS STEP STEP STEP STEP STEP STEP STEP STEP STEP STEP\n"
             "static __device__ __noinline__ unsigned int mix(unsigned int x) {\n"
             "    volatile unsigned int mixed = x;\n"
             "    while (mixed != 7) { STEPS STEPS STEPS mixed = x | 8; }\n"
             "    return x;\n"
             "}\n"
             "static __device__ void spin() {\n"
             "    volatile unsigned int *p = &output[index];\n"
             "    while (value != 7) *p = *p + 1;\n"
             "}\n"
             "static __device__ __noinline__ unsigned int deep(unsigned int n) {\n"
             "    if (n > 2) return deep(n - 1) + 1;\n"
             "    spin();\n"
             "    return output[index];\n"
             "}\n"
             "RT_PROGRAM void in_program() { spin(); }\n"
             "RT_PROGRAM void in_function() { output[index] = deep(value); }\n"
             "RT_PROGRAM void in_traversal() { unsigned int p = 0; shoot(p); output[index] = p; }\n"
             "RT_PROGRAM void in_large() { output[index] = mix(value) + mix(index.x + 10); }\n"
             "RT_PROGRAM void any() { spin(); }\n"
             "RT_PROGRAM void nothing() {}\n";

static RTresult make_looping(struct slow *s)
{
    RTprogram program;
    setenv("RW_DEBUG", "loops", 1);
    RTresult made = slow_make(s);
    unsetenv("RW_DEBUG");
    TRY(made);
    TRY(rtContextSetEntryPointCount(s->l.context, 5));
    TRY(launch_program(&s->l, looping_source, "in_program", &program));
    TRY(rtContextSetRayGenerationProgram(s->l.context, 1, program));
    TRY(launch_program(&s->l, looping_source, "in_function", &program));
    TRY(rtContextSetRayGenerationProgram(s->l.context, 2, program));
    TRY(launch_program(&s->l, looping_source, "in_traversal", &program));
    TRY(rtContextSetRayGenerationProgram(s->l.context, 3, program));
    TRY(launch_program(&s->l, looping_source, "in_large", &program));
    return rtContextSetRayGenerationProgram(s->l.context, 4, program);
}

static RTresult set_any_hit(struct slow *s, const char *name)
{
    RTprogram program;
    TRY(launch_program(&s->l, looping_source, name, &program));
    return rtMaterialSetAnyHitProgram(s->l.material, 0, program);
}

TEST(loops)
{
    struct slow s;
    CHECK_EQ(make_looping(&s), RT_SUCCESS);
    RTcontext context = s.l.context;
    CHECK(slow_is_good(&s));
    for (unsigned entry = 1; entry < 5; entry++) {
        RTresult result = RT_SUCCESS;
        OK(set_any_hit(&s, entry == 3 ? "any" : "nothing"));
        OK(slow_set(&s, 5, 1));
        OK(rtContextLaunch2D(context, entry, 0, 0)); /* compiles */
        const struct shot shot = {
            .context = context, .entry = entry, .width = WIDTH, .delay_us = 20000};
        double ms = launch_and_cancel(shot, &result);
        CHECK_EQ(result, RT_TIMEOUT_CALLBACK);
        CHECK(ms < LOADED_MS);
        OK(set_any_hit(&s, "nothing"));
        CHECK(slow_is_good(&s));
    }
    OK(rtContextDestroy(context));
}

/* ---- the time limit ---- */

TEST(time_limit)
{
    struct slow s;
    setenv("RW_TIME_LIMIT", "0.05", 1);
    CHECK_EQ(slow_make(&s), RT_SUCCESS);
    unsetenv("RW_TIME_LIMIT");
    RTcontext context = s.l.context;
    CHECK(slow_is_good(&s));
    OK(slow_set(&s, 1, FOR_EVER));
    double begin = rw_clock_ms();
    FAILS(rtContextLaunch2D(context, 0, WIDTH, HEIGHT), RT_TIMEOUT_CALLBACK, "RW_TIME_LIMIT");
    double ms = rw_clock_ms() - begin;
    CHECK(ms >= 50);
    CHECK(ms < 50 + LOADED_MS);
    CHECK(slow_is_good(&s));
    OK(rtContextDestroy(context));
}

/* Of launches that nobody waited for at first: who waits, or asks again and again, ends them. */
TEST(time_limit_of_fences)
{
    struct slow s;
    RWfence fence;
    setenv("RW_TIME_LIMIT", "0.05", 1);
    CHECK_EQ(slow_make(&s), RT_SUCCESS);
    unsetenv("RW_TIME_LIMIT");
    RTcontext context = s.l.context;
    CHECK(slow_is_good(&s));
    for (int asks = 0; asks < 2; asks++) {
        RTresult result = RT_SUCCESS;
        int done = 0;
        OK(slow_set(&s, 1, FOR_EVER));
        double begin = rw_clock_ms();
        OK(rwContextLaunchAsync2D(context, 0, WIDTH, HEIGHT, NULL, &fence));
        while (asks && !done) result = rwFenceQuery(fence, &done);
        if (!asks) result = rwFenceWait(fence);
        FAILS(result, RT_TIMEOUT_CALLBACK, "RW_TIME_LIMIT");
        double ms = rw_clock_ms() - begin;
        CHECK(ms >= 50);
        CHECK(ms < 50 + LOADED_MS);
        OK(rwFenceDestroy(fence));
        CHECK(slow_is_good(&s));
    }
    OK(rtContextDestroy(context));
}

int main(int argc, char **argv)
{
    static const struct rw_test tests[] = {
        {"timeout callback while it runs", test_timeout_callback_while_it_runs},
        {"progress callback", test_progress_callback},
        {"at random times", test_at_random_times},
        {"within an index", test_within_an_index},
        {"within an index, direct", test_within_an_index_direct},
        {"within an index, batch", test_within_an_index_batch},
        {"while it is prepared", test_while_it_is_prepared},
        {"without a launch", test_without_a_launch},
        {"loops", test_loops},
        {"time limit", test_time_limit},
        {"time limit of fences", test_time_limit_of_fences},
    };
    if (argc > 1) slow_device = argv[1];
    if (argc > 2) times = (unsigned)atoi(argv[2]);
    need_device(slow_device);
    if (!slow_open_cache()) return 1;
    int result = RUN_TABLE(tests);
    return slow_close_cache() ? result : 1;
}
