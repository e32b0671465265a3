/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Strategy BATCH by the interface: any number of launch indices under way gives the same sums, its
 * memory is counted and bounded, and what it cannot do is refused in words.
 *
 *     api.batch [cuda]
 */
#include <stdbool.h>
#include <stdint.h>

#include "tests/api/launch.h"
#include "tests/device.h"

enum { WIDTH = 150, HEIGHT = 90, REPEATS = 3 };

/* Every index adds to one of 16 sums what its rays found, one after the other; two of three indices
 * trace once more. Half of the rays go past the wall. */
static const char many[] =
    PREAMBLE "RT_PROGRAM void many() {\n"
             "    float3 up = make_float3(0, 0, 1);\n"
             "    unsigned int sum = 0, rays = 1 + (index.x + index.y) % 3;\n"
             "    for (unsigned int k = 0; k < rays; k++) {\n"
             "        unsigned int p = value + k;\n"
             "        float3 from = make_float3((index.x + k) % 4 + 0.5f, index.y % 4, 0);\n"
             "        rtTrace(scene, optix::make_Ray(from, up, 0, 0.0f, 10.0f), p);\n"
             "        sum += p * (k + 1);\n"
             "    }\n"
             "    atomicAdd(&output[make_uint2(index.x % 4, index.y % 4)], sum);\n"
             "}\n";

static unsigned int sum_of(unsigned int x, unsigned int y, unsigned int value)
{
    unsigned int sum = 0;
    for (unsigned int k = 0; k < 1 + (x + y) % 3; k++)
        sum += (value + k + ((x + k) % 4 < 2 ? 1 : 100)) * (k + 1);
    return sum;
}

static RTresult clear(struct launch *l)
{
    void *data;
    TRY(rtBufferMap(l->output, &data));
    memset(data, 0, sizeof(l->pixels));
    return rtBufferUnmap(l->output);
}

/* Several launches, so that what one has left is no help to the next. */
static RTresult run_many(struct launch *l)
{
    void *data;
    TRY(clear(l));
    for (int k = 0; k < REPEATS; k++) TRY(rtContextLaunch2D(l->context, 0, WIDTH, HEIGHT));
    TRY(rtBufferMap(l->output, &data));
    memcpy(l->pixels, data, sizeof(l->pixels));
    return rtBufferUnmap(l->output);
}

static bool are_right(const struct launch *l, unsigned int value)
{
    unsigned int sums[SIDE][SIDE] = {{0}};
    for (unsigned int y = 0; y < HEIGHT; y++)
        for (unsigned int x = 0; x < WIDTH; x++)
            sums[y % 4][x % 4] += REPEATS * sum_of(x, y, value);
    return !memcmp(sums, l->pixels, sizeof(sums));
}

static RTresult open_with(struct launch *l, const char *indices)
{
    setenv("RW_BATCH", indices, 1);
    RTresult result = launch_make(l);
    setenv("RW_BATCH", "0", 1);
    return result;
}

TEST(any_number_of_indices)
{
    static const char *const numbers[] = {"0", "1", "5", "64", "1000"};
    for (size_t k = 0; k < sizeof(numbers) / sizeof(numbers[0]); k++) {
        struct launch l;
        CHECK_EQ(open_with(&l, numbers[k]), RT_SUCCESS);
        RTcontext context = l.context;
        OK(launch_replace(&l, many, "many"));
        OK(rtVariableSet1ui(l.value, 7));
        OK(run_many(&l));
        CHECK(are_right(&l, 7));
        CHECK(launch_is_good(&l));
        OK(rtContextDestroy(context));
    }
}

static uint64_t tables_with(const char *indices)
{
    struct launch l;
    RWmemory memory = {0};
    RTresult result = open_with(&l, indices);
    if (!result) result = launch_replace(&l, many, "many");
    if (!result) result = run_many(&l);
    if (!result) result = rwContextGetMemory(l.context, sizeof(memory), &memory);
    rtContextDestroy(l.context);
    return result ? 0 : memory.deviceTables;
}

TEST(memory_is_counted)
{
    uint64_t few = tables_with("32"), more = tables_with("1024");
    CHECK(few > 32 * 128 && more > 16 * few);
    CHECK(more < (1ull << 30));
}

/* Indices that need more than there is for all of them. */
TEST(too_large_for_memory)
{
    struct launch l;
    CHECK_EQ(open_with(&l, "0"), RT_SUCCESS);
    RTcontext context = l.context;
    OK(rtContextSetStackSize(context, 256u << 20));
    FAILS(launch_run(&l), RT_ERROR_MEMORY_ALLOCATION_FAILED, "memory for RW_STRATEGY=batch: ");
    OK(rtContextSetStackSize(context, 1u << 10));
    CHECK(launch_is_good(&l));
    OK(rtContextDestroy(context));
}

TEST(no_counters)
{
    struct launch l;
    setenv("RW_PROFILE", "1", 1);
    CHECK_EQ(open_with(&l, "0"), RT_SUCCESS);
    setenv("RW_PROFILE", "0", 1);
    RTcontext context = l.context;
    FAILS(launch_run(&l), RT_ERROR_INVALID_SOURCE,
          "RW_STRATEGY=batch makes kernels without counters; profile with RW_STRATEGY=states");
    OK(rtContextDestroy(context));
}

static const struct rw_test tests[] = {
    {"any number of indices", test_any_number_of_indices},
    {"memory is counted", test_memory_is_counted},
    {"too large for memory", test_too_large_for_memory},
    {"no counters", test_no_counters},
};

int main(int argc, char **argv)
{
    use_device(argc, argv);
    setenv("RW_STRATEGY", "batch", 1);
    return RUN_TABLE(tests);
}
