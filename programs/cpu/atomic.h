/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Atomics and fences (see helpers.c). The lanes of other host threads play the rest of the grid, so
 * that even a block's fence must order. An order stronger than relaxed comes as fences around the
 * access. Addresses are the first operand.
 */

void NVVM(membar_cta)(void)
{
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
}
void NVVM(membar_gl)(void)
{
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
}
void NVVM(membar_sys)(void)
{
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
}

/* *p = expression of `old` and `a`; gives `old`. */
#define UPDATE(function, type, expression)                                                         \
    type function(type *p, type a)                                                                 \
    {                                                                                              \
        type old = __atomic_load_n(p, __ATOMIC_RELAXED), new;                                      \
        do {                                                                                       \
            new = (expression);                                                                    \
        } while (                                                                                  \
            !__atomic_compare_exchange_n(p, &old, new, true, __ATOMIC_RELAXED, __ATOMIC_RELAXED)); \
        return old;                                                                                \
    }
#define SWAP(function, type)                                                                       \
    type function(type *p, type expected, type new)                                                \
    {                                                                                              \
        __atomic_compare_exchange_n(p, &expected, new, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED); \
        return expected;                                                                           \
    }

#define WRAPPED_UP (old >= a ? 0 : old + 1)
#define WRAPPED_DOWN (old == 0 || old > a ? a : old - 1)

UPDATE(NVVM(atomic_load_inc_32), uint32_t, WRAPPED_UP)
UPDATE(NVVM(atomic_load_dec_32), uint32_t, WRAPPED_DOWN)

#define SYSTEM(name) PTX(atom_relaxed_sys_##name)
#define SYSTEM_BITS(type, width)                                                                   \
    UPDATE(SYSTEM(and_b##width), type, old &a)                                                     \
    UPDATE(SYSTEM(or_b##width), type, old | a)                                                     \
    UPDATE(SYSTEM(xor_b##width), type, old ^ a)                                                    \
    UPDATE(SYSTEM(exch_b##width), type, a)                                                         \
    SWAP(SYSTEM(cas_b##width), type)
#define SYSTEM_ORDER(name, type)                                                                   \
    UPDATE(SYSTEM(min_##name), type, old < a ? old : a)                                            \
    UPDATE(SYSTEM(max_##name), type, old > a ? old : a)
SYSTEM_BITS(uint32_t, 32)
SYSTEM_BITS(uint64_t, 64)
SYSTEM_ORDER(u32, uint32_t)
SYSTEM_ORDER(s32, int32_t)
SYSTEM_ORDER(u64, uint64_t)
SYSTEM_ORDER(s64, int64_t)
UPDATE(SYSTEM(add_u32), uint32_t, old + a)
UPDATE(SYSTEM(add_s32), uint32_t, old + a)
UPDATE(SYSTEM(add_u64), uint64_t, old + a)
UPDATE(SYSTEM(inc_u32), uint32_t, WRAPPED_UP)
UPDATE(SYSTEM(dec_u32), uint32_t, WRAPPED_DOWN)
SWAP(SYSTEM(cas_b16), uint16_t)

/* Floats by their bits. On a GPU the f32 form flushes subnormal operands and results. */
#define UPDATE_FLOAT(function, real, type, to_real, to_bits, expression)                           \
    real function(type *p, real a)                                                                 \
    {                                                                                              \
        type bits = __atomic_load_n(p, __ATOMIC_RELAXED);                                          \
        real old;                                                                                  \
        do {                                                                                       \
            old = to_real(bits);                                                                   \
        } while (!__atomic_compare_exchange_n(p, &bits, to_bits(expression), true,                 \
                                              __ATOMIC_RELAXED, __ATOMIC_RELAXED));                \
        return old;                                                                                \
    }
UPDATE_FLOAT(rw_cpu_atomic_add_f32, float, uint32_t, rw_bits_float, rw_float_bits,
             ftz(ftz(old) + ftz(a)))
UPDATE_FLOAT(SYSTEM(add_f32), float, uint32_t, rw_bits_float, rw_float_bits, ftz(ftz(old) + ftz(a)))
UPDATE_FLOAT(SYSTEM(add_f64), double, uint64_t, rw_bits_double, rw_double_bits, old + a)

#define ADD_16(type)                                                                               \
    static inline uint16_t sum_##type(uint16_t a, uint16_t b)                                      \
    {                                                                                              \
        return TO_##type(from_##type(a) + from_##type(b), rn);                                     \
    }                                                                                              \
    static inline uint32_t sum_##type##x2(uint32_t a, uint32_t b)                                  \
    {                                                                                              \
        return sum_##type((uint16_t)a, (uint16_t)b) |                                              \
               (uint32_t)sum_##type((uint16_t)(a >> 16), (uint16_t)(b >> 16)) << 16;               \
    }                                                                                              \
    UPDATE(PTX(atom_add_noftz_##type##x2), uint32_t, sum_##type##x2(old, a))                       \
    UPDATE(SYSTEM(add_noftz_##type), uint16_t, sum_##type(old, a))                                 \
    UPDATE(SYSTEM(add_noftz_##type##x2), uint32_t, sum_##type##x2(old, a))
ADD_16(f16)
ADD_16(bf16)
UPDATE(PTX(atom_add_noftz_bf16), uint16_t, sum_bf16(old, a))

/* min and max on vectors: element by element, each by itself, as PTX promises. */
#define UPDATE_1(function, i) *r##i = function(p + i, a##i);
#define UPDATE_2(function, i, k) UPDATE_1(function, i) UPDATE_1(function, k)
#define UPDATE_v2(name, function, word)                                                            \
    void name(word *r0, word *r1, word *p, word a0, word a1)                                       \
    {                                                                                              \
        UPDATE_2(function, 0, 1)                                                                   \
    }
#define UPDATE_v4(name, function, word)                                                            \
    void name(word *r0, word *r1, word *r2, word *r3, word *p, word a0, word a1, word a2, word a3) \
    {                                                                                              \
        UPDATE_2(function, 0, 1) UPDATE_2(function, 2, 3)                                          \
    }
#define UPDATE_v8(name, function, word)                                                            \
    void name(word *r0, word *r1, word *r2, word *r3, word *r4, word *r5, word *r6, word *r7,      \
              word *p, word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)     \
    {                                                                                              \
        UPDATE_2(function, 0, 1)                                                                   \
        UPDATE_2(function, 2, 3) UPDATE_2(function, 4, 5) UPDATE_2(function, 6, 7)                 \
    }
#define EXTREME_VECTOR(op, type, word, V)                                                          \
    UPDATE_##V(PTX(atom_##op##_noftz_##V##_##type), atomic_##op##_##type, word)                    \
        UPDATE_##V(SYSTEM(op##_noftz_##V##_##type), atomic_##op##_##type, word)
#define EXTREME_VECTORS(op, type, how)                                                             \
    static UPDATE(atomic_##op##_##type, uint16_t, extremum_##type(old, a, how)) static UPDATE(     \
        atomic_##op##_##type##x2, uint32_t, extremum_##type##x2(old, a, how))                      \
        EXTREME_VECTOR(op, type, uint16_t, v2) EXTREME_VECTOR(op, type, uint16_t, v4)              \
            EXTREME_VECTOR(op, type, uint16_t, v8) EXTREME_VECTOR(op, type##x2, uint32_t, v2)      \
                EXTREME_VECTOR(op, type##x2, uint32_t, v4)
EXTREME_VECTORS(min, f16, 0)
EXTREME_VECTORS(max, f16, LARGER)
EXTREME_VECTORS(min, bf16, 0)
EXTREME_VECTORS(max, bf16, LARGER)
