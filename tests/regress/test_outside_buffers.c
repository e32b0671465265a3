/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Accesses of what is no element of a buffer, with exceptions off, ended the process on the CPU. By
 * an id that is nobody's they read zeros and write nothing, on a GPU too; on the CPU so do all
 * others outside. RW_DEBUG=verify lists them, and then a GPU survives them as well.
 */
#include <stdbool.h>

#include "tests/api/launch.h"
#include "tests/device.h"

static const char text[] = PREAMBLE
    "struct Pair { float4 a, b; };\n"
    "rtDeclareVariable(int, id, , );\n"
    "rtDeclareVariable(unsigned int, far, , );\n"
    "rtBuffer<uint4> line;\n"
    "rtBuffer<float3, 2> plane;\n"
    "RT_PROGRAM void read_id() {\n"
    "    rtBufferId<Pair, 1> pairs(id); rtBufferId<unsigned char, 3> bytes(id);\n"
    "    Pair p = pairs[index.x * 1000003u + far];\n"
    "    unsigned int b = bytes[make_uint3(index.x, far, index.y * 977)];\n"
    "    output[index] = (unsigned)(p.a.x + p.b.w) + b + (unsigned)pairs.size() + value;\n"
    "}\n"
    "RT_PROGRAM void write_id() {\n"
    "    rtBufferId<uint4> numbers(id);\n"
    "    uint4 *place = &numbers[index.x + far];\n"
    "    numbers[far + index.x] = make_uint4(1, 2, 3, 4);\n"
    "    numbers[far].y += 5; place->z = 7; atomicAdd(&numbers[index.y + far].w, 9u);\n"
    "    uint4 n = numbers[far + index.x];\n"
    "    output[index] = n.x + n.y + n.z + n.w + value;\n"
    "}\n"
    "RT_PROGRAM void both() {\n"
    "    line[far + index.x].z = 3; plane[make_uint2(index.x, far)].y += 1.0f;\n"
    "    plane[make_uint2(far + index.x, index.y)] = make_float3(1, 2, 3);\n"
    "    output[index] = line[far + index.x].z + (unsigned)plane[make_uint2(index.x, far)].y\n"
    "                    + line[index.x].x + value;\n"
    "}\n"
    "RT_PROGRAM void all_paths() {\n"
    "    uint4 *from = index.x & 1 ? &line[far] : &line[index.x];\n"
    "    output[index] = from->x + value;\n"
    "}\n";

struct scene {
    struct launch l;
    RTvariable id, far;
    RTbuffer line, plane;
};

static RTresult make_buffer(RTcontext context, const char *name, RTformat format, size_t width,
                            size_t height, RTbuffer *out)
{
    RTvariable v;
    TRY(rtBufferCreate(context, RT_BUFFER_INPUT_OUTPUT, out));
    TRY(rtBufferSetFormat(*out, format));
    TRY(height ? rtBufferSetSize2D(*out, width, height) : rtBufferSetSize1D(*out, width));
    TRY(rtContextDeclareVariable(context, name, &v));
    return rtVariableSetObject(v, *out);
}

static RTresult make(struct scene *s)
{
    RTcontext c;
    *s = (struct scene){0};
    TRY(launch_make(&s->l));
    c = s->l.context;
    TRY(make_buffer(c, "line", RT_FORMAT_UNSIGNED_INT4, 4, 0, &s->line));
    TRY(make_buffer(c, "plane", RT_FORMAT_FLOAT3, 4, 4, &s->plane));
    TRY(rtContextDeclareVariable(c, "id", &s->id));
    TRY(rtContextDeclareVariable(c, "far", &s->far));
    TRY(rtVariableSet1i(s->id, 0));
    return rtVariableSet1ui(s->far, 0);
}

/* Every index gives `value`: what was read is zero. */
static bool reads_zero(struct scene *s, const char *name)
{
    static unsigned int value;
    const char *message = "";
    RTresult result = launch_replace(&s->l, text, name);
    if (!result) result = rtVariableSet1ui(s->l.value, value += 1000);
    if (!result) result = launch_run(&s->l);
    rtContextGetErrorString(s->l.context, result, &message);
    if (result) fprintf(stderr, "%s: %s\n", name, message);
    for (unsigned y = 0; !result && y < SIDE; y++)
        for (unsigned x = 0; x < SIDE; x++)
            if (s->l.pixels[y][x] != value) {
                fprintf(stderr, "%s gives %u for %u\n", name, s->l.pixels[y][x], value);
                return false;
            }
    return !result;
}

#define BEGIN                                                                                      \
    struct scene s;                                                                                \
    RTresult made = make(&s);                                                                      \
    RTcontext context = s.l.context;                                                               \
    OK(made)
#define END                                                                                        \
    CHECK(launch_is_good(&s.l));                                                                   \
    OK(rtContextDestroy(context))

/* 0, beyond the table, of a buffer that is gone, of one without storage; near and far. */
TEST(ids_of_no_buffer)
{
    BEGIN;
    RTbuffer gone, empty;
    int ids[] = {0, 77, -1, 0, 0};
    OK(rtBufferCreate(context, RT_BUFFER_INPUT, &empty));
    OK(rtBufferGetId(empty, &ids[4]));
    OK(rtBufferCreate(context, RT_BUFFER_INPUT, &gone));
    OK(rtBufferGetId(gone, &ids[3]));
    OK(rtBufferDestroy(gone));
    for (size_t k = 0; k < sizeof ids / sizeof *ids; k++) {
        OK(rtVariableSet1i(s.id, ids[k]));
        for (unsigned far = 0; far < 2; far++) {
            OK(rtVariableSet1ui(s.far, far * 0xfffffff0u));
            CHECK(reads_zero(&s, "read_id"));
            CHECK(reads_zero(&s, "write_id"));
        }
    }
    END;
}

static RTresult is_untouched(struct scene *s, bool *out)
{
    static const unsigned char zeros[4 * 4 * 12];
    void *line, *plane;
    TRY(rtBufferMap(s->line, &line));
    TRY(rtBufferMap(s->plane, &plane));
    *out = !memcmp(line, zeros, 4 * 16) && !memcmp(plane, zeros, 4 * 4 * 12);
    TRY(rtBufferUnmap(s->line));
    return rtBufferUnmap(s->plane);
}

TEST(far_indices)
{
    static const unsigned fars[] = {4, 16, 1u << 20, 1u << 31, 0xfffffff0u};
    BEGIN;
    bool untouched = false;
    int id;
    OK(rtBufferGetId(s.line, &id));
    OK(rtVariableSet1i(s.id, id));
    for (size_t k = 0; k < sizeof fars / sizeof *fars; k++) {
        OK(rtVariableSet1ui(s.far, fars[k]));
        if (fars[k] >= 16) CHECK(reads_zero(&s, "both"));
        CHECK(reads_zero(&s, "write_id"));
        CHECK(reads_zero(&s, "all_paths"));
    }
    OK(is_untouched(&s, &untouched));
    CHECK(untouched);
    END;
}

/* What lies inside is as it was. */
TEST(inside)
{
    BEGIN;
    int id;
    OK(rtBufferGetId(s.line, &id));
    OK(rtVariableSet1i(s.id, id));
    OK(launch_replace(&s.l, text, "write_id"));
    OK(launch_run(&s.l));
    unsigned int *line;
    OK(rtBufferMap(s.line, (void **)&line));
    CHECK(line[4] == 1 && line[6] == 7);
    OK(rtBufferUnmap(s.line));
    END;
}

/* ---- RW_DEBUG=verify ---- */

static char reports[8][256];
static unsigned report_count;

static void keep_report(int level, const char *tag, const char *line, void *user)
{
    (void)level, (void)user;
    if (!strcmp(tag, "VERIFY") && report_count < 8)
        snprintf(reports[report_count++], sizeof reports[0], "%s", line);
}

static bool was_reported(const char *piece)
{
    unsigned found = 0;
    for (unsigned k = 0; k < report_count; k++) found += strstr(reports[k], piece) != NULL;
    if (found != 1) fprintf(stderr, "%u reports of: %s\n", found, piece);
    return found == 1;
}

TEST(verify)
{
    setenv("RW_DEBUG", "verify", 1);
    struct scene s;
    RTresult made = make(&s);
    RTcontext context = s.l.context;
    unsetenv("RW_DEBUG");
    OK(made);
    report_count = 0;
    OK(rtContextSetUsageReportCallback(context, keep_report, 1, NULL));
    OK(rtVariableSet1ui(s.far, 20));
    CHECK(reads_zero(&s, "both"));
    CHECK(reads_zero(&s, "both"));
    CHECK(was_reported("ray generation program 'both': buffer 'line' is accessed outside, at 2"));
    CHECK(was_reported("ray generation program 'both': buffer 'plane' is accessed outside, at ("));
    OK(rtVariableSet1i(s.id, 66));
    CHECK(reads_zero(&s, "read_id"));
    CHECK(was_reported("program 'read_id': the buffer of id 66 is accessed outside, at "));
    CHECK_EQ(report_count, 3);
    OK(rtContextDestroy(context));
}

int main(int count, char **arguments)
{
    static const struct rw_test everywhere[] = {
        {"ids-of-no-buffer", test_ids_of_no_buffer},
        {"inside", test_inside},
        {"verify", test_verify},
    };
    static const struct rw_test on_cpu[] = {{"far-indices", test_far_indices}};
    const char *device = count > 1 ? arguments[1] : "cpu";
    need_device(device);
    setenv("RW_DEVICE", device, 1);
    return RUN_TABLE(everywhere) | (strcmp(device, "cpu") ? 0 : RUN_TABLE(on_cpu));
}
