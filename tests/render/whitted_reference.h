/* SPDX-License-Identifier: Apache-2.0 */
/* The picture of the Whitted sample, by a renderer that shares nothing with it but the scene. */
#ifndef WHITTED_REFERENCE_H
#define WHITTED_REFERENCE_H

/* Writes width * height float4, row 0 at the bottom, one sample in the middle of each pixel, and,
 * if rays is not NULL, how many rays each pixel took. */
void whitted_reference(unsigned width, unsigned height, float *image, unsigned *rays);

#endif
