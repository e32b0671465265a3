/* SPDX-License-Identifier: Apache-2.0 */
/* Running out of memory: every allocation fails once, and what was made before goes away. */
#include "runtime/base/memory.h"
#include "tests/prime/fixture.h"

static const float vertices[4][3] = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {1, 1, 0}};
static const int indices[2][4] = {{0, 1, 2, 1}, {1, 3, 2, 2}};
static const float matrices[2][12] = {{1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0},
                                      {1, 0, 0, 3, 0, 1, 0, 0, 0, 0, 1, 0}};
static float rays[2][6] = {{0.2f, 0.2f, 5, 0, 0, -1}, {3.2f, 0.2f, 7, 0, 0, -1}};

static RTPresult make(RTPcontext in, RTPbufferformat format, const void *buffer, RTPsize count,
                      RTPbufferdesc *out)
{
    RTP_TRY(rtpBufferDescCreate(in, format, RTP_BUFFER_TYPE_HOST, (void *)(uintptr_t)buffer, out));
    return rtpBufferDescSetRange(*out, 0, count);
}

static RTPresult build_square(RTPcontext in, RTPmodel *out)
{
    RTPbufferdesc i, v;
    RTP_TRY(make(in, RTP_BUFFER_FORMAT_INDICES_INT3_MASK_INT, indices, 2, &i));
    RTP_TRY(make(in, RTP_BUFFER_FORMAT_VERTEX_FLOAT3, vertices, 4, &v));
    RTP_TRY(rtpModelCreate(in, out));
    RTP_TRY(rtpModelSetTriangles(*out, i, v));
    RTP_TRY(rtpModelUpdate(*out, RTP_MODEL_HINT_ASYNC));
    return rtpModelFinish(*out);
}

static RTPresult place(RTPcontext in, RTPmodel square, RTPmodel *out)
{
    const RTPmodel models[2] = {square, square};
    RTPbufferdesc m, t;
    RTP_TRY(make(in, RTP_BUFFER_FORMAT_INSTANCE_MODEL, models, 2, &m));
    RTP_TRY(make(in, RTP_BUFFER_FORMAT_TRANSFORM_FLOAT4x3, matrices, 2, &t));
    RTP_TRY(rtpModelCreate(in, out));
    RTP_TRY(rtpModelSetInstances(*out, m, t));
    return rtpModelUpdate(*out, RTP_MODEL_HINT_NONE);
}

static RTPresult ask(RTPcontext in, RTPmodel model, RTPbufferformat format, void *hits,
                     unsigned hint)
{
    RTPbufferdesc from, to;
    RTPquery query;
    RTP_TRY(make(in, RTP_BUFFER_FORMAT_RAY_ORIGIN_DIRECTION, rays, 2, &from));
    RTP_TRY(make(in, format, hits, 2, &to));
    RTP_TRY(rtpQueryCreate(model, RTP_QUERY_TYPE_CLOSEST, &query));
    RTP_TRY(rtpQuerySetRays(query, from));
    RTP_TRY(rtpQuerySetHits(query, to));
    RTP_TRY(rtpQueryExecute(query, hint));
    return rtpQueryFinish(query);
}

/* Also a copy into another context, which builds it anew. */
static RTPresult do_in(RTPcontext first, RTPcontext second, float distances[2], unsigned *bits)
{
    RTPmodel square, copy, placed;
    RTP_TRY(build_square(first, &square));
    RTP_TRY(rtpModelCreate(second, &copy));
    RTP_TRY(rtpModelCopy(copy, square));
    RTP_TRY(place(second, copy, &placed));
    RTP_TRY(ask(second, placed, RTP_BUFFER_FORMAT_HIT_T, distances, RTP_QUERY_HINT_ASYNC));
    RTP_TRY(ask(first, square, RTP_BUFFER_FORMAT_HIT_BITMASK, bits, RTP_QUERY_HINT_NONE));
    RTP_TRY(rtpHostBufferLock(rays, sizeof(rays)));
    return rtpHostBufferUnlock(rays);
}

static RTPresult do_all(float distances[2], unsigned *bits)
{
    RTPcontext first = NULL, second = NULL;
    RTPresult result = rtpContextCreate(RTP_CONTEXT_TYPE_CPU, &first);
    if (!result) result = rtpContextCreate(RTP_CONTEXT_TYPE_CPU, &second);
    if (!result) result = do_in(first, second, distances, bits);
    if (first) rtpContextDestroy(first);
    if (second) rtpContextDestroy(second);
    return result;
}

TEST(every_allocation)
{
    enum { MOST = 10000 };
    float distances[2] = {0, 0};
    unsigned bits = 0;
    unsigned long n = 1;
    for (; n < MOST; n++) {
        rw_memory_fail_at(n);
        const RTPresult result = do_all(distances, &bits);
        const bool failed = rw_memory_failed();
        rw_memory_fail_at(0);
        if (!failed) break;
        if (result && result != RTP_ERROR_OUT_OF_MEMORY &&
            result != RTP_ERROR_MEMORY_ALLOCATION_FAILED)
            fprintf(stderr, "allocation %lu gives %d, '%s'\n", n, result, prime_error());
        CHECK(!result || result == RTP_ERROR_OUT_OF_MEMORY ||
              result == RTP_ERROR_MEMORY_ALLOCATION_FAILED);
    }
    CHECK(n > 20 && n < MOST);
    CHECK_EQ(do_all(distances, &bits), RTP_SUCCESS);
    CHECK(distances[0] == 5 && distances[1] == 7);
    CHECK_EQ(bits, 1);
}

int main(void)
{
    static const struct rw_test tests[] = {{"every_allocation", test_every_allocation}};
    return RUN_TABLE(tests);
}
