/* SPDX-License-Identifier: Apache-2.0 */
#ifndef RW_CPU_IMPORT_H
#define RW_CPU_IMPORT_H

#include "runtime/device/device.h"

RTresult rw_cpu_import_memory(struct rw_device *d, int fd, size_t offset, size_t size,
                              struct rw_imported *out);
void rw_cpu_import_free(struct rw_device *d, struct rw_imported *memory);

#endif
