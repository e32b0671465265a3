/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Semaphores of others, on the driver of tests/optix7/late, whose GPU begins when somebody waits
 * for it, and what is refused. What Vulkan makes of them on a GPU is in test_vulkan.c.
 */
#define _GNU_SOURCE /* memfd_create */

#include <dlfcn.h>
#include <stdbool.h>
#include <sys/mman.h>
#include <unistd.h>

#include "runtime/device/cuda/api.h"
#include "tests/api/support.h"
#include "tests/optix7/late/late.h"

static struct late_semaphores (*count_semaphores)(void);
static struct late_counts (*count_late)(void *stream);
static void (*run_stream)(void *stream);

static bool open_driver(void)
{
    char why[256];
    void *driver = dlopen(RW_LATE_DRIVER, RTLD_NOW | RTLD_LOCAL);
    if (!driver) fprintf(stderr, "%s\n", dlerror());
    if (!driver) return false;
    *(void **)&count_semaphores = dlsym(driver, "late_count_semaphores");
    *(void **)&count_late = dlsym(driver, "late_count");
    *(void **)&run_stream = dlsym(driver, "late_run_stream");
    if (!rw_cuda_api(why, sizeof why)) fprintf(stderr, "%s\n", why);
    return rw_cuda_api(why, sizeof why) && count_semaphores && count_late && run_stream;
}

/* NULL where it fails, which the next call says. */
static RTcontext begin(const char *device)
{
    RTcontext context;
    if (rtContextCreate(&context)) return NULL;
    return rwContextSetDevice(context, device) ? NULL : context;
}

static int file_of(uint64_t value)
{
    int file = memfd_create("semaphore", MFD_CLOEXEC);
    return pwrite(file, &value, sizeof value, 0) == sizeof value ? file : -1;
}

static uint64_t value_of(int file)
{
    uint64_t value;
    return pread(file, &value, sizeof value, 0) == sizeof value ? value : UINT64_MAX;
}

#define STREAM ((void *)0x7700)
#define OTHER ((void *)0x8800)

/* Nobody waits when a call puts something into a stream, and it is done there in its turn. */
TEST(binary)
{
    RTcontext context = begin("cuda");
    RWsemaphore from, to;
    int first = file_of(0), second = file_of(0);
    OK(rwSemaphoreCreateFromExternal(context, RW_SEMAPHORE_OPAQUE_FD, first, &from));
    OK(rwSemaphoreCreateFromExternal(context, RW_SEMAPHORE_OPAQUE_FD, second, &to));
    CHECK_EQ(count_semaphores().live, 2);
    count_late(STREAM);
    OK(rwSemaphoreSignal(from, 0, OTHER));
    OK(rwSemaphoreWait(from, 0, STREAM));
    OK(rwSemaphoreSignal(to, 0, STREAM));
    const struct late_counts counts = count_late(STREAM);
    CHECK(counts.queued == 3 && counts.elsewhere == 1 && counts.waits == 0);
    CHECK(value_of(first) == 0 && value_of(second) == 0);
    run_stream(OTHER);
    CHECK(value_of(first) == 1 && value_of(second) == 0);
    run_stream(STREAM);
    CHECK(value_of(first) == 0 && value_of(second) == 1); /* waiting takes it back */
    CHECK_EQ(count_semaphores().early, 0);
    OK(rwSemaphoreWait(from, 0, STREAM));
    run_stream(STREAM);
    CHECK_EQ(count_semaphores().early, 1);
    close(first);
    close(second);
    OK(rwSemaphoreDestroy(from));
    CHECK_EQ(count_semaphores().live, 1);
    OK(rtContextDestroy(context)); /* with the other */
    CHECK_EQ(count_semaphores().live, 0);
}

TEST(timeline)
{
    RTcontext context = begin("cuda");
    RWsemaphore s;
    int file = file_of(4);
    const unsigned early = count_semaphores().early;
    OK(rwSemaphoreCreateFromExternal(context, RW_SEMAPHORE_TIMELINE_FD, file, &s));
    OK(rwSemaphoreWait(s, 4, NULL));
    OK(rwSemaphoreSignal(s, 5, NULL));
    OK(rwSemaphoreWait(s, 3, NULL)); /* or more */
    OK(rwSemaphoreSignal(s, 0x123456789abc, NULL));
    run_stream(NULL);
    CHECK_EQ(value_of(file), 0x123456789abc);
    CHECK_EQ(count_semaphores().early, early);
    OK(rwSemaphoreWait(s, 0x123456789abd, NULL));
    run_stream(NULL);
    CHECK_EQ(count_semaphores().early, early + 1);
    OK(rwSemaphoreDestroy(s));
    CHECK_EQ(rwSemaphoreDestroy(s), RT_ERROR_INVALID_VALUE);
    CHECK_EQ(rwSemaphoreWait(s, 1, NULL), RT_ERROR_INVALID_VALUE);
    CHECK_EQ(rwSemaphoreSignal(s, 1, NULL), RT_ERROR_INVALID_VALUE);
    close(file);
    OK(rtContextDestroy(context));
}

/* The descriptor stays the caller's, also where the driver refuses it. */
TEST(refused)
{
    RTcontext context = begin("cuda");
    RWsemaphore s = NULL;
    int file = file_of(0), pipes[2];
    CHECK_EQ(pipe(pipes), 0);
    FAILS(rwSemaphoreCreateFromExternal(context, RW_SEMAPHORE_OPAQUE_FD, file, NULL),
          RT_ERROR_INVALID_VALUE, "argument 'semaphore' is NULL");
    FAILS(rwSemaphoreCreateFromExternal(context, RW_SEMAPHORE_TIMELINE_FD, -1, &s),
          RT_ERROR_INVALID_VALUE, "file descriptor -1: Bad file descriptor");
    FAILS(rwSemaphoreCreateFromExternal(context, RW_SEMAPHORE_D3D12_FENCE, file, &s),
          RT_ERROR_NOT_SUPPORTED, "fences of Direct3D 12 are handles of Windows");
    FAILS(rwSemaphoreCreateFromExternal(context, (RWsemaphoretype)0, file, &s),
          RT_ERROR_INVALID_VALUE, "0 is no type of semaphore");
    FAILS(rwSemaphoreCreateFromExternal(context, RW_SEMAPHORE_OPAQUE_FD, pipes[0], &s),
          RT_ERROR_INVALID_VALUE, "importing a semaphore failed on late");
    FAILS(rwSemaphoreCreateFromExternal(context, RW_SEMAPHORE_OPAQUE_FD, pipes[0], &s),
          RT_ERROR_INVALID_VALUE, "cuImportExternalSemaphore: ERROR 400 (an error)");
    CHECK_EQ(write(pipes[1], "x", 1), 1);
    CHECK(s == NULL && count_semaphores().live == 0);
    CHECK_EQ(rwSemaphoreCreateFromExternal(NULL, RW_SEMAPHORE_OPAQUE_FD, file, &s),
             RT_ERROR_INVALID_CONTEXT);
    CHECK_EQ(rwSemaphoreWait((RWsemaphore)context, 0, NULL), RT_ERROR_INVALID_VALUE);
    OK(rtContextDestroy(context));
}

TEST(refused_by_devices)
{
    static const struct {
        const char *device, *why;
    } cases[] = {{"cpu", "semaphores are for GPUs"},
                 {"cpu,cpu", "a semaphore belongs to one device; the context has 2"}};
    int file = file_of(0);
    for (int k = 0; k < 2; k++) {
        RTcontext context = begin(cases[k].device);
        RWsemaphore s;
        FAILS(rwSemaphoreCreateFromExternal(context, RW_SEMAPHORE_OPAQUE_FD, file, &s),
              RT_ERROR_NOT_SUPPORTED, cases[k].why);
        OK(rtContextDestroy(context));
    }
    close(file);
}

int main(void)
{
    static const struct rw_test tests[] = {
        {"binary", test_binary},
        {"timeline", test_timeline},
        {"refused", test_refused},
        {"refused by devices", test_refused_by_devices},
    };
    if (!open_driver()) return 1;
    return RUN_TABLE(tests);
}
