/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What stands before an idiom: the header RW_HEADER, and as RW_ORDER says (0: nothing else) CUDA's
 * own headers before it (1) or after it (2), where the compiler finds them; with RW_USING both
 * namespaces are opened.
 */
#if RW_ORDER == 1 && __has_include(<cuda_runtime.h>)
#include <cuda.h>
#include <cuda_runtime.h>
#include <vector_functions.h>
#include <vector_types.h>
#endif

#include RW_HEADER

#if RW_ORDER == 2 && __has_include(<cuda_runtime.h>)
#include <vector_types.h>
#include <vector_functions.h>
#include <cuda_runtime.h>
#include <cuda.h>
#endif

#if OPTIX_VERSION != 60500 || OPTIX_VERSION_MAJOR != 6 || OPTIX_VERSION_MINOR != 5
#error "every header says the version"
#endif

#ifdef __cplusplus
#ifdef RW_USING
using namespace optix;
using namespace optixu;
#endif

/* A value is of this type and no other. */
template <typename T> struct only {
    template <typename U> RT_HOSTDEVICE static void is(const U &) = delete;
    RT_HOSTDEVICE static void is(const T &) {}
};
#endif
