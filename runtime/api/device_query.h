/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The devices an application can choose from, by ordinal. With GPUs, the ordinals are those of
 * CUDA; without, or with RW_DEVICE=cpu, ordinal 0 is the CPU, and with RW_DEVICE=cpu,cpu ordinal 1
 * as well.
 */
#ifndef RW_DEVICE_QUERY_H
#define RW_DEVICE_QUERY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "raywright.h"

struct rw_device_list {
    unsigned count;
    bool cpu;      /* the devices are the CPU */
    char why[256]; /* there is no GPU: the reason */
};

/* `choice` is RW_DEVICE. */
void rw_device_enumerate(const char *choice, struct rw_device_list *out);

/* Bytes of memory that a device has free. */
RTresult rw_device_available_memory(const char *choice, unsigned ordinal, uint64_t *out,
                                    char *error, size_t error_size);

#endif
