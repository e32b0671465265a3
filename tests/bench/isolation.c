/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What isolation costs on the CPU, in turns with the same without it:
 *   bench.isolation [LAUNCHES]
 * A launch of about 10 ms, one of a single index, and the first launch of a context whose kernel is
 * in the cache, which starts the helper. The least of all, and the median.
 */
#include "base/median.h"
#include "tests/api/slow.h"

enum { CONTEXTS = 9, TARGET_MS = 10 };

struct side {
    struct slow s;
    double *long_ms, *short_ms, first_ms[CONTEXTS];
};

static void fail(RTcontext context, RTresult result)
{
    const char *text = "";
    rtContextGetErrorString(context, result, &text);
    fprintf(stderr, "bench.isolation: %s\n", text);
    exit(1);
}

/* Returns with the first launch done; its milliseconds, with all that opens the device. */
static double open_side(struct side *side, int isolated)
{
    RTresult result = slow_make(&side->s);
    RTcontext context = side->s.l.context;
    if (!result) result = rwContextSetIsolation(context, isolated, 0);
    const double begin = rw_clock_ms();
    if (!result) result = rtContextLaunch2D(context, 0, 1, 1);
    if (result) fail(context, result);
    return rw_clock_ms() - begin;
}

static double launch(struct side *side, size_t width, size_t height)
{
    const double begin = rw_clock_ms();
    RTresult result = rtContextLaunch2D(side->s.l.context, 0, width, height);
    if (result) fail(side->s.l.context, result);
    return rw_clock_ms() - begin;
}

/* The least of some launches takes TARGET_MS; a busy machine makes single ones take longer. */
static unsigned find_rounds(struct side *side)
{
    enum { TRIES = 15 };
    unsigned rounds = slow_rounds_for(&side->s, WIDTH, HEIGHT, TARGET_MS);
    double least = 0;
    if (slow_set(&side->s, 1, rounds)) return rounds;
    for (int k = 0; k < TRIES; k++) {
        const double taken = launch(side, WIDTH, HEIGHT);
        if (!k || taken < least) least = taken;
    }
    return (unsigned)(rounds * TARGET_MS / least) + 1;
}

static void print(const char *what, double *here, double *apart, size_t count)
{
    const double median_here = rw_median(here, count), median_apart = rw_median(apart, count);
    printf("%-28s %9.3f ms, isolated %9.3f (%+.1f %%); medians %9.3f, %9.3f\n", what, here[0],
           apart[0], 100 * (apart[0] / here[0] - 1), median_here, median_apart);
}

int main(int argc, char **argv)
{
    static struct side sides[2];
    const size_t count = argc > 1 ? (size_t)atoi(argv[1]) : 200;
    if (!slow_open_cache()) return 1;
    for (unsigned k = 0; k < CONTEXTS; k++)
        for (int i = 0; i < 2; i++) {
            if (k) rtContextDestroy(sides[i].s.l.context);
            sides[i].first_ms[k] = open_side(&sides[i], i);
        }
    const unsigned rounds = find_rounds(&sides[0]);
    for (int i = 0; i < 2; i++) {
        sides[i].long_ms = calloc(count, sizeof(double));
        sides[i].short_ms = calloc(count, sizeof(double));
        if (slow_set(&sides[i].s, 1, rounds) || !sides[i].long_ms || !sides[i].short_ms) return 1;
        launch(&sides[i], WIDTH, HEIGHT);
    }
    for (size_t k = 0; k < count; k++)
        for (int i = 0; i < 2; i++) sides[i].long_ms[k] = launch(&sides[i], WIDTH, HEIGHT);
    for (int i = 0; i < 2; i++)
        if (slow_set(&sides[i].s, 1, 1)) return 1;
    for (size_t k = 0; k < count; k++)
        for (int i = 0; i < 2; i++) sides[i].short_ms[k] = launch(&sides[i], 1, 1);
    print("launch of about 10 ms", sides[0].long_ms, sides[1].long_ms, count);
    print("launch of one index", sides[0].short_ms, sides[1].short_ms, count);
    print("first launch of a context", sides[0].first_ms, sides[1].first_ms, CONTEXTS);
    slow_close_cache();
    return 0;
}
