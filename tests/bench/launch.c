/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a launch of one index costs when nothing has to be done but to launch, and whether memory
 * grows over many:
 *   bench.launch DEVICE LAUNCHES
 * On a GPU the launches are compared with an empty kernel through the driver alone, launched and
 * waited for in the same context. Fails when the trivial launch costs more than 20 us beyond that,
 * or when memory grows. Returns 77 without such a device or without NVRTC.
 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/bench/check.h"
#include "tests/bench/measure.h"
#include "whitted/scene.h"

#define PROGRAMS RW_SOURCE_DIR "/samples/whitted/programs.cu"

enum { MOST_US = 20 };

static const char trivial[] = "#include <raywright_device.h>\n"
                              "rtDeclareVariable(unsigned int, value, , );\n"
                              "rtBuffer<unsigned int> out;\n"
                              "RT_PROGRAM void run() { out[0] = value; }\n";

static RTcontext context; /* the one under way */

/* ---- launches ---- */

struct launches {
    RTcontext context;
    RTvariable value; /* one that can change; unsigned or float */
    unsigned number;
};

static void launch(void *user)
{
    const struct launches *l = user;
    CHECK(rtContextLaunch2D(l->context, 0, 1, 1));
}

static void launch_changed(void *user)
{
    struct launches *l = user;
    CHECK(rtVariableSet1ui(l->value, ++l->number));
    CHECK(rtContextLaunch2D(l->context, 0, 1, 1));
}

static void create(const char *device)
{
    CHECK(rtContextCreate(&context));
    CHECK(rwContextSetDevice(context, device));
}

static void make_trivial(struct launches *l)
{
    RTprogram program;
    RTbuffer out;
    RTvariable v;
    l->context = context;
    CHECK(
        rwProgramCreateFromSourceString(context, trivial, "trivial.cu", 0, NULL, "run", &program));
    CHECK(rtContextSetEntryPointCount(context, 1));
    CHECK(rtContextSetRayGenerationProgram(context, 0, program));
    CHECK(rtBufferCreate(context, RT_BUFFER_OUTPUT, &out));
    CHECK(rtBufferSetFormat(out, RT_FORMAT_UNSIGNED_INT));
    CHECK(rtBufferSetSize1D(out, 1));
    CHECK(rtContextDeclareVariable(context, "out", &v));
    CHECK(rtVariableSetObject(v, out));
    CHECK(rtContextDeclareVariable(context, "value", &l->value));
    CHECK(rtVariableSet1ui(l->value, 0));
}

int main(int argc, char **argv)
{
    if (argc != 3) {
        fprintf(stderr, "usage: bench.launch DEVICE LAUNCHES\n");
        return 2;
    }
    const char *device = argv[1];
    unsigned count = (unsigned)strtoul(argv[2], NULL, 10), some = count / 10;
    struct driver driver = {0};
    struct launches plain = {0}, whitted = {0};
    struct whitted scene;
    double base = 0;
    bool good = true;
    if (strcmp(device, "cpu")) {
        open_driver(&driver);
        base = measure("empty kernel, driver alone", some, launch_empty, &driver);
    }
    create(device);
    make_trivial(&plain);
    double median = measure("trivial ray generation", some, launch, &plain);
    measure("the same, a variable changed", some, launch_changed, &plain);
    create(device);
    CHECK(whitted_create(context, PROGRAMS, 1, 1, 1, &scene));
    whitted.context = context;
    measure("whitted", some, launch, &whitted);
    if (driver.cuda) {
        printf("beyond the empty kernel        %9.2f us\n", median - base);
        good = median - base <= MOST_US;
    }
    good = is_steady("trivial launches", count, launch, &plain, driver.cuda) && good;
    good = is_steady("with a variable changed", some, launch_changed, &plain, driver.cuda) && good;
    good = is_steady("launches of whitted", count, launch, &whitted, driver.cuda) && good;
    CHECK(rtContextDestroy(whitted.context));
    context = plain.context;
    CHECK(rtContextDestroy(context));
    if (!good) fprintf(stderr, "bench.launch: too slow, or memory grows\n");
    return !good;
}
