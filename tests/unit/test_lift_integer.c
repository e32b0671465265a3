/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Integer arithmetic of lifted PTX against C, on every triple of edge values.
 */
#include "lift_fixture.h"

#define S32(x) ((int32_t)(uint32_t)(x))
#define U32(x) ((uint32_t)(x))
#define S64(x) ((int64_t)(x))
#define S16(x) ((int16_t)(uint16_t)(x))
#define U16(x) ((uint16_t)(x))
#define REF(name, value)                                                                           \
    static uint64_t name(uint64_t a, uint64_t b, uint64_t c)                                       \
    {                                                                                              \
        (void)a, (void)b, (void)c;                                                                 \
        return (uint64_t)(value);                                                                  \
    }

typedef unsigned __int128 u128;
typedef __int128 s128;

static int64_t clamp32(int64_t value)
{
    return value > INT32_MAX ? INT32_MAX : value < INT32_MIN ? INT32_MIN : value;
}
static int64_t sext24(uint64_t value)
{
    return S32(U32(value) << 8) >> 8;
}
static uint64_t zext24(uint64_t value)
{
    return value & 0xFFFFFF;
}
static uint64_t mul_hi_u64(uint64_t a, uint64_t b)
{
    return (uint64_t)((u128)a * b >> 64);
}
static uint64_t mul_hi_s64(uint64_t a, uint64_t b)
{
    return (uint64_t)((s128)S64(a) * S64(b) >> 64);
}

REF(add32, a + b)
REF(sub32, a - b)
REF(add_sat, clamp32((int64_t)S32(a) + S32(b)))
REF(sub_sat, clamp32((int64_t)S32(a) - S32(b)))
REF(mul_lo, a *b)
REF(mul_hi_u, (uint64_t)U32(a) * U32(b) >> 32)
REF(mul_hi_s, (int64_t)S32(a) * S32(b) >> 32)
REF(mul_hi_du, mul_hi_u64(a, b))
REF(mul_hi_ds, mul_hi_s64(a, b))
REF(mul_hi_hs, S16(a) * S16(b) >> 16)
REF(mul_wide_u, (uint64_t)U32(a) * U32(b))
REF(mul_wide_s, (int64_t)S32(a) * S32(b))
REF(mul_wide_h, S16(a) * S16(b))
REF(mad_lo, a *b + c)
REF(mad_hi_s, ((int64_t)S32(a) * S32(b) >> 32) + c)
REF(mad_hi_sat, clamp32(((int64_t)S32(a) * S32(b) >> 32) + S32(c)))
REF(mad_wide_s, (uint64_t)((int64_t)S32(a) * S32(b)) + c)
REF(mul24_lo_s, sext24(a) * sext24(b))
REF(mul24_hi_s, sext24(a) * sext24(b) >> 16)
REF(mul24_lo_u, zext24(a) * zext24(b))
REF(mul24_hi_u, zext24(a) * zext24(b) >> 16)
REF(mad24_hi_sat, clamp32(S32(sext24(a) * sext24(b) >> 16) + (int64_t)S32(c)))
REF(div_u, U32(b) ? U32(a) / U32(b) : U32(a))
REF(div_s, S32(b) ? (int64_t)S32(a) / S32(b) : S32(a))
REF(rem_u, U32(b) ? U32(a) % U32(b) : 0)
REF(rem_s, S32(b) ? (int64_t)S32(a) % S32(b) : 0)
REF(div_du, b ? a / b : a)
REF(div_ds, b ? (uint64_t)((s128)S64(a) / S64(b)) : a)
REF(rem_ds, b ? (uint64_t)((s128)S64(a) % S64(b)) : 0)
REF(div_by_seven, S32(a) / 7)
REF(neg, -a)
REF(abs_s, S32(a) < 0 ? -(uint64_t)S32(a) : a)
REF(min_s, S32(a) < S32(b) ? a : b)
REF(min_u, U32(a) < U32(b) ? a : b)
REF(max_s, S32(a) > S32(b) ? a : b)
REF(max_u, U32(a) > U32(b) ? a : b)
REF(max_hs, S16(a) > S16(b) ? a : b)
REF(min_ds, S64(a) < S64(b) ? a : b)
REF(min_relu, (S32(a) < S32(b) ? S32(a) : S32(b)) < 0 ? 0 : S32(a) < S32(b) ? a : b)
REF(sad_s, (S32(a) > S32(b) ? a - b : b - a) + c)
REF(sad_u, (U32(a) > U32(b) ? a - b : b - a) + c)
REF(add_pairs, ((a + b) & 0xFFFF) | (((a >> 16) + (b >> 16)) & 0xFFFF) << 16)
REF(max_pairs, U16(S16(a) > S16(b) ? a : b) |
                   (uint64_t)U16(S16(a >> 16) > S16(b >> 16) ? a >> 16 : b >> 16) << 16)

static const struct lift_op arithmetic[] = {
    {"add.s32 %r9, %ra, %rb;", 'r', add32},
    {"add.u64 %d9, %da, %db;", 'd', add32},
    {"add.s16 %h9, %ha, %hb;", 'h', add32},
    {"sub.u32 %r9, %ra, %rb;", 'r', sub32},
    {"add.sat.s32 %r9, %ra, %rb;", 'r', add_sat},
    {"sub.sat.s32 %r9, %ra, %rb;", 'r', sub_sat},
    {"mul.lo.s32 %r9, %ra, %rb;", 'r', mul_lo},
    {"mul.lo.u64 %d9, %da, %db;", 'd', mul_lo},
    {"mul.hi.u32 %r9, %ra, %rb;", 'r', mul_hi_u},
    {"mul.hi.s32 %r9, %ra, %rb;", 'r', mul_hi_s},
    {"mul.hi.u64 %d9, %da, %db;", 'd', mul_hi_du},
    {"mul.hi.s64 %d9, %da, %db;", 'd', mul_hi_ds},
    {"mul.hi.s16 %h9, %ha, %hb;", 'h', mul_hi_hs},
    {"mul.wide.u32 %d9, %ra, %rb;", 'd', mul_wide_u},
    {"mul.wide.s32 %d9, %ra, %rb;", 'd', mul_wide_s},
    {"mul.wide.s16 %r9, %ha, %hb;", 'r', mul_wide_h},
    {"mad.lo.s32 %r9, %ra, %rb, %rc;", 'r', mad_lo},
    {"mad.hi.s32 %r9, %ra, %rb, %rc;", 'r', mad_hi_s},
    {"mad.hi.sat.s32 %r9, %ra, %rb, %rc;", 'r', mad_hi_sat},
    {"mad.wide.s32 %d9, %ra, %rb, %dc;", 'd', mad_wide_s},
    {"mul24.lo.s32 %r9, %ra, %rb;", 'r', mul24_lo_s},
    {"mul24.hi.s32 %r9, %ra, %rb;", 'r', mul24_hi_s},
    {"mul24.lo.u32 %r9, %ra, %rb;", 'r', mul24_lo_u},
    {"mul24.hi.u32 %r9, %ra, %rb;", 'r', mul24_hi_u},
    {"mad24.hi.sat.s32 %r9, %ra, %rb, %rc;", 'r', mad24_hi_sat},
    {"div.u32 %r9, %ra, %rb;", 'r', div_u},
    {"div.s32 %r9, %ra, %rb;", 'r', div_s},
    {"rem.u32 %r9, %ra, %rb;", 'r', rem_u},
    {"rem.s32 %r9, %ra, %rb;", 'r', rem_s},
    {"div.u64 %d9, %da, %db;", 'd', div_du},
    {"div.s64 %d9, %da, %db;", 'd', div_ds},
    {"rem.s64 %d9, %da, %db;", 'd', rem_ds},
    {"div.s32 %r9, %ra, 7;", 'r', div_by_seven},
    {"neg.s32 %r9, %ra;", 'r', neg},
    {"abs.s32 %r9, %ra;", 'r', abs_s},
    {"min.s32 %r9, %ra, %rb;", 'r', min_s},
    {"min.u32 %r9, %ra, %rb;", 'r', min_u},
    {"max.s32 %r9, %ra, %rb;", 'r', max_s},
    {"max.u32 %r9, %ra, %rb;", 'r', max_u},
    {"max.s16 %h9, %ha, %hb;", 'h', max_hs},
    {"min.s64 %d9, %da, %db;", 'd', min_ds},
    {"min.relu.s32 %r9, %ra, %rb;", 'r', min_relu},
    {"sad.s32 %r9, %ra, %rb, %rc;", 'r', sad_s},
    {"sad.u32 %r9, %ra, %rb, %rc;", 'r', sad_u},
    {"add.u16x2 %r9, %ra, %rb;", 'r', add_pairs},
    {"max.s16x2 %r9, %ra, %rb;", 'r', max_pairs},
};

static uint64_t carry_out(uint64_t a, uint64_t b)
{
    return ((uint64_t)U32(a) + U32(b)) >> 32;
}
static uint64_t borrow_out(uint64_t a, uint64_t b)
{
    return U32(a) < U32(b);
}

REF(carry, carry_out(a, b))
REF(carry_twice, c + c + carry_out(a, b))
REF(carry_chain, (uint64_t)(((u128)a + b) >> 64))
REF(borrow, 0 - borrow_out(a, b))
REF(no_borrow, !borrow_out(a, b))
REF(no_carry, carry_out(a, b) - 1)
REF(borrow_chain, a < b)
REF(mad_carry, (uint64_t)(((u128)a * b + (((u128)b << 64) | c)) >> 64))
REF(full_carry, U32(a) == 0xFFFFFFFF || carry_out(a, b))

/* Sums of 64-bit numbers from 32-bit pieces, as compilers write them, and single flags. */
static const struct lift_op carries[] = {
    {"add.cc.u32 %r1, %ra, %rb; addc.u32 %r9, 0, 0;", 'r', carry},
    {"add.cc.u32 %r1, %ra, %rb; addc.u32 %r9, %rc, %rc;", 'r', carry_twice},
    {"add.cc.s32 %r1, %ra, %rb; addc.cc.s32 %r2, -1, 0; addc.s32 %r9, 0, 0;", 'r', carry},
    {"add.cc.u64 %d1, %da, %db; addc.u64 %d9, 0, 0;", 'd', carry_chain},
    {"mov.b64 {%r1, %r2}, %da; mov.b64 {%r3, %r4}, %db; add.cc.u32 %r5, %r1, %r3; "
     "addc.cc.u32 %r6, %r2, %r4; addc.u32 %r7, 0, 0; mov.b64 %d9, {%r7, 0};",
     'd', carry_chain},
    {"sub.cc.u32 %r1, %ra, %rb; subc.u32 %r9, 0, 0;", 'r', borrow},
    {"sub.cc.u32 %r1, %ra, %rb; addc.u32 %r9, 0, 0;", 'r', no_borrow},
    {"add.cc.u32 %r1, %ra, %rb; subc.u32 %r9, 0, 0;", 'r', no_carry},
    {"sub.cc.u64 %d1, %da, %db; subc.u64 %d2, 0, 0; neg.s64 %d9, %d2;", 'd', borrow_chain},
    {"mad.lo.cc.u64 %d1, %da, %db, %dc; madc.hi.u64 %d9, %da, %db, %db;", 'd', mad_carry},
    {"add.cc.u32 %r1, %ra, 1; addc.u32 %r2, 0, 0; add.cc.u32 %r1, %ra, %rb; addc.u32 %r3, 0, 0; "
     "or.b32 %r9, %r2, %r3;",
     'r', full_carry},
};

static const uint64_t edges[] = {0,
                                 1,
                                 2,
                                 7,
                                 0x7FFF,
                                 0x8000,
                                 0xFFFF,
                                 0x10000,
                                 0x7FFFFF,
                                 0x800000,
                                 0x12345678,
                                 0x7FFFFFFF,
                                 0x80000000,
                                 0xFFFFFFFF,
                                 0x100000000,
                                 0xDEADBEEFCAFEF00D,
                                 0x7FFFFFFFFFFFFFFF,
                                 0x8000000000000000,
                                 0xFFFFFFFF80000000,
                                 0xFFFFFFFFFFFFFFFF};

TEST(arithmetic)
{
    CHECK_EQ(LIFT_CHECK(arithmetic, edges), 0);
}
TEST(carries)
{
    CHECK_EQ(LIFT_CHECK(carries, edges), 0);
}

static const struct rw_test tests[] = {{"arithmetic", test_arithmetic}, {"carries", test_carries}};

int main(void)
{
    return RUN_TABLE(tests);
}
