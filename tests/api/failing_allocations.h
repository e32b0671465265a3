/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Every allocation of the project's own code, the compiler's too, with one that fails. For a
 * program linked with RW_WRAP_ALLOCATIONS (tests/api/CMakeLists.txt): the linker sends the calls of
 * its object files here, while those of LLVM and of the C library stay as they are.
 */
#ifndef RW_TEST_FAILING_ALLOCATIONS_H
#define RW_TEST_FAILING_ALLOCATIONS_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>

static atomic_ulong allocations_left; /* 0: none fails */
static atomic_bool allocation_failed;

static void fail_allocation(unsigned long n)
{
    allocation_failed = false;
    allocations_left = n;
}

static bool must_fail(void)
{
    unsigned long left = allocations_left;
    while (left && !atomic_compare_exchange_weak(&allocations_left, &left, left - 1)) {
    }
    if (left != 1) return false;
    return allocation_failed = true;
}

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *old, size_t size);
char *__real_strdup(const char *text);
char *__real_strndup(const char *text, size_t length);
int __real_posix_memalign(void **out, size_t alignment, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *old, size_t size);
char *__wrap_strdup(const char *text);
char *__wrap_strndup(const char *text, size_t length);
int __wrap_posix_memalign(void **out, size_t alignment, size_t size);

void *__wrap_malloc(size_t size)
{
    return must_fail() ? NULL : __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size)
{
    return must_fail() ? NULL : __real_calloc(count, size);
}

void *__wrap_realloc(void *old, size_t size)
{
    return must_fail() ? NULL : __real_realloc(old, size);
}

char *__wrap_strdup(const char *text)
{
    return must_fail() ? NULL : __real_strdup(text);
}

char *__wrap_strndup(const char *text, size_t length)
{
    return must_fail() ? NULL : __real_strndup(text, length);
}

int __wrap_posix_memalign(void **out, size_t alignment, size_t size)
{
    return must_fail() ? 12 /* ENOMEM */ : __real_posix_memalign(out, alignment, size);
}

#endif
