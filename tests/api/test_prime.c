/* SPDX-License-Identifier: Apache-2.0 */
/*
 * OptiX Prime's functions: those that would need a context return RTP_ERROR_NOT_SUPPORTED, write
 * nothing, and are named in the message; the others work. runtime/prime/functions.def says which.
 */
#include "tests/harness.h"

#include "optix_compat/optix_prime/optix_prime.h"

/* What a call may not write. */
static int out[4];
#define OUT ((void *)out)

#define ARGUMENTS_rtpContextCreate (RTP_CONTEXT_TYPE_CPU, OUT)
#define ARGUMENTS_rtpContextSetCudaDeviceNumbers (NULL, 1, OUT)
#define ARGUMENTS_rtpContextSetCpuThreads (NULL, 1)
#define ARGUMENTS_rtpContextDestroy (NULL)
#define ARGUMENTS_rtpBufferDescCreate                                                              \
    (NULL, RTP_BUFFER_FORMAT_VERTEX_FLOAT3, RTP_BUFFER_TYPE_HOST, OUT, OUT)
#define ARGUMENTS_rtpBufferDescGetContext (NULL, OUT)
#define ARGUMENTS_rtpBufferDescSetRange (NULL, 0, 1)
#define ARGUMENTS_rtpBufferDescSetStride (NULL, 12)
#define ARGUMENTS_rtpBufferDescSetCudaDeviceNumber (NULL, 0)
#define ARGUMENTS_rtpBufferDescDestroy (NULL)
#define ARGUMENTS_rtpModelCreate (NULL, OUT)
#define ARGUMENTS_rtpModelGetContext (NULL, OUT)
#define ARGUMENTS_rtpModelSetTriangles (NULL, NULL, NULL)
#define ARGUMENTS_rtpModelSetInstances (NULL, NULL, NULL)
#define ARGUMENTS_rtpModelUpdate (NULL, RTP_MODEL_HINT_NONE)
#define ARGUMENTS_rtpModelFinish (NULL)
#define ARGUMENTS_rtpModelGetFinished (NULL, OUT)
#define ARGUMENTS_rtpModelCopy (NULL, NULL)
#define ARGUMENTS_rtpModelSetBuilderParameter (NULL, RTP_BUILDER_PARAM_CHUNK_SIZE, 4, OUT)
#define ARGUMENTS_rtpModelDestroy (NULL)
#define ARGUMENTS_rtpQueryCreate (NULL, RTP_QUERY_TYPE_CLOSEST, OUT)
#define ARGUMENTS_rtpQueryGetContext (NULL, OUT)
#define ARGUMENTS_rtpQuerySetRays (NULL, NULL)
#define ARGUMENTS_rtpQuerySetHits (NULL, NULL)
#define ARGUMENTS_rtpQueryExecute (NULL, RTP_QUERY_HINT_NONE)
#define ARGUMENTS_rtpQueryFinish (NULL)
#define ARGUMENTS_rtpQueryGetFinished (NULL, OUT)
#define ARGUMENTS_rtpQuerySetCudaStream (NULL, NULL)
#define ARGUMENTS_rtpQueryDestroy (NULL)
#define ARGUMENTS_rtpHostBufferLock (OUT, 4)
#define ARGUMENTS_rtpHostBufferUnlock (OUT)

static void check_refused(int *rw_failed, const char *name, RTPresult result)
{
    const char *text = "";
    CHECK_EQ(result, RTP_ERROR_NOT_SUPPORTED);
    CHECK_EQ(rtpContextGetLastErrorString(NULL, &text), RTP_SUCCESS);
    CHECK_CONTAINS(text, name);
    CHECK_CONTAINS(text, "not supported");
    CHECK(!out[0] && !out[1] && !out[2] && !out[3]);
}

TEST(refused)
{
#define RTP_FUNCTION(name, state, parameters) CALL_##state(name)
#define CALL_WORKS(name)
#define CALL_UNSUPPORTED(name) check_refused(rw_failed, #name, name ARGUMENTS_##name);
#include "runtime/prime/functions.def"
}

TEST(works)
{
    const char *text = NULL;
    unsigned version = 0;
    CHECK_EQ(rtpGetErrorString(RTP_ERROR_NOT_SUPPORTED, &text), RTP_SUCCESS);
    CHECK_CONTAINS(text, "not supported");
    CHECK_EQ(rtpGetErrorString(RTP_ERROR_UNKNOWN, &text), RTP_SUCCESS);
    CHECK_STR(text, "unknown error");
    CHECK_EQ(rtpGetErrorString((RTPresult)12345, &text), RTP_SUCCESS);
    CHECK_STR(text, "unknown error code");
    CHECK_EQ(rtpGetVersion(&version), RTP_SUCCESS);
    CHECK_EQ(version, 60500);
    CHECK_EQ(rtpGetVersionString(&text), RTP_SUCCESS);
    CHECK_EQ(rtpGetErrorString(RTP_SUCCESS, NULL), RTP_ERROR_INVALID_VALUE);
    CHECK_EQ(rtpGetVersion(NULL), RTP_ERROR_INVALID_VALUE);
    CHECK_EQ(rtpGetVersionString(NULL), RTP_ERROR_INVALID_VALUE);
    CHECK_EQ(rtpContextGetLastErrorString(NULL, NULL), RTP_ERROR_INVALID_VALUE);
}

int main(void)
{
    static const struct rw_test tests[] = {{"refused", test_refused}, {"works", test_works}};
    return RUN_TABLE(tests);
}
