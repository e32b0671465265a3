// SPDX-License-Identifier: Apache-2.0
// One lookup for each launch index, chosen by `mode`; compiled twice, as a ray program and, with
// PLAIN defined, as a CUDA kernel on the texture object, which GPU results must equal bit by bit.
#ifdef PLAIN
typedef cudaTextureObject_t texture_name;
#define BY(name) tex##name
/* CUDA C++ has no fetch from arrays, PTX has; that of one dimension knows linear memory alone. */
#define FETCH(name, shape, parameters, coordinates, ...)                                           \
    template <typename T> static __device__ T tex##name parameters                                 \
    {                                                                                              \
        T r;                                                                                       \
        asm("tex." shape ".v4.f32.s32 {%0, %1, %2, %3}, [%4, " coordinates "];"                    \
            : "=f"(r.x), "=f"(r.y), "=f"(r.z), "=f"(r.w)                                           \
            : "l"(t), __VA_ARGS__);                                                                \
        return r;                                                                                  \
    }
FETCH(1DFetch, "2d", (texture_name t, int x), "{%5, %6}", "r"(x), "r"(0))
FETCH(2DFetch, "2d", (texture_name t, int x, int y), "{%5, %6}", "r"(x), "r"(y))
FETCH(3DFetch, "3d", (texture_name t, int x, int y, int z), "{%5, %6, %7, %7}", "r"(x), "r"(y),
      "r"(z))
#define tex2DGather tex2Dgather
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

static __device__ float4 bits_of(const float4 &v)
{
    return v;
}

template <typename T> static __device__ float4 bits_of(const T &v)
{
    return make_float4(__int_as_float(v.x), __int_as_float(v.y), __int_as_float(v.z),
                       __int_as_float(v.w));
}

/* Mode, function, result, arguments; tests/render/test_textures.c has the shape of each. */
#define LOOKUPS(MODE)                                                                              \
    MODE(0, 1D, float4, x)                                                                         \
    MODE(1, 2D, float4, x, y)                                                                      \
    MODE(2, 3D, float4, x, y, z)                                                                   \
    MODE(3, 1DLayered, float4, x, layer)                                                           \
    MODE(4, 2DLayered, float4, x, y, layer)                                                        \
    MODE(5, Cubemap, float4, x, y, z)                                                              \
    MODE(6, CubemapLayered, float4, x, y, z, layer)                                                \
    MODE(7, 1DLod, float4, x, level)                                                               \
    MODE(8, 2DLod, float4, x, y, level)                                                            \
    MODE(9, 3DLod, float4, x, y, z, level)                                                         \
    MODE(10, 1DLayeredLod, float4, x, layer, level)                                                \
    MODE(11, 2DLayeredLod, float4, x, y, layer, level)                                             \
    MODE(12, CubemapLod, float4, x, y, z, level)                                                   \
    MODE(13, CubemapLayeredLod, float4, x, y, z, layer, level)                                     \
    MODE(14, 1DGrad, float4, x, dx.x, dy.x)                                                        \
    MODE(15, 2DGrad, float4, x, y, dx, dy)                                                         \
    MODE(16, 3DGrad, float4, x, y, z, p.ddx, p.ddy)                                                \
    MODE(17, 1DLayeredGrad, float4, x, layer, dx.x, dy.x)                                          \
    MODE(18, 2DLayeredGrad, float4, x, y, layer, dx, dy)                                           \
    MODE(19, 2DGather, float4, x, y, 0)                                                            \
    MODE(20, 2DGather, float4, x, y, 3)                                                            \
    MODE(21, 1DFetch, float4, (int)x)                                                              \
    MODE(22, 2DFetch, float4, (int)x, (int)y)                                                      \
    MODE(23, 3DFetch, float4, (int)x, (int)y, (int)z)                                              \
    MODE(24, 2D, int4, x, y)                                                                       \
    MODE(25, 2D, uint4, x, y)
#define LOOKUP(number, name, result, ...)                                                          \
    case number:                                                                                   \
        return bits_of(BY(name) < result > (t, __VA_ARGS__));

static __device__ float4 look(texture_name t, int mode, const Place &p)
{
    const float x = p.at.x, y = p.at.y, z = p.at.z, level = p.at.w;
    const float2 dx = make_float2(p.ddx.x, p.ddx.y), dy = make_float2(p.ddy.x, p.ddy.y);
    const int layer = p.layer.x;
    switch (mode) {
        LOOKUPS(LOOKUP)
    }
    return make_float4(0.0f, 0.0f, 0.0f, 0.0f);
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

rtTextureSampler<float4, cudaTextureType2DLayered> layers;
rtTextureSampler<float4, cudaTextureTypeCubemap> cube;
rtTextureSampler<float4, cudaTextureTypeCubemapLayered> cubes;

RT_PROGRAM void faces_by_variable()
{
    const float4 p = places[index].at;
    const int layer = places[index].layer.x;
    output[index] = mode == 0   ? tex2DLayered(layers, p.x, p.y, layer)
                    : mode == 1 ? texCubemap(cube, p.x, p.y, p.z)
                                : texCubemapLayered(cubes, p.x, p.y, p.z, layer);
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
