/* SPDX-License-Identifier: Apache-2.0 */
/* The context and scene that the benchmarks measure, made through the public interface. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/bench/bench.h"

extern const unsigned char rw_bench_programs[];
extern const size_t rw_bench_programs_size;

bool bench_check(struct bench *b, RTresult result, const char *doing)
{
    const char *text = "";
    if (result == RT_SUCCESS) return true;
    rtContextGetErrorString(b->context, result, &text);
    fprintf(stderr, "raywright bench: %s\n  in %s\n", text, doing);
    return false;
}

bool bench_declare(struct bench *b, const char *name, RTvariable *out)
{
    BENCH_TRY(b, rtContextDeclareVariable(b->context, name, out));
    return true;
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

bool bench_buffer(struct bench *b, const char *name, unsigned type, RTformat format, size_t count,
                  const void *data, size_t bytes, RTbuffer *out)
{
    RTvariable variable;
    BENCH_TRY(b, rtBufferCreate(b->context, type, out));
    if (!bench_fill_buffer(b, *out, format, count, data, bytes)) return false;
    if (!bench_declare(b, name, &variable)) return false;
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

/* ---- geometry -------------------------------------------------------------------------------- */

static bool add_triangles(struct bench *b, RTgeometryinstance instance)
{
    RTbuffer indices;
    const struct mesh *m = &b->mesh;
    if (!bench_buffer(b, "triangles", RT_BUFFER_INPUT, RT_FORMAT_UNSIGNED_INT3, m->triangle_count,
                      m->triangles, (size_t)m->triangle_count * 12, &indices))
        return false;
    BENCH_TRY(b, rtGeometryTrianglesCreate(b->context, &b->triangles));
    BENCH_TRY(b, rtGeometryTrianglesSetPrimitiveCount(b->triangles, m->triangle_count));
    BENCH_TRY(b, rtGeometryTrianglesSetVertices(b->triangles, m->vertex_count, b->vertices, 0, 12,
                                                RT_FORMAT_FLOAT3));
    BENCH_TRY(b, rtGeometryTrianglesSetTriangleIndices(b->triangles, indices, 0, 12,
                                                       RT_FORMAT_UNSIGNED_INT3));
    BENCH_TRY(b, rtGeometryInstanceSetGeometryTriangles(instance, b->triangles));
    return true;
}

static bool add_programs(struct bench *b, RTgeometryinstance instance, const char *intersect,
                         const char *bound)
{
    RTprogram intersection, bounds;
    RTgeometry geometry;
    if (!program(b, intersect, &intersection) || !program(b, bound, &bounds)) return false;
    BENCH_TRY(b, rtGeometryCreate(b->context, &geometry));
    BENCH_TRY(b, rtGeometrySetPrimitiveCount(geometry, b->mesh.triangle_count));
    BENCH_TRY(b, rtGeometrySetIntersectionProgram(geometry, intersection));
    BENCH_TRY(b, rtGeometrySetBoundingBoxProgram(geometry, bounds));
    BENCH_TRY(b, rtGeometryInstanceSetGeometry(instance, geometry));
    return true;
}

static bool add_user_triangles(struct bench *b, RTgeometryinstance instance)
{
    RTbuffer indices;
    return bench_buffer(b, "triangles", RT_BUFFER_INPUT, RT_FORMAT_UNSIGNED_INT3,
                        b->mesh.triangle_count, b->mesh.triangles,
                        (size_t)b->mesh.triangle_count * 12, &indices) &&
           add_programs(b, instance, "intersect_triangle", "bound_triangle");
}

/* The sphere has the centre of the triangle and the radius of a disc of the triangle's area. */
static void inscribe(const struct mesh *m, size_t triangle, float *sphere)
{
    const uint32_t *v = m->triangles + 3 * triangle;
    const float *p = m->vertices + 3 * (size_t)v[0], *q = m->vertices + 3 * (size_t)v[1],
                *r = m->vertices + 3 * (size_t)v[2];
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
    size_t count = b->mesh.triangle_count;
    RTbuffer buffer;
    float *spheres = malloc(count * 16 + 1);
    if (!spheres) return bench_check(b, RT_ERROR_MEMORY_ALLOCATION_FAILED, "making spheres");
    for (size_t i = 0; i < count; i++) inscribe(&b->mesh, i, spheres + 4 * i);
    bool ok = bench_buffer(b, "spheres", RT_BUFFER_INPUT, RT_FORMAT_FLOAT4, count, spheres,
                           count * 16, &buffer);
    free(spheres);
    return ok && add_programs(b, instance, "intersect_sphere", "bound_sphere");
}

static const struct {
    const char *closest_hit;
    bool (*add)(struct bench *b, RTgeometryinstance instance);
} geometries[] = {
    [BENCH_TRIANGLES] = {"closest_hit", add_triangles},
    [BENCH_PROGRAM] = {"closest_hit_program", add_user_triangles},
    [BENCH_SPHERES] = {"closest_hit_program", add_spheres},
};

static bool add_geometry(struct bench *b)
{
    RTgeometryinstance instance;
    RTmaterial material;
    RTgeometrygroup group;
    RTprogram closest_hit;
    RTvariable scene;
    const struct bench_options *o = b->options;
    BENCH_TRY(b, rtGeometryInstanceCreate(b->context, &instance));
    if (!bench_buffer(b, "vertices", RT_BUFFER_INPUT, RT_FORMAT_FLOAT3, b->mesh.vertex_count,
                      b->mesh.vertices, (size_t)b->mesh.vertex_count * 12, &b->vertices) ||
        !geometries[o->geometry].add(b, instance) ||
        !program(b, geometries[o->geometry].closest_hit, &closest_hit))
        return false;
    BENCH_TRY(b, rtMaterialCreate(b->context, &material));
    BENCH_TRY(b, rtMaterialSetClosestHitProgram(material, 0, closest_hit));
    BENCH_TRY(b, rtGeometryInstanceSetMaterialCount(instance, 1));
    BENCH_TRY(b, rtGeometryInstanceSetMaterial(instance, 0, material));
    BENCH_TRY(b, rtGeometryGroupCreate(b->context, &group));
    BENCH_TRY(b, rtGeometryGroupSetChildCount(group, 1));
    BENCH_TRY(b, rtGeometryGroupSetChild(group, 0, instance));
    BENCH_TRY(b, rtAccelerationCreate(b->context, &b->acceleration));
    if (o->builder) BENCH_TRY(b, rtAccelerationSetBuilder(b->acceleration, o->builder));
    if (o->refit) BENCH_TRY(b, rtAccelerationSetProperty(b->acceleration, "refit", "1"));
    BENCH_TRY(b, rtGeometryGroupSetAcceleration(group, b->acceleration));
    if (!bench_declare(b, "scene", &scene)) return false;
    BENCH_TRY(b, rtVariableSetObject(scene, group));
    return true;
}

/* ---- the whole ------------------------------------------------------------------------------- */

bool bench_open(struct bench *b, const struct bench_options *options)
{
    *b = (struct bench){.options = options};
    if (!mesh_read(options->scene, &b->mesh)) return false;
    BENCH_TRY(b, rtContextCreate(&b->context));
    if (options->device) BENCH_TRY(b, rwContextSetDevice(b->context, options->device));
    return true;
}

void bench_close(struct bench *b)
{
    if (b->context) rtContextDestroy(b->context);
    mesh_free(&b->mesh);
}

bool bench_build_scene(struct bench *b)
{
    RTprogram closest, any, miss;
    BENCH_TRY(b, rtContextSetRayTypeCount(b->context, 1));
    BENCH_TRY(b, rtContextSetEntryPointCount(b->context, 2));
    if (!program(b, "trace_closest", &closest) || !program(b, "trace_any", &any) ||
        !program(b, "miss", &miss))
        return false;
    BENCH_TRY(b, rtContextSetRayGenerationProgram(b->context, 0, closest));
    BENCH_TRY(b, rtContextSetRayGenerationProgram(b->context, 1, any));
    BENCH_TRY(b, rtContextSetMissProgram(b->context, 0, miss));
    return add_geometry(b);
}

static int by_value(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

double bench_median(double *values, size_t count)
{
    qsort(values, count, sizeof(*values), by_value);
    return values[count / 2];
}

bool bench_write_json(const struct bench_options *options, json_t *report)
{
    bool ok = !options->json || json_dump_file(report, options->json, JSON_INDENT(2)) == 0;
    if (!ok) fprintf(stderr, "raywright bench: cannot write %s\n", options->json);
    json_decref(report);
    return ok;
}
