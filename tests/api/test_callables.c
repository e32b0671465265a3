/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Callable programs that suspend, as an application meets them: recursion deeper than it allowed is
 * an exception, more depth makes it run, and where programs cannot suspend such calls raise one.
 */
#include "tests/api/launch.h"

#define BEGIN(source)                                                                              \
    struct launch l;                                                                               \
    RTresult made = make(&l, source);                                                              \
    RTcontext context = l.context;                                                                 \
    OK(made)
#define END OK(rtContextDestroy(context))

/* Sum of 1 to n, by a call for each. */
static const char callable_source[] =
    "#include <raywright_device.h>\n"
    "rtDeclareVariable(int, sum, , );\n"
    "RT_CALLABLE_PROGRAM unsigned int add(unsigned int n) {\n"
    "    return n ? n + rtCallableProgramId<unsigned int(unsigned int)>(sum)(n - 1) : 0;\n"
    "}\n"
    "RT_CALLABLE_PROGRAM unsigned int twice(unsigned int n) { return 2 * n; }\n"
    "rtBuffer<unsigned int, 2> output;\n"
    "rtDeclareVariable(uint2, index, rtLaunchIndex, );\n"
    "RT_PROGRAM void caught() { output[index] = rtGetExceptionCode(); }\n";

#define CALLING(id, argument)                                                                      \
    "rtCallableProgramId<unsigned int(unsigned int)>(" id ")(" argument ")"

static const char generation[] =
    PREAMBLE "rtDeclareVariable(int, sum, , );\n"
             "RT_PROGRAM void f() { output[index] = " CALLING("sum", "value") "; }\n";

static RTresult declare_id(struct launch *l, const char *program, const char *variable)
{
    RTprogram callable;
    RTvariable v;
    int id;
    TRY(launch_program(l, callable_source, program, &callable));
    TRY(rtProgramGetId(callable, &id));
    TRY(rtContextDeclareVariable(l->context, variable, &v));
    return rtVariableSet1i(v, id);
}

static RTresult make(struct launch *l, const char *source)
{
    RTprogram caught;
    TRY(launch_make(l));
    TRY(declare_id(l, "add", "sum"));
    TRY(declare_id(l, "twice", "double_id"));
    TRY(launch_program(l, callable_source, "caught", &caught));
    TRY(rtContextSetExceptionProgram(l->context, 0, caught));
    return launch_replace(l, source, "f");
}

TEST(recursion_within_the_depth)
{
    BEGIN(generation);
    for (unsigned n = 0; n < 5; n++) {
        OK(rtVariableSet1ui(l.value, n));
        OK(launch_run(&l));
        CHECK_EQ(l.pixels[1][2], n * (n + 1) / 2);
    }
    END;
}

TEST(recursion_beyond_the_depth)
{
    BEGIN(generation);
    OK(rtVariableSet1ui(l.value, 30));
    OK(launch_run(&l));
    CHECK_EQ(l.pixels[0][0], RT_EXCEPTION_STACK_OVERFLOW);
    OK(rtContextSetMaxCallableProgramDepth(context, 31));
    OK(launch_run(&l));
    CHECK_EQ(l.pixels[0][0], 30 * 31 / 2);
    END;
}

static const char *const strategies[] = {"states", "structured", "direct", "batch"};

/* The deepest recursion that is allowed is `depth` calls, one in another. */
static void check_depth(int *rw_failed, struct launch *l, unsigned depth)
{
    RTcontext context = l->context;
    OK(rtVariableSet1ui(l->value, depth - 1));
    OK(launch_run(l));
    CHECK_EQ(l->pixels[0][0], depth * (depth - 1) / 2);
    OK(rtVariableSet1ui(l->value, depth));
    OK(launch_run(l));
    CHECK_EQ(l->pixels[0][0], RT_EXCEPTION_STACK_OVERFLOW);
}

TEST(depth_is_the_same_with_every_strategy)
{
    for (size_t k = 0; k < sizeof(strategies) / sizeof(strategies[0]); k++) {
        setenv("RW_STRATEGY", strategies[k], 1);
        BEGIN(generation);
        check_depth(rw_failed, &l, 5);
        OK(rtContextSetStackSize(context, 96 * 13));
        check_depth(rw_failed, &l, 13); /* until the application sets another */
        OK(rtContextSetMaxCallableProgramDepth(context, 5));
        check_depth(rw_failed, &l, 5);
        OK(rtContextSetMaxCallableProgramDepth(context, 31));
        check_depth(rw_failed, &l, 31);
        END;
        unsetenv("RW_STRATEGY");
    }
}

/* An any-hit program calls a plain callable, and one that needs a frame. */
static RTresult set_any_hit(struct launch *l, const char *body)
{
    char source[2048];
    RTprogram any_hit;
    snprintf(source, sizeof(source),
             PREAMBLE "rtDeclareVariable(int, sum, , );\n"
                      "rtDeclareVariable(int, double_id, , );\n"
                      "RT_PROGRAM void any() { %s }\n",
             body);
    TRY(launch_program(l, source, "any", &any_hit));
    return rtMaterialSetAnyHitProgram(l->material, 0, any_hit);
}

static const char shooting[] =
    PREAMBLE "RT_PROGRAM void f() { unsigned int p = value; shoot(p); output[index] = p; }\n";

TEST(plain_callable_in_any_hit)
{
    BEGIN(shooting);
    OK(rtVariableSet1ui(l.value, 7));
    OK(set_any_hit(&l, "payload = " CALLING("double_id", "payload") ";"));
    OK(launch_run(&l));
    CHECK_EQ(l.pixels[0][0], 2 * 7 + 1);
    CHECK_EQ(l.pixels[0][3], 7 + 100);
    END;
}

TEST(callable_with_frame_in_any_hit)
{
    BEGIN(shooting);
    OK(rtVariableSet1ui(l.value, 3));
    OK(set_any_hit(&l, "payload = " CALLING("sum", "payload") ";"));
    OK(launch_run(&l));
    CHECK_EQ(l.pixels[0][0], RT_EXCEPTION_PROGRAM_ID_INVALID);
    CHECK_EQ(l.pixels[0][3], 3 + 100);
    END;
}

/* ---- many ---- */

#define STEP(k)                                                                                    \
    "RT_CALLABLE_PROGRAM unsigned int step_" #k "(unsigned int n) {\n"                             \
    "    return n ? " #k " + 3 * " CALLING("first + n % 20", "n - 1") " : " #k ";\n}\n"
enum { STEPS = 20 };

static const char many_source[] = PREAMBLE
    "rtDeclareVariable(int, first, , );\n"
    "rtDeclareVariable(int, called, , );\n"
    "rtDeclareVariable(unsigned int, depth, , );\n" STEP(0) STEP(1) STEP(2) STEP(3) STEP(4) STEP(5)
        STEP(6) STEP(7) STEP(8) STEP(9) STEP(10) STEP(11) STEP(12) STEP(13) STEP(14) STEP(15)
            STEP(16) STEP(17) STEP(18) STEP(19) "RT_CALLABLE_PROGRAM unsigned int other(unsigned "
                                                "int a, unsigned int b) { return a + b; }\n"
                                                "RT_PROGRAM void f() { output[index] = " CALLING(
                                                    "called", "depth") "; }\n";

static unsigned step(unsigned k, unsigned n)
{
    return n ? k + 3 * step(n % STEPS, n - 1) : k;
}

static RTresult call_step(struct launch *l, int id, unsigned depth)
{
    RTvariable called, deep;
    TRY(rtContextQueryVariable(l->context, "called", &called));
    TRY(rtVariableSet1i(called, id));
    TRY(rtContextQueryVariable(l->context, "depth", &deep));
    TRY(rtVariableSet1ui(deep, depth));
    return launch_run(l);
}

/* Ids 1 and 2 are of other programs; those of the steps follow, and one of another signature is in
 * the middle or behind them. */
static RTresult make_many(struct launch *l, unsigned other_after, int *first)
{
    RTvariable v;
    TRY(make(l, generation));
    TRY(launch_replace(l, many_source, "f"));
    for (unsigned k = 0; k <= STEPS; k++) {
        char name[16];
        RTprogram program;
        int id;
        snprintf(name, sizeof(name), "step_%u", k > other_after ? k - 1 : k);
        TRY(launch_program(l, many_source, k == other_after ? "other" : name, &program));
        TRY(rtProgramGetId(program, &id));
        if (!k) *first = id;
    }
    TRY(rtContextDeclareVariable(l->context, "first", &v));
    TRY(rtVariableSet1i(v, *first));
    TRY(rtContextDeclareVariable(l->context, "called", &v));
    TRY(rtVariableSet1i(v, *first));
    TRY(rtContextDeclareVariable(l->context, "depth", &v));
    TRY(rtVariableSet1ui(v, 0));
    TRY(rtContextSetExceptionEnabled(l->context, RT_EXCEPTION_PROGRAM_ID_INVALID, 1));
    return rtContextSetMaxCallableProgramDepth(l->context, 31);
}

TEST(many_that_call_each_other)
{
    struct launch l;
    int first;
    RTresult made = make_many(&l, STEPS, &first);
    RTcontext context = l.context;
    OK(made);
    for (unsigned k = 0; k < STEPS; k += 19) {
        OK(call_step(&l, first + (int)k, 5 * k / 19));
        CHECK_EQ(l.pixels[1][1], step(k, 5 * k / 19));
    }
    END;
}

/* Ids before, behind and among those of many programs. */
TEST(none_among_many)
{
    struct launch l;
    int first;
    RTresult made = make_many(&l, 7, &first);
    RTcontext context = l.context;
    OK(made);
    const int none[] = {0, -1, first + 7, first + STEPS + 1, 1 << 30};
    for (size_t i = 0; i < sizeof(none) / sizeof(none[0]); i++) {
        OK(call_step(&l, none[i], 0));
        CHECK_EQ(l.pixels[0][0], RT_EXCEPTION_PROGRAM_ID_INVALID);
    }
    OK(call_step(&l, first + 8, 0));
    CHECK_EQ(l.pixels[0][0], 7);
    END;
}

static const struct rw_test tests[] = {
    {"recursion within the depth", test_recursion_within_the_depth},
    {"recursion beyond the depth", test_recursion_beyond_the_depth},
    {"depth is the same with every strategy", test_depth_is_the_same_with_every_strategy},
    {"plain callable in any-hit", test_plain_callable_in_any_hit},
    {"callable with frame in any-hit", test_callable_with_frame_in_any_hit},
    {"many that call each other", test_many_that_call_each_other},
    {"none among many", test_none_among_many},
};

int main(void)
{
    setenv("RW_DEVICE", "cpu", 1);
    setenv("RW_CACHE_DIR", "off", 0);
    return RUN_TABLE(tests);
}
