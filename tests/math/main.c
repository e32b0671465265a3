/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Compares with MPFR and prints a table: the largest error in units in the last place, of the
 * results whose bound is in such units, and how many results are beyond their bound.
 *
 *   math.functions precise|float|fast [cpu|cuda [COUNT]]
 *
 * float is precise without double precision.
 * With cuda also on the GPU, and one against the other: how many results differ, and how many of
 * these by more than one unit, which needs no bound to judge by.
 */
#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/device.h"
#include "tests/harness.h"
#include "tests/math/suite.h"

/* What approximate division and roots inside of a function may add in fast mode: not documented. */
enum { FAST_EXTRA = 4, SHOWN = 3 };

struct format {
    int digits, lowest,
        highest; /* of the significand; exponents of the smallest and largest unit */
    double largest;
};
static const struct format formats[] = {{24, -149, 104, FLT_MAX}, {53, -1074, 971, DBL_MAX}};

struct tally {
    double worst;    /* units in the last place */
    unsigned beyond; /* results that are outside of their bound */
};

static double rounded(const mpfr_t exact, enum math_type type)
{
    return type == MATH_FLOAT ? (double)mpfr_get_flt(exact, MPFR_RNDN)
                              : mpfr_get_d(exact, MPFR_RNDN);
}

/* One unit in the last place at the exact value. */
static double unit(const mpfr_t exact, enum math_type type)
{
    const struct format *f = &formats[type];
    long exponent = mpfr_zero_p(exact) ? f->lowest : mpfr_get_exp(exact) - f->digits;
    if (exponent < f->lowest) exponent = f->lowest;
    if (exponent > f->highest) exponent = f->highest;
    return ldexp(1, (int)exponent);
}

static struct math_bound bound_of(const struct math_row *row, enum math_type type,
                                  enum math_mode mode, const double *arguments)
{
    bool fast = mode == MATH_FAST && type == MATH_FLOAT;
    if (fast && row->fast) return row->fast(type, arguments);
    struct math_bound bound = {row->ulp[type], 0};
    if (row->bound) bound = row->bound(type, arguments);
    if (fast && !row->bound && bound.ulp > 0) bound.ulp += FAST_EXTRA;
    return bound;
}

static bool is_small(double value)
{
    return value != 0 && fabs(value) < FLT_MIN;
}

/* Fast mode takes subnormal numbers for zero, given and returned; what then becomes of a quotient
 * or a logarithm is another number altogether. */
static bool is_flushed(enum math_mode mode, enum math_type type, const double *arguments,
                       const mpfr_t exact)
{
    if (mode != MATH_FAST || type != MATH_FLOAT) return false;
    for (int i = 0; i < 3; i++)
        if (is_small(arguments[i])) return true;
    return mpfr_number_p(exact) && !mpfr_zero_p(exact) &&
           mpfr_get_exp(exact) <= formats[MATH_FLOAT].lowest + formats[MATH_FLOAT].digits;
}

/* The difference from the correctly rounded value, in units: what the guide's bounds are about.
 * INFINITY where one is a number and the other is not. */
static double error_of(const mpfr_t exact, double value, enum math_type type)
{
    double nearest = rounded(exact, type);
    if (isnan(nearest) || isnan(value)) return isnan(nearest) && isnan(value) ? 0 : INFINITY;
    if (value == nearest) return 0;
    if (mpfr_inf_p(exact)) return INFINITY;
    if (isinf(value)) value = copysign(formats[type].largest, value); /* the one before counts */
    if (isinf(nearest)) nearest = copysign(formats[type].largest, nearest);
    double error = fabs(value - nearest) / unit(exact, type);
    return error ? error : 1;
}

static bool within(const struct math_bound *bound, double error, double in_units)
{
    if (bound->ulp == 0 && bound->absolute == 0) return error == 0;
    return error <= bound->ulp || error * in_units <= bound->absolute;
}

/* Errors of correctly rounded results are 0 or count whole. */
static double judge(const struct math_row *row, enum math_type type, enum math_mode mode,
                    const double *arguments, const mpfr_t exact, double value, struct tally *tally)
{
    struct math_bound bound = bound_of(row, type, mode, arguments);
    double error = error_of(exact, value, type);
    bool ok = isinf(bound.ulp) || is_flushed(mode, type, arguments, exact) ||
              within(&bound, error, mpfr_number_p(exact) ? unit(exact, type) : 1);
    if (!ok) {
        if (tally->beyond++ < SHOWN)
            fprintf(stderr, "  %s(%a, %a, %a) is %a, expected %a: error %.3f, bound %g or %g\n",
                    row->name, arguments[0], arguments[1], arguments[2], value,
                    rounded(exact, type), error, bound.ulp, bound.absolute);
    } else if (!isinf(bound.ulp) && !bound.absolute && !isinf(error) &&
               !is_flushed(mode, type, arguments, exact)) {
        tally->worst = fmax(tally->worst, error);
    }
    return ok;
}

/* Not the same number, and, for `units` 1, not its neighbour either. */
static bool differ(const mpfr_t exact, enum math_type type, double a, double b, double units)
{
    if (a == b || (isnan(a) && isnan(b))) return false;
    return units == 0 || !mpfr_number_p(exact) || !(fabs(a - b) <= units * unit(exact, type));
}

static unsigned compare_row(size_t index, enum math_type type, enum math_mode mode,
                            const double *cpu, const double *gpu)
{
    static double arguments[MATH_MOST][3];
    const struct math_row *row = &math_rows[index];
    struct tally on_cpu = {0}, on_gpu = {0};
    unsigned different = 0, apart = 0;
    mpfr_t exact, x[3];
    math_inputs(row, type, arguments);
    mpfr_init2(exact, 320);
    for (int k = 0; k < 3; k++) mpfr_init2(x[k], 53);
    for (size_t i = 0; i < math_batch; i++) {
        for (int k = 0; k < 3; k++) mpfr_set_d(x[k], arguments[i][k], MPFR_RNDN);
        mpfr_set_prec(exact, 320);
        row->reference(exact, x[0], x[1], x[2]);
        judge(row, type, mode, arguments[i], exact, cpu[i], &on_cpu);
        if (!gpu) continue;
        judge(row, type, mode, arguments[i], exact, gpu[i], &on_gpu);
        different += differ(exact, type, cpu[i], gpu[i], 0);
        apart += differ(exact, type, cpu[i], gpu[i], 1);
    }
    for (int k = 0; k < 3; k++) mpfr_clear(x[k]);
    mpfr_clear(exact);
    printf("%-14s %-6s  %7.2f %5g  %6u", row->name, type == MATH_FLOAT ? "float" : "double",
           on_cpu.worst, row->ulp[type], on_cpu.beyond);
    if (gpu) printf("  %7.2f  %6u  %6u  %6u", on_gpu.worst, on_gpu.beyond, different, apart);
    printf("\n");
    return on_cpu.beyond + on_gpu.beyond;
}

static unsigned compare_type(enum math_type type, enum math_mode mode, bool with_gpu)
{
    size_t count = math_row_count * math_batch;
    double *cpu = calloc(count, sizeof(*cpu)), *gpu = calloc(count, sizeof(*gpu));
    unsigned failures = 0;
    if (!cpu || !gpu) exit(1);
    math_run("cpu", type, mode, cpu);
    if (with_gpu && !math_run("cuda", type, mode, gpu)) exit(1);
    for (size_t i = 0; i < math_row_count; i++) {
        const double *of_gpu = with_gpu ? gpu + i * math_batch : NULL;
        if (math_has(&math_rows[i], type))
            failures += compare_row(i, type, mode, cpu + i * math_batch, of_gpu);
    }
    free(cpu);
    free(gpu);
    return failures;
}

int main(int argc, char **argv)
{
    const char *compiler = getenv("RW_CUDA_COMPILER");
    math_by_clang = compiler && !strcmp(compiler, "clang");
    enum math_mode mode = argc > 1 && !strcmp(argv[1], "fast") ? MATH_FAST : MATH_PRECISE;
    bool only_float = argc > 1 && !strcmp(argv[1], "float");
    bool with_gpu = argc > 2 && !strcmp(argv[2], "cuda");
    if (with_gpu) need_device("cuda");
    size_t asked = argc > 3 ? strtoul(argv[3], NULL, 10) : math_batch;
    math_batch = asked && asked <= MATH_MOST ? asked : math_batch;
    printf("%s, %zu arguments each; error in units, bound, results beyond%s\n",
           mode == MATH_FAST ? "-use_fast_math" : "default options", math_batch,
           with_gpu ? "; the same on the GPU; results that differ, by more than one unit" : "");
    unsigned failures = compare_type(MATH_FLOAT, mode, with_gpu);
    if (mode == MATH_PRECISE && !only_float) failures += compare_type(MATH_DOUBLE, mode, with_gpu);
    printf("%u results beyond their bound\n", failures);
    return failures != 0;
}
