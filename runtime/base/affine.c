/* SPDX-License-Identifier: Apache-2.0 */
/* See affine.h. */
#include "runtime/base/affine.h"

#include "programs/affine.h"

bool rw_affine_invert(const float matrix[12], float out[12])
{
    return rw_invert(matrix, out);
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
    return rw_is_passable(matrix, inverse);
}

void rw_affine_box(const float matrix[12], const float lower[3], const float upper[3], float box[6])
{
    rw_transform_box(matrix, lower, upper, box);
}
