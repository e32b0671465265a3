/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What ray programs see of geometry triangles, with known answers: indices, barycentrics, sides,
 * materials, attribute and any-hit programs, culling, formats, matrices, groups with other
 * geometry beside the triangles, new vertices.
 *   api.triangle_programs [cpu|cuda]
 */
#include "tests/api/mesh.h"
#include "tests/device.h"

/* ---- what a hit program sees ---- */

TEST(closest_hit)
{
    BEGIN("hit");
    OK(run(&w));
    CHECK(w.words[0] == 0 && w.words[1] == 4 && w.words[2] == 25 && w.words[3] == 50);
    CHECK_EQ(w.words[4], 1 + 4);
    CHECK_EQ(w.words[5], 50);
    OK(rtGeometryTrianglesSetPrimitiveIndexOffset(w.triangles, 40));
    OK(rtAccelerationMarkDirty(w.acceleration));
    OK(run(&w));
    CHECK_EQ(w.words[0], 40);
    END;
}

TEST(culling)
{
    static const struct {
        unsigned flags, result, sides;
    } cases[] = {
        {RT_RAY_FLAG_CULL_BACK_FACING_TRIANGLES, 1, 1 + 2},
        {RT_RAY_FLAG_CULL_FRONT_FACING_TRIANGLES, 0, 1 + 4},
        {RT_RAY_FLAG_CULL_BACK_FACING_TRIANGLES | RT_RAY_FLAG_CULL_FRONT_FACING_TRIANGLES, MISSED,
         0},
        {RT_RAY_FLAG_DISABLE_CLOSESTHIT, 0, 0},
    };
    BEGIN("hit");
    for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++) {
        OK(set_context(&w, "flags", cases[i].flags));
        OK(run(&w));
        CHECK_EQ(w.words[0], cases[i].result);
        CHECK_EQ(w.words[4], cases[i].sides);
    }
    END;
}

/* Instances can turn sides around and keep their triangles from being culled. */
TEST(facing)
{
    enum { FLIP = RT_INSTANCE_FLAG_FLIP_TRIANGLE_FACING };
    enum { KEEP = RT_INSTANCE_FLAG_DISABLE_TRIANGLE_CULLING };
    enum { BACK = RT_RAY_FLAG_CULL_BACK_FACING_TRIANGLES };
    enum { FRONT = RT_RAY_FLAG_CULL_FRONT_FACING_TRIANGLES };
    static const struct {
        unsigned instance, ray, result, sides;
    } cases[] = {
        {0, 0, 0, 1 + 4},
        {FLIP, 0, 0, 1 + 2},
        {FLIP, BACK, 0, 1 + 2},
        {FLIP, FRONT, 1, 1 + 4},
        {KEEP, BACK | FRONT, 0, 1 + 4},
        {FLIP | KEEP, FRONT, 0, 1 + 2},
        {0, BACK, 1, 1 + 2},
    };
    for (int any = 0; any < 2; any++) {
        BEGIN("hit");
        if (any) OK(set_any_hit(&w));
        for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++) {
            OK(rtGeometryGroupSetFlags(w.group, (RTinstanceflags)cases[i].instance));
            OK(set_context(&w, "flags", cases[i].ray));
            OK(run(&w));
            CHECK_EQ(w.words[0], cases[i].result);
            CHECK_EQ(w.words[4], cases[i].sides);
        }
        END;
    }
}

/* Asked for by the context or by the acceleration; not because the attribute reads 1 at first. */
TEST(watertight)
{
    const RTcontextattribute attribute = RT_CONTEXT_ATTRIBUTE_PREFER_WATERTIGHT_TRAVERSAL;
    BEGIN("hit");
    const char *report;
    int value = 0;
    OK(rtContextGetAttribute(context, attribute, sizeof value, &value));
    CHECK_EQ(value, 1);
    for (int asked = 0; asked < 4; asked++) {
        value = asked & 1;
        if (asked) OK(rtContextSetAttribute(context, attribute, sizeof value, &value));
        OK(rtAccelerationSetProperty(w.acceleration, "watertight", asked & 2 ? "1" : "0"));
        OK(run(&w));
        CHECK(w.words[0] == 0 && w.words[2] == 25);
        OK(rwContextGetReport(context, &report));
        CHECK_EQ(strstr(report, "\"watertight\"") != NULL, asked != 0);
    }
    END;
}

/* A slot for each triangle, in all formats; the second triangle is seen from its front alone. */
TEST(materials)
{
    static const unsigned char bytes[] = {9, 1, 0, 1};
    static const unsigned short shorts[] = {1, 0, 1};
    static const unsigned words[] = {1, 0, 1};
    static const struct {
        const void *data;
        size_t size, offset;
        RTformat format;
    } cases[] = {{bytes, sizeof bytes, 1, RT_FORMAT_UNSIGNED_BYTE},
                 {shorts, sizeof shorts, 0, RT_FORMAT_UNSIGNED_SHORT},
                 {words, sizeof words, 0, RT_FORMAT_UNSIGNED_INT}};
    BEGIN("hit");
    OK(rtGeometryTrianglesSetMaterialCount(w.triangles, 2));
    OK(rtGeometryInstanceSetMaterialCount(w.instance, 2));
    OK(rtGeometryInstanceSetMaterial(w.instance, 1, w.materials[1]));
    for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++) {
        RTbuffer buffer;
        OK(fill(&w, &buffer, RT_FORMAT_BYTE, cases[i].size, cases[i].data, cases[i].size));
        OK(rtGeometryTrianglesSetMaterialIndices(w.triangles, buffer, cases[i].offset, 0,
                                                 cases[i].format));
        OK(rtAccelerationMarkDirty(w.acceleration));
        OK(set_context(&w, "flags", 0));
        OK(run(&w));
        CHECK(w.words[0] == 0 && w.words[5] == 51);
        OK(set_context(&w, "flags", RT_RAY_FLAG_CULL_BACK_FACING_TRIANGLES));
        OK(run(&w));
        CHECK(w.words[0] == 1 && w.words[5] == 50);
    }
    END;
}

/* ---- programs that run during traversal ---- */

TEST(any_hit)
{
    BEGIN("hit");
    OK(set_any_hit(&w));
    OK(set_context(&w, "ignored", 1 | 2));
    OK(run(&w));
    CHECK(w.words[0] == 2 && w.words[1] == 12 && w.words[6] >= 1);
    OK(set_context(&w, "ignored", 7));
    OK(run(&w));
    CHECK(w.words[0] == MISSED && w.words[6] == 3);
    OK(rtGeometryTrianglesSetFlagsPerMaterial(w.triangles, 0, RT_GEOMETRY_FLAG_DISABLE_ANYHIT));
    OK(run(&w));
    CHECK(w.words[0] == 0 && w.words[6] == 0);
    OK(set_context(&w, "flags", RT_RAY_FLAG_FORCE_ANYHIT));
    OK(run(&w));
    CHECK(w.words[0] == MISSED && w.words[6] == 3);
    END;
}

/* label = 100 * primitive + 10 + 1, in any-hit of the candidate, in closest-hit of the closest. */
TEST(attribute_program)
{
    BEGIN("hit_label");
    RTprogram attributes;
    OK(program(&w, "attributes", &attributes));
    OK(rtGeometryTrianglesSetAttributeProgram(w.triangles, attributes));
    OK(run(&w));
    CHECK_EQ(w.words[0], 11);
    OK(set_any_hit(&w));
    OK(set_context(&w, "ignored", 1 | 4));
    OK(run(&w));
    CHECK_EQ(w.words[0], 100 + 20); /* turned around: the weights are 1/2 and 1/4 */
    CHECK_EQ(w.words[7] % 100, w.words[7] / 100 == 1 ? 20 : 11);
    END;
}

/* ---- where triangles come from ---- */

TEST(formats)
{
    static const float flat[] = {9, 0, 0, 1, 0, 0, 1}; /* one in front, then pairs */
    static const unsigned short halves[] = {0, 0, 0x4000, 0x3c00, 0, 0x4000, 0, 0x3c00, 0x4000};
    static const unsigned short indices[] = {0, 1, 2};
    BEGIN("hit");
    RTbuffer buffer, short_indices;
    OK(rtGeometryTrianglesSetPrimitiveCount(w.triangles, 1));
    OK(rtGeometryTrianglesSetTriangleIndices(w.triangles, NULL, 0, 0, RT_FORMAT_UNKNOWN));
    OK(fill(&w, &buffer, RT_FORMAT_SHORT, 9, halves, sizeof halves));
    OK(rtGeometryTrianglesSetVertices(w.triangles, 3, buffer, 0, 0, RT_FORMAT_HALF3));
    OK(run(&w));
    CHECK(w.words[0] == 0 && w.words[1] == 8 && w.words[2] == 25 && w.words[3] == 50);
    OK(fill(&w, &buffer, RT_FORMAT_FLOAT, 7, flat, sizeof flat));
    OK(rtGeometryTrianglesSetVertices(w.triangles, 3, buffer, 4, 8, RT_FORMAT_FLOAT2));
    OK(fill(&w, &short_indices, RT_FORMAT_SHORT, 3, indices, sizeof indices));
    OK(rtGeometryTrianglesSetTriangleIndices(w.triangles, short_indices, 0, 0,
                                             RT_FORMAT_UNSIGNED_SHORT3));
    const float up[12] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 5};
    OK(rtGeometryTrianglesSetPreTransformMatrix(w.triangles, 0, up));
    OK(rtAccelerationMarkDirty(w.acceleration));
    OK(run(&w));
    CHECK(w.words[0] == 0 && w.words[1] == 20 && w.words[2] == 25 && w.words[3] == 50);
    END;
}

/* Heights doubled and moved by one: in the world triangle 0 is at 3. */
TEST(transform)
{
    static const float matrix[16] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2, 1, 0, 0, 0, 1};
    BEGIN("hit");
    RTtransform transform;
    OK(rtTransformCreate(context, &transform));
    OK(rtTransformSetMatrix(transform, 0, matrix, NULL));
    OK(rtTransformSetChild(transform, w.group));
    OK(rtVariableSetObject(w.scene, transform));
    OK(run(&w));
    CHECK(w.words[0] == 0 && w.words[1] == 12 && w.words[2] == 25 && w.words[3] == 50);
    END;
}

/* A wall at 2.5 between triangles 1 and 2, in the same geometry group. */
TEST(beside_other_geometry)
{
    BEGIN("hit");
    RTprogram intersect, bounds;
    RTgeometry wall;
    RTgeometryinstance instance;
    OK(program(&w, "intersect", &intersect));
    OK(program(&w, "bounds", &bounds));
    OK(rtGeometryCreate(context, &wall));
    OK(rtGeometrySetPrimitiveCount(wall, 1));
    OK(rtGeometrySetPrimitiveIndexOffset(wall, 30));
    OK(rtGeometrySetIntersectionProgram(wall, intersect));
    OK(rtGeometrySetBoundingBoxProgram(wall, bounds));
    OK(rtGeometryInstanceCreate(context, &instance));
    OK(rtGeometryInstanceSetGeometry(instance, wall));
    OK(rtGeometryInstanceSetMaterialCount(instance, 1));
    OK(rtGeometryInstanceSetMaterial(instance, 0, w.materials[1]));
    OK(rtGeometryGroupSetChildCount(w.group, 2));
    OK(rtGeometryGroupSetChild(w.group, 1, instance));
    OK(run(&w));
    CHECK(w.words[0] == 0 && w.words[5] == 50 && w.words[4] == 5);
    OK(set_any_hit(&w));
    OK(set_context(&w, "ignored", 1 | 2));
    OK(run(&w));
    CHECK(w.words[0] == 30 && w.words[5] == 51 && w.words[4] == 0 && w.words[1] == 10);
    END;
}

/* New heights for the same triangles, with a tree that is refitted and one that is built anew. */
TEST(moved_vertices)
{
    for (int refit = 0; refit < 2; refit++) {
        BEGIN("hit");
        float *vertices;
        OK(rtAccelerationSetProperty(w.acceleration, "refit", refit ? "1" : "0"));
        OK(run(&w));
        CHECK_EQ(w.words[1], 4);
        OK(rtBufferMap(w.vertices, (void **)&vertices));
        for (unsigned i = 0; i < 9; i++) vertices[3 * i + 2] = 10 - vertices[3 * i + 2];
        OK(rtBufferUnmap(w.vertices));
        OK(rtAccelerationMarkDirty(w.acceleration));
        OK(run(&w));
        CHECK(w.words[0] == 2 && w.words[1] == 28);
        END;
    }
}

/* The buffers may go once the tree is built, if that was asked for. */
TEST(released_buffers)
{
    BEGIN("hit");
    OK(run(&w));
    OK(rtGeometryTrianglesSetBuildFlags(w.triangles, RT_GEOMETRY_BUILD_FLAG_RELEASE_BUFFERS));
    OK(rtBufferDestroy(w.vertices));
    OK(rtBufferDestroy(w.indices));
    OK(run(&w));
    CHECK(w.words[0] == 0 && w.words[1] == 4);
    OK(rtAccelerationMarkDirty(w.acceleration));
    FAILS(rtContextLaunch1D(context, 0, 1), RT_ERROR_INVALID_VALUE, "vertices was destroyed");
    OK(rtGeometryTrianglesSetBuildFlags(w.triangles, RT_GEOMETRY_BUILD_FLAG_NONE));
    FAILS(rtContextValidate(context), RT_ERROR_INVALID_VALUE, "vertices was destroyed");
    END;
}

int main(int argc, char **argv)
{
    static const struct rw_test tests[] = {
        {"closest-hit", test_closest_hit},
        {"culling", test_culling},
        {"facing", test_facing},
        {"watertight", test_watertight},
        {"materials", test_materials},
        {"any-hit", test_any_hit},
        {"attribute-program", test_attribute_program},
        {"formats", test_formats},
        {"transform", test_transform},
        {"beside-other-geometry", test_beside_other_geometry},
        {"moved-vertices", test_moved_vertices},
        {"released-buffers", test_released_buffers},
    };
    use_device(argc, argv);
    return RUN_TABLE(tests);
}
