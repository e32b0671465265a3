/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Types of the host functions and the numbers in them; those of acceleration structures are in
 * internal/optix_accel_types.h. Layouts are those of 64-bit Linux: the structures have the bytes
 * that the library reads (tests/headers compares them).
 */
#ifndef RW_OPTIX7_OPTIX_TYPES_H
#define RW_OPTIX7_OPTIX_TYPES_H

#ifndef __CUDACC_RTC__
#include <stddef.h>
#endif

/* Of members that have no name of their own: C has it since C11, and compilers before. */
#ifdef __cplusplus
#define OPTIX_UNION union
#else
#define OPTIX_UNION __extension__ union
#endif

/* Of CUDA's driver interface; C99 needs cuda.h, if at all, before this header. */
#ifndef __cuda_cuda_h__
typedef unsigned long long CUdeviceptr;
typedef struct CUctx_st *CUcontext;
typedef struct CUstream_st *CUstream;
#endif

typedef unsigned long long OptixTraversableHandle; /* 0: nothing, which every ray misses */
typedef unsigned int OptixVisibilityMask;          /* its low 8 bits */

typedef struct rw_optix7_context *OptixDeviceContext;
typedef struct rw_optix7_module *OptixModule;
typedef struct rw_optix7_task *OptixTask;
typedef struct rw_optix7_group *OptixProgramGroup;
typedef struct rw_optix7_pipeline *OptixPipeline;
typedef struct rw_optix7_denoiser *OptixDenoiser;

enum {
    OPTIX_SBT_RECORD_HEADER_SIZE = 32,
    OPTIX_SBT_RECORD_ALIGNMENT = 16,
    OPTIX_ACCEL_BUFFER_ALIGNMENT = 128,
    OPTIX_INSTANCE_ALIGNMENT = 16,
    OPTIX_AABB_BUFFER_ALIGNMENT = 8,
    OPTIX_GEOMETRY_TRANSFORM_ALIGNMENT = 16,
    OPTIX_TRANSFORM_ALIGNMENT = 64,
    OPTIX_MAX_PAYLOAD_TYPES = 8,
    OPTIX_MAX_PAYLOAD_VALUES = 32,
    OPTIX_MAX_ATTRIBUTE_VALUES = 8
};

typedef enum OptixResult {
    OPTIX_SUCCESS = 0,
    OPTIX_ERROR_INVALID_VALUE = 7001,
    OPTIX_ERROR_HOST_OUT_OF_MEMORY = 7002,
    OPTIX_ERROR_INVALID_OPERATION = 7003,
    OPTIX_ERROR_FILE_IO_ERROR = 7004,
    OPTIX_ERROR_INVALID_FILE_FORMAT = 7005,
    OPTIX_ERROR_DISK_CACHE_INVALID_PATH = 7010,
    OPTIX_ERROR_DISK_CACHE_PERMISSION_ERROR = 7011,
    OPTIX_ERROR_DISK_CACHE_DATABASE_ERROR = 7012,
    OPTIX_ERROR_DISK_CACHE_INVALID_DATA = 7013,
    OPTIX_ERROR_LAUNCH_FAILURE = 7050,
    OPTIX_ERROR_INVALID_DEVICE_CONTEXT = 7051,
    OPTIX_ERROR_CUDA_NOT_INITIALIZED = 7052,
    OPTIX_ERROR_VALIDATION_FAILURE = 7053,
    OPTIX_ERROR_INVALID_INPUT = 7200,
    OPTIX_ERROR_INVALID_LAUNCH_PARAMETER = 7201,
    OPTIX_ERROR_INVALID_PAYLOAD_ACCESS = 7202,
    OPTIX_ERROR_INVALID_ATTRIBUTE_ACCESS = 7203,
    OPTIX_ERROR_INVALID_FUNCTION_USE = 7204,
    OPTIX_ERROR_INVALID_FUNCTION_ARGUMENTS = 7205,
    OPTIX_ERROR_PIPELINE_OUT_OF_CONSTANT_MEMORY = 7250,
    OPTIX_ERROR_PIPELINE_LINK_ERROR = 7251,
    OPTIX_ERROR_ILLEGAL_DURING_TASK_EXECUTE = 7270,
    OPTIX_ERROR_INTERNAL_COMPILER_ERROR = 7299,
    OPTIX_ERROR_DENOISER_MODEL_NOT_SET = 7300,
    OPTIX_ERROR_DENOISER_NOT_INITIALIZED = 7301,
    OPTIX_ERROR_NOT_COMPATIBLE = 7400,
    OPTIX_ERROR_PAYLOAD_TYPE_MISMATCH = 7500,
    OPTIX_ERROR_PAYLOAD_TYPE_RESOLUTION_FAILED = 7501,
    OPTIX_ERROR_PAYLOAD_TYPE_ID_INVALID = 7502,
    OPTIX_ERROR_NOT_SUPPORTED = 7800,
    OPTIX_ERROR_UNSUPPORTED_ABI_VERSION = 7801,
    OPTIX_ERROR_FUNCTION_TABLE_SIZE_MISMATCH = 7802,
    OPTIX_ERROR_INVALID_ENTRY_FUNCTION_OPTIONS = 7803,
    OPTIX_ERROR_LIBRARY_NOT_FOUND = 7804,
    OPTIX_ERROR_ENTRY_SYMBOL_NOT_FOUND = 7805,
    OPTIX_ERROR_LIBRARY_UNLOAD_FAILURE = 7806,
    OPTIX_ERROR_DEVICE_OUT_OF_MEMORY = 7807,
    OPTIX_ERROR_CUDA_ERROR = 7900,
    OPTIX_ERROR_INTERNAL_ERROR = 7990,
    OPTIX_ERROR_UNKNOWN = 7999
} OptixResult;

/* ---- device contexts ---- */

/* Levels: 1 fatal, 2 errors, 3 warnings, 4 all. */
typedef void (*OptixLogCallback)(unsigned int level, const char *tag, const char *message,
                                 void *data);

typedef enum OptixValidationMode {
    OPTIX_VALIDATION_MODE_OFF = 0,
    OPTIX_VALIDATION_MODE_ALL = ~0
} OptixValidationMode;

typedef struct OptixDeviceContextOptions {
    OptixLogCallback logCallbackFunction;
    void *logCallbackData;
    int logCallbackLevel;
    OptixValidationMode validationMode;
} OptixDeviceContextOptions;

/* Each is an unsigned int. */
typedef enum OptixDeviceProperty {
    OPTIX_DEVICE_PROPERTY_MAX_TRACE_DEPTH = 0x2001,
    OPTIX_DEVICE_PROPERTY_MAX_GRAPH_DEPTH = 0x2002,
    OPTIX_DEVICE_PROPERTY_MAX_PRIMITIVES_PER_GAS = 0x2003,
    OPTIX_DEVICE_PROPERTY_MAX_INSTANCES_PER_IAS = 0x2004,
    OPTIX_DEVICE_PROPERTY_RT_CORE_VERSION = 0x2005,
    OPTIX_DEVICE_PROPERTY_MAX_INSTANCE_ID = 0x2006,
    OPTIX_DEVICE_PROPERTY_VISIBILITY_MASK_BITS = 0x2007,
    OPTIX_DEVICE_PROPERTY_MAX_SBT_RECORDS_PER_GAS = 0x2008,
    OPTIX_DEVICE_PROPERTY_MAX_SBT_OFFSET = 0x2009,
    OPTIX_DEVICE_PROPERTY_REORDERING = 0x200a
} OptixDeviceProperty;

/* ---- modules ---- */

typedef enum OptixOptLevel {
    OPTIX_OPT_LEVEL_DEFAULT = 0,
    OPTIX_OPT_LEVEL_0 = 0x2340,
    OPTIX_OPT_LEVEL_1 = 0x2341,
    OPTIX_OPT_LEVEL_2 = 0x2342,
    OPTIX_OPT_LEVEL_3 = 0x2343
} OptixOptLevel;

typedef enum OptixDebugLevel {
    OPTIX_DEBUG_LEVEL_DEFAULT = 0,
    OPTIX_DEBUG_LEVEL_NONE = 0x2350,
    OPTIX_DEBUG_LEVEL_MINIMAL = 0x2351,
    OPTIX_DEBUG_LEVEL_FULL = 0x2352,
    OPTIX_DEBUG_LEVEL_MODERATE = 0x2353
} OptixDebugLevel;

/* Bits of the semantics of a payload value: who reads and who writes it. */
typedef enum OptixPayloadSemantics {
    OPTIX_PAYLOAD_SEMANTICS_CALLER_READ = 1 << 0,
    OPTIX_PAYLOAD_SEMANTICS_CALLER_WRITE = 1 << 1,
    OPTIX_PAYLOAD_SEMANTICS_CLOSESTHIT_READ = 1 << 2,
    OPTIX_PAYLOAD_SEMANTICS_CLOSESTHIT_WRITE = 1 << 3,
    OPTIX_PAYLOAD_SEMANTICS_MISS_READ = 1 << 4,
    OPTIX_PAYLOAD_SEMANTICS_MISS_WRITE = 1 << 5,
    OPTIX_PAYLOAD_SEMANTICS_ANYHIT_READ = 1 << 6,
    OPTIX_PAYLOAD_SEMANTICS_ANYHIT_WRITE = 1 << 7,
    OPTIX_PAYLOAD_SEMANTICS_INTERSECTION_READ = 1 << 8,
    OPTIX_PAYLOAD_SEMANTICS_INTERSECTION_WRITE = 1 << 9
} OptixPayloadSemantics;

typedef enum OptixPayloadTypeID {
    OPTIX_PAYLOAD_TYPE_ID_DEFAULT = 0,
    OPTIX_PAYLOAD_TYPE_ID_0 = 1 << 0,
    OPTIX_PAYLOAD_TYPE_ID_1 = 1 << 1,
    OPTIX_PAYLOAD_TYPE_ID_2 = 1 << 2,
    OPTIX_PAYLOAD_TYPE_ID_3 = 1 << 3,
    OPTIX_PAYLOAD_TYPE_ID_4 = 1 << 4,
    OPTIX_PAYLOAD_TYPE_ID_5 = 1 << 5,
    OPTIX_PAYLOAD_TYPE_ID_6 = 1 << 6,
    OPTIX_PAYLOAD_TYPE_ID_7 = 1 << 7
} OptixPayloadTypeID;

typedef struct OptixPayloadType {
    unsigned int numPayloadValues;
    const unsigned int *semantics; /* one for each value */
} OptixPayloadType;

/* A launch parameter whose value does not change. */
typedef struct OptixModuleCompileBoundValueEntry {
    size_t offset; /* in the parameters */
    size_t size;
    const void *value;
    const char *annotation;
} OptixModuleCompileBoundValueEntry;

typedef struct OptixModuleCompileOptions {
    int maxRegisterCount; /* 0: as many as are good */
    OptixOptLevel optLevel;
    OptixDebugLevel debugLevel;
    const OptixModuleCompileBoundValueEntry *boundValues;
    unsigned int numBoundValues;
    unsigned int numPayloadTypes;
    const OptixPayloadType *payloadTypes;
} OptixModuleCompileOptions;

typedef enum OptixModuleState {
    OPTIX_MODULE_STATE_NOT_STARTED = 0x2360,
    OPTIX_MODULE_STATE_STARTED = 0x2361,
    OPTIX_MODULE_STATE_IMPENDING_FAILURE = 0x2362,
    OPTIX_MODULE_STATE_FAILED = 0x2363,
    OPTIX_MODULE_STATE_COMPLETED = 0x2364
} OptixModuleState;

/* ---- pipelines ---- */

typedef enum OptixTraversableGraphFlags {
    OPTIX_TRAVERSABLE_GRAPH_FLAG_ANY = 0,
    OPTIX_TRAVERSABLE_GRAPH_FLAG_SINGLE_GAS = 1,
    OPTIX_TRAVERSABLE_GRAPH_FLAG_SINGLE_LEVEL_INSTANCING = 2
} OptixTraversableGraphFlags;

typedef enum OptixExceptionFlags {
    OPTIX_EXCEPTION_FLAG_NONE = 0,
    OPTIX_EXCEPTION_FLAG_STACK_OVERFLOW = 1,
    OPTIX_EXCEPTION_FLAG_TRACE_DEPTH = 2,
    OPTIX_EXCEPTION_FLAG_USER = 4,
    OPTIX_EXCEPTION_FLAG_DEBUG = 8 /* invalid rays are looked for */
} OptixExceptionFlags;

typedef enum OptixExceptionCodes {
    OPTIX_EXCEPTION_CODE_STACK_OVERFLOW = -1,
    OPTIX_EXCEPTION_CODE_TRACE_DEPTH = -2,
    OPTIX_EXCEPTION_CODE_INVALID_RAY = -9
} OptixExceptionCodes;

typedef struct OptixPipelineCompileOptions {
    int usesMotionBlur;
    unsigned int traversableGraphFlags;
    int numPayloadValues;
    int numAttributeValues;
    unsigned int exceptionFlags;
    const char *pipelineLaunchParamsVariableName;
    unsigned int usesPrimitiveTypeFlags; /* 0: custom primitives and triangles */
    int allowOpacityMicromaps;
} OptixPipelineCompileOptions;

typedef struct OptixPipelineLinkOptions {
    unsigned int maxTraceDepth;
} OptixPipelineLinkOptions;

typedef enum OptixProgramGroupKind {
    OPTIX_PROGRAM_GROUP_KIND_RAYGEN = 0x2421,
    OPTIX_PROGRAM_GROUP_KIND_MISS = 0x2422,
    OPTIX_PROGRAM_GROUP_KIND_EXCEPTION = 0x2423,
    OPTIX_PROGRAM_GROUP_KIND_HITGROUP = 0x2424,
    OPTIX_PROGRAM_GROUP_KIND_CALLABLES = 0x2425
} OptixProgramGroupKind;

/* One program: its module and the name of its function. */
typedef struct OptixProgramGroupEntry {
    OptixModule module;
    const char *entry;
} OptixProgramGroupEntry;

/* Where there is no program both are NULL. */
typedef struct OptixProgramGroupHitgroup {
    OptixModule moduleCH;
    const char *entryCH;
    OptixModule moduleAH;
    const char *entryAH;
    OptixModule moduleIS;
    const char *entryIS; /* NULL with a built-in module */
} OptixProgramGroupHitgroup;

typedef struct OptixProgramGroupCallables {
    OptixModule moduleDC;
    const char *entryDC;
    OptixModule moduleCC;
    const char *entryCC;
} OptixProgramGroupCallables;

typedef struct OptixProgramGroupDesc {
    OptixProgramGroupKind kind;
    unsigned int flags; /* 0 */
    OPTIX_UNION
    {
        OptixProgramGroupEntry raygen;
        OptixProgramGroupEntry miss;
        OptixProgramGroupEntry exception;
        OptixProgramGroupHitgroup hitgroup;
        OptixProgramGroupCallables callables;
    };
} OptixProgramGroupDesc;

typedef struct OptixProgramGroupOptions {
    const OptixPayloadType *payloadType; /* NULL: as in the module, or none */
} OptixProgramGroupOptions;

/* Bytes: css of the stack for continuations, dss of that for direct callables. */
typedef struct OptixStackSizes {
    unsigned int cssRG;
    unsigned int cssMS;
    unsigned int cssCH;
    unsigned int cssAH;
    unsigned int cssIS;
    unsigned int cssCC;
    unsigned int dssDC;
} OptixStackSizes;

/* The records of a launch, all in device memory. */
typedef struct OptixShaderBindingTable {
    CUdeviceptr raygenRecord;
    CUdeviceptr exceptionRecord;
    CUdeviceptr missRecordBase;
    unsigned int missRecordStrideInBytes;
    unsigned int missRecordCount;
    CUdeviceptr hitgroupRecordBase;
    unsigned int hitgroupRecordStrideInBytes;
    unsigned int hitgroupRecordCount;
    CUdeviceptr callablesRecordBase;
    unsigned int callablesRecordStrideInBytes;
    unsigned int callablesRecordCount;
} OptixShaderBindingTable;

/* There are none: the functions that take them get 0 and NULL. */
typedef int OptixQueryFunctionTableOptions;

#include "internal/optix_accel_types.h"
#undef OPTIX_UNION

#endif
