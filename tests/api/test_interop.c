/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Device memory shared with the application, both ways and without a copy: launches read and write
 * it where it is. The application's side is played through the device's own memory calls, so that
 * the test is the same on the CPU and on a GPU.
 *   api.interop [cpu|cuda]
 */
#include "runtime/device/device.h"
#include "runtime/object/object.h"
#include "tests/api/launch.h"
#include "tests/device.h"

static const char doubles[] = "#include <raywright_device.h>\n"
                              "rtDeclareVariable(unsigned int, index, rtLaunchIndex, );\n"
                              "rtBuffer<unsigned int> input;\n"
                              "rtBuffer<unsigned int> output;\n"
                              "RT_PROGRAM void run() { output[index] = 2 * input[index]; }\n";
enum { COUNT = 16 };

struct pair {
    RTcontext context;
    RTbuffer input, output;
};

static RTresult make_buffer(struct pair *p, RTbuffer buffer, const char *name)
{
    RTvariable v;
    TRY(rtBufferSetFormat(buffer, RT_FORMAT_UNSIGNED_INT));
    TRY(rtBufferSetSize1D(buffer, COUNT));
    TRY(rtContextDeclareVariable(p->context, name, &v));
    return rtVariableSetObject(v, buffer);
}

static RTresult make(struct pair *p, unsigned flags)
{
    struct launch l = {0};
    RTprogram run;
    TRY(rtContextCreate(&p->context));
    l.context = p->context;
    TRY(launch_program(&l, doubles, "run", &run));
    TRY(rtContextSetEntryPointCount(p->context, 1));
    TRY(rtContextSetRayGenerationProgram(p->context, 0, run));
    TRY(rtBufferCreateForCUDA(p->context, RT_BUFFER_INPUT | flags, &p->input));
    TRY(rtBufferCreateForCUDA(p->context, RT_BUFFER_OUTPUT | flags, &p->output));
    TRY(make_buffer(p, p->input, "input"));
    return make_buffer(p, p->output, "output");
}

/* The application writes base, base + 1, ... to device memory, and reads it. */
static void app_write(RTcontext context, void *address, unsigned base)
{
    unsigned values[COUNT];
    for (unsigned i = 0; i < COUNT; i++) values[i] = base + i;
    context->device->ops->upload(context->device, (uintptr_t)address, values, sizeof values);
}

static unsigned app_read(RTcontext context, const void *address, unsigned index)
{
    unsigned values[COUNT];
    context->device->ops->download(context->device, values, (uintptr_t)address, sizeof values);
    return values[index];
}

static unsigned host_read(RTbuffer buffer, unsigned index)
{
    unsigned *data = NULL, value = 0xbad;
    if (rtBufferMapEx(buffer, RT_BUFFER_MAP_READ, 0, NULL, (void **)&data)) return value;
    value = data[index];
    rtBufferUnmap(buffer);
    return value;
}

static void host_write(RTbuffer buffer, unsigned base)
{
    unsigned *data = NULL;
    if (rtBufferMapEx(buffer, RT_BUFFER_MAP_WRITE_DISCARD, 0, NULL, (void **)&data)) return;
    for (unsigned i = 0; i < COUNT; i++) data[i] = base + i;
    rtBufferUnmap(buffer);
}

/* The library's memory, the application's data. */
TEST(get)
{
    struct pair p = {0};
    void *in = NULL, *out = NULL, *again = NULL;
    RTresult made = make(&p, 0);
    RTcontext context = p.context;
    OK(made);
    host_write(p.input, 10);
    OK(rtBufferGetDevicePointer(p.input, 0, &in));
    OK(rtBufferGetDevicePointer(p.output, 0, &out));
    CHECK_EQ(app_read(context, in, 3), 13); /* what the host wrote is there already */
    OK(rtContextLaunch1D(context, 0, COUNT));
    CHECK_EQ(app_read(context, out, 3), 26);
    app_write(context, in, 100);
    OK(rtContextLaunch1D(context, 0, COUNT));
    CHECK_EQ(app_read(context, out, 15), 230);
    CHECK_EQ(host_read(p.output, 15), 230);
    CHECK_EQ(host_read(p.input, 1), 101); /* the host sees what the application wrote */
    OK(rtBufferGetDevicePointer(p.input, 0, &again));
    CHECK(again == in);
    OK(rtContextDestroy(context));
}

/* The application's memory. It outlives the context, which must not free it. */
TEST(set)
{
    struct pair p = {0};
    uint64_t in = 0, out = 0;
    RTresult made = make(&p, 0);
    RTcontext context = p.context;
    void *found = NULL;
    OK(made);
    OK(rtBufferGetDevicePointer(p.input, 0, &found)); /* opens the device */
    struct rw_device *d = context->device;
    CHECK_EQ(d->ops->alloc(d, COUNT * 4, &in), RT_SUCCESS);
    CHECK_EQ(d->ops->alloc(d, COUNT * 4, &out), RT_SUCCESS);
    app_write(context, (void *)in, 7);
    OK(rtBufferSetDevicePointer(p.input, 0, (void *)in));
    OK(rtBufferSetDevicePointer(p.output, 0, (void *)out));
    OK(rtBufferGetDevicePointer(p.input, 0, &found));
    CHECK(found == (void *)in);
    OK(rtContextLaunch1D(context, 0, COUNT));
    CHECK_EQ(app_read(context, (void *)out, 2), 18);
    CHECK_EQ(host_read(p.output, 2), 18);
    host_write(p.input, 50); /* the host writes through to the application's memory */
    OK(rtContextLaunch1D(context, 0, COUNT));
    CHECK_EQ(app_read(context, (void *)in, 0), 50);
    CHECK_EQ(app_read(context, (void *)out, 0), 100);
    OK(rtBufferSetDevicePointer(p.output, 0, NULL)); /* storage of the library's again */
    OK(rtContextLaunch1D(context, 0, COUNT));
    CHECK_EQ(host_read(p.output, 1), 102);
    OK(rtBufferDestroy(p.output));
    CHECK_EQ(app_read(context, (void *)out, 0), 100);
    d->ops->free(d, in);
    d->ops->free(d, out);
    OK(rtContextDestroy(context));
}

/* With copy-on-dirty the application says when the host's copy is old. */
TEST(copy_on_dirty)
{
    struct pair p = {0};
    void *in = NULL;
    RTresult made = make(&p, RT_BUFFER_COPY_ON_DIRTY);
    RTcontext context = p.context;
    OK(made);
    host_write(p.input, 1);
    OK(rtBufferGetDevicePointer(p.input, 0, &in));
    CHECK_EQ(host_read(p.input, 0), 1);
    app_write(context, in, 30);
    CHECK_EQ(host_read(p.input, 0), 1);
    OK(rtBufferMarkDirty(p.input));
    CHECK_EQ(host_read(p.input, 0), 30);
    OK(rtContextDestroy(context));
}

/* A local buffer is written by launches and never comes back. */
TEST(gpu_local)
{
    struct pair p = {0};
    RTresult made = make(&p, 0);
    RTcontext context = p.context;
    RTbuffer local;
    RTvariable v;
    OK(made);
    OK(rtBufferCreate(context, RT_BUFFER_INPUT_OUTPUT | RT_BUFFER_GPU_LOCAL, &local));
    OK(rtBufferSetFormat(local, RT_FORMAT_UNSIGNED_INT));
    OK(rtBufferSetSize1D(local, COUNT));
    host_write(p.input, 5);
    OK(rtContextQueryVariable(context, "output", &v));
    OK(rtVariableSetObject(v, local));
    OK(rtContextLaunch1D(context, 0, COUNT));
    CHECK_EQ(host_read(local, 0), 0);
    OK(rtContextQueryVariable(context, "input", &v));
    OK(rtVariableSetObject(v, local)); /* on the device it is there */
    OK(rtContextQueryVariable(context, "output", &v));
    OK(rtVariableSetObject(v, p.output));
    OK(rtContextLaunch1D(context, 0, COUNT));
    CHECK_EQ(host_read(p.output, 1), 24);
    OK(rtContextDestroy(context));
}

static int blocks;

static int fill_block(void *user, RTbuffer buffer, RTmemoryblock *block)
{
    unsigned *data = block->baseAddress;
    (void)buffer;
    blocks++;
    for (unsigned i = 0; i < block->width; i++) data[i] = *(const unsigned *)user + i;
    return 1;
}

TEST(callback)
{
    struct pair p = {0};
    RTresult made = make(&p, 0);
    RTcontext context = p.context;
    RTbuffer filled;
    RTvariable v;
    static unsigned base = 1000;
    OK(made);
    OK(rtBufferCreateFromCallback(context, RT_BUFFER_INPUT, fill_block, &base, &filled));
    OK(rtBufferSetFormat(filled, RT_FORMAT_UNSIGNED_INT));
    OK(rtBufferSetSize1D(filled, COUNT));
    OK(rtContextQueryVariable(context, "input", &v));
    OK(rtVariableSetObject(v, filled));
    OK(rtContextLaunch1D(context, 0, COUNT));
    CHECK_EQ(host_read(p.output, 4), 2008);
    OK(rtContextLaunch1D(context, 0, COUNT));
    CHECK_EQ(blocks, 1); /* asked once */
    OK(rtBufferSetSize1D(filled, COUNT + 1));
    OK(rtContextLaunch1D(context, 0, COUNT));
    CHECK_EQ(blocks, 2); /* and again after a new size */
    OK(rtContextDestroy(context));
}

TEST(refused)
{
    struct pair p = {0};
    void *address = NULL;
    RTbuffer unready;
    RTresult made = make(&p, 0);
    RTcontext context = p.context;
    OK(made);
    FAILS(rtBufferGetDevicePointer(p.input, 5, &address), RT_ERROR_INVALID_DEVICE, "device 5");
    OK(rtBufferCreate(context, RT_BUFFER_INPUT, &unready));
    FAILS(rtBufferGetDevicePointer(unready, 0, &address), RT_ERROR_INVALID_VALUE,
          "format and size");
    OK(rtBufferMap(p.input, &address));
    FAILS(rtBufferSetDevicePointer(p.input, 0, NULL), RT_ERROR_ALREADY_MAPPED, "unmap");
    FAILS(rtBufferMarkDirty(p.input), RT_ERROR_ALREADY_MAPPED, "unmap");
    OK(rtBufferUnmap(p.input));
    OK(rtContextDestroy(context));
}

int main(int argc, char **argv)
{
    static const struct rw_test tests[] = {
        {"get", test_get},
        {"set", test_set},
        {"copy-on-dirty", test_copy_on_dirty},
        {"gpu-local", test_gpu_local},
        {"callback", test_callback},
        {"refused", test_refused},
    };
    use_device(argc, argv);
    return RUN_TABLE(tests);
}
