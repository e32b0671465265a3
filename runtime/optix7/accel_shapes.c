/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Curves and spheres as build inputs: the control points of each primitive, which the structure
 * keeps for the built-in intersection programs, and boxes around them. Where an application asks
 * for random access to vertices, those of triangles are kept likewise.
 */
#include "programs/optix7/basis.h"
#include "runtime/optix7/accel.h"

/* What is kept of a segment; the type is one of curves. Of ribbons two sides as well. */
static unsigned points_of_curve(int type)
{
    if (type == RW_SHAPE_FLAT_QUADRATIC) return 3 + 2;
    type = rw_shape_round(type);
    return type == RW_SHAPE_LINEAR ? 2 : type == RW_SHAPE_QUADRATIC_BSPLINE ? 3 : 4;
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

const char *rw_optix7_problem_of_spheres(const struct optix7_build_input *input)
{
    const struct optix7_spheres *s = &input->of.spheres;
    if (s->count && (!s->vertices || !s->vertices[0])) return "vertexBuffers is NULL";
    if (s->count && (!s->radii || !s->radii[0])) return "radiusBuffers is NULL";
    return NULL;
}

/* ---- collecting ---- */

static struct rw_accel_work of_curves(const struct optix7_curves *c, unsigned key)
{
    const unsigned point = 3 * sizeof(float);
    return (struct rw_accel_work){
        .from = {rw_optix7_array(c->count ? c->vertices[key] : 0, c->vertex_stride, point),
                 rw_optix7_array(c->count ? c->radii[key] : 0, c->radius_stride, sizeof(float)),
                 rw_optix7_array(c->indices, c->index_stride, sizeof(uint32_t)),
                 rw_optix7_array(c->count && c->normals ? c->normals[key] : 0, c->normal_stride,
                                 point)},
        .limit = c->vertex_count,
        .kind = (uint32_t)c->type};
}

static struct rw_accel_work of_spheres(const struct optix7_spheres *s, unsigned key)
{
    const unsigned point = 3 * sizeof(float);
    struct rw_accel_work work = {
        .from = {rw_optix7_array(s->count ? s->vertices[key] : 0, s->vertex_stride, point),
                 rw_optix7_array(s->count ? s->radii[key] : 0, s->radius_stride, sizeof(float))},
        .limit = s->count,
        .kind = RW_SHAPE_SPHERE};
    if (s->single_radius) work.from[1].stride = 0;
    return work;
}

optix7_result rw_optix7_collect_shapes(struct optix7_work *w,
                                       const struct optix7_build_input *input, uint32_t first,
                                       unsigned key, struct rw_build_part *part)
{
    struct rw_accel_work work = input->type == OPTIX7_INPUT_CURVES
                                    ? of_curves(&input->of.curves, key)
                                    : of_spheres(&input->of.spheres, key);
    part->boxes = rw_optix7_take(w, (uint64_t)part->count * OPTIX7_BOX_BYTES);
    work.job = RW_ACCEL_SHAPES;
    work.count = part->count;
    work.head = w->output;
    work.size = rw_optix7_shape_points(w->build, input);
    work.first = first + key * (uint32_t)w->build->primitive_count;
    work.boxes = part->boxes;
    return rw_optix7_do(w, work);
}

optix7_result rw_optix7_collect_corners(struct optix7_work *w, const struct optix7_triangles *t,
                                        uint32_t first, const struct rw_build_part *part)
{
    const RTformat format = part->vertex_format;
    struct rw_accel_work work = {.job = RW_ACCEL_CORNERS,
                                 .count = part->count,
                                 .head = w->output,
                                 .from = {{part->vertices, part->vertex_stride},
                                          {0, 0},
                                          {part->indices, part->index_stride}},
                                 .limit = part->vertex_count,
                                 .first = first,
                                 .table = part->transformed ? t->transform : 0};
    if (format == RT_FORMAT_HALF3 || format == RT_FORMAT_HALF2) work.kind |= RW_CORNERS_HALF;
    if (format == RT_FORMAT_FLOAT2 || format == RT_FORMAT_HALF2) work.kind |= RW_CORNERS_FLAT;
    if (part->index_format == RT_FORMAT_UNSIGNED_SHORT3) work.kind |= RW_CORNERS_SHORT_INDICES;
    return rw_optix7_do(w, work);
}
