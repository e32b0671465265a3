/* SPDX-License-Identifier: Apache-2.0 */
/* Build inputs: which are fine, which are not supported, and how much they come to. */
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

static const char *problem_of_triangles(const struct optix7_triangles *t)
{
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
    return NULL;
}

static const char *lack_of_triangles(const struct optix7_triangles *t)
{
    if (t->vertex_format >= OPTIX7_VERTICES_SNORM3) return "normalised integers as vertices";
    if (t->micromap_mode) return "opacity micromaps";
    return NULL;
}

/* ---- records ---- */

struct records {
    const unsigned *flags;
    unsigned count;
    optix7_address offsets;
    unsigned offset_size;
};

static struct records records_of(const struct optix7_build_input *input)
{
    const struct optix7_triangles *t = &input->of.triangles;
    const struct optix7_boxes *b = &input->of.boxes;
    if (input->type == OPTIX7_INPUT_TRIANGLES)
        return (struct records){t->flags, t->record_count, t->record_offsets,
                                t->record_offset_size};
    return (struct records){b->flags, b->record_count, b->record_offsets, b->record_offset_size};
}

static const char *problem_of_records(const struct records *r)
{
    if (!r->count) return "numSbtRecords is 0";
    if (!r->flags) return "flags is NULL";
    for (unsigned i = 0; i < r->count; i++)
        if (r->flags[i] & ~(unsigned)OPTIX7_GEOMETRY_FLAGS) return "there are no such flags";
    if (r->count > 1 && !r->offsets) return "sbtIndexOffsetBuffer is 0 for several records";
    if (r->offsets && r->offset_size != 1 && r->offset_size != 2 && r->offset_size != 4)
        return "sbtIndexOffsetSizeInBytes is not 1, 2 or 4";
    return NULL;
}

static const char *lack_of_records(const struct records *r, bool triangles)
{
    for (unsigned i = 1; i < r->count; i++)
        if (r->flags[i] != r->flags[0]) return "records of different flags";
    if (!triangles && r->offsets) return "several records of custom primitives";
    return NULL;
}

/* ---- all of them ---- */

static optix7_result read_geometry(struct optix7_build *b, unsigned i)
{
    const struct optix7_build_input *input = &b->inputs[i];
    const struct optix7_triangles *t = &input->of.triangles;
    const struct optix7_boxes *boxes = &input->of.boxes;
    const struct records records = records_of(input);
    bool triangles = input->type == OPTIX7_INPUT_TRIANGLES;
    const char *problem = triangles ? problem_of_triangles(t) : NULL;
    if (!triangles && boxes->count && (!boxes->boxes || !boxes->boxes[0]))
        problem = "aabbBuffers is NULL";
    if (!triangles && (boxes->stride % 8 || (boxes->stride && boxes->stride < 6 * sizeof(float))))
        problem = "strideInBytes is below 24 or no multiple of 8";
    if (!problem) problem = problem_of_records(&records);
    if (problem) return refuse(b, OPTIX7_INVALID_VALUE, i, problem);
    const char *lack = triangles ? lack_of_triangles(t) : NULL;
    if (!lack) lack = lack_of_records(&records, triangles);
    if (lack)
        return rw_optix7_fail(b->context, OPTIX7_NOT_SUPPORTED, b->function,
                              "build input %u has %s, which are not supported yet", i, lack);
    b->kind = triangles ? RW_LEAF_TRIANGLES : RW_LEAF_PRIMITIVES;
    b->primitive_count += triangles ? triangle_count(t) : boxes->count;
    b->instance_count = 1;
    uint32_t uncull = records.flags[0] & OPTIX7_GEOMETRY_DISABLE_CULLING
                          ? RT_INSTANCE_FLAG_DISABLE_TRIANGLE_CULLING
                          : 0;
    if (i && triangles && uncull != b->flags)
        return refuse(b, OPTIX7_NOT_SUPPORTED, i,
                      "face culling is disabled for some inputs and not for others");
    b->flags = triangles ? uncull : 0;
    return OPTIX7_OK;
}

static optix7_result read_instances(struct optix7_build *b)
{
    const struct optix7_instances *instances = &b->inputs[0].of.instances;
    if (b->input_count != 1) return refuse(b, OPTIX7_INVALID_VALUE, 1, "instances are one input");
    if (instances->count && !instances->instances)
        return refuse(b, OPTIX7_INVALID_VALUE, 0, "instances is 0");
    if (instances->instances % OPTIX7_INSTANCE_ALIGNMENT ||
        instances->stride % OPTIX7_INSTANCE_ALIGNMENT)
        return refuse(b, OPTIX7_INVALID_VALUE, 0, "instances are aligned to 16 bytes");
    b->kind = RW_LEAF_INSTANCES;
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
    if (problem)
        return rw_optix7_fail(b->context, OPTIX7_INVALID_VALUE, b->function, "%s", problem);
    if (o->motion.keys < 2) return OPTIX7_OK;
    return rw_optix7_fail(b->context, OPTIX7_NOT_SUPPORTED, b->function,
                          "motion is not supported yet");
}

static optix7_result read_input(struct optix7_build *b, unsigned i)
{
    if (b->inputs[i].type != b->inputs[0].type)
        return refuse(b, OPTIX7_INVALID_VALUE, i, "all inputs of a build are of one type");
    switch (b->inputs[i].type) {
    case OPTIX7_INPUT_TRIANGLES:
    case OPTIX7_INPUT_CUSTOM:
        return read_geometry(b, i);
    case OPTIX7_INPUT_INSTANCES:
        return read_instances(b);
    case OPTIX7_INPUT_INSTANCE_POINTERS:
    case OPTIX7_INPUT_CURVES:
    case OPTIX7_INPUT_SPHERES:
        return refuse(b, OPTIX7_NOT_SUPPORTED, i, "its type is not supported yet");
    default:
        return refuse(b, OPTIX7_INVALID_VALUE, i, "there is no such type");
    }
}

optix7_result rw_optix7_build_read(struct optix7_build *b)
{
    optix7_result result = check_options(b);
    for (unsigned i = 0; i < b->input_count && !result; i++) result = read_input(b, i);
    if (result || b->primitive_count <= OPTIX7_MOST_PRIMITIVES) return result;
    return rw_optix7_fail(b->context, OPTIX7_INVALID_VALUE, b->function,
                          "%llu primitives; 2^28 are the most",
                          (unsigned long long)b->primitive_count);
}

/* ---- sizes ---- */

uint64_t rw_optix7_tree_offset(uint32_t instance_count)
{
    return sizeof(struct rw_accel) + (uint64_t)instance_count * sizeof(struct rw_instance);
}

/* A node has two children at least, but the one of a tree of a single leaf. */
uint64_t rw_optix7_build_size(const struct optix7_build *b)
{
    enum { SPARE_NODES = 32 }; /* builders on a GPU make some more */
    static const unsigned node_units[] = {[RW_LAYOUT_COMPRESSED] = RW_NODE_UNITS,
                                          [RW_LAYOUT_FULL] = RW_CPU_NODE_UNITS,
                                          [RW_LAYOUT_NARROW] = RW_NARROW_NODE_UNITS};
    uint64_t leaf_units = b->kind == RW_LEAF_TRIANGLES ? RW_TRIANGLE_UNITS : 1;
    uint64_t nodes = b->primitive_count + SPARE_NODES;
    uint64_t units = nodes * node_units[rw_device_target(b->context->device)->trees] +
                     b->primitive_count * leaf_units;
    uint64_t size = rw_optix7_tree_offset(b->instance_count) + 16 * units;
    return (size + OPTIX7_ACCEL_ALIGNMENT - 1) / OPTIX7_ACCEL_ALIGNMENT * OPTIX7_ACCEL_ALIGNMENT;
}
