/* SPDX-License-Identifier: Apache-2.0 */
/*
 * optixpp: bodies of the methods of buffers, texture samplers, post-processing stages and command
 * lists, and of the context's methods that make buffers. Included by optixpp_namespace.h; not for
 * use by itself.
 */
#ifndef RW_COMPAT_OPTIXPP_RESOURCES_METHODS_H
#define RW_COMPAT_OPTIXPP_RESOURCES_METHODS_H

namespace optix
{
/* ---- The context's buffers ---- */

/* Takes over a new buffer and gives it a format and, of 1 to 3 dimensions, a size. */
inline Buffer ContextObj::sized(RTbuffer buffer, RTformat format, unsigned int dimensions,
                                RTsize width, RTsize height, RTsize depth, unsigned int levels)
{
    const RTsize size[3] = {width, height, depth};
    checkError(rtBufferSetFormat(buffer, format));
    if (dimensions) checkError(rtBufferSetSizev(buffer, dimensions, size));
    if (levels != 1) checkError(rtBufferSetMipLevelCount(buffer, levels));
    return Buffer::take(buffer);
}

/* The five forms of each way to make a buffer. `create` makes a handle from `type`. */
#define RW_PARAMETERS(...) __VA_ARGS__
#define RW_DEFINE_BUFFERS(method, parameters, create)                                              \
    inline Buffer ContextObj::method(parameters)                                                   \
    {                                                                                              \
        RTbuffer buffer = 0;                                                                       \
        checkError(create);                                                                        \
        return Buffer::take(buffer);                                                               \
    }                                                                                              \
    inline Buffer ContextObj::method(parameters, RTformat format)                                  \
    {                                                                                              \
        RTbuffer buffer = 0;                                                                       \
        checkError(create);                                                                        \
        return sized(buffer, format, 0, 0, 0, 0, 1);                                               \
    }                                                                                              \
    inline Buffer ContextObj::method(parameters, RTformat format, RTsize width)                    \
    {                                                                                              \
        RTbuffer buffer = 0;                                                                       \
        checkError(create);                                                                        \
        return sized(buffer, format, 1, width, 1, 1, 1);                                           \
    }                                                                                              \
    inline Buffer ContextObj::method(parameters, RTformat format, RTsize width, RTsize height)     \
    {                                                                                              \
        RTbuffer buffer = 0;                                                                       \
        checkError(create);                                                                        \
        return sized(buffer, format, 2, width, height, 1, 1);                                      \
    }                                                                                              \
    inline Buffer ContextObj::method(parameters, RTformat format, RTsize width, RTsize height,     \
                                     RTsize depth)                                                 \
    {                                                                                              \
        RTbuffer buffer = 0;                                                                       \
        checkError(create);                                                                        \
        return sized(buffer, format, 3, width, height, depth, 1);                                  \
    }
RW_DEFINE_BUFFERS(createBuffer, unsigned int type, rtBufferCreate(m_object, type, &buffer))
RW_DEFINE_BUFFERS(createBufferForCUDA, unsigned int type,
                  rtBufferCreateForCUDA(m_object, type, &buffer))
RW_DEFINE_BUFFERS(createBufferFromCallback,
                  RW_PARAMETERS(unsigned int type, RTbuffercallback callback, void *callbackData),
                  rtBufferCreateFromCallback(m_object, type, callback, callbackData, &buffer))
#undef RW_DEFINE_BUFFERS
#undef RW_PARAMETERS

/* Mip levels, layers, cube faces: the third dimension counts layers and faces. */
#define RW_DEFINE_LEVELS(method, parameters, flags, dimensions, width, height, depth)              \
    inline Buffer ContextObj::method parameters                                                    \
    {                                                                                              \
        RTbuffer buffer = 0;                                                                       \
        checkError(rtBufferCreate(m_object, type | (flags), &buffer));                             \
        return sized(buffer, format, dimensions, width, height, depth, levels);                    \
    }
RW_DEFINE_LEVELS(createMipmappedBuffer,
                 (unsigned int type, RTformat format, RTsize width, unsigned int levels), 0, 1,
                 width, 1, 1)
RW_DEFINE_LEVELS(createMipmappedBuffer,
                 (unsigned int type, RTformat format, RTsize width, RTsize height,
                  unsigned int levels),
                 0, 2, width, height, 1)
RW_DEFINE_LEVELS(createMipmappedBuffer,
                 (unsigned int type, RTformat format, RTsize width, RTsize height, RTsize depth,
                  unsigned int levels),
                 0, 3, width, height, depth)
RW_DEFINE_LEVELS(create1DLayeredBuffer,
                 (unsigned int type, RTformat format, RTsize width, RTsize layers,
                  unsigned int levels),
                 RT_BUFFER_LAYERED, 3, width, 1, layers)
RW_DEFINE_LEVELS(create2DLayeredBuffer,
                 (unsigned int type, RTformat format, RTsize width, RTsize height, RTsize layers,
                  unsigned int levels),
                 RT_BUFFER_LAYERED, 3, width, height, layers)
RW_DEFINE_LEVELS(createCubeBuffer,
                 (unsigned int type, RTformat format, RTsize width, RTsize height,
                  unsigned int levels),
                 RT_BUFFER_CUBEMAP, 3, width, height, 6)
RW_DEFINE_LEVELS(createCubeLayeredBuffer,
                 (unsigned int type, RTformat format, RTsize width, RTsize height, RTsize faces,
                  unsigned int levels),
                 RT_BUFFER_CUBEMAP | RT_BUFFER_LAYERED, 3, width, height, faces)
#undef RW_DEFINE_LEVELS

inline Buffer ContextObj::createBufferFromGLBO(unsigned int type, unsigned int vbo)
{
    RTbuffer buffer = 0;
    checkError(rtBufferCreateFromGLBO(m_object, type, vbo, &buffer));
    return Buffer::take(buffer);
}
inline TextureSampler ContextObj::createTextureSamplerFromGLImage(unsigned int id,
                                                                  RTgltarget target)
{
    RTtexturesampler sampler = 0;
    checkError(rtTextureSamplerCreateFromGLImage(m_object, id, target, &sampler));
    return TextureSampler::take(sampler);
}

/* ---- Buffer ---- */

RW_DEFINE_OBJECT(Buffer)
RW_DEFINE_VALUE(Buffer, RTformat, Format)
RW_DEFINE_VALUE(Buffer, RTsize, ElementSize)
RW_DEFINE_VALUE(Buffer, unsigned int, MipLevelCount)
RW_DEFINE_GET(Buffer, unsigned int, getDimensionality, GetDimensionality)
RW_DEFINE_GET(Buffer, int, getId, GetId)
RW_DEFINE_GET(Buffer, unsigned int, getGLBOId, GetGLBOId)
inline void BufferObj::setSize(RTsize width)
{
    checkError(rtBufferSetSize1D(m_object, width));
}
inline void BufferObj::setSize(RTsize width, RTsize height)
{
    checkError(rtBufferSetSize2D(m_object, width, height));
}
inline void BufferObj::setSize(RTsize width, RTsize height, RTsize depth)
{
    checkError(rtBufferSetSize3D(m_object, width, height, depth));
}
inline void BufferObj::setSize(unsigned int dimensionality, const RTsize *dims)
{
    checkError(rtBufferSetSizev(m_object, dimensionality, dims));
}
inline void BufferObj::getSize(RTsize &width) const
{
    checkError(rtBufferGetSize1D(m_object, &width));
}
inline void BufferObj::getSize(RTsize &width, RTsize &height) const
{
    checkError(rtBufferGetSize2D(m_object, &width, &height));
}
inline void BufferObj::getSize(RTsize &width, RTsize &height, RTsize &depth) const
{
    checkError(rtBufferGetSize3D(m_object, &width, &height, &depth));
}
inline void BufferObj::getSize(unsigned int dimensionality, RTsize *dims) const
{
    checkError(rtBufferGetSizev(m_object, dimensionality, dims));
}
inline void BufferObj::getMipLevelSize(unsigned int level, RTsize &width) const
{
    checkError(rtBufferGetMipLevelSize1D(m_object, level, &width));
}
inline void BufferObj::getMipLevelSize(unsigned int level, RTsize &width, RTsize &height) const
{
    checkError(rtBufferGetMipLevelSize2D(m_object, level, &width, &height));
}
inline void BufferObj::getMipLevelSize(unsigned int level, RTsize &width, RTsize &height,
                                       RTsize &depth) const
{
    checkError(rtBufferGetMipLevelSize3D(m_object, level, &width, &height, &depth));
}
inline void *BufferObj::map(unsigned int level, unsigned int map_flags, void *user_owned)
{
    void *result = 0;
    checkError(rtBufferMapEx(m_object, map_flags, level, user_owned, &result));
    return result;
}
inline void BufferObj::unmap(unsigned int level)
{
    checkError(rtBufferUnmapEx(m_object, level));
}
inline void BufferObj::getDevicePointer(int optix_device_ordinal, void **device_pointer)
{
    checkError(rtBufferGetDevicePointer(m_object, optix_device_ordinal, device_pointer));
}
inline void *BufferObj::getDevicePointer(int optix_device_ordinal)
{
    void *pointer = 0;
    getDevicePointer(optix_device_ordinal, &pointer);
    return pointer;
}
inline void BufferObj::setDevicePointer(int optix_device_ordinal, void *device_pointer)
{
    checkError(rtBufferSetDevicePointer(m_object, optix_device_ordinal, device_pointer));
}
inline void BufferObj::markDirty()
{
    checkError(rtBufferMarkDirty(m_object));
}
inline void BufferObj::registerGLBuffer()
{
    checkError(rtBufferGLRegister(m_object));
}
inline void BufferObj::unregisterGLBuffer()
{
    checkError(rtBufferGLUnregister(m_object));
}
inline void BufferObj::setAttribute(RTbufferattribute attrib, RTsize size, const void *p)
{
    checkError(rtBufferSetAttribute(m_object, attrib, size, p));
}
inline void BufferObj::getAttribute(RTbufferattribute attrib, RTsize size, void *p)
{
    checkError(rtBufferGetAttribute(m_object, attrib, size, p));
}
inline void BufferObj::bindProgressiveStream(Buffer source)
{
    checkError(rtBufferBindProgressiveStream(m_object, source->get()));
}
inline void BufferObj::getProgressiveUpdateReady(int *ready, unsigned int *subframe_count,
                                                 unsigned int *max_subframes)
{
    checkError(rtBufferGetProgressiveUpdateReady(m_object, ready, subframe_count, max_subframes));
}
inline bool BufferObj::getProgressiveUpdateReady(unsigned int &subframe_count,
                                                 unsigned int &max_subframes)
{
    int ready = 0;
    getProgressiveUpdateReady(&ready, &subframe_count, &max_subframes);
    return ready != 0;
}
inline bool BufferObj::getProgressiveUpdateReady(unsigned int &subframe_count)
{
    unsigned int max_subframes;
    return getProgressiveUpdateReady(subframe_count, max_subframes);
}
inline bool BufferObj::getProgressiveUpdateReady()
{
    unsigned int subframe_count;
    return getProgressiveUpdateReady(subframe_count);
}

/* ---- Texture sampler ---- */

RW_DEFINE_OBJECT(TextureSampler)
RW_DEFINE_VALUE(TextureSampler, unsigned int, MipLevelCount)
RW_DEFINE_VALUE(TextureSampler, unsigned int, ArraySize)
RW_DEFINE_VALUE(TextureSampler, float, MaxAnisotropy)
RW_DEFINE_VALUE(TextureSampler, float, MipLevelBias)
RW_DEFINE_VALUE(TextureSampler, RTtexturereadmode, ReadMode)
RW_DEFINE_VALUE(TextureSampler, RTtextureindexmode, IndexingMode)
RW_DEFINE_GET(TextureSampler, int, getId, GetId)
inline void TextureSamplerObj::setWrapMode(unsigned int dim, RTwrapmode wrapmode)
{
    checkError(rtTextureSamplerSetWrapMode(m_object, dim, wrapmode));
}
inline RTwrapmode TextureSamplerObj::getWrapMode(unsigned int dim) const
{
    RTwrapmode mode = RT_WRAP_REPEAT;
    checkError(rtTextureSamplerGetWrapMode(m_object, dim, &mode));
    return mode;
}
inline void TextureSamplerObj::setFilteringModes(RTfiltermode minification,
                                                 RTfiltermode magnification,
                                                 RTfiltermode mipmapping)
{
    checkError(
        rtTextureSamplerSetFilteringModes(m_object, minification, magnification, mipmapping));
}
inline void TextureSamplerObj::getFilteringModes(RTfiltermode &minification,
                                                 RTfiltermode &magnification,
                                                 RTfiltermode &mipmapping) const
{
    checkError(
        rtTextureSamplerGetFilteringModes(m_object, &minification, &magnification, &mipmapping));
}
inline void TextureSamplerObj::setMipLevelClamp(float minLevel, float maxLevel)
{
    checkError(rtTextureSamplerSetMipLevelClamp(m_object, minLevel, maxLevel));
}
inline void TextureSamplerObj::getMipLevelClamp(float &minLevel, float &maxLevel) const
{
    checkError(rtTextureSamplerGetMipLevelClamp(m_object, &minLevel, &maxLevel));
}
inline void TextureSamplerObj::setBuffer(unsigned int texture_array_idx, unsigned int mip_level,
                                         Buffer buffer)
{
    checkError(rtTextureSamplerSetBuffer(m_object, texture_array_idx, mip_level, buffer->get()));
}
inline Buffer TextureSamplerObj::getBuffer(unsigned int texture_array_idx,
                                           unsigned int mip_level) const
{
    RTbuffer buffer = 0;
    checkError(rtTextureSamplerGetBuffer(m_object, texture_array_idx, mip_level, &buffer));
    return Buffer::take(buffer);
}
inline void TextureSamplerObj::setBuffer(Buffer buffer)
{
    setBuffer(0, 0, buffer);
}
inline Buffer TextureSamplerObj::getBuffer() const
{
    return getBuffer(0, 0);
}
inline void TextureSamplerObj::registerGLTexture()
{
    checkError(rtTextureSamplerGLRegister(m_object));
}
inline void TextureSamplerObj::unregisterGLTexture()
{
    checkError(rtTextureSamplerGLUnregister(m_object));
}

/* ---- Post-processing stage, command list ---- */

RW_DEFINE_GET_CONTEXT(PostprocessingStage, PostProcessingStage)
RW_DEFINE_READ_SCOPE(PostprocessingStage, PostProcessingStage)
/* There is no function to check these two: launching them does. */
inline void PostprocessingStageObj::validate() {}
inline void CommandListObj::validate() {}

RW_DEFINE_GET_CONTEXT(CommandList, CommandList)
inline void CommandListObj::appendPostprocessingStage(PostprocessingStage stage,
                                                      RTsize launch_width, RTsize launch_height)
{
    checkError(rtCommandListAppendPostprocessingStage(m_object, stage->get(), launch_width,
                                                      launch_height));
}
inline void CommandListObj::appendLaunch(unsigned int entryIndex, RTsize launch_width)
{
    checkError(rtCommandListAppendLaunch1D(m_object, entryIndex, launch_width));
}
inline void CommandListObj::appendLaunch(unsigned int entryIndex, RTsize launch_width,
                                         RTsize launch_height)
{
    checkError(rtCommandListAppendLaunch2D(m_object, entryIndex, launch_width, launch_height));
}
inline void CommandListObj::appendLaunch(unsigned int entryIndex, RTsize launch_width,
                                         RTsize launch_height, RTsize launch_depth)
{
    checkError(rtCommandListAppendLaunch3D(m_object, entryIndex, launch_width, launch_height,
                                           launch_depth));
}
inline void CommandListObj::finalize()
{
    checkError(rtCommandListFinalize(m_object));
}
inline void CommandListObj::execute()
{
    checkError(rtCommandListExecute(m_object));
}
template <class Iterator> void CommandListObj::setDevices(Iterator begin, Iterator end)
{
    std::vector<int> devices(begin, end);
    checkError(rtCommandListSetDevices(m_object, static_cast<unsigned int>(devices.size()),
                                       devices.empty() ? 0 : &devices[0]));
}
inline std::vector<int> CommandListObj::getDevices() const
{
    unsigned int count = 0;
    checkError(rtCommandListGetDeviceCount(m_object, &count));
    std::vector<int> devices(count);
    if (count) checkError(rtCommandListGetDevices(m_object, &devices[0]));
    return devices;
}
inline void CommandListObj::setCudaStream(void *stream)
{
    checkError(rtCommandListSetCudaStream(m_object, stream));
}
inline void CommandListObj::getCudaStream(void **stream)
{
    checkError(rtCommandListGetCudaStream(m_object, stream));
}
} // namespace optix

#endif
