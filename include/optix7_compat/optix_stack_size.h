/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Stack sizes of a pipeline from those of its groups. Raywright computes its kernels' stacks itself
 * and takes what it is given; with other libraries the sizes matter.
 */
#ifndef RW_OPTIX7_OPTIX_STACK_SIZE_H
#define RW_OPTIX7_OPTIX_STACK_SIZE_H

#include "optix_host.h"

static inline unsigned int optixLargerStackSize(unsigned int a, unsigned int b)
{
    return a > b ? a : b;
}

/* Into *sizes, zeros at first, the largest of each kind of program: call it for all groups of a
 * pipeline. */
static inline OptixResult optixAccumulateStackSizes(OptixProgramGroup group, OptixStackSizes *sizes,
                                                    OptixPipeline pipeline)
{
    OptixStackSizes own;
    OptixResult result = optixProgramGroupGetStackSize(group, &own, pipeline);
    if (result != OPTIX_SUCCESS) return result;
    sizes->cssRG = optixLargerStackSize(sizes->cssRG, own.cssRG);
    sizes->cssMS = optixLargerStackSize(sizes->cssMS, own.cssMS);
    sizes->cssCH = optixLargerStackSize(sizes->cssCH, own.cssCH);
    sizes->cssAH = optixLargerStackSize(sizes->cssAH, own.cssAH);
    sizes->cssIS = optixLargerStackSize(sizes->cssIS, own.cssIS);
    sizes->cssCC = optixLargerStackSize(sizes->cssCC, own.cssCC);
    sizes->dssDC = optixLargerStackSize(sizes->dssDC, own.dssDC);
    return OPTIX_SUCCESS;
}

/*
 * For optixPipelineSetStackSize: a ray generation program, then traces within each other, each but
 * the last from a closest-hit or miss program; the last may be in an any-hit program that an
 * intersection program reported to. Continuation callables call each other maxCCDepth deep in each
 * of them, direct callables maxDCDepth deep.
 */
static inline OptixResult optixComputeStackSizes(const OptixStackSizes *sizes,
                                                 unsigned int maxTraceDepth,
                                                 unsigned int maxCCDepth, unsigned int maxDCDepth,
                                                 unsigned int *dcFromTraversal,
                                                 unsigned int *dcFromState,
                                                 unsigned int *continuation)
{
    if (!sizes || !dcFromTraversal || !dcFromState || !continuation)
        return OPTIX_ERROR_INVALID_VALUE;
    unsigned int callables = maxCCDepth * sizes->cssCC;
    unsigned int shading = optixLargerStackSize(sizes->cssCH, sizes->cssMS) + callables;
    unsigned int last = optixLargerStackSize(shading, sizes->cssIS + sizes->cssAH);
    *dcFromTraversal = *dcFromState = maxDCDepth * sizes->dssDC;
    *continuation = sizes->cssRG + callables;
    if (maxTraceDepth) *continuation += (maxTraceDepth - 1) * shading + last;
    return OPTIX_SUCCESS;
}

#endif
