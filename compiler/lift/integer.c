/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Integer arithmetic, and the rules that pass operands on unchanged. Division is made safe: PTX
 * leaves division by zero open, but it must not be undefined in LLVM nor trap on a CPU; here it
 * divides by one. The carry flag of PTX is a variable of the function.
 */
#include <string.h>

#include "compiler/lift/internal.h"

LLVMValueRef rwc_rule_binary(struct rwc_lift *l, struct rwc_op *op)
{
    return rwc_bin(l, (LLVMOpcode)op->form->code, op->src[0], op->src[1]);
}

LLVMValueRef rwc_rule_intrinsic(struct rwc_lift *l, struct rwc_op *op)
{
    return rwc_intrinsic(l, op->form->text, op->src, op->src_count);
}

/* The form as an external function; 16-bit floats travel as the integers that PTX makes of them. */
LLVMValueRef rwc_rule_external(struct rwc_lift *l, struct rwc_op *op)
{
    char name[160] = RWC_PTX;
    rwc_form_name(op->instr, name + strlen(name), sizeof(name) - strlen(name));
    for (unsigned i = 0; i < op->src_count; i++)
        if (rwc_bits(LLVMTypeOf(op->src[i])) == 16 ||
            LLVMGetTypeKind(LLVMTypeOf(op->src[i])) == LLVMVectorTypeKind)
            op->src[i] =
                rwc_coerce(l, op->src[i], rwc_int(l, rwc_bits(LLVMTypeOf(op->src[i]))), false);
    LLVMTypeRef result = rwc_llvm_type(l, op->types[0]);
    if (op->form->operands[0] == 'i') result = rwc_int(l, 32);
    if (op->types[0] != RWC_PTX_F32 && op->types[0] != RWC_PTX_F64)
        result = rwc_int(l, rwc_bits(result));
    return rwc_speculatable(l, rwc_extern(l, name, result, op->src, op->src_count, true));
}

LLVMValueRef rwc_rule_nothing(struct rwc_lift *l, struct rwc_op *op)
{
    (void)l;
    (void)op;
    return NULL;
}

/* ---- two 16-bit values in 32 bits ---- */

LLVMValueRef rwc_rule_packed16(struct rwc_lift *l, struct rwc_op *op)
{
    LLVMValueRef halves[2];
    for (unsigned i = 0; i < 2; i++) {
        LLVMValueRef a = rwc_half_of(l, op->src[0], i), b = rwc_half_of(l, op->src[1], i);
        halves[i] = rwc_bin(l, (LLVMOpcode)op->form->code, a, b);
    }
    return rwc_pair_of(l, halves[0], halves[1]);
}

LLVMValueRef rwc_rule_packed16_intrinsic(struct rwc_lift *l, struct rwc_op *op)
{
    LLVMValueRef halves[2];
    for (unsigned i = 0; i < 2; i++) {
        LLVMValueRef a = rwc_half_of(l, op->src[0], i), b = rwc_half_of(l, op->src[1], i);
        halves[i] = rwc_binary(l, op->form->text, a, b);
        if (rwc_has(op, "relu"))
            halves[i] = rwc_binary(l, "llvm.smax", halves[i], rwc_const(halves[i], 0));
    }
    return rwc_pair_of(l, halves[0], halves[1]);
}

/* ---- carry chains ---- */

/* Before the first instruction that sets it the flag is clear: the ISA leaves it open. */
static LLVMValueRef carry_slot(struct rwc_lift *l)
{
    if (l->carry) return l->carry;
    l->carry = rwc_lift_slot(l, rwc_int(l, 1), 0, "carry");
    LLVMBuildStore(l->allocas, LLVMConstInt(rwc_int(l, 1), 0, false), l->carry);
    return l->carry;
}

/* The flag as hardware has it: after a subtraction it says that nothing was borrowed. Code that
 * takes a borrow with addc relies on that. */
static LLVMValueRef load_carry(struct rwc_lift *l, bool subtracts)
{
    LLVMValueRef flag = LLVMBuildLoad2(l->builder, rwc_int(l, 1), carry_slot(l), "");
    return subtracts ? LLVMBuildNot(l->builder, flag, "") : flag;
}

static void store_carry(struct rwc_lift *l, LLVMValueRef flag, bool subtracts)
{
    if (subtracts) flag = LLVMBuildNot(l->builder, flag, "");
    LLVMBuildStore(l->builder, flag, carry_slot(l));
}

/* a + b + carry in, or a - b - borrow in; sets the flag when the instruction says .cc. */
static LLVMValueRef with_carry(struct rwc_lift *l, struct rwc_op *op, LLVMOpcode code, bool takes,
                               LLVMValueRef a, LLVMValueRef b)
{
    bool subtracts = code == LLVMSub;
    LLVMValueRef value = rwc_bin(l, code, a, b);
    LLVMIntPredicate wrapped = subtracts ? LLVMIntUGT : LLVMIntULT;
    LLVMValueRef out = rwc_cmp(l, wrapped, value, a);
    if (takes) {
        LLVMValueRef in = LLVMBuildZExt(l->builder, load_carry(l, subtracts), LLVMTypeOf(a), "");
        LLVMValueRef sum = rwc_bin(l, code, value, in);
        out = rwc_bin(l, LLVMOr, out, rwc_cmp(l, wrapped, sum, value));
        value = sum;
    }
    if (rwc_has(op, "cc")) store_carry(l, out, subtracts);
    return value;
}

LLVMValueRef rwc_rule_carry(struct rwc_lift *l, struct rwc_op *op)
{
    bool takes = op->instr->opcode[3] == 'c';
    if (!takes && !rwc_has(op, "cc")) return rwc_rule_binary(l, op);
    return with_carry(l, op, (LLVMOpcode)op->form->code, takes, op->src[0], op->src[1]);
}

/* ---- multiplication ---- */

static LLVMValueRef widened(struct rwc_lift *l, struct rwc_op *op, unsigned source)
{
    bool is_signed = rwc_is_signed(op->types[0]);
    return rwc_sext(l, op->src[source], 2 * rwc_bits(LLVMTypeOf(op->src[source])), is_signed);
}

static LLVMValueRef wide_product(struct rwc_lift *l, struct rwc_op *op)
{
    LLVMValueRef a = widened(l, op, 0), b = widened(l, op, 1);
    return rwc_bin(l, LLVMMul, a, b);
}

LLVMValueRef rwc_rule_mul_wide(struct rwc_lift *l, struct rwc_op *op)
{
    return wide_product(l, op);
}

LLVMValueRef rwc_rule_mul_hi(struct rwc_lift *l, struct rwc_op *op)
{
    unsigned bits = rwc_bits(LLVMTypeOf(op->src[0]));
    LLVMValueRef product = wide_product(l, op);
    return rwc_trunc(l, rwc_bin(l, LLVMLShr, product, rwc_const(product, bits)), bits);
}

LLVMValueRef rwc_rule_mad(struct rwc_lift *l, struct rwc_op *op)
{
    return rwc_bin(l, LLVMAdd, rwc_bin(l, LLVMMul, op->src[0], op->src[1]), op->src[2]);
}

LLVMValueRef rwc_rule_mad_hi(struct rwc_lift *l, struct rwc_op *op)
{
    return rwc_bin(l, LLVMAdd, rwc_rule_mul_hi(l, op), op->src[2]);
}

LLVMValueRef rwc_rule_mad_hi_sat(struct rwc_lift *l, struct rwc_op *op)
{
    return rwc_binary(l, "llvm.sadd.sat", rwc_rule_mul_hi(l, op), op->src[2]);
}

LLVMValueRef rwc_rule_mad_wide(struct rwc_lift *l, struct rwc_op *op)
{
    return rwc_bin(l, LLVMAdd, wide_product(l, op), op->src[2]);
}

LLVMValueRef rwc_rule_mad_carry(struct rwc_lift *l, struct rwc_op *op)
{
    LLVMValueRef product =
        rwc_has(op, "hi") ? rwc_rule_mul_hi(l, op) : rwc_bin(l, LLVMMul, op->src[0], op->src[1]);
    bool takes = !strcmp(op->instr->opcode, "madc");
    return with_carry(l, op, LLVMAdd, takes, product, op->src[2]);
}

/* The operands are the low 24 bits; .hi is bits 16 to 47 of the product. */
LLVMValueRef rwc_rule_mul24(struct rwc_lift *l, struct rwc_op *op)
{
    LLVMOpcode shift = rwc_is_signed(op->types[0]) ? LLVMAShr : LLVMLShr;
    LLVMValueRef eight = rwc_i32(l, 8);
    for (unsigned i = 0; i < 2; i++)
        op->src[i] = rwc_bin(l, shift, rwc_bin(l, LLVMShl, op->src[i], eight), eight);
    if (rwc_has(op, "lo")) return rwc_bin(l, LLVMMul, op->src[0], op->src[1]);
    LLVMValueRef product = wide_product(l, op);
    return rwc_trunc(l, rwc_bin(l, LLVMLShr, product, rwc_const(product, 16)), 32);
}

LLVMValueRef rwc_rule_mad24(struct rwc_lift *l, struct rwc_op *op)
{
    LLVMValueRef product = rwc_rule_mul24(l, op);
    if (rwc_has(op, "sat")) return rwc_binary(l, "llvm.sadd.sat", product, op->src[2]);
    return rwc_bin(l, LLVMAdd, product, op->src[2]);
}

/* code 0: quotient, 1: remainder. The smallest number divided by -1 wraps, also in PTX; by zero,
 * which PTX leaves open, both are ones, as on an H200. */
LLVMValueRef rwc_rule_divide(struct rwc_lift *l, struct rwc_op *op)
{
    bool is_signed = rwc_is_signed(op->types[0]), remainder = op->form->code == 1;
    LLVMValueRef a = op->src[0], b = op->src[1];
    LLVMValueRef by_zero = rwc_cmp(l, LLVMIntEQ, b, rwc_const(b, 0)), bad = by_zero;
    if (is_signed) {
        uint64_t smallest = (uint64_t)1 << (rwc_bits(LLVMTypeOf(a)) - 1);
        LLVMValueRef by_minus_one = rwc_cmp(l, LLVMIntEQ, b, rwc_const(b, UINT64_MAX));
        LLVMValueRef of_smallest = rwc_cmp(l, LLVMIntEQ, a, rwc_const(a, smallest));
        bad = rwc_bin(l, LLVMOr, bad, rwc_bin(l, LLVMAnd, by_minus_one, of_smallest));
    }
    b = rwc_select(l, bad, rwc_const(b, 1), b);
    LLVMOpcode code =
        remainder ? (is_signed ? LLVMSRem : LLVMURem) : (is_signed ? LLVMSDiv : LLVMUDiv);
    LLVMValueRef value = rwc_bin(l, code, a, b);
    return rwc_select(l, by_zero, rwc_const(value, UINT64_MAX), value);
}

LLVMValueRef rwc_rule_neg(struct rwc_lift *l, struct rwc_op *op)
{
    return LLVMBuildNeg(l->builder, op->src[0], "");
}

LLVMValueRef rwc_rule_abs(struct rwc_lift *l, struct rwc_op *op)
{
    return rwc_binary(l, "llvm.abs", op->src[0], LLVMConstInt(rwc_int(l, 1), 0, false));
}

static LLVMValueRef extremum(struct rwc_lift *l, struct rwc_op *op, bool least, LLVMValueRef a,
                             LLVMValueRef b)
{
    static const char *const names[2][2] = {{"llvm.umax", "llvm.umin"}, {"llvm.smax", "llvm.smin"}};
    return rwc_binary(l, names[rwc_is_signed(op->types[0])][least], a, b);
}

LLVMValueRef rwc_rule_min_max(struct rwc_lift *l, struct rwc_op *op)
{
    return extremum(l, op, !strcmp(op->form->text, "min"), op->src[0], op->src[1]);
}

LLVMValueRef rwc_rule_relu(struct rwc_lift *l, struct rwc_op *op)
{
    LLVMValueRef value = rwc_binary(l, op->form->text, op->src[0], op->src[1]);
    return rwc_binary(l, "llvm.smax", value, rwc_const(value, 0));
}

LLVMValueRef rwc_rule_sad(struct rwc_lift *l, struct rwc_op *op)
{
    LLVMValueRef a = op->src[0], b = op->src[1];
    LLVMValueRef more = extremum(l, op, false, a, b), less = extremum(l, op, true, a, b);
    return rwc_bin(l, LLVMAdd, rwc_bin(l, LLVMSub, more, less), op->src[2]);
}
