/* SPDX-License-Identifier: Apache-2.0 */
/* The rungs as a table. */
#ifndef RW_PROGRAM_LADDER_RUNGS_H
#define RW_PROGRAM_LADDER_RUNGS_H

struct rung {
    const char *name;
    const char *before; /* the rung that it is compared with; NULL: none */
    const char *what;   /* it changes */
    unsigned features;
    const char *builder; /* of the tree */
};

extern const struct rung rungs[];
extern const unsigned rung_count;

#endif
