/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Scalar video instructions: parts of the operands become signed numbers, the result is clamped if
 * .sat is given and then either combined with c by a second operation or merged into c at the byte
 * or half that the destination selects. Here all are i64. How far clamps and comparisons go is as
 * in NVIDIA's compilers, which depart from the ISA's text: docs/ptx-conformance.md has the rules.
 */
#include <string.h>

#include "compiler/lift/internal.h"

static LLVMValueRef i64(struct rwc_lift *l, int64_t value)
{
    return LLVMConstInt(rwc_int(l, 64), (uint64_t)value, true);
}

LLVMValueRef rwc_video_part(struct rwc_lift *l, LLVMValueRef value, char kind, unsigned index,
                            bool is_signed)
{
    unsigned bits = kind == 'b' ? 8 : 16;
    if (kind) {
        value = rwc_bin(l, LLVMLShr, value, rwc_i32(l, bits * index));
        value = rwc_trunc(l, value, bits);
    }
    return rwc_sext(l, value, 64, is_signed);
}

bool rwc_video_is_whole(struct rwc_lift *l, const struct rwc_ptx_operand *operand)
{
    if (!operand->selector) return true;
    rwc_lift_error(l, "no part of '%s' can be selected here", operand->name);
    return false;
}

/* A byte, a half, or all of it? */
static bool is_part(struct rwc_lift *l, const struct rwc_ptx_operand *operand)
{
    const char *selector = operand->selector;
    if (!selector) return true;
    if (strlen(selector) == 2 && selector[1] < (selector[0] == 'b' ? '4' : '2')) return true;
    rwc_lift_error(l, "'%s.%s': the parts of a register are .b0 to .b3, .h0 and .h1", operand->name,
                   selector);
    return false;
}

/* Operand i, 1 or 2, by its selector. */
static LLVMValueRef part(struct rwc_lift *l, struct rwc_op *op, unsigned i, bool is_signed)
{
    const char *selector = op->instr->operands[i].selector;
    if (!is_part(l, &op->instr->operands[i])) return NULL;
    LLVMValueRef value = rwc_read(l, &op->instr->operands[i], rwc_int(l, 32));
    if (!value) return NULL;
    if (!selector) return rwc_sext(l, value, 64, is_signed);
    return rwc_video_part(l, value, selector[0], (unsigned)(selector[1] - '0'), is_signed);
}

LLVMValueRef rwc_video_clamp(struct rwc_lift *l, LLVMValueRef value, unsigned bits, bool is_signed)
{
    int64_t high = ((int64_t)1 << (bits - is_signed)) - 1, low = is_signed ? -high - 1 : 0;
    return rwc_binary(l, "llvm.smin", rwc_binary(l, "llvm.smax", value, i64(l, low)), i64(l, high));
}

static LLVMValueRef merged(struct rwc_lift *l, const char *selector, LLVMValueRef value,
                           LLVMValueRef into)
{
    unsigned bits = selector[0] == 'b' ? 8 : 16, shift = bits * (unsigned)(selector[1] - '0');
    LLVMValueRef mask = rwc_i32(l, ((1u << bits) - 1) << shift);
    value = rwc_bin(l, LLVMAnd, rwc_bin(l, LLVMShl, value, rwc_i32(l, shift)), mask);
    into = rwc_bin(l, LLVMAnd, into, LLVMBuildNot(l->builder, mask, ""));
    return rwc_bin(l, LLVMOr, value, into);
}

static bool is_shift(const struct rwc_op *op)
{
    return !strncmp(op->instr->opcode, "vsh", 3);
}

/* Shifts clamp to 32 bits, also for a byte or half. Of other results, negative ones count as large
 * for a byte or half, and large ones stay what they are for .u32. */
static LLVMValueRef saturated(struct rwc_lift *l, const struct rwc_op *op, LLVMValueRef value,
                              unsigned bits, bool is_signed)
{
    if (is_shift(op)) return rwc_video_clamp(l, value, 32, is_signed);
    int64_t high = ((int64_t)1 << (bits - is_signed)) - 1;
    if (bits < 32) return rwc_binary(l, "llvm.umin", value, i64(l, high));
    if (!is_signed) return rwc_binary(l, "llvm.smax", value, i64(l, 0));
    return rwc_video_clamp(l, value, 32, true);
}

/* Does .min or .max compare the low 32 bits, sign-extended, and not the whole result? The ISA does
 * not say. NVIDIA's compilers keep these in one register. */
static bool is_one_word(const struct rwc_op *op)
{
    if (is_shift(op)) return rwc_has(op, "sat");
    return !strcmp(op->instr->opcode, "vadd") || !strcmp(op->instr->opcode, "vsub");
}

/* The low 32 bits of the result and c under .add, .min or .max. */
static LLVMValueRef combined(struct rwc_lift *l, struct rwc_op *op, const char *second,
                             bool is_signed, LLVMValueRef value, LLVMValueRef c)
{
    LLVMValueRef low = rwc_trunc(l, value, 32);
    if (!strcmp(second, "add")) return rwc_bin(l, LLVMAdd, low, c);
    bool least = !strcmp(second, "min");
    LLVMValueRef a = is_one_word(op) ? rwc_sext(l, low, 64, true) : value;
    LLVMValueRef b = rwc_sext(l, c, 64, is_signed);
    LLVMIntPredicate predicate =
        is_signed ? (least ? LLVMIntSLT : LLVMIntSGT) : (least ? LLVMIntULT : LLVMIntUGT);
    return rwc_select(l, rwc_cmp(l, predicate, a, b), low, c);
}

/* Clamps, combines or merges, writes. */
static LLVMValueRef finish(struct rwc_lift *l, struct rwc_op *op, LLVMValueRef value,
                           bool is_signed)
{
    const struct rwc_ptx_operand *out = &op->instr->operands[0];
    const char *second = rwc_pick(op, "add|min|max");
    unsigned bits = !out->selector ? 32 : out->selector[0] == 'b' ? 8 : 16;
    bool has_third = op->instr->operand_count == 4;
    if (has_third != (second || out->selector) || (second && out->selector))
        return rwc_lift_error(l, "a third operand goes with a second operation or a selected "
                                 "part of the destination");
    if (!is_part(l, out) || (has_third && !rwc_video_is_whole(l, &op->instr->operands[3])))
        return NULL;
    if (rwc_has(op, "sat")) value = saturated(l, op, value, bits, is_signed);
    LLVMValueRef c = has_third ? rwc_read(l, &op->instr->operands[3], rwc_int(l, 32)) : NULL;
    if (has_third && !c) return NULL;
    value = second ? combined(l, op, second, is_signed, value, c) : rwc_trunc(l, value, 32);
    if (out->selector) value = merged(l, out->selector, value, c);
    rwc_write(l, out, value, false);
    return NULL;
}

LLVMValueRef rwc_video_operation(struct rwc_lift *l, const char *name, LLVMValueRef a,
                                 LLVMValueRef b)
{
    if (!strncmp(name, "add", 3)) return rwc_bin(l, LLVMAdd, a, b);
    if (!strncmp(name, "sub", 3)) return rwc_bin(l, LLVMSub, a, b);
    if (!strncmp(name, "min", 3)) return rwc_binary(l, "llvm.smin", a, b);
    if (!strncmp(name, "max", 3)) return rwc_binary(l, "llvm.smax", a, b);
    if (!strncmp(name, "absdiff", 7)) {
        LLVMValueRef no = LLVMConstInt(rwc_int(l, 1), 0, false);
        return rwc_binary(l, "llvm.abs", rwc_bin(l, LLVMSub, a, b), no);
    }
    /* avrg: half of the sum, away from zero where it is not negative */
    LLVMValueRef sum = rwc_bin(l, LLVMAdd, a, b);
    LLVMValueRef positive = rwc_cmp(l, LLVMIntSGE, sum, i64(l, 0));
    LLVMValueRef one = LLVMBuildZExt(l->builder, positive, rwc_int(l, 64), "");
    return rwc_bin(l, LLVMAShr, rwc_bin(l, LLVMAdd, sum, one), i64(l, 1));
}

LLVMValueRef rwc_rule_video(struct rwc_lift *l, struct rwc_op *op)
{
    LLVMValueRef a = part(l, op, 1, rwc_is_signed(op->types[1]));
    LLVMValueRef b = part(l, op, 2, rwc_is_signed(op->types[2]));
    if (!a || !b) return NULL;
    LLVMValueRef value = rwc_video_operation(l, op->instr->opcode + 1, a, b);
    return finish(l, op, value, rwc_is_signed(op->types[0]));
}

/* What is clamped has 34 bits, so that a left shift may change its sign. */
LLVMValueRef rwc_rule_video_shift(struct rwc_lift *l, struct rwc_op *op)
{
    LLVMValueRef a = part(l, op, 1, rwc_is_signed(op->types[1])), b = part(l, op, 2, false);
    if (!a || !b) return NULL;
    b = rwc_has(op, "wrap") ? rwc_bin(l, LLVMAnd, b, i64(l, 31))
                            : rwc_binary(l, "llvm.umin", b, i64(l, 32));
    bool left = !strcmp(op->instr->opcode, "vshl");
    LLVMValueRef value = rwc_bin(l, left ? LLVMShl : LLVMAShr, a, b);
    if (rwc_has(op, "sat")) {
        LLVMValueRef unused = i64(l, 64 - 34);
        value = rwc_bin(l, LLVMAShr, rwc_bin(l, LLVMShl, value, unused), unused);
    }
    return finish(l, op, value, rwc_is_signed(op->types[0]));
}

static LLVMIntPredicate predicate_of(const char *name)
{
    static const struct {
        const char *name;
        LLVMIntPredicate predicate;
    } table[] = {{"eq", LLVMIntEQ},  {"ne", LLVMIntNE},  {"lt", LLVMIntSLT},
                 {"le", LLVMIntSLE}, {"gt", LLVMIntSGT}, {"ge", LLVMIntSGE}};
    unsigned i = 0;
    while (strcmp(table[i].name, name)) i++; /* the table of forms has no others */
    return table[i].predicate;
}

LLVMValueRef rwc_video_compare(struct rwc_lift *l, const struct rwc_op *op, LLVMValueRef a,
                               LLVMValueRef b)
{
    LLVMValueRef flag = rwc_cmp(l, predicate_of(rwc_pick(op, "eq|ne|lt|le|gt|ge")), a, b);
    return LLVMBuildZExt(l->builder, flag, rwc_int(l, 64), "");
}

LLVMValueRef rwc_rule_video_set(struct rwc_lift *l, struct rwc_op *op)
{
    LLVMValueRef a = part(l, op, 1, rwc_is_signed(op->types[0]));
    LLVMValueRef b = part(l, op, 2, rwc_is_signed(op->types[1]));
    if (!a || !b) return NULL;
    return finish(l, op, rwc_video_compare(l, op, a, b), rwc_is_signed(op->types[0]));
}

/* Whole words are signed numbers, whatever their types; parts of words have the sign of the
 * type. */
static LLVMValueRef factor(struct rwc_lift *l, struct rwc_op *op, unsigned i)
{
    bool is_word = !op->instr->operands[i].selector;
    return part(l, op, i, is_word || rwc_is_signed(op->types[i]));
}

/* a * b + c; one of the product and c may be negated, .po adds one. The types matter for the shift
 * and the clamp. */
LLVMValueRef rwc_rule_video_mad(struct rwc_lift *l, struct rwc_op *op)
{
    const struct rwc_ptx_operand *operands = op->instr->operands;
    bool minus = operands[1].minus != operands[2].minus, minus_c = operands[3].minus;
    bool is_signed = rwc_is_signed(op->types[1]) || rwc_is_signed(op->types[2]) || minus || minus_c;
    if (!rwc_video_is_whole(l, &operands[0]) || !rwc_video_is_whole(l, &operands[3])) return NULL;
    LLVMValueRef a = factor(l, op, 1), b = factor(l, op, 2);
    LLVMValueRef c = rwc_read(l, &operands[3], rwc_int(l, 32));
    if (!a || !b || !c) return NULL;
    if ((minus || minus_c) && (rwc_has(op, "po") || (minus && minus_c)))
        return rwc_lift_error(l, "only one of the product, c and .po can change the sum");
    LLVMValueRef value = rwc_bin(l, LLVMMul, a, b);
    c = rwc_sext(l, c, 64, true);
    value = minus_c ? rwc_bin(l, LLVMSub, value, c)
                    : rwc_bin(l, minus ? LLVMSub : LLVMAdd, minus ? c : value, minus ? value : c);
    if (rwc_has(op, "po")) value = rwc_bin(l, LLVMAdd, value, i64(l, 1));
    unsigned shift = rwc_has(op, "shr7") ? 7 : rwc_has(op, "shr15") ? 15 : 0;
    value = rwc_bin(l, is_signed ? LLVMAShr : LLVMLShr, value, i64(l, shift));
    if (rwc_has(op, "sat")) value = rwc_video_clamp(l, value, 32, is_signed);
    rwc_write(l, &operands[0], rwc_trunc(l, value, 32), false);
    return NULL;
}
