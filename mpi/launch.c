/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The call that all ranks make, and what those do that deal nothing: they say that they want a
 * tile, run what they are told, send it, and so on until they are told that it is over. What goes
 * wrong on a rank is told to rank 0, which ends the launch for all.
 */
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "mpi/job.h"

/* Waiting without keeping a core busy, which others may compute on. */
static bool has_order(struct rw_job *job)
{
    int there = 0;
    const struct timespec pause = {.tv_nsec = 100000};
    while (!there) {
        if (MPI_Iprobe(0, RW_TAG_ORDER, job->comm, &there, MPI_STATUS_IGNORE)) return false;
        if (!there) nanosleep(&pause, NULL);
    }
    return true;
}

static RTresult run_tile(struct rw_job *job, unsigned tile, size_t *size)
{
    RWfence fence;
    *size = 0;
    RTresult result = rw_tile_begin(job, tile, &fence);
    if (result) return result;
    result = rwFenceWait(fence);
    if (result) rw_job_fail_call(job, result, "running a tile");
    rwFenceDestroy(fence);
    return result ? result
                  : rw_tile_pack(job, tile, job->message + sizeof(struct rw_tile_head), size);
}

static bool send_head(struct rw_job *job, uint64_t tile, RTresult result, size_t size)
{
    struct rw_tile_head head = {.tile = tile, .result = result};
    if (result) snprintf(head.text, sizeof(head.text), "%.255s", job->launch->message);
    memcpy(job->message, &head, sizeof(head));
    return !MPI_Send(job->message, (int)(sizeof(head) + size), MPI_BYTE, 0, RW_TAG_DONE, job->comm);
}

/* Afterwards the buffers are what rank 0 has. */
static RTresult receive_pictures(struct rw_job *job)
{
    const RWmpilaunch *l = job->launch;
    for (unsigned k = 0; k < l->bufferCount; k++) {
        void *data;
        RTresult result = rtBufferMapEx(l->buffers[k], RT_BUFFER_MAP_READ_WRITE, 0, NULL, &data);
        if (result) return rw_job_fail_call(job, result, "taking the picture over");
        const size_t row = l->width * job->element_size[k];
        bool failed = false;
        for (RTsize y = 0; y < l->height && !failed; y++)
            failed = MPI_Recv((char *)data + y * row, (int)row, MPI_BYTE, 0, RW_TAG_WHOLE,
                              job->comm, MPI_STATUS_IGNORE);
        result = rtBufferUnmapEx(l->buffers[k], 0);
        if (failed || result)
            return rw_job_fail(job, RT_ERROR_LAUNCH_FAILED, "rank %d: the picture did not arrive",
                               job->rank);
    }
    if (!job->sum_bytes) return RT_SUCCESS;
    if (MPI_Recv(job->message, (int)job->sum_bytes, MPI_BYTE, 0, RW_TAG_WHOLE, job->comm,
                 MPI_STATUS_IGNORE))
        return rw_job_fail(job, RT_ERROR_LAUNCH_FAILED, "rank %d: the sums did not arrive",
                           job->rank);
    return rw_sums_write(job, job->message);
}

RTresult rw_mpi_work(struct rw_job *job)
{
    struct rw_order order = {.tile = RW_NO_TILE};
    bool sent = send_head(job, RW_NO_TILE, RT_SUCCESS, 0);
    while (sent && has_order(job)) {
        if (MPI_Recv(&order, sizeof(order), MPI_BYTE, 0, RW_TAG_ORDER, job->comm,
                     MPI_STATUS_IGNORE))
            break;
        if (order.tile == RW_NO_TILE) {
            job->launch->ranksLost = (unsigned)order.lost;
            if (order.result) return rw_job_fail(job, (RTresult)order.result, "%.255s", order.text);
            return job->launch->everywhere ? receive_pictures(job) : RT_SUCCESS;
        }
        size_t size;
        RTresult result = run_tile(job, (unsigned)order.tile, &size);
        sent = send_head(job, order.tile, result, size);
    }
    return rw_job_fail(job, RT_ERROR_LAUNCH_FAILED, "rank %d: MPI failed", job->rank);
}

/* Ranks that cannot begin say so, or the others would wait for them; all have the same result. */
static RTresult agree(struct rw_job *job, RTresult mine)
{
    long own = mine, worst = 0;
    if (MPI_Allreduce(&own, &worst, 1, MPI_LONG, MPI_MAX, job->comm))
        return rw_job_fail(job, RT_ERROR_LAUNCH_FAILED, "MPI_Allreduce failed");
    if (worst && !mine)
        return rw_job_fail(job, (RTresult)worst, "another rank could not begin the launch");
    return (RTresult)worst;
}

/* Tiles are the same on all ranks, or they would not fit together. */
static RTresult compare(struct rw_job *job)
{
    const RWmpilaunch *l = job->launch;
    const unsigned long mine[] = {l->width,         l->height,      l->entryPoint,
                                  job->index_bytes, job->sum_bytes, job->tiles};
    enum { COUNT = sizeof(mine) / sizeof(mine[0]) };
    unsigned long least[COUNT], most[COUNT];
    if (MPI_Allreduce(mine, least, COUNT, MPI_UNSIGNED_LONG, MPI_MIN, job->comm) ||
        MPI_Allreduce(mine, most, COUNT, MPI_UNSIGNED_LONG, MPI_MAX, job->comm))
        return rw_job_fail(job, RT_ERROR_LAUNCH_FAILED, "MPI_Allreduce failed");
    if (!memcmp(least, most, sizeof(least))) return RT_SUCCESS;
    return rw_job_fail(
        job, RT_ERROR_INVALID_VALUE,
        "ranks disagree about the launch: size, entry point, buffers, sums or tiles");
}

RTresult rwMpiLaunch2D(RTcontext context, MPI_Comm communicator, RWmpilaunch *launch)
{
    if (!launch) return RT_ERROR_INVALID_VALUE;
    struct rw_job job = {.context = context, .comm = communicator, .launch = launch};
    launch->tilesRun = launch->tilesResumed = launch->ranksLost = 0;
    launch->message[0] = '\0';
    if (MPI_Comm_rank(communicator, &job.rank) || MPI_Comm_size(communicator, &job.ranks))
        return rw_job_fail(&job, RT_ERROR_INVALID_VALUE, "there is no such communicator");
    MPI_Errhandler handler; /* the application's, which by default ends the job */
    MPI_Comm_get_errhandler(communicator, &handler);
    MPI_Comm_set_errhandler(communicator, MPI_ERRORS_RETURN);
    RTresult result = agree(&job, rw_job_open(&job));
    if (!result) result = compare(&job);
    if (!result) result = job.rank ? rw_mpi_work(&job) : rw_mpi_deal(&job);
    rw_job_close(&job);
    MPI_Comm_set_errhandler(communicator, handler);
    MPI_Errhandler_free(&handler);
    return result;
}
