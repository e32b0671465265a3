/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The property "refit" set after the first launch. Trees of small scenes had been given nodes on a
 * GPU that cannot be refitted, and kept them: every launch after a move built them anew.
 *     regress.refit_switched_on [cuda]
 */
#include <stdbool.h>

#include "tests/api/launch.h"
#include "tests/device.h"

static const char *device = "cpu";
static unsigned refits;

static void count_refits(int level, const char *tag, const char *message, void *user)
{
    (void)level, (void)user;
    refits += !strcmp(tag, "ACCEL") && strstr(message, " refitted") != NULL;
}

static RTresult find_acceleration(RTcontext context, RTacceleration *out)
{
    RTvariable v;
    RTobject group;
    TRY(rtContextQueryVariable(context, "scene", &v));
    TRY(rtVariableGetObject(v, &group));
    return rtGeometryGroupGetAcceleration(group, out);
}

TEST(refit_switched_on)
{
    struct launch l;
    RTacceleration acceleration;
    RTresult made = launch_make(&l);
    RTcontext context = l.context;
    OK(made);
    OK(rwContextSetDevice(context, device));
    OK(rtContextSetUsageReportCallback(context, count_refits, 3, NULL));
    OK(find_acceleration(context, &acceleration));
    CHECK(launch_is_good(&l));
    OK(rtAccelerationSetProperty(acceleration, "refit", "1"));
    for (int k = 0; k < 3; k++) {
        OK(rtAccelerationMarkDirty(acceleration));
        CHECK(launch_is_good(&l));
    }
    CHECK(refits >= 2); /* the first may have to be built for it */
    OK(rtContextDestroy(context));
}

static const struct rw_test tests[] = {
    {"refit_switched_on", test_refit_switched_on},
};

int main(int argc, char **argv)
{
    if (argc > 1) device = argv[1];
    need_device(device);
    return RUN_TABLE(tests);
}
