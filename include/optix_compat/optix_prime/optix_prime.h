/* SPDX-License-Identifier: Apache-2.0 */
/*
 * OptiX Prime's interface under its classic name, C and C++: rays against triangles, without
 * programs. It compiles and links (liboptix_prime), but nothing is behind it: every function that
 * would need a context returns RTP_ERROR_NOT_SUPPORTED. For rays without programs there is
 * raywright_traversal.h.
 */
#ifndef RW_COMPAT_OPTIX_PRIME_H
#define RW_COMPAT_OPTIX_PRIME_H

#include "optix_prime_declarations.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Library: these work ---- */

/* What a result code means; the text is the library's. */
RTPAPI RTPresult rtpGetErrorString(RTPresult errorCode, const char **errorString);
/* major * 10000 + minor * 100 + micro of the interface. */
RTPAPI RTPresult rtpGetVersion(unsigned *version);
RTPAPI RTPresult rtpGetVersionString(const char **versionString);

/* ---- Context ---- */

/* What the last call of this thread that failed was, for any value of `context`; works. */
RTPAPI RTPresult rtpContextGetLastErrorString(RTPcontext context, const char **return_string);
/* Contexts. Create gives none, so that there is nothing to call the others with;
 * RTP_ERROR_NOT_SUPPORTED. */
RTPAPI RTPresult rtpContextCreate(RTPcontexttype type, RTPcontext *context);
RTPAPI RTPresult rtpContextSetCudaDeviceNumbers(RTPcontext context, unsigned deviceCount,
                                                const unsigned *deviceNumbers);
RTPAPI RTPresult rtpContextSetCpuThreads(RTPcontext context, unsigned numThreads);
RTPAPI RTPresult rtpContextDestroy(RTPcontext context);

/* ---- Buffer descriptors ---- */

/* Where arrays of triangles, rays and hits would lie. RTP_ERROR_NOT_SUPPORTED. */
RTPAPI RTPresult rtpBufferDescCreate(RTPcontext context, RTPbufferformat format, RTPbuffertype type,
                                     void *buffer, RTPbufferdesc *desc);
RTPAPI RTPresult rtpBufferDescGetContext(RTPbufferdesc desc, RTPcontext *context);
RTPAPI RTPresult rtpBufferDescSetRange(RTPbufferdesc desc, RTPsize begin, RTPsize end);
RTPAPI RTPresult rtpBufferDescSetStride(RTPbufferdesc desc, unsigned strideBytes);
RTPAPI RTPresult rtpBufferDescSetCudaDeviceNumber(RTPbufferdesc desc, unsigned deviceNumber);
RTPAPI RTPresult rtpBufferDescDestroy(RTPbufferdesc desc);

/* ---- Models ---- */

/* Triangles and instances, with the tree over them. RTP_ERROR_NOT_SUPPORTED. */
RTPAPI RTPresult rtpModelCreate(RTPcontext context, RTPmodel *model);
RTPAPI RTPresult rtpModelGetContext(RTPmodel model, RTPcontext *context);
RTPAPI RTPresult rtpModelSetTriangles(RTPmodel model, RTPbufferdesc indices,
                                      RTPbufferdesc vertices);
RTPAPI RTPresult rtpModelSetInstances(RTPmodel model, RTPbufferdesc instances,
                                      RTPbufferdesc transforms);
RTPAPI RTPresult rtpModelUpdate(RTPmodel model, unsigned hints);
RTPAPI RTPresult rtpModelFinish(RTPmodel model);
RTPAPI RTPresult rtpModelGetFinished(RTPmodel model, int *isFinished);
RTPAPI RTPresult rtpModelCopy(RTPmodel model, RTPmodel srcModel);
RTPAPI RTPresult rtpModelSetBuilderParameter(RTPmodel model, RTPbuilderparam param, RTPsize size,
                                             const void *ptr);
RTPAPI RTPresult rtpModelDestroy(RTPmodel model);

/* ---- Queries ---- */

/* Rays against a model. RTP_ERROR_NOT_SUPPORTED. */
RTPAPI RTPresult rtpQueryCreate(RTPmodel model, RTPquerytype queryType, RTPquery *query);
RTPAPI RTPresult rtpQueryGetContext(RTPquery query, RTPcontext *context);
RTPAPI RTPresult rtpQuerySetRays(RTPquery query, RTPbufferdesc rays);
RTPAPI RTPresult rtpQuerySetHits(RTPquery query, RTPbufferdesc hits);
RTPAPI RTPresult rtpQueryExecute(RTPquery query, unsigned hints);
RTPAPI RTPresult rtpQueryFinish(RTPquery query);
RTPAPI RTPresult rtpQueryGetFinished(RTPquery query, int *isFinished);
RTPAPI RTPresult rtpQuerySetCudaStream(RTPquery query, cudaStream_t stream);
RTPAPI RTPresult rtpQueryDestroy(RTPquery query);

/* ---- Host memory for faster copies ---- */

/* Memory of the application's that would be pinned. RTP_ERROR_NOT_SUPPORTED. */
RTPAPI RTPresult rtpHostBufferLock(void *buffer, RTPsize size);
RTPAPI RTPresult rtpHostBufferUnlock(void *buffer);

#ifdef __cplusplus
}
#endif

#endif
