/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A texture lookup with what plain ones lack: an offset, half floats, other shapes of gather.
 * compiler/target/cpu/image.c fills one before it calls rw_cpu_texture_lookup (lookup.h). All
 * fields are words, so that the compiler writes them by their number.
 */
#ifndef RW_LOOKUP_H
#define RW_LOOKUP_H

#include <stdint.h>

enum rw_lookup_kind {
    RW_LOOKUP_SAMPLE, /* at level 0 */
    RW_LOOKUP_LEVEL,  /* at `level` */
    RW_LOOKUP_GRADIENT,
    RW_LOOKUP_FETCH,       /* by indices of texels, in level 0; outside are zeros */
    RW_LOOKUP_FETCH_LEVEL, /* in `level`; outside are the texels of the edge */
    RW_LOOKUP_GATHER,
};

enum { RW_LOOKUP_HALF = 1, RW_LOOKUP_PAIRS = 2 }; /* flags: results are halves, two in a word */

struct rw_lookup_request {
    uint32_t shape;     /* enum rw_shape */
    uint32_t kind;      /* enum rw_lookup_kind */
    uint32_t component; /* that is gathered */
    uint32_t flags;
    uint32_t layer;
    uint32_t at[3]; /* bits of floats; of a fetch, integers */
    uint32_t level; /* likewise */
    uint32_t ddx[3], ddy[3];
    uint32_t offset[3]; /* texels, signed */
};

#endif
