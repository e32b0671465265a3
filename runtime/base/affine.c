/* SPDX-License-Identifier: Apache-2.0 */
/* See affine.h. */
#include "runtime/base/affine.h"

#include "programs/affine.h"

bool rw_affine_invert(const float matrix[12], float out[12])
{
    return rw_invert(matrix, out);
}

bool rw_affine_is_passable(const float matrix[12], const float inverse[12])
{
    return rw_is_passable(matrix, inverse);
}

void rw_affine_box(const float matrix[12], const float lower[3], const float upper[3], float box[6])
{
    rw_transform_box(matrix, lower, upper, box);
}
