/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Device functions that call themselves were refused where they read a variable or a buffer, or
 * traced.
 *
 *     regress.recursive_functions [cuda]
 */
#include "tests/api/ways.h"

/* A function that calls itself, and reads variables and a buffer. */
static const char counting[] =
    PREAMBLE WORK "static __device__ __noinline__ unsigned int count(unsigned int n) {\n"
                  "    if (n == 0) return value;\n"
                  "    return table[n & 3] + n * count(n - 1 - (n > 9)) + index.x;\n"
                  "}\n"
                  "RT_PROGRAM void f() { output[index] = count(index.y + 12); }\n"
                  "RT_PROGRAM void hit() { payload += 1; }\n";

/* The same in C. */
static unsigned int counted(unsigned int n, unsigned int x)
{
    static const unsigned int table[4] = {3, 1, 4, 15};
    if (n == 0) return 12345;
    return table[n & 3] + n * counted(n - 1 - (n > 9), x) + x;
}

/* Functions that call themselves and trace, in ray generation, where one calls the other, and at a
 * hit, whose payload, ray, attribute and variables are the same after each trace. */
static const char tracing[] = PREAMBLE WORK
    "rtDeclareVariable(float, distance, rtIntersectionDistance, );\n"
    "rtDeclareVariable(unsigned int, own, , );\n"
    "static __device__ unsigned int probe(float x, unsigned int type) {\n"
    "    unsigned int p = 2;\n"
    "    rtTrace(scene, optix::make_Ray(make_float3(x, 1.5f, 0), make_float3(0, 0, 1), type, 0, "
    "9),\n"
    "            p);\n"
    "    return p;\n"
    "}\n"
    "static __device__ __noinline__ unsigned int odd(unsigned int n);\n"
    "static __device__ __noinline__ unsigned int even(unsigned int n) {\n"
    "    return n ? probe(n, 1) * 3 + odd(n - 1) : value;\n"
    "}\n"
    "static __device__ __noinline__ unsigned int odd(unsigned int n) {\n"
    "    return n ? probe(n, 1) * 5 + table[n & 3] + even(n - 1) : index.x;\n"
    "}\n"
    "RT_PROGRAM void f() {\n"
    "    unsigned int p = value; shoot(p); output[index] = p + even(4 + (index.y & 1)); }\n"
    "static __device__ __noinline__ unsigned int look(unsigned int n) {\n"
    "    unsigned int p = probe(n, 1) + own + (unsigned int)(ray.origin.x * 4 + distance * 8);\n"
    "    payload += n;\n"
    "    return n ? p * 7 + look(n - 1) + rtGetPrimitiveIndex() : p;\n"
    "}\n"
    "RT_PROGRAM void look_deep() { payload += probe(0.5f, 1); payload += look(3); }\n"
    "RT_PROGRAM void near() { payload += 20; }\n"
    "RT_PROGRAM void far() { payload += 40; }\n";

/* The same in C: a ray of type 1 from x meets the wall where x is below 2. */
static unsigned int probed(double x)
{
    return x < 2 ? 22 : 42;
}

static unsigned int traced(unsigned int n, unsigned int x, bool is_odd)
{
    static const unsigned int table[4] = {3, 1, 4, 15};
    if (n == 0) return is_odd ? x : 12345;
    return is_odd ? probed(n) * 5 + table[n & 3] + traced(n - 1, x, false)
                  : probed(n) * 3 + traced(n - 1, x, true);
}

static unsigned int looked(unsigned int n, unsigned int x)
{
    unsigned int p = probed(n) + 77 + (unsigned int)((x + 0.5) * 4 + 8);
    return n ? p * 7 + looked(n - 1, x) : p;
}

static RTresult make_counting(struct launch *l)
{
    TRY(replace(l, counting, "f", "hit", NULL));
    return launch_run(l);
}

static bool is_counted(const struct launch *l, size_t way)
{
    unsigned int wrong = 0;
    (void)way;
    for (unsigned int i = 0; i < SIDE * SIDE; i++)
        wrong += l->pixels[i / SIDE][i % SIDE] != counted(i / SIDE + 12, i % SIDE);
    return !wrong;
}

TEST(recursion)
{
    CHECK(in_every_way(make_counting, is_counted));
}

static RTresult make_tracing(struct launch *l)
{
    RTvariable v;
    RTprogram near, far;
    TRY(rtContextSetRayTypeCount(l->context, 2));
    TRY(rtContextSetMaxCallableProgramDepth(l->context, 8));
    TRY(replace(l, tracing, "f", "look_deep", NULL));
    TRY(launch_program(l, tracing, "near", &near));
    TRY(launch_program(l, tracing, "far", &far));
    TRY(rtMaterialSetClosestHitProgram(l->material, 1, near));
    TRY(rtContextSetMissProgram(l->context, 1, far));
    TRY(rtMaterialDeclareVariable(l->material, "own", &v));
    TRY(rtVariableSet1ui(v, 77));
    return launch_run(l);
}

static bool is_traced(const struct launch *l, size_t way)
{
    unsigned int wrong = 0;
    (void)way;
    for (unsigned int i = 0; i < SIDE * SIDE; i++) {
        unsigned int x = i % SIDE, y = i / SIDE, hit = 22 + 3 + 2 + 1 + looked(3, x);
        unsigned int p = 12345 + (x < 2 ? hit : 100);
        wrong += l->pixels[y][x] != p + traced(4 + (y & 1), x, false);
    }
    return !wrong;
}

TEST(recursion_that_traces)
{
    CHECK(in_every_way(make_tracing, is_traced));
}

static const struct rw_test tests[] = {
    {"recursion", test_recursion},
    {"recursion that traces", test_recursion_that_traces},
};

int main(int argc, char **argv)
{
    take_device(argc, argv);
    return RUN_TABLE(tests);
}
