/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The acceleration property "watertight": no ray of tests/ball.h leaves the mesh. Elsewhere the
 * hits are those of the plain test.
 *     render.watertight [cuda | cpu] [batches of 100,000 rays, 1]     or RW_DEVICE
 */
#include "tests/ball.h"
#include "tests/render/support.h"

enum { BATCH = 100000 };

struct found {
    float distance, u, v;
    int primitive;
};

static const char *device = "cpu";
static unsigned long batches = 1;

/* ---- the scene ---- */

struct scene {
    RTcontext context;
    RTacceleration acceleration;
    RTbuffer rays, output;
};

static RTprogram make_program(RTcontext c, const char *name)
{
    RTprogram program;
    RENDER_CHECK(c, rwProgramCreateFromSourceFile(c, RW_SOURCE_DIR "/tests/render/watertight.cu", 0,
                                                  NULL, name, &program));
    return program;
}

static RTbuffer make_buffer(RTcontext c, RTformat format, size_t element, size_t count,
                            const void *content, const char *name)
{
    RTbuffer buffer;
    RTvariable v;
    void *to;
    RENDER_CHECK(c, rtBufferCreate(c, RT_BUFFER_INPUT_OUTPUT, &buffer));
    RENDER_CHECK(c, rtBufferSetFormat(buffer, format));
    if (format == RT_FORMAT_USER) RENDER_CHECK(c, rtBufferSetElementSize(buffer, element));
    RENDER_CHECK(c, rtBufferSetSize1D(buffer, count));
    if (content) {
        RENDER_CHECK(c, rtBufferMap(buffer, &to));
        memcpy(to, content, count * element);
        RENDER_CHECK(c, rtBufferUnmap(buffer));
    }
    if (!name) return buffer;
    RENDER_CHECK(c, rtContextDeclareVariable(c, name, &v));
    RENDER_CHECK(c, rtVariableSetObject(v, buffer));
    return buffer;
}

static RTgeometrytriangles make_triangles(RTcontext c)
{
    RTgeometrytriangles t;
    RTbuffer vertices =
        make_buffer(c, RT_FORMAT_FLOAT3, 12, mesh.vertex_count, mesh.vertices, NULL);
    RTbuffer indices =
        make_buffer(c, RT_FORMAT_UNSIGNED_INT3, 12, mesh.triangle_count, mesh.triangles, NULL);
    RENDER_CHECK(c, rtGeometryTrianglesCreate(c, &t));
    RENDER_CHECK(c, rtGeometryTrianglesSetPrimitiveCount(t, mesh.triangle_count));
    RENDER_CHECK(
        c, rtGeometryTrianglesSetVertices(t, mesh.vertex_count, vertices, 0, 12, RT_FORMAT_FLOAT3));
    RENDER_CHECK(c,
                 rtGeometryTrianglesSetTriangleIndices(t, indices, 0, 12, RT_FORMAT_UNSIGNED_INT3));
    return t;
}

static void make_graph(struct scene *s)
{
    RTcontext c = s->context;
    RTmaterial material;
    RTgeometryinstance instance;
    RTgeometrygroup group;
    RTvariable v;
    RENDER_CHECK(c, rtMaterialCreate(c, &material));
    RENDER_CHECK(c, rtMaterialSetClosestHitProgram(material, 0, make_program(c, "hit")));
    RENDER_CHECK(c, rtGeometryInstanceCreate(c, &instance));
    RENDER_CHECK(c, rtGeometryInstanceSetGeometryTriangles(instance, make_triangles(c)));
    RENDER_CHECK(c, rtGeometryInstanceSetMaterialCount(instance, 1));
    RENDER_CHECK(c, rtGeometryInstanceSetMaterial(instance, 0, material));
    RENDER_CHECK(c, rtAccelerationCreate(c, &s->acceleration));
    RENDER_CHECK(c, rtGeometryGroupCreate(c, &group));
    RENDER_CHECK(c, rtGeometryGroupSetAcceleration(group, s->acceleration));
    RENDER_CHECK(c, rtGeometryGroupSetChildCount(group, 1));
    RENDER_CHECK(c, rtGeometryGroupSetChild(group, 0, instance));
    RENDER_CHECK(c, rtContextDeclareVariable(c, "mesh", &v));
    RENDER_CHECK(c, rtVariableSetObject(v, group));
}

static void open_scene(struct scene *s)
{
    s->context = render_context(device);
    if (!s->context) SKIP("there is no such device");
    RTcontext c = s->context;
    RENDER_CHECK(c, rtContextSetRayTypeCount(c, 1));
    RENDER_CHECK(c, rtContextSetEntryPointCount(c, 1));
    RENDER_CHECK(c, rtContextSetRayGenerationProgram(c, 0, make_program(c, "shoot")));
    s->rays = make_buffer(c, RT_FORMAT_USER, sizeof(struct test_ray), BATCH, NULL, "rays");
    s->output = make_buffer(c, RT_FORMAT_USER, sizeof(struct found), BATCH, NULL, "output");
    make_graph(s);
}

static void set_watertight(struct scene *s, const char *value)
{
    RENDER_CHECK(s->context, rtAccelerationSetProperty(s->acceleration, "watertight", value));
}

static void fill_rays(struct scene *s, bool at_edges)
{
    void *to;
    RENDER_CHECK(s->context, rtBufferMap(s->rays, &to));
    for (size_t i = 0; i < BATCH; i++) ((struct test_ray *)to)[i] = make_ray(at_edges);
    RENDER_CHECK(s->context, rtBufferUnmap(s->rays));
}

/* To be freed. */
static struct found *run(struct scene *s)
{
    RENDER_CHECK(s->context, rtContextLaunch1D(s->context, 0, BATCH));
    return render_read(s->context, s->output, BATCH * sizeof(struct found));
}

/* ---- tests ---- */

static size_t count_leaks(struct scene *s, unsigned long count)
{
    size_t leaks = 0;
    state = 2;
    for (unsigned long b = 0; b < count; b++) {
        fill_rays(s, true);
        struct found *found = run(s);
        for (size_t i = 0; i < BATCH; i++) leaks += found[i].primitive < 0;
        free(found);
    }
    return leaks;
}

TEST(edges_and_vertices)
{
    struct scene s;
    make_mesh(5, 0.2f);
    CHECK_EQ(mesh.vertex_count, mesh.triangle_count / 2 + 2); /* closed */
    open_scene(&s);
    fprintf(stderr, "plain: %zu leaks of %d rays\n", count_leaks(&s, 1), BATCH);
    set_watertight(&s, "1");
    CHECK_EQ(count_leaks(&s, batches), 0);
    rtContextDestroy(s.context);
}

static bool is_near(float a, float b)
{
    return fabsf(a - b) <= 1e-5f;
}

/* Rays that hit near an edge may get either triangle, hence not all have the same primitive. */
TEST(agrees_with_the_plain_test)
{
    struct scene s;
    size_t same = 0, far = 0, changed = 0;
    make_mesh(2, 0.05f);
    open_scene(&s);
    state = 3;
    fill_rays(&s, false);
    struct found *plain = run(&s);
    set_watertight(&s, "1");
    struct found *tight = run(&s);
    set_watertight(&s, "0");
    struct found *again = run(&s);
    for (size_t i = 0; i < BATCH; i++) {
        const struct found *a = &plain[i], *b = &tight[i];
        far += !is_near(a->distance, b->distance);
        changed += memcmp(a, b, sizeof(*a)) != 0;
        if (a->primitive != b->primitive) continue;
        same++;
        far += !is_near(a->u, b->u) || !is_near(a->v, b->v);
    }
    CHECK_EQ(far, 0);
    CHECK(same > BATCH * 0.999);
    CHECK(changed > 0); /* another kernel has run */
    CHECK(!memcmp(plain, again, BATCH * sizeof(*plain)));
    free(plain);
    free(tight);
    free(again);
    rtContextDestroy(s.context);
}

static const struct rw_test tests[] = {
    {"edges-and-vertices", test_edges_and_vertices},
    {"agrees-with-the-plain-test", test_agrees_with_the_plain_test},
};

int main(int argc, char **argv)
{
    const char *wanted = getenv("RW_DEVICE");
    if (wanted && *wanted) device = wanted;
    if (argc > 1) device = argv[1];
    if (argc > 2) batches = strtoul(argv[2], NULL, 10);
    return RUN_TABLE(tests);
}
