/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Comparison and choice: setp, set, selp, slct. A comparison may be combined with a predicate by
 * and, or, xor; setp has a second destination that takes the opposite of the comparison, combined
 * with the same predicate. PTX leaves the operator to the type: lt of .u32 is unsigned.
 */
#include <string.h>

#include "compiler/lift/internal.h"

static const struct {
    const char *name;
    LLVMIntPredicate of_signed, of_unsigned; /* 0: not for such integers */
    LLVMRealPredicate of_float;              /* 0: not for floats */
} operators[] = {
    {"eq", LLVMIntEQ, LLVMIntEQ, LLVMRealOEQ},
    {"ne", LLVMIntNE, LLVMIntNE, LLVMRealONE},
    {"lt", LLVMIntSLT, LLVMIntULT, LLVMRealOLT},
    {"le", LLVMIntSLE, LLVMIntULE, LLVMRealOLE},
    {"gt", LLVMIntSGT, LLVMIntUGT, LLVMRealOGT},
    {"ge", LLVMIntSGE, LLVMIntUGE, LLVMRealOGE},
    {"lo", 0, LLVMIntULT, 0},
    {"ls", 0, LLVMIntULE, 0},
    {"hi", 0, LLVMIntUGT, 0},
    {"hs", 0, LLVMIntUGE, 0},
    {"equ", 0, 0, LLVMRealUEQ},
    {"neu", 0, 0, LLVMRealUNE},
    {"ltu", 0, 0, LLVMRealULT},
    {"leu", 0, 0, LLVMRealULE},
    {"gtu", 0, 0, LLVMRealUGT},
    {"geu", 0, 0, LLVMRealUGE},
    {"num", 0, 0, LLVMRealORD},
    {"nan", 0, 0, LLVMRealUNO},
};

static LLVMValueRef compare(struct rwc_lift *l, struct rwc_op *op, enum rwc_ptx_type type,
                            LLVMValueRef a, LLVMValueRef b)
{
    const char *name = op->instr->modifiers[0];
    if (type == RWC_PTX_BF16) {
        a = rwc_bf16_to_float(l, a);
        b = rwc_bf16_to_float(l, b);
    }
    unsigned i = 0;
    while (strcmp(operators[i].name, name)) i++; /* the table has no others */
    if (!rwc_is_float(type))
        return rwc_cmp(l, rwc_is_signed(type) ? operators[i].of_signed : operators[i].of_unsigned,
                       a, b);
    if (rwc_has(op, "ftz")) {
        a = rwc_flush(l, a);
        b = rwc_flush(l, b);
    }
    return LLVMBuildFCmp(l->builder, operators[i].of_float, a, b, "");
}

/* Compares one half of packed operands. */
static LLVMValueRef compare_half(struct rwc_lift *l, struct rwc_op *op, enum rwc_ptx_type type,
                                 unsigned index)
{
    enum rwc_ptx_type element = type == RWC_PTX_F16X2 ? RWC_PTX_F16 : RWC_PTX_BF16;
    LLVMTypeRef as = rwc_llvm_type(l, element);
    LLVMValueRef a = rwc_coerce(l, rwc_half_of(l, op->src[0], index), as, false);
    LLVMValueRef b = rwc_coerce(l, rwc_half_of(l, op->src[1], index), as, false);
    return compare(l, op, element, a, b);
}

/* Combined with the predicate operand, if there is one. The first modifier is the comparison. */
static LLVMValueRef combined(struct rwc_lift *l, struct rwc_op *op, LLVMValueRef flag)
{
    const char *combination = rwc_pick(op, "BOOL");
    if (!flag) return NULL;
    if ((combination != NULL) != (op->src_count == 3))
        return rwc_lift_error(l, "a predicate operand goes with .and, .or or .xor");
    if (!combination) return flag;
    LLVMOpcode code = *combination == 'a' ? LLVMAnd : *combination == 'o' ? LLVMOr : LLVMXor;
    return rwc_bin(l, code, flag, op->src[2]);
}

/* Writes the second destination, if there is one, and the first, which stays where both are one
 * register. */
static LLVMValueRef write_predicates(struct rwc_lift *l, struct rwc_op *op, LLVMValueRef first,
                                     LLVMValueRef second)
{
    const struct rwc_ptx_operand *out = &op->instr->operands[0];
    first = combined(l, op, first);
    if (!first) return NULL;
    if (out->predicate_out) rwc_write_name(l, out->predicate_out, combined(l, op, second), false);
    rwc_write(l, out, first, false);
    return NULL;
}

LLVMValueRef rwc_rule_setp(struct rwc_lift *l, struct rwc_op *op)
{
    LLVMValueRef flag = compare(l, op, op->types[0], op->src[0], op->src[1]);
    if (!flag) return NULL;
    bool both = op->instr->operands[0].predicate_out != NULL;
    return write_predicates(l, op, flag, both ? LLVMBuildNot(l->builder, flag, "") : NULL);
}

/* Two 16-bit floats at once: one predicate for each half. */
LLVMValueRef rwc_rule_setp_packed(struct rwc_lift *l, struct rwc_op *op)
{
    LLVMValueRef first = compare_half(l, op, op->types[0], 0);
    if (!first) return NULL;
    return write_predicates(l, op, first, compare_half(l, op, op->types[0], 1));
}

/* All ones, or 1.0, where the comparison holds. */
static LLVMValueRef widened(struct rwc_lift *l, LLVMValueRef flag, enum rwc_ptx_type type)
{
    LLVMTypeRef result = rwc_llvm_type(l, type);
    if (!rwc_is_float(type)) return LLVMBuildSExt(l->builder, flag, result, "");
    if (type != RWC_PTX_BF16) return LLVMBuildUIToFP(l->builder, flag, result, "");
    LLVMValueRef one = LLVMConstInt(result, 0x3F80, false);
    return rwc_select(l, flag, one, LLVMConstNull(result));
}

LLVMValueRef rwc_rule_set(struct rwc_lift *l, struct rwc_op *op)
{
    LLVMValueRef flag = compare(l, op, op->types[1], op->src[0], op->src[1]);
    flag = combined(l, op, flag);
    return flag ? widened(l, flag, op->types[0]) : NULL;
}

LLVMValueRef rwc_rule_set_packed(struct rwc_lift *l, struct rwc_op *op)
{
    enum rwc_ptx_type element = RWC_PTX_S16;
    if (op->types[0] == RWC_PTX_F16X2) element = RWC_PTX_F16;
    if (op->types[0] == RWC_PTX_BF16X2) element = RWC_PTX_BF16;
    LLVMValueRef halves[2];
    for (unsigned i = 0; i < 2; i++) {
        LLVMValueRef flag = combined(l, op, compare_half(l, op, op->types[1], i));
        if (!flag) return NULL;
        halves[i] = widened(l, flag, element);
    }
    return rwc_pair_of(l, halves[0], halves[1]);
}

LLVMValueRef rwc_rule_selp(struct rwc_lift *l, struct rwc_op *op)
{
    return rwc_select(l, op->src[2], op->src[0], op->src[1]);
}

/* The first operand where the third is not negative; NaN takes the second. */
LLVMValueRef rwc_rule_slct(struct rwc_lift *l, struct rwc_op *op)
{
    LLVMValueRef by = op->src[2], zero = LLVMConstNull(LLVMTypeOf(by)), flag;
    if (op->types[1] == RWC_PTX_F32) {
        if (rwc_has(op, "ftz")) by = rwc_flush(l, by);
        flag = LLVMBuildFCmp(l->builder, LLVMRealOGE, by, zero, "");
    } else {
        flag = rwc_cmp(l, LLVMIntSGE, by, zero);
    }
    return rwc_select(l, flag, op->src[0], op->src[1]);
}
