/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Paged buffers by the interface: programs read the same elements as the host, with a cache of
 * three pages of 4 KiB; what is not there yet, what changes, and what is refused.
 *
 *     api.paging [cuda]
 */
#include "runtime/object/object.h"
#include "tests/api/paging.h"

TEST(as_on_the_host)
{
    struct paging p;
    CHECK_EQ(open_with(&p, true), RT_SUCCESS);
    RTcontext context = p.context;
    int active = 0;
    CHECK(runs(&p, 0, walked));
    RWstatistics s = statistics_of(&p);
    CHECK(s.pagingRounds > 10 && s.pagesCopied > 3 * 10);
    CHECK(s.pagedBytes > 4096 * s.pagesCopied / 2 && s.pagedBytes <= 4352 * s.pagesCopied);
    OK(rtContextGetAttribute(context, RT_CONTEXT_ATTRIBUTE_GPU_PAGING_ACTIVE, sizeof active,
                             &active));
    CHECK_EQ(active, 1);
    CHECK(runs(&p, 1, followed));
    CHECK(runs(&p, 0, walked));
    OK(rtContextDestroy(context));
}

static void look_outside(int *rw_failed)
{
    struct paging p;
    CHECK_EQ(open_with(&p, true), RT_SUCCESS);
    RTcontext context = p.context;
    CHECK(runs(&p, 2, five));
    CHECK(runs(&p, 0, walked));
    OK(rtContextDestroy(context));
}

/* There are zeros: on the CPU always, on a GPU where accesses are verified. */
TEST(outside)
{
    if (!strcmp(getenv("RW_DEVICE"), "cpu")) look_outside(rw_failed);
    setenv("RW_DEBUG", "verify", 1);
    look_outside(rw_failed);
    unsetenv("RW_DEBUG");
}

TEST(contents_change)
{
    struct paging p;
    CHECK_EQ(open_with(&p, true), RT_SUCCESS);
    RTcontext context = p.context;
    CHECK(runs(&p, 0, walked));
    OK(fill(&p, 11));
    CHECK(runs(&p, 0, walked));
    CHECK(runs(&p, 1, followed));
    OK(rtContextDestroy(context));
}

/* All fits: buffers are what they would be without paging, and so is the kernel. With less memory
 * they are paged, with more they are not, as often as that changes. */
TEST(enough_memory)
{
    struct paging p;
    setenv("RW_DEVICE_MEMORY", "64M", 1);
    CHECK_EQ(open_with(&p, true), RT_SUCCESS);
    setenv("RW_DEVICE_MEMORY", "1", 1);
    RTcontext context = p.context;
    for (unsigned round = 0; round < 3; round++) {
        const RWstatistics before = statistics_of(&p);
        CHECK(runs(&p, 0, walked));
        CHECK_EQ(context->paged_buffers, 0);
        CHECK_EQ(statistics_of(&p).pagesCopied, before.pagesCopied);
        CHECK_EQ(statistics_of(&p).pagingRounds, before.pagingRounds);
        OK(rwContextSetDeviceMemory(context, 1));
        CHECK(runs(&p, 1, followed));
        CHECK_EQ(context->paged_buffers, 4);
        CHECK(statistics_of(&p).pagesCopied > before.pagesCopied);
        OK(fill(&p, 3 + round));
        CHECK(runs(&p, 0, walked));
        OK(rwContextSetDeviceMemory(context, 64 << 20));
    }
    OK(rtContextDestroy(context));
}

/* Of two that could be paged it is the one that the application has named, though it is smaller. */
TEST(named_first)
{
    struct paging p;
    RTbuffer named, larger;
    RWmemory m = {0};
    setenv("RW_DEVICE_MEMORY", "64M", 1);
    CHECK_EQ(open_with(&p, false), RT_SUCCESS);
    setenv("RW_DEVICE_MEMORY", "1", 1);
    RTcontext context = p.context;
    OK(make_buffer(&p, NULL, true, 150, &named));
    OK(make_buffer(&p, NULL, false, 170, &larger));
    larger->paging = RW_PAGED_BY_NEED;
    CHECK(runs(&p, 0, walked));
    CHECK(!named->paged && !larger->paged);
    OK(rwContextGetMemory(context, sizeof m, &m));
    OK(rwContextSetDeviceMemory(context, m.deviceBuffers - 300000));
    CHECK(runs(&p, 0, walked));
    CHECK(named->paged && !larger->paged);
    OK(rtContextDestroy(context));
}

/* Whatever is paged, and switched on and off, programs read the same. */
TEST(switched_on_and_off)
{
    struct paging p;
    int off = 1, active = 1;
    CHECK_EQ(open_with(&p, false), RT_SUCCESS);
    RTcontext context = p.context;
    CHECK(runs(&p, 0, walked));
    CHECK_EQ(statistics_of(&p).pagesCopied, 0);
    OK(rwBufferSetPaged(p.rows, 1));
    OK(fill(&p, 3));
    CHECK(runs(&p, 0, walked));
    RTsize copied = statistics_of(&p).pagesCopied;
    CHECK(copied > 0);
    OK(rtContextSetAttribute(context, RT_CONTEXT_ATTRIBUTE_GPU_PAGING_FORCED_OFF, sizeof off,
                             &off));
    CHECK(runs(&p, 0, walked));
    OK(rtContextGetAttribute(context, RT_CONTEXT_ATTRIBUTE_GPU_PAGING_ACTIVE, sizeof active,
                             &active));
    CHECK_EQ(active, 0);
    off = 0;
    OK(rtContextSetAttribute(context, RT_CONTEXT_ATTRIBUTE_GPU_PAGING_FORCED_OFF, sizeof off,
                             &off));
    OK(rwBufferSetPaged(p.grid, 1));
    OK(rtBufferSetSize1D(p.points, 0));
    OK(rtBufferSetSize1D(p.points, COUNT));
    OK(fill(&p, 5));
    CHECK(runs(&p, 1, followed));
    CHECK(runs(&p, 0, walked));
    CHECK(statistics_of(&p).pagesCopied > copied);
    copied = statistics_of(&p).pagesCopied;
    OK(rwBufferSetPaged(p.grid, 0));
    OK(rtBufferDestroy(p.rows));
    OK(make_buffer(&p, "more", false, 4 * WORDS, &p.rows));
    RTvariable v;
    OK(rtContextQueryVariable(context, "rows", &v));
    OK(rtVariableSetObject(v, p.rows));
    OK(fill(&p, 13));
    CHECK(runs(&p, 0, walked));
    CHECK_EQ(statistics_of(&p).pagesCopied, copied);
    OK(rtContextDestroy(context));
}

/* Where nothing is paged kernels are what they are without all of this: one is taken from the cache
 * that a context without any setting has put there. */
TEST(off_is_off)
{
    char folder[] = "/tmp/raywright-paging-XXXXXX";
    CHECK(mkdtemp(folder) != NULL);
    setenv("RW_CACHE_DIR", folder, 1);
    for (int limited = 0; limited < 2; limited++) {
        struct paging p;
        setenv("RW_DEVICE_MEMORY", limited ? "1" : "0", 1);
        setenv("RW_PAGE_SIZE", limited ? "4K" : "64K", 1);
        CHECK_EQ(open_with(&p, false), RT_SUCCESS);
        CHECK(runs(&p, 0, walked));
        CHECK_EQ(statistics_of(&p).kernelsCompiled, !limited);
        CHECK_EQ(statistics_of(&p).kernelsLoaded, limited);
        rtContextDestroy(p.context);
    }
    setenv("RW_CACHE_DIR", "off", 1);
    char command[96];
    snprintf(command, sizeof command, "rm -r %s", folder);
    CHECK_EQ(system(command), 0);
}

/* Where nothing waits, absent elements are read in the host's memory, and their pages come before a
 * later launch, which reads fewer of them there. */
static void reach(int *rw_failed, const char *strategy)
{
    struct paging p;
    setenv("RW_STRATEGY", strategy, 1);
    setenv("RW_DEVICE_MEMORY", "64K", 1);
    CHECK_EQ(open_with(&p, true), RT_SUCCESS);
    setenv("RW_STRATEGY", "auto", 1);
    setenv("RW_DEVICE_MEMORY", "1", 1);
    CHECK(runs(&p, 0, walked));
    const RTsize first = statistics_of(&p).absentReads;
    CHECK(first > INDICES * STEPS && first <= 4 * INDICES * STEPS);
    CHECK_EQ(statistics_of(&p).pagesCopied, 0);
    CHECK(runs(&p, 0, walked));
    CHECK(statistics_of(&p).pagesCopied > 3);
    CHECK(statistics_of(&p).absentReads < 2 * first);
    CHECK(runs(&p, 1, followed));
    CHECK_EQ(statistics_of(&p).pagingRounds, 0);
    rtContextDestroy(p.context);
}

TEST(without_suspension)
{
    setenv("RW_PAGING", "reach", 1);
    reach(rw_failed, "auto");
    setenv("RW_PAGING", "auto", 1);
    reach(rw_failed, "direct");
    setenv("RW_PAGING", "wait", 1);
}

static int waiting_kernels(const struct paging *p, unsigned *all)
{
    RWstatistics s = statistics_of(p);
    *all = (unsigned)(s.kernelsCompiled + s.kernelsLoaded);
    return p->context->waits_for_pages;
}

/* The first launch waits, with an empty cache; later ones do as long as they ask for many pages
 * that each are read often. Whatever they do, programs read the same. */
TEST(by_launch)
{
    struct paging p;
    unsigned kernels;
    setenv("RW_PAGING", "auto", 1);
    CHECK_EQ(open_with(&p, true), RT_SUCCESS);
    setenv("RW_PAGING", "wait", 1);
    RTcontext context = p.context;
    CHECK(runs(&p, 0, walked));
    CHECK_EQ(waiting_kernels(&p, &kernels), 1);
    CHECK_EQ(kernels, 1);
    const RTsize rounds = statistics_of(&p).pagingRounds;
    CHECK(rounds > 10);
    CHECK(runs(&p, 0, walked)); /* reads 110 pages in the host's memory, 100 times each */
    CHECK_EQ(waiting_kernels(&p, &kernels), 0);
    CHECK_EQ(kernels, 2);
    CHECK_EQ(statistics_of(&p).pagingRounds, rounds);
    CHECK(statistics_of(&p).absentReads > 0);
    CHECK(runs(&p, 1, followed)); /* the first of another entry point */
    CHECK_EQ(waiting_kernels(&p, &kernels), 1);
    CHECK(runs(&p, 1, followed)); /* each page seldom */
    CHECK_EQ(waiting_kernels(&p, &kernels), 0);
    CHECK(runs(&p, 0, walked));
    CHECK_EQ(waiting_kernels(&p, &kernels), 1);
    CHECK(runs(&p, 1, followed));
    CHECK_EQ(waiting_kernels(&p, &kernels), 0);
    OK(fill(&p, 11)); /* the same cache, of other contents */
    CHECK(runs(&p, 1, followed));
    CHECK_EQ(waiting_kernels(&p, &kernels), 0);
    OK(rtBufferSetSize1D(p.points, 0)); /* an empty one */
    OK(rtBufferSetSize1D(p.points, COUNT));
    OK(fill(&p, 11));
    CHECK(runs(&p, 1, followed));
    CHECK_EQ(kernels, 2);
    OK(rtContextDestroy(context));
}

TEST(launches_that_do_not_wait)
{
    struct paging p;
    RWfence fence;
    int done = 0;
    CHECK_EQ(open_with(&p, true), RT_SUCCESS);
    RTcontext context = p.context;
    OK(rwContextLaunchAsync1D(context, 0, INDICES, NULL, &fence));
    OK(rwFenceQuery(fence, &done));
    CHECK_EQ(done, 1);
    OK(read_back(&p));
    CHECK(are(&p, walked));
    OK(rtContextDestroy(context));
}

/* Where all pages fit, the host has nothing to do meanwhile. */
TEST(launches_that_need_no_host)
{
    struct paging p;
    RWfence fence;
    setenv("RW_PAGING", "auto", 1);
    setenv("RW_DEVICE_MEMORY", "64M", 1);
    CHECK_EQ(open_with(&p, true), RT_SUCCESS);
    setenv("RW_DEVICE_MEMORY", "1", 1);
    setenv("RW_PAGING", "wait", 1);
    RTcontext context = p.context;
    for (int k = 0; k < 3; k++) OK(rwContextLaunchAsync1D(context, 0, INDICES, NULL, &fence));
    OK(read_back(&p));
    CHECK(are(&p, walked));
    OK(fill(&p, 11));
    OK(rwContextLaunchAsync1D(context, 1, INDICES, NULL, &fence));
    OK(read_back(&p));
    CHECK(are(&p, followed));
    CHECK_EQ(statistics_of(&p).kernelsCompiled + statistics_of(&p).kernelsLoaded, 1);
    CHECK_EQ(statistics_of(&p).pagingRounds + statistics_of(&p).absentReads, 0);
    OK(rwContextSetDeviceMemory(context, 1)); /* the cache goes */
    CHECK(runs(&p, 0, walked));
    CHECK(statistics_of(&p).pagingRounds > 10);
    OK(rtContextDestroy(context));
}

/* Ends a launch after some rounds. */
static int asked;
static int end_it(void)
{
    return ++asked > 2;
}

TEST(ended_between_rounds)
{
    struct paging p;
    CHECK_EQ(open_with(&p, true), RT_SUCCESS);
    RTcontext context = p.context;
    CHECK(runs(&p, 0, walked));
    OK(rtContextSetTimeoutCallback(context, end_it, 0.001));
    CHECK_EQ(rtContextLaunch1D(context, 0, INDICES), RT_TIMEOUT_CALLBACK);
    OK(rtContextSetTimeoutCallback(context, NULL, 0));
    CHECK(runs(&p, 0, walked));
    OK(rtContextDestroy(context));
}

static bool refuses;
static int monitor(RWmemorypurpose purpose, long long change, void *user)
{
    const long long cache = 3 * (4096 + RW_PAGE_OVERLAP);
    (void)user;
    return !refuses || purpose != RW_MEMORY_DEVICE_BUFFERS || change != cache;
}

/* The cache is refused, and granted later; meanwhile paging can be switched off. */
TEST(no_memory)
{
    struct paging p;
    int off = 1;
    CHECK_EQ(open_with(&p, true), RT_SUCCESS);
    RTcontext context = p.context;
    OK(rwContextSetMemoryMonitor(context, monitor, NULL));
    refuses = true;
    FAILS(rtContextLaunch1D(context, 0, INDICES), RT_ERROR_MEMORY_ALLOCATION_FAILED,
          "preparing the pages of buffers");
    OK(rtContextSetAttribute(context, RT_CONTEXT_ATTRIBUTE_GPU_PAGING_FORCED_OFF, sizeof off,
                             &off));
    CHECK(runs(&p, 0, walked));
    off = 0;
    OK(rtContextSetAttribute(context, RT_CONTEXT_ATTRIBUTE_GPU_PAGING_FORCED_OFF, sizeof off,
                             &off));
    FAILS(rtContextLaunch1D(context, 0, INDICES), RT_ERROR_MEMORY_ALLOCATION_FAILED,
          "preparing the pages of buffers");
    refuses = false;
    CHECK(runs(&p, 0, walked));
    OK(rtContextDestroy(context));
}

TEST(misuse)
{
    struct paging p;
    void *data;
    CHECK_EQ(open_with(&p, false), RT_SUCCESS);
    RTcontext context = p.context;
    FAILS(rwBufferSetPaged(p.sums, 1), RT_ERROR_INVALID_VALUE, "type RT_BUFFER_INPUT");
    OK(rtBufferMap(p.rows, &data));
    FAILS(rwBufferSetPaged(p.rows, 1), RT_ERROR_ALREADY_MAPPED, "mapped");
    OK(rtBufferUnmap(p.rows));
    OK(rwBufferSetPaged(p.rows, 1));
    OK(rwBufferSetPaged(p.rows, 2));
    setenv("RW_PAGE_SIZE", "5K", 1);
    RTcontext other = NULL;
    CHECK(rtContextCreate(&other) != RT_SUCCESS);
    setenv("RW_PAGE_SIZE", "4K", 1);
    setenv("RW_DEVICE_MEMORY", "6T", 1);
    CHECK(rtContextCreate(&other) != RT_SUCCESS);
    setenv("RW_DEVICE_MEMORY", "1", 1);
    OK(fill(&p, 2));
    CHECK(runs(&p, 0, walked));
    OK(rtContextDestroy(context));
}

static const struct rw_test tests[] = {
    {"as on the host", test_as_on_the_host},
    {"outside", test_outside},
    {"contents change", test_contents_change},
    {"enough memory", test_enough_memory},
    {"named first", test_named_first},
    {"switched on and off", test_switched_on_and_off},
    {"off is off", test_off_is_off},
    {"without suspension", test_without_suspension},
    {"by launch", test_by_launch},
    {"launches that do not wait", test_launches_that_do_not_wait},
    {"launches that need no host", test_launches_that_need_no_host},
    {"ended between rounds", test_ended_between_rounds},
    {"no memory", test_no_memory},
    {"misuse", test_misuse},
};

int main(int argc, char **argv)
{
    use_device(argc, argv);
    setenv("RW_DEVICE_MEMORY", "1", 1); /* for the fewest frames that there can be */
    setenv("RW_PAGE_SIZE", "4K", 1);
    setenv("RW_PAGING", "wait", 1); /* unless a test has another wish */
    return RUN_TABLE(tests);
}
