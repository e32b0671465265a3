/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Mip levels of buffers: sizes, separate mapping, and what drops their contents.
 */
#include "tests/api/support.h"

static RTbuffer make_buffer(RTcontext context, unsigned flags)
{
    RTbuffer buffer = NULL;
    rtBufferCreate(context, RT_BUFFER_INPUT | flags, &buffer);
    rtBufferSetFormat(buffer, RT_FORMAT_UNSIGNED_INT);
    return buffer;
}

TEST(sizes)
{
    RTcontext context;
    RTsize w, h, d;
    OK(rtContextCreate(&context));
    RTbuffer b = make_buffer(context, 0);
    OK(rtBufferSetSize3D(b, 9, 4, 1));
    OK(rtBufferSetMipLevelCount(b, 4));
    static const RTsize expected[4][2] = {{9, 4}, {4, 2}, {2, 1}, {1, 1}};
    for (unsigned level = 0; level < 4; level++) {
        OK(rtBufferGetMipLevelSize3D(b, level, &w, &h, &d));
        CHECK_EQ(w, expected[level][0]);
        CHECK_EQ(h, expected[level][1]);
        CHECK_EQ(d, 1);
    }
    OK(rtBufferGetMipLevelSize3D(b, 4, &w, &h, &d)); /* one more, as applications ask for it */
    CHECK(w == 1 && h == 1 && d == 1);
    FAILS(rtBufferGetMipLevelSize3D(b, 5, &w, &h, &d), RT_ERROR_INVALID_VALUE, "level is 5");
    OK(rtBufferGetMipLevelSize2D(b, 1, &w, &h)); /* the third is 1 */
    CHECK(w == 4 && h == 2);
    FAILS(rtBufferGetMipLevelSize1D(b, 1, &w), RT_ERROR_INVALID_VALUE, "has 3 dimensions, not 1");
    OK(rtBufferSetSize1D(b, 9));
    OK(rtBufferGetMipLevelSize3D(b, 2, &w, &h, &d));
    CHECK(w == 2 && h == 1 && d == 1);
    OK(rtContextDestroy(context));
}

/* Layers and faces are no dimension that shrinks. */
TEST(layers)
{
    RTcontext context;
    RTsize w, h, d;
    OK(rtContextCreate(&context));
    RTbuffer b = make_buffer(context, RT_BUFFER_CUBEMAP);
    OK(rtBufferSetSize3D(b, 8, 8, 6));
    OK(rtBufferSetMipLevelCount(b, 2));
    OK(rtBufferGetMipLevelSize3D(b, 1, &w, &h, &d));
    CHECK(w == 4 && h == 4 && d == 6);
    b = make_buffer(context, RT_BUFFER_LAYERED);
    OK(rtBufferSetSize2D(b, 8, 5));
    OK(rtBufferSetMipLevelCount(b, 2));
    OK(rtBufferGetMipLevelSize2D(b, 1, &w, &h));
    CHECK(w == 4 && h == 5);
    OK(rtContextDestroy(context));
}

/* Elements are blocks of 4 x 4 texels. Of a level there are as many as its texels need, which is
 * more than half of an odd number. */
TEST(blocks)
{
    RTcontext context;
    RTsize w, h, d;
    unsigned char *level[4];
    OK(rtContextCreate(&context));
    RTbuffer b = make_buffer(context, RT_BUFFER_LAYERED);
    OK(rtBufferSetFormat(b, RT_FORMAT_UNSIGNED_BC7));
    OK(rtBufferSetSize3D(b, 5, 2, 3)); /* 20 x 8 texels, 10 x 4, 5 x 2, 2 x 1 */
    OK(rtBufferSetMipLevelCount(b, 4));
    static const RTsize expected[4][2] = {{5, 2}, {3, 1}, {2, 1}, {1, 1}};
    for (unsigned i = 0; i < 4; i++) {
        OK(rtBufferGetMipLevelSize3D(b, i, &w, &h, &d));
        CHECK_EQ(w, expected[i][0]);
        CHECK_EQ(h, expected[i][1]);
        CHECK_EQ(d, 3);
        OK(rtBufferMapEx(b, RT_BUFFER_MAP_READ, i, NULL, (void **)&level[i]));
        if (i) CHECK_EQ(level[i] - level[i - 1], 16 * 3 * expected[i - 1][0] * expected[i - 1][1]);
    }
    for (unsigned i = 0; i < 4; i++) OK(rtBufferUnmapEx(b, i));
    OK(rtContextDestroy(context));
}

TEST(mapping)
{
    RTcontext context;
    unsigned *level0, *level1;
    OK(rtContextCreate(&context));
    RTbuffer b = make_buffer(context, 0);
    OK(rtBufferSetSize1D(b, 4));
    OK(rtBufferSetMipLevelCount(b, 2));
    OK(rtBufferMapEx(b, RT_BUFFER_MAP_WRITE, 1, NULL, (void **)&level1));
    OK(rtBufferMap(b, (void **)&level0));
    FAILS(rtBufferMapEx(b, RT_BUFFER_MAP_READ, 1, NULL, (void **)&level1), RT_ERROR_ALREADY_MAPPED,
          "level 1");
    CHECK(level1 == level0 + 4);
    for (unsigned i = 0; i < 6; i++) level0[i] = i;
    FAILS(rtBufferSetMipLevelCount(b, 3), RT_ERROR_ALREADY_MAPPED, "unmap it");
    OK(rtBufferUnmap(b));
    FAILS(rtBufferUnmap(b), RT_ERROR_INVALID_VALUE, "level 0 of the buffer is not mapped");
    FAILS(rtBufferValidate(b), RT_ERROR_ALREADY_MAPPED, "mapped");
    OK(rtBufferUnmapEx(b, 1));
    OK(rtBufferValidate(b));
    OK(rtBufferMapEx(b, RT_BUFFER_MAP_READ, 1, NULL, (void **)&level1));
    CHECK(level1[0] == 4 && level1[1] == 5);
    OK(rtBufferUnmapEx(b, 1));
    OK(rtBufferSetMipLevelCount(b, 3));
    OK(rtBufferMapEx(b, RT_BUFFER_MAP_READ, 2, NULL, (void **)&level1));
    CHECK_EQ(level1[0], 0); /* a new number of levels starts from nothing */
    OK(rtBufferUnmapEx(b, 2));
    OK(rtContextDestroy(context));
}

int main(void)
{
    static const struct rw_test tests[] = {
        {"sizes", test_sizes},
        {"layers", test_layers},
        {"blocks", test_blocks},
        {"mapping", test_mapping},
    };
    return RUN_TABLE(tests);
}
