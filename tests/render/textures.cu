// SPDX-License-Identifier: Apache-2.0
// One lookup for each launch index, chosen by `mode`; compiled twice, as a ray program and, with
// PLAIN defined, as a CUDA kernel on the texture object, which GPU results must equal bit by bit.
#ifdef PLAIN
typedef cudaTextureObject_t texture_name;
#define BY(name) tex##name
#define FETCH(shape, padded, ...)                                                                  \
    asm("tex." shape ".v4.f32.s32 {%0, %1, %2, %3}, [%4, " padded "];"                             \
        : "=f"(r.x), "=f"(r.y), "=f"(r.z), "=f"(r.w)                                               \
        : "l"(t), __VA_ARGS__)
#else
#include <raywright_device.h>
typedef rtTextureId texture_name;
#define BY(name) rtTex##name
#endif

struct Place {
    float4 at; /* x, y, z, level */
    float4 ddx, ddy;
    int4 layer; /* x: layer */
};

static __device__ float4 look(texture_name t, int mode, const Place &p)
{
    const float x = p.at.x, y = p.at.y, z = p.at.z, level = p.at.w;
    const float2 dx = make_float2(p.ddx.x, p.ddx.y), dy = make_float2(p.ddy.x, p.ddy.y);
    const int layer = p.layer.x;
    float4 r = make_float4(0.0f, 0.0f, 0.0f, 0.0f);
    switch (mode) {
    case 0:
        return BY(1D)<float4>(t, x);
    case 1:
        return BY(2D)<float4>(t, x, y);
    case 2:
        return BY(3D)<float4>(t, x, y, z);
    case 3:
        return BY(1DLayered)<float4>(t, x, layer);
    case 4:
        return BY(2DLayered)<float4>(t, x, y, layer);
    case 5:
        return BY(Cubemap)<float4>(t, x, y, z);
    case 6:
        return BY(CubemapLayered)<float4>(t, x, y, z, layer);
    case 7:
        return BY(1DLod)<float4>(t, x, level);
    case 8:
        return BY(2DLod)<float4>(t, x, y, level);
    case 9:
        return BY(3DLod)<float4>(t, x, y, z, level);
    case 10:
        return BY(1DLayeredLod)<float4>(t, x, layer, level);
    case 11:
        return BY(2DLayeredLod)<float4>(t, x, y, layer, level);
    case 12:
        return BY(CubemapLod)<float4>(t, x, y, z, level);
    case 13:
        return BY(CubemapLayeredLod)<float4>(t, x, y, z, layer, level);
    case 14:
        return BY(1DGrad)<float4>(t, x, dx.x, dy.x);
    case 15:
        return BY(2DGrad)<float4>(t, x, y, dx, dy);
    case 16:
        return BY(3DGrad)<float4>(t, x, y, z, p.ddx, p.ddy);
    case 17:
        return BY(1DLayeredGrad)<float4>(t, x, layer, dx.x, dy.x);
    case 18:
        return BY(2DLayeredGrad)<float4>(t, x, y, layer, dx, dy);
#ifdef PLAIN
    case 19:
        return tex2Dgather<float4>(t, x, y, 0);
    case 20:
        return tex2Dgather<float4>(t, x, y, 3);
    case 21:
        FETCH("1d", "{%5}", "r"((int)x));
        return r;
    case 22:
        FETCH("2d", "{%5, %6}", "r"((int)x), "r"((int)y));
        return r;
    case 23:
        FETCH("3d", "{%5, %6, %7, %7}", "r"((int)x), "r"((int)y), "r"((int)z));
        return r;
#else
    case 19:
        return rtTex2DGather<float4>(t, x, y);
    case 20:
        return rtTex2DGather<float4>(t, x, y, 3);
    case 21:
        return rtTex1DFetch<float4>(t, (int)x);
    case 22:
        return rtTex2DFetch<float4>(t, (int)x, (int)y);
    case 23:
        return rtTex3DFetch<float4>(t, (int)x, (int)y, (int)z);
#endif
    case 24: {
        const int4 i = BY(2D)<int4>(t, x, y);
        return make_float4(__int_as_float(i.x), __int_as_float(i.y), __int_as_float(i.z),
                           __int_as_float(i.w));
    }
    case 25: {
        const uint4 u = BY(2D)<uint4>(t, x, y);
        return make_float4(__int_as_float(u.x), __int_as_float(u.y), __int_as_float(u.z),
                           __int_as_float(u.w));
    }
    }
    return r;
}

#ifdef PLAIN
extern "C" __global__ void plain(texture_name t, int mode, int count, const Place *places,
                                 float4 *output)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count) output[i] = look(t, mode, places[i]);
}
#else
rtDeclareVariable(unsigned int, index, rtLaunchIndex, );
rtDeclareVariable(int, mode, , );
rtDeclareVariable(int, texture, , );
rtBuffer<Place> places;
rtBuffer<float4> output;

RT_PROGRAM void lookup()
{
    output[index] = look(texture, mode, places[index]);
}

rtTextureSampler<float4, 2> image;
rtTextureSampler<uchar4, 2, cudaReadModeNormalizedFloat> photo;

/* Samplers that are variables: the same as by id. */
RT_PROGRAM void by_variable()
{
    const float4 p = places[index].at;
    output[index] = mode == 0 ? tex2D(image, p.x, p.y) : tex2D(photo, p.x, p.y);
}

/* Sizes, and what demand loading says. */
RT_PROGRAM void sizes()
{
    bool resident = false;
    const uint3 size = rtTexSize(texture);
    const float x = rtTex2DLoadOrRequest<float>(texture, 0.5f, 0.5f, resident);
    output[index] = make_float4(size.x, size.y, size.z, resident ? x - x : 1.0f);
}

RT_PROGRAM void exception()
{
    output[index] = make_float4(rtGetExceptionCode(), 0.0f, 0.0f, 0.0f);
}
#endif
