/* SPDX-License-Identifier: Apache-2.0 */
/*
 * OptiX Prime's interface under its classic name, C and C++: rays against triangles, without
 * programs, on a GPU or on the CPU. The library is libraywright_prime, or liboptix_prime in the
 * place of the vendor's. docs/prime.md tells what the old documentation left open.
 *
 * Functions return RTP_SUCCESS; RTP_ERROR_INVALID_CONTEXT and RTP_ERROR_INVALID_HANDLE for what is
 * no live object; RTP_ERROR_INVALID_VALUE for an argument that cannot be, such as NULL for what is
 * to be written; RTP_ERROR_INVALID_OPERATION for what cannot be done now;
 * RTP_ERROR_MEMORY_ALLOCATION_FAILED on the device, RTP_ERROR_OUT_OF_MEMORY elsewhere.
 * rtpContextGetLastErrorString has the words.
 *
 * Calls may come from several threads; those on objects of one context follow one another. Who
 * destroys an object sees to it that nobody else is using it. In a process that was forked the
 * contexts of the other one are none: RTP_ERROR_INVALID_CONTEXT.
 */
#ifndef RW_COMPAT_OPTIX_PRIME_H
#define RW_COMPAT_OPTIX_PRIME_H

#include "optix_prime_declarations.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Library ---- */

/* What a result code means; the text is the library's. */
RTPAPI RTPresult rtpGetErrorString(RTPresult errorCode, const char **errorString);
/* major * 10000 + minor * 100 + micro of the interface. */
RTPAPI RTPresult rtpGetVersion(unsigned *version);
/* The name of this library and its version. The text is the library's. */
RTPAPI RTPresult rtpGetVersionString(const char **versionString);

/* ---- Context ---- */

/* What the last call of this thread that failed was, and what was wrong, for any value of
 * `context`; "no error" if none has. Valid until the thread's next call that fails. */
RTPAPI RTPresult rtpContextGetLastErrorString(RTPcontext context, const char **return_string);
/* A context for the CPU with all of its cores, or for CUDA's device 0: in the CUDA context that is
 * current if that is of this device, else in the primary one. RTP_ERROR_OBJECT_CREATION_FAILED
 * where there is no such device. */
RTPAPI RTPresult rtpContextCreate(RTPcontexttype type, RTPcontext *context);
/* The device of a CUDA context without models and queries: the first of the list, or 0 for an empty
 * one. All of the list have to be there. */
RTPAPI RTPresult rtpContextSetCudaDeviceNumbers(RTPcontext context, unsigned deviceCount,
                                                const unsigned *deviceNumbers);
/* Threads of a CPU context without models and queries; 0: one for each core. */
RTPAPI RTPresult rtpContextSetCpuThreads(RTPcontext context, unsigned numThreads);
/* Waits for all work, and ends the context and all its objects. */
RTPAPI RTPresult rtpContextDestroy(RTPcontext context);

/* ---- Buffer descriptors ---- */

/* Says what lies at `buffer`, which stays the application's: elements of a format, one right after
 * the other, in memory of the host, or, for a CUDA context, of its device. Functions that take a
 * descriptor copy what it says, so that it may be changed or destroyed after them. */
RTPAPI RTPresult rtpBufferDescCreate(RTPcontext context, RTPbufferformat format, RTPbuffertype type,
                                     void *buffer, RTPbufferdesc *desc);
/* The context that it was made with. */
RTPAPI RTPresult rtpBufferDescGetContext(RTPbufferdesc desc, RTPcontext *context);
/* Which elements are meant: from `begin` up to `end`, which is not among them. It has to be set,
 * but may be empty. Of a bitmask elements are bits, and `begin` is a multiple of 32. */
RTPAPI RTPresult rtpBufferDescSetRange(RTPbufferdesc desc, RTPsize begin, RTPsize end);
/* Bytes from one element to the next, a multiple of 4; 0: one right after the other. What lies
 * between elements is not changed. */
RTPAPI RTPresult rtpBufferDescSetStride(RTPbufferdesc desc, unsigned strideBytes);
/* Where memory of a GPU is: it has to be the context's device. */
RTPAPI RTPresult rtpBufferDescSetCudaDeviceNumber(RTPbufferdesc desc, unsigned deviceNumber);
/* Ends the descriptor; the buffer stays. */
RTPAPI RTPresult rtpBufferDescDestroy(RTPbufferdesc desc);

/* ---- Models ---- */

/* A model of nothing yet. */
RTPAPI RTPresult rtpModelCreate(RTPcontext context, RTPmodel *model);
/* The context that it was made with. */
RTPAPI RTPresult rtpModelGetContext(RTPmodel model, RTPcontext *context);
/* Makes it a model of triangles: without `indices` (NULL) of each three vertices in turn. Indices
 * and numbers of triangles count from the beginnings of the ranges. A triangle with an index that
 * is too large, or with a corner that is no number, is never hit. */
RTPAPI RTPresult rtpModelSetTriangles(RTPmodel model, RTPbufferdesc indices,
                                      RTPbufferdesc vertices);
/* Makes it a model of instances: models of triangles, of the same context, with a transform each,
 * rows of 4 floats; the last row of 4x4 is not looked at. */
RTPAPI RTPresult rtpModelSetInstances(RTPmodel model, RTPbufferdesc instances,
                                      RTPbufferdesc transforms);
/* Reads what was set and builds the tree over it. Until that is done queries find what the model
 * was before. With RTP_MODEL_HINT_ASYNC a CPU context does it behind the caller, and the arrays
 * have to stay as they are until rtpModelFinish. RTP_MODEL_HINT_MASK_UPDATE: masks alone have
 * changed. RTP_MODEL_HINT_USER_TRIANGLES_AFTER_COPY_SET: the model is a copy, and its triangles
 * are those that were set now. */
RTPAPI RTPresult rtpModelUpdate(RTPmodel model, unsigned hints);
/* Waits for an asynchronous update; its result. */
RTPAPI RTPresult rtpModelFinish(RTPmodel model);
/* Writes 1 if rtpModelFinish would not wait, else 0. */
RTPAPI RTPresult rtpModelGetFinished(RTPmodel model, int *isFinished);
/* Gives `model` what `srcModel` has since its last update, also of another context; nothing that
 * happens to that later changes the copy. A model of instances can be copied in its own context
 * alone, else RTP_ERROR_NOT_SUPPORTED. */
RTPAPI RTPresult rtpModelCopy(RTPmodel model, RTPmodel srcModel);
/* RTP_BUILDER_PARAM_CHUNK_SIZE (RTPsize) and RTP_BUILDER_PARAM_USE_CALLER_TRIANGLES (int) are taken
 * and change nothing: builders take the memory that they need, and trees have the triangles. */
RTPAPI RTPresult rtpModelSetBuilderParameter(RTPmodel model, RTPbuilderparam param, RTPsize size,
                                             const void *ptr);
/* Ends the model. What instances place, and what queries under way trace, stays for them; other
 * queries about it return RTP_ERROR_INVALID_HANDLE. */
RTPAPI RTPresult rtpModelDestroy(RTPmodel model);

/* ---- Queries ---- */

/* A query about the first triangles that rays meet, or about any that they meet. */
RTPAPI RTPresult rtpQueryCreate(RTPmodel model, RTPquerytype queryType, RTPquery *query);
/* The context of its model. */
RTPAPI RTPresult rtpQueryGetContext(RTPquery query, RTPcontext *context);
/* The rays, in one of three formats. They meet what lies between tmin and tmax, neither included,
 * in lengths of their direction; where the format has not these, between 0 and infinity. A ray with
 * a mask meets the triangles whose mask has one of its bits; triangles without one have all. */
RTPAPI RTPresult rtpQuerySetRays(RTPquery query, RTPbufferdesc rays);
/* Where the hits go, as many as there are rays. A miss has the distance -1 and the numbers -1; u
 * and v are the weights of a triangle's first and second corner. Of a bitmask bit i % 32 of word
 * i / 32 is 1 where ray i met something; bits behind the last in its word become 0. */
RTPAPI RTPresult rtpQuerySetHits(RTPquery query, RTPbufferdesc hits);
/* Traces the rays. With RTP_QUERY_HINT_ASYNC it may return before that is done, and rays and hits
 * have to be left alone until rtpQueryFinish: on a GPU the work is in the query's stream, on the
 * CPU it goes on behind the caller. With RTP_QUERY_HINT_WATERTIGHT no ray slips between
 * triangles of a mesh that have corners in common, to the bit (docs/prime.md). */
RTPAPI RTPresult rtpQueryExecute(RTPquery query, unsigned hints);
/* Waits for an asynchronous execution; its result. */
RTPAPI RTPresult rtpQueryFinish(RTPquery query);
/* Writes 1 if rtpQueryFinish would not wait, else 0. On a GPU the whole stream is asked. */
RTPAPI RTPresult rtpQueryGetFinished(RTPquery query, int *isFinished);
/* The stream of a CUDA context's query from now on; NULL, as at first, is the default stream. What
 * is under way is waited for. */
RTPAPI RTPresult rtpQuerySetCudaStream(RTPquery query, cudaStream_t stream);
/* Waits for what is under way, and ends the query. */
RTPAPI RTPresult rtpQueryDestroy(RTPquery query);

/* ---- Host memory for faster copies ---- */

/* Pins memory of the application's, so that copies between it and a GPU are fast and asynchronous
 * ones do not wait. Without a CUDA context nothing is gained, and nothing wrong. */
RTPAPI RTPresult rtpHostBufferLock(void *buffer, RTPsize size);
/* Before the memory is freed. */
RTPAPI RTPresult rtpHostBufferUnlock(void *buffer);

#ifdef __cplusplus
}
#endif

#endif
