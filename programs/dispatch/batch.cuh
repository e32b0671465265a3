/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Strategy BATCH: the slots of a warp's pool (programs/batch.h), and how what they hold becomes a
 * lane and goes back. A lane has a slot for a moment only, and any lane of the warp may have it
 * next: rw_warp_sync stands between the two.
 *
 * Of a lane's fields those go back that can have changed. What no program of a kernel reads is
 * loaded for nobody, and gone when the kernel is optimised.
 */
#ifndef RW_BATCH_CUH
#define RW_BATCH_CUH

#include "programs/batch.h"
#include "programs/dispatch/fetch.cuh"
#include "programs/dispatch/page.cuh"
#include "programs/scene.cuh"
#include "programs/traverse/hit.cuh"

struct rw_batch {
    RW_GLOBAL rw_u32 *states;
    RW_GLOBAL rw_u32 *list;
    RW_GLOBAL rw_u32 *words;
    rw_u64 rooms;
    rw_u32 slots;
};

/* Lanes of a warp. A constant, which rw_warp_size is not on a GPU. */
RW_INLINE rw_u32 rw_batch_width(void)
{
#if defined(__CUDA__)
    if (rw_has(RW_FEATURE_ONE_LANE)) return 1;
    return 32;
#else
    return rw_warp_size();
#endif
}

RW_INLINE rw_u32 rw_batch_stack(void)
{
    return RW_BATCH_ALIGNED(rw_hook_stack_size());
}

RW_INLINE rw_u32 rw_batch_room(void)
{
    return RW_BATCH_ROOM(rw_hook_stack_size(), rw_hook_attribute_size());
}

/* Which of the launch's warps this is. Threads of the CPU have no number, and count. */
RW_INLINE rw_u32 rw_batch_warp(const struct rw_launch *launch)
{
    RW_GLOBAL struct rw_counter *counter = (RW_GLOBAL struct rw_counter *)launch->counter;
    if (rw_has(RW_FEATURE_ONE_LANE)) return rw_atomic_add32(&counter->warps, 1);
    return rw_thread_index() / rw_batch_width();
}

RW_INLINE void rw_batch_open(struct rw_batch *b, const struct rw_launch *launch)
{
    const RW_GLOBAL struct rw_batch_head *head =
        (const RW_GLOBAL struct rw_batch_head *)launch->batch;
    b->slots = head->slots;
    rw_u64 size = b->slots * RW_BATCH_SLOT(rw_batch_room());
    rw_u64 at = launch->batch + sizeof(*head) + rw_batch_warp(launch) * size;
    b->states = (RW_GLOBAL rw_u32 *)at;
    b->list = b->states + b->slots;
    b->words = b->list + b->slots;
    b->rooms = (rw_u64)(b->words + (rw_u64)RW_BATCH_WORDS * b->slots);
    const bool goes_on = rw_hook_has_pages() && rw_page_goes_on(launch);
    for (rw_u32 slot = rw_warp_lane(); slot < b->slots; slot += rw_batch_width())
        b->states[slot] = goes_on ? b->states[slot] & ~RW_BATCH_WAITING : RW_STATE_FETCH;
    rw_warp_sync();
}

/* ---- words ---- */

/* Word k of the slot is at [k * rw_batch_width()]. */
RW_INLINE RW_GLOBAL rw_u32 *rw_batch_words(const struct rw_batch *b, rw_u32 slot)
{
    rw_u32 width = rw_batch_width(), group = slot / width;
    return b->words + ((rw_u64)group * (RW_BATCH_WORDS * width) + slot % width);
}

/* Which way fields go; a constant wherever they do. */
enum rw_batch_way { RW_TO_LANE, RW_TO_SLOT };

RW_INLINE void rw_move_word(enum rw_batch_way way, RW_GLOBAL rw_u32 *words, rw_u32 word,
                            rw_u32 *field)
{
    RW_GLOBAL rw_u32 *at = words + word * rw_batch_width();
    if (way == RW_TO_LANE)
        *field = *at;
    else
        *at = *field;
}

RW_INLINE void rw_move_float(enum rw_batch_way way, RW_GLOBAL rw_u32 *words, rw_u32 word,
                             float *field)
{
    rw_u32 bits = rw_as_u32(*field);
    rw_move_word(way, words, word, &bits);
    *field = rw_as_float(bits);
}

RW_INLINE void rw_move_vector(enum rw_batch_way way, RW_GLOBAL rw_u32 *words, rw_u32 word,
                              float *field)
{
    rw_move_float(way, words, word, field);
    rw_move_float(way, words, word + 1, field + 1);
    rw_move_float(way, words, word + 2, field + 2);
}

RW_INLINE void rw_move_address(enum rw_batch_way way, RW_GLOBAL rw_u32 *words, rw_u32 word,
                               unsigned char **field)
{
    rw_u32 low = (rw_u32)(rw_u64)*field, high = (rw_u32)((rw_u64)*field >> 32);
    rw_move_word(way, words, word, &low);
    rw_move_word(way, words, word + 1, &high);
    *field = (unsigned char *)((rw_u64)high << 32 | low);
}

/* ---- what a slot and a lane have in common ---- */

/* Whatever runs for a launch index has its room. */
RW_INLINE void rw_batch_enter_room(const struct rw_batch *b, struct rw_lane *lane, rw_u32 slot)
{
    rw_u64 room = b->rooms + (rw_u64)slot * rw_batch_room();
    lane->stack = (unsigned char *)(RW_GLOBAL unsigned char *)room;
    lane->hit_attributes = lane->stack + rw_batch_stack();
}

RW_INLINE void rw_move_index(enum rw_batch_way way, struct rw_lane *lane, RW_GLOBAL rw_u32 *words)
{
    rw_move_word(way, words, RW_BATCH_LAUNCH_INDEX, &lane->launch_index[0]);
    rw_move_word(way, words, RW_BATCH_LAUNCH_INDEX + 1, &lane->launch_index[1]);
    rw_move_word(way, words, RW_BATCH_LAUNCH_INDEX + 2, &lane->launch_index[2]);
}

RW_INLINE void rw_move_dispatch(enum rw_batch_way way, struct rw_lane *lane,
                                RW_GLOBAL rw_u32 *words)
{
    rw_move_word(way, words, RW_BATCH_SP, &lane->sp);
    rw_move_word(way, words, RW_BATCH_RESUME, &lane->resume);
    rw_move_word(way, words, RW_BATCH_EXCEPTION, &lane->exception);
    rw_move_word(way, words, RW_BATCH_INSTANCE, &lane->instance);
}

/* The lane is in the slot's room. */
RW_INLINE void rw_move_ray(enum rw_batch_way way, struct rw_lane *lane, RW_GLOBAL rw_u32 *words)
{
    rw_move_vector(way, words, RW_BATCH_ORIGIN, lane->origin);
    rw_move_vector(way, words, RW_BATCH_DIRECTION, lane->direction);
    rw_move_float(way, words, RW_BATCH_TMIN, &lane->tmin);
    rw_move_float(way, words, RW_BATCH_TMAX, &lane->tmax);
    rw_move_float(way, words, RW_BATCH_TIME, &lane->time);
    rw_move_word(way, words, RW_BATCH_RAY_TYPE, &lane->ray_type);
    rw_move_word(way, words, RW_BATCH_RAY_MASK, &lane->ray_mask);
    rw_move_word(way, words, RW_BATCH_RAY_FLAGS, &lane->ray_flags);
    rw_move_word(way, words, RW_BATCH_ROOT, &lane->root);
    if (rw_has(RW_FEATURE_PAYLOAD_CHECK))
        rw_move_word(way, words, RW_BATCH_PAYLOAD_SIZE, &lane->payload_size);
    rw_move_address(way, words, RW_BATCH_PAYLOAD, &lane->payload);
    lane->payload_offset = (rw_u32)(lane->payload - lane->stack);
}

RW_INLINE void rw_move_hit(enum rw_batch_way way, struct rw_lane *lane, RW_GLOBAL rw_u32 *words)
{
    rw_move_float(way, words, RW_BATCH_HIT_DISTANCE, &lane->hit_distance);
    rw_move_word(way, words, RW_BATCH_HIT_LEAF, &lane->hit_leaf);
    rw_move_word(way, words, RW_BATCH_HIT_INSTANCE, &lane->hit_instance);
    if (rw_has(RW_FEATURE_PRIMITIVES))
        rw_move_word(way, words, RW_BATCH_HIT_RECORD, &lane->hit_record);
}

/* The hit as programs see it. */
RW_INLINE void rw_move_shown(enum rw_batch_way way, struct rw_lane *lane, RW_GLOBAL rw_u32 *words)
{
    rw_move_float(way, words, RW_BATCH_DISTANCE, &lane->distance);
    rw_move_word(way, words, RW_BATCH_PRIMITIVE, &lane->primitive);
    rw_move_word(way, words, RW_BATCH_GEOMETRY, &lane->geometry);
    rw_move_word(way, words, RW_BATCH_RECORD, &lane->record);
    rw_move_word(way, words, RW_BATCH_KIND, &lane->kind);
    rw_move_float(way, words, RW_BATCH_BARYCENTRICS, &lane->barycentrics[0]);
    rw_move_float(way, words, RW_BATCH_BARYCENTRICS + 1, &lane->barycentrics[1]);
}

#endif
