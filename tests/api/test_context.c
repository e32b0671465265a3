/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Context: settings, attributes, exceptions, error strings, callbacks, devices, global calls.
 */
#include "runtime/object/object.h"
#include "tests/api/support.h"

TEST(version)
{
    unsigned version = 0;
    CHECK_EQ(rtGetVersion(&version), RT_SUCCESS);
    CHECK_EQ(version, 60500);
    CHECK_EQ(rtGetVersion(NULL), RT_ERROR_INVALID_VALUE);
    CHECK_EQ(rwGetVersion(&version), RT_SUCCESS);
    CHECK_EQ(version, RAYWRIGHT_VERSION);
    CHECK_EQ(rwGetVersion(NULL), RT_ERROR_INVALID_VALUE);
}

TEST(global_attributes)
{
    int value = 0, bad = 2;
    CHECK_EQ(rtGlobalSetAttribute(RT_GLOBAL_ATTRIBUTE_ENABLE_RTX, sizeof value, &value),
             RT_SUCCESS);
    value = 7;
    CHECK_EQ(rtGlobalGetAttribute(RT_GLOBAL_ATTRIBUTE_ENABLE_RTX, sizeof value, &value),
             RT_SUCCESS);
    CHECK_EQ(value, 0);
    CHECK_EQ(rtGlobalSetAttribute(RT_GLOBAL_ATTRIBUTE_ENABLE_RTX, sizeof bad, &bad),
             RT_ERROR_INVALID_VALUE);
    CHECK_EQ(rtGlobalSetAttribute(RT_GLOBAL_ATTRIBUTE_ENABLE_RTX, 1, &value),
             RT_ERROR_INVALID_VALUE);
    CHECK_EQ(rtGlobalSetAttribute((RTglobalattribute)77, sizeof value, &value),
             RT_ERROR_INVALID_GLOBAL_ATTRIBUTE);
    CHECK_EQ(rtGlobalGetAttribute((RTglobalattribute)77, sizeof value, &value),
             RT_ERROR_INVALID_GLOBAL_ATTRIBUTE);
}

TEST(error_strings)
{
    RTcontext context;
    RTgroup group;
    const char *text = NULL;
    rtContextGetErrorString(NULL, RT_ERROR_NO_DEVICE, &text);
    CHECK_CONTAINS(text, "RT_ERROR_NO_DEVICE: ");
    rtContextGetErrorString(NULL, (RTresult)0x777, &text);
    CHECK_STR(text, "unknown result code");
    rtContextGetErrorString(NULL, RT_SUCCESS, NULL);
    OK(rtContextCreate(&context));
    OK(rtGroupCreate(context, &group));
    rtContextGetErrorString(context, RT_ERROR_INVALID_VALUE, &text);
    CHECK_STR(text, "RT_ERROR_INVALID_VALUE: an argument or an object is not valid");
    FAILS(rtGroupSetChild(group, 0, NULL), RT_ERROR_INVALID_VALUE,
          "RT_ERROR_INVALID_VALUE: rtGroupSetChild: index is 0, but the count is 0");
    rtContextGetErrorString(context, RT_ERROR_NO_DEVICE, &text); /* another code: no details */
    CHECK_STR(text, "RT_ERROR_NO_DEVICE: no usable device");
    OK(rtGroupSetChildCount(group, 1)); /* success does not wipe the last failure */
    rtContextGetErrorString(context, RT_ERROR_INVALID_VALUE, &text);
    CHECK_CONTAINS(text, "index is 0");
    OK(rtContextDestroy(context));
    rtContextGetErrorString(context, RT_ERROR_INVALID_VALUE, &text);
    CHECK_STR(text, "RT_ERROR_INVALID_VALUE: an argument or an object is not valid");
}

TEST(bad_environment)
{
    RTcontext context = NULL;
    const char *text = NULL;
    setenv("RW_DEVICE", "abacus", 1);
    RTresult result = rtContextCreate(&context);
    unsetenv("RW_DEVICE");
    CHECK_EQ(result, RT_ERROR_CONTEXT_CREATION_FAILED);
    CHECK(context == NULL);
    rtContextGetErrorString(NULL, result, &text);
    CHECK_CONTAINS(text, "RW_DEVICE");
    CHECK_EQ(rtContextCreate(NULL), RT_ERROR_INVALID_VALUE);
}

TEST(settings)
{
    RTcontext context;
    RTsize size = 0;
    unsigned value = 9;
    int flag = 9, x, y, z;
    OK(rtContextCreate(&context));
    OK(rtContextGetStackSize(context, &size));
    CHECK(size > 0);
    OK(rtContextSetStackSize(context, 4096));
    OK(rtContextGetStackSize(context, &size));
    CHECK_EQ(size, 4096);
    FAILS(rtContextSetStackSize(context, 1ul << 40), RT_ERROR_INVALID_VALUE, "1099511627776");
    OK(rtContextGetMaxTraceDepth(context, &value));
    CHECK_EQ(value, 5);
    CHECK_EQ(context->max_trace_depth_set, false);
    OK(rtContextSetMaxTraceDepth(context, 254));
    CHECK_EQ(context->max_trace_depth_set, true);
    FAILS(rtContextSetMaxTraceDepth(context, 255), RT_ERROR_INVALID_VALUE, "depth 255");
    OK(rtContextGetMaxTraceDepth(context, &value));
    CHECK_EQ(value, 254);
    FAILS(rtContextSetMaxCallableProgramDepth(context, 32), RT_ERROR_INVALID_VALUE, "depth 32");
    OK(rtContextSetMaxCallableProgramDepth(context, 3));
    OK(rtContextGetMaxCallableProgramDepth(context, &value));
    CHECK_EQ(value, 3);
    OK(rtContextGetPrintEnabled(context, &flag));
    CHECK_EQ(flag, 0);
    OK(rtContextSetPrintEnabled(context, 5));
    OK(rtContextGetPrintEnabled(context, &flag));
    CHECK_EQ(flag, 1);
    OK(rtContextSetPrintBufferSize(context, 100));
    OK(rtContextGetPrintBufferSize(context, &size));
    CHECK_EQ(size, 100);
    OK(rtContextGetPrintLaunchIndex(context, &x, &y, &z));
    CHECK(x == -1 && y == -1 && z == -1);
    OK(rtContextSetPrintLaunchIndex(context, 1, 2, -1));
    OK(rtContextGetPrintLaunchIndex(context, &x, &y, &z));
    CHECK(x == 1 && y == 2 && z == -1);
    OK(rtContextGetRunningState(context, &flag));
    CHECK_EQ(flag, 0);
    OK(rtContextSetTimeoutCallback(context, NULL, 0.1));
    OK(rtContextCompile(context));
    FAILS(rtContextGetMaxTraceDepth(context, NULL), RT_ERROR_INVALID_VALUE, "is NULL");
    OK(rtContextDestroy(context));
}

TEST(exceptions)
{
    RTcontext context;
    int enabled = 9;
    OK(rtContextCreate(&context));
    OK(rtContextGetExceptionEnabled(context, RT_EXCEPTION_STACK_OVERFLOW, &enabled));
    CHECK_EQ(enabled, 1);
    OK(rtContextGetExceptionEnabled(context, RT_EXCEPTION_USER, &enabled));
    CHECK_EQ(enabled, 0);
    OK(rtContextSetExceptionEnabled(context, RT_EXCEPTION_USER, 1));
    CHECK(rw_exception_enabled(context, RT_EXCEPTION_USER));
    OK(rtContextGetExceptionEnabled(context, RT_EXCEPTION_ALL, &enabled));
    CHECK_EQ(enabled, 0);
    OK(rtContextSetExceptionEnabled(context, RT_EXCEPTION_ALL, 1));
    OK(rtContextGetExceptionEnabled(context, RT_EXCEPTION_ALL, &enabled));
    CHECK_EQ(enabled, 1);
    CHECK(rw_exception_enabled(context, RT_EXCEPTION_PAYLOAD_ACCESS_OUT_OF_BOUNDS));
    OK(rtContextSetExceptionEnabled(context, RT_EXCEPTION_ALL, 0));
    CHECK(!rw_exception_enabled(context, RT_EXCEPTION_STACK_OVERFLOW));
    FAILS(rtContextSetExceptionEnabled(context, (RTexception)0x3F0, 1), RT_ERROR_INVALID_VALUE,
          "0x3f0");
    OK(rtContextDestroy(context));
}

TEST(attributes)
{
    RTcontext context;
    RTbuffer buffer;
    int value = 3, low = 0;
    RTsize bytes = 1, limits[2] = {10, 20}, back[2] = {0, 0};
    const char *path = "/somewhere/else", *found = NULL;
    void *data;
    OK(rtContextCreate(&context));
    OK(rtContextGetAttribute(context, RT_CONTEXT_ATTRIBUTE_CPU_NUM_THREADS, sizeof low, &low));
    CHECK(low >= 1); /* not set, it is the number there is */
    low = 0;
    OK(rtContextSetAttribute(context, RT_CONTEXT_ATTRIBUTE_CPU_NUM_THREADS, sizeof value, &value));
    value = 0;
    OK(rtContextGetAttribute(context, RT_CONTEXT_ATTRIBUTE_CPU_NUM_THREADS, sizeof value, &value));
    CHECK_EQ(value, 3);
    value = -1;
    FAILS(
        rtContextSetAttribute(context, RT_CONTEXT_ATTRIBUTE_CPU_NUM_THREADS, sizeof value, &value),
        RT_ERROR_INVALID_VALUE, "cannot be -1");
    FAILS(rtContextGetAttribute(context, RT_CONTEXT_ATTRIBUTE_CPU_NUM_THREADS, 8, &value),
          RT_ERROR_INVALID_VALUE, "has 4 bytes, not 8");
    FAILS(rtContextSetAttribute(context, RT_CONTEXT_ATTRIBUTE_USED_HOST_MEMORY, 8, &bytes),
          RT_ERROR_INVALID_VALUE, "cannot be set");
    FAILS(rtContextGetAttribute(context, (RTcontextattribute)0x99, 4, &value),
          RT_ERROR_INVALID_VALUE, "0x99");
    FAILS(rtContextSetAttribute(context, RT_CONTEXT_ATTRIBUTE_VENDOR_SALT, 4, &value),
          RT_ERROR_NOT_SUPPORTED, "encrypted");
    FAILS(rtContextSetAttribute(context, RT_CONTEXT_ATTRIBUTE_CPU_NUM_THREADS, 4, NULL),
          RT_ERROR_INVALID_VALUE, "is NULL");
    OK(rtContextSetAttribute(context, RT_CONTEXT_ATTRIBUTE_DISK_CACHE_ENABLED, sizeof low, &low));
    OK(rtContextSetAttribute(context, RT_CONTEXT_ATTRIBUTE_DISK_CACHE_LOCATION, sizeof path,
                             &path));
    OK(rtContextGetAttribute(context, RT_CONTEXT_ATTRIBUTE_DISK_CACHE_LOCATION, sizeof found,
                             &found));
    CHECK_STR(found, "/somewhere/else");
    OK(rtContextSetAttribute(context, RT_CONTEXT_ATTRIBUTE_DISK_CACHE_MEMORY_LIMITS, sizeof limits,
                             limits));
    OK(rtContextGetAttribute(context, RT_CONTEXT_ATTRIBUTE_DISK_CACHE_MEMORY_LIMITS, sizeof back,
                             back));
    CHECK(back[0] == 10 && back[1] == 20);
    limits[0] = 30;
    FAILS(rtContextSetAttribute(context, RT_CONTEXT_ATTRIBUTE_DISK_CACHE_MEMORY_LIMITS,
                                sizeof limits, limits),
          RT_ERROR_INVALID_VALUE, "the low limit");
    OK(rtContextGetAttribute(context, RT_CONTEXT_ATTRIBUTE_USED_HOST_MEMORY, sizeof bytes, &bytes));
    CHECK_EQ(bytes, 0);
    OK(rtBufferCreate(context, RT_BUFFER_INPUT, &buffer));
    OK(rtBufferSetFormat(buffer, RT_FORMAT_FLOAT4));
    OK(rtBufferSetSize1D(buffer, 10));
    OK(rtBufferMap(buffer, &data));
    OK(rtContextGetAttribute(context, RT_CONTEXT_ATTRIBUTE_USED_HOST_MEMORY, sizeof bytes, &bytes));
    CHECK_EQ(bytes, 160);
    OK(rtContextDestroy(context));
}

struct log {
    int lines;
    int level;
    char text[256];
    char tag[32];
};

static void log_cb(int level, const char *tag, const char *message, void *user)
{
    struct log *log = user;
    log->lines++;
    log->level = level;
    snprintf(log->tag, sizeof log->tag, "%s", tag);
    snprintf(log->text, sizeof log->text, "%s", message);
}

TEST(usage_report)
{
    RTcontext context;
    struct log log = {0};
    OK(rtContextCreate(&context));
    FAILS(rtContextSetUsageReportCallback(context, log_cb, 4, &log), RT_ERROR_INVALID_VALUE,
          "verbosity 4");
    OK(rtContextSetUsageReportCallback(context, log_cb, 1, &log));
    CHECK_EQ(rtContextSetRayTypeCount(context, 99), RT_ERROR_INVALID_VALUE);
    CHECK_EQ(log.lines, 1);
    CHECK_EQ(log.level, 1);
    CHECK_STR(log.tag, "ERROR");
    CHECK_CONTAINS(log.text, "rtContextSetRayTypeCount: 99 ray types");
    rw_report(context, 2, "X", "quiet");
    CHECK_EQ(log.lines, 1);
    OK(rtContextSetUsageReportCallback(context, log_cb, 3, &log));
    rw_report(context, 3, "X", "heard %d", 5);
    CHECK_STR(log.text, "heard 5");
    OK(rtContextSetUsageReportCallback(context, NULL, 0, NULL));
    CHECK_EQ(rtContextSetRayTypeCount(context, 99), RT_ERROR_INVALID_VALUE);
    CHECK_EQ(log.lines, 2);
    OK(rtContextDestroy(context));
}

/* With RW_DEVICE=cpu there is one device, on every machine. */
TEST(cpu_device)
{
    RTcontext context;
    unsigned count = 9;
    int ordinals[4] = {9, 9, 9, 9}, capability[2] = {9, 9}, cores = 0, compatible[2];
    char name[128] = "", cut[4] = "";
    RTsize memory = 0;
    setenv("RW_DEVICE", "cpu", 1);
    CHECK_EQ(rtDeviceGetDeviceCount(&count), RT_SUCCESS);
    CHECK_EQ(count, 1);
    CHECK_EQ(rtDeviceGetDeviceCount(NULL), RT_ERROR_INVALID_VALUE);
    CHECK_EQ(rtDeviceGetAttribute(0, RT_DEVICE_ATTRIBUTE_NAME, sizeof name, name), RT_SUCCESS);
    CHECK(name[0]);
    CHECK_EQ(rtDeviceGetAttribute(0, RT_DEVICE_ATTRIBUTE_NAME, sizeof cut, cut), RT_SUCCESS);
    CHECK(strlen(cut) == 3 && !strncmp(cut, name, 3));
    CHECK_EQ(rtDeviceGetAttribute(0, RT_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY, sizeof capability,
                                  capability),
             RT_SUCCESS);
    CHECK(capability[0] == 0 && capability[1] == 0);
    CHECK_EQ(
        rtDeviceGetAttribute(0, RT_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT, sizeof cores, &cores),
        RT_SUCCESS);
    CHECK(cores >= 1);
    CHECK_EQ(rtDeviceGetAttribute(0, RT_DEVICE_ATTRIBUTE_TOTAL_MEMORY, sizeof memory, &memory),
             RT_SUCCESS);
    CHECK(memory > 1 << 20);
    CHECK_EQ(rtDeviceGetAttribute(0, RT_DEVICE_ATTRIBUTE_COMPATIBLE_DEVICES, sizeof compatible,
                                  compatible),
             RT_SUCCESS);
    CHECK(compatible[0] == 1 && compatible[1] == 0);
    CHECK_EQ(rtDeviceGetAttribute(0, RT_DEVICE_ATTRIBUTE_TOTAL_MEMORY, 4, &memory),
             RT_ERROR_INVALID_VALUE);
    CHECK_EQ(rtDeviceGetAttribute(1, RT_DEVICE_ATTRIBUTE_NAME, sizeof name, name),
             RT_ERROR_INVALID_DEVICE);
    CHECK_EQ(rtDeviceGetAttribute(-1, RT_DEVICE_ATTRIBUTE_NAME, sizeof name, name),
             RT_ERROR_INVALID_DEVICE);
    OK(rtContextCreate(&context));
    unsetenv("RW_DEVICE"); /* a context keeps what it read */
    OK(rtContextGetDeviceCount(context, &count));
    CHECK_EQ(count, 1);
    OK(rtContextGetDevices(context, ordinals));
    CHECK(ordinals[0] == 0 && ordinals[1] == 9);
    ordinals[0] = 1;
    FAILS(rtContextSetDevices(context, 1, ordinals), RT_ERROR_INVALID_DEVICE, "no device 1");
    FAILS(rtContextSetDevices(context, 2, ordinals), RT_ERROR_INVALID_VALUE, "2 devices");
    ordinals[0] = 0;
    OK(rtContextSetDevices(context, 1, ordinals));
    OK(rwContextGetDeviceName(context, name, sizeof name));
    CHECK(name[0]);
    FAILS(rwContextSetDevice(context, "cpu"), RT_ERROR_INVALID_VALUE, "before the first launch");
    FAILS(rwContextGetDeviceName(context, name, 0), RT_ERROR_INVALID_VALUE, "'size' is 0");
    memory = 0;
    OK(rtContextGetAttribute(context, RT_CONTEXT_ATTRIBUTE_AVAILABLE_DEVICE_MEMORY, sizeof memory,
                             &memory));
    CHECK(memory > 0);
    FAILS(rtContextGetAttribute(
              context, (RTcontextattribute)(RT_CONTEXT_ATTRIBUTE_AVAILABLE_DEVICE_MEMORY + 1),
              sizeof memory, &memory),
          RT_ERROR_INVALID_DEVICE, "no device 1");
    OK(rtContextDestroy(context));
}

TEST(device_choice)
{
    static const char *const bad[] = {
        "",         "gpu",          "cuda:",         "cuda:x",        "cuda:1x",
        "CPU",      "cuda:99999",   "cpu,",          ",cpu",          "cpu,cuda",
        "cpu,auto", "cuda,cpu,cpu", "cuda,cpu,cuda", "cuda:0;cuda:1", "cuda,cpu,"};
    static const char *const good[] = {"auto",    "cuda",          "cuda:0",    "cuda:12",   "cpu",
                                       "cpu,cpu", "cuda:1,cuda:0", "cuda,cuda", "cuda:0,cpu"};
    int ordinals[16] = {0};
    unsigned count = 0;
    RTcontext context;
    OK(rtContextCreate(&context));
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        FAILS(rwContextSetDevice(context, bad[i]), RT_ERROR_INVALID_VALUE, "is not a device");
    for (size_t i = 0; i < sizeof good / sizeof *good; i++)
        OK(rwContextSetDevice(context, good[i]));
    OK(rwContextSetDevice(context, "cuda:7,cuda:2,cuda"));
    OK(rtContextGetDeviceCount(context, &count));
    OK(rtContextGetDevices(context, ordinals));
    CHECK(count == 3 && ordinals[0] == 7 && ordinals[1] == 2 && ordinals[2] == 0);
    OK(rwContextSetDevice(context, "cuda:3,cuda:1,cpu"));
    OK(rtContextGetDeviceCount(context, &count));
    CHECK_EQ(count, 3);
    OK(rwContextSetDevice(context,
                          "cpu,cpu,cpu,cpu,cpu,cpu,cpu,cpu,cpu,cpu,cpu,cpu,cpu,cpu,cpu,cpu"));
    OK(rtContextGetDeviceCount(context, &count));
    OK(rtContextGetDevices(context, ordinals));
    CHECK(count == 16 && ordinals[15] == 15);
    FAILS(rwContextSetDevice(context,
                             "cpu,cpu,cpu,cpu,cpu,cpu,cpu,cpu,cpu,cpu,cpu,cpu,cpu,cpu,cpu,cpu,cpu"),
          RT_ERROR_INVALID_VALUE, "is not a device");
    OK(rtContextDestroy(context));
}

TEST(before_launch)
{
    RTcontext context;
    const char *report;
    double milliseconds;
    OK(rtContextCreate(&context));
    FAILS(rwContextGetReport(context, &report), RT_ERROR_INVALID_VALUE, "nothing was launched");
    FAILS(rwContextGetKernelTime(context, &milliseconds), RT_ERROR_INVALID_VALUE,
          "nothing was launched");
    FAILS(rtContextLaunch1D(context, 0, 1), RT_ERROR_INVALID_VALUE, "entryPointIndex is 0");
    OK(rtContextSetEntryPointCount(context, 2));
    FAILS(rtContextLaunch2D(context, 2, 1, 1), RT_ERROR_INVALID_VALUE, "entryPointIndex is 2");
    FAILS(rtContextLaunch3D(context, 0, 1, 1ul << 32, 1), RT_ERROR_INVALID_VALUE,
          "1 x 4294967296 x 1");
    FAILS(rtContextSetEntryPointCount(context, 1u << 31), RT_ERROR_INVALID_VALUE, "entry points");
    OK(rtContextDestroy(context));
}

int main(void)
{
    static const struct rw_test tests[] = {
        {"version", test_version},
        {"global-attributes", test_global_attributes},
        {"error-strings", test_error_strings},
        {"bad-environment", test_bad_environment},
        {"settings", test_settings},
        {"exceptions", test_exceptions},
        {"attributes", test_attributes},
        {"usage-report", test_usage_report},
        {"cpu-device", test_cpu_device},
        {"device-choice", test_device_choice},
        {"before-launch", test_before_launch},
    };
    return RUN_TABLE(tests);
}
