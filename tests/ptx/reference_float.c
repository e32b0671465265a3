/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Floating-point arithmetic: exact values, rounded once. Approximations are given as a double,
 * computed by the C library in higher precision.
 */
#include <math.h>
#include <string.h>

#include "tests/ptx/exact.h"

/* The scalar format of a type, and how many of them a register holds. */
static enum class element(enum class type, unsigned *count) {
        *count = type == F16X2 || type == BF16X2 ? 2 : 1; return type == F16X2    ? F16
                                                                 : type == BF16X2 ? BF16
                                                                                  : type;
}

static uint64_t half_of(uint64_t bits, unsigned count, unsigned k)
{
    return count == 1 ? bits : bits >> 16 * k & 0xFFFF;
}

static void put(struct answer *out, unsigned k, uint64_t bits)
{
    out->out[0] |= bits << 16 * k;
}

typedef uint64_t scalar_rule(const struct form *form, enum class format, const uint64_t *in);

/* Applies a scalar rule to each element of the operands. */
static void each(const struct form *form, const uint64_t *in, struct answer *out, scalar_rule *rule)
{
    unsigned count;
    enum class format = element(form->types[0], &count);
    for (unsigned k = 0; k < count; k++) {
        uint64_t operands[MAX_VALUES];
        for (unsigned i = 0; i < MAX_VALUES; i++) {
            operands[i] = half_of(in[i], count, k);
            if (has(form, "ftz")) operands[i] = flush(format, operands[i]);
        }
        put(out, k, rule(form, format, operands));
    }
}

/* Rounded; then .relu and .sat. */
static uint64_t finish(const struct form *form, enum class format, struct exact value)
{
    uint64_t bits =
        (has(form, "ftz") ? exact_to_flushed : exact_to_bits)(format, value, rounding_named(form));
    bool negative = bits & sign_bit(format), nan = is_nan(format, bits);
    if (has(form, "relu")) return nan ? canonical_nan(format) : negative ? 0 : bits;
    if (!has(form, "sat")) return bits;
    uint64_t one = exact_to_bits(format, exact_of_integer(1), NEAREST);
    return nan || negative ? 0 : bits > one ? one : bits;
}

/* ---- arithmetic ---- */

/* fma.oob: the NaN that loads beyond an end deliver, as a factor, makes the result zero. Its bits
 * are not in the text; these were seen on a GPU of sm_90. */
static bool out_of_bounds(const struct form *form, const uint64_t *in)
{
    enum { MARKER = 0x7FF7 };
    return has(form, "oob") && ((in[0] & 0x7FFF) == MARKER || (in[1] & 0x7FFF) == MARKER);
}

static uint64_t arithmetic(const struct form *form, enum class format, const uint64_t *in)
{
    enum rounding rounding = rounding_named(form);
    bool fused = form->param_count == 3;
    enum class of_a = form->type_count == 2 ? form->types[1] : format, of_b = fused ? of_a : format;
    struct exact a = exact_of_bits(of_a, in[0]), b = exact_of_bits(of_b, in[1]);
    struct exact c = exact_of_bits(format, in[2]), result;
    if (out_of_bounds(form, in)) return 0;
    if (!strcmp(form->opcode, "add"))
        result = exact_add(a, b, rounding);
    else if (!strcmp(form->opcode, "sub"))
        result = exact_add(a, exact_negate(b), rounding);
    else if (!strcmp(form->opcode, "mul"))
        result = exact_multiply(a, b);
    else if (!strcmp(form->opcode, "div"))
        result = exact_divide(a, b);
    else
        result = exact_add(exact_multiply(a, b), c, rounding);
    return finish(form, format, result);
}

static double real(enum class format, uint64_t bits)
{
    uint64_t as_double = exact_to_bits(F64, exact_of_bits(format, bits), NEAREST);
    double value;
    memcpy(&value, &as_double, sizeof(value));
    return value;
}

/* div.approx is a * (1/b), and 1/b of the largest b is flushed. */
static void approximate_division(const struct form *form, const uint64_t *in, struct answer *out)
{
    bool ftz = has(form, "ftz");
    uint64_t a = ftz ? flush(F32, in[0]) : in[0], b = ftz ? flush(F32, in[1]) : in[1];
    double x = real(F32, a), y = real(F32, b);
    out->approximate = true;
    out->exact[0] = x / y;
    if (has(form, "approx") && fabs(y) > 0x1p126 && isfinite(y))
        out->exact[0] = isinf(x) || isnan(x) ? NAN : copysign(0, x) * copysign(1, y);
    /* The bound of .approx holds for normal divisors. */
    out->undefined = has(form, "approx") && is_subnormal(F32, b);
}

void reference_arithmetic(const struct form *form, const uint64_t *in, struct answer *out)
{
    if (form->types[0] == F32X2) {
        reference_pair(form, in, out);
        return;
    }
    out->any_nan = true;
    if (has(form, "approx") || has(form, "full"))
        approximate_division(form, in, out);
    else
        each(form, in, out, arithmetic);
}

static uint64_t root(const struct form *form, enum class format, const uint64_t *in)
{
    struct exact a = exact_of_bits(format, in[0]);
    bool is_root = form->opcode[0] == 's';
    return finish(form, format,
                  is_root ? exact_square_root(a) : exact_divide(exact_of_integer(1), a));
}

/* ---- approximations ---- */

static double function(const char *name, double x)
{
    if (!strcmp(name, "rcp")) return 1 / x;
    if (!strcmp(name, "sqrt")) return sqrt(x);
    if (!strcmp(name, "rsqrt")) return 1 / sqrt(x);
    if (!strcmp(name, "sin")) return sin(x);
    if (!strcmp(name, "cos")) return cos(x);
    if (!strcmp(name, "lg2")) return log2(x);
    if (!strcmp(name, "ex2")) return exp2(x);
    return tanh(x);
}

/* The f64 forms look at the upper half of the bits alone. */
static double gross(uint64_t bits)
{
    return real(F64, flush(F64, bits) & ~(uint64_t)UINT32_MAX);
}

static void approximate(const struct form *form, const uint64_t *in, struct answer *out)
{
    unsigned count;
    enum class format = element(form->types[0], &count);
    bool ftz = has(form, "ftz"), trigonometric = form->opcode[0] == 's' || form->opcode[0] == 'c';
    out->approximate = true;
    for (unsigned k = 0; k < count; k++) {
        uint64_t bits = half_of(in[0], count, k);
        if (ftz) bits = flush(format, bits);
        double x = format == F64 && ftz ? gross(in[0]) : real(format, bits);
        double value = function(form->opcode, x);
        out->exact[k] = value;
        if (trigonometric && form->opcode[1] != 'q' && fabs(x) > 6.2831853 && isfinite(x))
            out->undefined = true; /* the bound is for one turn */
    }
}

/* Approximations of which the text gives the bits: rcp and rsqrt.approx.ftz.f64 of a NaN, and
 * sin.approx.f32 of a subnormal number, also without .ftz. */
static bool exact_approximation(const struct form *form, uint64_t in, struct answer *out)
{
    bool sine = !strcmp(form->opcode, "sin") && is_subnormal(F32, in);
    bool nan = form->types[0] == F64 && has(form, "ftz") && isnan(gross(in));
    if (sine) out->out[0] = flush(F32, in);
    if (nan) out->out[0] = 0x7FFFFFFF00000000;
    return sine || nan;
}

static void rule_root(const struct form *form, const uint64_t *in, struct answer *out)
{
    if (has(form, "approx") && exact_approximation(form, in[0], out)) return;
    out->any_nan = true;
    if (has(form, "approx"))
        approximate(form, in, out);
    else
        each(form, in, out, root);
}

/* ---- minima, signs, classes ---- */

uint64_t reference_extremum(const struct form *form, enum class format, uint64_t a, uint64_t b)
{
    bool least = form->opcode[1] == 'i' || has(form, "min"), nan_a = is_nan(format, a),
         nan_b = is_nan(format, b);
    if ((nan_a && nan_b) || ((nan_a || nan_b) && has(form, "NaN"))) return canonical_nan(format);
    if (nan_a || nan_b) return nan_a ? b : a;
    int order = exact_compare(exact_of_bits(format, a), exact_of_bits(format, b));
    if (order == 0) order = (a & sign_bit(format)) ? -1 : 1; /* -0 below +0 */
    return (order < 0) == least ? a : b;
}

static uint64_t min_max(const struct form *form, enum class format, const uint64_t *in)
{
    uint64_t sign = sign_bit(format), mask = has(form, "abs") ? ~sign : UINT64_MAX;
    uint64_t chosen = reference_extremum(form, format, in[0] & mask, in[1] & mask);
    if (form->param_count == 3) chosen = reference_extremum(form, format, chosen, in[2] & mask);
    if (has(form, "xorsign") && !is_nan(format, chosen))
        chosen = (chosen & ~sign) | ((in[0] ^ in[1]) & sign);
    return chosen;
}

void reference_min_max(const struct form *form, const uint64_t *in, struct answer *out)
{
    out->any_nan = form->types[0] == F64;
    each(form, in, out, min_max);
}

/* The text leaves the bits of a NaN open; these two forms were seen to give the canonical one on a
 * GPU of sm_90. */
static bool makes_canonical(const struct form *form)
{
    return has(form, "ftz") && form->types[0] == F16;
}

static uint64_t sign_rule(const struct form *form, enum class format, const uint64_t *in)
{
    uint64_t sign = sign_bit(format);
    if (makes_canonical(form) && is_nan(format, in[0])) return canonical_nan(format);
    return form->opcode[0] == 'a' ? in[0] & ~sign : in[0] ^ sign;
}

void reference_sign(const struct form *form, const uint64_t *in, struct answer *out)
{
    out->any_nan = !makes_canonical(form);
    each(form, in, out, sign_rule);
}

static void rule_copysign(const struct form *form, const uint64_t *in, struct answer *out)
{
    uint64_t sign = sign_bit(form->types[0]);
    out->out[0] = (in[1] & ~sign) | (in[0] & sign);
}

static void rule_testp(const struct form *form, const uint64_t *in, struct answer *out)
{
    enum class format = form->types[form->type_count - 1];
    struct exact a = exact_of_bits(format, in[0]);
    bool small = is_subnormal(format, in[0]), finite = a.kind == FINITE || a.kind == ZERO;
    out->out[0] = has(form, "finite")       ? finite
                  : has(form, "infinite")   ? a.kind == INFINITE
                  : has(form, "number")     ? a.kind != NOT_A_NUMBER
                  : has(form, "notanumber") ? a.kind == NOT_A_NUMBER
                  : has(form, "normal")     ? finite && !small
                                            : small;
}

const struct reference float_references[] = {
    {"fma", reference_arithmetic, false},
    {"rcp", rule_root, false},
    {"sqrt", rule_root, false},
    {"rsqrt", rule_root, false},
    {"sin", rule_root, false},
    {"cos", rule_root, false},
    {"lg2", rule_root, false},
    {"ex2", rule_root, false},
    {"tanh", rule_root, false},
    {"min3", reference_min_max, false},
    {"max3", reference_min_max, false},
    {"copysign", rule_copysign, false},
    {"testp", rule_testp, false},
    {NULL, NULL, false},
};
