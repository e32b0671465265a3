/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What tests of several devices compare: one device, and several of its kind. From the first
 * argument or RW_DEVICE where they name several; else two GPUs, the one GPU twice, or the CPU
 * twice, unless they ask for GPUs.
 */
#ifndef RW_TEST_SEVERAL_H
#define RW_TEST_SEVERAL_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "raywright.h"
#include "tests/harness.h"

static const char *one_device = "cpu", *several_devices = "cpu,cpu";

static inline void choose_devices(int argc, char **argv)
{
    static char first[32];
    const char *wanted = argc > 1 ? argv[1] : getenv("RW_DEVICE");
    unsigned count = 0;
    int ordinal = -1;
    if (wanted && strchr(wanted, ',')) {
        snprintf(first, sizeof(first), "%.*s", (int)strcspn(wanted, ","), wanted);
        one_device = first;
        several_devices = wanted;
    } else if (!rtDeviceGetDeviceCount(&count) &&
               !rtDeviceGetAttribute(0, RT_DEVICE_ATTRIBUTE_CUDA_DEVICE_ORDINAL, sizeof(ordinal),
                                     &ordinal) &&
               ordinal >= 0) {
        one_device = "cuda:0";
        several_devices = count > 1 ? "cuda:0,cuda:1" : "cuda:0,cuda:0";
    } else if (wanted && !strcmp(wanted, "cuda")) {
        SKIP("there is no GPU");
    }
    printf("     %s against %s\n", several_devices, one_device);
}

#endif
