/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What rw_refit_host keeps with a tree (rw_tree.refit).
 */
#ifndef RW_BVH_REFIT_H
#define RW_BVH_REFIT_H

#include <stdint.h>

struct rw_refit {
    uint32_t primitive_count; /* of the input */
    uint32_t left_out;        /* of those, not in the tree */
};

/* Milliseconds of a clock that only goes forward. */
double rw_now_ms(void);

#endif
