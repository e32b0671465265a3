/* SPDX-License-Identifier: Apache-2.0 */
/* What else the CPU device does, for who runs it in a process of its own: runtime/isolate/. */
#ifndef RW_CPU_DEVICE_H
#define RW_CPU_DEVICE_H

#include "runtime/device/device.h"

struct rw_counter; /* raywright_abi.h */

/* What rw_device_cpu_create gives its devices. Operations on memory and trees can be called with
 * any device of the same target. */
const struct rw_device_ops *rw_cpu_operations(void);
/* From its next launch on: `over` is called whenever one of the flight's is over, by one of the
 * device's threads, for one flight at a time. It may not use the device. */
void rw_cpu_flight_tell(struct rw_device_flight *flight, void (*over)(void *user, double kernel_ms),
                        void *user);
/* rw_device_ops.drawn, of a launch with this counter. */
void rw_cpu_drawn(struct rw_counter *counter, bool cancel, struct rw_counter *out);

#endif
