/* SPDX-License-Identifier: Apache-2.0 */
/* The timeout callback is asked while a kernel is compiled, and ends that; the next launch is as if
 * nothing had been. With helper processes the same. */
#include <stdbool.h>
#include <stdlib.h>

#include "tests/api/support.h"
#include "tests/hostile/long.h"

static const char short_ptx[] = ".version 8.0\n.target sm_75\n.address_size 64\n"
                                ".visible .entry camera() { ret; }\n";

static unsigned asked, ends_at; /* 0: never */

static int on_timeout(void)
{
    asked++;
    return ends_at && asked >= ends_at;
}

static RTresult set_camera(RTcontext context, const char *ptx)
{
    RTprogram camera;
    TRY(rtProgramCreateFromPTXString(context, ptx, "camera", &camera));
    return rtContextSetRayGenerationProgram(context, 0, camera);
}

static RTresult make(RTcontext *out, const char *ptx, int isolated)
{
    TRY(rtContextCreate(out));
    TRY(rwContextSetIsolation(*out, isolated, 0));
    TRY(rtContextSetEntryPointCount(*out, 1));
    TRY(rtContextSetTimeoutCallback(*out, on_timeout, 0.002));
    return set_camera(*out, ptx);
}

/* The steps of a launch, of which only one takes long, would ask three times. */
static void ask_and_end(int *rw_failed, int isolated)
{
    enum { OFTEN = 8, WIDTH = 0 }; /* nothing is run: it is compiled all the same */
    RTcontext context;
    char *ptx = hostile_long(800);
    asked = ends_at = 0;
    CHECK(ptx);
    CHECK_EQ(make(&context, ptx, isolated), RT_SUCCESS);
    OK(rtContextLaunch1D(context, 0, WIDTH));
    CHECK(asked > OFTEN);
    free(ptx);
    ptx = hostile_long(801);
    OK(set_camera(context, ptx));
    asked = 0;
    ends_at = 4;
    FAILS(rtContextLaunch1D(context, 0, WIDTH), RT_TIMEOUT_CALLBACK,
          "the timeout callback ended the launch, which was compiling its kernel");
    CHECK_EQ(asked, 4); /* and not again */
    ends_at = 0;
    OK(set_camera(context, short_ptx));
    OK(rtContextLaunch1D(context, 0, 1));
    OK(rtContextDestroy(context));
    free(ptx);
}

TEST(here)
{
    ask_and_end(rw_failed, 0);
}

TEST(in_a_helper)
{
    ask_and_end(rw_failed, 1);
}

static const struct rw_test tests[] = {
    {"here", test_here},
    {"in-a-helper", test_in_a_helper},
};

int main(void)
{
    setenv("RW_DEVICE", "cpu", 1);
    setenv("RW_CACHE_DIR", "off", 1);
    return RUN_TABLE(tests);
}
