/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Floating-point arithmetic, comparison, choice and conversion of lifted PTX against C, on every
 * triple of edge values: NaN, infinities, subnormals, halves, and the ends of the integer ranges.
 */
#include "lift_fixture.h"

#define F(x) lift_float(x)
#define E(x) lift_double(x)
#define S32(x) ((int32_t)(uint32_t)(x))
#define U32(x) ((uint32_t)(x))
#define S64(x) ((int64_t)(x))
#define BODY(name, value)                                                                          \
    static uint64_t name(uint64_t a, uint64_t b, uint64_t c)                                       \
    {                                                                                              \
        (void)a, (void)b, (void)c;                                                                 \
        return value;                                                                              \
    }
#define REF(name, value) BODY(name, (uint64_t)(value))
#define REF_F(name, value) BODY(name, lift_float_bits(value))
#define REF_E(name, value) BODY(name, lift_double_bits(value))

REF_F(add, F(a) + F(b))
REF_F(sub, F(a) - F(b))
REF_F(mul, F(a) * F(b))
REF_F(quotient, F(a) / F(b))
REF_F(fused, fmaf(F(a), F(b), F(c)))
REF_F(reciprocal, 1 / F(a))
REF_F(root, sqrtf(F(a)))
REF_F(absolute, fabsf(F(a)))
REF_F(negative, -F(a))
REF_F(sign_copied, copysignf(F(b), F(a)))
REF_E(add_d, E(a) + E(b))
REF_E(fused_d, fma(E(a), E(b), E(c)))
REF_E(quotient_d, E(a) / E(b))
REF_E(root_d, sqrt(E(a)))
REF(is_finite, isfinite(F(a)) != 0)
REF(infinite, isinf(F(a)) != 0)
REF(number, !isnan(F(a)))
REF(not_a_number, isnan(F(a)) != 0)
REF(normal, isnormal(F(a)) || F(a) == 0)
REF(subnormal, fpclassify(F(a)) == FP_SUBNORMAL)
REF(normal_d, isnormal(E(a)) || E(a) == 0)

static const struct lift_op arithmetic[] = {
    {"add.f32 %f9, %fa, %fb;", 'f', add},
    {"add.rn.f32 %f9, %fa, %fb;", 'f', add},
    {"sub.f32 %f9, %fa, %fb;", 'f', sub},
    {"mul.f32 %f9, %fa, %fb;", 'f', mul},
    {"div.rn.f32 %f9, %fa, %fb;", 'f', quotient},
    {"fma.rn.f32 %f9, %fa, %fb, %fc;", 'f', fused},
    {"rcp.rn.f32 %f9, %fa;", 'f', reciprocal},
    {"sqrt.rn.f32 %f9, %fa;", 'f', root},
    {"abs.f32 %f9, %fa;", 'f', absolute},
    {"neg.f32 %f9, %fa;", 'f', negative},
    {"copysign.f32 %f9, %fa, %fb;", 'f', sign_copied},
    {"add.f32 %r1, %ra, %rb; mov.b32 %f9, %r1;", 'f', add}, /* untyped registers */
    {"add.f64 %e9, %ea, %eb;", 'e', add_d},
    {"fma.rn.f64 %e9, %ea, %eb, %ec;", 'e', fused_d},
    {"div.rn.f64 %e9, %ea, %eb;", 'e', quotient_d},
    {"sqrt.rn.f64 %e9, %ea;", 'e', root_d},
    {"testp.finite.f32 %p9, %fa;", 'p', is_finite},
    {"testp.infinite.f32 %p9, %fa;", 'p', infinite},
    {"testp.number.f32 %p9, %fa;", 'p', number},
    {"testp.notanumber.f32 %p9, %fa;", 'p', not_a_number},
    {"testp.normal.f32 %p9, %fa;", 'p', normal},
    {"testp.subnormal.f32 %p9, %fa;", 'p', subnormal},
    {"testp.normal.f64 %p9, %ea;", 'p', normal_d},
};

/* ---- comparison and choice ----------------------------------------------------------------------
 */

static bool unordered(uint64_t a, uint64_t b)
{
    return isnan(F(a)) || isnan(F(b));
}

REF(lt_f, F(a) < F(b))
REF(ge_f, F(a) >= F(b))
REF(ne_f, !unordered(a, b) && F(a) != F(b))
REF(equ_f, unordered(a, b) || F(a) == F(b))
REF(neu_f, F(a) != F(b))
REF(ltu_f, !(F(a) >= F(b)))
REF(num_f, !unordered(a, b))
REF(nan_f, unordered(a, b))
REF(gt_e, E(a) > E(b))
REF(lt_s, S32(a) < S32(b))
REF(lt_u, U32(a) < U32(b))
REF(hi_s, U32(a) > U32(b))
REF(le_d, S64(a) <= S64(b))
REF(eq_b, U32(a) == U32(b))
REF(with_and, S32(a) < S32(b) && (c & 1))
REF(with_or_not, U32(a) == U32(b) || !(c & 1))
REF(second, !(S32(a) < S32(b)) && (c & 1))
REF(second_nan, !(F(a) < F(b)))
REF(set_ones, F(a) < F(b) ? UINT32_MAX : 0)
REF_F(set_float, S32(a) >= S32(b) ? 1 : 0)
REF(set_with, (U32(a) < U32(b)) != (c & 1) ? UINT32_MAX : 0)
REF(chosen, c & 1 ? a : b)
REF(by_sign, S32(c) >= 0 ? a : b)
REF(by_float_sign, F(c) >= 0 ? a : b)

static const struct lift_op choices[] = {
    {"setp.lt.f32 %p9, %fa, %fb;", 'p', lt_f},
    {"setp.ge.f32 %p9, %fa, %fb;", 'p', ge_f},
    {"setp.ne.f32 %p9, %fa, %fb;", 'p', ne_f},
    {"setp.equ.f32 %p9, %fa, %fb;", 'p', equ_f},
    {"setp.neu.f32 %p9, %fa, %fb;", 'p', neu_f},
    {"setp.ltu.f32 %p9, %fa, %fb;", 'p', ltu_f},
    {"setp.num.f32 %p9, %fa, %fb;", 'p', num_f},
    {"setp.nan.f32 %p9, %fa, %fb;", 'p', nan_f},
    {"setp.gt.f64 %p9, %ea, %eb;", 'p', gt_e},
    {"setp.lt.s32 %p9, %ra, %rb;", 'p', lt_s},
    {"setp.lt.u32 %p9, %ra, %rb;", 'p', lt_u},
    {"setp.lo.u32 %p9, %ra, %rb;", 'p', lt_u},
    {"setp.hi.u32 %p9, %ra, %rb;", 'p', hi_s},
    {"setp.le.s64 %p9, %da, %db;", 'p', le_d},
    {"setp.eq.b32 %p9, %ra, %rb;", 'p', eq_b},
    {"setp.lt.and.s32 %p9, %ra, %rb, %pc;", 'p', with_and},
    {"setp.eq.or.b32 %p9, %ra, %rb, !%pc;", 'p', with_or_not},
    {"setp.lt.and.s32 %p1|%p9, %ra, %rb, %pc;", 'p', second},
    {"setp.lt.f32 %p1|%p9, %fa, %fb;", 'p', second_nan},
    {"set.lt.u32.f32 %r9, %fa, %fb;", 'r', set_ones},
    {"set.ge.f32.s32 %f9, %ra, %rb;", 'f', set_float},
    {"set.lt.xor.s32.u32 %r9, %ra, %rb, %pc;", 'r', set_with},
    {"selp.b32 %r9, %ra, %rb, %pc;", 'r', chosen},
    {"selp.f64 %e9, %ea, %eb, %pc;", 'e', chosen},
    {"slct.b32.s32 %r9, %ra, %rb, %rc;", 'r', by_sign},
    {"slct.u64.f32 %d9, %da, %db, %fc;", 'd', by_float_sign},
    {"mov.b32 %r9, %rb; @%pc mov.b32 %r9, %ra;", 'r', chosen},
    {"mov.b32 %r9, %ra; @!%pc mov.b32 %r9, %rb;", 'r', chosen},
    {"mov.b32 %r9, %ra; @%pc bra DONE; mov.b32 %r9, %rb; DONE:", 'r', chosen},
};

/* ---- conversion ---------------------------------------------------------------------------------
 */

/* A rounded number as an integer between two bounds; NaN as PTX has it. */
static uint64_t clamped(double value, double low, double high, uint64_t least, uint64_t most,
                        uint64_t nan)
{
    return isnan(value)    ? nan
           : value <= low  ? least
           : value >= high ? most
                           : (uint64_t)(int64_t)value;
}
static uint64_t to_s32(double value)
{
    return clamped(value, -0x1p31, 0x1p31, 1u << 31, INT32_MAX, 0);
}
static uint64_t to_u32(double value)
{
    return clamped(value, 0, 0x1p32, 0, UINT32_MAX, 0);
}
static uint64_t to_s64(double value)
{
    return clamped(value, -0x1p63, 0x1p63, 1ull << 63, INT64_MAX, 1ull << 63);
}
static uint64_t to_u64(double value)
{
    if (value >= 0x1p63 && value < 0x1p64) return (uint64_t)value;
    return clamped(value, 0, 0x1p64, 0, UINT64_MAX, 1ull << 63);
}
static uint64_t narrow(int64_t value, int64_t low, int64_t high)
{
    return (uint64_t)(value < low ? low : value > high ? high : value);
}

REF(near_s32, to_s32(rint((double)F(a))))
REF(zero_s32, to_s32(trunc((double)F(a))))
REF(down_s32, to_s32(floor((double)F(a))))
REF(up_u32, to_u32(ceil((double)F(a))))
REF(zero_u32, to_u32(trunc((double)F(a))))
REF(zero_s64, to_s64(trunc((double)F(a))))
REF(zero_u64, to_u64(trunc((double)F(a))))
REF(near_s64_e, to_s64(rint(E(a))))
REF(zero_u64_e, to_u64(trunc(E(a))))
REF(zero_u8, clamped(trunc((double)F(a)), 0, 255, 0, 255, 0))
REF(zero_s16, clamped(trunc((double)F(a)), -0x8000, 0x7FFF, 0xFFFF8000, 0x7FFF, 0))
BODY(zero_s32_e, isnan(E(a)) ? 1u << 31 : to_s32(trunc(E(a))))
REF_F(from_s32, (float)S32(a))
REF_F(from_u32, (float)U32(a))
REF_F(from_u64, (float)a)
REF_F(from_s64, (float)S64(a))
REF_E(from_s64_e, (double)S64(a))
REF_F(from_s8, (float)(int8_t)a)
REF_F(from_u16, (float)(uint16_t)a)
REF_F(narrowed, (float)E(a))
REF_E(widened, (double)F(a))
REF_F(near_f, rintf(F(a)))
REF_F(zero_f, truncf(F(a)))
REF_F(down_f, floorf(F(a)))
REF_E(up_e, ceil(E(a)))
REF(byte_signed, (int8_t)a)
REF(byte_unsigned, (uint8_t)a)
REF(half_signed, (int16_t)a)
REF(word_signed, S32(a))
REF(word_unsigned, U32(a))
REF(cut, a)
REF(sat_u8_s32, narrow(S32(a), 0, 255))
REF(sat_s8_s32, narrow(S32(a), -128, 127))
REF(sat_s32_u32, narrow(U32(a), 0, INT32_MAX))
REF(sat_u32_s64, narrow(S64(a), 0, UINT32_MAX))
REF(sat_s32_s64, narrow(S64(a), INT32_MIN, INT32_MAX))
REF(sat_u32_s32, narrow(S32(a), 0, UINT32_MAX))
REF(sat_s64_u64, a > INT64_MAX ? INT64_MAX : a)
REF(bf16_bits, a << 16)
static uint64_t to_bf16(uint64_t a, bool nearest)
{
    if (isnan(F(a))) return 0x7FFF;
    return (U32(a) + (nearest ? 0x7FFF + (a >> 16 & 1) : 0)) >> 16 & 0xFFFF;
}
REF(bf16_near, to_bf16(a, true))
REF(bf16_pair, to_bf16(b, true) | to_bf16(a, true) << 16)

static const struct lift_op conversions[] = {
    {"cvt.rni.s32.f32 %r9, %fa;", 'r', near_s32},
    {"cvt.rzi.s32.f32 %r9, %fa;", 'r', zero_s32},
    {"cvt.rmi.s32.f32 %r9, %fa;", 'r', down_s32},
    {"cvt.rpi.u32.f32 %r9, %fa;", 'r', up_u32},
    {"cvt.rzi.u32.f32 %r9, %fa;", 'r', zero_u32},
    {"cvt.rzi.s64.f32 %d9, %fa;", 'd', zero_s64},
    {"cvt.rzi.u64.f32 %d9, %fa;", 'd', zero_u64},
    {"cvt.rni.s64.f64 %d9, %ea;", 'd', near_s64_e},
    {"cvt.rzi.u64.f64 %d9, %ea;", 'd', zero_u64_e},
    {"cvt.rzi.s32.f64 %r9, %ea;", 'r', zero_s32_e},
    {"cvt.rzi.u8.f32 %r9, %fa;", 'r', zero_u8},
    {"cvt.rzi.s16.f32 %r9, %fa;", 'r', zero_s16},
    {"cvt.rn.f32.s32 %f9, %ra;", 'f', from_s32},
    {"cvt.rn.f32.u32 %f9, %ra;", 'f', from_u32},
    {"cvt.rn.f32.u64 %f9, %da;", 'f', from_u64},
    {"cvt.rn.f32.s64 %f9, %da;", 'f', from_s64},
    {"cvt.rn.f64.s64 %e9, %da;", 'e', from_s64_e},
    {"cvt.rn.f32.s8 %f9, %ra;", 'f', from_s8},
    {"cvt.rn.f32.u16 %f9, %ha;", 'f', from_u16},
    {"cvt.rn.f32.f64 %f9, %ea;", 'f', narrowed},
    {"cvt.f64.f32 %e9, %fa;", 'e', widened},
    {"cvt.rni.f32.f32 %f9, %fa;", 'f', near_f},
    {"cvt.rzi.f32.f32 %f9, %fa;", 'f', zero_f},
    {"cvt.rmi.f32.f32 %f9, %fa;", 'f', down_f},
    {"cvt.rpi.f64.f64 %e9, %ea;", 'e', up_e},
    {"cvt.s32.s8 %r9, %ra;", 'r', byte_signed},
    {"cvt.u32.u8 %r9, %ra;", 'r', byte_unsigned},
    {"cvt.s8.s32 %r9, %ra;", 'r', byte_signed},
    {"cvt.u8.u32 %r9, %ra;", 'r', byte_unsigned},
    {"cvt.s64.s16 %d9, %ha;", 'd', half_signed},
    {"cvt.s64.s32 %d9, %ra;", 'd', word_signed},
    {"cvt.u64.u32 %d9, %ra;", 'd', word_unsigned},
    {"cvt.u32.u64 %r9, %da;", 'r', cut},
    {"cvt.u16.u32 %h9, %ra;", 'h', cut},
    {"cvt.sat.u8.s32 %r9, %ra;", 'r', sat_u8_s32},
    {"cvt.sat.s8.s32 %r9, %ra;", 'r', sat_s8_s32},
    {"cvt.sat.s32.u32 %r9, %ra;", 'r', sat_s32_u32},
    {"cvt.sat.u32.s64 %r9, %da;", 'r', sat_u32_s64},
    {"cvt.sat.s32.s64 %r9, %da;", 'r', sat_s32_s64},
    {"cvt.sat.u32.s32 %r9, %ra;", 'r', sat_u32_s32},
    {"cvt.sat.s64.u64 %d9, %da;", 'd', sat_s64_u64},
    {"cvt.f32.bf16 %f9, %ha;", 'f', bf16_bits},
    {"cvt.rn.bf16.f32 %h9, %fa;", 'h', bf16_near},
    {"cvt.rn.bf16x2.f32 %r9, %fa, %fb;", 'r', bf16_pair},
};

/* Low halves are floats of interest, whole words doubles of interest. */
static const uint64_t edges[] = {
    0x0000000000000000, 0x80000000,         0x00000001,         0x807FFFFF,
    0x00800000,         0x3F000000,         0x3FC00000,         0xBFC00000,
    0x40200000,         0x3F800001,         0x4EFFFFFF,         0x4F000000,
    0xCF000000,         0x4F7FFFFF,         0x5EFFFFFF,         0x5F7FFFFF,
    0x7F7FFFFF,         0x7F800000,         0xFF800000,         0x7FC00000,
    0xFFFFFFFFFFFFFFFF, 0x8000000000000000, 0x3FE0000000000000, 0xC00400007F800000,
    0x41DFFFFFFFC00000, 0xC1E0000000000000, 0x43DFFFFFFFFFFFFF, 0x43E0000000000001,
    0x7FF0000000000000, 0x369FFFFFE0000001,
};

TEST(arithmetic)
{
    CHECK_EQ(LIFT_CHECK(arithmetic, edges), 0);
}
TEST(choices)
{
    CHECK_EQ(LIFT_CHECK(choices, edges), 0);
}
TEST(conversions)
{
    CHECK_EQ(LIFT_CHECK(conversions, edges), 0);
}

static const struct rw_test tests[] = {
    {"arithmetic", test_arithmetic}, {"choices", test_choices}, {"conversions", test_conversions}};

int main(void)
{
    return RUN_TABLE(tests);
}
