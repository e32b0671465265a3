/* SPDX-License-Identifier: Apache-2.0 */
/* See job.h. */
#include "mpi/job.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

RTresult rw_job_fail(struct rw_job *job, RTresult code, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(job->launch->message, sizeof(job->launch->message), format, arguments);
    va_end(arguments);
    return code;
}

RTresult rw_job_fail_call(struct rw_job *job, RTresult code, const char *call)
{
    const char *text = "";
    rtContextGetErrorString(job->context, code, &text);
    return rw_job_fail(job, code, "rank %d, %s: %.200s", job->rank, call, text);
}

/* ---- what is launched ---- */

static RTresult look_at_buffer(struct rw_job *job, unsigned k)
{
    const RWmpilaunch *l = job->launch;
    RTsize element, width, height;
    RTcontext owner = NULL;
    RTresult result = rtBufferGetContext(l->buffers[k], &owner);
    if (!result) result = rtBufferGetElementSize(l->buffers[k], &element);
    if (!result) result = rtBufferGetSize2D(l->buffers[k], &width, &height);
    if (result) return rw_job_fail_call(job, result, "looking at the buffers");
    if (owner != job->context || width != l->width || height != l->height || !element)
        return rw_job_fail(job, RT_ERROR_INVALID_VALUE,
                           "buffer %u is of %lu x %lu elements of %lu bytes, or of another "
                           "context; the launch is of %lu x %lu",
                           k, width, height, element, l->width, l->height);
    job->element_size[k] = element;
    job->index_bytes += element;
    return RT_SUCCESS;
}

/* Sums are known of whole tiles, so that a launch with some goes on with the same ones, whatever
 * the number of ranks. */
static void choose_tiles(struct rw_job *job)
{
    enum { TILES_OF_A_RANK = 32, TILES_WITH_SUMS = 256 };
    const RWmpilaunch *l = job->launch;
    const uint64_t usual = l->sumCount ? TILES_WITH_SUMS : (uint64_t)job->ranks * TILES_OF_A_RANK;
    const uint64_t wanted = l->tiles ? l->tiles : usual;
    job->parts = (l->width * l->height + RW_PART_INDICES - 1) / RW_PART_INDICES;
    job->tiles = (unsigned)(wanted < job->parts ? wanted : job->parts);
}

RTresult rw_job_open(struct rw_job *job)
{
    const RWmpilaunch *l = job->launch;
    if (!(l->bufferCount + l->sumCount) || l->bufferCount > RW_MPI_MOST_BUFFERS || !l->width ||
        !l->height)
        return rw_job_fail(job, RT_ERROR_INVALID_VALUE,
                           "a launch of %lu x %lu with %u buffers; 1 to %d are possible", l->width,
                           l->height, l->bufferCount, RW_MPI_MOST_BUFFERS);
    for (unsigned k = 0; k < l->bufferCount; k++) {
        RTresult result = look_at_buffer(job, k);
        if (result) return result;
    }
    RTresult result = rw_sums_open(job);
    if (result) return result;
    choose_tiles(job);
    size_t most = 0;
    for (unsigned t = 0; t < job->tiles; t++)
        if (rw_tile_bytes(job, t) > most) most = rw_tile_bytes(job, t);
    job->message_size = sizeof(struct rw_tile_head) + most;
    if (job->message_size > INT32_MAX)
        return rw_job_fail(job, RT_ERROR_INVALID_VALUE,
                           "a tile has %zu bytes, which is more than a message can; ask for more "
                           "than %u tiles",
                           most, job->tiles);
    job->message = malloc(job->message_size);
    return job->message ? RT_SUCCESS
                        : rw_job_fail(job, RT_ERROR_MEMORY_ALLOCATION_FAILED, "out of memory");
}

void rw_job_close(struct rw_job *job)
{
    free(job->message);
}

/* ---- tiles ---- */

uint64_t rw_tile_parts(const struct rw_job *job, unsigned tile, uint64_t *first)
{
    *first = job->parts * tile / job->tiles;
    return job->parts * (tile + 1) / job->tiles - *first;
}

RTresult rw_tile_begin(struct rw_job *job, unsigned tile, RWfence *fence)
{
    const RWmpilaunch *l = job->launch;
    uint64_t first, count = rw_tile_parts(job, tile, &first);
    RTresult result = rw_sums_clear(job);
    if (result) return result;
    result = rwContextLaunchPart2D(job->context, l->entryPoint, l->width, l->height, first, count,
                                   NULL, fence);
    if (result) return rw_job_fail_call(job, result, "launching a tile");
    job->launch->tilesRun++;
    return RT_SUCCESS;
}

size_t rw_tile_bytes(const struct rw_job *job, unsigned tile)
{
    const uint64_t total = job->launch->width * job->launch->height;
    uint64_t first, end = rw_tile_parts(job, tile, &first) + first;
    uint64_t last = end * RW_PART_INDICES < total ? end * RW_PART_INDICES : total;
    return (size_t)(last - first * RW_PART_INDICES) * job->index_bytes + job->sum_bytes;
}

/* Elements of one buffer, in the order of their launch indices, between a message and rows of the
 * picture from `first_row` on; which is the copy is said by `packs`. The end of them in the message
 * is returned. */
static unsigned char *move(const struct rw_job *job, unsigned tile, unsigned buffer,
                           unsigned char *rows, unsigned first_row, unsigned char *packed,
                           bool packs)
{
    const size_t size = job->element_size[buffer];
    unsigned indices[RW_PART_INDICES][2], count;
    uint64_t first, parts = rw_tile_parts(job, tile, &first);
    for (uint64_t p = first; p < first + parts; p++) {
        rwGetPartIndices2D(job->launch->width, job->launch->height, p, indices, &count);
        for (unsigned k = 0; k < count; k++, packed += size) {
            const size_t row = indices[k][1] - first_row;
            unsigned char *at = rows + (row * job->launch->width + indices[k][0]) * size;
            memcpy(packs ? packed : at, packs ? at : packed, size);
        }
    }
    return packed;
}

/* Rows of the picture that the tile is in: how many, from *first on. */
static unsigned rows_of(const struct rw_job *job, unsigned tile, unsigned *first)
{
    unsigned indices[RW_PART_INDICES][2], count, end = 0;
    uint64_t part, parts = rw_tile_parts(job, tile, &part);
    *first = UINT32_MAX;
    for (uint64_t p = part; p < part + parts; p++) {
        rwGetPartIndices2D(job->launch->width, job->launch->height, p, indices, &count);
        for (unsigned k = 0; k < count; k++) {
            if (indices[k][1] < *first) *first = indices[k][1];
            if (indices[k][1] >= end) end = indices[k][1] + 1;
        }
    }
    return end - *first;
}

RTresult rw_tile_pack(struct rw_job *job, unsigned tile, unsigned char *to, size_t *size)
{
    unsigned char *at = to;
    unsigned first, rows = rows_of(job, tile, &first);
    RTresult result = RT_SUCCESS;
    for (unsigned k = 0; !result && k < job->launch->bufferCount; k++) {
        const size_t row = job->launch->width * job->element_size[k];
        unsigned char *elements = malloc(rows * row);
        if (!elements) return rw_job_fail(job, RT_ERROR_MEMORY_ALLOCATION_FAILED, "out of memory");
        result = rwBufferRead(job->launch->buffers[k], first * row, rows * row, elements);
        if (result)
            rw_job_fail_call(job, result, "reading a tile");
        else
            at = move(job, tile, k, elements, first, at, true);
        free(elements);
    }
    if (!result) result = rw_sums_read(job, at);
    *size = (size_t)(at - to) + job->sum_bytes;
    return result;
}

void rw_tile_unpack(const struct rw_job *job, unsigned tile, const unsigned char *from,
                    const struct rw_whole *to)
{
    unsigned char *at = (unsigned char *)from;
    for (unsigned k = 0; k < job->launch->bufferCount; k++)
        at = move(job, tile, k, to->pictures[k], 0, at, false);
    rw_sums_add(job, at, to->totals);
}
