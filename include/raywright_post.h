/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Post-processing of pictures, and lists of launches and such stages that run as one.
 * docs/postprocessing.md tells of the stages and their variables. Part of raywright.h.
 */
#ifndef RAYWRIGHT_POST_H
#define RAYWRIGHT_POST_H

#include "raywright.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Post-processing stages ---- */

/*
 * A built-in stage, which a command list runs:
 *  - "TonemapperSimple" makes a picture ready for a screen;
 *  - "DLDenoiser" takes the noise out of a picture that is, or of radiance if its variable hdr is
 *    set; "DLDenoiserHDR" is the same with hdr set.
 * The denoiser is Intel Open Image Denoise, version 2, which is loaded here (RW_OIDN):
 * RT_ERROR_DENOISER_NOT_LOADED where it is not to be had.
 */
RWAPI RTresult rtPostProcessingStageCreateBuiltin(RTcontext context, const char *builtinName,
                                                  RTpostprocessingstage *stage);
RWAPI RTresult rtPostProcessingStageDestroy(RTpostprocessingstage stage);
RWAPI RTresult rtPostProcessingStageGetContext(RTpostprocessingstage stage, RTcontext *context);
/*
 * A variable of the stage, to be set as any other. input_buffer and output_buffer, of the denoiser
 * also input_albedo_buffer and input_normal_buffer, are two-dimensional buffers of FLOAT3 or
 * FLOAT4; numbers are floats or integers: exposure and gamma of the tone mapper; blend, hdr and
 * maxmem of the denoiser. Other names have no effect. RT_ERROR_VARIABLE_REDECLARED.
 */
RWAPI RTresult rtPostProcessingStageDeclareVariable(RTpostprocessingstage stage, const char *name,
                                                    RTvariable *v);
/* *variable: NULL where there is none of that name. */
RWAPI RTresult rtPostProcessingStageQueryVariable(RTpostprocessingstage stage, const char *name,
                                                  RTvariable *variable);
/* The variables that were declared, in that order. */
RWAPI RTresult rtPostProcessingStageGetVariableCount(RTpostprocessingstage stage,
                                                     unsigned int *count);
RWAPI RTresult rtPostProcessingStageGetVariable(RTpostprocessingstage stage, unsigned int index,
                                                RTvariable *variable);

/* ---- Command lists ---- */

/* An empty list. */
RWAPI RTresult rtCommandListCreate(RTcontext context, RTcommandlist *list);
RWAPI RTresult rtCommandListDestroy(RTcommandlist list);
RWAPI RTresult rtCommandListGetContext(RTcommandlist list, RTcontext *context);
/* Adds a stage that works on launchWidth x launchHeight pixels, or a launch, to the end of a list
 * that is not final. The stage's variables are read when the list is executed. */
RWAPI RTresult rtCommandListAppendPostprocessingStage(RTcommandlist list,
                                                      RTpostprocessingstage stage,
                                                      RTsize launchWidth, RTsize launchHeight);
RWAPI RTresult rtCommandListAppendLaunch1D(RTcommandlist list, unsigned int entryPointIndex,
                                           RTsize launchWidth);
RWAPI RTresult rtCommandListAppendLaunch2D(RTcommandlist list, unsigned int entryPointIndex,
                                           RTsize launchWidth, RTsize launchHeight);
RWAPI RTresult rtCommandListAppendLaunch3D(RTcommandlist list, unsigned int entryPointIndex,
                                           RTsize launchWidth, RTsize launchHeight,
                                           RTsize launchDepth);
/* The devices that its launches run on, some or all of the context's, in any order; at first all.
 * RT_ERROR_INVALID_DEVICE: one is not the context's. */
RWAPI RTresult rtCommandListSetDevices(RTcommandlist list, unsigned int count, const int *devices);
/* Those that were set, else the context's: `devices` has room for as many as the count says. */
RWAPI RTresult rtCommandListGetDevices(RTcommandlist list, int *devices);
RWAPI RTresult rtCommandListGetDeviceCount(RTcommandlist list, unsigned int *count);
/* Ends appending, once; a list is executed only after this. */
RWAPI RTresult rtCommandListFinalize(RTcommandlist list);
/*
 * Runs all of the list in order, and may be called again. Without a stream it returns when all is
 * done, and gives the result of the first command that failed, after which none runs. With one
 * (a CUstream or cudaStream_t; any pointer on the CPU) launches are begun in it and not waited for,
 * a failure of their kernels going to the usage report; a stage waits for what is in the stream.
 */
RWAPI RTresult rtCommandListExecute(RTcommandlist list);
RWAPI RTresult rtCommandListSetCudaStream(RTcommandlist list, void *stream);
RWAPI RTresult rtCommandListGetCudaStream(RTcommandlist list, void **stream);

#ifdef __cplusplus
}
#endif

#endif
