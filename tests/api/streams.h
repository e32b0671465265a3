/* SPDX-License-Identifier: Apache-2.0 */
/* Two streams: of the CUDA driver on a GPU, any two addresses on the CPU. */
#ifndef RW_TEST_STREAMS_H
#define RW_TEST_STREAMS_H

#include "runtime/device/cuda/api.h"
#include "tests/harness.h"

/* In the primary context, which the library uses too, and which stays current. */
static inline int streams_open(const char *device, void *streams[2])
{
    static int places[2];
    char why[256];
    rw_cu_device handle;
    rw_cu_context context;
    streams[0] = &places[0];
    streams[1] = &places[1];
    if (!strcmp(device, "cpu")) return 1;
    const struct rw_cuda_api *cuda = rw_cuda_api(why, sizeof why);
    return cuda && !cuda->device_get(&handle, 0) && !cuda->primary_retain(&context, handle) &&
           !cuda->context_push(context) &&
           !cuda->stream_create((rw_cu_stream *)&streams[0], RW_CU_STREAM_NON_BLOCKING) &&
           !cuda->stream_create((rw_cu_stream *)&streams[1], RW_CU_STREAM_NON_BLOCKING);
}

#endif
