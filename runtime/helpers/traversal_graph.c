/* SPDX-License-Identifier: Apache-2.0 */
/* See traversal.h. */
#include "runtime/helpers/traversal.h"

#include <string.h>

#include "runtime/object/error.h"

extern const unsigned char rw_traversal_ptx[]; /* programs/helpers/traversal.cu; ends with a NUL */

#define CHECKED(call) RW_CHECK(rw_traversal_check(t, call))

/* ---- programs ---- */

static const char *const program_names[RW_TRAVERSAL_PROGRAMS] = {"generate", "hit", "miss"};

/* The buffers that a program has as variables. */
static const struct {
    enum rw_traversal_program program;
    const char *name;
    enum rw_traversal_buffer buffer;
} links[] = {
    {RW_TRAVERSAL_GENERATE, "rays", RW_TRAVERSAL_RAYS},
    {RW_TRAVERSAL_HIT, "vertices", RW_TRAVERSAL_VERTICES},
    {RW_TRAVERSAL_HIT, "indices", RW_TRAVERSAL_INDICES},
    {RW_TRAVERSAL_HIT, "results", RW_TRAVERSAL_RESULTS},
    {RW_TRAVERSAL_HIT, "normals", RW_TRAVERSAL_NORMALS},
    {RW_TRAVERSAL_HIT, "barycentrics", RW_TRAVERSAL_BARYCENTRICS},
    {RW_TRAVERSAL_HIT, "backfacing", RW_TRAVERSAL_BACKFACING},
    {RW_TRAVERSAL_MISS, "results", RW_TRAVERSAL_RESULTS},
    {RW_TRAVERSAL_MISS, "normals", RW_TRAVERSAL_NORMALS},
    {RW_TRAVERSAL_MISS, "barycentrics", RW_TRAVERSAL_BARYCENTRICS},
    {RW_TRAVERSAL_MISS, "backfacing", RW_TRAVERSAL_BACKFACING},
};

static RTresult bind_object(RTUtraversal t, enum rw_traversal_program p, const char *name,
                            RTobject object)
{
    RTvariable v;
    CHECKED(rtProgramDeclareVariable(t->programs[p], name, &v));
    CHECKED(rtVariableSetObject(v, object));
    return RT_SUCCESS;
}

static RTresult bind_number(RTUtraversal t, enum rw_traversal_program p, const char *name,
                            unsigned number)
{
    RTvariable v;
    CHECKED(rtProgramDeclareVariable(t->programs[p], name, &v));
    CHECKED(rtVariableSet1ui(v, number));
    return RT_SUCCESS;
}

static RTresult make_programs(RTUtraversal t)
{
    for (unsigned p = 0; p < RW_TRAVERSAL_PROGRAMS; p++)
        CHECKED(rtProgramCreateFromPTXString(t->context, (const char *)rw_traversal_ptx,
                                             program_names[p], &t->programs[p]));
    for (size_t i = 0; i < sizeof links / sizeof *links; i++)
        RW_CHECK(bind_object(t, links[i].program, links[i].name, t->buffers[links[i].buffer]));
    RW_CHECK(bind_object(t, RW_TRAVERSAL_GENERATE, "group", t->group));
    RW_CHECK(bind_number(t, RW_TRAVERSAL_GENERATE, "stride", t->stride));
    RW_CHECK(bind_number(t, RW_TRAVERSAL_GENERATE, "ray_flags", t->ray_flags));
    RW_CHECK(bind_number(t, RW_TRAVERSAL_HIT, "outputs", t->outputs));
    return bind_number(t, RW_TRAVERSAL_MISS, "outputs", t->outputs);
}

/* ---- buffers and graph ---- */

static const struct {
    RTbuffertype type;
    RTformat format;
} kinds[RW_TRAVERSAL_BUFFERS] = {
    [RW_TRAVERSAL_RAYS] = {RT_BUFFER_INPUT, RT_FORMAT_FLOAT2},
    [RW_TRAVERSAL_VERTICES] = {RT_BUFFER_INPUT, RT_FORMAT_FLOAT3},
    [RW_TRAVERSAL_INDICES] = {RT_BUFFER_INPUT, RT_FORMAT_UNSIGNED_INT3},
    [RW_TRAVERSAL_RESULTS] = {RT_BUFFER_OUTPUT, RT_FORMAT_USER},
    [RW_TRAVERSAL_NORMALS] = {RT_BUFFER_OUTPUT, RT_FORMAT_FLOAT3},
    [RW_TRAVERSAL_BARYCENTRICS] = {RT_BUFFER_OUTPUT, RT_FORMAT_FLOAT2},
    [RW_TRAVERSAL_BACKFACING] = {RT_BUFFER_OUTPUT, RT_FORMAT_BYTE},
};

static RTresult make_buffers(RTUtraversal t)
{
    for (unsigned b = 0; b < RW_TRAVERSAL_BUFFERS; b++) {
        CHECKED(rtBufferCreate(t->context, kinds[b].type, &t->buffers[b]));
        CHECKED(rtBufferSetFormat(t->buffers[b], kinds[b].format));
        if (kinds[b].format == RT_FORMAT_USER)
            CHECKED(rtBufferSetElementSize(t->buffers[b], sizeof(RTUtraversalresult)));
        CHECKED(rtBufferSetSize1D(t->buffers[b], 0));
    }
    return RT_SUCCESS;
}

static RTresult make_nodes(RTUtraversal t)
{
    RTcontext c = t->context;
    CHECKED(rtGeometryTrianglesCreate(c, &t->triangles));
    if (t->tri_format == RTU_TRIFORMAT_MESH)
        CHECKED(rtGeometryTrianglesSetTriangleIndices(
            t->triangles, t->buffers[RW_TRAVERSAL_INDICES], 0, 0, RT_FORMAT_UNSIGNED_INT3));
    CHECKED(rtMaterialCreate(c, &t->material));
    CHECKED(rtGeometryInstanceCreate(c, &t->instance));
    CHECKED(rtGeometryInstanceSetGeometryTriangles(t->instance, t->triangles));
    CHECKED(rtGeometryInstanceSetMaterialCount(t->instance, 1));
    CHECKED(rtGeometryInstanceSetMaterial(t->instance, 0, t->material));
    CHECKED(rtAccelerationCreate(c, &t->acceleration));
    CHECKED(rtGeometryGroupCreate(c, &t->group));
    CHECKED(rtGeometryGroupSetAcceleration(t->group, t->acceleration));
    CHECKED(rtGeometryGroupSetChildCount(t->group, 1));
    CHECKED(rtGeometryGroupSetChild(t->group, 0, t->instance));
    return RT_SUCCESS;
}

RTresult rw_traversal_make_graph(RTUtraversal t)
{
    RW_CHECK(make_buffers(t));
    RW_CHECK(make_nodes(t));
    return make_programs(t);
}

/* What is NULL was not made, and its Destroy does nothing. */
void rw_traversal_free_graph(RTUtraversal t)
{
    if (t->owns_context) {
        rtContextDestroy(t->context);
        return;
    }
    rtGeometryGroupDestroy(t->group);
    rtAccelerationDestroy(t->acceleration);
    rtGeometryInstanceDestroy(t->instance);
    rtMaterialDestroy(t->material);
    rtGeometryTrianglesDestroy(t->triangles);
    for (unsigned p = 0; p < RW_TRAVERSAL_PROGRAMS; p++) rtProgramDestroy(t->programs[p]);
    for (unsigned b = 0; b < RW_TRAVERSAL_BUFFERS; b++) rtBufferDestroy(t->buffers[b]);
}

/* ---- triangles ---- */

static RTresult fill(RTUtraversal t, enum rw_traversal_buffer which, unsigned count,
                     const void *data)
{
    RTbuffer buffer = t->buffers[which];
    RTsize element = 0;
    void *to;
    CHECKED(rtBufferSetSize1D(buffer, count));
    CHECKED(rtBufferGetElementSize(buffer, &element));
    CHECKED(rtBufferMapEx(buffer, RT_BUFFER_MAP_WRITE_DISCARD, 0, NULL, &to));
    if (count) memcpy(to, data, count * element);
    CHECKED(rtBufferUnmap(buffer));
    return RT_SUCCESS;
}

RTresult rw_traversal_set_triangles(RTUtraversal t, unsigned vertex_count, const float *vertices,
                                    unsigned count, const unsigned *indices)
{
    t->has_triangles = false;
    RW_CHECK(fill(t, RW_TRAVERSAL_VERTICES, vertex_count, vertices));
    if (indices) RW_CHECK(fill(t, RW_TRAVERSAL_INDICES, count, indices));
    CHECKED(rtGeometryTrianglesSetPrimitiveCount(t->triangles, count));
    CHECKED(rtGeometryTrianglesSetVertices(
        t->triangles, vertex_count, t->buffers[RW_TRAVERSAL_VERTICES], 0, 0, RT_FORMAT_FLOAT3));
    CHECKED(rtAccelerationMarkDirty(t->acceleration));
    t->has_triangles = true;
    return RT_SUCCESS;
}

/* ---- rays ---- */

RTresult rw_traversal_size_outputs(RTUtraversal t)
{
    CHECKED(rtBufferSetSize1D(t->buffers[RW_TRAVERSAL_RESULTS], t->ray_count));
    for (unsigned k = 0; RW_TRAVERSAL_NORMALS + k < RW_TRAVERSAL_BUFFERS; k++)
        if (t->outputs >> k & 1)
            CHECKED(rtBufferSetSize1D(t->buffers[RW_TRAVERSAL_NORMALS + k], t->ray_count));
    return RT_SUCCESS;
}

/* Others may have set their programs since. Setting what is set changes nothing. */
static RTresult claim_context(RTUtraversal t)
{
    RTcontext c = t->context;
    unsigned entries = 0, types = 0;
    CHECKED(rtContextGetEntryPointCount(c, &entries));
    if (!entries) CHECKED(rtContextSetEntryPointCount(c, 1));
    CHECKED(rtContextGetRayTypeCount(c, &types));
    if (!types) CHECKED(rtContextSetRayTypeCount(c, 1));
    CHECKED(rtContextSetRayGenerationProgram(c, 0, t->programs[RW_TRAVERSAL_GENERATE]));
    CHECKED(rtContextSetMissProgram(c, 0, t->programs[RW_TRAVERSAL_MISS]));
    CHECKED(rtMaterialSetClosestHitProgram(t->material, 0, t->programs[RW_TRAVERSAL_HIT]));
    return RT_SUCCESS;
}

RTresult rw_traversal_launch(RTUtraversal t, unsigned width)
{
    if (!t->has_triangles)
        return rw_traversal_fail(t, RT_ERROR_INVALID_VALUE, "there are no triangles; call %s first",
                                 t->tri_format == RTU_TRIFORMAT_MESH ? "rtuTraversalSetMesh"
                                                                     : "rtuTraversalSetTriangles");
    RW_CHECK(claim_context(t));
    CHECKED(rtContextLaunch1D(t->context, 0, width));
    return RT_SUCCESS;
}
