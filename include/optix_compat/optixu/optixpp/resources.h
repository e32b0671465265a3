/* SPDX-License-Identifier: Apache-2.0 */
/*
 * optixpp: buffers, texture samplers, and the classes that are there for older sources only
 * (post-processing stages, command lists). Included by optixpp_namespace.h; not for use by itself.
 * Bodies are in resources_methods.h.
 */
#ifndef RW_COMPAT_OPTIXPP_RESOURCES_H
#define RW_COMPAT_OPTIXPP_RESOURCES_H

namespace optix
{
class BufferObj : public DestroyableObj
{
    RW_OBJECT(Buffer, buffer)
    void setFormat(RTformat format);
    RTformat getFormat() const;
    void setElementSize(RTsize size_of_element);
    RTsize getElementSize() const;

    /* CUDA device pointers, one for each device ordinal of the library. */
    void getDevicePointer(int optix_device_ordinal, void **device_pointer);
    void *getDevicePointer(int optix_device_ordinal);
    void setDevicePointer(int optix_device_ordinal, void *device_pointer);
    void markDirty();

    void setSize(RTsize width);
    void setSize(RTsize width, RTsize height);
    void setSize(RTsize width, RTsize height, RTsize depth);
    void setSize(unsigned int dimensionality, const RTsize *dims);
    void getSize(RTsize &width) const;
    void getSize(RTsize &width, RTsize &height) const;
    void getSize(RTsize &width, RTsize &height, RTsize &depth) const;
    void getSize(unsigned int dimensionality, RTsize *dims) const;
    unsigned int getDimensionality() const;
    void setMipLevelCount(unsigned int levels);
    unsigned int getMipLevelCount() const;
    void getMipLevelSize(unsigned int level, RTsize &width) const;
    void getMipLevelSize(unsigned int level, RTsize &width, RTsize &height) const;
    void getMipLevelSize(unsigned int level, RTsize &width, RTsize &height, RTsize &depth) const;

    int getId() const;
    void *map(unsigned int level = 0, unsigned int map_flags = RT_BUFFER_MAP_READ_WRITE,
              void *user_owned = 0);
    void unmap(unsigned int level = 0);

    unsigned int getGLBOId() const;
    void registerGLBuffer();
    void unregisterGLBuffer();
    void setAttribute(RTbufferattribute attrib, RTsize size, const void *p);
    void getAttribute(RTbufferattribute attrib, RTsize size, void *p);
    void bindProgressiveStream(Buffer source);
    void getProgressiveUpdateReady(int *ready, unsigned int *subframe_count,
                                   unsigned int *max_subframes);
    bool getProgressiveUpdateReady();
    bool getProgressiveUpdateReady(unsigned int &subframe_count);
    bool getProgressiveUpdateReady(unsigned int &subframe_count, unsigned int &max_subframes);
};

#if !defined(__CUDACC__) && !defined(__CUDA__)
/* Ids, for filling buffers of ids on the host with what ray programs read as these types. */
template <typename T, int Dim = 1> struct bufferId {
    bufferId() : m_id(RT_BUFFER_ID_NULL) {}
    bufferId(int id) : m_id(id) {}
    int getId() const { return m_id; }

  private:
    int m_id;
};
template <typename T> struct callableProgramId {
    callableProgramId() : m_id(RT_PROGRAM_ID_NULL) {}
    callableProgramId(int id) : m_id(id) {}
    int getId() const { return m_id; }

  private:
    int m_id;
};
template <typename T> struct markedCallableProgramId : callableProgramId<T> {
    markedCallableProgramId() {}
    markedCallableProgramId(int id) : callableProgramId<T>(id) {}
};
#endif

class TextureSamplerObj : public DestroyableObj
{
    RW_OBJECT(TextureSampler, texturesampler)
    void setMipLevelCount(unsigned int num_mip_levels);
    unsigned int getMipLevelCount() const;
    void setArraySize(unsigned int num_textures_in_array);
    unsigned int getArraySize() const;
    void setWrapMode(unsigned int dim, RTwrapmode wrapmode);
    RTwrapmode getWrapMode(unsigned int dim) const;
    void setFilteringModes(RTfiltermode minification, RTfiltermode magnification,
                           RTfiltermode mipmapping);
    void getFilteringModes(RTfiltermode &minification, RTfiltermode &magnification,
                           RTfiltermode &mipmapping) const;
    void setMaxAnisotropy(float value);
    float getMaxAnisotropy() const;
    void setMipLevelClamp(float minLevel, float maxLevel);
    void getMipLevelClamp(float &minLevel, float &maxLevel) const;
    void setMipLevelBias(float value);
    float getMipLevelBias() const;
    void setReadMode(RTtexturereadmode readmode);
    RTtexturereadmode getReadMode() const;
    void setIndexingMode(RTtextureindexmode indexmode);
    RTtextureindexmode getIndexingMode() const;
    int getId() const;
    /* Array index and level are from older versions: 0. */
    void setBuffer(unsigned int texture_array_idx, unsigned int mip_level, Buffer buffer);
    Buffer getBuffer(unsigned int texture_array_idx, unsigned int mip_level) const;
    void setBuffer(Buffer buffer);
    Buffer getBuffer() const;
    void registerGLTexture();
    void unregisterGLTexture();
};

class PostprocessingStageObj : public DestroyableObj
{
    RW_OBJECT(PostprocessingStage, postprocessingstage)
    Variable declareVariable(const std::string &name);
    Variable queryVariable(const std::string &name) const;
    unsigned int getVariableCount() const;
    Variable getVariable(unsigned int index) const;
};

class CommandListObj : public DestroyableObj
{
    RW_OBJECT(CommandList, commandlist)
    void appendPostprocessingStage(PostprocessingStage stage, RTsize launch_width,
                                   RTsize launch_height);
    void appendLaunch(unsigned int entryIndex, RTsize launch_width);
    void appendLaunch(unsigned int entryIndex, RTsize launch_width, RTsize launch_height);
    void appendLaunch(unsigned int entryIndex, RTsize launch_width, RTsize launch_height,
                      RTsize launch_depth);
    void finalize();
    template <class Iterator> void setDevices(Iterator begin, Iterator end);
    std::vector<int> getDevices() const;
    void execute();
    void setCudaStream(void *stream);
    void getCudaStream(void **stream);
};
} // namespace optix

#if !defined(__CUDACC__) && !defined(__CUDA__)
template <typename T, int Dim = 1> using rtBufferId = optix::bufferId<T, Dim>;
template <typename T> using rtCallableProgramId = optix::callableProgramId<T>;
#endif

#endif
