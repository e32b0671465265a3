/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Regression: the box of an instance was summed in floats, with room for a rounding error of the
 * sum only. Where a matrix takes a far box back to the origin, the terms are larger than the sum,
 * and so is their error: corners lay outside the box, up to 0.015 for a box at 100,000.
 */
#include <math.h>

#include "runtime/base/affine.h"
#include "tests/harness.h"

/* By how much a corner of the unit box at `at` lies outside, at most, turned and moved back. */
static double outside(double at, double angle)
{
    const double c = cos(angle), s = sin(angle);
    const float lower[3] = {(float)at, (float)at, 0};
    const float upper[3] = {(float)(at + 1), (float)(at + 1), 1};
    const float matrix[12] = {(float)c, (float)-s, 0, (float)(-(c - s) * at), //
                              (float)s, (float)c,  0, (float)(-(s + c) * at), //
                              0,        0,         1, 0};
    float box[6];
    double most = -INFINITY;
    rw_affine_box(matrix, lower, upper, box);
    for (int corner = 0; corner < 8; corner++)
        for (int axis = 0; axis < 3; axis++) {
            double x = matrix[4 * axis + 3];
            for (int k = 0; k < 3; k++)
                x += (double)matrix[4 * axis + k] * (corner >> k & 1 ? upper[k] : lower[k]);
            most = fmax(most, fmax(box[axis] - x, x - box[3 + axis]));
        }
    return most;
}

TEST(box_holds_its_corners)
{
    for (double at = 1; at <= 1e5; at *= 10)
        for (int k = 0; k < 1000; k++) CHECK(outside(at, 0.001 * k) <= 0);
}

int main(void)
{
    static const struct rw_test tests[] = {{"box_holds_its_corners", test_box_holds_its_corners}};
    return RUN_TABLE(tests);
}
