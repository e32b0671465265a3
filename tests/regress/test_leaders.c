/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Lanes that take numbers from a counter by one atomic of their leader's, in a loop that traces. A
 * lane whose leader was not back yet when it asked for the number read that of another: numbers
 * were given twice, and others not at all.
 *
 *     regress.leaders [cuda]
 */
#include <stdbool.h>

#include "tests/api/launch.h"
#include "tests/device.h"

enum { WIDTH = 96, HEIGHT = 64, ROUNDS = 8, COUNTERS = 3, MOST = WIDTH * HEIGHT * ROUNDS };

/* Follows the good source. */
static const char source[] =
    "rtBuffer<unsigned int> counters, given;\n"
    "static __device__ unsigned int lane() {\n"
    "    unsigned int number;\n"
    "    asm volatile(\"mov.u32 %0, %%laneid;\" : \"=r\"(number));\n"
    "    return number;\n"
    "}\n"
    /* The lanes of `all` that are of one kind have the lowest of them ask for all. */
    "static __device__ unsigned int take(unsigned int *counter, unsigned all, unsigned kind) {\n"
    "    unsigned int leader = __ffs(kind) - 1, first;\n"
    "    if (lane() == leader) first = atomicAdd(counter, __popc(kind));\n"
    "    first = __shfl_sync(all, first, leader);\n"
    "    return first + __popc(kind & ((1u << lane()) - 1));\n"
    "}\n"
    "static __device__ unsigned int take_any(unsigned int *counter) {\n"
    "    unsigned int all = __activemask();\n"
    "    return take(counter, all, __match_any_sync(all, (unsigned long long)counter));\n"
    "}\n"
    "static __device__ unsigned int take_first() {\n"
    "    unsigned int all = __activemask();\n"
    "    return take(&counters[0], all, all);\n"
    "}\n"
    "RT_PROGRAM void f() {\n"
    "    unsigned int seed = index.x * 747796405u + index.y * 2891336453u + value;\n"
    "    for (unsigned int round = 0; round < 8; round++) {\n"
    "        unsigned int p = 0, which = 0, number;\n"
    "        seed = (seed ^ (seed >> 15)) * 2654435761u + 1013904223u;\n"
    "        rtTrace(scene, optix::make_Ray(make_float3((seed >> 8) % 4 + 0.5f, 1, 0),\n"
    "                                       make_float3(0, 0, 1), 0, 0.0f, 10.0f), p);\n"
    "        if (seed >> 28 == 0) break;\n"
    "        if (p == 1 && seed >> 30 == 1) continue;\n"
    "        if (seed >> 31) number = take_first();\n"
    "        else number = take_any(&counters[which = (seed >> 20) % 3]);\n"
    "        atomicAdd(&counters[3], 1);\n"
    "        atomicAdd(&given[which * (unsigned int)given.size() / 3 + number], 1);\n"
    "    }\n"
    "}\n";

static const char *device = "cpu";

/* On the CPU, where every lane is alone, the first says as much as all. */
static const struct way {
    const char *strategy, *rounds;
} ways[] = {{"states", "0"}, {"structured", "0"}, {"batch", "0"}, {"direct", "0"}, {"direct", "1"}};

static RTresult make_zeros(struct launch *l, const char *name, RTsize count, RTbuffer *out)
{
    RTvariable v;
    void *memory;
    TRY(rtBufferCreate(l->context, RT_BUFFER_INPUT_OUTPUT, out));
    TRY(rtBufferSetFormat(*out, RT_FORMAT_UNSIGNED_INT));
    TRY(rtBufferSetSize1D(*out, count));
    TRY(rtBufferMap(*out, &memory));
    memset(memory, 0, count * sizeof(unsigned int));
    TRY(rtBufferUnmap(*out));
    TRY(rtContextDeclareVariable(l->context, name, &v));
    return rtVariableSetObject(v, *out);
}

/* Each of the first numbers of each counter is given once, and they are as many as were taken. */
static bool are_right(const unsigned int *counters, const unsigned int *given)
{
    unsigned int wrong = 0, sum = 0;
    for (unsigned int k = 0; k < COUNTERS; k++) {
        sum += counters[k];
        for (unsigned int i = 0; i < MOST; i++) wrong += given[k * MOST + i] != (i < counters[k]);
    }
    if (wrong || sum != counters[COUNTERS] || !sum)
        printf("    %u numbers taken, counters show %u, and %u are wrong\n", counters[COUNTERS],
               sum, wrong);
    return !wrong && sum == counters[COUNTERS] && sum;
}

static RTresult run(struct launch *l, bool *right)
{
    RTbuffer counters, given;
    void *counted, *marks;
    TRY(launch_make(l));
    TRY(make_zeros(l, "counters", COUNTERS + 1, &counters));
    TRY(make_zeros(l, "given", COUNTERS * MOST, &given));
    TRY(launch_replace(l, source, "f"));
    TRY(rtContextLaunch2D(l->context, 0, WIDTH, HEIGHT));
    TRY(rtBufferMap(counters, &counted));
    TRY(rtBufferMap(given, &marks));
    *right = are_right(counted, marks);
    TRY(rtBufferUnmap(counters));
    return rtBufferUnmap(given);
}

TEST(numbers)
{
    size_t count = strcmp(device, "cpu") ? sizeof(ways) / sizeof(ways[0]) : 1;
    for (size_t w = 0; w < count; w++) {
        struct launch l;
        bool right = false;
        setenv("RW_STRATEGY", ways[w].strategy, 1);
        setenv("RW_ROUNDS", ways[w].rounds, 1);
        RTresult result = run(&l, &right);
        const char *text = "";
        if (result) rtContextGetErrorString(l.context, result, &text);
        if (!right) printf("    with %s, rounds %s: %s\n", ways[w].strategy, ways[w].rounds, text);
        CHECK(right);
        rtContextDestroy(l.context);
    }
}

static const struct rw_test tests[] = {{"numbers", test_numbers}};

int main(int argc, char **argv)
{
    if (argc > 1) device = argv[1];
    need_device(device);
    if (launch_compile(source)) return 1;
    setenv("RW_DEVICE", device, 1);
    setenv("RW_CACHE_DIR", "off", 0);
    return RUN_TABLE(tests);
}
