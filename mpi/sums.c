/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Buffers in which launch indices sum up. A rank begins each tile with zeros in them, and what they
 * hold afterwards goes with the tile, so that the sums of a tile which two ranks have run, or none
 * to its end, count once. Rank 0 adds: floats as doubles, so that the order of tiles, which is
 * another one in each job, is lost in rounding; integers as 32 bits do.
 */
#include <string.h>

#include "mpi/job.h"

enum { COMPONENT = 4 }; /* bytes */

/* Formats of 32 bits, and how many components an element has; 0: another one. */
static unsigned components_of(RTformat format, bool *is_float)
{
    static const RTformat formats[][4] = {
        {RT_FORMAT_FLOAT, RT_FORMAT_FLOAT2, RT_FORMAT_FLOAT3, RT_FORMAT_FLOAT4},
        {RT_FORMAT_INT, RT_FORMAT_INT2, RT_FORMAT_INT3, RT_FORMAT_INT4},
        {RT_FORMAT_UNSIGNED_INT, RT_FORMAT_UNSIGNED_INT2, RT_FORMAT_UNSIGNED_INT3,
         RT_FORMAT_UNSIGNED_INT4},
    };
    for (unsigned kind = 0; kind < sizeof(formats) / sizeof(formats[0]); kind++)
        for (unsigned n = 0; n < 4; n++)
            if (formats[kind][n] == format) {
                *is_float = kind == 0;
                return n + 1;
            }
    return 0;
}

static RTresult look_at(struct rw_job *job, unsigned k)
{
    struct rw_job_sum *s = &job->sums[k];
    RTbuffer buffer = job->launch->sums[k];
    RTcontext owner = NULL;
    RTformat format;
    unsigned dimensions;
    RTsize size[3] = {1, 1, 1};
    RTresult result = rtBufferGetContext(buffer, &owner);
    if (!result) result = rtBufferGetFormat(buffer, &format);
    if (!result) result = rtBufferGetDimensionality(buffer, &dimensions);
    if (!result) result = rtBufferGetSizev(buffer, dimensions, size);
    if (result) return rw_job_fail_call(job, result, "looking at the sums");
    const unsigned components = components_of(format, &s->is_float);
    s->count = size[0] * size[1] * size[2] * components;
    if (owner == job->context && s->count) {
        job->sum_bytes += s->count * COMPONENT;
        return RT_SUCCESS;
    }
    return rw_job_fail(job, RT_ERROR_INVALID_VALUE,
                       "sums %u are empty, of another context, or no floats or integers of 32 bits",
                       k);
}

RTresult rw_sums_open(struct rw_job *job)
{
    const RWmpilaunch *l = job->launch;
    RTresult result = RT_SUCCESS;
    if (l->sumCount > RW_MPI_MOST_BUFFERS)
        return rw_job_fail(job, RT_ERROR_INVALID_VALUE, "%u buffers of sums; %d are possible",
                           l->sumCount, RW_MPI_MOST_BUFFERS);
    for (unsigned k = 0; !result && k < l->sumCount; k++) result = look_at(job, k);
    return result;
}

/* ---- the buffers ---- */

/* `from`: their elements, one buffer behind the other; NULL: zeros. */
static RTresult write_all(struct rw_job *job, const unsigned char *from)
{
    for (unsigned k = 0; k < job->launch->sumCount; k++) {
        const size_t bytes = job->sums[k].count * COMPONENT;
        RTbuffer buffer = job->launch->sums[k];
        void *data;
        RTresult result = rtBufferMapEx(buffer, RT_BUFFER_MAP_WRITE_DISCARD, 0, NULL, &data);
        if (result) return rw_job_fail_call(job, result, "writing the sums");
        if (from)
            memcpy(data, from, bytes);
        else
            memset(data, 0, bytes);
        if (from) from += bytes;
        result = rtBufferUnmapEx(buffer, 0);
        if (result) return rw_job_fail_call(job, result, "writing the sums");
    }
    return RT_SUCCESS;
}

RTresult rw_sums_clear(struct rw_job *job)
{
    return write_all(job, NULL);
}

RTresult rw_sums_read(struct rw_job *job, unsigned char *to)
{
    for (unsigned k = 0; k < job->launch->sumCount; k++) {
        const size_t bytes = job->sums[k].count * COMPONENT;
        RTresult result = rwBufferRead(job->launch->sums[k], 0, bytes, to);
        if (result) return rw_job_fail_call(job, result, "reading the sums");
        to += bytes;
    }
    return RT_SUCCESS;
}

RTresult rw_sums_write(struct rw_job *job, const unsigned char *from)
{
    return write_all(job, from);
}

/* ---- totals ---- */

void rw_sums_add(const struct rw_job *job, const unsigned char *from, union rw_sum *totals)
{
    for (unsigned k = 0; k < job->launch->sumCount; k++)
        for (size_t i = 0; i < job->sums[k].count; i++, from += COMPONENT, totals++) {
            float number;
            uint32_t bits;
            memcpy(&number, from, COMPONENT);
            memcpy(&bits, from, COMPONENT);
            if (job->sums[k].is_float)
                totals->number += number;
            else
                totals->bits += bits;
        }
}

void rw_sums_round(const struct rw_job *job, const union rw_sum *totals, unsigned char *to)
{
    for (unsigned k = 0; k < job->launch->sumCount; k++)
        for (size_t i = 0; i < job->sums[k].count; i++, to += COMPONENT, totals++) {
            const float number = (float)totals->number;
            const uint32_t bits = (uint32_t)totals->bits;
            if (job->sums[k].is_float)
                memcpy(to, &number, COMPONENT);
            else
                memcpy(to, &bits, COMPONENT);
        }
}
