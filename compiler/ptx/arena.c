/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Bump allocation in blocks of growing size, and a chained hash table of names. The table lives
 * outside the blocks because it is replaced when it grows; everything else only ever adds.
 */
#include "compiler/ptx/arena.h"

#include <stdlib.h>
#include <string.h>

enum { ALIGNMENT = 8, FIRST_BLOCK = 1 << 16, LARGEST_BLOCK = 1 << 20, FIRST_BUCKETS = 1 << 10 };

struct rwc_ptx_block {
    struct rwc_ptx_block *next;
    size_t size;
    _Alignas(ALIGNMENT) char data[];
};

struct rwc_ptx_arena *rwc_ptx_arena_create(void)
{
    struct rwc_ptx_arena *arena = calloc(1, sizeof(*arena));
    if (!arena) return NULL;
    arena->buckets = calloc(FIRST_BUCKETS, sizeof(*arena->buckets));
    if (!arena->buckets) {
        free(arena);
        return NULL;
    }
    arena->bucket_count = FIRST_BUCKETS;
    return arena;
}

void rwc_ptx_arena_free(struct rwc_ptx_arena *arena)
{
    if (!arena) return;
    for (struct rwc_ptx_block *block = arena->blocks, *next; block; block = next) {
        next = block->next;
        free(block);
    }
    free(arena->buckets);
    free(arena);
}

/* Zeroed memory comes from calloc: large blocks then cost only the pages that are touched. */
static struct rwc_ptx_block *add_block(struct rwc_ptx_arena *arena, size_t size)
{
    struct rwc_ptx_block *block = NULL;
    if (size < SIZE_MAX - sizeof(*block)) block = calloc(1, sizeof(*block) + size);
    if (!block) {
        arena->failed = true;
        return NULL;
    }
    block->size = size;
    block->next = arena->blocks;
    arena->blocks = block;
    return block;
}

void *rwc_ptx_alloc(struct rwc_ptx_arena *arena, size_t size)
{
    if (size > SIZE_MAX - ALIGNMENT) size = SIZE_MAX - ALIGNMENT;
    size = (size + ALIGNMENT - 1) & ~(size_t)(ALIGNMENT - 1);
    if ((size_t)(arena->end - arena->next) < size) {
        size_t block_size = arena->blocks ? arena->blocks->size * 2 : FIRST_BLOCK;
        if (block_size > LARGEST_BLOCK) block_size = LARGEST_BLOCK;
        bool own = size > block_size / 4; /* the rest of the current block stays in use */
        struct rwc_ptx_block *block = add_block(arena, own ? size : block_size);
        if (!block) return NULL;
        if (own) return block->data;
        arena->next = block->data;
        arena->end = block->data + block_size;
    }
    void *result = arena->next;
    arena->next += size;
    return result;
}

void *rwc_ptx_copy(struct rwc_ptx_arena *arena, const void *data, size_t size)
{
    void *result = rwc_ptx_alloc(arena, size);
    if (result && size) memcpy(result, data, size);
    return result;
}

static uint32_t hash_text(const char *text, size_t length)
{
    uint32_t hash = 2166136261u; /* FNV-1a */
    for (size_t i = 0; i < length; i++) hash = (hash ^ (unsigned char)text[i]) * 16777619u;
    return hash ^ hash >> 15;
}

static struct rwc_ptx_name *find(const struct rwc_ptx_arena *arena, const char *text, size_t length,
                                 uint32_t hash)
{
    struct rwc_ptx_name *name = arena->buckets[hash & (arena->bucket_count - 1)];
    while (name &&
           (name->hash != hash || name->length != length || memcmp(name->text, text, length) != 0))
        name = name->next;
    return name;
}

/* Doubling keeps chains short; when there is no memory for it, long chains still work. */
static void grow(struct rwc_ptx_arena *arena)
{
    size_t count = arena->bucket_count * 2;
    struct rwc_ptx_name **buckets = calloc(count, sizeof(*buckets));
    if (!buckets) return;
    for (size_t i = 0; i < arena->bucket_count; i++) {
        for (struct rwc_ptx_name *name = arena->buckets[i], *next; name; name = next) {
            next = name->next;
            name->next = buckets[name->hash & (count - 1)];
            buckets[name->hash & (count - 1)] = name;
        }
    }
    free(arena->buckets);
    arena->buckets = buckets;
    arena->bucket_count = count;
}

struct rwc_ptx_name *rwc_ptx_intern(struct rwc_ptx_arena *arena, const char *text, size_t length)
{
    uint32_t hash = hash_text(text, length);
    struct rwc_ptx_name *name = find(arena, text, length, hash);
    if (name) return name;
    if (length >= UINT32_MAX || !(name = rwc_ptx_alloc(arena, sizeof(*name) + length + 1))) {
        arena->failed = true;
        return NULL;
    }
    if (arena->name_count++ >= arena->bucket_count) grow(arena);
    memcpy(name->text, text, length);
    name->hash = hash;
    name->length = (uint32_t)length;
    struct rwc_ptx_name **bucket = &arena->buckets[hash & (arena->bucket_count - 1)];
    name->next = *bucket;
    *bucket = name;
    return name;
}

struct rwc_ptx_name *rwc_ptx_lookup(const struct rwc_ptx_arena *arena, const char *text,
                                    size_t length)
{
    return find(arena, text, length, hash_text(text, length));
}

struct rwc_ptx_name *rwc_ptx_name_of(const char *interned)
{
    return (struct rwc_ptx_name *)(uintptr_t)(interned - offsetof(struct rwc_ptx_name, text));
}
