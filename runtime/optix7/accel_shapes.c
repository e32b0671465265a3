/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Curves and spheres as build inputs: the control points of each primitive, collected on the host,
 * which the structure keeps for the built-in intersection programs, and boxes around them. Where an
 * application asks for random access to vertices, triangles are kept likewise.
 */
#include <math.h>
#include <string.h>

#include "programs/optix7/basis.h"
#include "runtime/base/memory.h"
#include "runtime/bvh/gather.h"
#include "runtime/optix7/accel.h"

static const unsigned char point_counts[] = {
    [RW_SHAPE_QUADRATIC_BSPLINE - 0x2500] = 3,
    [RW_SHAPE_CUBIC_BSPLINE - 0x2500] = 4,
    [RW_SHAPE_LINEAR - 0x2500] = 2,
    [RW_SHAPE_CATMULL_ROM - 0x2500] = 4,
    [RW_SHAPE_CUBIC_BEZIER - 0x2500] = 4,
};

static unsigned points_of_curve(int type)
{
    unsigned index = (unsigned)type - 0x2500;
    return index < sizeof(point_counts) ? point_counts[index] : 0;
}

unsigned rw_optix7_shape_points(const struct optix7_build *b,
                                const struct optix7_build_input *input)
{
    if (input->type == OPTIX7_INPUT_TRIANGLES)
        return b->options->flags & OPTIX7_BUILD_VERTEX_ACCESS ? 3 : 0;
    if (input->type == OPTIX7_INPUT_SPHERES) return 1;
    return input->type == OPTIX7_INPUT_CURVES ? points_of_curve(input->of.curves.type) : 0;
}

/* ---- what is wrong with them ---- */

const char *rw_optix7_problem_of_curves(const struct optix7_build_input *input)
{
    const struct optix7_curves *c = &input->of.curves;
    if (c->type <= 0x2500 || c->type > RW_SHAPE_LAST || c->type == RW_SHAPE_SPHERE)
        return "there is no such curveType";
    if (c->count && (!c->vertices || !c->vertices[0])) return "vertexBuffers is NULL";
    if (c->count && (!c->radii || !c->radii[0])) return "widthBuffers is NULL";
    if (c->count && !c->indices) return "indexBuffer is 0";
    if (c->end_caps > 1) return "there are no such endcapFlags";
    return NULL;
}

const char *rw_optix7_lack_of_curves(const struct optix7_build_input *input)
{
    return points_of_curve(input->of.curves.type) ? NULL : "curves of this type";
}

const char *rw_optix7_problem_of_spheres(const struct optix7_build_input *input)
{
    const struct optix7_spheres *s = &input->of.spheres;
    if (s->count && (!s->vertices || !s->vertices[0])) return "vertexBuffers is NULL";
    if (s->count && (!s->radii || !s->radii[0])) return "radiusBuffers is NULL";
    return NULL;
}

/* ---- arrays of the application, on the host ---- */

struct arrays {
    struct optix7_array vertices, radii, indices;
};

static optix7_result fetch_all(const struct optix7_build *b, const struct optix7_build_input *input,
                               struct arrays *out)
{
    const struct optix7_curves *c = &input->of.curves;
    const struct optix7_spheres *s = &input->of.spheres;
    bool curves = input->type == OPTIX7_INPUT_CURVES;
    uint32_t vertices = curves ? c->vertex_count : s->count;
    unsigned stride = curves ? c->vertex_stride : s->vertex_stride;
    optix7_result result = rw_optix7_fetch(b, curves ? c->vertices[0] : s->vertices[0], vertices,
                                           stride, 3 * sizeof(float), &out->vertices);
    if (!result)
        result = rw_optix7_fetch(
            b, curves ? c->radii[0] : s->radii[0], !curves && s->single_radius ? 1 : vertices,
            curves ? c->radius_stride : s->radius_stride, sizeof(float), &out->radii);
    if (!result && curves)
        result = rw_optix7_fetch(b, c->indices, c->count, c->index_stride, sizeof(uint32_t),
                                 &out->indices);
    if (!curves && s->single_radius) out->radii.stride = 0;
    return result;
}

/* ---- points and boxes ---- */

static void copy_points(const struct arrays *a, uint32_t first, unsigned count, float out[][4])
{
    for (unsigned i = 0; i < count; i++) {
        uint64_t vertex = (uint64_t)first + i;
        memcpy(out[i], a->vertices.items + vertex * a->vertices.stride, 3 * sizeof(float));
        memcpy(&out[i][3], a->radii.items + vertex * a->radii.stride, sizeof(float));
    }
}

/* A polynomial's values lie between the control points of a Bezier curve that is the same. */
static void bezier_of(int type, float points[][4], unsigned count, int axis, float out[4])
{
    float p[4] = {0}, a[4];
    for (unsigned i = 0; i < count; i++) p[i] = points[i][axis];
    rw_shape_powers(type, p, a);
    out[0] = a[0];
    out[1] = a[0] + a[1] / 3;
    out[2] = a[0] + (2 * a[1] + a[2]) / 3;
    out[3] = a[0] + a[1] + a[2] + a[3];
}

/* A little larger, for what rounding does here and in the programs. */
static void widen(float box[6])
{
    for (int axis = 0; axis < 3; axis++) {
        float margin = 1e-6f * fmaxf(fabsf(box[axis]), fabsf(box[3 + axis]));
        box[axis] -= margin;
        box[3 + axis] += margin;
    }
}

static void find_box(int type, float points[][4], unsigned count, float box[6])
{
    float p[4], radius[4];
    bool sphere = type == RW_SHAPE_SPHERE;
    for (int axis = 0; axis < 3; axis++) {
        if (!sphere) bezier_of(type, points, count, axis, p);
        if (!sphere && !axis) bezier_of(type, points, count, 3, radius);
        if (sphere) p[0] = points[0][axis], radius[0] = points[0][3];
        for (unsigned i = 0; i < (sphere ? 1 : 4); i++) {
            float lower = p[i] - radius[i], upper = p[i] + radius[i];
            if (!i || !(lower >= box[axis])) box[axis] = lower; /* NaN stays */
            if (!i || !(upper <= box[3 + axis])) box[3 + axis] = upper;
        }
    }
    widen(box);
}

/* Inverted: nothing to hit. */
static void make_empty(float box[6])
{
    for (int i = 0; i < 6; i++) box[i] = i < 3 ? 1 : -1;
}

optix7_result rw_optix7_shapes_collect(const struct optix7_build *b,
                                       const struct optix7_build_input *input, float *points,
                                       float (*boxes)[6])
{
    bool curves = input->type == OPTIX7_INPUT_CURVES;
    int type = curves ? input->of.curves.type : RW_SHAPE_SPHERE;
    uint32_t count = rw_optix7_geometry_of(input).count;
    uint32_t vertices = curves ? input->of.curves.vertex_count : count;
    unsigned point_count = rw_optix7_shape_points(b, input);
    struct arrays a = {0};
    optix7_result result = count ? fetch_all(b, input, &a) : OPTIX7_OK;
    for (uint32_t i = 0; i < count && !result; i++, points += 4 * b->shape_points) {
        uint32_t first = i;
        if (curves) memcpy(&first, a.indices.items + i * a.indices.stride, sizeof(first));
        make_empty(boxes[i]);
        if ((uint64_t)first + point_count > vertices) continue;
        copy_points(&a, first, point_count, (float(*)[4])points);
        find_box(type, (float(*)[4])points, point_count, boxes[i]);
    }
    rw_free(a.vertices.items);
    rw_free(a.radii.items);
    rw_free(a.indices.items);
    return result;
}

/* ---- triangles ---- */

optix7_result rw_optix7_vertices_collect(const struct optix7_build *b,
                                         const struct rw_build_part *part, float *points)
{
    static const unsigned sizes[] = {
        [RT_FORMAT_FLOAT3] = 12, [RT_FORMAT_FLOAT2] = 8,         [RT_FORMAT_HALF3] = 6,
        [RT_FORMAT_HALF2] = 4,   [RT_FORMAT_UNSIGNED_INT3] = 12, [RT_FORMAT_UNSIGNED_SHORT3] = 6};
    struct optix7_array vertices = {0}, indices = {0};
    struct rw_build_part host = *part;
    optix7_result result =
        rw_optix7_fetch(b, part->vertices, part->vertex_count, part->vertex_stride,
                        sizes[part->vertex_format], &vertices);
    if (!result && part->indices)
        result = rw_optix7_fetch(b, part->indices, part->count, part->index_stride,
                                 sizes[part->index_format], &indices);
    host.vertices = (uint64_t)(uintptr_t)vertices.items;
    host.indices = (uint64_t)(uintptr_t)indices.items;
    host.materials = host.geometries = 0;
    for (uint32_t i = 0; i < part->count && !result; i++, points += 12) {
        struct rw_triangle triangle = {0};
        rw_gather_entry(RW_LEAF_TRIANGLES, &host, i, &triangle);
        memcpy(points, triangle.v0, sizeof(triangle.v0));
        memcpy(points + 4, triangle.v1, sizeof(triangle.v1));
        memcpy(points + 8, triangle.v2, sizeof(triangle.v2));
    }
    rw_free(vertices.items);
    rw_free(indices.items);
    return result;
}
