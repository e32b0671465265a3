/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The host headers for OptiX 7 as an application in C uses them: the stubs in two of its sources,
 * the table in one; nothing but libnvoptix.so.1 is loaded, by its name.
 */
#include <optix.h>
#include <optix_function_table_definition.h>
#include <optix_stack_size.h>
#include <optix_stubs.h>

#include "tests/harness.h"

OptixResult other_source(OptixDeviceContext context, unsigned *depth);

TEST(not_loaded)
{
    CHECK_EQ(optixDeviceContextDestroy(NULL), OPTIX_ERROR_INVALID_OPERATION);
    CHECK_CONTAINS(optixGetErrorName(OPTIX_SUCCESS), "optixInit");
    CHECK_EQ(optixInitWithHandle(NULL), OPTIX_ERROR_INVALID_VALUE);
}

TEST(context)
{
    OptixDeviceContext context = NULL;
    unsigned depth = 0;
    void *library;
    CHECK_EQ(optixInitWithHandle(&library), OPTIX_SUCCESS);
    CHECK_STR(optixGetErrorName(OPTIX_ERROR_INVALID_VALUE), "OPTIX_ERROR_INVALID_VALUE");
    CHECK_EQ(optixDeviceContextCreate(NULL, NULL, &context), OPTIX_SUCCESS);
    CHECK_EQ(other_source(context, &depth), OPTIX_SUCCESS);
    CHECK(depth > 1);
    CHECK_EQ(optixDeviceContextDestroy(context), OPTIX_SUCCESS);
    CHECK_EQ(optixDeviceContextDestroy(context), OPTIX_ERROR_INVALID_DEVICE_CONTEXT);
    CHECK_EQ(optixUninit(library), OPTIX_SUCCESS);
    CHECK_EQ(optixDeviceContextDestroy(context), OPTIX_ERROR_INVALID_OPERATION);
}

TEST(stack_sizes)
{
    const OptixStackSizes sizes = {100, 10, 20, 3, 50, 7, 9};
    unsigned traversal, state, continuation;
    CHECK_EQ(optixComputeStackSizes(&sizes, 3, 1, 2, &traversal, &state, &continuation), 0);
    CHECK_EQ(traversal, 2 * 9);
    CHECK_EQ(state, 2 * 9);
    CHECK_EQ(continuation, 100 + 7 + 2 * (20 + 7) + 53);
    CHECK_EQ(optixComputeStackSizes(&sizes, 0, 0, 0, &traversal, &state, &continuation), 0);
    CHECK_EQ(continuation, 100);
    CHECK_EQ(optixComputeStackSizes(NULL, 0, 0, 0, &traversal, &state, &continuation),
             OPTIX_ERROR_INVALID_VALUE);
}

static const struct rw_test tests[] = {
    {"not loaded", test_not_loaded},
    {"context", test_context},
    {"stack sizes", test_stack_sizes},
};

int main(void)
{
    return RUN_TABLE(tests);
}
