/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Buffers over exported memory, on the CPU: a memory file, which is what a Vulkan that draws by
 * software exports. Launches write it where others have it mapped, and see what those write.
 */
#define _GNU_SOURCE /* memfd_create */

#include <sys/mman.h>
#include <unistd.h>

#include "tests/api/support.h"

enum { COUNT = 64, PAGE = 4096 };

static const char source[] =
    "#include <raywright_device.h>\n"
    "rtDeclareVariable(unsigned int, index, rtLaunchIndex, );\n"
    "rtBuffer<unsigned int> numbers;\n"
    "RT_PROGRAM void add() { numbers[index] += index; }\n"
    "RT_PROGRAM void slowly() {\n"
    "    unsigned int n = numbers[index];\n"
    "    for (int k = 0; k < 10000000; k++) n = n * 1664525 + 1013904223;\n"
    "    numbers[index] = n;\n"
    "}\n";

struct fixture {
    RTcontext context;
    RTbuffer numbers;
    unsigned *shared; /* the file, as another has it */
    int file;
};

static RTresult make(struct fixture *f, size_t offset)
{
    RTvariable v;
    TRY(rtContextCreate(&f->context));
    TRY(rwContextSetDevice(f->context, "cpu"));
    TRY(rtContextSetEntryPointCount(f->context, 2));
    TRY(set_source(f->context, 0, source, "add"));
    TRY(set_source(f->context, 1, source, "slowly"));
    f->file = memfd_create("external", MFD_CLOEXEC);
    if (f->file < 0 || ftruncate(f->file, 2 * PAGE)) return RT_ERROR_UNKNOWN;
    f->shared = mmap(NULL, 2 * PAGE, PROT_READ | PROT_WRITE, MAP_SHARED, f->file, 0);
    TRY(rwBufferCreateFromExternalMemory(f->context, RT_BUFFER_INPUT_OUTPUT, f->file, offset,
                                         COUNT * 4, &f->numbers));
    TRY(rtBufferSetFormat(f->numbers, RT_FORMAT_UNSIGNED_INT));
    TRY(rtBufferSetSize1D(f->numbers, COUNT));
    TRY(rtContextDeclareVariable(f->context, "numbers", &v));
    return rtVariableSetObject(v, f->numbers);
}

static RTresult finish(struct fixture *f)
{
    munmap(f->shared, 2 * PAGE);
    close(f->file);
    return rtContextDestroy(f->context);
}

TEST(both_ways)
{
    static const size_t offsets[] = {0, 16, PAGE, PAGE + 128};
    for (size_t k = 0; k < 4; k++) {
        struct fixture f;
        unsigned *mapped;
        CHECK_EQ(make(&f, offsets[k]), RT_SUCCESS);
        RTcontext context = f.context;
        unsigned *there = f.shared + offsets[k] / 4;
        for (unsigned i = 0; i < COUNT; i++) there[i] = 1000;
        there[COUNT] = 77; /* behind the buffer */
        OK(rtContextLaunch1D(context, 0, COUNT));
        for (unsigned i = 0; i < COUNT; i++) CHECK_EQ(there[i], 1000 + i);
        for (unsigned i = 0; i < COUNT; i++) there[i] = 4;
        OK(rtBufferMap(f.numbers, (void **)&mapped));
        CHECK(mapped[0] == 4 && mapped[COUNT - 1] == 4);
        OK(rtBufferUnmap(f.numbers));
        for (unsigned i = 0; i < COUNT; i++) there[i] = 5; /* no launch since then */
        OK(rtBufferMap(f.numbers, (void **)&mapped));
        CHECK(mapped[0] == 5 && mapped[COUNT - 1] == 5);
        mapped[3] = 50;
        OK(rtBufferUnmap(f.numbers));
        CHECK_EQ(there[3], 50);
        OK(rtContextLaunch1D(context, 0, COUNT));
        CHECK(there[3] == 53 && there[COUNT - 1] == 5 + COUNT - 1 && there[COUNT] == 77);
        OK(finish(&f));
    }
}

/* The descriptor is the caller's, who may close it at once. */
TEST(closed)
{
    struct fixture f;
    CHECK_EQ(make(&f, 0), RT_SUCCESS);
    RTcontext context = f.context;
    close(f.file);
    f.file = dup(1);
    OK(rtContextLaunch1D(context, 0, COUNT));
    CHECK_EQ(f.shared[9], 9);
    OK(rtBufferDestroy(f.numbers));
    CHECK_EQ(f.shared[9], 9);
    OK(finish(&f));
}

/* Nothing has to be given back, so that nobody waits for a launch that goes on beside the caller;
 * but mapping does. */
TEST(beside_the_caller)
{
    struct fixture f;
    RWfence fence;
    unsigned expected = 3, *mapped;
    int done;
    CHECK_EQ(make(&f, 64), RT_SUCCESS);
    RTcontext context = f.context;
    for (int k = 0; k < 10000000; k++) expected = expected * 1664525 + 1013904223;
    OK(rtContextLaunch1D(context, 0, 1)); /* compiles */
    OK(rwContextLaunchAsync1D(context, 1, 1, NULL, &fence));
    OK(rwFenceWait(fence)); /* compiles once more: it can be ended now */
    OK(rwFenceDestroy(fence));
    for (unsigned i = 0; i < COUNT; i++) f.shared[16 + i] = 3;
    OK(rwContextLaunchAsync1D(context, 1, COUNT, NULL, &fence));
    OK(rwFenceQuery(fence, &done));
    CHECK_EQ(done, 0);
    OK(rtBufferMap(f.numbers, (void **)&mapped));
    for (unsigned i = 0; i < COUNT; i++)
        CHECK(mapped[i] == expected && f.shared[16 + i] == expected);
    OK(rtBufferUnmap(f.numbers));
    OK(rwFenceQuery(fence, &done));
    CHECK_EQ(done, 1);
    OK(finish(&f));
}

TEST(refused)
{
    struct fixture f;
    RTbuffer buffer;
    CHECK_EQ(make(&f, 0), RT_SUCCESS);
    RTcontext context = f.context;
    FAILS(rwBufferCreateFromExternalMemory(context, RT_BUFFER_INPUT, -1, 0, 4, &buffer),
          RT_ERROR_INVALID_VALUE, "file descriptor -1");
    FAILS(rwBufferCreateFromExternalMemory(context, RT_BUFFER_INPUT, f.file, 0, 0, &buffer),
          RT_ERROR_INVALID_VALUE, "of 0 bytes");
    OK(rtBufferSetSize1D(f.numbers, COUNT + 1));
    FAILS(rtContextLaunch1D(context, 0, COUNT), RT_ERROR_INVALID_VALUE,
          "external memory of 256 bytes has fewer than the buffer's 260");
    OK(rtBufferSetSize1D(f.numbers, COUNT));
    OK(rtContextLaunch1D(context, 0, COUNT));
    OK(rtBufferDestroy(f.numbers));
    OK(rwBufferCreateFromExternalMemory(context, RT_BUFFER_INPUT, f.file, PAGE, 2 * PAGE,
                                        &buffer)); /* beyond the file */
    OK(rtBufferSetFormat(buffer, RT_FORMAT_FLOAT));
    OK(rtBufferSetSize1D(buffer, 1));
    void *data;
    CHECK(rtBufferMap(buffer, &data) != RT_SUCCESS);
    OK(finish(&f));
}

int main(void)
{
    static const struct rw_test tests[] = {
        {"both ways", test_both_ways},
        {"closed", test_closed},
        {"beside the caller", test_beside_the_caller},
        {"refused", test_refused},
    };
    return RUN_TABLE(tests);
}
