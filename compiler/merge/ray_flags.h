/* SPDX-License-Identifier: Apache-2.0 */
/*
 * RTrayflags of all rays of a kernel, as far as the calls that trace them tell: built-in code has
 * nothing for flags that no ray has, and asks no ray for those that all have.
 */
#ifndef RWC_RAY_FLAGS_H
#define RWC_RAY_FLAGS_H

#include "compiler/unit.h"

struct rwc_ray_flags {
    uint32_t possible, common; /* that some ray may have, that every ray has */
    unsigned traces;           /* calls that trace rays */
};

struct rwc_ray_flags rwc_find_ray_flags(const struct rwc_unit *unit);

#endif
