/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Bad input through the whole library, from CUDA C to launch: each mistake gets its result code and
 * a message that says what was wrong and where, and the context goes on working. What needs no
 * NVRTC is in test_errors_in_ptx.c.
 */
#include <unistd.h>

#include "tests/api/launch.h"

#define BEGIN                                                                                      \
    struct launch l;                                                                               \
    RTresult made = launch_make(&l);                                                               \
    RTcontext context = l.context;                                                                 \
    OK(made)
#define END                                                                                        \
    CHECK(launch_is_good(&l));                                                                     \
    OK(rtContextDestroy(context))

/* `text` is a program f that cannot be made, or not be launched. */
static RTresult try_program(struct launch *l, const char *text)
{
    char source[4096];
    snprintf(source, sizeof(source), "%s%s", PREAMBLE, text);
    TRY(launch_replace(l, source, "f"));
    return launch_run(l);
}

static const char *message_of(RTcontext context, RTresult code)
{
    const char *text = "";
    rtContextGetErrorString(context, code, &text);
    return text;
}

/* How often `piece` is in the message of the last call, which found an invalid source. */
static unsigned count_of(RTcontext context, const char *piece)
{
    unsigned count = 0;
    const char *at = message_of(context, RT_ERROR_INVALID_SOURCE);
    for (; (at = strstr(at, piece)); at++) count++;
    return count;
}

static int ends_with_newline(RTcontext context)
{
    const char *text = message_of(context, RT_ERROR_INVALID_SOURCE);
    return *text && text[strlen(text) - 1] == '\n';
}

TEST(cuda_error_in_string)
{
    BEGIN;
    FAILS(try_program(&l, "\nRT_PROGRAM void f() { undeclared = 1; }\n"), RT_ERROR_INVALID_SOURCE,
          "test.cu(12): error");
    FAILS(try_program(&l, "\nRT_PROGRAM void f() { undeclared = 1; }\n"), RT_ERROR_INVALID_SOURCE,
          "\"undeclared\" is undefined");
    FAILS(try_program(&l, "\nRT_PROGRAM void f() { undeclared = 1; }\n"), RT_ERROR_INVALID_SOURCE,
          "test.cu cannot be compiled (");
    CHECK_EQ(count_of(context, "cannot be compiled"), 1);
    CHECK(!ends_with_newline(context));
    END;
}

TEST(cuda_error_in_file)
{
    char path[] = "/tmp/rw-errors-XXXXXX.cu", expected[64];
    RTprogram program;
    BEGIN;
    int file = mkstemps(path, 3);
    CHECK(file >= 0 && write(file, "\n\nint f() { return }\n", 20) == 20 && !close(file));
    snprintf(expected, sizeof(expected), "%s(3): error", path);
    RTresult result = rwProgramCreateFromSourceFile(context, path, 0, NULL, "f", &program);
    unlink(path);
    FAILS(result, RT_ERROR_INVALID_SOURCE, expected);
    FAILS(rwProgramCreateFromSourceFile(context, path, 0, NULL, "f", &program),
          RT_ERROR_FILE_NOT_FOUND, path);
    END;
}

TEST(unknown_program)
{
    RTprogram program;
    BEGIN;
    FAILS(launch_program(&l, good_source, "goof", &program), RT_ERROR_INVALID_SOURCE,
          "test.cu has no program 'goof'; it has: ");
    FAILS(launch_program(&l, good_source, "goof", &program), RT_ERROR_INVALID_SOURCE, "good");
    FAILS(launch_program(&l, good_source, "goof", &program), RT_ERROR_INVALID_SOURCE, "intersect");
    END;
}

TEST(variable_without_value)
{
    static const char text[] = "rtDeclareVariable(float, gain, , );\n"
                               "RT_PROGRAM void f() { output[index] = (unsigned int)gain; }\n";
    RTvariable v;
    BEGIN;
    OK(try_program(&l, text)); /* zero */
    CHECK_EQ(l.pixels[3][3], 0);
    OK(rtContextDeclareVariable(context, "gain", &v));
    OK(try_program(&l, text));
    CHECK_EQ(l.pixels[3][3], 0);
    OK(rtVariableSet1f(v, 7));
    OK(try_program(&l, text));
    CHECK_EQ(l.pixels[3][3], 7);
    END;
}

TEST(variable_of_another_type)
{
    static const char text[] = "rtDeclareVariable(float3, gain, , );\n"
                               "RT_PROGRAM void f() { output[index] = (unsigned int)gain.z; }\n";
    RTvariable v;
    BEGIN;
    OK(rtContextDeclareVariable(context, "gain", &v));
    OK(rtVariableSet1f(v, 7));
    FAILS(try_program(&l, text), RT_ERROR_TYPE_MISMATCH,
          "'gain' of ray generation program 'f' is declared float3 (12 bytes), but the value in "
          "the context is float (4 bytes)");
    OK(rtContextRemoveVariable(context, v));
    OK(rtContextDeclareVariable(context, "gain", &v));
    OK(rtVariableSet3f(v, 7, 8, 9));
    OK(try_program(&l, text));
    CHECK_EQ(l.pixels[0][0], 9);
    END;
}

TEST(number_where_a_buffer_is_declared)
{
    static const char text[] = "rtBuffer<float> table;\n"
                               "RT_PROGRAM void f() { output[index] = (unsigned int)table[1]; }\n";
    RTvariable v;
    BEGIN;
    OK(rtContextDeclareVariable(context, "table", &v));
    OK(rtVariableSet1f(v, 7));
    FAILS(try_program(&l, text), RT_ERROR_TYPE_MISMATCH,
          "'table' of ray generation program 'f' is declared a buffer, but the value in the "
          "context is float (4 bytes)");
    END;
}

/* Neither is an error: the ray does nothing. */
TEST(no_miss_and_no_closest_hit)
{
    struct launch l;
    RTprogram hit;
    RTcontext context;
    CHECK_EQ(launch_make_without(&l), RT_SUCCESS);
    context = l.context;
    OK(rtVariableSet1ui(l.value, 5));
    OK(launch_run(&l));
    CHECK_EQ(l.pixels[1][0], 5);
    CHECK_EQ(l.pixels[1][3], 5);
    OK(launch_program(&l, good_source, "hit", &hit));
    OK(rtMaterialSetClosestHitProgram(l.material, 0, hit));
    OK(launch_run(&l));
    CHECK_EQ(l.pixels[1][0], 6);
    CHECK_EQ(l.pixels[1][3], 5);
    OK(rtContextDestroy(context));
}

/* What a ray program cannot do. The message names the instruction or the function, and says why. */
TEST(forbidden_instructions)
{
    BEGIN;
    FAILS(try_program(&l, "RT_PROGRAM void f() { __syncthreads(); output[index] = 1; }\n"),
          RT_ERROR_INVALID_SOURCE,
          "\ntest.cu:11: bar.sync: ray programs cannot wait for other threads");
    CHECK(!ends_with_newline(context));
    FAILS(try_program(&l, "__shared__ int s[4];\n"
                          "RT_PROGRAM void f() { s[index.x] = 3; output[index] = s[index.y]; }\n"),
          RT_ERROR_INVALID_SOURCE, ", PTX line "); /* of a variable no source line is known */
    CHECK_EQ(count_of(context, "variable 's': shared memory is not available"), 1);
    FAILS(try_program(&l, "RT_PROGRAM void f() { int *p = (int *)malloc(index.x * 4 + 4);\n"
                          "*p = 3; output[index] = (unsigned int)(size_t)p; }\n"),
          RT_ERROR_INVALID_SOURCE,
          "test.cu:11: call of 'malloc': ray programs cannot allocate memory");
    FAILS(try_program(&l, "extern __device__ int other(int);\n"
                          "RT_PROGRAM void f() { output[index] = other(3); }\n"),
          RT_ERROR_INVALID_SOURCE, "test.cu:12: call.uni: function 'other' is declared");
    END;
}

TEST(read_only_variables)
{
    BEGIN;
    FAILS(try_program(&l, "RT_PROGRAM void f() { value = 3; output[index] = value; }\n"),
          RT_ERROR_INVALID_SOURCE, "test.cu:11: variable 'value' is read-only in ray programs");
    FAILS(try_program(&l, "RT_PROGRAM void f() { index.x = 3; output[index] = 1; }\n"),
          RT_ERROR_INVALID_SOURCE, "variable 'index' (rtLaunchIndex) is read-only");
    FAILS(try_program(&l, "RT_PROGRAM void f() { payload = 3; output[index] = 1; }\n"),
          RT_ERROR_INVALID_SOURCE, "'rtPayload' is not available in ray generation program 'f'");
    END;
}

TEST(calls_in_the_wrong_program)
{
    static const char any_hit[] =
        PREAMBLE "RT_PROGRAM void f() { unsigned int p = 0; shoot(p); payload = p; }\n"
                 "RT_PROGRAM void harmless() {}\n";
    RTprogram program;
    BEGIN;
    FAILS(try_program(&l, "RT_PROGRAM void f() { rtIgnoreIntersection(); output[index] = 3; }\n"),
          RT_ERROR_INVALID_SOURCE,
          "test.cu:11: rtIgnoreIntersection is not allowed in ray generation program 'f'");
    FAILS(try_program(&l, "RT_PROGRAM void f() { rtReportIntersection(0); output[index] = 3; }\n"),
          RT_ERROR_INVALID_SOURCE, "rtReportIntersection is not allowed");
    OK(rtContextSetRayGenerationProgram(context, 0, l.good));
    OK(launch_program(&l, any_hit, "f", &program));
    OK(rtMaterialSetAnyHitProgram(l.material, 0, program));
    FAILS(launch_run(&l), RT_ERROR_INVALID_VALUE,
          "program 'f' calls rtTrace and is used as any-hit program, which cannot trace");
    OK(launch_program(&l, any_hit, "harmless", &program));
    OK(rtMaterialSetAnyHitProgram(l.material, 0, program));
    END;
}

TEST(recursive_functions)
{
    static const char any_hit[] = PREAMBLE "__device__ __noinline__ void skip(unsigned int n) {\n"
                                           "    if (n > 9) rtIgnoreIntersection();\n"
                                           "    if (n < 9) { skip(n + 1); skip(n + 2); }\n"
                                           "}\n"
                                           "RT_PROGRAM void f() { skip(payload); }\n"
                                           "RT_PROGRAM void harmless() {}\n";
    RTprogram program;
    BEGIN;
    OK(try_program(&l, "__device__ __noinline__ unsigned int fib(unsigned int n) {\n"
                       "    return n < 2 ? n : fib(n - 1) + fib(n - 2); }\n"
                       "RT_PROGRAM void f() { output[index] = fib(index.x + index.y); }\n"));
    CHECK_EQ(l.pixels[3][3], 8);
    OK(try_program(&l, "__device__ __noinline__ unsigned int deep(unsigned int n) {\n"
                       "    unsigned int p = n; shoot(p);\n"
                       "    return n < 2 ? 1 : deep(n - 1) + deep(n - 2); }\n"
                       "RT_PROGRAM void f() { output[index] = deep(index.x); }\n"));
    CHECK_EQ(l.pixels[3][3], 3);
    OK(launch_program(&l, any_hit, "f", &program));
    OK(rtMaterialSetAnyHitProgram(l.material, 0, program));
    CHECK_EQ(launch_run(&l), RT_ERROR_INVALID_SOURCE);
    CHECK_EQ(count_of(context, "test.cu:13: recursion 'skip' -> 'skip': "), 1);
    OK(launch_program(&l, any_hit, "harmless", &program));
    OK(rtMaterialSetAnyHitProgram(l.material, 0, program));
    END;
}

/* Not those of the PTX, nor of the header in which rtTrace is defined. */
TEST(report_gives_lines_of_the_source)
{
    const char *report = NULL;
    BEGIN;
    OK(try_program(
        &l, "RT_PROGRAM void f() {\n"
            "    unsigned int p = value;\n"
            "    rtTrace(scene, optix::make_Ray(make_float3(0, 0, 0), make_float3(0, 0, 1),\n"
            "                                   0, 0.0f, 10.0f), p);\n"
            "    output[index] = p;\n"
            "}\n"));
    OK(rwContextGetReport(context, &report));
    const char *strategy = getenv("RW_STRATEGY");
    if (!strategy || strcmp(strategy, "direct")) CHECK_CONTAINS(report, "\"line\": 13");
    END;
}

static const struct rw_test tests[] = {
    {"cuda-error-in-string", test_cuda_error_in_string},
    {"cuda-error-in-file", test_cuda_error_in_file},
    {"unknown-program", test_unknown_program},
    {"variable-without-value", test_variable_without_value},
    {"variable-of-another-type", test_variable_of_another_type},
    {"number-where-a-buffer-is-declared", test_number_where_a_buffer_is_declared},
    {"no-miss-and-no-closest-hit", test_no_miss_and_no_closest_hit},
    {"forbidden-instructions", test_forbidden_instructions},
    {"read-only-variables", test_read_only_variables},
    {"calls-in-the-wrong-program", test_calls_in_the_wrong_program},
    {"recursive-functions", test_recursive_functions},
    {"report-gives-lines-of-the-source", test_report_gives_lines_of_the_source},
};

int main(void)
{
    setenv("RW_CACHE_DIR", "off", 0);
    return RUN_TABLE(tests);
}
