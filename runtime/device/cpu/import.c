/* SPDX-License-Identifier: Apache-2.0 */
/* Memory of others on the CPU: a file that can be mapped, as memory files and DMA buffers can. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "runtime/device/cpu/import.h"

/* Files say how large they are; what lies behind their end would be a fault when it is touched. */
static bool holds(int fd, size_t bytes)
{
    struct stat about;
    return !fstat(fd, &about) && (!S_ISREG(about.st_mode) || (size_t)about.st_size >= bytes);
}

RTresult rw_cpu_import_memory(struct rw_device *d, int fd, size_t offset, size_t size,
                              struct rw_imported *out)
{
    const size_t skipped = offset % (size_t)sysconf(_SC_PAGESIZE);
    *out = (struct rw_imported){0};
    if (!holds(fd, offset + size)) {
        snprintf(d->error, sizeof(d->error), "the file has fewer than %zu bytes", offset + size);
        return RT_ERROR_INVALID_VALUE;
    }
    const bool is_written = (fcntl(fd, F_GETFL) & O_ACCMODE) != O_RDONLY;
    void *start = mmap(NULL, skipped + size, PROT_READ | (is_written ? PROT_WRITE : 0), MAP_SHARED,
                       fd, (off_t)(offset - skipped));
    if (start == MAP_FAILED) {
        snprintf(d->error, sizeof(d->error), "mmap of %zu bytes: %s", size, strerror(errno));
        return RT_ERROR_INVALID_VALUE;
    }
    out->handle = (uint64_t)(uintptr_t)start;
    out->address = out->handle + skipped;
    out->mapped = skipped + size;
    return RT_SUCCESS;
}

void rw_cpu_import_free(struct rw_device *d, struct rw_imported *memory)
{
    (void)d;
    munmap((void *)(uintptr_t)memory->handle, memory->mapped);
    *memory = (struct rw_imported){0};
}
