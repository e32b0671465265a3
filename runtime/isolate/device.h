/* SPDX-License-Identifier: Apache-2.0 */
/* The CPU device whose kernels run in a helper process. */
#ifndef RW_ISOLATE_DEVICE_H
#define RW_ISOLATE_DEVICE_H

#include "runtime/device/device.h"
#include "runtime/isolate/isolate.h"

/* As rw_device_cpu_create. Once *end is true, nobody waits for a bounding box program or for a
 * kernel to be loaded. */
RTresult rw_device_isolated_create(unsigned threads, const struct rw_isolation *isolation,
                                   const atomic_bool *end, struct rw_device **out, char *error,
                                   size_t error_size);

#endif
