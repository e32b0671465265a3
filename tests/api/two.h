/* SPDX-License-Identifier: Apache-2.0 */
/* Two launches under way: a scene of slow.h with entry points that write into two buffers, and two
 * streams. */
#ifndef RW_TEST_TWO_H
#define RW_TEST_TWO_H

#include <stdbool.h>

#include "tests/api/slow.h"
#include "tests/api/streams.h"
#include "tests/device.h"

/* Entry points beside the slow one: the same into another buffer; and a copy from one to the other,
 * which shows what it found. */
static const char more_source[] =
    PREAMBLE "rtDeclareVariable(unsigned int, rounds, , );\n"
             "rtBuffer<unsigned int, 2> other;\n"
             "RT_PROGRAM void slow_other() {\n"
             "    unsigned int p = value;\n"
             "    for (unsigned int i = 0; i < rounds; i++) shoot(p);\n"
             "    other[index] = p;\n"
             "}\n"
             "RT_PROGRAM void copy() { other[index] = output[index]; }\n"
             "RT_PROGRAM void say() {\n"
             "    if (index.x + index.y == 0) rtPrintf(\"value %u\\n\", value);\n"
             "    unsigned int p = value; shoot(p); output[index] = p;\n"
             "}\n";

enum { SLOW, SLOW_OTHER, COPY, SAY, ENTRIES };

/* Where something has to be done before a launch ends, on a machine that others use too. */
enum { LONGER = 8 };

struct two {
    struct slow s;
    RTbuffer other;
    unsigned rounds; /* some 30 ms */
};

static void *streams[2];

static inline RTresult two_entry(struct two *t, unsigned entry, const char *name)
{
    RTprogram program;
    TRY(launch_program(&t->s.l, more_source, name, &program));
    return rtContextSetRayGenerationProgram(t->s.l.context, entry, program);
}

static inline RTresult two_make(struct two *t)
{
    RTvariable v;
    TRY(slow_make(&t->s));
    RTcontext context = t->s.l.context;
    TRY(rtContextSetEntryPointCount(context, ENTRIES));
    TRY(two_entry(t, SLOW_OTHER, "slow_other"));
    TRY(two_entry(t, COPY, "copy"));
    TRY(two_entry(t, SAY, "say"));
    TRY(rtBufferCreate(context, RT_BUFFER_OUTPUT, &t->other));
    TRY(rtBufferSetFormat(t->other, RT_FORMAT_UNSIGNED_INT));
    TRY(rtBufferSetSize2D(t->other, WIDTH, HEIGHT));
    TRY(rtContextDeclareVariable(context, "other", &v));
    TRY(rtVariableSetObject(v, t->other));
    t->rounds = slow_rounds_for(&t->s, WIDTH, HEIGHT, 30);
    return RT_SUCCESS;
}

static inline RTresult begin(struct two *t, unsigned entry, void *stream, RWfence *fence)
{
    return rwContextLaunchAsync2D(t->s.l.context, entry, WIDTH, HEIGHT, stream, fence);
}

#define BEGIN                                                                                      \
    struct two t;                                                                                  \
    RTresult made = two_make(&t);                                                                  \
    RTcontext context = t.s.l.context;                                                             \
    OK(made)
#define END                                                                                        \
    CHECK(slow_is_good(&t.s));                                                                     \
    OK(rtContextDestroy(context))

/* Runs a program's tests on the device that its first argument names. */
static inline int two_main(int argc, char **argv, const struct rw_test *tests, size_t count)
{
    if (argc > 1) slow_device = argv[1];
    need_device(slow_device);
    if (!streams_open(slow_device, streams) || !slow_open_cache()) return 1;
    int result = rw_run_tests(tests, count);
    return slow_close_cache() ? result : 1;
}

#endif
