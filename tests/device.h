/* SPDX-License-Identifier: Apache-2.0 */
/* For tests that are given a device: the whole test is skipped where the machine has none such. */
#ifndef RW_TEST_DEVICE_H
#define RW_TEST_DEVICE_H

#include "raywright.h"
#include "tests/harness.h"

/* `device`: "cpu" or "cuda". Ends the test program when a context cannot say which device it has
 * for another reason than that there is none. */
static inline void need_device(const char *device)
{
    RTcontext context = NULL;
    char name[128];
    const char *text = "";
    RTresult result = rtContextCreate(&context);
    if (!result) result = rwContextSetDevice(context, device);
    if (!result) result = rwContextGetDeviceName(context, name, sizeof(name));
    rtContextGetErrorString(context, result, &text);
    if (result == RT_ERROR_NO_DEVICE && strcmp(device, "cpu") != 0) SKIP(text);
    if (result) {
        fprintf(stderr, "device %s: %s\n", device, text);
        exit(1);
    }
    rtContextDestroy(context);
}

/* The device that the command line names, or the CPU, for all contexts of a test program. Without a
 * cache that it is given it compiles its kernels itself. */
static inline void use_device(int argc, char **argv)
{
    const char *device = argc > 1 ? argv[1] : "cpu";
    need_device(device);
    setenv("RW_DEVICE", device, 1);
    setenv("RW_CACHE_DIR", "off", 0);
}

#endif
