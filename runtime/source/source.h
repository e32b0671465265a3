/* SPDX-License-Identifier: Apache-2.0 */
/*
 * CUDA C to PTX, for rwProgramCreateFromSource*, rtuCUDACompile* and the command line: with
 * NVIDIA's run-time compiler, or with clang and the headers of include/raywright_cuda, which need
 * no software of NVIDIA's.
 */
#ifndef RW_SOURCE_H
#define RW_SOURCE_H

#include <stdbool.h>
#include <stddef.h>

#include "raywright.h"

struct rw_source {
    const char *text;
    const char *name;   /* what messages call it */
    const char *folder; /* searched for includes first; NULL: none */
    unsigned option_count;
    const char *const *options; /* as NVRTC has them */
};

/* In the order of the choices of RW_CUDA_COMPILER (runtime/base/options.c). */
enum rw_source_compiler { RW_SOURCE_AUTO, RW_SOURCE_NVRTC, RW_SOURCE_CLANG };

struct rw_source_compilers {
    unsigned compiler;   /* enum rw_source_compiler; AUTO: NVRTC, or clang where that is missing */
    const char *nvrtc;   /* libnvrtc or its folder, which has to load; NULL: it is searched for */
    const char *clang;   /* clang's program; NULL: it is searched for */
    bool given_includes; /* only files of folders that are given can be included: clang */
};

struct rw_source_result {
    char *ptx; /* NUL-terminated; NULL: there is none */
    size_t ptx_size;
    char *message; /* what failed and why, with the compiler's log; NULL too when out of memory */
};

/*
 * Compiles a source. `compilers` may be NULL: the environment says what to use. The result's texts
 * are to be freed with rw_free.
 *   RT_ERROR_INVALID_SOURCE   the compiler refused the source or an option
 *   RT_ERROR_NOT_SUPPORTED    no compiler was found
 *   RT_ERROR_INVALID_VALUE    RW_CUDA_COMPILER is no compiler
 */
RTresult rw_source_to_ptx(const struct rw_source *source,
                          const struct rw_source_compilers *compilers,
                          struct rw_source_result *out);

/* ---- what the compilers share ---- */

/* NVRTC, if that is what would compile; else NULL. */
struct rw_nvrtc_api;
const struct rw_nvrtc_api *rw_source_nvrtc(const struct rw_source_compilers *compilers);

/* The message, with what the compiler said; gives back the result code. */
RTresult rw_source_fail(struct rw_source_result *out, RTresult result, const char *text,
                        const char *log);
/* Folder of raywright_device.h; false: it is not near the library. */
bool rw_source_include_folder(char *out, size_t size);

#endif
