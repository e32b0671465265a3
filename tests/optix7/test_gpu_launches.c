/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Launches as a GPU gets them: what a launch takes of the driver, that no call waits, and what
 * becomes of pipelines under way. The driver is that of tests/optix7/late; its kernels do nothing.
 */
#include "tests/optix7/late_driver.h"

enum { MANY = 41 };

static const char ptx[] = PTX_HEAD ".entry __raygen__a() { ret; }\n";

struct world {
    struct fixture f;
    void *pipeline;
    struct record record;
    struct optix7_binding_table table;
};

static optix7_result launch(struct world *w, void *stream)
{
    return w->f.call.Launch(w->pipeline, stream, 0, 0, &w->table, 10, 10, 1);
}

static void open_world(struct world *w, int *rw_failed)
{
    CHECK_EQ(open_fixture(&w->f), 0);
    void *module = make_module(&w->f, ptx);
    CHECK(module);
    void *group = make_group(&w->f, (struct optix7_group_desc){
                                        OPTIX7_GROUP_RAY_GENERATION, 0, {{module, "__raygen__a"}}});
    CHECK(group);
    CHECK_EQ(w->f.call.SbtRecordPackHeader(group, w->record.header), 0);
    w->table.ray_generation = ADDRESS(&w->record);
    w->pipeline = make_pipeline(&w->f, &group, 1);
    CHECK(w->pipeline);
    CHECK_EQ(launch(w, STREAM), 0); /* behind what was copied when the pipeline was made */
    run_late();
}

static struct late_counts launch_many(struct world *w, void *stream, int *rw_failed)
{
    count_late(stream);
    for (int i = 0; i < MANY && !*rw_failed; i++)
        if (launch(w, stream)) *rw_failed = 1;
    return count_late(stream);
}

/* A counter is cleared, the kernel runs, an event says when it is over. */
TEST(many_beside_each_other)
{
    struct world *w = take(sizeof(*w));
    open_world(w, rw_failed);
    if (*rw_failed) return;
    struct late_counts counts = launch_many(w, STREAM, rw_failed);
    CHECK_EQ(counts.waits, 0);
    CHECK_EQ(counts.queued, 2 * MANY);
    CHECK_EQ(counts.records, MANY);
    CHECK(counts.events <= MANY);
    run_late();
    counts = launch_many(w, STREAM, rw_failed);
    CHECK_EQ(counts.waits, 0);
    CHECK_EQ(counts.events, 0);
    run_late();
    w->f.call.DeviceContextDestroy(w->f.context);
}

/* One stream is held up by many launches, another has short ones: these share a few flights. */
TEST(beside_long_ones)
{
    struct world *w = take(sizeof(*w));
    open_world(w, rw_failed);
    if (*rw_failed) return;
    launch_many(w, STREAM, rw_failed);
    for (int i = 0; i < MANY && !*rw_failed; i++) {
        CHECK_EQ(launch(w, OTHER_STREAM), 0);
        run_late_stream(OTHER_STREAM);
    }
    const unsigned made = count_late(NULL).events;
    for (int i = 0; i < 20 * MANY && !*rw_failed; i++) {
        CHECK_EQ(launch(w, OTHER_STREAM), 0);
        run_late_stream(OTHER_STREAM);
    }
    const struct late_counts counts = count_late(NULL);
    CHECK(made <= MANY);
    CHECK_EQ(counts.events, 0);
    CHECK_EQ(counts.waits, 0);
    run_late();
    w->f.call.DeviceContextDestroy(w->f.context);
}

/* The call does not wait; what the kernel needs goes when the launch is over. */
TEST(destroyed_while_launched)
{
    struct world *w = take(sizeof(*w));
    open_world(w, rw_failed);
    if (*rw_failed) return;
    CHECK_EQ(launch(w, STREAM), 0);
    count_late(STREAM);
    CHECK_EQ(w->f.call.PipelineDestroy(w->pipeline), 0);
    CHECK_EQ(launch(w, STREAM), OPTIX7_INVALID_VALUE);
    struct late_counts counts = count_late(STREAM);
    CHECK(!counts.waits && !counts.unloaded);
    run_late();
    CHECK_EQ(w->f.call.DeviceContextDestroy(w->f.context), 0);
    CHECK(count_late(STREAM).unloaded >= 1);
}

/* The context goes first: what is under way is waited for. */
TEST(context_destroyed_first)
{
    struct world *w = take(sizeof(*w));
    open_world(w, rw_failed);
    if (*rw_failed) return;
    CHECK_EQ(launch(w, STREAM), 0);
    count_late(STREAM);
    CHECK_EQ(w->f.call.DeviceContextDestroy(w->f.context), 0);
    CHECK_EQ(launch(w, STREAM), 0);
    CHECK_EQ(w->f.call.PipelineDestroy(w->pipeline), 0);
    CHECK(count_late(STREAM).unloaded >= 1);
    run_late();
}

/* What was wrong with a structure is told before anything is launched. */
TEST(told_first)
{
    const unsigned flags[] = {1};
    struct world *w = take(sizeof(*w));
    struct optix7_build_input input = squares(1, 0, flags);
    open_world(w, rw_failed);
    if (*rw_failed) return;
    const optix7_handle structure = build(&w->f, &input, 1, 0);
    void *small = take(256);
    optix7_handle compacted;
    CHECK(structure);
    CHECK_EQ(
        w->f.call.AccelCompact(w->f.context, STREAM, structure, ADDRESS(small), 128, &compacted),
        0);
    run_late();
    count_late(STREAM);
    CHECK_EQ(launch(w, STREAM), OPTIX7_INVALID_VALUE);
    CHECK_CONTAINS(last_message, "compaction is smaller");
    CHECK_EQ(count_late(STREAM).queued, 0);
    CHECK_EQ(launch(w, STREAM), 0);
    CHECK_EQ(count_late(STREAM).queued, 2);
    run_late();
    w->f.call.DeviceContextDestroy(w->f.context);
}

static const struct rw_test tests[] = {
    {"many_beside_each_other", test_many_beside_each_other},
    {"beside_long_ones", test_beside_long_ones},
    {"destroyed_while_launched", test_destroyed_while_launched},
    {"context_destroyed_first", test_context_destroyed_first},
    {"told_first", test_told_first},
};

int main(void)
{
    if (!open_late()) return 1;
    return RUN_TABLE(tests);
}
