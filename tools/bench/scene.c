/* SPDX-License-Identifier: Apache-2.0 */
/* The context and scene that the benchmarks measure, made through the public interface. */
#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "tools/bench/bench.h"
#include "tools/command.h"
#include "tools/files.h"

extern const unsigned char rw_bench_programs[];
extern const size_t rw_bench_programs_size;

bool bench_read_mesh(const struct bench_options *options, struct mesh *out)
{
    char why[MESH_WHY];
    return mesh_read(options->scene, out, why) || !rw_fail("bench", "%s", why);
}

bool bench_check(struct bench *b, RTresult result, const char *doing)
{
    const char *text = "";
    if (result == RT_SUCCESS) return true;
    rtContextGetErrorString(b->context, result, &text);
    rw_fail("bench", "%s (%s)", text, doing);
    return false;
}

bool bench_fill_buffer(struct bench *b, RTbuffer buffer, RTformat format, size_t count,
                       const void *data, size_t bytes)
{
    void *to;
    BENCH_TRY(b, rtBufferSetFormat(buffer, format));
    BENCH_TRY(b, rtBufferSetSize1D(buffer, count));
    if (!data) return true;
    BENCH_TRY(b, rtBufferMap(buffer, &to));
    memcpy(to, data, bytes);
    BENCH_TRY(b, rtBufferUnmap(buffer));
    return true;
}

/* A buffer with a variable of the context. */
static bool buffer(struct bench *b, const char *name, unsigned type, RTformat format, size_t count,
                   const void *data, size_t bytes, RTbuffer *out)
{
    RTvariable variable;
    BENCH_TRY(b, rtBufferCreate(b->context, type, out));
    if (!bench_fill_buffer(b, *out, format, count, data, bytes)) return false;
    BENCH_TRY(b, rtContextDeclareVariable(b->context, name, &variable));
    BENCH_TRY(b, rtVariableSetObject(variable, *out));
    return true;
}

/* All programs come from one source, which is embedded in the tool. */
static bool program(struct bench *b, const char *name, RTprogram *out)
{
    char *source = malloc(rw_bench_programs_size + 1);
    if (!source) return bench_check(b, RT_ERROR_MEMORY_ALLOCATION_FAILED, name);
    memcpy(source, rw_bench_programs, rw_bench_programs_size);
    source[rw_bench_programs_size] = '\0';
    RTresult result = rwProgramCreateFromSourceString(b->context, source, "bench/programs.cu", 0,
                                                      NULL, name, out);
    free(source);
    return bench_check(b, result, name);
}

/* ---- geometry ---- */

static bool add_vertices(struct bench *b, RTbuffer *vertices, RTbuffer *indices)
{
    const struct mesh *m = b->mesh;
    return buffer(b, "vertices", RT_BUFFER_INPUT, RT_FORMAT_FLOAT3, m->vertex_count, m->vertices,
                  (size_t)m->vertex_count * 12, vertices) &&
           buffer(b, "triangles", RT_BUFFER_INPUT, RT_FORMAT_UNSIGNED_INT3, m->triangle_count,
                  m->triangles, (size_t)m->triangle_count * 12, indices);
}

static bool add_triangles(struct bench *b, RTgeometryinstance instance)
{
    RTbuffer vertices, indices;
    RTgeometrytriangles triangles;
    const struct mesh *m = b->mesh;
    if (!add_vertices(b, &vertices, &indices)) return false;
    BENCH_TRY(b, rtGeometryTrianglesCreate(b->context, &triangles));
    BENCH_TRY(b, rtGeometryTrianglesSetPrimitiveCount(triangles, m->triangle_count));
    BENCH_TRY(b, rtGeometryTrianglesSetVertices(triangles, m->vertex_count, vertices, 0, 12,
                                                RT_FORMAT_FLOAT3));
    BENCH_TRY(b, rtGeometryTrianglesSetTriangleIndices(triangles, indices, 0, 12,
                                                       RT_FORMAT_UNSIGNED_INT3));
    BENCH_TRY(b, rtGeometryInstanceSetGeometryTriangles(instance, triangles));
    return true;
}

/* How far the scene moves to either side: a twentieth of its size, along no axis. */
static void find_shift(const struct mesh *mesh, float shift[3])
{
    for (int a = 0; a < 3; a++) {
        float least = INFINITY, most = -INFINITY;
        for (size_t i = 0; i < mesh->vertex_count; i++) {
            least = fminf(least, mesh->vertices[3 * i + (size_t)a]);
            most = fmaxf(most, mesh->vertices[3 * i + (size_t)a]);
        }
        shift[a] = (most - least) / 20;
    }
}

/* The vertices at the times 0 and 1. */
static bool set_steps(struct bench *b, RTgeometrytriangles triangles, const float shift[3])
{
    RTbuffer steps;
    const struct mesh *m = b->mesh;
    const size_t count = 3 * (size_t)m->vertex_count;
    float *moved = malloc(2 * count * sizeof(*moved));
    if (!moved) return bench_check(b, RT_ERROR_MEMORY_ALLOCATION_FAILED, "moving vertices");
    for (size_t i = 0; i < count; i++) {
        moved[i] = m->vertices[i] - shift[i % 3];
        moved[count + i] = m->vertices[i] + shift[i % 3];
    }
    bool ok = buffer(b, "moved_vertices", RT_BUFFER_INPUT, RT_FORMAT_FLOAT3,
                     2 * (size_t)m->vertex_count, moved, 2 * count * sizeof(*moved), &steps);
    free(moved);
    if (!ok) return false;
    BENCH_TRY(b, rtGeometryTrianglesSetMotionSteps(triangles, 2));
    BENCH_TRY(b, rtGeometryTrianglesSetMotionVertices(triangles, m->vertex_count, steps, 0, 12, 0,
                                                      RT_FORMAT_FLOAT3));
    return true;
}

static bool add_moving_triangles(struct bench *b, RTgeometryinstance instance)
{
    RTgeometrytriangles triangles;
    RTvariable variable;
    float shift[3];
    find_shift(b->mesh, shift);
    if (!add_triangles(b, instance)) return false;
    BENCH_TRY(b, rtGeometryInstanceGetGeometryTriangles(instance, &triangles));
    BENCH_TRY(b, rtContextDeclareVariable(b->context, "shift", &variable));
    BENCH_TRY(b, rtVariableSet3fv(variable, shift));
    return set_steps(b, triangles, shift);
}

static bool add_programs(struct bench *b, RTgeometryinstance instance, const char *intersect,
                         const char *bound)
{
    RTprogram intersection, bounds;
    RTgeometry geometry;
    if (!program(b, intersect, &intersection) || !program(b, bound, &bounds)) return false;
    BENCH_TRY(b, rtGeometryCreate(b->context, &geometry));
    BENCH_TRY(b, rtGeometrySetPrimitiveCount(geometry, b->mesh->triangle_count));
    BENCH_TRY(b, rtGeometrySetIntersectionProgram(geometry, intersection));
    BENCH_TRY(b, rtGeometrySetBoundingBoxProgram(geometry, bounds));
    BENCH_TRY(b, rtGeometryInstanceSetGeometry(instance, geometry));
    return true;
}

static bool add_user_triangles(struct bench *b, RTgeometryinstance instance)
{
    RTbuffer vertices, indices;
    return add_vertices(b, &vertices, &indices) &&
           add_programs(b, instance, "intersect_triangle", "bound_triangle");
}

/* A sphere with the centre of the triangle and the radius of a disc of the triangle's area. */
static void sphere_of(const struct mesh *mesh, size_t triangle, float sphere[4])
{
    const uint32_t *v = mesh->triangles + 3 * triangle;
    const float *p = mesh->vertices + 3 * (size_t)v[0], *q = mesh->vertices + 3 * (size_t)v[1],
                *r = mesh->vertices + 3 * (size_t)v[2];
    float e[3], f[3], n[3];
    for (int k = 0; k < 3; k++) {
        sphere[k] = (p[k] + q[k] + r[k]) / 3.0f;
        e[k] = q[k] - p[k];
        f[k] = r[k] - p[k];
    }
    for (int k = 0; k < 3; k++)
        n[k] = e[(k + 1) % 3] * f[(k + 2) % 3] - e[(k + 2) % 3] * f[(k + 1) % 3];
    sphere[3] = sqrtf(sqrtf(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]) * 0.5f / 3.14159265f);
}

static bool add_spheres(struct bench *b, RTgeometryinstance instance)
{
    size_t count = b->mesh->triangle_count;
    RTbuffer spheres;
    float *values = malloc(count * 16);
    if (!values) return bench_check(b, RT_ERROR_MEMORY_ALLOCATION_FAILED, "making spheres");
    for (size_t i = 0; i < count; i++) sphere_of(b->mesh, i, values + 4 * i);
    bool ok = buffer(b, "spheres", RT_BUFFER_INPUT, RT_FORMAT_FLOAT4, count, values, count * 16,
                     &spheres);
    free(values);
    return ok && add_programs(b, instance, "intersect_sphere", "bound_sphere");
}

static const struct {
    const char *closest, *any; /* ray generation */
    const char *closest_hit;
    bool (*add)(struct bench *b, RTgeometryinstance instance);
} geometries[] = {
    [BENCH_TRIANGLES] = {"trace_closest", "trace_any", "closest_hit", add_triangles},
    [BENCH_PROGRAM] = {"trace_closest", "trace_any", "closest_hit_program", add_user_triangles},
    [BENCH_SPHERES] = {"trace_closest", "trace_any", "closest_hit_program", add_spheres},
    [BENCH_MOVING] = {"trace_moving_closest", "trace_moving_any", "closest_hit",
                      add_moving_triangles},
};

/* NAME=VALUE */
static bool set_property(struct bench *b, const char *text)
{
    char name[64];
    size_t length = strcspn(text, "=");
    snprintf(name, sizeof(name), "%.*s", (int)length, text);
    BENCH_TRY(b, rtAccelerationSetProperty(b->acceleration, name, text + length + 1));
    return true;
}

static bool add_acceleration(struct bench *b, RTgeometrygroup group)
{
    const struct bench_options *o = b->options;
    BENCH_TRY(b, rtAccelerationCreate(b->context, &b->acceleration));
    if (o->builder) BENCH_TRY(b, rtAccelerationSetBuilder(b->acceleration, o->builder));
    if (o->refit) BENCH_TRY(b, rtAccelerationSetProperty(b->acceleration, "refit", "1"));
    if (o->watertight) BENCH_TRY(b, rtAccelerationSetProperty(b->acceleration, "watertight", "1"));
    for (int k = 0; k < o->property_count; k++)
        if (!set_property(b, o->properties[k])) return false;
    BENCH_TRY(b, rtGeometryGroupSetAcceleration(group, b->acceleration));
    return true;
}

static bool add_geometry(struct bench *b)
{
    RTgeometryinstance instance;
    RTmaterial material;
    RTgeometrygroup group;
    RTprogram closest_hit;
    RTvariable scene;
    BENCH_TRY(b, rtGeometryInstanceCreate(b->context, &instance));
    if (!geometries[b->geometry].add(b, instance) ||
        !program(b, geometries[b->geometry].closest_hit, &closest_hit))
        return false;
    BENCH_TRY(b, rtMaterialCreate(b->context, &material));
    BENCH_TRY(b, rtMaterialSetClosestHitProgram(material, 0, closest_hit));
    BENCH_TRY(b, rtGeometryInstanceSetMaterialCount(instance, 1));
    BENCH_TRY(b, rtGeometryInstanceSetMaterial(instance, 0, material));
    BENCH_TRY(b, rtGeometryGroupCreate(b->context, &group));
    BENCH_TRY(b, rtGeometryGroupSetChildCount(group, 1));
    BENCH_TRY(b, rtGeometryGroupSetChild(group, 0, instance));
    if (!add_acceleration(b, group)) return false;
    BENCH_TRY(b, rtContextDeclareVariable(b->context, "scene", &scene));
    BENCH_TRY(b, rtVariableSetObject(scene, group));
    return true;
}

/* ---- the whole ---- */

static bool add_rays(struct bench *b)
{
    RTprogram closest, any, miss;
    BENCH_TRY(b, rtContextSetRayTypeCount(b->context, 1));
    BENCH_TRY(b, rtContextSetEntryPointCount(b->context, 2));
    if (!program(b, geometries[b->geometry].closest, &closest) ||
        !program(b, geometries[b->geometry].any, &any) || !program(b, "miss", &miss))
        return false;
    BENCH_TRY(b, rtContextSetRayGenerationProgram(b->context, 0, closest));
    BENCH_TRY(b, rtContextSetRayGenerationProgram(b->context, 1, any));
    BENCH_TRY(b, rtContextSetMissProgram(b->context, 0, miss));
    return buffer(b, "rays", RT_BUFFER_INPUT, RT_FORMAT_FLOAT4, 0, NULL, 0, &b->rays) &&
           buffer(b, "hits", RT_BUFFER_OUTPUT, RT_FORMAT_FLOAT4, 0, NULL, 0, &b->hits);
}

bool bench_open(struct bench *b, const struct bench_options *options, const struct mesh *mesh,
                enum bench_geometry geometry)
{
    *b = (struct bench){.options = options, .mesh = mesh, .geometry = geometry};
    BENCH_TRY(b, rtContextCreate(&b->context));
    if (options->device) BENCH_TRY(b, rwContextSetDevice(b->context, options->device));
    return add_rays(b) && add_geometry(b);
}

void bench_close(struct bench *b)
{
    if (b->context) rtContextDestroy(b->context);
}

bool bench_names(struct bench *b, const char **builder, char *device, size_t device_size)
{
    BENCH_TRY(b, rtAccelerationGetBuilder(b->acceleration, builder));
    BENCH_TRY(b, rwContextGetDeviceName(b->context, device, device_size));
    return true;
}

/* ---- numbers and files ---- */

bool bench_write_json(const struct bench_options *options, json_t *report)
{
    if (!options->json) {
        json_decref(report);
        return true;
    }
    if (rw_spill_json(options->json, report)) return true;
    rw_fail("bench", "writing %s: %s", options->json, strerror(errno));
    return false;
}
