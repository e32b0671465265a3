/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Shifts, bit fields, logic and byte permutation of lifted PTX against references that work bit by
 * bit, as the PTX ISA describes them, on every triple of edge values.
 */
#include "lift_fixture.h"

#define S32(x) ((int32_t)(uint32_t)(x))
#define U32(x) ((uint32_t)(x))
#define REF(name, value)                                                                           \
    static uint64_t name(uint64_t a, uint64_t b, uint64_t c)                                       \
    {                                                                                              \
        (void)a, (void)b, (void)c;                                                                 \
        return (uint64_t)(value);                                                                  \
    }

static uint64_t bit(uint64_t value, unsigned index)
{
    return index < 64 ? value >> index & 1 : 0;
}

/* Bit i of the result is bit i + by of the value; below 0 zero, from the width on `fill`. */
static uint64_t moved(uint64_t value, int64_t by, unsigned width, uint64_t fill)
{
    uint64_t result = 0;
    for (unsigned i = 0; i < width; i++) {
        int64_t from = (int64_t)i + by;
        uint64_t one = from < 0 ? 0 : from >= width ? fill : bit(value, (unsigned)from);
        result |= one << i;
    }
    return result;
}

static uint64_t field(uint64_t a, uint64_t b, uint64_t c, unsigned width, bool is_signed)
{
    unsigned start = b & 0xFF, length = c & 0xFF, top = start + length - 1;
    uint64_t sign = 0, result = 0;
    if (is_signed && length) sign = bit(a, top < width ? top : width - 1);
    for (unsigned i = 0; i < width; i++)
        result |= (i < length && start + i < width ? bit(a, start + i) : sign) << i;
    return result;
}

static uint64_t inserted(uint64_t a, uint64_t b, uint64_t c, unsigned length, unsigned width)
{
    unsigned start = c & 0xFF;
    uint64_t result = b;
    for (unsigned i = 0; i < length && start + i < width; i++) {
        result &= ~((uint64_t)1 << (start + i));
        result |= bit(a, i) << (start + i);
    }
    return result;
}

static uint64_t ones_at(uint64_t start, uint64_t length)
{
    uint64_t result = 0;
    for (uint64_t i = 0; i < 32; i++) result |= (uint64_t)(i >= start && i - start < length) << i;
    return result;
}

static uint64_t highest(uint64_t value, unsigned width, bool is_signed)
{
    uint64_t sign = is_signed ? bit(value, width - 1) : 0;
    for (unsigned i = width; i-- > 0;)
        if (bit(value, i) != sign) return i;
    return UINT32_MAX;
}

static uint64_t extended(uint64_t value, uint64_t length, bool is_signed)
{
    return field(value, 0, length < 255 ? length : 255, 32, is_signed);
}

static uint64_t lop3(uint64_t a, uint64_t b, uint64_t c, unsigned table)
{
    uint64_t result = 0;
    for (unsigned i = 0; i < 32; i++)
        result |= (uint64_t)(table >> (4 * bit(a, i) + 2 * bit(b, i) + bit(c, i)) & 1) << i;
    return result;
}

static uint64_t permuted(uint64_t a, uint64_t b, unsigned selectors)
{
    uint64_t bytes = U32(a) | b << 32, result = 0;
    for (unsigned i = 0; i < 4; i++) {
        unsigned selector = selectors >> 4 * i & 0xF;
        uint64_t byte = bytes >> 8 * (selector & 7) & 0xFF;
        if (selector & 8) byte = byte & 0x80 ? 0xFF : 0;
        result |= byte << 8 * i;
    }
    return result;
}

static uint64_t reversed(uint64_t value, unsigned width)
{
    uint64_t result = 0;
    for (unsigned i = 0; i < width; i++) result |= bit(value, i) << (width - 1 - i);
    return result;
}

static uint64_t population(uint64_t value)
{
    uint64_t count = 0;
    for (unsigned i = 0; i < 64; i++) count += bit(value, i);
    return count;
}

static uint64_t leading(uint64_t value, unsigned width)
{
    uint64_t top = highest(value, width, false);
    return top == UINT32_MAX ? width : width - 1 - top;
}

static uint64_t shift_amount(uint64_t value, unsigned width, bool is_signed)
{
    uint64_t top = highest(value, width, is_signed);
    return top == UINT32_MAX ? top : width - 1 - top;
}

static uint64_t funnel(uint64_t low, uint64_t high, uint64_t amount, bool left)
{
    uint64_t both = U32(low) | high << 32;
    if (left) return amount ? both >> (32 - amount) : high;
    return amount == 32 ? high : both >> amount;
}
static uint64_t least(uint64_t a, uint64_t b)
{
    return a < b ? a : b;
}

REF(shl32, moved(a, -(int64_t)U32(b), 32, 0))
REF(shl64, moved(a, -(int64_t)U32(b), 64, 0))
REF(shl16, moved(a, -(int64_t)U32(b), 16, 0))
REF(shr_u32, moved(a, U32(b), 32, 0))
REF(shr_s32, moved(a, U32(b), 32, bit(a, 31)))
REF(shr_s64, moved(a, U32(b), 64, bit(a, 63)))
REF(shr_s16, moved(a, U32(b), 16, bit(a, 15)))
REF(shr_b64, moved(a, U32(b), 64, 0))
REF(shl_const, a << 5)
REF(shl_too_far, 0)
REF(funnel_l_clamp, funnel(a, b, least(U32(c), 32), true))
REF(funnel_r_clamp, funnel(a, b, least(U32(c), 32), false))
REF(funnel_l_wrap, funnel(a, b, c & 31, true))
REF(funnel_r_wrap, funnel(a, b, c & 31, false))
REF(bfe_u32, field(a, b, c, 32, false))
REF(bfe_s32, field(a, b, c, 32, true))
REF(bfe_u64, field(a, b, c, 64, false))
REF(bfe_s64, field(a, b, c, 64, true))
REF(bfe_const, field(a, 5, 9, 32, true))
REF(bfi_32, inserted(a, b, c, 7, 32))
REF(bfi_32_all, inserted(a, b, c, 40, 32))
REF(bfi_64, inserted(a, b, c, 33, 64))
REF(bfi_length, inserted(a, ~a, b, c & 0xFF, 32))
REF(bmsk_clamp, ones_at(U32(a), U32(b)))
REF(bmsk_wrap, ones_at(a & 31, b & 31))
REF(szext_clamp_s, extended(a, U32(b), true))
REF(szext_clamp_u, extended(a, U32(b), false))
REF(szext_wrap_s, extended(a, b & 31, true))
REF(popc32, population(U32(a)))
REF(popc64, population(a))
REF(clz32, leading(U32(a), 32))
REF(clz64, leading(a, 64))
REF(bfind_u32, highest(U32(a), 32, false))
REF(bfind_s32, highest(U32(a), 32, true))
REF(bfind_s64, highest(a, 64, true))
REF(bfind_shift, shift_amount(U32(a), 32, true))
REF(bfind_shift64, shift_amount(a, 64, false))
REF(brev32, reversed(a, 32))
REF(brev64, reversed(a, 64))
REF(not32, ~a)
REF(cnot32, U32(a) == 0)
REF(xor64, a ^ b)
REF(and_pred, a &b & 1)
REF(not_pred, ~a & 1)
REF(majority, lop3(a, b, c, 0xE8))
REF(exclusive, lop3(a, b, c, 0x96))
REF(choose, lop3(a, b, c, 0xCA))
REF(odd_table, lop3(a, b, c, 0x5B))
REF(nothing, 0)
REF(everything, UINT32_MAX)
REF(only_c, c)
REF(lop3_flag, (lop3(a, b, c, 0xC0) != 0) | (a & 1))
REF(bytes_swapped, permuted(a, b, 0x0123))
REF(bytes_mixed, permuted(a, b, 0x7604))
REF(bytes_signed, permuted(a, b, 0xF8B2))
REF(edge_clamped, permuted(a, b, 0x3222))
REF(packed, U32(a) | b << 32)
REF(unpacked, a >> 32)
REF(halves, (a & 0xFFFF) | (b & 0xFFFF) << 16)
REF(second_half, a >> 16)

static const struct lift_op ops[] = {
    {"shl.b32 %r9, %ra, %rb;", 'r', shl32},
    {"shl.b64 %d9, %da, %rb;", 'd', shl64},
    {"shl.b16 %h9, %ha, %rb;", 'h', shl16},
    {"shr.u32 %r9, %ra, %rb;", 'r', shr_u32},
    {"shr.s32 %r9, %ra, %rb;", 'r', shr_s32},
    {"shr.s64 %d9, %da, %rb;", 'd', shr_s64},
    {"shr.s16 %h9, %ha, %rb;", 'h', shr_s16},
    {"shr.b64 %d9, %da, %rb;", 'd', shr_b64},
    {"shl.b32 %r9, %ra, 5;", 'r', shl_const},
    {"shl.b32 %r9, %ra, 32;", 'r', shl_too_far},
    {"shf.l.clamp.b32 %r9, %ra, %rb, %rc;", 'r', funnel_l_clamp},
    {"shf.r.clamp.b32 %r9, %ra, %rb, %rc;", 'r', funnel_r_clamp},
    {"shf.l.wrap.b32 %r9, %ra, %rb, %rc;", 'r', funnel_l_wrap},
    {"shf.r.wrap.b32 %r9, %ra, %rb, %rc;", 'r', funnel_r_wrap},
    {"bfe.u32 %r9, %ra, %rb, %rc;", 'r', bfe_u32},
    {"bfe.s32 %r9, %ra, %rb, %rc;", 'r', bfe_s32},
    {"bfe.u64 %d9, %da, %rb, %rc;", 'd', bfe_u64},
    {"bfe.s64 %d9, %da, %rb, %rc;", 'd', bfe_s64},
    {"bfe.s32 %r9, %ra, 5, 9;", 'r', bfe_const},
    {"bfi.b32 %r9, %ra, %rb, %rc, 7;", 'r', bfi_32},
    {"bfi.b32 %r9, %ra, %rb, %rc, 40;", 'r', bfi_32_all},
    {"bfi.b64 %d9, %da, %db, %rc, 33;", 'd', bfi_64},
    {"not.b32 %r1, %ra; bfi.b32 %r9, %ra, %r1, %rb, %rc;", 'r', bfi_length},
    {"bmsk.clamp.b32 %r9, %ra, %rb;", 'r', bmsk_clamp},
    {"bmsk.wrap.b32 %r9, %ra, %rb;", 'r', bmsk_wrap},
    {"szext.clamp.s32 %r9, %ra, %rb;", 'r', szext_clamp_s},
    {"szext.clamp.u32 %r9, %ra, %rb;", 'r', szext_clamp_u},
    {"szext.wrap.s32 %r9, %ra, %rb;", 'r', szext_wrap_s},
    {"popc.b32 %r9, %ra;", 'r', popc32},
    {"popc.b64 %r9, %da;", 'r', popc64},
    {"clz.b32 %r9, %ra;", 'r', clz32},
    {"clz.b64 %r9, %da;", 'r', clz64},
    {"bfind.u32 %r9, %ra;", 'r', bfind_u32},
    {"bfind.s32 %r9, %ra;", 'r', bfind_s32},
    {"bfind.s64 %r9, %da;", 'r', bfind_s64},
    {"bfind.shiftamt.s32 %r9, %ra;", 'r', bfind_shift},
    {"bfind.shiftamt.u64 %r9, %da;", 'r', bfind_shift64},
    {"brev.b32 %r9, %ra;", 'r', brev32},
    {"brev.b64 %d9, %da;", 'd', brev64},
    {"not.b32 %r9, %ra;", 'r', not32},
    {"cnot.b32 %r9, %ra;", 'r', cnot32},
    {"xor.b64 %d9, %da, %db;", 'd', xor64},
    {"and.pred %p9, %pa, %pb;", 'p', and_pred},
    {"not.pred %p9, %pa;", 'p', not_pred},
    {"lop3.b32 %r9, %ra, %rb, %rc, 0xe8;", 'r', majority},
    {"lop3.b32 %r9, %ra, %rb, %rc, 0x96;", 'r', exclusive},
    {"lop3.b32 %r9, %ra, %rb, %rc, 0xca;", 'r', choose},
    {"lop3.b32 %r9, %ra, %rb, %rc, 0x5b;", 'r', odd_table},
    {"lop3.b32 %r9, %ra, %rb, %rc, 0;", 'r', nothing},
    {"lop3.b32 %r9, %ra, %rb, %rc, 255;", 'r', everything},
    {"lop3.b32 %r9, %ra, %rb, %rc, 0xaa;", 'r', only_c},
    {"lop3.or.b32 %r1|%p9, %ra, %rb, %rc, 0xc0, %pa;", 'p', lop3_flag},
    {"prmt.b32 %r9, %ra, %rb, 0x0123;", 'r', bytes_swapped},
    {"prmt.b32 %r9, %ra, %rb, 0x7604;", 'r', bytes_mixed},
    {"prmt.b32 %r9, %ra, %rb, 0xf8b2;", 'r', bytes_signed},
    {"prmt.b32.ecl %r9, %ra, %rb, 2;", 'r', edge_clamped},
    {"mov.b64 %d9, {%ra, %rb};", 'd', packed},
    {"mov.b64 {_, %r9}, %da;", 'r', unpacked},
    {"mov.b32 %r9, {%ha, %hb};", 'r', halves},
    {"mov.b64 {_, %h9, _, _}, %da;", 'h', second_half},
};

static const uint64_t edges[] = {0,
                                 1,
                                 5,
                                 15,
                                 16,
                                 17,
                                 31,
                                 32,
                                 33,
                                 63,
                                 64,
                                 65,
                                 0x80,
                                 0xFF,
                                 0x105,
                                 0x8000,
                                 0x80FF7F01,
                                 0x7FFFFFFF,
                                 0x80000000,
                                 0xFFFFFFFF,
                                 0xDEADBEEF8BADF00D,
                                 0x8000000000000000,
                                 0xFFFFFFFFFFFFFFFF};

TEST(bits)
{
    CHECK_EQ(LIFT_CHECK(ops, edges), 0);
}

static const struct rw_test tests[] = {{"bits", test_bits}};

int main(void)
{
    return RUN_TABLE(tests);
}
