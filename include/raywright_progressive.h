/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Progressive launches: pictures that are refined while the application goes on, and shown from
 * stream buffers. docs/launches.md tells what ends them. Part of raywright.h.
 */
#ifndef RAYWRIGHT_PROGRESSIVE_H
#define RAYWRIGHT_PROGRESSIVE_H

#include "raywright.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Launches an entry point again and again in a thread of the library, maxSubframes times or with 0
 * until something ends it; ray programs read which time it is from rtSubframeIndex, 0 first. After
 * each, what the sources of stream buffers hold is added up, and the streams show the mean.
 * Returns when programs are compiled and trees are built: their failures, and those of streams, are
 * its result. Called again with the same arguments it goes on. All other calls on the context and
 * its objects end it, once the subframe is done; but not the mapping of stream buffers,
 * rtBufferGetProgressiveUpdateReady, rtContextGetRunningState and what any thread may call.
 * Callbacks are called by the library's thread.
 */
RWAPI RTresult rtContextLaunchProgressive2D(RTcontext context, unsigned int entryIndex,
                                            RTsize width, RTsize height, unsigned int maxSubframes);
/* Ends it, if there is one. The result is the failure that ended it before, told once. */
RWAPI RTresult rtContextStopProgressive(RTcontext context);
/*
 * The source of a stream buffer: an output buffer of FLOAT3 or FLOAT4. The stream, made by
 * rtBufferCreate with RT_BUFFER_PROGRESSIVE_STREAM and nothing else, has UNSIGNED_BYTE4, in the
 * order of the source's components, and the same size. Mapped, it shows
 * clamp(mean)^(1 / gamma), where the gamma is RT_BUFFER_ATTRIBUTE_STREAM_GAMMA, 1 at first; alpha
 * is without gamma, and 255 for FLOAT3.
 */
RWAPI RTresult rtBufferBindProgressiveStream(RTbuffer stream, RTbuffer source);
/* Of a stream buffer: *ready, whether a subframe has come since it was mapped; *subframeCount, how
 * many it shows; *maxSubframes of the launch. Any may be NULL. The result is the failure that has
 * ended the launch, if there is one. */
RWAPI RTresult rtBufferGetProgressiveUpdateReady(RTbuffer buffer, int *ready,
                                                 unsigned int *subframeCount,
                                                 unsigned int *maxSubframes);

#ifdef __cplusplus
}
#endif

#endif
