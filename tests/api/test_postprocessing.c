/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Post-processing stages and command lists: variables, the tone mapper's values, the order of
 * commands, streams, and what is refused. The denoiser's pictures are in tests/render.
 *   test_postprocessing [cuda]
 */
#include <math.h>

#include "tests/api/support.h"

enum { WIDTH = 8, HEIGHT = 4, PIXELS = WIDTH * HEIGHT };

static const char source[] =
    "#include <raywright_device.h>\n"
    "rtDeclareVariable(uint2, index, rtLaunchIndex, );\n"
    "rtBuffer<float4, 2> picture;\n"
    "RT_PROGRAM void ramp() { picture[index] = make_float4(index.x, 0.25f, -1, 0.5f); }\n"
    "RT_PROGRAM void twice() { picture[index].x *= 2; }\n";

static const char *device = "cpu";

struct fixture {
    RTcontext context;
    RTbuffer picture, mapped;
    RTpostprocessingstage stage;
    RTcommandlist list;
};

static RTresult find(RTpostprocessingstage stage, const char *name, RTvariable *out)
{
    TRY(rtPostProcessingStageQueryVariable(stage, name, out));
    return *out ? RT_SUCCESS : rtPostProcessingStageDeclareVariable(stage, name, out);
}

static RTresult set_buffer(RTpostprocessingstage stage, const char *name, RTbuffer buffer)
{
    RTvariable v;
    TRY(find(stage, name, &v));
    return rtVariableSetObject(v, buffer);
}

static RTresult set_number(RTpostprocessingstage stage, const char *name, float value)
{
    RTvariable v;
    TRY(find(stage, name, &v));
    return rtVariableSet1f(v, value);
}

static RTresult make_buffer(RTcontext context, unsigned type, RTformat format, RTbuffer *out)
{
    TRY(rtBufferCreate(context, type, out));
    TRY(rtBufferSetFormat(*out, format));
    return rtBufferSetSize2D(*out, WIDTH, HEIGHT);
}

/* A tone mapper from the picture that entry 0 draws to another buffer. */
static RTresult make(struct fixture *f)
{
    RTvariable v;
    *f = (struct fixture){0};
    TRY(rtContextCreate(&f->context));
    TRY(rwContextSetDevice(f->context, device));
    TRY(rtContextSetEntryPointCount(f->context, 2));
    TRY(set_source(f->context, 0, source, "ramp"));
    TRY(set_source(f->context, 1, source, "twice"));
    TRY(make_buffer(f->context, RT_BUFFER_INPUT_OUTPUT, RT_FORMAT_FLOAT4, &f->picture));
    TRY(make_buffer(f->context, RT_BUFFER_OUTPUT, RT_FORMAT_FLOAT4, &f->mapped));
    TRY(rtContextDeclareVariable(f->context, "picture", &v));
    TRY(rtVariableSetObject(v, f->picture));
    TRY(rtPostProcessingStageCreateBuiltin(f->context, "TonemapperSimple", &f->stage));
    TRY(set_buffer(f->stage, "input_buffer", f->picture));
    TRY(set_buffer(f->stage, "output_buffer", f->mapped));
    return rtCommandListCreate(f->context, &f->list);
}

static RTresult read(RTbuffer buffer, float *out, size_t floats)
{
    void *data;
    TRY(rtBufferMap(buffer, &data));
    memcpy(out, data, floats * sizeof *out);
    return rtBufferUnmap(buffer);
}

/* Fills the list with a launch and the stage, and executes it. */
static RTresult draw_and_map(struct fixture *f)
{
    TRY(rtCommandListAppendLaunch2D(f->list, 0, WIDTH, HEIGHT));
    TRY(rtCommandListAppendPostprocessingStage(f->list, f->stage, WIDTH, HEIGHT));
    TRY(rtCommandListFinalize(f->list));
    return rtCommandListExecute(f->list);
}

static int near(float a, float b)
{
    return fabsf(a - b) <= 1e-5f;
}

/* ---- tests ---- */

TEST(tone_mapper)
{
    struct fixture f;
    float out[PIXELS][4];
    CHECK_EQ(make(&f), RT_SUCCESS);
    RTcontext context = f.context;
    OK(set_number(f.stage, "exposure", 0.125f));
    OK(set_number(f.stage, "gamma", 2));
    OK(draw_and_map(&f));
    OK(read(f.mapped, *out, PIXELS * 4));
    for (int i = 0; i < PIXELS; i++) {
        CHECK(near(out[i][0], sqrtf((float)(i % WIDTH) / 8)));
        CHECK(near(out[i][1], sqrtf(0.25f / 8)));
        CHECK(out[i][2] == 0 && out[i][3] == 0.5f); /* cut off; alpha stays */
    }
    OK(set_number(f.stage, "exposure", 100));
    OK(rtCommandListExecute(f.list)); /* what is set between is seen */
    OK(read(f.mapped, *out, PIXELS * 4));
    CHECK(out[0][0] == 0 && out[1][0] == 1 && out[1][1] == 1);
    OK(rtContextDestroy(context));
}

/* Without exposure and gamma pixels are cut off and else stay; of FLOAT3 alpha is 1; a stage that
 * is smaller than its buffers leaves the rest. */
TEST(tone_mapper_defaults)
{
    struct fixture f;
    float out[PIXELS][4];
    void *data;
    RTbuffer narrow;
    CHECK_EQ(make(&f), RT_SUCCESS);
    RTcontext context = f.context;
    OK(make_buffer(context, RT_BUFFER_INPUT, RT_FORMAT_FLOAT3, &narrow));
    OK(rtBufferMap(narrow, &data));
    for (int i = 0; i < PIXELS * 3; i++) ((float *)data)[i] = i % 3 ? NAN : 0.375f;
    OK(rtBufferUnmap(narrow));
    OK(rtBufferMapEx(f.mapped, RT_BUFFER_MAP_WRITE_DISCARD, 0, NULL, &data));
    for (int i = 0; i < PIXELS * 4; i++) ((float *)data)[i] = 7;
    OK(rtBufferUnmap(f.mapped));
    OK(set_buffer(f.stage, "input_buffer", narrow));
    OK(rtCommandListAppendPostprocessingStage(f.list, f.stage, WIDTH - 1, 1));
    OK(rtCommandListFinalize(f.list));
    OK(rtCommandListExecute(f.list));
    OK(read(f.mapped, *out, PIXELS * 4));
    for (int x = 0; x < WIDTH - 1; x++)
        CHECK(out[x][0] == 0.375f && out[x][1] == 0 && out[x][2] == 0 && out[x][3] == 1);
    for (int i = WIDTH - 1; i < PIXELS; i++) CHECK(out[i][0] == 7 && out[i][3] == 7);
    OK(rtContextDestroy(context));
}

/* Commands run in order, each time: launches see what stages wrote, here into the same buffer. */
TEST(order)
{
    struct fixture f;
    float out[PIXELS][4];
    CHECK_EQ(make(&f), RT_SUCCESS);
    RTcontext context = f.context;
    OK(set_buffer(f.stage, "output_buffer", f.picture));
    OK(rtCommandListAppendLaunch2D(f.list, 0, WIDTH, HEIGHT));
    OK(rtCommandListAppendLaunch3D(f.list, 1, WIDTH, HEIGHT, 1));
    OK(rtCommandListAppendPostprocessingStage(f.list, f.stage, WIDTH, HEIGHT));
    OK(rtCommandListAppendLaunch1D(f.list, 1, WIDTH / 2)); /* of the first row the left half */
    OK(rtCommandListFinalize(f.list));
    for (int round = 0; round < 2; round++) {
        OK(rtCommandListExecute(f.list));
        OK(read(f.picture, *out, PIXELS * 4));
        for (int i = 0; i < PIXELS; i++)
            CHECK(out[i][0] == (i % WIDTH ? 1 : 0) * (i < WIDTH / 2 ? 2 : 1));
    }
    OK(rtContextDestroy(context));
}

/* In a stream launches are not waited for; mapping waits, and so does a stage. On a GPU the null
 * stream of a thread serves, which any context has. */
TEST(stream)
{
    struct fixture f;
    float out[PIXELS][4];
    void *stream = strcmp(device, "cpu") ? (void *)2 : &f, *found = NULL;
    CHECK_EQ(make(&f), RT_SUCCESS);
    RTcontext context = f.context;
    OK(rtCommandListGetCudaStream(f.list, &found));
    CHECK(!found);
    OK(rtCommandListSetCudaStream(f.list, stream));
    OK(rtCommandListGetCudaStream(f.list, &found));
    CHECK(found == stream);
    OK(rtCommandListAppendLaunch2D(f.list, 0, WIDTH, HEIGHT));
    OK(rtCommandListAppendPostprocessingStage(f.list, f.stage, WIDTH, HEIGHT));
    OK(rtCommandListAppendLaunch2D(f.list, 1, WIDTH, HEIGHT));
    OK(rtCommandListFinalize(f.list));
    for (int round = 0; round < 3; round++) OK(rtCommandListExecute(f.list));
    OK(read(f.picture, *out, PIXELS * 4));
    for (int i = 0; i < PIXELS; i++) CHECK(out[i][0] == (float)(2 * (i % WIDTH)));
    OK(read(f.mapped, *out, PIXELS * 4));
    for (int i = 0; i < PIXELS; i++) CHECK(out[i][0] == (i % WIDTH ? 1 : 0));
    OK(rtContextDestroy(context));
}

/* A buffer whose device address the application has holds the stage's pixels on return; one that
 * stays on the device is read all the same. */
TEST(device_pointers)
{
    struct fixture f;
    float out[PIXELS][4];
    void *address;
    RTbuffer local;
    RTvariable v;
    CHECK_EQ(make(&f), RT_SUCCESS);
    RTcontext context = f.context;
    OK(make_buffer(context, RT_BUFFER_INPUT_OUTPUT | RT_BUFFER_GPU_LOCAL, RT_FORMAT_FLOAT4,
                   &local));
    OK(rtContextQueryVariable(context, "picture", &v));
    OK(rtVariableSetObject(v, local));
    OK(set_buffer(f.stage, "input_buffer", local));
    OK(rtBufferGetDevicePointer(f.mapped, 0, &address));
    OK(draw_and_map(&f));
    if (!strcmp(device, "cpu")) CHECK(((float *)address)[4] == 1 && ((float *)address)[5] == 0.25f);
    OK(read(f.mapped, *out, PIXELS * 4));
    CHECK(out[0][0] == 0 && out[1][0] == 1 && out[PIXELS - 1][1] == 0.25f);
    OK(rtContextDestroy(context));
}

TEST(variables)
{
    struct fixture f;
    RTvariable v, same;
    RTcontext owner;
    unsigned count;
    CHECK_EQ(make(&f), RT_SUCCESS);
    RTcontext context = f.context;
    OK(rtPostProcessingStageGetContext(f.stage, &owner));
    CHECK(owner == context);
    OK(rtPostProcessingStageGetVariableCount(f.stage, &count));
    CHECK_EQ(count, 2);
    OK(rtPostProcessingStageQueryVariable(f.stage, "gamma", &v));
    CHECK(!v);
    OK(rtPostProcessingStageDeclareVariable(f.stage, "gamma", &v));
    OK(rtPostProcessingStageGetVariable(f.stage, 2, &same));
    CHECK(v == same);
    FAILS(rtPostProcessingStageDeclareVariable(f.stage, "gamma", &v), RT_ERROR_VARIABLE_REDECLARED,
          "this post-processing stage has a variable 'gamma' already");
    FAILS(rtPostProcessingStageGetVariable(f.stage, 3, &v), RT_ERROR_INVALID_VALUE, "index is 3");
    OK(rtCommandListAppendPostprocessingStage(f.list, f.stage, WIDTH, HEIGHT));
    OK(rtCommandListFinalize(f.list));
    OK(rtCommandListExecute(f.list)); /* without a value it is as not declared */
    OK(rtVariableSet1i(same, 0));
    FAILS(rtCommandListExecute(f.list), RT_ERROR_INVALID_VALUE,
          "variable 'gamma' of stage TonemapperSimple is 0; it has to be above 0");
    OK(rtContextDestroy(context));
}

/* ---- what is refused ---- */

TEST(unfinished_lists)
{
    struct fixture f;
    CHECK_EQ(make(&f), RT_SUCCESS);
    RTcontext context = f.context, owner;
    OK(rtCommandListGetContext(f.list, &owner));
    CHECK(owner == context);
    FAILS(rtCommandListExecute(f.list), RT_ERROR_INVALID_VALUE, "rtCommandListFinalize first");
    FAILS(rtCommandListAppendLaunch2D(f.list, 2, 1, 1), RT_ERROR_INVALID_VALUE,
          "entryPointIndex is 2");
    FAILS(rtCommandListAppendLaunch1D(f.list, 0, 1ul << 33), RT_ERROR_INVALID_VALUE, "below 2^32");
    OK(rtCommandListAppendPostprocessingStage(f.list, f.stage, 0, 0)); /* nothing to do */
    OK(rtCommandListFinalize(f.list));
    FAILS(rtCommandListFinalize(f.list), RT_ERROR_INVALID_VALUE, "final already");
    FAILS(rtCommandListAppendLaunch2D(f.list, 0, 1, 1), RT_ERROR_INVALID_VALUE, "is final");
    OK(rtCommandListExecute(f.list));
    OK(rtPostProcessingStageDestroy(f.stage));
    FAILS(rtCommandListExecute(f.list), RT_ERROR_INVALID_VALUE, "a stage of the command list was");
    OK(rtCommandListDestroy(f.list));
    OK(rtContextDestroy(context));
}

TEST(devices)
{
    struct fixture f;
    int devices[2] = {-1, -1};
    unsigned count;
    CHECK_EQ(make(&f), RT_SUCCESS);
    RTcontext context = f.context;
    OK(rtCommandListGetDeviceCount(f.list, &count));
    CHECK_EQ(count, 1);
    OK(rtCommandListGetDevices(f.list, devices));
    CHECK_EQ(devices[0], 0);
    OK(rtCommandListSetDevices(f.list, 1, devices));
    FAILS(rtCommandListSetDevices(f.list, 2, devices), RT_ERROR_INVALID_VALUE, "on 1 to 1,");
    FAILS(rtCommandListSetDevices(f.list, 0, devices), RT_ERROR_INVALID_VALUE, "0 devices");
    devices[0] = 5;
    FAILS(rtCommandListSetDevices(f.list, 1, devices), RT_ERROR_INVALID_DEVICE, "device 5");
    OK(rtCommandListGetDevices(f.list, devices));
    CHECK_EQ(devices[0], 0);
    OK(rtContextDestroy(context));
}

/* Each wrong picture in its turn, with the list as it is. */
TEST(wrong_pictures)
{
    struct fixture f;
    RTvariable v, number;
    RTbuffer bytes, none;
    void *data;
    CHECK_EQ(make(&f), RT_SUCCESS);
    RTcontext context = f.context;
    OK(rtCommandListAppendPostprocessingStage(f.list, f.stage, WIDTH, HEIGHT));
    OK(rtCommandListFinalize(f.list));
    OK(rtPostProcessingStageQueryVariable(f.stage, "input_buffer", &v));
    OK(make_buffer(context, RT_BUFFER_INPUT, RT_FORMAT_UNSIGNED_BYTE4, &bytes));
    OK(rtVariableSetObject(v, bytes));
    FAILS(rtCommandListExecute(f.list), RT_ERROR_TYPE_MISMATCH, "FLOAT3 and FLOAT4 are possible");
    OK(rtBufferSetFormat(bytes, RT_FORMAT_FLOAT4));
    OK(rtBufferSetSize2D(bytes, WIDTH, HEIGHT - 1));
    FAILS(rtCommandListExecute(f.list), RT_ERROR_INVALID_VALUE, "8 x 3 elements");
    OK(rtBufferSetSize1D(bytes, PIXELS));
    FAILS(rtCommandListExecute(f.list), RT_ERROR_INVALID_VALUE, "in 1 dimensions");
    OK(rtBufferSetSize2D(bytes, 0, 0));
    FAILS(rtCommandListExecute(f.list), RT_ERROR_VARIABLE_NOT_FOUND,
          "variable 'input_buffer' of stage TonemapperSimple has no buffer");
    OK(rtBufferSetSize2D(bytes, WIDTH, HEIGHT));
    OK(rtBufferMap(bytes, &data));
    FAILS(rtCommandListExecute(f.list), RT_ERROR_ALREADY_MAPPED, "is mapped");
    OK(rtBufferUnmap(bytes));
    OK(rtCommandListExecute(f.list));
    OK(set_buffer(f.stage, "exposure", bytes));
    FAILS(rtCommandListExecute(f.list), RT_ERROR_TYPE_MISMATCH,
          "variable 'exposure' of stage TonemapperSimple holds");
    OK(rtContextDestroy(context));

    CHECK_EQ(make(&f), RT_SUCCESS);
    context = f.context;
    OK(rtPostProcessingStageCreateBuiltin(context, "TonemapperSimple", &f.stage));
    OK(rtPostProcessingStageDeclareVariable(f.stage, "input_buffer", &number));
    OK(rtVariableSet1f(number, 1));
    OK(rtCommandListAppendPostprocessingStage(f.list, f.stage, WIDTH, HEIGHT));
    OK(rtCommandListFinalize(f.list));
    FAILS(rtCommandListExecute(f.list), RT_ERROR_TYPE_MISMATCH, "it has to be a buffer");
    none = f.picture;
    OK(rtBufferDestroy(none));
    OK(rtContextDestroy(context));
}

TEST(stages_by_name)
{
    struct fixture f;
    RTpostprocessingstage stage;
    CHECK_EQ(make(&f), RT_SUCCESS);
    RTcontext context = f.context;
    FAILS(rtPostProcessingStageCreateBuiltin(context, "DLSSIMPredictor", &stage),
          RT_ERROR_INVALID_VALUE,
          "'DLSSIMPredictor' is not a built-in stage; TonemapperSimple, DLDenoiser and");
    OK(rtContextDestroy(context));
    setenv("RW_OIDN", "/nonexistent", 1);
    OK(rtContextCreate(&context));
    FAILS(rtPostProcessingStageCreateBuiltin(context, "DLDenoiser", &stage),
          RT_ERROR_DENOISER_NOT_LOADED, "no Open Image Denoise: RW_OIDN is /nonexistent: ");
    OK(rtContextDestroy(context));
}

int main(int argc, char **argv)
{
    static const struct rw_test tests[] = {
        {"tone mapper", test_tone_mapper},
        {"tone mapper, defaults", test_tone_mapper_defaults},
        {"order", test_order},
        {"stream", test_stream},
        {"device pointers", test_device_pointers},
        {"variables", test_variables},
        {"unfinished lists", test_unfinished_lists},
        {"devices", test_devices},
        {"wrong pictures", test_wrong_pictures},
        {"stages by name", test_stages_by_name},
    };
    unsigned count;
    if (argc > 1) device = argv[1];
    setenv("RW_DEVICE", device, 1);
    if (rtDeviceGetDeviceCount(&count) != RT_SUCCESS) SKIP("there is no GPU");
    return RUN_TABLE(tests);
}
