/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What benchmarks of launches share: times of a call, memory over many, and an empty kernel through
 * the driver alone.
 */
#ifndef RW_BENCH_MEASURE_H
#define RW_BENCH_MEASURE_H

#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/median.h"
#include "runtime/device/cuda/api.h"

enum { WARM_UP = 200, MOST_RSS = 1 << 20, MOST_HEAP = 1 << 12 };

/* ---- measuring ---- */

/* Runs `once` so many times; the median in microseconds. */
static inline double measure(const char *what, unsigned count, void (*once)(void *), void *user)
{
    double *times = malloc(count * sizeof(*times));
    if (!times) exit(1);
    for (unsigned i = 0; i < WARM_UP; i++) once(user);
    for (unsigned i = 0; i < count; i++) {
        double begin = 1e3 * rw_clock_ms();
        once(user);
        times[i] = 1e3 * rw_clock_ms() - begin;
    }
    double median = rw_median(times, count);
    printf("%-30s %9.2f us  (5 %% %.2f, 95 %% %.2f)\n", what, median, times[count / 20],
           times[count - 1 - count / 20]);
    free(times);
    return median;
}

struct memory {
    long rss, heap, device; /* bytes in use; of the device, those that are not free */
};

static inline struct memory look_at_memory(const struct rw_cuda_api *cuda)
{
    struct memory m = {0};
    long pages = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (!file || fscanf(file, "%*d %ld", &pages) != 1) pages = 0;
    if (file) fclose(file);
    m.rss = pages * sysconf(_SC_PAGESIZE);
    m.heap = (long)mallinfo2().uordblks;
    size_t available = 0, total = 0;
    if (cuda && !cuda->memory_info(&available, &total)) m.device = (long)(total - available);
    return m;
}

/* Does memory stay as it is over so many launches? */
static inline int is_steady(const char *what, unsigned count, void (*once)(void *), void *user,
                            const struct rw_cuda_api *cuda)
{
    for (unsigned i = 0; i < WARM_UP; i++) once(user);
    struct memory before = look_at_memory(cuda);
    for (unsigned i = 0; i < count; i++) once(user);
    struct memory after = look_at_memory(cuda);
    long rss = after.rss - before.rss, heap = after.heap - before.heap;
    long device = after.device - before.device;
    printf("%u %s: host %+ld bytes resident, %+ld in the heap, device %+ld\n", count, what, rss,
           heap, device);
    return rss <= MOST_RSS && heap <= MOST_HEAP && device <= 0;
}

/* ---- an empty kernel ---- */

static const char empty[] = ".version 6.4\n.target sm_50\n.address_size 64\n"
                            ".visible .entry empty() { ret; }\n";

struct driver {
    const struct rw_cuda_api *cuda;
    rw_cu_function function;
};

static inline void must_work(rw_cu_result result)
{
    if (!result) return;
    fprintf(stderr, "the empty kernel fails with %d\n", result);
    exit(1);
}

static inline void put_empty(void *user)
{
    const struct driver *d = user;
    must_work(d->cuda->launch_kernel(d->function, 1, 1, 1, 128, 1, 1, 0, NULL, NULL, NULL));
}

static inline void wait_for_launches(void *user)
{
    const struct driver *d = user;
    if (d->cuda) must_work(d->cuda->stream_synchronize(NULL));
}

static inline void launch_empty(void *user)
{
    put_empty(user);
    wait_for_launches(user);
}

/* The device's primary context stays current, so that Raywright works in it. */
static inline void open_driver(struct driver *d)
{
    char why[256];
    rw_cu_device device;
    rw_cu_context primary;
    rw_cu_module module;
    d->cuda = rw_cuda_api(why, sizeof(why));
    if (!d->cuda) {
        printf("skipped: %s\n", why);
        exit(77);
    }
    if (d->cuda->device_get(&device, 0) || d->cuda->primary_retain(&primary, device) ||
        d->cuda->context_push(primary)) {
        printf("skipped: there is no CUDA device\n");
        exit(77);
    }
    if (d->cuda->module_load(&module, empty, 0, NULL, NULL) ||
        d->cuda->module_function(&d->function, module, "empty")) {
        fprintf(stderr, "the empty kernel cannot be loaded\n");
        exit(1);
    }
}

#endif
