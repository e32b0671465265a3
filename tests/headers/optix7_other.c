/* SPDX-License-Identifier: Apache-2.0 */
/* The second source of test_optix7_stubs.c, with stubs of its own. */
#include <optix_stubs.h>

OptixResult other_source(OptixDeviceContext context, unsigned *depth);

OptixResult other_source(OptixDeviceContext context, unsigned *depth)
{
    return optixDeviceContextGetProperty(context, OPTIX_DEVICE_PROPERTY_MAX_TRACE_DEPTH, depth,
                                         sizeof(*depth));
}
