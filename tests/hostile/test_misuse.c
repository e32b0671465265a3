/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What applications do wrong, on purpose: callbacks that destroy what runs, handles of the dead
 * whose memory is wanted again, inverse matrices that are none. Each gets an error, and the context
 * can be used on.
 */
#include <stdbool.h>
#include <stdint.h>

#include "tests/hostile/camera.h"

/* Some 100 ms on two cores. */
static const char busy[] = "mov.u32 %r8, 0;\n"
                           "again: atom.global.add.u32 %r9, [sink], 1; add.u32 %r8, %r8, 1;\n"
                           "setp.lt.u32 %p0, %r8, 5000; @%p0 bra again;\n";

/* All that callbacks try to take away. */
static struct {
    RTcontext context;
    RTbuffer buffer;
    RTgeometrygroup leaf;
    RTvariable scene;
    RTprogram camera;
    RWfence fence;
    unsigned calls, refused, wrong;
} world;

static void try_call(RTresult result)
{
    world.refused += result == RT_ERROR_INVALID_CONTEXT;
    world.wrong += result != RT_ERROR_INVALID_CONTEXT;
}

enum { ATTEMPTS = 12 };

/* What would be used after its end, or would change below whoever looks at it. */
static void destroy_all(void)
{
    RTbuffer buffer;
    RWfence fence;
    world.calls++;
    try_call(rtVariableSet1f(world.scene, 1));
    try_call(rtContextRemoveVariable(world.context, world.scene));
    try_call(rtGeometryGroupDestroy(world.leaf));
    try_call(rtProgramDestroy(world.camera));
    try_call(rtBufferSetSize1D(world.buffer, 1000));
    try_call(rtBufferDestroy(world.buffer));
    try_call(rtBufferCreate(world.context, RT_BUFFER_INPUT, &buffer));
    try_call(rtContextSetRayTypeCount(world.context, 0));
    try_call(rtContextSetEntryPointCount(world.context, 0));
    try_call(rwContextLaunchAsync1D(world.context, 0, 1, NULL, &fence));
    try_call(rtContextSetTimeoutCallback(world.context, NULL, 1));
    try_call(rtContextDestroy(world.context));
}

static int on_timeout(void)
{
    destroy_all();
    return 0;
}

static int on_progress(double progress, void *user)
{
    (void)progress, (void)user;
    destroy_all();
    if (world.fence) world.wrong += rwFenceDestroy(world.fence) != RT_ERROR_INVALID_CONTEXT;
    return 0;
}

static void on_report(int level, const char *tag, const char *message, void *user)
{
    (void)level, (void)tag, (void)message, (void)user;
    destroy_all();
}

/* Maps as well, which is for callbacks that are called while nothing but the kernel runs. */
static int on_fill(void *user, RTbuffer buffer, RTmemoryblock *block)
{
    void *bytes;
    RTsize width = 0;
    (void)user;
    destroy_all();
    world.wrong += buffer != world.buffer || rtBufferGetSize1D(buffer, &width) || width != 4;
    world.wrong += rtBufferMap(buffer, &bytes) != RT_ERROR_INVALID_CONTEXT;
    world.wrong += rtContextLaunch1D(world.context, 0, 1) != RT_ERROR_INVALID_CONTEXT;
    for (int k = 0; k < 4; k++) ((float *)block->baseAddress)[k] = (float)k;
    return 0;
}

static RTresult make_world(void)
{
    memset(&world, 0, sizeof(world));
    TRY(camera_make(&world.context, busy));
    TRY(rtContextGetRayGenerationProgram(world.context, 0, &world.camera));
    TRY(camera_make_leaf(world.context, &world.leaf));
    TRY(camera_set_root(world.context, world.leaf));
    TRY(rtContextQueryVariable(world.context, "scene", &world.scene));
    TRY(rtBufferCreateFromCallback(world.context, RT_BUFFER_INPUT, on_fill, NULL, &world.buffer));
    TRY(rtBufferSetFormat(world.buffer, RT_FORMAT_FLOAT));
    return rtBufferSetSize1D(world.buffer, 4);
}

/* Were they called, all attempts refused, and is everything as it was? */
static bool is_unharmed(void)
{
    bool tried = world.calls && !world.wrong && world.refused == ATTEMPTS * world.calls;
    if (!tried) fprintf(stderr, "%u calls, %u wrong\n", world.calls, world.wrong);
    world.calls = 0;
    return tried && !rtContextSetUsageReportCallback(world.context, NULL, 0, NULL) &&
           !rtContextSetTimeoutCallback(world.context, NULL, 1) &&
           !rwContextSetProgressCallback(world.context, NULL, NULL, 1) &&
           !rtContextLaunch2D(world.context, 0, 8, 8) && !world.calls &&
           !rtContextDestroy(world.context);
}

TEST(buffer_callback_that_destroys)
{
    CHECK_EQ(make_world(), RT_SUCCESS);
    RTcontext context = world.context;
    OK(rtContextLaunch2D(context, 0, 8, 8));
    CHECK(is_unharmed());
}

TEST(timeout_callback_that_destroys)
{
    CHECK_EQ(make_world(), RT_SUCCESS);
    RTcontext context = world.context;
    OK(rtContextSetTimeoutCallback(context, on_timeout, 0));
    OK(rtContextLaunch2D(context, 0, 64, 64));
    CHECK(world.calls > 1);
    CHECK(is_unharmed());
}

TEST(progress_callback_that_destroys)
{
    CHECK_EQ(make_world(), RT_SUCCESS);
    RTcontext context = world.context;
    OK(rwContextSetProgressCallback(context, on_progress, NULL, 0.001));
    OK(rwContextLaunchAsync2D(context, 0, 64, 64, NULL, &world.fence));
    OK(rwFenceWait(world.fence));
    CHECK(world.calls);
    OK(rwFenceDestroy(world.fence));
    world.fence = NULL;
    OK(rtContextLaunch2D(context, 0, 64, 64));
    CHECK(is_unharmed());
}

/* The message of the call that failed is still its own. */
TEST(report_callback_that_destroys)
{
    const char *text;
    CHECK_EQ(make_world(), RT_SUCCESS);
    RTcontext context = world.context;
    OK(rtContextSetUsageReportCallback(context, on_report, 3, NULL));
    OK(rtContextLaunch2D(context, 0, 8, 8));
    CHECK(world.calls > 2);
    CHECK_EQ(rtContextSetRayTypeCount(context, 99), RT_ERROR_INVALID_VALUE);
    rtContextGetErrorString(context, RT_ERROR_INVALID_VALUE, &text);
    CHECK_CONTAINS(text, "rtContextSetRayTypeCount: 99 ray types");
    CHECK(is_unharmed());
}

static void fail_inside(int level, const char *tag, const char *message, void *user)
{
    float value;
    RTvariable v;
    (void)level, (void)tag, (void)message;
    RTcontext context = user;
    if (world.calls++) return;
    world.wrong += rtContextQueryVariable(context, "x", &v) != RT_SUCCESS;
    world.wrong += rtVariableGet1f(v, &value) != RT_ERROR_TYPE_MISMATCH;
}

TEST(messages_of_calls_in_callbacks)
{
    RTcontext context;
    RTvariable v;
    memset(&world, 0, sizeof(world));
    OK(rtContextCreate(&context));
    OK(rtContextDeclareVariable(context, "x", &v));
    OK(rtContextSetUsageReportCallback(context, fail_inside, 1, context));
    FAILS(rtContextSetRayTypeCount(context, 99), RT_ERROR_INVALID_VALUE,
          "rtContextSetRayTypeCount: 99 ray types");
    CHECK(world.calls == 2 && !world.wrong);
    OK(rtContextDestroy(context));
}

/* ---- handles of the dead ---- */

enum { MANY = 200000, CONTEXTS = 1000 };

static int compare(const void *a, const void *b)
{
    const uintptr_t x = *(const uintptr_t *)a, y = *(const uintptr_t *)b;
    return x < y ? -1 : x > y;
}

/* Of sorted ones. */
static unsigned count_twice(uintptr_t *handles, size_t count)
{
    unsigned twice = 0;
    qsort(handles, count, sizeof(*handles), compare);
    for (size_t k = 1; k < count; k++) twice += handles[k] == handles[k - 1];
    return twice;
}

/* No two objects ever have one handle, however many there were between them. */
TEST(handles_of_the_dead)
{
    static uintptr_t handles[MANY + CONTEXTS];
    RTcontext context, other;
    RTbuffer dead, next;
    RTvariable v;
    unsigned count;
    OK(rtContextCreate(&context));
    OK(rtBufferCreate(context, RT_BUFFER_INPUT, &dead));
    OK(rtContextDeclareVariable(context, "v", &v));
    OK(rtBufferDestroy(dead));
    for (unsigned k = 0; k < MANY; k++) {
        OK(rtBufferCreate(context, RT_BUFFER_INPUT, &next));
        handles[k] = (uintptr_t)next;
        if (k % 8) OK(rtBufferDestroy(next));
    }
    CHECK_EQ(rtBufferSetSize1D(dead, 1), RT_ERROR_INVALID_VALUE);
    FAILS(rtVariableSetObject(v, dead), RT_ERROR_INVALID_VALUE, "'object' is not a live handle");
    OK(rtContextDestroy(context));
    for (unsigned k = 0; k < CONTEXTS; k++) {
        CHECK_EQ(rtContextCreate(&other), RT_SUCCESS);
        handles[MANY + k] = (uintptr_t)other;
        CHECK_EQ(rtContextGetRayTypeCount(context, &count), RT_ERROR_INVALID_CONTEXT);
        CHECK_EQ(rtContextDestroy(other), RT_SUCCESS);
    }
#ifndef RW_SANITIZED /* which has the heap for itself */
    CHECK_EQ(count_twice(handles, MANY + CONTEXTS), 0);
#else
    (void)count_twice;
#endif
}

/* ---- inverse matrices ---- */

TEST(inverse_matrices_that_are_none)
{
    /* Large and small numbers, as scenes in millimetres and in kilometres have them. */
    static const float matrices[][16] = {
        {1, 0, 0, 5, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1},
        {0.001f, 0, 0, 4e5f, 0, 0, -0.001f, 3e6f, 0, 0.001f, 0, 20, 0, 0, 0, 1},
        {1e4f, 3e3f, 0, 1, -3e3f, 1e4f, 0, 1, 0, 0, 1, 1e6f, 0, 0, 0, 1}};
    static const float unit[16] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
    static const float flat[16] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1};
    RTcontext context;
    RTtransform t;
    float matrix[16], inverse[16];
    OK(rtContextCreate(&context));
    OK(rtTransformCreate(context, &t));
    for (size_t k = 0; k < sizeof(matrices) / sizeof(matrices[0]); k++) {
        OK(rtTransformSetMatrix(t, 0, matrices[k], NULL));
        OK(rtTransformGetMatrix(t, 0, matrix, inverse));
        OK(rtTransformSetMatrix(t, 0, matrix, inverse));
        FAILS(rtTransformSetMatrix(t, 0, matrix, unit), RT_ERROR_INVALID_VALUE,
              "'inverseMatrix' is not the inverse of 'matrix'");
        FAILS(rtTransformSetMatrix(t, 0, unit, inverse), RT_ERROR_INVALID_VALUE, "not the inverse");
    }
    FAILS(rtTransformSetMatrix(t, 0, flat, unit), RT_ERROR_INVALID_VALUE, "not the inverse");
    OK(rtTransformSetMatrix(t, 0, unit, unit));
    OK(rtContextDestroy(context));
}

static const struct rw_test tests[] = {
    {"buffer-callback-that-destroys", test_buffer_callback_that_destroys},
    {"timeout-callback-that-destroys", test_timeout_callback_that_destroys},
    {"progress-callback-that-destroys", test_progress_callback_that_destroys},
    {"report-callback-that-destroys", test_report_callback_that_destroys},
    {"messages-of-calls-in-callbacks", test_messages_of_calls_in_callbacks},
    {"handles-of-the-dead", test_handles_of_the_dead},
    {"inverse-matrices-that-are-none", test_inverse_matrices_that_are_none},
};

int main(void)
{
    setenv("RW_DEVICE", "cpu", 1);
    return RUN_TABLE(tests);
}
