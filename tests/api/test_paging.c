/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Paged buffers by the interface: programs read the same elements as the host, with a cache of
 * three pages of 4 KiB; what is not there yet, what changes, and what is refused.
 *
 *     api.paging [cuda]
 */
#include <stdbool.h>
#include <stdint.h>

#include "programs/page.h"
#include "tests/api/launch.h"
#include "tests/device.h"

enum { COUNT = 7001, ROWS = 7, INDICES = 500, STEPS = 6, WORDS = 9 };

/* Elements of 12 and 36 bytes reach from one page into the next; grids have two dimensions, others
 * are found by id; addresses are kept, chosen among, and given to functions. */
static const char source[] =
    "#include <raywright_device.h>\n"
    "struct words { unsigned int w[9]; };\n"
    "rtDeclareVariable(unsigned int, index, rtLaunchIndex, );\n"
    "rtDeclareVariable(int, id, , );\n"
    "rtBuffer<float3> points;\n"
    "rtBuffer<words> rows;\n"
    "rtBuffer<unsigned int, 2> grid;\n"
    "rtBuffer<unsigned int> sums;\n"
    "static __device__ unsigned int place(unsigned int k) {\n"
    "    return (index * 7919u + k * 104729u) % 7001u;\n"
    "}\n"
    "RT_PROGRAM void walk() {\n"
    "    unsigned int sum = 0;\n"
    "    for (unsigned int k = 0; k < 6; k++) {\n"
    "        const unsigned int i = place(k);\n"
    "        const float3 p = points[i];\n"
    "        const uint2 at = make_uint2(i % 1000, i / 1000 % 7);\n"
    "        sum = sum * 31 + (unsigned int)(p.x + p.y * 2 + p.z * 4);\n"
    "        sum = sum * 31 + rows[i].w[(i + k) % 9] + grid[at];\n"
    "        sum = sum * 31 + rtBufferId<unsigned int>(id)[i];\n"
    "    }\n"
    "    sums[index] = sum;\n"
    "}\n"
    "static __device__ __noinline__ unsigned int total(const words *w, unsigned int n) {\n"
    "    return n ? w->w[n] + total(w, n - 1) : w->w[0];\n"
    "}\n"
    "RT_PROGRAM void follow() {\n"
    "    const words *list[3] = {&rows[place(0)], &rows[place(1)], &rows[place(2)]};\n"
    "    const words *chosen = index % 2 ? &rows[place(3)] : &rows[place(4)];\n"
    "    const words copy = *list[index % 3];\n"
    "    sums[index] = total(list[(index + 1) % 3], 8) + chosen->w[4] * 3 + copy.w[index % 9];\n"
    "}\n"
    "RT_PROGRAM void outside() {\n"
    "    sums[index] = (unsigned int)points[7001 + index].x + rows[0u - 1 - index].w[2] + 5;\n"
    "}\n";

struct paging {
    RTcontext context;
    RTbuffer points, rows, grid, list, sums;
    unsigned int factor; /* of all contents */
    unsigned int got[INDICES];
};

/* ---- the host's answer ---- */

static unsigned int place(unsigned int index, unsigned int k)
{
    return (index * 7919u + k * 104729u) % COUNT;
}

static unsigned int word(const struct paging *p, unsigned int row, unsigned int k)
{
    return row * p->factor + k * 1000003u;
}

static unsigned int walked(const struct paging *p, unsigned int index)
{
    unsigned int sum = 0;
    for (unsigned int k = 0; k < STEPS; k++) {
        const unsigned int i = place(index, k), n = i * p->factor % 1000;
        sum = sum * 31 + n + (n + 1) * 2 + (n + 2) * 4;
        sum = sum * 31 + word(p, i, (i + k) % WORDS);
        sum += (i / 1000 % ROWS * 1000 + i % 1000) * p->factor + 1;
        sum = sum * 31 + i * p->factor + 2;
    }
    return sum;
}

static unsigned int followed(const struct paging *p, unsigned int index)
{
    unsigned int sum = 0;
    for (unsigned int k = 0; k < WORDS; k++) sum += word(p, place(index, (index + 1) % 3), k);
    sum += word(p, place(index, index % 2 ? 3 : 4), 4) * 3;
    return sum + word(p, place(index, index % 3), index % WORDS);
}

static unsigned int five(const struct paging *p, unsigned int index)
{
    (void)p, (void)index;
    return 5;
}

/* ---- the scene ---- */

static RTresult fill(struct paging *p, unsigned int factor)
{
    void *data;
    p->factor = factor;
    TRY(rtBufferMap(p->points, &data));
    for (unsigned int i = 0; i < COUNT; i++)
        for (unsigned int k = 0; k < 3; k++)
            ((float *)data)[3 * i + k] = (float)(i * factor % 1000 + k);
    TRY(rtBufferUnmap(p->points));
    TRY(rtBufferMap(p->rows, &data));
    for (unsigned int i = 0; i < COUNT * WORDS; i++)
        ((unsigned int *)data)[i] = word(p, i / WORDS, i % WORDS);
    TRY(rtBufferUnmap(p->rows));
    TRY(rtBufferMap(p->grid, &data));
    for (unsigned int i = 0; i < 1000 * ROWS; i++) ((unsigned int *)data)[i] = i * factor + 1;
    TRY(rtBufferUnmap(p->grid));
    TRY(rtBufferMap(p->list, &data));
    for (unsigned int i = 0; i < COUNT; i++) ((unsigned int *)data)[i] = i * factor + 2;
    return rtBufferUnmap(p->list);
}

static bool by_need; /* buffers are paged where they do not fit */
static RTresult make_buffer(struct paging *p, const char *name, bool paged, size_t element,
                            RTbuffer *out)
{
    RTvariable v;
    TRY(rtBufferCreate(p->context, RT_BUFFER_INPUT, out));
    TRY(rtBufferSetFormat(*out, RT_FORMAT_USER));
    TRY(rtBufferSetElementSize(*out, element));
    TRY(rtBufferSetSize1D(*out, COUNT));
    if (!by_need) TRY(rwBufferSetPaged(*out, paged));
    if (!name) return RT_SUCCESS;
    TRY(rtContextDeclareVariable(p->context, name, &v));
    return rtVariableSetObject(v, *out);
}

static RTresult make_output(struct paging *p)
{
    RTvariable v;
    TRY(rtBufferCreate(p->context, RT_BUFFER_OUTPUT, &p->sums));
    TRY(rtBufferSetFormat(p->sums, RT_FORMAT_UNSIGNED_INT));
    TRY(rtBufferSetSize1D(p->sums, INDICES));
    TRY(rtContextDeclareVariable(p->context, "sums", &v));
    return rtVariableSetObject(v, p->sums);
}

static RTresult make_programs(struct paging *p)
{
    static const char *const names[] = {"walk", "follow", "outside"};
    TRY(rtContextSetRayTypeCount(p->context, 1));
    TRY(rtContextSetEntryPointCount(p->context, 3));
    for (unsigned int i = 0; i < 3; i++) {
        RTprogram program;
        RTresult result = rwProgramCreateFromSourceString(p->context, source, "paging.cu", 0, NULL,
                                                          names[i], &program);
        if (result == RT_ERROR_NOT_SUPPORTED) SKIP("there is no NVRTC");
        if (result) return result;
        TRY(rtContextSetRayGenerationProgram(p->context, i, program));
    }
    return RT_SUCCESS;
}

static RTresult open_with(struct paging *p, bool paged)
{
    RTvariable v;
    int id = 0;
    *p = (struct paging){0};
    TRY(rtContextCreate(&p->context));
    TRY(make_programs(p));
    TRY(make_buffer(p, "points", paged, 12, &p->points));
    TRY(make_buffer(p, "rows", paged, 4 * WORDS, &p->rows));
    TRY(make_buffer(p, "grid", paged, 4, &p->grid));
    TRY(rtBufferSetSize2D(p->grid, 1000, ROWS));
    TRY(make_buffer(p, NULL, paged, 4, &p->list));
    TRY(rtBufferGetId(p->list, &id));
    TRY(rtContextDeclareVariable(p->context, "id", &v));
    TRY(rtVariableSet1i(v, id));
    TRY(make_output(p));
    return fill(p, 7);
}

static RTresult read_back(struct paging *p)
{
    void *data;
    TRY(rtBufferMap(p->sums, &data));
    memcpy(p->got, data, sizeof(p->got));
    return rtBufferUnmap(p->sums);
}

static bool are(const struct paging *p, unsigned int (*expected)(const struct paging *, unsigned))
{
    for (unsigned int i = 0; i < INDICES; i++) {
        const unsigned int e = expected(p, i);
        if (p->got[i] == e) continue;
        fprintf(stderr, "index %u: %u, expected %u\n", i, p->got[i], e);
        return false;
    }
    return true;
}

static bool runs(struct paging *p, unsigned int entry,
                 unsigned int (*expected)(const struct paging *, unsigned))
{
    RTresult result = rtContextLaunch1D(p->context, entry, INDICES);
    if (!result) result = read_back(p);
    const char *text = "";
    if (result) rtContextGetErrorString(p->context, result, &text);
    if (result) fprintf(stderr, "%s\n", text);
    return !result && are(p, expected);
}

static RWstatistics statistics_of(const struct paging *p)
{
    RWstatistics s = {0};
    rwContextGetStatistics(p->context, sizeof(s), &s);
    return s;
}

/* ---- tests ---- */

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
    CHECK(runs(&p, 2, five));
    CHECK(runs(&p, 0, walked));
    OK(rtContextDestroy(context));
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

/* All pages fit: each is copied once, and none when nothing has changed. */
TEST(enough_memory)
{
    struct paging p;
    setenv("RW_DEVICE_MEMORY", "64M", 1);
    CHECK_EQ(open_with(&p, true), RT_SUCCESS);
    setenv("RW_DEVICE_MEMORY", "1", 1);
    RTcontext context = p.context;
    CHECK(runs(&p, 0, walked));
    RWstatistics first = statistics_of(&p);
    const RTsize pages = (12 * COUNT + 4095) / 4096 + (36 * COUNT + 4095) / 4096 +
                         (4 * 1000 * ROWS + 4095) / 4096 + (4 * COUNT + 4095) / 4096;
    CHECK(first.pagesCopied > 0 && first.pagesCopied <= pages);
    CHECK(runs(&p, 0, walked));
    CHECK_EQ(statistics_of(&p).pagesCopied, first.pagesCopied);
    CHECK_EQ(statistics_of(&p).pagingRounds, first.pagingRounds);
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

TEST(without_suspension)
{
    struct paging p;
    setenv("RW_STRATEGY", "direct", 1);
    CHECK_EQ(open_with(&p, true), RT_SUCCESS);
    setenv("RW_STRATEGY", "auto", 1);
    CHECK(runs(&p, 0, walked));
    CHECK(runs(&p, 1, followed));
    CHECK_EQ(statistics_of(&p).pagesCopied, 0);
    rtContextDestroy(p.context);
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

static RTsize device_bytes(const struct paging *p)
{
    RWmemory m = {0};
    rwContextGetMemory(p->context, sizeof(m), &m);
    return m.deviceBuffers + m.deviceTrees + m.deviceTables + m.deviceTextures + m.deviceBuilds;
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
    by_need = true;
    setenv("RW_DEVICE_MEMORY", "8M", 1);
    CHECK_EQ(open_with(&p, true), RT_SUCCESS);
    setenv("RW_DEVICE_MEMORY", "1", 1);
    RTcontext context = p.context;
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
    OK(rwContextSetDeviceMemory(context, 2 * whole));
    CHECK(runs(&p, 0, walked));
    CHECK(!is_active(&p));
    copied = statistics_of(&p).pagesCopied;
    OK(rwContextSetDeviceMemory(context, 0));
    CHECK(runs(&p, 1, followed));
    CHECK_EQ(statistics_of(&p).pagesCopied, copied);
    OK(rtContextDestroy(context));
    by_need = false;
}

static const struct rw_test tests[] = {
    {"as on the host", test_as_on_the_host},
    {"contents change", test_contents_change},
    {"enough memory", test_enough_memory},
    {"switched on and off", test_switched_on_and_off},
    {"off is off", test_off_is_off},
    {"without suspension", test_without_suspension},
    {"launches that do not wait", test_launches_that_do_not_wait},
    {"ended between rounds", test_ended_between_rounds},
    {"no memory", test_no_memory},
    {"by need", test_by_need},
    {"misuse", test_misuse},
};

int main(int argc, char **argv)
{
    use_device(argc, argv);
    setenv("RW_DEVICE_MEMORY", "1", 1); /* for the fewest frames that there can be */
    setenv("RW_PAGE_SIZE", "4K", 1);
    return RUN_TABLE(tests);
}
