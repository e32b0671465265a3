/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Geometry triangles: a mesh in the application's buffers, for the built-in triangle test. The
 * views are stored as given, a stride of 0 resolved to the size of an element; that they lie inside
 * their buffers is checked when the graph is validated, since buffers change size on their own.
 */
#include "runtime/api/access.h"
#include "runtime/base/format.h"

#include <math.h>
#include <string.h>

#define TYPE RW_OBJECT_GEOMETRY_TRIANGLES
#define GETTER(What, T, expression)                                                                \
    RW_GETTER(GeometryTriangles, What, RTgeometrytriangles, TYPE, T, expression)
#define SETTER(What, T, field)                                                                     \
    RW_SETTER(GeometryTriangles, What, RTgeometrytriangles, TYPE, T, field, rw_changed_mesh)

SETTER(PrimitiveCount, unsigned int, primitive_count)
GETTER(PrimitiveCount, unsigned int, object->primitive_count)
SETTER(PrimitiveIndexOffset, unsigned int, primitive_index_offset)
GETTER(PrimitiveIndexOffset, unsigned int, object->primitive_index_offset)
GETTER(MaterialCount, unsigned int, object->material_count)
GETTER(AttributeProgram, RTprogram, rw_live(object->attribute))
RW_LINK_SETTER(GeometryTriangles, AttributeProgram, RTgeometrytriangles, TYPE, RTprogram,
               rw_argument_program(context, value, false), object->attribute)

static RTresult resize_slots(RTgeometrytriangles triangles, unsigned count)
{
    enum { LIMIT = 1 << 16 }; /* what indices of 16 bits reach */
    RTcontext context = triangles->base.context;
    if (!count || count > LIMIT)
        return rw_error(context, RT_ERROR_INVALID_VALUE, "%u materials; 1 to %d are possible",
                        count, LIMIT);
    RTgeometryflags *flags = rw_realloc(triangles->material_flags, count * sizeof *flags);
    if (!flags) return rw_out_of_memory(context, "the flags of materials");
    for (unsigned i = triangles->material_count; i < count; i++) flags[i] = RT_GEOMETRY_FLAG_NONE;
    triangles->material_flags = flags;
    triangles->material_count = count;
    rw_changed_structure(context);
    return RT_SUCCESS;
}

RTresult rtGeometryTrianglesCreate(RTcontext context, RTgeometrytriangles *geometrytriangles)
{
    RW_ENTER_CONTEXT(context);
    RTgeometrytriangles created = NULL;
    RW_CHECK(rw_argument_pointer(context, geometrytriangles, "geometrytriangles"));
    RW_CHECK(rw_object_create(context, TYPE, sizeof *created, &created));
    created->motion = RW_MOTION_NONE;
    RTresult result = resize_slots(created, 1);
    if (result == RT_SUCCESS)
        *geometrytriangles = created;
    else
        rw_object_destroy(&created->base);
    return result;
}

/* ---- views ---- */

struct accepted {
    RTformat format;
    unsigned alignment; /* of offset and stride, bytes: the size of a component */
};

static const struct accepted vertex_formats[] = {
    {RT_FORMAT_FLOAT3, 4}, {RT_FORMAT_HALF3, 2}, {RT_FORMAT_FLOAT2, 4}, {RT_FORMAT_HALF2, 2}, {0}};
static const struct accepted index_formats[] = {
    {RT_FORMAT_UNSIGNED_INT3, 4}, {RT_FORMAT_UNSIGNED_SHORT3, 2}, {0}};
static const struct accepted material_formats[] = {
    {RT_FORMAT_UNSIGNED_INT, 4}, {RT_FORMAT_UNSIGNED_SHORT, 2}, {RT_FORMAT_UNSIGNED_BYTE, 1}, {0}};

static RTresult check_view(RTcontext context, const struct accepted *formats,
                           struct rw_buffer_view *view, const char *what)
{
    const struct rw_format *format = rw_format_find(view->format);
    while (formats->alignment && formats->format != view->format) formats++;
    if (!formats->alignment)
        return rw_error(context, RT_ERROR_INVALID_VALUE, "%s cannot be in format %s (0x%x)", what,
                        format ? format->name : "unknown", (unsigned)view->format);
    if (!view->stride) view->stride = format->size;
    if (view->stride < format->size)
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "%s have %zu bytes each, but the stride is %zu", what, format->size,
                        view->stride);
    if (view->stride % formats->alignment || view->offset % formats->alignment)
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "%s: offset %zu and stride %zu have to be multiples of %u", what,
                        view->offset, view->stride, formats->alignment);
    return RT_SUCCESS;
}

/* Without `required` a NULL buffer takes the view away. */
static RTresult set_view(RTgeometrytriangles triangles, struct rw_buffer_view *to,
                         struct rw_buffer_view view, const struct accepted *formats, bool required,
                         const char *what)
{
    RTcontext context = triangles->base.context;
    if (view.buffer || required) {
        RW_CHECK(rw_argument(context, view.buffer, RW_OBJECT_BUFFER, "buffer"));
        RW_CHECK(check_view(context, formats, &view, what));
    }
    rw_link(&to->buffer, view.buffer);
    *to = view;
    rw_changed_mesh(context);
    return RT_SUCCESS;
}

static void drop_steps(RTgeometrytriangles triangles)
{
    for (unsigned k = 0; k < triangles->step_buffer_count; k++)
        rw_link(&triangles->step_buffers[k], NULL);
    rw_free(triangles->step_buffers);
    triangles->step_buffers = NULL;
    triangles->step_buffer_count = 0;
    triangles->step_stride = 0;
}

static RTresult set_vertices(RTgeometrytriangles triangles, unsigned count,
                             struct rw_buffer_view view)
{
    RTresult result =
        set_view(triangles, &triangles->vertices, view, vertex_formats, true, "vertices");
    if (result != RT_SUCCESS) return result;
    triangles->vertex_count = count;
    drop_steps(triangles);
    return RT_SUCCESS;
}

struct rw_buffer_view rw_triangles_vertices(const struct RTgeometrytriangles_api *triangles,
                                            unsigned step)
{
    struct rw_buffer_view view = triangles->vertices;
    if (triangles->step_buffer_count > step)
        view.buffer = triangles->step_buffers[step];
    else
        view.offset += step * triangles->step_stride;
    return view;
}

RTresult rtGeometryTrianglesSetVertices(RTgeometrytriangles geometrytriangles,
                                        unsigned int vertexCount, RTbuffer vertexBuffer,
                                        RTsize vertexBufferByteOffset, RTsize vertexByteStride,
                                        RTformat positionFormat)
{
    RW_ENTER(geometrytriangles, TYPE);
    struct rw_buffer_view view = {vertexBuffer, vertexBufferByteOffset, vertexByteStride,
                                  positionFormat};
    return set_vertices(geometrytriangles, vertexCount, view);
}

/* A step stride of 0: the steps follow one another. */
RTresult rtGeometryTrianglesSetMotionVertices(RTgeometrytriangles geometrytriangles,
                                              unsigned int vertexCount, RTbuffer vertexBuffer,
                                              RTsize vertexBufferByteOffset,
                                              RTsize vertexByteStride,
                                              RTsize vertexMotionStepByteStride,
                                              RTformat positionFormat)
{
    RW_ENTER(geometrytriangles, TYPE);
    struct rw_buffer_view view = {vertexBuffer, vertexBufferByteOffset, vertexByteStride,
                                  positionFormat};
    RTresult result = set_vertices(geometrytriangles, vertexCount, view);
    if (result != RT_SUCCESS) return result;
    geometrytriangles->step_stride = vertexMotionStepByteStride;
    if (!vertexMotionStepByteStride)
        geometrytriangles->step_stride = vertexCount * geometrytriangles->vertices.stride;
    return RT_SUCCESS;
}

static RTresult set_step_buffers(RTgeometrytriangles triangles, const RTbuffer *buffers,
                                 unsigned count)
{
    RTbuffer *links = rw_calloc(count, sizeof *links);
    if (!links) return rw_out_of_memory(triangles->base.context, "the vertices of motion steps");
    for (unsigned k = 0; k < count; k++) rw_link(&links[k], buffers[k]);
    triangles->step_buffers = links;
    triangles->step_buffer_count = count;
    return RT_SUCCESS;
}

RTresult rtGeometryTrianglesSetMotionVerticesMultiBuffer(
    RTgeometrytriangles geometrytriangles, unsigned int vertexCount, RTbuffer *vertexBuffers,
    unsigned int vertexBufferCount, RTsize vertexBufferByteOffset, RTsize vertexByteStride,
    RTformat positionFormat)
{
    RW_ENTER(geometrytriangles, TYPE);
    RTcontext context = geometrytriangles->base.context;
    RTresult result = rw_argument_pointer(context, vertexBuffers, "vertexBuffers");
    if (result != RT_SUCCESS) return result;
    if (!vertexBufferCount) return rw_error(context, RT_ERROR_INVALID_VALUE, "0 vertex buffers");
    for (unsigned k = 0; k < vertexBufferCount; k++)
        RW_CHECK(rw_argument(context, vertexBuffers[k], RW_OBJECT_BUFFER, "vertexBuffers"));
    struct rw_buffer_view view = {vertexBuffers[0], vertexBufferByteOffset, vertexByteStride,
                                  positionFormat};
    RW_CHECK(set_vertices(geometrytriangles, vertexCount, view));
    return set_step_buffers(geometrytriangles, vertexBuffers, vertexBufferCount);
}

RTresult rtGeometryTrianglesSetTriangleIndices(RTgeometrytriangles geometrytriangles,
                                               RTbuffer indexBuffer, RTsize indexBufferByteOffset,
                                               RTsize triIndicesByteStride,
                                               RTformat triIndicesFormat)
{
    RW_ENTER(geometrytriangles, TYPE);
    struct rw_buffer_view view = {indexBuffer, indexBufferByteOffset, triIndicesByteStride,
                                  triIndicesFormat};
    return set_view(geometrytriangles, &geometrytriangles->indices, view, index_formats, false,
                    "triangle indices");
}

RTresult rtGeometryTrianglesSetMaterialIndices(RTgeometrytriangles geometrytriangles,
                                               RTbuffer materialIndexBuffer,
                                               RTsize materialIndexBufferByteOffset,
                                               RTsize materialIndexByteStride,
                                               RTformat materialIndexFormat)
{
    RW_ENTER(geometrytriangles, TYPE);
    struct rw_buffer_view view = {materialIndexBuffer, materialIndexBufferByteOffset,
                                  materialIndexByteStride, materialIndexFormat};
    return set_view(geometrytriangles, &geometrytriangles->material_indices, view, material_formats,
                    false, "material indices");
}

/* That `count` elements of a view lie inside its buffer. */
static RTresult check_range(RTcontext context, const struct rw_buffer_view *view, uint64_t count,
                            const char *what)
{
    if (!view->buffer || !count) return RT_SUCCESS;
    if (!view->buffer->base.alive)
        return rw_error(context, RT_ERROR_INVALID_VALUE, "the buffer of the %s was destroyed",
                        what);
    size_t bytes = rw_buffer_bytes(view->buffer), size = rw_format_find(view->format)->size;
    /* Offset and stride may be anything: no product that could overflow. */
    bool fits = bytes >= size && view->offset <= bytes - size &&
                (count == 1 || (bytes - size - view->offset) / (count - 1) >= view->stride);
    if (fits) return RT_SUCCESS;
    return rw_error(context, RT_ERROR_INVALID_VALUE,
                    "%llu %s at offset %zu with stride %zu do not fit into a buffer of %zu bytes",
                    (unsigned long long)count, what, view->offset, view->stride, bytes);
}

/* The vertices of all motion steps. */
static RTresult check_steps(RTgeometrytriangles triangles)
{
    RTcontext context = triangles->base.context;
    const unsigned steps = triangles->motion.steps, buffers = triangles->step_buffer_count;
    if (steps > 1 && buffers ? buffers != steps : steps > 1 && !triangles->step_stride)
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "geometry triangles have %u motion steps, but the vertices of %u; call "
                        "rtGeometryTrianglesSetMotionVertices",
                        steps, buffers ? buffers : 1);
    for (unsigned k = 0; k < steps; k++) {
        struct rw_buffer_view view = rw_triangles_vertices(triangles, k);
        RW_CHECK(check_range(context, &view, triangles->vertex_count, "vertices"));
    }
    return RT_SUCCESS;
}

RTresult rw_triangles_check(RTgeometrytriangles triangles)
{
    RTcontext context = triangles->base.context;
    uint64_t count = triangles->primitive_count;
    if (count && !triangles->vertices.buffer)
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "geometry triangles lack their vertices; call "
                        "rtGeometryTrianglesSetVertices");
    if (!triangles->indices.buffer && triangles->vertex_count < 3 * count)
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "%llu triangles without indices need %llu vertices, there are %u",
                        (unsigned long long)count, (unsigned long long)(3 * count),
                        triangles->vertex_count);
    RW_CHECK(check_steps(triangles));
    RW_CHECK(check_range(context, &triangles->indices, count, "triangle indices"));
    return check_range(context, &triangles->material_indices, count, "material indices");
}

static bool is_gone(const struct rw_buffer_view *view)
{
    return view->buffer && !view->buffer->base.alive;
}

bool rw_triangles_are_released(const struct RTgeometrytriangles_api *triangles)
{
    if (!(triangles->build_flags & RT_GEOMETRY_BUILD_FLAG_RELEASE_BUFFERS)) return false;
    for (unsigned k = 0; k < triangles->motion.steps; k++) {
        struct rw_buffer_view view = rw_triangles_vertices(triangles, k);
        if (is_gone(&view)) return true;
    }
    return is_gone(&triangles->vertices) || is_gone(&triangles->indices) ||
           is_gone(&triangles->material_indices);
}

/* ---- materials and the rest ---- */

RTresult rtGeometryTrianglesSetMaterialCount(RTgeometrytriangles geometrytriangles,
                                             unsigned int numMaterials)
{
    RW_ENTER(geometrytriangles, TYPE);
    return resize_slots(geometrytriangles, numMaterials);
}

static RTresult check_flags(RTcontext context, unsigned flags, unsigned known)
{
    if (!(flags & ~known)) return RT_SUCCESS;
    return rw_error(context, RT_ERROR_INVALID_VALUE, "flags 0x%x have bits other than 0x%x", flags,
                    known);
}

RTresult rtGeometryTrianglesSetFlagsPerMaterial(RTgeometrytriangles geometrytriangles,
                                                unsigned int materialIndex, RTgeometryflags flags)
{
    RW_ENTER(geometrytriangles, TYPE);
    RTcontext context = geometrytriangles->base.context;
    RW_CHECK(rw_argument_index(context, materialIndex, geometrytriangles->material_count,
                               "materialIndex"));
    RW_CHECK(check_flags(context, flags,
                         RT_GEOMETRY_FLAG_DISABLE_ANYHIT | RT_GEOMETRY_FLAG_NO_SPLITTING));
    if ((geometrytriangles->material_flags[materialIndex] ^ flags) &
        RT_GEOMETRY_FLAG_DISABLE_ANYHIT)
        rw_changed_structure(context); /* a feature */
    geometrytriangles->material_flags[materialIndex] = flags;
    rw_changed_value(context);
    return RT_SUCCESS;
}

RTresult rtGeometryTrianglesGetFlagsPerMaterial(RTgeometrytriangles triangles,
                                                unsigned int materialIndex, RTgeometryflags *flags)
{
    RW_ENTER_TO_READ(triangles, TYPE);
    RTcontext context = triangles->base.context;
    RW_CHECK(rw_argument_index(context, materialIndex, triangles->material_count, "materialIndex"));
    RW_CHECK(rw_argument_pointer(context, flags, "flags"));
    *flags = triangles->material_flags[materialIndex];
    return RT_SUCCESS;
}

RTresult rtGeometryTrianglesSetBuildFlags(RTgeometrytriangles geometrytriangles,
                                          RTgeometrybuildflags buildFlags)
{
    RW_ENTER(geometrytriangles, TYPE);
    RTresult result = check_flags(geometrytriangles->base.context, buildFlags,
                                  RT_GEOMETRY_BUILD_FLAG_RELEASE_BUFFERS);
    if (result != RT_SUCCESS) return result;
    if (geometrytriangles->build_flags != buildFlags)
        rw_changed_structure(geometrytriangles->base.context); /* destroyed buffers count or not */
    geometrytriangles->build_flags = buildFlags;
    return RT_SUCCESS;
}

static const float unit[12] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0};

/* Between 3 rows of 4 and, with `transpose`, 4 columns of 3 in the caller's memory. */
static void copy_out(float *to, const float *from, int transpose)
{
    for (int r = 0; r < 3; r++)
        for (int c = 0; c < 4; c++) to[transpose ? c * 3 + r : r * 4 + c] = from[r * 4 + c];
}

RTresult rtGeometryTrianglesSetPreTransformMatrix(RTgeometrytriangles geometrytriangles,
                                                  int transpose, const float *matrix)
{
    RW_ENTER(geometrytriangles, TYPE);
    RTcontext context = geometrytriangles->base.context;
    for (int i = 0; matrix && i < 12; i++)
        if (!isfinite(matrix[i]))
            return rw_error(context, RT_ERROR_INVALID_VALUE, "element %d of the matrix is %g", i,
                            (double)matrix[i]);
    geometrytriangles->has_pre_transform = matrix != NULL;
    for (int r = 0; matrix && r < 3; r++)
        for (int c = 0; c < 4; c++)
            geometrytriangles->pre_transform[r * 4 + c] = matrix[transpose ? c * 3 + r : r * 4 + c];
    rw_changed_mesh(context);
    return RT_SUCCESS;
}

/* Without a matrix: the identity. */
RTresult rtGeometryTrianglesGetPreTransformMatrix(RTgeometrytriangles geometrytriangles,
                                                  int transpose, float *matrix)
{
    RW_ENTER_TO_READ(geometrytriangles, TYPE);
    RTresult result = rw_argument_pointer(geometrytriangles->base.context, matrix, "matrix");
    if (result != RT_SUCCESS) return result;
    copy_out(matrix, geometrytriangles->has_pre_transform ? geometrytriangles->pre_transform : unit,
             transpose);
    return RT_SUCCESS;
}

void rw_geometry_triangles_drop(struct rw_object *object)
{
    RTgeometrytriangles triangles = (RTgeometrytriangles)object;
    rw_variables_drop(&triangles->variables);
    drop_steps(triangles);
    rw_link(&triangles->vertices.buffer, NULL);
    rw_link(&triangles->indices.buffer, NULL);
    rw_link(&triangles->material_indices.buffer, NULL);
    rw_link(&triangles->attribute, NULL);
    rw_free(triangles->material_flags);
}
