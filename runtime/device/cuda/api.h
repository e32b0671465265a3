/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The CUDA driver API as far as Raywright needs it, loaded at run time. The declarations are our
 * own, written down from the documented interface, so that no CUDA toolkit is needed to build.
 */
#ifndef RW_CUDA_API_H
#define RW_CUDA_API_H

#include <stddef.h>
#include <stdint.h>

typedef int rw_cu_result; /* 0: success */
typedef int rw_cu_device;
typedef struct rw_cu_context *rw_cu_context;
typedef struct rw_cu_module *rw_cu_module;
typedef struct rw_cu_library *rw_cu_library;
typedef struct rw_cu_function *rw_cu_function;
typedef struct rw_cu_event *rw_cu_event;
typedef struct rw_cu_stream *rw_cu_stream;
typedef struct rw_cu_link *rw_cu_link;
typedef struct rw_cu_array *rw_cu_array;
typedef struct rw_cu_mipmap *rw_cu_mipmap;

enum {
    RW_CU_OUT_OF_MEMORY = 2,
    RW_CU_NO_DEVICE = 100,
    RW_CU_NOT_READY = 600,
    RW_CU_PEER_ENABLED_ALREADY = 704,

    RW_CU_DEVICE_TEXTURE_ALIGNMENT = 14,
    RW_CU_DEVICE_MULTIPROCESSORS = 16,
    RW_CU_DEVICE_MAX_THREADS_PER_MULTIPROCESSOR = 39,
    RW_CU_DEVICE_TEXTURE_PITCH_ALIGNMENT = 51,
    RW_CU_DEVICE_TEXTURE_ROWS_WIDTH = 70, /* ..._MAXIMUM_TEXTURE2D_LINEAR_WIDTH */
    RW_CU_DEVICE_TEXTURE_ROWS_HEIGHT = 71,
    RW_CU_DEVICE_TEXTURE_ROWS_PITCH = 72,
    RW_CU_DEVICE_CAPABILITY_MAJOR = 75,
    RW_CU_DEVICE_CAPABILITY_MINOR = 76,

    RW_CU_FUNCTION_SHARED_BYTES = 1,
    RW_CU_FUNCTION_CONSTANT_BYTES = 2,
    RW_CU_FUNCTION_LOCAL_BYTES = 3,
    RW_CU_FUNCTION_REGISTERS = 4,

    RW_CU_JIT_MAX_REGISTERS = 0,
    RW_CU_JIT_INFO_LOG = 3,
    RW_CU_JIT_INFO_LOG_SIZE = 4,
    RW_CU_JIT_ERROR_LOG = 5,
    RW_CU_JIT_ERROR_LOG_SIZE = 6,
    RW_CU_JIT_OPTIMIZATION_LEVEL = 7,
    RW_CU_JIT_LOG_VERBOSE = 12,
    RW_CU_JIT_GENERATE_LINE_INFO = 13,

    RW_CU_INPUT_PTX = 1,
};

enum {
    RW_CU_STREAM_NON_BLOCKING = 1, /* the default stream is not waited for */
    RW_CU_EVENT_NO_TIMING = 2,

    RW_CU_HOST_PORTABLE = 1, /* to the contexts of all devices */
    RW_CU_HOST_MAPPED = 2,

    RW_CU_ARRAY_LAYERED = 1,
    RW_CU_ARRAY_SURFACE = 2,
    RW_CU_ARRAY_CUBEMAP = 4,
    RW_CU_ARRAY_GATHER = 8,

    RW_CU_MEMORY_HOST = 1,
    RW_CU_MEMORY_DEVICE = 2,
    RW_CU_MEMORY_ARRAY = 3,

    RW_CU_RESOURCE_ARRAY = 0,
    RW_CU_RESOURCE_MIPMAP = 1,
    RW_CU_RESOURCE_ROWS = 3, /* ..._PITCH2D */

    RW_CU_TEXTURE_INTEGERS = 0x01,
    RW_CU_TEXTURE_NORMALIZED = 0x02,
    RW_CU_TEXTURE_SRGB = 0x10,
    RW_CU_TEXTURE_FULL_TRILINEAR = 0x20,
};

struct rw_cu_array_desc { /* CUDA_ARRAY3D_DESCRIPTOR */
    size_t width, height, depth;
    int format;
    unsigned channels, flags;
};

struct rw_cu_copy { /* CUDA_MEMCPY3D */
    struct rw_cu_copy_end {
        size_t x, y, z, level;
        int memory;
        void *host;
        uint64_t device;
        rw_cu_array array;
        void *reserved;
        size_t pitch, height;
    } from, to;
    size_t width, height, depth; /* width in bytes */
};

struct rw_cu_resource { /* CUDA_RESOURCE_DESC */
    int type;
    union {
        rw_cu_array array;
        rw_cu_mipmap mipmap;
        struct rw_cu_rows {
            uint64_t address;
            int format;
            unsigned channels;
            size_t width, height, pitch; /* pitch in bytes */
        } rows;
        int reserved[32];
    } of;
    unsigned flags;
};

struct rw_cu_sampling { /* CUDA_TEXTURE_DESC */
    int address[3], filter;
    unsigned flags, max_anisotropy;
    int mip_filter;
    float level_bias, min_level, max_level, border[4];
    int reserved[12];
};

/* CUDA_EXTERNAL_MEMORY_HANDLE_DESC and CUDA_EXTERNAL_MEMORY_BUFFER_DESC. */
struct rw_cu_external {
    int type; /* 1: a file descriptor, which goes over to the driver */
    union {
        int fd;
        void *handles[2];
    } handle;
    unsigned long long size;
    unsigned flags, reserved[16];
};

struct rw_cu_external_range {
    unsigned long long offset, size;
    unsigned flags, reserved[16];
};

/* CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC, ..._WAIT_PARAMS and, of the same layout for what is used of
 * it, ..._SIGNAL_PARAMS. */
struct rw_cu_semaphore {
    int type;
    union {
        int fd; /* goes over to the driver */
        void *handles[2];
    } handle;
    unsigned flags, reserved[16];
};

struct rw_cu_semaphore_value {
    unsigned long long value;
    unsigned others[16], flags, reserved[16];
};

_Static_assert(sizeof(struct rw_cu_semaphore) == 96 && sizeof(struct rw_cu_semaphore_value) == 144,
               "as the driver has them");

/* X(member, exported name, parameters). The suffixes are those of the current 64-bit interface. */
#define RW_CUDA_FUNCTIONS(X)                                                                       \
    X(get_error_name, "cuGetErrorName", (rw_cu_result, const char **))                             \
    X(get_error_string, "cuGetErrorString", (rw_cu_result, const char **))                         \
    X(init, "cuInit", (unsigned))                                                                  \
    X(driver_version, "cuDriverGetVersion", (int *))                                               \
    X(device_count, "cuDeviceGetCount", (int *))                                                   \
    X(device_get, "cuDeviceGet", (rw_cu_device *, int))                                            \
    X(device_name, "cuDeviceGetName", (char *, int, rw_cu_device))                                 \
    X(device_attribute, "cuDeviceGetAttribute", (int *, int, rw_cu_device))                        \
    X(primary_retain, "cuDevicePrimaryCtxRetain", (rw_cu_context *, rw_cu_device))                 \
    X(primary_release, "cuDevicePrimaryCtxRelease_v2", (rw_cu_device))                             \
    X(context_current, "cuCtxGetCurrent", (rw_cu_context *))                                       \
    X(context_device, "cuCtxGetDevice", (rw_cu_device *))                                          \
    X(context_synchronize, "cuCtxSynchronize", (void))                                             \
    X(context_push, "cuCtxPushCurrent_v2", (rw_cu_context))                                        \
    X(context_pop, "cuCtxPopCurrent_v2", (rw_cu_context *))                                        \
    X(module_load, "cuModuleLoadDataEx", (rw_cu_module *, const void *, unsigned, int *, void **)) \
    X(module_unload, "cuModuleUnload", (rw_cu_module))                                             \
    X(module_function, "cuModuleGetFunction", (rw_cu_function *, rw_cu_module, const char *))      \
    X(module_global, "cuModuleGetGlobal_v2", (uint64_t *, size_t *, rw_cu_module, const char *))   \
    X(link_create, "cuLinkCreate_v2", (unsigned, int *, void **, rw_cu_link *))                    \
    X(link_add, "cuLinkAddData_v2",                                                                \
      (rw_cu_link, int, void *, size_t, const char *, unsigned, int *, void **))                   \
    X(link_complete, "cuLinkComplete", (rw_cu_link, void **, size_t *))                            \
    X(link_destroy, "cuLinkDestroy", (rw_cu_link))                                                 \
    X(memory_info, "cuMemGetInfo_v2", (size_t *, size_t *))                                        \
    X(memory_alloc, "cuMemAlloc_v2", (uint64_t *, size_t))                                         \
    X(memory_free, "cuMemFree_v2", (uint64_t))                                                     \
    X(copy_to_device, "cuMemcpyHtoD_v2", (uint64_t, const void *, size_t))                         \
    X(copy_to_host, "cuMemcpyDtoH_v2", (void *, uint64_t, size_t))                                 \
    X(set_bytes, "cuMemsetD8_v2", (uint64_t, unsigned char, size_t))                               \
    X(set_bytes_soon, "cuMemsetD8Async", (uint64_t, unsigned char, size_t, rw_cu_stream))          \
    X(host_alloc, "cuMemHostAlloc", (void **, size_t, unsigned))                                   \
    X(host_free, "cuMemFreeHost", (void *))                                                        \
    X(host_register, "cuMemHostRegister_v2", (void *, size_t, unsigned))                           \
    X(host_unregister, "cuMemHostUnregister", (void *))                                            \
    X(can_access_peer, "cuDeviceCanAccessPeer", (int *, rw_cu_device, rw_cu_device))               \
    X(enable_peer, "cuCtxEnablePeerAccess", (rw_cu_context, unsigned))                             \
    X(array_create, "cuArray3DCreate_v2", (rw_cu_array *, const struct rw_cu_array_desc *))        \
    X(array_destroy, "cuArrayDestroy", (rw_cu_array))                                              \
    X(mipmap_create, "cuMipmappedArrayCreate",                                                     \
      (rw_cu_mipmap *, const struct rw_cu_array_desc *, unsigned))                                 \
    X(mipmap_level, "cuMipmappedArrayGetLevel", (rw_cu_array *, rw_cu_mipmap, unsigned))           \
    X(mipmap_destroy, "cuMipmappedArrayDestroy", (rw_cu_mipmap))                                   \
    X(copy_3d, "cuMemcpy3D_v2", (const struct rw_cu_copy *))                                       \
    X(texture_create, "cuTexObjectCreate",                                                         \
      (uint64_t *, const struct rw_cu_resource *, const struct rw_cu_sampling *, const void *))    \
    X(texture_destroy, "cuTexObjectDestroy", (uint64_t))                                           \
    X(surface_create, "cuSurfObjectCreate", (uint64_t *, const struct rw_cu_resource *))           \
    X(surface_destroy, "cuSurfObjectDestroy", (uint64_t))                                          \
    X(event_create, "cuEventCreate", (rw_cu_event *, unsigned))                                    \
    X(event_destroy, "cuEventDestroy_v2", (rw_cu_event))                                           \
    X(event_query, "cuEventQuery", (rw_cu_event))                                                  \
    X(stream_create, "cuStreamCreate", (rw_cu_stream *, unsigned))                                 \
    X(stream_destroy, "cuStreamDestroy_v2", (rw_cu_stream))                                        \
    X(stream_synchronize, "cuStreamSynchronize", (rw_cu_stream))                                   \
    X(stream_query, "cuStreamQuery", (rw_cu_stream))                                               \
    X(stream_wait_event, "cuStreamWaitEvent", (rw_cu_stream, rw_cu_event, unsigned))               \
    X(copy_soon, "cuMemcpyHtoDAsync_v2", (uint64_t, const void *, size_t, rw_cu_stream))           \
    X(copy_any_soon, "cuMemcpyAsync", (uint64_t, uint64_t, size_t, rw_cu_stream))                  \
    X(copy_to_host_soon, "cuMemcpyDtoHAsync_v2", (void *, uint64_t, size_t, rw_cu_stream))         \
    X(event_record, "cuEventRecord", (rw_cu_event, rw_cu_stream))                                  \
    X(event_synchronize, "cuEventSynchronize", (rw_cu_event))                                      \
    X(event_elapsed, "cuEventElapsedTime", (float *, rw_cu_event, rw_cu_event))                    \
    X(gl_register_buffer, "cuGraphicsGLRegisterBuffer", (uint64_t *, unsigned, unsigned))          \
    X(graphics_map, "cuGraphicsMapResources", (unsigned, uint64_t *, rw_cu_stream))                \
    X(graphics_unmap, "cuGraphicsUnmapResources", (unsigned, uint64_t *, rw_cu_stream))            \
    X(graphics_address, "cuGraphicsResourceGetMappedPointer_v2", (uint64_t *, size_t *, uint64_t)) \
    X(graphics_unregister, "cuGraphicsUnregisterResource", (uint64_t))                             \
    X(import_memory, "cuImportExternalMemory", (uint64_t *, const struct rw_cu_external *))        \
    X(external_buffer, "cuExternalMemoryGetMappedBuffer",                                          \
      (uint64_t *, uint64_t, const struct rw_cu_external_range *))                                 \
    X(external_free, "cuDestroyExternalMemory", (uint64_t))                                        \
    X(import_semaphore, "cuImportExternalSemaphore", (uint64_t *, const struct rw_cu_semaphore *)) \
    X(semaphore_wait, "cuWaitExternalSemaphoresAsync",                                             \
      (const uint64_t *, const struct rw_cu_semaphore_value *, unsigned, rw_cu_stream))            \
    X(semaphore_signal, "cuSignalExternalSemaphoresAsync",                                         \
      (const uint64_t *, const struct rw_cu_semaphore_value *, unsigned, rw_cu_stream))            \
    X(semaphore_free, "cuDestroyExternalSemaphore", (uint64_t))                                    \
    X(function_attribute, "cuFuncGetAttribute", (int *, int, rw_cu_function))                      \
    X(limit, "cuCtxGetLimit", (size_t *, int))                                                     \
    X(set_limit, "cuCtxSetLimit", (int, size_t))                                                   \
    X(occupancy, "cuOccupancyMaxActiveBlocksPerMultiprocessor",                                    \
      (int *, rw_cu_function, int, size_t))                                                        \
    X(launch_kernel, "cuLaunchKernel",                                                             \
      (rw_cu_function, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned,       \
       rw_cu_stream, void **, void **))

/* Since CUDA 12.0; NULL in older drivers. */
#define RW_CUDA_OPTIONAL(X)                                                                        \
    X(library_load, "cuLibraryLoadData",                                                           \
      (rw_cu_library *, const void *, int *, void **, unsigned, int *, void **, unsigned))         \
    X(library_module, "cuLibraryGetModule", (rw_cu_module *, rw_cu_library))                       \
    X(library_unload, "cuLibraryUnload", (rw_cu_library))

struct rw_cuda_api {
#define RW_CUDA_MEMBER(member, name, parameters) rw_cu_result(*member) parameters;
    RW_CUDA_FUNCTIONS(RW_CUDA_MEMBER)
    RW_CUDA_OPTIONAL(RW_CUDA_MEMBER)
#undef RW_CUDA_MEMBER
};

/* The driver, loaded and initialised at the first call in the process, from any thread. NULL when
 * there is none, with the reason in `why`; the reason stays the same in later calls. */
const struct rw_cuda_api *rw_cuda_api(char *why, size_t why_size);

/* "<what>: CUDA_ERROR_NAME (what it means)". */
void rw_cuda_message(const struct rw_cuda_api *cuda, rw_cu_result result, const char *what,
                     char *out, size_t out_size);

#endif
