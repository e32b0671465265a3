/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Affine transforms, 3 rows of 4, for the host and for kernels that place instances: the same
 * operations in the same order, so that both find the same matrices and boxes.
 */
#ifndef RW_PROGRAMS_AFFINE_H
#define RW_PROGRAMS_AFFINE_H

#include "programs/config.h"

#if defined(__CUDA__)
#define RW_AFFINE static inline __attribute__((device, always_inline))
#else
#include <stdbool.h>
#define RW_AFFINE static inline
#endif

/* The transposed cofactors; returns the determinant. */
RW_AFFINE double rw_adjoin(const float m[12], double out[3][3])
{
    for (int r = 0; r < 3; r++)
        for (int c = 0; c < 3; c++) {
            int r1 = (c + 1) % 3, r2 = (c + 2) % 3, c1 = (r + 1) % 3, c2 = (r + 2) % 3;
            out[r][c] =
                (double)m[4 * r1 + c1] * m[4 * r2 + c2] - (double)m[4 * r1 + c2] * m[4 * r2 + c1];
        }
    return m[0] * out[0][0] + m[1] * out[1][0] + m[2] * out[2][0];
}

/* False: the matrix is singular, or its inverse is out of range. */
RW_AFFINE bool rw_invert(const float matrix[12], float out[12])
{
    double inverse[3][3], determinant = rw_adjoin(matrix, inverse);
    bool finite = true;
    if (!(__builtin_fabs(determinant) > 0)) return false;
    for (int r = 0; r < 3; r++) {
        double translation = 0;
        for (int c = 0; c < 3; c++) {
            double entry = inverse[r][c] / determinant;
            out[r * 4 + c] = (float)entry;
            translation -= entry * matrix[c * 4 + 3];
        }
        out[r * 4 + 3] = (float)translation;
    }
    for (int i = 0; i < 12; i++) finite &= __builtin_fabsf(out[i]) < __builtin_inff();
    return finite;
}

/* Can rays pass: is anything of a ray's direction left behind the transform? */
RW_AFFINE bool rw_is_passable(const float matrix[12], const float inverse[12])
{
    float sum = 0, most = 0;
    for (int k = 0; k < 12; k++) {
        sum += __builtin_fabsf(matrix[k]) + __builtin_fabsf(inverse[k]);
        if (k % 4 != 3) most = __builtin_fmaxf(most, __builtin_fabsf(inverse[k]));
    }
    return sum < __builtin_inff() && most >= RW_MIN_DIRECTION;
}

/* The float before this one. */
RW_AFFINE float rw_float_before(float x)
{
    unsigned bits;
    __builtin_memcpy(&bits, &x, sizeof(bits));
    if (!(x > -__builtin_inff())) return x;
    bits = x > 0 ? bits - 1 : x < 0 ? bits + 1 : 0x80000001u;
    __builtin_memcpy(&x, &bits, sizeof(bits));
    return x;
}

/* Sums of products of floats are nearly exact in double, so that rounding to float, outwards, is
 * all that there is to make room for, also where a far translation takes a far box back. */
RW_AFFINE void rw_transform_box(const float matrix[12], const float lower[3], const float upper[3],
                                float box[6])
{
    for (int axis = 0; axis < 3; axis++) {
        const float *row = matrix + 4 * axis;
        double least = row[3], most = row[3];
        for (int k = 0; k < 3; k++) {
            double a = (double)row[k] * lower[k], b = (double)row[k] * upper[k];
            least += a < b ? a : b;
            most += a < b ? b : a;
        }
        box[axis] = rw_float_before((float)least);
        box[3 + axis] = -rw_float_before(-(float)most);
    }
}

#endif
