/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a helper may still ask of the system once it has all that it needs: memory, threads of its
 * own, its sockets, the time. No file, no other process, no network, whatever machine code comes to
 * run in it.
 */
#ifndef RW_CONFINE_H
#define RW_CONFINE_H

#include <stdbool.h>

/* For good, for all threads, those to come too. False: the system does not let it, or the processor
 * is neither of x86-64 nor of ARM. With a
 * sanitizer, which needs more than this, nothing is done. */
bool rw_confine(void);

#endif
