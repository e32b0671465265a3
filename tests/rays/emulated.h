/* SPDX-License-Identifier: Apache-2.0 */
/* A GPU without one, for rays: the kernels compiled for this machine and run by the emulator of
 * tests/bvh, on trees that the builders' kernels make. */
#ifndef RW_TEST_RAYS_EMULATED_H
#define RW_TEST_RAYS_EMULATED_H

#include "runtime/device/device.h"

/* Makes a device of the CPU one that is asked as a GPU, in memory of the host. */
void rays_emulate(struct rw_device *device);

#endif
