/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The device's side: one source with a switch over the functions of a group, compiled by NVRTC, as
 * ray generation programs of GROUP functions each. A launch evaluates one function for all
 * arguments.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/math/suite.h"
#include "tests/render/support.h"

bool math_by_clang;

enum { GROUP = 8, SOURCE = 1 << 17 };

struct batch {
    RTcontext context;
    enum math_type type;
    RTbuffer input, output;
    RTvariable which;
};

static size_t put_code(char *out, const char *code, enum math_type type)
{
    size_t length = 0;
    for (; *code; code++) {
        const char *text = NULL;
        if (*code == '@') text = type == MATH_FLOAT ? "f" : "";
        if (*code == '#') text = type == MATH_FLOAT ? "float" : "double";
        length +=
            (size_t)(text ? sprintf(out + length, "%s", text) : sprintf(out + length, "%c", *code));
    }
    return length;
}

/* RT_PROGRAM void group<first>() { switch (which) { case <row>: ... } } */
static size_t put_group(char *out, size_t first, enum math_type type)
{
    size_t length =
        (size_t)sprintf(out,
                        "RT_PROGRAM void group%zu() {\n"
                        "T x = input[index].x, y = input[index].y, z = input[index].z;\n"
                        "T a = 0;\nswitch (which) {\n",
                        first);
    for (size_t i = first; i < first + GROUP && i < math_row_count; i++) {
        if (!math_has(&math_rows[i], type)) continue;
        length += (size_t)sprintf(out + length, "case %zu: { ", i);
        length += put_code(out + length, math_rows[i].code, type);
        length += (size_t)sprintf(out + length, "; break; }\n");
    }
    return length + (size_t)sprintf(out + length, "}\noutput[index] = a;\n}\n");
}

static void put_source(char *out, enum math_type type)
{
    size_t length = (size_t)sprintf(out,
                                    "#include <raywright_device.h>\n"
                                    "typedef %s T;\nstruct Input { T x, y, z; };\n"
                                    "rtDeclareVariable(unsigned int, index, rtLaunchIndex, );\n"
                                    "rtDeclareVariable(unsigned int, which, , );\n"
                                    "rtBuffer<Input> input;\nrtBuffer<T> output;\n",
                                    type == MATH_FLOAT ? "float" : "double");
    for (size_t i = 0; i < math_row_count; i += GROUP) length += put_group(out + length, i, type);
}

static RTbuffer make_buffer(const struct batch *b, const char *name, size_t element)
{
    RTbuffer buffer;
    RTvariable variable;
    RENDER_CHECK(b->context, rtBufferCreate(b->context, RT_BUFFER_INPUT_OUTPUT, &buffer));
    RENDER_CHECK(b->context, rtBufferSetFormat(buffer, RT_FORMAT_USER));
    RENDER_CHECK(b->context, rtBufferSetElementSize(buffer, element));
    RENDER_CHECK(b->context, rtBufferSetSize1D(buffer, math_batch));
    RENDER_CHECK(b->context, rtContextDeclareVariable(b->context, name, &variable));
    RENDER_CHECK(b->context, rtVariableSetObject(variable, buffer));
    return buffer;
}

static void make_programs(const struct batch *b, enum math_mode mode)
{
    static char source[SOURCE];
    static const char *const options[] = {"-use_fast_math"};
    put_source(source, b->type);
    unsigned groups = (unsigned)((math_row_count + GROUP - 1) / GROUP);
    RENDER_CHECK(b->context, rtContextSetEntryPointCount(b->context, groups));
    for (unsigned i = 0; i < groups; i++) {
        RTprogram program;
        char name[32];
        snprintf(name, sizeof(name), "group%u", i * GROUP);
        RENDER_CHECK(b->context,
                     rwProgramCreateFromSourceString(b->context, source, "math.cu",
                                                     mode == MATH_FAST, options, name, &program));
        RENDER_CHECK(b->context, rtContextSetRayGenerationProgram(b->context, i, program));
    }
}

static void write_input(const struct batch *b, const struct math_row *row)
{
    static double arguments[MATH_MOST][3];
    void *memory;
    math_inputs(row, b->type, arguments);
    RENDER_CHECK(b->context, rtBufferMap(b->input, &memory));
    for (size_t i = 0; i < math_batch * 3; i++) {
        double value = arguments[i / 3][i % 3];
        if (b->type == MATH_FLOAT)
            ((float *)memory)[i] = (float)value;
        else
            ((double *)memory)[i] = value;
    }
    RENDER_CHECK(b->context, rtBufferUnmap(b->input));
}

static void read_output(const struct batch *b, double *out)
{
    void *memory;
    RENDER_CHECK(b->context, rtBufferMap(b->output, &memory));
    for (size_t i = 0; i < math_batch; i++)
        out[i] = b->type == MATH_FLOAT ? (double)((float *)memory)[i] : ((double *)memory)[i];
    RENDER_CHECK(b->context, rtBufferUnmap(b->output));
}

bool math_run(const char *device, enum math_type type, enum math_mode mode, double *out)
{
    size_t size = type == MATH_FLOAT ? 4 : 8;
    struct batch b = {.context = render_context(device), .type = type};
    if (!b.context) return false;
    RENDER_CHECK(b.context, rtContextSetRayTypeCount(b.context, 1));
    b.input = make_buffer(&b, "input", 3 * size);
    b.output = make_buffer(&b, "output", size);
    RENDER_CHECK(b.context, rtContextDeclareVariable(b.context, "which", &b.which));
    make_programs(&b, mode);
    for (size_t i = 0; i < math_row_count; i++) {
        if (!math_has(&math_rows[i], type)) continue;
        write_input(&b, &math_rows[i]);
        RENDER_CHECK(b.context, rtVariableSet1ui(b.which, (unsigned)i));
        RENDER_CHECK(b.context, rtContextLaunch1D(b.context, (unsigned)(i / GROUP), math_batch));
        read_output(&b, out + i * math_batch);
    }
    rtContextDestroy(b.context);
    return true;
}
