/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Buffers: types, formats, sizes and their limits, mapping, ids, and which copy is newer.
 */
#include "runtime/device/device.h"
#include "runtime/object/object.h"
#include "tests/api/support.h"

TEST(types)
{
    static const unsigned good[] = {
        RT_BUFFER_INPUT,
        RT_BUFFER_OUTPUT,
        RT_BUFFER_INPUT_OUTPUT,
        RT_BUFFER_INPUT_OUTPUT | RT_BUFFER_GPU_LOCAL,
        RT_BUFFER_INPUT | RT_BUFFER_COPY_ON_DIRTY | RT_BUFFER_DISCARD_HOST_MEMORY,
        RT_BUFFER_INPUT | RT_BUFFER_LAYERED | RT_BUFFER_CUBEMAP,
    };
    RTcontext context;
    RTbuffer buffer;
    OK(rtContextCreate(&context));
    for (size_t i = 0; i < sizeof good / sizeof *good; i++)
        OK(rtBufferCreate(context, good[i], &buffer));
    FAILS(rtBufferCreate(context, 0, &buffer), RT_ERROR_INVALID_VALUE, "0x0");
    FAILS(rtBufferCreate(context, RT_BUFFER_GPU_LOCAL, &buffer), RT_ERROR_INVALID_VALUE, "0x4");
    FAILS(rtBufferCreate(context, RT_BUFFER_INPUT | 0x4000, &buffer), RT_ERROR_INVALID_VALUE,
          "0x4001");
    OK(rtBufferCreate(context, RT_BUFFER_PROGRESSIVE_STREAM, &buffer));
    FAILS(rtBufferCreate(context, RT_BUFFER_INPUT, NULL), RT_ERROR_INVALID_VALUE, "is NULL");
    OK(rtContextDestroy(context));
}

TEST(formats)
{
    static const struct {
        RTformat format;
        size_t size;
    } formats[] = {
        {RT_FORMAT_FLOAT, 4},
        {RT_FORMAT_FLOAT3, 12},
        {RT_FORMAT_BYTE3, 3},
        {RT_FORMAT_UNSIGNED_BYTE4, 4},
        {RT_FORMAT_SHORT2, 4},
        {RT_FORMAT_UNSIGNED_SHORT3, 6},
        {RT_FORMAT_INT4, 16},
        {RT_FORMAT_UNSIGNED_INT, 4},
        {RT_FORMAT_HALF3, 6},
        {RT_FORMAT_LONG_LONG3, 24},
        {RT_FORMAT_BUFFER_ID, 4},
        {RT_FORMAT_PROGRAM_ID, 4},
        {RT_FORMAT_UNSIGNED_BC4, 8},
        {RT_FORMAT_BC6H, 16},
        {RT_FORMAT_UNSIGNED_LONG_LONG4, 32},
    };
    RTcontext context;
    RTbuffer buffer;
    RTformat format;
    RTsize size = 1;
    size_t bytes = 1;
    OK(rtContextCreate(&context));
    OK(rtBufferCreate(context, RT_BUFFER_INPUT, &buffer));
    OK(rtBufferGetFormat(buffer, &format));
    CHECK_EQ(format, RT_FORMAT_UNKNOWN);
    for (size_t i = 0; i < sizeof formats / sizeof *formats; i++) {
        OK(rtBufferSetFormat(buffer, formats[i].format));
        OK(rtBufferGetElementSize(buffer, &size));
        CHECK_EQ(size, formats[i].size);
        OK(rtuGetSizeForRTformat(formats[i].format, &bytes));
        CHECK_EQ(bytes, formats[i].size);
    }
    FAILS(rtBufferSetElementSize(buffer, 8), RT_ERROR_TYPE_MISMATCH, "UNSIGNED_LONG_LONG4");
    OK(rtBufferSetFormat(buffer, RT_FORMAT_USER));
    OK(rtBufferGetElementSize(buffer, &size));
    CHECK_EQ(size, 0);
    FAILS(rtBufferSetElementSize(buffer, 0), RT_ERROR_INVALID_VALUE, "0 bytes");
    OK(rtBufferSetElementSize(buffer, 56));
    OK(rtBufferSetFormat(buffer, RT_FORMAT_USER)); /* keeps the size */
    OK(rtBufferGetElementSize(buffer, &size));
    CHECK_EQ(size, 56);
    FAILS(rtBufferSetFormat(buffer, RT_FORMAT_UNKNOWN), RT_ERROR_INVALID_VALUE, "0x100");
    FAILS(rtBufferSetFormat(buffer, (RTformat)0x136), RT_ERROR_INVALID_VALUE, "0x136");
    CHECK_EQ(rtuGetSizeForRTformat((RTformat)0x136, &bytes), RT_ERROR_INVALID_VALUE);
    OK(rtContextDestroy(context));
}

TEST(type_names)
{
    char name[64];
    CHECK_EQ(rtuNameForType(RT_OBJECTTYPE_MATRIX_FLOAT3x4, name, sizeof name), RT_SUCCESS);
    CHECK_STR(name, "RT_OBJECTTYPE_MATRIX_FLOAT3x4");
    CHECK_EQ(rtuNameForType(RT_OBJECTTYPE_UNSIGNED_LONG_LONG4, name, 10), RT_SUCCESS);
    CHECK_STR(name, "RT_OBJECT");
    CHECK_EQ(rtuNameForType((RTobjecttype)0x300, name, sizeof name), RT_ERROR_INVALID_VALUE);
    CHECK_EQ(rtuNameForType(RT_OBJECTTYPE_INT, name, 0), RT_ERROR_INVALID_VALUE);
}

TEST(sizes)
{
    RTcontext context;
    RTbuffer buffer;
    RTsize x = 9, y = 9, z = 9, dims[3] = {9, 9, 9};
    unsigned dimensionality = 9;
    OK(rtContextCreate(&context));
    OK(rtBufferCreate(context, RT_BUFFER_OUTPUT, &buffer));
    OK(rtBufferGetDimensionality(buffer, &dimensionality));
    CHECK_EQ(dimensionality, 0);
    OK(rtBufferGetSize2D(buffer, &x, &y)); /* no size yet */
    CHECK(x == 0 && y == 0);
    OK(rtBufferSetSize3D(buffer, 4, 3, 2));
    OK(rtBufferGetSize3D(buffer, &x, &y, &z));
    CHECK(x == 4 && y == 3 && z == 2);
    FAILS(rtBufferGetSize2D(buffer, &x, &y), RT_ERROR_INVALID_VALUE, "has 3 dimensions, not 2");
    OK(rtBufferSetSizev(buffer, 2, (const RTsize[]){7, 5}));
    OK(rtBufferGetSizev(buffer, 2, dims));
    CHECK(dims[0] == 7 && dims[1] == 5 && dims[2] == 9);
    OK(rtBufferGetSize3D(buffer, &x, &y, &z)); /* what there is no dimension for is 1 */
    CHECK(x == 7 && y == 5 && z == 1);
    FAILS(rtBufferGetSize1D(buffer, &x), RT_ERROR_INVALID_VALUE, "not 1: its size is 7 x 5 x 1");
    OK(rtBufferSetSize1D(buffer, 6));
    OK(rtBufferGetSize1D(buffer, &x));
    CHECK_EQ(x, 6);
    OK(rtBufferGetSizev(buffer, 3, dims));
    CHECK(dims[0] == 6 && dims[1] == 1 && dims[2] == 1);
    FAILS(rtBufferSetSizev(buffer, 4, dims), RT_ERROR_INVALID_VALUE, "dimensionality is 4");
    FAILS(rtBufferSetSizev(buffer, 0, dims), RT_ERROR_INVALID_VALUE, "dimensionality is 0");
    FAILS(rtBufferSetSizev(buffer, 2, NULL), RT_ERROR_INVALID_VALUE, "is NULL");
    FAILS(rtBufferGetSize2D(buffer, &x, NULL), RT_ERROR_INVALID_VALUE, "'height' is NULL");
    FAILS(rtBufferSetSize3D(buffer, 4, 0, 2), RT_ERROR_INVALID_VALUE, "4 x 0 x 2");
    OK(rtBufferSetSize2D(buffer, 0, 0));
    OK(rtContextDestroy(context));
}

/* Products that overflow, that are merely too large, and ones that only become so with the
 * format. */
TEST(limits)
{
    const RTsize huge = 1ul << 31;
    RTcontext context;
    RTbuffer buffer;
    OK(rtContextCreate(&context));
    OK(rtBufferCreate(context, RT_BUFFER_INPUT, &buffer));
    OK(rtBufferSetFormat(buffer, RT_FORMAT_FLOAT4));
    FAILS(rtBufferSetSize3D(buffer, huge, huge, huge), RT_ERROR_MEMORY_ALLOCATION_FAILED,
          "2147483648 x 2147483648 x 2147483648 elements of 16 bytes");
    FAILS(rtBufferSetSize1D(buffer, ~0ul), RT_ERROR_MEMORY_ALLOCATION_FAILED, "2^40");
    FAILS(rtBufferSetSize2D(buffer, 1ul << 32, 1), RT_ERROR_INVALID_VALUE, "below 2^32");
    FAILS(rtBufferSetSize1D(buffer, (1ul << 36) + 1), RT_ERROR_MEMORY_ALLOCATION_FAILED, "2^40");
    OK(rtBufferSetSize1D(buffer, 1ul << 36));
    FAILS(rtBufferSetFormat(buffer, RT_FORMAT_LONG_LONG4), RT_ERROR_MEMORY_ALLOCATION_FAILED,
          "elements of 32 bytes");
    OK(rtContextDestroy(context));
}

TEST(map)
{
    RTcontext context;
    RTbuffer buffer;
    float *data = NULL, *again = NULL;
    OK(rtContextCreate(&context));
    OK(rtBufferCreate(context, RT_BUFFER_INPUT, &buffer));
    FAILS(rtBufferMap(buffer, (void **)&data), RT_ERROR_INVALID_VALUE, "rtBufferSetFormat");
    OK(rtBufferSetFormat(buffer, RT_FORMAT_USER));
    FAILS(rtBufferMap(buffer, (void **)&data), RT_ERROR_INVALID_VALUE, "rtBufferSetElementSize");
    OK(rtBufferSetFormat(buffer, RT_FORMAT_FLOAT));
    FAILS(rtBufferMap(buffer, (void **)&data), RT_ERROR_INVALID_VALUE, "rtBufferSetSize1D");
    OK(rtBufferSetSize2D(buffer, 8, 4));
    FAILS(rtBufferMap(buffer, NULL), RT_ERROR_INVALID_VALUE, "is NULL");
    FAILS(rtBufferUnmap(buffer), RT_ERROR_INVALID_VALUE, "not mapped");
    OK(rtBufferMap(buffer, (void **)&data));
    for (int i = 0; i < 32; i++) CHECK(data[i] == 0);
    data[31] = 5;
    FAILS(rtBufferMap(buffer, (void **)&again), RT_ERROR_ALREADY_MAPPED, "unmap it first");
    FAILS(rtBufferSetSize1D(buffer, 3), RT_ERROR_ALREADY_MAPPED, "unmap");
    FAILS(rtBufferSetFormat(buffer, RT_FORMAT_INT), RT_ERROR_ALREADY_MAPPED, "unmap");
    FAILS(rtBufferValidate(buffer), RT_ERROR_ALREADY_MAPPED, "mapped");
    OK(rtBufferUnmap(buffer));
    OK(rtBufferValidate(buffer));
    OK(rtBufferSetSize2D(buffer, 8, 4)); /* the same size keeps the contents */
    OK(rtBufferMap(buffer, (void **)&again));
    CHECK(again[31] == 5);
    OK(rtBufferUnmap(buffer));
    OK(rtBufferSetSize2D(buffer, 4, 8)); /* another one loses them */
    OK(rtBufferMap(buffer, (void **)&again));
    CHECK(again[31] == 0);
    OK(rtBufferDestroy(buffer)); /* mapped: that is no reason to refuse */
    OK(rtContextDestroy(context));
}

TEST(map_ex)
{
    RTcontext context;
    RTbuffer buffer;
    void *data;
    OK(rtContextCreate(&context));
    OK(rtBufferCreate(context, RT_BUFFER_INPUT, &buffer));
    OK(rtBufferSetFormat(buffer, RT_FORMAT_FLOAT));
    OK(rtBufferSetSize1D(buffer, 4));
    FAILS(rtBufferMapEx(buffer, RT_BUFFER_MAP_READ, 1, NULL, &data), RT_ERROR_INVALID_VALUE,
          "level is 1");
    FAILS(rtBufferMapEx(buffer, 3, 0, NULL, &data), RT_ERROR_INVALID_VALUE, "0x3");
    FAILS(rtBufferMapEx(buffer, RT_BUFFER_MAP_READ, 0, buffer, &data), RT_ERROR_INVALID_VALUE,
          "userOwned");
    OK(rtBufferMapEx(buffer, RT_BUFFER_MAP_READ, 0, NULL, &data));
    FAILS(rtBufferUnmapEx(buffer, 1), RT_ERROR_INVALID_VALUE, "level is 1");
    float read[4];
    FAILS(rwBufferRead(buffer, 0, 4, read), RT_ERROR_ALREADY_MAPPED, "unmap it first");
    OK(rtBufferUnmapEx(buffer, 0));
    OK(rwBufferRead(buffer, 8, 8, read));
    CHECK(read[0] == 0 && read[1] == 0);
    OK(rwBufferRead(buffer, 16, 0, read));
    FAILS(rwBufferRead(buffer, 12, 5, read), RT_ERROR_INVALID_VALUE, "5 bytes from 12 on, of 16");
    FAILS(rwBufferRead(buffer, 17, 0, read), RT_ERROR_INVALID_VALUE, "of 16");
    FAILS(rwBufferRead(buffer, 0, 4, NULL), RT_ERROR_INVALID_VALUE, "is NULL");
    OK(rtContextDestroy(context));
}

/* Only mapping for writing makes the host copy newer. */
TEST(dirtiness)
{
    static const struct {
        unsigned type, flags; /* flags 0: rtBufferMap */
        bool dirty;
    } cases[] = {
        {RT_BUFFER_INPUT, 0, true},
        {RT_BUFFER_OUTPUT, 0, false},
        {RT_BUFFER_INPUT_OUTPUT, 0, true},
        {RT_BUFFER_INPUT, RT_BUFFER_MAP_READ, false},
        {RT_BUFFER_INPUT, RT_BUFFER_MAP_WRITE, true},
        {RT_BUFFER_INPUT_OUTPUT, RT_BUFFER_MAP_READ_WRITE, true},
        {RT_BUFFER_OUTPUT, RT_BUFFER_MAP_WRITE_DISCARD, true},
    };
    RTcontext context;
    OK(rtContextCreate(&context));
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        RTbuffer buffer;
        void *data;
        OK(rtBufferCreate(context, cases[i].type, &buffer));
        OK(rtBufferSetFormat(buffer, RT_FORMAT_FLOAT));
        OK(rtBufferSetSize1D(buffer, 4));
        if (cases[i].flags)
            OK(rtBufferMapEx(buffer, cases[i].flags, 0, NULL, &data));
        else
            OK(rtBufferMap(buffer, &data));
        CHECK_EQ(buffer->host_dirty, false);
        OK(rtBufferUnmap(buffer));
        CHECK_EQ(buffer->host_dirty, cases[i].dirty);
    }
    OK(rtContextDestroy(context));
}

/* A device whose memory is one array; it counts what is asked of it. */
static struct {
    unsigned char memory[64];
    int uploads, downloads, frees;
    RTresult answer;
} fake;

static RTresult fake_download(struct rw_device *d, void *to, uint64_t from, size_t size)
{
    fake.downloads++;
    snprintf(d->error, sizeof d->error, "the wire is cut");
    if (fake.answer == RT_SUCCESS) memcpy(to, (const void *)(uintptr_t)from, size);
    return fake.answer;
}

static void fake_free(struct rw_device *d, uint64_t address)
{
    (void)d;
    fake.frees += address != 0;
}

static RTresult fake_upload(struct rw_device *d, uint64_t to, const void *from, size_t size)
{
    (void)d;
    fake.uploads++;
    memcpy((void *)(uintptr_t)to, from, size);
    return RT_SUCCESS;
}

static void fake_destroy(struct rw_device *d)
{
    d->ops = NULL;
}

/* After a launch wrote to a buffer, mapping brings the device's contents, once; a new size gives
 * the device memory back. */
TEST(device_copy)
{
    static const struct rw_device_ops ops = {.upload = fake_upload,
                                             .download = fake_download,
                                             .free = fake_free,
                                             .destroy = fake_destroy};
    struct rw_device device = {.ops = &ops};
    RTcontext context;
    RTbuffer buffer;
    unsigned char *data = NULL;
    OK(rtContextCreate(&context));
    context->device = context->devices[0] = &device;
    context->device_count = 1;
    memset(fake.memory, 7, sizeof fake.memory);
    OK(rtBufferCreate(context, RT_BUFFER_OUTPUT | RT_BUFFER_DISCARD_HOST_MEMORY, &buffer));
    OK(rtBufferSetFormat(buffer, RT_FORMAT_BYTE));
    OK(rtBufferSetSize1D(buffer, sizeof fake.memory));
    buffer->device_data[0] = (uintptr_t)fake.memory;
    buffer->owned = 1;
    buffer->device_dirty = true;
    fake.answer = RT_ERROR_LAUNCH_FAILED;
    FAILS(rtBufferMap(buffer, (void **)&data), RT_ERROR_LAUNCH_FAILED, "the wire is cut");
    fake.answer = RT_SUCCESS;
    OK(rtBufferMap(buffer, (void **)&data));
    CHECK(data[0] == 7 && data[63] == 7);
    OK(rtBufferUnmap(buffer));
    OK(rtBufferMap(buffer, (void **)&data));
    OK(rtBufferUnmap(buffer));
    CHECK_EQ(fake.downloads, 2);
    unsigned char part[9] = {0}; /* a part is read where it is newest, and no more than that */
    fake.memory[40] = 9;
    OK(rwBufferRead(buffer, 40, 8, part));
    CHECK(part[0] == 7 && fake.downloads == 2);
    buffer->device_dirty = true;
    OK(rwBufferRead(buffer, 40, 8, part));
    CHECK(part[0] == 9 && part[7] == 7 && part[8] == 0 && fake.downloads == 3);
    CHECK(buffer->device_dirty);
    fake.answer = RT_ERROR_LAUNCH_FAILED;
    FAILS(rwBufferRead(buffer, 0, 8, part), RT_ERROR_LAUNCH_FAILED, "the wire is cut");
    fake.answer = RT_SUCCESS;
    buffer->device_dirty = false;
    fake.downloads = 2;
    bool moved = false;
    buffer->host_dirty = true; /* a launch then uploads, and the device's copy is the only one */
    OK(rw_buffer_device(buffer, &moved));
    CHECK(!moved && fake.uploads == 1);
    CHECK(buffer->host == NULL && buffer->device_dirty);
    OK(rtBufferMapEx(buffer, RT_BUFFER_MAP_WRITE_DISCARD, 0, NULL, (void **)&data));
    CHECK_EQ(fake.downloads, 2); /* nothing has to be read that will be overwritten */
    OK(rtBufferUnmap(buffer));
    OK(rtBufferSetSize1D(buffer, 8));
    CHECK(fake.frees == 1 && buffer->device_data[0] == 0);
    OK(rtContextDestroy(context));
    CHECK(device.ops == NULL);
}

TEST(ids)
{
    RTcontext context;
    RTbuffer a, b, c, found = NULL;
    int id_a = 0, id_b = 0, id_c = 0, again = 0;
    OK(rtContextCreate(&context));
    OK(rtBufferCreate(context, RT_BUFFER_INPUT, &a));
    OK(rtBufferCreate(context, RT_BUFFER_INPUT, &b));
    OK(rtBufferCreate(context, RT_BUFFER_INPUT, &c));
    OK(rtBufferGetId(a, &id_a));
    OK(rtBufferGetId(b, &id_b));
    OK(rtBufferGetId(a, &again));
    CHECK(id_a > 0 && id_b > 0 && id_a != id_b && id_a == again);
    OK(rtContextGetBufferFromId(context, id_b, &found));
    CHECK(found == b);
    OK(rtBufferDestroy(a));
    FAILS(rtContextGetBufferFromId(context, id_a, &found), RT_ERROR_INVALID_VALUE, "no buffer");
    FAILS(rtContextGetBufferFromId(context, 0, &found), RT_ERROR_INVALID_VALUE, "id 0");
    FAILS(rtContextGetBufferFromId(context, -1, &found), RT_ERROR_INVALID_VALUE, "id -1");
    FAILS(rtContextGetBufferFromId(context, 1000, &found), RT_ERROR_INVALID_VALUE, "id 1000");
    OK(rtBufferGetId(c, &id_c)); /* free ids are used again, so the device's table stays small */
    CHECK_EQ(id_c, id_a);
    OK(rtContextDestroy(context));
}

int main(void)
{
    static const struct rw_test tests[] = {
        {"types", test_types},   {"formats", test_formats},     {"type-names", test_type_names},
        {"sizes", test_sizes},   {"limits", test_limits},       {"map", test_map},
        {"map-ex", test_map_ex}, {"dirtiness", test_dirtiness}, {"device-copy", test_device_copy},
        {"ids", test_ids},
    };
    return RUN_TABLE(tests);
}
