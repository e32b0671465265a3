/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Graphs of few nodes with ways without number, because nodes have two parents, or one twice: they
 * are flattened in time that fits what is below them, or refused. The walk over a graph is as deep
 * as is promised, whatever the order in which it meets nodes.
 */
#include <stdbool.h>

#include "base/clock.h"
#include "tests/hostile/camera.h"

enum { SHARED = 40, CHAIN = 60000 };

static RTresult make_group(RTcontext context, unsigned children, RTgroup *out)
{
    RTacceleration acceleration;
    TRY(rtGroupCreate(context, out));
    TRY(rtAccelerationCreate(context, &acceleration));
    TRY(rtGroupSetAcceleration(*out, acceleration));
    return rtGroupSetChildCount(*out, children);
}

/* Groups one above another, each of which has the one below twice. */
static RTresult make_tower(RTcontext context, RTobject foot, unsigned height)
{
    for (unsigned k = 0; k < height; k++) {
        RTgroup group;
        TRY(make_group(context, 2, &group));
        TRY(rtGroupSetChild(group, 0, foot));
        TRY(rtGroupSetChild(group, 1, foot));
        foot = group;
    }
    return camera_set_root(context, foot);
}

TEST(too_many_ways)
{
    RTcontext context;
    RTgeometrygroup leaf;
    double begin = rw_clock_ms();
    OK(camera_make(&context, ""));
    OK(camera_make_leaf(context, &leaf));
    OK(make_tower(context, leaf, SHARED));
    FAILS(rtContextLaunch1D(context, 0, 1), RT_ERROR_INVALID_VALUE,
          "more than 16777216 ways lead from one root to geometry groups");
    OK(camera_set_root(context, leaf)); /* and the context can be used */
    OK(rtContextLaunch1D(context, 0, 1));
    OK(rtContextDestroy(context));
    CHECK(rw_clock_ms() - begin < 20e3);
}

TEST(ways_to_nothing)
{
    RTcontext context;
    RTgroup empty;
    RTacceleration acceleration;
    int dirty = 1;
    double begin = rw_clock_ms();
    OK(camera_make(&context, ""));
    OK(make_group(context, 0, &empty));
    OK(make_tower(context, empty, SHARED));
    OK(rtContextLaunch1D(context, 0, 1));
    OK(rtGroupGetAcceleration(empty, &acceleration));
    OK(rtAccelerationIsDirty(acceleration, &dirty));
    CHECK_EQ(dirty, 0);
    OK(rtContextDestroy(context));
    CHECK(rw_clock_ms() - begin < 20e3);
}

/* The root has all groups of a chain as its children, the last of the chain first: each is met when
 * what is below it has been walked, and the longest way is never taken. */
TEST(deep_where_nobody_looks)
{
    RTcontext context;
    RTgroup root, group;
    RTobject below = NULL;
    OK(camera_make(&context, ""));
    OK(make_group(context, CHAIN, &root));
    for (unsigned k = 0; k < CHAIN; k++) {
        OK(make_group(context, below != NULL, &group));
        if (below) OK(rtGroupSetChild(group, 0, below));
        OK(rtGroupSetChild(root, k, group));
        below = group;
    }
    OK(camera_set_root(context, root));
    FAILS(rtContextLaunch1D(context, 0, 1), RT_ERROR_INVALID_VALUE, "more than 256 nodes deep");
    OK(rtContextDestroy(context));
}

static const struct rw_test tests[] = {
    {"too-many-ways", test_too_many_ways},
    {"ways-to-nothing", test_ways_to_nothing},
    {"deep-where-nobody-looks", test_deep_where_nobody_looks},
};

int main(void)
{
    setenv("RW_DEVICE", "cpu", 1);
    return RUN_TABLE(tests);
}
