/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Arrays that grow at their end.
 *
 *   RW_LIST(size_t) edges = {0};
 *   if (!rw_list_add(&edges, node)) ...   out of memory; what was there stays
 *   for (size_t i = 0; i < edges.count; i++) use(edges.items[i]);
 *   free(edges.items);
 *
 * What has items, count and capacity under other names is grown by rw_list_reserve.
 */
#ifndef RW_LIST_H
#define RW_LIST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#define RW_LIST(type)                                                                              \
    struct {                                                                                       \
        type *items;                                                                               \
        size_t count, capacity;                                                                    \
    }

/* Room for an item more. `items` is the address of the pointer to them, of whatever type. */
static inline bool rw_list_reserve(void *items, size_t count, size_t *capacity, size_t item_size)
{
    void *data;
    size_t wanted = *capacity ? 2 * *capacity : 16;
    if (count < *capacity) return true;
    memcpy(&data, items, sizeof(data));
    data = realloc(data, wanted * item_size);
    if (!data) return false;
    memcpy(items, &data, sizeof(data));
    *capacity = wanted;
    return true;
}

/* The item comes last, for it may have commas. False: out of memory. */
#define rw_list_add(list, ...)                                                                     \
    (rw_list_reserve(&(list)->items, (list)->count, &(list)->capacity, sizeof(*(list)->items)) &&  \
     ((list)->items[(list)->count++] = (__VA_ARGS__), true))

#endif
