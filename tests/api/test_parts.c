/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Parts of launches: each index is in one part, which rwGetPartIndices2D tells, and programs see
 * the whole launch.
 *
 *     api.parts [cuda]
 */
#include <stdbool.h>

#include "tests/api/launch.h"
#include "tests/device.h"

/* Counts how often each index ran, and leaves word of what it saw. */
static const char counting[] =
    PREAMBLE "rtDeclareVariable(uint2, size, rtLaunchDim, );\n"
             "RT_PROGRAM void counting() {\n"
             "    atomicAdd(&output[index], 1 + (size.x * 1000 + size.y) * 16);\n"
             "}\n";

struct parts {
    struct launch l;
    RTsize width, height;
    unsigned int *seen; /* a copy of the output */
};

static RTresult open_with(struct parts *p, RTsize width, RTsize height)
{
    *p = (struct parts){.width = width, .height = height};
    p->seen = calloc(width * height, sizeof(*p->seen));
    TRY(launch_make(&p->l));
    TRY(launch_replace(&p->l, counting, "counting"));
    return rtBufferSetSize2D(p->l.output, width, height);
}

static RTresult run(struct parts *p, RTsize first, RTsize count)
{
    RWfence fence;
    TRY(rwContextLaunchPart2D(p->l.context, 0, p->width, p->height, first, count, NULL, &fence));
    TRY(rwFenceWait(fence));
    return rwFenceDestroy(fence);
}

static RTresult look(struct parts *p)
{
    void *data;
    TRY(rtBufferMap(p->l.output, &data));
    memcpy(p->seen, data, p->width * p->height * sizeof(*p->seen));
    return rtBufferUnmap(p->l.output);
}

/* Takes what the part's indices have to have written out of the copy; false: it is not there. */
static bool take(struct parts *p, RTsize part)
{
    unsigned int indices[RW_PART_INDICES][2], count;
    const unsigned int mark = 1 + (unsigned)(p->width * 1000 + p->height) * 16;
    if (rwGetPartIndices2D(p->width, p->height, part, indices, &count)) return false;
    for (unsigned int k = 0; k < count; k++) {
        unsigned int *at = &p->seen[indices[k][1] * p->width + indices[k][0]];
        if (*at != mark) return false;
        *at = 0;
    }
    return true;
}

static bool is_empty(const struct parts *p)
{
    for (RTsize k = 0; k < p->width * p->height; k++)
        if (p->seen[k]) return false;
    return true;
}

/* All parts one by one, in some order; each time just those of the part were there. */
static bool are_right(RTsize width, RTsize height)
{
    struct parts p;
    RTsize count = (width * height + RW_PART_INDICES - 1) / RW_PART_INDICES;
    bool right = !open_with(&p, width, height) && !run(&p, 0, 0) && !look(&p) && is_empty(&p);
    for (RTsize k = 0; right && k < count; k++) {
        right = !run(&p, (k * 7 + 3) % count, 1) && !look(&p);
        for (RTsize done = 0; right && done <= k; done++) right = take(&p, (done * 7 + 3) % count);
        right = right && is_empty(&p);
    }
    rtContextDestroy(p.l.context);
    free(p.seen);
    return right;
}

TEST(one_by_one)
{
    static const RTsize sizes[][2] = {{16, 16}, {33, 31}, {100, 9}, {5, 150}, {7, 3}, {1000, 1}};
    for (size_t k = 0; k < sizeof(sizes) / sizeof(sizes[0]); k++)
        CHECK(are_right(sizes[k][0], sizes[k][1]));
}

TEST(several_and_the_whole)
{
    struct parts p;
    CHECK_EQ(open_with(&p, 64, 50), RT_SUCCESS);
    RTcontext context = p.l.context;
    OK(run(&p, 2, 9));
    OK(look(&p));
    for (RTsize k = 2; k < 11; k++) CHECK(take(&p, k));
    CHECK(is_empty(&p));
    OK(run(&p, 0, 2));
    OK(run(&p, 11, 2));
    OK(look(&p));
    for (RTsize k = 0; k < 13; k++) CHECK(take(&p, k));
    CHECK(is_empty(&p));
    OK(rtBufferSetSize2D(p.l.output, 64, 51));
    OK(rtBufferSetSize2D(p.l.output, 64, 50));
    OK(rtContextLaunch2D(context, 0, 64, 50));
    OK(look(&p));
    for (RTsize k = 0; k < 13; k++) CHECK(take(&p, k));
    CHECK(is_empty(&p));
    OK(rtContextDestroy(context));
    free(p.seen);
}

TEST(misuse)
{
    struct parts p;
    RWfence fence;
    unsigned int indices[RW_PART_INDICES][2], count = 1;
    CHECK_EQ(open_with(&p, 64, 50), RT_SUCCESS);
    RTcontext context = p.l.context;
    FAILS(rwContextLaunchPart2D(context, 0, 64, 50, 12, 2, NULL, &fence), RT_ERROR_INVALID_VALUE,
          "which has 13");
    FAILS(rwContextLaunchPart2D(context, 0, 64, 50, 14, 0, NULL, &fence), RT_ERROR_INVALID_VALUE,
          "which has 13");
    FAILS(rwContextLaunchPart2D(context, 7, 64, 50, 0, 1, NULL, &fence), RT_ERROR_INVALID_VALUE,
          "entryPointIndex");
    FAILS(rwContextLaunchPart2D(context, 0, 64, 50, 0, 1, NULL, NULL), RT_ERROR_INVALID_VALUE,
          "fence");
    CHECK_EQ(rwGetPartIndices2D(64, 50, 13, indices, &count), RT_ERROR_INVALID_VALUE);
    CHECK_EQ(count, 0);
    CHECK_EQ(rwGetPartIndices2D(64, 50, 12, indices, &count), RT_SUCCESS);
    CHECK_EQ(count, 64 * 50 - 12 * 256);
    OK(rtContextDestroy(context));
    free(p.seen);
}

static const struct rw_test tests[] = {
    {"one by one", test_one_by_one},
    {"several and the whole", test_several_and_the_whole},
    {"misuse", test_misuse},
};

int main(int argc, char **argv)
{
    use_device(argc, argv);
    return RUN_TABLE(tests);
}
