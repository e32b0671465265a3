/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What rank 0 keeps of a launch that may not come to its end: a head, a byte for each part that
 * says whether it is done, the pictures and the totals so far. Parts do not depend on how many
 * ranks there are. A file is written beside the old one and then takes its place, so that there is
 * always one that is whole.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "mpi/job.h"

struct head {
    char magic[8];
    uint64_t width, height, parts, buffers;
    uint64_t element_size[RW_MPI_MOST_BUFFERS];
    uint64_t totals, tiles; /* tiles: 0 without totals, which have those of whole tiles */
};

static struct head head_of(const struct rw_job *job)
{
    struct head head = {.magic = "RWMPI 2",
                        .width = job->launch->width,
                        .height = job->launch->height,
                        .parts = job->parts,
                        .buffers = job->launch->bufferCount,
                        .totals = rw_total_count(job),
                        .tiles = rw_total_count(job) ? job->tiles : 0};
    for (unsigned k = 0; k < job->launch->bufferCount; k++)
        head.element_size[k] = job->element_size[k];
    return head;
}

static size_t picture_bytes(const struct rw_job *job, unsigned buffer)
{
    return (size_t)(job->launch->width * job->launch->height) * job->element_size[buffer];
}

static RTresult refuse(struct rw_job *job, const char *what)
{
    return rw_job_fail(job, RT_ERROR_INVALID_VALUE,
                       "the checkpoint '%.300s' %s; remove it to begin anew",
                       job->launch->checkpoint, what);
}

static RTresult read_all(struct rw_job *job, FILE *file, const struct rw_whole *whole,
                         uint8_t *done)
{
    struct head head, expected = head_of(job);
    if (fread(&head, sizeof(head), 1, file) != 1 ||
        memcmp(head.magic, expected.magic, sizeof(head.magic)))
        return refuse(job, "is none, or is cut short");
    if (memcmp(&head, &expected, sizeof(head)))
        return refuse(job, "is of a launch of another size, or of other buffers or tiles");
    bool good = fread(done, 1, job->parts, file) == job->parts;
    for (unsigned k = 0; good && k < job->launch->bufferCount; k++)
        good = fread(whole->pictures[k], 1, picture_bytes(job, k), file) == picture_bytes(job, k);
    const size_t totals = rw_total_count(job);
    good = good && fread(whole->totals, sizeof(*whole->totals), totals, file) == totals;
    if (good && fgetc(file) == EOF) return RT_SUCCESS;
    memset(done, 0, job->parts);
    return refuse(job, "is cut short, or has more than it should");
}

RTresult rw_checkpoint_read(struct rw_job *job, const struct rw_whole *whole, uint8_t *done)
{
    const char *path = job->launch->checkpoint;
    FILE *file = path ? fopen(path, "rb") : NULL;
    if (!path || (!file && errno == ENOENT)) return RT_SUCCESS;
    if (!file)
        return rw_job_fail(job, RT_ERROR_FILE_NOT_FOUND, "reading the checkpoint '%.300s': %s",
                           path, strerror(errno));
    RTresult result = read_all(job, file, whole, done);
    fclose(file);
    return result;
}

static bool write_all(struct rw_job *job, FILE *file, const struct rw_whole *whole,
                      const uint8_t *done)
{
    const struct head head = head_of(job);
    bool good = fwrite(&head, sizeof(head), 1, file) == 1 &&
                fwrite(done, 1, job->parts, file) == job->parts;
    for (unsigned k = 0; good && k < job->launch->bufferCount; k++)
        good = fwrite(whole->pictures[k], 1, picture_bytes(job, k), file) == picture_bytes(job, k);
    const size_t totals = rw_total_count(job);
    good = good && fwrite(whole->totals, sizeof(*whole->totals), totals, file) == totals;
    return good && !fflush(file) && !fsync(fileno(file));
}

RTresult rw_checkpoint_write(struct rw_job *job, const struct rw_whole *whole, const uint8_t *done)
{
    const char *path = job->launch->checkpoint;
    const size_t size = strlen(path) + sizeof(".new");
    char *fresh = malloc(size);
    if (!fresh) return rw_job_fail(job, RT_ERROR_MEMORY_ALLOCATION_FAILED, "out of memory");
    snprintf(fresh, size, "%s.new", path);
    FILE *file = fopen(fresh, "wb");
    bool good = file && write_all(job, file, whole, done);
    if (file) good = !fclose(file) && good;
    good = good && !rename(fresh, path);
    const int error = errno;
    if (!good) remove(fresh);
    free(fresh);
    if (good) return RT_SUCCESS;
    return rw_job_fail(job, RT_ERROR_FILE_NOT_FOUND, "writing the checkpoint '%.300s': %s", path,
                       strerror(error));
}
