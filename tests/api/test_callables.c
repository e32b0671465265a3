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

static const struct rw_test tests[] = {
    {"recursion within the depth", test_recursion_within_the_depth},
    {"recursion beyond the depth", test_recursion_beyond_the_depth},
    {"plain callable in any-hit", test_plain_callable_in_any_hit},
    {"callable with frame in any-hit", test_callable_with_frame_in_any_hit},
};

int main(void)
{
    setenv("RW_DEVICE", "cpu", 1);
    setenv("RW_CACHE_DIR", "off", 1);
    return RUN_TABLE(tests);
}
