/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Allocation for runtime/. Every allocation of the object model goes through here, so that tests
 * can make the n-th one fail and see that nothing leaks and nothing crashes, and applications can
 * have it done by themselves. What the compiler gives out is malloc's: it is freed with free, and
 * what it is to free comes from malloc.
 */
#ifndef RW_MEMORY_H
#define RW_MEMORY_H

#include <stdbool.h>
#include <stddef.h>

#include "raywright.h"

/* Takes the application's functions; false once anything was allocated. */
bool rw_memory_choose(const RWallocator *allocator);
/* Did the application choose? */
bool rw_memory_is_chosen(void);

/* NULL when out of memory. Size 0 gives a pointer that can be freed, never NULL. */
void *rw_malloc(size_t size);
void *rw_calloc(size_t count, size_t size); /* zero-filled; NULL also when count * size overflows */
void *rw_realloc(void *old, size_t size);
/* The same for large arrays: their first byte begins a line of the cache, and where the system has
 * huge pages they are in those, which saves most of the time for first touching them. */
void *rw_malloc_large(size_t size);
char *rw_strdup(const char *text);
char *rw_strndup(const char *text, size_t length); /* there are so many characters */
void rw_free(void *memory);

/* Grows *array to hold at least `needed` elements of element_size bytes; new ones are zero. Returns
 * 0 when out of memory, and then changes nothing. */
int rw_grow(void **array, size_t *capacity, size_t needed, size_t element_size);

/* For tests: the n-th allocation from now on (1: the next) fails, once. 0 switches this off. */
void rw_memory_fail_at(unsigned long n);
/* For what allocates without these functions: is this the allocation that has to fail? */
int rw_memory_must_fail(void);
/* Did an allocation fail since rw_memory_fail_at? */
int rw_memory_failed(void);

#endif
