/* SPDX-License-Identifier: Apache-2.0 */
/* Measurements in order, and the one in the middle. */
#ifndef RW_BASE_MEDIAN_H
#define RW_BASE_MEDIAN_H

#include <stdlib.h>

static inline int rw_by_value(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static inline void rw_sort(double *values, size_t count)
{
    qsort(values, count, sizeof(*values), rw_by_value);
}

/* Leaves the values sorted. */
static inline double rw_median(double *values, size_t count)
{
    rw_sort(values, count);
    return values[count / 2];
}

#endif
