/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Buffers of files, on the CPU: programs read what is in the file, also one that is larger than the
 * machine's memory; a file that is cut short is an error of the launch, and the context goes on.
 */
#include <stdbool.h>
#include <stdint.h>
#include <unistd.h>

#include "tests/api/support.h"

enum { COUNT = 5000, OFFSET = 4096 + 48 };

static const char source[] = "#include <raywright_device.h>\n"
                             "rtDeclareVariable(unsigned int, index, rtLaunchIndex, );\n"
                             "rtDeclareVariable(unsigned int, step, , );\n"
                             "rtBuffer<uint2, 2> numbers;\n"
                             "rtBuffer<unsigned int> sums;\n"
                             "RT_PROGRAM void look() {\n"
                             "    const uint2 n = numbers[make_uint2(index, index * step)];\n"
                             "    sums[index] = n.x + 3 * n.y;\n"
                             "}\n";

struct fixture {
    RTcontext context;
    RTbuffer numbers, sums;
    RTvariable step;
    char path[64];
    int file;
};

static RTresult declare(struct fixture *f, const char *name, RTbuffer buffer)
{
    RTvariable v;
    TRY(rtContextDeclareVariable(f->context, name, &v));
    return rtVariableSetObject(v, buffer);
}

static bool make_file(struct fixture *f)
{
    unsigned numbers[2 * COUNT];
    for (unsigned k = 0; k < 2 * COUNT; k++) numbers[k] = 7 * k;
    snprintf(f->path, sizeof(f->path), "/tmp/raywright-file-XXXXXX");
    f->file = mkstemp(f->path);
    return f->file >= 0 && pwrite(f->file, numbers, sizeof(numbers), OFFSET) == sizeof(numbers);
}

static RTresult make(struct fixture *f, const char *device)
{
    RTprogram program;
    if (!make_file(f)) return RT_ERROR_UNKNOWN;
    TRY(rtContextCreate(&f->context));
    TRY(rwContextSetDevice(f->context, device));
    TRY(rtContextSetEntryPointCount(f->context, 1));
    RTresult result =
        rwProgramCreateFromSourceString(f->context, source, "test.cu", 0, NULL, "look", &program);
    if (result == RT_ERROR_NOT_SUPPORTED) SKIP("there is nothing that compiles CUDA C");
    TRY(result);
    TRY(rtContextSetRayGenerationProgram(f->context, 0, program));
    TRY(rtContextDeclareVariable(f->context, "step", &f->step));
    TRY(rtVariableSet1ui(f->step, 0));
    TRY(rwBufferCreateFromFile(f->context, RT_BUFFER_INPUT, f->path, OFFSET, &f->numbers));
    TRY(rtBufferSetFormat(f->numbers, RT_FORMAT_UNSIGNED_INT2));
    TRY(rtBufferSetSize2D(f->numbers, COUNT, 1));
    TRY(declare(f, "numbers", f->numbers));
    TRY(rtBufferCreate(f->context, RT_BUFFER_OUTPUT, &f->sums));
    TRY(rtBufferSetFormat(f->sums, RT_FORMAT_UNSIGNED_INT));
    TRY(rtBufferSetSize1D(f->sums, COUNT));
    return declare(f, "sums", f->sums);
}

static RTresult finish(struct fixture *f)
{
    close(f->file);
    unlink(f->path);
    return rtContextDestroy(f->context);
}

static bool are_right(struct fixture *f, unsigned factor)
{
    const unsigned *sums;
    if (rtBufferMap(f->sums, (void **)&sums)) return false;
    bool right = true;
    for (unsigned k = 0; k < COUNT; k++) right &= sums[k] == factor * (2 * k + 3 * (2 * k + 1));
    return !rtBufferUnmap(f->sums) && right;
}

TEST(read_where_it_is)
{
    struct fixture f;
    CHECK_EQ(make(&f, "cpu"), RT_SUCCESS);
    RTcontext context = f.context;
    OK(rtContextLaunch1D(context, 0, COUNT));
    CHECK(are_right(&f, 7));
    RWmemory m;
    OK(rwContextGetMemory(context, sizeof(m), &m));
    CHECK(m.hostBuffers + m.deviceBuffers <= 2 * 4 * COUNT); /* sums alone */
    unsigned numbers[2 * COUNT];
    for (unsigned k = 0; k < 2 * COUNT; k++) numbers[k] = 11 * k;
    CHECK_EQ(pwrite(f.file, numbers, sizeof(numbers), OFFSET), sizeof(numbers));
    OK(rtContextLaunch1D(context, 0, COUNT));
    CHECK(are_right(&f, 11));
    OK(finish(&f));
}

/* At the first launch, at a later one, and with several launches to see that the context lives. */
TEST(cut_short)
{
    struct fixture f;
    CHECK_EQ(make(&f, "cpu"), RT_SUCCESS);
    RTcontext context = f.context;
    for (unsigned k = 0; k < 3; k++) {
        CHECK_EQ(ftruncate(f.file, OFFSET + 8 * COUNT - 1), 0);
        FAILS(rtContextLaunch1D(context, 0, COUNT), RT_ERROR_INVALID_VALUE, f.path);
        FAILS(rtContextLaunch1D(context, 0, COUNT), RT_ERROR_INVALID_VALUE,
              "is cut short: it has 44143 bytes, and a buffer's elements are bytes 4144 "
              "to 44144");
        OK(rtBufferSetSize2D(f.numbers, COUNT - 1, 1));
        OK(rtContextLaunch1D(context, 0, COUNT - 1));
        OK(rtBufferSetSize2D(f.numbers, COUNT, 1));
        CHECK_EQ(ftruncate(f.file, 0), 0);
        FAILS(rtContextLaunch1D(context, 0, COUNT), RT_ERROR_INVALID_VALUE, "it has 0 bytes");
        unsigned numbers[2 * COUNT];
        for (unsigned i = 0; i < 2 * COUNT; i++) numbers[i] = 7 * i;
        CHECK_EQ(pwrite(f.file, numbers, sizeof(numbers), OFFSET), sizeof(numbers));
        OK(rtContextLaunch1D(context, 0, COUNT));
        CHECK(are_right(&f, 7));
    }
    OK(rtBufferSetSize2D(f.numbers, COUNT, 2)); /* the file grows */
    FAILS(rtContextLaunch1D(context, 0, COUNT), RT_ERROR_INVALID_VALUE, "is cut short");
    CHECK_EQ(ftruncate(f.file, OFFSET + 2 * 8 * COUNT), 0);
    OK(rtContextLaunch1D(context, 0, COUNT));
    CHECK(are_right(&f, 7));
    OK(finish(&f));
}

/* A file of 1 TB, of which the file system has what was written, and memory what is read. */
TEST(beyond_memory)
{
    enum { ROWS = 1 << 14, INDICES = 100 };
    const uint64_t width = 1ull << 23, step = ROWS / INDICES;
    struct fixture f;
    CHECK_EQ(make(&f, "cpu"), RT_SUCCESS);
    RTcontext context = f.context;
    if (ftruncate(f.file, (off_t)(OFFSET + 8 * width * ROWS))) {
        OK(finish(&f));
        SKIP("the file system has no file of 1 TB");
    }
    for (uint64_t k = 0; k < INDICES; k++) {
        const unsigned numbers[2] = {(unsigned)k, (unsigned)k * 5};
        const uint64_t at = OFFSET + 8 * (k * step * width + k);
        CHECK_EQ(pwrite(f.file, numbers, sizeof(numbers), (off_t)at), sizeof(numbers));
    }
    RTbuffer large;
    OK(rwBufferCreateFromFile(context, RT_BUFFER_INPUT, f.path, OFFSET, &large));
    OK(rtBufferSetFormat(large, RT_FORMAT_UNSIGNED_INT2));
    OK(rtBufferSetSize2D(large, width, ROWS));
    RTvariable v;
    OK(rtContextQueryVariable(context, "numbers", &v));
    OK(rtVariableSetObject(v, large));
    OK(rtBufferDestroy(f.numbers));
    OK(rtVariableSet1ui(f.step, (unsigned)step));
    OK(rtContextLaunch1D(context, 0, INDICES));
    const unsigned *sums;
    OK(rtBufferMap(f.sums, (void **)&sums));
    for (unsigned k = 0; k < INDICES; k++) CHECK_EQ(sums[k], 16 * k);
    OK(rtBufferUnmap(f.sums));
    OK(finish(&f));
}

TEST(misuse)
{
    struct fixture f;
    RTbuffer b;
    void *data;
    CHECK_EQ(make(&f, "cpu"), RT_SUCCESS);
    RTcontext context = f.context;
    FAILS(rwBufferCreateFromFile(context, RT_BUFFER_INPUT, "/tmp/no/such", 0, &b),
          RT_ERROR_FILE_NOT_FOUND, "/tmp/no/such");
    FAILS(rwBufferCreateFromFile(context, RT_BUFFER_INPUT, "/tmp", 0, &b), RT_ERROR_INVALID_VALUE,
          "no file with contents");
    FAILS(rwBufferCreateFromFile(context, RT_BUFFER_INPUT, f.path, 1 << 20, &b),
          RT_ERROR_INVALID_VALUE, "the offset is 1048576");
    FAILS(rwBufferCreateFromFile(context, RT_BUFFER_INPUT, f.path, 12, &b), RT_ERROR_INVALID_VALUE,
          "multiples of 16");
    FAILS(rwBufferCreateFromFile(context, RT_BUFFER_OUTPUT, f.path, 0, &b), RT_ERROR_INVALID_VALUE,
          "RT_BUFFER_INPUT");
    FAILS(rtBufferMap(f.numbers, &data), RT_ERROR_NOT_SUPPORTED, f.path);
    FAILS(rwBufferSetPaged(f.numbers, 1), RT_ERROR_INVALID_VALUE, "cannot be paged");
    OK(rtBufferSetSize2D(f.numbers, COUNT + 1, 1));
    FAILS(rtContextLaunch1D(context, 0, COUNT), RT_ERROR_INVALID_VALUE, "is cut short");
    OK(rtBufferSetSize2D(f.numbers, COUNT, 1));
    OK(rtContextLaunch1D(context, 0, COUNT));
    CHECK(are_right(&f, 7));
    OK(finish(&f));
}

/* A helper process does not have the mapping. */
TEST(isolation)
{
    struct fixture f;
    CHECK_EQ(make(&f, "cpu"), RT_SUCCESS);
    RTcontext context = f.context;
    OK(rwContextSetIsolation(context, 1, 0));
    FAILS(rtContextLaunch1D(context, 0, COUNT), RT_ERROR_NOT_SUPPORTED, "without isolation");
    OK(finish(&f));
}

int main(void)
{
    static const struct rw_test tests[] = {
        {"read where it is", test_read_where_it_is},
        {"cut short", test_cut_short},
        {"beyond memory", test_beyond_memory},
        {"misuse", test_misuse},
        {"isolation", test_isolation},
    };
    return RUN_TABLE(tests);
}
