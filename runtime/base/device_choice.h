/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Which devices an application asks for: RW_DEVICE, rwContextSetDevice, rtContextSetDevices.
 */
#ifndef RW_DEVICE_CHOICE_H
#define RW_DEVICE_CHOICE_H

#include <stdbool.h>

/* The most devices that a context can have. */
#define RW_DEVICE_LIMIT 16

struct rw_device_choice {
    bool automatic; /* a GPU if there is one, else the CPU */
    bool cpu;       /* all are the CPU, else all are GPUs */
    unsigned count;
    int ordinals[RW_DEVICE_LIMIT]; /* of GPUs CUDA's; of the CPU 0, 1, ... */
};

/* "auto", or names between commas: "cpu", or "cuda" and "cuda:N". False: none of these. The same
 * device may be named twice: it then plays two, which is good for tests. */
bool rw_device_choice_parse(const char *text, struct rw_device_choice *out);

#endif
