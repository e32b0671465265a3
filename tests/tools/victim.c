/* SPDX-License-Identifier: Apache-2.0 */
/*
 * An application for the tests of `raywright record`: launches the programs of lines.cu, and ends
 * in the way it is told to.
 *   victim FILE run|none|crash|kill|inside|refused|twice
 */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "raywright.h"

enum { WIDTH = 64, HEIGHT = 32 };

static RTcontext context;

static void check(RTresult result)
{
    const char *text;
    if (result == RT_SUCCESS) return;
    rtContextGetErrorString(context, result, &text);
    fprintf(stderr, "victim: %s\n", text);
    exit(3);
}

static RTprogram program(const char *file, const char *name)
{
    RTprogram p;
    check(rwProgramCreateFromSourceFile(context, file, 0, NULL, name, &p));
    return p;
}

static void make_scene(void)
{
    RTgeometrygroup group;
    RTacceleration acceleration;
    RTvariable scene;
    check(rtGeometryGroupCreate(context, &group));
    check(rtAccelerationCreate(context, &acceleration));
    check(rtAccelerationSetBuilder(acceleration, "NoAccel"));
    check(rtGeometryGroupSetAcceleration(group, acceleration));
    check(rtContextDeclareVariable(context, "scene", &scene));
    check(rtVariableSetObject(scene, group));
}

static void make_image(void)
{
    RTbuffer image;
    RTvariable variable;
    check(rtBufferCreate(context, RT_BUFFER_INPUT_OUTPUT, &image));
    check(rtBufferSetFormat(image, RT_FORMAT_UNSIGNED_INT));
    check(rtBufferSetSize2D(image, WIDTH, HEIGHT));
    check(rtContextDeclareVariable(context, "image", &variable));
    check(rtVariableSetObject(variable, image));
}

int main(int argc, char **argv)
{
    const char *mode = argc > 2 ? argv[2] : "run";
    check(rtContextCreate(&context));
    check(rtContextSetRayTypeCount(context, 1));
    check(rtContextSetEntryPointCount(context, 1));
    check(rtContextSetRayGenerationProgram(context, 0, program(argv[1], "start")));
    check(rtContextSetMissProgram(context, 0, program(argv[1], "sky")));
    make_scene();
    if (!strcmp(mode, "none")) return 0;
    if (strcmp(mode, "refused")) make_image(); /* a variable that is missing refuses the launch */
    check(rtContextLaunch2D(context, 0, WIDTH, HEIGHT));
    if (!strcmp(mode, "crash")) abort();
    if (!strcmp(mode, "kill")) raise(SIGKILL);
    check(rtContextLaunch2D(context, 0, WIDTH, HEIGHT / 2));
    check(rtContextDestroy(context));
    return 0;
}
