/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Whose a symbol is: of its text, of all linked texts, of a function. Each case is PTX that leaves
 * a number in output[0], linked in both orders and run; what nvlink refuses is refused.
 */
#include <stdbool.h>
#include <stdio.h>

#include "tests/api/support.h"

#define HEAD ".version 7.0\n.target sm_75\n.address_size 64\n"
#define OUTPUT ".global .align 1 .b8 output[1];\n"
/* A program that leaves %r2 in output[0]. */
#define PROGRAM(name, body)                                                                        \
    ".visible .entry " name "()\n{\n  .reg .b32 %r<9>; .reg .b64 %rd<9>;\n  " body "\n"            \
    "  mov.u64 %rd1, output; cvta.global.u64 %rd2, %rd1;\n"                                        \
    "  mov.u32 %r4, 1; mov.u32 %r5, 4; mov.u64 %rd3, 0;\n"                                         \
    "  call (%rd4), _rt_buffer_get_64, (%rd2, %r4, %r5, %rd3, %rd3, %rd3, %rd3);\n"                \
    "  st.u32 [%rd4], %r2;\n  ret;\n}\n"
#define MAIN(declarations, body) HEAD OUTPUT declarations PROGRAM("run", body)
/* Of the other text. */
#define OTHER ".extern .func (.reg .b32 r) other;\n"
#define BODY(code) ".visible .func (.reg .b32 r) other { " code " ret; }\n"

struct texts {
    const char *name, *main, *other;
    unsigned expected;
};

static RTresult prepare(RTcontext context, RTbuffer *buffer)
{
    RTvariable v;
    RTresult r = rtBufferCreate(context, RT_BUFFER_OUTPUT, buffer);
    if (!r) r = rtBufferSetFormat(*buffer, RT_FORMAT_UNSIGNED_INT);
    if (!r) r = rtBufferSetSize1D(*buffer, 1);
    if (!r) r = rtContextDeclareVariable(context, "output", &v);
    return r ? r : rtVariableSetObject(v, *buffer);
}

static RTresult launch(RTcontext context, RTbuffer buffer, unsigned entry, unsigned *result)
{
    void *data;
    RTresult r = rtContextLaunch1D(context, entry, 1);
    if (!r) r = rtBufferMap(buffer, &data);
    if (r) return r;
    memcpy(result, data, sizeof *result);
    return rtBufferUnmap(buffer);
}

static bool gives(const struct texts *t, int order)
{
    const char *both[2] = {order ? t->other : t->main, order ? t->main : t->other}, *message;
    RTcontext context = NULL;
    RTprogram program;
    RTbuffer buffer;
    unsigned result = 0;
    RTresult r = rtContextCreate(&context);
    if (!r) r = rtProgramCreateFromPTXStrings(context, 2, both, "run", &program);
    if (!r) r = rtContextSetEntryPointCount(context, 1);
    if (!r) r = rtContextSetRayGenerationProgram(context, 0, program);
    if (!r) r = prepare(context, &buffer);
    if (!r) r = launch(context, buffer, 0, &result);
    rtContextGetErrorString(context, r, &message);
    if (r) fprintf(stderr, "%s: %s\n", t->name, message);
    if (!r && result != t->expected)
        fprintf(stderr, "%s, order %d: %u instead of %u\n", t->name, order, result, t->expected);
    rtContextDestroy(context);
    return !r && result == t->expected;
}

static const struct texts linked[] = {
    {"own-variable",
     MAIN(".global .b32 s = 1;\n" OTHER,
          "ld.global.u32 %r1, [s]; call (%r3), other; mad.lo.u32 %r2, %r3, 10, %r1;"),
     HEAD ".global .b32 s = 2;\n" BODY("ld.global.u32 r, [s];"), 21},
    {"own-function",
     MAIN(".func (.reg .b32 r) helper;\n" OTHER,
          "call (%r1), helper; call (%r3), other; mad.lo.u32 "
          "%r2, %r3, 10, %r1;") ".func (.reg .b32 r) helper "
                                "{ mov.u32 r, 1; ret; }\n",
     HEAD ".func (.reg .b32 r) helper { mov.u32 r, 2; ret; }\n" BODY("call (r), helper;"), 21},
    {"own-and-visible",
     MAIN(".global .b32 s = 1;\n" OTHER,
          "ld.global.u32 %r1, [s]; call (%r3), other; mad.lo.u32 %r2, %r3, 10, %r1;"),
     HEAD ".visible .global .b32 s = 2;\n" BODY("ld.global.u32 r, [s];"), 21},
    {"own-function-and-variable",
     MAIN(".global .b32 s = 1;\n" OTHER,
          "ld.global.u32 %r1, [s]; call (%r3), other; mad.lo.u32 %r2, %r3, 10, %r1;"),
     HEAD ".func (.reg .b32 r) s { mov.u32 r, 2; ret; }\n" BODY("call (r), s;"), 21},
    {"of-other-size",
     MAIN(".const .b8 text[2] = {1, 7};\n" OTHER,
          "ld.const.u8 %r1, [text]; call (%r3), other; mad.lo.u32 %r2, %r3, 10, %r1;"),
     HEAD ".global .b64 text = 2;\n" BODY(".reg .b64 x; ld.global.u64 x, [text]; cvt.u32.u64 r, "
                                          "x;"),
     21},
    {"in-initial-values", /* 2 + 4 by pointer */
     MAIN(".global .b32 s[2] = {1, 3};\n.global .b64 p = s + 4;\n" OTHER,
          "ld.global.u64 %rd1, [p]; ld.global.u32 %r1, [%rd1]; call (%r3), other;"
          " mad.lo.u32 %r2, %r3, 10, %r1;"),
     HEAD ".global .b32 s[2] = {2, 4};\n.global .b64 p[2] = {generic(s), s + 4};\n" BODY(
         ".reg .b64 x<2>; .reg .b32 y; ld.global.v2.u64 {x0, x1}, [p]; ld.u32 r, [x0];"
         " ld.global.u32 y, [x1]; add.u32 r, r, y;"),
     63},
    {"hidden-by-a-register", /* and s1 is of a range */
     MAIN(".global .b32 s = 1;\n.global .b32 t = 3;\n" OTHER,
          "ld.global.u32 %r1, [s]; call (%r3), other; mad.lo.u32 %r2, %r3, 10, %r1;"),
     HEAD ".global .b32 s = 2;\n.global .b32 t = 4;\n" BODY(
         ".reg .b32 t<2>; ld.global.u32 t1, [s];\n{ .reg .b32 s; mov.u32 s, 5; add.u32 t1, t1, s; }"
         " ld.global.u32 t0, [t]; add.u32 r, t1, t0;"),
     111},
    {"new-names-taken",
     MAIN(".global .b32 s = 1;\n.global .b32 s$2 = 3;\n.global .b32 s$1 = 3;\n" OTHER,
          "ld.global.u32 %r1, [s]; ld.global.u32 %r2, [s$1]; ld.global.u32 %r3, [s$2];"
          " add.u32 %r1, %r1, %r2; add.u32 %r1, %r1, %r3; call (%r3), other;"
          " mad.lo.u32 %r2, %r3, 10, %r1;"),
     HEAD ".global .b32 s = 2;\n" BODY(".reg .b32 s$$<3>; mov.u32 s$$1, 1; mov.u32 s$$2, 1;"
                                       " ld.global.u32 r, [s]; add.u32 r, r, s$$1;"
                                       " add.u32 r, r, s$$2;"),
     47},
    {"weak-function",
     MAIN(".weak .func (.reg .b32 r) w { mov.u32 r, 1; ret; }\n", "call (%r2), w;"),
     HEAD ".visible .func (.reg .b32 r) w { mov.u32 r, 2; ret; }\n", 2},
    {"weak-variable", MAIN(".weak .global .b32 w = 1;\n", "ld.global.u32 %r2, [w];"),
     HEAD ".visible .global .b32 w = 2;\n", 2},
    {"weak-variable-without-value", MAIN(".weak .global .b32 w = 1;\n", "ld.global.u32 %r2, [w];"),
     HEAD ".visible .global .b32 w;\n", 0},
    {"weak-and-common", MAIN(".weak .global .b32 w = 1;\n", "ld.global.u32 %r2, [w];"),
     HEAD ".common .global .b32 w = 2;\n", 2},
    {"weak-and-extern", MAIN(".extern .global .b32 w;\n", "ld.global.u32 %r2, [w];"),
     HEAD ".weak .global .b32 w = 2;\n", 2},
    {"common-of-two-sizes",
     MAIN(".common .global .b32 c;\n" OTHER, "st.global.u32 [c], 3; call (%r2), other;"),
     HEAD ".common .global .b32 c[4];\n" BODY(".reg .b32 x; st.global.u32 [c+12], 4;"
                                              " ld.global.u32 r, [c]; ld.global.u32 x, [c+12];"
                                              " add.u32 r, r, x;"),
     7},
    {"common-with-value",
     MAIN(".common .global .b8 c[4];\n" OTHER, "ld.global.u32 %r1, [c]; call (%r3), other;"
                                               " mad.lo.u32 %r2, %r3, 10, %r1;"),
     HEAD ".common .global .align 8 .b32 c[2] = {1, 2};\n" BODY("ld.global.u32 r, [c+4];"), 21},
    {"common-and-strong", MAIN(".common .global .b32 c;\n", "ld.global.u32 %r2, [c];"),
     HEAD ".visible .global .b32 c = 2;\n", 2},
    {"buffer-passed-on", /* no text has both the buffer and the call that tells what it is */
     HEAD OUTPUT ".extern .func other (.reg .b64 at, .reg .b32 value);\n"
                 ".visible .entry run() { .reg .b64 a; mov.u64 a, output;\n"
                 "cvta.global.u64 a, a; call other, (a, 21); ret; }\n",
     HEAD OUTPUT ".visible .func other (.reg .b64 at, .reg .b32 value) { .reg .b64 a, z;\n"
                 ".reg .b32 n, four; mov.u64 z, 0; mov.u32 n, 1; mov.u32 four, 4;\n"
                 "call (a), _rt_buffer_get_64, (at, n, four, z, z, z, z);\n"
                 "st.u32 [a], value; ret; }\n"
                 ".visible .func unused (.reg .b64 r) { .reg .b64 a; mov.u64 a, output; ret; }\n",
     21},
    {"alias-with-positions", MAIN(".extern .func (.reg .b32 r) second;\n", "call (%r2), second;"),
     HEAD
     ".file 1 \"a.cu\"\n.visible .func (.reg .b32 r) first;\n"
     ".visible .func (.reg .b32 r) second;\n.visible .func (.reg .b32 r) first {\n"
     ".loc 1 1 0\nmov.u32 r, 1;\n.loc 1 2 0\nbra L;\n.loc 1 3 0\nL:\nadd.u32 r, r, 1;\nret; }\n"
     ".alias second, first;\n",
     2},
};

TEST(linked)
{
    bool good = true;
    for (size_t i = 0; i < sizeof linked / sizeof *linked; i++)
        for (int order = 0; order < 2; order++) good = gives(&linked[i], order) && good;
    CHECK(good);
}

TEST(refused)
{
    static const struct {
        const char *first, *second, *message;
    } cases[] = {
        {".visible .func f { ret; }\n", "\n.visible .func f { ret; }\n",
         "PTX string 2:5: function 'f' is defined again; its first definition is on line 4 of PTX "
         "string 1"},
        {".visible .global .b32 v = 1;\n", "\n.visible .global .b32 v = 2;\n",
         "PTX string 2:5: variable 'v' is defined again; its first definition is on line 4 of PTX "
         "string 1"},
        {".visible .global .b32 v;\n", ".visible .global .b64 v;\n", "'v' is defined again"},
        {".visible .global .b32 v;\n", ".common .global .b32 v = 2;\n", "'v' is defined again"},
        {".common .global .b32 v = 1;\n", ".common .global .b32 v = 2;\n", "'v' is defined again"},
        {".common .global .b32 v = 1;\n", ".common .global .b64 v;\n",
         "PTX string 2:4: variable 'v' has 8 bytes here and 4 on line 4 of PTX string 1"},
        {".common .global .b64 v;\n", ".visible .global .b32 v = 1;\n", "4 bytes here and 8"},
        {".weak .global .b32 v;\n", ".weak .global .b64 v;\n", "8 bytes here and 4"},
        {".visible .global .b32 v;\n", ".extern .const .b32 v;\n",
         "variable 'v' lies in another memory here than on line 4 of PTX string 1"},
        {".visible .global .b32 v;\n", ".visible .func v { ret; }\n",
         "'v' is a function here and a variable in PTX string 1"},
        {".visible .func v { ret; }\n", ".visible .global .b32 v;\n",
         "'v' is a variable here and a function in PTX string 1"},
    };
    char first[256], second[256];
    const char *texts[2] = {first, second};
    RTcontext context;
    RTprogram program;
    OK(rtContextCreate(&context));
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        snprintf(first, sizeof first, HEAD "%s", cases[i].first);
        snprintf(second, sizeof second, HEAD "%s", cases[i].second);
        FAILS(rtProgramCreateFromPTXStrings(context, 2, texts, "run", &program),
              RT_ERROR_INVALID_SOURCE, cases[i].message);
    }
    OK(rtContextDestroy(context));
}

/* Two programs of one text: what the first leaves is what the second finds. */
static RTresult run_two(const char *ptx, const char *first, const char *second, unsigned out[2])
{
    const char *names[2] = {first, second}, *message;
    RTcontext context;
    RTprogram program;
    RTbuffer buffer;
    RTresult r = rtContextCreate(&context);
    if (!r) r = rtContextSetEntryPointCount(context, 2);
    for (unsigned i = 0; i < 2 && !r; i++) {
        r = rtProgramCreateFromPTXString(context, ptx, names[i], &program);
        if (!r) r = rtContextSetRayGenerationProgram(context, i, program);
    }
    if (!r) r = prepare(context, &buffer);
    for (unsigned i = 0; i < 2 && !r; i++) r = launch(context, buffer, i, &out[i]);
    rtContextGetErrorString(context, r, &message);
    if (r) fprintf(stderr, "%s\n", message);
    rtContextDestroy(context);
    return r;
}

TEST(variables_of_functions)
{
    /* Each program adds its own digit; "count" of next is one for both. */
    static const char ptx[] = HEAD OUTPUT
        ".global .b32 g = 7;\n"
        ".func (.reg .b32 r) next { .global .b32 count = 100; ld.global.u32 r, [count];\n"
        "add.u32 r, r, 100; st.global.u32 [count], r; ret; }\n" PROGRAM(
            "a", ".global .b32 g = 1; ld.global.u32 %r1, [g]; st.global.u32 [g], 5;"
                 " { .global .b32 g = 20; ld.global.u32 %r3, [g]; add.u32 %r1, %r1, %r3; }"
                 " call (%r2), next; add.u32 %r2, %r2, %r1;")
            PROGRAM("b", ".global .b32 g = 2; ld.global.u32 %r1, [g]; call (%r2), next;"
                         " add.u32 %r2, %r2, %r1;");
    unsigned out[2] = {0};
    CHECK_EQ(run_two(ptx, "a", "b", out), RT_SUCCESS);
    CHECK_EQ(out[0], 221);
    CHECK_EQ(out[1], 302);
}

/* An alias is the same function: it has no variables of its own. */
TEST(variables_of_aliases)
{
    static const char ptx[] = HEAD OUTPUT
        ".visible .func (.reg .b32 r) first;\n.visible .func (.reg .b32 r) second;\n"
        ".visible .func (.reg .b32 r) first { .global .b32 n = 1; ld.global.u32 r, [n];\n"
        "add.u32 r, r, 1; st.global.u32 [n], r; ret; }\n.alias second, first;\n" PROGRAM(
            "a", "call (%r2), first;") PROGRAM("b", "call (%r2), second;");
    unsigned out[2] = {0};
    CHECK_EQ(run_two(ptx, "a", "b", out), RT_SUCCESS);
    CHECK_EQ(out[0], 2);
    CHECK_EQ(out[1], 3);
}

/* PTX wants 1024 characters at least. '@' in the template is a name, all alike but for the last
 * character. */
static void expand(const char *template, const char *name, char *out)
{
    for (; *template; template ++) {
        if (*template == '@')
            out = stpcpy(out, name);
        else
            *out++ = *template;
    }
    *out = '\0';
}

TEST(long_names)
{
    static const char template[] = HEAD OUTPUT
        ".global .b32 @1 = 1;\n.global .b32 @2 = 2;\n"
        ".func (.reg .b32 r) @3 { ld.global.u32 r, [@1]; ret; }\n"
        ".func (.reg .b32 r) @4 { .global .b32 @5 = 0; ld.global.u32 r, [@2]; ret; }\n" PROGRAM(
            "@a", "st.global.u32 [@1], 5; call (%r1), @3; call (%r3), @4;"
                  " mad.lo.u32 %r2, %r3, 10, %r1; st.global.u32 [@2], 6;")
            PROGRAM("@b", "call (%r1), @3; call (%r3), @4; mad.lo.u32 %r2, %r3, 10, %r1;");
    static char name[1500], first[1502], second[1502], ptx[sizeof template + 24 * sizeof name];
    unsigned out[2] = {0};
    memset(name, 'n', sizeof name - 1);
    expand("@a", name, first);
    expand("@b", name, second);
    expand(template, name, ptx);
    CHECK_EQ(run_two(ptx, first, second, out), RT_SUCCESS);
    CHECK_EQ(out[0], 25);
    CHECK_EQ(out[1], 65);
}

int main(void)
{
    static const struct rw_test tests[] = {
        {"linked", test_linked},
        {"refused", test_refused},
        {"variables-of-functions", test_variables_of_functions},
        {"variables-of-aliases", test_variables_of_aliases},
        {"long-names", test_long_names},
    };
    return RUN_TABLE(tests);
}
