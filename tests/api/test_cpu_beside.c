/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The CPU beside a GPU: it takes part where a launch is large, and rays meet what they meet on the
 * GPU alone, whatever is edited; only approximations have other last digits, by which the test
 * knows who had an index.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "programs/config.h"
#include "runtime/launch/launcher.h"
#include "tests/api/support.h"

enum {
    WIDTH = 1024,
    HEIGHT = 512,
    PIXELS = WIDTH * HEIGHT,
    SMALL = 64, /* width and height of a launch that the GPU has alone */
    GRID = 60,  /* cells of the ground along an edge */
    VERTICES = (GRID + 1) * (GRID + 1),
    TRIANGLES = 2 * GRID * GRID,
    SPHERES = 12,
    MOST_OTHERS = 20, /* pixels at the edge of two triangles */
};

static const char source[] =
    "#include <raywright_device.h>\n"
    "rtDeclareVariable(uint2, index, rtLaunchIndex, );\n"
    "rtDeclareVariable(uint2, size, rtLaunchDim, );\n"
    "rtDeclareVariable(optix::Ray, ray, rtCurrentRay, );\n"
    "rtDeclareVariable(float, distance, rtIntersectionDistance, );\n"
    "rtDeclareVariable(float3, payload, rtPayload, );\n"
    "rtDeclareVariable(rtObject, scene, , );\n"
    "rtBuffer<float4> spheres;\n"
    "rtBuffer<float4, 2> picture;\n"
    "RT_PROGRAM void draw() {\n"
    "    float3 p = make_float3(-1, -1, -1);\n"
    "    float3 from = make_float3(4.0f * index.x / size.x - 2, 5, 4.0f * index.y / size.y - 2);\n"
    "    rtTrace(scene, optix::make_Ray(from, make_float3(0.1f, -1, 0.2f), 0, 0, 100), p);\n"
    "    float sines = 0;\n"
    "    for (int k = 1; k < 16; k++) sines += __sinf(0.004f * k * (index.x % 64 + index.y % 4));\n"
    "    picture[index] = make_float4(p.x, p.y, p.z, sines);\n"
    "}\n"
    "RT_PROGRAM void hit() { payload = make_float3(distance, rtGetPrimitiveIndex(), 0); }\n"
    "RT_PROGRAM void ball() { payload = make_float3(distance, 0, 1); }\n"
    "RT_PROGRAM void intersect(int k) {\n"
    "    float3 o = ray.origin - make_float3(spheres[k].x, spheres[k].y, spheres[k].z);\n"
    "    float a = optix::dot(ray.direction, ray.direction), b = optix::dot(o, ray.direction);\n"
    "    float c = optix::dot(o, o) - spheres[k].w * spheres[k].w, d = b * b - a * c;\n"
    "    if (d > 0 && rtPotentialIntersection((-b - sqrtf(d)) / a)) rtReportIntersection(0);\n"
    "}\n" SPHERE_BOUNDS;

struct world {
    RTcontext context;
    RTbuffer vertices, spheres, picture;
    RTacceleration ground_tree, sphere_tree, top_tree;
    RTtransform transform;
};

typedef float pixel[4]; /* distance, primitive, what was hit, sines */

static RTresult set_vertices(struct world *w, float height)
{
    float(*vertices)[3];
    TRY(rtBufferMap(w->vertices, (void **)&vertices));
    for (int k = 0; k < VERTICES; k++) {
        const int x = k % (GRID + 1), z = k / (GRID + 1);
        vertices[k][0] = 4.0f * (float)x / GRID - 2;
        vertices[k][1] = height * (float)((x * 7 + z * 3) % 11);
        vertices[k][2] = 4.0f * (float)z / GRID - 2;
    }
    return rtBufferUnmap(w->vertices);
}

static RTresult set_spheres(struct world *w, float radius)
{
    float(*spheres)[4];
    TRY(rtBufferMap(w->spheres, (void **)&spheres));
    for (int k = 0; k < SPHERES; k++) {
        spheres[k][0] = (float)(k % 4) - 1.5f;
        spheres[k][1] = 0.1f * (float)k;
        spheres[k][2] = (float)(k / 4) - 1;
        spheres[k][3] = radius;
    }
    return rtBufferUnmap(w->spheres);
}

static RTresult set_indices(RTbuffer buffer)
{
    unsigned(*indices)[3];
    TRY(rtBufferMap(buffer, (void **)&indices));
    for (unsigned k = 0; k < GRID * GRID; k++) {
        const unsigned corner = k / GRID * (GRID + 1) + k % GRID, next = corner + GRID + 1;
        memcpy(indices[2 * k], (unsigned[]){corner, corner + 1, next}, sizeof(indices[0]));
        memcpy(indices[2 * k + 1], (unsigned[]){corner + 1, next + 1, next}, sizeof(indices[0]));
    }
    return rtBufferUnmap(buffer);
}

static RTprogram program(struct world *w, const char *name)
{
    RTprogram out = NULL;
    rwProgramCreateFromSourceString(w->context, source, "beside.cu", 0, NULL, name, &out);
    return out;
}

static RTresult make_ground(struct world *w, RTgeometrytriangles *out)
{
    const RTformat float3 = RT_FORMAT_FLOAT3, uint3 = RT_FORMAT_UNSIGNED_INT3;
    RTbuffer indices;
    TRY(named_buffer(w->context, RT_BUFFER_INPUT, float3, VERTICES, 0, "vertices", &w->vertices));
    TRY(named_buffer(w->context, RT_BUFFER_INPUT, uint3, TRIANGLES, 0, "indices", &indices));
    TRY(set_vertices(w, 0.01f));
    TRY(set_indices(indices));
    TRY(rtGeometryTrianglesCreate(w->context, out));
    TRY(rtGeometryTrianglesSetPrimitiveCount(*out, TRIANGLES));
    TRY(rtGeometryTrianglesSetTriangleIndices(*out, indices, 0, 12, uint3));
    return rtGeometryTrianglesSetVertices(*out, VERTICES, w->vertices, 0, 12, float3);
}

static RTresult make_spheres(struct world *w, RTgeometry *out)
{
    TRY(named_buffer(w->context, RT_BUFFER_INPUT, RT_FORMAT_FLOAT4, SPHERES, 0, "spheres",
                     &w->spheres));
    TRY(set_spheres(w, 0.3f));
    TRY(rtGeometryCreate(w->context, out));
    TRY(rtGeometrySetPrimitiveCount(*out, SPHERES));
    TRY(rtGeometrySetBoundingBoxProgram(*out, program(w, "bounds")));
    return rtGeometrySetIntersectionProgram(*out, program(w, "intersect"));
}

static RTresult make_group(struct world *w, RTgeometryinstance instance, const char *closest_hit,
                           RTacceleration *tree, RTgeometrygroup *out)
{
    RTmaterial material;
    TRY(rtMaterialCreate(w->context, &material));
    TRY(rtMaterialSetClosestHitProgram(material, 0, program(w, closest_hit)));
    TRY(rtGeometryInstanceSetMaterialCount(instance, 1));
    TRY(rtGeometryInstanceSetMaterial(instance, 0, material));
    TRY(rtAccelerationCreate(w->context, tree));
    TRY(rtAccelerationSetBuilder(*tree, "Trbvh"));
    TRY(rtGeometryGroupCreate(w->context, out));
    TRY(rtGeometryGroupSetAcceleration(*out, *tree));
    TRY(rtGeometryGroupSetChildCount(*out, 1));
    return rtGeometryGroupSetChild(*out, 0, instance);
}

static RTresult make_top(struct world *w, RTgeometrygroup spheres, RTgeometrygroup ground)
{
    static const float matrix[16] = {1, 0.2f, 0, 0, 0, 1, 0, 0.1f, 0, 0, 1.3f, 0, 0, 0, 0, 1};
    RTvariable v;
    RTgroup top;
    TRY(rtTransformCreate(w->context, &w->transform));
    TRY(rtTransformSetMatrix(w->transform, 0, matrix, NULL));
    TRY(rtTransformSetChild(w->transform, spheres));
    TRY(rtAccelerationCreate(w->context, &w->top_tree));
    TRY(rtGroupCreate(w->context, &top));
    TRY(rtGroupSetAcceleration(top, w->top_tree));
    TRY(rtGroupSetChildCount(top, 2));
    TRY(rtGroupSetChild(top, 0, w->transform));
    TRY(rtGroupSetChild(top, 1, ground));
    TRY(rtContextDeclareVariable(w->context, "scene", &v));
    return rtVariableSetObject(v, top);
}

/* The context stays to be destroyed, also after a failure. */
static RTresult make_world(struct world *w, const char *devices)
{
    RTgeometrytriangles ground;
    RTgeometry spheres;
    RTgeometryinstance instances[2];
    RTgeometrygroup groups[2];
    TRY(rtContextCreate(&w->context));
    TRY(rwContextSetDevice(w->context, devices));
    TRY(rtContextSetEntryPointCount(w->context, 1));
    TRY(rtContextSetRayTypeCount(w->context, 1));
    TRY(set_source(w->context, 0, source, "draw"));
    TRY(named_buffer(w->context, RT_BUFFER_OUTPUT, RT_FORMAT_FLOAT4, WIDTH, HEIGHT, "picture",
                     &w->picture));
    TRY(make_ground(w, &ground));
    TRY(make_spheres(w, &spheres));
    TRY(rtGeometryInstanceCreate(w->context, &instances[0]));
    TRY(rtGeometryInstanceCreate(w->context, &instances[1]));
    TRY(rtGeometryInstanceSetGeometry(instances[0], spheres));
    TRY(rtGeometryInstanceSetGeometryTriangles(instances[1], ground));
    TRY(make_group(w, instances[0], "ball", &w->sphere_tree, &groups[0]));
    TRY(make_group(w, instances[1], "hit", &w->ground_tree, &groups[1]));
    return make_top(w, groups[0], groups[1]);
}

static RTresult look(struct world *w, size_t width, size_t height, pixel *out)
{
    void *data;
    TRY(rtContextLaunch2D(w->context, 0, width, height));
    TRY(rtBufferMap(w->picture, &data));
    memcpy(out, data, sizeof(pixel[PIXELS]));
    return rtBufferUnmap(w->picture);
}

/* ---- comparisons ---- */

static struct world alone, beside;
static pixel gpu[PIXELS], both[PIXELS];
static unsigned pixels, chunks; /* in which they differ */

/* A GPU compares distances that are not exact yet, so of two triangles that share an edge it may
 * find the other one. */
static bool is_alike(const float *a, const float *b)
{
    return fabsf(a[0] - b[0]) < 1e-5f && a[2] == b[2] && fabsf(a[3] - b[3]) < 1e-4f;
}

/* Of what was launched. False: some pixel differs by more than last digits, or more than a few have
 * another triangle. */
static bool compare(size_t width, size_t height)
{
    static bool is_other[PIXELS / RW_SHARE_CHUNK];
    memset(is_other, 0, sizeof(is_other));
    unsigned others = 0;
    pixels = chunks = 0;
    for (unsigned k = 0; k < PIXELS; k++) {
        const float *a = gpu[k], *b = both[k];
        const unsigned chunk = k / WIDTH / 4 * (WIDTH / 64) + k % WIDTH / 64;
        if (k % WIDTH >= width || k / WIDTH >= height || !memcmp(a, b, sizeof(pixel))) continue;
        others += a[1] != b[1];
        if (!is_alike(a, b) || others > MOST_OTHERS) {
            fprintf(stderr, "pixel %u: %g %g %g %g on the GPU, %g %g %g %g with the CPU\n", k, a[0],
                    a[1], a[2], a[3], b[0], b[1], b[2], b[3]);
            return false;
        }
        pixels++;
        chunks += !is_other[chunk];
        is_other[chunk] = true;
    }
    return true;
}

/* ---- tests ---- */

static RTresult open_worlds(void)
{
    alone = beside = (struct world){0};
    TRY(make_world(&alone, "cuda:0"));
    return make_world(&beside, "cuda:0,cpu");
}

/* An edit, in both. */
#define EDIT(call)                                                                                 \
    do {                                                                                           \
        for (struct world *w = &alone;; w = &beside) {                                             \
            RTcontext context = w->context;                                                        \
            OK(call);                                                                              \
            if (w == &beside) break;                                                               \
        }                                                                                          \
    } while (0)

static struct rw_launcher *launcher_of(const struct world *w)
{
    return w->context->launch;
}

/* A launch on both, in which the CPU is thought to be as fast as `pace` says; 0: as measured. */
static bool agrees(size_t width, size_t height, double pace)
{
    const char *text = "";
    if (pace > 0) launcher_of(&beside)->pace = pace;
    RTresult result = look(&alone, width, height, gpu);
    if (!result) result = look(&beside, width, height, both);
    rtContextGetErrorString(beside.context, result, &text);
    if (result) fprintf(stderr, "%s\n", text);
    return !result && compare(width, height);
}

/* Where nothing is known it has one chunk of a large launch, and then what it is thought to be in
 * time with: with 0.05 of the GPU's speed, one in 28. */
TEST(takes_part)
{
    const RTresult made = open_worlds();
    RTcontext context = beside.context;
    OK(made);
    CHECK(agrees(SMALL, SMALL, 0));
    CHECK_EQ(chunks, 0);
    CHECK(agrees(WIDTH, HEIGHT, 0));
    CHECK_EQ(chunks, 1);
    CHECK(pixels > RW_SHARE_CHUNK / 8);
    CHECK(launcher_of(&beside)->pace > 0);
    CHECK(agrees(WIDTH, HEIGHT, 0.05));
    CHECK(chunks >= PIXELS / RW_SHARE_CHUNK / 28 - 1 && chunks <= PIXELS / RW_SHARE_CHUNK / 28 + 1);
    CHECK(agrees(SMALL, SMALL, 0.05));
    CHECK_EQ(chunks, 0);
    for (int k = 0; k < 8; k++) CHECK(agrees(WIDTH, HEIGHT, 0));
    OK(rtContextDestroy(alone.context));
    OK(rtContextDestroy(beside.context));
}

/* The CPU's copies of buffers and trees follow what is edited, also where trees are refitted. */
static void edit(int *rw_failed, const char *refit)
{
    static const float matrix[16] = {1, 0, 0, 0.3f, 0, 1, 0, 0, 0, 0.1f, 1, 0, 0, 0, 0, 1};
    const RTresult made = open_worlds();
    RTcontext context = beside.context;
    OK(made);
    EDIT(rtAccelerationSetProperty(w->ground_tree, "refit", refit));
    CHECK(agrees(WIDTH, HEIGHT, 0));
    EDIT(set_vertices(w, 0.05f));
    EDIT(rtAccelerationMarkDirty(w->ground_tree));
    EDIT(rtAccelerationMarkDirty(w->top_tree));
    CHECK(agrees(WIDTH, HEIGHT, 0.2));
    CHECK(chunks > 100);
    EDIT(set_spheres(w, 0.4f));
    EDIT(rtAccelerationMarkDirty(w->sphere_tree));
    EDIT(rtAccelerationMarkDirty(w->top_tree));
    CHECK(agrees(WIDTH, HEIGHT, 0.2));
    CHECK(chunks > 100);
    EDIT(rtTransformSetMatrix(w->transform, 0, matrix, NULL));
    EDIT(rtAccelerationMarkDirty(w->top_tree));
    CHECK(agrees(WIDTH, HEIGHT, 0.2));
    CHECK(chunks > 100);
    OK(rtContextDestroy(alone.context));
    OK(rtContextDestroy(beside.context));
}

TEST(edits)
{
    edit(rw_failed, "0");
}

TEST(refits)
{
    edit(rw_failed, "1");
}

/* An index of a local buffer has to stay on its device. */
TEST(local)
{
    RTbuffer local;
    const RTresult made = open_worlds();
    RTcontext context = beside.context;
    OK(made);
    CHECK(agrees(WIDTH, HEIGHT, 0));
    EDIT(named_buffer(w->context, RT_BUFFER_INPUT_OUTPUT | RT_BUFFER_GPU_LOCAL, RT_FORMAT_FLOAT4, 1,
                      0, "local", &local));
    CHECK(agrees(WIDTH, HEIGHT, 0.2));
    CHECK_EQ(chunks, 0);
    OK(rtContextDestroy(alone.context));
    OK(rtContextDestroy(beside.context));
}

int main(void)
{
    static const struct rw_test tests[] = {
        {"takes-part", test_takes_part},
        {"edits", test_edits},
        {"refits", test_refits},
        {"local", test_local},
    };
    unsigned count = 0;
    int ordinal = -1;
    rtDeviceGetDeviceCount(&count);
    rtDeviceGetAttribute(0, RT_DEVICE_ATTRIBUTE_CUDA_DEVICE_ORDINAL, sizeof(ordinal), &ordinal);
    if (!count || ordinal < 0) SKIP("there is no GPU");
    return RUN_TABLE(tests);
}
