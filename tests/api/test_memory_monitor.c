/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The memory monitor: what it is told adds up to what rwContextGetMemory says, and to nothing when
 * the context is gone; what it refuses, at every point from the first call to the first picture,
 * fails as the documents say, and leaves a context that draws the right picture. With one device
 * and with several. Needs NVRTC.
 *   api.memory_monitor [cpu|cuda]
 */
#include <stdbool.h>
#include <unistd.h>

#include "tests/api/launch.h"
#include "tests/device.h"
#include "tests/folder.h"

enum { PURPOSES = RW_MEMORY_DEVICE_BUILDS + 1 };

static RTcontext context;
static const char *devices;

static struct {
    long long held[PURPOSES];
    unsigned asked;   /* times, for more */
    unsigned refused; /* the n-th of them; 0: none */
    RWmemorypurpose purpose;
    long long change; /* that was refused */
    bool below_zero;
} seen;

static int watch(RWmemorypurpose purpose, long long change, void *user)
{
    if (user != &seen || (unsigned)purpose >= PURPOSES) abort();
    if (change > 0 && ++seen.asked == seen.refused) {
        seen.purpose = purpose;
        seen.change = change;
        return 0;
    }
    seen.held[purpose] += change;
    if (seen.held[purpose] < 0) seen.below_zero = true;
    return change > 0; /* the answer to memory that was freed means nothing */
}

static bool is_as_told(void)
{
    RWmemory memory;
    RTsize held[PURPOSES];
    if (rwContextGetMemory(context, sizeof memory, &memory) || sizeof memory != sizeof held)
        return false;
    memcpy(held, &memory, sizeof held);
    for (int k = 0; k < PURPOSES; k++) {
        if (seen.held[k] == (long long)held[k]) continue;
        fprintf(stderr, "purpose %d: told %lld, there are %zu\n", k, seen.held[k], held[k]);
        return false;
    }
    return !seen.below_zero;
}

static bool is_nothing_left(void)
{
    for (int k = 0; k < PURPOSES; k++)
        if (seen.held[k]) {
            fprintf(stderr, "purpose %d: %lld bytes are left\n", k, seen.held[k]);
            return false;
        }
    return true;
}

/* ---- a scene with everything in it ---- */

static RTresult add_texture(RTcontext c, RTformat format)
{
    RTbuffer buffer;
    RTtexturesampler sampler;
    TRY(rtBufferCreate(c, RT_BUFFER_INPUT | RT_BUFFER_DISCARD_HOST_MEMORY, &buffer));
    TRY(rtBufferSetFormat(buffer, format));
    TRY(rtBufferSetMipLevelCount(buffer, 2));
    TRY(rtBufferSetSize2D(buffer, 4, 4));
    TRY(rtTextureSamplerCreate(c, &sampler));
    return rtTextureSamplerSetBuffer(sampler, 0, 0, buffer);
}

/* A group above the scene's, so that there is a tree over instances. */
static RTresult add_group(RTcontext c, RTacceleration *tree)
{
    RTvariable v;
    RTobject below;
    RTacceleration above;
    RTgroup group;
    TRY(rtContextQueryVariable(c, "scene", &v));
    TRY(rtVariableGetObject(v, &below));
    TRY(rtGeometryGroupGetAcceleration(below, tree));
    TRY(rtAccelerationSetBuilder(*tree, "Trbvh"));
    TRY(rtAccelerationSetProperty(*tree, "refit", "1"));
    TRY(rtAccelerationSetProperty(*tree, "refine", "2"));
    TRY(rtAccelerationCreate(c, &above));
    TRY(rtGroupCreate(c, &group));
    TRY(rtGroupSetAcceleration(group, above));
    TRY(rtGroupSetChildCount(group, 1));
    TRY(rtGroupSetChild(group, 0, below));
    return rtVariableSetObject(v, group);
}

/* launch_make with a monitor from the start; l->context stays to be destroyed. */
static RTresult make(struct launch *l, RTacceleration *tree)
{
    *l = (struct launch){0};
    TRY(rtContextCreate(&l->context));
    context = l->context;
    TRY(rwContextSetMemoryMonitor(context, watch, &seen));
    TRY(rwContextSetDevice(context, devices));
    TRY(rtContextSetPrintEnabled(context, 1));
    TRY(launch_fill(l));
    TRY(add_texture(context, RT_FORMAT_FLOAT4));
    TRY(add_texture(context, RT_FORMAT_UNSIGNED_BC7));
    return add_group(context, tree);
}

static RTresult run_async(struct launch *l)
{
    RWfence fence;
    TRY(rwContextLaunchAsync2D(l->context, 0, SIDE, SIDE, NULL, &fence));
    return rwFenceWait(fence);
}

/* ---- tests ---- */

TEST(sums)
{
    struct launch l;
    RTacceleration tree;
    void *data;
    memset(&seen, 0, sizeof seen);
    RTresult made = make(&l, &tree);
    OK(made);
    CHECK(is_as_told());
    CHECK(seen.held[RW_MEMORY_HOST_PROGRAMS] > 100);
    CHECK(launch_is_good(&l));
    CHECK(is_as_told());
    for (int k = 0; k < PURPOSES; k++)
        if (k != RW_MEMORY_DEVICE_BUILDS) CHECK(seen.held[k] > 0);
    OK(rtAccelerationMarkDirty(tree));
    CHECK(launch_is_good(&l));
    CHECK(is_as_told());
    OK(run_async(&l));
    CHECK(is_as_told());
    OK(rtBufferSetSize2D(l.output, 2, 2));
    CHECK(is_as_told());
    OK(rtBufferSetSize2D(l.output, 100, 100));
    OK(rtBufferMap(l.output, &data));
    OK(rtBufferUnmap(l.output));
    CHECK(seen.held[RW_MEMORY_HOST_BUFFERS] >= 40000);
    CHECK(is_as_told());
    OK(rtContextDestroy(context));
    CHECK(is_nothing_left());
}

/* A tree that was saved, in another context. */
TEST(saved_trees)
{
    struct launch l;
    RTacceleration tree;
    RTsize size = 0;
    memset(&seen, 0, sizeof seen);
    RTresult made = make(&l, &tree);
    OK(made);
    CHECK(launch_is_good(&l));
    OK(rtAccelerationGetDataSize(tree, &size));
    char *data = malloc(size);
    CHECK(data != NULL);
    OK(rtAccelerationGetData(tree, data));
    OK(rtContextDestroy(context));
    OK(make(&l, &tree));
    seen.asked = 0;
    seen.refused = 1;
    FAILS(rtAccelerationSetData(tree, data, size), RT_ERROR_MEMORY_ALLOCATION_FAILED,
          "bytes for trees");
    CHECK_EQ(seen.purpose, RW_MEMORY_DEVICE_TREES);
    CHECK(is_as_told());
    OK(rtAccelerationSetData(tree, data, size));
    CHECK(seen.held[RW_MEMORY_DEVICE_TREES] > 0);
    CHECK(launch_is_good(&l));
    CHECK(is_as_told());
    free(data);
    OK(rtContextDestroy(context));
    CHECK(is_nothing_left());
}

static bool is_as_documented(RTresult result)
{
    const char *text = "";
    char expected[80];
    rtContextGetErrorString(context, result, &text);
    snprintf(expected, sizeof expected, "the memory monitor refused %lld bytes for ", seen.change);
    if (result == RT_ERROR_MEMORY_ALLOCATION_FAILED && strstr(text, expected)) return true;
    fprintf(stderr, "%lld bytes of purpose %d: result %d, %s\n", seen.change, (int)seen.purpose,
            (int)result, text);
    return false;
}

static void refuse_each(RTresult (*run)(struct launch *l), unsigned least, int *rw_failed)
{
    unsigned purposes = 0;
    for (unsigned n = 1;; n++) {
        struct launch l;
        RTacceleration tree;
        memset(&seen, 0, sizeof seen);
        seen.refused = n;
        RTresult made = make(&l, &tree), ran = made ? made : run(&l);
        const bool was_refused = seen.change != 0;
        seen.refused = 0;
        if (was_refused) CHECK(is_as_documented(ran));
        purposes |= 1u << seen.purpose;
        CHECK(is_as_told());
        if (!made) CHECK(launch_is_good(&l));
        CHECK(is_as_told());
        CHECK_EQ(rtContextDestroy(context), RT_SUCCESS);
        CHECK(is_nothing_left());
        if (was_refused) continue;
        CHECK_EQ(ran, RT_SUCCESS);
        CHECK(n > least);
        CHECK_EQ(purposes, (1u << PURPOSES) - 1);
        return;
    }
}

TEST(refusing)
{
    refuse_each(launch_run, 15, rw_failed);
}

TEST(refusing_async)
{
    refuse_each(run_async, 15, rw_failed);
}

/* ---- calls of the monitor's own ---- */

static RTresult asked_memory, asked_cancel;

static int curious(RWmemorypurpose purpose, long long change, void *user)
{
    RWmemory memory;
    (void)purpose, (void)change, (void)user;
    asked_memory = rwContextGetMemory(context, sizeof memory, &memory);
    asked_cancel = rwContextCancel(context);
    return 1;
}

TEST(reentry)
{
    RTbuffer buffer;
    void *data;
    OK(rtContextCreate(&context));
    OK(rwContextSetMemoryMonitor(context, curious, NULL));
    OK(rtBufferCreate(context, RT_BUFFER_INPUT, &buffer));
    OK(rtBufferSetFormat(buffer, RT_FORMAT_FLOAT));
    OK(rtBufferSetSize1D(buffer, 1000));
    asked_cancel = RT_ERROR_UNKNOWN;
    OK(rtBufferMap(buffer, &data));
    OK(rtBufferUnmap(buffer));
    CHECK_EQ(asked_memory, RT_ERROR_INVALID_CONTEXT);
    CHECK_EQ(asked_cancel, RT_SUCCESS);
    asked_memory = RT_SUCCESS;
    OK(rwContextSetMemoryMonitor(context, NULL, NULL));
    OK(rtBufferSetSize1D(buffer, 10));
    CHECK_EQ(asked_memory, RT_SUCCESS);
    OK(rtContextDestroy(context));
    CHECK_EQ(rwContextSetMemoryMonitor(context, NULL, NULL), RT_ERROR_INVALID_CONTEXT);
}

static int run_on(const char *names)
{
    static const struct rw_test tests[] = {
        {"sums", test_sums},         {"saved trees", test_saved_trees},
        {"refusing", test_refusing}, {"refusing async", test_refusing_async},
        {"reentry", test_reentry},
    };
    devices = names;
    return RUN_TABLE(tests);
}

/* Kernels come from a cache on disk: each context would compile its own. */
int main(int argc, char **argv)
{
    char folder[] = "/tmp/rw-memory-monitor-XXXXXX";
    const bool gpu = argc > 1 && !strcmp(argv[1], "cuda");
    need_device(gpu ? "cuda" : "cpu");
    if (launch_compile("") || !mkdtemp(folder)) return 1;
    setenv("RW_CACHE_DIR", folder, 1);
    int failed = run_on(gpu ? "cuda:0" : "cpu");
    failed |= run_on(gpu ? "cuda:0,cuda:0" : "cpu,cpu");
    return !rw_remove_folder(folder) || failed;
}
