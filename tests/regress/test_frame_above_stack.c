/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A frame is written before the stack is checked, and was written past the stack's end when it did
 * not fit: into whatever lay there. With frames of 2 MiB that ended the process.
 */
#include "tests/api/launch.h"

static const char recursive[] =
    PREAMBLE "RT_PROGRAM void f() {\n"
             "    unsigned int kept[1 << 19], p = payload;\n"
             "    for (unsigned int i = 0; i < 1 << 19; i++) kept[i] = p + i * index.y;\n"
             "    shoot(p);\n"
             "    payload = p + kept[p & 0x7ffff];\n"
             "}\n"
             "RT_PROGRAM void caught() { output[index] = rtGetExceptionCode(); }\n";

TEST(endless_recursion)
{
    struct launch l;
    RTprogram hit, caught;
    RTresult made = launch_make(&l);
    RTcontext context = l.context;
    OK(made);
    OK(launch_program(&l, recursive, "f", &hit));
    OK(launch_program(&l, recursive, "caught", &caught));
    OK(rtMaterialSetClosestHitProgram(l.material, 0, hit));
    OK(rtContextSetExceptionProgram(context, 0, caught));
    /* Ends after a number of frames, with hardly any room for the next. */
    OK(rtContextSetStackSize(context, 40 * ((RTsize)(1 << 21) + 64)));
    OK(rtVariableSet1ui(l.value, 7));
    for (int again = 0; again < 2; again++) {
        OK(launch_run(&l));
        for (unsigned int y = 0; y < SIDE; y++)
            for (unsigned int x = 0; x < SIDE; x++)
                CHECK_EQ(l.pixels[y][x], x < 2 ? (unsigned int)RT_EXCEPTION_STACK_OVERFLOW : 107);
    }
    OK(launch_program(&l, good_source, "hit", &hit));
    OK(rtMaterialSetClosestHitProgram(l.material, 0, hit));
    CHECK(launch_is_good(&l));
    OK(rtContextDestroy(context));
}

static const struct rw_test tests[] = {{"endless-recursion", test_endless_recursion}};

int main(void)
{
    setenv("RW_CACHE_DIR", "off", 0);
    setenv("RW_STRATEGY", "states", 1);
    setenv("RW_DEVICE", "cpu", 1); /* a GPU has no local memory for such frames */
    return RUN_TABLE(tests);
}
