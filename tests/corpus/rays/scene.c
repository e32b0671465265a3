/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The scene of the generated programs: twelve tiles by an intersection program, at even heights, in
 * two geometry instances, and eight triangles at odd heights. The graph has them as they are, or
 * moved, turned by a quarter, and twice as large, so that no ray meets two at the same distance.
 * All numbers are exact in single precision.
 */
#include <string.h>

#include "tests/corpus/rays/scene.h"
#include "tests/harness.h"

enum { TILES = 12, TRIANGLES = 8 };

struct scene {
    RTcontext context;
    const struct rays_shape *shape;
    const char *ptx;
    RTmaterial materials[2];
    RTgeometrygroup tiles, triangles;
    RTbuffer output, scratch, counters;
    RTvariable setting;
};

/* The program NAME_SEED, or NAME_SEED_number. */
static RTresult make_program(struct scene *s, const char *name, int number, RTprogram *out)
{
    char full[64];
    if (number < 0)
        snprintf(full, sizeof(full), "%s_%u", name, s->shape->seed);
    else
        snprintf(full, sizeof(full), "%s_%u_%d", name, s->shape->seed, number);
    return rtProgramCreateFromPTXString(s->context, s->ptx, full, out);
}

static RTresult set_object(struct scene *s, const char *name, RTobject object)
{
    RTvariable v;
    TRY(rtContextDeclareVariable(s->context, name, &v));
    return rtVariableSetObject(v, object);
}

static RTresult make_buffer(struct scene *s, const char *name, RTformat format, size_t count,
                            const void *data, RTbuffer *out)
{
    void *to;
    TRY(rtBufferCreate(s->context, RT_BUFFER_INPUT_OUTPUT, out));
    TRY(rtBufferSetFormat(*out, format));
    TRY(rtBufferSetSize1D(*out, count));
    TRY(rtBufferMap(*out, &to));
    memcpy(to, data, 4 * count);
    TRY(rtBufferUnmap(*out));
    return set_object(s, name, *out);
}

/* ---- geometry ---- */

static RTresult make_accelerated(struct scene *s, RTgeometryinstance *instances, unsigned int count,
                                 RTgeometrygroup *out)
{
    RTacceleration acceleration;
    TRY(rtAccelerationCreate(s->context, &acceleration));
    TRY(rtAccelerationSetBuilder(acceleration, s->shape->graph & 1 ? "NoAccel" : "Trbvh"));
    TRY(rtGeometryGroupCreate(s->context, out));
    TRY(rtGeometryGroupSetAcceleration(*out, acceleration));
    TRY(rtGeometryGroupSetChildCount(*out, count));
    for (unsigned int i = 0; i < count; i++) TRY(rtGeometryGroupSetChild(*out, i, instances[i]));
    return RT_SUCCESS;
}

static RTresult make_instance(struct scene *s, unsigned int own, RTgeometryinstance *out)
{
    RTvariable v;
    TRY(rtGeometryInstanceCreate(s->context, out));
    TRY(rtGeometryInstanceSetMaterialCount(*out, 2));
    for (unsigned int i = 0; i < 2; i++)
        TRY(rtGeometryInstanceSetMaterial(*out, i, s->materials[own & 1 ? 1 - i : i]));
    TRY(rtGeometryInstanceDeclareVariable(*out, "own", &v));
    return rtVariableSet1ui(v, own);
}

/* Height, and ends in x and y. */
static RTresult make_tiles(struct scene *s)
{
    float data[TILES][5];
    RTgeometryinstance instances[2];
    RTprogram intersect, bounds;
    RTbuffer buffer;
    for (int i = 0; i < TILES; i++) {
        const float x = (float)(i * 5 % 9), y = (float)(i * 3 % 7);
        const float tile[] = {2 * (float)i + 2.5f, x, x + 6 + (float)(i % 3), y, y + 9};
        memcpy(data[i], tile, sizeof(tile));
    }
    TRY(make_buffer(s, "tiles", RT_FORMAT_FLOAT, 5 * TILES, data, &buffer));
    TRY(make_program(s, "intersect", -1, &intersect));
    TRY(rtProgramCreateFromPTXString(s->context, s->ptx, "bounds", &bounds));
    for (unsigned int i = 0; i < 2; i++) {
        RTgeometry geometry;
        TRY(rtGeometryCreate(s->context, &geometry));
        TRY(rtGeometrySetPrimitiveCount(geometry, TILES / 2));
        TRY(rtGeometrySetPrimitiveIndexOffset(geometry, i * TILES / 2));
        TRY(rtGeometrySetIntersectionProgram(geometry, intersect));
        TRY(rtGeometrySetBoundingBoxProgram(geometry, bounds));
        TRY(make_instance(s, 7 + i, &instances[i]));
        TRY(rtGeometryInstanceSetGeometry(instances[i], geometry));
    }
    return make_accelerated(s, instances, 2, &s->tiles);
}

static RTresult make_triangles(struct scene *s)
{
    float data[TRIANGLES][3][3];
    RTgeometryinstance instance;
    RTgeometrytriangles geometry;
    static const unsigned int materials[TRIANGLES] = {0, 1, 1, 0, 0, 1, 0, 1};
    RTprogram attributes;
    RTbuffer buffer, indices;
    for (int i = 0; i < TRIANGLES; i++) {
        const float x = (float)(i % 3 * 4), y = (float)(i % 2 * 4), z = 2 * (float)i + 3.5f;
        const float a[] = {x, y, z}, b[] = {x, y + 16, z}, c[] = {x + 16, y, z};
        memcpy(data[i][0], a, sizeof(a));
        memcpy(data[i][1], i & 1 ? b : c, sizeof(b));
        memcpy(data[i][2], i & 1 ? c : b, sizeof(c));
    }
    TRY(make_buffer(s, "vertices", RT_FORMAT_FLOAT, 9 * TRIANGLES, data, &buffer));
    TRY(make_program(s, "attributes", -1, &attributes));
    TRY(rtGeometryTrianglesCreate(s->context, &geometry));
    TRY(rtGeometryTrianglesSetPrimitiveCount(geometry, TRIANGLES));
    TRY(rtGeometryTrianglesSetVertices(geometry, 3 * TRIANGLES, buffer, 0, 12, RT_FORMAT_FLOAT3));
    TRY(rtGeometryTrianglesSetAttributeProgram(geometry, attributes));
    TRY(make_buffer(s, "material_indices", RT_FORMAT_UNSIGNED_INT, TRIANGLES, materials, &indices));
    TRY(rtGeometryTrianglesSetMaterialCount(geometry, 2));
    TRY(rtGeometryTrianglesSetMaterialIndices(geometry, indices, 0, 0, RT_FORMAT_UNSIGNED_INT));
    TRY(make_instance(s, 20, &instance));
    TRY(rtGeometryInstanceSetGeometryTriangles(instance, geometry));
    return make_accelerated(s, &instance, 1, &s->triangles);
}

/* ---- the graph ---- */

static RTresult make_transform(struct scene *s, const float matrix[16], RTobject child,
                               RTobject *out)
{
    RTtransform transform;
    TRY(rtTransformCreate(s->context, &transform));
    TRY(rtTransformSetMatrix(transform, 0, matrix, NULL));
    TRY(rtTransformSetChild(transform, child));
    *out = transform;
    return RT_SUCCESS;
}

static RTresult make_selector(struct scene *s, RTobject first, RTobject second, RTobject *out)
{
    RTselector selector;
    RTprogram visit;
    TRY(make_program(s, "visit", -1, &visit));
    TRY(rtSelectorCreate(s->context, &selector));
    TRY(rtSelectorSetVisitProgram(selector, visit));
    TRY(rtSelectorSetChildCount(selector, 2));
    TRY(rtSelectorSetChild(selector, 0, first));
    TRY(rtSelectorSetChild(selector, 1, second));
    *out = selector;
    return RT_SUCCESS;
}

static RTresult make_group(struct scene *s, RTobject *children, unsigned int count, RTobject *out)
{
    RTgroup group;
    RTacceleration acceleration;
    TRY(rtAccelerationCreate(s->context, &acceleration));
    TRY(rtAccelerationSetBuilder(acceleration, "Trbvh"));
    TRY(rtGroupCreate(s->context, &group));
    TRY(rtGroupSetAcceleration(group, acceleration));
    TRY(rtGroupSetChildCount(group, count));
    for (unsigned int i = 0; i < count; i++) TRY(rtGroupSetChild(group, i, children[i]));
    *out = group;
    return RT_SUCCESS;
}

/* Tiles and triangles as they are, 32 higher (the triangles turned), and tiles twice as large. */
static RTresult make_root(struct scene *s, RTobject *out)
{
    static const float higher[] = {1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 1, 32, 0, 0, 0, 1};
    static const float turned[] = {0, -1, 0, 16, 1, 0, 0, 0, 0, 0, 1, 32, 0, 0, 0, 1};
    static const float larger[] = {2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 64, 0, 0, 0, 1};
    RTobject children[5] = {s->tiles, s->triangles};
    unsigned int count = 2;
    if (s->shape->graph == 0) {
        *out = s->tiles;
        return RT_SUCCESS;
    }
    if (s->shape->selector) {
        TRY(make_selector(s, s->tiles, s->triangles, &children[0]));
        count = 1;
    }
    if (s->shape->graph > 1) {
        TRY(make_transform(s, higher, s->tiles, &children[count++]));
        TRY(make_transform(s, turned, s->triangles, &children[count++]));
    }
    if (s->shape->graph > 2) {
        RTobject inner;
        TRY(make_group(s, (RTobject[]){s->tiles}, 1, &inner));
        TRY(make_transform(s, larger, inner, &children[count++]));
    }
    return make_group(s, children, count, out);
}

static RTresult make_graph(struct scene *s)
{
    RTobject root;
    TRY(make_tiles(s));
    TRY(make_triangles(s));
    if (s->shape->masks) {
        TRY(rtGeometryGroupSetVisibilityMask(s->tiles, 1));
        TRY(rtGeometryGroupSetVisibilityMask(s->triangles, 2));
    }
    TRY(make_root(s, &root));
    TRY(set_object(s, "scene", root));
    return set_object(s, "part", s->shape->seed & 2 ? s->tiles : s->triangles);
}

/* ---- programs ---- */

static RTresult make_materials(struct scene *s)
{
    RTprogram closest[4], any[3];
    for (int i = 0; i < 4; i++) TRY(make_program(s, "closest", i, &closest[i]));
    for (int i = 0; i < 3; i++) TRY(make_program(s, "any", i, &any[i]));
    for (unsigned int i = 0; i < 2; i++) {
        RTmaterial m;
        RTvariable v;
        TRY(rtMaterialCreate(s->context, &m));
        TRY(rtMaterialSetClosestHitProgram(m, 0, closest[i]));
        if (s->shape->any >> i & 1) TRY(rtMaterialSetAnyHitProgram(m, 0, any[0]));
        for (unsigned int type = 1; type < 3; type++) {
            TRY(rtMaterialSetClosestHitProgram(m, type, closest[1 + type]));
            TRY(rtMaterialSetAnyHitProgram(m, type, any[type]));
        }
        TRY(rtMaterialDeclareVariable(m, "shade", &v));
        TRY(rtVariableSet1ui(v, 1000 + i));
        s->materials[i] = m;
    }
    return RT_SUCCESS;
}

/* Four ids of the programs NAME_SEED_i in a buffer, and one of them as a bound program. */
static RTresult make_callables(struct scene *s, const char *name, unsigned int count,
                               const char *ids_name, const char *bound_name)
{
    RTprogram programs[4], bound;
    RTbuffer buffer;
    int ids[4];
    if (count == 0) return RT_SUCCESS;
    for (unsigned int i = 0; i < count; i++) TRY(make_program(s, name, (int)i, &programs[i]));
    for (unsigned int i = 0; i < 4; i++) TRY(rtProgramGetId(programs[i % count], &ids[i]));
    TRY(make_buffer(s, ids_name, RT_FORMAT_PROGRAM_ID, 4, ids, &buffer));
    TRY(make_program(s, name, (int)(s->shape->seed / 2 % count), &bound));
    return set_object(s, bound_name, bound);
}

static RTresult make_programs(struct scene *s)
{
    RTprogram start, caught, look;
    TRY(rtContextSetRayTypeCount(s->context, 3));
    TRY(rtContextSetEntryPointCount(s->context, 1));
    TRY(make_program(s, "start", -1, &start));
    TRY(rtContextSetRayGenerationProgram(s->context, 0, start));
    TRY(make_program(s, "caught", -1, &caught));
    TRY(rtContextSetExceptionProgram(s->context, 0, caught));
    for (unsigned int i = 0; i < 3; i++) {
        RTprogram miss;
        TRY(make_program(s, "miss", (int)i, &miss));
        TRY(rtContextSetMissProgram(s->context, i, miss));
    }
    TRY(make_callables(s, "plain", s->shape->plain, "plain_ids", "bound_plain"));
    TRY(make_callables(s, "deep", s->shape->deep, "deep_ids", "bound_deep"));
    if (!s->shape->look) return RT_SUCCESS;
    TRY(make_program(s, "look", -1, &look));
    return set_object(s, "bound_look", look);
}

/* ---- the context ---- */

static RTresult make_limits(struct scene *s)
{
    const struct rays_shape *shape = s->shape;
    TRY(rtContextSetExceptionEnabled(s->context, RT_EXCEPTION_ALL, 0));
    if (shape->user_exceptions) TRY(rtContextSetExceptionEnabled(s->context, RT_EXCEPTION_USER, 1));
    if (shape->index_exceptions)
        TRY(rtContextSetExceptionEnabled(s->context, RT_EXCEPTION_BUFFER_INDEX_OUT_OF_BOUNDS, 1));
    if (!shape->max_trace_depth) return RT_SUCCESS;
    TRY(rtContextSetExceptionEnabled(s->context, RT_EXCEPTION_TRACE_DEPTH_EXCEEDED, 1));
    return rtContextSetMaxTraceDepth(s->context, shape->max_trace_depth);
}

static RTresult make_buffers(struct scene *s)
{
    static const unsigned int zeros[RAYS_INDICES * RAYS_OWN_WORDS];
    unsigned int values[RAYS_INPUTS];
    RTbuffer input;
    RTvariable v;
    int id;
    for (unsigned int i = 0; i < RAYS_INPUTS; i++) values[i] = (i + 1) * 2654435769u;
    TRY(make_buffer(s, "input", RT_FORMAT_UNSIGNED_INT, RAYS_INPUTS, values, &input));
    TRY(rtBufferGetId(input, &id));
    TRY(rtContextDeclareVariable(s->context, "input_id", &v));
    TRY(rtVariableSet1i(v, id));
    TRY(make_buffer(s, "scratch", RT_FORMAT_UNSIGNED_INT, RAYS_INDICES * RAYS_OWN_WORDS, zeros,
                    &s->scratch));
    TRY(make_buffer(s, "counters", RT_FORMAT_UNSIGNED_INT, RAYS_COUNTERS, zeros, &s->counters));
    TRY(rtBufferCreate(s->context, RT_BUFFER_OUTPUT, &s->output));
    TRY(rtBufferSetFormat(s->output, RT_FORMAT_UNSIGNED_INT4));
    TRY(rtBufferSetSize2D(s->output, RAYS_WIDTH, RAYS_HEIGHT));
    TRY(set_object(s, "output", s->output));
    return rtContextDeclareVariable(s->context, "setting", &s->setting);
}

static RTresult read_buffer(RTbuffer buffer, void *to, size_t size)
{
    void *data;
    TRY(rtBufferMap(buffer, &data));
    memcpy(to, data, size);
    return rtBufferUnmap(buffer);
}

RTresult rays_run(const struct rays_shape *shape, const char *ptx, RTcontext *context,
                  struct rays_result *out)
{
    struct scene s = {.shape = shape, .ptx = ptx};
    *context = NULL;
    TRY(rtContextCreate(context));
    s.context = *context;
    TRY(make_limits(&s));
    TRY(make_buffers(&s));
    TRY(make_programs(&s));
    TRY(make_materials(&s));
    TRY(make_graph(&s));
    for (unsigned int i = 0; i < RAYS_LAUNCHES; i++) {
        TRY(rtVariableSet1ui(s.setting, 5 + 1000003 * i));
        TRY(rtContextLaunch2D(s.context, 0, RAYS_WIDTH, RAYS_HEIGHT));
        TRY(read_buffer(s.output, out->output[i], sizeof(out->output[i])));
    }
    TRY(read_buffer(s.scratch, out->scratch, sizeof(out->scratch)));
    return read_buffer(s.counters, out->counters, sizeof(out->counters));
}
