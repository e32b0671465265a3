/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Memory of launches of strategy BATCH (programs/batch.h): a pool of slots for each warp that runs.
 * All pools of a launch have at most RW_BATCH_BYTES. Where that is not enough for all warps, pools
 * get fewer slots, and once they have no more than a warp has lanes, fewer warps run.
 */
#ifndef RW_DEVICE_BATCH_H
#define RW_DEVICE_BATCH_H

#include "runtime/device/device.h"

/* What a loaded kernel needs for each launch index; 0: it has no batches. */
size_t rw_batch_room(const struct rwc_kernel *kernel);

/* Of a flight; zero has none. */
struct rw_batch_memory {
    uint64_t address; /* rw_launch.batch */
    size_t size;
    uint32_t slots; /* as the head in device memory has them */
};

/* How many slots each of `pools` pools gets. *pools becomes smaller, but stays a multiple of `step`
 * pools that come together, where not all fit; 0 where not even `step` do. `wanted` is RW_BATCH, 0
 * for the built-in number; `lanes` those of a warp. */
uint32_t rw_batch_fit(size_t room, uint32_t wanted, unsigned lanes, unsigned step, unsigned *pools);

/* Memory for a launch of *pools warps, which may become fewer. Nobody may use that of the flight's
 * last launch any more. */
RTresult rw_batch_prepare(struct rw_device *d, struct rw_batch_memory *memory, size_t room,
                          unsigned step, unsigned *pools);
void rw_batch_free(struct rw_device *d, struct rw_batch_memory *memory);

#endif
