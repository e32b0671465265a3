/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Map from an LLVM value (or block) to another pointer or a small number, over uthash.
 * An allocation failure is remembered in `failed` and makes later lookups miss; callers check it
 * once at the end.
 */
#ifndef RWC_VALUE_MAP_H
#define RWC_VALUE_MAP_H

#include <stdbool.h>
#include <stdint.h>

struct rwc_value_entry;

struct rwc_value_map {
    struct rwc_value_entry *head;
    bool failed;
};

void rwc_value_map_set(struct rwc_value_map *map, const void *key, void *value);
void *rwc_value_map_get(const struct rwc_value_map *map, const void *key); /* NULL: absent */

/* The same for numbers; absent is ~0u. */
void rwc_value_map_set_index(struct rwc_value_map *map, const void *key, uint32_t index);
uint32_t rwc_value_map_index(const struct rwc_value_map *map, const void *key);

void rwc_value_map_clear(struct rwc_value_map *map);

#endif
