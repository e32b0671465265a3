/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the fences of launches that are not waited for say: what was printed, how far they are, that
 * they were cancelled; and fences that nobody waits for.
 *   api.fences [cpu|cuda]
 */
#include <pthread.h>
#include <stdatomic.h>
#include <unistd.h>

#include "tests/api/captured.h"
#include "tests/api/two.h"

static char printed[4096];

static RTresult wait_captured(RWfence fence)
{
    struct captured c;
    if (!captured_begin(&c)) return RT_ERROR_UNKNOWN;
    RTresult result = rwFenceWait(fence);
    captured_end(&c, printed, sizeof(printed));
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
        {"printing", test_printing},
        {"cancel one", test_cancel_one},
        {"cancel before it begins", test_cancel_before_it_begins},
        {"progress", test_progress},
        {"misuse", test_misuse},
        {"nobody waits", test_nobody_waits},
    };
    return two_main(argc, argv, tests, sizeof(tests) / sizeof(tests[0]));
}
