/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Which devices an application asks for: RW_DEVICE, rwContextSetDevice, rtContextSetDevices.
 */
#ifndef RW_DEVICE_CHOICE_H
#define RW_DEVICE_CHOICE_H

#include <stdbool.h>

/* The most devices that a context can have. */
#define RW_DEVICE_LIMIT 16
/* The ordinal of the CPU in a list of GPUs. */
#define RW_CPU_BESIDE (-1)

struct rw_device_choice {
    bool automatic; /* a GPU if there is one, else the CPU */
    bool cpu;       /* all are the CPU, else all are GPUs, but for the last if that is `beside` */
    bool beside;    /* the last is the CPU, beside GPUs */
    unsigned count;
    int ordinals[RW_DEVICE_LIMIT]; /* of GPUs CUDA's; of the CPU 0, 1, ... or RW_CPU_BESIDE */
};

/* "auto", or names between commas: "cpu", or "cuda" and "cuda:N", behind which there may be one
 * "cpu". False: none of these. The same device may be named twice: it then plays two, which is good
 * for tests. */
bool rw_device_choice_parse(const char *text, struct rw_device_choice *out);

#endif
