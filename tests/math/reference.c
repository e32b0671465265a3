/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Reference values, by MPFR. Sums and products are exact (EXACT bits hold any of doubles); the
 * other values have the 320 bits that `out` comes with, and where a value is composed, or found by
 * Newton's method, some of them are lost: far more are left than the 53 that count.
 */
#include <math.h>
#include <stdbool.h>

#include "tests/math/reference.h"

enum { EXACT = 4400 };

#define UNUSED(a, b) (void)(a), (void)(b)

#define EXACT_2(name, function)                                                                    \
    MATH_REFERENCE(name)                                                                           \
    {                                                                                              \
        (void)z;                                                                                   \
        mpfr_set_prec(out, EXACT);                                                                 \
        function(out, x, y, MPFR_RNDN);                                                            \
    }
EXACT_2(add, mpfr_add)
EXACT_2(sub, mpfr_sub)
EXACT_2(mul, mpfr_mul)
EXACT_2(fmod, mpfr_fmod)
EXACT_2(remainder, mpfr_remainder)
EXACT_2(fdim, mpfr_dim)

MATH_REFERENCE(fma)
{
    mpfr_set_prec(out, EXACT);
    mpfr_fma(out, x, y, z, MPFR_RNDN);
}

#define ONE(name, function)                                                                        \
    MATH_REFERENCE(name)                                                                           \
    {                                                                                              \
        UNUSED(y, z);                                                                              \
        function(out, x, MPFR_RNDN);                                                               \
    }
#define TWO(name, function)                                                                        \
    MATH_REFERENCE(name)                                                                           \
    {                                                                                              \
        (void)z;                                                                                   \
        function(out, x, y, MPFR_RNDN);                                                            \
    }
TWO(div, mpfr_div)
TWO(hypot, mpfr_hypot)
TWO(atan2, mpfr_atan2)
TWO(pow, mpfr_pow)
TWO(fmin, mpfr_min)
TWO(fmax, mpfr_max)
TWO(copysign, mpfr_copysign)
ONE(sqrt, mpfr_sqrt)
ONE(cbrt, mpfr_cbrt)
ONE(exp, mpfr_exp)
ONE(exp2, mpfr_exp2)
ONE(exp10, mpfr_exp10)
ONE(expm1, mpfr_expm1)
ONE(log, mpfr_log)
ONE(log2, mpfr_log2)
ONE(log10, mpfr_log10)
ONE(log1p, mpfr_log1p)
ONE(sin, mpfr_sin)
ONE(cos, mpfr_cos)
ONE(tan, mpfr_tan)
ONE(sinpi, mpfr_sinpi)
ONE(cospi, mpfr_cospi)
ONE(asin, mpfr_asin)
ONE(acos, mpfr_acos)
ONE(atan, mpfr_atan)
ONE(sinh, mpfr_sinh)
ONE(cosh, mpfr_cosh)
ONE(tanh, mpfr_tanh)
ONE(asinh, mpfr_asinh)
ONE(acosh, mpfr_acosh)
ONE(atanh, mpfr_atanh)
ONE(erf, mpfr_erf)
ONE(erfc, mpfr_erfc)
ONE(tgamma, mpfr_gamma)
ONE(j0, mpfr_j0)
ONE(j1, mpfr_j1)
ONE(y0, mpfr_y0)
ONE(y1, mpfr_y1)
ONE(fabs, mpfr_abs)
ONE(rint, mpfr_rint)

#define WHOLE(name, function)                                                                      \
    MATH_REFERENCE(name)                                                                           \
    {                                                                                              \
        UNUSED(y, z);                                                                              \
        function(out, x);                                                                          \
    }
WHOLE(trunc, mpfr_trunc)
WHOLE(ceil, mpfr_ceil)
WHOLE(floor, mpfr_floor)
WHOLE(round, mpfr_round)

MATH_REFERENCE(next_float)
{
    (void)z;
    float next = nextafterf(mpfr_get_flt(x, MPFR_RNDN), mpfr_get_flt(y, MPFR_RNDN));
    mpfr_set_flt(out, next, MPFR_RNDN);
}

MATH_REFERENCE(next_double)
{
    (void)z;
    mpfr_set_d(out, nextafter(mpfr_get_d(x, MPFR_RNDN), mpfr_get_d(y, MPFR_RNDN)), MPFR_RNDN);
}

MATH_REFERENCE(nan)
{
    (void)x;
    UNUSED(y, z);
    mpfr_set_nan(out);
}

MATH_REFERENCE(rcp)
{
    UNUSED(y, z);
    mpfr_ui_div(out, 1, x, MPFR_RNDN);
}

/* mpfr_rec_sqrt(-0) is -infinity's opposite in C. */
MATH_REFERENCE(rsqrt)
{
    UNUSED(y, z);
    mpfr_rec_sqrt(out, x, MPFR_RNDN);
    if (mpfr_zero_p(x) && mpfr_signbit(x)) mpfr_set_inf(out, -1);
}

MATH_REFERENCE(rcbrt)
{
    UNUSED(y, z);
    mpfr_cbrt(out, x, MPFR_RNDN);
    mpfr_ui_div(out, 1, out, MPFR_RNDN);
}

MATH_REFERENCE(rhypot)
{
    (void)z;
    mpfr_hypot(out, x, y, MPFR_RNDN);
    mpfr_ui_div(out, 1, out, MPFR_RNDN);
}

/* Of x, y, z and, for the fourth, x again. An infinity outweighs a NaN. */
static void norm(mpfr_t out, const mpfr_t x, const mpfr_t y, const mpfr_t z, bool four)
{
    mpfr_t square;
    mpfr_init2(square, mpfr_get_prec(out));
    mpfr_sqr(out, x, MPFR_RNDN);
    if (four) mpfr_mul_2ui(out, out, 1, MPFR_RNDN);
    mpfr_sqr(square, y, MPFR_RNDN);
    mpfr_add(out, out, square, MPFR_RNDN);
    mpfr_sqr(square, z, MPFR_RNDN);
    mpfr_add(out, out, square, MPFR_RNDN);
    mpfr_sqrt(out, out, MPFR_RNDN);
    if (mpfr_inf_p(x) || mpfr_inf_p(y) || mpfr_inf_p(z)) mpfr_set_inf(out, 1);
    mpfr_clear(square);
}

MATH_REFERENCE(norm3d)
{
    norm(out, x, y, z, false);
}

MATH_REFERENCE(rnorm3d)
{
    norm(out, x, y, z, false);
    mpfr_ui_div(out, 1, out, MPFR_RNDN);
}

MATH_REFERENCE(norm4d)
{
    norm(out, x, y, z, true);
}

MATH_REFERENCE(rnorm4d)
{
    norm(out, x, y, z, true);
    mpfr_ui_div(out, 1, out, MPFR_RNDN);
}

MATH_REFERENCE(lgamma)
{
    int sign;
    UNUSED(y, z);
    mpfr_lgamma(out, &sign, x, MPFR_RNDN);
}

MATH_REFERENCE(jn)
{
    (void)z;
    mpfr_jn(out, mpfr_get_si(y, MPFR_RNDN), x, MPFR_RNDN);
}

MATH_REFERENCE(yn)
{
    (void)z;
    mpfr_yn(out, mpfr_get_si(y, MPFR_RNDN), x, MPFR_RNDN);
}

/* Modified Bessel functions: sum of (x/2)^(2k + n) / (k! (k + n)!). */
static void bessel_i(mpfr_t out, const mpfr_t x, unsigned order)
{
    mpfr_t term, quarter;
    mpfr_inits2(mpfr_get_prec(out) + 64, term, quarter, (mpfr_ptr)NULL);
    mpfr_sqr(quarter, x, MPFR_RNDN);
    mpfr_div_2ui(quarter, quarter, 2, MPFR_RNDN);
    mpfr_set_ui(term, 1, MPFR_RNDN);
    if (order) mpfr_div_2ui(term, x, 1, MPFR_RNDN);
    mpfr_set(out, term, MPFR_RNDN);
    for (unsigned k = 1; k < 2000 && !mpfr_zero_p(term); k++) {
        mpfr_mul(term, term, quarter, MPFR_RNDN);
        mpfr_div_ui(term, term, k, MPFR_RNDN);
        mpfr_div_ui(term, term, k + order, MPFR_RNDN);
        mpfr_add(out, out, term, MPFR_RNDN);
        if (mpfr_get_exp(term) < mpfr_get_exp(out) - mpfr_get_prec(out)) break;
    }
    mpfr_clears(term, quarter, (mpfr_ptr)NULL);
}

MATH_REFERENCE(i0)
{
    UNUSED(y, z);
    bessel_i(out, x, 0);
}

MATH_REFERENCE(i1)
{
    UNUSED(y, z);
    bessel_i(out, x, 1);
}

/* ---- the error function's family ---- */

MATH_REFERENCE(erfcx)
{
    mpfr_t square;
    UNUSED(y, z);
    mpfr_init2(square, 2 * mpfr_get_prec(out));
    mpfr_sqr(square, x, MPFR_RNDN);
    mpfr_exp(square, square, MPFR_RNDN);
    mpfr_erfc(out, x, MPFR_RNDN);
    mpfr_mul(out, out, square, MPFR_RNDN);
    mpfr_clear(square);
}

/* erfc(-x / sqrt(2)) / 2 */
MATH_REFERENCE(normcdf)
{
    mpfr_t root;
    UNUSED(y, z);
    mpfr_init2(root, mpfr_get_prec(out));
    mpfr_sqrt_ui(root, 2, MPFR_RNDN);
    mpfr_div(root, x, root, MPFR_RNDN);
    mpfr_neg(root, root, MPFR_RNDN);
    mpfr_erfc(out, root, MPFR_RNDN);
    mpfr_div_2ui(out, out, 1, MPFR_RNDN);
    mpfr_clear(root);
}

/* Solves erfc(out) = target for a target in (0, 1] by bisection, then Newton's method. */
static void solve_erfc(mpfr_t out, const mpfr_t target)
{
    mpfr_t low, high, value, slope;
    mpfr_prec_t bits = mpfr_get_prec(out);
    mpfr_inits2(bits, low, high, value, slope, (mpfr_ptr)NULL);
    mpfr_set_ui(low, 0, MPFR_RNDN);
    mpfr_set_ui(high, 30, MPFR_RNDN);
    for (int i = 0; i < 30; i++) {
        mpfr_add(out, low, high, MPFR_RNDN);
        mpfr_div_2ui(out, out, 1, MPFR_RNDN);
        mpfr_erfc(value, out, MPFR_RNDN);
        mpfr_set(mpfr_greater_p(value, target) ? low : high, out, MPFR_RNDN);
    }
    for (int i = 0; i < 6; i++) { /* out -= (erfc(out) - target) / erfc'(out) */
        mpfr_erfc(value, out, MPFR_RNDN);
        mpfr_sub(value, value, target, MPFR_RNDN);
        mpfr_sqr(slope, out, MPFR_RNDN);
        mpfr_exp(slope, slope, MPFR_RNDN);
        mpfr_mul(value, value, slope, MPFR_RNDN);
        mpfr_const_pi(slope, MPFR_RNDN);
        mpfr_sqrt(slope, slope, MPFR_RNDN);
        mpfr_mul(value, value, slope, MPFR_RNDN);
        mpfr_div_2ui(value, value, 1, MPFR_RNDN);
        mpfr_add(out, out, value, MPFR_RNDN);
    }
    mpfr_clears(low, high, value, slope, (mpfr_ptr)NULL);
}

/* erfc^-1 on (0, 2): the upper half is the mirrored lower one. */
MATH_REFERENCE(erfcinv)
{
    mpfr_t lower;
    UNUSED(y, z);
    mpfr_init2(lower, mpfr_get_prec(out));
    bool mirrored = mpfr_cmp_ui(x, 1) > 0;
    if (mirrored)
        mpfr_ui_sub(lower, 2, x, MPFR_RNDN);
    else
        mpfr_set(lower, x, MPFR_RNDN);
    solve_erfc(out, lower);
    if (mpfr_cmp_ui(x, 1) == 0) mpfr_set_ui(out, 0, MPFR_RNDN);
    if (mirrored) mpfr_neg(out, out, MPFR_RNDN);
    mpfr_clear(lower);
}

/* erf^-1(x) = erfc^-1(1 - x), where the difference is exact enough; below, the series' head. */
MATH_REFERENCE(erfinv)
{
    mpfr_t rest;
    mpfr_init2(rest, 2 * mpfr_get_prec(out));
    if (mpfr_zero_p(x)) {
        mpfr_set(out, x, MPFR_RNDN);
    } else if (mpfr_get_exp(x) < -160) {
        mpfr_const_pi(rest, MPFR_RNDN);
        mpfr_sqrt(rest, rest, MPFR_RNDN);
        mpfr_mul(out, x, rest, MPFR_RNDN);
        mpfr_div_2ui(out, out, 1, MPFR_RNDN);
    } else {
        mpfr_set_prec(out, 2 * mpfr_get_prec(out));
        mpfr_ui_sub(rest, 1, x, MPFR_RNDN);
        math_ref_erfcinv(out, rest, y, z);
    }
    mpfr_clear(rest);
}

/* -sqrt(2) erfc^-1(2 x) */
MATH_REFERENCE(normcdfinv)
{
    mpfr_t twice;
    mpfr_init2(twice, mpfr_get_prec(out));
    mpfr_mul_2ui(twice, x, 1, MPFR_RNDN);
    math_ref_erfcinv(out, twice, y, z);
    mpfr_sqrt_ui(twice, 2, MPFR_RNDN);
    mpfr_mul(out, out, twice, MPFR_RNDN);
    mpfr_neg(out, out, MPFR_RNDN);
    mpfr_clear(twice);
}

/* ---- parts of numbers ---- */

MATH_REFERENCE(remquo)
{
    long quotient = 0; /* stays where there is no quotient */
    mpfr_t rest;
    (void)z;
    mpfr_init2(rest, EXACT);
    mpfr_remquo(rest, &quotient, x, y, MPFR_RNDN);
    mpfr_set_si(out, (quotient < 0 ? -quotient : quotient) & 7, MPFR_RNDN);
    mpfr_clear(rest);
}

MATH_REFERENCE(fraction)
{
    UNUSED(y, z);
    mpfr_frac(out, x, MPFR_RNDN);
}

MATH_REFERENCE(ldexp)
{
    (void)z;
    mpfr_mul_2si(out, x, mpfr_get_si(y, MPFR_RNDN), MPFR_RNDN);
}

MATH_REFERENCE(logb)
{
    UNUSED(y, z);
    mpfr_set_si(out, mpfr_get_exp(x) - 1, MPFR_RNDN);
}

MATH_REFERENCE(mantissa)
{
    mpfr_exp_t exponent;
    UNUSED(y, z);
    mpfr_frexp(&exponent, out, x, MPFR_RNDN);
}

MATH_REFERENCE(exponent)
{
    UNUSED(y, z);
    mpfr_set_si(out, mpfr_get_exp(x), MPFR_RNDN);
}

/* NaN becomes 0. */
MATH_REFERENCE(saturate)
{
    UNUSED(y, z);
    mpfr_set(out, x, MPFR_RNDN);
    if (mpfr_nan_p(x) || mpfr_sgn(x) < 0) mpfr_set_ui(out, 0, MPFR_RNDN);
    if (!mpfr_nan_p(x) && mpfr_cmp_ui(x, 1) > 0) mpfr_set_ui(out, 1, MPFR_RNDN);
}

#define TEST_OF(name, condition)                                                                   \
    MATH_REFERENCE(name)                                                                           \
    {                                                                                              \
        UNUSED(y, z);                                                                              \
        mpfr_set_ui(out, (condition) ? 1 : 0, MPFR_RNDN);                                          \
    }
TEST_OF(isnan, mpfr_nan_p(x))
TEST_OF(isinf, mpfr_inf_p(x))
TEST_OF(isfinite, mpfr_number_p(x))
TEST_OF(signbit, mpfr_signbit(x))
