/* SPDX-License-Identifier: Apache-2.0 */
/* The driver of tests/optix7/late, for a test: opened by its path, it is what the library finds. */
#ifndef RW_TESTS_OPTIX7_LATE_DRIVER_H
#define RW_TESTS_OPTIX7_LATE_DRIVER_H

#include <dlfcn.h>

#include "tests/optix7/fixture.h"
#include "tests/optix7/late/late.h"

static struct late_counts (*count_late)(void *stream);
static void (*run_late)(void), (*run_late_stream)(void *stream);

static inline bool open_late(void)
{
    char *arguments[] = {"", "cuda"}, why[256];
    void *driver = dlopen(RW_LATE_DRIVER, RTLD_NOW | RTLD_LOCAL);
    if (!driver) fprintf(stderr, "%s\n", dlerror());
    if (!driver) return false;
    *(void **)&count_late = dlsym(driver, "late_count");
    *(void **)&run_late = dlsym(driver, "late_run");
    *(void **)&run_late_stream = dlsym(driver, "late_run_stream");
    /* A function that this driver lacks is a failure here, where elsewhere it is no driver. */
    if (!rw_cuda_api(why, sizeof(why))) {
        fprintf(stderr, "%s\n", why);
        return false;
    }
    choose_device(2, arguments);
    return count_late && run_late && run_late_stream;
}

#define STREAM ((void *)0x7700)
#define OTHER_STREAM ((void *)0x8800)

#endif
