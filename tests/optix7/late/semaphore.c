/* SPDX-License-Identifier: Apache-2.0 */
/* See late.h. */
#include "tests/optix7/late/late.h"

#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "runtime/device/cuda/api.h"

#pragma GCC diagnostic ignored "-Wmissing-prototypes"

enum { SUCCESS = 0, INVALID_HANDLE = 400, OPAQUE_FD = 1, TIMELINE_FD = 9 };

#define EXPORTED __attribute__((visibility("default")))

struct semaphore {
    int fd;
    int is_timeline;
};

static struct late_semaphores counts;

EXPORTED struct late_semaphores late_count_semaphores(void)
{
    return counts;
}

EXPORTED int cuImportExternalSemaphore(uint64_t *out, const struct rw_cu_semaphore *wanted)
{
    struct stat about;
    struct semaphore *s;
    if (wanted->type != OPAQUE_FD && wanted->type != TIMELINE_FD) return INVALID_HANDLE;
    if (fstat(wanted->handle.fd, &about) || !S_ISREG(about.st_mode)) return INVALID_HANDLE;
    if (!(s = calloc(1, sizeof *s))) abort();
    s->fd = wanted->handle.fd;
    s->is_timeline = wanted->type == TIMELINE_FD;
    *out = (uint64_t)(uintptr_t)s;
    counts.live++;
    return SUCCESS;
}

EXPORTED int cuDestroyExternalSemaphore(struct semaphore *s)
{
    close(s->fd);
    free(s);
    counts.live--;
    return SUCCESS;
}

static void write_value(const struct semaphore *s, uint64_t value)
{
    if (pwrite(s->fd, &value, sizeof value, 0) != sizeof value) abort();
}

static void await(void *user, uint64_t value)
{
    const struct semaphore *s = user;
    uint64_t now = 0;
    if (pread(s->fd, &now, sizeof now, 0) < 0) abort();
    counts.early += now < (s->is_timeline ? value : 1);
    if (!s->is_timeline) write_value(s, 0);
}

static void signal_now(void *user, uint64_t value)
{
    const struct semaphore *s = user;
    write_value(s, s->is_timeline ? value : 1);
}

EXPORTED int cuWaitExternalSemaphoresAsync(struct semaphore *const *all,
                                           const struct rw_cu_semaphore_value *values,
                                           unsigned count, void *stream)
{
    for (unsigned i = 0; i < count; i++) late_put_call(await, all[i], values[i].value, stream);
    return SUCCESS;
}

EXPORTED int cuSignalExternalSemaphoresAsync(struct semaphore *const *all,
                                             const struct rw_cu_semaphore_value *values,
                                             unsigned count, void *stream)
{
    for (unsigned i = 0; i < count; i++) late_put_call(signal_now, all[i], values[i].value, stream);
    return SUCCESS;
}
