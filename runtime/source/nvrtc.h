/* SPDX-License-Identifier: Apache-2.0 */
/*
 * CUDA C to PTX with NVIDIA's run-time compiler: source.h says what goes in and comes out.
 */
#ifndef RW_NVRTC_H
#define RW_NVRTC_H

#include "runtime/source/nvrtc_api.h"
#include "runtime/source/source.h"

/* The source's folder is searched for includes first, then those of the options; that of
 * raywright_device.h comes last. */
RTresult rw_nvrtc_compile(const struct rw_nvrtc_api *nvrtc, const struct rw_source *source,
                          struct rw_source_result *out);

#endif
