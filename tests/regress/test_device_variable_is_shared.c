/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A plain __device__ variable was one for each program; it has to be one for all programs of a
 * source, as a table that one program fills and another reads.
 */
#include "tests/render/support.h"

static const char source[] =
    "#include <raywright_device.h>\n"
    "__device__ int kept[4] = {1, 2, 3, 4};\n"
    "rtDeclareVariable(unsigned int, index, rtLaunchIndex, );\n"
    "rtDeclareVariable(int, bias, , );\n"
    "rtBuffer<int> output;\n"
    "RT_PROGRAM void fill() { kept[index] += 10 * bias; output[index] = 0; }\n"
    "RT_PROGRAM void read() { output[index] = kept[(index + 1) % 4]; }\n";

static void set_program(RTcontext context, unsigned entry, const char *name)
{
    RTprogram program;
    RENDER_CHECK(context, rwProgramCreateFromSourceString(context, source, "kept.cu", 0, NULL, name,
                                                          &program));
    RENDER_CHECK(context, rtContextSetRayGenerationProgram(context, entry, program));
}

static RTbuffer make_launch(RTcontext context)
{
    RTbuffer output;
    RTvariable variable;
    RENDER_CHECK(context, rtContextSetEntryPointCount(context, 2));
    set_program(context, 0, "fill");
    set_program(context, 1, "read");
    RENDER_CHECK(context, rtBufferCreate(context, RT_BUFFER_OUTPUT, &output));
    RENDER_CHECK(context, rtBufferSetFormat(output, RT_FORMAT_INT));
    RENDER_CHECK(context, rtBufferSetSize1D(output, 4));
    RENDER_CHECK(context, rtContextDeclareVariable(context, "output", &variable));
    RENDER_CHECK(context, rtVariableSetObject(variable, output));
    RENDER_CHECK(context, rtContextDeclareVariable(context, "bias", &variable));
    RENDER_CHECK(context, rtVariableSet1i(variable, 7));
    return output;
}

static void run(int *rw_failed, const char *device)
{
    RTcontext context = render_context(device);
    CHECK(context);
    RTbuffer output = make_launch(context);
    RENDER_CHECK(context, rtContextLaunch1D(context, 0, 4));
    RENDER_CHECK(context, rtContextLaunch1D(context, 1, 4));
    int *values = render_read(context, output, 4 * sizeof(int));
    for (int k = 0; k < 4; k++) CHECK_EQ(values[k], (k + 1) % 4 + 1 + 70);
    free(values);
    RENDER_CHECK(context, rtContextDestroy(context));
}

TEST(cpu)
{
    run(rw_failed, "cpu");
}

TEST(gpu)
{
    run(rw_failed, "cuda");
}

static const struct rw_test cpu_tests[] = {{"cpu", test_cpu}};
static const struct rw_test gpu_tests[] = {{"gpu", test_gpu}};
RENDER_MAIN(cpu_tests, gpu_tests)
