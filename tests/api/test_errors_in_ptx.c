/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Mistakes that need no source and so no compiler of CUDA C: in PTX, in variables, buffers and
 * launches, in the environment. Each gets its result code and a message that says what was wrong
 * and where, and the context goes on working.
 */
#include "tests/api/support.h"

enum { SIDE = 4 };

struct launch {
    RTcontext context;
    RTprogram good;
    RTbuffer output;
};

/* The program `f` of PTX with a float `gain`, and `body` after its use. */
static RTresult make(RTcontext context, const char *used, const char *body, RTprogram *out)
{
    struct ptx ptx;
    ptx_begin(&ptx);
    ptx_plain(&ptx, "gain", "float", 4);
    ptx_add(&ptx, ".visible .entry _Z1fv()\n");
    ptx_body(&ptx, &used, used ? 1 : 0);
    ptx_add(&ptx, "%s\tret;\n}\n", body);
    return rtProgramCreateFromPTXString(context, ptx.text, "f", out);
}

static RTresult launch_make(struct launch *l)
{
    RTvariable v;
    *l = (struct launch){0};
    RTresult result = rtContextCreate(&l->context);
    if (!result) result = make(l->context, NULL, "", &l->good);
    if (!result) result = rtContextSetEntryPointCount(l->context, 1);
    if (!result) result = rtContextSetRayGenerationProgram(l->context, 0, l->good);
    if (!result) result = rtBufferCreate(l->context, RT_BUFFER_INPUT_OUTPUT, &l->output);
    if (!result) result = rtBufferSetFormat(l->output, RT_FORMAT_UNSIGNED_INT);
    if (!result) result = rtBufferSetSize2D(l->output, SIDE, SIDE);
    if (!result) result = rtContextDeclareVariable(l->context, "output", &v);
    if (!result) result = rtVariableSetObject(v, l->output);
    return result;
}

static RTresult launch_run(struct launch *l)
{
    return rtContextLaunch2D(l->context, 0, SIDE, SIDE);
}

static int launch_is_good(struct launch *l)
{
    return !rtContextSetRayGenerationProgram(l->context, 0, l->good) && !launch_run(l);
}

/* A program that reads the variable `used` takes the place of the good one. */
static RTresult replace(struct launch *l, const char *used)
{
    RTprogram program;
    RTresult result = make(l->context, used, "", &program);
    return result ? result : rtContextSetRayGenerationProgram(l->context, 0, program);
}

#define BEGIN                                                                                      \
    struct launch l;                                                                               \
    RTresult made = launch_make(&l);                                                               \
    RTcontext context = l.context;                                                                 \
    OK(made)
#define END                                                                                        \
    CHECK(launch_is_good(&l));                                                                     \
    OK(rtContextDestroy(context))

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

/* All of a module in one report: what cannot be read and what cannot be run. */
TEST(several_ptx_errors)
{
    RTprogram program;
    const char *text = NULL;
    BEGIN;
    FAILS(make(context, NULL,
               "\tbar.sync 0;\n\tfrobnicate.u32 %r1, %r2;\n\tmov.u32 %r1 7;\n"
               "\tld.shared.u32 %r1, [%rd1];\n\tadd.s33 %r1, %r1, %r1;\n",
               &program),
          RT_ERROR_INVALID_SOURCE, "bar.sync: ray programs cannot wait for other threads");
    rtContextGetErrorString(context, RT_ERROR_INVALID_SOURCE, &text);
    CHECK_CONTAINS(text, "frobnicate.u32: unknown instruction");
    CHECK_CONTAINS(text, "found '7', expected ','");
    CHECK_CONTAINS(text, "ld.shared.u32: shared memory is not available");
    CHECK_CONTAINS(text, "add.s33: ");
    END;
}

TEST(variable_without_value)
{
    RTvariable v;
    BEGIN;
    OK(replace(&l, "gain"));
    OK(launch_run(&l)); /* zero */
    OK(rtContextDeclareVariable(context, "gain", &v));
    OK(launch_run(&l));
    OK(rtVariableSet3f(v, 7, 8, 9));
    FAILS(launch_run(&l), RT_ERROR_TYPE_MISMATCH, "'gain' of ray generation program 'f'");
    OK(rtContextRemoveVariable(context, v));
    OK(rtContextDeclareVariable(context, "gain", &v));
    OK(rtVariableSet1f(v, 7));
    OK(launch_run(&l));
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

TEST(no_compiler_of_cuda_c)
{
    RTcontext context;
    RTprogram program;
    setenv("RW_NVRTC", "/nonexistent", 1);
    setenv("RW_CLANG", "/nonexistent", 1);
    OK(rtContextCreate(&context));
    unsetenv("RW_NVRTC");
    unsetenv("RW_CLANG");
    FAILS(rwProgramCreateFromSourceString(context, "", "test.cu", 0, NULL, "good", &program),
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
    {"ptx-errors", test_ptx_errors},
    {"several-ptx-errors", test_several_ptx_errors},
    {"variable-without-value", test_variable_without_value},
    {"missing-programs", test_missing_programs},
    {"sizes-that-overflow", test_sizes_that_overflow},
    {"mapped-buffer", test_mapped_buffer},
    {"environment", test_environment},
    {"no-compiler-of-cuda-c", test_no_compiler_of_cuda_c},
    {"no-driver", test_no_driver},
};

int main(void)
{
    setenv("RW_CACHE_DIR", "off", 0);
    return RUN_TABLE(tests);
}
