/* SPDX-License-Identifier: Apache-2.0 */
/* The jobs of accel.h on a GPU: an item a thread, again and again until there are none; and words
 * of the host's, by one block. */
#include "programs/build/device.h"
#include "programs/optix7/accel.h"

RW_KERNEL(RW_ACCEL_THREADS) rw_accel_work(struct rw_accel_work work)
{
    if (!rw_accel_is_open(&work)) return;
    for (rw_u64 i = rw_block_index() * RW_ACCEL_THREADS + rw_block_thread(); i < work.count;
         i += rw_block_count() * RW_ACCEL_THREADS)
        rw_accel_item(&work, (rw_u32)i);
}

RW_KERNEL(RW_ACCEL_THREADS) rw_accel_put(struct rw_accel_words put)
{
    for (rw_u32 i = rw_block_thread(); i < put.count; i += RW_ACCEL_THREADS)
        ((rw_u32 *)put.to)[i] = put.words[i];
}
