/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The host functions of version 8.0 in the order of the function table:
 * OPTIX_FUNCTION(name, parameters, arguments), and OPTIX_TEXT_FUNCTION for those that return a
 * text. OPTIX_PLACE(name) is the place of a function whose parameters these headers do not declare.
 * Included several times.
 */
/* clang-format off */
OPTIX_TEXT_FUNCTION(optixGetErrorName, (OptixResult result), (result))
OPTIX_TEXT_FUNCTION(optixGetErrorString, (OptixResult result), (result))

/* `from` 0: the current CUDA context; `options` may be NULL. */
OPTIX_FUNCTION(optixDeviceContextCreate,
    (CUcontext from, const OptixDeviceContextOptions *options, OptixDeviceContext *out),
    (from, options, out))
OPTIX_FUNCTION(optixDeviceContextDestroy, (OptixDeviceContext context), (context))
OPTIX_FUNCTION(optixDeviceContextGetProperty,
    (OptixDeviceContext context, OptixDeviceProperty property, void *value, size_t size),
    (context, property, value, size))
OPTIX_FUNCTION(optixDeviceContextSetLogCallback,
    (OptixDeviceContext context, OptixLogCallback callback, void *data, unsigned int level),
    (context, callback, data, level))
OPTIX_FUNCTION(optixDeviceContextSetCacheEnabled, (OptixDeviceContext context, int enabled),
    (context, enabled))
OPTIX_FUNCTION(optixDeviceContextSetCacheLocation,
    (OptixDeviceContext context, const char *location), (context, location))
/* The cache shrinks to `low` bytes when it has more than `high`. */
OPTIX_FUNCTION(optixDeviceContextSetCacheDatabaseSizes,
    (OptixDeviceContext context, size_t low, size_t high), (context, low, high))
OPTIX_FUNCTION(optixDeviceContextGetCacheEnabled, (OptixDeviceContext context, int *enabled),
    (context, enabled))
OPTIX_FUNCTION(optixDeviceContextGetCacheLocation,
    (OptixDeviceContext context, char *location, size_t size), (context, location, size))
OPTIX_FUNCTION(optixDeviceContextGetCacheDatabaseSizes,
    (OptixDeviceContext context, size_t *low, size_t *high), (context, low, high))

/* Where there is a log: `logSize` is its size before, and what the whole text takes after. */
OPTIX_FUNCTION(optixModuleCreate,
    (OptixDeviceContext context, const OptixModuleCompileOptions *moduleOptions,
     const OptixPipelineCompileOptions *pipelineOptions, const char *input, size_t inputSize,
     char *log, size_t *logSize, OptixModule *out),
    (context, moduleOptions, pipelineOptions, input, inputSize, log, logSize, out))
OPTIX_FUNCTION(optixModuleCreateWithTasks,
    (OptixDeviceContext context, const OptixModuleCompileOptions *moduleOptions,
     const OptixPipelineCompileOptions *pipelineOptions, const char *input, size_t inputSize,
     char *log, size_t *logSize, OptixModule *out, OptixTask *first),
    (context, moduleOptions, pipelineOptions, input, inputSize, log, logSize, out, first))
OPTIX_FUNCTION(optixModuleGetCompilationState, (OptixModule module, OptixModuleState *state),
    (module, state))
OPTIX_FUNCTION(optixModuleDestroy, (OptixModule module), (module))
OPTIX_FUNCTION(optixBuiltinISModuleGet,
    (OptixDeviceContext context, const OptixModuleCompileOptions *moduleOptions,
     const OptixPipelineCompileOptions *pipelineOptions, const OptixBuiltinISOptions *options,
     OptixModule *out),
    (context, moduleOptions, pipelineOptions, options, out))
OPTIX_FUNCTION(optixTaskExecute,
    (OptixTask task, OptixTask *additional, unsigned int maxAdditional, unsigned int *created),
    (task, additional, maxAdditional, created))

OPTIX_FUNCTION(optixProgramGroupCreate,
    (OptixDeviceContext context, const OptixProgramGroupDesc *descriptions, unsigned int count,
     const OptixProgramGroupOptions *options, char *log, size_t *logSize, OptixProgramGroup *out),
    (context, descriptions, count, options, log, logSize, out))
OPTIX_FUNCTION(optixProgramGroupDestroy, (OptixProgramGroup group), (group))
OPTIX_FUNCTION(optixProgramGroupGetStackSize,
    (OptixProgramGroup group, OptixStackSizes *sizes, OptixPipeline pipeline),
    (group, sizes, pipeline))
OPTIX_FUNCTION(optixPipelineCreate,
    (OptixDeviceContext context, const OptixPipelineCompileOptions *compileOptions,
     const OptixPipelineLinkOptions *linkOptions, const OptixProgramGroup *groups,
     unsigned int count, char *log, size_t *logSize, OptixPipeline *out),
    (context, compileOptions, linkOptions, groups, count, log, logSize, out))
OPTIX_FUNCTION(optixPipelineDestroy, (OptixPipeline pipeline), (pipeline))
OPTIX_FUNCTION(optixPipelineSetStackSize,
    (OptixPipeline pipeline, unsigned int dcFromTraversal, unsigned int dcFromState,
     unsigned int continuation, unsigned int maxTraversableGraphDepth),
    (pipeline, dcFromTraversal, dcFromState, continuation, maxTraversableGraphDepth))

OPTIX_FUNCTION(optixAccelComputeMemoryUsage,
    (OptixDeviceContext context, const OptixAccelBuildOptions *options,
     const OptixBuildInput *inputs, unsigned int count, OptixAccelBufferSizes *out),
    (context, options, inputs, count, out))
OPTIX_FUNCTION(optixAccelBuild,
    (OptixDeviceContext context, CUstream stream, const OptixAccelBuildOptions *options,
     const OptixBuildInput *inputs, unsigned int count, CUdeviceptr temp, size_t tempSize,
     CUdeviceptr output, size_t outputSize, OptixTraversableHandle *out,
     const OptixAccelEmitDesc *emitted, unsigned int emittedCount),
    (context, stream, options, inputs, count, temp, tempSize, output, outputSize, out, emitted,
     emittedCount))
OPTIX_FUNCTION(optixAccelGetRelocationInfo,
    (OptixDeviceContext context, OptixTraversableHandle handle, OptixRelocationInfo *out),
    (context, handle, out))
OPTIX_FUNCTION(optixCheckRelocationCompatibility,
    (OptixDeviceContext context, const OptixRelocationInfo *info, int *out),
    (context, info, out))
OPTIX_FUNCTION(optixAccelRelocate,
    (OptixDeviceContext context, CUstream stream, const OptixRelocationInfo *info,
     const OptixRelocateInput *inputs, size_t count, CUdeviceptr target, size_t targetSize,
     OptixTraversableHandle *out),
    (context, stream, info, inputs, count, target, targetSize, out))
OPTIX_FUNCTION(optixAccelCompact,
    (OptixDeviceContext context, CUstream stream, OptixTraversableHandle handle,
     CUdeviceptr output, size_t outputSize, OptixTraversableHandle *out),
    (context, stream, handle, output, outputSize, out))
OPTIX_FUNCTION(optixAccelEmitProperty,
    (OptixDeviceContext context, CUstream stream, OptixTraversableHandle handle,
     const OptixAccelEmitDesc *emitted),
    (context, stream, handle, emitted))
OPTIX_FUNCTION(optixConvertPointerToTraversableHandle,
    (OptixDeviceContext context, CUdeviceptr pointer, OptixTraversableType type,
     OptixTraversableHandle *out),
    (context, pointer, type, out))
OPTIX_FUNCTION(optixOpacityMicromapArrayComputeMemoryUsage,
    (OptixDeviceContext context, const OptixOpacityMicromapArrayBuildInput *input,
     OptixMicromapBufferSizes *out),
    (context, input, out))
OPTIX_FUNCTION(optixOpacityMicromapArrayBuild,
    (OptixDeviceContext context, CUstream stream, const OptixOpacityMicromapArrayBuildInput *input,
     const OptixMicromapBuffers *buffers),
    (context, stream, input, buffers))
OPTIX_FUNCTION(optixOpacityMicromapArrayGetRelocationInfo,
    (OptixDeviceContext context, CUdeviceptr array, OptixRelocationInfo *out),
    (context, array, out))
OPTIX_FUNCTION(optixOpacityMicromapArrayRelocate,
    (OptixDeviceContext context, CUstream stream, const OptixRelocationInfo *info,
     CUdeviceptr target, size_t targetSize),
    (context, stream, info, target, targetSize))
OPTIX_PLACE(optixDisplacementMicromapArrayComputeMemoryUsage)
OPTIX_PLACE(optixDisplacementMicromapArrayBuild)

/* `record` is host memory: the first 32 bytes of a record. */
OPTIX_FUNCTION(optixSbtRecordPackHeader, (OptixProgramGroup group, void *record), (group, record))
/* `params` is device memory, read while the launch runs; `table` is host memory. */
OPTIX_FUNCTION(optixLaunch,
    (OptixPipeline pipeline, CUstream stream, CUdeviceptr params, size_t paramsSize,
     const OptixShaderBindingTable *table, unsigned int width, unsigned int height,
     unsigned int depth),
    (pipeline, stream, params, paramsSize, table, width, height, depth))
OPTIX_PLACE(optixDenoiserCreate)
OPTIX_PLACE(optixDenoiserDestroy)
OPTIX_PLACE(optixDenoiserComputeMemoryResources)
OPTIX_PLACE(optixDenoiserSetup)
OPTIX_PLACE(optixDenoiserInvoke)
OPTIX_PLACE(optixDenoiserComputeIntensity)
OPTIX_PLACE(optixDenoiserComputeAverageColor)
OPTIX_PLACE(optixDenoiserCreateWithUserModel)
