/* SPDX-License-Identifier: Apache-2.0 */
/* Persistent threads: as many as fit run until there are no more rays (appendix A of 2009). */
#ifndef STUDY_POOL_CUH
#define STUDY_POOL_CUH

#ifndef STUDY_PERSISTENT
#define STUDY_PERSISTENT 0
#endif

/* First of 32 rays for the warp, from its own pool of 3 * 32, which is filled from that of all. */
STUDY_FUNCTION unsigned study_next_rays(const struct study_args *a, unsigned *pool, unsigned *left)
{
    if (!*left) {
        unsigned next = 0;
        if (STUDY_LANE() == 0) next = atomicAdd((unsigned *)a->next, 3 * 32);
        *pool = (unsigned)STUDY_SHUFFLE(next, 0);
        *left = 3;
    }
    unsigned first = *pool;
    *pool += 32;
    --*left;
    return first;
}

/* So many rays for the warp, from the pool of all; the first of them. */
STUDY_FUNCTION unsigned study_take_rays(const struct study_args *a, unsigned count)
{
    unsigned first = 0;
    if (STUDY_LANE() == 0) first = atomicAdd((unsigned *)a->next, count);
    return (unsigned)STUDY_SHUFFLE(first, 0);
}

#endif
