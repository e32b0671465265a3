/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the API tests share: a context per test, and checks of results together with their message.
 */
#ifndef RW_TEST_SUPPORT_H
#define RW_TEST_SUPPORT_H

#include "raywright.h"
#include "tests/api/ptx_build.h"
#include "tests/harness.h"

/* A call has to succeed; the message is shown when it does not. */
#define OK(call) CHECK_CALL(call, rtContextGetErrorString(context, (RTresult)rw_result, &rw_text))

/* A call has to fail with `code`, and its message has to contain `piece`. */
#define FAILS(call, code, piece)                                                                   \
    do {                                                                                           \
        const char *rw_text = NULL;                                                                \
        CHECK_EQ(call, code);                                                                      \
        rtContextGetErrorString(context, code, &rw_text);                                          \
        CHECK_CONTAINS(rw_text, piece);                                                            \
    } while (0)

/* A program `name` of the PTX text, or NULL. */
static inline RTprogram make_program(RTcontext context, const char *ptx, const char *name)
{
    RTprogram program = NULL;
    RTresult result = rtProgramCreateFromPTXString(context, ptx, name, &program);
    if (result == RT_SUCCESS) return program;
    const char *text = "";
    rtContextGetErrorString(context, result, &text);
    fprintf(stderr, "program %s: %s\n", name, text);
    return NULL;
}

/* A buffer, of one dimension for height 0, and a variable of the context that is it, if there is a
 * name. */
static inline RTresult named_buffer(RTcontext context, unsigned type, RTformat format, size_t width,
                                    size_t height, const char *name, RTbuffer *out)
{
    RTvariable v;
    TRY(rtBufferCreate(context, type, out));
    TRY(rtBufferSetFormat(*out, format));
    TRY(height ? rtBufferSetSize2D(*out, width, height) : rtBufferSetSize1D(*out, width));
    if (!name) return RT_SUCCESS;
    TRY(rtContextDeclareVariable(context, name, &v));
    return rtVariableSetObject(v, *out);
}

/* The bounding box program `bounds` of spheres in a buffer of that name: centre and radius. */
#define SPHERE_BOUNDS                                                                              \
    "RT_PROGRAM void bounds(int k, float box[6]) {\n"                                              \
    "    float4 s = spheres[k];\n"                                                                 \
    "    box[0] = s.x - s.w; box[1] = s.y - s.w; box[2] = s.z - s.w;\n"                            \
    "    box[3] = s.x + s.w; box[4] = s.y + s.w; box[5] = s.z + s.w;\n"                            \
    "}\n"

/* Makes the program `name` of a source in CUDA C the ray generation program of an entry; the test
 * is skipped where nothing compiles it. */
static inline RTresult set_source(RTcontext context, unsigned entry, const char *source,
                                  const char *name)
{
    RTprogram program;
    RTresult result =
        rwProgramCreateFromSourceString(context, source, "test.cu", 0, NULL, name, &program);
    if (result == RT_ERROR_NOT_SUPPORTED) SKIP("there is nothing that compiles CUDA C");
    return result ? result : rtContextSetRayGenerationProgram(context, entry, program);
}

#endif
