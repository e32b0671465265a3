/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Several PTX texts linked into one program: a function of the second called from the first, a
 * variable that both declare, weak functions, and what cannot be linked.
 */
#include "tests/api/support.h"

#define HEAD ".version 7.0\n.target sm_75\n.address_size 64\n"
#define STRING(space, name, size, bytes)                                                           \
    ".global .align 1 .b8 _ZN" space name "E[" size "]" bytes ";\n"
/* rtDeclareVariable(int, gain, , ) */
#define GAIN                                                                                       \
    ".global .align 4 .u32 gain;\n"                                                                \
    ".global .align 4 .b8 _ZN21rti_internal_typeinfo4gainE[8] = {82, 97, 121, 0, 4};\n" STRING(    \
        "21rti_internal_typename", "4gain", "4",                                                   \
        " = {105, 110, 116, 0}") ".global .align 4 .u32 _ZN21rti_internal_typeenum4gainE = "       \
                                 "4919;\n" STRING("21rti_internal_semantic", "4gain", "1", "")     \
                                     STRING("23rti_internal_annotation", "4gain", "1", "")

/* output[0] = twice(gain) + weakly() */
static const char caller[] =
    HEAD GAIN ".global .align 1 .b8 output[1];\n"
              ".extern .func (.param .b32 r) twice (.param .b32 a);\n"
              ".weak .func (.param .b32 r) weakly () { st.param.b32 [r], 1000; ret; }\n"
              ".visible .entry _Z3runv()\n"
              "{\n"
              "  .reg .b32 %r<9>; .reg .b64 %rd<9>;\n"
              "  ld.global.u32 %r1, [gain];\n"
              "  { .param .b32 p; .param .b32 q; st.param.b32 [p], %r1;\n"
              "    call.uni (q), twice, (p); ld.param.b32 %r2, [q]; }\n"
              "  { .param .b32 q; call.uni (q), weakly, (); ld.param.b32 %r3, [q]; }\n"
              "  add.u32 %r2, %r2, %r3;\n"
              "  mov.u64 %rd1, output; cvta.global.u64 %rd2, %rd1;\n"
              "  mov.u32 %r4, 1; mov.u32 %r5, 4; mov.u64 %rd3, 0;\n"
              "  call (%rd4), _rt_buffer_get_64, (%rd2, %r4, %r5, %rd3, %rd3, %rd3, %rd3);\n"
              "  st.u32 [%rd4], %r2;\n"
              "  ret;\n"
              "}\n";
static const char callee[] =
    HEAD GAIN ".weak .func (.param .b32 r) weakly () { st.param.b32 [r], 2000; ret; }\n"
              ".visible .func (.param .b32 r) twice (.param .b32 a)\n"
              "{\n"
              "  .reg .b32 %r<9>;\n"
              "  ld.param.b32 %r1, [a]; ld.global.u32 %r2, [gain];\n"
              "  add.u32 %r3, %r1, %r2; st.param.b32 [r], %r3;\n"
              "  ret;\n"
              "}\n";

static RTresult launch(RTcontext context, RTprogram program, int gain, unsigned *result)
{
    RTbuffer buffer;
    RTvariable v;
    void *data;
    RTresult r = rtContextSetEntryPointCount(context, 1);
    if (!r) r = rtContextSetRayGenerationProgram(context, 0, program);
    if (!r) r = rtBufferCreate(context, RT_BUFFER_OUTPUT, &buffer);
    if (!r) r = rtBufferSetFormat(buffer, RT_FORMAT_UNSIGNED_INT);
    if (!r) r = rtBufferSetSize1D(buffer, 1);
    if (!r) r = rtContextDeclareVariable(context, "output", &v);
    if (!r) r = rtVariableSetObject(v, buffer);
    if (!r) r = rtContextDeclareVariable(context, "gain", &v);
    if (!r) r = rtVariableSet1i(v, gain);
    if (!r) r = rtContextLaunch1D(context, 0, 1);
    if (!r) r = rtBufferMap(buffer, &data);
    if (!r) memcpy(result, data, sizeof *result);
    return r ? r : rtBufferUnmap(buffer);
}

TEST(call_into_another_text)
{
    const char *texts[2][2] = {{caller, callee}, {callee, caller}};
    for (int order = 0; order < 2; order++) {
        RTcontext context;
        RTprogram program;
        unsigned result = 0;
        OK(rtContextCreate(&context));
        OK(rtProgramCreateFromPTXStrings(context, 2, texts[order], "run", &program));
        OK(launch(context, program, 21, &result));
        CHECK_EQ(result,
                 42 + (order ? 2000 : 1000)); /* the first weak function is as good as any */
        OK(rtContextDestroy(context));
    }
}

TEST(cannot_be_linked)
{
    static const char other_size[] = HEAD ".visible .global .align 4 .b8 gain[8];\n";
    const char *twice[] = {callee, callee}, *sizes[] = {caller, other_size},
               *damaged[] = {caller, "not PTX"}, *missing[] = {caller, NULL};
    RTcontext context;
    RTprogram program;
    OK(rtContextCreate(&context));
    FAILS(rtProgramCreateFromPTXStrings(context, 2, twice, "twice", &program),
          RT_ERROR_INVALID_SOURCE, "function 'twice' is defined again");
    FAILS(rtProgramCreateFromPTXStrings(context, 2, sizes, "run", &program),
          RT_ERROR_INVALID_SOURCE, "variable 'gain' has 8 bytes here and 4");
    FAILS(rtProgramCreateFromPTXStrings(context, 2, damaged, "run", &program),
          RT_ERROR_INVALID_SOURCE, "2 PTX texts cannot be linked");
    FAILS(rtProgramCreateFromPTXStrings(context, 2, missing, "run", &program),
          RT_ERROR_INVALID_VALUE, "'ptxStrings[i]' is NULL");
    OK(rtContextDestroy(context));
}

int main(void)
{
    static const struct rw_test tests[] = {
        {"call-into-another-text", test_call_into_another_text},
        {"cannot-be-linked", test_cannot_be_linked},
    };
    return RUN_TABLE(tests);
}
