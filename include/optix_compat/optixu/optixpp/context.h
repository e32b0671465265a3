/* SPDX-License-Identifier: Apache-2.0 */
/*
 * optixpp: the context, which makes all other objects. Included by optixpp_namespace.h; not for use
 * by itself. Bodies are in context_methods.h.
 */
#ifndef RW_COMPAT_OPTIXPP_CONTEXT_H
#define RW_COMPAT_OPTIXPP_CONTEXT_H

namespace optix
{
class ContextObj : public ScopedObj
{
    RW_OBJECT(Context, context)
    RW_SCOPE
    using APIObj::checkError;
    void checkError(RTresult code) const;
    std::string getErrorString(RTresult code) const;

    /* ---- Devices and the context itself ---- */

    static Context create();
    static unsigned int getDeviceCount();
    static std::string getDeviceName(int ordinal);
    static std::string getDevicePCIBusId(int ordinal);
    static void getDeviceAttribute(int ordinal, RTdeviceattribute attrib, RTsize size, void *p);
    static std::vector<int> getCompatibleDevices(int ordinal);

    /* ---- Buffers and texture samplers ---- */

    Buffer createBuffer(unsigned int type);
    Buffer createBuffer(unsigned int type, RTformat format);
    Buffer createBuffer(unsigned int type, RTformat format, RTsize width);
    Buffer createBuffer(unsigned int type, RTformat format, RTsize width, RTsize height);
    Buffer createBuffer(unsigned int type, RTformat format, RTsize width, RTsize height,
                        RTsize depth);
    Buffer createMipmappedBuffer(unsigned int type, RTformat format, RTsize width,
                                 unsigned int levels);
    Buffer createMipmappedBuffer(unsigned int type, RTformat format, RTsize width, RTsize height,
                                 unsigned int levels);
    Buffer createMipmappedBuffer(unsigned int type, RTformat format, RTsize width, RTsize height,
                                 RTsize depth, unsigned int levels);
    Buffer create1DLayeredBuffer(unsigned int type, RTformat format, RTsize width, RTsize layers,
                                 unsigned int levels);
    Buffer create2DLayeredBuffer(unsigned int type, RTformat format, RTsize width, RTsize height,
                                 RTsize layers, unsigned int levels);
    Buffer createCubeBuffer(unsigned int type, RTformat format, RTsize width, RTsize height,
                            unsigned int levels);
    Buffer createCubeLayeredBuffer(unsigned int type, RTformat format, RTsize width, RTsize height,
                                   RTsize faces, unsigned int levels);
    Buffer createBufferForCUDA(unsigned int type);
    Buffer createBufferForCUDA(unsigned int type, RTformat format);
    Buffer createBufferForCUDA(unsigned int type, RTformat format, RTsize width);
    Buffer createBufferForCUDA(unsigned int type, RTformat format, RTsize width, RTsize height);
    Buffer createBufferForCUDA(unsigned int type, RTformat format, RTsize width, RTsize height,
                               RTsize depth);
    Buffer createBufferFromGLBO(unsigned int type, unsigned int vbo);
    Buffer createBufferFromCallback(unsigned int type, RTbuffercallback callback,
                                    void *callbackData);
    Buffer createBufferFromCallback(unsigned int type, RTbuffercallback callback,
                                    void *callbackData, RTformat format);
    Buffer createBufferFromCallback(unsigned int type, RTbuffercallback callback,
                                    void *callbackData, RTformat format, RTsize width);
    Buffer createBufferFromCallback(unsigned int type, RTbuffercallback callback,
                                    void *callbackData, RTformat format, RTsize width,
                                    RTsize height);
    Buffer createBufferFromCallback(unsigned int type, RTbuffercallback callback,
                                    void *callbackData, RTformat format, RTsize width,
                                    RTsize height, RTsize depth);
    TextureSampler createTextureSampler();
    TextureSampler createTextureSamplerFromGLImage(unsigned int id, RTgltarget target);
    Buffer getBufferFromId(int buffer_id);
    Program getProgramFromId(int program_id);
    TextureSampler getTextureSamplerFromId(int sampler_id);

    /* ---- The graph ---- */

    /* The second name, of a traverser, is from older versions and ignored. */
    Acceleration createAcceleration(const std::string &builder, const std::string &ignored = "");
    Geometry createGeometry();
    GeometryTriangles createGeometryTriangles();
    GeometryInstance createGeometryInstance();
    template <class Iterator>
    GeometryInstance createGeometryInstance(Geometry geometry, Iterator matlbegin,
                                            Iterator matlend);
    template <class Iterator>
    GeometryInstance createGeometryInstance(GeometryTriangles geometrytriangles, Iterator matlbegin,
                                            Iterator matlend);
    GeometryInstance createGeometryInstance(GeometryTriangles geometry, Material mat);
    Group createGroup();
    template <class Iterator> Group createGroup(Iterator childbegin, Iterator childend);
    GeometryGroup createGeometryGroup();
    template <class Iterator>
    GeometryGroup createGeometryGroup(Iterator childbegin, Iterator childend);
    Transform createTransform();
    Selector createSelector();
    Material createMaterial();

    /* ---- Programs ---- */

    Program createProgramFromPTXFile(const std::string &filename, const std::string &program_name);
    Program createProgramFromPTXFiles(const std::vector<std::string> &filenames,
                                      const std::string &program_name);
    Program createProgramFromPTXFiles(const std::vector<const char *> &filenames,
                                      const std::string &program_name);
    Program createProgramFromPTXString(const std::string &ptx, const std::string &program_name);
    Program createProgramFromPTXStrings(const std::vector<std::string> &ptxStrings,
                                        const std::string &program_name);
    Program createProgramFromPTXStrings(const std::vector<const char *> &ptxStrings,
                                        const std::string &program_name);
    Program createProgramFromProgram(Program program_in);

    PostprocessingStage createBuiltinPostProcessingStage(const std::string &builtin_name);
    CommandList createCommandList();

    /* ---- Attributes ---- */

    template <class Iterator> void setDevices(Iterator begin, Iterator end);
    std::vector<int> getEnabledDevices() const;
    unsigned int getEnabledDeviceCount() const;
    int getMaxTextureCount() const;
    int getCPUNumThreads() const;
    RTsize getUsedHostMemory() const;
    bool getPreferFastRecompiles() const;
    bool getForceInlineUserFunctions() const;
    int getGPUPagingActive() const;
    int getGPUPagingForcedOff() const;
    RTsize getAvailableDeviceMemory(int ordinal) const;
    void setCPUNumThreads(int cpu_num_threads);
    void setPreferFastRecompiles(bool enabled);
    void setForceInlineUserFunctions(bool enabled);
    void setDiskCacheLocation(const std::string &path);
    std::string getDiskCacheLocation();
    void setDiskCacheMemoryLimits(RTsize lowWaterMark, RTsize highWaterMark);
    void getDiskCacheMemoryLimits(RTsize &lowWaterMark, RTsize &highWaterMark);
    void setGPUPagingForcedOff(int gpu_paging_forced_off);
    template <class T> void setAttribute(RTcontextattribute attribute, const T &val);

    void setStackSize(RTsize stack_size_bytes);
    RTsize getStackSize() const;
    void setMaxCallableProgramDepth(unsigned int max_depth);
    unsigned int getMaxCallableProgramDepth() const;
    void setMaxTraceDepth(unsigned int max_depth);
    unsigned int getMaxTraceDepth() const;
    void setTimeoutCallback(RTtimeoutcallback callback, double min_polling_seconds);
    void setUsageReportCallback(RTusagereportcallback callback, int verbosity, void *cbdata);

    /* ---- Entry points, ray types, launches ---- */

    void setEntryPointCount(unsigned int num_entry_points);
    unsigned int getEntryPointCount() const;
    void setRayTypeCount(unsigned int num_ray_types);
    unsigned int getRayTypeCount() const;
    void setRayGenerationProgram(unsigned int entry_point_index, Program program);
    Program getRayGenerationProgram(unsigned int entry_point_index) const;
    void setExceptionProgram(unsigned int entry_point_index, Program program);
    Program getExceptionProgram(unsigned int entry_point_index) const;
    void setExceptionEnabled(RTexception exception, bool enabled);
    bool getExceptionEnabled(RTexception exception) const;
    void setMissProgram(unsigned int ray_type_index, Program program);
    Program getMissProgram(unsigned int ray_type_index) const;
    void compile();
    void launch(unsigned int entry_point_index, RTsize image_width);
    void launch(unsigned int entry_point_index, RTsize image_width, RTsize image_height);
    void launch(unsigned int entry_point_index, RTsize image_width, RTsize image_height,
                RTsize image_depth);
    void launchProgressive(unsigned int entry_point_index, RTsize image_width, RTsize image_height,
                           unsigned int max_subframes);
    void stopProgressive();
    int getRunningState() const;

    void setPrintEnabled(bool enabled);
    bool getPrintEnabled() const;
    void setPrintBufferSize(RTsize buffer_size_bytes);
    RTsize getPrintBufferSize() const;
    void setPrintLaunchIndex(int x, int y = -1, int z = -1);
    int3 getPrintLaunchIndex() const;

  private:
    int attribute(RTcontextattribute which) const
    {
        int value = 0;
        checkError(rtContextGetAttribute(m_object, which, sizeof(value), &value));
        return value;
    }
    RTsize bytes(RTcontextattribute which) const
    {
        RTsize value = 0;
        checkError(rtContextGetAttribute(m_object, which, sizeof(value), &value));
        return value;
    }
    Buffer sized(RTbuffer buffer, RTformat format, unsigned int dimensions, RTsize width,
                 RTsize height, RTsize depth, unsigned int levels);
    static std::vector<const char *> pointers(const std::vector<std::string> &texts);
    template <class Iterator>
    void setMaterials(GeometryInstance instance, Iterator begin, Iterator end);
};
} // namespace optix

#endif
