/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Bad input through the whole library, from source to launch: each mistake gets its result code and
 * a message that says what was wrong and where, and the context goes on working.
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
    LAUNCH(launch_replace(l, source, "f"));
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
          "test.cu cannot be compiled (NVRTC ");
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

TEST(ptx_errors)
{
    static const char damaged[] = ".version 7.0\n.target sm_75\n.address_size 64\n"
                                  ".visible .entry f()\n{\n.reg .b32 %r<3>;\nmov.u32 %r1 7;\n"
                                  "ret;\nfrobnicate.u32 %r1, %r2;\n}\n";
    RTprogram program;
    BEGIN;
    FAILS(rtProgramCreateFromPTXString(context, damaged, "f", &program), RT_ERROR_INVALID_SOURCE,
          "PTX string:7: found '7', expected ','");
    FAILS(rtProgramCreateFromPTXString(context, "", "f", &program), RT_ERROR_INVALID_SOURCE,
          "this is not PTX text");
    FAILS(rtProgramCreateFromPTXFile(context, "/nonexistent/a.ptx", "f", &program),
          RT_ERROR_FILE_NOT_FOUND, "/nonexistent/a.ptx");
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
    FAILS(try_program(&l, text), RT_ERROR_VARIABLE_NOT_FOUND,
          "variable 'gain' of ray generation program 'f' has no value: searched program, context");
    OK(rtContextDeclareVariable(context, "gain", &v));
    FAILS(try_program(&l, text), RT_ERROR_VARIABLE_NOT_FOUND, "gain");
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

TEST(missing_programs)
{
    RTcontext bare;
    BEGIN;
    OK(rtContextSetEntryPointCount(context, 2));
    FAILS(launch_run(&l), RT_ERROR_INVALID_VALUE, "ray generation program of entry point 1");
    OK(rtContextSetEntryPointCount(context, 1));
    FAILS(rtContextLaunch2D(context, 1, SIDE, SIDE), RT_ERROR_INVALID_VALUE,
          "entryPointIndex is 1, but the count is 1");
    OK(rtContextCreate(&bare));
    CHECK_EQ(rtContextLaunch1D(bare, 0, 1), RT_ERROR_INVALID_VALUE);
    OK(rtContextDestroy(bare));
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

TEST(sizes_that_overflow)
{
    BEGIN;
    FAILS(rtBufferSetSize3D(l.output, (RTsize)1 << 40, (RTsize)1 << 40, 4), RT_ERROR_INVALID_VALUE,
          "size 1099511627776 of dimension 0 is too large");
    FAILS(rtBufferSetSize1D(l.output, (RTsize)1 << 60), RT_ERROR_MEMORY_ALLOCATION_FAILED,
          "1152921504606846976 x 1 x 1 elements of 4 bytes");
    FAILS(rtContextLaunch3D(context, 0, (RTsize)1 << 31, (RTsize)1 << 31, 4),
          RT_ERROR_INVALID_VALUE, "a launch of 2147483648 x 2147483648 x 4 is too large");
    END;
}

TEST(mapped_buffer)
{
    RTbuffer other;
    void *data;
    BEGIN;
    OK(rtBufferMap(l.output, &data));
    FAILS(rtContextLaunch2D(context, 0, SIDE, SIDE), RT_ERROR_ALREADY_MAPPED,
          "1 buffer is mapped, the value of variable 'output'; unmap it before a launch");
    OK(rtBufferCreate(context, RT_BUFFER_INPUT, &other));
    OK(rtBufferSetFormat(other, RT_FORMAT_FLOAT));
    OK(rtBufferSetSize1D(other, 4));
    OK(rtBufferMap(other, &data));
    FAILS(rtContextLaunch2D(context, 0, SIDE, SIDE), RT_ERROR_ALREADY_MAPPED,
          "2 buffers are mapped, one of them the value of variable 'output'; unmap them");
    OK(rtBufferUnmap(l.output));
    FAILS(rtContextLaunch2D(context, 0, SIDE, SIDE), RT_ERROR_ALREADY_MAPPED,
          "1 buffer is mapped; unmap it");
    OK(rtBufferUnmap(other));
    END;
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
          RT_ERROR_INVALID_SOURCE, "test.cu:12: function 'other' is declared");
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
    BEGIN;
    OK(try_program(&l, "__device__ __noinline__ unsigned int fib(unsigned int n) {\n"
                       "    return n < 2 ? n : fib(n - 1) + fib(n - 2); }\n"
                       "RT_PROGRAM void f() { output[index] = fib(index.x + index.y); }\n"));
    CHECK_EQ(l.pixels[3][3], 8);
    FAILS(try_program(&l, "__device__ __noinline__ unsigned int deep(unsigned int n) {\n"
                          "    unsigned int p = n; shoot(p);\n"
                          "    return n < 2 ? p : deep(n - 1) + deep(n - 2); }\n"
                          "RT_PROGRAM void f() { output[index] = deep(index.x); }\n"),
          RT_ERROR_INVALID_SOURCE, "test.cu:13: recursion 'deep' -> 'deep': ");
    CHECK_EQ(count_of(context, "recursion"), 1);
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

TEST(environment)
{
    static const struct {
        const char *name, *value, *message;
    } bad[] = {
        {"RW_STRATEGY", "fast", "RW_STRATEGY is \"fast\"; it may be states, structured, direct"},
        {"RW_DEVICE", "gpu", "RW_DEVICE is \"gpu\"; it may be auto, cuda, cuda:N or cpu"},
        {"RW_THRESHOLD", "33", "RW_THRESHOLD is \"33\""},
        {"RW_SKIP_PASS", "remt", "RW_SKIP_PASS is \"remt\"; it may be pointers, "},
    };
    for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++) {
        RTcontext context = NULL;
        const char *kept = getenv(bad[i].name);
        char *copy = kept ? strdup(kept) : NULL;
        setenv(bad[i].name, bad[i].value, 1);
        FAILS(rtContextCreate(&context), RT_ERROR_CONTEXT_CREATION_FAILED, bad[i].message);
        if (copy)
            setenv(bad[i].name, copy, 1);
        else
            unsetenv(bad[i].name);
        free(copy);
    }
}

TEST(no_nvrtc)
{
    RTcontext context;
    RTprogram program;
    setenv("RW_NVRTC", "/nonexistent", 1);
    OK(rtContextCreate(&context));
    unsetenv("RW_NVRTC");
    FAILS(
        rwProgramCreateFromSourceString(context, good_source, "test.cu", 0, NULL, "good", &program),
        RT_ERROR_NOT_SUPPORTED,
        "test.cu cannot be compiled: no NVRTC: RW_NVRTC is /nonexistent: cannot open");
    OK(rtContextDestroy(context));
}

TEST(no_driver)
{
    RTcontext context;
    char name[64];
    OK(rtContextCreate(&context));
    OK(rwContextSetDevice(context, "cuda"));
    RTresult result = rwContextGetDeviceName(context, name, sizeof(name));
    if (result != RT_SUCCESS)
        FAILS(rwContextGetDeviceName(context, name, sizeof(name)), RT_ERROR_NO_DEVICE, "'cuda:0'");
    OK(rtContextDestroy(context));
}

static const struct rw_test tests[] = {
    {"cuda-error-in-string", test_cuda_error_in_string},
    {"cuda-error-in-file", test_cuda_error_in_file},
    {"ptx-errors", test_ptx_errors},
    {"unknown-program", test_unknown_program},
    {"variable-without-value", test_variable_without_value},
    {"variable-of-another-type", test_variable_of_another_type},
    {"number-where-a-buffer-is-declared", test_number_where_a_buffer_is_declared},
    {"missing-programs", test_missing_programs},
    {"no-miss-and-no-closest-hit", test_no_miss_and_no_closest_hit},
    {"sizes-that-overflow", test_sizes_that_overflow},
    {"mapped-buffer", test_mapped_buffer},
    {"forbidden-instructions", test_forbidden_instructions},
    {"read-only-variables", test_read_only_variables},
    {"calls-in-the-wrong-program", test_calls_in_the_wrong_program},
    {"recursive-functions", test_recursive_functions},
    {"report-gives-lines-of-the-source", test_report_gives_lines_of_the_source},
    {"environment", test_environment},
    {"no-nvrtc", test_no_nvrtc},
    {"no-driver", test_no_driver},
};

int main(void)
{
    setenv("RW_CACHE_DIR", "off", 1);
    return RUN_TABLE(tests);
}
