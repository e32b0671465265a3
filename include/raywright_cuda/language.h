/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What CUDA C has before any include, for clang without a toolkit: the qualifiers, vector types,
 * indices of threads, and the few functions of C and C++ that device code takes for granted.
 *
 *   __host__ __device__ __global__ __constant__ __shared__ __managed__ __forceinline__
 *   __launch_bounds__ __align__ __grid_constant__        (__noinline__ is clang's own)
 *   char1 to double4, dim3, make_<vector>; size_t
 *   threadIdx blockIdx blockDim gridDim warpSize
 *   cudaTextureReadMode, cudaTextureType2D and its relatives, which textures of the classic
 *   interface are declared with
 *   memcpy memmove memset printf assert, placement new, clock clock64
 *   __trap __isGlobal __isShared __isConstant __isLocal
 *   std::move std::forward std::initializer_list
 *
 * __CUDACC_RTC__ is defined, for what was written for NVRTC is what this compiles.
 */
#ifndef RAYWRIGHT_CUDA_LANGUAGE_H
#define RAYWRIGHT_CUDA_LANGUAGE_H

#define __CUDACC__ 1
#define __CUDACC_RTC__ 1
#define __CUDACC_VER_MAJOR__ 12
#define __CUDACC_VER_MINOR__ 0
#define __CUDACC_VER_BUILD__ 0

#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
#define __constant__ __attribute__((constant))
#define __shared__ __attribute__((shared))
#define __managed__ __attribute__((managed))
#define __forceinline__ inline __attribute__((always_inline))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
#define __align__(bytes) __attribute__((aligned(bytes)))
#define __grid_constant__

/* A function of these headers: of either side, since sources name both. */
#define RW_CUDA static inline __host__ __device__

typedef __SIZE_TYPE__ size_t;
typedef __PTRDIFF_TYPE__ ptrdiff_t;

#define RW_DEFINE_VECTORS 1
#include "raywright_vector_types.h"

struct dim3 {
    unsigned int x, y, z;
    constexpr __host__ __device__ dim3(unsigned int x_ = 1, unsigned int y_ = 1,
                                       unsigned int z_ = 1)
        : x(x_), y(y_), z(z_)
    {
    }
    constexpr __host__ __device__ dim3(uint3 v) : x(v.x), y(v.y), z(v.z) {}
    constexpr __host__ __device__ operator uint3() const { return {x, y, z}; }
};

/* One of threadIdx and the like, each part of which is a register of the machine. */
#define RW_REGISTER(part, name)                                                                    \
    __declspec(property(get = rw_##part)) unsigned int part;                                       \
    static inline __host__ __device__ unsigned int rw_##part()                                     \
    {                                                                                              \
        return __nvvm_read_ptx_sreg_##name();                                                      \
    }
#define RW_REGISTERS(variable, name, type)                                                         \
    struct rw_##variable {                                                                         \
        RW_REGISTER(x, name##_x)                                                                   \
        RW_REGISTER(y, name##_y)                                                                   \
        RW_REGISTER(z, name##_z)                                                                   \
        __host__ __device__ operator type() const                                                  \
        {                                                                                          \
            return {rw_x(), rw_y(), rw_z()};                                                       \
        }                                                                                          \
    };                                                                                             \
    extern const __device__ __attribute__((weak)) rw_##variable variable;
RW_REGISTERS(threadIdx, tid, uint3)
RW_REGISTERS(blockIdx, ctaid, uint3)
RW_REGISTERS(blockDim, ntid, dim3)
RW_REGISTERS(gridDim, nctaid, dim3)
#undef RW_REGISTERS
#undef RW_REGISTER
static constexpr int warpSize = 32;

enum cudaTextureReadMode { cudaReadModeElementType = 0, cudaReadModeNormalizedFloat = 1 };
#define cudaTextureType1D 0x01
#define cudaTextureType2D 0x02
#define cudaTextureType3D 0x03
#define cudaTextureTypeCubemap 0x0C
#define cudaTextureType1DLayered 0xF1
#define cudaTextureType2DLayered 0xF2
#define cudaTextureTypeCubemapLayered 0xFC

extern "C" {
__host__ __device__ void *memcpy(void *, const void *, size_t);
__host__ __device__ void *memmove(void *, const void *, size_t);
__host__ __device__ void *memset(void *, int, size_t);
__host__ __device__ int printf(const char *, ...);
__host__ __device__ void __assertfail(const char *, const char *, unsigned int, const char *,
                                      size_t) __attribute__((noreturn));
}

#ifdef NDEBUG
#define assert(condition) ((void)0)
#else
#define assert(condition)                                                                          \
    ((condition) ? (void)0 : __assertfail(#condition, __FILE__, __LINE__, __func__, 1))
#endif

RW_CUDA long long clock64()
{
    return __nvvm_read_ptx_sreg_clock64();
}
RW_CUDA int clock()
{
    return __nvvm_read_ptx_sreg_clock();
}

RW_CUDA void __trap()
{
    __builtin_trap();
}
#define RW_IS_IN(name, space)                                                                      \
    RW_CUDA unsigned int name(const void *pointer)                                                 \
    {                                                                                              \
        return __nvvm_isspacep_##space(pointer);                                                   \
    }
RW_IS_IN(__isGlobal, global)
RW_IS_IN(__isShared, shared)
RW_IS_IN(__isConstant, const)
RW_IS_IN(__isLocal, local)
#undef RW_IS_IN

inline __host__ __device__ void *operator new(size_t, void *place) noexcept
{
    return place;
}

namespace std
{
template <class T> struct rw_plain {
    typedef T type;
};
template <class T> struct rw_plain<T &> {
    typedef T type;
};
template <class T> struct rw_plain<T &&> {
    typedef T type;
};
template <class T>
constexpr __host__ __device__ typename rw_plain<T>::type &&move(T &&value) noexcept
{
    return static_cast<typename rw_plain<T>::type &&>(value);
}
template <class T>
constexpr __host__ __device__ T &&forward(typename rw_plain<T>::type &value) noexcept
{
    return static_cast<T &&>(value);
}
template <class T>
constexpr __host__ __device__ T &&forward(typename rw_plain<T>::type &&value) noexcept
{
    return static_cast<T &&>(value);
}

/* The compiler makes these: a pointer and a count. */
template <class T> class initializer_list
{
    const T *first;
    size_t count;

  public:
    constexpr __host__ __device__ initializer_list() noexcept : first(nullptr), count(0) {}
    constexpr __host__ __device__ size_t size() const noexcept { return count; }
    constexpr __host__ __device__ const T *begin() const noexcept { return first; }
    constexpr __host__ __device__ const T *end() const noexcept { return first + count; }
};
} // namespace std

#endif
