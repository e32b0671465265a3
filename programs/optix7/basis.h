/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The kinds of curves, for the host, which makes boxes of them, and for the programs that intersect
 * them. A segment is a polynomial of a parameter from 0 to 1, of position and radius alike.
 */
#ifndef RW_OPTIX7_BASIS_H
#define RW_OPTIX7_BASIS_H

#if defined(__CUDA__)
#define RW_SHAPE static inline __attribute__((device, always_inline))
#else
#define RW_SHAPE static inline
#endif

/* As OptixPrimitiveType numbers them. */
enum rw_shape_type {
    RW_SHAPE_QUADRATIC_BSPLINE = 0x2501,
    RW_SHAPE_CUBIC_BSPLINE,
    RW_SHAPE_LINEAR,
    RW_SHAPE_CATMULL_ROM,
    RW_SHAPE_FLAT_QUADRATIC,
    RW_SHAPE_SPHERE,
    RW_SHAPE_CUBIC_BEZIER,
    RW_SHAPE_ROCAPS, /* quadratic and cubic B-spline, Catmull-Rom, Bezier */
    RW_SHAPE_LAST = RW_SHAPE_ROCAPS + 3
};

/* Hit kinds of built-in programs; those of triangles are 0xfe and 0xff. */
#define RW_SHAPE_KIND 0x80u
#define RW_SHAPE_KIND_OF(type, back) (RW_SHAPE_KIND + 2u * ((unsigned)(type) - 0x2501u) + (back))

/* The type of round curve whose points make the same polynomials. */
RW_SHAPE int rw_shape_round(int type)
{
    const int curves[] = {RW_SHAPE_QUADRATIC_BSPLINE, RW_SHAPE_CUBIC_BSPLINE, RW_SHAPE_CATMULL_ROM,
                          RW_SHAPE_CUBIC_BEZIER};
    if (type == RW_SHAPE_FLAT_QUADRATIC) return RW_SHAPE_QUADRATIC_BSPLINE;
    return type >= RW_SHAPE_ROCAPS ? curves[type - RW_SHAPE_ROCAPS] : type;
}

/* Two directions across a third one, all of length 1: Duff et al., "Building an Orthonormal Basis,
 * Revisited", 2017. */
RW_SHAPE void rw_shape_across(const float d[3], float out[2][3])
{
    float sign = __builtin_copysignf(1, d[2]), scale = -1 / (sign + d[2]);
    float both = d[0] * d[1] * scale;
    out[0][0] = 1 + sign * d[0] * d[0] * scale;
    out[0][1] = sign * both;
    out[0][2] = -sign * d[0];
    out[1][0] = both;
    out[1][1] = sign + d[1] * d[1] * scale;
    out[1][2] = -d[1];
}

/* Coefficients of the powers of the parameter, of one coordinate, from control points. */
RW_SHAPE void rw_shape_powers(int type, const float p[4], float out[4])
{
    type = rw_shape_round(type);
    out[0] = p[0];
    out[1] = p[1] - p[0];
    out[2] = out[3] = 0;
    if (type == RW_SHAPE_LINEAR) return;
    float bend = p[0] - 2 * p[1] + p[2];
    if (type == RW_SHAPE_QUADRATIC_BSPLINE) {
        out[0] = 0.5f * (p[0] + p[1]);
        out[2] = 0.5f * bend;
        return;
    }
    float turn = p[3] - p[0] + 3 * (p[1] - p[2]);
    if (type == RW_SHAPE_CUBIC_BEZIER) {
        out[1] = 3 * out[1];
        out[2] = 3 * bend;
        out[3] = turn;
        return;
    }
    int rounds = type == RW_SHAPE_CUBIC_BSPLINE;
    out[0] = rounds ? (p[0] + 4 * p[1] + p[2]) * (1 / 6.0f) : p[1];
    out[1] = 0.5f * (p[2] - p[0]);
    out[2] = 0.5f * (rounds ? bend : bend - turn);
    out[3] = turn * (rounds ? 1 / 6.0f : 0.5f);
}

#endif
