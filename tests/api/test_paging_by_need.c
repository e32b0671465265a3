/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Buffers that are paged because they do not fit: the largest first, and while the memory of the
 * device becomes less and more; programs read the same elements all the time.
 *
 *     api.paging_by_need [cuda]
 */
#include "runtime/device/device.h"
#include "runtime/object/object.h"
#include "tests/api/paging.h"
#include "tests/api/paging_scene.h"

/* On a GPU without tables: what launches that wait keep in slots is more than all else here. */
static bool is_gpu(void)
{
    return strcmp(getenv("RW_DEVICE"), "cpu") != 0;
}

static RTsize device_bytes(const struct paging *p)
{
    RWmemory m = {0};
    rwContextGetMemory(p->context, sizeof(m), &m);
    return m.deviceBuffers + m.deviceTrees + (is_gpu() ? 0 : m.deviceTables) + m.deviceTextures +
           m.deviceBuilds;
}

static bool is_active(const struct paging *p)
{
    int active = -1;
    rtContextGetAttribute(p->context, RT_CONTEXT_ATTRIBUTE_GPU_PAGING_ACTIVE, sizeof active,
                          &active);
    return active == 1;
}

/* Bytes of rows, which are more than those of the other three buffers together. */
enum { LARGEST = 4 * WORDS * COUNT };

/* No buffer is told to be paged: those that do not fit are, the largest first, and what the device
 * holds is within its memory, while that becomes less and more under the context. */
TEST(by_need)
{
    struct paging p;
    CHECK_EQ(open_with(&p, true), RT_SUCCESS);
    RTcontext context = p.context;
    OK(rwContextSetDeviceMemory(context, 8 << 20));
    CHECK(runs(&p, 0, walked));
    CHECK(!is_active(&p));
    const RTsize whole = device_bytes(&p);
    CHECK(whole > LARGEST);
    OK(rwContextSetDeviceMemory(context, whole - LARGEST / 4));
    CHECK(runs(&p, 0, walked));
    CHECK(is_active(&p));
    RTsize copied = statistics_of(&p).pagesCopied;
    CHECK(copied > 3 && runs(&p, 0, walked));
    CHECK(device_bytes(&p) <= whole - LARGEST / 4);
    OK(rwContextSetDeviceMemory(context, whole - LARGEST / 2));
    for (unsigned i = 0; i < 3; i++) CHECK(runs(&p, i % 2, i % 2 ? followed : walked));
    CHECK(device_bytes(&p) <= whole - LARGEST / 2);
    OK(rwContextSetDeviceMemory(context, 1));
    CHECK(runs(&p, 0, walked));
    CHECK(device_bytes(&p) < whole - LARGEST);
    OK(fill(&p, 11));
    CHECK(runs(&p, 1, followed));
    OK(rwContextSetDeviceMemory(context, is_gpu() ? (RTsize)1 << 30 : 2 * whole));
    CHECK(runs(&p, 0, walked));
    CHECK(!is_active(&p));
    copied = statistics_of(&p).pagesCopied;
    OK(rwContextSetDeviceMemory(context, 0));
    CHECK(runs(&p, 1, followed));
    CHECK_EQ(statistics_of(&p).pagesCopied, copied);
    OK(rtContextDestroy(context));
}

/* Buffers fit until the trees are there, whose size nobody knew. */
TEST(trees_leave_less)
{
    struct paging p;
    RTsize limit = 64 << 20, copied = 0;
    for (int limited = 0; limited < 2; limited++) {
        CHECK_EQ(open_with(&p, true), RT_SUCCESS);
        RTcontext context = p.context;
        OK(rwContextSetDeviceMemory(context, limit));
        OK(add_scene(&p));
        CHECK(runs(&p, 3, shot));
        CHECK_EQ(is_active(&p), limited);
        for (unsigned i = 0; i < 2; i++) CHECK(runs(&p, 0, walked) && runs(&p, 3, shot));
        copied = statistics_of(&p).pagesCopied;
        CHECK(limited ? device_bytes(&p) <= limit : copied == 0);
        limit = device_bytes(&p) - (1 << 20);
        OK(rtContextDestroy(context));
    }
}

static const struct rw_device_ops *whole_ops;
static unsigned copies_left; /* of pages, that succeed */

static RTresult copy_some(struct rw_device *d, void *stream, uint64_t to, uint64_t from,
                          size_t size)
{
    if (copies_left) {
        copies_left--;
        return whole_ops->copy_soon(d, stream, to, from, size);
    }
    snprintf(d->error, sizeof(d->error), "copying %zu bytes: the test says no", size);
    return RT_ERROR_UNKNOWN;
}

/* Of any page of a launch: the launch has failed, and the next one has all that it needs. */
TEST(copies_fail)
{
    struct paging p;
    setenv("RW_PAGING", "wait", 1);
    CHECK_EQ(open_with(&p, true), RT_SUCCESS);
    setenv("RW_PAGING", "auto", 1);
    RTcontext context = p.context;
    OK(rwContextSetDeviceMemory(context, 1));
    CHECK(runs(&p, 0, walked));
    whole_ops = context->device->ops;
    struct rw_device_ops broken = *whole_ops;
    broken.copy_soon = copy_some;
    for (unsigned good = 0; good < 100; good = 3 * good + 1) {
        copies_left = good;
        context->device->ops = &broken;
        const RTresult result = rtContextLaunch1D(context, 0, INDICES);
        context->device->ops = whole_ops;
        const char *text = NULL;
        rtContextGetErrorString(context, result, &text);
        CHECK(result != RT_SUCCESS);
        CHECK_CONTAINS(text, "the test says no");
        CHECK(runs(&p, good % 2, good % 2 ? followed : walked));
    }
    OK(rtContextDestroy(context));
}

static const struct rw_test tests[] = {
    {"by need", test_by_need},
    {"trees leave less", test_trees_leave_less},
    {"copies fail", test_copies_fail},
};

int main(int argc, char **argv)
{
    use_device(argc, argv);
    setenv("RW_PAGE_SIZE", "4K", 1);
    by_need = true;
    return RUN_TABLE(tests);
}
