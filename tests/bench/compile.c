/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Benchmark: what starting up costs, on the Whitted scene at one pixel. Prints milliseconds for
 * opening the device, creating the programs (NVRTC, parsing), the first launch (compilation, the
 * driver's part, trees, run), the second launch, and a launch after a variable changed.
 * Run it twice with one RW_CACHE_DIR for the figures of a warm disk cache.
 */
#include <stdio.h>
#include <stdlib.h>

#include "base/clock.h"
#include "samples/whitted/scene.h"

#define PROGRAMS RW_SOURCE_DIR "/samples/whitted/programs.cu"

static RTcontext context;

static void check(RTresult result, const char *doing)
{
    const char *text;
    if (result == RT_SUCCESS) return;
    rtContextGetErrorString(context, result, &text);
    fprintf(stderr, "bench.compile: %s: %s\n", doing, text);
    exit(1);
}
#define CHECK(call) check(call, #call)

static double last;

static void lap(const char *what)
{
    double now = rw_clock_ms();
    printf("%-34s %9.3f ms\n", what, now - last);
    last = rw_clock_ms();
}

int main(void)
{
    char device[128];
    struct whitted scene;
    RTvariable variable;
    last = rw_clock_ms();
    CHECK(rtContextCreate(&context));
    CHECK(rwContextGetDeviceName(context, device, sizeof(device)));
    lap("context and device");
    CHECK(whitted_create(context, PROGRAMS, 1, 1, 1, &scene));
    lap("scene and programs (NVRTC)");
    CHECK(rtContextLaunch2D(context, 0, 1, 1));
    lap("first launch");
    CHECK(rtContextLaunch2D(context, 0, 1, 1));
    lap("second launch");
    CHECK(rtContextQueryVariable(context, "epsilon", &variable));
    CHECK(rtVariableSet1f(variable, 2e-3f));
    CHECK(rtContextLaunch2D(context, 0, 1, 1));
    lap("launch after a variable changed");
    CHECK(rtContextDestroy(context));
    lap("end of the context");
    printf("on %s\n", device);
    return 0;
}
