/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The scene of launch.h in contexts of every strategy, and with RW_SKIP_PASS=calls, which inlines
 * all functions that can be: for tests of functions that stay, whose results are the same.
 */
#ifndef RW_TEST_WAYS_H
#define RW_TEST_WAYS_H

#include <stdbool.h>

#include "tests/api/launch.h"
#include "tests/device.h"

static const char *device = "cpu";

/* A context is made with these. */
static const struct way {
    const char *strategy, *skipped;
} ways[] = {
    {"states", ""}, {"states", "calls"}, {"structured", ""},
    {"direct", ""}, {"direct", "calls"}, {"batch", ""},
};
enum { WAYS = sizeof(ways) / sizeof(ways[0]) };

/* Work of some 400 instructions that nobody can foresee; 8 functions of one text. */
#define FOUR(text) text text text text
#define WORK                                                                                       \
    "#define STEP x = (x ^ (x >> 7)) * 2654435761u + value; x += index.x;\n"                       \
    "#define WORK x += table[x & 3]; " FOUR("STEP STEP STEP ") FOUR("STEP STEP STEP ")             \
        FOUR("STEP STEP STEP ") "\n"                                                               \
                                "rtBuffer<unsigned int> table;\n"

static inline RTresult make_table(struct launch *l)
{
    RTbuffer buffer;
    RTvariable v;
    void *memory;
    static const unsigned int numbers[4] = {3, 1, 4, 15};
    TRY(rtBufferCreate(l->context, RT_BUFFER_INPUT, &buffer));
    TRY(rtBufferSetFormat(buffer, RT_FORMAT_UNSIGNED_INT));
    TRY(rtBufferSetSize1D(buffer, 4));
    TRY(rtBufferMap(buffer, &memory));
    memcpy(memory, numbers, sizeof(numbers));
    TRY(rtBufferUnmap(buffer));
    TRY(rtContextDeclareVariable(l->context, "table", &v));
    return rtVariableSetObject(v, buffer);
}

/* The good scene with these programs in place of its own; NULL: its own. */
static inline RTresult replace(struct launch *l, const char *source, const char *raygen,
                               const char *hit, const char *miss)
{
    RTprogram program;
    if (raygen) TRY(launch_replace(l, source, raygen));
    TRY(launch_program(l, source, hit, &program));
    TRY(rtMaterialSetClosestHitProgram(l->material, 0, program));
    if (!miss) return RT_SUCCESS;
    TRY(launch_program(l, source, miss, &program));
    return rtContextSetMissProgram(l->context, 0, program);
}

static inline RTresult open_way(struct launch *l, const struct way *way)
{
    setenv("RW_STRATEGY", way->strategy, 1);
    setenv("RW_SKIP_PASS", way->skipped, 1);
    TRY(launch_make(l));
    TRY(make_table(l));
    return rtVariableSet1ui(l->value, 12345);
}

/* Recursion runs with strategy direct on a CPU alone. */
static inline bool can_run(const struct way *way)
{
    return !strcmp(device, "cpu") || strcmp(way->strategy, "direct");
}

/* The scene made and launched in every way; each time the pixels have to be right. */
static inline bool in_every_way(RTresult (*make)(struct launch *),
                                bool (*is_right)(const struct launch *, size_t way))
{
    bool good = true;
    for (size_t w = 0; w < WAYS; w++) {
        struct launch l;
        const char *text = "";
        if (!can_run(&ways[w])) continue;
        RTresult result = open_way(&l, &ways[w]);
        if (!result) result = make(&l);
        if (result) rtContextGetErrorString(l.context, result, &text);
        if (result || !is_right(&l, w)) {
            printf("    wrong with strategy %s without \"%s\": %s\n", ways[w].strategy,
                   ways[w].skipped, text);
            good = false;
        }
        rtContextDestroy(l.context);
    }
    return good;
}

/* Of a test's main: the device that it is given. */
static inline void take_device(int argc, char **argv)
{
    if (argc > 1) device = argv[1];
    need_device(device);
    setenv("RW_DEVICE", device, 1);
    setenv("RW_CACHE_DIR", "off", 0);
}

#endif
