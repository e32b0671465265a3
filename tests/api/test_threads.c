/* SPDX-License-Identifier: Apache-2.0 */
/*
 * One context and several threads: whoever comes while another thread is in a call gets an error
 * that says so, and nothing else happens; any thread may use a context after another. And
 * processes: a context is of no use to a child, which may make its own.
 */
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/api/support.h"

/* ---- a thread that stays in a call ---- */

static struct {
    RTcontext context;
    sem_t inside, go_on;
    RTresult result;
} visit;

static void stay(int level, const char *tag, const char *message, void *user)
{
    (void)level, (void)tag, (void)message, (void)user;
    sem_post(&visit.inside);
    sem_wait(&visit.go_on);
}

/* Fails, and tells so. */
static void *enter(void *user)
{
    (void)user;
    visit.result = rtContextSetRayTypeCount(visit.context, 99);
    return NULL;
}

static bool begin_visit(RTcontext context, pthread_t *thread)
{
    visit.context = context;
    if (sem_init(&visit.inside, 0, 0) || sem_init(&visit.go_on, 0, 0)) return false;
    if (rtContextSetUsageReportCallback(context, stay, 1, NULL)) return false;
    if (pthread_create(thread, NULL, enter, NULL)) return false;
    sem_wait(&visit.inside);
    return true;
}

static void end_visit(pthread_t thread)
{
    sem_post(&visit.go_on);
    pthread_join(thread, NULL);
    sem_destroy(&visit.inside);
    sem_destroy(&visit.go_on);
}

#define BUSY(call)                                                                                 \
    FAILS(call, RT_ERROR_INVALID_CONTEXT, "another thread is in a call on this context")

TEST(two_at_once)
{
    RTcontext context;
    RTbuffer buffer;
    RTvariable variable;
    pthread_t thread;
    int running = 1;
    unsigned count = 77;
    OK(rtContextCreate(&context));
    OK(rtBufferCreate(context, RT_BUFFER_INPUT, &buffer));
    OK(rtContextDeclareVariable(context, "x", &variable));
    CHECK(begin_visit(context, &thread));
    BUSY(rtContextGetRayTypeCount(context, &count));
    BUSY(rtContextSetRayTypeCount(context, 3));
    BUSY(rtContextLaunch1D(context, 0, 1));
    BUSY(rtContextDestroy(context));
    BUSY(rtBufferSetSize1D(buffer, 10));
    BUSY(rtBufferDestroy(buffer));
    BUSY(rtVariableSet1f(variable, 1));
    BUSY(rtContextQueryVariable(context, "x", &variable));
    BUSY(rtContextQueryVariable(context, "y", &variable));
    CHECK_EQ(count, 77);
    CHECK_EQ(rtContextGetRunningState(context, &running), RT_SUCCESS); /* any thread may ask */
    CHECK_EQ(running, 0);
    end_visit(thread);
    CHECK_EQ(visit.result, RT_ERROR_INVALID_VALUE);
    OK(rtContextGetRayTypeCount(context, &count));
    CHECK_EQ(count, 0);
    OK(rtBufferDestroy(buffer));
    OK(rtContextDestroy(context));
}

/* ---- calls from a callback ---- */

static RTresult from_callback;

static void call_again(int level, const char *tag, const char *message, void *user)
{
    unsigned count;
    (void)level, (void)tag, (void)message;
    from_callback = rtContextGetRayTypeCount(user, &count);
}

TEST(calls_in_a_callback)
{
    RTcontext context;
    from_callback = RT_ERROR_UNKNOWN;
    OK(rtContextCreate(&context));
    OK(rtContextSetUsageReportCallback(context, call_again, 1, context));
    CHECK_EQ(rtContextSetRayTypeCount(context, 99), RT_ERROR_INVALID_VALUE);
    CHECK_EQ(from_callback, RT_SUCCESS);
    OK(rtContextDestroy(context));
}

/* ---- many threads ---- */

enum { THREADS = 4, CALLS = 3000 };

static RTcontext shared;
static atomic_int made, refused, wrong, destroyed;

static void *make_buffers(void *user)
{
    (void)user;
    for (int i = 0; i < CALLS; i++) {
        RTbuffer buffer;
        RTresult result = rtBufferCreate(shared, RT_BUFFER_INPUT, &buffer);
        made += result == RT_SUCCESS;
        refused += result == RT_ERROR_INVALID_CONTEXT;
        wrong += result != RT_SUCCESS && result != RT_ERROR_INVALID_CONTEXT;
    }
    return NULL;
}

static void *destroy_shared(void *user)
{
    (void)user;
    destroyed += rtContextDestroy(shared) == RT_SUCCESS;
    return NULL;
}

static bool run_all(void *(*body)(void *))
{
    pthread_t threads[THREADS];
    int count = 0;
    while (count < THREADS && !pthread_create(&threads[count], NULL, body, NULL)) count++;
    for (int i = 0; i < count; i++) pthread_join(threads[i], NULL);
    return count == THREADS;
}

static bool has_buffer(RTcontext context, int id)
{
    RTbuffer buffer;
    return rtContextGetBufferFromId(context, id, &buffer) == RT_SUCCESS;
}

TEST(many_at_once)
{
    RTcontext context;
    RTbuffer buffer;
    int id;
    OK(rtContextCreate(&context));
    shared = context;
    made = refused = wrong = destroyed = 0;
    CHECK(run_all(make_buffers));
    CHECK_EQ(wrong, 0);
    CHECK_EQ(made + refused, THREADS * CALLS);
    CHECK(made > 0);
    OK(rtBufferCreate(context, RT_BUFFER_INPUT, &buffer));
    OK(rtBufferGetId(buffer, &id));
    CHECK(has_buffer(context, id));
    CHECK(run_all(destroy_shared));
    CHECK_EQ(destroyed, 1);
}

/* ---- processes ---- */

#define INHERITED(call) FAILS(call, RT_ERROR_INVALID_CONTEXT, "that this one was forked from")

/* In the child; *rw_failed as in a test. */
static void use_in_child(RTcontext context, RTbuffer buffer, int *rw_failed)
{
    RTcontext own;
    unsigned count;
    int running;
    INHERITED(rtContextGetRayTypeCount(context, &count));
    INHERITED(rtBufferSetSize1D(buffer, 10));
    INHERITED(rtContextLaunch1D(context, 0, 1));
    INHERITED(rtContextDestroy(context));
    CHECK_EQ(rtContextGetRunningState(context, &running), RT_ERROR_INVALID_CONTEXT);
    CHECK_EQ(rtContextCreate(&own), RT_SUCCESS);
    CHECK_EQ(rtContextSetRayTypeCount(own, 2), RT_SUCCESS);
    CHECK_EQ(rtContextDestroy(own), RT_SUCCESS);
}

/* Exit status of a child that uses the context; a child that hangs is ended by its alarm. */
static int fork_and_use(RTcontext context, RTbuffer buffer)
{
    int failed = 0, status = -1;
    pid_t child = fork();
    if (child == 0) {
        alarm(20);
        use_in_child(context, buffer, &failed);
        _exit(failed);
    }
    if (child > 0) waitpid(child, &status, 0);
    return status;
}

TEST(forks)
{
    RTcontext context;
    RTbuffer buffer;
    pthread_t thread;
    unsigned count;
    OK(rtContextCreate(&context));
    OK(rtBufferCreate(context, RT_BUFFER_INPUT, &buffer));
    CHECK_EQ(fork_and_use(context, buffer), 0);
    OK(rtContextGetRayTypeCount(context, &count));
    CHECK(begin_visit(context, &thread));
    int while_busy = fork_and_use(context, buffer);
    end_visit(thread);
    CHECK_EQ(while_busy, 0);
    OK(rtContextDestroy(context));
}

static const struct rw_test tests[] = {
    {"two at once", test_two_at_once},
    {"calls in a callback", test_calls_in_a_callback},
    {"many at once", test_many_at_once},
    {"forks", test_forks},
};

int main(void)
{
    return RUN_TABLE(tests);
}
