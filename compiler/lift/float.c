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

/* llvm.nvvm.NAME[.rounding][.ftz].SUFFIX, NULL if there is no such intrinsic */
static LLVMValueRef nvvm(struct rwc_lift *l, struct rwc_op *op, const char *name,
                         const char *rounding)
{
    char text[96];
    snprintf(text, sizeof(text), "llvm.nvvm.%s.%s%s.%s", name, rounding,
             rwc_has(op, "ftz") ? ".ftz" : "", suffix_of(op->types[0]));
    return rwc_intrinsic(l, text, op->src, op->src_count);
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

/* Negative becomes zero, NaN stays. */
static LLVMValueRef relu(struct rwc_lift *l, LLVMValueRef value)
{
    return rwc_binary(l, "llvm.maximum", value, real(value, 0.0));
}

static LLVMValueRef finished(struct rwc_lift *l, struct rwc_op *op, LLVMValueRef value)
{
    if (is_half(op) && rwc_has(op, "ftz")) value = rwc_flush(l, value);
    if (rwc_has(op, "relu")) value = relu(l, value);
    return rwc_has(op, "sat") ? rwc_saturate(l, value, rwc_has(op, "ftz")) : value;
}

/* Is the form what LLVM's own instruction does? NVVM has no .ftz forms for half: its operands are
 * flushed here, and the result by `finished`. */
static bool is_plain(struct rwc_lift *l, struct rwc_op *op, const char *rounding)
{
    bool ftz = rwc_has(op, "ftz");
    for (unsigned i = 0; i < op->src_count && ftz && is_half(op); i++)
        op->src[i] = rwc_flush(l, op->src[i]);
    return is_half(op) || (!strcmp(rounding, "rn") && !ftz);
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
    if (is_plain(l, op, rounding))
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
    if (is_plain(l, op, rounding)) return finished(l, op, rwc_intrinsic(l, "llvm.fma", op->src, 3));
    return finished(l, op, nvvm(l, op, "fma", rounding));
}

LLVMValueRef rwc_rule_approx(struct rwc_lift *l, struct rwc_op *op)
{
    LLVMValueRef value = nvvm(l, op, op->instr->opcode, "approx");
    return value ? value : rwc_rule_external(l, op);
}

LLVMValueRef rwc_rule_rcp(struct rwc_lift *l, struct rwc_op *op)
{
    const char *rounding = rounding_of(op);
    if (!is_plain(l, op, rounding)) return nvvm(l, op, "rcp", rounding);
    return rwc_bin(l, LLVMFDiv, real(op->src[0], 1.0), op->src[0]);
}

LLVMValueRef rwc_rule_sqrt(struct rwc_lift *l, struct rwc_op *op)
{
    const char *rounding = rounding_of(op);
    if (!is_plain(l, op, rounding)) return nvvm(l, op, "sqrt", rounding);
    return rwc_unary(l, "llvm.sqrt", op->src[0]);
}

/* The sign of both operands together on the magnitude. */
static LLVMValueRef xor_sign(struct rwc_lift *l, LLVMValueRef magnitude, LLVMValueRef a,
                             LLVMValueRef b)
{
    LLVMTypeRef type = LLVMTypeOf(magnitude), word = rwc_int(l, rwc_bits(type));
    uint64_t sign = LLVMGetTypeKind(type) == LLVMVectorTypeKind
                        ? 0x80008000
                        : (uint64_t)1 << (rwc_bits(type) - 1);
    LLVMValueRef signs =
        rwc_bin(l, LLVMXor, rwc_coerce(l, a, word, false), rwc_coerce(l, b, word, false));
    signs = rwc_bin(l, LLVMAnd, signs, rwc_const(signs, sign));
    magnitude = rwc_coerce(l, magnitude, word, false);
    magnitude = rwc_bin(l, LLVMAnd, magnitude, rwc_const(signs, ~sign));
    return rwc_coerce(l, rwc_bin(l, LLVMOr, magnitude, signs), type, false);
}

/* Without .NaN the number wins over a NaN; with it the NaN does. */
LLVMValueRef rwc_rule_float_min_max(struct rwc_lift *l, struct rwc_op *op)
{
    bool nan = rwc_has(op, "NaN"), ftz = rwc_has(op, "ftz"), sign = rwc_has(op, "xorsign");
    LLVMValueRef a = op->src[0], b = op->src[1];
    char text[96];
    snprintf(text, sizeof(text), "llvm.%s%s", op->form->text, nan ? "imum" : "num");
    if (ftz && !nan && op->types[0] == RWC_PTX_F32)
        snprintf(text, sizeof(text), "llvm.nvvm.f%s.ftz.f", op->form->text);
    for (unsigned i = 0; i < 2; i++) {
        if (ftz && (nan || is_half(op))) op->src[i] = rwc_flush(l, op->src[i]);
        if (sign) op->src[i] = rwc_unary(l, "llvm.fabs", op->src[i]);
    }
    LLVMValueRef value = rwc_intrinsic(l, text, op->src, 2);
    return sign ? xor_sign(l, value, a, b) : value;
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

/* bf16 is held as an integer: abs clears the sign bits, neg inverts them. */
LLVMValueRef rwc_rule_bf16_sign(struct rwc_lift *l, struct rwc_op *op)
{
    uint64_t mask = op->form->code == LLVMAnd ? 0x7FFF7FFF : 0x80008000;
    return rwc_bin(l, (LLVMOpcode)op->form->code, op->src[0], rwc_const(op->src[0], mask));
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
