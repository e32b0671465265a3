/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A program at the greatest depth may not trace, but it may call: the stack had no room for its
 * frame and those of the callable programs, and such calls raised a stack overflow.
 */
#include "tests/api/launch.h"

static const char source[] =
    PREAMBLE "rtDeclareVariable(int, sum, , );\n"
             "RT_CALLABLE_PROGRAM unsigned int add(unsigned int n) {\n"
             "    return n ? n + rtCallableProgramId<unsigned int(unsigned int)>(sum)(n - 1) : 0;\n"
             "}\n"
             "RT_PROGRAM void start() {\n"
             "    unsigned int kept[64], p = value;\n"
             "    for (unsigned int i = 0; i < 64; i++) kept[i] = i * index.y;\n"
             "    shoot(p);\n"
             "    output[index] = p + kept[p & 63];\n"
             "}\n"
             "RT_PROGRAM void hit() {\n"
             "    payload = rtCallableProgramId<unsigned int(unsigned int)>(sum)(payload);\n"
             "}\n"
             "RT_PROGRAM void caught() { output[index] = rtGetExceptionCode(); }\n";

static RTresult make(struct launch *l)
{
    RTprogram start, add, hit, caught;
    RTvariable v;
    int id;
    TRY(launch_make(l));
    TRY(launch_program(l, source, "add", &add));
    TRY(launch_program(l, source, "start", &start));
    TRY(launch_program(l, source, "hit", &hit));
    TRY(launch_program(l, source, "caught", &caught));
    TRY(rtProgramGetId(add, &id));
    TRY(rtContextDeclareVariable(l->context, "sum", &v));
    TRY(rtVariableSet1i(v, id));
    TRY(rtContextSetRayGenerationProgram(l->context, 0, start));
    TRY(rtMaterialSetClosestHitProgram(l->material, 0, hit));
    TRY(rtContextSetExceptionProgram(l->context, 0, caught));
    TRY(rtContextSetMaxCallableProgramDepth(l->context, 5));
    return rtContextSetMaxTraceDepth(l->context, 1);
}

TEST(call_at_the_last_depth)
{
    struct launch l;
    RTresult made = make(&l);
    RTcontext context = l.context;
    OK(made);
    OK(rtVariableSet1ui(l.value, 4));
    OK(launch_run(&l));
    CHECK_EQ(l.pixels[2][0], 10 + 2 * 10);
    CHECK_EQ(l.pixels[2][3], 104 + 2 * (104 & 63));
    OK(rtContextDestroy(context));
}

static const struct rw_test tests[] = {{"call at the last depth", test_call_at_the_last_depth}};

int main(void)
{
    setenv("RW_CACHE_DIR", "off", 0);
    setenv("RW_STRATEGY", "states", 1);
    setenv("RW_DEVICE", "cpu", 1);
    return RUN_TABLE(tests);
}
