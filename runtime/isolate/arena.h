/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Memory that a process shares with its helper, at one address in both, so that pointers in it mean
 * the same to both. Addresses for all of it are taken at once; memory comes as it is allocated, and
 * goes when it is freed. What is in use is known here alone, out of the helper's reach.
 */
#ifndef RW_ARENA_H
#define RW_ARENA_H

#include <stddef.h>
#include <stdint.h>

struct rw_arena {
    uint64_t address, size;        /* reserved */
    int memory;                    /* descriptor to map there */
    uint64_t backed;               /* bytes from the beginning that there is memory for */
    struct rw_arena_block *blocks; /* without gaps from the beginning to `end`, by offset */
    size_t count, capacity;
    uint64_t end;
};

/* 0, or an error number. */
int rw_arena_create(struct rw_arena *arena);
/* The address of so many bytes, whatever they hold, at a multiple of 256; 0: there are none. */
uint64_t rw_arena_alloc(struct rw_arena *arena, uint64_t size);
void rw_arena_free(struct rw_arena *arena, uint64_t address);
void rw_arena_destroy(struct rw_arena *arena);

/* In the helper: maps what was created there. 0, or an error number. */
int rw_arena_map(int memory, uint64_t address, uint64_t size);

#endif
