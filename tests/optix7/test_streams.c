/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Builds are work of the application's stream: while something before them holds the stream up, the
 * calls return, and what they build is made of what is in memory when their turn comes. On a GPU
 * alone: on the CPU there are no streams.
 */
#include <dlfcn.h>
#include <stdatomic.h>
#include <unistd.h>

#include "tests/optix7/rays.h"

/* Ends a test that waits for ever. */
enum { SECONDS = 120, SQUARES = 50 };

static atomic_bool is_open;

static void hold(void *user)
{
    (void)user;
    while (!atomic_load(&is_open)) usleep(100);
}

/* Host functions of streams, which the library itself does not use. */
static int hold_up(void *stream)
{
    int (*launch)(void *stream, void (*function)(void *), void *user) = NULL;
    void *driver = dlopen("libcuda.so.1", RTLD_NOW);
    if (driver) *(void **)&launch = dlsym(driver, "cuLaunchHostFunc");
    atomic_store(&is_open, false);
    return launch ? launch(stream, hold, NULL) : 1;
}

/* Geometry that is built, updated and compacted, and an instance of what comes out. */
struct scene {
    struct world *w;
    void *stream;
    struct optix7_build_input geometry, instances;
    struct optix7_instance *placed;
    struct optix7_build_sizes sizes, top_sizes;
    void *temporary, *top_temporary, *output, *compacted, *top;
    uint64_t *size;
    struct result *results;
    struct params *params;
};

static const struct optix7_build_options options = {OPTIX7_BUILD_ALLOW_UPDATE |
                                                        OPTIX7_BUILD_ALLOW_COMPACTION,
                                                    OPTIX7_OPERATION_BUILD,
                                                    {0, 0, 0, 0}};

static void set_height(struct scene *s, float z)
{
    float *v = (float *)(uintptr_t)s->geometry.of.triangles.vertices[0];
    for (unsigned i = 0; i < 3 * SQUARES; i++) v[3 * i + 2] = z;
}

static void open_scene(struct scene *s, struct world *w, void *stream, int *rw_failed)
{
    *s = (struct scene){.w = w, .stream = stream, .geometry = squares(SQUARES, 0, no_any_hit)};
    struct optix7_calls *call = &w->f.call;
    s->instances.type = OPTIX7_INPUT_INSTANCES;
    s->placed = take(sizeof(*s->placed));
    s->instances.of.instances = (struct optix7_instances){ADDRESS(s->placed), 1, 0};
    CHECK_EQ(call->AccelComputeMemoryUsage(w->f.context, &options, &s->geometry, 1, &s->sizes), 0);
    CHECK_EQ(call->AccelComputeMemoryUsage(w->f.context, &options, &s->instances, 1, &s->top_sizes),
             0);
    s->temporary = take_temporary(s->sizes.temporary + s->sizes.temporary_update);
    s->top_temporary = take_temporary(s->top_sizes.temporary);
    s->output = take(s->sizes.output);
    s->compacted = take(s->sizes.output);
    s->top = take(s->top_sizes.output);
    s->size = take(8);
    s->results = take(SQUARES * sizeof(*s->results));
    s->params = take(sizeof(*s->params));
    place_row(s->placed, 1, ADDRESS(s->compacted), 1, 0);
}

static optix7_result put_build(struct scene *s, const struct optix7_build_input *input,
                               int operation, void *temporary, size_t temporary_size, void *output,
                               size_t size, optix7_handle *out)
{
    const struct optix7_emit emit = {ADDRESS(s->size), OPTIX7_EMIT_COMPACTED_SIZE};
    struct optix7_build_options with = options;
    with.operation = operation;
    return s->w->f.call.AccelBuild(s->w->f.context, s->stream, &with, input, 1, ADDRESS(temporary),
                                   temporary_size, ADDRESS(output), size, out, &emit, 1);
}

/* All of it, one after the other. */
static void put_all(struct scene *s, int *rw_failed)
{
    struct world *w = s->w;
    optix7_handle built = 0, updated = 0, compacted = 0, top = 0;
    CHECK_EQ(put_build(s, &s->geometry, OPTIX7_OPERATION_BUILD, s->temporary, s->sizes.temporary,
                       s->output, s->sizes.output, &built),
             0);
    CHECK_EQ(put_build(s, &s->geometry, OPTIX7_OPERATION_UPDATE, s->temporary,
                       s->sizes.temporary_update, s->output, s->sizes.output, &updated),
             0);
    CHECK_EQ(w->f.call.AccelCompact(w->f.context, s->stream, updated, ADDRESS(s->compacted),
                                    s->sizes.output, &compacted),
             0);
    CHECK_EQ(put_build(s, &s->instances, OPTIX7_OPERATION_BUILD, s->top_temporary,
                       s->top_sizes.temporary, s->top, s->top_sizes.output, &top),
             0);
    *s->params = (struct params){s->results, top, 0, 0, w->mark};
    CHECK_EQ(w->f.call.Launch(w->pipeline, s->stream, ADDRESS(s->params), sizeof(*s->params),
                              &w->table, SQUARES, 1, 1),
             0);
}

static void check_results(struct scene *s, float distance, int *rw_failed)
{
    for (unsigned i = 0; i < SQUARES && !*rw_failed; i++) {
        CHECK_EQ(s->results[i].hit, 1);
        CHECK(s->results[i].distance == distance);
        CHECK_EQ(s->results[i].primitive, i);
    }
}

/* Once with nothing in the way, for what is made when it is needed first; then held up. */
static void check_stream(struct world *w, void *stream, int *rw_failed)
{
    char why[256];
    const struct rw_cuda_api *cuda = rw_cuda_api(why, sizeof(why));
    struct scene s;
    open_scene(&s, w, stream, rw_failed);
    if (*rw_failed) return;
    put_all(&s, rw_failed);
    CHECK_EQ(cuda->stream_synchronize(stream), 0);
    check_results(&s, 10, rw_failed);
    if (*rw_failed) return;
    memset(s.results, 0xff, SQUARES * sizeof(*s.results));
    memset(s.compacted, 0xff, s.sizes.output);
    CHECK_EQ(hold_up(stream), 0);
    put_all(&s, rw_failed);
    set_height(&s, 3);
    atomic_store(&is_open, true);
    CHECK_EQ(cuda->stream_synchronize(stream), 0);
    check_results(&s, 7, rw_failed);
}

static void check_kind(unsigned flags, int *rw_failed)
{
    char why[256];
    rw_cu_stream stream = NULL;
    const struct rw_cuda_api *cuda = rw_cuda_api(why, sizeof(why));
    struct world *w = take(sizeof(*w));
    open_world(w, rw_failed);
    if (*rw_failed) return;
    CHECK_EQ(cuda->stream_create(&stream, flags), 0);
    check_stream(w, stream, rw_failed);
    cuda->stream_destroy(stream);
}

TEST(blocking)
{
    check_kind(0, rw_failed);
}

TEST(not_blocking)
{
    check_kind(RW_CU_STREAM_NON_BLOCKING, rw_failed);
}

/* The default stream of old, and that of each thread. */
TEST(default_streams)
{
    struct world *w = take(sizeof(*w));
    open_world(w, rw_failed);
    if (*rw_failed) return;
    for (uintptr_t stream = 0; stream < 3 && !*rw_failed; stream++)
        check_stream(w, (void *)stream, rw_failed);
}

static const struct rw_test tests[] = {
    {"blocking", test_blocking},
    {"not_blocking", test_not_blocking},
    {"default_streams", test_default_streams},
};

int main(int count, char **arguments)
{
    choose_device(count, arguments);
    if (!on_gpu) SKIP("streams are a GPU's");
    alarm(SECONDS);
    return RUN_TABLE(tests);
}
