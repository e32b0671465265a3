/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Exact arithmetic on binary floating-point numbers of any format up to f64, in integers: the
 * reference for everything that PTX rounds. A number is (-1)^negative * mantissa * 2^exponent; the
 * lowest bit of the mantissa is sticky ("something was lost below here"), which keeps one final
 * rounding right: the mantissa has far more bits than any format.
 */
#ifndef RW_TEST_PTX_EXACT_H
#define RW_TEST_PTX_EXACT_H

#include "tests/ptx/suite.h"

__extension__ typedef unsigned __int128 wide;
__extension__ typedef __int128 wide_signed;

enum kind { ZERO, FINITE, INFINITE, NOT_A_NUMBER };

struct exact {
    enum kind kind;
    bool negative;
    wide mantissa; /* FINITE: not zero */
    int exponent;
};

enum rounding { NEAREST, TOWARD_ZERO, DOWN, UP, TO_ODD };

/* Formats are named by their class: F16, BF16, F32, F64. */
struct exact exact_of_bits(enum class format, uint64_t bits);
struct exact exact_of_integer(wide_signed value);
uint64_t exact_to_bits(enum class format, struct exact value, enum rounding rounding);
/* Rounded to an integer; saturates at the ends given. NaN gives `nan`. */
wide_signed exact_to_integer(struct exact value, enum rounding rounding, wide_signed low,
                             wide_signed high, wide_signed nan);
struct exact exact_round_to_integral(struct exact value, enum rounding rounding);

struct exact exact_negate(struct exact a);
/* Zero sums get the sign that the rounding asks for. */
struct exact exact_add(struct exact a, struct exact b, enum rounding rounding);
struct exact exact_multiply(struct exact a, struct exact b);
struct exact exact_divide(struct exact a, struct exact b);
struct exact exact_square_root(struct exact a);
/* -1, 0, 1; 2: unordered */
int exact_compare(struct exact a, struct exact b);

/* Rounded as an .ftz form has it on a GPU: zero where the value, rounded as if exponents had no
 * end, is below the smallest normal number. */
uint64_t exact_to_flushed(enum class format, struct exact value, enum rounding rounding);
uint64_t flush(enum class format, uint64_t bits); /* subnormal: zero of that sign */
bool is_nan(enum class format, uint64_t bits);
bool is_subnormal(enum class format, uint64_t bits);
uint64_t sign_bit(enum class format);
uint64_t canonical_nan(enum class format);
uint64_t largest_finite(enum class format);
enum rounding rounding_named(const struct form *form); /* rn, rz, rm, rp or the default */

#endif
