/* SPDX-License-Identifier: Apache-2.0 */
/* Updates and queries that the caller does not wait for: on a GPU in streams. */
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "runtime/device/cuda/device.h"
#include "tests/prime/fixture.h"

enum { RAYS = 20000, QUERIES = 4 };

static const float square[6][3] = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0},
                                   {1, 0, 0}, {1, 1, 0}, {0, 1, 0}};
/* On pages of their own: those are what is locked. */
static _Alignas(4096) float rays[RAYS][6], distances[QUERIES][RAYS];

static bool emulated;

static void make(void)
{
    for (int i = 0; i < RAYS; i++) {
        const float ray[6] = {i % 2 ? 0.3f : 1.3f, 0.3f, (float)(1 + i % 100), 0, 0, -1};
        memcpy(rays[i], ray, sizeof(ray));
    }
}

static void check_distances(int *rw_failed, const float *t)
{
    for (int i = 0; i < RAYS; i++) CHECK(t[i] == (i % 2 ? (float)(1 + i % 100) : -1));
}

static RTPquery make_query(RTPmodel model, float *to)
{
    RTPquery query;
    RTPbufferdesc from = describe_all(RTP_BUFFER_FORMAT_RAY_ORIGIN_DIRECTION, rays, RAYS);
    RTPbufferdesc hits = describe_all(RTP_BUFFER_FORMAT_HIT_T, to, RAYS);
    memset(to, 0x55, RAYS * sizeof(*to));
    PRIME_MUST(rtpQueryCreate(model, RTP_QUERY_TYPE_CLOSEST, &query));
    PRIME_MUST(rtpQuerySetRays(query, from));
    PRIME_MUST(rtpQuerySetHits(query, hits));
    PRIME_MUST(rtpBufferDescDestroy(from));
    PRIME_MUST(rtpBufferDescDestroy(hits));
    return query;
}

static RTPmodel begin_model(void)
{
    RTPmodel model;
    PRIME_MUST(rtpModelCreate(context, &model));
    PRIME_MUST(rtpModelSetTriangles(model, NULL,
                                    describe_all(RTP_BUFFER_FORMAT_VERTEX_FLOAT3, square, 6)));
    PRIME_MUST(rtpModelUpdate(model, RTP_MODEL_HINT_ASYNC));
    return model;
}

/* Queries wait for a model's update; each ends by itself. */
TEST(several)
{
    RTPmodel model = begin_model();
    RTPquery queries[QUERIES];
    for (int i = 0; i < QUERIES; i++) {
        queries[i] = make_query(model, distances[i]);
        PRIME_CHECK(rtpQueryExecute(queries[i], RTP_QUERY_HINT_ASYNC));
    }
    for (int i = QUERIES - 1; i >= 0; i--) {
        int finished = 0;
        while (!finished) PRIME_CHECK(rtpQueryGetFinished(queries[i], &finished));
        PRIME_CHECK(rtpQueryFinish(queries[i]));
        check_distances(rw_failed, distances[i]);
        PRIME_CHECK(rtpQueryDestroy(queries[i]));
    }
    PRIME_CHECK(rtpModelDestroy(model));
}

/* Triangles that lie across one another: who passes through the corner of the boxes that they leave
 * free looks at all of them. */
static RTPmodel make_tedious_model(void)
{
    enum { COUNT = 4000 };
    static float corners[COUNT][3][3];
    for (int i = 0; i < COUNT; i++) {
        const float z = 1e-5f * (float)i;
        const float triangle[3][3] = {{0, 0, z}, {1, 0, z + 0.5f}, {0, 1, z + 0.5f}};
        memcpy(corners[i], triangle, sizeof(triangle));
    }
    return make_model(NULL, describe_all(RTP_BUFFER_FORMAT_VERTEX_FLOAT3, corners, 3 * COUNT));
}

/* Who asks whether a query is over does not wait for it. */
TEST(polled)
{
    static const struct timespec moment = {.tv_nsec = 1000000};
    int finished = 0, asked = 0;
    if (context->type == RTP_CONTEXT_TYPE_CUDA || emulated) return; /* fast, and very slow */
    for (int i = 0; i < RAYS; i++) rays[i][0] = rays[i][1] = 0.9f;
    RTPmodel model = make_tedious_model();
    RTPquery query = make_query(model, distances[0]);
    PRIME_CHECK(rtpQueryExecute(query, RTP_QUERY_HINT_ASYNC));
    for (; !finished; asked++) {
        PRIME_CHECK(rtpQueryGetFinished(query, &finished));
        nanosleep(&moment, NULL);
    }
    CHECK(asked > 5);
    PRIME_CHECK(rtpQueryFinish(query));
    for (int i = 0; i < RAYS; i++) CHECK(distances[0][i] == -1);
    PRIME_CHECK(rtpQueryDestroy(query));
    PRIME_CHECK(rtpModelDestroy(model));
    make();
}

/* Again and again without waiting, and the other one's rays in between. */
TEST(again)
{
    RTPmodel model = begin_model();
    int finished = 0;
    RTPquery query = make_query(model, distances[0]);
    for (int i = 0; i < 10; i++) PRIME_CHECK(rtpQueryExecute(query, RTP_QUERY_HINT_ASYNC));
    PRIME_CHECK(rtpQueryExecute(query, RTP_QUERY_HINT_NONE));
    check_distances(rw_failed, distances[0]);
    for (int i = 0; i < 3; i++) PRIME_CHECK(rtpModelUpdate(model, RTP_MODEL_HINT_ASYNC));
    while (!finished) PRIME_CHECK(rtpModelGetFinished(model, &finished));
    PRIME_CHECK(rtpModelFinish(model));
    PRIME_CHECK(rtpQueryExecute(query, RTP_QUERY_HINT_ASYNC));
    /* The scene that the query reads stays. */
    PRIME_CHECK(rtpModelDestroy(model));
    PRIME_CHECK(rtpQueryFinish(query));
    check_distances(rw_failed, distances[0]);
    PRIME_CHECK(rtpQueryDestroy(query));
}

/* What is under way when its object goes is waited for. */
TEST(destroyed_under_way)
{
    RTPcontext fresh, tested = context;
    PRIME_CHECK(rtpContextCreate(context->type, &fresh));
    context = fresh;
    RTPmodel model = begin_model();
    PRIME_CHECK(rtpModelDestroy(model));
    model = begin_model();
    RTPquery query = make_query(model, distances[0]);
    PRIME_CHECK(rtpQueryExecute(query, RTP_QUERY_HINT_ASYNC));
    PRIME_CHECK(rtpQueryDestroy(query));
    check_distances(rw_failed, distances[0]);
    query = make_query(model, distances[1]);
    PRIME_CHECK(rtpQueryExecute(query, RTP_QUERY_HINT_ASYNC));
    PRIME_CHECK(rtpModelUpdate(model, RTP_MODEL_HINT_ASYNC));
    context = tested;
    PRIME_CHECK(rtpContextDestroy(fresh));
    check_distances(rw_failed, distances[1]);
}

/* What belongs to the process that this one was forked from is refused, and a context of its own
 * works. */
static bool is_right_in_a_child(RTPmodel model)
{
    if (rtpModelUpdate(model, RTP_MODEL_HINT_NONE) != RTP_ERROR_INVALID_CONTEXT) return false;
    if (!strstr(prime_error(), "forked")) return false;
    if (context->type == RTP_CONTEXT_TYPE_CUDA) return true; /* nor is CUDA, there */
    PRIME_MUST(rtpContextCreate(RTP_CONTEXT_TYPE_CPU, &context));
    RTPquery query = make_query(begin_model(), distances[0]);
    int failed = 0;
    PRIME_MUST(rtpQueryExecute(query, RTP_QUERY_HINT_ASYNC));
    PRIME_MUST(rtpQueryFinish(query));
    check_distances(&failed, distances[0]);
    return !failed && !rtpContextDestroy(context);
}

TEST(forked)
{
    int status = -1;
    RTPmodel model = begin_model();
    PRIME_CHECK(rtpModelFinish(model));
    const pid_t child = fork();
    if (!child) _exit(is_right_in_a_child(model) ? 0 : 1);
    CHECK(child > 0 && waitpid(child, &status, 0) == child);
    CHECK_EQ(status, 0);
    PRIME_CHECK(rtpModelDestroy(model));
}

/* Locked memory and streams of the application's, which do not wait for one another. */
TEST(streams)
{
    enum { NON_BLOCKING = 1 };
    struct rw_device_cuda *c = (struct rw_device_cuda *)context->rays->device;
    if (context->type != RTP_CONTEXT_TYPE_CUDA) return;
    RTPmodel model = begin_model();
    RTPquery queries[QUERIES];
    rw_cu_stream streams[QUERIES];
    PRIME_CHECK(rtpHostBufferLock(rays, sizeof(rays)));
    PRIME_CHECK(rtpHostBufferLock(distances, sizeof(distances)));
    for (int i = 0; i < QUERIES; i++) {
        CHECK(rw_cuda_enter(c) && !c->cuda->stream_create(&streams[i], NON_BLOCKING));
        rw_cuda_leave(c);
        queries[i] = make_query(model, distances[i]);
        PRIME_CHECK(rtpQuerySetCudaStream(queries[i], (cudaStream_t)streams[i]));
        PRIME_CHECK(rtpQueryExecute(queries[i], RTP_QUERY_HINT_ASYNC));
    }
    for (int i = 0; i < QUERIES; i++) {
        /* The stream's end is the query's. */
        CHECK(rw_cuda_enter(c) && !c->cuda->stream_synchronize(streams[i]));
        rw_cuda_leave(c);
        check_distances(rw_failed, distances[i]);
        PRIME_CHECK(rtpQueryFinish(queries[i]));
        PRIME_CHECK(rtpQueryDestroy(queries[i]));
        CHECK(rw_cuda_enter(c) && !c->cuda->stream_destroy(streams[i]));
        rw_cuda_leave(c);
    }
    PRIME_CHECK(rtpHostBufferUnlock(rays));
    PRIME_CHECK(rtpHostBufferUnlock(distances));
    PRIME_CHECK(rtpModelDestroy(model));
}

int main(int argc, char **argv)
{
    static const struct rw_test tests[] = {
        {"several", test_several}, {"polled", test_polled},
        {"again", test_again},     {"destroyed_under_way", test_destroyed_under_way},
        {"forked", test_forked},   {"streams", test_streams}};
    open_prime(argc, argv);
    emulated = argc > 1 && !strcmp(argv[1], "emulated");
    make();
    const int failed = RUN_TABLE(tests);
    rtpContextDestroy(context);
    return failed;
}
