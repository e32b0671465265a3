// SPDX-License-Identifier: Apache-2.0
// Every name of the mathematics, as sources without `using namespace optix` and sources with it
// write it; for hosts and for devices.
#include "order.h"

RT_HOSTDEVICE void vectors(float s, int i, unsigned int u);
RT_HOSTDEVICE void vectors(float s, int i, unsigned int u)
{
    const float2 f2 = make_float2(s), g2 = make_float2(make_float3(s));
    const float3 f3 = make_float3(s), g3 = make_float3(f2, 1.0f), h3 = make_float3(0);
    const float4 f4 = make_float4(s), g4 = make_float4(f3, 1.0f), h4 = make_float4(f2, f2);
    only<float3>::is(make_float3(make_float4(1.0f, f3)));
    only<float4>::is(make_float4(f2, 1.0f, 2.0f));
    only<float2>::is(make_float2(make_int2(i)));
    only<float3>::is(make_float3(make_uint3(u)));
    const int2 i2 = make_int2(i), j2 = make_int2(f2);
    const int3 i3 = make_int3(i), j3 = make_int3(i2, 1);
    const int4 i4 = make_int4(i), j4 = make_int4(f4);
    const uint2 u2 = make_uint2(u), v2 = make_uint2(make_uint3(u));
    const uint3 u3 = make_uint3(u), v3 = make_uint3(u2, 1u);
    const uint4 u4 = make_uint4(u), v4 = make_uint4(u3, 1u);
    only<float2>::is((f2 + g2 * 2) / 2.0 - 0.5f * f2);
    only<float3>::is(-f3 + g3 * h3 / 3.0f);
    only<float4>::is(1.0f / f4 + g4 - h4);
    only<int2>::is(i2 + j2 * 2);
    only<int3>::is(-i3 - j3);
    only<int4>::is(i4 * j4);
    only<uint2>::is(u2 + 1u - v2);
    only<uint3>::is(u3 * v3);
    only<uint4>::is(u4 / v4);
    float3 sum = f3;
    sum += g3;
    sum -= 1.0f;
    sum *= 2;
    sum /= h3;
    only<bool>::is(sum == f3 || i2 != j2);
}

RT_HOSTDEVICE void functions(float s, const float2 &a2, const float3 &a3, const float3 &b3,
                             const float4 &a4, const int3 &i3, const uint3 &u3);
RT_HOSTDEVICE void functions(float s, const float2 &a2, const float3 &a3, const float3 &b3,
                             const float4 &a4, const int3 &i3, const uint3 &u3)
{
    only<float2>::is(fminf(a2, a2));
    only<float3>::is(fmaxf(a3, b3));
    only<float>::is(fminf(a4));
    only<float>::is(fmaxf(a3));
    only<float>::is(fminf(s, 1.0f));
    only<float>::is(fmaxf(s, 1.0f));
    only<float3>::is(copysignf(a3, b3));
    only<float>::is(copysignf(s, 1.0f));
    only<float3>::is(floor(a3));
    only<float3>::is(fabs(a3));
    only<int3>::is(min(i3, i3));
    only<uint3>::is(max(u3, u3));
    only<float3>::is(clamp(a3, 0.0f, 1.0f));
    only<float3>::is(clamp(a3, a3, b3));
    only<int3>::is(clamp(i3, 0, 1));
    only<float>::is(dot(a3, b3));
    only<float3>::is(cross(a3, b3));
    only<float>::is(length(a2) + length(a3) + length(a4));
    only<float3>::is(normalize(a3 - b3));
    only<float3>::is(lerp(a3, b3, 0.5f));
    only<float2>::is(bilerp(a2, a2, a2, a2, s, s));
    only<float3>::is(smoothstep(a3, b3, a3));
    only<float3>::is(reflect(a3, normalize(b3)));
    only<float3>::is(faceforward(a3, b3, a3));
    only<float>::is(luminance(a3) + luminanceCIE(b3));
    only<int>::is(float_as_int(s));
    only<float>::is(int_as_float(3));
#ifdef RW_HAVE_LIBM
    only<float3>::is(expf(a3));
    only<float>::is(expf(s));
    only<float2>::is(square_to_disk(a2));
    only<float3>::is(cart_to_pol(a3));
#endif
    make_size_t2(1, 2);
    make_size_t3(1, 2, 3);
    only<float>::is(s * M_PIf * M_PI_2f * M_PI_4f * M_1_PIf * M_2_PIf);
    only<float>::is(s < FLT_MAX ? s : FLT_EPSILON);
    only<int>::is(INT_MAX);
}

#if defined(__CUDACC__) || defined(__CUDA__)
/* The device interface came with it. */
rtDeclareVariable(optix::Ray, ray, rtCurrentRay, );
rtDeclareVariable(float3, normal, attribute normal, );
rtDeclareVariable(rtObject, top_object, , );
rtBuffer<float4, 2> image;
rtTextureSampler<float4, 2> picture;

RT_PROGRAM void closest_hit()
{
    const float3 p = ray.origin + ray.direction * 2.0f;
    float payload = 0.0f;
    rtTrace(top_object, optix::make_Ray(p, normal, 0, 1e-3f, RT_DEFAULT_MAX), payload);
    image[make_uint2(0u, 1u)] = make_float4(p, payload) + tex2D(picture, p.x, p.y);
}
#endif
