/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What counts at the ends of a ray's interval: programs of volumes report a hit at tmin, where the
 * ray begins inside, which did not count. On the CPU a triangle behind the origin was not hit,
 * whatever tmin was.
 *     regress.interval_ends [cuda | cpu]
 */
#include "tests/render/support.h"

static const struct end {
    float z, tmin, tmax;
    unsigned primitive, triangle; /* 1: it is hit */
} ends[] = {
    {0, 0, 10, 1, 1},
    {0, 2, 10, 1, 0},
    {0, 1.99999988f, 10, 1, 1},
    {0, 2.00000024f, 10, 0, 0},
    {0, 0, 2, 0, 0},
    {0, 0, 2.00000024f, 1, 1},
    {0, 2, 2, 0, 0},
    {0, 2, 2.00000024f, 1, 0},
    {0, 3, 1, 0, 0},
    {0, -INFINITY, INFINITY, 1, 1},
    {2, 0, 10, 1, 0}, /* from the plane itself */
    {2, -0.0f, 10, 1, 0},
    {2, -1, 10, 1, 1},
    {2.25f, 0, 10, 0, 0}, /* from behind it */
    {2.25f, -1, 10, 1, 1},
    {2.25f, -0.25f, 10, 1, 0},
};
enum { RAYS = sizeof(ends) / sizeof(ends[0]) };

static const char *device = "cpu";

static RTprogram make_program(RTcontext c, const char *name)
{
    RTprogram program;
    RENDER_CHECK(c,
                 rwProgramCreateFromSourceFile(c, RW_SOURCE_DIR "/tests/regress/interval_ends.cu",
                                               0, NULL, name, &program));
    return program;
}

static void set_object(RTcontext c, const char *name, void *object)
{
    RTvariable v;
    RENDER_CHECK(c, rtContextDeclareVariable(c, name, &v));
    RENDER_CHECK(c, rtVariableSetObject(v, object));
}

static RTbuffer make_buffer(RTcontext c, RTformat format, size_t count, const void *content,
                            size_t bytes)
{
    RTbuffer buffer;
    void *to;
    RENDER_CHECK(c, rtBufferCreate(c, RT_BUFFER_INPUT_OUTPUT, &buffer));
    RENDER_CHECK(c, rtBufferSetFormat(buffer, format));
    RENDER_CHECK(c, rtBufferSetSize1D(buffer, count));
    if (!content) return buffer;
    RENDER_CHECK(c, rtBufferMap(buffer, &to));
    memcpy(to, content, bytes);
    RENDER_CHECK(c, rtBufferUnmap(buffer));
    return buffer;
}

/* Its determinant is a power of two for these rays, so that distances are exact on every device. */
static void set_triangle(RTcontext c, RTgeometryinstance instance)
{
    static const float corners[3][3] = {{-1, -1, 1}, {1, -1, 3}, {0, 1, 2}};
    RTgeometrytriangles t;
    RTbuffer vertices = make_buffer(c, RT_FORMAT_FLOAT3, 3, corners, sizeof(corners));
    RENDER_CHECK(c, rtGeometryTrianglesCreate(c, &t));
    RENDER_CHECK(c, rtGeometryTrianglesSetPrimitiveCount(t, 1));
    RENDER_CHECK(c, rtGeometryTrianglesSetVertices(t, 3, vertices, 0, 12, RT_FORMAT_FLOAT3));
    RENDER_CHECK(c, rtGeometryInstanceSetGeometryTriangles(instance, t));
}

static void set_primitive(RTcontext c, RTgeometryinstance instance)
{
    RTgeometry g;
    RENDER_CHECK(c, rtGeometryCreate(c, &g));
    RENDER_CHECK(c, rtGeometrySetPrimitiveCount(g, 1));
    RENDER_CHECK(c, rtGeometrySetIntersectionProgram(g, make_program(c, "intersect")));
    RENDER_CHECK(c, rtGeometrySetBoundingBoxProgram(g, make_program(c, "bounds")));
    RENDER_CHECK(c, rtGeometryInstanceSetGeometry(instance, g));
}

static void make_graph(RTcontext c, bool triangle)
{
    RTmaterial material;
    RTgeometryinstance instance;
    RTacceleration acceleration;
    RTgeometrygroup group;
    RENDER_CHECK(c, rtMaterialCreate(c, &material));
    RENDER_CHECK(c, rtMaterialSetClosestHitProgram(material, 0, make_program(c, "hit")));
    RENDER_CHECK(c, rtGeometryInstanceCreate(c, &instance));
    (triangle ? set_triangle : set_primitive)(c, instance);
    RENDER_CHECK(c, rtGeometryInstanceSetMaterialCount(instance, 1));
    RENDER_CHECK(c, rtGeometryInstanceSetMaterial(instance, 0, material));
    RENDER_CHECK(c, rtAccelerationCreate(c, &acceleration));
    RENDER_CHECK(c, rtGeometryGroupCreate(c, &group));
    RENDER_CHECK(c, rtGeometryGroupSetAcceleration(group, acceleration));
    RENDER_CHECK(c, rtGeometryGroupSetChildCount(group, 1));
    RENDER_CHECK(c, rtGeometryGroupSetChild(group, 0, instance));
    set_object(c, "scene", group);
}

/* To be freed. */
static unsigned *run(bool triangle)
{
    float rays[RAYS][3];
    for (int i = 0; i < RAYS; i++)
        rays[i][0] = ends[i].z, rays[i][1] = ends[i].tmin, rays[i][2] = ends[i].tmax;
    RTcontext c = render_context(device);
    if (!c) SKIP("there is no such device");
    RTbuffer output = make_buffer(c, RT_FORMAT_UNSIGNED_INT, RAYS, NULL, 0);
    RENDER_CHECK(c, rtContextSetRayTypeCount(c, 1));
    RENDER_CHECK(c, rtContextSetEntryPointCount(c, 1));
    RENDER_CHECK(c, rtContextSetRayGenerationProgram(c, 0, make_program(c, "shoot")));
    make_graph(c, triangle);
    set_object(c, "rays", make_buffer(c, RT_FORMAT_FLOAT3, RAYS, rays, sizeof(rays)));
    set_object(c, "output", output);
    RENDER_CHECK(c, rtContextLaunch1D(c, 0, RAYS));
    unsigned *found = render_read(c, output, RAYS * sizeof(*found));
    rtContextDestroy(c);
    return found;
}

static void check(int *rw_failed, bool triangle)
{
    unsigned *found = run(triangle);
    for (int i = 0; i < RAYS; i++) {
        unsigned want = triangle ? ends[i].triangle : ends[i].primitive;
        if (found[i] == want) continue;
        fprintf(stderr, "from %g, tmin %g, tmax %g: %u, expected %u\n", (double)ends[i].z,
                (double)ends[i].tmin, (double)ends[i].tmax, found[i], want);
        *rw_failed = 1;
    }
    free(found);
}

TEST(primitive)
{
    check(rw_failed, false);
}

TEST(triangle)
{
    check(rw_failed, true);
}

static const struct rw_test tests[] = {{"primitive", test_primitive}, {"triangle", test_triangle}};

int main(int argc, char **argv)
{
    if (argc > 1) device = argv[1];
    setenv("RW_CACHE_DIR", "off", 0);
    return RUN_TABLE(tests);
}
