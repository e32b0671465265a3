/* SPDX-License-Identifier: Apache-2.0 */
/*
 * rtuCreateClusteredMesh: rays hit a mesh of three materials where they hit the same mesh as
 * geometry triangles, and hit programs see the attributes it promises. Needs NVRTC for the programs
 * that look at them.
 *   api.clustered_mesh [cuda]
 */
#include <math.h>
#include <stdbool.h>

#include "runtime/object/object.h"
#include "tests/api/support.h"
#include "tests/device.h"

static const char *device = "cpu";

/* ---- the mesh: a height field over the unit square ---- */

enum { SIDE = 12, VERTICES = (SIDE + 1) * (SIDE + 1), TRIANGLES = 2 * SIDE * SIDE, RAYS = 4000 };
enum { MATERIALS = 3, BARE = 5 }; /* every BARE-th triangle has neither normals nor coordinates */

static float vertices[VERTICES][3], normals[VERTICES][3], coordinates[VERTICES][2];
static unsigned indices[TRIANGLES][3], reversed[TRIANGLES][3], materials[TRIANGLES];
static float rays[RAYS][2][4];

static float number(void)
{
    static unsigned seed = 1;
    return (float)((seed = seed * 1664525u + 1013904223u) >> 8) / 16777216.0f;
}

/* Normals and coordinates are linear in the position, so that what is interpolated is known. They
 * lie in the opposite order, to have indices of their own. */
static void make_arrays(void)
{
    for (unsigned k = 0; k < VERTICES; k++) {
        float *v = vertices[k];
        v[0] = (float)(k % (SIDE + 1)) / SIDE;
        v[1] = (float)(k / (SIDE + 1)) / SIDE;
        v[2] = 0.3f * number();
        const unsigned other = VERTICES - 1 - k;
        memcpy(normals[other], (float[]){v[0], 2 * v[1], 1}, sizeof normals[other]);
        memcpy(coordinates[other], (float[]){v[1], v[0] + v[2]}, sizeof coordinates[other]);
    }
    for (unsigned k = 0; k < TRIANGLES; k++) {
        const unsigned at = k / 2 % SIDE + k / 2 / SIDE * (SIDE + 1);
        const unsigned corners[2][3] = {{at, at + 1, at + SIDE + 1},
                                        {at + SIDE + 2, at + SIDE + 1, at + 1}};
        memcpy(indices[k], corners[k % 2], sizeof indices[k]);
        for (unsigned i = 0; i < 3; i++)
            reversed[k][i] = k % BARE ? VERTICES - 1 - indices[k][i] : i ? ~0u : 0;
        materials[k] = k * 7 % MATERIALS;
    }
    for (unsigned k = 0; k < RAYS; k++)
        for (unsigned c = 0; c < 3; c++) {
            rays[k][0][c] = c < 2 ? 1.2f * number() - 0.1f : 1;
            rays[k][1][c] = c < 2 ? number() - 0.5f : -1;
        }
    /* From a corner that one triangle has: it is not hit, at tmin. */
    for (unsigned k = 0; k < 4; k++) memcpy(rays[k][0], vertices[0], sizeof vertices[0]);
}

/* ---- the scene ---- */

struct hit {
    int primitive; /* -1: none */
    unsigned tag;
    float t, geometric[3], shading[3], texcoord[3];
};

static const char source[] =
    "#include <raywright_device.h>\n"
    "struct Hit { int primitive; unsigned int tag; float t, geometric[3], shading[3],\n"
    "             texcoord[3]; };\n"
    "rtDeclareVariable(unsigned int, index, rtLaunchIndex, );\n"
    "rtDeclareVariable(Hit, hit, rtPayload, );\n"
    "rtDeclareVariable(float, distance, rtIntersectionDistance, );\n"
    "rtDeclareVariable(float3, geometric_normal, attribute geometric_normal, );\n"
    "rtDeclareVariable(float3, shading_normal, attribute shading_normal, );\n"
    "rtDeclareVariable(float3, texcoord, attribute texcoord, );\n"
    "rtDeclareVariable(rtObject, scene, , );\n"
    "rtDeclareVariable(unsigned int, tag, , );\n"
    "rtBuffer<float4> rays;\n"
    "rtBuffer<Hit> hits;\n"
    "RT_PROGRAM void shoot() {\n"
    "    const float4 o = rays[2 * index], d = rays[2 * index + 1];\n"
    "    Hit h; h.primitive = -1;\n"
    "    rtTrace(scene, optix::make_Ray(make_float3(o.x, o.y, o.z), make_float3(d.x, d.y, d.z),\n"
    "            0, 0.0f, 10.0f), h);\n"
    "    hits[index] = h;\n"
    "}\n"
    "static __device__ void store(float *to, float3 v) { to[0] = v.x; to[1] = v.y; to[2] = v.z; }\n"
    "RT_PROGRAM void plain() {\n"
    "    hit.primitive = rtGetPrimitiveIndex(); hit.tag = tag; hit.t = distance;\n"
    "}\n"
    "RT_PROGRAM void full() {\n"
    "    hit.primitive = rtGetPrimitiveIndex(); hit.tag = tag; hit.t = distance;\n"
    "    store(hit.geometric, geometric_normal); store(hit.shading, shading_normal);\n"
    "    store(hit.texcoord, texcoord);\n"
    "}\n";

static RTresult program(RTcontext c, const char *name, RTprogram *out)
{
    RTresult result = rwProgramCreateFromSourceString(c, source, "test.cu", 0, NULL, name, out);
    if (result == RT_ERROR_NOT_SUPPORTED) SKIP("there is no NVRTC");
    return result;
}

static RTresult buffer(RTcontext c, RTbuffertype type, RTformat format, size_t element,
                       RTsize count, const void *data, RTbuffer *out)
{
    void *to;
    TRY(rtBufferCreate(c, type, out));
    TRY(rtBufferSetFormat(*out, format));
    if (format == RT_FORMAT_USER) TRY(rtBufferSetElementSize(*out, element));
    TRY(rtBufferSetSize1D(*out, count));
    if (!data) return RT_SUCCESS;
    TRY(rtBufferMap(*out, &to));
    memcpy(to, data, element * count);
    return rtBufferUnmap(*out);
}

static RTresult set_variable(RTcontext c, const char *name, RTobject object)
{
    RTvariable v;
    TRY(rtContextDeclareVariable(c, name, &v));
    return rtVariableSetObject(v, object);
}

/* Everything but the geometry; materials say their number plus 10. */
static RTresult make_scene(const char *hit_program, RTcontext *context,
                           RTgeometryinstance *instance, RTbuffer *hits)
{
    RTprogram shoot, hit;
    RTbuffer ray_buffer;
    RTgeometrygroup group;
    RTacceleration acceleration;
    RTmaterial material;
    RTvariable tag;
    TRY(rtContextCreate(context));
    RTcontext c = *context;
    TRY(rwContextSetDevice(c, device));
    TRY(program(c, "shoot", &shoot));
    TRY(program(c, hit_program, &hit));
    TRY(rtContextSetEntryPointCount(c, 1));
    TRY(rtContextSetRayTypeCount(c, 1));
    TRY(rtContextSetRayGenerationProgram(c, 0, shoot));
    TRY(buffer(c, RT_BUFFER_INPUT, RT_FORMAT_FLOAT4, 16, 2 * RAYS, rays, &ray_buffer));
    TRY(buffer(c, RT_BUFFER_OUTPUT, RT_FORMAT_USER, sizeof(struct hit), RAYS, NULL, hits));
    TRY(set_variable(c, "rays", ray_buffer));
    TRY(set_variable(c, "hits", *hits));
    TRY(rtGeometryInstanceCreate(c, instance));
    TRY(rtGeometryInstanceSetMaterialCount(*instance, MATERIALS));
    for (unsigned k = 0; k < MATERIALS; k++) {
        TRY(rtMaterialCreate(c, &material));
        TRY(rtMaterialSetClosestHitProgram(material, 0, hit));
        TRY(rtMaterialDeclareVariable(material, "tag", &tag));
        TRY(rtVariableSet1ui(tag, 10 + k));
        TRY(rtGeometryInstanceSetMaterial(*instance, k, material));
    }
    TRY(rtAccelerationCreate(c, &acceleration));
    TRY(rtGeometryGroupCreate(c, &group));
    TRY(rtGeometryGroupSetAcceleration(group, acceleration));
    TRY(rtGeometryGroupSetChildCount(group, 1));
    TRY(rtGeometryGroupSetChild(group, 0, *instance));
    return set_variable(c, "scene", group);
}

static RTresult shoot(RTcontext context, RTbuffer hits, struct hit *out)
{
    void *from;
    TRY(rtContextLaunch1D(context, 0, RAYS));
    TRY(rtBufferMap(hits, &from));
    memcpy(out, from, RAYS * sizeof *out);
    return rtBufferUnmap(hits);
}

static RTresult make_triangles(RTcontext c, RTgeometryinstance instance)
{
    RTgeometrytriangles triangles;
    RTbuffer v, i, m;
    TRY(buffer(c, RT_BUFFER_INPUT, RT_FORMAT_FLOAT3, 12, VERTICES, vertices, &v));
    TRY(buffer(c, RT_BUFFER_INPUT, RT_FORMAT_UNSIGNED_INT3, 12, TRIANGLES, indices, &i));
    TRY(buffer(c, RT_BUFFER_INPUT, RT_FORMAT_UNSIGNED_INT, 4, TRIANGLES, materials, &m));
    TRY(rtGeometryTrianglesCreate(c, &triangles));
    TRY(rtGeometryTrianglesSetPrimitiveCount(triangles, TRIANGLES));
    TRY(rtGeometryTrianglesSetVertices(triangles, VERTICES, v, 0, 0, RT_FORMAT_FLOAT3));
    TRY(rtGeometryTrianglesSetTriangleIndices(triangles, i, 0, 0, RT_FORMAT_UNSIGNED_INT3));
    TRY(rtGeometryTrianglesSetMaterialCount(triangles, MATERIALS));
    TRY(rtGeometryTrianglesSetMaterialIndices(triangles, m, 0, 0, RT_FORMAT_UNSIGNED_INT));
    return rtGeometryInstanceSetGeometryTriangles(instance, triangles);
}

static RTresult make_mesh(RTcontext c, bool with_more, RTgeometry *mesh)
{
    RTbuffer n, t;
    if (!with_more)
        return rtuCreateClusteredMesh(c, 0, mesh, VERTICES, *vertices, TRIANGLES, *indices,
                                      materials);
    TRY(buffer(c, RT_BUFFER_INPUT, RT_FORMAT_FLOAT3, 12, VERTICES, normals, &n));
    TRY(buffer(c, RT_BUFFER_INPUT, RT_FORMAT_FLOAT2, 8, VERTICES, coordinates, &t));
    return rtuCreateClusteredMeshExt(c, 1, mesh, VERTICES, *vertices, TRIANGLES, *indices,
                                     materials, n, *reversed, t, *reversed);
}

/* ---- comparing ---- */

static bool near(const float *a, const float *b)
{
    return fabsf(a[0] - b[0]) < 1e-4f && fabsf(a[1] - b[1]) < 1e-4f && fabsf(a[2] - b[2]) < 1e-4f;
}

static void normalise(float *v)
{
    const float length = sqrtf(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
    for (int c = 0; c < 3; c++) v[c] /= length;
}

static bool attributes_are_right(const struct hit *h, const float ray[2][4], bool with_more)
{
    const float *a = vertices[indices[h->primitive][0]], *b = vertices[indices[h->primitive][1]];
    const float *c = vertices[indices[h->primitive][2]];
    float e[2][3], at[3], zero[3] = {0};
    for (int k = 0; k < 3; k++) {
        e[0][k] = b[k] - a[k];
        e[1][k] = c[k] - a[k];
        at[k] = ray[0][k] + h->t * ray[1][k];
    }
    float flat[3] = {e[0][1] * e[1][2] - e[0][2] * e[1][1], e[0][2] * e[1][0] - e[0][0] * e[1][2],
                     e[0][0] * e[1][1] - e[0][1] * e[1][0]};
    float smooth[3] = {at[0], 2 * at[1], 1}, texcoord[3] = {at[1], at[0] + at[2], 0};
    const bool bare = !with_more || h->primitive % BARE == 0;
    normalise(flat);
    normalise(smooth);
    return near(h->geometric, flat) && near(h->shading, bare ? flat : smooth) &&
           near(h->texcoord, bare ? zero : texcoord);
}

static struct hit expected[RAYS], found[RAYS];

static void compare(bool with_more, int *rw_failed)
{
    unsigned hits = 0, different = 0;
    for (unsigned k = 0; k < RAYS; k++) {
        const struct hit *e = &expected[k], *f = &found[k];
        if (e->primitive != f->primitive) different++; /* at an edge */
        if (e->primitive != f->primitive || e->primitive < 0) continue;
        hits++;
        CHECK_EQ(f->tag, 10 + materials[f->primitive]);
        CHECK_EQ(e->tag, f->tag);
        CHECK(fabsf(e->t - f->t) < 1e-5f);
        CHECK(attributes_are_right(f, (const float(*)[4])rays[k], with_more));
    }
    CHECK(hits > RAYS / 4 && hits < RAYS);
    CHECK(different <= 2);
}

TEST(hits)
{
    RTcontext context;
    RTgeometryinstance instance;
    RTgeometry mesh;
    RTbuffer hits;
    make_arrays();
    RTresult made = make_scene("plain", &context, &instance, &hits);
    OK(made);
    OK(make_triangles(context, instance));
    OK(shoot(context, hits, expected));
    OK(rtContextDestroy(context));
    for (int with_more = 0; with_more < 2; with_more++) {
        OK(make_scene("full", &context, &instance, &hits));
        OK(make_mesh(context, with_more, &mesh));
        OK(rtGeometryInstanceSetGeometry(instance, mesh));
        OK(shoot(context, hits, found));
        compare(with_more, rw_failed);
        OK(rtContextDestroy(context));
    }
}

static RTresult acceleration_of(RTcontext context, RTacceleration *out)
{
    RTvariable v;
    RTobject group;
    TRY(rtContextQueryVariable(context, "scene", &v));
    TRY(rtVariableGetObject(v, &group));
    return rtGeometryGroupGetAcceleration((RTgeometrygroup)group, out);
}

/* A tree over primitives with programs goes from one context to another. */
TEST(saved)
{
    RTcontext context;
    RTgeometryinstance instance;
    RTgeometry mesh;
    RTacceleration acceleration;
    RTbuffer hits;
    RTsize size = 0;
    RWstatistics statistics;
    void *data = NULL;
    make_arrays();
    for (int loaded = 0; loaded < 2; loaded++) {
        RTresult made = make_scene("plain", &context, &instance, &hits);
        OK(made);
        OK(make_mesh(context, false, &mesh));
        OK(rtGeometryInstanceSetGeometry(instance, mesh));
        OK(acceleration_of(context, &acceleration));
        if (loaded) OK(rtAccelerationSetData(acceleration, data, size));
        OK(shoot(context, hits, loaded ? found : expected));
        OK(rwContextGetStatistics(context, sizeof statistics, &statistics));
        CHECK_EQ(statistics.treesBuilt, !loaded);
        if (!loaded) {
            OK(rtAccelerationGetDataSize(acceleration, &size));
            CHECK((data = malloc(size)) != NULL);
            OK(rtAccelerationGetData(acceleration, data));
            OK(rtAccelerationMarkDirty(acceleration));
            OK(rtAccelerationGetDataSize(acceleration, &size));
            CHECK_EQ(size, 0);
            OK(shoot(context, hits, expected));
            OK(rtAccelerationGetDataSize(acceleration, &size));
        }
        OK(rtContextDestroy(context));
    }
    for (unsigned k = 0; k < RAYS; k++) {
        CHECK_EQ(found[k].primitive, expected[k].primitive);
        if (found[k].primitive >= 0) CHECK(found[k].t == expected[k].t);
    }
    free(data);
}

/* A mesh without triangles, and one whose only triangle has no area: nothing is hit. */
TEST(nothing)
{
    RTcontext context;
    RTgeometryinstance instance;
    RTgeometry mesh;
    RTbuffer hits;
    const float line[9] = {0, 0, 0, 0.5f, 0.5f, 0, 1, 1, 0};
    const unsigned i[3] = {0, 1, 2}, material = 0;
    for (unsigned count = 0; count < 2; count++) {
        OK(make_scene("full", &context, &instance, &hits));
        OK(rtuCreateClusteredMesh(context, 0, &mesh, 3 * count, count ? line : NULL, count,
                                  count ? i : NULL, count ? &material : NULL));
        OK(rtGeometryInstanceSetGeometry(instance, mesh));
        OK(shoot(context, hits, found));
        for (unsigned k = 0; k < RAYS; k++) CHECK_EQ(found[k].primitive, -1);
        OK(rtContextDestroy(context));
    }
}

/* ---- the object ---- */

static unsigned count_objects(RTcontext context)
{
    unsigned count = 0;
    for (int k = 0; k < RW_OBJECT_TYPES; k++)
        for (struct rw_object *o = context->objects[k]; o; o = o->next) count++;
    return count;
}

TEST(object)
{
    static const char *const names[] = {"vertex_buffer", "vindex_buffer", "material_buffer",
                                        "normal_buffer", "nindex_buffer", "texcoord_buffer",
                                        "tindex_buffer"};
    RTcontext context;
    RTgeometry mesh;
    RTprogram bounds, intersect;
    RTvariable v;
    RTobject value;
    unsigned count;
    make_arrays();
    OK(rtContextCreate(&context));
    OK(make_mesh(context, true, &mesh));
    OK(rtGeometryGetPrimitiveCount(mesh, &count));
    CHECK_EQ(count, TRIANGLES);
    OK(rtGeometryGetBoundingBoxProgram(mesh, &bounds));
    OK(rtGeometryGetIntersectionProgram(mesh, &intersect));
    CHECK(bounds && intersect);
    OK(rtGeometryGetVariableCount(mesh, &count));
    CHECK_EQ(count, sizeof names / sizeof *names);
    for (size_t k = 0; k < sizeof names / sizeof *names; k++) {
        OK(rtGeometryQueryVariable(mesh, names[k], &v));
        OK(rtVariableGetObject(v, &value));
        OK(rtBufferValidate((RTbuffer)value));
    }
    OK(rtGeometryValidate(mesh));
    OK(rtContextDestroy(context));
}

TEST(errors)
{
    RTcontext context;
    RTgeometry mesh = NULL;
    RTbuffer wrong;
    make_arrays();
    OK(rtContextCreate(&context));
    FAILS(rtuCreateClusteredMesh(context, 0, &mesh, 7, *vertices, TRIANGLES, *indices, materials),
          RT_ERROR_INVALID_VALUE,
          "rtuCreateClusteredMesh: triangle 0 has vertex 13, but there are 7");
    OK(buffer(context, RT_BUFFER_INPUT, RT_FORMAT_FLOAT4, 16, 1, NULL, &wrong));
    FAILS(rtuCreateClusteredMeshExt(context, 0, &mesh, VERTICES, *vertices, TRIANGLES, *indices,
                                    materials, wrong, NULL, NULL, NULL),
          RT_ERROR_TYPE_MISMATCH, "rtuCreateClusteredMeshExt: the format of 'norms' is 0x104");
    OK(rtBufferDestroy(wrong));
    FAILS(rtuCreateClusteredMeshExt(context, 0, &mesh, VERTICES, *vertices, TRIANGLES, *indices,
                                    materials, NULL, NULL, wrong, NULL),
          RT_ERROR_INVALID_VALUE, "'tex_coords' is no live buffer");
    CHECK(mesh == NULL);
    OK(rtContextDestroy(context));
}

/* What a call made that then fails is gone again. */
TEST(memory)
{
    RTcontext context;
    RTgeometry mesh = NULL;
    unsigned failures = 0;
    make_arrays();
    OK(rtContextCreate(&context));
    for (RTresult result = RT_ERROR_UNKNOWN; result; failures++) {
        const unsigned before = count_objects(context);
        rw_memory_fail_at(failures + 1);
        result = make_mesh(context, false, &mesh);
        rw_memory_fail_at(0);
        if (!result) break;
        CHECK_EQ(result, RT_ERROR_MEMORY_ALLOCATION_FAILED);
        CHECK_EQ(count_objects(context), before);
    }
    CHECK(failures > 20);
    OK(rtContextDestroy(context));
}

int main(int argc, char **argv)
{
    static const struct rw_test tests[] = {
        {"object", test_object}, {"errors", test_errors}, {"memory", test_memory},
        {"hits", test_hits},     {"saved", test_saved},   {"nothing", test_nothing},
    };
    if (argc > 1) device = argv[1];
    need_device(device);
    return RUN_TABLE(tests);
}
