/* SPDX-License-Identifier: Apache-2.0 */
/*
 * CUDA's mathematics library through our whole path: what NVRTC makes of each function runs as a
 * ray generation program and is compared with MPFR. One row is one function in both precisions.
 */
#ifndef RW_TEST_MATH_SUITE_H
#define RW_TEST_MATH_SUITE_H

#include <mpfr.h>
#include <stdbool.h>
#include <stddef.h>

enum math_type { MATH_FLOAT, MATH_DOUBLE };

/* FAST: compiled with -use_fast_math, which concerns single precision only. */
enum math_mode { MATH_PRECISE, MATH_FAST };

/* Where the first argument lies; the second and third are like it unless said. */
enum math_domain {
    MATH_ANY,      /* all magnitudes, special values among them */
    MATH_POSITIVE, /* all magnitudes */
    MATH_FINITE,   /* not zero, infinite or NaN: results that are integers */
    MATH_UNIT,     /* [-1, 1] */
    MATH_INVERSE,  /* (0, 1) */
    MATH_INVERSE2, /* (0, 2) */
    MATH_EXPONENT, /* [-90, 90] */
    MATH_SMALL,    /* |x| < 2^20 */
    MATH_GAMMA,    /* [-30, 180] */
    MATH_BESSEL,   /* [-100, 100] */
    MATH_ORDER,    /* (0, 300], second argument one of the orders 2, 3, 8, 128 */
    MATH_SCALE,    /* all magnitudes, second argument an integer in [-300, 300] */
    MATH_MODULO,   /* quotients below 2^20 */
    MATH_PI,       /* [-pi, pi] */
};

/* What may differ: `ulp` units in the last place, or `absolute`, whichever is more. */
struct math_bound {
    double ulp, absolute;
};

struct math_row {
    const char *name;
    /* CUDA C that sets `a` from x, y and z: '@' becomes the suffix f, '#' the type. */
    const char *code;
    /* The exact value, at the precision that `out` has; may set a higher one. */
    void (*reference)(mpfr_t out, const mpfr_t x, const mpfr_t y, const mpfr_t z);
    enum math_domain domain;
    /* Documented error in units in the last place; 0: correctly rounded, negative: none there. */
    double ulp[2]; /* by type */
    /* Where the bound depends on the arguments; else NULL. */
    struct math_bound (*bound)(enum math_type type, const double *arguments);
    /* Fast mode, where it differs; NULL: the bound above and FAST_EXTRA. */
    struct math_bound (*fast)(enum math_type type, const double *arguments);
    int absent; /* bit set: where there is no such function */
};

enum { MATH_NO_DOUBLE = 1, MATH_NO_FLOAT = 2, MATH_NO_CLANG = 4 };

/* Compiled by clang with the headers of include/raywright_cuda (RW_CUDA_COMPILER), not by NVRTC. */
extern bool math_by_clang;

static inline bool math_has(const struct math_row *row, enum math_type type)
{
    int kind = type == MATH_FLOAT ? MATH_NO_FLOAT : MATH_NO_DOUBLE;
    return !(row->absent & (kind | (math_by_clang ? MATH_NO_CLANG : 0)));
}

enum { MATH_MOST = 20000 };
extern size_t math_batch; /* argument triples of one row, at most MATH_MOST */

extern const struct math_row math_rows[];
extern const size_t math_row_count;

/* math_batch triples for a row, the same in every run. Floats have float values. */
void math_inputs(const struct math_row *row, enum math_type type, double (*out)[3]);

/* Runs all rows of a type in a mode on a device, "cpu" or "cuda": out[row * math_batch + i].
 * False with a message on stderr; ends the process with ctest's skip code without NVRTC. */
bool math_run(const char *device, enum math_type type, enum math_mode mode, double *out);

#endif
