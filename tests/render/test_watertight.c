/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The acceleration property "watertight": rays from inside a closed mesh, an icosphere with noise
 * on its radii, through points on its edges and through its vertices. None may leave it. Elsewhere
 * the hits are those of the plain test.
 *     render.watertight [cuda | cpu] [batches of 100,000 rays, 1]     or RW_DEVICE
 */
#include <stdint.h>

#include "tests/render/support.h"

enum { BATCH = 100000, MAX_TRIANGLES = 20 * 1024, MAX_VERTICES = MAX_TRIANGLES / 2 + 2 };

struct test_ray {
    float origin[3], direction[3];
};
struct found {
    float distance, u, v;
    int primitive;
};

static struct mesh {
    float vertices[MAX_VERTICES][3];
    unsigned triangles[MAX_TRIANGLES][3];
    unsigned vertex_count, triangle_count;
} mesh;

static const char *device = "cpu";
static unsigned long batches = 1;
static uint64_t state;

static float random_in(float low, float high)
{
    state = state * 6364136223846793005u + 1442695040888963407u;
    return low + (high - low) * (float)(state >> 40) / 16777216.0f;
}
static unsigned random_below(unsigned n)
{
    return (unsigned)random_in(0, (float)n) % n;
}

/* ---- the mesh ---- */

static void scale_to(float *v, float radius)
{
    float length = sqrtf(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
    for (int i = 0; i < 3; i++) v[i] *= radius / length;
}

static void make_icosahedron(void)
{
#define P 1.618034f /* the golden ratio */
    static const unsigned char faces[20][3] = {
        {0, 11, 5},  {0, 5, 1},  {0, 1, 7},  {0, 7, 10}, {0, 10, 11}, {1, 5, 9}, {5, 11, 4},
        {11, 10, 2}, {10, 7, 6}, {7, 1, 8},  {3, 9, 4},  {3, 4, 2},   {3, 2, 6}, {3, 6, 8},
        {3, 8, 9},   {4, 9, 5},  {2, 4, 11}, {6, 2, 10}, {8, 6, 7},   {9, 8, 1}};
    static const float corners[12][3] = {{-1, P, 0}, {1, P, 0}, {-1, -P, 0}, {1, -P, 0},
                                         {0, -1, P}, {0, 1, P}, {0, -1, -P}, {0, 1, -P},
                                         {P, 0, -1}, {P, 0, 1}, {-P, 0, -1}, {-P, 0, 1}};
    memcpy(mesh.vertices, corners, sizeof(corners));
#undef P
    for (int i = 0; i < 12; i++) scale_to(mesh.vertices[i], 1);
    for (int i = 0; i < 20; i++)
        for (int k = 0; k < 3; k++) mesh.triangles[i][k] = faces[i][k];
    mesh.vertex_count = 12;
    mesh.triangle_count = 20;
}

/* The vertex halfway between two, one for both triangles of an edge. */
static unsigned find_middle(unsigned (*edges)[3], size_t slots, unsigned a, unsigned b)
{
    unsigned low = a < b ? a : b, high = a < b ? b : a;
    size_t slot = (low * 2654435761u ^ high * 40503u) % slots;
    for (; edges[slot][2]; slot = (slot + 1) % slots)
        if (edges[slot][0] == low && edges[slot][1] == high) return edges[slot][2];
    unsigned middle = mesh.vertex_count++;
    for (int i = 0; i < 3; i++)
        mesh.vertices[middle][i] = mesh.vertices[a][i] + mesh.vertices[b][i];
    scale_to(mesh.vertices[middle], 1);
    edges[slot][0] = low, edges[slot][1] = high, edges[slot][2] = middle;
    return middle;
}

static void subdivide(void)
{
    unsigned count = mesh.triangle_count;
    size_t slots = 4 * (size_t)count;
    unsigned(*edges)[3] = calloc(slots, sizeof(*edges));
    if (!edges) exit(1);
    for (unsigned i = 0; i < count; i++) {
        unsigned *t = mesh.triangles[i], m[3];
        for (int k = 0; k < 3; k++) m[k] = find_middle(edges, slots, t[k], t[(k + 1) % 3]);
        unsigned parts[4][3] = {
            {t[0], m[0], m[2]}, {t[1], m[1], m[0]}, {t[2], m[2], m[1]}, {m[0], m[1], m[2]}};
        memcpy(mesh.triangles[i], parts[3], sizeof(parts[3]));
        memcpy(mesh.triangles[mesh.triangle_count], parts, 3 * sizeof(parts[0]));
        mesh.triangle_count += 3;
    }
    free(edges);
}

static void make_mesh(int levels, float noise)
{
    state = 1;
    make_icosahedron();
    for (int i = 0; i < levels; i++) subdivide();
    for (unsigned i = 0; i < mesh.vertex_count; i++)
        scale_to(mesh.vertices[i], 1 + random_in(-noise, noise));
}

/* ---- rays ---- */

/* Towards an edge's inner point, a vertex, or any point of a triangle; every fourth from the very
 * middle, so that a vertex is met exactly. */
static struct test_ray make_ray(bool at_edges)
{
    struct test_ray r;
    const unsigned *t = mesh.triangles[random_below(mesh.triangle_count)];
    float u = random_in(0, 1), v = at_edges ? 0 : random_in(0, 1 - u);
    if (at_edges && random_below(3) == 0) u = 0;
    bool middle = random_below(4) == 0;
    for (int i = 0; i < 3; i++) {
        const float a = mesh.vertices[t[0]][i];
        float at = a + u * (mesh.vertices[t[1]][i] - a) + v * (mesh.vertices[t[2]][i] - a);
        r.origin[i] = middle ? 0 : random_in(-0.3f, 0.3f);
        r.direction[i] = at - r.origin[i];
    }
    return r;
}

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
