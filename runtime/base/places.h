/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Memory of objects that applications know by their addresses. A handle is an address: were one
 * used twice, the handle of what is gone would some day mean another object. So each address is
 * given out once in the life of the process, from a part of the address space that nothing else
 * uses; memory without objects goes back to the system.
 *
 * Where that cannot be had - the application has an allocator of its own, a sanitizer watches the
 * heap, the system has no such addresses - objects are in ordinary memory, and the latest 2^16 that
 * are gone keep theirs.
 */
#ifndef RW_PLACES_H
#define RW_PLACES_H

#include <stddef.h>

/* Zeroed, for an object of `size` bytes; NULL when out of memory. */
void *rw_place_take(size_t size);
/* The object is gone. NULL does nothing. */
void rw_place_leave(void *object);

#endif
