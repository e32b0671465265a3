/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Graph objects: which children go where, counts and indices, transforms, materials, accelerations.
 */
#include <math.h>

#include "runtime/object/object.h"
#include "tests/api/support.h"

TEST(children_of_group)
{
    RTcontext context;
    RTgroup group, inner;
    RTgeometrygroup geometry_group;
    RTtransform transform;
    RTgeometryinstance instance;
    RTobject child;
    RTobjecttype type;
    unsigned count = 9;
    OK(rtContextCreate(&context));
    OK(rtGroupCreate(context, &group));
    OK(rtGroupCreate(context, &inner));
    OK(rtGeometryGroupCreate(context, &geometry_group));
    OK(rtTransformCreate(context, &transform));
    OK(rtGeometryInstanceCreate(context, &instance));
    OK(rtGroupGetChildCount(group, &count));
    CHECK_EQ(count, 0);
    FAILS(rtGroupSetChild(group, 0, inner), RT_ERROR_INVALID_VALUE, "index is 0");
    OK(rtGroupSetChildCount(group, 3));
    OK(rtGroupSetChild(group, 0, inner));
    OK(rtGroupSetChild(group, 1, geometry_group));
    OK(rtGroupSetChild(group, 2, transform));
    FAILS(rtGroupSetChild(group, 3, inner), RT_ERROR_INVALID_VALUE, "but the count is 3");
    FAILS(rtGroupSetChild(group, 0, instance), RT_ERROR_TYPE_MISMATCH, "is a geometry instance");
    OK(rtGroupGetChildType(group, 1, &type));
    CHECK_EQ(type, RT_OBJECTTYPE_GEOMETRY_GROUP);
    OK(rtGroupGetChildType(group, 2, &type));
    CHECK_EQ(type, RT_OBJECTTYPE_TRANSFORM);
    OK(rtGroupSetChildCount(group, 1));
    FAILS(rtGroupGetChild(group, 1, &child), RT_ERROR_INVALID_VALUE, "index is 1");
    OK(rtGroupSetChildCount(group, 2));
    OK(rtGroupGetChild(group, 1, &child));
    CHECK(child == NULL); /* what was cut off does not come back */
    OK(rtGroupGetChild(group, 0, &child));
    CHECK(child == inner);
    FAILS(rtGroupSetChildCount(group, ~0u), RT_ERROR_INVALID_VALUE, "4294967295");
    OK(rtContextDestroy(context));
}

TEST(children_of_geometry_group)
{
    RTcontext context;
    RTgeometrygroup group;
    RTgeometryinstance instance, child = NULL;
    RTtransform transform;
    RTinstanceflags flags;
    RTvisibilitymask mask;
    OK(rtContextCreate(&context));
    OK(rtGeometryGroupCreate(context, &group));
    OK(rtGeometryInstanceCreate(context, &instance));
    OK(rtTransformCreate(context, &transform));
    OK(rtGeometryGroupSetChildCount(group, 1));
    OK(rtGeometryGroupSetChild(group, 0, instance));
    OK(rtGeometryGroupGetChild(group, 0, &child));
    CHECK(child == instance);
    FAILS(rtGeometryGroupSetChild(group, 0, (RTgeometryinstance)transform), RT_ERROR_INVALID_VALUE,
          "is a transform, not a geometry instance");
    OK(rtGeometryGroupGetVisibilityMask(group, &mask));
    CHECK_EQ(mask, RT_VISIBILITY_ALL);
    OK(rtGeometryGroupSetVisibilityMask(group, 5));
    OK(rtGeometryGroupSetVisibilityMask(group, ~0xfau)); /* the lowest 8 bits count */
    OK(rtGeometryGroupGetVisibilityMask(group, &mask));
    CHECK_EQ(mask, 5);
    OK(rtGeometryGroupSetFlags(group, RT_INSTANCE_FLAG_FORCE_ANYHIT));
    OK(rtGeometryGroupGetFlags(group, &flags));
    CHECK_EQ(flags, RT_INSTANCE_FLAG_FORCE_ANYHIT);
    FAILS(rtGeometryGroupSetFlags(group, (RTinstanceflags)16), RT_ERROR_INVALID_VALUE, "0x10");
    OK(rtContextDestroy(context));
}

TEST(geometry)
{
    RTcontext context;
    RTgeometry geometry;
    RTgeometryflags flags;
    unsigned value = 9;
    int dirty = 9;
    OK(rtContextCreate(&context));
    OK(rtGeometryCreate(context, &geometry));
    OK(rtGeometrySetPrimitiveCount(geometry, 12));
    OK(rtGeometryGetPrimitiveCount(geometry, &value));
    CHECK_EQ(value, 12);
    OK(rtGeometrySetPrimitiveIndexOffset(geometry, 3));
    OK(rtGeometryGetPrimitiveIndexOffset(geometry, &value));
    CHECK_EQ(value, 3);
    OK(rtGeometrySetFlags(geometry, RT_GEOMETRY_FLAG_NO_SPLITTING));
    OK(rtGeometryGetFlags(geometry, &flags));
    CHECK_EQ(flags, RT_GEOMETRY_FLAG_NO_SPLITTING);
    FAILS(rtGeometrySetFlags(geometry, (RTgeometryflags)4), RT_ERROR_INVALID_VALUE, "0x4");
    OK(rtGeometryMarkDirty(geometry));
    OK(rtGeometryIsDirty(geometry, &dirty));
    CHECK_EQ(dirty, 0);
    OK(rtContextDestroy(context));
}

TEST(materials_of_instance)
{
    RTcontext context;
    RTgeometryinstance instance;
    RTgeometry geometry, found = NULL;
    RTmaterial material, slot = NULL;
    OK(rtContextCreate(&context));
    OK(rtGeometryInstanceCreate(context, &instance));
    OK(rtGeometryCreate(context, &geometry));
    OK(rtMaterialCreate(context, &material));
    OK(rtGeometryInstanceGetGeometry(instance, &found));
    CHECK(found == NULL);
    OK(rtGeometryInstanceSetGeometry(instance, geometry));
    OK(rtGeometryInstanceGetGeometry(instance, &found));
    CHECK(found == geometry);
    OK(rtGeometryInstanceSetMaterialCount(instance, 2));
    OK(rtGeometryInstanceSetMaterial(instance, 1, material));
    OK(rtGeometryInstanceGetMaterial(instance, 1, &slot));
    CHECK(slot == material);
    OK(rtGeometryInstanceGetMaterial(instance, 0, &slot));
    CHECK(slot == NULL);
    FAILS(rtGeometryInstanceSetMaterial(instance, 2, material), RT_ERROR_INVALID_VALUE,
          "index is 2");
    OK(rtContextDestroy(context));
}

TEST(ray_types)
{
    RTcontext context;
    RTmaterial material;
    struct ptx ptx;
    ptx_begin(&ptx);
    ptx_program(&ptx, "hit", NULL, 0);
    ptx_callable(&ptx, "helper", NULL, 0);
    OK(rtContextCreate(&context));
    RTprogram hit = make_program(context, ptx.text, "hit"), found = NULL;
    RTprogram helper = make_program(context, ptx.text, "helper");
    CHECK(hit && helper);
    OK(rtMaterialCreate(context, &material));
    FAILS(rtMaterialSetClosestHitProgram(material, 0, hit), RT_ERROR_INVALID_VALUE,
          "rayTypeIndex is 0, but the count is 0");
    OK(rtContextSetRayTypeCount(context, 2));
    OK(rtMaterialSetClosestHitProgram(material, 1, hit));
    OK(rtMaterialGetClosestHitProgram(material, 1, &found));
    CHECK(found == hit);
    OK(rtMaterialGetAnyHitProgram(material, 1, &found));
    CHECK(found == NULL);
    FAILS(rtMaterialSetAnyHitProgram(material, 0, helper), RT_ERROR_TYPE_MISMATCH,
          "'helper' is callable");
    OK(rtContextSetMissProgram(context, 1, hit));
    OK(rtContextSetRayTypeCount(context, 1));
    OK(rtContextSetRayTypeCount(context, 2));
    OK(rtMaterialGetClosestHitProgram(material, 1, &found));
    CHECK(found == NULL); /* programs of ray types that went do not come back */
    OK(rtContextGetMissProgram(context, 1, &found));
    CHECK(found == NULL);
    FAILS(rtContextSetRayTypeCount(context, 33), RT_ERROR_INVALID_VALUE, "at most 32");
    OK(rtContextDestroy(context));
}

static int close_to(const float *a, const float *b)
{
    for (int i = 0; i < 16; i++)
        if (fabsf(a[i] - b[i]) > 1e-6f) return 0;
    return 1;
}

TEST(transform_matrix)
{
    const float matrix[16] = {2, 0, 0, 3, 0, 0, -4, 5, 0, 1, 0, 7, 0, 0, 0, 1};
    const float inverse[16] = {.5f, 0, 0, -1.5f, 0, 0, 1, -7, 0, -.25f, 0, 1.25f, 0, 0, 0, 1};
    const float unit[16] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
    float m[16], i[16], bad[16];
    RTcontext context;
    RTtransform transform;
    OK(rtContextCreate(&context));
    OK(rtTransformCreate(context, &transform));
    OK(rtTransformGetMatrix(transform, 0, m, i));
    CHECK(close_to(m, unit) && close_to(i, unit) && transform->identity);
    OK(rtTransformSetMatrix(transform, 0, matrix, NULL));
    OK(rtTransformGetMatrix(transform, 0, m, i));
    CHECK(close_to(m, matrix) && close_to(i, inverse) && !transform->identity);
    OK(rtTransformGetMatrix(transform, 1, m, NULL));
    CHECK(m[12] == 3 && m[13] == 5 && m[3] == 0);
    OK(rtTransformSetMatrix(transform, 1, m, NULL));
    OK(rtTransformSetMatrix(transform, 0, NULL, inverse));
    OK(rtTransformGetMatrix(transform, 0, m, NULL));
    CHECK(close_to(m, matrix));
    FAILS(rtTransformSetMatrix(transform, 0, NULL, NULL), RT_ERROR_INVALID_VALUE, "both NULL");
    memcpy(bad, matrix, sizeof bad);
    bad[12] = 1;
    FAILS(rtTransformSetMatrix(transform, 0, bad, NULL), RT_ERROR_INVALID_VALUE, "last row");
    bad[12] = -1e-8f; /* as computed inverses have it */
    bad[15] = 0.9999999f;
    OK(rtTransformSetMatrix(transform, 0, bad, NULL));
    OK(rtTransformGetMatrix(transform, 0, m, NULL));
    CHECK(m[12] == 0 && m[15] == 1);
    memcpy(bad, matrix, sizeof bad);
    bad[6] = 0;
    FAILS(rtTransformSetMatrix(transform, 0, bad, NULL), RT_ERROR_INVALID_VALUE, "singular");
    bad[6] = NAN;
    FAILS(rtTransformSetMatrix(transform, 0, bad, NULL), RT_ERROR_INVALID_VALUE, "row 1, column 2");
    OK(rtTransformGetMatrix(transform, 0, m, NULL));
    CHECK(close_to(m, matrix)); /* what was refused changed nothing */
    OK(rtContextDestroy(context));
}

TEST(transform_child)
{
    RTcontext context;
    RTtransform transform;
    RTgroup group;
    RTbuffer buffer;
    RTobject child = &context;
    RTobjecttype type;
    OK(rtContextCreate(&context));
    OK(rtTransformCreate(context, &transform));
    OK(rtGroupCreate(context, &group));
    OK(rtBufferCreate(context, RT_BUFFER_INPUT, &buffer));
    OK(rtTransformGetChild(transform, &child));
    CHECK(child == NULL);
    FAILS(rtTransformGetChildType(transform, &type), RT_ERROR_INVALID_VALUE, "not set");
    OK(rtTransformSetChild(transform, group));
    OK(rtTransformGetChild(transform, &child));
    CHECK(child == group);
    OK(rtTransformGetChildType(transform, &type));
    CHECK_EQ(type, RT_OBJECTTYPE_GROUP);
    FAILS(rtTransformSetChild(transform, buffer), RT_ERROR_TYPE_MISMATCH, "is a buffer");
    OK(rtContextDestroy(context));
}

TEST(acceleration)
{
    RTcontext context;
    RTacceleration a;
    const char *text = NULL;
    int dirty = 0;
    RTsize size = 1;
    OK(rtContextCreate(&context));
    OK(rtAccelerationCreate(context, &a));
    OK(rtAccelerationIsDirty(a, &dirty));
    CHECK_EQ(dirty, 1);
    a->dirty = false; /* as after a launch */
    OK(rtAccelerationSetBuilder(a, "sbvh"));
    OK(rtAccelerationGetBuilder(a, &text));
    CHECK_STR(text, "Sbvh");
    OK(rtAccelerationIsDirty(a, &dirty));
    CHECK_EQ(dirty, 1);
    FAILS(rtAccelerationSetBuilder(a, "Octree"), RT_ERROR_INVALID_VALUE,
          "no builder 'Octree'; known are: Trbvh, Sbvh, Bvh, MedianBvh, Lbvh, NoAccel, "
          "TriangleKdTree");
    OK(rtAccelerationSetTraverser(a, "BvhCompact"));
    OK(rtAccelerationGetTraverser(a, &text));
    CHECK_STR(text, "BvhCompact");
    OK(rtAccelerationGetProperty(a, "refit", &text));
    CHECK_STR(text, "");
    OK(rtAccelerationSetProperty(a, "refit", "1"));
    OK(rtAccelerationSetProperty(a, "unheard_of", "x"));
    OK(rtAccelerationSetProperty(a, "refit", "0"));
    OK(rtAccelerationGetProperty(a, "refit", &text));
    CHECK_STR(text, "0");
    OK(rtAccelerationGetProperty(a, "unheard_of", &text));
    CHECK_STR(text, "x");
    OK(rtAccelerationGetDataSize(a, &size));
    CHECK_EQ(size, 0);
    FAILS(rtAccelerationSetData(a, "abc", 3), RT_ERROR_VERSION_MISMATCH, "3 bytes");
    OK(rtContextDestroy(context));
}

/* Every name that some version documented. */
TEST(names_of_builders)
{
    static const char *const builders[] = {"Trbvh",  "Sbvh",      "Bvh",     "MedianBvh",
                                           "Lbvh",   "Bvh8",      "NoAccel", "TriangleKdTree",
                                           "KdTree", "BvhCompact"};
    static const char *const traversers[] = {"Bvh", "BvhCompact", "Bvh8", "KdTree", "NoAccel"};
    RTcontext context;
    RTacceleration a;
    const char *text = NULL;
    OK(rtContextCreate(&context));
    OK(rtAccelerationCreate(context, &a));
    for (size_t i = 0; i < sizeof builders / sizeof *builders; i++) {
        OK(rtAccelerationSetBuilder(a, builders[i]));
        OK(rtAccelerationGetBuilder(a, &text));
        CHECK_STR(text, builders[i]);
    }
    for (size_t i = 0; i < sizeof traversers / sizeof *traversers; i++)
        OK(rtAccelerationSetTraverser(a, traversers[i]));
    OK(rtContextDestroy(context));
}

/* A tree over children that are gone must not survive. */
TEST(children_dirty_acceleration)
{
    RTcontext context;
    RTacceleration a, other;
    RTgroup group;
    RTtransform transform;
    OK(rtContextCreate(&context));
    OK(rtAccelerationCreate(context, &a));
    OK(rtAccelerationCreate(context, &other));
    OK(rtGroupCreate(context, &group));
    OK(rtTransformCreate(context, &transform));
    OK(rtGroupSetAcceleration(group, a));
    a->dirty = other->dirty = false;
    OK(rtGroupSetAcceleration(group, a));
    CHECK_EQ(a->dirty, false);
    OK(rtGroupSetChildCount(group, 1));
    CHECK_EQ(a->dirty, true);
    a->dirty = false;
    OK(rtGroupSetChild(group, 0, transform));
    CHECK_EQ(a->dirty, true);
    OK(rtGroupSetAcceleration(group, other));
    CHECK_EQ(other->dirty, true);
    OK(rtContextDestroy(context));
}

int main(void)
{
    static const struct rw_test tests[] = {
        {"children-of-group", test_children_of_group},
        {"children-of-geometry-group", test_children_of_geometry_group},
        {"geometry", test_geometry},
        {"materials-of-instance", test_materials_of_instance},
        {"ray-types", test_ray_types},
        {"transform-matrix", test_transform_matrix},
        {"transform-child", test_transform_child},
        {"acceleration", test_acceleration},
        {"names-of-builders", test_names_of_builders},
        {"children-dirty-acceleration", test_children_dirty_acceleration},
    };
    return RUN_TABLE(tests);
}
