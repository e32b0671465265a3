/* SPDX-License-Identifier: Apache-2.0 */
/* Motion that is none: defaults, what getters give back, vertices of the one step, refusals. */
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

#define HAS_ONE_STEP(Noun, object)                                                                 \
    do {                                                                                           \
        unsigned steps = 0;                                                                        \
        OK(rt##Noun##GetMotionSteps(object, &steps));                                              \
        CHECK_EQ(steps, 1);                                                                        \
        OK(rt##Noun##SetMotionSteps(object, 1));                                                   \
        FAILS(rt##Noun##SetMotionSteps(object, 2), RT_ERROR_NOT_SUPPORTED, "2 motion steps");      \
        FAILS(rt##Noun##SetMotionSteps(object, 0), RT_ERROR_INVALID_VALUE, "0 motion steps");      \
    } while (0)

TEST(geometry)
{
    BEGIN;
    RTgeometry geometry;
    OK(rtGeometryCreate(context, &geometry));
    KEEPS(Geometry, geometry);
    HAS_ONE_STEP(Geometry, geometry);
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
    HAS_ONE_STEP(GeometryTriangles, triangles);
    OK(rtGeometryTrianglesSetPrimitiveCount(triangles, 1));
    FAILS(rtGeometryTrianglesValidate(triangles), RT_ERROR_INVALID_VALUE, "vertices");
    OK(rtGeometryTrianglesSetMotionVertices(triangles, 3, buffers[0], 0, 12, 36, RT_FORMAT_FLOAT3));
    OK(rtGeometryTrianglesValidate(triangles));
    FAILS(rtGeometryTrianglesSetMotionVerticesMultiBuffer(triangles, 3, buffers, 2, 0, 12,
                                                          RT_FORMAT_FLOAT3),
          RT_ERROR_NOT_SUPPORTED, "2 motion steps");
    OK(rtGeometryTrianglesSetMotionVerticesMultiBuffer(triangles, 4, buffers, 1, 0, 12,
                                                       RT_FORMAT_FLOAT3));
    FAILS(rtGeometryTrianglesValidate(triangles), RT_ERROR_INVALID_VALUE, "vertices"); /* 4 of 3 */
    OK(rtGeometryTrianglesSetMotionVerticesMultiBuffer(triangles, 4, buffers + 1, 1, 0, 12,
                                                       RT_FORMAT_FLOAT3));
    OK(rtGeometryTrianglesValidate(triangles));
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

int main(void)
{
    static const struct rw_test tests[] = {
        {"geometry", test_geometry},
        {"triangles", test_triangles},
        {"transform", test_transform},
    };
    return RUN_TABLE(tests);
}
