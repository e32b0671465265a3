/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Paged buffers in a context of several devices: each has a cache and rounds of its own, and
 * programs read the same elements as the host.
 *
 *     api.paging_devices [cuda:0,cuda:1]
 */
#include "runtime/object/object.h"
#include "tests/api/paging.h"
#include "tests/several.h"

static const char *const kinds[] = {"wait", "reach", "auto"};

TEST(as_on_the_host)
{
    for (size_t k = 0; k < sizeof(kinds) / sizeof(kinds[0]); k++) {
        struct paging p;
        setenv("RW_PAGING", kinds[k], 1);
        CHECK_EQ(open_with(&p, true), RT_SUCCESS);
        RTcontext context = p.context;
        for (unsigned factor = 3; factor < 6; factor++) {
            CHECK(runs(&p, 0, walked));
            CHECK(runs(&p, 1, followed));
            OK(fill(&p, factor));
        }
        CHECK(context->device_count > 1 && context->paged_buffers > 0);
        if (!strcmp(kinds[k], "wait")) CHECK(statistics_of(&p).pagingRounds > 20);
        OK(rtContextDestroy(context));
    }
}

/* Half of the launch is drawn from a pool, between rounds too. */
TEST(rounds_with_a_pool)
{
    enum { MANY = 9000 };
    struct paging p;
    unsigned *sums;
    setenv("RW_PAGING", "wait", 1);
    CHECK_EQ(open_with(&p, true), RT_SUCCESS);
    RTcontext context = p.context;
    OK(rtBufferSetSize1D(p.sums, MANY));
    OK(rtContextLaunch1D(context, 0, MANY));
    OK(rtBufferMap(p.sums, (void **)&sums));
    unsigned wrong = 0;
    for (unsigned i = 0; i < MANY; i++) wrong += sums[i] != walked(&p, i);
    CHECK_EQ(wrong, 0);
    OK(rtBufferUnmap(p.sums));
    OK(rtContextDestroy(context));
}

/* Devices that a command list leaves out have no rounds, whatever their last launch was. */
TEST(without_the_first)
{
    struct paging p;
    RTcommandlist list;
    int ordinals[RW_DEVICE_LIMIT];
    unsigned count = 0;
    if (!strcmp(several_devices, "cuda:0,cuda:0")) return; /* one ordinal is both */
    setenv("RW_PAGING", "wait", 1);
    CHECK_EQ(open_with(&p, true), RT_SUCCESS);
    RTcontext context = p.context;
    OK(rtContextGetDeviceCount(context, &count));
    OK(rtContextGetDevices(context, ordinals));
    OK(rtCommandListCreate(context, &list));
    OK(rtCommandListAppendLaunch1D(list, 0, INDICES));
    OK(rtCommandListFinalize(list));
    OK(rtCommandListSetDevices(list, count - 1, ordinals + 1));
    for (unsigned round = 0; round < 3; round++) {
        OK(rtCommandListExecute(list));
        OK(read_back(&p));
        CHECK(are(&p, walked));
        CHECK(runs(&p, 1, followed)); /* on all of them */
    }
    OK(rtContextDestroy(context));
}

static const struct rw_test tests[] = {
    {"as on the host", test_as_on_the_host},
    {"rounds with a pool", test_rounds_with_a_pool},
    {"without the first", test_without_the_first},
};

int main(int argc, char **argv)
{
    choose_devices(argc, argv);
    setenv("RW_DEVICE", several_devices, 1);
    setenv("RW_CACHE_DIR", "off", 0);
    setenv("RW_DEVICE_MEMORY", "1", 1);
    setenv("RW_PAGE_SIZE", "4K", 1);
    return RUN_TABLE(tests);
}
