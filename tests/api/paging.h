/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The world of tests of paged buffers: four input buffers that three programs read in all ways, and
 * what they have to find.
 */
#ifndef RW_TEST_PAGING_H
#define RW_TEST_PAGING_H

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

static inline unsigned int place(unsigned int index, unsigned int k)
{
    return (index * 7919u + k * 104729u) % COUNT;
}

static inline unsigned int word(const struct paging *p, unsigned int row, unsigned int k)
{
    return row * p->factor + k * 1000003u;
}

static inline unsigned int walked(const struct paging *p, unsigned int index)
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

static inline unsigned int followed(const struct paging *p, unsigned int index)
{
    unsigned int sum = 0;
    for (unsigned int k = 0; k < WORDS; k++) sum += word(p, place(index, (index + 1) % 3), k);
    sum += word(p, place(index, index % 2 ? 3 : 4), 4) * 3;
    return sum + word(p, place(index, index % 3), index % WORDS);
}

static inline unsigned int five(const struct paging *p, unsigned int index)
{
    (void)p, (void)index;
    return 5;
}

/* ---- the scene ---- */

static inline RTresult fill(struct paging *p, unsigned int factor)
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
static inline RTresult make_buffer(struct paging *p, const char *name, bool paged, size_t element,
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

static inline RTresult make_output(struct paging *p)
{
    RTvariable v;
    TRY(rtBufferCreate(p->context, RT_BUFFER_OUTPUT, &p->sums));
    TRY(rtBufferSetFormat(p->sums, RT_FORMAT_UNSIGNED_INT));
    TRY(rtBufferSetSize1D(p->sums, INDICES));
    TRY(rtContextDeclareVariable(p->context, "sums", &v));
    return rtVariableSetObject(v, p->sums);
}

static inline RTresult make_programs(struct paging *p)
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

static inline RTresult open_with(struct paging *p, bool paged)
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

static inline RTresult read_back(struct paging *p)
{
    void *data;
    TRY(rtBufferMap(p->sums, &data));
    memcpy(p->got, data, sizeof(p->got));
    return rtBufferUnmap(p->sums);
}

static inline bool are(const struct paging *p,
                       unsigned int (*expected)(const struct paging *, unsigned))
{
    for (unsigned int i = 0; i < INDICES; i++) {
        const unsigned int e = expected(p, i);
        if (p->got[i] == e) continue;
        fprintf(stderr, "index %u: %u, expected %u\n", i, p->got[i], e);
        return false;
    }
    return true;
}

static inline bool runs(struct paging *p, unsigned int entry,
                        unsigned int (*expected)(const struct paging *, unsigned))
{
    RTresult result = rtContextLaunch1D(p->context, entry, INDICES);
    if (!result) result = read_back(p);
    const char *text = "";
    if (result) rtContextGetErrorString(p->context, result, &text);
    if (result) fprintf(stderr, "%s\n", text);
    return !result && are(p, expected);
}

static inline RWstatistics statistics_of(const struct paging *p)
{
    RWstatistics s = {0};
    rwContextGetStatistics(p->context, sizeof(s), &s);
    return s;
}

#endif
