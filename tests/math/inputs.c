/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Arguments: special values first, then random ones of the row's domain, from a generator of our
 * own so that they are the same everywhere.
 */
#include <float.h>
#include <math.h>
#include <stdint.h>

#include "tests/math/suite.h"

size_t math_batch = 600;

static uint64_t state;

static uint64_t bits(void)
{
    state += UINT64_C(0x9E3779B97F4A7C15); /* splitmix64 */
    uint64_t z = state;
    z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
    return z ^ z >> 31;
}

static double uniform(double low, double high)
{
    return low + (high - low) * (double)(bits() >> 11) * 0x1p-53;
}

/* Every exponent as often as every other; subnormal numbers among them. */
static double any_magnitude(enum math_type type)
{
    double exponent = type == MATH_FLOAT ? uniform(-149, 128) : uniform(-1074, 1024);
    double value = exp2(exponent);
    return value == INFINITY ? 1 : value;
}

static double sign(double value)
{
    return bits() & 1 ? -value : value;
}

static const double specials[] = {
    0.0,      -0.0,      1.0,      -1.0,       0.5,        -0.5,      2.0,     -2.0,
    3.0,      10.0,      0x1p-149, 0x1p-126,   FLT_MAX,    -FLT_MAX,  DBL_MIN, DBL_MAX,
    INFINITY, -INFINITY, NAN,      1.5,        0.99999994, 1.0000001, M_PI,    -M_PI,
    M_PI_2,   8.0,       100.0,    -10.0,      0x1p23,     0x1p24,    88.7,    -103.9,
    0x1p31,   0x1p52,    0x1p63,   0.70710677, 2.7182817,
};
enum { SPECIALS = sizeof(specials) / sizeof(specials[0]) };

static double wide(enum math_type type)
{
    uint64_t which = bits() % 8;
    if (which == 0) return specials[bits() % SPECIALS];
    if (which < 4) return sign(any_magnitude(type));
    if (which < 7) return uniform(-10, 10);
    return (double)((int64_t)(bits() % 400) - 200) * 0.5;
}

static double in_domain(enum math_domain domain, enum math_type type)
{
    double value;
    switch (domain) {
    case MATH_POSITIVE:
        return bits() % 4 ? any_magnitude(type) : uniform(0.25, 4);
    case MATH_FINITE:
        do value = wide(type);
        while (value == 0 || !isfinite(value) || (type == MATH_FLOAT && !isnormal((float)value)));
        return value;
    case MATH_UNIT:
        return bits() % 4 ? uniform(-1, 1) : sign(fmin(any_magnitude(type), 1));
    case MATH_INVERSE:
        return bits() % 3 ? uniform(0, 1) : fmin(exp2(uniform(-100, 0)), 0.99);
    case MATH_INVERSE2:
        return bits() % 3 ? uniform(0, 2) : exp2(uniform(-100, 0.9));
    case MATH_EXPONENT:
        return bits() % 4 ? uniform(-90, 90) : sign(fmin(any_magnitude(type), 80));
    case MATH_SMALL:
        return bits() % 2 ? uniform(-30, 30) : sign(exp2(uniform(-20, 20)));
    case MATH_GAMMA:
        return bits() % 4 ? uniform(-30, type == MATH_FLOAT ? 40 : 180) : uniform(-3, 3);
    case MATH_BESSEL:
        return bits() % 2 ? uniform(-8, 8) : uniform(-80, 80);
    case MATH_ORDER:
        return uniform(0.1, 300);
    case MATH_PI:
        return uniform(-M_PI, M_PI);
    case MATH_SCALE:
    case MATH_MODULO:
    case MATH_ANY:
        break;
    }
    return wide(type);
}

static double second(const struct math_row *row, enum math_type type, double first)
{
    static const double orders[] = {2, 3, 8, 128};
    if (row->domain == MATH_ORDER) return orders[bits() % 4];
    if (row->domain == MATH_SCALE) return (double)((int64_t)(bits() % 601) - 300);
    if (row->domain != MATH_MODULO || !isfinite(first) || first == 0)
        return in_domain(row->domain, type);
    return sign(first * exp2(uniform(-18, 4)));
}

/* Rounded to the type; a double that is no float becomes the nearest one. */
static double narrow(double value, enum math_type type)
{
    return type == MATH_FLOAT ? (double)(float)value : value;
}

void math_inputs(const struct math_row *row, enum math_type type, double (*out)[3])
{
    state = 1;
    bool takes_specials = row->domain == MATH_ANY || row->domain == MATH_MODULO;
    for (size_t i = 0; i < math_batch; i++) {
        bool special = takes_specials && i < SPECIALS;
        double x = narrow(special ? specials[i] : in_domain(row->domain, type), type);
        out[i][0] = x;
        out[i][1] = narrow(second(row, type, x), type);
        out[i][2] = narrow(in_domain(row->domain, type), type);
    }
}
