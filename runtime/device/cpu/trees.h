/* SPDX-License-Identifier: Apache-2.0 */
/* Trees on the CPU: see struct rw_device_ops. */
#ifndef RW_CPU_TREES_H
#define RW_CPU_TREES_H

#include "runtime/device/device.h"

bool rw_cpu_builds_apart(const struct rw_build_input *input);
RTresult rw_cpu_tree_build(struct rw_device *d, const struct rw_build_input *input,
                           struct rw_tree *out);
RTresult rw_cpu_tree_refit(struct rw_device *d, const struct rw_build_input *input,
                           struct rw_tree *tree);
void rw_cpu_tree_free(struct rw_device *d, struct rw_tree *tree);
RTresult rw_cpu_tree_upload(struct rw_device *d, const struct rw_tree *from, struct rw_tree *out);

/* What a host builder came to, with the device's message. */
RTresult rw_cpu_tree_result(struct rw_device *d, RTresult result);

#endif
