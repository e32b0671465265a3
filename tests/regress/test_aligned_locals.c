/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Local variables that ask for an alignment above 16 bytes, and whose address outlives a trace.
 * Those that lie in frames used to have 16.
 *     regress.aligned_locals [cuda]
 */
#include "tests/api/launch.h"
#include "tests/device.h"

static const char source[] =
    PREAMBLE "struct __align__(64) Line { unsigned int words[16]; };\n"
             "struct __align__(128) Wide { unsigned int words[32]; };\n"
             "rtDeclareVariable(uint2, low, , );\n" /* masks, or compilers believe the types */
             "static __device__ unsigned int wrong(const void *p, unsigned int mask) {\n"
             "    return ((size_t)p & mask) != 0;\n"
             "}\n"
             "RT_PROGRAM void f() {\n"
             "    unsigned int odd[5], p = value;\n"
             "    Line line; Wide wide;\n"
             "    for (unsigned int i = 0; i < 16; i++) line.words[i] = i * index.x;\n"
             "    for (unsigned int i = 0; i < 32; i++) wide.words[i] = i + index.y;\n"
             "    for (unsigned int i = 0; i < 5; i++) odd[i] = i;\n"
             "    unsigned int before = wrong(&line, low.x) + 2 * wrong(&wide, low.y);\n"
             "    shoot(p);\n"
             "    unsigned int after = wrong(&line, low.x) + 2 * wrong(&wide, low.y);\n"
             "    output[index] = before ? 1000 + before : after ? 2000 + after\n"
             "        : line.words[p & 15] + wide.words[p & 31] + odd[p % 5];\n"
             "}\n"
             "RT_PROGRAM void deeper() {\n"
             "    Line line; unsigned int p = payload - 1;\n"
             "    for (unsigned int i = 0; i < 16; i++) line.words[i] = i + p;\n"
             "    if (p) shoot(p);\n"
             "    payload = wrong(&line, low.x) ? 3000 : p + line.words[p & 15];\n"
             "}\n";

static unsigned deeper(unsigned payload)
{
    unsigned p = payload - 1, first = p;
    if (p) p = deeper(p);
    return p + (p & 15) + first;
}

TEST(locals_of_64_and_128_bytes)
{
    struct launch l;
    RTresult made = launch_make(&l);
    RTcontext context = l.context;
    RTprogram hit;
    RTvariable low;
    OK(made);
    OK(rtContextDeclareVariable(context, "low", &low));
    OK(rtVariableSet2ui(low, 63, 127));
    OK(launch_replace(&l, source, "f"));
    OK(launch_program(&l, source, "deeper", &hit));
    OK(rtMaterialSetClosestHitProgram(l.material, 0, hit));
    OK(rtVariableSet1ui(l.value, 4));
    OK(launch_run(&l));
    for (unsigned y = 0; y < SIDE; y++)
        for (unsigned x = 0; x < SIDE; x++) {
            unsigned p = x < 2 ? deeper(4) : 104;
            CHECK_EQ(l.pixels[y][x], (p & 15) * x + (p & 31) + y + p % 5);
        }
    OK(rtContextDestroy(context));
}

static const struct rw_test tests[] = {
    {"locals of 64 and 128 bytes", test_locals_of_64_and_128_bytes},
};

int main(int argc, char **argv)
{
    setenv("RW_CACHE_DIR", "off", 0);
    setenv("RW_DEVICE", argc > 1 ? argv[1] : "cpu", 1);
    need_device(getenv("RW_DEVICE"));
    return RUN_TABLE(tests);
}
