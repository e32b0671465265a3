/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What applications do wrong, on purpose: log callbacks that destroy what runs, threads that
 * destroy the same thing, handles in a forked process. Each call gets an error, and the context can
 * be used on.
 */
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <sys/wait.h>
#include <unistd.h>

#include "runtime/optix7/object.h"
#include "tests/optix7/fixture.h"

static const char ptx[] = PTX_HEAD ".const .align 8 .b8 params[8];\n"
                                   ".entry __raygen__a() { ret; }\n";
static const struct optix7_link_options link_options = {1};
static const struct optix7_group_options group_options;

/* All that callbacks, threads and children try to take away. */
static struct world {
    struct fixture f;
    void *module, *group, *pipeline, *task;
    struct record record;
    unsigned calls, wrong;
} world;

static struct optix7_group_desc ray_generation(struct world *w)
{
    return (struct optix7_group_desc){OPTIX7_GROUP_RAY_GENERATION, 0, {{w->module, "__raygen__a"}}};
}

static optix7_result launch(struct world *w)
{
    const struct optix7_binding_table table = {.ray_generation = ADDRESS(&w->record)};
    return w->f.call.Launch(w->pipeline, NULL, 0, 0, &table, 4, 1, 1);
}

static optix7_result create_pipeline(struct world *w, void **out)
{
    return w->f.call.PipelineCreate(w->f.context, &w->f.pipeline, &link_options, &w->group, 1, NULL,
                                    NULL, out);
}

/* ---- what is refused: with the number of `code`s that were not answered ---- */

static unsigned count_others(struct world *w, optix7_result code, optix7_result code_of_context)
{
    const struct optix7_calls *call = &w->f.call;
    const struct optix7_group_desc desc = ray_generation(w);
    const struct optix7_build_options options = {0};
    struct optix7_build_sizes sizes;
    struct optix7_relocation relocation;
    struct optix7_emit emit = {64, OPTIX7_EMIT_COMPACTED_SIZE};
    optix7_handle handle;
    void *out;
    unsigned created;
    /* One that is being done is none any more. */
    const optix7_result of_task = call->TaskExecute(w->task, NULL, 0, &created);
    unsigned others = of_task != code && of_task != OPTIX7_INVALID_VALUE;
    const optix7_result of_objects[] = {
        launch(w),
        call->PipelineSetStackSize(w->pipeline, 0, 0, 0, 1),
        call->PipelineDestroy(w->pipeline),
        call->ProgramGroupDestroy(w->group),
        call->ModuleDestroy(w->module),
    };
    const optix7_result of_context[] = {
        call->ModuleCreate(w->f.context, &w->f.module, &w->f.pipeline, ptx, strlen(ptx), NULL, NULL,
                           &out),
        call->ProgramGroupCreate(w->f.context, &desc, 1, &group_options, NULL, NULL, &out),
        create_pipeline(w, &out),
        call->AccelComputeMemoryUsage(w->f.context, &options, NULL, 0, &sizes),
        call->AccelBuild(w->f.context, NULL, &options, NULL, 0, 0, 0, 0, 0, &handle, NULL, 0),
        call->AccelCompact(w->f.context, NULL, 0, 0, 0, &handle),
        call->AccelEmitProperty(w->f.context, NULL, 0, &emit),
        call->AccelGetRelocationInfo(w->f.context, 0, &relocation),
        call->DeviceContextSetCacheLocation(w->f.context, "folder"),
        call->DeviceContextSetLogCallback(w->f.context, NULL, NULL, 0),
        call->DeviceContextDestroy(w->f.context),
    };
    for (size_t k = 0; k < sizeof(of_objects) / sizeof(of_objects[0]); k++)
        others += of_objects[k] != code;
    for (size_t k = 0; k < sizeof(of_context) / sizeof(of_context[0]); k++)
        others += of_context[k] != code_of_context;
    return others;
}

/* ---- callbacks ---- */

static void destroy_all(unsigned level, const char *tag, const char *message, void *user)
{
    struct world *w = user;
    uint32_t value;
    int state;
    unsigned char header[OPTIX7_RECORD_HEADER];
    (void)level, (void)tag, (void)message;
    if (!w->pipeline) return; /* while the world is made */
    w->calls++;
    w->wrong += count_others(w, OPTIX7_INVALID_OPERATION, OPTIX7_INVALID_OPERATION);
    w->wrong += w->f.call.DeviceContextGetProperty(w->f.context, 0x2001, &value, 4) != OPTIX7_OK;
    w->wrong += w->f.call.ModuleGetCompilationState(w->module, &state) != OPTIX7_OK;
    w->wrong += w->f.call.SbtRecordPackHeader(w->group, header) != OPTIX7_OK;
}

static void open_world(struct world *w, int *rw_failed)
{
    memset(w, 0, sizeof(*w));
    CHECK_EQ(open_fixture(&w->f), OPTIX7_OK);
    w->module = make_module(&w->f, ptx);
    w->group = make_group(&w->f, ray_generation(w));
    void *pipeline = make_pipeline(&w->f, &w->group, 1), *later;
    CHECK(w->module && w->group && pipeline);
    CHECK_EQ(w->f.call.SbtRecordPackHeader(w->group, w->record.header), OPTIX7_OK);
    CHECK_EQ(w->f.call.ModuleCreateWithTasks(w->f.context, &w->f.module, &w->f.pipeline, "no PTX",
                                             6, NULL, NULL, &later, &w->task),
             OPTIX7_INVALID_INPUT);
    CHECK_EQ(w->f.call.ModuleCreateWithTasks(w->f.context, &w->f.module, &w->f.pipeline, ".oops", 5,
                                             NULL, NULL, &later, &w->task),
             OPTIX7_OK);
    w->pipeline = pipeline;
}

static void close_world(struct world *w, int *rw_failed)
{
    CHECK_EQ(launch(w), OPTIX7_OK);
    CHECK_EQ(w->f.call.PipelineDestroy(w->pipeline), OPTIX7_OK);
    CHECK_EQ(w->f.call.ProgramGroupDestroy(w->group), OPTIX7_OK);
    CHECK_EQ(w->f.call.ModuleDestroy(w->module), OPTIX7_OK);
    CHECK_EQ(w->f.call.DeviceContextDestroy(w->f.context), OPTIX7_OK);
}

/* Where it is called without locks, with the device's, and by a task that is being done. */
TEST(log_callback_that_destroys)
{
    struct world *w = &world;
    static const struct optix7_build_options options = {0};
    static unsigned char nothing[256];
    struct optix7_build_sizes sizes;
    struct optix7_emit emit = {ADDRESS(take(8)), OPTIX7_EMIT_COMPACTED_SIZE};
    unsigned created;
    uint32_t value;
    open_world(w, rw_failed);
    if (*rw_failed) return;
    const struct optix7_calls *call = &w->f.call;
    CHECK_EQ(call->DeviceContextSetLogCallback(w->f.context, destroy_all, w, 4), OPTIX7_OK);
    CHECK(call->DeviceContextGetProperty(w->f.context, 0, &value, 4));
    CHECK_EQ(w->calls, 1);
    CHECK(call->AccelComputeMemoryUsage(w->f.context, &options, NULL, 1, &sizes));
    CHECK_EQ(w->calls, 2);
    const optix7_address address = (ADDRESS(nothing) + 127) / 128 * 128;
    CHECK(call->AccelEmitProperty(w->f.context, NULL, address, &emit));
    CHECK_EQ(w->calls, 3);
    CHECK_EQ(call->TaskExecute(w->task, NULL, 0, &created), OPTIX7_INVALID_INPUT);
    CHECK_EQ(w->calls, 4);
    CHECK_EQ(w->wrong, 0);
    close_world(w, rw_failed);
}

/* Calls let go of what they found, whatever comes of them: a context that they kept would never be
 * freed. */
TEST(references_of_calls)
{
    struct world *w = &world;
    uint32_t value;
    open_world(w, rw_failed);
    if (*rw_failed) return;
    struct optix7_object *context = rw_optix7_object_find(w->f.context, OPTIX7_CONTEXT);
    const unsigned before = atomic_load(&context->references);
    const struct optix7_build_input input = squares(2, 0, (const unsigned[]){0});
    CHECK(build(&w->f, &input, 1, 0));
    CHECK_EQ(launch(w), OPTIX7_OK);
    CHECK(w->f.call.DeviceContextGetProperty(w->f.context, 0, &value, 4));
    CHECK(!make_module(&w->f, ".oops"));
    CHECK(!make_pipeline(&w->f, &w->module, 1));
    CHECK_EQ(atomic_load(&context->references), before);
    rw_optix7_object_release(context);
    close_world(w, rw_failed);
}

/* Another context's objects are none of the callback's call. */
static void use_other(unsigned level, const char *tag, const char *message, void *user)
{
    struct world *other = user;
    (void)level, (void)tag, (void)message;
    other->calls++;
    other->wrong += launch(other) != OPTIX7_OK;
}

TEST(log_callback_that_uses_another_context)
{
    struct world *w = &world;
    void *context;
    uint32_t value;
    const struct optix7_context_options options = {.log = use_other, .log_user = w, .log_level = 2};
    open_world(w, rw_failed);
    if (*rw_failed) return;
    CHECK_EQ(w->f.call.DeviceContextCreate(NULL, &options, &context), OPTIX7_OK);
    CHECK(w->f.call.DeviceContextGetProperty(context, 0, &value, 4));
    CHECK(w->calls == 1 && w->wrong == 0);
    CHECK_EQ(w->f.call.DeviceContextDestroy(context), OPTIX7_OK);
    close_world(w, rw_failed);
}

/* ---- isolation, which pipelines do not have on the CPU ---- */

static void hear_of_isolation(unsigned level, const char *tag, const char *message, void *user)
{
    const bool found = level == OPTIX7_LOG_WARNING && !strcmp(tag, "RW_ISOLATE") &&
                       strstr(message, "pipelines run in this process");
    *(unsigned *)user += found;
}

TEST(isolation_that_is_none)
{
    struct fixture f;
    unsigned heard = 0;
    void *context;
    const struct optix7_context_options options = {
        .log = hear_of_isolation, .log_user = &heard, .log_level = OPTIX7_LOG_WARNING};
    CHECK_EQ(open_fixture(&f), OPTIX7_OK);
    CHECK_EQ(f.call.DeviceContextCreate(NULL, &options, &context), OPTIX7_OK);
    CHECK_EQ(f.call.DeviceContextDestroy(context), OPTIX7_OK);
    CHECK_EQ(heard, 0);
    setenv("RW_ISOLATE", "1", 1);
    CHECK_EQ(f.call.DeviceContextCreate(NULL, &options, &context), OPTIX7_OK);
    unsetenv("RW_ISOLATE");
    CHECK_EQ(f.call.DeviceContextDestroy(context), OPTIX7_OK);
    CHECK_EQ(heard, 1);
    CHECK_EQ(f.call.DeviceContextDestroy(f.context), OPTIX7_OK);
}

/* ---- threads ---- */

enum { ROUNDS = 5000, SPINS = 2000 };

static struct {
    void *module;
    atomic_uint round, done; /* rounds that began, and that the thread has ended */
    atomic_uint destroyed;
} race;

static void destroy(struct fixture *f)
{
    atomic_fetch_add(&race.destroyed, f->call.ModuleDestroy(race.module) == OPTIX7_OK);
}

/* Without sleeping at first, so that both are there at the same time. */
static void await(atomic_uint *counter, unsigned wanted)
{
    for (unsigned k = 0; atomic_load(counter) < wanted; k++)
        if (k > SPINS) sched_yield();
}

static void *destroy_modules(void *user)
{
    for (unsigned k = 1; k <= ROUNDS; k++) {
        await(&race.round, k);
        destroy(user);
        atomic_store(&race.done, k);
    }
    return NULL;
}

/* One of two is told that it was done. */
TEST(two_that_destroy_the_same)
{
    struct fixture f;
    pthread_t thread;
    unsigned others = 0;
    CHECK_EQ(open_fixture(&f), OPTIX7_OK);
    CHECK(!pthread_create(&thread, NULL, destroy_modules, &f));
    for (unsigned k = 1; k <= ROUNDS; k++) {
        race.module = make_module(&f, ptx);
        atomic_store(&race.round, k);
        destroy(&f);
        await(&race.done, k);
        others += atomic_exchange(&race.destroyed, 0) != 1;
    }
    pthread_join(thread, NULL);
    CHECK_EQ(others, 0);
    CHECK_EQ(f.call.DeviceContextDestroy(f.context), OPTIX7_OK);
}

/* ---- forks ---- */

/* Nothing of the parent's can be used, and what the child makes can. */
static int run_child(struct world *w)
{
    struct world own;
    int failed = 0;
    const unsigned others = count_others(w, OPTIX7_INVALID_VALUE, OPTIX7_INVALID_CONTEXT);
    if (others) return (int)others;
    open_world(&own, &failed);
    if (!failed) close_world(&own, &failed);
    return failed ? 100 : 0;
}

TEST(handles_of_the_parent)
{
    struct world *w = &world;
    int status = -1;
    open_world(w, rw_failed);
    if (*rw_failed) return;
    fflush(NULL);
    const pid_t child = fork();
    if (!child) {
        alarm(120); /* rather than to wait for ever */
        _exit(run_child(w));
    }
    CHECK(child > 0 && waitpid(child, &status, 0) == child);
    CHECK_EQ(status, 0);
    close_world(w, rw_failed);
}

static const struct rw_test tests[] = {
    {"log-callback-that-destroys", test_log_callback_that_destroys},
    {"references-of-calls", test_references_of_calls},
    {"log-callback-that-uses-another-context", test_log_callback_that_uses_another_context},
    {"isolation-that-is-none", test_isolation_that_is_none},
    {"two-that-destroy-the-same", test_two_that_destroy_the_same},
    {"handles-of-the-parent", test_handles_of_the_parent},
};

int main(void)
{
    return RUN_TABLE(tests);
}
