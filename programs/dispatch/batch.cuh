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
    for (rw_u32 slot = rw_warp_lane(); slot < b->slots; slot += rw_batch_width())
        b->states[slot] = RW_STATE_FETCH;
    rw_warp_sync();
}

/* ---- words ---- */

/* Word k of the slot is at [k * rw_batch_width()]. */
RW_INLINE RW_GLOBAL rw_u32 *rw_batch_words(const struct rw_batch *b, rw_u32 slot)
{
    rw_u32 width = rw_batch_width(), group = slot / width;
    return b->words + ((rw_u64)group * (RW_BATCH_WORDS * width) + slot % width);
}

RW_INLINE rw_u32 rw_get_word(const RW_GLOBAL rw_u32 *words, rw_u32 word)
{
    return words[word * rw_batch_width()];
}

RW_INLINE float rw_get_float(const RW_GLOBAL rw_u32 *words, rw_u32 word)
{
    return rw_as_float(rw_get_word(words, word));
}

RW_INLINE unsigned char *rw_get_address(const RW_GLOBAL rw_u32 *words, rw_u32 word)
{
    rw_u64 high = rw_get_word(words, word + 1);
    return (unsigned char *)(high << 32 | rw_get_word(words, word));
}

RW_INLINE void rw_get_vector(const RW_GLOBAL rw_u32 *words, rw_u32 word, float *out)
{
    out[0] = rw_get_float(words, word);
    out[1] = rw_get_float(words, word + 1);
    out[2] = rw_get_float(words, word + 2);
}

RW_INLINE void rw_set_word(RW_GLOBAL rw_u32 *words, rw_u32 word, rw_u32 value)
{
    words[word * rw_batch_width()] = value;
}

RW_INLINE void rw_set_float(RW_GLOBAL rw_u32 *words, rw_u32 word, float value)
{
    rw_set_word(words, word, rw_as_u32(value));
}

RW_INLINE void rw_set_address(RW_GLOBAL rw_u32 *words, rw_u32 word, const unsigned char *address)
{
    rw_set_word(words, word, (rw_u32)(rw_u64)address);
    rw_set_word(words, word + 1, (rw_u32)((rw_u64)address >> 32));
}

RW_INLINE void rw_set_vector(RW_GLOBAL rw_u32 *words, rw_u32 word, const float *vector)
{
    rw_set_float(words, word, vector[0]);
    rw_set_float(words, word + 1, vector[1]);
    rw_set_float(words, word + 2, vector[2]);
}

/* ---- from a slot to a lane ---- */

/* What whatever runs for a launch index has: its number, and its room. */
RW_INLINE void rw_get_index(const struct rw_batch *b, struct rw_lane *lane, rw_u32 slot)
{
    const RW_GLOBAL rw_u32 *words = rw_batch_words(b, slot);
    rw_u64 room = b->rooms + (rw_u64)slot * rw_batch_room();
    lane->stack = (unsigned char *)(RW_GLOBAL unsigned char *)room;
    lane->hit_attributes = lane->stack + rw_batch_stack();
    lane->launch_index[0] = rw_get_word(words, RW_BATCH_LAUNCH_INDEX);
    lane->launch_index[1] = rw_get_word(words, RW_BATCH_LAUNCH_INDEX + 1);
    lane->launch_index[2] = rw_get_word(words, RW_BATCH_LAUNCH_INDEX + 2);
}

RW_INLINE void rw_get_dispatch(struct rw_lane *lane, const RW_GLOBAL rw_u32 *words)
{
    lane->sp = rw_get_word(words, RW_BATCH_SP);
    lane->resume = rw_get_word(words, RW_BATCH_RESUME);
    lane->exception = rw_get_word(words, RW_BATCH_EXCEPTION);
    lane->instance = rw_get_word(words, RW_BATCH_INSTANCE);
}

RW_INLINE void rw_get_ray(struct rw_lane *lane, const RW_GLOBAL rw_u32 *words)
{
    rw_get_vector(words, RW_BATCH_ORIGIN, lane->origin);
    rw_get_vector(words, RW_BATCH_DIRECTION, lane->direction);
    lane->tmin = rw_get_float(words, RW_BATCH_TMIN);
    lane->tmax = rw_get_float(words, RW_BATCH_TMAX);
    lane->time = rw_get_float(words, RW_BATCH_TIME);
    lane->ray_type = rw_get_word(words, RW_BATCH_RAY_TYPE);
    lane->ray_mask = rw_get_word(words, RW_BATCH_RAY_MASK);
    lane->ray_flags = rw_get_word(words, RW_BATCH_RAY_FLAGS);
    lane->root = rw_get_word(words, RW_BATCH_ROOT);
    lane->payload_size = rw_get_word(words, RW_BATCH_PAYLOAD_SIZE);
    lane->payload = rw_get_address(words, RW_BATCH_PAYLOAD);
    lane->payload_offset = (rw_u32)(lane->payload - lane->stack);
}

RW_INLINE void rw_get_hit(struct rw_lane *lane, const RW_GLOBAL rw_u32 *words)
{
    lane->hit_distance = rw_get_float(words, RW_BATCH_HIT_DISTANCE);
    lane->hit_leaf = rw_get_word(words, RW_BATCH_HIT_LEAF);
    lane->hit_instance = rw_get_word(words, RW_BATCH_HIT_INSTANCE);
    lane->hit_record = rw_get_word(words, RW_BATCH_HIT_RECORD);
}

/* The hit as programs see it, and what a callable program gets. */
RW_INLINE void rw_get_shown(struct rw_lane *lane, const RW_GLOBAL rw_u32 *words)
{
    lane->distance = rw_get_float(words, RW_BATCH_DISTANCE);
    lane->primitive = rw_get_word(words, RW_BATCH_PRIMITIVE);
    lane->geometry = rw_get_word(words, RW_BATCH_GEOMETRY);
    lane->record = rw_get_word(words, RW_BATCH_RECORD);
    lane->kind = rw_get_word(words, RW_BATCH_KIND);
    lane->barycentrics[0] = rw_get_float(words, RW_BATCH_BARYCENTRICS);
    lane->barycentrics[1] = rw_get_float(words, RW_BATCH_BARYCENTRICS + 1);
    lane->arguments = rw_get_address(words, RW_BATCH_ARGUMENTS);
}

/* ---- from a lane to a slot ---- */

RW_INLINE void rw_set_index(const struct rw_lane *lane, RW_GLOBAL rw_u32 *words)
{
    rw_set_word(words, RW_BATCH_LAUNCH_INDEX, lane->launch_index[0]);
    rw_set_word(words, RW_BATCH_LAUNCH_INDEX + 1, lane->launch_index[1]);
    rw_set_word(words, RW_BATCH_LAUNCH_INDEX + 2, lane->launch_index[2]);
}

RW_INLINE void rw_set_dispatch(const struct rw_lane *lane, RW_GLOBAL rw_u32 *words)
{
    rw_set_word(words, RW_BATCH_SP, lane->sp);
    rw_set_word(words, RW_BATCH_RESUME, lane->resume);
    rw_set_word(words, RW_BATCH_EXCEPTION, lane->exception);
    rw_set_word(words, RW_BATCH_INSTANCE, lane->instance);
}

RW_INLINE void rw_set_ray(const struct rw_lane *lane, RW_GLOBAL rw_u32 *words)
{
    rw_set_vector(words, RW_BATCH_ORIGIN, lane->origin);
    rw_set_vector(words, RW_BATCH_DIRECTION, lane->direction);
    rw_set_float(words, RW_BATCH_TMIN, lane->tmin);
    rw_set_float(words, RW_BATCH_TMAX, lane->tmax);
    rw_set_float(words, RW_BATCH_TIME, lane->time);
    rw_set_word(words, RW_BATCH_RAY_TYPE, lane->ray_type);
    rw_set_word(words, RW_BATCH_RAY_MASK, lane->ray_mask);
    rw_set_word(words, RW_BATCH_RAY_FLAGS, lane->ray_flags);
    rw_set_word(words, RW_BATCH_ROOT, lane->root);
    if (rw_has(RW_FEATURE_PAYLOAD_CHECK))
        rw_set_word(words, RW_BATCH_PAYLOAD_SIZE, lane->payload_size);
    rw_set_address(words, RW_BATCH_PAYLOAD, lane->payload);
}

RW_INLINE void rw_set_hit(const struct rw_lane *lane, RW_GLOBAL rw_u32 *words)
{
    rw_set_float(words, RW_BATCH_HIT_DISTANCE, lane->hit_distance);
    rw_set_word(words, RW_BATCH_HIT_LEAF, lane->hit_leaf);
    rw_set_word(words, RW_BATCH_HIT_INSTANCE, lane->hit_instance);
    if (rw_has(RW_FEATURE_PRIMITIVES)) rw_set_word(words, RW_BATCH_HIT_RECORD, lane->hit_record);
}

RW_INLINE void rw_set_shown(const struct rw_lane *lane, RW_GLOBAL rw_u32 *words)
{
    rw_set_float(words, RW_BATCH_DISTANCE, lane->distance);
    rw_set_word(words, RW_BATCH_PRIMITIVE, lane->primitive);
    rw_set_word(words, RW_BATCH_GEOMETRY, lane->geometry);
    rw_set_word(words, RW_BATCH_RECORD, lane->record);
    rw_set_word(words, RW_BATCH_KIND, lane->kind);
    rw_set_float(words, RW_BATCH_BARYCENTRICS, lane->barycentrics[0]);
    rw_set_float(words, RW_BATCH_BARYCENTRICS + 1, lane->barycentrics[1]);
}

#endif
