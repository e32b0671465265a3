/* SPDX-License-Identifier: Apache-2.0 */
/*
 * For tests that render: contexts by device, and pictures compared as a viewer would, in steps of
 * 1/255. Tests are skipped where NVRTC is missing, as ray programs are then not compiled.
 */
#ifndef RW_TEST_RENDER_SUPPORT_H
#define RW_TEST_RENDER_SUPPORT_H

#include <math.h>
#include <stdbool.h>

#include "raywright.h"
#include "tests/harness.h"

static inline void render_check(RTcontext context, RTresult result, const char *what)
{
    const char *text = "";
    if (result == RT_SUCCESS) return;
    rtContextGetErrorString(context, result, &text);
    if (result == RT_ERROR_NOT_SUPPORTED) SKIP(text);
    fprintf(stderr, "%s: %s\n", what, text);
    exit(1);
}
/* Ends the program when a call fails that the test takes for granted. */
#define RENDER_CHECK(context, call) render_check(context, call, #call)

/* A new context for "cpu" or "cuda"; NULL where the machine has no such device. */
static inline RTcontext render_context(const char *device)
{
    RTcontext context;
    char name[128];
    RENDER_CHECK(NULL, rtContextCreate(&context));
    RENDER_CHECK(context, rwContextSetDevice(context, device));
    RTresult result = rwContextGetDeviceName(context, name, sizeof(name));
    if (result == RT_SUCCESS) return context;
    bool absent = result == RT_ERROR_NO_DEVICE && strcmp(device, "cpu") != 0;
    if (!absent) RENDER_CHECK(context, result);
    rtContextDestroy(context);
    return NULL;
}

/* Runs the tests for the GPU where the first argument is "cuda", else the others. */
#define RENDER_MAIN(cpu_tests, gpu_tests)                                                          \
    int main(int argc, char **argv)                                                                \
    {                                                                                              \
        if (argc < 2 || strcmp(argv[1], "cuda")) return RUN_TABLE(cpu_tests);                      \
        RTcontext context = render_context("cuda");                                                \
        if (!context) SKIP("there is no GPU");                                                     \
        rtContextDestroy(context);                                                                 \
        return RUN_TABLE(gpu_tests);                                                               \
    }

/* A copy of a buffer's bytes, to be freed. */
static inline void *render_read(RTcontext context, RTbuffer buffer, size_t bytes)
{
    void *mapped, *copy = malloc(bytes);
    RENDER_CHECK(context, rtBufferMap(buffer, &mapped));
    if (!copy) exit(1);
    memcpy(copy, mapped, bytes);
    RENDER_CHECK(context, rtBufferUnmap(buffer));
    return copy;
}

static inline float render_clamp(float x)
{
    return x > 0.0f ? (x < 1.0f ? x : 1.0f) : 0.0f;
}

/* Pixels of float4 pictures that differ by more than `steps` of 1/255 in a channel of their colour;
 * NaN and infinity differ from everything. */
static inline size_t render_differences(const float *a, const float *b, size_t pixels, float steps)
{
    size_t different = 0;
    for (size_t i = 0; i < pixels; i++) {
        bool same = true;
        for (size_t c = 0; c < 3; c++) {
            float x = a[i * 4 + c], y = b[i * 4 + c];
            same &= isfinite(x) && isfinite(y);
            same &= fabsf(render_clamp(x) - render_clamp(y)) <= steps / 255.0f;
        }
        different += !same;
    }
    return different;
}

#endif
