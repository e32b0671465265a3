/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Fuzz target: sequences of calls of the interface, four bytes each: which call, two handles, a
 * number. Handles are of any type, alive, dead, or none. Every call returns a result that there is,
 * and what is left is destroyed in the end.
 */
#include <stdbool.h>

#include "tests/fuzz/edits.h"
#include "tests/fuzz/targets.h"
#include "tests/hostile/camera.h"

enum { SLOTS = 32 };

static struct {
    RTcontext context;
    void *handles[SLOTS]; /* of objects; some are dead */
} world;

static const char ptx[] =
    ".version 7.0\n.target sm_75\n.address_size 64\n"
    ".visible .entry hit() { ret; }\n"
    ".visible .entry intersect(.param .u32 primitive) { ret; }\n"
    ".visible .entry bounds(.param .u32 primitive, .param .u64 box) {\n"
    "  .reg .b64 %rd0; ld.param.u64 %rd0, [box];\n"
    "  st.f32 [%rd0], 0f00000000; st.f32 [%rd0+4], 0f00000000; st.f32 [%rd0+8], 0f00000000;\n"
    "  st.f32 [%rd0+12], 0f3F800000; st.f32 [%rd0+16], 0f3F800000;\n"
    "  st.f32 [%rd0+20], 0f3F800000; ret; }\n";

static int fill(void *user, RTbuffer buffer, RTmemoryblock *block)
{
    RTsize size;
    (void)user;
    memset(block->baseAddress, 1, block->width);
    rtBufferDestroy(buffer);
    rtContextDestroy(world.context);
    return (int)rtBufferGetSize1D(buffer, &size);
}

/* One in three traces against the variable `scene`. */
static RTresult program_of_text(unsigned n, void **out)
{
    static const char *const names[] = {"hit", "intersect", "bounds", "none"};
    const bool camera = n % 3 == 0;
    return rtProgramCreateFromPTXString(world.context, camera ? camera_ptx("") : ptx,
                                        camera ? "camera" : names[n / 3 % 4], (RTprogram *)out);
}

static void matrix_of(unsigned n, float m[16])
{
    for (unsigned k = 0; k < 16; k++) m[k] = (float)((n >> (k % 8)) & 3) - 1 + (k % 5 == 0);
    m[12] = m[13] = m[14] = 0;
    m[15] = 1;
}

static RTresult any_matrix(RTtransform transform, unsigned n)
{
    float m[16], inverse[16];
    matrix_of(n, m);
    matrix_of(n / 2, inverse);
    return rtTransformSetMatrix(transform, n % 2, m, n % 3 ? NULL : inverse);
}

static RTresult map_level(RTbuffer buffer, unsigned n)
{
    void *bytes = NULL;
    RTresult result = rtBufferMapEx(buffer, 1 << n % 4, n / 16 % 3, NULL, &bytes);
    if (!result && !bytes) fuzz_stop("a buffer was mapped nowhere", "");
    return result;
}

/* Triangles around the camera's ray; as indices, their bytes are far beyond what there is. */
static RTresult write_corners(RTbuffer buffer)
{
    static const float corners[9] = {-1, -1, 1, 2, -1, 1, -1, 2, 1};
    RTsize size[3] = {1, 1, 1}, element = 0;
    void *bytes = NULL;
    TRY(rtBufferGetSizev(buffer, 1, size));
    TRY(rtBufferGetElementSize(buffer, &element));
    TRY(rtBufferMap(buffer, &bytes));
    for (size_t k = 0; k < size[0] * element; k++)
        ((char *)bytes)[k] = ((const char *)corners)[k % sizeof(corners)];
    return rtBufferUnmap(buffer);
}

static RTformat index_format(unsigned n)
{
    static const RTformat formats[] = {RT_FORMAT_UNSIGNED_BYTE, RT_FORMAT_UNSIGNED_SHORT,
                                       RT_FORMAT_UNSIGNED_INT, RT_FORMAT_FLOAT};
    return formats[n / 128 + n % 3];
}

static RTresult any_value(RTvariable variable, unsigned n)
{
    static const char zeros[256];
    return n % 2 ? rtVariableSet1ui(variable, n) : rtVariableSetUserData(variable, n, zeros);
}

/* With one of several names, so that it is there at times. */
static const char *variable_name(unsigned n)
{
    static const char *const names[] = {"scene", "scene", "x", "not a name", "n::x"};
    return names[n % 5];
}

/* ---- the calls ---- */

#define CALL(name, expression)                                                                     \
    static RTresult name(void *a, void *b, void **out, unsigned n)                                 \
    {                                                                                              \
        (void)a, (void)b, (void)out, (void)n;                                                      \
        return expression;                                                                         \
    }
#include "tests/fuzz/calls.def"
#undef CALL

typedef RTresult call(void *a, void *b, void **out, unsigned n);
static call *const calls[] = {
#define CALL(name, expression) name,
#include "tests/fuzz/calls.def"
};

static char cache[] = "/dev/shm/rw-fuzz-api-XXXXXX";

static void drop_cache(void)
{
    char command[64];
    snprintf(command, sizeof(command), "rm -rf %s", cache);
    if (system(command)) return;
}

/* Kernels are found again in the next run: there are not many. */
static void set_up(void)
{
    static int done;
    if (done) return;
    done = 1;
    if (!mkdtemp(cache)) abort();
    atexit(drop_cache);
    setenv("RW_DEVICE", "cpu", 1);
    setenv("RW_THREADS", "1", 1);
    setenv("RW_CACHE_DIR", cache, 1);
}

static void run(const uint8_t *data, size_t size)
{
    for (size_t k = 0; k + 4 <= size; k += 4) {
        const uint8_t *d = data + k;
        void *out = NULL;
        const char *text = NULL;
        RTresult result = calls[d[0] % (sizeof(calls) / sizeof(calls[0]))](
            world.handles[d[1] % SLOTS], world.handles[d[2] % SLOTS], &out, d[3]);
        rtContextGetErrorString(world.context, result, &text);
        if (!text || !strncmp(text, "unknown", 7)) fuzz_stop("a result that there is not", text);
        if (!result && out) world.handles[(d[1] ^ d[3]) % SLOTS] = out;
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    set_up();
    if (rtContextCreate(&world.context)) abort();
    run(data, size);
    if (rtContextDestroy(world.context)) fuzz_stop("the context cannot be destroyed", "");
    return 0;
}
