/* SPDX-License-Identifier: Apache-2.0 */
/* Floats as the bits that they are, and the reverse. */
#ifndef RW_CPU_BITS_H
#define RW_CPU_BITS_H

#include <stdint.h>

static inline uint32_t rw_float_bits(float value)
{
    uint32_t bits;
    __builtin_memcpy(&bits, &value, sizeof(bits));
    return bits;
}

static inline float rw_bits_float(uint32_t bits)
{
    float value;
    __builtin_memcpy(&value, &bits, sizeof(value));
    return value;
}

static inline uint64_t rw_double_bits(double value)
{
    uint64_t bits;
    __builtin_memcpy(&bits, &value, sizeof(bits));
    return bits;
}

static inline double rw_bits_double(uint64_t bits)
{
    double value;
    __builtin_memcpy(&value, &bits, sizeof(value));
    return value;
}

#endif
