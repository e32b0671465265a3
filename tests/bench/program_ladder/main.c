/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The ladder of bench.ladder once more, in ray programs: which of its steps does a user of the
 * library still take by hand? The rungs are the table of rungs.c.
 *   bench.program_ladder DEVICE SAMPLES WIDTHxHEIGHT[,WIDTHxHEIGHT...] [RUNG...]
 * All rungs are made, in threads of their own; then they draw in turns, so that a machine that gets
 * slower does so for all. Of each:
 *
 *   ms      median of the times of its kernels
 *   faster  than the rung that it is compared with, which is named at the end of its line
 *   states  of its kernel; "frame" are the bytes that its largest rtTrace saves
 *   mean    of the picture, 0 to 255
 *   differ  pixels that are not those of the first rung that draws the same random numbers
 *
 * Fails when the mean is too far from that of this rung, or, on the CPU, where rounding does not
 * depend on the kernel, when more than one pixel of a hundred differs. Returns 77 without such a
 * device or without NVRTC. Uses the public interface alone, so that it runs with other builds of
 * the library.
 */
#include <math.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/median.h"
#include "features.h"
#include "scene.h"

enum { SKIPPED = 77, MOST = 64, WARM_UP = 1, MEASURED = 5 };

struct run {
    const struct rung *rung;
    RTcontext context;
    RTbuffer image;
    double times[MEASURED], median, mean, apart; /* apart: the share of pixels that differ */
    unsigned states, frame;
    pthread_t thread;
};

static const char *device;
static struct picture_size size;
static struct run runs[MOST];
static unsigned run_count;

static void check(const struct run *r, RTresult result, const char *doing)
{
    const char *text;
    if (result == RT_SUCCESS) return;
    rtContextGetErrorString(r->context, result, &text);
    fprintf(stderr, "bench.program_ladder: %s: %s: %s\n", r->rung->name, doing, text);
    /* Other threads may come here too, which exit would not allow. */
    _Exit(result == RT_ERROR_NOT_SUPPORTED || result == RT_ERROR_NO_DEVICE ? SKIPPED : 1);
}
#define CHECK(call) check(r, call, #call)

/* ---- a rung ---- */

/* The first number of this name: those of the whole kernel come before those of its programs. */
static unsigned number(const char *report, const char *key)
{
    const char *at = strstr(report, key);
    return at ? (unsigned)strtoul(at + strlen(key), NULL, 10) : 0;
}

/* The first launch compiles, and is a warm-up as well. */
static void *prepare(void *user)
{
    struct run *r = user;
    const char *report;
    double milliseconds;
    CHECK(rtContextCreate(&r->context));
    CHECK(rwContextSetDevice(r->context, device));
    CHECK(rung_create(r->context, r->rung, &size, &r->image));
    CHECK(rung_draw(r->context, r->rung, &size, &milliseconds));
    CHECK(rwContextGetReport(r->context, &report));
    r->states = number(report, "\"states\":");
    r->frame = number(report, "\"frame_bytes\":");
    return NULL;
}

static void set_median(struct run *r)
{
    r->median = rw_median(r->times, MEASURED);
}

static const float *map(const struct run *r)
{
    void *memory;
    CHECK(rtBufferMap(r->image, &memory));
    return memory;
}

/* Rungs of which these are the same draw the same random numbers. */
static unsigned numbers_of(const struct run *r)
{
    if (r->rung->features & SAMPLE) return ROULETTE | CHEAP_RANDOM;
    return r->rung->features & (ROULETTE | CHEAP_RANDOM | INDEX);
}

/* The first of those that draw the same random numbers. */
static const struct run *alike(const struct run *r)
{
    const struct run *like = runs;
    while (numbers_of(like) != numbers_of(r)) like++;
    return like;
}

static bool is_apart(const float *a, const float *b)
{
    for (int c = 0; c < 3; c++)
        if (fabsf(a[c] - b[c]) > 1.0f / 255) return true;
    return false;
}

static void look(struct run *r)
{
    const struct run *like = alike(r);
    const float *own = map(r), *others = like == r ? own : map(like);
    const size_t count = (size_t)size.width * size.height;
    size_t apart = 0;
    double sum = 0;
    for (size_t k = 0; k < count; k++) {
        for (int c = 0; c < 3; c++) sum += fmin(own[4 * k + c], 1);
        apart += is_apart(&own[4 * k], &others[4 * k]);
    }
    r->mean = 255 * sum / (3 * (double)count);
    r->apart = (double)apart / (double)count;
    CHECK(rtBufferUnmap(r->image));
    if (like != r) CHECK(rtBufferUnmap(like->image));
}

/* ---- all ---- */

static void draw_in_turns(void)
{
    double unused;
    for (unsigned k = 0; k < WARM_UP + MEASURED; k++)
        for (struct run *r = runs; r < runs + run_count; r++)
            CHECK(rung_draw(r->context, r->rung, &size,
                            k < WARM_UP ? &unused : &r->times[k - WARM_UP]));
}

static const struct run *find(const char *name)
{
    for (unsigned k = 0; name && k < run_count; k++)
        if (!strcmp(runs[k].rung->name, name)) return &runs[k];
    return NULL;
}

static void print(const struct run *r)
{
    const struct run *before = find(r->rung->before);
    char faster[16] = "", than[32] = "";
    if (before) {
        snprintf(faster, sizeof(faster), "%.2fx", before->median / r->median);
        snprintf(than, sizeof(than), " (%s)", before->rung->name);
    }
    printf("%-13s %9.3f %7s %6u %5u %8.3f %5.1f %%  %s%s\n", r->rung->name, r->median, faster,
           r->states, r->frame, r->mean, 100 * r->apart, r->rung->what, than);
}

/* Other random numbers give other noise: a sample's standard deviation is less than 60, and five of
 * those of the mean are allowed. Besides, Russian roulette makes a pixel of 20 samples noisier, and
 * the mean of what the square root for the screen makes of it is lower by 0.14. On a GPU a rounding
 * sends some paths of a hundred elsewhere; on the CPU it does so seldom. */
static bool is_near(const struct run *r)
{
    const struct run *like = alike(r) == r ? runs : alike(r);
    const double count = (double)size.width * size.height * size.samples;
    const double most = (alike(r) == r ? 0.2 : 0.1) + (alike(r) == r ? 300 : 70) / sqrt(count);
    if (fabs(r->mean - like->mean) <= most && (strcmp(device, "cpu") || r->apart <= 0.01))
        return true;
    printf("%s: this is not the picture of %s\n", r->rung->name, like->rung->name);
    return false;
}

static void make_all(void)
{
    for (struct run *r = runs; r < runs + run_count; r++)
        if (pthread_create(&r->thread, NULL, prepare, r)) {
            fprintf(stderr, "bench.program_ladder: no thread for %s\n", r->rung->name);
            _Exit(1);
        }
    for (unsigned k = 0; k < run_count; k++) pthread_join(runs[k].thread, NULL);
}

static bool run_all(void)
{
    bool good = true;
    make_all();
    draw_in_turns();
    printf("%ux%u, %u samples\n", size.width, size.height, size.samples);
    printf("%-13s %9s %7s %6s %5s %8s %7s  %s\n", "rung", "ms", "faster", "states", "frame", "mean",
           "differ", "what it changes (compared with)");
    for (struct run *r = runs; r < runs + run_count; r++) {
        set_median(r);
        look(r);
        print(r);
        good = is_near(r) && good;
    }
    fflush(stdout);
    for (struct run *r = runs; r < runs + run_count; r++) CHECK(rtContextDestroy(r->context));
    return good;
}

/* Those of the names, in the order of the table; all if there are none. */
static bool choose(char **names, int count)
{
    int found = 0;
    for (unsigned k = 0; k < rung_count && run_count < MOST; k++) {
        int n = 0;
        while (n < count && strcmp(rungs[k].name, names[n])) n++;
        if (count > 0 && n == count) continue;
        found++;
        runs[run_count++].rung = &rungs[k];
    }
    return count <= 0 || found == count;
}

static int usage(void)
{
    fprintf(stderr, "usage: bench.program_ladder DEVICE SAMPLES WIDTHxHEIGHT[,WIDTHxHEIGHT...] "
                    "[RUNG...]\n");
    return 2;
}

int main(int argc, char **argv)
{
    bool good = true;
    if (argc < 4 || sscanf(argv[2], "%u", &size.samples) != 1 || !size.samples) return usage();
    device = argv[1];
    if (!choose(argv + 4, argc - 4)) {
        fprintf(stderr,
                "bench.program_ladder: a rung that was named is not in rungs.c, or twice\n");
        return 2;
    }
    for (const char *at = argv[3]; at; at = strchr(at, ',')) {
        if (*at == ',') at++;
        if (sscanf(at, "%ux%u", &size.width, &size.height) != 2 || !size.width || !size.height)
            return usage();
        good = run_all() && good;
    }
    return !good;
}
