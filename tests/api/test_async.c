/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Launches that are not waited for: that they give what others give, in order on one stream and
 * side by side on two, whatever is done to their context meanwhile.
 *   api.async [cpu|cuda]
 */
#include "tests/api/two.h"

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
    unsigned under_way = 0;
    BEGIN;
    for (unsigned k = 0; k < sizeof edits / sizeof *edits; k++) {
        RWfence fence;
        int done;
        OK(slow_set(&t.s, k, t.rounds));
        OK(begin(&t, SLOW, streams[k % 2], &fence));
        OK(rwFenceQuery(fence, &done));
        under_way += !done;
        OK(edits[k](&t));
        if (slow_wrong_in(t.s.l.output, k, t.rounds)) {
            fprintf(stderr, "after edit %u\n", k);
            *rw_failed = 1;
        }
        OK(rwFenceWait(fence));
        OK(rwFenceDestroy(fence));
    }
    CHECK(under_way > 3);
    END;
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
    };
    return two_main(argc, argv, tests, sizeof(tests) / sizeof(tests[0]));
}
