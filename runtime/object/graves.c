/* SPDX-License-Identifier: Apache-2.0 */
/* See graves.h. */
#include "runtime/object/graves.h"

#include "runtime/base/memory.h"

/* Who reads what is dead is told by AddressSanitizer, although the memory is there. */
#ifdef RW_SANITIZED
void __asan_poison_memory_region(const volatile void *memory, size_t size);
void __asan_unpoison_memory_region(const volatile void *memory, size_t size);
#define POISON(memory, size) __asan_poison_memory_region(memory, size)
#define UNPOISON(memory, size) __asan_unpoison_memory_region(memory, size)
#else
#define POISON(memory, size) ((void)0)
#define UNPOISON(memory, size) ((void)0)
#endif

enum { GRAVES = 1 << 16 };

static struct rw_object *graves[GRAVES]; /* a ring */
static unsigned next_grave;
static bool closed;

static struct rw_object *take(unsigned k)
{
    struct rw_object *object = graves[k];
    graves[k] = NULL;
    if (!object) return NULL;
    UNPOISON(object, sizeof(*object));
    UNPOISON(object, object->size);
    return object;
}

struct rw_object *rw_graves_add(struct rw_object *object)
{
    if (closed) return object;
    const unsigned k = next_grave++ % GRAVES;
    struct rw_object *oldest = take(k);
    POISON(object, object->size);
    graves[k] = object;
    return oldest;
}

void rw_graves_clear(void)
{
    for (unsigned k = 0; k < GRAVES; k++) rw_free(take(k));
}

void rw_graves_close(void)
{
    closed = true;
    rw_graves_clear();
}
