/* SPDX-License-Identifier: Apache-2.0 */
/* A host in C that uses the vector types. */
#include "order.h"

typedef struct {
    float3 position, colour;
    float2 size;
    uchar4 tint;
    int casts_shadow;
} Light;

RTresult set_light(RTcontext context, RTvariable variable, float4 *pixel);

RTresult set_light(RTcontext context, RTvariable variable, float4 *pixel)
{
    Light light = {{60.0f, 40.0f, 0.0f}, {1.0f, 1.0f, 1.0f}, {1.0f, 2.0f}, {1, 2, 3, 4}, 1};
    float3 up = make_float3(0.0f, 1.0f, 0.0f);
    uint2 launch = make_uint2(640u, 480u);
    light.position.x += up.y;
    *pixel = make_float4(light.size.x, light.size.y, (float)launch.x, 1.0f);
    RTresult result = rtVariableSetUserData(variable, sizeof(light), &light);
    return result ? result : rtContextLaunch2D(context, 0, launch.x, launch.y);
}
