/* SPDX-License-Identifier: Apache-2.0 */
/* The time in the middle of several. */
#include <stdlib.h>

#include "common/sample.h"

static int compare(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

double sample_median(double *values, unsigned count)
{
    qsort(values, count, sizeof(*values), compare);
    return values[count / 2];
}
