/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Conversions of NVVM between integers, float and double, and between their bits (see helpers.c).
 * Included after float.h, which has the rounding modes.
 */

/* Float to integer: out of range gives the nearest end of the range, NaN gives 0. `end` is the
 * first power of two above the range. */
#define TO_INTEGER(name, type, low, high, end)                                                     \
    static inline type name(double x)                                                              \
    {                                                                                              \
        if (x != x) return 0;                                                                      \
        if (x >= end) return high;                                                                 \
        return x <= (double)(low) ? low : (type)x;                                                 \
    }
TO_INTEGER(to_i, int32_t, INT32_MIN, INT32_MAX, 0x1p31)
TO_INTEGER(to_ui, uint32_t, 0, UINT32_MAX, 0x1p32)
TO_INTEGER(to_ll, int64_t, INT64_MIN, INT64_MAX, 0x1p63)
TO_INTEGER(to_ull, uint64_t, 0, UINT64_MAX, 0x1p64)

#define FROM_FLOAT(to, type, mode, integral)                                                       \
    type NVVM(f2##to##_##mode)(float a)                                                            \
    {                                                                                              \
        return to_##to(integral((double)a));                                                       \
    }                                                                                              \
    type NVVM(f2##to##_##mode##_ftz)(float a)                                                      \
    {                                                                                              \
        return to_##to(integral((double)ftz(a)));                                                  \
    }                                                                                              \
    type NVVM(d2##to##_##mode)(double a)                                                           \
    {                                                                                              \
        return to_##to(integral(a));                                                               \
    }
#define FROM_FLOAT_MODES(to, type)                                                                 \
    FROM_FLOAT(to, type, rn, __builtin_rint)                                                       \
    FROM_FLOAT(to, type, rm, __builtin_floor)                                                      \
    FROM_FLOAT(to, type, rp, __builtin_ceil)                                                       \
    FROM_FLOAT(to, type, rz, __builtin_trunc)
FROM_FLOAT_MODES(i, int32_t)
FROM_FLOAT_MODES(ui, uint32_t)
FROM_FLOAT_MODES(ll, int64_t)
FROM_FLOAT_MODES(ull, uint64_t)

#define TO_FLOAT(from, type, mode)                                                                 \
    float NVVM(from##2f_##mode)(type a)                                                            \
    {                                                                                              \
        return from##2f_##mode(a);                                                                 \
    }                                                                                              \
    double NVVM(from##2d_##mode)(type a)                                                           \
    {                                                                                              \
        return from##2d_##mode(a);                                                                 \
    }
#define TO_FLOAT_MODES(from, type)                                                                 \
    TO_FLOAT(from, type, rn)                                                                       \
    TO_FLOAT(from, type, rm)                                                                       \
    TO_FLOAT(from, type, rp)                                                                       \
    TO_FLOAT(from, type, rz)
TO_FLOAT_MODES(i, int32_t)
TO_FLOAT_MODES(ui, uint32_t)
TO_FLOAT_MODES(ll, int64_t)
TO_FLOAT_MODES(ull, uint64_t)

#define DOUBLE_TO_FLOAT(mode)                                                                      \
    float NVVM(d2f_##mode)(double a)                                                               \
    {                                                                                              \
        return d2f_##mode(a);                                                                      \
    }                                                                                              \
    float NVVM(d2f_##mode##_ftz)(double a)                                                         \
    {                                                                                              \
        float r = d2f_##mode(a);                                                                   \
        return FLUSHED(r, BELOW_##mode(__builtin_fabs(a), 1.0));                                   \
    }
DOUBLE_TO_FLOAT(rn)
DOUBLE_TO_FLOAT(rm)
DOUBLE_TO_FLOAT(rp)
DOUBLE_TO_FLOAT(rz)

static inline uint16_t half_of(float a)
{
    _Float16 half = (_Float16)a;
    uint16_t bits;
    __builtin_memcpy(&bits, &half, sizeof(bits));
    return bits;
}

uint16_t NVVM(f2h_rn)(float a)
{
    return half_of(a);
}
uint16_t NVVM(f2h_rn_ftz)(float a)
{
    return half_of(ftz(a));
}

uint32_t NVVM(bitcast_f2i)(float a)
{
    return rw_float_bits(a);
}
float NVVM(bitcast_i2f)(uint32_t a)
{
    return rw_bits_float(a);
}

uint64_t NVVM(bitcast_d2ll)(double a)
{
    return rw_double_bits(a);
}
double NVVM(bitcast_ll2d)(uint64_t a)
{
    return rw_bits_double(a);
}
uint32_t NVVM(d2i_lo)(double a)
{
    return (uint32_t)rw_double_bits(a);
}
uint32_t NVVM(d2i_hi)(double a)
{
    return (uint32_t)(rw_double_bits(a) >> 32);
}
double NVVM(lohi_i2d)(uint32_t lo, uint32_t hi)
{
    return rw_bits_double((uint64_t)hi << 32 | lo);
}
