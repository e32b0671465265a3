/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A C host: compiles a ray program, whose header has to be found near the installed library, and
 * launches it. Prints "42 0". Exit status 77 where NVRTC is not installed.
 */
#include <raywright.h>

#include <stdio.h>

static const char source[] = "#include <raywright_device.h>\n"
                             "#include <optix_world.h>\n"
                             "rtDeclareVariable(uint2, index, rtLaunchIndex, );\n"
                             "rtBuffer<int> output;\n"
                             "RT_PROGRAM void answer() { output[index.x] = index.x ? 0 : 42; }\n";

static RTresult run(RTcontext context)
{
    RTprogram program;
    RTbuffer buffer;
    RTvariable variable;
    void *data;
    RTresult result =
        rwProgramCreateFromSourceString(context, source, "answer.cu", 0, NULL, "answer", &program);
    if (result == RT_SUCCESS) result = rtContextSetEntryPointCount(context, 1);
    if (result == RT_SUCCESS) result = rtContextSetRayGenerationProgram(context, 0, program);
    if (result == RT_SUCCESS) result = rtBufferCreate(context, RT_BUFFER_OUTPUT, &buffer);
    if (result == RT_SUCCESS) result = rtBufferSetFormat(buffer, RT_FORMAT_INT);
    if (result == RT_SUCCESS) result = rtBufferSetSize1D(buffer, 2);
    if (result == RT_SUCCESS) result = rtContextDeclareVariable(context, "output", &variable);
    if (result == RT_SUCCESS) result = rtVariableSetObject(variable, buffer);
    if (result == RT_SUCCESS) result = rtContextLaunch1D(context, 0, 2);
    if (result == RT_SUCCESS) result = rtBufferMap(buffer, &data);
    if (result == RT_SUCCESS) printf("%d %d\n", ((int *)data)[0], ((int *)data)[1]);
    return result == RT_SUCCESS ? rtBufferUnmap(buffer) : result;
}

int main(void)
{
    RTcontext context;
    const char *text = "";
    if (rtContextCreate(&context) != RT_SUCCESS) return 1;
    RTresult result = run(context);
    rtContextGetErrorString(context, result, &text);
    if (result != RT_SUCCESS) fprintf(stderr, "%s\n", text);
    rtContextDestroy(context);
    return result == RT_ERROR_NOT_SUPPORTED ? 77 : result != RT_SUCCESS;
}
