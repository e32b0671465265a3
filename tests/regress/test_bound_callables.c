/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A callable program that is bound to a variable and reads a material's variable, while programs
 * that have no material call others of its signature. Every bound callable used to be among what
 * any call of the signature may reach, and such applications were refused.
 */
#include "tests/api/launch.h"

static const char source[] =
    PREAMBLE "rtDeclareVariable(unsigned int, weight, , );\n"
             "typedef unsigned int form(unsigned int);\n"
             "rtDeclareVariable(rtCallableProgramX<form>, look, , );\n"
             "rtDeclareVariable(int, plus_id, , );\n"
             "RT_CALLABLE_PROGRAM unsigned int times(unsigned int n) { return n * weight; }\n"
             "RT_CALLABLE_PROGRAM unsigned int plus(unsigned int n) { return n + 5; }\n"
             "RT_CALLABLE_PROGRAM unsigned int sum(unsigned int n) {\n"
             "    return n ? n * weight + look(n - 1) : 0;\n"
             "}\n"
             "RT_PROGRAM void view() {\n"
             "    unsigned int p = rtCallableProgramId<form>(plus_id)(value);\n"
             "    shoot(p); output[index] = p;\n"
             "}\n"
             "RT_PROGRAM void view_bound() {\n"
             "    unsigned int p = look(value); shoot(p); output[index] = p;\n"
             "}\n"
             "RT_PROGRAM void touch() { payload = look(payload); }\n"
             "RT_PROGRAM void pass() {\n"
             "    payload = 100 + rtCallableProgramId<form>(plus_id)(payload);\n"
             "}\n";

/* `look` is `callable` in the context; `weight` is 3 there and 7 in the material. */
static RTresult set_variables(struct launch *l, const char *callable)
{
    RTprogram look, plus;
    RTvariable v;
    int id;
    TRY(launch_program(l, source, callable, &look));
    TRY(rtContextDeclareVariable(l->context, "look", &v));
    TRY(rtVariableSetObject(v, look));
    TRY(launch_program(l, source, "plus", &plus));
    TRY(rtProgramGetId(plus, &id));
    TRY(rtContextDeclareVariable(l->context, "plus_id", &v));
    TRY(rtVariableSet1i(v, id));
    TRY(rtContextDeclareVariable(l->context, "weight", &v));
    TRY(rtVariableSet1ui(v, 3));
    TRY(rtMaterialDeclareVariable(l->material, "weight", &v));
    return rtVariableSet1ui(v, 7);
}

static RTresult make(struct launch *l, const char *view, const char *callable)
{
    RTprogram touch, pass;
    TRY(launch_make_without(l));
    TRY(set_variables(l, callable));
    TRY(launch_program(l, source, "touch", &touch));
    TRY(rtMaterialSetClosestHitProgram(l->material, 0, touch));
    TRY(launch_program(l, source, "pass", &pass));
    TRY(rtContextSetMissProgram(l->context, 0, pass));
    TRY(launch_replace(l, source, view));
    return rtVariableSet1ui(l->value, 2);
}

#define BEGIN(view, callable)                                                                      \
    struct launch l;                                                                               \
    RTresult made = make(&l, view, callable);                                                      \
    RTcontext context = l.context;                                                                 \
    OK(made)
#define END OK(rtContextDestroy(context))

TEST(one_reads_what_others_cannot)
{
    BEGIN("view", "times");
    OK(launch_run(&l));
    CHECK_EQ(l.pixels[0][0], (2 + 5) * 7);
    CHECK_EQ(l.pixels[0][3], (2 + 5) + 5 + 100);
    END;
}

/* Each reader has one of its own, which finds what the reader finds. */
TEST(one_for_each_reader)
{
    BEGIN("view_bound", "times");
    OK(launch_run(&l));
    CHECK_EQ(l.pixels[0][0], 2 * 3 * 7);
    CHECK_EQ(l.pixels[0][3], 2 * 3 + 5 + 100);
    END;
}

/* Without a variable of the material each becomes a state, and finds itself. */
TEST(one_that_calls_itself)
{
    BEGIN("view_bound", "sum");
    RTvariable v;
    OK(rtMaterialQueryVariable(l.material, "weight", &v));
    OK(rtMaterialRemoveVariable(l.material, v));
    OK(rtContextSetMaxCallableProgramDepth(context, 12));
    OK(launch_run(&l));
    CHECK_EQ(l.pixels[0][0], 3 * (9 * 10 / 2));
    CHECK_EQ(l.pixels[0][3], 3 * (1 + 2) + 5 + 100);
    END;
}

static const struct rw_test tests[] = {
    {"one reads what others cannot", test_one_reads_what_others_cannot},
    {"one for each reader", test_one_for_each_reader},
    {"one that calls itself", test_one_that_calls_itself},
};

int main(void)
{
    setenv("RW_DEVICE", "cpu", 1);
    setenv("RW_CACHE_DIR", "off", 0);
    return RUN_TABLE(tests);
}
