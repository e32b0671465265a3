/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What paging costs, by how much larger the data are than the memory for them:
 *   bench.paging DEVICE BYTES PICTURE [SECONDS [SEED]]
 * A field of balls with BYTES (as 21G) of surfaces and textures of their own (scene.h) is rendered
 * in PICTURE x PICTURE: seen directly, with ambient occlusion, and with paths; with memory for the
 * data as 1 : 0.5 to 1 : 3.5, and without paging. Of each the first launch, whose cache is empty,
 * the one after it, with what was done in it, and later ones are timed, and every picture is
 * compared with the first, to the byte. What is not begun after SECONDS (210) is left out. Fails
 * where a picture differs. Returns 77 without such a device or without a compiler for CUDA C.
 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/median.h"
#include "common/sample.h"
#include "tests/bench/check.h"
#include "tests/bench/paging/scene.h"

#define PROGRAMS RW_SOURCE_DIR "/tests/bench/paging/programs.cu"

enum { FEWEST = 5, MOST = 31, ENOUGH_MS = 200 }; /* of the launches after the first two */

static RTcontext context;
static struct field field;
static unsigned picture_size;
static unsigned char *pictures[FIELD_ENTRIES]; /* the first of each */
static bool differs;
static double end_ms; /* nothing begins after it */

static uint64_t bytes_of(const char *text)
{
    static const char units[] = "KMG";
    char *end;
    const double number = strtod(text, &end);
    const char *unit = *end ? strchr(units, *end) : NULL;
    if (number <= 0 || (*end && !unit)) {
        fprintf(stderr, "bench.paging: '%s' is no number of bytes, as 512M or 21G\n", text);
        exit(2);
    }
    return (uint64_t)(number * (unit ? (double)(1ull << 10 * (unit - units + 1)) : 1));
}

static RWstatistics statistics(void)
{
    RWstatistics s;
    CHECK(rwContextGetStatistics(context, sizeof(s), &s));
    return s;
}

static uint64_t device_bytes(void)
{
    RWmemory m;
    CHECK(rwContextGetMemory(context, sizeof(m), &m));
    return m.deviceBuffers + m.deviceTrees + m.deviceTables + m.deviceTextures + m.deviceBuilds;
}

/* Milliseconds until the call returns, with what the host does between rounds. */
static double launch(unsigned entry)
{
    const double begin = rw_clock_ms();
    CHECK(rtContextLaunch2D(context, entry, picture_size, picture_size));
    return rw_clock_ms() - begin;
}

static bool is_same_picture(unsigned entry)
{
    const size_t size = (size_t)picture_size * picture_size * 16;
    void *data;
    CHECK(rtBufferMap(field.output, &data));
    bool same = pictures[entry] && !memcmp(pictures[entry], data, size);
    if (!pictures[entry] && (pictures[entry] = malloc(size)))
        same = memcpy(pictures[entry], data, size) != NULL;
    CHECK(rtBufferUnmap(field.output));
    return same;
}

static void render(const char *memory, unsigned entry)
{
    static const char *const names[FIELD_ENTRIES] = {"primary", "ambient", "paths"};
    if (rw_clock_ms() > end_ms) {
        printf("%-10s %-8s  not run: no time left\n", memory, names[entry]);
        return;
    }
    const double first_ms = launch(entry);
    const RWstatistics before = statistics();
    const double ms = launch(entry);
    const RWstatistics after = statistics();
    double later[MOST], sum = 0;
    unsigned count = 0;
    for (; count < FEWEST || (count < MOST && sum < ENOUGH_MS); count++)
        sum += later[count] = launch(entry);
    const bool same = is_same_picture(entry);
    differs |= !same;
    printf("%-10s %-8s %10.1f %10.1f %10.1f %7lu %9lu %9lu %10lu %8llu  %s\n", memory, names[entry],
           first_ms, ms, rw_median(later, count), after.pagingRounds - before.pagingRounds,
           after.pagesCopied - before.pagesCopied, (after.pagedBytes - before.pagedBytes) >> 20,
           after.absentReads - before.absentReads, (unsigned long long)device_bytes() >> 20,
           same ? "same" : "DIFFERS");
    fflush(stdout);
}

static void render_all(const char *memory)
{
    for (unsigned entry = 0; entry < FIELD_ENTRIES; entry++) render(memory, entry);
}

static void make(uint64_t bytes, uint64_t seed)
{
    char name[256];
    const double begin = rw_clock_ms();
    CHECK(field_make(context, sample_find_programs(PROGRAMS), bytes, picture_size, seed, &field));
    CHECK(rwContextGetDeviceName(context, name, sizeof(name)));
    printf("%s: %.2f GB of surfaces and texels, %u balls, seed %llu, made in %.1f s\n", name,
           (double)field.bytes * 1e-9, field.copies, (unsigned long long)seed,
           (rw_clock_ms() - begin) * 1e-3);
    CHECK(rwContextSetDeviceMemory(context, 2 * field.bytes));
    const double compiled = rw_clock_ms();
    for (unsigned entry = 0; entry < FIELD_ENTRIES; entry++) launch(entry);
    printf("launched for the first time in %.1f s\n", (rw_clock_ms() - compiled) * 1e-3);
    printf("%-10s %-8s %10s %10s %10s %7s %9s %9s %10s %8s\n", "memory", "", "first, ms", "ms",
           "later, ms", "rounds", "pages", "MiB", "reads", "device");
    fflush(stdout);
}

int main(int argc, char **argv)
{
    static const struct {
        const char *name;
        double data; /* for 1 of memory */
    } ratios[] = {
        {"1 : 0.5", 0.5}, {"1 : 1", 1}, {"1 : 1.05", 1.05}, {"1 : 2", 2}, {"1 : 3.5", 3.5}};
    if (argc < 4 || argc > 6) {
        fprintf(stderr, "usage: bench.paging DEVICE BYTES PICTURE [SECONDS [SEED]]\n");
        return 2;
    }
    picture_size = (unsigned)strtoul(argv[3], NULL, 10);
    end_ms = rw_clock_ms() + 1e3 * (argc > 4 ? atof(argv[4]) : 210);
    setenv("RW_DEVICE_MEMORY", "0", 1);
    CHECK(rtContextCreate(&context));
    CHECK(rwContextSetDevice(context, argv[1]));
    make(bytes_of(argv[2]), argc > 5 ? strtoull(argv[5], NULL, 10) : 1);
    for (size_t k = 0; k < sizeof(ratios) / sizeof(ratios[0]); k++) {
        CHECK(rwContextSetDeviceMemory(context, (RTsize)((double)field.bytes / ratios[k].data)));
        render_all(ratios[k].name);
    }
    CHECK(rwContextSetDeviceMemory(context, 0));
    CHECK(rwBufferSetPaged(field.surfaces, 0));
    CHECK(rwBufferSetPaged(field.texels, 0));
    render_all("not paged");
    CHECK(rtContextDestroy(context));
    for (unsigned entry = 0; entry < FIELD_ENTRIES; entry++) free(pictures[entry]);
    return differs;
}
