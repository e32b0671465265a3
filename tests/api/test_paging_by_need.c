/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Buffers that are paged because they do not fit: the largest first, and while the memory of the
 * device becomes less and more; programs read the same elements all the time.
 *
 *     api.paging_by_need [cuda]
 */
#include "runtime/device/device.h"
#include "runtime/object/object.h"
#include "tests/api/paging.h"

static RTsize device_bytes(const struct paging *p)
{
    RWmemory m = {0};
    rwContextGetMemory(p->context, sizeof(m), &m);
    return m.deviceBuffers + m.deviceTrees + m.deviceTables + m.deviceTextures + m.deviceBuilds;
}

static bool is_active(const struct paging *p)
{
    int active = -1;
    rtContextGetAttribute(p->context, RT_CONTEXT_ATTRIBUTE_GPU_PAGING_ACTIVE, sizeof active,
                          &active);
    return active == 1;
}

/* Bytes of rows, which are more than those of the other three buffers together. */
enum { LARGEST = 4 * WORDS * COUNT };

/* No buffer is told to be paged: those that do not fit are, the largest first, and what the device
 * holds is within its memory, while that becomes less and more under the context. */
TEST(by_need)
{
    struct paging p;
    CHECK_EQ(open_with(&p, true), RT_SUCCESS);
    RTcontext context = p.context;
    OK(rwContextSetDeviceMemory(context, 8 << 20));
    CHECK(runs(&p, 0, walked));
    CHECK(!is_active(&p));
    const RTsize whole = device_bytes(&p);
    CHECK(whole > LARGEST);
    OK(rwContextSetDeviceMemory(context, whole - LARGEST / 4));
    CHECK(runs(&p, 0, walked));
    CHECK(is_active(&p));
    RTsize copied = statistics_of(&p).pagesCopied;
    CHECK(copied > 3 && runs(&p, 0, walked));
    CHECK(device_bytes(&p) <= whole - LARGEST / 4);
    OK(rwContextSetDeviceMemory(context, whole - LARGEST / 2));
    for (unsigned i = 0; i < 3; i++) CHECK(runs(&p, i % 2, i % 2 ? followed : walked));
    CHECK(device_bytes(&p) <= whole - LARGEST / 2);
    OK(rwContextSetDeviceMemory(context, 1));
    CHECK(runs(&p, 0, walked));
    CHECK(device_bytes(&p) < whole - LARGEST);
    OK(fill(&p, 11));
    CHECK(runs(&p, 1, followed));
    OK(rwContextSetDeviceMemory(context, 2 * whole));
    CHECK(runs(&p, 0, walked));
    CHECK(!is_active(&p));
    copied = statistics_of(&p).pagesCopied;
    OK(rwContextSetDeviceMemory(context, 0));
    CHECK(runs(&p, 1, followed));
    CHECK_EQ(statistics_of(&p).pagesCopied, copied);
    OK(rtContextDestroy(context));
}

static const char shooting[] =
    "#include <raywright_device.h>\n"
    "rtDeclareVariable(unsigned int, index, rtLaunchIndex, );\n"
    "rtDeclareVariable(unsigned int, found, rtPayload, );\n"
    "rtDeclareVariable(rtObject, scene, , );\n"
    "rtBuffer<float3> points;\n"
    "rtBuffer<unsigned int> sums;\n"
    "RT_PROGRAM void shoot() {\n"
    "    unsigned int p = 7;\n"
    "    const float x = 2.0f * (index * 37u % 20000u) + 0.25f;\n"
    "    rtTrace(scene, optix::make_Ray(make_float3(x, 0.25f, 0), make_float3(0, 0, 1), 0, 0,\n"
    "            100), p);\n"
    "    sums[index] = p;\n"
    "}\n"
    "RT_PROGRAM void hit() {\n"
    "    const unsigned int k = rtGetPrimitiveIndex();\n"
    "    found = k * 1000 + (unsigned int)points[k % 7001u].x;\n"
    "}\n";
enum { TRIANGLES = 20000 };

static unsigned int shot(const struct paging *p, unsigned int index)
{
    const unsigned int k = index * 37u % TRIANGLES;
    return k * 1000 + k % COUNT * p->factor % 1000;
}

static RTresult make_row_of_triangles(struct paging *p, RTgeometrytriangles *out)
{
    RTbuffer vertices;
    void *data;
    TRY(rtBufferCreate(p->context, RT_BUFFER_INPUT, &vertices));
    TRY(rtBufferSetFormat(vertices, RT_FORMAT_FLOAT3));
    TRY(rtBufferSetSize1D(vertices, 3 * TRIANGLES));
    TRY(rtBufferMap(vertices, &data));
    for (unsigned int k = 0; k < 3 * TRIANGLES; k++) {
        float *v = (float *)data + 3 * k;
        v[0] = (float)(2 * (k / 3) + (k % 3 == 1));
        v[1] = k % 3 == 2;
        v[2] = 1;
    }
    TRY(rtBufferUnmap(vertices));
    TRY(rtGeometryTrianglesCreate(p->context, out));
    TRY(rtGeometryTrianglesSetPrimitiveCount(*out, TRIANGLES));
    return rtGeometryTrianglesSetVertices(*out, 3 * TRIANGLES, vertices, 0, 12, RT_FORMAT_FLOAT3);
}

static RTresult add_scene(struct paging *p)
{
    RTgeometrytriangles triangles;
    RTgeometryinstance instance;
    RTgeometrygroup group;
    RTacceleration acceleration;
    RTmaterial material;
    RTprogram shoot, hit;
    RTvariable v;
    TRY(rtContextSetEntryPointCount(p->context, 4));
    TRY(rwProgramCreateFromSourceString(p->context, shooting, "s.cu", 0, NULL, "shoot", &shoot));
    TRY(rwProgramCreateFromSourceString(p->context, shooting, "s.cu", 0, NULL, "hit", &hit));
    TRY(rtContextSetRayGenerationProgram(p->context, 3, shoot));
    TRY(make_row_of_triangles(p, &triangles));
    TRY(rtMaterialCreate(p->context, &material));
    TRY(rtMaterialSetClosestHitProgram(material, 0, hit));
    TRY(rtGeometryInstanceCreate(p->context, &instance));
    TRY(rtGeometryInstanceSetGeometryTriangles(instance, triangles));
    TRY(rtGeometryInstanceSetMaterialCount(instance, 1));
    TRY(rtGeometryInstanceSetMaterial(instance, 0, material));
    TRY(rtAccelerationCreate(p->context, &acceleration));
    TRY(rtAccelerationSetBuilder(acceleration, "Trbvh"));
    TRY(rtGeometryGroupCreate(p->context, &group));
    TRY(rtGeometryGroupSetChildCount(group, 1));
    TRY(rtGeometryGroupSetChild(group, 0, instance));
    TRY(rtGeometryGroupSetAcceleration(group, acceleration));
    TRY(rtContextDeclareVariable(p->context, "scene", &v));
    return rtVariableSetObject(v, group);
}

/* Buffers fit until the trees are there, whose size nobody knew. */
TEST(trees_leave_less)
{
    struct paging p;
    RTsize limit = 64 << 20, copied = 0;
    for (int limited = 0; limited < 2; limited++) {
        CHECK_EQ(open_with(&p, true), RT_SUCCESS);
        RTcontext context = p.context;
        OK(rwContextSetDeviceMemory(context, limit));
        OK(add_scene(&p));
        CHECK(runs(&p, 3, shot));
        CHECK_EQ(is_active(&p), limited);
        for (unsigned i = 0; i < 2; i++) CHECK(runs(&p, 0, walked) && runs(&p, 3, shot));
        copied = statistics_of(&p).pagesCopied;
        CHECK(limited ? device_bytes(&p) <= limit : copied == 0);
        limit = device_bytes(&p) - (1 << 20);
        OK(rtContextDestroy(context));
    }
}

static const struct rw_device_ops *whole_ops;
static unsigned copies_left; /* of pages, that succeed */

static RTresult copy_some(struct rw_device *d, void *stream, uint64_t to, uint64_t from,
                          size_t size)
{
    if (copies_left) {
        copies_left--;
        return whole_ops->copy_soon(d, stream, to, from, size);
    }
    snprintf(d->error, sizeof(d->error), "copying %zu bytes: the test says no", size);
    return RT_ERROR_UNKNOWN;
}

/* Of any page of a launch: the launch has failed, and the next one has all that it needs. */
TEST(copies_fail)
{
    struct paging p;
    setenv("RW_PAGING", "wait", 1);
    CHECK_EQ(open_with(&p, true), RT_SUCCESS);
    setenv("RW_PAGING", "auto", 1);
    RTcontext context = p.context;
    OK(rwContextSetDeviceMemory(context, 1));
    CHECK(runs(&p, 0, walked));
    whole_ops = context->device->ops;
    struct rw_device_ops broken = *whole_ops;
    broken.copy_soon = copy_some;
    for (unsigned good = 0; good < 100; good = 3 * good + 1) {
        copies_left = good;
        context->device->ops = &broken;
        const RTresult result = rtContextLaunch1D(context, 0, INDICES);
        context->device->ops = whole_ops;
        const char *text = NULL;
        rtContextGetErrorString(context, result, &text);
        CHECK(result != RT_SUCCESS);
        CHECK_CONTAINS(text, "the test says no");
        CHECK(runs(&p, good % 2, good % 2 ? followed : walked));
    }
    OK(rtContextDestroy(context));
}

static const struct rw_test tests[] = {
    {"by need", test_by_need},
    {"trees leave less", test_trees_leave_less},
    {"copies fail", test_copies_fail},
};

int main(int argc, char **argv)
{
    use_device(argc, argv);
    setenv("RW_PAGE_SIZE", "4K", 1);
    by_need = true;
    return RUN_TABLE(tests);
}
