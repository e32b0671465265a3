/* SPDX-License-Identifier: Apache-2.0 */
/*
 * See places.h. Addresses go upwards, from a start that each process draws, in chunks that are
 * filled from below. A chunk begins with how many objects are in it and in each of its pages:
 *
 *     [ counts | head object | head object | ... not used yet ]
 *
 * A page without objects, below what is not used yet, goes back to the system, and a chunk without
 * objects as a whole.
 */
#define _GNU_SOURCE /* MAP_FIXED_NOREPLACE */

#include "runtime/base/places.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <unistd.h>

#include "runtime/base/memory.h"

#define CHUNK ((size_t)2 << 20)
#define LEAST_PAGE 4096u
#define ALIGNMENT 64u
/* In the lower half of what processors with 47 bits of addresses have: far from the heap, and from
 * where systems put libraries and other memory. */
#define FIRST_ADDRESS ((uint64_t)1 << 44)
#define STARTS ((uint64_t)1 << 24) /* chunks, one of which is the first */
enum { GRAVES = 1 << 16, TRIES = 32 };

/* Before each object. */
struct head {
    size_t size; /* with the head */
    bool placed;
    _Alignas(16) char object[];
};

struct chunk {
    uint32_t objects;
    uint16_t pages[CHUNK / LEAST_PAGE]; /* objects that are in it, wholly or in part */
};

static struct {
    pthread_mutex_t lock;
    uint64_t next;         /* where the next chunk is to be; 0: not drawn yet */
    struct chunk *current; /* the one that is being filled */
    size_t used;           /* of it, bytes */
    size_t page;
    size_t objects; /* that live, of all kinds */
    struct head *graves[GRAVES];
    unsigned next_grave;
    bool off;    /* there are no such addresses */
    bool closed; /* the library goes: nothing is kept */
} places = {.lock = PTHREAD_MUTEX_INITIALIZER};

/* ---- forks ---- */

static void lock_places(void)
{
    pthread_mutex_lock(&places.lock);
}

static void unlock_places(void)
{
    pthread_mutex_unlock(&places.lock);
}

static void watch_forks(void)
{
    pthread_atfork(lock_places, unlock_places, unlock_places);
}

/* ---- chunks ---- */

static void draw_start(void)
{
    uint64_t number = 0;
    if (getrandom(&number, sizeof(number), GRND_NONBLOCK) < 0) number = (uint64_t)getpid();
    places.next = FIRST_ADDRESS + number % STARTS * CHUNK;
    places.page = (size_t)sysconf(_SC_PAGESIZE);
    if (places.page < LEAST_PAGE || places.page > CHUNK / 2) places.off = true;
}

/* What is in the way is passed. Systems that do not know the flag answer with other addresses. */
static struct chunk *map_chunk(void)
{
    const int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE;
    for (int k = 0; k < TRIES; k++) {
        void *wanted = (void *)(uintptr_t)places.next; // NOLINT: the address is the point
        void *found = mmap(wanted, CHUNK, PROT_READ | PROT_WRITE, flags, -1, 0);
        places.next += CHUNK << (k < 10 ? k : 10);
        if (found == wanted) {
            madvise(found, CHUNK, MADV_NOHUGEPAGE);
            return found;
        }
        if (found != MAP_FAILED) munmap(found, CHUNK);
    }
    return NULL;
}

/* Counts of the pages that `size` bytes at `offset` touch go up or down by one. Those that get to
 * nothing are given back, unless there is room for more objects in them. */
static void count_pages(struct chunk *chunk, size_t offset, size_t size, int by)
{
    const size_t filled = chunk == places.current ? places.used : CHUNK;
    for (size_t p = offset / places.page; p <= (offset + size - 1) / places.page; p++) {
        chunk->pages[p] = (uint16_t)(chunk->pages[p] + by);
        if (!chunk->pages[p] && p * places.page >= sizeof(*chunk) &&
            (p + 1) * places.page <= filled)
            madvise((char *)chunk + p * places.page, places.page, MADV_DONTNEED);
    }
}

static void close_chunk(void)
{
    struct chunk *chunk = places.current;
    places.current = NULL;
    if (chunk && !chunk->objects) munmap(chunk, CHUNK);
}

static struct head *take_place(size_t size)
{
    if (!places.next) draw_start();
    if (places.off || size > CHUNK / 4) return NULL;
    if (!places.current || places.used + size > CHUNK) {
        close_chunk();
        places.current = map_chunk();
        places.used = (sizeof(struct chunk) + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
        places.off = !places.current;
    }
    if (places.off) return NULL;
    struct head *head = (struct head *)((char *)places.current + places.used);
    const size_t offset = places.used;
    places.used += size;
    places.current->objects++;
    count_pages(places.current, offset, size, 1);
    *head = (struct head){.size = size, .placed = true};
    return head;
}

static void leave_place(struct head *head)
{
    const uintptr_t offset = (uintptr_t)head % CHUNK;
    struct chunk *chunk = (struct chunk *)((char *)head - offset);
    count_pages(chunk, offset, head->size, -1);
    if (--chunk->objects == 0 && chunk != places.current) munmap(chunk, CHUNK);
}

/* ---- ordinary memory ---- */

/* A sanitizer that watches the heap tells who reads what is dead, although the memory is there. */
#ifdef RW_SANITIZED
void __asan_poison_memory_region(const volatile void *memory, size_t size);
void __asan_unpoison_memory_region(const volatile void *memory, size_t size);
#define WATCHED true
#define POISON(memory, size) __asan_poison_memory_region(memory, size)
#define UNPOISON(memory, size) __asan_unpoison_memory_region(memory, size)
#else
#define WATCHED false
#define POISON(memory, size) ((void)0)
#define UNPOISON(memory, size) ((void)0)
#endif

static struct head *take_memory(size_t size)
{
    struct head *head = rw_calloc(1, size);
    if (head) head->size = size;
    return head;
}

/* Returns what is to be freed. */
static struct head *bury(struct head *head)
{
    if (places.closed) return head;
    const unsigned k = places.next_grave++ % GRAVES;
    struct head *oldest = places.graves[k];
    if (oldest) UNPOISON(oldest->object, oldest->size - sizeof(*oldest));
    POISON(head->object, head->size - sizeof(*head));
    places.graves[k] = head;
    return oldest;
}

static void clear_graves(void)
{
    for (unsigned k = 0; k < GRAVES; k++) {
        struct head *head = places.graves[k];
        places.graves[k] = NULL;
        if (head) UNPOISON(head->object, head->size - sizeof(*head));
        rw_free(head);
    }
}

/* ---- both ---- */

static void count_objects(int by)
{
    lock_places();
    places.objects += (size_t)by;
    unlock_places();
}

void *rw_place_take(size_t size)
{
    static pthread_once_t watched = PTHREAD_ONCE_INIT;
    struct head *head = NULL;
    pthread_once(&watched, watch_forks);
    size = (size + sizeof(*head) + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    if (!WATCHED && !rw_memory_is_chosen()) {
        if (rw_memory_must_fail()) return NULL;
        lock_places();
        head = take_place(size);
        unlock_places();
    }
    if (!head) head = take_memory(size);
    if (head) count_objects(1);
    return head ? head->object : NULL;
}

/* An application with an allocator of its own gets everything back with its last object. */
void rw_place_leave(void *object)
{
    struct head *oldest = NULL;
    if (!object) return;
    struct head *head = (struct head *)((char *)object - offsetof(struct head, object));
    lock_places();
    places.objects--;
    if (head->placed)
        leave_place(head);
    else
        oldest = bury(head);
    if (!places.objects && rw_memory_is_chosen()) clear_graves();
    unlock_places();
    rw_free(oldest);
}

__attribute__((destructor)) static void close_places(void)
{
    lock_places();
    places.closed = true;
    clear_graves();
    close_chunk();
    unlock_places();
}
