/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How several devices share a launch: its indices, in the order in which one device would draw
 * them, are dealt in chunks of RW_SHARE_CHUNK. Who gets which depends on the devices and the launch
 * size alone, so an index is on the same device in each launch of that size.
 * programs/dispatch/fetch.cuh has the device's side.
 */
#ifndef RW_SHARE_H
#define RW_SHARE_H

#include "runtime/device/device.h"

/* Fills the share of device `number` of `count` into the launch. A device gets as much as its part
 * of the multiprocessors; with one device there is nothing to share. */
void rw_share_deal(struct rw_device *const *devices, unsigned count, unsigned number,
                   struct rw_launch *launch);

/* The same for one device that has `count` chunks from number `first` on, and nobody the others. */
void rw_share_part(uint32_t first, uint32_t count, struct rw_launch *launch);

/* Number of indices of the launch that fall to the device it was filled for. */
uint64_t rw_share_indices(const struct rw_launch *launch);

#endif
