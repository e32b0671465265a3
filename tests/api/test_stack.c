/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What ends a launch index: recursion without end, exceptions thrown and found, trap and exit. The
 * exception program runs for that index, the others are not disturbed, the launch succeeds, and so
 * does the next. All with every way of compiling rtTrace.
 */
#include <stdbool.h>

#include "tests/api/launch.h"

#define BEGIN                                                                                      \
    struct launch l;                                                                               \
    RTresult made = launch_make(&l);                                                               \
    RTcontext context = l.context;                                                                 \
    OK(made);                                                                                      \
    OK(set_handler(&l))
#define END                                                                                        \
    CHECK(launch_is_good(&l));                                                                     \
    OK(rtContextDestroy(context))

enum { UNTOUCHED = 0xeeeeeeee };
#define CAUGHT(code) (0x80000000u | (unsigned int)(code))

static const char handler_source[] =
    PREAMBLE "RT_PROGRAM void caught() { output[index] = 0x80000000u | rtGetExceptionCode(); }\n";

static RTresult set_handler(struct launch *l)
{
    RTprogram caught;
    TRY(launch_program(l, handler_source, "caught", &caught));
    return rtContextSetExceptionProgram(l->context, 0, caught);
}

/* The program `name` of PREAMBLE and `text`. */
static RTresult make(struct launch *l, const char *text, const char *name, RTprogram *out)
{
    char source[4096];
    snprintf(source, sizeof(source), "%s%s", PREAMBLE, text);
    return launch_program(l, source, name, out);
}

static RTresult set_hit(struct launch *l, const char *text)
{
    RTprogram program;
    TRY(make(l, text, "f", &program));
    return rtMaterialSetClosestHitProgram(l->material, 0, program);
}

static RTresult good_hit(struct launch *l)
{
    RTprogram program;
    TRY(launch_program(l, good_source, "hit", &program));
    return rtMaterialSetClosestHitProgram(l->material, 0, program);
}

/* Launches the ray generation program f of `text`. */
static RTresult run(struct launch *l, const char *text)
{
    RTprogram program;
    TRY(make(l, text, "f", &program));
    TRY(rtContextSetRayGenerationProgram(l->context, 0, program));
    return launch_run(l);
}

/* Column 1 holds `there`, the others `elsewhere`. */
static int column_is(const struct launch *l, unsigned int there, unsigned int elsewhere)
{
    for (unsigned int y = 0; y < SIDE; y++)
        for (unsigned int x = 0; x < SIDE; x++) {
            const unsigned int expected = x == 1 ? there : elsewhere;
            if (l->pixels[y][x] == expected) continue;
            fprintf(stderr, "(%u, %u) is 0x%x, expected 0x%x\n", x, y, l->pixels[y][x], expected);
            return 0;
        }
    return 1;
}

/* ---- recursion ---- */

static const char endless[] = "RT_PROGRAM void f() {\n"
                              "    unsigned int p = payload; shoot(p); payload = p + 1;\n"
                              "}\n";

TEST(endless_recursion)
{
    unsigned int code = RT_EXCEPTION_STACK_OVERFLOW;
    BEGIN;
    OK(set_hit(&l, endless));
    OK(rtVariableSet1ui(l.value, 7));
    for (int again = 0; again < 3; again++) {
        if (again == 2) {
            code = RT_EXCEPTION_TRACE_DEPTH_EXCEEDED;
            OK(rtContextSetExceptionEnabled(context, code, 1));
        }
        OK(launch_run(&l));
        for (unsigned int y = 0; y < SIDE; y++)
            for (unsigned int x = 0; x < SIDE; x++)
                CHECK_EQ(l.pixels[y][x], x < 2 ? CAUGHT(code) : 107);
    }
    OK(good_hit(&l));
    END;
}

TEST(endless_recursion_without_exception_program)
{
    struct launch l;
    RTresult made = launch_make(&l);
    RTcontext context = l.context;
    OK(made);
    OK(set_hit(&l, endless));
    OK(launch_run(&l));
    for (unsigned int y = 0; y < SIDE; y++)
        for (unsigned int x = 0; x < SIDE; x++)
            CHECK_EQ(l.pixels[y][x], x < 2 ? (unsigned int)UNTOUCHED : 100);
    OK(good_hit(&l));
    END;
}

/* As many traces, one in another, as the payload says. */
static const char counted[] =
    "RT_PROGRAM void f() {\n"
    "    if (payload > 1) { unsigned int p = payload - 1; shoot(p); payload = p + 1000; }\n"
    "}\n";
static const char count_from[] = "RT_PROGRAM void f() {\n"
                                 "    unsigned int p = value + index.y; shoot(p);\n"
                                 "    output[index] = p;\n"
                                 "}\n";

static unsigned int counted_result(unsigned int depth)
{
    return 1 + 1000 * (depth - 1);
}

/* Runs with depths of limit - 2 to limit + 1; the last one ends at the limit. */
static int ends_at(struct launch *l, unsigned int limit)
{
    if (rtVariableSet1ui(l->value, limit - 2) || run(l, count_from)) return 0;
    const unsigned int last = l->pixels[3][1];
    for (unsigned int y = 0; y < 3; y++)
        if (l->pixels[y][1] != counted_result(limit - 2 + y)) return 0;
    if (last == CAUGHT(RT_EXCEPTION_STACK_OVERFLOW)) return 1;
    fprintf(stderr, "limit %u: the next is 0x%x\n", limit, last);
    return 0;
}

/* The same with every strategy: 31, or what the application sets, or what the stack that it asks
 * for is for. */
TEST(recursion_to_the_limit)
{
    BEGIN;
    OK(set_hit(&l, counted));
    CHECK(ends_at(&l, 31));
    OK(rtContextSetStackSize(context, 96 * 50));
    CHECK(ends_at(&l, 50));
    OK(rtContextSetStackSize(context, 96 * 300));
    CHECK(ends_at(&l, 254));
    OK(rtContextSetStackSize(context, 0));
    OK(rtContextSetMaxTraceDepth(context, 100));
    CHECK(ends_at(&l, 100));
    OK(good_hit(&l));
    END;
}

/* ---- size of the stack ---- */

/* Bytes of a lane's stack in a kernel that allows `depth` traces to be open; 0: it failed. */
static int stack_bytes(struct launch *l, unsigned int depth)
{
    const char *report, *at;
    if (rtContextSetMaxTraceDepth(l->context, depth) || launch_run(l) ||
        rwContextGetReport(l->context, &report))
        return 0;
    at = strstr(report, "\"stack_bytes\":");
    return at ? atoi(at + strlen("\"stack_bytes\":")) : 0;
}

static bool has_no_frames(void)
{
    const char *strategy = getenv("RW_STRATEGY");
    return strategy && !strcmp(strategy, "direct");
}

/* Rays of type 1 end in programs that trace none, so nothing goes deeper than 2. */
TEST(stack_follows_the_call_graph)
{
    static const char traces_once[] =
        "RT_PROGRAM void f() {\n"
        "    unsigned int p = payload;\n"
        "    rtTrace(scene, optix::make_Ray(ray.origin, ray.direction, 1, 0.0f, 10.0f), p);\n"
        "    payload += p;\n"
        "}\n";
    RTprogram last;
    BEGIN;
    OK(rtContextSetRayTypeCount(context, 2));
    OK(set_hit(&l, traces_once));
    OK(launch_program(&l, good_source, "hit", &last));
    OK(rtMaterialSetClosestHitProgram(l.material, 1, last));
    const int bytes = stack_bytes(&l, 2);
    CHECK(bytes > 0);
    CHECK_EQ(stack_bytes(&l, 254), bytes);
    OK(set_hit(&l, counted));
    CHECK(has_no_frames() || stack_bytes(&l, 254) > 4 * stack_bytes(&l, 31));
    OK(good_hit(&l));
    END;
}

static unsigned told;

static void count_told(int level, const char *tag, const char *text, void *user)
{
    (void)user;
    told += level == 1 && !strcmp(tag, "LIMIT") && strstr(text, "rtContextSetMaxTraceDepth");
}

/* Without an exception program the index ends in silence, but for one line on the log. */
TEST(limit_is_told_once)
{
    struct launch l;
    RTresult made = launch_make(&l);
    RTcontext context = l.context;
    OK(made);
    told = 0;
    OK(rtContextSetUsageReportCallback(context, count_told, 1, NULL));
    OK(set_hit(&l, counted));
    OK(rtVariableSet1ui(l.value, 28)); /* to 31 */
    OK(run(&l, count_from));
    CHECK_EQ(told, 0);
    OK(rtVariableSet1ui(l.value, 29));
    OK(launch_run(&l));
    OK(launch_run(&l));
    CHECK_EQ(told, 1);
    CHECK_EQ(l.pixels[3][1], (unsigned int)UNTOUCHED);
    OK(set_handler(&l));
    OK(launch_run(&l));
    CHECK_EQ(l.pixels[3][1], CAUGHT(RT_EXCEPTION_STACK_OVERFLOW));
    CHECK_EQ(told, 1);
    OK(good_hit(&l));
    END;
}

TEST(trace_depth_exceeded)
{
    BEGIN;
    OK(rtContextSetMaxTraceDepth(context, 4));
    OK(rtContextSetExceptionEnabled(context, RT_EXCEPTION_TRACE_DEPTH_EXCEEDED, 1));
    OK(set_hit(&l, counted));
    OK(rtVariableSet1ui(l.value, 3));
    OK(run(&l, count_from));
    CHECK_EQ(l.pixels[0][1], counted_result(3));
    CHECK_EQ(l.pixels[1][1], counted_result(4));
    CHECK_EQ(l.pixels[2][1], CAUGHT(RT_EXCEPTION_TRACE_DEPTH_EXCEEDED));
    CHECK_EQ(l.pixels[3][1], CAUGHT(RT_EXCEPTION_TRACE_DEPTH_EXCEEDED));
    CHECK_EQ(l.pixels[3][2], 106);
    OK(good_hit(&l));
    END;
}

/* ---- rtThrow ---- */

TEST(throw_in_ray_generation)
{
    static const char text[] = "RT_PROGRAM void f() {\n"
                               "    if (index.x == 1) rtThrow(RT_EXCEPTION_USER + 5);\n"
                               "    output[index] = 1;\n"
                               "}\n";
    BEGIN;
    OK(run(&l, text));
    CHECK(column_is(&l, 1, 1)); /* not enabled: nothing happens */
    OK(rtContextSetExceptionEnabled(context, RT_EXCEPTION_USER, 1));
    OK(run(&l, text));
    CHECK(column_is(&l, CAUGHT(0x405), 1));
    OK(rtContextSetExceptionEnabled(context, RT_EXCEPTION_USER, 0));
    OK(run(&l, text));
    CHECK(column_is(&l, 1, 1));
    END;
}

/* After the exception nothing of the index runs on: neither the rest of the program that threw nor
 * those that traced, which write. */
static const char traces_and_writes[] = "RT_PROGRAM void f() {\n"
                                        "    unsigned int p = 0; output[index] = 2; shoot(p);\n"
                                        "    output[index] = 1;\n"
                                        "}\n";

TEST(throw_in_other_programs)
{
    static const char throws[] = "RT_PROGRAM void f() {\n"
                                 "    if (index.x == 1) rtThrow(0x410 + index.y);\n"
                                 "    if (index.x == 1) output[index] = 3;\n"
                                 "}\n";
    RTprogram program;
    BEGIN;
    OK(rtContextSetExceptionEnabled(context, RT_EXCEPTION_USER, 1));
    OK(set_hit(&l, throws));
    OK(run(&l, traces_and_writes));
    for (unsigned int y = 0; y < SIDE; y++) {
        CHECK_EQ(l.pixels[y][0], 1);
        CHECK_EQ(l.pixels[y][1], CAUGHT(0x410 + y));
    }
    OK(good_hit(&l));
    OK(make(&l, throws, "f", &program));
    OK(rtMaterialSetAnyHitProgram(l.material, 0, program));
    OK(run(&l, traces_and_writes));
    for (unsigned int y = 0; y < SIDE; y++) CHECK_EQ(l.pixels[y][1], CAUGHT(0x410 + y));
    OK(make(&l, "RT_PROGRAM void f() {}\n", "f", &program));
    OK(rtMaterialSetAnyHitProgram(l.material, 0, program));
    END;
}

TEST(throw_in_miss)
{
    RTprogram miss;
    BEGIN;
    OK(rtContextSetExceptionEnabled(context, RT_EXCEPTION_USER, 1));
    OK(make(&l, "RT_PROGRAM void f() { if (index.x == 3) rtThrow(0x777); payload = 1; }\n", "f",
            &miss));
    OK(rtContextSetMissProgram(context, 0, miss));
    OK(run(&l, traces_and_writes));
    for (unsigned int y = 0; y < SIDE; y++) {
        CHECK_EQ(l.pixels[y][2], 1);
        CHECK_EQ(l.pixels[y][3], CAUGHT(0x777));
    }
    OK(launch_program(&l, good_source, "miss", &miss));
    OK(rtContextSetMissProgram(context, 0, miss));
    END;
}

TEST(throw_from_deep_inside)
{
    static const char text[] = "RT_PROGRAM void f() {\n"
                               "    unsigned int p = payload + 1;\n"
                               "    if (p == 9 && index.x == 1) rtThrow(0x499);\n"
                               "    if (p < 12) shoot(p);\n"
                               "    payload = p;\n"
                               "}\n";
    BEGIN;
    OK(rtContextSetExceptionEnabled(context, RT_EXCEPTION_USER, 1));
    OK(set_hit(&l, text));
    OK(run(&l, traces_and_writes));
    CHECK(column_is(&l, CAUGHT(0x499), 1));
    OK(good_hit(&l));
    END;
}

TEST(throw_in_callable)
{
    static const char text[] =
        "RT_CALLABLE_PROGRAM unsigned int check(unsigned int x) {\n"
        "    if (x == 1) rtThrow(0x500);\n"
        "    return x + 10;\n"
        "}\n"
        "rtDeclareVariable(rtCallableProgramX<unsigned int(unsigned int)>, checked, , );\n"
        "RT_PROGRAM void f() { output[index] = checked(index.x) - index.x; }\n";
    RTprogram check;
    RTvariable v;
    BEGIN;
    OK(rtContextSetExceptionEnabled(context, RT_EXCEPTION_USER, 1));
    OK(make(&l, text, "check", &check));
    OK(rtContextDeclareVariable(context, "checked", &v));
    OK(rtVariableSetObject(v, check));
    OK(run(&l, text));
    CHECK(column_is(&l, CAUGHT(0x500), 10));
    END;
}

/* ---- what checks find, in column 1 ---- */

TEST(checks)
{
    static const struct {
        RTexception exception;
        const char *text;
    } cases[] = {
        {RT_EXCEPTION_BUFFER_INDEX_OUT_OF_BOUNDS,
         "RT_PROGRAM void f() {\n"
         "    output[make_uint2(index.x == 1 ? 4 : index.x, index.y)] = 1; }\n"},
        {RT_EXCEPTION_BUFFER_INDEX_OUT_OF_BOUNDS,
         "RT_PROGRAM void f() {\n"
         "    output[make_uint2(index.x, index.x == 1 ? ~0u : index.y)] = 1; }\n"},
        {RT_EXCEPTION_BUFFER_ID_INVALID,
         "RT_PROGRAM void f() {\n"
         "    if (index.x == 1) output[index] = rtBufferId<unsigned int>(77)[0];\n"
         "    output[index] = 1; }\n"},
        {RT_EXCEPTION_BUFFER_ID_INVALID,
         "RT_PROGRAM void f() {\n"
         "    if (index.x == 1) output[index] = rtBufferId<unsigned int>(0)[0];\n"
         "    output[index] = 1; }\n"},
        {RT_EXCEPTION_PROGRAM_ID_INVALID,
         "RT_PROGRAM void f() {\n"
         "    if (index.x == 1) output[index] = rtCallableProgramId<int(int)>(77)(1);\n"
         "    output[index] = 1; }\n"},
        {RT_EXCEPTION_INVALID_RAY,
         "RT_PROGRAM void f() {\n"
         "    float z = index.x == 1 ? 0.0f / (float)(value - 1) : 0.0f; unsigned int p = 0;\n"
         "    optix::Ray r = optix::make_Ray(make_float3(index.x + 0.5f, 1.5f, z),\n"
         "                                   make_float3(0, 0, 1), 0, 0.0f, 10.0f);\n"
         "    rtTrace(scene, r, p);\n"
         "    output[index] = 1; }\n"},
        {RT_EXCEPTION_USER_EXCEPTION_CODE_OUT_OF_BOUNDS,
         "RT_PROGRAM void f() { if (index.x == 1) rtThrow(3); output[index] = 1; }\n"},
    };
    BEGIN;
    OK(rtVariableSet1ui(l.value, 1));
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        OK(rtContextSetExceptionEnabled(context, cases[i].exception, 1));
        OK(run(&l, cases[i].text));
        if (!column_is(&l, CAUGHT(cases[i].exception), 1)) {
            fprintf(stderr, "in case %zu\n", i);
            CHECK(!"right");
        }
        OK(rtContextSetExceptionEnabled(context, cases[i].exception, 0));
        OK(rtVariableSet1ui(l.value, 1));
    }
    END;
}

/* ---- trap and exit ---- */

TEST(trap)
{
    BEGIN;
    OK(run(&l, "RT_PROGRAM void f() { if (index.x == 1) __trap(); output[index] = 1; }\n"));
    CHECK(column_is(&l, CAUGHT(RT_EXCEPTION_INTERNAL_ERROR), 1));
    END;
}

TEST(exit)
{
    BEGIN;
    OK(run(&l, "RT_PROGRAM void f() {\n"
               "    output[index] = 2;\n"
               "    if (index.x == 1) asm volatile(\"exit;\");\n"
               "    output[index] = 1; }\n"));
    CHECK(column_is(&l, 2, 1));
    OK(set_hit(&l, "RT_PROGRAM void f() { if (index.x == 1) asm volatile(\"exit;\"); }\n"));
    OK(run(&l, traces_and_writes));
    CHECK(column_is(&l, 2, 1));
    OK(good_hit(&l));
    END;
}

static const struct rw_test tests[] = {
    {"endless-recursion", test_endless_recursion},
    {"endless-recursion-without-exception-program",
     test_endless_recursion_without_exception_program},
    {"recursion-to-the-limit", test_recursion_to_the_limit},
    {"stack-follows-the-call-graph", test_stack_follows_the_call_graph},
    {"limit-is-told-once", test_limit_is_told_once},
    {"trace-depth-exceeded", test_trace_depth_exceeded},
    {"throw-in-ray-generation", test_throw_in_ray_generation},
    {"throw-in-other-programs", test_throw_in_other_programs},
    {"throw-in-miss", test_throw_in_miss},
    {"throw-from-deep-inside", test_throw_from_deep_inside},
    {"throw-in-callable", test_throw_in_callable},
    {"checks", test_checks},
    {"trap", test_trap},
    {"exit", test_exit},
};

int main(void)
{
    static const char *const strategies[] = {"states", "structured", "direct", "batch"};
    int failed = 0;
    setenv("RW_CACHE_DIR", "off", 0);
    for (size_t i = 0; i < sizeof(strategies) / sizeof(strategies[0]); i++) {
        printf("strategy %s\n", strategies[i]);
        setenv("RW_STRATEGY", strategies[i], 1);
        /* A GPU has no stack for direct calls that recurse. */
        if (!strcmp(strategies[i], "direct")) setenv("RW_DEVICE", "cpu", 1);
        failed |= RUN_TABLE(tests);
    }
    return failed;
}
