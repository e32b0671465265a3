/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Launches that take as long as a test wants: each index traces `rounds` rays one after the other,
 * and writes value + rounds where they hit the wall of launch.h, which is over two columns of
 * the first rows, and value + 100 * rounds elsewhere. Needs NVRTC.
 */
#ifndef RW_TEST_SLOW_H
#define RW_TEST_SLOW_H

#include "base/clock.h"
#include "tests/api/launch.h"
#include "tests/folder.h"

enum { WIDTH = 96, HEIGHT = 64, FOR_EVER = 4000000000u };

static const char slow_source[] =
    PREAMBLE "rtDeclareVariable(unsigned int, rounds, , );\n"
             "RT_PROGRAM void slow() {\n"
             "    unsigned int p = value;\n"
             "    for (unsigned int i = 0; i < rounds; i++) shoot(p);\n"
             "    output[index] = p;\n"
             "}\n";

struct slow {
    struct launch l;
    RTvariable rounds;
};

static const char *slow_device = "cpu";

static inline RTresult slow_make(struct slow *s)
{
    TRY(launch_make(&s->l));
    TRY(rwContextSetDevice(s->l.context, slow_device));
    TRY(launch_replace(&s->l, slow_source, "slow"));
    TRY(rtContextDeclareVariable(s->l.context, "rounds", &s->rounds));
    TRY(rtVariableSet1ui(s->rounds, 1));
    return rtBufferSetSize2D(s->l.output, WIDTH, HEIGHT);
}

static inline RTresult slow_set(struct slow *s, unsigned value, unsigned rounds)
{
    TRY(rtVariableSet1ui(s->l.value, value));
    return rtVariableSet1ui(s->rounds, rounds);
}

static inline unsigned slow_expected(size_t i, unsigned value, unsigned rounds)
{
    return value + (i % WIDTH < 2 && i / WIDTH < SIDE ? rounds : 100 * rounds);
}

/* Pixels of a buffer that are not what a launch to its end leaves; maps the buffer. */
static inline unsigned slow_wrong_in(RTbuffer output, unsigned value, unsigned rounds)
{
    void *data;
    unsigned wrong = 0;
    if (rtBufferMap(output, &data)) return WIDTH * HEIGHT;
    for (size_t i = 0; i < WIDTH * HEIGHT; i++)
        wrong += ((unsigned *)data)[i] != slow_expected(i, value, rounds);
    rtBufferUnmap(output);
    return wrong;
}

/* The context is usable: a launch of its own gives the right picture. */
static inline int slow_is_good(struct slow *s)
{
    static unsigned number;
    const unsigned value = ++number * 1000;
    const char *text = "";
    RTresult result = slow_set(s, value, 2);
    if (!result) result = rtContextLaunch2D(s->l.context, 0, WIDTH, HEIGHT);
    rtContextGetErrorString(s->l.context, result, &text);
    if (result) fprintf(stderr, "a good launch failed: %s\n", text);
    unsigned wrong = result ? 0 : slow_wrong_in(s->l.output, value, 2);
    if (wrong) fprintf(stderr, "%u pixels of a good launch are wrong\n", wrong);
    return !result && !wrong;
}

/* A cache for the time of the test: its contexts have the same kernels. */
static char slow_cache[] = "/tmp/rw-slow-XXXXXX";

static inline int slow_open_cache(void)
{
    return mkdtemp(slow_cache) && !setenv("RW_CACHE_DIR", slow_cache, 1);
}

static inline int slow_close_cache(void)
{
    return rw_remove_folder(slow_cache);
}

/* What a launch takes in milliseconds, the least of three; negative: one failed. */
static inline double slow_milliseconds(struct slow *s, size_t width, size_t height)
{
    double least = 1e9;
    for (int k = 0; k < 3; k++) {
        double begin = rw_clock_ms();
        if (rtContextLaunch2D(s->l.context, 0, width, height)) return -1;
        double taken = rw_clock_ms() - begin;
        if (taken < least) least = taken;
    }
    return least;
}

/* How many rounds make a launch of this size take about so long; the kernel is there afterwards. */
static inline unsigned slow_rounds_for(struct slow *s, size_t width, size_t height, double ms)
{
    unsigned rounds = 4;
    double taken = 0;
    for (; rounds < FOR_EVER / 8; rounds *= 2) {
        if (!slow_set(s, 0, rounds)) taken = slow_milliseconds(s, width, height);
        if (taken > ms / 3) break;
        if (taken > 0) continue;
        fprintf(stderr, "a launch whose time was to be taken failed\n");
        return 1;
    }
    return (unsigned)((double)rounds * ms / taken) + 1;
}

#endif
