/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Geometry triangles as an object: what is set is given back, what cannot be is refused, and
 * arrays that reach beyond their buffers are found by validation.
 */
#include "runtime/object/object.h"
#include "tests/api/support.h"

static RTbuffer make_buffer(RTcontext context, RTformat format, RTsize size)
{
    RTbuffer buffer = NULL;
    rtBufferCreate(context, RT_BUFFER_INPUT, &buffer);
    rtBufferSetFormat(buffer, format);
    rtBufferSetSize1D(buffer, size);
    return buffer;
}

TEST(defaults)
{
    RTcontext context;
    RTgeometrytriangles t;
    RTprogram program;
    RTgeometryflags flags;
    unsigned u;
    float m[12];
    OK(rtContextCreate(&context));
    OK(rtGeometryTrianglesCreate(context, &t));
    OK(rtGeometryTrianglesValidate(t)); /* no triangles need no vertices */
    OK(rtGeometryTrianglesGetPrimitiveCount(t, &u));
    CHECK_EQ(u, 0);
    OK(rtGeometryTrianglesGetMaterialCount(t, &u));
    CHECK_EQ(u, 1);
    OK(rtGeometryTrianglesGetFlagsPerMaterial(t, 0, &flags));
    CHECK_EQ(flags, RT_GEOMETRY_FLAG_NONE);
    OK(rtGeometryTrianglesGetAttributeProgram(t, &program));
    CHECK(program == NULL);
    OK(rtGeometryTrianglesGetPreTransformMatrix(t, 0, m));
    for (int i = 0; i < 12; i++) CHECK(m[i] == (i % 5 == 0 ? 1.0f : 0.0f));
    OK(rtContextDestroy(context));
}

TEST(views)
{
    RTcontext context;
    RTgeometrytriangles t;
    OK(rtContextCreate(&context));
    OK(rtGeometryTrianglesCreate(context, &t));
    RTbuffer vertices = make_buffer(context, RT_FORMAT_FLOAT3, 5);
    RTbuffer indices = make_buffer(context, RT_FORMAT_UNSIGNED_SHORT3, 2);
    OK(rtGeometryTrianglesSetPrimitiveCount(t, 2));
    FAILS(rtGeometryTrianglesValidate(t), RT_ERROR_INVALID_VALUE, "lack their vertices");
    OK(rtGeometryTrianglesSetVertices(t, 4, vertices, 12, 0, RT_FORMAT_FLOAT3));
    CHECK_EQ(t->vertices.stride, 12);
    CHECK_EQ(t->vertices.offset, 12);
    FAILS(rtGeometryTrianglesValidate(t), RT_ERROR_INVALID_VALUE, "need 6 vertices, there are 4");
    OK(rtGeometryTrianglesSetTriangleIndices(t, indices, 0, 6, RT_FORMAT_UNSIGNED_SHORT3));
    OK(rtGeometryTrianglesValidate(t));
    OK(rtBufferSetSize1D(vertices, 4));
    FAILS(rtGeometryTrianglesValidate(t), RT_ERROR_INVALID_VALUE,
          "4 vertices at offset 12 with stride 12 do not fit into a buffer of 48 bytes");
    OK(rtGeometryTrianglesSetVertices(t, 4, vertices, 0, 0, RT_FORMAT_HALF3));
    OK(rtGeometryTrianglesValidate(t));
    OK(rtGeometryTrianglesSetMaterialIndices(t, vertices, 46, 2, RT_FORMAT_UNSIGNED_SHORT));
    FAILS(rtGeometryTrianglesValidate(t), RT_ERROR_INVALID_VALUE, "2 material indices");
    OK(rtGeometryTrianglesSetMaterialIndices(t, NULL, 0, 0, RT_FORMAT_UNKNOWN));
    OK(rtGeometryTrianglesValidate(t));
    OK(rtBufferDestroy(indices));
    FAILS(rtGeometryTrianglesValidate(t), RT_ERROR_INVALID_VALUE, "was destroyed");
    OK(rtContextDestroy(context));
}

TEST(refused)
{
    RTcontext context;
    RTgeometrytriangles t;
    const float infinite[12] = {1.0f / 0.0f};
    OK(rtContextCreate(&context));
    OK(rtGeometryTrianglesCreate(context, &t));
    RTbuffer b = make_buffer(context, RT_FORMAT_FLOAT3, 9);
    FAILS(rtGeometryTrianglesSetVertices(t, 3, NULL, 0, 0, RT_FORMAT_FLOAT3),
          RT_ERROR_INVALID_VALUE, "is NULL");
    FAILS(rtGeometryTrianglesSetVertices(t, 3, b, 0, 0, RT_FORMAT_INT3), RT_ERROR_INVALID_VALUE,
          "cannot be in format INT3");
    FAILS(rtGeometryTrianglesSetVertices(t, 3, b, 0, 8, RT_FORMAT_FLOAT3), RT_ERROR_INVALID_VALUE,
          "the stride is 8");
    FAILS(rtGeometryTrianglesSetVertices(t, 3, b, 2, 12, RT_FORMAT_FLOAT3), RT_ERROR_INVALID_VALUE,
          "multiples of 4");
    FAILS(rtGeometryTrianglesSetTriangleIndices(t, b, 0, 0, RT_FORMAT_UNSIGNED_INT),
          RT_ERROR_INVALID_VALUE, "triangle indices cannot be");
    FAILS(rtGeometryTrianglesSetMaterialCount(t, 0), RT_ERROR_INVALID_VALUE, "0 materials");
    FAILS(rtGeometryTrianglesSetFlagsPerMaterial(t, 1, RT_GEOMETRY_FLAG_NONE),
          RT_ERROR_INVALID_VALUE, "materialIndex is 1, but the count is 1");
    FAILS(rtGeometryTrianglesSetFlagsPerMaterial(t, 0, (RTgeometryflags)8), RT_ERROR_INVALID_VALUE,
          "flags 0x8");
    FAILS(rtGeometryTrianglesSetBuildFlags(t, (RTgeometrybuildflags)1), RT_ERROR_INVALID_VALUE,
          "flags 0x1");
    FAILS(rtGeometryTrianglesSetPreTransformMatrix(t, 0, infinite), RT_ERROR_INVALID_VALUE,
          "element 0");
    OK(rtContextDestroy(context));
}

TEST(materials_and_matrix)
{
    RTcontext context;
    RTgeometrytriangles t;
    RTgeometryflags flags;
    const float m[12] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};
    float back[12], columns[12];
    OK(rtContextCreate(&context));
    OK(rtGeometryTrianglesCreate(context, &t));
    OK(rtGeometryTrianglesSetMaterialCount(t, 3));
    OK(rtGeometryTrianglesSetFlagsPerMaterial(t, 2, RT_GEOMETRY_FLAG_DISABLE_ANYHIT));
    OK(rtGeometryTrianglesSetMaterialCount(t, 2));
    OK(rtGeometryTrianglesSetMaterialCount(t, 3));
    OK(rtGeometryTrianglesGetFlagsPerMaterial(t, 2, &flags));
    CHECK_EQ(flags, RT_GEOMETRY_FLAG_NONE); /* a slot that went comes back empty */
    OK(rtGeometryTrianglesSetPreTransformMatrix(t, 0, m));
    OK(rtGeometryTrianglesGetPreTransformMatrix(t, 1, columns));
    CHECK(columns[0] == 1 && columns[1] == 5 && columns[2] == 9 && columns[3] == 2);
    OK(rtGeometryTrianglesSetPreTransformMatrix(t, 1, columns));
    OK(rtGeometryTrianglesGetPreTransformMatrix(t, 0, back));
    CHECK(!memcmp(back, m, sizeof m));
    OK(rtGeometryTrianglesSetPreTransformMatrix(t, 0, NULL));
    CHECK(!t->has_pre_transform);
    OK(rtContextDestroy(context));
}

/* A geometry instance has one shape at a time. */
TEST(one_shape)
{
    RTcontext context;
    RTgeometryinstance instance;
    RTgeometrytriangles t, found_t;
    RTgeometry g, found_g;
    OK(rtContextCreate(&context));
    OK(rtGeometryInstanceCreate(context, &instance));
    OK(rtGeometryTrianglesCreate(context, &t));
    OK(rtGeometryCreate(context, &g));
    OK(rtGeometryInstanceSetGeometry(instance, g));
    OK(rtGeometryInstanceSetGeometryTriangles(instance, t));
    OK(rtGeometryInstanceGetGeometry(instance, &found_g));
    OK(rtGeometryInstanceGetGeometryTriangles(instance, &found_t));
    CHECK(found_g == NULL && found_t == t);
    FAILS(rtGeometryInstanceValidate(instance), RT_ERROR_INVALID_VALUE,
          "has 0 materials, but its triangles have 1");
    OK(rtGeometryInstanceSetGeometry(instance, g));
    OK(rtGeometryInstanceGetGeometryTriangles(instance, &found_t));
    CHECK(found_t == NULL);
    OK(rtContextDestroy(context));
}

int main(void)
{
    static const struct rw_test tests[] = {
        {"defaults", test_defaults},   {"views", test_views},
        {"refused", test_refused},     {"materials-and-matrix", test_materials_and_matrix},
        {"one-shape", test_one_shape},
    };
    return RUN_TABLE(tests);
}
