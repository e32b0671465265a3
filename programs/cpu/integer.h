/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Integer forms of NVVM and PTX that have no LLVM equivalent (see helpers.c), after the
 * descriptions of the PTX ISA, chapters "Integer Arithmetic", "Extended-Precision" and "Logic and
 * Shift".
 */

uint32_t NVVM(mulhi_ui)(uint32_t a, uint32_t b)
{
    return (uint32_t)((uint64_t)a * b >> 32);
}
int32_t NVVM(mulhi_i)(int32_t a, int32_t b)
{
    return (int32_t)((int64_t)a * b >> 32);
}
uint16_t NVVM(mulhi_us)(uint16_t a, uint16_t b)
{
    return (uint16_t)((uint32_t)a * b >> 16);
}
int16_t NVVM(mulhi_s)(int16_t a, int16_t b)
{
    return (int16_t)((int32_t)a * b >> 16);
}

uint64_t NVVM(mulhi_ull)(uint64_t a, uint64_t b)
{
    return (uint64_t)((unsigned __int128)a * b >> 64);
}

int64_t NVVM(mulhi_ll)(int64_t a, int64_t b)
{
    return (int64_t)((__int128)a * b >> 64);
}

/* The low 24 bits of each operand; the low 32 bits of the product. */
uint32_t NVVM(mul24_ui)(uint32_t a, uint32_t b)
{
    return (a & 0xffffff) * (b & 0xffffff);
}

int32_t NVVM(mul24_i)(int32_t a, int32_t b)
{
    int64_t x = (int32_t)((uint32_t)a << 8) >> 8, y = (int32_t)((uint32_t)b << 8) >> 8;
    return (int32_t)(x * y);
}

/* |a - b| + c */
uint32_t NVVM(sad_ui)(uint32_t a, uint32_t b, uint32_t c)
{
    return c + (a > b ? a - b : b - a);
}

uint32_t NVVM(sad_i)(int32_t a, int32_t b, uint32_t c)
{
    return c + (a > b ? (uint32_t)a - (uint32_t)b : (uint32_t)b - (uint32_t)a);
}

/* Each nibble of the selector picks a byte of b:a; its top bit replicates that byte's sign. */
uint32_t NVVM(prmt)(uint32_t a, uint32_t b, uint32_t selector)
{
    uint64_t bytes = (uint64_t)b << 32 | a;
    uint32_t result = 0;
    for (unsigned i = 0; i < 4; i++) {
        uint32_t nibble = selector >> 4 * i & 15,
                 byte = (uint32_t)(bytes >> 8 * (nibble & 7)) & 255;
        if (nibble & 8) byte = byte & 128 ? 255 : 0;
        result |= byte << 8 * i;
    }
    return result;
}

/* The offset-th set bit at or after base (offset > 0), or at or before it; ~0 when there is
 * none. */
uint32_t NVVM(fns)(uint32_t mask, uint32_t base, uint32_t offset)
{
    int32_t left = (int32_t)offset;
    if (left == INT32_MIN) return 0; /* what a GPU finds: its size is no number of 32 bits */
    if (left == 0) return base < 32 && mask >> base & 1 ? base : ~0u;
    int32_t step = left > 0 ? 1 : -1;
    for (int64_t bit = base; bit >= 0 && bit < 32; bit += step) {
        if (!(mask >> bit & 1)) continue;
        left -= step;
        if (left == 0) return (uint32_t)bit;
    }
    return ~0u;
}

uint32_t PTX(fns_b32)(uint32_t mask, uint32_t base, uint32_t offset)
{
    return NVVM(fns)(mask, base, offset);
}

/* ---- dp4a, dp2a: dot products of packed integers ---- */

static inline uint32_t dp4a(uint32_t a, bool sign_a, uint32_t b, bool sign_b, uint32_t c)
{
    for (unsigned i = 0; i < 32; i += 8) {
        int32_t x = sign_a ? (int8_t)(a >> i) : (uint8_t)(a >> i);
        int32_t y = sign_b ? (int8_t)(b >> i) : (uint8_t)(b >> i);
        c += (uint32_t)(x * y);
    }
    return c;
}

static inline uint32_t dp2a(uint32_t a, bool sign_a, uint32_t b, bool sign_b, uint32_t c, bool high)
{
    for (unsigned i = 0; i < 2; i++) {
        int32_t x = sign_a ? (int16_t)(a >> 16 * i) : (uint16_t)(a >> 16 * i);
        unsigned from = 8 * i + (high ? 16 : 0);
        int32_t y = sign_b ? (int8_t)(b >> from) : (uint8_t)(b >> from);
        c += (uint32_t)(x * y);
    }
    return c;
}

#define DOT(ta, tb, sa, sb)                                                                        \
    uint32_t PTX(dp4a_##ta##_##tb)(uint32_t a, uint32_t b, uint32_t c)                             \
    {                                                                                              \
        return dp4a(a, sa, b, sb, c);                                                              \
    }                                                                                              \
    uint32_t PTX(dp2a_lo_##ta##_##tb)(uint32_t a, uint32_t b, uint32_t c)                          \
    {                                                                                              \
        return dp2a(a, sa, b, sb, c, false);                                                       \
    }                                                                                              \
    uint32_t PTX(dp2a_hi_##ta##_##tb)(uint32_t a, uint32_t b, uint32_t c)                          \
    {                                                                                              \
        return dp2a(a, sa, b, sb, c, true);                                                        \
    }
DOT(u32, u32, false, false)
DOT(u32, s32, false, true)
DOT(s32, u32, true, false)
DOT(s32, s32, true, true)
