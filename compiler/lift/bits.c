/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Logic, shifts and bit fields. Shift amounts in PTX are unsigned 32-bit numbers that clamp: an
 * amount of the width or more gives zero (or the sign); in LLVM it would be undefined, so that
 * every shift by an unknown amount is guarded. Guards with constant amounts fold away.
 */
#include <string.h>

#include "compiler/lift/internal.h"

/* The shift amount in the type of the value, and whether it is less than the width. */
static LLVMValueRef amount_for(struct rwc_lift *l, LLVMValueRef value, LLVMValueRef amount,
                               LLVMValueRef *fits)
{
    unsigned bits = rwc_bits(LLVMTypeOf(value));
    *fits = rwc_cmp(l, LLVMIntULT, amount, rwc_const(amount, bits));
    return rwc_sext(l, rwc_select(l, *fits, amount, rwc_const(amount, bits - 1)), bits, false);
}

static LLVMValueRef shift(struct rwc_lift *l, LLVMOpcode code, LLVMValueRef value,
                          LLVMValueRef amount)
{
    LLVMValueRef fits;
    amount = amount_for(l, value, amount, &fits);
    LLVMValueRef shifted = rwc_bin(l, code, value, amount);
    if (code == LLVMAShr) return shifted; /* by width - 1: all sign */
    return rwc_select(l, fits, shifted, rwc_const(value, 0));
}

LLVMValueRef rwc_rule_shift(struct rwc_lift *l, struct rwc_op *op)
{
    return shift(l, (LLVMOpcode)op->form->code, op->src[0], op->src[1]);
}

/* shf: operands are low, high, amount. code 1: to the right. */
LLVMValueRef rwc_rule_funnel(struct rwc_lift *l, struct rwc_op *op)
{
    LLVMValueRef low = op->src[0], high = op->src[1], amount = op->src[2];
    LLVMValueRef value = rwc_intrinsic(l, op->form->text, (LLVMValueRef[]){high, low, amount}, 3);
    if (rwc_has(op, "wrap")) return value;
    LLVMValueRef fits = rwc_cmp(l, LLVMIntULT, amount, rwc_const(amount, 32));
    return rwc_select(l, fits, value, op->form->code ? high : low);
}

/* ---- counting ---- */

LLVMValueRef rwc_rule_popc(struct rwc_lift *l, struct rwc_op *op)
{
    return rwc_sext(l, rwc_unary(l, "llvm.ctpop", op->src[0]), 32, false);
}

static LLVMValueRef leading_zeros(struct rwc_lift *l, LLVMValueRef value)
{
    return rwc_binary(l, "llvm.ctlz", value, LLVMConstInt(rwc_int(l, 1), 0, false));
}

LLVMValueRef rwc_rule_clz(struct rwc_lift *l, struct rwc_op *op)
{
    return rwc_sext(l, leading_zeros(l, op->src[0]), 32, false);
}

/* Position of the highest bit that differs from the sign; -1 if there is none. */
LLVMValueRef rwc_rule_bfind(struct rwc_lift *l, struct rwc_op *op)
{
    LLVMValueRef a = op->src[0];
    unsigned bits = rwc_bits(LLVMTypeOf(a));
    if (rwc_is_signed(op->types[0]))
        a = rwc_bin(l, LLVMXor, a, rwc_bin(l, LLVMAShr, a, rwc_const(a, bits - 1)));
    LLVMValueRef zeros = rwc_sext(l, leading_zeros(l, a), 32, false);
    if (!rwc_has(op, "shiftamt")) return rwc_bin(l, LLVMSub, rwc_i32(l, bits - 1), zeros);
    LLVMValueRef none = rwc_cmp(l, LLVMIntEQ, a, rwc_const(a, 0));
    return rwc_select(l, none, rwc_i32(l, UINT32_MAX), zeros);
}

/* ---- bit fields ---- */

/* Position and length of a field. The ISA cuts them to 8 bits; NVIDIA's compiler does so for fields
 * of 32 bits and shifts by the whole operand in 64. */
static LLVMValueRef field(struct rwc_lift *l, struct rwc_op *op, LLVMValueRef value)
{
    if (rwc_ptx_type_size(op->types[0]) == 8) return value;
    return rwc_bin(l, LLVMAnd, value, rwc_const(value, 0xFF));
}

/* `length` ones at the bottom, all ones from the width on. */
static LLVMValueRef ones(struct rwc_lift *l, LLVMValueRef like, LLVMValueRef length)
{
    LLVMValueRef top = shift(l, LLVMShl, rwc_const(like, UINT64_MAX), length);
    return LLVMBuildNot(l->builder, top, "");
}

/* The low `length` bits of the value as a signed number; 0 for length 0. */
static LLVMValueRef sign_extend(struct rwc_lift *l, LLVMValueRef value, LLVMValueRef length)
{
    unsigned bits = rwc_bits(LLVMTypeOf(value));
    LLVMValueRef fits = rwc_cmp(l, LLVMIntULT, length, rwc_i32(l, bits));
    LLVMValueRef unused =
        rwc_select(l, fits, rwc_bin(l, LLVMSub, rwc_i32(l, bits), length), rwc_i32(l, 0));
    return shift(l, LLVMAShr, shift(l, LLVMShl, value, unused), unused);
}

LLVMValueRef rwc_rule_bfe(struct rwc_lift *l, struct rwc_op *op)
{
    LLVMValueRef start = field(l, op, op->src[1]), length = field(l, op, op->src[2]);
    bool is_signed = rwc_is_signed(op->types[0]);
    LLVMValueRef value = shift(l, is_signed ? LLVMAShr : LLVMLShr, op->src[0], start);
    if (is_signed) return sign_extend(l, value, length);
    return rwc_bin(l, LLVMAnd, value, ones(l, value, length));
}

LLVMValueRef rwc_rule_bfi(struct rwc_lift *l, struct rwc_op *op)
{
    LLVMValueRef start = field(l, op, op->src[2]), length = field(l, op, op->src[3]);
    LLVMValueRef mask = shift(l, LLVMShl, ones(l, op->src[0], length), start);
    LLVMValueRef inserted = rwc_bin(l, LLVMAnd, shift(l, LLVMShl, op->src[0], start), mask);
    LLVMValueRef kept = rwc_bin(l, LLVMAnd, op->src[1], LLVMBuildNot(l->builder, mask, ""));
    return rwc_bin(l, LLVMOr, inserted, kept);
}

static LLVMValueRef wrapped(struct rwc_lift *l, struct rwc_op *op, LLVMValueRef amount)
{
    return rwc_has(op, "wrap") ? rwc_bin(l, LLVMAnd, amount, rwc_const(amount, 31)) : amount;
}

LLVMValueRef rwc_rule_szext(struct rwc_lift *l, struct rwc_op *op)
{
    LLVMValueRef length = wrapped(l, op, op->src[1]);
    if (rwc_is_signed(op->types[0])) return sign_extend(l, op->src[0], length);
    return rwc_bin(l, LLVMAnd, op->src[0], ones(l, op->src[0], length));
}

LLVMValueRef rwc_rule_bmsk(struct rwc_lift *l, struct rwc_op *op)
{
    LLVMValueRef start = wrapped(l, op, op->src[0]), length = wrapped(l, op, op->src[1]);
    return shift(l, LLVMShl, ones(l, start, length), start);
}

/* ---- logic ---- */

LLVMValueRef rwc_rule_not(struct rwc_lift *l, struct rwc_op *op)
{
    return LLVMBuildNot(l->builder, op->src[0], "");
}

LLVMValueRef rwc_rule_cnot(struct rwc_lift *l, struct rwc_op *op)
{
    LLVMValueRef zero = rwc_cmp(l, LLVMIntEQ, op->src[0], rwc_const(op->src[0], 0));
    return LLVMBuildZExt(l->builder, zero, LLVMTypeOf(op->src[0]), "");
}

/* value where the selector is one, other where it is zero */
static LLVMValueRef mux(struct rwc_lift *l, LLVMValueRef selector, LLVMValueRef value,
                        LLVMValueRef other)
{
    if (value == other) return value;
    LLVMValueRef off = LLVMBuildNot(l->builder, selector, "");
    value = rwc_bin(l, LLVMAnd, value, selector);
    other = rwc_bin(l, LLVMAnd, other, off);
    return rwc_bin(l, LLVMOr, value, other);
}

/* Any function of three bits by its table: entry 4a+2b+c. Divided by a, then b, then c. */
static LLVMValueRef lookup3(struct rwc_lift *l, LLVMValueRef *inputs, unsigned count,
                            unsigned table)
{
    if (!count) return rwc_const(inputs[0], table & 1 ? UINT64_MAX : 0);
    unsigned half = 1u << (count - 1), mask = (1u << half) - 1;
    unsigned high = table >> half & mask, low = table & mask;
    LLVMValueRef value = lookup3(l, inputs + 1, count - 1, high);
    if (high == low) return value;
    if (high == (~low & mask) && count > 1) /* one half inverts the other */
        return rwc_bin(l, LLVMXor, inputs[0], lookup3(l, inputs + 1, count - 1, low));
    return mux(l, inputs[0], value, lookup3(l, inputs + 1, count - 1, low));
}

LLVMValueRef rwc_rule_lop3(struct rwc_lift *l, struct rwc_op *op)
{
    if (!LLVMIsAConstantInt(op->src[3]))
        return rwc_lift_error(l, "the truth table of lop3 must be a constant");
    LLVMValueRef inputs[4] = {op->src[0], op->src[1], op->src[2], op->src[0]};
    return lookup3(l, inputs, 3, (unsigned)LLVMConstIntGetZExtValue(op->src[3]) & 0xFF);
}

/* lop3.op d|p: also says whether the result, combined with a predicate, is not zero. */
LLVMValueRef rwc_rule_lop3_bool(struct rwc_lift *l, struct rwc_op *op)
{
    static const struct {
        const char *name;
        LLVMOpcode code;
    } combine[] = {{"and", LLVMAnd}, {"or", LLVMOr}};
    const struct rwc_ptx_operand *out = &op->instr->operands[0];
    LLVMValueRef value = rwc_rule_lop3(l, op);
    if (!value) return NULL;
    LLVMValueRef flag = rwc_cmp(l, LLVMIntNE, value, rwc_const(value, 0));
    for (unsigned i = 0; i < 2; i++)
        if (rwc_has(op, combine[i].name)) flag = rwc_bin(l, combine[i].code, flag, op->src[4]);
    rwc_write(l, out, value, false);
    if (out->predicate_out) rwc_write_name(l, out->predicate_out, flag, false);
    return NULL;
}

/* ---- byte permutation ---- */

/* Byte `index` of the eight in `bytes`, whose selector is four bits: three say which, the highest
 * asks for its sign instead. */
static LLVMValueRef pick_byte(struct rwc_lift *l, LLVMValueRef bytes, LLVMValueRef selectors,
                              unsigned index)
{
    LLVMValueRef selector = rwc_bin(l, LLVMLShr, selectors, rwc_i32(l, 4 * index));
    LLVMValueRef which = rwc_bin(l, LLVMAnd, selector, rwc_i32(l, 7));
    LLVMValueRef amount = rwc_sext(l, rwc_bin(l, LLVMMul, which, rwc_i32(l, 8)), 64, false);
    LLVMValueRef byte = rwc_trunc(l, rwc_bin(l, LLVMLShr, bytes, amount), 8);
    LLVMValueRef sign = rwc_bin(l, LLVMAShr, byte, rwc_const(byte, 7));
    LLVMValueRef wants_sign = rwc_trunc(l, rwc_bin(l, LLVMLShr, selector, rwc_i32(l, 3)), 1);
    byte = rwc_sext(l, rwc_select(l, wants_sign, sign, byte), 32, false);
    return rwc_bin(l, LLVMShl, byte, rwc_i32(l, 8 * index));
}

LLVMValueRef rwc_permute(struct rwc_lift *l, LLVMValueRef low, LLVMValueRef high,
                         LLVMValueRef selectors)
{
    LLVMValueRef bytes = rwc_sext(l, high, 64, false);
    bytes = rwc_bin(l, LLVMShl, bytes, rwc_const(bytes, 32));
    bytes = rwc_bin(l, LLVMOr, rwc_sext(l, low, 64, false), bytes);
    LLVMValueRef value = pick_byte(l, bytes, selectors, 0);
    for (unsigned i = 1; i < 4; i++)
        value = rwc_bin(l, LLVMOr, value, pick_byte(l, bytes, selectors, i));
    return value;
}

/* The modes of prmt as sixteen selector bits for each value of the low two bits of the operand. */
static const struct {
    const char *name;
    uint64_t selectors;
} prmt_modes[] = {
    {"f4e", 0x6543543243213210}, {"b4e", 0x0123701267015670}, {"rc8", 0x3333222211110000},
    {"ecl", 0x3333322232113210}, {"ecr", 0x3210221011100000}, {"rc16", 0x3232101032321010},
};

LLVMValueRef rwc_rule_prmt(struct rwc_lift *l, struct rwc_op *op)
{
    LLVMValueRef selectors = op->src[2];
    for (unsigned i = 0; i < sizeof(prmt_modes) / sizeof(prmt_modes[0]); i++) {
        if (!rwc_has(op, prmt_modes[i].name)) continue;
        LLVMValueRef low = rwc_bin(l, LLVMAnd, selectors, rwc_i32(l, 3));
        LLVMValueRef amount = rwc_sext(l, rwc_bin(l, LLVMMul, low, rwc_i32(l, 16)), 64, false);
        LLVMValueRef table = LLVMConstInt(rwc_int(l, 64), prmt_modes[i].selectors, false);
        selectors = rwc_trunc(l, rwc_bin(l, LLVMLShr, table, amount), 32);
    }
    LLVMValueRef args[] = {op->src[0], op->src[1], selectors};
    return rwc_intrinsic(l, "llvm.nvvm.prmt", args, 3); /* shifts if constant: tidy.c */
}
