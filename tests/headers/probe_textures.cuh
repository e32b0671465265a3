// SPDX-License-Identifier: Apache-2.0
// One use of everything in raywright_texture.h; part of probe.cu.
rtTextureSampler<float4, 2> image;
rtTextureSampler<uchar4, 2, cudaReadModeNormalizedFloat> photo;
rtTextureSampler<short2, 3, cudaReadModeElementType> volume;
rtTextureSampler<float> curve;
rtDeclareVariable(rtTextureId, texture_id, , );

// Every lookup by id, in both forms, with results of type T.
template <typename T> static __device__ void lookups(T *out, float x, float y, float z, int i)
{
    const float2 d = make_float2(x, y);
    const float4 e = make_float4(x, y, z, 0.0f);
    const rtTextureId id = texture_id;
    bool there;
    T t;
    *out++ = rtTex1D<T>(id, x);
    *out++ = rtTex2D<T>(id, x, y);
    *out++ = rtTex3D<T>(id, x, y, z);
    *out++ = rtTex1DFetch<T>(id, i);
    *out++ = rtTex2DFetch<T>(id, i, i);
    *out++ = rtTex3DFetch<T>(id, i, i, i);
    *out++ = rtTex2DGather<T>(id, x, y);
    *out++ = rtTex2DGather<T>(id, x, y, 2);
    *out++ = rtTex1DLod<T>(id, x, z);
    *out++ = rtTex2DLod<T>(id, x, y, z);
    *out++ = rtTex3DLod<T>(id, x, y, z, x);
    *out++ = rtTex1DGrad<T>(id, x, y, z);
    *out++ = rtTex2DGrad<T>(id, x, y, d, d);
    *out++ = rtTex3DGrad<T>(id, x, y, z, e, e);
    *out++ = rtTex1DLayered<T>(id, x, i);
    *out++ = rtTex2DLayered<T>(id, x, y, i);
    *out++ = rtTex1DLayeredLod<T>(id, x, i, z);
    *out++ = rtTex2DLayeredLod<T>(id, x, y, i, z);
    *out++ = rtTex1DLayeredGrad<T>(id, x, i, y, z);
    *out++ = rtTex2DLayeredGrad<T>(id, x, y, i, d, d);
    *out++ = rtTexCubemap<T>(id, x, y, z);
    *out++ = rtTexCubemapLod<T>(id, x, y, z, x);
    *out++ = rtTexCubemapLayered<T>(id, x, y, z, i);
    *out++ = rtTexCubemapLayeredLod<T>(id, x, y, z, i, x);
    *out++ = rtTex1DLoadOrRequest<T>(id, x, there);
    *out++ = rtTex2DLoadOrRequest<T>(id, x, y, there);
    *out++ = rtTex3DLoadOrRequest<T>(id, x, y, z, there);
    *out++ = rtTex1DLodLoadOrRequest<T>(id, x, z, there);
    *out++ = rtTex2DLodLoadOrRequest<T>(id, x, y, z, there);
    *out++ = rtTex3DLodLoadOrRequest<T>(id, x, y, z, x, there);
    *out++ = rtTex1DGradLoadOrRequest<T>(id, x, y, z, there);
    *out++ = rtTex2DGradLoadOrRequest<T>(id, x, y, d, d, there);
    *out++ = rtTex3DGradLoadOrRequest<T>(id, x, y, z, e, e, there);
    rtTex2D(&t, id, x, y);
    *out++ = t;
    rtTex2DGrad(&t, id, x, y, d, d);
    *out++ = t;
    rtTex3DLodLoadOrRequest(&t, id, x, y, z, x, there);
    *out++ = t;
}

rtBuffer<float4> float4s;
rtBuffer<float> floats;
rtBuffer<int2> int2s;
rtBuffer<uchar4> uchar4s;
rtBuffer<unsigned short> ushorts;
rtBuffer<char> chars;

RT_PROGRAM void texture_lookups()
{
    const float x = scene_eps, y = x * x, z = y * x;
    const int i = (int)launch_index.x;
    lookups(&float4s[0], x, y, z, i);
    lookups(&floats[0], x, y, z, i);
    lookups(&int2s[0], x, y, z, i);
    lookups(&uchar4s[0], x, y, z, i);
    lookups(&ushorts[0], x, y, z, i);
    lookups(&chars[0], x, y, z, i);
    const uint3 size = rtTexSize(texture_id);
    float4s[size.x + size.y + size.z] = make_float4(0.0f, 0.0f, 0.0f, 0.0f);
}

RT_PROGRAM void sampler_lookups()
{
    const float x = scene_eps, y = x * x, z = y * x;
    const float2 d = make_float2(x, y);
    const int i = (int)launch_index.x;
    float4 *out = &float4s[0];
    *out++ = tex2D(image, x, y);
    *out++ = tex2D(photo, x, y);
    *out++ = tex2DLod(image, x, y, z);
    *out++ = tex2DGrad(photo, x, y, d, d);
    *out++ = tex2Dgather(image, x, y);
    *out++ = tex2DLayered(image, x, y, i);
    *out++ = texCubemap(photo, x, y, z);
    int2s[0].x = tex3D(volume, x, y, z).y;
    floats[0] = tex1D(curve, x);
    floats[1] = tex1Dfetch(curve, i);
}
