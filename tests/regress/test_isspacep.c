/* SPDX-License-Identifier: Apache-2.0 */
/* On the CPU, isspacep called everything global: locals and constants too; later only where traces
 * are calls of a function, which took its own frame for that of the kernel. */
#include "tests/api/launch.h"

#define SOURCE(shots)                                                                              \
    PREAMBLE                                                                                       \
    "__constant__ unsigned int table[4] = {1, 2, 3, 4};\n"                                         \
    "__device__ unsigned int counter;\n"                                                           \
    "RT_PROGRAM void f() {\n"                                                                      \
    "    unsigned int kept[4], p = value;\n"                                                       \
    "    for (unsigned int i = 0; i < 4; i++) kept[i] = index.x + i;\n"                            \
    "    " shots "\n"                                                                              \
    "    const void *places[4] = {index.x & 1 ? &p : &kept[index.x], table + index.x,\n"           \
    "                             &counter, &output[index]};\n"                                    \
    "    const void *at = places[index.y];\n"                                                      \
    "    output[index] = __isLocal(at) | __isConstant(at) << 1 | __isGlobal(at) << 2 |\n"          \
    "                    __isShared(at) << 3 | (kept[p & 3] == index.x + (p & 3)) << 4;\n"         \
    "}\n"

#define SHOTS "shoot(p); shoot(p); shoot(p); shoot(p); shoot(p); "

static void check_spaces(const char *strategy, const char *source, int *rw_failed)
{
    static const unsigned int expected[SIDE] = {0x11, 0x12, 0x14, 0x14};
    struct launch l;
    setenv("RW_STRATEGY", strategy, 1);
    RTresult made = launch_make(&l);
    RTcontext context = l.context;
    OK(made);
    OK(launch_replace(&l, source, "f"));
    OK(launch_run(&l));
    for (unsigned int y = 0; y < SIDE; y++)
        for (unsigned int x = 0; x < SIDE; x++) CHECK_EQ(l.pixels[y][x], expected[y]);
    OK(rtContextDestroy(context));
}

TEST(continuations)
{
    check_spaces("states", SOURCE("shoot(p);"), rw_failed);
}

TEST(plain_calls)
{
    check_spaces("direct", SOURCE("shoot(p);"), rw_failed);
}

/* So many that they are not inlined. */
TEST(many_plain_calls)
{
    check_spaces("direct", SOURCE(SHOTS SHOTS), rw_failed);
}

static const struct rw_test tests[] = {
    {"continuations", test_continuations},
    {"plain calls", test_plain_calls},
    {"many plain calls", test_many_plain_calls},
};

int main(void)
{
    setenv("RW_CACHE_DIR", "off", 0);
    setenv("RW_DEVICE", "cpu", 1);
    return RUN_TABLE(tests);
}
