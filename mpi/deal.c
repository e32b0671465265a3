/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Rank 0: deals tiles to whoever wants one, runs some itself meanwhile, and puts the picture
 * together. Nobody is waited for longer than the tiles so far let expect: a tile whose rank is late
 * goes to another rank as well, and the first answer counts; both are the same. A rank that has
 * still not answered when all is done is lost: nothing is sent to it, which could wait for ever.
 *
 * requires: all ranks but this one are in rw_mpi_work.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/clock.h"
#include "mpi/job.h"

enum state { TO_DO, GIVEN, DONE };

struct tile {
    enum state state;
    double since; /* rw_clock_ms when it was given last */
};

struct rank {
    bool wants; /* a tile; it has none */
    uint64_t tile;
    double since;
};

struct dealer {
    struct rw_job *job;
    struct tile *tiles;
    struct rank *ranks;
    uint8_t *parts_done;
    struct rw_whole whole;
    unsigned done, next; /* next: no tile before it is to be done */
    double longest;      /* that a rank took for a tile, milliseconds */
    RWfence fence;       /* of the tile that this rank runs */
    double written;      /* when the checkpoint was */
    RTresult result;
};

static void fail(struct dealer *d, RTresult result)
{
    if (!d->result) d->result = result;
}

/* ---- choosing ---- */

static double patience(const struct dealer *d)
{
    const double seconds = d->job->launch->patience > 0 ? d->job->launch->patience : 30;
    return seconds * 1e3 + 10 * d->longest;
}

/* One that nobody has, else one that somebody has had for too long; RW_NO_TILE: none. */
static uint64_t choose(struct dealer *d)
{
    while (d->next < d->job->tiles && d->tiles[d->next].state != TO_DO) d->next++;
    if (d->next < d->job->tiles) return d->next;
    uint64_t oldest = RW_NO_TILE;
    for (unsigned t = 0; t < d->job->tiles; t++)
        if (d->tiles[t].state == GIVEN &&
            (oldest == RW_NO_TILE || d->tiles[t].since < d->tiles[oldest].since))
            oldest = t;
    if (oldest == RW_NO_TILE || rw_clock_ms() - d->tiles[oldest].since < patience(d))
        return RW_NO_TILE;
    return oldest;
}

static void give(struct dealer *d, int rank, uint64_t tile)
{
    d->tiles[tile].state = GIVEN;
    d->tiles[tile].since = d->ranks[rank].since = rw_clock_ms();
    d->ranks[rank].tile = tile;
    d->ranks[rank].wants = false;
}

/* ---- what comes back ---- */

static void take_tile(struct dealer *d, int rank, uint64_t tile, const unsigned char *elements)
{
    const double took = rw_clock_ms() - d->ranks[rank].since;
    uint64_t first, count;
    if (d->tiles[tile].state == DONE) return;
    if (took > d->longest) d->longest = took;
    rw_tile_unpack(d->job, (unsigned)tile, elements, &d->whole);
    count = rw_tile_parts(d->job, (unsigned)tile, &first);
    memset(d->parts_done + first, 1, count);
    d->tiles[tile].state = DONE;
    d->done++;
}

static bool receive(struct dealer *d)
{
    struct rw_job *job = d->job;
    struct rw_tile_head head;
    MPI_Status status;
    int there = 0, size = 0;
    if (MPI_Iprobe(MPI_ANY_SOURCE, RW_TAG_DONE, job->comm, &there, &status) || !there) return false;
    if (MPI_Recv(job->message, (int)job->message_size, MPI_BYTE, status.MPI_SOURCE, RW_TAG_DONE,
                 job->comm, &status))
        fail(d, rw_job_fail(job, RT_ERROR_LAUNCH_FAILED, "MPI_Recv failed"));
    MPI_Get_count(&status, MPI_BYTE, &size);
    memcpy(&head, job->message, sizeof(head));
    struct rank *rank = &d->ranks[status.MPI_SOURCE];
    rank->wants = true;
    if (head.result)
        fail(d, rw_job_fail(job, (RTresult)head.result, "%.255s", head.text));
    else if (head.tile < job->tiles &&
             (size_t)size == sizeof(head) + rw_tile_bytes(job, (unsigned)head.tile))
        take_tile(d, status.MPI_SOURCE, head.tile, job->message + sizeof(head));
    rank->tile = RW_NO_TILE;
    return true;
}

/* This rank's own tile. */
static bool look_at_own(struct dealer *d)
{
    struct rank *own = &d->ranks[0];
    int over = 0;
    size_t size;
    if (own->wants) return false;
    RTresult result = rwFenceQuery(d->fence, &over);
    if (!result && !over) return false;
    if (result) rw_job_fail_call(d->job, result, "running a tile");
    rwFenceDestroy(d->fence);
    if (!result) result = rw_tile_pack(d->job, (unsigned)own->tile, d->job->message, &size);
    if (result)
        fail(d, result);
    else
        take_tile(d, 0, own->tile, d->job->message);
    own->wants = true;
    own->tile = RW_NO_TILE;
    return true;
}

/* ---- orders ---- */

static void send_order(struct dealer *d, int rank, uint64_t tile)
{
    struct rw_order order = {.tile = tile,
                             .result = tile == RW_NO_TILE ? d->result : RT_SUCCESS,
                             .lost = d->job->launch->ranksLost};
    if (d->result) snprintf(order.text, sizeof(order.text), "%.255s", d->job->launch->message);
    if (MPI_Send(&order, sizeof(order), MPI_BYTE, rank, RW_TAG_ORDER, d->job->comm))
        fail(d, rw_job_fail(d->job, RT_ERROR_LAUNCH_FAILED, "MPI_Send to rank %d failed", rank));
}

static bool deal(struct dealer *d)
{
    bool dealt = false;
    for (int r = d->job->ranks - 1; r >= 0; r--) {
        if (!d->ranks[r].wants) continue;
        const uint64_t tile = choose(d);
        if (tile == RW_NO_TILE) break;
        give(d, r, tile);
        dealt = true;
        if (r) {
            send_order(d, r, tile);
            continue;
        }
        RTresult result = rw_tile_begin(d->job, (unsigned)tile, &d->fence);
        if (!result) continue;
        d->ranks[0].wants = true;
        fail(d, result);
    }
    return dealt;
}

/* ---- meanwhile ---- */

static void keep(struct dealer *d)
{
    const RWmpilaunch *l = d->job->launch;
    const double period = (l->checkpointSeconds > 0 ? l->checkpointSeconds : 60) * 1e3;
    if (!l->checkpoint || rw_clock_ms() - d->written < period) return;
    fail(d, rw_checkpoint_write(d->job, &d->whole, d->parts_done));
    d->written = rw_clock_ms();
}

static void tell(struct dealer *d)
{
    const RWmpilaunch *l = d->job->launch;
    if (!l->progress || !l->progress((double)d->done / d->job->tiles, l->user)) return;
    fail(d, rw_job_fail(d->job, RT_TIMEOUT_CALLBACK, "the progress callback ended the launch"));
}

static void run(struct dealer *d)
{
    const struct timespec pause = {.tv_nsec = 200000};
    while (d->done < d->job->tiles && !d->result) {
        const unsigned before = d->done;
        bool busy = deal(d);
        busy |= look_at_own(d);
        while (!d->result && receive(d)) busy = true;
        if (d->done != before) tell(d);
        keep(d);
        if (!busy) nanosleep(&pause, NULL);
    }
}

/* ---- the end ---- */

/* Results that are no longer wanted are received, or their ranks would wait for ever. */
static void drain(struct dealer *d)
{
    const struct timespec pause = {.tv_nsec = 200000};
    const double until = rw_clock_ms() + patience(d);
    const RTresult result = d->result;
    bool waits = true;
    if (!d->ranks[0].wants) {
        rwFenceCancel(d->fence);
        rwFenceWait(d->fence);
        rwFenceDestroy(d->fence);
    }
    while (waits && rw_clock_ms() < until) {
        while (receive(d)) continue;
        waits = false;
        for (int r = 1; r < d->job->ranks; r++) waits |= !d->ranks[r].wants;
        if (waits) nanosleep(&pause, NULL);
    }
    if (!result) d->result = RT_SUCCESS; /* what fails now does so for nothing */
}

static void send_pictures(struct dealer *d, int rank)
{
    const RWmpilaunch *l = d->job->launch;
    for (unsigned k = 0; k < l->bufferCount; k++) {
        const size_t row = l->width * d->job->element_size[k];
        for (RTsize y = 0; y < l->height; y++)
            MPI_Send(d->whole.pictures[k] + y * row, (int)row, MPI_BYTE, rank, RW_TAG_WHOLE,
                     d->job->comm);
    }
    if (!d->job->sum_bytes) return;
    rw_sums_round(d->job, d->whole.totals, d->job->message);
    MPI_Send(d->job->message, (int)d->job->sum_bytes, MPI_BYTE, rank, RW_TAG_WHOLE, d->job->comm);
}

static void end_ranks(struct dealer *d)
{
    RWmpilaunch *l = d->job->launch;
    for (int r = 1; r < d->job->ranks; r++) {
        if (d->ranks[r].wants) continue;
        l->ranksLost++;
        if (!d->result)
            rw_job_fail(d->job, RT_SUCCESS, "rank %d did not answer; others have done its tiles",
                        r);
    }
    for (int r = 1; r < d->job->ranks; r++) {
        if (!d->ranks[r].wants) continue;
        send_order(d, r, RW_NO_TILE);
        if (l->everywhere && !d->result) send_pictures(d, r);
    }
}

static RTresult show(struct dealer *d)
{
    const RWmpilaunch *l = d->job->launch;
    for (unsigned k = 0; k < l->bufferCount; k++) {
        void *data;
        RTresult result = rtBufferMapEx(l->buffers[k], RT_BUFFER_MAP_READ_WRITE, 0, NULL, &data);
        if (result) return rw_job_fail_call(d->job, result, "writing the picture");
        memcpy(data, d->whole.pictures[k], l->width * l->height * d->job->element_size[k]);
        result = rtBufferUnmapEx(l->buffers[k], 0);
        if (result) return rw_job_fail_call(d->job, result, "writing the picture");
    }
    rw_sums_round(d->job, d->whole.totals, d->job->message);
    return rw_sums_write(d->job, d->job->message);
}

static void resume(struct dealer *d)
{
    fail(d, rw_checkpoint_read(d->job, &d->whole, d->parts_done));
    for (unsigned t = 0; t < d->job->tiles && !d->result; t++) {
        uint64_t first, count = rw_tile_parts(d->job, t, &first), done = 0;
        for (uint64_t p = first; p < first + count; p++) done += d->parts_done[p] != 0;
        if (done < count) continue;
        d->tiles[t].state = DONE;
        d->done++;
    }
    d->job->launch->tilesResumed = d->done;
}

/* Totals begin with what the buffers have; a checkpoint has that, too. */
static RTresult begin_totals(struct dealer *d)
{
    RTresult result = rw_sums_read(d->job, d->job->message);
    if (!result) rw_sums_add(d->job, d->job->message, d->whole.totals);
    return result;
}

static bool open_dealer(struct dealer *d)
{
    const RWmpilaunch *l = d->job->launch;
    d->tiles = calloc(d->job->tiles, sizeof(*d->tiles));
    d->ranks = calloc((size_t)d->job->ranks, sizeof(*d->ranks));
    d->parts_done = calloc(d->job->parts, 1);
    d->whole.totals = calloc(rw_total_count(d->job) + 1, sizeof(*d->whole.totals));
    bool good = d->tiles && d->ranks && d->parts_done && d->whole.totals;
    for (unsigned k = 0; good && k < l->bufferCount; k++) {
        d->whole.pictures[k] = calloc(l->width * l->height, d->job->element_size[k]);
        good = d->whole.pictures[k] != NULL;
    }
    if (d->ranks) d->ranks[0].wants = true;
    d->written = rw_clock_ms();
    return good;
}

RTresult rw_mpi_deal(struct rw_job *job)
{
    struct dealer d = {.job = job};
    const RWmpilaunch *l = job->launch;
    const bool opened = open_dealer(&d);
    if (opened) fail(&d, begin_totals(&d));
    if (opened && !d.result) resume(&d);
    if (!opened)
        fail(&d,
             rw_job_fail(job, RT_ERROR_MEMORY_ALLOCATION_FAILED,
                         "no memory on rank 0 for a picture of %lu x %lu", l->width, l->height));
    if (!d.result) run(&d);
    if (d.ranks) drain(&d);
    if (opened && !d.result) fail(&d, show(&d));
    if (opened && d.result && d.done && l->checkpoint && d.result != RT_ERROR_FILE_NOT_FOUND)
        (void)rw_checkpoint_write(job, &d.whole, d.parts_done);
    if (d.ranks) end_ranks(&d);
    if (opened && !d.result && l->checkpoint) remove(l->checkpoint);
    for (unsigned k = 0; k < l->bufferCount; k++) free(d.whole.pictures[k]);
    free(d.whole.totals);
    free(d.parts_done);
    free(d.ranks);
    free(d.tiles);
    return d.result;
}
