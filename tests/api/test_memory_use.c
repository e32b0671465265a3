/* SPDX-License-Identifier: Apache-2.0 */
/* rwContextGetMemory: what a context holds, by purpose, while objects come and go. */
#include "tests/api/launch.h"

static RTcontext context;

static RWmemory held(void)
{
    RWmemory memory = {0};
    if (rwContextGetMemory(context, sizeof memory, &memory) != RT_SUCCESS) abort();
    return memory;
}

TEST(purposes)
{
    struct launch l;
    RTbuffer buffer;
    void *data;
    OK(rtContextCreate(&context));
    RWmemory before = held();
    CHECK(!before.hostBuffers && !before.hostPrograms && !before.deviceBuffers &&
          !before.deviceTrees && !before.deviceTables);
    OK(rtContextDestroy(context));

    RTresult made = launch_make(&l);
    context = l.context;
    OK(made);
    before = held();
    CHECK(before.hostPrograms > 100 && !before.deviceTrees && !before.deviceTables);
    CHECK(launch_is_good(&l));
    RWmemory after = held();
    CHECK(after.deviceTrees > 0 && after.deviceTables > 0);
    CHECK_EQ(after.deviceBuffers, SIDE * SIDE * 4);

    OK(rtBufferCreate(context, RT_BUFFER_INPUT, &buffer));
    OK(rtBufferSetFormat(buffer, RT_FORMAT_FLOAT));
    OK(rtBufferSetSize1D(buffer, 1000));
    CHECK_EQ(held().hostBuffers, after.hostBuffers);
    OK(rtBufferMap(buffer, &data));
    OK(rtBufferUnmap(buffer));
    CHECK_EQ(held().hostBuffers, after.hostBuffers + 4000);
    OK(rtBufferDestroy(buffer));
    CHECK_EQ(held().hostBuffers, after.hostBuffers);
    OK(rtContextDestroy(context));
}

TEST(arguments)
{
    RWmemory memory = {.deviceTables = 7};
    OK(rtContextCreate(&context));
    OK(rwContextGetMemory(context, sizeof(RTsize), &memory));
    CHECK_EQ(memory.deviceTables, 7);
    FAILS(rwContextGetMemory(context, 0, &memory), RT_ERROR_INVALID_VALUE, "size is 0");
    FAILS(rwContextGetMemory(context, sizeof memory + 1, &memory), RT_ERROR_INVALID_VALUE, "size");
    FAILS(rwContextGetMemory(context, 8, NULL), RT_ERROR_INVALID_VALUE, "'out' is NULL");
    OK(rtContextDestroy(context));
}

static const struct rw_test tests[] = {{"purposes", test_purposes}, {"arguments", test_arguments}};

int main(void)
{
    setenv("RW_DEVICE", "cpu", 1);
    return RUN_TABLE(tests);
}
