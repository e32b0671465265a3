/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What all ranks know of a launch that is dealt: tiles, which are rows of parts
 * (rwContextLaunchPart2D), and how the elements of a tile become one message.
 */
#ifndef RW_MPI_JOB_H
#define RW_MPI_JOB_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "mpi/raywright_mpi.h"

struct rw_job_sum {
    size_t count; /* of components, 4 bytes each */
    bool is_float;
};

/* The total of one component. */
union rw_sum {
    double number;
    uint64_t bits;
};

struct rw_job {
    RTcontext context;
    MPI_Comm comm;
    int rank, ranks;
    RWmpilaunch *launch;
    uint64_t parts; /* of the launch */
    unsigned tiles;
    size_t element_size[RW_MPI_MOST_BUFFERS];
    size_t index_bytes; /* of all buffers */
    struct rw_job_sum sums[RW_MPI_MOST_BUFFERS];
    size_t sum_bytes;       /* of all of them, behind the elements of each tile */
    unsigned char *message; /* room for the largest: a head and a tile's elements */
    size_t message_size;
};

/* Ahead of a tile's elements, from the rank that ran it. */
struct rw_tile_head {
    uint64_t tile; /* RW_NO_TILE: the rank has nothing yet, and wants one */
    int64_t result;
    char text[256]; /* what went wrong */
};
#define RW_NO_TILE UINT64_MAX

/* From rank 0: a tile, or the end. */
struct rw_order {
    uint64_t tile; /* RW_NO_TILE: the launch is over */
    int64_t result;
    uint64_t lost; /* ranks */
    char text[256];
};

enum { RW_TAG_DONE = 0x5257, RW_TAG_ORDER, RW_TAG_WHOLE };

/* Writes to launch->message; returns the code. */
RTresult rw_job_fail(struct rw_job *job, RTresult code, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* The same with the context's message, of a call that failed. */
RTresult rw_job_fail_call(struct rw_job *job, RTresult code, const char *call);

RTresult rw_job_open(struct rw_job *job);
void rw_job_close(struct rw_job *job);

/* Parts of a tile: from *first on. */
uint64_t rw_tile_parts(const struct rw_job *job, unsigned tile, uint64_t *first);
/* Begins a tile; what a rank then waits for. */
RTresult rw_tile_begin(struct rw_job *job, unsigned tile, RWfence *fence);
/* The tile's elements out of this rank's buffers, into `to`; *size bytes. */
RTresult rw_tile_pack(struct rw_job *job, unsigned tile, unsigned char *to, size_t *size);
/* What rank 0 has of a launch: an array for each buffer, and totals of all sums. */
struct rw_whole {
    unsigned char *pictures[RW_MPI_MOST_BUFFERS];
    union rw_sum *totals;
};
static inline size_t rw_total_count(const struct rw_job *job)
{
    return job->sum_bytes / 4;
}
void rw_tile_unpack(const struct rw_job *job, unsigned tile, const unsigned char *from,
                    const struct rw_whole *to);
size_t rw_tile_bytes(const struct rw_job *job, unsigned tile);

/* Ranks other than 0. */
RTresult rw_mpi_work(struct rw_job *job);
/* Rank 0. */
RTresult rw_mpi_deal(struct rw_job *job);

/* ---- sums.c ---- */

RTresult rw_sums_open(struct rw_job *job);
/* Before a tile. */
RTresult rw_sums_clear(struct rw_job *job);
/* sum_bytes, out of this rank's buffers and into them. */
RTresult rw_sums_read(struct rw_job *job, unsigned char *to);
RTresult rw_sums_write(struct rw_job *job, const unsigned char *from);
/* To totals, and from them. */
void rw_sums_add(const struct rw_job *job, const unsigned char *from, union rw_sum *totals);
void rw_sums_round(const struct rw_job *job, const union rw_sum *totals, unsigned char *to);

/* ---- checkpoint.c ---- */

/* Reads the whole so far and a flag for each part, if the file is there. */
RTresult rw_checkpoint_read(struct rw_job *job, const struct rw_whole *whole, uint8_t *done);
/* Puts a new file in the place of the old one. */
RTresult rw_checkpoint_write(struct rw_job *job, const struct rw_whole *whole, const uint8_t *done);

#endif
