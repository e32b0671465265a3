/* SPDX-License-Identifier: Apache-2.0 */
/*
 * optixpp: programs and the nodes of the graph. Included by optixpp_namespace.h; not for use by
 * itself. Bodies are in graph_methods.h.
 */
#ifndef RW_COMPAT_OPTIXPP_GRAPH_H
#define RW_COMPAT_OPTIXPP_GRAPH_H

namespace optix
{
class ProgramObj : public ScopedObj
{
    RW_OBJECT(Program, program)
    RW_SCOPE
    void setCallsitePotentialCallees(const std::string &callSiteName,
                                     const std::vector<int> &calleeIds);
    int getId() const;
};

/* Children of groups and selectors: any node. add and remove give the child's index. */
#define RW_CHILDREN                                                                                \
    void setChildCount(unsigned int count);                                                        \
    unsigned int getChildCount() const;                                                            \
    template <typename T> void setChild(unsigned int index, T child);                              \
    template <typename T> T getChild(unsigned int index) const;                                    \
    RTobjecttype getChildType(unsigned int index) const;                                           \
    template <typename T> unsigned int addChild(T child);                                          \
    template <typename T> unsigned int removeChild(T child);                                       \
    void removeChild(int index);                                                                   \
    void removeChild(unsigned int index);                                                          \
    template <typename T> unsigned int getChildIndex(T child) const;

class GroupObj : public DestroyableObj
{
    RW_OBJECT(Group, group)
    RW_CHILDREN
    void setAcceleration(Acceleration acceleration);
    Acceleration getAcceleration() const;
    void setVisibilityMask(RTvisibilitymask mask);
    RTvisibilitymask getVisibilityMask() const;
};

class SelectorObj : public DestroyableObj
{
    RW_OBJECT(Selector, selector)
    RW_SCOPE
    RW_CHILDREN
    void setVisitProgram(Program program);
    Program getVisitProgram() const;
};
#undef RW_CHILDREN

class GeometryGroupObj : public DestroyableObj
{
    RW_OBJECT(GeometryGroup, geometrygroup)
    void setAcceleration(Acceleration acceleration);
    Acceleration getAcceleration() const;
    void setChildCount(unsigned int count);
    unsigned int getChildCount() const;
    void setChild(unsigned int index, GeometryInstance geometryinstance);
    GeometryInstance getChild(unsigned int index) const;
    unsigned int addChild(GeometryInstance child);
    unsigned int removeChild(GeometryInstance child);
    void removeChild(int index);
    void removeChild(unsigned int index);
    unsigned int getChildIndex(GeometryInstance child) const;
    void setFlags(RTinstanceflags flags);
    RTinstanceflags getFlags() const;
    void setVisibilityMask(RTvisibilitymask mask);
    RTvisibilitymask getVisibilityMask() const;
};

/* Motion, here and in the geometries: a time interval, and what holds outside of it. */
#define RW_MOTION                                                                                  \
    void setMotionRange(float timeBegin, float timeEnd);                                           \
    void getMotionRange(float &timeBegin, float &timeEnd) const;                                   \
    void setMotionBorderMode(RTmotionbordermode beginMode, RTmotionbordermode endMode);            \
    void getMotionBorderMode(RTmotionbordermode &beginMode, RTmotionbordermode &endMode) const;

class TransformObj : public DestroyableObj
{
    RW_OBJECT(Transform, transform)
    RW_MOTION
    template <typename T> void setChild(T child);
    template <typename T> T getChild() const;
    RTobjecttype getChildType() const;
    void setMatrix(bool transpose, const float *matrix, const float *inverse_matrix);
    void getMatrix(bool transpose, float *matrix, float *inverse_matrix) const;
    void setMotionKeys(unsigned int n, RTmotionkeytype type, const float *keys);
    unsigned int getMotionKeyCount() const;
    RTmotionkeytype getMotionKeyType() const;
    void getMotionKeys(float *keys) const;
};

class AccelerationObj : public DestroyableObj
{
    RW_OBJECT(Acceleration, acceleration)
    void markDirty();
    bool isDirty() const;
    void setProperty(const std::string &name, const std::string &value);
    std::string getProperty(const std::string &name) const;
    void setBuilder(const std::string &builder);
    std::string getBuilder() const;
    void setTraverser(const std::string &traverser);
    std::string getTraverser() const;
    RTsize getDataSize() const;
    void getData(void *data) const;
    void setData(const void *data, RTsize size);
};

class GeometryInstanceObj : public ScopedObj
{
    RW_OBJECT(GeometryInstance, geometryinstance)
    RW_SCOPE
    void setGeometry(Geometry geometry);
    Geometry getGeometry() const;
    void setGeometryTriangles(GeometryTriangles geometry);
    GeometryTriangles getGeometryTriangles() const;
    void setMaterialCount(unsigned int count);
    unsigned int getMaterialCount() const;
    void setMaterial(unsigned int idx, Material material);
    Material getMaterial(unsigned int idx) const;
    /* Gives the material's index. */
    unsigned int addMaterial(Material material);
};

class GeometryObj : public ScopedObj
{
    RW_OBJECT(Geometry, geometry)
    RW_SCOPE
    RW_MOTION
    void markDirty();
    bool isDirty() const;
    void setPrimitiveCount(unsigned int num_primitives);
    unsigned int getPrimitiveCount() const;
    void setPrimitiveIndexOffset(unsigned int index_offset);
    unsigned int getPrimitiveIndexOffset() const;
    void setMotionSteps(unsigned int n);
    unsigned int getMotionSteps() const;
    void setBoundingBoxProgram(Program program);
    Program getBoundingBoxProgram() const;
    void setIntersectionProgram(Program program);
    Program getIntersectionProgram() const;
    void setFlags(RTgeometryflags flags);
    RTgeometryflags getFlags() const;
    /* The name that the classic wrapper gave the getter. */
    RTgeometryflags setFlags() const;
};

/* Triangles. Offsets and strides are in bytes; where they are not given elements follow each other
 * from the start. */
class GeometryTrianglesObj : public DestroyableObj
{
    RW_OBJECT(GeometryTriangles, geometrytriangles)
    RW_SCOPE
    RW_MOTION
    void setPrimitiveIndexOffset(unsigned int index_offset);
    unsigned int getPrimitiveIndexOffset() const;
    void setPrimitiveCount(unsigned int num_triangles);
    unsigned int getPrimitiveCount() const;
    void setPreTransformMatrix(bool transpose, const float *matrix);
    void getPreTransformMatrix(bool transpose, float *matrix) const;
    void setTriangleIndices(Buffer index_buffer, RTformat tri_indices_format);
    void setTriangleIndices(Buffer index_buffer, RTsize index_buffer_byte_offset,
                            RTformat tri_indices_format);
    void setTriangleIndices(Buffer index_buffer, RTsize index_buffer_byte_offset,
                            RTsize tri_indices_byte_stride, RTformat tri_indices_format);
    void setVertices(unsigned int num_vertices, Buffer vertex_buffer, RTformat position_format);
    void setVertices(unsigned int num_vertices, Buffer vertex_buffer,
                     RTsize vertex_buffer_byte_offset, RTformat position_format);
    void setVertices(unsigned int num_vertices, Buffer vertex_buffer,
                     RTsize vertex_buffer_byte_offset, RTsize vertex_byte_stride,
                     RTformat position_format);
    void setAttributeProgram(Program program);
    Program getAttributeProgram() const;
    void setMotionSteps(unsigned int n);
    unsigned int getMotionSteps() const;
    void setMotionVertices(unsigned int num_vertices, Buffer vertex_buffer,
                           RTsize vertex_buffer_byte_offset, RTsize vertex_byte_stride,
                           RTsize vertex_motion_step_byte_stride, RTformat position_format);
    template <class BufferIterator>
    void setMotionVerticesMultiBuffer(unsigned int num_vertices,
                                      BufferIterator vertex_buffers_begin,
                                      BufferIterator vertex_buffers_end,
                                      RTsize vertex_buffer_byte_offset, RTsize vertex_byte_stride,
                                      RTformat position_format);
    void setBuildFlags(RTgeometrybuildflags build_flags);
    void setMaterialCount(unsigned int num_materials);
    unsigned int getMaterialCount() const;
    void setMaterialIndices(Buffer material_index_buffer, RTsize material_index_buffer_byte_offset,
                            RTsize material_index_byte_stride, RTformat material_index_format);
    void setFlagsPerMaterial(unsigned int material_index, RTgeometryflags flags);
    RTgeometryflags getFlagsPerMaterial(unsigned int material_index) const;
};
#undef RW_MOTION

class MaterialObj : public ScopedObj
{
    RW_OBJECT(Material, material)
    RW_SCOPE
    void setClosestHitProgram(unsigned int ray_type_index, Program program);
    Program getClosestHitProgram(unsigned int ray_type_index) const;
    void setAnyHitProgram(unsigned int ray_type_index, Program program);
    Program getAnyHitProgram(unsigned int ray_type_index) const;
};
} // namespace optix

#endif
