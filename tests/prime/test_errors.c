/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Every function with good arguments, with NULL for each pointer, with enumerators that are none,
 * and with destroyed objects; and every other way to go wrong that has a message of its own. A
 * table of calls, and for each what has to come of it and what the message has to name.
 */
#include "runtime/base/cores.h"
#include "tests/prime/fixture.h"

static float vertices[9] = {0, 0, 0, 4, 0, 0, 0, 4, 0};
static int indices[3] = {0, 1, 2};
static float rays[6] = {1, 1, 3, 0, 0, -1}, hits[5];
static float matrix[12] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0};

/* A live object of each kind, and a destroyed one. */
static RTPcontext other, dead_context;
static RTPbufferdesc vertex_desc, index_desc, ray_desc, hit_desc, model_desc, matrix_desc,
    unranged_desc, bit_desc, foreign_desc, short_desc, odd_desc, dead_desc;
static RTPmodel model, empty, placed, foreign, dead_model;
static RTPquery query, bare, orphan, dead_query;

static RTPmodel models[1];
static const RTPsize chunk = 1 << 20;
static const int yes = 1;
static unsigned zero, number;
static int finished;
static const char *text;
static struct {
    RTPcontext context;
    RTPbufferdesc desc;
    RTPmodel model;
    RTPquery query;
} out;

static void make(void)
{
    PRIME_MUST(rtpContextCreate(RTP_CONTEXT_TYPE_CPU, &other));
    PRIME_MUST(rtpContextCreate(RTP_CONTEXT_TYPE_CPU, &dead_context));
    vertex_desc = describe_all(RTP_BUFFER_FORMAT_VERTEX_FLOAT3, vertices, 3);
    short_desc = describe_all(RTP_BUFFER_FORMAT_VERTEX_FLOAT3, vertices, 2);
    odd_desc = describe_all(RTP_BUFFER_FORMAT_VERTEX_FLOAT3, (char *)vertices + 1, 3);
    index_desc = describe_all(RTP_BUFFER_FORMAT_INDICES_INT3, indices, 1);
    ray_desc = describe_all(RTP_BUFFER_FORMAT_RAY_ORIGIN_DIRECTION, rays, 1);
    hit_desc = describe_all(RTP_BUFFER_FORMAT_HIT_T, hits, 1);
    bit_desc = describe_all(RTP_BUFFER_FORMAT_HIT_BITMASK, hits, 2);
    dead_desc = describe_all(RTP_BUFFER_FORMAT_HIT_T, hits, 1);
    matrix_desc = describe_all(RTP_BUFFER_FORMAT_TRANSFORM_FLOAT4x3, matrix, 1);
    PRIME_MUST(rtpBufferDescCreate(context, RTP_BUFFER_FORMAT_HIT_T, RTP_BUFFER_TYPE_HOST, hits,
                                   &unranged_desc));
    PRIME_MUST(rtpBufferDescCreate(other, RTP_BUFFER_FORMAT_HIT_T, RTP_BUFFER_TYPE_HOST, hits,
                                   &foreign_desc));
    model = make_model(NULL, vertex_desc);
    dead_model = make_model(NULL, vertex_desc);
    PRIME_MUST(rtpModelCreate(context, &empty));
    PRIME_MUST(rtpModelCreate(context, &placed));
    PRIME_MUST(rtpModelCreate(other, &foreign));
    models[0] = model;
    model_desc = describe_all(RTP_BUFFER_FORMAT_INSTANCE_MODEL, models, 1);
    PRIME_MUST(rtpModelSetInstances(placed, model_desc, matrix_desc));
    PRIME_MUST(rtpModelUpdate(placed, 0));
    PRIME_MUST(rtpQueryCreate(model, RTP_QUERY_TYPE_CLOSEST, &query));
    PRIME_MUST(rtpQuerySetRays(query, ray_desc));
    PRIME_MUST(rtpQuerySetHits(query, hit_desc));
    PRIME_MUST(rtpQueryCreate(model, RTP_QUERY_TYPE_ANY, &bare));
    PRIME_MUST(rtpQueryCreate(model, RTP_QUERY_TYPE_ANY, &dead_query));
    PRIME_MUST(rtpQueryCreate(dead_model, RTP_QUERY_TYPE_ANY, &orphan));
    PRIME_MUST(rtpQuerySetRays(orphan, ray_desc));
    PRIME_MUST(rtpQuerySetHits(orphan, hit_desc));
    PRIME_MUST(rtpContextDestroy(dead_context));
    PRIME_MUST(rtpBufferDescDestroy(dead_desc));
    PRIME_MUST(rtpModelDestroy(dead_model));
    PRIME_MUST(rtpQueryDestroy(dead_query));
}

static void check(int *rw_failed, int line, RTPresult result, RTPresult wanted, const char *call,
                  const char *said)
{
    char name[64];
    snprintf(name, sizeof(name), "%.*s: ", (int)strcspn(call, "("), call);
    if (result != wanted ||
        (wanted && (!strstr(prime_error(), said) || strncmp(prime_error(), name, strlen(name))))) {
        fprintf(stderr, "%s:%d: %s gives %d, '%s'; expected %d, '%s'\n", __FILE__, line, call,
                result, prime_error(), wanted, said);
        *rw_failed = 1;
    }
}
#define GOOD(call) check(rw_failed, __LINE__, call, RTP_SUCCESS, #call, "")
#define BAD(code, said, call) check(rw_failed, __LINE__, call, RTP_ERROR_##code, #call, said)
/* A handle that is NULL, and one that was destroyed, or of another kind. */
#define NO_HANDLES(code, function, dead, alien, ...)                                               \
    do {                                                                                           \
        BAD(code, "is NULL", function(NULL __VA_ARGS__));                                          \
        BAD(code, "is no live", function(dead __VA_ARGS__));                                       \
        BAD(code, "is no live", function((void *)alien __VA_ARGS__));                              \
    } while (0)
/* Work that may be asynchronous, and its end: no object, no place for the answer, and a hint for
 * other work. */
#define REFUSED_WORK(begin, of, live, dead, alien, hint)                                           \
    do {                                                                                           \
        NO_HANDLES(INVALID_HANDLE, begin, dead, alien, , 0);                                       \
        NO_HANDLES(INVALID_HANDLE, of##Finish, dead, alien, );                                     \
        NO_HANDLES(INVALID_HANDLE, of##GetFinished, dead, alien, , &finished);                     \
        BAD(INVALID_VALUE, "isFinished is NULL", of##GetFinished(live, NULL));                     \
        BAD(INVALID_VALUE, "no such hints: " #hint, begin(live, hint));                            \
    } while (0)

TEST(library)
{
    GOOD(rtpGetVersion(&number));
    CHECK_EQ(number, 60500);
    BAD(INVALID_VALUE, "version is NULL", rtpGetVersion(NULL));
    GOOD(rtpGetVersionString(&text));
    CHECK_CONTAINS(text, "Raywright");
    BAD(INVALID_VALUE, "versionString is NULL", rtpGetVersionString(NULL));
    BAD(INVALID_VALUE, "errorString is NULL", rtpGetErrorString(RTP_SUCCESS, NULL));
    GOOD(rtpContextGetLastErrorString(other, &text));
    CHECK_STR(text, "rtpGetErrorString: errorString is NULL");
    BAD(INVALID_VALUE, "return_string is NULL", rtpContextGetLastErrorString(context, NULL));
}

/* Each code has words of its own. */
TEST(error_strings)
{
    static const RTPresult codes[] = {RTP_SUCCESS,
                                      RTP_ERROR_INVALID_VALUE,
                                      RTP_ERROR_OUT_OF_MEMORY,
                                      RTP_ERROR_INVALID_HANDLE,
                                      RTP_ERROR_NOT_SUPPORTED,
                                      RTP_ERROR_OBJECT_CREATION_FAILED,
                                      RTP_ERROR_MEMORY_ALLOCATION_FAILED,
                                      RTP_ERROR_INVALID_CONTEXT,
                                      RTP_ERROR_VALIDATION_ERROR,
                                      RTP_ERROR_INVALID_OPERATION,
                                      RTP_ERROR_UNKNOWN,
                                      (RTPresult)12345};
    enum { CODES = sizeof(codes) / sizeof(*codes) };
    const char *words[CODES];
    for (int i = 0; i < CODES; i++) {
        GOOD(rtpGetErrorString(codes[i], &words[i]));
        for (int k = 0; k < i; k++) CHECK(strcmp(words[i], words[k]));
    }
    CHECK_STR(words[0], "success");
    CHECK_STR(words[3], "invalid handle");
    CHECK_STR(words[CODES - 1], "unknown error code");
}

/* The text is the thread's. */
static void *copy_last_error(void *out)
{
    const char *said = "";
    rtpContextGetLastErrorString(NULL, &said);
    return strcpy(out, said);
}

/* Of a thread in which nothing failed. */
TEST(no_error)
{
    pthread_t thread;
    char first[1200];
    BAD(INVALID_VALUE, "version is NULL", rtpGetVersion(NULL));
    CHECK(!pthread_create(&thread, NULL, copy_last_error, first));
    pthread_join(thread, NULL);
    CHECK_STR(first, "no error");
}

TEST(contexts)
{
    GOOD(rtpContextCreate(RTP_CONTEXT_TYPE_CPU, &out.context));
    CHECK(out.context->type == RTP_CONTEXT_TYPE_CPU);
    GOOD(rtpContextDestroy(out.context));
    BAD(INVALID_VALUE, "context is NULL", rtpContextCreate(RTP_CONTEXT_TYPE_CPU, NULL));
    BAD(INVALID_VALUE, "no type of contexts 0x7",
        rtpContextCreate((RTPcontexttype)7, &out.context));
    CHECK(!out.context);
    NO_HANDLES(INVALID_CONTEXT, rtpContextDestroy, dead_context, model, );
    NO_HANDLES(INVALID_CONTEXT, rtpContextSetCpuThreads, dead_context, model, , 1);
    NO_HANDLES(INVALID_CONTEXT, rtpContextSetCudaDeviceNumbers, dead_context, model, , 1, &zero);
    BAD(INVALID_OPERATION, "has models", rtpContextSetCpuThreads(other, 1));
    if (context->type == RTP_CONTEXT_TYPE_CPU) {
        RTPcontext fresh;
        PRIME_MUST(rtpContextCreate(RTP_CONTEXT_TYPE_CPU, &fresh));
        BAD(INVALID_VALUE, "threads", rtpContextSetCpuThreads(fresh, 1u << 20));
        BAD(INVALID_OPERATION, "for the CPU", rtpContextSetCudaDeviceNumbers(fresh, 1, &zero));
        GOOD(rtpContextDestroy(fresh));
    } else {
        const unsigned numbers[2] = {0, 77};
        RTPcontext fresh;
        PRIME_MUST(rtpContextCreate(RTP_CONTEXT_TYPE_CUDA, &fresh));
        GOOD(rtpContextSetCudaDeviceNumbers(fresh, 1, &zero));
        GOOD(rtpContextDestroy(fresh));
        BAD(INVALID_OPERATION, "for a GPU", rtpContextSetCpuThreads(context, 1));
        BAD(INVALID_OPERATION, "has models", rtpContextSetCudaDeviceNumbers(context, 1, &zero));
        BAD(INVALID_VALUE, "deviceNumbers[1] is 77",
            rtpContextSetCudaDeviceNumbers(context, 2, numbers));
        BAD(INVALID_VALUE, "deviceNumbers is NULL",
            rtpContextSetCudaDeviceNumbers(context, 1, NULL));
    }
}

/* A query that outlives its model still has memory of the device. */
TEST(used_contexts)
{
    RTPcontext used;
    RTPmodel gone;
    RTPquery left;
    PRIME_MUST(rtpContextCreate(RTP_CONTEXT_TYPE_CPU, &used));
    PRIME_MUST(rtpModelCreate(used, &gone));
    PRIME_MUST(rtpQueryCreate(gone, RTP_QUERY_TYPE_ANY, &left));
    PRIME_MUST(rtpModelDestroy(gone));
    BAD(INVALID_OPERATION, "has models or queries", rtpContextSetCpuThreads(used, 1));
    PRIME_MUST(rtpQueryDestroy(left));
    GOOD(rtpContextSetCpuThreads(used, 3));
    CHECK_EQ(used->rays->device->multiprocessors, 3);
    GOOD(rtpContextSetCpuThreads(used, 0));
    CHECK_EQ(used->rays->device->multiprocessors, rw_core_count());
    GOOD(rtpContextDestroy(used));
}

/* Destroying a context ends all that is in it. */
TEST(all_of_a_context)
{
    RTPcontext fresh;
    RTPmodel in;
    RTPquery on;
    RTPbufferdesc of;
    GOOD(rtpContextCreate(RTP_CONTEXT_TYPE_CPU, &fresh));
    GOOD(rtpModelCreate(fresh, &in));
    GOOD(rtpQueryCreate(in, RTP_QUERY_TYPE_ANY, &on));
    GOOD(rtpBufferDescCreate(fresh, RTP_BUFFER_FORMAT_HIT_T, RTP_BUFFER_TYPE_HOST, hits, &of));
    GOOD(rtpContextDestroy(fresh));
    BAD(INVALID_HANDLE, "no live model", rtpModelDestroy(in));
    BAD(INVALID_HANDLE, "no live query", rtpQueryDestroy(on));
    BAD(INVALID_HANDLE, "no live buffer descriptor", rtpBufferDescDestroy(of));
}

TEST(descriptors)
{
    const RTPbufferformat format = RTP_BUFFER_FORMAT_HIT_T;
    const RTPbuffertype host = RTP_BUFFER_TYPE_HOST;
    GOOD(rtpBufferDescCreate(context, format, host, hits, &out.desc));
    GOOD(rtpBufferDescSetStride(out.desc, 8));
    GOOD(rtpBufferDescSetStride(out.desc, 0));
    GOOD(rtpBufferDescSetRange(out.desc, 3, 3));
    GOOD(rtpBufferDescGetContext(out.desc, &out.context));
    CHECK(out.context == context);
    GOOD(rtpBufferDescGetContext(foreign_desc, &out.context));
    CHECK(out.context == other);
    GOOD(rtpBufferDescDestroy(out.desc));
    BAD(INVALID_VALUE, "desc is NULL", rtpBufferDescCreate(context, format, host, hits, NULL));
    BAD(INVALID_VALUE, "buffer is NULL",
        rtpBufferDescCreate(context, format, host, NULL, &out.desc));
    BAD(INVALID_VALUE, "no format 0x9",
        rtpBufferDescCreate(context, (RTPbufferformat)9, host, hits, &out.desc));
    BAD(INVALID_VALUE, "no type of buffers 0x9",
        rtpBufferDescCreate(context, format, (RTPbuffertype)9, hits, &out.desc));
    BAD(INVALID_VALUE, "memory of a GPU",
        rtpBufferDescCreate(other, format, RTP_BUFFER_TYPE_CUDA_LINEAR, hits, &out.desc));
    NO_HANDLES(INVALID_CONTEXT, rtpBufferDescCreate, dead_context, model, , format, host, hits,
               &out.desc);
    NO_HANDLES(INVALID_HANDLE, rtpBufferDescSetRange, dead_desc, model, , 0, 1);
    BAD(INVALID_VALUE, "begins at 2 and ends at 1", rtpBufferDescSetRange(hit_desc, 2, 1));
    BAD(INVALID_VALUE, "multiple of 32, not at 31", rtpBufferDescSetRange(bit_desc, 31, 64));
    NO_HANDLES(INVALID_HANDLE, rtpBufferDescSetStride, dead_desc, model, , 8);
    BAD(INVALID_VALUE, "elements have 12", rtpBufferDescSetStride(vertex_desc, 8));
    BAD(INVALID_VALUE, "multiples of 4", rtpBufferDescSetStride(vertex_desc, 13));
    BAD(INVALID_VALUE, "multiples of 8", rtpBufferDescSetStride(model_desc, 12));
    BAD(INVALID_OPERATION, "bits have no stride", rtpBufferDescSetStride(bit_desc, 4));
    NO_HANDLES(INVALID_HANDLE, rtpBufferDescSetCudaDeviceNumber, dead_desc, model, , 0);
    BAD(INVALID_OPERATION, "memory of the host", rtpBufferDescSetCudaDeviceNumber(hit_desc, 0));
    if (context->type == RTP_CONTEXT_TYPE_CUDA) {
        RTPbufferdesc linear;
        GOOD(rtpBufferDescCreate(context, format, RTP_BUFFER_TYPE_CUDA_LINEAR, hits, &linear));
        GOOD(rtpBufferDescSetCudaDeviceNumber(linear, 0));
        BAD(INVALID_VALUE, "no access to memory of 5", rtpBufferDescSetCudaDeviceNumber(linear, 5));
    }
    NO_HANDLES(INVALID_HANDLE, rtpBufferDescGetContext, dead_desc, model, , &out.context);
    BAD(INVALID_VALUE, "context is NULL", rtpBufferDescGetContext(hit_desc, NULL));
    NO_HANDLES(INVALID_HANDLE, rtpBufferDescDestroy, dead_desc, model, );
}

TEST(models)
{
    GOOD(rtpModelCreate(context, &out.model));
    NO_HANDLES(INVALID_CONTEXT, rtpModelCreate, dead_context, model, , &out.model);
    BAD(INVALID_VALUE, "model is NULL", rtpModelCreate(context, NULL));
    GOOD(rtpModelGetContext(model, &out.context));
    CHECK(out.context == context);
    GOOD(rtpModelGetContext(foreign, &out.context));
    CHECK(out.context == other);
    NO_HANDLES(INVALID_HANDLE, rtpModelGetContext, dead_model, query, , &out.context);
    BAD(INVALID_VALUE, "context is NULL", rtpModelGetContext(model, NULL));

    GOOD(rtpModelSetTriangles(out.model, index_desc, vertex_desc));
    NO_HANDLES(INVALID_HANDLE, rtpModelSetTriangles, dead_model, query, , NULL, vertex_desc);
    BAD(INVALID_HANDLE, "vertices is NULL", rtpModelSetTriangles(empty, index_desc, NULL));
    BAD(INVALID_HANDLE, "indices is no live", rtpModelSetTriangles(empty, dead_desc, vertex_desc));
    BAD(INVALID_HANDLE, "vertices is no live", rtpModelSetTriangles(empty, NULL, dead_desc));
    BAD(INVALID_VALUE, "none of indices", rtpModelSetTriangles(empty, vertex_desc, vertex_desc));
    BAD(INVALID_VALUE, "none of vertices", rtpModelSetTriangles(empty, NULL, index_desc));
    BAD(INVALID_VALUE, "of another context", rtpModelSetTriangles(empty, NULL, foreign_desc));

    GOOD(rtpModelSetInstances(placed, model_desc, matrix_desc));
    NO_HANDLES(INVALID_HANDLE, rtpModelSetInstances, dead_model, query, , model_desc, matrix_desc);
    BAD(INVALID_HANDLE, "instances is NULL", rtpModelSetInstances(empty, NULL, matrix_desc));
    BAD(INVALID_HANDLE, "transforms is NULL", rtpModelSetInstances(empty, model_desc, NULL));
    BAD(INVALID_VALUE, "none of instances", rtpModelSetInstances(empty, hit_desc, matrix_desc));
    BAD(INVALID_VALUE, "none of transforms", rtpModelSetInstances(empty, model_desc, hit_desc));

    GOOD(rtpModelSetBuilderParameter(model, RTP_BUILDER_PARAM_CHUNK_SIZE, sizeof(chunk), &chunk));
    GOOD(rtpModelSetBuilderParameter(model, RTP_BUILDER_PARAM_USE_CALLER_TRIANGLES, sizeof(yes),
                                     &yes));
    NO_HANDLES(INVALID_HANDLE, rtpModelSetBuilderParameter, dead_model, query, ,
               RTP_BUILDER_PARAM_CHUNK_SIZE, sizeof(chunk), &chunk);
    BAD(INVALID_VALUE, "no parameter 0x9",
        rtpModelSetBuilderParameter(model, (RTPbuilderparam)9, sizeof(chunk), &chunk));
    BAD(INVALID_VALUE, "the value has 8 bytes",
        rtpModelSetBuilderParameter(model, RTP_BUILDER_PARAM_CHUNK_SIZE, 4, &chunk));
    BAD(INVALID_VALUE, "ptr is NULL",
        rtpModelSetBuilderParameter(model, RTP_BUILDER_PARAM_CHUNK_SIZE, 8, NULL));
    GOOD(rtpModelDestroy(out.model));
    NO_HANDLES(INVALID_HANDLE, rtpModelDestroy, dead_model, query, );
}

TEST(updates)
{
    RTPmodel m;
    GOOD(rtpModelUpdate(model, RTP_MODEL_HINT_NONE));
    GOOD(rtpModelFinish(model));
    GOOD(rtpModelGetFinished(model, &finished));
    CHECK_EQ(finished, 1);
    REFUSED_WORK(rtpModelUpdate, rtpModel, model, dead_model, query, 0x4001);
    BAD(INVALID_OPERATION, "neither triangles nor instances", rtpModelUpdate(empty, 0));
    BAD(INVALID_OPERATION, "no triangles with masks",
        rtpModelUpdate(model, RTP_MODEL_HINT_MASK_UPDATE));
    BAD(INVALID_OPERATION, "no copy",
        rtpModelUpdate(model, RTP_MODEL_HINT_USER_TRIANGLES_AFTER_COPY_SET));
    GOOD(rtpModelCreate(context, &m));
    GOOD(rtpModelSetTriangles(m, NULL, short_desc));
    BAD(INVALID_VALUE, "2 vertices", rtpModelUpdate(m, 0));
    GOOD(rtpModelSetTriangles(m, NULL, odd_desc));
    BAD(INVALID_VALUE, "not at a multiple of 4", rtpModelUpdate(m, 0));
    models[0] = empty;
    GOOD(rtpModelSetInstances(m, model_desc, matrix_desc));
    BAD(INVALID_OPERATION, "instance 0 was not updated", rtpModelUpdate(m, 0));
    models[0] = placed;
    BAD(NOT_SUPPORTED, "instance 0 has instances", rtpModelUpdate(m, 0));
    models[0] = dead_model;
    BAD(INVALID_HANDLE, "instance 0 is no live model", rtpModelUpdate(m, RTP_MODEL_HINT_ASYNC));
    models[0] = foreign;
    BAD(INVALID_VALUE, "of another context", rtpModelUpdate(m, 0));
    models[0] = NULL;
    BAD(INVALID_HANDLE, "instance 0 is NULL", rtpModelUpdate(m, 0));
    models[0] = model;
    PRIME_MUST(rtpBufferDescSetRange(matrix_desc, 0, 0));
    GOOD(rtpModelSetInstances(m, model_desc, matrix_desc));
    PRIME_MUST(rtpBufferDescSetRange(matrix_desc, 0, 1));
    BAD(INVALID_VALUE, "1 instances have 0 transforms", rtpModelUpdate(m, 0));
    GOOD(rtpModelDestroy(m));
}

TEST(copies)
{
    RTPmodel copy;
    GOOD(rtpModelCreate(context, &copy));
    GOOD(rtpModelCopy(copy, model));
    GOOD(rtpModelCopy(copy, placed));
    NO_HANDLES(INVALID_HANDLE, rtpModelCopy, dead_model, query, , model);
    BAD(INVALID_HANDLE, "is NULL", rtpModelCopy(copy, NULL));
    BAD(INVALID_HANDLE, "is no live", rtpModelCopy(copy, dead_model));
    BAD(INVALID_OPERATION, "not updated yet", rtpModelCopy(copy, empty));
    BAD(NOT_SUPPORTED, "has instances", rtpModelCopy(foreign, placed));
    GOOD(rtpModelDestroy(copy));
}

TEST(queries)
{
    GOOD(rtpQueryCreate(model, RTP_QUERY_TYPE_ANY, &out.query));
    NO_HANDLES(INVALID_HANDLE, rtpQueryCreate, dead_model, query, , RTP_QUERY_TYPE_ANY, &out.query);
    BAD(INVALID_VALUE, "query is NULL", rtpQueryCreate(model, RTP_QUERY_TYPE_ANY, NULL));
    BAD(INVALID_VALUE, "no type of queries 0x9",
        rtpQueryCreate(model, (RTPquerytype)9, &dead_query));
    PRIME_MUST(rtpQueryCreate(model, RTP_QUERY_TYPE_ANY, &dead_query));
    GOOD(rtpQueryDestroy(dead_query));
    out.context = NULL;
    GOOD(rtpQueryGetContext(query, &out.context));
    CHECK(out.context == context);
    NO_HANDLES(INVALID_HANDLE, rtpQueryGetContext, dead_query, model, , &out.context);
    BAD(INVALID_VALUE, "context is NULL", rtpQueryGetContext(query, NULL));

    GOOD(rtpQuerySetRays(out.query, ray_desc));
    NO_HANDLES(INVALID_HANDLE, rtpQuerySetRays, dead_query, model, , ray_desc);
    BAD(INVALID_HANDLE, "rays is NULL", rtpQuerySetRays(query, NULL));
    BAD(INVALID_HANDLE, "rays is no live", rtpQuerySetRays(query, dead_desc));
    BAD(INVALID_VALUE, "none of rays", rtpQuerySetRays(query, hit_desc));
    GOOD(rtpQuerySetHits(out.query, bit_desc));
    NO_HANDLES(INVALID_HANDLE, rtpQuerySetHits, dead_query, model, , hit_desc);
    BAD(INVALID_HANDLE, "hits is NULL", rtpQuerySetHits(query, NULL));
    BAD(INVALID_HANDLE, "hits is no live", rtpQuerySetHits(query, dead_desc));
    BAD(INVALID_VALUE, "none of hits", rtpQuerySetHits(query, ray_desc));
    BAD(INVALID_VALUE, "of another context", rtpQuerySetHits(query, foreign_desc));

    NO_HANDLES(INVALID_HANDLE, rtpQuerySetCudaStream, dead_query, model, , NULL);
    if (context->type == RTP_CONTEXT_TYPE_CUDA)
        GOOD(rtpQuerySetCudaStream(query, NULL));
    else
        BAD(INVALID_OPERATION, "has no streams", rtpQuerySetCudaStream(query, NULL));
    NO_HANDLES(INVALID_HANDLE, rtpQueryDestroy, dead_query, model, );
}

TEST(executions)
{
    RTPquery q;
    GOOD(rtpQueryExecute(query, RTP_QUERY_HINT_NONE));
    CHECK(hits[0] == 3);
    GOOD(rtpQueryExecute(query, RTP_QUERY_HINT_WATERTIGHT));
    GOOD(rtpQueryFinish(query));
    GOOD(rtpQueryGetFinished(query, &finished));
    CHECK_EQ(finished, 1);
    REFUSED_WORK(rtpQueryExecute, rtpQuery, query, dead_query, model, 0x2001);
    BAD(INVALID_OPERATION, "no rays were set", rtpQueryExecute(bare, 0));
    PRIME_MUST(rtpQuerySetRays(bare, ray_desc));
    BAD(INVALID_OPERATION, "no hits were set", rtpQueryExecute(bare, 0));
    PRIME_MUST(rtpQuerySetHits(bare, unranged_desc));
    BAD(INVALID_VALUE, "range of the hits was not set", rtpQueryExecute(bare, 0));
    PRIME_MUST(rtpQuerySetHits(bare, bit_desc));
    BAD(INVALID_VALUE, "1 rays, and room for 2 hits", rtpQueryExecute(bare, 0));
    BAD(INVALID_HANDLE, "model was destroyed", rtpQueryExecute(orphan, 0));
    PRIME_MUST(rtpQueryCreate(empty, RTP_QUERY_TYPE_ANY, &q));
    PRIME_MUST(rtpQuerySetRays(q, ray_desc));
    PRIME_MUST(rtpQuerySetHits(q, hit_desc));
    BAD(INVALID_OPERATION, "not updated yet", rtpQueryExecute(q, 0));
    PRIME_MUST(rtpQueryDestroy(q));
}

TEST(locked_memory)
{
    GOOD(rtpHostBufferLock(hits, sizeof(hits)));
    BAD(INVALID_OPERATION, "locked already", rtpHostBufferLock(hits, sizeof(hits)));
    GOOD(rtpHostBufferUnlock(hits));
    BAD(INVALID_VALUE, "not locked", rtpHostBufferUnlock(hits));
    BAD(INVALID_VALUE, "buffer is NULL", rtpHostBufferLock(NULL, 4));
    BAD(INVALID_VALUE, "size is 0", rtpHostBufferLock(hits, 0));
    BAD(INVALID_VALUE, "not locked", rtpHostBufferUnlock(NULL));
}

/* Each of the table's functions is called with what is good, above. */
TEST(all_functions)
{
    static const char *const names[] = {
#define RTP_FUNCTION(name, parameters) "GOOD(" #name "(",
#include "runtime/prime/functions.def"
    };
    static char source[1 << 16];
    FILE *file = fopen(RW_SOURCE_DIR "/tests/prime/test_errors.c", "r");
    CHECK(file && fread(source, 1, sizeof(source) - 1, file) > 1000);
    fclose(file);
    for (size_t i = 0; i < sizeof(names) / sizeof(*names); i++)
        if (!strstr(source, names[i])) {
            fprintf(stderr, "there is no %s\n", names[i]);
            *rw_failed = 1;
        }
}

int main(int argc, char **argv)
{
    static const struct rw_test tests[] = {
        {"library", test_library},
        {"error_strings", test_error_strings},
        {"no_error", test_no_error},
        {"contexts", test_contexts},
        {"used_contexts", test_used_contexts},
        {"all_of_a_context", test_all_of_a_context},
        {"descriptors", test_descriptors},
        {"models", test_models},
        {"updates", test_updates},
        {"copies", test_copies},
        {"queries", test_queries},
        {"executions", test_executions},
        {"locked_memory", test_locked_memory},
        {"all_functions", test_all_functions},
    };
    open_prime(argc, argv);
    make();
    const int failed = RUN_TABLE(tests);
    rtpContextDestroy(context);
    rtpContextDestroy(other);
    return failed;
}
