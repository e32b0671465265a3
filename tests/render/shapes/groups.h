/* SPDX-License-Identifier: Apache-2.0 */
/* The groups of shapes: what the programs of each are called, one source file a group. */
#ifndef RW_SHAPES_GROUPS_H
#define RW_SHAPES_GROUPS_H

#include <stdbool.h>

struct callable {
    const char *variable, *program;
    bool bound;
};

struct group {
    const char *name;
    struct {
        const char *hit, *miss;
    } rays[17]; /* until both are NULL */
    struct callable callables[12];
};

/* NULL: there is none of this name. */
const struct group *find_group(const char *name);

#endif
