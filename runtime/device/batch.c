/* SPDX-License-Identifier: Apache-2.0 */
/* See batch.h. */
#include "runtime/device/batch.h"

#include <stdio.h>

#include "programs/batch.h"
#include "programs/config.h"
#include "runtime/device/held.h"

/* The stack is as large as merge makes it for the other strategies. Never 0. */
size_t rw_batch_room(const struct rwc_kernel *kernel)
{
    if (!kernel->has_batches) return 0;
    size_t room = RW_BATCH_ROOM((size_t)kernel->stack_size + kernel->frame_size,
                                (size_t)kernel->attribute_size);
    return room ? room : RW_BATCH_ALIGNED(1u);
}

static uint64_t bytes_of(uint64_t pools, uint64_t slots, size_t room)
{
    return pools * slots * RW_BATCH_SLOT((rw_u64)room);
}

/* Rooms begin at a multiple of 16 bytes, so there are 4 slots at least. */
uint32_t rw_batch_fit(size_t room, uint32_t wanted, unsigned lanes, unsigned step, unsigned *pools)
{
    enum { FEWEST = 4 };
    const uint64_t fewest = lanes > FEWEST ? lanes : FEWEST;
    uint64_t slots = wanted ? wanted : lanes > 1 ? RW_BATCH_INDICES : RW_BATCH_CPU_INDICES;
    slots = (slots + fewest - 1) / fewest * fewest;
    while (slots > fewest && bytes_of(*pools, slots, room) > RW_BATCH_BYTES) slots -= fewest;
    if (bytes_of(*pools, slots, room) <= RW_BATCH_BYTES) return (uint32_t)slots;
    *pools = (unsigned)(RW_BATCH_BYTES / bytes_of(step, slots, room)) * step;
    return (uint32_t)slots;
}

static RTresult grow(struct rw_device *d, struct rw_batch_memory *m, size_t size)
{
    if (size <= m->size) return RT_SUCCESS;
    rw_batch_free(d, m);
    RTresult result = rw_device_alloc(d, RW_MEMORY_DEVICE_TABLES, size, &m->address);
    if (!result) m->size = size;
    return result;
}

RTresult rw_batch_prepare(struct rw_device *d, struct rw_batch_memory *memory, size_t room,
                          unsigned step, unsigned *pools)
{
    struct rw_batch_head head = {0};
    head.slots = rw_batch_fit(room, d->batch, rw_device_target(d)->warp_lanes, step, pools);
    if (!*pools) {
        snprintf(d->error, sizeof(d->error),
                 "memory for RW_STRATEGY=batch: %zu bytes for each launch index are more than %llu "
                 "MiB for %u warps; set a smaller trace depth or stack size, or use "
                 "RW_STRATEGY=states",
                 room, (unsigned long long)RW_BATCH_BYTES >> 20, step);
        return RT_ERROR_MEMORY_ALLOCATION_FAILED;
    }
    RTresult result = grow(d, memory, sizeof(head) + (size_t)bytes_of(*pools, head.slots, room));
    if (result || memory->slots == head.slots) return result;
    result = d->ops->upload(d, memory->address, &head, sizeof(head));
    memory->slots = result ? 0 : head.slots;
    return result;
}

void rw_batch_free(struct rw_device *d, struct rw_batch_memory *memory)
{
    rw_device_free(d, RW_MEMORY_DEVICE_TABLES, memory->size, memory->address);
    *memory = (struct rw_batch_memory){0};
}
