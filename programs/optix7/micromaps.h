/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Jobs: arrays of opacity micromaps are made of the application's, and the primitives of a
 * structure told which of them they have (raywright_abi_optix7.h). What micromaps an application
 * has, and where, is known on the device alone: they get places in the order in which they come,
 * and nobody sees which.
 */
#ifndef RW_OPTIX7_MICROMAPS_H
#define RW_OPTIX7_MICROMAPS_H

#include "programs/optix7/jobs.h"

#define RW_MICROMAP_COPIERS 32u /* items that copy one */

RW_JOB bool rw_is_micromap(const struct rw_micromap *map)
{
    return (map->format == RW_MICROMAP_STATES_2 || map->format == RW_MICROMAP_STATES_4) &&
           map->level <= RW_MICROMAP_LEVELS;
}

/* Of its states, whole ones. */
RW_JOB rw_u32 rw_micromap_bytes(rw_u32 level, rw_u32 format)
{
    return ((format << 2 * level) + 7) / 8;
}

RW_JOB struct rw_micromap *rw_micromaps_in(rw_u64 array)
{
    return (struct rw_micromap *)(array + sizeof(struct rw_micromap_array));
}

/* ---- arrays ---- */

RW_JOB void rw_place_micromap(const struct rw_accel_work *w, rw_u32 i)
{
    struct rw_micromap_array *array = (struct rw_micromap_array *)w->head;
    struct rw_micromap map = *(const struct rw_micromap *)rw_item_at(&w->from[0], i);
    const bool known = rw_is_micromap(&map);
    const rw_u64 bytes = known ? rw_micromap_bytes(map.level, map.format) : 0;
    const rw_u64 at = __atomic_fetch_add(&array->used, bytes, __ATOMIC_RELAXED);
    map.offset = (rw_u32)at;
    if (!known || at + bytes > w->room) {
        rw_note_problem(w, known ? RW_PROBLEM_HISTOGRAM : RW_PROBLEM_MICROMAP);
        map.format = 0;
    }
    rw_micromaps_in(w->head)[i] = map;
}

RW_JOB void rw_copy_micromap(const struct rw_accel_work *w, rw_u32 i)
{
    const rw_u32 number = i / RW_MICROMAP_COPIERS;
    const struct rw_micromap in = *(const struct rw_micromap *)rw_item_at(&w->from[0], number);
    const struct rw_micromap *map = rw_micromaps_in(w->head) + number;
    const rw_u32 bytes = map->format ? rw_micromap_bytes(map->level, map->format) : 0;
    const unsigned char *from = (const unsigned char *)(w->table + in.offset);
    unsigned char *to = (unsigned char *)(w->out + map->offset);
    for (rw_u32 k = i % RW_MICROMAP_COPIERS; k < bytes; k += RW_MICROMAP_COPIERS) to[k] = from[k];
}

/* Nothing in an array depends on where it lies. */
RW_JOB void rw_move_micromaps(const struct rw_accel_work *w)
{
    const struct rw_micromap_array *array = (const struct rw_micromap_array *)w->head;
    if (array->mark != RW_MICROMAPS_MARK || array->size != w->room || array->count != w->limit)
        rw_note_problem(w, RW_PROBLEM_COPY);
}

/* ---- in structures ---- */

RW_JOB struct rw_micromap_table *rw_micromap_table_of(rw_u64 structure)
{
    const struct rw_accel *head = (const struct rw_accel *)structure;
    return (struct rw_micromap_table *)(structure + head->extras);
}

/* The array that the micromaps of a record are in. */
RW_JOB void rw_aim_micromaps(const struct rw_accel_work *w, rw_u32 i)
{
    struct rw_micromap_table *table = rw_micromap_table_of(w->head);
    const rw_u32 record = w->first + i;
    if (record < table->record_count) ((rw_u64 *)(table + 1))[record] = w->table;
}

/* What the application says of a primitive: a micromap's number, or one of the last four numbers
 * that its index has room for. */
RW_JOB rw_u32 rw_read_micromap_index(const struct rw_accel_work *w, rw_u32 i)
{
    const rw_u64 at = rw_item_at(&w->from[0], i);
    rw_u32 index = i;
    if (w->size == 4) index = *(const rw_u32 *)at;
    if (w->size == 2) {
        index = *(const unsigned short *)at;
        if (index >= (RW_MICROMAP_FIRST_SPECIAL & 0xffffu)) index |= 0xffff0000u;
    }
    return index >= RW_MICROMAP_FIRST_SPECIAL ? index : index + w->limit;
}

RW_JOB void rw_collect_micromap(const struct rw_accel_work *w, rw_u32 i)
{
    const struct rw_micromap_array *array = (const struct rw_micromap_array *)w->table;
    const struct rw_micromap_table *table = rw_micromap_table_of(w->head);
    rw_u32 *words = (rw_u32 *)((rw_u64 *)(table + 1) + table->record_count);
    rw_u32 index = w->kind ? rw_read_micromap_index(w, i) : ~(rw_u32)RW_OPACITY_NONE;
    const bool there = array && array->mark == RW_MICROMAPS_MARK && index < array->count;
    if (index < ~(rw_u32)RW_OPACITY_NONE && !there) {
        rw_note_problem(w, RW_PROBLEM_MICROMAP_INDEX);
        index = ~(rw_u32)RW_OPACITY_NONE;
    }
    words[w->first + i] = index;
}

#endif
