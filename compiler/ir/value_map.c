/* SPDX-License-Identifier: Apache-2.0 */
/* See value_map.h. */
#include "compiler/ir/value_map.h"

#include <stdlib.h>

#define HASH_NONFATAL_OOM 1
static _Thread_local bool out_of_memory;
#define uthash_nonfatal_oom(entry) (out_of_memory = true)
#include <uthash.h>

struct rwc_value_entry {
    const void *key;
    void *value;
    UT_hash_handle hh;
};

void rwc_value_map_set(struct rwc_value_map *map, const void *key, void *value)
{
    struct rwc_value_entry *entry;
    HASH_FIND_PTR(map->head, &key, entry);
    if (entry) {
        entry->value = value;
        return;
    }
    entry = malloc(sizeof(*entry));
    if (!entry) {
        map->failed = true;
        return;
    }
    entry->key = key;
    entry->value = value;
    out_of_memory = false;
    HASH_ADD_PTR(map->head, key, entry);
    if (out_of_memory) {
        free(entry);
        map->failed = true;
    }
}

void *rwc_value_map_get(const struct rwc_value_map *map, const void *key)
{
    struct rwc_value_entry *entry;
    HASH_FIND_PTR(map->head, &key, entry);
    return entry ? entry->value : NULL;
}

void rwc_value_map_set_index(struct rwc_value_map *map, const void *key, uint32_t index)
{
    rwc_value_map_set(map, key, (void *)((uintptr_t)index + 1));
}

uint32_t rwc_value_map_index(const struct rwc_value_map *map, const void *key)
{
    return (uint32_t)((uintptr_t)rwc_value_map_get(map, key) - 1);
}

void rwc_value_map_clear(struct rwc_value_map *map)
{
    struct rwc_value_entry *entry, *next;
    HASH_ITER(hh, map->head, entry, next)
    {
        HASH_DEL(map->head, entry);
        free(entry);
    }
    map->failed = false;
}
