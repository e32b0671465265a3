/* SPDX-License-Identifier: Apache-2.0 */
/* See affine.h. */
#include "runtime/base/affine.h"

#include <math.h>

#include "programs/config.h"

/* The transposed cofactors; returns the determinant. */
static double adjoin(const float m[12], double out[3][3])
{
    for (int r = 0; r < 3; r++)
        for (int c = 0; c < 3; c++) {
            int r1 = (c + 1) % 3, r2 = (c + 2) % 3, c1 = (r + 1) % 3, c2 = (r + 2) % 3;
            out[r][c] =
                (double)m[4 * r1 + c1] * m[4 * r2 + c2] - (double)m[4 * r1 + c2] * m[4 * r2 + c1];
        }
    return m[0] * out[0][0] + m[1] * out[1][0] + m[2] * out[2][0];
}

bool rw_affine_invert(const float matrix[12], float out[12])
{
    double inverse[3][3], determinant = adjoin(matrix, inverse);
    if (!(fabs(determinant) > 0)) return false;
    for (int r = 0; r < 3; r++) {
        double translation = 0;
        for (int c = 0; c < 3; c++) {
            double entry = inverse[r][c] / determinant;
            out[r * 4 + c] = (float)entry;
            translation -= entry * matrix[c * 4 + 3];
        }
        out[r * 4 + 3] = (float)translation;
    }
    for (int i = 0; i < 12; i++)
        if (!isfinite(out[i])) return false;
    return true;
}

bool rw_affine_is_passable(const float matrix[12], const float inverse[12])
{
    float sum = 0, most = 0;
    for (int k = 0; k < 12; k++) {
        sum += fabsf(matrix[k]) + fabsf(inverse[k]);
        if (k % 4 != 3) most = fmaxf(most, fabsf(inverse[k]));
    }
    return sum < INFINITY && most >= RW_MIN_DIRECTION;
}

/* Sums of products of floats are nearly exact in double, so that rounding to float, outwards, is
 * all that there is to make room for, also where a far translation takes a far box back. */
void rw_affine_box(const float matrix[12], const float lower[3], const float upper[3], float box[6])
{
    for (int axis = 0; axis < 3; axis++) {
        const float *row = matrix + 4 * axis;
        double least = row[3], most = row[3];
        for (int k = 0; k < 3; k++) {
            double a = (double)row[k] * lower[k], b = (double)row[k] * upper[k];
            least += a < b ? a : b;
            most += a < b ? b : a;
        }
        box[axis] = nextafterf((float)least, -INFINITY);
        box[3 + axis] = nextafterf((float)most, INFINITY);
    }
}
