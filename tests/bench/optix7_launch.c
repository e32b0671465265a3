/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What optixLaunch of one index costs when the program does nothing, and whether memory grows over
 * many launches:
 *   bench.optix7_launch DEVICE LAUNCHES
 * Launches that are waited for, and such as are put into the stream one after the other, which is
 * what the call itself takes. On a GPU they are compared with an empty kernel through the driver
 * alone, launched in the same ways, and with the launch of a classic context. Fails when an
 * optixLaunch costs more than 20 us beyond the empty kernel where it is waited for, or 10 us where
 * it is not, or when memory grows. Returns 77 without such a device.
 */
#include "raywright.h"
#include "tests/bench/measure.h"
#include "tests/optix7/fixture.h"

enum { BATCH = 100, MOST_US = 20, MOST_PUT_US = 10 };

static const char optix7[] = PTX_HEAD ".entry __raygen__empty() { ret; }\n";
static const char classic[] = PTX_HEAD ".visible .entry empty() { ret; }\n";

/* ---- ways of launching ---- */

struct launches {
    struct driver driver; /* first, for what is given one */
    struct fixture f;
    void *pipeline;
    struct optix7_binding_table table;
    RTcontext context; /* a classic one */
};

static void put(void *user)
{
    const struct launches *l = user;
    if (!l->f.call.Launch(l->pipeline, NULL, 0, 0, &l->table, 1, 1, 1)) return;
    fprintf(stderr, "%s\n", last_message);
    exit(1);
}

static void launch(void *user)
{
    put(user);
    wait_for_launches(user);
}

static void launch_classic(void *user)
{
    const struct launches *l = user;
    const char *text;
    const RTresult result = rtContextLaunch1D(l->context, 0, 1);
    if (!result) return;
    rtContextGetErrorString(l->context, result, &text);
    fprintf(stderr, "%s\n", text);
    exit(1);
}

struct batch {
    struct launches *launches;
    void (*put)(void *user);
};

static void put_batch(void *user)
{
    const struct batch *b = user;
    for (int i = 0; i < BATCH; i++) b->put(b->launches);
    wait_for_launches(b->launches);
}

/* Of one launch among many. */
static double measure_batch(const char *what, unsigned count, struct launches *l,
                            void (*put_one)(void *))
{
    struct batch batch = {l, put_one};
    const double median = measure(what, count / BATCH + 1, put_batch, &batch) / BATCH;
    printf("    one of them                %9.2f us\n", median);
    return median;
}

/* ---- pipelines and contexts ---- */

static bool open_optix7(struct launches *l)
{
    struct record *record = take(sizeof(*record));
    if (open_fixture(&l->f)) return false;
    void *module = make_module(&l->f, optix7);
    void *group = make_group(
        &l->f,
        (struct optix7_group_desc){OPTIX7_GROUP_RAY_GENERATION, 0, {{module, "__raygen__empty"}}});
    if (group) l->pipeline = make_pipeline(&l->f, &group, 1);
    if (!l->pipeline || l->f.call.SbtRecordPackHeader(group, record->header)) return false;
    l->table = (struct optix7_binding_table){.ray_generation = ADDRESS(record)};
    return true;
}

static bool open_classic(struct launches *l, const char *device)
{
    RTprogram program;
    return !rtContextCreate(&l->context) && !rwContextSetDevice(l->context, device) &&
           !rtContextSetEntryPointCount(l->context, 1) &&
           !rtProgramCreateFromPTXString(l->context, classic, "empty", &program) &&
           !rtContextSetRayGenerationProgram(l->context, 0, program);
}

int main(int argc, char **argv)
{
    if (argc != 3) {
        fprintf(stderr, "usage: bench.optix7_launch DEVICE LAUNCHES\n");
        return 2;
    }
    static struct launches l;
    const unsigned count = (unsigned)strtoul(argv[2], NULL, 10), some = count / 10;
    double base = 0, put_base = 0;
    choose_device(argc, argv);
    if (on_gpu) {
        open_driver(&l.driver);
        base = measure("empty kernel, driver alone", some, launch_empty, &l.driver);
        put_base = measure_batch("100 of them, then a wait", some, &l, put_empty);
    }
    if (!open_optix7(&l) || !open_classic(&l, argv[1])) {
        fprintf(stderr, "there is no such device: %s\n", last_message);
        return 1;
    }
    const double waited = measure("optixLaunch, one index", some, launch, &l) - base;
    const double alone = measure_batch("100 of them, then a wait", some, &l, put) - put_base;
    measure("rtContextLaunch1D, one index", some, launch_classic, &l);
    if (on_gpu) printf("beyond the empty kernel: %.2f us, %.2f us of 100\n", waited, alone);
    bool good = !on_gpu || (waited <= MOST_US && alone <= MOST_PUT_US);
    good = is_steady("launches", count, launch, &l, l.driver.cuda) && good;
    struct batch batch = {&l, put};
    good =
        is_steady("hundreds of launches", count / BATCH, put_batch, &batch, l.driver.cuda) && good;
    rtContextDestroy(l.context);
    if (!good) fprintf(stderr, "bench.optix7_launch: too slow, or memory grows\n");
    return !good;
}
