/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The helper: it takes only what it was given, limits itself, ends when the process ends that
 * started it, and does what it was started for.
 */
#define _GNU_SOURCE /* close_range's number */

#include "runtime/isolate/serve.h"

#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/thread.h"
#include "runtime/isolate/status.h"

/* Files that the helper may write are its messages, and dumps if they are wanted. */
#define MOST_OUTPUT ((uint64_t)1 << 20)

#ifdef RW_SANITIZED
#define IS_SANITIZED true /* whose memory has no limit */
#else
#define IS_SANITIZED false
#endif

static bool limit(int resource, uint64_t most)
{
    struct rlimit limits;
    if (getrlimit((__rlimit_resource_t)resource, &limits)) return false;
    if (most > limits.rlim_max) most = limits.rlim_max;
    limits = (struct rlimit){most, most};
    return !setrlimit((__rlimit_resource_t)resource, &limits);
}

/* Memory is that of its own: what it shares with the application is limited where it is made. */
static bool limit_all(uint64_t bytes, bool writes_folders)
{
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) || prctl(PR_SET_DUMPABLE, 0, 0, 0, 0)) return false;
    if (!writes_folders && !limit(RLIMIT_FSIZE, MOST_OUTPUT)) return false;
    return IS_SANITIZED || limit(RLIMIT_DATA, bytes);
}

/* Whatever else is going on, the process that nobody talks to any more ends. */
static void *watch(void *user)
{
    struct pollfd socket = {.fd = RW_HELPER_SOCKET};
    (void)user;
    while (poll(&socket, 1, -1) < 1) continue;
    _exit(RW_STATUS_DONE);
}

static bool start_watch(void)
{
    pthread_t thread;
    return !rw_thread_start(&thread, NULL, watch, NULL) && !pthread_detach(thread);
}

static const struct {
    const char *name;
    int (*serve)(const struct rw_helper_task *task);
} roles[] = {
    {"compile", rw_serve_compile},
    {"device", rw_serve_device},
};

int rw_helper_serve(int count, char **arguments)
{
    uint64_t numbers[RW_ARGUMENT_COUNT] = {0};
    if (count != RW_ARGUMENT_COUNT || strcmp(arguments[RW_ARGUMENT_BUILD], rw_compiler_hash))
        return RW_STATUS_OTHER_BUILD;
    for (unsigned i = RW_ARGUMENT_BYTES; i < RW_ARGUMENT_COUNT; i++)
        numbers[i] = strtoull(arguments[i], NULL, 10);
    syscall(SYS_close_range, (unsigned)RW_HELPER_DESCRIPTORS, ~0u, 0u);
    if (!start_watch() || !limit_all(numbers[RW_ARGUMENT_BYTES], numbers[RW_ARGUMENT_FOLDERS] != 0))
        return RW_STATUS_NO_LIMITS;
    const struct rw_helper_task task = {
        .role = arguments[RW_ARGUMENT_ROLE],
        .address = numbers[RW_ARGUMENT_ADDRESS],
        .size = numbers[RW_ARGUMENT_SIZE],
        .threads = (unsigned)numbers[RW_ARGUMENT_THREADS],
        .memory = RW_HELPER_MEMORY,
        .writes_folders = numbers[RW_ARGUMENT_FOLDERS] != 0,
    };
    for (size_t i = 0; i < sizeof(roles) / sizeof(roles[0]); i++)
        if (!strcmp(roles[i].name, task.role)) return roles[i].serve(&task);
    return RW_STATUS_OTHER_BUILD;
}
