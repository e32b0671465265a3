/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Surface instructions on the CPU (see helpers.c). A surface object is the address of a struct
 * RWsurface (raywright_surface.h); anything else is no surface: it reads zeros and takes nothing.
 * compiler/target/cpu/image.c makes calls of these functions out of the forms. Arguments of all:
 *
 *   shape  enum rw_shape; of layered ones z is the layer, without sign
 *   size   bytes of the access, at most 16: x counts bytes. 0, and all formatted accesses: x counts
 *          texels
 *   mode   enum rw_surface_mode: what happens to accesses out of range
 *
 * PTX leaves open what an access does whose x is no multiple of its size: here the lowest bits of x
 * do not count, a GPU of sm_90 ends the launch.
 */
#ifndef RW_CPU_SURFACE_H
#define RW_CPU_SURFACE_H

#include "programs/cpu/texel.h"
#include "raywright_surface.h"
#include "programs/cpu/surface_modes.h"

static inline const RWsurface *rw_surface_of(uint64_t object)
{
    const RWsurface *s = (const RWsurface *)(uintptr_t)object;
    return s && s->struct_size == sizeof(*s) && s->data ? s : 0;
}

static inline uint32_t rw_surface_texel_size(const RWsurface *s)
{
    return s->components * s->component_bytes;
}

/* Along one axis: false when the access is dropped. */
static inline bool rw_surface_axis(int32_t *at, uint32_t size, uint32_t step, uint32_t mode)
{
    if (*at >= 0 && (uint32_t)*at + step <= size) return true;
    if (mode == RW_SURFACE_ZERO || size < step) return false;
    *at = *at < 0 ? 0 : (int32_t)((size - step) / step * step);
    return true;
}

/* Where the access goes; 0: nowhere. */
static inline char *rw_surface_at(const RWsurface *s, uint32_t shape, uint32_t size, uint32_t mode,
                                  int32_t x, int32_t y, int32_t z)
{
    uint32_t texel = rw_surface_texel_size(s);
    uint32_t scale = size ? 1 : texel, step = size ? size : 1;
    if (size) x &= ~(int32_t)(size - 1);
    if (!rw_surface_axis(&x, s->width * (size ? texel : 1), step, mode)) return 0;
    if (rw_axes(shape) < 2) y = 0;
    if (shape == RW_SHAPE_1D || shape == RW_SHAPE_2D) z = 0;
    if (rw_is_layered(shape) && z < 0) z = INT32_MAX;
    if (!rw_surface_axis(&y, s->height, 1, mode) || !rw_surface_axis(&z, s->depth, 1, mode))
        return 0;
    uint64_t row = (uint64_t)z * s->height + (uint64_t)y;
    return (char *)s->data + (row * s->width * texel + (uint64_t)x * scale);
}

uint32_t rw_cpu_surface_outside(uint64_t object, uint32_t shape, uint32_t size, uint32_t mode,
                                int32_t x, int32_t y, int32_t z)
{
    const RWsurface *s = rw_surface_of(object);
    (void)mode;
    return s && !rw_surface_at(s, shape, size, RW_SURFACE_ZERO, x, y, z);
}

void rw_cpu_surface_load(uint64_t object, uint32_t shape, uint32_t size, uint32_t mode, int32_t x,
                         int32_t y, int32_t z, void *out)
{
    const RWsurface *s = rw_surface_of(object);
    const char *at = s ? rw_surface_at(s, shape, size, mode, x, y, z) : 0;
    for (uint32_t i = 0; i < size; i++) ((char *)out)[i] = at ? at[i] : 0;
}

void rw_cpu_surface_store(uint64_t object, uint32_t shape, uint32_t size, uint32_t mode, int32_t x,
                          int32_t y, int32_t z, const void *in)
{
    const RWsurface *s = rw_surface_of(object);
    char *at = s ? rw_surface_at(s, shape, size, mode, x, y, z) : 0;
    for (uint32_t i = 0; at && i < size; i++) at[i] = ((const char *)in)[i];
}

/* ---- formatted ---- */

/* Towards zero, as GPUs of sm_90 do it; PTX does not say. */
static inline uint16_t rw_surface_half(uint32_t bits)
{
    float value = rw_bits_float(bits);
    return value != value ? 0x7e00 : TO_f16(value, rz);
}

/* A component out of the 32 bits that the program gives for it. */
static inline uint32_t rw_surface_component(const RWsurface *s, uint32_t value)
{
    uint32_t bits = 8 * s->component_bytes;
    if (bits == 32) return value;
    if (s->kind == RW_SURFACE_FLOAT) return rw_surface_half(value);
    if (s->kind == RW_SURFACE_UNSIGNED) return value >> bits ? (1u << bits) - 1 : value;
    int32_t high = (1 << (bits - 1)) - 1, number = (int32_t)value;
    return (uint32_t)(number > high ? high : number < -high - 1 ? -high - 1 : number);
}

/* Components that the program does not give become 0, as on a GPU; PTX leaves them open. */
void rw_cpu_surface_store_texel(uint64_t object, uint32_t shape, uint32_t count, uint32_t mode,
                                int32_t x, int32_t y, int32_t z, const uint32_t *in)
{
    const RWsurface *s = rw_surface_of(object);
    char *at = s ? rw_surface_at(s, shape, 0, mode, x, y, z) : 0;
    for (uint32_t i = 0; at && i < s->components; i++) {
        uint32_t value = i < count ? rw_surface_component(s, in[i]) : 0;
        __builtin_memcpy(at + i * s->component_bytes, &value, s->component_bytes);
    }
}

/* ---- reductions ---- */

static inline uint64_t rw_reduced(uint32_t operation, bool is_signed, uint64_t a, uint64_t b)
{
    bool less = is_signed ? (int64_t)a < (int64_t)b : a < b;
    switch (operation) {
    case RW_SURFACE_ADD:
        return a + b;
    case RW_SURFACE_MIN:
        return less ? a : b;
    case RW_SURFACE_MAX:
        return less ? b : a;
    case RW_SURFACE_AND:
        return a & b;
    default:
        return a | b;
    }
}

static inline void rw_reduce_32(uint32_t *at, uint32_t operation, bool is_signed, uint32_t value)
{
    uint32_t old = __atomic_load_n(at, __ATOMIC_RELAXED), new;
    do {
        new = (uint32_t)(is_signed ? rw_reduced(operation, true, (uint64_t)(int64_t)(int32_t)old,
                                                (uint64_t)(int64_t)(int32_t)value)
                                   : rw_reduced(operation, false, old, value));
    } while (!__atomic_compare_exchange_n(at, &old, new, true, __ATOMIC_RELAXED, __ATOMIC_RELAXED));
}

static inline void rw_reduce_64(uint64_t *at, uint32_t operation, bool is_signed, uint64_t value)
{
    uint64_t old = __atomic_load_n(at, __ATOMIC_RELAXED), new;
    do {
        new = rw_reduced(operation, is_signed, old, value);
    } while (!__atomic_compare_exchange_n(at, &old, new, true, __ATOMIC_RELAXED, __ATOMIC_RELAXED));
}

/* Without leaving the range of an int. */
static inline int32_t rw_surface_scaled(int32_t x, int32_t size)
{
    int32_t most = INT32_MAX / size;
    return (x > most ? most : x < -most ? -most : x) * size;
}

/* `size` is 4 or 8. Formatted: x counts numbers of that size, and the surface says what is
 * signed. */
void rw_cpu_surface_reduce(uint64_t object, uint32_t shape, uint32_t size, uint32_t mode, int32_t x,
                           int32_t y, int32_t z, uint32_t operation, uint32_t is_signed,
                           uint32_t formatted, uint64_t value)
{
    const RWsurface *s = rw_surface_of(object);
    if (formatted && s) is_signed = s->kind == RW_SURFACE_SIGNED;
    if (formatted) x = rw_surface_scaled(x, (int32_t)size);
    char *at = s ? rw_surface_at(s, shape, size, mode, x, y, z) : 0;
    if (at && size == 4)
        rw_reduce_32((uint32_t *)(void *)at, operation, is_signed, (uint32_t)value);
    else if (at)
        rw_reduce_64((uint64_t *)(void *)at, operation, is_signed, value);
}

/* ---- queries ---- */

#define RW_SURFACE_QUERY(name, expression)                                                         \
    uint32_t PTX(suq_##name##_b32)(uint64_t object)                                                \
    {                                                                                              \
        const RWsurface *s = rw_surface_of(object);                                                \
        return s ? (expression) : 0;                                                               \
    }
RW_SURFACE_QUERY(width, s->width)
RW_SURFACE_QUERY(height, s->height)
RW_SURFACE_QUERY(depth, s->depth)

/* A surface begins with its size, a texture with its shape. */
bool PTX(istypep_surfref)(uint64_t object)
{
    return rw_surface_of(object);
}
bool PTX(istypep_texref)(uint64_t object)
{
    const struct rw_texture_image *t = (const struct rw_texture_image *)(uintptr_t)object;
    return t && t->shape >= RW_SHAPE_1D && t->shape <= RW_SHAPE_CUBE_LAYERED;
}
bool PTX(istypep_samplerref)(uint64_t object)
{
    (void)object; /* a texture holds its sampler */
    return false;
}

#endif
