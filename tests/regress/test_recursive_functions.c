/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Device functions that call themselves were refused where they read a variable or a buffer, or
 * traced; then those that read or look at the hit inside of one that traces.
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

/* What programs with rays of two types need. */
#define PROBE                                                                                      \
    "rtDeclareVariable(float, distance, rtIntersectionDistance, );\n"                              \
    "rtDeclareVariable(unsigned int, own, , );\n"                                                  \
    "static __device__ unsigned int probe(float x, unsigned int type) {\n"                         \
    "    unsigned int p = 2;\n"                                                                    \
    "    rtTrace(scene,\n"                                                                         \
    "            optix::make_Ray(make_float3(x, 1.5f, 0), make_float3(0, 0, 1), type, 0, 9),\n"    \
    "            p);\n"                                                                            \
    "    return p;\n"                                                                              \
    "}\n"                                                                                          \
    "RT_PROGRAM void near() { payload += 20; }\n"                                                  \
    "RT_PROGRAM void far() { payload += 40; }\n"

/* Functions that call themselves and trace, in ray generation, where one calls the other, and at a
 * hit, whose payload, ray, attribute and variables are the same after each trace. */
static const char tracing[] = PREAMBLE WORK PROBE
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
    "RT_PROGRAM void look_deep() { payload += probe(0.5f, 1); payload += look(3); }\n";

/* Functions that call themselves and do not trace, in such that do: one that nobody else calls, and
 * one that looks at the hit, which the program calls as well. */
static const char nested[] = PREAMBLE WORK PROBE
    "static __device__ __noinline__ unsigned int read(unsigned int n) {\n"
    "    return n ? table[n & 3] + 3 * read(n - 1) : value;\n"
    "}\n"
    "static __device__ __noinline__ unsigned int reads(unsigned int n) {\n"
    "    return n ? probe(n, 1) + read(n) + 5 * reads(n - 1) : index.x;\n"
    "}\n"
    "RT_PROGRAM void f() {\n"
    "    unsigned int p = value; shoot(p); output[index] = p + reads(3); }\n"
    "static __device__ __noinline__ unsigned int see(unsigned int n) {\n"
    "    return n ? (unsigned int)(ray.origin.x * 4 + distance * 8) + 3 * see(n - 1) : own;\n"
    "}\n"
    "static __device__ __noinline__ unsigned int sees(unsigned int n) {\n"
    "    return n ? probe(n, 1) + see(n) + 5 * sees(n - 1) : rtGetPrimitiveIndex();\n"
    "}\n"
    "RT_PROGRAM void look_deep() { payload += see(2); payload += sees(3); }\n";

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

static unsigned int thrice(unsigned int n, const unsigned int table[4], unsigned int last)
{
    return n ? table[n & 3] + 3 * thrice(n - 1, table, last) : last;
}

/* The functions `reads` and `sees`, by what they call. */
static unsigned int nested_in(unsigned int n, const unsigned int table[4], unsigned int inner_last,
                              unsigned int last)
{
    return n ? probed(n) + thrice(n, table, inner_last) +
                   5 * nested_in(n - 1, table, inner_last, last)
             : last;
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

static RTresult make_text(struct launch *l, const char *text)
{
    RTvariable v;
    RTprogram near, far;
    TRY(rtContextSetRayTypeCount(l->context, 2));
    TRY(rtContextSetMaxCallableProgramDepth(l->context, 8));
    TRY(replace(l, text, "f", "look_deep", NULL));
    TRY(launch_program(l, text, "near", &near));
    TRY(launch_program(l, text, "far", &far));
    TRY(rtMaterialSetClosestHitProgram(l->material, 1, near));
    TRY(rtContextSetMissProgram(l->context, 1, far));
    TRY(rtMaterialDeclareVariable(l->material, "own", &v));
    TRY(rtVariableSet1ui(v, 77));
    return launch_run(l);
}

static RTresult make_tracing(struct launch *l)
{
    return make_text(l, tracing);
}

static RTresult make_nested(struct launch *l)
{
    return make_text(l, nested);
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

static bool is_nested(const struct launch *l, size_t way)
{
    static const unsigned int table[4] = {3, 1, 4, 15};
    unsigned int wrong = 0;
    (void)way;
    for (unsigned int i = 0; i < SIDE * SIDE; i++) {
        unsigned int x = i % SIDE, at = (unsigned int)((x + 0.5) * 4 + 8);
        const unsigned int seen[4] = {at, at, at, at};
        unsigned int hit = thrice(2, seen, 77) + nested_in(3, seen, 77, 0);
        unsigned int p = 12345 + (x < 2 ? hit : 100);
        wrong += l->pixels[i / SIDE][x] != p + nested_in(3, table, 12345, x);
    }
    return !wrong;
}

TEST(recursion_inside_of_recursion)
{
    CHECK(in_every_way(make_nested, is_nested));
}

static const struct rw_test tests[] = {
    {"recursion", test_recursion},
    {"recursion that traces", test_recursion_that_traces},
    {"recursion inside of recursion", test_recursion_inside_of_recursion},
};

int main(int argc, char **argv)
{
    take_device(argc, argv);
    return RUN_TABLE(tests);
}
