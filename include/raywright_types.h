/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Types, handles and enumerations of the programming interface, shared by raywright.h (host) and
 * raywright_device.h (ray programs). Compiles as C99, C11, C++ and in every CUDA compiler; includes
 * nothing. Enumerator values are those of the classic interface and never change.
 */
#ifndef RAYWRIGHT_TYPES_H
#define RAYWRIGHT_TYPES_H

typedef unsigned long RTsize;
typedef unsigned int RTvisibilitymask;

/* The mask that sees and is seen by everything; masks have 8 bits. */
#define RT_VISIBILITY_ALL 0xFFu

/*
 * Handles. Each belongs to the context that made it and dies with it. RTobject stands for a handle
 * of any kind where a function accepts several.
 */
typedef struct RTacceleration_api *RTacceleration;
typedef struct RTbuffer_api *RTbuffer;
typedef struct RTcommandlist_api *RTcommandlist;
typedef struct RTcontext_api *RTcontext;
typedef struct RTgeometry_api *RTgeometry;
typedef struct RTgeometryinstance_api *RTgeometryinstance;
typedef struct RTgeometrytriangles_api *RTgeometrytriangles;
typedef struct RTgeometrygroup_api *RTgeometrygroup;
typedef struct RTgroup_api *RTgroup;
typedef struct RTmaterial_api *RTmaterial;
typedef struct RTpostprocessingstage_api *RTpostprocessingstage;
typedef struct RTprogram_api *RTprogram;
typedef struct RTremotedevice_api *RTremotedevice;
typedef struct RTselector_api *RTselector;
typedef struct RTtexturesampler_api *RTtexturesampler;
typedef struct RTtransform_api *RTtransform;
typedef struct RTvariable_api *RTvariable;
typedef void *RTobject;

/* RT_ERROR_UNKNOWN does not fit an int, which strict C wants of an enumerator. */
#if defined(__GNUC__) && !defined(__cplusplus)
#define RW_WIDE_ENUM __extension__
#else
#define RW_WIDE_ENUM
#endif

/* Element formats of buffers. HALF is IEEE binary16; BC are blocks of 4x4 texels. */
typedef enum {
    RT_FORMAT_UNKNOWN = 0x100,
    RT_FORMAT_FLOAT = 0x101,
    RT_FORMAT_FLOAT2 = 0x102,
    RT_FORMAT_FLOAT3 = 0x103,
    RT_FORMAT_FLOAT4 = 0x104,
    RT_FORMAT_BYTE = 0x105,
    RT_FORMAT_BYTE2 = 0x106,
    RT_FORMAT_BYTE3 = 0x107,
    RT_FORMAT_BYTE4 = 0x108,
    RT_FORMAT_UNSIGNED_BYTE = 0x109,
    RT_FORMAT_UNSIGNED_BYTE2 = 0x10A,
    RT_FORMAT_UNSIGNED_BYTE3 = 0x10B,
    RT_FORMAT_UNSIGNED_BYTE4 = 0x10C,
    RT_FORMAT_SHORT = 0x10D,
    RT_FORMAT_SHORT2 = 0x10E,
    RT_FORMAT_SHORT3 = 0x10F,
    RT_FORMAT_SHORT4 = 0x110,
    RT_FORMAT_UNSIGNED_SHORT = 0x111,
    RT_FORMAT_UNSIGNED_SHORT2 = 0x112,
    RT_FORMAT_UNSIGNED_SHORT3 = 0x113,
    RT_FORMAT_UNSIGNED_SHORT4 = 0x114,
    RT_FORMAT_INT = 0x115,
    RT_FORMAT_INT2 = 0x116,
    RT_FORMAT_INT3 = 0x117,
    RT_FORMAT_INT4 = 0x118,
    RT_FORMAT_UNSIGNED_INT = 0x119,
    RT_FORMAT_UNSIGNED_INT2 = 0x11A,
    RT_FORMAT_UNSIGNED_INT3 = 0x11B,
    RT_FORMAT_UNSIGNED_INT4 = 0x11C,
    RT_FORMAT_USER = 0x11D,
    RT_FORMAT_BUFFER_ID = 0x11E,
    RT_FORMAT_PROGRAM_ID = 0x11F,
    RT_FORMAT_HALF = 0x120,
    RT_FORMAT_HALF2 = 0x121,
    RT_FORMAT_HALF3 = 0x122,
    RT_FORMAT_HALF4 = 0x123,
    RT_FORMAT_LONG_LONG = 0x124,
    RT_FORMAT_LONG_LONG2 = 0x125,
    RT_FORMAT_LONG_LONG3 = 0x126,
    RT_FORMAT_LONG_LONG4 = 0x127,
    RT_FORMAT_UNSIGNED_LONG_LONG = 0x128,
    RT_FORMAT_UNSIGNED_LONG_LONG2 = 0x129,
    RT_FORMAT_UNSIGNED_LONG_LONG3 = 0x12A,
    RT_FORMAT_UNSIGNED_LONG_LONG4 = 0x12B,
    RT_FORMAT_UNSIGNED_BC1 = 0x12C,
    RT_FORMAT_UNSIGNED_BC2 = 0x12D,
    RT_FORMAT_UNSIGNED_BC3 = 0x12E,
    RT_FORMAT_UNSIGNED_BC4 = 0x12F,
    RT_FORMAT_BC4 = 0x130,
    RT_FORMAT_UNSIGNED_BC5 = 0x131,
    RT_FORMAT_BC5 = 0x132,
    RT_FORMAT_UNSIGNED_BC6H = 0x133,
    RT_FORMAT_BC6H = 0x134,
    RT_FORMAT_UNSIGNED_BC7 = 0x135,
} RTformat;

/* What a handle or the value of a variable is. */
typedef enum {
    RT_OBJECTTYPE_UNKNOWN = 0x200,
    RT_OBJECTTYPE_GROUP = 0x201,
    RT_OBJECTTYPE_GEOMETRY_GROUP = 0x202,
    RT_OBJECTTYPE_TRANSFORM = 0x203,
    RT_OBJECTTYPE_SELECTOR = 0x204,
    RT_OBJECTTYPE_GEOMETRY_INSTANCE = 0x205,
    RT_OBJECTTYPE_BUFFER = 0x206,
    RT_OBJECTTYPE_TEXTURE_SAMPLER = 0x207,
    RT_OBJECTTYPE_OBJECT = 0x208,
    RT_OBJECTTYPE_MATRIX_FLOAT2x2 = 0x209,
    RT_OBJECTTYPE_MATRIX_FLOAT2x3 = 0x20A,
    RT_OBJECTTYPE_MATRIX_FLOAT2x4 = 0x20B,
    RT_OBJECTTYPE_MATRIX_FLOAT3x2 = 0x20C,
    RT_OBJECTTYPE_MATRIX_FLOAT3x3 = 0x20D,
    RT_OBJECTTYPE_MATRIX_FLOAT3x4 = 0x20E,
    RT_OBJECTTYPE_MATRIX_FLOAT4x2 = 0x20F,
    RT_OBJECTTYPE_MATRIX_FLOAT4x3 = 0x210,
    RT_OBJECTTYPE_MATRIX_FLOAT4x4 = 0x211,
    RT_OBJECTTYPE_FLOAT = 0x212,
    RT_OBJECTTYPE_FLOAT2 = 0x213,
    RT_OBJECTTYPE_FLOAT3 = 0x214,
    RT_OBJECTTYPE_FLOAT4 = 0x215,
    RT_OBJECTTYPE_INT = 0x216,
    RT_OBJECTTYPE_INT2 = 0x217,
    RT_OBJECTTYPE_INT3 = 0x218,
    RT_OBJECTTYPE_INT4 = 0x219,
    RT_OBJECTTYPE_UNSIGNED_INT = 0x21A,
    RT_OBJECTTYPE_UNSIGNED_INT2 = 0x21B,
    RT_OBJECTTYPE_UNSIGNED_INT3 = 0x21C,
    RT_OBJECTTYPE_UNSIGNED_INT4 = 0x21D,
    RT_OBJECTTYPE_USER = 0x21E,
    RT_OBJECTTYPE_PROGRAM = 0x21F,
    RT_OBJECTTYPE_COMMANDLIST = 0x220,
    RT_OBJECTTYPE_POSTPROCESSINGSTAGE = 0x221,
    RT_OBJECTTYPE_LONG_LONG = 0x222,
    RT_OBJECTTYPE_LONG_LONG2 = 0x223,
    RT_OBJECTTYPE_LONG_LONG3 = 0x224,
    RT_OBJECTTYPE_LONG_LONG4 = 0x225,
    RT_OBJECTTYPE_UNSIGNED_LONG_LONG = 0x226,
    RT_OBJECTTYPE_UNSIGNED_LONG_LONG2 = 0x227,
    RT_OBJECTTYPE_UNSIGNED_LONG_LONG3 = 0x228,
    RT_OBJECTTYPE_UNSIGNED_LONG_LONG4 = 0x229,
} RTobjecttype;

/* Texture lookups outside the image. */
typedef enum {
    RT_WRAP_REPEAT = 0,
    RT_WRAP_CLAMP_TO_EDGE = 1,
    RT_WRAP_MIRROR = 2,
    RT_WRAP_CLAMP_TO_BORDER = 3,
} RTwrapmode;

/* Texture filters. */
typedef enum {
    RT_FILTER_NEAREST = 0,
    RT_FILTER_LINEAR = 1,
    RT_FILTER_NONE = 2,
} RTfiltermode;

/* How texels reach the program: as stored or as floats in [0, 1], with or without sRGB decoding. */
typedef enum {
    RT_TEXTURE_READ_ELEMENT_TYPE = 0,
    RT_TEXTURE_READ_NORMALIZED_FLOAT = 1,
    RT_TEXTURE_READ_ELEMENT_TYPE_SRGB = 2,
    RT_TEXTURE_READ_NORMALIZED_FLOAT_SRGB = 3,
} RTtexturereadmode;

/* Texture coordinates: in [0, 1] or in texels. */
typedef enum {
    RT_TEXTURE_INDEX_NORMALIZED_COORDINATES = 0,
    RT_TEXTURE_INDEX_ARRAY_INDEX = 1,
} RTtextureindexmode;

/* Direction of a buffer, seen from the device. */
typedef enum {
    RT_BUFFER_INPUT = 1,
    RT_BUFFER_OUTPUT = 2,
    RT_BUFFER_INPUT_OUTPUT = 3,
    RT_BUFFER_PROGRESSIVE_STREAM = 0x10,
} RTbuffertype;

/* Flags that are ORed to a buffer type. */
typedef enum {
    RT_BUFFER_GPU_LOCAL = 4,
    RT_BUFFER_COPY_ON_DIRTY = 8,
    RT_BUFFER_DISCARD_HOST_MEMORY = 0x20,
    RT_BUFFER_LAYERED = 0x200000,
    RT_BUFFER_CUBEMAP = 0x400000,
} RTbufferflag;

/* What the host is going to do with a mapped buffer. */
typedef enum {
    RT_BUFFER_MAP_READ = 1,
    RT_BUFFER_MAP_READ_WRITE = 2,
    RT_BUFFER_MAP_WRITE = 4,
    RT_BUFFER_MAP_WRITE_DISCARD = 8,
} RTbuffermapflag;

/*
 * Exceptions of a launch index. USER to USER_MAX are raised by rtThrow; ALL stands for every one
 * where exceptions are switched on or off.
 */
typedef enum {
    RT_EXCEPTION_PAYLOAD_ACCESS_OUT_OF_BOUNDS = 0x3EB,
    RT_EXCEPTION_USER_EXCEPTION_CODE_OUT_OF_BOUNDS = 0x3EC,
    RT_EXCEPTION_TRACE_DEPTH_EXCEEDED = 0x3ED,
    RT_EXCEPTION_PROGRAM_ID_INVALID = 0x3EE,
    RT_EXCEPTION_TEXTURE_ID_INVALID = 0x3EF,
    RT_EXCEPTION_BUFFER_ID_INVALID = 0x3FA,
    RT_EXCEPTION_INDEX_OUT_OF_BOUNDS = 0x3FB,
    RT_EXCEPTION_STACK_OVERFLOW = 0x3FC,
    RT_EXCEPTION_BUFFER_INDEX_OUT_OF_BOUNDS = 0x3FD,
    RT_EXCEPTION_INVALID_RAY = 0x3FE,
    RT_EXCEPTION_INTERNAL_ERROR = 0x3FF,
    RT_EXCEPTION_USER = 0x400,
    RT_EXCEPTION_USER_MAX = 0xFFFF,
    RT_EXCEPTION_ALL = 0x7FFFFFFF,
} RTexception;

/* Results of the host functions. */
RW_WIDE_ENUM typedef enum {
    RT_SUCCESS = 0,
    RT_TIMEOUT_CALLBACK = 0x100,
    RT_ERROR_INVALID_CONTEXT = 0x500,
    RT_ERROR_INVALID_VALUE = 0x501,
    RT_ERROR_MEMORY_ALLOCATION_FAILED = 0x502,
    RT_ERROR_TYPE_MISMATCH = 0x503,
    RT_ERROR_VARIABLE_NOT_FOUND = 0x504,
    RT_ERROR_VARIABLE_REDECLARED = 0x505,
    RT_ERROR_ILLEGAL_SYMBOL = 0x506,
    RT_ERROR_INVALID_SOURCE = 0x507,
    RT_ERROR_VERSION_MISMATCH = 0x508,
    RT_ERROR_OBJECT_CREATION_FAILED = 0x600,
    RT_ERROR_NO_DEVICE = 0x601,
    RT_ERROR_INVALID_DEVICE = 0x602,
    RT_ERROR_INVALID_IMAGE = 0x603,
    RT_ERROR_FILE_NOT_FOUND = 0x604,
    RT_ERROR_ALREADY_MAPPED = 0x605,
    RT_ERROR_INVALID_DRIVER_VERSION = 0x606,
    RT_ERROR_CONTEXT_CREATION_FAILED = 0x607,
    RT_ERROR_RESOURCE_NOT_REGISTERED = 0x608,
    RT_ERROR_RESOURCE_ALREADY_REGISTERED = 0x609,
    RT_ERROR_OPTIX_NOT_LOADED = 0x60A,
    RT_ERROR_DENOISER_NOT_LOADED = 0x60B,
    RT_ERROR_SSIM_PREDICTOR_NOT_LOADED = 0x60C,
    RT_ERROR_DRIVER_VERSION_FAILED = 0x60D,
    RT_ERROR_DATABASE_FILE_PERMISSIONS = 0x60E,
    RT_ERROR_LAUNCH_FAILED = 0x900,
    RT_ERROR_NOT_SUPPORTED = 0xA00,
    RT_ERROR_CONNECTION_FAILED = 0xB00,
    RT_ERROR_AUTHENTICATION_FAILED = 0xB01,
    RT_ERROR_CONNECTION_ALREADY_EXISTS = 0xB02,
    RT_ERROR_NETWORK_LOAD_FAILED = 0xB03,
    RT_ERROR_NETWORK_INIT_FAILED = 0xB04,
    RT_ERROR_CLUSTER_NOT_RUNNING = 0xB06,
    RT_ERROR_CLUSTER_ALREADY_RUNNING = 0xB07,
    RT_ERROR_INSUFFICIENT_FREE_NODES = 0xB08,
    RT_ERROR_INVALID_GLOBAL_ATTRIBUTE = 0xC00,
    RT_ERROR_UNKNOWN = 0xFFFFFFFF,
} RTresult;

/* Properties of a device: rtDeviceGetAttribute. */
typedef enum {
    RT_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK = 0,
    RT_DEVICE_ATTRIBUTE_CLOCK_RATE = 1,
    RT_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT = 2,
    RT_DEVICE_ATTRIBUTE_EXECUTION_TIMEOUT_ENABLED = 3,
    RT_DEVICE_ATTRIBUTE_MAX_HARDWARE_TEXTURE_COUNT = 4,
    RT_DEVICE_ATTRIBUTE_NAME = 5,
    RT_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY = 6,
    RT_DEVICE_ATTRIBUTE_TOTAL_MEMORY = 7,
    RT_DEVICE_ATTRIBUTE_TCC_DRIVER = 8,
    RT_DEVICE_ATTRIBUTE_CUDA_DEVICE_ORDINAL = 9,
    RT_DEVICE_ATTRIBUTE_PCI_BUS_ID = 0xA,
    RT_DEVICE_ATTRIBUTE_COMPATIBLE_DEVICES = 0xB,
    RT_DEVICE_ATTRIBUTE_RTCORE_VERSION = 0xC,
} RTdeviceattribute;

/* Process-wide properties: rtGlobalGetAttribute, rtGlobalSetAttribute. */
typedef enum {
    RT_GLOBAL_ATTRIBUTE_DISPLAY_DRIVER_VERSION_MAJOR = 1,
    RT_GLOBAL_ATTRIBUTE_DISPLAY_DRIVER_VERSION_MINOR = 2,
    RT_GLOBAL_ATTRIBUTE_ENABLE_RTX = 0x10000000,
    RT_GLOBAL_ATTRIBUTE_DEVELOPER_OPTIONS = 0x10000001,
} RTglobalattribute;

/* Properties of a context. AVAILABLE_DEVICE_MEMORY + n asks about device n. */
typedef enum {
    RT_CONTEXT_ATTRIBUTE_MAX_TEXTURE_COUNT = 0,
    RT_CONTEXT_ATTRIBUTE_CPU_NUM_THREADS = 1,
    RT_CONTEXT_ATTRIBUTE_USED_HOST_MEMORY = 2,
    RT_CONTEXT_ATTRIBUTE_GPU_PAGING_ACTIVE = 3,
    RT_CONTEXT_ATTRIBUTE_GPU_PAGING_FORCED_OFF = 4,
    RT_CONTEXT_ATTRIBUTE_DISK_CACHE_ENABLED = 5,
    RT_CONTEXT_ATTRIBUTE_PREFER_FAST_RECOMPILES = 6,
    RT_CONTEXT_ATTRIBUTE_FORCE_INLINE_USER_FUNCTIONS = 7,
    RT_CONTEXT_ATTRIBUTE_OPTIX_SALT = 8,
    RT_CONTEXT_ATTRIBUTE_VENDOR_SALT = 9,
    RT_CONTEXT_ATTRIBUTE_PUBLIC_VENDOR_KEY = 0xA,
    RT_CONTEXT_ATTRIBUTE_DISK_CACHE_LOCATION = 0xB,
    RT_CONTEXT_ATTRIBUTE_DISK_CACHE_MEMORY_LIMITS = 0xC,
    RT_CONTEXT_ATTRIBUTE_PREFER_WATERTIGHT_TRAVERSAL = 0xD,
    RT_CONTEXT_ATTRIBUTE_MAX_CONCURRENT_LAUNCHES = 0xE,
    RT_CONTEXT_ATTRIBUTE_AVAILABLE_DEVICE_MEMORY = 0x10000000,
} RTcontextattribute;

/* Properties of stream buffers and paged buffers. */
typedef enum {
    RT_BUFFER_ATTRIBUTE_STREAM_FORMAT = 0,
    RT_BUFFER_ATTRIBUTE_STREAM_BITRATE = 1,
    RT_BUFFER_ATTRIBUTE_STREAM_FPS = 2,
    RT_BUFFER_ATTRIBUTE_STREAM_GAMMA = 3,
    RT_BUFFER_ATTRIBUTE_PAGE_SIZE = 4,
} RTbufferattribute;

/* Flags of triangle geometry for building. */
typedef enum {
    RT_GEOMETRY_BUILD_FLAG_NONE = 0,
    RT_GEOMETRY_BUILD_FLAG_RELEASE_BUFFERS = 0x10,
} RTgeometrybuildflags;

/* Flags of a geometry. */
typedef enum {
    RT_GEOMETRY_FLAG_NONE = 0,
    RT_GEOMETRY_FLAG_DISABLE_ANYHIT = 1,
    RT_GEOMETRY_FLAG_NO_SPLITTING = 2,
} RTgeometryflags;

/* Flags of a geometry group. */
typedef enum {
    RT_INSTANCE_FLAG_NONE = 0,
    RT_INSTANCE_FLAG_DISABLE_TRIANGLE_CULLING = 1,
    RT_INSTANCE_FLAG_FLIP_TRIANGLE_FACING = 2,
    RT_INSTANCE_FLAG_DISABLE_ANYHIT = 4,
    RT_INSTANCE_FLAG_FORCE_ANYHIT = 8,
} RTinstanceflags;

/* Flags of a ray: rtTrace. They override those of instances, which override those of geometries. */
typedef enum {
    RT_RAY_FLAG_NONE = 0,
    RT_RAY_FLAG_DISABLE_ANYHIT = 1,
    RT_RAY_FLAG_FORCE_ANYHIT = 2,
    RT_RAY_FLAG_TERMINATE_ON_FIRST_HIT = 4,
    RT_RAY_FLAG_DISABLE_CLOSESTHIT = 8,
    RT_RAY_FLAG_CULL_BACK_FACING_TRIANGLES = 0x10,
    RT_RAY_FLAG_CULL_FRONT_FACING_TRIANGLES = 0x20,
    RT_RAY_FLAG_CULL_DISABLED_ANYHIT = 0x40,
    RT_RAY_FLAG_CULL_ENABLED_ANYHIT = 0x80,
} RTrayflags;

/* The buffer id that stands for no buffer. */
typedef enum {
    RT_BUFFER_ID_NULL = 0,
} RTbufferidnull;

/* The program id that stands for no program. */
typedef enum {
    RT_PROGRAM_ID_NULL = 0,
} RTprogramidnull;

/* The texture id that stands for no texture. */
typedef enum {
    RT_TEXTURE_ID_NULL = 0,
} RTtextureidnull;

/* The ids that stand for no command list and no post-processing stage. */
typedef enum {
    RT_COMMAND_LIST_ID_NULL = 0,
} RTcommandlistidnull;
typedef enum {
    RT_POSTPROCESSING_STAGE_ID_NULL = 0,
} RTpostprocessingstagenull;

/* What an OpenGL name stands for. */
typedef enum {
    RT_TARGET_GL_TEXTURE_2D = 0,
    RT_TARGET_GL_TEXTURE_RECTANGLE = 1,
    RT_TARGET_GL_TEXTURE_3D = 2,
    RT_TARGET_GL_RENDER_BUFFER = 3,
    RT_TARGET_GL_TEXTURE_1D = 4,
    RT_TARGET_GL_TEXTURE_1D_ARRAY = 5,
    RT_TARGET_GL_TEXTURE_2D_ARRAY = 6,
    RT_TARGET_GL_TEXTURE_CUBE_MAP = 7,
    RT_TARGET_GL_TEXTURE_CUBE_MAP_ARRAY = 8,
} RTgltarget;

/* Motion: what is seen outside the time range, and what a key of a transform is. */
typedef enum {
    RT_MOTIONBORDERMODE_CLAMP = 0,
    RT_MOTIONBORDERMODE_VANISH = 1,
} RTmotionbordermode;
typedef enum {
    RT_MOTIONKEYTYPE_NONE = 0,
    RT_MOTIONKEYTYPE_MATRIX_FLOAT12 = 1,
    RT_MOTIONKEYTYPE_SRT_FLOAT16 = 2,
} RTmotionkeytype;

/* Properties and states of remote devices, which versions until 4 had. */
typedef enum {
    RT_REMOTEDEVICE_ATTRIBUTE_CLUSTER_URL = 0,
    RT_REMOTEDEVICE_ATTRIBUTE_HEAD_NODE_URL = 1,
    RT_REMOTEDEVICE_ATTRIBUTE_NUM_CONFIGURATIONS = 2,
    RT_REMOTEDEVICE_ATTRIBUTE_STATUS = 3,
    RT_REMOTEDEVICE_ATTRIBUTE_NUM_TOTAL_NODES = 4,
    RT_REMOTEDEVICE_ATTRIBUTE_NUM_FREE_NODES = 5,
    RT_REMOTEDEVICE_ATTRIBUTE_NUM_RESERVED_NODES = 6,
    RT_REMOTEDEVICE_ATTRIBUTE_NAME = 7,
    RT_REMOTEDEVICE_ATTRIBUTE_NUM_GPUS = 8,
    RT_REMOTEDEVICE_ATTRIBUTE_GPU_TOTAL_MEMORY = 9,
    RT_REMOTEDEVICE_ATTRIBUTE_CONFIGURATIONS = 0x40000000,
} RTremotedeviceattribute;
typedef enum {
    RT_REMOTEDEVICE_STATUS_READY = 0,
    RT_REMOTEDEVICE_STATUS_CONNECTED = 1,
    RT_REMOTEDEVICE_STATUS_RESERVED = 2,
    RT_REMOTEDEVICE_STATUS_DISCONNECTED = ~0,
} RTremotedevicestatus;

/* Rays against triangles without a graph: raywright_traversal.h. */
typedef enum {
    RTU_QUERY_TYPE_ANY_HIT = 0,     /* some hit of the ray */
    RTU_QUERY_TYPE_CLOSEST_HIT = 1, /* the first one */
    RTU_QUERY_TYPE_COUNT = 2,
} RTUquerytype;
/* What a ray is in memory, one ray behind the other. */
typedef enum {
    RTU_RAYFORMAT_ORIGIN_DIRECTION_TMIN_TMAX_INTERLEAVED = 0, /* 8 floats */
    RTU_RAYFORMAT_ORIGIN_DIRECTION_INTERLEAVED = 1,           /* 6: all t from 0 on count */
    RTU_RAYFORMAT_COUNT = 2,
} RTUrayformat;
typedef enum {
    RTU_TRIFORMAT_MESH = 0,          /* vertices, and three of their numbers a triangle */
    RTU_TRIFORMAT_TRIANGLE_SOUP = 1, /* three vertices a triangle */
    RTU_TRIFORMAT_COUNT = 2,
} RTUtriformat;
/* Bits. */
typedef enum {
    RTU_INITOPTION_NONE = 0,
    RTU_INITOPTION_GPU_ONLY = 1,
    RTU_INITOPTION_CPU_ONLY = 2,
    RTU_INITOPTION_CULL_BACKFACE = 4,
} RTUinitoptions;
/* Bits: what a traversal gives beyond rtuTraversalMapResults, by ray. */
typedef enum {
    RTU_OUTPUT_NONE = 0,
    RTU_OUTPUT_NORMAL = 1,      /* 3 floats */
    RTU_OUTPUT_BARYCENTRIC = 2, /* 2 floats */
    RTU_OUTPUT_BACKFACING = 4,  /* char, 1 or 0 */
} RTUoutput;
typedef enum {
    RTU_OPTION_INT_NUM_THREADS = 0, /* int */
} RTUoption;

/* Direction of a transformation: rtTransformPoint and its relatives. */
typedef enum {
    RT_WORLD_TO_OBJECT = 0xF00,
    RT_OBJECT_TO_WORLD = 0xF01,
} RTtransformkind;

/* What is known of a built tree: rwAccelerationGetStatistics. */
typedef struct {
    double build_ms; /* of the last build or refit, on the device that did it */
    double sah_cost; /* expected node and primitive tests of a random ray (surface areas) */
    unsigned long long bytes; /* nodes and leaves, triangles included */
    unsigned node_count;
    unsigned entry_count; /* leaf entries; more than primitives where they were split */
} rwAccelerationStatistics;

#undef RW_WIDE_ENUM

#endif
