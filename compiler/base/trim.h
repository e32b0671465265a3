/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Memory that was freed goes back to the system. malloc keeps it for the process, as pages between
 * others that are in use and in the arena of a thread that has ended; after the passes of a large
 * kernel that is a third of what is resident. Takes some milliseconds for each 10 MB.
 */
#ifndef RWC_TRIM_H
#define RWC_TRIM_H

#include <stdlib.h> /* defines __GLIBC__ where that is the C library */

#ifdef __GLIBC__
#include <malloc.h>
#endif

static inline void rwc_trim_memory(void)
{
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

#endif
