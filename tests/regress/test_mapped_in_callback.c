/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A progress callback that maps a buffer of the launch waits for the launch, which the call that
 * waits for it then took for one still under way: it crashed.
 *     regress.mapped_in_callback [cuda]
 */
#include <stdbool.h>

#include "tests/api/slow.h"
#include "tests/device.h"

static unsigned calls, wrong, rounds;

static int map_output(double progress, void *user)
{
    struct slow *s = user;
    (void)progress;
    calls++;
    wrong += slow_wrong_in(s->l.output, 3, rounds);
    return 0;
}

static int launch_again(double progress, void *user)
{
    struct slow *s = user;
    (void)progress;
    if (!calls++) wrong += rtContextLaunch2D(s->l.context, 0, WIDTH, HEIGHT) != RT_SUCCESS;
    return 0;
}

static bool is_right_with(RWprogresscallback callback)
{
    struct slow s;
    if (slow_make(&s)) return false;
    RTcontext context = s.l.context;
    rounds = slow_rounds_for(&s, WIDTH, HEIGHT, 30);
    RTresult result = rwContextSetProgressCallback(context, callback, &s, 0.001);
    calls = wrong = 0;
    if (!result) result = slow_set(&s, 3, rounds);
    if (!result) result = rtContextLaunch2D(context, 0, WIDTH, HEIGHT);
    bool right = !result && calls && !wrong && !slow_wrong_in(s.l.output, 3, rounds);
    right &= !rwContextSetProgressCallback(context, NULL, NULL, 0) && slow_is_good(&s);
    return !rtContextDestroy(context) && right;
}

TEST(mapped)
{
    CHECK(is_right_with(map_output));
}

TEST(launched)
{
    CHECK(is_right_with(launch_again));
}

static const struct rw_test tests[] = {
    {"mapped", test_mapped},
    {"launched", test_launched},
};

int main(int argc, char **argv)
{
    if (argc > 1) slow_device = argv[1];
    need_device(slow_device);
    if (!slow_open_cache()) return 1;
    int failed = RUN_TABLE(tests);
    return !slow_close_cache() || failed;
}
