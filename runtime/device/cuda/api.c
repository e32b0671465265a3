/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Loads libcuda.so.1 and fills the table of entry points. Done once a process; the library is never
 * unloaded, because the driver does not support that.
 */
#include "runtime/device/cuda/api.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#define NAME(member, name, parameters) name,
static const char *const names[] = {RW_CUDA_FUNCTIONS(NAME) RW_CUDA_OPTIONAL(NAME)};
#undef NAME

#define ONE(member, name, parameters) +1
enum { REQUIRED = 0 RW_CUDA_FUNCTIONS(ONE) };
#undef ONE

_Static_assert(sizeof(struct rw_cuda_api) == sizeof(names) / sizeof(names[0]) * sizeof(void *),
               "struct rw_cuda_api is an array of function pointers in the order of names");

static struct {
    pthread_once_t once;
    struct rw_cuda_api api;
    char why[512]; /* empty: the driver is ready */
} driver = {.once = PTHREAD_ONCE_INIT};

static void load(void)
{
    static const char *const library = "libcuda.so.1";
    void *handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
    if (!handle) {
        snprintf(driver.why, sizeof(driver.why), "no CUDA driver: %s", dlerror());
        return;
    }
    for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
        void *symbol = dlsym(handle, names[i]);
        if (!symbol && i < REQUIRED) {
            snprintf(driver.why, sizeof(driver.why),
                     "the CUDA driver is too old: %s has no function %s; install a newer one",
                     library, names[i]);
            return;
        }
        memcpy((char *)&driver.api + i * sizeof(symbol), &symbol, sizeof(symbol));
    }
    rw_cu_result result = driver.api.init(0);
    if (result)
        rw_cuda_message(&driver.api, result, "starting the CUDA driver: cuInit", driver.why,
                        sizeof(driver.why));
}

const struct rw_cuda_api *rw_cuda_api(char *why, size_t why_size)
{
    pthread_once(&driver.once, load);
    if (!driver.why[0]) return &driver.api;
    snprintf(why, why_size, "%s", driver.why);
    return NULL;
}

void rw_cuda_message(const struct rw_cuda_api *cuda, rw_cu_result result, const char *what,
                     char *out, size_t out_size)
{
    const char *name = NULL, *meaning = NULL;
    if (cuda->get_error_name(result, &name) || !name) name = "unknown CUDA error";
    if (cuda->get_error_string(result, &meaning) || !meaning) meaning = "no description";
    snprintf(out, out_size, "%s: %s %d (%s)", what, name, result, meaning);
}
