/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Many instances of one mesh: a grid of cubes, each with its own transform, traced by rays through
 * all of it and compared with answers that are known (instances_grid.h). Prints how long the tree
 * over the instances took and how fast rays are.
 *     render.instances [cuda | cpu] [cells along each axis, 12; 100 are a million]     or RW_DEVICE
 */
#include "base/clock.h"
#include "tests/render/instances_grid.h"
#include "tests/render/support.h"

enum { RAYS = 100000, LAUNCHES = 5 };

static const char source[] =
    "#include <raywright_device.h>\n"
    "using namespace optix;\n"
    "struct Found { float distance; float3 centre; };\n"
    "rtDeclareVariable(unsigned int, index, rtLaunchIndex, );\n"
    "rtDeclareVariable(float, t_hit, rtIntersectionDistance, );\n"
    "rtDeclareVariable(Found, payload, rtPayload, );\n"
    "rtDeclareVariable(rtObject, scene, , );\n"
    "rtBuffer<float4> rays;\n"
    "rtBuffer<float4> output;\n"
    "RT_PROGRAM void shoot() {\n"
    "    Found found;\n"
    "    Ray ray(make_float3(rays[2 * index]), make_float3(rays[2 * index + 1]), 0, 0.0f);\n"
    "    rtTrace(scene, ray, found);\n"
    "    output[index] = make_float4(found.centre, found.distance);\n"
    "}\n"
    "RT_PROGRAM void hit() {\n"
    "    payload.distance = t_hit;\n"
    "    payload.centre = rtTransformPoint(RT_OBJECT_TO_WORLD, make_float3(0.0f));\n"
    "}\n"
    "RT_PROGRAM void miss() {\n"
    "    payload.distance = -1.0f;\n"
    "    payload.centre = make_float3(0.0f);\n"
    "}\n";

static const float corners[8][3] = {{-.5f, -.5f, -.5f}, {.5f, -.5f, -.5f}, {-.5f, .5f, -.5f},
                                    {.5f, .5f, -.5f},   {-.5f, -.5f, .5f}, {.5f, -.5f, .5f},
                                    {-.5f, .5f, .5f},   {.5f, .5f, .5f}};
static const unsigned faces[12][3] = {{0, 2, 1}, {1, 2, 3}, {4, 5, 6}, {5, 7, 6},
                                      {0, 1, 4}, {1, 5, 4}, {2, 6, 3}, {3, 6, 7},
                                      {0, 4, 2}, {2, 4, 6}, {1, 3, 5}, {3, 7, 5}};

static const char *device = "cpu";
static unsigned side = 12;

struct scene {
    RTcontext context;
    RTacceleration top;
    RTbuffer rays, output;
};

static RTprogram make_program(RTcontext c, const char *name)
{
    RTprogram program;
    RENDER_CHECK(
        c, rwProgramCreateFromSourceString(c, source, "instances.cu", 0, NULL, name, &program));
    return program;
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

static void set_object(RTcontext c, const char *name, void *object)
{
    RTvariable v;
    RENDER_CHECK(c, rtContextDeclareVariable(c, name, &v));
    RENDER_CHECK(c, rtVariableSetObject(v, object));
}

static RTgeometrygroup make_cube(RTcontext c)
{
    RTgeometrytriangles triangles;
    RTgeometryinstance instance;
    RTmaterial material;
    RTgeometrygroup group;
    RTacceleration acceleration;
    RTbuffer vertices = make_buffer(c, RT_FORMAT_FLOAT3, 8, corners, sizeof(corners));
    RTbuffer indices = make_buffer(c, RT_FORMAT_UNSIGNED_INT3, 12, faces, sizeof(faces));
    RENDER_CHECK(c, rtGeometryTrianglesCreate(c, &triangles));
    RENDER_CHECK(c, rtGeometryTrianglesSetPrimitiveCount(triangles, 12));
    RENDER_CHECK(c,
                 rtGeometryTrianglesSetVertices(triangles, 8, vertices, 0, 12, RT_FORMAT_FLOAT3));
    RENDER_CHECK(c, rtGeometryTrianglesSetTriangleIndices(triangles, indices, 0, 12,
                                                          RT_FORMAT_UNSIGNED_INT3));
    RENDER_CHECK(c, rtMaterialCreate(c, &material));
    RENDER_CHECK(c, rtMaterialSetClosestHitProgram(material, 0, make_program(c, "hit")));
    RENDER_CHECK(c, rtGeometryInstanceCreate(c, &instance));
    RENDER_CHECK(c, rtGeometryInstanceSetGeometryTriangles(instance, triangles));
    RENDER_CHECK(c, rtGeometryInstanceSetMaterialCount(instance, 1));
    RENDER_CHECK(c, rtGeometryInstanceSetMaterial(instance, 0, material));
    RENDER_CHECK(c, rtAccelerationCreate(c, &acceleration));
    RENDER_CHECK(c, rtGeometryGroupCreate(c, &group));
    RENDER_CHECK(c, rtGeometryGroupSetAcceleration(group, acceleration));
    RENDER_CHECK(c, rtGeometryGroupSetChildCount(group, 1));
    RENDER_CHECK(c, rtGeometryGroupSetChild(group, 0, instance));
    return group;
}

static void make_graph(struct scene *s, const struct grid *grid)
{
    RTcontext c = s->context;
    RTgroup group;
    RTgeometrygroup cube = make_cube(c);
    unsigned count = side * side * side;
    RENDER_CHECK(c, rtGroupCreate(c, &group));
    RENDER_CHECK(c, rtAccelerationCreate(c, &s->top));
    RENDER_CHECK(c, rtGroupSetAcceleration(group, s->top));
    RENDER_CHECK(c, rtGroupSetChildCount(group, count));
    for (unsigned i = 0; i < count; i++) {
        RTtransform transform;
        float matrix[16] = {[15] = 1};
        memcpy(matrix, grid->placed[i], sizeof(grid->placed[i]));
        RENDER_CHECK(c, rtTransformCreate(c, &transform));
        RENDER_CHECK(c, rtTransformSetMatrix(transform, 0, matrix, NULL));
        RENDER_CHECK(c, rtTransformSetChild(transform, cube));
        RENDER_CHECK(c, rtGroupSetChild(group, i, transform));
    }
    set_object(c, "scene", group);
}

static void open_scene(struct scene *s, const struct grid *grid, const float (*rays)[4])
{
    s->context = render_context(device);
    if (!s->context) SKIP("there is no such device");
    RTcontext c = s->context;
    RENDER_CHECK(c, rtContextSetRayTypeCount(c, 1));
    RENDER_CHECK(c, rtContextSetEntryPointCount(c, 1));
    RENDER_CHECK(c, rtContextSetRayGenerationProgram(c, 0, make_program(c, "shoot")));
    RENDER_CHECK(c, rtContextSetMissProgram(c, 0, make_program(c, "miss")));
    s->rays = make_buffer(c, RT_FORMAT_FLOAT4, 2 * RAYS, rays, sizeof(*rays) * 2 * RAYS);
    s->output = make_buffer(c, RT_FORMAT_FLOAT4, RAYS, NULL, 0);
    set_object(c, "rays", s->rays);
    set_object(c, "output", s->output);
    make_graph(s, grid);
}

/* ---- rays ---- */

static float random_in(float low, float high)
{
    static uint64_t state = 7;
    state = state * 6364136223846793005u + 1442695040888963407u;
    return low + (high - low) * (float)(state >> 40) / 16777216.0f;
}

/* From far outside the grid towards a point in it. */
static void make_rays(float (*rays)[4])
{
    float size = (float)side;
    for (int i = 0; i < RAYS; i++) {
        float *o = rays[2 * i], *d = rays[2 * i + 1], length;
        do {
            for (int a = 0; a < 3; a++) d[a] = random_in(-1, 1);
            length = sqrtf(d[0] * d[0] + d[1] * d[1] + d[2] * d[2]);
        } while (length > 1 || length < 0.1f || d[0] == 0 || d[1] == 0 || d[2] == 0);
        for (int a = 0; a < 3; a++) {
            o[a] = random_in(0, size) - 2 * size * d[a] / length;
            d[a] /= length;
        }
    }
}

/* ---- the test ---- */

struct counts {
    size_t hits, wrong, unsure;
};

static struct counts compare(const struct grid *grid, const float (*rays)[4],
                             const float (*output)[4])
{
    struct counts n = {0, 0, 0};
    for (int i = 0; i < RAYS; i++) {
        struct grid_hit known = grid_trace(grid, rays[2 * i], rays[2 * i + 1]);
        const float *found = output[i];
        if (known.near_edge) {
            n.unsure++;
            continue;
        }
        bool hit = known.distance >= 0, same = hit == (found[3] >= 0);
        if (hit && same) {
            same = fabs(found[3] - known.distance) <= 1e-4 * known.distance;
            for (int a = 0; a < 3; a++)
                same &= fabsf(found[a] - grid->placed[known.cell][4 * a + 3]) <= 1e-3f;
        }
        n.hits += hit;
        n.wrong += !same;
    }
    return n;
}

/* The line about the tree over the instances is printed. */
static void on_report(int level, const char *tag, const char *message, void *user)
{
    (void)level, (void)tag, (void)user;
    if (strstr(message, " instances, ")) printf("%s\n", message);
}

/* A launch after the tree over the instances was thrown away, and the best of some after that. */
static void print_speed(const struct scene *s)
{
    double best = INFINITY, milliseconds;
    RTcontext c = s->context;
    for (int i = 0; i < LAUNCHES; i++) {
        RENDER_CHECK(c, rtContextLaunch1D(c, 0, RAYS));
        RENDER_CHECK(c, rwContextGetKernelTime(c, &milliseconds));
        best = fmin(best, milliseconds);
    }
    RENDER_CHECK(c, rtContextSetUsageReportCallback(c, on_report, 3, NULL));
    RENDER_CHECK(c, rtAccelerationMarkDirty(s->top));
    double begin = rw_clock_ms();
    RENDER_CHECK(c, rtContextLaunch1D(c, 0, RAYS));
    double whole = rw_clock_ms() - begin;
    RENDER_CHECK(c, rwContextGetKernelTime(c, &milliseconds));
    printf("graph gathered, tree built and uploaded in %.3f ms, %.1f Mrays/s\n",
           whole - milliseconds, RAYS / best * 1e-3);
}

TEST(grid_of_cubes)
{
    struct scene s;
    struct grid grid;
    float(*rays)[4] = malloc(sizeof(*rays) * 2 * RAYS);
    CHECK(rays && grid_make(side, 1, &grid));
    make_rays(rays);
    open_scene(&s, &grid, rays);
    RENDER_CHECK(s.context, rtContextLaunch1D(s.context, 0, RAYS));
    float(*output)[4] = render_read(s.context, s.output, RAYS * sizeof(*output));
    struct counts n = compare(&grid, rays, output);
    print_speed(&s);
    printf("%zu hits, %zu wrong, %zu too near an edge to tell\n", n.hits, n.wrong, n.unsure);
    free(output);
    free(rays);
    grid_free(&grid);
    rtContextDestroy(s.context);
    CHECK_EQ(n.wrong, 0);
    CHECK(n.hits > RAYS / 4 && n.hits < RAYS);
    CHECK(n.unsure < RAYS / 50);
}

static const struct rw_test tests[] = {{"grid-of-cubes", test_grid_of_cubes}};

int main(int argc, char **argv)
{
    const char *wanted = getenv("RW_DEVICE");
    if (wanted && *wanted) device = wanted;
    if (argc > 1) device = argv[1];
    if (argc > 2) side = (unsigned)strtoul(argv[2], NULL, 10);
    return RUN_TABLE(tests);
}
