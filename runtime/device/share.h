/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How several devices share a launch: its indices, in the order in which one device would draw
 * them, are dealt in chunks of RW_SHARE_CHUNK; who gets which depends on the devices and the launch
 * size alone. Where all of them reach the first one, the last part of a large launch is not dealt:
 * it is a pool, from which whoever has drawn all of its own takes what is next. programs/share.h
 * and programs/dispatch/fetch.cuh have the device's side.
 */
#ifndef RW_SHARE_H
#define RW_SHARE_H

#include "runtime/device/device.h"

/* Fills the share of device `number` of `count` into the launch. A device gets as much as its part
 * of the multiprocessors; with one device there is nothing to share. With `turns` the last one is
 * the CPU beside GPUs, and gets a chunk whenever these have had so many turns. */
void rw_share_deal(struct rw_device *const *devices, unsigned count, uint32_t turns,
                   unsigned number, struct rw_launch *launch);

/* How many turns of `count` GPUs to one of the CPU leave it the time that it needs, in a launch of
 * so many indices; 0: it had better be idle. `pace`: how many indices it does while all of the GPUs
 * do one, 0: it is not known. */
uint32_t rw_share_turns(struct rw_device *const *devices, unsigned count, uint64_t indices,
                        double pace);
/* What a pace becomes when a launch has shown another: slower ones count at once. */
double rw_share_pace(double before, double measured);

/* The same for one device that has `count` chunks from number `first` on, and nobody the others. */
void rw_share_part(uint32_t first, uint32_t count, struct rw_launch *launch);

/* Of a launch that is dealt, and whose size is known: share_rounds, 0 if all of it stays dealt. */
void rw_share_keep_pool(struct rw_launch *launch);

/* Number of indices of the launch that may fall to the device it was filled for. */
uint64_t rw_share_indices(const struct rw_launch *launch);

/* Of these the ones that were drawn, as the device's counter has it; those of the pool are in the
 * counter of the first device alone. */
uint64_t rw_share_drawn(const struct rw_launch *launch, const struct rw_counter *counter);

#endif
