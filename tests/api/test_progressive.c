/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Progressive launches: the subframe index, the mean that stream buffers show and its gamma, what
 * ends a launch and what does not, failures, and attributes of streams.
 *   test_progressive [cuda]
 */
#include <math.h>
#include <time.h>

#include "tests/api/support.h"

enum { WIDTH = 6, HEIGHT = 4, PIXELS = WIDTH * HEIGHT };

static const char source[] =
    "#include <raywright_device.h>\n"
    "rtDeclareVariable(uint2, index, rtLaunchIndex, );\n"
    "rtDeclareVariable(unsigned int, subframe, rtSubframeIndex, );\n"
    "rtDeclareVariable(float, scale, , ) = 1;\n"
    "rtBuffer<float4, 2> picture;\n"
    "rtBuffer<float3, 2> narrow;\n"
    "RT_PROGRAM void count() {\n"
    "    float odd = subframe % 2;\n"
    "    picture[index] = make_float4(odd, scale * index.x / 8, 2, 0.25f);\n"
    "    narrow[index] = make_float3(subframe, 0.04f, -1);\n"
    "}\n";

static const char *device = "cpu";

struct fixture {
    RTcontext context;
    RTbuffer picture, narrow, stream, second;
    RTvariable scale;
};

static RTresult make_buffer(RTcontext context, unsigned type, RTformat format, RTbuffer *out)
{
    TRY(rtBufferCreate(context, type, out));
    TRY(rtBufferSetFormat(*out, format));
    return rtBufferSetSize2D(*out, WIDTH, HEIGHT);
}

static RTresult bind(RTcontext context, const char *name, RTbuffer buffer)
{
    RTvariable v;
    TRY(rtContextDeclareVariable(context, name, &v));
    return rtVariableSetObject(v, buffer);
}

static RTresult make(struct fixture *f)
{
    *f = (struct fixture){0};
    TRY(rtContextCreate(&f->context));
    TRY(rwContextSetDevice(f->context, device));
    TRY(rtContextSetEntryPointCount(f->context, 1));
    TRY(set_source(f->context, 0, source, "count"));
    TRY(make_buffer(f->context, RT_BUFFER_OUTPUT, RT_FORMAT_FLOAT4, &f->picture));
    TRY(make_buffer(f->context, RT_BUFFER_OUTPUT, RT_FORMAT_FLOAT3, &f->narrow));
    TRY(make_buffer(f->context, RT_BUFFER_PROGRESSIVE_STREAM, RT_FORMAT_UNSIGNED_BYTE4,
                    &f->stream));
    TRY(make_buffer(f->context, RT_BUFFER_PROGRESSIVE_STREAM, RT_FORMAT_UNSIGNED_BYTE4,
                    &f->second));
    TRY(bind(f->context, "picture", f->picture));
    TRY(bind(f->context, "narrow", f->narrow));
    TRY(rtContextDeclareVariable(f->context, "scale", &f->scale));
    TRY(rtVariableSet1f(f->scale, 1));
    TRY(rtBufferBindProgressiveStream(f->stream, f->picture));
    return rtBufferBindProgressiveStream(f->second, f->narrow);
}

static void pause_shortly(void)
{
    nanosleep(&(struct timespec){.tv_nsec = 2000000}, NULL);
}

/* Waits until a stream has so many subframes, at most half a minute. */
static int wait_for(RTbuffer stream, unsigned subframes)
{
    unsigned count = 0;
    for (int i = 0; i < 15000 && count < subframes; i++) {
        if (rtBufferGetProgressiveUpdateReady(stream, NULL, &count, NULL)) return 0;
        if (count < subframes) pause_shortly();
    }
    return count >= subframes;
}

static RTresult show(RTbuffer stream, unsigned char out[PIXELS][4])
{
    void *data;
    TRY(rtBufferMap(stream, &data));
    memcpy(out, data, 4 * PIXELS);
    return rtBufferUnmap(stream);
}

/* ---- tests ---- */

TEST(means)
{
    struct fixture f;
    unsigned char out[PIXELS][4];
    unsigned count, most;
    int ready, running;
    float gamma = 2;
    CHECK_EQ(make(&f), RT_SUCCESS);
    RTcontext context = f.context;
    OK(rtBufferSetAttribute(f.second, RT_BUFFER_ATTRIBUTE_STREAM_GAMMA, sizeof gamma, &gamma));
    OK(rtContextLaunchProgressive2D(context, 0, WIDTH, HEIGHT, 5));
    CHECK(wait_for(f.stream, 5) && wait_for(f.second, 5));
    OK(rtBufferGetProgressiveUpdateReady(f.stream, &ready, &count, &most));
    CHECK(ready && count == 5 && most == 5);
    OK(show(f.stream, out));
    for (int i = 0; i < PIXELS; i++) {
        CHECK_EQ(out[i][0], (int)(255 * 0.4f + 0.5f)); /* odd subframes of five */
        CHECK_EQ(out[i][1], (int)(255 * (float)(i % WIDTH) / 8 + 0.5f));
        CHECK(out[i][2] == 255 && out[i][3] == 64);
    }
    OK(rtBufferGetProgressiveUpdateReady(f.stream, &ready, &count, &most));
    CHECK(!ready && count == 5);
    OK(show(f.second, out));
    CHECK(out[7][0] == 255 && out[7][1] == 51 && out[7][2] == 0 && out[7][3] == 255);
    OK(rtContextStopProgressive(context));
    OK(rtContextGetRunningState(context, &running));
    CHECK(!running);
    OK(rtContextDestroy(context));
}

/* A launch without end goes on beside what is asked of its streams, and with the same arguments. */
TEST(goes_on)
{
    struct fixture f;
    unsigned char out[PIXELS][4];
    unsigned before, after;
    int running;
    CHECK_EQ(make(&f), RT_SUCCESS);
    RTcontext context = f.context;
    OK(rtContextLaunchProgressive2D(context, 0, WIDTH, HEIGHT, 0));
    CHECK(wait_for(f.stream, 1));
    OK(rtContextGetRunningState(context, &running));
    CHECK(running);
    OK(rtBufferGetProgressiveUpdateReady(f.stream, NULL, &before, NULL));
    OK(show(f.stream, out));
    OK(rtContextLaunchProgressive2D(context, 0, WIDTH, HEIGHT, 0));
    CHECK(wait_for(f.stream, before + 3));
    OK(show(f.stream, out));
    CHECK(out[0][2] == 255);
    OK(rtContextStopProgressive(context));
    OK(rtBufferGetProgressiveUpdateReady(f.stream, NULL, &before, NULL));
    pause_shortly();
    OK(rtBufferGetProgressiveUpdateReady(f.stream, NULL, &after, NULL));
    CHECK(before == after && before >= 3);
    OK(show(f.stream, out)); /* the picture stays */
    CHECK_EQ(out[0][2], 255);
    OK(rtContextDestroy(context));
}

/* Any other call ends it, and begins a new mean. */
TEST(other_calls_end_it)
{
    struct fixture f;
    unsigned char out[PIXELS][4];
    float value;
    int running;
    CHECK_EQ(make(&f), RT_SUCCESS);
    RTcontext context = f.context;
    for (int round = 1; round < 4; round++) {
        OK(rtContextLaunchProgressive2D(context, 0, WIDTH, HEIGHT, 0));
        CHECK(wait_for(f.stream, 2));
        OK(rtVariableGet1f(f.scale, &value));
        OK(rtContextGetRunningState(context, &running));
        CHECK(!running);
        OK(rtVariableSet1f(f.scale, (float)round / 4));
        OK(rtContextLaunchProgressive2D(context, 0, WIDTH, HEIGHT, 2));
        CHECK(wait_for(f.stream, 2));
        OK(rtContextLaunchProgressive2D(context, 0, WIDTH, HEIGHT, 2)); /* complete: stays so */
        OK(show(f.stream, out));
        CHECK_EQ(out[0][0], 128);
        CHECK_EQ(out[5][1], (int)(255 * (float)round / 4 * 5 / 8 + 0.5f));
    }
    OK(rtContextLaunchProgressive2D(context, 0, WIDTH, HEIGHT, 0));
    OK(rtContextDestroy(context)); /* under way */
}

/* Another launch has subframe 0, and reads what the last subframe wrote. */
TEST(other_launches)
{
    struct fixture f;
    float *data;
    CHECK_EQ(make(&f), RT_SUCCESS);
    RTcontext context = f.context;
    OK(rtContextLaunchProgressive2D(context, 0, WIDTH, HEIGHT, 4));
    CHECK(wait_for(f.stream, 4));
    OK(rtBufferMap(f.narrow, (void **)&data));
    CHECK(data[0] == 3);
    OK(rtBufferUnmap(f.narrow));
    OK(rtContextLaunch2D(context, 0, WIDTH, HEIGHT));
    OK(rtBufferMap(f.narrow, (void **)&data));
    CHECK(data[0] == 0);
    OK(rtBufferUnmap(f.narrow));
    OK(rtContextDestroy(context));
}

/* Before the first kernel, failures are the call's; later the stream tells. */
TEST(failures)
{
    struct fixture f;
    RTbuffer other;
    unsigned count;
    void *data;
    CHECK_EQ(make(&f), RT_SUCCESS);
    RTcontext context = f.context;
    FAILS(rtContextLaunchProgressive2D(context, 1, WIDTH, HEIGHT, 0), RT_ERROR_INVALID_VALUE,
          "entryPointIndex is 1");
    OK(rtBufferMap(f.picture, &data));
    FAILS(rtContextLaunchProgressive2D(context, 0, WIDTH, HEIGHT, 0), RT_ERROR_ALREADY_MAPPED,
          "mapped");
    OK(rtBufferUnmap(f.picture));
    OK(rtBufferSetSize2D(f.stream, WIDTH, HEIGHT - 1));
    FAILS(rtContextLaunchProgressive2D(context, 0, WIDTH, HEIGHT, 0), RT_ERROR_INVALID_VALUE,
          "a stream buffer of 6 x 3 and its source of 6 x 4 elements");
    OK(rtBufferSetSize2D(f.stream, WIDTH, HEIGHT));
    OK(rtBufferSetFormat(f.stream, RT_FORMAT_FLOAT4));
    FAILS(rtContextLaunchProgressive2D(context, 0, WIDTH, HEIGHT, 0), RT_ERROR_TYPE_MISMATCH,
          "it has to be UNSIGNED_BYTE4");
    OK(rtBufferSetFormat(f.stream, RT_FORMAT_UNSIGNED_BYTE4));
    OK(make_buffer(context, RT_BUFFER_INPUT, RT_FORMAT_FLOAT4, &other));
    FAILS(rtBufferBindProgressiveStream(f.stream, other), RT_ERROR_INVALID_VALUE,
          "'source' is no output buffer");
    FAILS(rtBufferBindProgressiveStream(f.picture, f.picture), RT_ERROR_INVALID_VALUE,
          "'stream' is no buffer of type");
    FAILS(rtBufferGetProgressiveUpdateReady(f.picture, NULL, &count, NULL), RT_ERROR_INVALID_VALUE,
          "is not of type");
    OK(rtBufferDestroy(f.picture));
    OK(rtBufferDestroy(f.narrow));
    FAILS(rtContextLaunchProgressive2D(context, 0, WIDTH, HEIGHT, 0), RT_ERROR_INVALID_VALUE,
          "no stream buffer has a source");
    OK(rtContextDestroy(context));
}

/* A subframe that is cancelled ends the launch, and both sides are told. */
TEST(cancelled)
{
    struct fixture f;
    unsigned count;
    RTresult result = RT_SUCCESS;
    CHECK_EQ(make(&f), RT_SUCCESS);
    RTcontext context = f.context;
    OK(rtContextLaunchProgressive2D(context, 0, WIDTH, HEIGHT, 0));
    CHECK(wait_for(f.stream, 1));
    for (time_t end = time(NULL) + 20; time(NULL) < end && !result;) {
        OK(rwContextCancel(context));
        result = rtBufferGetProgressiveUpdateReady(f.stream, NULL, &count, NULL);
    }
    CHECK_EQ(result, RT_TIMEOUT_CALLBACK);
    CHECK_EQ(rtContextStopProgressive(context), RT_TIMEOUT_CALLBACK);
    OK(rtContextStopProgressive(context));
    OK(rtContextLaunchProgressive2D(context, 0, WIDTH, HEIGHT, 1));
    CHECK(wait_for(f.stream, 1));
    OK(rtContextDestroy(context));
}

TEST(streams)
{
    struct fixture f;
    RTbuffer other;
    void *data, *again;
    char text[32];
    int number = 7;
    float gamma = 0;
    CHECK_EQ(make(&f), RT_SUCCESS);
    RTcontext context = f.context;
    FAILS(rtBufferCreate(context, RT_BUFFER_PROGRESSIVE_STREAM | RT_BUFFER_INPUT, &other),
          RT_ERROR_INVALID_VALUE, "no other type");
    FAILS(rtBufferMap(f.stream, &data), RT_ERROR_INVALID_VALUE, "has no contents");
    FAILS(rtBufferUnmap(f.stream), RT_ERROR_INVALID_VALUE, "is not mapped");
    FAILS(rtBufferGetDevicePointer(f.stream, 0, &data), RT_ERROR_INVALID_VALUE, "on no device");
    OK(rtContextLaunchProgressive2D(context, 0, WIDTH, HEIGHT, 1));
    CHECK(wait_for(f.stream, 1));
    OK(rtBufferMapEx(f.stream, RT_BUFFER_MAP_READ, 0, NULL, &data));
    FAILS(rtBufferMap(f.stream, &again), RT_ERROR_ALREADY_MAPPED, "mapped already");
    FAILS(rtBufferSetSize2D(f.stream, 9, 9), RT_ERROR_ALREADY_MAPPED, "unmap it first");
    OK(rtBufferUnmapEx(f.stream, 0));
    OK(rtBufferSetSize2D(f.stream, 9, 9));
    FAILS(rtBufferMap(f.stream, &data), RT_ERROR_INVALID_VALUE, "has no contents");

    OK(rtBufferSetAttribute(f.stream, RT_BUFFER_ATTRIBUTE_STREAM_FPS, sizeof number, &number));
    OK(rtBufferGetAttribute(f.stream, RT_BUFFER_ATTRIBUTE_STREAM_FPS, sizeof number, &number));
    CHECK_EQ(number, 7);
    OK(rtBufferSetAttribute(f.stream, RT_BUFFER_ATTRIBUTE_STREAM_FORMAT, 4, "h264"));
    OK(rtBufferGetAttribute(f.stream, RT_BUFFER_ATTRIBUTE_STREAM_FORMAT, sizeof text, text));
    CHECK_STR(text, "h264");
    FAILS(rtBufferSetAttribute(f.stream, RT_BUFFER_ATTRIBUTE_STREAM_GAMMA, sizeof gamma, &gamma),
          RT_ERROR_INVALID_VALUE, "the stream gamma is 0");
    FAILS(rtBufferSetAttribute(f.stream, RT_BUFFER_ATTRIBUTE_STREAM_BITRATE, 8, &data),
          RT_ERROR_INVALID_VALUE, "the stream bit rate has 4 bytes, not 8");
    FAILS(rtBufferGetAttribute(f.picture, RT_BUFFER_ATTRIBUTE_STREAM_FPS, 4, &number),
          RT_ERROR_INVALID_VALUE, "RT_BUFFER_PROGRESSIVE_STREAM have a stream rate");
    OK(rtContextDestroy(context));
}

int main(int argc, char **argv)
{
    static const struct rw_test tests[] = {
        {"means", test_means},
        {"goes on", test_goes_on},
        {"other calls end it", test_other_calls_end_it},
        {"other launches", test_other_launches},
        {"failures", test_failures},
        {"cancelled", test_cancelled},
        {"streams", test_streams},
    };
    unsigned count;
    if (argc > 1) device = argv[1];
    setenv("RW_DEVICE", device, 1);
    if (rtDeviceGetDeviceCount(&count) != RT_SUCCESS) SKIP("there is no GPU");
    return RUN_TABLE(tests);
}
