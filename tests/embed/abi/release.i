typedef long int ptrdiff_t;
typedef long unsigned int size_t;
typedef int wchar_t;
typedef struct {
  long long __max_align_ll __attribute__((__aligned__(__alignof__(long long))));
  long double __max_align_ld __attribute__((__aligned__(__alignof__(long double))));
} max_align_t;
typedef unsigned long RTsize;
typedef unsigned int RTvisibilitymask;
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
typedef enum {
    RT_WRAP_REPEAT = 0,
    RT_WRAP_CLAMP_TO_EDGE = 1,
    RT_WRAP_MIRROR = 2,
    RT_WRAP_CLAMP_TO_BORDER = 3,
} RTwrapmode;
typedef enum {
    RT_FILTER_NEAREST = 0,
    RT_FILTER_LINEAR = 1,
    RT_FILTER_NONE = 2,
} RTfiltermode;
typedef enum {
    RT_TEXTURE_READ_ELEMENT_TYPE = 0,
    RT_TEXTURE_READ_NORMALIZED_FLOAT = 1,
    RT_TEXTURE_READ_ELEMENT_TYPE_SRGB = 2,
    RT_TEXTURE_READ_NORMALIZED_FLOAT_SRGB = 3,
} RTtexturereadmode;
typedef enum {
    RT_TEXTURE_INDEX_NORMALIZED_COORDINATES = 0,
    RT_TEXTURE_INDEX_ARRAY_INDEX = 1,
} RTtextureindexmode;
typedef enum {
    RT_BUFFER_INPUT = 1,
    RT_BUFFER_OUTPUT = 2,
    RT_BUFFER_INPUT_OUTPUT = 3,
    RT_BUFFER_PROGRESSIVE_STREAM = 0x10,
} RTbuffertype;
typedef enum {
    RT_BUFFER_GPU_LOCAL = 4,
    RT_BUFFER_COPY_ON_DIRTY = 8,
    RT_BUFFER_DISCARD_HOST_MEMORY = 0x20,
    RT_BUFFER_LAYERED = 0x200000,
    RT_BUFFER_CUBEMAP = 0x400000,
} RTbufferflag;
typedef enum {
    RT_BUFFER_MAP_READ = 1,
    RT_BUFFER_MAP_READ_WRITE = 2,
    RT_BUFFER_MAP_WRITE = 4,
    RT_BUFFER_MAP_WRITE_DISCARD = 8,
} RTbuffermapflag;
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
__extension__ typedef enum {
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
typedef enum {
    RT_GLOBAL_ATTRIBUTE_DISPLAY_DRIVER_VERSION_MAJOR = 1,
    RT_GLOBAL_ATTRIBUTE_DISPLAY_DRIVER_VERSION_MINOR = 2,
    RT_GLOBAL_ATTRIBUTE_ENABLE_RTX = 0x10000000,
    RT_GLOBAL_ATTRIBUTE_DEVELOPER_OPTIONS = 0x10000001,
} RTglobalattribute;
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
typedef enum {
    RT_BUFFER_ATTRIBUTE_STREAM_FORMAT = 0,
    RT_BUFFER_ATTRIBUTE_STREAM_BITRATE = 1,
    RT_BUFFER_ATTRIBUTE_STREAM_FPS = 2,
    RT_BUFFER_ATTRIBUTE_STREAM_GAMMA = 3,
    RT_BUFFER_ATTRIBUTE_PAGE_SIZE = 4,
} RTbufferattribute;
typedef enum {
    RT_GEOMETRY_BUILD_FLAG_NONE = 0,
    RT_GEOMETRY_BUILD_FLAG_RELEASE_BUFFERS = 0x10,
} RTgeometrybuildflags;
typedef enum {
    RT_GEOMETRY_FLAG_NONE = 0,
    RT_GEOMETRY_FLAG_DISABLE_ANYHIT = 1,
    RT_GEOMETRY_FLAG_NO_SPLITTING = 2,
} RTgeometryflags;
typedef enum {
    RT_INSTANCE_FLAG_NONE = 0,
    RT_INSTANCE_FLAG_DISABLE_TRIANGLE_CULLING = 1,
    RT_INSTANCE_FLAG_FLIP_TRIANGLE_FACING = 2,
    RT_INSTANCE_FLAG_DISABLE_ANYHIT = 4,
    RT_INSTANCE_FLAG_FORCE_ANYHIT = 8,
} RTinstanceflags;
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
typedef enum {
    RT_BUFFER_ID_NULL = 0,
} RTbufferidnull;
typedef enum {
    RT_PROGRAM_ID_NULL = 0,
} RTprogramidnull;
typedef enum {
    RT_TEXTURE_ID_NULL = 0,
} RTtextureidnull;
typedef enum {
    RT_COMMAND_LIST_ID_NULL = 0,
} RTcommandlistidnull;
typedef enum {
    RT_POSTPROCESSING_STAGE_ID_NULL = 0,
} RTpostprocessingstagenull;
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
typedef enum {
    RT_MOTIONBORDERMODE_CLAMP = 0,
    RT_MOTIONBORDERMODE_VANISH = 1,
} RTmotionbordermode;
typedef enum {
    RT_MOTIONKEYTYPE_NONE = 0,
    RT_MOTIONKEYTYPE_MATRIX_FLOAT12 = 1,
    RT_MOTIONKEYTYPE_SRT_FLOAT16 = 2,
} RTmotionkeytype;
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
typedef enum {
    RTU_QUERY_TYPE_ANY_HIT = 0,
    RTU_QUERY_TYPE_CLOSEST_HIT = 1,
    RTU_QUERY_TYPE_COUNT = 2,
} RTUquerytype;
typedef enum {
    RTU_RAYFORMAT_ORIGIN_DIRECTION_TMIN_TMAX_INTERLEAVED = 0,
    RTU_RAYFORMAT_ORIGIN_DIRECTION_INTERLEAVED = 1,
    RTU_RAYFORMAT_COUNT = 2,
} RTUrayformat;
typedef enum {
    RTU_TRIFORMAT_MESH = 0,
    RTU_TRIFORMAT_TRIANGLE_SOUP = 1,
    RTU_TRIFORMAT_COUNT = 2,
} RTUtriformat;
typedef enum {
    RTU_INITOPTION_NONE = 0,
    RTU_INITOPTION_GPU_ONLY = 1,
    RTU_INITOPTION_CPU_ONLY = 2,
    RTU_INITOPTION_CULL_BACKFACE = 4,
} RTUinitoptions;
typedef enum {
    RTU_OUTPUT_NONE = 0,
    RTU_OUTPUT_NORMAL = 1,
    RTU_OUTPUT_BARYCENTRIC = 2,
    RTU_OUTPUT_BACKFACING = 4,
} RTUoutput;
typedef enum {
    RTU_OPTION_INT_NUM_THREADS = 0,
} RTUoption;
typedef enum {
    RT_WORLD_TO_OBJECT = 0xF00,
    RT_OBJECT_TO_WORLD = 0xF01,
} RTtransformkind;
typedef struct {
    double build_ms;
    double sah_cost;
    unsigned long long bytes;
    unsigned node_count;
    unsigned entry_count;
} rwAccelerationStatistics;
typedef int (*RTtimeoutcallback)(void);
typedef void (*RTusagereportcallback)(int level, const char *tag, const char *message,
                                      void *cbdata);
typedef struct {
    RTformat format;
    void *baseAddress;
    unsigned int mipLevel;
    unsigned int x, y, z;
    unsigned int width, height, depth;
    unsigned int rowPitch, planePitch;
} RTmemoryblock;
typedef int (*RTbuffercallback)(void *callbackData, RTbuffer buffer, RTmemoryblock *block);
__attribute__((visibility("default"))) RTresult rtGetVersion(unsigned int *version);
__attribute__((visibility("default"))) RTresult rtGlobalSetAttribute(RTglobalattribute attrib, RTsize size, const void *p);
__attribute__((visibility("default"))) RTresult rtGlobalGetAttribute(RTglobalattribute attrib, RTsize size, void *p);
__attribute__((visibility("default"))) RTresult rtDeviceGetDeviceCount(unsigned int *count);
__attribute__((visibility("default"))) RTresult rtDeviceGetAttribute(int ordinal, RTdeviceattribute attrib, RTsize size, void *p);
__attribute__((visibility("default"))) RTresult rtContextCreate(RTcontext *context);
__attribute__((visibility("default"))) RTresult rtContextDestroy(RTcontext context);
__attribute__((visibility("default"))) RTresult rtContextValidate(RTcontext context);
__attribute__((visibility("default"))) void rtContextGetErrorString(RTcontext context, RTresult code, const char **stringReturn);
__attribute__((visibility("default"))) RTresult rtContextSetAttribute(RTcontext context, RTcontextattribute attrib, RTsize size,
                                     const void *p);
__attribute__((visibility("default"))) RTresult rtContextGetAttribute(RTcontext context, RTcontextattribute attrib, RTsize size,
                                     void *p);
__attribute__((visibility("default"))) RTresult rtContextSetDevices(RTcontext context, unsigned int count, const int *devices);
__attribute__((visibility("default"))) RTresult rtContextGetDevices(RTcontext context, int *devices);
__attribute__((visibility("default"))) RTresult rtContextGetDeviceCount(RTcontext context, unsigned int *count);
__attribute__((visibility("default"))) RTresult rtContextSetStackSize(RTcontext context, RTsize bytes);
__attribute__((visibility("default"))) RTresult rtContextGetStackSize(RTcontext context, RTsize *bytes);
__attribute__((visibility("default"))) RTresult rtContextSetMaxCallableProgramDepth(RTcontext context, unsigned int maxDepth);
__attribute__((visibility("default"))) RTresult rtContextGetMaxCallableProgramDepth(RTcontext context, unsigned int *maxDepth);
__attribute__((visibility("default"))) RTresult rtContextSetMaxTraceDepth(RTcontext context, unsigned int maxDepth);
__attribute__((visibility("default"))) RTresult rtContextGetMaxTraceDepth(RTcontext context, unsigned int *maxDepth);
__attribute__((visibility("default"))) RTresult rtContextSetTimeoutCallback(RTcontext context, RTtimeoutcallback callback,
                                           double minPollingSeconds);
__attribute__((visibility("default"))) RTresult rtContextSetUsageReportCallback(RTcontext context, RTusagereportcallback callback,
                                               int verbosity, void *cbdata);
__attribute__((visibility("default"))) RTresult rtContextSetEntryPointCount(RTcontext context, unsigned int count);
__attribute__((visibility("default"))) RTresult rtContextGetEntryPointCount(RTcontext context, unsigned int *count);
__attribute__((visibility("default"))) RTresult rtContextSetRayGenerationProgram(RTcontext context, unsigned int entryPointIndex,
                                                RTprogram program);
__attribute__((visibility("default"))) RTresult rtContextGetRayGenerationProgram(RTcontext context, unsigned int entryPointIndex,
                                                RTprogram *program);
__attribute__((visibility("default"))) RTresult rtContextSetExceptionProgram(RTcontext context, unsigned int entryPointIndex,
                                            RTprogram program);
__attribute__((visibility("default"))) RTresult rtContextGetExceptionProgram(RTcontext context, unsigned int entryPointIndex,
                                            RTprogram *program);
__attribute__((visibility("default"))) RTresult rtContextSetExceptionEnabled(RTcontext context, RTexception exception, int enabled);
__attribute__((visibility("default"))) RTresult rtContextGetExceptionEnabled(RTcontext context, RTexception exception, int *enabled);
__attribute__((visibility("default"))) RTresult rtContextSetRayTypeCount(RTcontext context, unsigned int rayTypeCount);
__attribute__((visibility("default"))) RTresult rtContextGetRayTypeCount(RTcontext context, unsigned int *rayTypeCount);
__attribute__((visibility("default"))) RTresult rtContextSetMissProgram(RTcontext context, unsigned int rayTypeIndex,
                                       RTprogram program);
__attribute__((visibility("default"))) RTresult rtContextGetMissProgram(RTcontext context, unsigned int rayTypeIndex,
                                       RTprogram *program);
__attribute__((visibility("default"))) RTresult rtContextCompile(RTcontext context);
__attribute__((visibility("default"))) RTresult rtContextLaunch1D(RTcontext context, unsigned int entryPointIndex, RTsize width);
__attribute__((visibility("default"))) RTresult rtContextLaunch2D(RTcontext context, unsigned int entryPointIndex, RTsize width,
                                 RTsize height);
__attribute__((visibility("default"))) RTresult rtContextLaunch3D(RTcontext context, unsigned int entryPointIndex, RTsize width,
                                 RTsize height, RTsize depth);
__attribute__((visibility("default"))) RTresult rtContextGetRunningState(RTcontext context, int *running);
__attribute__((visibility("default"))) RTresult rtContextSetPrintEnabled(RTcontext context, int enabled);
__attribute__((visibility("default"))) RTresult rtContextGetPrintEnabled(RTcontext context, int *enabled);
__attribute__((visibility("default"))) RTresult rtContextSetPrintBufferSize(RTcontext context, RTsize bufferSizeBytes);
__attribute__((visibility("default"))) RTresult rtContextGetPrintBufferSize(RTcontext context, RTsize *bufferSizeBytes);
__attribute__((visibility("default"))) RTresult rtContextSetPrintLaunchIndex(RTcontext context, int x, int y, int z);
__attribute__((visibility("default"))) RTresult rtContextGetPrintLaunchIndex(RTcontext context, int *x, int *y, int *z);
__attribute__((visibility("default"))) RTresult rtContextDeclareVariable(RTcontext context, const char *name, RTvariable *v);
__attribute__((visibility("default"))) RTresult rtContextQueryVariable(RTcontext context, const char *name, RTvariable *v);
__attribute__((visibility("default"))) RTresult rtContextRemoveVariable(RTcontext context, RTvariable v);
__attribute__((visibility("default"))) RTresult rtContextGetVariableCount(RTcontext context, unsigned int *count);
__attribute__((visibility("default"))) RTresult rtContextGetVariable(RTcontext context, unsigned int index, RTvariable *v);
__attribute__((visibility("default"))) RTresult rtContextGetProgramFromId(RTcontext context, int programId, RTprogram *program);
__attribute__((visibility("default"))) RTresult rtContextGetBufferFromId(RTcontext context, int bufferId, RTbuffer *buffer);
__attribute__((visibility("default"))) RTresult rwGetVersion(unsigned int *version);
__attribute__((visibility("default"))) RTresult rwSetLogCallback(RTusagereportcallback callback, int verbosity, void *cbdata);
typedef struct {
    void *(*allocate)(void *user, size_t size, size_t alignment);
    void *(*reallocate)(void *user, void *memory, size_t size);
    void (*release)(void *user, void *memory);
    void *user;
} RWallocator;
__attribute__((visibility("default"))) RTresult rwSetAllocator(const RWallocator *allocator);
typedef void (*RWparallelfor)(unsigned int count, void (*body)(void *data, unsigned int index),
                              void *data, void *user);
__attribute__((visibility("default"))) RTresult rwSetExecutor(RWparallelfor loop, RTsize stackBytes, void *user);
__attribute__((visibility("default"))) RTresult rwProgramCreateFromSourceString(RTcontext context, const char *source,
                                               const char *name, unsigned int optionCount,
                                               const char *const *options, const char *programName,
                                               RTprogram *program);
__attribute__((visibility("default"))) RTresult rwProgramCreateFromSourceFile(RTcontext context, const char *filename,
                                             unsigned int optionCount, const char *const *options,
                                             const char *programName, RTprogram *program);
__attribute__((visibility("default"))) RTresult rwContextSetDevice(RTcontext context, const char *device);
__attribute__((visibility("default"))) RTresult rwContextSetStream(RTcontext context, void *stream);
typedef enum {
    RW_TUNE_OFF = 0,
    RW_TUNE_ON = 1,
    RW_TUNE_FOUND = 2
} RWtune;
__attribute__((visibility("default"))) RTresult rwContextSetTuning(RTcontext context, RWtune tuning);
__attribute__((visibility("default"))) RTresult rwContextSetIsolation(RTcontext context, int isolated, RTsize memoryBytes);
__attribute__((visibility("default"))) RTresult rwContextGetDeviceName(RTcontext context, char *name, RTsize size);
__attribute__((visibility("default"))) RTresult rwContextGetReport(RTcontext context, const char **stringReturn);
__attribute__((visibility("default"))) RTresult rwContextGetKernelTime(RTcontext context, double *milliseconds);
__attribute__((visibility("default"))) RTresult rwAccelerationGetStatistics(RTacceleration acceleration,
                                           rwAccelerationStatistics *statistics);
typedef struct {
    RTsize launches;
    RTsize validations;
    RTsize plansMade;
    RTsize kernelsCompiled;
    RTsize kernelsLoaded;
    RTsize treesBuilt;
    RTsize scenesFlattened;
    RTsize tablesFilled;
    RTsize buffersUploaded;
    RTsize recordsFilled;
    RTsize settingsTried;
    RTsize launchesTrying;
    RTsize pagingRounds;
    RTsize pagesCopied;
    RTsize pagedBytes;
    RTsize absentReads;
} RWstatistics;
__attribute__((visibility("default"))) RTresult rwContextGetStatistics(RTcontext context, RTsize size, RWstatistics *out);
typedef struct {
    RTsize hostBuffers;
    RTsize hostPrograms;
    RTsize deviceBuffers;
    RTsize deviceTrees;
    RTsize deviceTables;
    RTsize deviceTextures;
    RTsize deviceBuilds;
} RWmemory;
__attribute__((visibility("default"))) RTresult rwContextGetMemory(RTcontext context, RTsize size, RWmemory *out);
typedef enum {
    RW_MEMORY_HOST_BUFFERS = 0,
    RW_MEMORY_HOST_PROGRAMS = 1,
    RW_MEMORY_DEVICE_BUFFERS = 2,
    RW_MEMORY_DEVICE_TREES = 3,
    RW_MEMORY_DEVICE_TABLES = 4,
    RW_MEMORY_DEVICE_TEXTURES = 5,
    RW_MEMORY_DEVICE_BUILDS = 6
} RWmemorypurpose;
typedef int (*RWmemorymonitor)(RWmemorypurpose purpose, long long change, void *user);
__attribute__((visibility("default"))) RTresult rwContextSetMemoryMonitor(RTcontext context, RWmemorymonitor monitor, void *user);
__attribute__((visibility("default"))) RTresult rwContextSetDeviceMemory(RTcontext context, RTsize bytes);
__attribute__((visibility("default"))) RTresult rtuGetSizeForRTformat(RTformat format, size_t *size);
__attribute__((visibility("default"))) RTresult rtuNameForType(RTobjecttype type, char *buffer, RTsize bufferSize);
__attribute__((visibility("default"))) RTresult rtuCUDACompileString(const char *source, const char **preprocessorArguments,
                                    unsigned int numPreprocessorArguments, RTsize *resultSize,
                                    RTsize *errorSize);
__attribute__((visibility("default"))) RTresult rtuCUDACompileFile(const char *filename, const char **preprocessorArguments,
                                  unsigned int numPreprocessorArguments, RTsize *resultSize,
                                  RTsize *errorSize);
__attribute__((visibility("default"))) RTresult rtuCUDAGetCompileResult(char *result, char *error);
__attribute__((visibility("default"))) RTresult rtProgramCreateFromPTXString(RTcontext context, const char *ptx,
                                            const char *programName, RTprogram *program);
__attribute__((visibility("default"))) RTresult rtProgramCreateFromPTXStrings(RTcontext context, unsigned int n,
                                             const char **ptxStrings, const char *programName,
                                             RTprogram *program);
__attribute__((visibility("default"))) RTresult rtProgramCreateFromPTXFile(RTcontext context, const char *filename,
                                          const char *programName, RTprogram *program);
__attribute__((visibility("default"))) RTresult rtProgramCreateFromPTXFiles(RTcontext context, unsigned int n,
                                           const char **filenames, const char *programName,
                                           RTprogram *program);
__attribute__((visibility("default"))) RTresult rtProgramCreateFromProgram(RTcontext context, RTprogram program_in,
                                          RTprogram *program_out);
__attribute__((visibility("default"))) RTresult rtProgramDestroy(RTprogram program);
__attribute__((visibility("default"))) RTresult rtProgramValidate(RTprogram program);
__attribute__((visibility("default"))) RTresult rtProgramGetContext(RTprogram program, RTcontext *context);
__attribute__((visibility("default"))) RTresult rtProgramDeclareVariable(RTprogram program, const char *name, RTvariable *v);
__attribute__((visibility("default"))) RTresult rtProgramQueryVariable(RTprogram program, const char *name, RTvariable *v);
__attribute__((visibility("default"))) RTresult rtProgramRemoveVariable(RTprogram program, RTvariable v);
__attribute__((visibility("default"))) RTresult rtProgramGetVariableCount(RTprogram program, unsigned int *count);
__attribute__((visibility("default"))) RTresult rtProgramGetVariable(RTprogram program, unsigned int index, RTvariable *v);
__attribute__((visibility("default"))) RTresult rtProgramGetId(RTprogram program, int *programId);
__attribute__((visibility("default"))) RTresult rtProgramCallsiteSetPotentialCallees(RTprogram program, const char *name,
                                                    const int *ids, int numIds);
__attribute__((visibility("default"))) RTresult rtBufferCreate(RTcontext context, unsigned int bufferdesc, RTbuffer *buffer);
__attribute__((visibility("default"))) RTresult rwBufferCreateFromExternalMemory(RTcontext context, unsigned int bufferdesc, int fd,
                                                RTsize offset, RTsize size, RTbuffer *buffer);
__attribute__((visibility("default"))) RTresult rwBufferCreateFromFile(RTcontext context, unsigned int bufferdesc, const char *path,
                                      RTsize offset, RTbuffer *buffer);
__attribute__((visibility("default"))) RTresult rtBufferCreateFromCallback(RTcontext context, unsigned int bufferdesc,
                                          RTbuffercallback callback, void *callbackData,
                                          RTbuffer *buffer);
__attribute__((visibility("default"))) RTresult rtBufferDestroy(RTbuffer buffer);
__attribute__((visibility("default"))) RTresult rtBufferValidate(RTbuffer buffer);
__attribute__((visibility("default"))) RTresult rtBufferGetContext(RTbuffer buffer, RTcontext *context);
__attribute__((visibility("default"))) RTresult rtBufferSetFormat(RTbuffer buffer, RTformat format);
__attribute__((visibility("default"))) RTresult rtBufferGetFormat(RTbuffer buffer, RTformat *format);
__attribute__((visibility("default"))) RTresult rtBufferSetElementSize(RTbuffer buffer, RTsize elementSize);
__attribute__((visibility("default"))) RTresult rtBufferGetElementSize(RTbuffer buffer, RTsize *elementSize);
__attribute__((visibility("default"))) RTresult rtBufferSetSize1D(RTbuffer buffer, RTsize width);
__attribute__((visibility("default"))) RTresult rtBufferGetSize1D(RTbuffer buffer, RTsize *width);
__attribute__((visibility("default"))) RTresult rtBufferSetSize2D(RTbuffer buffer, RTsize width, RTsize height);
__attribute__((visibility("default"))) RTresult rtBufferGetSize2D(RTbuffer buffer, RTsize *width, RTsize *height);
__attribute__((visibility("default"))) RTresult rtBufferSetSize3D(RTbuffer buffer, RTsize width, RTsize height, RTsize depth);
__attribute__((visibility("default"))) RTresult rtBufferGetSize3D(RTbuffer buffer, RTsize *width, RTsize *height, RTsize *depth);
__attribute__((visibility("default"))) RTresult rtBufferSetSizev(RTbuffer buffer, unsigned int dimensionality, const RTsize *dims);
__attribute__((visibility("default"))) RTresult rtBufferGetSizev(RTbuffer buffer, unsigned int dimensionality, RTsize *dims);
__attribute__((visibility("default"))) RTresult rwBufferSetPaged(RTbuffer buffer, int paged);
__attribute__((visibility("default"))) RTresult rtBufferGetDimensionality(RTbuffer buffer, unsigned int *dimensionality);
__attribute__((visibility("default"))) RTresult rtBufferSetMipLevelCount(RTbuffer buffer, unsigned int levels);
__attribute__((visibility("default"))) RTresult rtBufferGetMipLevelCount(RTbuffer buffer, unsigned int *level);
__attribute__((visibility("default"))) RTresult rtBufferGetMipLevelSize1D(RTbuffer buffer, unsigned int level, RTsize *width);
__attribute__((visibility("default"))) RTresult rtBufferGetMipLevelSize2D(RTbuffer buffer, unsigned int level, RTsize *width,
                                         RTsize *height);
__attribute__((visibility("default"))) RTresult rtBufferGetMipLevelSize3D(RTbuffer buffer, unsigned int level, RTsize *width,
                                         RTsize *height, RTsize *depth);
__attribute__((visibility("default"))) RTresult rtBufferMap(RTbuffer buffer, void **userPointer);
__attribute__((visibility("default"))) RTresult rtBufferUnmap(RTbuffer buffer);
__attribute__((visibility("default"))) RTresult rwBufferRead(RTbuffer buffer, RTsize offset, RTsize size, void *out);
__attribute__((visibility("default"))) RTresult rtBufferMapEx(RTbuffer buffer, unsigned int mapFlags, unsigned int level,
                             void *userOwned, void **optixOwned);
__attribute__((visibility("default"))) RTresult rtBufferUnmapEx(RTbuffer buffer, unsigned int level);
__attribute__((visibility("default"))) RTresult rtBufferGetId(RTbuffer buffer, int *bufferId);
__attribute__((visibility("default"))) RTresult rtBufferSetAttribute(RTbuffer buffer, RTbufferattribute attrib, RTsize size,
                                    const void *p);
__attribute__((visibility("default"))) RTresult rtBufferGetAttribute(RTbuffer buffer, RTbufferattribute attrib, RTsize size,
                                    void *p);
__attribute__((visibility("default"))) RTresult rtBufferCreateForCUDA(RTcontext context, unsigned int bufferdesc, RTbuffer *buffer);
__attribute__((visibility("default"))) RTresult rtBufferGetDevicePointer(RTbuffer buffer, int optix_device_ordinal,
                                        void **device_pointer);
__attribute__((visibility("default"))) RTresult rtBufferMarkDirty(RTbuffer buffer);
__attribute__((visibility("default"))) RTresult rtBufferSetDevicePointer(RTbuffer buffer, int optix_device_ordinal,
                                        void *device_pointer);
__attribute__((visibility("default"))) RTresult rtVariableSet1f(RTvariable v, float f1);
__attribute__((visibility("default"))) RTresult rtVariableSet2f(RTvariable v, float f1, float f2);
__attribute__((visibility("default"))) RTresult rtVariableSet3f(RTvariable v, float f1, float f2, float f3);
__attribute__((visibility("default"))) RTresult rtVariableSet4f(RTvariable v, float f1, float f2, float f3, float f4);
__attribute__((visibility("default"))) RTresult rtVariableSet1fv(RTvariable v, const float *f);
__attribute__((visibility("default"))) RTresult rtVariableSet2fv(RTvariable v, const float *f);
__attribute__((visibility("default"))) RTresult rtVariableSet3fv(RTvariable v, const float *f);
__attribute__((visibility("default"))) RTresult rtVariableSet4fv(RTvariable v, const float *f);
__attribute__((visibility("default"))) RTresult rtVariableGet1f(RTvariable v, float *f1);
__attribute__((visibility("default"))) RTresult rtVariableGet2f(RTvariable v, float *f1, float *f2);
__attribute__((visibility("default"))) RTresult rtVariableGet3f(RTvariable v, float *f1, float *f2, float *f3);
__attribute__((visibility("default"))) RTresult rtVariableGet4f(RTvariable v, float *f1, float *f2, float *f3, float *f4);
__attribute__((visibility("default"))) RTresult rtVariableGet1fv(RTvariable v, float *f);
__attribute__((visibility("default"))) RTresult rtVariableGet2fv(RTvariable v, float *f);
__attribute__((visibility("default"))) RTresult rtVariableGet3fv(RTvariable v, float *f);
__attribute__((visibility("default"))) RTresult rtVariableGet4fv(RTvariable v, float *f);
__attribute__((visibility("default"))) RTresult rtVariableSet1i(RTvariable v, int i1);
__attribute__((visibility("default"))) RTresult rtVariableSet2i(RTvariable v, int i1, int i2);
__attribute__((visibility("default"))) RTresult rtVariableSet3i(RTvariable v, int i1, int i2, int i3);
__attribute__((visibility("default"))) RTresult rtVariableSet4i(RTvariable v, int i1, int i2, int i3, int i4);
__attribute__((visibility("default"))) RTresult rtVariableSet1iv(RTvariable v, const int *i);
__attribute__((visibility("default"))) RTresult rtVariableSet2iv(RTvariable v, const int *i);
__attribute__((visibility("default"))) RTresult rtVariableSet3iv(RTvariable v, const int *i);
__attribute__((visibility("default"))) RTresult rtVariableSet4iv(RTvariable v, const int *i);
__attribute__((visibility("default"))) RTresult rtVariableGet1i(RTvariable v, int *i1);
__attribute__((visibility("default"))) RTresult rtVariableGet2i(RTvariable v, int *i1, int *i2);
__attribute__((visibility("default"))) RTresult rtVariableGet3i(RTvariable v, int *i1, int *i2, int *i3);
__attribute__((visibility("default"))) RTresult rtVariableGet4i(RTvariable v, int *i1, int *i2, int *i3, int *i4);
__attribute__((visibility("default"))) RTresult rtVariableGet1iv(RTvariable v, int *i);
__attribute__((visibility("default"))) RTresult rtVariableGet2iv(RTvariable v, int *i);
__attribute__((visibility("default"))) RTresult rtVariableGet3iv(RTvariable v, int *i);
__attribute__((visibility("default"))) RTresult rtVariableGet4iv(RTvariable v, int *i);
__attribute__((visibility("default"))) RTresult rtVariableSet1ui(RTvariable v, unsigned int u1);
__attribute__((visibility("default"))) RTresult rtVariableSet2ui(RTvariable v, unsigned int u1, unsigned int u2);
__attribute__((visibility("default"))) RTresult rtVariableSet3ui(RTvariable v, unsigned int u1, unsigned int u2, unsigned int u3);
__attribute__((visibility("default"))) RTresult rtVariableSet4ui(RTvariable v, unsigned int u1, unsigned int u2, unsigned int u3,
                                unsigned int u4);
__attribute__((visibility("default"))) RTresult rtVariableSet1uiv(RTvariable v, const unsigned int *u);
__attribute__((visibility("default"))) RTresult rtVariableSet2uiv(RTvariable v, const unsigned int *u);
__attribute__((visibility("default"))) RTresult rtVariableSet3uiv(RTvariable v, const unsigned int *u);
__attribute__((visibility("default"))) RTresult rtVariableSet4uiv(RTvariable v, const unsigned int *u);
__attribute__((visibility("default"))) RTresult rtVariableGet1ui(RTvariable v, unsigned int *u1);
__attribute__((visibility("default"))) RTresult rtVariableGet2ui(RTvariable v, unsigned int *u1, unsigned int *u2);
__attribute__((visibility("default"))) RTresult rtVariableGet3ui(RTvariable v, unsigned int *u1, unsigned int *u2, unsigned int *u3);
__attribute__((visibility("default"))) RTresult rtVariableGet4ui(RTvariable v, unsigned int *u1, unsigned int *u2, unsigned int *u3,
                                unsigned int *u4);
__attribute__((visibility("default"))) RTresult rtVariableGet1uiv(RTvariable v, unsigned int *u);
__attribute__((visibility("default"))) RTresult rtVariableGet2uiv(RTvariable v, unsigned int *u);
__attribute__((visibility("default"))) RTresult rtVariableGet3uiv(RTvariable v, unsigned int *u);
__attribute__((visibility("default"))) RTresult rtVariableGet4uiv(RTvariable v, unsigned int *u);
__attribute__((visibility("default"))) RTresult rtVariableSet1ll(RTvariable v, long long ll1);
__attribute__((visibility("default"))) RTresult rtVariableSet2ll(RTvariable v, long long ll1, long long ll2);
__attribute__((visibility("default"))) RTresult rtVariableSet3ll(RTvariable v, long long ll1, long long ll2, long long ll3);
__attribute__((visibility("default"))) RTresult rtVariableSet4ll(RTvariable v, long long ll1, long long ll2, long long ll3,
                                long long ll4);
__attribute__((visibility("default"))) RTresult rtVariableSet1llv(RTvariable v, const long long *ll);
__attribute__((visibility("default"))) RTresult rtVariableSet2llv(RTvariable v, const long long *ll);
__attribute__((visibility("default"))) RTresult rtVariableSet3llv(RTvariable v, const long long *ll);
__attribute__((visibility("default"))) RTresult rtVariableSet4llv(RTvariable v, const long long *ll);
__attribute__((visibility("default"))) RTresult rtVariableGet1ll(RTvariable v, long long *ll1);
__attribute__((visibility("default"))) RTresult rtVariableGet2ll(RTvariable v, long long *ll1, long long *ll2);
__attribute__((visibility("default"))) RTresult rtVariableGet3ll(RTvariable v, long long *ll1, long long *ll2, long long *ll3);
__attribute__((visibility("default"))) RTresult rtVariableGet4ll(RTvariable v, long long *ll1, long long *ll2, long long *ll3,
                                long long *ll4);
__attribute__((visibility("default"))) RTresult rtVariableGet1llv(RTvariable v, long long *ll);
__attribute__((visibility("default"))) RTresult rtVariableGet2llv(RTvariable v, long long *ll);
__attribute__((visibility("default"))) RTresult rtVariableGet3llv(RTvariable v, long long *ll);
__attribute__((visibility("default"))) RTresult rtVariableGet4llv(RTvariable v, long long *ll);
__attribute__((visibility("default"))) RTresult rtVariableSet1ull(RTvariable v, unsigned long long ull1);
__attribute__((visibility("default"))) RTresult rtVariableSet2ull(RTvariable v, unsigned long long ull1, unsigned long long ull2);
__attribute__((visibility("default"))) RTresult rtVariableSet3ull(RTvariable v, unsigned long long ull1, unsigned long long ull2,
                                 unsigned long long ull3);
__attribute__((visibility("default"))) RTresult rtVariableSet4ull(RTvariable v, unsigned long long ull1, unsigned long long ull2,
                                 unsigned long long ull3, unsigned long long ull4);
__attribute__((visibility("default"))) RTresult rtVariableSet1ullv(RTvariable v, const unsigned long long *ull);
__attribute__((visibility("default"))) RTresult rtVariableSet2ullv(RTvariable v, const unsigned long long *ull);
__attribute__((visibility("default"))) RTresult rtVariableSet3ullv(RTvariable v, const unsigned long long *ull);
__attribute__((visibility("default"))) RTresult rtVariableSet4ullv(RTvariable v, const unsigned long long *ull);
__attribute__((visibility("default"))) RTresult rtVariableGet1ull(RTvariable v, unsigned long long *u1);
__attribute__((visibility("default"))) RTresult rtVariableGet2ull(RTvariable v, unsigned long long *u1, unsigned long long *u2);
__attribute__((visibility("default"))) RTresult rtVariableGet3ull(RTvariable v, unsigned long long *u1, unsigned long long *u2,
                                 unsigned long long *u3);
__attribute__((visibility("default"))) RTresult rtVariableGet4ull(RTvariable v, unsigned long long *u1, unsigned long long *u2,
                                 unsigned long long *u3, unsigned long long *u4);
__attribute__((visibility("default"))) RTresult rtVariableGet1ullv(RTvariable v, unsigned long long *ull);
__attribute__((visibility("default"))) RTresult rtVariableGet2ullv(RTvariable v, unsigned long long *ull);
__attribute__((visibility("default"))) RTresult rtVariableGet3ullv(RTvariable v, unsigned long long *ull);
__attribute__((visibility("default"))) RTresult rtVariableGet4ullv(RTvariable v, unsigned long long *ull);
__attribute__((visibility("default"))) RTresult rtVariableSetMatrix2x2fv(RTvariable v, int transpose, const float *m);
__attribute__((visibility("default"))) RTresult rtVariableSetMatrix2x3fv(RTvariable v, int transpose, const float *m);
__attribute__((visibility("default"))) RTresult rtVariableSetMatrix2x4fv(RTvariable v, int transpose, const float *m);
__attribute__((visibility("default"))) RTresult rtVariableSetMatrix3x2fv(RTvariable v, int transpose, const float *m);
__attribute__((visibility("default"))) RTresult rtVariableSetMatrix3x3fv(RTvariable v, int transpose, const float *m);
__attribute__((visibility("default"))) RTresult rtVariableSetMatrix3x4fv(RTvariable v, int transpose, const float *m);
__attribute__((visibility("default"))) RTresult rtVariableSetMatrix4x2fv(RTvariable v, int transpose, const float *m);
__attribute__((visibility("default"))) RTresult rtVariableSetMatrix4x3fv(RTvariable v, int transpose, const float *m);
__attribute__((visibility("default"))) RTresult rtVariableSetMatrix4x4fv(RTvariable v, int transpose, const float *m);
__attribute__((visibility("default"))) RTresult rtVariableGetMatrix2x2fv(RTvariable v, int transpose, float *m);
__attribute__((visibility("default"))) RTresult rtVariableGetMatrix2x3fv(RTvariable v, int transpose, float *m);
__attribute__((visibility("default"))) RTresult rtVariableGetMatrix2x4fv(RTvariable v, int transpose, float *m);
__attribute__((visibility("default"))) RTresult rtVariableGetMatrix3x2fv(RTvariable v, int transpose, float *m);
__attribute__((visibility("default"))) RTresult rtVariableGetMatrix3x3fv(RTvariable v, int transpose, float *m);
__attribute__((visibility("default"))) RTresult rtVariableGetMatrix3x4fv(RTvariable v, int transpose, float *m);
__attribute__((visibility("default"))) RTresult rtVariableGetMatrix4x2fv(RTvariable v, int transpose, float *m);
__attribute__((visibility("default"))) RTresult rtVariableGetMatrix4x3fv(RTvariable v, int transpose, float *m);
__attribute__((visibility("default"))) RTresult rtVariableGetMatrix4x4fv(RTvariable v, int transpose, float *m);
__attribute__((visibility("default"))) RTresult rtVariableSetObject(RTvariable v, RTobject object);
__attribute__((visibility("default"))) RTresult rtVariableGetObject(RTvariable v, RTobject *object);
__attribute__((visibility("default"))) RTresult rtVariableSetUserData(RTvariable v, RTsize size, const void *ptr);
__attribute__((visibility("default"))) RTresult rtVariableGetUserData(RTvariable v, RTsize size, void *ptr);
__attribute__((visibility("default"))) RTresult rtVariableGetName(RTvariable v, const char **nameReturn);
__attribute__((visibility("default"))) RTresult rtVariableGetAnnotation(RTvariable v, const char **annotationReturn);
__attribute__((visibility("default"))) RTresult rtVariableGetType(RTvariable v, RTobjecttype *typeReturn);
__attribute__((visibility("default"))) RTresult rtVariableGetContext(RTvariable v, RTcontext *context);
__attribute__((visibility("default"))) RTresult rtVariableGetSize(RTvariable v, RTsize *size);
__attribute__((visibility("default"))) RTresult rtBufferCreateFromGLBO(RTcontext context, unsigned int bufferdesc, unsigned int glId,
                                      RTbuffer *buffer);
__attribute__((visibility("default"))) RTresult rtTextureSamplerCreateFromGLImage(RTcontext context, unsigned int glId,
                                                 RTgltarget target,
                                                 RTtexturesampler *textureSampler);
__attribute__((visibility("default"))) RTresult rtBufferGetGLBOId(RTbuffer buffer, unsigned int *glId);
__attribute__((visibility("default"))) RTresult rtTextureSamplerGetGLImageId(RTtexturesampler textureSampler, unsigned int *glId);
__attribute__((visibility("default"))) RTresult rtBufferGLRegister(RTbuffer buffer);
__attribute__((visibility("default"))) RTresult rtBufferGLUnregister(RTbuffer buffer);
__attribute__((visibility("default"))) RTresult rtTextureSamplerGLRegister(RTtexturesampler textureSampler);
__attribute__((visibility("default"))) RTresult rtTextureSamplerGLUnregister(RTtexturesampler textureSampler);
__attribute__((visibility("default"))) RTresult rtGeometryInstanceCreate(RTcontext context, RTgeometryinstance *geometryinstance);
__attribute__((visibility("default"))) RTresult rtGeometryInstanceDestroy(RTgeometryinstance geometryinstance);
__attribute__((visibility("default"))) RTresult rtGeometryInstanceValidate(RTgeometryinstance geometryinstance);
__attribute__((visibility("default"))) RTresult rtGeometryInstanceGetContext(RTgeometryinstance geometryinstance,
                                            RTcontext *context);
__attribute__((visibility("default"))) RTresult rtGeometryInstanceSetGeometry(RTgeometryinstance geometryinstance,
                                             RTgeometry geometry);
__attribute__((visibility("default"))) RTresult rtGeometryInstanceGetGeometry(RTgeometryinstance geometryinstance,
                                             RTgeometry *geometry);
__attribute__((visibility("default"))) RTresult rtGeometryInstanceSetGeometryTriangles(RTgeometryinstance geometryinstance,
                                                      RTgeometrytriangles geometrytriangles);
__attribute__((visibility("default"))) RTresult rtGeometryInstanceGetGeometryTriangles(RTgeometryinstance geometryinstance,
                                                      RTgeometrytriangles *geometrytriangles);
__attribute__((visibility("default"))) RTresult rtGeometryInstanceSetMaterialCount(RTgeometryinstance geometryinstance,
                                                  unsigned int count);
__attribute__((visibility("default"))) RTresult rtGeometryInstanceGetMaterialCount(RTgeometryinstance geometryinstance,
                                                  unsigned int *count);
__attribute__((visibility("default"))) RTresult rtGeometryInstanceSetMaterial(RTgeometryinstance geometryinstance,
                                             unsigned int index, RTmaterial material);
__attribute__((visibility("default"))) RTresult rtGeometryInstanceGetMaterial(RTgeometryinstance geometryinstance,
                                             unsigned int index, RTmaterial *material);
__attribute__((visibility("default"))) RTresult rtGeometryInstanceDeclareVariable(RTgeometryinstance geometryinstance,
                                                 const char *name, RTvariable *v);
__attribute__((visibility("default"))) RTresult rtGeometryInstanceQueryVariable(RTgeometryinstance geometryinstance,
                                               const char *name, RTvariable *v);
__attribute__((visibility("default"))) RTresult rtGeometryInstanceRemoveVariable(RTgeometryinstance geometryinstance, RTvariable v);
__attribute__((visibility("default"))) RTresult rtGeometryInstanceGetVariableCount(RTgeometryinstance geometryinstance,
                                                  unsigned int *count);
__attribute__((visibility("default"))) RTresult rtGeometryInstanceGetVariable(RTgeometryinstance geometryinstance,
                                             unsigned int index, RTvariable *v);
__attribute__((visibility("default"))) RTresult rtGeometryGroupCreate(RTcontext context, RTgeometrygroup *geometrygroup);
__attribute__((visibility("default"))) RTresult rtGeometryGroupDestroy(RTgeometrygroup geometrygroup);
__attribute__((visibility("default"))) RTresult rtGeometryGroupValidate(RTgeometrygroup geometrygroup);
__attribute__((visibility("default"))) RTresult rtGeometryGroupGetContext(RTgeometrygroup geometrygroup, RTcontext *context);
__attribute__((visibility("default"))) RTresult rtGeometryGroupSetAcceleration(RTgeometrygroup geometrygroup,
                                              RTacceleration acceleration);
__attribute__((visibility("default"))) RTresult rtGeometryGroupGetAcceleration(RTgeometrygroup geometrygroup,
                                              RTacceleration *acceleration);
__attribute__((visibility("default"))) RTresult rtGeometryGroupSetFlags(RTgeometrygroup group, RTinstanceflags flags);
__attribute__((visibility("default"))) RTresult rtGeometryGroupGetFlags(RTgeometrygroup group, RTinstanceflags *flags);
__attribute__((visibility("default"))) RTresult rtGeometryGroupSetVisibilityMask(RTgeometrygroup group, RTvisibilitymask mask);
__attribute__((visibility("default"))) RTresult rtGeometryGroupGetVisibilityMask(RTgeometrygroup group, RTvisibilitymask *mask);
__attribute__((visibility("default"))) RTresult rtGeometryGroupSetChildCount(RTgeometrygroup geometrygroup, unsigned int count);
__attribute__((visibility("default"))) RTresult rtGeometryGroupGetChildCount(RTgeometrygroup geometrygroup, unsigned int *count);
__attribute__((visibility("default"))) RTresult rtGeometryGroupSetChild(RTgeometrygroup geometrygroup, unsigned int index,
                                       RTgeometryinstance geometryinstance);
__attribute__((visibility("default"))) RTresult rtGeometryGroupGetChild(RTgeometrygroup geometrygroup, unsigned int index,
                                       RTgeometryinstance *geometryinstance);
__attribute__((visibility("default"))) RTresult rtGeometryCreate(RTcontext context, RTgeometry *geometry);
__attribute__((visibility("default"))) RTresult rtGeometryDestroy(RTgeometry geometry);
__attribute__((visibility("default"))) RTresult rtGeometryValidate(RTgeometry geometry);
__attribute__((visibility("default"))) RTresult rtGeometryGetContext(RTgeometry geometry, RTcontext *context);
__attribute__((visibility("default"))) RTresult rtGeometrySetPrimitiveCount(RTgeometry geometry, unsigned int primitiveCount);
__attribute__((visibility("default"))) RTresult rtGeometryGetPrimitiveCount(RTgeometry geometry, unsigned int *primitiveCount);
__attribute__((visibility("default"))) RTresult rtGeometrySetPrimitiveIndexOffset(RTgeometry geometry, unsigned int indexOffset);
__attribute__((visibility("default"))) RTresult rtGeometryGetPrimitiveIndexOffset(RTgeometry geometry, unsigned int *indexOffset);
__attribute__((visibility("default"))) RTresult rtGeometrySetBoundingBoxProgram(RTgeometry geometry, RTprogram program);
__attribute__((visibility("default"))) RTresult rtGeometryGetBoundingBoxProgram(RTgeometry geometry, RTprogram *program);
__attribute__((visibility("default"))) RTresult rtGeometrySetIntersectionProgram(RTgeometry geometry, RTprogram program);
__attribute__((visibility("default"))) RTresult rtGeometryGetIntersectionProgram(RTgeometry geometry, RTprogram *program);
__attribute__((visibility("default"))) RTresult rtGeometrySetFlags(RTgeometry geometry, RTgeometryflags flags);
__attribute__((visibility("default"))) RTresult rtGeometryGetFlags(RTgeometry geometry, RTgeometryflags *flags);
__attribute__((visibility("default"))) RTresult rtGeometryMarkDirty(RTgeometry geometry);
__attribute__((visibility("default"))) RTresult rtGeometryIsDirty(RTgeometry geometry, int *dirty);
__attribute__((visibility("default"))) RTresult rtGeometryDeclareVariable(RTgeometry geometry, const char *name, RTvariable *v);
__attribute__((visibility("default"))) RTresult rtGeometryQueryVariable(RTgeometry geometry, const char *name, RTvariable *v);
__attribute__((visibility("default"))) RTresult rtGeometryRemoveVariable(RTgeometry geometry, RTvariable v);
__attribute__((visibility("default"))) RTresult rtGeometryGetVariableCount(RTgeometry geometry, unsigned int *count);
__attribute__((visibility("default"))) RTresult rtGeometryGetVariable(RTgeometry geometry, unsigned int index, RTvariable *v);
__attribute__((visibility("default"))) RTresult rtMaterialCreate(RTcontext context, RTmaterial *material);
__attribute__((visibility("default"))) RTresult rtMaterialDestroy(RTmaterial material);
__attribute__((visibility("default"))) RTresult rtMaterialValidate(RTmaterial material);
__attribute__((visibility("default"))) RTresult rtMaterialGetContext(RTmaterial material, RTcontext *context);
__attribute__((visibility("default"))) RTresult rtMaterialSetClosestHitProgram(RTmaterial material, unsigned int rayTypeIndex,
                                              RTprogram program);
__attribute__((visibility("default"))) RTresult rtMaterialGetClosestHitProgram(RTmaterial material, unsigned int rayTypeIndex,
                                              RTprogram *program);
__attribute__((visibility("default"))) RTresult rtMaterialSetAnyHitProgram(RTmaterial material, unsigned int rayTypeIndex,
                                          RTprogram program);
__attribute__((visibility("default"))) RTresult rtMaterialGetAnyHitProgram(RTmaterial material, unsigned int rayTypeIndex,
                                          RTprogram *program);
__attribute__((visibility("default"))) RTresult rtMaterialDeclareVariable(RTmaterial material, const char *name, RTvariable *v);
__attribute__((visibility("default"))) RTresult rtMaterialQueryVariable(RTmaterial material, const char *name, RTvariable *v);
__attribute__((visibility("default"))) RTresult rtMaterialRemoveVariable(RTmaterial material, RTvariable v);
__attribute__((visibility("default"))) RTresult rtMaterialGetVariableCount(RTmaterial material, unsigned int *count);
__attribute__((visibility("default"))) RTresult rtMaterialGetVariable(RTmaterial material, unsigned int index, RTvariable *v);
__attribute__((visibility("default"))) RTresult rtGroupCreate(RTcontext context, RTgroup *group);
__attribute__((visibility("default"))) RTresult rtGroupDestroy(RTgroup group);
__attribute__((visibility("default"))) RTresult rtGroupValidate(RTgroup group);
__attribute__((visibility("default"))) RTresult rtGroupGetContext(RTgroup group, RTcontext *context);
__attribute__((visibility("default"))) RTresult rtGroupSetAcceleration(RTgroup group, RTacceleration acceleration);
__attribute__((visibility("default"))) RTresult rtGroupGetAcceleration(RTgroup group, RTacceleration *acceleration);
__attribute__((visibility("default"))) RTresult rtGroupSetVisibilityMask(RTgroup group, RTvisibilitymask mask);
__attribute__((visibility("default"))) RTresult rtGroupGetVisibilityMask(RTgroup group, RTvisibilitymask *mask);
__attribute__((visibility("default"))) RTresult rtGroupSetChildCount(RTgroup group, unsigned int count);
__attribute__((visibility("default"))) RTresult rtGroupGetChildCount(RTgroup group, unsigned int *count);
__attribute__((visibility("default"))) RTresult rtGroupSetChild(RTgroup group, unsigned int index, RTobject child);
__attribute__((visibility("default"))) RTresult rtGroupGetChild(RTgroup group, unsigned int index, RTobject *child);
__attribute__((visibility("default"))) RTresult rtGroupGetChildType(RTgroup group, unsigned int index, RTobjecttype *type);
__attribute__((visibility("default"))) RTresult rtSelectorCreate(RTcontext context, RTselector *selector);
__attribute__((visibility("default"))) RTresult rtSelectorDestroy(RTselector selector);
__attribute__((visibility("default"))) RTresult rtSelectorValidate(RTselector selector);
__attribute__((visibility("default"))) RTresult rtSelectorGetContext(RTselector selector, RTcontext *context);
__attribute__((visibility("default"))) RTresult rtSelectorSetVisitProgram(RTselector selector, RTprogram program);
__attribute__((visibility("default"))) RTresult rtSelectorGetVisitProgram(RTselector selector, RTprogram *program);
__attribute__((visibility("default"))) RTresult rtSelectorSetChildCount(RTselector selector, unsigned int count);
__attribute__((visibility("default"))) RTresult rtSelectorGetChildCount(RTselector selector, unsigned int *count);
__attribute__((visibility("default"))) RTresult rtSelectorSetChild(RTselector selector, unsigned int index, RTobject child);
__attribute__((visibility("default"))) RTresult rtSelectorGetChild(RTselector selector, unsigned int index, RTobject *child);
__attribute__((visibility("default"))) RTresult rtSelectorGetChildType(RTselector selector, unsigned int index, RTobjecttype *type);
__attribute__((visibility("default"))) RTresult rtSelectorDeclareVariable(RTselector selector, const char *name, RTvariable *v);
__attribute__((visibility("default"))) RTresult rtSelectorQueryVariable(RTselector selector, const char *name, RTvariable *v);
__attribute__((visibility("default"))) RTresult rtSelectorRemoveVariable(RTselector selector, RTvariable v);
__attribute__((visibility("default"))) RTresult rtSelectorGetVariableCount(RTselector selector, unsigned int *count);
__attribute__((visibility("default"))) RTresult rtSelectorGetVariable(RTselector selector, unsigned int index, RTvariable *v);
__attribute__((visibility("default"))) RTresult rtTransformCreate(RTcontext context, RTtransform *transform);
__attribute__((visibility("default"))) RTresult rtTransformDestroy(RTtransform transform);
__attribute__((visibility("default"))) RTresult rtTransformValidate(RTtransform transform);
__attribute__((visibility("default"))) RTresult rtTransformGetContext(RTtransform transform, RTcontext *context);
__attribute__((visibility("default"))) RTresult rtTransformSetMatrix(RTtransform transform, int transpose, const float *matrix,
                                    const float *inverseMatrix);
__attribute__((visibility("default"))) RTresult rtTransformGetMatrix(RTtransform transform, int transpose, float *matrix,
                                    float *inverseMatrix);
__attribute__((visibility("default"))) RTresult rtTransformSetChild(RTtransform transform, RTobject child);
__attribute__((visibility("default"))) RTresult rtTransformGetChild(RTtransform transform, RTobject *child);
__attribute__((visibility("default"))) RTresult rtTransformGetChildType(RTtransform transform, RTobjecttype *type);
__attribute__((visibility("default"))) RTresult rtAccelerationCreate(RTcontext context, RTacceleration *acceleration);
__attribute__((visibility("default"))) RTresult rtAccelerationDestroy(RTacceleration acceleration);
__attribute__((visibility("default"))) RTresult rtAccelerationValidate(RTacceleration acceleration);
__attribute__((visibility("default"))) RTresult rtAccelerationGetContext(RTacceleration acceleration, RTcontext *context);
__attribute__((visibility("default"))) RTresult rtAccelerationSetBuilder(RTacceleration acceleration, const char *builder);
__attribute__((visibility("default"))) RTresult rtAccelerationGetBuilder(RTacceleration acceleration, const char **stringReturn);
__attribute__((visibility("default"))) RTresult rtAccelerationSetTraverser(RTacceleration acceleration, const char *traverser);
__attribute__((visibility("default"))) RTresult rtAccelerationGetTraverser(RTacceleration acceleration, const char **stringReturn);
__attribute__((visibility("default"))) RTresult rtAccelerationSetProperty(RTacceleration acceleration, const char *name,
                                         const char *value);
__attribute__((visibility("default"))) RTresult rtAccelerationGetProperty(RTacceleration acceleration, const char *name,
                                         const char **stringReturn);
__attribute__((visibility("default"))) RTresult rtAccelerationGetDataSize(RTacceleration acceleration, RTsize *size);
__attribute__((visibility("default"))) RTresult rtAccelerationGetData(RTacceleration acceleration, void *data);
__attribute__((visibility("default"))) RTresult rtAccelerationSetData(RTacceleration acceleration, const void *data, RTsize size);
__attribute__((visibility("default"))) RTresult rtAccelerationMarkDirty(RTacceleration acceleration);
__attribute__((visibility("default"))) RTresult rtAccelerationIsDirty(RTacceleration acceleration, int *dirty);
typedef struct RWfence_api *RWfence;
__attribute__((visibility("default"))) RTresult rwContextLaunchAsync1D(RTcontext context, unsigned int entryPointIndex, RTsize width,
                                      void *stream, RWfence *fence);
__attribute__((visibility("default"))) RTresult rwContextLaunchAsync2D(RTcontext context, unsigned int entryPointIndex, RTsize width,
                                      RTsize height, void *stream, RWfence *fence);
__attribute__((visibility("default"))) RTresult rwContextLaunchAsync3D(RTcontext context, unsigned int entryPointIndex, RTsize width,
                                      RTsize height, RTsize depth, void *stream, RWfence *fence);
__attribute__((visibility("default"))) RTresult rwContextLaunchPart2D(RTcontext context, unsigned int entryPointIndex, RTsize width,
                                     RTsize height, RTsize first, RTsize count, void *stream,
                                     RWfence *fence);
__attribute__((visibility("default"))) RTresult rwGetPartIndices2D(RTsize width, RTsize height, RTsize part,
                                  unsigned int indices[256][2], unsigned int *count);
__attribute__((visibility("default"))) RTresult rwFenceWait(RWfence fence);
__attribute__((visibility("default"))) RTresult rwFenceQuery(RWfence fence, int *done);
__attribute__((visibility("default"))) RTresult rwFenceGetProgress(RWfence fence, double *progress);
__attribute__((visibility("default"))) RTresult rwFenceCancel(RWfence fence);
__attribute__((visibility("default"))) RTresult rwFenceDestroy(RWfence fence);
typedef struct RWsemaphore_api *RWsemaphore;
typedef enum {
    RW_SEMAPHORE_OPAQUE_FD = 1,
    RW_SEMAPHORE_TIMELINE_FD = 2,
    RW_SEMAPHORE_D3D12_FENCE = 3
} RWsemaphoretype;
__attribute__((visibility("default"))) RTresult rwSemaphoreCreateFromExternal(RTcontext context, RWsemaphoretype type, int fd,
                                             RWsemaphore *semaphore);
__attribute__((visibility("default"))) RTresult rwSemaphoreWait(RWsemaphore semaphore, unsigned long long value, void *stream);
__attribute__((visibility("default"))) RTresult rwSemaphoreSignal(RWsemaphore semaphore, unsigned long long value, void *stream);
__attribute__((visibility("default"))) RTresult rwSemaphoreDestroy(RWsemaphore semaphore);
typedef int (*RWprogresscallback)(double progress, void *user);
__attribute__((visibility("default"))) RTresult rwContextSetProgressCallback(RTcontext context, RWprogresscallback callback,
                                            void *user, double seconds);
__attribute__((visibility("default"))) RTresult rwContextCancel(RTcontext context);
__attribute__((visibility("default"))) RTresult rtuCreateClusteredMesh(RTcontext context, unsigned int usePTX32InHost64,
                                      RTgeometry *mesh, unsigned int num_verts, const float *verts,
                                      unsigned int num_tris, const unsigned int *indices,
                                      const unsigned int *mat_indices);
__attribute__((visibility("default"))) RTresult rtuCreateClusteredMeshExt(RTcontext context, unsigned int usePTX32InHost64,
                                         RTgeometry *mesh, unsigned int num_verts,
                                         const float *verts, unsigned int num_tris,
                                         const unsigned int *indices,
                                         const unsigned int *mat_indices, RTbuffer norms,
                                         const unsigned int *norm_indices, RTbuffer tex_coords,
                                         const unsigned int *tex_indices);
__attribute__((visibility("default"))) RTresult rtGeometryTrianglesSetMotionVertices(RTgeometrytriangles geometrytriangles,
                                                    unsigned int vertexCount, RTbuffer vertexBuffer,
                                                    RTsize vertexBufferByteOffset,
                                                    RTsize vertexByteStride,
                                                    RTsize vertexMotionStepByteStride,
                                                    RTformat positionFormat);
__attribute__((visibility("default"))) RTresult rtGeometryTrianglesSetMotionVerticesMultiBuffer(
    RTgeometrytriangles geometrytriangles, unsigned int vertexCount, RTbuffer *vertexBuffers,
    unsigned int vertexBufferCount, RTsize vertexBufferByteOffset, RTsize vertexByteStride,
    RTformat positionFormat);
__attribute__((visibility("default"))) RTresult rtGeometryTrianglesSetMotionSteps(RTgeometrytriangles geometrytriangles,
                                                 unsigned int motionStepCount);
__attribute__((visibility("default"))) RTresult rtGeometryTrianglesGetMotionSteps(RTgeometrytriangles geometrytriangles,
                                                 unsigned int *motionStepCount);
__attribute__((visibility("default"))) RTresult rtGeometryTrianglesSetMotionRange(RTgeometrytriangles geometrytriangles,
                                                 float timeBegin, float timeEnd);
__attribute__((visibility("default"))) RTresult rtGeometryTrianglesGetMotionRange(RTgeometrytriangles geometrytriangles,
                                                 float *timeBegin, float *timeEnd);
__attribute__((visibility("default"))) RTresult rtGeometryTrianglesSetMotionBorderMode(RTgeometrytriangles geometrytriangles,
                                                      RTmotionbordermode beginMode,
                                                      RTmotionbordermode endMode);
__attribute__((visibility("default"))) RTresult rtGeometryTrianglesGetMotionBorderMode(RTgeometrytriangles geometrytriangles,
                                                      RTmotionbordermode *beginMode,
                                                      RTmotionbordermode *endMode);
__attribute__((visibility("default"))) RTresult rtGeometrySetMotionRange(RTgeometry geometry, float timeBegin, float timeEnd);
__attribute__((visibility("default"))) RTresult rtGeometryGetMotionRange(RTgeometry geometry, float *timeBegin, float *timeEnd);
__attribute__((visibility("default"))) RTresult rtGeometrySetMotionBorderMode(RTgeometry geometry, RTmotionbordermode beginMode,
                                             RTmotionbordermode endMode);
__attribute__((visibility("default"))) RTresult rtGeometryGetMotionBorderMode(RTgeometry geometry, RTmotionbordermode *beginMode,
                                             RTmotionbordermode *endMode);
__attribute__((visibility("default"))) RTresult rtGeometrySetMotionSteps(RTgeometry geometry, unsigned int n);
__attribute__((visibility("default"))) RTresult rtGeometryGetMotionSteps(RTgeometry geometry, unsigned int *n);
__attribute__((visibility("default"))) RTresult rtTransformSetMotionRange(RTtransform transform, float timeBegin, float timeEnd);
__attribute__((visibility("default"))) RTresult rtTransformGetMotionRange(RTtransform transform, float *timeBegin, float *timeEnd);
__attribute__((visibility("default"))) RTresult rtTransformSetMotionBorderMode(RTtransform transform, RTmotionbordermode beginMode,
                                              RTmotionbordermode endMode);
__attribute__((visibility("default"))) RTresult rtTransformGetMotionBorderMode(RTtransform transform, RTmotionbordermode *beginMode,
                                              RTmotionbordermode *endMode);
__attribute__((visibility("default"))) RTresult rtTransformSetMotionKeys(RTtransform transform, unsigned int n, RTmotionkeytype type,
                                        const float *keys);
__attribute__((visibility("default"))) RTresult rtTransformGetMotionKeys(RTtransform transform, float *keys);
__attribute__((visibility("default"))) RTresult rtTransformGetMotionKeyType(RTtransform transform, RTmotionkeytype *type);
__attribute__((visibility("default"))) RTresult rtTransformGetMotionKeyCount(RTtransform transform, unsigned int *n);
__attribute__((visibility("default"))) RTresult rtPostProcessingStageCreateBuiltin(RTcontext context, const char *builtinName,
                                                  RTpostprocessingstage *stage);
__attribute__((visibility("default"))) RTresult rtPostProcessingStageDestroy(RTpostprocessingstage stage);
__attribute__((visibility("default"))) RTresult rtPostProcessingStageGetContext(RTpostprocessingstage stage, RTcontext *context);
__attribute__((visibility("default"))) RTresult rtPostProcessingStageDeclareVariable(RTpostprocessingstage stage, const char *name,
                                                    RTvariable *v);
__attribute__((visibility("default"))) RTresult rtPostProcessingStageQueryVariable(RTpostprocessingstage stage, const char *name,
                                                  RTvariable *variable);
__attribute__((visibility("default"))) RTresult rtPostProcessingStageGetVariableCount(RTpostprocessingstage stage,
                                                     unsigned int *count);
__attribute__((visibility("default"))) RTresult rtPostProcessingStageGetVariable(RTpostprocessingstage stage, unsigned int index,
                                                RTvariable *variable);
__attribute__((visibility("default"))) RTresult rtCommandListCreate(RTcontext context, RTcommandlist *list);
__attribute__((visibility("default"))) RTresult rtCommandListDestroy(RTcommandlist list);
__attribute__((visibility("default"))) RTresult rtCommandListGetContext(RTcommandlist list, RTcontext *context);
__attribute__((visibility("default"))) RTresult rtCommandListAppendPostprocessingStage(RTcommandlist list,
                                                      RTpostprocessingstage stage,
                                                      RTsize launchWidth, RTsize launchHeight);
__attribute__((visibility("default"))) RTresult rtCommandListAppendLaunch1D(RTcommandlist list, unsigned int entryPointIndex,
                                           RTsize launchWidth);
__attribute__((visibility("default"))) RTresult rtCommandListAppendLaunch2D(RTcommandlist list, unsigned int entryPointIndex,
                                           RTsize launchWidth, RTsize launchHeight);
__attribute__((visibility("default"))) RTresult rtCommandListAppendLaunch3D(RTcommandlist list, unsigned int entryPointIndex,
                                           RTsize launchWidth, RTsize launchHeight,
                                           RTsize launchDepth);
__attribute__((visibility("default"))) RTresult rtCommandListSetDevices(RTcommandlist list, unsigned int count, const int *devices);
__attribute__((visibility("default"))) RTresult rtCommandListGetDevices(RTcommandlist list, int *devices);
__attribute__((visibility("default"))) RTresult rtCommandListGetDeviceCount(RTcommandlist list, unsigned int *count);
__attribute__((visibility("default"))) RTresult rtCommandListFinalize(RTcommandlist list);
__attribute__((visibility("default"))) RTresult rtCommandListExecute(RTcommandlist list);
__attribute__((visibility("default"))) RTresult rtCommandListSetCudaStream(RTcommandlist list, void *stream);
__attribute__((visibility("default"))) RTresult rtCommandListGetCudaStream(RTcommandlist list, void **stream);
__attribute__((visibility("default"))) RTresult rtContextLaunchProgressive2D(RTcontext context, unsigned int entryIndex,
                                            RTsize width, RTsize height, unsigned int maxSubframes);
__attribute__((visibility("default"))) RTresult rtContextStopProgressive(RTcontext context);
__attribute__((visibility("default"))) RTresult rtBufferBindProgressiveStream(RTbuffer stream, RTbuffer source);
__attribute__((visibility("default"))) RTresult rtBufferGetProgressiveUpdateReady(RTbuffer buffer, int *ready,
                                                 unsigned int *subframeCount,
                                                 unsigned int *maxSubframes);
__attribute__((visibility("default"))) RTresult rtTextureSamplerCreate(RTcontext context, RTtexturesampler *texturesampler);
__attribute__((visibility("default"))) RTresult rtTextureSamplerDestroy(RTtexturesampler texturesampler);
__attribute__((visibility("default"))) RTresult rtTextureSamplerValidate(RTtexturesampler texturesampler);
__attribute__((visibility("default"))) RTresult rtTextureSamplerGetContext(RTtexturesampler texturesampler, RTcontext *context);
__attribute__((visibility("default"))) RTresult rtTextureSamplerSetBuffer(RTtexturesampler texturesampler, unsigned int deprecated0,
                                         unsigned int deprecated1, RTbuffer buffer);
__attribute__((visibility("default"))) RTresult rtTextureSamplerGetBuffer(RTtexturesampler texturesampler, unsigned int deprecated0,
                                         unsigned int deprecated1, RTbuffer *buffer);
__attribute__((visibility("default"))) RTresult rtTextureSamplerSetWrapMode(RTtexturesampler texturesampler, unsigned int dimension,
                                           RTwrapmode wrapmode);
__attribute__((visibility("default"))) RTresult rtTextureSamplerGetWrapMode(RTtexturesampler texturesampler, unsigned int dimension,
                                           RTwrapmode *wrapmode);
__attribute__((visibility("default"))) RTresult rtTextureSamplerSetFilteringModes(RTtexturesampler texturesampler,
                                                 RTfiltermode minification,
                                                 RTfiltermode magnification,
                                                 RTfiltermode mipmapping);
__attribute__((visibility("default"))) RTresult rtTextureSamplerGetFilteringModes(RTtexturesampler texturesampler,
                                                 RTfiltermode *minification,
                                                 RTfiltermode *magnification,
                                                 RTfiltermode *mipmapping);
__attribute__((visibility("default"))) RTresult rtTextureSamplerSetMaxAnisotropy(RTtexturesampler texturesampler, float value);
__attribute__((visibility("default"))) RTresult rtTextureSamplerGetMaxAnisotropy(RTtexturesampler texturesampler, float *value);
__attribute__((visibility("default"))) RTresult rtTextureSamplerSetMipLevelClamp(RTtexturesampler texturesampler, float minLevel,
                                                float maxLevel);
__attribute__((visibility("default"))) RTresult rtTextureSamplerGetMipLevelClamp(RTtexturesampler texturesampler, float *minLevel,
                                                float *maxLevel);
__attribute__((visibility("default"))) RTresult rtTextureSamplerSetMipLevelBias(RTtexturesampler texturesampler, float value);
__attribute__((visibility("default"))) RTresult rtTextureSamplerGetMipLevelBias(RTtexturesampler texturesampler, float *value);
__attribute__((visibility("default"))) RTresult rtTextureSamplerSetReadMode(RTtexturesampler texturesampler,
                                           RTtexturereadmode readmode);
__attribute__((visibility("default"))) RTresult rtTextureSamplerGetReadMode(RTtexturesampler texturesampler,
                                           RTtexturereadmode *readmode);
__attribute__((visibility("default"))) RTresult rtTextureSamplerSetIndexingMode(RTtexturesampler texturesampler,
                                               RTtextureindexmode indexmode);
__attribute__((visibility("default"))) RTresult rtTextureSamplerGetIndexingMode(RTtexturesampler texturesampler,
                                               RTtextureindexmode *indexmode);
__attribute__((visibility("default"))) RTresult rtTextureSamplerGetId(RTtexturesampler texturesampler, int *textureId);
__attribute__((visibility("default"))) RTresult rtContextGetTextureSamplerFromId(RTcontext context, int samplerId,
                                                RTtexturesampler *sampler);
__attribute__((visibility("default"))) RTresult rtTextureSamplerSetMipLevelCount(RTtexturesampler texturesampler,
                                                unsigned int mipLevelCount);
__attribute__((visibility("default"))) RTresult rtTextureSamplerGetMipLevelCount(RTtexturesampler texturesampler,
                                                unsigned int *mipLevelCount);
__attribute__((visibility("default"))) RTresult rtTextureSamplerSetArraySize(RTtexturesampler texturesampler,
                                            unsigned int textureCount);
__attribute__((visibility("default"))) RTresult rtTextureSamplerGetArraySize(RTtexturesampler texturesampler,
                                            unsigned int *textureCount);
typedef enum {
    RW_SURFACE_SIGNED = 0,
    RW_SURFACE_UNSIGNED = 1,
    RW_SURFACE_FLOAT = 2
} RWsurfacekind;
typedef struct RWsurface {
    unsigned struct_size;
    unsigned kind;
    unsigned components;
    unsigned component_bytes;
    unsigned width, height;
    unsigned depth;
    unsigned reserved;
    void *data;
} RWsurface;
typedef struct RTUtraversal_api *RTUtraversal;
typedef struct {
    int prim_id;
    float t;
} RTUtraversalresult;
__attribute__((visibility("default"))) RTresult rtuTraversalCreate(RTUtraversal *traversal, RTUquerytype query_type,
                                  RTUrayformat ray_format, RTUtriformat tri_format,
                                  unsigned int outputs, unsigned int options, RTcontext context);
__attribute__((visibility("default"))) RTresult rtuTraversalDestroy(RTUtraversal traversal);
__attribute__((visibility("default"))) RTresult rtuTraversalGetErrorString(RTUtraversal traversal, RTresult code,
                                          const char **return_string);
__attribute__((visibility("default"))) RTresult rtuTraversalSetOption(RTUtraversal traversal, RTUoption option, void *value);
__attribute__((visibility("default"))) RTresult rtuTraversalSetMesh(RTUtraversal traversal, unsigned int num_verts,
                                   const float *verts, unsigned int num_tris,
                                   const unsigned int *indices);
__attribute__((visibility("default"))) RTresult rtuTraversalSetTriangles(RTUtraversal traversal, unsigned int num_tris,
                                        const float *tris);
__attribute__((visibility("default"))) RTresult rtuTraversalGetAccelDataSize(RTUtraversal traversal, RTsize *data_size);
__attribute__((visibility("default"))) RTresult rtuTraversalGetAccelData(RTUtraversal traversal, void *data);
__attribute__((visibility("default"))) RTresult rtuTraversalSetAccelData(RTUtraversal traversal, const void *data, RTsize data_size);
__attribute__((visibility("default"))) RTresult rtuTraversalMapRays(RTUtraversal traversal, unsigned int num_rays, float **rays);
__attribute__((visibility("default"))) RTresult rtuTraversalUnmapRays(RTUtraversal traversal);
__attribute__((visibility("default"))) RTresult rtuTraversalPreprocess(RTUtraversal traversal);
__attribute__((visibility("default"))) RTresult rtuTraversalTraverse(RTUtraversal traversal);
__attribute__((visibility("default"))) RTresult rtuTraversalMapResults(RTUtraversal traversal, RTUtraversalresult **results);
__attribute__((visibility("default"))) RTresult rtuTraversalUnmapResults(RTUtraversal traversal);
__attribute__((visibility("default"))) RTresult rtuTraversalMapOutput(RTUtraversal traversal, RTUoutput which, void **output);
__attribute__((visibility("default"))) RTresult rtuTraversalUnmapOutput(RTUtraversal traversal, RTUoutput which);
__attribute__((visibility("default"))) RTresult rtGeometryTrianglesCreate(RTcontext context, RTgeometrytriangles *geometrytriangles);
__attribute__((visibility("default"))) RTresult rtGeometryTrianglesDestroy(RTgeometrytriangles geometrytriangles);
__attribute__((visibility("default"))) RTresult rtGeometryTrianglesValidate(RTgeometrytriangles geometrytriangles);
__attribute__((visibility("default"))) RTresult rtGeometryTrianglesGetContext(RTgeometrytriangles geometrytriangles,
                                             RTcontext *context);
__attribute__((visibility("default"))) RTresult rtGeometryTrianglesSetPrimitiveIndexOffset(RTgeometrytriangles geometrytriangles,
                                                          unsigned int indexOffset);
__attribute__((visibility("default"))) RTresult rtGeometryTrianglesGetPrimitiveIndexOffset(RTgeometrytriangles geometrytriangles,
                                                          unsigned int *indexOffset);
__attribute__((visibility("default"))) RTresult rtGeometryTrianglesSetPreTransformMatrix(RTgeometrytriangles geometrytriangles,
                                                        int transpose, const float *matrix);
__attribute__((visibility("default"))) RTresult rtGeometryTrianglesGetPreTransformMatrix(RTgeometrytriangles geometrytriangles,
                                                        int transpose, float *matrix);
__attribute__((visibility("default"))) RTresult rtGeometryTrianglesSetPrimitiveCount(RTgeometrytriangles geometrytriangles,
                                                    unsigned int triangleCount);
__attribute__((visibility("default"))) RTresult rtGeometryTrianglesGetPrimitiveCount(RTgeometrytriangles geometrytriangles,
                                                    unsigned int *triangleCount);
__attribute__((visibility("default"))) RTresult rtGeometryTrianglesSetTriangleIndices(RTgeometrytriangles geometrytriangles,
                                                     RTbuffer indexBuffer,
                                                     RTsize indexBufferByteOffset,
                                                     RTsize triIndicesByteStride,
                                                     RTformat triIndicesFormat);
__attribute__((visibility("default"))) RTresult rtGeometryTrianglesSetVertices(RTgeometrytriangles geometrytriangles,
                                              unsigned int vertexCount, RTbuffer vertexBuffer,
                                              RTsize vertexBufferByteOffset,
                                              RTsize vertexByteStride, RTformat positionFormat);
__attribute__((visibility("default"))) RTresult rtGeometryTrianglesSetBuildFlags(RTgeometrytriangles geometrytriangles,
                                                RTgeometrybuildflags buildFlags);
__attribute__((visibility("default"))) RTresult rtGeometryTrianglesGetMaterialCount(RTgeometrytriangles geometrytriangles,
                                                   unsigned int *numMaterials);
__attribute__((visibility("default"))) RTresult rtGeometryTrianglesSetMaterialCount(RTgeometrytriangles geometrytriangles,
                                                   unsigned int numMaterials);
__attribute__((visibility("default"))) RTresult rtGeometryTrianglesSetMaterialIndices(RTgeometrytriangles geometrytriangles,
                                                     RTbuffer materialIndexBuffer,
                                                     RTsize materialIndexBufferByteOffset,
                                                     RTsize materialIndexByteStride,
                                                     RTformat materialIndexFormat);
__attribute__((visibility("default"))) RTresult rtGeometryTrianglesSetFlagsPerMaterial(RTgeometrytriangles geometrytriangles,
                                                      unsigned int materialIndex,
                                                      RTgeometryflags flags);
__attribute__((visibility("default"))) RTresult rtGeometryTrianglesGetFlagsPerMaterial(RTgeometrytriangles triangles,
                                                      unsigned int materialIndex,
                                                      RTgeometryflags *flags);
__attribute__((visibility("default"))) RTresult rtGeometryTrianglesSetAttributeProgram(RTgeometrytriangles geometrytriangles,
                                                      RTprogram program);
__attribute__((visibility("default"))) RTresult rtGeometryTrianglesGetAttributeProgram(RTgeometrytriangles geometrytriangles,
                                                      RTprogram *program);
__attribute__((visibility("default"))) RTresult rtGeometryTrianglesDeclareVariable(RTgeometrytriangles geometrytriangles,
                                                  const char *name, RTvariable *v);
__attribute__((visibility("default"))) RTresult rtGeometryTrianglesQueryVariable(RTgeometrytriangles geometrytriangles,
                                                const char *name, RTvariable *v);
__attribute__((visibility("default"))) RTresult rtGeometryTrianglesRemoveVariable(RTgeometrytriangles geometrytriangles,
                                                 RTvariable v);
__attribute__((visibility("default"))) RTresult rtGeometryTrianglesGetVariableCount(RTgeometrytriangles geometrytriangles,
                                                   unsigned int *count);
__attribute__((visibility("default"))) RTresult rtGeometryTrianglesGetVariable(RTgeometrytriangles geometrytriangles,
                                              unsigned int index, RTvariable *v);
struct IDirect3DDevice9;
struct IDirect3DResource9;
struct ID3D10Device;
struct ID3D10Resource;
struct ID3D11Device;
struct ID3D11Resource;
struct IDXGIAdapter;
__attribute__((visibility("default"))) RTresult rtDeviceGetWGLDevice(int *device, void *gpu);
__attribute__((visibility("default"))) RTresult rtContextSetD3D9Device(RTcontext context, struct IDirect3DDevice9 *device);
__attribute__((visibility("default"))) RTresult rtContextSetD3D10Device(RTcontext context, struct ID3D10Device *device);
__attribute__((visibility("default"))) RTresult rtContextSetD3D11Device(RTcontext context, struct ID3D11Device *device);
__attribute__((visibility("default"))) RTresult rtDeviceGetD3D9Device(int *device, const char *pszAdapterName);
__attribute__((visibility("default"))) RTresult rtDeviceGetD3D10Device(int *device, struct IDXGIAdapter *pAdapter);
__attribute__((visibility("default"))) RTresult rtDeviceGetD3D11Device(int *device, struct IDXGIAdapter *pAdapter);
__attribute__((visibility("default"))) RTresult rtBufferCreateFromD3D9Resource(RTcontext context, unsigned int bufferdesc,
                                              struct IDirect3DResource9 *resource,
                                              RTbuffer *buffer);
__attribute__((visibility("default"))) RTresult rtBufferCreateFromD3D10Resource(RTcontext context, unsigned int bufferdesc,
                                               struct ID3D10Resource *resource, RTbuffer *buffer);
__attribute__((visibility("default"))) RTresult rtBufferCreateFromD3D11Resource(RTcontext context, unsigned int bufferdesc,
                                               struct ID3D11Resource *resource, RTbuffer *buffer);
__attribute__((visibility("default"))) RTresult rtTextureSamplerCreateFromD3D9Resource(RTcontext context,
                                                      struct IDirect3DResource9 *resource,
                                                      RTtexturesampler *textureSampler);
__attribute__((visibility("default"))) RTresult rtTextureSamplerCreateFromD3D10Resource(RTcontext context,
                                                       struct ID3D10Resource *resource,
                                                       RTtexturesampler *textureSampler);
__attribute__((visibility("default"))) RTresult rtTextureSamplerCreateFromD3D11Resource(RTcontext context,
                                                       struct ID3D11Resource *resource,
                                                       RTtexturesampler *textureSampler);
__attribute__((visibility("default"))) RTresult rtBufferGetD3D9Resource(RTbuffer buffer, struct IDirect3DResource9 **resource);
__attribute__((visibility("default"))) RTresult rtBufferGetD3D10Resource(RTbuffer buffer, struct ID3D10Resource **resource);
__attribute__((visibility("default"))) RTresult rtBufferGetD3D11Resource(RTbuffer buffer, struct ID3D11Resource **resource);
__attribute__((visibility("default"))) RTresult rtTextureSamplerGetD3D9Resource(RTtexturesampler textureSampler,
                                               struct IDirect3DResource9 **pResource);
__attribute__((visibility("default"))) RTresult rtTextureSamplerGetD3D10Resource(RTtexturesampler textureSampler,
                                                struct ID3D10Resource **pResource);
__attribute__((visibility("default"))) RTresult rtTextureSamplerGetD3D11Resource(RTtexturesampler textureSampler,
                                                struct ID3D11Resource **pResource);
__attribute__((visibility("default"))) RTresult rtBufferD3D9Register(RTbuffer buffer);
__attribute__((visibility("default"))) RTresult rtBufferD3D10Register(RTbuffer buffer);
__attribute__((visibility("default"))) RTresult rtBufferD3D11Register(RTbuffer buffer);
__attribute__((visibility("default"))) RTresult rtBufferD3D9Unregister(RTbuffer buffer);
__attribute__((visibility("default"))) RTresult rtBufferD3D10Unregister(RTbuffer buffer);
__attribute__((visibility("default"))) RTresult rtBufferD3D11Unregister(RTbuffer buffer);
__attribute__((visibility("default"))) RTresult rtTextureSamplerD3D9Register(RTtexturesampler textureSampler);
__attribute__((visibility("default"))) RTresult rtTextureSamplerD3D10Register(RTtexturesampler textureSampler);
__attribute__((visibility("default"))) RTresult rtTextureSamplerD3D11Register(RTtexturesampler textureSampler);
__attribute__((visibility("default"))) RTresult rtTextureSamplerD3D9Unregister(RTtexturesampler textureSampler);
__attribute__((visibility("default"))) RTresult rtTextureSamplerD3D10Unregister(RTtexturesampler textureSampler);
__attribute__((visibility("default"))) RTresult rtTextureSamplerD3D11Unregister(RTtexturesampler textureSampler);
__attribute__((visibility("default"))) RTresult rtContextSetRemoteDevice(RTcontext context, RTremotedevice remote_dev);
__attribute__((visibility("default"))) RTresult rtRemoteDeviceCreate(const char *url, const char *username, const char *password,
                                    RTremotedevice *remote_dev);
__attribute__((visibility("default"))) RTresult rtRemoteDeviceDestroy(RTremotedevice remote_dev);
__attribute__((visibility("default"))) RTresult rtRemoteDeviceGetAttribute(RTremotedevice remote_dev, RTremotedeviceattribute attrib,
                                          RTsize size, void *p);
__attribute__((visibility("default"))) RTresult rtRemoteDeviceReserve(RTremotedevice remote_dev, unsigned int num_nodes,
                                     unsigned int configuration);
__attribute__((visibility("default"))) RTresult rtRemoteDeviceRelease(RTremotedevice remote_dev);
