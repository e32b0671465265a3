/* SPDX-License-Identifier: Apache-2.0 */
/*
 * CUDA C to PTX with NVIDIA's run-time compiler: source.h says what goes in and comes out.
 */
#ifndef RW_NVRTC_H
#define RW_NVRTC_H

#include <limits.h>

#include "runtime/source/nvrtc_api.h"
#include "runtime/source/source.h"

/* The options of a compilation: ours and the source's, with -I for each folder that is searched. */
struct rw_nvrtc_options {
    const char **items; /* to be freed with rw_free; point into the source and this structure */
    unsigned count;
    char folder[PATH_MAX + 2]; /* "-I..." of the source's folder */
    char include[PATH_MAX + 2], compatible[PATH_MAX + 32];
    char architecture[48];
};

/* `list` is all zero. False: no memory. */
bool rw_nvrtc_options(const struct rw_nvrtc_api *nvrtc, const struct rw_source *source,
                      struct rw_nvrtc_options *list);

/* The source's folder is searched for includes first, then those of the options; that of
 * raywright_device.h comes last. */
RTresult rw_nvrtc_compile(const struct rw_nvrtc_api *nvrtc, const struct rw_source *source,
                          struct rw_source_result *out);

#endif
