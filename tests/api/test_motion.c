/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What is said of motion: defaults, what getters give back, vertices of steps, refusals. What comes
 * of it is in tests/render/test_motion.c.
 */
#include <math.h>

#include "tests/api/support.h"

#define BEGIN                                                                                      \
    RTcontext context = NULL;                                                                      \
    OK(rtContextCreate(&context))
#define END OK(rtContextDestroy(context))

/* Range and border modes of a noun, at first and after they were set. */
#define KEEPS(Noun, object)                                                                        \
    do {                                                                                           \
        float begin = 5, end = 5;                                                                  \
        RTmotionbordermode first = RT_MOTIONBORDERMODE_VANISH, last = first;                       \
        OK(rt##Noun##GetMotionRange(object, &begin, &end));                                        \
        CHECK(begin == 0 && end == 1);                                                             \
        OK(rt##Noun##GetMotionBorderMode(object, &first, &last));                                  \
        CHECK(first == RT_MOTIONBORDERMODE_CLAMP && last == RT_MOTIONBORDERMODE_CLAMP);            \
        OK(rt##Noun##SetMotionRange(object, -1, 2.5f));                                            \
        FAILS(rt##Noun##SetMotionRange(object, 2, 1), RT_ERROR_INVALID_VALUE, "from 2 to 1");      \
        OK(rt##Noun##GetMotionRange(object, &begin, &end));                                        \
        CHECK(begin == -1 && end == 2.5f);                                                         \
        OK(rt##Noun##SetMotionBorderMode(object, RT_MOTIONBORDERMODE_VANISH,                       \
                                         RT_MOTIONBORDERMODE_CLAMP));                              \
        OK(rt##Noun##GetMotionBorderMode(object, &first, &last));                                  \
        CHECK(first == RT_MOTIONBORDERMODE_VANISH && last == RT_MOTIONBORDERMODE_CLAMP);           \
    } while (0)

#define HAS_STEPS(Noun, object)                                                                    \
    do {                                                                                           \
        unsigned steps = 0;                                                                        \
        OK(rt##Noun##GetMotionSteps(object, &steps));                                              \
        CHECK_EQ(steps, 1);                                                                        \
        OK(rt##Noun##SetMotionSteps(object, 3));                                                   \
        FAILS(rt##Noun##SetMotionSteps(object, 0), RT_ERROR_INVALID_VALUE, "0 motion steps");      \
        OK(rt##Noun##GetMotionSteps(object, &steps));                                              \
        CHECK_EQ(steps, 3);                                                                        \
        OK(rt##Noun##SetMotionSteps(object, 1));                                                   \
    } while (0)

TEST(geometry)
{
    BEGIN;
    RTgeometry geometry;
    OK(rtGeometryCreate(context, &geometry));
    KEEPS(Geometry, geometry);
    HAS_STEPS(Geometry, geometry);
    END;
}

TEST(triangles)
{
    BEGIN;
    RTgeometrytriangles triangles;
    RTbuffer buffers[2];
    for (unsigned i = 0; i < 2; i++) {
        OK(rtBufferCreate(context, RT_BUFFER_INPUT, &buffers[i]));
        OK(rtBufferSetFormat(buffers[i], RT_FORMAT_FLOAT3));
        OK(rtBufferSetSize1D(buffers[i], 3 + i));
    }
    OK(rtGeometryTrianglesCreate(context, &triangles));
    KEEPS(GeometryTriangles, triangles);
    HAS_STEPS(GeometryTriangles, triangles);
    OK(rtGeometryTrianglesSetPrimitiveCount(triangles, 1));
    FAILS(rtGeometryTrianglesValidate(triangles), RT_ERROR_INVALID_VALUE, "vertices");
    OK(rtGeometryTrianglesSetMotionVertices(triangles, 3, buffers[0], 0, 12, 36, RT_FORMAT_FLOAT3));
    OK(rtGeometryTrianglesValidate(triangles));
    OK(rtGeometryTrianglesSetMotionVerticesMultiBuffer(triangles, 4, buffers, 1, 0, 12,
                                                       RT_FORMAT_FLOAT3));
    FAILS(rtGeometryTrianglesValidate(triangles), RT_ERROR_INVALID_VALUE, "vertices"); /* 4 of 3 */
    OK(rtGeometryTrianglesSetMotionVerticesMultiBuffer(triangles, 4, buffers + 1, 1, 0, 12,
                                                       RT_FORMAT_FLOAT3));
    OK(rtGeometryTrianglesValidate(triangles));
    END;
}

/* Of two steps, in one buffer and in two. */
TEST(steps_of_triangles)
{
    BEGIN;
    RTgeometrytriangles triangles;
    RTbuffer buffers[2];
    for (unsigned i = 0; i < 2; i++) {
        OK(rtBufferCreate(context, RT_BUFFER_INPUT, &buffers[i]));
        OK(rtBufferSetFormat(buffers[i], RT_FORMAT_FLOAT3));
        OK(rtBufferSetSize1D(buffers[i], 3 + 3 * i));
    }
    OK(rtGeometryTrianglesCreate(context, &triangles));
    OK(rtGeometryTrianglesSetPrimitiveCount(triangles, 1));
    OK(rtGeometryTrianglesSetMotionSteps(triangles, 2));
    OK(rtGeometryTrianglesSetVertices(triangles, 3, buffers[1], 0, 12, RT_FORMAT_FLOAT3));
    FAILS(rtGeometryTrianglesValidate(triangles), RT_ERROR_INVALID_VALUE, "the vertices of 1");
    OK(rtGeometryTrianglesSetMotionVertices(triangles, 3, buffers[1], 0, 12, 0, RT_FORMAT_FLOAT3));
    OK(rtGeometryTrianglesValidate(triangles));
    OK(rtGeometryTrianglesSetMotionVertices(triangles, 3, buffers[1], 0, 12, 48, RT_FORMAT_FLOAT3));
    FAILS(rtGeometryTrianglesValidate(triangles), RT_ERROR_INVALID_VALUE, "72 bytes");
    OK(rtGeometryTrianglesSetMotionVerticesMultiBuffer(triangles, 3, buffers, 1, 0, 12,
                                                       RT_FORMAT_FLOAT3));
    FAILS(rtGeometryTrianglesValidate(triangles), RT_ERROR_INVALID_VALUE, "the vertices of 1");
    OK(rtGeometryTrianglesSetMotionVerticesMultiBuffer(triangles, 3, buffers, 2, 0, 12,
                                                       RT_FORMAT_FLOAT3));
    OK(rtGeometryTrianglesValidate(triangles));
    OK(rtBufferDestroy(buffers[1]));
    FAILS(rtGeometryTrianglesValidate(triangles), RT_ERROR_INVALID_VALUE, "destroyed");
    END;
}

TEST(transform)
{
    BEGIN;
    RTtransform transform;
    RTmotionkeytype type = RT_MOTIONKEYTYPE_SRT_FLOAT16;
    unsigned keys = 0;
    OK(rtTransformCreate(context, &transform));
    KEEPS(Transform, transform);
    OK(rtTransformGetMotionKeyType(transform, &type));
    OK(rtTransformGetMotionKeyCount(transform, &keys));
    CHECK(type == RT_MOTIONKEYTYPE_NONE && keys == 1);
    END;
}

static const float two_matrices[24] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0,
                                       2, 0, 0, 5, 0, 1, 0, 6, 0, 0, 1, 7};
static const float two_srts[32] = {1, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0,
                                   1, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 2, 2, 3, 4, 5};

TEST(keys_of_transforms)
{
    BEGIN;
    RTtransform transform;
    RTmotionkeytype type = RT_MOTIONKEYTYPE_NONE;
    unsigned count = 0;
    float keys[32], matrix[16];
    OK(rtTransformCreate(context, &transform));
    FAILS(rtTransformGetMotionKeys(transform, keys), RT_ERROR_INVALID_VALUE, "only a matrix");
    OK(rtTransformSetMotionKeys(transform, 2, RT_MOTIONKEYTYPE_MATRIX_FLOAT12, two_matrices));
    OK(rtTransformGetMotionKeyType(transform, &type));
    OK(rtTransformGetMotionKeyCount(transform, &count));
    CHECK(type == RT_MOTIONKEYTYPE_MATRIX_FLOAT12 && count == 2);
    OK(rtTransformGetMotionKeys(transform, keys));
    CHECK(!memcmp(keys, two_matrices, sizeof two_matrices));
    OK(rtTransformSetMotionKeys(transform, 2, RT_MOTIONKEYTYPE_SRT_FLOAT16, two_srts));
    OK(rtTransformGetMotionKeys(transform, keys));
    CHECK(!memcmp(keys, two_srts, sizeof two_srts));
    OK(rtTransformSetMotionKeys(transform, 1, RT_MOTIONKEYTYPE_SRT_FLOAT16, two_srts + 16));
    OK(rtTransformGetMotionKeyCount(transform, &count));
    OK(rtTransformGetMatrix(transform, 0, matrix, NULL));
    CHECK(count == 1); /* a quarter turn about z */
    CHECK(matrix[1] == -1 && matrix[4] == 1 && matrix[3] == 3 && matrix[11] == 5);
    OK(rtTransformSetMotionKeys(transform, 2, RT_MOTIONKEYTYPE_SRT_FLOAT16, two_srts));
    OK(rtTransformSetMatrix(transform, 0, matrix, NULL));
    OK(rtTransformGetMotionKeyCount(transform, &count));
    CHECK_EQ(count, 1);
    END;
}

TEST(wrong_keys)
{
    BEGIN;
    RTtransform transform;
    float keys[32] = {0};
    OK(rtTransformCreate(context, &transform));
#define REFUSED(n, type, text)                                                                     \
    FAILS(rtTransformSetMotionKeys(transform, n, RT_MOTIONKEYTYPE_##type, keys),                   \
          RT_ERROR_INVALID_VALUE, text)
    REFUSED(0, SRT_FLOAT16, "0 motion keys");
    REFUSED(2, NONE, "type 0");
    REFUSED(2, MATRIX_FLOAT12, "key 0: the matrix is singular");
    REFUSED(2, SRT_FLOAT16, "key 0: the quaternion is 0");
    memcpy(keys, two_srts, sizeof keys);
    keys[20] = INFINITY;
    REFUSED(2, SRT_FLOAT16, "key 1: number 4 is inf");
    END;
}

int main(void)
{
    static const struct rw_test tests[] = {
        {"geometry", test_geometry},
        {"triangles", test_triangles},
        {"steps-of-triangles", test_steps_of_triangles},
        {"transform", test_transform},
        {"keys-of-transforms", test_keys_of_transforms},
        {"wrong-keys", test_wrong_keys},
    };
    return RUN_TABLE(tests);
}
