/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A loop with two traces, each under a condition, and an inner loop of one block, compiled with
 * RW_STRATEGY=structured: LLVM's fix-irreducible left phis without a value for each way in, and the
 * program was refused.
 */
#include "tests/api/launch.h"

static const char source[] = PREAMBLE "RT_PROGRAM void f() {\n"
                                      "    unsigned int sum = value, p = index.x, i = 0;\n"
                                      "    do {\n"
                                      "        i++;\n"
                                      "        if (i & 1) shoot(p);\n"
                                      "        if (sum & 8) { shoot(p); if (p > 577) break; }\n"
                                      "        do { sum = sum * 3 + 1; } while (sum & 12);\n"
                                      "    } while (i < value);\n"
                                      "    output[index] = sum + p;\n"
                                      "}\n";

static unsigned reference(unsigned x, unsigned value)
{
    const unsigned add = x < 2 ? 1 : 100;
    unsigned sum = value, p = x, i = 0;
    do {
        i++;
        if (i & 1) p += add;
        if (sum & 8) {
            p += add;
            if (p > 577) break;
        }
        do {
            sum = sum * 3 + 1;
        } while (sum & 12);
    } while (i < value);
    return sum + p;
}

static void check_strategy(int *rw_failed, const char *strategy)
{
    struct launch l;
    setenv("RW_STRATEGY", strategy, 1);
    RTresult made = launch_make(&l);
    RTcontext context = l.context;
    OK(made);
    OK(launch_replace(&l, source, "f"));
    for (unsigned value = 0; value < 20; value += 7) {
        OK(rtVariableSet1ui(l.value, value));
        OK(launch_run(&l));
        for (unsigned y = 0; y < SIDE; y++)
            for (unsigned x = 0; x < SIDE; x++) CHECK_EQ(l.pixels[y][x], reference(x, value));
    }
    OK(rtContextDestroy(context));
}

TEST(structured)
{
    check_strategy(rw_failed, "structured");
}

TEST(states)
{
    check_strategy(rw_failed, "states");
}

static const struct rw_test tests[] = {{"structured", test_structured}, {"states", test_states}};

int main(void)
{
    setenv("RW_DEVICE", "cpu", 1);
    setenv("RW_CACHE_DIR", "off", 0);
    return RUN_TABLE(tests);
}
