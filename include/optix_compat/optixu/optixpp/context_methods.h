/* SPDX-License-Identifier: Apache-2.0 */
/*
 * optixpp: bodies of the methods of handles, base classes, variables and the context. Included by
 * optixpp_namespace.h; not for use by itself.
 */
#ifndef RW_COMPAT_OPTIXPP_CONTEXT_METHODS_H
#define RW_COMPAT_OPTIXPP_CONTEXT_METHODS_H

namespace optix
{
/* ---- Handle, base classes, variables ---- */

template <class T> Variable Handle<T>::operator[](const std::string &varname)
{
    Variable v = m_ptr->queryVariable(varname);
    return v ? v : m_ptr->declareVariable(varname);
}
template <class T> Variable Handle<T>::operator[](const char *varname)
{
    return (*this)[std::string(varname)];
}

inline void APIObj::checkError(RTresult code) const
{
    if (failed(code)) checkError(code, getContext());
}
inline void APIObj::checkError(RTresult code, Context context) const
{
    if (failed(code)) throw makeException(code, context ? context->get() : 0);
}

inline Context VariableObj::getContext() const
{
    RTcontext context = 0;
    checkErrorNoGetContext(rtVariableGetContext(m_variable, &context));
    return Context::take(context);
}
#define RW_DEFINE_SET_OBJECT(H)                                                                    \
    inline void VariableObj::set(H object)                                                         \
    {                                                                                              \
        checkError(rtVariableSetObject(m_variable, object->get()));                                \
    }
#define RW_DEFINE_GET_OBJECT(H)                                                                    \
    inline H VariableObj::get##H() const                                                           \
    {                                                                                              \
        return H::take(object());                                                                  \
    }
RW_DEFINE_SET_OBJECT(Buffer)
RW_DEFINE_SET_OBJECT(GeometryGroup)
RW_DEFINE_SET_OBJECT(Group)
RW_DEFINE_SET_OBJECT(Program)
RW_DEFINE_SET_OBJECT(Selector)
RW_DEFINE_SET_OBJECT(TextureSampler)
RW_DEFINE_SET_OBJECT(Transform)
RW_DEFINE_GET_OBJECT(Buffer)
RW_DEFINE_GET_OBJECT(GeometryGroup)
RW_DEFINE_GET_OBJECT(GeometryInstance)
RW_DEFINE_GET_OBJECT(Group)
RW_DEFINE_GET_OBJECT(Program)
RW_DEFINE_GET_OBJECT(Selector)
RW_DEFINE_GET_OBJECT(TextureSampler)
RW_DEFINE_GET_OBJECT(Transform)
#undef RW_DEFINE_SET_OBJECT
#undef RW_DEFINE_GET_OBJECT
inline void VariableObj::setBuffer(Buffer buffer)
{
    set(buffer);
}
inline void VariableObj::setTextureSampler(TextureSampler texturesampler)
{
    set(texturesampler);
}
inline void VariableObj::setProgramId(Program program)
{
    setInt(program->getId());
}

/* ---- The context itself and devices ---- */

RW_DEFINE_SCOPE(Context)

inline void ContextObj::destroy()
{
    checkErrorNoGetContext(rtContextDestroy(m_object));
    m_object = 0;
}
inline void ContextObj::validate()
{
    checkError(rtContextValidate(m_object));
}
inline Context ContextObj::getContext() const
{
    return Context::take(m_object);
}
inline void ContextObj::checkError(RTresult code) const
{
    if (failed(code)) throw makeException(code, m_object);
}
inline std::string ContextObj::getErrorString(RTresult code) const
{
    const char *text = 0;
    rtContextGetErrorString(m_object, code, &text);
    return text ? text : "";
}
inline Context ContextObj::create()
{
    RTcontext context = 0;
    RTresult code = rtContextCreate(&context);
    if (failed(code)) throw makeException(code, 0);
    return Context::take(context);
}
inline unsigned int ContextObj::getDeviceCount()
{
    unsigned int count = 0;
    RTresult code = rtDeviceGetDeviceCount(&count);
    if (failed(code)) throw makeException(code, 0);
    return count;
}
inline void ContextObj::getDeviceAttribute(int ordinal, RTdeviceattribute attrib, RTsize size,
                                           void *p)
{
    RTresult code = rtDeviceGetAttribute(ordinal, attrib, size, p);
    if (failed(code)) throw makeException(code, 0);
}
inline std::string ContextObj::getDeviceName(int ordinal)
{
    char name[256];
    getDeviceAttribute(ordinal, RT_DEVICE_ATTRIBUTE_NAME, sizeof(name), name);
    return name;
}
inline std::string ContextObj::getDevicePCIBusId(int ordinal)
{
    char id[64];
    getDeviceAttribute(ordinal, RT_DEVICE_ATTRIBUTE_PCI_BUS_ID, sizeof(id), id);
    return id;
}
inline std::vector<int> ContextObj::getCompatibleDevices(int ordinal)
{
    std::vector<int> devices(getDeviceCount() + 1);
    getDeviceAttribute(ordinal, RT_DEVICE_ATTRIBUTE_COMPATIBLE_DEVICES,
                       devices.size() * sizeof(int), &devices[0]);
    return std::vector<int>(devices.begin() + 1, devices.begin() + 1 + devices[0]);
}
template <class Iterator> void ContextObj::setDevices(Iterator begin, Iterator end)
{
    std::vector<int> devices(begin, end);
    checkError(rtContextSetDevices(m_object, static_cast<unsigned int>(devices.size()),
                                   devices.empty() ? 0 : &devices[0]));
}
inline std::vector<int> ContextObj::getEnabledDevices() const
{
    std::vector<int> devices(getEnabledDeviceCount());
    if (!devices.empty()) checkError(rtContextGetDevices(m_object, &devices[0]));
    return devices;
}
RW_DEFINE_GET(Context, unsigned int, getEnabledDeviceCount, GetDeviceCount)

/* ---- Making objects ---- */

RW_DEFINE_CREATE(CommandList)
RW_DEFINE_CREATE(Geometry)
RW_DEFINE_CREATE(GeometryGroup)
RW_DEFINE_CREATE(GeometryInstance)
RW_DEFINE_CREATE(GeometryTriangles)
RW_DEFINE_CREATE(Group)
RW_DEFINE_CREATE(Material)
RW_DEFINE_CREATE(Selector)
RW_DEFINE_CREATE(TextureSampler)
RW_DEFINE_CREATE(Transform)

inline Acceleration ContextObj::createAcceleration(const std::string &builder, const std::string &)
{
    RTacceleration object = 0;
    checkError(rtAccelerationCreate(m_object, &object));
    checkError(rtAccelerationSetBuilder(object, builder.c_str()));
    return Acceleration::take(object);
}
template <class Iterator>
void ContextObj::setMaterials(GeometryInstance instance, Iterator begin, Iterator end)
{
    const std::vector<Material> materials(begin, end);
    const unsigned int count = static_cast<unsigned int>(materials.size());
    instance->setMaterialCount(count);
    for (unsigned int i = 0; i < count; i++) instance->setMaterial(i, materials[i]);
}
template <class Iterator>
GeometryInstance ContextObj::createGeometryInstance(Geometry geometry, Iterator matlbegin,
                                                    Iterator matlend)
{
    GeometryInstance instance = createGeometryInstance();
    instance->setGeometry(geometry);
    setMaterials(instance, matlbegin, matlend);
    return instance;
}
template <class Iterator>
GeometryInstance ContextObj::createGeometryInstance(GeometryTriangles geometrytriangles,
                                                    Iterator matlbegin, Iterator matlend)
{
    GeometryInstance instance = createGeometryInstance();
    instance->setGeometryTriangles(geometrytriangles);
    setMaterials(instance, matlbegin, matlend);
    return instance;
}
inline GeometryInstance ContextObj::createGeometryInstance(GeometryTriangles geometry, Material mat)
{
    return createGeometryInstance(geometry, &mat, &mat + 1);
}
template <class Iterator> Group ContextObj::createGroup(Iterator childbegin, Iterator childend)
{
    Group group = createGroup();
    for (; childbegin != childend; ++childbegin) group->addChild(*childbegin);
    return group;
}
template <class Iterator>
GeometryGroup ContextObj::createGeometryGroup(Iterator childbegin, Iterator childend)
{
    GeometryGroup group = createGeometryGroup();
    for (; childbegin != childend; ++childbegin) group->addChild(*childbegin);
    return group;
}

inline Program ContextObj::createProgramFromPTXFile(const std::string &filename,
                                                    const std::string &program_name)
{
    RTprogram program = 0;
    checkError(
        rtProgramCreateFromPTXFile(m_object, filename.c_str(), program_name.c_str(), &program));
    return Program::take(program);
}
inline Program ContextObj::createProgramFromPTXString(const std::string &ptx,
                                                      const std::string &program_name)
{
    RTprogram program = 0;
    checkError(rtProgramCreateFromPTXString(m_object, ptx.c_str(), program_name.c_str(), &program));
    return Program::take(program);
}
inline std::vector<const char *> ContextObj::pointers(const std::vector<std::string> &texts)
{
    std::vector<const char *> result;
    for (std::size_t i = 0; i < texts.size(); i++) result.push_back(texts[i].c_str());
    return result;
}
#define RW_DEFINE_PLURAL(Kind, argument)                                                           \
    inline Program ContextObj::createProgramFromPTX##Kind(                                         \
        const std::vector<const char *> &argument, const std::string &program_name)                \
    {                                                                                              \
        RTprogram program = 0;                                                                     \
        std::vector<const char *> all(argument);                                                   \
        checkError(rtProgramCreateFromPTX##Kind(m_object, static_cast<unsigned int>(all.size()),   \
                                                all.empty() ? 0 : &all[0], program_name.c_str(),   \
                                                &program));                                        \
        return Program::take(program);                                                             \
    }                                                                                              \
    inline Program ContextObj::createProgramFromPTX##Kind(                                         \
        const std::vector<std::string> &argument, const std::string &program_name)                 \
    {                                                                                              \
        return createProgramFromPTX##Kind(pointers(argument), program_name);                       \
    }
RW_DEFINE_PLURAL(Files, filenames)
RW_DEFINE_PLURAL(Strings, ptxStrings)
#undef RW_DEFINE_PLURAL
inline Program ContextObj::createProgramFromProgram(Program program_in)
{
    RTprogram program = 0;
    checkError(rtProgramCreateFromProgram(m_object, program_in->get(), &program));
    return Program::take(program);
}
inline PostprocessingStage
ContextObj::createBuiltinPostProcessingStage(const std::string &builtin_name)
{
    RTpostprocessingstage stage = 0;
    checkError(rtPostProcessingStageCreateBuiltin(m_object, builtin_name.c_str(), &stage));
    return PostprocessingStage::take(stage);
}

/* An id that is no object's is an error of the function. */
#define RW_DEFINE_FROM_ID(H)                                                                       \
    inline H ContextObj::get##H##FromId(int id)                                                    \
    {                                                                                              \
        H##Obj::api_t object = 0;                                                                  \
        checkError(rtContextGet##H##FromId(m_object, id, &object));                                \
        return H::take(object);                                                                    \
    }
RW_DEFINE_FROM_ID(Buffer)
RW_DEFINE_FROM_ID(Program)
RW_DEFINE_FROM_ID(TextureSampler)
#undef RW_DEFINE_FROM_ID

/* ---- Attributes, limits, printing ---- */

#define RW_DEFINE_ATTRIBUTE(T, method, read, which)                                                \
    inline T ContextObj::method() const                                                            \
    {                                                                                              \
        return static_cast<T>(read(which));                                                        \
    }
RW_DEFINE_ATTRIBUTE(int, getMaxTextureCount, attribute, RT_CONTEXT_ATTRIBUTE_MAX_TEXTURE_COUNT)
RW_DEFINE_ATTRIBUTE(int, getCPUNumThreads, attribute, RT_CONTEXT_ATTRIBUTE_CPU_NUM_THREADS)
RW_DEFINE_ATTRIBUTE(int, getGPUPagingActive, attribute, RT_CONTEXT_ATTRIBUTE_GPU_PAGING_ACTIVE)
RW_DEFINE_ATTRIBUTE(int, getGPUPagingForcedOff, attribute,
                    RT_CONTEXT_ATTRIBUTE_GPU_PAGING_FORCED_OFF)
RW_DEFINE_ATTRIBUTE(RTsize, getUsedHostMemory, bytes, RT_CONTEXT_ATTRIBUTE_USED_HOST_MEMORY)
#undef RW_DEFINE_ATTRIBUTE
inline bool ContextObj::getPreferFastRecompiles() const
{
    return attribute(RT_CONTEXT_ATTRIBUTE_PREFER_FAST_RECOMPILES) != 0;
}
inline bool ContextObj::getForceInlineUserFunctions() const
{
    return attribute(RT_CONTEXT_ATTRIBUTE_FORCE_INLINE_USER_FUNCTIONS) != 0;
}
inline RTsize ContextObj::getAvailableDeviceMemory(int ordinal) const
{
    return bytes(
        static_cast<RTcontextattribute>(RT_CONTEXT_ATTRIBUTE_AVAILABLE_DEVICE_MEMORY + ordinal));
}
template <class T> void ContextObj::setAttribute(RTcontextattribute attribute, const T &val)
{
    checkError(rtContextSetAttribute(m_object, attribute, sizeof(T), &val));
}
inline void ContextObj::setCPUNumThreads(int cpu_num_threads)
{
    setAttribute(RT_CONTEXT_ATTRIBUTE_CPU_NUM_THREADS, cpu_num_threads);
}
inline void ContextObj::setPreferFastRecompiles(bool enabled)
{
    setAttribute(RT_CONTEXT_ATTRIBUTE_PREFER_FAST_RECOMPILES, static_cast<int>(enabled));
}
inline void ContextObj::setForceInlineUserFunctions(bool enabled)
{
    setAttribute(RT_CONTEXT_ATTRIBUTE_FORCE_INLINE_USER_FUNCTIONS, static_cast<int>(enabled));
}
inline void ContextObj::setGPUPagingForcedOff(int gpu_paging_forced_off)
{
    setAttribute(RT_CONTEXT_ATTRIBUTE_GPU_PAGING_FORCED_OFF, gpu_paging_forced_off);
}
inline void ContextObj::setDiskCacheLocation(const std::string &path)
{
    setAttribute(RT_CONTEXT_ATTRIBUTE_DISK_CACHE_LOCATION, path.c_str());
}
inline std::string ContextObj::getDiskCacheLocation()
{
    const char *path = 0;
    checkError(rtContextGetAttribute(m_object, RT_CONTEXT_ATTRIBUTE_DISK_CACHE_LOCATION,
                                     sizeof(path), &path));
    return path ? path : "";
}
inline void ContextObj::setDiskCacheMemoryLimits(RTsize lowWaterMark, RTsize highWaterMark)
{
    const RTsize limits[2] = {lowWaterMark, highWaterMark};
    setAttribute(RT_CONTEXT_ATTRIBUTE_DISK_CACHE_MEMORY_LIMITS, limits);
}
inline void ContextObj::getDiskCacheMemoryLimits(RTsize &lowWaterMark, RTsize &highWaterMark)
{
    RTsize limits[2] = {0, 0};
    checkError(rtContextGetAttribute(m_object, RT_CONTEXT_ATTRIBUTE_DISK_CACHE_MEMORY_LIMITS,
                                     sizeof(limits), limits));
    lowWaterMark = limits[0];
    highWaterMark = limits[1];
}
RW_DEFINE_VALUE(Context, RTsize, StackSize)
RW_DEFINE_VALUE(Context, unsigned int, MaxCallableProgramDepth)
RW_DEFINE_VALUE(Context, unsigned int, MaxTraceDepth)
RW_DEFINE_VALUE(Context, RTsize, PrintBufferSize)
inline void ContextObj::setTimeoutCallback(RTtimeoutcallback callback, double min_polling_seconds)
{
    checkError(rtContextSetTimeoutCallback(m_object, callback, min_polling_seconds));
}
inline void ContextObj::setUsageReportCallback(RTusagereportcallback callback, int verbosity,
                                               void *cbdata)
{
    checkError(rtContextSetUsageReportCallback(m_object, callback, verbosity, cbdata));
}
inline void ContextObj::setPrintEnabled(bool enabled)
{
    checkError(rtContextSetPrintEnabled(m_object, enabled));
}
inline bool ContextObj::getPrintEnabled() const
{
    int enabled = 0;
    checkError(rtContextGetPrintEnabled(m_object, &enabled));
    return enabled != 0;
}
inline void ContextObj::setPrintLaunchIndex(int x, int y, int z)
{
    checkError(rtContextSetPrintLaunchIndex(m_object, x, y, z));
}
inline int3 ContextObj::getPrintLaunchIndex() const
{
    int3 index = make_int3(-1, -1, -1);
    checkError(rtContextGetPrintLaunchIndex(m_object, &index.x, &index.y, &index.z));
    return index;
}

/* ---- Entry points, ray types, launches ---- */

RW_DEFINE_VALUE(Context, unsigned int, EntryPointCount)
RW_DEFINE_VALUE(Context, unsigned int, RayTypeCount)
RW_DEFINE_INDEXED(Context, Program, RayGenerationProgram)
RW_DEFINE_INDEXED(Context, Program, ExceptionProgram)
RW_DEFINE_INDEXED(Context, Program, MissProgram)
inline void ContextObj::setExceptionEnabled(RTexception exception, bool enabled)
{
    checkError(rtContextSetExceptionEnabled(m_object, exception, enabled));
}
inline bool ContextObj::getExceptionEnabled(RTexception exception) const
{
    int enabled = 0;
    checkError(rtContextGetExceptionEnabled(m_object, exception, &enabled));
    return enabled != 0;
}
inline void ContextObj::compile()
{
    checkError(rtContextCompile(m_object));
}
inline void ContextObj::launch(unsigned int entry_point_index, RTsize image_width)
{
    checkError(rtContextLaunch1D(m_object, entry_point_index, image_width));
}
inline void ContextObj::launch(unsigned int entry_point_index, RTsize image_width,
                               RTsize image_height)
{
    checkError(rtContextLaunch2D(m_object, entry_point_index, image_width, image_height));
}
inline void ContextObj::launch(unsigned int entry_point_index, RTsize image_width,
                               RTsize image_height, RTsize image_depth)
{
    checkError(
        rtContextLaunch3D(m_object, entry_point_index, image_width, image_height, image_depth));
}
inline void ContextObj::launchProgressive(unsigned int entry_point_index, RTsize image_width,
                                          RTsize image_height, unsigned int max_subframes)
{
    checkError(rtContextLaunchProgressive2D(m_object, entry_point_index, image_width, image_height,
                                            max_subframes));
}
inline void ContextObj::stopProgressive()
{
    checkError(rtContextStopProgressive(m_object));
}
RW_DEFINE_GET(Context, int, getRunningState, GetRunningState)
} // namespace optix

#endif
