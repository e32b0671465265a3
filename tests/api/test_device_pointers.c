/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Device pointers of a context over several devices: the application may have one, some or all of a
 * buffer's, of memory that is its own or the library's. Its side is played through the devices' own
 * memory calls. Needs two devices with ordinals of their own; two CPUs will do.
 */
#include "tests/api/devices.h"

enum { COUNT = 2000, LAST = 1 };

static const char source[] = "#include <raywright_device.h>\n"
                             "rtDeclareVariable(unsigned int, index, rtLaunchIndex, );\n"
                             "rtBuffer<unsigned int> input;\n"
                             "rtBuffer<unsigned int> output;\n"
                             "RT_PROGRAM void run() { output[index] = 2 * input[index]; }\n";

struct pair {
    RTcontext context;
    RTbuffer input, output;
    int ordinals[RW_DEVICE_LIMIT];
};

static RTresult make_buffer(struct pair *p, unsigned type, const char *name, RTbuffer *out)
{
    RTvariable v;
    TRY(rtBufferCreateForCUDA(p->context, type, out));
    TRY(rtBufferSetFormat(*out, RT_FORMAT_UNSIGNED_INT));
    TRY(rtBufferSetSize1D(*out, COUNT));
    TRY(rtContextDeclareVariable(p->context, name, &v));
    return rtVariableSetObject(v, *out);
}

static RTresult make(struct pair *p, unsigned input_flags, unsigned output_type)
{
    RTprogram run;
    char name[512];
    *p = (struct pair){0};
    TRY(rtContextCreate(&p->context));
    TRY(rwContextSetDevice(p->context, several_devices));
    RTresult result =
        rwProgramCreateFromSourceString(p->context, source, "pointers.cu", 0, NULL, "run", &run);
    if (result == RT_ERROR_NOT_SUPPORTED) SKIP("there is no NVRTC");
    TRY(result);
    TRY(rtContextSetEntryPointCount(p->context, 1));
    TRY(rtContextSetRayGenerationProgram(p->context, 0, run));
    TRY(rtContextGetDevices(p->context, p->ordinals));
    TRY(make_buffer(p, RT_BUFFER_INPUT | input_flags, "input", &p->input));
    TRY(make_buffer(p, output_type, "output", &p->output));
    return rwContextGetDeviceName(p->context, name, sizeof(name)); /* opens the devices */
}

#define BEGIN(input_flags, output_type)                                                            \
    struct pair p;                                                                                 \
    RTresult made = make(&p, input_flags, output_type);                                            \
    RTcontext context = p.context;                                                                 \
    OK(made)
#define END OK(rtContextDestroy(context))

/* base, base + 1, ... */
static RTresult host_write(RTbuffer buffer, unsigned base)
{
    unsigned values[COUNT];
    for (unsigned i = 0; i < COUNT; i++) values[i] = base + i;
    return stage_write(buffer, values, sizeof(values));
}

static RTresult app_write(struct pair *p, unsigned device, const void *address, unsigned base)
{
    struct rw_device *d = p->context->devices[device];
    unsigned values[COUNT];
    for (unsigned i = 0; i < COUNT; i++) values[i] = base + i;
    return d->ops->upload(d, (uintptr_t)address, values, sizeof(values));
}

static void app_read(struct pair *p, unsigned device, const void *address, unsigned values[COUNT])
{
    struct rw_device *d = p->context->devices[device];
    memset(values, 0, COUNT * sizeof(*values));
    d->ops->download(d, values, (uintptr_t)address, COUNT * sizeof(*values));
}

static void *app_alloc(struct pair *p, unsigned device)
{
    struct rw_device *d = p->context->devices[device];
    uint64_t address = 0;
    if (d->ops->alloc(d, COUNT * sizeof(unsigned), &address)) return NULL;
    d->ops->clear(d, address, COUNT * sizeof(unsigned));
    return (void *)(uintptr_t)address;
}

static void app_free(struct pair *p, unsigned device, void *memory)
{
    struct rw_device *d = p->context->devices[device];
    d->ops->free(d, (uintptr_t)memory);
}

static unsigned count_equal(const unsigned *values, unsigned base, unsigned step)
{
    unsigned count = 0;
    for (unsigned i = 0; i < COUNT; i++) count += values[i] == base + step * i;
    return count;
}

/* Launches; how many outputs are twice base, base + 1, ... */
static unsigned count_right(struct pair *p, unsigned base)
{
    unsigned values[COUNT] = {0};
    RTresult result = rtContextLaunch1D(p->context, 0, COUNT);
    if (!result) result = stage_read(p->output, values, sizeof(values));
    return result ? 0 : count_equal(values, 2 * base, 2);
}

/* ---- input ---- */

TEST(of_every_device)
{
    unsigned values[COUNT];
    void *address[2] = {NULL, NULL}, *again;
    BEGIN(0, RT_BUFFER_OUTPUT);
    OK(host_write(p.input, 10));
    for (int k = 0; k < 2; k++) {
        OK(rtBufferGetDevicePointer(p.input, p.ordinals[k], &address[k]));
        app_read(&p, (unsigned)k, address[k], values);
        CHECK_EQ(count_equal(values, 10, 1), COUNT);
    }
    CHECK(address[0] != address[1]);
    CHECK_EQ(count_right(&p, 10), COUNT);
    /* All are the application's to keep in order: each device sees what was written to it. */
    OK(app_write(&p, 0, address[0], 1000));
    OK(app_write(&p, 1, address[1], 5000));
    unsigned first = count_right(&p, 1000), second = count_right(&p, 5000);
    CHECK(first && second && first + second == COUNT);
    OK(host_write(p.input, 70)); /* the host writes to all */
    CHECK_EQ(count_right(&p, 70), COUNT);
    OK(rtBufferGetDevicePointer(p.input, p.ordinals[0], &again));
    CHECK(again == address[0]);
    END;
}

TEST(of_one_device)
{
    unsigned values[COUNT];
    void *address = NULL;
    BEGIN(0, RT_BUFFER_OUTPUT);
    OK(host_write(p.input, 10));
    OK(rtBufferGetDevicePointer(p.input, p.ordinals[LAST], &address));
    for (unsigned base = 100; base < 300; base += 100) {
        OK(app_write(&p, LAST, address, base));
        CHECK_EQ(count_right(&p, base), COUNT);
    }
    OK(stage_read(p.input, values, sizeof(values)));
    CHECK_EQ(count_equal(values, 200, 1), COUNT);
    END;
}

/* The application's memory, which outlives the context's use of it. */
TEST(set_for_one_device)
{
    unsigned values[COUNT];
    BEGIN(0, RT_BUFFER_OUTPUT);
    void *memory = app_alloc(&p, LAST), *found = NULL;
    OK(host_write(p.input, 1)); /* goes */
    OK(app_write(&p, LAST, memory, 7));
    OK(rtBufferSetDevicePointer(p.input, p.ordinals[LAST], memory));
    CHECK_EQ(count_right(&p, 7), COUNT);
    OK(app_write(&p, LAST, memory, 9));
    CHECK_EQ(count_right(&p, 9), COUNT);
    OK(rtBufferGetDevicePointer(p.input, p.ordinals[LAST], &found));
    CHECK(found == memory);
    OK(host_write(p.input, 20)); /* through to the application's memory */
    CHECK_EQ(count_right(&p, 20), COUNT);
    app_read(&p, LAST, memory, values);
    CHECK_EQ(count_equal(values, 20, 1), COUNT);
    OK(rtBufferSetDevicePointer(p.input, p.ordinals[LAST], NULL));
    OK(host_write(p.input, 30));
    CHECK_EQ(count_right(&p, 30), COUNT);
    app_read(&p, LAST, memory, values);
    CHECK_EQ(count_equal(values, 20, 1), COUNT);
    app_free(&p, LAST, memory);
    END;
}

TEST(set_for_every_device)
{
    BEGIN(0, RT_BUFFER_OUTPUT);
    void *memory[2] = {app_alloc(&p, 0), app_alloc(&p, 1)};
    for (unsigned k = 0; k < 2; k++) {
        OK(app_write(&p, k, memory[k], 100 * (k + 1)));
        OK(rtBufferSetDevicePointer(p.input, p.ordinals[k], memory[k]));
    }
    unsigned first = count_right(&p, 100), second = count_right(&p, 200);
    CHECK(first && second && first + second == COUNT);
    OK(rtBufferSetDevicePointer(p.input, p.ordinals[0], NULL)); /* the other one's is copied now */
    CHECK_EQ(count_right(&p, 200), COUNT);
    OK(rtBufferDestroy(p.input));
    for (unsigned k = 0; k < 2; k++) app_free(&p, k, memory[k]);
    END;
}

/* Copies are made when the application says so, and at first. */
TEST(copy_on_dirty)
{
    void *address = NULL;
    BEGIN(RT_BUFFER_COPY_ON_DIRTY, RT_BUFFER_OUTPUT);
    OK(host_write(p.input, 10));
    OK(rtBufferGetDevicePointer(p.input, p.ordinals[LAST], &address));
    CHECK_EQ(count_right(&p, 10), COUNT);
    OK(app_write(&p, LAST, address, 40));
    unsigned old = count_right(&p, 10), current = count_right(&p, 40);
    CHECK(old && current && old + current == COUNT);
    OK(rtBufferMarkDirty(p.input));
    CHECK_EQ(count_right(&p, 40), COUNT);
    END;
}

/* ---- output ---- */

/* One memory for all devices and the host. */
TEST(output)
{
    unsigned values[COUNT], *mapped = NULL;
    void *address[2] = {NULL, NULL};
    BEGIN(0, RT_BUFFER_OUTPUT);
    OK(host_write(p.input, 3));
    for (int k = 0; k < 2; k++) OK(rtBufferGetDevicePointer(p.output, p.ordinals[k], &address[k]));
    CHECK(address[0] == address[1]);
    OK(rtContextLaunch1D(context, 0, COUNT));
    app_read(&p, LAST, address[LAST], values);
    CHECK_EQ(count_equal(values, 6, 2), COUNT);
    OK(rtBufferMap(p.output, (void **)&mapped));
    CHECK(mapped == address[0]);
    OK(rtBufferUnmap(p.output));
    END;
}

/* The other devices write to the memory of the one, where they can. */
TEST(output_set_for_one_device)
{
    unsigned values[COUNT];
    BEGIN(0, RT_BUFFER_OUTPUT);
    void *memory = app_alloc(&p, LAST);
    OK(host_write(p.input, 3));
    OK(rtBufferSetDevicePointer(p.output, p.ordinals[LAST], memory));
    RTresult result = rtContextLaunch1D(context, 0, COUNT);
    if (result == RT_ERROR_NOT_SUPPORTED) {
        FAILS(rtContextLaunch1D(context, 0, COUNT), RT_ERROR_NOT_SUPPORTED, "for each device");
    } else {
        OK(result);
        app_read(&p, LAST, memory, values);
        CHECK_EQ(count_equal(values, 6, 2), COUNT);
        CHECK_EQ(count_right(&p, 3), COUNT);
    }
    OK(rtBufferSetDevicePointer(p.output, p.ordinals[LAST], NULL));
    CHECK_EQ(count_right(&p, 3), COUNT);
    app_free(&p, LAST, memory);
    END;
}

/* Each device writes its part to its own memory. */
static void check_parts(struct pair *p, void *const address[2], unsigned base, int *rw_failed)
{
    unsigned values[2][COUNT], both = 0;
    for (unsigned k = 0; k < 2; k++) app_read(p, k, address[k], values[k]);
    for (unsigned i = 0; i < COUNT; i++) {
        unsigned right = 2 * (base + i);
        both +=
            (values[0][i] == right && !values[1][i]) || (values[1][i] == right && !values[0][i]);
    }
    CHECK(both == COUNT || p->context->device_count > 2);
    CHECK(count_equal(values[0], 2 * base, 2) && count_equal(values[1], 2 * base, 2));
}

TEST(output_set_for_every_device)
{
    BEGIN(0, RT_BUFFER_OUTPUT);
    void *memory[2] = {app_alloc(&p, 0), app_alloc(&p, 1)};
    OK(host_write(p.input, 11));
    for (unsigned k = 0; k < 2; k++)
        OK(rtBufferSetDevicePointer(p.output, p.ordinals[k], memory[k]));
    OK(rtContextLaunch1D(context, 0, COUNT));
    check_parts(&p, memory, 11, rw_failed);
    OK(rtBufferDestroy(p.output));
    for (unsigned k = 0; k < 2; k++) app_free(&p, k, memory[k]);
    END;
}

/* A local buffer is on each device, and begins with zeros. */
TEST(local)
{
    void *address[2] = {NULL, NULL};
    BEGIN(0, RT_BUFFER_INPUT_OUTPUT | RT_BUFFER_GPU_LOCAL);
    void *memory = app_alloc(&p, LAST);
    OK(host_write(p.input, 11));
    OK(rtContextLaunch1D(context, 0, COUNT));
    for (int k = 0; k < 2; k++) OK(rtBufferGetDevicePointer(p.output, p.ordinals[k], &address[k]));
    check_parts(&p, address, 11, rw_failed);
    OK(rtBufferSetDevicePointer(p.output, p.ordinals[LAST], memory));
    OK(rtContextLaunch1D(context, 0, COUNT));
    OK(rtBufferGetDevicePointer(p.output, p.ordinals[0], &address[0]));
    address[LAST] = memory;
    check_parts(&p, address, 11, rw_failed);
    OK(rtBufferDestroy(p.output));
    app_free(&p, LAST, memory);
    END;
}

/* ---- what is made of buffers ---- */

static RTresult app_move(struct stage *s, void *vertices, void *texels)
{
    struct rw_device *d = s->context->devices[LAST];
    float values[6][3] = {{-2, 1, -2}, {2, 1, -2}, {2, 1, 2}, {-2, 1, -2}, {2, 1, 2}, {-2, 1, 2}};
    float paper[TEXELS][TEXELS][4] = {{{0.5f, 0.25f, 0.75f, 1}}};
    TRY(d->ops->upload(d, (uintptr_t)vertices, values, sizeof(values)));
    return d->ops->upload(d, (uintptr_t)texels, paper, sizeof(paper));
}

static RTresult host_move(struct stage *s)
{
    float values[6][3] = {{-2, 1, -2}, {2, 1, -2}, {2, 1, 2}, {-2, 1, -2}, {2, 1, 2}, {-2, 1, 2}};
    float paper[TEXELS][TEXELS][4] = {{{0.5f, 0.25f, 0.75f, 1}}};
    TRY(stage_write(s->vertices, values, sizeof(values)));
    return stage_write(s->paper, paper, sizeof(paper));
}

/* Trees and textures of what the application wrote on the last device alone. */
TEST(trees_and_textures)
{
    static float one[PIXELS][4], several[PIXELS][4];
    float *to_one = one[0], *to_several = several[0];
    void *vertices = NULL, *texels = NULL;
    int ordinals[RW_DEVICE_LIMIT];
    struct stage s;
    RTresult made = stage_make(&s, one_device, "Trbvh");
    RTcontext context = s.context;
    OK(made);
    OK(host_move(&s));
    OK(stage_shoot(&s, 0, &to_one));
    OK(rtContextDestroy(context));
    made = stage_make(&s, several_devices, "Trbvh");
    context = s.context;
    OK(made);
    OK(stage_draw(&s));
    OK(rtContextGetDevices(context, ordinals));
    OK(rtBufferGetDevicePointer(s.vertices, ordinals[LAST], &vertices));
    OK(rtBufferGetDevicePointer(s.paper, ordinals[LAST], &texels));
    OK(app_move(&s, vertices, texels));
    OK(rtAccelerationMarkDirty(s.ground_tree));
    OK(rtAccelerationMarkDirty(s.top_tree));
    OK(stage_shoot(&s, 0, &to_several));
    CHECK(!memcmp(one, several, sizeof(one)));
    OK(rtContextDestroy(context));
}

int main(int argc, char **argv)
{
    static const struct rw_test tests[] = {
        {"of-every-device", test_of_every_device},
        {"of-one-device", test_of_one_device},
        {"set-for-one-device", test_set_for_one_device},
        {"set-for-every-device", test_set_for_every_device},
        {"copy-on-dirty", test_copy_on_dirty},
        {"output", test_output},
        {"output-set-for-one-device", test_output_set_for_one_device},
        {"output-set-for-every-device", test_output_set_for_every_device},
        {"local", test_local},
        {"trees-and-textures", test_trees_and_textures},
    };
    choose_devices(argc, argv);
    if (!strcmp(several_devices, "cuda:0,cuda:0")) SKIP("there is one GPU");
    return RUN_TABLE(tests);
}
