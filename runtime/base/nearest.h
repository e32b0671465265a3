/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What somebody may have meant: of the names that are known, the one nearest to a name that is not.
 * Near is what differs in few letters (added, left out, changed, or two in the wrong order; large
 * or small does not count), or what goes on where the other ends.
 */
#ifndef RW_NEAREST_H
#define RW_NEAREST_H

struct rw_nearest {
    const char *given;
    const char *name; /* the nearest so far; NULL: none is near */
    unsigned distance;
};

struct rw_nearest rw_nearest_to(const char *given);
/* Takes a known name into account; it has to stay where it is. */
void rw_nearest_offer(struct rw_nearest *nearest, const char *name);

#endif
