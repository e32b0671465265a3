/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Threads of several devices that build trees at the same time: each device has one, memory is
 * counted as it would be without them, and a build that fails is an error of the launch alone.
 *
 *     api.build_at_once [cuda:0,cuda:1]
 */
#include <pthread.h>
#include <stdatomic.h>
#include <time.h>

#include "runtime/base/memory.h"
#include "tests/api/meshes.h"

/* ---- threads ---- */

static struct {
    struct rw_device_ops ops;
    const struct rw_device_ops *real;
    pthread_mutex_t lock;
    pthread_cond_t more;
    unsigned arrived, awaited; /* devices that have begun to build */
    bool late;
    pthread_t caller;
    atomic_uint elsewhere; /* builds by other threads than that */
} watch = {.lock = PTHREAD_MUTEX_INITIALIZER, .more = PTHREAD_COND_INITIALIZER};

typedef RTresult build_tree(struct rw_device *d, const struct rw_build_input *input,
                            struct rw_tree *out);

/* From number `first` on, devices build so. */
static void watch_devices(RTcontext c, build_tree *build, unsigned first)
{
    watch.real = c->devices[0]->ops;
    watch.arrived = watch.elsewhere = 0;
    watch.awaited = c->device_count;
    watch.late = false;
    watch.caller = pthread_self();
    watch.ops = *watch.real;
    watch.ops.tree_build = build;
    for (unsigned k = first; k < c->device_count; k++) c->devices[k]->ops = &watch.ops;
}

static void unwatch_devices(RTcontext c)
{
    for (unsigned k = 0; k < c->device_count; k++) c->devices[k]->ops = watch.real;
}

/* Nobody begins before all devices have come. */
static RTresult build_together(struct rw_device *d, const struct rw_build_input *input,
                               struct rw_tree *out)
{
    struct timespec end;
    clock_gettime(CLOCK_REALTIME, &end);
    end.tv_sec += 60;
    pthread_mutex_lock(&watch.lock);
    watch.elsewhere += !pthread_equal(pthread_self(), watch.caller);
    if (watch.arrived < watch.awaited) watch.arrived++;
    pthread_cond_broadcast(&watch.more);
    while (watch.arrived < watch.awaited && !watch.late)
        watch.late = pthread_cond_timedwait(&watch.more, &watch.lock, &end) != 0;
    pthread_mutex_unlock(&watch.lock);
    return watch.real->tree_build(d, input, out);
}

TEST(at_once)
{
    BEGIN;
    OK(meshes_draw(&s));
    watch_devices(context, build_together, 0);
    OK(meshes_touch_all(&s));
    RTresult drawn = meshes_draw(&s);
    unwatch_devices(context);
    OK(drawn);
    CHECK(!watch.late);
    CHECK_EQ(watch.elsewhere, MESHES);
    END;
}

/* A monitor is called by the thread of the call, and counts what there is. */
static RTsize monitored;

static int monitor(RWmemorypurpose purpose, long long change, void *user)
{
    (void)purpose;
    (void)user;
    if (purpose == RW_MEMORY_DEVICE_TREES) monitored += (RTsize)change;
    return pthread_equal(pthread_self(), watch.caller);
}

static RTresult build_and_note(struct rw_device *d, const struct rw_build_input *input,
                               struct rw_tree *out)
{
    watch.elsewhere += !pthread_equal(pthread_self(), watch.caller);
    return watch.real->tree_build(d, input, out);
}

static RTresult draw_noting(struct meshes *s)
{
    watch_devices(s->context, build_and_note, 0);
    RTresult drawn = meshes_touch_all(s);
    if (!drawn) drawn = meshes_draw(s);
    unwatch_devices(s->context);
    return drawn;
}

TEST(memory)
{
    RWmemory before, parallel, monitored_too;
    BEGIN;
    OK(meshes_set_refits(&s));
    OK(rwContextGetMemory(context, sizeof(before), &before));
    OK(meshes_draw(&s));
    OK(rwContextGetMemory(context, sizeof(parallel), &parallel));
    CHECK(!before.deviceTrees && parallel.deviceTrees > 0);
    monitored = parallel.deviceTrees;
    watch.caller = pthread_self();
    OK(rwContextSetMemoryMonitor(context, monitor, NULL));
    for (unsigned k = 0; k < MESHES; k++)
        OK(rtAccelerationSetBuilder(s.items[k].tree, "Lbvh")); /* nothing is refitted */
    OK(draw_noting(&s));
    CHECK_EQ(watch.elsewhere, 0);
    OK(rwContextGetMemory(context, sizeof(monitored_too), &monitored_too));
    CHECK_EQ(monitored, monitored_too.deviceTrees);
    OK(rtContextDestroy(context));
    CHECK_EQ(monitored, 0);
}

/* Builders on the host borrow the application's threads, which devices do not borrow around them.
 */
static void loop(unsigned count, void (*body)(void *data, unsigned index), void *data, void *user)
{
    (void)user;
    for (unsigned k = 0; k < count; k++) body(data, k);
}

TEST(executor)
{
    CHECK_EQ(rwSetExecutor(loop, 1 << 20, NULL), RT_SUCCESS);
    BEGIN;
    OK(meshes_draw(&s));
    OK(draw_noting(&s));
    CHECK_EQ(watch.elsewhere, strcmp(one_device, "cpu") ? MESHES : 0);
    END;
    CHECK_EQ(rwSetExecutor(NULL, 0, NULL), RT_SUCCESS);
}

/* ---- devices that fail ---- */

static RTresult refuse(struct rw_device *d, const struct rw_build_input *input, struct rw_tree *out)
{
    if (input->kind != RW_LEAF_TRIANGLES) return watch.real->tree_build(d, input, out);
    snprintf(d->error, sizeof(d->error), "it will not");
    *out = (struct rw_tree){0};
    return RT_ERROR_UNKNOWN;
}

/* On all devices or on all but the first, of all trees or of some: it is an error that says so, and
 * the next launch has all trees. */
TEST(refusal)
{
    static picture right, again;
    BEGIN;
    OK(meshes_look(&s, right));
    for (unsigned first = 0; first < 2; first++)
        for (unsigned count = MESHES; count; count -= MESHES / 2) {
            watch_devices(context, refuse, first);
            for (unsigned k = 0; k < count; k++) OK(meshes_touch(&s, k));
            RTresult drawn = meshes_draw(&s);
            unwatch_devices(context);
            FAILS(drawn, RT_ERROR_UNKNOWN, "building a tree over ");
            FAILS(drawn, RT_ERROR_UNKNOWN, " primitives failed on ");
            FAILS(drawn, RT_ERROR_UNKNOWN, ": it will not");
            OK(meshes_look(&s, again));
            CHECK(!memcmp(right, again, sizeof(right)));
        }
    END;
}

/* With allocation `n` failing, if there are so many. */
static RTresult draw_failing(struct meshes *s, unsigned long n, bool *failed)
{
    rw_memory_fail_at(n);
    RTresult result = meshes_draw(s);
    *failed = rw_memory_failed() != 0;
    rw_memory_fail_at(0);
    return result;
}

/* Whichever allocation of a launch fails, on whatever device, the next launch is right. */
TEST(out_of_memory)
{
    static picture right, again;
    BEGIN;
    unsigned long n = 0, refused = 0;
    OK(meshes_look(&s, right));
    for (bool failed = true; failed;) {
        OK(meshes_touch_all(&s));
        const RTresult result = draw_failing(&s, ++n, &failed);
        CHECK(!result || (failed && result == RT_ERROR_MEMORY_ALLOCATION_FAILED));
        refused += result != RT_SUCCESS;
        OK(meshes_look(&s, again));
        CHECK(!memcmp(right, again, sizeof(right)));
    }
    CHECK(refused > MESHES);
    END;
}

static const struct rw_test tests[] = {
    {"at-once", test_at_once},
    {"memory", test_memory},
    {"executor", test_executor},
    {"refusal", test_refusal},
    {"out-of-memory", test_out_of_memory},
};

int main(int argc, char **argv)
{
    choose_devices(argc, argv);
    return meshes_compile() ? 1 : RUN_TABLE(tests);
}
