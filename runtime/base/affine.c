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

void rw_affine_from_srt(const float key[16], float out[12])
{
    const double scale[3][4] = {
        {key[0], key[1], key[2], key[3]}, {0, key[4], key[5], key[6]}, {0, 0, key[7], key[8]}};
    const double x = key[9], y = key[10], z = key[11], w = key[12];
    const double n = 2 / (x * x + y * y + z * z + w * w);
    const double rotation[3][3] = {
        {1 - n * (y * y + z * z), n * (x * y - z * w), n * (x * z + y * w)},
        {n * (x * y + z * w), 1 - n * (x * x + z * z), n * (y * z - x * w)},
        {n * (x * z - y * w), n * (y * z + x * w), 1 - n * (x * x + y * y)}};
    for (int r = 0; r < 3; r++)
        for (int c = 0; c < 4; c++) {
            double sum = c == 3 ? key[13 + r] : 0;
            for (int k = 0; k < 3; k++) sum += rotation[r][k] * scale[k][c];
            out[4 * r + c] = (float)sum;
        }
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

void rw_affine_box(const float matrix[12], const float lower[3], const float upper[3], float box[6])
{
    for (int axis = 0; axis < 3; axis++) {
        const float *row = matrix + 4 * axis;
        float least = 0, most = 0;
        for (int k = 0; k < 3; k++) {
            float a = row[k] * lower[k], b = row[k] * upper[k];
            least += a < b ? a : b;
            most += a < b ? b : a;
        }
        least += row[3];
        most += row[3];
        float x = fabsf(least), y = fabsf(most), slack = 4e-7f * (x > y ? x : y);
        box[axis] = least - slack;
        box[3 + axis] = most + slack;
    }
}
