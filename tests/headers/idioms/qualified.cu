// SPDX-License-Identifier: Apache-2.0
// Every name with its namespace, optix or the older optixu, and types by that namespace.
#include "order.h"

struct Camera {
    optix::float3 eye, u, v, w;
    optix::float2 aperture;
    optix::uint width;
    optix::uint4 tiles;
    optix::uchar4 background;
    optix::double2 exact;
    optix::Matrix4x4 frame;
};

RT_HOSTDEVICE float numbers(float a, float b, int i, unsigned int u, size_t n);
RT_HOSTDEVICE float numbers(float a, float b, int i, unsigned int u, size_t n)
{
    only<float>::is(optix::min(a, b));
    only<float>::is(optix::max(a, 0));
    only<int>::is(optix::min(i, 3));
    only<unsigned int>::is(optix::max(u, 3u));
    only<size_t>::is(optix::min(n, u));
    only<float>::is(optix::fminf(a, b));
    only<float>::is(optix::fmaxf(a, b));
    only<float>::is(optix::copysignf(a, b));
    only<int>::is(optix::float_as_int(a));
    only<float>::is(optix::int_as_float(i));
    only<int>::is(optix::clamp(i, 0, 3));
    only<unsigned int>::is(optix::clamp(u, 0u, 3u));
    return optix::clamp(a, 0.0f, 1.0f) + optix::lerp(a, b, 0.5f) +
           optix::bilerp(a, b, a, b, 0.5f, 0.5f) + optix::smoothstep(a, b, 0.5f) +
           optix::temperature(a).x;
}

RT_HOSTDEVICE void vectors(Camera &c, float s);
RT_HOSTDEVICE void vectors(Camera &c, float s)
{
    c.eye = optix::make_float3(s) + optix::make_float3(c.u.x, s, s);
    c.u = optix::cross(optix::normalize(c.eye), optix::make_float3(optix::make_float4(s)));
    c.aperture = optix::make_float2(c.eye) * optix::length(c.u) / optix::fmaxf(c.u);
    c.tiles = optix::make_uint4(optix::make_uint2(1, 2), 3u, 4u);
    c.background = optix::make_uchar4(1, 2, 3, 4);
    only<float3>::is(optixu::clamp(optixu::reflect(c.eye, c.u), 0.0f, 1.0f));
    only<optix::size_t2>::is(optix::make_size_t2(1, 2));
    optix::Onb onb(c.u);
    onb.inverse_transform(c.w);
    float3 r, n;
    float t, beta, gamma;
    if (optix::refract(r, c.u, c.w, 1.5f)) c.v = r;
    const optix::Ray ray = optix::make_Ray(c.eye, c.w, 0, 0.0f, RT_DEFAULT_MAX);
    if (optix::intersect_triangle(ray, c.u, c.v, c.w, n, t, beta, gamma)) c.v = n;
    optix::setByIndex(c.v, 1, optix::getByIndex(c.u, 2));
}

RT_HOSTDEVICE void boxes(Camera &c);
RT_HOSTDEVICE void boxes(Camera &c)
{
    optix::Aabb box; /* empty */
    box.include(c.eye);
    box.include(c.u, c.v);
    box.include(c.u, c.v, c.w);
    c.frame = optix::Matrix4x4::translate(c.eye) * optix::Matrix4x4::scale(box.extent());
    const float4 p = c.frame.inverse() * optix::make_float4(box.center(), 1.0f);
    only<float>::is(optix::dot(p, p));
}

#if defined(__CUDACC__) || defined(__CUDA__)
rtDeclareVariable(rtTextureId, id, , );
rtDeclareVariable(Camera, camera, , );
rtDeclareVariable(optix::Aabb, bounds, , );
rtBuffer<float4, 2> image;

RT_PROGRAM void lookups()
{
    const optix::size_t2 screen = image.size();
    const optix::uint3 size = optix::rtTexSize(id);
    image[optix::make_uint2(0, 0)] =
        optix::rtTex2D<float4>(id, 0.5f, 0.5f) + optix::rtTex2DLod<float4>(id, 0.5f, 0.5f, 1.0f) +
        optix::rtTex1D<float4>(id, camera.eye.x) + optix::rtTex3D<float4>(id, 0.0f, 0.0f, 0.0f) +
        optix::rtTex2DFetch<float4>(id, 1, (int)screen.x) +
        optix::rtTexCubemap<float4>(id, 0.0f, 0.0f, (float)size.x);
}
#endif
