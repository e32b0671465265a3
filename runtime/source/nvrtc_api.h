/* SPDX-License-Identifier: Apache-2.0 */
/*
 * NVRTC as far as Raywright needs it, searched for and loaded at run time. The declarations are our
 * own, written down from the documented interface.
 */
#ifndef RW_NVRTC_API_H
#define RW_NVRTC_API_H

#include <stdbool.h>
#include <stddef.h>

typedef int rw_nvrtc_result; /* 0: success */
typedef struct rw_nvrtc_program *rw_nvrtc_program;

/* X(member, exported name, result type, parameters) */
#define RW_NVRTC_FUNCTIONS(X)                                                                      \
    X(version, "nvrtcVersion", rw_nvrtc_result, (int *, int *))                                    \
    X(error_string, "nvrtcGetErrorString", const char *, (rw_nvrtc_result))                        \
    X(create_program, "nvrtcCreateProgram", rw_nvrtc_result,                                       \
      (rw_nvrtc_program *, const char *, const char *, int, const char *const *,                   \
       const char *const *))                                                                       \
    X(destroy_program, "nvrtcDestroyProgram", rw_nvrtc_result, (rw_nvrtc_program *))               \
    X(compile_program, "nvrtcCompileProgram", rw_nvrtc_result,                                     \
      (rw_nvrtc_program, int, const char *const *))                                                \
    X(ptx_size, "nvrtcGetPTXSize", rw_nvrtc_result, (rw_nvrtc_program, size_t *))                  \
    X(ptx, "nvrtcGetPTX", rw_nvrtc_result, (rw_nvrtc_program, char *))                             \
    X(log_size, "nvrtcGetProgramLogSize", rw_nvrtc_result, (rw_nvrtc_program, size_t *))           \
    X(log, "nvrtcGetProgramLog", rw_nvrtc_result, (rw_nvrtc_program, char *))                      \
    X(architecture_count, "nvrtcGetNumSupportedArchs", rw_nvrtc_result, (int *))                   \
    X(architectures, "nvrtcGetSupportedArchs", rw_nvrtc_result, (int *))

struct rw_nvrtc_api {
#define RW_NVRTC_MEMBER(member, name, result, parameters) result(*member) parameters;
    RW_NVRTC_FUNCTIONS(RW_NVRTC_MEMBER)
#undef RW_NVRTC_MEMBER
};

/*
 * `setting` (RW_NVRTC) is the library or its folder; NULL: the library path, $CUDA_HOME,
 * $CUDA_PATH, /usr/local/cuda*, the folder of this library, and the site-packages of Python
 * environments, of the Python that runs and of the system's are searched in this order. Stays
 * loaded. NULL when there is none, with the reason in `why`.
 */
const struct rw_nvrtc_api *rw_nvrtc_api(const char *setting, char *why, size_t why_size);

/* The i-th pattern of folders that are searched, for glob(); "" where what it depends on is not
 * set. False after the last. */
bool rw_nvrtc_folder(size_t i, char *out, size_t size);

#endif
