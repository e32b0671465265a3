/* SPDX-License-Identifier: Apache-2.0 */
/*
 * For tests of OptiX Prime's interface, which run on the CPU, on an emulated GPU, and, told so by
 * an argument, on a GPU: a context, and arrays in memory of the host or of the device.
 */
#ifndef RW_TEST_PRIME_H
#define RW_TEST_PRIME_H

#include <math.h>

#include "runtime/prime/prime.h"
#include "tests/harness.h"
#include "tests/rays/emulated.h"

static RTPcontext context;

static inline const char *prime_error(void)
{
    const char *text = "";
    rtpContextGetLastErrorString(NULL, &text);
    return text;
}
#define PRIME_CHECK(call)                                                                          \
    do {                                                                                           \
        const RTPresult rw_result = (call);                                                        \
        if (rw_result) {                                                                           \
            fprintf(stderr, "%s:%d: failed: %s: %s\n", __FILE__, __LINE__, #call, prime_error());  \
            *rw_failed = 1;                                                                        \
            return;                                                                                \
        }                                                                                          \
    } while (0)
/* For what no test is about. */
#define PRIME_MUST(call)                                                                           \
    do {                                                                                           \
        if (call) {                                                                                \
            fprintf(stderr, "%s:%d: %s: %s\n", __FILE__, __LINE__, #call, prime_error());          \
            exit(1);                                                                               \
        }                                                                                          \
    } while (0)

/* The device that the argument names: "cuda", "emulated" or, without one, the CPU. */
static inline void open_prime(int argc, char **argv)
{
    const char *device = argc > 1 ? argv[1] : "cpu";
    const int cuda = !strcmp(device, "cuda");
    const RTPresult result =
        rtpContextCreate(cuda ? RTP_CONTEXT_TYPE_CUDA : RTP_CONTEXT_TYPE_CPU, &context);
    if (result && cuda) SKIP(prime_error());
    if (result) {
        fprintf(stderr, "%s\n", prime_error());
        exit(1);
    }
    if (!strcmp(device, "emulated")) rays_emulate(context->rays->device);
}

/* ---- memory ---- */

/* Host memory, and on a GPU its own. */
static inline int kinds_of_memory(void)
{
    return context->type == RTP_CONTEXT_TYPE_CUDA ? 2 : 1;
}
static const RTPbuffertype memory_types[] = {RTP_BUFFER_TYPE_HOST, RTP_BUFFER_TYPE_CUDA_LINEAR};

static inline void *put(RTPbuffertype type, const void *from, size_t size)
{
    uint64_t at = 0;
    struct rw_device *d = context->rays->device;
    if (type == RTP_BUFFER_TYPE_HOST) {
        void *memory = malloc(size);
        if (!memory) exit(1);
        return memcpy(memory, from, size);
    }
    if (d->ops->alloc(d, size, &at) || d->ops->upload(d, at, from, size)) exit(1);
    return (void *)(uintptr_t)at;
}

static inline void get(RTPbuffertype type, void *to, const void *from, size_t size)
{
    struct rw_device *d = context->rays->device;
    if (type == RTP_BUFFER_TYPE_HOST)
        memcpy(to, from, size);
    else if (d->ops->wait_for_all(d) || d->ops->download(d, to, (uint64_t)(uintptr_t)from, size))
        exit(1);
}

static inline void drop(RTPbuffertype type, void *memory)
{
    struct rw_device *d = context->rays->device;
    if (type == RTP_BUFFER_TYPE_HOST)
        free(memory);
    else
        d->ops->free(d, (uint64_t)(uintptr_t)memory);
}

/* ---- descriptors, models, queries ---- */

static inline RTPbufferdesc describe(RTPbufferformat format, RTPbuffertype type, void *buffer,
                                     RTPsize begin, RTPsize end, unsigned stride)
{
    RTPbufferdesc desc;
    PRIME_MUST(rtpBufferDescCreate(context, format, type, buffer, &desc));
    PRIME_MUST(rtpBufferDescSetRange(desc, begin, end));
    if (stride) PRIME_MUST(rtpBufferDescSetStride(desc, stride));
    return desc;
}

/* An array of the host's that is whole and dense. */
static inline RTPbufferdesc describe_all(RTPbufferformat format, const void *buffer, RTPsize count)
{
    return describe(format, RTP_BUFFER_TYPE_HOST, (void *)(uintptr_t)buffer, 0, count, 0);
}

static inline RTPmodel make_model(RTPbufferdesc indices, RTPbufferdesc vertices)
{
    RTPmodel model;
    PRIME_MUST(rtpModelCreate(context, &model));
    PRIME_MUST(rtpModelSetTriangles(model, indices, vertices));
    PRIME_MUST(rtpModelUpdate(model, RTP_MODEL_HINT_NONE));
    return model;
}

struct full_hit {
    float t;
    int triangle, instance;
    float u, v;
};

/* The closest hits of rays with origins and directions, of the host's. */
static inline RTPresult trace(RTPmodel model, const float *rays, unsigned count,
                              struct full_hit *hits)
{
    RTPquery query;
    RTPbufferdesc from = describe_all(RTP_BUFFER_FORMAT_RAY_ORIGIN_DIRECTION, rays, count);
    RTPbufferdesc to = describe_all(RTP_BUFFER_FORMAT_HIT_T_TRIID_INSTID_U_V, hits, count);
    PRIME_MUST(rtpQueryCreate(model, RTP_QUERY_TYPE_CLOSEST, &query));
    PRIME_MUST(rtpQuerySetRays(query, from));
    PRIME_MUST(rtpQuerySetHits(query, to));
    PRIME_MUST(rtpBufferDescDestroy(from));
    PRIME_MUST(rtpBufferDescDestroy(to));
    const RTPresult result = rtpQueryExecute(query, RTP_QUERY_HINT_NONE);
    PRIME_MUST(rtpQueryDestroy(query));
    return result;
}

#endif
