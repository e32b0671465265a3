/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Finds and loads libnvrtc. NVRTC itself opens libnvrtc-builtins by name alone, so the one beside
 * it is loaded first.
 */
#include "runtime/source/nvrtc_api.h"

#include <dlfcn.h>
#include <glob.h>
#include <limits.h>
#include <stdio.h>

#include "runtime/base/library.h"

static const char *const function_names[] = {RW_NVRTC_FUNCTIONS(RW_LIBRARY_NAME)};

RW_LIBRARY_ASSERT(struct rw_nvrtc_api, function_names);

static void load_builtins(const char *folder)
{
    char pattern[PATH_MAX];
    glob_t found;
    int length = snprintf(pattern, sizeof(pattern), "%s/libnvrtc-builtins.so.[0-9]*", folder);
    if (length >= (int)sizeof(pattern) || glob(pattern, 0, NULL, &found)) return;
    dlopen(found.gl_pathv[0], RTLD_LAZY | RTLD_LOCAL);
    globfree(&found);
}

static const struct rw_library library = {
    .name = "NVRTC",
    .variable = "RW_NVRTC",
    .version = "11.2",
    .advice = "libnvrtc.so is not in the library path, $CUDA_HOME, /usr/local/cuda or a Python's "
              "site-packages; install the Python package nvidia-cuda-nvrtc, or set RW_NVRTC to the "
              "library",
    .names = (const char *const[]){"libnvrtc.so.13", "libnvrtc.so.12", "libnvrtc.so.11.2",
                                   "libnvrtc.so", NULL},
    .files = (const char *const[]){"libnvrtc.so.[0-9]*", "libnvrtc.so", NULL},
    .folders = (const char *const[]){"$CUDA_HOME/lib64", "$CUDA_PATH/lib64",
                                     "/usr/local/cuda/lib64", "/usr/local/cuda-*/lib64", NULL},
    .package = "nvidia/*/lib",
    .before = load_builtins,
    .functions = function_names,
    .function_count = sizeof(function_names) / sizeof(function_names[0]),
};

bool rw_nvrtc_folder(size_t i, char *out, size_t size)
{
    return rw_library_folder(&library, i, out, size);
}

const struct rw_nvrtc_api *rw_nvrtc_api(const char *setting, char *why, size_t why_size)
{
    return rw_library_functions(&library, setting, why, why_size);
}
