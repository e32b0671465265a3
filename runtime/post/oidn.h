/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Intel Open Image Denoise as far as Raywright needs it, searched for and loaded at run time. The
 * declarations are our own, written down from the documented interface of version 2.
 */
#ifndef RW_OIDN_H
#define RW_OIDN_H

#include <stdbool.h>
#include <stddef.h>

typedef struct rw_oidn_device *rw_oidn_device;
typedef struct rw_oidn_buffer *rw_oidn_buffer;
typedef struct rw_oidn_filter *rw_oidn_filter;

enum { RW_OIDN_CPU = 1, RW_OIDN_FLOAT3 = 3 };

/* X(member, exported name, result type, parameters) */
#define RW_OIDN_FUNCTIONS(X)                                                                       \
    X(new_device, "oidnNewDevice", rw_oidn_device, (int type))                                     \
    X(has_cuda, "oidnIsCUDADeviceSupported", bool, (int ordinal))                                  \
    X(new_cuda_device, "oidnNewCUDADevice", rw_oidn_device,                                        \
      (const int *ordinals, void *const *streams, int pairs))                                      \
    X(set_device_int, "oidnSetDeviceInt", void, (rw_oidn_device, const char *, int))               \
    X(set_device_bool, "oidnSetDeviceBool", void, (rw_oidn_device, const char *, bool))            \
    X(device_int, "oidnGetDeviceInt", int, (rw_oidn_device, const char *))                         \
    X(commit_device, "oidnCommitDevice", void, (rw_oidn_device))                                   \
    X(device_error, "oidnGetDeviceError", int, (rw_oidn_device, const char **))                    \
    X(release_device, "oidnReleaseDevice", void, (rw_oidn_device))                                 \
    X(new_buffer, "oidnNewBuffer", rw_oidn_buffer, (rw_oidn_device, size_t))                       \
    X(write_buffer, "oidnWriteBuffer", void, (rw_oidn_buffer, size_t, size_t, const void *))       \
    X(read_buffer, "oidnReadBuffer", void, (rw_oidn_buffer, size_t, size_t, void *))               \
    X(release_buffer, "oidnReleaseBuffer", void, (rw_oidn_buffer))                                 \
    X(new_filter, "oidnNewFilter", rw_oidn_filter, (rw_oidn_device, const char *))                 \
    X(set_image, "oidnSetFilterImage", void,                                                       \
      (rw_oidn_filter, const char *, rw_oidn_buffer, int format, size_t width, size_t height,      \
       size_t offset, size_t pixel_stride, size_t row_stride))                                     \
    X(set_bool, "oidnSetFilterBool", void, (rw_oidn_filter, const char *, bool))                   \
    X(set_int, "oidnSetFilterInt", void, (rw_oidn_filter, const char *, int))                      \
    X(commit_filter, "oidnCommitFilter", void, (rw_oidn_filter))                                   \
    X(execute_filter, "oidnExecuteFilter", void, (rw_oidn_filter))                                 \
    X(release_filter, "oidnReleaseFilter", void, (rw_oidn_filter))

struct rw_oidn_api {
#define RW_OIDN_MEMBER(member, name, result, parameters) result(*member) parameters;
    RW_OIDN_FUNCTIONS(RW_OIDN_MEMBER)
#undef RW_OIDN_MEMBER
};

/* `setting` (RW_OIDN) is the library or its folder; NULL: it is searched for as runtime/base/
 * library.h says. Stays loaded. NULL when there is none, with the reason in `why`. */
const struct rw_oidn_api *rw_oidn_api(const char *setting, char *why, size_t why_size);

#endif
