/* SPDX-License-Identifier: Apache-2.0 */
/* Build inputs: which are fine, which are not supported, and what they come to. */
#include "runtime/optix7/accel.h"

static optix7_result refuse(const struct optix7_build *b, optix7_result code, unsigned input,
                            const char *text)
{
    return rw_optix7_fail(b->context, code, b->function, "build input %u: %s", input, text);
}

/* ---- triangles ---- */

static unsigned triangle_count(const struct optix7_triangles *t)
{
    return t->index_format == OPTIX7_INDICES_NONE ? t->vertex_count / 3 : t->triangle_count;
}

static const char *problem_of_triangles(const struct optix7_build_input *input)
{
    const struct optix7_triangles *t = &input->of.triangles;
    if (t->vertex_count && (!t->vertices || !t->vertices[0])) return "vertexBuffers is NULL";
    if (t->vertex_format < OPTIX7_VERTICES_FLOAT3 || t->vertex_format > OPTIX7_VERTICES_SNORM2)
        return "there is no such vertexFormat";
    if (t->index_format != OPTIX7_INDICES_NONE && t->index_format != OPTIX7_INDICES_SHORT3 &&
        t->index_format != OPTIX7_INDICES_INT3)
        return "there is no such indexFormat";
    if (t->index_format == OPTIX7_INDICES_NONE && t->indices)
        return "indexBuffer is given and indexFormat is none";
    if (t->index_format != OPTIX7_INDICES_NONE && t->triangle_count && !t->indices)
        return "indexBuffer is 0";
    if (t->transform_format != OPTIX7_TRANSFORM_NONE &&
        t->transform_format != OPTIX7_TRANSFORM_FLOAT12)
        return "there is no such transformFormat";
    return rw_optix7_problem_of_micromaps(&t->micromaps);
}

/* ---- all kinds of geometry ---- */

static const char *problem_of_boxes(const struct optix7_build_input *input)
{
    const struct optix7_boxes *b = &input->of.boxes;
    if (b->count && (!b->boxes || !b->boxes[0])) return "aabbBuffers is NULL";
    if (b->stride % 8 || (b->stride && b->stride < 6 * sizeof(float)))
        return "strideInBytes is below 24 or no multiple of 8";
    return NULL;
}

static struct optix7_geometry of_triangles(const struct optix7_build_input *input)
{
    const struct optix7_triangles *t = &input->of.triangles;
    return (struct optix7_geometry){
        triangle_count(t),     t->primitive_offset,    t->flags, t->record_count, t->record_offsets,
        t->record_offset_size, t->record_offset_stride};
}

static struct optix7_geometry of_boxes(const struct optix7_build_input *input)
{
    const struct optix7_boxes *b = &input->of.boxes;
    return (struct optix7_geometry){b->count,
                                    b->primitive_offset,
                                    b->flags,
                                    b->record_count,
                                    b->record_offsets,
                                    b->record_offset_size,
                                    b->record_offset_stride};
}

static struct optix7_geometry of_curves(const struct optix7_build_input *input)
{
    const struct optix7_curves *c = &input->of.curves;
    return (struct optix7_geometry){.count = c->count,
                                    .first_primitive = c->primitive_offset,
                                    .flags = &c->flags,
                                    .record_count = 1};
}

static struct optix7_geometry of_spheres(const struct optix7_build_input *input)
{
    const struct optix7_spheres *s = &input->of.spheres;
    return (struct optix7_geometry){s->count,
                                    s->primitive_offset,
                                    s->flags,
                                    s->record_count,
                                    s->record_offsets,
                                    s->record_offset_size,
                                    s->record_offset_stride};
}

/* By enum optix7_input_type; of those that are not here nothing is known. */
static const struct kind {
    enum rw_leaf_kind leaf;
    struct optix7_geometry (*geometry)(const struct optix7_build_input *input);
    const char *(*problem)(const struct optix7_build_input *input); /* NULL: it is fine */
} kinds[] = {
    [OPTIX7_INPUT_TRIANGLES - OPTIX7_INPUT_TRIANGLES] = {RW_LEAF_TRIANGLES, of_triangles,
                                                         problem_of_triangles},
    [OPTIX7_INPUT_CUSTOM -
        OPTIX7_INPUT_TRIANGLES] = {RW_LEAF_PRIMITIVES, of_boxes, problem_of_boxes},
    [OPTIX7_INPUT_CURVES -
        OPTIX7_INPUT_TRIANGLES] = {RW_LEAF_PRIMITIVES, of_curves, rw_optix7_problem_of_curves},
    [OPTIX7_INPUT_SPHERES -
        OPTIX7_INPUT_TRIANGLES] = {RW_LEAF_PRIMITIVES, of_spheres, rw_optix7_problem_of_spheres},
};

static const struct kind *kind_of(const struct optix7_build_input *input)
{
    return &kinds[input->type - OPTIX7_INPUT_TRIANGLES];
}

struct optix7_geometry rw_optix7_geometry_of(const struct optix7_build_input *input)
{
    return kind_of(input)->geometry(input);
}

static const char *problem_of_records(const struct optix7_geometry *g)
{
    if (!g->record_count) return "numSbtRecords is 0";
    if (!g->flags) return "flags is NULL";
    for (unsigned i = 0; i < g->record_count; i++)
        if (g->flags[i] & ~(unsigned)OPTIX7_GEOMETRY_FLAGS) return "there are no such flags";
    if (g->record_count > 1 && !g->record_offsets)
        return "sbtIndexOffsetBuffer is 0 for several records";
    if (g->record_offsets && g->record_offset_size != 1 && g->record_offset_size != 2 &&
        g->record_offset_size != 4)
        return "sbtIndexOffsetSizeInBytes is not 1, 2 or 4";
    return NULL;
}

/* Where all triangles are culled or none is, the flags of the structure say so. */
static void count_culling(struct optix7_build *b, const struct optix7_geometry *g)
{
    for (unsigned i = 0; i < g->record_count && g->count; i++)
        if (g->flags[i] & OPTIX7_GEOMETRY_DISABLE_CULLING)
            b->unculled++;
        else
            b->culled++;
}

/* Of each of them one for each key. */
struct key_arrays {
    const optix7_address *first, *second; /* NULL: there is no second */
};

static struct key_arrays key_arrays(const struct optix7_build_input *input)
{
    switch (input->type) {
    case OPTIX7_INPUT_TRIANGLES:
        return (struct key_arrays){input->of.triangles.vertices, NULL};
    case OPTIX7_INPUT_CURVES:
        return (struct key_arrays){input->of.curves.vertices, input->of.curves.radii};
    case OPTIX7_INPUT_SPHERES:
        return (struct key_arrays){input->of.spheres.vertices, input->of.spheres.radii};
    default:
        return (struct key_arrays){input->of.boxes.boxes, NULL};
    }
}

static const char *problem_of_keys(const struct optix7_build *b,
                                   const struct optix7_build_input *input, unsigned count)
{
    const struct key_arrays arrays = key_arrays(input);
    for (unsigned k = 1; k < b->keys && count; k++)
        if (!arrays.first[k] || (arrays.second && !arrays.second[k]))
            return "a motion key has no buffer";
    return NULL;
}

static const char *lack_of_keys(const struct optix7_build *b,
                                const struct optix7_build_input *input)
{
    if (b->keys == 1) return NULL;
    return input->type == OPTIX7_INPUT_TRIANGLES && b->options->flags & OPTIX7_BUILD_VERTEX_ACCESS
               ? "motion keys with random access to vertices"
               : NULL;
}

static optix7_result read_geometry(struct optix7_build *b, unsigned i)
{
    const struct optix7_build_input *input = &b->inputs[i];
    const struct kind *kind = kind_of(input);
    const struct optix7_geometry geometry = kind->geometry(input);
    const char *problem = kind->problem(input);
    b->keys = b->options->motion.keys > 1 ? b->options->motion.keys : 1;
    if (!problem) problem = problem_of_records(&geometry);
    if (!problem) problem = problem_of_keys(b, input, geometry.count);
    if (problem) return refuse(b, OPTIX7_INVALID_VALUE, i, problem);
    bool triangles = kind->leaf == RW_LEAF_TRIANGLES;
    const char *lack = lack_of_keys(b, input);
    if (lack)
        return rw_optix7_fail(b->context, OPTIX7_NOT_SUPPORTED, b->function,
                              "build input %u has %s, which is not supported", i, lack);
    unsigned points = rw_optix7_shape_points(b, input);
    if (points > b->shape_points) b->shape_points = points;
    b->kind = kind->leaf;
    b->micromaps |= triangles && input->of.triangles.micromaps.mode;
    b->primitive_count += geometry.count;
    b->record_count += geometry.record_count;
    b->instance_count = 1;
    if (triangles) count_culling(b, &geometry);
    b->flags = b->unculled && !b->culled ? RT_INSTANCE_FLAG_DISABLE_TRIANGLE_CULLING : 0;
    return OPTIX7_OK;
}

static optix7_result read_instances(struct optix7_build *b)
{
    const struct optix7_instances *instances = &b->inputs[0].of.instances;
    if (b->input_count != 1) return refuse(b, OPTIX7_INVALID_VALUE, 1, "instances are one input");
    if (instances->count && !instances->instances)
        return refuse(b, OPTIX7_INVALID_VALUE, 0, "instances is 0");
    if (b->inputs[0].type == OPTIX7_INPUT_INSTANCES &&
        (instances->instances % OPTIX7_INSTANCE_ALIGNMENT ||
         instances->stride % OPTIX7_INSTANCE_ALIGNMENT))
        return refuse(b, OPTIX7_INVALID_VALUE, 0, "instances are aligned to 16 bytes");
    b->kind = RW_LEAF_INSTANCES;
    b->keys = 1; /* boxes of instances are those of all times */
    b->primitive_count = b->instance_count = instances->count;
    return OPTIX7_OK;
}

static optix7_result check_options(const struct optix7_build *b)
{
    const struct optix7_build_options *o = b->options;
    const char *problem = NULL;
    if (!b->inputs || !b->input_count) problem = "there is no build input";
    if (!o) problem = "the options are NULL";
    if (!problem && o->operation != OPTIX7_OPERATION_BUILD &&
        o->operation != OPTIX7_OPERATION_UPDATE)
        problem = "there is no such operation";
    if (!problem && o->operation == OPTIX7_OPERATION_UPDATE &&
        !(o->flags & OPTIX7_BUILD_ALLOW_UPDATE))
        problem = "an update has the flags of the build, and among them that for updates";
    if (!problem && o->motion.keys > 1 && !(o->motion.begin < o->motion.end))
        problem = "motion ends no later than it begins";
    if (!problem && o->motion.keys > 1 && o->motion.flags > (RW_BORDER_BEGIN | RW_BORDER_END))
        problem = "there are no such motion flags";
    if (!problem) return OPTIX7_OK;
    return rw_optix7_fail(b->context, OPTIX7_INVALID_VALUE, b->function, "%s", problem);
}

static optix7_result read_input(struct optix7_build *b, unsigned i)
{
    if (b->inputs[i].type != b->inputs[0].type)
        return refuse(b, OPTIX7_INVALID_VALUE, i, "all inputs of a build are of one type");
    switch (b->inputs[i].type) {
    case OPTIX7_INPUT_TRIANGLES:
    case OPTIX7_INPUT_CUSTOM:
    case OPTIX7_INPUT_CURVES:
    case OPTIX7_INPUT_SPHERES:
        return read_geometry(b, i);
    case OPTIX7_INPUT_INSTANCES:
    case OPTIX7_INPUT_INSTANCE_POINTERS:
        return read_instances(b);
    default:
        return refuse(b, OPTIX7_INVALID_VALUE, i, "there is no such type");
    }
}

optix7_result rw_optix7_build_read(struct optix7_build *b)
{
    optix7_result result = check_options(b);
    for (unsigned i = 0; i < b->input_count && !result; i++) result = read_input(b, i);
    if (!result && b->shape_points && b->primitive_count * b->keys > UINT32_MAX)
        return rw_optix7_fail(b->context, OPTIX7_INVALID_VALUE, b->function,
                              "%u motion keys of so many primitives", b->keys);
    if (result || b->primitive_count <= OPTIX7_MOST_PRIMITIVES) return result;
    return rw_optix7_fail(b->context, OPTIX7_INVALID_VALUE, b->function,
                          "%llu primitives; 2^28 are the most",
                          (unsigned long long)b->primitive_count);
}
