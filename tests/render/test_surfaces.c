/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Surfaces through the whole library: programs write, read, count and ask, and the texels are what
 * the host computes. On the CPU a surface is a struct RWsurface, on a GPU a CUDA surface object
 * over an array, made as an application would.
 */
#include <stdbool.h>

#include "raywright.h"
#include "runtime/device/cuda/api.h"
#include "tests/embed/sphere.h"
#include "tests/harness.h"

enum { WIDTH = 24, HEIGHT = 10, BUCKETS = 4, LAYERS = 2 };

struct texels { /* a surface and its texels on the host */
    RWsurface on_host;
    rw_cu_array array;
    uint64_t object;
};

static struct {
    unsigned char canvas[HEIGHT][WIDTH][4];
    uint32_t counts[BUCKETS];
    uint16_t sheets[LAYERS][HEIGHT][WIDTH];
} data;

static struct texels canvas, counts, sheets;
static const struct rw_cuda_api *cuda; /* NULL: on the CPU */
static rw_cu_context cuda_context;
static RTcontext context;

static void check(RTresult result, const char *what)
{
    const char *text = "";
    if (!result) return;
    rtContextGetErrorString(context, result, &text);
    fprintf(stderr, "%s: %d %s\n", what, (int)result, text);
    exit(1);
}
#define RENDER_CHECK(call) check(call, #call)

static void check_cuda(int result, const char *what)
{
    if (!result) return;
    fprintf(stderr, "%s: error %d\n", what, result);
    exit(1);
}
#define CUDA_CHECK(call) check_cuda(call, #call)

/* ---- surfaces ---- */

static void copy(const struct texels *t, bool to_device)
{
    const RWsurface *s = &t->on_host;
    size_t row = (size_t)s->width * s->components * s->component_bytes;
    struct rw_cu_copy_end host = {.memory = RW_CU_MEMORY_HOST,
                                  .host = s->data,
                                  .pitch = row,
                                  .height = s->height},
                          device = {.memory = RW_CU_MEMORY_ARRAY, .array = t->array};
    struct rw_cu_copy how = {.from = to_device ? host : device,
                             .to = to_device ? device : host,
                             .width = row,
                             .height = s->height,
                             .depth = s->depth};
    if (cuda) CUDA_CHECK(cuda->copy_3d(&how));
}

static void make(struct texels *t, RWsurface on_host, int format)
{
    t->on_host = on_host;
    t->object = (uint64_t)(uintptr_t)&t->on_host;
    if (!cuda) return;
    struct rw_cu_array_desc desc = {.width = on_host.width,
                                    .height = on_host.height > 1 ? on_host.height : 0,
                                    .depth = on_host.depth > 1 ? on_host.depth : 0,
                                    .format = format,
                                    .channels = on_host.components,
                                    .flags = RW_CU_ARRAY_SURFACE};
    if (on_host.depth > 1) desc.flags |= RW_CU_ARRAY_LAYERED;
    CUDA_CHECK(cuda->array_create(&t->array, &desc));
    struct rw_cu_resource resource = {.type = RW_CU_RESOURCE_ARRAY, .of.array = t->array};
    CUDA_CHECK(cuda->surface_create(&t->object, &resource));
    copy(t, true);
}

static void drop(struct texels *t)
{
    if (!cuda) return;
    CUDA_CHECK(cuda->surface_destroy(t->object));
    CUDA_CHECK(cuda->array_destroy(t->array));
}

static void make_all(void)
{
    RWsurface s = {.struct_size = sizeof(s), .kind = RW_SURFACE_UNSIGNED};
    memset(&data, 0, sizeof(data));
    s.components = 4, s.component_bytes = 1, s.width = WIDTH, s.height = HEIGHT, s.depth = 1;
    s.data = data.canvas;
    make(&canvas, s, 0x01);
    s.components = 1, s.component_bytes = 4, s.width = BUCKETS, s.height = 1;
    s.data = data.counts;
    make(&counts, s, 0x03);
    s.kind = RW_SURFACE_FLOAT, s.component_bytes = 2;
    s.width = WIDTH, s.height = HEIGHT, s.depth = LAYERS, s.data = data.sheets;
    make(&sheets, s, 0x10);
}

/* ---- launches ---- */

static void set_object(const char *name, uint64_t object)
{
    RTvariable v;
    RENDER_CHECK(rtContextDeclareVariable(context, name, &v));
    RENDER_CHECK(rtVariableSet1ull(v, object));
}

static void open_scene(void)
{
    static const char *const programs[] = {"paint", "spread", "ask", "stray"};
    RENDER_CHECK(rtContextCreate(&context));
    char *ptx = sphere_read(RW_SOURCE_DIR "/tests/render/ptx/surfaces.ptx");
    if (!ptx) exit(1);
    RENDER_CHECK(rtContextSetEntryPointCount(context, 4));
    for (unsigned i = 0; i < 4; i++) {
        RTprogram program;
        RENDER_CHECK(rtProgramCreateFromPTXString(context, ptx, programs[i], &program));
        RENDER_CHECK(rtContextSetRayGenerationProgram(context, i, program));
    }
    free(ptx);
    make_all();
    set_object("canvas", canvas.object);
    set_object("counts", counts.object);
    set_object("sheets", sheets.object);
}

static void close_scene(void)
{
    RENDER_CHECK(rtContextDestroy(context));
    drop(&canvas);
    drop(&counts);
    drop(&sheets);
}

static void launch(unsigned entry)
{
    RENDER_CHECK(rtContextLaunch2D(context, entry, WIDTH, HEIGHT));
    copy(&canvas, false);
    copy(&counts, false);
    copy(&sheets, false);
}

/* ---- what they must hold ---- */

static unsigned blue_of(unsigned x, unsigned y)
{
    return (13 * x + 7 * y) & 255;
}

TEST(written_and_counted)
{
    uint32_t expected[BUCKETS] = {0};
    open_scene();
    launch(0);
    for (unsigned y = 0; y < HEIGHT; y++)
        for (unsigned x = 0; x < WIDTH; x++) {
            CHECK_EQ(data.canvas[y][x][0], x);
            CHECK_EQ(data.canvas[y][x][1], y);
            CHECK_EQ(data.canvas[y][x][2], blue_of(x, y));
            CHECK_EQ(data.canvas[y][x][3], 255);
            expected[blue_of(x, y) / 64]++;
        }
    for (unsigned i = 0; i < BUCKETS; i++) CHECK_EQ(data.counts[i], expected[i]);
    close_scene();
}

static float half_value(uint16_t bits)
{
    _Float16 value;
    memcpy(&value, &bits, sizeof(value));
    return (float)value;
}

/* Neighbours beyond the edge are the edge; the sum of two bytes is exact in a half. */
TEST(read_and_formatted)
{
    open_scene();
    launch(0);
    launch(1);
    for (unsigned y = 0; y < HEIGHT; y++)
        for (unsigned x = 0; x < WIDTH; x++) {
            unsigned left = x ? x - 1 : 0, right = x + 1 < WIDTH ? x + 1 : x;
            float expected = (float)(blue_of(left, y) + blue_of(right, y)) / 512;
            CHECK_EQ(half_value(data.sheets[x & 1][y][x]), expected);
            CHECK_EQ(data.sheets[!(x & 1)][y][x], 0);
        }
    close_scene();
}

/* What CUDA makes is neither surface nor texture to istypep (seen on an H200). */
TEST(asked)
{
    const unsigned char expected[] = {WIDTH, HEIGHT, !cuda, 0};
    open_scene();
    launch(2);
    for (unsigned y = 0; y < HEIGHT; y++)
        for (unsigned x = 0; x < WIDTH; x++)
            CHECK_EQ(memcmp(data.canvas[y][x], expected, sizeof(expected)), 0);
    close_scene();
}

/* A GPU would end its context. */
TEST(out_of_range_traps)
{
    if (cuda) return;
    open_scene();
    launch(3);
    for (unsigned y = 0; y < HEIGHT; y++)
        for (unsigned x = 0; x < WIDTH; x++) CHECK_EQ(data.canvas[y][x][2], x ? 2 : 1);
    close_scene();
}

/* Without its size it is no surface: reads give zeros, stores and counts go nowhere. */
TEST(not_a_surface)
{
    if (cuda) return;
    open_scene();
    canvas.on_host.struct_size = 0;
    launch(0);
    CHECK_EQ(data.canvas[3][3][3], 0);
    launch(1);
    CHECK_EQ(data.sheets[1][3][3], 0);
    canvas.on_host.struct_size = sizeof(canvas.on_host);
    close_scene();
}

static const struct rw_test tests[] = {
    {"written and counted", test_written_and_counted},
    {"read and formatted", test_read_and_formatted},
    {"asked", test_asked},
    {"out of range traps", test_out_of_range_traps},
    {"not a surface", test_not_a_surface},
};

int main(int argc, char **argv)
{
    const char *device = argc > 1 ? argv[1] : "cpu";
    char why[512] = "";
    setenv("RW_DEVICE", device, 1);
    if (!strcmp(device, "cuda")) {
        cuda = rw_cuda_api(why, sizeof(why));
        if (!cuda) SKIP(why);
        CUDA_CHECK(cuda->primary_retain(&cuda_context, 0));
        CUDA_CHECK(cuda->context_push(cuda_context));
    }
    return RUN_TABLE(tests);
}
