/* SPDX-License-Identifier: Apache-2.0 */
/* A launch of a generated program. */
#include <string.h>

#include "tests/corpus/random/random.h"
#include "tests/harness.h"

static RTresult make_scene(RTcontext context)
{
    RTgeometrygroup group;
    RTacceleration acceleration;
    RTvariable variable;
    TRY(rtGeometryGroupCreate(context, &group));
    TRY(rtAccelerationCreate(context, &acceleration));
    TRY(rtAccelerationSetBuilder(acceleration, "NoAccel"));
    TRY(rtGeometryGroupSetAcceleration(group, acceleration));
    TRY(rtContextDeclareVariable(context, "scene", &variable));
    return rtVariableSetObject(variable, group);
}

RTresult random_launch(RTcontext context, const char *path, const char *name, unsigned results[2])
{
    RTprogram generated, miss;
    RTbuffer output;
    RTvariable variable;
    void *data;
    TRY(rtProgramCreateFromPTXFile(context, path, name, &generated));
    TRY(rtProgramCreateFromPTXFile(context, path, "miss", &miss));
    TRY(rtContextSetEntryPointCount(context, 1));
    TRY(rtContextSetRayTypeCount(context, 1));
    TRY(rtContextSetRayGenerationProgram(context, 0, generated));
    TRY(rtContextSetMissProgram(context, 0, miss));
    TRY(make_scene(context));
    TRY(rtBufferCreate(context, RT_BUFFER_OUTPUT, &output));
    TRY(rtBufferSetFormat(output, RT_FORMAT_UNSIGNED_INT));
    TRY(rtBufferSetSize1D(output, 2));
    TRY(rtContextDeclareVariable(context, "output", &variable));
    TRY(rtVariableSetObject(variable, output));
    TRY(rtContextLaunch1D(context, 0, 1));
    TRY(rtBufferMap(output, &data));
    memcpy(results, data, 2 * sizeof(*results));
    return rtBufferUnmap(output);
}
