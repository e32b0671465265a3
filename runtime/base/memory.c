/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Allocation wrappers: the application's allocator, where it has set one, and a failure counter.
 * The counter is process-wide and atomic; it is 0, and so costs one relaxed load, except in tests.
 */
#include "runtime/base/memory.h"

#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#define ALIGNMENT 16
#define CACHE_LINE 64
#define HUGE_PAGE ((size_t)2 << 20)

static atomic_ulong countdown;
static atomic_int failed;

static RWallocator chosen; /* all NULL: the C library's */
static atomic_bool used;

bool rw_memory_choose(const RWallocator *allocator)
{
    if (atomic_load(&used)) return false;
    chosen = *allocator;
    return true;
}

bool rw_memory_is_chosen(void)
{
    return chosen.allocate != NULL;
}

/* Every allocation begins here. */
int rw_memory_must_fail(void)
{
    if (!atomic_load_explicit(&used, memory_order_relaxed)) atomic_store(&used, true);
    unsigned long left = atomic_load_explicit(&countdown, memory_order_relaxed);
    while (left) {
        if (!atomic_compare_exchange_weak(&countdown, &left, left - 1)) continue;
        if (left > 1) return 0;
        atomic_store(&failed, 1);
        return 1;
    }
    return 0;
}

static void *allocate(size_t size, size_t alignment)
{
    return chosen.allocate(chosen.user, size ? size : 1, alignment);
}

void *rw_malloc(size_t size)
{
    if (rw_memory_must_fail()) return NULL;
    return chosen.allocate ? allocate(size, ALIGNMENT) : malloc(size ? size : 1);
}

void *rw_calloc(size_t count, size_t size)
{
    if (rw_memory_must_fail()) return NULL;
    if (!chosen.allocate) return count && size ? calloc(count, size) : calloc(1, 1);
    if (size && count > SIZE_MAX / size) return NULL;
    void *memory = allocate(count * size, ALIGNMENT);
    return memory ? memset(memory, 0, count * size) : NULL;
}

void *rw_realloc(void *old, size_t size)
{
    if (rw_memory_must_fail()) return NULL;
    if (!chosen.allocate) return realloc(old, size ? size : 1);
    if (!old) return allocate(size, ALIGNMENT);
    return chosen.reallocate(chosen.user, old, size ? size : 1);
}

void *rw_malloc_large(size_t size)
{
    void *memory;
    size_t alignment = size < 2 * HUGE_PAGE ? CACHE_LINE : HUGE_PAGE;
    if (rw_memory_must_fail()) return NULL;
    if (chosen.allocate)
        memory = allocate(size, alignment);
    else if (posix_memalign(&memory, alignment, size ? size : 1))
        return NULL;
    if (!memory) return NULL;
#ifdef MADV_HUGEPAGE
    /* A hint: without huge pages it fails, and nothing is lost. */
    if (alignment == HUGE_PAGE) madvise(memory, size, MADV_HUGEPAGE);
#endif
    return memory;
}

char *rw_strndup(const char *text, size_t length)
{
    char *copy = rw_malloc(length + 1);
    if (!copy) return NULL;
    memcpy(copy, text, length);
    copy[length] = '\0';
    return copy;
}

char *rw_strdup(const char *text)
{
    return rw_strndup(text, strlen(text));
}

void rw_free(void *memory)
{
    if (!chosen.allocate)
        free(memory);
    else if (memory)
        chosen.release(chosen.user, memory);
}

int rw_grow(void **array, size_t *capacity, size_t needed, size_t element_size)
{
    if (needed <= *capacity) return 1;
    size_t wanted = *capacity < SIZE_MAX / 2 ? *capacity * 2 : SIZE_MAX;
    if (wanted < needed) wanted = needed;
    if (wanted < 4) wanted = 4;
    if (wanted > SIZE_MAX / element_size) return 0;
    void *grown = rw_realloc(*array, wanted * element_size);
    if (!grown) return 0;
    memset((char *)grown + *capacity * element_size, 0, (wanted - *capacity) * element_size);
    *array = grown;
    *capacity = wanted;
    return 1;
}

void rw_memory_fail_at(unsigned long n)
{
    atomic_store(&failed, 0);
    atomic_store(&countdown, n);
}

int rw_memory_failed(void)
{
    return atomic_load(&failed);
}
