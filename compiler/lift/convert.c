/* SPDX-License-Identifier: Apache-2.0 */
/*
 * cvt between all types. To integers it saturates; a NaN gives 0, except from .f64 or to 64 bits,
 * where it gives the highest bit alone (PTX ISA, cvt). A narrow result in a wide register is
 * extended by the signedness of the destination type.
 */
#include <stdio.h>
#include <string.h>

#include "compiler/lift/internal.h"

static unsigned bits_of(enum rwc_ptx_type type)
{
    return rwc_ptx_type_size(type) * 8;
}

/* ---- from integers ---- */

static LLVMValueRef clamp(struct rwc_lift *l, LLVMValueRef value, bool is_signed, uint64_t low,
                          uint64_t high)
{
    value = rwc_binary(l, is_signed ? "llvm.smax" : "llvm.umax", value, rwc_const(value, low));
    return rwc_binary(l, is_signed ? "llvm.smin" : "llvm.umin", value, rwc_const(value, high));
}

/* cvt.sat between integers: clamped to what the destination can hold. */
static LLVMValueRef clamp_to(struct rwc_lift *l, LLVMValueRef value, enum rwc_ptx_type from,
                             enum rwc_ptx_type to)
{
    unsigned width = bits_of(to), have = bits_of(from);
    bool to_signed = rwc_is_signed(to), from_signed = rwc_is_signed(from);
    uint64_t all = UINT64_MAX >> (64 - width), half = all >> 1;
    uint64_t high = to_signed ? half : all;
    uint64_t highest = UINT64_MAX >> (64 - have) >> (from_signed ? 1 : 0);
    if (high > highest) high = highest;
    uint64_t low = 0;
    if (from_signed && to_signed) low = have > width ? ~half : (uint64_t)1 << (have - 1);
    return clamp(l, value, from_signed, low, high);
}

static LLVMValueRef integer_to_integer(struct rwc_lift *l, struct rwc_op *op)
{
    enum rwc_ptx_type to = op->types[0], from = op->types[1];
    LLVMValueRef value = op->src[0];
    if (rwc_has(op, "sat")) value = clamp_to(l, value, from, to);
    return rwc_sext(l, value, bits_of(to), rwc_is_signed(from));
}

/* Towards zero: the bits that will not fit are cleared first, so that the conversion is exact.
 * (LLVM's NVPTX simplifications forget the rounding of llvm.nvvm.i2f.rz and its like.) */
static LLVMValueRef towards_zero(struct rwc_lift *l, LLVMValueRef value, bool is_signed,
                                 LLVMTypeRef type)
{
    unsigned width = rwc_bits(LLVMTypeOf(value));
    unsigned digits = LLVMGetTypeKind(type) == LLVMDoubleTypeKind ? 53 : 24;
    LLVMValueRef no = LLVMConstInt(rwc_int(l, 1), 0, false), zero = rwc_const(value, 0);
    LLVMValueRef negative = rwc_cmp(l, LLVMIntSLT, value, zero);
    LLVMValueRef size = is_signed ? rwc_binary(l, "llvm.abs", value, no) : value;
    LLVMValueRef free_bits = rwc_binary(l, "llvm.ctlz", size, no);
    LLVMValueRef excess =
        rwc_binary(l, "llvm.usub.sat", rwc_const(value, width - digits), free_bits);
    LLVMValueRef kept = rwc_bin(l, LLVMShl, rwc_const(value, UINT64_MAX), excess);
    LLVMValueRef result = LLVMBuildUIToFP(l->builder, rwc_bin(l, LLVMAnd, size, kept), type, "");
    if (!is_signed) return result;
    return rwc_select(l, negative, LLVMBuildFNeg(l->builder, result, ""), result);
}

static LLVMValueRef directed(struct rwc_lift *l, struct rwc_op *op, const char *rounding,
                             LLVMTypeRef type)
{
    bool is_signed = rwc_is_signed(op->types[1]);
    if (!strcmp(rounding, "rz")) return towards_zero(l, op->src[0], is_signed, type);
    char text[64];
    snprintf(text, sizeof(text), "llvm.nvvm.%s%s2%s.%s", is_signed ? "" : "u",
             bits_of(op->types[1]) == 64 ? "ll" : "i", op->types[0] == RWC_PTX_F64 ? "d" : "f",
             rounding);
    return rwc_unary(l, text, op->src[0]);
}

/* To a 16-bit float in any rounding, with no more in the name than that. Bytes become 16 bits wide:
 * inline assembly has no registers for them. */
static LLVMValueRef to_16_bits(struct rwc_lift *l, struct rwc_op *op, const char *rounding)
{
    enum rwc_ptx_type from = op->types[1];
    LLVMValueRef value = op->src[0];
    const char *type = op->instr->modifiers[op->instr->modifier_count - 1];
    if (bits_of(from) == 8) {
        type = rwc_is_signed(from) ? "s16" : "u16";
        value = rwc_sext(l, value, 16, rwc_is_signed(from));
    }
    char name[64];
    snprintf(name, sizeof(name), RWC_PTX "cvt.%s.%s.%s", rounding ? rounding : "rn",
             op->types[0] == RWC_PTX_BF16 ? "bf16" : "f16", type);
    if (rwc_is_float(from) && bits_of(from) == 16)
        value = rwc_coerce(l, value, rwc_int(l, 16), false);
    return rwc_extern(l, name, rwc_int(l, 16), &value, 1, true);
}

static LLVMValueRef integer_to_float(struct rwc_lift *l, struct rwc_op *op)
{
    enum rwc_ptx_type to = op->types[0], from = op->types[1];
    const char *rounding = rwc_pick(op, "RND");
    LLVMTypeRef type = rwc_llvm_type(l, to);
    LLVMValueRef value = op->src[0];
    if (to == RWC_PTX_BF16) return to_16_bits(l, op, rounding);
    bool exact = bits_of(from) <= (to == RWC_PTX_F64 ? 32 : 16);
    bool nearest = !strcmp(rounding, "rn");
    if (to == RWC_PTX_F16 && !nearest) {
        value = to_16_bits(l, op, rounding);
    } else if (nearest || exact) {
        /* To half by way of float: every integer that half can hold is exact in float. */
        LLVMTypeRef way = to == RWC_PTX_F16 ? LLVMFloatTypeInContext(l->context) : type;
        value = rwc_is_signed(from) ? LLVMBuildSIToFP(l->builder, value, way, "")
                                    : LLVMBuildUIToFP(l->builder, value, way, "");
        value = LLVMBuildFPCast(l->builder, value, type, "");
    } else {
        value = directed(l, op, rounding, type);
    }
    if (!rwc_has(op, "sat")) return value;
    return rwc_saturate(l, rwc_coerce(l, value, type, false), false);
}

/* ---- from floats ---- */

static LLVMValueRef rounded(struct rwc_lift *l, struct rwc_op *op, LLVMValueRef value)
{
    static const struct {
        const char *name, *intrinsic;
    } modes[] = {{"rni", "llvm.roundeven"},
                 {"rzi", "llvm.trunc"},
                 {"rmi", "llvm.floor"},
                 {"rpi", "llvm.ceil"}};
    for (unsigned i = 0; i < sizeof(modes) / sizeof(modes[0]); i++)
        if (rwc_has(op, modes[i].name)) return rwc_unary(l, modes[i].intrinsic, value);
    return value;
}

/* Halves go by way of floats, which is exact: for processors with AVX512-FP16 LLVM 19 makes -32768
 * of a NaN where 16 bits are wanted. */
static LLVMValueRef float_to_integer(struct rwc_lift *l, struct rwc_op *op, LLVMValueRef value)
{
    enum rwc_ptx_type to = op->types[0];
    if (!rwc_has(op, "rzi")) value = rounded(l, op, value);
    if (op->types[1] == RWC_PTX_F16 && bits_of(to) <= 16)
        value = LLVMBuildFPExt(l->builder, value, LLVMFloatTypeInContext(l->context), "");
    LLVMTypeRef types[2] = {rwc_llvm_type(l, to), LLVMTypeOf(value)};
    LLVMValueRef result = rwc_intrinsic_typed(
        l, rwc_is_signed(to) ? "llvm.fptosi.sat" : "llvm.fptoui.sat", types, 2, &value, 1);
    if (op->types[1] != RWC_PTX_F64 && bits_of(to) != 64) return result;
    LLVMValueRef nan = LLVMBuildFCmp(l->builder, LLVMRealUNO, value, value, "");
    return rwc_select(l, nan, rwc_const(result, (uint64_t)1 << (bits_of(to) - 1)), result);
}

static LLVMValueRef narrowed(struct rwc_lift *l, struct rwc_op *op, LLVMValueRef value)
{
    const char *rounding = rwc_pick(op, "RND");
    bool nearest = !rounding || !strcmp(rounding, "rn"), ftz = rwc_has(op, "ftz");
    if (op->types[0] == RWC_PTX_F32 && (!nearest || ftz)) {
        char text[64];
        snprintf(text, sizeof(text), "llvm.nvvm.d2f.%s%s", rounding ? rounding : "rn",
                 ftz ? ".ftz" : "");
        return rwc_unary(l, text, value);
    }
    return LLVMBuildFPTrunc(l->builder, value, rwc_llvm_type(l, op->types[0]), "");
}

/* Is this a conversion to 16 bits that LLVM cannot say? Its rounding to half is to nearest. */
static bool needs_external(struct rwc_op *op)
{
    enum rwc_ptx_type to = op->types[0], from = op->types[1];
    if (to == RWC_PTX_BF16) return from != RWC_PTX_BF16 || rwc_pick(op, "IRND");
    if (to != RWC_PTX_F16 || from == RWC_PTX_F16) return false;
    return from == RWC_PTX_BF16 || rwc_has(op, "sat") || !rwc_has(op, "rn");
}

/* Between bf16 and f16 the rounding may be left out, and is to nearest then. */
static LLVMValueRef external(struct rwc_lift *l, struct rwc_op *op)
{
    return op->instr->modifier_count == 2 ? to_16_bits(l, op, "rn") : rwc_rule_external(l, op);
}

static LLVMValueRef float_to_float(struct rwc_lift *l, struct rwc_op *op, LLVMValueRef value)
{
    unsigned want = bits_of(op->types[0]), have = rwc_bits(LLVMTypeOf(value));
    bool ftz = rwc_has(op, "ftz");
    if (want < have)
        value = narrowed(l, op, value);
    else if (want > have)
        value = LLVMBuildFPExt(l->builder, value, rwc_llvm_type(l, op->types[0]), "");
    else if (op->types[1] == RWC_PTX_BF16 && ftz)
        value = rwc_flush(l, value);
    else
        value = rounded(l, op, value);
    return rwc_has(op, "sat") ? rwc_saturate(l, value, ftz) : value;
}

/* A 16-bit float as it is, but any NaN as the one that conversions give. */
static LLVMValueRef canonical_16(struct rwc_lift *l, struct rwc_op *op)
{
    LLVMValueRef bits = rwc_coerce(l, op->src[0], rwc_int(l, 16), false);
    LLVMValueRef infinity = rwc_const(bits, op->types[0] == RWC_PTX_BF16 ? 0x7F80 : 0x7C00);
    LLVMValueRef size = rwc_bin(l, LLVMAnd, bits, rwc_const(bits, 0x7FFF));
    LLVMValueRef nan = rwc_cmp(l, LLVMIntUGT, size, infinity);
    return rwc_select(l, nan, rwc_const(bits, 0x7FFF), bits);
}

LLVMValueRef rwc_rule_cvt(struct rwc_lift *l, struct rwc_op *op)
{
    bool from_float = rwc_is_float(op->types[1]), to_float = rwc_is_float(op->types[0]);
    LLVMValueRef result, value = op->src[0];
    op->src_count = 1; /* the source alone, for external forms */
    if (op->types[1] == RWC_PTX_BF16) value = rwc_bf16_to_float(l, value);
    if (rwc_has(op, "ftz") && op->types[1] == RWC_PTX_F32) value = rwc_flush(l, value);
    if (!from_float)
        result = to_float ? integer_to_float(l, op) : integer_to_integer(l, op);
    else if (!to_float)
        result = float_to_integer(l, op, value);
    else if (needs_external(op))
        result = external(l, op);
    else if (op->types[0] == op->types[1] && op->instr->modifier_count == 2 &&
             bits_of(op->types[0]) == 16)
        result = canonical_16(l, op);
    else
        result = float_to_float(l, op, value);
    if (result) rwc_write(l, &op->instr->operands[0], result, rwc_is_signed(op->types[0]));
    return NULL;
}

/* Two 32-bit integers, clamped and packed, the first above the second; the narrow ones go below
 * what the third operand had. */
LLVMValueRef rwc_rule_cvt_pack(struct rwc_lift *l, struct rwc_op *op)
{
    static const struct {
        const char *name;
        unsigned bits;
        bool is_signed;
    } kinds[] = {{"u16", 16, false}, {"s16", 16, true}, {"u8", 8, false}, {"s8", 8, true},
                 {"u4", 4, false},   {"s4", 4, true},   {"u2", 2, false}, {"s2", 2, true}};
    unsigned k = 0;
    while (strcmp(kinds[k].name, op->instr->modifiers[2])) k++; /* the table has no others */
    unsigned bits = kinds[k].bits;
    uint64_t high = ((uint64_t)1 << (bits - kinds[k].is_signed)) - 1;
    uint64_t low = kinds[k].is_signed ? ~high : 0;
    LLVMValueRef result = bits < 16 ? op->src[2] : rwc_i32(l, 0);
    for (unsigned i = 0; i < 2; i++) {
        LLVMValueRef value = clamp(l, op->src[i], true, low, high);
        value = rwc_bin(l, LLVMAnd, value, rwc_i32(l, (1u << bits) - 1));
        result = rwc_bin(l, LLVMOr, rwc_bin(l, LLVMShl, result, rwc_i32(l, bits)), value);
    }
    return result;
}

/* To and from floats of 8 bits, two at a time, and to tf32: calls of rwc.ptx.<form>. A pair of
 * bytes lies in 16 bits. */
LLVMValueRef rwc_rule_cvt_narrow(struct rwc_lift *l, struct rwc_op *op)
{
    const struct rwc_ptx_operand *operands = op->instr->operands;
    char name[64] = RWC_PTX;
    bool widens = op->types[0] == RWC_PTX_F16X2 && op->form->code == 32;
    if (widens) op->src[0] = rwc_read(l, &operands[1], rwc_int(l, 16));
    if (!op->src[0]) return NULL;
    rwc_form_name(op->instr, name + strlen(name), sizeof(name) - strlen(name));
    LLVMTypeRef type = rwc_int(l, (unsigned)op->form->code);
    LLVMValueRef result = rwc_extern(l, name, type, op->src, op->src_count, true);
    if (result) rwc_write(l, &operands[0], result, false);
    return NULL;
}
