/* SPDX-License-Identifier: Apache-2.0 */
/*
 * See arena.h. The file is never made smaller, and nobody can make it so: what this process reads
 * of it is always there. An address that has no memory yet is a bus error in the helper.
 */
#define _GNU_SOURCE /* memfd_create, MAP_FIXED_NOREPLACE, F_ADD_SEALS */

#include "runtime/isolate/arena.h"

#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "runtime/base/memory.h"

#ifndef MAP_FIXED_NOREPLACE
#define MAP_FIXED_NOREPLACE 0x100000
#endif

enum { ALIGNMENT = 256, PLACES = 64 };
#define STEP ((uint64_t)2 << 20)          /* by which memory grows */
#define WORTH_GIVING ((uint64_t)64 << 10) /* free memory goes back from so many bytes on */
/* Where neither programs nor libraries, stacks and heaps are put, so that it is free in the helper
 * if it is free here. */
#define FIRST_PLACE ((uint64_t)0x200000000000)
#define LAST_PLACE ((uint64_t)0x500000000000)

struct rw_arena_block {
    uint64_t offset, size;
    bool used;
};

static uint64_t round_up(uint64_t size, uint64_t to)
{
    return (size + to - 1) / to * to;
}

/* ---- addresses ---- */

static void *map(int memory, uint64_t address, uint64_t size, int how)
{
    return mmap((void *)(uintptr_t)address, size, PROT_READ | PROT_WRITE,
                MAP_SHARED | MAP_NORESERVE | how, memory, 0);
}

/* Each arena of a process tries another place first. */
static void *find_place(int memory, uint64_t size)
{
    static atomic_uint number;
    const uint64_t step = round_up(size, (uint64_t)1 << 32);
    const uint64_t places = (LAST_PLACE - FIRST_PLACE) / step;
    for (unsigned k = 0; places && k < PLACES; k++) {
        const uint64_t place = FIRST_PLACE + atomic_fetch_add(&number, 1) % places * step;
        void *found = map(memory, place, size, MAP_FIXED_NOREPLACE);
        if (found == (void *)(uintptr_t)place) return found;
        if (found != MAP_FAILED) munmap(found, size); /* by a kernel that does not know the flag */
    }
    return map(memory, 0, size, 0);
}

int rw_arena_map(int memory, uint64_t address, uint64_t size)
{
    void *found = map(memory, address, size, MAP_FIXED_NOREPLACE);
    if (found == MAP_FAILED) return errno;
    return found == (void *)(uintptr_t)address ? 0 : EEXIST;
}

static int open_memory(struct rw_arena *a)
{
    a->memory = memfd_create("raywright", MFD_CLOEXEC | MFD_ALLOW_SEALING);
    if (a->memory < 0) return errno;
    if (fcntl(a->memory, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_SEAL)) return errno;
    void *place = find_place(a->memory, a->size);
    if (place == MAP_FAILED) return errno;
    a->address = (uint64_t)(uintptr_t)place;
    return 0;
}

int rw_arena_create(struct rw_arena *a)
{
    const uint64_t machine = (uint64_t)sysconf(_SC_PHYS_PAGES) * (uint64_t)sysconf(_SC_PAGESIZE);
    *a = (struct rw_arena){.size = round_up(machine, STEP), .memory = -1};
    const int error = open_memory(a);
    if (error) rw_arena_destroy(a);
    return error;
}

void rw_arena_destroy(struct rw_arena *a)
{
    if (a->address) munmap((void *)(uintptr_t)a->address, a->size);
    if (a->memory >= 0) close(a->memory);
    rw_free(a->blocks);
    *a = (struct rw_arena){.memory = -1};
}

/* ---- blocks ---- */

static bool insert(struct rw_arena *a, size_t at, struct rw_arena_block block)
{
    if (!rw_grow((void **)&a->blocks, &a->capacity, a->count + 1, sizeof(*a->blocks))) return false;
    memmove(&a->blocks[at + 1], &a->blocks[at], (a->count - at) * sizeof(*a->blocks));
    a->blocks[at] = block;
    a->count++;
    return true;
}

static void erase(struct rw_arena *a, size_t at)
{
    a->count--;
    memmove(&a->blocks[at], &a->blocks[at + 1], (a->count - at) * sizeof(*a->blocks));
}

/* The first free one that is large enough; count: none is. */
static size_t find_free(const struct rw_arena *a, uint64_t size)
{
    size_t at = 0;
    while (at < a->count && (a->blocks[at].used || a->blocks[at].size < size)) at++;
    return at;
}

static bool has_memory(struct rw_arena *a, uint64_t end)
{
    if (end <= a->backed) return true;
    const uint64_t backed = round_up(end, STEP);
    if (backed > a->size || ftruncate(a->memory, (off_t)backed)) return false;
    a->backed = backed;
    return true;
}

static uint64_t append(struct rw_arena *a, uint64_t size)
{
    const uint64_t offset = a->end;
    if (size > a->size - offset || !has_memory(a, offset + size)) return 0;
    if (!insert(a, a->count, (struct rw_arena_block){offset, size, true})) return 0;
    a->end += size;
    return a->address + offset;
}

uint64_t rw_arena_alloc(struct rw_arena *a, uint64_t size)
{
    if (size > a->size) return 0;
    size = round_up(size ? size : 1, ALIGNMENT);
    const size_t at = find_free(a, size);
    if (at == a->count) return append(a, size);
    const struct rw_arena_block found = a->blocks[at];
    const struct rw_arena_block rest = {found.offset + size, found.size - size, false};
    if (rest.size && !insert(a, at + 1, rest)) return 0;
    a->blocks[at] = (struct rw_arena_block){found.offset, size, true};
    return a->address + found.offset;
}

static size_t find(const struct rw_arena *a, uint64_t offset)
{
    size_t low = 0, high = a->count;
    while (high - low > 1) {
        const size_t middle = (low + high) / 2;
        *(a->blocks[middle].offset <= offset ? &low : &high) = middle;
    }
    return low;
}

/* Whole pages of a block that is free go back to the system. */
static void give_back(const struct rw_arena *a, const struct rw_arena_block *block)
{
    const uint64_t page = (uint64_t)sysconf(_SC_PAGESIZE);
    const uint64_t begin = round_up(block->offset, page);
    const uint64_t end = (block->offset + block->size) / page * page;
    if (begin + WORTH_GIVING > end) return;
    madvise((void *)(uintptr_t)(a->address + begin), end - begin, MADV_REMOVE);
}

static void join_next(struct rw_arena *a, size_t at)
{
    if (at + 1 >= a->count || a->blocks[at].used || a->blocks[at + 1].used) return;
    a->blocks[at].size += a->blocks[at + 1].size;
    erase(a, at + 1);
}

void rw_arena_free(struct rw_arena *a, uint64_t address)
{
    if (!address) return;
    size_t at = find(a, address - a->address);
    a->blocks[at].used = false;
    give_back(a, &a->blocks[at]);
    join_next(a, at);
    if (at) join_next(a, --at);
    while (a->count && !a->blocks[a->count - 1].used) {
        a->count--;
        a->end = a->blocks[a->count].offset;
    }
}
