/* SPDX-License-Identifier: Apache-2.0 */
/*
 * rtuCreateClusteredMesh: an application of the public interface with programs of its own,
 * programs/helpers/mesh.cu. In the library of helpers what knows handles is in another library, so
 * nothing else of the runtime that does is called; messages go into the context as elsewhere.
 */
#include <string.h>

#include "runtime/object/object.h"

extern const unsigned char rw_mesh_ptx[]; /* ends with a NUL */

/* The buffers, in the order of the table below. */
enum { VERTICES, VERTEX_INDICES, MATERIALS, NORMALS, NORMAL_INDICES, TEXCOORDS, TEXCOORD_INDICES };
enum { BUFFERS = TEXCOORD_INDICES + 1 };

static const struct {
    const char *name;
    RTformat format;
} kinds[BUFFERS] = {
    [VERTICES] = {"vertex_buffer", RT_FORMAT_FLOAT3},
    [VERTEX_INDICES] = {"vindex_buffer", RT_FORMAT_INT3},
    [MATERIALS] = {"material_buffer", RT_FORMAT_UNSIGNED_INT},
    [NORMALS] = {"normal_buffer", RT_FORMAT_FLOAT3},
    [NORMAL_INDICES] = {"nindex_buffer", RT_FORMAT_INT3},
    [TEXCOORDS] = {"texcoord_buffer", RT_FORMAT_FLOAT2},
    [TEXCOORD_INDICES] = {"tindex_buffer", RT_FORMAT_INT3},
};

/* What a buffer of the mesh is made of; a buffer of the application's is used as it is. */
struct source {
    RTbuffer given;
    unsigned count;
    const void *data;
};

struct mesh {
    RTcontext context;
    RTgeometry geometry;
    RTprogram bounds, intersect;
    RTbuffer made[BUFFERS];
};

/* ---- arguments ---- */

static RTresult enter(RTcontext context, const char *call)
{
    int running;
    RTresult result = rtContextGetRunningState(context, &running);
    if (result == RT_SUCCESS) context->call = call;
    return result;
}

static RTresult check_pointer(RTcontext c, const void *pointer, unsigned count, const char *name)
{
    if (pointer || !count) return RT_SUCCESS;
    return rw_error(c, RT_ERROR_INVALID_VALUE, "argument '%s' is NULL", name);
}

/* A live buffer of this context with one dimension; NULL is good too. */
static RTresult check_buffer(RTcontext c, RTbuffer buffer, RTformat format, const char *name,
                             const char *call)
{
    RTcontext owner = NULL;
    RTformat found = RT_FORMAT_UNKNOWN;
    if (!buffer) return RT_SUCCESS;
    bool live = rtBufferGetContext(buffer, &owner) == RT_SUCCESS &&
                rtBufferGetFormat(buffer, &found) == RT_SUCCESS;
    if (!enter(c, call) && live && owner == c && found == format) return RT_SUCCESS;
    if (live && owner == c)
        return rw_error(c, RT_ERROR_TYPE_MISMATCH, "the format of '%s' is 0x%x, not 0x%x", name,
                        (unsigned)found, (unsigned)format);
    return rw_error(c, RT_ERROR_INVALID_VALUE,
                    "argument '%s' is no live buffer of this context: it was destroyed, never "
                    "created, or belongs to another",
                    name);
}

static RTresult check_indices(RTcontext c, unsigned vertex_count, unsigned count,
                              const unsigned *indices)
{
    for (size_t i = 0; i < 3 * (size_t)count; i++)
        if (indices[i] >= vertex_count)
            return rw_error(c, RT_ERROR_INVALID_VALUE,
                            "triangle %zu has vertex %u, but there are %u", i / 3, indices[i],
                            vertex_count);
    return RT_SUCCESS;
}

/* ---- making ---- */

static RTresult make_buffer(struct mesh *m, unsigned which, const struct source *from)
{
    RTbuffer buffer;
    RTsize element = 0;
    void *to;
    RW_CHECK(rtBufferCreate(m->context, RT_BUFFER_INPUT, &buffer));
    m->made[which] = buffer;
    RW_CHECK(rtBufferSetFormat(buffer, kinds[which].format));
    RW_CHECK(rtBufferSetSize1D(buffer, from->count));
    RW_CHECK(rtBufferGetElementSize(buffer, &element));
    RW_CHECK(rtBufferMapEx(buffer, RT_BUFFER_MAP_WRITE_DISCARD, 0, NULL, &to));
    if (from->count) memcpy(to, from->data, from->count * element);
    return rtBufferUnmap(buffer);
}

static RTresult make_geometry(struct mesh *m, unsigned count)
{
    const char *ptx = (const char *)rw_mesh_ptx;
    RW_CHECK(rtGeometryCreate(m->context, &m->geometry));
    RW_CHECK(rtProgramCreateFromPTXString(m->context, ptx, "bounds", &m->bounds));
    RW_CHECK(rtProgramCreateFromPTXString(m->context, ptx, "intersect", &m->intersect));
    RW_CHECK(rtGeometrySetPrimitiveCount(m->geometry, count));
    RW_CHECK(rtGeometrySetBoundingBoxProgram(m->geometry, m->bounds));
    return rtGeometrySetIntersectionProgram(m->geometry, m->intersect);
}

static RTresult make(struct mesh *m, unsigned count, const struct source *sources)
{
    RTvariable v;
    RW_CHECK(make_geometry(m, count));
    for (unsigned b = 0; b < BUFFERS; b++) {
        if (!sources[b].given) RW_CHECK(make_buffer(m, b, &sources[b]));
        RW_CHECK(rtGeometryDeclareVariable(m->geometry, kinds[b].name, &v));
        RW_CHECK(rtVariableSetObject(v, sources[b].given ? sources[b].given : m->made[b]));
    }
    return RT_SUCCESS;
}

/* Leaves the message of the failure as it is: nothing here fails. */
static void give_up(struct mesh *m)
{
    rtGeometryDestroy(m->geometry);
    rtProgramDestroy(m->bounds);
    rtProgramDestroy(m->intersect);
    for (unsigned b = 0; b < BUFFERS; b++) rtBufferDestroy(m->made[b]);
}

static RTresult create(const char *call, RTcontext context, RTgeometry *mesh, unsigned vertex_count,
                       const float *vertices, unsigned count, const unsigned *indices,
                       const unsigned *materials, RTbuffer normals, const unsigned *normal_indices,
                       RTbuffer texcoords, const unsigned *texcoord_indices)
{
    struct mesh m = {.context = context};
    RTresult result = enter(context, call);
    if (result != RT_SUCCESS) return result;
    RW_TRY(check_pointer(context, mesh, 1, "mesh"));
    RW_TRY(check_pointer(context, vertices, vertex_count, "verts"));
    RW_TRY(check_pointer(context, indices, count, "indices"));
    RW_TRY(check_pointer(context, materials, count, "mat_indices"));
    RW_TRY(check_indices(context, vertex_count, count, indices));
    RW_TRY(check_buffer(context, normals, kinds[NORMALS].format, "norms", call));
    RW_TRY(check_buffer(context, texcoords, kinds[TEXCOORDS].format, "tex_coords", call));
    const struct source sources[BUFFERS] = {
        [VERTICES] = {NULL, vertex_count, vertices},
        [VERTEX_INDICES] = {NULL, count, indices},
        [MATERIALS] = {NULL, count, materials},
        [NORMALS] = {normals, 0, NULL},
        [NORMAL_INDICES] = {NULL, normals ? count : 0, normal_indices ? normal_indices : indices},
        [TEXCOORDS] = {texcoords, 0, NULL},
        [TEXCOORD_INDICES] = {NULL, texcoords ? count : 0,
                              texcoord_indices ? texcoord_indices : indices},
    };
    RW_TRY(make(&m, count, sources));
    *mesh = m.geometry;
    return RT_SUCCESS;
fail:
    give_up(&m);
    return result;
}

/* usePTX32InHost64: nobody has 32-bit programs any more. */
RTresult rtuCreateClusteredMesh(RTcontext context, unsigned int usePTX32InHost64, RTgeometry *mesh,
                                unsigned int num_verts, const float *verts, unsigned int num_tris,
                                const unsigned int *indices, const unsigned int *mat_indices)
{
    (void)usePTX32InHost64;
    return create(__func__, context, mesh, num_verts, verts, num_tris, indices, mat_indices, NULL,
                  NULL, NULL, NULL);
}

RTresult rtuCreateClusteredMeshExt(RTcontext context, unsigned int usePTX32InHost64,
                                   RTgeometry *mesh, unsigned int num_verts, const float *verts,
                                   unsigned int num_tris, const unsigned int *indices,
                                   const unsigned int *mat_indices, RTbuffer norms,
                                   const unsigned int *norm_indices, RTbuffer tex_coords,
                                   const unsigned int *tex_indices)
{
    (void)usePTX32InHost64;
    return create(__func__, context, mesh, num_verts, verts, num_tris, indices, mat_indices, norms,
                  norm_indices, tex_coords, tex_indices);
}
