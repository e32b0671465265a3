/* SPDX-License-Identifier: Apache-2.0 */
/* Where Open Image Denoise is looked for, and by which names. */
#include "runtime/post/oidn.h"

#include "runtime/base/library.h"

static const char *const function_names[] = {RW_OIDN_FUNCTIONS(RW_LIBRARY_NAME)};

RW_LIBRARY_ASSERT(struct rw_oidn_api, function_names);

static const struct rw_library library = {
    .name = "Open Image Denoise",
    .variable = "RW_OIDN",
    .version = "2.0",
    .advice = "libOpenImageDenoise.so.2 is not in the library path or a Python's site-packages; "
              "install the Python package pyoidn, or set RW_OIDN to the library",
    .names = (const char *const[]){"libOpenImageDenoise.so.2", NULL},
    .files = (const char *const[]){"libOpenImageDenoise.so.2", NULL},
    .package = "pyoidn/oidn/lib",
    .functions = function_names,
    .function_count = sizeof(function_names) / sizeof(function_names[0]),
};

const struct rw_oidn_api *rw_oidn_api(const char *setting, char *why, size_t why_size)
{
    return rw_library_functions(&library, setting, why, why_size);
}
