/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Textures in ray programs: lookups by id (rtTex2D and its relatives) and, below, the declaration
 * rtTextureSampler with tex2D and its relatives over it. Included by raywright_device.h.
 *
 * Coordinates are in [0, 1] or in texels, as the sampler's indexing mode says; T is a type of one,
 * two or four components, of which lookups fill the first as many as it has. Texture formats that
 * are read as floats go with floats, others with integers: no conversion takes place. Every lookup
 * by id has a second form that writes through a pointer, for code that cannot name T.
 */
#ifndef RAYWRIGHT_TEXTURE_H
#define RAYWRIGHT_TEXTURE_H

#include "raywright_variable.h"

#define RW_DEVICE static __forceinline__ __device__

/* The id that rtTextureSamplerGetId gives. */
typedef int rtTextureId;

/* ---- From four words to T ---- */

namespace optix
{
/* What a lookup returns: four words, floats or integers. */
struct texel_words {
    float x, y, z, w;
};

template <typename T> struct texel_scalar { /* integers */
    RW_DEVICE T from(float word)
    {
        union {
            float f;
            int i;
        } bits = {word};
        return (T)bits.i;
    }
};
template <> struct texel_scalar<float> {
    RW_DEVICE float from(float word) { return word; }
};

/* `kind` names the stubs that return this type: f, i or u. */
struct texel_kind_f {
};
struct texel_kind_i {
};
struct texel_kind_u {
};

template <typename T> struct texel;
#define RW_TEXEL(base, vector, letter)                                                             \
    template <> struct texel<base> {                                                               \
        typedef texel_kind_##letter kind;                                                          \
        typedef float normalized;                                                                  \
        RW_DEVICE base from(const texel_words &t)                                                  \
        {                                                                                          \
            return texel_scalar<base>::from(t.x);                                                  \
        }                                                                                          \
    };                                                                                             \
    RW_TEXEL_VECTORS(base, vector, letter)
#define RW_TEXEL_VECTORS(base, vector, letter)                                                     \
    template <> struct texel<vector##1> {                                                          \
        typedef texel_kind_##letter kind;                                                          \
        typedef float1 normalized;                                                                 \
        RW_DEVICE vector##1 from(const texel_words &t)                                             \
        {                                                                                          \
            vector##1 v;                                                                           \
            v.x = texel_scalar<base>::from(t.x);                                                   \
            return v;                                                                              \
        }                                                                                          \
    };                                                                                             \
    template <> struct texel<vector##2> {                                                          \
        typedef texel_kind_##letter kind;                                                          \
        typedef float2 normalized;                                                                 \
        RW_DEVICE vector##2 from(const texel_words &t)                                             \
        {                                                                                          \
            vector##2 v;                                                                           \
            v.x = texel_scalar<base>::from(t.x);                                                   \
            v.y = texel_scalar<base>::from(t.y);                                                   \
            return v;                                                                              \
        }                                                                                          \
    };                                                                                             \
    template <> struct texel<vector##4> {                                                          \
        typedef texel_kind_##letter kind;                                                          \
        typedef float4 normalized;                                                                 \
        RW_DEVICE vector##4 from(const texel_words &t)                                             \
        {                                                                                          \
            vector##4 v;                                                                           \
            v.x = texel_scalar<base>::from(t.x);                                                   \
            v.y = texel_scalar<base>::from(t.y);                                                   \
            v.z = texel_scalar<base>::from(t.z);                                                   \
            v.w = texel_scalar<base>::from(t.w);                                                   \
            return v;                                                                              \
        }                                                                                          \
    };
RW_TEXEL(float, float, f)
RW_TEXEL(int, int, i)
RW_TEXEL(unsigned int, uint, u)
RW_TEXEL(short, short, i)
RW_TEXEL(unsigned short, ushort, u)
RW_TEXEL(signed char, char, i)
RW_TEXEL(unsigned char, uchar, u)
template <> struct texel<char> : texel<signed char> {
};
#undef RW_TEXEL
#undef RW_TEXEL_VECTORS

/* ---- Stubs ---- */

/* Which shape a stub takes the texture for. */
enum texture_shape {
    texture_1d = 1,
    texture_2d = 2,
    texture_3d = 3,
    texture_1d_layered = 4,
    texture_2d_layered = 5,
    texture_cube = 6,
    texture_cube_layered = 7
};

#define RW_WORDS_OUT(t) "=f"(t.x), "=f"(t.y), "=f"(t.z), "=f"(t.w)
#define RW_LOOKUP(letter, constraint, T)                                                           \
    RW_DEVICE texel_words texture_get(texel_kind_##letter, int id, int shape, float x, float y,    \
                                      float z)                                                     \
    {                                                                                              \
        union {                                                                                    \
            T from[4];                                                                             \
            float to[4];                                                                           \
        } bits;                                                                                    \
        T r0, r1, r2, r3;                                                                          \
        asm("call (%0, %1, %2, %3), _rt_texture_get_" #letter "_id, (%4, %5, %6, %7, %8, %9);"     \
            : constraint(r0), constraint(r1), constraint(r2), constraint(r3)                       \
            : "r"(id), "r"(shape), "f"(x), "f"(y), "f"(z), "f"(0.0f));                             \
        bits.from[0] = r0;                                                                         \
        bits.from[1] = r1;                                                                         \
        bits.from[2] = r2;                                                                         \
        bits.from[3] = r3;                                                                         \
        texel_words t = {bits.to[0], bits.to[1], bits.to[2], bits.to[3]};                          \
        return t;                                                                                  \
    }
RW_LOOKUP(f, "=f", float)
RW_LOOKUP(i, "=r", int)
RW_LOOKUP(u, "=r", unsigned int)
#undef RW_LOOKUP

RW_DEVICE texel_words texture_fetch(int id, int shape, int x, int y, int z)
{
    texel_words t;
    asm("call (%0, %1, %2, %3), _rt_texture_get_fetch_id, (%4, %5, %6, %7, %8, %9);"
        : RW_WORDS_OUT(t)
        : "r"(id), "r"(shape), "r"(x), "r"(y), "r"(z), "r"(0));
    return t;
}
RW_DEVICE texel_words texture_gather(int id, float x, float y, int component)
{
    texel_words t;
    asm("call (%0, %1, %2, %3), _rt_texture_get_gather_id, (%4, %5, %6, %7, %8);"
        : RW_WORDS_OUT(t)
        : "r"(id), "r"((int)texture_2d), "f"(x), "f"(y), "r"(component));
    return t;
}
RW_DEVICE texel_words texture_base(int id, int shape, float x, float y, float z, int layer)
{
    texel_words t;
    asm("call (%0, %1, %2, %3), _rt_texture_get_base_id, (%4, %5, %6, %7, %8, %9);"
        : RW_WORDS_OUT(t)
        : "r"(id), "r"(shape), "f"(x), "f"(y), "f"(z), "r"(layer));
    return t;
}
RW_DEVICE texel_words texture_level(int id, int shape, float x, float y, float z, int layer,
                                    float level)
{
    texel_words t;
    asm("call (%0, %1, %2, %3), _rt_texture_get_level_id, (%4, %5, %6, %7, %8, %9, %10);"
        : RW_WORDS_OUT(t)
        : "r"(id), "r"(shape), "f"(x), "f"(y), "f"(z), "r"(layer), "f"(level));
    return t;
}
RW_DEVICE texel_words texture_grad(int id, int shape, float x, float y, float z, int layer,
                                   float4 ddx, float4 ddy)
{
    texel_words t;
    asm("call (%0, %1, %2, %3), _rt_texture_get_grad_id, "
        "(%4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15);"
        : RW_WORDS_OUT(t)
        : "r"(id), "r"(shape), "f"(x), "f"(y), "f"(z), "r"(layer), "f"(ddx.x), "f"(ddx.y),
          "f"(ddx.z), "f"(ddy.x), "f"(ddy.y), "f"(ddy.z));
    return t;
}
RW_DEVICE float4 texture_gradient(float x, float y, float z)
{
    float4 d;
    d.x = x;
    d.y = y;
    d.z = z;
    d.w = 0.0f;
    return d;
}
RW_DEVICE float4 texture_gradient(float d)
{
    return texture_gradient(d, 0.0f, 0.0f);
}
RW_DEVICE float4 texture_gradient(const float2 &d)
{
    return texture_gradient(d.x, d.y, 0.0f);
}
RW_DEVICE float4 texture_gradient(const float4 &d)
{
    return d;
}
#undef RW_WORDS_OUT
} // namespace optix

/* ---- Samplers as variables ---- */

#if !defined(__CUDACC__)
/* As the CUDA toolkit has it. */
enum cudaTextureReadMode { cudaReadModeElementType = 0, cudaReadModeNormalizedFloat = 1 };
#endif

namespace optix
{
/*
 * What rtTextureSampler declares; the dimension is for the reader. The host binds a sampler with
 * rtVariableSetObject, and the launch puts its texture object and id where these words are. The
 * mark tells the compiler that this is a texture, since there is no metadata.
 */
template <typename T, int Dim = 1, int Mode = cudaReadModeElementType> class textureSampler
{
  public:
    __forceinline__ __device__ int getId() const
    {
        int id;
        asm("ld.u32 %0, [%1];" : "=r"(id) : "l"(&m_mark));
        return id;
    }

  private:
    unsigned long long m_object = 0;
    unsigned long long m_mark = 0x7275747865547752ull;
};

/* What a lookup in a sampler of T returns. */
template <typename T, int Mode> struct sampled {
    typedef T type;
};
template <typename T> struct sampled<T, cudaReadModeNormalizedFloat> {
    typedef typename texel<T>::normalized type;
};
} // namespace optix

/* rtTextureSampler<float4, 2> image; ... tex2D(image, x, y)
 * rtTextureSampler<uchar4, 2, cudaReadModeNormalizedFloat> photo; a lookup gives float4. */
#define rtTextureSampler __device__ ::optix::textureSampler

/* ---- Lookups ---- */

/* Width, height and depth (or layers, or faces) of level 0 in texels. */
RW_DEVICE uint3 rtTexSize(rtTextureId id)
{
    uint3 size;
    asm("call (%0, %1, %2), _rt_texture_get_size_id, (%3);"
        : "=r"(size.x), "=r"(size.y), "=r"(size.z)
        : "r"(id));
    return size;
}

/* A lookup by id, T rtTex...<T>(id, parameters), the same through a pointer, and one in a sampler,
 * tex...(sampler, parameters). The body is an expression over the parameters, `id`, and `kind`. */
#define RW_PLAIN(...) __VA_ARGS__
#define RW_TEXTURE(by_id, by_sampler, parameters, arguments, ...)                                  \
    template <typename T> RW_DEVICE T by_id(rtTextureId id, RW_PLAIN parameters)                   \
    {                                                                                              \
        using namespace optix;                                                                     \
        typedef typename texel<T>::kind kind;                                                      \
        (void)sizeof(kind);                                                                        \
        return texel<T>::from(__VA_ARGS__);                                                        \
    }                                                                                              \
    template <typename T> RW_DEVICE void by_id(T *out, rtTextureId id, RW_PLAIN parameters)        \
    {                                                                                              \
        *out = by_id<T>(id, RW_PLAIN arguments);                                                   \
    }                                                                                              \
    template <typename T, int Dim, int Mode>                                                       \
    RW_DEVICE typename optix::sampled<T, Mode>::type by_sampler(                                   \
        const optix::textureSampler<T, Dim, Mode> &sampler, RW_PLAIN parameters)                   \
    {                                                                                              \
        return by_id<typename optix::sampled<T, Mode>::type>(sampler.getId(), RW_PLAIN arguments); \
    }

/* At level 0. */
RW_TEXTURE(rtTex1D, tex1D, (float x), (x), texture_get(kind(), id, texture_1d, x, 0.0f, 0.0f))
RW_TEXTURE(rtTex2D, tex2D, (float x, float y), (x, y),
           texture_get(kind(), id, texture_2d, x, y, 0.0f))
RW_TEXTURE(rtTex3D, tex3D, (float x, float y, float z), (x, y, z),
           texture_get(kind(), id, texture_3d, x, y, z))

/* One texel by its indices, unfiltered. */
RW_TEXTURE(rtTex1DFetch, tex1Dfetch, (int x), (x), texture_fetch(id, texture_1d, x, 0, 0))
RW_TEXTURE(rtTex2DFetch, tex2Dfetch, (int x, int y), (x, y), texture_fetch(id, texture_2d, x, y, 0))
RW_TEXTURE(rtTex3DFetch, tex3Dfetch, (int x, int y, int z), (x, y, z),
           texture_fetch(id, texture_3d, x, y, z))

/* One component of the four texels around the coordinate: lower left, lower right, upper right,
 * upper left, for y that grows downwards. */
RW_TEXTURE(rtTex2DGather, tex2Dgather, (float x, float y, int component = 0), (x, y, component),
           texture_gather(id, x, y, component))

/* At a mip level. */
RW_TEXTURE(rtTex1DLod, tex1DLod, (float x, float level), (x, level),
           texture_level(id, texture_1d, x, 0.0f, 0.0f, 0, level))
RW_TEXTURE(rtTex2DLod, tex2DLod, (float x, float y, float level), (x, y, level),
           texture_level(id, texture_2d, x, y, 0.0f, 0, level))
RW_TEXTURE(rtTex3DLod, tex3DLod, (float x, float y, float z, float level), (x, y, z, level),
           texture_level(id, texture_3d, x, y, z, 0, level))

/* At the level, and with the anisotropy, that the coordinate's change from pixel to pixel asks
 * for. */
RW_TEXTURE(rtTex1DGrad, tex1DGrad, (float x, float ddx, float ddy), (x, ddx, ddy),
           texture_grad(id, texture_1d, x, 0.0f, 0.0f, 0, texture_gradient(ddx),
                        texture_gradient(ddy)))
RW_TEXTURE(rtTex2DGrad, tex2DGrad, (float x, float y, float2 ddx, float2 ddy), (x, y, ddx, ddy),
           texture_grad(id, texture_2d, x, y, 0.0f, 0, texture_gradient(ddx),
                        texture_gradient(ddy)))
RW_TEXTURE(rtTex3DGrad, tex3DGrad, (float x, float y, float z, float4 ddx, float4 ddy),
           (x, y, z, ddx, ddy), texture_grad(id, texture_3d, x, y, z, 0, ddx, ddy))

/* In a layer of a buffer with RT_BUFFER_LAYERED. */
RW_TEXTURE(rtTex1DLayered, tex1DLayered, (float x, int layer), (x, layer),
           texture_base(id, texture_1d_layered, x, 0.0f, 0.0f, layer))
RW_TEXTURE(rtTex2DLayered, tex2DLayered, (float x, float y, int layer), (x, y, layer),
           texture_base(id, texture_2d_layered, x, y, 0.0f, layer))
RW_TEXTURE(rtTex1DLayeredLod, tex1DLayeredLod, (float x, int layer, float level), (x, layer, level),
           texture_level(id, texture_1d_layered, x, 0.0f, 0.0f, layer, level))
RW_TEXTURE(rtTex2DLayeredLod, tex2DLayeredLod, (float x, float y, int layer, float level),
           (x, y, layer, level), texture_level(id, texture_2d_layered, x, y, 0.0f, layer, level))
RW_TEXTURE(rtTex1DLayeredGrad, tex1DLayeredGrad, (float x, int layer, float ddx, float ddy),
           (x, layer, ddx, ddy),
           texture_grad(id, texture_1d_layered, x, 0.0f, 0.0f, layer, texture_gradient(ddx),
                        texture_gradient(ddy)))
RW_TEXTURE(rtTex2DLayeredGrad, tex2DLayeredGrad,
           (float x, float y, int layer, float2 ddx, float2 ddy), (x, y, layer, ddx, ddy),
           texture_grad(id, texture_2d_layered, x, y, 0.0f, layer, texture_gradient(ddx),
                        texture_gradient(ddy)))

/* In a direction, of a buffer with RT_BUFFER_CUBEMAP. */
RW_TEXTURE(rtTexCubemap, texCubemap, (float x, float y, float z), (x, y, z),
           texture_base(id, texture_cube, x, y, z, 0))
RW_TEXTURE(rtTexCubemapLod, texCubemapLod, (float x, float y, float z, float level),
           (x, y, z, level), texture_level(id, texture_cube, x, y, z, 0, level))
RW_TEXTURE(rtTexCubemapLayered, texCubemapLayered, (float x, float y, float z, int layer),
           (x, y, z, layer), texture_base(id, texture_cube_layered, x, y, z, layer))
RW_TEXTURE(rtTexCubemapLayeredLod, texCubemapLayeredLod,
           (float x, float y, float z, int layer, float level), (x, y, z, layer, level),
           texture_level(id, texture_cube_layered, x, y, z, layer, level))
#undef RW_TEXTURE

/* Demand loading: the same lookups, which say whether the texels were there. They always are. */
#define RW_DEMAND(name, lookup, parameters, arguments)                                             \
    template <typename T> RW_DEVICE T name(rtTextureId id, RW_PLAIN parameters, bool &isResident)  \
    {                                                                                              \
        isResident = true;                                                                         \
        return lookup<T>(id, RW_PLAIN arguments);                                                  \
    }                                                                                              \
    template <typename T>                                                                          \
    RW_DEVICE void name(T *out, rtTextureId id, RW_PLAIN parameters, bool &isResident)             \
    {                                                                                              \
        *out = name<T>(id, RW_PLAIN arguments, isResident);                                        \
    }
RW_DEMAND(rtTex1DLoadOrRequest, rtTex1D, (float x), (x))
RW_DEMAND(rtTex2DLoadOrRequest, rtTex2D, (float x, float y), (x, y))
RW_DEMAND(rtTex3DLoadOrRequest, rtTex3D, (float x, float y, float z), (x, y, z))
RW_DEMAND(rtTex1DLodLoadOrRequest, rtTex1DLod, (float x, float level), (x, level))
RW_DEMAND(rtTex2DLodLoadOrRequest, rtTex2DLod, (float x, float y, float level), (x, y, level))
RW_DEMAND(rtTex3DLodLoadOrRequest, rtTex3DLod, (float x, float y, float z, float level),
          (x, y, z, level))
RW_DEMAND(rtTex1DGradLoadOrRequest, rtTex1DGrad, (float x, float ddx, float ddy), (x, ddx, ddy))
RW_DEMAND(rtTex2DGradLoadOrRequest, rtTex2DGrad, (float x, float y, float2 ddx, float2 ddy),
          (x, y, ddx, ddy))
RW_DEMAND(rtTex3DGradLoadOrRequest, rtTex3DGrad,
          (float x, float y, float z, float4 ddx, float4 ddy), (x, y, z, ddx, ddy))
#undef RW_DEMAND
#undef RW_PLAIN
#undef RW_DEVICE

/* The same in the namespace. */
namespace optix
{
using ::rtTex1D;
using ::rtTex1DFetch;
using ::rtTex1DGrad;
using ::rtTex1DGradLoadOrRequest;
using ::rtTex1DLayered;
using ::rtTex1DLayeredGrad;
using ::rtTex1DLayeredLod;
using ::rtTex1DLoadOrRequest;
using ::rtTex1DLod;
using ::rtTex1DLodLoadOrRequest;
using ::rtTex2D;
using ::rtTex2DFetch;
using ::rtTex2DGather;
using ::rtTex2DGrad;
using ::rtTex2DGradLoadOrRequest;
using ::rtTex2DLayered;
using ::rtTex2DLayeredGrad;
using ::rtTex2DLayeredLod;
using ::rtTex2DLoadOrRequest;
using ::rtTex2DLod;
using ::rtTex2DLodLoadOrRequest;
using ::rtTex3D;
using ::rtTex3DFetch;
using ::rtTex3DGrad;
using ::rtTex3DGradLoadOrRequest;
using ::rtTex3DLoadOrRequest;
using ::rtTex3DLod;
using ::rtTex3DLodLoadOrRequest;
using ::rtTexCubemap;
using ::rtTexCubemapLayered;
using ::rtTexCubemapLayeredLod;
using ::rtTexCubemapLod;
using ::rtTexSize;
using ::rtTextureId;
} // namespace optix

#endif
