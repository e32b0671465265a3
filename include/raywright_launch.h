/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Launches while they are under way: how far they are, and how to end them. docs/launches.md
 * tells more of all this. Part of raywright.h.
 */
#ifndef RAYWRIGHT_LAUNCH_H
#define RAYWRIGHT_LAUNCH_H

#include "raywright.h"

#ifdef __cplusplus
extern "C" {
#endif

/* progress: the part of the launch indices that have been begun, 0 to 1. A result other than 0 ends
 * the launch. */
typedef int (*RWprogresscallback)(double progress, void *user);
/*
 * Calls the callback each so many seconds, at most 1000 times a second, while a call of the context
 * waits for a launch, in the thread of that call. NULL: none, as at first. The callback may call
 * rwContextCancel and the functions of other contexts.
 */
RWAPI RTresult rwContextSetProgressCallback(RTcontext context, RWprogresscallback callback,
                                            void *user, double seconds);
/*
 * Ends the launches of the context that are under way, and one that a call in another thread
 * prepares or waits for: from any thread, as long as the context lives. They give
 * RT_TIMEOUT_CALLBACK, and their buffers have what was written by then. Launch indices under way
 * end where they trace or call a program that traces; those that come to no such place are waited
 * for. A launch that begins after this is not concerned.
 */
RWAPI RTresult rwContextCancel(RTcontext context);

#ifdef __cplusplus
}
#endif

#endif
