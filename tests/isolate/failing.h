/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Allocations that fail, at random or some in a row, in all of the process: the C library's
 * functions are these here, for LLVM, the C++ library and the system's as well as for the library.
 */
#ifndef RW_TEST_FAILING_H
#define RW_TEST_FAILING_H

#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

static atomic_ulong failing_one_in; /* 0: none fails */
static atomic_ulong failing_number; /* of allocations, from a seed on */

static atomic_long failing_before; /* this many succeed, where some fail in a row */
static atomic_long failing_in_row;

/* One that fails, after those before it? */
static inline int failing_in_turn(void)
{
    if (atomic_load_explicit(&failing_in_row, memory_order_relaxed) <= 0) return 0;
    if (atomic_fetch_sub(&failing_before, 1) > 0) return 0;
    errno = ENOMEM;
    return atomic_fetch_sub(&failing_in_row, 1) > 0;
}

static inline int failing_now(void)
{
    if (failing_in_turn()) return 1;
    const unsigned long one_in = atomic_load_explicit(&failing_one_in, memory_order_relaxed);
    if (!one_in) return 0;
    uint64_t x = atomic_fetch_add(&failing_number, 1) * 0x9e3779b97f4a7c15u;
    x = (x ^ x >> 31) * 0xbf58476d1ce4e5b9u;
    if ((x ^ x >> 29) % one_in) return 0;
    errno = ENOMEM;
    return 1;
}

#ifndef RW_SANITIZED /* a sanitizer has functions of its own */
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *old, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

#define FAILING_EXPORT __attribute__((visibility("default")))
FAILING_EXPORT void *malloc(size_t size);
FAILING_EXPORT void *calloc(size_t count, size_t size);
FAILING_EXPORT void *realloc(void *old, size_t size);
FAILING_EXPORT void *aligned_alloc(size_t alignment, size_t size);
FAILING_EXPORT int posix_memalign(void **out, size_t alignment, size_t size);

void *malloc(size_t size)
{
    return failing_now() ? NULL : __libc_malloc(size);
}

void *calloc(size_t count, size_t size)
{
    return failing_now() ? NULL : __libc_calloc(count, size);
}

void *realloc(void *old, size_t size)
{
    return failing_now() ? NULL : __libc_realloc(old, size);
}

void *aligned_alloc(size_t alignment, size_t size)
{
    return failing_now() ? NULL : __libc_memalign(alignment, size);
}

int posix_memalign(void **out, size_t alignment, size_t size)
{
    *out = aligned_alloc(alignment, size);
    return *out ? 0 : ENOMEM;
}
#endif

#endif
