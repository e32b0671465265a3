/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Launches that are not waited for: that they give what others give, in order on one stream and
 * side by side on two, whatever is done to their context meanwhile; and what their fences say.
 *   api.async [cpu|cuda]
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <unistd.h>

#include "tests/api/slow.h"
#include "tests/api/streams.h"
#include "tests/device.h"

/* Entry points beside the slow one: the same into another buffer; and a copy from one to the other,
 * which shows what it found. */
static const char more_source[] =
    PREAMBLE "rtDeclareVariable(unsigned int, rounds, , );\n"
             "rtBuffer<unsigned int, 2> other;\n"
             "RT_PROGRAM void slow_other() {\n"
             "    unsigned int p = value;\n"
             "    for (unsigned int i = 0; i < rounds; i++) shoot(p);\n"
             "    other[index] = p;\n"
             "}\n"
             "RT_PROGRAM void copy() { other[index] = output[index]; }\n"
             "RT_PROGRAM void say() {\n"
             "    if (index.x + index.y == 0) rtPrintf(\"value %u\\n\", value);\n"
             "    unsigned int p = value; shoot(p); output[index] = p;\n"
             "}\n";

enum { SLOW, SLOW_OTHER, COPY, SAY, ENTRIES };

/* Where something has to be done before a launch ends, on a machine that others use too. */
enum { LONGER = 8 };

struct two {
    struct slow s;
    RTbuffer other;
    unsigned rounds; /* some 30 ms */
};

static void *streams[2];

static RTresult add_entry(struct two *t, unsigned entry, const char *name)
{
    RTprogram program;
    TRY(launch_program(&t->s.l, more_source, name, &program));
    return rtContextSetRayGenerationProgram(t->s.l.context, entry, program);
}

static RTresult two_make(struct two *t)
{
    RTvariable v;
    TRY(slow_make(&t->s));
    RTcontext context = t->s.l.context;
    TRY(rtContextSetEntryPointCount(context, ENTRIES));
    TRY(add_entry(t, SLOW_OTHER, "slow_other"));
    TRY(add_entry(t, COPY, "copy"));
    TRY(add_entry(t, SAY, "say"));
    TRY(rtBufferCreate(context, RT_BUFFER_OUTPUT, &t->other));
    TRY(rtBufferSetFormat(t->other, RT_FORMAT_UNSIGNED_INT));
    TRY(rtBufferSetSize2D(t->other, WIDTH, HEIGHT));
    TRY(rtContextDeclareVariable(context, "other", &v));
    TRY(rtVariableSetObject(v, t->other));
    t->rounds = slow_rounds_for(&t->s, WIDTH, HEIGHT, 30);
    return RT_SUCCESS;
}

static RTresult begin(struct two *t, unsigned entry, void *stream, RWfence *fence)
{
    return rwContextLaunchAsync2D(t->s.l.context, entry, WIDTH, HEIGHT, stream, fence);
}

#define BEGIN                                                                                      \
    struct two t;                                                                                  \
    RTresult made = two_make(&t);                                                                  \
    RTcontext context = t.s.l.context;                                                             \
    OK(made)
#define END                                                                                        \
    CHECK(slow_is_good(&t.s));                                                                     \
    OK(rtContextDestroy(context))

static RTresult clear(RTbuffer output)
{
    void *data;
    TRY(rtBufferMap(output, &data));
    memset(data, 0xee, WIDTH * HEIGHT * sizeof(unsigned));
    return rtBufferUnmap(output);
}

TEST(same_as_blocking)
{
    static unsigned blocking[WIDTH * HEIGHT];
    static const size_t sizes[][3] = {{WIDTH, 1, 1}, {WIDTH, HEIGHT, 1}, {WIDTH / 2, HEIGHT, 2}};
    RWfence fence;
    void *data;
    BEGIN;
    OK(slow_set(&t.s, 11, 3));
    for (int k = 0; k < 3; k++) {
        const size_t *n = sizes[k];
        OK(clear(t.s.l.output));
        OK(rtContextLaunch3D(context, SLOW, n[0], n[1], n[2]));
        OK(rtBufferMap(t.s.l.output, &data));
        memcpy(blocking, data, sizeof blocking);
        OK(rtBufferUnmap(t.s.l.output));
        OK(clear(t.s.l.output));
        if (k == 0) OK(rwContextLaunchAsync1D(context, SLOW, n[0], NULL, &fence));
        if (k == 1) OK(rwContextLaunchAsync2D(context, SLOW, n[0], n[1], NULL, &fence));
        if (k == 2) OK(rwContextLaunchAsync3D(context, SLOW, n[0], n[1], n[2], NULL, &fence));
        OK(rwFenceWait(fence));
        OK(rtBufferMap(t.s.l.output, &data));
        CHECK(!memcmp(blocking, data, sizeof blocking));
        OK(rtBufferUnmap(t.s.l.output));
        OK(rwFenceDestroy(fence));
    }
    END;
}

TEST(two_streams)
{
    RWfence fences[2];
    int done[2], seen = 0;
    BEGIN;
    OK(slow_set(&t.s, 21, t.rounds));
    for (int k = 0; k < 10; k++) {
        OK(begin(&t, SLOW, streams[0], &fences[0]));
        OK(begin(&t, SLOW_OTHER, streams[1], &fences[1]));
        OK(rwFenceQuery(fences[0], &done[0]));
        OK(rwFenceQuery(fences[1], &done[1]));
        seen += !done[0] && !done[1];
        OK(rwFenceWait(fences[1]));
        OK(rwFenceWait(fences[0]));
        CHECK_EQ(slow_wrong_in(t.s.l.output, 21, t.rounds), 0);
        CHECK_EQ(slow_wrong_in(t.other, 21, t.rounds), 0);
        for (int i = 0; i < 2; i++) OK(rwFenceDestroy(fences[i]));
    }
    CHECK(seen > 0); /* both under way */
    END;
}

TEST(one_stream)
{
    RWfence fences[2];
    BEGIN;
    for (unsigned k = 0; k < 10; k++) {
        OK(slow_set(&t.s, k, t.rounds / 8 + 1));
        OK(begin(&t, SLOW, streams[0], &fences[0]));
        OK(begin(&t, COPY, streams[0], &fences[1]));
        OK(rwFenceWait(fences[1]));
        CHECK_EQ(slow_wrong_in(t.other, k, t.rounds / 8 + 1), 0);
        for (int i = 0; i < 2; i++) OK(rwFenceDestroy(fences[i]));
    }
    END;
}

/* Both launches of a pair, and how long that took in milliseconds; negative: it failed. */
static double time_pair(struct two *t, void *first, void *second)
{
    RWfence fences[2];
    double start = rw_clock_ms();
    if (begin(t, SLOW, first, &fences[0]) || begin(t, SLOW_OTHER, second, &fences[1])) return -1;
    bool failed = rwFenceWait(fences[0]) || rwFenceWait(fences[1]);
    double ms = rw_clock_ms() - start;
    for (int i = 0; i < 2; i++) failed |= rwFenceDestroy(fences[i]) != RT_SUCCESS;
    return failed ? -1 : ms;
}

/* Launches of fewer blocks than half a GPU has room for take as long together as one does. On the
 * CPU, which one launch fills, there is nothing to gain. */
TEST(overlap)
{
    if (!strcmp(slow_device, "cpu")) return;
    BEGIN;
    OK(slow_set(&t.s, 81, t.rounds));
    CHECK(time_pair(&t, streams[0], streams[0]) > 0); /* compiles */
    double in_order = time_pair(&t, streams[0], streams[0]);
    double together = time_pair(&t, streams[0], streams[1]);
    printf("     two launches of %d x %d: %.2f ms in one stream, %.2f ms in two\n", WIDTH, HEIGHT,
           in_order, together);
    CHECK(together > 0);
    CHECK(together < 0.75 * in_order);
    CHECK_EQ(slow_wrong_in(t.s.l.output, 81, t.rounds), 0);
    CHECK_EQ(slow_wrong_in(t.other, 81, t.rounds), 0);
    END;
}

/* A blocking launch comes after those that are under way. */
TEST(blocking_launch_in_between)
{
    RWfence fence;
    BEGIN;
    OK(slow_set(&t.s, 5, t.rounds));
    OK(begin(&t, SLOW, streams[0], &fence));
    OK(rtContextLaunch2D(context, COPY, WIDTH, HEIGHT));
    CHECK_EQ(slow_wrong_in(t.other, 5, t.rounds), 0);
    OK(rwFenceWait(fence));
    OK(rwFenceDestroy(fence));
    END;
}

/* ---- edits ---- */

static RTresult change_value(struct two *t)
{
    return rtVariableSet1ui(t->s.l.value, 99999);
}

static RTresult launch_with_other_value(struct two *t)
{
    TRY(slow_set(&t->s, 123, 1));
    TRY(rtContextLaunch2D(t->s.l.context, SLOW_OTHER, WIDTH, HEIGHT));
    return slow_wrong_in(t->other, 123, 1) ? RT_ERROR_UNKNOWN : RT_SUCCESS;
}

static RTresult rebuild_trees(struct two *t)
{
    RTvariable v;
    RTobject group;
    RTacceleration acceleration;
    TRY(rtContextQueryVariable(t->s.l.context, "scene", &v));
    TRY(rtVariableGetObject(v, &group));
    TRY(rtGeometryGroupGetAcceleration(group, &acceleration));
    TRY(rtAccelerationMarkDirty(acceleration));
    return rtContextLaunch2D(t->s.l.context, SLOW_OTHER, 0, 0);
}

static RTresult resize_other(struct two *t)
{
    TRY(rtBufferSetSize2D(t->other, 3, 3));
    return rtBufferSetSize2D(t->other, WIDTH, HEIGHT);
}

static RTresult destroy_objects(struct two *t)
{
    RTprogram program;
    RTmaterial material;
    TRY(launch_program(&t->s.l, good_source, "hit", &program));
    TRY(rtMaterialCreate(t->s.l.context, &material));
    TRY(rtMaterialSetClosestHitProgram(material, 0, program));
    TRY(rtProgramDestroy(program));
    return rtMaterialDestroy(material);
}

static RTresult print_from_now_on(struct two *t)
{
    TRY(rtContextSetPrintEnabled(t->s.l.context, 1));
    TRY(rtContextLaunch2D(t->s.l.context, COPY, 0, 0));
    return rtContextSetPrintEnabled(t->s.l.context, 0);
}

static RTresult map_input(struct two *t)
{
    RTbuffer buffer;
    void *data;
    TRY(rtBufferCreate(t->s.l.context, RT_BUFFER_INPUT, &buffer));
    TRY(rtBufferSetFormat(buffer, RT_FORMAT_BYTE));
    TRY(rtBufferSetSize1D(buffer, 10));
    TRY(rtBufferMap(buffer, &data));
    TRY(rtBufferUnmap(buffer));
    return rtBufferDestroy(buffer);
}

/* Whatever is done, the launch under way gives the picture that it would have given. */
TEST(edits)
{
    static RTresult (*const edits[])(struct two *t) = {
        change_value,    launch_with_other_value, rebuild_trees, resize_other,
        destroy_objects, print_from_now_on,       map_input,
    };
    BEGIN;
    for (unsigned k = 0; k < sizeof edits / sizeof *edits; k++) {
        RWfence fence;
        OK(slow_set(&t.s, k, t.rounds));
        OK(begin(&t, SLOW, streams[k % 2], &fence));
        OK(edits[k](&t));
        if (slow_wrong_in(t.s.l.output, k, t.rounds)) {
            fprintf(stderr, "after edit %u\n", k);
            *rw_failed = 1;
        }
        OK(rwFenceWait(fence));
        OK(rwFenceDestroy(fence));
    }
    END;
}

/* ---- what fences say ---- */

static char printed[4096];

static RTresult wait_captured(RWfence fence)
{
    FILE *file = tmpfile();
    fflush(stdout);
    int kept = dup(STDOUT_FILENO);
    if (!file || kept < 0 || dup2(fileno(file), STDOUT_FILENO) < 0) return RT_ERROR_UNKNOWN;
    RTresult result = rwFenceWait(fence);
    fflush(stdout);
    dup2(kept, STDOUT_FILENO);
    close(kept);
    rewind(file);
    printed[fread(printed, 1, sizeof(printed) - 1, file)] = '\0';
    fclose(file);
    return result;
}

/* The text of each comes with its fence, in whichever order they are asked, and once. */
TEST(printing)
{
    RWfence first, second;
    BEGIN;
    OK(rtContextSetPrintEnabled(context, 1));
    OK(rtVariableSet1ui(t.s.l.value, 111));
    OK(begin(&t, SAY, streams[0], &first));
    OK(rtVariableSet1ui(t.s.l.value, 222));
    OK(begin(&t, SAY, streams[0], &second));
    OK(wait_captured(second));
    CHECK_STR(printed, "value 222\n");
    OK(wait_captured(first));
    CHECK_STR(printed, "value 111\n");
    OK(wait_captured(first));
    CHECK_STR(printed, "");
    OK(rwFenceDestroy(first));
    OK(rwFenceDestroy(second));
    OK(rtContextSetPrintEnabled(context, 0));
    END;
}

static void *cancel(void *fence)
{
    rwFenceCancel(fence);
    return NULL;
}

/* A GPU has a thread for every launch index of these tests, so that all are drawn at the start. */
static bool takes_all_at_once(void)
{
    return strcmp(slow_device, "cpu") != 0;
}

/* One of two ends, by another thread; the other goes on. */
TEST(cancel_one)
{
    RWfence fences[2];
    pthread_t thread;
    double progress;
    int done;
    BEGIN;
    OK(slow_set(&t.s, 31, LONGER * t.rounds));
    for (int k = 0; k < 4; k++) {
        OK(begin(&t, SLOW, streams[0], &fences[0]));
        OK(begin(&t, SLOW_OTHER, streams[1], &fences[1]));
        CHECK_EQ(pthread_create(&thread, NULL, cancel, fences[k % 2]), 0);
        pthread_join(thread, NULL);
        FAILS(rwFenceWait(fences[k % 2]), RT_TIMEOUT_CALLBACK, "rwFenceCancel ended the launch");
        FAILS(rwFenceQuery(fences[k % 2], &done), RT_TIMEOUT_CALLBACK, "rwFenceCancel");
        CHECK_EQ(done, 1);
        OK(rwFenceGetProgress(fences[k % 2], &progress));
        CHECK(progress <= 1);
        OK(rwFenceWait(fences[!(k % 2)]));
        OK(rwFenceGetProgress(fences[!(k % 2)], &progress));
        CHECK(progress == 1);
        CHECK_EQ(slow_wrong_in(k % 2 ? t.s.l.output : t.other, 31, LONGER * t.rounds), 0);
        for (int i = 0; i < 2; i++) OK(rwFenceDestroy(fences[i]));
    }
    END;
}

/* One that has not begun, as another goes before it in its stream, does not begin. */
TEST(cancel_before_it_begins)
{
    RWfence fences[2];
    BEGIN;
    OK(slow_set(&t.s, 41, LONGER * t.rounds));
    OK(begin(&t, SLOW_OTHER, streams[0], &fences[1]));
    OK(rwFenceWait(fences[1]));
    OK(rwFenceDestroy(fences[1]));
    for (int k = 0; k < 4; k++) {
        OK(begin(&t, SLOW, streams[0], &fences[0]));
        OK(begin(&t, COPY, streams[0], &fences[1]));
        OK(rwFenceCancel(fences[1]));
        OK(rwFenceWait(fences[0]));
        FAILS(rwFenceWait(fences[1]), RT_TIMEOUT_CALLBACK, "begun with 0.0 %");
        CHECK_EQ(slow_wrong_in(t.s.l.output, 41, LONGER * t.rounds), 0);
        for (int i = 0; i < 2; i++) OK(rwFenceDestroy(fences[i]));
    }
    END;
}

struct watcher {
    RWfence fence;
    atomic_bool ends;
    bool falls;
    double last;
    unsigned different;
};

static void *watch(void *user)
{
    struct watcher *w = user;
    while (!atomic_load(&w->ends)) {
        double progress = 0;
        w->falls |= rwFenceGetProgress(w->fence, &progress) || progress < w->last || progress > 1;
        w->different += progress > w->last;
        w->last = progress;
        usleep(500);
    }
    return NULL;
}

TEST(progress)
{
    struct watcher w = {0};
    pthread_t thread;
    BEGIN;
    OK(slow_set(&t.s, 51, 4 * t.rounds));
    OK(begin(&t, SLOW, streams[0], &w.fence));
    CHECK_EQ(pthread_create(&thread, NULL, watch, &w), 0);
    OK(rwFenceWait(w.fence));
    atomic_store(&w.ends, true);
    pthread_join(thread, NULL);
    CHECK(!w.falls);
    CHECK(w.different >= (takes_all_at_once() ? 1 : 3));
    CHECK_EQ(slow_wrong_in(t.s.l.output, 51, 4 * t.rounds), 0);
    OK(rwFenceDestroy(w.fence));
    END;
}

TEST(misuse)
{
    RWfence fence;
    double progress;
    int done, running;
    BEGIN;
    CHECK_EQ(rwFenceWait(NULL), RT_ERROR_INVALID_VALUE);
    CHECK_EQ(rwFenceQuery(NULL, &done), RT_ERROR_INVALID_VALUE);
    CHECK_EQ(rwFenceDestroy(NULL), RT_ERROR_INVALID_VALUE);
    CHECK_EQ(rwFenceCancel(NULL), RT_ERROR_INVALID_VALUE);
    CHECK_EQ(rwFenceGetProgress(NULL, &progress), RT_ERROR_INVALID_VALUE);
    CHECK_EQ(rwFenceWait((RWfence)t.other), RT_ERROR_INVALID_VALUE);
    CHECK_EQ(rwContextLaunchAsync1D(NULL, SLOW, 1, NULL, &fence), RT_ERROR_INVALID_CONTEXT);
    FAILS(rwContextLaunchAsync1D(context, SLOW, 1, NULL, NULL), RT_ERROR_INVALID_VALUE, "'fence'");
    FAILS(rwContextLaunchAsync1D(context, 77, 1, NULL, &fence), RT_ERROR_INVALID_VALUE, "77");
    FAILS(rwContextLaunchAsync1D(context, SLOW, 1ul << 33, NULL, &fence), RT_ERROR_INVALID_VALUE,
          "below 2^32");
    OK(rwContextLaunchAsync2D(context, SLOW, 0, 5, NULL, &fence));
    OK(rwFenceQuery(fence, &done));
    CHECK_EQ(done, 1);
    OK(rwFenceGetProgress(fence, &progress));
    CHECK(progress == 1);
    OK(rwFenceCancel(fence));
    OK(rwFenceWait(fence));
    OK(rwFenceDestroy(fence));
    CHECK_EQ(rwFenceWait(fence), RT_ERROR_INVALID_VALUE);
    OK(slow_set(&t.s, 61, LONGER * t.rounds));
    OK(begin(&t, SLOW, streams[0], &fence));
    OK(rtContextGetRunningState(context, &running));
    CHECK_EQ(running, 1);
    FAILS(rwFenceQuery(fence, NULL), RT_ERROR_INVALID_VALUE, "'done'");
    CHECK_EQ(rwFenceGetProgress(fence, NULL), RT_ERROR_INVALID_VALUE);
    OK(rwFenceWait(fence));
    OK(rtContextGetRunningState(context, &running));
    CHECK_EQ(running, 0);
    CHECK_EQ(slow_wrong_in(t.s.l.output, 61, LONGER * t.rounds), 0);
    END; /* with the fence */
    CHECK_EQ(rwFenceWait(fence), RT_ERROR_INVALID_VALUE);
}

/* Fences that go before their launches are over; one remains with its context. */
TEST(nobody_waits)
{
    RWfence fence;
    BEGIN;
    for (unsigned k = 0; k < 100; k++) {
        OK(slow_set(&t.s, 70 + k / 10, 20));
        OK(begin(&t, k % 2 ? SLOW : SLOW_OTHER, streams[k / 2 % 2], &fence));
        OK(rwFenceDestroy(fence));
    }
    CHECK_EQ(slow_wrong_in(t.s.l.output, 79, 20), 0);
    CHECK_EQ(slow_wrong_in(t.other, 79, 20), 0);
    CHECK(slow_is_good(&t.s));
    OK(slow_set(&t.s, 0, t.rounds));
    OK(begin(&t, SLOW, streams[0], &fence));
    OK(begin(&t, SLOW_OTHER, streams[1], &fence));
    OK(rwFenceDestroy(fence));
    OK(rtContextDestroy(context));
}

int main(int argc, char **argv)
{
    static const struct rw_test tests[] = {
        {"same as blocking", test_same_as_blocking},
        {"two streams", test_two_streams},
        {"overlap", test_overlap},
        {"one stream", test_one_stream},
        {"blocking launch in between", test_blocking_launch_in_between},
        {"edits", test_edits},
        {"printing", test_printing},
        {"cancel one", test_cancel_one},
        {"cancel before it begins", test_cancel_before_it_begins},
        {"progress", test_progress},
        {"misuse", test_misuse},
        {"nobody waits", test_nobody_waits},
    };
    if (argc > 1) slow_device = argv[1];
    need_device(slow_device);
    if (!streams_open(slow_device, streams) || !slow_open_cache()) return 1;
    int result = RUN_TABLE(tests);
    return slow_close_cache() ? result : 1;
}
