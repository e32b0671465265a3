/* SPDX-License-Identifier: Apache-2.0 */
/* Acceleration structures in the application's memory, on the CPU: see struct rw_device_ops. */
#ifndef RW_CPU_SOON_H
#define RW_CPU_SOON_H

#include "runtime/device/device.h"

RTresult rw_cpu_upload_soon(struct rw_device *d, void *stream, uint64_t to, const void *from,
                            size_t size);
RTresult rw_cpu_copy_soon(struct rw_device *d, void *stream, uint64_t to, uint64_t from,
                          size_t size);
bool rw_cpu_is_idle(struct rw_device *d, void *stream);
RTresult rw_cpu_wait_soon(struct rw_device *d, void *stream, void *producer);
RTresult rw_cpu_pin(struct rw_device *d, void *memory, size_t size);
RTresult rw_cpu_unpin(struct rw_device *d, void *memory);
RTresult rw_cpu_accel_soon(struct rw_device *d, void *stream, const struct rw_accel_work *work);
RTresult rw_cpu_tree_soon(struct rw_device *d, void *stream, const struct rw_build_input *input,
                          const struct rw_tree_place *place);
RTresult rw_cpu_tree_ready(struct rw_device *d, const struct rw_build_input *input);
void rw_cpu_tree_needs(struct rw_device *d, const struct rw_build_input *input,
                       struct rw_tree_needs *out);

/* Rays without programs, rays.c. */
RTresult rw_cpu_rays_soon(struct rw_device *d, void *stream, const struct rw_rays_work *work);
/* For tests: the newest instructions that it may use, 0 to 2. */
extern unsigned rw_cpu_rays_level;
/* The threads of the device. */
struct rw_thread_pool *rw_cpu_pool(struct rw_device *d);

#endif
