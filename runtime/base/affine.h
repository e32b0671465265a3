/* SPDX-License-Identifier: Apache-2.0 */
/* Affine matrices of three rows of four, row-major, as instances have them. */
#ifndef RW_AFFINE_H
#define RW_AFFINE_H

#include <stdbool.h>

/* By cofactors, in double precision; false when there is none, or none in single precision. */
bool rw_affine_invert(const float matrix[12], float out[12]);
/* From the 16 numbers of an SRT key (rtTransformSetMotionKeys), in double precision. */
void rw_affine_from_srt(const float key[16], float out[12]);
/* Numbers that matrices below one another have multiplied to, or that a singular inverse has: can
 * rays still go through? Traversal does not ask. */
bool rw_affine_is_passable(const float matrix[12], const float inverse[12]);
/* The bounds of a box that is moved, lower and then upper corner: of each axis the least and
 * greatest sum of products, with room for their rounding. */
void rw_affine_box(const float matrix[12], const float lower[3], const float upper[3],
                   float box[6]);

#endif
