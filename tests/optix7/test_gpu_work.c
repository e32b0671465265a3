/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A call for work on a structure that fails has put nothing into the stream: neither where memory
 * of the host runs out, nor where it has to tell of earlier work. The driver is that of
 * tests/optix7/late.
 */
#include "raywright_abi.h"
#include "runtime/base/memory.h"
#include "tests/optix7/late_driver.h"

enum { SQUARES = 6, INPUTS = 40, MOST = 1000 };

static const unsigned flags[] = {1, 0};

struct work {
    struct fixture f;
    struct optix7_build_input inputs[INPUTS];
    struct optix7_build_sizes sizes;
    void *temporary, *output;
};

static const struct optix7_build_options options = {
    OPTIX7_BUILD_ALLOW_UPDATE | OPTIX7_BUILD_VERTEX_ACCESS, OPTIX7_OPERATION_BUILD, {0, 0, 0, 0}};

static optix7_result put_build(struct work *w, int operation, optix7_address temporary)
{
    struct optix7_build_options with = options;
    optix7_handle handle;
    with.operation = operation;
    count_late(STREAM);
    return w->f.call.AccelBuild(w->f.context, STREAM, &with, w->inputs, INPUTS, temporary,
                                w->sizes.temporary, ADDRESS(w->output), w->sizes.output, &handle,
                                NULL, 0);
}

/* Of many inputs, with records of their primitives: all that a build takes memory of the host for.
 */
static void open_work(struct work *w, int *rw_failed)
{
    const unsigned char offsets[SQUARES] = {0, 1, 0, 1, 1, 0};
    CHECK_EQ(open_fixture(&w->f), 0);
    for (unsigned i = 0; i < INPUTS; i++) {
        w->inputs[i] = squares(SQUARES, (float)i, flags);
        w->inputs[i].of.triangles.record_count = 2;
        w->inputs[i].of.triangles.record_offsets =
            ADDRESS(memcpy(take(sizeof(offsets)), offsets, sizeof(offsets)));
        w->inputs[i].of.triangles.record_offset_size = 1;
    }
    CHECK_EQ(
        w->f.call.AccelComputeMemoryUsage(w->f.context, &options, w->inputs, INPUTS, &w->sizes), 0);
    w->temporary = take(w->sizes.temporary);
    w->output = take(w->sizes.output);
}

/* Each allocation of a build fails once. */
TEST(without_memory)
{
    struct work w;
    open_work(&w, rw_failed);
    unsigned long n = 1;
    for (; n < MOST && !*rw_failed; n++) {
        rw_memory_fail_at(n);
        optix7_result result = put_build(&w, OPTIX7_OPERATION_BUILD, ADDRESS(w.temporary));
        bool failed = rw_memory_failed();
        rw_memory_fail_at(0);
        if (!failed) break;
        CHECK_EQ(result, OPTIX7_OUT_OF_MEMORY);
        CHECK_EQ(count_late(STREAM).queued, 0);
    }
    CHECK(n > 3 && n < MOST);
    CHECK(count_late(STREAM).queued > INPUTS);
    run_late();
}

/* An update of what is no structure is found out on the device. The next call tells, whichever it
 * is, and does nothing else. */
TEST(earlier_work)
{
    struct work w;
    optix7_handle compacted;
    open_work(&w, rw_failed);
    for (int call = 0; call < 3 && !*rw_failed; call++) {
        memset(w.output, 0, w.sizes.output);
        CHECK_EQ(put_build(&w, OPTIX7_OPERATION_UPDATE, ADDRESS(w.temporary)), 0);
        run_late();
        count_late(STREAM);
        optix7_result result = 0;
        const struct optix7_emit emit = {ADDRESS(take(8)), OPTIX7_EMIT_COMPACTED_SIZE};
        if (call == 0) result = put_build(&w, OPTIX7_OPERATION_BUILD, ADDRESS(w.temporary));
        if (call == 1)
            result = w.f.call.AccelEmitProperty(w.f.context, STREAM, ADDRESS(w.output), &emit);
        if (call == 2)
            result =
                w.f.call.AccelCompact(w.f.context, STREAM, ADDRESS(w.output),
                                      ADDRESS(take(w.sizes.output)), w.sizes.output, &compacted);
        CHECK_EQ(result, OPTIX7_INVALID_VALUE);
        CHECK_CONTAINS(last_message, "in an earlier build, update");
        CHECK_EQ(count_late(STREAM).queued, 0);
        CHECK_EQ(put_build(&w, OPTIX7_OPERATION_BUILD, ADDRESS(w.temporary)), 0);
        CHECK(count_late(STREAM).queued > 0);
        run_late();
    }
}

/* Arguments that would have the device write to nowhere, or over what it reads. */
TEST(bad_memory)
{
    struct work w;
    optix7_handle handle;
    open_work(&w, rw_failed);
    CHECK_EQ(put_build(&w, OPTIX7_OPERATION_BUILD, 0), OPTIX7_INVALID_VALUE);
    CHECK_CONTAINS(last_message, "temporary buffer is 0");
    CHECK_EQ(count_late(STREAM).queued, 0);
    CHECK_EQ(put_build(&w, OPTIX7_OPERATION_BUILD, ADDRESS(w.temporary)), 0);
    run_late();
    count_late(STREAM);
    CHECK_EQ(w.f.call.AccelCompact(w.f.context, STREAM, ADDRESS(w.output), ADDRESS(w.output),
                                   w.sizes.output, &handle),
             OPTIX7_INVALID_VALUE);
    CHECK_CONTAINS(last_message, "the structure itself");
    CHECK_EQ(count_late(STREAM).queued, 0);
}

static const struct rw_test tests[] = {
    {"without_memory", test_without_memory},
    {"earlier_work", test_earlier_work},
    {"bad_memory", test_bad_memory},
};

int main(void)
{
    if (!open_late()) return 1;
    return RUN_TABLE(tests);
}
