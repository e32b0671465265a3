/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The table of functions. Bounds are the maximal errors of the CUDA C++ Programming Guide, appendix
 * "Mathematical Functions", for the default compilation and for intrinsics, which are also what
 * fast mode makes of expf and the like: those of toolkit 10.1 (Ubuntu's package
 * nvidia-cuda-doc_10.1.243-3), tables 6, 7 and 9, each of which was compared with its row.
 * Where toolkit 13's functions are better (powf, asinf, sinpif, tgammaf, tanh) the row is narrower;
 * erfcinvf alone, which is another function today, has 4 units for 2. Where the guide gives no
 * bound, the row says what was seen to be enough, and its comment that this is no documented bound.
 * The rows are all functions of crt/math_functions.h that concern float or double.
 */
#include <math.h>

#include "tests/math/reference.h"
#include "tests/math/suite.h"

/* In single precision fast mode divides and takes roots approximately inside of every function; the
 * guide gives no bounds for that. */
static struct math_bound plain(double ulp)
{
    return (struct math_bound){ulp, 0};
}

/* ---- bounds that depend on the argument ---- */

static struct math_bound bessel(enum math_type type, const double *a)
{
    bool near = fabs(a[0]) < 8;
    if (type == MATH_FLOAT) return near ? plain(9) : (struct math_bound){0, 2.2e-6};
    return near ? plain(7) : (struct math_bound){0, 5e-12};
}

static struct math_bound bessel_jn(enum math_type type, const double *a)
{
    (void)a;
    return (struct math_bound){0, type == MATH_FLOAT ? 2.2e-6 : 5e-12};
}

static struct math_bound bessel_yn(enum math_type type, const double *a)
{
    if (type == MATH_DOUBLE)
        return fabs(a[0]) > 1.5 * a[1] ? (struct math_bound){0, 5e-12} : plain(INFINITY);
    bool near = fabs(a[0]) < a[1];
    return near ? plain(ceil(2 + 2.5 * a[1])) : (struct math_bound){0, 2.2e-6};
}

/* Between these two zeros of the derivative the value crosses zero again and again. */
static struct math_bound lgamma_bound(enum math_type type, const double *a)
{
    double low = type == MATH_FLOAT ? -10.001 : -11.0001,
           high = type == MATH_FLOAT ? -2.264 : -2.2637;
    if (a[0] > low && a[0] < high) return plain(INFINITY);
    return plain(type == MATH_FLOAT ? 6 : 4);
}

static struct math_bound fast_exp(enum math_type type, const double *a)
{
    (void)type;
    return plain(2 + floor(fabs(1.16 * a[0])));
}

static struct math_bound fast_exp10(enum math_type type, const double *a)
{
    (void)type;
    return plain(2 + floor(fabs(2.95 * a[0])));
}

static bool around_one(double x)
{
    return x >= 0.5 && x <= 2;
}

static struct math_bound fast_log(enum math_type type, const double *a)
{
    (void)type;
    return around_one(a[0]) ? (struct math_bound){0, 0x1p-21 * 0.7526} : plain(3);
}

static struct math_bound fast_log2(enum math_type type, const double *a)
{
    (void)type;
    return around_one(a[0]) ? (struct math_bound){0, 0x1p-22} : plain(2);
}

static struct math_bound fast_log10(enum math_type type, const double *a)
{
    (void)type;
    return around_one(a[0]) ? (struct math_bound){0, 0x1p-24} : plain(3);
}

/* Absolute 2^-21.41 and 2^-21.19 in [-pi, pi], "larger" elsewhere. */
static struct math_bound fast_sin(enum math_type type, const double *a)
{
    (void)type;
    return fabs(a[0]) > M_PI ? plain(INFINITY) : (struct math_bound){0, exp2(-21.41)};
}

static struct math_bound fast_cos(enum math_type type, const double *a)
{
    (void)type;
    return fabs(a[0]) > M_PI ? plain(INFINITY) : (struct math_bound){0, exp2(-21.19)};
}

/* Defined as __sinf(x) * (1 / __cosf(x)): their errors, carried through, and 3 roundings. */
static struct math_bound fast_tan(enum math_type type, const double *a)
{
    (void)type;
    double c = fabs(cos(a[0])), s = fabs(sin(a[0]));
    if (fabs(a[0]) > M_PI || c < 0x1p-18) return plain(INFINITY);
    double error = (exp2(-21.41) + s / c * exp2(-21.19)) / c;
    return (struct math_bound){4, error * 1.1};
}

/* Defined as exp2f(y * __log2f(x)): the error of the logarithm times y, and that of exp2f. */
static struct math_bound fast_pow(enum math_type type, const double *a)
{
    (void)type;
    if (!(a[0] > 0)) return plain(INFINITY);
    double logarithm = fabs(log2(a[0]));
    double error = around_one(a[0]) ? 0x1p-22 : 2 * logarithm * 0x1p-23;
    double relative = fabs(a[1]) * (error + 2 * logarithm * 0x1p-24) * 0.6931472;
    return plain(4 + (relative < 0.1 ? relative * 0x1p24 * 1.2 : INFINITY));
}

/* Relative 2^-11, which hardware's tanh.approx has. */
static struct math_bound fast_tanh(enum math_type type, const double *a)
{
    (void)type;
    (void)a;
    return plain(0x1p13);
}

/* Two units for 2^-126 <= |y| <= 2^126, where the quotient is 0 or NaN beyond. */
static struct math_bound fast_div(enum math_type type, const double *a)
{
    (void)type;
    double y = fabs(a[1]);
    return plain(y >= 0x1p-126 && y <= 0x1p126 ? 2 : INFINITY);
}

static struct math_bound one_unit(enum math_type type, const double *a)
{
    (void)type;
    (void)a;
    return plain(1);
}

/* ---- the table ---- */

enum { NO_DOUBLE = MATH_NO_DOUBLE, NO_FLOAT = MATH_NO_FLOAT, NO_CLANG = MATH_NO_CLANG };

#define R(name) math_ref_##name

const struct math_row math_rows[] = {
    {"x + y", "a = x + y", R(add), MATH_ANY, {0, 0}, NULL, NULL, 0},
    {"x - y", "a = x - y", R(sub), MATH_ANY, {0, 0}, NULL, NULL, 0},
    {"x * y", "a = x * y", R(mul), MATH_ANY, {0, 0}, NULL, NULL, 0},
    {"x / y", "a = x / y", R(div), MATH_ANY, {0, 0}, NULL, fast_div, 0},
    {"fdivide", "a = fdivide@(x, y)", R(div), MATH_ANY, {0, 0}, NULL, fast_div, 0},
    {"1 / x", "a = 1 / x", R(rcp), MATH_ANY, {0, 0}, NULL, one_unit, 0},
    {"fma", "a = fma@(x, y, z)", R(fma), MATH_ANY, {0, 0}, NULL, NULL, 0},
    {"sqrt", "a = sqrt@(x)", R(sqrt), MATH_ANY, {0, 0}, NULL, one_unit, 0},
    {"rsqrt", "a = rsqrt@(x)", R(rsqrt), MATH_ANY, {2, 1}, NULL, NULL, 0},
    {"cbrt", "a = cbrt@(x)", R(cbrt), MATH_ANY, {1, 1}, NULL, NULL, 0},
    {"rcbrt", "a = rcbrt@(x)", R(rcbrt), MATH_ANY, {1, 1}, NULL, NULL, 0},
    {"hypot", "a = hypot@(x, y)", R(hypot), MATH_ANY, {3, 2}, NULL, NULL, 0},
    {"rhypot", "a = rhypot@(x, y)", R(rhypot), MATH_ANY, {2, 1}, NULL, NULL, 0},
    {"norm3d", "a = norm3d@(x, y, z)", R(norm3d), MATH_ANY, {3, 2}, NULL, NULL, 0},
    {"rnorm3d", "a = rnorm3d@(x, y, z)", R(rnorm3d), MATH_ANY, {2, 1}, NULL, NULL, 0},
    {"norm4d", "a = norm4d@(x, y, z, x)", R(norm4d), MATH_ANY, {3, 2}, NULL, NULL, 0},
    {"rnorm4d", "a = rnorm4d@(x, y, z, x)", R(rnorm4d), MATH_ANY, {2, 1}, NULL, NULL, 0},
    /* For norm the guide gives no bound. */
    {"norm", "# v[3] = {x, y, z}; a = norm@(3, v)", R(norm3d), MATH_SMALL, {4, 4}, NULL, NULL, 0},
    {"rnorm",
     "# v[3] = {x, y, z}; a = rnorm@(3, v)",
     R(rnorm3d),
     MATH_SMALL,
     {3, 2},
     NULL,
     NULL,
     0},

    {"exp", "a = exp@(x)", R(exp), MATH_EXPONENT, {2, 1}, NULL, fast_exp, 0},
    {"exp2", "a = exp2@(x)", R(exp2), MATH_EXPONENT, {2, 1}, NULL, NULL, 0},
    {"exp10", "a = exp10@(x)", R(exp10), MATH_EXPONENT, {2, 1}, NULL, fast_exp10, 0},
    {"expm1", "a = expm1@(x)", R(expm1), MATH_ANY, {1, 1}, NULL, NULL, 0},
    {"log", "a = log@(x)", R(log), MATH_ANY, {1, 1}, NULL, fast_log, 0},
    {"log2", "a = log2@(x)", R(log2), MATH_ANY, {1, 1}, NULL, fast_log2, 0},
    {"log10", "a = log10@(x)", R(log10), MATH_ANY, {2, 1}, NULL, fast_log10, 0},
    {"log1p", "a = log1p@(x)", R(log1p), MATH_ANY, {1, 1}, NULL, NULL, 0},
    {"pow", "a = pow@(x, y)", R(pow), MATH_SMALL, {4, 2}, NULL, fast_pow, 0},

    {"sin", "a = sin@(x)", R(sin), MATH_ANY, {2, 2}, NULL, fast_sin, 0},
    {"cos", "a = cos@(x)", R(cos), MATH_ANY, {2, 2}, NULL, fast_cos, 0},
    {"sincos.s", "# s, c; sincos@(x, &s, &c); a = s", R(sin), MATH_ANY, {2, 2}, NULL, fast_sin, 0},
    {"sincos.c", "# s, c; sincos@(x, &s, &c); a = c", R(cos), MATH_ANY, {2, 2}, NULL, fast_cos, 0},
    {"tan", "a = tan@(x)", R(tan), MATH_ANY, {4, 2}, NULL, fast_tan, 0},
    {"sinpi", "a = sinpi@(x)", R(sinpi), MATH_ANY, {1, 2}, NULL, NULL, 0},
    {"cospi", "a = cospi@(x)", R(cospi), MATH_ANY, {1, 2}, NULL, NULL, 0},
    {"sincospi.s",
     "# s, c; sincospi@(x, &s, &c); a = s",
     R(sinpi),
     MATH_ANY,
     {1, 2},
     NULL,
     NULL,
     0},
    {"sincospi.c",
     "# s, c; sincospi@(x, &s, &c); a = c",
     R(cospi),
     MATH_ANY,
     {1, 2},
     NULL,
     NULL,
     0},
    {"asin", "a = asin@(x)", R(asin), MATH_UNIT, {2, 2}, NULL, NULL, 0},
    {"acos", "a = acos@(x)", R(acos), MATH_UNIT, {2, 2}, NULL, NULL, 0},
    {"atan", "a = atan@(x)", R(atan), MATH_ANY, {2, 2}, NULL, NULL, 0},
    {"atan2", "a = atan2@(x, y)", R(atan2), MATH_ANY, {3, 2}, NULL, NULL, 0},
    {"sinh", "a = sinh@(x)", R(sinh), MATH_ANY, {3, 2}, NULL, NULL, 0},
    {"cosh", "a = cosh@(x)", R(cosh), MATH_ANY, {2, 1}, NULL, NULL, 0},
    {"tanh", "a = tanh@(x)", R(tanh), MATH_ANY, {2, 1}, NULL, fast_tanh, 0},
    {"asinh", "a = asinh@(x)", R(asinh), MATH_ANY, {3, 2}, NULL, NULL, 0},
    {"acosh", "a = acosh@(x)", R(acosh), MATH_ANY, {4, 2}, NULL, NULL, 0},
    {"atanh", "a = atanh@(x)", R(atanh), MATH_UNIT, {3, 2}, NULL, NULL, 0},

    {"erf", "a = erf@(x)", R(erf), MATH_ANY, {2, 2}, NULL, NULL, 0},
    {"erfc", "a = erfc@(x)", R(erfc), MATH_EXPONENT, {4, 5}, NULL, NULL, 0},
    {"erfinv", "a = erfinv@(x)", R(erfinv), MATH_INVERSE, {2, 5}, NULL, NULL, 0},
    {"erfcinv", "a = erfcinv@(x)", R(erfcinv), MATH_INVERSE2, {4, 6}, NULL, NULL, 0},
    {"erfcx", "a = erfcx@(x)", R(erfcx), MATH_BESSEL, {4, 4}, NULL, NULL, 0},
    {"normcdf", "a = normcdf@(x)", R(normcdf), MATH_EXPONENT, {5, 5}, NULL, NULL, 0},
    {"normcdfinv", "a = normcdfinv@(x)", R(normcdfinv), MATH_INVERSE, {5, 8}, NULL, NULL, 0},
    {"lgamma", "a = lgamma@(x)", R(lgamma), MATH_GAMMA, {6, 4}, lgamma_bound, NULL, NO_CLANG},
    {"tgamma", "a = tgamma@(x)", R(tgamma), MATH_GAMMA, {5, 8}, NULL, NULL, NO_CLANG},
    {"j0", "a = j0@(x)", R(j0), MATH_BESSEL, {9, 7}, bessel, NULL, NO_CLANG},
    {"j1", "a = j1@(x)", R(j1), MATH_BESSEL, {9, 7}, bessel, NULL, NO_CLANG},
    {"jn", "a = jn@((int)y, x)", R(jn), MATH_ORDER, {9, 7}, bessel_jn, NULL, NO_CLANG},
    {"y0", "a = y0@(x)", R(y0), MATH_BESSEL, {9, 7}, bessel, NULL, NO_CLANG},
    {"y1", "a = y1@(x)", R(y1), MATH_BESSEL, {9, 7}, bessel, NULL, NO_CLANG},
    {"yn", "a = yn@((int)y, x)", R(yn), MATH_ORDER, {9, 7}, bessel_yn, NULL, NO_CLANG},
    {"cyl_bessel_i0", "a = cyl_bessel_i0@(x)", R(i0), MATH_BESSEL, {6, 6}, NULL, NULL, NO_CLANG},
    {"cyl_bessel_i1", "a = cyl_bessel_i1@(x)", R(i1), MATH_BESSEL, {6, 6}, NULL, NULL, NO_CLANG},

    {"fmod", "a = fmod@(x, y)", R(fmod), MATH_MODULO, {0, 0}, NULL, NULL, 0},
    {"remainder", "a = remainder@(x, y)", R(remainder), MATH_MODULO, {0, 0}, NULL, NULL, 0},
    {"remquo", "int q; a = remquo@(x, y, &q)", R(remainder), MATH_MODULO, {0, 0}, NULL, NULL, 0},
    {"remquo.q",
     "int q; remquo@(x, y, &q); a = abs(q) & 7",
     R(remquo),
     MATH_MODULO,
     {0, 0},
     NULL,
     NULL,
     0},
    {"modf", "# w; a = modf@(x, &w)", R(fraction), MATH_ANY, {0, 0}, NULL, NULL, 0},
    {"modf.i", "# w; modf@(x, &w); a = w", R(trunc), MATH_ANY, {0, 0}, NULL, NULL, 0},
    {"trunc", "a = trunc@(x)", R(trunc), MATH_ANY, {0, 0}, NULL, NULL, 0},
    {"ceil", "a = ceil@(x)", R(ceil), MATH_ANY, {0, 0}, NULL, NULL, 0},
    {"floor", "a = floor@(x)", R(floor), MATH_ANY, {0, 0}, NULL, NULL, 0},
    {"round", "a = round@(x)", R(round), MATH_ANY, {0, 0}, NULL, NULL, 0},
    {"rint", "a = rint@(x)", R(rint), MATH_ANY, {0, 0}, NULL, NULL, 0},
    {"nearbyint", "a = nearbyint@(x)", R(rint), MATH_ANY, {0, 0}, NULL, NULL, 0},
    {"lrint", "a = lrint@(x)", R(rint), MATH_SMALL, {0, 0}, NULL, NULL, 0},
    {"llrint", "a = llrint@(x)", R(rint), MATH_SMALL, {0, 0}, NULL, NULL, 0},
    {"lround", "a = lround@(x)", R(round), MATH_SMALL, {0, 0}, NULL, NULL, 0},
    {"llround", "a = llround@(x)", R(round), MATH_SMALL, {0, 0}, NULL, NULL, 0},
    {"fdim", "a = fdim@(x, y)", R(fdim), MATH_ANY, {0, 0}, NULL, NULL, 0},
    {"fmin", "a = fmin@(x, y)", R(fmin), MATH_ANY, {0, 0}, NULL, NULL, 0},
    {"fmax", "a = fmax@(x, y)", R(fmax), MATH_ANY, {0, 0}, NULL, NULL, 0},
    {"min", "a = min(x, y)", R(fmin), MATH_ANY, {0, 0}, NULL, NULL, 0},
    {"max", "a = max(x, y)", R(fmax), MATH_ANY, {0, 0}, NULL, NULL, 0},
    {"fabs", "a = fabs@(x)", R(fabs), MATH_ANY, {0, 0}, NULL, NULL, 0},
    {"copysign", "a = copysign@(x, y)", R(copysign), MATH_FINITE, {0, 0}, NULL, NULL, 0},
    {"nextafter", "a = nextafter(x, y)", R(next_double), MATH_ANY, {0, 0}, NULL, NULL, NO_FLOAT},
    {"nextafter", "a = nextafterf(x, y)", R(next_float), MATH_ANY, {0, 0}, NULL, NULL, NO_DOUBLE},
    {"nan", "a = nan@(\"\")", R(nan), MATH_ANY, {0, 0}, NULL, NULL, 0},
    {"ldexp", "a = ldexp@(x, (int)y)", R(ldexp), MATH_SCALE, {0, 0}, NULL, NULL, 0},
    {"scalbn", "a = scalbn@(x, (int)y)", R(ldexp), MATH_SCALE, {0, 0}, NULL, NULL, 0},
    {"scalbln", "a = scalbln@(x, (long)y)", R(ldexp), MATH_SCALE, {0, 0}, NULL, NULL, 0},
    {"logb", "a = logb@(x)", R(logb), MATH_FINITE, {0, 0}, NULL, NULL, 0},
    {"ilogb", "a = ilogb@(x)", R(logb), MATH_FINITE, {0, 0}, NULL, NULL, 0},
    {"frexp", "int e; a = frexp@(x, &e)", R(mantissa), MATH_FINITE, {0, 0}, NULL, NULL, 0},
    {"frexp.e", "int e; frexp@(x, &e); a = e", R(exponent), MATH_FINITE, {0, 0}, NULL, NULL, 0},
    {"isnan", "a = isnan(x) ? 1 : 0", R(isnan), MATH_ANY, {0, 0}, NULL, NULL, 0},
    {"isinf", "a = isinf(x) ? 1 : 0", R(isinf), MATH_ANY, {0, 0}, NULL, NULL, 0},
    {"isfinite", "a = isfinite(x) ? 1 : 0", R(isfinite), MATH_ANY, {0, 0}, NULL, NULL, 0},
    {"signbit", "a = signbit(x) ? 1 : 0", R(signbit), MATH_FINITE, {0, 0}, NULL, NULL, 0},

    /* Intrinsics of single precision; those with other roundings are one instruction each, which
     * tests/ptx has. */
    {"__expf", "a = __expf(x)", R(exp), MATH_EXPONENT, {0, 0}, fast_exp, NULL, NO_DOUBLE},
    {"__exp10f", "a = __exp10f(x)", R(exp10), MATH_EXPONENT, {0, 0}, fast_exp10, NULL, NO_DOUBLE},
    {"__logf", "a = __logf(x)", R(log), MATH_POSITIVE, {0, 0}, fast_log, NULL, NO_DOUBLE},
    {"__log2f", "a = __log2f(x)", R(log2), MATH_POSITIVE, {0, 0}, fast_log2, NULL, NO_DOUBLE},
    {"__log10f", "a = __log10f(x)", R(log10), MATH_POSITIVE, {0, 0}, fast_log10, NULL, NO_DOUBLE},
    {"__sinf", "a = __sinf(x)", R(sin), MATH_PI, {0, 0}, fast_sin, NULL, NO_DOUBLE},
    {"__cosf", "a = __cosf(x)", R(cos), MATH_PI, {0, 0}, fast_cos, NULL, NO_DOUBLE},
    {"__sincosf.s",
     "float s, c; __sincosf(x, &s, &c); a = s",
     R(sin),
     MATH_PI,
     {0, 0},
     fast_sin,
     NULL,
     NO_DOUBLE},
    {"__sincosf.c",
     "float s, c; __sincosf(x, &s, &c); a = c",
     R(cos),
     MATH_PI,
     {0, 0},
     fast_cos,
     NULL,
     NO_DOUBLE},
    {"__tanf", "a = __tanf(x)", R(tan), MATH_PI, {0, 0}, fast_tan, NULL, NO_DOUBLE},
    {"__tanhf", "a = __tanhf(x)", R(tanh), MATH_ANY, {0, 0}, fast_tanh, NULL, NO_DOUBLE},
    {"__fsub_rn", "a = __fsub_rn(x, y)", R(sub), MATH_ANY, {0, 0}, NULL, NULL, NO_DOUBLE},
    {"__powf", "a = __powf(x, y)", R(pow), MATH_SMALL, {0, 0}, fast_pow, NULL, NO_DOUBLE},
    {"__fdividef", "a = __fdividef(x, y)", R(div), MATH_ANY, {0, 0}, fast_div, NULL, NO_DOUBLE},
    {"__saturatef", "a = __saturatef(x)", R(saturate), MATH_ANY, {0, 0}, NULL, NULL, NO_DOUBLE},
    {"__frsqrt_rn", "a = __frsqrt_rn(x)", R(rsqrt), MATH_ANY, {0, 0}, NULL, NULL, NO_DOUBLE},
    {"__fadd_rn", "a = __fadd_rn(x, y)", R(add), MATH_ANY, {0, 0}, NULL, NULL, NO_DOUBLE},
    {"__fmul_rn", "a = __fmul_rn(x, y)", R(mul), MATH_ANY, {0, 0}, NULL, NULL, NO_DOUBLE},
    {"__fdiv_rn", "a = __fdiv_rn(x, y)", R(div), MATH_ANY, {0, 0}, NULL, NULL, NO_DOUBLE},
    {"__frcp_rn", "a = __frcp_rn(x)", R(rcp), MATH_ANY, {0, 0}, NULL, NULL, NO_DOUBLE},
    {"__fsqrt_rn", "a = __fsqrt_rn(x)", R(sqrt), MATH_ANY, {0, 0}, NULL, NULL, NO_DOUBLE},
    {"__fmaf_rn", "a = __fmaf_rn(x, y, z)", R(fma), MATH_ANY, {0, 0}, NULL, NULL, NO_DOUBLE},
    /* And of double precision. */
    {"__dadd_rn", "a = __dadd_rn(x, y)", R(add), MATH_ANY, {0, 0}, NULL, NULL, NO_FLOAT},
    {"__dsub_rn", "a = __dsub_rn(x, y)", R(sub), MATH_ANY, {0, 0}, NULL, NULL, NO_FLOAT},
    {"__dmul_rn", "a = __dmul_rn(x, y)", R(mul), MATH_ANY, {0, 0}, NULL, NULL, NO_FLOAT},
    {"__ddiv_rn", "a = __ddiv_rn(x, y)", R(div), MATH_ANY, {0, 0}, NULL, NULL, NO_FLOAT},
    {"__drcp_rn", "a = __drcp_rn(x)", R(rcp), MATH_ANY, {0, 0}, NULL, NULL, NO_FLOAT},
    {"__dsqrt_rn", "a = __dsqrt_rn(x)", R(sqrt), MATH_ANY, {0, 0}, NULL, NULL, NO_FLOAT},
    {"__fma_rn", "a = __fma_rn(x, y, z)", R(fma), MATH_ANY, {0, 0}, NULL, NULL, NO_FLOAT},
};

const size_t math_row_count = sizeof(math_rows) / sizeof(math_rows[0]);
