/* SPDX-License-Identifier: Apache-2.0 */
/*
 * optixpp: bodies of the methods of programs and nodes. Included by optixpp_namespace.h; not for
 * use by itself.
 */
#ifndef RW_COMPAT_OPTIXPP_GRAPH_METHODS_H
#define RW_COMPAT_OPTIXPP_GRAPH_METHODS_H

namespace optix
{
/* ---- Program ---- */

RW_DEFINE_OBJECT(Program)
RW_DEFINE_SCOPE(Program)
RW_DEFINE_GET(Program, int, getId, GetId)
inline void ProgramObj::setCallsitePotentialCallees(const std::string &callSiteName,
                                                    const std::vector<int> &calleeIds)
{
    checkError(rtProgramCallsiteSetPotentialCallees(m_object, callSiteName.c_str(),
                                                    calleeIds.empty() ? 0 : &calleeIds[0],
                                                    static_cast<int>(calleeIds.size())));
}

/* ---- Group, selector: children of any kind ---- */

#define RW_DEFINE_CHILDREN(Name)                                                                   \
    RW_DEFINE_VALUE(Name, unsigned int, ChildCount)                                                \
    template <typename T> void Name##Obj::setChild(unsigned int index, T child)                    \
    {                                                                                              \
        checkError(rt##Name##SetChild(m_object, index, child->get()));                             \
    }                                                                                              \
    template <typename T> T Name##Obj::getChild(unsigned int index) const                          \
    {                                                                                              \
        RTobject child = 0;                                                                        \
        checkError(rt##Name##GetChild(m_object, index, &child));                                   \
        return T::take(child);                                                                     \
    }                                                                                              \
    inline RTobjecttype Name##Obj::getChildType(unsigned int index) const                          \
    {                                                                                              \
        RTobjecttype type = RT_OBJECTTYPE_UNKNOWN;                                                 \
        checkError(rt##Name##GetChildType(m_object, index, &type));                                \
        return type;                                                                               \
    }                                                                                              \
    template <typename T> unsigned int Name##Obj::addChild(T child)                                \
    {                                                                                              \
        unsigned int index = 0;                                                                    \
        checkError(rtu##Name##AddChild(m_object, child->get(), &index));                           \
        return index;                                                                              \
    }                                                                                              \
    template <typename T> unsigned int Name##Obj::removeChild(T child)                             \
    {                                                                                              \
        const unsigned int index = getChildIndex(child);                                           \
        removeChild(index);                                                                        \
        return index;                                                                              \
    }                                                                                              \
    inline void Name##Obj::removeChild(int index)                                                  \
    {                                                                                              \
        removeChild(static_cast<unsigned int>(index));                                             \
    }                                                                                              \
    inline void Name##Obj::removeChild(unsigned int index)                                         \
    {                                                                                              \
        checkError(rtu##Name##RemoveChildByIndex(m_object, index));                                \
    }                                                                                              \
    template <typename T> unsigned int Name##Obj::getChildIndex(T child) const                     \
    {                                                                                              \
        unsigned int index = 0;                                                                    \
        checkError(rtu##Name##GetChildIndex(m_object, child->get(), &index));                      \
        return index;                                                                              \
    }

RW_DEFINE_OBJECT(Group)
RW_DEFINE_CHILDREN(Group)
RW_DEFINE_CHILD(Group, Acceleration, Acceleration)
RW_DEFINE_VALUE(Group, RTvisibilitymask, VisibilityMask)

RW_DEFINE_OBJECT(Selector)
RW_DEFINE_SCOPE(Selector)
RW_DEFINE_CHILDREN(Selector)
RW_DEFINE_CHILD(Selector, Program, VisitProgram)
#undef RW_DEFINE_CHILDREN

/* ---- Geometry group ---- */

RW_DEFINE_OBJECT(GeometryGroup)
RW_DEFINE_CHILD(GeometryGroup, Acceleration, Acceleration)
RW_DEFINE_VALUE(GeometryGroup, unsigned int, ChildCount)
RW_DEFINE_VALUE(GeometryGroup, RTinstanceflags, Flags)
RW_DEFINE_VALUE(GeometryGroup, RTvisibilitymask, VisibilityMask)
RW_DEFINE_INDEXED(GeometryGroup, GeometryInstance, Child)
inline unsigned int GeometryGroupObj::addChild(GeometryInstance child)
{
    unsigned int index = 0;
    checkError(rtuGeometryGroupAddChild(m_object, child->get(), &index));
    return index;
}
inline unsigned int GeometryGroupObj::removeChild(GeometryInstance child)
{
    const unsigned int index = getChildIndex(child);
    removeChild(index);
    return index;
}
inline void GeometryGroupObj::removeChild(int index)
{
    removeChild(static_cast<unsigned int>(index));
}
inline void GeometryGroupObj::removeChild(unsigned int index)
{
    checkError(rtuGeometryGroupRemoveChildByIndex(m_object, index));
}
inline unsigned int GeometryGroupObj::getChildIndex(GeometryInstance child) const
{
    unsigned int index = 0;
    checkError(rtuGeometryGroupGetChildIndex(m_object, child->get(), &index));
    return index;
}

/* ---- Transform ---- */

#define RW_DEFINE_MOTION(Name)                                                                     \
    inline void Name##Obj::setMotionRange(float timeBegin, float timeEnd)                          \
    {                                                                                              \
        checkError(rt##Name##SetMotionRange(m_object, timeBegin, timeEnd));                        \
    }                                                                                              \
    inline void Name##Obj::getMotionRange(float &timeBegin, float &timeEnd) const                  \
    {                                                                                              \
        checkError(rt##Name##GetMotionRange(m_object, &timeBegin, &timeEnd));                      \
    }                                                                                              \
    inline void Name##Obj::setMotionBorderMode(RTmotionbordermode beginMode,                       \
                                               RTmotionbordermode endMode)                         \
    {                                                                                              \
        checkError(rt##Name##SetMotionBorderMode(m_object, beginMode, endMode));                   \
    }                                                                                              \
    inline void Name##Obj::getMotionBorderMode(RTmotionbordermode &beginMode,                      \
                                               RTmotionbordermode &endMode) const                  \
    {                                                                                              \
        checkError(rt##Name##GetMotionBorderMode(m_object, &beginMode, &endMode));                 \
    }

RW_DEFINE_OBJECT(Transform)
RW_DEFINE_MOTION(Transform)
template <typename T> void TransformObj::setChild(T child)
{
    checkError(rtTransformSetChild(m_object, child->get()));
}
template <typename T> T TransformObj::getChild() const
{
    RTobject child = 0;
    checkError(rtTransformGetChild(m_object, &child));
    return T::take(child);
}
inline RTobjecttype TransformObj::getChildType() const
{
    RTobjecttype type = RT_OBJECTTYPE_UNKNOWN;
    checkError(rtTransformGetChildType(m_object, &type));
    return type;
}
inline void TransformObj::setMatrix(bool transpose, const float *matrix,
                                    const float *inverse_matrix)
{
    checkError(rtTransformSetMatrix(m_object, transpose, matrix, inverse_matrix));
}
inline void TransformObj::getMatrix(bool transpose, float *matrix, float *inverse_matrix) const
{
    checkError(rtTransformGetMatrix(m_object, transpose, matrix, inverse_matrix));
}
inline void TransformObj::setMotionKeys(unsigned int n, RTmotionkeytype type, const float *keys)
{
    checkError(rtTransformSetMotionKeys(m_object, n, type, keys));
}
RW_DEFINE_GET(Transform, unsigned int, getMotionKeyCount, GetMotionKeyCount)
RW_DEFINE_GET(Transform, RTmotionkeytype, getMotionKeyType, GetMotionKeyType)
inline void TransformObj::getMotionKeys(float *keys) const
{
    checkError(rtTransformGetMotionKeys(m_object, keys));
}

/* ---- Acceleration ---- */

/* A mark that says whether something changed. */
#define RW_DEFINE_DIRTY(Name)                                                                      \
    inline void Name##Obj::markDirty()                                                             \
    {                                                                                              \
        checkError(rt##Name##MarkDirty(m_object));                                                 \
    }                                                                                              \
    inline bool Name##Obj::isDirty() const                                                         \
    {                                                                                              \
        int dirty = 0;                                                                             \
        checkError(rt##Name##IsDirty(m_object, &dirty));                                           \
        return dirty != 0;                                                                         \
    }
#define RW_DEFINE_TEXT(Name, Property, argument)                                                   \
    inline void Name##Obj::set##Property(const std::string &argument)                              \
    {                                                                                              \
        checkError(rt##Name##Set##Property(m_object, argument.c_str()));                           \
    }                                                                                              \
    inline std::string Name##Obj::get##Property() const                                            \
    {                                                                                              \
        const char *text = 0;                                                                      \
        checkError(rt##Name##Get##Property(m_object, &text));                                      \
        return text ? text : "";                                                                   \
    }
RW_DEFINE_OBJECT(Acceleration)
RW_DEFINE_DIRTY(Acceleration)
RW_DEFINE_TEXT(Acceleration, Builder, builder)
RW_DEFINE_TEXT(Acceleration, Traverser, traverser)
RW_DEFINE_GET(Acceleration, RTsize, getDataSize, GetDataSize)
#undef RW_DEFINE_TEXT
inline void AccelerationObj::setProperty(const std::string &name, const std::string &value)
{
    checkError(rtAccelerationSetProperty(m_object, name.c_str(), value.c_str()));
}
inline std::string AccelerationObj::getProperty(const std::string &name) const
{
    const char *text = 0;
    checkError(rtAccelerationGetProperty(m_object, name.c_str(), &text));
    return text ? text : "";
}
inline void AccelerationObj::getData(void *data) const
{
    checkError(rtAccelerationGetData(m_object, data));
}
inline void AccelerationObj::setData(const void *data, RTsize size)
{
    checkError(rtAccelerationSetData(m_object, data, size));
}

/* ---- Geometry instance, geometry, material ---- */

RW_DEFINE_OBJECT(GeometryInstance)
RW_DEFINE_SCOPE(GeometryInstance)
RW_DEFINE_CHILD(GeometryInstance, Geometry, Geometry)
RW_DEFINE_CHILD(GeometryInstance, GeometryTriangles, GeometryTriangles)
RW_DEFINE_VALUE(GeometryInstance, unsigned int, MaterialCount)
RW_DEFINE_INDEXED(GeometryInstance, Material, Material)
inline unsigned int GeometryInstanceObj::addMaterial(Material material)
{
    const unsigned int index = getMaterialCount();
    setMaterialCount(index + 1);
    setMaterial(index, material);
    return index;
}

RW_DEFINE_OBJECT(Geometry)
RW_DEFINE_SCOPE(Geometry)
RW_DEFINE_MOTION(Geometry)
RW_DEFINE_DIRTY(Geometry)
RW_DEFINE_VALUE(Geometry, unsigned int, PrimitiveCount)
RW_DEFINE_VALUE(Geometry, unsigned int, PrimitiveIndexOffset)
RW_DEFINE_VALUE(Geometry, unsigned int, MotionSteps)
RW_DEFINE_VALUE(Geometry, RTgeometryflags, Flags)
RW_DEFINE_CHILD(Geometry, Program, BoundingBoxProgram)
RW_DEFINE_CHILD(Geometry, Program, IntersectionProgram)
inline RTgeometryflags GeometryObj::setFlags() const
{
    return getFlags();
}

RW_DEFINE_OBJECT(Material)
RW_DEFINE_SCOPE(Material)
RW_DEFINE_INDEXED(Material, Program, ClosestHitProgram)
RW_DEFINE_INDEXED(Material, Program, AnyHitProgram)

/* ---- Triangles ---- */

RW_DEFINE_OBJECT(GeometryTriangles)
RW_DEFINE_SCOPE(GeometryTriangles)
RW_DEFINE_MOTION(GeometryTriangles)
RW_DEFINE_VALUE(GeometryTriangles, unsigned int, PrimitiveCount)
RW_DEFINE_VALUE(GeometryTriangles, unsigned int, PrimitiveIndexOffset)
RW_DEFINE_VALUE(GeometryTriangles, unsigned int, MotionSteps)
RW_DEFINE_VALUE(GeometryTriangles, unsigned int, MaterialCount)
RW_DEFINE_SET(GeometryTriangles, RTgeometrybuildflags, setBuildFlags, SetBuildFlags)
RW_DEFINE_CHILD(GeometryTriangles, Program, AttributeProgram)
inline void GeometryTrianglesObj::setPreTransformMatrix(bool transpose, const float *matrix)
{
    checkError(rtGeometryTrianglesSetPreTransformMatrix(m_object, transpose, matrix));
}
inline void GeometryTrianglesObj::getPreTransformMatrix(bool transpose, float *matrix) const
{
    checkError(rtGeometryTrianglesGetPreTransformMatrix(m_object, transpose, matrix));
}
inline void GeometryTrianglesObj::setTriangleIndices(Buffer index_buffer,
                                                     RTformat tri_indices_format)
{
    setTriangleIndices(index_buffer, 0, tri_indices_format);
}
inline void GeometryTrianglesObj::setTriangleIndices(Buffer index_buffer,
                                                     RTsize index_buffer_byte_offset,
                                                     RTformat tri_indices_format)
{
    size_t stride = 0;
    checkError(rtuGetSizeForRTformat(tri_indices_format, &stride));
    setTriangleIndices(index_buffer, index_buffer_byte_offset, stride, tri_indices_format);
}
inline void GeometryTrianglesObj::setTriangleIndices(Buffer index_buffer,
                                                     RTsize index_buffer_byte_offset,
                                                     RTsize tri_indices_byte_stride,
                                                     RTformat tri_indices_format)
{
    checkError(rtGeometryTrianglesSetTriangleIndices(m_object, index_buffer->get(),
                                                     index_buffer_byte_offset,
                                                     tri_indices_byte_stride, tri_indices_format));
}
inline void GeometryTrianglesObj::setVertices(unsigned int num_vertices, Buffer vertex_buffer,
                                              RTformat position_format)
{
    setVertices(num_vertices, vertex_buffer, 0, position_format);
}
inline void GeometryTrianglesObj::setVertices(unsigned int num_vertices, Buffer vertex_buffer,
                                              RTsize vertex_buffer_byte_offset,
                                              RTformat position_format)
{
    size_t stride = 0;
    checkError(rtuGetSizeForRTformat(position_format, &stride));
    setVertices(num_vertices, vertex_buffer, vertex_buffer_byte_offset, stride, position_format);
}
inline void GeometryTrianglesObj::setVertices(unsigned int num_vertices, Buffer vertex_buffer,
                                              RTsize vertex_buffer_byte_offset,
                                              RTsize vertex_byte_stride, RTformat position_format)
{
    checkError(rtGeometryTrianglesSetVertices(m_object, num_vertices, vertex_buffer->get(),
                                              vertex_buffer_byte_offset, vertex_byte_stride,
                                              position_format));
}
inline void GeometryTrianglesObj::setMotionVertices(unsigned int num_vertices, Buffer vertex_buffer,
                                                    RTsize vertex_buffer_byte_offset,
                                                    RTsize vertex_byte_stride,
                                                    RTsize vertex_motion_step_byte_stride,
                                                    RTformat position_format)
{
    checkError(rtGeometryTrianglesSetMotionVertices(
        m_object, num_vertices, vertex_buffer->get(), vertex_buffer_byte_offset, vertex_byte_stride,
        vertex_motion_step_byte_stride, position_format));
}
template <class BufferIterator>
void GeometryTrianglesObj::setMotionVerticesMultiBuffer(unsigned int num_vertices,
                                                        BufferIterator vertex_buffers_begin,
                                                        BufferIterator vertex_buffers_end,
                                                        RTsize vertex_buffer_byte_offset,
                                                        RTsize vertex_byte_stride,
                                                        RTformat position_format)
{
    std::vector<RTbuffer> buffers;
    for (; vertex_buffers_begin != vertex_buffers_end; ++vertex_buffers_begin)
        buffers.push_back((*vertex_buffers_begin)->get());
    checkError(rtGeometryTrianglesSetMotionVerticesMultiBuffer(
        m_object, num_vertices, buffers.empty() ? 0 : &buffers[0],
        static_cast<unsigned int>(buffers.size()), vertex_buffer_byte_offset, vertex_byte_stride,
        position_format));
}
inline void GeometryTrianglesObj::setMaterialIndices(Buffer material_index_buffer,
                                                     RTsize material_index_buffer_byte_offset,
                                                     RTsize material_index_byte_stride,
                                                     RTformat material_index_format)
{
    checkError(rtGeometryTrianglesSetMaterialIndices(
        m_object, material_index_buffer->get(), material_index_buffer_byte_offset,
        material_index_byte_stride, material_index_format));
}
inline void GeometryTrianglesObj::setFlagsPerMaterial(unsigned int material_index,
                                                      RTgeometryflags flags)
{
    checkError(rtGeometryTrianglesSetFlagsPerMaterial(m_object, material_index, flags));
}
inline RTgeometryflags GeometryTrianglesObj::getFlagsPerMaterial(unsigned int material_index) const
{
    RTgeometryflags flags = RT_GEOMETRY_FLAG_NONE;
    checkError(rtGeometryTrianglesGetFlagsPerMaterial(m_object, material_index, &flags));
    return flags;
}
#undef RW_DEFINE_MOTION
#undef RW_DEFINE_DIRTY
} // namespace optix

#endif
