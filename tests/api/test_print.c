/* SPDX-License-Identifier: Apache-2.0 */
/*
 * rtPrintf through the whole library: what a program prints arrives on the standard output after
 * the launch, whole lines, for the indices that were asked for, and no more than fits.
 *   api.print [cpu|cuda]
 */
#include "tests/api/captured.h"
#include "tests/api/launch.h"
#include "tests/device.h"

#define BEGIN                                                                                      \
    struct launch l;                                                                               \
    RTresult made = launch_make(&l);                                                               \
    RTcontext context = l.context;                                                                 \
    OK(made)
#define END                                                                                        \
    OK(rtContextSetPrintEnabled(context, 0));                                                      \
    CHECK(launch_is_good(&l));                                                                     \
    OK(rtContextDestroy(context))

static char printed[65536];

/* launch_run with the standard output going to `printed`. */
static RTresult run_captured(struct launch *l)
{
    struct captured c;
    if (!captured_begin(&c)) return RT_ERROR_UNKNOWN;
    RTresult result = launch_run(l);
    captured_end(&c, printed, sizeof(printed));
    return result;
}

static RTresult set_program(struct launch *l, const char *text)
{
    char source[4096];
    snprintf(source, sizeof(source), "%s%s", PREAMBLE, text);
    return launch_replace(l, source, "f");
}

static unsigned int count_lines(void)
{
    unsigned int count = 0;
    for (const char *c = printed; *c; c++) count += *c == '\n';
    return count;
}

static const char every_index[] =
    "RT_PROGRAM void f() {\n"
    "    rtPrintf(\"at %u, %u: %d\\n\", index.x, index.y, (int)index.x - 2);\n"
    "    output[index] = 1;\n"
    "}\n";

/* Whether each of the sixteen lines of every_index is there, once. */
static int has_every_index(void)
{
    for (int k = 0; k < SIDE * SIDE; k++) {
        char line[64];
        snprintf(line, sizeof(line), "at %d, %d: %d\n", k % SIDE, k / SIDE, k % SIDE - 2);
        const char *first = strstr(printed, line);
        if (first && !strstr(first + 1, line)) continue;
        fprintf(stderr, "missing or printed twice: %s", line);
        return 0;
    }
    return count_lines() == SIDE * SIDE;
}

TEST(off_at_first)
{
    BEGIN;
    OK(set_program(&l, every_index));
    OK(run_captured(&l));
    CHECK_STR(printed, "");
    END;
}

TEST(every_index)
{
    BEGIN;
    OK(set_program(&l, every_index));
    OK(rtContextSetPrintEnabled(context, 1));
    for (int again = 0; again < 2; again++) {
        OK(run_captured(&l));
        CHECK(has_every_index());
    }
    OK(rtContextSetPrintEnabled(context, 0));
    OK(run_captured(&l));
    CHECK_STR(printed, "");
    END;
}

TEST(filtered)
{
    BEGIN;
    OK(set_program(&l, every_index));
    OK(rtContextSetPrintEnabled(context, 1));
    OK(rtContextSetPrintLaunchIndex(context, 3, 2, -1));
    OK(run_captured(&l));
    CHECK_STR(printed, "at 3, 2: 1\n");
    OK(rtContextSetPrintLaunchIndex(context, -1, 1, 0));
    OK(run_captured(&l));
    CHECK_EQ(count_lines(), 4);
    CHECK_CONTAINS(printed, "at 2, 1: 0\n");
    OK(rtContextSetPrintLaunchIndex(context, 4, -1, -1));
    OK(run_captured(&l));
    CHECK_STR(printed, "");
    OK(rtContextSetPrintLaunchIndex(context, -1, -1, -1));
    OK(run_captured(&l));
    CHECK(has_every_index());
    END;
}

TEST(formats)
{
    BEGIN;
    OK(set_program(
        &l,
        "RT_PROGRAM void f() {\n"
        "    rtPrintf(\"plain\\n\");\n"
        "    rtPrintf(\"%d %u %x %5d|%-5d|%05d %%\\n\", -7, 7u, 255, 42, 42, 42);\n"
        "    rtPrintf(\"%f %.2f %g %e\\n\", 1.5f, 2.0 / 3, 0.25f, -3.0);\n"
        "    rtPrintf(\"%lld %llu %llx %c %p\\n\", -1234567890123ll, 1ull << 63, ~0ull, 'q',\n"
        "             (void *)16);\n"
        "    rtPrintf(\"%d%d%d%d%d%d%d%d%d%d%d%d%d%.1f\\n\", 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2,\n"
        "             3, 4.5);\n"
        "    output[index] = 1;\n"
        "}\n"));
    OK(rtContextSetPrintEnabled(context, 1));
    OK(rtContextSetPrintLaunchIndex(context, 0, 0, 0));
    OK(run_captured(&l));
    CHECK_STR(printed, "plain\n"
                       "-7 7 ff    42|42   |00042 %\n"
                       "1.500000 0.67 0.25 -3.000000e+00\n"
                       "-1234567890123 9223372036854775808 ffffffffffffffff q 0x10\n"
                       "12345678901234.5\n");
    END;
}

TEST(from_every_program)
{
    static const char source[] =
        PREAMBLE "RT_PROGRAM void f() {\n"
                 "    unsigned int p = 5; rtPrintf(\"before\\n\"); shoot(p);\n"
                 "    rtPrintf(\"after %u\\n\", p); output[index] = 1;\n"
                 "}\n"
                 "RT_PROGRAM void any() { rtPrintf(\"any hit %u\\n\", payload); }\n"
                 "RT_PROGRAM void hit() { rtPrintf(\"hit %g\\n\", ray.tmax); payload = 6; }\n"
                 "RT_PROGRAM void miss() { rtPrintf(\"miss %u\\n\", payload); payload = 7; }\n";
    RTprogram program;
    BEGIN;
    OK(launch_replace(&l, source, "f"));
    OK(launch_program(&l, source, "any", &program));
    OK(rtMaterialSetAnyHitProgram(l.material, 0, program));
    OK(launch_program(&l, source, "hit", &program));
    OK(rtMaterialSetClosestHitProgram(l.material, 0, program));
    OK(launch_program(&l, source, "miss", &program));
    OK(rtContextSetMissProgram(context, 0, program));
    OK(rtContextSetPrintEnabled(context, 1));
    OK(rtContextSetPrintLaunchIndex(context, 1, 1, 0));
    OK(run_captured(&l));
    CHECK_STR(printed, "before\nany hit 5\nhit 10\nafter 6\n");
    OK(rtContextSetPrintLaunchIndex(context, 2, 1, 0));
    OK(run_captured(&l));
    CHECK_STR(printed, "before\nmiss 5\nafter 7\n");
    OK(rtContextDestroy(context));
}

TEST(exception_details)
{
    static const char source[] =
        PREAMBLE "RT_PROGRAM void f() {\n"
                 "    output[make_uint2(index.x == 2 ? 9 : index.x, index.y)] = 1;\n"
                 "    if (index.x == 1) rtThrow(0x432);\n"
                 "}\n"
                 "RT_PROGRAM void caught() { rtPrintExceptionDetails(); }\n";
    RTprogram caught;
    BEGIN;
    OK(launch_replace(&l, source, "f"));
    OK(launch_program(&l, source, "caught", &caught));
    OK(rtContextSetExceptionProgram(context, 0, caught));
    OK(rtContextSetExceptionEnabled(context, RT_EXCEPTION_USER, 1));
    OK(rtContextSetExceptionEnabled(context, RT_EXCEPTION_BUFFER_INDEX_OUT_OF_BOUNDS, 1));
    OK(rtContextSetPrintEnabled(context, 1));
    OK(run_captured(&l));
    CHECK_CONTAINS(printed, "Launch index (1, 3, 0): user exception 0x432\n");
    CHECK_CONTAINS(printed, "Launch index (2, 0, 0): ");
    CHECK_EQ(count_lines(), 8);
    END;
}

static char reported[1024];

static void keep_print_report(int level, const char *tag, const char *message, void *user)
{
    (void)user;
    if (!strcmp(tag, "PRINT")) snprintf(reported, sizeof(reported), "%d %s", level, message);
}

/* Lines that do not fit are dropped whole, and that is reported. */
TEST(full_buffer)
{
    BEGIN;
    reported[0] = '\0';
    OK(set_program(&l, every_index));
    OK(rtContextSetUsageReportCallback(context, keep_print_report, 3, NULL));
    OK(rtContextSetPrintEnabled(context, 1));
    OK(rtContextSetPrintBufferSize(context, 160));
    OK(run_captured(&l));
    const unsigned int lines = count_lines();
    CHECK(lines > 0 && lines < SIDE * SIDE);
    for (const char *line = printed; *line; line = strchr(line, '\n') + 1)
        CHECK(!strncmp(line, "at ", 3));
    CHECK_CONTAINS(reported, "rtPrintf output did not fit");
    OK(rtContextSetPrintBufferSize(context, 65536));
    OK(run_captured(&l));
    CHECK(has_every_index());
    END;
}

static const struct rw_test tests[] = {
    {"off-at-first", test_off_at_first},
    {"every-index", test_every_index},
    {"filtered", test_filtered},
    {"formats", test_formats},
    {"from-every-program", test_from_every_program},
    {"exception-details", test_exception_details},
    {"full-buffer", test_full_buffer},
};

int main(int argc, char **argv)
{
    use_device(argc, argv);
    return RUN_TABLE(tests);
}
