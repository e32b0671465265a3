/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Strategy BATCH: what launch indices keep in device memory while they are in no lane's registers.
 * Shared by host, compiler and built-in device code.
 *
 * Memory of a launch is struct rw_batch_head, then a pool for each warp. A pool has, for as many
 * slots as the head says:
 *
 *     state of each slot            rw_u32[slots]
 *     list of slots                 rw_u32[slots]: those that the warp is about to work on
 *     words of each slot            RW_BATCH_WORDS of 32 bits, those of 32 slots interleaved on a
 *                                   GPU, so that lanes read neighbouring words
 *     room of each slot             its continuation stack, then the attributes of its hit
 */
#ifndef RW_BATCH_H
#define RW_BATCH_H

#include "raywright_abi.h"

struct rw_batch_head {
    rw_u32 slots; /* of each pool; a multiple of the lanes of a warp */
    rw_u32 pad[3];
};

/* In the state of a slot: its launch index waits for a page (programs/page.h). The rest is the
 * state to go on with. */
#define RW_BATCH_WAITING 0x80000000u

/* The words of a slot, named after the fields of struct rw_lane that they hold. The ray under way
 * has found RW_BATCH_HIT_*, of which the programs that see the hit need other names. */
enum rw_batch_word {
    RW_BATCH_SP,
    RW_BATCH_RESUME,
    RW_BATCH_EXCEPTION,
    RW_BATCH_INSTANCE,
    RW_BATCH_LAUNCH_INDEX,
    RW_BATCH_ORIGIN = RW_BATCH_LAUNCH_INDEX + 3,
    RW_BATCH_DIRECTION = RW_BATCH_ORIGIN + 3,
    RW_BATCH_TMIN = RW_BATCH_DIRECTION + 3,
    RW_BATCH_TMAX,
    RW_BATCH_TIME,
    RW_BATCH_RAY_TYPE,
    RW_BATCH_RAY_MASK,
    RW_BATCH_RAY_FLAGS,
    RW_BATCH_ROOT,
    RW_BATCH_PAYLOAD_SIZE,
    RW_BATCH_PAYLOAD, /* an address, low half first */
    RW_BATCH_DISTANCE = RW_BATCH_PAYLOAD + 2,
    RW_BATCH_PRIMITIVE,
    RW_BATCH_GEOMETRY,
    RW_BATCH_RECORD,
    RW_BATCH_KIND,
    RW_BATCH_BARYCENTRICS,
    RW_BATCH_ARGUMENTS = RW_BATCH_BARYCENTRICS + 2, /* an address */
    RW_BATCH_WORDS = RW_BATCH_ARGUMENTS + 2,
    RW_BATCH_HIT_DISTANCE = RW_BATCH_DISTANCE,
    RW_BATCH_HIT_LEAF = RW_BATCH_PRIMITIVE,
    RW_BATCH_HIT_INSTANCE = RW_BATCH_GEOMETRY,
    RW_BATCH_HIT_RECORD = RW_BATCH_RECORD,
};

/* Bytes of a room, and of what is before the attributes in it. */
#define RW_BATCH_ALIGNED(size) (((size) + 15u) / 16u * 16u)
#define RW_BATCH_ROOM(stack_size, attribute_size)                                                  \
    (RW_BATCH_ALIGNED(stack_size) + RW_BATCH_ALIGNED(attribute_size))

/* Bytes of a slot in all. */
#define RW_BATCH_SLOT(room) ((rw_u64)4 * (2 + RW_BATCH_WORDS) + (room))

#endif
