/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Floating-point arithmetic. Round-to-nearest forms are plain LLVM; other roundings, .ftz and
 * .approx are NVVM intrinsics, whose names follow the PTX forms; what has neither is external.
 * Subnormal operands of .ftz forms without an intrinsic are flushed one by one (rwc_flush), and
 * flushes of values that cannot be subnormal are dropped at the end.
 */
#include <stdio.h>
#include <string.h>

#include "compiler/lift/internal.h"

static const char *suffix_of(enum rwc_ptx_type type)
{
    switch (type) {
    case RWC_PTX_F32:
        return "f";
    case RWC_PTX_F64:
        return "d";
    case RWC_PTX_F16:
        return "f16";
    case RWC_PTX_F16X2:
        return "f16x2";
    default:
        return "none";
    }
}

/* llvm.nvvm.NAME[.rounding][.ftz].SUFFIX, or in later versions of LLVM with the type's name; NULL
 * if there is no such intrinsic. */
static LLVMValueRef nvvm(struct rwc_lift *l, struct rwc_op *op, const char *name,
                         const char *rounding)
{
    const char *const ends[] = {suffix_of(op->types[0]),
                                op->types[0] == RWC_PTX_F32 ? "f32" : "none"};
    LLVMValueRef value = NULL;
    for (int k = 0; !value && k < 2; k++) {
        char text[96];
        snprintf(text, sizeof(text), "llvm.nvvm.%s.%s%s.%s", name, rounding,
                 rwc_has(op, "ftz") ? ".ftz" : "", ends[k]);
        value = rwc_intrinsic(l, text, op->src, op->src_count);
    }
    return value;
}

static bool is_half(const struct rwc_op *op)
{
    return op->types[0] == RWC_PTX_F16 || op->types[0] == RWC_PTX_F16X2;
}

static LLVMValueRef real(LLVMValueRef like, double value)
{
    LLVMTypeRef type = LLVMTypeOf(like);
    if (LLVMGetTypeKind(type) != LLVMVectorTypeKind) return LLVMConstReal(type, value);
    LLVMValueRef element = LLVMConstReal(LLVMGetElementType(type), value);
    return LLVMConstVector((LLVMValueRef[]){element, element}, 2);
}

/* Subnormal: no exponent bit is set. The sign stays. */
static LLVMValueRef flush_half(struct rwc_lift *l, LLVMValueRef bits)
{
    LLVMValueRef exponent = rwc_bin(l, LLVMAnd, bits, rwc_const(bits, 0x7C00));
    LLVMValueRef small = rwc_cmp(l, LLVMIntEQ, exponent, rwc_const(bits, 0));
    LLVMValueRef sign = rwc_bin(l, LLVMAnd, bits, rwc_const(bits, 0x8000));
    return rwc_select(l, small, sign, bits);
}

LLVMValueRef rwc_flush(struct rwc_lift *l, LLVMValueRef value)
{
    LLVMTypeRef type = LLVMTypeOf(value);
    switch (LLVMGetTypeKind(type)) {
    case LLVMFloatTypeKind:
        return rwc_binary(l, "llvm.nvvm.mul.rn.ftz.f", value, real(value, 1.0));
    case LLVMHalfTypeKind:
        return rwc_coerce(l, flush_half(l, rwc_coerce(l, value, rwc_int(l, 16), false)), type,
                          false);
    case LLVMVectorTypeKind: {
        LLVMValueRef low = flush_half(l, rwc_half_of(l, value, 0));
        LLVMValueRef high = flush_half(l, rwc_half_of(l, value, 1));
        return rwc_coerce(l, rwc_pair_of(l, low, high), type, false);
    }
    default:
        return value;
    }
}

LLVMValueRef rwc_saturate(struct rwc_lift *l, LLVMValueRef value, bool ftz)
{
    LLVMTypeKind kind = LLVMGetTypeKind(LLVMTypeOf(value));
    if (kind == LLVMFloatTypeKind)
        return rwc_unary(l, ftz ? "llvm.nvvm.saturate.ftz.f" : "llvm.nvvm.saturate.f", value);
    if (kind == LLVMDoubleTypeKind) return rwc_unary(l, "llvm.nvvm.saturate.d", value);
    value = rwc_binary(l, "llvm.maxnum", value, real(value, 0.0)); /* NaN becomes 0 */
    return rwc_binary(l, "llvm.minnum", value, real(value, 1.0));
}

static LLVMValueRef finished(struct rwc_lift *l, struct rwc_op *op, LLVMValueRef value)
{
    return rwc_has(op, "sat") ? rwc_saturate(l, value, rwc_has(op, "ftz")) : value;
}

/* Is the form what LLVM's own instruction does? */
static bool is_plain(const struct rwc_op *op, const char *rounding)
{
    return !strcmp(rounding, "rn") && !rwc_has(op, "ftz");
}

/* NVVM has no such forms of half, and LLVM rounds its own twice on a CPU where they are fused. */
static bool is_hard_half(const struct rwc_op *op)
{
    return is_half(op) && (rwc_has(op, "ftz") || rwc_has(op, "sat") || op->src_count == 3);
}

static const char *rounding_of(const struct rwc_op *op)
{
    const char *rounding = rwc_pick(op, "RND");
    return rounding ? rounding : "rn";
}

/* add, sub, mul, div; NVVM has no subtraction, but a - b is a + -b. */
LLVMValueRef rwc_rule_float(struct rwc_lift *l, struct rwc_op *op)
{
    const char *name = op->form->text, *rounding = rounding_of(op);
    if (is_hard_half(op)) return rwc_rule_external(l, op);
    if (is_plain(op, rounding))
        return finished(l, op, rwc_bin(l, (LLVMOpcode)op->form->code, op->src[0], op->src[1]));
    if (!strcmp(name, "sub")) {
        op->src[1] = LLVMBuildFNeg(l->builder, op->src[1], "");
        name = "add";
    }
    return finished(l, op, nvvm(l, op, name, rounding));
}

LLVMValueRef rwc_rule_fma(struct rwc_lift *l, struct rwc_op *op)
{
    const char *rounding = rounding_of(op);
    if (is_hard_half(op)) return rwc_rule_external(l, op);
    if (is_plain(op, rounding)) return finished(l, op, rwc_intrinsic(l, "llvm.fma", op->src, 3));
    return finished(l, op, nvvm(l, op, "fma", rounding));
}

/* f32 arithmetic whose first operand, or the factors of fma, are 16-bit floats: widening is
 * exact. */
LLVMValueRef rwc_rule_mixed(struct rwc_lift *l, struct rwc_op *op)
{
    unsigned last = op->src_count - 1;
    for (unsigned i = 0; i < last; i++)
        op->src[i] = op->types[1] == RWC_PTX_BF16
                         ? rwc_bf16_to_float(l, op->src[i])
                         : LLVMBuildFPExt(l->builder, op->src[i], LLVMTypeOf(op->src[last]), "");
    return last == 2 ? rwc_rule_fma(l, op) : rwc_rule_float(l, op);
}

/* Two f32 in a register of 64 bits, as two instructions, which every GPU has. */
LLVMValueRef rwc_rule_pair(struct rwc_lift *l, struct rwc_op *op)
{
    LLVMTypeRef word = rwc_int(l, 64);
    LLVMValueRef result = LLVMConstNull(word);
    for (unsigned k = 0; k < 2; k++) {
        struct rwc_op part = *op;
        part.types[0] = RWC_PTX_F32;
        for (unsigned i = 0; i < op->src_count; i++) {
            LLVMValueRef half = rwc_bin(l, LLVMLShr, op->src[i], LLVMConstInt(word, 32 * k, false));
            part.src[i] = rwc_coerce(l, half, rwc_llvm_type(l, RWC_PTX_F32), false);
        }
        LLVMValueRef value = op->src_count == 3 ? rwc_rule_fma(l, &part) : rwc_rule_float(l, &part);
        if (!value) return NULL;
        value = rwc_coerce(l, value, word, false);
        value = rwc_bin(l, LLVMShl, value, LLVMConstInt(word, 32 * k, false));
        result = rwc_bin(l, LLVMOr, result, value);
    }
    return result;
}

LLVMValueRef rwc_rule_approx(struct rwc_lift *l, struct rwc_op *op)
{
    bool narrow = op->types[0] != RWC_PTX_F32 && op->types[0] != RWC_PTX_F64;
    LLVMValueRef value = narrow ? NULL : nvvm(l, op, op->instr->opcode, "approx");
    return value ? value : rwc_rule_external(l, op);
}

LLVMValueRef rwc_rule_rcp(struct rwc_lift *l, struct rwc_op *op)
{
    const char *rounding = rounding_of(op);
    if (!is_plain(op, rounding)) return nvvm(l, op, "rcp", rounding);
    return rwc_bin(l, LLVMFDiv, real(op->src[0], 1.0), op->src[0]);
}

LLVMValueRef rwc_rule_sqrt(struct rwc_lift *l, struct rwc_op *op)
{
    const char *rounding = rounding_of(op);
    if (!is_plain(op, rounding)) return nvvm(l, op, "sqrt", rounding);
    return rwc_unary(l, "llvm.sqrt", op->src[0]);
}

/* Calls of rwc.ptx.<form>: LLVM's minnum leaves the order of zeros open, and its minimum the bits
 * of a NaN. Three operands are two steps, which every GPU has: all but the form's type is
 * associative. */
LLVMValueRef rwc_rule_float_min_max(struct rwc_lift *l, struct rwc_op *op)
{
    if (op->src_count < 3) return rwc_rule_external(l, op);
    char name[64];
    snprintf(name, sizeof(name), RWC_PTX "%s%s%s.f32", op->instr->opcode,
             rwc_has(op, "ftz") ? ".ftz" : "", rwc_has(op, "NaN") ? ".NaN" : "");
    for (unsigned i = 0; i < 3 && rwc_has(op, "abs"); i++)
        op->src[i] = rwc_unary(l, "llvm.fabs", op->src[i]);
    LLVMTypeRef type = LLVMTypeOf(op->src[0]);
    LLVMValueRef value = rwc_speculatable(l, rwc_extern(l, name, type, op->src, 2, true));
    return !value ? NULL : rwc_extern(l, name, type, (LLVMValueRef[]){value, op->src[2]}, 2, true);
}

LLVMValueRef rwc_rule_float_abs(struct rwc_lift *l, struct rwc_op *op)
{
    LLVMValueRef value = rwc_unary(l, "llvm.fabs", op->src[0]);
    return rwc_has(op, "ftz") ? rwc_flush(l, value) : value;
}

LLVMValueRef rwc_rule_float_neg(struct rwc_lift *l, struct rwc_op *op)
{
    LLVMValueRef value = LLVMBuildFNeg(l->builder, op->src[0], "");
    return rwc_has(op, "ftz") ? rwc_flush(l, value) : value;
}

LLVMValueRef rwc_bf16_to_float(struct rwc_lift *l, LLVMValueRef value)
{
    value = rwc_bin(l, LLVMShl, rwc_sext(l, value, 32, false), rwc_i32(l, 16));
    return LLVMBuildBitCast(l->builder, value, LLVMFloatTypeInContext(l->context), "");
}

/* PTX: the sign of the first operand on the second. */
LLVMValueRef rwc_rule_copysign(struct rwc_lift *l, struct rwc_op *op)
{
    return rwc_binary(l, "llvm.copysign", op->src[1], op->src[0]);
}

LLVMValueRef rwc_rule_testp(struct rwc_lift *l, struct rwc_op *op)
{
    static const struct {
        const char *name;
        uint32_t mask; /* of llvm.is.fpclass; zero counts as normal in PTX */
    } tests[] = {{"finite", 0x1F8},   {"infinite", 0x204}, {"number", 0x3FC},
                 {"notanumber", 0x3}, {"normal", 0x168},   {"subnormal", 0x90}};
    for (unsigned i = 0; i < sizeof(tests) / sizeof(tests[0]); i++)
        if (rwc_has(op, tests[i].name))
            return rwc_binary(l, "llvm.is.fpclass", op->src[0], rwc_i32(l, tests[i].mask));
    return NULL;
}
