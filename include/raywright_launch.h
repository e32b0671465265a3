/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Launches while they are under way: without waiting for them, how far they are, and how to end
 * them. docs/launches.md says what waits for what. Part of raywright.h.
 */
#ifndef RAYWRIGHT_LAUNCH_H
#define RAYWRIGHT_LAUNCH_H

#include "raywright.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A launch that was begun and not waited for. It belongs to its context, which is to be used by one
 * thread at a time; two of the functions below may be called by any thread. */
typedef struct RWfence_api *RWfence;

/*
 * Launches as rtContextLaunch1D, 2D and 3D do, but return when the kernel has been begun: what they
 * do before, compiling and building, is done on return, and its failures are theirs. On a GPU the
 * kernel runs in `stream`, a CUstream or cudaStream_t, NULL being the default stream, when the work
 * in it is done; the stream has to live until then. On the CPU, where it may be any pointer,
 * launches of one stream run in order, and others side by side. The same holds on several devices,
 * but that what is in a stream is waited for first.
 *
 * What a launch reads must stay as it is until it is over. The library sees to that for its own
 * objects: edits of them take effect at the next launch, and what cannot wait, such as mapping a
 * buffer that a launch writes or destroying an object, waits for the launches under way.
 */
RWAPI RTresult rwContextLaunchAsync1D(RTcontext context, unsigned int entryPointIndex, RTsize width,
                                      void *stream, RWfence *fence);
RWAPI RTresult rwContextLaunchAsync2D(RTcontext context, unsigned int entryPointIndex, RTsize width,
                                      RTsize height, void *stream, RWfence *fence);
RWAPI RTresult rwContextLaunchAsync3D(RTcontext context, unsigned int entryPointIndex, RTsize width,
                                      RTsize height, RTsize depth, void *stream, RWfence *fence);
/* Launch indices of a part of a launch. */
#define RW_PART_INDICES 256

/*
 * A part of rtContextLaunch2D, for those who divide a launch among processes: its indices, in an
 * order in which neighbours are near one another, in parts of RW_PART_INDICES, the last one perhaps
 * smaller; of these `count` from number `first` on. Programs see the index and the size of the
 * whole launch. Otherwise as rwContextLaunchAsync2D. The context's kernel becomes another one with
 * the first such launch. RT_ERROR_INVALID_VALUE: there are fewer; RT_ERROR_NOT_SUPPORTED: the
 * context has several devices.
 */
RWAPI RTresult rwContextLaunchPart2D(RTcontext context, unsigned int entryPointIndex, RTsize width,
                                     RTsize height, RTsize first, RTsize count, void *stream,
                                     RWfence *fence);
/* The launch indices of a part, x and y of *count of them. RT_ERROR_INVALID_VALUE: there is no such
 * part. */
RWAPI RTresult rwGetPartIndices2D(RTsize width, RTsize height, RTsize part,
                                  unsigned int indices[RW_PART_INDICES][2], unsigned int *count);
/* Waits until the launch is over, writes what it has printed, and gives its result:
 * RT_ERROR_LAUNCH_FAILED; RT_TIMEOUT_CALLBACK if it was ended. Gives it again when called again. */
RWAPI RTresult rwFenceWait(RWfence fence);
/* *done: whether the launch is over, also where it failed. If so the same as rwFenceWait. */
RWAPI RTresult rwFenceQuery(RWfence fence, int *done);
/* From any thread, as long as the fence lives, and without a message: the part of the launch
 * indices that have been begun, 0 to 1; and ends the launch as rwContextCancel does. */
RWAPI RTresult rwFenceGetProgress(RWfence fence, double *progress);
RWAPI RTresult rwFenceCancel(RWfence fence);
/* Does not wait for the launch: what it prints is written later, and a failure is only reported. */
RWAPI RTresult rwFenceDestroy(RWfence fence);

/* A semaphore that another interface has exported. It belongs to its context. */
typedef struct RWsemaphore_api *RWsemaphore;

/* As what it was exported; the first two are of Vulkan's handle type OPAQUE_FD. */
typedef enum {
    RW_SEMAPHORE_OPAQUE_FD = 1,   /* binary */
    RW_SEMAPHORE_TIMELINE_FD = 2, /* of VK_SEMAPHORE_TYPE_TIMELINE */
    RW_SEMAPHORE_D3D12_FENCE = 3  /* of Direct3D 12, which is only where Raywright does not run */
} RWsemaphoretype;

/*
 * Makes a semaphore of one that Vulkan has exported by VK_KHR_external_semaphore_fd, for streams of
 * the context's GPU to wait for and to signal. The descriptor stays the caller's.
 * RT_ERROR_NOT_SUPPORTED: the type is RW_SEMAPHORE_D3D12_FENCE, or the context runs on the CPU or
 * on several devices. RT_ERROR_INVALID_VALUE: there is no such descriptor, or it is not one of this
 * GPU's driver.
 */
RWAPI RTresult rwSemaphoreCreateFromExternal(RTcontext context, RWsemaphoretype type, int fd,
                                             RWsemaphore *semaphore);
/*
 * What is put into the stream after this, as a launch that is given the stream, begins when the
 * semaphore has been signalled, a timeline with `value` or more. What signals a binary one has to
 * have been submitted before; it is not signalled any more afterwards, and its `value` is not
 * looked at. NULL is the default stream.
 */
RWAPI RTresult rwSemaphoreWait(RWsemaphore semaphore, unsigned long long value, void *stream);
/* Signals the semaphore, a timeline with `value`, which has to be more than it has, when all that
 * is in the stream is done. */
RWAPI RTresult rwSemaphoreSignal(RWsemaphore semaphore, unsigned long long value, void *stream);
/* What waits for it, or signals it, in streams has to be done. The exporter's stays as it is. */
RWAPI RTresult rwSemaphoreDestroy(RWsemaphore semaphore);

/* progress: the part of the launch indices that have been begun, 0 to 1. A result other than 0 ends
 * the launch. */
typedef int (*RWprogresscallback)(double progress, void *user);
/*
 * Calls the callback each so many seconds, at most 1000 times a second, while a call of the context
 * waits for a launch, in the thread of that call. NULL: none, as at first. What the callback may
 * call on its own context is in docs/embedding.md; it may call rwContextCancel, and use others.
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
